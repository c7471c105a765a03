import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, differentiate, integrate, maximise, minimise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, polynomial, signed, significant, term } from '../../tex.ts';
import type { Point } from './figures.ts';
import { both, choice, exact, hl, money, near, prose, scheme, sl, table, toWithin } from './writing.ts';

/** Topic 5 of both courses: rates of change, derivatives, tangents, optimisation, areas and the trapezoidal rule. */

const powerDerivative = defineTemplate({
  key: 'ai-derivative-of-powers',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: both('5.3', 1),
  variants: [
    { a: 2, n: 4, b: 6, m: 2 },
    { a: 5, n: 3, b: 4, m: 3 },
    { a: 3, n: 5, b: 8, m: 1 },
    { a: 7, n: 2, b: 5, m: 4 },
    { a: 4, n: 3, b: 9, m: 2 },
    { a: 6, n: 4, b: 2, m: 5 },
    { a: 2, n: 6, b: 7, m: 3 },
    { a: 8, n: 3, b: 3, m: 2 },
  ],
  solve: ({ a, n, b, m }) => ({ first: a * n, second: b * m }),
  write: ({ a, n, b, m }, { first, second }, index) => {
    const power = (k: number) => (k === 1 ? 'x' : `x^{${k}}`);
    const option = (left: string, sign: string, top: number, k: number) => prose`$${left} ${sign} \dfrac{${top}}{${power(k)}}$`;
    const left = `${first}${power(n - 1)}`;
    return {
      text: prose`
        Let $f(x) = ${a}${power(n)} + \dfrac{${b}}{${power(m)}}$ for $x \ne 0$.

        Find $f'(x)$. [2]`,
      hint: prose`Write $\dfrac{1}{${power(m)}}$ as $x^{${-m}}$ first.`,
      ...choice(
        option(left, '-', second, m + 1),
        [
          option(left, '+', second, m + 1),
          option(left, '-', second, m - 1 === 0 ? m + 2 : m - 1),
          option(`${a}${power(n - 1)}`, '-', b, m + 1),
        ],
        index,
      ),
      solution: prose`
        Write $f(x) = ${a}${power(n)} + ${b}x^{${-m}}$. For each term, multiply by the exponent and lower the exponent by one:
        $$f'(x) = ${n} \times ${a}${power(n - 1)} + (${-m}) \times ${b}x^{${-m - 1}} = ${first}${power(n - 1)} - \frac{${second}}{${power(m + 1)}}.$$

        Common slips: losing the minus sign of the exponent $${-m}$, moving that exponent towards 0 instead of lowering it (or lowering it twice), and lowering the exponents without multiplying by them.`,
      markScheme: scheme({ '': [prose`A1 $${first}${power(n - 1)}$`, prose`A1 $-\frac{${second}}{${power(m + 1)}}$`] }),
    };
  },
  check: ({ a, n, b, m }, { first, second }) => {
    for (const x of [0.8, 1.7, -1.3]) {
      const slope = differentiate((t) => a * t ** n + b / t ** m, x);
      assertClose(first * x ** (n - 1) - second / x ** (m + 1), slope, 'the slope at a point', 1e-5);
    }
  },
});

