import { significant } from '../../tex.ts';
import { assertBalanced, atomicMass, atoms, molarMass } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 2.1, multiple choice: balanced equations, reacting masses and volumes, purity and yield. */

const tex = String.raw;

const equations = [
  { left: { NH3: 4, O2: 5 }, right: { NO: 4, H2O: 6 }, sum: 19, wrong: [9, 17, 38] },
  { left: { C4H10: 2, O2: 13 }, right: { CO2: 8, H2O: 10 }, sum: 33, wrong: [16.5, 31, 23] },
  { left: { Fe2O3: 1, CO: 3 }, right: { Fe: 2, CO2: 3 }, sum: 9, wrong: [4, 7, 18] },
  { left: { Al: 4, O2: 3 }, right: { Al2O3: 2 }, sum: 9, wrong: [4.5, 7, 5] },
] as const;

const unbalanced = (side: Readonly<Record<string, number>>): string => Object.keys(side).join(' + ');
const balanced = (side: Readonly<Record<string, number>>): string =>
  Object.entries(side)
    .map(([formula, times]) => `${times === 1 ? '' : times}${formula}`)
    .join(' + ');

const coefficients = choiceSet(
  { key: 'chem-coefficients-summed', difficulty: 'Easy', placements: both('R2.1.1', 1) },
  0,
  equations.map(({ left, right, sum, wrong: [a, b, c] }) => {
    assertBalanced(left, right, 'coefficients');
    const note = (option: number) =>
      Number.isInteger(option)
        ? 'Check each element: at least one is not balanced, or a coefficient of one has not been counted.'
        : 'Fractions are not allowed here.';
    return {
      ask: tex`$\ce{${unbalanced(left)} -> ${unbalanced(right)}}$ is balanced with the smallest whole numbers. What is the sum of all coefficients?`,
      right: `$${sum}$`,
      wrong: [
        [`$${a}$`, note(a)],
        [`$${b}$`, note(b)],
        [`$${c}$`, c === 2 * sum ? 'These coefficients can all be divided by two.' : note(c)],
      ],
      hint: 'Which element occurs in one formula only on each side? Leave the others until later.',
      why: tex`$\ce{${balanced(left)} -> ${balanced(right)}}$ has the same number of atoms of each element on both sides, and no smaller whole numbers do.`,
      proof: [[...Object.values(left), ...Object.values(right)].reduce((total, each) => total + each, 0), sum],
    };
  }),
);

