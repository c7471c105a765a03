import type { QuestionTemplate } from '../../../template.ts';
import { complexNumbersTemplates } from './complex-numbers.ts';
import { equationsTemplates } from './equations.ts';
import { financeTemplates } from './finance.ts';
import { matrixAlgebraTemplates } from './matrix-algebra.ts';
import { notationAndErrorsTemplates } from './notation-and-errors.ts';
import { sequencesTemplates } from './sequences.ts';

/** All templates of topic 1, in the order of the course. */
export const numberAndAlgebraTemplates: readonly QuestionTemplate[] = [
  ...notationAndErrorsTemplates,
  ...equationsTemplates,
  ...sequencesTemplates,
  ...financeTemplates,
  ...complexNumbersTemplates,
  ...matrixAlgebraTemplates,
];
