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
    statement(
      'A.1',
      'Projectiles',
      ...keys('physics-a1-projectile', 'film-data', 'over-obstacle', 'choice', 'from-cliff', 'energy-at-top', 'time-to-an-angle'),
    ),
    statement(
      'A.4 AHL',
      'Angular impulse',
      ...keys('physics-a4', 'torque-time-graph', 'braking-torque', 'angular-impulse-choice'),
    ),
    statement('B.1', "Wien's law", ...keys('physics-b1', 'black-body-curves', 'peaks-of-a-filament', 'wien-choice')),
    statement(
      'B.4 AHL',
      'Four processes of an ideal gas',
      ...keys(
        'physics-b4',
        'adiabatic-expansion',
        'expansions-compared',
        'signs-of-processes',
        'processes-choice',
        'heat-of-a-cycle',
      ),
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
      ...keys(
        'physics-e3',
        'binding-energies-compared',
        'energy-of-alpha-decay',
        'mass-defect-choice',
        'energy-from-binding-energies',
        'energy-shared-in-alpha-decay',
      ),
    ),
    statement(
      'A.1',
      'Motion from graphs and tables',
      ...keys(
        'physics-a1',
        'positions-on-film',
        'two-bodies-on-one-graph',
        'tram-velocity-time-graph',
        'motion-graph-sketched',
        'area-of-acceleration-graph',
      ),
    ),
    statement(
      'A.2',
      'Momentum and impulse',
      ...keys(
        'physics-a2',
        'ball-rebounds',
        'force-time-graph',
        'sticking-collision',
        'explosion',
        'force-of-a-jet',
        'outcome-of-an-elastic-collision',
      ),
    ),
    statement(
      'A.5 AHL',
      'Time dilation and length contraction',
      ...keys('physics-a5', 'muon-count-at-two-heights', 'unstable-particle-flight', 'simultaneity', 'distance-in-a-lifetime'),
    ),
    statement(
      'B.1',
      'Specific heat capacity and latent heat',
      ...keys(
        'physics-b1',
        'hot-metal-in-water',
        'latent-heat-by-two-powers',
        'ice-in-drink',
        'data-heated-block',
        'heating-rates-compared',
        'time-to-boil-away',
      ),
    ),
    statement(
      'B.5',
      'Resistance and resistivity',
      ...keys('physics-b5', 'wire-chosen-from-table', 'resistance-choice', 'data-resistivity'),
    ),
    statement(
      'C.1 AHL',
      'Energy and equations of oscillations',
      ...keys(
        'physics-c1',
        'speed-squared-line',
        'kinetic-energy-against-time',
        'equations-of-motion-choice',
        'time-between-displacements',
      ),
    ),
    statement(
      'C.2',
      'Wave speed, kinds of waves',
      ...keys('physics-c2', 'distance-by-echo', 'electromagnetic-choice', 'sound-wave-in-air', 'speed-from-two-snapshots'),
    ),
    statement(
      'C.3',
      'Refraction and total internal reflection',
      ...keys(
        'physics-c3',
        'waves-into-shallow-water',
        'light-in-a-fibre',
        'refraction-choice',
        'data-refraction',
        'light-through-a-layer',
      ),
    ),
    statement(
      'C.3',
      'Interference of two sources',
      ...keys(
        'physics-c3',
        'frequencies-at-a-point',
        'microwaves-scanned',
        'interference-choice',
        'data-fringes',
        'fringe-separation-changed',
      ),
    ),
    statement('C.5', 'Doppler shift of light', ...keys('physics-c5', 'binary-star-lines', 'galaxy-redshift', 'rotating-star')),
    statement(
      'D.1 AHL',
      'Gravitational potential and escape',
      ...keys(
        'physics-d1',
        'escape-of-gases',
        'orbit-raised',
        'potential-choice',
        'potential-graph',
        'energy-to-change-an-orbit',
      ),
    ),
    statement(
      'D.2 AHL',
      'Electric potential and its energy',
      ...keys(
        'physics-d2',
        'potential-against-reciprocal',
        'charges-brought-together',
        'electric-potential-choice',
        'work-on-a-charge-moved',
        'field-and-potential-between-charges',
      ),
    ),
    statement(
      'D.4 AHL',
      "Induced emf and Lenz's law",
      ...keys(
        'physics-d4',
        'magnet-through-coil',
        'induction-choice',
        'flux-time-graph',
        'coil-turned-in-a-field',
        'rod-pulled-along-rails',
        'peak-emf-from-flux-graph',
      ),
    ),
    statement(
      'E.4',
      'Reactors and their waste',
      ...keys('physics-e4', 'waste-over-the-years', 'reactor-choice', 'reactor-explained', 'fuel-used-in-a-day'),
    ),
    statement(
      'A.1',
      'Uniform acceleration',
      ...keys('physics-a1', 'throw-height-ratio', 'stopping-distance-at-another-speed', 'free-fall-compared'),
    ),
    statement(
      'A.2',
      'Friction and drag',
      ...keys('physics-a2', 'friction-on-a-body-at-rest', 'terminal-speed-of-spheres', 'forces-reasoning'),
    ),
    statement(
      'A.2',
      'Circular motion',
      ...keys('physics-a2', 'hump-bridge-force', 'points-of-turning-wheels', 'tension-at-top-and-bottom'),
    ),
    statement(
      'A.3',
      'Kinetic and potential energy',
      ...keys('physics-a3', 'spring-launcher-ratio', 'kinetic-energy-and-momentum', 'height-after-two-bounces'),
    ),
    statement(
      'A.3',
      'Power, efficiency and energy density',
      ...keys('physics-a3', 'energy-reasoning', 'input-power-of-a-pump', 'range-from-energy-density'),
    ),
    statement(
      'A.4 AHL',
      'Torque and rotational energy',
      ...keys('physics-a4', 'torque-reasoning', 'clay-on-turntable', 'share-of-rotational-energy'),
    ),
    statement(
      'B.1',
      'Conduction and luminosity',
      ...keys('physics-b1', 'luminosity-ratio', 'conduction-through-a-pane', 'brightness-and-distance'),
    ),
    statement(
      'B.2',
      'Energy balance of a planet',
      ...keys('physics-b2', 'mean-albedo', 'greenhouse-reasoning', 'intensity-radiated-by-a-planet'),
    ),
    statement(
      'B.3',
      'Ideal gases and their molecules',
      ...keys('physics-b3', 'gas-reasoning', 'bubble-that-rises', 'mixture-of-gases'),
    ),
    statement(
      'B.5',
      'Charge, power and internal resistance',
      ...keys('physics-b5', 'electrons-that-pass', 'lamps-in-series', 'internal-resistance-from-two-loads'),
    ),
    statement(
      'C.1',
      'Period of an oscillation',
      ...keys('physics-c1', 'pendulum-period-ratio', 'period-from-acceleration-line', 'springs-joined'),
    ),
    statement(
      'C.4',
      'Harmonics of strings and pipes',
      ...keys('physics-c4', 'string-harmonic', 'resonance-reasoning', 'pipe-closed-at-one-end'),
    ),
    statement(
      'C.3 AHL',
      'Single slits and gratings',
      ...keys('physics-c3', 'single-slit-width', 'envelope-choice', 'number-of-grating-maxima'),
    ),
    statement(
      'D.1',
      'Law of gravitation and orbits',
      ...keys('physics-d1', 'weight-at-a-height', 'kinetic-energies-of-satellites', 'mass-of-a-star-from-an-orbit'),
    ),
    statement(
      'D.2',
      "Coulomb's law and electric field",
      ...keys('physics-d2', 'zero-field-of-two-charges', 'electric-and-gravitational-forces', 'particles-accelerated-from-rest'),
    ),
    statement(
      'D.3',
      'Magnetic forces',
      ...keys('physics-d3', 'direction-of-magnetic-force', 'crossed-fields', 'wire-at-an-angle-to-the-field'),
    ),
    statement(
      'E.1',
      'Nucleus, photons and spectra',
      ...keys('physics-e1', 'evidence-from-alpha-scattering', 'numbers-of-photons-compared', 'lines-from-levels'),
    ),
    statement(
      'E.3',
      'Decay equations and half-life',
      ...keys('physics-e3', 'half-life-with-background', 'missing-part-of-an-equation', 'decay-chain-count'),
    ),
    statement(
      'E.5',
      'Stars: equilibrium and parallax',
      ...keys('physics-e5', 'hr-diagram-region', 'star-in-balance', 'brightness-from-parallax'),
    ),
    statement(
      'C.5 AHL',
      'Doppler equations for sound',
      ...keys('physics-c5', 'passing-siren', 'speed-from-two-frequencies', 'speed-of-a-passing-source'),
    ),
    statement(
      'E.2 AHL',
      'Photons and matter waves',
      ...keys(
        'physics-e2',
        'photon-energy-change',
        'de-broglie-electron',
        'wavelengths-of-particles-compared',
        'energy-lost-in-compton-scattering',
        'light-changed-in-a-photocell',
      ),
    ),
    statement(
      'E.3 AHL',
      'Decay constant',
      ...keys('physics-e3', 'data-decay-constant', 'activities-of-equal-masses', 'decay-constant-used'),
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
    statement(
      'Structure 1.1',
      'Mixtures, states and purity',
      ...keys('chem', 'recrystallisation-recovery', 'states-from-data', 'heating-curve'),
    ),
    statement(
      'Structure 1.2',
      'Nuclei and isotopes',
      ...keys('chem', 'lead-from-two-sources', 'nucleus-density', 'isotope-reasoning'),
    ),
    statement(
      'Structure 1.3',
      'Line spectra and configurations',
      ...keys('chem', 'flame-lines-identified', 'configuration-choice', 'line-spectra-reasoning'),
    ),
    statement(
      'Structure 1.4',
      'Empirical and molecular formulae',
      ...keys(
        'chem',
        'formula-from-percentages',
        'element-from-its-oxide',
        'magnesium-oxide-class-data',
        'formula-rounded-too-soon',
        'molecular-formula-from-density',
      ),
    ),
    statement(
      'Structure 1.4',
      'Amounts and concentrations',
      ...keys('chem', 'avogadro-from-oil-film', 'alloy-by-atoms', 'dilution-series-checked'),
      ...keys('chem', 'largest-number-of-particles', 'ions-in-solution'),
    ),
    statement(
      'Structure 2.1',
      'Ionic compounds',
      ...keys('chem', 'structures-from-properties', 'ionic-model-choice', 'ionic-solids-explained'),
      ...keys('chem', 'compound-from-configurations'),
    ),
    statement(
      'Structure 2.2',
      'Lewis formulae and shapes',
      ...keys(
        'chem',
        'bond-length-and-enthalpy-data',
        'molecule-from-angle-and-dipole',
        'lewis-formulae-checked',
        'covalent-model-choice',
        'shortest-bond-choice',
      ),
    ),
    statement(
      'Structure 2.2 AHL',
      'Delocalisation and hybridisation',
      ...keys('chem', 'benzene-structure-evidence', 'delocalisation-choice', 'delocalised-bonds'),
      ...keys('chem', 'hybridised-atoms-counted', 'formal-charges-compared'),
    ),
    statement(
      'Structure 2.3',
      'Metals chosen by their properties',
      ...keys('chem', 'metal-for-a-cable', 'metallic-model-choice', 'metallic-data-graph'),
    ),
    statement('Structure 2.4', 'Polymers', ...keys('chem', 'plastics-burnt-or-recycled', 'plastics-choice', 'addition-polymer')),
    statement(
      'Structure 3.1',
      'Periodic trends',
      ...keys('chem', 'first-ionisation-graph', 'isoelectronic-ions-table', 'elements-from-clues', 'trend-reasons-choice'),
      ...keys('chem', 'place-in-periodic-table'),
    ),
    statement(
      'Structure 3.1 AHL',
      'Transition elements and complexes',
      ...keys('chem', 'transition-ionisation-compared', 'complex-formula-from-absorbance', 'complex-colour'),
      ...keys('chem', 'complex-charge-and-number', 'light-absorbed-by-complex'),
    ),
    statement(
      'Structure 3.2',
      'Functional groups, names and isomers',
      ...keys('chem', 'functional-groups-of-a-molecule', 'organic-names-corrected', 'isomers-told-apart'),
      ...keys('chem', 'member-of-a-series', 'branched-chain-named', 'boiling-points-by-class'),
    ),
    statement(
      'Structure 3.2 AHL',
      'Spectroscopy',
      ...keys(
        'chem',
        'spectroscopy-choice',
        'oxidation-followed-by-infrared',
        'nmr-spectrum-predicted',
        'mass-spectra-of-isomers',
        'nmr-ratio-choice',
        'fragment-lost',
        'infrared-evidence-choice',
      ),
    ),
    statement(
      'Reactivity 1.2 AHL',
      'Formation and Born-Haber cycles',
      ...keys('chem', 'formula-explained-by-cycle', 'formation-cycles-choice', 'born-haber'),
      ...keys('chem', 'born-haber-missing-step', 'reaction-enthalpy-from-formation'),
    ),
    statement(
      'Reactivity 1.3',
      'Combustion and fuels',
      ...keys('chem', 'fuels-and-air-choice', 'fuel-comparison', 'combustion-oxygen'),
      ...keys('chem', 'fuel-for-the-same-energy'),
    ),
    statement(
      'Reactivity 1.4 AHL',
      'Entropy and spontaneity',
      ...keys('chem', 'spontaneity-by-signs', 'entropy-of-boiling-data', 'gibbs-temperature-graph'),
      ...keys('chem', 'entropy-change-choice', 'constant-from-gibbs-energy'),
    ),
    statement(
      'Reactivity 2.1',
      'Reacting amounts and yield',
      ...keys(
        'chem',
        'metal-identified-by-gas',
        'hydrate-of-an-acid-titrated',
        'two-routes-compared',
        'yield-over-several-steps',
        'coefficients-summed',
        'reacting-mass-choice',
        'gas-volumes-after-reaction',
        'purity-by-loss-of-mass',
        'mass-needed-for-a-yield',
      ),
    ),
    statement(
      'Reactivity 2.2 AHL',
      'Orders and mechanisms',
      ...keys('chem', 'order-from-half-lives', 'rate-equation-choice', 'initial-rates'),
      ...keys('chem', 'orders-from-experiments', 'arrhenius-gradient-choice'),
    ),
    statement(
      'Reactivity 2.3',
      'Equilibrium and its shifts',
      ...keys('chem', 'equilibrium-shifts-observed', 'equilibrium-constants-by-temperature', 'le-chatelier'),
      ...keys('chem', 'equilibrium-expression-choice', 'dynamic-equilibrium-choice', 'extent-by-temperature'),
    ),
    statement(
      'Reactivity 3.1',
      'Neutralisation',
      ...keys('chem', 'thermometric-titration', 'antacids-compared', 'neutralisation-by-conductivity', 'neutralisation-choice'),
      ...keys('chem', 'products-of-acid-reactions'),
    ),
    statement(
      'Reactivity 3.1 AHL',
      'Weak acids and buffers',
      ...keys('chem', 'buffer-line-data', 'weak-acids-choice', 'buffer-titration-curve'),
      ...keys('chem', 'conjugate-strengths', 'buffer-recognised'),
    ),
    statement(
      'Reactivity 3.2',
      'Voltaic and electrolytic cells',
      ...keys('chem', 'activity-series-from-cells', 'cells-and-electrolysis-choice', 'voltaic-cell'),
      ...keys('chem', 'displacements-ordered', 'molten-salt-electrolysed'),
    ),
    statement(
      'Reactivity 3.3',
      'Radicals',
      ...keys('chem', 'halogens-with-methane-compared', 'radicals-in-the-ozone-layer', 'chlorination-product-shares'),
    ),
    statement(
      'Reactivity 3.4',
      'Addition to alkenes',
      ...keys('chem', 'double-bonds-by-bromine', 'addition-product', 'alkene-additions-choice'),
    ),
    statement(
      'Structure 2.2',
      'Polarity, forces between molecules and chromatography',
      ...keys('chem', 'polar-bonds-without-dipole', 'solvent-for-a-solute', 'forces-overcome', 'spots-on-a-plate'),
    ),
    statement('Structure 1.5', 'Ideal gases', ...keys('chem-gas', 'changed-twice', 'isotherms', 'reasoning')),
    statement(
      'Structure 2.4',
      'Bonding triangle and alloys',
      ...keys('chem', 'place-in-bonding-triangle', 'alloy-properties-choice', 'bonding-triangle'),
    ),
    statement(
      'Structure 3.1',
      'Oxides and oxidation states',
      ...keys('chem', 'oxides-acid-or-base-choice', 'names-with-oxidation-states', 'oxidation-state'),
    ),
    statement(
      'Structure 3.2 AHL',
      'Stereoisomers',
      ...keys('chem', 'stereoisomers-choice', 'chiral-centres', 'cis-trans-isomers'),
    ),
    statement(
      'Reactivity 1.1',
      'Energy profiles and calorimetry',
      ...keys('chem', 'temperature-rise-scaled', 'molar-enthalpy-from-temperature', 'flaw-in-calorimetry'),
      ...keys('chem', 'activation-energy-reversed'),
    ),
    statement(
      'Reactivity 1.2',
      'Bond enthalpies and combined equations',
      ...keys('chem', 'equations-combined-choice', 'bond-enthalpy-deduced', 'hess-cycle-letters'),
    ),
    statement(
      'Reactivity 2.2',
      'Measuring and explaining rates',
      ...keys('chem', 'gas-curves-compared', 'rates-by-coefficients', 'method-to-follow-a-reaction'),
      ...keys('chem', 'what-a-change-does-to-collisions'),
    ),
    statement(
      'Reactivity 2.3 AHL',
      'Reaction quotient and equilibrium amounts',
      ...keys('chem', 'direction-from-quotient', 'constant-from-initial-amounts', 'reaction-quotient'),
    ),
    statement('Reactivity 3.1', 'The pH scale', ...keys('chem', 'ph-of-a-strong-base', 'ph-dilution', 'ph-after-mixing')),
    statement(
      'Reactivity 3.2',
      'Redox equations',
      ...keys('chem', 'oxidising-agent-identified', 'half-equation-coefficients', 'redox-half-equations'),
    ),
    statement(
      'Reactivity 3.2 AHL',
      'Standard electrode potentials',
      ...keys('chem', 'spontaneous-by-potentials', 'gibbs-energy-of-a-cell', 'standard-cell-potential'),
    ),
    statement(
      'Reactivity 3.4',
      'Nucleophiles, electrophiles and substitution',
      ...keys('chem', 'substitution-product-choice', 'nucleophile-or-electrophile', 'nucleophilic-substitution'),
    ),
    statement(
      'Reactivity 3.4 AHL',
      'Mechanisms of substitution',
      ...keys('chem', 'halogenoalkane-rates', 'substitution-mechanism', 'electrophilic-substitution'),
    ),
  ],
};

/** Keys with a common beginning. */
function keys(start: string, ...ends: readonly string[]): string[] {
  return ends.map((end) => `${start}-${end}`);
}
