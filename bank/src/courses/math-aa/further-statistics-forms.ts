import { later } from '../../forms.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, significant } from '../../tex.ts';
import { exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: other forms of the ideas of the first templates. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

/** Of `aa-transformed-data-mc`: the transformation from its effect. */
export const transformationsFound = [
  later(
    4,
    (
      { mean, sd, a, b }: { mean: number; sd: number; a: number; b: number },
      { newMean, newSd }: { newMean: number; newSd: number },
    ) =>
      inParts({
        stem: raw`The marks of a test have mean ${mean} and standard deviation ${sd}. Every mark $x$ is changed to $ax + b$, where $a > 0$; then the mean is ${newMean} and the standard deviation ${newSd}.`,
        hint: 'Only one of the two constants changes the spread.',
        parts: [
          {
            ask: 'Determine the value of $a$, and hence that of $b$.',
            answer: `$a = ${a}$, $b = ${b}$`,
            solution: raw`The spread is multiplied by $a$: $${sd}a = ${newSd}$, so $a = ${a}$. The mean becomes $${a} \times ${mean} + b = ${newMean}$, so $b = ${b}$.`,
            marks: [`A1 $a = ${a}$`, `M1 $${a} \\times ${mean} + b = ${newMean}$`, `A1 $b = ${b}$`],
            keys: [
              { kind: 'number', label: '$a =$', ...exact(a) },
              { kind: 'number', label: '$b =$', ...exact(b) },
            ],
          },
          {
            ask: 'Write down the variance of the new marks.',
            answer: `$${newSd * newSd}$`,
            solution: raw`The variance is the square of the standard deviation: $${newSd}^2 = ${newSd * newSd}$.`,
            marks: [`A1 $${newSd * newSd}$`],
            keys: [{ ...exact(newSd * newSd), slips: [slip(a * sd * sd, 'The factor counts squared in a variance.')] }],
          },
          {
            ask: 'A mark was one standard deviation above the mean before. State its distance from the mean afterwards, in standard deviations. Justify your answer.',
            answer: 'One standard deviation above the new mean.',
            solution: raw`$${a}(${mean + sd}) ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${a * (mean + sd) + b} = ${newMean} + ${newSd}$: still one standard deviation above the mean. A linear change keeps the relative places.`,
            marks: [`R1 one standard deviation above the mean, at ${a * (mean + sd) + b}`],
          },
        ],
      }),
  ),
];

type Weights = { w1: number; w2: number; w3: number; w4: number; prize: number };
type Wheel = { total: number; mean: number; atLeast: number; price: number };

/** Of `aa-discrete-distribution-game`: an unequal wheel; a distribution from its running totals. */
export const wheels = [
  later(4, ({ w1, w2, w3, w4, prize }: Weights, { total, mean, price }: Wheel) =>
    inParts({
      stem: `A wheel is divided into ${total} equal sectors: ${w1} show the number 1, ${w2} the number 2, ${w3} the number 3 and ${w4} the number 4. Let $X$ be the number at which the wheel stops.`,
      hint: 'Every sector is equally likely, but not every number.',
      parts: [
        {
          ask: 'A student says that $\\mathrm{E}(X) = 2.5$, as this is the mean of 1, 2, 3 and 4. Explain the error, and find the correct value.',
          answer: `$${fraction(mean, total)}$`,
          solution: raw`The numbers are not equally likely, so they count with their probabilities: $\dfrac{1 \times ${w1} + 2 \times ${w2} + 3 \times ${w3} + 4 \times ${w4}}{${total}} = ${fraction(mean, total)}$.`,
          marks: ['R1 the numbers are not equally likely', 'M1 weighted sum', `A1 $${fraction(mean, total)}$`],
          keys: [exact(mean / total)],
        },
        {
          ask: 'The wheel is spun twice. Calculate the probability that the sum of the two numbers is 7.',
          answer: `$${fraction(2 * w3 * w4, total * total)}$`,
          solution: raw`3 and then 4, or 4 and then 3: $2 \times \dfrac{${w3}}{${total}} \times \dfrac{${w4}}{${total}} = ${fraction(2 * w3 * w4, total * total)}$.`,
          marks: ['M1 two orders', `A1 $${fraction(2 * w3 * w4, total * total)}$`],
          keys: [
            {
              ...exact((2 * w3 * w4) / total ** 2),
              slips: [slip((w3 * w4) / total ** 2, 'The two numbers can come in either order.')],
            },
          ],
        },
        {
          ask: `A game costs ${price + 1} euros per spin and pays ${prize} euros for the number 4. Calculate the expected gain of a player in 20 games.`,
          answer: '$-20$ euros',
          solution: raw`The expected payment is $${prize} \times ${fraction(w4, total)} = ${price}$ euros, so a player loses 1 euro per game on average: $-20$ euros in 20 games.`,
          marks: [`M1 expected payment ${price}`, 'A1 $-1$ per game', 'A1 $-20$'],
          keys: [{ ...exact(-20, undefined, 'euros'), slips: [slip(-1, 'That is the expected gain in a single game.')] }],
        },
      ],
    }),
  ),
  later(8, ({ w1, w2, w3, w4 }: Weights, { total, mean, atLeast }: Wheel) => {
    const running = [w1, w1 + w2, w1 + w2 + w3, total];
    const best = Math.max(w1, w2, w3, w4);
    return inParts({
      stem: raw`For a random variable $X$ with the values 1, 2, 3 and 4 these probabilities are known.

| $x$ | 1 | 2 | 3 | 4 |
| --- | --- | --- | --- | --- |
| $${P(raw`X \le x`)}$ | ${running.map((n) => `$${fraction(n, total)}$`).join(' | ')} |`,
      hint: 'How is each single probability related to cumulative ones?',
      parts: [
        {
          ask: raw`Calculate $${P('X = x')}$ for all values, and the mode.`,
          answer: `$${[w1, w2, w3, w4].map((w) => fraction(w, total)).join(', ')}$; mode $${[w1, w2, w3, w4].indexOf(best) + 1}$`,
          solution: raw`Differences of neighbours: $${[w1, w2, w3, w4].map((w) => fraction(w, total)).join(', ')}$. The most likely value is ${[w1, w2, w3, w4].indexOf(best) + 1}.`,
          marks: ['M1 differences', 'A1 correct probabilities', 'A1 mode'],
          keys: [{ kind: 'set', values: [w1, w2, w3, w4].map((w) => fraction(w, total)), ordered: true }],
        },
        {
          ask: raw`Calculate $\mathrm{E}(X)$ and $${P(raw`X \ge 3`)}$.`,
          answer: `$${fraction(mean, total)}$ and $${fraction(atLeast, total)}$`,
          solution: raw`$\mathrm{E}(X) = ${fraction(mean, total)}$, and $${P(raw`X \ge 3`)} = 1 - ${fraction(w1 + w2, total)} = ${fraction(atLeast, total)}$.`,
          marks: ['M1 weighted sum', `A1 $${fraction(mean, total)}$`, `A1 $${fraction(atLeast, total)}$`],
          keys: [
            { kind: 'number', label: raw`$\mathrm{E}(X) =$`, ...exact(mean / total) },
            { kind: 'number', label: raw`$${P(raw`X \ge 3`)} =$`, ...exact(atLeast / total) },
          ],
        },
      ],
    });
  }),
];

/** Of `aa-binomial-parameter-mc`: successes and failures. */
export const failures = [
  later(4, ({ n, tenths }: { n: number; tenths: number }, { mean, variance }: { mean: number; variance: number }) => {
    const p = tenths / 10;
    return inParts({
      stem: raw`A machine makes ${n} parts in an hour. Each is good with the probability $p$, independently of the others. On average ${mean} of the ${n} are good. Let $X$ be the number of good parts in an hour, and $Y$ the number of the others.`,
      hint: 'How are the two numbers linked to the total?',
      parts: [
        {
          ask: 'Determine $p$, and write down the distribution of $Y$.',
          answer: raw`$p = ${fraction(tenths, 10)}$, $Y \sim \mathrm{B}\left(${n}, ${fraction(10 - tenths, 10)}\right)$`,
          solution: raw`$${n}p = ${mean}$ gives $p = ${fraction(tenths, 10)}$. The others are counted by $Y \sim \mathrm{B}\left(${n}, ${fraction(10 - tenths, 10)}\right)$.`,
          marks: [`A1 $p = ${fraction(tenths, 10)}$`, raw`A1 $\mathrm{B}\left(${n}, ${fraction(10 - tenths, 10)}\right)$`],
          keys: [exact(p)],
        },
        {
          ask: raw`Calculate $\mathrm{Var}(X)$ and $\mathrm{Var}(Y)$, and explain the result.`,
          answer: `$${variance}$ for both`,
          solution: raw`$np(1 - p) = ${n} \times ${p} \times ${Number((1 - p).toFixed(1))} = ${variance}$ for both. As $Y = ${n} - X$, the two numbers vary by the same amounts.`,
          marks: ['M1 $np(1 - p)$', `A1 $${variance}$ for both`, `R1 $Y = ${n} - X$, so the spread is the same`],
          keys: [exact(variance)],
        },
        {
          ask: raw`Write down an expression for $${P('X = 1')}$; it need not be worked out.`,
          answer: raw`$${n} \times ${fraction(tenths, 10)} \times \left(${fraction(10 - tenths, 10)}\right)^{${n - 1}}$`,
          solution: raw`There are ${n} places for the single good one: $${n} \times ${fraction(tenths, 10)} \times \left(${fraction(10 - tenths, 10)}\right)^{${n - 1}}$.`,
          marks: [raw`A1 $${n} \times ${fraction(tenths, 10)} \times \left(${fraction(10 - tenths, 10)}\right)^{${n - 1}}$`],
        },
      ],
    });
  }),
];

/** Of `aa-hl-linear-transformation-mc`: from the transformed variable back. */
export const transformationsBack = [
  later(4, ({ variance, a, b }: { variance: number; a: number; b: number }, { result }: { result: number }) => {
    const y = `${a}X ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
    return inParts({
      stem: raw`The random variable $Y = ${y}$ has the variance ${result} and the mean ${10 * a + b}.`,
      hint: 'In which order are the shift and the factor undone?',
      parts: [
        {
          ask: raw`Calculate $\mathrm{E}(X)$ and $\mathrm{Var}(X)$.`,
          answer: raw`$10$ and $${variance}$`,
          solution: raw`$${a}\,\mathrm{E}(X) ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${10 * a + b}$ gives $\mathrm{E}(X) = 10$. $${a * a}\,\mathrm{Var}(X) = ${result}$ gives $\mathrm{Var}(X) = ${variance}$.`,
          marks: ['A1 $10$', `M1 divides by $${a * a}$`, `A1 $${variance}$`],
          keys: [
            { kind: 'number', label: raw`$\mathrm{E}(X) =$`, ...exact(10) },
            {
              kind: 'number',
              label: raw`$\mathrm{Var}(X) =$`,
              ...exact(variance),
              slips: [slip(result / Math.abs(a), 'The factor counts squared in a variance.')],
            },
          ],
        },
        {
          ask: raw`Calculate $\mathrm{E}(X^2)$.`,
          answer: `$${variance + 100}$`,
          solution: raw`$\mathrm{E}(X^2) = \mathrm{Var}(X) + \left(\mathrm{E}(X)\right)^2 = ${variance} + 100 = ${variance + 100}$.`,
          marks: [raw`A1 $${variance + 100}$`],
          keys: [exact(variance + 100)],
        },
        {
          ask: raw`Calculate $\mathrm{Var}(7 - X)$, giving a reason.`,
          answer: `$${variance}$`,
          solution: raw`The factor is $-1$, and its square is 1: the variance stays ${variance}. Mirroring and shifting do not change distances.`,
          marks: [`A1 $${variance}$, as the factor is $-1$`],
          keys: [{ ...exact(variance), slips: [slip(-variance, 'A variance is never negative.', 'sign')] }],
        },
      ],
    });
  }),
];

/** Of `aa-hl-continuous-density`: probabilities and repeated values. */
export const densityProbabilities = [
  later(
    4,
    (
      { n, a }: { n: number; a: number },
      { numerator, denominator, mean, median }: { numerator: number; denominator: number; mean: number; median: number },
    ) => {
      const power = n === 1 ? 'x' : `x^${n}`;
      const half = (n + 3) / 2 ** (n + 2);
      const three = 3 * half ** 2 * (1 - half);
      const [one, two] = [significant(median), significant(mean)];
      return inParts({
        stem: raw`The waiting time $X$, in minutes, at a counter has the density $f(x) = ${fraction(numerator, denominator)}${power}(${a} - x)$ for $0 \le x \le ${a}$, and zero elsewhere.`,
        hint: 'Probabilities are areas under the density.',
        parts: [
          {
            ask: 'Verify that this is a density.',
            answer: 'As given.',
            solution: raw`$f(x) \ge 0$ on the interval, and $\displaystyle\int_0^{${a}} f(x)\,\mathrm{d}x = 1$ with the calculator or by integration.`,
            marks: ['R1 not negative', 'A1 the integral is 1'],
          },
          {
            ask: raw`Calculate $${P(raw`X < ${a / 2}`)}$.`,
            answer: `$${significant(half)}$`,
            solution: raw`$\displaystyle\int_0^{${a / 2}} f(x)\,\mathrm{d}x = ${significant(half, 4)}$.`,
            marks: ['M1 integral with limits', `A1 $${significant(half)}$`],
            keys: [
              { ...threeFigures(half), slips: half === 0.5 ? [] : [slip(1 - half, 'That is the probability of the opposite.')] },
            ],
          },
          {
            ask: `Three people wait independently of each other. Calculate the probability that exactly two of them wait less than half of the longest possible time.`,
            answer: `$${significant(three)}$`,
            solution: raw`Binomial with $n = 3$ and $p = ${significant(half, 4)}$: $3p^2(1 - p) = ${significant(three)}$.`,
            marks: ['M1 binomial distribution', 'A1 $3p^2(1 - p)$', `A1 $${significant(three)}$`],
            keys: [{ value: three, tolerance: three * 0.01 }],
          },
          {
            ask: 'Calculate the median and the mean, and compare them.',
            answer: `median $${one}$, mean $${two}$`,
            solution: raw`$\displaystyle\int_0^m f(x)\,\mathrm{d}x = 0.5$ gives $m = ${one}$, and $\mathrm{E}(X) = \displaystyle\int_0^{${a}} xf(x)\,\mathrm{d}x = ${two}$. ${n === 1 ? 'They are equal, as the graph is symmetric.' : 'The mean is the smaller one: the density has its longer tail on the left.'}`,
            marks: [`M1 equation for the median`, `A1 median $${one}$`, `A1 mean $${two}$, with a comparison`],
            keys: [
              { kind: 'number', label: 'Median', ...threeFigures(median) },
              { kind: 'number', label: 'Mean', ...threeFigures(mean) },
            ],
          },
        ],
      });
    },
  ),
];
