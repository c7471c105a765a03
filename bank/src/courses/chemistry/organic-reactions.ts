import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, simulate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertBalanced, atoms, molarMass } from './elements.ts';
import {
  both,
  foreseen,
  hlOnly,
  mark,
  mistake,
  mostlySl,
  multipleChoice,
  numberKey,
  numericAnswer,
  type WrongOption,
} from './marking.ts';
import { drawSkeletal, type Molecule, molecularFormula, zigzag } from './molecule.ts';

/** Reactivity 3.3 and 3.4: radicals, nucleophiles and electrophiles. */

const tex = String.raw;

const radicals = defineTemplate({
  key: 'chem-radical-substitution',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R3.3', 2),
  variants: [
    { alkane: 'methane', alkyl: 'CH3', formula: 'CH4', halogen: 'Cl', name: 'chlorine', joined: 'C2H6', mass: 3.2 },
    { alkane: 'ethane', alkyl: 'C2H5', formula: 'C2H6', halogen: 'Cl', name: 'chlorine', joined: 'C4H10', mass: 6.0 },
    { alkane: 'methane', alkyl: 'CH3', formula: 'CH4', halogen: 'Br', name: 'bromine', joined: 'C2H6', mass: 2.4 },
    { alkane: 'ethane', alkyl: 'C2H5', formula: 'C2H6', halogen: 'Br', name: 'bromine', joined: 'C4H10', mass: 4.5 },
    { alkane: 'cyclohexane', alkyl: 'C6H11', formula: 'C6H12', halogen: 'Cl', name: 'chlorine', joined: 'C12H22', mass: 8.4 },
    { alkane: 'cyclopentane', alkyl: 'C5H9', formula: 'C5H10', halogen: 'Br', name: 'bromine', joined: 'C10H18', mass: 7.0 },
    {
      alkane: '2,2-dimethylpropane',
      alkyl: 'C5H11',
      formula: 'C5H12',
      halogen: 'Cl',
      name: 'chlorine',
      joined: 'C10H22',
      mass: 3.6,
    },
    { alkane: 'cyclohexane', alkyl: 'C6H11', formula: 'C6H12', halogen: 'Br', name: 'bromine', joined: 'C12H22', mass: 4.2 },
    { alkane: 'cyclopentane', alkyl: 'C5H9', formula: 'C5H10', halogen: 'Cl', name: 'chlorine', joined: 'C10H18', mass: 2.8 },
  ],
  solve: ({ formula, alkyl, halogen, mass }) => {
    const amount = mass / molarMass(formula);
    return { amount, product: `${alkyl}${halogen}`, yield: amount * molarMass(`${alkyl}${halogen}`) };
  },
  write: ({ alkane, alkyl, formula, halogen, name, joined, mass }, { amount, product, yield: grams }) => ({
    text: tex`In ultraviolet light ${alkane}, $\ce{${formula}}$, reacts with ${name}. All hydrogen atoms of ${alkane} are equivalent.

(a) Write an equation for the initiation step and name the type of bond fission. [2]

(b) Write equations for the two propagation steps. [2]

(c) Write an equation for a termination step that forms a hydrocarbon. [1]

(d) Calculate the largest mass of $\ce{${product}}$ that $${mass.toFixed(1)}\text{ g}$ of ${alkane} can give ($M(\ce{${formula}}) = ${molarMass(formula).toFixed(2)}$, $M(\ce{${product}}) = ${molarMass(product).toFixed(2)}\text{ g mol}^{-1}$). [2]

(e) Suggest why less than this is obtained in practice. [1]`,
    hint: 'What must a propagation step produce so that the chain continues?',
    answer: tex`(a) $\ce{${halogen}2 -> 2${halogen}^{.}}$, homolytic fission

(b) $\ce{${formula} + ${halogen}^{.} -> ${alkyl}^{.} + H${halogen}}$ and $\ce{${alkyl}^{.} + ${halogen}2 -> ${product} + ${halogen}^{.}}$

(c) $\ce{2${alkyl}^{.} -> ${joined}}$

(d) $${significant(grams)}\text{ g}$

(e) Further substitution (and termination) gives other products.`,
    solution: tex`(a) Light breaks the halogen bond evenly, each atom keeping one electron: $\ce{${halogen}2 -> 2${halogen}^{.}}$ (homolytic fission).

(b) A halogen radical takes a hydrogen atom, and the alkyl radical formed reacts with a halogen molecule:

$$\ce{${formula} + ${halogen}^{.} -> ${alkyl}^{.} + H${halogen}}$$

$$\ce{${alkyl}^{.} + ${halogen}2 -> ${product} + ${halogen}^{.}}$$

The halogen radical comes out again, so the chain continues.

(c) Two alkyl radicals join: $\ce{2${alkyl}^{.} -> ${joined}}$.

(d) One mole of ${alkane} gives one mole of $\ce{${product}}$: $n = \dfrac{${mass.toFixed(1)}}{${molarMass(formula).toFixed(2)}} = ${significant(amount)}\text{ mol}$ and $m = ${significant(amount)} \times ${molarMass(product).toFixed(2)} = ${significant(grams)}\text{ g}$.

(e) The product still has hydrogen atoms that can be replaced, so di- and polysubstituted products form; termination gives by-products such as $\ce{${joined}}$.`,
    markScheme: [
      mark('a', 'A1', tex`$\ce{${halogen}2 -> 2${halogen}^{.}}$`),
      mark('a', 'A1', 'homolytic fission'),
      mark('b', 'A1', tex`$\ce{${formula} + ${halogen}^{.} -> ${alkyl}^{.} + H${halogen}}$`),
      mark('b', 'A1', tex`$\ce{${alkyl}^{.} + ${halogen}2 -> ${product} + ${halogen}^{.}}$`),
      mark('c', 'A1', tex`$\ce{2${alkyl}^{.} -> ${joined}}$`),
      mark('d', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$`),
      mark('d', 'A1', tex`$${significant(grams)}\text{ g}$`),
      mark('e', 'R1', 'further substitution / termination products'),
    ],
    numeric: [numericAnswer('d', grams, 'g')],
  }),
  check: ({ alkyl, formula, halogen, joined, mass }, { product, yield: grams }) => {
    assertBalanced({ [formula]: 1, [halogen]: 1 }, { [alkyl]: 1, [`H${halogen}`]: 1 }, 'first propagation');
    assertBalanced({ [alkyl]: 1, [`${halogen}2`]: 1 }, { [product]: 1, [halogen]: 1 }, 'second propagation');
    assertBalanced({ [alkyl]: 2 }, { [joined]: 1 }, 'termination');
    // Mass balance of the overall reaction: alkane and halogen in, product and hydrogen halide out.
    const moles = grams / molarMass(product);
    assertClose(mass + moles * molarMass(`${halogen}2`), grams + moles * molarMass(`H${halogen}`), 'mass', 1e-9);
  },
});

const substitution = defineTemplate({
  key: 'chem-nucleophilic-substitution',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R3.4.1', 2),
  variants: [
    { name: '1-bromobutane', formula: 'C4H9Br', alcohol: 'butan-1-ol', made: 'C4H9OH', ion: 'Br', mass: 6.85, actual: 2.6 },
    { name: '2-chloropropane', formula: 'C3H7Cl', alcohol: 'propan-2-ol', made: 'C3H7OH', ion: 'Cl', mass: 7.85, actual: 3.9 },
    { name: '1-iodoethane', formula: 'C2H5I', alcohol: 'ethanol', made: 'C2H5OH', ion: 'I', mass: 7.8, actual: 1.75 },
    { name: '1-bromopentane', formula: 'C5H11Br', alcohol: 'pentan-1-ol', made: 'C5H11OH', ion: 'Br', mass: 9.06, actual: 3.8 },
    {
      name: 'bromocyclohexane',
      formula: 'C6H11Br',
      alcohol: 'cyclohexanol',
      made: 'C6H11OH',
      ion: 'Br',
      mass: 8.15,
      actual: 2.9,
    },
    { name: '1-chlorohexane', formula: 'C6H13Cl', alcohol: 'hexan-1-ol', made: 'C6H13OH', ion: 'Cl', mass: 6.03, actual: 3.7 },
    { name: '1-iodopropane', formula: 'C3H7I', alcohol: 'propan-1-ol', made: 'C3H7OH', ion: 'I', mass: 8.5, actual: 2.4 },
    { name: '2-bromobutane', formula: 'C4H9Br', alcohol: 'butan-2-ol', made: 'C4H9OH', ion: 'Br', mass: 5.48, actual: 1.9 },
    { name: 'bromoethane', formula: 'C2H5Br', alcohol: 'ethanol', made: 'C2H5OH', ion: 'Br', mass: 5.45, actual: 1.6 },
  ],
  solve: ({ formula, made, mass, actual }) => {
    const amount = mass / molarMass(formula);
    return { amount, theoretical: amount * molarMass(made), percent: (100 * actual) / (amount * molarMass(made)) };
  },
  write: ({ name, formula, alcohol, made, ion, mass, actual }, { amount, theoretical, percent }) => ({
    text: tex`A student heats $${mass.toFixed(2)}\text{ g}$ of ${name}, $\ce{${formula}}$ ($M = ${molarMass(formula).toFixed(2)}\text{ g mol}^{-1}$), with an excess of aqueous sodium hydroxide and isolates $${actual.toFixed(2)}\text{ g}$ of ${alcohol}, $\ce{${made}}$ ($M = ${molarMass(made).toFixed(2)}\text{ g mol}^{-1}$).

(a) Write the ionic equation for the reaction. [1]

(b) Define the term nucleophile, and identify the nucleophile here. [2]

(c) Explain why the carbon atom bonded to the halogen is attacked. [1]

(d) Determine the percentage yield of ${alcohol}. [3]`,
    hint: 'Which particle has lone pairs, and which bond is polar? For the yield, which amounts correspond?',
    answer: tex`(a) $\ce{${formula} + OH^{-} -> ${made} + ${ion}^{-}}$

(b) A species that donates an electron pair; $\ce{OH^{-}}$

(c) It is electron-deficient, as the bond is polar.

(d) $${significant(percent)}\,\%$`,
    solution: tex`(a) The hydroxide ion takes the place of the halogen, which leaves as an ion: $\ce{${formula} + OH^{-} -> ${made} + ${ion}^{-}}$

(b) A nucleophile is an electron-rich species that donates a pair of electrons to form a bond with an electron-deficient atom. Here it is the hydroxide ion.

(c) The halogen is more electronegative than carbon (or, for iodine, at least easily polarised), so the carbon atom carries a partial positive charge and attracts the lone pair of the nucleophile.

(d) $n(\ce{${formula}}) = \dfrac{${mass.toFixed(2)}}{${molarMass(formula).toFixed(2)}} = ${significant(amount)}\text{ mol}$; theoretical yield $${significant(amount)} \times ${molarMass(made).toFixed(2)} = ${significant(theoretical)}\text{ g}$.

$$\frac{${actual.toFixed(2)}}{${significant(theoretical)}} \times 100 = ${significant(percent)}\,\%$$`,
    markScheme: [
      mark('a', 'A1', tex`$\ce{${formula} + OH^{-} -> ${made} + ${ion}^{-}}$`),
      mark('b', 'A1', 'donates an electron pair'),
      mark('b', 'A1', tex`$\ce{OH^{-}}$`),
      mark('c', 'R1', 'partial positive charge on carbon / polar bond'),
      mark('d', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$`),
      mark('d', '(M1)', tex`theoretical yield $${significant(theoretical)}\text{ g}$`),
      mark('d', 'A1', tex`$${significant(percent)}\,\%$`),
    ],
    keys: [
      numberKey('d', percent, {
        unit: '%',
        slips: [
          foreseen(
            (100 * actual) / mass,
            'You compared the masses of product and reactant; compare amounts, or masses of the same substance.',
          ),
        ],
      }),
    ],
  }),
  check: ({ formula, made, ion, mass, actual }, { percent }) => {
    assertBalanced({ [formula]: 1, OH: 1 }, { [made]: 1, [ion]: 1 }, formula);
    // Carbon that went in against carbon that came out.
    const carbonShare = (name: string) => ((atoms(name).get('C') ?? 0) * 12.01) / molarMass(name);
    assertClose((100 * actual * carbonShare(made)) / (mass * carbonShare(formula)), percent, 'carbon recovered', 1e-9);
    assert.ok(percent > 30 && percent < 98);
  },
});

