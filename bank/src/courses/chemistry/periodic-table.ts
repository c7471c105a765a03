import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { AVOGADRO, assertBalanced, molarMass, PLANCK, type Side, SPEED_OF_LIGHT } from './elements.ts';
import {
  both,
  firstThree,
  foreseen,
  hlOnly,
  mark,
  mistake,
  mostlySl,
  multipleChoice,
  numberKey,
  numericAnswer,
} from './marking.ts';
import { colourFromSplitting, oxideForSolution } from './structure-reversed.ts';

/** Structure 3.1: periodic trends, oxides and oxidation states, coloured complexes. */

const tex = String.raw;

interface Trend {
  quantity: string;
  /** Species in rising order with the measured values that prove it. */
  order: readonly (readonly [string, number])[];
  why: string;
}
const trends = defineTemplate({
  key: 'chem-periodic-trend-order',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S3.1.1', 1),
  variants: [
    {
      quantity: 'atomic radius',
      order: [
        ['Cl', 100],
        ['S', 104],
        ['Na', 160],
      ],
      why: 'across a period the nuclear charge rises while the shielding stays the same, so atoms become smaller',
    },
    {
      quantity: 'first ionisation energy',
      order: [
        ['K', 419],
        ['Na', 496],
        ['Li', 520],
      ],
      why: 'down a group the outer electron is further from the nucleus and more shielded, so it is removed more easily',
    },
    {
      quantity: 'ionic radius',
      order: [
        ['Mg^{2+}', 72],
        ['Na^{+}', 102],
        ['F^{-}', 133],
      ],
      why: 'all three ions have 10 electrons, and more protons pull them closer',
    },
    {
      quantity: 'electronegativity',
      order: [
        ['Si', 1.9],
        ['P', 2.2],
        ['Cl', 3.2],
      ],
      why: 'across a period the nuclear charge rises and the radius falls, so bonding electrons are attracted more strongly',
    },
    {
      quantity: 'ionic radius',
      order: [
        ['Ca^{2+}', 100],
        ['K^{+}', 138],
        ['S^{2-}', 184],
      ],
      why: 'all three ions have 18 electrons, and more protons pull them closer',
    },
    {
      quantity: 'first ionisation energy',
      order: [
        ['Na', 496],
        ['Mg', 738],
        ['Cl', 1251],
      ],
      why: 'across a period the nuclear charge rises with the same shielding, so electrons are held more strongly',
    },
    {
      quantity: 'atomic radius',
      order: [
        ['F', 60],
        ['Br', 117],
        ['I', 136],
      ],
      why: 'down a group each element has one more main level of electrons',
    },
    {
      quantity: 'electronegativity',
      order: [
        ['I', 2.7],
        ['Br', 3.0],
        ['F', 4.0],
      ],
      why: 'down a group bonding electrons are further from the nucleus and more shielded, so the attraction is weaker',
    },
  ] as readonly Trend[],
  solve: ({ order }) => ({ sequence: order.map(([species]) => species) }),
  write: ({ quantity, why }, { sequence }, index) => {
    const say = (list: readonly string[]) => `$${list.map((species) => `\\ce{${species}}`).join(' < ')}$`;
    const [a = '', b = '', c = ''] = sequence;
    const neighbours = 'Two neighbours in this sequence have changed places: compare them by nuclear charge and occupied levels.';
    return multipleChoice(
      {
        stem: `Which sequence shows ${sequence
          .toSorted()
          .map((species) => `$\\ce{${species}}$`)
          .join(', ')} in order of increasing ${quantity}?`,
        correct: say([a, b, c]),
        wrong: [
          mistake(
            say([c, b, a]),
            'You followed the trend the wrong way round, or listed from the largest to the smallest.',
            'order',
          ),
          mistake(say([b, a, c]), neighbours, 'order'),
          mistake(say([a, c, b]), neighbours, 'order'),
        ],
        hint: 'Compare the nuclear charge, the number of occupied main levels and the number of electrons.',
        solution: `The rule here: ${why}. So the ${quantity} increases in the order ${say([a, b, c])}.`,
        reason: `${say([a, b, c])}: ${why}`,
        turn: 2,
      },
      index,
    );
  },
  check: ({ order }, { sequence }) => {
    const measured = order.toSorted((x, y) => x[1] - y[1]).map(([species]) => species);
    assert.deepEqual(measured, sequence);
  },
});

