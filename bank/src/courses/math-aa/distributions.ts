import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { failures } from './further-statistics-forms.ts';
import { normalDensity, normalProbability, normalQuantile } from './normal-distribution.ts';
import { core, exact, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: binomial and normal distribution, common to SL and HL. */
/** Probabilities of 0, 1, ... successes, one trial after the other. */
function successes(n: number, p: number): number[] {
  let row = [1];
  for (let i = 0; i < n; i++) {
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - p) + (row[k - 1] ?? 0) * p);
  }
  return row;
}

const binomialPractice = defineTemplate({
  key: 'aa-binomial-distribution',
  calculatorAllowed: true,
  placements: core('4.8', 2),
  variants: [
    {
      n: 12,
      p: 0.15,
      k: 2,
      m: 3,
      sure: 0.95,
      what: 'A bakery knows that $15\\,\\%$ of its rolls are slightly burnt.',
      item: 'rolls',
      hit: 'are burnt',
      hitOne: 'is burnt',
    },
    {
      n: 20,
      p: 0.08,
      k: 1,
      m: 2,
      sure: 0.9,
      what: 'Of the seeds of a plant, $8\\,\\%$ do not germinate.',
      item: 'seeds',
      hit: 'do not germinate',
      hitOne: 'does not germinate',
    },
    {
      n: 15,
      p: 0.3,
      k: 5,
      m: 4,
      sure: 0.99,
      what: 'At a crossing $30\\,\\%$ of the cars turn left.',
      item: 'cars',
      hit: 'turn left',
      hitOne: 'turns left',
    },
    {
      n: 10,
      p: 0.62,
      k: 6,
      m: 8,
      sure: 0.999,
      what: 'A basketball player scores with $62\\,\\%$ of free throws.',
      item: 'throws',
      hit: 'are successful',
      hitOne: 'is successful',
    },
    {
      n: 25,
      p: 0.12,
      k: 3,
      m: 5,
      sure: 0.98,
      what: 'In a town $12\\,\\%$ of the residents are left-handed.',
      item: 'residents',
      hit: 'are left-handed',
      hitOne: 'is left-handed',
    },
    {
      n: 18,
      p: 0.25,
      k: 4,
      m: 6,
      sure: 0.95,
      what: 'A quarter of the packets of a cereal contain a toy.',
      item: 'packets',
      hit: 'contain a toy',
      hitOne: 'contains a toy',
    },
    {
      n: 30,
      p: 0.05,
      k: 2,
      m: 3,
      sure: 0.9,
      what: 'Of the bulbs from a factory, $5\\,\\%$ are faulty.',
      item: 'bulbs',
      hit: 'are faulty',
      hitOne: 'is faulty',
    },
    {
      n: 14,
      p: 0.4,
      k: 7,
      m: 8,
      sure: 0.999,
      what: 'Of the passengers of a line, $40\\,\\%$ use a season ticket.',
      item: 'passengers',
      hit: 'use a season ticket',
      hitOne: 'uses a season ticket',
    },
    {
      n: 16,
      p: 0.2,
      k: 3,
      m: 5,
      sure: 0.99,
      what: 'One in five callers of a hotline speaks Portuguese.',
      item: 'callers',
      hit: 'speak Portuguese',
      hitOne: 'speaks Portuguese',
    },
  ],
  solve: ({ n, p, k, m, sure }) => {
    const choose = (r: number) => Array.from({ length: r }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);
    const pmf = (r: number) => choose(r) * p ** r * (1 - p) ** (n - r);
    const below = Array.from({ length: m }, (_, r) => pmf(r)).reduce((a, b) => a + b, 0);
    const exactNumber = Math.log(1 - sure) / Math.log(1 - p);
    return {
      exactly: pmf(k),
      atLeast: 1 - below,
      mean: n * p,
      variance: n * p * (1 - p),
      needed: Math.ceil(exactNumber),
      exactNumber,
    };
  },
  write: ({ n, p, k, m, sure, what, item, hit, hitOne }, { exactly, atLeast, mean, variance, needed, exactNumber }) => ({
    text: paragraphs(
      `${what} A random sample of ${n} ${item} is examined; $X$ is the number of those that ${hit}.`,
      raw`(a) Calculate the mean and the variance of $X$. [2]`,
      raw`(b) Calculate the probability that exactly ${k} of the ${n} ${item} ${k === 1 ? hitOne : hit}. [2]`,
      raw`(c) Calculate the probability that at least ${m} ${hit}. [2]`,
      raw`(d) Determine the least sample size for which the probability that at least one ${hitOne} is greater than $${sure}$. [3]`,
    ),
    hint: 'What is the opposite of "at least one"?',
    answer: paragraphs(
      raw`(a) mean $${significant(mean)}$, variance $${significant(variance)}$`,
      raw`(b) $${significant(exactly)}$`,
      raw`(c) $${significant(atLeast)}$`,
      raw`(d) ${needed}`,
    ),
    solution: paragraphs(
      raw`(a) $X \sim \mathrm{B}(${n}, ${p})$, so $\mathrm{E}(X) = np = ${n} \times ${p} = ${significant(mean)}$ and $\mathrm{Var}(X) = np(1-p) = ${significant(variance)}$.`,
      raw`(b) $\mathrm{P}(X = ${k}) = \binom{${n}}{${k}} \times ${p}^{${k}} \times ${significant(1 - p, 2)}^{${n - k}} = ${significant(exactly, 4)}$, about $${significant(exactly)}$.`,
      raw`(c) $\mathrm{P}(X \ge ${m}) = 1 - \mathrm{P}(X \le ${m - 1}) = ${significant(atLeast, 4)}$, about $${significant(atLeast)}$, with the cumulative function of the calculator.`,
      raw`(d) With sample size $n$, $\mathrm{P}(X \ge 1) = 1 - ${significant(1 - p, 2)}^n > ${sure}$, so $${significant(1 - p, 2)}^n < ${significant(1 - sure, 1)}$. Equality holds at $n = \dfrac{\ln ${significant(1 - sure, 1)}}{\ln ${significant(1 - p, 2)}} = ${significant(exactNumber, 4)}$, so the least sample size is ${needed}.`,
    ),
    markScheme: markScheme({
      a: [raw`A1 mean $${significant(mean)}$`, raw`A1 variance $${significant(variance)}$`],
      b: [raw`(M1) $\mathrm{B}(${n}, ${p})$`, raw`A1 $${significant(exactly)}$`],
      c: [raw`(M1) $1 - \mathrm{P}(X \le ${m - 1})$`, raw`A1 $${significant(atLeast)}$`],
      d: [
        raw`M1 $1 - ${significant(1 - p, 2)}^n > ${sure}$`,
        raw`(A1) $n = ${significant(exactNumber, 4)}$, or the values for ${needed - 1} and ${needed}`,
        `A1 ${needed}`,
      ],
    }),
    numeric: [
      threeFigures(exactly, 'b'),
      { ...threeFigures(atLeast, 'c'), slips: [slip(1 - atLeast, 'That is the probability of the opposite.')] },
      { ...exact(needed, 'd'), slips: [slip(needed - 1, 'With that many the probability is not yet great enough.', 'rounding')] },
    ],
    keys: [
      { kind: 'number', label: 'Mean', ...threeFigures(mean, 'a') },
      {
        kind: 'number',
        label: 'Variance',
        ...threeFigures(variance, 'a'),
        slips: [slip(Math.sqrt(variance), 'That is the standard deviation.')],
      },
    ],
  }),
  check: ({ n, p, k, m, sure }, { exactly, atLeast, mean, variance, needed }) => {
    const row = successes(n, p);
    assertClose(row[k] ?? 0, exactly, 'exactly', 1e-10);
    assertClose(
      row.slice(m).reduce((a, b) => a + b, 0),
      atLeast,
      'at least',
      1e-10,
    );
    assertClose(
      row.reduce((sum, value, x) => sum + x * value, 0),
      mean,
      'mean',
    );
    assertClose(
      row.reduce((sum, value, x) => sum + (x - mean) ** 2 * value, 0),
      variance,
      'variance',
    );
    assert.ok(1 - (successes(needed, p)[0] ?? 0) > sure && 1 - (successes(needed - 1, p)[0] ?? 0) <= sure);
  },
});

