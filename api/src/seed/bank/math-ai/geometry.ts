import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, fraction, gcd, point, signedTerm, significant, term } from '../../tex.ts';
import type { Point } from './figures.ts';
import { circumcentre, voronoiCells, voronoiSvg } from './voronoi.ts';
import { bearing, both, choice, exact, hl, near, preciseBearing, prose, scheme, sl, table, toWithin } from './writing.ts';

/** Topic 3 of both courses: solids, triangles, bearings, sectors, perpendicular bisectors and Voronoi diagrams. */

const DEGREE = Math.PI / 180;

const pyramid = defineTemplate({
  key: 'ai-square-pyramid',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [
    sl('3.1.2', 2, '3.1.3', '3.2.1'),
    hl('3.1.2', 2, '3.1.3', '3.2.1'),
    sl('3.1.3', 2, '3.1.2'),
    hl('3.1.3', 2, '3.1.2'),
  ],
  variants: [
    { thing: 'glass roof', base: 12, height: 8, unit: 'm' },
    { thing: 'candle', base: 9, height: 14, unit: 'cm' },
    { thing: 'tent', base: 4, height: 2.5, unit: 'm' },
    { thing: 'paperweight', base: 7, height: 6, unit: 'cm' },
    { thing: 'monument', base: 20, height: 13, unit: 'm' },
    { thing: 'gift box', base: 15, height: 11, unit: 'cm' },
    { thing: 'heap of grain', base: 6, height: 3, unit: 'm' },
    { thing: 'chocolate', base: 3, height: 2, unit: 'cm' },
  ],
  solve: ({ base, height }) => {
    const slant = Math.hypot(height, base / 2);
    return {
      volume: (base * base * height) / 3,
      edge: Math.sqrt(height * height + (base * base) / 2),
      angle: Math.atan(height / ((base * Math.SQRT2) / 2)) / DEGREE,
      slant,
      faces: 2 * base * slant,
    };
  },
  write: ({ thing, base, height, unit }, { volume, edge, angle, slant, faces }) => {
    const [A, B, C, D, V]: [Point, Point, Point, Point, Point] = [
      [0, 0],
      [6, 0],
      [8.4, 2.4],
      [2.4, 2.4],
      [4.2, 7],
    ];
    const M: Point = [4.2, 1.2];
    const figure = new Diagram({ x: [-0.6, 9], y: [-0.6, 7.4], equalScale: true, width: 360 })
      .polyline([A, B, C, V, A])
      .segment(B, V)
      .polyline([A, D, C], 'd-dashed')
      .segment(D, V, 'd-dashed')
      .segment(A, C, 'd-dashed')
      .segment(V, M, 'd-dashed')
      .point(M)
      .label(A, 'A', { math: true, dx: -11, dy: 8 })
      .label(B, 'B', { math: true, dx: 11, dy: 10 })
      .label(C, 'C', { math: true, dx: 13, dy: 4 })
      .label(D, 'D', { math: true, dx: -12, dy: -2 })
      .label(V, 'V', { math: true, dy: -9 })
      .label(M, 'M', { math: true, dx: 4, dy: 19 });
    return {
      text: prose`
        A ${thing} has the shape of a right pyramid with the square base ABCD and the apex V. The base has sides of $${base}\text{ ${unit}}$, and the height VM is $${height}\text{ ${unit}}$, where
        M is the centre of the base.

        ![](diagram:pyramid)

        (a) Find the volume of the pyramid. [2]

        (b) Find the length of the edge AV. [3]

        (c) Find the angle between AV and the base. [2]

        (d) Find the total area of the four triangular faces. [4]`,
      hint: 'Look for right-angled triangles that contain VM: one with AM, half of a diagonal, and one with the distance from M to the middle of a side.',
      answer: prose`
        (a) $${significant(volume)}\text{ ${unit}}^{3}$

        (b) $${significant(edge)}\text{ ${unit}}$

        (c) $${significant(angle)}^\circ$

        (d) $${significant(faces)}\text{ ${unit}}^{2}$`,
      solution: prose`
        (a) $V = \frac{1}{3} \times \text{base area} \times \text{height} = \frac{1}{3} \times ${base}^{2} \times ${height} = ${significant(volume)}\text{ ${unit}}^{3}$.

        (b) The diagonal is $AC = \sqrt{${base}^2 + ${base}^2} = ${significant(base * Math.SQRT2, 5)}$, so $AM = ${significant((base * Math.SQRT2) / 2, 5)}$. Triangle AMV has its right angle at M:
        $AV = \sqrt{AM^2 + VM^2} = \sqrt{${decimal((base * base) / 2, 1)} + ${height}^2} = ${significant(edge)}\text{ ${unit}}$.

        (c) The angle between AV and the base is the angle at A in the same triangle, since M is the foot of the perpendicular from V:
        $\tan M\hat{A}V = \dfrac{${height}}{${significant((base * Math.SQRT2) / 2, 5)}}$, so the angle is $${significant(angle)}^\circ$.

        (d) Let N be the midpoint of AB. Then $MN = ${base / 2}$ and, in the right-angled triangle VMN, $VN = \sqrt{${height}^2 + ${base / 2}^2} = ${significant(slant, 5)}$. VN is the height of the face ABV, so the four
        faces have the area $4 \times \frac{1}{2} \times ${base} \times ${significant(slant, 5)} = ${significant(faces)}\text{ ${unit}}^{2}$.`,
      markScheme: scheme({
        a: [prose`(M1) $\frac{1}{3} \times ${base}^{2} \times ${height}$`, prose`A1 $${significant(volume)}$`],
        b: [
          prose`(A1) $AM = ${significant((base * Math.SQRT2) / 2)}$`,
          'M1 Pythagoras in triangle AMV',
          prose`A1 $${significant(edge)}$`,
        ],
        c: ['M1 a trigonometric ratio in triangle AMV', prose`A1 $${significant(angle)}^\circ$`],
        d: [
          prose`M1 right-angled triangle with sides $${height}$ and $${base / 2}$`,
          prose`A1 height of a face $${significant(slant)}$`,
          prose`M1 $4 \times \frac{1}{2} \times ${base} \times ${significant(slant)}$`,
          prose`A1 $${significant(faces)}$`,
        ],
      }),
      numeric: [near(volume, 'a', `${unit}³`), near(edge, 'b', unit), near(angle, 'c', '°'), near(faces, 'd', `${unit}²`)],
      diagrams: [
        {
          name: 'pyramid',
          svg: figure.toSvg(),
          alt: 'A pyramid with a square base ABCD, apex V and the centre M of the base; VM and the diagonal AC are dashed.',
        },
      ],
    };
  },
  check: ({ base, height }, { volume, edge, angle, faces }) => {
    assertClose(
      volume,
      integrate((z) => (base * (1 - z / height)) ** 2, 0, height),
      'the volume by slices',
    );
    const [A, B, V] = [
      [0, 0, 0],
      [base, 0, 0],
      [base / 2, base / 2, height],
    ] as const;
    assertClose(edge, Math.hypot(...V), 'the edge in coordinates');
    assertClose(Math.sin(angle * DEGREE), V[2] / Math.hypot(...V), 'the angle by its sine');
    // Half the length of the cross product of AB and AV.
    const cross = [B[1] * V[2] - B[2] * V[1], B[2] * V[0] - B[0] * V[2], B[0] * V[1] - B[1] * V[0]];
    assertClose(faces, 2 * Math.hypot(...cross), 'the faces by cross product');
    assert.ok(A[0] === 0 && angle > 10 && angle < 80);
  },
});

