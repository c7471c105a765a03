import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { chiSquaredAbove, chiSquaredDensity, studentAbove, studentDensity } from '../distributions.ts';
import { mean, total } from '../samples.ts';
import { exact, foreseen, labelled, near, prose, scheme, sl, table } from '../writing.ts';

/** Topic 4. Chi-squared tests and the t-test. */

const comparison = (p: number, level: number) =>
  p < level
    ? prose`$${significant(p)} < ${level}$, so $\mathrm{H}_0$ is rejected`
    : prose`$${significant(p)} > ${level}$, so $\mathrm{H}_0$ is not rejected`;

const independenceTest = defineTemplate({
  key: 'ai-chi-squared-independence',
  calculatorAllowed: true,
  placements: [sl('4.11', 2)],
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

        (b) Calculate the expected frequency for "${rows[0] as string}, ${columns[0] as string}". [2]

        (c) Write down the number of degrees of freedom. [1]

        (d) Find the value of the $\chi^{2}$ statistic and the $p$-value. [3]

        (e) State the conclusion of the test, with a reason. [2]`,
      hint: 'What frequencies would you expect if the two variables were independent?',
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
      numeric: [near(first, 'b')],
      keys: [
        foreseen(exact(2, 'c'), [
          {
            slip: 'method',
            value: 6,
            note: 'The totals of the rows and of the columns are fixed, so that not every cell is free.',
          },
          { slip: 'method', value: 5, note: 'The totals of the rows and of the columns are fixed, not only the total of all.' },
        ]),
        labelled(prose`$\chi^{2} =$`, near(statistic, 'd')),
        labelled('$p =$', near(p, 'd')),
      ],
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
  calculatorAllowed: true,
  placements: [sl('4.11', 1)],
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

      (a) List the expected frequencies under the null hypothesis that the claim is true. [2]

      (b) Write down the number of degrees of freedom. [1]

      (c) Find the $p$-value of a $\chi^{2}$ goodness of fit test. [2]

      (d) State, with a reason, the conclusion at the $${level * 100}\%$ significance level. [2]`,
    hint: 'How many observations would each category have if the claim were true?',
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
    numeric: [near(p, 'c')],
    keys: [
      foreseen(exact(3, 'b'), [{ slip: 'method', value: 4, note: 'The total is fixed, so that not every class is free.' }]),
      { kind: 'set', part: 'a', values: expected.map(String), ordered: true, tolerance: 0.05 },
    ],
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
  calculatorAllowed: true,
  placements: [sl('4.11', 2, '4.3')],
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

      (a) Calculate the two sample means. [2]

      (b) Write down the null and the alternative hypothesis. [2]

      (c) Find the $p$-value. [2]

      (d) State, with a reason, the conclusion of the test in context. [2]

      (e) Identify which of the given assumptions allows the two samples to be pooled. [1]`,
    hint: 'Is the alternative one-sided or two-sided?',
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
    keys: [
      foreseen(near(p, 'c'), [
        {
          slip: 'method',
          value: 2 * p,
          note: 'This belongs to a two-sided test; the alternative hypothesis here looks to one side.',
        },
      ]),
      labelled('First sample', near(mx, 'a')),
      labelled('Second sample', near(my, 'a')),
    ],
  }),
  check: ({ xs, ys, level }, { mx, my, freedom, t, p }) => {
    // Summed squares by sums and sums of squares, tail by integrating the density.
    const ss = (values: readonly number[]) => total(values.map((value) => value * value)) - total(values) ** 2 / values.length;
    const error = ((ss(xs) + ss(ys)) / freedom) * ((xs.length + ys.length) / (xs.length * ys.length));
    assert.ok(
      [xs.reduce((sum, x) => sum + x - mx, 0), ys.reduce((sum, y) => sum + y - my, 0)].every((sum) => Math.abs(sum) < 1e-9),
    );
    assertClose(t * t * error, (mx - my) ** 2, 'the statistic');
    assert.ok(t * (mx - my) > 0);
    assertClose(p, 0.5 - integrate((x) => studentDensity(x, freedom), 0, t), 'the tail');
    assert.ok(Math.abs(p - level) > 0.002 && p > 1e-4);
  },
});

export const hypothesisTestsTemplates: readonly QuestionTemplate[] = [independenceTest, fitTest, pooledT];
