import assert from 'node:assert/strict';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import { normalBelow, normalDensity, normalQuantile } from '../distributions.ts';
import { normalSvg } from '../figures.ts';
import { choice, hl, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 4. The normal distribution; at higher level sums of normal variables. */

const normalPackages = defineTemplate({
  key: 'ai-normal-packages',
  calculatorAllowed: true,
  placements: [sl('4.9', 2)],
  variants: [
    { what: 'masses of bags of rice', unit: 'g', mu: 1010, sigma: 12, low: 1000, high: 1025, share: 0.05, batch: 800 },
    { what: 'lengths of salmon', unit: 'cm', mu: 74, sigma: 6, low: 65, high: 80, share: 0.1, batch: 250 },
    { what: 'volumes of coffee in cups', unit: 'ml', mu: 205, sigma: 7, low: 195, high: 210, share: 0.02, batch: 1200 },
    { what: 'lifetimes of lamps', unit: 'hours', mu: 8200, sigma: 450, low: 7500, high: 9000, share: 0.08, batch: 500 },
    { what: 'times of runners', unit: 'minutes', mu: 52, sigma: 8, low: 45, high: 60, share: 0.15, batch: 640 },
    { what: 'diameters of bolts', unit: 'mm', mu: 20.1, sigma: 0.15, low: 19.8, high: 20.3, share: 0.04, batch: 2000 },
    { what: 'heights of maize plants', unit: 'cm', mu: 215, sigma: 18, low: 190, high: 230, share: 0.2, batch: 360 },
    { what: 'scores in an aptitude test', unit: 'points', mu: 100, sigma: 15, low: 85, high: 120, share: 0.03, batch: 900 },
  ],
  solve: ({ mu, sigma, low, high, share, batch }) => {
    const below = normalBelow(low, mu, sigma);
    const between = normalBelow(high, mu, sigma) - below;
    return { below, between, top: mu + sigma * normalQuantile(1 - share), expected: batch * below, given: between / (1 - below) };
  },
  write: ({ what, unit, mu, sigma, low, high, share, batch }, { below, between, top, expected, given }) => ({
    text: prose`
      The ${what}, $X$ ${unit}, are normally distributed with mean $${mu}$ and standard deviation $${sigma}$. The diagram shows the distribution; the region that belongs to values between $${low}$ and $${high}$ is shaded.

      ![](diagram:normal)

      (a) Find $\mathrm{P}(X < ${low})$. [2]

      (b) Find the probability that belongs to the shaded region. [2]

      (c) Determine the value that is exceeded by $${Number((share * 100).toFixed(4))}\%$ of all. [2]

      (d) Calculate the expected number of values below $${low}$ in a sample of ${batch}. [1]

      (e) Given that a value is at least $${low}$, find the probability that it is less than $${high}$. [3]`,
    hint: 'In (c), how large is the area to the left of the value?',
    answer: prose`
      (a) $${significant(below)}$

      (b) $${significant(between)}$

      (c) $${significant(top, top >= 1000 ? 4 : 3)}\text{ ${unit}}$

      (d) $${significant(expected)}$

      (e) $${significant(given)}$`,
    solution: prose`
      (a) Normal cumulative distribution with $\mu = ${mu}$, $\sigma = ${sigma}$: $\mathrm{P}(X < ${low}) = ${significant(below)}$.

      (b) $\mathrm{P}(${low} < X < ${high}) = ${significant(between)}$.

      (c) $\mathrm{P}(X > k) = ${share}$ means $\mathrm{P}(X < k) = ${decimal(1 - share, 2)}$. The inverse normal function gives $k = ${significant(top, 5)}$, about $${significant(top, top >= 1000 ? 4 : 3)}\text{ ${unit}}$.

      (d) $${batch} \times ${significant(below, 4)} = ${significant(expected)}$.

      (e) $\mathrm{P}(X < ${high} \mid X \ge ${low}) = \dfrac{\mathrm{P}(${low} \le X < ${high})}{\mathrm{P}(X \ge ${low})} = \dfrac{${significant(between, 4)}}{${significant(1 - below, 4)}} = ${significant(given)}$.`,
    markScheme: scheme({
      a: ['(M1) normal cumulative distribution with these parameters', prose`A1 $${significant(below)}$`],
      b: [prose`(M1) $\mathrm{P}(${low} < X < ${high})$`, prose`A1 $${significant(between)}$`],
      c: [prose`M1 $\mathrm{P}(X < k) = ${decimal(1 - share, 2)}$`, prose`A1 $${significant(top, top >= 1000 ? 4 : 3)}$`],
      d: [prose`A1 $${significant(expected)}$`],
      e: [
        'M1 conditional probability',
        prose`(A1) $\frac{${significant(between)}}{${significant(1 - below)}}$`,
        prose`A1 $${significant(given)}$`,
      ],
    }),
    numeric: [
      near(below, 'a'),
      near(between, 'b'),
      toWithin(top, Math.abs(top) * 0.003, 'c', unit),
      toWithin(expected, Math.max(0.6, expected * 0.006), 'd'),
      near(given, 'e'),
    ],
    diagrams: [
      {
        name: 'normal',
        svg: normalSvg(
          mu,
          sigma,
          [low, high],
          [low, mu, high].toSorted((a, b) => a - b),
          'x',
        ),
        alt: `A normal curve about ${mu} with the region from ${low} to ${high} shaded.`,
      },
    ],
  }),
  check: ({ mu, sigma, low, high, share }, { below, between, top, given }) => {
    const density = (x: number) => normalDensity((x - mu) / sigma) / sigma;
    assertClose(below, integrate(density, mu - 9 * sigma, low), 'below');
    assertClose(between, integrate(density, low, high), 'between');
    assertClose(share, integrate(density, top, mu + 9 * sigma), 'above the quantile');
    assertClose(given, integrate(density, low, high) / integrate(density, low, mu + 9 * sigma), 'given');
    assert.ok(low < mu && high > mu);
  },
});

const normalSymmetry = defineTemplate({
  key: 'ai-normal-symmetry',
  calculatorAllowed: true,
  placements: [sl('4.9', 1)],
  variants: [
    { what: 'mass, in grams, of a plum', mu: 40, d: 6, tail: 0.12 },
    { what: 'time, in minutes, of a bus journey', mu: 25, d: 4, tail: 0.17 },
    { what: 'height, in centimetres, of a tulip', mu: 45, d: 5, tail: 0.21 },
    { what: 'lifetime, in months, of a brush', mu: 18, d: 3, tail: 0.09 },
    { what: 'volume, in millilitres, of a drink', mu: 330, d: 8, tail: 0.14 },
    { what: 'temperature, in °C, of an oven', mu: 180, d: 10, tail: 0.23 },
    { what: 'length, in millimetres, of a screw', mu: 50, d: 2, tail: 0.08 },
    { what: 'score in a game', mu: 600, d: 75, tail: 0.19 },
  ],
  solve: ({ tail }) => ({ middle: 1 - 2 * tail }),
  write: ({ what, mu, d, tail }, { middle }, index) => ({
    text: prose`
      The ${what}, is a normally distributed random variable $X$ with mean $${mu}$. It is known that $\mathrm{P}(X > ${mu + d}) = ${tail}$.

      Find $\mathrm{P}(${mu - d} < X < ${mu + d})$. [1]`,
    hint: 'Sketch the bell curve: it is symmetric about the mean.',
    ...choice(
      `$${decimal(middle, 2)}$`,
      [
        wrong(`$${decimal(1 - tail, 2)}$`, 'You took away one tail only.', 'incomplete'),
        wrong(`$${decimal(0.5 - tail, 2)}$`, 'This is the part between the mean and one of the two values.', 'incomplete'),
        wrong(`$${decimal(2 * tail, 2)}$`, 'This is the probability of the two tails, outside the interval.'),
      ],
      index,
    ),
    solution: prose`
      The values $${mu - d}$ and $${mu + d}$ lie equally far from the mean. By symmetry $\mathrm{P}(X < ${mu - d}) = \mathrm{P}(X > ${mu + d}) = ${tail}$. What is left in the middle is
      $$1 - 2 \times ${tail} = ${decimal(middle, 2)}.$$

      $${decimal(1 - tail, 2)}$ removes one tail only, $${decimal(0.5 - tail, 2)}$ is one half of the middle, and $${decimal(2 * tail, 2)}$ is the probability of the two tails.`,
  }),
  check: ({ mu, d, tail }, { middle }) => {
    const sigma = d / normalQuantile(1 - tail);
    assertClose(
      middle,
      integrate((x) => normalDensity((x - mu) / sigma) / sigma, mu - d, mu + d),
      'the middle by integration',
    );
    assert.ok(middle > 0 && Math.abs(middle - 2 * tail) > 0.01);
  },
});

const liftLoad = defineTemplate({
  key: 'ai-sum-of-normals',
  calculatorAllowed: true,
  placements: [hl('4.15', 2, '4.14'), hl('4.15', 2)],
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

        (b) Calculate the probability that $T$ is greater than $${limit}\text{ ${unit}}$. The diagram shows this probability as a shaded area. [2]

        ![](diagram:total)

        (c) Determine the load that $T$ exceeds with a probability of only $${share}$. [2]

        (d) Calculate the probability that the mean mass of the ${n} lies between $${low}\text{ ${unit}}$ and $${high}\text{ ${unit}}$. [3]

        (e) Outline why no use of the central limit theorem is needed here. [1]`,
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
      keys: [
        labelled('Mean', near(sum, 'a', unit)),
        labelled('Standard deviation', near(spread, 'a', unit), [
          {
            slip: 'method',
            value: n * sigma,
            note: 'Of independent variables the variances add up, not the standard deviations.',
          },
          { slip: 'method', value: n * sigma * sigma, note: 'This is the variance.' },
        ]),
      ],
      diagrams: [
        {
          name: 'total',
          svg: normalSvg(sum, spread, [limit, Number.POSITIVE_INFINITY], ticks, 'T'),
          alt: `A normal curve about ${Number(sum.toFixed(1))} with the region to the right of ${limit} shaded.`,
        },
      ],
    };
  },
  check: ({ mu, sigma, n, limit, share }, { sum, over, average, safe }) => {
    const spread = Math.sqrt(Array.from({ length: n }, () => sigma ** 2).reduce((sum, value) => sum + value, 0));
    const density = (x: number) => normalDensity((x - n * mu) / spread) / spread;
    assertClose(
      integrate((x) => x * density(x), n * mu - 9 * spread, n * mu + 9 * spread),
      sum,
      'the mean of the total',
      1e-7,
    );
    assertClose(over, integrate(density, limit, n * mu + 10 * spread), 'above the limit');
    assertClose(share, integrate(density, safe, n * mu + 10 * spread), 'above the safe load');
    // The mean lies between when the total lies within n sigma / 4 of its mean.
    assertClose(average, integrate(density, n * mu - (n * sigma) / 4, n * mu + (n * sigma) / 4), 'the mean by the total');
    assert.ok(limit > n * mu && over > 0.001);
  },
});

export const normalDistributionTemplates: readonly QuestionTemplate[] = [normalSymmetry, normalPackages, liftLoad];