interface Unknown {
  species: string;
  element: string;
  /** How many atoms of the element, the known atoms with their oxidation states, and the overall charge. */
  count: number;
  known: readonly (readonly [string, number, number])[];
  charge: number;
}
const oxidationState = defineTemplate({
  key: 'chem-oxidation-state',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S3.1.2', 1),
  variants: [
    {
      species: 'K2Cr2O7',
      element: 'chromium',
      count: 2,
      known: [
        ['K', 2, 1],
        ['O', 7, -2],
      ],
      charge: 0,
    },
    { species: 'MnO4^{-}', element: 'manganese', count: 1, known: [['O', 4, -2]], charge: -1 },
    {
      species: 'H3PO3',
      element: 'phosphorus',
      count: 1,
      known: [
        ['H', 3, 1],
        ['O', 3, -2],
      ],
      charge: 0,
    },
    { species: 'ClO3^{-}', element: 'chlorine', count: 1, known: [['O', 3, -2]], charge: -1 },
    {
      species: 'NaVO3',
      element: 'vanadium',
      count: 1,
      known: [
        ['Na', 1, 1],
        ['O', 3, -2],
      ],
      charge: 0,
    },
    { species: 'N2H4', element: 'nitrogen', count: 2, known: [['H', 4, 1]], charge: 0 },
    { species: 'S2O3^{2-}', element: 'sulfur', count: 2, known: [['O', 3, -2]], charge: -2 },
    { species: 'FeO4^{2-}', element: 'iron', count: 1, known: [['O', 4, -2]], charge: -2 },
  ] as readonly Unknown[],
  solve: ({ count, known, charge }) => {
    const sum = known.reduce((total, [, number, state]) => total + number * state, 0);
    return { sum, state: (charge - sum) / count };
  },
  write: ({ species, element, count, known, charge }, { sum, state }, index) => {
    const say = (value: number) => (value > 0 ? `$+${value}$` : `$${value}$`);
    const noSum = 'The oxidation states do not add up to the charge of the species: check the state and the number of each atom.';
    const candidates = [
      [-sum / count, 'You let the oxidation states add up to zero and left out the charge.'],
      [
        -sum,
        charge === 0
          ? `You gave the sum for all ${element} atoms, not the state of one.`
          : `You left out the charge${count > 1 ? ` and did not divide by the number of ${element} atoms` : ''}.`,
      ],
      [charge - sum, `You gave the sum for all ${element} atoms, not the state of one.`],
      [-state, 'You gave the state the wrong sign.', 'sign'],
      [state - 1, noSum],
      [state + 1, noSum],
      [state + 2, noSum],
    ] as const;
    const possible = candidates.filter(([value]) => Number.isInteger(value));
    const terms = known
      .map(([symbol, number, each]) => `${number} \\times (${each > 0 ? '+' : ''}${each})\\,[\\ce{${symbol}}]`)
      .join(' + ');
    return multipleChoice(
      {
        stem: tex`What is the oxidation state of ${element} in $\ce{${species}}$?`,
        correct: say(state),
        wrong: firstThree(
          possible.map(([value, note, slip]) => mistake(say(value), note, slip)),
          say(state),
        ),
        hint: 'The oxidation states of all atoms add up to the charge of the species.',
        solution: tex`Let the oxidation state be $x$. All states add up to the overall charge: $${count === 1 ? '' : count}x + ${terms} = ${charge}$. The known atoms contribute $${sum}$, so ${count === 1 ? '' : tex`$${count}x = ${charge - sum}$ and `}$x = ${state}$.`,
        reason: say(state),
        turn: 1,
      },
      index,
    );
  },
  check: ({ count, known, charge }, { sum, state }) => {
    // Try every state that elements have and keep those for which the charges add up atom by atom.
    const fits: number[] = [];
    for (let x = -4; x <= 8; x++) {
      const all = [
        ...Array.from({ length: count }, () => x),
        ...known.flatMap(([, number, each]) => Array.from({ length: number }, () => each)),
      ];
      if (all.reduce((total, value) => total + value, 0) === charge) fits.push(x);
    }
    assert.deepEqual(fits, [state]);
    assert.equal(sum + count * state, charge, 'sum of the known states');
  },
});

