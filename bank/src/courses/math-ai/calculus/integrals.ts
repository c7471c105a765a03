import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, integrate, maximise, minimise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, significant, term } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { hl, money, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 5. Boundary conditions, areas and the trapezoidal rule. */

const marginalCost = defineTemplate({
  key: 'ai-boundary-condition-cost',
  calculatorAllowed: true,
  placements: [sl('5.5', 1, '5.3')],
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

        (b) Deduce the fixed cost, which is due even when nothing is made. [1]

        (c) Calculate the total cost of making ${target} ${what}. [2]`,
      hint: 'What does integration leave undetermined, and what fixes it?',
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
      keys: [
        {
          kind: 'expression',
          part: 'a',
          label: '$C(x) =$',
          value: `${k}/3 x^3 - ${m}/2 x^2 + ${c}x + ${short(fixed)}`,
          slips: [
            {
              slip: 'constant',
              value: `${k}/3 x^3 - ${m}/2 x^2 + ${c}x`,
              note: 'Use the total cost that is given to find the constant.',
            },
          ],
        },
      ],
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
  calculatorAllowed: true,
  placements: [sl('5.5', 1)],
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

        (c) The material costs $${price}\text{ EUR}$ per square metre. Calculate the cost of covering the region, to the nearest euro. [2]

        (d) Find the greatest value of $y$. [2]`,
      hint: 'Where does the curve meet the axis?',
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

const trapezoidalRiver = defineTemplate({
  key: 'ai-trapezoidal-river',
  calculatorAllowed: true,
  placements: [sl('5.8', 1, '5.5', '1.6')],
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

        (c) Calculate the percentage error of the estimate in part (a). [2]

        (d) Comment on the sign of the error that the trapezoidal rule makes here. [1]`,
      hint: 'How often does each value count in the trapezoidal rule?',
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

const areaBetween = defineTemplate({
  key: 'ai-area-between-line-and-curve',
  calculatorAllowed: true,
  placements: [hl('5.12', 1, '5.5')],
  variants: [
    { k: 1, p: 0, q: 4, m: 1, c: 1 },
    { k: 2, p: 1, q: 3, m: 1, c: 0 },
    { k: 0.5, p: 0, q: 6, m: 0.5, c: 1 },
    { k: 1, p: 1, q: 5, m: -1, c: 7 },
    { k: 1.5, p: 0, q: 3, m: 2, c: 1 },
    { k: 0.25, p: 2, q: 8, m: 0.5, c: 1 },
    { k: 1, p: 0, q: 3, m: -0.5, c: 4 },
    { k: 3, p: 1, q: 2, m: 1, c: 3 },
  ],
  solve: ({ k, p, q }) => ({ area: (k * (q - p) ** 3) / 6 }),
  write: ({ k, p, q, m, c }, { area }, index) => {
    if (index >= 4) {
      const tidy = (n: number) => Number(n.toFixed(4));
      const upper = polynomial([-k, tidy(k * (p + q) + m), tidy(c - k * p * q)]);
      const lower = polynomial([m, c]);
      const f = (x: number) => m * x + c + k * (x - p) * (q - x);
      const highest = Math.max(...Array.from({ length: 50 }, (_, i) => f(p + ((q - p) * i) / 49))) * 1.2;
      const below = ((m * p + c + m * q + c) / 2) * (q - p);
      const sketch = new Diagram({ x: [0, q * 1.25], y: [0, highest], width: 400, height: 260 })
        .shadeBetween(f, (x) => m * x + c, p, q)
        .axes({ xTicks: [p, q].filter((n) => n > 0) })
        .graph(f, 0, q * 1.25)
        .graph((x) => m * x + c, 0, q * 1.25, 'd-curve2')
        .label([(p + q) / 2, f((p + q) / 2)], 'shore', { dy: -10 })
        .label([(p + q) / 2, (m * (p + q)) / 2 + c], 'path', { dy: 20 });
      return inParts({
        stem: prose`A pond lies between a straight path, $y = ${lower}$, and a curved shore, $y = ${upper}$. Lengths are in tens of metres.`,
        hint: 'Which of the two graphs is the upper one between the points where they meet?',
        parts: [
          {
            ask: 'Find the $x$-coordinates of the points where path and shore meet.',
            answer: `$x = ${p}$ and $x = ${q}$`,
            solution: `Setting both equal and solving (by calculator) gives $x = ${p}$ and $x = ${q}$.`,
            marks: ['M1 both equal', `A1 $x = ${p}$ and $x = ${q}$`],
            keys: [{ kind: 'set', values: [`${p}`, `${q}`] }],
          },
          {
            ask: 'Sketch both graphs, label them, and shade the pond.',
            answer: 'see the drawing in the solution',
            solution: 'The parabola opens downwards and lies above the line between the two points.\n\n![](diagram:pond)',
            marks: ['A1 line and parabola', 'A1 region between them shaded'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Write down an integral for the area of the pond, and find its value in square metres.',
            answer: prose`$${significant(100 * area)}\text{ m}^{2}$`,
            solution: prose`$\displaystyle\int_{${p}}^{${q}} \left(\left(${upper}\right) - \left(${lower}\right)\right)\mathrm{d}x = ${significant(area, 4)}$. One square unit is $10 \times 10 = 100\text{ m}^{2}$, so the area is $${significant(100 * area)}\text{ m}^{2}$.`,
            marks: [
              'M1 upper minus lower, with limits',
              `A1 $${significant(area)}$`,
              prose`A1 $${significant(100 * area)}\text{ m}^{2}$`,
            ],
            keys: [
              {
                kind: 'number',
                ...near(100 * area, undefined, 'm^2'),
                slips: [
                  {
                    slip: 'power_of_ten',
                    value: area,
                    note: 'This is the area in square units of the graph, not in square metres.',
                  },
                ],
              },
            ],
          },
          {
            ask: 'Calculate what percentage of the area under the shore (down to the $x$-axis, between the two points) is pond.',
            answer: prose`$${significant((100 * area) / (area + below))}\%$`,
            solution: prose`Under the line there are $${significant(below, 4)}$ square units, so the share is $\dfrac{${significant(area, 4)}}{${significant(area + below, 4)}} \approx ${significant(area / (area + below))}$, that is $${significant((100 * area) / (area + below))}\%$.`,
            marks: ['M1 area under the curve', prose`A1 $${significant((100 * area) / (area + below))}\%$`],
            keys: [toWithin((100 * area) / (area + below), 0.3, undefined, '%')],
          },
        ],
        diagrams: [
          {
            name: 'pond',
            svg: sketch.toSvg(),
            alt: `A parabola that opens downwards and a straight line meet at x = ${p} and x = ${q}; the region between them is shaded.`,
          },
        ],
      });
    }
    const short = (n: number) => Number(n.toFixed(4));
    // The curve lies above the line by k (x - p)(q - x).
    const curve = polynomial([-k, short(k * (p + q) + m), short(c - k * p * q)]);
    const line = polynomial([m, c]);
    const f = (x: number) => m * x + c + k * (x - p) * (q - x);
    const top = Math.max(...Array.from({ length: 50 }, (_, i) => f(p + ((q - p) * i) / 49))) * 1.2;
    const figure = new Diagram({ x: [0, q * 1.25], y: [0, top], width: 400, height: 260 })
      .shadeBetween(f, (x) => m * x + c, p, q)
      .axes({ xTicks: [p, q].filter((n) => n > 0) })
      .graph(f, 0, q * 1.25)
      .graph((x) => m * x + c, 0, q * 1.25, 'd-curve2');
    return {
      text: prose`
        The diagram shows the curve $y = ${curve}$ and the line $y = ${line}$, which meet at $x = ${p}$ and at $x = ${q}$.

        ![](diagram:between)

        Calculate the area of the shaded region between them. [4]`,
      hint: 'Which of the two graphs is the upper one between the points of intersection?',
      answer: `$${significant(area)}$`,
      solution: prose`
        Between $x = ${p}$ and $x = ${q}$ the curve lies above the line. The difference of the two functions is
        $$\left(${curve}\right) - \left(${line}\right) = ${polynomial([-k, short(k * (p + q)), short(-k * p * q)])}.$$

        The area is $\displaystyle\int_{${p}}^{${q}} \left(${polynomial([-k, short(k * (p + q)), short(-k * p * q)])}\right)\mathrm{d}x = ${significant(area)}$, from the calculator.`,
      markScheme: scheme({
        '': [
          'M1 upper minus lower',
          prose`A1 integrand $${polynomial([-k, short(k * (p + q)), short(-k * p * q)])}$ (or equivalent)`,
          'A1 correct limits',
          prose`A1 $${significant(area)}$`,
        ],
      }),
      numeric: [near(area)],
      diagrams: [
        {
          name: 'between',
          svg: figure.toSvg(),
          alt: `A parabola that opens downwards and a straight line meet at x = ${p} and x = ${q}; the region between them is shaded.`,
        },
      ],
    };
  },
  check: ({ k, p, q, m, c }, { area }) => {
    const curve = (x: number) => -k * x * x + (k * (p + q) + m) * x + c - k * p * q;
    const line = (x: number) => m * x + c;
    assertClose(curve(p), line(p), 'the first meeting point');
    assertClose(curve(q), line(q), 'the second meeting point');
    assertClose(
      area,
      integrate((x) => Math.abs(curve(x) - line(x)), p, q),
      'the area',
    );
  },
});

export const integralsTemplates: readonly QuestionTemplate[] = [marginalCost, gardenArea, trapezoidalRiver, areaBetween];
