import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant, term } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { COULOMB, LIGHT_SPEED as c, ELEMENTARY_CHARGE as e, FERMI_RADIUS, PLANCK as h } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, standardForm, tex } from './quantities.ts';
import { nucleonsFromRadii, thirdTransition } from './reversed-choices-d-e.ts';

/** E.1 Structure of the atom. */

const minus = (value: number) => value.toFixed(1).replace('-', '−');

function levelsDrawing(levels: readonly number[], from: number, to: number): string {
  const lowest = Math.min(...levels);
  const diagram = new Diagram({ x: [0, 10], y: [lowest * 1.08, -lowest * 0.06], width: 380, height: 300 });
  levels.forEach((level, index) => {
    diagram
      .segment([2, level], [7.4, level])
      .label([7.4, level], `${minus(level)} eV`, { anchor: 'start', dx: 8, dy: 4 })
      .label([2, level], `n = ${index + 1}`, { anchor: 'end', dx: -8, dy: 4 });
  });
  return diagram
    .segment([2, 0], [7.4, 0], 'd-dashed')
    .label([7.4, 0], '0 eV', { anchor: 'start', dx: 8, dy: 2 })
    .arrow([4.6, levels[from] ?? 0], [4.6, levels[to] ?? 0], 'd-curve2')
    .toSvg();
}

