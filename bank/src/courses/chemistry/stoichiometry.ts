import assert from 'node:assert/strict';
import { ALIKE } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertBalanced, atoms, molarMass, type Side } from './elements.ts';
import { both, firstThree, foreseen, mark, mistake, mostlySl, multipleChoice, numberKey, numericAnswer } from './marking.ts';
import { acidNeeded } from './reactivity-reversed.ts';

/** Reactivity 2.1: limiting reactants, titration, yield and atom economy. */

const tex = String.raw;

interface Limiting {
  equation: string;
  left: Side;
  right: Side;
  /** The two reactants with the amounts taken, as mass in grams or as volume in cm3 with a concentration. */
  solid: { formula: string; mass: number };
  solution: { formula: string; volume: number; concentration: number };
  gas: string;
}
const limitingReactant = defineTemplate({
  key: 'chem-limiting-reactant-gas',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R2.1.2', 2),
  variants: [
    {
      equation: 'Mg(s) + 2HCl(aq) -> MgCl2(aq) + H2(g)',
      left: { Mg: 1, HCl: 2 },
      right: { MgCl2: 1, H2: 1 },
      solid: { formula: 'Mg', mass: 0.36 },
      solution: { formula: 'HCl', volume: 40, concentration: 0.5 },
      gas: 'H2',
    },
    {
      equation: 'CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + CO2(g) + H2O(l)',
      left: { CaCO3: 1, HCl: 2 },
      right: { CaCl2: 1, CO2: 1, H2O: 1 },
      solid: { formula: 'CaCO3', mass: 1.5 },
      solution: { formula: 'HCl', volume: 50, concentration: 0.5 },
      gas: 'CO2',
    },
    {
      equation: 'Zn(s) + H2SO4(aq) -> ZnSO4(aq) + H2(g)',
      left: { Zn: 1, H2SO4: 1 },
      right: { ZnSO4: 1, H2: 1 },
      solid: { formula: 'Zn', mass: 0.85 },
      solution: { formula: 'H2SO4', volume: 25, concentration: 0.4 },
      gas: 'H2',
    },
    {
      equation: '2Al(s) + 6HCl(aq) -> 2AlCl3(aq) + 3H2(g)',
      left: { Al: 2, HCl: 6 },
      right: { AlCl3: 2, H2: 3 },
      solid: { formula: 'Al', mass: 0.27 },
      solution: { formula: 'HCl', volume: 60, concentration: 1.0 },
      gas: 'H2',
    },
    {
      equation: 'Na2CO3(s) + 2HNO3(aq) -> 2NaNO3(aq) + CO2(g) + H2O(l)',
      left: { Na2CO3: 1, HNO3: 2 },
      right: { NaNO3: 2, CO2: 1, H2O: 1 },
      solid: { formula: 'Na2CO3', mass: 1.06 },
      solution: { formula: 'HNO3', volume: 20, concentration: 0.75 },
      gas: 'CO2',
    },
    {
      equation: 'Fe(s) + 2HCl(aq) -> FeCl2(aq) + H2(g)',
      left: { Fe: 1, HCl: 2 },
      right: { FeCl2: 1, H2: 1 },
      solid: { formula: 'Fe', mass: 0.56 },
      solution: { formula: 'HCl', volume: 50, concentration: 0.6 },
      gas: 'H2',
    },
    {
      equation: 'NaHCO3(s) + HCl(aq) -> NaCl(aq) + CO2(g) + H2O(l)',
      left: { NaHCO3: 1, HCl: 1 },
      right: { NaCl: 1, CO2: 1, H2O: 1 },
      solid: { formula: 'NaHCO3', mass: 0.84 },
      solution: { formula: 'HCl', volume: 30, concentration: 0.25 },
      gas: 'CO2',
    },
    {
      equation: 'MgCO3(s) + H2SO4(aq) -> MgSO4(aq) + CO2(g) + H2O(l)',
      left: { MgCO3: 1, H2SO4: 1 },
      right: { MgSO4: 1, CO2: 1, H2O: 1 },
      solid: { formula: 'MgCO3', mass: 1.2 },
      solution: { formula: 'H2SO4', volume: 50, concentration: 0.25 },
      gas: 'CO2',
    },
    {
      equation: 'Li2CO3(s) + 2HCl(aq) -> 2LiCl(aq) + CO2(g) + H2O(l)',
      left: { Li2CO3: 1, HCl: 2 },
      right: { LiCl: 2, CO2: 1, H2O: 1 },
      solid: { formula: 'Li2CO3', mass: 0.555 },
      solution: { formula: 'HCl', volume: 25, concentration: 0.8 },
      gas: 'CO2',
    },
  ] as readonly Limiting[],
  solve: ({ left, right, solid, solution, gas }) => {
    const nSolid = solid.mass / molarMass(solid.formula);
    const nSolution = (solution.concentration * solution.volume) / 1000;
    const [a, b] = [left[solid.formula] ?? 1, left[solution.formula] ?? 1];
    const extent = Math.min(nSolid / a, nSolution / b);
    const solidLimits = nSolid / a < nSolution / b;
    const gasAmount = extent * (right[gas] ?? 1);
    return {
      nSolid,
      nSolution,
      a,
      b,
      solidLimits,
      gasAmount,
      volume: gasAmount * 22.7 * 1000,
      left: solidLimits ? nSolution - extent * b : nSolid - extent * a,
    };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return acidNeeded(numbers, result, index);
    const { equation, solid, solution, gas, right } = numbers;
    const r = result;

    const limiting = r.solidLimits ? solid.formula : solution.formula;
    const other = r.solidLimits ? solution.formula : solid.formula;
    const fromExcess = Math.max(r.nSolid / r.a, r.nSolution / r.b) * (right[gas] ?? 1) * 22.7 * 1000;
    return {
      text: tex`$${significant(solid.mass)}\text{ g}$ of $\ce{${solid.formula}}$ ($M = ${molarMass(solid.formula).toFixed(2)}\text{ g mol}^{-1}$) is added to $${solution.volume.toFixed(1)}\text{ cm}^{3}$ of $${significant(solution.concentration)}\text{ mol dm}^{-3}$ $\ce{${solution.formula}}$.

$$\ce{${equation}}$$

(a) Calculate the amount of each reactant. [2]

(b) Deduce the limiting reactant, showing your reasoning. [2]

(c) Determine the volume of $\ce{${gas}}$ formed at STP, in $\text{cm}^{3}$. (Molar volume $22.7\text{ dm}^{3}\text{ mol}^{-1}$.) [2]

(d) Calculate the amount of the other reactant that is left over. [1]`,
      hint: 'In which ratio do the two reactants react, and in which ratio are they present?',
      answer: tex`(a) $\ce{${solid.formula}}$ $${significant(r.nSolid)}\text{ mol}$, $\ce{${solution.formula}}$ $${significant(r.nSolution)}\text{ mol}$

(b) $\ce{${limiting}}$

(c) $${significant(r.volume)}\text{ cm}^{3}$

(d) $${significant(r.left)}\text{ mol}$ of $\ce{${other}}$`,
      solution: tex`(a) $n(\ce{${solid.formula}}) = \dfrac{${significant(solid.mass)}}{${molarMass(solid.formula).toFixed(2)}} = ${significant(r.nSolid)}\text{ mol}$ and $n(\ce{${solution.formula}}) = ${significant(solution.concentration)} \times ${solution.volume / 1000} = ${significant(r.nSolution)}\text{ mol}$.

(b) Divide by the coefficients: $\ce{${solid.formula}}$ $\dfrac{${significant(r.nSolid)}}{${r.a}} = ${significant(r.nSolid / r.a)}$, $\ce{${solution.formula}}$ $\dfrac{${significant(r.nSolution)}}{${r.b}} = ${significant(r.nSolution / r.b)}$. The smaller value belongs to $\ce{${limiting}}$, which is used up first.

(c) From the limiting reactant, the coefficient of the gas being $${right[gas]}$: $n(\ce{${gas}}) = ${significant(r.gasAmount)}\text{ mol}$, so

$$V = ${significant(r.gasAmount)} \times 22.7 = ${significant(r.volume / 1000)}\text{ dm}^{3} = ${significant(r.volume)}\text{ cm}^{3}$$

(d) Of $\ce{${other}}$, $${significant((r.solidLimits ? r.nSolution : r.nSolid) - r.left)}\text{ mol}$ reacts, which leaves $${significant(r.solidLimits ? r.nSolution : r.nSolid)} - ${significant((r.solidLimits ? r.nSolution : r.nSolid) - r.left)} = ${significant(r.left)}\text{ mol}$.`,
      markScheme: [
        mark('a', 'A1', tex`$${significant(r.nSolid)}\text{ mol}$ of $\ce{${solid.formula}}$`),
        mark('a', 'A1', tex`$${significant(r.nSolution)}\text{ mol}$ of $\ce{${solution.formula}}$`),
        mark('b', 'R1', 'compares with the ratio of the equation'),
        mark('b', 'A1', tex`$\ce{${limiting}}$`),
        mark('c', '(M1)', tex`$n(\ce{${gas}}) = ${significant(r.gasAmount)}\text{ mol}$`),
        mark('c', 'A1', tex`$${significant(r.volume)}\text{ cm}^{3}$`),
        mark('d', 'A1', tex`$${significant(r.left)}\text{ mol}$`),
      ],
      numeric: [numericAnswer('d', r.left, 'mol', 0.02)],
      keys: [
        numberKey('a', r.nSolid, { label: tex`$\ce{${solid.formula}}$`, unit: 'mol' }),
        numberKey('a', r.nSolution, { label: tex`$\ce{${solution.formula}}$`, unit: 'mol' }),
        numberKey('c', r.volume, {
          unit: 'cm³',
          slips: [foreseen(fromExcess, 'You took the amount of the reactant that is in excess.')],
        }),
      ],
    };
  },
  check: ({ left, right, equation, solid, solution, gas }, { nSolid, nSolution, volume, left: rest }) => {
    assertBalanced(left, right, equation);
    // React in tiny steps of the equation until one vessel is empty.
    const vessel: Record<string, number> = {
      [solid.formula]: solid.mass / molarMass(solid.formula),
      [solution.formula]: (solution.concentration * solution.volume) / 1000,
    };
    assertClose(nSolid, vessel[solid.formula] ?? 0, 'amount of the solid', 1e-9);
    assertClose(nSolution, vessel[solution.formula] ?? 0, 'amount in solution', 1e-9);
    const step = 1e-7;
    let made = 0;
    while (Object.entries(left).every(([name, count]) => (vessel[name] ?? 0) >= count * step)) {
      for (const [name, count] of Object.entries(left)) vessel[name] = (vessel[name] ?? 0) - count * step;
      made += (right[gas] ?? 0) * step;
    }
    assertClose(made * 22_700, volume, 'volume of gas', 1e-3);
    assertClose(Math.max(...Object.values(vessel)) * 1000, rest * 1000, 'what is left over, in mmol', 1e-3);
    assert.ok(rest > 0.0004, 'one reactant is clearly in excess');
  },
});

