import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, maximise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, fraction, gcd, point, signed, signedTerm, significant, term } from '../../tex.ts';
import { both, choice, exact, hl, near, prose, scheme, sl, toWithin } from './writing.ts';

/** Topic 2 of both courses: straight lines, functions and their graphs, models. */

const perpendicularPath = defineTemplate({
  key: 'ai-perpendicular-path',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('2.1.2', 1, '2.1.1'), hl('2.1.2', 1, '2.1.1'), sl('2.1.1', 1, '2.1.2'), hl('2.1.1', 1, '2.1.2')],
  variants: [
    { foot: [5, 4], p: 2, q: 1, from: -2, to: 1, off: 2, from2: 'a café' },
    { foot: [4, 5], p: 1, q: 2, from: -2, to: 1, off: -2, from2: 'a school' },
    { foot: [6, 4], p: 3, q: 1, from: -1, to: 1, off: 2, from2: 'a lighthouse' },
    { foot: [5, 6], p: 2, q: -1, from: -2, to: 2, off: -2, from2: 'a farm' },
    { foot: [4, 6], p: 1, q: -2, from: -2, to: 2, off: 2, from2: 'a spring' },
    { foot: [7, 5], p: 3, q: -1, from: -2, to: 1, off: 1, from2: 'a viewpoint' },
    { foot: [6, 5], p: 3, q: 2, from: -2, to: 1, off: -1, from2: 'a mill' },
    { foot: [5, 5], p: 2, q: 3, from: -1, to: 1, off: 1, from2: 'a chapel' },
  ],
  solve: ({ foot, p, q, from, to, off }) => {
    const [u, v] = foot as [number, number];
    const a = [u + from * p, v + from * q] as const;
    const b = [u + to * p, v + to * q] as const;
    const c = [u - off * q, v + off * p] as const;
    const divisor = gcd(b[0] - a[0], b[1] - a[1]);
    const [dx, dy] = [(b[0] - a[0]) / divisor, (b[1] - a[1]) / divisor];
    // Line AB: dy x - dx y = k; its perpendicular through C: dx x + dy y = m.
    const [k, m] = [dy * a[0] - dx * a[1], dx * c[0] + dy * c[1]];
    const square = dx * dx + dy * dy;
    return { a, b, c, dx, dy, k, m, meet: [(dy * k + dx * m) / square, (dy * m - dx * k) / square] as const };
  },
  write: ({ from2 }, { a, b, c, dx, dy, k, m, meet }) => {
    const all = [a, b, c, meet];
    const range = (i: 0 | 1): [number, number] => [
      Math.min(0, ...all.map((at) => at[i])) - 1,
      Math.max(...all.map((at) => at[i])) + 1.6,
    ];
    const [xRange, yRange] = [range(0), range(1)];
    const every = (r: [number, number]) =>
      Array.from({ length: Math.floor(r[1]) - Math.ceil(r[0]) }, (_, i) => Math.ceil(r[0]) + i).filter((n) => n !== 0);
    const side = (at: readonly [number, number]) => ({
      math: true,
      dx: at[0] < meet[0] ? -12 : 12,
      dy: at[1] < meet[1] ? 16 : -8,
    });
    const figure = new Diagram({ x: xRange, y: yRange, equalScale: true, width: 380 })
      .axes({ xTicks: every(xRange), yTicks: every(yRange), grid: true })
      .segment(a, b)
      .segment(c, meet, 'd-dashed')
      .point(a)
      .point(b)
      .point(c)
      .label(a, 'A', side(a))
      .label(b, 'B', side(b))
      .label(c, 'C', side(c));
    const line = (x: number, y: number, right: number) => `${term(x, 'x')}${signedTerm(y, 'y')} = ${right}`;
    const sign = dx < 0 ? -1 : 1;
    return {
      text: prose`
        On a map with units of one kilometre a straight road runs from A$${point(...a)}$ to B$${point(...b)}$. A path is to be built from ${from2} at C$${point(...c)}$ to the road.
        The path is perpendicular to the road.

        ![](diagram:map)

        (a) Find the gradient of the road. [2]

        (b) Find the equation of the line through A and B in the form $ax + by = d$, where $a, b, d \in \mathbb{Z}$. [2]

        (c) Find the equation of the line along which the path runs, in the same form. [3]

        (d) Find the coordinates of the point where the path meets the road. [2]`,
      hint: prose`The gradients of perpendicular lines multiply to $-1$.`,
      answer: prose`
        (a) $${fraction(dy, dx)}$

        (b) $${line(sign * dy, -sign * dx, sign * k)}$ (or a multiple)

        (c) $${line(sign * dx, sign * dy, sign * m)}$ (or a multiple)

        (d) $${point(...meet)}$`,
      solution: prose`
        (a) $m = \dfrac{${b[1]} - ${a[1] < 0 ? `(${a[1]})` : a[1]}}{${b[0]} - ${a[0] < 0 ? `(${a[0]})` : a[0]}} = ${fraction(dy, dx)}$.

        (b) Through A with this gradient: $y${signed(-a[1])} = ${fraction(dy, dx)}(x${signed(-a[0])})$. Multiplying by ${Math.abs(dx)} and collecting the terms gives
        $${line(sign * dy, -sign * dx, sign * k)}$. Point B fits too: $${sign * dy} \times ${b[0]} ${-sign * dx < 0 ? '-' : '+'} ${Math.abs(dx)} \times ${b[1]} = ${sign * k}$.

        (c) The perpendicular gradient is the negative reciprocal, $-1 \div \left(${fraction(dy, dx)}\right) = ${fraction(-dx, dy)}$. Through C:
        $y${signed(-c[1])} = ${fraction(-dx, dy)}(x${signed(-c[0])})$, that is $${line(sign * dx, sign * dy, sign * m)}$.

        (d) Solve the two equations together, for instance by making the coefficients of $y$ equal. The solution is $x = ${meet[0]}$, $y = ${meet[1]}$: the path meets the road at $${point(...meet)}$.`,
      markScheme: scheme({
        a: ['(M1) difference of $y$ over difference of $x$', prose`A1 $${fraction(dy, dx)}$`],
        b: ['M1 line through A or B with their gradient', prose`A1 $${line(sign * dy, -sign * dx, sign * k)}$`],
        c: [
          prose`M1 gradient $${fraction(-dx, dy)}$`,
          'M1 line through C with their gradient',
          prose`A1 $${line(sign * dx, sign * dy, sign * m)}$`,
        ],
        d: ['M1 attempt to solve the two equations', prose`A1 $${point(...meet)}$`],
      }),
      diagrams: [
        {
          name: 'map',
          svg: figure.toSvg(),
          alt: `A coordinate grid with the segment from A${point(...a)} to B${point(...b)} and a dashed perpendicular to it from C${point(...c)}.`,
        },
      ],
    };
  },
  check: ({ foot }, { a, b, c, meet }) => {
    assert.deepEqual([...meet], foot);
    assertClose((meet[0] - c[0]) * (b[0] - a[0]) + (meet[1] - c[1]) * (b[1] - a[1]), 0, 'perpendicular');
    assertClose((meet[0] - a[0]) * (b[1] - a[1]) - (meet[1] - a[1]) * (b[0] - a[0]), 0, 'on the road');
    assert.ok((meet[0] - a[0]) * (meet[0] - b[0]) < 0, 'between A and B');
  },
});

