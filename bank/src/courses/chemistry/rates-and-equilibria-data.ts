import assert from 'node:assert/strict';
import { assertClose, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen, hlOnly } from './marking.ts';

/** Reactivity 2.2 and 2.3: orders from half-lives, and equilibria from observations and tables. */

const tex = String.raw;

const halfLives = defineTemplate({
  key: 'chem-order-from-half-lives',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R2.2.3', 1),
  variants: [
    {
      reactant: 'N2O5',
      name: 'dinitrogen pentoxide',
      start: 0.08,
      half: 240,
      unit: 's',
      times: [0, 120, 240, 360, 480, 720],
      celsius: 65,
    },
    {
      reactant: 'H2O2',
      name: 'hydrogen peroxide',
      start: 0.64,
      half: 20,
      unit: 'min',
      times: [0, 10, 20, 30, 40, 60],
      celsius: 40,
    },
    {
      reactant: 'SO2Cl2',
      name: 'sulfuryl chloride',
      start: 0.4,
      half: 50,
      unit: 'min',
      times: [0, 25, 50, 75, 100, 150],
      celsius: 320,
    },
    {
      reactant: 'C12H22O11',
      name: 'sucrose',
      start: 0.5,
      half: 180,
      unit: 'min',
      times: [0, 90, 180, 270, 360, 540],
      celsius: 25,
    },
  ] as const,
  solve: ({ start, half, times }) => {
    const readings = times.map((t) => Number((start * 0.5 ** (t / half)).toPrecision(3)));
    const k = Math.LN2 / half;
    return { readings, k, rate: k * start, left: start * 0.5 ** 4 };
  },
  write: ({ reactant, name, start, half, unit, times, celsius }, { readings, k, rate, left }) =>
    inParts({
      stem: tex`The concentration of ${name}, $\ce{${reactant}}$, is measured while it reacts at $${celsius}\,^{\circ}\text{C}$. No other reactant changes its concentration noticeably.

| time / $\text{${unit}}$ | ${times.map((t) => `$${t}$`).join(' | ')} |
| --- | ${times.map(() => ':---:').join(' | ')} |
| concentration / $\text{mol dm}^{-3}$ | ${readings.map((c) => `$${significant(c)}$`).join(' | ')} |`,
      hint: 'How long does each halving of the concentration take?',
      parts: [
        {
          ask: 'Determine three successive half-lives from the table, and deduce the order of the reaction.',
          answer: tex`$${half}$, $${half}$ and $${half}\text{ ${unit}}$: first order`,
          solution: tex`The concentration falls from $${significant(readings[0] ?? 0)}$ to $${significant(readings[2] ?? 0)}$, from there to $${significant(readings[4] ?? 0)}$, and on to $${significant(readings[5] ?? 0)}\text{ mol dm}^{-3}$: each halving takes $${half}\text{ ${unit}}$. The half-life is constant, so the reaction is first order.`,
          marks: [
            ['A1', tex`half-lives of $${half}\text{ ${unit}}$`],
            ['R1', 'constant half-life'],
            ['A1', 'first order; do not accept without the reason'],
          ],
        },
        {
          ask: tex`Calculate the rate constant, with its unit.`,
          answer: tex`$${scientific(k)}\text{ ${unit}}^{-1}$`,
          solution: tex`$k = \dfrac{\ln 2}{t_{1/2}} = \dfrac{0.693}{${half}} = ${scientific(k)}\text{ ${unit}}^{-1}$`,
          marks: [
            ['M1', tex`$k = \ln 2 / t_{1/2}$`],
            ['A1', tex`$${scientific(k)}\text{ ${unit}}^{-1}$; award 1 of 2 for a wrong or missing unit`],
          ],
          keys: [
            value(k, `${unit}⁻¹`, {
              relative: 0.02,
              slips: [foreseen(1 / half, 'The half-life is not the reciprocal of the constant.')],
            }),
          ],
        },
        {
          ask: tex`Write the rate equation, and calculate the initial rate.`,
          answer: tex`$\text{rate} = k[\ce{${reactant}}]$; $${scientific(rate)}\text{ mol dm}^{-3}\text{ ${unit}}^{-1}$`,
          solution: tex`$\text{rate} = k[\ce{${reactant}}] = ${scientific(k)} \times ${significant(start)} = ${scientific(rate)}\text{ mol dm}^{-3}\text{ ${unit}}^{-1}$`,
          marks: [
            ['A1', tex`$\text{rate} = k[\ce{${reactant}}]$`],
            ['A1', tex`$${scientific(rate)}\text{ mol dm}^{-3}\text{ ${unit}}^{-1}$ (ECF)`],
          ],
          keys: [{ ...value(rate, `mol dm⁻³ ${unit}⁻¹`, { relative: 0.02 }), label: 'Initial rate' }],
        },
        {
          ask: tex`Predict the concentration after $${4 * half}\text{ ${unit}}$.`,
          answer: tex`$${significant(left)}\text{ mol dm}^{-3}$`,
          solution: tex`This is four half-lives: $${significant(start)} \times \left(\frac{1}{2}\right)^{4} = ${significant(left)}\text{ mol dm}^{-3}$.`,
          marks: [
            ['M1', 'four half-lives'],
            ['A1', tex`$${significant(left)}\text{ mol dm}^{-3}$`],
          ],
          keys: [value(left, 'mol dm⁻³', { slips: [foreseen(start / 4, 'Each half-life halves what is left.')] })],
        },
      ],
    }),
  check: ({ start, half }, { k, left }) => {
    const [after = 0] = simulate((_, [c = 0]) => [-k * c], [start], 4 * half, 2_000);
    assertClose(after / left, 1, 'concentration after four half-lives', 1e-6);
  },
});

