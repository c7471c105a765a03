import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { AVOGADRO, PLANCK, SPEED_OF_LIGHT } from './elements.ts';
import { both, firstThree, foreseen, hlOnly, mark, mistake, multipleChoice, numberKey, numericAnswer } from './marking.ts';
import { ionConfiguration, ionisationTable } from './structure-reversed.ts';

/** Structure 1.3: emission spectra, filling of orbitals, ionisation energies. */

const tex = String.raw;

type Aim = 'shortest' | 'longest' | 'visible' | 'ultraviolet' | 'infrared';

interface Lines {
  aim: Aim;
  /** What the transition is asked to do, where the plain words are not used. */
  asks?: string;
  /** Four arrows W, X, Y, Z as [from, to] main levels. */
  arrows: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
}
const LETTERS = ['W', 'X', 'Y', 'Z'];

/** Energy of a fall in units of the hydrogen ground state: the larger, the shorter the wavelength. */
const fallEnergy = ([from, to]: readonly [number, number]) => 1 / to ** 2 - 1 / from ** 2;

/** What leads to taking the arrow at place `i`, where another one does what `aim` says. */
function lineSlip({ aim, arrows }: Lines, i: number): string {
  const energies = arrows.map(fallEnergy);
  const energy = energies[i] ?? 0;
  if (aim === 'shortest')
    return energy === Math.min(...energies)
      ? 'This is the smallest gap of the four: its photon has the least energy, the lowest frequency and the longest wavelength.'
      : 'Another of the transitions has a larger gap: levels lie closer together the higher they are.';
  if (aim === 'longest')
    return energy === Math.max(...energies)
      ? 'This is the largest gap of the four: its photon has the most energy, the highest frequency and the shortest wavelength.'
      : 'Another of the transitions has a smaller gap: levels lie closer together the higher they are.';
  const to = arrows[i]?.[1] ?? 0;
  return to === 1
    ? 'Falls to n = 1 release the most energy: they lie in the ultraviolet.'
    : to === 2
      ? 'Falls to n = 2 give the lines that the eye can see.'
      : 'Falls to n = 3 and above release little energy: they lie in the infrared.';
}

