import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { choice, core, exact, near, prose, scheme, sl, toWithin } from '../writing.ts';
import { fieldFence } from './second-forms.ts';

/** Topic 3. Right-angled and general triangles, angles of elevation and depression. */

const triangularField = defineTemplate({
  key: 'ai-triangular-field',
  calculatorAllowed: true,
  placements: core('3.2.2', 1),
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
  write: ({ ab, ac, angle, cost }, { bc, b, area, price }, index) => {
    if (index >= ALIKE) return fieldFence({ ab, ac, angle, bc, area });
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

        (a) Calculate the length of BC. [3]

        (b) Calculate $A\hat{B}C$. [3]

        (c) Calculate the area of the field. [2]

        (d) Grass seed for the field costs $${decimal(cost, 2)}\text{ EUR}$ per square metre. Calculate the cost of the seed, to the nearest euro. [1]`,
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
  check: ({ ab, ac, angle, cost }, { bc, b, area, price }) => {
    const C = [ac * Math.cos(angle * DEGREE), ac * Math.sin(angle * DEGREE)] as const;
    assertClose(bc, Math.hypot(C[0] - ab, C[1]), 'BC in coordinates');
    assertClose(b, Math.atan2(C[1], ab - C[0]) / DEGREE, 'B in coordinates');
    const s = (ab + ac + bc) / 2;
    assertClose(area, Math.sqrt(s * (s - ab) * (s - ac) * (s - bc)), 'Heron');
    assertClose(price / cost, 0.5 * Math.abs(ab * C[1]), 'the area that is paid for');
    assert.ok(b < 90 && ac < Math.max(ab, bc));
  },
});

const twoElevations = defineTemplate({
  key: 'ai-two-angles-of-elevation',
  calculatorAllowed: true,
  placements: [sl('3.3', 1, '3.2.1'), sl('3.2.1', 1, '3.3'), sl('3.3', 2, '3.2.1')],
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

        (c) Calculate the height of the ${thing}. [2]`,
      hint: 'Which angle of triangle PQT follows from the two angles of elevation?',
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
  calculatorAllowed: true,
  placements: core('3.2.1', 1),
  variants: [
    { thing: 'A ladder', length: 5.2, foot: 1.4, end: 'its foot is' },
    { thing: 'A plank', length: 3.6, foot: 2.1, end: 'its lower end is' },
    { thing: 'A pole', length: 14, foot: 8.5, end: 'its lower end is' },
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

        Calculate the angle that it makes with the ground. [1]`,
      hint: 'Sketch the triangle: which two of opposite, adjacent and hypotenuse are known, seen from the angle asked for?',
      ...choice(
        degrees(angle),
        [
          wrong(degrees(90 - angle), 'This is the angle with the wall; the one with the ground is asked for.'),
          wrong(
            degrees(Math.atan(foot / length) / DEGREE),
            'You used the tangent, but the length is the hypotenuse, not the opposite side.',
          ),
          wrong(prose`$${significant(angle * DEGREE)}^\circ$`, 'Your calculator gave the angle in radians.', 'angle_mode'),
        ],
        index,
      ),
      solution: prose`
        Seen from the angle $\theta$ with the ground, $${foot}\text{ m}$ is the adjacent side and $${length}\text{ m}$ is the hypotenuse. So
        $$\cos\theta = \frac{${foot}}{${length}}, \qquad \theta = \cos^{-1}\left(\frac{${foot}}{${length}}\right) = ${significant(angle)}^\circ.$$

        Using sine gives the angle with the **wall**, $${significant(90 - angle)}^\circ$; using tangent treats the length as the other short side; and $${significant(angle * DEGREE)}$ is the angle in radians, read from a
        calculator in the wrong mode.`,
    };
  },
  check: ({ length, foot }, { angle }) => {
    const rise = Math.sqrt(length * length - foot * foot);
    assertClose(Math.atan2(rise, foot) / DEGREE, angle, 'the angle by its tangent');
    assert.ok(Math.abs(angle - 45) > 2);
  },
});

const depressionBoat = defineTemplate({
  key: 'ai-angle-of-depression-boats',
  calculatorAllowed: true,
  placements: core('3.3', 1, '3.2.1'),
  variants: [
    { from: 'a cliff', ground: 'the sea', what: 'two boats', h: 60, small: 18, large: 31 },
    { from: 'a lighthouse', ground: 'the sea', what: 'two buoys', h: 42, small: 14, large: 25 },
    { from: 'a tower', ground: 'level ground', what: 'two cars', h: 35, small: 22, large: 47 },
    { from: 'a hotel', ground: 'level ground', what: 'two kiosks', h: 28, small: 20, large: 52 },
    { from: 'a fire lookout tower', ground: 'level ground', what: 'two camp fires', h: 75, small: 9, large: 16 },
    { from: 'a dam', ground: 'the water below it', what: 'two rafts', h: 90, small: 24, large: 38 },
    { from: 'a radio mast', ground: 'level ground', what: 'two barns', h: 250, small: 33, large: 56 },
    { from: 'a crane', ground: 'level ground', what: 'two lorries', h: 48, small: 29, large: 44 },
  ],
  solve: ({ h, small, large }) => {
    const [far, close] = [h / Math.tan(small * DEGREE), h / Math.tan(large * DEGREE)];
    return { far, close, gap: far - close };
  },
  write: ({ from, ground, what, h, small, large }, { far, close, gap }) => {
    const figure = new Diagram({ x: [-far * 0.06, far * 1.06], y: [-far * 0.09, h * 1.15], equalScale: true, width: 430 })
      .segment([0, 0], [far, 0])
      .segment([0, 0], [0, h])
      .segment([0, h], [far, 0])
      .segment([0, h], [close, 0])
      .segment([0, h], [far * 0.6, h], 'd-dashed')
      .point([close, 0])
      .point([far, 0])
      .label([0, h], 'T', { math: true, dx: -12, dy: 5 })
      .label([close, 0], 'C', { math: true, dy: 18 })
      .label([far, 0], 'D', { math: true, dy: 18 })
      .label([0, h / 2], `${h} m`, { anchor: 'start', dx: 5, dy: 12 });
    return {
      text: prose`
        From the top T of ${from}, $${h}\text{ m}$ above ${ground}, ${what} C and D are seen in the same direction with angles of depression of $${large}^\circ$ and $${small}^\circ$.

        ![](diagram:view)

        Find the distance CD. [4]`,
      hint: 'Which angle, seen from below, equals an angle of depression?',
      answer: prose`$${significant(gap)}\text{ m}$`,
      solution: prose`
        The dashed line is horizontal, so by alternate angles the angles of elevation of T from C and from D are $${large}^\circ$ and $${small}^\circ$. Let B be the foot of the vertical line through T.

        In the two right-angled triangles $BC = \dfrac{${h}}{\tan ${large}^\circ} = ${significant(close, 5)}$ and $BD = \dfrac{${h}}{\tan ${small}^\circ} = ${significant(far, 5)}$.

        $CD = BD - BC = ${significant(far, 5)} - ${significant(close, 5)} = ${significant(gap)}\text{ m}$.`,
      markScheme: scheme({
        '': [
          'M1 tangent ratio in one right-angled triangle',
          prose`A1 $BC = ${significant(close)}$`,
          prose`A1 $BD = ${significant(far)}$`,
          prose`A1 $CD = ${significant(gap)}\text{ m}$`,
        ],
      }),
      numeric: [toWithin(gap, gap * 0.006, undefined, 'm')],
      diagrams: [
        {
          name: 'view',
          svg: figure.toSvg(),
          alt: `T is ${h} m vertically above one end of a level line; C and D lie on this line, C nearer. Lines join T to C and D, and a dashed horizontal line starts at T.`,
        },
      ],
    };
  },
  check: ({ h, small, large }, { far, close, gap }) => {
    assertClose(Math.atan2(h, far) / DEGREE, small, 'the angle of D');
    assertClose(Math.atan2(h, close) / DEGREE, large, 'the angle of C');
    // Sine rule in triangle TCD.
    const tc = Math.hypot(h, close);
    assertClose((gap * Math.sin(small * DEGREE)) / Math.sin((large - small) * DEGREE), tc, 'the sine rule');
  },
});

export const trianglesTemplates: readonly QuestionTemplate[] = [ladderAngle, twoElevations, depressionBoat, triangularField];