const rateChoice = choiceSet({ key: 'chem-rate-equation-choice', difficulty: 'Easy', placements: hlOnly('R2.2.3', 1) }, 2, [
  {
    ask: tex`For $\text{rate} = k[\text{A}]^{2}[\text{B}]$, by what factor does the rate change when $[\text{A}]$ is doubled and $[\text{B}]$ is halved?`,
    right: tex`$2$`,
    wrong: [
      [tex`$1$`, 'One of the orders is two.'],
      [tex`$4$`, 'You left out the change of B.'],
      [tex`$8$`, 'You doubled both concentrations.'],
    ],
    hint: 'Work out the factor of each concentration.',
    why: tex`$2^{2} \times \frac{1}{2} = 2$`,
    proof: [2, 4 / 2],
  },
  {
    ask: tex`What is the unit of $k$ for a reaction that is third order overall?`,
    right: tex`$\text{dm}^{6}\text{ mol}^{-2}\text{ s}^{-1}$`,
    wrong: [
      [tex`$\text{dm}^{3}\text{ mol}^{-1}\text{ s}^{-1}$`, 'That fits an overall order of two.'],
      [tex`$\text{mol}^{3}\text{ dm}^{-9}\text{ s}^{-1}$`, 'You multiplied by the concentrations instead of dividing.'],
      [tex`$\text{s}^{-1}$`, 'That fits an overall order of one.'],
    ],
    hint: 'Divide the unit of the rate by that of a concentration cubed.',
    why: tex`$\dfrac{\text{mol dm}^{-3}\text{ s}^{-1}}{(\text{mol dm}^{-3})^{3}} = \text{dm}^{6}\text{ mol}^{-2}\text{ s}^{-1}$`,
  },
  {
    ask: 'A graph of concentration of a reactant against time is a straight line that falls to zero. What is the order in this reactant?',
    right: 'Zero',
    wrong: [
      ['One', 'Then the line would become flatter.'],
      ['Two', 'Then the line would become flatter, and more so.'],
      ['It cannot be told', 'The gradient shows how the rate changes.'],
    ],
    hint: 'What is the gradient, and how does it change?',
    why: 'A constant gradient means a constant rate although the concentration falls: zero order.',
  },
  {
    ask: tex`Mechanism: $\ce{NO2 + NO2 -> NO3 + NO}$ (slow), $\ce{NO3 + CO -> NO2 + CO2}$ (fast). Which rate equation fits?`,
    right: tex`$\text{rate} = k[\ce{NO2}]^{2}$`,
    wrong: [
      [tex`$\text{rate} = k[\ce{NO2}][\ce{CO}]$`, 'You took the equation of the whole reaction.'],
      [tex`$\text{rate} = k[\ce{NO3}][\ce{CO}]$`, 'That is the fast step.'],
      [tex`$\text{rate} = k[\ce{NO2}]$`, 'Two molecules meet in the slow step.'],
    ],
    hint: 'Which step decides the rate?',
    why: tex`The slow step decides the rate, and two molecules of $\ce{NO2}$ meet in it.`,
  },
  {
    ask: tex`A graph of $\ln k$ against $\dfrac{1}{T}$ is drawn for a reaction with and without a catalyst. How do the lines differ?`,
    right: 'The line with the catalyst is less steep',
    wrong: [
      ['The line with the catalyst is steeper', 'A catalyst lowers the activation energy.'],
      ['Both have the same gradient', 'The gradient depends on the activation energy.'],
      ['The line with the catalyst rises', 'The activation energy would have to be negative.'],
    ],
    hint: 'What does the gradient stand for?',
    why: tex`The gradient is $-\dfrac{E_{\text{a}}}{R}$; a smaller activation energy gives a less steep line.`,
  },
  {
    ask: 'Which species of a mechanism is an intermediate?',
    right: 'One that forms in a step and is used up in a later one',
    wrong: [
      ['One that is used up first and forms again later', 'That is a catalyst.'],
      ['The state of highest energy of a step', 'That is a transition state.'],
      ['One that stands in the overall equation', 'It cancels from that equation.'],
    ],
    hint: 'Does it appear in the overall equation?',
    why: 'An intermediate forms and reacts again, so it does not appear in the overall equation.',
  },
]);

