import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, higher, raw, threeFigures } from '../writing.ts';

/** Paper 3: arrangements that leave nothing in its place. */

/** The number of arrangements of `n` things of which none keeps its place, by the recurrence. */
const derangementsOf = (n: number): number => (n === 0 ? 1 : n * derangementsOf(n - 1) + (n % 2 === 0 ? 1 : -1));
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

export const derangements = defineTemplate({
  key: 'aa-hl-investigation-derangements',
  calculatorAllowed: true,
  placements: higher('1.10', 3, ['1.15', '5.19']),
  variants: [
    { m: 6, things: 'letters', places: 'envelopes', act: 'put at random into', digits: 4 },
    { m: 7, things: 'coats', places: 'hooks', act: 'hung at random on', digits: 5 },
    { m: 8, things: 'keys', places: 'boxes', act: 'dropped at random into', digits: 6 },
  ],
  solve: ({ m, digits }) => {
    let n = 1;
    while (Math.abs(derangementsOf(n) / factorial(n) - 1 / Math.E) >= 10 ** -digits) n += 1;
    return { count: derangementsOf(m), chance: derangementsOf(m) / factorial(m), n };
  },
  write: ({ m, things, places, act, digits }, { count, chance, n }) =>
    inParts({
      stem: raw`*In this question you will investigate the probability that nothing ends up in its right place.*

There are $n$ ${things} and $n$ ${places}, one right place for each. The ${things} are ${act} the ${places}, one to each. Let $D_n$ be the number of arrangements in which none of the ${things} is in its right place.`,
      hint: 'Follow the first of them to its wrong place. Whose place is that, and where can that one go?',
      parts: [
        {
          ask: raw`By listing all arrangements of three ${things}, show that $D_3 = 2$.`,
          answer: 'As given.',
          solution: raw`Of 123, 132, 213, 231, 312 and 321 only 231 and 312 have none of the numbers in its own place. So $D_3 = 2$.`,
          marks: ['A1 lists the six arrangements', 'A1 identifies 231 and 312', 'AG $D_3 = 2$'],
        },
        {
          ask: raw`Write down $D_1$ and $D_2$, and find $D_4$.`,
          answer: raw`$D_1 = 0$, $D_2 = 1$, $D_4 = 9$`,
          solution: raw`One thing alone is in its place: $D_1 = 0$. Two things must change places: $D_2 = 1$. With four, the first has 3 wrong places; for each of them there are 3 ways for the others, so $D_4 = 3 \times 3 = 9$.`,
          marks: ['A1 $D_1 = 0$ and $D_2 = 1$', 'M1 systematic count (*accept* a list)', 'A1 $D_4 = 9$'],
          keys: [
            { kind: 'set', label: '$D_1, D_2 =$', values: ['0', '1'], ordered: true },
            { label: '$D_4 =$', ...exact(9) },
          ],
        },
        {
          ask: raw`Explain why $D_n = (n - 1)\left(D_{n-1} + D_{n-2}\right)$ for $n \ge 3$.`,
          answer: 'The first has a choice of $n - 1$ places; the owner of that place goes to the first place or does not.',
          solution: raw`The first has $n - 1$ wrong places; say that it takes the place of number $k$. Either $k$ takes the place of the first: then the other $n - 2$ are arranged with none in its place, in $D_{n-2}$ ways. Or $k$ does not take the first place: then, with the first place counted as the forbidden place of $k$, $n - 1$ things are arranged with none in its forbidden place, in $D_{n-1}$ ways. So there are $D_{n-1} + D_{n-2}$ ways for each of the $n - 1$ choices.`,
          marks: [
            'R1 $n - 1$ choices for the first',
            'R1 two cases: $k$ takes the first place, or does not',
            'A1 $D_{n-2}$ ways in the first case',
            'R1 $D_{n-1}$ ways in the second, since each of $n - 1$ has one forbidden place',
          ],
        },
        {
          joined: true,
          ask: raw`Hence find $D_{${m}}$.`,
          answer: `$D_{${m}} = ${count}$`,
          solution: raw`$D_5 = 4(9 + 2) = 44$${Array.from({ length: m - 5 }, (_, i) => raw`, $D_{${i + 6}} = ${i + 5}(${derangementsOf(i + 5)} + ${derangementsOf(i + 4)}) = ${derangementsOf(i + 6)}$`).join('')}.`,
          marks: ['M1 uses the formula repeatedly', `A1 $${count}$ (FT their $D_4$)`],
          keys: [exact(count)],
        },
        {
          ask: raw`Let $E_n = D_n - nD_{n-1}$. Show that $E_n = -E_{n-1}$, and deduce that $D_n = nD_{n-1} + (-1)^n$ for $n \ge 2$.`,
          answer: 'As given.',
          solution: raw`By part (c)(i), $D_n - nD_{n-1} = (n - 1)D_{n-2} - D_{n-1} = -\left(D_{n-1} - (n - 1)D_{n-2}\right)$, that is $E_n = -E_{n-1}$. As $E_2 = D_2 - 2D_1 = 1$, the values are 1, $-1$, 1 and so on: $E_n = (-1)^n$.`,
          marks: [
            'M1 subtracts $nD_{n-1}$ from the formula of part (c)(i)',
            'A1 $E_n = -E_{n-1}$',
            'A1 $E_2 = 1$',
            'R1 the signs alternate, so $E_n = (-1)^n$',
            'AG the stated formula',
          ],
        },
        {
          ask: raw`Prove by induction that $D_n = n!\displaystyle\sum_{k=0}^{n}\frac{(-1)^k}{k!}$ for all $n \ge 1$.`,
          answer: 'As given.',
          solution: raw`For $n = 1$ the right-hand side is $1 - 1$, which is $D_1$. Assume the statement for $n = j$. Then $D_{j+1} = (j + 1)D_j + (-1)^{j+1} = (j + 1)!\displaystyle\sum_{k=0}^{j}\frac{(-1)^k}{k!} + (j + 1)!\,\frac{(-1)^{j+1}}{(j + 1)!}$, which is the statement for $n = j + 1$. It is true for $n = 1$, and if it is true for $n = j$ it is true for $n = j + 1$, so it is true for all $n \ge 1$.`,
          marks: [
            'A1 true for $n = 1$',
            'M1 assumes it for $n = j$',
            'M1 uses part (d)',
            'A1 the last term belongs to the sum',
            'R1 conclusion, awarded only with at least three of the marks before it',
            'AG the statement',
          ],
        },
        {
          ask: raw`Use the Maclaurin series of $\mathrm{e}^x$ to show that the probability that none of $n$ ${things} is in its right place tends to $\dfrac{1}{\mathrm{e}}$.`,
          answer: 'As given.',
          solution: raw`There are $n!$ equally likely arrangements, so the probability is $\dfrac{D_n}{n!} = \displaystyle\sum_{k=0}^{n}\frac{(-1)^k}{k!}$. These are the first terms of the series of $\mathrm{e}^x$ at $x = -1$, so the sum tends to $\mathrm{e}^{-1}$.`,
          marks: [raw`A1 probability $\frac{D_n}{n!}$`, raw`M1 series of $\mathrm{e}^x$`, 'A1 with $x = -1$', 'AG the limit'],
        },
        {
          ask: raw`Find the probability for $n = ${m}$, and the least $n$ for which it differs from $\dfrac{1}{\mathrm{e}}$ by less than $10^{-${digits}}$.`,
          answer: `$${significant(chance)}$; $n = ${n}$`,
          solution: raw`$\dfrac{${count}}{${factorial(m)}} = ${significant(chance)}$. From the table of $\frac{D_n}{n!}$, the difference is less than $10^{-${digits}}$ for the first time at $n = ${n}$.`,
          marks: [`A1 $${significant(chance)}$`, `A1 $n = ${n}$`],
          keys: [
            { label: 'Probability', ...threeFigures(chance) },
            { label: '$n =$', ...exact(n) },
          ],
        },
        {
          ask: raw`Show that the expected number of ${things} in their right places is 1 for every $n$.`,
          answer: 'As given.',
          solution: raw`Each of the ${things} is in its right place with probability $\frac{1}{n}$. The expected number is the sum of these $n$ probabilities, $n \times \frac{1}{n} = 1$.`,
          marks: [
            raw`A1 probability $\frac{1}{n}$ for each`,
            'M1 adds the expectations of $n$ variables (independence is not needed)',
            'AG 1',
          ],
        },
      ],
    }),
  check: ({ m, digits }, { count, chance, n }) => {
    const arrangements = (left: readonly number[], place: number): number =>
      left.length === 0
        ? 1
        : left
            .filter((each) => each !== place)
            .reduce(
              (sum, each) =>
                sum +
                arrangements(
                  left.filter((other) => other !== each),
                  place + 1,
                ),
              0,
            );
    assert.equal(
      arrangements(
        Array.from({ length: m }, (_, i) => i),
        0,
      ),
      count,
    );
    assertClose(
      chance,
      Array.from({ length: m + 1 }, (_, k) => (k % 2 === 0 ? 1 : -1) / factorial(k)).reduce((a, b) => a + b, 0),
      'chance',
    );
    const off = (size: number) => Math.abs(derangementsOf(size) / factorial(size) - Math.exp(-1));
    assert.ok(off(n) < 10 ** -digits && off(n - 1) >= 10 ** -digits);
  },
});
