import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { polynomial, signedTerm, term } from '../../tex.ts';
import { core, exact, raw, slip } from './writing.ts';

/** Topics 1.6 and 1.9, deductive proof and the binomial theorem, common to SL and HL. */

const choose = (n: number, k: number) =>
  Math.round(Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1));
/** The product of two polynomials, lowest power first. */
const times = (p: readonly number[], q: readonly number[]) =>
  Array.from({ length: p.length + q.length - 1 }, (_, k) => p.reduce((sum, a, i) => sum + a * (q[k - i] ?? 0), 0));
const powerOf = (p: readonly number[], n: number) => Array.from({ length: n }).reduce<number[]>((all) => times(all, p), [1]);

const expansions = inForms({ key: 'aa-binomial-expansions', calculatorAllowed: false, placements: core('1.9', 1) }, [
  form({
    variants: [
      { a: 2, b: 3, c: 1, n: 5, k: 2 },
      { a: 1, b: -2, c: 2, n: 4, k: 3 },
      { a: 3, b: 1, c: -1, n: 6, k: 2 },
    ],
    solve: ({ a, b, c, n, k }) => ({
      one: choose(n, k) * c ** k,
      two: choose(n, k - 1) * c ** (k - 1),
      value: a * choose(n, k) * c ** k + b * choose(n, k - 1) * c ** (k - 1),
    }),
    write: ({ a, b, c, n, k }, { one, two, value }) => {
      const bracket = `(1${signedTerm(c, 'x')})^{${n}}`;
      return inParts({
        stem: raw`Consider the expansion of $${bracket}$.`,
        hint: 'Which pairs of terms, one from each bracket, make the power that is asked for?',
        parts: [
          {
            ask: raw`Find the coefficients of $x^{${k - 1}}$ and of $x^{${k}}$.`.replace('x^{1}', 'x'),
            answer: raw`$${two}$ and $${one}$`,
            solution:
              raw`The term in $x^r$ is $\binom{${n}}{r}(${term(c, 'x')})^r$. So the coefficients are $\binom{${n}}{${k - 1}} \times (${c})^{${k - 1}} = ${two}$ and $\binom{${n}}{${k}} \times (${c})^{${k}} = ${one}$.`.replace(
                ')^{1}',
                ')',
              ),
            marks: ['M1 general term', `A1 $${two}$`, `A1 $${one}$`],
            keys: [
              { kind: 'number', label: k === 2 ? 'Of $x$' : `Of $x^${k - 1}$`, ...exact(two) },
              { kind: 'number', label: `Of $x^${k}$`, ...exact(one) },
            ],
          },
          {
            ask: raw`Hence find the coefficient of $x^{${k}}$ in the expansion of $(${a}${signedTerm(b, 'x')})${bracket}$.`,
            answer: `$${value}$`,
            solution:
              raw`The power $x^{${k}}$ arises twice: from $${a}$ with the term in $x^{${k}}$, and from $${term(b, 'x')}$ with the term in $x^{${k - 1}}$. Together $${a} \times (${one})${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \times (${two}) = ${value}$.`.replace(
                'x^{1}',
                'x',
              ),
            marks: ['M1 two products that give this power', `A1 $${value}$`],
            keys: [{ ...exact(value), slips: [slip(a * one, 'There is a second way to make this power.', 'incomplete')] }],
          },
        ],
      });
    },
    check: ({ a, b, c, n, k }, { value }) => assert.equal(times([a, b], powerOf([1, c], n))[k], value),
  }),
  form({
    variants: [
      { n: 5, x: 0.02 },
      { n: 6, x: 0.01 },
      { n: 4, x: 0.03 },
    ],
    solve: ({ n, x }) => ({
      coefficients: [1, n, choose(n, 2), choose(n, 3)],
      value: Number((1 + n * x + choose(n, 2) * x * x).toFixed(8)),
    }),
    write: ({ n, x }, { coefficients, value }) =>
      inParts({
        hint: raw`Which value of $x$ turns $1 + x$ into the number given?`,
        parts: [
          {
            ask: raw`Write down the first four terms of the expansion of $(1 + x)^{${n}}$ in ascending powers of $x$.`,
            answer: `$1 + ${n}x + ${coefficients[2]}x^2 + ${coefficients[3]}x^3$`,
            solution: raw`The coefficients are $\binom{${n}}{0}, \binom{${n}}{1}, \binom{${n}}{2}, \binom{${n}}{3}$, so the expansion begins with $1 + ${n}x + ${coefficients[2]}x^2 + ${coefficients[3]}x^3$.`,
            marks: ['(M1) uses binomial coefficients', 'A1 all four terms'],
          },
          {
            ask: raw`Use the first three terms to find an approximation of $${1 + x}^{${n}}$.`,
            answer: `$${value}$`,
            solution: raw`Put $x = ${x}$: $1 + ${n} \times ${x} + ${coefficients[2]} \times ${x}^2 = ${value}$.`,
            marks: [`M1 $x = ${x}$`, `A1 $${value}$`],
            keys: [{ value, tolerance: 1e-9 }],
          },
          {
            ask: 'State whether this approximation is too small or too large. Justify your answer.',
            answer: 'Too small: all the terms that were left out are positive.',
            solution: raw`The terms left out, from $${coefficients[3]}x^3$ on, are positive for $x = ${x}$. Leaving them out makes the result too small.`,
            marks: ['R1 too small, because the missing terms are positive'],
          },
        ],
      }),
    check: ({ n, x }, { coefficients, value }) => {
      assert.deepEqual(coefficients, powerOf([1, 1], n).slice(0, 4));
      const full = powerOf([1, x], n).reduce((a, b) => a + b, 0);
      assert.ok(full > value && full - value < 2e-4 * full);
    },
  }),
  form({
    variants: [
      { p: 1, q: 2, n: 4 },
      { p: 2, q: 3, n: 4 },
      { p: 1, q: 5, n: 3 },
    ],
    solve: ({ p, q, n }) => {
      let [whole, root] = [1, 0];
      for (let k = 0; k < n; k++) [whole, root] = [whole * p + root * q, whole + root * p];
      return { whole, root };
    },
    write: ({ p, q, n }, { whole, root }) =>
      inParts({
        hint: raw`Even powers of $\sqrt{${q}}$ are whole numbers.`,
        parts: [
          {
            ask: raw`Use the binomial theorem to express $(${p} + \sqrt{${q}})^{${n}}$ in the form $a + b\sqrt{${q}}$, where $a, b \in \mathbb{Z}$.`,
            answer: raw`$${whole} + ${root}\sqrt{${q}}$`,
            solution: raw`Expand with the coefficients $${Array.from({ length: n + 1 }, (_, k) => choose(n, k)).join(', ')}$ and collect: terms with an even power of $\sqrt{${q}}$ are whole numbers and add up to $${whole}$; those with an odd power add up to $${root}\sqrt{${q}}$. So the result is $${whole} + ${root}\sqrt{${q}}$.`,
            marks: ['M1 expansion with binomial coefficients', `A1 $a = ${whole}$`, raw`A1 $${whole} + ${root}\sqrt{${q}}$`],
            keys: [
              {
                value: whole + root * Math.sqrt(q),
                tolerance: 1e-6,
                exact: raw`${whole} + ${root}\sqrt{${q}}`,
                form: 'exact',
                kind: 'number',
              },
            ],
          },
          {
            ask: raw`Hence write down $(${p} - \sqrt{${q}})^{${n}}$, and deduce that $(${p} + \sqrt{${q}})^{${n}} + (${p} - \sqrt{${q}})^{${n}}$ is an integer.`,
            answer: raw`$${whole} - ${root}\sqrt{${q}}$; the sum is $${2 * whole}$`,
            solution: raw`Only the odd powers of the root change sign: $(${p} - \sqrt{${q}})^{${n}} = ${whole} - ${root}\sqrt{${q}}$. In the sum the roots cancel and $${2 * whole}$ is left, an integer.`,
            marks: [raw`A1 $${whole} - ${root}\sqrt{${q}}$`, raw`R1 the terms with the root cancel, which leaves $${2 * whole}$`],
          },
        ],
      }),
    check: ({ p, q, n }, { whole, root }) => {
      assertClose((p + Math.sqrt(q)) ** n, whole + root * Math.sqrt(q), 'power');
      assertClose((p - Math.sqrt(q)) ** n, whole - root * Math.sqrt(q), 'power of the conjugate');
    },
  }),
]);