const binomialParameter = defineTemplate({
  key: 'aa-binomial-parameter-mc',
  calculatorAllowed: false,
  placements: core('4.8', 1),
  variants: [
    { n: 20, tenths: 4 },
    { n: 50, tenths: 2 },
    { n: 30, tenths: 3 },
    { n: 40, tenths: 1 },
    { n: 60, tenths: 7 },
    { n: 25, tenths: 6 },
    { n: 80, tenths: 9 },
    { n: 10, tenths: 8 },
  ],
  solve: ({ n, tenths }) => ({ mean: (n * tenths) / 10, variance: (n * tenths * (10 - tenths)) / 100 }),
  write: ({ tenths }, { mean, variance }, variantIndex) => {
    const p = tenths / 10;
    const wrongRoot = fraction(Math.round(100 * variance), Math.round(100 * (mean + variance)));
    const choice = multipleChoice(
      `$${fraction(tenths, 10)}$`,
      [
        wrong(
          `$${fraction(10 - tenths, 10)}$`,
          'You stopped at the quotient of variance and mean, which is the probability of a failure.',
        ),
        wrong(
          `$${fraction(10, 10 - tenths)}$`,
          'You divided the mean by the variance, and a probability cannot be greater than 1.',
          'reciprocal',
        ),
        wrong(`$${wrongRoot}$`, 'You divided the variance by the sum of mean and variance.'),
      ],
      variantIndex,
    );
    return {
      text: raw`A binomial random variable $X \sim \mathrm{B}(n, p)$ has mean $${mean}$ and variance $${variance}$. What is the value of $p$? [1]`,
      hint: 'Which factors do the formulae for the mean and the variance share?',
      solution: raw`The mean is $np = ${mean}$ and the variance is $np(1 - p) = ${variance}$. Dividing, $1 - p = \dfrac{${variance}}{${mean}} = ${fraction(10 - tenths, 10)}$, so $p = ${fraction(tenths, 10)}$, which is $${p}$.`,
      ...choice,
    };
  },
  check: ({ n, tenths }, { mean, variance }) => {
    const row = successes(n, tenths / 10);
    const average = row.reduce((sum, value, x) => sum + x * value, 0);
    assertClose(average, mean, 'mean', 1e-9);
    assertClose(
      row.reduce((sum, value, x) => sum + (x - average) ** 2 * value, 0),
      variance,
      'variance',
      1e-9,
    );
  },
});