const energyLevels = defineTemplate({
  key: 'physics-e1-energy-level-transition',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('E.1', 2),
  variants: [
    { levels: [-10.4, -5.5, -3.7, -1.6], from: 3, to: 1 },
    { levels: [-9.2, -6.1, -3.4, -1.1], from: 2, to: 1 },
    { levels: [-12.1, -7.3, -4.6, -1.6], from: 2, to: 1 },
    { levels: [-8.4, -4.9, -2.7, -0.9], from: 2, to: 1 },
    { levels: [-13.6, -7.9, -4.2, -1.5], from: 3, to: 2 },
    { levels: [-7.6, -5.2, -2.9, -1.3], from: 2, to: 0 },
    { levels: [-11.5, -6.8, -4.5, -1.9], from: 2, to: 1 },
    { levels: [-9.8, -5.9, -3.1, -1.2], from: 3, to: 1 },
    { levels: [-14.2, -9.5, -5.7, -2.8], from: 3, to: 2 },
  ],
  solve: ({ levels, from, to }) => {
    const gap = (levels[from] ?? 0) - (levels[to] ?? 0);
    const joules = gap * e;
    return { gap, joules, frequency: joules / h, wavelength: (h * c) / joules, ionise: -(levels[0] ?? 0) * e };
  },
  write: ({ levels, from, to }, { gap, joules, frequency, wavelength, ionise }) => ({
    text: tex`The diagram shows, to scale, the four lowest energy levels of the atoms of a gas. An electron makes the transition shown by the arrow, from the level at $${levels[from]?.toFixed(1)}\text{ eV}$ to the level at $${levels[to]?.toFixed(1)}\text{ eV}$.

![](diagram:levels)

(a) Outline how an emission spectrum gives evidence of discrete energy levels. [2]

(b) Calculate the energy of the photon emitted in the transition shown, in joules. [2]

(c) Determine the wavelength of this photon. [2]

(d) Calculate the energy in joules needed to ionize the atom from its ground state. [1]

(e) State the number of different photon energies that could be emitted in transitions among these four levels. [1]`,
    hint: 'How is the energy of the photon related to those of the two levels, and in which unit?',
    answer: tex`(a) Only certain wavelengths, hence photon energies, are emitted; they are differences of energy levels.

(b) $${standardForm(joules, 'J')}$

(c) $${standardForm(wavelength, 'm')}$

(d) $${standardForm(ionise, 'J')}$

(e) 6`,
    solution: tex`(a) The emission spectrum consists of separate lines: only light of certain wavelengths is emitted. As a photon's energy is $\dfrac{hc}{\lambda}$, only certain photon energies occur. Each is the difference of two energies of the atom, so the atom has discrete energy levels.

(b) $\Delta E = ${levels[from]?.toFixed(1)} - (${levels[to]?.toFixed(1)}) = ${significant(gap, 2)}\text{ eV} = ${significant(gap, 2)} \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$.

(c) The frequency is $f = \dfrac{\Delta E}{h} = ${standardForm(frequency, 'Hz')}$, and

$$\lambda = \frac{c}{f} = \frac{hc}{\Delta E} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${scientific(joules)}} = ${standardForm(wavelength, 'm')}$$

(d) The electron must be raised from the lowest level to $0\text{ eV}$: $${(-(levels[0] ?? 0)).toFixed(1)} \times 1.60 \times 10^{-19} = ${standardForm(ionise, 'J')}$.

(e) Each pair of levels gives one transition: $3 + 2 + 1 = 6$ different photon energies.`,
    markScheme: markLines(
      ['a', 'R1', 'Spectrum has lines of certain wavelengths only'],
      ['a', 'R1', 'Photon energies are differences of energy levels'],
      ['b', '(M1)', tex`Difference $${significant(gap, 2)}\text{ eV}$ converted`],
      ['b', 'A1', tex`$${standardForm(joules, 'J')}$`],
      ['c', '(M1)', tex`$\lambda = hc/\Delta E$`],
      ['c', 'A1', tex`$${standardForm(wavelength, 'm')}$`],
      ['d', 'A1', tex`$${standardForm(ionise, 'J')}$`],
      ['e', 'A1', '6'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(joules, 'J', 'b'),
        miss(gap, 'This is the energy in electronvolts; joules are asked for.', 'unit'),
      ),
      foreseeing(
        numericAnswer(wavelength, 'm', 'c'),
        miss(frequency, 'This is the frequency of the photon.'),
        miss((h * c) / gap, 'You left the energy of the photon in electronvolts.', 'unit'),
      ),
      foreseeing(
        numericAnswer(ionise, 'J', 'd'),
        miss(ionise / e, 'This is the energy in electronvolts; joules are asked for.', 'unit'),
      ),
      foreseeing(
        { part: 'e', value: 6, tolerance: 0 },
        miss(3, 'You counted the transitions between neighbouring levels only.', 'incomplete'),
        miss(4, 'You counted the levels; each pair of levels gives a photon energy.'),
        miss(12, 'You counted each pair of levels twice.'),
      ),
    ),
    diagrams: [
      {
        name: 'levels',
        svg: levelsDrawing(levels, from, to),
        alt: `Energy levels at ${levels.join(' eV, ')} eV; an arrow runs from the level at ${levels[from]} eV down to the one at ${levels[to]} eV.`,
      },
    ],
  }),
  check: ({ levels, from, to }, { frequency, wavelength, ionise }) => {
    assertAgree(frequency * wavelength, c, 'speed of light');
    assertAgree((levels[0] ?? 0) + ionise / e + 1, 1, 'free with the energy of ionisation');
    assertAgree((h * frequency) / e + (levels[to] ?? 0), levels[from] ?? 0, 'energy conservation');
    const energies = new Set<string>();
    levels.forEach((upper, i) => {
      for (const lower of levels.slice(0, i)) energies.add((upper - lower).toFixed(3));
    });
    assertAgree(energies.size, 6, 'number of photon energies');
  },
});

