import assert from 'node:assert/strict';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import {
  chiSquaredAbove,
  chiSquaredDensity,
  normalBelow,
  normalDensity,
  normalQuantile,
  poisson,
  poissonUpTo,
  studentAbove,
  studentDensity,
  studentQuantile,
} from './distributions.ts';
import { normalSvg } from './figures.ts';
import { both, choice, exact, hl, near, prose, scheme, table, toWithin } from './writing.ts';

/** Topic 4, inference: hypothesis tests of both courses; intervals, Poisson and sums of variables of the higher level. */

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const comparison = (p: number, level: number) =>
  p < level
    ? prose`$${significant(p)} < ${level}$, so $\mathrm{H}_0$ is rejected`
    : prose`$${significant(p)} > ${level}$, so $\mathrm{H}_0$ is not rejected`;

const independenceTest = defineTemplate({
  key: 'ai-chi-squared-independence',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('4.11.1', 2),
  variants: [
    {
      rows: ['Year 12', 'Year 13'],
      columns: ['football', 'swimming', 'dance'],
      what: 'favourite sport',
      by: 'school year',
      o: [
        [24, 18, 13],
        [16, 25, 24],
      ],
      level: 0.05,
    },
    {
      rows: ['town', 'country'],
      columns: ['bus', 'bicycle', 'car'],
      what: 'means of transport',
      by: 'place of residence',
      o: [
        [32, 21, 17],
        [14, 18, 28],
      ],
      level: 0.05,
    },
    {
      rows: ['under 30', '30 or older'],
      columns: ['tea', 'coffee', 'juice'],
      what: 'choice of drink',
      by: 'age',
      o: [
        [18, 30, 27],
        [25, 35, 15],
      ],
      level: 0.1,
    },
    {
      rows: ['members', 'guests'],
      columns: ['morning', 'noon', 'evening'],
      what: 'time of the visit',
      by: 'kind of visitor',
      o: [
        [22, 14, 34],
        [19, 20, 21],
      ],
      level: 0.05,
    },
    {
      rows: ['left-handed', 'right-handed'],
      columns: ['art', 'science', 'music'],
      what: 'preferred subject',
      by: 'handedness',
      o: [
        [11, 9, 10],
        [29, 38, 23],
      ],
      level: 0.05,
    },
    {
      rows: ['first team', 'second team'],
      columns: ['won', 'drawn', 'lost'],
      what: 'result',
      by: 'team',
      o: [
        [28, 12, 10],
        [17, 11, 22],
      ],
      level: 0.05,
    },
    {
      rows: ['online', 'in the shop'],
      columns: ['books', 'games', 'clothes'],
      what: 'kind of purchase',
      by: 'place of purchase',
      o: [
        [40, 26, 34],
        [22, 18, 40],
      ],
      level: 0.05,
    },
    {
      rows: ['sunny', 'cloudy'],
      columns: ['low', 'medium', 'high'],
      what: 'number of visitors',
      by: 'weather',
      o: [
        [9, 21, 30],
        [20, 24, 16],
      ],
      level: 0.01,
    },
  ],
  solve: ({ o }) => {
    const rowSums = o.map(total);
    const columnSums = [0, 1, 2].map((j) => total(o.map((row) => row[j] as number)));
    const n = total(rowSums);
    const expected = rowSums.map((r) => columnSums.map((c) => (r * c) / n));
    const statistic = total(
      o.flatMap((row, i) => row.map((value, j) => (value - (expected[i]?.[j] as number)) ** 2 / (expected[i]?.[j] as number))),
    );
    return { n, rowSums, columnSums, expected, statistic, p: chiSquaredAbove(statistic, 2) };
  },
  write: ({ rows, columns, what, by, o, level }, { n, rowSums, columnSums, expected, statistic, p }) => {
    const first = expected[0]?.[0] as number;
    return {
      text: prose`
        In a survey of ${n} people the ${what} was recorded together with the ${by}.

        ${table(['', ...columns], ...o.map((row, i) => [rows[i] as string, ...row.map((value) => `$${value}$`)]))}

        A $\chi^{2}$ test for independence is carried out at the $${level * 100}\%$ significance level.

        (a) Write down the null hypothesis. [1]

        (b) Find the expected frequency for "${rows[0] as string}, ${columns[0] as string}". [2]

        (c) Write down the number of degrees of freedom. [1]

        (d) Find the value of the $\chi^{2}$ statistic and the $p$-value. [3]

        (e) State the conclusion of the test, with a reason. [2]`,
      hint: 'Enter the table as a matrix and use the two-way test of the calculator.',
      answer: prose`
        (a) the ${what} is independent of the ${by}

        (b) $${significant(first)}$

        (c) $2$

        (d) $\chi^{2} = ${significant(statistic)}$, $p = ${significant(p)}$

        (e) ${comparison(p, level)}`,
      solution: prose`
        (a) $\mathrm{H}_0$: the ${what} is independent of the ${by}. (The alternative hypothesis is that it is not.)

        (b) Row total times column total over grand total: $\dfrac{${rowSums[0] as number} \times ${columnSums[0] as number}}{${n}} = ${significant(first)}$.

        (c) $(2 - 1)(3 - 1) = 2$.

        (d) The calculator's test gives $\chi^{2} = ${significant(statistic)}$ and $p = ${significant(p)}$. (All expected frequencies are greater than 5, as the test requires.)

        (e) ${comparison(p, level)}. At the $${level * 100}\%$ level there is ${p < level ? 'sufficient' : 'insufficient'} evidence that the ${what} depends on the ${by}.`,
      markScheme: scheme({
        a: [`A1 the ${what} is independent of the ${by} (do not accept "not correlated")`],
        b: [
          prose`M1 $\frac{${rowSums[0] as number} \times ${columnSums[0] as number}}{${n}}$`,
          prose`A1 $${significant(first)}$`,
        ],
        c: [prose`A1 $2$`],
        d: [
          prose`A2 $\chi^{2} = ${significant(statistic)}$ (A1 for a value to two significant figures)`,
          prose`A1 $p = ${significant(p)}$`,
        ],
        e: [
          prose`R1 comparison of $p$ with $${level}$`,
          `A1 ${p < level ? 'reject' : 'do not reject'} the null hypothesis, in context`,
        ],
      }),
      numeric: [near(first, 'b'), exact(2, 'c')],
    };
  },
  check: ({ o, level }, { n, rowSums, columnSums, expected, statistic, p }) => {
    // The other form of the statistic: N (sum O² / (R C) - 1).
    const sum = total(
      o.flatMap((row, i) => row.map((value, j) => value ** 2 / ((rowSums[i] as number) * (columnSums[j] as number)))),
    );
    assertClose(statistic, n * (sum - 1), 'the statistic');
    assertClose(
      1 - p,
      integrate((x) => chiSquaredDensity(x, 2), 0, statistic),
      'the tail',
    );
    assert.ok(expected.flat().every((value) => value > 5) && Math.abs(p - level) > 0.002);
  },
});

