import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { groupThousands, significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen, hlOnly } from './marking.ts';

/** Structure 3.1: trends of the periodic table read from graphs and tables, and transition elements. */

const tex = String.raw;

/** First ionisation energies in kJ mol^-1 from Z = 3 to 20, as the data booklet has them. */
const FIRST_IE = [520, 900, 801, 1086, 1402, 1314, 1681, 2081, 496, 738, 578, 787, 1012, 1000, 1251, 1520, 419, 590];
const NAMES = [
  'lithium',
  'beryllium',
  'boron',
  'carbon',
  'nitrogen',
  'oxygen',
  'fluorine',
  'neon',
  'sodium',
  'magnesium',
  'aluminium',
  'silicon',
  'phosphorus',
  'sulfur',
  'chlorine',
  'argon',
  'potassium',
  'calcium',
];

const ionisationGraph = defineTemplate({
  key: 'chem-first-ionisation-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.1.1', 1),
  variants: [
    { from: 8, letters: 'ABCDEFGHIJ' },
    { from: 7, letters: 'KLMNOPQRST' },
    { from: 9, letters: 'PQRSTUVWXY' },
    { from: 6, letters: 'ABCDEFGHIJ' },
  ],
  solve: ({ from }) => {
    const energies = FIRST_IE.slice(from - 3, from + 7);
    const noble = energies.indexOf(Math.max(...energies));
    return { energies, noble, alkali: noble + 1 };
  },
  write: ({ from, letters }, { energies, noble, alkali }) => {
    const top = Math.ceil(Math.max(...energies) / 500) * 500 + 300;
    const diagram = new Diagram({ x: [0, 11], y: [0, top], width: 460, height: 300 })
      .axes({
        x: 'atomic number',
        y: 'first ionisation energy / kJ mol⁻¹',
        yTicks: [500, 1000, 1500, 2000].filter((tick) => tick < top),
      })
      .polyline(energies.map((energy, i) => [i + 1, energy] as const));
    for (const [i, energy] of energies.entries())
      diagram.point([i + 1, energy]).label([i + 1, energy], letters[i] ?? '', { dy: -10 });
    const name = (at: number) => NAMES[from - 3 + at] ?? '';
    const [rises, next] = [letters[alkali], letters[alkali + 1]];
    return inParts({
      stem: tex`The graph shows the first ionisation energies of ten elements with consecutive atomic numbers below 21. The letters are not their symbols.

![](diagram:energies)`,
      hint: 'Which group of elements holds its outermost electron most strongly, and which one follows it?',
      parts: [
        {
          ask: 'Write an equation, with state symbols, for the first ionisation of magnesium.',
          answer: tex`$\ce{Mg(g) -> Mg+(g) + e^{-}}$`,
          solution: tex`One electron is removed from each atom in the gas: $\ce{Mg(g) -> Mg+(g) + e^{-}}$.`,
          marks: [['A1', tex`$\ce{Mg(g) -> Mg+(g) + e^{-}}$ with both state symbols (g)`]],
        },
        {
          ask: 'Deduce, with a reason, which letter is a noble gas, and which letter an alkali metal.',
          answer: `Noble gas ${letters[noble]}, alkali metal ${rises}`,
          solution: `${letters[noble]} has the highest value, and it falls sharply to the next element, ${rises}: a full outer level is followed by a single electron in a new one.`,
          marks: [
            ['A1', `noble gas ${letters[noble]}`],
            ['A1', `alkali metal ${rises}`],
            ['R1', 'highest value, followed by the sharp fall to a new main level'],
          ],
        },
        {
          ask: `Explain the general rise that begins at ${rises}.`,
          answer: 'Nuclear charge grows while shielding stays about the same and the radius falls',
          solution:
            'Along the period the nuclear charge grows. The electrons enter the same main level, so the shielding by inner electrons stays about the same and the atoms become smaller. The outer electrons are held more strongly.',
          marks: [
            ['R1', 'greater nuclear charge'],
            ['R1', 'same main level: shielding about equal (or smaller radius); do not accept "more electrons"'],
          ],
        },
        {
          ask: `Identify ${letters[noble]} and ${next} by name, given that the atomic number of the first letter is ${from}.`,
          answer: `${letters[noble]} is ${name(noble)}, ${next} is ${name(alkali + 1)}`,
          solution: `Counting on from ${from}, the atomic number of ${letters[noble]} is ${from + noble}: ${name(noble)}. ${next} has ${from + alkali + 1}: ${name(alkali + 1)}.`,
          marks: [
            ['A1', name(noble)],
            ['A1', name(alkali + 1)],
          ],
        },
      ],
      diagrams: [
        {
          name: 'energies',
          svg: diagram.toSvg(),
          alt: `First ionisation energy in kilojoules per mole against atomic number for ten elements in a row: ${energies.map((energy, i) => `${letters[i]} ${energy}`).join(', ')}.`,
        },
      ],
    });
  },
  check: ({ from }, { noble, alkali, energies }) => {
    assert.ok([10, 18].includes(from + noble), 'a noble gas');
    assert.ok(alkali < 9 && (energies[alkali] ?? 0) === Math.min(...energies.slice(noble)), 'sharp fall');
    assert.equal(NAMES[from - 3 + noble]?.endsWith('on'), true);
  },
});

