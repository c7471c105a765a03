import type { CourseSlug, GuideSection } from '../../template.ts';

type Row = readonly [section: string, name: string, ...leaves: readonly string[]];

/** Sections of both levels, first assessment 2025, with our own short names. */
const CORE: readonly Row[] = [
  ['A.1', 'Motion in one and two dimensions', 'A.1.1', 'A.1.2', 'A.1.3'],
  ['A.2', 'Forces, momentum and circles', 'A.2.1', 'A.2.2', 'A.2.3'],
  ['A.3', 'Energy and its transfer by work', 'A.3.1', 'A.3.2'],
  ['B.1', 'Heat and radiation', 'B.1.1', 'B.1.2'],
  ['B.2', 'Energy balance of a planet', 'B.2'],
  ['B.3', 'Ideal gases', 'B.3'],
  ['B.5', 'Electric circuits', 'B.5.1', 'B.5.2'],
  ['C.1', 'Simple harmonic oscillations', 'C.1.1'],
  ['C.2', 'Travelling waves', 'C.2'],
  ['C.3', 'Refraction, diffraction, interference', 'C.3.1', 'C.3.2'],
  ['C.4', 'Standing waves, resonance', 'C.4'],
  ['C.5', 'Moving sources and observers', 'C.5'],
  ['D.1', 'Gravity and orbits', 'D.1.1'],
  ['D.2', 'Electric and magnetic fields', 'D.2.1', 'D.2.2'],
  ['D.3', 'Charges and currents in fields', 'D.3'],
  ['E.1', 'Atoms, spectra, the nucleus', 'E.1'],
  ['E.3', 'Radioactivity and binding energy', 'E.3.1', 'E.3.2'],
  ['E.4', 'Nuclear fission', 'E.4'],
  ['E.5', 'Nuclear fusion and stars', 'E.5'],
];

/** What HL adds: sections of its own, and leaves within those of both levels. */
const HIGHER_LEVEL: readonly Row[] = [
  ['A.4', 'Rotating rigid bodies', 'A.4'],
  ['A.5', 'Relativity', 'A.5'],
  ['B.4', 'Laws of thermodynamics', 'B.4.1', 'B.4.2'],
  ['C.1', 'Simple harmonic motion by equations', 'C.1.3'],
  ['C.3', 'Single slits, many slits', 'C.3.3'],
  ['D.1', 'Gravitational potential', 'D.1.3'],
  ['D.2', 'Electric potential', 'D.2.3'],
  ['D.4', 'Electromagnetic induction', 'D.4'],
  ['E.2', 'Photons and matter waves', 'E.2'],
  ['E.3', 'Decay by an exponential law', 'E.3.1'],
];

const rows = (subject: CourseSlug, list: readonly Row[]): GuideSection[] =>
  list.map(([section, name, ...leaves]) => ({ subject, section, name, leaves }));

/** Where the questions of each section of the guide stand. */
export const guideSections: readonly GuideSection[] = [
  ...rows('physics-sl', CORE),
  ...rows('physics-hl', [...CORE, ...HIGHER_LEVEL]),
];