const backTitration = defineTemplate({
  key: 'chem-back-titration',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R2.1.1', 2),
  variants: [
    { source: 'egg shell', mass: 1.2, acidVolume: 50, acid: 0.6, baseVolume: 38.2, base: 0.2 },
    { source: 'limestone', mass: 0.9, acidVolume: 40, acid: 0.6, baseVolume: 31.5, base: 0.25 },
    { source: 'sea shell', mass: 1.5, acidVolume: 50, acid: 0.8, baseVolume: 27.4, base: 0.4 },
    { source: 'chalk', mass: 1.0, acidVolume: 50, acid: 0.5, baseVolume: 33.6, base: 0.2 },
    { source: 'coral', mass: 0.75, acidVolume: 25, acid: 0.8, baseVolume: 41.2, base: 0.15 },
    { source: 'marble', mass: 1.1, acidVolume: 50, acid: 0.6, baseVolume: 42.8, base: 0.2 },
    { source: 'an indigestion tablet', mass: 0.8, acidVolume: 50, acid: 0.4, baseVolume: 44.5, base: 0.18 },
    { source: 'dolomite-free lime rock', mass: 1.35, acidVolume: 60, acid: 0.5, baseVolume: 26.9, base: 0.25 },
  ],
  solve: ({ mass, acidVolume, acid, baseVolume, base }) => {
    const taken = (acid * acidVolume) / 1000;
    const rest = (base * baseVolume) / 1000;
    const carbonate = (taken - rest) / 2;
    return { taken, rest, used: taken - rest, carbonate, grams: carbonate * 100.09, percent: (100 * carbonate * 100.09) / mass };
  },
  write: ({ source, mass, acidVolume, acid, baseVolume, base }, r) => ({
    text: tex`The percentage of $\ce{CaCO3}$ ($M = 100.09\text{ g mol}^{-1}$) in ${source} is found by back titration. A powdered sample of $${mass.toFixed(2)}\text{ g}$ is treated with $${acidVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(acid)}\text{ mol dm}^{-3}$ $\ce{HCl}$, which is in excess:

$$\ce{CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + CO2(g) + H2O(l)}$$

The acid left over needs $${baseVolume.toFixed(2)}\text{ cm}^{3}$ of $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ for neutralisation.

(a) Calculate the amount of $\ce{HCl}$ that reacted with the sample. [3]

(b) Determine the percentage by mass of $\ce{CaCO3}$ in the sample. [3]

(c) Suggest why a direct titration of the sample with acid is not suitable. [1]

(d) The burette reading has an uncertainty of $\pm 0.05\text{ cm}^{3}$ at either end. Calculate the percentage uncertainty of the volume of $\ce{NaOH}$. [1]`,
    hint: 'What does the sodium hydroxide tell you about the acid?',
    answer: tex`(a) $${significant(r.used)}\text{ mol}$

(b) $${significant(r.percent)}\,\%$

(c) The carbonate is insoluble and reacts slowly, so the end point is not clear.

(d) $${significant(10 / baseVolume, 2)}\,\%$`,
    solution: tex`(a) Taken: $n(\ce{HCl}) = ${significant(acid)} \times ${acidVolume / 1000} = ${significant(r.taken, 4)}\text{ mol}$. Left over, from the titration ($1 : 1$ with $\ce{NaOH}$): $${significant(base)} \times ${decimal(baseVolume / 1000, 5)} = ${significant(r.rest, 4)}\text{ mol}$. Reacted with the sample: $${significant(r.taken, 4)} - ${significant(r.rest, 4)} = ${significant(r.used)}\text{ mol}$.

(b) Two moles of acid react with one of carbonate: $n(\ce{CaCO3}) = \frac{1}{2} \times ${significant(r.used)} = ${significant(r.carbonate)}\text{ mol}$, with a mass of $${significant(r.carbonate)} \times 100.09 = ${significant(r.grams)}\text{ g}$.

$$\frac{${significant(r.grams)}}{${mass.toFixed(2)}} \times 100 = ${significant(r.percent)}\,\%$$

(c) Calcium carbonate does not dissolve in water and reacts only at the surface of its grains, more and more slowly towards the end. An excess of acid makes the reaction complete, and the rest can be titrated sharply.

(d) Two readings, $0.05$ each: $\dfrac{0.10}{${baseVolume.toFixed(2)}} \times 100 = ${significant(10 / baseVolume, 2)}\,\%$.`,
    markScheme: [
      mark('a', 'A1', tex`$n(\ce{HCl})\text{ taken} = ${significant(r.taken, 4)}\text{ mol}$`),
      mark('a', 'A1', tex`$n(\ce{HCl})\text{ left} = ${significant(r.rest, 4)}\text{ mol}$`),
      mark('a', 'A1', tex`$${significant(r.used)}\text{ mol}$`),
      mark('b', 'M1', tex`ratio $2 : 1$`),
      mark('b', '(M1)', tex`$m = ${significant(r.grams)}\text{ g}$`),
      mark('b', 'A1', tex`$${significant(r.percent)}\,\%$`),
      mark('c', 'R1', 'insoluble / slow reaction'),
      mark('d', 'A1', tex`$${significant(10 / baseVolume, 2)}\,\%$`),
    ],
    keys: [
      numberKey('a', r.used, {
        unit: 'mol',
        slips: [
          foreseen(r.rest, 'That is the acid left over; the acid that reacted is asked for.'),
          foreseen(r.taken, 'That is all the acid taken; some of it was left over.'),
        ],
      }),
      numberKey('b', r.percent, {
        unit: '%',
        slips: [foreseen(2 * r.percent, 'Look at the coefficients: how much acid does one mole of carbonate need?')],
      }),
      numberKey('d', 10 / baseVolume, {
        unit: '%',
        relative: 0.03,
        slips: [foreseen(5 / baseVolume, 'The burette is read twice, and each reading is uncertain.')],
      }),
    ],
  }),
  check: ({ mass, acidVolume, acid, baseVolume, base }, { percent }) => {
    // Forwards with the percentage found: acid in excess after the sample must be what the base neutralises.
    const carbonate = ((mass * percent) / 100 / molarMass('CaCO3')) * 1000;
    let hydrogen = acid * acidVolume;
    hydrogen -= 2 * carbonate;
    assertClose(hydrogen, base * baseVolume, 'millimoles of acid left', 1e-4);
    assert.ok(percent > 50 && percent < 100, `${percent}`);
  },
});

