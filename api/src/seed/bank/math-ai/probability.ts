import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, fraction, significant } from '../../tex.ts';
import { binomial, binomialUpTo, normalBelow, normalDensity, normalQuantile } from './distributions.ts';
import { normalSvg, treeSvg, vennSvg } from './figures.ts';
import { both, choice, exact, hl, near, prose, scheme, sl, table, toWithin } from './writing.ts';

/** Topic 4 of both courses, chance: combined events, discrete random variables, binomial and normal distributions. */

const vennSurvey = defineTemplate({
  key: 'ai-venn-two-activities',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [sl('4.6.1', 1, '4.5'), hl('4.6.1', 1, '4.5'), sl('4.5', 1, '4.6.1'), hl('4.5', 1, '4.6.1')],
  variants: [
    { who: 'students', first: 'swim', second: 'cycle', total: 40, a: 18, b: 20, both: 9 },
    { who: 'visitors of a museum', first: 'saw the paintings', second: 'saw the sculptures', total: 60, a: 36, b: 30, both: 16 },
    { who: 'families', first: 'own a dog', second: 'own a cat', total: 50, a: 20, b: 15, both: 6 },
    { who: 'musicians', first: 'play the piano', second: 'sing', total: 45, a: 25, b: 18, both: 8 },
    { who: 'employees', first: 'come by train', second: 'come by bicycle', total: 80, a: 32, b: 40, both: 16 },
    { who: 'pupils', first: 'learn Spanish', second: 'learn French', total: 30, a: 16, b: 12, both: 5 },
    { who: 'readers', first: 'read novels', second: 'read newspapers', total: 100, a: 60, b: 45, both: 27 },
    { who: 'hikers', first: 'carry a map', second: 'carry a torch', total: 36, a: 24, b: 18, both: 10 },
  ],
  solve: ({ total, a, b, both: shared }) => ({
    neither: total - (a + b - shared),
    union: [a + b - shared, total] as const,
    given: [shared, b] as const,
    independent: shared * total === a * b,
  }),
  write: ({ who, first, second, total, a, b, both: shared }, { neither, union, given, independent }) => ({
    text: prose`
      Of ${total} ${who}, ${a} ${first}, ${b} ${second} and ${shared} do both. Let $A$ be the event that a person chosen at random from them is one of those who ${first}, and $B$ that it is one of those who ${second}.

      ![](diagram:venn)

      (a) Find the numbers $p$, $q$ and $n$ in the Venn diagram, where $p$ belongs to $A$ only, $q$ to $B$ only and $n$ to neither. [2]

      (b) Find $\mathrm{P}(A \cup B)$. [1]

      (c) Find $\mathrm{P}(A \mid B)$. [2]

      (d) Determine whether $A$ and $B$ are independent. [2]`,
    hint: prose`"Given $B$" means that only the people in $B$ are looked at. For (d), compare $\mathrm{P}(A \cap B)$ with a product.`,
    answer: prose`
      (a) $p = ${a - shared}$, $q = ${b - shared}$, $n = ${neither}$

      (b) $${fraction(...union)}$

      (c) $${fraction(...given)}$

      (d) ${independent ? 'independent' : 'not independent'}`,
    solution: prose`
      (a) Take the ${shared} who do both away from each set: $p = ${a} - ${shared} = ${a - shared}$ and $q = ${b} - ${shared} = ${b - shared}$. The others are
      $n = ${total} - ${a - shared} - ${shared} - ${b - shared} = ${neither}$.

      (b) $\mathrm{P}(A \cup B) = \dfrac{${a - shared} + ${shared} + ${b - shared}}{${total}} = ${fraction(...union)}$.

      (c) Among the ${b} people of $B$, ${shared} are also in $A$: $\mathrm{P}(A \mid B) = \dfrac{${shared}}{${b}} = ${fraction(...given)}$.

      (d) $\mathrm{P}(A) = ${fraction(a, total)}$ and $\mathrm{P}(A \mid B) = ${fraction(...given)}$. These are ${independent ? 'equal, so knowing $B$ does not change the probability of $A$: the events are independent' : 'different, so the events are not independent'}.`,
    markScheme: scheme({
      a: [prose`A1 $p = ${a - shared}$ and $q = ${b - shared}$`, prose`A1 $n = ${neither}$`],
      b: [prose`A1 $${fraction(...union)}$`],
      c: [prose`(M1) denominator $${b}$`, prose`A1 $${fraction(...given)}$`],
      d: [
        prose`M1 comparison of $\mathrm{P}(A \mid B)$ with $\mathrm{P}(A)$, or of $\mathrm{P}(A \cap B)$ with $\mathrm{P}(A)\mathrm{P}(B)$`,
        `R1 ${independent ? 'equal, so independent' : 'different, so not independent'}`,
      ],
    }),
    numeric: [toWithin(union[0] / union[1], 0.0005, 'b'), toWithin(given[0] / given[1], 0.0005, 'c')],
    diagrams: [
      {
        name: 'venn',
        svg: vennSvg(['A', 'B'], ['p', `${shared}`, 'q', 'n']),
        alt: `A Venn diagram of two overlapping sets A and B with p in A only, ${shared} in both, q in B only and n outside.`,
      },
    ],
  }),
  check: ({ total, a, b, both: shared }, { neither, union, given, independent }) => {
    // People one by one.
    const people = Array.from({ length: total }, (_, i) => ({ inA: i < a, inB: i >= a - shared && i < a - shared + b }));
    const count = (test: (p: { inA: boolean; inB: boolean }) => boolean) => people.filter(test).length;
    assert.equal(
      count((p) => !p.inA && !p.inB),
      neither,
    );
    assertClose(union[0] / union[1], count((p) => p.inA || p.inB) / total, 'the union');
    const inBoth = count((p) => p.inA && p.inB);
    assertClose(given[0] / given[1], inBoth / count((p) => p.inB), 'given B');
    assert.equal(independent, Math.abs(inBoth / total - (count((p) => p.inA) / total) * (count((p) => p.inB) / total)) < 1e-12);
    assert.ok(neither > 0);
  },
});

