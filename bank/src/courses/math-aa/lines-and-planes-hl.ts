import assert from 'node:assert/strict';
import { degrees } from '../../angles.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { columnVector, fraction, point, signed, significant, surd } from '../../tex.ts';
import { surdFraction } from './exact-values.ts';
import { add, cross, dot, line, linear, plane, size, squared, tidy, type Vector } from './vector-algebra.ts';
import { exact, higher, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topics 3.14, 3.15, 3.17 and 3.18, lines and planes in several forms, HL. */

const lines = inForms({ key: 'aa-hl-equations-of-lines', calculatorAllowed: false, placements: higher('3.14', 1, ['3.15']) }, [
  form({
    variants: [
      { a: [2, -1, 3], d: [1, 3, -2], k: 4 },
      { a: [0, 4, -1], d: [2, -1, 3], k: -2 },
      { a: [-3, 2, 5], d: [4, 1, -1], k: 3 },
    ] as { a: Vector; d: Vector; k: number }[],
    solve: ({ a, d, k }) => ({ b: add(a, d), c: add(a, d, k), off: add(add(a, d, k), [0, 0, 1]) }),
    write: ({ a, d, k }, { b, c, off }) =>
      inParts({
        stem: raw`The line $L$ passes through $\text{A}${point(...a)}$ and $\text{B}${point(...b)}$.`,
        hint: 'A line needs a point and a direction.',
        parts: [
          {
            ask: raw`Write down a vector equation of $L$.`,
            answer: raw`$${line(a, d)}$`,
            solution: raw`The direction is $\overrightarrow{\text{AB}} = ${columnVector(...d)}$. With the point A: $${line(a, d)}$. Other points of the line and multiples of the direction are right as well.`,
            marks: [raw`A1 direction $${columnVector(...d)}$`, raw`A1 complete equation that begins with $\mathbf{r} =$`],
          },
          {
            ask: raw`Find the Cartesian equation of $L$.`,
            answer: raw`$${['x', 'y', 'z'].map((name, i) => raw`\dfrac{${name}${signed(-(a[i] ?? 0))}}{${d[i]}}`).join(' = ')}$`,
            solution: raw`Solve each coordinate for $\lambda$ and set the results equal: $${['x', 'y', 'z'].map((name, i) => raw`\dfrac{${name}${signed(-(a[i] ?? 0))}}{${d[i]}}`).join(' = ')}$.`,
            marks: [raw`M1 solves for $\lambda$`, 'A1 correct equation'],
          },
          {
            ask: raw`Determine which of the points $\text{P}${point(...c)}$ and $\text{Q}${point(...off)}$ lies on $L$.`,
            answer: 'P',
            solution: raw`For P the first coordinate gives $\lambda = ${k}$, and the other two agree with it: P lies on $L$. For Q the first two coordinates give $\lambda = ${k}$ as well, but the third does not: Q does not lie on $L$.`,
            marks: [
              raw`M1 finds $\lambda = ${k}$ from one coordinate`,
              'A1 P lies on the line',
              'R1 the third coordinate of Q does not fit',
            ],
          },
        ],
      }),
    check: ({ a, d }, { b, c, off }) => {
      assertClose(size(cross(add(c, a, -1), add(b, a, -1))), 0, 'P on the line');
      assert.ok(size(cross(add(off, a, -1), d)) > 0.5);
      assert.ok(d.every((x) => x !== 0 && Math.abs(x) > 0));
    },
  }),
  form({
    variants: [
      { a: [1, 2, 0], d: [2, -1, 3], k: -2, shift: [3, 1, 3] },
      { a: [4, 0, 1], d: [1, 2, -1], k: 3, shift: [2, 4, -2] },
      { a: [0, 1, -2], d: [3, 1, 2], k: 2, shift: [1, 0, 0] },
    ] as { a: Vector; d: Vector; k: number; shift: Vector }[],
    solve: ({ a, d, k, shift }) => ({
      b: add(a, shift),
      e: [k * d[0], k * d[1], k * d[2]] as Vector,
      same: size(cross(shift, d)) < 1e-9,
    }),
    write: ({ a, d, k }, { b, e, same }) =>
      inParts({
        stem: raw`The lines $L_1$ and $L_2$ have the equations $${line(a, d)}$ and $${line(b, e, raw`\mu`)}$.`,
        hint: 'Compare the directions first; then test whether a point of one line lies on the other.',
        parts: [
          {
            ask: 'Show that the directions of the lines are parallel.',
            answer: 'As shown.',
            solution: raw`$${columnVector(...e)} = ${k}${columnVector(...d)}$: the directions are multiples of each other.`,
            marks: [`A1 multiple $${k}$`],
          },
          {
            ask: 'Determine whether the lines are the same line or two different parallel lines.',
            answer: same ? 'They are the same line.' : 'They are parallel and different.',
            solution: raw`Test the point $${point(...b)}$ of $L_2$ in the equation of $L_1$: from the first coordinate $\lambda = ${fraction(b[0] - a[0], d[0])}$; the others ${same ? 'give the same value, so the point lies on both lines, and they are the same line' : 'give another value, so the point does not lie on $L_1$: the lines are parallel and different'}.`,
            marks: [
              'M1 tests a point of one line in the other equation',
              `R1 the coordinates ${same ? 'agree' : 'do not agree'}`,
              `A1 ${same ? 'the same line' : 'parallel and different'}`,
            ],
          },
        ],
      }),
    check: ({ a, d }, { b, e, same }) => {
      assertClose(size(cross(d, e)), 0, 'parallel');
      const nearest = minimise((t) => size(add(add(a, d, t), b, -1)), -5, 5).value;
      assert.equal(nearest < 1e-4, same);
    },
  }),
]);

const skew = inForms(
  {
    key: 'aa-hl-skew-and-intersecting-lines',
    calculatorAllowed: false,
    placements: higher('3.15', 1, ['3.16']),
  },
  [
    form({
      variants: [
        { p: [1, 2, 3], u: [2, 1, -1], v: [1, -1, 2], s: 1, t: 2, off: 3 },
        { p: [0, -1, 4], u: [1, 3, 2], v: [2, 1, -1], s: 2, t: 1, off: -4 },
        { p: [3, 0, 1], u: [1, 1, 3], v: [1, 2, -2], s: 2, t: 3, off: 5 },
      ] as { p: Vector; u: Vector; v: Vector; s: number; t: number; off: number }[],
      // The lines would cross at p + s u, were the second not lifted by off along z.
      solve: ({ p, u, v, s, t, off }) => {
        const q = add(add(add(p, u, s), v, -t), [0, 0, off]);
        const n = tidy(cross(u, v));
        return { q, n, distance: Math.abs(off * n[2]) / size(n), top: Math.abs(off * n[2]) };
      },
      write: ({ p, u, v, s, t, off }, { q, n, distance, top }) =>
        inParts({
          stem: raw`The lines $L_1$ and $L_2$ have the equations $${line(p, u)}$ and $${line(q, v, raw`\mu`)}$.`,
          hint: 'Which coordinates fix the parameters, and what must the third one then satisfy?',
          parts: [
            {
              ask: raw`Show that $L_1$ and $L_2$ are skew.`,
              answer: 'As shown.',
              solution: raw`The directions are not multiples of each other, so the lines are not parallel. The first two coordinates agree when $${linear(p[0], u[0])} = ${linear(q[0], v[0], raw`\mu`)}$ and $${linear(p[1], u[1])} = ${linear(q[1], v[1], raw`\mu`)}$, that is for $\lambda = ${s}$ and $\mu = ${t}$. The third coordinates are then $${p[2] + s * u[2]}$ and $${q[2] + t * v[2]}$, which differ. So the lines do not meet either: they are skew.`,
              marks: [
                'R1 directions are not parallel',
                'M1 equates two coordinates with different parameters',
                raw`A1 $\lambda = ${s}$, $\mu = ${t}$`,
                `R1 third coordinates $${p[2] + s * u[2]}$ and $${q[2] + t * v[2]}$ differ`,
                'AG skew',
              ],
            },
            {
              ask: 'Find a vector that is perpendicular to both lines.',
              answer: `$${columnVector(...n)}$`,
              solution: raw`The vector product of the directions: $${columnVector(...u)} \times ${columnVector(...v)} = ${columnVector(...n)}$. Its scalar products with both directions are zero, as they should be.`,
              marks: ['M1 vector product', `A1 $${columnVector(...n)}$`],
              keys: [{ kind: 'vector', values: n.map(String), direction: true }],
            },
            {
              ask: 'Hence find the shortest distance between the lines.',
              answer: `$${surdFraction(top, squared(n), squared(n))}$`,
              solution: raw`A vector from one line to the other is $${columnVector(0, 0, off)}$ (between the two points with equal first coordinates found in part (a)). Its part along the common perpendicular is $\dfrac{${top}}{\sqrt{${squared(n)}}} = ${surdFraction(top, squared(n), squared(n))}$.`,
              marks: [
                'M1 scalar product of a joining vector with the perpendicular',
                raw`A1 $${top}$ over $\sqrt{${squared(n)}}$`,
                `A1 $${surdFraction(top, squared(n), squared(n))}$`,
              ],
              keys: [inExactForm(distance, surdFraction(top, squared(n), squared(n)))],
            },
          ],
        }),
      check: ({ p, u, v }, { q, n, distance, top }) => {
        assertClose(top / size(n), distance, 'distance as printed');
        assertClose(dot(n, u), 0, 'perpendicular to the first');
        assertClose(dot(n, v), 0, 'perpendicular to the second');
        const least = minimise((a) => minimise((b) => size(add(add(p, u, a), add(q, v, b), -1)), -9, 9).value, -9, 9);
        assertClose(least.value, distance, 'least distance', 1e-3);
      },
    }),
    form({
      variants: [
        { at: [4, 1, 2], u: [1, 2, -1], v: [3, -1, 2], s: 2, t: 1 },
        { at: [2, -3, 5], u: [2, 1, 1], v: [1, -1, 2], s: 1, t: 3 },
        { at: [-1, 2, 0], u: [1, -2, 2], v: [2, 1, 3], s: 3, t: -2 },
      ] as { at: Vector; u: Vector; v: Vector; s: number; t: number }[],
      solve: ({ at, u, v, s, t }) => ({
        p: add(at, u, -s),
        q: add(at, v, -t),
        angle: degrees(Math.acos(Math.abs(dot(u, v)) / (size(u) * size(v)))),
      }),
      write: ({ at, u, v, s, t }, { p, q }) => {
        const cosine = raw`\frac{${Math.abs(dot(u, v))}}{\sqrt{${squared(u)}}\sqrt{${squared(v)}}}`;
        return inParts({
          stem: raw`The lines $L_1$: $${line(p, u)}$ and $L_2$: $\mathbf{r} = ${columnVector(q[0], q[1], 'k')} + \mu${columnVector(...v)}$ meet at a point.`,
          hint: 'Which coordinates fix the parameters without $k$?',
          parts: [
            {
              ask: 'Determine the value of $k$ and the point where the lines meet.',
              answer: raw`$k = ${q[2]}$, at $${point(...at)}$`,
              solution: raw`The first two coordinates give $${linear(p[0], u[0])} = ${linear(q[0], v[0], raw`\mu`)}$ and $${linear(p[1], u[1])} = ${linear(q[1], v[1], raw`\mu`)}$, so $\lambda = ${s}$ and $\mu = ${t}$. In the third, $${at[2]} = k${signed(t * v[2])}$, so $k = ${q[2]}$. The point is $${point(...at)}$.`,
              marks: [
                'M1 equates the first two coordinates',
                raw`A1 $\lambda = ${s}$, $\mu = ${t}$`,
                `A1 $k = ${q[2]}$`,
                `A1 $${point(...at)}$`,
              ],
              keys: [
                { kind: 'number', label: '$k =$', ...exact(q[2]) },
                { kind: 'coordinate', label: 'Point', values: at.map(String) },
              ],
            },
            {
              ask: raw`Find the cosine of the acute angle between the lines.`,
              answer: dot(u, v) === 0 ? '$0$' : `$${cosine}$`,
              solution: raw`The scalar product of the directions is $${dot(u, v)}$ and their lengths are $\sqrt{${squared(u)}}$ and $\sqrt{${squared(v)}}$. For the acute angle take the size: $${cosine}$.`,
              marks: ['M1 scalar product of the directions', `A1 $${cosine}$`],
              keys: [
                {
                  value: Math.abs(dot(u, v)) / (size(u) * size(v)),
                  tolerance: 0.0006,
                  exact: `${Math.abs(dot(u, v))}/(sqrt(${squared(u)})*sqrt(${squared(v)}))`,
                },
              ],
            },
          ],
        });
      },
      check: ({ at, u, v }, { p, q, angle }) => {
        assertClose(size(cross(add(at, p, -1), u)), 0, 'on the first line');
        assertClose(size(cross(add(at, q, -1), v)), 0, 'on the second line');
        assertClose(size(cross(u, v)) / (size(u) * size(v)), Math.sin((angle * Math.PI) / 180), 'angle by the vector product');
        assert.ok(dot(u, v) !== 0);
      },
    }),
  ],
);

const motion = inForms({ key: 'aa-hl-drones-on-lines', calculatorAllowed: true, placements: higher('3.15', 2, ['3.14']) }, [
  form({
    variants: [
      { start: [2, 1, 0], v: [3, 4, 1], target: [20, 25, 6], wind: [1, 0, 0] },
      { start: [-4, 6, 1], v: [2, -1, 2], target: [6, 1, 11], wind: [0, 1, 0] },
      { start: [5, 0, 2], v: [-1, 4, 2], target: [1, 16, 10], wind: [1, 0, 1] },
    ] as { start: Vector; v: Vector; target: Vector; wind: Vector }[],
    solve: ({ start, v, target, wind }) => ({ speed: size(v), time: (target[0] - start[0]) / v[0], drift: add(v, wind) }),
    write: ({ start, v, target, wind }, { speed, time, drift }) =>
      inParts({
        stem: raw`A drone starts at $${point(...start)}$ and flies with the constant velocity $${columnVector(...v)} \text{ m s}^{-1}$. Coordinates are in metres, $t$ is the time in seconds, and the third coordinate is the height above the ground.`,
        hint: 'Position is starting point plus time times velocity.',
        parts: [
          {
            ask: raw`Write down the position vector of the drone at time $t$.`,
            answer: raw`$\mathbf{r} = ${columnVector(...start)} + t${columnVector(...v)}$`,
            solution: raw`$\mathbf{r} = ${columnVector(...start)} + t${columnVector(...v)}$.`,
            marks: ['A1 correct expression'],
          },
          {
            ask: raw`Calculate its speed, and show that it passes through $${point(...target)}$.`,
            answer: raw`$${significant(speed)} \text{ m s}^{-1}$; at $t = ${time}$`,
            solution: raw`The speed is $\sqrt{${squared(v)}} = ${significant(speed, 4)}$, about $${significant(speed)} \text{ m s}^{-1}$. The first coordinate is $${target[0]}$ at $t = ${time}$, and at this time the others are $${target[1]}$ and $${target[2]}$ as well.`,
            marks: ['M1 length of the velocity', raw`A1 $${significant(speed)}$`, raw`R1 all coordinates agree at $t = ${time}$`],
            keys: [threeFigures(speed, undefined, 'm s^-1')],
          },
          {
            ask: raw`Wind adds the velocity $${columnVector(...wind)} \text{ m s}^{-1}$. Calculate the angle by which the direction of flight changes, in degrees.`,
            answer: raw`$${significant(degrees(Math.acos(dot(v, drift) / (size(v) * size(drift)))))}^\circ$`,
            solution: raw`The new velocity is $${columnVector(...drift)}$. The angle to the old one has the cosine $\dfrac{${dot(v, drift)}}{\sqrt{${squared(v)}}\sqrt{${squared(drift)}}}$, so it is $${significant(degrees(Math.acos(dot(v, drift) / (size(v) * size(drift)))), 4)}^\circ$.`,
            marks: [
              'M1 new velocity',
              'M1 angle by the scalar product',
              raw`A1 $${significant(degrees(Math.acos(dot(v, drift) / (size(v) * size(drift)))))}^\circ$`,
            ],
            keys: [threeFigures(degrees(Math.acos(dot(v, drift) / (size(v) * size(drift)))), undefined, '°')],
          },
        ],
      }),
    check: ({ start, v, target, wind }, { time, drift }) => {
      assertClose(size(add(add(start, v, time), target, -1)), 0, 'passes through the point');
      assertClose(size(cross(v, wind)), size(cross(v, drift)), 'the wind alone turns it');
    },
  }),
  form({
    variants: [
      { a: [0, 0, 4], u: [3, 1, 0], b: [20, -6, 4], v: [-1, 3, 0] },
      { a: [5, 2, 1], u: [2, 2, 1], b: [-7, 24, 13], v: [4, 0, -1] },
      { a: [1, -3, 2], u: [1, 4, 1], b: [20, 21, 2], v: [-1, 0, 1] },
    ] as { a: Vector; u: Vector; b: Vector; v: Vector }[],
    solve: ({ a, u, b, v }) => {
      const [gap, relative] = [add(b, a, -1), add(v, u, -1)];
      const when = -dot(gap, relative) / squared(relative);
      return { gap, relative, when, least: size(add(gap, relative, when)) };
    },
    write: ({ a, u, b, v }, { gap, relative, when, least }) =>
      inParts({
        stem: raw`Two drones are never to be closer than $5 \text{ m}$. Drone A has the position $${columnVector(...a)} + t${columnVector(...u)}$, drone B the position $${columnVector(...b)} + t${columnVector(...v)}$, in metres, $t$ seconds after the start, $t \ge 0$.`,
        hint: 'Look at the vector from A to B as a function of time.',
        parts: [
          {
            ask: raw`Show that the vector from A to B at time $t$ is $${columnVector(...gap.map((g, i) => linear(g, relative[i] ?? 0, 't')))}$.`,
            answer: 'As given.',
            solution: raw`Subtract the position of A from that of B: $${columnVector(...gap)} + t${columnVector(...relative)}$, which is the vector given.`,
            marks: ['M1 subtracts the positions', 'AG the vector given'],
          },
          {
            ask: raw`Calculate the least distance between the drones and the time at which it occurs.`,
            answer: raw`$${significant(least)} \text{ m}$ at $t = ${significant(when)}$`,
            solution: raw`The square of the distance is a quadratic in $t$ with its minimum where this vector is perpendicular to $${columnVector(...relative)}$: $${dot(gap, relative)} + ${squared(relative)}t = 0$, $t = ${significant(when, 4)}$. The distance is then $${least < 1e-9 ? '0' : significant(least, 4)}$.`,
            marks: [
              'M1 minimises the distance (graph, derivative or scalar product)',
              `A1 $t = ${significant(when)}$`,
              `A1 $${least < 1e-9 ? '0' : significant(least)}$`,
            ],
            keys: [
              { kind: 'number', label: 'Distance', ...threeFigures(least, undefined, 'm') },
              { kind: 'number', label: '$t =$', ...threeFigures(when) },
            ],
          },
          {
            ask: 'Decide whether the rule is kept.',
            answer: least >= 5 ? 'Yes' : 'No',
            solution: raw`The least distance is ${least >= 5 ? 'at least' : 'less than'} $5 \text{ m}$, so the rule is ${least >= 5 ? 'kept at all times' : 'broken'}.`,
            marks: ['R1 compares the least distance with 5 m'],
          },
        ],
      }),
    check: ({ a, u, b, v }, { when, least }) => {
      const best = minimise((t) => size(add(add(a, u, t), add(b, v, t), -1)), 0, 40);
      assertClose(best.value, least, 'least distance', 1e-4);
      assertClose(best.at, when, 'time', 1e-3);
      assert.ok(when > 0 && least > 0.1);
    },
  }),
]);

const twoPlanes = inForms({ key: 'aa-hl-two-planes', calculatorAllowed: true, placements: higher('3.18', 2, ['3.17', '3.13']) }, [
  form({
    variants: [
      { n: [1, 2, -1], m: [2, -1, 1], at: [3, 1, 0] },
      { n: [1, -1, 2], m: [1, 1, 3], at: [4, -1, 0] },
      { n: [2, 1, 1], m: [1, -1, 3], at: [2, 3, 0] },
      { n: [1, 3, 1], m: [1, 1, -2], at: [-1, 2, 0] },
    ] as { n: Vector; m: Vector; at: Vector }[],
    solve: ({ n, m, at }) => ({
      direction: tidy(cross(n, m)),
      c: dot(n, at),
      d: dot(m, at),
      angle: degrees(Math.acos(Math.abs(dot(n, m)) / (size(n) * size(m)))),
    }),
    write: ({ n, m, at }, { direction, c, d, angle }) =>
      inParts({
        stem: raw`The planes $\Pi_1$: $${plane(n, c)}$ and $\Pi_2$: $${plane(m, d)}$ meet in the line $L$.`,
        hint: 'What angle does a line in both planes make with the two normals?',
        parts: [
          {
            ask: 'Calculate the acute angle between the planes, in degrees.',
            answer: raw`$${significant(angle)}^\circ$`,
            solution: raw`It is the angle between the normals: $\cos\theta = \dfrac{${Math.abs(dot(n, m))}}{\sqrt{${squared(n)}}\sqrt{${squared(m)}}}$, so $\theta = ${significant(angle, 4)}^\circ$, about $${significant(angle)}^\circ$.`,
            marks: [
              'M1 scalar product of the normals',
              'A1 correct expression for the cosine',
              raw`A1 $${significant(angle)}^\circ$`,
            ],
            keys: [threeFigures(angle, undefined, '°')],
          },
          {
            ask: raw`Show that the point $${point(...at)}$ lies on $L$.`,
            answer: 'As shown.',
            solution: raw`Its coordinates give $${c}$ in the first equation and $${d}$ in the second, so it lies in both planes.`,
            marks: ['A1 substitutes into both equations'],
          },
          {
            ask: raw`Find a vector equation of $L$.`,
            answer: raw`$${line(at, direction)}$`,
            solution: raw`The direction is the vector product of the normals, $${columnVector(...n)} \times ${columnVector(...m)} = ${columnVector(...direction)}$. With the point of part (b): $${line(at, direction)}$.`,
            marks: [
              'M1 vector product of the normals, or solves the system with a parameter',
              raw`A1 direction $${columnVector(...direction)}$ or a multiple`,
              'A1 complete equation',
            ],
          },
          {
            ask: raw`A third plane contains $L$ and the origin. Find its Cartesian equation.`,
            answer: `$${plane(tidy(cross(at, direction)), 0)}$`,
            solution: raw`It contains the direction of $L$ and the vector from the origin to $${point(...at)}$. Their vector product $${columnVector(...tidy(cross(at, direction)))}$ is a normal, and the origin gives the right-hand side 0: $${plane(tidy(cross(at, direction)), 0)}$.`,
            marks: ['M1 two vectors in the plane', 'M1 vector product', 'A1 correct equation'],
            keys: [{ kind: 'equation', value: plane(tidy(cross(at, direction)), 0) }],
          },
        ],
      }),
    check: ({ n, m, at }, { direction, c, d, angle }) => {
      for (const t of [0, 1, -2.5]) {
        const p = add(at, direction, t);
        assertClose(dot(n, p), c, 'first plane');
        assertClose(dot(m, p), d, 'second plane');
        assertClose(dot(cross(at, direction), p), 0, 'third plane');
      }
      assertClose(size(cross(n, m)) / (size(n) * size(m)), Math.sin((angle * Math.PI) / 180), 'angle by the vector product');
    },
  }),
  form({
    variants: [
      { n: [2, -1, 2], c: 3, d: 15, k: 1 },
      { n: [1, 2, 2], c: -4, d: 8, k: 2 },
      { n: [2, 3, 6], c: 7, d: 42, k: 1 },
    ] as { n: Vector; c: number; d: number; k: number }[],
    solve: ({ n, c, d, k }) => ({ distance: Math.abs(d / k - c) / size(n), second: [k * n[0], k * n[1], k * n[2]] as Vector }),
    write: ({ n, c, d, k }, { distance, second }) =>
      inParts({
        stem: raw`The planes $\Pi_1$ and $\Pi_2$ have the equations $${plane(n, c)}$ and $${plane(second, d)}$.`,
        hint: 'In which direction is the distance between the planes measured?',
        parts: [
          {
            ask: 'Explain how the equations show that the planes are parallel but not the same.',
            answer: 'The normals are multiples of each other, but the right-hand sides are not in the same proportion.',
            solution: raw`The normals $${columnVector(...n)}$ and $${columnVector(...second)}$ have the same direction. ${k === 1 ? 'The left-hand sides are the same and the right-hand sides differ' : `The second equation divided by ${k} has the right-hand side ${d / k}, not ${c}`}, so no point satisfies both.`,
            marks: ['R1 normals have the same direction', 'R1 no point satisfies both equations'],
          },
          {
            ask: 'Calculate the distance between the planes.',
            answer: `$${Number.isInteger(distance) ? distance : fraction(Math.abs(d / k - c), size(n))}$`,
            solution: raw`A point of the first plane moved by $\lambda${columnVector(...n)}$ reaches the second when $${c} + ${squared(n)}\lambda = ${d / k}$, so $\lambda = ${fraction(d / k - c, squared(n))}$. The normal has the length ${size(n)}, so the distance is $${fraction(Math.abs(d / k - c), squared(n))} \times ${size(n)} = ${Number.isInteger(distance) ? distance : fraction(Math.abs(d / k - c), size(n))}$.`,
            marks: [
              'M1 moves along the normal',
              raw`A1 $\lambda = ${fraction(d / k - c, squared(n))}$`,
              `A1 $${Number.isInteger(distance) ? distance : fraction(Math.abs(d / k - c), size(n))}$`,
            ],
            keys: [{ ...exact(distance), slips: [slip(Math.abs(d / k - c), 'Divide by the length of the normal.')] }],
          },
          {
            ask: raw`Write down the equation of the plane midway between them.`,
            answer: `$${plane(n, (c + d / k) / 2)}$`,
            solution: raw`With the same left-hand side as $\Pi_1$, the right-hand side is the mean of $${c}$ and $${d / k}$: $${plane(n, (c + d / k) / 2)}$.`,
            marks: [`A1 $${plane(n, (c + d / k) / 2)}$`],
            keys: [{ kind: 'equation', value: plane(n, (c + d / k) / 2) }],
          },
        ],
      }),
    check: ({ n, c, d, k }, { distance }) => {
      const on = (value: number): Vector => [value / n[0], 0, 0];
      const [p, q] = [on(c), on(d / k)];
      const e1 = cross(n, [0.3, 1, -0.2]);
      const e2 = cross(n, e1);
      const least = minimise((s) => minimise((t) => size(add(add(add(q, p, -1), e1, s), e2, t / 10)), -30, 30).value, -30, 30);
      assertClose(least.value, distance, 'least distance', 1e-2);
    },
  }),
]);

const pointAndPlane = inForms(
  { key: 'aa-hl-point-and-plane', calculatorAllowed: false, placements: higher('3.18', 1, ['3.17']) },
  [
    form({
      variants: [
        { n: [1, 2, -2], foot: [3, 1, 0], k: 2 },
        { n: [2, -1, 2], foot: [1, 4, 2], k: -1 },
        { n: [2, 3, 1], foot: [0, 2, -1], k: 1 },
      ] as { n: Vector; foot: Vector; k: number }[],
      solve: ({ n, foot, k }) => ({
        p: add(foot, n, k),
        mirror: add(foot, n, -k),
        d: dot(n, foot),
        distance: Math.abs(k) * size(n),
      }),
      write: ({ n, foot, k }, { p, mirror, d, distance }) => {
        const shown = Number.isInteger(distance) ? `${distance}` : surd(squared(n), Math.abs(k));
        return inParts({
          stem: raw`The plane $\Pi$ has the equation $${plane(n, d)}$, and the point P has the coordinates $${point(...p)}$.`,
          hint: 'In which direction does the shortest path from a point to a plane run?',
          parts: [
            {
              ask: raw`Write down a vector equation of the line through P that is perpendicular to $\Pi$.`,
              answer: raw`$${line(p, n)}$`,
              solution: raw`Its direction is the normal of the plane: $${line(p, n)}$.`,
              marks: ['A1 direction along the normal, through P'],
            },
            {
              ask: raw`Determine the point F where this line meets $\Pi$.`,
              answer: raw`$\text{F}${point(...foot)}$`,
              solution: raw`Put the coordinates of the line into the equation: $${dot(n, p)} + ${squared(n)}\lambda = ${d}$, so $\lambda = ${-k}$ and the point is $\text{F}${point(...foot)}$.`,
              marks: [
                'M1 substitutes the line into the equation of the plane',
                raw`A1 $\lambda = ${-k}$`,
                raw`A1 $${point(...foot)}$`,
              ],
              keys: [{ kind: 'coordinate', values: foot.map(String) }],
            },
            {
              ask: raw`Hence find the distance of P from $\Pi$ and the reflection of P in $\Pi$.`,
              answer: raw`$${shown}$; $${point(...mirror)}$`,
              solution: raw`The distance is $|\lambda| = ${Math.abs(k)}$ times the length $\sqrt{${squared(n)}}$ of the normal: $${shown}$. The reflection lies as far beyond F as P lies before it, at $\lambda = ${-2 * k}$: $${point(...mirror)}$.`,
              marks: ['M1 distance from P to F', `A1 $${shown}$`, 'M1 doubles the parameter', `A1 $${point(...mirror)}$`],
              keys: [
                { kind: 'number', label: 'Distance', ...inExactForm(distance, shown) },
                { kind: 'coordinate', label: 'Reflection', values: mirror.map(String) },
              ],
            },
          ],
        });
      },
      check: ({ n, foot }, { p, mirror, d, distance }) => {
        assert.equal(dot(n, foot), d);
        assertClose(size(add(p, foot, -1)), distance, 'distance');
        for (const w of [cross(n, [1, 0, 0]), cross(n, [0, 1, 1])])
          assertClose(
            size(add(p, add(foot, w), -1)),
            size(add(mirror, add(foot, w), -1)),
            'same distance from points of the plane',
          );
      },
    }),
    form({
      variants: [
        { a: [1, 0, 2], v: [2, 1, -1], n: [1, 1, 3], c: 5 },
        { a: [2, 1, 0], v: [1, -2, 1], n: [3, 1, -1], c: 7 },
        { a: [0, 3, 1], v: [1, 1, 2], n: [4, -2, -1], c: -7 },
      ] as { a: Vector; v: Vector; n: Vector; c: number }[],
      solve: ({ a, v, n, c }) => ({ along: dot(v, n), at: dot(a, n), inside: dot(a, n) === c }),
      write: ({ a, v, n, c }, { along, at, inside }) =>
        inParts({
          stem: raw`Consider the line $${line(a, v)}$ and the plane $${plane(n, c)}$.`,
          hint: 'Compare the direction of the line with the normal of the plane.',
          parts: [
            {
              ask: 'Show that the line is parallel to the plane or lies in it.',
              answer: 'As shown.',
              solution: raw`The scalar product of the direction and the normal is $${v.map((x, i) => `(${x * (n[i] ?? 0)})`).join(' + ')} = ${along}$. So the line is perpendicular to the normal and never comes closer to the plane.`,
              marks: ['M1 scalar product of direction and normal', `A1 it is zero, so the line does not cross the plane`],
            },
            {
              ask: 'Determine which of the two is the case.',
              answer: inside ? 'It lies in the plane.' : 'It is parallel to the plane and does not meet it.',
              solution: raw`Test one point of the line: $${point(...a)}$ gives $${at}$ on the left-hand side, ${inside ? 'as the equation asks. The line lies in the plane' : `not ${c}. So no point of the line lies in the plane`}.`,
              marks: ['M1 tests a point of the line', `A1 ${inside ? 'lies in the plane' : 'parallel and outside'}`],
            },
            {
              ask: raw`State a vector equation of another line that crosses this plane at a right angle and passes through $${point(...a)}$.`,
              answer: raw`$${line(a, n)}$`,
              solution: raw`Take the normal as the direction: $${line(a, n)}$.`,
              marks: ['A1 direction along the normal, through the point'],
            },
          ],
        }),
      check: ({ a, v, n, c }, { along, at, inside }) => {
        assert.equal(along, 0);
        for (const t of [-2, 3]) assert.equal(dot(n, add(a, v, t)), at);
        assert.equal(dot(n, add(a, v, 7)) === c, inside);
      },
    }),
  ],
);

/** Templates of topics 3.14, 3.15, 3.17 and 3.18 in several forms. */
export const linesAndPlanesHl = [lines, skew, motion, twoPlanes, pointAndPlane];
