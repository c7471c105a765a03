import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, signedTerm, term } from '../../tex.ts';
import { exact, higher, inExactForm, raw, slip } from './writing.ts';

/** Long questions for Section B of paper 1 of HL that are built upon a proof by induction: 18 or 19 marks each. */

/** A polynomial as the sum of its terms from the constant one upwards; the constant is not zero. */
const ascending = ([constant = 0, ...others]: readonly number[]) =>
  `${constant}${others.map((coefficient, i) => signedTerm(coefficient, i === 0 ? 'x' : `x^${i + 1}`)).join('')}`;

const sumOfDerivedSeries = form({
  // Something with probability top / bottom is tried until it happens.
  variants: [
    { n: 3, top: 1, bottom: 6, trial: 'A fair six-sided die is rolled until a six appears', counted: 'rolls' },
    {
      n: 2,
      top: 1,
      bottom: 4,
      trial: 'A spinner with four equal sectors is spun until it stops at the red one',
      counted: 'spins',
    },
    {
      n: 4,
      top: 2,
      bottom: 5,
      trial: 'A card is drawn from two red and three black ones, and put back, until it is red',
      counted: 'draws',
    },
  ],
  solve: ({ n, top, bottom }) => ({
    product: [n, -(n + 1), ...Array.from({ length: n - 1 }, () => 0), 1],
    expected: bottom / top,
  }),
  write: ({ n, top, bottom, trial, counted }, { product, expected }) => {
    const p = fraction(top, bottom);
    const q = fraction(bottom - top, bottom);
    const sum = ascending(Array.from({ length: n }, (_, i) => i + 1));
    const expanded = ascending(product.toReversed());
    return inParts({
      stem: raw`For $n \in \mathbb{Z}^+$, let $$S_n(x) = \sum_{r=1}^{n} r x^{r-1} = 1 + 2x + 3x^2 + \dots + nx^{n-1}.$$`,
      hint: 'What has to be added to the sum of $k$ terms to get that of $k + 1$ terms?',
      parts: [
        {
          ask: raw`Expand $(1 - x)^2(${sum})$, and verify that $$(1 - x)^2 S_n(x) = 1 - (n + 1)x^n + nx^{n+1}$$ when $n = ${n}$.`,
          answer: `$${expanded}$, as the formula says`,
          solution: raw`$(1 - 2x + x^2)(${sum}) = ${expanded}$, since all other powers cancel. The formula with $n = ${n}$ gives the same: $1 - (${n} + 1)x^{${n}} + ${n}x^{${n} + 1}$.`,
          marks: [raw`M1 $(1 - 2x + x^2)(${sum})$`, `A1 $${expanded}$`, `A1 compares with the formula for $n = ${n}$`],
          keys: [{ kind: 'expression', value: expanded }],
        },
        {
          ask: raw`Prove by induction that $(1 - x)^2 S_n(x) = 1 - (n + 1)x^n + nx^{n+1}$ for all $n \in \mathbb{Z}^+$.`,
          answer: 'As given.',
          solution: raw`For $n = 1$ the left-hand side is $(1 - x)^2$, since $S_1(x) = 1$, and the right-hand side is $1 - 2x + x^2$: the statement is true.

Assume that $(1 - x)^2 S_k(x) = 1 - (k + 1)x^k + kx^{k+1}$ for some $k$. Then $(1 - x)^2 S_{k+1}(x) = (1 - x)^2 S_k(x) + (1 - 2x + x^2)(k + 1)x^k$. By the assumption this is $1 - (k + 1)x^k + kx^{k+1} + (k + 1)x^k - 2(k + 1)x^{k+1} + (k + 1)x^{k+2}$. The terms in $x^k$ cancel, and $k - 2(k + 1) = -(k + 2)$. So it is $1 - (k + 2)x^{k+1} + (k + 1)x^{k+2}$, which is the statement for $n = k + 1$.

The statement is true for $n = 1$, and if it is true for $n = k$, it is true for $n = k + 1$. So it is true for all $n \in \mathbb{Z}^+$. A proof that begins with the statement for $k + 1$ and works back to something true is the usual way to lose marks here.`,
          marks: [
            'A1 both sides for $n = 1$',
            'M1 assumes the statement for some $n = k$',
            raw`M1 $S_{k+1}(x) = S_k(x) + (k + 1)x^k$`,
            'M1 uses the assumption',
            'A1 expands $(1 - x)^2(k + 1)x^k$ correctly',
            'A1 $1 - (k + 2)x^{k+1} + (k + 1)x^{k+2}$',
            'R1 conclusion, only if the marks for the method are earned',
          ],
        },
        {
          ask: raw`Given that $nx^n \to 0$ as $n \to \infty$ when $|x| < 1$, deduce that $\displaystyle\sum_{r=1}^{\infty} r x^{r-1} = \frac{1}{(1 - x)^2}$ for $|x| < 1$.`,
          answer: 'As given.',
          solution: raw`Both $(n + 1)x^n = nx^n + x^n$ and $nx^{n+1} = x \times nx^n$ tend to zero. So $(1 - x)^2 S_n(x) \to 1$, and division by $(1 - x)^2$, which is not zero, gives the limit.`,
          marks: [raw`R1 both terms with $n$ tend to zero`, raw`A1 $(1 - x)^2 S_n(x) \to 1$`, 'AG the stated sum'],
        },
        {
          ask: 'Verify this result by differentiating an infinite geometric series and its sum.',
          answer: 'Both sides are derivatives of the two sides of the sum of a geometric series.',
          solution: raw`For $|x| < 1$, $1 + x + x^2 + x^3 + \dots = \dfrac{1}{1 - x} = (1 - x)^{-1}$. Term by term the derivative of the left-hand side is $1 + 2x + 3x^2 + \dots$. That of the right-hand side is $-(1 - x)^{-2} \times (-1) = \dfrac{1}{(1 - x)^2}$, as in part (c).`,
          marks: [
            raw`M1 $1 + x + x^2 + \dots = \frac{1}{1 - x}$`,
            'A1 $1 + 2x + 3x^2 + \\dots$',
            raw`A1 chain rule: $\frac{1}{(1 - x)^2}$`,
          ],
        },
        {
          before: `${trial}. Let $X$ be the number of ${counted}.`,
          ask: raw`Write down an expression for $\mathrm{P}(X = r)$, where $r \in \mathbb{Z}^+$.`,
          answer: raw`$${p}\left(${q}\right)^{r-1}$`,
          solution: raw`The first $r - 1$ ${counted} fail, the last one does not: $\mathrm{P}(X = r) = \left(${q}\right)^{r-1} \times ${p}$.`,
          marks: [raw`A1 $\left(${q}\right)^{r-1} \times ${p}$`],
        },
        {
          ask: raw`Hence find $\mathrm{E}(X)$.`,
          answer: `$${fraction(bottom, top)}$`,
          solution: raw`$\mathrm{E}(X) = \sum r\,\mathrm{P}(X = r) = ${p}\sum_{r=1}^{\infty} r\left(${q}\right)^{r-1}$. By part (c) with $x = ${q}$ this is $${p} \times \dfrac{1}{\left(${p}\right)^2} = ${fraction(bottom, top)}$, the reciprocal of the probability.`,
          marks: [raw`M1 $\sum r\,\mathrm{P}(X = r)$ with $x = ${q}$`, `A1 $${fraction(bottom, top)}$`],
          keys: [
            {
              ...exact(expected),
              slips: [
                slip((bottom / top) ** 2, 'That is the sum of the series alone: the probability of the last one is missing.'),
              ],
            },
          ],
        },
      ],
    });
  },
  check: ({ n, top, bottom }, { product, expected }) => {
    for (const x of [-0.7, 0.3, 1.9]) {
      let sum = 0;
      for (let r = 1; r <= n; r++) sum += r * x ** (r - 1);
      const value = product.reduce((total, coefficient) => total * x + coefficient, 0);
      assertClose(value, (1 - x) ** 2 * sum, 'product', 1e-9);
    }
    let [mean, left] = [0, 1];
    // The expected number is the sum of the probabilities of getting as far as each trial.
    for (let trial = 0; trial < 2_000; trial++) {
      mean += left;
      left *= 1 - top / bottom;
    }
    assertClose(expected, mean, 'expected number', 1e-9);
  },
});