/** Ions with ten electrons, and with eighteen: radius in pm. */
const SERIES = {
  neon: [
    ['N^{3-}', 146, 7],
    ['O^{2-}', 140, 8],
    ['F-', 133, 9],
    ['Na+', 102, 11],
    ['Mg^{2+}', 72, 12],
    ['Al^{3+}', 54, 13],
  ],
  argon: [
    ['P^{3-}', 212, 15],
    ['S^{2-}', 184, 16],
    ['Cl-', 181, 17],
    ['K+', 138, 19],
    ['Ca^{2+}', 100, 20],
    ['Sc^{3+}', 75, 21],
  ],
} as const;

const isoelectronicIons = defineTemplate({
  key: 'chem-isoelectronic-ions-table',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.1.1', 1, 'S2.1'),
  variants: [
    { series: 'neon', hidden: 3, atom: ['sodium', 160] },
    { series: 'argon', hidden: 2, atom: ['chlorine', 100] },
    { series: 'neon', hidden: 2, atom: ['fluorine', 60] },
    { series: 'argon', hidden: 3, atom: ['potassium', 200] },
  ] as const,
  solve: ({ series, hidden }) => {
    const ions = SERIES[series];
    const [before, ion, after] = [ions[hidden - 1] ?? ions[0], ions[hidden] ?? ions[0], ions[hidden + 1] ?? ions[0]];
    return { before, ion, after, electrons: series === 'neon' ? 10 : 18 };
  },
  write: ({ series, hidden, atom: [name, radius] }, { before, ion, after, electrons }) => {
    const positive = ion[0].endsWith('+');
    return inParts({
      stem: tex`The table shows ions with the same number of electrons. One radius is missing.

| ion | ${SERIES[series].map(([symbol]) => tex`$\ce{${symbol}}$`).join(' | ')} |
| --- | ${SERIES[series].map(() => ':---:').join(' | ')} |
| radius / $\text{pm}$ | ${SERIES[series].map(([, size], i) => (i === hidden ? '?' : `$${size}$`)).join(' | ')} |`,
      hint: 'What changes along the table, if the number of electrons does not?',
      parts: [
        {
          ask: 'State the number of electrons in each of the ions, and the noble gas with the same configuration.',
          answer: `${electrons}, ${series}`,
          solution: tex`For example $\ce{${before[0]}}$ has ${electrons} electrons, as has an atom of ${series}.`,
          marks: [['A1', `${electrons}, ${series}`]],
        },
        {
          ask: 'Explain the trend of the radii.',
          answer: 'The nuclear charge grows and attracts the same number of electrons more strongly',
          solution:
            'From left to right each nucleus has one more proton or two, while the number of electrons stays the same. The electrons are pulled closer to the nucleus, so the radius falls.',
          marks: [
            ['R1', 'nuclear charge (number of protons) increases'],
            ['R1', 'same number of electrons, attracted more strongly; award 0 for "more shells"'],
          ],
        },
        {
          ask: tex`Predict a range for the radius of $\ce{${ion[0]}}$, in $\text{pm}$.`,
          answer: tex`Between $${after[1]}$ and $${before[1]}\text{ pm}$`,
          solution: tex`Its nuclear charge lies between those of its neighbours in the table, and so does its radius: between $${after[1]}$ and $${before[1]}\text{ pm}$ (the measured value is $${ion[1]}\text{ pm}$).`,
          marks: [['A1', tex`a value or range between $${after[1]}$ and $${before[1]}\text{ pm}$`]],
        },
        {
          ask: `The radius of an atom of ${name} is $${radius}\\text{ pm}$. Explain why the ion is ${positive ? 'smaller' : 'larger'} than the atom.`,
          answer: positive ? 'It has lost its outer level' : 'Added electrons repel the others at the same nuclear charge',
          solution: positive
            ? 'The atom loses the only electron of its outermost level. The remaining electrons are in a level closer to the nucleus.'
            : 'An electron is added to the outer level while the nuclear charge stays the same. The electrons repel each other more and spread out.',
          marks: positive
            ? [
                ['R1', 'outermost level is lost'],
                ['R1', 'same nuclear charge attracts fewer electrons'],
              ]
            : [
                ['R1', 'one more electron at the same nuclear charge'],
                ['R1', 'greater repulsion between electrons'],
              ],
        },
      ],
    });
  },
  check: ({ series, hidden, atom: [, radius] }, { before, ion, after, electrons }) => {
    assert.ok(before[1] > ion[1] && ion[1] > after[1]);
    for (const [symbol, , protons] of SERIES[series]) {
      const [, size = '', sign = '+'] = /(\d?)([+-])\}?$/.exec(symbol) ?? [];
      assert.equal(protons - Number(`${sign}${size || 1}`), electrons, symbol);
    }
    assert.equal(radius > ion[1], (SERIES[series][hidden]?.[0] ?? '').endsWith('+'));
  },
});