const chordLimit = defineTemplate({
  key: 'ai-chord-gradient-limit',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('5.1', 1, '5.3'),
  variants: [
    { what: 'A stone falls $s$ metres in $t$ seconds', s: 's', a: 4.9, b: 0, at: 2, unit: 'm s⁻¹' },
    { what: 'A train has travelled $s$ metres after $t$ seconds', s: 's', a: 0.4, b: 6, at: 5, unit: 'm s⁻¹' },
    { what: 'A tank holds $V$ litres after $t$ minutes', s: 'V', a: -0.5, b: 24, at: 8, unit: 'l min⁻¹' },
    { what: 'A plant is $h$ centimetres tall after $t$ weeks', s: 'h', a: -0.2, b: 5, at: 6, unit: 'cm week⁻¹' },
    { what: 'A factory has used $E$ units of energy after $t$ hours', s: 'E', a: 1.5, b: 8, at: 3, unit: 'units h⁻¹' },
    { what: 'A balloon is $h$ metres high after $t$ seconds', s: 'h', a: -0.3, b: 9, at: 10, unit: 'm s⁻¹' },
    { what: 'An oil slick covers $A$ square metres after $t$ minutes', s: 'A', a: 2.5, b: 3, at: 4, unit: 'm² min⁻¹' },
    { what: 'A skier has covered $s$ metres after $t$ seconds', s: 's', a: 1.2, b: 3, at: 7, unit: 'm s⁻¹' },
  ],
  solve: ({ a, b, at }) => {
    const chord = (h: number) => 2 * a * at + b + a * h;
    return { chords: [1, 0.1, 0.01].map(chord), rate: 2 * a * at + b };
  },
  write: ({ what, s, a, b, at, unit }, { chords, rate }) => {
    const short = (value: number) => `${Number(value.toFixed(5))}`;
    const formula = polynomial(b === 0 ? [a, 0, 0] : [a, b, 0], 't').replace(/(\d)t/g, '$1\\,t');
    return {
      text: prose`
        ${what}, where $${s} = ${formula}$.

        (a) Find the average rate of change of $${s}$ between $t = ${at}$ and each of $t = ${at + 1}$, $t = ${at + 0.1}$ and $t = ${at + 0.01}$. [3]

        (b) Hence suggest the value of the rate of change at $t = ${at}$. [1]

        (c) Confirm this value by differentiation. [2]`,
      hint: 'The average rate of change is the gradient of a chord: difference of values over difference of times.',
      answer: prose`
        (a) $${chords.map(short).join(',\\ ')}$

        (b) $${short(rate)}$ ${unit}

        (c) $${short(rate)}$ ${unit}`,
      solution: prose`
        (a) Each average rate is the gradient of a chord, $\dfrac{${s}(${at} + h) - ${s}(${at})}{h}$ with $h = 1$, $0.1$ and $0.01$. With $${s}(${at}) = ${short(a * at * at + b * at)}$ the three values are
        $${chords.map(short).join('$, $')}$.

        (b) As $h$ gets smaller, the values approach $${short(rate)}$. This is the suggested rate of change at $t = ${at}$, in ${unit}.

        (c) $\dfrac{\mathrm{d}${s}}{\mathrm{d}t} = ${b === 0 ? `${short(2 * a)}\\,t` : `${short(2 * a)}\\,t${signed(b)}`}$. At $t = ${at}$ this is $${short(2 * a)} \times ${at}${signed(b)} = ${short(rate)}$, which agrees.`,
      markScheme: scheme({
        a: chords.map((value) => prose`A1 $${short(value)}$`),
        b: [prose`A1 $${short(rate)}$`],
        c: [
          prose`M1 derivative $${b === 0 ? `${short(2 * a)}\\,t` : `${short(2 * a)}\\,t${signed(b)}`}$`,
          prose`A1 $${short(rate)}$`,
        ],
      }),
      numeric: [toWithin(rate, 0.005, 'b', unit), toWithin(rate, 0.005, 'c', unit)],
    };
  },
  check: ({ a, b, at }, { chords, rate }) => {
    const f = (t: number) => (a * t + b) * t;
    [1, 0.1, 0.01].forEach((h, i) => {
      assertClose(chords[i] as number, (f(at + h) - f(at)) / h, 'a chord', 1e-9);
    });
    assertClose(rate, differentiate(f, at), 'the rate');
  },
});

