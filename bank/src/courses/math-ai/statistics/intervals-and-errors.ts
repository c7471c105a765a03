import assert from 'node:assert/strict';
import { assertClose, bisect, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { poissonUpTo, studentDensity, studentQuantile } from '../distributions.ts';
import { mean, total } from '../samples.ts';
import { exact, foreseen, halfUnit, hl, labelled, near, prose, scheme } from '../writing.ts';

/** Topic 4. Confidence intervals, critical regions and the two types of error (higher level). */

const meanInterval = defineTemplate({
  key: 'ai-confidence-interval-mean',
  calculatorAllowed: true,
  placements: [hl('4.16', 1, '4.14'), hl('4.14', 1, '4.16')],
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

        (a) Calculate unbiased estimates of the population mean and of the population variance. [3]

        (b) Find a $${level}\%$ confidence interval for the population mean. [3]

        (c) A handbook gives the population mean as $${claim}$. Comment on this value with reference to your interval. [1]

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
      keys: [
        labelled('Mean', near(average, 'a')),
        labelled('Variance', near(variance, 'a'), [
          {
            slip: 'method',
            value: (variance * (n - 1)) / n,
            note: 'This is the variance of the sample itself; the unbiased estimate is greater.',
          },
          { slip: 'method', value: Math.sqrt(variance), note: 'This is the estimate of the standard deviation.' },
        ]),
        { kind: 'interval', part: 'b', intervals: [{ from: `${low}`, to: `${high}` }], tolerance: halfUnit(high) },
      ],
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

const poissonTest = defineTemplate({
  key: 'ai-poisson-test-errors',
  calculatorAllowed: true,
  placements: [hl('4.18', 2, '4.17')],
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
    const several = unit === 'quarter of an hour' ? 'quarters of an hour' : `${unit}s`;
    return {
      text: prose`
        The number of ${what} in one ${unit} follows a Poisson distribution. For a long time its mean $\lambda$ has been $${rate}$. It is suspected that the mean has become greater. The total number $X$ in ${span} ${several} is to be observed, and a test is to be
        carried out at the $5\%$ significance level.

        (a) Write down the null and the alternative hypothesis in terms of $\lambda$. [2]

        (b) Write down the distribution of $X$ under the null hypothesis. [1]

        (c) Determine the critical region of the test. [4]

        (d) Find the probability of a type I error. [1]

        (e) In fact the mean in one ${unit} is now $${actual}$. Calculate the probability of a type II error. [3]

        (f) The number observed is ${seen}. Discuss what follows for the suspicion, and how far this can be trusted. [2]`,
      hint: prose`Which values are evidence against $\mathrm{H}_0$, and how likely may they be in all?`,
      answer: prose`
        (a) $\mathrm{H}_0: \lambda = ${rate}$, $\mathrm{H}_1: \lambda > ${rate}$

        (b) $\mathrm{Po}(${short(m)})$

        (c) $X \ge ${critical}$

        (d) $${significant(first)}$

        (e) $${significant(second)}$

        (f) ${rejected ? 'the null hypothesis is rejected, which supports the suspicion; but a type I error is possible' : 'the null hypothesis is not rejected, so the suspicion is not supported; but a type II error is possible'}`,
      solution: prose`
        (a) $\mathrm{H}_0: \lambda = ${rate}$ and, as an increase is suspected, $\mathrm{H}_1: \lambda > ${rate}$.

        (b) The mean of the whole period is $${span} \times ${rate} = ${short(m)}$, so $X \sim \mathrm{Po}(${short(m)})$.

        (c) Large values are evidence against $\mathrm{H}_0$. A table of the distribution gives
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
        f: [
          `A1 ${rejected ? 'reject' : 'do not reject'} the null hypothesis, with the meaning for the suspicion`,
          `R1 a type ${rejected ? 'I' : 'II'} error is possible`,
        ],
      }),
      numeric: [near(first, 'd')],
      keys: [
        foreseen(near(second, 'e'), [
          { slip: 'method', value: 1 - second, note: 'This is the probability that the test notices the change.' },
        ]),
        labelled('Least number in it', exact(critical, 'c'), [
          {
            slip: 'method',
            value: critical - 1,
            note: 'From this number on the probability is greater than the significance level.',
          },
          { slip: 'method', value: critical + 1, note: 'A larger region is still within the significance level.' },
        ]),
      ],
    };
  },
  check: ({ rate, span, actual, seen }, { m: expected, critical, first, before, second }) => {
    // P(X >= k) for mean m is the integral of the gamma density of the k-th arrival from 0 to m.
    const upper = (m: number, k: number) => {
      let factorial = 1;
      for (let i = 2; i < k; i++) factorial *= i;
      return integrate((t) => (t ** (k - 1) * Math.exp(-t)) / factorial, 0, m);
    };
    assertClose(expected / span, rate, 'the rate');
    assertClose(first, upper(rate * span, critical), 'the type I error');
    assertClose(before, upper(rate * span, critical - 1), 'one value earlier');
    assertClose(second, 1 - upper(actual * span, critical), 'the type II error');
    assert.ok(first < 0.05 && before > 0.05 && seen > rate * span);
    // The critical value as the least whole number beyond the mean at which the 5 % point is passed.
    const point = bisect((m) => upper(m, critical) - 0.05, 0.1, 60);
    assert.ok(point > rate * span);
  },
});

export const intervalsAndErrorsTemplates: readonly QuestionTemplate[] = [meanInterval, poissonTest];
