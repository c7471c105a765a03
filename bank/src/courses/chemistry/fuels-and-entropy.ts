import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { atoms, GAS_CONSTANT, molarMass } from './elements.ts';
import { entropyOfOne, gibbsFromTwo } from './energetics-reversed.ts';
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

/** Reactivity 1.3 and 1.4: combustion, fuels, entropy and Gibbs energy. */

const tex = String.raw;

const oxygenNeeded = defineTemplate({
  key: 'chem-combustion-oxygen',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R1.3', 1),
  variants: [
    { fuel: 'ethanol', formula: 'C2H6O', shown: 'C2H5OH', complete: true },
    { fuel: 'butane', formula: 'C4H10', shown: 'C4H10', complete: true },
    { fuel: 'octane', formula: 'C8H18', shown: 'C8H18', complete: false },
    { fuel: 'propan-1-ol', formula: 'C3H8O', shown: 'C3H7OH', complete: true },
    { fuel: 'propane', formula: 'C3H8', shown: 'C3H8', complete: false },
    { fuel: 'glucose', formula: 'C6H12O6', shown: 'C6H12O6', complete: true },
    { fuel: 'methanol', formula: 'CH4O', shown: 'CH3OH', complete: true },
    { fuel: 'ethane', formula: 'C2H6', shown: 'C2H6', complete: false },
  ],
  solve: ({ formula, complete }) => {
    const count = atoms(formula);
    const [c = 0, h = 0, o = 0] = ['C', 'H', 'O'].map((symbol) => count.get(symbol) ?? 0);
    return { c, h, o, doubled: (complete ? 2 * c : c) + h / 2 - o };
  },
  write: ({ fuel, shown, complete }, { c, h, o, doubled }, index) => {
    const option = (twice: number) => `$${twice % 2 === 0 ? twice / 2 : fraction(twice, 2)}$`;
    const carbonProduct = complete ? 'carbon dioxide' : 'carbon monoxide';
    const miscounted = 'The oxygen atoms do not balance: count those of the products and of the fuel again.';
    const candidates = [
      [doubled + o, 'You left out the oxygen that the fuel brings itself.'],
      [(complete ? c : 2 * c) + h / 2 - o, `You let carbon burn to ${complete ? 'carbon monoxide' : 'carbon dioxide'}.`],
      [(complete ? 2 * c : c) + h - o, 'You took one water for each hydrogen atom; a molecule of water holds two.'],
      [2 * doubled, 'You counted oxygen atoms; molecules are asked for.'],
      [doubled + 1, miscounted],
      [doubled - 1, miscounted],
    ] as const;
    const possible = candidates.filter(([value]) => value > 0);
    return multipleChoice(
      {
        stem: tex`One mole of ${fuel}, $\ce{${shown}}$, burns to ${carbonProduct} and water only. How many moles of $\ce{O2}$ are needed?`,
        correct: option(doubled),
        wrong: firstThree(
          possible.map(([value, note]) => mistake(option(value), note)),
          option(doubled),
        ),
        hint: 'Which element is best balanced last, and does the fuel contain any of it?',
        solution: tex`The products hold $${c}$ ${carbonProduct} and $${h / 2}$ water, which needs $${complete ? 2 * c : c} + ${h / 2} = ${(complete ? 2 * c : c) + h / 2}$ oxygen atoms. ${o > 0 ? tex`The fuel brings $${o}$ of them, so $${doubled}$ come from the air` : 'The fuel contains none, so all come from the air'}: $\dfrac{${doubled}}{2}$ molecules of $\ce{O2}$, that is ${option(doubled)}.`,
        reason: option(doubled),
        turn: 2,
      },
      index,
    );
  },
  check: ({ formula, complete }, { c, h, o, doubled }) => {
    // Raise the amount of oxygen atom by atom until every atom of the products has been paid for.
    const count = atoms(formula);
    const left = new Map(count);
    const pay = (symbol: string, number: number) => left.set(symbol, (left.get(symbol) ?? 0) - number);
    let fromAir = 0;
    while ((left.get('C') ?? 0) > 0) {
      pay('C', 1);
      pay('O', complete ? 2 : 1);
    }
    while ((left.get('H') ?? 0) > 0) {
      pay('H', 2);
      pay('O', 1);
    }
    for (; (left.get('O') ?? 0) < 0; fromAir++) pay('O', -1);
    assert.equal(fromAir, doubled);
    assert.deepEqual(
      [c, h, o],
      ['C', 'H', 'O'].map((symbol) => count.get(symbol) ?? 0),
      'atoms of the fuel',
    );
  },
});