const observedShift = defineTemplate({
  key: 'chem-equilibrium-shifts-observed',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.3', 1),
  variants: [
    {
      system: 'N2O4(g) <=> 2NO2(g)',
      colours: ['colourless', 'brown'],
      warm: 'darker brown',
      endo: true,
      gases: [1, 2],
      squeeze: 'darker at first, then a little paler',
      k: 0.212,
      at: 373,
    },
    {
      system: '2NO2(g) <=> N2O4(g)',
      colours: ['brown', 'colourless'],
      warm: 'darker brown',
      endo: false,
      gases: [2, 1],
      squeeze: 'darker at first, then a little paler',
      k: 4.72,
      at: 373,
    },
    {
      system: 'PCl5(g) <=> PCl3(g) + Cl2(g)',
      colours: ['colourless', 'pale green'],
      warm: 'darker green',
      endo: true,
      gases: [1, 2],
      squeeze: 'darker at first, then a little paler',
      k: 0.0419,
      at: 523,
    },
    {
      system: '2BrCl(g) <=> Br2(g) + Cl2(g)',
      colours: ['yellow', 'brown'],
      warm: 'a little darker brown',
      endo: true,
      gases: [2, 2],
      squeeze: 'darker, and then unchanged',
      k: 0.145,
      at: 500,
    },
  ] as const,
  solve: ({ k, gases }) => ({ reversed: 1 / k, side: Math.sign(gases[1] - gases[0]) }),
  write: ({ system, warm, endo, squeeze, k, at }, { reversed, side }) => {
    const moves = side > 0 ? 'left' : side < 0 ? 'right' : 'neither side';
    return inParts({
      stem: tex`The equilibrium $\ce{${system}}$ is studied in a closed gas syringe.

| change | observation |
| --- | --- |
| temperature raised | the gas becomes ${warm} |
| piston pushed in at constant temperature | the gas becomes ${squeeze} |`,
      hint: 'Which side of the equation is favoured in each case, and what do you know about that side?',
      parts: [
        {
          ask: 'Deduce, with a reason, whether the forward reaction is exothermic or endothermic.',
          answer: endo ? 'Endothermic' : 'Exothermic',
          solution: `On warming, the equilibrium shifts in the endothermic direction. The stronger colour shows a shift to the ${endo ? 'right' : 'left'}, so the forward reaction is ${endo ? 'endothermic' : 'exothermic'}.`,
          marks: [
            ['R1', `colour shows a shift to the ${endo ? 'right' : 'left'} on warming`],
            ['A1', endo ? 'endothermic' : 'exothermic'],
          ],
        },
        {
          ask: 'Explain both stages of the second observation.',
          answer:
            side === 0
              ? 'The concentration of all gases rises; there is no shift, as both sides have equal amounts of gas'
              : `The concentrations rise at once; then the equilibrium shifts to the ${moves}`,
          solution:
            side === 0
              ? 'Pushing the piston in raises the concentration of every gas, so the colour becomes darker. Both sides of the equation have the same amount of gas, so there is no shift and the colour stays.'
              : `Pushing the piston in raises the concentration of every gas at once, so the colour becomes darker. Then the equilibrium shifts to the side with fewer moles of gas, the ${moves}, which uses up part of the coloured gas.`,
          marks:
            side === 0
              ? [
                  ['R1', 'smaller volume: higher concentration of the coloured gas'],
                  ['R1', 'equal amounts of gas on both sides: no shift'],
                ]
              : [
                  ['R1', 'smaller volume: higher concentration of the coloured gas'],
                  ['R1', `shift to the side with fewer moles of gas (${moves})`],
                ],
        },
        {
          ask: tex`At $${at}\text{ K}$ the equilibrium constant is $${k}$. Calculate the constant of the reverse reaction, and state what happens to both when the piston is pushed in.`,
          answer: tex`$${significant(reversed)}$; both stay the same`,
          solution: tex`It is the reciprocal: $\dfrac{1}{${k}} = ${significant(reversed)}$. An equilibrium constant depends on temperature alone, so both stay the same.`,
          marks: [
            ['A1', tex`$${significant(reversed)}$`],
            ['R1', 'unchanged: depends on temperature only'],
          ],
          keys: [
            {
              ...value(reversed, '', {
                slips: [foreseen(-k, 'The reverse reaction has the reciprocal, not the opposite, of the constant.')],
              }),
              label: 'Constant',
            },
          ],
        },
        {
          ask: 'State what a catalyst would change in this experiment, and what it would not.',
          answer: 'Equilibrium is reached faster; its position stays the same',
          solution:
            'It raises the rates of both reactions by the same factor. Equilibrium is reached sooner, but position and constant stay the same.',
          marks: [
            ['A1', 'equilibrium is reached faster'],
            ['A1', 'no change of position or of the constant'],
          ],
        },
      ],
    });
  },
  check: ({ system, gases }, { reversed, side }) => {
    const count = (text = '') => [...text.matchAll(/(?:^|\+ )(\d?)(?=[A-Z])/g)].reduce((sum, [, n]) => sum + Number(n || 1), 0);
    const [left, right] = system.split(' <=> ');
    assert.deepEqual([count(left), count(right)], [...gases]);
    assert.equal(side, Math.sign(count(right) - count(left)));
    assert.ok(reversed > 0);
  },
});

