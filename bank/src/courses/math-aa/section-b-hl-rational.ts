import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, integrate, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, gcd, point, polynomial, signed, signedTerm } from '../../tex.ts';
import { factor, rationalGraph } from './polynomial-graphs.ts';
import { exact, higher, inExactForm, raw } from './writing.ts';

/** Long questions about one rational function for Section B of paper 1 of HL: 18 or 19 marks each. */

const twoPoles = form({
  // a / (x - p) + b / (x - q) with positive a and b, and p < q.
  variants: [
    { p: -1, q: 3, a: 1, b: 2 },
    { p: -2, q: 1, a: 1, b: 2 },
    { p: -4, q: 2, a: 1, b: 2 },
  ],
  solve: ({ p, q, a, b }) => ({
    top: [a + b, -(a * q + b * p)] as const,
    bottom: [1, -(p + q), p * q] as const,
    // The area is the logarithm of this quotient.
    area: [(q + 2 - p) ** a * 2 ** b, (q + 1 - p) ** a] as const,
  }),
  write: ({ p, q, a, b }, { top, bottom, area: [over, under] }) => {
    const [s, t] = top;
    const f = (x: number) => (s * x + t) / ((x - p) * (x - q));
    const tex = raw`\dfrac{${polynomial([...top])}}{${polynomial([...bottom])}}`;
    const parts = raw`\dfrac{${a}}{x${signed(-p)}} + \dfrac{${b}}{x${signed(-q)}}`;
    const zero = fraction(-t, s);
    const height = fraction(t, p * q);
    const text = (n: number, d: number) => {
      const common = gcd(n, d) * Math.sign(d);
      return `${n / common}${d === common ? '' : `/${d / common}`}`.replace('-', '−');
    };
    const area = raw`\ln ${over % under === 0 ? over / under : raw`\frac{${over}}{${under}}`}`;
    const sketch = rationalGraph(f, [p, q], [p - 5, q + 5], [-6, 6])
      .label([-t / s, 0], `${text(-t, s)}`, { dx: 14, dy: 18 })
      .label([0, t / (p * q)], `${text(t, p * q)}`, { dx: -16, dy: 4 })
      .point([-t / s, 0])
      .point([0, t / (p * q)]);
    return inParts({
      stem: raw`Let $f(x) = ${tex}$, where $x \in \mathbb{R}$, $x \ne ${p}$, $x \ne ${q}$.`,
      hint: 'Written as a sum of two fractions, the function shows how each of them changes.',
      diagrams: [
        {
          name: 'graph',
          svg: sketch.toSvg(),
          alt: `Three falling branches with the vertical asymptotes x = ${p} and x = ${q}: the left one below the x-axis, the middle one from high values to low ones, the right one above the axis.`,
        },
      ],
      parts: [
        {
          ask: 'Write down the equations of all asymptotes of the graph of $f$.',
          answer: `$x = ${p}$, $x = ${q}$ and $y = 0$`,
          solution: raw`The denominator is $${factor(p)}${factor(q)}$, and at its zeros the numerator is not zero: $x = ${p}$ and $x = ${q}$. The denominator has the higher degree, so $f(x)$ tends to zero for large $|x|$: $y = 0$. The horizontal one is the asymptote most often forgotten.`,
          marks: [`A1 $x = ${p}$`, `A1 $x = ${q}$`, 'A1 $y = 0$'],
        },
        {
          ask: 'Find the coordinates of the points where the graph meets the axes.',
          answer: raw`$\left(${zero}, 0\right)$ and $\left(0, ${height}\right)$`,
          solution: raw`The numerator is zero at $x = ${zero}$, and $f(0) = ${height}$.`,
          marks: [raw`A1 $\left(${zero}, 0\right)$`, raw`A1 $\left(0, ${height}\right)$`],
          keys: [
            { kind: 'coordinate', label: 'On the $x$-axis', values: [zero, '0'] },
            { kind: 'coordinate', label: 'On the $y$-axis', values: ['0', height] },
          ],
        },
        {
          ask: 'Express $f(x)$ in partial fractions.',
          answer: `$${parts}$`,
          solution: raw`Let $f(x) = \dfrac{A}{x${signed(-p)}} + \dfrac{B}{x${signed(-q)}}$. Then $${polynomial([...top])} = A(x${signed(-q)}) + B(x${signed(-p)})$. At $x = ${p}$ this gives $${s * p + t} = ${p - q}A$, so $A = ${a}$; at $x = ${q}$ it gives $${s * q + t} = ${q - p}B$, so $B = ${b}$. Check: the sum of $A$ and $B$ is ${s}, the coefficient of $x$.`,
          marks: [raw`M1 $${polynomial([...top])} = A(x${signed(-q)}) + B(x${signed(-p)})$`, `A1 $A = ${a}$`, `A1 $B = ${b}$`],
          keys: [{ kind: 'expression', value: parts.replaceAll('dfrac', 'frac'), domain: { x: { from: q + 1, to: q + 4 } } }],
        },
        {
          ask: 'Hence show that $f$ is decreasing on each interval of its domain.',
          answer: 'As given.',
          solution: raw`$f'(x) = -\dfrac{${a}}{(x${signed(-p)})^2} - \dfrac{${b}}{(x${signed(-q)})^2}$. Squares of real numbers other than zero are positive, so both terms are negative for each $x$ of the domain, and so is $f'(x)$.`,
          marks: [raw`M1 differentiates both fractions`, "R1 both terms are negative, so $f'(x) < 0$", 'AG $f$ is decreasing'],
        },
        {
          ask: 'Sketch the graph of $f$, and label its asymptotes and the points where it meets the axes.',
          answer: 'Three falling branches: below the $x$-axis, across it, above it',
          solution: raw`All branches fall. The left one comes from the $x$-axis and goes to $-\infty$, the middle one leads from $+\infty$ to $-\infty$ through both intercepts, the right one comes from $+\infty$ and approaches the $x$-axis.

![](diagram:graph)`,
          marks: ['A1 left and right branch', 'A1 middle branch', 'A1 asymptotes and intercepts labelled'],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: raw`Deduce the number of solutions of the equation $f(x) = k$ for $k \ne 0$. Justify your answer.`,
          answer: '$2$',
          solution: raw`On the middle branch $f$ takes every real value exactly once, since it falls from $+\infty$ to $-\infty$. Of the outer branches one takes all positive values once and the other all negative ones. So each $k \ne 0$ is taken twice: there are 2 solutions.`,
          marks: ['A1 $2$', 'R1 the middle branch takes every value once, one of the outer branches takes it once more'],
          keys: [exact(2)],
        },
        {
          ask: raw`Find the area between the graph of $f$, the $x$-axis and the lines $x = ${q + 1}$ and $x = ${q + 2}$, giving your answer in the form $\ln c$, where $c \in \mathbb{Q}$.`,
          answer: `$${area}$`,
          solution: raw`The graph lies above the axis there, so the area is $\Big[${a === 1 ? '' : a}\ln|x${signed(-p)}| + ${b === 1 ? '' : b}\ln|x${signed(-q)}|\Big]_{${q + 1}}^{${q + 2}}$. That is $${a === 1 ? '' : a}\ln ${q + 2 - p} - ${a === 1 ? '' : a}\ln ${q + 1 - p} + ${b === 1 ? '' : b}\ln 2$, since $\ln 1 = 0$. By the laws of logarithms this is $${area}$.`,
          marks: [raw`M1 integrates the partial fractions`, 'A1 substitutes the limits correctly', `A1 $${area}$`],
          keys: [inExactForm(Math.log(over / under), area)],
        },
      ],
    });
  },
  check: ({ p, q, a, b }, { top: [s, t], bottom, area: [over, under] }) => {
    const f = (x: number) => (s * x + t) / (bottom[0] * x * x + bottom[1] * x + bottom[2]);
    for (const x of [p - 2.3, (p + 2 * q) / 3 + 0.07, q + 1.9]) {
      assertClose(f(x), a / (x - p) + b / (x - q), 'partial fractions', 1e-9);
      assert.ok(differentiate(f, x) < 0);
    }
    assertClose(integrate(f, q + 1, q + 2), Math.log(over / under), 'area', 1e-8);
    assert.ok(a > 0 && b > 0 && t !== 0);
  },
});

