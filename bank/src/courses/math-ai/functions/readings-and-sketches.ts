import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, minimise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { point, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { exact, labelled, near, prose, scheme, sl, table } from '../writing.ts';

/** Topic 2. Functions read from graphs and tables, sketches with key features. */

type Five = readonly [number, number, number, number, number];

type Reading =
  | {
      form: 'graph';
      what: string;
      meaning: string;
      points: readonly Point[];
      at: number;
      back: number;
      answer: number;
      inverse: number;
    }
  | { form: 'table'; what: string; xs: Five; ys: Five; twice: Five };

const functionReadings = defineTemplate<Reading, { value: number; low: number; high: number }>({
  key: 'ai-function-read-from-graph',
  calculatorAllowed: true,
  placements: [sl('2.2', 1)],
  variants: [
    {
      form: 'graph',
      what: 'the height, in hundreds of metres, of a balloon $x$ hours after its start',
      meaning: 'the balloon is at a height of $300$ metres $1$ hour after its start',
      points: [
        [0, 1],
        [2, 5],
        [6, 7],
      ],
      at: 4,
      back: 3,
      answer: 6,
      inverse: 1,
    },
    {
      form: 'table',
      what: 'The fee $y$ in EUR for parking $x$ hours',
      xs: [1, 2, 3, 4, 5],
      ys: [2, 4, 6, 9, 12],
      twice: [1, 2, 2, 4, 5],
    },
    {
      form: 'graph',
      what: 'the water in a trough, in hundreds of litres, $x$ minutes after a tap is opened',
      meaning: 'there are $300$ litres of water in the trough $2$ minutes after the tap is opened',
      points: [
        [0, 2],
        [4, 4],
        [6, 8],
      ],
      at: 5,
      back: 3,
      answer: 6,
      inverse: 2,
    },
    {
      form: 'table',
      what: 'The number $y$ of pages printed after $x$ minutes',
      xs: [1, 2, 4, 6, 8],
      ys: [15, 30, 60, 90, 120],
      twice: [1, 2, 4, 4, 8],
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'graph') {
      const ys = numbers.points.map(([, y]) => y);
      return { value: numbers.answer, low: Math.min(...ys), high: Math.max(...ys) };
    }
    return { value: numbers.ys[2] as number, low: Math.min(...numbers.ys), high: Math.max(...numbers.ys) };
  },
  write: (numbers, { value, low, high }) => {
    if (numbers.form === 'graph') {
      const { what, meaning, points, at, back, inverse } = numbers;
      const last = points.at(-1) as Point;
      const [wide, tall] = [last[0] + 1, high + 1];
      const ticks = (n: number) => Array.from({ length: n - 1 }, (_, i) => i + 1);
      const figure = new Diagram({ x: [0, wide], y: [0, tall], equalScale: true, width: 360 })
        .axes({ y: 'f(x)', xTicks: ticks(wide), yTicks: ticks(tall), grid: true })
        .polyline(points);
      return {
        text: prose`
          The graph shows a function $f$ that models ${what}.

          ![](diagram:graph)

          (a) Write down the domain and the range of $f$. [2]

          (b) Write down $f(${at})$. [1]

          (c) Write down $f^{-1}(${back})$, and interpret it in context. [2]

          (d) State the domain of $f^{-1}$, and explain how the graph of $f^{-1}$ is obtained from this one. [2]`,
        hint: 'On which axis do you start when you read off a value of the inverse function?',
        answer: prose`
          (a) $0 \le x \le ${last[0]}$, $${low} \le f(x) \le ${high}$

          (b) $${value}$

          (c) $${inverse}$: ${meaning}

          (d) $${low} \le x \le ${high}$; reflection in $y = x$`,
        solution: prose`
          (a) The graph reaches from $x = 0$ to $x = ${last[0]}$ and takes the values from $${low}$ to $${high}$: domain $0 \le x \le ${last[0]}$, range $${low} \le f(x) \le ${high}$.

          (b) Above $x = ${at}$ the graph has the height $${value}$.

          (c) The value $${back}$ is taken at $x = ${inverse}$, so $f^{-1}(${back}) = ${inverse}$: ${meaning}. Looking above $x = ${back}$ instead would give $f(${back})$.

          (d) The domain of the inverse is the range of $f$, $${low} \le x \le ${high}$. Its graph is the reflection of this one in the line $y = x$.`,
        markScheme: scheme({
          a: [prose`A1 $0 \le x \le ${last[0]}$`, prose`A1 $${low} \le f(x) \le ${high}$`],
          b: [prose`A1 $${value}$`],
          c: [prose`A1 $${inverse}$`, prose`R1 ${meaning}`],
          d: [prose`A1 $${low} \le x \le ${high}$`, 'A1 reflection in the line $y = x$'],
        }),
        keys: [
          { kind: 'interval', part: 'a', label: 'Domain', intervals: [{ from: '0', to: `${last[0]}` }] },
          { kind: 'interval', part: 'a', label: 'Range', intervals: [{ from: `${low}`, to: `${high}` }] },
          { kind: 'number', ...exact(value, 'b') },
          { kind: 'number', ...exact(inverse, 'c') },
          { kind: 'interval', part: 'd', intervals: [{ from: `${low}`, to: `${high}` }] },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: figure.toSvg(),
            alt: `A broken line on a grid through the points ${points.map((p) => point(...p)).join(', ')}.`,
          },
        ],
      };
    }
    const { what, xs, ys, twice } = numbers;
    return {
      text: prose`
        ${what} is given by the first table. A second table was copied with mistakes.

        ${table(['$x$', ...xs.map((x) => `$${x}$`)], ['$y$', ...ys.map((y) => `$${y}$`)])}

        ${table(['Copied $x$', ...twice.map((x) => `$${x}$`)], ['Copied $y$', ...ys.map((y) => `$${y}$`)])}

        (a) State whether $y$ is a function of $x$ in the first table. Justify your answer. [1]

        (b) Explain why $y$ is not a function of $x$ in the second table. [2]

        (c) For the function $f$ of the first table, write down $f(${xs[2]})$ and $f^{-1}(${ys[3]})$. [2]`,
      hint: 'Look for a value of $x$ that would have to be given two values.',
      answer: prose`
        (a) yes

        (b) one value of $x$ has different values of $y$

        (c) $f(${xs[2]}) = ${ys[2]}$, $f^{-1}(${ys[3]}) = ${xs[3]}$`,
      solution: prose`
        (a) Yes: each value of $x$ is in the table once and has exactly one value of $y$.

        (b) A function gives each $x$ exactly one value. In the second table $x = ${twice[2]}$ has two different values of $y$, so $f(${twice[2]})$ is not defined. (Two different $x$ with the same $y$ would be allowed.)

        (c) $f(${xs[2]}) = ${ys[2]}$ is read from $x$ to $y$. The inverse is read from $y$ to $x$: $f^{-1}(${ys[3]}) = ${xs[3]}$.`,
      markScheme: scheme({
        a: ['R1 yes, each $x$ has exactly one $y$'],
        b: [prose`A1 a value of $x$ that appears twice, such as $${twice[2]}$`, 'R1 different values of $y$ beside it'],
        c: [prose`A1 $f(${xs[2]}) = ${ys[2]}$`, prose`A1 $f^{-1}(${ys[3]}) = ${xs[3]}$`],
      }),
      keys: [
        labelled(`$f(${xs[2]}) =$`, exact(ys[2] as number, 'c')),
        labelled(`$f^{-1}(${ys[3]}) =$`, exact(xs[3] as number, 'c')),
      ],
    };
  },
  check: (numbers, { value, low, high }) => {
    if (numbers.form === 'graph') {
      const at = (x: number) => {
        const i = numbers.points.findIndex(([u], k) => k > 0 && x <= u);
        const [[u, v], [s, t]] = [numbers.points[i - 1] as Point, numbers.points[i] as Point];
        return v + ((t - v) * (x - u)) / (s - u);
      };
      assertClose(at(numbers.at), value, 'the value on the broken line');
      assertClose(at(numbers.inverse), numbers.back, 'the value of the inverse');
      const last = numbers.points.at(-1)?.[0] as number;
      const values = Array.from({ length: 1001 }, (_, i) => at((i * last) / 1000));
      assertClose(Math.min(...values), low, 'the least value');
      assertClose(Math.max(...values), high, 'the greatest value');
      return;
    }
    assert.equal(new Set(numbers.xs).size, numbers.xs.length);
    assert.ok(new Set(numbers.twice).size < numbers.twice.length && new Set(numbers.ys).size === numbers.ys.length);
  },
});

