import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, integrate, maximise, minimise, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { columnVector, fraction, signed, significant, surd } from '../../tex.ts';
import type { Point } from './figures.ts';
import { determinant2, matrixTex, multiply } from './matrices.ts';
import { choice, hl, near, prose, scheme, toWithin } from './writing.ts';

/** Topic 3, additional higher level: radians, the ambiguous case, matrix transformations, vectors and their motion. */

const circularSegment = defineTemplate({
  key: 'ai-circular-segment-radians',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [hl('3.7', 1)],
  variants: [
    { thing: 'pond', r: 6, angle: 1.8, unit: 'm' },
    { thing: 'table top', r: 45, angle: 2.1, unit: 'cm' },
    { thing: 'stained-glass window', r: 80, angle: 1.4, unit: 'cm' },
    { thing: 'flower bed', r: 3.5, angle: 1.7, unit: 'm' },
    { thing: 'stage', r: 9, angle: 1.2, unit: 'm' },
    { thing: 'cheese', r: 12, angle: 1.6, unit: 'cm' },
    { thing: 'rug', r: 1.5, angle: 1.9, unit: 'm' },
  ],
  solve: ({ r, angle }) => ({ area: 0.5 * r * r * (angle - Math.sin(angle)) }),
  write: ({ thing, r, angle, unit }, { area }, index) => {
    const [from, to] = [Math.PI / 2 - angle / 2, Math.PI / 2 + angle / 2];
    const at = (direction: number): Point => [Math.cos(direction), Math.sin(direction)];
    const edge = Array.from({ length: 61 }, (_, i) => at(from + ((to - from) * i) / 60));
    const figure = new Diagram({ x: [-1.2, 1.2], y: [-1.1, 1.15], equalScale: true, width: 300 })
      .polygon(edge, { shade: true })
      .circle([0, 0], 1)
      .segment([0, 0], at(from))
      .segment([0, 0], at(to))
      .arc([0, 0], 0.18, from, to)
      .point([0, 0])
      .label([0, 0], 'O', { math: true, dy: 18 })
      .label([0, 0.27], `${angle}`, { dy: 0 });
    const option = (value: number) => prose`$${significant(value)}\text{ ${unit}}^{2}$`;
    return {
      text: prose`
        A circular ${thing} with centre O has radius $${r}\text{ ${unit}}$. A chord cuts off the shaded segment; the radii to its ends make an angle of $${angle}$ radians.

        ![](diagram:segment)

        Find the area of the shaded segment. [2]`,
      hint: 'Take the sector and remove the triangle. Is the calculator in radian mode?',
      ...choice(
        option(area),
        [
          option(0.5 * r * r * angle),
          option(0.5 * r * r * (angle - Math.sin((angle * Math.PI) / 180))),
          option(r * r * (angle - Math.sin(angle))),
        ],
        index,
      ),
      solution: prose`
        The sector has area $\frac{1}{2}r^{2}\theta = \frac{1}{2} \times ${r}^2 \times ${angle} = ${significant(0.5 * r * r * angle, 5)}$ and the triangle
        $\frac{1}{2}r^{2}\sin\theta = \frac{1}{2} \times ${r}^2 \times \sin ${angle} = ${significant(0.5 * r * r * Math.sin(angle), 5)}$, with $\sin$ in radians. The difference is
        $${significant(area)}\text{ ${unit}}^{2}$.

        The wrong options leave the triangle in, take the sine of $${angle}$ **degrees**, or forget the factor $\frac{1}{2}$.`,
      markScheme: scheme({
        '': [
          prose`M1 $\frac{1}{2}r^{2}\theta - \frac{1}{2}r^{2}\sin\theta$`,
          prose`A1 $${significant(area)}\text{ ${unit}}^{2}$`,
        ],
      }),
      diagrams: [
        {
          name: 'segment',
          svg: figure.toSvg(),
          alt: `A circle with centre O and two radii at an angle of ${angle} radians; the segment between their chord and the arc is shaded.`,
        },
      ],
    };
  },
  check: ({ r, angle }, { area }) => {
    const reach = r * Math.sin(angle / 2);
    const strips = integrate((x) => Math.sqrt(r * r - x * x) - r * Math.cos(angle / 2), -reach, reach, 4_000);
    assertClose(area, strips, 'the area by strips', 1e-5);
    assert.ok(angle < Math.PI && reach < r);
  },
});