const fitTest = defineTemplate({
  key: 'ai-goodness-of-fit',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('4.11.2', 1),
  variants: [
    {
      claim: 'the colours red, yellow, green and blue of its sweets are mixed in the ratio 4 : 3 : 2 : 1',
      names: ['red', 'yellow', 'green', 'blue'],
      ratio: [4, 3, 2, 1],
      o: [70, 65, 45, 20],
      level: 0.05,
    },
    {
      claim: 'visitors come on Friday, Saturday, Sunday and Monday in the ratio 2 : 4 : 3 : 1',
      names: ['Friday', 'Saturday', 'Sunday', 'Monday'],
      ratio: [2, 4, 3, 1],
      o: [48, 86, 78, 38],
      level: 0.05,
    },
    {
      claim: 'its four doors are used equally often',
      names: ['north', 'east', 'south', 'west'],
      ratio: [1, 1, 1, 1],
      o: [55, 38, 49, 38],
      level: 0.1,
    },
    {
      claim: 'plants with pink, white, red and striped flowers occur in the ratio 9 : 3 : 3 : 1',
      names: ['pink', 'white', 'red', 'striped'],
      ratio: [9, 3, 3, 1],
      o: [176, 68, 59, 17],
      level: 0.05,
    },
    { claim: 'a tetrahedral die is fair', names: ['1', '2', '3', '4'], ratio: [1, 1, 1, 1], o: [31, 18, 29, 42], level: 0.05 },
    {
      claim: 'small, medium, large and giant cups are sold in the ratio 3 : 5 : 2 : 2',
      names: ['small', 'medium', 'large', 'giant'],
      ratio: [3, 5, 2, 2],
      o: [72, 96, 41, 31],
      level: 0.05,
    },
    {
      claim: 'winter, spring, summer and autumn bring faults in the ratio 5 : 2 : 1 : 2',
      names: ['winter', 'spring', 'summer', 'autumn'],
      ratio: [5, 2, 1, 2],
      o: [83, 46, 27, 44],
      level: 0.1,
    },
    {
      claim: 'its four phone lines receive equally many calls',
      names: ['line 1', 'line 2', 'line 3', 'line 4'],
      ratio: [1, 1, 1, 1],
      o: [92, 75, 68, 105],
      level: 0.05,
    },
  ],
  solve: ({ ratio, o }) => {
    const n = total(o);
    const expected = ratio.map((part) => (n * part) / total(ratio));
    const statistic = total(o.map((value, i) => (value - (expected[i] as number)) ** 2 / (expected[i] as number)));
    return { n, expected, statistic, p: chiSquaredAbove(statistic, 3) };
  },
  write: ({ claim, names, o, level }, { n, expected, statistic, p }) => ({
    text: prose`
      It is claimed that ${claim}. To test this claim, ${n} observations are made.

      ${table(['', ...names], ['Observed frequency', ...o.map((value) => `$${value}$`)])}

      (a) Write down the expected frequencies under the null hypothesis that the claim is true. [2]

      (b) Write down the number of degrees of freedom. [1]

      (c) Find the $p$-value of a $\chi^{2}$ goodness of fit test. [2]

      (d) State, with a reason, the conclusion at the $${level * 100}\%$ significance level. [2]`,
    hint: 'Share the total number of observations out in the proportions of the claim.',
    answer: prose`
      (a) $${expected.map((value) => `${Number(value.toFixed(3))}`).join(',\\ ')}$

      (b) $3$

      (c) $p = ${significant(p)}$

      (d) ${comparison(p, level)}`,
    solution: prose`
      (a) Of ${n} observations each class is expected to have its share under the claim: $${expected.map((value) => `${Number(value.toFixed(3))}`).join(',\\ ')}$.

      (b) Four classes, and only the total is fixed: $4 - 1 = 3$.

      (c) The goodness of fit test of the calculator, with the two lists and 3 degrees of freedom, gives $\chi^{2} = ${significant(statistic)}$ and $p = ${significant(p)}$.

      (d) ${comparison(p, level)}: at the $${level * 100}\%$ level there is ${p < level ? 'sufficient' : 'insufficient'} evidence against the claim.`,
    markScheme: scheme({
      a: ['M1 total shared out in the claimed proportions', 'A1 all four values'],
      b: [prose`A1 $3$`],
      c: ['(M1) goodness of fit test used', prose`A1 $${significant(p)}$`],
      d: [prose`R1 comparison of $p$ with $${level}$`, `A1 ${p < level ? 'reject' : 'do not reject'} the null hypothesis`],
    }),
    numeric: [exact(3, 'b'), near(p, 'c')],
  }),
  check: ({ o, level }, { n, expected, statistic, p }) => {
    assertClose(
      statistic,
      total(o.map((value, i) => value ** 2 / (expected[i] as number))) - n,
      'the other form of the statistic',
    );
    assertClose(total(expected), n, 'the total');
    // With u² in place of x the density has no singularity at 0.
    assertClose(
      1 - p,
      integrate((u) => chiSquaredDensity(u * u, 3) * 2 * u, 1e-9, Math.sqrt(statistic)),
      'the tail',
      1e-5,
    );
    assert.ok(Math.min(...expected) > 5 && Math.abs(p - level) > 0.002 && p > 1e-4);
  },
});