const identities = inForms({ key: 'aa-proof-identities', calculatorAllowed: false, placements: core('1.6', 1) }, [
  form({
    variants: [{ m: 1 }, { m: 2 }, { m: 3 }],
    solve: ({ m }) => ({ top: m }),
    write: ({ m }) =>
      inParts({
        hint: 'From which side is it easier to start, and what would make one fraction of it?',
        parts: [
          {
            ask: raw`Show that $\dfrac{1}{n} - \dfrac{1}{n + ${m}} \equiv \dfrac{${m}}{n(n + ${m})}$ for $n \ne 0$, $n \ne -${m}$.`,
            answer: 'As given.',
            solution: raw`Start from the left-hand side. With the common denominator $n(n + ${m})$ it is $\dfrac{n + ${m}}{n(n + ${m})} - \dfrac{n}{n(n + ${m})} = \dfrac{${m}}{n(n + ${m})}$, the right-hand side.`,
            marks: [
              'M1 common denominator on one side',
              raw`A1 $\frac{n + ${m} - n}{n(n + ${m})}$`,
              raw`AG $\frac{${m}}{n(n + ${m})}$`,
            ],
          },
          {
            ask: raw`Hence find the exact value of ${m === 1 ? raw`$\dfrac{1}{1 \times 2} + \dfrac{1}{2 \times 3} + \dots + \dfrac{1}{9 \times 10}$` : m === 2 ? raw`$\dfrac{2}{1 \times 3} + \dfrac{2}{3 \times 5} + \dots + \dfrac{2}{9 \times 11}$` : raw`$\dfrac{3}{1 \times 4} + \dfrac{3}{4 \times 7} + \dots + \dfrac{3}{10 \times 13}$`}.`,
            answer: `$${m === 1 ? raw`\frac{9}{10}` : m === 2 ? raw`\frac{10}{11}` : raw`\frac{12}{13}`}$`,
            solution: raw`Each fraction is a difference by part (a): ${m === 1 ? raw`$\left(1 - \frac{1}{2}\right) + \left(\frac{1}{2} - \frac{1}{3}\right) + \dots + \left(\frac{1}{9} - \frac{1}{10}\right)$` : m === 2 ? raw`$\left(1 - \frac{1}{3}\right) + \left(\frac{1}{3} - \frac{1}{5}\right) + \dots + \left(\frac{1}{9} - \frac{1}{11}\right)$` : raw`$\left(1 - \frac{1}{4}\right) + \left(\frac{1}{4} - \frac{1}{7}\right) + \dots + \left(\frac{1}{10} - \frac{1}{13}\right)$`}. Everything between the ends cancels, which leaves $1 - ${m === 1 ? raw`\frac{1}{10} = \frac{9}{10}` : m === 2 ? raw`\frac{1}{11} = \frac{10}{11}` : raw`\frac{1}{13} = \frac{12}{13}`}$.`,
            marks: [
              'M1 writes the sum as differences',
              `A1 $${m === 1 ? raw`\frac{9}{10}` : m === 2 ? raw`\frac{10}{11}` : raw`\frac{12}{13}`}$`,
            ],
            keys: [exact(m === 1 ? 0.9 : m === 2 ? 10 / 11 : 12 / 13)],
          },
        ],
      }),
    check: ({ m }) => {
      let sum = 0;
      for (let n = 1; n <= (m === 3 ? 10 : 9); n += m) sum += m / (n * (n + m));
      assertClose(sum, m === 1 ? 0.9 : m === 2 ? 10 / 11 : 12 / 13, 'sum');
    },
  }),
  form({
    variants: [
      { a: 2, b: 1 },
      { a: 3, b: 2 },
      { a: 1, b: 4 },
    ],
    solve: ({ a, b }) => ({ product: 4 * a * b }),
    write: ({ a, b }, { product }) => {
      const [plus, minus] = [`(${term(a, 'x')} + ${b})^2`, `(${term(a, 'x')} - ${b})^2`];
      return inParts({
        stem: raw`A student wants to prove that $${plus} - ${minus} \equiv ${product}x$ and writes: "For $x = 1$ both sides are ${product}, for $x = 2$ both sides are ${2 * product}, for $x = 0$ both sides are 0. So the identity is proved."`,
        hint: 'Does an example say anything about the other values of $x$?',
        parts: [
          {
            ask: 'Explain why this is not a proof.',
            answer: 'Three values of $x$ say nothing about the others; an identity has to hold for all $x$.',
            solution:
              'An identity claims that both sides agree for every value of $x$. The student has tested three of infinitely many, and examples alone do not prove a statement about all values.',
            marks: ['R1 testing some values does not show that it holds for all'],
          },
          {
            ask: 'Prove the identity.',
            answer: 'As shown in the solution.',
            solution: raw`Expand the left-hand side: $(${polynomial([a * a, 2 * a * b, b * b])}) - (${polynomial([a * a, -2 * a * b, b * b])})$. The squares and the constants cancel and $${2 * a * b}x + ${2 * a * b}x = ${product}x$ is left, which is the right-hand side. No value of $x$ was chosen, so it holds for all.`,
            marks: ['M1 expands both squares', 'A1 both expansions correct', raw`A1 cancels to $${product}x$`],
          },
        ],
      });
    },
    check: ({ a, b }, { product }) => {
      for (const x of [-3.7, 0.2, 11]) assertClose((a * x + b) ** 2 - (a * x - b) ** 2, product * x, 'identity');
    },
  }),
]);

