import assert from 'node:assert/strict';
import { degrees, radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { markAngle, nameOutside, type Point } from './figures.ts';
import { ambiguousForms, sectorForms, segmentForms } from './further-geometry.ts';
import { core, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 3, Geometry and trigonometry: sectors, segments and the ambiguous case, common to SL and HL. */

const sectorArea = defineTemplate({
  key: 'aa-sector-area-mc',
  calculatorAllowed: false,
  placements: core('3.4', 1),
  variants: [
    { radius: 6, n: 2, d: 3 },
    { radius: 4, n: 3, d: 4 },
    { radius: 6, n: 5, d: 6 },
    { radius: 10, n: 2, d: 5 },
    { radius: 8, n: 3, d: 8 },
    { radius: 12, n: 1, d: 6 },
    { radius: 10, n: 3, d: 5 },
    { radius: 12, n: 3, d: 4 },
  ],
  solve: ({ radius, n, d }) => ({ arc: (radius * n) / d, area: (radius * radius * n) / (2 * d) }),
  write: ({ radius, n, d }, _, variantIndex) => {
    const angle = (n * Math.PI) / d;
    const drawing = new Diagram({
      x: [Math.min(radius * Math.cos(angle), 0) * 1.15 - 0.6, radius * 1.12],
      y: [-radius * 0.14, radius * 1.1],
      equalScale: true,
      width: 280,
    });
    const end: Point = [radius * Math.cos(angle), radius * Math.sin(angle)];
    drawing.segment([0, 0], [radius, 0]).segment([0, 0], end).arc([0, 0], radius, 0, angle);
    drawing.label([0, 0], 'O', { dx: -6, dy: 16 }).label([radius, 0], 'A', { dx: 12, dy: 8 });
    nameOutside(drawing, end, [0, 0], 'B', 12);
    drawing.label([radius / 2, 0], `${radius} cm`, { dy: 17 });
    markAngle(drawing, [0, 0], [radius, 0], end, 'θ', radius * 0.16);
    const size = (top: number, bottom: number) => raw`${piMultiple(top, bottom)} \text{ cm}^2`;
    const choice = multipleChoice(
      `$${size(radius * radius * n, 2 * d)}$`,
      [
        wrong(`$${size(radius * radius * n, d)}$`, 'You left out the factor one half.'),
        wrong(`$${size(radius * n, 2 * d)}$`, 'You did not square the radius.'),
        wrong(`$${size(radius * radius * n, 4 * d)}$`, 'You halved twice.'),
      ],
      variantIndex,
    );
    return {
      text: paragraphs(
        raw`The diagram shows a sector OAB of a circle with centre O and radius $${radius} \text{ cm}$. The angle at the centre is $\theta = ${piMultiple(n, d)}$ radians.`,
        '![](diagram:sector)',
        'What is the area of the sector? [1]',
      ),
      hint: 'A full circle has the angle $2\\pi$. Which part of the circle is the sector?',
      solution: raw`The sector is the part $\dfrac{\theta}{2\pi}$ of the full circle, so its area is $\frac{1}{2}r^2\theta = \frac{1}{2} \times ${radius}^2 \times ${piMultiple(n, d)} = ${size(radius * radius * n, 2 * d)}$.`,
      diagrams: [
        {
          name: 'sector',
          svg: drawing.toSvg(),
          alt: `Sector OAB of a circle with radius ${radius} cm; the angle at the centre O is marked theta.`,
        },
      ],
      ...choice,
    };
  },
  check: ({ radius, n, d }, { arc, area }) => {
    const angle = (n * Math.PI) / d;
    // Area by thin triangles, and as half of arc times radius.
    let sum = 0;
    for (let i = 0; i < 4000; i++) sum += 0.5 * radius * radius * Math.sin(angle / 4000);
    assertClose(sum, area * Math.PI, 'area by thin triangles', 1e-5);
    assertClose((arc * radius) / 2, area, 'area from the arc');
  },
});

const circleSegment = defineTemplate({
  key: 'aa-circle-segment',
  calculatorAllowed: true,
  placements: core('3.4', 2, ['2.10']),
  variants: [
    { radius: 8, area: 20 },
    { radius: 10, area: 35 },
    { radius: 6, area: 15 },
    { radius: 12, area: 80 },
    { radius: 5, area: 12 },
    { radius: 9, area: 50 },
    { radius: 7, area: 10 },
    { radius: 15, area: 60 },
    { radius: 11, area: 75 },
  ],
  solve: ({ radius, area }) => {
    const target = (2 * area) / radius ** 2;
    let theta = 2;
    for (let i = 0; i < 100; i++) theta -= (theta - Math.sin(theta) - target) / (1 - Math.cos(theta));
    return { theta, perimeter: radius * theta + 2 * radius * Math.sin(theta / 2), target };
  },
  write: ({ radius, area }, { theta, perimeter, target }) => {
    const drawing = new Diagram({ x: [-1.25, 1.25], y: [-1.1, 1.2], equalScale: true, width: 300 });
    const [from, to] = [Math.PI / 2 - theta / 2, Math.PI / 2 + theta / 2];
    const [a, b]: [Point, Point] = [
      [Math.cos(to), Math.sin(to)],
      [Math.cos(from), Math.sin(from)],
    ];
    const half = Math.sin(theta / 2);
    drawing.shadeBetween(
      (x) => Math.sqrt(Math.max(0, 1 - x * x)),
      () => a[1],
      -half,
      half,
    );
    drawing
      .circle([0, 0], 1)
      .polyline([a, [0, 0], b])
      .segment(a, b)
      .point([0, 0]);
    nameOutside(drawing, a, [0, 0], 'A', 13);
    nameOutside(drawing, b, [0, 0], 'B', 13);
    drawing.label([0, 0], 'O', { dy: 18 });
    markAngle(drawing, [0, 0], b, a, 'θ', 0.17);
    return {
      text: paragraphs(
        raw`A circle has centre O and radius $${radius} \text{ cm}$. The chord $[\text{AB}]$ subtends the angle $\theta$ radians at O, where $0 < \theta < \pi$. The shaded segment has an area of $${area} \text{ cm}^2$.`,
        '![](diagram:segment)',
        raw`(a) Show that $\theta - \sin\theta = ${significant(target)}$, correct to three significant figures. [3]`,
        raw`(b) Determine the value of $\theta$. [2]`,
        '(c) Calculate the perimeter of the shaded segment. [3]',
      ),
      hint: 'From which two simpler shapes can the segment be made?',
      answer: paragraphs(
        '(a) As given.',
        raw`(b) $\theta = ${significant(theta)} \text{ rad}$`,
        raw`(c) $${significant(perimeter)} \text{ cm}$`,
      ),
      solution: paragraphs(
        raw`(a) The sector has the area $\frac{1}{2}r^2\theta$ and the triangle OAB the area $\frac{1}{2}r^2\sin\theta$. Their difference is the segment: $\frac{1}{2} \times ${radius}^2(\theta - \sin\theta) = ${area}$. So $\theta - \sin\theta = \dfrac{2 \times ${area}}{${radius}^2} = ${significant(target)}$.`,
        raw`(b) This equation has no solution by algebra. From the graph of $y = \theta - \sin\theta - \frac{${2 * area}}{${radius ** 2}}$ (calculator in radian mode) the zero between $0$ and $\pi$ is $\theta = ${significant(theta, 4)}$, so $\theta = ${significant(theta)}$.`,
        raw`(c) The perimeter is the arc and the chord. Arc: $r\theta = ${radius} \times ${significant(theta, 4)} = ${significant(radius * theta, 4)}$. Chord: $2r\sin\frac{\theta}{2} = ${significant(2 * radius * half, 4)}$. Together $${significant(perimeter, 4)}$, about $${significant(perimeter)} \text{ cm}$.`,
      ),
      markScheme: markScheme({
        a: [
          'M1 sector minus triangle',
          raw`A1 $\frac{1}{2} \times ${radius}^2\theta - \frac{1}{2} \times ${radius}^2\sin\theta = ${area}$`,
          raw`A1 $\theta - \sin\theta = \frac{${2 * area}}{${radius ** 2}}$`,
          raw`AG $${significant(target)}$`,
        ],
        b: ['(M1) graph or solver in radian mode', raw`A1 $\theta = ${significant(theta)}$`],
        c: [
          raw`(A1) arc $${significant(radius * theta, 4)}$`,
          raw`(M1) chord by the cosine rule or $2r\sin\frac{\theta}{2}$`,
          raw`A1 $${significant(perimeter)}$`,
        ],
      }),
      numeric: [
        {
          part: 'b',
          value: theta,
          tolerance: 0.0055,
          unit: 'rad',
          slips: [slip((theta * 180) / Math.PI, 'That is the angle in degrees.', 'angle_mode')],
        },
        {
          part: 'c',
          value: perimeter,
          tolerance: 0.06,
          unit: 'cm',
          slips: [
            slip(radius * theta, 'You left out the chord.'),
            slip(radius * theta + 2 * radius, 'You went around the sector: the segment ends at the chord, not at the radii.'),
          ],
        },
      ],
      diagrams: [
        {
          name: 'segment',
          svg: drawing.toSvg(),
          alt: 'A circle with centre O and the chord AB; the angle AOB is marked theta, and the smaller segment beyond the chord is shaded.',
        },
      ],
    };
  },
  check: ({ radius, area }, { theta, perimeter }) => {
    assert.ok(theta > 0.5 && theta < Math.PI);
    // Area between circle and chord by integration over x = half * sin(u), smooth at the ends.
    const half = radius * Math.sin(theta / 2);
    const level = radius * Math.cos(theta / 2);
    const sum = integrate(
      (u) => (Math.sqrt(radius ** 2 - (half * Math.sin(u)) ** 2) - level) * half * Math.cos(u),
      -Math.PI / 2,
      Math.PI / 2,
    );
    assertClose(sum, area, 'area of the segment', 1e-6);
    const corner = [radius * Math.cos(theta), radius * Math.sin(theta)] as const;
    assertClose(Math.hypot(corner[0] - radius, corner[1]) + integrate(() => radius, 0, theta), perimeter, 'perimeter');
  },
});

const ambiguousTriangle = defineTemplate({
  key: 'aa-ambiguous-triangle',
  calculatorAllowed: true,
  placements: core('3.5.2', 2, ['3.2.1']),
  variants: [
    { angle: 35, c: 12, a: 8 },
    { angle: 40, c: 10, a: 7.5 },
    { angle: 28, c: 15, a: 9 },
    { angle: 50, c: 9, a: 7.6 },
    { angle: 32, c: 20, a: 13 },
    { angle: 44, c: 14, a: 11 },
    { angle: 38, c: 18, a: 13 },
    { angle: 25, c: 11, a: 6 },
    { angle: 47, c: 16, a: 13 },
  ],
  solve: ({ angle, c, a }) => {
    const acute = degrees(Math.asin((c * Math.sin(radians(angle))) / a));
    const side = (angleC: number) => (a * Math.sin(radians(180 - angle - angleC))) / Math.sin(radians(angle));
    const [long, short] = [side(acute), side(180 - acute)];
    return { acute, obtuse: 180 - acute, long, short, difference: 0.5 * c * (long - short) * Math.sin(radians(angle)) };
  },
  write: ({ angle, c, a }, { acute, obtuse, long, short, difference }) => {
    const b: Point = [c * Math.cos(radians(angle)), c * Math.sin(radians(angle))];
    const drawing = new Diagram({ x: [-long * 0.08, long * 1.1], y: [-b[1] * 0.2, b[1] * 1.1], equalScale: true, width: 400 });
    drawing.segment([0, 0], [long, 0]).segment([0, 0], b).segment(b, [long, 0]).segment(b, [short, 0], 'd-curve2');
    drawing.point([short, 0]).point([long, 0]);
    drawing.label([0, 0], 'A', { dx: -11, dy: 8 }).label(b, 'B', { dy: -8 });
    drawing.label([short, 0], 'C₁', { dy: 19 }).label([long, 0], 'C₂', { dx: 8, dy: 19 });
    drawing.label([b[0] / 2, b[1] / 2], `${c} cm`, { anchor: 'end', dx: -8, dy: -3 });
    drawing.label([(b[0] + long) / 2, b[1] / 2], `${a} cm`, { anchor: 'start', dx: 8, dy: -3 });
    drawing.label([b[0] * 0.45 + short * 0.55, b[1] * 0.45], `${a} cm`, { anchor: 'start', dx: 8, dy: 2 });
    markAngle(drawing, [0, 0], [1, 0], b, `${angle}°`, long * 0.1);
    return {
      text: paragraphs(
        raw`In triangle ABC, $\text{AB} = ${c} \text{ cm}$, $\text{BC} = ${a} \text{ cm}$ and $\text{B}\hat{\text{A}}\text{C} = ${angle}^\circ$. The diagram shows that there are two such triangles, with C at $\text{C}_1$ or at $\text{C}_2$.`,
        '![](diagram:triangles)',
        raw`(a) Find the two possible sizes of angle $\text{A}\hat{\text{C}}\text{B}$. [3]`,
        '(b) Calculate the two possible lengths of $[\\text{AC}]$. [3]',
        '(c) Calculate the difference between the areas of the two triangles. [2]',
      ),
      hint: raw`How many angles between $0^\circ$ and $180^\circ$ have a given sine?`,
      answer: paragraphs(
        raw`(a) $${significant(acute)}^\circ$ and $${significant(obtuse)}^\circ$`,
        raw`(b) $${significant(long)} \text{ cm}$ and $${significant(short)} \text{ cm}$`,
        raw`(c) $${significant(difference)} \text{ cm}^2$`,
      ),
      solution: paragraphs(
        raw`(a) By the sine rule $\sin \text{C} = \dfrac{${c}\sin ${angle}^\circ}{${a}} = ${significant((c * Math.sin(radians(angle))) / a, 4)}$. One solution is $${significant(acute, 4)}^\circ$ (at $\text{C}_2$), the other $180^\circ - ${significant(acute, 4)}^\circ = ${significant(obtuse, 4)}^\circ$ (at $\text{C}_1$).`,
        raw`(b) The third angle is $180^\circ - ${angle}^\circ - \text{C}$, that is $${significant(180 - angle - acute, 4)}^\circ$ or $${significant(180 - angle - obtuse, 4)}^\circ$. By the sine rule $\text{AC} = \dfrac{${a}\sin \text{B}}{\sin ${angle}^\circ}$, which gives $${significant(long, 4)}$ and $${significant(short, 4)}$: about $${significant(long)} \text{ cm}$ and $${significant(short)} \text{ cm}$.`,
        raw`(c) Both areas are $\frac{1}{2} \times \text{AC} \times ${c} \times \sin ${angle}^\circ$, so they differ by $\frac{1}{2} \times ${c} \times (${significant(long, 5)} - ${significant(short, 5)}) \times \sin ${angle}^\circ = ${significant(difference, 4)}$, about $${significant(difference)} \text{ cm}^2$.`,
      ),
      markScheme: markScheme({
        a: [
          'M1 correct substitution into the sine rule',
          raw`A1 $${significant(acute)}^\circ$`,
          raw`A1 $${significant(obtuse)}^\circ$`,
        ],
        b: [
          'M1 finds a third angle and uses the sine or cosine rule',
          raw`A1 $${significant(long)}$`,
          raw`A1 $${significant(short)}$`,
        ],
        c: ['(M1) difference of two areas', raw`A1 $${significant(difference)}$`],
      }),
      numeric: [{ part: 'c', value: difference, tolerance: Math.max(0.06, difference * 0.004), unit: 'cm^2' }],
      keys: [
        { kind: 'number', label: 'Acute angle', ...threeFigures(acute, 'a', '°') },
        { kind: 'number', label: 'Obtuse angle', ...threeFigures(obtuse, 'a', '°') },
        { kind: 'number', label: 'Longer', ...threeFigures(long, 'b', 'cm') },
        { kind: 'number', label: 'Shorter', ...threeFigures(short, 'b', 'cm') },
      ],
      diagrams: [
        {
          name: 'triangles',
          svg: drawing.toSvg(),
          alt: `AB = ${c} cm makes ${angle} degrees with a horizontal ray from A; from B two segments of ${a} cm reach the ray at C1 and, further away, at C2.`,
        },
      ],
    };
  },
  check: ({ angle, c, a }, { acute, obtuse, long, short, difference }) => {
    // Circle of radius a about B meets the ray y = 0.
    const [x, y] = [c * Math.cos(radians(angle)), c * Math.sin(radians(angle))];
    const reach = Math.sqrt(a * a - y * y);
    assertClose(x + reach, long, 'AC2');
    assertClose(x - reach, short, 'AC1');
    assertClose(degrees(Math.atan2(y, reach)), acute, 'angle at C2');
    assertClose(degrees(Math.atan2(y, -reach)), obtuse, 'angle at C1');
    assertClose(reach * y, difference, 'area of the isosceles triangle between them');
    assert.ok(short > 0.5);
  },
});

/** Templates of topic 3 for SL and HL: circles. */
export const circles = [
  withLaterForms(sectorArea, ...sectorForms),
  withLaterForms(circleSegment, ...segmentForms),
  withLaterForms(ambiguousTriangle, ...ambiguousForms),
];