const pooledT = defineTemplate({
  key: 'ai-two-sample-t-test',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('4.11.3', 2, '4.3.1'),
  variants: [
    {
      first: 'with the new fertiliser',
      second: 'without it',
      what: 'heights (cm) of tomato plants',
      xs: [62, 71, 68, 75, 66, 70, 73],
      ys: [58, 65, 61, 69, 60, 64],
      level: 0.05,
    },
    {
      first: 'after a night of good sleep',
      second: 'after a short night',
      what: 'scores in a memory test',
      xs: [18, 22, 20, 25, 19, 23],
      ys: [17, 21, 16, 19, 20, 15, 18],
      level: 0.05,
    },
    {
      first: 'on the new route',
      second: 'on the old route',
      what: 'delays (minutes) of a bus',
      xs: [9, 6, 8, 7, 10, 5, 8],
      ys: [8, 7, 9, 6, 7, 8],
      level: 0.05,
    },
    {
      first: 'with the loud engine',
      second: 'with the quiet engine',
      what: 'fuel use (litres per hour)',
      xs: [31.2, 29.8, 33.1, 30.5, 32.4],
      ys: [28.9, 30.1, 29.4, 28.2, 30.6, 29.7],
      level: 0.05,
    },
    {
      first: 'in the shop with music',
      second: 'in the shop without music',
      what: 'times (minutes) that customers stay',
      xs: [24, 31, 19, 28, 35, 22, 30],
      ys: [21, 26, 18, 29, 20, 24, 17],
      level: 0.1,
    },
    {
      first: 'on the northern field',
      second: 'on the southern field',
      what: 'masses (g) of potatoes',
      xs: [142, 155, 138, 160, 149, 151],
      ys: [150, 147, 139, 158, 144, 141],
      level: 0.1,
    },
    {
      first: 'with the new racket',
      second: 'with the old racket',
      what: 'speeds (km h⁻¹) of serves',
      xs: [168, 175, 181, 170, 178, 173],
      ys: [161, 169, 172, 158, 166, 171, 163],
      level: 0.05,
    },
    {
      first: 'in group A',
      second: 'in group B',
      what: 'reaction times (ms)',
      xs: [305, 290, 312, 298, 320, 301, 315],
      ys: [288, 279, 301, 284, 295, 276, 290],
      level: 0.01,
    },
  ],
  solve: ({ xs, ys }) => {
    const square = (values: readonly number[]) => total(values.map((value) => (value - mean(values)) ** 2));
    const freedom = xs.length + ys.length - 2;
    const variance = (square(xs) + square(ys)) / freedom;
    const t = (mean(xs) - mean(ys)) / Math.sqrt(variance * (1 / xs.length + 1 / ys.length));
    return { mx: mean(xs), my: mean(ys), freedom, t, p: studentAbove(t, freedom) };
  },
  write: ({ first, second, what, xs, ys, level }, { mx, my, freedom, t, p }) => ({
    text: prose`
      The ${what} were measured ${first} and ${second}, in two independent samples from normal populations with equal variances.

      ${table(['Sample', 'Values'], [first, `$${xs.join(',\\ ')}$`], [second, `$${ys.join(',\\ ')}$`])}

      A researcher believes that the population mean ${first} is greater. A $t$-test is carried out at the $${level * 100}\%$ significance level. Let $\mu_1$ be the population mean ${first} and $\mu_2$ that ${second}.

      (a) Find the two sample means. [2]

      (b) Write down the null and the alternative hypothesis. [2]

      (c) Find the $p$-value. [2]

      (d) State, with a reason, the conclusion of the test in context. [2]

      (e) State which of the given assumptions allows the two samples to be pooled. [1]`,
    hint: 'Is the alternative one-sided or two-sided? Choose the pooled two-sample test on the calculator.',
    answer: prose`
      (a) $${significant(mx, 4)}$ and $${significant(my, 4)}$

      (b) $\mathrm{H}_0: \mu_1 = \mu_2$, $\mathrm{H}_1: \mu_1 > \mu_2$

      (c) $p = ${significant(p)}$

      (d) ${comparison(p, level)}

      (e) the equal variances of the populations`,
    solution: prose`
      (a) $\bar{x}_1 = ${significant(mx, 4)}$ and $\bar{x}_2 = ${significant(my, 4)}$.

      (b) The belief is that the first mean is greater, so the test is one-tailed: $\mathrm{H}_0: \mu_1 = \mu_2$ and $\mathrm{H}_1: \mu_1 > \mu_2$.

      (c) Two-sample $t$-test, pooled, with $\mu_1 > \mu_2$: $t = ${significant(t)}$ with $${xs.length} + ${ys.length} - 2 = ${freedom}$ degrees of freedom, and $p = ${significant(p)}$.

      (d) ${comparison(p, level)}. There is ${p < level ? 'sufficient' : 'insufficient'} evidence at the $${level * 100}\%$ level that the population mean ${first} is greater than ${second}.

      (e) Pooling estimates one common variance from both samples, which is allowed because the variances are assumed to be equal.`,
    markScheme: scheme({
      a: [prose`A1 $${significant(mx, 4)}$`, prose`A1 $${significant(my, 4)}$`],
      b: [prose`A1 $\mathrm{H}_0: \mu_1 = \mu_2$`, prose`A1 $\mathrm{H}_1: \mu_1 > \mu_2$`],
      c: ['(M1) pooled two-sample test, one-tailed', prose`A1 $p = ${significant(p)}$`],
      d: [
        prose`R1 comparison of $p$ with $${level}$`,
        `A1 ${p < level ? 'reject' : 'do not reject'} the null hypothesis, in context`,
      ],
      e: ['R1 equal variances'],
    }),
    numeric: [near(p, 'c')],
  }),
  check: ({ xs, ys, level }, { freedom, t, p }) => {
    // Summed squares by sums and sums of squares, tail by integrating the density.
    const ss = (values: readonly number[]) => total(values.map((value) => value * value)) - total(values) ** 2 / values.length;
    const error = ((ss(xs) + ss(ys)) / freedom) * ((xs.length + ys.length) / (xs.length * ys.length));
    assertClose(t * t * error, (mean(xs) - mean(ys)) ** 2, 'the statistic');
    assertClose(p, 0.5 - integrate((x) => studentDensity(x, freedom), 0, t), 'the tail');
    assert.ok(Math.abs(p - level) > 0.002 && p > 1e-4);
  },
});

