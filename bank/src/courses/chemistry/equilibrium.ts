import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose, bisect, simulate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { both, firstThree, hlOnly, mark, mistake, mostlySl, multipleChoice, numberKey, numericAnswer } from './marking.ts';
import { expressionsLinked, secondVessel } from './reactivity-reversed.ts';

/** Reactivity 2.3: the equilibrium law, Le Chatelier's principle, equilibrium calculations. */

const tex = String.raw;

const constantOfRelated = defineTemplate({
  key: 'chem-equilibrium-constant-related',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R2.3', 1),
  variants: [
    { original: 'N2(g) + 3H2(g) <=> 2NH3(g)', related: '2NH3(g) <=> N2(g) + 3H2(g)', constant: 4, times: -1 },
    { original: '2SO2(g) + O2(g) <=> 2SO3(g)', related: 'SO2(g) + 1/2 O2(g) <=> SO3(g)', constant: 100, times: 0.5 },
    { original: 'H2(g) + I2(g) <=> 2HI(g)', related: '2H2(g) + 2I2(g) <=> 4HI(g)', constant: 50, times: 2 },
    { original: 'N2O4(g) <=> 2NO2(g)', related: 'NO2(g) <=> 1/2 N2O4(g)', constant: 0.25, times: -0.5 },
    { original: 'PCl5(g) <=> PCl3(g) + Cl2(g)', related: 'PCl3(g) + Cl2(g) <=> PCl5(g)', constant: 0.2, times: -1 },
    { original: '2HI(g) <=> H2(g) + I2(g)', related: 'HI(g) <=> 1/2 H2(g) + 1/2 I2(g)', constant: 0.04, times: 0.5 },
    { original: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)', related: '2CO2(g) + 2H2(g) <=> 2CO(g) + 2H2O(g)', constant: 5, times: -2 },
    { original: '2NO(g) + O2(g) <=> 2NO2(g)', related: '4NO(g) + 2O2(g) <=> 4NO2(g)', constant: 20, times: 2 },
  ],
  solve: ({ constant, times }) => ({ value: constant ** times }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return expressionsLinked(numbers, result);
    const { original, related, constant, times } = numbers;
    const { value } = result;

    const option = (number: number) => `$${significant(number)}$`;
    const multiplied = 'You multiplied or divided the constant by a number; coefficients are exponents in its expression.';
    const candidates = [
      [constant * times, multiplied],
      [1 / constant, 'You took the reciprocal, as if the equation were only reversed.', 'reciprocal'],
      [constant ** Math.abs(times), 'You did not allow for the reversed direction.', 'reciprocal'],
      [constant / 2, multiplied],
      [constant * 2, multiplied],
      [1 / value, 'You took the reciprocal, as if the direction were reversed.', 'reciprocal'],
      [constant, 'You left the constant as it was; it belongs to the equation as it is written.'],
    ] as const;
    const possible = candidates.filter(([number]) => number > 0);
    const words =
      times === -1
        ? 'is reversed, so the constant becomes its reciprocal'
        : times === 0.5
          ? 'is halved, so the constant becomes its square root'
          : times === 2
            ? 'is doubled, so the constant is squared'
            : times === -0.5
              ? 'is reversed and halved, so the constant becomes the reciprocal of its square root'
              : 'is reversed and doubled, so the constant becomes the reciprocal of its square';
    return multipleChoice(
      {
        stem: tex`At a certain temperature $K = ${significant(constant)}$ for $\ce{${original}}$. What is the equilibrium constant of $\ce{${related}}$ at the same temperature?`,
        correct: option(value),
        wrong: firstThree(
          possible.map(([number, note, slip]) => mistake(option(number), note, slip)),
          option(value),
        ),
        hint: 'How do the powers in the two equilibrium expressions compare?',
        solution: tex`Coefficients are exponents in the equilibrium expression. The equation ${words}: $K' = ${significant(constant)}^{${times % 1 === 0 ? times : fraction(times * 2, 2)}} = ${significant(value)}$.`,
        reason: option(value),
        turn: 0,
      },
      index,
    );
  },
  check: ({ original, related, constant }, { value }) => {
    // Choose concentrations that obey the first law and put them into the second expression.
    const parse = (equation: string) => {
      const powers = new Map<string, number>();
      equation.split('<=>').forEach((side, i) => {
        for (const item of side.split(' + ')) {
          const [, coefficient = '', name = ''] = /^\s*(1\/2 |\d*)(.+?)\s*$/.exec(item) ?? [];
          const number = coefficient.trim() === '1/2' ? 0.5 : Number(coefficient || 1);
          powers.set(name, (i === 0 ? -1 : 1) * number);
        }
      });
      return powers;
    };
    const first = parse(original);
    const concentrations = new Map([...first.keys()].map((name, i) => [name, 0.3 + 0.2 * i]));
    const [pivot = '', power = 1] = [...first][0] ?? [];
    const evaluate = (powers: Map<string, number>) =>
      [...powers].reduce((product, [name, exponent]) => product * (concentrations.get(name) ?? Number.NaN) ** exponent, 1);
    concentrations.set(pivot, 1);
    concentrations.set(pivot, (constant / evaluate(first)) ** (1 / power));
    assertClose(evaluate(first), constant, 'first law', 1e-9);
    assertClose(evaluate(parse(related)), value, 'second law', 1e-9);
  },
});