const ELEMENTS = {
  sodium: { clue: 'floats on water, melts into a ball and gives a solution of pH 13', oxide: 'Na2O', group: 1, ie: 496 },
  magnesium: {
    clue: 'reacts hardly at all with cold water but burns in steam to a white solid',
    oxide: 'MgO',
    group: 2,
    ie: 738,
  },
  sulfur: { clue: 'is a yellow solid that burns to a choking gas', oxide: 'SO2', group: 16, ie: 1000 },
  phosphorus: { clue: 'burns to a white smoke whose solution in water has pH 1', oxide: 'P4O10', group: 15, ie: 1012 },
  chlorine: { clue: 'is a green gas that displaces bromine from potassium bromide', oxide: 'Cl2O7', group: 17, ie: 1251 },
  argon: { clue: 'is a gas that forms no compounds', oxide: '', group: 18, ie: 1520 },
} as const;
type ElementName = keyof typeof ELEMENTS;

const fromClues = defineTemplate({
  key: 'chem-elements-from-clues',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S3.1.1', 2, 'S3.1.2'),
  variants: [
    { elements: ['sodium', 'sulfur', 'argon'], letters: 'XYZ' },
    { elements: ['magnesium', 'chlorine', 'phosphorus'], letters: 'PQR' },
    { elements: ['phosphorus', 'sodium', 'chlorine'], letters: 'DEF' },
    { elements: ['sulfur', 'magnesium', 'argon'], letters: 'JKL' },
  ] as readonly { elements: readonly [ElementName, ElementName, ElementName]; letters: string }[],
  solve: ({ elements }) => ({ order: [...elements].sort((a, b) => ELEMENTS[a].ie - ELEMENTS[b].ie) }),
  write: ({ elements, letters }, { order }) => {
    const letter = (element: ElementName) => letters[elements.indexOf(element)] ?? '';
    const metal = elements.find((element) => ELEMENTS[element].group < 3) ?? 'sodium';
    const acid = elements.find((element) => ELEMENTS[element].group > 14 && ELEMENTS[element].group < 17) ?? 'sulfur';
    const equations: Partial<Record<ElementName, string>> = {
      sodium: 'Na2O + H2O -> 2NaOH',
      magnesium: 'MgO + H2O -> Mg(OH)2',
      sulfur: 'SO2 + H2O -> H2SO3',
      phosphorus: 'P4O10 + 6H2O -> 4H3PO4',
    };
    return inParts({
      stem: `${letters[0]}, ${letters[1]} and ${letters[2]} are three elements of period 3.\n\n${elements.map((element) => `- ${letter(element)} ${ELEMENTS[element].clue}.`).join('\n')}`,
      hint: 'From left to right, how do the elements of a period change, and how do their oxides?',
      parts: [
        {
          ask: 'Identify the three elements.',
          answer: elements.map((element) => `${letter(element)} ${element}`).join(', '),
          solution: `${elements.map((element) => `${letter(element)} ${ELEMENTS[element].clue}: ${element} (group ${ELEMENTS[element].group})`).join('. ')}.`,
          marks: elements.map((element) => ['A1', `${letter(element)} ${element}`] as const),
        },
        {
          ask: 'List them in order of increasing first ionisation energy.',
          answer: order.map(letter).join(' < '),
          solution: `Across the period the energy rises on the whole, so the order is that of the groups: ${order.map((element) => `${letter(element)} (group ${ELEMENTS[element].group})`).join(', ')}.`,
          marks: [['A1', `${order.map(letter).join(', ')} (ECF from (a))`]],
        },
        {
          ask: `Write equations for the reactions with water of the oxides $\\ce{${ELEMENTS[metal].oxide}}$ of ${letter(metal)} and $\\ce{${ELEMENTS[acid].oxide}}$ of ${letter(acid)}, and state which of the solutions turns litmus red.`,
          answer: tex`$\ce{${equations[metal]}}$; $\ce{${equations[acid]}}$; that of ${letter(acid)}`,
          solution: tex`The oxide of the metal is basic: $\ce{${equations[metal]}}$. The oxide of the non-metal is acidic, and its solution turns litmus red: $\ce{${equations[acid]}}$.`,
          marks: [
            ['A1', tex`$\ce{${equations[metal]}}$`],
            ['A1', tex`$\ce{${equations[acid]}}$`],
            ['A1', `litmus red with the oxide of ${letter(acid)}`],
          ],
        },
      ],
    });
  },
  check: ({ elements }, { order }) => {
    assert.equal(new Set(elements).size, 3);
    const groups = order.map((element) => ELEMENTS[element].group);
    assert.deepEqual(
      [...groups].sort((a, b) => a - b),
      groups,
    );
  },
});