const distanceInSpace = defineTemplate({
  key: 'ai-distance-in-space',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('3.1.1', 1),
  variants: [
    { from: [1, -2, 3], step: [2, 3, 6], what: 'Two drones hover' },
    { from: [-3, 4, 2], step: [4, -8, 1], what: 'Two weather balloons float' },
    { from: [5, -1, 4], step: [-2, 5, -14], what: 'Two divers wait' },
    { from: [-2, -3, 1], step: [6, 6, 7], what: 'Two kites fly' },
    { from: [4, 2, -5], step: [-3, 4, 12], what: 'Two sensors in a building are fixed' },
    { from: [-1, 6, 3], step: [8, -9, 12], what: 'Two cameras of a film studio hang' },
    { from: [2, -4, 7], step: [-6, 9, 2], what: 'Two lamps in a hall hang' },
    { from: [-5, 1, -2], step: [4, 4, 7], what: 'Two fish tags report their places' },
  ],
  solve: ({ step }) => ({ distance: Math.sqrt(step.reduce((sum, value) => sum + value * value, 0)) }),
  write: ({ from, step, what }, { distance }, index) => {
    const to = from.map((value, i) => value + (step[i] as number));
    const total = step.reduce((sum, value) => sum + Math.abs(value), 0);
    const wrongSign = from.reduce((sum, value, i) => sum + (value + (to[i] as number)) ** 2, 0);
    const flat = (step[0] as number) ** 2 + (step[1] as number) ** 2;
    return {
      text: prose`
        ${what} at A$${point(...from)}$ and B$${point(...to)}$, where the coordinates are in metres.

        Find the distance AB, in metres. [2]`,
      hint: 'Subtract the coordinates, square, add, and take the root.',
      ...choice(`$${distance}$`, [`$${total}$`, prose`$\sqrt{${wrongSign}}$`, prose`$\sqrt{${flat}}$`], index),
      solution: prose`
        The differences of the coordinates are $${to[0] as number} - (${from[0] as number}) = ${step[0] as number}$, $${to[1] as number} - (${from[1] as number}) = ${step[1] as number}$ and $${to[2] as number} - (${from[2] as number}) = ${step[2] as number}$. Hence
        $$AB = \sqrt{${step.map((value) => `${Math.abs(value)}^2`).join(' + ')}} = \sqrt{${distance * distance}} = ${distance}\text{ m}.$$

        Adding the differences gives $${total}$; adding coordinates instead of subtracting gives $\sqrt{${wrongSign}}$; forgetting the third coordinate gives $\sqrt{${flat}}$.`,
      markScheme: scheme({
        '': [prose`M1 $\sqrt{${step.map((value) => `${Math.abs(value)}^2`).join(' + ')}}$`, prose`A1 $${distance}$`],
      }),
    };
  },
  check: ({ step }, { distance }) => {
    assert.ok(Number.isInteger(distance));
    const [x, y, z] = step as [number, number, number];
    assertClose(Math.hypot(Math.hypot(x, y), z), distance, 'Pythagoras twice');
    // Angles with the axes: the squares of their cosines add up to 1.
    assertClose(
      step.reduce((sum, value) => sum + Math.cos(Math.acos(value / distance)) ** 2, 0),
      1,
      'direction cosines',
    );
  },
});

