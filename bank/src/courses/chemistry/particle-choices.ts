import { molarMass } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 1, multiple choice: counting particles, ions in solutions and gases under two changes. */

const tex = String.raw;

const mostParticles = choiceSet(
  { key: 'chem-largest-number-of-particles', difficulty: 'Hard', placements: both('S1.4.1', 1) },
  0,
  [
    {
      ask: 'Which sample contains the greatest number of atoms?',
      right: tex`$0.40\text{ mol}$ of $\ce{CH4}$`,
      wrong: [
        [tex`$0.80\text{ mol}$ of $\ce{CO}$`, 'You compared amounts of molecules; each of these has only two atoms.'],
        [tex`$0.55\text{ mol}$ of $\ce{CO2}$`, 'Three atoms in each molecule do not make up for the small amount.'],
        [tex`$1.5\text{ mol}$ of $\ce{He}$`, 'You chose the largest amount, but helium consists of single atoms.'],
      ],
      hint: 'What does one mole of each formula hold?',
      why: tex`Multiply each amount by the number of atoms in one formula unit: $0.40 \times 5 = 2.0\text{ mol}$ of atoms in methane, against $1.6$, $1.65$ and $1.5\text{ mol}$ in the others.`,
      proof: [0.4 * 5, 2],
    },
    {
      ask: tex`Which sample contains the greatest number of molecules?`,
      right: tex`$8.0\text{ g}$ of $\ce{CH4}$`,
      wrong: [
        [tex`$8.0\text{ g}$ of $\ce{H2O}$`, 'Its molecules are heavier than the lightest ones here.'],
        [tex`$8.0\text{ g}$ of $\ce{CO2}$`, 'You chose the largest molar mass; heavy molecules are few in a given mass.'],
        [tex`$8.0\text{ g}$ of $\ce{NH3}$`, 'You compared numbers of atoms instead of molar masses.'],
      ],
      hint: 'The masses are equal. On what does the amount depend then?',
      why: tex`The mass is the same, and $n = \dfrac{m}{M}$, so the smallest molar mass gives the largest amount: $16.05\text{ g mol}^{-1}$ for methane is smaller than $17.04$, $18.02$ and $44.01$.`,
      proof: [molarMass('CH4'), 16.05],
    },
    {
      ask: 'Which sample contains the greatest number of ions?',
      right: tex`$0.20\text{ mol}$ of $\ce{Al2(SO4)3}$`,
      wrong: [
        [tex`$0.30\text{ mol}$ of $\ce{CaCl2}$`, 'Each formula unit of this salt has only three ions.'],
        [tex`$0.30\text{ mol}$ of $\ce{NaCl}$`, 'You chose a large amount, but each formula unit has only two ions.'],
        [tex`$0.20\text{ mol}$ of $\ce{Na3PO4}$`, 'Phosphate is a single ion: each formula unit has four ions.'],
      ],
      hint: 'A polyatomic ion counts once.',
      why: tex`One formula unit of aluminium sulfate has two aluminium ions and three sulfate ions: $0.20 \times 5 = 1.0\text{ mol}$ of ions, against $0.90$, $0.60$ and $0.80\text{ mol}$.`,
      proof: [0.2 * 5, 1],
    },
    {
      ask: 'Which sample contains the greatest number of oxygen atoms?',
      right: tex`$0.15\text{ mol}$ of $\ce{CuSO4.5H2O}$`,
      wrong: [
        [tex`$0.10\text{ mol}$ of $\ce{Al2(SO4)3}$`, 'You counted only some of the atoms of another sample.'],
        [tex`$0.50\text{ mol}$ of $\ce{H2O}$`, 'You chose the largest amount; each molecule has a single oxygen atom.'],
        [tex`$0.30\text{ mol}$ of $\ce{O3}$`, 'A substance of oxygen alone need not have the most atoms in this amount.'],
      ],
      hint: 'Count the oxygen atoms in one formula unit, all of its parts included.',
      why: tex`One formula unit of the hydrate has four oxygen atoms in sulfate and five in water: $0.15 \times 9 = 1.35\text{ mol}$, against $1.2$, $0.50$ and $0.90\text{ mol}$.`,
      proof: [0.15 * 9, 1.35],
    },
  ],
);