const trendChoice = choiceSet({ key: 'chem-trend-reasons-choice', difficulty: 'Easy', placements: both('S3.1.1', 1) }, 1, [
  {
    ask: 'Why does the atomic radius increase down group 17?',
    right: 'Outer electrons are in higher main levels',
    wrong: [
      ['The nuclear charge decreases', 'It increases down every group.'],
      ['There are fewer inner electrons', 'There are more of them.'],
      ['The atoms have more valence electrons', 'All have the same number of these.'],
    ],
    hint: 'In which main level are the valence electrons?',
    why: 'Each element down the group has one more occupied main level, further from the nucleus and shielded by more inner electrons.',
  },
  {
    ask: 'Which element of period 3 has the largest atoms?',
    right: 'Sodium',
    wrong: [
      ['Argon', 'Its nuclear charge is the largest of the period.'],
      ['Aluminium', 'Two elements of the period have a smaller nuclear charge.'],
      ['Chlorine', 'Its nuclear charge is nearly the largest of the period.'],
    ],
    hint: 'How does the nuclear charge change along a period?',
    why: 'Along the period the nuclear charge grows while the number of levels stays the same, so the first element has the largest atoms.',
  },
  {
    ask: 'Which halogen is reduced most easily?',
    right: tex`$\ce{F2}$`,
    wrong: [
      [tex`$\ce{Cl2}$`, 'Its atoms are larger than those of another halogen.'],
      [tex`$\ce{Br2}$`, 'Its atoms attract a further electron less strongly.'],
      [tex`$\ce{I2}$`, 'Its atoms attract a further electron least strongly.'],
    ],
    hint: 'Which atoms attract a further electron most strongly?',
    why: 'Reduction is the gain of electrons. The smallest atoms attract a further electron most strongly.',
  },
  {
    ask: tex`Chlorine is bubbled through a solution of potassium iodide. What is observed, and why?`,
    right: 'The solution turns brown, as iodide is oxidised',
    wrong: [
      ['The solution turns brown, as iodide is reduced', 'Iodide loses electrons.'],
      ['Nothing, as chlorine is less reactive', 'Reactivity of the halogens falls down the group.'],
      ['A green gas is given off, as chloride is oxidised', 'Chlorine is what was put in.'],
    ],
    hint: 'Which of the two halogens is the stronger oxidising agent?',
    why: tex`Chlorine oxidises iodide ions to iodine, which is brown in solution: $\ce{Cl2 + 2I^{-} -> 2Cl^{-} + I2}$.`,
  },
  {
    ask: 'Which property decreases from lithium to caesium?',
    right: 'Electronegativity',
    wrong: [
      ['Atomic radius', 'Atoms grow down the group.'],
      ['Reactivity with water', 'The outer electron is lost more easily down the group.'],
      ['Number of occupied main levels', 'It grows by one from each element to the next.'],
    ],
    hint: 'What does a growing distance from the nucleus do to its attraction?',
    why: 'With more levels the nucleus attracts bonding electrons less strongly, so the electronegativity falls.',
  },
  {
    ask: 'The electron affinity of an element is the energy change of which process?',
    right: tex`$\ce{X(g) + e^{-} -> X^{-}(g)}$`,
    wrong: [
      [tex`$\ce{X(g) -> X+(g) + e^{-}}$`, 'This is an ionisation.'],
      [tex`$\ce{X^{-}(g) + e^{-} -> X^{2-}(g)}$`, 'This is a second addition.'],
      [tex`$\ce{X2(g) + 2e^{-} -> 2X^{-}(g)}$`, 'Here bonds are broken as well.'],
    ],
    hint: 'Is an electron gained or lost, and by what?',
    why: 'It is defined for the addition of one electron to each atom in the gaseous state.',
  },
]);

