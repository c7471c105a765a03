import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, gcd, point, signed, signedTerm, term } from '../../../tex.ts';
import { choice, core, exact, foreseen, hl, prose, scheme, toWithin } from '../writing.ts';
import { inverseUsed, pointBefore, rangeError } from './second-forms.ts';

/** Topic 2. Straight lines, domain and range, inverse and composite functions, transformations. */

const perpendicularPath = defineTemplate({
  key: 'ai-perpendicular-path',
  calculatorAllowed: true,
  placements: core('2.1', 1),
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

        (a) Calculate the gradient of the road. [2]

        (b) Find the equation of the line through A and B in the form $ax + by = d$, where $a, b, d \in \mathbb{Z}$. [2]

        (c) Find the equation of the line along which the path runs, in the same form. [3]

        (d) Find the coordinates of the point where the path meets the road. [2]`,
      hint: 'What is true of the gradients of perpendicular lines?',
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
      keys: [
        { kind: 'number', part: 'a', value: dy / dx, tolerance: 0.0005, exact: `(${dy})/(${dx})` },
        { kind: 'equation', part: 'b', value: line(sign * dy, -sign * dx, sign * k) },
        {
          kind: 'equation',
          part: 'c',
          value: line(sign * dx, sign * dy, sign * m),
          slips: [
            {
              slip: 'method',
              value: line(sign * dy, -sign * dx, sign * (dy * c[0] - dx * c[1])),
              note: 'This line is parallel to the road; the path is perpendicular to it.',
            },
          ],
        },
        { kind: 'coordinate', part: 'd', values: meet.map(String) },
      ],
      diagrams: [
        {
          name: 'map',
          svg: figure.toSvg(),
          alt: `A coordinate grid with the segment from A${point(...a)} to B${point(...b)} and a dashed perpendicular to it from C${point(...c)}.`,
        },
      ],
    };
  },
  check: ({ foot }, { a, b, c, dx, dy, k, m, meet }) => {
    assert.deepEqual([...meet], foot);
    for (const [x, y] of [a, b]) assertClose(dy * x - dx * y, k, 'the road holds A and B', 1e-9);
    for (const [x, y] of [c, meet]) assertClose(dx * x + dy * y, m, 'the path holds C and its foot', 1e-9);
    assertClose((meet[0] - c[0]) * (b[0] - a[0]) + (meet[1] - c[1]) * (b[1] - a[1]), 0, 'perpendicular');
    assertClose((meet[0] - a[0]) * (b[1] - a[1]) - (meet[1] - a[1]) * (b[0] - a[0]), 0, 'on the road');
    assert.ok((meet[0] - a[0]) * (meet[0] - b[0]) < 0, 'between A and B');
  },
});

const quadraticRange = defineTemplate({
  key: 'ai-range-of-quadratic',
  calculatorAllowed: true,
  placements: core('2.2', 1, '2.4'),
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
    if (index >= ALIKE) return rangeError({ h, k, from, to, least, greatest, formula: `${square}${signed(k)}` });
    return {
      text: prose`
        The function $f$ is defined by $f(x) = ${square}${signed(k)}$ for $${from} \le x \le ${to}$.

        Determine the range of $f$. [1]`,
      hint: 'Sketch the parabola over the given domain. Where is its lowest point, and which end of the domain is farther from it?',
      ...choice(
        range(least, greatest),
        [
          wrong(range(ends[0], ends[1]), 'You looked at the two ends of the domain only and missed the vertex between them.'),
          wrong(
            range(least, ends[0]),
            'You took the value at the end of the domain that is nearer to the vertex as the greatest.',
          ),
          wrong(range(from, to), 'This is the domain: the range consists of the values of the function.', 'order'),
        ],
        index,
      ),
      solution: prose`
        The graph is a parabola that opens upwards with vertex $${point(h, k)}$. The vertex lies in the domain, since $${from} \le ${h} \le ${to}$, so the least
        value is $${k}$.

        The values at the ends are $f(${from}) = ${(from - h) ** 2 + k}$ and $f(${to}) = ${(to - h) ** 2 + k}$. The larger of them, $${greatest}$, is the greatest value. The range is
        $${least} \le f(x) \le ${greatest}$.

        Using only the two ends gives $${ends[0]} \le f(x) \le ${ends[1]}$, which misses the vertex; taking the nearer end gives $${ends[0]}$ as the greatest value; and
        $${from} \le f(x) \le ${to}$ mixes up the range with the domain.`,
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
  calculatorAllowed: true,
  placements: core('2.2', 1),
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

        (a) Calculate $f(${at})$. [1]

        (b) Find $f^{-1}(${back})$ and interpret this value in context. [3]

        (c) Write down the domain of $f^{-1}$. [2]`,
      hint: 'What does an inverse function take, and what does it give back?',
      answer: prose`
        (a) $${short(value)}$ ${unit}

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
      keys: [
        {
          kind: 'interval',
          part: 'c',
          intervals: [{ from: `${a}`, to: short(highest) }],
          slips: [{ slip: 'method', value: `0 <= x <= ${top}`, note: 'This is the domain of f itself.' }],
        },
      ],
    };
  },
  check: ({ a, b, at, back, top }, { value, inverse, highest }) => {
    assertClose(a + b * inverse, back, 'the inverse put back');
    assertClose((value - a) / at, b, 'the slope from 0');
    assertClose((highest - value) / (top - at), b, 'the slope to the end of the domain');
    assert.ok(inverse > 0 && inverse <= top && back <= highest && inverse !== at);
    assertClose(inverse, Number(inverse.toFixed(4)), 'a short inverse', 1e-9);
  },
});

const compositeAndInverse = defineTemplate({
  key: 'ai-composite-restricted-inverse',
  calculatorAllowed: true,
  placements: [hl('2.7', 1)],
  variants: [
    { h: 2, k: 1, m: 3, c: -1, at: 2, value: 17 },
    { h: 1, k: -3, m: 2, c: 5, at: 1, value: 6 },
    { h: 3, k: 4, m: 2, c: 1, at: 3, value: 20 },
    { h: -1, k: 2, m: 4, c: -2, at: 1, value: 27 },
    { h: 4, k: -2, m: 3, c: 2, at: 3, value: 14 },
    { h: -2, k: -5, m: 2, c: 3, at: 2, value: 44 },
    { h: 5, k: 3, m: 4, c: 1, at: 2, value: 12 },
    { h: 1, k: 6, m: 5, c: -3, at: 1, value: 31 },
  ],
  solve: ({ h, k, m, c, at, value }) => ({
    inner: m * at + c,
    composite: (m * at + c - h) ** 2 + k,
    preimage: h + Math.sqrt(value - k),
  }),
  write: ({ h, k, m, c, at, value }, { inner, composite, preimage }, index) => {
    if (index >= ALIKE) return inverseUsed({ h, k, m, c, value, preimage });
    const g = `${term(m, 'x')}${signed(c)}`;
    return {
      text: prose`
        Let $f(x) = (x${signed(-h)})^{2}${signed(k)}$ for $x \ge ${h}$, and $g(x) = ${g}$ for $x \in \mathbb{R}$.

        (a) Calculate $(f \circ g)(${at})$. [2]

        (b) State why $f$ would have no inverse function if its domain were $\mathbb{R}$. [1]

        (c) Find $f^{-1}(x)$ and state its domain. [4]

        (d) Write down $f^{-1}(${value})$. [1]`,
      hint: 'Which of the two functions acts first? What does the restricted domain say about the sign of the root?',
      answer: prose`
        (a) $${composite}$

        (b) it would not be one-to-one: values above $${k}$ would be taken twice

        (c) $f^{-1}(x) = ${h} + \sqrt{x${signed(-k)}}$, domain $x \ge ${k}$

        (d) $${preimage}$`,
      solution: prose`
        (a) First $g(${at}) = ${m} \times ${at}${signed(c)} = ${inner}$, which is at least $${h}$, so $f$ may be applied. Then
        $f(${inner}) = (${inner}${signed(-h)})^2${signed(k)} = ${composite}$.

        (b) On $\mathbb{R}$ the graph is a whole parabola: it fails the horizontal line test, since every value above $${k}$ is taken at two values of $x$.

        (c) Let $y = (x${signed(-h)})^2${signed(k)}$. Then $(x${signed(-h)})^2 = y${signed(-k)}$, so $x${signed(-h)} = \pm\sqrt{y${signed(-k)}}$. As $x \ge ${h}$, the left side is not negative and the
        plus sign holds: $x = ${h} + \sqrt{y${signed(-k)}}$. Hence
        $$f^{-1}(x) = ${h} + \sqrt{x${signed(-k)}}.$$
        Its domain is the range of $f$: $x \ge ${k}$.

        (d) $f^{-1}(${value}) = ${h} + \sqrt{${value - k}} = ${preimage}$.`,
      markScheme: scheme({
        a: [prose`(A1) $g(${at}) = ${inner}$`, prose`A1 $${composite}$`],
        b: ['R1 not one-to-one (fails the horizontal line test)'],
        c: [
          prose`M1 $(x${signed(-h)})^2 = y${signed(-k)}$`,
          prose`M1 positive root chosen because $x \ge ${h}$`,
          prose`A1 $${h} + \sqrt{x${signed(-k)}}$`,
          prose`A1 $x \ge ${k}$`,
        ],
        d: [prose`A1 $${preimage}$`],
      }),
      numeric: [exact(preimage, 'd')],
      keys: [
        foreseen(exact(composite, 'a'), [
          { slip: 'order', value: m * ((at - h) ** 2 + k) + c, note: 'You applied f first; in this composition g acts first.' },
        ]),
        {
          kind: 'expression',
          part: 'c',
          label: '$f^{-1}(x) =$',
          value: `${h} + sqrt(x - (${k}))`,
          domain: { x: { from: k + 0.5, to: k + 9 } },
          weight: 3,
          slips: [
            {
              slip: 'sign',
              value: `${h} - sqrt(x - (${k}))`,
              note: 'Look at the domain of f again when you choose the sign of the root.',
            },
          ],
        },
        {
          kind: 'interval',
          part: 'c',
          label: 'Domain',
          intervals: [{ from: `${k}`, to: null }],
          slips: [{ slip: 'method', value: `x >= ${h}`, note: 'This is the domain of f itself.' }],
        },
      ],
    };
  },
  check: ({ h, k, m, c, at, value }, { inner, composite, preimage }) => {
    const f = (x: number) => x * x - 2 * h * x + h * h + k;
    assert.equal(f(m * at + c), composite);
    assert.equal(f(preimage), value);
    assert.ok(Number.isInteger(preimage) && preimage > h && inner >= h);
  },
});

const movedPoint = defineTemplate({
  key: 'ai-transformation-of-point',
  calculatorAllowed: true,
  placements: [hl('2.8', 1)],
  variants: [
    { p: 6, q: -4, a: 3, b: 2, c: 1 },
    { p: -8, q: 5, a: 2, b: 4, c: -3 },
    { p: 9, q: 2, a: -4, b: 3, c: 5 },
    { p: 4, q: -3, a: -2, b: 2, c: -1 },
    { p: -6, q: 7, a: 3, b: 3, c: -4 },
    { p: 10, q: -2, a: 5, b: 5, c: 6 },
    { p: 12, q: 3, a: -3, b: 4, c: 2 },
    { p: -10, q: -6, a: 2, b: 2, c: 9 },
  ],
  solve: ({ p, q, a, b, c }) => ({ x: p / b, y: a * q + c }),
  write: ({ p, q, a, b, c }, { x, y }, index) =>
    index >= ALIKE
      ? pointBefore({ p, q, a, b, c, x, y })
      : {
          text: prose`
      The graph of $y = f(x)$ passes through the point $P${point(p, q)}$. The graph of $y = ${a}f(${b}x)${signed(c)}$ passes through the image of $P$.

      Find the coordinates of this image. [1]`,
          hint: prose`What acts inside the bracket changes $x$, and the opposite way from what one might expect.`,
          ...choice(
            `$${point(x, y)}$`,
            [
              wrong(
                `$${point(p * b, y)}$`,
                'You stretched the wrong way horizontally: a factor inside the bracket acts on x by its reciprocal.',
                'reciprocal',
              ),
              wrong(`$${point(x, a * (q + c))}$`, 'You added the constant before multiplying; the stretch comes first.', 'order'),
              wrong(`$${point(p * a, fraction(q + c * b, b))}$`, 'You mixed up which number acts on x and which on y.', 'order'),
            ],
            index,
          ),
          solution: prose`
      **Horizontally**: $f(${b}x)$ takes the value that $f$ has at $${p}$ when $${b}x = ${p}$, so $x = ${x}$. The graph is stretched horizontally with factor $\frac{1}{${b}}$.

      **Vertically**: the value $${q}$ is first multiplied by $${a}$ and then changed by $${c}$: $y = ${a} \times ${q < 0 ? `(${q})` : q}${signed(c)} = ${y}$.

      The image is $${point(x, y)}$. Multiplying $${p}$ by ${b} stretches the wrong way; $${a * (q + c)}$ comes from adding before multiplying; the remaining option mixes up
      what acts on $x$ and what acts on $y$.`,
        },
  check: ({ p, q, a, b, c }, { x, y }) => {
    // Any function through P will do.
    for (const slope of [0, 1.5, -4]) {
      const f = (t: number) => q + slope * (t - p) + (t - p) ** 2;
      assertClose(a * f(b * x) + c, y, 'the image is on the new graph');
    }
    assert.ok(Number.isInteger(x));
  },
});

export const linesAndFunctionsTemplates: readonly QuestionTemplate[] = [
  perpendicularPath,
  quadraticRange,
  inverseFare,
  compositeAndInverse,
  movedPoint,
];