interface Fuel {
  name: string;
  formula: string;
  combustion: number;
}
const FUEL: Readonly<Record<string, Fuel>> = {
  methane: { name: 'methane', formula: 'CH4', combustion: -891 },
  propane: { name: 'propane', formula: 'C3H8', combustion: -2219 },
  butane: { name: 'butane', formula: 'C4H10', combustion: -2878 },
  octane: { name: 'octane', formula: 'C8H18', combustion: -5470 },
  methanol: { name: 'methanol', formula: 'CH3OH', combustion: -726 },
  ethanol: { name: 'ethanol', formula: 'C2H5OH', combustion: -1367 },
  butanol: { name: 'butan-1-ol', formula: 'C4H9OH', combustion: -2676 },
  hexane: { name: 'hexane', formula: 'C6H14', combustion: -4163 },
};
const fuelComparison = defineTemplate({
  key: 'chem-fuel-comparison',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R1.3', 2),
  variants: [
    { first: 'octane', second: 'methanol' },
    { first: 'methane', second: 'octane' },
    { first: 'propane', second: 'methanol' },
    { first: 'butane', second: 'butanol' },
    { first: 'hexane', second: 'ethanol' },
    { first: 'methane', second: 'methanol' },
    { first: 'octane', second: 'butanol' },
    { first: 'propane', second: 'octane' },
    { first: 'methane', second: 'butane' },
  ].map(({ first, second }) => ({ first: FUEL[first] as Fuel, second: FUEL[second] as Fuel })),
  solve: ({ first, second }) => {
    const of = ({ formula, combustion }: Fuel) => {
      const specific = -combustion / molarMass(formula);
      const carbon = atoms(formula).get('C') ?? 0;
      return { specific, carbon, dioxide: (carbon * 44.01 * 1000) / -combustion };
    };
    return { one: of(first), two: of(second) };
  },
  write: ({ first, second }, { one, two }) => {
    const row = ({ name, formula, combustion }: Fuel) =>
      tex`| ${name} | $\ce{${formula}}$ | ${molarMass(formula).toFixed(2)} | ${-combustion} |`;
    const denser = one.specific > two.specific ? first : second;
    const cleaner = one.dioxide < two.dioxide ? first : second;
    return {
      text: tex`Two fuels are compared by complete combustion.

| fuel | formula | molar mass / $\text{g mol}^{-1}$ | energy released / $\text{kJ mol}^{-1}$ |
| --- | --- | --- | --- |
${row(first)}
${row(second)}

(a) Calculate the specific energy of each fuel, in $\text{kJ g}^{-1}$. [2]

(b) Calculate the mass of $\ce{CO2}$ ($M = 44.01\text{ g mol}^{-1}$) released by each fuel for every $1000\text{ kJ}$ of energy. [3]

(c) Discuss, using (a) and (b), which fuel is preferable for a vehicle, and state one further aspect that matters. [3]`,
      hint: 'How many grams and how many molecules of carbon dioxide belong to one mole of fuel?',
      answer: tex`(a) ${first.name} $${significant(one.specific)}$, ${second.name} $${significant(two.specific)}\text{ kJ g}^{-1}$

(b) ${first.name} $${significant(one.dioxide)}\text{ g}$, ${second.name} $${significant(two.dioxide)}\text{ g}$

(c) ${denser.name} carries more energy for its mass; ${cleaner.name} releases less $\ce{CO2}$ for the same energy; e.g. storage or whether the fuel is renewable.`,
      solution: tex`(a) Specific energy is energy divided by mass. For ${first.name}: $\dfrac{${-first.combustion}}{${molarMass(first.formula).toFixed(2)}} = ${significant(one.specific)}\text{ kJ g}^{-1}$; ${second.name}: $\dfrac{${-second.combustion}}{${molarMass(second.formula).toFixed(2)}} = ${significant(two.specific)}\text{ kJ g}^{-1}$.

(b) The amount of fuel for $1000\text{ kJ}$ is $\dfrac{1000}{${-first.combustion}} = ${significant(1000 / -first.combustion)}\text{ mol}$ of ${first.name}. Each mole gives $${one.carbon}\text{ mol}$ of $\ce{CO2}$, so the mass is $${significant(1000 / -first.combustion)} \times ${one.carbon} \times 44.01 = ${significant(one.dioxide)}\text{ g}$.

For ${second.name}: $\dfrac{1000}{${-second.combustion}} \times ${two.carbon} \times 44.01 = ${significant(two.dioxide)}\text{ g}$.

(c) For a vehicle a large specific energy means little mass to carry: here ${denser.name} is better. Less $\ce{CO2}$ for the same energy means a smaller effect on the climate: here ${cleaner.name} is better. ${denser === cleaner ? 'Both point to the same fuel' : 'The two points disagree and have to be weighed'}. Other aspects: state at room temperature and storage, cost, whether the fuel is made from plants (and so takes up $\ce{CO2}$ as it grows), incomplete combustion and other pollutants.`,
      keys: [
        numberKey('a', one.specific, { label: first.name, unit: 'kJ g⁻¹' }),
        numberKey('a', two.specific, { label: second.name, unit: 'kJ g⁻¹' }),
        numberKey('b', one.dioxide, { label: first.name, unit: 'g' }),
        numberKey('b', two.dioxide, { label: second.name, unit: 'g' }),
      ],
      markScheme: [
        mark('a', 'A1', tex`${first.name} $${significant(one.specific)}\text{ kJ g}^{-1}$`),
        mark('a', 'A1', tex`${second.name} $${significant(two.specific)}\text{ kJ g}^{-1}$`),
        mark('b', 'M1', tex`amount of fuel for $1000\text{ kJ}$ times the number of carbon atoms`),
        mark('b', 'A1', tex`${first.name} $${significant(one.dioxide)}\text{ g}$`),
        mark('b', 'A1', tex`${second.name} $${significant(two.dioxide)}\text{ g}$`),
        mark('c', 'R1', `${denser.name} has the larger specific energy`),
        mark('c', 'R1', tex`${cleaner.name} releases less $\ce{CO2}$ for the same energy`),
        mark('c', 'R1', 'one further aspect: storage, cost, renewable source, pollutants'),
      ],
    };
  },
  check: ({ first, second }, { one, two }) => {
    assert.ok(Math.abs(one.dioxide / two.dioxide - 1) > 0.01, 'the two masses of carbon dioxide must differ visibly');
    for (const { specific } of [one, two]) assert.ok(specific > 15 && specific < 60);
    for (const [fuel, found] of [
      [first, one],
      [second, two],
    ] as const) {
      // Burn the fuel gram by gram until 1000 kJ are released and weigh the carbon dioxide by its carbon.
      const carbonShare = ((atoms(fuel.formula).get('C') ?? 0) * 12.01) / molarMass(fuel.formula);
      let [energy, carbonMass] = [0, 0];
      const step = 0.001;
      while (energy < 1000) {
        energy += found.specific * step;
        carbonMass += carbonShare * step;
      }
      assertClose((carbonMass * 44.01) / 12.01, found.dioxide, 'mass of carbon dioxide', 1e-3);
      assertClose(found.specific * molarMass(fuel.formula), -fuel.combustion, 'energy of a mole', 1e-9);
    }
  },
});