const scaledVariance = defineTemplate({
  key: 'ai-variance-of-combination',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [hl('4.14.1', 1)],
  variants: [
    { a: 2, b: 3, c: 5, vx: 4, vy: 1 },
    { a: 3, b: 2, c: 7, vx: 2, vy: 5 },
    { a: 4, b: 1, c: 2, vx: 3, vy: 6 },
    { a: 2, b: 5, c: 4, vx: 7, vy: 2 },
    { a: 5, b: 2, c: 1, vx: 1, vy: 4 },
    { a: 3, b: 4, c: 6, vx: 5, vy: 2 },
    { a: 2, b: 2, c: 3, vx: 9, vy: 4 },
  ],
  solve: ({ a, b, vx, vy }) => ({ variance: a * a * vx + b * b * vy }),
  write: ({ a, b, c, vx, vy }, { variance }, index) => {
    const t = (k: number, name: string) => (k === 1 ? name : `${k}${name}`);
    return {
      text: prose`
        The independent random variables $X$ and $Y$ have the variances $\operatorname{Var}(X) = ${vx}$ and $\operatorname{Var}(Y) = ${vy}$.

        Find $\operatorname{Var}(${t(a, 'X')} - ${t(b, 'Y')} + ${c})$. [2]`,
      hint: 'Variance measures squared spread: factors are squared, and differences spread as much as sums.',
      ...choice(`$${variance}$`, [`$${a * a * vx - b * b * vy}$`, `$${a * vx + b * vy}$`, `$${variance + c}$`], index),
      solution: prose`
        For independent variables $\operatorname{Var}(aX + bY + c) = a^{2}\operatorname{Var}(X) + b^{2}\operatorname{Var}(Y)$. The square of $-${b}$ is positive, and the constant shifts all values without spreading them:
        $$${a}^2 \times ${vx} + (-${b})^2 \times ${vy} = ${a * a * vx} + ${b * b * vy} = ${variance}.$$

        The other options subtract the variances, forget to square the factors, or add the constant.`,
      markScheme: scheme({ '': [prose`M1 $${a}^2 \times ${vx} + ${b}^2 \times ${vy}$`, prose`A1 $${variance}$`] }),
    };
  },
  check: ({ a, b, c, vx, vy }, { variance }) => {
    // X and Y as fair two-valued variables with these variances; all four outcomes.
    const outcomes = [-1, 1].flatMap((i) => [-1, 1].map((j) => a * i * Math.sqrt(vx) - b * j * Math.sqrt(vy) + c));
    assertClose(mean(outcomes.map((value) => (value - mean(outcomes)) ** 2)), variance, 'the variance of the outcomes');
    assert.ok(a * a * vx - b * b * vy !== a * vx + b * vy);
  },
});