interface Addition {
  alkene: string;
  molecule: Molecule;
  reagent: 'Br2' | 'HBr' | 'H2' | 'H2O' | 'HCl' | 'Cl2';
}
const addition = defineTemplate({
  key: 'chem-addition-product',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R3.4.1', 1),
  variants: [
    { alkene: 'but-2-ene', molecule: zigzag({ length: 4, orders: { 1: 2 } }), reagent: 'Br2' },
    { alkene: 'pent-1-ene', molecule: zigzag({ length: 5, orders: { 0: 2 } }), reagent: 'HBr' },
    {
      alkene: '2-methylbut-2-ene',
      molecule: zigzag({ length: 4, orders: { 1: 2 }, sides: [{ on: 1, element: 'C' }] }),
      reagent: 'H2O',
    },
    { alkene: 'hex-3-ene', molecule: zigzag({ length: 6, orders: { 2: 2 } }), reagent: 'Cl2' },
    {
      alkene: '3-methylpent-2-ene',
      molecule: zigzag({ length: 5, orders: { 1: 2 }, sides: [{ on: 2, element: 'C' }] }),
      reagent: 'HCl',
    },
    { alkene: 'hex-1-ene', molecule: zigzag({ length: 6, orders: { 0: 2 } }), reagent: 'Br2' },
    { alkene: 'pent-2-ene', molecule: zigzag({ length: 5, orders: { 1: 2 } }), reagent: 'H2O' },
    {
      alkene: '2-methylpent-1-ene',
      molecule: zigzag({ length: 5, orders: { 0: 2 }, sides: [{ on: 1, element: 'C' }] }),
      reagent: 'HBr',
    },
  ] as readonly Addition[],
  solve: ({ molecule, reagent }) => {
    const counts = new Map(atoms(molecularFormula(molecule)));
    for (const [symbol, count] of atoms(reagent)) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
    return { counts };
  },
  write: ({ alkene, molecule, reagent }, { counts }, index) => {
    const formula = molecularFormula(molecule);
    const write = (h: number, rest: string) => tex`$\ce{C${counts.get('C')}H${h}${rest}}$`;
    const others = [...counts].filter(([symbol]) => symbol !== 'C' && symbol !== 'H');
    const tail = others.map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('');
    const h = counts.get('H') ?? 0;
    const diatomic = reagent === 'Br2' || reagent === 'Cl2';
    const one = diatomic ? reagent.slice(0, 2) : tail;
    const group = reagent === 'H2O' ? 'OH group' : 'halogen atom';
    const substituted = `You replaced a hydrogen atom by the ${group}; in an addition nothing is given off.`;
    const wrong: [WrongOption, WrongOption, WrongOption] = diatomic
      ? [
          mistake(write(h - 1, one), substituted),
          mistake(write(h - 2, tail), 'You replaced two hydrogen atoms by the halogen; in an addition nothing is given off.'),
          mistake(write(h + 1, one), 'You added one halogen atom and one hydrogen atom, as with a hydrogen halide.'),
        ]
      : [
          mistake(write(h - 2, tail), substituted),
          mistake(write(h + 2, tail), 'You began with the alkane, which has two hydrogen atoms more than the alkene.'),
          mistake(write(h - 1, tail), `You added the ${group} alone and left out the other part of the reagent.`),
        ];
    return multipleChoice(
      {
        stem: tex`The skeletal formula of ${alkene} is shown.

![](diagram:alkene)

What is the molecular formula of the product of its reaction with $\ce{${reagent}}$${reagent === 'H2O' ? ' (with an acid catalyst)' : ''}?`,
        correct: write(h, tail),
        wrong,
        hint: 'In an addition the whole reagent joins the alkene; nothing is lost.',
        solution: tex`First read the alkene: $\ce{${formula}}$. Its double bond opens, and the two parts of $\ce{${reagent}}$ are added to the two carbon atoms. Nothing is given off, so the formulae add up: $\ce{${formula}} + \ce{${reagent}}$ gives ${write(h, tail)}. (A formula with one H less would be that of a substitution product.)`,
        reason: write(h, tail),
        turn: 3,
        diagrams: [{ name: 'alkene', svg: drawSkeletal(molecule), alt: `Skeletal formula of ${alkene}, one double bond.` }],
      },
      index,
    );
  },
  check: ({ molecule, reagent }, { counts }) => {
    // Build the product as a graph: single bond instead of the double one, new atoms attached; hydrogen follows from valence.
    const at = molecule.bonds.findIndex(([, , order]) => order === 2);
    const [a = 0, b = 0] = molecule.bonds[at] ?? [];
    const halves: Readonly<Record<Addition['reagent'], readonly string[]>> = {
      Br2: ['Br', 'Br'],
      Cl2: ['Cl', 'Cl'],
      HBr: ['Br'],
      HCl: ['Cl'],
      H2: [],
      H2O: ['O'],
    };
    const added = halves[reagent];
    const product: Molecule = {
      atoms: [...molecule.atoms, ...added.map((element) => ({ element, x: 0, y: 0 }))],
      bonds: [
        ...molecule.bonds.map(([p, q, order], i) => [p, q, i === at ? 1 : order] as const),
        ...added.map((_, i) => [i === 0 ? a : b, molecule.atoms.length + i, 1] as const),
      ],
    };
    assert.deepEqual([...atoms(molecularFormula(product))].toSorted(), [...counts].toSorted());
  },
});