const quadraticRange = defineTemplate({
  key: 'ai-range-of-quadratic',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('2.2.1', 1, '2.4.1'),
  variants: [
    { h: 2, k: 3, from: 0, to: 5 },
    { h: 1, k: -4, from: -1, to: 4 },
    { h: 3, k: 2, from: -1, to: 5 },
    { h: -1, k: 1, from: -3, to: 3 },
    { h: 4, k: -3, from: 0, to: 6 },
    { h: 0, k: 5, from: -2, to: 3 },
    { h: -2, k: -1, from: -5, to: -1 },
    { h: 5, k: 4, from: 3, to: 9 },
  ],
  solve: ({ h, k, from, to }) => ({ least: k, greatest: k + Math.max(from - h, to - h, h - from) ** 2 }),
  write: ({ h, k, from, to }, { least, greatest }, index) => {
    const ends = [(from - h) ** 2 + k, (to - h) ** 2 + k].toSorted((x, y) => x - y) as [number, number];
    const range = (low: number, high: number) => prose`$${low} \le f(x) \le ${high}$`;
    const square = h === 0 ? 'x^{2}' : `(x${signed(-h)})^{2}`;
    return {
      text: prose`
        The function $f$ is defined by $f(x) = ${square}${signed(k)}$ for $${from} \le x \le ${to}$.

        Find the range of $f$. [2]`,
      hint: 'Sketch the parabola over the given domain. Where is its lowest point, and which end of the domain is farther from it?',
      ...choice(range(least, greatest), [range(ends[0], ends[1]), range(least, ends[0]), range(from, to)], index),
      solution: prose`
        The graph is a parabola that opens upwards with vertex $${point(h, k)}$. The vertex lies in the domain, since $${from} \le ${h} \le ${to}$, so the least
        value is $${k}$.

        The values at the ends are $f(${from}) = ${(from - h) ** 2 + k}$ and $f(${to}) = ${(to - h) ** 2 + k}$. The larger of them, $${greatest}$, is the greatest value. The range is
        $${least} \le f(x) \le ${greatest}$.

        Using only the two ends gives $${ends[0]} \le f(x) \le ${ends[1]}$, which misses the vertex; taking the nearer end gives $${ends[0]}$ as the greatest value; and
        $${from} \le f(x) \le ${to}$ mixes up the range with the domain.`,
      markScheme: scheme({
        '': [prose`M1 vertex $${point(h, k)}$ and both end values considered`, prose`A1 $${least} \le f(x) \le ${greatest}$`],
      }),
    };
  },
  check: ({ h, k, from, to }, { least, greatest }) => {
    const values = Array.from({ length: 1001 }, (_, i) => {
      const x = from + ((to - from) * i) / 1000;
      return x * x - 2 * h * x + h * h + k;
    });
    assertClose(Math.max(...values), greatest, 'the greatest sampled value');
    assertClose(Math.min(...values), least, 'the least sampled value', 1e-4);
    assert.notEqual(h - from, to - h);
  },
});

