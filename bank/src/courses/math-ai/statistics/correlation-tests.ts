import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { studentAbove, studentDensity, studentQuantile } from '../distributions.ts';
import { pearson } from '../samples.ts';
import { hl, labelled, near, prose, table } from '../writing.ts';

/** Topic 4, higher level: tests of the null hypothesis that a population has no correlation. */

/** The t-value of a correlation coefficient of `n` pairs, with n - 2 degrees of freedom. */
const tValue = (r: number, n: number) => r * Math.sqrt((n - 2) / (1 - r * r));

interface Pairs {
  x: string;
  y: string;
  who: string;
  xs: readonly number[];
  ys: readonly number[];
  /** Whether the suspicion has a direction. */
  direction: 'positive' | 'negative' | 'any';
}

const fromData = defineTemplate<Pairs, { r: number; p: number }>({
  key: 'ai-correlation-test-from-data',
  calculatorAllowed: true,
  placements: [hl('4.18', 1, '4.4')],
  variants: [
    {
      who: 'Seven trees',
      x: 'age in years',
      y: 'diameter in cm',
      xs: [8, 12, 15, 21, 26, 30, 38],
      ys: [11, 19, 17, 30, 26, 41, 44],
      direction: 'positive',
    },
    {
      who: 'Eight used cars',
      x: 'age in years',
      y: 'price in thousand euros',
      xs: [1, 2, 3, 4, 6, 7, 9, 11],
      ys: [17, 19, 12, 15, 11, 14, 6, 9],
      direction: 'negative',
    },
    {
      who: 'Eight cities',
      x: 'altitude in metres',
      y: 'number of cinemas',
      xs: [12, 95, 140, 210, 330, 480, 560, 720],
      ys: [9, 4, 12, 7, 3, 10, 8, 5],
      direction: 'any',
    },
    {
      who: 'Nine runners',
      x: 'distance run per week in km',
      y: 'resting pulse',
      xs: [10, 15, 22, 30, 34, 41, 48, 55, 60],
      ys: [66, 71, 60, 64, 58, 61, 55, 59, 50],
      direction: 'negative',
    },
  ],
  solve: ({ xs, ys, direction }) => {
    const r = pearson(xs, ys);
    const tail = studentAbove(Math.abs(tValue(r, xs.length)), xs.length - 2);
    return { r, p: direction === 'any' ? 2 * tail : tail };
  },
  write: ({ who, x, y, xs, ys, direction }, { r, p }) => {
    const sign = { positive: '>', negative: '<', any: '\\ne' }[direction];
    const reject = p < 0.05;
    const claim = direction === 'any' ? 'a correlation' : `a ${direction} correlation`;
    return inParts({
      stem: prose`
        ${who} were chosen at random. The table shows their ${x}, $x$, and ${y}, $y$. Both variables may be taken to be normally distributed.

        ${table(['$x$', ...xs.map((each) => `$${each}$`)], ['$y$', ...ys.map((each) => `$${each}$`)])}

        A test at the $5\%$ level is carried out to find out whether there is ${claim} between the two variables in the whole population.`,
      hint: 'Which letter stands for the correlation of the population, and which for that of the sample?',
      parts: [
        {
          ask: 'Write down the null and the alternative hypothesis.',
          answer: prose`$\mathrm{H}_0: \rho = 0$, $\mathrm{H}_1: \rho ${sign} 0$`,
          solution: prose`They are about the population: $\mathrm{H}_0: \rho = 0$ and $\mathrm{H}_1: \rho ${sign} 0$.`,
          marks: [
            prose`A1 $\mathrm{H}_0: \rho = 0$`,
            prose`A1 $\mathrm{H}_1: \rho ${sign} 0$ (*do not accept* $r$ in place of $\rho$)`,
          ],
        },
        {
          ask: prose`Find the correlation coefficient of the sample and the $p$-value of the test.`,
          answer: prose`$r = ${significant(r)}$, $p = ${significant(p)}$`,
          solution: prose`The linear regression $t$-test of the calculator gives $r = ${significant(r)}$ and $p = ${significant(p)}$.`,
          marks: [
            `A1 $r = ${significant(r)}$`,
            `A2 $p = ${significant(p)}$ (A1 for the $p$-value of the other kind of tail, $${significant(direction === 'any' ? p / 2 : 2 * p)}$; FT nothing from it)`,
          ],
          keys: [labelled('$r =$', near(r)), labelled('$p =$', near(p))],
        },
        {
          ask: 'State the conclusion of the test in context, with a reason.',
          answer: `${reject ? `sufficient evidence of ${claim}` : `not sufficient evidence of ${claim}`}`,
          solution: prose`$${significant(p)} ${reject ? '<' : '>'} 0.05$, so $\mathrm{H}_0$ is ${reject ? 'rejected' : 'not rejected'}: there is ${reject ? 'sufficient' : 'not sufficient'} evidence of ${claim} between ${x} and ${y}.`,
          marks: [`R1 compares $${significant(p)}$ with $0.05$`, 'A1 conclusion in context'],
        },
      ],
    });
  },
  check: ({ xs, ys, direction }, { r, p }) => {
    assertClose(pearson(ys, xs), r, 'symmetric');
    const t = Math.abs(tValue(r, xs.length));
    const tail = 0.5 - integrate((x) => studentDensity(x, xs.length - 2), 0, t);
    assertClose(direction === 'any' ? 2 * tail : tail, p, 'the tail', 1e-5);
    assert.ok(Math.abs(p - 0.05) > 0.004 && (direction !== 'positive' || r > 0) && (direction !== 'negative' || r < 0));
  },
});

