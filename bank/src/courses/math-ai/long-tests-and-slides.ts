import assert from 'node:assert/strict';
import { assertClose, differentiate, integrate, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import {
  binomialUpTo,
  chiSquaredAbove,
  chiSquaredAboveByArea,
  normalBelow,
  normalDensity,
  normalQuantile,
  studentAbove,
  studentDensity,
} from './distributions.ts';
import { chiSquaredStatistic, mean, total } from './samples.ts';
import { exact, labelled, money, near, prose, sl, table } from './writing.ts';

/** Questions as long as the last ones of paper 2 about a wheel that is tested, two samples that are compared and a cubic curve. */

const wheelTested = defineTemplate({
  key: 'ai-section-b-wheel-tested',
  calculatorAllowed: true,
  placements: [sl('4.11', 2, '4.7', '4.8', '4.5')],
  variants: [
    {
      ...{ wheel: 'At a school fair a wheel', colours: ['white', 'red', 'blue', 'gold'], p: [0.4, 0.3, 0.2, 0.1] },
      ...{ observed: [92, 58, 37, 13], price: 2, prizes: [0, 1, 3, 8], plays: 8, sure: 90, more: 500 },
    },
    {
      ...{ wheel: 'A charity has a wheel that', colours: ['black', 'green', 'yellow', 'silver'], p: [0.5, 0.25, 0.15, 0.1] },
      ...{ observed: [138, 61, 27, 14], price: 2, prizes: [0, 2, 4, 6], plays: 10, sure: 95, more: 800 },
    },
    {
      ...{ wheel: 'In a shopping centre a wheel', colours: ['grey', 'pink', 'orange', 'purple'], p: [0.35, 0.35, 0.2, 0.1] },
      ...{ observed: [64, 59, 28, 9], price: 3, prizes: [0, 2, 6, 9], plays: 6, sure: 85, more: 400 },
    },
    {
      ...{ wheel: 'At a harbour festival a wheel', colours: ['white', 'blue', 'green', 'red'], p: [0.45, 0.3, 0.2, 0.05] },
      ...{ observed: [160, 88, 44, 8], price: 1, prizes: [0, 1, 2, 4], plays: 15, sure: 80, more: 900 },
    },
  ],
  solve: ({ p, observed, price, prizes, plays, sure, more }) => {
    const all = total(observed);
    const expected = p.map((each) => each * all);
    const statistic = chiSquaredStatistic(observed, expected);
    const top = p[3] as number;
    const lower = total(prizes.slice(0, 3).map((prize, i) => prize * (p[i] as number)));
    const paid = total(prizes.map((prize, i) => prize * (observed[i] as number))) / all;
    return {
      ...{ all, expected, statistic, pValue: chiSquaredAbove(statistic, 3), lower },
      ...{ gain: lower + (prizes[3] as number) * top - price, fair: (price - lower) / top },
      ...{ twice: 1 - binomialUpTo(plays, top, 1), least: Math.ceil(Math.log(1 - sure / 100) / Math.log(1 - top)) },
      ...{ paid, profit: more * (price - paid) },
    };
  },
  write: (
    { wheel, colours, p, observed, price, prizes, plays, sure, more },
    { all, expected, statistic, pValue, lower, gain, fair, twice, least, paid, profit },
  ) => {
    const rejected = pValue < 0.05;
    const last = colours[3] as string;
    const top = p[3] as number;
    const sum = prizes.map((prize, i) => `${prize} \\times ${p[i] as number}`).join(' + ');
    return inParts({
      stem: prose`
        ${wheel} is spun for a prize. It is said to stop at each of four colours with the probability in the table. In $${all}$ spins the colours were counted.

        ${table(['Colour', ...colours], ['Probability', ...p], ['Observed', ...observed])}`,
      hint: 'What would be expected in so many spins if the probabilities were right? For the prizes, what does a player gain on average?',
      parts: [
        {
          ask: prose`A $\chi^2$ goodness-of-fit test is carried out at the $5\%$ significance level. Write down the null hypothesis and the number of degrees of freedom.`,
          answer: 'The wheel stops at the colours with these probabilities; $3$',
          solution: prose`$\text{H}_0$: the wheel stops at the colours with the probabilities in the table. There are four colours, so $4 - 1 = 3$ degrees of freedom.`,
          marks: ['A1 null hypothesis in context', 'A1 $3$'],
          keys: [labelled('Degrees of freedom', exact(3))],
        },
        {
          ask: 'Find the expected frequency of each colour.',
          answer: prose`$${expected.map((each) => decimal(each, 0)).join(', ')}$`,
          solution: prose`Each is $${all}$ times the probability, for example $${all} \times ${p[0] as number} = ${decimal(expected[0] as number, 0)}$ for ${colours[0] as string}. The four are $${expected.map((each) => decimal(each, 0)).join(', ')}$.`,
          marks: [prose`(M1) $${all}$ times the probability`, prose`A1 $${expected.map((each) => decimal(each, 0)).join(', ')}$`],
          keys: [{ kind: 'vector', values: expected.map((each) => decimal(each, 0)) }],
        },
        {
          ask: prose`Find the value of $\chi^2$ and the $p$-value.`,
          answer: prose`$\chi^2 = ${significant(statistic)}$, $p = ${significant(pValue)}$`,
          solution: prose`The goodness-of-fit test with $3$ degrees of freedom gives $\chi^2 = ${significant(statistic)}$ and $p = ${significant(pValue)}$.`,
          marks: [
            '(M1) goodness-of-fit test with the expected frequencies',
            prose`A1 $\chi^2 = ${significant(statistic)}$`,
            prose`A1 $p = ${significant(pValue)}$`,
          ],
          keys: [labelled('Value of chi-squared', near(statistic)), labelled('p-value', near(pValue))],
        },
        {
          ask: 'State the conclusion of the test, with a reason.',
          answer: rejected ? 'The probabilities are not supported' : 'Not enough evidence against the probabilities',
          solution: rejected
            ? prose`$p = ${significant(pValue)} < 0.05$, so $\text{H}_0$ is rejected: there is evidence that the wheel does not stop at the colours with these probabilities.`
            : prose`$p = ${significant(pValue)} > 0.05$, so $\text{H}_0$ is not rejected: there is not enough evidence that the probabilities are different.`,
          marks: [
            prose`R1 $${significant(pValue)} ${rejected ? '<' : '>'} 0.05$`,
            `A1 H₀ is ${rejected ? '' : 'not '}rejected, in context; do not award R0A1`,
          ],
        },
        {
          before: prose`A spin costs $${price}$ dollar${price > 1 ? 's' : ''}. The prizes are, in dollars:

            ${table(['Colour', ...colours], ['Prize', ...prizes])}`,
          ask: 'Find the expected gain of a player in one spin, if the probabilities in the first table are right.',
          answer: prose`$${decimal(gain, 2)}$ dollars`,
          solution: prose`The expected prize is $${sum} = ${decimal(gain + price, 2)}$ dollars. Less the price of the spin, the expected gain is $${decimal(gain + price, 2)} - ${price} = ${decimal(gain, 2)}$ dollars.`,
          marks: ['M1 sum of prizes times probabilities', prose`A1 $${decimal(gain, 2)}$`],
          keys: [exact(gain)],
        },
        {
          ask: prose`Find the prize for ${last} that would make the game fair, with the other prizes as they are.`,
          answer: prose`$${decimal(fair, 0)}$ dollars`,
          solution: prose`With a prize of $x$ dollars for ${last} the expected prize equals the price: $${decimal(lower, 2)} + x \times ${top} = ${price}$, so $x = ${decimal(fair, 0)}$.`,
          marks: ['M1 expected prize equals the price', prose`A1 $${decimal(fair, 0)}$`],
          keys: [exact(fair)],
        },
        {
          ask: prose`A player spins the wheel $${plays}$ times. Find the probability that it stops at ${last} at least twice.`,
          answer: prose`$${significant(twice)}$`,
          solution: prose`With $X \sim \mathrm{B}(${plays}, ${top})$, $\mathrm{P}(X \ge 2) = 1 - \mathrm{P}(X \le 1) = ${significant(twice)}$.`,
          marks: [prose`(M1) binomial distribution with $n = ${plays}$, $p = ${top}$`, prose`A1 $${significant(twice)}$`],
          keys: [near(twice)],
        },
        {
          joined: true,
          ask: prose`Find the least number of spins for which the probability of stopping at ${last} at least once is greater than $${sure / 100}$.`,
          answer: prose`$${least}$`,
          solution: prose`$1 - ${1 - top}^{n} > ${sure / 100}$ means $${1 - top}^{n} < ${decimal(1 - sure / 100, 2)}$. A table of $${1 - top}^{n}$ gives $${significant((1 - top) ** (least - 1), 4)}$ for $n = ${least - 1}$ and $${significant((1 - top) ** least, 4)}$ for $n = ${least}$, so at least $${least}$ spins.`,
          marks: [
            prose`M1 $1 - ${1 - top}^{n} > ${sure / 100}$`,
            '(M1) table, graph or logarithms',
            prose`A1 $${least}$; award M1M1A0 for a number that is not whole`,
          ],
          keys: [exact(least)],
        },
        {
          ask: prose`Use the observed frequencies to estimate the organiser's profit on the next $${more}$ spins.`,
          answer: prose`$${significant(profit)}$ dollars`,
          solution: prose`In the $${all}$ spins the mean prize was $\dfrac{${prizes.map((prize, i) => `${prize} \\times ${observed[i] as number}`).join(' + ')}}{${all}} = ${significant(paid, 4)}$ dollars. The profit is about $${more} \times (${price} - ${significant(paid, 4)}) = ${significant(profit)}$ dollars.`,
          marks: ['M1 mean prize from the observed frequencies', prose`A1 $${significant(profit)}$`],
          keys: [near(profit)],
        },
      ],
    });
  },
  check: ({ p, observed, price, prizes, plays, sure }, { all, expected, statistic, pValue, gain, fair, twice, least }) => {
    assertClose(total(p), 1, 'probabilities');
    assert.ok(expected.every((each) => each >= 5 && Math.abs(each - Math.round(each)) < 1e-9));
    assertClose(total(observed.map((o, i) => o ** 2 / (expected[i] as number))) - all, statistic, 'chi-squared');
    assertClose(chiSquaredAboveByArea(statistic, 3), pValue, 'p-value', 1e-5);
    const top = p[3] as number;
    // A game of a thousand spins that come out as expected.
    const spent = 1000 * price - total(prizes.map((prize, i) => prize * 1000 * (p[i] as number)));
    assertClose(-spent / 1000, gain, 'gain');
    assertClose(gain + (fair - (prizes[3] as number)) * top, 0, 'fair');
    assert.ok(Number.isInteger(Math.round(fair * 1e9) / 1e9) && Math.abs(pValue - 0.05) > 0.01);
    assertClose(1 - (1 - top) ** plays - plays * top * (1 - top) ** (plays - 1), twice, 'twice');
    assert.ok(1 - (1 - top) ** least > sure / 100 && 1 - (1 - top) ** (least - 1) < sure / 100);
  },
});

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] as number) + (sorted[Math.floor(middle)] as number)) / 2;
};

