import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, differentiate, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, signed, significant } from '../../../tex.ts';
import { foreseen, hl, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 5. Substitution and volumes of revolution (higher level). */

const substitutionIntegral = defineTemplate({
  key: 'ai-integral-by-substitution',
  calculatorAllowed: true,
  placements: [hl('5.11', 1, '5.5')],
  variants: [
    { a: 1, n: 3, y0: 2 },
    { a: 2, n: 2, y0: 3 },
    { a: -1, n: 4, y0: 1 },
    { a: 3, n: 2, y0: 10 },
    { a: -2, n: 3, y0: 5 },
    { a: 1, n: 5, y0: 1 },
    { a: -1, n: 2, y0: 4 },
    { a: 2, n: 3, y0: 7 },
  ],
  solve: ({ a, n, y0 }) => ({ divisor: 2 * (n + 1), numerator: 2 * (n + 1) * y0 - a ** (n + 1), at1: (1 + a) ** (n + 1) }),
  write: ({ a, n, y0 }, { divisor, numerator, at1 }, index) => {
    if (index >= 4) {
      const bracket = `x^{2}${signed(a)}`;
      const from = a ** (n + 1);
      const exactValue = fraction(at1 - from, divisor);
      const kept = fraction(1, divisor);
      return inParts({
        stem: prose`To find $I = \displaystyle\int_{0}^{1} x\left(${bracket}\right)^{${n}}\,\mathrm{d}x$ a student substitutes $u = ${bracket}$ and writes $I = \displaystyle\int_{0}^{1} \frac{1}{2}u^{${n}}\,\mathrm{d}u = ${kept}$.`,
        hint: 'The limits belong to the variable of integration.',
        parts: [
          {
            ask: 'Identify the mistake of the student.',
            answer: 'the limits were not changed',
            solution: prose`$x\,\mathrm{d}x = \frac{1}{2}\,\mathrm{d}u$ is right, but $0$ and $1$ are limits for $x$, not for $u$.`,
            marks: ['R1 limits not changed'],
          },
          {
            ask: prose`Write down the limits for $u$.`,
            answer: `$${a}$ and $${1 + a}$`,
            solution: prose`At $x = 0$, $u = ${a}$; at $x = 1$, $u = ${1 + a}$.`,
            marks: [`A1 $${a}$`, `A1 $${1 + a}$`],
            keys: [{ kind: 'set', values: [`${a}`, `${1 + a}`], ordered: true }],
          },
          {
            ask: 'Find the exact value of $I$.',
            answer: `$${exactValue}$`,
            solution: prose`$I = \left[\dfrac{u^{${n + 1}}}{${divisor}}\right]_{${a}}^{${1 + a}} = ${exactValue}$.`,
            marks: [prose`M1 $\frac{u^{${n + 1}}}{${divisor}}$`, 'M1 correct limits', `A1 $${exactValue}$`],
            keys: [toWithin((at1 - from) / divisor, 0.001)],
          },
          {
            ask: prose`A curve through $(0, ${y0})$ has the gradient $x\left(${bracket}\right)^{${n}}$. Use $I$ to find $y$ at $x = 1$.`,
            answer: `$${fraction(at1 + numerator, divisor)}$`,
            solution: prose`$y(1) = ${y0} + I = ${fraction(at1 + numerator, divisor)}$: the integral of the gradient is the change of $y$.`,
            marks: [prose`M1 $${y0} + I$`, `A1 $${fraction(at1 + numerator, divisor)}$`],
            keys: [toWithin((at1 + numerator) / divisor, 0.001)],
          },
        ],
      });
    }
    const inner = `x^{2}${signed(a)}`;
    const constant = fraction(numerator, divisor);
    const value = fraction(at1 + numerator, divisor);
    const plus = numerator < 0 ? ` - ${fraction(-numerator, divisor)}` : numerator === 0 ? '' : ` + ${constant}`;
    return {
      text: prose`
        The gradient of a curve is $\dfrac{\mathrm{d}y}{\mathrm{d}x} = x\left(${inner}\right)^{${n}}$, and the curve passes through $(0, ${y0})$.

        (a) Use the substitution $u = ${inner}$ to find $\displaystyle\int x\left(${inner}\right)^{${n}}\,\mathrm{d}x$. [4]

        (b) Find the equation of the curve. [2]

        (c) Find the exact value of $y$ at $x = 1$. [1]`,
      hint: 'What is the derivative of the inner function, and is it there up to a number?',
      answer: prose`
        (a) $\dfrac{\left(${inner}\right)^{${n + 1}}}{${divisor}} + c$

        (b) $y = \dfrac{\left(${inner}\right)^{${n + 1}}}{${divisor}}${plus}$

        (c) $${value}$`,
      solution: prose`
        (a) From $u = ${inner}$: $\dfrac{\mathrm{d}u}{\mathrm{d}x} = 2x$, so $x\,\mathrm{d}x = \frac{1}{2}\,\mathrm{d}u$. The integral becomes
        $$\int \frac{1}{2}u^{${n}}\,\mathrm{d}u = \frac{u^{${n + 1}}}{2 \times ${n + 1}} + c = \frac{\left(${inner}\right)^{${n + 1}}}{${divisor}} + c.$$

        (b) At $x = 0$: $${y0} = \dfrac{(${a})^{${n + 1}}}{${divisor}} + c = ${fraction(a ** (n + 1), divisor)} + c$, so $c = ${constant}$ and
        $y = \dfrac{\left(${inner}\right)^{${n + 1}}}{${divisor}}${plus}$.

        (c) At $x = 1$ the bracket is $${1 + a}$, so $y = \dfrac{${1 + a < 0 ? `(${1 + a})` : 1 + a}^{${n + 1}}}{${divisor}}${plus} = ${value}$.`,
      markScheme: scheme({
        a: [
          prose`M1 $\frac{\mathrm{d}u}{\mathrm{d}x} = 2x$`,
          prose`A1 $\int \frac{1}{2}u^{${n}}\,\mathrm{d}u$`,
          prose`A1 $\frac{u^{${n + 1}}}{${divisor}}$`,
          prose`A1 back in terms of $x$, with $+\,c$`,
        ],
        b: [prose`M1 $(0, ${y0})$ substituted`, prose`A1 $c = ${constant}$ in the equation`],
        c: [prose`A1 $${value}$`],
      }),
      numeric: [toWithin((at1 + numerator) / divisor, 0.001, 'c')],
      keys: [
        {
          kind: 'expression',
          part: 'a',
          value: `(x^2 + (${a}))^${n + 1}/${divisor}`,
          constant: 'added',
          slips: [
            {
              slip: 'method',
              value: `(x^2 + (${a}))^${n + 1}/${n + 1}`,
              note: 'A factor is missing that comes from putting du in the place of x dx.',
            },
          ],
        },
        {
          kind: 'equation',
          part: 'b',
          value: `y = (x^2 + (${a}))^${n + 1}/${divisor} + (${numerator})/${divisor}`,
        },
      ],
    };
  },
  check: ({ a, n, y0 }, { divisor, numerator, at1 }) => {
    const slope = (x: number) => x * (x * x + a) ** n;
    assertClose((at1 + numerator) / divisor, y0 + integrate(slope, 0, 1), 'the value at 1');
    const curve = (x: number) => (x * x + a) ** (n + 1) / divisor + numerator / divisor;
    assertClose(curve(0), y0, 'the starting point');
    assertClose(differentiate(curve, 1.3), slope(1.3), 'the gradient', 1e-5);
  },
});

const vaseVolume = defineTemplate({
  key: 'ai-volume-of-revolution',
  calculatorAllowed: true,
  placements: [hl('5.12', 2, '5.11')],
  variants: [
    { thing: 'vase', a: 2, b: 3, end: 9, unit: 'cm' },
    { thing: 'bell', a: 1.5, b: 2, end: 16, unit: 'cm' },
    { thing: 'lamp shade', a: 3, b: 5, end: 25, unit: 'cm' },
    { thing: 'horn', a: 0.8, b: 1, end: 36, unit: 'cm' },
    { thing: 'plant pot', a: 2.5, b: 6, end: 16, unit: 'cm' },
    { thing: 'rocket nose', a: 0.6, b: 0.5, end: 4, unit: 'm' },
    { thing: 'goblet', a: 1.2, b: 1.5, end: 9, unit: 'cm' },
    { thing: 'cooling tower model', a: 4, b: 8, end: 25, unit: 'cm' },
  ],
  solve: ({ a, b, end }) => {
    // y = a √x + b: ∫ y dx and π ∫ y² dx in closed form.
    const root = Math.sqrt(end);
    return {
      area: (2 / 3) * a * end * root + b * end,
      volume: Math.PI * ((a * a * end * end) / 2 + (4 / 3) * a * b * end * root + b * b * end),
      mouth: a * root + b,
    };
  },
  write: ({ thing, a, b, end, unit }, { area, volume, mouth }) => {
    const f = (x: number) => a * Math.sqrt(x) + b;
    const figure = new Diagram({ x: [0, end * 1.15], y: [-mouth * 1.2, mouth * 1.25], width: 420, height: 280 })
      .shadeBetween(f, () => 0, 0, end)
      .axes({ xTicks: [end] })
      .graph(f, 0, end)
      .graph((x) => -f(x), 0, end, 'd-dashed')
      .segment([end, 0], [end, mouth])
      .segment([end, 0], [end, -mouth], 'd-dashed');
    return {
      text: prose`
        The region between the curve $y = ${a}\sqrt{x} + ${b}$, the axes and the line $x = ${end}$ is rotated through $360^\circ$ about the $x$-axis. The solid models the inside of a ${thing}, with lengths in ${unit === 'cm' ? 'centimetres' : 'metres'}.

        ![](diagram:profile)

        (a) Write down the radius of the wider end. [1]

        (b) Calculate the area of the shaded region. [2]

        (c) Write down an integral for the volume of the solid. [2]

        (d) Calculate this volume. [2]

        (e) The ${thing} is filled up to the cross-section at $x = k$, starting from the narrow end, with half of this volume. Determine $k$. [3]`,
      hint: 'What shape is a thin slice, and what is its radius?',
      answer: prose`
        (a) $${significant(mouth)}\text{ ${unit}}$

        (b) $${significant(area)}\text{ ${unit}}^{2}$

        (c) $\displaystyle\pi\int_{0}^{${end}} \left(${a}\sqrt{x} + ${b}\right)^{2}\mathrm{d}x$

        (d) $${significant(volume)}\text{ ${unit}}^{3}$

        (e) $k = ${significant(halfDepth(a, b, end))}$`,
      solution: prose`
        (a) At $x = ${end}$: $y = ${a}\sqrt{${end}} + ${b} = ${significant(mouth)}\text{ ${unit}}$.

        (b) $\displaystyle\int_{0}^{${end}} \left(${a}\sqrt{x} + ${b}\right)\mathrm{d}x = ${significant(area, 5)}$, about $${significant(area)}\text{ ${unit}}^{2}$.

        (c) The solid consists of discs of radius $y$: $\displaystyle V = \pi\int_{0}^{${end}} \left(${a}\sqrt{x} + ${b}\right)^{2}\mathrm{d}x$.

        (d) The calculator gives $V = ${significant(volume, 5)}$, about $${significant(volume)}\text{ ${unit}}^{3}$.

        (e) Solve $\displaystyle\pi\int_{0}^{k} \left(${a}\sqrt{x} + ${b}\right)^{2}\mathrm{d}x = ${significant(volume / 2, 5)}$ with the calculator, for instance as the intersection of the graph of the left side with a horizontal line: $k = ${significant(halfDepth(a, b, end))}$. It is more
        than half of $${end}$, because the narrow end holds less.`,
      markScheme: scheme({
        a: [prose`A1 $${significant(mouth)}$`],
        b: ['(M1) definite integral', prose`A1 $${significant(area)}$`],
        c: [prose`A1 integrand $y^{2}$ with $\pi$`, 'A1 limits'],
        d: ['(M1) evaluation', prose`A1 $${significant(volume)}$`],
        e: ['M1 equation with upper limit $k$', 'M1 half of their volume', prose`A1 $${significant(halfDepth(a, b, end))}$`],
      }),
      numeric: [
        near(mouth, 'a', unit),
        near(area, 'b', `${unit}²`),

        toWithin(halfDepth(a, b, end), halfDepth(a, b, end) * 0.006, 'e'),
      ],
      keys: [
        foreseen(near(volume, 'd', `${unit}³`), [{ slip: 'method', value: volume / Math.PI, note: 'The factor pi is missing.' }]),
      ],
      diagrams: [
        {
          name: 'profile',
          svg: figure.toSvg(),
          alt: `The region under a rising curve from x = 0 to x = ${end}, shaded, with its mirror image below the x-axis dashed.`,
        },
      ],
    };
  },
  check: ({ a, b, end }, { area, volume }) => {
    // With x = s² the integrands are polynomials, which Simpson's rule takes exactly.
    const root = Math.sqrt(end);
    const slices = (to: number) => integrate((s) => Math.PI * (a * s + b) ** 2 * 2 * s, 0, to);
    assertClose(
      area,
      integrate((s) => (a * s + b) * 2 * s, 0, root),
      'the area',
    );
    assertClose(volume, slices(root), 'the volume');
    const k = halfDepth(a, b, end);
    assertClose(slices(Math.sqrt(k)) * 2, volume, 'half of the volume');
    assert.ok(k > end / 2 && k < end);
  },
});

/** The x up to which half of the solid under y = a √x + b lies. */
function halfDepth(a: number, b: number, end: number): number {
  const part = (x: number) => (a * a * x * x) / 2 + (4 / 3) * a * b * x ** 1.5 + b * b * x;
  return bisect((x) => part(x) - part(end) / 2, 0, end);
}

export const furtherIntegralsTemplates: readonly QuestionTemplate[] = [substitutionIntegral, vaseVolume];