const triangularField = defineTemplate({
  key: 'ai-triangular-field',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('3.2.2', 1),
  variants: [
    { ab: 85, ac: 62, angle: 74, cost: 0.35 },
    { ab: 120, ac: 95, angle: 58, cost: 0.28 },
    { ab: 46, ac: 71, angle: 103, cost: 1.2 },
    { ab: 140, ac: 110, angle: 41, cost: 0.22 },
    { ab: 64, ac: 58, angle: 112, cost: 0.9 },
    { ab: 52, ac: 33, angle: 67, cost: 1.6 },
    { ab: 210, ac: 160, angle: 83, cost: 0.15 },
    { ab: 90, ac: 75, angle: 52, cost: 0.48 },
  ],
  solve: ({ ab, ac, angle, cost }) => {
    const bc = Math.sqrt(ab * ab + ac * ac - 2 * ab * ac * Math.cos(angle * DEGREE));
    const b = Math.acos((ab * ab + bc * bc - ac * ac) / (2 * ab * bc)) / DEGREE;
    const area = 0.5 * ab * ac * Math.sin(angle * DEGREE);
    return { bc, b, area, price: area * cost };
  },
  write: ({ ab, ac, angle, cost }, { bc, b, area, price }) => {
    const C: Point = [ac * Math.cos(angle * DEGREE), ac * Math.sin(angle * DEGREE)];
    const B: Point = [ab, 0];
    const pad = ab * 0.12;
    const figure = new Diagram({
      x: [Math.min(0, C[0]) - pad, Math.max(ab, C[0]) + pad],
      y: [-pad, C[1] + pad],
      equalScale: true,
      width: 380,
    })
      .polygon([[0, 0], B, C])
      .arc([0, 0], ab * 0.14, 0, angle * DEGREE)
      .label([0, 0], 'A', { math: true, dx: -11, dy: 10 })
      .label(B, 'B', { math: true, dx: 11, dy: 10 })
      .label(C, 'C', { math: true, dy: -9 })
      .label([ab / 2, 0], `${ab} m`, { dy: 18 })
      .label([C[0] / 2, C[1] / 2], `${ac} m`, { anchor: 'end', dx: -8, dy: angle > 90 ? 10 : -4 })
      .label([0.24 * ab * Math.cos((angle / 2) * DEGREE), 0.24 * ab * Math.sin((angle / 2) * DEGREE)], `${angle}°`, { dy: 5 });
    return {
      text: prose`
        A triangular field ABC has $AB = ${ab}\text{ m}$, $AC = ${ac}\text{ m}$ and $B\hat{A}C = ${angle}^\circ$.

        ![](diagram:field)

        (a) Find the length of BC. [3]

        (b) Find $A\hat{B}C$. [3]

        (c) Find the area of the field. [2]

        (d) Grass seed for the field costs $${decimal(cost, 2)}\text{ EUR}$ per square metre. Find the cost of the seed, to the nearest euro. [1]`,
      hint: 'Two sides and the angle between them are known: which rule gives the third side?',
      answer: prose`
        (a) $${significant(bc)}\text{ m}$

        (b) $${significant(b)}^\circ$

        (c) $${significant(area)}\text{ m}^{2}$

        (d) $${price.toFixed(0)}\text{ EUR}$`,
      solution: prose`
        (a) Cosine rule: $BC^{2} = ${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac}\cos ${angle}^\circ = ${significant(bc * bc, 6)}$, so $BC = ${significant(bc)}\text{ m}$.

        (b) Sine rule: $\dfrac{\sin A\hat{B}C}{${ac}} = \dfrac{\sin ${angle}^\circ}{${significant(bc, 5)}}$, so $\sin A\hat{B}C = ${significant((ac * Math.sin(angle * DEGREE)) / bc, 4)}$. The angle is acute
        because AC is not the longest side: $A\hat{B}C = ${significant(b)}^\circ$. (The cosine rule gives the same without the question of acute or obtuse.)

        (c) Area $= \frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ = ${significant(area)}\text{ m}^{2}$.

        (d) Cost: $${significant(area, 6)} \times ${decimal(cost, 2)} = ${decimal(price, 2)}$, so $${price.toFixed(0)}\text{ EUR}$.`,
      markScheme: scheme({
        a: ['M1 cosine rule', 'A1 correct substitution', prose`A1 $${significant(bc)}\text{ m}$`],
        b: ['M1 sine rule or cosine rule', 'A1 correct substitution', prose`A1 $${significant(b)}^\circ$`],
        c: [prose`(M1) $\frac{1}{2}ab\sin C$ with the two known sides`, prose`A1 $${significant(area)}\text{ m}^{2}$`],
        d: [prose`A1 $${price.toFixed(0)}$ (allow the value from the rounded area)`],
      }),
      numeric: [
        near(bc, 'a', 'm'),
        near(b, 'b', '°'),
        near(area, 'c', 'm²'),
        toWithin(price, Math.max(1, price * 0.003), 'd', 'EUR'),
      ],
      diagrams: [
        {
          name: 'field',
          svg: figure.toSvg(),
          alt: `A triangle ABC with AB = ${ab} m, AC = ${ac} m and an angle of ${angle}° at A.`,
        },
      ],
    };
  },
  check: ({ ab, ac, angle }, { bc, b, area }) => {
    const C = [ac * Math.cos(angle * DEGREE), ac * Math.sin(angle * DEGREE)] as const;
    assertClose(bc, Math.hypot(C[0] - ab, C[1]), 'BC in coordinates');
    assertClose(b, Math.atan2(C[1], ab - C[0]) / DEGREE, 'B in coordinates');
    const s = (ab + ac + bc) / 2;
    assertClose(area, Math.sqrt(s * (s - ab) * (s - ac) * (s - bc)), 'Heron');
    assert.ok(b < 90 && ac < Math.max(ab, bc));
  },
});