const inverseFare = defineTemplate({
  key: 'ai-inverse-of-linear-model',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('2.2.2', 1, '2.2.1'),
  variants: [
    { what: 'cost', unit: 'EUR', of: 'a taxi ride', by: 'distance', byUnit: 'km', a: 4.5, b: 2.2, at: 12, back: 41.9, top: 60 },
    { what: 'cost', unit: 'EUR', of: 'hiring a boat', by: 'time', byUnit: 'hours', a: 15, b: 9.5, at: 3, back: 72, top: 10 },
    {
      what: 'length',
      unit: 'cm',
      of: 'a loaded spring',
      by: 'mass of the load',
      byUnit: 'kg',
      a: 24,
      b: 1.6,
      at: 7,
      back: 40,
      top: 15,
    },
    {
      what: 'boiling point',
      unit: '°C',
      of: 'salt water',
      by: 'amount of salt',
      byUnit: 'spoonfuls',
      a: 100,
      b: 0.4,
      at: 6,
      back: 103.2,
      top: 20,
    },
    {
      what: 'cost',
      unit: 'EUR',
      of: 'printing a leaflet',
      by: 'number of copies',
      byUnit: 'hundreds',
      a: 38,
      b: 6.5,
      at: 8,
      back: 129,
      top: 50,
    },
    { what: 'height', unit: 'cm', of: 'a bamboo shoot', by: 'age', byUnit: 'days', a: 12, b: 3.5, at: 9, back: 68, top: 21 },
    {
      what: 'mass',
      unit: 'kg',
      of: 'a filled water tank',
      by: 'volume of water',
      byUnit: 'litres',
      a: 18,
      b: 1,
      at: 45,
      back: 102,
      top: 120,
    },
    {
      what: 'monthly bill',
      unit: 'EUR',
      of: 'a water connection',
      by: 'volume used',
      byUnit: 'cubic metres',
      a: 9,
      b: 1.8,
      at: 14,
      back: 49.5,
      top: 40,
    },
  ],
  solve: ({ a, b, at, back, top }) => ({ value: a + b * at, inverse: (back - a) / b, highest: a + b * top }),
  write: ({ what, unit, of, by, byUnit, a, b, at, back, top }, { value, inverse, highest }) => {
    const formula = `${a} + ${term(b, 'x')}`;
    const short = (n: number) => `${Number(n.toFixed(4))}`;
    return {
      text: prose`
        The ${what} of ${of}, in ${unit}, is modelled by $f(x) = ${formula}$, where $x$ is the ${by} in ${byUnit} and $0 \le x \le ${top}$.

        (a) Find $f(${at})$. [1]

        (b) Find $f^{-1}(${back})$ and interpret this value in context. [3]

        (c) Write down the domain of $f^{-1}$. [2]`,
      hint: prose`$f^{-1}(${back})$ is the $x$ for which $f(x) = ${back}$.`,
      answer: prose`
        (a) $${short(value)}$

        (b) $${short(inverse)}$: the ${by} (in ${byUnit}) for which the ${what} is $${back}$ ${unit}

        (c) $${a} \le x \le ${short(highest)}$`,
      solution: prose`
        (a) $f(${at}) = ${a} + ${b} \times ${at} = ${short(value)}$ (in ${unit}).

        (b) The inverse answers the question which input leads to the output $${back}$: solve $${formula} = ${back}$. Then
        $x = \dfrac{${back} - ${a}}{${b}} = ${short(inverse)}$. In context: the ${what} of ${of} is $${back}$ ${unit} when the ${by}, in ${byUnit}, is $${short(inverse)}$.

        (c) The domain of the inverse is the range of $f$. As $f$ increases, its values run from $f(0) = ${a}$ to $f(${top}) = ${short(highest)}$, so the domain of
        $f^{-1}$ is $${a} \le x \le ${short(highest)}$.`,
      markScheme: scheme({
        a: [prose`A1 $${short(value)}$`],
        b: [
          prose`M1 $${formula} = ${back}$`,
          prose`A1 $${short(inverse)}$`,
          prose`R1 the ${by} for which the ${what} is $${back}$ ${unit}`,
        ],
        c: ['(M1) range of $f$ used', prose`A1 $${a} \le x \le ${short(highest)}$`],
      }),
      numeric: [exact(Number(short(value)), 'a', unit), toWithin(inverse, 0.005, 'b', byUnit)],
    };
  },
  check: ({ a, b, at, back, top }, { value, inverse, highest }) => {
    assertClose(a + b * inverse, back, 'the inverse put back');
    assertClose((value - a) / at, b, 'the slope from 0');
    assert.ok(inverse > 0 && inverse <= top && back <= highest && inverse !== at);
    assertClose(inverse, Number(inverse.toFixed(4)), 'a short inverse', 1e-9);
  },
});

