import type { GuideSection } from '../../template.ts';

type Row = readonly [section: string, name: string, ...leaves: string[]];

/** Sections of the current guide (first assessment 2021), topics 4 and 5, that both levels have. */
const CORE: readonly Row[] = [
  ['SL 4.1', 'Populations, samples, outliers', '4.1'],
  ['SL 4.2', 'Presentation of data', '4.2'],
  ['SL 4.3', 'Centre and spread', '4.3'],
  ['SL 4.4', 'Correlation, regression of y on x', '4.4'],
  ['SL 4.5', 'Outcomes, events, expected occurrences', '4.5'],
  ['SL 4.6', 'Venn and tree diagrams, combined events', '4.6'],
  ['SL 4.7', 'Discrete random variables', '4.7'],
  ['SL 4.8', 'Binomial distribution', '4.8'],
  ['SL 4.9', 'Normal distribution', '4.9'],
  ['SL 4.10', 'Regression of x on y', '4.10'],
  ['SL 4.11', 'Conditional and independent events, formally', '4.11'],
  ['SL 4.12', 'Standardised values, unknown parameters', '4.12'],
  ['SL 5.1', 'Limits and the derivative as a rate', '5.1'],
  ['SL 5.2', 'Increasing and decreasing functions', '5.2'],
  ['SL 5.3', 'Derivatives of powers and sums', '5.3'],
  ['SL 5.4', 'Tangents and normals', '5.4'],
  ['SL 5.5', 'Antiderivatives and areas', '5.5'],
  ['SL 5.6', 'Chain, product and quotient rule', '5.6'],
  ['SL 5.7', 'Second derivative', '5.7'],
  ['SL 5.8', 'Optimisation, stationary points, inflexion', '5.8.1', '5.8.2'],
  ['SL 5.9', 'Motion on a line', '5.9'],
  ['SL 5.10', 'Indefinite integrals, reverse chain rule', '5.10'],
  ['SL 5.11', 'Definite integrals, areas between curves', '5.11'],
];

/** What the additional higher level adds. */
const ADDITIONAL: readonly Row[] = [
  ['AHL 4.13', "Bayes' theorem", '4.13'],
  ['AHL 4.14', 'Variance, linear transformations, densities', '4.14'],
  ['AHL 5.12', 'Continuity, first principles, higher derivatives', '5.12'],
  ['AHL 5.13', "Limits and l'Hôpital's rule", '5.13'],
  ['AHL 5.14', 'Implicit differentiation, related rates', '5.14'],
  ['AHL 5.15', 'Further derivatives and integrals', '5.15'],
  ['AHL 5.16', 'Substitution and integration by parts', '5.16'],
  ['AHL 5.17', 'Areas with the y-axis, volumes of revolution', '5.17'],
  ['AHL 5.18', 'Differential equations', '5.18'],
  ['AHL 5.19', 'Maclaurin series', '5.19'],
];

const sections = (subject: GuideSection['subject'], rows: readonly Row[]) =>
  rows.map(([section, name, ...leaves]): GuideSection => ({ subject, section, name, leaves }));

/** Topics 4 and 5 of the guide by course, with the leaves that hold their questions. */
export const guideSections4To5: readonly GuideSection[] = [
  ...sections('math-aa-sl', CORE),
  ...sections('math-aa-hl', [...CORE, ...ADDITIONAL]),
];
