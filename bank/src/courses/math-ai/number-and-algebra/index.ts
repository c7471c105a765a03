import type { QuestionTemplate } from '../../../template.ts';
import { complexNumbersTemplates } from './complex-numbers.ts';
import { complexPlaneTemplates } from './complex-plane.ts';
import { equationsTemplates } from './equations.ts';
import { financeTemplates } from './finance.ts';
import { loansAndPensionsTemplates } from './loans-and-pensions.ts';
import { loansAndPolynomialsTemplates } from './loans-and-polynomials.ts';
import { matrixAlgebraTemplates } from './matrix-algebra.ts';
import { matrixUsesTemplates } from './matrix-uses.ts';
import { notationAndErrorsTemplates } from './notation-and-errors.ts';
import { powersAndPlanesTemplates } from './powers-and-planes.ts';
import { rationalExponentsTemplates } from './rational-exponents.ts';
import { sequencesTemplates } from './sequences.ts';
import { seriesInContextTemplates } from './series-in-context.ts';
import { sizesAndErrorsTemplates } from './sizes-and-errors.ts';

/** All templates of topic 1, in the order of the course. */
export const numberAndAlgebraTemplates: readonly QuestionTemplate[] = [
  ...notationAndErrorsTemplates,
  ...equationsTemplates,
  ...sequencesTemplates,
  ...financeTemplates,
  ...complexNumbersTemplates,
  ...matrixAlgebraTemplates,
  ...sizesAndErrorsTemplates,
  ...seriesInContextTemplates,
  ...loansAndPolynomialsTemplates,
  ...rationalExponentsTemplates,
  ...complexPlaneTemplates,
  ...matrixUsesTemplates,
  ...loansAndPensionsTemplates,
  ...powersAndPlanesTemplates,
];
