import { assertClose, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { foreseen, hlOnly } from './marking.ts';

/** Reactivity 2.2 at higher level: orders from half-lives. */

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
    hint: 'By what factor does each concentration change?',
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
    hint: 'Which units must cancel for the rate to have its own unit?',
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
      ['One that appears in the overall equation', 'It cancels from that equation.'],
    ],
    hint: 'Does it appear in the overall equation?',
    why: 'An intermediate forms in one step and reacts in a later one, so it does not appear in the overall equation.',
  },
]);

export const ordersInData = [halfLives, rateChoice];
