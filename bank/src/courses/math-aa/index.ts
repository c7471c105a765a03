import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { algebra } from './algebra.ts';
import { bridgingMaths, bridgingTemplates } from './bridging.ts';
import { calculus } from './calculus.ts';
import { calculusHl } from './calculus-hl.ts';
import { calculusTopic } from './calculus-topics.ts';
import { circles } from './circles.ts';
import { distributions } from './distributions.ts';
import { functions } from './functions.ts';
import { functionsHl } from './functions-hl.ts';
import { functionModels } from './functions-models.ts';
import { functionsTopic } from './functions-topics.ts';
import { geometry } from './geometry.ts';
import { geometryHl } from './geometry-hl.ts';
import { geometryTopic } from './geometry-topics.ts';
import { integration } from './integration.ts';
import { numberAlgebra } from './number-algebra.ts';
import { numberAlgebraHl } from './number-algebra-hl.ts';
import { numberAlgebraTopic } from './number-algebra-topics.ts';
import { higherLevel, standardLevel } from './outline.ts';
import { investigations } from './paper-3.ts';
import { probability } from './probability.ts';
import { probabilityHl } from './probability-hl.ts';
import { statistics } from './statistics.ts';
import { statisticsTopic } from './statistics-topics.ts';
import { trigonometry } from './trigonometry.ts';

const outlines = [numberAlgebraTopic, functionsTopic, geometryTopic, statisticsTopic, calculusTopic];

/** Maths AA at both levels. */
export const courses: readonly CourseDraft[] = [
  { slug: 'math-aa-sl', name: 'Maths AA SL', topics: outlines.map(standardLevel) },
  { slug: 'math-aa-hl', name: 'Maths AA HL', topics: outlines.map(higherLevel) },
];

/** Courses that staff alone see. */
export const staffCourses: readonly CourseDraft[] = [bridgingMaths];

/** All templates of Maths AA and of the bridging course. */
export const templates: readonly QuestionTemplate[] = [
  ...numberAlgebra,
  ...algebra,
  ...numberAlgebraHl,
  ...functions,
  ...functionModels,
  ...functionsHl,
  ...geometry,
  ...circles,
  ...trigonometry,
  ...geometryHl,
  ...statistics,
  ...probability,
  ...distributions,
  ...probabilityHl,
  ...calculus,
  ...integration,
  ...calculusHl,
  ...investigations,
  ...bridgingTemplates,
];
