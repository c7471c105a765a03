import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed } from '../../tex.ts';
import { at, factor, rationalGraph, times } from './polynomial-graphs.ts';
import { higher, raw } from './writing.ts';

/** Topics 2.15 and 2.16, inequalities and graphs with reciprocals and moduli in several forms, HL. */

const parabola = (p: number, q: number) => (x: number) => (x - p) * (x - q);

const reciprocals = inForms({ key: 'aa-hl-graphs-of-reciprocals', calculatorAllowed: false, placements: higher('2.16', 1) }, [
  form({
    variants: [
      { p: -1, q: 3 },
      { p: -3, q: 1 },
      { p: 0, q: 4 },
    ],
    solve: ({ p, q }) => ({ middle: (p + q) / 2, vertex: -((q - p) ** 2) / 4 }),
    write: ({ p, q }, { middle, vertex }) => {
      const f = parabola(p, q);
      const given = new Diagram({ x: [p - 2.5, q + 2.5], y: [vertex - 1.5, 5], width: 340 });
      given
        .axes()
        .graph(f, p - 2.5, q + 2.5)
        .point([p, 0])
        .point([q, 0])
        .point([middle, vertex]);
      given
        .label([middle, vertex], `(${middle}, ${vertex})`.replaceAll('-', '−'), { dy: 18 })
        .label([p, 0], `${p}`.replace('-', '−'), { dx: -9, dy: 16 })
        .label([q, 0], `${q}`, { dx: 9, dy: 16 });
      const asked = rationalGraph((x) => 1 / f(x), [p, q], [p - 2.5, q + 2.5], [-3, 3]).point([middle, 1 / vertex]);
      return inParts({
        stem: raw`The diagram shows the graph of $y = f(x)$, a parabola with the zeros $${p}$ and $${q}$ and the vertex $(${middle}, ${vertex})$.

![](diagram:given)`,
        hint: raw`Where $f(x)$ is large, $\frac{1}{f(x)}$ is small, and the other way round; their signs agree.`,
        parts: [
          {
            ask: raw`Write down the equations of the vertical asymptotes of the graph of $y = \dfrac{1}{f(x)}$.`,
            answer: `$x = ${p}$ and $x = ${q}$`,
            solution: raw`Where $f(x) = 0$ the reciprocal is not defined and grows beyond all bounds: $x = ${p}$ and $x = ${q}$.`,
            marks: [`A1 $x = ${p}$`, `A1 $x = ${q}$`],
            keys: [
              { kind: 'equation', label: 'The one on the left', value: `x = ${p}` },
              { kind: 'equation', label: 'The one on the right', value: `x = ${q}` },
            ],
          },
          {
            ask: raw`Find the coordinates of the local maximum of $y = \dfrac{1}{f(x)}$.`,
            answer: raw`$\left(${middle}, ${fraction(4, -((q - p) ** 2))}\right)$`,
            solution: raw`The minimum of $f$ becomes a maximum of the reciprocal: at $x = ${middle}$ the value is $\dfrac{1}{${vertex}}$, so the point is $\left(${middle}, ${fraction(4, -((q - p) ** 2))}\right)$.`,
            marks: ['M1 reciprocal of the vertex value', raw`A1 $\left(${middle}, ${fraction(4, -((q - p) ** 2))}\right)$`],
            keys: [{ kind: 'coordinate', values: [`${middle}`, fraction(4, -((q - p) ** 2))] }],
          },
          {
            ask: raw`Sketch the graph of $y = \dfrac{1}{f(x)}$, and label its asymptotes.`,
            answer: 'Two branches above the $x$-axis outside the asymptotes, one below it between them',
            solution: raw`Outside the zeros $f$ is positive and grows, so the reciprocal is positive and tends to 0. Between them it is negative, with the maximum found above.

![](diagram:asked)`,
            marks: [
              'A1 outer branches, approaching the $x$-axis',
              'A1 middle branch below the axis with its maximum',
              'A1 asymptotes drawn and labelled',
            ],
          },
        ],
        diagrams: [
          {
            name: 'given',
            svg: given.toSvg(),
            alt: `A parabola that opens upwards with zeros ${p} and ${q} and vertex (${middle}, ${vertex}).`,
          },
          {
            name: 'asked',
            svg: asked.toSvg(),
            alt: `The reciprocal: branches above the x-axis outside x = ${p} and x = ${q}, and one below it between these asymptotes.`,
          },
        ],
      });
    },
    check: ({ p, q }, { middle, vertex }) => {
      const best = maximise((x) => 1 / parabola(p, q)(x), p + 0.02, q - 0.02);
      assertClose(best.value, 1 / vertex, 'maximum', 1e-6);
      assertClose(best.at, middle, 'place', 1e-3);
    },
  }),
  form({
    variants: [
      { low: 2, high: 6 },
      { low: 1, high: 5 },
      { low: 4, high: 8 },
    ],
    solve: ({ low, high }) => ({ least: 1 / high, most: 1 / low, squares: [low * low, high * high] }),
    write: ({ low, high }, { squares }) =>
      inParts({
        stem: raw`A function $f$, defined for all real $x$, has the range $${low} \le f(x) \le ${high}$. Its graph has a maximum point $(3, ${high})$.`,
        hint: 'Follow the largest and the smallest value through each operation.',
        parts: [
          {
            ask: raw`Write down the range of $\dfrac{1}{f(x)}$.`,
            answer: raw`$\frac{1}{${high}} \le y \le ${fraction(1, low)}$`,
            solution: raw`For positive numbers the reciprocal reverses the order: the largest value $${high}$ gives the smallest, $\frac{1}{${high}}$, and $${low}$ gives the largest, $${fraction(1, low)}$.`,
            marks: ['(M1) reverses the order', raw`A1 $\frac{1}{${high}} \le y \le ${fraction(1, low)}$`],
            keys: [{ kind: 'interval', variable: 'y', intervals: [{ from: `1/${high}`, to: `1/${low}` }] }],
          },
          {
            ask: raw`Write down the range of $[f(x)]^2$.`,
            answer: raw`$${squares[0]} \le y \le ${squares[1]}$`,
            solution: raw`All values are positive, where squaring keeps the order: $${squares[0]} \le y \le ${squares[1]}$.`,
            marks: [raw`A1 $${squares[0]} \le y \le ${squares[1]}$`],
            keys: [{ kind: 'interval', variable: 'y', intervals: [{ from: `${squares[0]}`, to: `${squares[1]}` }] }],
          },
          {
            ask: raw`Identify the kind of point that the graph of $y = \dfrac{1}{f(x)}$ has at $x = 3$, and state its coordinates.`,
            answer: raw`A minimum, $\left(3, \frac{1}{${high}}\right)$`,
            solution: raw`Where $f$ is greatest its reciprocal is least: a minimum at $\left(3, \frac{1}{${high}}\right)$.`,
            marks: ['A1 minimum', raw`A1 $\left(3, \frac{1}{${high}}\right)$`],
            keys: [{ kind: 'coordinate', values: ['3', `1/${high}`] }],
          },
        ],
      }),
    check: ({ low, high }, { least, most, squares }) => {
      const f = (x: number) => (low + high) / 2 + ((high - low) / 2) * Math.cos(x - 3);
      assertClose(minimise((x) => 1 / f(x), 2, 9).value, least, 'least');
      assertClose(maximise((x) => 1 / f(x), 2, 9).value, most, 'greatest');
      assertClose(maximise((x) => f(x) ** 2, 2, 9).value, squares[1] ?? 0, 'square');
      assertClose(minimise((x) => f(x) ** 2, 2, 9).value, squares[0] ?? 0, 'least square');
    },
  }),
]);

