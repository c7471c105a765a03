import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { complexAndMatrixTemplates } from './complex-and-matrices.ts';
import { numberTemplates } from './number.ts';
import { sequenceAndFinanceTemplates } from './sequences-and-finance.ts';

export const courses: readonly CourseDraft[] = [];

export const templates: readonly QuestionTemplate[] = [
  ...numberTemplates,
  ...sequenceAndFinanceTemplates,
  ...complexAndMatrixTemplates,
];