/** Standard molar entropies in J K^-1 mol^-1, rounded. */
const ENTROPY: Readonly<Record<string, number>> = {
  'N2(g)': 192,
  'H2(g)': 131,
  'O2(g)': 205,
  'NH3(g)': 193,
  'CO2(g)': 214,
  'CO(g)': 198,
  'H2O(g)': 189,
  'H2O(l)': 70,
  'CaCO3(s)': 93,
  'CaO(s)': 40,
  'CH4(g)': 186,
  'C(s)': 6,
  'SO2(g)': 248,
  'SO3(g)': 257,
  'NO2(g)': 240,
  'N2O4(g)': 304,
  'NH4Cl(s)': 95,
  'HCl(g)': 187,
  'C2H4(g)': 219,
  'C2H6(g)': 230,
  'H2O2(l)': 110,
};
interface EntropyReaction {
  equation: string;
  left: Readonly<Record<string, number>>;
  right: Readonly<Record<string, number>>;
}
const gasMoles = (side: Readonly<Record<string, number>>) =>
  Object.entries(side).reduce((sum, [name, count]) => sum + (name.endsWith('(g)') ? count : 0), 0);
const entropyChange = defineTemplate({
  key: 'chem-entropy-change',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 2),
  variants: [
    { equation: 'N2(g) + 3H2(g) -> 2NH3(g)', left: { 'N2(g)': 1, 'H2(g)': 3 }, right: { 'NH3(g)': 2 } },
    { equation: 'CaCO3(s) -> CaO(s) + CO2(g)', left: { 'CaCO3(s)': 1 }, right: { 'CaO(s)': 1, 'CO2(g)': 1 } },
    { equation: 'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)', left: { 'CH4(g)': 1, 'O2(g)': 2 }, right: { 'CO2(g)': 1, 'H2O(l)': 2 } },
    { equation: '2SO2(g) + O2(g) -> 2SO3(g)', left: { 'SO2(g)': 2, 'O2(g)': 1 }, right: { 'SO3(g)': 2 } },
    { equation: 'N2O4(g) -> 2NO2(g)', left: { 'N2O4(g)': 1 }, right: { 'NO2(g)': 2 } },
    { equation: 'NH4Cl(s) -> NH3(g) + HCl(g)', left: { 'NH4Cl(s)': 1 }, right: { 'NH3(g)': 1, 'HCl(g)': 1 } },
    { equation: 'C2H4(g) + H2(g) -> C2H6(g)', left: { 'C2H4(g)': 1, 'H2(g)': 1 }, right: { 'C2H6(g)': 1 } },
    { equation: '2H2O2(l) -> 2H2O(l) + O2(g)', left: { 'H2O2(l)': 2 }, right: { 'H2O(l)': 2, 'O2(g)': 1 } },
  ] as readonly EntropyReaction[],
  solve: ({ left, right }) => {
    const sum = (side: Readonly<Record<string, number>>) =>
      Object.entries(side).reduce((total, [name, count]) => total + count * (ENTROPY[name] ?? Number.NaN), 0);
    return { before: sum(left), after: sum(right), change: sum(right) - sum(left) };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return entropyOfOne(numbers, result, ENTROPY);
    const { equation, left, right } = numbers;
    const { before, after, change } = result;

    const bare = (side: Readonly<Record<string, number>>) =>
      Object.keys(side).reduce((total, name) => total + (ENTROPY[name] ?? Number.NaN), 0);
    const names = [...Object.keys(left), ...Object.keys(right)];
    const rises = change > 0;
    const sum = (side: Readonly<Record<string, number>>) =>
      Object.entries(side)
        .map(([name, count]) => `${count === 1 ? '' : `${count} \\times `}${ENTROPY[name]}`)
        .join(' + ');
    return {
      text: tex`For the reaction $\ce{${equation}}$ the standard entropies are, in $\text{J K}^{-1}\text{ mol}^{-1}$: ${names.map((name) => tex`$\ce{${name}}$ ${ENTROPY[name]}`).join(', ')}.

(a) Predict, with a reason, the sign of the entropy change. [2]

(b) Calculate the standard entropy change of the reaction. [2]`,
      hint: 'Gases have far more entropy than liquids and solids. Compare the amounts of gas on both sides.',
      answer: tex`(a) ${rises ? 'Positive: there is more gas after the reaction.' : 'Negative: there is less gas after the reaction.'}

(b) $${change > 0 ? '+' : ''}${change}\text{ J K}^{-1}\text{ mol}^{-1}$`,
      solution: tex`(a) There ${gasMoles(left) === 1 ? 'is' : 'are'} $${gasMoles(left)}\text{ mol}$ of gas before and $${gasMoles(right)}\text{ mol}$ after. Matter and energy can be spread in ${rises ? 'more' : 'fewer'} ways, so the entropy ${rises ? 'increases: $\\Delta S > 0$' : 'decreases: $\\Delta S < 0$'}.

(b) $\Delta S = \sum S(\text{products}) - \sum S(\text{reactants}) = (${sum(right)}) - (${sum(left)}) = ${after} - ${before} = ${change}\text{ J K}^{-1}\text{ mol}^{-1}$, which agrees with the prediction.`,
      markScheme: [
        mark('a', 'A1', rises ? 'positive' : 'negative'),
        mark('a', 'R1', rises ? 'more moles of gas' : 'fewer moles of gas'),
        mark('b', 'M1', tex`$(${sum(right)}) - (${sum(left)})$`),
        mark('b', 'A1', tex`$${change}\text{ J K}^{-1}\text{ mol}^{-1}$`),
      ],
      keys: [
        numberKey('b', change, {
          unit: 'J K⁻¹ mol⁻¹',
          relative: 0.003,
          slips: [foreseen(bare(right) - bare(left), 'You left out the coefficients of the equation.')],
        }),
      ],
    };
  },
  check: ({ left, right }, { change }) => {
    // The reverse reaction, molecule by molecule, must cancel the change; and its sign follows the amount of gas.
    const list = (side: Readonly<Record<string, number>>) =>
      Object.entries(side).flatMap(([name, count]) => Array.from({ length: count }, () => ENTROPY[name] ?? Number.NaN));
    let running = change;
    for (const entropy of list(left)) running += entropy;
    for (const entropy of list(right)) running -= entropy;
    assert.equal(running, 0);
    assert.equal(Math.sign(change), Math.sign(gasMoles(right) - gasMoles(left)));
    const bare = (side: Readonly<Record<string, number>>) => {
      const total = new Map<string, number>();
      for (const [name, count] of Object.entries(side)) {
        for (const [symbol, number] of atoms(name.replace(/\(\w\)$/, '')))
          total.set(symbol, (total.get(symbol) ?? 0) + number * count);
      }
      return [...total].toSorted();
    };
    assert.deepEqual(bare(left), bare(right));
  },
});

