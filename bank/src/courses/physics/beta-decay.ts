import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ELEMENTARY_CHARGE as e } from './constants.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { foreseeing, miss, nuclide, numericAnswer, standardForm, tex } from './quantities.ts';

/** E.3 beta decay and the neutrino. */

const ELEMENTS: Readonly<Record<string, string>> = {
  N: 'nitrogen',
  Y: 'yttrium',
  Ba: 'barium',
  Ne: 'neon',
  O: 'oxygen',
  B: 'boron',
};

const betaEquations = defineTemplate({
  key: 'physics-e3-beta-decay-equations',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.3.1', 2),
  variants: [
    { form: 'minus', A: 14, Z: 6, parent: 'C', daughter: 'N' },
    { form: 'minus', A: 90, Z: 38, parent: 'Sr', daughter: 'Y' },
    { form: 'plus', A: 22, Z: 11, parent: 'Na', daughter: 'Ne' },
    { form: 'plus', A: 18, Z: 9, parent: 'F', daughter: 'O' },
    { form: 'error', A: 60, Z: 27, parent: 'Co', daughter: 'Ni' },
    { form: 'error', A: 131, Z: 53, parent: 'I', daughter: 'Xe' },
    { form: 'minus', A: 137, Z: 55, parent: 'Cs', daughter: 'Ba' },
    { form: 'plus', A: 11, Z: 6, parent: 'C', daughter: 'B' },
  ] as const,
  solve: ({ form, A, Z }) => ({ product: form === 'plus' ? Z - 1 : Z + 1, neutrons: form === 'plus' ? A - Z + 1 : A - Z - 1 }),
  write: ({ form, A, Z, parent, daughter }, { product, neutrons }) => {
    if (form === 'error')
      return inParts({
        stem: tex`A student writes for the beta-minus decay of $${nuclide(A, Z, parent)}$:

$$${nuclide(A, Z, parent)} \to ${nuclide(A - 1, Z, daughter)} + {}^{0}_{-1}\text{e} + \nu$$`,
        hint: 'Check the upper and the lower numbers on both sides, and the kind of each particle.',
        parts: [
          {
            ask: 'Identify the three mistakes.',
            answer: 'Nucleon number, proton number, neutrino instead of antineutrino',
            solution: tex`In beta-minus decay a neutron becomes a proton: the nucleon number stays $${A}$, and the proton number rises to $${product}$. The charges on the right of the student's equation do not add up to $${Z}$. Together with an electron an **anti**neutrino $\bar{\nu}$ is emitted, not a neutrino.`,
            marks: [
              ['R1', tex`Nucleon number has to stay $${A}$`],
              ['R1', tex`Proton number has to become $${product}$`],
              ['R1', 'Antineutrino, not neutrino'],
            ],
          },
          {
            ask: 'Write down the correct equation.',
            answer: tex`$${nuclide(A, Z, parent)} \to ${nuclide(A, product, daughter)} + {}^{0}_{-1}\text{e} + \bar{\nu}$`,
            solution: tex`$$${nuclide(A, Z, parent)} \to ${nuclide(A, product, daughter)} + {}^{0}_{-1}\text{e} + \bar{\nu}$$`,
            marks: [['A1', 'All numbers and particles right']],
          },
          {
            ask: 'State the change of the number of neutrons.',
            answer: 'It falls by one',
            solution: tex`From $${A} - ${Z} = ${A - Z}$ to $${A} - ${product} = ${neutrons}$: one neutron fewer.`,
            marks: [['A1', 'One fewer']],
          },
        ],
      });
    const plus = form === 'plus';
    return inParts({
      stem: tex`The nuclide $${nuclide(A, Z, parent)}$ decays by beta-${form} emission to a nuclide of ${ELEMENTS[daughter]}.`,
      hint: 'Charge and nucleon number are the same before and after.',
      parts: [
        {
          ask: 'Write down the equation of this decay, with all particles that are emitted.',
          answer: tex`$${nuclide(A, Z, parent)} \to ${nuclide(A, product, daughter)} + ${plus ? tex`{}^{0}_{+1}\text{e} + \nu` : tex`{}^{0}_{-1}\text{e} + \bar{\nu}`}$`,
          solution: tex`$$${nuclide(A, Z, parent)} \to ${nuclide(A, product, daughter)} + ${plus ? tex`{}^{0}_{+1}\text{e} + \nu` : tex`{}^{0}_{-1}\text{e} + \bar{\nu}`}$$

The nucleon number stays the same, the proton number ${plus ? 'falls' : 'rises'} by one.`,
          marks: [
            ['A1', tex`$${nuclide(A, product, daughter)}$`],
            ['A1', plus ? 'Positron' : 'Electron'],
            ['A1', plus ? 'Neutrino' : 'Antineutrino'],
          ],
        },
        {
          ask: 'State what happens to one of the nucleons in this decay.',
          answer: plus ? 'A proton becomes a neutron' : 'A neutron becomes a proton',
          solution: plus
            ? 'A proton becomes a neutron; a positron and a neutrino are created and leave the nucleus.'
            : 'A neutron becomes a proton; an electron and an antineutrino are created and leave the nucleus. The electron was not in the nucleus before.',
          marks: [['A1', plus ? 'Proton becomes a neutron' : 'Neutron becomes a proton']],
        },
        {
          ask: 'State the number of neutrons in the new nucleus.',
          answer: tex`$${neutrons}$`,
          solution: tex`$${A} - ${product} = ${neutrons}$.`,
          marks: [['A1', tex`$${neutrons}$`]],
          keys: [
            foreseeing(
              { value: neutrons, tolerance: 0 },
              miss(A - Z, 'This is the number before the decay.'),
              miss(product, 'This is the number of protons.'),
            ),
          ],
        },
        {
          ask: 'Explain why the decay could not produce the new nucleus alone, without further particles.',
          answer: 'The charge would not be conserved',
          solution: `The charge of the nucleus changes by one elementary charge. ${plus ? 'The positron carries the missing positive charge' : 'The electron carries the negative charge that makes up for it'}, so that charge is conserved; energy and momentum have to be shared as well.`,
          marks: [['R1', 'Conservation of charge (and of momentum and energy)']],
        },
      ],
    });
  },
  check: ({ A, Z, form }, { product, neutrons }) => {
    const sign = form === 'plus' ? 1 : -1;
    assert.equal(product + sign, Z, 'charge');
    assert.equal(product + neutrons, A, 'nucleons');
  },
});

