import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, higher, raw, threeFigures } from '../writing.ts';

/** Paper 3: from the sum of the first integers to the sum of their powers. */

const powerSum = (p: number, n: number) => Array.from({ length: n }, (_, k) => (k + 1) ** p).reduce((a, b) => a + b, 0);

export const sumsOfPowers = defineTemplate({
  key: 'aa-hl-investigation-sums-of-powers',
  calculatorAllowed: true,
  placements: higher('1.15', 3, ['1.2', '5.11']),
  variants: [
    { m: 5, from: 21, to: 40, p: 4 },
    { m: 6, from: 31, to: 60, p: 5 },
    { m: 7, from: 26, to: 50, p: 6 },
  ],
  solve: ({ m, from, to, p }) => {
    const [whole, real] = [100 ** (p + 1) / (p + 1), powerSum(p, 100)];
    return {
      first: (m * (m + 1)) / 2,
      squares: (m * (m + 1) * (2 * m + 1)) / 6,
      part: (to * (to + 1) * (2 * to + 1) - (from - 1) * from * (2 * from - 1)) / 6,
      error: (100 * (real - whole)) / real,
      whole,
    };
  },
  write: ({ m, from, to, p }, { first, squares, part, error, whole }) =>
    inParts({
      stem: raw`*In this question you will investigate sums of powers of the first positive integers.*

For positive integers $n$ and $p$ let $S_p(n) = \displaystyle\sum_{k=1}^{n} k^p$.`,
      hint: 'What is left when differences of neighbouring powers are added?',
      parts: [
        {
          ask: `Calculate $S_1(${m})$ and $S_2(${m})$.`,
          answer: `$S_1(${m}) = ${first}$, $S_2(${m}) = ${squares}$`,
          solution: `Adding the first ${m} integers gives $${first}$, and adding their squares gives $${squares}$.`,
          marks: [`A1 $${first}$`, `A1 $${squares}$`],
          keys: [
            { label: `$S_1(${m}) =$`, ...exact(first) },
            { label: `$S_2(${m}) =$`, ...exact(squares) },
          ],
        },
        {
          ask: raw`By considering $\displaystyle\sum_{k=1}^{n}\left((k + 1)^2 - k^2\right)$ in two ways, show that $S_1(n) = \dfrac{n(n + 1)}{2}$.`,
          answer: 'As given.',
          solution: raw`In the sum every square but the first and the last cancels, which leaves $(n + 1)^2 - 1 = n^2 + 2n$. As $(k + 1)^2 - k^2 = 2k + 1$, the same sum is $2S_1(n) + n$. So $2S_1(n) = n^2 + n$ and $S_1(n) = \dfrac{n(n + 1)}{2}$.`,
          marks: [
            'M1 the sum telescopes',
            'A1 $(n + 1)^2 - 1$',
            'A1 the same sum is $2S_1(n) + n$ (*do not accept* $2S_1(n) + 1$)',
            'A1 equates the two and solves for $S_1(n)$',
            'AG the stated formula',
          ],
        },
        {
          ask: raw`By considering $(k + 1)^3 - k^3$ in the same way, show that $S_2(n) = \dfrac{n(n + 1)(2n + 1)}{6}$.`,
          answer: 'As given.',
          solution: raw`$(k + 1)^3 - k^3 = 3k^2 + 3k + 1$. Adding from $k = 1$ to $n$: $(n + 1)^3 - 1 = 3S_2(n) + 3S_1(n) + n$. With part (b), $3S_2(n) = (n + 1)^3 - (n + 1) - \frac{3}{2}n(n + 1) = \frac{1}{2}(n + 1)\left(2(n + 1)^2 - 2 - 3n\right) = \frac{1}{2}(n + 1)(2n^2 + n)$. Division by 3 gives the formula.`,
          marks: [
            'A1 $3k^2 + 3k + 1$',
            'M1 adds from 1 to $n$',
            'A1 $(n + 1)^3 - 1 = 3S_2(n) + 3S_1(n) + n$',
            'M1 substitutes for $S_1(n)$',
            'A1 takes out the factor $n(n + 1)$ (*accept* a full expansion of both sides)',
            'AG the stated formula',
          ],
        },
        {
          ask: raw`Hence find the value of $\displaystyle\sum_{k=${from}}^{${to}} k^2$.`,
          answer: `$${part}$`,
          solution: raw`It is $S_2(${to}) - S_2(${from - 1}) = ${powerSum(2, to)} - ${powerSum(2, from - 1)} = ${part}$.`,
          marks: [
            `M1 $S_2(${to}) - S_2(${from - 1})$ (*do not accept* $S_2(${from})$: the term $${from}^2$ belongs to the sum, and the slip costs the A marks)`,
            'A1 both sums',
            `A1 $${part}$`,
          ],
          keys: [
            {
              ...exact(part),
              slips: [{ slip: 'method', value: part - from ** 2, note: 'You left out the first term of the sum.' }],
            },
          ],
        },
        {
          ask: raw`Prove by induction that $S_3(n) = \left(S_1(n)\right)^2$ for all $n \ge 1$.`,
          answer: 'As given.',
          solution: raw`For $n = 1$ both sides are equal to 1. Assume that $S_3(n) = \frac{1}{4}n^2(n + 1)^2$ for $n = j$. Then $S_3(j + 1) = \frac{1}{4}j^2(j + 1)^2 + (j + 1)^3 = \frac{1}{4}(j + 1)^2\left(j^2 + 4j + 4\right) = \frac{1}{4}(j + 1)^2(j + 2)^2$, which is the statement for $n = j + 1$. It is true for $n = 1$, and if it is true for $n = j$ it is true for $n = j + 1$, so it is true for all $n \ge 1$.`,
          marks: [
            'A1 true for $n = 1$',
            'M1 assumes it for one value of $n$ (*do not accept* "let $n = j$" without the word "assume" or the like)',
            'M1 adds the next cube',
            'A1 takes out $(j + 1)^2$',
            'A1 $\\frac{1}{4}(j + 1)^2(j + 2)^2$',
            'R1 conclusion, awarded only with at least four of the marks before it',
            'AG the statement',
          ],
        },
        {
          ask: raw`The area under the graph of $y = x^p$ from $x = 0$ to $x = 1$ is divided into $n$ strips of equal width. By comparing the area with those of rectangles, explain why $\dfrac{S_p(n) - n^p}{n^{p + 1}} < \dfrac{1}{p + 1} < \dfrac{S_p(n)}{n^{p + 1}}$.`,
          answer: 'The rectangles below the graph and those above it enclose the area.',
          solution: raw`On the strip from $\frac{k - 1}{n}$ to $\frac{k}{n}$ the increasing function lies between $\left(\frac{k - 1}{n}\right)^p$ and $\left(\frac{k}{n}\right)^p$. The upper rectangles have the total area $\frac{1}{n}\sum \left(\frac{k}{n}\right)^p = \frac{S_p(n)}{n^{p + 1}}$. The lower ones have the same areas without the last, that is $\frac{S_p(n) - n^p}{n^{p + 1}}$. The area between them is $\int_0^1 x^p\,\mathrm{d}x = \frac{1}{p + 1}$.`,
          marks: [
            raw`A1 area $\int_0^1 x^p\,\mathrm{d}x = \frac{1}{p + 1}$`,
            'M1 rectangles of width $\\frac{1}{n}$ with heights at the ends of the strips',
            'R1 the function increases, so one set lies below the graph and the other above it',
          ],
        },
        {
          joined: true,
          ask: raw`Deduce $\displaystyle\lim_{n \to \infty}\dfrac{S_p(n)}{n^{p + 1}}$.`,
          answer: raw`$\dfrac{1}{p + 1}$`,
          solution: raw`By part (f)(i), $\dfrac{1}{p + 1} < \dfrac{S_p(n)}{n^{p + 1}} < \dfrac{1}{p + 1} + \dfrac{1}{n}$. Both ends tend to $\dfrac{1}{p + 1}$, and so does the quotient.`,
          marks: [raw`M1 the two bounds differ by $\frac{1}{n}$, which tends to 0`, raw`A1 $\frac{1}{p + 1}$`],
          keys: [{ kind: 'expression', value: '1/(p + 1)' }],
        },
        {
          ask: raw`Use the limit to estimate $S_{${p}}(100)$, and find the percentage error of the estimate.`,
          answer: raw`$${significant(whole)}$; $${significant(error)}\,\%$`,
          solution: raw`The estimate is $\dfrac{100^{${p + 1}}}{${p + 1}} = ${significant(whole, 4)}$. The calculator finds $S_{${p}}(100) = ${significant(powerSum(p, 100), 6)}$, so the estimate is $${significant(error)}\,\%$ too small.`,
          marks: [
            `A1 $${significant(whole)}$`,
            raw`A1 $${significant(error)}\,\%$ (FT their estimate; *accept* a negative sign)`,
          ],
          keys: [
            { label: 'Estimate', ...threeFigures(whole) },
            { kind: 'number', label: 'Percentage error', ...threeFigures(error), alternatives: [threeFigures(-error)] },
          ],
        },
      ],
    }),
  check: ({ m, from, to, p }, { first, squares, part, error, whole }) => {
    assert.equal(powerSum(1, m), first);
    assert.equal(powerSum(2, m), squares);
    assert.equal(powerSum(2, to) - powerSum(2, from - 1), part);
    for (let n = 1; n < 30; n++) assert.equal(powerSum(3, n), powerSum(1, n) ** 2);
    assertClose(
      integrate((x) => x ** p, 0, 1),
      whole / 100 ** (p + 1),
      'area',
    );
    assert.ok(error > 0 && error < 5);
  },
});
