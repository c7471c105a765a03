import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, point, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { choice, core, near, prose, scheme, sl } from '../writing.ts';

/** Topic 3. Solids and distances in space. */

const pyramid = defineTemplate({
  key: 'ai-square-pyramid',
  calculatorAllowed: true,
  placements: [
    sl('3.1', 2, '3.2.1'),

    sl('3.1', 2),
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

        (a) Calculate the volume of the pyramid. [2]

        (b) Find the length of the edge AV. [3]

        (c) Find the angle between AV and the base. [2]

        (d) Calculate the total area of the four triangular faces. [4]`,
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
  calculatorAllowed: true,
  placements: core('3.1', 1),
  variants: [
    { from: [1, -2, 3], step: [2, 3, 6], what: 'Two drones hover' },
    { from: [-3, 4, 2], step: [4, -8, 1], what: 'Two weather balloons float' },
    { from: [5, -1, 4], step: [-2, 5, -14], what: 'Two divers wait' },
    { from: [-2, -3, 1], step: [6, 6, 7], what: 'Two kites fly' },
    { from: [4, 2, -5], step: [-3, 4, 12], what: 'Two sensors in a building are fixed' },
    { from: [-1, 6, 3], step: [8, -9, 12], what: 'Two cameras of a film studio hang' },
    { from: [2, -4, 7], step: [-6, 9, 2], what: 'Two lamps in a hall hang' },
    { from: [-5, 2, -2], step: [4, 4, 7], what: 'Two fish tags report their places' },
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

        Calculate the distance AB, in metres. [1]`,
      hint: 'Which right-angled triangle has the distance as its hypotenuse?',
      ...choice(
        `$${distance}$`,
        [
          wrong(
            `$${total}$`,
            'You added the differences of the coordinates; the distance is the root of the sum of their squares.',
          ),
          wrong(prose`$\sqrt{${wrongSign}}$`, 'You added the coordinates of the two points instead of subtracting them.', 'sign'),
          wrong(prose`$\sqrt{${flat}}$`, 'You left out the third coordinate.', 'incomplete'),
        ],
        index,
      ),
      solution: prose`
        The differences of the coordinates are $${to[0] as number} - (${from[0] as number}) = ${step[0] as number}$, $${to[1] as number} - (${from[1] as number}) = ${step[1] as number}$ and $${to[2] as number} - (${from[2] as number}) = ${step[2] as number}$. Hence
        $$AB = \sqrt{${step.map((value) => `${Math.abs(value)}^2`).join(' + ')}} = \sqrt{${distance * distance}} = ${distance}\text{ m}.$$

        Adding the differences gives $${total}$; adding coordinates instead of subtracting gives $\sqrt{${wrongSign}}$; forgetting the third coordinate gives $\sqrt{${flat}}$.`,
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

export const solidsTemplates: readonly QuestionTemplate[] = [pyramid, distanceInSpace];