const concentrationGraph = defineTemplate({
  key: 'ai-concentration-graph-features',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [
    sl('2.4.1', 2, '2.3', '2.4.2'),
    hl('2.4.1', 2, '2.3', '2.4.2'),
    sl('2.4.2', 2, '2.4.1'),
    hl('2.3', 2, '2.4.1', '2.4.2'),
  ],
  variants: [
    { a: 24, b: 4, early: 1, level: 3 },
    { a: 30, b: 9, early: 1, level: 4 },
    { a: 20, b: 6.25, early: 2, level: 2.5 },
    { a: 48, b: 16, early: 2, level: 5 },
    { a: 15, b: 2.25, early: 1, level: 3 },
    { a: 36, b: 12, early: 3, level: 4 },
    { a: 40, b: 25, early: 3, level: 3.5 },
    { a: 18, b: 5, early: 1, level: 3.2 },
  ],
  solve: ({ a, b, early, level }) => {
    const root = Math.sqrt(a * a - 4 * level * level * b);
    const [rise, fall] = [(a - root) / (2 * level), (a + root) / (2 * level)];
    return {
      early: (a * early) / (early * early + b),
      at: Math.sqrt(b),
      peak: a / (2 * Math.sqrt(b)),
      rise,
      fall,
      span: fall - rise,
    };
  },
  write: ({ a, b, early, level }, { early: earlyValue, at, peak, rise, fall, span }) => {
    const f = (t: number) => (a * t) / (t * t + b);
    const wide = Math.ceil(Math.max(fall * 1.4, 4 * at));
    const step = wide > 15 ? 4 : 2;
    const tall = Math.ceil(peak * 1.15);
    const figure = new Diagram({ x: [0, wide], y: [0, tall], width: 440 })
      .axes({
        x: 't',
        y: 'C',
        xTicks: Array.from({ length: Math.floor((wide - 0.5) / step) }, (_, i) => (i + 1) * step),
        yTicks: Array.from({ length: tall - 1 }, (_, i) => i + 1),
      })
      .graph(f, 0, wide)
      .segment([0, level], [wide, level], 'd-dashed');
    return {
      text: prose`
        The concentration of a medicine in the blood, $C\text{ mg l}^{-1}$, at time $t$ hours after it is taken is modelled by
        $$C(t) = \frac{${a}t}{t^{2} + ${b}}, \qquad t \ge 0.$$
        The diagram shows the graph of $C$ and the line $C = ${level}$.

        ![](diagram:concentration)

        (a) Find $C(${early})$. [1]

        (b) Find the greatest concentration and the time at which it occurs. [2]

        (c) Write down the equation of the horizontal asymptote of the graph and interpret it in context. [2]

        (d) The medicine is effective while its concentration is at least $${level}\text{ mg l}^{-1}$. Find for how long it is effective. [4]`,
      hint: 'Draw the function on the calculator: use its maximum and intersection tools.',
      answer: prose`
        (a) $${significant(earlyValue)}\text{ mg l}^{-1}$

        (b) $${significant(peak)}\text{ mg l}^{-1}$ at $t = ${significant(at)}\text{ hours}$

        (c) $C = 0$: in the long run the medicine leaves the blood

        (d) $${significant(span)}\text{ hours}$`,
      solution: prose`
        (a) $C(${early}) = \dfrac{${a} \times ${early}}{${early}^{2} + ${b}} = ${significant(earlyValue)}\text{ mg l}^{-1}$.

        (b) The maximum tool of the calculator gives the point $(${significant(at)}, ${significant(peak)})$: the greatest concentration is
        $${significant(peak)}\text{ mg l}^{-1}$, after $${significant(at)}$ hours.

        (c) For large $t$ the denominator grows much faster than the numerator, so $C(t)$ approaches 0 and the asymptote is $C = 0$. In context: after a long time
        practically no medicine is left in the blood.

        (d) Intersect the graph with the line $C = ${level}$: $t = ${significant(rise, 4)}$ and $t = ${significant(fall, 4)}$. Between these times the graph is above the line, so
        the medicine is effective for $${significant(fall, 4)} - ${significant(rise, 4)} \approx ${significant(span)}\text{ hours}$.`,
      markScheme: scheme({
        a: [prose`A1 $${significant(earlyValue)}$`],
        b: [prose`A1 $${significant(peak)}\text{ mg l}^{-1}$`, prose`A1 $t = ${significant(at)}$`],
        c: ['A1 $C = 0$ (an equation)', 'R1 the medicine leaves the blood in the long run'],
        d: [
          prose`M1 $C(t) = ${level}$`,
          prose`A1 $t = ${significant(rise)}$`,
          prose`A1 $t = ${significant(fall)}$`,
          prose`A1 $${significant(span)}$ hours`,
        ],
      }),
      numeric: [near(earlyValue, 'a', 'mg/l'), near(span, 'd', 'h')],
      diagrams: [
        {
          name: 'concentration',
          svg: figure.toSvg(),
          alt: `A graph of concentration C against time t from 0 to ${wide}: it rises from the origin to one maximum, then falls towards the t-axis. A dashed line is drawn at C = ${level}.`,
        },
      ],
    };
  },
  check: ({ a, b, level }, { at, peak, rise, fall }) => {
    const f = (t: number) => a / (t + b / t);
    const top = maximise(f, 0.01, 60);
    assertClose(peak, top.value, 'the peak');
    assertClose(at, top.at, 'the time of the peak', 1e-3);
    assertClose(
      rise,
      bisect((t) => f(t) - level, 0.001, top.at),
      'the rise',
    );
    assertClose(
      fall,
      bisect((t) => f(t) - level, top.at, 200),
      'the fall',
    );
  },
});

