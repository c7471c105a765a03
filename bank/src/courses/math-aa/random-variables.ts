import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, significant } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: discrete, binomial and normal random variables, common to SL and HL. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

const chooseOf = (n: number, r: number) => Array.from({ length: r }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

const distributionUnknowns = inForms(
  { key: 'aa-distribution-two-unknowns', calculatorAllowed: false, placements: core('4.7', 1) },
  [
    form({
      // Tenths of the probabilities of 0, 1, 2, 3; those of 1 and 3 are the unknowns.
      variants: [
        { tenths: [2, 4, 3, 1], values: [0, 1, 2, 3] },
        { tenths: [1, 3, 2, 4], values: [1, 2, 3, 5] },
        { tenths: [3, 2, 4, 1], values: [-1, 0, 2, 4] },
        { tenths: [2, 5, 1, 2], values: [0, 2, 4, 6] },
      ],
      solve: ({ tenths, values }) => ({ mean: tenths.reduce((total, t, i) => total + t * (values[i] ?? 0), 0) / 10 }),
      write: ({ tenths, values }, { mean }) => {
        const [t0 = 0, t1 = 0, t2 = 0, t3 = 0] = tenths;
        const [v0 = 0, v1 = 0, v2 = 0, v3 = 0] = values;
        const known = (t0 * v0 + t2 * v2) / 10;
        const rest = (10 - t0 - t2) / 10;
        const left = v1 === 0 ? `${v3}b` : `${v1 === 1 ? '' : v1}a + ${v3}b`;
        return inParts({
          stem: raw`A discrete random variable $X$ has the following probability distribution, and $\mathrm{E}(X) = ${mean}$.

| $x$ | ${values.map((v) => `$${v}$`).join(' | ')} |
| --- | --- | --- | --- | --- |
| $${P('X = x')}$ | ${t0 / 10} | $a$ | ${t2 / 10} | $b$ |`,
          hint: 'Which two facts link the two unknowns?',
          parts: [
            {
              ask: 'Determine the values of $a$ and $b$.',
              answer: `$a = ${t1 / 10}$, $b = ${t3 / 10}$`,
              solution: raw`The total is 1: $a + b = ${rest}$. The mean gives $${left} = ${mean} ${known < 0 ? '+' : '-'} ${Math.abs(known)} = ${Number((mean - known).toFixed(4))}$. Solving the two equations, $a = ${t1 / 10}$ and $b = ${t3 / 10}$.`,
              marks: [
                `M1 $a + b = ${rest}$`,
                raw`M1 $${left} = ${Number((mean - known).toFixed(4))}$`,
                `A1 $a = ${t1 / 10}$`,
                `A1 $b = ${t3 / 10}$`,
              ],
              keys: [
                { kind: 'number', label: '$a =$', ...exact(t1 / 10) },
                { kind: 'number', label: '$b =$', ...exact(t3 / 10) },
              ],
            },
            {
              ask: raw`Find $${P(raw`X = ${v3} \mid X \ge ${v2}`)}$.`,
              answer: `$${fraction(t3, t2 + t3)}$`,
              solution: raw`Only the values ${v2} and ${v3} remain: $\dfrac{${t3 / 10}}{${t2 / 10} + ${t3 / 10}} = ${fraction(t3, t2 + t3)}$.`,
              marks: [raw`(M1) divides by $${P(raw`X \ge ${v2}`)}$`, `A1 $${fraction(t3, t2 + t3)}$`],
              keys: [{ ...exact(t3 / (t2 + t3)), slips: [slip(t3 / 10, 'You left out the condition.')] }],
            },
          ],
        });
      },
      check: ({ tenths, values }, { mean }) => {
        const fitting = [];
        for (let a = 0; a <= 10; a++)
          for (let b = 0; b <= 10; b++) {
            const all = [tenths[0] ?? 0, a, tenths[2] ?? 0, b].flatMap((count, i) =>
              Array.from({ length: count }, () => values[i] ?? 0),
            );
            if (all.length === 10 && Math.abs(all.reduce((x, y) => x + y, 0) / 10 - mean) < 1e-9) fitting.push([a, b]);
          }
        assert.deepEqual(fitting, [[tenths[1], tenths[3]]]);
      },
    }),
    form({
      variants: [
        { rule: 'x', f: (x: number) => x, values: [1, 2, 3, 4] },
        { rule: 'x^2', f: (x: number) => x * x, values: [1, 2, 3, 4] },
        { rule: 'x(6 - x)', f: (x: number) => x * (6 - x), values: [1, 2, 3] },
        { rule: '5 - x', f: (x: number) => 5 - x, values: [1, 2, 3, 4] },
      ],
      solve: ({ f, values }) => {
        const weights = values.map(f);
        return {
          weights,
          c: weights.reduce((a, b) => a + b, 0),
          meanTop: weights.reduce((total, w, i) => total + w * (values[i] ?? 0), 0),
        };
      },
      write: ({ rule, values }, { weights, c, meanTop }) => {
        const shown = raw`\dfrac{${rule}}{c}`;
        return inParts({
          stem: raw`A random variable $X$ takes the values ${values.slice(0, -1).join(', ')} and ${values.at(-1)} with the probabilities $${P('X = x')} = ${shown}$, where $c$ is a constant.`,
          hint: 'What would a table of all the values and their probabilities look like?',
          parts: [
            {
              ask: 'Show these probabilities in a table, in terms of $c$, and hence find $c$.',
              answer: `$c = ${c}$`,
              solution: raw`| $x$ | ${values.join(' | ')} |
| --- | ${values.map(() => '---').join(' | ')} |
| $${P('X = x')}$ | ${weights.map((w) => raw`$\frac{${w}}{c}$`).join(' | ')} |

The probabilities add up to 1: $\dfrac{${weights.join(' + ')}}{c} = 1$, so $c = ${c}$.`,
              marks: ['A1 correct probabilities', 'M1 their sum is 1', `A1 $c = ${c}$`],
              keys: [exact(c)],
            },
            {
              ask: raw`Find $\mathrm{E}(X)$.`,
              answer: `$${fraction(meanTop, c)}$`,
              solution: raw`$\mathrm{E}(X) = \dfrac{${weights.map((w, i) => raw`${values[i]} \times ${w}`).join(' + ')}}{${c}} = ${fraction(meanTop, c)}$.`,
              marks: [raw`(M1) $\sum x\,${P('X = x')}$`, `A1 $${fraction(meanTop, c)}$`],
              keys: [exact(meanTop / c)],
            },
            {
              ask: 'Two values of $X$ are observed independently. Find the probability that both are equal to the most likely value.',
              answer: `$${fraction(Math.max(...weights) ** 2, c * c)}$`,
              solution: raw`The most likely value is ${values[weights.indexOf(Math.max(...weights))]}, with the probability $${fraction(Math.max(...weights), c)}$. Twice in a row: $\left(${fraction(Math.max(...weights), c)}\right)^2 = ${fraction(Math.max(...weights) ** 2, c * c)}$.`,
              marks: [`M1 squares $${fraction(Math.max(...weights), c)}$`, `A1 $${fraction(Math.max(...weights) ** 2, c * c)}$`],
              keys: [exact((Math.max(...weights) / c) ** 2)],
            },
          ],
        });
      },
      check: ({ f, values }, { c, meanTop }) => {
        const wheel = values.flatMap((x) => Array.from({ length: f(x) }, () => x));
        assert.equal(wheel.length, c);
        assertClose(
          wheel.reduce((a, b) => a + b, 0),
          meanTop,
          'mean',
        );
        assert.equal(new Set(values.map(f)).size, values.length);
      },
    }),
  ],
);

const fairGames = inForms({ key: 'aa-expected-gain', calculatorAllowed: true, placements: core('4.7', 2, ['4.5']) }, [
  form({
    variants: [
      { sides: 6, stake: 2, prizes: [0, 0, 0, 1, 3, 5], days: 200 },
      { sides: 8, stake: 3, prizes: [0, 0, 0, 0, 2, 4, 6, 8], days: 120 },
      { sides: 4, stake: 5, prizes: [0, 2, 4, 10], days: 80 },
    ],
    solve: ({ sides, stake, prizes, days }) => {
      const payout = prizes.reduce((a, b) => a + b, 0) / sides;
      return {
        payout,
        gain: payout - stake,
        host: days * (stake - payout),
        loss: prizes.filter((prize) => prize < stake).length,
      };
    },
    write: ({ sides, stake, prizes, days }, { payout, gain, host, loss }) =>
      inParts({
        stem: `At a fair a player pays ${stake} euros and rolls a fair ${sides}-sided die. The prize, in euros, depends on the number shown.\n\n| number | ${prizes.map((_, i) => i + 1).join(' | ')} |\n| --- | ${prizes.map(() => '---').join(' | ')} |\n| prize | ${prizes.join(' | ')} |\n\nLet $G$ be the gain of the player, that is the prize minus the stake.`,
        hint: 'The expected prize is an average over many rolls.',
        parts: [
          {
            ask: raw`Calculate $\mathrm{E}(G)$.`,
            answer: `$${gain}$ euros`,
            solution: raw`All numbers have the probability $\frac{1}{${sides}}$, so the expected prize is $\dfrac{${prizes.join(' + ')}}{${sides}} = ${payout}$ euros. The stake is always paid: $\mathrm{E}(G) = ${payout} - ${stake} = ${gain}$ euros.`,
            marks: ['M1 expected prize', `A1 $${payout}$`, `A1 $${gain}$`],
            keys: [
              {
                ...exact(gain, undefined, 'euros'),
                slips: [
                  slip(payout, 'That is the expected prize; the stake is still to be paid.'),
                  slip(-gain, 'That is the gain of the owner of the game.', 'sign'),
                ],
              },
            ],
          },
          {
            ask: `Calculate the probability that a player makes a loss.`,
            answer: `$${fraction(loss, sides)}$`,
            solution: raw`The prize is less than ${stake} euros for ${loss} of the ${sides} numbers: $${fraction(loss, sides)}$.`,
            marks: [`A1 $${fraction(loss, sides)}$`],
            keys: [exact(loss / sides)],
          },
          {
            ask: `The game is played ${days} times a day. Calculate the amount that its owner can expect to earn in a day.`,
            answer: `$${host}$ euros`,
            solution: raw`On average the owner keeps ${-gain} euros per game: $${days} \times ${-gain} = ${host}$ euros.`,
            marks: [`(M1) multiplies by ${days}`, `A1 $${host}$`],
            keys: [exact(host, undefined, 'euros')],
          },
          {
            ask: `The owner wants a fair game and changes the greatest prize alone. Determine the new greatest prize.`,
            answer: `$${(prizes.at(-1) ?? 0) - gain * sides}$ euros`,
            solution: raw`For a fair game the expected prize has to be ${stake} euros, so all prizes together have to be $${sides} \times ${stake} = ${sides * stake}$ euros. The others make ${prizes.slice(0, -1).reduce((a, b) => a + b, 0)}, so the greatest is $${sides * stake} - ${prizes.slice(0, -1).reduce((a, b) => a + b, 0)} = ${(prizes.at(-1) ?? 0) - gain * sides}$ euros.`,
            marks: [raw`M1 expected gain equal to 0`, `A1 $${(prizes.at(-1) ?? 0) - gain * sides}$`],
            keys: [exact((prizes.at(-1) ?? 0) - gain * sides, undefined, 'euros')],
          },
        ],
      }),
    check: ({ sides, stake, prizes, days }, { payout, gain, host, loss }) => {
      assertClose(payout - gain, stake, 'payout');
      assert.equal(loss + prizes.filter((prize) => prize >= stake).length, sides);
      // A round in which each number comes up once leaves the player with this.
      const purse = prizes.reduce((money, prize) => money - stake + prize, 0);
      assertClose(purse / sides, gain, 'gain per game');
      assertClose(host, -gain * days, 'owner');
      assert.ok(gain < 0 && prizes.length === sides);
    },
  }),
  form({
    variants: [
      { price: 40, claim: 600, chance: 0.04, cost: 6, what: 'a bicycle', harm: 'is stolen' },
      { price: 90, claim: 1500, chance: 0.05, cost: 5, what: 'a holiday', harm: 'is cancelled' },
      { price: 25, claim: 320, chance: 0.06, cost: 3, what: 'a phone', harm: 'is broken' },
    ],
    solve: ({ price, claim, chance, cost }) => ({
      profit: price - cost - claim * chance,
      even: cost + claim * chance,
      limit: (price - cost) / claim,
    }),
    write: ({ price, claim, chance, cost, what, harm }, { profit, even, limit }) => {
      const money = (value: number) => Number(value.toFixed(4));
      return inParts({
        stem: raw`Insurance for ${what} costs ${price} euros a year. If it ${harm} within the year, which happens with probability $${chance}$, the company pays ${claim} euros. Every contract costs the company ${cost} euros of office work.`,
        hint: 'What does the company take in, and what does it pay on average?',
        parts: [
          {
            ask: 'Calculate the expected profit of the company per contract.',
            answer: `$${money(profit)}$ euros`,
            solution: raw`It takes in ${price} euros, spends ${cost} euros on work and pays $${claim} \times ${chance} = ${money(claim * chance)}$ euros on average: $${price} - ${cost} - ${money(claim * chance)} = ${money(profit)}$ euros.`,
            marks: [raw`M1 $${claim} \times ${chance}$`, 'M1 subtracts both costs from the price', `A1 $${money(profit)}$`],
            keys: [exact(money(profit), undefined, 'euros')],
          },
          {
            ask: 'Calculate the price at which the company would neither win nor lose on average.',
            answer: `$${money(even)}$ euros`,
            solution: raw`The price has to cover the expected costs: $${cost} + ${money(claim * chance)} = ${money(even)}$ euros.`,
            marks: [`A1 $${money(even)}$`],
            keys: [exact(money(even), undefined, 'euros')],
          },
          {
            ask: `At the price of ${price} euros, determine the greatest probability of a payment for which the company makes no expected loss.`,
            answer: `$${significant(limit)}$`,
            solution: raw`With the probability $p$ the expected profit $${price} - ${cost} - ${claim}p$ is not negative as long as $p \le \dfrac{${price - cost}}{${claim}} = ${significant(limit)}$.`,
            marks: [raw`M1 $${price} - ${cost} - ${claim}p \ge 0$`, `A1 $${significant(limit)}$`],
            keys: [threeFigures(limit)],
          },
          {
            ask: 'Explain why it may be sensible to buy the insurance although the expected gain of the buyer is negative.',
            answer: 'It protects against a loss that the buyer could hardly bear.',
            solution: `The expected value is an average over many contracts, but a buyer has only one. A small certain cost may be preferred to a small risk of a large loss. For the company, with many contracts, the average is what counts.`,
            marks: ['R1 a single large loss is avoided; the expected value describes the long run'],
          },
        ],
      });
    },
    check: ({ price, claim, chance, cost }, { profit, limit }) => {
      const contracts = 10_000;
      const paid = Math.round(contracts * chance) * claim;
      assertClose((contracts * (price - cost) - paid) / contracts, profit, 'profit');
      assertClose(contracts * (price - cost) - contracts * limit * claim, 0, 'break even', 1e-6);
      assert.ok(profit > 0);
    },
  }),
]);

const binomialBackwards = inForms({ key: 'aa-binomial-backwards', calculatorAllowed: true, placements: core('4.8', 2) }, [
  form({
    variants: [
      { n: 10, p: 0.3, k: 3, what: 'bulbs in a box', bad: 'faulty', unit: 'boxes', boxes: 5 },
      { n: 6, p: 0.15, k: 1, what: 'eggs in a carton', bad: 'cracked', unit: 'cartons', boxes: 8 },
      { n: 20, p: 0.05, k: 2, what: 'screws in a bag', bad: 'bent', unit: 'bags', boxes: 6 },
    ],
    solve: ({ n, p, k, boxes }) => {
      const pmf = (r: number) => chooseOf(n, r) * p ** r * (1 - p) ** (n - r);
      const accept = Array.from({ length: k + 1 }, (_, r) => pmf(r)).reduce((a, b) => a + b, 0);
      return { none: (1 - p) ** n, accept, allGood: accept ** boxes, oneBad: boxes * (1 - accept) * accept ** (boxes - 1) };
    },
    write: ({ n, p, k, what, bad, unit, boxes }, { none, accept, allGood, oneBad }) =>
      inParts({
        stem: `The number of ${bad} ones among the ${n} ${what} is modelled by a binomial distribution. The probability that none of them is ${bad} is $${significant(none, 5)}$.`,
        hint: 'Which power of the probability of a good one is given?',
        parts: [
          {
            ask: `List two assumptions of the model, in this context.`,
            answer: `Each one is ${bad} with the same probability, independently of the others.`,
            solution: `A binomial distribution needs a fixed number of trials (${n}), the same probability for each to be ${bad}, and independence: whether one is ${bad} must not depend on the others.`,
            marks: [`R1 the same probability for each`, `R1 independence of each other`],
          },
          {
            ask: `Calculate the probability $p$ that a single one is ${bad}.`,
            answer: `$p = ${significant(p)}$`,
            solution: raw`$(1 - p)^{${n}} = ${significant(none, 5)}$, so $1 - p = \sqrt[${n}]{${significant(none, 5)}} = ${significant(1 - p, 4)}$ and $p = ${significant(p)}$.`,
            marks: [raw`M1 $(1 - p)^{${n}} = ${significant(none, 5)}$`, `A1 $p = ${significant(p)}$`],
            keys: [{ ...threeFigures(p), slips: [slip(1 - p, 'That is the probability of a good one.')] }],
          },
          {
            ask: `Calculate the probability that at most ${k === 1 ? 'one is' : `${k} are`} ${bad}.`,
            answer: `$${significant(accept)}$`,
            solution: raw`With $X \sim \mathrm{B}(${n}, ${p})$, $${P(raw`X \le ${k}`)} = ${significant(accept, 4)}$, about $${significant(accept)}$.`,
            marks: [raw`(M1) cumulative probability of $\mathrm{B}(${n}, ${p})$`, `A1 $${significant(accept)}$`],
            keys: [threeFigures(accept)],
          },
          {
            ask: `Calculate the probability that in exactly one of ${boxes} ${unit} more than ${k === 1 ? 'one is' : `${k} are`} ${bad}.`,
            answer: `$${significant(oneBad)}$`,
            solution: raw`The number of such ${unit} is binomial as well, with $n = ${boxes}$ and the probability $1 - ${significant(accept, 5)} = ${significant(1 - accept, 4)}$: $${boxes} \times ${significant(1 - accept, 5)} \times ${significant(accept, 5)}^{${boxes - 1}} = ${significant(oneBad, 3)}$. (In all of the ${boxes} ${unit} there are at most ${k} with the probability $${significant(allGood)}$.)`,
            marks: [
              raw`M1 $\mathrm{B}(${boxes}, ${significant(1 - accept)})$`,
              `A1 $${significant(1 - accept)}$ as its probability`,
              `A1 $${significant(oneBad)}$`,
            ],
            keys: [{ value: oneBad, tolerance: oneBad * 0.01 }],
          },
        ],
      }),
    check: ({ n, p, k, boxes }, { none, accept, oneBad }) => {
      let row = [1];
      for (let i = 0; i < n; i++)
        row = Array.from({ length: row.length + 1 }, (_, r) => (row[r] ?? 0) * (1 - p) + (row[r - 1] ?? 0) * p);
      assertClose(row[0] ?? 0, none, 'none', 1e-10);
      const good = row.slice(0, k + 1).reduce((a, b) => a + b, 0);
      assertClose(good, accept, 'accepted', 1e-10);
      let lots = [1];
      for (let i = 0; i < boxes; i++)
        lots = Array.from({ length: lots.length + 1 }, (_, r) => (lots[r] ?? 0) * good + (lots[r - 1] ?? 0) * (1 - good));
      assertClose(lots[1] ?? 0, oneBad, 'one box', 1e-9);
    },
  }),
  form({
    variants: [
      { mean: 6, variance: 4.2, top: 3 },
      { mean: 4, variance: 3.2, top: 2 },
      { mean: 9, variance: 3.6, top: 8 },
      { mean: 2.4, variance: 2.16, top: 1 },
    ],
    solve: ({ mean, variance, top }) => {
      const p = 1 - variance / mean;
      const n = Math.round(mean / p);
      const below = Array.from({ length: top + 1 }, (_, r) => chooseOf(n, r) * p ** r * (1 - p) ** (n - r)).reduce(
        (a, b) => a + b,
        0,
      );
      return { p: Number(p.toFixed(6)), n, above: 1 - below };
    },
    write: ({ mean, variance, top }, { p, n, above }) =>
      inParts({
        stem: raw`The random variable $X \sim \mathrm{B}(n, p)$ has mean ${mean} and variance ${variance}.`,
        hint: 'Which factors do the formulae for the mean and the variance share?',
        parts: [
          {
            ask: 'Show that $1 - p$ is the variance divided by the mean, and hence determine $p$ and $n$.',
            answer: `$p = ${p}$, $n = ${n}$`,
            solution: raw`$\dfrac{\mathrm{Var}(X)}{\mathrm{E}(X)} = \dfrac{np(1 - p)}{np} = 1 - p$, so $1 - p = \dfrac{${variance}}{${mean}} = ${Number((1 - p).toFixed(6))}$ and $p = ${p}$. Then $n = \dfrac{${mean}}{${p}} = ${n}$.`,
            marks: [raw`M1 $\frac{np(1 - p)}{np}$`, `A1 $p = ${p}$`, `A1 $n = ${n}$`],
            keys: [
              { kind: 'number', label: '$p =$', ...exact(p) },
              { kind: 'number', label: '$n =$', ...exact(n) },
            ],
          },
          {
            ask: raw`Calculate $${P(`X > ${top}`)}$.`,
            answer: `$${significant(above)}$`,
            solution: raw`$${P(`X > ${top}`)} = 1 - ${P(raw`X \le ${top}`)} = ${significant(above, 4)}$, about $${significant(above)}$.`,
            marks: [raw`(M1) $1 - ${P(raw`X \le ${top}`)}$`, `A1 $${significant(above)}$`],
            keys: [{ ...threeFigures(above), slips: [slip(1 - above, 'That is the probability of the opposite.')] }],
          },
          {
            ask: `Explain why no binomial distribution has mean ${mean} and variance ${mean + 1}.`,
            answer: 'The variance is always smaller than the mean.',
            solution: raw`The quotient of variance and mean is $1 - p$, which is less than 1 for $p > 0$. So the variance is always smaller than the mean.`,
            marks: ['R1 the variance is smaller than the mean, as $1 - p < 1$'],
          },
        ],
      }),
    check: ({ mean, variance, top }, { p, n, above }) => {
      let row = [1];
      for (let i = 0; i < n; i++)
        row = Array.from({ length: row.length + 1 }, (_, r) => (row[r] ?? 0) * (1 - p) + (row[r - 1] ?? 0) * p);
      const average = row.reduce((total, w, x) => total + w * x, 0);
      assertClose(average, mean, 'mean', 1e-6);
      assertClose(
        row.reduce((total, w, x) => total + w * (x - mean) ** 2, 0),
        variance,
        'variance',
        1e-6,
      );
      assertClose(
        row.slice(top + 1).reduce((a, b) => a + b, 0),
        above,
        'above',
        1e-9,
      );
    },
  }),
]);

/** Templates of topic 4 for SL and HL: discrete random variables. */
export const randomVariables = [distributionUnknowns, fairGames, binomialBackwards];
