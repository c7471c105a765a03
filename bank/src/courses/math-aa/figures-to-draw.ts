import assert from 'node:assert/strict';
import { degrees } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { point, signed, significant } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { core, exact, higher, raw, slip, threeFigures } from './writing.ts';

/** Figures that the reader draws with accuracy, and what can be seen in them. */

type Point = readonly [number, number];

const list = (values: readonly (number | string)[]) => values.map((value) => `$${value}$`).join(', ');

const roots = inForms(
  {
    key: 'aa-hl-roots-drawn-and-compared',
    calculatorAllowed: false,
    placements: higher('1.14', 1, ['1.13']),
  },
  [
    form({
      // z^n = size^n and w^n = -size^n
      variants: [
        { n: 3, size: 2 },
        { n: 4, size: 3 },
        { n: 6, size: 2 },
        { n: 5, size: 2 },
      ],
      solve: ({ n, size }) => ({
        // Angles as multiples of pi / n, from -pi (excluded) to pi.
        first: Array.from({ length: 2 * n }, (_, i) => i - n + 1).filter((i) => i % 2 === 0),
        second: Array.from({ length: 2 * n }, (_, i) => i - n + 1).filter((i) => i % 2 !== 0),
        power: size ** n,
        sides: 2 * n,
      }),
      write: ({ n, size }, { first, second, power, sides }) => {
        const polar = (i: number) =>
          `${size === 1 ? '' : size}e^{${i === 0 ? '0' : piMultiple(i, n).replace(/^(-?)(.*)$/, '$1i$2')}}`;
        const written = (i: number) => (i === 0 ? `${size}` : polar(i));
        const drawing = new Diagram({ x: [-size * 1.5, size * 1.5], y: [-size * 1.5, size * 1.5], equalScale: true, width: 340 });
        drawing.axes({ x: 'Re', y: 'Im' }).circle([0, 0], size, { className: 'd-dashed' });
        const place = (i: number): Point => [size * Math.cos((i * Math.PI) / n), size * Math.sin((i * Math.PI) / n)];
        drawing.polygon(first.map(place));
        first.forEach(
          (i, k) => void drawing.point(place(i)).label([place(i)[0] * 1.17, place(i)[1] * 1.17], `z${'₁₂₃₄₅₆'[k]}`, { dy: 4 }),
        );
        const name = { 3: 'an equilateral triangle', 4: 'a square', 5: 'a regular pentagon', 6: 'a regular hexagon' }[n];
        return inParts({
          stem: raw`Consider the equation $z^{${n}} = ${power}$, where $z \in \mathbb{C}$.`,
          hint: 'All solutions have the same modulus. What do their arguments have in common?',
          diagrams: [
            {
              name: 'argand',
              svg: drawing.toSvg(),
              alt: `An Argand diagram with ${name} whose vertices lie on the circle of radius ${size} about the origin, one of them on the positive real axis.`,
            },
          ],
          parts: [
            {
              ask: raw`List the solutions in the form $re^{i\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$.`,
              answer: list(first.map(written)),
              solution: raw`The modulus is $\sqrt[${n}]{${power}} = ${size}$. The arguments are the multiples of $${piMultiple(2, n)}$ between $-\pi$ and $\pi$: the solutions are ${list(first.map(written))}. A fraction of a full turn that is forgotten costs solutions: there have to be ${n}.`,
              marks: [`A1 modulus ${size}`, raw`M1 arguments that differ by $${piMultiple(2, n)}$`, `A1 all ${n} solutions`],
              keys: [{ kind: 'set', values: first.map(polar) }],
            },
            {
              ask: 'Draw an Argand diagram with the polygon whose vertices are the solutions, and label the vertices.',
              answer: `${name}, inscribed in the circle of radius ${size} about the origin`.replace(/^a/, 'A'),
              solution: `The vertices lie on the circle with radius ${size} about the origin, at equal distances, and one of them is the real number ${size}.\n\n![](diagram:argand)`,
              marks: [
                `A1 ${n} points at equal distances on a circle about the origin`,
                'A1 one of them on the positive real axis, all labelled',
              ],
              keys: [{ kind: 'compare', as: 'sketch' }],
            },
            {
              ask: raw`Compare the polygon of the solutions of $w^{${n}} = -${power}$ with this polygon.`,
              answer: raw`The same size about the same centre, but turned by $${piMultiple(1, n)}$`,
              solution: raw`As $-${power} = ${power}e^{i\pi}$, the solutions are ${list(second.map(polar))}. Their modulus is ${size} as well, so the polygons are congruent and have the same centre. Each argument is greater by $${piMultiple(1, n)}$: the second polygon is the first, turned through this angle about the origin.`,
              marks: [
                'A1 the same: regular, on the same circle',
                raw`A1 different: turned by $${piMultiple(1, n)}$ about the origin`,
              ],
            },
            {
              ask: raw`Deduce how many sides the polygon of the solutions of $z^{${2 * n}} = ${power * power}$ has. Justify your answer.`,
              answer: `$${sides}$`,
              solution: raw`$z^{${2 * n}} - ${power * power} = (z^{${n}} - ${power})(z^{${n}} + ${power})$, so its solutions are those of both equations. Together they divide the circle into $${sides}$ equal parts.`,
              marks: [`A1 $${sides}$`, 'R1 the solutions are those of both equations, by the difference of two squares'],
              keys: [exact(sides)],
            },
          ],
        });
      },
      check: ({ n, size }, { first, second, power, sides }) => {
        const raised = (i: number): Point => {
          let [re, im] = [1, 0];
          const [x, y] = [size * Math.cos((i * Math.PI) / n), size * Math.sin((i * Math.PI) / n)];
          for (let k = 0; k < n; k++) [re, im] = [re * x - im * y, re * y + im * x];
          return [re, im];
        };
        for (const i of first) {
          assertClose(raised(i)[0], power, 'first equation', 1e-9);
          assertClose(raised(i)[1], 0, 'first equation', 1e-9);
        }
        for (const i of second) assertClose(raised(i)[0], -power, 'second equation', 1e-9);
        const all = [...first, ...second];
        assert.ok(all.every((i) => i > -n && i <= n) && new Set(all).size === sides);
        assert.ok(first.length === n && second.length === n);
      },
    }),
  ],
);