const waterJet = defineTemplate({
  key: 'ai-water-jet-parabola',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('2.5.1', 2, '2.6', '1.8.1'), hl('2.5.1', 2, '2.6', '1.8.1'), sl('2.6', 2, '2.5.1'), hl('2.6', 2, '2.5.1')],
  variants: [
    { start: 1.2, x1: 2, y1: 2.8, land: 6, object: 'jet of water from a hose' },
    { start: 2, x1: 3, y1: 3.5, land: 10, object: 'ball thrown by a player' },
    { start: 0.8, x1: 1, y1: 1.6, land: 4, object: 'jet of water from a fountain' },
    { start: 1.6, x1: 4, y1: 5.2, land: 12, object: 'basketball' },
    { start: 2.4, x1: 5, y1: 4, land: 15, object: 'snowball' },
    { start: 1, x1: 6, y1: 5.5, land: 20, object: 'stream from a fire hose' },
    { start: 3, x1: 2, y1: 4.2, land: 8, object: 'diver’s path from a board' },
    { start: 1.8, x1: 8, y1: 9, land: 30, object: 'javelin’s tip' },
  ],
  solve: ({ start, x1, y1, land }) => {
    // y = a x² + b x + start through (x1, y1) and (land, 0).
    const a = (-start / land - (y1 - start) / x1) / (land - x1);
    const b = (y1 - start) / x1 - a * x1;
    return { a, b, at: -b / (2 * a), top: start - (b * b) / (4 * a) };
  },
  write: ({ start, x1, y1, land, object }, { a, b, at, top }) => {
    const f = (x: number) => a * x * x + b * x + start;
    const step = land > 16 ? 5 : land > 8 ? 2 : 1;
    const tall = Math.ceil(top + 0.6);
    const figure = new Diagram({ x: [0, land * 1.1], y: [0, tall], width: 440, height: 240 })
      .axes({
        xTicks: Array.from({ length: Math.floor((land * 1.05) / step) }, (_, i) => (i + 1) * step),
        yTicks: Array.from({ length: tall - 1 }, (_, i) => i + 1).filter((n) => tall < 8 || n % 2 === 0),
      })
      .graph(f, 0, land)
      .point([0, start])
      .point([x1, y1])
      .label([x1, y1], `(${x1}, ${y1})`, { anchor: 'start', dx: 10, dy: 16 });
    return {
      text: prose`
        The height $y$ metres of a ${object} is modelled by $y = ax^{2} + bx + c$, where $x$ metres is the horizontal distance from the start. The height at the
        start is $${start}\text{ m}$; at $x = ${x1}$ the height is $${y1}\text{ m}$; the height is zero at $x = ${land}$.

        ![](diagram:path)

        (a) Write down the value of $c$. [1]

        (b) Write down two equations in $a$ and $b$. [2]

        (c) Find $a$ and $b$. [2]

        (d) Find the greatest height and the horizontal distance at which it is reached. [3]

        (e) State a suitable domain for the model. [1]`,
      hint: prose`Each known point of the curve gives one equation.`,
      answer: prose`
        (a) $c = ${start}$

        (b) $${term(x1 * x1, 'a')} + ${term(x1, 'b')} = ${decimal(y1 - start, 1)}$ and $${land * land}a + ${land}b = ${-start}$

        (c) $a = ${significant(a)}$, $b = ${significant(b)}$

        (d) $${significant(top)}\text{ m}$ at $x = ${significant(at)}$

        (e) $0 \le x \le ${land}$`,
      solution: prose`
        (a) At $x = 0$ only the constant is left: $c = ${start}$.

        (b) The point $(${x1}, ${y1})$ gives $a \times ${x1}^2 + b \times ${x1} + ${start} = ${y1}$, that is $${term(x1 * x1, 'a')} + ${term(x1, 'b')} = ${decimal(y1 - start, 1)}$.

        The point $(${land}, 0)$ gives $a \times ${land}^2 + b \times ${land} + ${start} = 0$, that is $${land * land}a + ${land}b = ${-start}$.

        (c) The system solver gives $a = ${significant(a, 5)}$ and $b = ${significant(b, 5)}$, to three significant figures $a = ${significant(a)}$ and $b = ${significant(b)}$.

        (d) The vertex is at $x = -\dfrac{b}{2a} = ${significant(at)}$, or use the maximum tool. The height there is $${significant(top)}\text{ m}$ (found with unrounded $a$ and $b$).

        (e) The model makes sense from the start until the height is zero: $0 \le x \le ${land}$.`,
      markScheme: scheme({
        a: [prose`A1 $${start}$`],
        b: ['A1 the first equation (or equivalent)', 'A1 the second equation (or equivalent)'],
        c: [prose`A1 $a = ${significant(a)}$`, prose`A1 $b = ${significant(b)}$`],
        d: [
          'M1 axis of symmetry, or the maximum tool',
          prose`A1 $x = ${significant(at)}$`,
          prose`A1 $${significant(top)}\text{ m}$`,
        ],
        e: [prose`A1 $0 \le x \le ${land}$`],
      }),
      numeric: [exact(start, 'a')],
      diagrams: [
        {
          name: 'path',
          svg: figure.toSvg(),
          alt: `A parabola that opens downwards from (0, ${start}) through (${x1}, ${y1}) to (${land}, 0).`,
        },
      ],
    };
  },
  check: ({ start, x1, y1, land }, { a, b, at, top }) => {
    const f = (x: number) => (a * x + b) * x + start;
    assertClose(f(x1), y1, 'the middle point');
    assertClose(f(land), 0, 'the landing point');
    const best = maximise(f, 0, land);
    assertClose(top, best.value, 'the top');
    assertClose(at, best.at, 'where the top is', 1e-4);
    assert.ok(a < 0 && at > 0 && at < land && Math.abs(at - x1) > 0.05);
  },
});