interface Oxide {
  oxide: string;
  nature: 'basic' | 'acidic';
  left: Side;
  right: Side;
  product: string;
  equation: string;
  mass: number;
  volume: number;
}
const oxides = defineTemplate({
  key: 'chem-oxide-with-water',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('S3.1.2', 2),
  variants: [
    {
      oxide: 'Na2O',
      nature: 'basic',
      left: { Na2O: 1, H2O: 1 },
      right: { NaOH: 2 },
      product: 'NaOH',
      equation: 'Na2O(s) + H2O(l) -> 2NaOH(aq)',
      mass: 1.55,
      volume: 500,
    },
    {
      oxide: 'SO3',
      nature: 'acidic',
      left: { SO3: 1, H2O: 1 },
      right: { H2SO4: 1 },
      product: 'H2SO4',
      equation: 'SO3(s) + H2O(l) -> H2SO4(aq)',
      mass: 4.0,
      volume: 250,
    },
    {
      oxide: 'P4O10',
      nature: 'acidic',
      left: { P4O10: 1, H2O: 6 },
      right: { H3PO4: 4 },
      product: 'H3PO4',
      equation: 'P4O10(s) + 6H2O(l) -> 4H3PO4(aq)',
      mass: 3.55,
      volume: 400,
    },
    {
      oxide: 'BaO',
      nature: 'basic',
      left: { BaO: 1, H2O: 1 },
      right: { 'Ba(OH)2': 1 },
      product: 'Ba(OH)2',
      equation: 'BaO(s) + H2O(l) -> Ba(OH)2(aq)',
      mass: 3.07,
      volume: 500,
    },
    {
      oxide: 'N2O5',
      nature: 'acidic',
      left: { N2O5: 1, H2O: 1 },
      right: { HNO3: 2 },
      product: 'HNO3',
      equation: 'N2O5(s) + H2O(l) -> 2HNO3(aq)',
      mass: 2.7,
      volume: 200,
    },
    {
      oxide: 'K2O',
      nature: 'basic',
      left: { K2O: 1, H2O: 1 },
      right: { KOH: 2 },
      product: 'KOH',
      equation: 'K2O(s) + H2O(l) -> 2KOH(aq)',
      mass: 2.35,
      volume: 250,
    },
    {
      oxide: 'Cl2O7',
      nature: 'acidic',
      left: { Cl2O7: 1, H2O: 1 },
      right: { HClO4: 2 },
      product: 'HClO4',
      equation: 'Cl2O7(l) + H2O(l) -> 2HClO4(aq)',
      mass: 1.83,
      volume: 250,
    },
    {
      oxide: 'Li2O',
      nature: 'basic',
      left: { Li2O: 1, H2O: 1 },
      right: { LiOH: 2 },
      product: 'LiOH',
      equation: 'Li2O(s) + H2O(l) -> 2LiOH(aq)',
      mass: 0.747,
      volume: 200,
    },
    {
      oxide: 'SO2',
      nature: 'acidic',
      left: { SO2: 1, H2O: 1 },
      right: { H2SO3: 1 },
      product: 'H2SO3',
      equation: 'SO2(g) + H2O(l) -> H2SO3(aq)',
      mass: 1.6,
      volume: 250,
    },
  ] as readonly Oxide[],
  solve: ({ oxide, right, product, mass, volume }) => {
    const amount = mass / molarMass(oxide);
    const factor = right[product] ?? 0;
    return { amount, factor, concentration: (amount * factor) / (volume / 1000) };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return oxideForSolution(numbers, result, index);
    const { oxide, nature, product, equation, mass, volume } = numbers;
    const { amount, factor, concentration } = result;
    return {
      text: tex`The oxide $\ce{${oxide}}$ ($M = ${molarMass(oxide).toFixed(2)}\text{ g mol}^{-1}$) reacts completely with water. The product stays in solution as $\ce{${product}}$.

(a) State whether $\ce{${oxide}}$ is an acidic or a basic oxide, and describe the colour of universal indicator in the solution. [2]

(b) Write the equation for the reaction with water. [1]

(c) A mass of $${significant(mass)}\text{ g}$ of the oxide is used and the solution made up to $${volume}\text{ cm}^{3}$. Calculate the concentration of $\ce{${product}}$. [3]

(d) Explain how the bonding in oxides changes across period 3, and relate this to their acid-base character. [2]`,
      hint: 'Is the element a metal or a non-metal? In (c), mind the ratio of oxide to product in your equation.',
      answer: tex`(a) ${nature}; ${nature === 'acidic' ? 'red or orange' : 'blue or violet'}

(b) $\ce{${equation}}$

(c) $${significant(concentration)}\text{ mol dm}^{-3}$

(d) From ionic to covalent; ionic oxides are basic, covalent (molecular) ones acidic.`,
      solution: tex`(a) The element bonded to oxygen is a ${nature === 'acidic' ? 'non-metal, so its oxide is acidic: the indicator turns red or orange' : 'reactive metal, so its oxide is basic: the indicator turns blue or violet'}.

(b) Balancing all atoms: $\ce{${equation}}$

(c) $n(\ce{${oxide}}) = \dfrac{${significant(mass)}}{${molarMass(oxide).toFixed(2)}} = ${significant(amount)}\text{ mol}$. Each unit of oxide gives $${factor}$ of product, so $n(\ce{${product}}) = ${factor} \times ${significant(amount)} = ${significant(amount * factor)}\text{ mol}$.

$$c = \frac{${significant(amount * factor)}}{${volume / 1000}} = ${significant(concentration)}\text{ mol dm}^{-3}$$

(d) On the left of period 3 the difference in electronegativity from oxygen is large, and the oxides are ionic; the oxide ion accepts $\ce{H^{+}}$ from water, so they are basic. Towards the right the difference falls and the oxides become covalent; they react with water to give acids. Aluminium oxide in between is amphoteric.`,
      markScheme: [
        mark('a', 'A1', nature),
        mark('a', 'A1', nature === 'acidic' ? 'red / orange' : 'blue / violet'),
        mark('b', 'A1', tex`$\ce{${equation}}$`),
        mark('c', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$`),
        mark('c', 'M1', tex`ratio $1 : ${factor}$`),
        mark('c', 'A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$`),
        mark('d', 'R1', 'bonding changes from ionic to covalent'),
        mark('d', 'R1', 'ionic oxides basic, covalent oxides acidic'),
      ],
      keys: [
        numberKey('c', concentration, {
          unit: 'mol dm⁻³',
          slips: [
            foreseen(
              concentration / factor,
              'Look at the coefficients: how much of the product does one mole of the oxide give?',
            ),
          ],
        }),
      ],
    };
  },
  check: ({ oxide, left, right, product, mass, volume, nature }, { concentration }) => {
    assertBalanced(left, right, oxide);
    // Mass is conserved: oxide and the water used up together weigh as much as the product.
    const water = (mass / molarMass(oxide)) * (left.H2O ?? 0) * molarMass('H2O');
    assertClose(concentration * (volume / 1000) * molarMass(product), mass + water, 'mass of product', 1e-6);
    assert.equal(nature === 'basic', product.includes('OH'));
  },
});

