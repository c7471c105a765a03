import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { COULOMB, LIGHT_SPEED as c, ELECTRON_MASS, ELEMENTARY_CHARGE as e, PLANCK as h } from './constants.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** E.1 Bohr model of hydrogen: energies, angular momentum, spectral series. */

/** Energy of hydrogen's ground state below zero, eV. */
const GROUND = 13.6;
/** Rydberg constant, per metre: measured, not computed from the constants above. */
const RYDBERG = 1.097e7;
const level = (n: number) => -GROUND / n ** 2;

const lineOfHydrogen = defineTemplate({
  key: 'physics-e1-hydrogen-line',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('E.1', 2),
  variants: [
    { from: 3, to: 2, region: 'visible light' },
    { from: 2, to: 1, region: 'ultraviolet' },
    { from: 5, to: 3, region: 'infrared' },
    { from: 5, to: 2, region: 'visible light' },
  ],
  solve: ({ from, to }) => {
    const gap = level(from) - level(to);
    return { gap, wavelength: (h * c) / (gap * e) };
  },
  write: ({ from, to, region }, { gap, wavelength }) => {
    const eV = (n: number) => tex`${level(n).toFixed(n > 3 ? 3 : 2)}\text{ eV}`;
    return inParts({
      stem: tex`In the Bohr model the energy of the hydrogen atom is $E = -\dfrac{13.6}{n^2}\text{ eV}$. The electron of an atom falls from the level $n = ${from}$ to the level $n = ${to}$.`,
      hint: 'What carries away the energy that the atom loses, and in which unit does its equation need this energy?',
      parts: [
        {
          ask: tex`Calculate the energies of the two levels, in $\text{eV}$.`,
          answer: tex`$E_{${from}} = ${eV(from)}$, $E_{${to}} = ${eV(to)}$`,
          solution: tex`$E_{${from}} = -\dfrac{13.6}{${from ** 2}} = ${eV(from)}$ and $E_{${to}} = -\dfrac{13.6}{${to ** 2}} = ${eV(to)}$.`,
          marks: [
            ['A1', tex`$${eV(from)}$`],
            ['A1', tex`$${eV(to)}$`],
          ],
          keys: [
            { ...numericAnswer(level(from), 'eV'), label: tex`$E_{${from}}$` },
            { ...numericAnswer(level(to), 'eV'), label: tex`$E_{${to}}$` },
          ],
        },
        {
          ask: 'Determine the wavelength of the photon that is emitted.',
          answer: tex`$${standardForm(wavelength, 'm')}$`,
          solution: tex`The atom loses $${significant(gap)}\text{ eV} = ${significant(gap)} \times 1.60 \times 10^{-19} = ${standardForm(gap * e, 'J')}$, which the photon carries away:

$$\lambda = \frac{hc}{\Delta E} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${scientific(gap * e)}} = ${standardForm(wavelength, 'm')}$$`,
          marks: [
            ['M1', tex`Difference of the two energies, $${significant(gap)}\text{ eV}$ (ECF from (a))`],
            ['M1', tex`$\lambda = hc/\Delta E$ with the energy in joules; award 2 of 3 where it is left in electronvolts`],
            ['A1', tex`$${standardForm(wavelength, 'm')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(wavelength, 'm'),
              miss((h * c) / gap, 'You left the energy in electronvolts; the equation needs joules.', 'unit'),
              miss((h * c) / (-level(to) * e), 'You used the energy of the lower level; the difference counts.'),
            ),
          ],
        },
        {
          ask: 'State the region of the electromagnetic spectrum to which this photon belongs.',
          answer: region,
          solution: tex`Visible light has wavelengths from about $400$ to $700\text{ nm}$, so this is ${region}.`,
          marks: [['A1', region]],
        },
        {
          ask: 'Outline why the equation for the energies does not hold for a helium atom.',
          answer: 'It has two electrons, which repel each other',
          solution:
            'The model has one electron in the field of the nucleus. In a helium atom there are two electrons, and the force between them changes the energies.',
          marks: [['R1', 'Two electrons that interact; do not accept "helium is larger"']],
        },
      ],
    });
  },
  check: ({ from, to, region }, { wavelength }) => {
    assertAgree(1 / wavelength, RYDBERG * (1 / to ** 2 - 1 / from ** 2), 'wavenumber by the Rydberg formula', 0.01);
    const nm = wavelength * 1e9;
    const limits = { ultraviolet: [10, 400], 'visible light': [400, 700], infrared: [700, 1e5] }[region] as number[];
    assertBetween(nm, limits[0] ?? 0, limits[1] ?? 0, region);
  },
});

const quantisedOrbit = defineTemplate({
  key: 'physics-e1-quantised-orbit',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.1', 2, ['E.2']),
  variants: [
    { n: 2, nm: 0.212 },
    { n: 3, nm: 0.476 },
    { n: 4, nm: 0.847 },
    { n: 5, nm: 1.32 },
  ],
  solve: ({ n, nm }) => {
    const speed = (n * h) / (2 * Math.PI * ELECTRON_MASS * nm * 1e-9);
    return { speed, wavelength: h / (ELECTRON_MASS * speed), kinetic: (0.5 * ELECTRON_MASS * speed ** 2) / e };
  },
  write: ({ n, nm }, { speed, wavelength, kinetic }) =>
    inParts({
      stem: tex`In the Bohr model the electron of a hydrogen atom in the level $n = ${n}$ moves on a circle of radius $${nm}\text{ nm}$ about the proton.`,
      hint: 'Which quantity takes only certain values in this model, and what does that say about the wave of the electron?',
      parts: [
        {
          ask: tex`State the condition that the model sets for the angular momentum of the electron.`,
          answer: tex`$mvr = \dfrac{nh}{2\pi}$`,
          solution: tex`The angular momentum is a whole multiple of $\dfrac{h}{2\pi}$: $mvr = \dfrac{nh}{2\pi}$.`,
          marks: [['A1', tex`$mvr = nh/(2\pi)$; accept the condition in words`]],
        },
        {
          ask: 'Calculate the speed of the electron.',
          answer: tex`$${standardForm(speed, 'm s^-1')}$`,
          solution: tex`$$v = \frac{nh}{2\pi mr} = \frac{${n} \times 6.63 \times 10^{-34}}{2\pi \times 9.11 \times 10^{-31} \times ${nm} \times 10^{-9}} = ${standardForm(speed, 'm s^-1')}$$`,
          marks: [
            ['(M1)', tex`$v = nh/(2\pi mr)$`],
            ['A1', tex`$${standardForm(speed, 'm s^-1')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(speed, 'm s^-1'),
              miss(speed / n, 'You left out the number of the level.', 'incomplete'),
              miss(speed * 2 * Math.PI, tex`You left out the factor of two pi.`, 'incomplete'),
            ),
          ],
        },
        {
          ask: tex`Show that the circumference of the orbit is $${n}$ de Broglie wavelengths long.`,
          answer: tex`$${n}$ wavelengths, as required`,
          solution: tex`$\lambda = \dfrac{h}{mv} = \dfrac{6.63 \times 10^{-34}}{9.11 \times 10^{-31} \times ${scientific(speed)}} = ${standardForm(wavelength, 'm')}$. The circumference is $2\pi \times ${nm} \times 10^{-9} = ${standardForm(2 * Math.PI * nm * 1e-9, 'm')}$, which is $${n}$ times as long.`,
          marks: [
            ['M1', tex`$\lambda = h/(mv)$ (ECF from (b)), or $2\pi r = nh/(mv)$ from (a)`],
            ['R1', 'Circumference compared with the wavelength'],
            ['AG', tex`$${n}$ wavelengths`],
          ],
        },
        {
          ask: tex`Determine the kinetic energy of the electron in $\text{eV}$, and compare it with the total energy of this level, $-\dfrac{13.6}{${n ** 2}}\text{ eV}$.`,
          answer: tex`$${significant(kinetic)}\text{ eV}$; equal in magnitude to the total energy`,
          solution: tex`$\tfrac{1}{2}mv^2 = \tfrac{1}{2} \times 9.11 \times 10^{-31} \times \left(${scientific(speed)}\right)^2 = ${standardForm(kinetic * e, 'J')}$, which is $${significant(kinetic)}\text{ eV}$. The total energy is $${significant(level(n))}\text{ eV}$: the same magnitude with a negative sign.`,
          marks: [
            ['M1', tex`$\tfrac{1}{2}mv^2$ converted to electronvolts (ECF from (b))`],
            ['A1', tex`$${significant(kinetic)}\text{ eV}$`],
            ['R1', 'Same magnitude, opposite sign; allow a difference of 1 % from rounding'],
          ],
          keys: [{ ...numericAnswer(kinetic, 'eV'), tolerance: 0.02 * kinetic }],
        },
      ],
    }),
  check: ({ n, nm }, { speed, kinetic }) => {
    // The electric force is the centripetal force: no quantum condition in this.
    assertAgree(Math.sqrt((COULOMB * e * e) / (ELECTRON_MASS * nm * 1e-9)), speed, 'speed from the electric force', 0.01);
    assertAgree(kinetic, -level(n), 'kinetic energy and total energy', 0.01);
  },
});

const SERIES = [
  { lower: 2, nm: [656.5, 486.4, 434.2, 410.3], charge: 1, gas: 'hydrogen' },
  { lower: 1, nm: [121.6, 102.6, 97.28, 94.99], charge: 1, gas: 'hydrogen' },
  { lower: 3, nm: [1876, 1282, 1094, 1005], charge: 1, gas: 'hydrogen' },
  { lower: 2, nm: [164.1, 121.6, 108.5, 102.6], charge: 2, gas: 'helium ions with one electron' },
] as const;

const seriesData = defineTemplate({
  key: 'physics-e1-spectral-series-data',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.1', 1),
  variants: SERIES,
  solve: ({ lower, nm }) => {
    const rows = nm.map((wavelength, i) => ({ n: lower + 1 + i, inverse: 1e9 / wavelength, x: 1 / (lower + 1 + i) ** 2 }));
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) throw new Error('no lines');
    const gradient = (last.inverse - first.inverse) / (last.x - first.x);
    return { rows, gradient, ionisation: (-gradient * h * c) / e };
  },
  write: ({ lower, nm, gas }, { rows, gradient, ionisation }) => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) throw new Error('no lines');
    return inParts({
      stem: tex`The wavelengths of four lines of ${gas} are measured. All of them belong to transitions from a level $n$ to the level $n = ${lower}$.

| $n$ | $\lambda / \text{nm}$ |
| :---: | :---: |
${nm.map((wavelength, i) => `| $${lower + 1 + i}$ | $${wavelength}$ |`).join('\n')}

The energies of the levels are $-\dfrac{E_0}{n^2}$ with the ionisation energy $E_0$ of the ground state.`,
      hint: 'Which of the two levels is the same for all lines of a series?',
      parts: [
        {
          ask: tex`Show that a graph of $\dfrac{1}{\lambda}$ against $\dfrac{1}{n^2}$ is a straight line with gradient $-\dfrac{E_0}{hc}$.`,
          answer: 'As required',
          solution: tex`The photon takes the difference of the energies: $\dfrac{hc}{\lambda} = -\dfrac{E_0}{n^2} + \dfrac{E_0}{${lower ** 2}}$. Divided by $hc$ this is $\dfrac{1}{\lambda} = -\dfrac{E_0}{hc} \times \dfrac{1}{n^2} + \text{constant}$, a straight line with gradient $-\dfrac{E_0}{hc}$.`,
          marks: [
            ['M1', tex`$hc/\lambda$ equal to the difference of the two energies`],
            ['R1', 'Compared with the equation of a straight line'],
            ['AG', tex`Gradient $-E_0/(hc)$`],
          ],
        },
        {
          ask: tex`Determine the gradient from the first and the last line of the table. State its unit.`,
          answer: tex`$${standardForm(gradient, 'm^-1')}$`,
          solution: tex`The values of $\dfrac{1}{\lambda}$ are $${standardForm(first.inverse, 'm^-1', 4)}$ and $${standardForm(last.inverse, 'm^-1', 4)}$, those of $\dfrac{1}{n^2}$ are $${significant(first.x)}$ and $${significant(last.x)}$:

$$\text{gradient} = \frac{${scientific(last.inverse, 4)} - ${scientific(first.inverse, 4)}}{${significant(last.x, 4)} - ${significant(first.x, 4)}} = ${standardForm(gradient, 'm^-1')}$$`,
          marks: [
            ['M1', tex`Values of $1/\lambda$ and $1/n^2$ for both lines`],
            ['M1', 'Change of one divided by change of the other; award 2 of 3 for a lost sign or power of ten'],
            ['A1', tex`$${standardForm(gradient, 'm^-1')}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(gradient, 'm^-1'), tolerance: 0.02 * Math.abs(gradient) },
              miss(-gradient, 'The line falls: look at which wavelength is the shortest.', 'sign'),
            ),
          ],
        },
        {
          ask: tex`Hence determine $E_0$ in $\text{eV}$.`,
          answer: tex`$${quantity(ionisation, 'eV')}$`,
          solution: tex`$E_0 = ${scientific(-gradient)} \times 6.63 \times 10^{-34} \times 3.00 \times 10^8 = ${standardForm(ionisation * e, 'J')}$, which is $${quantity(ionisation, 'eV')}$.`,
          marks: [
            ['(M1)', tex`Gradient multiplied by $hc$ (ECF from (b))`],
            ['A1', tex`$${quantity(ionisation, 'eV')}$`],
          ],
          keys: [{ ...numericAnswer(ionisation, 'eV'), tolerance: 0.02 * ionisation }],
        },
        {
          ask: tex`State what the intercept of the line with the vertical axis shows about the atom.`,
          answer: tex`The energy needed to ionise it from the level $n = ${lower}$`,
          solution: tex`There $\dfrac{1}{n^2} = 0$, so the electron starts with zero energy, free of the nucleus. The intercept times $hc$ is the ionisation energy of the level $n = ${lower}$.`,
          marks: [['R1', tex`Ionisation energy from $n = ${lower}$ (divided by $hc$)`]],
        },
      ],
    });
  },
  check: ({ charge, lower }, { ionisation, rows }) => {
    assertAgree(ionisation, GROUND * charge ** 2, 'ionisation energy', 0.01);
    for (const { n, inverse } of rows)
      assertAgree(inverse, RYDBERG * charge ** 2 * (1 / lower ** 2 - 1 / n ** 2), 'Rydberg formula', 0.002);
  },
});

const hydrogenChoice = choiceSet({ key: 'physics-e1-hydrogen-choice', difficulty: 'Easy', placements: higherLevel('E.1', 1) }, [
  {
    text: tex`The energy of the hydrogen atom is $-13.6\text{ eV}$ in its ground state. What is its energy in the level $n = 4$?`,
    hint: 'With which power of $n$ does the energy change?',
    right: tex`$-0.85\text{ eV}$`,
    wrongs: [
      [tex`$-3.4\text{ eV}$`, 'You divided by the number of the level without squaring it.'],
      [tex`$-12.75\text{ eV}$`, 'You gave the energy that is needed to reach the level.'],
      [tex`$-54.4\text{ eV}$`, 'You multiplied by the number of the level; excited levels lie higher than the ground state.'],
    ],
    solution: tex`$E_4 = -\dfrac{13.6}{4^2} = -0.85\text{ eV}$.`,
    proof: [-0.85, (-h * c * RYDBERG) / 16 / e],
  },
  {
    text: tex`A hydrogen atom in the level $n = 2$ absorbs a photon of energy $4.0\text{ eV}$. What happens?`,
    hint: 'How much energy does it take to free the electron from this level?',
    right: tex`The atom is ionised; the electron leaves with $0.6\text{ eV}$`,
    wrongs: [
      [
        'The electron goes to the level $n = 3$ and a photon takes the rest',
        'A photon is absorbed as a whole, and there is more energy than any excited level needs.',
      ],
      ['Nothing, because no level lies there', 'Above the ionisation energy any energy can be taken up.'],
      [tex`The atom is ionised; the electron leaves with $4.0\text{ eV}$`, 'Part of the energy is needed to free the electron.'],
    ],
    solution: tex`From $n = 2$ ionisation takes $\dfrac{13.6}{4} = 3.4\text{ eV}$. The rest, $4.0 - 3.4 = 0.6\text{ eV}$, is kinetic energy of the free electron.`,
    proof: [0.6, 4 - (h * c * RYDBERG) / 4 / e],
  },
  {
    text: tex`Which condition of the Bohr model follows from the angular momentum $\dfrac{nh}{2\pi}$ of the electron and its de Broglie wavelength $\lambda$?`,
    hint: 'How is the momentum related to the wavelength?',
    right: tex`$2\pi r = n\lambda$`,
    wrongs: [
      [tex`$\pi r = n\lambda$`, 'You fitted the waves into half of the circle.'],
      [tex`$2r = n\lambda$`, 'That is the condition for a box of the width of the orbit.'],
      [tex`$2\pi r\lambda = n$`, 'You did not cancel the Planck constant correctly: look at the units.'],
    ],
    solution: tex`$mvr = \dfrac{nh}{2\pi}$ and $mv = \dfrac{h}{\lambda}$ give $\dfrac{hr}{\lambda} = \dfrac{nh}{2\pi}$, so $2\pi r = n\lambda$: a standing wave round the orbit.`,
  },
  {
    text: 'Electrons of hydrogen atoms are excited to the level $n = 5$. How many different photon energies can the atoms emit while they return to the ground state?',
    hint: 'Every pair of levels is a transition.',
    right: '10',
    wrongs: [
      ['4', 'You counted only the transitions to the ground state.'],
      ['5', 'You counted the levels.'],
      ['20', 'You counted each pair of levels twice.'],
    ],
    solution: 'Each of the five levels pairs with the lower ones: $4 + 3 + 2 + 1 = 10$ transitions, all of different energy.',
    proof: [10, (5 * 4) / 2],
  },
  {
    text: tex`The radius of the electron's orbit in hydrogen is $r_1$ for $n = 1$. The radius for $n = 3$ is $9r_1$. What is $\dfrac{\text{speed for } n = 3}{\text{speed for } n = 1}$?`,
    hint: 'What does the model say about the angular momentum?',
    right: tex`$\dfrac{1}{3}$`,
    wrongs: [
      [tex`$\dfrac{1}{9}$`, 'You kept the angular momentum the same; it is larger for the higher level.'],
      ['$3$', 'You divided the radius by the level instead of the level by the radius.'],
      [tex`$\dfrac{1}{27}$`, 'You let the angular momentum fall as the level rises.'],
    ],
    solution: tex`$mvr = \dfrac{nh}{2\pi}$, so $v \propto \dfrac{n}{r}$: $\dfrac{3}{9} = \dfrac{1}{3}$.`,
    proof: [1 / 3, Math.sqrt(1 / 9)],
  },
  {
    text: 'In the spectrum of hydrogen the lines of a series come closer together towards short wavelengths and end at a limit. What does the limit correspond to?',
    hint: 'From which level does the electron start for the line of the greatest energy?',
    right: 'An electron that was free falls to the lower level of the series',
    wrongs: [
      ['An electron falls to the ground state', 'That is so in one of the series only, and for all of its lines.'],
      ['The electron cannot fall faster than light', 'The speed of light sets no limit to the photon energy here.'],
      ['The spectrometer cannot separate the lines any more', 'The limit is a property of the atom, not of the apparatus.'],
    ],
    solution: tex`The higher the level, the closer it lies to $0\text{ eV}$. The greatest photon energy of a series belongs to an electron that falls from $0\text{ eV}$, as a free one does.`,
  },
]);

export const hydrogenLevels: readonly QuestionTemplate[] = [lineOfHydrogen, quantisedOrbit, seriesData, hydrogenChoice];
