import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertBalanced, molarMass, type Side } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 1.3: fuel cells, and fuels weighed against each other. */

const tex = String.raw;

interface FuelCell {
  form: 'half-equations' | 'compare' | 'amounts';
  fuel: string;
  name: string;
  /** Half-equation at the anode, without its arrow: `CH3OH + H2O -> CO2 + 6H^{+} + 6e^{-}`. */
  anode: string;
  electrons: number;
  overall: string;
  left: Side;
  right: Side;
  mass: number;
  /** Energy of combustion in kJ g^-1. */
  specific: number;
}
const HYDROGEN = {
  fuel: 'H2',
  name: 'hydrogen',
  anode: 'H2 -> 2H^{+} + 2e^{-}',
  electrons: 2,
  overall: '2H2 + O2 -> 2H2O',
  left: { H2: 2, O2: 1 },
  right: { H2O: 2 },
  specific: 142,
} as const;
const METHANOL = {
  fuel: 'CH3OH',
  name: 'methanol',
  anode: 'CH3OH + H2O -> CO2 + 6H^{+} + 6e^{-}',
  electrons: 6,
  overall: '2CH3OH + 3O2 -> 2CO2 + 4H2O',
  left: { CH3OH: 2, O2: 3 },
  right: { CO2: 2, H2O: 4 },
  specific: 22.7,
} as const;

