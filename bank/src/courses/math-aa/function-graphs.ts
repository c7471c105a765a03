import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, differentiate, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, point, polynomial, signed, significant } from '../../tex.ts';
import type { Point } from './figures.ts';
import { core, exact, raw, slip } from './writing.ts';

/** Topic 2.2, domain and range, inverses as reflections, sketches and key features, common to SL and HL. */

const domainRange = inForms({ key: 'aa-domain-and-range', calculatorAllowed: false, placements: core('2.2.1', 1, ['2.5']) }, [
  form({
    variants: [
      { a: 3, c: 2 },
      { a: -5, c: 1 },
      { a: 4, c: -3 },
    ],
    solve: ({ a, c }) => ({ from: a, least: c }),
    write: ({ a, c }, { from, least }) =>
      inParts({
        stem: raw`Let $f(x) = \sqrt{x${signed(-a)}}${signed(c)}$.`,
        hint: 'Which values have a square root?',
        parts: [
          {
            ask: 'State the largest possible domain of $f$.',
            answer: raw`$x \ge ${from}$`,
            solution: raw`The expression under the root must not be negative: $x${signed(-a)} \ge 0$, so $x \ge ${from}$.`,
            marks: [raw`A1 $x \ge ${from}$`],
            keys: [{ kind: 'interval', intervals: [{ from: `${from}`, to: null }] }],
          },
          {
            ask: 'State the range of $f$ on this domain.',
            answer: raw`$f(x) \ge ${least}$`,
            solution: raw`A square root takes all values from 0 upwards, so $f(x)$ takes all values from $${least}$ upwards.`,
            marks: [raw`A1 $f(x) \ge ${least}$`],
            keys: [{ kind: 'interval', variable: 'y', intervals: [{ from: `${least}`, to: null }] }],
          },
          {
            ask: raw`Find $f^{-1}(x)$ and state its domain.`,
            answer: raw`$f^{-1}(x) = (x${signed(-c)})^2${signed(a)}$, $x \ge ${least}$`,
            solution: raw`From $x = \sqrt{y${signed(-a)}}${signed(c)}$: $(x${signed(-c)})^2 = y${signed(-a)}$, so $f^{-1}(x) = (x${signed(-c)})^2${signed(a)}$. Its domain is the range of $f$, $x \ge ${least}$: without it the formula would describe the whole parabola.`,
            marks: ['M1 interchanges $x$ and $y$', raw`A1 $(x${signed(-c)})^2${signed(a)}$`, raw`A1 $x \ge ${least}$`],
            keys: [
              { kind: 'expression', label: raw`$f^{-1}(x) =$`, value: `(x - (${c}))^2 + (${a})` },
              { kind: 'interval', label: 'Domain', intervals: [{ from: `${least}`, to: null }] },
            ],
          },
        ],
      }),
    check: ({ a, c }, { from, least }) => {
      assert.ok(Number.isNaN(Math.sqrt(from - 0.01 - a)));
      assertClose(minimise((x) => Math.sqrt(x - a) + c, from, from + 9).value, least, 'least value');
      for (const x of [least + 0.5, least + 2]) assertClose(Math.sqrt((x - c) ** 2 + a - a) + c, x, 'inverse');
    },
  }),
  form({
    variants: [
      {
        points: [
          [-4, -1],
          [-1, 5],
          [3, 1],
          [6, 2],
        ],
      },
      {
        points: [
          [-3, 4],
          [1, -2],
          [4, 1],
          [7, 0],
        ],
      },
      {
        points: [
          [-5, 0],
          [-2, -3],
          [2, 5],
          [5, 3],
        ],
      },
    ] as { points: Point[] }[],
    solve: ({ points }) => ({
      from: points[0]?.[0] ?? 0,
      to: points.at(-1)?.[0] ?? 0,
      low: Math.min(...points.map(([, y]) => y)),
      high: Math.max(...points.map(([, y]) => y)),
    }),
    write: ({ points }, { from, to, low, high }) => {
      const drawing = new Diagram({ x: [-6, 8], y: [-4, 6], equalScale: true, width: 400 });
      const ticks = (a: number, b: number) => Array.from({ length: b - a + 1 }, (_, i) => a + i);
      drawing.axes({ xTicks: ticks(-5, 7), yTicks: ticks(-3, 5), grid: true }).polyline(points);
      for (const end of [points[0], points.at(-1)]) if (end) drawing.point(end);
      const [p, q] = [points[1] ?? [0, 0], points[2] ?? [0, 0]];
      return inParts({
        stem: raw`The diagram shows the graph of a function $f$, which consists of three segments. Its endpoints are part of the graph.

![](diagram:graph)`,
        hint: 'The domain is read along the $x$-axis, the range along the $y$-axis.',
        parts: [
          {
            ask: 'Write down the domain of $f$.',
            answer: raw`$${from} \le x \le ${to}$`,
            solution: raw`The graph lies above and below the values from $x = ${from}$ to $x = ${to}$, ends included.`.replace(
              'lies above and below the values',
              'reaches',
            ),
            marks: [raw`A1 $${from} \le x \le ${to}$`],
            keys: [{ kind: 'interval', intervals: [{ from: `${from}`, to: `${to}` }] }],
          },
          {
            ask: 'Write down the range of $f$.',
            answer: raw`$${low} \le f(x) \le ${high}$`,
            solution: raw`The least value is $${low}$ and the greatest $${high}$; all values between them occur. Reading the values at the two ends of the graph is not enough.`,
            marks: [raw`A1 $${low} \le f(x) \le ${high}$`],
            keys: [{ kind: 'interval', variable: 'y', intervals: [{ from: `${low}`, to: `${high}` }] }],
          },
          {
            ask: raw`Explain why $f$ has no inverse function on its whole domain, and state an interval of values of $x$, as long as possible, that contains ${Math.round((p[0] + q[0]) / 2)} and on which it has one.`,
            answer: raw`Some values are taken more than once; on $${p[0]} \le x \le ${q[0]}$ the function only ${q[1] > p[1] ? 'rises' : 'falls'}.`,
            solution: raw`A horizontal line can meet the graph more than once, so $f$ is not one-to-one. Between $x = ${p[0]}$ and $x = ${q[0]}$ it only ${q[1] > p[1] ? 'rises' : 'falls'}, so there each value occurs once: $${p[0]} \le x \le ${q[0]}$.`,
            marks: ['R1 a value is taken more than once', raw`A1 $${p[0]} \le x \le ${q[0]}$`],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: drawing.toSvg(),
            alt: `Graph of three segments through the points ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`,
          },
        ],
      });
    },
    check: ({ points }, { from, to, low, high }) => {
      const value = (x: number) => {
        const i = Math.max(0, points.findIndex(([u]) => u >= x) - 1);
        const [[a, b], [c, d]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
        return b + ((x - a) * (d - b)) / (c - a);
      };
      assertClose(maximise(value, from, to).value, high, 'greatest', 1e-3);
      assertClose(minimise(value, from, to).value, low, 'least', 1e-3);
    },
  }),
  form({
    variants: [
      { length: 60, thing: 'A rectangular pen is fenced with' },
      { length: 40, thing: 'The frame of a rectangular picture is bent from' },
    ],
    solve: ({ length }) => ({ most: (length / 4) ** 2, end: length / 2 }),
    write: ({ length, thing }, { most, end }) =>
      inParts({
        stem: raw`${thing} ${length} metres of material, all of which is used. One side is $x$ metres long. The area in square metres is $A(x)$.`,
        hint: 'What is the length of the other side?',
        parts: [
          {
            ask: raw`Show that $A(x) = ${end}x - x^2$.`,
            answer: 'As given.',
            solution: raw`Two neighbouring sides together are half of the material, $${end}$ metres, so the other side is $${end} - x$ and $A(x) = x(${end} - x) = ${end}x - x^2$.`,
            marks: [`M1 other side $${end} - x$`, raw`A1 $x(${end} - x)$`, raw`AG $${end}x - x^2$`],
          },
          {
            ask: 'Suggest a suitable domain for $A$ in this context.',
            answer: `$0 < x < ${end}$`,
            solution: raw`Both sides have to be positive: $x > 0$ and $${end} - x > 0$, so $0 < x < ${end}$. The formula alone would allow every real $x$.`,
            marks: [`A1 $0 < x < ${end}$`],
          },
          {
            ask: 'Determine the range of $A$ on this domain.',
            answer: raw`$0 < A \le ${most}$`,
            solution: raw`The parabola opens downwards with its vertex midway between the zeros $0$ and $${end}$, at $x = ${end / 2}$, with the value $${most}$. So $0 < A \le ${most}$.`,
            marks: [`M1 finds the vertex`, raw`A1 $0 < A \le ${most}$`],
            keys: [{ kind: 'interval', variable: 'A', intervals: [{ from: '0', open_from: true, to: `${most}` }] }],
          },
        ],
      }),
    check: ({ length }, { most, end }) => {
      const area = (x: number) => (x * (length - 2 * x)) / 2;
      assertClose(maximise(area, 0, length).value, most, 'greatest area');
      assertClose(bisect(area, length / 4, length), end, 'end of the domain');
    },
  }),
]);

const reflection = inForms({ key: 'aa-inverse-as-reflection', calculatorAllowed: false, placements: core('2.2.1', 1, ['2.5']) }, [
  form({
    variants: [
      {
        points: [
          [-3, -2],
          [0, 1],
          [2, 5],
        ],
      },
      {
        points: [
          [-4, 3],
          [-1, 0],
          [5, -2],
        ],
      },
      {
        points: [
          [-2, -5],
          [1, -1],
          [5, 1],
        ],
      },
    ] as { points: [Point, Point, Point] }[],
    solve: ({ points }) => ({ mirrored: points.map(([x, y]): Point => [y, x]) }),
    write: ({ points }, { mirrored }) => {
      const draw = (withInverse: boolean) => {
        const drawing = new Diagram({ x: [-6, 6], y: [-6, 6], equalScale: true, width: 340 });
        const ticks = [-4, -2, 2, 4];
        drawing.axes({ xTicks: ticks, yTicks: ticks, grid: true }).polyline(points);
        for (const at of points) drawing.point(at);
        if (withInverse) drawing.segment([-5.5, -5.5], [5.5, 5.5], 'd-dashed').polyline(mirrored, 'd-curve2');
        return drawing.toSvg();
      };
      const [[p, q], , [u, v]] = points;
      const middle = points[1];
      return inParts({
        stem: raw`The diagram shows the graph of $f$, made of two segments through the points ${points.map((at) => `$${point(...at)}$`).join(', ')}.

![](diagram:graph)`,
        hint: 'What becomes of the input and the output of $f$ when the function is inverted?',
        parts: [
          {
            ask: raw`Write down the value of $f^{-1}(${middle[1]})$.`,
            answer: `$${middle[0]}$`,
            solution: raw`$f^{-1}(${middle[1]})$ is the $x$ with $f(x) = ${middle[1]}$, and the graph shows $x = ${middle[0]}$.`,
            marks: [`A1 $${middle[0]}$`],
            keys: [exact(middle[0])],
          },
          {
            ask: raw`Draw the graph of $f^{-1}$ on the same grid.`,
            answer: raw`Segments through ${mirrored.map((at) => `$${point(...at)}$`).join(', ')}`,
            solution: raw`Reflect in the line $y = x$: the coordinates change places. The graph of $f^{-1}$ goes through ${mirrored.map((at) => `$${point(...at)}$`).join(', ')}.

![](diagram:inverse)`,
            marks: [
              'M1 reflects in $y = x$ (or exchanges coordinates)',
              'A1 at least two correct points',
              'A1 complete graph with correct ends',
            ],
          },
          {
            ask: raw`Write down the domain of $f^{-1}$.`,
            answer: raw`$${Math.min(q, v)} \le x \le ${Math.max(q, v)}$`,
            solution: raw`It is the range of $f$: $${Math.min(q, v)} \le x \le ${Math.max(q, v)}$.`,
            marks: [raw`A1 $${Math.min(q, v)} \le x \le ${Math.max(q, v)}$`],
            keys: [
              {
                kind: 'interval',
                intervals: [{ from: `${Math.min(q, v)}`, to: `${Math.max(q, v)}` }],
                slips: [
                  slip(`${Math.min(p, u)} <= x <= ${Math.max(p, u)}`, 'That is the domain of f; domain and range change places.'),
                ],
              },
            ],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: draw(false),
            alt: `Graph of two segments through ${points.map((at) => `(${at.join(', ')})`).join(', ')}.`,
          },
          {
            name: 'inverse',
            svg: draw(true),
            alt: `The same graph with its reflection in the dashed line y = x, through ${mirrored.map((at) => `(${at.join(', ')})`).join(', ')}.`,
          },
        ],
      });
    },
    check: ({ points }, { mirrored }) => {
      points.forEach(([x, y], i) => {
        const [u, v] = mirrored[i] ?? [0, 0];
        // The midpoint lies on y = x and the joining segment is perpendicular to it.
        assertClose((x + u) / 2, (y + v) / 2, 'midpoint');
        assertClose(u - x + (v - y), 0, 'perpendicular');
      });
    },
  }),
  form({
    variants: [
      { a: 2, b: -3 },
      { a: 3, b: 4 },
      { a: 4, b: 6 },
    ],
    solve: ({ a, b }) => ({ meet: b / (1 - a) }),
    write: ({ a, b }) =>
      inParts({
        stem: raw`Let $f(x) = ${polynomial([a, b])}$.`,
        hint: 'Graphs that are reflections of each other in $y = x$ meet on that line.',
        parts: [
          {
            ask: raw`Find $f^{-1}(x)$.`,
            answer: raw`$\dfrac{${polynomial([1, -b])}}{${a}}$`,
            solution: raw`Swap and solve: $x = ${polynomial([a, b], 'y')}$ gives $y = \dfrac{${polynomial([1, -b])}}{${a}}$.`,
            marks: ['M1 interchanges $x$ and $y$', raw`A1 $\frac{${polynomial([1, -b])}}{${a}}$`],
            keys: [{ kind: 'expression', value: `(x - (${b}))/${a}` }],
          },
          {
            ask: raw`Find the point where the graphs of $f$ and $f^{-1}$ meet.`,
            answer: raw`$\left(${fraction(b, 1 - a)}, ${fraction(b, 1 - a)}\right)$`,
            solution: raw`The graphs are reflections of each other in $y = x$ and meet on it. So solve the simpler equation $f(x) = x$: $${polynomial([a, b])} = x$ gives $x = ${fraction(b, 1 - a)}$, and the point is $\left(${fraction(b, 1 - a)}, ${fraction(b, 1 - a)}\right)$.`,
            marks: [
              'M1 solves $f(x) = x$ or $f(x) = f^{-1}(x)$',
              raw`A1 $\left(${fraction(b, 1 - a)}, ${fraction(b, 1 - a)}\right)$`,
            ],
            keys: [{ kind: 'coordinate', values: [fraction(b, 1 - a), fraction(b, 1 - a)] }],
          },
          {
            ask: raw`Deduce, without further calculation, where the graphs of $f$ and $f^{-1}$ meet the line $y = x$. Explain your answer.`,
            answer: 'At the same point, since each graph is the reflection of the other.',
            solution:
              'A point on the line of reflection stays where it is. So both graphs meet the line at the point found above.',
            marks: ['R1 points on the line are not moved by the reflection'],
          },
        ],
      }),
    check: ({ a, b }, { meet }) => {
      assertClose(a * meet + b, meet, 'on the graph of f');
      assertClose((meet - b) / a, meet, 'on the graph of the inverse');
    },
  }),
]);

const sketches = inForms({ key: 'aa-sketch-with-technology', calculatorAllowed: true, placements: core('2.2.2', 2, ['2.10']) }, [
  form({
    variants: [
      { a: 1, b: -4, c: -3, d: 10, from: -3, to: 5 },
      { a: -1, b: 2, c: 5, d: -4, from: -3, to: 4 },
      { a: 0.5, b: 1, c: -4, d: -3, from: -4.5, to: 4 },
    ],
    solve: ({ a, b, c, d, from, to }) => {
      const root = Math.sqrt(b * b - 3 * a * c);
      const f = (x: number) => ((a * x + b) * x + c) * x + d;
      const [p, q] = [(-b - root) / (3 * a), (-b + root) / (3 * a)].sort((x, y) => x - y) as [number, number];
      const turning = [p, q].map((x): Point => [x, f(x)]);
      return {
        turning,
        zeros: [
          [from, p],
          [p, q],
          [q, to],
        ]
          .filter(([l = 0, r = 0]) => f(l) * f(r) < 0)
          .map(([l = 0, r = 0]) => bisect(f, l, r)),
        ends: [f(from), f(to)],
      };
    },
    write: ({ a, b, c, d, from, to }, { turning, zeros, ends }) => {
      const f = (x: number) => ((a * x + b) * x + c) * x + d;
      const values = [...turning.map(([, y]) => y), ...ends];
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const pad = (high - low) * 0.12;
      const drawing = new Diagram({
        x: [from - 0.6, to + 0.6],
        y: [Math.min(0, low) - pad, Math.max(0, high) + pad],
        width: 380,
      });
      drawing
        .axes()
        .graph(f, from, to)
        .point([from, ends[0] ?? 0])
        .point([to, ends[1] ?? 0]);
      for (const at of turning)
        drawing.point(at).label(at, `(${at.map((v) => significant(v)).join(', ')})`.replaceAll('-', '−'), {
          dy: at[1] === Math.max(...turning.map(([, y]) => y)) ? -10 : 18,
        });
      const shown = turning.map((at) => `$(${at.map((v) => significant(v)).join(', ')})$`);
      return inParts({
        stem: raw`Let $f(x) = ${polynomial([a, b, c, d])}$ for $${from} \le x \le ${to}$.`,
        hint: 'Let the calculator draw the graph over exactly this domain before you look for its features.',
        parts: [
          {
            ask: 'Find the coordinates of the local maximum and of the local minimum.',
            answer: `${shown.join(' and ')}`,
            solution: raw`The graph on the calculator has turning points at ${shown.join(' and ')}.`,
            marks: [`A1 ${shown[0]}`, `A1 ${shown[1]}`],
          },
          {
            ask: 'Determine the zeros of $f$.',
            answer: zeros.map((x) => `$x = ${significant(x)}$`).join(', '),
            solution: raw`The zero tool gives ${zeros.map((x) => `$x = ${significant(x, 4)}$`).join(', ')} in the domain. Look at the whole domain, so that none is missed.`,
            marks: ['M1 uses the graph to find a zero', `A1 ${zeros.map((x) => `$${significant(x)}$`).join(', ')}`],
            keys: [{ kind: 'set', values: zeros.map((x) => `${x}`), tolerance: 0.0051, figures: 3 }],
          },
          {
            ask: 'Sketch the graph of $f$, labelling the turning points and the ends.',
            answer: `A cubic curve from $(${from}, ${significant(ends[0] ?? 0)})$ to $(${to}, ${significant(ends[1] ?? 0)})$ with the turning points of part (a)`,
            solution: raw`A smooth curve that begins at $(${from}, ${significant(ends[0] ?? 0)})$ and ends at $(${to}, ${significant(ends[1] ?? 0)})$, without going on beyond them:

![](diagram:sketch)`,
            marks: [
              'A1 correct shape over the whole domain',
              'A1 turning points in the right places and labelled',
              'A1 ends and the crossings of the $x$-axis',
            ],
          },
          {
            ask: 'Hence write down the range of $f$.',
            answer: raw`$${significant(low)} \le f(x) \le ${significant(high)}$`,
            solution: raw`Compare the turning points with the ends: the least value is $${significant(low)}$ and the greatest $${significant(high)}$.`,
            marks: [raw`A1 $${significant(low)} \le f(x) \le ${significant(high)}$`],
            keys: [
              {
                kind: 'interval',
                variable: 'y',
                intervals: [{ from: `${low}`, to: `${high}` }],
                tolerance: Math.max(0.051, Math.abs(high) * 0.005, Math.abs(low) * 0.005),
              },
            ],
          },
        ],
        diagrams: [
          {
            name: 'sketch',
            svg: drawing.toSvg(),
            alt: `A cubic curve between its two ends with turning points near ${turning.map((at) => `(${at.map((v) => significant(v)).join(', ')})`).join(' and ')}.`,
          },
        ],
      });
    },
    check: ({ a, b, c, d, from, to }, { turning, zeros, ends }) => {
      const f = (x: number) => ((a * x + b) * x + c) * x + d;
      const [high, low] = [maximise(f, from, to).value, minimise(f, from, to).value];
      assertClose(Math.max(...turning.map(([, y]) => y), ...ends), high, 'greatest', 1e-5);
      assertClose(Math.min(...turning.map(([, y]) => y), ...ends), low, 'least', 1e-5);
      const slope = (x: number) => differentiate(f, x);
      assert.deepEqual(turning.length, 2);
      for (const [x, y] of turning) {
        assertClose(slope(x), 0, 'slope at a turning point', 1e-6);
        assertClose(f(x), y, 'height of a turning point', 1e-9);
      }
      assert.ok((turning[0]?.[0] ?? 0) < (turning[1]?.[0] ?? 0) - 0.1);
      let changes = 0;
      for (let i = 0; i < 5000; i++)
        if (f(from + ((to - from) * i) / 5000) * f(from + ((to - from) * (i + 1)) / 5000) < 0) changes++;
      assert.equal(changes, zeros.length);
      for (const zero of zeros) assertClose(f(zero), 0, 'zero');
    },
  }),
  form({
    variants: [
      { a: 6, b: 0.5, c: 1 },
      { a: 8, b: 0.4, c: 2 },
      { a: 5, b: 0.8, c: 1.5 },
    ],
    // a x e^(-b x) + c
    solve: ({ a, b, c }) => ({ at: 1 / b, top: a / b / Math.E + c }),
    write: ({ a, b, c }, { at, top }) => {
      const f = (x: number) => a * x * Math.exp(-b * x) + c;
      const end = 10 / b;
      const drawing = new Diagram({ x: [-0.05 * end, end], y: [0, top * 1.2], width: 380 });
      drawing
        .axes()
        .graph(f, 0, end * 0.97)
        .segment([0, c], [end * 0.97, c], 'd-dashed')
        .point([at, top])
        .point([0, c]);
      drawing
        .label([at, top], `(${significant(at)}, ${significant(top)})`, { dy: -10, dx: 20 })
        .label([0, c], `${c}`, { anchor: 'end', dx: -6, dy: 4 });
      return inParts({
        stem: raw`Let $f(x) = ${a}xe^{-${b}x} + ${c}$ for $x \ge 0$.`,
        hint: 'What happens to the exponential factor when $x$ is very large?',
        parts: [
          {
            ask: 'Write down the $y$-intercept of the graph and the equation of its horizontal asymptote.',
            answer: `$${c}$ and $y = ${c}$`,
            solution: raw`$f(0) = ${c}$. For large $x$ the factor $e^{-${b}x}$ makes the product tend to 0, so the asymptote is $y = ${c}$.`,
            marks: [`A1 $${c}$`, `A1 $y = ${c}$`],
            keys: [
              { kind: 'number', label: '$y$-intercept', ...exact(c) },
              { kind: 'equation', label: 'Asymptote', value: `y = ${c}` },
            ],
          },
          {
            ask: 'Find the coordinates of the maximum point.',
            answer: `$(${significant(at)}, ${significant(top)})$`,
            solution: raw`The maximum tool gives $(${significant(at, 4)}, ${significant(top, 4)})$.`,
            marks: [`A1 $x = ${significant(at)}$`, `A1 $y = ${significant(top)}$`],
            keys: [{ kind: 'coordinate', values: [`${at}`, `${top}`], tolerance: 0.03 }],
          },
          {
            ask: 'Sketch the graph, and label these features.',
            answer: 'A curve that rises from the intercept to the maximum and falls towards the asymptote',
            solution: raw`The curve starts at the intercept, rises to the maximum and then approaches the asymptote from above, without crossing it again:

![](diagram:sketch)`,
            marks: [
              'A1 shape',
              'A1 maximum and intercept labelled',
              'A1 approaches the asymptote from above, asymptote drawn and labelled',
            ],
          },
          {
            ask: raw`State the number of solutions of $f(x) = k$ for a value of $k$ with $${c} < k < ${significant(top)}$.`,
            answer: '2',
            solution:
              'A horizontal line between the asymptote and the maximum meets the curve once on the way up and once on the way down: 2 solutions.',
            marks: ['A1 2'],
            keys: [exact(2)],
          },
        ],
        diagrams: [
          {
            name: 'sketch',
            svg: drawing.toSvg(),
            alt: `A curve that starts at (0, ${c}), rises to a maximum near (${significant(at)}, ${significant(top)}) and falls towards the dashed line y = ${c}.`,
          },
        ],
      });
    },
    check: ({ a, b, c }, { at, top }) => {
      const best = maximise((x) => a * x * Math.exp(-b * x) + c, 0, 10 / b);
      assertClose(best.value, top, 'maximum', 1e-6);
      assertClose(best.at, at, 'place', 1e-3);
    },
  }),
]);

const features = inForms({ key: 'aa-read-key-features', calculatorAllowed: false, placements: core('2.2.2', 1, ['2.10']) }, [
  form({
    variants: [
      { h: 1, k: 4, a: -1 },
      { h: -2, k: -5, a: 1 },
      { h: 2, k: 6, a: -0.5 },
    ],
    solve: ({ h, k, a }) => ({ intercept: a * h * h + k }),
    write: ({ h, k, a }, { intercept }) => {
      const f = (x: number) => a * (x - h) ** 2 + k;
      const [low, high] = [Math.min(k, 0, a < 0 ? -4 : k), Math.max(k, 0, a > 0 ? 5 : k)];
      const drawing = new Diagram({ x: [-7, 7], y: [low - 1.5, high + 1.5], width: 360 });
      const ticks = [-6, -4, -2, 2, 4, 6];
      drawing.axes({ xTicks: ticks, yTicks: ticks.filter((t) => t > low - 1 && t < high + 1), grid: true }).graph(f, -7, 7);
      const kind = a > 0 ? 'minimum' : 'maximum';
      return inParts({
        stem: raw`The diagram shows part of the graph of a function $f$, which is a parabola with its vertex at $(${h}, ${k})$.

![](diagram:graph)`,
        hint: 'Think of a horizontal line that is moved up and down across the graph.',
        parts: [
          {
            ask: `State the ${kind} value of $f$ and where it occurs.`,
            answer: `$${k}$, at $x = ${h}$`,
            solution: raw`The vertex is the ${a > 0 ? 'lowest' : 'highest'} point: the ${kind} value is $${k}$, and it occurs at $x = ${h}$.`,
            marks: [`A1 $${k}$`, `A1 $x = ${h}$`],
            keys: [
              { kind: 'number', label: 'Value', ...exact(k) },
              { kind: 'number', label: '$x =$', ...exact(h) },
            ],
          },
          {
            ask: raw`Write down the number of solutions of $f(x) = ${k + (a > 0 ? 1 : -1)}$, of $f(x) = ${k}$ and of $f(x) = ${k + (a > 0 ? -1 : 1)}$.`,
            answer: '2, 1 and 0',
            solution: raw`A horizontal line meets the graph twice ${a > 0 ? 'above' : 'below'} the vertex, once at its level, and not at all ${a > 0 ? 'below' : 'above'} it.`,
            marks: ['A1 two of the three correct', 'A1 2, 1 and 0'],
          },
          {
            ask: raw`State the interval of values of $x$ on which $f$ is decreasing.`,
            answer: a > 0 ? `$x < ${h}$` : `$x > ${h}$`,
            solution: raw`Read from left to right, the graph falls ${a > 0 ? 'before' : 'after'} the vertex: ${a > 0 ? `$x < ${h}$` : `$x > ${h}$`} (the end may be included).`,
            marks: [`A1 ${a > 0 ? `$x < ${h}$` : `$x > ${h}$`}`],
          },
          {
            ask: raw`The graph crosses the $y$-axis at $${intercept}$. Write down the other point of the graph with this $y$-coordinate.`,
            answer: `$(${2 * h}, ${intercept})$`,
            solution: raw`The graph is symmetric in the line $x = ${h}$. The point opposite to $(0, ${intercept})$ is $(${2 * h}, ${intercept})$.`,
            marks: [`A1 $(${2 * h}, ${intercept})$`],
            keys: [{ kind: 'coordinate', values: [`${2 * h}`, `${intercept}`] }],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: drawing.toSvg(),
            alt: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'} with its vertex at (${h}, ${k}).`,
          },
        ],
      });
    },
    check: ({ h, k, a }, { intercept }) => {
      const f = (x: number) => a * (x - h) ** 2 + k;
      assertClose(f(0), intercept, 'intercept');
      assertClose(f(2 * h), intercept, 'mirror image');
      assertClose((a > 0 ? minimise : maximise)(f, -9, 9).value, k, 'vertex');
    },
  }),
  form({
    variants: [
      { p: -1, q: 2, r: 5, top: 4 },
      { p: -4, q: -1, r: 3, top: 6 },
      { p: -2, q: 1, r: 6, top: 5 },
    ],
    solve: ({ p, q, r, top }) => {
      const g = (x: number) => (x - p) * (x - q) * (x - r);
      const scale = top / maximise(g, p, q).value;
      return { scale, high: maximise(g, p, q).at, low: minimise(g, q, r).at, bottom: scale * minimise(g, q, r).value };
    },
    write: ({ p, q, r, top }, { scale, high, low, bottom }) => {
      const f = (x: number) => scale * (x - p) * (x - q) * (x - r);
      const drawing = new Diagram({ x: [p - 1.5, r + 1.5], y: [bottom * 1.3, top * 1.6], width: 380 });
      drawing.axes({ xTicks: [p, q, r] }).graph(f, p - 1.4, r + 1.4);
      for (const x of [p, q, r]) drawing.point([x, 0]);
      drawing.point([high, top]).label([high, top], 'M', { dy: -9 }).point([low, bottom]).label([low, bottom], 'N', { dy: 18 });
      return inParts({
        stem: raw`The diagram shows the graph of a function $f$ with the zeros $${p}$, $${q}$ and $${r}$, a local maximum M and a local minimum N. The $y$-coordinate of M is $${top}$ and that of N is $${significant(bottom)}$.

![](diagram:graph)`,
        hint: 'The sign of $f(x)$ tells whether the graph lies above or below the $x$-axis.',
        parts: [
          {
            ask: 'Solve $f(x) > 0$ from the graph.',
            answer: `$${p} < x < ${q}$ or $x > ${r}$`,
            solution: raw`The graph lies above the $x$-axis between $${p}$ and $${q}$, and to the right of $${r}$.`,
            marks: [`A1 $${p} < x < ${q}$`, `A1 $x > ${r}$`],
            keys: [
              {
                kind: 'interval',
                intervals: [
                  { from: `${p}`, to: `${q}`, open_from: true, open_to: true },
                  { from: `${r}`, to: null, open_from: true },
                ],
              },
            ],
          },
          {
            ask: raw`Determine the set of values of $k$ for which $f(x) = k$ has exactly three solutions.`,
            answer: raw`$${significant(bottom)} < k < ${top}$`,
            solution: raw`A horizontal line meets the graph three times as long as it lies above N and below M: $${significant(bottom)} < k < ${top}$. At the level of M or N it touches the graph, and only two solutions are left.`,
            marks: ['M1 considers the levels of M and N', raw`A1 $${significant(bottom)} < k < ${top}$`],
            keys: [
              {
                kind: 'interval',
                variable: 'k',
                intervals: [{ from: significant(bottom), to: `${top}`, open_from: true, open_to: true }],
                tolerance: 0.06,
              },
            ],
          },
          {
            ask: raw`List the zeros of $f(x - 2)$.`,
            answer: `$${p + 2}, ${q + 2}, ${r + 2}$`,
            solution: raw`The graph of $y = f(x - 2)$ is that of $f$ moved 2 units to the right, and so are its zeros: $${p + 2}, ${q + 2}, ${r + 2}$.`,
            marks: ['M1 translation to the right', `A1 $${p + 2}, ${q + 2}, ${r + 2}$`],
            keys: [
              {
                kind: 'set',
                values: [p, q, r].map((x) => `${x + 2}`),
                slips: [slip(`${p - 2}; ${q - 2}; ${r - 2}`, 'You moved the graph the other way.', 'sign')],
              },
            ],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: drawing.toSvg(),
            alt: `A cubic curve with zeros ${p}, ${q} and ${r}, a local maximum M between the first two and a local minimum N between the last two.`,
          },
        ],
      });
    },
    check: ({ p, q, r, top }, { scale, high, low, bottom }) => {
      const f = (x: number) => scale * (x - p) * (x - q) * (x - r);
      assertClose(f(high), top, 'maximum', 1e-6);
      assertClose(differentiate(f, low), 0, 'slope at the minimum', 1e-3);
      assertClose(f(low), bottom, 'minimum', 1e-9);
      assert.ok(low > q && low < r);
      for (let i = 0; i < 400; i++) {
        const x = p - 3 + i * 0.031;
        if (Math.abs(f(x)) > 1e-6) assert.equal(f(x) > 0, (x > p && x < q) || x > r);
      }
      assert.ok(bottom < 0);
    },
  }),
]);

/** Templates of topic 2.2 in several forms. */
export const functionGraphs = [domainRange, reflection, sketches, features];
