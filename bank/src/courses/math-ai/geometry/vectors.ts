import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { assertClose, maximise, minimise, simulate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, signed, signedTerm, significant, surd } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { foreseen, hl, near, prose, scheme, toWithin } from '../writing.ts';
import { meetingWanted, radioContact } from './second-forms.ts';

/** Topic 3. Vectors, lines and motion, scalar and vector product (higher level). */

const closestApproach = defineTemplate({
  key: 'ai-boats-closest-approach',
  calculatorAllowed: true,
  placements: [hl('3.12', 2, '3.11', '3.10'), hl('3.11', 2, '3.12', '3.10'), hl('3.10', 2, '3.11', '3.12')],
  variants: [
    { a: [0, 10], u: [6, 2], b: [18, 0], v: [-2, 6], t0: 2 },
    { a: [-5, 3], u: [8, 3], b: [15, -7], v: [1, 9], t0: 1 },
    { a: [2, -6], u: [5, 7], b: [20, 14], v: [-4, 1], t0: 3 },
    { a: [12, 1], u: [-3, 4], b: [-4, 9], v: [7, 1], t0: 2 },
    { a: [0, 0], u: [10, 5], b: [30, 4], v: [-5, 8], t0: 1 },
    { a: [-8, 12], u: [9, -2], b: [14, -10], v: [3, 6], t0: 4 },
    { a: [5, 5], u: [2, 9], b: [-9, 20], v: [8, 3], t0: 3 },
    { a: [1, 15], u: [7, -4], b: [22, 3], v: [-1, 2], t0: 2 },
  ],
  solve: ({ a, u, b, v, t0 }) => {
    const [dx, dy] = [(b[0] as number) - (a[0] as number), (b[1] as number) - (a[1] as number)];
    const [wx, wy] = [(v[0] as number) - (u[0] as number), (v[1] as number) - (u[1] as number)];
    const time = -(dx * wx + dy * wy) / (wx * wx + wy * wy);
    return {
      speed: Math.hypot(...(u as [number, number])),
      at: [(a[0] as number) + t0 * (u[0] as number), (a[1] as number) + t0 * (u[1] as number)],
      d: [dx, dy] as const,
      w: [wx, wy] as const,
      time,
      distance: Math.abs(dx * wy - dy * wx) / Math.hypot(wx, wy),
    };
  },
  write: ({ a, u, b, v, t0 }, { speed, at, d, w, time, distance }, index) => {
    if (index >= ALIKE) return radioContact({ a, u, b, v, d, w, time, distance });
    const square = [w[0] ** 2 + w[1] ** 2, 2 * (d[0] * w[0] + d[1] * w[1]), d[0] ** 2 + d[1] ** 2] as const;
    const where = (from: readonly number[], by: readonly number[], t: number): Point => [
      (from[0] as number) + t * (by[0] as number),
      (from[1] as number) + t * (by[1] as number),
    ];
    const ends = [where(a, u, 0), where(b, v, 0), where(a, u, time * 1.5), where(b, v, time * 1.5)];
    const span = (i: 0 | 1): [number, number] => {
      const values = ends.map((p) => p[i]);
      const pad = Math.max(2, (Math.max(...values) - Math.min(...values)) * 0.12);
      return [Math.min(...values) - pad, Math.max(...values) + pad];
    };
    const figure = new Diagram({ x: span(0), y: span(1), equalScale: true, width: 380 })
      .arrow(ends[0] as Point, ends[2] as Point)
      .arrow(ends[1] as Point, ends[3] as Point)
      .segment(where(a, u, time), where(b, v, time), 'd-dashed')
      .point(ends[0] as Point)
      .point(ends[1] as Point)
      .label(ends[0] as Point, `A(${a.join(', ')})`.replaceAll('-', '−'), { dy: 18 })
      .label(ends[1] as Point, `B(${b.join(', ')})`.replaceAll('-', '−'), { dy: 18 });
    return {
      text: prose`
        Two boats move with constant velocity. At time $t$ hours after noon their position vectors, in kilometres from a harbour, are
        $$\boldsymbol{r}_A = ${columnVector(...a)} + t${columnVector(...u)} \quad\text{and}\quad \boldsymbol{r}_B = ${columnVector(...b)} + t${columnVector(...v)}.$$

        (a) Calculate the speed of boat A. [2]

        (b) Calculate the position of boat A at $t = ${t0}$. [1]

        (c) Find $\overrightarrow{AB} = \boldsymbol{r}_B - \boldsymbol{r}_A$ in terms of $t$. [2]

        (d) Determine the time at which the boats are closest to each other. [4]

        (e) Calculate the distance between them at that time. [2]

        (f) The radio of the boats reaches $${Math.ceil(distance + 2)}\text{ km}$. State, with a reason, whether they can speak to each other at some time. [1]`,
      hint: prose`What is special about the vector $\overrightarrow{AB}$ when the boats are closest?`,
      answer: prose`
        (a) $${significant(speed)}\text{ km h}^{-1}$

        (b) $(${at.join(', ')})$

        (c) $${columnVector(...d)} + t${columnVector(...w)}$

        (d) $t = ${significant(time)}\text{ h}$

        (e) $${significant(distance)}\text{ km}$

        (f) yes, the least distance is less than $${Math.ceil(distance + 2)}\text{ km}$`,
      solution: prose`
        (a) The speed is the magnitude of the velocity: $\sqrt{${(u[0] as number) ** 2} + ${(u[1] as number) ** 2}} = ${significant(speed)}\text{ km h}^{-1}$.

        (b) $${columnVector(...a)} + ${t0}${columnVector(...u)} = ${columnVector(...at)}$.

        (c) Subtract the constant parts and the parts with $t$: $\overrightarrow{AB} = ${columnVector(...d)} + t${columnVector(...w)}$.

        (d) The square of the distance is
        $$s^{2} = (${d[0]}${signed(w[0])}t)^2 + (${d[1]}${signed(w[1])}t)^2 = ${square[0]}t^{2}${signed(square[1])}t + ${square[2]}.$$
        This quadratic is least at $t = -\dfrac{b}{2a} = \dfrac{${-square[1]}}{${2 * square[0]}} = ${significant(time)}$ (hours after noon).

        (e) At this time $s^2 = ${significant(distance * distance, 5)}$, so the distance is $${significant(distance)}\text{ km}$.

        ![](diagram:boats)

        (f) Yes: at the time of closest approach the distance, $${significant(distance)}\text{ km}$, is within the range of $${Math.ceil(distance + 2)}\text{ km}$.`,
      markScheme: scheme({
        a: ['(M1) magnitude of the velocity', prose`A1 $${significant(speed)}$`],
        b: [prose`A1 $(${at.join(', ')})$`],
        c: [prose`A1 $${d[0]}${signedTerm(w[0], 't')}$`, prose`A1 $${d[1]}${signedTerm(w[1], 't')}$`],
        d: [
          prose`M1 $|\overrightarrow{AB}|^2$, or scalar product with $${columnVector(...w)}$`,
          prose`A1 $${square[0]}t^{2}${signed(square[1])}t + ${square[2]}$, or $${square[0]}t${signed(square[1] / 2)} = 0$`,
          'M1 minimum found, or equation solved',
          prose`A1 $t = ${significant(time)}$`,
        ],
        e: ['(M1) their time substituted', prose`A1 $${significant(distance)}\text{ km}$`],
        f: ['R1 yes, with a comparison of the two distances'],
      }),
      numeric: [near(speed, 'a', 'km/h'), near(time, 'd', 'h'), near(distance, 'e', 'km')],
      keys: [
        { kind: 'vector', part: 'b', values: at.map(String) },
        ...(['First component', 'Second component'] as const).map((label, i) => ({
          kind: 'expression' as const,
          part: 'c',
          label,
          value: `${d[i]} + (${w[i]})t`,
          variables: ['t'],
          slips: [
            {
              slip: 'sign' as const,
              value: `-(${d[i]} + (${w[i]})t)`,
              note: 'This is the vector from B to A.',
            },
          ],
        })),
      ],
      diagrams: [
        {
          name: 'boats',
          svg: figure.toSvg(),
          alt: `The courses of the two boats as arrows from A(${a.join(', ')}) and B(${b.join(', ')}), with a dashed segment between their positions of closest approach.`,
        },
      ],
    };
  },
  check: ({ a, u, b, v, t0 }, { at, w, time, distance }) => {
    at.forEach((place, i) => {
      const moved = simulate(() => [u[i] as number], [a[i] as number], t0, 10)[0] as number;
      assertClose(place, moved, 'the place of boat A');
      assertClose((u[i] as number) + (w[i] as number), v[i] as number, 'the velocity of B seen from A');
    });
    const gap = (t: number) =>
      Math.hypot(
        (b[0] as number) + t * (v[0] as number) - (a[0] as number) - t * (u[0] as number),
        (b[1] as number) + t * (v[1] as number) - (a[1] as number) - t * (u[1] as number),
      );
    const best = minimise(gap, 0, 12);
    assertClose(distance, best.value, 'the least distance on a fine grid of times', 1e-5);
    assertClose(time, best.at, 'the time', 1e-3);
    assert.ok(time > 0.3 && distance > 0.5);
  },
});

