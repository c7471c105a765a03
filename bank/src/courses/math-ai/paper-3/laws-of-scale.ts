import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { mean, pearson, regressionLine, total } from '../samples.ts';
import { hl, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Paper 3: how one quantity scales with another, found from data and held against a theory. */

interface Scaling {
  about: string;
  x: string;
  y: string;
  xUnit: string;
  yUnit: string;
  xs: readonly number[];
  ys: readonly number[];
  /** The exponent of the theory. */
  theory: readonly [top: number, bottom: number];
  reason: string;
  next: number;
}

export const lawsOfScale = defineTemplate<
  Scaling,
  { r: number; rLog: number; a: number; b: number; predicted: number; line: number; power: number; fixed: number }
>({
  key: 'ai-hl-investigation-laws-of-scale',
  calculatorAllowed: true,
  placements: [hl('4.13', 3, '2.10', '1.9')],
  variants: [
    {
      about: 'the moons of a planet',
      x: 'distance from the planet',
      y: 'time of one orbit',
      ...{ xUnit: 'thousand km', yUnit: 'days', xs: [130, 190, 270, 410, 660, 1050], ys: [0.6, 1.1, 1.75, 3.4, 6.8, 13.9] },
      theory: [3, 2],
      reason: 'gravity falls with the square of the distance',
      next: 900,
    },
    {
      about: 'animals',
      x: 'body mass',
      y: 'energy needed per day',
      ...{ xUnit: 'kg', yUnit: 'MJ', xs: [0.5, 2, 9, 30, 70, 400], ys: [0.19, 0.5, 1.6, 3.6, 7.2, 26] },
      theory: [3, 4],
      reason: 'blood is carried by branching vessels that fill the body',
      next: 150,
    },
    {
      about: 'pendulums',
      x: 'length',
      y: 'time of one swing',
      ...{ xUnit: 'cm', yUnit: 's', xs: [12, 25, 40, 75, 120, 190], ys: [0.71, 0.99, 1.28, 1.72, 2.22, 2.75] },
      theory: [1, 2],
      reason: 'the restoring force does not depend on the length',
      next: 150,
    },
  ],
  solve: ({ xs, ys, theory, next }) => {
    const [lx, ly] = [xs.map(Math.log), ys.map(Math.log)];
    const { gradient, intercept } = regressionLine(lx, ly);
    const straight = regressionLine(xs, ys);
    const a = Math.exp(intercept);
    return {
      r: pearson(xs, ys),
      rLog: pearson(lx, ly),
      a,
      b: gradient,
      predicted: a * next ** gradient,
      line: total(xs.map((x, i) => ((ys[i] as number) - straight.gradient * x - straight.intercept) ** 2)),
      power: total(xs.map((x, i) => ((ys[i] as number) - a * x ** gradient) ** 2)),
      fixed: Math.exp(mean(ly) - (theory[0] / theory[1]) * mean(lx)),
    };
  },
  write: ({ about, x, y, xUnit, yUnit, xs, ys, theory, reason, next }, { r, rLog, a, b, predicted, line, power, fixed }) => {
    const exponent = prose`\frac{${theory[0]}}{${theory[1]}}`;
    const doubling = 2 ** (theory[0] / theory[1]);
    const off = (100 * (b - theory[0] / theory[1])) / (theory[0] / theory[1]);
    return inParts({
      stem: prose`
        *In this question you will investigate how the ${y} of ${about} scales with the ${x}.*

        ${table([`${x[0]?.toUpperCase()}${x.slice(1)} $x$ (${xUnit})`, ...xs.map((each) => `$${each}$`)], [`${y[0]?.toUpperCase()}${y.slice(1)} $y$ (${yUnit})`, ...ys.map((each) => `$${each}$`)])}`,
      hint: 'On which axes would a power of $x$ be a straight line?',
      parts: [
        {
          ask: prose`Find Pearson's product-moment correlation coefficient of $x$ and $y$, and give one reason why a linear model may still be unsuitable.`,
          answer: prose`$r = ${significant(r)}$; the points lie on a curve`,
          solution: prose`The calculator gives $r = ${significant(r)}$. The coefficient is high, but the points lie on a curve, as the change of $y$ for each unit of $x$ shows, and $y$ should be 0 for $x = 0$.`,
          marks: [
            `A2 $r = ${significant(r)}$ (A1 for a value rounded to two figures)`,
            'R1 the points lie on a curve, or the line does not pass near the origin',
          ],
          keys: [labelled('$r =$', near(r))],
        },
        {
          ask: prose`Show that if $y = ax^{b}$, then the points $(\ln x, \ln y)$ lie on a straight line, and state its gradient and its intercept.`,
          answer: prose`gradient $b$, intercept $\ln a$`,
          solution: prose`Taking logarithms, $\ln y = \ln\left(ax^{b}\right) = \ln a + b\ln x$. This is linear in $\ln x$, with gradient $b$ and intercept $\ln a$.`,
          marks: [
            'M1 takes logarithms of both sides',
            prose`A1 $\ln y = \ln a + b\ln x$`,
            prose`A1 gradient $b$ and intercept $\ln a$ (*do not accept* intercept $a$)`,
          ],
        },
        {
          joined: true,
          ask: prose`Find the values of $a$ and $b$ from the regression line of $\ln y$ on $\ln x$.`,
          answer: prose`$a = ${significant(a)}$, $b = ${significant(b)}$`,
          solution: prose`The regression line is $\ln y = ${significant(b, 4)}\ln x ${a < 1 ? '-' : '+'} ${significant(Math.abs(Math.log(a)), 4)}$. So $b = ${significant(b)}$ and $a = \mathrm{e}^{${significant(Math.log(a), 4)}} = ${significant(a)}$.`,
          marks: [
            'M1 regression on the logarithms',
            `A1 $b = ${significant(b)}$`,
            'M1 intercept equal to $\\ln a$',
            `A1 $a = ${significant(a)}$ (FT their intercept)`,
          ],
          keys: [labelled('$a =$', toWithin(a, 0.011 * a)), labelled('$b =$', near(b))],
        },
        {
          joined: true,
          ask: prose`Find the correlation coefficient of $\ln x$ and $\ln y$, and compare it with part (a).`,
          answer: prose`$${significant(rLog, 4)}$, closer to 1`,
          solution: prose`It is $${significant(rLog, 4)}$, closer to 1 than $${significant(r, 4)}$: the power model fits better.`,
          marks: [`A1 $${significant(rLog, 4)}$ (*accept* 1.00)`, 'R1 closer to 1, so the power model fits better'],
          keys: [toWithin(rLog, 0.011)],
        },
        {
          ask: prose`Use the power model to predict $y$ for $x = ${next}$, and comment on how reliable the prediction is.`,
          answer: prose`$y = ${significant(predicted)}$; reliable, since $${next}$ lies within the data`,
          solution: prose`$y = ${significant(a)} \times ${next}^{${significant(b)}}$, which with unrounded values is $${significant(predicted)}$. The value $${next}$ lies within the data and the fit is very good, so the prediction is reliable.`,
          marks: [
            'M1 substitutes',
            `A1 $${significant(predicted)}$ (FT their model)`,
            'R1 within the data, with a very good fit',
          ],
          keys: [labelled('$y =$', toWithin(predicted, 0.02 * predicted))],
        },
        {
          ask: prose`Calculate the sum of square residuals of the regression line of $y$ on $x$ and that of the power model, and say what they show.`,
          answer: prose`$${significant(line)}$ and $${significant(power)}$; the power model fits better`,
          solution: prose`The calculator gives $${significant(line)}$ for the line and $${significant(power)}$ for the power model. The smaller sum belongs to the better fit, the power model.`,
          marks: [
            'M1 squares of the differences between data and model',
            `A1 $${significant(line)}$`,
            `A1 $${significant(power)}$ (*accept* a value from rounded coefficients)`,
            'R1 the power model fits better',
          ],
          keys: [labelled('Line', toWithin(line, 0.02 * line)), labelled('Power model', toWithin(power, 0.1 * power))],
        },
        {
          before: prose`A theory says that $y$ is proportional to $x^{${exponent}}$, since ${reason}.`,
          ask: prose`Show that for $y = ax^{b}$, multiplying $x$ by $k$ multiplies $y$ by $k^{b}$.`,
          answer: 'shown',
          solution: prose`$a(kx)^{b} = ak^{b}x^{b} = k^{b} \times ax^{b}$.`,
          marks: ['M1 replaces $x$ by $kx$', 'A1 takes out $k^{b}$', 'AG the result'],
        },
        {
          joined: true,
          ask: prose`According to the theory, by what factor does $y$ grow when $x$ is doubled?`,
          answer: prose`$${significant(doubling)}$`,
          solution: prose`$2^{${exponent}} = ${significant(doubling)}$.`,
          marks: [prose`M1 $2^{${exponent}}$`, `A1 $${significant(doubling)}$`],
          keys: [near(doubling)],
        },
        {
          joined: true,
          ask: prose`Write $X_i = \ln x_i$, $Y_i = \ln y_i$ and $c = \ln a$, and keep $b = ${exponent}$ fixed. Show that $\displaystyle\sum_{i=1}^{6}\left(Y_i - c - ${exponent}X_i\right)^{2}$ is least for $c = \bar{Y} - ${exponent}\bar{X}$, and find the value of $a$ that follows.`,
          answer: prose`$a = ${significant(fixed)}$`,
          solution: prose`The derivative of the sum with respect to $c$ is $-2\displaystyle\sum\left(Y_i - c - ${exponent}X_i\right)$. It is zero when $6c = \displaystyle\sum Y_i - ${exponent}\sum X_i$, and division by 6 gives $c = \bar{Y} - ${exponent}\bar{X}$; the second derivative, $12$, is positive. So $c = ${significant(Math.log(fixed), 4)}$ and $a = ${significant(fixed)}$.`,
          marks: [
            'M1 differentiates with respect to $c$',
            'A1 sets the derivative equal to 0 and solves',
            'R1 the second derivative is positive',
            `A1 $a = ${significant(fixed)}$`,
          ],
          keys: [labelled('$a =$', toWithin(fixed, 0.011 * fixed))],
        },
        {
          joined: true,
          ask: prose`Find the percentage by which the value of $b$ in part (b) differs from the theory, and comment.`,
          answer: prose`$${significant(Math.abs(off))}\%$; the data support the theory`,
          solution: prose`$\left|\dfrac{${significant(b, 5)} - ${theory[0] / theory[1]}}{${theory[0] / theory[1]}}\right| = ${significant(Math.abs(off))}\%$. This is a small difference, so the data support the theory.`,
          marks: [
            prose`A1 $${significant(Math.abs(off))}\%$ (FT their $b$; *accept* a rounded $b$)`,
            'R1 a small difference, so the data support the theory',
          ],
          keys: [toWithin(Math.abs(off), 0.35)],
        },
      ],
    });
  },
  check: ({ xs, ys, theory, next }, { a, b, predicted, line, power, fixed }) => {
    const error = (c: number, m: number) => total(xs.map((x, i) => (Math.log(ys[i] as number) - c - m * Math.log(x)) ** 2));
    const best = error(Math.log(a), b);
    for (const [dc, dm] of [
      [0.01, 0],
      [-0.01, 0],
      [0, 0.01],
      [0, -0.01],
    ] as const)
      assert.ok(error(Math.log(a) + dc, b + dm) > best);
    const exponent = theory[0] / theory[1];
    for (const step of [0.01, -0.01]) assert.ok(error(Math.log(fixed) + step, exponent) > error(Math.log(fixed), exponent));
    assertClose(Math.log(predicted), Math.log(a) + b * Math.log(next), 'prediction');
    assert.ok(power < line / 3 && Math.abs(b / exponent - 1) < 0.06);
    assert.ok(next > Math.min(...xs) && next < Math.max(...xs));
  },
});