/** The bell curve with a shaded part and the mean on the axis; `z` in standard deviations. */
function bell(from: number, to: number, labels: readonly (readonly [number, string])[]): string {
  const drawing = new Diagram({ x: [-3.6, 3.6], y: [0, 0.46], width: 400, height: 210 });
  drawing.shadeBetween(normalDensity, () => 0, from, to);
  drawing.segment([-3.6, 0], [3.6, 0], 'd-axis').graph(normalDensity, -3.5, 3.5);
  for (const [z, text] of labels) drawing.segment([z, 0], [z, normalDensity(z)], 'd-dashed').label([z, 0], text, { dy: 17 });
  return drawing.toSvg();
}

const normalPractice = defineTemplate({
  key: 'aa-normal-distribution',
  calculatorAllowed: true,
  placements: core('4.9', 2),
  variants: [
    { mean: 250, sd: 8, limit: 240, top: 5, sample: 400, what: 'masses of the cakes of a bakery', unit: 'g' },
    { mean: 68, sd: 5, limit: 60, top: 10, sample: 250, what: 'pulse rates of a group of athletes', unit: 'beats per minute' },
    { mean: 1.75, sd: 0.07, limit: 1.65, top: 2, sample: 600, what: 'heights of the students of a college', unit: 'm' },
    { mean: 32, sd: 6, limit: 25, top: 15, sample: 180, what: 'travel times of a bus', unit: 'minutes' },
    { mean: 502, sd: 3.2, limit: 498, top: 8, sample: 1000, what: 'volumes of juice in the cartons of a brand', unit: 'ml' },
    { mean: 14.2, sd: 1.9, limit: 12, top: 20, sample: 350, what: 'lengths of the leaves of a tree', unit: 'cm' },
    { mean: 820, sd: 110, limit: 650, top: 4, sample: 500, what: 'lifetimes of a kind of battery', unit: 'hours' },
    { mean: 105, sd: 13, limit: 90, top: 12, sample: 300, what: 'scores in a reasoning test', unit: 'points' },
    { mean: 24.5, sd: 2.4, limit: 22, top: 6, sample: 200, what: 'masses of the hens of a farm', unit: 'hundred grams' },
  ],
  solve: ({ mean, sd, limit, top, sample }) => {
    const below = normalProbability((limit - mean) / sd);
    return { below, expected: sample * below, cut: mean + sd * normalQuantile(1 - top / 100) };
  },
  write: ({ mean, sd, limit, top, sample, what, unit }, { below, expected, cut }) => {
    const z = (limit - mean) / sd;
    return {
      text: paragraphs(
        raw`The ${what} are normally distributed with mean $${mean}$ and standard deviation $${sd}$, in ${unit}.`,
        '![](diagram:bell)',
        raw`(a) Calculate the probability, shaded in the diagram, that a value chosen at random is less than $${limit}$. [2]`,
        raw`(b) Calculate the expected number of values below $${limit}$ in a random sample of ${sample}. [1]`,
        raw`(c) The largest ${top} % of all values are greater than $k$. Determine the value of $k$. [3]`,
      ),
      hint: 'Part (c) is the inverse question: which probability lies to the left of $k$?',
      answer: paragraphs(
        raw`(a) $${significant(below)}$`,
        raw`(b) $${significant(expected)}$`,
        `(c) $k = ${significant(cut)}$ (${unit})`,
      ),
      solution: paragraphs(
        raw`(a) With $X \sim \mathrm{N}(${mean}, ${sd}^2)$ the calculator gives $\mathrm{P}(X < ${limit}) = ${significant(below, 4)}$, about $${significant(below)}$.`,
        raw`(b) Each value is below $${limit}$ with this probability, so the expected number is $${sample} \times ${significant(below, 5)} = ${significant(expected, 4)}$, about $${significant(expected)}$.`,
        raw`(c) If ${top} % lie above $k$, then $\mathrm{P}(X < k) = ${significant(1 - top / 100, 2)}$. The inverse normal function gives $k = ${significant(cut, 5)}$, about $${significant(cut)}$.`,
      ),
      markScheme: markScheme({
        a: [raw`(M1) $\mathrm{P}(X < ${limit})$ with $\mathrm{N}(${mean}, ${sd}^2)$`, raw`A1 $${significant(below)}$`],
        b: [raw`A1 $${significant(expected)}$`],
        c: [
          raw`M1 $\mathrm{P}(X > k) = ${top / 100}$`,
          raw`(A1) $\mathrm{P}(X < k) = ${significant(1 - top / 100, 2)}$`,
          raw`A1 $k = ${significant(cut)}$`,
        ],
      }),
      numeric: [
        { ...threeFigures(below, 'a'), slips: [slip(1 - below, 'That is the area on the other side of the limit.')] },
        { part: 'b', value: expected, tolerance: expected * 0.01 },
        {
          ...threeFigures(cut, 'c', unit),
          slips: [slip(2 * mean - cut, 'You took the smallest values in place of the largest.')],
        },
      ],
      diagrams: [
        {
          name: 'bell',
          svg: bell(-3.5, z, [
            [0, `${mean}`],
            [z, `${limit}`],
          ]),
          alt: `A bell-shaped curve with its centre at ${mean}; the area to the left of ${limit} is shaded.`,
        },
      ],
    };
  },
  check: ({ mean, sd, limit, top, sample }, { below, expected, cut }) => {
    const density = (x: number) => Math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
    assertClose(integrate(density, mean - 9 * sd, limit), below, 'probability by integration', 1e-9);
    assertClose(
      bisect((k) => integrate(density, k, mean + 9 * sd, 400) - top / 100, mean, mean + 4 * sd),
      cut,
      'upper limit',
      1e-6,
    );
    assertClose(expected / sample, below, 'expected share');
    assert.ok(below > 0.01 && below < 0.3);
  },
});