type Curve =
  | { form: 'saturation'; top: number; half: number; to: number }
  | { form: 'decay'; start: number; base: number; floor: number; to: number }
  | { form: 'sum'; a: number; b: number; to: number };

const curve = (numbers: Curve) => (x: number) =>
  numbers.form === 'saturation'
    ? (numbers.top * x) / (x + numbers.half)
    : numbers.form === 'decay'
      ? numbers.start * numbers.base ** x + numbers.floor
      : numbers.a * x + numbers.b / x;

const labelledSketch = defineTemplate<Curve, { start: number; end: number; x: number; y: number }>({
  key: 'ai-sketch-with-key-features',
  calculatorAllowed: true,
  placements: [sl('2.3', 1, '2.4')],
  variants: [
    { form: 'saturation', top: 12, half: 3, to: 15 },
    { form: 'decay', start: 40, base: 0.6, floor: 15, to: 8 },
    { form: 'sum', a: 2, b: 50, to: 15 },
    { form: 'saturation', top: 30, half: 2, to: 10 },
    { form: 'decay', start: 70, base: 0.8, floor: 10, to: 12 },
    { form: 'sum', a: 3, b: 48, to: 12 },
  ],
  solve: (numbers) => {
    const f = curve(numbers);
    const end = f(numbers.to);
    if (numbers.form === 'sum') {
      const x = Math.sqrt(numbers.b / numbers.a);
      return { start: f(1), end, x, y: f(x) };
    }
    if (numbers.form === 'saturation') return { start: 0, end, x: numbers.half, y: numbers.top / 2 };
    const target = numbers.start / 2 + numbers.floor;
    return { start: f(0), end, x: Math.log(0.5) / Math.log(numbers.base), y: target };
  },
  write: (numbers, { start, end, x, y }) => {
    const { to } = numbers;
    const f = curve(numbers);
    const from = numbers.form === 'sum' ? 1 : 0;
    const formula =
      numbers.form === 'saturation'
        ? prose`\dfrac{${numbers.top}x}{x + ${numbers.half}}`
        : numbers.form === 'decay'
          ? prose`${numbers.start} \times ${numbers.base}^{x} + ${numbers.floor}`
          : prose`${numbers.a}x + \dfrac{${numbers.b}}{x}`;
    const asymptote = numbers.form === 'saturation' ? numbers.top : numbers.form === 'decay' ? numbers.floor : null;
    const context =
      numbers.form === 'saturation'
        ? 'The rate of a reaction, in suitable units, with $x$ grams of a substance in the water'
        : numbers.form === 'decay'
          ? 'The temperature, in degrees Celsius, of a dish $x$ minutes after it leaves the oven'
          : 'The cost, in EUR, for storing goods that are delivered in batches of $x$ tonnes';
    const marked =
      numbers.form === 'saturation'
        ? prose`the point at which the rate is $${y}$`
        : numbers.form === 'decay'
          ? prose`the point at which the temperature is $${y}\,^\circ\text{C}$`
          : 'the point of least cost';
    const top = Math.max(start, end, asymptote ?? 0) * 1.15;
    const figure = new Diagram({ x: [0, to * 1.05], y: [0, top], width: 420 }).axes({
      y: 'f(x)',
      xTicks: [from, to].filter(Boolean),
    });
    if (asymptote !== null)
      figure
        .segment([0, asymptote], [to, asymptote], 'd-dashed')
        .label([to, asymptote], `y = ${asymptote}`, { anchor: 'end', dy: numbers.form === 'decay' ? 16 : -7 });
    const named = (at: number | string, value: number) => `(${at}, ${significant(value)})`;
    figure.graph(f, from, to).point([from, start]).point([to, end]).point([x, y]);
    figure.label([from, start], named(from, start), { anchor: 'start', dx: start === 0 ? 16 : 9, dy: -5 });
    figure.label([to, end], named(to, end), { anchor: 'end', dx: 4, dy: numbers.form === 'saturation' ? 20 : -10 });
    figure.label([x, y], named(significant(x), y), {
      anchor: 'start',
      dx: 8,
      dy: numbers.form === 'saturation' ? 18 : numbers.form === 'sum' ? 18 : -6,
    });
    return {
      text: prose`
        ${context} is modelled by $f(x) = ${formula}$ for $${from} \le x \le ${to}$.

        (a) Write down the values of $f$ at the two ends of the domain. [2]

        (b) Find the coordinates of ${marked}. [2]

        ${asymptote === null ? `(c) Find the values of $x$ for which $f(x) = ${Math.round(y * 1.3)}$. [2]` : '(c) Write down the equation of the horizontal asymptote of the graph if the domain is extended to $x \\ge 0$, and interpret it. [2]'}

        (d) Sketch the graph of $f$. Label the points found in (a) and (b)${asymptote === null ? '' : ' and the asymptote'}. [4]`,
      hint: 'Graph the function on the given domain first, with a window that shows both ends.',
      answer: prose`
        (a) $f(${from}) = ${significant(start)}$, $f(${to}) = ${significant(end)}$

        (b) $(${significant(x)}, ${significant(y)})$

        (c) ${
          asymptote === null
            ? roots(numbers, y)
                .map((root) => `$x = ${significant(root)}$`)
                .join(' and ')
            : `$y = ${asymptote}$`
        }

        (d) see the sketch`,
      solution: prose`
        (a) $f(${from}) = ${significant(start)}$ and $f(${to}) = ${significant(end)}$.

        (b) ${numbers.form === 'sum' ? `The calculator's minimum is at $(${significant(x)}, ${significant(y)})$.` : `Intersecting the graph with $y = ${significant(y)}$ gives $(${significant(x)}, ${significant(y)})$.`}

        (c) ${
          asymptote === null
            ? `Intersecting with the line $y = ${Math.round(y * 1.3)}$ gives ${roots(numbers, y)
                .map((root) => `$x = ${significant(root)}$`)
                .join(' and ')}: one value on each side of the minimum.`
            : `$y = ${asymptote}$: ${numbers.form === 'saturation' ? 'with more and more of the substance the rate approaches this value but does not reach it' : 'in the long run the dish approaches the temperature of the room'}. An asymptote is a line and is written as an equation.`
        }

        (d) The scale need not be exact, but the curve must end at $x = ${from}$ and $x = ${to}$ and have the right shape.

        ![](diagram:sketch)`,
      markScheme: scheme({
        a: [prose`A1 $${significant(start)}$`, prose`A1 $${significant(end)}$`],
        b: ['(M1) graph on the calculator', prose`A1 $(${significant(x)}, ${significant(y)})$`],
        c:
          asymptote === null
            ? roots(numbers, y).map((root) => prose`A1 $x = ${significant(root)}$`)
            : [
                prose`A1 $y = ${asymptote}$`,
                prose`R1 ${numbers.form === 'saturation' ? 'value that the rate approaches with more and more of the substance' : 'temperature that the dish approaches, that of the room'}`,
              ],
        d: [
          'A1 axes named',
          'A1 curve within the domain only, both ends in their places',
          'A1 right shape, smooth and curved the right way',
          `A1 labels of the points${asymptote === null ? '' : ' and of the asymptote'}`,
        ],
      }),
      keys: [
        labelled(`$f(${from}) =$`, near(start, 'a')),
        labelled(`$f(${to}) =$`, near(end, 'a')),
        { kind: 'coordinate', part: 'b', values: [x.toPrecision(8), y.toPrecision(8)], tolerance: 1e-6 },
        asymptote === null
          ? { kind: 'set', part: 'c', values: roots(numbers, y).map((root) => significant(root, 4)), tolerance: 0.05 }
          : { kind: 'equation', part: 'c', value: `y = ${asymptote}` },
        { kind: 'compare', part: 'd', as: 'sketch' },
      ],
      diagrams: [
        {
          name: 'sketch',
          svg: figure.toSvg(),
          alt: `A smooth curve from (${from}, ${significant(start)}) through (${significant(x)}, ${significant(y)}) to (${to}, ${significant(end)})${asymptote === null ? ', lowest at the middle point' : `, with the dashed line y = ${asymptote}`}.`,
        },
      ],
    };
  },
  check: (numbers, { start, x, y, end }) => {
    const f = curve(numbers);
    const { form } = numbers;
    assertClose(
      start,
      form === 'sum' ? numbers.a + numbers.b : form === 'decay' ? numbers.start + numbers.floor : 0,
      'the first value',
    );
    assertClose(f(numbers.to), end, 'the last value');
    if (numbers.form === 'sum') {
      const least = minimise(f, 1, numbers.to);
      assertClose(least.at, x, 'where the least cost is', 1e-3);
      assertClose(least.value, y, 'the least cost');
      for (const root of roots(numbers, y)) assert.ok(root > 1 && root < numbers.to);
      return;
    }
    assertClose(
      bisect((t) => f(t) - y, 0, 100),
      x,
      'the marked point',
    );
    const limit = numbers.form === 'saturation' ? numbers.top : numbers.floor;
    assertClose(f(1e9), limit, 'far out', 1e-6);
    assert.ok(numbers.form === 'saturation' ? end < limit : end > limit);
  },
});

/** Where the cost is about 30 % above the least: on both sides of the minimum. */
function roots(numbers: Curve, least: number): number[] {
  if (numbers.form !== 'sum') return [];
  const f = curve(numbers);
  const at = Math.sqrt(numbers.b / numbers.a);
  const level = Math.round(least * 1.3);
  return [bisect((t) => f(t) - level, 1, at), bisect((t) => f(t) - level, at, numbers.to)];
}

export const readingsAndSketchesTemplates: readonly QuestionTemplate[] = [functionReadings, labelledSketch];