const wavelengthRatio = defineTemplate({
  key: 'physics-e1-longest-wavelength-ratio',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('E.1', 1),
  variants: [
    { low: 2, high: 3 },
    { low: 1, high: 4 },
    { low: 3, high: 2 },
    { low: 2, high: 5 },
    { low: 4, high: 3 },
    { low: 3, high: 5 },
    { low: 1, high: 3 },
    { low: 5, high: 2 },
    { low: 4, high: 1 },
  ],
  solve: ({ low, high }) => ({ top: high, bottom: low + high }),
  write: ({ low, high }, { top, bottom }, variantIndex) => {
    const diagram = new Diagram({ x: [0, 10], y: [-0.5, low + high + 0.6], width: 360, height: 260 });
    const at = [0, low, low + high];
    at.forEach((level, i) => {
      diagram
        .segment([1.6, level], [7.6, level])
        .label([1.6, level], ['X', 'Y', 'Z'][i] ?? '', { anchor: 'end', dx: -8, dy: 5, math: true });
    });
    diagram
      .arrow([3.2, low], [3.2, 0], 'd-curve2')
      .arrow([5.8, low + high], [5.8, 0], 'd-curve2')
      .label([3.2, low / 2], 'P', { math: true, dx: 12, dy: 5 })
      .label([5.8, (low + high) / 2], 'Q', { math: true, dx: 12, dy: 5 });
    const ratio = (n: number, d: number) => tex`$${fraction(n, d)}$`;
    const choice = arrangeOptions(
      ratio(low, bottom),
      [
        wrong(
          ratio(bottom, low),
          'You took the wavelength to grow with the energy; this is the ratio of the photon energies.',
          'reciprocal',
        ),
        wrong(ratio(top, bottom), 'You used the energy difference between Y and Z for P; look at the levels that P joins.'),
        wrong(ratio(low, top), 'You used the energy difference between Y and Z for Q; Q goes from Z down to X.'),
      ],
      variantIndex,
      2,
    );
    return {
      text: tex`An atom has the energy levels $X$, $Y$ and $Z$. The energy difference between $X$ and $Y$ is $${term(low, 'E')}$ and that between $Y$ and $Z$ is $${term(high, 'E')}$. Transitions $P$ and $Q$ are shown.

![](diagram:levels)

What is $\dfrac{\text{wavelength of the photon of } Q}{\text{wavelength of the photon of } P}$? [1]`,
      hint: 'A photon with more energy has a shorter wavelength.',
      answer: ratio(low, bottom),
      solution: tex`$P$ releases $${term(low, 'E')}$ and $Q$ releases $${term(low, 'E')} + ${term(high, 'E')} = ${bottom}E$. The wavelength is $\lambda = \dfrac{hc}{\Delta E}$, inversely proportional to the energy:

$$\frac{\lambda_Q}{\lambda_P} = \frac{\Delta E_P}{\Delta E_Q} = \frac{${low}}{${bottom}}$$`,
      markScheme: markLines(['', 'A1', tex`$\lambda \propto 1/\Delta E$`]),
      ...choice,
      diagrams: [
        {
          name: 'levels',
          svg: diagram.toSvg(),
          alt: 'Three energy levels X (lowest), Y and Z; transition P goes from Y to X, transition Q from Z to X.',
        },
      ],
    };
  },
  check: ({ low, high }, { top, bottom }) => {
    // Frequencies of a cascade add: Z to Y and Y to X together make Z to X.
    const wavelength = (energy: number) => (h * c) / energy;
    const whole = c / (c / wavelength(low * e) + c / wavelength(high * e));
    assertAgree(whole / wavelength(low * e), low / bottom, 'ratio of wavelengths');
    assertAgree(top * e * wavelength(high * e), h * c, 'energy of the upper transition');
  },
});