const shipBearings = defineTemplate({
  key: 'ai-ship-bearings',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('3.3.2', 2, '3.2.2'),
  variants: [
    { vessel: 'ship', first: 60, d1: 24, second: 130, d2: 18 },
    { vessel: 'yacht', first: 35, d1: 12, second: 110, d2: 20 },
    { vessel: 'ferry', first: 75, d1: 30, second: 160, d2: 22 },
    { vessel: 'fishing boat', first: 48, d1: 9, second: 125, d2: 14 },
    { vessel: 'research ship', first: 80, d1: 45, second: 145, d2: 38 },
    { vessel: 'tugboat', first: 25, d1: 7, second: 95, d2: 11 },
    { vessel: 'coastguard boat', first: 55, d1: 16, second: 152, d2: 27 },
    { vessel: 'cargo ship', first: 68, d1: 52, second: 118, d2: 33 },
  ],
  solve: ({ first, d1, second, d2 }) => {
    const b = 180 - (second - first);
    const ac = Math.sqrt(d1 * d1 + d2 * d2 - 2 * d1 * d2 * Math.cos(b * DEGREE));
    const a = Math.asin((d2 * Math.sin(b * DEGREE)) / ac) / DEGREE;
    const angleA = d2 * d2 > d1 * d1 + ac * ac ? 180 - a : a;
    return { b, ac, angleA, out: first + angleA, home: first + angleA + 180 };
  },
  write: ({ vessel, first, d1, second, d2 }, { b, ac, angleA, out, home }) => {
    const step = (from: Point, degrees: number, length: number): Point => [
      from[0] + length * Math.sin(degrees * DEGREE),
      from[1] + length * Math.cos(degrees * DEGREE),
    ];
    const B = step([0, 0], first, d1);
    const C = step(B, second, d2);
    const pad = ac * 0.14;
    const north = ac * 0.26;
    const figure = new Diagram({
      x: [-pad, Math.max(B[0], C[0]) + pad],
      y: [Math.min(0, C[1]) - pad, Math.max(B[1], 0) + north + pad / 2],
      equalScale: true,
      width: 420,
    })
      .arrow([0, 0], [0, north], 'd-axis')
      .arrow(B, [B[0], B[1] + north], 'd-axis')
      .label([0, north], 'N', { dy: -6 })
      .label([B[0], B[1] + north], 'N', { dy: -6 })
      .segment([0, 0], B)
      .segment(B, C)
      .segment(C, [0, 0], 'd-dashed')
      .label([0, 0], 'A', { math: true, dx: -12, dy: 6 })
      .label(B, 'B', { math: true, dx: -10, dy: -6 })
      .label(C, 'C', { math: true, dx: 12, dy: 10 })
      .label([B[0] / 2, B[1] / 2], `${d1} km`, { anchor: 'start', dx: 8, dy: 12 })
      .label([(B[0] + C[0]) / 2, (B[1] + C[1]) / 2], `${d2} km`, { anchor: 'start', dx: 8, dy: -4 });
    return {
      text: prose`
        A ${vessel} leaves harbour A and travels $${d1}\text{ km}$ on a bearing of $${bearing(first)}$ to buoy B. It then travels $${d2}\text{ km}$ on a bearing of $${bearing(second)}$ to point C.

        ![](diagram:course)

        (a) Show that $A\hat{B}C = ${b}^\circ$. [2]

        (b) Find the distance AC. [3]

        (c) Find the bearing of C from A. [4]

        (d) Hence find the bearing on which the ${vessel} must travel to return from C directly to A. [1]`,
      hint: 'Draw a north line at B. The two north lines are parallel, which gives an angle at B at once.',
      answer: prose`
        (a) shown

        (b) $${significant(ac)}\text{ km}$

        (c) $${preciseBearing(out)}$

        (d) $${preciseBearing(home)}$`,
      solution: prose`
        (a) The north lines at A and B are parallel, so the angle at B between BA and the direction **south** is $${first}^\circ$ (alternate angles). The direction from B to C makes
        $180^\circ - ${second}^\circ = ${180 - second}^\circ$ with the direction south, on its other side. So $A\hat{B}C = ${first}^\circ + ${180 - second}^\circ = ${b}^\circ$.

        (b) Cosine rule: $AC^{2} = ${d1}^2 + ${d2}^2 - 2 \times ${d1} \times ${d2}\cos ${b}^\circ = ${significant(ac * ac, 5)}$, so $AC = ${significant(ac)}\text{ km}$.

        (c) First find the angle at A with the cosine rule:
        $\cos B\hat{A}C = \dfrac{${d1}^2 + ${significant(ac, 5)}^2 - ${d2}^2}{2 \times ${d1} \times ${significant(ac, 5)}}$, so $B\hat{A}C = ${significant(angleA, 4)}^\circ$.
        Seen from A, point C lies to the right of B, so the bearing of C is $${first}^\circ + ${significant(angleA, 4)}^\circ = ${preciseBearing(out)}$.

        (d) The way back is the opposite direction: $${decimal(out, 1)}^\circ + 180^\circ = ${preciseBearing(home)}$.`,
      markScheme: scheme({
        a: [
          prose`M1 alternate or co-interior angle $${first}^\circ$ or $${180 - first}^\circ$ at B`,
          prose`A1 $${first}^\circ + ${180 - second}^\circ$`,
          prose`AG $${b}^\circ$`,
        ],
        b: ['M1 cosine rule', 'A1 correct substitution', prose`A1 $${significant(ac)}\text{ km}$`],
        c: [
          'M1 sine rule or cosine rule for the angle at A',
          'A1 correct substitution',
          prose`A1 $${significant(angleA)}^\circ$`,
          prose`A1 $${preciseBearing(out)}$ (accept three significant figures)`,
        ],
        d: [prose`A1 $${preciseBearing(home)}$`],
      }),
      numeric: [near(ac, 'b', 'km'), toWithin(out, 0.5, 'c', '°'), toWithin(home, 0.5, 'd', '°')],
      diagrams: [
        {
          name: 'course',
          svg: figure.toSvg(),
          alt: `A course from A, ${d1} km to B, then ${d2} km to C, with north lines at A and B and the line AC dashed.`,
        },
      ],
    };
  },
  check: ({ first, d1, second, d2 }, { b, ac, out, home }) => {
    const B = [d1 * Math.sin(first * DEGREE), d1 * Math.cos(first * DEGREE)] as const;
    const C = [B[0] + d2 * Math.sin(second * DEGREE), B[1] + d2 * Math.cos(second * DEGREE)] as const;
    assertClose(ac, Math.hypot(...C), 'AC in coordinates');
    assertClose(out, Math.atan2(C[0], C[1]) / DEGREE, 'the bearing in coordinates');
    assertClose(home, (Math.atan2(-C[0], -C[1]) / DEGREE + 360) % 360, 'the way back in coordinates');
    const dot = -B[0] * (C[0] - B[0]) - B[1] * (C[1] - B[1]);
    assertClose(Math.cos(b * DEGREE), dot / (d1 * d2), 'the angle at B');
  },
});

