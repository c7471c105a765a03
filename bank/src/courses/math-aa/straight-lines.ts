import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, point, polynomial, signed, significant, term } from '../../tex.ts';
import type { Point } from './figures.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 2.1, straight lines in several forms, common to SL and HL. */

const linePair = inForms({ key: 'aa-lines-parallel-and-perpendicular', calculatorAllowed: false, placements: core('2.1', 1) }, [
  form({
    variants: [
      { a: 3, b: 2, c: 12, p: 6 },
      { a: 2, b: -5, c: 10, p: 4 },
      { a: 4, b: 3, c: 24, p: -8 },
    ],
    // ax + by = c and px + ky = 1
    solve: ({ a, b, p }) => ({ parallel: (b * p) / a, perpendicular: (-a * p) / b }),
    write: ({ a, b, c, p }, { parallel }) =>
      inParts({
        stem: raw`The line $L_1$ has the equation $${term(a, 'x')} ${b < 0 ? '-' : '+'} ${Math.abs(b)}y = ${c}$, the line $L_2$ the equation $${term(p, 'x')} + ky = 1$, where $k$ is a constant.`,
        hint: 'What are the two gradients, and which of them contains $k$?',
        parts: [
          {
            ask: 'Find the gradient of $L_1$.',
            answer: `$${fraction(-a, b)}$`,
            solution: raw`Solve for $y$: $y = ${fraction(-a, b)}x${b < 0 ? ' - ' : ' + '}${fraction(c, Math.abs(b))}$, so the gradient is $${fraction(-a, b)}$.`,
            marks: [raw`A1 $${fraction(-a, b)}$`],
            keys: [
              {
                ...exact(-a / b),
                slips: [slip(a / b, 'Mind the sign when the term in x changes sides.', 'sign'), slip(a, 'Solve for y first.')],
              },
            ],
          },
          {
            ask: 'Determine the value of $k$ for which the lines are parallel.',
            answer: `$k = ${fraction(b * p, a)}$`,
            solution:
              raw`The gradient of $L_2$ is $-\dfrac{${p}}{k}$. It equals $${fraction(-a, b)}$ when $k = ${fraction(b * p, a)}$.`.replace(
                raw`-\dfrac{-8}{k}`,
                raw`\dfrac{8}{k}`,
              ),
            marks: [raw`M1 equates the gradients`, `A1 $k = ${fraction(b * p, a)}$`],
            keys: [exact(parallel)],
          },
          {
            ask: 'Determine the value of $k$ for which the lines are perpendicular.',
            answer: `$k = ${fraction(-a * p, b)}$`,
            solution: raw`Now the product of the gradients is $-1$, so the gradient of $L_2$ is $${fraction(b, a)}$, and $k = ${fraction(-a * p, b)}$.`,
            marks: ['M1 product of gradients $-1$', `A1 $k = ${fraction(-a * p, b)}$`],
            keys: [exact((-a * p) / b)],
          },
        ],
      }),
    check: ({ a, b, p }, { parallel, perpendicular }) => {
      assertClose(a * parallel - b * p, 0, 'parallel normals');
      assertClose(a * p + b * perpendicular, 0, 'perpendicular normals');
    },
  }),
  form({
    variants: [
      { a: [1, 1], u: [4, 2], v: [-1, 2] },
      { a: [-2, 0], u: [3, 1], v: [-2, 6] },
      { a: [0, -1], u: [6, 3], v: [-2, 4] },
    ] as { a: Point; u: Point; v: Point }[],
    solve: ({ a, u, v }) => ({
      b: [a[0] + u[0], a[1] + u[1]] as Point,
      c: [a[0] + u[0] + v[0], a[1] + u[1] + v[1]] as Point,
      d: [a[0] + v[0], a[1] + v[1]] as Point,
      area: Math.abs(u[0] * v[1] - u[1] * v[0]),
    }),
    write: ({ a, u, v }, { b, c, d, area }) => {
      const [m, n] = [fraction(u[1], u[0]), fraction(v[1], v[0])];
      return inParts({
        stem: raw`The points $\text{A}${point(...a)}$, $\text{B}${point(...b)}$, $\text{C}${point(...c)}$ and $\text{D}${point(...d)}$ are the vertices of a quadrilateral.`,
        hint: 'Gradients tell which sides are parallel and which are perpendicular.',
        parts: [
          {
            ask: 'Show that ABCD is a rectangle.',
            answer: 'As shown.',
            solution: raw`The sides $[\text{AB}]$ and $[\text{DC}]$ have the gradient $${m}$, the sides $[\text{BC}]$ and $[\text{AD}]$ the gradient $${n}$: opposite sides are parallel. The product $${m} \times \left(${n}\right)$ is $-1$, so neighbouring sides are perpendicular. Hence it is a rectangle.`,
            marks: [
              'M1 attempt to find gradients of sides',
              raw`A1 $${m}$ and $${n}$, each for two sides`,
              'R1 opposite sides are parallel',
              'R1 the product of the gradients is $-1$',
            ],
          },
          {
            ask: 'Find its area.',
            answer: `$${area}$`,
            solution: raw`$\text{AB} = \sqrt{${u[0] ** 2 + u[1] ** 2}}$ and $\text{AD} = \sqrt{${v[0] ** 2 + v[1] ** 2}}$. The area is their product, $\sqrt{${(u[0] ** 2 + u[1] ** 2) * (v[0] ** 2 + v[1] ** 2)}} = ${area}$.`,
            marks: ['M1 finds the length of a side', `A1 $${area}$`],
            keys: [exact(area)],
          },
        ],
      });
    },
    check: ({ u, v, a }, { b, c, d, area }) => {
      assert.equal(u[0] * v[0] + u[1] * v[1], 0);
      const corners = [a, b, c, d];
      const shoelace = corners.reduce((sum, [x, y], i) => {
        const [p, q] = corners[(i + 1) % 4] ?? [0, 0];
        return sum + (x * q - y * p) / 2;
      }, 0);
      assertClose(Math.abs(shoelace), area, 'area');
    },
  }),
  form({
    variants: [
      { m: 2, n: -1, x: 3, y: 4 },
      { m: -3, n: 1, x: -1, y: 5 },
    ],
    solve: ({ m, n, x, y }) => ({
      c: y - m * x,
      d: y - n * x,
      area: ((m - n) * (y - m * x - (y - n * x)) * x) / (2 * (m - n)),
    }),
    write: ({ m, n, x, y }, { c, d }) =>
      inParts({
        stem: raw`A student has to find the equation of the line through $${point(x, y)}$ that is perpendicular to $y = ${term(m, 'x')} + 1$ and writes: "The gradient is $${fraction(1, m)}$, so $y${signed(-y)} = ${fraction(1, m)}(x${signed(-x)})$."`,
        hint: 'What is the product of the gradients of perpendicular lines?',
        parts: [
          {
            ask: 'Identify the mistake and write down the correct equation.',
            answer: raw`The gradient has to be $${fraction(-1, m)}$: $y${signed(-y)} = ${fraction(-1, m)}(x${signed(-x)})$`,
            solution: raw`The student took the reciprocal and forgot the sign: $${m} \times ${fraction(1, m)} = 1$, not $-1$. The perpendicular gradient is $${fraction(-1, m)}$, so the line is $y${signed(-y)} = ${fraction(-1, m)}(x${signed(-x)})$.`,
            marks: [
              'R1 the product of the gradients has to be $-1$',
              raw`A1 $y${signed(-y)} = ${fraction(-1, m)}(x${signed(-x)})$`,
            ],
            keys: [{ kind: 'equation', value: `y - (${y}) = (${-1}/(${m}))(x - (${x}))` }],
          },
          {
            ask: raw`The line through $${point(x, y)}$ with gradient $${n}$ and the line $y = ${polynomial([m, c])}$ meet the $y$-axis at two points. Find the distance between these points.`,
            answer: `$${Math.abs(c - d)}$`,
            solution: raw`The first line is $y = ${polynomial([n, d])}$. The $y$-intercepts are $${d}$ and $${c}$, at a distance of $${Math.abs(c - d)}$.`,
            marks: [raw`M1 finds the intercept $${d}$`, `A1 $${Math.abs(c - d)}$`],
            keys: [exact(Math.abs(c - d))],
          },
        ],
      }),
    check: ({ m, n, x, y }, { c, d }) => {
      assertClose(m * x + c, y, 'first line');
      assertClose(n * x + d, y, 'second line');
      assertClose(Math.abs(c - d), Math.abs((m - n) * x), 'distance by the gradients');
    },
  }),
]);

