import assert from 'node:assert/strict';
import { assertClose, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { GAS_CONSTANT } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Reactivity 2.2: rates explained at length; mechanisms and the Arrhenius equation at higher level. */

const tex = String.raw;

interface RateCase {
  what: string;
  change: string;
  /** What the change does: to the frequency of collisions, to their energy, or to the barrier. */
  by: 'frequency' | 'energy' | 'barrier';
  sketch: boolean;
  extra: string;
  answer: string;
}

const ratesExplained = defineTemplate({
  key: 'chem-rates-explained-at-length',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R2.2.1', 2),
  variants: [
    {
      what: 'Milk turns sour in a day in a warm kitchen, but keeps for a week in a refrigerator.',
      change: 'the lower temperature',
      by: 'energy',
      sketch: true,
      extra: 'Suggest why freezing slows the reactions even more than the fall of temperature alone explains.',
      answer: 'Particles in a solid can hardly move and meet.',
    },
    {
      what: 'Hydrogen peroxide solution keeps for months, but foams at once when manganese(IV) oxide is added.',
      change: 'the manganese(IV) oxide',
      by: 'barrier',
      sketch: true,
      extra: 'Outline how one could show that the oxide is not used up.',
      answer: 'Filter, dry and weigh it before and after.',
    },
    {
      what: 'Flour dust in the air of a mill can explode, while a heap of flour only smoulders.',
      change: 'spreading the flour as dust',
      by: 'frequency',
      sketch: false,
      extra: 'Suggest one measure that lowers the danger in a mill.',
      answer: 'Removing dust, avoiding sparks, or an atmosphere with less oxygen.',
    },
    {
      what: 'Calcium carbonate chips react faster with hydrochloric acid of twice the concentration.',
      change: 'the larger concentration',
      by: 'frequency',
      sketch: false,
      extra: 'Predict, with a reason, whether the final volume of gas changes if the carbonate is the limiting reactant.',
      answer: 'It does not: the same amount of carbonate reacts.',
    },
    {
      what: 'The reaction of nitrogen with hydrogen is made several thousand times faster by iron.',
      change: 'the iron',
      by: 'barrier',
      sketch: true,
      extra: 'State the effect of the iron on the yield of ammonia at equilibrium.',
      answer: 'None: both directions become faster alike.',
    },
    {
      what: 'A potato cooks faster in a pressure cooker, in which water boils at 120 °C instead of 100 °C.',
      change: 'the higher temperature',
      by: 'energy',
      sketch: true,
      extra: 'Suggest why the pressure itself hardly matters for reactions within the potato.',
      answer: 'They take place in solution, whose concentrations pressure does not change.',
    },
  ] as readonly RateCase[],
  solve: ({ by }) => ({ faster: by === 'energy' ? 'fraction' : by === 'barrier' ? 'fraction' : 'frequency' }),
  write: ({ what, change, by, sketch, extra, answer }) => {
    const text = {
      energy: [
        'Particles have a range of kinetic energies; temperature is a measure of their average.',
        'Only collisions with at least the activation energy, and in the right orientation, lead to a reaction.',
        'At a higher temperature the Maxwell-Boltzmann curve is lower and shifted to higher energies; its area stays the same.',
        'A much larger fraction of particles then has at least the activation energy.',
        'Collisions are also more frequent, which matters less.',
        'At a lower temperature all this is reversed, so the rate falls.',
      ],
      barrier: [
        'Particles must collide with at least the activation energy, and in the right orientation.',
        'A catalyst offers another pathway (for example on its surface).',
        'This pathway has a lower activation energy.',
        'In the Maxwell-Boltzmann curve the line of the activation energy moves to the left; the curve itself stays.',
        'A larger fraction of collisions is then successful, so the rate rises.',
        'The catalyst is not used up, and the enthalpy change stays the same.',
      ],
      frequency: [
        'A reaction needs collisions between particles.',
        'Collisions must have at least the activation energy and the right orientation.',
        change.includes('dust')
          ? 'Fine dust has a far larger surface for the same mass.'
          : 'In the more concentrated acid there are more hydrogen ions in the same volume.',
        change.includes('dust')
          ? 'Particles of oxygen collide with the flour in far more places at once.'
          : 'They collide with the surface of the carbonate more often.',
        'More collisions in a certain time mean more successful ones, so the rate rises.',
        'The fraction of collisions with enough energy stays the same at the same temperature.',
      ],
    }[by];
    return inParts({
      stem: what,
      hint: 'Say what happens to the collisions: how often, and how many of them succeed.',
      parts: [
        {
          ask: `Explain the effect of ${change} in terms of collision theory.${sketch ? ` Include a labelled Maxwell-Boltzmann sketch ${by === 'energy' ? 'for two temperatures' : 'with both activation energies'}.` : ' Refer both to the number and to the energy of collisions.'}`,
          answer: text.slice(3, 5).join(' '),
          solution:
            text.join(' ') +
            (sketch
              ? ' Axes of the sketch: fraction (or number) of particles against kinetic energy; curves begin at the origin and never meet the axis again.'
              : ''),
          marks: text.map(
            (line, i) =>
              [
                'A1',
                `${line.replace(/\.$/, '')}${i === text.length - 1 ? '; do not accept “particles react faster” for any of these points' : ''}`,
              ] as const,
          ),
          keys: [{ kind: 'compare' }],
        },
        { ask: extra, answer, solution: answer, marks: [['A1', answer.replace(/\.$/, '')]] },
      ],
    });
  },
  check: ({ by }, { faster }) => {
    // With a Boltzmann factor: 20 K change the fraction above 50 kJ/mol far more than the square root of T changes the frequency.
    const fraction = (t: number, energy: number) => Math.exp(-energy / (GAS_CONSTANT * t));
    const gain = fraction(393, 50_000) / fraction(373, 50_000);
    assert.ok(gain > 2 && gain > 20 * (Math.sqrt(393 / 373) - 1));
    assert.equal(faster === 'frequency', by === 'frequency');
    assert.ok(fraction(298, 40_000) > fraction(298, 75_000));
  },
});

interface Mechanism {
  form: 'which' | 'deduce' | 'intermediate';
  overall: string;
  /** Elementary steps with the slow one marked by its place. */
  steps: readonly [string, string];
  slow: 0 | 1;
  law: string;
  order: number;
  other: string;
  between: string;
}

const mechanisms = defineTemplate({
  key: 'chem-mechanism-and-rate-equation',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R2.2.3', 2),
  variants: [
    {
      form: 'which',
      overall: 'NO2 + CO -> NO + CO2',
      steps: ['2NO2 -> NO3 + NO', 'NO3 + CO -> NO2 + CO2'],
      slow: 0,
      law: '[NO2]^2',
      order: 2,
      other: '[NO2][CO]',
      between: 'NO3',
    },
    {
      form: 'deduce',
      overall: '2NO + O2 -> 2NO2',
      steps: ['2NO <=> N2O2', 'N2O2 + O2 -> 2NO2'],
      slow: 1,
      law: '[NO]^2[O2]',
      order: 3,
      other: '[NO][O2]',
      between: 'N2O2',
    },
    {
      form: 'intermediate',
      overall: '2H2O2 -> 2H2O + O2',
      steps: ['H2O2 + I^{-} -> H2O + IO^{-}', 'H2O2 + IO^{-} -> H2O + O2 + I^{-}'],
      slow: 0,
      law: '[H2O2][I^{-}]',
      order: 2,
      other: '[H2O2]^2',
      between: 'IO^{-}',
    },
    {
      form: 'which',
      overall: '2NO2 + F2 -> 2NO2F',
      steps: ['NO2 + F2 -> NO2F + F', 'NO2 + F -> NO2F'],
      slow: 0,
      law: '[NO2][F2]',
      order: 2,
      other: '[NO2]^2[F2]',
      between: 'F',
    },
    {
      form: 'deduce',
      overall: 'H2 + 2ICl -> I2 + 2HCl',
      steps: ['H2 + ICl -> HI + HCl', 'HI + ICl -> I2 + HCl'],
      slow: 0,
      law: '[H2][ICl]',
      order: 2,
      other: '[H2][ICl]^2',
      between: 'HI',
    },
    {
      form: 'intermediate',
      overall: '2O3 -> 3O2',
      steps: ['O3 + Cl -> O2 + ClO', 'ClO + O3 -> 2O2 + Cl'],
      slow: 0,
      law: '[O3][Cl]',
      order: 2,
      other: '[O3]^2',
      between: 'ClO',
    },
  ] as readonly Mechanism[],
  solve: ({ order }) => ({
    factor: 2 ** order,
    units: order === 2 ? tex`\text{dm}^{3}\text{ mol}^{-1}\text{ s}^{-1}` : tex`\text{dm}^{6}\text{ mol}^{-2}\text{ s}^{-1}`,
  }),
  write: ({ form, overall, steps, slow, law, order, other, between }, { factor, units }) => {
    const rate = (text: string) =>
      tex`\text{rate} = k${text.replace(/\[([^\]]+)\]/g, (_, inner: string) => tex`[\ce{${inner}}]`)}`;
    const shown = `Step 1: $\\ce{${steps[0]}}$ ${slow === 0 ? '(slow)' : '(fast equilibrium)'}\n\nStep 2: $\\ce{${steps[1]}}$ ${slow === 1 ? '(slow)' : '(fast)'}`;
    const verify = {
      ask: 'Verify that the steps add up to the overall equation, and identify the intermediate.',
      answer: tex`$\ce{${between}}$`,
      solution: tex`Adding both steps and cancelling what is on both sides gives $\ce{${overall}}$. $\ce{${between}}$ is made in step 1 and used up in step 2: the intermediate.`,
      marks: [
        ['A1', 'steps added and cancelled'],
        ['A1', tex`$\ce{${between}}$`],
      ],
    } as const;
    const effect = {
      ask: 'Predict the factor by which the rate changes if all concentrations in the rate equation are doubled, and state the units of the rate constant.',
      answer: tex`$${factor}$; $${units}$`,
      solution: tex`The overall order is $${order}$: $2^{${order}} = ${factor}$. Units: $\dfrac{\text{mol dm}^{-3}\text{ s}^{-1}}{(\text{mol dm}^{-3})^{${order}}} = ${units}$.`,
      marks: [
        ['A1', tex`$${factor}$`],
        ['A1', tex`$${units}$`],
      ],
      keys: [value(factor, '', { tolerance: 0 })],
    } as const;
    if (form === 'which')
      return inParts({
        stem: tex`Experiments show for $\ce{${overall}}$ that $${rate(law)}$. Two mechanisms are suggested: one single step as in the equation, and

${shown}`,
        hint: 'The slow step and what comes before it decide the rate equation.',
        parts: [
          {
            ask: 'Deduce which mechanism agrees with the rate equation, and explain why the other must be rejected.',
            answer: 'The one with two steps.',
            solution: tex`In a single step all reactants would be in the rate equation, $${rate(other)}$, which experiments contradict. In the two-step mechanism the slow first step has just the particles of $${rate(law)}$.`,
            marks: [
              ['A1', 'mechanism of two steps'],
              ['R1', 'its slow step has the particles of the rate equation'],
              ['R1', tex`single step would mean $${rate(other)}$`],
            ],
          },
          verify,
          effect,
          {
            ask: 'Explain why agreement with the rate equation does not prove the mechanism.',
            answer: 'Other mechanisms may lead to the same rate equation.',
            solution:
              'Another sequence of steps may have the same slow step or the same rate equation. A mechanism can be excluded by experiments, but not be proved; the detection of the intermediate supports it.',
            marks: [['R1', 'another mechanism may give the same rate equation']],
          },
        ],
      });
    if (form === 'deduce')
      return inParts({
        stem: tex`For $\ce{${overall}}$ this mechanism is suggested:

${shown}`,
        hint: slow === 1 ? 'How does step 1 fix the concentration of the intermediate?' : 'Only the slow step decides.',
        parts: [
          {
            ask: 'Deduce the rate equation.',
            answer: tex`$${rate(law)}$`,
            solution:
              slow === 1
                ? tex`The slow step 2 has $\text{rate} = k_2[\ce{N2O2}][\ce{O2}]$. In the fast equilibrium $[\ce{N2O2}] = K[\ce{NO}]^2$. So $${rate(law)}$ with $k = k_2K$.`
                : tex`The slow step 1 decides the rate: $${rate(law)}$. What reacts only after it does not appear.`,
            marks: [
              ['R1', slow === 1 ? 'slow step with the intermediate replaced by the equilibrium' : 'slow step decides'],
              ['A1', tex`$${rate(law)}$`],
            ],
          },
          verify,
          effect,
          {
            ask: 'Suggest how the molecularity of the slow step differs from the order of the reaction.',
            answer: 'Molecularity: particles in one step; order: sum of the exponents found by experiment.',
            solution: tex`Molecularity is the number of particles that meet in one elementary step, here $2$ in the slow step. The order is the sum of the exponents in the rate equation, here $${order}$, and is found by experiment.`,
            marks: [
              ['A1', 'molecularity: particles in an elementary step (2)'],
              ['A1', tex`order: sum of exponents ($${order}$)`],
            ],
          },
        ],
      });
    const catalyst = steps[0].split(' -> ')[0]?.split(' + ')[1] ?? '';
    return inParts({
      stem: tex`The reaction $\ce{${overall}}$ takes place in the presence of $\ce{${catalyst}}$ by

${shown}`,
      hint: 'What is there at the start and again at the end, and what only in between?',
      parts: [
        verify,
        {
          ask: tex`State the role of $\ce{${catalyst}}$, and distinguish it from an intermediate.`,
          answer: 'Catalyst: used first and formed again.',
          solution: tex`$\ce{${catalyst}}$ is used up in step 1 and formed again in step 2: a catalyst. An intermediate is formed first and used up afterwards.`,
          marks: [
            ['A1', 'catalyst'],
            ['R1', 'catalyst: used then formed; intermediate: formed then used'],
          ],
        },
        {
          ask: 'Deduce the rate equation.',
          answer: tex`$${rate(law)}$`,
          solution: tex`The slow step decides: $${rate(law)}$. The catalyst is in it although it is not in the overall equation.`,
          marks: [['A1', tex`$${rate(law)}$`]],
        },
        effect,
      ],
    });
  },
  check: ({ steps, slow, order }, { factor }) => {
    // Simulate the elementary steps with a slow one a thousand times slower, and double what stands at the start.
    const particles = (step: string) =>
      (step.split(/ -> | <=> /)[0] ?? '').split(' + ').reduce((sum, one) => sum + Number(/^\d/.exec(one)?.[0] ?? 1), 0);
    assert.equal(slow === 0 ? particles(steps[0]) : particles(steps[0]) + particles(steps[1]) - 1, order);
    const run = (c: number) => {
      const state = simulate((_, [a = 0]) => [-(c > 0 ? 1e-3 : 0) * a ** order, 1e-3 * a ** order], [c, 0], 1, 50);
      return state[1] ?? 0;
    };
    assertClose(run(0.02) / run(0.01), factor, 'factor', 0.01);
  },
});

const arrhenius = defineTemplate({
  key: 'chem-arrhenius-two-temperatures',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R2.2.3', 2),
  variants: [
    { form: 'barrier', energy: 52.9, low: 298, high: 308, k: 1.2e-3 },
    { form: 'predict', energy: 103, low: 318, high: 338, k: 4.8e-4 },
    { form: 'catalyst', energy: 76, low: 298, high: 298, k: 2e-5, lowered: 57 },
    { form: 'barrier', energy: 184, low: 600, high: 640, k: 3.1e-6 },
    { form: 'predict', energy: 61.5, low: 290, high: 315, k: 0.012 },
    { form: 'catalyst', energy: 95, low: 350, high: 350, k: 1e-4, lowered: 70 },
  ] as readonly {
    form: 'barrier' | 'predict' | 'catalyst';
    energy: number;
    low: number;
    high: number;
    k: number;
    lowered?: number;
  }[],
  solve: ({ energy, low, high, k, lowered = energy }) => ({
    ratio: Math.exp(((1000 * energy) / GAS_CONSTANT) * (1 / low - 1 / high) + (1000 * (energy - lowered)) / (GAS_CONSTANT * low)),
    factor: Math.log(k) + (1000 * energy) / (GAS_CONSTANT * low),
  }),
  write: ({ form, energy, low, high, k, lowered = energy }, { ratio, factor }) => {
    const later = k * ratio;
    const meaning = {
      ask: 'State what the Arrhenius factor represents.',
      answer: 'The frequency of collisions with the right orientation.',
      solution: tex`$A$ stands for how often particles collide in the right orientation; the exponential factor is the fraction of collisions with at least the activation energy.`,
      marks: [['A1', 'frequency of collisions with proper orientation']],
    } as const;
    const plot = {
      ask: tex`Outline how the activation energy is found from rate constants at several temperatures, and why this is better than two.`,
      answer: tex`Gradient of $\ln k$ against $\frac{1}{T}$; random errors are evened out.`,
      solution: tex`Plot $\ln k$ against $\dfrac{1}{T}$; the line of best fit has the gradient $-\dfrac{E_{\text{a}}}{R}$. With several points random errors are evened out, and an outlier or a curve would show.`,
      marks: [
        ['A1', tex`gradient of $\ln k$ against $\frac{1}{T}$ is $-\frac{E_{\text{a}}}{R}$`],
        ['R1', 'evens out random errors / shows outliers'],
      ],
    } as const;
    if (form === 'barrier')
      return inParts({
        stem: tex`A rate constant is $${scientific(k)}\text{ s}^{-1}$ at $${low}\text{ K}$ and $${scientific(later)}\text{ s}^{-1}$ at $${high}\text{ K}$. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
        hint: 'What do the Arrhenius equations at the two temperatures have in common?',
        parts: [
          {
            ask: tex`Determine the activation energy, in $\text{kJ mol}^{-1}$.`,
            answer: tex`$${significant(energy)}\text{ kJ mol}^{-1}$`,
            solution: tex`$\ln\dfrac{k_2}{k_1} = \dfrac{E_{\text{a}}}{R}\left(\dfrac{1}{T_1} - \dfrac{1}{T_2}\right)$, with $\ln\dfrac{${scientific(later)}}{${scientific(k)}} = ${significant(Math.log(ratio))}$. $E_{\text{a}} = \dfrac{8.31 \times ${significant(Math.log(ratio))}}{\frac{1}{${low}} - \frac{1}{${high}}}\text{ J mol}^{-1} \approx ${significant(energy)}\text{ kJ mol}^{-1}$.`,
            marks: [
              ['M1', 'equation for both temperatures, subtracted'],
              ['M1', tex`$\ln$ of the ratio $${significant(Math.log(ratio))}$`],
              ['A1', tex`$${significant(energy)}\text{ kJ mol}^{-1}$`],
            ],
            keys: [value(energy, 'kJ mol⁻¹', { relative: 0.015 })],
          },
          meaning,
          plot,
        ],
      });
    if (form === 'predict')
      return inParts({
        stem: tex`A reaction has the activation energy $${significant(energy)}\text{ kJ mol}^{-1}$ and the rate constant $${scientific(k)}\text{ s}^{-1}$ at $${low}\text{ K}$. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
        hint: 'The Arrhenius factor is the same at both temperatures.',
        parts: [
          {
            ask: tex`Calculate $\ln A$.`,
            answer: tex`$${significant(factor)}$`,
            solution: tex`$\ln A = \ln k + \dfrac{E_{\text{a}}}{RT} = ${significant(Math.log(k), 4)} + \dfrac{${significant(energy)} \times 10^{3}}{8.31 \times ${low}} = ${significant(factor)}$`,
            marks: [
              ['M1', tex`$\ln k = \ln A - \frac{E_{\text{a}}}{RT}$`],
              ['A1', tex`$${significant(factor)}$`],
            ],
            keys: [value(factor)],
          },
          {
            ask: tex`Determine the factor by which the rate constant increases from $${low}$ to $${high}\text{ K}$.`,
            answer: tex`$${significant(ratio)}$`,
            solution: tex`$\ln\dfrac{k_2}{k_1} = \dfrac{${significant(energy)} \times 10^{3}}{8.31}\left(\dfrac{1}{${low}} - \dfrac{1}{${high}}\right) = ${significant(Math.log(ratio))}$, so the factor is $${significant(ratio)}$.`,
            marks: [
              ['M1', 'difference of the reciprocals of the temperatures'],
              ['A1', tex`$${significant(ratio)}$`],
            ],
            keys: [value(ratio, '', { relative: 0.02 })],
          },
          meaning,
          plot,
        ],
      });
    return inParts({
      stem: tex`At $${low}\text{ K}$ a catalyst lowers the activation energy of a reaction from $${significant(energy, 2)}$ to $${significant(lowered, 2)}\text{ kJ mol}^{-1}$; the Arrhenius factor stays the same. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'What do the two Arrhenius equations have in common?',
      parts: [
        {
          ask: 'Determine the factor by which the rate constant increases, to two significant figures.',
          answer: tex`$${significant(ratio, 2)}$`,
          solution: tex`$\dfrac{k_2}{k_1} = e^{\frac{(${significant(energy, 2)} - ${significant(lowered, 2)}) \times 10^{3}}{8.31 \times ${low}}} = e^{${significant((1000 * (energy - lowered)) / (GAS_CONSTANT * low), 4)}} \approx ${significant(ratio, 2)}$`,
          marks: [
            ['M1', 'difference of the activation energies in the exponent'],
            ['A1', tex`$${significant(ratio, 2)}$`],
          ],
          keys: [value(ratio, '', { relative: 0.03 })],
        },
        {
          ask: 'Without a calculation, deduce whether the catalysed or the uncatalysed reaction depends more on temperature.',
          answer: 'The uncatalysed one.',
          solution: tex`The gradient of $\ln k$ against $\dfrac{1}{T}$ is $-\dfrac{E_{\text{a}}}{R}$: the larger activation energy means the steeper line, so the uncatalysed reaction depends more on temperature.`,
          marks: [
            ['A1', 'uncatalysed'],
            ['R1', 'larger activation energy, steeper line'],
          ],
        },
        meaning,
        plot,
      ],
    });
  },
  check: ({ energy, low, high, lowered = energy }, { ratio }) => {
    // Integrate d ln k / dT from one temperature to the other, and d ln k / dE at fixed temperature.
    let sum = 0;
    for (let i = 0; i < 4000; i++) {
      const t = low + ((high - low) * (i + 0.5)) / 4000;
      sum += (((1000 * energy) / (GAS_CONSTANT * t * t)) * (high - low)) / 4000;
      sum += (1000 * (energy - lowered)) / (GAS_CONSTANT * low) / 4000;
    }
    assertClose(sum, Math.log(ratio), 'ln of the ratio', 1e-5);
  },
});

export const ratesInDepth = [ratesExplained, mechanisms, arrhenius];
