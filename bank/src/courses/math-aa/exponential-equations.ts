import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { core, exact, raw, threeFigures } from './writing.ts';

/** Topic 1: exponential and logarithmic equations, by substitution, by the laws, and by taking logarithms. */

const asQuadratic = defineTemplate({
  key: 'aa-exponential-as-quadratic',
  calculatorAllowed: false,
  placements: core('1.7.2', 1, ['2.7']),
  variants: [
    { base: 2, p: 2, q: 8, m: 1, n: 3 },
    { base: 3, p: 3, q: 9, m: 1, n: 2 },
    { base: 2, p: 4, q: 16, m: 2, n: 4 },
    { base: 5, p: 5, q: 25, m: 1, n: 2 },
  ],
  solve: ({ p, q }) => ({ sum: p + q, product: p * q }),
  write: ({ base, p, q, m, n }, { sum, product }) =>
    inParts({
      stem: raw`Consider the equation $${base}^{2x} - ${sum} \times ${base}^x + ${product} = 0$.`,
      hint: raw`How is $${base}^{2x}$ related to $${base}^x$?`,
      parts: [
        {
          ask: raw`By writing $u = ${base}^x$, show that $u^2 - ${sum}u + ${product} = 0$.`,
          answer: 'As given.',
          solution: raw`$${base}^{2x} = \left(${base}^x\right)^2 = u^2$, and the equation becomes $u^2 - ${sum}u + ${product} = 0$.`,
          marks: [raw`A1 $${base}^{2x} = \left(${base}^x\right)^2$`, 'AG the quadratic equation'],
        },
        {
          ask: 'Hence solve the equation for $x$.',
          answer: `$x = ${m}$ or $x = ${n}$`,
          solution: raw`$(u - ${p})(u - ${q}) = 0$, so $${base}^x = ${p}$ or $${base}^x = ${q}$. This gives $x = ${m}$ or $x = ${n}$.`,
          marks: [
            `M1 factorises, or uses the formula`,
            `A1 $u = ${p}$ or $u = ${q}$ (stopping here earns two marks)`,
            `A1 $x = ${m}$`,
            `A1 $x = ${n}$`,
          ],
          keys: [{ kind: 'set', values: [`${m}`, `${n}`] }],
        },
        {
          ask: raw`Explain why the equation $${base}^{2x} - ${q - p} \times ${base}^x - ${product} = 0$ has one real solution only.`,
          answer: raw`One value of $u$ is negative, and $${base}^x$ is positive.`,
          solution: raw`With $u = ${base}^x$ it is $(u - ${q})(u + ${p}) = 0$. The value $u = -${p}$ is impossible, since $${base}^x > 0$ for all real $x$. Only $${base}^x = ${q}$ is left.`,
          marks: [`A1 $u = ${q}$ or $u = -${p}$`, raw`R1 $${base}^x$ is never negative`],
        },
      ],
    }),
  check: ({ base, p, q, m, n }, { sum, product }) => {
    for (const x of [m, n]) assertClose(base ** (2 * x) - sum * base ** x + product, 0, 'a solution');
    const f = (x: number) => base ** (2 * x) - (q - p) * base ** x - product;
    assertClose(bisect(f, -5, n + 2), n, 'the only solution');
    for (let x = -6; x < n - 0.01; x += 0.05) assert.ok(f(x) < 0);
  },
});

const falseSolution = defineTemplate({
  key: 'aa-logarithmic-equation-false-solution',
  calculatorAllowed: false,
  placements: core('1.7.2', 1, ['1.7.1']),
  // log_b(x + d) + log_b(x) = k with b^k = r(r + d)
  variants: [
    { base: 2, d: 2, k: 3, root: 2 },
    { base: 3, d: 6, k: 3, root: 3 },
    { base: 2, d: 4, k: 5, root: 4 },
    { base: 6, d: 5, k: 2, root: 4 },
  ],
  solve: ({ d, root }) => ({ product: root * (root + d), other: -(root + d) }),
  write: ({ base, d, k, root }, { product, other }) =>
    inParts({
      stem: raw`Consider the equation $\log_{${base}}(x + ${d}) + \log_{${base}} x = ${k}$.`,
      hint: 'For which values of $x$ is each of the logarithms defined?',
      parts: [
        {
          ask: raw`Show that every solution satisfies $x^2 + ${d}x - ${product} = 0$.`,
          answer: 'As given.',
          solution: raw`The sum is $\log_{${base}}\left(x(x + ${d})\right) = ${k}$, so $x(x + ${d}) = ${base}^{${k}} = ${product}$ and $x^2 + ${d}x - ${product} = 0$.`,
          marks: ['M1 law for the sum of logarithms', raw`A1 $x(x + ${d}) = ${base}^{${k}}$`, 'AG the quadratic equation'],
        },
        {
          ask: 'Solve the equation, giving a reason for any value that you reject.',
          answer: `$x = ${root}$`,
          solution: raw`$(x - ${root})(x + ${-other}) = 0$, so $x = ${root}$ or $x = ${other}$. The logarithm of $${other}$ is not defined, so $x = ${root}$.`,
          marks: [
            'M1 solves the quadratic equation',
            `A1 $x = ${root}$ and $x = ${other}$`,
            `R1 rejects $x = ${other}$, as $x > 0$ is needed (keeping both values loses this mark)`,
          ],
          keys: [exact(root)],
        },
        {
          ask: raw`A student solves $\log_{${base}}\left(x(x + ${d})\right) = ${k}$ instead, and keeps both values. Determine whether the student is right.`,
          answer: raw`Yes: $x(x + ${d})$ is positive for both.`,
          solution: raw`For $x = ${other}$ the product $x(x + ${d}) = ${other} \times (${other + d}) = ${product}$ is positive, so this logarithm is defined. Both values are solutions of this equation, which is not the same as the first.`,
          marks: [raw`A1 $x(x + ${d}) = ${product} > 0$ for both values`, 'R1 so both are solutions of this equation'],
        },
      ],
    }),
  check: ({ base, d, k, root }, { other }) => {
    const log = (x: number) => Math.log(x) / Math.log(base);
    assertClose(log(root + d) + log(root), k, 'the solution');
    assertClose(log(other * (other + d)), k, 'the other equation');
    assert.ok(other < 0 && other + d < 0);
  },
});