const tangentAndNormal = defineTemplate({
  key: 'ai-tangent-and-normal',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('5.4.1', 1, '5.4.2', '5.3'), hl('5.4.1', 1, '5.4.2', '5.3'), sl('5.4.2', 1, '5.4.1'), hl('5.4.2', 1, '5.4.1')],
  variants: [
    { c: [0.5, -2, 3], at: 4 },
    { c: [1, -4, 5], at: 3 },
    { c: [-1, 6, -3], at: 2 },
    { c: [0.25, 0, 1], at: 4 },
    { c: [-0.5, 3, 2], at: 2 },
    { c: [2, -6, 7], at: 2 },
    { c: [-0.25, 1, 6], at: 4 },
    { c: [1, -5, 6], at: 4 },
  ],
  solve: ({ c, at }) => {
    const [p, q, r] = c as [number, number, number];
    const y = p * at * at + q * at + r;
    const slope = 2 * p * at + q;
    return { y, slope, cut: y - slope * at, root: at + slope * y };
  },
  write: ({ c, at }, { y, slope, cut, root }) => {
    const [p, q, r] = c as [number, number, number];
    const f = (x: number) => p * x * x + q * x + r;
    const xs: [number, number] = [-1, Math.max(at + 3, 6)];
    const ys: [number, number] = [-2, 10];
    const figure = new Diagram({ x: xs, y: ys, width: 400, height: 320 })
      .axes({ xTicks: [2, 4, 6].filter((n) => n < xs[1] - 0.4), yTicks: [2, 4, 6, 8] })
      .graph(f, xs[0], xs[1])
      .graph((x) => y + slope * (x - at), xs[0], xs[1], 'd-curve2')
      .graph((x) => y - (x - at) / slope, xs[0], xs[1], 'd-dashed')
      .point([at, y])
      .label([at, y], 'P', { math: true, dx: slope > 0 ? -13 : 12, dy: -8 });
    const line = (m: string, k: number) => `y = ${m}x${signed(k)}`;
    const m = slope === 1 ? '' : slope === -1 ? '-' : fraction(slope * 4, 4);
    const n = slope === 1 ? '-' : slope === -1 ? '' : fraction(-1 * 4, slope * 4);
    return {
      text: prose`
        The curve $y = ${polynomial([p, q, r])}$ passes through the point P with $x$-coordinate $${at}$. The diagram shows the curve, its tangent at P and, dashed, its normal at P.

        ![](diagram:curve)

        (a) Find the $y$-coordinate of P. [1]

        (b) Find the gradient of the curve at P. [2]

        (c) Find the equation of the tangent at P, in the form $y = mx + c$. [2]

        (d) Find the equation of the normal at P and the $x$-coordinate of the point where it meets the $x$-axis. [4]`,
      hint: 'The derivative gives the gradient of the tangent; the normal is perpendicular to it.',
      answer: prose`
        (a) $${y}$

        (b) $${slope}$

        (c) $${line(m, cut)}$

        (d) $y - ${y} = ${n === '' ? '' : n}(x - ${at})$; $x = ${root}$`,
      solution: prose`
        (a) $y = ${p} \times ${at}^2${signed(q * at)}${signed(r)} = ${y}$.

        (b) $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([2 * p, q])}$. At $x = ${at}$ it is $${slope}$.

        (c) The tangent passes through $(${at}, ${y})$ with gradient $${slope}$: $y - ${y} = ${m}(x - ${at})$, that is $${line(m, cut)}$.

        (d) The normal is perpendicular to the tangent, so its gradient is $${fraction(-1 * 4, slope * 4)}$ and its equation is $y - ${y} = ${n}(x - ${at})$.

        On the $x$-axis $y = 0$: $-${y} = ${n}(x - ${at})$, so $x - ${at} = ${slope * y}$ and $x = ${root}$.`,
      markScheme: scheme({
        a: [prose`A1 $${y}$`],
        b: [prose`M1 $${polynomial([2 * p, q])}$`, prose`A1 $${slope}$`],
        c: ['M1 line through P with their gradient', prose`A1 $${line(m, cut)}$`],
        d: ['M1 negative reciprocal of their gradient', 'A1 equation of the normal', prose`M1 $y = 0$`, prose`A1 $x = ${root}$`],
      }),
      numeric: [exact(y, 'a'), exact(slope, 'b')],
      diagrams: [
        {
          name: 'curve',
          svg: figure.toSvg(),
          alt: `A parabola with a point P at x = ${at}, the tangent at P and the dashed normal at P, which is perpendicular to it.`,
        },
      ],
    };
  },
  check: ({ c, at }, { y, slope, cut, root }) => {
    const [p, q, r] = c as [number, number, number];
    const f = (x: number) => p * x * x + q * x + r;
    assertClose(slope, differentiate(f, at), 'the gradient');
    // The tangent meets the parabola in one point only: f(x) - line has a double root.
    assertClose((q - slope) ** 2, 4 * p * (r - cut), 'a double root');
    // P, the foot on the axis and a further point of the tangent form a right angle.
    assertClose((root - at) * 1 + (0 - y) * slope, 0, 'perpendicular');
    assert.ok(y > 0 && slope !== 0 && Number.isInteger(slope) && Number.isInteger(y));
  },
});