const secondQuadrant = defineTemplate({
  key: 'ai-second-quadrant-ratio',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: [hl('3.8.1', 1)],
  variants: [
    { leg: 3, other: 4, hyp: 5 },
    { leg: 5, other: 12, hyp: 13 },
    { leg: 8, other: 15, hyp: 17 },
    { leg: 7, other: 24, hyp: 25 },
    { leg: 12, other: 5, hyp: 13 },
    { leg: 20, other: 21, hyp: 29 },
    { leg: 15, other: 8, hyp: 17 },
  ],
  solve: ({ leg, hyp }) => ({ square: hyp * hyp - leg * leg }),
  write: ({ leg, hyp }, { square }, index) => {
    const other = Math.sqrt(square);
    return {
      text: prose`
        Given that $\sin\theta = \dfrac{${leg}}{${hyp}}$ and $\dfrac{\pi}{2} < \theta < \pi$, find the exact value of $\tan\theta$. [2]`,
      hint: prose`Use $\sin^2\theta + \cos^2\theta = 1$, then think about the sign of $\cos\theta$ in the second quadrant.`,
      ...choice(
        `$${fraction(-leg, other)}$`,
        [`$${fraction(leg, other)}$`, `$${fraction(-other, leg)}$`, `$${fraction(-other, hyp)}$`],
        index,
      ),
      solution: prose`
        From $\sin^2\theta + \cos^2\theta = 1$: $\cos^2\theta = 1 - \dfrac{${leg * leg}}{${hyp * hyp}} = \dfrac{${square}}{${hyp * hyp}}$, so $\cos\theta = \pm\dfrac{${other}}{${hyp}}$.

        In the second quadrant the $x$-coordinate on the unit circle is negative, so $\cos\theta = -\dfrac{${other}}{${hyp}}$ and
        $$\tan\theta = \frac{\sin\theta}{\cos\theta} = -\frac{${leg}}{${other}}.$$

        The wrong options come from the positive root, from $\frac{\cos\theta}{\sin\theta}$, and from stopping at $\cos\theta$.`,
      markScheme: scheme({ '': [prose`M1 $\cos\theta = -\frac{${other}}{${hyp}}$`, prose`A1 $-\frac{${leg}}{${other}}$`] }),
    };
  },
  check: ({ leg, other, hyp }, { square }) => {
    assert.equal(square, other * other);
    const theta = bisect((x) => Math.sin(x) - leg / hyp, Math.PI / 2, Math.PI);
    assertClose(Math.tan(theta), -leg / Math.sqrt(square), 'the tangent of the angle itself');
    assert.notEqual(leg, other);
  },
});