const moduli = inForms({ key: 'aa-hl-graphs-with-modulus', calculatorAllowed: false, placements: higher('2.16', 1) }, [
  form({
    variants: [
      { p: 1, q: 5 },
      { p: -2, q: 4 },
      { p: 2, q: 8 },
    ],
    solve: ({ p, q }) => ({ height: ((q - p) / 2) ** 2, middle: (p + q) / 2 }),
    write: ({ p, q }, { height, middle }) => {
      const f = parabola(p, q);
      const drawing = new Diagram({ x: [Math.min(p, 0) - 1.5, q + 1.5], y: [-1, height * 1.5], width: 340 });
      drawing
        .axes()
        .graph((x) => Math.abs(f(x)), p - 1.4, q + 1.4)
        .point([p, 0])
        .point([q, 0])
        .point([middle, height])
        .label([p, 0], `${p}`.replace('-', '−'), { dx: -8, dy: 18 })
        .label([q, 0], `${q}`, { dx: 8, dy: 18 })
        .label([middle, height], `(${middle}, ${height})`.replace('-', '−'), { dy: -10 });
      return inParts({
        stem: raw`Let $f(x) = ${polynomial([1, -p - q, p * q])}$.`,
        hint: 'What does the modulus do to the part of a graph that lies below the $x$-axis?',
        parts: [
          {
            ask: raw`Sketch the graph of $y = |f(x)|$, and label the points where it meets the $x$-axis and its local maximum with their coordinates.`,
            answer: raw`$(${p}, 0)$, $(${q}, 0)$ and the maximum $(${middle}, ${height})$`,
            solution: raw`$f(x) = ${factor(p)}${factor(q)}$ has its vertex at $(${middle}, ${-height})$. The part between the zeros lies below the axis and is reflected upwards:

![](diagram:sketch)`,
            marks: ['A1 shape, with corners on the $x$-axis', `A1 $(${p}, 0)$ and $(${q}, 0)$`, `A1 $(${middle}, ${height})$`],
          },
          {
            ask: raw`Determine the number of solutions of $|f(x)| = k$ for $k = 0$, for $0 < k < ${height}$, for $k = ${height}$ and for $k > ${height}$.`,
            answer: '2, 4, 3 and 2',
            solution: raw`A horizontal line at height $k$ meets the graph at the two zeros for $k = 0$; four times below the maximum; three times at its level; twice above it.`,
            marks: ['A1 two of them correct', 'A1 2, 4, 3 and 2'],
            keys: [{ kind: 'set', values: ['2', '4', '3', '2'], ordered: true }],
          },
          {
            ask: raw`Hence determine the values of $k$ for which $|f(x)| = k$ has exactly two solutions.`,
            answer: raw`$k = 0$ or $k > ${height}$`,
            solution: raw`From the list: $k = 0$ or $k > ${height}$.`,
            marks: [raw`A1 $k = 0$ or $k > ${height}$`],
          },
        ],
        diagrams: [
          {
            name: 'sketch',
            svg: drawing.toSvg(),
            alt: `A curve that touches the x-axis with corners at ${p} and ${q} and has a local maximum of ${height} between them.`,
          },
        ],
      });
    },
    check: ({ p, q }, { height, middle }) => {
      const g = (x: number) => Math.abs(parabola(p, q)(x));
      assertClose(maximise(g, p, q).value, height, 'maximum', 1e-6);
      assertClose(maximise(g, p, q).at, middle, 'place of the maximum', 1e-3);
      const count = (k: number) => {
        let crossings = 0;
        for (let i = 0; i < 8000; i++) {
          const [x, y] = [middle - 20 + i * 0.005 + 0.0011, middle - 20 + (i + 1) * 0.005 + 0.0011];
          if ((g(x) - k) * (g(y) - k) < 0) crossings++;
        }
        return crossings;
      };
      assert.deepEqual([count(height / 2), count(height * 1.2)], [4, 2]);
    },
  }),
  form({
    variants: [
      { p: 2, q: 6 },
      { p: 1, q: 3 },
      { p: -1, q: 5 },
    ],
    solve: ({ p, q }) => ({ zeros: [p, q].filter((x) => x > 0).flatMap((x) => [-x, x]) }),
    write: ({ p, q }, { zeros }) => {
      const f = parabola(p, q);
      const list = zeros.toSorted((a, b) => a - b);
      const reach = q + 1.2;
      const low = -(((q - p) / 2) ** 2);
      const drawing = new Diagram({ x: [-reach, reach], y: [low - 1, Math.max(f(0), 3) * 1.2], width: 360 });
      drawing.axes().graph((x) => f(Math.abs(x)), -reach, reach);
      for (const x of list) drawing.point([x, 0]).label([x, 0], `${x}`.replace('-', '−'), { dx: 10, dy: 18 });
      drawing.point([0, f(0)]).label([0, f(0)], `${f(0)}`.replace('-', '−'), { dx: 14, dy: -6 });
      return inParts({
        stem: raw`Let $f(x) = ${polynomial([1, -p - q, p * q])}$.`,
        hint: raw`In $f(|x|)$ the values for $-x$ and $x$ are the same.`,
        parts: [
          {
            ask: raw`Explain why the function $g(x) = f(|x|)$ is even.`,
            answer: raw`$g(-x) = f(|-x|) = f(|x|) = g(x)$`,
            solution: raw`$|-x| = |x|$, so $g(-x) = f(|-x|) = f(|x|) = g(x)$ for all $x$.`,
            marks: [raw`R1 uses $|-x| = |x|$`],
          },
          {
            ask: 'Solve $g(x) = 0$.',
            answer: `$x = ${list.join(', ')}$`,
            solution: raw`$f$ is zero at $${p}$ and $${q}$. So $|x| = ${p}$ or $|x| = ${q}$${p < 0 ? ', and the first is impossible for a modulus' : ''}: $x = ${list.join(', ')}$.`,
            marks: [raw`M1 $|x| = ${p}$ or $|x| = ${q}$`, `A1 $x = ${list.join(', ')}$`],
            keys: [{ kind: 'set', values: list.map(String) }],
          },
          {
            ask: raw`Sketch the graph of $y = f(|x|)$, and label its intercepts with the axes.`,
            answer: 'The part of the parabola for $x \\ge 0$ and its reflection in the $y$-axis',
            solution: raw`Keep the part of the graph of $f$ to the right of the $y$-axis and reflect it in this axis; what $f$ does for negative $x$ plays no part.

![](diagram:sketch)`,
            marks: ['A1 right-hand part as for $f$', 'A1 reflection in the $y$-axis', 'A1 intercepts labelled'],
          },
        ],
        diagrams: [
          {
            name: 'sketch',
            svg: drawing.toSvg(),
            alt: `A graph symmetric in the y-axis, made of two arcs of parabolas, that crosses the x-axis at ${list.join(', ')}.`,
          },
        ],
      });
    },
    check: ({ p, q }, { zeros }) => {
      const g = (x: number) => parabola(p, q)(Math.abs(x));
      for (const x of zeros) assertClose(g(x), 0, 'zero');
      let changes = 0;
      for (let i = 0; i < 4000; i++) if (g(-10 + i * 0.005 + 0.001) * g(-10 + (i + 1) * 0.005 + 0.001) < 0) changes++;
      assert.equal(changes, zeros.length);
    },
  }),
]);