const twoElevations = defineTemplate({
  key: 'ai-two-angles-of-elevation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('3.3.1', 1, '3.2.1'), hl('3.3.1', 1, '3.2.1'), sl('3.2.1', 1, '3.3.1'), hl('3.3.1', 2, '3.2.1')],
  variants: [
    { thing: 'church tower', far: 28, near: 46, gap: 35 },
    { thing: 'radio mast', far: 34, near: 51, gap: 40 },
    { thing: 'wind turbine', far: 41, near: 63, gap: 55 },
    { thing: 'cliff', far: 22, near: 37, gap: 60 },
    { thing: 'lighthouse', far: 19, near: 33, gap: 48 },
    { thing: 'chimney', far: 30, near: 58, gap: 42 },
    { thing: 'pine tree', far: 25, near: 44, gap: 14 },
    { thing: 'block of flats', far: 36, near: 54, gap: 24 },
  ],
  solve: ({ far, near: close, gap }) => {
    const top = close - far;
    const slope = (gap * Math.sin(far * DEGREE)) / Math.sin(top * DEGREE);
    return { top, slope, height: slope * Math.sin(close * DEGREE), base: slope * Math.cos(close * DEGREE) };
  },
  write: ({ thing, far, near: close, gap }, { top, slope, height, base }) => {
    const whole = gap + base;
    const figure = new Diagram({
      x: [-whole * 0.06, whole * 1.14],
      y: [-whole * 0.1, height * 1.1],
      equalScale: true,
      width: 420,
    })
      .polygon([
        [0, 0],
        [whole, 0],
        [whole, height],
      ])
      .segment([gap, 0], [whole, height])
      .arc([0, 0], whole * 0.13, 0, far * DEGREE)
      .arc([gap, 0], whole * 0.1, 0, close * DEGREE)
      .label([whole * 0.19 * Math.cos((far / 2) * DEGREE), whole * 0.19 * Math.sin((far / 2) * DEGREE)], `${far}°`, { dy: 5 })
      .label(
        [gap + whole * 0.155 * Math.cos((close / 2) * DEGREE), whole * 0.155 * Math.sin((close / 2) * DEGREE)],
        `${close}°`,
        { dy: 5 },
      )
      .label([0, 0], 'P', { math: true, dx: -10, dy: 12 })
      .label([gap, 0], 'Q', { math: true, dy: 18 })
      .label([whole, 0], 'B', { math: true, dx: 8, dy: 16 })
      .label([whole, height], 'T', { math: true, dx: 6, dy: -6 })
      .label([gap / 2, 0], `${gap} m`, { dy: 18 });
    return {
      text: prose`
        P, Q and the base B of a vertical ${thing} BT lie on a straight line on level ground, with $PQ = ${gap}\text{ m}$. The angle of elevation of the top T is $${far}^\circ$ from P and $${close}^\circ$ from Q.

        ![](diagram:tower)

        (a) Write down the size of $P\hat{T}Q$. [1]

        (b) Find the length of QT. [3]

        (c) Find the height of the ${thing}. [2]`,
      hint: 'The angle of elevation at Q is an exterior angle of triangle PQT.',
      answer: prose`
        (a) $${top}^\circ$

        (b) $${significant(slope)}\text{ m}$

        (c) $${significant(height)}\text{ m}$`,
      solution: prose`
        (a) The exterior angle at Q equals the sum of the two opposite interior angles: $${close}^\circ = ${far}^\circ + P\hat{T}Q$, so $P\hat{T}Q = ${top}^\circ$.

        (b) Sine rule in triangle PQT: $\dfrac{QT}{\sin ${far}^\circ} = \dfrac{${gap}}{\sin ${top}^\circ}$, so
        $QT = \dfrac{${gap}\sin ${far}^\circ}{\sin ${top}^\circ} = ${significant(slope)}\text{ m}$.

        (c) In the right-angled triangle QBT, $BT = QT\sin ${close}^\circ = ${significant(slope, 5)} \times \sin ${close}^\circ = ${significant(height)}\text{ m}$.`,
      markScheme: scheme({
        a: [prose`A1 $${top}^\circ$`],
        b: ['M1 sine rule in triangle PQT', 'A1 correct substitution', prose`A1 $${significant(slope)}\text{ m}$`],
        c: [prose`M1 $QT\sin ${close}^\circ$`, prose`A1 $${significant(height)}\text{ m}$`],
      }),
      numeric: [exact(top, 'a', '°'), near(slope, 'b', 'm'), near(height, 'c', 'm')],
      diagrams: [
        {
          name: 'tower',
          svg: figure.toSvg(),
          alt: `Points P, Q and B on a level line with PQ = ${gap} m and T vertically above B; the angles of elevation of T are ${far}° at P and ${close}° at Q.`,
        },
      ],
    };
  },
  check: ({ far, near: close, gap }, { height }) => {
    // The height at which the two horizontal distances differ by the gap.
    const found = bisect((h) => h / Math.tan(far * DEGREE) - h / Math.tan(close * DEGREE) - gap, 0.1, 1000);
    assertClose(height, found, 'the height by bisection');
  },
});

const ladderAngle = defineTemplate({
  key: 'ai-right-triangle-angle',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [sl('3.2.1', 1), sl('3.2.1', 1), hl('3.2.1', 1)],
  variants: [
    { thing: 'A ladder', length: 5.2, foot: 1.4, end: 'its foot is' },
    { thing: 'A plank', length: 3.6, foot: 2.1, end: 'its lower end is' },
    { thing: 'A guy rope', length: 14, foot: 8.5, end: 'its lower end is' },
    { thing: 'A slide', length: 4.8, foot: 3.9, end: 'its lower end is' },
    { thing: 'A loading ramp', length: 6.5, foot: 6.1, end: 'its lower end is' },
    { thing: 'A support beam', length: 2.9, foot: 1.3, end: 'its lower end is' },
    { thing: 'A fire-escape ladder', length: 9.4, foot: 3.3, end: 'its foot is' },
  ],
  solve: ({ length, foot }) => ({ angle: Math.acos(foot / length) / DEGREE }),
  write: ({ thing, length, foot, end }, { angle }, index) => {
    const degrees = (value: number) => `$${significant(value)}^\\circ$`;
    return {
      text: prose`
        ${thing} of length $${length}\text{ m}$ leans against a vertical wall; ${end} $${foot}\text{ m}$ from the wall on level ground.

        Find the angle that it makes with the ground. [2]`,
      hint: 'Sketch the triangle: which two of opposite, adjacent and hypotenuse are known, seen from the angle asked for?',
      ...choice(
        degrees(angle),
        [degrees(90 - angle), degrees(Math.atan(foot / length) / DEGREE), prose`$${significant(angle * DEGREE)}^\circ$`],
        index,
      ),
      solution: prose`
        Seen from the angle $\theta$ with the ground, $${foot}\text{ m}$ is the adjacent side and $${length}\text{ m}$ is the hypotenuse. So
        $$\cos\theta = \frac{${foot}}{${length}}, \qquad \theta = \cos^{-1}\left(\frac{${foot}}{${length}}\right) = ${significant(angle)}^\circ.$$

        Using sine gives the angle with the **wall**, $${significant(90 - angle)}^\circ$; using tangent treats the length as the other short side; and $${significant(angle * DEGREE)}$ is the angle in radians, read from a
        calculator in the wrong mode.`,
      markScheme: scheme({ '': [prose`M1 $\cos\theta = \frac{${foot}}{${length}}$`, prose`A1 $${significant(angle)}^\circ$`] }),
    };
  },
  check: ({ length, foot }, { angle }) => {
    const rise = Math.sqrt(length * length - foot * foot);
    assertClose(Math.atan2(rise, foot) / DEGREE, angle, 'the angle by its tangent');
    assert.ok(Math.abs(angle - 45) > 2);
  },
});