const mechanism = defineTemplate({
  key: 'chem-substitution-mechanism',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.4.3', 2),
  variants: [
    { name: '2-bromo-2-methylpropane', formula: 'C4H9Br', tertiary: true, k: 0.01, rx: 0.02, oh: 0.1, ion: 'Br' },
    { name: '1-bromobutane', formula: 'C4H9Br', tertiary: false, k: 0.0012, rx: 0.05, oh: 0.1, ion: 'Br' },
    { name: '2-chloro-2-methylbutane', formula: 'C5H11Cl', tertiary: true, k: 0.0008, rx: 0.04, oh: 0.05, ion: 'Cl' },
    { name: '1-iodopropane', formula: 'C3H7I', tertiary: false, k: 0.0035, rx: 0.03, oh: 0.08, ion: 'I' },
    { name: '3-bromo-3-methylpentane', formula: 'C6H13Br', tertiary: true, k: 0.025, rx: 0.01, oh: 0.2, ion: 'Br' },
    { name: 'bromoethane', formula: 'C2H5Br', tertiary: false, k: 0.0017, rx: 0.1, oh: 0.05, ion: 'Br' },
    { name: '2-iodo-2-methylpropane', formula: 'C4H9I', tertiary: true, k: 0.04, rx: 0.015, oh: 0.1, ion: 'I' },
    { name: '1-chlorobutane', formula: 'C4H9Cl', tertiary: false, k: 0.00045, rx: 0.08, oh: 0.15, ion: 'Cl' },
  ].map((given) => {
    const { k, rx, oh, tertiary } = given;
    const rate = (a: number, b: number) => Number((k * a * (tertiary ? 1 : b)).toPrecision(3));
    return { ...given, rates: [rate(rx, oh), rate(2 * rx, oh), rate(2 * rx, 2 * oh)] as [number, number, number] };
  }),
  solve: ({ rates: [one, two, three], rx, oh }) => {
    const inHalide = Math.round(Math.log2(two / one));
    const inHydroxide = Math.round(Math.log2(three / two));
    return { inHalide, inHydroxide, constant: one / (rx ** inHalide * oh ** inHydroxide) };
  },
  write: ({ name, formula, tertiary, rx, oh, rates, ion }, { inHydroxide, constant }) => {
    const type = inHydroxide === 0 ? tex`\text{S}_{\text{N}}1` : tex`\text{S}_{\text{N}}2`;
    const letter = tertiary ? 'II' : 'I';
    const cation = formula.replace(/(Br|Cl|I)$/, '');
    const smooth = (t: number) => t * t * (3 - 2 * t);
    const through = (points: readonly (readonly [number, number])[]) => (x: number) => {
      for (let i = 1; i < points.length; i++) {
        const [[x0, y0], [x1, y1]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
        if (x <= x1) return y0 + (y1 - y0) * smooth((x - x0) / (x1 - x0));
      }
      return Number.NaN;
    };
    const svg = new Diagram({ x: [0, 12], y: [0, 6], width: 460, height: 240 })
      .arrow([0.3, 0.3], [0.3, 5.6], 'd-axis')
      .arrow([0.3, 0.3], [5.6, 0.3], 'd-axis')
      .label([0.3, 5.6], 'energy', { anchor: 'start', dx: 6, dy: 0 })
      .label([4.4, 0.3], 'reaction', { dy: 16 })
      .graph(
        through([
          [0.6, 2.2],
          [1.2, 2.2],
          [2.9, 4.9],
          [4.6, 1.2],
          [5.3, 1.2],
        ]),
        0.6,
        5.3,
      )
      .label([4.9, 5.1], 'I')
      .arrow([6.6, 0.3], [6.6, 5.6], 'd-axis')
      .arrow([6.6, 0.3], [11.9, 0.3], 'd-axis')
      .label([6.6, 5.6], 'energy', { anchor: 'start', dx: 6, dy: 0 })
      .label([10.7, 0.3], 'reaction', { dy: 16 })
      .graph(
        through([
          [6.9, 2.2],
          [7.3, 2.2],
          [8.4, 4.9],
          [9.2, 3.4],
          [9.9, 4.1],
          [11.2, 1.2],
          [11.6, 1.2],
        ]),
        6.9,
        11.6,
      )
      .label([11.2, 5.1], 'II')
      .toSvg();
    const rows = [
      [rx, oh],
      [2 * rx, oh],
      [2 * rx, 2 * oh],
    ]
      .map(([a = 0, b = 0], i) => tex`| ${i + 1} | $${significant(a)}$ | $${significant(b)}$ | $${scientific(rates[i] ?? 0)}$ |`)
      .join('\n');
    const law = inHydroxide === 0 ? tex`k[\ce{RX}]` : tex`k[\ce{RX}][\ce{OH^{-}}]`;
    const unit = inHydroxide === 0 ? tex`\text{s}^{-1}` : tex`\text{dm}^{3}\text{ mol}^{-1}\text{ s}^{-1}`;
    return {
      text: tex`The reaction of ${name}, $\ce{RX}$, with hydroxide ions is followed at constant temperature.

| experiment | $[\ce{RX}]$ / $\text{mol dm}^{-3}$ | $[\ce{OH^{-}}]$ / $\text{mol dm}^{-3}$ | initial rate / $\text{mol dm}^{-3}\text{ s}^{-1}$ |
| --- | --- | --- | --- |
${rows}

![](diagram:profiles)

(a) Deduce the rate equation. [2]

(b) Calculate the rate constant, with its units. [2]

(c) Deduce whether the mechanism is $\text{S}_{\text{N}}1$ or $\text{S}_{\text{N}}2$, and which of the energy profiles I and II fits it. [2]

(d) Explain why this type of halogenoalkane reacts by this mechanism. [2]

(e) State and explain how the rate would change with a ${ion === 'Cl' ? 'bromo' : 'chloro'} compound of the same structure. [1]`,
      hint: 'In which experiments does only one concentration change? How many particles take part in the slow step?',
      answer: tex`(a) $\text{rate} = ${law}$

(b) $${scientific(constant)}\ ${unit}$

(c) $${type}$, profile ${letter}

(d) ${tertiary ? 'The tertiary carbocation is stabilised by three alkyl groups, which also block a direct attack.' : 'The carbon atom is open to attack from behind, and a primary carbocation would be unstable.'}

(e) ${ion === 'Cl' ? 'Faster: the C-Br bond is weaker.' : 'Slower: the C-Cl bond is stronger.'}`,
      solution: tex`(a) From 1 to 2 $[\ce{RX}]$ doubles and so does the rate: first order in $\ce{RX}$. From 2 to 3 $[\ce{OH^{-}}]$ doubles and the rate ${inHydroxide === 0 ? 'stays the same: zero order' : 'doubles: first order'} in $\ce{OH^{-}}$. So $\text{rate} = ${law}$.

(b) With experiment 1: $k = \dfrac{${scientific(rates[0])}}{${significant(rx)}${inHydroxide === 0 ? '' : ` \\times ${significant(oh)}`}} = ${scientific(constant)}\ ${unit}$.

(c) ${tertiary ? tex`Only $\ce{RX}$ takes part in the slow step, so it breaks up first, $\ce{${formula} -> ${cation}^{+} + ${ion}^{-}}$: $\text{S}_{\text{N}}1$. Two steps with an intermediate mean two maxima with a dip between them: profile II.` : tex`$\ce{RX}$ and $\ce{OH^{-}}$ both take part in the slow step, the only one: $\text{S}_{\text{N}}2$. One step has one transition state and no intermediate: profile I.`}

(d) ${tertiary ? 'Three alkyl groups push electron density towards the positive carbon atom and stabilise the carbocation. They also hinder the approach of the nucleophile to the carbon atom (steric hindrance).' : 'Small hydrogen atoms leave room for the nucleophile to attack the carbon atom from the side opposite to the halogen. A primary carbocation, with only one alkyl group, would be too unstable for the other route.'}

(e) ${ion === 'Cl' ? 'The C-Br bond is weaker than C-Cl and breaks more easily in the slow step, so the reaction is faster.' : 'The C-Cl bond is stronger and breaks less easily in the slow step, so the reaction is slower.'}`,
      markScheme: [
        mark('a', 'M1', 'compares experiments for both orders'),
        mark('a', 'A1', tex`$\text{rate} = ${law}$`),
        mark('b', 'A1', tex`$${scientific(constant)}$`),
        mark('b', 'A1', tex`$${unit}$`),
        mark('c', 'A1', tex`$${type}$`),
        mark('c', 'A1', `profile ${letter}`),
        mark('d', 'R1', tertiary ? 'carbocation stabilised by alkyl groups' : 'little steric hindrance'),
        mark('d', 'R1', tertiary ? 'steric hindrance to direct attack' : 'primary carbocation unstable'),
        mark('e', 'R1', ion === 'Cl' ? 'faster, weaker bond to Br' : 'slower, stronger bond to Cl'),
      ],
      keys: [
        numberKey('b', constant, {
          relative: 0.02,
          unit: inHydroxide === 0 ? 's⁻¹' : 'dm³ mol⁻¹ s⁻¹',
          unit_asked: true,
        }),
      ],
      diagrams: [
        {
          name: 'profiles',
          svg,
          alt: 'Two energy profiles of exothermic reactions. I has a single maximum. II has two maxima with a shallow minimum between them, the first maximum being higher.',
        },
      ],
    };
  },
  check: ({ tertiary, rx, oh, rates }, { inHydroxide, constant }) => {
    // Simulate the elementary steps themselves: one collision step, or a slow ionisation followed by a fast capture.
    const initial = (a: number, b: number) => {
      const duration = 2;
      const state = tertiary
        ? simulate(
            (_, [x = 0, cation = 0]) => [-constant * x, constant * x - 500 * cation * b, 500 * cation * b],
            [a, 0, 0],
            duration,
            4_000,
          )
        : simulate((_, [x = 0]) => [-constant * x * b, 0, constant * x * b], [a, 0, 0], duration, 400);
      return (state[2] ?? 0) / duration;
    };
    const trials = [
      [rx, oh],
      [2 * rx, oh],
      [2 * rx, 2 * oh],
    ] as const;
    trials.forEach(([a, b], i) => {
      assertClose(initial(a, b) / (rates[i] ?? 1), 1, 'rate by elementary steps', 0.06);
    });
    assert.equal(inHydroxide, tertiary ? 0 : 1);
  },
});

export const organicReactions = [radicals, substitution, addition, mechanism];