const treeDiagnostic = defineTemplate({
  key: 'ai-tree-two-suppliers',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('4.6.2', 2, '4.5'), hl('4.6.2', 2, '4.5')],
  variants: [
    { item: 'light bulbs', bad: 'faulty', one: 'Supplier X', two: 'Supplier Y', share: 0.6, p: 0.03, q: 0.08, batch: 500 },
    { item: 'eggs', bad: 'cracked', one: 'Farm X', two: 'Farm Y', share: 0.7, p: 0.02, q: 0.05, batch: 1200 },
    { item: 'buses', bad: 'late', one: 'Line X', two: 'Line Y', share: 0.55, p: 0.12, q: 0.2, batch: 300 },
    { item: 'parcels', bad: 'damaged', one: 'Carrier X', two: 'Carrier Y', share: 0.35, p: 0.04, q: 0.015, batch: 800 },
    { item: 'seeds', bad: 'empty', one: 'Sort X', two: 'Sort Y', share: 0.8, p: 0.1, q: 0.25, batch: 400 },
    { item: 'phone screens', bad: 'scratched', one: 'Machine X', two: 'Machine Y', share: 0.45, p: 0.06, q: 0.025, batch: 1000 },
    { item: 'essays', bad: 'returned', one: 'Reader X', two: 'Reader Y', share: 0.4, p: 0.15, q: 0.22, batch: 250 },
    { item: 'loaves', bad: 'misshapen', one: 'Oven X', two: 'Oven Y', share: 0.65, p: 0.07, q: 0.11, batch: 600 },
  ],
  solve: ({ share, p, q, batch }) => {
    const bad = share * p + (1 - share) * q;
    return { bad, fromOne: (share * p) / bad, expected: batch * bad };
  },
  write: ({ item, bad: word, one, two, share, p, q, batch }, { bad, fromOne, expected }) => {
    const short = (value: number) => `${Number(value.toFixed(6))}`;
    const [other, good, fine] = [1 - share, 1 - p, 1 - q].map(short) as [string, string, string];
    return {
      text: prose`
        Of the ${item} in a study, $${significant(share * 100)}\%$ belong to ${one} and the others to ${two}. Of those of ${one}, $${significant(p * 100)}\%$ are ${word}; of those of ${two}, $${significant(q * 100)}\%$ are ${word}. In the tree diagram $F$ stands
        for "${word}".

        ![](diagram:tree)

        (a) Write down the values of $a$, $b$ and $c$. [2]

        (b) Find the probability that one of the ${item}, chosen at random, is ${word}. [3]

        (c) Find the expected number that are ${word} among ${batch}. [1]

        (d) One is found to be ${word}. Find the probability that it belongs to ${one}. [3]`,
      hint: 'Multiply along the branches, add over the paths that lead to the event.',
      answer: prose`
        (a) $a = ${other}$, $b = ${p}$, $c = ${fine}$

        (b) $${short(bad)}$

        (c) $${significant(expected)}$

        (d) $${significant(fromOne)}$`,
      solution: prose`
        (a) Branches from one point add up to 1: $a = 1 - ${share} = ${other}$ and $c = 1 - ${q} = ${fine}$; $b = ${p}$ is given.

        (b) Two paths lead to $F$: $\mathrm{P}(F) = ${share} \times ${p} + ${other} \times ${q} = ${short(share * p)} + ${short((1 - share) * q)} = ${short(bad)}$.

        (c) $${batch} \times ${short(bad)} = ${significant(expected)}$.

        (d) $\mathrm{P}(X \mid F) = \dfrac{\mathrm{P}(X \cap F)}{\mathrm{P}(F)} = \dfrac{${short(share * p)}}{${short(bad)}} = ${significant(fromOne)}$. (The branch to $F'$ at ${one} has $${good}$ and plays no part here.)`,
      markScheme: scheme({
        a: [prose`A1 two correct values`, prose`A1 all three values`],
        b: ['M1 product along one path', 'M1 sum of the two products', prose`A1 $${short(bad)}$`],
        c: [prose`A1 $${significant(expected)}$`],
        d: [
          'M1 conditional probability',
          prose`A1 numerator $${short(share * p)}$ over their (b)`,
          prose`A1 $${significant(fromOne)}$`,
        ],
      }),
      numeric: [near(bad, 'b'), toWithin(expected, 0.5, 'c'), near(fromOne, 'd')],
      diagrams: [
        {
          name: 'tree',
          svg: treeSvg([
            {
              name: 'X',
              label: `${share}`,
              next: [
                { name: 'F', label: 'b' },
                { name: 'F′', label: good },
              ],
            },
            {
              name: 'Y',
              label: 'a',
              next: [
                { name: 'F', label: `${q}` },
                { name: 'F′', label: 'c' },
              ],
            },
          ]),
          alt: `A tree: first X with ${share} and Y with a; from X, F with b and not F with ${good}; from Y, F with ${q} and not F with c.`,
        },
      ],
    };
  },
  check: ({ share, p, q, batch }, { bad, fromOne, expected }) => {
    // Whole items out of ten million.
    const all = 10_000_000;
    const [x, y] = [Math.round(all * share), all - Math.round(all * share)];
    const [badX, badY] = [Math.round(x * p), Math.round(y * q)];
    assertClose(bad, (badX + badY) / all, 'the share of items', 1e-6);
    assertClose(fromOne, badX / (badX + badY), 'the share among the bad', 1e-6);
    assertClose(expected, ((badX + badY) / all) * batch, 'the expected number', 1e-5);
  },
});