const hydrogenLines = defineTemplate({
  key: 'chem-hydrogen-lines',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.3', 1),
  variants: [
    {
      aim: 'shortest',
      arrows: [
        [4, 3],
        [3, 2],
        [5, 3],
        [4, 1],
      ],
    },
    {
      aim: 'visible',
      arrows: [
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 4],
      ],
    },
    {
      aim: 'longest',
      arrows: [
        [5, 4],
        [3, 1],
        [4, 2],
        [2, 1],
      ],
    },
    {
      aim: 'ultraviolet',
      arrows: [
        [4, 2],
        [5, 3],
        [3, 1],
        [4, 3],
      ],
    },
    {
      aim: 'infrared',
      arrows: [
        [5, 2],
        [4, 1],
        [3, 2],
        [5, 3],
      ],
    },
    {
      aim: 'shortest',
      asks: 'releases the photon of the greatest energy',
      arrows: [
        [5, 2],
        [2, 1],
        [4, 3],
        [5, 3],
      ],
    },
    {
      aim: 'visible',
      asks: 'gives a line that the human eye can see',
      arrows: [
        [5, 3],
        [4, 1],
        [5, 2],
        [3, 1],
      ],
    },
    {
      aim: 'longest',
      asks: 'gives the line of the lowest frequency',
      arrows: [
        [3, 2],
        [4, 2],
        [5, 2],
        [4, 3],
      ],
    },
  ] as readonly Lines[],
  solve: ({ aim, arrows }) => {
    const energies = arrows.map(fallEnergy);
    const lower = { visible: 2, ultraviolet: 1, infrared: 3 } as const;
    const at =
      aim === 'shortest'
        ? energies.indexOf(Math.max(...energies))
        : aim === 'longest'
          ? energies.indexOf(Math.min(...energies))
          : arrows.findIndex(([, to]) => to === lower[aim]);
    return { letter: LETTERS[at] ?? '' };
  },
  write: ({ aim, asks: asked, arrows }, { letter }, index) => {
    // Levels are drawn at heights that keep them apart, not to scale.
    const height = [0, 0.4, 2.4, 3.5, 4.2, 4.7];
    const drawing = new Diagram({ x: [0, 10], y: [0, 5], height: 260 });
    for (let n = 1; n <= 5; n++) {
      drawing
        .segment([1.2, height[n] ?? 0], [9.6, height[n] ?? 0], 'd-axis')
        .label([1, height[n] ?? 0], `n = ${n}`, { anchor: 'end', dy: 4 });
    }
    arrows.forEach(([from, to], i) => {
      const x = 2.4 + 2 * i;
      drawing
        .arrow([x, height[from] ?? 0], [x, height[to] ?? 0])
        .label([x, height[to] ?? 0], LETTERS[i] ?? '', { dx: 12, dy: -8 });
    });
    const asks: Record<Aim, string> = {
      shortest: 'gives the line of the shortest wavelength',
      longest: 'gives the line of the longest wavelength',
      visible: 'gives a line in the visible region',
      ultraviolet: 'gives a line in the ultraviolet region',
      infrared: 'gives a line in the infrared region',
    };
    const why: Record<Aim, string> = {
      shortest:
        'A short wavelength means a large photon energy, that is the largest gap between two levels (levels lie closer together the higher they are, so falls to $n = 1$ release most).',
      longest: 'A long wavelength means a small photon energy, that is the smallest gap; gaps become smaller as $n$ grows.',
      visible:
        'Falls that end at $n = 2$ are the visible series; falls to $n = 1$ release more energy (ultraviolet), falls to $n = 3$ and above less (infrared).',
      ultraviolet:
        'Falls that end at $n = 1$ release the most energy and lie in the ultraviolet; those to $n = 2$ are visible, those to $n = 3$ and above infrared.',
      infrared:
        'Falls that end at $n = 3$ or above release little energy and lie in the infrared; those to $n = 2$ are visible, those to $n = 1$ ultraviolet.',
    };
    return multipleChoice(
      {
        stem: `The diagram (not to scale) shows four electron transitions in a hydrogen atom.\n\n![](diagram:levels)\n\nWhich transition ${asked ?? asks[aim]}?`,
        correct: letter,
        wrong: firstThree(
          LETTERS.map((name, i) => mistake(name, lineSlip({ aim, arrows }, i))),
          letter,
        ),
        hint: 'How is the wavelength related to the gap between the levels?',
        solution: `${why[aim]} Among the four arrows this is ${letter}.`,
        reason: `${letter}: correct link between the gap, the energy and the wavelength`,
        turn: 1,
        diagrams: [
          {
            name: 'levels',
            svg: drawing.toSvg(),
            alt: `Five levels n = 1 to n = 5. Downward arrows: ${arrows.map(([from, to], i) => `${LETTERS[i]} from n = ${from} to n = ${to}`).join(', ')}.`,
          },
        ],
      },
      index,
    );
  },
  check: ({ aim, arrows }, { letter }) => {
    // Wavelengths from the measured Rydberg constant, sorted by region.
    const waves = arrows.map(([from, to]) => 1e9 / (1.0968e7 * (1 / to ** 2 - 1 / from ** 2)));
    const chosen = waves[LETTERS.indexOf(letter)] ?? 0;
    const others = waves.filter((wave) => wave !== chosen);
    const inRegion = (wave: number) =>
      aim === 'visible' ? wave > 380 && wave < 750 : aim === 'ultraviolet' ? wave < 380 : wave > 750;
    if (aim === 'shortest') assert.ok(others.every((wave) => wave > chosen));
    else if (aim === 'longest') assert.ok(others.every((wave) => wave < chosen));
    else assert.deepEqual(waves.filter(inRegion), [chosen]);
  },
});

/** Electrons left in 3d of a first-row transition metal ion, 4s emptied first. */
const unpairedInD = (d: number) => (d <= 5 ? d : 10 - d);