/** Spectrum of the kinetic energies of beta particles up to `most`, with a line for alpha particles where asked. */
function energySpectrum(most: number, alpha?: number): string {
  const diagram = new Diagram({ x: [0, (alpha ?? most) * 1.2], y: [0, 1.2], width: 420, height: 240 }).axes({
    x: 'energy / MeV',
    y: 'number',
    xTicks: alpha ? [most, alpha] : [Number((most / 2).toFixed(2)), most],
  });
  diagram.graph((E) => (E <= most ? 6.2 * Math.sqrt(E / most) * (1 - E / most) ** 2 * 0.58 : Number.NaN), 0, most, 'd-curve2');
  if (alpha)
    diagram
      .segment([alpha, 0], [alpha, 1.05], 'd-curve')
      .label([alpha, 1.05], 'alpha', { dy: -6 })
      .label([most * 0.25, 1.05], 'beta', { dy: -6 });
  return diagram.toSvg();
}

const neutrino = defineTemplate({
  key: 'physics-e3-beta-spectrum-and-neutrino',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.3.1', 2),
  variants: [
    { form: 'evidence', most: 1.16, part: 0.41 },
    { form: 'evidence', most: 1.71, part: 0.66 },
    { form: 'compare', most: 1.71, part: 5.3 },
    { form: 'compare', most: 2.28, part: 4.8 },
    { form: 'levels', most: 5.49, part: 5.44 },
    { form: 'levels', most: 4.87, part: 4.68 },
    { form: 'evidence', most: 0.78, part: 0.25 },
    { form: 'levels', most: 5.31, part: 4.52 },
  ] as const,
  solve: ({ form, most, part }) => {
    const difference = most - part;
    return { difference, wavelength: 1240e-9 / (difference * 1e6), form };
  },
  write: ({ form, most, part }, { difference, wavelength }) => {
    if (form === 'evidence')
      return inParts({
        stem: tex`The graph shows how the kinetic energies of the electrons from a beta-minus emitter are distributed. In each decay the energy $${most}\text{ MeV}$ becomes available.

![](diagram:spectrum)`,
        hint: 'If only two particles flew apart, how would energy and momentum decide their shares?',
        parts: [
          {
            ask: 'Explain why the electrons would all have nearly the same energy if the decay produced an electron and the new nucleus alone.',
            answer: 'Momentum and energy of two particles fix the share of each',
            solution:
              'Two particles fly apart with opposite momenta of equal size. Together with the energy that is available, this fixes the energy of each; as the nucleus is much heavier, the electron would always get nearly all of it.',
            marks: [
              ['R1', 'Equal and opposite momenta'],
              ['R1', 'With a fixed total energy: one value for the electron'],
            ],
          },
          {
            ask: 'Outline how the graph led to the prediction of another particle, and list two of its properties.',
            answer:
              'Energies up to a maximum occur, so a third particle takes the rest; neutral, nearly no mass, hardly interacts',
            solution:
              'The electrons have all energies up to the maximum. If energy and momentum are conserved, a third particle has to carry away the rest, in different shares. It has no charge and hardly any mass, and it interacts so rarely that it was not seen at first: here the antineutrino.',
            marks: [
              ['R1', 'Continuous spectrum, yet a fixed energy available'],
              ['R1', 'A third particle takes the rest: conservation of energy and momentum'],
              ['A1', 'Two of: no charge, hardly any mass, hardly interacts'],
            ],
          },
          {
            ask: tex`One electron has $${part}\text{ MeV}$. Calculate the energy of the antineutrino in joules. Neglect that of the nucleus.`,
            answer: tex`$${standardForm(difference * 1e6 * e, 'J')}$`,
            solution: tex`$${most} - ${part} = ${significant(difference, 2)}\text{ MeV} = ${significant(difference, 2)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(difference * 1e6 * e, 'J')}$.`,
            marks: [
              ['M1', 'Rest of the available energy'],
              ['A1', tex`$${standardForm(difference * 1e6 * e, 'J')}$`],
            ],
            keys: [
              foreseeing(
                { ...numericAnswer(difference * 1e6 * e, 'J') },
                miss(part * 1e6 * e, 'This is the energy of the electron.'),
                miss(difference, 'This is the energy in megaelectronvolts.', 'unit'),
              ),
            ],
          },
        ],
        diagrams: [
          {
            name: 'spectrum',
            svg: energySpectrum(most),
            alt: `Number of electrons against kinetic energy: a curve that starts at zero, has its peak below half and ends at ${most} MeV.`,
          },
        ],
      });
    if (form === 'compare')
      return inParts({
        stem: tex`The graph compares the kinetic energies of alpha particles from ${part > 5 ? 'polonium-210' : 'radium-226'} and of beta particles from ${most < 2 ? 'phosphorus-32' : 'yttrium-90'}.

![](diagram:spectrum)`,
        hint: 'Count the particles among which the energy is shared in each kind of decay.',
        parts: [
          {
            ask: 'Describe the difference of the two energy spectra.',
            answer: 'Alpha: one sharp energy. Beta: all energies up to a maximum',
            solution: tex`The alpha particles all have (nearly) the same energy, $${part}\text{ MeV}$. The beta particles have all energies from zero to a maximum, $${most}\text{ MeV}$.`,
            marks: [
              ['A1', 'Alpha discrete'],
              ['A1', tex`Beta continuous up to $${most}\text{ MeV}$`],
            ],
          },
          {
            ask: 'Explain this difference.',
            answer: 'Two bodies after alpha decay, three after beta decay',
            solution:
              'After alpha decay there are two bodies; conservation of momentum and energy fixes the share of each. After beta decay there are three: nucleus, beta particle and neutrino (or antineutrino), which can share the energy in many ways.',
            marks: [
              ['R1', 'Alpha: two bodies, shares fixed by momentum and energy'],
              ['R1', 'Beta: third particle, shares vary'],
            ],
          },
          {
            ask: tex`Calculate the speed of the alpha particles. (Mass $6.64 \times 10^{-27}\text{ kg}$)`,
            answer: tex`$${standardForm(Math.sqrt((2 * part * 1e6 * e) / 6.64e-27), 'm s^-1')}$`,
            solution: tex`$v = \sqrt{\dfrac{2E_k}{m}} = \sqrt{\dfrac{2 \times ${part} \times 10^6 \times 1.60 \times 10^{-19}}{6.64 \times 10^{-27}}} = ${standardForm(Math.sqrt((2 * part * 1e6 * e) / 6.64e-27), 'm s^-1')}$, small enough to calculate without relativity.`,
            marks: [
              ['M1', tex`$E_k = \tfrac{1}{2}mv^2$ in joules`],
              ['A1', tex`$${standardForm(Math.sqrt((2 * part * 1e6 * e) / 6.64e-27), 'm s^-1')}$`],
            ],
            keys: [numericAnswer(Math.sqrt((2 * part * 1e6 * e) / 6.64e-27), 'm s^-1')],
          },
          {
            ask: 'Suggest why the neutrino was detected directly only decades after it had been predicted.',
            answer: 'It has no charge and interacts very rarely',
            solution:
              'It has no charge, so it does not ionize, and it takes part in the weak interaction only: nearly all neutrinos pass through any detector.',
            marks: [['R1', 'No charge, hardly interacts']],
          },
        ],
        diagrams: [
          {
            name: 'spectrum',
            svg: energySpectrum(most, part),
            alt: `A curve for beta particles from zero to ${most} MeV, and a single line for alpha particles at ${part} MeV.`,
          },
        ],
      });
    return inParts({
      stem: tex`A nuclide emits alpha particles of two energies, $${most.toFixed(2)}\text{ MeV}$ and $${part.toFixed(2)}\text{ MeV}$. Together with the less energetic ones, gamma radiation is observed. The recoil of the nuclei may be neglected.`,
      hint: 'In which states can the new nucleus be left?',
      parts: [
        {
          ask: 'Explain how these observations are evidence for energy levels in nuclei.',
          answer: 'The new nucleus is left in its ground state or in an excited level; the gamma photon has the difference',
          solution:
            'The decay leads to the ground state of the new nucleus, or to an excited level, with less energy for the alpha particle. The excited nucleus then emits a gamma photon. As alpha and gamma energies are discrete, so are the levels.',
          marks: [
            ['R1', 'New nucleus in ground state or excited level'],
            ['R1', 'Gamma photon emitted by the excited nucleus'],
            ['R1', 'Discrete energies of both: discrete levels'],
          ],
        },
        {
          ask: 'Calculate the energy of the gamma photons in megaelectronvolts.',
          answer: tex`$${significant(difference, 2)}\text{ MeV}$`,
          solution: tex`$${most.toFixed(2)} - ${part.toFixed(2)} = ${significant(difference, 2)}\text{ MeV}$.`,
          marks: [['A1', tex`$${significant(difference, 2)}\text{ MeV}$`]],
          keys: [{ value: difference, tolerance: 0.006, unit: 'MeV' }],
        },
        {
          ask: 'Determine the wavelength of the gamma radiation.',
          answer: tex`$${standardForm(wavelength, 'm', 2)}$`,
          solution: tex`$\lambda = \dfrac{hc}{E} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${significant(difference, 2)} \times 10^6 \times 1.60 \times 10^{-19}} = ${standardForm(wavelength, 'm', 2)}$.`,
          marks: [
            ['M1', tex`$\lambda = hc/E$ with the energy in joules`],
            ['A1', tex`$${standardForm(wavelength, 'm', 2)}$`],
          ],
          keys: [{ value: wavelength, tolerance: wavelength * 0.04, unit: 'm' }],
        },
        {
          ask: 'Draw and label an energy level diagram of the decay with both kinds of alpha decay and the gamma emission.',
          answer: 'Parent above; two levels of the daughter; two alpha arrows; one gamma arrow between the levels',
          solution: tex`![](diagram:levels)`,
          marks: [
            ['A1', 'Two alpha transitions to different levels'],
            ['A1', 'Gamma transition from the upper to the lower level'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'levels',
          svg: new Diagram({ x: [0, 10], y: [0, 6], width: 400, height: 260 })
            .segment([0.6, 5.4], [3.4, 5.4])
            .segment([5.4, 2.2], [9, 2.2])
            .segment([5.4, 0.6], [9, 0.6])
            .arrow([2.6, 5.4], [5.8, 2.2], 'd-curve2')
            .arrow([1.6, 5.4], [5.6, 0.6], 'd-curve2')
            .arrow([8, 2.2], [8, 0.6], 'd-dashed')
            .label([2, 5.4], 'parent', { dy: -8 })
            .label([4.6, 3.6], `${part.toFixed(2)} MeV`, { anchor: 'start', dx: 6, dy: 0 })
            .label([3, 3.2], `${most.toFixed(2)} MeV`, { anchor: 'end', dx: -2, dy: 6 })
            .label([8, 1.4], 'gamma', { anchor: 'start', dx: 8, dy: 4 })
            .label([7.2, 0.6], 'ground state of the daughter', { dy: 18 })
            .toSvg(),
          alt: 'A parent level high up; two arrows lead down to two levels of the daughter nucleus; a dashed arrow from its upper to its lower level is labelled gamma.',
        },
      ],
    });
  },
  check: ({ form, most, part }, { difference, wavelength }) => {
    if (form === 'compare') return;
    assertAgree((6.63e-34 * 3e8) / wavelength / e / 1e6 + part, most, 'energies add up', 5e-3);
    assertBetween(difference, 0.01, 3, 'difference');
  },
});

export const betaDecay: readonly QuestionTemplate[] = [betaEquations, neutrino];