const fuelCells = defineTemplate({
  key: 'chem-fuel-cells',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R1.3', 2, 'R3.2.2'),
  variants: [
    { form: 'half-equations', ...HYDROGEN, mass: 1 },
    { form: 'half-equations', ...METHANOL, mass: 10 },
    { form: 'amounts', ...METHANOL, mass: 16 },
    { form: 'compare', ...HYDROGEN, mass: 5 },
    { form: 'compare', ...METHANOL, mass: 50 },
    { form: 'amounts', ...HYDROGEN, mass: 4 },
  ] as readonly FuelCell[],
  solve: ({ fuel, electrons, mass, specific, left }) => {
    const amount = mass / molarMass(fuel);
    const oxygen = (amount * (left.O2 ?? 0)) / (left[fuel] ?? 1);
    return { amount, electrons: amount * electrons, oxygen: oxygen * 22.7, energy: mass * specific };
  },
  write: ({ form, fuel, name, anode, electrons, overall, mass, specific }, result) => {
    const methanol = fuel === 'CH3OH';
    const cathode = 'O2 + 4H^{+} + 4e^{-} -> 2H2O';
    const emission = {
      ask: methanol
        ? 'Discuss whether running it on methanol made from plants is carbon neutral.'
        : 'Discuss whether a car that runs on it is free of carbon dioxide emissions.',
      answer: methanol
        ? 'Plants took up the carbon, but making and moving the fuel takes energy.'
        : 'The cell gives off water only; making the hydrogen may give off carbon dioxide.',
      solution: methanol
        ? 'The carbon dioxide set free was taken up by the plants shortly before, so in principle the amounts cancel. But growing, processing and transport need energy, which often comes from fossil fuels.'
        : 'The only product in the car is water. But most hydrogen is made from methane, which gives off carbon dioxide; only if it comes from the electrolysis of water with renewable energy are emissions nearly avoided.',
      marks: [
        ['R1', methanol ? 'carbon was taken up from the air by plants' : 'only water is formed in the cell'],
        ['R1', methanol ? 'energy for growing / processing / transport' : 'depends on how the hydrogen is made'],
      ],
    } as const;
    const equations = {
      ask: methanol
        ? tex`At the anode methanol and water turn into carbon dioxide and hydrogen ions. Deduce the half-equations at both electrodes (acidic electrolyte).`
        : 'Deduce the half-equations at both electrodes (acidic electrolyte).',
      answer: tex`anode $\ce{${anode}}$; cathode $\ce{${cathode}}$`,
      solution: tex`The fuel is oxidised at the anode: $\ce{${anode}}$. Oxygen is reduced at the cathode: $\ce{${cathode}}$. Charges balance in both.`,
      marks: [
        ['A1', tex`$\ce{${anode}}$`],
        ['A1', tex`$\ce{${cathode}}$`],
      ],
    } as const;
    if (form === 'half-equations')
      return inParts({
        stem: `A ${name} fuel cell with an acidic electrolyte gives an electric current as ${name} and oxygen react.`,
        hint: 'What does the fuel lose, and which species can balance oxygen and charge?',
        parts: [
          equations,
          {
            ask: 'Deduce the overall equation.',
            answer: tex`$\ce{${overall}}$`,
            solution: tex`Multiply so that the electrons cancel, and add: $\ce{${overall}}$. It is that of the combustion of the fuel.`,
            marks: [
              ['M1', 'electrons cancel'],
              ['A1', tex`$\ce{${overall}}$`],
            ],
          },
          {
            ask: 'List two ways in which a fuel cell differs from a primary cell (battery).',
            answer: 'Reactants are supplied from outside; it works as long as they are.',
            solution:
              'In a primary cell the reactants are enclosed and used up. A fuel cell is fed with fuel and oxygen from outside, so it continues to work as long as they are supplied, and its electrodes are not used up.',
            marks: [
              ['A1', 'reactants supplied from outside / not stored in the cell'],
              ['A1', 'does not run down / electrodes not used up'],
            ],
          },
          emission,
        ],
      });
    if (form === 'amounts')
      return inParts({
        stem: tex`A ${name} fuel cell uses $${mass.toFixed(1)}\text{ g}$ of $\ce{${fuel}}$ ($M = ${molarMass(fuel).toFixed(2)}\text{ g mol}^{-1}$).`,
        hint: 'How many electrons does one molecule of fuel give?',
        parts: [
          equations,
          {
            ask: 'Calculate the amount of electrons that flow.',
            answer: tex`$${significant(result.electrons)}\text{ mol}$`,
            solution: tex`$n = \dfrac{${mass.toFixed(1)}}{${molarMass(fuel).toFixed(2)}} = ${significant(result.amount)}\text{ mol}$ of fuel, each with $${electrons}$ electrons: $${significant(result.electrons)}\text{ mol}$.`,
            marks: [
              ['M1', tex`$${significant(result.amount)}\text{ mol}$ of fuel`],
              ['A1', tex`$${significant(result.electrons)}\text{ mol}$`],
            ],
            keys: [value(result.electrons, 'mol')],
          },
          {
            ask: tex`Calculate the volume of oxygen needed at STP. (Molar volume $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
            answer: tex`$${significant(result.oxygen)}\text{ dm}^{3}$`,
            solution: tex`Four electrons reduce one molecule of oxygen: $n(\ce{O2}) = \dfrac{${significant(result.electrons)}}{4} = ${significant(result.electrons / 4)}\text{ mol}$; times $22.7$ this is $${significant(result.oxygen)}\text{ dm}^{3}$.`,
            marks: [
              ['M1', tex`$${significant(result.electrons / 4)}\text{ mol}$`],
              ['A1', tex`$${significant(result.oxygen)}\text{ dm}^{3}$`],
            ],
            keys: [value(result.oxygen, 'dm³')],
          },
          emission,
        ],
      });
    return inParts({
      stem: tex`Burning ${name} releases $${significant(specific)}\text{ kJ g}^{-1}$. A fuel cell turns $55\,\%$ of this into electrical energy; an engine turns $25\,\%$ of it into work.`,
      hint: 'Each share is taken from the same energy.',
      parts: [
        {
          ask: tex`Calculate the useful energy from $${mass.toFixed(1)}\text{ g}$ of the fuel in each device.`,
          answer: tex`$${significant(0.55 * result.energy)}\text{ kJ}$ and $${significant(0.25 * result.energy)}\text{ kJ}$`,
          solution: tex`In all $${mass.toFixed(1)} \times ${significant(specific)} = ${significant(result.energy)}\text{ kJ}$: $0.55$ of it is $${significant(0.55 * result.energy)}\text{ kJ}$, $0.25$ of it $${significant(0.25 * result.energy)}\text{ kJ}$.`,
          marks: [
            ['A1', tex`$${significant(0.55 * result.energy)}\text{ kJ}$`],
            ['A1', tex`$${significant(0.25 * result.energy)}\text{ kJ}$`],
          ],
          keys: [
            { ...value(0.55 * result.energy, 'kJ'), label: 'Fuel cell' },
            { ...value(0.25 * result.energy, 'kJ'), label: 'Engine' },
          ],
        },
        {
          ask: 'Suggest why the fuel cell wastes less energy.',
          answer: 'Chemical energy turns directly into electrical energy.',
          solution:
            'It turns chemical into electrical energy directly. In an engine the energy first becomes heat, and much of it leaves with the hot exhaust.',
          marks: [['R1', 'direct conversion, less energy lost as heat']],
        },
        equations,
        {
          ask: methanol
            ? 'State one advantage of methanol over hydrogen as the fuel of a car.'
            : 'State one difficulty of hydrogen as the fuel of a car.',
          answer: methanol ? 'It is a liquid and easy to store.' : 'It is a gas of very low density.',
          solution: methanol
            ? 'Methanol is a liquid at room temperature with far more energy per volume, so it needs no pressure tank.'
            : 'Its energy per volume is very small, so it must be stored under high pressure or at very low temperature; it also forms explosive mixtures with air.',
          marks: [
            [
              'A1',
              methanol
                ? 'liquid, easy to store / larger energy density'
                : 'storage under pressure / small energy density / explosive',
            ],
          ],
        },
        emission,
      ],
    });
  },
  check: ({ fuel, left, right, mass, electrons, specific }, result) => {
    // Oxidation states: electrons lost by the fuel are those gained by the oxygen of the overall equation.
    assertBalanced(left, right, fuel);
    assert.equal(electrons * (left[fuel] ?? 0), 4 * (left.O2 ?? 0));
    assertClose(result.energy / specific, mass, 'mass that gives this energy', 1e-9);
    assertClose((result.electrons / electrons) * molarMass(fuel), mass, 'mass that gives these electrons', 1e-9);
    assertClose(result.amount * molarMass(fuel), mass, 'mass of the amount', 1e-9);
    assertClose(
      (result.oxygen / 22.7) * 32,
      (mass / (molarMass(fuel) * (left[fuel] ?? 1))) * molarMass('O2') * (left.O2 ?? 0),
      'mass of oxygen',
    );
  },
});

interface Fuel {
  name: string;
  formula: string;
  /** Enthalpy of combustion in kJ mol^-1 and density in g cm^-3 as the fuel is stored. */
  combustion: number;
  density: number;
  carbons: number;
  renewable: boolean;
  remark: string;
}
const FUELS: Readonly<Record<string, Fuel>> = {
  octane: {
    name: 'octane (petrol)',
    formula: 'C8H18',
    combustion: 5470,
    density: 0.703,
    carbons: 8,
    renewable: false,
    remark: 'liquid',
  },
  ethanol: {
    name: 'ethanol from sugar cane',
    formula: 'C2H5OH',
    combustion: 1367,
    density: 0.789,
    carbons: 2,
    renewable: true,
    remark: 'liquid',
  },
  methane: {
    name: 'methane (natural gas)',
    formula: 'CH4',
    combustion: 891,
    density: 0.00066,
    carbons: 1,
    renewable: false,
    remark: 'gas',
  },
  hydrogen: { name: 'hydrogen', formula: 'H2', combustion: 286, density: 0.000083, carbons: 0, renewable: true, remark: 'gas' },
  propane: {
    name: 'propane',
    formula: 'C3H8',
    combustion: 2219,
    density: 0.493,
    carbons: 3,
    renewable: false,
    remark: 'gas, liquid under pressure',
  },
  biodiesel: {
    name: 'biodiesel (methyl oleate)',
    formula: 'C19H36O2',
    combustion: 11_900,
    density: 0.874,
    carbons: 19,
    renewable: true,
    remark: 'liquid',
  },
};

const fuelChoice = defineTemplate({
  key: 'chem-fuel-choice-discussed',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R1.3', 2),
  variants: [
    { first: 'octane', second: 'ethanol', use: 'cars' },
    { first: 'methane', second: 'hydrogen', use: 'heating of homes' },
    { first: 'propane', second: 'biodiesel', use: 'buses' },
    { first: 'octane', second: 'hydrogen', use: 'small aeroplanes' },
    { first: 'methane', second: 'ethanol', use: 'a power station' },
    { first: 'octane', second: 'biodiesel', use: 'farm machines' },
  ].map(({ first, second, use }) => ({ first: FUELS[first] as Fuel, second: FUELS[second] as Fuel, use })),
  solve: ({ first, second }) => {
    const of = ({ formula, combustion, density, carbons }: Fuel) => ({
      specific: combustion / molarMass(formula),
      dense: (combustion / molarMass(formula)) * density,
      carbon: (carbons * molarMass('CO2')) / (combustion / 1000),
    });
    return { first: of(first), second: of(second) };
  },
  write: ({ first, second, use }, result) => {
    const row = ({ name, formula, combustion, density, remark }: Fuel) =>
      tex`| ${name} | $\ce{${formula}}$ | $${molarMass(formula).toFixed(2)}$ | $-${combustion}$ | $${density}$ | ${remark} |`;
    const shares = (one: typeof result.first) =>
      [significant(one.specific), significant(one.dense, 2), significant(one.carbon)] as const;
    const [a, b] = [shares(result.first), shares(result.second)];
    const better = result.first.specific > result.second.specific ? first : second;
    const cleaner = result.first.carbon < result.second.carbon ? first : second;
    return inParts({
      stem: tex`Two fuels are considered for ${use}.

| fuel | formula | molar mass / g mol⁻¹ | enthalpy of combustion / kJ mol⁻¹ | density as stored / g cm⁻³ | state |
| --- | --- | --- | --- | --- | --- |
${row(first)}
${row(second)}`,
      hint: 'What do the numbers say per gram, per volume and per kilojoule?',
      parts: [
        {
          ask: 'Calculate the specific energy of both fuels, in kJ per g.',
          answer: tex`$${a[0]}\text{ kJ g}^{-1}$ and $${b[0]}\text{ kJ g}^{-1}$`,
          solution: tex`$\dfrac{${first.combustion}}{${molarMass(first.formula).toFixed(2)}} = ${a[0]}\text{ kJ g}^{-1}$ and $\dfrac{${second.combustion}}{${molarMass(second.formula).toFixed(2)}} = ${b[0]}\text{ kJ g}^{-1}$.`,
          marks: [
            ['A1', tex`$${a[0]}\text{ kJ g}^{-1}$`],
            ['A1', tex`$${b[0]}\text{ kJ g}^{-1}$`],
          ],
          keys: [
            { ...value(result.first.specific, 'kJ g⁻¹'), label: 'First fuel' },
            { ...value(result.second.specific, 'kJ g⁻¹'), label: 'Second fuel' },
          ],
        },
        {
          ask: `Discuss which of the two is the better choice for ${use}. Refer to specific energy, energy density, emissions of carbon dioxide for the same energy, and the origin of the fuels, and reach a conclusion.`,
          answer: 'A discussion of all four aspects with a conclusion that follows from them; see the solution.',
          solution: tex`Specific energy: ${better.name} gives more energy for the same mass (${better === first ? a[0] : b[0]} against ${better === first ? b[0] : a[0]} kJ per g), which counts where the fuel has to be carried.

Energy density: $${a[1]}$ against $${b[1]}\text{ kJ cm}^{-3}$ as stored; a small value means large or pressurised tanks.

Carbon dioxide for $1000\text{ kJ}$: $${a[2]}\text{ g}$ from ${first.name}, $${b[2]}\text{ g}$ from ${second.name}; ${cleaner.name} gives off less.

Origin: ${first.renewable === second.renewable ? 'both have the same kind of origin.' : `${second.name} can be made from renewable sources, so the carbon set free was ${second.carbons === 0 ? 'none at all' : 'taken up recently'}, while ${first.name} sets free carbon stored for millions of years. But making it needs land or energy.`}

A conclusion weighs these for the use named: for example ${second.name} if emissions count most, ${first.name} if storage and the existing supply do. Incomplete combustion of carbon compounds to carbon monoxide and soot is a further point.`,
          marks: [
            ['A1', 'compares specific energies for the use named'],
            ['A1', tex`compares energy densities ($${a[1]}$ and $${b[1]}\text{ kJ cm}^{-3}$) or storage`],
            ['M1', 'carbon dioxide for the same energy'],
            ['A1', tex`$${a[2]}$ and $${b[2]}\text{ g}$ for $1000\text{ kJ}$, or the same ratio`],
            ['R1', 'origin: renewable or fossil, with its effect on the carbon balance'],
            ['R1', 'conclusion that follows from the aspects named; do not accept a choice without a comparison'],
          ],
          keys: [{ kind: 'compare' }],
        },
      ],
    });
  },
  check: ({ first, second }, result) => {
    // Burn as much as gives 1000 kJ, and weigh the carbon in it.
    for (const [fuel, one] of [
      [first, result.first],
      [second, result.second],
    ] as const) {
      const grams = 1000 / one.specific;
      const carbon = (grams * fuel.carbons * 12.01) / molarMass(fuel.formula);
      assertClose((carbon * molarMass('CO2')) / 12.01, one.carbon, fuel.name, 1e-6);
      assertClose(one.dense / fuel.density, one.specific, 'density');
    }
  },
});

export const fuelsAndCells = [fuelCells, fuelChoice];
