import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { normalBelow, normalDensity, normalQuantile } from '../distributions.ts';
import { short } from '../values.ts';
import { exact, hl, labelled, near, prose, toWithin } from '../writing.ts';

/** Topic 4, higher level. Sample means and differences of normal variables. */

interface Means {
  form: 'load' | 'size' | 'shape';
  what: string;
  unit: string;
  mu: number;
  sigma: number;
  n: number;
  limit: number;
}

const sampleMeans = defineTemplate<Means, { chance: number; least: number; single: number }>({
  key: 'ai-central-limit-theorem',
  calculatorAllowed: true,
  placements: [hl('4.15', 2, '4.14')],
  variants: [
    { form: 'load', what: 'mass of a passenger with luggage', unit: 'kg', mu: 88, sigma: 17, n: 50, limit: 4600 },
    { form: 'size', what: 'time to answer a customer', unit: 'min', mu: 6.4, sigma: 3.5, n: 40, limit: 0.5 },
    { form: 'shape', what: 'life of a light bulb', unit: 'h', mu: 1200, sigma: 900, n: 64, limit: 1350 },
    { form: 'load', what: 'amount of water used by a household in a day', unit: 'l', mu: 310, sigma: 120, n: 80, limit: 26_000 },
    { form: 'size', what: 'length of a leaf', unit: 'mm', mu: 74, sigma: 11, n: 35, limit: 2 },
    { form: 'shape', what: 'income of a street musician in an hour', unit: 'EUR', mu: 14, sigma: 12, n: 45, limit: 17 },
  ],
  solve: ({ form, mu, sigma, n, limit }) => {
    const spread = sigma / Math.sqrt(n);
    const z = normalQuantile(0.975);
    const bound = form === 'load' ? limit / n : limit;
    return {
      chance:
        form === 'size'
          ? normalBelow(mu + limit, mu, spread) - normalBelow(mu - limit, mu, spread)
          : 1 - normalBelow(bound, mu, spread),
      least: Math.ceil(((z * sigma) / limit) ** 2),
      single: 1 - normalBelow(bound, mu, sigma),
    };
  },
  write: ({ form, what, unit, mu, sigma, n, limit }, { chance, least }) => {
    const u = prose`\text{ ${unit}}`;
    const spread = sigma / Math.sqrt(n);
    const stem = `The ${what} has mean $${mu}${u}$ and standard deviation $${sigma}${u}$. Its distribution is not known to be normal. A random sample of ${n} is taken.`;
    const clt = `the sample is large ($${n} > 30$), so by the central limit theorem the sample mean is approximately normal whatever the distribution`;
    const distribution = {
      ask: 'Write down the approximate distribution of the sample mean, with its parameters.',
      answer: prose`$\bar{X} \sim \mathrm{N}\left(${mu}, \dfrac{${sigma}^{2}}{${n}}\right)$, approximately`,
      solution: prose`$\mathrm{E}(\bar{X}) = ${mu}$ and $\operatorname{Var}(\bar{X}) = \dfrac{${sigma}^{2}}{${n}}$, so $\bar{X} \sim \mathrm{N}\left(${mu}, \dfrac{${sigma}^{2}}{${n}}\right)$ approximately; its standard deviation is $${significant(spread, 4)}${u}$.`,
      marks: [prose`A1 normal with mean $${mu}$`, prose`A1 variance $\frac{${sigma}^{2}}{${n}}$`],
    };
    if (form === 'load') {
      const sd = sigma * Math.sqrt(n);
      return inParts({
        stem,
        hint: 'How does the variance of a total follow from that of one value?',
        parts: [
          {
            ask: `Find the mean and the standard deviation of the total of the ${n} values.`,
            answer: `$${significant(n * mu, 4)}${u}$ and $${significant(sd)}${u}$`,
            solution: prose`The mean is $${n} \times ${mu} = ${n * mu}${u}$. Variances of independent values are added: $\sqrt{${n} \times ${sigma}^{2}} = ${significant(sd)}${u}$. (Multiplying the standard deviation by ${n} would be the total of one value taken ${n} times.)`,
            marks: [`A1 $${n * mu}$`, prose`M1 $\sqrt{${n}} \times ${sigma}$`, `A1 $${significant(sd)}$`],
            keys: [
              labelled('Mean', near(n * mu, undefined, unit)),
              labelled('Standard deviation', near(sd, undefined, unit), [
                { slip: 'method', value: n * sigma, note: 'Variances are added, not standard deviations.' },
              ]),
            ],
          },
          {
            ask: 'Explain why the total may be treated as normally distributed.',
            answer: 'large sample: central limit theorem',
            solution: `It may, since ${clt}, and with it the total.`,
            marks: ['R1 central limit theorem, large sample'],
          },
          {
            ask: `Calculate the probability that the total exceeds $${limit >= 10_000 ? significant(limit, 5) : limit}${u}$.`,
            answer: `$${significant(chance)}$`,
            solution: prose`With $\mathrm{N}(${n * mu}, ${significant(sd, 5)}^{2})$ the calculator gives $${significant(chance)}$.`,
            marks: ['(M1) normal probability', `A1 $${significant(chance)}$`],
            keys: [toWithin(chance, Math.max(0.0006, chance * 0.01))],
          },
          {
            ask: 'State an assumption about the values in the sample that was used, and comment on it.',
            answer: 'they are independent of each other',
            solution:
              'The variances were added, so the values have to be independent. If they are alike for a common reason (a group that travels together, a hot day), the true spread of the total is greater.',
            marks: ['A1 independence', 'R1 sensible comment'],
          },
        ],
      });
    }
    if (form === 'size') {
      return inParts({
        stem,
        hint: 'How many standard deviations of the mean fit into the distance that is allowed?',
        parts: [
          distribution,
          {
            ask: `Calculate the probability that the sample mean differs from $${mu}$ by less than $${limit}${u}$.`,
            answer: `$${significant(chance)}$`,
            solution: prose`$\mathrm{P}(${short(mu - limit)} < \bar{X} < ${short(mu + limit)}) = ${significant(chance)}$.`,
            marks: ['M1 two limits', `A1 $${significant(chance)}$`],
            keys: [near(chance)],
          },
          {
            ask: prose`Determine the least sample size for which this probability is at least $0.95$.`,
            answer: `$n = ${least}$`,
            solution: prose`$0.95$ in the middle of a normal distribution reaches to $1.96$ standard deviations: $1.96 \times \dfrac{${sigma}}{\sqrt{n}} \le ${limit}$, so $n \ge ${significant(((normalQuantile(0.975) * sigma) / limit) ** 2, 5)}$. The least whole number is $${least}$.`,
            marks: [prose`(A1) $1.96$`, prose`M1 $1.96 \times \frac{${sigma}}{\sqrt{n}} \le ${limit}$`, `A1 $n = ${least}$`],
            keys: [
              {
                kind: 'number',
                ...exact(least),
                alternatives: [{ value: least + 1, tolerance: 0 }].filter(
                  () => Math.ceil(((1.96 * sigma) / limit) ** 2) !== least,
                ),
              },
            ],
          },
          {
            ask: 'State how the sample size has to change if the distance is to be half as great.',
            answer: 'four times as large',
            solution:
              'The size is proportional to the reciprocal of the square of the distance: half the distance needs four times the sample.',
            marks: ['A1 four times'],
          },
        ],
      });
    }
    return inParts({
      stem,
      hint: 'Compare two standard deviations below the mean with what values are possible.',
      parts: [
        {
          ask: 'Explain why a normal distribution would not be a good model for a single value.',
          answer: 'it would make negative values quite likely',
          solution: prose`With this mean and standard deviation a normal distribution would give negative values the probability $${significant(normalBelow(0, mu, sigma))}$, but they are impossible.`,
          marks: ['R1 negative values would have a considerable probability'],
        },
        distribution,
        {
          ask: 'Justify the use of this distribution.',
          answer: 'central limit theorem: the sample is large',
          solution: `It is justified: ${clt}.`,
          marks: ['R1 central limit theorem with a large sample'],
        },
        {
          ask: `Calculate the probability that the sample mean exceeds $${limit}${u}$.`,
          answer: `$${significant(chance)}$`,
          solution: prose`$\mathrm{P}(\bar{X} > ${limit}) = ${significant(chance)}$, with the standard deviation $${significant(spread, 4)}${u}$ of the mean.`,
          marks: [prose`(M1) standard deviation $\frac{${sigma}}{\sqrt{${n}}}$`, `A1 $${significant(chance)}$`],
          keys: [toWithin(chance, Math.max(0.0006, chance * 0.01))],
        },
      ],
    });
  },
  check: ({ form, mu, sigma, n, limit }, { chance, least }) => {
    const sd = sigma / Math.sqrt(n);
    const [from, to] = form === 'size' ? [mu - limit, mu + limit] : [form === 'load' ? limit / n : limit, mu + 10 * sd];
    assertClose(
      chance,
      integrate((x) => normalDensity((x - mu) / sd) / sd, from, to),
      'an area under the curve',
      1e-5,
    );
    if (form === 'size') {
      const within = (size: number) =>
        integrate((z) => normalDensity(z), (-limit * Math.sqrt(size)) / sigma, (limit * Math.sqrt(size)) / sigma);
      assert.ok(within(least) >= 0.95 && within(least - 1) < 0.95);
    }
  },
});