const constantsTable = defineTemplate({
  key: 'chem-equilibrium-constants-by-temperature',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.3', 2),
  variants: [
    {
      system: 'N2(g) + 3H2(g) <=> 2NH3(g)',
      kelvin: [500, 600, 700],
      k: [60, 4.0, 0.51],
      concentrations: [0.2, 0.3, 0.15],
      powers: [1, 3, 2],
      species: ['N2', 'H2', 'NH3'],
      product: 'ammonia',
      use: 1,
    },
    {
      system: '2SO2(g) + O2(g) <=> 2SO3(g)',
      kelvin: [800, 900, 1000],
      k: [2500, 290, 28],
      concentrations: [0.01, 0.02, 0.071],
      powers: [2, 1, 2],
      species: ['SO2', 'O2', 'SO3'],
      product: 'sulfur trioxide',
      use: 0,
    },
    {
      system: 'CO(g) + 2H2(g) <=> CH3OH(g)',
      kelvin: [450, 500, 550],
      k: [95, 6.2, 0.62],
      concentrations: [0.1, 0.2, 0.025],
      powers: [1, 2, 1],
      species: ['CO', 'H2', 'CH3OH'],
      product: 'methanol',
      use: 1,
    },
    {
      system: 'H2(g) + CO2(g) <=> H2O(g) + CO(g)',
      kelvin: [700, 900, 1100],
      k: [0.11, 0.45, 1.1],
      concentrations: [0.3, 0.2, 0.164, 0.165],
      powers: [1, 1, 1, 1],
      species: ['H2', 'CO2', 'H2O', 'CO'],
      product: 'carbon monoxide',
      use: 1,
    },
  ] as const,
  solve: ({ species, concentrations, powers, k }) => {
    const value = species.reduce(
      (product, _, i) => product * (concentrations[i] ?? 1) ** ((i < 2 ? -1 : 1) * (powers[i] ?? 1)),
      1,
    );
    return { value, exothermic: k[2] < k[0] };
  },
  write: ({ system, kelvin, k, concentrations, powers, species, product }, { value: constant, exothermic }) => {
    const term = (i: number) => tex`[\ce{${species[i]}}]${powers[i] === 1 ? '' : `^{${powers[i]}}`}`;
    const number = (i: number) => `${concentrations[i]}${powers[i] === 1 ? '' : `^{${powers[i]}}`}`;
    const right = species.length === 4 ? [2, 3] : [2];
    const nearest = k.reduce(
      (best, one, i) => (Math.abs(one / constant - 1) < Math.abs((k[best] ?? 0) / constant - 1) ? i : best),
      0,
    );
    return inParts({
      stem: tex`The table gives the equilibrium constant of $\ce{${system}}$ at three temperatures.

| $T / \text{K}$ | ${kelvin.map((t) => `$${t}$`).join(' | ')} |
| --- | :---: | :---: | :---: |
| $K$ | ${k.map((one) => `$${one}$`).join(' | ')} |`,
      hint: 'What does a larger constant say about the position of equilibrium?',
      parts: [
        {
          ask: 'Write the expression for the equilibrium constant.',
          answer: tex`$K = \dfrac{${right.map(term).join('')}}{${term(0)}${term(1)}}$`,
          solution: tex`Products stand over reactants, each with its coefficient as power: $K = \dfrac{${right.map(term).join('')}}{${term(0)}${term(1)}}$.`,
          marks: [['A1', tex`$K = \dfrac{${right.map(term).join('')}}{${term(0)}${term(1)}}$`]],
        },
        {
          ask: 'Deduce, with a reason, the sign of the enthalpy change of the forward reaction.',
          answer: exothermic ? 'Negative (exothermic)' : 'Positive (endothermic)',
          solution: `The constant ${exothermic ? 'falls' : 'rises'} as the temperature rises: the equilibrium shifts to the ${exothermic ? 'reactants' : 'products'}. Warming favours the endothermic direction, so the forward reaction is ${exothermic ? 'exothermic' : 'endothermic'}.`,
          marks: [
            ['R1', tex`$K$ ${exothermic ? 'falls' : 'rises'} with temperature: shift to the ${exothermic ? 'left' : 'right'}`],
            ['A1', exothermic ? 'negative' : 'positive'],
          ],
        },
        {
          ask: tex`In one experiment the concentrations at equilibrium are, in $\text{mol dm}^{-3}$: ${species.map((one, i) => tex`$[\ce{${one}}] = ${concentrations[i]}$`).join(', ')}. Calculate $K$, and deduce the temperature.`,
          answer: tex`$${significant(constant, 2)}$; $${kelvin[nearest]}\text{ K}$`,
          solution: tex`$K = \dfrac{${right.map(number).join(' \\times ')}}{${number(0)} \times ${number(1)}} = ${significant(constant, 2)}$, which is close to the value at $${kelvin[nearest]}\text{ K}$.`,
          marks: [
            ['M1', 'substitutes into the expression (ECF)'],
            ['A1', tex`$${significant(constant, 2)}$`],
            ['A1', tex`$${kelvin[nearest]}\text{ K}$; award 2 of 3 for the reciprocal with its consequence`],
          ],
          keys: [
            {
              ...value(constant, '', {
                relative: 0.02,
                slips: [foreseen(1 / constant, 'Products stand over reactants.', 'reciprocal')],
              }),
              label: 'K',
            },
          ],
        },
        {
          ask: `Discuss which temperature of the table suits the production of ${product}.`,
          answer: exothermic
            ? 'Low for the yield, but not so low that the reaction is too slow'
            : 'High: both yield and rate rise',
          solution: exothermic
            ? 'The lowest temperature gives the largest constant and so the highest yield, but the reaction is slow there. A middle temperature with a catalyst is a compromise between yield and rate.'
            : 'The highest temperature gives the largest constant, and the reaction is fastest there as well. Against it speaks the energy that heating costs.',
          marks: exothermic
            ? [
                ['R1', 'low temperature: high yield'],
                ['R1', 'but slow, so a compromise (with a catalyst)'],
              ]
            : [
                ['R1', 'high temperature: high yield and rate'],
                ['R1', 'against it: cost of energy'],
              ],
        },
      ],
    });
  },
  check: ({ k, use }, { value: constant, exothermic }) => {
    assertClose(constant / k[use], 1, 'constant of the experiment', 0.06);
    assert.ok(exothermic ? k[0] > k[1] && k[1] > k[2] : k[0] < k[1] && k[1] < k[2]);
  },
});

export const ratesAndEquilibriaData = [halfLives, rateChoice, observedShift, constantsTable];