const samplesCompared = defineTemplate({
  key: 'ai-section-b-two-samples',
  calculatorAllowed: true,
  placements: [sl('4.11', 2, '4.2', '4.3', '4.9')],
  variants: [
    {
      ...{ what: 'the lives, in hours, of batteries of two brands', unit: 'hours', one: 'brand A', two: 'brand B' },
      ...{ a: [38.2, 40.1, 41.5, 39.4, 42.3, 37.8, 40.6, 41.1], b: [41.9, 43.4, 40.2, 44.1, 42.6, 41.3, 43.0, 39.9] },
      ...{ mu: 40, sigma: 1.6, low: 38, high: 41.5, share: 3, item: 'battery of', promise: 'lasts', about: 'life' },
    },
    {
      ...{ what: 'the masses, in grams, of apples from two orchards', unit: 'grams', one: 'orchard A', two: 'orchard B' },
      ...{ a: [152, 161, 148, 170, 158, 165, 155, 149], b: [163, 158, 171, 154, 167, 160, 175, 150] },
      ...{ mu: 158, sigma: 8, low: 150, high: 165, share: 5, item: 'apple from', promise: 'weighs', about: 'mass' },
    },
    {
      ...{ what: 'the waiting times, in minutes, at two clinics', unit: 'minutes', one: 'clinic A', two: 'clinic B' },
      ...{ a: [22, 31, 27, 18, 35, 29, 24, 26], b: [33, 38, 29, 41, 30, 36, 27, 34] },
      ...{ mu: 27, sigma: 5, low: 20, high: 30, share: 4, item: 'patient at', promise: 'waits', about: 'waiting time' },
    },
    {
      ...{ what: 'the heights, in centimetres, of seedlings in two soils', unit: 'centimetres', one: 'soil A', two: 'soil B' },
      ...{ a: [12.4, 13.1, 11.8, 12.9, 14.0, 12.2, 13.5, 11.3], b: [13.0, 12.1, 13.8, 12.7, 14.3, 13.3, 11.9, 14.1] },
      ...{ mu: 12.6, sigma: 0.9, low: 11.5, high: 13.2, share: 2, item: 'seedling in', promise: 'measures', about: 'height' },
    },
  ],
  solve: ({ a, b, mu, sigma, low, high, share }) => {
    const spread = (values: readonly number[]) => total(values.map((value) => (value - mean(values)) ** 2));
    const [n, m] = [a.length, b.length];
    const pooled = (spread(a) + spread(b)) / (n + m - 2);
    const t = (mean(b) - mean(a)) / Math.sqrt(pooled * (1 / n + 1 / m));
    const sorted = a.toSorted((x, y) => x - y);
    const [q1, q3] = [median(sorted.slice(0, 4)), median(sorted.slice(4))];
    const below = normalBelow(low, mu, sigma);
    return {
      ...{ meanA: mean(a), sA: Math.sqrt(spread(a) / (n - 1)), meanB: mean(b), middle: median(a), q1, q3, t },
      ...{ pValue: studentAbove(t, n + m - 2), below, given: (normalBelow(high, mu, sigma) - below) / (1 - below) },
      ...{ promised: mu + sigma * normalQuantile(share / 100), expected: 400 * below },
    };
  },
  write: (
    { what, unit, one, two, a, b, mu, sigma, low, high, share, item, promise, about },
    { meanA, sA, meanB, middle, q1, q3, pValue, below, given, promised, expected },
  ) => {
    const rejected = pValue < 0.05;
    return inParts({
      stem: prose`
        The table shows ${what}, in two random samples.

        ${table([one, ...a.map((value) => `${value}`)], [two, ...b.map((value) => `${value}`)])}`,
      hint: 'Which question is about the samples, and which about all values that they come from?',
      parts: [
        {
          ask: prose`Find the mean of each sample, and an unbiased estimate of the standard deviation for ${one}.`,
          answer: prose`$${significant(meanA, 4)}$ and $${significant(meanB, 4)}$; $${significant(sA)}$ ${unit}`,
          solution: prose`One-variable statistics of the sample data give $\bar{x} = ${significant(meanA, 4)}$ and $s_{n-1} = ${significant(sA)}$ for ${one}, and $\bar{x} = ${significant(meanB, 4)}$ for ${two}.`,
          marks: [
            prose`A1 $${significant(meanA, 4)}$`,
            prose`A1 $${significant(meanB, 4)}$`,
            prose`A1 $${significant(sA)}$; do not accept the standard deviation of the data, $${significant(sA * Math.sqrt(7 / 8))}$`,
          ],
          keys: [
            labelled(`Mean of ${one}`, near(meanA)),
            labelled(`Mean of ${two}`, near(meanB)),
            labelled('Standard deviation', near(sA)),
          ],
        },
        {
          ask: prose`Find the median and the interquartile range for ${one}, and determine whether its greatest value is an outlier.`,
          answer: prose`$${significant(middle, 4)}$ and $${significant(q3 - q1)}$ ${unit}; it is not`,
          solution: prose`In order, the middle values give the median $${significant(middle, 4)}$. The quartiles are $${significant(q1, 4)}$ and $${significant(q3, 4)}$, so the interquartile range is $${significant(q3 - q1)}$. The upper fence is $${significant(q3, 4)} + 1.5 \times ${significant(q3 - q1)} = ${significant(q3 + 1.5 * (q3 - q1), 4)}$. The greatest value, $${Math.max(...a)}$, is below it and is not an outlier.`,
          marks: [
            prose`A1 median $${significant(middle, 4)}$`,
            prose`A1 interquartile range $${significant(q3 - q1)}$`,
            prose`R1 $${Math.max(...a)}$ is less than $${significant(q3 + 1.5 * (q3 - q1), 4)}$, so it is not`,
          ],
          keys: [labelled('Median', near(middle)), labelled('Interquartile range', near(q3 - q1))],
        },
        {
          before: prose`A two-sample $t$-test at the $5\%$ significance level examines whether the mean ${about} is greater for ${two}. The populations are taken to be normal with equal variances.`,
          ask: 'Write down the null hypothesis and the alternative hypothesis.',
          answer: prose`$\text{H}_0: \mu_A = \mu_B$, $\text{H}_1: \mu_A < \mu_B$`,
          solution: prose`With the population means $\mu_A$ and $\mu_B$: $\text{H}_0: \mu_A = \mu_B$ and $\text{H}_1: \mu_A < \mu_B$.`,
          marks: [prose`A1 $\mu_A = \mu_B$`, prose`A1 $\mu_A < \mu_B$; accept words about population means`],
        },
        {
          ask: prose`Find the $p$-value.`,
          answer: prose`$${significant(pValue)}$`,
          solution: prose`The pooled two-sample $t$-test with the alternative $\mu_A < \mu_B$ gives $p = ${significant(pValue)}$.`,
          marks: ['(M1) pooled test with one tail', prose`A1 $${significant(pValue)}$`],
          keys: [near(pValue)],
        },
        {
          ask: 'State the conclusion of the test, with a reason.',
          answer: rejected ? 'Evidence for a greater mean' : 'Not enough evidence for a greater mean',
          solution: prose`$p = ${significant(pValue)} ${rejected ? '<' : '>'} 0.05$, so $\text{H}_0$ is ${rejected ? '' : 'not '}rejected: there is ${rejected ? '' : 'not enough '}evidence that the mean ${about} is greater for ${two}.`,
          marks: [
            prose`R1 $${significant(pValue)} ${rejected ? '<' : '>'} 0.05$`,
            `A1 H₀ is ${rejected ? '' : 'not '}rejected, in context; do not award R0A1`,
          ],
        },
        {
          before: prose`Over a long time the ${about} for ${one} has been normally distributed with mean $${mu}$ and standard deviation $${sigma}$ ${unit}.`,
          ask: prose`Find the probability that ${/^[aeiou]/.test(item) ? 'an' : 'a'} ${item} ${one}, chosen at random, ${promise} less than $${low}$ ${unit}, and the expected number of these among $400$.`,
          answer: prose`$${significant(below)}$; $${significant(expected)}$`,
          solution: prose`With $X \sim \mathrm{N}(${mu}, ${sigma}^2)$, $\mathrm{P}(X < ${low}) = ${significant(below)}$. Among $400$, $400 \times ${significant(below, 5)} = ${significant(expected)}$ are expected.`,
          marks: ['(M1) normal distribution', prose`A1 $${significant(below)}$`, prose`A1 $${significant(expected)}$`],
          keys: [labelled('Probability', near(below)), labelled('Expected number', near(expected))],
        },
        {
          ask: prose`Given that it is at least $${low}$ ${unit}, find the probability that the ${about} is less than $${high}$ ${unit}.`,
          answer: prose`$${significant(given)}$`,
          solution: prose`$\dfrac{\mathrm{P}(${low} \le X < ${high})}{\mathrm{P}(X \ge ${low})} = \dfrac{${significant(given * (1 - below), 5)}}{${significant(1 - below, 5)}} = ${significant(given)}$.`,
          marks: ['M1 quotient of two probabilities', prose`A1 $${significant(given)}$`],
          keys: [near(given)],
        },
        {
          ask: prose`The lowest $${share}\%$ of all values are examined again. Find the value, in ${unit}, that separates them from the rest.`,
          answer: prose`$${significant(promised)}$ ${unit}`,
          solution: prose`The area below the value is $${share / 100}$. Inverse normal gives $${significant(promised)}$ ${unit}.`,
          marks: [prose`(M1) inverse normal with area $${share / 100}$`, prose`A1 $${significant(promised)}$`],
          keys: [near(promised)],
        },
      ],
    });
  },
  check: ({ a, b, mu, sigma, low, high, share }, { t, pValue, below, given, promised, q3, q1 }) => {
    assertClose(
      integrate((x) => studentDensity(x, a.length + b.length - 2), t, 60, 20_000),
      pValue,
      'p-value',
      1e-5,
    );
    const area = (from: number, to: number) => integrate(normalDensity, (from - mu) / sigma, (to - mu) / sigma);
    assertClose(area(mu - 9 * sigma, low), below, 'below');
    assertClose(area(low, high) / area(low, mu + 9 * sigma), given, 'given');
    assertClose(area(mu - 9 * sigma, promised), share / 100, 'lowest');
    assert.ok(Math.abs(pValue - 0.05) > 0.005 && Math.max(...a) < q3 + 1.5 * (q3 - q1));
  },
});