const gasVolumes = choiceSet(
  { key: 'chem-gas-volumes-after-reaction', difficulty: 'Hard', placements: both('R2.1.1', 1, 'S1.5') },
  1,
  [
    {
      ask: tex`$20\text{ cm}^{3}$ of propane burns completely in $150\text{ cm}^{3}$ of oxygen. Volumes are measured at the same temperature and pressure, at which water is liquid. What is the total volume of gas at the end, in $\text{cm}^{3}$?`,
      right: '$110$',
      wrong: [
        ['$60$', 'You left out the oxygen that is not used.'],
        ['$50$', 'You left out the carbon dioxide.'],
        ['$190$', 'You counted the water as a gas.'],
      ],
      hint: 'Which gases are there at the end?',
      why: tex`$\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}$: equal volumes hold equal amounts. $100\text{ cm}^{3}$ of oxygen is used and $50\text{ cm}^{3}$ is left; $60\text{ cm}^{3}$ of carbon dioxide forms: $110\text{ cm}^{3}$ in all.`,
      proof: [150 - 5 * 20 + 3 * 20, 110],
    },
    {
      ask: tex`$30\text{ cm}^{3}$ of nitrogen monoxide is mixed with $30\text{ cm}^{3}$ of oxygen: $\ce{2NO(g) + O2(g) -> 2NO2(g)}$. What is the total volume at the end, at the same temperature and pressure, in $\text{cm}^{3}$?`,
      right: '$45$',
      wrong: [
        ['$30$', 'You left out the oxygen that is not used.'],
        ['$40$', 'You multiplied the total by the ratio of the coefficients.'],
        ['$60$', 'The number of molecules falls in this reaction.'],
      ],
      hint: 'Which gas is in excess?',
      why: tex`$30\text{ cm}^{3}$ of $\ce{NO}$ needs $15\text{ cm}^{3}$ of oxygen and gives $30\text{ cm}^{3}$ of $\ce{NO2}$. With $15\text{ cm}^{3}$ of oxygen left, the total is $45\text{ cm}^{3}$.`,
      proof: [30 + 30 - 15, 45],
    },
    {
      ask: tex`$10\text{ cm}^{3}$ of a gaseous hydrocarbon needs $60\text{ cm}^{3}$ of oxygen to burn completely and gives $40\text{ cm}^{3}$ of carbon dioxide. All volumes are measured at the same temperature and pressure. What is the hydrocarbon?`,
      right: tex`$\ce{C4H8}$`,
      wrong: [
        [tex`$\ce{C4H10}$`, 'The oxygen for the carbon dioxide leaves less for water than this formula needs.'],
        [tex`$\ce{C6H8}$`, 'You took the number of carbon atoms from the volume of oxygen.'],
        [tex`$\ce{C4H4}$`, 'You gave each molecule of water two oxygen atoms.'],
      ],
      hint: 'How much of the oxygen is in the carbon dioxide?',
      why: tex`The ratio of the volumes is $1 : 6 : 4$. Four molecules of $\ce{CO2}$ take four of the six molecules of oxygen; the other two form four molecules of water, which hold eight hydrogen atoms.`,
      proof: [2 * 2 * (6 - 4), 8],
    },
    {
      ask: tex`Ammonia is decomposed completely by heating: $\ce{2NH3(g) -> N2(g) + 3H2(g)}$. By what factor does the volume change, at the same temperature and pressure?`,
      right: '$2$',
      wrong: [
        ['$0.5$', 'You compared the volumes the wrong way round.'],
        ['$4$', 'You gave the number of molecules of the products.'],
        ['$1.5$', 'You counted hydrogen only.'],
      ],
      hint: 'How many molecules are there on each side?',
      why: 'Two molecules of ammonia become four molecules of products. Equal volumes hold equal numbers of molecules, so the volume doubles.',
      proof: [(1 + 3) / 2, 2],
    },
  ],
);

const carbonates = [
  { formula: 'CaCO3', name: 'calcium carbonate', sample: 5.0, lost: 1.98 },
  { formula: 'MgCO3', name: 'magnesium carbonate', sample: 4.0, lost: 1.88 },
  { formula: 'ZnCO3', name: 'zinc carbonate', sample: 6.0, lost: 1.72 },
  { formula: 'PbCO3', name: 'lead(II) carbonate', sample: 8.0, lost: 0.92 },
] as const;

const purityByLoss = choiceSet(
  { key: 'chem-purity-by-loss-of-mass', difficulty: 'Hard', placements: both('R2.1.1', 1) },
  2,
  carbonates.map(({ formula, name, sample, lost }) => {
    const [molar, dioxide] = [molarMass(formula), molarMass('CO2')];
    const pure = (lost / dioxide) * molar;
    const percent = (mass: number) => tex`$${((100 * mass) / sample).toFixed(0)}\,\%$`;
    return {
      ask: tex`$${sample.toFixed(2)}\text{ g}$ of impure ${name} is heated until only the oxide and the impurities are left: $\ce{${formula}(s) -> ${formula.replace('CO3', 'O')}(s) + CO2(g)}$. The mass falls by $${lost.toFixed(2)}\text{ g}$, and the impurities do not react. What is the percentage purity? ($M(\ce{${formula}}) = ${molar.toFixed(2)}$, $M(\ce{CO2}) = ${dioxide.toFixed(2)}\text{ g mol}^{-1}$)`,
      right: percent(pure),
      wrong: [
        [percent(lost), 'You took the mass lost for the mass of the carbonate.'],
        [percent(sample - lost), 'You took all that is left for the pure substance.'],
        [percent((lost / dioxide) * (molar - dioxide)), 'You used the molar mass of the oxide.'],
      ],
      hint: 'What has left the solid, and in what amount?',
      why: tex`The loss is carbon dioxide: $\dfrac{${lost.toFixed(2)}}{${dioxide.toFixed(2)}} = ${(lost / dioxide).toFixed(4)}\text{ mol}$, the same amount as of the carbonate. Its mass is $${(lost / dioxide).toFixed(4)} \times ${molar.toFixed(2)} = ${pure.toFixed(2)}\text{ g}$ of $${sample.toFixed(2)}\text{ g}$: $${((100 * pure) / sample).toFixed(0)}\,\%$.`,
      // What is left of the pure carbonate is its oxide.
      proof: [pure - lost, (pure / molar) * molarMass(formula.replace('CO3', 'O'))],
    };
  }),
);

