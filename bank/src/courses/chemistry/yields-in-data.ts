import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertBalanced, molarMass } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 2.1: routes compared, and yields over several steps. */

const tex = String.raw;

interface Route {
  name: string;
  left: Record<string, number>;
  right: Record<string, number>;
  equation: string;
  yield: number;
}

const routesCompared = defineTemplate({
  key: 'chem-two-routes-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.2', 2),
  variants: [
    {
      product: 'C2H5OH',
      name: 'ethanol',
      wanted: 46,
      a: {
        name: 'fermentation of glucose',
        left: { C6H12O6: 1 },
        right: { C2H5OH: 2, CO2: 2 },
        equation: 'C6H12O6 -> 2C2H5OH + 2CO2',
        yield: 92,
      },
      b: {
        name: 'hydration of ethene',
        left: { C2H4: 1, H2O: 1 },
        right: { C2H5OH: 1 },
        equation: 'C2H4 + H2O -> C2H5OH',
        yield: 95,
      },
    },
    {
      product: 'H2',
      name: 'hydrogen',
      wanted: 20,
      a: {
        name: 'reaction of methane with steam',
        left: { CH4: 1, H2O: 2 },
        right: { H2: 4, CO2: 1 },
        equation: 'CH4 + 2H2O -> 4H2 + CO2',
        yield: 75,
      },
      b: { name: 'electrolysis of water', left: { H2O: 2 }, right: { H2: 2, O2: 1 }, equation: '2H2O -> 2H2 + O2', yield: 98 },
    },
    {
      product: 'Fe',
      name: 'iron',
      wanted: 56,
      a: {
        name: 'reduction by carbon monoxide',
        left: { Fe2O3: 1, CO: 3 },
        right: { Fe: 2, CO2: 3 },
        equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2',
        yield: 90,
      },
      b: {
        name: 'reduction by hydrogen',
        left: { Fe2O3: 1, H2: 3 },
        right: { Fe: 2, H2O: 3 },
        equation: 'Fe2O3 + 3H2 -> 2Fe + 3H2O',
        yield: 94,
      },
    },
    {
      product: 'C2H4O',
      name: 'epoxyethane',
      wanted: 44,
      a: {
        name: 'reaction with chlorine and calcium hydroxide',
        left: { C2H4: 1, Cl2: 1, 'Ca(OH)2': 1 },
        right: { C2H4O: 1, CaCl2: 1, H2O: 1 },
        equation: 'C2H4 + Cl2 + Ca(OH)2 -> C2H4O + CaCl2 + H2O',
        yield: 80,
      },
      b: {
        name: 'oxidation on a silver catalyst',
        left: { C2H4: 2, O2: 1 },
        right: { C2H4O: 2 },
        equation: '2C2H4 + O2 -> 2C2H4O',
        yield: 85,
      },
    },
  ] as readonly { product: string; name: string; wanted: number; a: Route; b: Route }[],
  solve: ({ product, a, b }) => {
    const economy = ({ left, right }: Route) =>
      (100 * (right[product] ?? 0) * molarMass(product)) /
      Object.entries(left).reduce((sum, [one, n]) => sum + n * molarMass(one), 0);
    return { first: economy(a), second: economy(b) };
  },
  write: ({ product, name, wanted, a, b }, { first, second }) => {
    const inputs = Object.entries(a.left).reduce((sum, [one, n]) => sum + n * molarMass(one), 0);
    const needed = (wanted / (first / 100)) * (100 / a.yield);
    return inParts({
      stem: tex`${name[0]?.toUpperCase()}${name.slice(1)} is made by two routes.

| route | equation | yield |
| --- | --- | :---: |
| A: ${a.name} | $\ce{${a.equation}}$ | $${a.yield}\,\%$ |
| B: ${b.name} | $\ce{${b.equation}}$ | $${b.yield}\,\%$ |`,
      hint: 'What do yield and atom economy each leave out of account?',
      parts: [
        {
          ask: 'Calculate the atom economy of each route.',
          answer: tex`A $${significant(first)}\,\%$; B $${significant(second)}\,\%$`,
          solution: tex`A: $\dfrac{${decimal((a.right[product] ?? 0) * molarMass(product), 2)}}{${decimal(inputs, 2)}} \times 100 = ${significant(first)}\,\%$. B, in the same way, $${significant(second)}\,\%$${second > 99.9 ? ', as there is one product only' : ''}.`,
          marks: [
            ['M1', 'mass of the wanted product over the mass of all reactants'],
            ['A1', tex`A $${significant(first)}\,\%$`],
            ['A1', tex`B $${significant(second)}\,\%$; award 1 of 3 where coefficients were left out in both`],
          ],
          keys: [
            { ...value(first, '%'), label: 'A' },
            { ...value(second, '%'), label: 'B' },
          ],
        },
        {
          ask: tex`Determine the total mass of reactants, in $\text{kg}$, that route A needs for $${wanted}\text{ kg}$ of ${name}, with its yield.`,
          answer: tex`$${significant(needed)}\text{ kg}$`,
          solution: tex`With full yield $\dfrac{${wanted}}{${significant(first / 100, 4)}} = ${significant(wanted / (first / 100))}\text{ kg}$ would be needed. As only $${a.yield}\,\%$ is obtained: $\dfrac{${significant(wanted / (first / 100), 4)}}{${significant(a.yield / 100, 2)}} = ${significant(needed)}\text{ kg}$.`,
          marks: [
            ['M1', 'divides by the atom economy, or uses amounts'],
            ['M1', tex`divides by $${significant(a.yield / 100, 2)}$`],
            ['A1', tex`$${significant(needed)}\text{ kg}$; award 2 of 3 where the mass was multiplied by the yield`],
          ],
          keys: [
            value(needed, 'kg', {
              relative: 0.015,
              slips: [
                foreseen((wanted / (first / 100)) * (a.yield / 100), 'A yield below 100 % means that more is needed.'),
                foreseen(wanted / (first / 100), 'You left out the yield.', 'incomplete'),
              ],
            }),
          ],
        },
        {
          ask: 'Explain why a route with a high yield may still be wasteful.',
          answer: 'Yield does not count by-products; atom economy does',
          solution:
            'The yield compares what is obtained with what could be obtained. It says nothing about by-products, which take up part of the mass of the reactants even at a yield of 100 %.',
          marks: [['R1', 'yield does not take by-products into account; a low atom economy means waste']],
        },
        {
          ask: 'Evaluate the two routes: give one argument for each that the table does not contain.',
          answer: 'For example renewable raw material or less energy; availability or continuous process',
          solution:
            'Arguments are where the raw materials come from (renewable or not), the energy and conditions needed, whether by-products can be sold, cost, speed, and what has to be purified or disposed of. Each route needs one argument in its favour.',
          marks: [
            ['A1', 'one argument for route A'],
            ['A1', 'one argument for route B; do not accept "cheaper" without a reason'],
          ],
        },
      ],
    });
  },
  check: ({ product, a, b }, { first, second }) => {
    for (const { left, right, name } of [a, b]) assertBalanced(left, right, name);
    // By-products make up the rest.
    const waste = (route: Route) =>
      Object.entries(route.right).reduce((sum, [one, n]) => sum + (one === product ? 0 : n * molarMass(one)), 0);
    const gain = (route: Route) => (route.right[product] ?? 0) * molarMass(product);
    assertClose(first, (100 * gain(a)) / (gain(a) + waste(a)), 'economy of A', 1e-3);
    assertClose(second, (100 * gain(b)) / (gain(b) + waste(b)), 'economy of B', 1e-3);
  },
});