const fromCoefficients = defineTemplate({
  key: 'ai-correlation-test-samples-compared',
  calculatorAllowed: true,
  placements: [hl('4.18', 1, '4.4', '4.1')],
  variants: [
    {
      what: 'hours of sleep and reaction time',
      samples: [
        [6, 0.74],
        [15, 0.58],
        [40, 0.29],
      ],
    },
    {
      what: 'rainfall and harvest of olives',
      samples: [
        [5, 0.86],
        [12, 0.61],
        [60, 0.24],
      ],
    },
    {
      what: 'screen time and hours of reading',
      samples: [
        [7, -0.69],
        [20, -0.48],
        [50, -0.3],
      ],
    },
    {
      what: 'price and number of sales',
      samples: [
        [4, -0.93],
        [10, -0.66],
        [80, -0.19],
      ],
    },
  ] as { what: string; samples: readonly (readonly [n: number, r: number])[] }[],
  solve: ({ samples }) => ({
    ps: samples.map(([n, r]) => 2 * studentAbove(Math.abs(tValue(r, n)), n - 2)),
    critical: samples.map(([n]) => {
      const t = studentQuantile(0.975, n - 2);
      return t / Math.sqrt(n - 2 + t * t);
    }),
  }),
  write: ({ what, samples }, { ps, critical }) => {
    const rejected = samples.map((_, i) => (ps[i] as number) < 0.05);
    const strongest = samples.findIndex(([, r]) => Math.abs(r) === Math.max(...samples.map(([, each]) => Math.abs(each))));
    const names = ['P', 'Q', 'R'];
    const yes = names.filter((_, i) => rejected[i]);
    return inParts({
      stem: prose`
        Three schools each examine a random sample for a correlation between ${what}. They test $\mathrm{H}_0: \rho = 0$ against $\mathrm{H}_1: \rho \ne 0$ at the $5\%$ level. $\mathrm{H}_0$ is rejected when the size $|r|$ of the sample coefficient is greater than the critical value.

        ${table(['School', ...names], ['Size $n$ of the sample', ...samples.map(([n]) => `$${n}$`)], ['Coefficient $r$', ...samples.map(([, r]) => `$${r}$`)], ['Critical value', ...critical.map((each) => `$${each.toFixed(3)}$`)])}`,
      hint: 'Does a greater coefficient always mean more evidence?',
      parts: [
        {
          ask: 'Determine for each school whether the null hypothesis is rejected.',
          answer: names.map((name, i) => `${name}: ${rejected[i] ? 'rejected' : 'not rejected'}`).join('; '),
          solution: samples
            .map(
              ([, r], i) =>
                prose`${names[i] as string}: $${Math.abs(r)} ${rejected[i] ? '>' : '<'} ${(critical[i] as number).toFixed(3)}$, so it is ${rejected[i] ? 'rejected' : 'not rejected'}.`,
            )
            .join(' '),
          marks: names.map(
            (name, i) => `A1 ${name}: ${rejected[i] ? 'rejected' : 'not rejected'} (*do not accept* without a comparison)`,
          ),
        },
        {
          ask: prose`A student says: "School ${names[strongest] as string} has the strongest correlation, so it has the best evidence." Explain what is wrong with this.`,
          answer: 'the size of the sample matters: few pairs are often strongly correlated by chance',
          solution: prose`The evidence depends on the size of the sample as well as on $r$. With only ${samples[strongest]?.[0] as number} pairs a coefficient of this size ${rejected[strongest] ? 'is only just unusual' : 'often occurs by chance'}, although there is no correlation in the population.`,
          marks: ['R1 the evidence depends on $n$ too', 'R1 with few pairs such a coefficient can easily occur by chance'],
        },
        {
          ask: 'Describe how the critical value changes as the sample grows, and give a reason.',
          answer: 'it decreases: the coefficients of large samples vary less',
          solution: prose`It decreases. If $\rho = 0$, the coefficients of large samples lie closer to 0 than those of small ones, so a smaller value is already unusual.`,
          marks: ['A1 it decreases', 'R1 the coefficients of large samples vary less'],
        },
        {
          ask: prose`${yes.length > 0 ? `School ${yes[yes.length - 1] as string} concludes that one of the two variables is the cause of the other.` : 'One school concludes that one of the variables is the cause of the other.'} Comment on this.`,
          answer: 'a correlation does not show a cause',
          solution:
            'A correlation does not show which variable influences the other, or whether a third one influences both. The test does not support the conclusion.',
          marks: ['R1 correlation does not imply causation, or a third variable may influence both'],
        },
      ],
    });
  },
  check: ({ samples }, { ps, critical }) => {
    samples.forEach(([n, r], i) => {
      const t = tValue(critical[i] as number, n);
      assertClose(
        integrate((x) => studentDensity(x, n - 2), -t, t),
        0.95,
        'critical value',
        1e-4,
      );
      assert.equal(Math.abs(r) > (critical[i] as number), (ps[i] as number) < 0.05);
      assert.ok(Math.abs(Math.abs(r) - (critical[i] as number)) > 0.01);
    });
    assert.deepEqual(
      critical.toSorted((a, b) => b - a),
      critical,
    );
  },
});