const lineSettings = inForms({ key: 'aa-lines-in-settings', calculatorAllowed: true, placements: core('2.1', 2, ['2.10']) }, [
  form({
    variants: [
      { f1: 12, r1: 0.25, f2: 4, r2: 0.45, thing: 'electric scooters', unit: 'minute' },
      { f1: 30, r1: 0.2, f2: 18, r2: 0.32, thing: 'vans', unit: 'kilometre' },
      { f1: 20, r1: 3, f2: 8, r2: 4.5, thing: 'surf boards', unit: 'hour' },
    ],
    solve: ({ f1, r1, f2, r2 }) => ({ equal: (f1 - f2) / (r2 - r1) }),
    write: ({ f1, r1, f2, r2, thing, unit }, { equal }) => {
      const later = Math.round(equal * 1.5);
      return inParts({
        stem: raw`Two firms rent out ${thing}. Firm A takes ${f1} euros and ${r1} euros per ${unit}. Firm B takes ${f2} euros and ${r2} euros per ${unit}. Let $x$ be the number of ${unit}s and $y$ the cost in euros.`,
        hint: 'Each cost is a line; the fixed part is where it begins.',
        parts: [
          {
            ask: 'Write down an equation for the cost at each firm.',
            answer: raw`A: $y = ${r1}x + ${f1}$; B: $y = ${r2}x + ${f2}$`,
            solution: raw`The fixed amount is the $y$-intercept and the price per ${unit} the gradient: $y = ${r1}x + ${f1}$ and $y = ${r2}x + ${f2}$.`,
            marks: [raw`A1 $y = ${r1}x + ${f1}$`, raw`A1 $y = ${r2}x + ${f2}$`],
          },
          {
            ask: 'Interpret the gradient of each line in this context.',
            answer: `The price per ${unit}`,
            solution: `The gradient is the change of the cost for one ${unit} more: the price per ${unit}.`,
            marks: [`R1 the price per ${unit}`],
          },
          {
            ask: 'Find the number for which both firms cost the same.',
            answer: `$${significant(equal)}$ ${unit}s`,
            solution: raw`$${r1}x + ${f1} = ${r2}x + ${f2}$ gives $x = \dfrac{${f1 - f2}}{${Number((r2 - r1).toFixed(3))}} = ${significant(equal, 4)}$, about $${significant(equal)}$.`,
            marks: ['M1 equates the two costs', `A1 $${significant(equal)}$`],
            keys: [threeFigures(equal)],
          },
          {
            ask: `A customer needs about ${later} ${unit}s. Compare the two firms for this customer, and justify which of them is cheaper.`,
            answer: 'Firm A',
            solution: raw`${later} is beyond the point where the lines cross. There the line with the smaller gradient lies below: firm A is cheaper, with $${Number((r1 * later + f1).toFixed(2))}$ euros against $${Number((r2 * later + f2).toFixed(2))}$ euros.`,
            marks: ['A1 firm A', 'R1 compares the two costs, or the gradients beyond the point of intersection'],
          },
        ],
      });
    },
    check: ({ f1, r1, f2, r2 }, { equal }) =>
      assertClose(
        bisect((x) => f1 + r1 * x - f2 - r2 * x, 0, 1000),
        equal,
        'equal costs',
      ),
  }),
  form({
    variants: [
      { a: [2, 1], b: [8, 5], w: [7, 1] },
      { a: [1, 6], b: [9, 2], w: [3, 1] },
      { a: [0, 3], b: [6, 6], w: [5, 1] },
    ] as { a: Point; b: Point; w: Point }[],
    solve: ({ a, b, w }) => {
      const m = (b[1] - a[1]) / (b[0] - a[0]);
      const c = a[1] - m * a[0];
      const x = (w[0] + m * (w[1] - c)) / (1 + m * m);
      return { m, c, foot: [x, m * x + c] as Point, distance: Math.hypot(x - w[0], m * x + c - w[1]) };
    },
    write: ({ a, b, w }, { m, c, foot, distance }) => {
      const slope = fraction(b[1] - a[1], b[0] - a[0]);
      const drawing = new Diagram({ x: [-0.5, 10], y: [-0.5, 7], equalScale: true, width: 380 });
      drawing
        .axes({ xTicks: [2, 4, 6, 8], yTicks: [2, 4, 6], grid: true })
        .segment(a, b)
        .point(a)
        .point(b)
        .point(w);
      drawing.label(a, 'A', { dy: -9 }).label(b, 'B', { dy: -9 }).label(w, 'W', { dx: 12, dy: 4 });
      return inParts({
        stem: raw`A map has kilometres as units. A straight road runs from $\text{A}${point(...a)}$ to $\text{B}${point(...b)}$, and a well stands at $\text{W}${point(...w)}$. The diagram shows them.

![](diagram:map)`,
        hint: 'The shortest way to a line is perpendicular to it.',
        parts: [
          {
            ask: 'Find the equation of the road in the form $y = mx + c$.',
            answer: raw`$y = ${slope}x${c === 0 ? '' : `${c < 0 ? ' - ' : ' + '}${fraction(Math.round(Math.abs(c) * 6), 6)}`}$`,
            solution: raw`The gradient is $\dfrac{${b[1]} - ${a[1]}}{${b[0]} - ${a[0]}} = ${slope}$. With the point A, $y = ${slope}x${c === 0 ? '' : `${c < 0 ? ' - ' : ' + '}${fraction(Math.round(Math.abs(c) * 6), 6)}`}$.`,
            marks: [`A1 gradient $${slope}$`, 'M1 uses a point of the line', 'A1 correct equation'],
            keys: [
              {
                kind: 'equation',
                value: `y = ${m}x + (${Math.round(c * 6)}/6)`.replace(/0\.6{5,}\d*/, '2/3'),
                form: 'explicit',
              },
            ],
          },
          {
            ask: raw`A path from W meets the road at a right angle. Write down its gradient.`,
            answer: `$${fraction(b[0] - a[0], a[1] - b[1])}$`,
            solution: raw`The negative reciprocal of $${slope}$: $${fraction(b[0] - a[0], a[1] - b[1])}$.`,
            marks: [`A1 $${fraction(b[0] - a[0], a[1] - b[1])}$`],
            keys: [exact((b[0] - a[0]) / (a[1] - b[1]))],
          },
          {
            ask: 'Calculate the length of the path, correct to three significant figures.',
            answer: raw`$${significant(distance)} \text{ km}$`,
            solution: raw`The path and the road meet where both equations hold, at $(${significant(foot[0], 4)}, ${significant(foot[1], 4)})$. Its distance from W is $${significant(distance, 4)}$, about $${significant(distance)} \text{ km}$.`,
            marks: [
              'M1 equation of the path',
              raw`A1 point $(${significant(foot[0])}, ${significant(foot[1])})$`,
              raw`A1 $${significant(distance)}$`,
            ],
            keys: [threeFigures(distance, undefined, 'km')],
          },
        ],
        diagrams: [
          {
            name: 'map',
            svg: drawing.toSvg(),
            alt: `Coordinate grid with the segment from A(${a.join(', ')}) to B(${b.join(', ')}) and the point W(${w.join(', ')}).`,
          },
        ],
      });
    },
    check: ({ a, b, w }, { m, c, foot, distance }) => {
      for (const [x, y] of [a, b, foot]) assertClose(m * x + c, y, 'point of the road', 1e-9);
      assertClose((foot[0] - w[0]) * (b[0] - a[0]) + (foot[1] - w[1]) * (b[1] - a[1]), 0, 'right angle', 1e-9);
      const best = minimise((t) => Math.hypot(a[0] + t * (b[0] - a[0]) - w[0], a[1] + t * (b[1] - a[1]) - w[1]), 0, 1);
      assertClose(best.value, distance, 'least distance', 1e-5);
    },
  }),
]);

/** Templates of topic 2.1 in several forms. */
export const straightLines = [linePair, lineSettings];