/** Energies as the data booklet prints them. */
const written = (energy: number): string => (energy < 10_000 ? `${energy}` : groupThousands(`${energy}`));

const successive = defineTemplate({
  key: 'chem-transition-ionisation-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 2),
  variants: [
    {
      s: 'calcium',
      d: 'vanadium',
      sE: [590, 1145, 4912, 6491],
      dE: [651, 1414, 2830, 4507],
      states: '+2, +3, +4 and +5',
      config: '3d^{3}\\,4s^{2}',
      ion: 'V^{3+}',
      ionConfig: '3d^{2}',
    },
    {
      s: 'magnesium',
      d: 'chromium',
      sE: [738, 1451, 7733, 10543],
      dE: [653, 1591, 2987, 4743],
      states: '+2, +3 and +6',
      config: '3d^{5}\\,4s^{1}',
      ion: 'Cr^{3+}',
      ionConfig: '3d^{3}',
    },
    {
      s: 'calcium',
      d: 'manganese',
      sE: [590, 1145, 4912, 6491],
      dE: [717, 1509, 3248, 4940],
      states: '+2, +4, +6 and +7',
      config: '3d^{5}\\,4s^{2}',
      ion: 'Mn^{2+}',
      ionConfig: '3d^{5}',
    },
    {
      s: 'magnesium',
      d: 'iron',
      sE: [738, 1451, 7733, 10543],
      dE: [762, 1562, 2957, 5287],
      states: '+2 and +3',
      config: '3d^{6}\\,4s^{2}',
      ion: 'Fe^{3+}',
      ionConfig: '3d^{5}',
    },
  ] as const,
  solve: ({ sE, dE }) => ({ sJump: sE[2] / sE[1], dJump: dE[2] / dE[1], three: dE[0] + dE[1] + dE[2] }),
  write: ({ s, d, sE, dE, states, config, ion, ionConfig }, { sJump, dJump, three }) =>
    inParts({
      stem: tex`The table gives the first four ionisation energies, in $\text{kJ mol}^{-1}$, of ${s} and of ${d}, whose atoms have the configuration $[\text{Ar}]\,${config}$.

| | 1st | 2nd | 3rd | 4th |
| --- | :---: | :---: | :---: | :---: |
| ${s} | ${sE.map((energy) => `$${written(energy)}$`).join(' | ')} |
| ${d} | ${dE.map((energy) => `$${written(energy)}$`).join(' | ')} |`,
      hint: 'Where does the energy jump, and what would have to be taken away there?',
      parts: [
        {
          ask: tex`Calculate, for each element, how many times as large the third ionisation energy is as the second.`,
          answer: tex`${s} $${significant(sJump)}$; ${d} $${significant(dJump)}$`,
          solution: tex`${s}: $\dfrac{${sE[2]}}{${sE[1]}} = ${significant(sJump)}$; ${d}: $\dfrac{${dE[2]}}{${dE[1]}} = ${significant(dJump)}$`,
          marks: [
            ['A1', tex`${s} $${significant(sJump)}$`],
            ['A1', tex`${d} $${significant(dJump)}$`],
          ],
          keys: [
            { ...value(sJump, ''), label: s },
            { ...value(dJump, ''), label: d },
          ],
        },
        {
          ask: `Explain why ${s} forms compounds only in the oxidation state +2, but ${d} in ${states}.`,
          answer: 'The third electron of the one is in an inner level; 3d and 4s electrons have similar energies',
          solution: `The third electron of ${s} comes from an inner main level and needs far more energy than a bond can give back. In ${d} the 3d and 4s sublevels are close in energy, so the ionisation energies rise gradually and several electrons can be used.`,
          marks: [
            ['R1', `third electron of ${s} is in an inner (full) level: large jump`],
            ['R1', `3d and 4s electrons of ${d} have similar energies`],
            ['R1', 'gradual rise, so different numbers of electrons can be lost; do not accept "d electrons are loose" alone'],
          ],
        },
        {
          ask: tex`State the electron configuration of $\ce{${ion}}$, and explain from which sublevel electrons are lost first.`,
          answer: tex`$[\text{Ar}]\,${ionConfig}$; from $4s$`,
          solution: tex`The $4s$ electrons are lost before $3d$ electrons, as $4s$ is the outermost level and lies higher once $3d$ is occupied: $[\text{Ar}]\,${ionConfig}$.`,
          marks: [
            ['A1', tex`$[\text{Ar}]\,${ionConfig}$`],
            ['R1', tex`$4s$ before $3d$`],
          ],
        },
        {
          ask: tex`Calculate the energy needed to turn $1\text{ mol}$ of gaseous ${d} atoms into ions of charge $3+$, in $\text{kJ}$.`,
          answer: tex`$${significant(three, 4)}\text{ kJ}$`,
          solution: tex`$${dE[0]} + ${dE[1]} + ${dE[2]} = ${three}\text{ kJ}$`,
          marks: [['A1', tex`$${significant(three, 4)}\text{ kJ}$`]],
          keys: [
            value(three, 'kJ', {
              relative: 0.002,
              slips: [foreseen(dE[2], 'That is the energy for the third electron alone.', 'incomplete')],
            }),
          ],
        },
      ],
    }),
  check: ({ dE, config, ion, ionConfig }, { sJump, dJump, three }) => {
    assert.ok(sJump > 4 && dJump < 2.3);
    assertClose(dE.reduce((sum, energy) => sum + energy, 0) - dE[3], three, 'three energies');
    // Electrons: those of the atom less the charge.
    const count = (text: string) => [...text.matchAll(/\^\{(\d)\}/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    assert.equal(count(config) - Number(/(\d)\+/.exec(ion)?.[1]), count(ionConfig));
  },
});

const jobsMethod = defineTemplate({
  key: 'chem-complex-formula-from-absorbance',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 1, 'R3.4.3'),
  variants: [
    { metal: 'Ni^{2+}', ligand: '1,2-diaminoethane', n: 3, top: 0.72, absorbed: 545 },
    { metal: 'Cu^{2+}', ligand: '1,2-diaminoethane', n: 2, top: 0.64, absorbed: 550 },
    { metal: 'Fe^{2+}', ligand: '1,10-phenanthroline', n: 3, top: 0.81, absorbed: 510 },
    { metal: 'Cu^{2+}', ligand: 'glycinate', n: 2, top: 0.58, absorbed: 630 },
  ],
  solve: ({ n, top }) => {
    const readings = [0, 2, 4, 6, 8, 10].map((metal) => {
      const complex = Math.min(metal, (10 - metal) / n);
      return { metal, absorbance: Number(((top * complex) / (10 / (n + 1))).toFixed(2)) };
    });
    return { readings, at: 10 / (n + 1) };
  },
  write: ({ metal, ligand, n, top, absorbed }, { readings, at }) => {
    const rising = (readings[1]?.absorbance ?? 0) / 2;
    const falling = readings.filter((reading) => reading.metal > at);
    return inParts({
      stem: tex`Solutions of a salt of $\ce{${metal}}$ and of the ligand ${ligand}, both $0.0100\text{ mol dm}^{-3}$, are mixed in different ratios to $10.0\text{ cm}^{3}$. The complex absorbs at $${absorbed}\text{ nm}$; the metal ion and the ligand hardly do.

| volume of metal solution / $\text{cm}^{3}$ | ${readings.map(({ metal: volume }) => `$${volume.toFixed(1)}$`).join(' | ')} |
| --- | ${readings.map(() => ':---:').join(' | ')} |
| absorbance | ${readings.map(({ absorbance }) => `$${absorbance.toFixed(2)}$`).join(' | ')} |`,
      hint: 'At which mixture is neither the metal ion nor the ligand left over?',
      parts: [
        {
          ask: 'Explain why the absorbance first rises and then falls as the volume of the metal solution grows.',
          answer: 'First the metal ion is limiting, then the ligand',
          solution:
            'With little metal solution the metal ion is limiting, so more of it gives more complex. With much of it there is too little ligand, which becomes limiting, so the amount of complex falls.',
          marks: [
            ['R1', 'rise: metal ion is limiting'],
            ['R1', 'fall: ligand is limiting'],
          ],
        },
        {
          ask: tex`The points lie on two straight lines that meet at the greatest absorbance. Determine the volume of metal solution at which they meet, in $\text{cm}^{3}$.`,
          answer: tex`$${significant(at)}\text{ cm}^{3}$`,
          solution: tex`The rising line is $A = ${significant(rising, 2)}\,V$. The falling one reaches $0$ at $V = 10.0$ and passes through $(${falling[0]?.metal.toFixed(1)}, ${falling[0]?.absorbance.toFixed(2)})$. They meet at about $V = ${significant(at)}\text{ cm}^{3}$, with an absorbance of about $${significant(top, 2)}$.`,
          marks: [
            ['M1', 'two lines drawn or written as equations'],
            ['A1', tex`$${significant(at)}\text{ cm}^{3}$ (accept $\pm 0.2$)`],
          ],
          keys: [value(at, 'cm³', { tolerance: 0.2 })],
        },
        {
          ask: 'Deduce the number of ligands bound to each metal ion.',
          answer: `$${n}$`,
          solution: tex`At this point $${significant(at)}\text{ cm}^{3}$ of metal solution meet $${significant(10 - at)}\text{ cm}^{3}$ of ligand solution of the same concentration: $\dfrac{${significant(10 - at)}}{${significant(at)}} \approx ${n}$ ligands to each ion.`,
          marks: [
            ['M1', 'ratio of ligand to metal volumes (ECF)'],
            ['A1', `$${n}$; award 1 of 2 for the inverse ratio`],
          ],
          keys: [value(n, '', { relative: 0.001, slips: [foreseen(n + 1, 'You compared with the total volume.')] })],
        },
        {
          ask: 'State what kind of bond joins ligand and metal ion, what the ligand must have to form it, and why the ion is a Lewis acid.',
          answer: 'A coordination bond; a lone pair; the ion accepts it',
          solution:
            'The ligand donates a lone pair to the metal ion: a coordination bond. The ion accepts an electron pair, which makes it a Lewis acid.',
          marks: [
            ['A1', 'coordination bond'],
            ['A1', 'lone pair on the ligand'],
            ['R1', 'metal ion accepts an electron pair'],
          ],
        },
      ],
    });
  },
  check: ({ n }, { readings, at }) => {
    assertClose((10 - at) / at, n, 'ratio at the peak', 1e-9);
    const best = readings.reduce((top, reading) => (reading.absorbance > top.absorbance ? reading : top));
    assert.ok(Math.abs(best.metal - at) <= 1);
  },
});

export const trendsInData = [ionisationGraph, isoelectronicIons, fromClues, trendChoice, successive, jobsMethod];
