/** Statements of the science guides, with our own short names, and the templates that ask about each. */
export interface GuideStatement {
  /** As `E.1` of physics or `Reactivity 3.2` of chemistry; what only higher level asks has AHL behind it. */
  section: string;
  name: string;
  /** Keys of templates. */
  templates: readonly string[];
}

const statement = (section: string, name: string, ...templates: readonly string[]): GuideStatement => ({
  section,
  name,
  templates,
});

export const scienceStatements: Readonly<Record<'physics' | 'chemistry', readonly GuideStatement[]>> = {
  physics: [
    statement('A.1', 'Projectiles', ...keys('physics-a1-projectile', 'film-data', 'over-obstacle', 'choice', 'from-cliff')),
    statement(
      'A.4 AHL',
      'Angular impulse',
      ...keys('physics-a4', 'torque-time-graph', 'braking-torque', 'angular-impulse-choice'),
    ),
    statement('B.1', "Wien's law", ...keys('physics-b1', 'black-body-curves', 'peaks-of-a-filament', 'wien-choice')),
    statement(
      'B.4 AHL',
      'Four processes of an ideal gas',
      ...keys('physics-b4', 'adiabatic-expansion', 'expansions-compared', 'signs-of-processes', 'processes-choice'),
    ),
    statement(
      'B.4 AHL',
      'Entropy and microstates',
      ...keys('physics-b4', 'particles-in-two-halves', 'entropy-of-expansion', 'microstates-choice'),
    ),
    statement(
      'B.5',
      'Solar cells and chemical cells',
      ...keys('physics-b5', 'solar-panel-table', 'panels-for-a-load', 'cells-choice'),
    ),
    statement(
      'C.3 AHL',
      'Fringes in a single-slit envelope',
      ...keys('physics-c3', 'fringes-in-envelope', 'slits-designed', 'envelope-choice'),
    ),
    statement(
      'D.2',
      'Charging by friction and induction',
      ...keys('physics-d2', 'charging-by-friction', 'charges-of-drops', 'charging-choice'),
    ),
    statement(
      'D.2',
      'Uniform field between plates',
      ...keys('physics-d2', 'balance-between-plates-data', 'particle-across-plates', 'uniform-field-choice'),
    ),
    statement(
      'E.1 AHL',
      'Energies and angular momentum of hydrogen',
      ...keys('physics-e1', 'hydrogen-line', 'quantised-orbit', 'spectral-series-data', 'hydrogen-choice'),
    ),
    statement(
      'E.3',
      'Penetration of radiation',
      ...keys('physics-e3', 'absorbers-table', 'gamma-through-lead', 'radiation-choice'),
    ),
    statement(
      'E.3',
      'Mass defect and binding energy',
      ...keys('physics-e3', 'binding-energies-compared', 'energy-of-alpha-decay', 'mass-defect-choice'),
    ),
  ],
  chemistry: [
    statement('Structure 1.5', 'Real gases', ...keys('chem-real-gas', 'data', 'graph', 'choice')),
    statement(
      'Structure 2.2',
      'Forms of carbon',
      ...keys('chem', 'carbon-allotropes-table', 'graphene-area', 'carbon-allotropes-choice'),
    ),
    statement(
      'Structure 3.1',
      'Acid deposition',
      ...keys('chem', 'acid-deposition-sulfur', 'rain-ph-compared', 'acid-deposition-choice'),
    ),
    statement(
      'Reactivity 3.2',
      'Reduction of carbonyl compounds',
      ...keys('chem', 'carbonyl-reduced', 'reduction-oxidation-states', 'reduction-choice'),
    ),
    statement(
      'Reactivity 3.2',
      'Hydrogenation and degree of unsaturation',
      ...keys('chem', 'degree-of-unsaturation', 'fat-hardened', 'unsaturation-choice'),
    ),
    statement(
      'Reactivity 3.2 AHL',
      'Standard hydrogen electrode',
      ...keys('chem', 'cell-with-hydrogen-electrode', 'other-reference-electrode', 'hydrogen-electrode-choice'),
    ),
    statement(
      'Reactivity 3.4 AHL',
      'Addition to unsymmetrical alkenes',
      ...keys('chem-unsymmetrical', 'addition', 'product-data', 'choice'),
    ),
  ],
};

/** Keys with a common beginning. */
function keys(start: string, ...ends: readonly string[]): string[] {
  return ends.map((end) => `${start}-${end}`);
}