const ambiguousTriangle = defineTemplate({
  key: 'ai-ambiguous-triangle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('3.8.2', 2, '3.2.2')],
  variants: [
    { angle: 38, ac: 12, bc: 9 },
    { angle: 42, ac: 15, bc: 11 },
    { angle: 31, ac: 20, bc: 13 },
    { angle: 50, ac: 8, bc: 6.8 },
    { angle: 27, ac: 14, bc: 8 },
    { angle: 45, ac: 30, bc: 24 },
    { angle: 35, ac: 9.5, bc: 6.5 },
    { angle: 55, ac: 16, bc: 14 },
  ],
  solve: ({ angle, ac, bc }) => {
    const A = (angle * Math.PI) / 180;
    const acute = (Math.asin((ac * Math.sin(A)) / bc) * 180) / Math.PI;
    const side = (b: number) => (bc * Math.sin(((180 - angle - b) * Math.PI) / 180)) / Math.sin(A);
    const [long, short] = [side(acute), side(180 - acute)];
    return { acute, obtuse: 180 - acute, long, short, areaGap: 0.5 * ac * (long - short) * Math.sin(A) };
  },
  write: ({ angle, ac, bc }, { acute, obtuse, long, short, areaGap }) => {
    const A = (angle * Math.PI) / 180;
    const C: Point = [ac * Math.cos(A), ac * Math.sin(A)];
    const figure = new Diagram({ x: [-ac * 0.08, long * 1.1], y: [-ac * 0.12, C[1] * 1.14], equalScale: true, width: 420 })
      .segment([0, 0], [long, 0])
      .segment([0, 0], C)
      .segment(C, [long, 0])
      .segment(C, [short, 0], 'd-dashed')
      .arc([0, 0], ac * 0.15, 0, A)
      .label([0, 0], 'A', { math: true, dx: -10, dy: 10 })
      .label(C, 'C', { math: true, dy: -8 })
      .label([long, 0], 'B₁', { math: true, dx: 4, dy: 18 })
      .label([short, 0], 'B₂', { math: true, dy: 18 })
      .label([C[0] / 2, C[1] / 2], `${ac}`, { anchor: 'end', dx: -8, dy: -4 })
      .label([(C[0] + long) / 2, C[1] / 2], `${bc}`, { anchor: 'start', dx: 8, dy: -4 })
      .label([ac * 0.24 * Math.cos(A / 2), ac * 0.24 * Math.sin(A / 2)], `${angle}°`, { dy: 5 });
    return {
      text: prose`
        In triangle ABC, $B\hat{A}C = ${angle}^\circ$, $AC = ${ac}\text{ cm}$ and $BC = ${bc}\text{ cm}$. Two different triangles fit this description; they have their third vertex at $B_1$ and $B_2$.

        ![](diagram:triangles)

        (a) Find the two possible sizes of $A\hat{B}C$. [4]

        (b) Find the two possible lengths of AB. [4]

        (c) Find the difference between the areas of the two triangles. [2]`,
      hint: prose`$\sin x = \sin(180^\circ - x)$: one value of the sine belongs to two angles of a triangle.`,
      answer: prose`
        (a) $${significant(acute)}^\circ$ and $${significant(obtuse)}^\circ$

        (b) $${significant(long)}\text{ cm}$ and $${significant(short)}\text{ cm}$

        (c) $${significant(areaGap)}\text{ cm}^{2}$`,
      solution: prose`
        (a) Sine rule: $\dfrac{\sin B}{${ac}} = \dfrac{\sin ${angle}^\circ}{${bc}}$, so $\sin B = \dfrac{${ac}\sin ${angle}^\circ}{${bc}} = ${significant((ac * Math.sin(A)) / bc, 5)}$. The calculator gives
        $B = ${significant(acute, 4)}^\circ$. The angle $180^\circ - ${significant(acute, 4)}^\circ = ${significant(obtuse, 4)}^\circ$ has the same sine, and with ${angle}° it still leaves room for a third angle, so both are possible:
        $${significant(acute)}^\circ$ and $${significant(obtuse)}^\circ$.

        (b) The third angle is $180^\circ - ${angle}^\circ - ${significant(acute, 4)}^\circ = ${significant(180 - angle - acute, 4)}^\circ$ or $${significant(180 - angle - obtuse, 4)}^\circ$. By the sine rule,
        $$AB_1 = \frac{${bc}\sin ${significant(180 - angle - acute, 4)}^\circ}{\sin ${angle}^\circ} = ${significant(long)}\text{ cm}, \qquad AB_2 = \frac{${bc}\sin ${significant(180 - angle - obtuse, 4)}^\circ}{\sin ${angle}^\circ} = ${significant(short)}\text{ cm}.$$

        (c) Both triangles have the side AC and the angle at A. The difference of their areas is
        $\frac{1}{2} \times ${ac} \times (${significant(long, 5)} - ${significant(short, 5)})\sin ${angle}^\circ = ${significant(areaGap)}\text{ cm}^{2}$. This is the area of the isosceles triangle $B_2B_1C$.`,
      markScheme: scheme({
        a: [
          'M1 sine rule',
          prose`A1 $\sin B = ${significant((ac * Math.sin(A)) / bc)}$`,
          prose`A1 $${significant(acute)}^\circ$`,
          prose`A1 $${significant(obtuse)}^\circ$`,
        ],
        b: [
          'M1 third angle in one case',
          'M1 sine rule or cosine rule for AB',
          prose`A1 $${significant(long)}\text{ cm}$`,
          prose`A1 $${significant(short)}\text{ cm}$`,
        ],
        c: ['M1 difference of two areas', prose`A1 $${significant(areaGap)}\text{ cm}^{2}$`],
      }),
      numeric: [toWithin(areaGap, areaGap * 0.006, 'c', 'cm²')],
      diagrams: [
        {
          name: 'triangles',
          svg: figure.toSvg(),
          alt: `From A a horizontal ray with B2 nearer and B1 farther; C lies ${ac} cm from A at an angle of ${angle}°; CB1 (solid) and CB2 (dashed) are both ${bc} cm.`,
        },
      ],
    };
  },
  check: ({ angle, ac, bc }, { acute, long, short, areaGap }) => {
    // AB solves x² - 2 x AC cos A + AC² - BC² = 0 (cosine rule).
    const cos = Math.cos((angle * Math.PI) / 180);
    assertClose(long + short, 2 * ac * cos, 'the sum of the two lengths');
    assertClose(long * short, ac * ac - bc * bc, 'the product of the two lengths');
    const height = Math.sqrt(bc * bc - ((long - short) / 2) ** 2);
    assertClose(areaGap, ((long - short) * height) / 2, 'the isosceles triangle between');
    assert.ok(short > 0.5 && acute < 88 && long - short > 0.8);
  },
});