interface Shift {
  equation: string;
  enthalpy: number;
  gasLeft: number;
  gasRight: number;
  change: 'hotter' | 'colder' | 'compress' | 'expand' | 'catalyst';
}
const leChatelier = defineTemplate({
  key: 'chem-le-chatelier',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R2.3', 1),
  variants: [
    { equation: 'N2(g) + 3H2(g) <=> 2NH3(g)', enthalpy: -92, gasLeft: 4, gasRight: 2, change: 'hotter' },
    { equation: '2SO2(g) + O2(g) <=> 2SO3(g)', enthalpy: -198, gasLeft: 3, gasRight: 2, change: 'compress' },
    { equation: 'N2O4(g) <=> 2NO2(g)', enthalpy: 57, gasLeft: 1, gasRight: 2, change: 'hotter' },
    { equation: 'PCl5(g) <=> PCl3(g) + Cl2(g)', enthalpy: 88, gasLeft: 1, gasRight: 2, change: 'compress' },
    { equation: 'CO(g) + 2H2(g) <=> CH3OH(g)', enthalpy: -91, gasLeft: 3, gasRight: 1, change: 'colder' },
    { equation: 'CH4(g) + H2O(g) <=> CO(g) + 3H2(g)', enthalpy: 206, gasLeft: 2, gasRight: 4, change: 'expand' },
    { equation: '2NO(g) + O2(g) <=> 2NO2(g)', enthalpy: -114, gasLeft: 3, gasRight: 2, change: 'catalyst' },
    { equation: 'C2H4(g) + H2O(g) <=> C2H5OH(g)', enthalpy: -45, gasLeft: 2, gasRight: 1, change: 'hotter' },
    { equation: 'CO2(g) + C(s) <=> 2CO(g)', enthalpy: 172, gasLeft: 1, gasRight: 2, change: 'colder' },
  ] as readonly Shift[],
  solve: ({ enthalpy, gasLeft, gasRight, change }) => {
    const endothermic = Math.sign(enthalpy);
    const shift =
      change === 'catalyst'
        ? 0
        : change === 'hotter'
          ? endothermic
          : change === 'colder'
            ? -endothermic
            : change === 'compress'
              ? Math.sign(gasLeft - gasRight)
              : Math.sign(gasRight - gasLeft);
    const constant = change === 'hotter' || change === 'colder' ? shift : 0;
    return { shift, constant };
  },
  write: ({ equation, enthalpy, gasLeft, gasRight, change }, { shift, constant }, index) => {
    const done = {
      hotter: 'the temperature is raised at constant volume',
      colder: 'the temperature is lowered at constant volume',
      compress: 'the mixture is compressed at constant temperature',
      expand: 'the volume is increased at constant temperature',
      catalyst: 'a catalyst is added',
    }[change];
    const side = shift === 0 ? 'does not shift' : shift > 0 ? 'shifts to the right' : 'shifts to the left';
    const constantChange = constant === 0 ? 'is unchanged' : constant > 0 ? 'increases' : 'decreases';
    const say = (s: string, v: string) => `The equilibrium ${s}, and $K$ ${v}.`;
    const opposite = shift > 0 ? 'shifts to the left' : 'shifts to the right';
    const pairs: [string, string][] =
      change === 'catalyst'
        ? [
            ['shifts to the right', 'increases'],
            ['shifts to the right', 'is unchanged'],
            ['does not shift', 'increases'],
          ]
        : constant === 0
          ? [
              [opposite, 'is unchanged'],
              [side, shift > 0 ? 'increases' : 'decreases'],
              [opposite, shift > 0 ? 'decreases' : 'increases'],
            ]
          : [
              [opposite, constant > 0 ? 'decreases' : 'increases'],
              [side, 'is unchanged'],
              [opposite, 'is unchanged'],
            ];
    const shiftSlip = {
      hotter: 'Raising the temperature favours the endothermic direction: look at the sign of the enthalpy change.',
      colder: 'Lowering the temperature favours the exothermic direction: look at the sign of the enthalpy change.',
      compress: 'Compression favours the side with less gas: count the moles of gas on both sides.',
      expand: 'A larger volume favours the side with more gas: count the moles of gas on both sides.',
      catalyst: 'You let the catalyst favour the forward reaction; it speeds up both directions alike.',
    }[change];
    const heated = change === 'hotter' || change === 'colder';
    const constantSlip = heated
      ? 'You kept the constant although the temperature changes.'
      : 'You changed the constant although the temperature stays the same.';
    const wrong = (i: number) => {
      const [s, v] = pairs[i] ?? ['', ''];
      // With the temperature, a constant that goes with the wrong shift is no mistake of its own.
      const constantWrong = heated ? v === 'is unchanged' : v !== constantChange;
      return mistake(say(s, v), [...(s === side ? [] : [shiftSlip]), ...(constantWrong ? [constantSlip] : [])].join(' '));
    };
    const why = {
      hotter: `Raising the temperature favours the endothermic direction, here the ${enthalpy > 0 ? 'forward' : 'reverse'} one. Temperature is the only change that alters $K$: with ${shift > 0 ? 'more product and less reactant it increases' : 'less product and more reactant it decreases'}.`,
      colder: `Lowering the temperature favours the exothermic direction, here the ${enthalpy > 0 ? 'reverse' : 'forward'} one. Temperature is the only change that alters $K$: it ${constantChange}.`,
      compress: `Compressing raises the pressure; the system opposes this by moving to the side with less gas (${gasLeft} mol on the left, ${gasRight} mol on the right). $K$ depends on temperature alone, so it does not change.`,
      expand: `A larger volume lowers the pressure; the system opposes this by moving to the side with more gas (${gasLeft} mol on the left, ${gasRight} mol on the right). $K$ depends on temperature alone, so it does not change.`,
      catalyst:
        'A catalyst speeds up the forward and the reverse reaction by the same factor, so equilibrium is reached sooner but its position, and $K$, stay the same.',
    }[change];
    return multipleChoice(
      {
        stem: tex`The system below is at equilibrium in a closed vessel.

$$\ce{${equation}} \qquad \Delta H = ${enthalpy > 0 ? '+' : ''}${enthalpy}\text{ kJ}$$

What happens when ${done}?`,
        correct: say(side, constantChange),
        wrong: [wrong(0), wrong(1), wrong(2)],
        hint: 'The system opposes the change. And what alone can change the value of K?',
        solution: why,
        reason: say(side, constantChange),
        turn: 2,
      },
      index,
    );
  },
  check: ({ enthalpy, gasLeft, gasRight, change }, { shift, constant }) => {
    // A model A^(gasLeft) <=> B^(gasRight) with forward and reverse rates: let it settle, disturb it, let it settle again.
    // Activation energies 60 and 60 - dH (kJ) at 600 K decide how much each rate grows on heating.
    const total = Math.max(60, 60 + enthalpy);
    const grow = (energy: number, kelvin: number) => Math.exp(((energy * 1000) / 8.314) * (1 / 600 - 1 / kelvin));
    const kelvin = change === 'hotter' ? 610 : change === 'colder' ? 590 : 600;
    const squeeze = change === 'compress' ? 1.2 : change === 'expand' ? 1 / 1.2 : 1;
    const faster = change === 'catalyst' ? 10 : 1;
    // Start at the old equilibrium [A] = [B] = 1 with both rate constants 1.
    const [kf, kr] = [faster * grow(total, kelvin), faster * grow(total - enthalpy, kelvin)];
    const settle = (_: number, [a = 0, b = 0]: readonly number[]) => {
      const rate = 0.002 * (kf * a ** gasLeft - kr * b ** gasRight);
      return [-gasLeft * rate, gasRight * rate];
    };
    const [, b = 0] = simulate(settle, [squeeze, squeeze], 40, 4_000);
    // The constant is the quotient of the rate constants: one at the start.
    const quotient = kf / kr;
    assert.equal(Math.abs(quotient - 1) < 1e-9 ? 0 : Math.sign(quotient - 1), constant, 'equilibrium constant');
    const moved = b - squeeze;
    assert.equal(Math.abs(moved) < 1e-9 ? 0 : Math.sign(moved), shift);
  },
});