const triangles = inForms({ key: 'aa-two-triangles-drawn', calculatorAllowed: true, placements: core('3.5.2', 2, ['3.2.1']) }, [
  form({
    // Angle A in degrees, b = AC, a = BC.
    variants: [
      { angle: 35, b: 9, a: 6 },
      { angle: 40, b: 12, a: 9 },
      { angle: 28, b: 7, a: 4 },
      { angle: 50, b: 10, a: 8.5 },
    ],
    solve: ({ angle, b, a }) => {
      const A = (angle * Math.PI) / 180;
      const acute = degrees(Math.asin((b * Math.sin(A)) / a));
      const area = (B: number) => (a * b * Math.sin(Math.PI - A - (B * Math.PI) / 180)) / 2;
      return { acute, obtuse: 180 - acute, large: area(acute), small: area(180 - acute), shortest: b * Math.sin(A) };
    },
    write: ({ angle, b, a }, { acute, obtuse, large, small, shortest }) => {
      const A = (angle * Math.PI) / 180;
      const C: Point = [b * Math.cos(A), b * Math.sin(A)];
      const half = a * Math.cos((acute * Math.PI) / 180);
      const [near, far]: Point[] = [
        [C[0] - half, 0],
        [C[0] + half, 0],
      ];
      const drawing = new Diagram({ x: [-1, C[0] + half + 1], y: [-1, C[1] + 1], equalScale: true, width: 420 });
      drawing
        .segment([0, 0], far ?? C)
        .segment([0, 0], C)
        .segment(C, near ?? C)
        .segment(C, far ?? C);
      drawing.arc([0, 0], b * 0.2, 0, A, 'd-axis').label([b * 0.27, b * 0.09], `${angle}°`);
      drawing.label([0, 0], 'A', { dx: -12, dy: 5 }).label(C, 'C', { dy: -8 });
      drawing.label(near ?? C, 'B₂', { dy: 18 }).label(far ?? C, 'B₁', { dy: 18 });
      drawing.label([C[0] / 2, C[1] / 2], `${b}`, { dx: -10, dy: -6 });
      for (const end of [near, far]) drawing.label([(C[0] + (end?.[0] ?? 0)) / 2, C[1] / 2], `${a}`, { dx: 12, dy: 0 });
      return inParts({
        stem: raw`In a triangle ABC, $\text{AC} = ${b} \text{ cm}$, $\text{BC} = ${a} \text{ cm}$ and angle A is $${angle}^\circ$.`,
        hint: 'Where does a circle about C meet the line through A and B?',
        diagrams: [
          {
            name: 'both',
            svg: drawing.toSvg(),
            alt: `A ray from A and the point C above it. Two segments of length ${a} lead from C to points B1 and B2 of the ray; angle A is ${angle} degrees and AC is ${b}.`,
          },
        ],
        parts: [
          {
            ask: 'Draw one diagram that shows both triangles with these measurements, and label the given sides and the angle.',
            answer: 'Two positions of B on the same ray from A, at the same distance from C',
            solution: `Draw the angle at A and mark C at the distance ${b}. The circle with radius ${a} about C meets the other arm twice: at the two possible places of B.\n\n![](diagram:both)`,
            marks: ['A1 two positions of B at the same distance from C', 'A1 sides and angle labelled'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Calculate the two possible sizes of angle B.',
            answer: raw`$${significant(acute)}^\circ$ and $${significant(obtuse)}^\circ$`,
            solution: raw`By the sine rule $\dfrac{\sin B}{${b}} = \dfrac{\sin ${angle}^\circ}{${a}}$, so $\sin B = ${significant((b * Math.sin(A)) / a, 4)}$. The angles with this sine are $B = ${significant(acute)}^\circ$ and $180^\circ$ less this angle, $${significant(obtuse)}^\circ$. The calculator gives the first one only.`,
            marks: ['M1 sine rule', raw`A1 $${significant(acute)}^\circ$`, raw`A1 $${significant(obtuse)}^\circ$`],
            keys: [{ kind: 'set', values: [acute, obtuse].map((B) => significant(B, 4)), tolerance: 0.6 }],
          },
          {
            ask: 'Compare the areas of the two triangles.',
            answer: raw`$${significant(large)} \text{ cm}^2$ and $${significant(small)} \text{ cm}^2$`,
            solution: raw`With $C = 180^\circ - ${angle}^\circ - B$, the areas $\frac{1}{2} \times ${a} \times ${b} \times \sin C$ are $${significant(large)} \text{ cm}^2$ and $${significant(small)} \text{ cm}^2$. The triangles share two sides, but the one with the acute angle B is about ${significant(large / small, 2)} times as large.`,
            marks: [
              'M1 area with the angle at C',
              raw`A1 $${significant(large)} \text{ cm}^2$`,
              raw`A1 $${significant(small)} \text{ cm}^2$, so the first is larger`,
            ],
            keys: [
              { label: 'Greater area', ...threeFigures(large), unit: 'cm^2', tolerance: large * 0.01 },
              { label: 'Smaller area', ...threeFigures(small), unit: 'cm^2', tolerance: small * 0.02 },
            ],
          },
          {
            ask: raw`Outline why there would be no such triangle if BC was shorter than a certain length, and state this length.`,
            answer: raw`$${significant(shortest)} \text{ cm}$`,
            solution: raw`B lies on the ray from A, and no point of it is nearer to C than the foot of the perpendicular, at the distance $${b}\sin ${angle}^\circ = ${significant(shortest)}$, in $\text{cm}$. A circle about C with a smaller radius does not reach the ray.`,
            marks: ['R1 the side would not reach the other arm of the angle', raw`A1 $${significant(shortest)} \text{ cm}$`],
            keys: [
              {
                ...threeFigures(shortest),
                unit: 'cm',
                slips: [slip(b * Math.cos(A), 'That is the distance of the foot of the perpendicular from A.')],
              },
            ],
          },
        ],
      });
    },
    check: ({ angle, b, a }, { acute, obtuse, large, small, shortest }) => {
      // By coordinates: A at the origin, C on the arm, B where a circle about C meets the axis.
      const [x, y] = [b * Math.cos((angle * Math.PI) / 180), b * Math.sin((angle * Math.PI) / 180)];
      const away = (t: number) => Math.hypot(x - t, y) - a;
      const [far, near] = [bisect(away, x, x + a + 1), bisect(away, 0, x)];
      const at = (t: number) => degrees(Math.atan2(y, x - t));
      assertClose(180 - at(far), acute, 'acute angle', 1e-6);
      assertClose(180 - at(near), obtuse, 'obtuse angle', 1e-6);
      assertClose((far * y) / 2, large, 'greater area', 1e-7);
      assertClose((near * y) / 2, small, 'smaller area', 1e-7);
      assertClose(y, shortest, 'shortest side', 1e-9);
    },
  }),
]);

const order = inForms({ key: 'aa-transformations-in-two-orders', calculatorAllowed: false, placements: core('2.11', 1) }, [
  form({
    // A graph of segments; stretched by a factor and moved upwards, in both orders.
    variants: [
      {
        points: [
          [-3, -1],
          [-1, 1],
          [1, 0],
          [3, 2],
        ] as Point[],
        factor: 2,
        up: 1,
      },
      {
        points: [
          [-4, 1],
          [-2, -1],
          [0, 1],
          [3, 0],
        ] as Point[],
        factor: 2,
        up: -1,
      },
      {
        points: [
          [-2, 0],
          [0, 1],
          [2, -1],
          [4, 1],
        ] as Point[],
        factor: 3,
        up: 1,
      },
      {
        points: [
          [-3, 1],
          [0, -1],
          [2, 1],
          [4, 0],
        ] as Point[],
        factor: 2,
        up: 2,
      },
    ],
    solve: ({ points, factor, up }) => ({
      later: points.map(([x, y]) => [x, factor * y + up] as const),
      earlier: points.map(([x, y]) => [x, factor * (y + up)] as const),
      gap: up * (factor - 1),
    }),
    write: ({ points, factor, up }, { later, earlier, gap }) => {
      const heights = [...points, ...later, ...earlier].map(([, y]) => y);
      const whole = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
      const [low, high] = [Math.min(...heights, 0) - 1, Math.max(...heights) + 1];
      const draw = (...others: readonly (readonly Point[])[]) => {
        const drawing = new Diagram({ x: [-5, 5], y: [low, high], width: 380, height: 60 + 28 * (high - low) });
        drawing.axes({ xTicks: whole(-4, 4), yTicks: whole(low + 1, high - 1), grid: true });
        drawing.polyline(points);
        others.forEach((one, i) => void drawing.polyline(one, i === 0 ? 'd-curve2' : 'd-dashed'));
        for (const at of points) drawing.point(at);
        return drawing.toSvg();
      };
      const through = (all: readonly Point[]) => all.map((at) => `$${point(...at)}$`).join(', ');
      const [g, h] = [`${factor}f(x)${signed(up)}`, `${factor}\\left(f(x)${signed(up)}\\right)`];
      const way = gap > 0 ? 'upwards' : 'downwards';
      return inParts({
        stem: `The graph of $y = f(x)$ consists of line segments, as shown.\n\n![](diagram:given)`,
        hint: 'Look at what happens to the ends of each segment.',
        diagrams: [
          {
            name: 'given',
            svg: draw(),
            alt: `A graph of three segments through ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`,
          },
          {
            name: 'drawn',
            svg: draw(later, earlier),
            alt: `The given graph, that of part (a) through ${later.map(([x, y]) => `(${x}, ${y})`).join(', ')}, and, dashed, that of part (b), which lies ${Math.abs(gap)} ${gap > 0 ? 'above' : 'below'} it.`,
          },
        ],
        parts: [
          {
            ask: `Draw the graph of $y = ${g}$ on the same grid.`,
            answer: `Segments through ${through(later)}`,
            solution: `Each height is multiplied by ${factor}, and then ${Math.abs(up)} is ${up > 0 ? 'added' : 'subtracted'}: the graph goes through ${through(later)}.\n\n![](diagram:drawn)`,
            marks: ['M1 stretches vertically first', 'A1 all four points joined by segments'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: `Draw the graph of $y = ${h}$ on the same grid.`,
            answer: `Segments through ${through(earlier)}`,
            solution: `Here ${Math.abs(up)} is ${up > 0 ? 'added' : 'subtracted'} first, and the result is multiplied by ${factor}: the graph, dashed in the drawing of part (a), goes through ${through(earlier)}.`,
            marks: ['M1 translates first', 'A1 all four points joined by segments'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Compare the two graphs that you have drawn.',
            answer: 'The same shape at another height',
            solution: `Both have the same shape and the same size: all segments are parallel in pairs. They differ in their height alone, by the same amount everywhere.`,
            marks: ['A1 same shape', 'A1 different height'],
          },
          {
            ask: 'Deduce the single translation that maps the first of them onto the second.',
            answer: `$${Math.abs(gap)}$ ${Math.abs(gap) === 1 ? 'unit' : 'units'} ${way}`,
            solution: raw`$${h} = ${factor}f(x)${signed(factor * up)}$, so the difference of the heights is $${factor * up} - ${up < 0 ? `(${up})` : up} = ${gap}$: a translation by $${Math.abs(gap)}$ ${way}. The order matters, since in the second case the translation is stretched as well.`,
            marks: [`A1 $${Math.abs(gap)}$ ${way}`],
            keys: [{ ...exact(Math.abs(gap)), label: 'By how many units' }],
          },
        ],
      });
    },
    check: ({ points, factor, up }, { later, earlier, gap }) => {
      // Back to the given points by undoing each step.
      for (const [i, [x, y]] of points.entries()) {
        assert.deepEqual([later[i]?.[0], earlier[i]?.[0]], [x, x]);
        assertClose(((later[i]?.[1] ?? 0) - up) / factor, y, 'stretched first', 1e-9);
        assertClose((earlier[i]?.[1] ?? 0) / factor - up, y, 'moved first', 1e-9);
        assertClose((earlier[i]?.[1] ?? 0) - (later[i]?.[1] ?? 0), gap, 'difference', 1e-9);
      }
    },
  }),
]);

/** Figures that are drawn, not sketched. */
export const figuresToDraw = [roots, triangles, order];