const closestApproach = defineTemplate({
  key: 'physics-e1-closest-approach',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.1', 2, ['D.2.3']),
  variants: [
    { name: 'gold', Z: 79, A: 197, MeV: 5.5 },
    { name: 'silver', Z: 47, A: 108, MeV: 4.8 },
    { name: 'copper', Z: 29, A: 64, MeV: 5.0 },
    { name: 'lead', Z: 82, A: 208, MeV: 7.7 },
    { name: 'platinum', Z: 78, A: 195, MeV: 6.0 },
    { name: 'tin', Z: 50, A: 119, MeV: 5.3 },
    { name: 'tungsten', Z: 74, A: 184, MeV: 8.4 },
    { name: 'nickel', Z: 28, A: 59, MeV: 4.2 },
  ],
  solve: ({ Z, A, MeV }) => {
    const joules = MeV * 1e6 * e;
    const radius = FERMI_RADIUS * A ** (1 / 3);
    return {
      joules,
      distance: (COULOMB * 2 * Z * e * e) / joules,
      radius,
      density: (A * 1.661e-27) / ((4 / 3) * Math.PI * radius ** 3),
    };
  },
  write: ({ name, Z, A, MeV }, { joules, distance, radius, density }) => ({
    text: tex`An alpha particle with a kinetic energy of $${MeV.toFixed(1)}\text{ MeV}$ moves head-on towards a nucleus of ${name} ($Z = ${Z}$, $A = ${A}$) that stays at rest.

(a) Outline how the scattering of alpha particles by a thin metal foil led to the idea of a small nucleus. [2]

(b) Determine the distance of closest approach. [3]

(c) Calculate the radius of the nucleus. [1]

(d) Determine the density of the nucleus. [2]

(e) At much higher energies the observed scattering differs from the prediction of Rutherford's model. Suggest a reason. [1]`,
    hint: 'What has become of the kinetic energy at the closest approach?',
    answer: tex`(a) Most particles pass nearly straight on; very few are scattered back, by a small, massive, positive nucleus.

(b) $${standardForm(distance, 'm')}$

(c) $${standardForm(radius, 'm')}$

(d) $${standardForm(density, 'kg m^-3')}$

(e) The strong nuclear force acts at very small distances.`,
    solution: tex`(a) Most alpha particles passed through with hardly any deflection, so most of the atom is empty. A very small number were scattered through large angles; this needs a strong repulsion by a positive charge that is concentrated, with nearly all the mass, in a tiny nucleus.

(b) At the closest point the particle is at rest for a moment. Its kinetic energy $${MeV.toFixed(1)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$ has become electric potential energy $k\dfrac{(2e)(Ze)}{d}$:

$$d = \frac{8.99 \times 10^9 \times 2 \times ${Z} \times \left(1.60 \times 10^{-19}\right)^2}{${scientific(joules)}} = ${standardForm(distance, 'm')}$$

(c) $R = R_0A^{1/3} = 1.20 \times 10^{-15} \times ${A}^{1/3} = ${standardForm(radius, 'm')}$.

(d) The mass is about $${A} \times 1.661 \times 10^{-27} = ${standardForm(A * 1.661e-27, 'kg')}$:

$$\rho = \frac{m}{\tfrac{4}{3}\pi R^3} = \frac{${scientific(A * 1.661e-27)}}{\tfrac{4}{3}\pi\left(${scientific(radius)}\right)^3} = ${standardForm(density, 'kg m^-3')}$$

It is the same for all nuclei, as $R^3 \propto A$.

(e) With enough energy the alpha particle comes so close to the nucleus that the strong nuclear force, which has a very short range, acts on it as well as the electric force.`,
    markScheme: markLines(
      ['a', 'R1', 'Most particles undeflected: atom mostly empty'],
      ['a', 'R1', 'Few scattered through large angles: small, massive, positive nucleus'],
      ['b', 'M1', 'Kinetic energy equals electric potential energy'],
      ['b', 'A1', tex`$E_k = ${standardForm(joules, 'J')}$ and charges $2e$, $${Z}e$ used`],
      ['b', 'A1', tex`$${standardForm(distance, 'm')}$`],
      ['c', 'A1', tex`$${standardForm(radius, 'm')}$`],
      ['d', '(M1)', 'Mass of the nucleus divided by the volume of the sphere'],
      ['d', 'A1', tex`$${standardForm(density, 'kg m^-3')}$`],
      ['e', 'R1', 'Strong nuclear force acts'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(distance, 'm', 'b'),
        miss(distance / 2, 'You left out that an alpha particle carries two elementary charges.'),
        miss(distance * e, 'The kinetic energy has to be in joules here.', 'unit'),
      ),
      foreseeing(
        numericAnswer(radius, 'm', 'c'),
        miss(FERMI_RADIUS * Z ** (1 / 3), 'You used the proton number; the nucleon number counts.'),
        miss(FERMI_RADIUS * Math.sqrt(A), 'You took a square root; think of how the volume of a sphere depends on its radius.'),
      ),
      foreseeing(
        { ...numericAnswer(density, 'kg m^-3', 'd'), tolerance: density * 0.03 },
        miss(density / A, 'You used the mass of one nucleon for that of the whole nucleus.'),
      ),
    ),
  }),
  check: ({ Z, MeV }, { distance, radius }) => {
    // Fly in from far away in small steps of time, in units of the distance found, and see where the particle stops.
    const mass = 6.64e-27;
    const far = 50 * distance;
    const energy = MeV * 1e6 * e - (COULOMB * 2 * Z * e * e) / far;
    let state = [far, -Math.sqrt((2 * energy) / mass)];
    const push = (x: number) => (COULOMB * 2 * Z * e * e) / (x * x * mass);
    const time = distance / Math.sqrt((2 * MeV * 1e6 * e) / mass) / 200;
    // Some 12,000 steps; with a wrong distance it may never turn.
    for (let steps = 0; (state[1] ?? 0) < 0; steps++) {
      assert.ok(steps < 60_000, 'the particle does not turn');
      state = simulate((_, [x = 1, v = 0]) => [v, push(x)], state, time, 1);
    }
    assertAgree(distance, state[0] ?? 0, 'turning point', 1e-3);
    assertBetween(distance, radius, 1e-12, 'outside the nucleus');
  },
});

