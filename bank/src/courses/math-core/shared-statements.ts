import { defineTemplate, type Placement, type QuestionTemplate } from '../../template.ts';
import * as mathAa from '../math-aa/index.ts';
import { core as analysis } from '../math-aa/writing.ts';
import * as mathAi from '../math-ai/index.ts';
import { core as applications, hl as applicationsHigher } from '../math-ai/writing.ts';

/** Templates by their key with the places that they have in the other course of mathematics. */
type SharedPlaces = Readonly<Record<string, readonly Placement[]>>;

/** Statements that Applications and Interpretation has in common with Analysis and Approaches, by the template of the latter. */
const IN_APPLICATIONS: SharedPlaces = {
  'aa-standard-form-settings': applications('1.1', 1),
  'aa-standard-form-letters': applications('1.1', 1, '1.5'),
  'aa-arithmetic-two-terms': applications('1.2', 1),
  'aa-arithmetic-sigma-and-tables': applications('1.2', 1),
  'aa-geometric-first-term-mc': applications('1.3', 1),
  'aa-geometric-models': applications('1.3', 2, '1.2'),
  'aa-depreciation': applications('1.4', 2, '1.3'),
  'aa-inflation-and-offers': applications('1.4', 2),
  'aa-exponent-laws': applications('1.5', 1),
  'aa-lines-in-settings': applications('2.1', 2, '2.5.1'),
  'aa-domain-and-range': [applicationsHigher('2.7', 1)],
  'aa-inverse-as-reflection': applications('2.2', 1),
  'aa-read-key-features': applications('2.3', 1, '2.2', '2.4'),
  'aa-sketch-with-technology': applications('2.3', 2, '2.4'),
  'aa-graph-intersections': applications('2.4', 2, '2.3'),
  'aa-quadratic-settings': applications('2.5.1', 2, '2.4'),
  'aa-exponential-settings': applications('2.5.2', 2, '1.5'),
  'aa-linear-or-exponential-growth': applications('2.5.2', 2, '2.6'),
  'aa-composite-linear-quadratic': [applicationsHigher('2.7', 1)],
  'aa-inverse-rational-mc': [applicationsHigher('2.7', 1)],
  'aa-transformed-maximum-mc': [applicationsHigher('2.8', 1)],
  'aa-transformations-in-two-orders': [applicationsHigher('2.8', 1)],
  'aa-transformed-square-root': [applicationsHigher('2.8', 1, '2.7')],
  'aa-points-and-solids-in-space': applications('3.1', 2),
  'aa-cone-volume-mc': applications('3.1', 1),
  'aa-right-angled-triangles': applications('3.2.1', 2),
  'aa-cosine-rule-area': applications('3.2.2', 2),
  'aa-bearings-of-journeys': applications('3.3', 2, '3.2.2'),
  'aa-circle-segment': [applicationsHigher('3.7', 2)],
  'aa-sector-area-mc': [applicationsHigher('3.7', 1)],
  'aa-sectors-from-facts': [applicationsHigher('3.7', 1)],
  'aa-hl-aircraft-paths': [applicationsHigher('3.12', 2, '3.11')],
  'aa-how-many-triangles': [applicationsHigher('3.8', 2)],
  'aa-hl-drones-on-lines': [applicationsHigher('3.12', 2, '3.11')],
  'aa-hl-perpendicular-vectors-mc': [applicationsHigher('3.13', 1)],
  'aa-hl-scalar-product-in-triangles': [applicationsHigher('3.13', 1)],
  'aa-survey-planned': applications('4.1', 2),
  'aa-systematic-sample': applications('4.1', 1),
  'aa-grouped-frequencies': applications('4.2', 2, '4.3'),
  'aa-cumulative-frequency-drawn': applications('4.2', 2, '4.3'),
  'aa-regression-mean-point': applications('4.4', 1),
  'aa-scatter-diagram-drawn': applications('4.4', 2),
  'aa-relative-frequency': applications('4.5', 1),
  'aa-sample-space-two-dice': applications('4.6.1', 1, '4.5'),
  'aa-venn-two-sets': applications('4.6.1', 1),
  'aa-independent-or-exclusive': applications('4.6.1', 1),
  'aa-complement-at-least-one': applications('4.6.2', 1, '4.6.1', '4.5'),
  'aa-two-draws-tree': applications('4.6.2', 1),
  'aa-conditional-probability': applications('4.6.2', 1),
  'aa-tree-diagram-drawn': applications('4.6.2', 1),
  'aa-discrete-distribution-game': applications('4.7', 1),
  'aa-expected-gain': applications('4.7', 2, '4.5'),
  'aa-binomial-parameter-mc': applications('4.8', 1),
  'aa-binomial-distribution': applications('4.8', 2),
  'aa-binomial-backwards': applications('4.8', 2),
  'aa-normal-model-judged': applications('4.9', 2),
  'aa-normal-and-binomial': applications('4.9', 2, '4.8'),
  'aa-gradient-from-secants': applications('5.1', 1, '5.3'),
  'aa-derivative-in-context': applications('5.1', 2, '5.3'),
  'aa-derivative-graph-mc': applications('5.2', 1),
  'aa-increasing-where': applications('5.2', 1),
  'aa-sketch-from-derivative': applications('5.2', 1),
  'aa-tangent-normal-cubic': applications('5.4', 1),
  'aa-normal-and-triangle': applications('5.4', 1),
  'aa-parameters-from-tangent': applications('5.4', 1),
  'aa-total-from-rate': applications('5.5', 2),
  'aa-function-from-derivative': applications('5.5', 1),
  'aa-open-box-optimisation': applications('5.7', 2),
  'aa-container-design-discussed': applications('5.7', 2),
  'aa-optimise-design': applications('5.7', 2),
  'aa-concavity-and-inflexion': [applicationsHigher('5.10', 1)],
  'aa-second-derivative-graph': [applicationsHigher('5.10', 1)],
  'aa-stationary-points-exact': [applicationsHigher('5.10', 1, '5.9')],
  'aa-area-between-curves': [applicationsHigher('5.12', 1)],
};