const obliqueAsymptote = form({
  // x + a + r^2 / (x - p)
  variants: [
    { a: 1, p: 2, r: 2 },
    { a: -2, p: -1, r: 3 },
    { a: 3, p: 1, r: 2 },
  ],
  solve: ({ a, p, r }) => ({ b: a - p, c: r * r - a * p, low: a + p - 2 * r, high: a + p + 2 * r }),
  write: ({ a, p, r }, { b, c, low, high }) => {
    const top = polynomial([1, b, c]);
    const f = (x: number) => x + a + (r * r) / (x - p);
    const whole = polynomial([1, a]);
    const split = raw`${whole} + \dfrac{${r * r}}{x${signed(-p)}}`;
    const [half, double] = [fraction(2 * p + 3 + 2 * a, 2), r * r];
    const area = 2 * p + 3 + 2 * a < 0 ? raw`${double}\ln 2 - ${fraction(-2 * p - 3 - 2 * a, 2)}` : raw`${half} + ${double}\ln 2`;
    const quadratic = polynomial([1, -(low + high), low * high], 'w');
    const sketch = rationalGraph(f, [p], [p - 9, p + 9], [low - 8, high + 8])
      .segment(
        [Math.max(p - 9, low - 8 - a), Math.max(p - 9, low - 8 - a) + a],
        [Math.min(p + 9, high + 8 - a), Math.min(p + 9, high + 8 - a) + a],
        'd-dashed',
      )
      .label([Math.min(p + 9, high + 8 - a), Math.min(p + 9, high + 8 - a) + a], `y = ${whole}`, {
        math: true,
        anchor: 'end',
        dy: 22,
      })
      .label([p - r, low], point(p - r, low), { dy: 20 })
      .label([p + r, high], point(p + r, high), { dy: -12 })
      .point([p - r, low])
      .point([p + r, high]);
    return inParts({
      stem: raw`Let $f(x) = \dfrac{${top}}{x${signed(-p)}}$, where $x \in \mathbb{R}$, $x \ne ${p}$.`,
      hint: 'A value $w$ is taken by the function if an equation for $x$ has a real solution.',
      diagrams: [
        {
          name: 'graph',
          svg: sketch.toSvg(),
          alt: `Two branches with the asymptotes x = ${p} and y = ${whole}: the left one below the oblique asymptote with a highest point at x = ${p - r}, the right one above it with a lowest point at x = ${p + r}.`,
        },
      ],
      parts: [
        {
          ask: raw`Express $f(x)$ in the form $x + A + \dfrac{B}{x${signed(-p)}}$, where $A, B \in \mathbb{Z}$.`,
          answer: `$${split}$`,
          solution: raw`$(${whole})(x${signed(-p)}) = ${polynomial([1, b, -a * p])}$, and $${r * r}$ more is $${top}$. So $f(x) = ${split}$. Division with remainder leads to the same.`,
          marks: ['M1 division, or compares coefficients', `A1 $A = ${a}$`, `A1 $B = ${r * r}$`],
          keys: [{ kind: 'expression', value: split.replaceAll('dfrac', 'frac'), domain: { x: { from: p + 1, to: p + 5 } } }],
        },
        {
          ask: 'Write down the equations of the asymptotes of the graph of $f$.',
          answer: `$x = ${p}$ and $y = ${whole}$`,
          solution: raw`The denominator is zero at $x = ${p}$, where the numerator is not. For large $|x|$ the fraction $\dfrac{${r * r}}{x${signed(-p)}}$ tends to zero, so the graph approaches the line $y = ${whole}$.`,
          marks: [`A1 $x = ${p}$`, `A1 $y = ${whole}$`],
        },
        {
          ask: raw`By writing $f(x) = w$ as a quadratic equation in $x$, determine the range of $f$.`,
          answer: raw`$f(x) \le ${low}$ or $f(x) \ge ${high}$`,
          solution: raw`$${top} = w(x${signed(-p)})$ gives $x^2 + (${b} - w)x + (${c}${p < 0 ? ' - ' : ' + '}${Math.abs(p) === 1 ? '' : Math.abs(p)}w) = 0$. It has a real solution when $(${b} - w)^2 - 4(${c}${p < 0 ? ' - ' : ' + '}${Math.abs(p) === 1 ? '' : Math.abs(p)}w) \ge 0$, that is $${quadratic} \ge 0$. The left-hand side is zero for $w = ${low}$ and $w = ${high}$ and is negative between them. So the range is $f(x) \le ${low}$ or $f(x) \ge ${high}$.`,
          marks: [
            'M1 quadratic equation in $x$',
            'M1 discriminant, not negative',
            `A1 $${quadratic} \\ge 0$`,
            `A1 $w = ${low}$ and $w = ${high}$`,
            raw`A1 $f(x) \le ${low}$ or $f(x) \ge ${high}$`,
          ],
          keys: [
            {
              kind: 'interval',
              intervals: [
                { from: null, to: `${low}` },
                { from: `${high}`, to: null },
              ],
            },
          ],
        },
        {
          ask: 'Hence find the coordinates of the local maximum and of the local minimum of the graph of $f$.',
          answer: `local maximum $${point(p - r, low)}$, local minimum $${point(p + r, high)}$`,
          solution: raw`At the ends of the range the quadratic equation has a double root, $x = \dfrac{w${signed(-b)}}{2}$. For $w = ${low}$ this is $x = ${p - r}$, the highest point of its branch; for $w = ${high}$ it is $x = ${p + r}$, the lowest point of the other. That the local maximum lies below the local minimum is no contradiction: the asymptote separates them.`,
          marks: [
            raw`M1 double root $x = \frac{w${signed(-b)}}{2}$, or $f'(x) = 0$`,
            `A1 local maximum $${point(p - r, low)}$`,
            `A1 local minimum $${point(p + r, high)}$`,
          ],
          keys: [
            { kind: 'coordinate', label: 'Local maximum', values: [`${p - r}`, `${low}`] },
            { kind: 'coordinate', label: 'Local minimum', values: [`${p + r}`, `${high}`] },
          ],
        },
        {
          ask: 'Sketch the graph of $f$, and label its asymptotes, its local maximum and its local minimum.',
          answer: 'Two branches, one in each of two opposite angles between the asymptotes',
          solution: raw`One branch lies below the oblique asymptote to the left of $x = ${p}$, the other above it to the right.

![](diagram:graph)`,
          marks: ['A1 two branches of the right shape', 'A1 asymptotes drawn and labelled', 'A1 both stationary points labelled'],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: raw`Find the exact area between the graph of $f$, the $x$-axis and the lines $x = ${p + 1}$ and $x = ${p + 2}$.`,
          answer: `$${area}$`,
          solution: raw`By part (a) the area is $\left[\frac{1}{2}x^2${signedTerm(a, 'x')} + ${double}\ln|x${signed(-p)}|\right]_{${p + 1}}^{${p + 2}}$. The first two terms change by $${half}$, and the logarithm by $\ln 2 - \ln 1 = \ln 2$: the area is $${area}$. As the graph lies above $y = ${high}$ there, it has to be greater than ${high}.`,
          marks: ['M1 integrates the form of part (a)', `A1 correct antiderivative with the limits`, `A1 $${area}$`],
          keys: [inExactForm(p + 1.5 + a + double * Math.log(2), area)],
        },
      ],
    });
  },
  check: ({ a, p, r }, { b, c, low, high }) => {
    const f = (x: number) => (x * x + b * x + c) / (x - p);
    assertClose(maximise(f, p - 20, p - 0.01).value, low, 'local maximum', 1e-6);
    assertClose(minimise(f, p + 0.01, p + 20).value, high, 'local minimum', 1e-6);
    assertClose(maximise(f, p - 20, p - 0.01).at, p - r, 'place of the maximum', 1e-3);
    assertClose(minimise(f, p + 0.01, p + 20).at, p + r, 'place of the minimum', 1e-3);
    assertClose(f(1e6) - 1e6, a, 'oblique asymptote', 1e-4);
    assertClose(integrate(f, p + 1, p + 2), p + 1.5 + a + r * r * Math.log(2), 'area', 1e-8);
  },
});

const rationalFunction = inForms(
  {
    key: 'aa-section-b-hl-rational-function',
    calculatorAllowed: false,
    placements: higher('2.13', 1, ['1.11', '2.10', '5.11']),
  },
  [twoPoles, obliqueAsymptote],
);

/** Section B of paper 1 of HL: rational functions. */
export const sectionBRational = [rationalFunction];