const unpaired = defineTemplate({
  key: 'chem-unpaired-electrons',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.3', 1),
  variants: [
    { symbol: 'Fe', z: 26, charge: 3 },
    { symbol: 'Ni', z: 28, charge: 2 },
    { symbol: 'Mn', z: 25, charge: 2 },
    { symbol: 'V', z: 23, charge: 3 },
    { symbol: 'Cr', z: 24, charge: 3 },
    { symbol: 'Co', z: 27, charge: 2 },
    { symbol: 'Fe', z: 26, charge: 2 },
    { symbol: 'Cu', z: 29, charge: 2 },
  ],
  solve: ({ z, charge }) => {
    const d = z - 18 - charge;
    return { d, count: unpairedInD(d) };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return ionConfiguration(numbers, result, index);
    const { symbol, z, charge } = numbers;
    const { d, count } = result;

    const keptS = d - 2;
    const misplaced =
      'Write the configuration of the ion and let its 3d electrons fill the five orbitals singly before they pair.';
    const candidates = [
      mistake(`${unpairedInD(Math.max(keptS, 0))}`, 'You took the lost electrons from 3d and left 4s filled.'),
      mistake(`${d}`, 'You counted all 3d electrons, also those that are paired.'),
      mistake(`${charge}`, 'You gave the charge of the ion; it says how many electrons are lost.'),
      mistake(`${unpairedInD(z - 20)}`, 'You counted for the neutral atom with two 4s electrons, not for the ion.'),
      mistake('0', 'You paired all electrons; orbitals of a sublevel are first filled singly.'),
      ...['4', '6', '1'].map((text) => mistake(text, misplaced)),
    ];
    return multipleChoice(
      {
        stem: tex`How many unpaired electrons are there in a gaseous $\ce{${symbol}^{${charge}+}}$ ion in its ground state ($Z = ${z}$)?`,
        correct: `${count}`,
        wrong: firstThree(candidates, `${count}`),
        hint: 'Which sublevel loses its electrons first when a transition element forms an ion?',
        solution: tex`The ion has $${z} - ${charge} = ${z - charge}$ electrons. Transition elements lose their 4s electrons before any 3d electrons, so the configuration is $[\text{Ar}]\,3d^{${d}}$. The five 3d orbitals are first filled singly (Hund), ${d <= 5 ? `so all $${d}$ electrons are unpaired` : `and the remaining $${d - 5}$ pair up, which leaves $5 - ${d - 5} = ${count}$`}. There ${count === 1 ? 'is 1 unpaired electron' : `are ${count} unpaired electrons`}.`,
        reason: tex`$[\text{Ar}]\,3d^{${d}}$, hence ${count}`,
        turn: 2,
      },
      index,
    );
  },
  check: ({ z, charge }, { d, count }) => {
    // Fill spin-up then spin-down into five orbitals, electron by electron, after 18 in the argon core.
    const up = new Array<number>(5).fill(0);
    let left = z - charge - 18;
    for (let round = 0; round < 2; round++) {
      for (let orbital = 0; orbital < 5 && left > 0; orbital++, left--) up[orbital] = (up[orbital] ?? 0) + 1;
    }
    assert.equal(left, 0);
    assert.equal(d, z - charge - [2, 2, 6, 2, 6].reduce((sum, shell) => sum + shell, 0), 'd electrons');
    assert.equal(up.filter((electrons) => electrons === 1).length, count);
  },
});