const projectile = defineTemplate({
  key: 'ai-projectile-vector',
  calculatorAllowed: true,
  placements: [hl('3.12', 2, '5.13')],
  variants: [
    { thing: 'ball', h: 1.5, vx: 12, vy: 9 },
    { thing: 'rescue line', h: 4, vx: 20, vy: 14 },
    { thing: 'shot', h: 2.1, vx: 8, vy: 10 },
    { thing: 'tennis ball', h: 2.5, vx: 25, vy: 3 },
    { thing: 'firework', h: 1, vx: 5, vy: 28 },
    { thing: 'ski jumper', h: 30, vx: 22, vy: 2 },
    { thing: 'stone', h: 12, vx: 9, vy: 6 },
    { thing: 'golf ball', h: 0.1, vx: 30, vy: 24 },
  ],
  solve: ({ h, vx, vy }) => {
    const time = (vy + Math.sqrt(vy * vy + 2 * 9.8 * h)) / 9.8;
    return { top: h + (vy * vy) / 19.6, time, range: vx * time, speed: Math.hypot(vx, vy - 9.8 * time) };
  },
  write: ({ thing, h, vx, vy }, { top, time, range, speed }) => {
    const path = (x: number) => h + (vy * x) / vx - 4.9 * (x / vx) ** 2;
    const figure = new Diagram({ x: [0, range * 1.1], y: [0, top * 1.15], width: 440, height: 240 })
      .axes()
      .graph(path, 0, range)
      .point([0, h])
      .point([range, 0])
      .arrow([0, h], [range * 0.16, h + (range * 0.16 * vy) / vx], 'd-curve2')
      .label([0, h], `(0, ${h})`, { anchor: 'start', dx: 10, dy: 14 });
    return {
      text: prose`
        A ${thing} starts at the point $(0, ${h})$ and moves so that, $t$ seconds later, its velocity is
        $$\boldsymbol{v} = ${columnVector(vx, `${vy} - 9.8t`)}\text{ m s}^{-1}.$$
        The first component is horizontal and the second vertically upwards; the ground is at height $0$. Lengths are in metres.

        ![](diagram:flight)

        (a) Find an expression for the position vector $\boldsymbol{r}$ at time $t$. [3]

        (b) Find the greatest height above the ground. [3]

        (c) Determine the time at which it reaches the ground. [2]

        (d) Calculate the horizontal distance that it has then travelled. [1]

        (e) Calculate its speed when it reaches the ground. [2]`,
      hint: 'What fixes the constants of integration of the components?',
      answer: prose`
        (a) $\boldsymbol{r} = ${columnVector(`${vx}t`, `${h} + ${vy}t - 4.9t^{2}`)}$

        (b) $${significant(top)}\text{ m}$

        (c) $${significant(time)}\text{ s}$

        (d) $${significant(range)}\text{ m}$

        (e) $${significant(speed)}\text{ m s}^{-1}$`,
      solution: prose`
        (a) Integrate the components: $x = ${vx}t + c_1$ and $y = ${vy}t - 4.9t^{2} + c_2$. At $t = 0$ the position is $(0, ${h})$, so $c_1 = 0$ and $c_2 = ${h}$:
        $$\boldsymbol{r} = ${columnVector(`${vx}t`, `${h} + ${vy}t - 4.9t^{2}`)}.$$

        (b) At the highest point the vertical velocity is zero: $${vy} - 9.8t = 0$, $t = ${significant(vy / 9.8, 4)}$. The height then is
        $${h} + ${vy} \times ${significant(vy / 9.8, 4)} - 4.9 \times ${significant(vy / 9.8, 4)}^2 = ${significant(top)}\text{ m}$.

        (c) On the ground $${h} + ${vy}t - 4.9t^{2} = 0$. The positive solution is $t = ${significant(time)}\text{ s}$.

        (d) $x = ${vx} \times ${significant(time, 5)} = ${significant(range)}\text{ m}$.

        (e) The vertical velocity is $${vy} - 9.8 \times ${significant(time, 5)} = ${significant(vy - 9.8 * time, 4)}$. The speed is the magnitude of the velocity,
        $\sqrt{${vx}^2 + ${significant(Math.abs(vy - 9.8 * time), 4)}^2} = ${significant(speed)}\text{ m s}^{-1}$.`,
      markScheme: scheme({
        a: ['M1 integration of both components', prose`A1 $${vx}t$`, prose`A1 $${h} + ${vy}t - 4.9t^{2}$`],
        b: [prose`M1 $${vy} - 9.8t = 0$`, prose`(A1) $t = ${significant(vy / 9.8)}$`, prose`A1 $${significant(top)}\text{ m}$`],
        c: ['M1 vertical position set to zero', prose`A1 $${significant(time)}\text{ s}$`],
        d: [prose`A1 $${significant(range)}\text{ m}$`],
        e: ['M1 magnitude of the velocity at their time', prose`A1 $${significant(speed)}\text{ m s}^{-1}$`],
      }),
      numeric: [near(top, 'b', 'm'), near(time, 'c', 's'), toWithin(range, range * 0.006, 'd', 'm'), near(speed, 'e', 'm/s')],
      keys: [
        { kind: 'expression', part: 'a', label: 'Horizontal component', value: `${vx}t` },
        {
          kind: 'expression',
          part: 'a',
          label: 'Vertical component',
          value: `${h} + ${vy}t - 4.9t^2`,
          slips: [
            { slip: 'constant', value: `${vy}t - 4.9t^2`, note: 'At t = 0 this does not give the point where it starts.' },
            { slip: 'method', value: `${h} + ${vy}t - 9.8t^2`, note: 'Integrate the term −9.8t as well.' },
          ],
        },
      ],
      diagrams: [
        {
          name: 'flight',
          svg: figure.toSvg(),
          alt: `A flight path that starts at (0, ${h}) with an arrow for the first velocity, rises to one highest point and falls to the x-axis.`,
        },
      ],
    };
  },
  check: ({ h, vx, vy }, { top, time, range, speed }) => {
    const end = simulate((t) => [vx, vy - 9.8 * t], [0, h], time, 2_000);
    assertClose(end[0] as number, range, 'the range by small steps');
    assertClose(end[1] as number, 0, 'the ground by small steps');
    assertClose(top, maximise((t) => h + vy * t - 4.9 * t * t, 0, time).value, 'the top');
    // Energy per mass.
    assertClose(speed * speed, vx * vx + vy * vy + 2 * 9.8 * h, 'energy');
  },
});