const wiperSector = defineTemplate({
  key: 'ai-wiper-ring-sector',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('3.4', 1),
  variants: [
    { thing: 'The rubber blade of a windscreen wiper', arm: 60, inner: 18, angle: 125, unit: 'cm' },
    { thing: 'The rear wiper of a car', arm: 42, inner: 14, angle: 140, unit: 'cm' },
    { thing: 'The brush of a sweeping robot', arm: 35, inner: 10, angle: 95, unit: 'cm' },
    { thing: 'The boom of a garden sprinkler', arm: 9, inner: 2.5, angle: 150, unit: 'm' },
    { thing: 'The wiper of a tram', arm: 88, inner: 30, angle: 84, unit: 'cm' },
    { thing: 'The arm of a polishing machine', arm: 75, inner: 25, angle: 110, unit: 'cm' },
    { thing: 'The wiper of a ship’s window', arm: 54, inner: 20, angle: 118, unit: 'cm' },
    { thing: 'The light strip of a turning sign', arm: 6.4, inner: 1.6, angle: 72, unit: 'm' },
  ],
  solve: ({ arm, inner, angle }) => ({
    outerArc: (angle / 360) * 2 * Math.PI * arm,
    area: (angle / 360) * Math.PI * (arm * arm - inner * inner),
    perimeter: (angle / 360) * 2 * Math.PI * (arm + inner) + 2 * (arm - inner),
  }),
  write: ({ thing, arm, inner, angle, unit }, { outerArc, area, perimeter }) => {
    const [from, to] = [(90 - angle / 2) * DEGREE, (90 + angle / 2) * DEGREE];
    const at = (radius: number, direction: number): Point => [radius * Math.cos(direction), radius * Math.sin(direction)];
    const arcPoints = (radius: number) => Array.from({ length: 41 }, (_, i) => at(radius, from + ((to - from) * i) / 40));
    const figure = new Diagram({
      x: [-arm * 1.05, arm * 1.05],
      y: [Math.min(0, arm * Math.sin(from)) - arm * 0.12, arm * 1.05],
      equalScale: true,
      width: 400,
    })
      .polygon([...arcPoints(arm), ...arcPoints(inner).toReversed()], { shade: true })
      .segment([0, 0], at(inner, from), 'd-dashed')
      .segment([0, 0], at(inner, to), 'd-dashed')
      .arc([0, 0], arm * 0.1, from, to)
      .point([0, 0])
      .label([0, 0], 'O', { math: true, dy: 18 })
      .label(at(arm * 0.16, Math.PI / 2), `${angle}°`, { dy: 0 });
    return {
      text: prose`
        ${thing} turns about a point O through an angle of $${angle}^\circ$. Its outer end is $${arm}\text{ ${unit}}$ from O and its inner end is $${inner}\text{ ${unit}}$ from O. The region that it sweeps is shaded.

        ![](diagram:sweep)

        (a) Find the length of the arc along which the outer end moves. [2]

        (b) Find the area of the shaded region. [3]

        (c) Find the perimeter of the shaded region. [3]`,
      hint: 'The region is a large sector with a small one removed. Which four pieces make up its boundary?',
      answer: prose`
        (a) $${significant(outerArc)}\text{ ${unit}}$

        (b) $${significant(area)}\text{ ${unit}}^{2}$

        (c) $${significant(perimeter)}\text{ ${unit}}$`,
      solution: prose`
        (a) The arc is the fraction $\frac{${angle}}{360}$ of a circle: $\frac{${angle}}{360} \times 2\pi \times ${arm} = ${significant(outerArc)}\text{ ${unit}}$.

        (b) Large sector minus small sector:
        $$\frac{${angle}}{360} \times \pi \times ${arm}^{2} - \frac{${angle}}{360} \times \pi \times ${inner}^{2} = ${significant(area)}\text{ ${unit}}^{2}.$$

        (c) The boundary consists of the two arcs and two straight pieces of length $${arm} - ${inner} = ${decimal(arm - inner, Number.isInteger(arm - inner) ? 0 : 1)}$:
        $${significant(outerArc, 5)} + \frac{${angle}}{360} \times 2\pi \times ${inner} + 2 \times ${decimal(arm - inner, Number.isInteger(arm - inner) ? 0 : 1)} = ${significant(perimeter)}\text{ ${unit}}$.`,
      markScheme: scheme({
        a: [prose`(M1) $\frac{${angle}}{360} \times 2\pi \times ${arm}$`, prose`A1 $${significant(outerArc)}$`],
        b: ['M1 one sector area', 'M1 difference of two sector areas', prose`A1 $${significant(area)}$`],
        c: ['(A1) inner arc', 'M1 both arcs and two straight pieces added', prose`A1 $${significant(perimeter)}$`],
      }),
      numeric: [near(outerArc, 'a', unit), near(area, 'b', `${unit}²`), near(perimeter, 'c', unit)],
      diagrams: [
        {
          name: 'sweep',
          svg: figure.toSvg(),
          alt: `A shaded region between two concentric arcs about O, bounded by two radii at an angle of ${angle}°.`,
        },
      ],
    };
  },
  check: ({ arm, inner, angle }, { outerArc, area, perimeter }) => {
    assertClose(
      area,
      integrate((r) => r * angle * DEGREE, inner, arm),
      'the area ring by ring',
    );
    // Arcs by many chords.
    const chords = (radius: number) => 100_000 * 2 * radius * Math.sin((angle * DEGREE) / 200_000);
    assertClose(outerArc, chords(arm), 'the arc by chords');
    assertClose(perimeter, chords(arm) + chords(inner) + 2 * arm - 2 * inner, 'the perimeter by chords');
  },
});