const liftLoad = defineTemplate({
  key: 'ai-sum-of-normals',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('4.15.1', 2, '4.15.2', '4.14.1'), hl('4.15.2', 2, '4.15.1')],
  variants: [
    { what: 'people who use a lift', unit: 'kg', mu: 76, sigma: 13, n: 8, limit: 680, share: 0.01 },
    { what: 'crates on a pallet', unit: 'kg', mu: 24, sigma: 2.5, n: 20, limit: 500, share: 0.02 },
    { what: 'apples in a bag', unit: 'g', mu: 155, sigma: 14, n: 6, limit: 1000, share: 0.05 },
    { what: 'passengers of a small aircraft', unit: 'kg', mu: 81, sigma: 15, n: 9, limit: 800, share: 0.01 },
    { what: 'books on a shelf', unit: 'g', mu: 420, sigma: 95, n: 25, limit: 11200, share: 0.03 },
    { what: 'bags of cement on a lorry', unit: 'kg', mu: 25.2, sigma: 0.6, n: 40, limit: 1015, share: 0.05 },
    { what: 'suitcases on a trolley', unit: 'kg', mu: 18, sigma: 3.2, n: 12, limit: 240, share: 0.02 },
    { what: 'pumpkins in a box', unit: 'kg', mu: 3.4, sigma: 0.8, n: 10, limit: 39, share: 0.04 },
  ],
  solve: ({ mu, sigma, n, limit, share }) => {
    const spread = sigma * Math.sqrt(n);
    return {
      sum: n * mu,
      spread,
      over: 1 - normalBelow(limit, n * mu, spread),
      average: normalBelow(mu + sigma / 4, mu, sigma / Math.sqrt(n)) - normalBelow(mu - sigma / 4, mu, sigma / Math.sqrt(n)),
      safe: n * mu + spread * normalQuantile(1 - share),
    };
  },
  write: ({ what, unit, mu, sigma, n, limit, share }, { sum, spread, over, average, safe }) => {
    const ticks = [Number(sum.toFixed(1)), limit];
    const low = Number((mu - sigma / 4).toFixed(3));
    const high = Number((mu + sigma / 4).toFixed(3));
    return {
      text: prose`
        The masses of ${what} are independent and normally distributed with mean $${mu}\text{ ${unit}}$ and standard deviation $${sigma}\text{ ${unit}}$. Let $T$ be the total mass of ${n} of them, chosen at random.

        (a) Find the mean and the standard deviation of $T$. [3]

        (b) Find the probability that $T$ is greater than $${limit}\text{ ${unit}}$. The diagram shows this probability as a shaded area. [2]

        ![](diagram:total)

        (c) Find the load that $T$ exceeds with a probability of only $${share}$. [2]

        (d) Find the probability that the mean mass of the ${n} lies between $${low}\text{ ${unit}}$ and $${high}\text{ ${unit}}$. [3]

        (e) State why no use of the central limit theorem is needed here. [1]`,
      hint: prose`Variances of independent variables add up; standard deviations do not.`,
      answer: prose`
        (a) $${Number(sum.toFixed(2))}\text{ ${unit}}$ and $${significant(spread)}\text{ ${unit}}$

        (b) $${significant(over)}$

        (c) $${significant(safe, safe >= 1000 ? 4 : 3)}\text{ ${unit}}$

        (d) $${significant(average)}$

        (e) the single masses are already normally distributed`,
      solution: prose`
        (a) $\mathrm{E}(T) = ${n} \times ${mu} = ${Number(sum.toFixed(2))}$. The variances add up: $\operatorname{Var}(T) = ${n} \times ${sigma}^2 = ${Number((n * sigma * sigma).toFixed(4))}$, so the standard deviation is
        $\sqrt{${Number((n * sigma * sigma).toFixed(4))}} = ${significant(spread)}\text{ ${unit}}$. (It is **not** $${n} \times ${sigma}$: that would belong to ${n} equal masses.)

        (b) $T$ is normal with these parameters, so $\mathrm{P}(T > ${limit}) = ${significant(over)}$.

        (c) Inverse normal with area $${decimal(1 - share, 2)}$ to the left: $${significant(safe, 5)}$, about $${significant(safe, safe >= 1000 ? 4 : 3)}\text{ ${unit}}$.

        (d) The mean mass has the mean $${mu}$ and the standard deviation $\dfrac{${sigma}}{\sqrt{${n}}} = ${significant(sigma / Math.sqrt(n), 4)}$, so $\mathrm{P}(${low} < \bar{X} < ${high}) = ${significant(average)}$.

        (e) A sum of independent normal variables is normal for every number of terms. The central limit theorem would be needed if the distribution of the single masses were another one.`,
      markScheme: scheme({
        a: [prose`A1 $${Number(sum.toFixed(2))}$`, prose`M1 $${n} \times ${sigma}^2$`, prose`A1 $${significant(spread)}$`],
        b: ['(M1) normal distribution with their parameters', prose`A1 $${significant(over)}$`],
        c: ['(M1) inverse normal', prose`A1 $${significant(safe, safe >= 1000 ? 4 : 3)}$`],
        d: [
          prose`M1 standard deviation $\frac{${sigma}}{\sqrt{${n}}}$`,
          '(M1) probability between the two values',
          prose`A1 $${significant(average)}$`,
        ],
        e: ['R1 the masses are normally distributed themselves'],
      }),
      numeric: [toWithin(over, over * 0.01, 'b'), toWithin(safe, safe * 0.003, 'c', unit), toWithin(average, 0.001, 'd')],
      diagrams: [
        {
          name: 'total',
          svg: normalSvg(sum, spread, [limit, Number.POSITIVE_INFINITY], ticks, 'T'),
          alt: `A normal curve about ${Number(sum.toFixed(1))} with the region to the right of ${limit} shaded.`,
        },
      ],
    };
  },
  check: ({ mu, sigma, n, limit, share }, { over, average, safe }) => {
    const spread = Math.sqrt(Array.from({ length: n }, () => sigma ** 2).reduce((sum, value) => sum + value, 0));
    const density = (x: number) => normalDensity((x - n * mu) / spread) / spread;
    assertClose(over, integrate(density, limit, n * mu + 10 * spread), 'above the limit');
    assertClose(share, integrate(density, safe, n * mu + 10 * spread), 'above the safe load');
    // The mean lies between when the total lies within n sigma / 4 of its mean.
    assertClose(average, integrate(density, n * mu - (n * sigma) / 4, n * mu + (n * sigma) / 4), 'the mean by the total');
    assert.ok(limit > n * mu && over > 0.001);
  },
});

