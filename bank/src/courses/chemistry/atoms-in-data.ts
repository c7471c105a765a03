import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { SPEED_OF_LIGHT } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.2 and 1.3: what measurements tell about nuclei, isotopes and electrons. */

const tex = String.raw;

/** Mass numbers of the natural isotopes of lead. */
const LEAD = [204, 206, 207, 208];

const leadSamples = defineTemplate({
  key: 'chem-lead-from-two-sources',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.2', 1),
  variants: [
    { sources: ['a mine in Australia', 'an ore of uranium'], x: [1.5, 23.9, 22.4, 52.2], y: [0.1, 78.3, 7.2, 14.4] },
    { sources: ['an old water pipe', 'a thorium mineral'], x: [1.4, 25.1, 21.5, 52.0], y: [0.2, 12.3, 4.1, 83.4] },
    { sources: ['a Roman seal', 'an ore of uranium'], x: [1.4, 24.8, 21.2, 52.6], y: [0.3, 70.6, 9.9, 19.2] },
    { sources: ['a church window', 'a thorium mineral'], x: [1.3, 25.6, 21.4, 51.7], y: [0.1, 18.2, 5.5, 76.2] },
  ] as const,
  solve: ({ x, y }) => {
    const mean = (shares: readonly number[]) => LEAD.reduce((sum, mass, i) => sum + (mass * (shares[i] ?? 0)) / 100, 0);
    return { first: mean(x), second: mean(y) };
  },
  write: ({ sources, x, y }, { first, second }) => {
    const parent = sources[1].includes('uranium') ? { name: 'uranium', ends: 206 } : { name: 'thorium', ends: 208 };
    const grows = second > first;
    return inParts({
      stem: tex`Lead from two sources was analysed: X is from ${sources[0]}, Y from ${sources[1]}. The table gives the percentage of atoms of each isotope.

| isotope | $\ce{^{204}Pb}$ | $\ce{^{206}Pb}$ | $\ce{^{207}Pb}$ | $\ce{^{208}Pb}$ |
| --- | :---: | :---: | :---: | :---: |
| X / $\%$ | ${x.map((share) => `$${share.toFixed(1)}$`).join(' | ')} |
| Y / $\%$ | ${y.map((share) => `$${share.toFixed(1)}$`).join(' | ')} |`,
      hint: 'What is the relative atomic mass a mean of, and how is each value weighted?',
      parts: [
        {
          ask: tex`State the numbers of protons and neutrons in a nucleus of $\ce{^{207}Pb}$ ($Z = 82$).`,
          answer: '82 protons, 125 neutrons',
          solution: tex`The atomic number is the number of protons, $82$. The rest are neutrons: $207 - 82 = 125$.`,
          marks: [['A1', '82 protons and 125 neutrons']],
        },
        {
          ask: 'Calculate the relative atomic mass of lead in each sample, to two decimal places.',
          answer: tex`X $${decimal(first, 2)}$; Y $${decimal(second, 2)}$`,
          solution: tex`X: $\dfrac{${x.map((share, i) => `${share.toFixed(1)} \\times ${LEAD[i]}`).join(' + ')}}{100} = ${decimal(first, 2)}$. In the same way Y: $${decimal(second, 2)}$.`,
          marks: [
            ['M1', 'mean of the mass numbers weighted by abundance'],
            ['A1', tex`X $${decimal(first, 2)}$`],
            ['A1', tex`Y $${decimal(second, 2)}$; award 1 of 3 for the plain mean $206.25$`],
          ],
          keys: [
            {
              ...value(first, '', {
                relative: 0.0001,
                slips: [foreseen(206.25, 'You did not weight the isotopes by their abundance.')],
              }),
              label: 'X',
            },
            { ...value(second, '', { relative: 0.0001 }), label: 'Y' },
          ],
        },
        {
          ask: `Nuclei of ${parent.name} change, in many steps, into nuclei of lead-${parent.ends}. Use this to explain the difference between the two relative atomic masses.`,
          answer: `Y contains more lead-${parent.ends}, formed from ${parent.name}, so its mean is ${grows ? 'higher' : 'lower'}`,
          solution: tex`Much of the lead in Y was formed from ${parent.name}: the share of lead-${parent.ends} is much larger than in X. Its mass number is ${grows ? 'above' : 'below'} the mean of X, so the relative atomic mass is ${grows ? 'higher' : 'lower'} ($${decimal(second, 2)}$ against $${decimal(first, 2)}$).`,
          marks: [
            ['R1', `more lead-${parent.ends} in Y, formed from ${parent.name}`],
            ['R1', `its mass number is ${grows ? 'above' : 'below'} the mean of X, so the mean is ${grows ? 'higher' : 'lower'}`],
          ],
        },
        {
          ask: tex`Suggest why the relative atomic mass of lead is given to one or two decimal places only, although that of fluorine ($19.00$) is known to many more.`,
          answer: 'The isotopic composition of lead depends on the source; fluorine has a single isotope',
          solution:
            'Fluorine has one natural isotope, so its value is the same everywhere. The composition of lead depends on where it comes from, so further decimal places would hold for one sample alone.',
          marks: [['R1', 'abundances of lead vary with the source, those of fluorine cannot']],
        },
      ],
    });
  },
  check: ({ x, y, sources }, { first, second }) => {
    for (const shares of [x, y])
      assertClose(
        shares.reduce((sum: number, share) => sum + share, 0),
        100,
        'all atoms',
        1e-9,
      );
    // From 204 up: the excess of each isotope over the lightest.
    assertClose(first - 204, (2 * x[1] + 3 * x[2] + 4 * x[3]) / 100, 'mean of X', 1e-9);
    assertClose(second - 204, (2 * y[1] + 3 * y[2] + 4 * y[3]) / 100, 'mean of Y', 1e-9);
    assert.ok(sources[1].includes('uranium') ? y[1] > x[1] && second < first : y[3] > x[3] && second > first);
  },
});

