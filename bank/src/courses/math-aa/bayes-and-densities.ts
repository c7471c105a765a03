import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, significant } from '../../tex.ts';
import { exact, higher, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: the additional higher level, Bayes' theorem and densities. */

const P = (event: string) => raw`\mathrm{P}(${event})`;

const screening = inForms({ key: 'aa-hl-bayes-screening', calculatorAllowed: true, placements: higher('4.13', 2) }, [
  form({
    variants: [
      { rate: 0.02, hit: 0.95, alarm: 0.04, what: 'a rare plant disease', unit: 'plants', test: 'A quick test' },
      { rate: 0.005, hit: 0.99, alarm: 0.02, what: 'a printing fault', unit: 'banknotes', test: 'A scanner' },
      { rate: 0.1, hit: 0.9, alarm: 0.08, what: 'a blocked pipe', unit: 'pipes', test: 'A pressure test' },
      { rate: 0.03, hit: 0.85, alarm: 0.01, what: 'a computer virus', unit: 'files', test: 'A program' },
    ],
    solve: ({ rate, hit, alarm }) => {
      const positive = rate * hit + (1 - rate) * alarm;
      const given = (rate * hit) / positive;
      return { positive, given, twice: (given * hit) / (given * hit + (1 - given) * alarm), half: alarm / (hit + alarm) };
    },
    write: ({ rate, hit, alarm, what, unit, test }, { positive, given, twice, half }) =>
      inParts({
        stem: raw`${test} looks for ${what}. Of all ${unit}, $${100 * rate}\,\%$ are affected. The test is positive for $${Math.round(100 * hit)}\,\%$ of those affected, and also for $${Math.round(100 * alarm)}\,\%$ of those that are not. Let $D$ be the event that one of the ${unit} is affected and $T$ the event that its test is positive.`,
        hint: raw`Which two paths of a tree lead to $T$?`,
        parts: [
          {
            ask: raw`Calculate $${P('T')}$.`,
            answer: `$${significant(positive)}$`,
            solution: raw`$${P('T')} = ${rate} \times ${hit} + ${1 - rate} \times ${alarm} = ${significant(positive, 4)}$.`,
            marks: ['M1 adds two paths', `A1 $${significant(positive)}$`],
            keys: [threeFigures(positive)],
          },
          {
            ask: raw`Calculate $${P(raw`D \mid T`)}$, and comment on the result.`,
            answer: `$${significant(given)}$`,
            solution: raw`$${P(raw`D \mid T`)} = \dfrac{${rate} \times ${hit}}{${significant(positive, 5)}} = ${significant(given, 4)}$. Although the test finds $${Math.round(100 * hit)}\,\%$ of the affected ones, ${given < 0.5 ? 'most positive results are false alarms, as so few are affected' : `about ${Math.round(100 * (1 - given))} in 100 positive results are false alarms`}.`,
            marks: ["M1 Bayes' theorem", `A1 $${significant(given)}$`, 'R1 comments on the false alarms'],
            keys: [
              {
                ...threeFigures(given),
                slips: [slip(hit, 'That is the probability of a positive test when affected.', 'order')],
              },
            ],
          },
          {
            ask: `A second test of the same kind, independent of the first one, is positive as well. Calculate the probability that this one is affected.`,
            answer: `$${significant(twice)}$`,
            solution: raw`Use the result of part (b) as the new share before the second test: $\dfrac{${significant(given, 5)} \times ${hit}}{${significant(given, 5)} \times ${hit} + ${significant(1 - given, 5)} \times ${alarm}} = ${significant(twice, 3)}$.`,
            marks: ['M1 uses part (b) as the new probability of $D$', 'A1 correct quotient', `A1 $${significant(twice)}$`],
            keys: [{ value: twice, tolerance: twice * 0.006 }],
          },
          {
            ask: raw`Determine the share of affected ${unit} for which $${P(raw`D \mid T`)} = 0.5$.`,
            answer: `$${significant(half)}$`,
            solution: raw`With the share $p$, both paths have to be equally likely: $${hit}p = ${alarm}(1 - p)$, so $p = \dfrac{${alarm}}{${hit} + ${alarm}} = ${significant(half)}$.`,
            marks: [raw`M1 $${hit}p = ${alarm}(1 - p)$`, `A1 $${significant(half)}$`],
            keys: [threeFigures(half)],
          },
        ],
      }),
    check: ({ rate, hit, alarm }, { positive, given, twice, half }) => {
      const all = 1e8;
      const [ill, well] = [all * rate, all * (1 - rate)];
      assertClose((ill * hit + well * alarm) / all, positive, 'positive tests');
      assertClose((ill * hit) / (ill * hit + well * alarm), given, 'affected among them');
      assertClose((ill * hit * hit) / (ill * hit * hit + well * alarm * alarm), twice, 'after two tests');
      assertClose((half * hit) / (half * hit + (1 - half) * alarm), 0.5, 'even chances');
    },
  }),
  form({
    variants: [
      { a: 0.5, b: 0.3, c: 0.2, ra: 0.02, rb: 0.05, given: 0.25, thing: 'parcels', who: 'couriers', event: 'late' },
      { a: 0.4, b: 0.4, c: 0.2, ra: 0.03, rb: 0.01, given: 0.6, thing: 'reports', who: 'agencies', event: 'rejected' },
      { a: 0.6, b: 0.3, c: 0.1, ra: 0.01, rb: 0.04, given: 0.4, thing: 'windows', who: 'factories', event: 'scratched' },
    ],
    solve: ({ a, b, c, ra, rb, given }) => {
      // P(C | E) = c r / (a ra + b rb + c r) = given
      const rest = a * ra + b * rb;
      const r = (given * rest) / (c * (1 - given));
      return { rest, r, total: rest + c * r };
    },
    write: ({ a, b, c, ra, rb, given, thing, who, event }, { rest, r, total }) =>
      inParts({
        stem: raw`Three ${who} A, B and C deliver $${Math.round(100 * a)}\,\%$, $${Math.round(100 * b)}\,\%$ and $${Math.round(100 * c)}\,\%$ of all ${thing}. Of those from A, $${Math.round(100 * ra)}\,\%$ are ${event}, of those from B $${Math.round(100 * rb)}\,\%$, of those from C a share $r$ that is not known. It is found that $${Math.round(100 * given)}\,\%$ of the ${thing} that are ${event} come from C.`,
        hint: "Which quantity in Bayes' theorem is the unknown share?",
        parts: [
          {
            ask: raw`Show that $\dfrac{${c}r}{${significant(rest, 3)} + ${c}r} = ${given}$.`,
            answer: 'As given.',
            solution: raw`The paths through A and B contribute $${a} \times ${ra} + ${b} \times ${rb} = ${significant(rest, 3)}$, the path through C contributes $${c}r$. Of all that are ${event} the part from C is the stated quotient.`,
            marks: [raw`M1 $${a} \times ${ra} + ${b} \times ${rb}$`, "A1 quotient by Bayes' theorem", 'AG the stated equation'],
          },
          {
            ask: 'Hence determine $r$.',
            answer: `$r = ${significant(r)}$`,
            solution: raw`$${c}r = ${given}(${significant(rest, 3)} + ${c}r)$ gives $${significant(c * (1 - given), 3)}r = ${significant(given * rest, 3)}$ and $r = ${significant(r)}$.`,
            marks: ['M1 solves a linear equation', `A1 $r = ${significant(r)}$`],
            keys: [{ value: r, tolerance: r * 0.006 }],
          },
          {
            ask: `Calculate the probability that one of two ${thing} chosen independently is ${event} and the other is not.`,
            answer: `$${significant(2 * total * (1 - total))}$`,
            solution: raw`$${P('E')} = ${significant(rest, 3)} + ${c} \times ${significant(r, 4)} = ${significant(total, 4)}$, and there are two orders: $2 \times ${significant(total, 4)} \times ${significant(1 - total, 4)} = ${significant(2 * total * (1 - total), 3)}$.`,
            marks: [`A1 $${P('E')} = ${significant(total)}$`, `M1 two orders`, `A1 $${significant(2 * total * (1 - total))}$`],
            keys: [{ value: 2 * total * (1 - total), tolerance: 2 * total * 0.008 }],
          },
        ],
      }),
    check: ({ a, b, c, ra, rb, given }, { r }) => {
      const share = (x: number) => (c * x) / (a * ra + b * rb + c * x);
      assertClose(
        bisect((x) => share(x) - given, 0, 1),
        r,
        'unknown share',
        1e-9,
      );
    },
  }),
]);

const urns = inForms({ key: 'aa-hl-bayes-boxes', calculatorAllowed: false, placements: higher('4.13', 1) }, [
  form({
    variants: [
      { red: [1, 2, 3], all: 4, colour: 'red', thing: 'balls' },
      { red: [1, 3, 4], all: 5, colour: 'blue', thing: 'counters' },
      { red: [2, 3, 5], all: 6, colour: 'green', thing: 'cards' },
    ],
    solve: ({ red, all }) => ({
      sum: red.reduce((x, y) => x + y, 0),
      squares: red.reduce((x, y) => x + y * y, 0),
      most: red[2] ?? 0,
      all,
    }),
    write: ({ red, all, colour, thing }, { sum, squares, most }) =>
      inParts({
        stem: `There are three boxes with ${all} ${thing} each, of which ${red[0]}, ${red[1]} and ${red[2]} are ${colour}. One box is chosen at random, and one of its ${thing} is drawn at random. It is ${colour}.`,
        hint: 'All boxes are equally likely at first, but no longer after the draw.',
        parts: [
          {
            ask: 'Calculate the probability that the third box was chosen.',
            answer: `$${fraction(most, sum)}$`,
            solution: raw`The factor $\frac{1}{3}$ is the same for all paths and cancels: $\dfrac{\frac{${most}}{${all}}}{\frac{${red[0]}}{${all}} + \frac{${red[1]}}{${all}} + \frac{${red[2]}}{${all}}} = ${fraction(most, sum)}$.`,
            marks: ["M1 Bayes' theorem", 'A1 correct denominator', `A1 $${fraction(most, sum)}$`],
            keys: [
              { ...exact(most / sum), slips: [slip(most / all / 3, 'You did not divide by the probability of the colour.')] },
            ],
          },
          {
            ask: `This one is put back, and another is drawn from the same box. Calculate the probability that it is ${colour} again.`,
            answer: `$${fraction(squares, sum * all)}$`,
            solution: raw`After the first draw the boxes have the probabilities $${red.map((r) => fraction(r, sum)).join(', ')}$. So the probability is $${red.map((r) => raw`${fraction(r, sum)} \times ${fraction(r, all)}`).join(' + ')} = ${fraction(squares, sum * all)}$.`,
            marks: ['M1 uses the new probabilities of the boxes', 'A1 correct sum', `A1 $${fraction(squares, sum * all)}$`],
            keys: [
              {
                ...exact(squares / (sum * all)),
                slips: [slip(sum / (3 * all), 'After the first draw the boxes are no longer equally likely.')],
              },
            ],
          },
          {
            ask: `Given that both were ${colour}, calculate the probability that they came from the third box.`,
            answer: `$${fraction(most * most, squares)}$`,
            solution: raw`Two ${colour} draws from a box with $r$ such ${thing} have the probability $\left(\frac{r}{${all}}\right)^2$: $\dfrac{${most}^2}{${red.map((r) => `${r}^2`).join(' + ')}} = ${fraction(most * most, squares)}$. Each ${colour} draw makes the third box more likely.`,
            marks: ['M1 squares of the shares', `A1 $${fraction(most * most, squares)}$`],
            keys: [exact((most * most) / squares)],
          },
        ],
      }),
    check: ({ red, all }, { sum, squares, most }) => {
      let [first, third, both, bothThird] = [0, 0, 0, 0];
      red.forEach((r, box) => {
        for (let i = 0; i < all; i++)
          for (let j = 0; j < all; j++) {
            if (i < r) first++;
            if (i < r && box === 2) third++;
            if (i < r && j < r) both++;
            if (i < r && j < r && box === 2) bothThird++;
          }
      });
      assertClose(third / first, most / sum, 'third box');
      assertClose(both / first, squares / (sum * all), 'second draw');
      assertClose(bothThird / both, (most * most) / squares, 'after two');
    },
  }),
  form({
    variants: [
      {
        x: 4,
        y: 1,
        story:
          'In a quiz with four options per question a student knows the answer with probability $p$ and otherwise guesses at random',
      },
      {
        x: 5,
        y: 1,
        story:
          'In a test with five options per question a candidate knows the answer with probability $p$ and otherwise guesses at random',
      },
      {
        x: 3,
        y: 1,
        story:
          'A child sorts leaves into three kinds; with probability $p$ the child knows the kind, otherwise it guesses at random',
      },
    ],
    // P(known | right) = p / (p + (1-p)/x) = xp / (1 + (x-1)p)
    solve: ({ x }) => ({ atHalf: x / (x + 1), needed: 9 / (x + 9) }),
    write: ({ x, story }, { needed }) =>
      inParts({
        stem: raw`${story}. Let $K$ be the event that the answer is known, $R$ that it is right.`,
        hint: 'A right answer may be known or guessed.',
        parts: [
          {
            ask: raw`Show that $${P(raw`K \mid R`)} = \dfrac{${x}p}{1 + ${x - 1}p}$.`,
            answer: 'As given.',
            solution: raw`$${P('R')} = p + \frac{1}{${x}}(1 - p) = \dfrac{1 + ${x - 1}p}{${x}}$, and a known answer is right for sure. So $${P(raw`K \mid R`)} = p \div \dfrac{1 + ${x - 1}p}{${x}} = \dfrac{${x}p}{1 + ${x - 1}p}$.`,
            marks: [raw`M1 $p + \frac{1}{${x}}(1 - p)$`, "M1 Bayes' theorem", 'A1 simplifies', 'AG the stated expression'],
          },
          {
            ask: raw`Find its value for $p = \frac{1}{2}$.`,
            answer: `$${fraction(x, x + 1)}$`,
            solution: raw`$\dfrac{\frac{${x}}{2}}{1 + \frac{${x - 1}}{2}} = ${fraction(x, x + 1)}$.`,
            marks: [`A1 $${fraction(x, x + 1)}$`],
            keys: [exact(x / (x + 1))],
          },
          {
            ask: raw`Determine the value of $p$ for which $${P(raw`K \mid R`)} = \frac{9}{10}$.`,
            answer: `$p = ${fraction(9, x + 9)}$`,
            solution: raw`$${10 * x}p = 9 + ${9 * (x - 1)}p$ gives $${x + 9}p = 9$, so $p = ${fraction(9, x + 9)}$.`,
            marks: [`M1 $${10 * x}p = 9 + ${9 * (x - 1)}p$`, `A1 $p = ${fraction(9, x + 9)}$`],
            keys: [exact(needed)],
          },
          {
            ask: raw`Explain why $${P(raw`K \mid R`)} > p$ for $0 < p < 1$.`,
            answer: 'A right answer is more likely when it is known.',
            solution: raw`The denominator $1 + ${x - 1}p$ is less than $${x}$ for $p < 1$, so the quotient is greater than $p$. In words: a right answer makes it more likely that the student knew it.`,
            marks: [raw`R1 $1 + ${x - 1}p < ${x}$, or an argument in words`],
          },
        ],
      }),
    check: ({ x }, { atHalf, needed }) => {
      const known = (p: number) => p / (p + (1 - p) / x);
      assertClose(known(0.5), atHalf, 'at one half');
      assertClose(known(needed), 0.9, 'nine tenths');
    },
  }),
]);

const transformed = inForms(
  { key: 'aa-hl-variance-of-transform', calculatorAllowed: true, placements: higher('4.14', 2, ['4.7']) },
  [
    form({
      variants: [
        {
          values: [0, 1, 2, 4],
          tenths: [3, 4, 2, 1],
          a: 5,
          b: -3,
          what: 'the number of goals of a player in a match',
          pay: 'bonus',
        },
        {
          values: [1, 2, 3, 5],
          tenths: [2, 3, 4, 1],
          a: 8,
          b: 10,
          what: 'the number of parcels that a household sends in a month',
          pay: 'cost',
        },
        {
          values: [0, 2, 3, 6],
          tenths: [4, 3, 2, 1],
          a: -4,
          b: 50,
          what: 'the number of breakdowns of a machine in a week',
          pay: 'profit',
        },
      ],
      solve: ({ values, tenths, a, b }) => {
        const mean = values.reduce((sum, x, i) => sum + x * (tenths[i] ?? 0), 0) / 10;
        const square = values.reduce((sum, x, i) => sum + x * x * (tenths[i] ?? 0), 0) / 10;
        const variance = Number((square - mean * mean).toFixed(6));
        return {
          mean,
          square,
          variance,
          newMean: Number((a * mean + b).toFixed(6)),
          newVariance: Number((a * a * variance).toFixed(6)),
        };
      },
      write: ({ values, tenths, a, b, what, pay }, { mean, square, variance, newMean, newVariance }) =>
        inParts({
          stem: raw`Let $X$ be ${what}, with the distribution

| $x$ | ${values.join(' | ')} |
| --- | --- | --- | --- | --- |
| $${P('X = x')}$ | ${tenths.map((t) => t / 10).join(' | ')} |

The ${pay}, in euros, is $Y = ${a}X ${b < 0 ? '-' : '+'} ${Math.abs(b)}$.`,
          hint: 'The mean of the squares is needed as well.',
          parts: [
            {
              ask: raw`Calculate $\mathrm{E}(X)$ and $\mathrm{Var}(X)$.`,
              answer: raw`$\mathrm{E}(X) = ${mean}$, $\mathrm{Var}(X) = ${variance}$`,
              solution: raw`$\mathrm{E}(X) = ${mean}$ and $\mathrm{E}(X^2) = ${square}$, so $\mathrm{Var}(X) = ${square} - ${mean}^2 = ${variance}$.`,
              marks: [`A1 $${mean}$`, raw`M1 $\mathrm{E}(X^2) - (\mathrm{E}(X))^2$`, `A1 $${variance}$`],
              keys: [
                { kind: 'number', label: raw`$\mathrm{E}(X) =$`, ...exact(mean) },
                {
                  kind: 'number',
                  label: raw`$\mathrm{Var}(X) =$`,
                  ...exact(variance),
                  slips: [slip(square, 'The square of the mean is still to be taken away.')],
                },
              ],
            },
            {
              ask: raw`Hence calculate $\mathrm{E}(Y)$ and $\mathrm{Var}(Y)$.`,
              answer: raw`$\mathrm{E}(Y) = ${newMean}$, $\mathrm{Var}(Y) = ${newVariance}$`,
              solution: raw`$\mathrm{E}(Y) = ${a} \times ${mean} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${newMean}$. The shift does not matter for the variance, the factor counts squared: $\mathrm{Var}(Y) = ${a < 0 ? `(${a})` : a}^2 \times ${variance} = ${newVariance}$.`,
              marks: [`A1 $${newMean}$`, `M1 squares the factor`, `A1 $${newVariance}$`],
              keys: [
                { kind: 'number', label: raw`$\mathrm{E}(Y) =$`, ...exact(newMean) },
                {
                  kind: 'number',
                  label: raw`$\mathrm{Var}(Y) =$`,
                  ...exact(newVariance),
                  slips: [slip(Number((Math.abs(a) * variance).toFixed(6)), 'The factor has to be squared.')],
                },
              ],
            },
            {
              ask: raw`Calculate $${P('Y > \\mathrm{E}(Y)')}$.`,
              answer: `$${tenths.reduce((sum, t, i) => sum + (a * (values[i] ?? 0) + b > newMean ? t : 0), 0) / 10}$`,
              solution: raw`The values of $Y$ are ${values.map((x) => a * x + b).join(', ')}. Those above ${newMean} have together the probability $${tenths.reduce((sum, t, i) => sum + (a * (values[i] ?? 0) + b > newMean ? t : 0), 0) / 10}$.`,
              marks: [
                'M1 values of $Y$',
                `A1 $${tenths.reduce((sum, t, i) => sum + (a * (values[i] ?? 0) + b > newMean ? t : 0), 0) / 10}$`,
              ],
              keys: [exact(tenths.reduce((sum, t, i) => sum + (a * (values[i] ?? 0) + b > newMean ? t : 0), 0) / 10)],
            },
          ],
        }),
      check: ({ values, tenths, a, b }, { newMean, newVariance }) => {
        const ys = values.flatMap((x, i) => Array.from({ length: tenths[i] ?? 0 }, () => a * x + b));
        assert.equal(ys.length, 10);
        const mean = ys.reduce((s, y) => s + y, 0) / 10;
        assertClose(mean, newMean, 'mean');
        assertClose(ys.reduce((s, y) => s + (y - mean) ** 2, 0) / 10, newVariance, 'variance');
      },
    }),
    form({
      variants: [
        { mean: 20, sd: 4, newMean: 50, newSd: 10 },
        { mean: 35, sd: 5, newMean: 60, newSd: 15 },
        { mean: 12, sd: 3, newMean: 100, newSd: 18 },
      ],
      solve: ({ mean, sd, newMean, newSd }) => ({ a: newSd / sd, b: newMean - (newSd / sd) * mean }),
      write: ({ mean, sd, newMean, newSd }, { a, b }) =>
        inParts({
          stem: raw`A random variable $X$ has mean ${mean} and standard deviation ${sd}. A linear transformation $Y = aX + b$, where $a > 0$, is to give $Y$ the mean ${newMean} and the standard deviation ${newSd}.`,
          hint: 'Which of the two constants does the spread depend on?',
          parts: [
            {
              ask: 'Determine $a$ and $b$.',
              answer: `$a = ${a}$, $b = ${b}$`,
              solution: raw`The standard deviation is multiplied by $a$: $${sd}a = ${newSd}$, so $a = ${a}$. The mean: $${a} \times ${mean} + b = ${newMean}$, so $b = ${b}$.`,
              marks: [`M1 $${sd}a = ${newSd}$`, `A1 $a = ${a}$`, `A1 $b = ${b}$`],
              keys: [
                { kind: 'number', label: '$a =$', ...exact(a) },
                { kind: 'number', label: '$b =$', ...exact(b) },
              ],
            },
            {
              ask: 'State the other pair of constants that would be possible if $a$ could be negative.',
              answer: `$a = ${-a}$, $b = ${newMean + a * mean}$`,
              solution: raw`Only the size of $a$ is fixed by the spread: with $a = ${-a}$, $b = ${newMean} + ${a} \times ${mean} = ${newMean + a * mean}$.`,
              marks: [`A1 $a = ${-a}$`, `A1 $b = ${newMean + a * mean}$`],
              keys: [
                { kind: 'number', label: '$a =$', ...exact(-a) },
                { kind: 'number', label: '$b =$', ...exact(newMean + a * mean) },
              ],
            },
            {
              ask: raw`Calculate $\mathrm{E}(X^2)$.`,
              answer: `$${sd * sd + mean * mean}$`,
              solution: raw`From $\mathrm{Var}(X) = \mathrm{E}(X^2) - \left(\mathrm{E}(X)\right)^2$: $\mathrm{E}(X^2) = ${sd}^2 + ${mean}^2 = ${sd * sd + mean * mean}$.`,
              marks: [raw`M1 $\mathrm{Var}(X) + (\mathrm{E}(X))^2$`, `A1 $${sd * sd + mean * mean}$`],
              keys: [
                {
                  ...exact(sd * sd + mean * mean),
                  slips: [slip(mean * mean, 'The mean of the squares is not the square of the mean.')],
                },
              ],
            },
          ],
        }),
      check: ({ mean, sd, newMean, newSd }, { a, b }) => {
        for (const [p, q] of [
          [a, b],
          [-a, newMean + a * mean],
        ] as const) {
          const ys = [mean - sd, mean + sd].map((x) => p * x + q);
          assertClose(((ys[0] ?? 0) + (ys[1] ?? 0)) / 2, newMean, 'mean');
          assertClose(Math.abs((ys[1] ?? 0) - (ys[0] ?? 0)) / 2, newSd, 'spread');
        }
      },
    }),
  ],
);

const densities = inForms({ key: 'aa-hl-densities-exact', calculatorAllowed: false, placements: higher('4.14', 1, ['5.16']) }, [
  form({
    variants: [
      { a: 2, b: 6 },
      { a: 1, b: 5 },
      { a: 3, b: 6 },
      { a: 2, b: 4 },
    ],
    // triangular: rises from 0 to a, falls to 0 at b
    solve: ({ a, b }) => ({ height: 2 / b, atPeak: a / b, median: b - Math.sqrt((b * (b - a)) / 2), mean: (a + b) / 3 }),
    write: ({ a, b }, { median }) => {
      const h = fraction(2, b);
      const drawing = new Diagram({ x: [0, b * 1.15], y: [0, (2 / b) * 1.35], width: 360, height: 220 });
      drawing
        .axes({ x: 'x', y: 'f(x)', xTicks: [a, b] })
        .polyline([
          [0, 0],
          [a, 2 / b],
          [b, 0],
        ])
        .segment([a, 0], [a, 2 / b], 'd-dashed')
        .label([a, 2 / b], 'k', { math: true, dy: -9 });
      return inParts({
        stem: `${raw`The density $f$ of a continuous random variable $X$ is zero outside $0 \le x \le ${b}$; its graph consists of two line segments, from the origin up to $(${a}, k)$ and down to $(${b}, 0)$.`}\n\n![](diagram:density)`,
        hint: 'Areas of triangles are enough for most of this.',
        parts: [
          {
            ask: 'Determine the value of $k$.',
            answer: `$k = ${h}$`,
            solution: raw`The area of the triangle is 1: $\frac{1}{2} \times ${b} \times k = 1$, so $k = ${h}$.`,
            marks: ['M1 area equal to 1', `A1 $k = ${h}$`],
            keys: [exact(2 / b)],
          },
          {
            ask: raw`Write down the mode, and calculate $${P(`X < ${a}`)}$.`,
            answer: `mode $${a}$; $${fraction(a, b)}$`,
            solution: raw`The density is greatest at ${a}, the mode. The left triangle has the area $\frac{1}{2} \times ${a} \times ${h} = ${fraction(a, b)}$.`,
            marks: [`A1 mode $${a}$`, `A1 $${fraction(a, b)}$`],
            keys: [
              { kind: 'number', label: 'Mode', ...exact(a) },
              { kind: 'number', label: `$${P(`X < ${a}`)} =$`, ...exact(a / b) },
            ],
          },
          {
            ask: raw`Show that the median $m$ satisfies $(${b} - m)^2 = ${fraction(b * (b - a), 2)}$, and find it.`,
            answer: 2 * a === b ? `$m = ${a}$` : raw`$m = ${b} - \sqrt{${fraction(b * (b - a), 2)}}$`,
            solution: raw`${2 * a === b ? raw`As $${P(`X < ${a}`)} = \frac{1}{2}$, the median is at the peak` : raw`As $${P(`X < ${a}`)} = ${fraction(a, b)} < \frac{1}{2}$, the median lies to the right of the peak`}. The triangle to the right of $m$ is similar to the one to the right of the peak: its area is $${fraction(b - a, b)}\left(\dfrac{${b} - m}{${b - a}}\right)^2$. Setting it equal to $\frac{1}{2}$ gives $(${b} - m)^2 = ${fraction(b * (b - a), 2)}$, so $m = ${2 * a === b ? a : raw`${b} - \sqrt{${fraction(b * (b - a), 2)}}`}$.`,
            marks: [
              'M1 area to the right of $m$ in terms of $m$',
              raw`A1 equal to $\frac{1}{2}$`,
              `A1 $m = ${2 * a === b ? a : raw`${b} - \sqrt{${fraction(b * (b - a), 2)}}`}$, with the right sign of the root`,
            ],
            keys: [2 * a === b ? exact(median) : { ...inExactForm(median, raw`${b} - \sqrt{${fraction(b * (b - a), 2)}}`) }],
          },
          {
            ask: raw`Calculate $${P(raw`X < ${a} \mid X < m`)}$.`,
            answer: `$${fraction(2 * a, b)}$`,
            solution: raw`$\dfrac{${fraction(a, b)}}{\frac{1}{2}} = ${fraction(2 * a, b)}$.`,
            marks: ['M1 divides by $\\frac{1}{2}$', `A1 $${fraction(2 * a, b)}$`],
            keys: [exact((2 * a) / b)],
          },
        ],
        diagrams: [
          {
            name: 'density',
            svg: drawing.toSvg(),
            alt: `A triangle over the x-axis from 0 to ${b} with its peak of height k at x = ${a}.`,
          },
        ],
      });
    },
    check: ({ a, b }, { height, atPeak, median, mean }) => {
      const f = (x: number) => (x < a ? (height * x) / a : (height * (b - x)) / (b - a));
      const area = (p: number, q: number) => integrate(f, p, q, 6_000);
      assertClose(area(0, a) + area(a, b), 1, 'total', 1e-6);
      assertClose(area(0, a), atPeak, 'left part', 1e-6);
      assertClose(
        bisect((m) => area(0, a) + area(a, m) - 0.5, a * 0.999, b),
        median,
        'median',
        1e-3,
      );
      assertClose(integrate((x) => x * f(x), 0, a) + integrate((x) => x * f(x), a, b), mean, 'mean', 1e-5);
    },
  }),
  form({
    variants: [{ k: 2 }, { k: 3 }, { k: 4 }],
    // f(x) = sin-type density: (k/2) sin kx on [0, pi/k]
    solve: ({ k }) => ({ c: k / 2, mean: Math.PI / (2 * k), third: 0.25 }),
    write: ({ k }, { mean }) => {
      const end = raw`\frac{\pi}{${k}}`;
      return inParts({
        stem: raw`A continuous random variable $X$ has the density $f(x) = c\sin ${k}x$ for $0 \le x \le ${end}$ and zero elsewhere.`,
        hint: 'Look for symmetry before you integrate.',
        parts: [
          {
            ask: raw`Show that $c = ${fraction(k, 2)}$.`,
            answer: 'As given.',
            solution: raw`$\displaystyle\int_0^{${end}} c\sin ${k}x\,\mathrm{d}x = c\left[-\frac{\cos ${k}x}{${k}}\right]_0^{${end}} = ${fraction(2, k) === '1' ? '' : fraction(2, k)}c$. This has to be 1, so $c = ${fraction(k, 2)}$.`,
            marks: ['M1 integral equal to 1', raw`A1 $-\frac{\cos ${k}x}{${k}}$`, `AG $c = ${fraction(k, 2)}$`],
          },
          {
            ask: 'State the mean. Justify your answer.',
            answer: raw`$\frac{\pi}{${2 * k}}$`,
            solution: raw`The graph is symmetric about the middle of the interval, so the mean is $\frac{\pi}{${2 * k}}$.`,
            marks: [raw`A1 $\frac{\pi}{${2 * k}}$`, 'R1 symmetry'],
            keys: [inExactForm(mean, raw`\frac{\pi}{${2 * k}}`)],
          },
          {
            ask: raw`Calculate $\displaystyle${P(raw`X < \tfrac{\pi}{${3 * k}}`)}$.`,
            answer: raw`$\frac{1}{4}$`,
            solution: raw`$${fraction(k, 2) === '1' ? '' : fraction(k, 2)}\left[-\frac{\cos ${k}x}{${k}}\right]_0^{\pi/${3 * k}} = \frac{1}{2}\left(1 - \cos\frac{\pi}{3}\right) = \frac{1}{4}$. So $\frac{\pi}{${3 * k}}$ is the lower quartile.`,
            marks: ['M1 substitutes the limits', raw`A1 $\cos\frac{\pi}{3} = \frac{1}{2}$`, raw`A1 $\frac{1}{4}$`],
            keys: [exact(0.25)],
          },
          {
            ask: 'Hence write down the interquartile range.',
            answer: raw`$\frac{\pi}{${3 * k}}$`,
            solution: raw`By symmetry the upper quartile is $\frac{\pi}{${k}} - \frac{\pi}{${3 * k}} = \frac{2\pi}{${3 * k}}$, so the range between the quartiles is $\frac{\pi}{${3 * k}}$.`,
            marks: ['(M1) upper quartile by symmetry', raw`A1 $\frac{\pi}{${3 * k}}$`],
            keys: [inExactForm(Math.PI / (3 * k), raw`\frac{\pi}{${3 * k}}`)],
          },
        ],
      });
    },
    check: ({ k }, { c, mean, third }) => {
      const f = (x: number) => c * Math.sin(k * x);
      assertClose(integrate(f, 0, Math.PI / k), 1, 'total');
      assertClose(
        integrate((x) => x * f(x), 0, Math.PI / k),
        mean,
        'mean',
      );
      assertClose(integrate(f, 0, Math.PI / (3 * k)), third, 'quarter');
      assertClose(integrate(f, Math.PI / (3 * k), (2 * Math.PI) / (3 * k)), 0.5, 'middle half');
    },
  }),
]);

/** Templates of topic 4 for HL alone: Bayes' theorem, transformations, densities. */
export const bayesAndDensities = [screening, urns, transformed, densities];
