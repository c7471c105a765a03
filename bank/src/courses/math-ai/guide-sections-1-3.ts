import type { GuideSection } from '../../template.ts';
import { type SectionRow, sectionsOf } from './section-rows.ts';

/** Sections of topics 1 to 3 that both levels have, each with the leaves that hold its questions. */
const CORE: readonly SectionRow[] = [
  ['1.1', 'Numbers in scientific notation', '1.1'],
  ['1.2', 'Arithmetic sequences and series', '1.2'],
  ['1.3', 'Geometric sequences and series', '1.3'],
  ['1.4', 'Compound interest and depreciation', '1.4'],
  ['1.5', 'Exponents and logarithms', '1.5'],
  ['1.6', 'Rounding, bounds and percentage error', '1.6'],
  ['1.7', 'Loans and annuities', '1.7'],
  ['1.8', 'Systems and polynomial equations', '1.8'],
  ['2.1', 'Straight lines', '2.1'],
  ['2.2', 'Functions, domain, range and inverse', '2.2'],
  ['2.3', 'Graphs of functions', '2.3'],
  ['2.4', 'Key features of graphs', '2.4'],
  ['2.5', 'Models', '2.5.1', '2.5.2', '2.5.3', '2.5.4'],
  ['2.6', 'Modelling skills', '2.6'],
  ['3.1', 'Space and solids', '3.1'],
  ['3.2', 'Trigonometry of triangles', '3.2.1', '3.2.2'],
  ['3.3', 'Applications of trigonometry', '3.3'],
  ['3.4', 'Arcs and sectors', '3.4'],
  ['3.5', 'Perpendicular bisectors', '3.5'],
  ['3.6', 'Voronoi diagrams', '3.6'],
];

/** Those that higher level adds. */
const HIGHER: readonly SectionRow[] = [
  ['1.9', 'Laws of logarithms', '1.9'],
  ['1.10', 'Rational exponents', '1.10'],
  ['1.11', 'Infinite geometric series', '1.11'],
  ['1.12', 'Complex numbers', '1.12'],
  ['1.13', 'Polar and exponential form', '1.13'],
  ['1.14', 'Matrices', '1.14'],
  ['1.15', 'Eigenvalues and eigenvectors', '1.15'],
  ['2.7', 'Composite and inverse functions', '2.7'],
  ['2.8', 'Transformations of graphs', '2.8'],
  ['2.9', 'Further models', '2.9'],
  ['2.10', 'Logarithmic scales and linearised data', '2.10'],
  ['3.7', 'Radians', '3.7'],
  ['3.8', 'Unit circle and the ambiguous case', '3.8'],
  ['3.9', 'Transformations by matrices', '3.9'],
  ['3.10', 'Vectors', '3.10'],
  ['3.11', 'Vector equations of lines', '3.11'],
  ['3.12', 'Vectors and motion', '3.12'],
  ['3.13', 'Scalar and vector product', '3.13'],
  ['3.14', 'Graphs and their terms', '3.14'],
  ['3.15', 'Matrices of graphs', '3.15'],
  ['3.16', 'Algorithms on networks', '3.16'],
];

/** Topics 1 to 3 of the guide (first assessment 2021). */
export const sections1To3: readonly GuideSection[] = sectionsOf(CORE, HIGHER);