const spinnerGame = defineTemplate({
  key: 'ai-spinner-fair-game',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('4.7', 1, '4.5'),
  variants: [
    { place: 'school fair', wins: [0, 2, 5, 10], ps: [0.5, 0.3, 0.15] },
    { place: 'village fete', wins: [0, 1, 4, 20], ps: [0.4, 0.35, 0.2] },
    { place: 'charity evening', wins: [1, 3, 6, 12], ps: [0.45, 0.25, 0.2] },
    { place: 'street festival', wins: [0, 3, 5, 8], ps: [0.6, 0.2, 0.15] },
    { place: 'club party', wins: [0, 2, 4, 15], ps: [0.55, 0.25, 0.1] },
    { place: 'harvest festival', wins: [1, 2, 8, 10], ps: [0.35, 0.4, 0.05] },
    { place: 'sports day', wins: [0, 4, 6, 9], ps: [0.5, 0.2, 0.2] },
    { place: 'winter market', wins: [0, 1, 5, 30], ps: [0.3, 0.5, 0.15] },
  ],
  solve: ({ wins, ps }) => {
    const last = 1 - ps.reduce((sum, p) => sum + p, 0);
    return { last, expected: [...ps, last].reduce((sum, p, i) => sum + p * (wins[i] as number), 0) };
  },
  write: ({ place, wins, ps }, { last, expected }) => {
    const k = decimal(last, 2);
    const e = decimal(expected, 2);
    return {
      text: prose`
        At a ${place} a player spins a wheel and wins $X$ EUR. The table shows the probability distribution of $X$.

        ${table(['$x$', ...wins.map((n) => `$${n}$`)], ['$\\mathrm{P}(X = x)$', ...ps.map((p) => `$${p}$`), '$k$'])}

        (a) Find the value of $k$. [2]

        (b) Find $\mathrm{E}(X)$. [2]

        (c) The game is to be fair. Write down the price that a player should pay for one spin. [1]

        (d) The price is set at $${decimal(Math.ceil(expected + 0.5), 2)}\text{ EUR}$. Find the expected profit of the organisers from 200 spins. [2]`,
      hint: 'All probabilities add up to 1. A game is fair when nobody gains in the long run.',
      answer: prose`
        (a) $k = ${k}$

        (b) $${e}$

        (c) $${e}\text{ EUR}$

        (d) $${decimal(200 * (Math.ceil(expected + 0.5) - expected), 0)}\text{ EUR}$`,
      solution: prose`
        (a) $${ps.join(' + ')} + k = 1$, so $k = ${k}$.

        (b) Multiply each value by its probability and add:
        $\mathrm{E}(X) = ${wins.map((n, i) => `${n} \\times ${i < ps.length ? ps[i] : k}`).join(' + ')} = ${e}$.

        (c) The game is fair when the price equals the expected prize: $${e}\text{ EUR}$.

        (d) On average the organisers keep $${decimal(Math.ceil(expected + 0.5), 2)} - ${e} = ${decimal(Math.ceil(expected + 0.5) - expected, 2)}\text{ EUR}$ a spin, so
        $200 \times ${decimal(Math.ceil(expected + 0.5) - expected, 2)} = ${decimal(200 * (Math.ceil(expected + 0.5) - expected), 0)}\text{ EUR}$ in all.`,
      markScheme: scheme({
        a: ['(M1) probabilities add up to 1', prose`A1 $${k}$`],
        b: ['(M1) sum of products', prose`A1 $${e}$`],
        c: [prose`A1 $${e}\text{ EUR}$`],
        d: [
          'M1 price minus their expected value, times 200',
          prose`A1 $${decimal(200 * (Math.ceil(expected + 0.5) - expected), 0)}\text{ EUR}$`,
        ],
      }),
      numeric: [
        toWithin(last, 0.0001, 'a'),
        toWithin(expected, 0.001, 'b'),
        toWithin(expected, 0.001, 'c', 'EUR'),
        toWithin(200 * (Math.ceil(expected + 0.5) - expected), 0.5, 'd', 'EUR'),
      ],
    };
  },
  check: ({ wins, ps }, { last, expected }) => {
    // A hundred equally likely places on the wheel.
    const places = [...ps, last].flatMap((p, i) => new Array<number>(Math.round(p * 100)).fill(wins[i] as number));
    assert.equal(places.length, 100);
    assertClose(expected, places.reduce((sum, win) => sum + win, 0) / 100, 'the mean of the places');
    assert.ok(last > 0.005);
  },
});