const gradientsOfHigherDerivatives = form({
  // f(x) = x e^(kx)
  variants: [{ k: 2 }, { k: -2 }, { k: -1 }],
  solve: ({ k }) => ({ square: k, cube: (k * k) / 2, difference: [-1, k] as const, sum: k / (Math.E - k) }),
  write: ({ k }, { square, cube, difference: [over, under], sum }) => {
    const e = `e^{${term(k, 'x')}}`;
    const base = k < 0 ? `(${k})` : `${k}`;
    const inner = (count: string) => (k > 0 ? `${term(k, 'x')} + ${count}` : `${count} - ${term(-k, 'x')}`);
    const nth = (count: string, power: string) => `${base}^{${power}}(${inner(count)})${e}`;
    const ratio = k === -1 ? raw`-\frac{1}{e}` : raw`${k < 0 ? '-' : ''}\frac{${Math.abs(k)}}{e}`;
    const total = raw`${k < 0 ? '-' : ''}\dfrac{${Math.abs(k)}}{e ${k < 0 ? '+' : '-'} ${Math.abs(k)}}`;
    const series = `x${square < 0 ? ' - ' : ' + '}${term(Math.abs(square), 'x^2')} + ${cube === 0.5 ? raw`\frac{1}{2}x^3` : term(cube, 'x^3')}`;
    const step = fraction(over, under);
    return inParts({
      stem: raw`Let $f(x) = x${e}$ for $x \in \mathbb{R}$, and let $f^{(n)}$ be its $n$th derivative.`,
      hint: 'What should the derivative of the statement for $k$ look like?',
      parts: [
        {
          ask: raw`Find $f'(x)$, and show that $f''(x) = ${k === -1 ? `(x - 2)${e}` : `${4}(x ${k > 0 ? '+' : '-'} 1)${e}`}$.`,
          answer: `$f'(x) = (${inner('1')})${e}$`,
          solution:
            raw`By the product rule $f'(x) = ${e} + ${k < 0 ? `x \\times (${k === -1 ? '-1' : k})` : `x \\times ${k}`}${e} = (${inner('1')})${e}$. Again: $f''(x) = ${k}${e} + (${inner('1')}) \times ${base}${e}$. Taking out $${k}$ gives $${base}(${inner('2')})${e}$, which is the stated expression.`
              .replace('$-1e', '$-e')
              .replace(' = -1e', ' = -e'),
          marks: [
            'M1 product rule',
            `A1 $f'(x) = (${inner('1')})${e}$`,
            `A1 $f''(x) = ${base}(${inner('2')})${e}$`,
            'AG the stated form',
          ],
          keys: [{ kind: 'expression', value: `(${inner('1')})${e}` }],
        },
        {
          ask: raw`Prove by induction that $f^{(n)}(x) = ${nth('n', 'n - 1')}$ for all $n \in \mathbb{Z}^+$.`,
          answer: 'As given.',
          solution:
            raw`For $n = 1$ the formula says $f'(x) = (${inner('1')})${e}$, as ${base}$^0 = 1$; this was found in part (a).

Assume that $f^{(m)}(x) = ${nth('m', 'm - 1')}$ for some $m$. Differentiating with the product rule, $f^{(m+1)}(x) = ${base}^{m - 1}\left(${k}${e} + (${inner('m')}) \times ${base}${e}\right)$. With the factor $${k}$ taken out this is $${base}^{m}\left(1 + ${inner('m')}\right)${e} = ${nth('m + 1', 'm')}$, the statement for $n = m + 1$.

True for $n = 1$, and true for $m + 1$ whenever it is true for $m$: so the statement is true for all $n \in \mathbb{Z}^+$.`
              .replace('(-1e^', '(-e^')
              .replace(`${base}$^0`, `$${base}^0`),
          marks: [
            'A1 compares the formula for $n = 1$ with part (a)',
            'M1 assumes the statement for some $n = m$',
            'M1 differentiates the assumption',
            `A1 correct product rule`,
            `A1 takes out the factor $${k}$ and collects: $${nth('m + 1', 'm')}$`,
            'R1 conclusion, only if the marks for the method are earned',
          ],
        },
        {
          ask: raw`Hence find the Maclaurin series of $f(x)$ up to and including the term in $x^3$.`,
          answer: `$${series}$`,
          solution: raw`$f(0) = 0$ and $f^{(n)}(0) = n \times ${base}^{n-1}$, so the derivatives at zero are $1$, $${2 * k}$ and $${3 * k * k}$. Divided by $1!$, $2!$ and $3!$ they give $${series}$. Check: this is $x$ times the beginning of the series of $${e}$.`,
          marks: [raw`M1 $f^{(n)}(0) = n \times ${base}^{n-1}$`, 'M1 divides by $n!$', `A1 $${series}$`],
          keys: [{ kind: 'expression', value: `x + (${square})x^2 + (${cube})x^3` }],
        },
        {
          before: raw`The graph of $y = f^{(n)}(x)$ meets the $x$-axis at the point $\text{A}_n$.`,
          ask: raw`Show that the $x$-coordinates of $\text{A}_1$, $\text{A}_2$, $\text{A}_3$, ... form an arithmetic sequence, and state its common difference.`,
          answer: `$${step}$`,
          solution: raw`The exponential function is never zero, so $${inner('n')} = 0$ and $x_n = ${k === -1 ? 'n' : raw`${step.replace(/1/, 'n')}`}$. From one to the next the value changes by $${step}$ each time.`,
          marks: [`M1 $${inner('n')} = 0$`, `A1 constant difference $${step}$`],
          keys: [exact(over / under)],
        },
        {
          ask: raw`Show that the gradient of the graph of $y = f^{(n)}(x)$ at $\text{A}_n$ is $\left(${ratio}\right)^n$.`,
          answer: 'As given.',
          solution: raw`The gradient is $f^{(n+1)}(x_n) = ${base}^{n}(${inner('n + 1')})${e}$ at $x = x_n$. There $${inner('n')} = 0$, so the bracket is 1, and $${term(k, 'x')} = -n$. The gradient is $${base}^{n}e^{-n} = \left(${ratio}\right)^n$.`,
          marks: [
            raw`M1 $f^{(n+1)}$ at $\text{A}_n$`,
            raw`A1 the bracket is 1 and the power of $e$ is $e^{-n}$`,
            raw`AG $\left(${ratio}\right)^n$`,
          ],
        },
        {
          ask: 'Hence justify that the sum of all these gradients is finite, and find its exact value.',
          answer: `$${total}$`,
          solution: raw`They form an infinite geometric series with first term and common ratio $${ratio}$. Since $e > 2$, its size is less than 1, and the series converges. The sum is $\dfrac{${ratio}}{1 - \left(${ratio}\right)} = ${total}$.`,
          marks: [
            raw`R1 $\left|${ratio}\right| < 1$ since $e > ${Math.abs(k)}$`,
            'M1 sum of an infinite geometric series',
            `A1 $${total}$`,
          ],
          keys: [inExactForm(sum, total.replace('dfrac', 'frac'))].map((key) => ({
            ...key,
            form: 'exact' as const,
            exact: total,
          })),
        },
      ],
    });
  },
  check: ({ k }, { square, cube, difference: [over, under], sum }) => {
    const f = (x: number) => x * Math.exp(k * x);
    const slope = (x: number) => differentiate(f, x, 1e-3);
    const second = (x: number) => differentiate(slope, x, 4e-3);
    assertClose(second(0) / 2, square, 'coefficient of the square', 1e-5);
    assertClose(differentiate(second, 0, 1e-2) / 6, cube, 'coefficient of the cube', 1e-4);
    // Where the first and the second derivative vanish, by following their signs.
    const zero = (g: (x: number) => number, near: number) => near - g(near) / differentiate(g, near, 1e-3);
    let [one, two] = [-1 / k + 0.05, -2 / k + 0.05];
    for (let i = 0; i < 20; i++) [one, two] = [zero(slope, one), zero(second, two)];
    assertClose(two - one, over / under, 'distance of the zeros', 1e-5);
    assertClose(second(one), differentiate(slope, one), 'gradient', 1e-5);
    let [gradients, each] = [0, 1];
    const ratio = second(one);
    for (let n = 1; n <= 400; n++) gradients += each *= ratio;
    assertClose(sum, gradients, 'sum of the gradients', 1e-4);
  },
});

const induction = inForms(
  {
    key: 'aa-section-b-hl-induction',
    calculatorAllowed: false,
    placements: higher('1.15', 1, ['1.8', '5.12', '5.19']),
  },
  [sumOfDerivedSeries, gradientsOfHigherDerivatives],
);

/** Section B of paper 1 of HL: proof by induction. */
export const sectionBInduction = [induction];