const ionsInSolution = choiceSet({ key: 'chem-ions-in-solution', difficulty: 'Medium', placements: both('S1.4.3', 1) }, 1, [
  {
    ask: tex`$50\text{ cm}^{3}$ of $0.20\text{ mol dm}^{-3}$ $\ce{NaCl}$ is mixed with $50\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{MgCl2}$. What is the concentration of chloride ions in the mixture, in $\text{mol dm}^{-3}$?`,
    right: '$0.20$',
    wrong: [
      ['$0.15$', 'You took one chloride ion for each formula unit of magnesium chloride.'],
      ['$0.30$', 'You added the concentrations; the volume is larger after mixing.'],
      ['$0.40$', 'You added the chloride ions of both solutions and forgot that the volume doubles.'],
    ],
    hint: 'How much chloride does each solution bring?',
    why: tex`Sodium chloride brings $0.050 \times 0.20 = 0.010\text{ mol}$ of chloride ions, magnesium chloride $0.050 \times 0.10 \times 2 = 0.010\text{ mol}$. Together $0.020\text{ mol}$ in $0.100\text{ dm}^{3}$: $0.20\text{ mol dm}^{-3}$.`,
    proof: [(0.05 * 0.2 + 0.05 * 0.1 * 2) / 0.1, 0.2],
  },
  {
    ask: tex`$0.050\text{ mol}$ of $\ce{K2SO4}$ is dissolved in water to give $250\text{ cm}^{3}$ of solution. What is the concentration of potassium ions, in $\text{mol dm}^{-3}$?`,
    right: '$0.40$',
    wrong: [
      ['$0.20$', 'You gave the concentration of the salt.'],
      ['$0.10$', 'You divided by the number of potassium ions in the formula.'],
      ['$0.025$', 'You multiplied the amount of ions by the volume.'],
    ],
    hint: 'How many potassium ions does one formula unit release?',
    why: tex`Each formula unit releases two potassium ions, so $n(\ce{K^{+}}) = 0.10\text{ mol}$. In $0.250\text{ dm}^{3}$ this is $\dfrac{0.10}{0.250} = 0.40\text{ mol dm}^{-3}$.`,
    proof: [(2 * 0.05) / 0.25, 0.4],
  },
  {
    ask: tex`$25.0\text{ cm}^{3}$ of $0.40\text{ mol dm}^{-3}$ $\ce{Al2(SO4)3}$ is diluted to $200.0\text{ cm}^{3}$. What is the concentration of sulfate ions, in $\text{mol dm}^{-3}$?`,
    right: '$0.15$',
    wrong: [
      ['$0.050$', 'You gave the concentration of the salt after dilution.'],
      ['$0.10$', 'You counted the aluminium ions instead.'],
      ['$1.2$', 'You left out the dilution.'],
    ],
    hint: 'Two factors change the number: dilution and the formula.',
    why: tex`Diluting $25.0\text{ cm}^{3}$ to $200.0\text{ cm}^{3}$ makes the solution eight times as dilute: $0.050\text{ mol dm}^{-3}$ of the salt. Each formula unit has three sulfate ions: $3 \times 0.050 = 0.15\text{ mol dm}^{-3}$.`,
    proof: [(0.4 * 25 * 3) / 200, 0.15],
  },
  {
    ask: tex`$0.060\text{ mol}$ of $\ce{Na2CO3}$ is dissolved to give $300\text{ cm}^{3}$ of solution. What is the total concentration of sodium and carbonate ions, in $\text{mol dm}^{-3}$?`,
    right: '$0.60$',
    wrong: [
      ['$0.20$', 'You gave the concentration of the salt.'],
      ['$0.40$', 'You counted the sodium ions alone.'],
      ['$1.2$', 'You counted every atom of the carbonate ion.'],
    ],
    hint: 'Into how many ions does one formula unit separate?',
    why: tex`The salt is $\dfrac{0.060}{0.300} = 0.20\text{ mol dm}^{-3}$. Each formula unit gives two sodium ions and one carbonate ion, three in all: $3 \times 0.20 = 0.60\text{ mol dm}^{-3}$.`,
    proof: [(3 * 0.06) / 0.3, 0.6],
  },
]);