const severalSteps = defineTemplate({
  key: 'chem-yield-over-several-steps',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.2', 2),
  variants: [
    { start: 'benzene', startMass: 78.12, product: 'phenylamine', productMass: 93.14, yields: [85, 80], wanted: 50, better: 1 },
    {
      start: 'salicylic acid',
      startMass: 138.13,
      product: 'a painkiller',
      productMass: 180.17,
      yields: [90, 75, 96],
      wanted: 25,
      better: 1,
    },
    {
      start: 'ethanol',
      startMass: 46.08,
      product: 'ethyl ethanoate',
      productMass: 88.12,
      yields: [88, 65],
      wanted: 40,
      better: 1,
    },
    {
      start: 'limonene',
      startMass: 136.26,
      product: 'carvone',
      productMass: 150.24,
      yields: [70, 82, 91],
      wanted: 30,
      better: 0,
    },
  ],
  solve: ({ yields, wanted, productMass, startMass }) => {
    const whole = yields.reduce((product, step) => (product * step) / 100, 1);
    return { whole, needed: ((wanted / productMass) * startMass) / whole };
  },
  write: ({ start, startMass, product, productMass, yields, wanted, better }, { whole, needed }) => {
    const raised = (100 * whole * ((yields[better] ?? 0) + 4)) / (yields[better] ?? 1);
    return inParts({
      stem: tex`${product[0]?.toUpperCase()}${product.slice(1)} ($M = ${productMass.toFixed(2)}\text{ g mol}^{-1}$) is made from ${start} ($M = ${startMass.toFixed(2)}\text{ g mol}^{-1}$) in ${yields.length === 2 ? 'two' : 'three'} steps. One molecule of ${start} gives one molecule of the product. The yields of the steps are ${yields.map((step) => tex`$${step}\,\%$`).join(yields.length === 2 ? ' and ' : ', ')}.`,
      hint: 'What share of the molecules reaches the end of each step?',
      parts: [
        {
          ask: 'Calculate the overall yield, as a percentage.',
          answer: tex`$${significant(100 * whole)}\,\%$`,
          solution: tex`The shares are multiplied: $${yields.map((step) => significant(step / 100, 2)).join(' \\times ')} = ${significant(whole)}$, which is $${significant(100 * whole)}\,\%$.`,
          marks: [
            ['M1', 'multiplies the yields'],
            ['A1', tex`$${significant(100 * whole)}\,\%$; award 0 for the mean of the yields`],
          ],
          keys: [
            value(100 * whole, '%', {
              slips: [
                foreseen(
                  yields.reduce((sum, step) => sum + step, 0) / yields.length,
                  'Yields of steps are multiplied, not averaged.',
                ),
              ],
            }),
          ],
        },
        {
          ask: tex`Determine the mass of ${start}, in $\text{kg}$, that is needed for $${wanted}\text{ kg}$ of the product.`,
          answer: tex`$${significant(needed)}\text{ kg}$`,
          solution: tex`$n = \dfrac{${wanted} \times 10^{3}}{${productMass.toFixed(2)}} = ${significant((wanted * 1000) / productMass, 4)}\text{ mol}$ of product need $\dfrac{${significant((wanted * 1000) / productMass, 4)}}{${significant(whole, 4)}} = ${significant((wanted * 1000) / productMass / whole)}\text{ mol}$ of ${start}, which have a mass of $${significant(needed)}\text{ kg}$.`,
          marks: [
            ['M1', 'amount of product'],
            ['M1', 'divides by the overall yield (ECF)'],
            ['A1', tex`$${significant(needed)}\text{ kg}$; award 2 of 3 where the molar masses were left out of account`],
          ],
          keys: [
            value(needed, 'kg', {
              relative: 0.015,
              slips: [
                foreseen(wanted / whole, 'You took equal masses instead of equal amounts.'),
                foreseen(needed * whole * whole, 'More than the theoretical mass is needed, so divide by the yield.'),
              ],
            }),
          ],
        },
        {
          ask: tex`A better catalyst raises the yield of step ${String(better + 1)} to $${(yields[better] ?? 0) + 4}\,\%$. Calculate the new overall yield.`,
          answer: tex`$${significant(raised)}\,\%$`,
          solution: tex`$${significant(100 * whole)} \times \dfrac{${(yields[better] ?? 0) + 4}}{${yields[better]}} = ${significant(raised)}\,\%$`,
          marks: [['A1', tex`$${significant(raised)}\,\%$ (ECF)`]],
          keys: [value(raised, '%', { relative: 0.005 })],
        },
        {
          ask: 'Suggest two reasons why the yield of a step is below 100 %.',
          answer: 'Incomplete reaction (equilibrium), side reactions, losses in purification',
          solution:
            'The reaction may not go to completion, for instance because it reaches an equilibrium; other products form; some product is lost when it is separated and purified.',
          marks: [
            ['A1', 'one reason'],
            ['A1', 'another reason; do not accept "human error"'],
          ],
        },
      ],
    });
  },
  check: ({ yields, wanted, startMass, productMass }, { needed }) => {
    // Followed forwards, molecule by molecule.
    let moles = needed / startMass;
    for (const step of yields) moles *= step / 100;
    assertClose(moles * productMass, wanted, 'mass of product', 1e-9);
  },
});