const voronoiStations = defineTemplate({
  key: 'ai-voronoi-rain-stations',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('3.6.1', 1, '3.5'), hl('3.6.1', 1, '3.5'), sl('3.5', 1, '3.6.1'), hl('3.5', 1, '3.6.1')],
  variants: [
    {
      sites: [
        [2, 3],
        [8, 5],
        [4, 9],
        [10, 10],
      ],
      at: [6, 6],
      rain: [12, 18, 9, 21],
    },
    {
      sites: [
        [3, 2],
        [9, 4],
        [2, 8],
        [8, 10],
      ],
      at: [5, 5],
      rain: [31, 26, 34, 22],
    },
    {
      sites: [
        [1, 4],
        [7, 2],
        [5, 8],
        [11, 7],
      ],
      at: [7, 6],
      rain: [8, 14, 11, 17],
    },
    {
      sites: [
        [2, 2],
        [10, 6],
        [4, 10],
        [9, 11],
      ],
      at: [5, 7],
      rain: [42, 37, 29, 33],
    },
    {
      sites: [
        [4, 3],
        [10, 1],
        [3, 9],
        [9, 8],
      ],
      at: [7, 4],
      rain: [5, 11, 7, 3],
    },
    {
      sites: [
        [1, 1],
        [9, 3],
        [3, 7],
        [10, 9],
      ],
      at: [5, 4],
      rain: [64, 58, 71, 49],
    },
    {
      sites: [
        [2, 5],
        [6, 1],
        [6, 11],
        [11, 6],
      ],
      at: [4, 7],
      rain: [15, 19, 24, 28],
    },
    {
      sites: [
        [3, 4],
        [7, 2],
        [2, 10],
        [10, 8],
      ],
      at: [6, 6],
      rain: [10, 6, 13, 9],
    },
  ],
  solve: ({ sites, at, rain }) => {
    const [a, b] = sites as unknown as [Point, Point];
    const squares = (sites as unknown as Point[]).map(([x, y]) => (x - (at[0] as number)) ** 2 + (y - (at[1] as number)) ** 2);
    const nearest = squares.indexOf(Math.min(...squares));
    // Perpendicular bisector of AB: (b - a)·(x, y) = (|b|² - |a|²) / 2, in lowest whole numbers.
    const raw = [2 * (b[0] - a[0]), 2 * (b[1] - a[1]), b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2] as const;
    const divisor = gcd(gcd(raw[0], raw[1]), raw[2]);
    const line = raw.map((value) => value / divisor) as [number, number, number];
    return { nearest, squares, estimate: rain[nearest] as number, line, middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const };
  },
  write: ({ sites, at, rain }, { nearest, squares, estimate, line, middle }) => {
    const [a, b] = sites as unknown as [Point, Point];
    const equation = `${term(line[0], 'x')}${signedTerm(line[1], 'y')} = ${line[2]}`;
    const name = 'ABCD'.charAt(nearest);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    return {
      text: prose`
        Four weather stations stand at A$${point(...(sites[0] as number[]))}$, B$${point(...(sites[1] as number[]))}$, C$${point(...(sites[2] as number[]))}$ and D$${point(...(sites[3] as number[]))}$, where one unit is one kilometre. The diagram shows their Voronoi diagram and a
        village at V$${point(...at)}$.

        ![](diagram:stations)

        The rainfall on one day, in mm, was recorded at each station.

        ${table(['Station', 'A', 'B', 'C', 'D'], ['Rainfall (mm)', ...rain.map((value) => `$${value}$`)])}

        (a) Find the equation of the edge between the cells of A and B, in the form $ax + by = d$ where $a, b, d \in \mathbb{Z}$. [4]

        (b) Determine which station is nearest to the village, and its distance from the village. [2]

        (c) Hence write down an estimate, by nearest neighbour interpolation, of the rainfall in the village. [1]`,
      hint: 'An edge of a Voronoi diagram is part of the perpendicular bisector of two sites.',
      answer: prose`
        (a) $${equation}$

        (b) station ${name}, $${significant(Math.sqrt(Math.min(...squares)))}\text{ km}$

        (c) $${estimate}\text{ mm}$`,
      solution: prose`
        (a) The midpoint of AB is $${point(...middle)}$. The gradient of AB is $${fraction(dy, dx)}$, so the perpendicular bisector has gradient $${fraction(-dx, dy)}$:
        $$y - ${middle[1]} = ${fraction(-dx, dy)}(x - ${middle[0]}).$$
        Multiplying out and collecting terms gives $${equation}$.

        (b) V lies in the cell of ${name}, so ${name} is the nearest station. As a check, the squares of the distances from V to A, B, C and D are $${squares.join(',\\ ')}$. The least of them is
        $${Math.min(...squares)}$, so the distance is $\sqrt{${Math.min(...squares)}} = ${significant(Math.sqrt(Math.min(...squares)))}\text{ km}$.

        (c) Nearest neighbour interpolation takes the value of the nearest site: $${estimate}\text{ mm}$.`,
      markScheme: scheme({
        a: [
          prose`A1 midpoint $${point(...middle)}$`,
          prose`M1 negative reciprocal of the gradient $${fraction(dy, dx)}$`,
          'M1 line through their midpoint with their gradient',
          prose`A1 $${equation}$ (or a multiple)`,
        ],
        b: [
          prose`R1 V lies in the cell of ${name}, or distances compared`,
          prose`A1 $${significant(Math.sqrt(Math.min(...squares)))}\text{ km}$`,
        ],
        c: [prose`A1 $${estimate}\text{ mm}$`],
      }),
      numeric: [exact(estimate, 'c', 'mm')],
      diagrams: [
        {
          name: 'stations',
          svg: voronoiSvg(sites as unknown as Point[], { x: [0, 13], y: [0, 13] }, { V: at as unknown as Point }),
          alt: `A Voronoi diagram of the sites A${point(...(sites[0] as number[]))}, B${point(...(sites[1] as number[]))}, C${point(...(sites[2] as number[]))}, D${point(...(sites[3] as number[]))} on a grid, with the village at ${point(...at)} in the cell of ${name}.`,
        },
      ],
    };
  },
  check: ({ sites, at }, { nearest, squares, line }) => {
    const places = sites as unknown as Point[];
    const [a, b] = places as [Point, Point];
    // Two points of the line must be as far from A as from B.
    for (const x of [-3, 7]) {
      const y = (line[2] - line[0] * x) / line[1];
      assertClose(Math.hypot(x - a[0], y - a[1]), Math.hypot(x - b[0], y - b[1]), 'equal distances');
    }
    // The village must lie inside the polygon of its cell (all turns of one sign).
    const cell = voronoiCells(places, { x: [0, 13], y: [0, 13] })[nearest] as Point[];
    const turns = cell.map((p, i) => {
      const q = cell[(i + 1) % cell.length] as Point;
      return (q[0] - p[0]) * ((at[1] as number) - p[1]) - (q[1] - p[1]) * ((at[0] as number) - p[0]);
    });
    assert.ok(turns.every((turn) => turn > 0));
    // A and B are neighbours: their cells share two corners.
    const [first, second] = voronoiCells(places, { x: [0, 13], y: [0, 13] }) as [Point[], Point[]];
    const shared = first.filter((p) => second.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 1e-9));
    assert.ok(shared.length >= 2);
    const ordered = squares.toSorted((x, y) => x - y) as [number, number];
    assert.ok(ordered[1] - ordered[0] >= 1);
  },
});