const solarPanel = defineTemplate({
  key: 'ai-triangle-cross-product',
  calculatorAllowed: true,
  placements: [hl('3.13', 1)],
  variants: [
    { thing: 'sail', p: [1, 0, 2], u: [3, 1, -1], v: [1, 4, 2] },
    { thing: 'solar panel', p: [2, 1, 0], u: [2, -1, 3], v: [4, 2, 1] },
    { thing: 'glass pane', p: [0, 3, 1], u: [5, 0, 2], v: [1, 3, -2] },
    { thing: 'kite', p: [-1, 2, 4], u: [1, 5, 1], v: [3, 2, -4] },
    { thing: 'roof tile', p: [4, -2, 3], u: [-2, 3, 1], v: [1, 4, 4] },
    { thing: 'tent wall', p: [3, 3, 0], u: [4, 1, 2], v: [0, 2, 5] },
    { thing: 'mirror', p: [1, -1, 5], u: [2, 2, -3], v: [5, -1, 1] },
    { thing: 'sunshade', p: [-2, 0, 6], u: [6, 1, -1], v: [2, 4, -3] },
  ],
  solve: ({ u, v }) => {
    const [a, b, c] = u as [number, number, number];
    const [d, e, f] = v as [number, number, number];
    const cross = [b * f - c * e, c * d - a * f, a * e - b * d] as const;
    const square = cross.reduce((sum, value) => sum + value * value, 0);
    const dot = a * d + b * e + c * f;
    return {
      cross,
      square,
      dot,
      area: Math.sqrt(square) / 2,
      angle: (Math.acos(dot / (Math.hypot(a, b, c) * Math.hypot(d, e, f))) * 180) / Math.PI,
    };
  },
  write: ({ thing, p, u, v }, { cross, square, dot, area, angle }) => {
    const [q, r] = [u, v].map((step) => step.map((value, i) => value + (p[i] as number))) as [number[], number[]];
    const sumOfSquares = (w: readonly number[]) => w.reduce((sum, value) => sum + value * value, 0);
    return {
      text: prose`
        A flat triangular ${thing} has its corners at A$(${p.join(', ')})$, B$(${q.join(', ')})$ and C$(${r.join(', ')})$, where the coordinates are in metres.

        (a) Find $\overrightarrow{AB}$ and $\overrightarrow{AC}$. [2]

        (b) Find $\overrightarrow{AB} \times \overrightarrow{AC}$. [2]

        (c) Calculate the area of the ${thing}. [2]

        (d) Find $B\hat{A}C$, in degrees. [3]`,
      hint: 'Which product of two sides leads to the area of the triangle, and which to the angle?',
      answer: prose`
        (a) $${columnVector(...u)}$ and $${columnVector(...v)}$

        (b) $${columnVector(...cross)}$

        (c) $${significant(area)}\text{ m}^{2}$

        (d) $${significant(angle)}^\circ$`,
      solution: prose`
        (a) Subtract the coordinates of A: $\overrightarrow{AB} = ${columnVector(...u)}$ and $\overrightarrow{AC} = ${columnVector(...v)}$.

        (b) With the formula for the vector product,
        $$\overrightarrow{AB} \times \overrightarrow{AC} = ${columnVector(...cross)}.$$
        As a check, its scalar product with either side is zero.

        (c) Area $= \frac{1}{2}\left|\overrightarrow{AB} \times \overrightarrow{AC}\right| = \frac{1}{2}\sqrt{${cross.map((value) => value * value).join(' + ')}} = \frac{1}{2} \times ${surd(square)} = ${significant(area)}\text{ m}^{2}$.

        (d) $\overrightarrow{AB} \cdot \overrightarrow{AC} = ${dot}$, and the sides have the lengths $\sqrt{${sumOfSquares(u)}}$ and $\sqrt{${sumOfSquares(v)}}$, so
        $$\cos B\hat{A}C = \frac{${dot}}{\sqrt{${sumOfSquares(u)}}\sqrt{${sumOfSquares(v)}}}, \qquad B\hat{A}C = ${significant(angle)}^\circ.$$`,
      markScheme: scheme({
        a: [prose`A1 $\overrightarrow{AB}$`, prose`A1 $\overrightarrow{AC}$`],
        b: ['(M1) vector product attempted, two components correct', prose`A1 $${columnVector(...cross)}$`],
        c: ['M1 half of the magnitude', prose`A1 $${significant(area)}\text{ m}^{2}$`],
        d: [prose`A1 scalar product $${dot}$`, prose`M1 division by the two lengths`, prose`A1 $${significant(angle)}^\circ$`],
      }),
      keys: [
        foreseen(near(area, 'c', 'm²'), [
          { slip: 'method', value: 2 * area, note: 'This is the area of the whole parallelogram.' },
        ]),
        foreseen(near(angle, 'd', '°'), [
          { slip: 'angle_mode', value: (angle * Math.PI) / 180, note: 'This is the angle in radians; degrees are asked for.' },
        ]),
        { kind: 'vector', part: 'a', label: prose`$\overrightarrow{AB} =$`, values: u.map(String) },
        { kind: 'vector', part: 'a', label: prose`$\overrightarrow{AC} =$`, values: v.map(String) },
        { kind: 'vector', part: 'b', values: cross.map(String) },
      ],
    };
  },
  check: ({ u, v }, { cross, area, angle }) => {
    for (const side of [u, v]) {
      assert.equal(
        side.reduce((sum, value, i) => sum + value * (cross[i] as number), 0),
        0,
      );
    }
    const [x, y, z] = [Math.hypot(...u), Math.hypot(...v), Math.hypot(...u.map((value, i) => value - (v[i] as number)))] as [
      number,
      number,
      number,
    ];
    const s = (x + y + z) / 2;
    assertClose(area, Math.sqrt(s * (s - x) * (s - y) * (s - z)), 'Heron');
    assertClose(Math.cos((angle * Math.PI) / 180), (x * x + y * y - z * z) / (2 * x * y), 'the cosine rule');
    assert.ok(Math.abs(angle - 90) > 1 && angle > 0 && angle < 180);
  },
});