interface Two {
  form: 'fit' | 'race' | 'copies';
  first: string;
  second: string;
  unit: string;
  m1: number;
  s1: number;
  m2: number;
  s2: number;
  k: number;
}

const normalDifferences = defineTemplate<Two, { mean: number; deviation: number; chance: number }>({
  key: 'ai-difference-of-normals',
  calculatorAllowed: true,
  placements: [hl('4.15', 1, '4.14')],
  variants: [
    {
      form: 'fit',
      first: 'inner diameter of a ring',
      second: 'diameter of a rod',
      unit: 'mm',
      m1: 20.3,
      s1: 0.12,
      m2: 20,
      s2: 0.09,
      k: 0,
    },
    {
      form: 'race',
      first: 'time of the first runner',
      second: 'time of the second runner',
      unit: 's',
      m1: 62.5,
      s1: 1.4,
      m2: 61.8,
      s2: 0.9,
      k: 0,
    },
    {
      form: 'copies',
      first: 'mass of a large brick',
      second: 'mass of a small brick',
      unit: 'kg',
      m1: 4.9,
      s1: 0.15,
      m2: 1.6,
      s2: 0.08,
      k: 3,
    },
    {
      form: 'fit',
      first: 'width of a drawer opening',
      second: 'width of a drawer',
      unit: 'mm',
      m1: 402,
      s1: 0.8,
      m2: 400,
      s2: 0.6,
      k: 0,
    },
    {
      form: 'race',
      first: 'delivery time of the blue van',
      second: 'delivery time of the red van',
      unit: 'min',
      m1: 35,
      s1: 4,
      m2: 38,
      s2: 6,
      k: 0,
    },
    { form: 'copies', first: 'volume of a jug', second: 'volume of a cup', unit: 'ml', m1: 1010, s1: 18, m2: 248, s2: 7, k: 4 },
  ],
  solve: ({ form, m1, s1, m2, s2, k }) => {
    const times = form === 'copies' ? k : 1;
    const [difference, deviation] = [m1 - times * m2, Math.sqrt(s1 * s1 + times * s2 * s2)];
    const below = normalBelow(0, difference, deviation);
    return { mean: difference, deviation, chance: form === 'race' ? below : 1 - below };
  },
  write: ({ form, first, second, unit, m1, s1, m2, s2, k }, { mean: mu, deviation, chance }) => {
    const u = prose`\text{ ${unit}}`;
    const stem = `The ${first}, $X$, is normally distributed with mean $${m1}${u}$ and standard deviation $${s1}${u}$; the ${second}, $Y$, is normal with mean $${m2}${u}$ and standard deviation $${s2}${u}$. All are independent.`;
    const m = short(mu);
    const parameters = (variable: string, working: string, square: string) => ({
      ask: prose`Find the mean and the standard deviation of $${variable}$.`,
      answer: `$${m}${u}$ and $${significant(deviation)}${u}$`,
      solution: prose`The mean is $${working} = ${m}${u}$. Variances are added even where a difference is taken: $\sqrt{${square}} = ${significant(deviation, 4)}${u}$.`,
      marks: [`A1 $${m}$`, prose`M1 $\sqrt{${square}}$`, `A1 $${significant(deviation)}$`],
      keys: [labelled('Mean', near(mu, undefined, unit)), labelled('Standard deviation', near(deviation, undefined, unit))],
    });
    if (form === 'copies') {
      const words = `${['', '', 'two', 'three', 'four'][k]}`;
      const sum = Array.from({ length: k }, (_, i) => `Y_${i + 1}`).join(' + ');
      const other = Math.sqrt(s1 * s1 + k * k * s2 * s2);
      return inParts({
        stem: `${stem} A value of $X$ is compared with the sum of ${words} separate values of $Y$; let $D = X - (${sum})$.`,
        hint: `The sum of ${words} values is not one value multiplied.`,
        parts: [
          parameters('D', `${m1} - ${k} \\times ${m2}`, `${s1}^{2} + ${k} \\times ${s2}^{2}`),
          {
            ask: prose`Calculate $\mathrm{P}(D > 0)$ and interpret it.`,
            answer: `$${significant(chance)}$: the probability that the ${first} exceeds the total of ${words} of the others`,
            solution: prose`$D$ is normal as a linear combination of independent normal variables: $\mathrm{P}(D > 0) = ${significant(chance)}$. It is the probability that the ${first} exceeds the total of ${words} of the others.`,
            marks: [
              '(M1) normal distribution with their parameters',
              `A1 $${significant(chance)}$`,
              `R1 the probability that the ${first} exceeds the total of ${words} of the others`,
            ],
            keys: [toWithin(chance, 0.0012)],
          },
          {
            before: prose`A student uses $X - ${k}Y$ and finds the standard deviation $${significant(other)}${u}$.`,
            ask: 'Explain the mistake.',
            answer: prose`$${k}Y$ is ${k} times one value; the values are separate and their deviations partly cancel`,
            solution: prose`$${k}Y$ takes one value ${k} times, with variance $${k}^{2} \times ${s2}^{2}$. For separate values the variances are added, $${k} \times ${s2}^{2}$: large and small ones partly cancel.`,
            marks: [
              prose`R1 $\operatorname{Var}(${k}Y) = ${k}^{2}\operatorname{Var}(Y)$`,
              'R1 separate values: variances are added',
            ],
          },
        ],
      });
    }
    if (form === 'fit') {
      const good = 1 - chance;
      return inParts({
        stem,
        hint: 'What is known about the distribution of the difference $X - Y$?',
        parts: [
          parameters('X - Y', `${m1} - ${m2}`, `${s1}^{2} + ${s2}^{2}`),
          {
            ask: prose`Find the probability that $Y$ is less than $X$, so that the two parts fit.`,
            answer: `$${significant(chance, 4)}$`,
            solution: prose`$\mathrm{P}(X - Y > 0) = ${significant(chance, 4)}$.`,
            marks: [prose`M1 $\mathrm{P}(X - Y > 0)$`, `A1 $${significant(chance)}$`],
            keys: [toWithin(chance, 0.0006)],
          },
          {
            ask: 'Of 500 pairs chosen at random, find how many are expected not to fit.',
            answer: `$${significant(500 * good)}$`,
            solution: prose`$500 \times ${significant(good)} \approx ${significant(500 * good)}$.`,
            marks: [`A1 $${significant(500 * good)}$`],
            keys: [toWithin(500 * good, Math.max(0.3, 5 * good))],
          },
          {
            ask: prose`The producer wants fewer misfits. Suggest one change of the mean of $X$ and one change of a standard deviation, and state a disadvantage of the first.`,
            answer: 'a greater mean of X; smaller standard deviations; with a greater mean more pairs are loose',
            solution: prose`A greater mean of $X$, or smaller standard deviations of $X$ or $Y$. With a greater mean of $X$, however, more pairs fit too loosely.`,
            marks: ['A1 greater mean and smaller standard deviation', 'R1 more pairs are loose'],
          },
        ],
      });
    }
    return inParts({
      stem,
      hint: prose`The faster one has the smaller value: what is the sign of the difference then?`,
      parts: [
        {
          ask: 'State, with a reason, which of the two is less predictable.',
          answer: s1 > s2 ? first : second,
          solution: `The ${s1 > s2 ? first : second} has the greater standard deviation.`,
          marks: [`R1 the ${s1 > s2 ? first : second}, with the greater standard deviation`],
        },
        parameters('X - Y', `${m1} - ${m2}`, `${s1}^{2} + ${s2}^{2}`),
        {
          ask: prose`Calculate $\mathrm{P}(X < Y)$.`,
          answer: `$${significant(chance)}$`,
          solution: prose`$X - Y$ is normal with the parameters of part (b): $\mathrm{P}(X - Y < 0) = ${significant(chance)}$.`,
          marks: [prose`M1 $\mathrm{P}(X - Y < 0)$`, `A1 $${significant(chance)}$`],
          keys: [toWithin(chance, 0.0012)],
        },
        {
          ask: prose`On three occasions the values are compared. Calculate the probability that $X < Y$ on at least two of them.`,
          answer: `$${significant(3 * chance ** 2 * (1 - chance) + chance ** 3)}$`,
          solution: prose`The number of such occasions is $\mathrm{B}(3, ${significant(chance, 4)})$: the probability of at least 2 is $${significant(3 * chance ** 2 * (1 - chance) + chance ** 3)}$.`,
          marks: [
            'M1 binomial distribution with their probability',
            `A1 $${significant(3 * chance ** 2 * (1 - chance) + chance ** 3)}$`,
          ],
          keys: [toWithin(3 * chance ** 2 * (1 - chance) + chance ** 3, 0.002)],
        },
      ],
    });
  },
  check: ({ form, m1, s1, m2, s2, k }, { mean: mu, deviation, chance }) => {
    // For each value of Y (or of the sum) the chance of X, weighted by the density of Y.
    const times = form === 'copies' ? k : 1;
    const [centre, spread] = [times * m2, s2 * Math.sqrt(times)];
    const above = integrate(
      (y) => (normalDensity((y - centre) / spread) / spread) * (1 - normalBelow(y, m1, s1)),
      centre - 5.5 * spread,
      centre + 5.5 * spread,
    );
    assertClose(form === 'race' ? 1 - above : above, chance, 'by weighting', 1e-5);
    assertClose(mu / deviation, normalQuantile(above), 'the standardised mean', 1e-4);
  },
});

export const sampleMeansTemplates: readonly QuestionTemplate[] = [sampleMeans, normalDifferences];