const binomialQuality = defineTemplate({
  key: 'ai-binomial-trials',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('4.8', 2, '4.7'),
  variants: [
    { who: 'An archer hits the gold', n: 12, p: 0.7, k: 9, least: 8, sure: 0.95 },
    { who: 'A seed of a certain flower germinates', n: 20, p: 0.85, k: 17, least: 16, sure: 0.99 },
    { who: 'A customer of a shop pays by card', n: 15, p: 0.6, k: 9, least: 10, sure: 0.98 },
    { who: 'A train on a line is late', n: 25, p: 0.12, k: 2, least: 4, sure: 0.95 },
    { who: 'A visitor of a website clicks on a link', n: 30, p: 0.09, k: 3, least: 2, sure: 0.9 },
    { who: 'A goalkeeper saves a penalty', n: 10, p: 0.22, k: 3, least: 2, sure: 0.95 },
    { who: 'A young bird survives its first winter', n: 18, p: 0.45, k: 8, least: 10, sure: 0.99 },
    { who: 'A parking space is free', n: 14, p: 0.35, k: 5, least: 7, sure: 0.98 },
  ],
  solve: ({ n, p, k, least, sure }) => ({
    exactly: binomial(n, p, k),
    atLeast: 1 - binomialUpTo(n, p, least - 1),
    mean: n * p,
    variance: n * p * (1 - p),
    trials: Math.ceil(Math.log(1 - sure) / Math.log(1 - p)),
  }),
  write: ({ who, n, p, k, least, sure }, { exactly, atLeast, mean, variance, trials }) => ({
    text: prose`
      ${who} with probability $${p}$, independently each time. Let $X$ be the number of times that this happens in ${n} trials.

      (a) Write down the distribution of $X$, with its parameters. [1]

      (b) Find the probability that it happens exactly ${k} times. [2]

      (c) Find the probability that it happens at least ${least} times. [2]

      (d) Find the mean and the variance of $X$. [2]

      (e) Find the least number of trials for which the probability that it happens at least once is greater than $${sure}$. [3]`,
    hint: prose`"At least once" is the opposite of "never".`,
    answer: prose`
      (a) $X \sim \mathrm{B}(${n}, ${p})$

      (b) $${significant(exactly)}$

      (c) $${significant(atLeast)}$

      (d) mean $${significant(mean)}$, variance $${significant(variance)}$

      (e) $${trials}$`,
    solution: prose`
      (a) A fixed number of independent trials with the same probability: $X \sim \mathrm{B}(${n}, ${p})$.

      (b) Binomial probability on the calculator: $\mathrm{P}(X = ${k}) = ${significant(exactly)}$.

      (c) $\mathrm{P}(X \ge ${least}) = 1 - \mathrm{P}(X \le ${least - 1}) = ${significant(atLeast)}$.

      (d) $\mathrm{E}(X) = np = ${n} \times ${p} = ${significant(mean)}$ and $\operatorname{Var}(X) = np(1 - p) = ${significant(mean)} \times ${decimal(1 - p, 2)} = ${significant(variance)}$.

      (e) In $m$ trials it never happens with probability $${decimal(1 - p, 2)}^{m}$, so we need $1 - ${decimal(1 - p, 2)}^{m} > ${sure}$, that is $${decimal(1 - p, 2)}^{m} < ${decimal(1 - sure, 2)}$. A table or the solver shows that $m = ${trials}$ is the
      first number that fits: $${decimal(1 - p, 2)}^{${trials - 1}} = ${significant((1 - p) ** (trials - 1))}$ and $${decimal(1 - p, 2)}^{${trials}} = ${significant((1 - p) ** trials)}$.`,
    markScheme: scheme({
      a: [prose`A1 $\mathrm{B}(${n}, ${p})$`],
      b: [prose`(M1) $\mathrm{P}(X = ${k})$`, prose`A1 $${significant(exactly)}$`],
      c: [prose`(M1) $1 - \mathrm{P}(X \le ${least - 1})$`, prose`A1 $${significant(atLeast)}$`],
      d: [prose`A1 $${significant(mean)}$`, prose`A1 $${significant(variance)}$`],
      e: [prose`M1 $1 - ${decimal(1 - p, 2)}^{m} > ${sure}$`, '(M1) logarithms, a table or a graph', prose`A1 $${trials}$`],
    }),
    numeric: [near(exactly, 'b'), near(atLeast, 'c'), exact(trials, 'e')],
  }),
  check: ({ n, p, k, least, sure }, { exactly, atLeast, mean, variance, trials }) => {
    // Add one trial at a time.
    let chances = [1];
    for (let i = 0; i < n; i++)
      chances = [...chances, 0].map((value, j) => value * (1 - p) + (j > 0 ? (chances[j - 1] as number) * p : 0));
    assertClose(exactly, chances[k] as number, 'exactly k');
    assertClose(
      atLeast,
      chances.slice(least).reduce((sum, value) => sum + value, 0),
      'at least',
    );
    const moment = (power: number) => chances.reduce((sum, value, i) => sum + value * i ** power, 0);
    assertClose(mean, moment(1), 'the mean');
    assertClose(variance, moment(2) - moment(1) ** 2, 'the variance');
    let [never, count] = [1, 0];
    while (1 - never <= sure) {
      never *= 1 - p;
      count += 1;
    }
    assert.equal(trials, count);
  },
});