const linesMeeting = defineTemplate({
  key: 'ai-lines-in-space-meet',
  calculatorAllowed: true,
  placements: [hl('3.11', 1, '3.10')],
  variants: [
    { p: [4, 1, 5], u: [1, 2, -1], v: [2, -1, 3], s: -2, t: 1 },
    { p: [2, 3, -1], u: [3, 1, 2], v: [1, -2, 1], s: 1, t: -2 },
    { p: [0, 5, 4], u: [2, -1, 1], v: [1, 3, -2], s: -1, t: 2 },
    { p: [6, -2, 3], u: [1, 1, 4], v: [3, -1, 1], s: 2, t: 1 },
    { p: [-1, 4, 2], u: [2, 3, 1], v: [-1, 1, 2], s: 1, t: 3 },
    { p: [3, 3, 7], u: [1, -2, 2], v: [2, 1, -1], s: -3, t: -1 },
    { p: [5, 0, -2], u: [4, 1, -1], v: [1, 2, 2], s: 1, t: -1 },
    { p: [1, -3, 6], u: [1, 3, 1], v: [-2, 1, 3], s: 2, t: -2 },
  ],
  solve: ({ p, u, v, s, t }) => {
    const at = (direction: readonly number[], k: number) => p.map((value, i) => value - k * (direction[i] as number));
    const [a, b] = [at(u, s), at(v, t)];
    // λ u - μ v = b - a, from the first two coordinates.
    const d = -(u[0] as number) * (v[1] as number) + (v[0] as number) * (u[1] as number);
    const [x, y] = [(b[0] as number) - (a[0] as number), (b[1] as number) - (a[1] as number)];
    const lambda = (-x * (v[1] as number) + y * (v[0] as number)) / d;
    return {
      a,
      b,
      lambda,
      mu: ((u[0] as number) * y - (u[1] as number) * x) / d,
      meet: a.map((value, i) => value + lambda * (u[i] as number)),
    };
  },
  write: ({ u, v }, { a, b, lambda, mu, meet }, index) => {
    if (index >= ALIKE) return meetingWanted({ a, b, u, v, lambda, mu, meet });
    const line = (i: number) =>
      `${a[i]}${signed(u[i] as number)}\\lambda = ${b[i]}${signed(v[i] as number)}\\mu`.replaceAll(/([+-] )1(\\)/g, '$1$2');
    return {
      text: prose`
        The paths of two beams of light are the lines
        $$\boldsymbol{r} = ${columnVector(...a)} + \lambda${columnVector(...u)} \quad\text{and}\quad \boldsymbol{r} = ${columnVector(...b)} + \mu${columnVector(...v)}.$$

        Show that the beams meet, and find the coordinates of the point where they do. [5]`,
      hint: 'Which coordinates fix the parameters, and what must the third one then satisfy?',
      answer: prose`They meet at $(${meet.join(', ')})$.`,
      solution: prose`
        At a common point all three coordinates agree:
        $$${line(0)}, \qquad ${line(1)}, \qquad ${line(2)}.$$

        The first two equations give $\lambda = ${lambda}$ and $\mu = ${mu}$.

        **Third coordinate.** On the first line it is $${a[2] as number} + (${u[2] as number})(${lambda}) = ${meet[2] as number}$, on the second $${b[2] as number} + (${v[2] as number})(${mu}) = ${meet[2] as number}$. They agree, so the beams meet, at $(${meet.join(', ')})$.`,
      markScheme: scheme({
        '': [
          'M1 two coordinates set equal',
          prose`A1 $\lambda = ${lambda}$`,
          prose`A1 $\mu = ${mu}$`,
          'R1 third coordinate shown to agree',
          prose`A1 $(${meet.join(', ')})$`,
        ],
      }),
      keys: [{ kind: 'coordinate', values: meet.map(String) }],
    };
  },
  check: ({ p, u, v, s, t }, { a, b, lambda, mu, meet }) => {
    assert.deepEqual(meet, p);
    assert.deepEqual([lambda, mu], [s, t]);
    const gap = (k: number) =>
      minimise(
        (m) => Math.hypot(...a.map((value, i) => value + k * (u[i] as number) - (b[i] as number) - m * (v[i] as number))),
        -6,
        6,
      ).value;
    assert.ok(gap(lambda) < 1e-3 && gap(lambda + 1) > 0.1, 'no distance at the point, some elsewhere');
  },
});

export const vectorsTemplates: readonly QuestionTemplate[] = [closestApproach, linesMeeting, projectile, solarPanel];