const nuclearRadiusRatio = defineTemplate({
  key: 'physics-e1-nuclear-radius-ratio',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: higherLevel('E.1', 1),
  variants: [
    { big: 'aluminium-27', small: 'hydrogen-1', A: 27, B: 1 },
    { big: 'copper-64', small: 'lithium-8', A: 64, B: 8 },
    { big: 'lead-216', small: 'lithium-8', A: 216, B: 8 },
    { big: 'copper-64', small: 'hydrogen-1', A: 64, B: 1 },
    { big: 'tellurium-125', small: 'hydrogen-1', A: 125, B: 1 },
    { big: 'lead-216', small: 'aluminium-27', A: 216, B: 27 },
    { big: 'tellurium-125', small: 'lithium-8', A: 125, B: 8 },
    { big: 'tellurium-125', small: 'aluminium-27', A: 125, B: 27 },
  ],
  solve: ({ A, B }) => ({ top: Math.round(A ** (1 / 3)), bottom: Math.round(B ** (1 / 3)) }),
  write: ({ big, small, A, B }, { top, bottom }, variantIndex) => {
    const ratio = tex`$${fraction(top, bottom)}$`;
    const choice = arrangeOptions(
      ratio,
      [
        wrong(
          tex`$${fraction(A, B)}$`,
          'You took the radius to be proportional to the nucleon number; it is the volume that is.',
        ),
        wrong(
          tex`$${fraction(top * top, bottom * bottom)}$`,
          'You compared the surface areas of the nuclei instead of their radii.',
        ),
        wrong(
          tex`$\sqrt{${fraction(A, B)}}$`,
          'You took the square root of the ratio of the nucleon numbers; think of how the volume of a sphere depends on its radius.',
        ),
      ],
      variantIndex,
      5,
    );
    return {
      text: tex`What is $\dfrac{\text{radius of a nucleus of ${big}}}{\text{radius of a nucleus of ${small}}}$? [1]`,
      hint: 'All nuclei have nearly the same density. How does the radius depend on the nucleon number?',
      answer: ratio,
      solution: tex`The volume of a nucleus is proportional to its nucleon number $A$, so the radius is $R = R_0A^{1/3}$:

$$\frac{R_1}{R_2} = ${B === 1 ? `${A}` : tex`\left(\frac{${A}}{${B}}\right)`}^{1/3} = ${fraction(top, bottom)}$$`,
      markScheme: markLines(['', 'A1', tex`$R \propto A^{1/3}$`]),
      ...choice,
    };
  },
  check: ({ A, B }, { top, bottom }) => {
    const radius = (nucleons: number) => bisect((r) => r ** 3 - nucleons, 0.1, 10);
    assertAgree(radius(A) / radius(B), top / bottom, 'ratio of radii');
  },
});

export const atoms: readonly QuestionTemplate[] = [
  withErrorForms(energyLevels, { mistaken: 'c', keep: ['b', 'c'], slip: 1 }),
  withReversal(wavelengthRatio, thirdTransition),
  closestApproach,
  withReversal(nuclearRadiusRatio, nucleonsFromRadii),
];