const coolingModel = defineTemplate({
  key: 'ai-cooling-exponential-model',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('2.5.2', 2, '1.5.2', '2.6'),
  variants: [
    { thing: 'cup of tea', room: 20, start: 90, t1: 5, temp: 68, target: 40 },
    { thing: 'loaf of bread', room: 22, start: 180, t1: 10, temp: 110, target: 35 },
    { thing: 'bowl of soup', room: 18, start: 82, t1: 4, temp: 70, target: 50 },
    { thing: 'steel bolt', room: 25, start: 400, t1: 6, temp: 250, target: 60 },
    { thing: 'baking tray', room: 21, start: 220, t1: 8, temp: 120, target: 45 },
    { thing: 'glass ornament', room: 24, start: 300, t1: 12, temp: 150, target: 50 },
    { thing: 'pan of jam', room: 19, start: 104, t1: 15, temp: 66, target: 30 },
    { thing: 'mug of coffee', room: 23, start: 85, t1: 7, temp: 63, target: 45 },
  ],
  solve: ({ room, start, t1, temp, target }) => {
    const k = Math.log((start - room) / (temp - room)) / t1;
    return { k, reach: Math.log((start - room) / (target - room)) / k, twice: room + (temp - room) ** 2 / (start - room) };
  },
  write: ({ thing, room, start, t1, temp, target }, { k, reach, twice }) => {
    const f = (t: number) => room + (start - room) * Math.exp(-k * t);
    const wide = Math.ceil((reach * 1.3) / 5) * 5;
    const stepX = wide > 40 ? 10 : 5;
    const stepY = start > 150 ? 50 : 20;
    const top = Math.ceil((start * 1.1) / stepY) * stepY;
    const figure = new Diagram({ x: [0, wide], y: [0, top], width: 440 })
      .axes({
        x: 't',
        y: 'T',
        xTicks: Array.from({ length: Math.floor((wide - 1) / stepX) }, (_, i) => (i + 1) * stepX),
        yTicks: Array.from({ length: Math.floor((top - 1) / stepY) }, (_, i) => (i + 1) * stepY),
      })
      .segment([0, room], [wide, room], 'd-dashed')
      .graph(f, 0, wide)
      .point([0, start])
      .point([t1, temp]);
    return {
      text: prose`
        A ${thing} at $${start}\,^\circ\text{C}$ is left to cool in a room at $${room}\,^\circ\text{C}$. After $${t1}$ minutes its temperature is $${temp}\,^\circ\text{C}$.
        The temperature $T\,^\circ\text{C}$ after $t$ minutes is modelled by
        $$T(t) = p + q\mathrm{e}^{-kt}.$$
        The line $T = p$ is the horizontal asymptote of the graph.

        ![](diagram:cooling)

        (a) Write down the value of $p$ and find the value of $q$. [2]

        (b) Find the value of $k$. [3]

        (c) Find the temperature after $${2 * t1}$ minutes. [2]

        (d) Find the time at which the temperature reaches $${target}\,^\circ\text{C}$. [2]`,
      hint: 'What is the temperature at the start, and which temperature does it approach in the end?',
      answer: prose`
        (a) $p = ${room}$, $q = ${start - room}$

        (b) $k = ${significant(k)}$

        (c) $${significant(twice)}\,^\circ\text{C}$

        (d) $${significant(reach)}\text{ minutes}$`,
      solution: prose`
        (a) In the long run the ${thing} takes the temperature of the room, so $p = ${room}$. At $t = 0$: $p + q = ${start}$, so $q = ${start} - ${room} = ${start - room}$.

        (b) $T(${t1}) = ${temp}$ gives $${room} + ${start - room}\mathrm{e}^{-${t1}k} = ${temp}$, so $\mathrm{e}^{-${t1}k} = \dfrac{${temp - room}}{${start - room}}$ and
        $$k = -\frac{1}{${t1}}\ln\frac{${temp - room}}{${start - room}} = ${significant(k, 5)} \approx ${significant(k)}.$$

        (c) $T(${2 * t1}) = ${room} + ${start - room}\mathrm{e}^{-${2 * t1}k} = ${significant(twice)}\,^\circ\text{C}$, with the unrounded $k$. (In every ${t1} minutes the excess over the room's
        temperature is multiplied by the same factor $\frac{${temp - room}}{${start - room}}$.)

        (d) Solve $${room} + ${start - room}\mathrm{e}^{-kt} = ${target}$ with the calculator, or $t = \dfrac{1}{k}\ln\dfrac{${start - room}}{${target - room}} = ${significant(reach)}\text{ minutes}$.`,
      markScheme: scheme({
        a: [prose`A1 $p = ${room}$`, prose`A1 $q = ${start - room}$`],
        b: [
          prose`M1 $T(${t1}) = ${temp}$ used`,
          prose`(A1) $\mathrm{e}^{-${t1}k} = \frac{${temp - room}}{${start - room}}$, or a graph`,
          prose`A1 $k = ${significant(k)}$`,
        ],
        c: [prose`(M1) $t = ${2 * t1}$ substituted`, prose`A1 $${significant(twice)}\,^\circ\text{C}$`],
        d: [prose`M1 $T(t) = ${target}$`, prose`A1 $${significant(reach)}\text{ minutes}$`],
      }),
      numeric: [near(k, 'b'), toWithin(twice, 0.12, 'c', '°C'), toWithin(reach, reach * 0.005, 'd', 'min')],
      diagrams: [
        {
          name: 'cooling',
          svg: figure.toSvg(),
          alt: `A falling curve of temperature T against time t from (0, ${start}) through (${t1}, ${temp}), approaching the dashed line T = ${room}.`,
        },
      ],
    };
  },
  check: ({ room, start, t1, temp, target }, { k, reach, twice }) => {
    const f = (t: number) => room + (start - room) * Math.exp(-k * t);
    assertClose(f(t1), temp, 'the measured temperature');
    assertClose(f(2 * t1), twice, 'the later temperature');
    assertClose(
      reach,
      bisect((t) => f(t) - target, 0, 500),
      'the time',
    );
    assert.ok(reach > t1 && Math.abs(reach - 2 * t1) > 0.1);
  },
});

