import type { QuestionTemplate } from '../../template.ts';
import { calculusTemplates } from './calculus.ts';
import { complexAndMatrixTemplates } from './complex-and-matrices.ts';
import { differentialEquationTemplates } from './differential-equations.ts';
import { functionTemplates } from './functions.ts';
import { furtherCalculusTemplates } from './further-calculus.ts';
import { furtherFunctionTemplates } from './further-functions.ts';
import { geometryTemplates } from './geometry.ts';
import { graphTheoryTemplates } from './graph-theory.ts';
import { inferenceTemplates } from './inference.ts';
import { numberTemplates } from './number.ts';
import { probabilityTemplates } from './probability.ts';
import { sequenceAndFinanceTemplates } from './sequences-and-finance.ts';
import { singlePartHigherTemplates } from './single-part-higher.ts';
import { singlePartStandardTemplates } from './single-part-standard.ts';
import { statisticsTemplates } from './statistics.ts';
import { vectorTemplates } from './vectors-and-transformations.ts';

export { courses } from './topics.ts';

/** All templates of the two courses, topic by topic. */
export const templates: readonly QuestionTemplate[] = [
  ...numberTemplates,
  ...sequenceAndFinanceTemplates,
  ...complexAndMatrixTemplates,
  ...functionTemplates,
  ...furtherFunctionTemplates,
  ...geometryTemplates,
  ...vectorTemplates,
  ...graphTheoryTemplates,
  ...statisticsTemplates,
  ...probabilityTemplates,
  ...inferenceTemplates,
  ...calculusTemplates,
  ...furtherCalculusTemplates,
  ...differentialEquationTemplates,
  ...singlePartStandardTemplates,
  ...singlePartHigherTemplates,
];