/** The same the other way round. */
const IN_ANALYSIS: SharedPlaces = {
  'ai-sizes-compared': analysis('1.1', 2),
  'ai-scientific-notation-quotient': analysis('1.1', 2),
  'ai-depreciation-value': analysis('1.4', 2),
  'ai-exponent-laws-quotient': analysis('1.5', 2),
  'ai-sound-level-logarithm': analysis('1.5', 2),
  'ai-lines-by-their-equations': analysis('2.1', 2),
  'ai-perpendicular-path': analysis('2.1', 2),
  'ai-lines-in-context': analysis('2.1', 2, ['2.10']),
  'ai-range-of-quadratic': analysis('2.2.1', 2, ['2.6']),
  'ai-function-read-from-graph': analysis('2.2.1', 2),
  'ai-inverse-of-linear-model': analysis('2.2.1', 2, ['2.5']),
  'ai-concentration-graph-features': analysis('2.2.2', 2),
  'ai-sketch-with-key-features': analysis('2.2.2', 2, ['2.8']),
  'ai-distance-in-space': analysis('3.1', 2),
  'ai-right-triangle-angle': analysis('3.2.2', 2),
  'ai-two-angles-of-elevation': analysis('3.2.2', 2, ['3.3']),
  'ai-angle-of-depression-boats': analysis('3.3', 2, ['3.2.2']),
  'ai-bearings-by-components': analysis('3.3', 2, ['3.2.1']),
  'ai-sampling-method-and-bias': analysis('4.1', 2),
  'ai-regression-line-in-use': analysis('4.4', 2),
  'ai-spinner-fair-game': analysis('4.7', 2),
  'ai-binomial-model-in-question': analysis('4.8', 2),
  'ai-meaning-of-a-rate': analysis('5.1', 2),
  'ai-chord-gradient-limit': analysis('5.1', 2),
  'ai-profit-increasing-interval': analysis('5.2', 2),
  'ai-graph-of-the-derivative': analysis('5.2', 2),
  'ai-parameter-from-gradient': analysis('5.3', 2, ['5.4']),
  'ai-function-from-its-rate': analysis('5.5', 2),
  'ai-fence-against-wall': analysis('5.8.1', 2),
  'ai-optimum-from-a-condition': analysis('5.8.1', 2),
};

/** Every second variant, which leaves all forms of an idea and half of its numbers; each is worded as in the course that it comes from. */
function elsewhere(template: QuestionTemplate, key: string, placements: readonly Placement[]): QuestionTemplate {
  const variants = template.variants.map((numbers, index) => ({ numbers, index })).filter(({ index }) => index % 2 === 0);
  return defineTemplate<(typeof variants)[number], unknown>({
    key,
    original: template.key,
    calculatorAllowed: true,
    placements,
    variants,
    solve: ({ numbers }) => template.solve(numbers),
    write: ({ numbers, index }, result) => template.write(numbers, result, index),
    check: ({ numbers }, result) => template.check(numbers, result),
  });
}

const COURSES = [
  { own: mathAa.templates, places: IN_APPLICATIONS, prefix: 'ai-' },
  { own: mathAi.templates, places: IN_ANALYSIS, prefix: 'aa-' },
];

/** Templates of one course of mathematics that the other course asks as well: the guides share their statements. */
export const sharedStatements: readonly QuestionTemplate[] = COURSES.flatMap(({ own, places, prefix }) =>
  own.flatMap((template) => {
    const placements = places[template.key];
    return placements ? [elsewhere(template, template.key.replace(/^a[ai]-/, prefix), placements)] : [];
  }),
);
