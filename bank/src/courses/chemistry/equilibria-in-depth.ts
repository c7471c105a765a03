import assert from 'node:assert/strict';
import { assertClose, bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Reactivity 2.3: conditions of equilibria discussed; the reaction quotient at higher level. */

const tex = String.raw;

interface Shift {
  form: 'industry' | 'graph in words' | 'error';
  equation: string;
  name: string;
  enthalpy: number;
  /** Gas molecules on the left and on the right. */
  gas: readonly [number, number];
  product: string;
}

const shifts = defineTemplate({
  key: 'chem-equilibrium-conditions-discussed',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R2.3', 2),
  variants: [
    { form: 'industry', equation: 'N2(g) + 3H2(g) <=> 2NH3(g)', name: 'ammonia', enthalpy: -92, gas: [4, 2], product: 'NH3' },
    {
      form: 'graph in words',
      equation: 'H2(g) + I2(g) <=> 2HI(g)',
      name: 'hydrogen iodide',
      enthalpy: -10,
      gas: [2, 2],
      product: 'HI',
    },
    {
      form: 'error',
      equation: '2SO2(g) + O2(g) <=> 2SO3(g)',
      name: 'sulfur trioxide',
      enthalpy: -198,
      gas: [3, 2],
      product: 'SO3',
    },
    { form: 'industry', equation: 'CO(g) + 2H2(g) <=> CH3OH(g)', name: 'methanol', enthalpy: -91, gas: [3, 1], product: 'CH3OH' },
    {
      form: 'graph in words',
      equation: 'N2O4(g) <=> 2NO2(g)',
      name: 'nitrogen dioxide',
      enthalpy: 57,
      gas: [1, 2],
      product: 'NO2',
    },
    {
      form: 'error',
      equation: 'CH4(g) + H2O(g) <=> CO(g) + 3H2(g)',
      name: 'hydrogen',
      enthalpy: 206,
      gas: [2, 4],
      product: 'H2',
    },
  ] as readonly Shift[],
  solve: ({ enthalpy, gas: [left, right] }) => ({
    hot: enthalpy > 0 ? 'more' : 'less',
    pressed: right > left ? 'less' : right < left ? 'more' : 'the same',
  }),
  write: ({ form, equation, name, enthalpy, gas: [left, right], product }, { hot, pressed }) => {
    const heat = enthalpy < 0 ? 'exothermic' : 'endothermic';
    if (form === 'industry')
      return inParts({
        stem: tex`${name[0]?.toUpperCase()}${name.slice(1)} is made by $\ce{${equation}}$, $\Delta H = ${enthalpy}\text{ kJ mol}^{-1}$. A works uses $${product === 'NH3' ? 450 : 250}\,^{\circ}\text{C}$, $${product === 'NH3' ? 200 : 80}$ times atmospheric pressure and a catalyst, and takes out the product all the time.`,
        hint: 'Which of the conditions affect the yield, and which the rate?',
        parts: [
          {
            ask: 'Discuss the choice of each of the four conditions. Refer to yield, rate and cost.',
            answer: 'A compromise temperature, a high pressure limited by cost, a catalyst for the rate, removal for the yield.',
            solution: tex`Temperature: the forward reaction is ${heat}, so a low temperature would give the best yield; but then the rate would be too small. The temperature used is a compromise.

Pressure: ${left} gas molecules turn into ${right}, so a high pressure shifts the equilibrium to the right, and it raises the rate as well. Very high pressure is costly and dangerous.

Catalyst: it raises both rates alike, so equilibrium is reached sooner at a lower temperature; it does not change the yield.

Removal: taking out the product keeps its concentration low, so the system keeps reacting to the right. Unused reactants are led back.`,
            marks: [
              ['R1', `low temperature would favour the ${heat} forward reaction`],
              ['R1', 'but the rate would be too small: compromise'],
              ['R1', `high pressure favours the side with fewer gas molecules (${left} to ${right})`],
              ['R1', 'high pressure raises the rate / but is costly or dangerous'],
              ['R1', 'catalyst raises the rate'],
              ['R1', 'catalyst does not change the position of equilibrium'],
              ['R1', 'removal of product shifts the equilibrium to the right'],
            ],
            keys: [{ kind: 'compare' }],
          },
          {
            ask: 'State which of the four changes the value of the equilibrium constant.',
            answer: 'The temperature alone.',
            solution: 'The equilibrium constant depends on temperature only.',
            marks: [['A1', 'temperature only']],
          },
        ],
      });
    if (form === 'graph in words')
      return inParts({
        stem: tex`A sealed syringe holds the equilibrium $\ce{${equation}}$, $\Delta H = ${enthalpy > 0 ? '+' : ''}${enthalpy}\text{ kJ mol}^{-1}$. Only $\ce{${product === 'HI' ? 'I2' : 'NO2'}}$ is coloured.`,
        hint: 'At first the same particles are in a smaller space; then the system reacts.',
        parts: [
          {
            ask: 'The syringe is suddenly pressed to half its volume. Describe and explain the change of the colour, at once and after some time.',
            answer: left === right ? 'Darker at once; then no further change.' : 'Darker at once, then somewhat paler.',
            solution:
              left === right
                ? 'At once the colour deepens, because all concentrations double. Afterwards nothing changes: there are equally many gas molecules on both sides, so the position of equilibrium does not depend on the pressure.'
                : 'At once the colour deepens, because the concentration doubles. Then the system shifts to the side with fewer gas molecules, which uses up the coloured gas, so the colour becomes paler again, though it stays darker than before.',
            marks: [
              ['A1', 'darker at once: concentration doubles'],
              ['A1', left === right ? 'no further change' : 'then paler'],
              [
                'R1',
                left === right ? 'same number of gas molecules on both sides' : 'shift to the side with fewer gas molecules',
              ],
            ],
          },
          {
            ask: 'Predict, with a reason, the change of the colour on warming at constant volume.',
            answer: 'Darker.',
            solution: tex`The forward reaction is ${heat}; a higher temperature favours the endothermic ${enthalpy < 0 ? 'reverse' : 'forward'} reaction, which makes $\ce{${product === 'HI' ? 'I2' : 'NO2'}}$: the colour deepens.`,
            marks: [
              ['A1', 'darker'],
              ['R1', `endothermic ${enthalpy < 0 ? 'reverse' : 'forward'} reaction is favoured`],
            ],
          },
          {
            ask: 'Explain, in terms of rates, how the new equilibrium is reached after warming.',
            answer: 'Both rates rise, that of the endothermic direction more, until they are equal again.',
            solution:
              'Both rates become larger, that of the endothermic direction at first more than the other. Its reactants become fewer and its products more until both rates are equal again: equilibrium is dynamic.',
            marks: [
              ['R1', 'both rates increase, that of the endothermic direction more'],
              ['R1', 'until both rates are equal'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`In the manufacture of ${name}, $\ce{${equation}}$, $\Delta H = ${enthalpy > 0 ? '+' : ''}${enthalpy}\text{ kJ mol}^{-1}$, a student recommends: "Raise the temperature, because it makes the reaction faster and so gives ${enthalpy < 0 ? 'more product' : 'less product, but sooner'}. ${right > left ? 'Raise the pressure, so that more product forms.' : 'Lower the pressure, so that more product forms.'} Add a catalyst, so that the equilibrium lies further to the right."`,
      hint: 'Rate and position of equilibrium are two different matters.',
      parts: [
        {
          ask: 'Evaluate each of the three recommendations.',
          answer: `Temperature: faster, ${hot} product at equilibrium. Pressure: ${right > left ? 'a high one gives less product' : 'a low one gives less product'}. Catalyst: no effect on the position.`,
          solution: tex`Temperature: the reaction does become faster, but since it is ${heat} the equilibrium shifts ${enthalpy < 0 ? 'to the left and there is less product' : 'to the right and there is more product'}.

Pressure: ${left} gas molecules turn into ${right}. A high pressure favours the side with fewer, so ${pressed === 'more' ? 'it should be raised, not lowered, for more product' : 'it lowers the share of product'}.

Catalyst: it increases both rates by the same factor; equilibrium is reached sooner, but its position is unchanged.`,
          marks: [
            ['R1', 'higher temperature: faster'],
            ['R1', `${heat}: ${hot} product at equilibrium`],
            ['R1', `pressure: compares ${left} and ${right} gas molecules`],
            ['A1', pressed === 'more' ? 'high pressure gives more product' : 'high pressure gives less product'],
            ['R1', 'catalyst speeds up both directions alike'],
            ['A1', 'position of equilibrium unchanged by the catalyst; do not accept a verdict without its reason'],
          ],
          keys: [{ kind: 'compare' }],
        },
        {
          ask: tex`Deduce how the equilibrium constant changes when the temperature is raised.`,
          answer: enthalpy < 0 ? 'It becomes smaller.' : 'It becomes larger.',
          solution: `The equilibrium shifts ${enthalpy < 0 ? 'to the left' : 'to the right'}, so the constant becomes ${enthalpy < 0 ? 'smaller' : 'larger'}.`,
          marks: [['A1', enthalpy < 0 ? 'smaller' : 'larger']],
        },
      ],
    });
  },
  check: ({ enthalpy, gas: [left, right] }, { hot, pressed }) => {
    // Solve A(left) = B(right) with K = 1 at unit pressure for the extent at pressures 1 and 10, and with K shifted by temperature.
    const extent = (k: number, p: number) =>
      bisect((x) => (right * x * p) ** right - k * Math.max(1e-12, left * (1 - x) * p) ** left, 1e-9, 1 - 1e-9);
    const [one, ten, warm] = [extent(1, 1), extent(1, 10), extent(Math.exp(enthalpy / 50), 1)];
    assert.equal(pressed, Math.abs(one - ten) < 1e-6 ? 'the same' : ten > one ? 'more' : 'less');
    assert.equal(hot, warm > one ? 'more' : 'less');
  },
});

const quotients = defineTemplate({
  key: 'chem-reaction-quotient',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R2.3', 2),
  variants: [
    { form: 'direction', k: 50, start: [0.2, 0.2, 0.5] },
    { form: 'small', k: 4e-6, start: [0.5, 0, 0] },
    { form: 'disturb', k: 4, start: [0.3, 0.3, 0.6], added: 0.4 },
    { form: 'direction', k: 0.02, start: [0.3, 0.4, 0.1] },
    { form: 'small', k: 9e-8, start: [0.25, 0, 0] },
    { form: 'disturb', k: 9, start: [0.2, 0.2, 0.6], added: 0.2 },
  ] as readonly {
    form: 'direction' | 'small' | 'disturb';
    k: number;
    start: readonly [number, number, number];
    added?: number;
  }[],
  solve: ({ form, k, start: [a, b, c], added = 0 }) => {
    // Equal numbers of molecules on both sides: A + B = 2C; the small constants are those of 2C = A + B.
    if (form === 'small') return { q: 0, change: (a * Math.sqrt(k)) as number };
    const [a2, root] = [a + added, Math.sqrt(k)];
    const q = c ** 2 / (a2 * b);
    const change = bisect((x) => c + 2 * x - root * Math.sqrt((a2 - x) * (b - x)), -c / 2, Math.min(a2, b));
    return { q, change };
  },
  write: ({ form, k, start: [a, b, c], added = 0 }, { q, change }) => {
    const equation = tex`$\ce{A(g) + B(g) <=> 2C(g)}$`;
    if (form === 'small')
      return inParts({
        stem: tex`For $\ce{2C(g) <=> A(g) + B(g)}$ $K = ${scientific(k, 1)}$ at a certain temperature. $${a.toFixed(2)}\text{ mol}$ of $\ce{C}$ is put into a flask of $1.00\text{ dm}^{3}$.`,
        hint: 'Let x of A form; how much of C is then left, and may it be left out?',
        parts: [
          {
            ask: tex`Determine the concentration of $\ce{A}$ at equilibrium, stating the assumption.`,
            answer: tex`$${scientific(change, 2)}\text{ mol dm}^{-3}$`,
            solution: tex`With $[\ce{A}] = [\ce{B}] = x$ and $[\ce{C}] = ${a.toFixed(2)} - 2x$: $K = \dfrac{x^2}{(${a.toFixed(2)} - 2x)^2}$. $K$ is very small, so $2x$ is left out beside $${a.toFixed(2)}$: $x \approx ${a.toFixed(2)} \times \sqrt{${scientific(k, 1)}} = ${scientific(change, 2)}\text{ mol dm}^{-3}$.`,
            marks: [
              ['M1', 'expression with x'],
              ['R1', tex`assumption: $2x$ negligible beside the initial concentration`],
              ['A1', tex`$${scientific(change, 2)}\text{ mol dm}^{-3}$`],
            ],
            keys: [value(change, 'mol dm⁻³', { relative: 0.02 })],
          },
          {
            ask: 'Verify that the assumption was justified.',
            answer: tex`$${significant((200 * change) / a, 2)}\,\%$`,
            solution: tex`$\dfrac{2 \times ${scientific(change, 2)}}{${a.toFixed(2)}} \times 100 = ${significant((200 * change) / a, 2)}\,\%$ of $\ce{C}$ has reacted, far below $5\,\%$.`,
            marks: [
              ['A1', tex`$${significant((200 * change) / a, 2)}\,\%$`],
              ['R1', 'small, so justified'],
            ],
            keys: [value((200 * change) / a, '%', { relative: 0.05 })],
          },
          {
            ask: tex`Deduce $K$ for $\ce{1/2A(g) + 1/2B(g) <=> C(g)}$ at this temperature.`,
            answer: tex`$${significant(1 / Math.sqrt(k))}$`,
            solution: tex`Reversed and halved: $\dfrac{1}{\sqrt{${scientific(k, 1)}}} = ${significant(1 / Math.sqrt(k))}$.`,
            marks: [
              ['M1', 'reciprocal and square root'],
              ['A1', tex`$${significant(1 / Math.sqrt(k))}$`],
            ],
            keys: [value(1 / Math.sqrt(k))],
          },
        ],
      });
    const forward = q < k;
    const [a1, b1, c1] = [a + added - change, b - change, c + 2 * change];
    const find = {
      ask: tex`Determine the concentration of $\ce{C}$ at ${form === 'disturb' ? 'the new ' : ''}equilibrium.`,
      answer: tex`$${significant(c1)}\text{ mol dm}^{-3}$`,
      solution: tex`With a change $x$ to the ${forward ? 'right' : 'left'}: $\dfrac{(${significant(c, 2)} ${forward ? '+' : '-'} 2x)^2}{(${significant(a + added, 2)} ${forward ? '-' : '+'} x)(${significant(b, 2)} ${forward ? '-' : '+'} x)} = ${significant(k, 2)}$. Solved (graphically or as a quadratic): $x = ${significant(Math.abs(change))}$, so $[\ce{C}] = ${significant(c1)}\text{ mol dm}^{-3}$. Check: $\dfrac{${significant(c1, 4)}^2}{${significant(a1, 4)} \times ${significant(b1, 4)}} \approx ${significant(k, 2)}$.`,
      marks: [
        ['M1', 'changes in the ratio 1 : 1 : 2 with the right signs'],
        ['M1', 'equilibrium expression with x'],
        ['A1', tex`$x = ${significant(Math.abs(change))}$`],
        ['A1', tex`$${significant(c1)}\text{ mol dm}^{-3}$`],
      ],
      keys: [value(c1, 'mol dm⁻³', { relative: 0.015 })],
    } as const;
    const gibbs = {
      ask: tex`State the signs of $\Delta G$ for the mixture at first, and of $\Delta G^{\ominus}$.`,
      answer: tex`$\Delta G ${forward ? '<' : '>'} 0$; $\Delta G^{\ominus} ${k > 1 ? '<' : '>'} 0$`,
      solution: tex`The mixture reacts ${forward ? 'forward, so $\\Delta G < 0$' : 'backward, so $\\Delta G > 0$'}. With $K ${k > 1 ? '>' : '<'} 1$ $\Delta G^{\ominus} = -RT\ln K ${k > 1 ? '<' : '>'} 0$.`,
      marks: [
        ['A1', tex`$\Delta G ${forward ? '<' : '>'} 0$`],
        ['A1', tex`$\Delta G^{\ominus} ${k > 1 ? '<' : '>'} 0$`],
      ],
    } as const;
    const quotient = {
      ask:
        form === 'disturb'
          ? tex`Calculate the reaction quotient just after the addition, and deduce the direction of the change.`
          : 'Calculate the reaction quotient, and deduce in which direction the mixture reacts.',
      answer: tex`$${significant(q)}$; ${forward ? 'to the right' : 'to the left'}`,
      solution: tex`$Q = \dfrac{${significant(c, 2)}^2}{${significant(a + added, 2)} \times ${significant(b, 2)}} = ${significant(q)}$, ${forward ? 'less' : 'more'} than $K$: the mixture reacts ${forward ? 'to the right' : 'to the left'}.`,
      marks: [
        ['A1', tex`$${significant(q)}$`],
        ['A1', forward ? 'to the right' : 'to the left'],
      ],
      keys: [value(q, '', { relative: 0.015 })],
    } as const;
    if (form === 'direction')
      return inParts({
        stem: tex`For ${equation} $K = ${significant(k, 2)}$. A flask holds $[\ce{A}] = ${significant(a, 2)}$, $[\ce{B}] = ${significant(b, 2)}$ and $[\ce{C}] = ${significant(c, 2)}\text{ mol dm}^{-3}$.`,
        hint: 'The quotient has the form of K with the concentrations at this moment.',
        parts: [quotient, find, gibbs],
      });
    return inParts({
      stem: tex`At equilibrium a flask holds $[\ce{A}] = [\ce{B}] = ${significant(a, 2)}$ and $[\ce{C}] = ${significant(c, 2)}\text{ mol dm}^{-3}$: ${equation}. Then $${significant(added, 2)}\text{ mol dm}^{-3}$ of $\ce{A}$ is added at constant volume and temperature.`,
      hint: 'What does the first equilibrium tell you about the constant?',
      parts: [
        {
          ask: tex`Calculate $K$.`,
          answer: tex`$${significant(k, 2)}$`,
          solution: tex`$K = \dfrac{${significant(c, 2)}^2}{${significant(a, 2)} \times ${significant(b, 2)}} = ${significant(k, 2)}$`,
          marks: [['A1', tex`$${significant(k, 2)}$`]],
          keys: [value(k)],
        },
        quotient,
        find,
        gibbs,
      ],
    });
  },
  check: ({ form, k, start: [a, b, c], added = 0 }, { change }) => {
    // Let the reaction run with elementary rates until nothing changes.
    const first = form === 'small' ? [0, 0, a] : [a + added, b, c];
    const constant = form === 'small' ? 1 / k : k;
    const back = form === 'small' ? k : 1 / k;
    const scale = form === 'small' ? [1, back] : k > 1 ? [1, back] : [k, 1];
    const flow = (x: number, y: number, z: number) => (scale[0] ?? 1) * x * y - (scale[1] ?? 1) * z * z;
    const state = simulate(
      (_, [x = 0, y = 0, z = 0]) => [-flow(x, y, z), -flow(x, y, z), 2 * flow(x, y, z)],
      first,
      form === 'small' ? 200_000 : 400,
      form === 'small' ? 400_000 : 20_000,
    );
    assertClose((state[2] ?? 0) ** 2 / ((state[0] ?? 1) * (state[1] ?? 1)) / constant, 1, 'constant', 0.02);
    const [p, q, r] = form === 'small' ? [change, change, a] : [a + added - change, b - change, c + 2 * change];
    // Put back into the law; where the constant is small, the change in 2C is left out as in the question.
    assertClose((r * r) / (p * q) / constant, 1, 'law of equilibrium', 1e-6);
    assert.ok(Math.abs((state[0] ?? 0) - (form === 'small' ? change : a + added - change)) < 0.02 * (state[0] ?? 0));
  },
});

export const equilibriaInDepth = [shifts, quotients];