const inequalities = inForms(
  {
    key: 'aa-hl-inequalities-by-signs',
    calculatorAllowed: false,
    placements: higher('2.16', 1, ['2.13']),
  },
  [
    form({
      variants: [
        { a: 2, b: 5, c: 1, h: 3 },
        { a: 1, b: -4, c: 3, h: 2 },
        { a: 4, b: 1, c: 2, h: -1 },
      ],
      // (ax + b)/(x - h) > c
      solve: ({ a, b, c, h }) => ({ zero: (-b - c * h) / (a - c) }),
      write: ({ a, b, c, h }, { zero }) => {
        const z = fraction(-b - c * h, a - c);
        const outside = a - c > 0;
        const [low, high] = zero < h ? [z, `${h}`] : [`${h}`, z];
        const answer = outside ? `x < ${low} \\text{ or } x > ${high}` : `${low} < x < ${high}`;
        return inParts({
          stem: raw`A student solves $\dfrac{${polynomial([a, b])}}{x${signed(-h)}} > ${c}$ and begins: "Multiply by $x${signed(-h)}$: $${polynomial([a, b])} > ${c === 1 ? '' : c}(x${signed(-h)})$."`,
          hint: 'What happens to an inequality that is multiplied by a negative number?',
          parts: [
            {
              ask: 'Explain why this step is not allowed.',
              answer: raw`$x${signed(-h)}$ may be negative, and then the sign of the inequality turns.`,
              solution: raw`For $x < ${h}$ the factor $x${signed(-h)}$ is negative, and multiplying by it reverses the inequality. The step covers only one of two cases.`,
              marks: [raw`R1 the sign of $x${signed(-h)}$ is unknown`],
            },
            {
              ask: 'Solve the inequality.',
              answer: `$${answer}$`,
              solution: raw`Bring everything to one side: $\dfrac{${polynomial([a, b])}}{x${signed(-h)}} - ${c} = \dfrac{${polynomial([a - c, b + c * h])}}{x${signed(-h)}} > 0$. The numerator is zero at $${z}$, the denominator at $${h}$. Signs in the three intervals: the quotient is positive for $${answer}$. Neither end belongs to it.`,
              marks: [
                'M1 everything on one side, common denominator',
                raw`A1 $\frac{${polynomial([a - c, b + c * h])}}{x${signed(-h)}}$`,
                'M1 considers signs',
                `A1 $${answer}$`,
              ],
              keys: [
                {
                  kind: 'interval',
                  intervals: outside
                    ? [
                        { from: null, to: low, open_to: true },
                        { from: high, to: null, open_from: true },
                      ]
                    : [{ from: low, to: high, open_from: true, open_to: true }],
                },
              ],
            },
          ],
        });
      },
      check: ({ a, b, c, h }, { zero }) => {
        const [low, high] = [Math.min(zero, h), Math.max(zero, h)];
        for (let i = -400; i < 400; i++) {
          const x = i / 17 + 0.0031;
          const inside = x > low && x < high;
          assert.equal((a * x + b) / (x - h) > c, a > c ? !inside : inside, `at ${x}`);
        }
      },
    }),
    form({
      variants: [{ roots: [-2, 1, 3] }, { roots: [-1, 2, 4] }, { roots: [-3, -1, 2] }] as { roots: [number, number, number] }[],
      solve: ({ roots: [p, q, r] }) => ({ cubic: times(times([1, -p], [1, -q]), [1, -r]) }),
      write: ({ roots: [p, q, r] }, { cubic }) => {
        const [c3 = 0, c2 = 0, c1 = 0, c0 = 0] = cubic;
        return inParts({
          stem: raw`Let $p(x) = ${polynomial(cubic)}$.`,
          hint: 'A whole-number zero divides the constant term.',
          parts: [
            {
              ask: raw`Show that $(x${signed(-q)})$ is a factor of $p(x)$, and factorise $p(x)$ completely.`,
              answer: `$${factor(p)}${factor(q)}${factor(r)}$`,
              solution: raw`$p(${q}) = ${[c3 * q ** 3, c2 * q ** 2, c1 * q, c0].map((v, i) => (i === 0 ? `${v}` : signed(v))).join('')} = 0$, so $(x${signed(-q)})$ is a factor. Dividing leaves $${polynomial(times([1, -p], [1, -r]))} = ${factor(p)}${factor(r)}$.`,
              marks: [`A1 $p(${q}) = 0$`, 'M1 divides by the factor', `A1 $${factor(p)}${factor(q)}${factor(r)}$`],
              keys: [{ kind: 'expression', value: `${factor(p)}${factor(q)}${factor(r)}`, form: 'factorised' }],
            },
            {
              ask: raw`Hence solve $p(x) \le 0$.`,
              answer: raw`$x \le ${p}$ or $${q} \le x \le ${r}$`,
              solution: raw`The graph comes from below, crosses the $x$-axis at $${p}$, $${q}$ and $${r}$ and changes its side each time. It is on or below the axis for $x \le ${p}$ and for $${q} \le x \le ${r}$.`,
              marks: ['M1 considers the sign of $p$ in the intervals', raw`A1 $x \le ${p}$`, raw`A1 $${q} \le x \le ${r}$`],
              keys: [
                {
                  kind: 'interval',
                  intervals: [
                    { from: null, to: `${p}` },
                    { from: `${q}`, to: `${r}` },
                  ],
                },
              ],
            },
            {
              ask: raw`Deduce the solution of $p(|x|) \le 0$${r > 0 && q < 0 ? '' : ' for positive $x$'}.`,
              answer: q < 0 ? raw`$-${r} \le x \le ${r}$` : raw`$${q} \le x \le ${r}$`,
              solution:
                q < 0
                  ? raw`$|x|$ is never negative, so only $0 \le |x| \le ${r}$ is left: $-${r} \le x \le ${r}$.`
                  : raw`For positive $x$, $|x| = x$, so of the solution above only $${q} \le x \le ${r}$ remains.`,
              marks: [q < 0 ? raw`A1 $-${r} \le x \le ${r}$` : raw`A1 $${q} \le x \le ${r}$`],
              keys: [{ kind: 'interval', intervals: [{ from: `${q < 0 ? -r : q}`, to: `${r}` }] }],
            },
          ],
        });
      },
      check: ({ roots: [p, q, r] }, { cubic }) => {
        for (let i = -300; i < 300; i++) {
          const x = i / 31 + 0.0017;
          assert.equal(at(cubic, x) <= 0, x <= p || (x >= q && x <= r), `at ${x}`);
        }
        assertClose(
          bisect((x) => at(cubic, x), q + 0.2, r + 2),
          r,
          'largest zero',
        );
      },
    }),
  ],
);

/** Templates of topics 2.15 and 2.16 in several forms. */
export const graphsHl = [reciprocals, moduli, inequalities];