const whenTheyMeet = defineTemplate({
  key: 'aa-exponentials-that-meet',
  calculatorAllowed: true,
  placements: core('1.7.2', 2, ['2.9', '2.10']),
  variants: [
    { first: 'Town A', second: 'town B', of: 'inhabitants', a: 48, p: 2, b: 75, q: -1, scale: 'thousand', unit: 'years' },
    {
      first: 'Streaming service A',
      second: 'service B',
      of: 'subscribers',
      a: 20,
      p: 15,
      b: 90,
      q: 4,
      scale: 'thousand',
      unit: 'months',
    },
    {
      first: 'Bacterial culture A',
      second: 'culture B',
      of: 'cells',
      a: 3,
      p: 40,
      b: 30,
      q: 12,
      scale: 'million',
      unit: 'hours',
    },
    { first: 'Savings account A', second: 'account B', of: 'euros', a: 5, p: 6, b: 7, q: 3, scale: 'thousand', unit: 'years' },
  ],
  solve: ({ a, p, b, q }) => {
    const [u, v] = [1 + p / 100, 1 + q / 100];
    const t = Math.log(b / a) / Math.log(u / v);
    return { u, v, t, both: a * u ** t, twice: Math.log((2 * b) / a) / Math.log(u / v) };
  },
  write: ({ first, second, of, a, p, b, q, scale, unit }, { u, v, t, both, twice }) =>
    inParts({
      stem: raw`${first} has ${a} ${scale} ${of} and ${second} has ${b} ${scale}. The number at A grows by $${p}\,\%$ and the number at B ${q < 0 ? 'falls' : 'grows'} by $${Math.abs(q)}\,\%$ in each of the ${unit} that follow.`,
      hint: 'Which operation brings an unknown down from an exponent?',
      parts: [
        {
          ask: raw`Write down expressions for both numbers after $t$ ${unit}.`,
          answer: raw`$${a} \times ${u}^t$ and $${b} \times ${v}^t$ (in ${scale}s)`,
          solution: raw`A change of $${p}\,\%$ is a factor of $${u}$, and a change of $${q}\,\%$ one of $${v}$: $${a} \times ${u}^t$ and $${b} \times ${v}^t$, in ${scale}s.`,
          marks: [raw`A1 $${a} \times ${u}^t$`, raw`A1 $${b} \times ${v}^t$`],
          keys: [
            { kind: 'expression', label: 'A', value: `${a} * ${u}^t` },
            { kind: 'expression', label: 'B', value: `${b} * ${v}^t` },
          ],
        },
        {
          ask: raw`Show that the numbers are equal when $t = \dfrac{\ln\left(${fraction(b, a)}\right)}{\ln\left(\frac{${u}}{${v}}\right)}$, and find this time.`,
          answer: raw`$t = ${significant(t)}$ ${unit}`,
          solution: raw`$${a} \times ${u}^t = ${b} \times ${v}^t$ gives $\left(\dfrac{${u}}{${v}}\right)^t = ${fraction(b, a)}$. Taking logarithms, $t\ln\left(\dfrac{${u}}{${v}}\right) = \ln\left(${fraction(b, a)}\right)$, so $t = ${significant(t)}$ ${unit}.`,
          marks: [
            'M1 equates the two',
            'A1 quotient of the powers',
            'M1 takes logarithms (a solution by graph earns the last mark alone)',
            `A1 $t = ${significant(t)}$`,
          ],
          keys: [threeFigures(t)],
        },
        {
          ask: 'Find the number at each of them at this time.',
          answer: `$${significant(both)}$ ${scale}`,
          solution: raw`$${a} \times ${u}^{${significant(t, 5)}} = ${significant(both)}$, in ${scale}s.`,
          marks: ['M1 substitutes the time into either expression', `A1 $${significant(both)}$ ${scale} (FT their time)`],
          keys: [{ ...threeFigures(both) }],
        },
        {
          ask: 'Determine when the number at A is twice the number at B.',
          answer: raw`$t = ${significant(twice)}$ ${unit}`,
          solution: raw`Now $\left(\dfrac{${u}}{${v}}\right)^t = ${fraction(2 * b, a)}$, and $t = ${significant(twice)}$ ${unit}.`,
          marks: [
            'M1 the number at A is twice the number at B (the other way round earns no marks)',
            raw`A1 $\left(\frac{${u}}{${v}}\right)^t = ${fraction(2 * b, a)}$`,
            `A1 $t = ${significant(twice)}$`,
          ],
          keys: [threeFigures(twice)],
        },
      ],
    }),
  check: ({ a, b }, { u, v, t, both, twice }) => {
    assertClose(
      bisect((x) => a * u ** x - b * v ** x, 0, 100),
      t,
      'the time',
    );
    assertClose(b * v ** t, both, 'the number at B');
    assertClose(a * u ** twice, 2 * b * v ** twice, 'twice');
  },
});

export const exponentialEquations = [asQuadratic, falseSolution, whenTheyMeet];
