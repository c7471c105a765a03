import assert from 'node:assert/strict';
import { assertClose, differentiate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { fraction, polynomial, signed, term } from '../../../tex.ts';
import { higher, raw } from '../writing.ts';

/** Paper 3: the tangent to a cubic midway between two of its zeros. */

const bracket = (zero: number) => (zero === 0 ? 'x' : `(x${signed(-zero)})`);

export const tangentsOfCubics = defineTemplate({
  key: 'aa-hl-investigation-cubic-tangents',
  calculatorAllowed: true,
  placements: higher('2.12', 3, ['5.4', '1.14']),
  variants: [
    { zeros: [-2, 2, 5], real: 5, touch: 2, slope: 9 },
    { zeros: [-3, 1, 5], real: 6, touch: 1, slope: 16 },
    { zeros: [-1, 3, 7], real: -4, touch: 3, slope: 4 },
  ] as { zeros: readonly [number, number, number]; real: number; touch: number; slope: number }[],
  solve: ({ zeros: [a, b, c] }) => {
    const f = (x: number) => (x - a) * (x - b) * (x - c);
    const [m, k] = [(a + b) / 2, (b + c) / 2];
    return {
      coefficients: [1, -(a + b + c), a * b + b * c + c * a, -a * b * c],
      m,
      height: f(m),
      gradient: -(((b - a) / 2) ** 2),
      k,
      second: f(k),
      steepness: -(((c - b) / 2) ** 2),
    };
  },
  write: ({ zeros: [a, b, c], real, touch, slope }, { coefficients, m, height, gradient, k, second, steepness }) => {
    const expanded = polynomial(coefficients);
    const derivative = polynomial([3, 2 * (coefficients[1] as number), coefficients[2] as number]);
    const root = Math.sqrt(slope);
    const tex = (value: number) => fraction(8 * value, 8);
    const line = `y = ${term(gradient, bracket(c))}`;
    return inParts({
      stem: raw`*In this question you will investigate the tangent to the graph of a cubic function midway between two of its zeros.*

Let $f(x) = ${bracket(a)}${bracket(b)}${bracket(c)}$.`,
      hint: 'At the mean of two zeros, which of the terms of the derivative can you compare?',
      parts: [
        {
          ask: raw`Expand $f(x)$.`,
          answer: `$${expanded}$`,
          solution: raw`$${bracket(a)}${bracket(b)} = ${polynomial([1, -(a + b), a * b])}$, and multiplied by $${bracket(c)}$ this is $${expanded}$.`,
          marks: ['M1 expands two of the brackets', `A1 $${expanded}$`],
          keys: [{ kind: 'expression', value: expanded }],
        },
        {
          ask: raw`Let $m$ be the mean of the zeros $${a}$ and $${b}$. Find $f(m)$ and $f'(m)$.`,
          answer: raw`$f(m) = ${tex(height)}$, $f'(m) = ${tex(gradient)}$`,
          solution: raw`$m = ${tex(m)}$ and $f(m) = ${tex(height)}$. From $f'(x) = ${derivative}$ follows $f'(m) = ${tex(gradient)}$.`,
          marks: [
            `A1 $f(m) = ${tex(height)}$`,
            raw`M1 differentiates $f$`,
            raw`A1 $f'(m) = ${tex(gradient)}$ (FT their expansion)`,
          ],
          keys: [
            { label: '$f(m) =$', value: height, tolerance: 0 },
            { label: "$f'(m) =$", value: gradient, tolerance: 0 },
          ],
        },
        {
          ask: raw`Find the equation of the tangent at $x = m$, and show that it meets the $x$-axis at $x = ${c}$.`,
          answer: raw`$${line}$`,
          solution: raw`The tangent is $y = ${tex(height)} ${gradient < 0 ? '-' : '+'} ${tex(Math.abs(gradient))}\left(x${m === 0 ? '' : m < 0 ? ` + ${tex(-m)}` : ` - ${tex(m)}`}\right)$, that is $${line}$. For $x = ${c}$ it gives $y = 0$.`,
          marks: [
            'M1 point and gradient in the equation of a line',
            `A1 $${line}$ (*accept* any equivalent form)`,
            `M1 puts $y = 0$, or $x = ${c}$`,
            'A1 correct conclusion',
          ],
          keys: [{ kind: 'equation', value: `y = ${gradient}(x - (${c}))` }],
        },
        {
          ask: raw`Show that the tangent midway between the zeros $${b}$ and $${c}$ meets the $x$-axis at the third zero as well.`,
          answer: 'As given.',
          solution: raw`Midway, $x = ${k}$, where $f(${k}) = ${second}$ and $f'(${k}) = ${steepness}$. The tangent is $y = ${term(steepness, bracket(k))}${signed(second)}$. At $x = ${a}$ this is $${steepness} \times (${a - k})${signed(second)} = 0$, so the line meets the axis at the third zero.`,
          marks: [
            `A1 $f(${k}) = ${second}$`,
            raw`A1 $f'(${k}) = ${steepness}$`,
            'M1 equation of the tangent',
            `A1 its value at $x = ${a}$ is 0`,
          ],
        },
        {
          before: raw`Now let $g(x) = (x - \alpha)(x - \beta)(x - \gamma)$ with real zeros, and let $\mu = \dfrac{\alpha + \beta}{2}$.`,
          ask: raw`Show that $g'(\mu) = -\dfrac{(\beta - \alpha)^2}{4}$.`,
          answer: 'As given.',
          solution: raw`$g'(x) = (x - \beta)(x - \gamma) + (x - \alpha)(x - \gamma) + (x - \alpha)(x - \beta)$. At $\mu$ we have $\mu - \alpha = \frac{\beta - \alpha}{2}$ and $\mu - \beta = -\frac{\beta - \alpha}{2}$. The first two terms cancel, and the third is $-\frac{(\beta - \alpha)^2}{4}$.`,
          marks: [
            'M1 product rule for three factors (*accept* the derivative of the expansion)',
            raw`A1 $\mu - \alpha = -(\mu - \beta) = \frac{\beta - \alpha}{2}$`,
            'A1 the first two terms cancel',
            'A1 the third term',
            'AG the stated derivative',
          ],
        },
        {
          joined: true,
          ask: raw`Hence prove that the tangent at $x = \mu$ meets the $x$-axis at $x = \gamma$.`,
          answer: 'As given.',
          solution: raw`$g(\mu) = -\frac{(\beta - \alpha)^2}{4}(\mu - \gamma) = g'(\mu)(\mu - \gamma)$. So the tangent $y = g(\mu) + g'(\mu)(x - \mu)$ is $y = g'(\mu)(x - \gamma)$, which is zero at $x = \gamma$.`,
          marks: [
            raw`A1 $g(\mu) = -\frac{(\beta - \alpha)^2}{4}(\mu - \gamma)$`,
            'M1 equation of the tangent',
            raw`A1 $y = g'(\mu)(x - \gamma)$`,
          ],
        },
        {
          ask: raw`Explain what this says when $\alpha = \beta$.`,
          answer: raw`The tangent at the double zero is the $x$-axis.`,
          solution: raw`Then $\mu = \alpha$ is a double zero and $g'(\mu) = 0$. The tangent is the $x$-axis itself, where $\gamma$ lies too.`,
          marks: ['A1 the gradient is 0', 'R1 the tangent is the $x$-axis, where all zeros lie'],
        },
        {
          before: raw`Another cubic has one real zero $\gamma$ and the complex zeros $p + q\mathrm{i}$ and $p - q\mathrm{i}$, so that $h(x) = (x - \gamma)\left((x - p)^2 + q^2\right)$.`,
          ask: raw`Show that the tangent to the graph of $h$ at $x = p$ meets the $x$-axis at $x = \gamma$, and write down its gradient.`,
          answer: raw`gradient $q^2$`,
          solution: raw`$h'(x) = (x - p)^2 + q^2 + 2(x - \gamma)(x - p)$, so $h'(p) = q^2$, and $h(p) = (p - \gamma)q^2$. The tangent is $y = (p - \gamma)q^2 + q^2(x - p) = q^2(x - \gamma)$, which is zero at $x = \gamma$.`,
          marks: ['M1 product rule', 'A1 gradient $q^2$', 'A1 tangent $y = q^2(x - \\gamma)$'],
          keys: [{ kind: 'expression', label: 'Gradient', value: 'q^2' }],
        },
        {
          ask: raw`The graph of such a cubic $h$ has its only zero at $x = ${real}$. The line through $(${real}, 0)$ with gradient ${slope} touches the graph at $x = ${touch}$. Write down the complex zeros of $h$.`,
          answer: raw`$${touch} \pm ${root === 1 ? '' : root}\mathrm{i}$`,
          solution: raw`By part (g), $p = ${touch}$ and $q^2 = ${slope}$, so the zeros are $${touch} + ${root}\mathrm{i}$ and $${touch} - ${root}\mathrm{i}$.`,
          marks: [
            `A1 real part ${touch}`,
            `A1 imaginary parts $${root}$ and $-${root}$ (*do not accept* ${slope}: the gradient is the square)`,
          ],
          keys: [{ kind: 'set', values: [`${touch} + ${root}i`, `${touch} - ${root}i`] }],
        },
      ],
    });
  },
  check: ({ zeros: [a, b, c], real, touch, slope }, { coefficients, m, height, gradient, k, second, steepness }) => {
    const f = (x: number) => coefficients.reduce((sum, each) => sum * x + each, 0);
    for (const zero of [a, b, c]) assert.equal(f(zero), 0);
    assertClose(f(m), height, 'height');
    assertClose(differentiate(f, m), gradient, 'gradient');
    assertClose(f(m) + differentiate(f, m) * (c - m), 0, 'the third zero', 1e-6);
    assertClose(f(k) + differentiate(f, k) * (a - k), 0, 'the other tangent', 1e-6);
    assertClose(f(k), second, 'second height');
    assertClose(differentiate(f, k), steepness, 'second gradient');
    const h = (x: number) => (x - real) * ((x - touch) ** 2 + slope);
    assertClose(differentiate(h, touch), slope, 'slope');
    assertClose(h(touch), slope * (touch - real), 'the point of contact');
    assert.ok(Number.isInteger(Math.sqrt(slope)));
  },
});