const reportOfATest = defineTemplate({
  key: 'ai-correlation-test-in-report',
  calculatorAllowed: true,
  placements: [hl('4.18', 1, '4.4')],
  variants: [
    { n: 12, r: 0.52, x: 'hours of practice', y: 'score', body: 'A music school', thing: 'pupils' },
    { n: 18, r: -0.43, x: 'distance from the centre', y: 'rent', body: 'An estate agent', thing: 'flats' },
    { n: 10, r: 0.59, x: 'temperature', y: 'number of visitors', body: 'A zoo', thing: 'days' },
    { n: 25, r: -0.36, x: 'price', y: 'rating', body: 'A magazine', thing: 'headphones' },
  ],
  solve: ({ n, r }) => {
    const t = tValue(r, n);
    return { t, one: studentAbove(Math.abs(t), n - 2), two: 2 * studentAbove(Math.abs(t), n - 2) };
  },
  write: ({ n, r, x, y, body, thing }, { t, one, two }) =>
    inParts({
      stem: prose`
        ${body} wanted to know whether there is any correlation between ${x} and ${y}, and planned to test $\mathrm{H}_0: \rho = 0$ against $\mathrm{H}_1: \rho \ne 0$ at the $5\%$ level. A random sample of ${n} ${thing} had the coefficient $r = ${r}$. If $\mathrm{H}_0$ is true, $t = r\sqrt{\dfrac{n - 2}{1 - r^{2}}}$ has a $t$-distribution with $n - 2$ degrees of freedom.`,
      hint: 'When is it allowed to choose between one tail and two?',
      parts: [
        {
          ask: prose`Calculate the value of $t$.`,
          answer: `$t = ${significant(t)}$`,
          solution: prose`$t = ${r}\sqrt{\dfrac{${n - 2}}{1 - ${Math.abs(r)}^{2}}} = ${significant(t)}$.`,
          marks: ['M1 substitutes into the formula', `A1 $${significant(t)}$`],
          keys: [near(t)],
        },
        {
          ask: prose`Find the $p$-value of the test as it was planned.`,
          answer: `$p = ${significant(two)}$`,
          solution: prose`Twice the tail beyond $${significant(Math.abs(t))}$ with ${n - 2} degrees of freedom is $${significant(two)}$.`,
          marks: [
            `A1 ${n - 2} degrees of freedom`,
            'M1 both tails (*do not accept* one tail, which loses the last A1 too)',
            `A1 $${significant(two)}$ (FT their $t$)`,
          ],
          keys: [near(two)],
        },
        {
          ask: prose`After seeing the sample, ${body.toLowerCase()} changed the alternative to $\rho ${r > 0 ? '>' : '<'} 0$, found a $p$-value of $${significant(one)}$ and rejected $\mathrm{H}_0$. Explain why this is not allowed, and state the correct conclusion.`,
          answer: 'the hypotheses must be fixed before the data are seen; $\\mathrm{H}_0$ is not rejected',
          solution: prose`The direction was chosen because of the same data, which makes a type I error more likely than $5\%$. The hypotheses have to be fixed beforehand. With two tails $${significant(two)} > 0.05$, so $\mathrm{H}_0$ is not rejected: there is not sufficient evidence of a correlation.`,
          marks: [
            'R1 hypotheses are fixed before the data are seen',
            prose`R1 the probability of a type I error would exceed $5\%$`,
            'A1 not rejected (FT their $p$-value)',
          ],
        },
        {
          ask: 'State one assumption about the two variables that the test needs.',
          answer: 'they are normally distributed (together)',
          solution: 'The two variables have to follow a (bivariate) normal distribution, at least approximately.',
          marks: ['A1 normally distributed'],
        },
      ],
    }),
  check: ({ n, r }, { t, one, two }) => {
    assertClose((t * t) / (t * t + n - 2), r * r, 'back to r');
    assertClose(0.5 - integrate((x) => studentDensity(x, n - 2), 0, Math.abs(t)), one, 'tail', 1e-5);
    assert.ok(one < 0.048 && two > 0.055);
  },
});

export const correlationTestsTemplates: readonly QuestionTemplate[] = [fromData, fromCoefficients, reportOfATest];
