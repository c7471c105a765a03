import type { GuideSection } from '../../template.ts';

type Row = readonly [section: string, name: string, ...leaves: string[]];

/** Sections of the current guide (first assessment 2021), topics 1 to 3, that both levels have. */
const CORE: readonly Row[] = [
  ['SL 1.1', 'Standard form', '1.1'],
  ['SL 1.2', 'Arithmetic sequences and series', '1.2'],
  ['SL 1.3', 'Geometric sequences and series', '1.3'],
  ['SL 1.4', 'Interest and depreciation', '1.4'],
  ['SL 1.5', 'Integer exponents, logarithms to base 10 and e', '1.5'],
  ['SL 1.6', 'Simple deductive proof', '1.6'],
  ['SL 1.7', 'Rational exponents and laws of logarithms', '1.7.1', '1.7.2'],
  ['SL 1.8', 'Infinite geometric series', '1.8'],
  ['SL 1.9', 'Binomial theorem', '1.9'],
  ['SL 2.1', 'Equations of lines', '2.1'],
  ['SL 2.2', 'Domain, range, inverse as a reflection', '2.2.1'],
  ['SL 2.3', 'Sketching graphs', '2.2.2'],
  ['SL 2.4', 'Key features of graphs', '2.2.2'],
  ['SL 2.5', 'Composite and inverse functions', '2.5'],
  ['SL 2.6', 'Quadratic functions', '2.6'],
  ['SL 2.7', 'Quadratic equations and inequalities', '2.7'],
  ['SL 2.8', 'Reciprocal and rational functions', '2.8'],
  ['SL 2.9', 'Exponential and logarithmic functions', '2.9'],
  ['SL 2.10', 'Solving equations', '2.10'],
  ['SL 2.11', 'Transformations of graphs', '2.11'],
  ['SL 3.1', 'Three-dimensional space and solids', '3.1'],
  ['SL 3.2', 'Right-angled and other triangles', '3.2.1', '3.2.2'],
  ['SL 3.3', 'Bearings, elevation and depression', '3.3'],
  ['SL 3.4', 'Radians, arcs and sectors', '3.4'],
  ['SL 3.5', 'Unit circle and the ambiguous case', '3.5.1', '3.5.2'],
  ['SL 3.6', 'Pythagorean and double angle identities', '3.6'],
  ['SL 3.7', 'Circular functions and their models', '3.7'],
  ['SL 3.8', 'Trigonometric equations', '3.8'],
];

/** Sections that the additional higher level adds. */
const ADDITIONAL: readonly Row[] = [
  ['AHL 1.10', 'Counting and the extended binomial theorem', '1.10'],
  ['AHL 1.11', 'Partial fractions', '1.11'],
  ['AHL 1.12', 'Complex numbers in Cartesian form', '1.12'],
  ['AHL 1.13', 'Complex numbers in polar and Euler form', '1.13'],
  ['AHL 1.14', 'Conjugate roots, powers and roots of complex numbers', '1.14'],
  ['AHL 1.15', 'Induction, contradiction and counterexample', '1.15'],
  ['AHL 1.16', 'Systems of linear equations', '1.16'],
  ['AHL 2.12', 'Polynomials: factors, remainders, sums of roots', '2.12'],
  ['AHL 2.13', 'Rational functions with quadratics', '2.13'],
  ['AHL 2.14', 'Odd, even and self-inverse functions, restricted domains', '2.14'],
  ['AHL 2.15', 'Inequalities by graphs and algebra', '2.16'],
  ['AHL 2.16', 'Graphs with modulus, reciprocal and square', '2.16'],
  ['AHL 3.9', 'Reciprocal and inverse trigonometric functions', '3.9'],
  ['AHL 3.10', 'Compound angle identities', '3.10'],
  ['AHL 3.11', 'Symmetry of trigonometric functions', '3.10'],
  ['AHL 3.12', 'Vectors and their geometry', '3.13'],
  ['AHL 3.13', 'Scalar product', '3.13'],
  ['AHL 3.14', 'Vector equation of a line', '3.14'],
  ['AHL 3.15', 'Pairs of lines', '3.15'],
  ['AHL 3.16', 'Vector product', '3.16'],
  ['AHL 3.17', 'Equations of a plane', '3.17'],
  ['AHL 3.18', 'Intersections and angles of lines and planes', '3.18'],
];

const sections = (subject: GuideSection['subject'], rows: readonly Row[]) =>
  rows.map(([section, name, ...leaves]): GuideSection => ({ subject, section, name, leaves }));

/** Topics 1 to 3 of the guide by course, with the leaves that hold their questions. */
export const guideSections1To3: readonly GuideSection[] = [
  ...sections('math-aa-sl', CORE),
  ...sections('math-aa-hl', [...CORE, ...ADDITIONAL]),
];
