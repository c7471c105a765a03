import type { GuideSection } from '../../template.ts';

/** Sections of the guides of Chemistry, first assessment 2025, with the leaves that hold their questions. Names are our own. */

type Row = readonly [section: string, name: string, leaves: readonly string[]];

const SHARED: readonly Row[] = [
  ['Structure 1.1', 'Particles, mixtures, states and temperature', ['S1.1']],
  ['Structure 1.2', 'Nuclear atom and isotopes', ['S1.2']],
  ['Structure 1.3', 'Line spectra and electron configurations', ['S1.3']],
  ['Structure 1.4', 'The mole, formulae and concentration', ['S1.4.1', 'S1.4.2', 'S1.4.3']],
  ['Structure 1.5', 'Ideal and real gases', ['S1.5']],
  ['Structure 2.1', 'Ions, their compounds and lattices', ['S2.1']],
  ['Structure 2.2', 'Covalent bonds, shapes, forces and networks', ['S2.2.1', 'S2.2.2']],
  ['Structure 2.3', 'Metallic bonding', ['S2.3']],
  ['Structure 2.4', 'Bonding triangle, alloys and polymers', ['S2.4']],
  ['Structure 3.1', 'Periodic trends, oxides and oxidation states', ['S3.1.1', 'S3.1.2']],
  ['Structure 3.2', 'Organic formulae, classes, names and isomers', ['S3.2.1', 'S3.2.2']],
  ['Reactivity 1.1', 'Energy profiles and calorimetry', ['R1.1']],
  ['Reactivity 1.2', 'Bond enthalpies and cycles', ['R1.2.1']],
  ['Reactivity 1.3', 'Fuels and fuel cells', ['R1.3']],
  ['Reactivity 2.1', 'Reacting amounts, limiting reactant and yield', ['R2.1.1', 'R2.1.2']],
  ['Reactivity 2.2', 'Rates and collisions', ['R2.2.1']],
  ['Reactivity 2.3', 'Equilibrium law and shifts', ['R2.3']],
  ['Reactivity 3.1', 'Acids, bases, pH and neutralisation', ['R3.1.1', 'R3.1.3']],
  ['Reactivity 3.2', 'Redox, cells and electrolysis of melts', ['R3.2.1', 'R3.2.2']],
  ['Reactivity 3.3', 'Radicals', ['R3.3']],
  ['Reactivity 3.4', 'Nucleophiles and electrophiles', ['R3.4.1']],
];

const HIGHER: readonly Row[] = [
  ['Structure 1.2 AHL', 'Mass spectra of elements', ['S1.2']],
  ['Structure 1.3 AHL', 'Ionisation energies and convergence', ['S1.3']],
  ['Structure 2.2 AHL', 'Formal charge, expanded octets, resonance, hybridisation', ['S2.2.4']],
  ['Structure 2.3 AHL', 'Transition metals as metals', ['S2.3', 'S3.1.3']],
  ['Structure 2.4 AHL', 'Condensation polymers', ['S2.4']],
  ['Structure 3.1 AHL', 'Transition elements, colour and complexes', ['S3.1.3']],
  ['Structure 3.2 AHL', 'Stereoisomers and spectra', ['S3.2.2', 'S3.2.4']],
  ['Reactivity 1.2 AHL', 'Formation, combustion and lattice cycles', ['R1.2.3']],
  ['Reactivity 1.4', 'Entropy and Gibbs energy', ['R1.4']],
  ['Reactivity 2.2 AHL', 'Rate equations, mechanisms, Arrhenius equation', ['R2.2.3']],
  ['Reactivity 2.3 AHL', 'Reaction quotient and calculations', ['R2.3']],
  ['Reactivity 3.1 AHL', 'Weak acids and bases, hydrolysis, buffers, indicators', ['R3.1.4']],
  ['Reactivity 3.2 AHL', 'Electrode potentials and electrolysis of solutions', ['R3.2.3']],
  ['Reactivity 3.4 AHL', 'Mechanisms, Lewis acids, complexes, benzene', ['R3.4.3']],
];

const sections = (subject: GuideSection['subject'], rows: readonly Row[]): GuideSection[] =>
  rows.map(([section, name, leaves]) => ({ subject, section, name, leaves }));

export const guideSections: readonly GuideSection[] = [
  ...sections('chemistry-sl', SHARED),
  ...sections('chemistry-hl', [...SHARED, ...HIGHER]),
];