const limitingChoice = choiceSet({ key: 'chem-limiting-reactant-choice', difficulty: 'Easy', placements: both('R2.1.2', 1) }, 1, [
  {
    ask: tex`$2\text{ mol}$ of $\ce{N2}$ and $3\text{ mol}$ of $\ce{H2}$ react as far as possible: $\ce{N2 + 3H2 -> 2NH3}$. What is present at the end?`,
    right: tex`$1\text{ mol}$ of $\ce{N2}$ and $2\text{ mol}$ of $\ce{NH3}$`,
    wrong: [
      [tex`$4\text{ mol}$ of $\ce{NH3}$ alone`, 'There is not enough hydrogen for that.'],
      [tex`$1\text{ mol}$ of $\ce{H2}$ and $2\text{ mol}$ of $\ce{NH3}$`, 'Hydrogen is used up first.'],
      [tex`$2\text{ mol}$ of $\ce{NH3}$ alone`, 'One of the reactants is left over.'],
    ],
    hint: 'How much nitrogen does all the hydrogen need?',
    why: tex`$3\text{ mol}$ of hydrogen need $1\text{ mol}$ of nitrogen and give $2\text{ mol}$ of ammonia; $1\text{ mol}$ of nitrogen is left.`,
  },
  {
    ask: tex`Which mixture for $\ce{2Mg + O2 -> 2MgO}$ has no excess of either reactant?`,
    right: tex`$0.40\text{ mol}$ of $\ce{Mg}$ and $0.20\text{ mol}$ of $\ce{O2}$`,
    wrong: [
      [tex`$0.20\text{ mol}$ of $\ce{Mg}$ and $0.40\text{ mol}$ of $\ce{O2}$`, 'You exchanged the coefficients.'],
      [tex`$0.20\text{ mol}$ of $\ce{Mg}$ and $0.20\text{ mol}$ of $\ce{O2}$`, 'The coefficients are different.'],
      [
        tex`$0.60\text{ mol}$ of $\ce{Mg}$ and $0.20\text{ mol}$ of $\ce{O2}$`,
        'There is one atom of magnesium for each of oxygen.',
      ],
    ],
    hint: 'In which ratio do they react?',
    why: tex`They react as $2 : 1$, so twice as much magnesium as oxygen is used up and nothing is left.`,
  },
  {
    ask: tex`$10\text{ g}$ of each reactant are taken for $\ce{CuO + H2SO4 -> CuSO4 + H2O}$, with $M(\ce{CuO}) = 80$ and $M(\ce{H2SO4}) = 98\text{ g mol}^{-1}$. Which is limiting?`,
    right: 'The sulfuric acid, as its amount is smaller',
    wrong: [
      ['The copper oxide, as its molar mass is smaller', 'A smaller molar mass means a larger amount.'],
      ['Neither, as the masses are equal', 'Amounts react, not masses.'],
      ['The copper oxide, as it is a solid', 'The state does not decide.'],
    ],
    hint: 'Which of the two has the smaller amount?',
    why: tex`$\frac{10}{98} = 0.102\text{ mol}$ is less than $\frac{10}{80} = 0.125\text{ mol}$, and they react as $1 : 1$.`,
  },
  {
    ask: 'The percentage yield of a reaction is found to be 104 %. What is the most likely reason?',
    right: 'The product was still wet when it was weighed',
    wrong: [
      ['Some product was spilt', 'This makes the yield smaller.'],
      ['The reaction was incomplete', 'This makes the yield smaller.'],
      ['The catalyst was very good', 'A catalyst cannot raise the yield above the theoretical one.'],
    ],
    hint: 'What could make the mass larger than it should be?',
    why: 'More than 100 % is impossible for the pure product, so something else, such as water, was weighed with it.',
  },
  {
    ask: tex`Equal volumes of $0.10\text{ mol dm}^{-3}$ $\ce{AgNO3}$ and $0.10\text{ mol dm}^{-3}$ $\ce{CaCl2}$ are mixed. Which ion has been removed almost completely?`,
    right: tex`$\ce{Ag+}$`,
    wrong: [
      [tex`$\ce{Cl^{-}}$`, 'There is twice as much of it as needed.'],
      [tex`$\ce{Ca^{2+}}$`, 'It stays in solution.'],
      [tex`$\ce{NO3^{-}}$`, 'It stays in solution.'],
    ],
    hint: 'Which two ions form the precipitate, and how much of each is there?',
    why: tex`$\ce{Ag^{+} + Cl^{-} -> AgCl}$: there are twice as many chloride as silver ions, so silver is limiting.`,
  },
  {
    ask: 'Which change raises the atom economy of a process?',
    right: 'Choosing a reaction that forms no by-product',
    wrong: [
      ['Raising the temperature', 'It may change rate or yield, not the equation.'],
      ['Using a larger excess of one reactant', 'The equation stays the same.'],
      ['Purifying the product more carefully', 'This may change the yield only.'],
    ],
    hint: 'From what is atom economy calculated?',
    why: 'Atom economy depends on the equation alone: how much of the mass of the reactants is in the wanted product.',
  },
]);

export const yieldsInData = [routesCompared, severalSteps, limitingChoice];