const meanInterval = defineTemplate({
  key: 'ai-confidence-interval-mean',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('4.16', 1, '4.14.2'), hl('4.14.2', 1, '4.16')],
  variants: [
    { what: 'masses (g) of hen’s eggs', data: [61.2, 58.4, 63.9, 60.1, 57.7, 62.5, 59.8, 64.3], level: 95, claim: 65 },
    { what: 'lengths (cm) of trout', data: [31.5, 28.9, 33.2, 30.4, 29.7, 34.1, 32.0], level: 90, claim: 31 },
    { what: 'times (s) for a task', data: [42, 39, 47, 44, 41, 45, 38, 46, 43], level: 95, claim: 40 },
    { what: 'volumes (ml) of shampoo', data: [248.6, 251.2, 249.9, 250.7, 247.8, 252.1], level: 99, claim: 250 },
    { what: 'heights (cm) of barley', data: [84, 91, 88, 79, 86, 93, 90, 82], level: 90, claim: 92 },
    {
      what: 'breaking loads (N) of threads',
      data: [12.4, 11.8, 13.1, 12.9, 12.2, 11.5, 12.7, 13.4, 12.0, 12.6],
      level: 95,
      claim: 12,
    },
    { what: 'hours of sunshine in June', data: [212, 187, 240, 198, 225, 206, 219], level: 90, claim: 235 },
    { what: 'wing lengths (mm) of finches', data: [71.4, 69.8, 72.6, 70.3, 73.1, 71.9, 70.8, 72.2], level: 99, claim: 71 },
  ],
  solve: ({ data, level }) => {
    const n = data.length;
    const average = mean(data);
    const variance = total(data.map((value) => (value - average) ** 2)) / (n - 1);
    const t = studentQuantile(0.5 + level / 200, n - 1);
    const half = t * Math.sqrt(variance / n);
    return { n, average, variance, t, half, low: average - half, high: average + half };
  },
  write: ({ what, data, level, claim }, { n, average, variance, t, half, low, high }) => {
    const inside = claim > low && claim < high;
    return {
      text: prose`
        The ${what} are normally distributed with unknown variance. A random sample gives the values
        $$${data.join(', ')}.$$

        (a) Find unbiased estimates of the population mean and of the population variance. [3]

        (b) Find a $${level}\%$ confidence interval for the population mean. [3]

        (c) A handbook gives the population mean as $${claim}$. State, with a reason, whether the sample supports this. [1]

        (d) State what would happen to the width of the interval if a larger confidence level were chosen. [1]`,
      hint: prose`The variance is unknown and the sample is small: which distribution replaces the normal one?`,
      answer: prose`
        (a) $${significant(average, 4)}$ and $${significant(variance)}$

        (b) $[${significant(low, 4)}, ${significant(high, 4)}]$

        (c) ${inside ? 'yes, it lies within the interval' : 'no, it lies outside the interval'}

        (d) it would become wider`,
      solution: prose`
        (a) The sample mean $\bar{x} = ${significant(average, 4)}$ is an unbiased estimate of the mean. The calculator's $s_{n-1} = ${significant(Math.sqrt(variance), 4)}$ gives the unbiased estimate of the variance,
        $s_{n-1}^{2} = ${significant(variance)}$ (division by $n - 1 = ${n - 1}$).

        (b) The variance is unknown, so the $t$-distribution with ${n - 1} degrees of freedom is used. The interval function of the calculator gives $[${significant(low, 4)}, ${significant(high, 4)}]$.
        (By hand: $\bar{x} \pm t\dfrac{s_{n-1}}{\sqrt{n}}$ with $t = ${significant(t)}$, that is $${significant(average, 5)} \pm ${significant(half)}$.)

        (c) ${inside ? `Yes: $${claim}$ lies within the interval, so it is a plausible value` : `No: $${claim}$ lies outside the interval`} at this level of confidence.

        (d) To be more confident of catching the mean, the interval must be wider.`,
      markScheme: scheme({
        a: [prose`A1 $${significant(average, 4)}$`, prose`M1 $s_{n-1}$ used`, prose`A1 $${significant(variance)}$`],
        b: [prose`M1 $t$-interval`, prose`A1 $${significant(low, 4)}$`, prose`A1 $${significant(high, 4)}$`],
        c: [`R1 ${inside ? 'within the interval, so supported' : 'outside the interval, so not supported'}`],
        d: ['A1 wider'],
      }),
    };
  },
  check: ({ data, level, claim }, { n, average, variance, t, low, high }) => {
    const [sum, squares] = [total(data), total(data.map((value) => value * value))];
    assertClose(variance, (squares - (sum * sum) / n) / (n - 1), 'the variance by sums', 1e-5);
    assertClose(level / 100, 2 * integrate((x) => studentDensity(x, n - 1), 0, t), 'the confidence');
    assertClose((low + high) / 2, average, 'the middle');
    assert.ok(Math.abs(claim - low) > 0.02 && Math.abs(claim - high) > 0.02);
  },
});

