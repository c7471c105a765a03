import assert from 'node:assert/strict';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant, term } from '../../../tex.ts';
import { binomial, binomialUpTo, poisson, poissonUpTo } from '../distributions.ts';
import { mean } from '../samples.ts';
import { choice, exact, hl, labelled, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Discrete random variables and the binomial distribution; at higher level Poisson and combinations. */

const spinnerGame = defineTemplate({
  key: 'ai-spinner-fair-game',
  calculatorAllowed: true,
  placements: [sl('4.7', 1, '4.5')],
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

        (a) Determine the value of $k$. [2]

        (b) Calculate $\mathrm{E}(X)$. [2]

        (c) The game is to be fair. Deduce the price that a player should pay for one spin. [1]

        (d) The price is set at $${decimal(Math.ceil(expected + 0.5), 2)}\text{ EUR}$. Calculate the expected profit of the organisers from 200 spins. [2]`,
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
  calculatorAllowed: true,
  placements: [sl('4.8', 2, '4.7')],
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

      (b) Calculate the probability that it happens exactly ${k} times. [2]

      (c) Find the probability that it happens at least ${least} times. [2]

      (d) Find the mean and the variance of $X$. [2]

      (e) Determine the least number of trials for which the probability that it happens at least once is greater than $${sure}$. [3]`,
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
    keys: [
      labelled('Mean', near(mean, 'd')),
      labelled('Variance', near(variance, 'd'), [
        { slip: 'method', value: Math.sqrt(variance), note: 'This is the standard deviation.' },
      ]),
    ],
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

const scaledVariance = defineTemplate({
  key: 'ai-variance-of-combination',
  calculatorAllowed: true,
  placements: [hl('4.14', 1)],
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
    if (index >= 4) {
      const linear = `${a === 1 ? '' : a}X - ${b === 1 ? '' : b}Y + ${c}`;
      return inParts({
        stem: prose`$X$ and $Y$ are independent, $\operatorname{Var}(X) = ${vx}$ and $\operatorname{Var}(${linear}) = ${variance}$. A student wants to find $\operatorname{Var}(Y)$ and writes "$${a} \times ${vx} - ${b} \times \operatorname{Var}(Y) + ${c} = ${variance}$".`,
        hint: 'Which of the three numbers in front of and behind the variables are squared, and which has no effect?',
        parts: [
          {
            ask: 'List the three mistakes in the student’s equation.',
            answer: 'the factors are not squared; the variances have to be added; the constant does not belong there',
            solution:
              'The factors have to be squared; variances of independent variables are added, also for a difference; and a constant shifts all values without spreading them.',
            marks: ['A1 factors squared', 'A1 variances added', 'A1 constant has no effect'],
          },
          {
            ask: prose`Calculate $\operatorname{Var}(Y)$.`,
            answer: `$${vy}$`,
            solution: prose`$${a}^{2} \times ${vx} + ${b}^{2}\operatorname{Var}(Y) = ${variance}$, so $\operatorname{Var}(Y) = \dfrac{${variance} - ${a * a * vx}}{${b * b}} = ${vy}$.`,
            marks: ['M1 correct equation', `A1 $${vy}$`],
            keys: [exact(vy)],
          },
        ],
      });
    }
    const t = (k: number, name: string) => (k === 1 ? name : `${k}${name}`);
    return {
      text: prose`
        The independent random variables $X$ and $Y$ have the variances $\operatorname{Var}(X) = ${vx}$ and $\operatorname{Var}(Y) = ${vy}$.

        Calculate $\operatorname{Var}(${t(a, 'X')} - ${t(b, 'Y')} + ${c})$. [1]`,
      hint: 'Variance measures squared spread: factors are squared, and differences spread as much as sums.',
      ...choice(
        `$${variance}$`,
        [
          wrong(
            `$${a * a * vx - b * b * vy}$`,
            'You subtracted the variances, but a difference of independent variables is spread more, not less.',
            'sign',
          ),
          wrong(`$${a * vx + b * vy}$`, 'You did not square the factors in front of the variables.'),
          wrong(`$${variance + c}$`, 'You added the constant, but it shifts all values without spreading them.'),
        ],
        index,
      ),
      solution: prose`
        For independent variables $\operatorname{Var}(aX + bY + c) = a^{2}\operatorname{Var}(X) + b^{2}\operatorname{Var}(Y)$. The square of $-${b}$ is positive, and the constant shifts all values without spreading them:
        $$${a}^2 \times ${vx} + (-${b})^2 \times ${vy} = ${a * a * vx} + ${b * b * vy} = ${variance}.$$

        The other options subtract the variances, forget to square the factors, or add the constant.`,
    };
  },
  check: ({ a, b, c, vx, vy }, { variance }) => {
    // X and Y as fair two-valued variables with these variances; all four outcomes.
    const outcomes = [-1, 1].flatMap((i) => [-1, 1].map((j) => a * i * Math.sqrt(vx) - b * j * Math.sqrt(vy) + c));
    assertClose(mean(outcomes.map((value) => (value - mean(outcomes)) ** 2)), variance, 'the variance of the outcomes');
    assert.ok(a * a * vx - b * b * vy !== a * vx + b * vy);
  },
});

const poissonCalls = defineTemplate({
  key: 'ai-poisson-arrivals',
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

      (a) Calculate the probability of exactly ${k} in one ${unit}. [2]

      (b) Find the probability of at least ${least} in $${span}$ ${units}. [3]

      (c) Given that there is at least one in one ${unit}, find the probability that there are exactly ${k}. [3]

      (d) Calculate the probability that exactly 2 of ${days} separate ${units} have exactly ${k} each. [3]

      (e) State one condition, besides independence, for the Poisson distribution to be a suitable model. [1]`,
    hint: `How does the mean change with the length of the interval? In (d), what are the two outcomes of each ${unit}?`,
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

const twoUnknownProbabilities = defineTemplate({
  key: 'ai-distribution-two-unknowns',
  calculatorAllowed: true,
  placements: [sl('4.7', 1, '1.8')],
  variants: [
    { xs: [0, 1, 2, 5], known: [0.3, 0.2], a: 0.4, b: 0.1 },
    { xs: [1, 2, 3, 4], known: [0.25, 0.15], a: 0.35, b: 0.25 },
    { xs: [0, 2, 4, 10], known: [0.5, 0.1], a: 0.3, b: 0.1 },
    { xs: [1, 3, 5, 7], known: [0.2, 0.3], a: 0.15, b: 0.35 },
    { xs: [0, 1, 3, 6], known: [0.45, 0.05], a: 0.35, b: 0.15 },
    { xs: [2, 3, 5, 8], known: [0.1, 0.4], a: 0.3, b: 0.2 },
    { xs: [0, 5, 10, 20], known: [0.6, 0.15], a: 0.2, b: 0.05 },
    { xs: [1, 4, 6, 9], known: [0.35, 0.25], a: 0.12, b: 0.28 },
  ],
  solve: ({ xs, known, a, b }) => {
    const [x1, x2, x3, x4] = xs as [number, number, number, number];
    const [p1, p2] = known as [number, number];
    const expected = x1 * p1 + x2 * p2 + x3 * a + x4 * b;
    const [rest, weight] = [1 - p1 - p2, expected - x1 * p1 - x2 * p2];
    return { expected, rest, weight, a: (x4 * rest - weight) / (x4 - x3), b: (weight - x3 * rest) / (x4 - x3) };
  },
  write: ({ xs, known }, { expected, rest, weight, a, b }, index) => {
    if (index >= 4) {
      const tidy = (n: number) => `${Number(n.toFixed(4))}`;
      const price = Math.ceil(expected) + 1;
      return inParts({
        stem: prose`
          Tickets of a raffle cost $${price}\text{ EUR}$ each. A ticket wins $X$ EUR, with the probabilities of the table; on average the organisers pay out $${tidy(expected)}\text{ EUR}$ a ticket.

          ${table(['Prize (EUR)', ...xs.map((x) => `$${x}$`)], ['Probability', ...known.map((p) => `$${p}$`), '$a$', '$b$'])}`,
        hint: 'What do all probabilities add up to? What does "on average" mean for the table?',
        parts: [
          {
            ask: prose`Show that $a + b = ${tidy(rest)}$, and write down a second equation for $a$ and $b$.`,
            answer: `$${term(xs[2] as number, 'a')} + ${term(xs[3] as number, 'b')} = ${tidy(weight)}$`,
            solution: prose`All probabilities add up to 1, so $a + b = 1 - ${known.join(' - ')} = ${tidy(rest)}$. The expected prize gives $${term(xs[2] as number, 'a')} + ${term(xs[3] as number, 'b')} = ${tidy(weight)}$.`,
            marks: [
              prose`A1 $1 - ${known.join(' - ')}$`,
              `A1 $${term(xs[2] as number, 'a')} + ${term(xs[3] as number, 'b')} = ${tidy(weight)}$`,
            ],
            keys: [{ kind: 'equation', value: `${xs[2]}a + ${xs[3]}b = ${tidy(weight)}`, variables: ['a', 'b'] }],
          },
          {
            ask: 'Determine $a$ and $b$.',
            answer: `$a = ${tidy(a)}$, $b = ${tidy(b)}$`,
            solution: `The system solver gives $a = ${tidy(a)}$ and $b = ${tidy(b)}$.`,
            marks: [`A1 $a = ${tidy(a)}$`, `A1 $b = ${tidy(b)}$`],
            keys: [labelled('$a =$', exact(a)), labelled('$b =$', exact(b))],
          },
          {
            ask: 'Calculate the expected profit of the organisers from 400 tickets.',
            answer: prose`$${tidy(400 * (price - expected))}\text{ EUR}$`,
            solution: prose`$400 \times (${price} - ${tidy(expected)}) = ${tidy(400 * (price - expected))}\text{ EUR}$.`,
            marks: ['M1 price minus expected prize', prose`A1 $${tidy(400 * (price - expected))}\text{ EUR}$`],
            keys: [exact(Number(tidy(400 * (price - expected))), undefined, 'EUR')],
          },
          {
            ask: 'Explain what would have to be true of the price for the raffle to be fair.',
            answer: 'it equals the expected prize',
            solution: prose`A fair price equals the expected prize, $${tidy(expected)}\text{ EUR}$: in the long run nobody gains.`,
            marks: ['R1 price equal to the expected prize'],
          },
        ],
      });
    }
    const short = (n: number) => `${Number(n.toFixed(4))}`;
    return {
      text: prose`
        The discrete random variable $X$ has the following distribution, and $\mathrm{E}(X) = ${short(expected)}$.

        ${table(['$x$', ...xs.map((x) => `$${x}$`)], ['$\\mathrm{P}(X = x)$', ...known.map((p) => `$${p}$`), '$a$', '$b$'])}

        Determine the values of $a$ and $b$. [4]`,
      hint: 'Two unknowns need two equations: what do you know about all the probabilities, and about the expected value?',
      answer: prose`$a = ${short(a)}$, $b = ${short(b)}$`,
      solution: prose`
        The probabilities add up to 1: $${known.join(' + ')} + a + b = 1$, so $a + b = ${short(rest)}$.

        The expected value gives $${xs.map((x, i) => `${x} \\times ${i < 2 ? known[i] : i === 2 ? 'a' : 'b'}`).join(' + ')} = ${short(expected)}$, so $${term(xs[2] as number, 'a')} + ${term(xs[3] as number, 'b')} = ${short(weight)}$.

        The system solver gives $a = ${short(a)}$ and $b = ${short(b)}$.`,
      markScheme: scheme({
        '': [
          prose`A1 $a + b = ${short(rest)}$`,
          prose`M1 sum of products equal to $${short(expected)}$`,
          prose`A1 $a = ${short(a)}$`,
          prose`A1 $b = ${short(b)}$`,
        ],
      }),
      keys: [labelled('$a =$', exact(a)), labelled('$b =$', exact(b))],
    };
  },
  check: ({ xs, known, a, b }, { expected, weight, a: foundA, b: foundB }) => {
    assertClose(weight, foundA * (xs[2] as number) + foundB * (xs[3] as number), 'what both unknowns bring to the mean');
    assertClose(foundA, a, 'a');
    assertClose(foundB, b, 'b');
    // A thousand equally likely outcomes.
    const list = [...known, foundA, foundB].flatMap((p, i) => new Array<number>(Math.round(p * 1000)).fill(xs[i] as number));
    assert.equal(list.length, 1000);
    assertClose(expected, list.reduce((sum, x) => sum + x, 0) / 1000, 'the mean of the outcomes');
  },
});

const poissonFromNone = defineTemplate({
  key: 'ai-poisson-mean-from-none',
  calculatorAllowed: true,
  placements: [hl('4.17', 1, '1.9')],
  variants: [
    { what: 'typing errors on a page', none: 0.3, k: 2 },
    { what: 'calls in a minute', none: 0.15, k: 3 },
    { what: 'bubbles in a glass plate', none: 0.62, k: 1 },
    { what: 'shooting stars in an hour', none: 0.08, k: 4 },
    { what: 'weeds in a square metre', none: 0.22, k: 2 },
    { what: 'power cuts in a year', none: 0.45, k: 1 },
    { what: 'raisins in a bun', none: 0.05, k: 5 },
    { what: 'sightings of deer in a day', none: 0.36, k: 2 },
  ],
  solve: ({ none, k }) => {
    const mean = -Math.log(none);
    let value = none;
    for (let i = 1; i <= k; i++) value *= mean / i;
    return { mean, value };
  },
  write: ({ what, none, k }, { mean, value }) => ({
    text: prose`
      The number of ${what} follows a Poisson distribution. The probability that there are none is $${none}$.

      Calculate the probability that there are exactly ${k}. [4]`,
    hint: 'What does the formula for the probabilities become for zero events?',
    answer: `$${significant(value)}$`,
    solution: prose`
      For $X \sim \mathrm{Po}(m)$ we have $\mathrm{P}(X = 0) = \mathrm{e}^{-m}$. So $\mathrm{e}^{-m} = ${none}$ and $m = -\ln ${none} = ${significant(mean, 5)}$.

      The calculator's Poisson distribution with this mean gives $\mathrm{P}(X = ${k}) = ${significant(value)}$.`,
    markScheme: scheme({
      '': [
        prose`M1 $\mathrm{e}^{-m} = ${none}$`,
        prose`A1 $m = ${significant(mean)}$`,
        prose`M1 $\mathrm{P}(X = ${k})$ with their mean`,
        prose`A1 $${significant(value)}$`,
      ],
    }),
    numeric: [toWithin(value, value * 0.01)],
  }),
  check: ({ none, k }, { value }) => {
    // A binomial count with very many trials and the same chance of none.
    const trials = 1_000_000;
    const p = 1 - none ** (1 / trials);
    let chance = none;
    for (let i = 1; i <= k; i++) chance *= (((trials - i + 1) / i) * p) / (1 - p);
    assertClose(value, chance, 'exactly k as a limit', 1e-4);
  },
});

export const randomVariablesTemplates: readonly QuestionTemplate[] = [
  spinnerGame,
  twoUnknownProbabilities,
  binomialQuality,
  scaledVariance,
  poissonFromNone,
  poissonCalls,
];
