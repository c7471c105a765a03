import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 3.1: trends of the periodic table read from graphs and tables. */

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
          ask: 'Deduce, with a reason, which two neighbouring letters are a noble gas and an alkali metal.',
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
    clue: 'hardly reacts with cold water but burns in steam to a white solid',
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

export const trendsInData = [ionisationGraph, isoelectronicIons, fromClues, trendChoice];