const marginalCost = defineTemplate({
  key: 'ai-boundary-condition-cost',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('5.5.1', 1, '5.3'),
  variants: [
    { what: 'tables', k: 0.06, m: 0.8, c: 40, at: 10, total: 620, target: 30 },
    { what: 'lamps', k: 0.03, m: 0.5, c: 22, at: 20, total: 710, target: 40 },
    { what: 'rucksacks', k: 0.09, m: 1.2, c: 35, at: 10, total: 470, target: 20 },
    { what: 'kayaks', k: 0.36, m: 4, c: 180, at: 5, total: 1200, target: 12 },
    { what: 'drones', k: 0.12, m: 2, c: 90, at: 10, total: 1150, target: 25 },
    { what: 'clocks', k: 0.06, m: 0.6, c: 18, at: 15, total: 420, target: 30 },
    { what: 'guitars', k: 0.15, m: 3, c: 140, at: 8, total: 1500, target: 16 },
    { what: 'benches', k: 0.06, m: 1, c: 55, at: 10, total: 760, target: 18 },
  ],
  solve: ({ k, m, c, at, total, target }) => {
    const variable = (x: number) => (k / 3) * x ** 3 - (m / 2) * x * x + c * x;
    const fixed = total - variable(at);
    return { fixed, value: variable(target) + fixed };
  },
  write: ({ what, k, m, c, at, total, target }, { fixed, value }) => {
    const formula = `${Number((k / 3).toFixed(4))}x^{3} - ${m / 2 === 1 ? '' : m / 2}x^{2} + ${c}x`;
    const short = (n: number) => `${Number(n.toFixed(2))}`;
    return {
      text: prose`
        The total cost of making $x$ ${what} in a week is $C(x)$ EUR. The rate of change of the cost is modelled by
        $$C'(x) = ${k}x^{2} - ${term(m, 'x')} + ${c}.$$
        The total cost of making ${at} ${what} is $${total}$ EUR.

        (a) Find $C(x)$. [5]

        (b) Write down the fixed cost, which arises even when nothing is made. [1]

        (c) Find the total cost of making ${target} ${what}. [2]`,
      hint: 'Integrate, keep the constant, and use the known total to find it.',
      answer: prose`
        (a) $C(x) = ${formula} + ${short(fixed)}$

        (b) $${short(fixed)}\text{ EUR}$

        (c) $${short(value)}\text{ EUR}$`,
      solution: prose`
        (a) Raise each exponent by one and divide by the new exponent:
        $$C(x) = \int \left(${k}x^{2} - ${term(m, 'x')} + ${c}\right)\mathrm{d}x = ${formula} + c.$$
        From $C(${at}) = ${total}$: $${short((k / 3) * at ** 3)} - ${short((m / 2) * at * at)} + ${short(c * at)} + c = ${total}$, so $c = ${short(fixed)}$ and
        $C(x) = ${formula} + ${short(fixed)}$.

        (b) $C(0) = ${short(fixed)}\text{ EUR}$.

        (c) $C(${target}) = ${short(value)}\text{ EUR}$.`,
      markScheme: scheme({
        a: [
          'M1 integration attempted',
          'A1 two correct terms',
          prose`A1 third term and constant of integration`,
          prose`M1 $C(${at}) = ${total}$ used`,
          prose`A1 constant $${short(fixed)}$`,
        ],
        b: [prose`A1 $${short(fixed)}$`],
        c: [prose`(M1) $x = ${target}$ substituted`, prose`A1 $${short(value)}$`],
      }),
      numeric: [toWithin(fixed, 0.05, 'b', 'EUR'), toWithin(value, Math.max(0.5, value * 0.002), 'c', 'EUR')],
    };
  },
  check: ({ k, m, c, at, total, target }, { fixed, value }) => {
    const rate = (x: number) => k * x * x - m * x + c;
    assertClose(value, total + integrate(rate, at, target), 'the cost by adding up the rate');
    assertClose(total - fixed, integrate(rate, 0, at), 'the variable cost');
    assert.ok(fixed > 20 && minimise(rate, 0, target).value > 0);
  },
});

const gardenArea = defineTemplate({
  key: 'ai-area-under-arch',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('5.5.2', 1, '5.5.1'),
  variants: [
    { thing: 'flower bed', k: 0.25, p: 0, q: 8, price: 18, unit: 'm' },
    { thing: 'stage curtain', k: 0.5, p: 1, q: 7, price: 32, unit: 'm' },
    { thing: 'stone arch', k: 0.75, p: 0, q: 4, price: 140, unit: 'm' },
    { thing: 'patio', k: 0.2, p: 2, q: 12, price: 45, unit: 'm' },
    { thing: 'skate ramp', k: 0.3, p: 0, q: 6, price: 60, unit: 'm' },
    { thing: 'mosaic', k: 1.5, p: 1, q: 4, price: 210, unit: 'm' },
    { thing: 'sail', k: 0.4, p: 0, q: 5, price: 75, unit: 'm' },
    { thing: 'pond', k: 0.15, p: 3, q: 13, price: 52, unit: 'm' },
  ],
  solve: ({ k, p, q, price }) => ({
    area: (k * (q - p) ** 3) / 6,
    cost: ((k * (q - p) ** 3) / 6) * price,
    top: k * ((q - p) / 2) ** 2,
  }),
  write: ({ thing, k, p, q, price }, { area, cost, top }) => {
    const f = (x: number) => -k * (x - p) * (x - q);
    const short = (n: number) => Number(n.toFixed(4));
    const formula = polynomial([-k, short(k * (p + q)), short(-k * p * q)]);
    const figure = new Diagram({ x: [0, q + 1.2], y: [0, top * 1.25], width: 420, height: 230 })
      .shadeBetween(f, () => 0, p, q)
      .axes({ xTicks: [p, q].filter((n) => n > 0), yTicks: [] })
      .graph(f, p, q);
    return {
      text: prose`
        The shape of a ${thing} is modelled by the region between the curve $y = ${formula}$ and the $x$-axis, where lengths are in metres. The curve meets the $x$-axis at $x = ${p}$ and at $x = ${q}$.

        ![](diagram:region)

        (a) Write down an integral for the area of the region. [2]

        (b) Find this area. [2]

        (c) The material costs $${price}\text{ EUR}$ per square metre. Find the cost of covering the region, to the nearest euro. [2]

        (d) Find the greatest value of $y$. [2]`,
      hint: 'The limits of the integral are the two points where the curve meets the axis.',
      answer: prose`
        (a) $\displaystyle\int_{${p}}^{${q}} \left(${formula}\right)\mathrm{d}x$

        (b) $${significant(area)}\text{ m}^{2}$

        (c) $${money(cost, 0)}\text{ EUR}$

        (d) $${significant(top)}\text{ m}$`,
      solution: prose`
        (a) The region lies above the axis from $x = ${p}$ to $x = ${q}$, so its area is
        $$\int_{${p}}^{${q}} \left(${formula}\right)\mathrm{d}x.$$

        (b) The calculator's integral gives $${significant(area, 5)} \approx ${significant(area)}\text{ m}^{2}$. (By hand, integrate term by term and subtract the value at $${p}$ from the value at $${q}$.)

        (c) $${significant(area, 6)} \times ${price} = ${money(cost, 2)}$, about $${money(cost, 0)}\text{ EUR}$.

        (d) The parabola is symmetric, so its highest point is halfway between its zeros, at $x = ${(p + q) / 2}$: $y = ${significant(top)}\text{ m}$.`,
      markScheme: scheme({
        a: ['A1 limits', prose`A1 integrand and $\mathrm{d}x$`],
        b: ['(M1) definite integral evaluated', prose`A1 $${significant(area)}\text{ m}^{2}$`],
        c: [prose`M1 their area times $${price}$`, prose`A1 $${money(cost, 0)}$ (allow the value from the rounded area)`],
        d: [prose`M1 $x = ${(p + q) / 2}$, or $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$`, prose`A1 $${significant(top)}$`],
      }),
      numeric: [near(area, 'b', 'm²'), toWithin(cost, Math.max(1, cost * 0.003), 'c', 'EUR'), near(top, 'd', 'm')],
      diagrams: [
        {
          name: 'region',
          svg: figure.toSvg(),
          alt: `A parabola that opens downwards and meets the x-axis at ${p} and ${q}; the region between it and the axis is shaded.`,
        },
      ],
    };
  },
  check: ({ k, p, q, price }, { area, cost, top }) => {
    const f = (x: number) => -k * x * x + k * (p + q) * x - k * p * q;
    assertClose(area, integrate(f, p, q), 'the area');
    assertClose(top, maximise(f, p, q).value, 'the top');
    assertClose(cost / price, area, 'the cost');
  },
});