const poissonCalls = defineTemplate({
  key: 'ai-poisson-arrivals',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('4.17', 2, '4.8')],
  variants: [
    { what: 'calls at a help desk', unit: 'hour', units: 'hours', rate: 3.2, k: 4, span: 2.5, least: 10, days: 6 },
    {
      what: 'customers at a bookshop',
      unit: 'quarter of an hour',
      units: 'quarters of an hour',
      rate: 4.5,
      k: 3,
      span: 2,
      least: 12,
      days: 8,
    },
    { what: 'faults in a cable', unit: 'kilometre', units: 'kilometres', rate: 0.8, k: 1, span: 5, least: 6, days: 10 },
    { what: 'goals of a hockey team', unit: 'match', units: 'matches', rate: 2.4, k: 2, span: 3, least: 9, days: 5 },
    { what: 'bird sightings from a hide', unit: 'hour', units: 'hours', rate: 5.5, k: 6, span: 1.5, least: 11, days: 7 },
    { what: 'typing errors', unit: 'page', units: 'pages', rate: 1.4, k: 2, span: 4, least: 8, days: 12 },
    { what: 'emails of complaint', unit: 'day', units: 'days', rate: 1.9, k: 3, span: 5, least: 13, days: 9 },
    { what: 'meteors seen by a camera', unit: 'night', units: 'nights', rate: 6.2, k: 5, span: 2, least: 16, days: 5 },
  ],
  solve: ({ rate, k, span, least, days }) => {
    const none = poisson(rate, 0);
    return {
      exactly: poisson(rate, k),
      many: 1 - poissonUpTo(rate * span, least - 1),
      given: poisson(rate, k) / (1 - none),
      two: ((days * (days - 1)) / 2) * poisson(rate, k) ** 2 * (1 - poisson(rate, k)) ** (days - 2),
    };
  },
  write: ({ what, unit, units, rate, k, span, least, days }, { exactly, many, given, two }) => ({
    text: prose`
      The number of ${what} in one ${unit} follows a Poisson distribution with mean $${rate}$. The numbers in ${units} that do not overlap are independent.

      (a) Find the probability of exactly ${k} in one ${unit}. [2]

      (b) Find the probability of at least ${least} in $${span}$ ${units}. [3]

      (c) Given that there is at least one in one ${unit}, find the probability that there are exactly ${k}. [3]

      (d) Find the probability that exactly 2 of ${days} separate ${units} have exactly ${k} each. [3]

      (e) State one condition, besides independence, for the Poisson distribution to be a suitable model. [1]`,
    hint: prose`The mean of a Poisson variable is proportional to the length of the interval. In (d) each ${unit} is a trial with two outcomes.`,
    answer: prose`
      (a) $${significant(exactly)}$

      (b) $${significant(many)}$

      (c) $${significant(given)}$

      (d) $${significant(two)}$

      (e) for example: events occur at a constant average rate`,
    solution: prose`
      (a) $X \sim \mathrm{Po}(${rate})$: $\mathrm{P}(X = ${k}) = ${significant(exactly)}$.

      (b) In $${span}$ ${units} the mean is $${span} \times ${rate} = ${Number((rate * span).toFixed(3))}$. With $Y \sim \mathrm{Po}(${Number((rate * span).toFixed(3))})$,
      $\mathrm{P}(Y \ge ${least}) = 1 - \mathrm{P}(Y \le ${least - 1}) = ${significant(many)}$.

      (c) $\mathrm{P}(X = ${k} \mid X \ge 1) = \dfrac{\mathrm{P}(X = ${k})}{1 - \mathrm{P}(X = 0)} = \dfrac{${significant(exactly, 4)}}{1 - ${significant(Math.exp(-rate), 4)}} = ${significant(given)}$.

      (d) The number of such ${units} among ${days} is binomial with $n = ${days}$ and $p = ${significant(exactly, 4)}$. The probability of exactly 2 is $${significant(two)}$.

      (e) Events occur at a constant average rate (also: singly, not at the same instant).`,
    markScheme: scheme({
      a: [prose`(M1) $\mathrm{Po}(${rate})$`, prose`A1 $${significant(exactly)}$`],
      b: [
        prose`A1 mean $${Number((rate * span).toFixed(3))}$`,
        prose`(M1) $1 - \mathrm{P}(Y \le ${least - 1})$`,
        prose`A1 $${significant(many)}$`,
      ],
      c: [
        'M1 conditional probability',
        prose`(A1) denominator $${significant(1 - Math.exp(-rate))}$`,
        prose`A1 $${significant(given)}$`,
      ],
      d: [
        'M1 binomial distribution recognised',
        prose`(A1) $n = ${days}$, $p = ${significant(exactly)}$`,
        prose`A1 $${significant(two)}$`,
      ],
      e: ['R1 constant average rate (or events occur singly)'],
    }),
    numeric: [near(exactly, 'a'), near(many, 'b'), near(given, 'c'), toWithin(two, two * 0.012, 'd')],
  }),
  check: ({ rate, k, span, least, days }, { exactly, many, given, two }) => {
    // P(Y >= m) is the chance that the m-th arrival comes in time: the integral of a gamma density.
    let factorial = 1;
    for (let i = 2; i < least; i++) factorial *= i;
    assertClose(
      many,
      integrate((t) => (rate * (rate * t) ** (least - 1) * Math.exp(-rate * t)) / factorial, 0, span),
      'the waiting time',
    );
    // A Poisson count as a binomial one with very many tiny trials.
    const trials = 2_000_000;
    let chance = (1 - rate / trials) ** trials;
    const none = chance;
    for (let i = 1; i <= k; i++) chance *= (((trials - i + 1) / i) * (rate / trials)) / (1 - rate / trials);
    assertClose(exactly, chance, 'exactly k', 1e-5);
    assertClose(given * (1 - none), chance, 'given at least one', 1e-5);
    let ways = [1];
    for (let i = 0; i < days; i++)
      ways = [...ways, 0].map((value, j) => value * (1 - chance) + (j > 0 ? (ways[j - 1] as number) * chance : 0));
    assertClose(two, ways[2] as number, 'two of them', 1e-5);
  },
});

