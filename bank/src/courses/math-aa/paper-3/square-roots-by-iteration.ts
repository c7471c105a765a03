import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { fraction, scientific } from '../../../tex.ts';
import { exact, higher, raw } from '../writing.ts';

/** Paper 3: an ancient way to a square root, and how fast it is. */

export const squareRootsByIteration = defineTemplate({
  key: 'aa-hl-investigation-square-roots',
  calculatorAllowed: true,
  placements: higher('1.15', 3, ['5.4', '2.5']),
  variants: [
    { N: 7, start: 3, digits: 12 },
    { N: 11, start: 3, digits: 15 },
    { N: 19, start: 4, digits: 20 },
  ],
  solve: ({ N, start, digits }) => {
    const first = { top: start * start + N, bottom: 2 * start };
    const x1 = first.top / first.bottom;
    const x2 = (x1 + N / x1) / 2;
    const ratio = (start - Math.sqrt(N)) / (start + Math.sqrt(N));
    let n = 0;
    // The distance from the root is 2 sqrt(N) y / (1 - y) with y = ratio^(2^n).
    const distance = (steps: number) => (2 * Math.sqrt(N) * Math.abs(ratio) ** (2 ** steps)) / (1 - ratio ** (2 ** steps));
    while (distance(n) >= 10 ** -digits) n += 1;
    return { first, x2, ratio, n, before: distance(n - 1), after: distance(n) };
  },
  write: ({ N, start, digits }, { first, x2, ratio, n, before, after }) =>
    inParts({
      stem: raw`*In this question you will investigate a method of finding square roots that is about 4000 years old.*

Let $N > 0$, let $x_0 > 0$, and let $x_{n+1} = \dfrac{1}{2}\left(x_n + \dfrac{N}{x_n}\right)$ for $n \ge 0$.`,
      hint: 'How far is each term from the square root, compared with the term before?',
      parts: [
        {
          ask: raw`For $N = ${N}$ and $x_0 = ${start}$, find the exact value of $x_1$, and $x_2$ to six significant figures.`,
          answer: raw`$x_1 = ${fraction(first.top, first.bottom)}$, $x_2 = ${x2.toPrecision(6)}$`,
          solution: raw`$x_1 = \dfrac{1}{2}\left(${start} + \dfrac{${N}}{${start}}\right) = ${fraction(first.top, first.bottom)}$, and in the same way $x_2 = ${x2.toPrecision(6)}$.`,
          marks: [
            'M1 substitutes into the formula',
            `A1 $${fraction(first.top, first.bottom)}$`,
            `A1 $${x2.toPrecision(6)}$ (FT their $x_1$)`,
          ],
          keys: [
            { label: '$x_1 =$', value: first.top / first.bottom, tolerance: 0, exact: `${first.top}/${first.bottom}` },
            { kind: 'number', label: '$x_2 =$', value: x2, tolerance: 0, figures: 6 },
          ],
        },
        {
          ask: raw`Show that if the sequence has a positive limit $L$, then $L = \sqrt{N}$.`,
          answer: 'As given.',
          solution: raw`Both $x_n$ and $x_{n+1}$ tend to $L$, so $L = \frac{1}{2}\left(L + \frac{N}{L}\right)$. Then $2L^2 = L^2 + N$, so $L^2 = N$ and, as $L > 0$, $L = \sqrt{N}$.`,
          marks: ['M1 replaces both terms by $L$', 'A1 $L^2 = N$, with $L > 0$', 'AG the stated limit'],
        },
        {
          ask: raw`Show that the tangent to the graph of $y = x^2 - N$ at $x = x_n$ meets the $x$-axis at $x_{n+1}$.`,
          answer: 'As given.',
          solution: raw`The tangent is $y = x_n^2 - N + 2x_n(x - x_n)$. It is zero where $x = x_n - \dfrac{x_n^2 - N}{2x_n} = \dfrac{x_n^2 + N}{2x_n} = x_{n+1}$.`,
          marks: ['M1 equation of the tangent with gradient $2x_n$', 'A1 solves for $x$', 'AG $x_{n+1}$'],
        },
        {
          ask: raw`Show that $x_{n+1} - \sqrt{N} = \dfrac{\left(x_n - \sqrt{N}\right)^2}{2x_n}$.`,
          answer: 'As given.',
          solution: raw`$x_{n+1} - \sqrt{N} = \dfrac{x_n^2 + N}{2x_n} - \sqrt{N} = \dfrac{x_n^2 - 2x_n\sqrt{N} + N}{2x_n}$, and the numerator is $\left(x_n - \sqrt{N}\right)^2$.`,
          marks: [
            'M1 subtracts $\\sqrt{N}$ from the formula',
            'A1 common denominator $2x_n$',
            'A1 recognises the square',
            'AG the stated expression',
          ],
        },
        {
          joined: true,
          ask: raw`Hence explain why, if $x_0 \ne \sqrt{N}$, all terms from $x_1$ on are greater than $\sqrt{N}$ and decrease.`,
          answer: raw`The square is positive; and $\frac{N}{x_n} < x_n$.`,
          solution: raw`All terms are positive, so the right-hand side of part (d)(i) is positive unless $x_n = \sqrt{N}$; this gives $x_{n+1} > \sqrt{N}$ for all $n \ge 0$. For $n \ge 1$ therefore $\dfrac{N}{x_n} < \sqrt{N} < x_n$, and $x_{n+1}$, the mean of $x_n$ and a smaller number, is less than $x_n$.`,
          marks: [
            'R1 all terms are positive',
            'R1 a square is not negative, so $x_{n+1} > \\sqrt{N}$',
            raw`A1 $\frac{N}{x_n} < x_n$ for $n \ge 1$`,
            'R1 the mean of $x_n$ and a smaller number is less than $x_n$ (*accept* $x_{n+1} - x_n < 0$ shown algebraically)',
          ],
        },
        {
          before: raw`Let $y_n = \dfrac{x_n - \sqrt{N}}{x_n + \sqrt{N}}$.`,
          ask: raw`Show that $y_{n+1} = y_n^2$.`,
          answer: 'As given.',
          solution: raw`As in part (d)(i), $x_{n+1} + \sqrt{N} = \dfrac{\left(x_n + \sqrt{N}\right)^2}{2x_n}$. Dividing the two, $y_{n+1} = \dfrac{\left(x_n - \sqrt{N}\right)^2}{\left(x_n + \sqrt{N}\right)^2} = y_n^2$.`,
          marks: [
            raw`M1 finds $x_{n+1} + \sqrt{N}$ in the same way`,
            raw`A1 $\frac{\left(x_n + \sqrt{N}\right)^2}{2x_n}$`,
            'M1 divides',
            'A1 the denominators $2x_n$ cancel',
            'AG the stated relation',
          ],
        },
        {
          joined: true,
          ask: raw`Prove by induction that $y_n = y_0^{2^n}$ for all $n \ge 0$.`,
          answer: 'As given.',
          solution: raw`For $n = 0$ the right-hand side is $y_0^{2^0} = y_0$. Assume $y_k = y_0^{2^k}$ for some $k$. Then $y_{k+1} = y_k^2 = \left(y_0^{2^k}\right)^2 = y_0^{2 \times 2^k} = y_0^{2^{k+1}}$. It is true for $n = 0$, and if it is true for $n = k$ it is true for $n = k + 1$, so it is true for all $n \ge 0$.`,
          marks: [
            'A1 true for $n = 0$',
            'M1 assumes it for $n = k$ and uses part (e)(i)',
            'A1 $y_0^{2^{k+1}}$',
            'R1 conclusion, awarded only with at least two of the marks before it',
            'AG the statement',
          ],
        },
        {
          ask: raw`Deduce that $x_n$ tends to $\sqrt{N}$ for every $x_0 > 0$.`,
          answer: raw`$|y_0| < 1$, so $y_n$ tends to 0.`,
          solution: raw`For $x_0 > 0$ we have $\left|x_0 - \sqrt{N}\right| < x_0 + \sqrt{N}$, so $|y_0| < 1$ and $y_n = y_0^{2^n}$ tends to 0. Solving for $x_n$, $x_n = \sqrt{N}\,\dfrac{1 + y_n}{1 - y_n}$, which tends to $\sqrt{N}$.`,
          marks: [
            'R1 $|y_0| < 1$',
            'A1 $y_n$ tends to 0',
            raw`R1 so the numerator $x_n - \sqrt{N}$ tends to 0 (*accept* $x_n$ in terms of $y_n$)`,
          ],
        },
        {
          ask: raw`For $N = ${N}$ and $x_0 = ${start}$, use $x_n - \sqrt{N} = \dfrac{2\sqrt{N}\,y_n}{1 - y_n}$ to determine the least $n$ for which $x_n$ differs from $\sqrt{N}$ by less than $10^{-${digits}}$.`,
          answer: `$n = ${n}$`,
          solution: raw`$y_0 = \dfrac{${start} - \sqrt{${N}}}{${start} + \sqrt{${N}}} = ${ratio.toPrecision(4)}$. The table of the calculator gives $${scientific(before)}$ for $n = ${n - 1}$ and $${scientific(after)}$ for $n = ${n}$, so $n = ${n}$.`,
          marks: [
            raw`A1 $y_0 = ${ratio.toPrecision(3)}$`,
            'M1 evaluates the difference for successive $n$',
            `A1 $n = ${n}$ (FT their $y_0$)`,
          ],
          keys: [exact(n)],
        },
      ],
    }),
  check: ({ N, start, digits }, { first, x2, n }) => {
    // The same sequence in whole numbers: x = p / q with 60 further digits.
    const scale = 10n ** 60n;
    let x = BigInt(start) * scale;
    const step = () => (x + (BigInt(N) * scale * scale) / x) / 2n;
    const root = (() => {
      let guess = BigInt(N) * scale;
      for (let i = 0; i < 400; i++) guess = (guess + (BigInt(N) * scale * scale) / guess) / 2n;
      return guess;
    })();
    const distances: bigint[] = [];
    for (let i = 0; i <= n; i++) {
      distances.push(x > root ? x - root : root - x);
      if (i === 1) assertClose(Number(x) / 1e60, first.top / first.bottom, 'x1');
      if (i === 2) assertClose(Number(x) / 1e60, x2, 'x2');
      x = step();
    }
    const limit = 10n ** BigInt(60 - digits);
    assert.ok((distances[n] as bigint) < limit && (distances[n - 1] as bigint) >= limit);
  },
});