const rotationAndStretch = defineTemplate({
  key: 'ai-rotation-then-stretch',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('3.9.1', 1, '3.9.2'), hl('3.9.2', 1, '3.9.1')],
  variants: [
    {
      turn: 90,
      k: 2,
      corners: [
        [1, 1],
        [4, 1],
        [1, 3],
      ],
    },
    {
      turn: 180,
      k: 3,
      corners: [
        [1, 2],
        [3, 2],
        [2, 5],
      ],
    },
    {
      turn: 270,
      k: 2,
      corners: [
        [1, 0],
        [4, 2],
        [2, 4],
      ],
    },
    {
      turn: 90,
      k: 3,
      corners: [
        [0, 1],
        [3, 2],
        [1, 4],
      ],
    },
    {
      turn: 270,
      k: 3,
      corners: [
        [2, 1],
        [5, 1],
        [3, 3],
      ],
    },
    {
      turn: 180,
      k: 2,
      corners: [
        [1, 1],
        [5, 2],
        [2, 4],
      ],
    },
    {
      turn: 90,
      k: 4,
      corners: [
        [1, 1],
        [3, 0],
        [2, 3],
      ],
    },
    {
      turn: 270,
      k: 4,
      corners: [
        [1, 1],
        [2, 3],
        [4, 1],
      ],
    },
  ],
  solve: ({ turn, k, corners }) => {
    const [c, s] = { 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turn] as [number, number];
    const rotation = [
      [c, s === 0 ? 0 : -s],
      [s, c],
    ];
    const whole = [rotation[0] as number[], (rotation[1] as number[]).map((value) => (value === 0 ? 0 : k * value))];
    const images = corners.map((corner) =>
      multiply(whole, [[corner[0] as number], [corner[1] as number]]).map((row) => row[0] as number),
    );
    const [p, q, r] = corners as unknown as [Point, Point, Point];
    const area = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
    return { rotation, whole, images, area, imageArea: area * Math.abs(determinant2(whole)) };
  },
  write: ({ turn, k, corners }, { rotation, whole, images, area, imageArea }) => {
    const reach = 6;
    const ticks = [-4, -2, 2, 4];
    const figure = new Diagram({ x: [-reach, reach], y: [-2, reach], equalScale: true, width: 380 })
      .axes({ xTicks: ticks, yTicks: [2, 4], grid: true })
      .polygon(corners as unknown as Point[], { shade: true });
    corners.forEach((corner, i) => {
      figure.label(corner as unknown as Point, 'PQR'.charAt(i), { math: true, dx: i === 1 ? 11 : -10, dy: i === 2 ? -5 : 13 });
    });
    const first = corners[0] as number[];
    return {
      text: prose`
        The triangle PQR has the vertices $P(${first.join(', ')})$, $Q(${(corners[1] as number[]).join(', ')})$ and $R(${(corners[2] as number[]).join(', ')})$. It is first rotated anticlockwise by $${turn}^\circ$ about the origin and then stretched by a factor of $${k}$ parallel to the
        $y$-axis (the $x$-axis stays fixed).

        ![](diagram:triangle)

        (a) Write down the matrix of the rotation. [1]

        (b) Find the matrix $\boldsymbol{T}$ of the whole transformation. [3]

        (c) Find the coordinates of the image of $P$. [2]

        (d) Find the area of triangle PQR, and hence the area of its image. [3]`,
      hint: 'The transformation that acts first stands on the right of the product.',
      answer: prose`
        (a) $${matrixTex(rotation)}$

        (b) $${matrixTex(whole)}$

        (c) $(${(images[0] as number[]).join(', ')})$

        (d) $${area}$ and $${imageArea}$`,
      solution: prose`
        (a) The columns are the images of $(1, 0)$ and $(0, 1)$: with $\cos ${turn}^\circ = ${rotation[0]?.[0] as number}$ and $\sin ${turn}^\circ = ${rotation[1]?.[0] as number}$,
        $$\begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix} = ${matrixTex(rotation)}.$$

        (b) The stretch has the matrix $${matrixTex([
          [1, 0],
          [0, k],
        ])}$. It acts second, so it stands on the left:
        $$\boldsymbol{T} = ${matrixTex([
          [1, 0],
          [0, k],
        ])}${matrixTex(rotation)} = ${matrixTex(whole)}.$$

        (c) $${matrixTex(whole)}${columnVector(...first)} = ${columnVector(...(images[0] as number[]))}$, so the image of $P$ is $(${(images[0] as number[]).join(', ')})$.

        (d) Triangle PQR has area $${area}$ (half of the determinant formed by $\overrightarrow{PQ}$ and $\overrightarrow{PR}$, without its sign). Areas are multiplied by $|\det \boldsymbol{T}| = ${Math.abs(determinant2(whole))}$, so the image has area
        $${Math.abs(determinant2(whole))} \times ${area} = ${imageArea}$.`,
      markScheme: scheme({
        a: ['A1 correct matrix'],
        b: [
          prose`A1 $${matrixTex([
            [1, 0],
            [0, k],
          ])}$`,
          'M1 product with the stretch on the left',
          prose`A1 $${matrixTex(whole)}$`,
        ],
        c: ['(M1) product of their matrix and the position vector of $P$', prose`A1 $(${(images[0] as number[]).join(', ')})$`],
        d: [prose`A1 $${area}$`, prose`M1 multiplication by $|\det \boldsymbol{T}|$`, prose`A1 $${imageArea}$`],
      }),
      diagrams: [
        {
          name: 'triangle',
          svg: figure.toSvg(),
          alt: `A grid with the shaded triangle P(${first.join(', ')}), Q(${(corners[1] as number[]).join(', ')}), R(${(corners[2] as number[]).join(', ')}).`,
        },
      ],
    };
  },
  check: ({ turn, k, corners }, { images, area, imageArea }) => {
    corners.forEach((corner, i) => {
      const [x, y] = corner as [number, number];
      const direction = Math.atan2(y, x) + (turn * Math.PI) / 180;
      const image = images[i] as number[];
      assertClose(image[0] as number, Math.hypot(x, y) * Math.cos(direction), 'x by turning the point', 1e-9);
      assertClose(image[1] as number, k * Math.hypot(x, y) * Math.sin(direction), 'y by turning the point', 1e-9);
    });
    const shoelace = (points: readonly (readonly number[])[]) =>
      Math.abs(
        points.reduce((sum, p, i) => {
          const q = points[(i + 1) % points.length] as number[];
          return sum + (p[0] as number) * (q[1] as number) - (q[0] as number) * (p[1] as number);
        }, 0),
      ) / 2;
    assertClose(shoelace(corners), area, 'the area');
    assertClose(shoelace(images), imageArea, 'the area of the image');
    assert.ok(area > 0.5);
  },
});