const convergence = defineTemplate({
  key: 'chem-convergence-limit',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S1.3', 2),
  variants: [
    { element: 'hydrogen', nm: 91.2, table: 1312 },
    { element: 'sodium', nm: 241, table: 496 },
    { element: 'lithium', nm: 230, table: 520 },
    { element: 'potassium', nm: 286, table: 419 },
    { element: 'magnesium', nm: 162, table: 738 },
    { element: 'calcium', nm: 203, table: 590 },
    { element: 'helium', nm: 50.4, table: 2372 },
    { element: 'aluminium', nm: 207, table: 578 },
  ],
  solve: ({ nm }) => {
    const frequency = SPEED_OF_LIGHT / (nm * 1e-9);
    const photon = PLANCK * frequency;
    return { frequency, photon, ionisation: (photon * AVOGADRO) / 1000 };
  },
  write: ({ element, nm }, { frequency, photon, ionisation }) => ({
    text: tex`In a spectrum of gaseous ${element}, a series of lines that starts from the ground state converges at a wavelength of $${significant(nm)}\text{ nm}$.

Use $h = 6.63 \times 10^{-34}\text{ J s}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$ and $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$.

(a) State what happens to the electron at the limit of convergence. [1]

(b) Calculate the frequency of the radiation at this limit. [2]

(c) Determine the first ionisation energy of ${element}, in $\text{kJ mol}^{-1}$. [3]

(d) Explain why the lines of a series become closer together towards higher frequency. [1]`,
    hint: 'How much energy does one photon carry, and how many photons are in a mole?',
    answer: tex`(a) It leaves the atom (ionisation).

(b) $${scientific(frequency)}\text{ Hz}$

(c) $${significant(ionisation)}\text{ kJ mol}^{-1}$

(d) The energy levels themselves come closer together at higher energy.`,
    solution: tex`(a) At the limit the upper level is $n = \infty$: the electron is removed from the atom, so the atom is ionised.

(b) From $c = f\lambda$, with the wavelength in metres:

$$f = \frac{3.00 \times 10^{8}}{${significant(nm)} \times 10^{-9}} = ${scientific(frequency)}\text{ Hz}$$

(c) One photon carries $E = hf = 6.63 \times 10^{-34} \times ${scientific(frequency)} = ${scientific(photon)}\text{ J}$. One mole of atoms needs

$$E = ${scientific(photon)} \times 6.02 \times 10^{23} = ${scientific(ionisation * 1000)}\text{ J mol}^{-1} = ${significant(ionisation)}\text{ kJ mol}^{-1}$$

(d) Each line belongs to a fall from (or a rise to) a higher level. As $n$ grows the levels lie closer and closer together, so the energies, and with them the frequencies, differ less and less.`,
    markScheme: [
      mark('a', 'A1', 'electron is removed / atom is ionised'),
      mark('b', '(M1)', tex`$f = \frac{c}{\lambda}$ with $\lambda = ${significant(nm)} \times 10^{-9}\text{ m}$`),
      mark('b', 'A1', tex`$${scientific(frequency)}\text{ Hz}$`),
      mark('c', '(M1)', tex`$E = hf = ${scientific(photon)}\text{ J}$`),
      mark('c', 'M1', tex`multiplies by $N_{\text{A}}$`),
      mark('c', 'A1', tex`$${significant(ionisation)}\text{ kJ mol}^{-1}$`),
      mark('d', 'R1', 'energy levels converge'),
    ],
    keys: [
      numberKey('c', ionisation, {
        unit: 'kJ mol⁻¹',
        slips: [foreseen(photon, 'That is the energy for one atom in joules; the energy for one mole is asked for.')],
      }),
    ],
    numeric: [numericAnswer('b', frequency, 'Hz')],
  }),
  check: ({ nm, table }, { frequency, photon, ionisation }) => {
    // Through electronvolts with measured constants: 1239.84 eV nm and 96.485 kJ mol^-1 for each eV; and the known value.
    assertClose((1239.84 / nm) * 96.485, ionisation, 'through electronvolts', 3e-3);
    assertClose(frequency, 1 / ((nm * 1e-9) / SPEED_OF_LIGHT), 'waves in one second', 2e-16);
    assertClose(photon / frequency / PLANCK, 1, 'energy of a photon', 1e-9);
    assertClose((ionisation * 1000) / photon / AVOGADRO, 1, 'energy of a mole of photons', 1e-9);
    assertClose(table, ionisation, 'tabulated ionisation energy', 5e-3);
  },
});