const nucleusScale = defineTemplate({
  key: 'chem-nucleus-density',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.2', 2),
  variants: [
    {
      element: 'gold',
      symbol: 'Au',
      z: 79,
      a: 197,
      atom: 144,
      nucleus: 7.0,
      bulk: 19.3,
      model: 'a marble of radius 1.0 cm',
      cm: 1,
    },
    {
      element: 'aluminium',
      symbol: 'Al',
      z: 13,
      a: 27,
      atom: 143,
      nucleus: 3.6,
      bulk: 2.7,
      model: 'a pea of radius 0.40 cm',
      cm: 0.4,
    },
    {
      element: 'silver',
      symbol: 'Ag',
      z: 47,
      a: 107,
      atom: 144,
      nucleus: 5.7,
      bulk: 10.5,
      model: 'a tennis ball of radius 3.3 cm',
      cm: 3.3,
    },
    {
      element: 'copper',
      symbol: 'Cu',
      z: 29,
      a: 63,
      atom: 128,
      nucleus: 4.8,
      bulk: 8.96,
      model: 'an orange of radius 4.0 cm',
      cm: 4,
    },
  ],
  solve: ({ a, atom, nucleus, bulk, cm }) => {
    const ratio = (atom * 1e-12) / (nucleus * 1e-15);
    const mass = a * 1.66e-27;
    const density = mass / ((4 / 3) * Math.PI * (nucleus * 1e-15) ** 3);
    return { ratio, mass, density, metres: (ratio * cm) / 100, times: density / (bulk * 1000) };
  },
  write: ({ element, symbol, z, a, atom, nucleus, bulk, model, cm }, { ratio, mass, density, metres, times }) =>
    inParts({
      stem: tex`When alpha particles ($\ce{^{4}_{2}He^{2+}}$) are directed at a thin foil of ${element}, most pass straight through, a few are deflected, and very few come back. From such experiments the radius of a nucleus of $\ce{^{${a}}_{${z}}${symbol}}$ is found to be $${nucleus.toFixed(1)} \times 10^{-15}\text{ m}$; the radius of the atom is $${atom} \times 10^{-12}\text{ m}$. ($1\text{ u} = 1.66 \times 10^{-27}\text{ kg}$)`,
      hint: 'How do a length and a volume change when a model is enlarged?',
      parts: [
        {
          ask: 'State what each of the three observations shows about the atom.',
          answer: 'Mostly empty space; a positive charge; a small, dense (massive) nucleus',
          solution:
            'Most pass: an atom is mostly empty space. Some are deflected: there is a positive charge that repels them. Very few come back: charge and mass are concentrated in a tiny nucleus.',
          marks: [
            ['A1', 'most pass through: mostly empty space'],
            ['A1', 'some deflected: positive charge repels them'],
            ['A1', 'very few come back: small dense nucleus; do not accept "hit an electron"'],
          ],
        },
        {
          ask: tex`In a model the nucleus is ${model}. Calculate the radius of the atom in this model, in metres.`,
          answer: tex`$${significant(metres)}\text{ m}$`,
          solution: tex`The atom is $\dfrac{${atom} \times 10^{-12}}{${nucleus.toFixed(1)} \times 10^{-15}} = ${scientific(ratio)}$ times as large as its nucleus: $${scientific(ratio)} \times ${significant(cm / 100, 2)} = ${significant(metres)}\text{ m}$.`,
          marks: [
            ['(M1)', tex`ratio of the radii, $${scientific(ratio)}$`],
            ['A1', tex`$${significant(metres)}\text{ m}$`],
          ],
          keys: [value(metres, 'm', { relative: 0.02, slips: [foreseen(metres * 100, 'That is in centimetres.', 'unit')] })],
        },
        {
          ask: tex`Calculate the density of the nucleus, in $\text{kg m}^{-3}$, taking it as a sphere of $${a}\text{ u}$.`,
          answer: tex`$${scientific(density)}\text{ kg m}^{-3}$`,
          solution: tex`The mass is $${a} \times 1.66 \times 10^{-27} = ${scientific(mass)}\text{ kg}$, the volume $\frac{4}{3}\pi r^{3}$ with $r = ${nucleus.toFixed(1)} \times 10^{-15}\text{ m}$: $\rho = \dfrac{${scientific(mass)}}{\frac{4}{3}\pi (${nucleus.toFixed(1)} \times 10^{-15})^{3}} = ${scientific(density)}\text{ kg m}^{-3}$.`,
          marks: [
            ['M1', tex`mass $${scientific(mass)}\text{ kg}$`],
            ['M1', 'divides by the volume of a sphere'],
            ['A1', tex`$${scientific(density)}\text{ kg m}^{-3}$; award 2 of 3 for the mass without its conversion from u`],
          ],
          keys: [value(density, 'kg m⁻³', { relative: 0.02 })],
        },
        {
          ask: tex`The density of solid ${element} is $${significant(bulk * 1000)}\text{ kg m}^{-3}$. Explain, with a calculation, what the comparison shows.`,
          answer: tex`The nucleus is about $${scientific(times, 2)}$ times as dense: nearly all mass is in a tiny part of the volume`,
          solution: tex`$\dfrac{${scientific(density)}}{${significant(bulk * 1000)}} = ${scientific(times, 2)}$. Electrons add almost no mass, and the space that they occupy is empty of other matter, so nearly all of the mass lies in a tiny part of the volume.`,
          marks: [
            ['A1', tex`$${scientific(times, 2)}$ times (ECF from (c))`],
            ['R1', 'nearly all of the mass is in a very small part of the atom'],
          ],
        },
      ],
    }),
  check: ({ atom, nucleus, a }, { ratio, density }) => {
    // Nuclear matter has nearly one density, whatever the element.
    assertClose(density / 2.3e17, 1, 'nuclear density', 0.3);
    // The same mass spread over the atom is less dense by the cube of the ratio.
    const spread = (a * 1.66e-27) / ((4 / 3) * Math.PI * (atom * 1e-12) ** 3);
    assertClose(density / spread / ratio ** 3, 1, 'cube of the ratio', 1e-9);
    assertClose(ratio, (1000 * atom) / nucleus, 'ratio', 1e-9);
  },
});

