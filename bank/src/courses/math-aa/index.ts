import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { algebra } from './algebra.ts';
import { areas } from './areas.ts';
import { argumentsOutlined } from './arguments-outlined.ts';
import { bayesAndDensities } from './bayes-and-densities.ts';
import { bearingsAndSectors } from './bearings-and-sectors.ts';
import { binomialAndProof } from './binomial-and-proof.ts';
import { binomialCoefficients } from './binomial-coefficients.ts';
import { bridgingMaths, bridgingTemplates } from './bridging.ts';
import { calculus } from './calculus.ts';
import { calculusHl } from './calculus-hl.ts';
import { calculusTopic } from './calculus-topics.ts';
import { chanceAndVolumesHl } from './chance-and-volumes-hl.ts';
import { circles } from './circles.ts';
import { circularFunctions } from './circular-functions.ts';
import { complexHl } from './complex-hl.ts';
import { conditionalEvents } from './conditional-events.ts';
import { countingHl } from './counting-hl.ts';
import { dataSets } from './data-sets.ts';
import { derivativeRules } from './derivative-rules.ts';
import { differentialEquations } from './differential-equations.ts';
import { displaysDrawn } from './displays-drawn.ts';
import { distributions } from './distributions.ts';
import { events } from './events.ts';
import { exactTrigonometry } from './exact-trigonometry.ts';
import { exponentialEquations } from './exponential-equations.ts';
import { exponents } from './exponents.ts';
import { figuresToDraw } from './figures-to-draw.ts';
import { firstPrinciplesAndLimits } from './first-principles.ts';
import { functionGraphs } from './function-graphs.ts';
import { functions } from './functions.ts';
import { functionsHl } from './functions-hl.ts';
import { functionModels } from './functions-models.ts';
import { functionsTopic } from './functions-topics.ts';
import { geometry } from './geometry.ts';
import { geometryHl } from './geometry-hl.ts';
import { geometryTopic } from './geometry-topics.ts';
import { gradients } from './gradients.ts';
import { graphsHl } from './graphs-hl.ts';
import { implicitAndRates } from './implicit-and-rates.ts';
import { integrals } from './integrals.ts';
import { integration } from './integration.ts';
import { linesAndPlanesHl } from './lines-and-planes-hl.ts';
import { linesAndScores } from './lines-and-scores.ts';
import { measuring } from './measuring.ts';
import { modelsCompared } from './models-compared.ts';
import { motion } from './motion.ts';
import { normalVariables } from './normal-variables.ts';
import { numberAlgebra } from './number-algebra.ts';
import { numberAlgebraHl } from './number-algebra-hl.ts';
import { numberAlgebraTopic } from './number-algebra-topics.ts';
import { higherLevel, standardLevel } from './outline.ts';
import { paper3Templates } from './paper-3/index.ts';
import { parametersHl } from './parameters-hl.ts';
import { partsAndVolumes } from './parts-and-volumes.ts';
import { planesTemplates } from './planes-hl.ts';
import { polarFormHl } from './polar-form-hl.ts';
import { polynomialsHl } from './polynomials-hl.ts';
import { probability } from './probability.ts';
import { probabilityHl } from './probability-hl.ts';
import { proofAndSystemsHl } from './proof-and-systems-hl.ts';
import { quadraticsAndRationals } from './quadratics-and-rationals.ts';
import { randomVariables } from './random-variables.ts';
import { regression } from './regression.ts';
import { sampling } from './sampling.ts';
import { secondDerivative } from './second-derivative.ts';
import { sectionBHigher } from './section-b-hl.ts';
import { sectionBHigherCalculator } from './section-b-hl-calculator.ts';
import { sectionBInduction } from './section-b-hl-induction.ts';
import { sectionBRational } from './section-b-hl-rational.ts';
import { sectionBStandard } from './section-b-sl.ts';
import { sectionBStandardCalculator } from './section-b-sl-calculator.ts';
import { sequences } from './sequences.ts';
import { standardForm } from './standard-form.ts';
import { statistics } from './statistics.ts';
import { statisticsTopic } from './statistics-topics.ts';
import { straightLines } from './straight-lines.ts';
import { tangents } from './tangents.ts';
import { trianglesWithTwoRules } from './triangles-with-two-rules.ts';
import { trigonometry } from './trigonometry.ts';
import { trigonometryHl } from './trigonometry-hl.ts';
import { vectorsHl } from './vectors-hl.ts';

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
  ...standardForm,
  ...exponents,
  ...sequences,
  ...binomialAndProof,
  ...algebra,
  ...numberAlgebraHl,
  ...countingHl,
  ...complexHl,
  ...proofAndSystemsHl,
  ...functions,
  ...straightLines,
  ...functionGraphs,
  ...quadraticsAndRationals,
  ...functionModels,
  ...functionsHl,
  ...polynomialsHl,
  ...graphsHl,
  ...geometry,
  ...circles,
  ...measuring,
  ...bearingsAndSectors,
  ...trigonometry,
  ...circularFunctions,
  ...geometryHl,
  ...trigonometryHl,
  ...vectorsHl,
  ...linesAndPlanesHl,
  ...statistics,
  ...probability,
  ...distributions,
  ...probabilityHl,
  ...sampling,
  ...dataSets,
  ...regression,
  ...events,
  ...conditionalEvents,
  ...randomVariables,
  ...normalVariables,
  ...bayesAndDensities,
  ...displaysDrawn,
  ...modelsCompared,
  ...figuresToDraw,
  ...argumentsOutlined,
  ...calculus,
  ...integration,
  ...calculusHl,
  ...gradients,
  ...derivativeRules,
  ...integrals,
  ...tangents,
  ...secondDerivative,
  ...areas,
  ...firstPrinciplesAndLimits,
  ...implicitAndRates,
  ...partsAndVolumes,
  ...differentialEquations,
  ...paper3Templates,
  ...exponentialEquations,
  ...planesTemplates,
  ...polarFormHl,
  ...trianglesWithTwoRules,
  ...binomialCoefficients,
  ...exactTrigonometry,
  ...linesAndScores,
  ...motion,
  ...parametersHl,
  ...chanceAndVolumesHl,
  ...sectionBStandard,
  ...sectionBStandardCalculator,
  ...sectionBHigher,
  ...sectionBHigherCalculator,
  ...sectionBInduction,
  ...sectionBRational,
  ...bridgingTemplates,
];
