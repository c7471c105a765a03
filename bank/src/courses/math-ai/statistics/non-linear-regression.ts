import assert from 'node:assert/strict';
import { assertClose, minimise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, signed, significant } from '../../../tex.ts';
import { solveSystem } from '../matrices.ts';
import { mean, regressionLine, total } from '../samples.ts';
import { short, valueAt } from '../values.ts';
import { hl, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Topic 4, higher level. Sums of squares and non-linear regression. */

interface Residuals {
  form: 'two-models' | 'parameter' | 'determination';
  x: string;
  y: string;
  xs: readonly number[];
  ys: readonly number[];
  /** Coefficients, highest power first, of two proposed models; the first one alone counts in `determination`. */
  first: readonly number[];
  second: readonly number[];
}

const squares = (model: (x: number) => number, xs: readonly number[], ys: readonly number[]) =>
  total(xs.map((x, i) => ((ys[i] as number) - model(x)) ** 2));

const sumOfSquares = defineTemplate<Residuals, { ss: number[]; tot: number; a: number; sums: number[] }>({
  key: 'ai-sum-of-square-residuals',
  calculatorAllowed: true,
  placements: [hl('4.13', 1)],
  variants: [
    {
      form: 'two-models',
      x: 'time (s)',
      y: 'height (m)',
      xs: [0, 1, 2, 3],
      ys: [2.1, 9.8, 8.2, -3.1],
      first: [-4.7, 12.4, 2.1],
      second: [-5, 13, 2],
    },
    {
      form: 'parameter',
      x: 'speed (m/s)',
      y: 'braking distance (m)',
      xs: [5, 10, 15, 20],
      ys: [2.4, 8.9, 21.2, 36.5],
      first: [],
      second: [],
    },
    {
      form: 'determination',
      x: 'week',
      y: 'height of a plant (cm)',
      xs: [1, 2, 3, 4, 5],
      ys: [3.2, 5.1, 8.6, 13.8, 19.9],
      first: [0.7, 0, 2.4],
      second: [],
    },
    {
      form: 'two-models',
      x: 'price (EUR)',
      y: 'profit (thousand EUR)',
      xs: [2, 4, 6, 8],
      ys: [5.2, 12.8, 13.1, 4.9],
      first: [-1, 10, -11],
      second: [-0.98, 9.8, -10.5],
    },
    {
      form: 'parameter',
      x: 'radius (cm)',
      y: 'mass of a disc (g)',
      xs: [1, 2, 3, 4],
      ys: [2.6, 9.9, 21.8, 39.5],
      first: [],
      second: [],
    },
    {
      form: 'determination',
      x: 'hours after noon',
      y: 'temperature (°C)',
      xs: [0, 2, 4, 6, 8],
      ys: [21.2, 24.1, 24.8, 23.3, 19.6],
      first: [-0.2, 1.4, 21.2],
      second: [],
    },
  ],
  solve: ({ xs, ys, first, second }) => {
    const sums = [total(xs.map((x, i) => x * x * (ys[i] as number))), total(xs.map((x) => x ** 4))];
    return {
      ss: [first, second].map((model) => squares((x) => valueAt(model, x), xs, ys)),
      tot: total(ys.map((y) => (y - mean(ys)) ** 2)),
      sums,
      a: (sums[0] as number) / (sums[1] as number),
    };
  },
  write: ({ form, x, y, xs, ys, first, second }, { ss, tot, a, sums }) => {
    const given = table([x, ...xs.map((v) => `$${v}$`)], [y, ...ys.map((v) => `$${v}$`)]);
    const list = (model: readonly number[]) => xs.map((v, i) => short((ys[i] as number) - valueAt(model, v)));
    const working = (model: readonly number[]) =>
      list(model)
        .map((r) => (r < 0 ? `(${r})^{2}` : `${r}^{2}`))
        .join(' + ');
    const [s1, s2] = ss as [number, number];
    if (form === 'two-models') {
      const better = s1 < s2 ? 0 : 1;
      const names = [polynomial(first), polynomial(second)];
      return inParts({
        stem: prose`
          Two models are proposed for the data of the table: model A, $y = ${names[0] as string}$, and model B, $y = ${names[1] as string}$.

          ${given}`,
        hint: 'A residual is the observed value minus the value of the model.',
        parts: [
          {
            ask: 'Calculate the residuals of model A.',
            answer: `$${list(first).join(',\\ ')}$`,
            solution: `Observed minus predicted: $${list(first).join(',\\ ')}$.`,
            marks: ['M1 observed minus predicted value', `A1 $${list(first).join(',\\ ')}$`],
            keys: [{ kind: 'set', values: list(first).map(String), ordered: true, tolerance: 0.0006 }],
          },
          {
            ask: prose`Calculate the sum of square residuals $SS_{res}$ of both models.`,
            answer: `$${significant(s1)}$ (A) and $${significant(s2)}$ (B)`,
            solution: prose`A: $${working(first)} = ${significant(s1, 4)}$. B: $${working(second)} = ${significant(s2, 4)}$.`,
            marks: ['M1 sum of squares', `A1 $${significant(s1)}$`, `A1 $${significant(s2)}$`],
            keys: [labelled('Model A', near(s1)), labelled('Model B', near(s2))],
          },
          {
            ask: 'Hence state, with a reason, which model fits the data better.',
            answer: `model ${better === 0 ? 'A' : 'B'}`,
            solution: `Both have three parameters, so the sums can be compared directly: model ${better === 0 ? 'A' : 'B'} has the smaller one.`,
            marks: [`R1 smaller sum of square residuals`, `A1 model ${better === 0 ? 'A' : 'B'}`],
          },
          {
            ask: 'Outline why residuals are squared before they are added.',
            answer: 'positive and negative residuals would cancel',
            solution:
              'Without squaring, positive and negative residuals would cancel, and a bad model could have the sum 0. Squaring also makes large deviations count more.',
            marks: ['R1 positive and negative residuals would cancel'],
          },
        ],
      });
    }
    if (form === 'parameter') {
      return inParts({
        stem: prose`
          The ${y} is believed to be proportional to the square of the ${x}: $y = ax^{2}$. The table shows four measurements.

          ${given}`,
        hint: prose`For a fixed table, $SS_{res}$ is a function of $a$ alone: a quadratic one.`,
        parts: [
          {
            ask: prose`Show that $SS_{res} = ${short(sums[1] as number)}a^{2} - ${short(2 * (sums[0] as number))}a + ${significant(total(ys.map((v) => v * v)), 6)}$.`,
            answer: 'shown',
            solution: prose`$SS_{res} = \sum (y_i - ax_i^{2})^{2} = \sum y_i^{2} - 2a\sum x_i^{2}y_i + a^{2}\sum x_i^{4}$. Here $\sum x_i^{4} = ${short(sums[1] as number)}$, $\sum x_i^{2}y_i = ${short(sums[0] as number)}$ and $\sum y_i^{2} = ${significant(total(ys.map((v) => v * v)), 6)}$.`,
            marks: [
              prose`M1 $\sum (y_i - ax_i^{2})^{2}$`,
              'M1 squares multiplied out',
              'A1 correct sums',
              'AG the expression given',
            ],
          },
          {
            ask: 'Hence find the value of $a$ for which the model fits best.',
            answer: `$a = ${significant(a)}$`,
            solution: prose`The derivative with respect to $a$ is $${short(2 * (sums[1] as number))}a - ${short(2 * (sums[0] as number))}$. It is zero at $a = ${significant(a)}$, a minimum since the coefficient of $a^{2}$ is positive.`,
            marks: [
              prose`M1 derivative with respect to $a$ equal to zero (or minimum by technology)`,
              `A1 $a = ${significant(a)}$`,
            ],
            keys: [near(a)],
          },
          {
            ask: prose`Find the least value of $SS_{res}$.`,
            answer: `$${significant(squares((v) => a * v * v, xs, ys))}$`,
            solution: prose`With the unrounded value of $a$, $SS_{res} = ${significant(squares((v) => a * v * v, xs, ys))}$.`,
            marks: ['(M1) substitution', `A1 $${significant(squares((v) => a * v * v, xs, ys))}$`],
            keys: [
              toWithin(
                squares((v) => a * v * v, xs, ys),
                squares((v) => a * v * v, xs, ys) * 0.1,
              ),
            ],
          },
          {
            ask: prose`A quadratic regression $y = px^{2} + qx + r$ of the same data has a smaller sum. Explain why this had to be expected, and suggest why $y = ax^{2}$ may still be the better model.`,
            answer: 'it has more parameters; but the simple model has a meaning and passes through the origin',
            solution: prose`The model $y = ax^{2}$ is the special case $q = r = 0$, so the best quadratic cannot be worse. But it follows the errors of measurement too, and need not pass through the origin, which the situation requires.`,
            marks: ['R1 more parameters', 'R1 simpler model, or it passes through the origin'],
          },
        ],
      });
    }
    const r2 = 1 - s1 / tot;
    const line = regressionLine(xs, ys);
    const lineSs = squares((v) => line.gradient * v + line.intercept, xs, ys);
    const r2Line = 1 - lineSs / tot;
    return inParts({
      stem: prose`
        The model $y = ${polynomial(first)}$ is proposed for the data of the table.

        ${given}`,
      hint: prose`Which share of the total variation is left unexplained?`,
      parts: [
        {
          ask: prose`Calculate $SS_{res}$ for this model.`,
          answer: `$${significant(s1)}$`,
          solution: prose`The residuals are $${list(first).join(',\\ ')}$; the sum of their squares is $${significant(s1, 4)}$.`,
          marks: ['M1 residuals', `A1 $${significant(s1)}$`],
          keys: [near(s1)],
        },
        {
          ask: prose`Calculate the mean $\bar{y}$ and $SS_{tot} = \sum (y_i - \bar{y})^{2}$.`,
          answer: prose`$\bar{y} = ${short(mean(ys))}$, $SS_{tot} = ${significant(tot)}$`,
          solution: prose`$\bar{y} = ${short(mean(ys))}$ and $SS_{tot} = ${significant(tot, 5)}$.`,
          marks: [prose`A1 $\bar{y} = ${short(mean(ys))}$`, prose`A1 $SS_{tot} = ${significant(tot)}$`],
          keys: [labelled(prose`$\bar{y} =$`, near(mean(ys))), labelled('$SS_{tot} =$', near(tot))],
        },
        {
          ask: prose`Hence find the coefficient of determination $R^{2}$ of the model.`,
          answer: `$R^{2} = ${significant(r2, 4)}$`,
          solution: prose`$R^{2} = 1 - \dfrac{${significant(s1, 4)}}{${significant(tot, 5)}} = ${significant(r2, 4)}$.`,
          marks: ['M1 substitution', `A1 $${significant(r2, 4)}$`],
          keys: [toWithin(r2, 0.0006)],
        },
        {
          ask: prose`The regression line of the same data has $R^{2} = ${significant(r2Line)}$. Compare the two models.`,
          answer: 'the given model explains a greater share of the variation',
          solution: prose`The given model explains $${significant(100 * r2)}\%$ of the variation of $y$, the line only $${significant(100 * r2Line)}\%$. The curve of the data cannot be followed by a line, so the given model is better within the data.`,
          marks: ['R1 greater value of $R^{2}$', 'A1 interpretation as share of the variation explained'],
        },
      ],
    });
  },
  check: ({ form, xs, ys, first, second }, { ss, tot, a }) => {
    assertClose(tot, total(ys.map((y) => y * y)) - total(ys) ** 2 / ys.length, 'the total');
    if (form === 'parameter') {
      const best = minimise((k) => squares((x) => k * x * x, xs, ys), 0, 10);
      assertClose(a, best.at, 'the best parameter', 1e-4);
    } else {
      // Expanded square: sum y² - 2 sum y f + sum f².
      for (const [index, model] of [first, second].entries()) {
        const f = xs.map((x) => valueAt(model, x));
        assertClose(
          ss[index] as number,
          total(ys.map((y) => y * y)) - 2 * total(ys.map((y, i) => y * (f[i] as number))) + total(f.map((v) => v * v)),
          'the squares',
          1e-9,
        );
      }
      assert.ok((ss[0] as number) > 1e-3 && Math.abs((ss[0] as number) - (ss[1] as number)) > 1e-3);
    }
  },
});

interface Curve {
  form: 'exponential' | 'quadratic' | 'power';
  setting: string;
  x: string;
  y: string;
  xs: readonly number[];
  ys: readonly number[];
  at: number;
  far: number;
  warning: string;
}

const curveFit = defineTemplate<Curve, { coefficients: number[]; value: number; beyond: number }>({
  key: 'ai-non-linear-regression',
  calculatorAllowed: true,
  placements: [hl('4.13', 2, '2.9')],
  variants: [
    {
      form: 'exponential',
      setting: 'The number of bacteria in a dish is estimated every hour.',
      x: 'time $x$ (h)',
      y: 'number $y$ (thousand)',
      xs: [0, 1, 2, 3, 4, 5],
      ys: [2.1, 3.0, 4.6, 6.4, 9.5, 13.7],
      at: 3.5,
      far: 48,
      warning: 'food and space run out, so growth cannot stay exponential',
    },
    {
      form: 'quadratic',
      setting: 'The fuel consumption of a car is measured at several speeds.',
      x: 'speed $x$ (10 km/h)',
      y: 'consumption $y$ (l per 100 km)',
      xs: [4, 6, 8, 10, 12, 14],
      ys: [6.2, 5.3, 5.1, 5.8, 7.1, 9.2],
      at: 9,
      far: 40,
      warning: 'the car cannot drive at such a speed',
    },
    {
      form: 'power',
      setting: 'The mass and the daily energy need of some mammals are known.',
      x: 'mass $x$ (kg)',
      y: 'energy $y$ (MJ per day)',
      xs: [0.5, 2, 8, 30, 70, 250],
      ys: [0.18, 0.5, 1.45, 3.7, 7.2, 18.4],
      at: 20,
      far: 90_000,
      warning: 'this is a mass far beyond that of the mammals measured',
    },
    {
      form: 'exponential',
      setting: 'A hot drink is left in a room at 20 °C; the excess of its temperature over that of the room is measured.',
      x: 'time $x$ (min)',
      y: 'excess $y$ (°C)',
      xs: [0, 4, 8, 12, 16, 20],
      ys: [66, 51.5, 39.8, 31.4, 24.1, 18.9],
      at: 10,
      far: 300,
      warning: 'so small an excess cannot be told apart from the changes of the temperature of the room',
    },
    {
      form: 'quadratic',
      setting: 'A field is treated with different amounts of fertiliser.',
      x: 'fertiliser $x$ (bags)',
      y: 'harvest $y$ (t)',
      xs: [0, 1, 2, 3, 4, 5],
      ys: [4.1, 5.6, 6.5, 6.9, 6.6, 5.9],
      at: 2.5,
      far: 12,
      warning: 'a negative harvest is impossible',
    },
    {
      form: 'power',
      setting: 'The periods of pendulums of different lengths are measured.',
      x: 'length $x$ (m)',
      y: 'time $y$ (s)',
      xs: [0.1, 0.2, 0.4, 0.8, 1.2, 2],
      ys: [0.64, 0.89, 1.28, 1.78, 2.2, 2.83],
      at: 1,
      far: 500,
      warning: 'no such pendulum was measured, and it could hardly be built',
    },
  ],
  solve: ({ form, xs, ys, at, far }) => {
    if (form === 'quadratic') {
      const s = (k: number) => total(xs.map((x) => x ** k));
      const t = (k: number) => total(xs.map((x, i) => x ** k * (ys[i] as number)));
      const coefficients = solveSystem(
        [
          [s(4), s(3), s(2)],
          [s(3), s(2), s(1)],
          [s(2), s(1), s(0)],
        ],
        [t(2), t(1), t(0)],
      );
      return { coefficients, value: valueAt(coefficients, at), beyond: valueAt(coefficients, far) };
    }
    // As calculators do it: a line through the logarithms.
    const line = regressionLine(form === 'power' ? xs.map(Math.log) : xs, ys.map(Math.log));
    const f = (x: number) => Math.exp(line.intercept + line.gradient * (form === 'power' ? Math.log(x) : x));
    return {
      coefficients: [Math.exp(line.intercept), form === 'power' ? line.gradient : Math.exp(line.gradient)],
      value: f(at),
      beyond: f(far),
    };
  },
  write: ({ form, setting, x, y, xs, ys, at, far, warning }, { coefficients, value, beyond }) => {
    const [p, q, r = 0] = coefficients as [number, number, number?];
    const shape = { exponential: 'y = ab^{x}', quadratic: 'y = ax^{2} + bx + c', power: 'y = ax^{b}' }[form];
    const model = {
      exponential: prose`y = ${significant(p)} \times ${significant(q)}^{x}`,
      quadratic: prose`y = ${significant(p)}x^{2}${signed(Number(q.toPrecision(3)))}x${signed(Number(r.toPrecision(3)))}`,
      power: prose`y = ${significant(p)}x^{${significant(q)}}`,
    }[form];
    const names = form === 'quadratic' ? ['a', 'b', 'c'] : ['a', 'b'];
    const extra =
      form === 'exponential'
        ? {
            ask: `State by what percentage $y$ ${q > 1 ? 'increases' : 'decreases'} in each unit of $x$, according to the model.`,
            answer: prose`$${significant(Math.abs(q - 1) * 100)}\%$`,
            solution: prose`Each unit of $x$ multiplies $y$ by $b = ${significant(q, 4)}$: ${q > 1 ? 'an increase' : 'a decrease'} by $${significant(Math.abs(q - 1) * 100)}\%$.`,
            marks: [prose`A1 $${significant(Math.abs(q - 1) * 100)}\%$`],
            keys: [toWithin(Math.abs(q - 1) * 100, 0.6, undefined, '%')],
          }
        : form === 'quadratic'
          ? {
              ask: `Find the value of $x$ at which $y$ is ${p > 0 ? 'least' : 'greatest'} according to the model.`,
              answer: `$x = ${significant(-q / (2 * p))}$`,
              solution: prose`At the vertex, $x = -\dfrac{b}{2a} = ${significant(-q / (2 * p))}$.`,
              marks: ['(M1) vertex', `A1 $x = ${significant(-q / (2 * p))}$`],
              keys: [toWithin(-q / (2 * p), Math.abs(q / (2 * p)) * 0.02)],
            }
          : {
              ask: 'Determine by what factor $y$ is multiplied when $x$ is doubled, according to the model.',
              answer: `$${significant(2 ** q)}$`,
              solution: prose`$\dfrac{a(2x)^{b}}{ax^{b}} = 2^{b} = ${significant(2 ** q)}$.`,
              marks: [prose`M1 $2^{b}$`, `A1 $${significant(2 ** q)}$`],
              keys: [toWithin(2 ** q, 0.012)],
            };
    return inParts({
      stem: prose`
        ${setting}

        ${table([x, ...xs.map((v) => `$${v}$`)], [y, ...ys.map((v) => `$${v}$`)])}

        A model of the form $${shape}$ is to be used.`,
      hint: 'Which of the regressions on your calculator has this form?',
      parts: [
        {
          ask: `Find the values of ${form === 'quadratic' ? '$a$, $b$ and $c$' : '$a$ and $b$'}.`,
          answer: `$${coefficients.map((c, i) => `${names[i]} = ${significant(c)}`).join(',\\ ')}$`,
          solution: `${form[0]?.toUpperCase()}${form.slice(1)} regression gives $${coefficients.map((c, i) => `${names[i]} = ${significant(c)}`).join(',\\ ')}$, so $${model}$.`,
          marks: coefficients.map((c, i) => `A1 $${names[i]} = ${significant(c)}$`),
          keys: coefficients.map((c, i) => labelled(`$${names[i]} =$`, toWithin(c, Math.max(Math.abs(c) * 0.012, 1e-9)))),
        },
        extra,
        {
          ask: `Estimate $y$ for $x = ${at}$.`,
          answer: `$${significant(value)}$`,
          solution: `With the unrounded coefficients, $y = ${significant(value)}$ at $x = ${at}$.`,
          marks: [`A1 $${significant(value)}$`],
          keys: [toWithin(value, Math.abs(value) * 0.02)],
        },
        {
          ask: `For $x = ${far >= 10_000 ? significant(far, 1) : far}$ the model gives $${significant(beyond, 2)}$. Discuss whether the model can be relied on for this value and for that of the part before.`,
          answer: `within the data it can; far outside it cannot: ${warning}`,
          solution: `$x = ${at}$ lies within the data (from ${Math.min(...xs)} to ${Math.max(...xs)}), which the model fits: that estimate is an interpolation and can be relied on. The other value of $x$ lies far outside of them: ${warning}. A good fit within the data says nothing about values far away.`,
          marks: [
            `R1 $x = ${at}$ lies within the data: interpolation, reliable`,
            `R1 the other value is an extrapolation, not reliable (for instance: ${warning})`,
          ],
        },
      ],
    });
  },
  check: ({ form, xs, ys, at }, { coefficients, value }) => {
    // No neighbouring coefficients have a smaller sum of squares, of the values or of their logarithms.
    const loss = (cs: readonly number[]) =>
      form === 'quadratic'
        ? squares((x) => valueAt(cs, x), xs, ys)
        : total(
            xs.map(
              (x, i) =>
                (Math.log(ys[i] as number) -
                  Math.log(
                    form === 'power' ? (cs[0] as number) * x ** (cs[1] as number) : (cs[0] as number) * (cs[1] as number) ** x,
                  )) **
                2,
            ),
          );
    coefficients.forEach((c, i) => {
      for (const factor of [0.999, 1.001])
        assert.ok(loss(coefficients.with(i, c * factor)) > loss(coefficients), `coefficient ${i}`);
    });
    const [first, second] = coefficients as [number, number];
    assert.ok(form === 'power' || form === 'quadratic' || second > 0);
    // The estimate from the curve's own shape: its growth over one unit, its logarithm, or its differences.
    if (form === 'exponential') assertClose(Math.log(value), Math.log(first) + at * Math.log(second), 'the estimate', 1e-9);
    else if (form === 'power') assertClose(Math.log(value / first), second * Math.log(at), 'the estimate', 1e-9);
    else assertClose((value - (coefficients[2] as number)) / at, first * at + second, 'the estimate', 1e-9);
    assert.ok(value > 0 && at > Math.min(...xs) && at < Math.max(...xs));
  },
});

export const nonLinearRegressionTemplates: readonly QuestionTemplate[] = [sumOfSquares, curveFit];