const cylinderOptimum = defineTemplate({
  key: 'ai-optimal-cylinder',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [sl('5.7', 2, '5.6', '3.1.2'), hl('5.7', 2, '5.6', '3.1.2'), sl('5.6', 2, '5.7'), hl('5.7', 2, '5.2')],
  variants: [
    { thing: 'tin of peaches', volume: 850, unit: 'cm', price: 0.02 },
    { thing: 'rain barrel', volume: 0.3, unit: 'm', price: 28 },
    { thing: 'tea caddy', volume: 600, unit: 'cm', price: 0.05 },
    { thing: 'fuel tank', volume: 4.5, unit: 'm', price: 95 },
    { thing: 'paint tin', volume: 2500, unit: 'cm', price: 0.03 },
    { thing: 'grain silo with a flat roof', volume: 120, unit: 'm', price: 60 },
    { thing: 'cocoa tin', volume: 330, unit: 'cm', price: 0.04 },
    { thing: 'water tank', volume: 18, unit: 'm', price: 72 },
  ],
  solve: ({ volume, price }) => {
    const r = Math.cbrt(volume / (2 * Math.PI));
    const least = 3 * Math.cbrt(2 * Math.PI * volume * volume);
    return { r, h: 2 * r, least, cost: least * price };
  },
  write: ({ thing, volume, unit, price }, { r, h, least, cost }) => {
    const figure = new Diagram({ x: [-3, 3], y: [-0.8, 5], equalScale: true, width: 260 })
      .polyline([
        [-1.7, 0.4],
        [-1.7, 4.2],
      ])
      .polyline([
        [1.7, 0.4],
        [1.7, 4.2],
      ])
      .polyline(ellipse(4.2, 0, 2 * Math.PI))
      .polyline(ellipse(0.4, Math.PI, 2 * Math.PI))
      .polyline(ellipse(0.4, 0, Math.PI), 'd-dashed')
      .segment([0, 4.2], [1.7, 4.2], 'd-dashed')
      .label([0.85, 4.2], 'r', { math: true, dy: 13 })
      .label([1.7, 2.3], 'h', { math: true, dx: 13 });
    return {
      text: prose`
        A closed cylindrical ${thing} with radius $r\text{ ${unit}}$ and height $h\text{ ${unit}}$ is to have a volume of $${volume}\text{ ${unit}}^{3}$.

        ![](diagram:cylinder)

        (a) Express $h$ in terms of $r$. [2]

        (b) Show that the total surface area is $A = 2\pi r^{2} + \dfrac{${2 * volume}}{r}$. [2]

        (c) Find $\dfrac{\mathrm{d}A}{\mathrm{d}r}$. [2]

        (d) Find the value of $r$ for which $A$ is least, and the height that belongs to it. [4]

        (e) The material costs $${price}\text{ EUR}$ per $\text{${unit}}^{2}$. Find the least cost of the material. [2]`,
      hint: 'Use the volume to replace the height. Where the area is least, its derivative is zero.',
      answer: prose`
        (a) $h = \dfrac{${volume}}{\pi r^{2}}$

        (b) shown

        (c) $4\pi r - \dfrac{${2 * volume}}{r^{2}}$

        (d) $r = ${significant(r)}\text{ ${unit}}$, $h = ${significant(h)}\text{ ${unit}}$

        (e) $${significant(cost)}\text{ EUR}$`,
      solution: prose`
        (a) $\pi r^{2}h = ${volume}$, so $h = \dfrac{${volume}}{\pi r^{2}}$.

        (b) The surface consists of two discs and the curved side: $A = 2\pi r^{2} + 2\pi rh$. With (a), $2\pi rh = 2\pi r \times \dfrac{${volume}}{\pi r^{2}} = \dfrac{${2 * volume}}{r}$, so
        $A = 2\pi r^{2} + \dfrac{${2 * volume}}{r}$.

        (c) Write the second term as $${2 * volume}r^{-1}$; then $\dfrac{\mathrm{d}A}{\mathrm{d}r} = 4\pi r - \dfrac{${2 * volume}}{r^{2}}$.

        (d) Set the derivative to zero: $4\pi r = \dfrac{${2 * volume}}{r^{2}}$, so $r^{3} = \dfrac{${2 * volume}}{4\pi}$ and $r = ${significant(r)}\text{ ${unit}}$. For smaller $r$ the derivative is negative, for larger $r$
        positive, so this is the minimum. The height is $h = \dfrac{${volume}}{\pi \times ${significant(r, 5)}^2} = ${significant(h)}\text{ ${unit}}$.

        (e) The least area is $A = ${significant(least, 5)}\text{ ${unit}}^{2}$, and it costs $${significant(least, 5)} \times ${price} = ${significant(cost)}\text{ EUR}$.`,
      markScheme: scheme({
        a: [prose`M1 $\pi r^{2}h = ${volume}$`, prose`A1 $h = \frac{${volume}}{\pi r^{2}}$`],
        b: [prose`A1 $2\pi r^{2} + 2\pi rh$`, 'M1 their height substituted', 'AG the expression given'],
        c: [prose`A1 $4\pi r$`, prose`A1 $-\frac{${2 * volume}}{r^{2}}$`],
        d: [
          'M1 derivative set to zero, or minimum of the graph',
          prose`A1 $r = ${significant(r)}$`,
          'M1 their radius substituted in (a)',
          prose`A1 $h = ${significant(h)}$`,
        ],
        e: [prose`(M1) least area $${significant(least)}$`, prose`A1 $${significant(cost)}\text{ EUR}$`],
      }),
      numeric: [toWithin(cost, cost * 0.006, 'e', 'EUR')],
      diagrams: [{ name: 'cylinder', svg: figure.toSvg(), alt: 'An upright closed cylinder with radius r and height h.' }],
    };
  },
  check: ({ volume, price }, { r, h, least, cost }) => {
    const area = (x: number) => 2 * Math.PI * x * x + (2 * volume) / x;
    const best = minimise(area, r / 5, r * 5);
    assertClose(least, best.value, 'the least area');
    assertClose(r, best.at, 'the best radius', 1e-3);
    assertClose(Math.PI * r * r * h, volume, 'the volume');
    assertClose(cost, best.value * price, 'the cost');
  },
});