const closestApproach = defineTemplate({
  key: 'ai-boats-closest-approach',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('3.12.1', 2, '3.11', '3.10'), hl('3.11', 2, '3.12.1', '3.10'), hl('3.10', 2, '3.11', '3.12.1')],
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
  write: ({ a, u, b, v, t0 }, { speed, at, d, w, time, distance }) => {
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

        (a) Find the speed of boat A. [2]

        (b) Find the position of boat A at $t = ${t0}$. [1]

        (c) Find $\overrightarrow{AB} = \boldsymbol{r}_B - \boldsymbol{r}_A$ in terms of $t$. [2]

        (d) Find the time at which the boats are closest to each other. [4]

        (e) Find the distance between them at that time. [2]

        (f) The radio of the boats reaches $${Math.ceil(distance + 2)}\text{ km}$. State, with a reason, whether they can speak to each other at some time. [1]`,
      hint: prose`When the boats are closest, $\overrightarrow{AB}$ is perpendicular to their relative velocity. The minimum of $|\overrightarrow{AB}|^2$ gives the same.`,
      answer: prose`
        (a) $${significant(speed)}\text{ km h}^{-1}$

        (b) $(${at.join(', ')})$

        (c) $${columnVector(...d)} + t${columnVector(...w)}$

        (d) $t = ${significant(time)}$

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
        c: ['(M1) difference of the two position vectors', prose`A1 $${columnVector(...d)} + t${columnVector(...w)}$`],
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
      diagrams: [
        {
          name: 'boats',
          svg: figure.toSvg(),
          alt: `The courses of the two boats as arrows from A(${a.join(', ')}) and B(${b.join(', ')}), with a dashed segment between their positions of closest approach.`,
        },
      ],
    };
  },
  check: ({ a, u, b, v }, { time, distance }) => {
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
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('3.12.2', 2, '5.13')],
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

        (c) Find the time at which it reaches the ground. [2]

        (d) Find the horizontal distance that it has then travelled. [1]

        (e) Find its speed when it reaches the ground. [2]`,
      hint: 'Integrate each component on its own and fix the constants with the starting point.',
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
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('3.13.2', 1, '3.13.1'), hl('3.13.1', 1, '3.13.2')],
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
        A flat triangular ${thing} has its corners at A$(${p.join(', ')})$, B$(${q.join(', ')})$ and C$(${r.join(', ')})$, with lengths in metres.

        (a) Find $\overrightarrow{AB}$ and $\overrightarrow{AC}$. [2]

        (b) Find $\overrightarrow{AB} \times \overrightarrow{AC}$. [2]

        (c) Find the area of the ${thing}. [2]

        (d) Find $B\hat{A}C$. [3]`,
      hint: 'The length of the vector product of two sides is twice the area of the triangle; the scalar product gives the angle.',
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

        (c) Area $= \frac{1}{2}\left|\overrightarrow{AB} \times \overrightarrow{AC}\right| = \frac{1}{2}\sqrt{${cross.map((value) => value * value).join(' + ')}} = \frac{1}{2}${surd(square)} = ${significant(area)}\text{ m}^{2}$.

        (d) $\overrightarrow{AB} \cdot \overrightarrow{AC} = ${dot}$, and the sides have the lengths $\sqrt{${sumOfSquares(u)}}$ and $\sqrt{${sumOfSquares(v)}}$, so
        $$\cos B\hat{A}C = \frac{${dot}}{\sqrt{${sumOfSquares(u)}}\sqrt{${sumOfSquares(v)}}}, \qquad B\hat{A}C = ${significant(angle)}^\circ.$$`,
      markScheme: scheme({
        a: [prose`A1 $\overrightarrow{AB}$`, prose`A1 $\overrightarrow{AC}$`],
        b: ['(M1) vector product attempted, two components correct', prose`A1 $${columnVector(...cross)}$`],
        c: ['M1 half of the magnitude', prose`A1 $${significant(area)}\text{ m}^{2}$`],
        d: [
          prose`A1 scalar product $${dot}$`,
          prose`M1 division by the two lengths`,
          prose`A1 $${significant(angle)}^\circ$ (or $${significant((angle * Math.PI) / 180)}$ radians)`,
        ],
      }),
      numeric: [near(area, 'c', 'm²'), near(angle, 'd', '°')],
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
    assert.ok(Math.abs(angle - 90) > 1);
  },
});

export const vectorTemplates: readonly QuestionTemplate[] = [
  circularSegment,
  secondQuadrant,
  ambiguousTriangle,
  rotationAndStretch,
  closestApproach,
  projectile,
  solarPanel,
];