const massForYield = choiceSet({ key: 'chem-mass-needed-for-a-yield', difficulty: 'Hard', placements: both('R2.1.2', 1) }, 3, [
  {
    ask: tex`Ethanol ($M = 46.08$) is oxidised to ethanoic acid ($M = 60.06\text{ g mol}^{-1}$) with a yield of $80\,\%$. What mass of ethanol is needed for $12.0\text{ g}$ of the acid?`,
    right: tex`$11.5\text{ g}$`,
    wrong: [
      [tex`$7.37\text{ g}$`, 'You multiplied by the yield, so less ethanol would be needed for a worse reaction.'],
      [tex`$9.21\text{ g}$`, 'You left out the yield.'],
      [tex`$15.0\text{ g}$`, 'You used the ratio of masses instead of amounts.'],
    ],
    hint: 'Is more or less ethanol needed than for a complete reaction?',
    why: tex`$\dfrac{12.0}{60.06} = 0.200\text{ mol}$ of acid is $80\,\%$ of what could form, so $\dfrac{0.200}{0.80} = 0.250\text{ mol}$ of ethanol is needed: $0.250 \times 46.08 = 11.5\text{ g}$.`,
    proof: [((12 / 60.06) * 46.08) / 0.8, 11.5],
  },
  {
    ask: tex`Nitrogen and hydrogen give ammonia, $\ce{N2 + 3H2 -> 2NH3}$, with a yield of $15\,\%$ in one pass over the catalyst. What amount of hydrogen is needed for $0.60\text{ mol}$ of ammonia in one pass?`,
    right: tex`$6.0\text{ mol}$`,
    wrong: [
      [tex`$0.90\text{ mol}$`, 'You left out the yield.'],
      [tex`$2.7\text{ mol}$`, 'You used the ratio of the coefficients the wrong way round.'],
      [tex`$0.14\text{ mol}$`, 'You multiplied by the yield instead of dividing.'],
    ],
    hint: 'What would form if the yield were complete?',
    why: tex`$0.60\text{ mol}$ of ammonia comes from $0.60 \times \dfrac{3}{2} = 0.90\text{ mol}$ of hydrogen that reacts. Only $15\,\%$ reacts, so $\dfrac{0.90}{0.15} = 6.0\text{ mol}$ is needed.`,
    proof: [(0.6 * 1.5) / 0.15, 6],
  },
  {
    ask: tex`A synthesis has two steps with yields of $60\,\%$ and $50\,\%$, each with the ratio $1 : 1$. What amount of the starting material gives $0.12\text{ mol}$ of the final product?`,
    right: tex`$0.40\text{ mol}$`,
    wrong: [
      [tex`$0.036\text{ mol}$`, 'You multiplied by the yields instead of dividing.'],
      [tex`$0.22\text{ mol}$`, 'You divided by the mean of the yields.'],
      [tex`$0.24\text{ mol}$`, 'You left out the first step.'],
    ],
    hint: 'What fraction of the starting material reaches the end?',
    why: tex`The overall yield is $0.60 \times 0.50 = 0.30$, so $\dfrac{0.12}{0.30} = 0.40\text{ mol}$ is needed.`,
    proof: [0.12 / (0.6 * 0.5), 0.4],
  },
  {
    ask: tex`$\ce{TiO2 + 2C + 2Cl2 -> TiCl4 + 2CO}$ has a yield of $90\,\%$. What amount of chlorine is needed for $4.5\text{ mol}$ of $\ce{TiCl4}$?`,
    right: tex`$10\text{ mol}$`,
    wrong: [
      [tex`$5.0\text{ mol}$`, 'You left out the coefficient of chlorine.'],
      [tex`$8.1\text{ mol}$`, 'You multiplied by the yield instead of dividing.'],
      [tex`$9.0\text{ mol}$`, 'You left out the yield.'],
    ],
    hint: 'What would form if the yield were complete?',
    why: tex`$4.5\text{ mol}$ of the product takes $9.0\text{ mol}$ of chlorine that reacts as wanted. With a yield of $90\,\%$, $\dfrac{9.0}{0.90} = 10\text{ mol}$ is needed.`,
    proof: [(4.5 * 2) / 0.9, 10],
  },
]);