/** Strong lines in the visible spectrum of metals in a flame, nm. */
const LINES = {
  lithium: [610, 671],
  sodium: [589],
  potassium: [404, 766],
  calcium: [423, 622],
  strontium: [461, 606],
  barium: [493, 554],
  caesium: [456, 852],
} as const;

const flameLines = defineTemplate({
  key: 'chem-flame-lines-identified',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.3', 1),
  variants: [
    {
      sample: 'the powder of a red firework',
      metals: ['sodium', 'strontium'],
      list: ['lithium', 'sodium', 'strontium', 'barium'],
    },
    { sample: 'a mineral water', metals: ['calcium', 'sodium'], list: ['potassium', 'sodium', 'calcium', 'lithium'] },
    {
      sample: 'the powder of a green signal flare',
      metals: ['barium', 'sodium'],
      list: ['barium', 'strontium', 'sodium', 'calcium'],
    },
    { sample: 'the ash of a plant', metals: ['potassium', 'calcium'], list: ['caesium', 'calcium', 'potassium', 'strontium'] },
  ] as const,
  solve: ({ metals }) => {
    const lines: readonly number[] = metals.flatMap<number>((metal) => [...LINES[metal]]).sort((a, b) => a - b);
    const [shortest = 0] = lines;
    return { lines, shortest, longest: lines.at(-1) ?? 0, frequency: SPEED_OF_LIGHT / (shortest * 1e-9) };
  },
  write: ({ sample, metals, list }, { lines, shortest, longest, frequency }) =>
    inParts({
      stem: tex`A little of ${sample} is held in a hot flame, and the light is examined with a spectroscope. Lines are found at $${lines.slice(0, -1).join('$, $')}$ and $${longest}\text{ nm}$.

| metal | wavelengths of strong lines / nm |
| --- | :---: |
${list.map((metal) => `| ${metal} | ${LINES[metal].map((line) => `$${line}$`).join(', ')} |`).join('\n')}`,
      hint: 'Must all lines of an element be there?',
      parts: [
        {
          ask: 'Deduce which metals of the table the sample contains.',
          answer: `${metals[0]} and ${metals[1]}`,
          solution: `All lines of ${metals[0]} and of ${metals[1]} are found, and they account for every line. The other metals are missing at least one of their lines.`,
          marks: [
            ['A1', `${metals[0]} and ${metals[1]}`],
            ['R1', 'all of their lines are present; each other metal lacks a line'],
          ],
        },
        {
          ask: tex`Determine which of the lines found belongs to the photons of highest energy, and calculate its frequency. ($c = 3.00 \times 10^{8}\text{ m s}^{-1}$)`,
          answer: tex`$${shortest}\text{ nm}$; $${scientific(frequency)}\text{ Hz}$`,
          solution: tex`The shorter the wavelength, the higher the energy of a photon: $${shortest}\text{ nm}$. $f = \dfrac{c}{\lambda} = \dfrac{3.00 \times 10^{8}}{${shortest} \times 10^{-9}} = ${scientific(frequency)}\text{ Hz}$`,
          marks: [
            ['A1', tex`$${shortest}\text{ nm}$, the shortest wavelength`],
            ['M1', tex`$f = c/\lambda$ with the wavelength in metres`],
            ['A1', tex`$${scientific(frequency)}\text{ Hz}$; award 2 of 3 for a wrong power of ten`],
          ],
          keys: [
            value(frequency, 'Hz', {
              relative: 0.006,
              slips: [
                foreseen(SPEED_OF_LIGHT / shortest, 'You left the wavelength in nanometres.', 'unit'),
                foreseen(SPEED_OF_LIGHT / (longest * 1e-9), 'That line has the photons of lowest energy.'),
              ],
            }),
          ],
        },
        {
          ask: 'Explain why the atoms emit lines instead of a continuous spectrum.',
          answer: 'Electrons fall between fixed energy levels; each fall gives a photon of one energy',
          solution:
            'In the flame electrons are raised to higher energy levels. When they fall back, each emits a photon whose energy is the difference between two levels. The levels are fixed, so only certain energies and wavelengths occur.',
          marks: [
            ['R1', 'electrons fall from higher to lower levels and emit photons'],
            ['R1', 'levels, and so their differences, have fixed values only'],
          ],
        },
        {
          ask: 'Suggest why a spectroscope identifies the metals although the colour of the flame, seen by eye, may not.',
          answer: 'The eye sees one mixed colour; a strong colour hides others',
          solution:
            'The eye sees a single mixture of all the colours, in which the strong emission of one metal, such as the yellow of sodium, hides the others. A spectroscope shows each wavelength separately.',
          marks: [['R1', 'colours mix, or one colour masks another, while the spectroscope separates wavelengths']],
        },
      ],
    }),
  check: ({ metals, list }, { lines, frequency, shortest }) => {
    const fits = list.filter((metal) => LINES[metal].every((line) => (lines as readonly number[]).includes(line)));
    assert.deepEqual([...fits].sort(), [...metals].sort());
    assertClose((frequency / 1e12) * (shortest / 1000) * 1e-6, 3e-4, 'product of frequency and wavelength', 1e-9);
  },
});

