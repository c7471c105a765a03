/** What only higher level asks, by the words that a question about it cannot do without, for the first assessment in 2025. */
const HIGHER_LEVEL_ONLY: Readonly<Record<'physics' | 'chemistry', readonly (readonly [statement: string, words: RegExp])[]>> = {
  chemistry: [
    ['Structure 1.2 mass spectra', /mass spectr/i],
    ['Structure 1.3 successive ionisation energies', /successive ionisation/i],
    ['Structure 2.2 formal charge', /formal charge/i],
    ['Structure 2.2 hybridisation', /hybridi[sz]/i],
    ['Structure 2.2 sigma and pi bonds', /\\(?:sigma|pi)\$? bonds?\b|\b(?:sigma|pi) bonds?\b/i],
    ['Structure 3.1 transition elements', /complex ion|ligand|d-?orbital.{0,20}split/i],
    ['Structure 3.2 stereoisomers', /enantiomer|chiral|stereoisomer|cis-trans/i],
    ['Structure 3.2 spectroscopy', /\bNMR\b|infrared spectrum/i],
    ['Reactivity 1.2 enthalpies of formation', /enthalp(?:y|ies) of formation|\\Delta H_\{?\\text\{f\}/i],
    ['Reactivity 1.2 Born-Haber cycles', /Born.Haber|lattice enthalpy/i],
    ['Reactivity 1.4 entropy', /entropy|Gibbs/i],
    ['Reactivity 2.2 rate equations', /rate equation|rate constant|Arrhenius/i],
    ['Reactivity 2.3 reaction quotient', /reaction quotient|\$?\bQ\s*(?:[<>]|\\ne)\s*K/],
    ['Reactivity 2.3 equilibrium from initial amounts', /Determine the initial concentration|started with [A-Z] alone/],
    ['Reactivity 3.1 weak acids and buffers', /\bbuffer\b|K_\{?\\text\{[ab]\}|\\text\{?pK/i],
    ['Reactivity 3.2 electrode potentials', /electrode potential|E\^\{?\\ominus/i],
    ['Reactivity 3.4 mechanisms', /S_?\{?\\text\{N\}|carbocation|Lewis (?:acid|base)/i],
    ['in neither level: kinds of magnetism', /paramagnet|diamagnet/i],
  ],
  physics: [
    ['A.4 rigid bodies', /moment of inertia|\btorque\b|angular momentum/i],
    ['A.5 relativity', /Lorentz|time dilation|proper time|spacetime/i],
    ['B.4 thermodynamics', /\bentropy\b|adiabatic|Carnot/i],
    ['C.3 single slit and gratings', /single.slit (?:diffraction|pattern|envelope)/i],
    ['D.1 potential', /escape (?:speed|velocity)|gravitational potential(?! energy)/i],
    ['D.2 potential', /electric potential(?! (?:difference|energy))/i],
    ['D.4 induction', /magnetic flux|induced emf|Faraday/i],
    ['E.2 quantum physics', /work function|photoelectric|de Broglie|Compton/i],
    ['E.3 decay constant', /decay constant/i],
  ],
};

/** Statements of higher level that a standard-level question of a science prints. */
export function higherLevelFaults(subject: string, texts: readonly string[]): string[] {
  const science = /^(physics|chemistry)-sl$/.exec(subject)?.[1] as 'physics' | 'chemistry' | undefined;
  if (!science) return [];
  return HIGHER_LEVEL_ONLY[science].flatMap(([statement, words]) => {
    const printed = texts.map((text) => words.exec(text)?.[0]).find((found) => found !== undefined);
    return printed === undefined ? [] : [`${statement}: "${printed}"`];
  });
}