const reactingMasses = [
  {
    ...{ ask: tex`magnesium oxide forms when $6.08\text{ g}$ of magnesium burns`, equation: '2Mg + O2 -> 2MgO' },
    ...{ element: 'Mg', given: 'Mg', wanted: 'MgO', mass: 6.08, ratio: 1, slip: 2, otherSlip: 0.5, byMass: 1 },
  },
  {
    ...{ ask: tex`iron forms from $24.0\text{ g}$ of iron(III) oxide`, equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2' },
    ...{ element: 'Fe', given: 'Fe2O3', wanted: 'Fe', mass: 24, ratio: 2, slip: 1, otherSlip: 0.5, byMass: 2 },
  },
  {
    ...{ ask: tex`ammonia reacts to give $15.0\text{ g}$ of nitrogen monoxide`, equation: '4NH3 + 5O2 -> 4NO + 6H2O' },
    ...{ element: 'N', given: 'NO', wanted: 'NH3', mass: 15, ratio: 1, slip: 4, otherSlip: 0.25, byMass: 1 },
  },
  {
    ...{ ask: tex`oxygen forms when $24.5\text{ g}$ of potassium chlorate(V) decomposes`, equation: '2KClO3 -> 2KCl + 3O2' },
    ...{ element: 'O', given: 'KClO3', wanted: 'O2', mass: 24.5, ratio: 1.5, slip: 1, otherSlip: 2 / 3, byMass: 1.5 },
  },
] as const;

/** Part of the mass of a compound that one of its elements has. */
const share = (element: string, formula: string): number =>
  ((atoms(formula).get(element) ?? 0) * atomicMass(element)) / molarMass(formula);

const massOfProduct = choiceSet(
  { key: 'chem-reacting-mass-choice', difficulty: 'Easy', placements: both('R2.1.1', 1) },
  1,
  reactingMasses.map(({ ask, equation, element, given, wanted, mass, ratio, slip, otherSlip, byMass }) => {
    const [from, to] = [molarMass(given), molarMass(wanted)];
    const amount = mass / from;
    const grams = (value: number) => tex`$${significant(value)}\text{ g}$`;
    const printed = significant(mass);
    return {
      ask: tex`What mass of ${ask}: $\ce{${equation}}$? ($M(\ce{${given}}) = ${from.toFixed(2)}$, $M(\ce{${wanted}}) = ${to.toFixed(2)}\text{ g mol}^{-1}$)`,
      right: grams(amount * ratio * to),
      wrong: [
        [grams(amount * slip * to), 'You did not use the ratio of the amounts in the equation.'],
        [grams(amount * otherSlip * to), 'You divided by a coefficient without the other one.'],
        [grams(mass * byMass), 'You took the coefficients for a ratio of masses.'],
      ],
      hint: 'In which quantity does the equation give the ratio?',
      why: tex`$n(\ce{${given}}) = \dfrac{${printed}}{${from.toFixed(2)}} = ${significant(amount)}\text{ mol}$. By the equation $n(\ce{${wanted}}) = ${significant(amount * ratio)}\text{ mol}$, and $${significant(amount * ratio)} \times ${to.toFixed(2)} = ${significant(amount * ratio * to)}\text{ g}$.`,
      // The element that both have in common keeps its mass.
      proof: [amount * ratio * to * share(element, wanted), mass * share(element, given)],
    };
  }),
);

export const amountChoices = [coefficients, gasVolumes, purityByLoss, massForYield, massOfProduct];