/** Points of a flat ellipse that stands for a horizontal circle, at height y. */
function ellipse(y: number, from: number, to: number): Point[] {
  return Array.from({ length: 41 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / 40;
    return [1.7 * Math.cos(angle), y + 0.4 * Math.sin(angle)];
  });
}

const profitCurve = defineTemplate({
  key: 'ai-profit-increasing-interval',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('5.2', 1, '5.6'), hl('5.2', 1, '5.6'), sl('5.6', 1, '5.2'), hl('5.6', 1, '5.2')],
  variants: [
    { what: 'hundred scarves', a: 1, p: 2, q: 6, c: 40 },
    { what: 'thousand tickets', a: 2, p: 1, q: 5, c: 30 },
    { what: 'hundred lamps', a: 1, p: 1, q: 7, c: 25 },
    { what: 'thousand bottles', a: 0.5, p: 2, q: 8, c: 50 },
    { what: 'hundred chairs', a: 2, p: 3, q: 5, c: 120 },
    { what: 'thousand books', a: 0.5, p: 4, q: 10, c: 90 },
    { what: 'hundred tents', a: 1, p: 3, q: 9, c: 110 },
    { what: 'thousand pens', a: 4, p: 1, q: 4, c: 35 },
  ],
  solve: ({ a, p, q, c }) => {
    // P' = -3a (x - p)(x - q), so P = -a x³ + 1.5 a (p + q) x² - 3 a p q x + c.
    const value = (x: number) => -a * x ** 3 + 1.5 * a * (p + q) * x * x - 3 * a * p * q * x + c;
    return { coefficients: [-a, 1.5 * a * (p + q), -3 * a * p * q, c], low: value(p), high: value(q) };
  },
  write: ({ what, a, p, q }, { coefficients, low, high }) => {
    const [c3, c2, c1, c0] = coefficients as [number, number, number, number];
    const f = (x: number) => ((c3 * x + c2) * x + c1) * x + c0;
    const wide = q + (q - p) * 0.4;
    const bottom = Math.min(0, low * 1.2);
    const figure = new Diagram({ x: [0, wide], y: [bottom, Math.max(high, c0) * 1.15], width: 420 })
      .axes({ y: 'P', xTicks: Array.from({ length: Math.floor(wide - 0.3) }, (_, i) => i + 1) })
      .graph(f, 0, wide);
    const derivative = polynomial([3 * c3, 2 * c2, c1]);
    return {
      text: prose`
        The weekly profit of a company, in thousand EUR, when it sells $x$ ${what} is modelled by $P(x) = ${polynomial(coefficients)}$ for $0 \le x \le ${wide.toFixed(1)}$.

        ![](diagram:profit)

        (a) Find $P'(x)$. [2]

        (b) Find the $x$-coordinates of the local minimum and of the local maximum of $P$. [2]

        (c) Write down the interval in which the profit increases. [1]

        (d) Find the profit at the local maximum. [1]`,
      hint: prose`Where $P'(x) > 0$, the graph rises.`,
      answer: prose`
        (a) $${derivative}$

        (b) minimum at $x = ${p}$, maximum at $x = ${q}$

        (c) $${p} < x < ${q}$

        (d) $${high}$ thousand EUR`,
      solution: prose`
        (a) Differentiate term by term: $P'(x) = ${derivative}$.

        (b) At local extrema $P'(x) = 0$. The quadratic $${derivative} = 0$ has the solutions $x = ${p}$ and $x = ${q}$. From the graph, $x = ${p}$ belongs to the local minimum (with $P = ${low}$) and $x = ${q}$ to the local maximum.

        (c) Between them the derivative is positive, for instance $P'(${(p + q) / 2}) = ${3 * a * ((q - p) / 2) ** 2} > 0$. The profit increases for $${p} < x < ${q}$.

        (d) $P(${q}) = ${high}$, so the profit is $${high}$ thousand EUR.`,
      markScheme: scheme({
        a: ['A1 two correct terms', prose`A1 $${derivative}$`],
        b: [prose`M1 $P'(x) = 0$`, prose`A1 $x = ${p}$ (minimum) and $x = ${q}$ (maximum)`],
        c: [prose`A1 $${p} < x < ${q}$`],
        d: [prose`A1 $${high}$ thousand EUR`],
      }),
      numeric: [exact(high, 'd', 'thousand EUR')],
      diagrams: [
        {
          name: 'profit',
          svg: figure.toSvg(),
          alt: 'A cubic curve of profit P against x that falls to a local minimum, rises to a local maximum and then falls again.',
        },
      ],
    };
  },
  check: ({ p, q }, { coefficients, low, high }) => {
    const f = (x: number) => coefficients.reduce((sum, value) => sum * x + value, 0);
    assertClose(
      bisect((x) => differentiate(f, x), 0, (p + q) / 2),
      p,
      'the minimum',
    );
    assertClose(
      bisect((x) => differentiate(f, x), (p + q) / 2, q * 2),
      q,
      'the maximum',
    );
    assertClose(low, f(p), 'the low value');
    assertClose(high, f(q), 'the high value');
    assert.ok(high > low && high > 0);
  },
});