const inverseSquare = defineTemplate({
  key: 'ai-inverse-square-variation',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('2.5.3', 1),
  variants: [
    { what: 'The brightness of a lamp', unit: 'lux', of: 'distance from it', ofUnit: 'm', x1: 2, y1: 90, x2: 6 },
    { what: 'The intensity of a sound', unit: 'units', of: 'distance from its source', ofUnit: 'm', x1: 3, y1: 80, x2: 6 },
    { what: 'The force between two magnets', unit: 'N', of: 'distance between them', ofUnit: 'cm', x1: 2, y1: 48, x2: 8 },
    { what: 'The radiation from a source', unit: 'mSv', of: 'distance from it', ofUnit: 'm', x1: 1, y1: 50, x2: 5 },
    { what: 'The strength of a radio signal', unit: 'mW', of: 'distance from the mast', ofUnit: 'km', x1: 4, y1: 72, x2: 12 },
    { what: 'The electrical resistance of a wire', unit: 'ohm', of: 'diameter of the wire', ofUnit: 'mm', x1: 1, y1: 32, x2: 4 },
    { what: 'The warmth felt from a fire', unit: 'units', of: 'distance from it', ofUnit: 'm', x1: 2, y1: 100, x2: 10 },
    {
      what: 'The gravitational pull on a probe',
      unit: 'N',
      of: 'distance from the centre of a planet',
      ofUnit: 'thousand km',
      x1: 5,
      y1: 160,
      x2: 20,
    },
  ],
  solve: ({ x1, y1, x2 }) => ({ constant: y1 * x1 * x1, value: (y1 * x1 * x1) / (x2 * x2) }),
  write: ({ what, unit, of, ofUnit, x1, y1, x2 }, { constant, value }, index) => {
    const ratio = x2 / x1;
    return {
      text: prose`
        ${what} is inversely proportional to the square of the ${of}. It is $${y1}$ ${unit} when the ${of} is $${x1}$ ${ofUnit}.

        Find its value, in ${unit}, when the ${of} is $${x2}$ ${ofUnit}. [2]`,
      hint: prose`Write $y = \dfrac{k}{x^{2}}$ and find $k$ first.`,
      ...choice(`$${value}$`, [`$${fraction(y1, ratio)}$`, `$${y1 * ratio}$`, `$${y1 * ratio * ratio}$`], index),
      solution: prose`
        Let $y = \dfrac{k}{x^{2}}$. From $y = ${y1}$ at $x = ${x1}$: $k = ${y1} \times ${x1}^{2} = ${constant}$.

        At $x = ${x2}$: $y = \dfrac{${constant}}{${x2}^{2}} = \dfrac{${constant}}{${x2 * x2}} = ${value}$ ${unit}.

        (Quicker: the ${of} is ${ratio} times as large, so the value is divided by $${ratio}^2 = ${ratio * ratio}$.) Forgetting the square divides by ${ratio} only; multiplying by
        ${ratio} or by ${ratio * ratio} treats the variation as direct.`,
      markScheme: scheme({ '': [prose`M1 $k = ${constant}$, or division by $${ratio}^2$`, prose`A1 $${value}$`] }),
    };
  },
  check: ({ x1, y1, x2 }, { value }) => {
    assertClose(value * x2 * x2, y1 * x1 * x1, 'the product y x² stays');
    assert.ok(Number.isInteger(value * 100) && x2 % x1 === 0);
  },
});