const normalPackages = defineTemplate({
  key: 'ai-normal-packages',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('4.9.1', 2, '4.9.2'), hl('4.9.1', 2, '4.9.2'), sl('4.9.2', 2, '4.9.1'), hl('4.9.2', 2, '4.9.1')],
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

      (c) Find the value that is exceeded by $${significant(share * 100)}\%$ of all. [2]

      (d) Find the expected number of values below $${low}$ in a sample of ${batch}. [1]

      (e) Given that a value is at least $${low}$, find the probability that it is less than $${high}$. [3]`,
    hint: prose`In (c), the area to the **left** of the value is $${decimal(1 - share, 2)}$.`,
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
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: both('4.9.1', 1),
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

      Find $\mathrm{P}(${mu - d} < X < ${mu + d})$. [2]`,
    hint: 'Sketch the bell curve: it is symmetric about the mean.',
    ...choice(
      `$${decimal(middle, 2)}$`,
      [`$${decimal(1 - tail, 2)}$`, `$${decimal(0.5 - tail, 2)}$`, `$${decimal(2 * tail, 2)}$`],
      index,
    ),
    solution: prose`
      The values $${mu - d}$ and $${mu + d}$ lie equally far from the mean. By symmetry $\mathrm{P}(X < ${mu - d}) = \mathrm{P}(X > ${mu + d}) = ${tail}$. What is left in the middle is
      $$1 - 2 \times ${tail} = ${decimal(middle, 2)}.$$

      $${decimal(1 - tail, 2)}$ removes one tail only, $${decimal(0.5 - tail, 2)}$ is one half of the middle, and $${decimal(2 * tail, 2)}$ is the probability of the two tails.`,
    markScheme: scheme({ '': [prose`M1 two equal tails of $${tail}$`, prose`A1 $${decimal(middle, 2)}$`] }),
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

export const probabilityTemplates: readonly QuestionTemplate[] = [
  vennSurvey,
  treeDiagnostic,
  spinnerGame,
  binomialQuality,
  normalPackages,
  normalSymmetry,
];