const configurationChoice = choiceSet({ key: 'chem-configuration-choice', difficulty: 'Easy', placements: both('S1.3', 1) }, 1, [
  {
    ask: tex`Which ion has the same electron configuration as an argon atom?`,
    right: tex`$\ce{Ca^{2+}}$`,
    wrong: [
      [tex`$\ce{Mg^{2+}}$`, 'This ion has as many electrons as a neon atom.'],
      [tex`$\ce{Br^{-}}$`, 'This ion has as many electrons as a krypton atom.'],
      [tex`$\ce{F^{-}}$`, 'This ion has as many electrons as a neon atom.'],
    ],
    hint: 'Count the electrons of each ion.',
    why: tex`An argon atom has 18 electrons, and so has $\ce{Ca^{2+}}$: $20 - 2 = 18$.`,
    proof: [18, 20 - 2],
  },
  {
    ask: 'Which orbital is shaped like a dumb-bell?',
    right: tex`$3p$`,
    wrong: [
      [tex`$3s$`, 'Orbitals of this kind are spheres.'],
      [tex`$4s$`, 'It is larger than other orbitals of its kind, but a sphere as well.'],
      [tex`$2s$`, 'Orbitals of this kind are spheres.'],
    ],
    hint: 'Which letter stands for spheres?',
    why: 'Every s orbital is a sphere, every p orbital has two lobes, whatever its main level.',
  },
  {
    ask: tex`Which configuration belongs to an atom in its ground state?`,
    right: tex`$[\text{He}]\,2s^{2}\,2p^{3}$`,
    wrong: [
      [tex`$[\text{He}]\,2s^{1}\,2p^{4}$`, 'The lower of the two sublevels is not full here.'],
      [tex`$[\text{He}]\,2p^{5}$`, 'The lower of the two sublevels is empty here.'],
      [tex`$[\text{He}]\,2s^{2}\,2p^{2}\,3s^{1}$`, 'An electron has been raised to a higher level.'],
    ],
    hint: 'In which order are sublevels filled?',
    why: tex`In the ground state the sublevels of lowest energy are filled first: $2s$ holds two electrons before any enter $2p$.`,
  },
  {
    ask: tex`How many electrons can the main energy level $n = 3$ hold?`,
    right: '18',
    wrong: [
      ['8', 'You counted the s and p sublevels alone.'],
      ['32', 'That is the number for the next level.'],
      ['9', 'That is the number of orbitals.'],
    ],
    hint: 'How many orbitals does this level have?',
    why: tex`There are $1 + 3 + 5 = 9$ orbitals, each for two electrons: $2 \times 3^{2} = 18$.`,
    proof: [18, 2 * (1 + 3 + 5)],
  },
  {
    ask: tex`An iron atom is $[\text{Ar}]\,3d^{6}\,4s^{2}$. Which is the configuration of $\ce{Fe^{2+}}$?`,
    right: tex`$[\text{Ar}]\,3d^{6}$`,
    wrong: [
      [tex`$[\text{Ar}]\,3d^{4}\,4s^{2}$`, 'You removed electrons from the sublevel that was filled last.'],
      [tex`$[\text{Ar}]\,3d^{5}\,4s^{1}$`, 'You removed one electron from each sublevel.'],
      [tex`$[\text{Ar}]\,3d^{5}$`, 'You removed one electron too many.'],
    ],
    hint: 'From which main level are electrons lost first?',
    why: tex`Atoms of the first transition series lose their $4s$ electrons first, so both of them go and $3d^{6}$ stays.`,
  },
  {
    ask: 'In the emission spectrum of hydrogen, where do lines of one series come closer together?',
    right: 'Towards high energy',
    wrong: [
      ['Towards low energy', 'At this end the lines are furthest apart.'],
      ['In the middle of the series', 'The spacing changes steadily along the series.'],
      ['Towards long wavelength', 'At this end the lines are furthest apart.'],
    ],
    hint: 'How does the spacing of the energy levels change upwards?',
    why: 'The energy levels come closer together as their energy rises, and so do the lines that come from them: they converge at high energy.',
  },
]);

export const atomsInData = [leadSamples, nucleusScale, flameLines, configurationChoice];