interface Complex {
  formula: string;
  peak: number;
  absorbed: string;
  seen: string;
}
const complexColour = defineTemplate({
  key: 'chem-complex-colour',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 1),
  variants: [
    { formula: '[Ti(H2O)6]^{3+}', peak: 500, absorbed: 'green', seen: 'purple (red-violet)' },
    { formula: '[Cu(NH3)4(H2O)2]^{2+}', peak: 600, absorbed: 'orange', seen: 'blue' },
    { formula: '[Co(NH3)6]^{3+}', peak: 475, absorbed: 'blue', seen: 'orange' },
    { formula: '[Cr(H2O)6]^{3+}', peak: 575, absorbed: 'yellow', seen: 'violet' },
    { formula: '[Ni(NH3)6]^{2+}', peak: 570, absorbed: 'yellow', seen: 'violet' },
    { formula: '[Ni(H2O)6]^{2+}', peak: 680, absorbed: 'red', seen: 'green' },
    { formula: '[Fe(SCN)(H2O)5]^{2+}', peak: 480, absorbed: 'blue', seen: 'orange-red' },
    { formula: '[V(H2O)6]^{3+}', peak: 590, absorbed: 'orange-yellow', seen: 'blue-green' },
  ] as readonly Complex[],
  solve: ({ peak }) => {
    const photon = (PLANCK * SPEED_OF_LIGHT) / (peak * 1e-9);
    return { photon, molar: (photon * AVOGADRO) / 1000 };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return colourFromSplitting(numbers, result);
    const { formula, peak, absorbed, seen } = numbers;
    const { photon, molar } = result;

    const drawing = new Diagram({ x: [400, 750], y: [0, 1.2] })
      .axes({
        x: 'wavelength / nm',
        y: 'absorbance',
        xTicks: [450, 500, 550, 600, 650, 700],
        yTicks: [0.2, 0.4, 0.6, 0.8, 1],
        grid: true,
      })
      .graph((x) => 0.2 + 0.74 * Math.exp(-(((x - peak) / 48) ** 2)), 402, 740)
      .segment([peak, 0], [peak, 0.94], 'd-dashed')
      .label([peak, 0.94], `${peak} nm`, { dy: -7 })
      .toSvg();
    return {
      text: tex`The graph shows the visible absorption spectrum of a solution of $\ce{${formula}}$.

![](diagram:spectrum)

Approximate colours: 400-430 nm violet, 430-490 nm blue, 490-560 nm green, 560-580 nm yellow, 580-620 nm orange, 620-750 nm red. Use $h = 6.63 \times 10^{-34}\text{ J s}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$, $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$.

(a) Explain why complexes of transition elements are often coloured. [3]

(b) Determine the splitting energy $\Delta E$ of the d orbitals, in $\text{kJ mol}^{-1}$. [3]

(c) Deduce, with a reason, a colour for the solution. [2]`,
      hint: 'Which photon carries the energy of the gap, and which light is left for the eye?',
      answer: tex`(a) Ligands split the d orbitals; an electron absorbs visible light to reach the upper set; the rest of the light is seen.

(b) $${significant(molar)}\text{ kJ mol}^{-1}$

(c) ${seen[0]?.toUpperCase()}${seen.slice(1)}, complementary to the ${absorbed} light absorbed.`,
      solution: tex`(a) In a complex the ligands split the five d orbitals into two sets of different energy. In a partly filled d sublevel an electron can be raised from the lower to the upper set by absorbing a photon whose energy equals the gap. This photon belongs to visible light; the colours that are not absorbed pass through and are seen.

(b) The absorption is greatest at $${peak}\text{ nm}$, so

$$\Delta E = \frac{hc}{\lambda} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{${peak} \times 10^{-9}} = ${scientific(photon)}\text{ J}$$

for one photon, and $${scientific(photon)} \times 6.02 \times 10^{23} = ${scientific(molar * 1000)}\text{ J mol}^{-1} = ${significant(molar)}\text{ kJ mol}^{-1}$ for one mole.

(c) At $${peak}\text{ nm}$ mainly ${absorbed} light is absorbed. The solution shows the complementary colour, the one opposite in the colour wheel: ${seen}.`,
      markScheme: [
        mark('a', 'R1', 'ligands split the d orbitals into two sets'),
        mark('a', 'R1', 'electrons move between the sets by absorbing visible light'),
        mark('a', 'R1', 'the remaining (complementary) light is seen'),
        mark('b', '(M1)', tex`$\Delta E = \frac{hc}{\lambda}$ with $\lambda = ${peak}\text{ nm}$`),
        mark('b', 'A1', tex`$${scientific(photon)}\text{ J}$`),
        mark('b', 'A1', tex`$${significant(molar)}\text{ kJ mol}^{-1}$`),
        mark('c', 'A1', `${seen} (accept neighbouring colours)`),
        mark('c', 'R1', `complementary to the ${absorbed} light absorbed`),
      ],
      numeric: [numericAnswer('b', molar, 'kJ mol⁻¹')],
      diagrams: [
        {
          name: 'spectrum',
          svg: drawing,
          alt: `Absorbance against wavelength from 400 to 750 nm: one broad peak at ${peak} nm with an absorbance of about 0.9.`,
        },
      ],
    };
  },
  check: ({ peak, absorbed }, { molar }) => {
    // 1 cm^-1 is 11.963 J mol^-1 by measured constants; wavenumber instead of wavelength.
    assertClose((1e7 / peak) * 0.011963, molar, 'through wavenumbers', 3e-3);
    const bands: readonly (readonly [number, string])[] = [
      [430, 'violet'],
      [490, 'blue'],
      [560, 'green'],
      [580, 'yellow'],
      [620, 'orange'],
      [750, 'red'],
    ];
    const band = bands.find(([upTo]) => peak < upTo)?.[1] ?? '';
    assert.ok(absorbed.includes(band), `${peak} nm is ${band}`);
  },
});

export const periodicTable = [trends, oxidationState, oxides, complexColour];