const reachEquilibrium = defineTemplate({
  key: 'chem-equilibrium-from-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R2.3', 2),
  variants: [
    { start: 8, reacted: 4, temperature: 400 },
    { start: 9, reacted: 3, temperature: 350 },
    { start: 7, reacted: 5, temperature: 420 },
    { start: 6, reacted: 2, temperature: 330 },
    { start: 10, reacted: 6, temperature: 450 },
    { start: 8, reacted: 2, temperature: 340 },
    { start: 9, reacted: 5, temperature: 410 },
    { start: 6, reacted: 4, temperature: 430 },
    { start: 10, reacted: 4, temperature: 390 },
  ],
  solve: ({ start, reacted }) => ({ left: start - reacted, constant: (reacted * reacted) / (start - reacted) / 100 }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return secondVessel(numbers, result, index);
    const { start, reacted, temperature } = numbers;
    const { left, constant } = result;

    const svg = new Diagram({ x: [0, 10], y: [0, 11], height: 300 })
      .axes({
        x: 'time / min',
        y: 'concentration / 10⁻² mol dm⁻³',
        xTicks: [2, 4, 6, 8],
        yTicks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        grid: true,
      })
      .graph((t) => left + reacted * Math.exp(-t / 1.1), 0, 9.4)
      .graph((t) => reacted - reacted * Math.exp(-t / 1.1), 0, 9.4, 'd-curve2')
      .label([0.5, left + reacted * 0.63], 'P', { anchor: 'start', dx: 8, dy: -6 })
      .label([0.5, reacted * 0.36], 'Q and R', { anchor: 'start', dx: 14, dy: 12 })
      .toSvg();
    return {
      text: tex`At $${temperature}\text{ K}$ a closed vessel contains only P at first. It reacts according to

$$\ce{P(g) <=> Q(g) + R(g)}$$

The graph shows the concentrations.

![](diagram:concentrations)

(a) State the expression for the equilibrium constant $K$. [1]

(b) Determine the value of $K$ at $${temperature}\text{ K}$. [2]

(c) Describe, in terms of rates, the state of the system after about $6\text{ min}$. [2]

(d) State and explain the effect on $K$ of adding more P at the same temperature. [1]`,
      hint: 'Read the level parts of the curves, and mind the power of ten on the axis.',
      answer: tex`(a) $K = \dfrac{[\text{Q}][\text{R}]}{[\text{P}]}$

(b) $${significant(constant)}$

(c) Dynamic equilibrium: forward and reverse reactions go on at equal rates.

(d) None: $K$ depends on temperature only.`,
      solution: tex`(a) Products over reactants, each to the power of its coefficient: $K = \dfrac{[\text{Q}][\text{R}]}{[\text{P}]}$.

(b) At equilibrium $[\text{P}] = ${left} \times 10^{-2}$ and $[\text{Q}] = [\text{R}] = ${reacted} \times 10^{-2}\text{ mol dm}^{-3}$ (level parts):

$$K = \frac{(${reacted} \times 10^{-2})^{2}}{${left} \times 10^{-2}} = ${significant(constant)}$$

(c) The concentrations no longer change. Both reactions still take place, but at the same rate, so that as much P is formed as used up: a dynamic equilibrium.

(d) At constant temperature $K$ does not change. Adding P makes the forward reaction faster for a while; concentrations change until the same value of $K$ is reached again.`,
      markScheme: [
        mark('a', 'A1', tex`$\frac{[\text{Q}][\text{R}]}{[\text{P}]}$`),
        mark('b', '(M1)', tex`reads $${left} \times 10^{-2}$ and $${reacted} \times 10^{-2}$`),
        mark('b', 'A1', tex`$${significant(constant)}$`),
        mark('c', 'A1', 'concentrations constant / equilibrium'),
        mark('c', 'R1', 'forward and reverse rates equal (and not zero)'),
        mark('d', 'R1', 'no effect, as only temperature changes K'),
      ],
      numeric: [numericAnswer('b', constant, '', 0.06)],
      diagrams: [
        {
          name: 'concentrations',
          svg,
          alt: `Concentrations in units of 0.01 mol per cubic decimetre against time in min: P falls from ${start} and levels off at ${left}; Q and R, one curve, rise from 0 and level off at ${reacted}, all from about 6 min.`,
        },
      ],
    };
  },
  check: ({ start, reacted }, { constant, left }) => {
    // Run forward and reverse reactions with rate constants in the ratio K until nothing changes.
    const state = simulate(
      (_, [p = 0, q = 0]) => {
        const rate = constant * p - q * q;
        return [-rate, rate];
      },
      [start / 100, 0],
      400 / constant,
      40_000,
    );
    assertClose((state[0] ?? 0) * 100, left, 'P at equilibrium', 1e-4);
    assertClose((state[1] ?? 0) * 100, reacted, 'Q at equilibrium', 1e-4);
  },
});