const atomEconomy = defineTemplate({
  key: 'chem-atom-economy',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R2.1.2', 1),
  variants: [
    { equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2', left: { Fe2O3: 1, CO: 3 }, right: { Fe: 2, CO2: 3 }, wanted: 'Fe', name: 'iron' },
    {
      equation: 'C6H12O6 -> 2C2H5OH + 2CO2',
      left: { C6H12O6: 1 },
      right: { C2H5OH: 2, CO2: 2 },
      wanted: 'C2H5OH',
      name: 'ethanol',
    },
    { equation: 'CH4 + 2H2O -> CO2 + 4H2', left: { CH4: 1, H2O: 2 }, right: { CO2: 1, H2: 4 }, wanted: 'H2', name: 'hydrogen' },
    {
      equation: 'TiCl4 + 2Mg -> Ti + 2MgCl2',
      left: { TiCl4: 1, Mg: 2 },
      right: { Ti: 1, MgCl2: 2 },
      wanted: 'Ti',
      name: 'titanium',
    },
    { equation: 'CaCO3 -> CaO + CO2', left: { CaCO3: 1 }, right: { CaO: 1, CO2: 1 }, wanted: 'CaO', name: 'calcium oxide' },
    {
      equation: 'C4H9OH + HBr -> C4H9Br + H2O',
      left: { C4H9OH: 1, HBr: 1 },
      right: { C4H9Br: 1, H2O: 1 },
      wanted: 'C4H9Br',
      name: '1-bromobutane',
    },
    {
      equation: '2NaCl + 2H2O -> 2NaOH + Cl2 + H2',
      left: { NaCl: 2, H2O: 2 },
      right: { NaOH: 2, Cl2: 1, H2: 1 },
      wanted: 'NaOH',
      name: 'sodium hydroxide',
    },
    { equation: 'CuO + H2 -> Cu + H2O', left: { CuO: 1, H2: 1 }, right: { Cu: 1, H2O: 1 }, wanted: 'Cu', name: 'copper' },
  ] as readonly { equation: string; left: Side; right: Side; wanted: string; name: string }[],
  solve: ({ left, right, wanted }) => {
    const product = (right[wanted] ?? 0) * molarMass(wanted);
    const reactants = Object.entries(left).reduce((sum, [name, count]) => sum + count * molarMass(name), 0);
    return { product, reactants, economy: (100 * product) / reactants };
  },
  write: ({ equation, left, right, wanted, name }, { product, reactants, economy }, index) => {
    const bare = Object.keys(left).reduce((sum, formula) => sum + molarMass(formula), 0);
    const option = (value: number) => tex`$${significant(value)}\,\%$`;
    const productCount = Object.values(right).reduce((sum, count) => sum + count, 0);
    const candidates = [
      mistake(option((100 * molarMass(wanted)) / bare), 'You left out the coefficients of the equation.'),
      mistake(
        option((100 * (right[wanted] ?? 0)) / productCount),
        'You compared numbers of particles of the products, not masses.',
      ),
      mistake(option(100 - economy), 'You gave the share of the products that are not wanted.'),
      mistake(
        option((100 * product) / (reactants - product)),
        'You divided by the mass of the other products, not by that of all reactants.',
      ),
      mistake(option((100 * molarMass(wanted)) / reactants), `You left out the coefficient of ${name}.`),
    ];
    return multipleChoice(
      {
        stem: tex`${name[0]?.toUpperCase()}${name.slice(1)} is made by $\ce{${equation}}$. Molar masses in $\text{g mol}^{-1}$: ${[...Object.keys(left), wanted].map((formula) => tex`$\ce{${formula}}$ ${molarMass(formula).toFixed(2)}`).join(', ')}. What is the atom economy for ${name}?`,
        correct: option(economy),
        wrong: firstThree(candidates, option(economy)),
        hint: 'Compare masses, with the coefficients of the equation, not numbers of molecules.',
        solution: tex`Atom economy is the mass of the wanted product as a share of the mass of all reactants, coefficients included: wanted $${significant(product, 4)}\text{ g}$, reactants $${significant(reactants, 4)}\text{ g}$.

$$\frac{${significant(product, 4)}}{${significant(reactants, 4)}} \times 100 = ${significant(economy)}\,\%$$`,
        reason: option(economy),
        turn: 1,
      },
      index,
    );
  },
  check: ({ equation, left, right, wanted }, { economy }) => {
    assertBalanced(left, right, equation);
    // The wasted mass sits in the other products.
    const waste = Object.entries(right).reduce((sum, [name, count]) => sum + (name === wanted ? 0 : count * molarMass(name)), 0);
    const all = Object.entries(right).reduce((sum, [name, count]) => sum + count * molarMass(name), 0);
    assertClose(100 * (1 - waste / all), economy, 'share that is not wasted', 1e-6);
    assert.ok(economy > 1 && economy < 100 && atoms(wanted).size > 0);
  },
});

const percentageYield = defineTemplate({
  key: 'chem-percentage-yield',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R2.1.2', 2),
  variants: [
    { from: 'C7H6O3', fromName: 'salicylic acid', to: 'C9H8O4', toName: 'aspirin', ratio: 1, mass: 5.0, actual: 4.8 },
    { from: 'C2H5OH', fromName: 'ethanol', to: 'CH3COOC2H5', toName: 'ethyl ethanoate', ratio: 1, mass: 9.2, actual: 11.4 },
    { from: 'C4H9OH', fromName: 'butan-1-ol', to: 'C4H9Br', toName: '1-bromobutane', ratio: 1, mass: 7.4, actual: 9.8 },
    { from: 'C6H6', fromName: 'benzene', to: 'C6H5NO2', toName: 'nitrobenzene', ratio: 1, mass: 7.8, actual: 9.6 },
    { from: 'C6H11OH', fromName: 'cyclohexanol', to: 'C6H10', toName: 'cyclohexene', ratio: 1, mass: 10.0, actual: 5.4 },
    { from: 'N2', fromName: 'nitrogen', to: 'NH3', toName: 'ammonia', ratio: 2, mass: 14.0, actual: 3.2 },
    { from: 'C2H4', fromName: 'ethene', to: 'C2H4Br2', toName: '1,2-dibromoethane', ratio: 1, mass: 2.8, actual: 16.9 },
    { from: 'SO2', fromName: 'sulfur dioxide', to: 'SO3', toName: 'sulfur trioxide', ratio: 1, mass: 16.0, actual: 18.7 },
    { from: 'Fe2O3', fromName: 'iron(III) oxide', to: 'Fe', toName: 'iron', ratio: 2, mass: 20.0, actual: 12.1 },
  ],
  solve: ({ from, to, ratio, mass, actual }) => {
    const amount = mass / molarMass(from);
    const theoretical = amount * ratio * molarMass(to);
    return { amount, theoretical, percent: (100 * actual) / theoretical };
  },
  write: ({ from, fromName, to, toName, ratio, mass, actual }, { amount, theoretical, percent }) => ({
    text: tex`In a synthesis $${mass.toFixed(1)}\text{ g}$ of ${fromName}, $\ce{${from}}$ ($M = ${molarMass(from).toFixed(2)}\text{ g mol}^{-1}$), with an excess of the other reactants gives $${actual.toFixed(1)}\text{ g}$ of ${toName}, $\ce{${to}}$ ($M = ${molarMass(to).toFixed(2)}\text{ g mol}^{-1}$). Each mole of ${fromName} can give ${ratio === 1 ? 'one mole' : 'two moles'} of ${toName}.

(a) Calculate the theoretical yield of ${toName}, in grams. [2]

(b) Calculate the percentage yield. [1]

(c) Determine the mass of ${fromName} needed to obtain $100\text{ g}$ of ${toName} at the same percentage yield. [2]`,
    hint: 'What does "theoretical" assume about the limiting reactant?',
    answer: tex`(a) $${significant(theoretical)}\text{ g}$

(b) $${significant(percent)}\,\%$

(c) $${significant((100 * mass) / actual)}\text{ g}$`,
    solution: tex`(a) $n(\ce{${from}}) = \dfrac{${mass.toFixed(1)}}{${molarMass(from).toFixed(2)}} = ${significant(amount)}\text{ mol}$, which can give $${significant(amount * ratio)}\text{ mol}$ of product, that is $${significant(amount * ratio)} \times ${molarMass(to).toFixed(2)} = ${significant(theoretical)}\text{ g}$.

(b) $\dfrac{${actual.toFixed(1)}}{${significant(theoretical)}} \times 100 = ${significant(percent)}\,\%$

(c) For $100\text{ g}$ of product the theoretical yield must be $\dfrac{100}{${significant(percent / 100)}} = ${significant(10_000 / percent)}\text{ g}$, that is $${significant(10_000 / percent / molarMass(to))}\text{ mol}$. ${ratio === 1 ? 'The same amount' : 'Half this amount'} of ${fromName} is needed: $${significant(10_000 / percent / molarMass(to) / ratio)} \times ${molarMass(from).toFixed(2)} = ${significant((100 * mass) / actual)}\text{ g}$.`,
    markScheme: [
      mark('a', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$ and the ratio $1 : ${ratio}$`),
      mark('a', 'A1', tex`$${significant(theoretical)}\text{ g}$`),
      mark('b', 'A1', tex`$${significant(percent)}\,\%$`),
      mark('c', 'M1', 'theoretical yield for 100 g of product, or direct proportion'),
      mark('c', 'A1', tex`$${significant((100 * mass) / actual)}\text{ g}$`),
    ],
    keys: [
      numberKey('b', percent, {
        unit: '%',
        slips: [foreseen((100 * actual) / mass, 'You compared with the mass of the reactant, not with the theoretical yield.')],
      }),
    ],
    numeric: [numericAnswer('a', theoretical, 'g'), numericAnswer('c', (100 * mass) / actual, 'g', 0.015)],
  }),
  check: ({ from, to, ratio, mass, actual }, { percent }) => {
    // Follow one element of the starting material: its mass in the product obtained against its mass in the reactant.
    const key = ['Fe', 'S', 'N', 'C'].find((symbol) => atoms(from).has(symbol) && atoms(to).has(symbol)) ?? '';
    // Carbon of another reactant may join in; take only the atoms that one mole of the reactant brings.
    const brought = atoms(from).get(key) ?? 0;
    const inReactant = (mass / molarMass(from)) * brought;
    const inProduct = (actual / molarMass(to)) * (brought / ratio);
    assertClose((100 * inProduct) / inReactant, percent, 'share of the atoms recovered', 1e-6);
    assert.ok(percent > 10 && percent < 97, `${percent}`);
  },
});

export const stoichiometry = [limitingReactant, backTitration, atomEconomy, percentageYield];