const trapezoidalRiver = defineTemplate({
  key: 'ai-trapezoidal-river',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('5.8', 1, '5.5.2', '1.6.2'),
  variants: [
    { water: 'river', width: 8, n: 4, k: 0.15 },
    { water: 'canal', width: 12, n: 6, k: 0.08 },
    { water: 'stream', width: 5, n: 5, k: 0.2 },
    { water: 'ditch', width: 3, n: 6, k: 0.4 },
    { water: 'creek', width: 10, n: 5, k: 0.12 },
    { water: 'harbour channel', width: 20, n: 4, k: 0.06 },
    { water: 'brook', width: 4, n: 4, k: 0.3 },
    { water: 'spillway', width: 6, n: 6, k: 0.25 },
  ],
  solve: ({ width, n, k }) => {
    const h = width / n;
    const depths = Array.from({ length: n + 1 }, (_, i) => k * i * h * (width - i * h));
    const estimate = h * depths.reduce((sum, d, i) => sum + (i === 0 || i === n ? d / 2 : d), 0);
    const whole = (k * width ** 3) / 6;
    return { h, depths, estimate, whole, error: ((whole - estimate) / whole) * 100 };
  },
  write: ({ water, width, n, k }, { h, depths, estimate, whole, error }) => {
    const deepest = Math.max(...depths);
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    const points = depths.map((d, i): Point => [i * h, -d]);
    const figure = new Diagram({ x: [-0.02 * width, width * 1.05], y: [-deepest * 1.15, deepest * 0.2], width: 440, height: 240 })
      .shadeBetween(
        () => 0,
        (x) => -k * x * (width - x),
        0,
        width,
      )
      .segment([0, 0], [width, 0], 'd-axis')
      .graph((x) => -k * x * (width - x), 0, width)
      .polyline(points, 'd-curve2');
    for (const [x, y] of points.slice(1, -1)) figure.segment([x, 0], [x, y], 'd-dashed');
    for (const [i, [x]] of points.entries()) figure.label([x, 0], short(i * h), { dy: -8 });
    return {
      text: prose`
        The diagram shows the cross-section of a ${water} that is $${width}\text{ m}$ wide. Its depth was measured every $${short(h)}\text{ m}$.

        ![](diagram:section)

        ${table(['Distance $x$ (m)', ...depths.map((_, i) => `$${short(i * h)}$`)], ['Depth $y$ (m)', ...depths.map((d) => `$${short(d)}$`)])}

        (a) Use the trapezoidal rule with ${n} intervals to estimate the area of the cross-section. [3]

        The depth is modelled by $y = ${k}x(${width} - x)$.

        (b) Find the area of the cross-section according to the model. [2]

        (c) Find the percentage error of the estimate in part (a). [2]

        (d) State, with a reason, whether the trapezoidal rule gives too much or too little here. [1]`,
      hint: 'In the trapezoidal rule the first and the last value count once, all the others twice.',
      answer: prose`
        (a) $${significant(estimate)}\text{ m}^{2}$

        (b) $${significant(whole)}\text{ m}^{2}$

        (c) $${significant(error)}\%$

        (d) too little: the chords lie inside the cross-section`,
      solution: prose`
        (a) With $h = ${short(h)}$ the trapezoidal rule gives
        $$\frac{${short(h)}}{2}\Big((0 + 0) + 2(${depths.slice(1, -1).map(short).join(' + ')})\Big) = ${significant(estimate, 5)} \approx ${significant(estimate)}\text{ m}^{2}.$$

        (b) $\displaystyle\int_{0}^{${width}} ${k}x(${width} - x)\,\mathrm{d}x = ${significant(whole, 5)}\text{ m}^{2}$, from the calculator.

        (c) $\left|\dfrac{${significant(estimate, 5)} - ${significant(whole, 5)}}{${significant(whole, 5)}}\right| \times 100\% = ${significant(error)}\%$.

        (d) Too little: the bed of the ${water} bulges outwards, so the straight chords between the measured points lie inside the cross-section.`,
      markScheme: scheme({
        a: [
          prose`A1 $h = ${short(h)}$`,
          'M1 substitution into the trapezoidal rule',
          prose`A1 $${significant(estimate)}\text{ m}^{2}$`,
        ],
        b: ['(M1) definite integral', prose`A1 $${significant(whole)}\text{ m}^{2}$`],
        c: ['M1 percentage error with the model as exact value', prose`A1 $${significant(error)}\%$`],
        d: ['R1 too little, because the chords lie inside'],
      }),
      numeric: [near(estimate, 'a', 'm²'), near(whole, 'b', 'm²'), toWithin(error, Math.max(0.06, error * 0.02), 'c', '%')],
      diagrams: [
        {
          name: 'section',
          svg: figure.toSvg(),
          alt: `A cross-section below a level water line from 0 to ${width} m, with dashed depth lines every ${short(h)} m and straight chords between their ends.`,
        },
      ],
    };
  },
  check: ({ width, n, k }, { estimate, whole, error }) => {
    const bed = (x: number) => k * x * (width - x);
    assertClose(whole, integrate(bed, 0, width), 'the model');
    // The estimate is the area of a polygon (shoelace).
    const corners = Array.from({ length: n + 1 }, (_, i) => [(i * width) / n, bed((i * width) / n)] as const);
    const twice = corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] as readonly [number, number];
      return sum + u * y - x * v;
    }, 0);
    assertClose(estimate, Math.abs(twice) / 2, 'the polygon');
    assert.ok(error > 0 && error < 15);
  },
});

export const calculusTemplates: readonly QuestionTemplate[] = [
  powerDerivative,
  chordLimit,
  tangentAndNormal,
  marginalCost,
  gardenArea,
  cylinderOptimum,
  profitCurve,
  trapezoidalRiver,
];