const tideModel = defineTemplate({
  key: 'ai-tide-sinusoidal-model',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('2.5.4', 2, '2.6', '2.4.2'),
  variants: [
    { high: 7.2, low: 1.8, period: 12, at: 4.5, safe: 5, place: 'a harbour entrance' },
    { high: 5.4, low: 1.0, period: 12.5, at: 3, safe: 4, place: 'a river mouth' },
    { high: 9.6, low: 2.4, period: 12, at: 7, safe: 7.5, place: 'a shipping lane' },
    { high: 4.8, low: 0.8, period: 12.4, at: 5, safe: 3.5, place: 'a small marina' },
    { high: 6.5, low: 2.5, period: 12, at: 2.5, safe: 5.5, place: 'a lock gate' },
    { high: 8.1, low: 1.5, period: 12.5, at: 8, safe: 6, place: 'a ferry berth' },
    { high: 3.9, low: 0.7, period: 12.4, at: 1.5, safe: 2.8, place: 'a lagoon inlet' },
    { high: 11.0, low: 3.0, period: 12, at: 10, safe: 9, place: 'an estuary' },
  ],
  solve: ({ high, low, period, at, safe }) => {
    const [a, d, b] = [(high - low) / 2, (high + low) / 2, 360 / period];
    const half = (Math.acos((safe - d) / a) * 180) / Math.PI / b;
    return { a, d, b, depth: d + a * Math.cos((b * at * Math.PI) / 180), until: half, hours: 4 * half };
  },
  write: ({ high, low, period, at, safe, place }, { a, d, b, depth, until, hours }) => {
    const f = (t: number) => d + a * Math.cos((2 * Math.PI * t) / period);
    const wide = 2 * period;
    const tall = Math.ceil(high + 0.8);
    const figure = new Diagram({ x: [0, wide + 1], y: [0, tall], width: 460 })
      .axes({
        x: 't',
        y: 'h',
        xTicks: [4, 8, 12, 16, 20, 24],
        yTicks: Array.from({ length: tall - 1 }, (_, i) => i + 1).filter((n) => tall < 8 || n % 2 === 0),
      })
      .segment([0, safe], [wide, safe], 'd-dashed')
      .graph(f, 0, wide);
    return {
      text: prose`
        The depth of water at ${place}, $h$ metres, is modelled by $h(t) = a\cos(bt) + d$, where $t$ is the time in hours after midnight, $0 \le t \le ${wide}$, and the angle is in degrees.
        High tide, with a depth of $${decimal(high, 1)}\text{ m}$, is at midnight and again every $${period}$ hours. The depth at low tide is $${decimal(low, 1)}\text{ m}$.

        ![](diagram:tide)

        (a) Find the values of $a$, $b$ and $d$. [4]

        (b) Find the depth at $t = ${at}$. [2]

        (c) A ship can pass only while the depth is at least $${safe}\text{ m}$ (dashed line). Find the total time for which it can pass in the interval $0 \le t \le ${wide}$. [4]`,
      hint: 'Amplitude is half the distance between high and low, the middle value is their mean, and one period of the model is 360 degrees.',
      answer: prose`
        (a) $a = ${significant(a)}$, $b = ${significant(b)}$, $d = ${significant(d)}$

        (b) $${significant(depth)}\text{ m}$

        (c) $${significant(hours)}\text{ hours}$`,
      solution: prose`
        (a) The amplitude is $a = \dfrac{${decimal(high, 1)} - ${decimal(low, 1)}}{2} = ${significant(a)}$ and the middle value is
        $d = \dfrac{${decimal(high, 1)} + ${decimal(low, 1)}}{2} = ${significant(d)}$. The period is $${period}$ hours, so $b = \dfrac{360}{${period}} = ${significant(b)}$ (degrees per hour).

        (b) $h(${at}) = ${significant(a)}\cos(${decimal(b * at, 1)}^\circ) + ${significant(d)} = ${significant(depth)}\text{ m}$.

        (c) Intersect the graph with the line $h = ${safe}$. The first intersection is at $t = ${significant(until, 4)}$; by symmetry the others are at
        $${period} - ${significant(until, 4)}$, $${period} + ${significant(until, 4)}$ and $${wide} - ${significant(until, 4)}$.

        The depth is large enough from $0$ to $${significant(until, 4)}$, around the second high tide for twice that time, and for the last $${significant(until, 4)}$ hours: in all
        $4 \times ${significant(until, 4)} \approx ${significant(hours)}\text{ hours}$.`,
      markScheme: scheme({
        a: [
          prose`A1 $a = ${significant(a)}$`,
          prose`A1 $d = ${significant(d)}$`,
          prose`M1 $\frac{360}{${period}}$`,
          prose`A1 $b = ${significant(b)}$`,
        ],
        b: [prose`(M1) $t = ${at}$ substituted, angle in degrees`, prose`A1 $${significant(depth)}\text{ m}$`],
        c: [
          prose`M1 $h(t) = ${safe}$`,
          prose`A1 $t = ${significant(until)}$`,
          'M1 use of symmetry, or the four intersections',
          prose`A1 $${significant(hours)}$ hours`,
        ],
      }),
      numeric: [near(depth, 'b', 'm'), near(hours, 'c', 'h')],
      diagrams: [
        {
          name: 'tide',
          svg: figure.toSvg(),
          alt: `A cosine-shaped graph of depth h against time t over two periods, from ${high} m down to ${low} m and back, with a dashed line at h = ${safe}.`,
        },
      ],
    };
  },
  check: ({ high, low, period, at, safe }, { a, b, d, depth, hours }) => {
    const degrees = Math.PI / 180;
    const h = (t: number) => a * Math.cos(b * t * degrees) + d;
    assertClose(h(0), high, 'midnight');
    assertClose(h(period / 2), low, 'low tide');
    assertClose(h(period), high, 'next high tide');
    assertClose(h(at), depth, 'the depth asked for');
    const steps = 200_000;
    let count = 0;
    for (let i = 0; i < steps; i++) if (h(((i + 0.5) * 2 * period) / steps) >= safe) count += 1;
    assertClose(hours, (count / steps) * 2 * period, 'the time by counting instants', 1e-3);
  },
});

export const functionTemplates: readonly QuestionTemplate[] = [
  perpendicularPath,
  quadraticRange,
  inverseFare,
  concentrationGraph,
  waterJet,
  coolingModel,
  inverseSquare,
  tideModel,
];
