import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { physicsTopics } from './topics.ts';

/** Physics SL and HL, first assessment 2025. */
export const courses: readonly CourseDraft[] = [
  { slug: 'physics-sl', name: 'Physics SL', topics: physicsTopics('SL') },
  { slug: 'physics-hl', name: 'Physics HL', topics: physicsTopics('HL') },
];

/** All templates, theme by theme. */
export const templates: readonly QuestionTemplate[] = [];