const successive = defineTemplate({
  key: 'chem-successive-ionisation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S1.3', 1),
  variants: [
    { z: 11, energies: [496, 4562, 6910, 9543, 13354, 16613, 20117] },
    { z: 12, energies: [738, 1451, 7733, 10543, 13630, 18020, 21711] },
    { z: 13, energies: [578, 1817, 2745, 11577, 14842, 18379, 23326] },
    { z: 14, energies: [787, 1577, 3232, 4356, 16091, 19805, 23780] },
    { z: 15, energies: [1012, 1907, 2914, 4964, 6274, 21267, 25431] },
    { z: 16, energies: [1000, 2252, 3357, 4556, 7004, 8496, 27107] },
    { z: 20, energies: [590, 1145, 4912, 6491, 8153, 10496, 12270] },
    { z: 19, energies: [419, 3052, 4420, 5877, 7975, 9590, 11343] },
  ],
  solve: ({ energies }) => {
    const ratios = energies.slice(1).map((energy, i) => energy / (energies[i] ?? 1));
    return { outer: ratios.indexOf(Math.max(...ratios)) + 1 };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return ionisationTable(numbers, result);
    const { z, energies } = numbers;
    const { outer } = result;

    const period = z > 18 ? 4 : 3;
    const group = outer <= 2 ? outer : outer + 10;
    const core = period === 4 ? '[Ar]' : '[Ne]';
    const s = Math.min(outer, 2);
    const configuration = tex`\text{${core}}\,${period}s^{${s}}${outer > 2 ? tex`\,${period}p^{${outer - 2}}` : ''}`;
    const oxide = ['X2O', 'XO', 'X2O3', 'XO2', 'X2O5', 'XO3'][outer - 1] ?? '';
    const logs = energies.map((energy) => Math.log10(energy));
    const drawing = new Diagram({ x: [0, 8], y: [2.4, 4.6] }).axes({
      x: 'electron removed',
      y: 'log₁₀(ionisation energy / kJ mol⁻¹)',
      xTicks: [1, 2, 3, 4, 5, 6, 7],
      yTicks: [2.5, 3, 3.5, 4, 4.5],
      grid: true,
    });
    drawing.polyline(
      logs.map((value, i) => [i + 1, value] as const),
      'd-dashed',
    );
    logs.forEach((value, i) => {
      drawing.point([i + 1, value]);
    });
    return {
      text: tex`The graph shows the first seven ionisation energies of an element X, which is in period ${period} of the periodic table. Its first ionisation energy is $${energies[0]}\text{ kJ mol}^{-1}$.

![](diagram:ionisation)

(a) Deduce the group of X. Give a reason. [2]

(b) State the condensed electron configuration of an atom of X. [1]

(c) Deduce the formula of the oxide in which X has its highest oxidation state. [1]

(d) Explain why each ionisation energy of X is larger than the one before. [2]`,
      hint: 'Between which two electrons is the largest jump? The electrons before it come from the outer main level.',
      answer: tex`(a) Group ${group}: the largest jump comes after the last electron of the outer level.

(b) $${configuration}$

(c) $\ce{${oxide}}$

(d) Each electron leaves an ion of larger positive charge, so the attraction to the rest is stronger.`,
      solution: tex`(a) The largest rise is from electron ${outer} to electron ${outer + 1}. ${outer === 1 ? 'The first electron comes' : `The first ${outer} electrons come`} from the outer main level and electron ${outer + 1} from the level below, which is closer to the nucleus and less shielded. So X has ${outer} outer ${outer === 1 ? 'electron' : 'electrons'} and is in group ${group}.

(b) Period ${period} means that the outer level is $n = ${period}$: $${configuration}$.

(c) The highest oxidation state is $+${outer}$ when all outer electrons are involved. With oxygen at $-2$ the charges balance in $\ce{${oxide}}$.

(d) After each ionisation the same number of protons attracts fewer electrons. Repulsion between electrons is smaller and the remaining ones are held more strongly, so removing the next one takes more energy.`,
      keys: [
        numberKey('a', group, {
          tolerance: 0,
          label: 'Group',
          slips: [
            foreseen(group + 1, 'The electron after the largest jump comes from an inner level.'),
            ...(group === outer
              ? []
              : [foreseen(outer, 'That is the number of outer electrons; groups are numbered from 1 to 18.')]),
          ],
        }),
      ],
      markScheme: [
        mark('a', 'R1', `largest jump after electron ${outer}`),
        mark('a', 'A1', `group ${group}`),
        mark('b', 'A1', tex`$${configuration}$`),
        mark('c', 'A1', tex`$\ce{${oxide}}$`),
        mark('d', 'R1', 'electron is removed from an increasingly positive ion'),
        mark('d', 'R1', 'same nuclear charge attracts fewer electrons / less repulsion between electrons'),
      ],
      diagrams: [
        {
          name: 'ionisation',
          svg: drawing.toSvg(),
          alt: `Logarithm of ionisation energy against number of the electron removed, 1 to 7: ${logs.map((value) => value.toFixed(2)).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ z, energies }, { outer }) => {
    // Fill 1s 2s 2p 3s 3p 4s in order and count the electrons of the last main level.
    let left = z;
    const levels = new Map<number, number>();
    for (const [n, room] of [
      [1, 2],
      [2, 2],
      [2, 6],
      [3, 2],
      [3, 6],
      [4, 2],
    ] as const) {
      const placed = Math.min(left, room);
      if (placed > 0) levels.set(n, (levels.get(n) ?? 0) + placed);
      left -= placed;
    }
    assert.equal(levels.get(Math.max(...levels.keys())), outer);
    energies.slice(1).forEach((energy, i) => {
      assert.ok(energy > (energies[i] ?? 0), 'ionisation energies must rise');
    });
  },
});

export const electronConfigurations = [hydrogenLines, unpaired, convergence, successive];
