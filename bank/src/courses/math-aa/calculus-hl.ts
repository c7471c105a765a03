import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, bisect, differentiate, integrate, simulate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, polynomial, signed, significant, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import type { Point } from './figures.ts';
import {
  areasByParts,
  emptyingCones,
  givenSolutions,
  implicitNormals,
  limitsTwice,
  seriesByDerivatives,
  volumesBack,
} from './further-calculus-forms-hl.ts';
import { exact, higher, inExactForm, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: the additional higher level. */

const lHopitalLimit = defineTemplate({
  key: 'aa-hl-lhopital-mc',
  calculatorAllowed: false,
  placements: higher('5.13', 1),
  variants: [
    { a: 3, b: 2 },
    { a: 2, b: 5 },
    { a: 4, b: 3 },
    { a: 5, b: 4 },
    { a: 7, b: 2 },
    { a: 3, b: 8 },
    { a: 6, b: 5 },
    { a: 2, b: 7 },
  ],
  solve: ({ a, b }) => ({ limit: a / b }),
  write: ({ a, b }, _, variantIndex) => {
    const choice = multipleChoice(
      `$${fraction(a, b)}$`,
      [
        wrong('$1$', 'You overlooked the factors in front of x, which stay when you differentiate.'),
        wrong(`$${fraction(b, a)}$`, 'You divided the derivatives the wrong way round.', 'reciprocal'),
        wrong('$0$', 'You looked at the numerator alone, but the denominator tends to zero as well.'),
      ],
      variantIndex,
    );
    return {
      text: raw`What is $\displaystyle\lim_{x \to 0} \frac{\sin ${a}x}{e^{${b}x} - 1}$? [1]`,
      hint: 'What do the numerator and the denominator tend to?',
      solution: raw`At $x = 0$ the quotient has the form $\frac{0}{0}$, so l'Hôpital's rule applies. Differentiate numerator and denominator separately: $$\lim_{x \to 0} \frac{\sin ${a}x}{e^{${b}x} - 1} = \lim_{x \to 0} \frac{${a}\cos ${a}x}{${b}e^{${b}x}} = \frac{${a}}{${b}}.$$`,
      ...choice,
    };
  },
  check: ({ a, b }, { limit }) => {
    const at = (x: number) => Math.sin(a * x) / Math.expm1(b * x);
    assertClose((at(1e-5) + at(-1e-5)) / 2, limit, 'values near zero', 1e-6);
    assert.notEqual(a, b);
  },
});

const implicitTangent = defineTemplate({
  key: 'aa-hl-implicit-tangent',
  calculatorAllowed: false,
  placements: higher('5.14', 1),
  // x^2 + kxy + y^2 = c through (x0, y0)
  variants: [
    { k: 1, x0: 1, y0: 2 },
    { k: 1, x0: 2, y0: 3 },
    { k: -1, x0: 1, y0: 3 },
    { k: 3, x0: 1, y0: 2 },
    { k: -1, x0: 3, y0: 4 },
    { k: 3, x0: 3, y0: -1 },
    { k: 4, x0: 1, y0: 2 },
    { k: -3, x0: 1, y0: -2 },
  ],
  solve: ({ k, x0, y0 }) => ({
    c: x0 * x0 + k * x0 * y0 + y0 * y0,
    top: -(2 * x0 + k * y0),
    bottom: k * x0 + 2 * y0,
  }),
  write: ({ k, x0, y0 }, { c, top, bottom }) => {
    const middle = `${k < 0 ? '-' : '+'} ${term(Math.abs(k), 'xy')}`;
    const slope = fraction(top, bottom);
    const derivative = raw`-\dfrac{2x ${k < 0 ? '-' : '+'} ${term(Math.abs(k), 'y')}}{${term(k, 'x')} + 2y}`;
    // bottom (y - y0) = top (x - x0), as integers with a positive first coefficient.
    const direction = top === 0 ? Math.sign(bottom) : -Math.sign(top);
    const [p, q] = [-top * direction, bottom * direction];
    const line = `${term(p, 'x')} ${q < 0 ? '-' : '+'} ${term(Math.abs(q), 'y')} = ${p * x0 + q * y0}`;
    return {
      text: paragraphs(
        raw`A curve has the equation $x^2 ${middle} + y^2 = ${c}$.`,
        raw`(a) Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${derivative}$. [4]`,
        raw`(b) Find the equation of the tangent to the curve at the point $(${x0}, ${y0})$, in the form $ax + by = d$ where $a, b, d \in \mathbb{Z}$. [3]`,
      ),
      hint: 'Which term is a product of two functions of $x$?',
      answer: paragraphs('(a) As given.', raw`(b) $${line}$ (or any multiple)`),
      solution: paragraphs(
        raw`(a) Differentiating both sides with respect to $x$, with the product rule for $xy$ and the chain rule for $y^2$: $$2x ${k < 0 ? '-' : '+'} ${k === 1 || k === -1 ? '' : Math.abs(k)}\left(y + x\frac{\mathrm{d}y}{\mathrm{d}x}\right) + 2y\frac{\mathrm{d}y}{\mathrm{d}x} = 0.$$ Collecting, $(${term(k, 'x')} + 2y)\dfrac{\mathrm{d}y}{\mathrm{d}x} = -(2x ${k < 0 ? '-' : '+'} ${term(Math.abs(k), 'y')})$, which gives the stated result.`,
        raw`(b) At $(${x0}, ${y0})$ the gradient is $${slope}$. The tangent is $y${signed(-y0)} = ${slope}(x${signed(-x0)})$. Multiplying out and collecting, $${line}$.`,
      ),
      markScheme: markScheme({
        a: [
          'M1 attempt at implicit differentiation',
          raw`A1 product rule for the term in $xy$`,
          raw`A1 $2x$ and $2y\frac{\mathrm{d}y}{\mathrm{d}x}$, equal to zero in total`,
          raw`A1 collects the terms in $\frac{\mathrm{d}y}{\mathrm{d}x}$`,
          'AG the stated derivative',
        ],
        b: [raw`A1 gradient $${slope}$`, 'M1 equation of a line through the point', raw`A1 $${line}$`],
      }),
      keys: [{ kind: 'equation', part: 'b', value: line }],
    };
  },
  check: ({ k, x0, y0 }, { c, top, bottom }) => {
    const left = (x: number, y: number) => x * x + k * x * y + y * y - c;
    assert.equal(left(x0, y0), 0);
    // The branch near the point, found by bisection, and its slope by differences.
    const branch = (x: number) => bisect((y) => left(x, y), y0 - 0.4, y0 + 0.4);
    assertClose((branch(x0 + 1e-4) - branch(x0 - 1e-4)) / 2e-4, top / bottom, 'gradient', 1e-5);
    assert.ok(top !== 0 && bottom !== 0 && top % bottom !== 0);
  },
});

const coneFilling = defineTemplate({
  key: 'aa-hl-related-rates-cone',
  calculatorAllowed: true,
  placements: higher('5.14', 2),
  variants: [
    { radius: 6, height: 12, rate: 10, depth: 5 },
    { radius: 9, height: 15, rate: 20, depth: 8 },
    { radius: 4, height: 10, rate: 6, depth: 7 },
    { radius: 10, height: 16, rate: 25, depth: 6 },
    { radius: 5, height: 20, rate: 4, depth: 12 },
    { radius: 8, height: 14, rate: 15, depth: 9 },
    { radius: 12, height: 18, rate: 30, depth: 10 },
    { radius: 7, height: 21, rate: 12, depth: 14 },
  ],
  solve: ({ radius, height, rate, depth }) => {
    const slope = radius / height;
    const rise = rate / (Math.PI * (slope * depth) ** 2);
    return { rise, surface: 2 * Math.PI * slope ** 2 * depth * rise, duration: (Math.PI * radius ** 2 * height) / 3 / rate };
  },
  write: ({ radius, height, rate, depth }, { rise, surface, duration }) => {
    const drawing = new Diagram({
      x: [-radius * 1.4, radius * 1.75],
      y: [-height * 0.06, height * 1.12],
      width: 300,
      height: 280,
    });
    const ellipse = (y: number, half: number): Point[] =>
      Array.from({ length: 61 }, (_, i) => [
        half * Math.cos((i * Math.PI) / 30),
        y + (half / radius) * height * 0.07 * Math.sin((i * Math.PI) / 30),
      ]);
    const level = height * 0.55;
    drawing.polyline(ellipse(height, radius)).polyline(ellipse(level, radius * 0.55), 'd-dashed');
    drawing.polyline([
      [-radius, height],
      [0, 0],
      [radius, height],
    ]);
    drawing.segment([0, height], [radius, height], 'd-dashed').label([radius / 2, height], `${radius} cm`, { dy: -17 });
    drawing.segment([0, 0], [0, level], 'd-dashed').label([0, level * 0.62], 'h', { math: true, dx: -9 });
    drawing.segment([0, level], [radius * 0.55, level], 'd-dashed').label([radius * 0.27, level], 'r', { math: true, dy: -10 });
    drawing
      .arrow([radius * 1.35, height / 2], [radius * 1.35, height], 'd-axis')
      .arrow([radius * 1.35, height / 2], [radius * 1.35, 0], 'd-axis');
    drawing.label([radius * 1.35, height / 2], `${height} cm`, { dx: -4, dy: 4, anchor: 'end' });
    const factor = fraction(radius * radius, 3 * height * height);
    const coefficient = factor.startsWith('\\frac{1}') ? raw`\frac{\pi h^3}{${factor.slice(9, -1)}}` : raw`${factor}\pi h^3`;
    return {
      text: paragraphs(
        raw`Water flows at a constant rate of $${rate} \text{ cm}^3\text{ s}^{-1}$ into an empty container in the shape of an inverted cone with radius $${radius} \text{ cm}$ and height $${height} \text{ cm}$. When the depth of the water is $h \text{ cm}$, its surface has the radius $r \text{ cm}$.`,
        '![](diagram:cone)',
        raw`(a) Show that the volume of the water is $V = ${coefficient}$. [3]`,
        raw`(b) Calculate the rate at which the depth increases when $h = ${depth}$. [4]`,
        raw`(c) Calculate the rate at which the area of the water surface increases at this moment. [3]`,
        '(d) Calculate the time that it takes to fill the container. [2]',
      ),
      hint: 'What links the radius of the water surface to its depth?',
      answer: paragraphs(
        '(a) As given.',
        raw`(b) $${significant(rise)} \text{ cm s}^{-1}$`,
        raw`(c) $${significant(surface)} \text{ cm}^2\text{ s}^{-1}$`,
        raw`(d) $${significant(duration)} \text{ s}$`,
      ),
      solution: paragraphs(
        raw`(a) By similar triangles $\dfrac{r}{h} = \dfrac{${radius}}{${height}}$, so $r = ${fraction(radius, height)}h$. Then $V = \frac{1}{3}\pi r^2h = \frac{1}{3}\pi \times ${fraction(radius * radius, height * height)}h^2 \times h = ${coefficient}$.`,
        raw`(b) Differentiating with respect to $t$: $\dfrac{\mathrm{d}V}{\mathrm{d}t} = ${fraction(radius * radius, height * height)}\pi h^2\dfrac{\mathrm{d}h}{\mathrm{d}t}$. With $\dfrac{\mathrm{d}V}{\mathrm{d}t} = ${rate}$ and $h = ${depth}$: $\dfrac{\mathrm{d}h}{\mathrm{d}t} = ${significant(rise, 4)}$, about $${significant(rise)} \text{ cm s}^{-1}$.`,
        raw`(c) The surface is a circle: $A = \pi r^2 = ${fraction(radius * radius, height * height)}\pi h^2$. So $\dfrac{\mathrm{d}A}{\mathrm{d}t} = ${fraction(2 * radius * radius, height * height)}\pi h\dfrac{\mathrm{d}h}{\mathrm{d}t} = ${significant(surface, 4)}$, about $${significant(surface)} \text{ cm}^2\text{ s}^{-1}$.`,
        raw`(d) The full container holds $\frac{1}{3}\pi \times ${radius}^2 \times ${height} = ${significant((Math.PI * radius ** 2 * height) / 3, 4)} \text{ cm}^3$. At $${rate} \text{ cm}^3$ each second this takes $${significant(duration, 4)}$, about $${significant(duration)}$ seconds.`,
      ),
      markScheme: markScheme({
        a: [
          'M1 similar triangles',
          raw`A1 $r = ${fraction(radius, height)}h$`,
          raw`M1 substitutes into $\frac{1}{3}\pi r^2h$`,
          raw`AG $V = ${coefficient}$`,
        ],
        b: [
          raw`M1 differentiates $V$ with respect to $t$`,
          raw`A1 $\frac{\mathrm{d}V}{\mathrm{d}t} = ${fraction(radius * radius, height * height)}\pi h^2\frac{\mathrm{d}h}{\mathrm{d}t}$`,
          raw`M1 substitutes ${rate} and ${depth}`,
          raw`A1 $${significant(rise)}$`,
        ],
        c: [
          raw`A1 $A = ${fraction(radius * radius, height * height)}\pi h^2$`,
          'M1 chain rule',
          raw`A1 $${significant(surface)}$`,
        ],
        d: ['(M1) volume divided by rate', raw`A1 $${significant(duration)}$`],
      }),
      numeric: [
        threeFigures(rise, 'b', 'cm/s'),
        { part: 'c', value: surface, tolerance: surface * 0.006, unit: 'cm^2/s' },
        threeFigures(duration, 'd', 's'),
      ],
      diagrams: [
        {
          name: 'cone',
          svg: drawing.toSvg(),
          alt: `An inverted cone of radius ${radius} cm and height ${height} cm, partly filled with water of depth h and surface radius r.`,
        },
      ],
    };
  },
  check: ({ radius, height, rate, depth }, { rise, surface, duration }) => {
    // Depth as a function of time from the volume poured in, with volumes by slices.
    const volume = (h: number) => integrate((y) => Math.PI * ((radius * y) / height) ** 2, 0, h, 200);
    const depthAt = (t: number) => bisect((h) => volume(h) - rate * t, 0, height * 1.01);
    const moment = volume(depth) / rate;
    assertClose(differentiate(depthAt, moment, moment * 0.01), rise, 'rise of the depth', 1e-5);
    assertClose(
      differentiate((t) => Math.PI * ((radius * depthAt(t)) / height) ** 2, moment, moment * 0.01),
      surface,
      'growth of the surface',
      1e-5,
    );
    assertClose(volume(height) / rate, duration, 'time to fill');
    assert.ok(depth < height);
  },
});

const integrationByParts = defineTemplate({
  key: 'aa-hl-integration-by-parts',
  calculatorAllowed: false,
  placements: higher('5.16', 1),
  variants: [
    { n: 1, k: 4 },
    { n: 2, k: 9 },
    { n: 3, k: 16 },
    { n: 1, k: 8 },
    { n: 2, k: 18 },
    { n: 4, k: 25 },
    { n: 3, k: 32 },
    { n: 5, k: 36 },
  ],
  solve: ({ n, k }) => ({ outer: k / (n + 1), inner: k / (n + 1) ** 2, value: (k / (n + 1) ** 2) * (n * Math.E ** (n + 1) + 1) }),
  write: ({ n, k }, { outer, inner, value }) => {
    const power = (e: number) => (e === 1 ? 'x' : `x^{${e}}`);
    const antiderivative = raw`${outer === 1 ? '' : outer}${power(n + 1)}\ln x - ${inner === 1 ? '' : inner}${power(n + 1)}`;
    const result = raw`${term(inner * n, `e^{${n + 1}}`)} + ${inner}`;
    return {
      text: paragraphs(
        raw`(a) Find $\displaystyle\int ${k}${power(n)}\ln x\,\mathrm{d}x$. [4]`,
        raw`(b) Hence find the exact value of $\displaystyle\int_1^e ${k}${power(n)}\ln x\,\mathrm{d}x$. [3]`,
      ),
      hint: raw`Which factor becomes simpler when it is differentiated?`,
      answer: paragraphs(raw`(a) $${antiderivative} + C$`, raw`(b) $${result}$`),
      solution: paragraphs(
        raw`(a) Take $u = \ln x$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${k}${power(n)}$, so $\dfrac{\mathrm{d}u}{\mathrm{d}x} = \dfrac{1}{x}$ and $v = ${outer === 1 ? '' : outer}${power(n + 1)}$. Integration by parts gives $$\int ${k}${power(n)}\ln x\,\mathrm{d}x = ${outer === 1 ? '' : outer}${power(n + 1)}\ln x - \int ${outer === 1 ? '' : outer}${power(n)}\,\mathrm{d}x = ${antiderivative} + C.$$`,
        raw`(b) At $x = e$, where $\ln e = 1$, the antiderivative has the value $${term(outer, `e^{${n + 1}}`)} - ${term(inner, `e^{${n + 1}}`)} = ${term(inner * n, `e^{${n + 1}}`)}$. At $x = 1$, where $\ln 1 = 0$, it is $-${inner}$. The difference is $${result}$.`,
      ),
      markScheme: markScheme({
        a: [
          'M1 attempt at integration by parts',
          raw`A1 $u = \ln x$, $v = ${outer === 1 ? '' : outer}${power(n + 1)}$`,
          raw`A1 $${outer === 1 ? '' : outer}${power(n + 1)}\ln x - \int ${outer === 1 ? '' : outer}${power(n)}\,\mathrm{d}x$`,
          raw`A1 $${antiderivative} + C$`,
        ],
        b: ['M1 substitutes the limits', raw`A1 uses $\ln e = 1$ and $\ln 1 = 0$`, raw`A1 $${result}$`],
      }),
      numeric: [inExactForm(value, result, 'b')],
      keys: [
        {
          kind: 'expression',
          part: 'a',
          value: antiderivative,
          constant: 'added',
          slips: [slip(`${antiderivative.replace(' - ', ' + ')} + C`, 'You lost the minus sign of the formula.', 'sign')],
        },
      ],
    };
  },
  check: ({ n, k }, { outer, inner, value }) => {
    assert.ok(Number.isInteger(outer) && Number.isInteger(inner));
    assertClose(
      integrate((x) => k * x ** n * Math.log(x), 1, Math.E),
      value,
      'integral',
      1e-9,
    );
    const F = (x: number) => outer * x ** (n + 1) * Math.log(x) - inner * x ** (n + 1);
    for (const x of [0.7, 1.9]) assertClose(differentiate(F, x), k * x ** n * Math.log(x), 'derivative', 1e-6);
  },
});

const revolvedVolume = defineTemplate({
  key: 'aa-hl-volume-of-revolution',
  calculatorAllowed: false,
  placements: higher('5.17', 1),
  variants: [
    { c: 1, a: 2 },
    { c: 1, a: 3 },
    { c: 2, a: 4 },
    { c: 3, a: 2 },
    { c: 2, a: 3 },
    { c: 1, a: 5 },
    { c: 2, a: 5 },
    { c: 1, a: 4 },
  ],
  solve: ({ c, a }) => ({ areaTop: c * a ** 3, volumeTop: c * c * a ** 5 }),
  write: ({ c, a }, { areaTop, volumeTop }) => {
    const f = (x: number) => c * x * (a - x);
    const peak = f(a / 2);
    const drawing = new Diagram({ x: [-a * 0.15, a * 1.2], y: [-peak * 1.15, peak * 1.3], width: 360, height: 260 });
    drawing
      .shadeBetween(f, () => 0, 0, a)
      .axes()
      .graph(f, 0, a)
      .graph((x) => -f(x), 0, a, 'd-dashed');
    drawing.label([a, 0], `${a}`, { dx: 12, dy: 17 }).label([a * 0.5, peak * 0.42], 'R', { math: true });
    const curve = `${c === 1 ? '' : c}x(${a} - x)`;
    const quartic = a % 2 === 0 ? term(a / 2, 'x^4') : raw`\frac{${a}x^4}{2}`;
    const [area, volume] = [fraction(areaTop, 6), piMultiple(volumeTop, 30)];
    const squared = `${c === 1 ? '' : c * c}\\left(${a * a}x^2 - ${2 * a}x^3 + x^4\\right)`;
    return {
      text: paragraphs(
        raw`The region $R$ is enclosed by the curve $y = ${curve}$ and the $x$-axis, as shaded in the diagram.`,
        '![](diagram:region)',
        raw`(a) Find the area of $R$. [3]`,
        raw`(b) $R$ is rotated through $2\pi$ radians about the $x$-axis. Find the exact volume of the solid formed. [5]`,
      ),
      hint: 'What shape is a thin slice of the solid, and what is its radius?',
      answer: paragraphs(raw`(a) $${area}$`, raw`(b) $${volume}$`),
      solution: paragraphs(
        raw`(a) The curve meets the $x$-axis at $x = 0$ and $x = ${a}$. The area is $\displaystyle\int_0^{${a}} ${curve}\,\mathrm{d}x = ${c === 1 ? '' : c}\left[\frac{${a}x^2}{2} - \frac{x^3}{3}\right]_0^{${a}} = ${area}$.`,
        raw`(b) $V = \pi\displaystyle\int_0^{${a}} y^2\,\mathrm{d}x$, and $y^2 = ${squared}$. So $$V = ${c === 1 ? '' : c * c}\pi\left[\frac{${a * a}x^3}{3} - ${quartic} + \frac{x^5}{5}\right]_0^{${a}} = ${volume}.$$`,
      ),
      markScheme: markScheme({
        a: [raw`(M1) integral with limits $0$ and $${a}$`, 'A1 correct antiderivative', raw`A1 $${area}$`],
        b: [
          raw`M1 $\pi\int y^2\,\mathrm{d}x$`,
          raw`A1 $y^2 = ${squared}$`,
          'A1 correct antiderivative',
          'M1 substitutes the limits',
          raw`A1 $${volume}$`,
        ],
      }),
      numeric: [
        exact(areaTop / 6, 'a'),
        {
          ...inExactForm((volumeTop * Math.PI) / 30, volume, 'b'),
          slips: [
            slip(volumeTop / 30, 'You left out the factor pi.'),
            slip((areaTop * Math.PI) / 6, 'You did not square the function.'),
          ],
        },
      ],
      diagrams: [
        {
          name: 'region',
          svg: drawing.toSvg(),
          alt: `An arch of a parabola above the x-axis from 0 to ${a}, with the region R below it shaded and its mirror image dashed.`,
        },
      ],
    };
  },
  check: ({ c, a }, { areaTop, volumeTop }) => {
    const f = (x: number) => c * x * (a - x);
    assertClose(integrate(f, 0, a), areaTop / 6, 'area');
    // Thin frusta of the solid.
    const steps = 4_000;
    let volume = 0;
    for (let i = 0; i < steps; i++) {
      const [r, s] = [f((i * a) / steps), f(((i + 1) * a) / steps)];
      volume += (Math.PI * (r * r + r * s + s * s) * a) / (3 * steps);
    }
    assertClose(volume, (volumeTop * Math.PI) / 30, 'volume', 1e-5);
  },
});

const eulerSeparable = defineTemplate({
  key: 'aa-hl-euler-and-separation',
  calculatorAllowed: true,
  placements: higher('5.18', 2),
  // dy/dx = 2ax(y - b), y(0) = start; Euler with h = 0.1 to x = 0.5.
  variants: [
    { a: 1, b: 1, start: 3 },
    { a: 1, b: 2, start: 5 },
    { a: 2, b: 1, start: 2 },
    { a: 1, b: -1, start: 1 },
    { a: 2, b: -2, start: 1 },
    { a: 3, b: 1, start: 4 },
    { a: 1, b: 4, start: 6 },
    { a: 2, b: 3, start: 7 },
  ],
  solve: ({ a, b, start }) => {
    let estimate = start;
    for (let i = 0; i < 5; i++) estimate += 0.1 * 2 * a * (i / 10) * (estimate - b);
    const value = b + (start - b) * Math.exp(a * 0.25);
    return { estimate, value, error: (100 * (value - estimate)) / value };
  },
  write: ({ a, b, start }, { estimate, value, error }) => {
    const bracket = `(${polynomial([1, -b], 'y')})`;
    const gap = start - b;
    const solution = `${b} + ${term(gap, `e^{${a === 1 ? '' : a}x^2}`)}`;
    return {
      text: paragraphs(
        raw`Consider the differential equation $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${2 * a}x${bracket}$ with $y = ${start}$ when $x = 0$.`,
        raw`(a) Use Euler's method with step length $0.1$ to find an approximation for $y$ when $x = 0.5$. [3]`,
        raw`(b) Solve the differential equation, giving $y$ in terms of $x$. [6]`,
        raw`(c) Find the exact value of $y$ when $x = 0.5$, and the percentage error of the approximation in part (a). [3]`,
      ),
      hint: 'Can the right-hand side of the differential equation be written as a function of $x$ times a function of $y$?',
      answer: paragraphs(
        raw`(a) $${significant(estimate)}$`,
        raw`(b) $y = ${solution}$`,
        raw`(c) $y = ${b} + ${term(gap, `e^{${fraction(a, 4)}}`)}$; about $${significant(error)}\,\%$`,
      ),
      solution: paragraphs(
        raw`(a) Each step uses $x_{n+1} = x_n + 0.1$ and $y_{n+1} = y_n + 0.1 \times ${2 * a}x_n(y_n${signed(-b)})$, from $x_0 = 0$, $y_0 = ${start}$. The first step leaves $y_1 = ${start}$. After five steps, at $x = 0.5$, $y \approx ${significant(estimate, 4)}$, so $${significant(estimate)}$.`,
        raw`(b) Separating the variables, $\displaystyle\int \frac{1}{${polynomial([1, -b], 'y')}}\,\mathrm{d}y = \int ${2 * a}x\,\mathrm{d}x$, so $\ln|${polynomial([1, -b], 'y')}| = ${term(a, 'x^2')} + C$. At $x = 0$: $\ln ${gap} = C$. Hence $${polynomial([1, -b], 'y')} = ${term(gap, `e^{${a === 1 ? '' : a}x^2}`)}$ and $y = ${solution}$.`,
        raw`(c) At $x = 0.5$, $x^2 = \frac{1}{4}$: $y = ${b} + ${term(gap, `e^{${fraction(a, 4)}}`)} = ${significant(value, 5)}$. The percentage error is $\dfrac{|${significant(estimate, 5)} - ${significant(value, 5)}|}{${significant(value, 5)}} \times 100 = ${significant(error)}\,\%$. The solution curve bends upwards, so Euler's tangents stay below it.`,
      ),
      markScheme: markScheme({
        a: ["M1 attempt to use Euler's method", '(A1) at least two correct further values', raw`A1 $${significant(estimate)}$`],
        b: [
          'M1 separates the variables',
          raw`A1 $\ln|${polynomial([1, -b], 'y')}|$`,
          raw`A1 $${term(a, 'x^2')} + C$`,
          'M1 uses the initial condition',
          raw`A1 $C = \ln ${gap}$ or equivalent`,
          raw`A1 $y = ${solution}$`,
        ],
        c: [raw`A1 $${b} + ${term(gap, `e^{${fraction(a, 4)}}`)}$`, '(M1) percentage error', raw`A1 $${significant(error)}\,\%$`],
      }),
      numeric: [threeFigures(estimate, 'a')],
      keys: [
        { kind: 'expression', part: 'b', value: solution, domain: { x: { from: 0.1, to: 1 } } },
        { kind: 'number', label: 'Exact value', ...inExactForm(value, `${b} + ${term(gap, `e^{${fraction(a, 4)}}`)}`, 'c') },
        {
          kind: 'number',
          label: 'Percentage error',
          ...threeFigures(error, 'c', '%'),
          alternatives: [{ value: (100 * (value - Number(significant(estimate)))) / value, tolerance: 0.006 }],
        },
      ],
    };
  },
  check: ({ a, b, start }, { estimate, value, error }) => {
    const slope = (x: number, [y = 0]: readonly number[]) => [2 * a * x * (y - b)];
    assertClose(simulate(slope, [start], 0.5, 500)[0] ?? 0, value, 'solution by small steps', 1e-9);
    // Euler's product form: each step multiplies the distance from b.
    const factors = [0, 0.1, 0.2, 0.3, 0.4].reduce((product, x) => product * (1 + 0.2 * a * x), 1);
    assertClose(b + (start - b) * factors, estimate, 'Euler');
    assert.ok(error > 0.5 && error < 40 && start > b && estimate < value);
  },
});

const maclaurinProduct = defineTemplate({
  key: 'aa-hl-maclaurin-product',
  calculatorAllowed: false,
  placements: higher('5.19', 1),
  variants: [
    { a: 2, b: 2 },
    { a: 1, b: 2 },
    { a: 3, b: 2 },
    { a: -1, b: 2 },
    { a: 2, b: 4 },
    { a: -2, b: 4 },
    { a: 3, b: 4 },
    { a: -3, b: 2 },
  ],
  solve: ({ a, b }) => ({ linear: a, square: (a * a - b * b) / 2, cubicTimes6: a ** 3 - 3 * a * b * b }),
  write: ({ a, b }, { linear, square, cubicTimes6 }) => {
    const e = `e^{${term(a, 'x')}}`;
    const fractionTerm = (top: number, bottom: number, symbol: string) => {
      if (top === 0) return '';
      const size = fraction(Math.abs(top), bottom);
      return ` ${top < 0 ? '-' : '+'} ${size === '1' ? '' : size}${symbol}`;
    };
    const exponential = `1${fractionTerm(a, 1, 'x')}${fractionTerm(a * a, 2, 'x^2')}${fractionTerm(a ** 3, 6, 'x^3')}`;
    const cosine = `1${fractionTerm(-b * b, 2, 'x^2')}`;
    const product = `1${fractionTerm(linear, 1, 'x')}${fractionTerm(2 * square, 2, 'x^2')}${fractionTerm(cubicTimes6, 6, 'x^3')}`;
    const limit = fraction(2 * square, 2);
    const shifted = `${e} \\cos ${b}x - 1${fractionTerm(-a, 1, 'x')}`;
    return {
      text: paragraphs(
        raw`(a) Write down the Maclaurin series of $${e}$ up to and including the term in $x^3$. [2]`,
        raw`(b) Write down the Maclaurin series of $\cos ${b}x$ up to and including the term in $x^2$. [1]`,
        raw`(c) Hence find the Maclaurin series of $${e}\cos ${b}x$ up to and including the term in $x^3$. [3]`,
        raw`(d) Hence find $\displaystyle\lim_{x \to 0} \frac{${shifted}}{x^2}$. [2]`,
      ),
      hint: 'In part (c), which products of terms give no power above $x^3$?',
      answer: paragraphs(raw`(a) $${exponential}$`, raw`(b) $${cosine}$`, raw`(c) $${product}$`, raw`(d) $${limit}$`),
      solution: paragraphs(
        raw`(a) In $e^u = 1 + u + \frac{u^2}{2!} + \frac{u^3}{3!} + \dots$ put $u = ${term(a, 'x')}$: $${exponential}$.`,
        raw`(b) In $\cos u = 1 - \frac{u^2}{2!} + \dots$ put $u = ${b}x$: $${cosine}$.`,
        raw`(c) Multiply the two series. The term in $x^2$ is made from $${fraction(a * a, 2)} - ${fraction(b * b, 2)} = ${limit}$, the term in $x^3$ from $${fraction(a ** 3, 6)} ${a < 0 ? '+' : '-'} ${fraction(Math.abs(a) * b * b, 2)} = ${fraction(cubicTimes6, 6)}$. So $${e}\cos ${b}x = ${product} + \dots$`,
        raw`(d) The first two terms of the series cancel against $-1${fractionTerm(-a, 1, 'x')}$. What remains begins with $${square === 1 ? 'x^2' : square === -1 ? '-x^2' : square === 0 ? `${fraction(cubicTimes6, 6)}x^3` : `${limit}x^2`}$; divided by $x^2$, all further terms tend to zero. The limit is $${limit}$.`,
      ),
      markScheme: markScheme({
        a: [raw`(M1) substitutes $${term(a, 'x')}$ into the series of $e^x$`, raw`A1 $${exponential}$`],
        b: [raw`A1 $${cosine}$`],
        c: ['M1 attempt to multiply the series', raw`A1 terms up to $x^2$ correct`, raw`A1 $${product}$`],
        d: ['M1 uses the series', raw`A1 $${limit}$`],
      }),
      numeric: [exact(square, 'd')],
      keys: [
        { kind: 'expression', part: 'a', value: exponential },
        { kind: 'expression', part: 'b', value: cosine },
        { kind: 'expression', part: 'c', value: product },
      ],
    };
  },
  check: ({ a, b }, { linear, square, cubicTimes6 }) => {
    const f = (x: number) => Math.exp(a * x) * Math.cos(b * x);
    const first = (x: number) => differentiate(f, x, 1e-2);
    const second = (x: number) => differentiate(first, x, 1e-2);
    assertClose(first(0), linear, 'first derivative', 1e-4);
    assertClose(second(0) / 2, square, 'second coefficient', 1e-3);
    assertClose(differentiate(second, 0, 1e-2), cubicTimes6, 'third derivative', 1e-2);
    assert.ok(cubicTimes6 !== 0);
  },
});

/** Templates of topic 5 for HL alone. */
export const calculusHl = [
  withLaterForms(lHopitalLimit, ...limitsTwice),
  withLaterForms(implicitTangent, ...implicitNormals),
  withLaterForms(coneFilling, ...emptyingCones),
  withLaterForms(integrationByParts, ...areasByParts),
  withLaterForms(revolvedVolume, ...volumesBack),
  withLaterForms(eulerSeparable, ...givenSolutions),
  withLaterForms(maclaurinProduct, ...seriesByDerivatives),
];