const slideModelled = defineTemplate({
  key: 'ai-section-b-water-slide',
  calculatorAllowed: true,
  placements: [sl('5.1', 2, '5.3', '2.5.2')],
  variants: [
    { thing: 'A water slide', it: 'the slide', panel: 'a side panel of plastic', height: 6, length: 10, level: 1.5, price: 18 },
    { thing: 'A ramp for skateboards', it: 'the ramp', panel: 'a side wall of wood', height: 5, length: 10, level: 2, price: 24 },
    { thing: 'A sledge run in a hall', it: 'the run', panel: 'a side wall of ice', height: 8, length: 20, level: 3, price: 35 },
    {
      thing: 'A slide for parcels',
      it: 'the slide',
      panel: 'a side panel of steel',
      height: 12,
      length: 20,
      level: 5,
      price: 42,
    },
  ],
  solve: ({ height, length, level, price }) => {
    const [a, b] = [(2 * height) / length ** 3, (3 * height) / length ** 2];
    const slope = (x: number) => 3 * a * x * x - 2 * b * x;
    const at = length / 5;
    const middle = length / 2;
    let [low, high] = [0, length];
    for (let i = 0; i < 200; i++) {
      const x = (low + high) / 2;
      if (a * x ** 3 - b * x ** 2 + height > level) low = x;
      else high = x;
    }
    const area = (a * length ** 4) / 4 - (b * length ** 3) / 3 + height * length;
    return {
      ...{ a: Number(a.toFixed(9)), b: Number(b.toFixed(9)), at, middle, gradient: slope(at), steepest: slope(middle), area },
      ...{ angle: (Math.atan(-slope(at)) * 180) / Math.PI, intercept: height / 2 - slope(middle) * middle },
      ...{ reached: low, cost: 2 * area * price },
    };
  },
  write: (
    { thing, it, panel, height, length, level, price },
    { a, b, at, middle, gradient, angle, steepest, intercept, reached, area, cost },
  ) => {
    const f = `${a}x^3 - ${b}x^2 + ${height}`;
    const [twoB, threeA] = [Number((2 * b).toFixed(9)), Number((3 * a).toFixed(9))];
    const slope = `${threeA}x^2 - ${twoB}x`;
    return inParts({
      stem: prose`${thing} begins at a height of $${height}\text{ m}$. At a horizontal distance of $x$ metres from its beginning its height in metres is modelled by $f(x) = ${f}$, for $0 \le x \le ${length}$.`,
      hint: 'Which of the function, its derivative and its integral answers each part?',
      parts: [
        {
          ask: `Show that ${it} ends at ground level.`,
          answer: prose`$f(${length}) = 0$`,
          solution: prose`At the end $x = ${length}$: $f(${length}) = ${a} \times ${length}^3 - ${b} \times ${length}^2 + ${height} = ${decimal(a * length ** 3, 0)} - ${decimal(b * length ** 2, 0)} + ${height} = 0$.`,
          marks: [prose`M1 $x = ${length}$ substituted into the model`, 'A1 three values with the sum $0$'],
        },
        {
          ask: prose`Find $f'(x)$.`,
          answer: prose`$f'(x) = ${slope}$`,
          solution: prose`Differentiating term by term, $f'(x) = ${slope}$.`,
          marks: [prose`A1 $${threeA}x^2$`, prose`A1 $-${twoB}x$ and no further term`],
          keys: [{ kind: 'expression', value: slope }],
        },
        {
          ask: prose`Find the gradient at $x = ${at}$, and hence the angle that it makes with the horizontal there.`,
          answer: prose`$${significant(gradient)}$; $${significant(angle)}^\circ$`,
          solution: prose`$f'(${at}) = ${threeA} \times ${at}^2 - ${twoB} \times ${at} = ${significant(gradient)}$. For the angle $\theta$ with the horizontal $\tan\theta = ${significant(-gradient)}$, so $\theta = ${significant(angle)}^\circ$.`,
          marks: [
            prose`A1 $${significant(gradient)}$`,
            prose`M1 $\tan\theta = ${significant(-gradient)}$`,
            prose`A1 $${significant(angle)}^\circ$`,
          ],
          keys: [labelled('Gradient', near(gradient)), labelled('Angle', near(angle, undefined, '°'))],
        },
        {
          ask: prose`Use the graph of $f'$ to find the value of $x$ at which ${it} is steepest, and the gradient there.`,
          answer: prose`$x = ${middle}$, gradient $${significant(steepest)}$`,
          solution: prose`The height decreases, so ${it} is steepest where $f'$ is least. The minimum of a graph of $f'$ is at $x = ${middle}$, where $f'(${middle}) = ${significant(steepest)}$.`,
          marks: [prose`A1 $x = ${middle}$`, prose`A1 $${significant(steepest)}$`],
          keys: [labelled('x', exact(middle)), labelled('Gradient', near(steepest))],
        },
        {
          ask: prose`A straight handrail is on the tangent at $x = ${middle}$, raised by $1\text{ m}$. Find its equation in the form $y = mx + c$.`,
          answer: prose`$y = ${decimal(steepest, 2)}x + ${decimal(intercept + 1, 2)}$`,
          solution: prose`The point of the curve is $(${middle}, f(${middle})) = (${middle}, ${decimal(height / 2, 1)})$, and the gradient is $${decimal(steepest, 2)}$. The tangent is $y = ${decimal(steepest, 2)}x + ${decimal(intercept, 2)}$. Raised by $1\text{ m}$ it is $y = ${decimal(steepest, 2)}x + ${decimal(intercept + 1, 2)}$.`,
          marks: [
            prose`A1 height $${decimal(height / 2, 1)}$ at $x = ${middle}$`,
            'M1 line with the gradient of the curve through a point',
            prose`A1 $y = ${decimal(steepest, 2)}x + ${decimal(intercept + 1, 2)}$; award A1M1A0 for the tangent itself`,
          ],
          keys: [{ kind: 'equation', value: `y = ${decimal(steepest, 2)}x + ${decimal(intercept + 1, 2)}` }],
        },
        {
          ask: prose`Find the value of $x$ at which the height is $${level}\text{ m}$.`,
          answer: prose`$x = ${significant(reached)}$`,
          solution: prose`$${f} = ${level}$. Of the values that the polynomial solver gives, only $x = ${significant(reached)}$ lies between $0$ and $${length}$.`,
          marks: [prose`M1 $f(x) = ${level}$`, prose`A1 $${significant(reached)}$ alone`],
          keys: [near(reached)],
        },
        {
          ask: prose`On both sides the area between the curve and the ground is closed by ${panel}. Write down an integral for the area of one side, and find its value.`,
          answer: prose`$\int_{0}^{${length}} (${f})\,\mathrm{d}x = ${significant(area)}\text{ m}^2$`,
          solution: prose`The area is $\int_{0}^{${length}} (${f})\,\mathrm{d}x = ${significant(area)}\text{ m}^2$.`,
          marks: [
            'A1 integral of the model',
            prose`A1 limits $0$ and $${length}$; accept without $\mathrm{d}x$`,
            prose`A1 $${significant(area)}\text{ m}^2$`,
          ],
          keys: [near(area, undefined, 'm^2')],
        },
        {
          ask: prose`The material costs $${price}$ dollars per square metre. Find the cost for both sides.`,
          answer: prose`$${money(cost, 0)}$ dollars`,
          solution: prose`$2 \times ${significant(area)} \times ${price} = ${money(cost, 0)}$ dollars.`,
          marks: ['M1 both sides', prose`A1 $${money(cost, 0)}$`],
          keys: [near(cost)],
        },
      ],
    });
  },
  check: ({ height, length, level, price }, { a, b, at, middle, gradient, steepest, intercept, reached, area, cost }) => {
    const f = (x: number) => a * x ** 3 - b * x ** 2 + height;
    assertClose(f(length), 0, 'end');
    assertClose(differentiate(f, at), gradient, 'gradient');
    const least = minimise((x) => differentiate(f, x), 0, length);
    assertClose(least.at, middle, 'steepest', 1e-3);
    assertClose(least.value, steepest, 'steepest gradient');
    assertClose(steepest * middle + intercept, f(middle), 'tangent');
    assertClose(f(reached), level, 'level');
    assertClose(integrate(f, 0, length), area, 'area');
    assertClose(cost, price * 2 * integrate(f, 0, length), 'cost');
  },
});

export const longOnTestsAndSlides: readonly QuestionTemplate[] = [wheelTested, samplesCompared, slideModelled];