const normalParameters = defineTemplate({
  key: 'aa-normal-unknown-parameters',
  calculatorAllowed: true,
  placements: core('4.12', 2, ['4.9']),
  variants: [
    { low: 45, below: 10, high: 70, above: 15, what: 'times that runners need for a course', unit: 'minutes' },
    { low: 150, below: 5, high: 180, above: 20, what: 'lengths of planks from a sawmill', unit: 'cm' },
    { low: 20, below: 12, high: 35, above: 8, what: 'ages of the members of a gym', unit: 'years' },
    { low: 490, below: 4, high: 505, above: 25, what: 'masses of bags of rice', unit: 'g' },
    { low: 8, below: 20, high: 15, above: 5, what: 'daily hours of use of a printer', unit: 'hours' },
    { low: 60, below: 15, high: 90, above: 10, what: 'scores in an aptitude test', unit: 'points' },
    { low: 2.1, below: 6, high: 3.4, above: 12, what: 'masses of newborn lambs', unit: 'kg' },
    { low: 110, below: 8, high: 140, above: 18, what: 'systolic blood pressures of a group', unit: 'mmHg' },
    { low: 32, below: 25, high: 48, above: 3, what: 'lengths of calls to a help desk', unit: 'seconds' },
  ],
  solve: ({ low, below, high, above }) => {
    const [z1, z2] = [normalQuantile(below / 100), normalQuantile(1 - above / 100)];
    const sd = (high - low) / (z2 - z1);
    const mean = low - z1 * sd;
    return { z1, z2, sd, mean, between: 1 - below / 100 - above / 100 };
  },
  write: ({ low, below, high, above, what, unit }, { z1, z2, sd, mean, between }) => ({
    text: paragraphs(
      raw`The ${what} are normally distributed with mean $\mu$ and standard deviation $\sigma$, in ${unit}. It is found that ${below} % of the values are less than $${low}$ and ${above} % are greater than $${high}$.`,
      '![](diagram:bell)',
      raw`(a) Write down the probability that a value chosen at random lies between $${low}$ and $${high}$. [1]`,
      raw`(b) Determine the value of $\mu$ and of $\sigma$. [6]`,
    ),
    hint: 'Which value of the standard normal variable belongs to each percentage?',
    answer: paragraphs(
      raw`(a) $${significant(between, 2)}$`,
      raw`(b) $\mu = ${significant(mean)}$, $\sigma = ${significant(sd)}$`,
    ),
    solution: paragraphs(
      raw`(a) The rest of the total probability: $1 - ${below / 100} - ${above / 100} = ${significant(between, 2)}$.`,
      raw`(b) The inverse of the standard normal distribution gives $\mathrm{P}(Z < z_1) = ${below / 100}$ at $z_1 = ${significant(z1, 5)}$, and $\mathrm{P}(Z < z_2) = ${significant(1 - above / 100, 2)}$ at $z_2 = ${significant(z2, 5)}$. So $$${low} - \mu = ${significant(z1, 5)}\sigma, \qquad ${high} - \mu = ${significant(z2, 5)}\sigma.$$ Subtracting the first equation from the second: $${Number((high - low).toFixed(2))} = ${significant(z2 - z1, 5)}\sigma$, so $\sigma = ${significant(sd, 4)}$. Then $\mu = ${low} ${z1 < 0 ? '+' : '-'} ${significant(Math.abs(z1), 5)} \times ${significant(sd, 4)} = ${significant(mean, 4)}$. To three significant figures $\mu = ${significant(mean)}$ and $\sigma = ${significant(sd)}$.`,
    ),
    markScheme: markScheme({
      a: [raw`A1 $${significant(between, 2)}$`],
      b: [
        'M1 attempt to standardise a limit',
        raw`A1 $z_1 = ${significant(z1, 4)}$`,
        raw`A1 $z_2 = ${significant(z2, 4)}$`,
        raw`M1 attempt to solve the two equations`,
        raw`A1 $\mu = ${significant(mean)}$`,
        raw`A1 $\sigma = ${significant(sd)}$`,
      ],
    }),
    numeric: [exact(between, 'a')],
    keys: [
      { kind: 'number', label: raw`$\mu =$`, ...threeFigures(mean, 'b') },
      { kind: 'number', label: raw`$\sigma =$`, ...threeFigures(sd, 'b') },
    ],
    diagrams: [
      {
        name: 'bell',
        svg: bell(z1, z2, [
          [z1, `${low}`],
          [z2, `${high}`],
        ]),
        alt: `A bell-shaped curve; the area between ${low} and ${high} is shaded.`,
      },
    ],
  }),
  check: ({ low, below, high, above }, { sd, mean }) => {
    const density = (x: number) => Math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
    assertClose(integrate(density, mean - 10 * sd, low), below / 100, 'part below', 1e-8);
    assertClose(integrate(density, high, mean + 10 * sd), above / 100, 'part above', 1e-8);
    assert.ok(mean > low && mean < high && sd > 0 && mean - 3.5 * sd > 0);
  },
});

/** Templates of topic 4 for SL and HL: distributions. */
export const distributions = [binomialPractice, withLaterForms(binomialParameter, ...failures), normalPractice, normalParameters];