const poissonTest = defineTemplate({
  key: 'ai-poisson-test-errors',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('4.18.2', 2, '4.18.1', '4.17'), hl('4.18.1', 3, '4.18.2', '4.17')],
  variants: [
    { what: 'accidents at a crossing', unit: 'month', rate: 1.2, span: 6, actual: 2, seen: 12 },
    { what: 'breakdowns of a machine', unit: 'week', rate: 0.7, span: 10, actual: 1.1, seen: 13 },
    { what: 'orders in a new web shop', unit: 'hour', rate: 2.5, span: 4, actual: 4, seen: 14 },
    { what: 'flaws in a roll of cloth', unit: 'metre', rate: 0.3, span: 20, actual: 0.6, seen: 9 },
    { what: 'earth tremors in a region', unit: 'year', rate: 1.6, span: 5, actual: 2.6, seen: 15 },
    { what: 'visitors of a small chapel', unit: 'quarter of an hour', rate: 2.2, span: 5, actual: 3.4, seen: 16 },
    { what: 'alarms in a data centre', unit: 'night', rate: 0.5, span: 14, actual: 0.9, seen: 11 },
    { what: 'cracks in a road', unit: 'kilometre', rate: 0.9, span: 8, actual: 1.5, seen: 13 },
  ],
  solve: ({ rate, span, actual }) => {
    const m = rate * span;
    let critical = 0;
    while (1 - poissonUpTo(m, critical - 1) > 0.05) critical += 1;
    return {
      m,
      critical,
      first: 1 - poissonUpTo(m, critical - 1),
      before: 1 - poissonUpTo(m, critical - 2),
      second: poissonUpTo(actual * span, critical - 1),
    };
  },
  write: ({ what, unit, rate, span, actual, seen }, { m, critical, first, before, second }) => {
    const rejected = seen >= critical;
    const short = (value: number) => `${Number(value.toFixed(3))}`;
    return {
      text: prose`
        The number of ${what} in one ${unit} follows a Poisson distribution. For a long time its mean $\lambda$ has been $${rate}$. It is suspected that the mean has become greater. The total number $X$ in a period of ${span} times one ${unit} is to be observed, and a test is to be
        carried out at the $5\%$ significance level.

        (a) Write down the null and the alternative hypothesis in terms of $\lambda$. [2]

        (b) Write down the distribution of $X$ under the null hypothesis. [1]

        (c) Find the critical region of the test. [4]

        (d) Find the probability of a type I error. [1]

        (e) In fact the mean in one ${unit} is now $${actual}$. Find the probability of a type II error. [3]

        (f) The number observed is ${seen}. State the conclusion of the test and which of the two errors could have been made. [2]`,
      hint: prose`The critical region is the set of large values whose total probability under $\mathrm{H}_0$ is just below $0.05$.`,
      answer: prose`
        (a) $\mathrm{H}_0: \lambda = ${rate}$, $\mathrm{H}_1: \lambda > ${rate}$

        (b) $\mathrm{Po}(${short(m)})$

        (c) $X \ge ${critical}$

        (d) $${significant(first)}$

        (e) $${significant(second)}$

        (f) ${rejected ? 'the null hypothesis is rejected; a type I error is possible' : 'the null hypothesis is not rejected; a type II error is possible'}`,
      solution: prose`
        (a) $\mathrm{H}_0: \lambda = ${rate}$ and, as an increase is suspected, $\mathrm{H}_1: \lambda > ${rate}$.

        (b) The mean of the whole period is $${span} \times ${rate} = ${short(m)}$, so $X \sim \mathrm{Po}(${short(m)})$.

        (c) Large values speak against $\mathrm{H}_0$. A table of the distribution gives
        $\mathrm{P}(X \ge ${critical - 1}) = ${significant(before)} > 0.05$ and $\mathrm{P}(X \ge ${critical}) = ${significant(first)} < 0.05$. The critical region is $X \ge ${critical}$.

        (d) A type I error is rejecting a true null hypothesis: its probability is that of the critical region under $\mathrm{H}_0$, $${significant(first)}$.

        (e) A type II error is not rejecting a false null hypothesis. Now $X \sim \mathrm{Po}(${span} \times ${actual}) = \mathrm{Po}(${short(actual * span)})$, and
        $\mathrm{P}(X \le ${critical - 1}) = ${significant(second)}$.

        (f) ${seen} ${rejected ? 'lies' : 'does not lie'} in the critical region, so $\mathrm{H}_0$ is ${rejected ? 'rejected' : 'not rejected'}: there is ${rejected ? 'sufficient' : 'insufficient'} evidence of an increase. If this is wrong, the error is of type ${rejected ? 'I' : 'II'}.`,
      markScheme: scheme({
        a: [prose`A1 $\mathrm{H}_0: \lambda = ${rate}$`, prose`A1 $\mathrm{H}_1: \lambda > ${rate}$`],
        b: [prose`A1 $\mathrm{Po}(${short(m)})$`],
        c: [
          prose`M1 upper tail probabilities considered`,
          prose`A1 $\mathrm{P}(X \ge ${critical - 1}) = ${significant(before)}$`,
          prose`A1 $\mathrm{P}(X \ge ${critical}) = ${significant(first)}$`,
          prose`A1 $X \ge ${critical}$`,
        ],
        d: [prose`A1 $${significant(first)}$`],
        e: [
          prose`M1 $\mathrm{Po}(${short(actual * span)})$`,
          prose`(M1) $\mathrm{P}(X \le ${critical - 1})$`,
          prose`A1 $${significant(second)}$`,
        ],
        f: [`A1 ${rejected ? 'reject' : 'do not reject'} the null hypothesis`, `R1 type ${rejected ? 'I' : 'II'} error possible`],
      }),
      numeric: [near(first, 'd'), near(second, 'e')],
    };
  },
  check: ({ rate, span, actual, seen }, { critical, first, before, second }) => {
    // P(X >= k) for mean m is the integral of the gamma density of the k-th arrival from 0 to m.
    const upper = (m: number, k: number) => {
      let factorial = 1;
      for (let i = 2; i < k; i++) factorial *= i;
      return integrate((t) => (t ** (k - 1) * Math.exp(-t)) / factorial, 0, m);
    };
    assertClose(first, upper(rate * span, critical), 'the type I error');
    assertClose(before, upper(rate * span, critical - 1), 'one value earlier');
    assertClose(second, 1 - upper(actual * span, critical), 'the type II error');
    assert.ok(first < 0.05 && before > 0.05 && seen > rate * span);
    // The critical value as the least whole number beyond the mean at which the 5 % point is passed.
    const point = bisect((m) => upper(m, critical) - 0.05, 0.1, 60);
    assert.ok(point > rate * span);
  },
});

export const inferenceTemplates: readonly QuestionTemplate[] = [
  independenceTest,
  fitTest,
  pooledT,
  scaledVariance,
  liftLoad,
  meanInterval,
  poissonCalls,
  poissonTest,
];