const farthestFromSites = defineTemplate({
  key: 'ai-voronoi-largest-empty-circle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('3.6.2', 2, '3.6.1', '3.5'),
  variants: [
    {
      sites: [
        [1, 2],
        [9, 2],
        [8, 9],
      ],
      thing: 'waste plant',
      from: 'three villages',
    },
    {
      sites: [
        [2, 1],
        [10, 5],
        [3, 8],
      ],
      thing: 'noisy workshop',
      from: 'three schools',
    },
    {
      sites: [
        [0, 3],
        [8, 1],
        [6, 9],
      ],
      thing: 'new petrol station',
      from: 'the three existing ones',
    },
    {
      sites: [
        [1, 1],
        [11, 3],
        [5, 9],
      ],
      thing: 'wind turbine',
      from: 'three farms',
    },
    {
      sites: [
        [2, 2],
        [8, 0],
        [10, 8],
      ],
      thing: 'new bakery',
      from: 'its three competitors',
    },
    {
      sites: [
        [1, 5],
        [7, 1],
        [9, 9],
      ],
      thing: 'firework platform',
      from: 'three hamlets',
    },
    {
      sites: [
        [0, 0],
        [10, 2],
        [4, 8],
      ],
      thing: 'shooting range',
      from: 'three campsites',
    },
    {
      sites: [
        [3, 1],
        [11, 3],
        [5, 9],
      ],
      thing: 'motocross track',
      from: 'three nature reserves',
    },
  ],
  solve: ({ sites }) => {
    const [a, b, c] = sites as unknown as [Point, Point, Point];
    const centre = circumcentre(a, b, c);
    const bisector = (p: Point, q: Point) => {
      const raw = [2 * (q[0] - p[0]), 2 * (q[1] - p[1]), q[0] ** 2 + q[1] ** 2 - p[0] ** 2 - p[1] ** 2] as const;
      const divisor = gcd(gcd(raw[0], raw[1]), raw[2]) * (raw[0] < 0 ? -1 : 1);
      return raw.map((value) => value / divisor) as [number, number, number];
    };
    return { centre, radius: Math.hypot(centre[0] - a[0], centre[1] - a[1]), ab: bisector(a, b), ac: bisector(a, c) };
  },
  write: ({ sites, thing, from }, { centre, radius, ab, ac }) => {
    const equation = ([x, y, right]: readonly [number, number, number]) => {
      const left = x === 0 ? term(y, 'y') : `${term(x, 'x')}${signedTerm(y, 'y')}`;
      return `${left} = ${right}`;
    };
    const short = (value: number) => `${Number(value.toFixed(3))}`;
    const centreTex = `(${Number(centre[0].toPrecision(3))}, ${Number(centre[1].toPrecision(3))})`;
    const places = sites as number[][];
    return {
      text: prose`
        On a map with units of one kilometre, ${from} are at A$${point(...(places[0] as number[]))}$, B$${point(...(places[1] as number[]))}$ and C$${point(...(places[2] as number[]))}$. A ${thing} is to be built within the triangle ABC, as far as possible
        from the nearest of them.

        ![](diagram:sites)

        (a) Show that the perpendicular bisector of AB has the equation $${equation(ab)}$. [3]

        (b) Find the equation of the perpendicular bisector of AC. [3]

        (c) Hence find the coordinates of the point where the ${thing} should be built. [2]

        (d) Find its distance from A, B and C. [2]

        (e) State one assumption of this model that may not hold in reality. [1]`,
      hint: 'The point that is sought is the vertex where the three cells meet. Why can no other point of the triangle be better?',
      answer: prose`
        (a) shown

        (b) $${equation(ac)}$

        (c) $${centreTex}$

        (d) $${significant(radius)}\text{ km}$

        (e) for example: distances are straight lines, or: the land there can be built on`,
      solution: prose`
        (a) A point $(x, y)$ of the bisector is as far from A as from B. Using squares of the distances,
        $$(x - ${places[0]?.[0] as number})^2 + (y - ${places[0]?.[1] as number})^2 = (x - ${places[1]?.[0] as number})^2 + (y - ${places[1]?.[1] as number})^2.$$
        The squares $x^2$ and $y^2$ cancel. What is left, divided by a common factor, is $${equation(ab)}$. (Midpoint and perpendicular gradient lead to the same line.)

        (b) In the same way for A and C: $${equation(ac)}$.

        (c) The farthest point from the nearest site is a vertex of the Voronoi diagram: solving the two equations together gives $${centreTex}$.

        (d) The distance from A is $\sqrt{(${short(centre[0])} - ${places[0]?.[0] as number})^2 + (${short(centre[1])} - ${places[0]?.[1] as number})^2} = ${significant(radius)}\text{ km}$; the distances from B and C are the same.

        (e) The model takes straight-line distances and assumes that building is possible at the point found; either may fail.`,
      markScheme: scheme({
        a: [
          'M1 equal distances, or midpoint of AB',
          'M1 squares expanded, or perpendicular gradient',
          'A1 correct working to the result',
          prose`AG $${equation(ab)}$`,
        ],
        b: [
          'M1 equal distances, or midpoint of AC',
          'M1 squares expanded, or perpendicular gradient',
          prose`A1 $${equation(ac)}$ (or a multiple)`,
        ],
        c: ['M1 attempt to solve the two equations', prose`A1 $${centreTex}$`],
        d: ['(M1) distance from one site', prose`A1 $${significant(radius)}\text{ km}$`],
        e: ['R1 a sensible assumption'],
      }),
      numeric: [near(radius, 'd', 'km')],
      diagrams: [
        {
          name: 'sites',
          svg: voronoiSvg(sites as unknown as Point[], { x: [-1, 13], y: [-1, 11] }),
          alt: `A Voronoi diagram of the three sites A${point(...(places[0] as number[]))}, B${point(...(places[1] as number[]))} and C${point(...(places[2] as number[]))}; its three edges meet in one vertex inside the triangle.`,
        },
      ],
    };
  },
  check: ({ sites }, { centre, radius, ab, ac }) => {
    const places = sites as unknown as [Point, Point, Point];
    assertClose(ab[0] * centre[0] + ab[1] * centre[1], ab[2], 'on the first bisector');
    assertClose(ac[0] * centre[0] + ac[1] * centre[1], ac[2], 'on the second bisector');
    // Brute force over the triangle.
    const [a, b, c] = places;
    let best = 0;
    for (let i = 0; i <= 300; i++) {
      for (let j = 0; j <= 300 - i; j++) {
        const [s, t] = [i / 300, j / 300];
        const at = [a[0] + s * (b[0] - a[0]) + t * (c[0] - a[0]), a[1] + s * (b[1] - a[1]) + t * (c[1] - a[1])] as const;
        best = Math.max(best, Math.min(...places.map((p) => Math.hypot(at[0] - p[0], at[1] - p[1]))));
      }
    }
    assertClose(radius, best, 'the best point of a grid in the triangle', 6e-3);
    assert.ok(best <= radius + 1e-9);
  },
});

export const geometryTemplates: readonly QuestionTemplate[] = [
  pyramid,
  distanceInSpace,
  triangularField,
  shipBearings,
  twoElevations,
  ladderAngle,
  wiperSector,
  voronoiStations,
  farthestFromSites,
];
