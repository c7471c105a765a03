import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, differentiate, maximise, minimise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { exact, hl, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 5. Stationary points and optimisation; at higher level points of inflexion. */

const cylinderOptimum = defineTemplate({
  key: 'ai-optimal-cylinder',
  calculatorAllowed: true,
  placements: [sl('5.7', 2, '5.6', '3.1'), sl('5.6', 2, '5.7')],
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

        (e) The material costs $${price}\text{ EUR}$ per $\text{${unit}}^{2}$. Calculate the least cost of the material. [2]`,
      hint: 'What links the two lengths? What is true of the derivative where the area is least?',
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
      keys: [
        { kind: 'expression', part: 'a', label: '$h =$', value: `${volume}/(pi r^2)` },
        {
          kind: 'expression',
          part: 'c',
          value: `4pi r - ${2 * volume}/r^2`,
          slips: [
            {
              slip: 'sign',
              value: `4pi r + ${2 * volume}/r^2`,
              note: 'Look at the sign when you differentiate the term with r in the denominator.',
            },
          ],
        },
        labelled('$r =$', near(r, 'd', unit)),
        labelled('$h =$', near(h, 'd', unit)),
      ],
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
  calculatorAllowed: true,
  placements: [sl('5.2', 1, '5.6'), sl('5.6', 1, '5.2')],
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

        (c) Deduce the interval in which the profit increases. [1]

        (d) Calculate the profit at the local maximum. [1]`,
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
      keys: [
        { kind: 'expression', part: 'a', label: "$P'(x) =$", value: derivative },
        { kind: 'set', part: 'b', label: 'Minimum, then maximum, at $x =$', values: [`${p}`, `${q}`], ordered: true },
        {
          kind: 'interval',
          part: 'c',
          intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }],
          either_ends: true,
        },
      ],
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

const inflexionDose = defineTemplate({
  key: 'ai-inflexion-of-dose-curve',
  calculatorAllowed: true,
  placements: [hl('5.10', 1, '5.9', '5.6')],
  variants: [
    { a: 12, k: 0.5, what: 'concentration of a drug', x: 'hours' },
    { a: 30, k: 0.25, what: 'number of messages per minute about a rumour', x: 'hours' },
    { a: 8, k: 0.4, what: 'response of a muscle', x: 'seconds' },
    { a: 50, k: 0.2, what: 'number of copies of a new song sold each week, in thousands,', x: 'weeks' },
    { a: 5, k: 0.8, what: 'brightness of a flash', x: 'milliseconds' },
    { a: 20, k: 0.625, what: 'level of a hormone', x: 'hours' },
    { a: 16, k: 0.32, what: 'flow of a stream after a storm', x: 'hours' },
    { a: 9, k: 1.25, what: 'force on a spring board', x: 'seconds' },
  ],
  solve: ({ a, k }) => ({ top: 1 / k, peak: a / (k * Math.E), bend: 2 / k, steepest: -a * Math.exp(-2) }),
  write: ({ a, k, what, x }, { top, peak, bend, steepest }) => {
    const f = (t: number) => a * t * Math.exp(-k * t);
    const wide = 6 / k;
    const step = wide > 24 ? 5 : wide > 10 ? 2 : 1;
    const figure = new Diagram({ x: [0, wide], y: [0, peak * 1.2], width: 420, height: 230 })
      .axes({ x: 't', y: 'f', xTicks: Array.from({ length: Math.floor((wide - step / 2) / step) }, (_, i) => (i + 1) * step) })
      .graph(f, 0, wide)
      .point([top, peak])
      .point([bend, f(bend)])
      .label([top, peak], 'M', { math: true, dy: -8 })
      .label([bend, f(bend)], 'I', { math: true, dx: 11, dy: -6 });
    const e = prose`\mathrm{e}^{-${k}t}`;
    const ak = Number((a * k).toFixed(4));
    const akk = Number((a * k * k).toFixed(4));
    return {
      text: prose`
        The ${what} after $t$ ${x} is modelled by $f(t) = ${a}t${e}$ for $t \ge 0$. The graph has a maximum at M and a point of inflexion at I.

        ![](diagram:curve)

        (a) Show that $f'(t) = (${a} - ${ak}\,t)${e}$. [2]

        (b) Find the coordinates of M. [2]

        (c) Find $f''(t)$ and hence the $t$-coordinate of I. [4]

        (d) State what is special about the rate of change of $f$ at I. [1]`,
      hint: 'The second derivative changes its sign at a point of inflexion.',
      answer: prose`
        (a) shown

        (b) $(${significant(top)}, ${significant(peak)})$

        (c) $f''(t) = (${akk}\,t - ${2 * ak})${e}$, $t = ${significant(bend)}$

        (d) $f$ decreases fastest there (at a rate of $${significant(Math.abs(steepest))}$)`,
      solution: prose`
        (a) Product rule with $u = ${a}t$ and $v = ${e}$: $f'(t) = ${a}${e} + ${a}t \times (-${k})${e} = (${a} - ${ak}\,t)${e}$.

        (b) The exponential factor is never zero, so $f'(t) = 0$ gives $${a} - ${ak}\,t = 0$ and $t = ${significant(top)}$. Then $f(${significant(top)}) = ${significant(peak)}$.

        (c) Product rule once more: $f''(t) = -${ak}${e} + (${a} - ${ak}\,t)(-${k})${e} = (${akk}\,t - ${2 * ak})${e}$. It is zero, and changes sign, at $t = \dfrac{${2 * ak}}{${akk}} = ${significant(bend)}$.

        (d) The first derivative has a minimum at I: there $f$ decreases fastest, at a rate of $${significant(Math.abs(steepest))}$ per unit of time.`,
      markScheme: scheme({
        a: ['M1 product rule', prose`A1 $${a}${e} - ${ak}\,t${e}$`, 'AG the expression given'],
        b: [prose`M1 $f'(t) = 0$, or maximum of the graph`, prose`A1 $(${significant(top)}, ${significant(peak)})$`],
        c: [
          'M1 product rule',
          prose`A1 $(${akk}\,t - ${2 * ak})${e}$`,
          prose`M1 $f''(t) = 0$`,
          prose`A1 $t = ${significant(bend)}$`,
        ],
        d: ['R1 fastest decrease'],
      }),
      keys: [
        { kind: 'coordinate', part: 'b', values: [top.toPrecision(8), peak.toPrecision(8)], tolerance: 1e-6 },
        {
          kind: 'expression',
          part: 'c',
          label: "$f''(t) =$",
          value: `(${akk}t - ${2 * ak})e^(-${k}t)`,
          weight: 2,
          slips: [
            {
              slip: 'method',
              value: `-${ak}e^(-${k}t)`,
              note: 'You differentiated the first factor only; use the product rule.',
            },
          ],
        },
        labelled('$t =$', near(bend, 'c'), [
          { slip: 'method', value: top, note: 'At this point the first derivative is zero, not the second.' },
        ]),
      ],
      diagrams: [
        {
          name: 'curve',
          svg: figure.toSvg(),
          alt: 'A curve that rises from the origin to a maximum M, then falls through a point of inflexion I towards the t-axis.',
        },
      ],
    };
  },
  check: ({ a, k }, { top, peak, bend, steepest }) => {
    const f = (t: number) => a * t * Math.exp(-k * t);
    const best = maximise(f, 0, 10 / k);
    assertClose(peak, best.value, 'the maximum');
    assertClose(top, best.at, 'where the maximum is', 1e-3);
    const slope = (t: number) => differentiate(f, t);
    const fall = maximise((t) => -slope(t), top, 10 / k);
    assertClose(bend, fall.at, 'where it falls fastest', 1e-3);
    assertClose(-steepest, fall.value, 'how fast it falls', 1e-5);
  },
});

const fenceAgainstWall = defineTemplate({
  key: 'ai-fence-against-wall',
  calculatorAllowed: true,
  placements: [sl('5.7', 1, '5.6')],
  variants: [
    { animal: 'hens', length: 24, bars: 0 },
    { animal: 'goats', length: 60, bars: 1 },
    { animal: 'rabbits', length: 18, bars: 0 },
    { animal: 'ponies', length: 150, bars: 2 },
    { animal: 'ducks', length: 36, bars: 1 },
    { animal: 'sheep', length: 100, bars: 0 },
    { animal: 'alpacas', length: 96, bars: 1 },
    { animal: 'geese', length: 44, bars: 2 },
  ],
  solve: ({ length, bars }) => {
    const sides = 2 + bars;
    const x = length / (2 * sides);
    return { sides, x, y: length - sides * x, area: x * (length - sides * x) };
  },
  write: ({ animal, length, bars }, { sides, x, y, area }) => {
    const wide = 8;
    const fences = Array.from({ length: sides }, (_, i) => (wide * i) / (sides - 1));
    const figure = new Diagram({ x: [-1, 9.4], y: [-1, 4.6], equalScale: true, width: 380 })
      .segment([-0.8, 3.6], [8.8, 3.6], 'd-curve2')
      .segment([-0.8, 3.75], [8.8, 3.75], 'd-curve2')
      .segment([0, 0], [wide, 0])
      .label([wide / 2, 3.75], 'wall', { dy: -8 })
      .label([wide, 1.8], 'x', { math: true, dx: 12, dy: 5 });
    for (const at of fences) figure.segment([at, 0], [at, 3.6]);
    const extra =
      bars === 0
        ? ''
        : bars === 1
          ? ' A further fence of the same length $x$ divides the area into two pens.'
          : ` Further fences of the same length $x$ divide the area into ${bars + 1} pens.`;
    return {
      text: prose`
        A rectangular area for ${animal} is fenced off along a straight wall, which needs no fence. The fences at right angles to the wall have length $x\text{ m}$.${extra} In all, $${length}\text{ m}$ of fence are used.

        ![](diagram:pen)

        Determine the greatest area that can be enclosed. [5]`,
      hint: 'How does the side along the wall depend on $x$?',
      answer: prose`$${Number(area.toFixed(2))}\text{ m}^{2}$`,
      solution: prose`
        There are ${sides} fences of length $x$, so $${length} - ${sides}x$ is left for the side along the wall, and the area is
        $$A = x(${length} - ${sides}x) = ${length}x - ${sides}x^{2}.$$

        At the maximum $\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${length} - ${2 * sides}x = 0$, so $x = ${Number(x.toFixed(3))}$; the other side is then $${Number(y.toFixed(3))}$.

        As the graph of $A$ is a parabola that opens downwards, this is the maximum: $A = ${Number(area.toFixed(2))}\text{ m}^{2}$.`,
      markScheme: scheme({
        '': [
          prose`A1 side $${length} - ${sides}x$`,
          prose`A1 $A = x(${length} - ${sides}x)$`,
          'M1 derivative set to zero, or maximum of the graph',
          prose`A1 $x = ${Number(x.toFixed(3))}$`,
          prose`A1 $${Number(area.toFixed(2))}\text{ m}^{2}$`,
        ],
      }),
      numeric: [toWithin(area, area * 0.003, undefined, 'm²')],
      diagrams: [
        {
          name: 'pen',
          svg: figure.toSvg(),
          alt: `A rectangle along a wall with ${sides} fences of length x at right angles to the wall and one fence parallel to it.`,
        },
      ],
    };
  },
  check: ({ length, bars }, { area, x, y }) => {
    const best = maximise((t) => t * (length - (2 + bars) * t), 0, length / (2 + bars));
    assertClose(area, best.value, 'the greatest area');
    assertClose((2 + bars) * x + y, length, 'the fence');
  },
});

export const optimisationTemplates: readonly QuestionTemplate[] = [profitCurve, fenceAgainstWall, cylinderOptimum, inflexionDose];