const parity = inForms({ key: 'aa-proof-divisibility', calculatorAllowed: false, placements: core('1.6', 1) }, [
  form({
    variants: [
      {
        what: 'the difference of the squares of two consecutive odd integers',
        first: '2n - 1',
        second: '2n + 1',
        factor: 8,
        rest: 'n',
      },
      {
        what: 'the difference of the squares of two consecutive even integers',
        first: '2n',
        second: '2n + 2',
        factor: 4,
        rest: '2n + 1',
      },
    ],
    solve: ({ factor }) => ({ factor }),
    write: ({ what, first, second, factor, rest }) =>
      inParts({
        hint: 'How can both integers be written in terms of one integer $n$?',
        parts: [
          {
            ask: raw`Prove that ${what} is a multiple of ${factor}.`,
            answer: 'As shown in the solution.',
            solution: raw`Let the integers be $${first}$ and $${second}$, where $n \in \mathbb{Z}$. Then $(${second})^2 - (${first})^2 = \left((${second}) + (${first})\right)\left((${second}) - (${first})\right)$. The second factor is $2$ and the first is $${factor === 8 ? '4n' : '4n + 2'}$, so the difference is $${factor === 8 ? '8n' : '8n + 4 = 4(2n + 1)'}$. As $${rest}$ is an integer, it is a multiple of ${factor}.`,
            marks: [
              raw`M1 represents the integers as $${first}$ and $${second}$ (or equivalent)`,
              'M1 attempt to expand or factorise the difference',
              raw`A1 $${factor === 8 ? '8n' : '8n + 4'}$`,
              `R1 it is ${factor} times an integer`,
            ],
          },
          {
            ask: raw`Show, by an example, that it need not be a multiple of ${2 * factor}.`,
            answer: factor === 8 ? raw`$3^2 - 1^2 = 8$` : raw`$2^2 - 0^2 = 4$`,
            solution: raw`One example is enough to show that a general claim fails: ${factor === 8 ? raw`$3^2 - 1^2 = 8$` : raw`$2^2 - 0^2 = 4$`} is not a multiple of ${2 * factor}.`,
            marks: ['A1 a correct example'],
          },
        ],
      }),
    check: ({ factor }) => {
      for (let n = -50; n <= 50; n++) {
        const [a, b] = factor === 8 ? [2 * n - 1, 2 * n + 1] : [2 * n, 2 * n + 2];
        assert.equal(Math.abs(b * b - a * a) % factor, 0);
      }
      assert.notEqual((factor === 8 ? 8 : 4) % (2 * factor), 0);
    },
  }),
  form({
    variants: [
      { a: 2, b: 4 },
      { a: 6, b: 11 },
      { a: 4, b: 7 },
    ],
    solve: ({ a, b }) => ({ c: (a * a) / 4 - b }),
    write: ({ a, b }, { c }) => {
      const square = polynomial([1, a, b]);
      const rest = b - (a * a) / 4;
      return inParts({
        hint: 'Which form shows that the expression is never negative?',
        parts: [
          {
            ask: raw`Prove that $${square} > 0$ for all $x \in \mathbb{R}$.`,
            answer: 'As shown in the solution.',
            solution: raw`Completing the square, $${square} = (x + ${a / 2})^2 + ${rest}$. A square of a real number is never negative, so the expression is at least $${rest}$ and therefore positive for all real $x$.`,
            marks: [
              'M1 completes the square',
              raw`A1 $(x + ${a / 2})^2 + ${rest}$`,
              'R1 a square is not negative, so the sum is positive',
            ],
          },
          {
            ask: raw`Deduce the least value of $${square}$ and the value of $x$ at which it occurs.`,
            answer: raw`$${rest}$, at $x = ${-a / 2}$`,
            solution: raw`The square is least, namely 0, when $x = ${-a / 2}$. Then the expression has the value $${rest}$.`,
            marks: [`A1 $${rest}$`, `A1 $x = ${-a / 2}$`],
            keys: [
              { kind: 'number', label: 'Least value', ...exact(-c) },
              { kind: 'number', label: '$x =$', ...exact(-a / 2) },
            ],
          },
        ],
      });
    },
    check: ({ a, b }, { c }) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = -4000; i <= 4000; i++) least = Math.min(least, (i / 200) ** 2 + (a * i) / 200 + b);
      assertClose(least, -c, 'least value');
      assert.ok(c < 0);
    },
  }),
  form({
    variants: [
      { text: 'If $n$ is even, then $n^2 + n$ is even.', stronger: 'If $n$ is odd, then $n^2 + n$ is odd.', n: 3, value: 12 },
      {
        text: 'If $n$ is odd, then $n^2 + 3$ is even.',
        stronger: 'If $n$ is a prime number, then $n^2 + 3$ is even.',
        n: 2,
        value: 7,
      },
    ],
    solve: ({ value }) => ({ value }),
    write: ({ text, stronger, n, value }) => {
      const even = text.includes('n$ is even, then');
      return inParts({
        stem: raw`Consider two statements about a positive integer $n$.

I: ${text}

II: ${stronger}`,
        hint: 'A proof has to cover every case; one example is enough against a claim.',
        parts: [
          {
            ask: 'Prove that statement I is true.',
            answer: 'As shown in the solution.',
            solution: even
              ? raw`Let $n = 2k$ with an integer $k$. Then $n^2 + n = 4k^2 + 2k = 2(2k^2 + k)$, twice an integer, and so it is even.`
              : raw`Let $n = 2k + 1$ with an integer $k$. Then $n^2 + 3 = 4k^2 + 4k + 4 = 2(2k^2 + 2k + 2)$, twice an integer, and so it is even.`,
            marks: [
              `M1 writes $n = ${even ? '2k' : '2k + 1'}$`,
              'A1 twice an expression',
              'R1 the expression is an integer, so the number is even',
            ],
          },
          {
            ask: 'Determine whether statement II is true. Justify your answer.',
            answer: `It is false: for $n = ${n}$ the value is ${value}.`,
            solution: raw`It is false, since one counterexample is enough: for $n = ${n}$, $${even ? `${n}^2 + ${n}` : `${n}^2 + 3`} = ${value}$, which is ${value % 2 === 0 ? 'even' : 'odd'}.`,
            marks: ['A1 false', `R1 a counterexample such as $n = ${n}$`],
          },
        ],
      });
    },
    check: ({ text, n, value }) => {
      const even = text.includes('n$ is even, then');
      const f = (m: number) => (even ? m * m + m : m * m + 3);
      for (let m = even ? 2 : 1; m < 60; m += 2) assert.equal(f(m) % 2, 0);
      assert.equal(f(n), value);
      assert.equal(value % 2, even ? 0 : 1);
    },
  }),
]);

/** Templates of topics 1.6 and 1.9 in several forms. */
export const binomialAndProof = [expansions, identities, parity];