interface Mixture {
  equation: string;
  /** A + B <=> 2C or A + B <=> C + D, both reactants at the same start. */
  type: '2C' | 'C+D';
  names: readonly string[];
  start: number;
  constant: number;
}
const equilibriumTable = defineTemplate({
  key: 'chem-equilibrium-table',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R2.3', 2),
  variants: [
    { equation: 'H2(g) + I2(g) <=> 2HI(g)', type: '2C', names: ['H2', 'I2', 'HI'], start: 0.4, constant: 64 },
    { equation: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)', type: 'C+D', names: ['CO', 'H2O', 'CO2', 'H2'], start: 0.3, constant: 4 },
    { equation: 'H2(g) + I2(g) <=> 2HI(g)', type: '2C', names: ['H2', 'I2', 'HI'], start: 0.25, constant: 49 },
    { equation: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)', type: 'C+D', names: ['CO', 'H2O', 'CO2', 'H2'], start: 0.5, constant: 2.25 },
    { equation: 'N2(g) + O2(g) <=> 2NO(g)', type: '2C', names: ['N2', 'O2', 'NO'], start: 0.6, constant: 0.01 },
    { equation: 'NO2(g) + SO2(g) <=> NO(g) + SO3(g)', type: 'C+D', names: ['NO2', 'SO2', 'NO', 'SO3'], start: 0.2, constant: 9 },
    { equation: 'H2(g) + Br2(g) <=> 2HBr(g)', type: '2C', names: ['H2', 'Br2', 'HBr'], start: 0.15, constant: 121 },
    { equation: 'CO2(g) + H2(g) <=> CO(g) + H2O(g)', type: 'C+D', names: ['CO2', 'H2', 'CO', 'H2O'], start: 0.8, constant: 0.36 },
  ] as readonly Mixture[],
  solve: ({ type, start, constant }) => {
    const root = Math.sqrt(constant);
    const x = type === '2C' ? (root * start) / (2 + root) : (root * start) / (1 + root);
    const quotient = type === '2C' ? 4 : 1;
    return { root, x, rest: start - x, made: type === '2C' ? 2 * x : x, quotient };
  },
  write: ({ equation, type, names, start, constant }, { root, x, rest, made, quotient }) => {
    const [a = '', b = '', c = '', d = ''] = names;
    const two = type === '2C';
    const products = two ? tex`$\ce{${c}}$` : tex`$\ce{${c}}$ and $\ce{${d}}$`;
    const direction = quotient < constant ? 'forward (to the right)' : 'backward (to the left)';
    return {
      text: tex`At a certain temperature $K = ${significant(constant)}$ for

$$\ce{${equation}}$$

(a) A vessel holds all ${two ? 'three' : 'four'} gases; ${two ? tex`$[\ce{${a}}] = [\ce{${b}}] = 0.10$ and $[\ce{${c}}] = 0.20$` : 'each concentration is $0.10$'} $\text{mol dm}^{-3}$. Calculate the reaction quotient $Q$ and deduce in which direction the reaction proceeds. [3]

(b) In another experiment the initial concentrations of $\ce{${a}}$ and $\ce{${b}}$ are $${significant(start)}\text{ mol dm}^{-3}$ each, with no product. Determine the equilibrium concentrations of all species. [5]`,
      hint: 'How are the changes in the amounts linked by the equation?',
      answer: tex`(a) $Q = ${quotient}$; ${direction}

(b) $[\ce{${a}}] = [\ce{${b}}] = ${significant(rest)}$, ${two ? tex`$[\ce{${c}}] = ${significant(made)}$` : tex`$[\ce{${c}}] = [\ce{${d}}] = ${significant(made)}$`} $\text{mol dm}^{-3}$`,
      solution: tex`(a) $Q$ has the form of $K$: $Q = ${two ? tex`\dfrac{0.20^{2}}{0.10 \times 0.10} = 4.0` : tex`\dfrac{0.10 \times 0.10}{0.10 \times 0.10} = 1.0`}$. Since $Q ${quotient < constant ? '<' : '>'} K$, there is too ${quotient < constant ? 'little' : 'much'} product, and the reaction proceeds ${direction}.

(b) Let $x$ be the concentration of $\ce{${a}}$ that reacts.

| | $\ce{${a}}$ | $\ce{${b}}$ | ${two ? tex`$\ce{${c}}$` : tex`$\ce{${c}}$ | $\ce{${d}}$`} |
| --- | --- | --- | ${two ? '---' : '--- | ---'} |
| initial | $${significant(start)}$ | $${significant(start)}$ | ${two ? '$0$' : '$0$ | $0$'} |
| change | $-x$ | $-x$ | ${two ? '$+2x$' : '$+x$ | $+x$'} |
| equilibrium | $${significant(start)} - x$ | $${significant(start)} - x$ | ${two ? '$2x$' : '$x$ | $x$'} |

$$\frac{${two ? '(2x)^{2}' : 'x^{2}'}}{(${significant(start)} - x)^{2}} = ${significant(constant)}$$

Both sides are squares. With the positive root, $\dfrac{${two ? '2x' : 'x'}}{${significant(start)} - x} = ${significant(root)}$, so $x = ${significant(x)}$.

Hence $[\ce{${a}}] = [\ce{${b}}] = ${significant(start)} - ${significant(x)} = ${significant(rest)}\text{ mol dm}^{-3}$, and for ${products} $${significant(made)}\text{ mol dm}^{-3}$.`,
      markScheme: [
        mark('a', 'M1', 'puts the concentrations into the equilibrium expression'),
        mark('a', 'A1', tex`$Q = ${quotient}$`),
        mark('a', 'R1', tex`${direction}, because $Q ${quotient < constant ? '<' : '>'} K$`),
        mark('b', 'M1', tex`equilibrium concentrations in terms of $x$`),
        mark('b', 'M1', tex`$\frac{${two ? '(2x)^{2}' : 'x^{2}'}}{(${significant(start)} - x)^{2}} = ${significant(constant)}$`),
        mark('b', '(A1)', tex`$x = ${significant(x)}$`),
        mark('b', 'A1', tex`$${significant(rest)}\text{ mol dm}^{-3}$ for the reactants`),
        mark('b', 'A1', tex`$${significant(made)}\text{ mol dm}^{-3}$ for ${products}`),
      ],
      numeric: [numericAnswer('a', quotient, '', 0.01)],
      keys: [
        numberKey('b', rest, { label: tex`$[\ce{${a}}] = [\ce{${b}}] =$`, unit: 'mol dm⁻³' }),
        numberKey('b', made, { label: two ? tex`$[\ce{${c}}] =$` : tex`$[\ce{${c}}] = [\ce{${d}}] =$`, unit: 'mol dm⁻³' }),
      ],
    };
  },
  check: ({ type, start, constant }, { x, rest, made }) => {
    // Root of the law of mass action by bisection, without taking square roots.
    const law = (t: number) => (type === '2C' ? (2 * t) ** 2 : t * t) - constant * (start - t) ** 2;
    assertClose(bisect(law, 0, start), x, 'extent', 1e-9);
    assertClose((type === '2C' ? made * made : made * made) / (rest * rest), constant, 'law of mass action', 1e-9);
    assertClose(2 * rest + (type === '2C' ? made : 2 * made), 2 * start, 'conservation of molecules', 1e-9);
    assert.ok(rest > 0.001);
  },
});

export const equilibrium = [constantOfRelated, leChatelier, reachEquilibrium, equilibriumTable];