const gasChangedTwice = choiceSet({ key: 'chem-gas-changed-twice', difficulty: 'Medium', placements: both('S1.5', 1) }, 2, [
  {
    ask: tex`$2.40\text{ dm}^{3}$ of an ideal gas at $27\,^{\circ}\text{C}$ and $100\text{ kPa}$ is heated to $127\,^{\circ}\text{C}$ and compressed to $200\text{ kPa}$. What is its volume, in $\text{dm}^{3}$?`,
    right: '$1.60$',
    wrong: [
      ['$0.90$', 'You used the ratio of the temperatures the wrong way round.'],
      ['$5.64$', 'You used temperatures in degrees Celsius.'],
      ['$6.40$', 'You used the ratio of the pressures the wrong way round.'],
    ],
    hint: 'Which temperature scale belongs in the gas equation?',
    why: tex`Pressure doubles, which halves the volume; the absolute temperature rises from $300$ to $400\text{ K}$, which multiplies it by $\dfrac{400}{300}$: $2.40 \times \dfrac{100}{200} \times \dfrac{400}{300} = 1.60\text{ dm}^{3}$.`,
    proof: [(2.4 * 100 * 400) / (300 * 200), 1.6],
  },
  {
    ask: tex`A rigid cylinder holds a gas at $300\text{ K}$ and $150\text{ kPa}$. Half of the gas is let out and the rest is heated to $400\text{ K}$. What is the pressure, in $\text{kPa}$?`,
    right: '$100$',
    wrong: [
      ['$56$', 'You used the ratio of the temperatures the wrong way round.'],
      ['$75$', 'You left out the change of temperature.'],
      ['$200$', 'You left out the loss of gas.'],
    ],
    hint: 'What does each of the two changes do by itself, and what stays constant?',
    why: tex`At constant volume $p \propto nT$. Half the amount halves the pressure, and heating multiplies it by $\dfrac{400}{300}$: $150 \times \dfrac{1}{2} \times \dfrac{400}{300} = 100\text{ kPa}$.`,
    proof: [(150 * 0.5 * 400) / 300, 100],
  },
  {
    ask: tex`The pressure of a fixed amount of gas at $27\,^{\circ}\text{C}$ is doubled while its volume falls to three quarters. What is its temperature then, in $^{\circ}\text{C}$?`,
    right: '$177$',
    wrong: [
      ['$-73$', 'You divided by the change of the product of pressure and volume.'],
      ['$41$', 'You multiplied the temperature in degrees Celsius.'],
      ['$450$', 'You gave the temperature in kelvin.'],
    ],
    hint: 'By what factor does the product of pressure and volume change?',
    why: tex`$pV$ changes by the factor $2 \times 0.75 = 1.5$, and $T \propto pV$ for a fixed amount: $300 \times 1.5 = 450\text{ K}$, and $450 - 273 = 177\,^{\circ}\text{C}$.`,
    proof: [300 * 2 * 0.75 - 273, 177],
  },
  {
    ask: 'The pressure on a fixed amount of an ideal gas is tripled and its absolute temperature is doubled. By what factor does its density change?',
    right: '$1.5$',
    wrong: [
      ['$0.67$', 'You gave the factor of the volume.'],
      ['$3$', 'You left out the change of temperature.'],
      ['$6$', 'You multiplied by the factor of the temperature; heating makes a gas expand.'],
    ],
    hint: 'What happens to the volume, and what does this mean for a fixed mass?',
    why: tex`$V \propto \dfrac{T}{p}$, so the volume changes by the factor $\dfrac{2}{3}$. The mass is the same, so the density changes by the inverse factor, $\dfrac{3}{2} = 1.5$.`,
    proof: [3 / 2, 1.5],
  },
]);

const gases = [
  { empirical: 'CH2', right: 'C4H8', wrong: ['C2H4', 'C3H6', 'C5H10'], density: 2.47, units: 4 },
  { empirical: 'CH', right: 'C2H2', wrong: ['C3H3', 'C4H4', 'C6H6'], density: 1.15, units: 2 },
  { empirical: 'C2H5', right: 'C4H10', wrong: ['C2H5', 'C6H15', 'C8H20'], density: 2.56, units: 2 },
  { empirical: 'NO2', right: 'N2O4', wrong: ['NO2', 'N3O6', 'N4O8'], density: 4.05, units: 2 },
] as const;

const formulaFromDensity = choiceSet(
  { key: 'chem-molecular-formula-from-density', difficulty: 'Hard', placements: both('S1.4.2', 1) },
  3,
  gases.map(({ empirical, right, wrong: [a, b, c], density, units }) => {
    const unit = molarMass(empirical).toFixed(2);
    const mass = (density * 22.7).toFixed(1);
    const note = 'One mole of this formula does not have the mass of one mole of the gas.';
    return {
      ask: tex`A gas has the empirical formula $\ce{${empirical}}$ and a density of $${density}\text{ g dm}^{-3}$ at STP. What is its molecular formula? ($M(\ce{${empirical}}) = ${unit}\text{ g mol}^{-1}$; molar volume at STP $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
      right: tex`$\ce{${right}}$`,
      wrong: [
        [tex`$\ce{${a}}$`, a === empirical ? 'You gave the empirical formula.' : note],
        [tex`$\ce{${b}}$`, note],
        [tex`$\ce{${c}}$`, note],
      ],
      hint: 'What is the mass of one mole of the gas?',
      why: tex`One mole fills $22.7\text{ dm}^{3}$, so $M = ${density} \times 22.7 = ${mass}\text{ g mol}^{-1}$. This is $${units}$ times $${unit}\text{ g mol}^{-1}$, so the molecule has $${units}$ empirical units: $\ce{${right}}$.`,
      proof: [density * 22.7, molarMass(right)],
    };
  }),
);

export const particleChoices = [mostParticles, ionsInSolution, gasChangedTwice, formulaFromDensity];
