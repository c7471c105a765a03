import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, fraction, point, signed, signedTerm, significant, term } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { exact, foreseen, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 2. Lines in context and by their equations. */

/** The line through (x, 0) and (0, y), with both points labelled. */
function cornerSvg(x: number, y: number): string {
  const room = (end: number): Point => [Math.min(0, 1.3 * end) - 0.5, Math.max(0, 1.3 * end) + 0.5];
  const beyond = 0.2;
  return new Diagram({ x: room(x), y: room(y), width: 340, height: 260 })
    .axes()
    .segment([x * (1 + beyond), -y * beyond], [-x * beyond, y * (1 + beyond)])
    .point([x, 0])
    .label([x, 0], point(x, 0), { anchor: x > 0 ? 'end' : 'start', dy: y > 0 ? 20 : -10 })
    .point([0, y])
    .label([0, y], point(0, y), { anchor: x > 0 ? 'end' : 'start', dx: x > 0 ? -9 : 9, dy: 4 })
    .toSvg();
}

type Tariff =
  | { form: 'plans'; what: string; unit: string; a: Point; b: Point; ask: number }
  | { form: 'data'; what: string; by: string; unit: string; byUnit: string; p: Point; q: Point; ask: number };

/** Plans are (fixed amount, rate); data are two points. */
const linesInContext = defineTemplate<Tariff, { m: number; c: number; x: number; y: number }>({
  key: 'ai-lines-in-context',
  calculatorAllowed: true,
  placements: [sl('2.1', 1, '2.5.1')],
  variants: [
    { form: 'plans', what: 'hires out bicycles', unit: 'hours', a: [6, 2.5], b: [0, 4], ask: 7 },
    { form: 'data', what: 'height of a candle', by: 'time burnt', unit: 'cm', byUnit: 'hours', p: [2, 21], q: [7, 11], ask: 0 },
    { form: 'plans', what: 'rents out canoes', unit: 'hours', a: [15, 3], b: [5, 5], ask: 4 },
    {
      form: 'data',
      what: 'speed of sound',
      by: 'temperature',
      unit: 'm s^{-1}',
      byUnit: 'degrees Celsius',
      p: [10, 337],
      q: [25, 346],
      ask: -5,
    },
    { form: 'plans', what: 'prints posters', unit: 'posters', a: [20, 1.5], b: [8, 2.7], ask: 16 },
    {
      form: 'data',
      what: 'mass of a filled crate',
      by: 'number of bottles',
      unit: 'kg',
      byUnit: 'bottles',
      p: [6, 9.6],
      q: [20, 24.3],
      ask: 12,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'plans') {
      const { a, b, ask } = numbers;
      return { m: a[1], c: a[0], x: (a[0] - b[0]) / (b[1] - a[1]), y: a[0] + a[1] * ask };
    }
    const { p, q, ask } = numbers;
    const m = (q[1] - p[1]) / (q[0] - p[0]);
    return { m, c: p[1] - m * p[0], x: -(p[1] - m * p[0]) / m, y: p[1] + m * (ask - p[0]) };
  },
  write: (numbers, { m, c, x, y }) => {
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    if (numbers.form === 'plans') {
      const { what, unit, a, b, ask } = numbers;
      const other = b[0] + b[1] * ask;
      const cheaper = ask < x ? 'the second' : 'the first';
      const wide = Math.ceil(x * 2);
      const figure = new Diagram({ x: [0, wide], y: [0, (a[0] + a[1] * wide) * 1.15], width: 400 })
        .axes({ x: 'x', y: 'C' })
        .graph((t) => a[0] + a[1] * t, 0, wide)
        .graph((t) => b[0] + b[1] * t, 0, wide, 'd-dashed')
        .point([x, a[0] + a[1] * x])
        .label([x, a[0] + a[1] * x], `(${short(x)}, ${short(a[0] + a[1] * x)})`, { dx: -10, dy: -12, anchor: 'end' });
      const formula = ([fixed, rate]: Point) => (fixed === 0 ? `C = ${rate}x` : `C = ${rate}x + ${fixed}`);
      return {
        text: prose`
          One shop ${what} for a fixed fee of $${a[0]}$ EUR and $${decimal(a[1], 2)}$ EUR for each of $x$ ${unit}. A second shop asks ${b[0] === 0 ? 'no fixed fee' : `a fixed fee of $${b[0]}$ EUR`} and $${decimal(b[1], 2)}$ EUR for each.

          (a) Write down an equation for the cost $C$, in EUR, at each of the two shops. [2]

          (b) Find the value of $x$ for which the two cost the same. [2]

          (c) Draw both graphs on one pair of axes, and label the point where they meet. [3]

          (d) State which shop is cheaper for ${ask} ${unit}, and by how much. [2]`,
        hint: 'The fee is the cost for nothing at all, the rate is the gradient.',
        answer: prose`
          (a) $${formula(a)}$ and $${formula(b)}$

          (b) $x = ${short(x)}$

          (c) two lines that meet at $(${short(x)}, ${short(a[0] + a[1] * x)})$

          (d) ${cheaper}, by $${decimal(Math.abs(y - other), 2)}$ EUR`,
        solution: prose`
          (a) The fixed fee is the intercept and the price for each the gradient: $${formula(a)}$ and $${formula(b)}$.

          (b) $${a[1]}x + ${a[0]} = ${b[1]}x${signed(b[0])}$ gives $${short(b[1] - a[1])}x = ${a[0] - b[0]}$, so $x = ${short(x)}$.

          (c) The solid line is the first shop. Its intercept is greater and its gradient smaller. Both cost $${short(a[0] + a[1] * x)}$ EUR at $x = ${short(x)}$, where the lines meet.

          ![](diagram:plans)

          (d) For ${ask} ${unit} the costs are $${decimal(y, 2)}$ EUR and $${decimal(other, 2)}$ EUR: ${cheaper} shop is cheaper by $${decimal(Math.abs(y - other), 2)}$ EUR. This agrees with the graphs, since $${ask}$ is ${ask < x ? 'less' : 'more'} than $${short(x)}$.`,
        markScheme: scheme({
          a: [prose`A1 $${formula(a)}$`, prose`A1 $${formula(b)}$`],
          b: ['(M1) costs set equal', prose`A1 $x = ${short(x)}$`],
          c: ['A1 both lines with their intercepts', 'A1 steeper line with the smaller intercept', 'A1 common point labelled'],
          d: [`A1 ${cheaper} shop`, prose`A1 $${decimal(Math.abs(y - other), 2)}$ EUR`],
        }),
        keys: [
          { kind: 'equation', part: 'a', label: 'First shop', value: `C = ${a[1]}x + ${a[0]}`, variables: ['C', 'x'] },
          { kind: 'equation', part: 'a', label: 'Second shop', value: `C = ${b[1]}x + ${b[0]}`, variables: ['C', 'x'] },
          { kind: 'number', ...exact(Number(x.toFixed(6)), 'b') },
          { kind: 'compare', part: 'c', as: 'sketch' },
          { kind: 'number', ...toWithin(Math.abs(y - other), 0.005, 'd', 'EUR') },
        ],
        diagrams: [
          {
            name: 'plans',
            svg: figure.toSvg(),
            alt: `Two straight lines: a solid one from the intercept ${a[0]}, a steeper dashed one from ${b[0]}, meeting at (${short(x)}, ${short(a[0] + a[1] * x)}).`,
          },
        ],
      };
    }
    const { what, by, unit, byUnit, p, q, ask } = numbers;
    return {
      text: prose`
        The table shows two measurements of the ${what}. The ${what} $y$ is modelled as a linear function of the ${by} $x$.

        ${table([`${by[0]?.toUpperCase()}${by.slice(1)} (${byUnit})`, p[0], q[0]], [prose`Measured ($\text{${unit.replace('^{-1}', '⁻¹')}}$)`.replace('$\\text{', '').replace('}$', ''), `$${p[1]}$`, `$${q[1]}$`])}

        (a) Calculate the gradient of the line, and interpret it in context. [3]

        (b) Find the equation of the line in the form $y = mx + c$. [2]

        (c) Use the model to find $y$ for $x = ${ask}$. [1]

        (d) Find the value of $x$ for which the model gives $y = 0$, and comment on this value. [2]`,
      hint: 'By how much does the one quantity change when the other grows by one?',
      answer: prose`
        (a) $${short(m)}$

        (b) $y = ${short(m)}x${signed(Number(short(c)))}$

        (c) $${short(y)}$

        (d) $x = ${significant(x)}$`,
      solution: prose`
        (a) $m = \dfrac{${q[1]} - ${p[1]}}{${q[0]} - ${p[0]}} = ${short(m)}$: the ${what} ${m < 0 ? 'falls' : 'grows'} by $${short(Math.abs(m))}$ for each further unit of the ${by}.

        (b) $y - ${p[1]} = ${short(m)}(x - ${p[0]})$, so $y = ${short(m)}x${signed(Number(short(c)))}$.

        (c) $y = ${short(m)} \times ${ask < 0 ? `(${ask})` : ask}${signed(Number(short(c)))} = ${short(y)}$.

        (d) $${short(m)}x${signed(Number(short(c)))} = 0$ gives $x = ${significant(x)}$. ${x < 0 ? 'This value has no meaning in the context: it lies far outside the values measured.' : 'Beyond this value the model gives negative heights, so it cannot hold any longer.'}`,
      markScheme: scheme({
        a: ['(M1) quotient of differences', prose`A1 $${short(m)}$`, `R1 change of the ${what} for each unit of the ${by}`],
        b: ['M1 a point and the gradient', prose`A1 $y = ${short(m)}x${signed(Number(short(c)))}$`],
        c: [prose`A1 $${short(y)}$`],
        d: [prose`A1 $${significant(x)}$`, 'R1 a sensible comment on the domain of the model'],
      }),
      keys: [
        { kind: 'number', ...exact(Number(short(m)), 'a') },
        { kind: 'equation', part: 'b', value: `y = ${short(m)}x + (${short(c)})`, form: 'explicit' },
        { kind: 'number', ...exact(Number(short(y)), 'c') },
        { kind: 'number', ...near(x, 'd') },
      ],
    };
  },
  check: (numbers, { m, c, x, y }) => {
    if (numbers.form === 'plans') {
      const { a, b, ask } = numbers;
      const gap = (t: number) => a[0] + a[1] * t - b[0] - b[1] * t;
      assertClose(bisect(gap, 0, 1000), x, 'where the costs meet');
      assertClose(a[0] + Array.from({ length: ask }, () => a[1]).reduce((sum, rate) => sum + rate, 0), y, 'the cost one by one');
      return;
    }
    const { p, q } = numbers;
    for (const [u, v] of [p, q, [x, 0], [numbers.ask, y]] as const) assertClose(m * u + c, v, 'a point of the line');
    assert.ok(Math.abs(m * 1e4 - Math.round(m * 1e4)) < 1e-6);
  },
});

type Position =
  | { form: 'position'; a: number; b: number; d: number; p: Point; q: Point }
  | { form: 'parameter'; p: Point; q: Point; at: number }
  | { form: 'triangle'; a: number; b: number; d: number };

const linePositions = defineTemplate<Position, { value: number; second: number }>({
  key: 'ai-lines-by-their-equations',
  calculatorAllowed: true,
  placements: [sl('2.1', 1)],
  variants: [
    { form: 'position', a: 2, b: -3, d: 6, p: [1, 5], q: [5, -1] },
    { form: 'parameter', p: [-2, 1], q: [4, 5], at: 7 },
    { form: 'triangle', a: 3, b: 4, d: -36 },
    { form: 'position', a: 4, b: 2, d: -7, p: [-1, 6], q: [3, -2] },
    { form: 'parameter', p: [1, 6], q: [5, -2], at: 9 },
    { form: 'triangle', a: 5, b: -2, d: 30 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'position') {
      const { a, b, p, q } = numbers;
      return { value: -a / b, second: (q[1] - p[1]) / (q[0] - p[0]) };
    }
    if (numbers.form === 'parameter') {
      const { p, q, at } = numbers;
      // (k - q2) / (at - q1) times the gradient of PQ is -1.
      const m = (q[1] - p[1]) / (q[0] - p[0]);
      return { value: q[1] - (at - q[0]) / m, second: m };
    }
    const { a, b, d } = numbers;
    return { value: Math.abs((d * d) / (2 * a * b)), second: Math.hypot(d / a, d / b) };
  },
  write: (numbers, { value, second }) => {
    if (numbers.form === 'position') {
      const { a, b, d, p, q } = numbers;
      const line = `${term(a, 'x')}${signedTerm(b, 'y')}${signed(d)} = 0`;
      const [m1, m2] = [fraction(-a, b), fraction(q[1] - p[1], q[0] - p[0])];
      const kind =
        Math.abs(value - second) < 1e-9 ? 'parallel' : Math.abs(value * second + 1) < 1e-9 ? 'perpendicular' : 'neither';
      return {
        text: prose`
          Two straight roads are drawn on a map. The first has the equation $${line}$, the second passes through $P${point(...p)}$ and $Q${point(...q)}$.

          (a) Write the equation of the first road in the form $y = mx + c$. [2]

          (b) Determine the gradient of the second road. [1]

          (c) Decide whether the roads are parallel, perpendicular or neither. Justify your answer. [2]

          (d) Determine the equation of the second road in the form $ax + by + d = 0$ with whole numbers $a$, $b$ and $d$. [2]`,
        hint: 'Compare the two gradients. What do they have to do with each other in each of the three cases?',
        answer: prose`
          (a) $y = ${m1 === '-2' ? '-2' : m1}x${signedFraction(-d, b)}$

          (b) $${m2}$

          (c) ${kind}

          (d) $${generalLine(p, q)}$`,
        solution: prose`
          (a) $${signedTerm(b, 'y').replace(' + ', '').replace(' - ', '-')} = ${term(-a, 'x')}${signed(-d)}$, so $y = ${m1}x${signedFraction(-d, b)}$.

          (b) $\dfrac{${q[1]} - ${p[1]}}{${q[0]} - ${p[0] < 0 ? `(${p[0]})` : p[0]}} = ${m2}$.

          (c) ${kind === 'parallel' ? `The gradients are equal, and P does not satisfy the first equation, so the roads are parallel.` : `The product of the gradients is $${m1.startsWith('-') ? `(${m1})` : m1} \\times ${m2.startsWith('-') ? `(${m2})` : m2} = -1$, so the roads are perpendicular.`}

          (d) $y - ${p[1]} = ${m2}(x - ${p[0] < 0 ? `(${p[0]})` : p[0]})$ becomes $${generalLine(p, q)}$ when the fraction is cleared and all terms are brought to one side. Both points satisfy it.`,
        markScheme: scheme({
          a: ['M1 $y$ made the subject', prose`A1 $y = ${m1}x${signedFraction(-d, b)}$`],
          b: [prose`A1 $${m2}$`],
          c: ['R1 gradients compared', `A1 ${kind}`],
          d: ['M1 a point and the gradient', prose`A1 $${generalLine(p, q)}$, or a multiple`],
        }),
        keys: [
          { kind: 'equation', part: 'a', value: `y = (${-a}/${b})x + (${-d}/${b})`, form: 'explicit' },
          { kind: 'number', part: 'b', value: second, tolerance: 1e-3 },
          { kind: 'equation', part: 'd', value: generalLine(p, q) },
        ],
      };
    }
    if (numbers.form === 'parameter') {
      const { p, q, at } = numbers;
      return {
        text: prose`
          A gardener marks the corners $A${point(...p)}$ and $B${point(...q)}$ of a bed, with coordinates in metres. The next corner is $C(${at}, k)$, and the bed is to have a right angle at B.

          (a) Calculate the gradient of AB. [1]

          (b) Determine the value of $k$. [3]

          (c) The fourth corner D makes the bed a rectangle. Determine the coordinates of D. [2]`,
        hint: 'What does a right angle at B mean for the gradients?',
        answer: prose`
          (a) $${fraction(q[1] - p[1], q[0] - p[0])}$

          (b) $k = ${Number(value.toFixed(4))}$

          (c) $${point(p[0] + at - q[0], Number((p[1] + value - q[1]).toFixed(4)))}$`,
        solution: prose`
          (a) $\dfrac{${q[1]} - ${p[1]}}{${q[0]} - ${p[0] < 0 ? `(${p[0]})` : p[0]}} = ${fraction(q[1] - p[1], q[0] - p[0])}$.

          (b) BC is perpendicular to AB, so its gradient is $${fraction(p[0] - q[0], q[1] - p[1])}$: $\dfrac{k - ${q[1] < 0 ? `(${q[1]})` : q[1]}}{${at} - ${q[0]}} = ${fraction(p[0] - q[0], q[1] - p[1])}$, which gives $k = ${Number(value.toFixed(4))}$.

          (c) From B to C one goes $${at - q[0]}$ to the right while the second coordinate changes by $${Number((value - q[1]).toFixed(4))}$. The same step leads from A to D: $D${point(p[0] + at - q[0], Number((p[1] + value - q[1]).toFixed(4)))}$.`,
        markScheme: scheme({
          a: [prose`A1 $${fraction(q[1] - p[1], q[0] - p[0])}$`],
          b: ['M1 negative reciprocal', 'M1 gradient of BC in terms of $k$', prose`A1 $k = ${Number(value.toFixed(4))}$`],
          c: [
            'M1 the step from B to C added to A',
            prose`A1 $${point(p[0] + at - q[0], Number((p[1] + value - q[1]).toFixed(4)))}$`,
          ],
        }),
        keys: [
          { kind: 'number', part: 'a', value: second, tolerance: 1e-3 },
          foreseen(exact(Number(value.toFixed(6)), 'b'), [
            { slip: 'sign', value: q[1] + (at - q[0]) / second, note: 'You took the reciprocal without changing its sign.' },
          ]),
          { kind: 'coordinate', part: 'c', values: [`${p[0] + at - q[0]}`, `${Number((p[1] + value - q[1]).toFixed(4))}`] },
        ],
      };
    }
    const { a, b, d } = numbers;
    return {
      text: prose`
        The line with the equation $${term(a, 'x')}${signedTerm(b, 'y')}${signed(d)} = 0$ cuts off a triangular corner between the two coordinate axes. One unit is one metre.

        (a) Draw the line, and label the points where it meets the axes with their coordinates. [2]

        (b) Calculate the area of the triangle. [2]

        (c) Calculate the length of the side that lies on the line. [2]

        (d) Write down the equation of the parallel line through the origin. [1]`,
      hint: 'On each axis one of the two coordinates is zero.',
      answer: prose`
        (a) $${point(-d / a, 0)}$ and $${point(0, -d / b)}$

        (b) $${value}\text{ m}^{2}$

        (c) $${significant(second)}\text{ m}$

        (d) $${term(a, 'x')}${signedTerm(b, 'y')} = 0$`,
      solution: prose`
        (a) With $y = 0$: $x = ${-d / a}$. With $x = 0$: $y = ${-d / b}$. The line passes through $${point(-d / a, 0)}$ and $${point(0, -d / b)}$.

        ![](diagram:line)

        (b) The two sides on the axes are perpendicular and $${Math.abs(d / a)}\text{ m}$ and $${Math.abs(d / b)}\text{ m}$ long: $\frac{1}{2} \times ${Math.abs(d / a)} \times ${Math.abs(d / b)} = ${value}\text{ m}^{2}$. Lengths are positive, whatever the signs of the intercepts.

        (c) $\sqrt{${Math.abs(d / a)}^{2} + ${Math.abs(d / b)}^{2}} = ${significant(second)}\text{ m}$.

        (d) A parallel line has the same coefficients of $x$ and $y$; through the origin the constant is zero: $${term(a, 'x')}${signedTerm(b, 'y')} = 0$.`,
      markScheme: scheme({
        a: [prose`A1 line through $${point(-d / a, 0)}$`, prose`A1 and through $${point(0, -d / b)}$, both labelled`],
        b: ['(M1) half the product of the two sides', prose`A1 $${value}\text{ m}^{2}$`],
        c: ['(M1) Pythagoras', prose`A1 $${significant(second)}\text{ m}$`],
        d: [prose`A1 $${term(a, 'x')}${signedTerm(b, 'y')} = 0$`],
      }),
      keys: [
        { kind: 'coordinate', part: 'a', label: 'On the $x$-axis', values: [`${-d / a}`, '0'] },
        { kind: 'coordinate', part: 'a', label: 'On the $y$-axis', values: ['0', `${-d / b}`] },
        { kind: 'number', ...exact(value, 'b', 'm²') },
        { kind: 'number', ...near(second, 'c', 'm') },
        { kind: 'equation', part: 'd', value: `${a}x + (${b})y = 0` },
      ],
      diagrams: [
        {
          name: 'line',
          svg: cornerSvg(-d / a, -d / b),
          alt: `A straight line through ${point(-d / a, 0)} and ${point(0, -d / b)} that cuts off a triangle between the axes.`,
        },
      ],
    };
  },
  check: (numbers, { value, second }) => {
    if (numbers.form === 'position') {
      const { a, b, d, p, q } = numbers;
      const along = [q[0] - p[0], q[1] - p[1]];
      const parallel = a * (along[0] as number) + b * (along[1] as number) === 0;
      const perpendicular = (along[0] as number) * b - (along[1] as number) * a === 0;
      assert.ok(parallel !== perpendicular);
      const height = (x: number) => (-d - a * x) / b;
      assertClose(height(5) - height(4), value, 'the rise of the first road for one step');
      assertClose(p[1] + (q[0] - p[0]) * second, q[1], 'from P to Q');
      assert.equal(parallel, Math.abs(value - second) < 1e-9);
      assert.notEqual(a * p[0] + b * p[1] + d, 0);
    } else if (numbers.form === 'parameter') {
      const { p, q, at } = numbers;
      const hypotenuse = Math.hypot(at - p[0], value - p[1]);
      assertClose(
        Math.hypot(q[0] - p[0], q[1] - p[1]) ** 2 + Math.hypot(at - q[0], value - q[1]) ** 2,
        hypotenuse ** 2,
        'Pythagoras',
      );
    } else {
      const { a, b, d } = numbers;
      // Area as half of the longest side times the distance of the origin from it.
      assertClose((second * Math.abs(d)) / Math.hypot(a, b) / 2, value, 'the area by the height');
    }
  },
});

/** ` + n/d` in lowest terms as a later term. */
function signedFraction(numerator: number, denominator: number): string {
  const text = fraction(numerator, denominator);
  return text === '0' ? '' : text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`;
}

/** The line through two points as `ax + by + d = 0` in lowest whole numbers, `a` positive. */
function generalLine(p: Point, q: Point): string {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const raw = [dy, -dx, dx * p[1] - dy * p[0]];
  const divide = (x: number, y: number): number => (y === 0 ? Math.abs(x) : divide(y, x % y));
  const by = raw.reduce((g, n) => divide(g, n), 0) * Math.sign(raw[0] as number);
  const [a, b, d] = raw.map((n) => n / by) as [number, number, number];
  return `${term(a, 'x')}${signedTerm(b, 'y')}${signed(d)} = 0`;
}

export const lineProblemsTemplates: readonly QuestionTemplate[] = [linesInContext, linePositions];