const gibbsGraph = defineTemplate({
  key: 'chem-gibbs-temperature-graph',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 1),
  variants: [
    { enthalpy: 180, entropy: 160, at: 1200, reaction: 'CaCO3(s) <=> CaO(s) + CO2(g)' },
    { enthalpy: 100, entropy: 200, at: 600, reaction: 'X(s) <=> Y(s) + Z(g)' },
    { enthalpy: 120, entropy: 150, at: 700, reaction: 'A(s) <=> B(s) + C(g)' },
    { enthalpy: 60, entropy: 100, at: 500, reaction: 'D(g) <=> 2E(g)' },
    { enthalpy: 140, entropy: 140, at: 1100, reaction: 'MCO3(s) <=> MO(s) + CO2(g)' },
    { enthalpy: 80, entropy: 100, at: 900, reaction: 'G(s) <=> J(g)' },
    { enthalpy: 160, entropy: 200, at: 1000, reaction: 'L(s) <=> Q(s) + 2R(g)' },
    { enthalpy: 90, entropy: 180, at: 450, reaction: 'T(s) <=> U(g) + V(g)' },
  ],
  solve: ({ enthalpy, entropy, at }) => {
    const gibbs = enthalpy - (at * entropy) / 1000;
    return {
      turning: (enthalpy * 1000) / entropy,
      gibbs,
      lnK: (-gibbs * 1000) / (GAS_CONSTANT * at),
      constant: Math.exp((-gibbs * 1000) / (GAS_CONSTANT * at)),
    };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return gibbsFromTwo(numbers, result);
    const { enthalpy, entropy, at, reaction } = numbers;
    const { turning, gibbs, lnK, constant } = result;

    const line = (kelvin: number) => enthalpy - (kelvin * entropy) / 1000;
    const svg = new Diagram({ x: [0, 1400], y: [-100, 200], height: 320 })
      .axes({
        x: 'T / K',
        y: 'ΔG / kJ mol⁻¹',
        xTicks: [200, 400, 600, 800, 1000, 1200],
        yTicks: [-80, -60, -40, -20, 20, 40, 60, 80, 100, 120, 140, 160, 180],
        grid: true,
      })
      .graph(line, 0, Math.min(1300, ((enthalpy + 95) * 1000) / entropy))
      .toSvg();
    const readAt = turning <= 800 ? 400 : 500;
    return {
      text: tex`The graph shows how the standard Gibbs energy change of the reaction $\ce{${reaction}}$ depends on temperature. Take $\Delta H^{\ominus}$ and $\Delta S^{\ominus}$ as constant.

![](diagram:gibbs)

(a) Determine $\Delta H^{\ominus}$ from the graph. Give a reason. [2]

(b) Determine $\Delta S^{\ominus}$ in $\text{J K}^{-1}\text{ mol}^{-1}$. [2]

(c) State the range of temperatures in which the reaction is spontaneous under standard conditions. [1]

(d) Calculate the equilibrium constant at $${at}\text{ K}$, using your values from (a) and (b). ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$) [3]`,
      hint: 'Which equation links the two axes, and what do the gradient and the intercept stand for?',
      answer: tex`(a) $+${enthalpy}\text{ kJ mol}^{-1}$, the intercept

(b) $+${entropy}\text{ J K}^{-1}\text{ mol}^{-1}$

(c) above about $${significant(turning)}\text{ K}$

(d) $K = ${significant(constant)}$`,
      solution:
        tex`(a) In $\Delta G^{\ominus} = \Delta H^{\ominus} - T\Delta S^{\ominus}$ the value at $T = 0$ is $\Delta H^{\ominus}$. The line meets the vertical axis at $+${enthalpy}\text{ kJ mol}^{-1}$.

(b) The gradient is $-\Delta S^{\ominus}$. Between $T = 0$ ($${enthalpy}$) and $T = ${readAt}\text{ K}$ ($${significant(line(readAt))}$): $\dfrac{${significant(line(readAt))} - ${enthalpy}}{${readAt}} = -${significant(entropy / 1000)}\text{ kJ K}^{-1}\text{ mol}^{-1}$, so $\Delta S^{\ominus} = +${entropy}\text{ J K}^{-1}\text{ mol}^{-1}$.

(c) Spontaneous means $\Delta G < 0$. The line crosses zero at $T = \dfrac{${enthalpy}\,000}{${entropy}} = ${significant(turning)}\text{ K}$ and is negative above.

(d) At $${at}\text{ K}$: $\Delta G^{\ominus} = ${enthalpy} - ${at} \times ${significant(entropy / 1000)} = ${significant(gibbs)}\text{ kJ mol}^{-1}$. From $\Delta G^{\ominus} = -RT\ln K$:

$$\ln K = -\frac{${significant(gibbs * 1000)}}{8.31 \times ${at}} = ${significant(lnK)}, \qquad K = e^{${significant(lnK)}} = ${significant(constant)}$$`.replace(
          '-\\frac{-',
          '\\frac{',
        ),
      markScheme: [
        mark('a', 'A1', tex`$+${enthalpy}\text{ kJ mol}^{-1}$`),
        mark('a', 'R1', tex`intercept, because $\Delta G = \Delta H$ at $T = 0$`),
        mark('b', 'M1', tex`gradient $= -\Delta S^{\ominus}$`),
        mark('b', 'A1', tex`$+${entropy}\text{ J K}^{-1}\text{ mol}^{-1}$`),
        mark('c', 'A1', tex`$T > ${significant(turning)}\text{ K}$`),
        mark('d', '(M1)', tex`$\Delta G^{\ominus} = ${significant(gibbs)}\text{ kJ mol}^{-1}$`),
        mark('d', 'M1', tex`$\ln K = -\frac{\Delta G^{\ominus}}{RT}$ with joules`),
        mark('d', 'A1', tex`$${significant(constant)}$`),
      ],
      keys: [
        {
          kind: 'interval',
          part: 'c',
          label: '$T$ in K:',
          intervals: [{ from: String(turning), to: null, open_from: true }],
          tolerance: turning * 0.03,
        },
      ],
      numeric: [
        numericAnswer('a', enthalpy, 'kJ mol⁻¹', 0.05),
        numericAnswer('b', entropy, 'J K⁻¹ mol⁻¹', 0.05),
        numericAnswer('d', constant, '', 0.03),
      ],
      diagrams: [
        {
          name: 'gibbs',
          svg,
          alt: `Straight line of Gibbs energy change in kJ per mole against temperature in K, from ${enthalpy} at 0 K through zero at about ${Math.round(turning / 10) * 10} K.`,
        },
      ],
    };
  },
  check: ({ enthalpy, entropy, at }, { turning, constant }) => {
    // ln K is zero where the reaction turns spontaneous; from there van 't Hoff's equation is integrated to T.
    const root = bisect((kelvin) => enthalpy * 1000 - kelvin * entropy, 50, 3_000);
    assertClose(root, turning, 'temperature of the change of sign', 1e-9);
    const lnK = integrate((kelvin) => (enthalpy * 1000) / (GAS_CONSTANT * kelvin * kelvin), root, at);
    assertClose(Math.exp(lnK), constant, 'equilibrium constant', 1e-6);
    assert.ok(turning > 300 && turning < 1300 && constant > 1e-4 && constant < 1e4, `${constant}`);
  },
});

export const fuelsAndEntropy = [oxygenNeeded, fuelComparison, entropyChange, gibbsGraph];
