import type { CourseDraft, QuestionTemplate } from '../../template.ts';

export const courses: readonly CourseDraft[] = [];

export const templates: readonly QuestionTemplate[] = [];
