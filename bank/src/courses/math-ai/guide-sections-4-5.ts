import type { GuideSection } from '../../template.ts';
import { type SectionRow, sectionsOf } from './section-rows.ts';

/** Sections of topics 4 and 5 that both levels have, each with the leaves that hold its questions. */
const CORE: readonly SectionRow[] = [
  ['4.1', 'Data, samples and outliers', '4.1'],
  ['4.2', 'Displays of data', '4.2'],
  ['4.3', 'Averages and spread', '4.3'],
  ['4.4', 'Linear correlation and regression', '4.4'],
  ['4.5', 'First ideas of probability', '4.5'],
  ['4.6', 'Combined and conditional events', '4.6.1', '4.6.2'],
  ['4.7', 'Discrete random variables', '4.7'],
  ['4.8', 'Binomial distribution', '4.8'],
  ['4.9', 'Normal distribution', '4.9'],
  ['4.10', 'Rank correlation', '4.10'],
  ['4.11', 'Chi-squared tests and the t-test', '4.11'],
  ['5.1', 'Limits and rates of change', '5.1'],
  ['5.2', 'Increase and decrease', '5.2'],
  ['5.3', 'Derivatives of powers', '5.3'],
  ['5.4', 'Tangents and normals', '5.4'],
  ['5.5', 'Antiderivatives and areas', '5.5'],
  ['5.6', 'Local maxima and minima', '5.6'],
  ['5.7', 'Optimisation in context', '5.7'],
  ['5.8', 'Trapezoidal rule', '5.8'],
];

/** Those that higher level adds. */
const HIGHER: readonly SectionRow[] = [
  ['4.12', 'Collecting data; reliability and validity', '4.12'],
  ['4.13', 'Non-linear regression', '4.13'],
  ['4.14', 'Linear combinations and unbiased estimates', '4.14'],
  ['4.15', 'Sums of normal variables and sample means', '4.15'],
  ['4.16', 'Confidence intervals', '4.16'],
  ['4.17', 'Poisson distribution', '4.17'],
  ['4.18', 'Critical regions and errors of tests', '4.18'],
  ['4.19', 'Transition matrices and Markov chains', '4.19'],
  ['5.9', 'Further derivatives and related rates', '5.9'],
  ['5.10', 'Second derivative', '5.10'],
  ['5.11', 'Further integrals', '5.11'],
  ['5.12', 'Areas and volumes of revolution', '5.12'],
  ['5.13', 'Kinematics', '5.13'],
  ['5.14', 'Setting up and separating differential equations', '5.14'],
  ['5.15', 'Slope fields', '5.15'],
  ['5.16', 'Euler’s method', '5.16'],
  ['5.17', 'Phase portraits', '5.17'],
  ['5.18', 'Second-order differential equations', '5.18'],
];

/** Topics 4 and 5 of both courses. */
export const sections4And5: readonly GuideSection[] = sectionsOf(CORE, HIGHER);
