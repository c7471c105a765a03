import assert from 'node:assert/strict';
import { degrees, radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant, term } from '../../tex.ts';
import { markAngle, nameOutside, type Point, triangle } from './figures.ts';
import { coneForms, cosineRuleForms, pyramidForms } from './further-geometry.ts';
import { core, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 3, Geometry and trigonometry: solids, triangles and bearings, common to SL and HL. */

const coneVolume = defineTemplate({
  key: 'aa-cone-volume-mc',
  calculatorAllowed: false,
  placements: core('3.1', 1),
  variants: [
    { radius: 4, slant: 5 },
    { radius: 6, slant: 10 },
    { radius: 5, slant: 13 },
    { radius: 9, slant: 15 },
    { radius: 8, slant: 17 },
    { radius: 12, slant: 13 },
    { radius: 12, slant: 15 },
    { radius: 7, slant: 25 },
  ],
  solve: ({ radius, slant }) => {
    const height = Math.sqrt(slant ** 2 - radius ** 2);
    return { height, multiple: (radius ** 2 * height) / 3 };
  },
  write: ({ radius, slant }, { height, multiple }, variantIndex) => {
    const drawing = new Diagram({
      x: [-radius * 1.3, radius * 1.3],
      y: [-height * 0.16, height * 1.05],
      width: 260,
      height: 250,
    });
    const half = height * 0.1;
    const rim = Array.from(
      { length: 61 },
      (_, i): Point => [radius * Math.cos((i * Math.PI) / 30), half * Math.sin((i * Math.PI) / 30)],
    );
    drawing.polyline(rim.slice(30)).polyline(rim.slice(0, 31), 'd-dashed');
    drawing.polyline([
      [-radius, 0],
      [0, height],
      [radius, 0],
    ]);
    drawing.segment([0, 0], [radius, 0], 'd-dashed').point([0, 0]);
    drawing
      .label([radius / 2, 0], `${radius} cm`, { dy: -5 })
      .label([radius / 2, height / 2], `${slant} cm`, { anchor: 'start', dx: 9 });
    const pi = (value: number) => raw`${term(value, raw`\pi`)} \text{ cm}^3`;
    const choice = multipleChoice(
      `$${pi(multiple)}$`,
      [
        wrong(`$${pi(multiple * 3)}$`, 'That is the volume of a cylinder with this base and height.'),
        wrong(
          `$${(radius * radius * slant) % 3 === 0 ? pi((radius * radius * slant) / 3) : raw`\frac{${radius * radius * slant}\pi}{3} \text{ cm}^3`}$`,
          'You used the slant height in place of the vertical height.',
        ),
        wrong(`$${pi(radius * slant)}$`, 'You used the formula for the curved surface area.'),
      ],
      variantIndex,
    );
    return {
      text: paragraphs(
        raw`A right circular cone has base radius $${radius} \text{ cm}$ and slant height $${slant} \text{ cm}$.`,
        '![](diagram:cone)',
        'What is its volume? [1]',
      ),
      hint: 'Which height does the formula for the volume need?',
      solution: raw`The radius, the height and the slant height form a right-angled triangle, so $h = \sqrt{${slant}^2 - ${radius}^2} = ${height} \text{ cm}$. The volume is $V = \frac{1}{3}\pi r^2h = \frac{1}{3}\pi \times ${radius}^2 \times ${height} = ${pi(multiple)}$.`,
      diagrams: [
        {
          name: 'cone',
          svg: drawing.toSvg(),
          alt: `A cone standing on its base; the base radius is ${radius} cm and the slant height is ${slant} cm.`,
        },
      ],
      ...choice,
    };
  },
  check: ({ radius, slant }, { height, multiple }) => {
    // Discs stacked along the axis.
    const volume = integrate((y) => Math.PI * (radius * (1 - y / height)) ** 2, 0, height);
    assertClose(volume, multiple * Math.PI, 'volume');
    assertClose(Math.hypot(height, radius), slant, 'slant height');
    assert.ok(Number.isInteger(height) && Number.isInteger(multiple));
  },
});

const squarePyramid = defineTemplate({
  key: 'aa-square-pyramid-angles',
  calculatorAllowed: true,
  placements: core('3.1', 2, ['3.2.1']),
  variants: [
    { side: 8, height: 7 },
    { side: 10, height: 12 },
    { side: 6, height: 9 },
    { side: 14, height: 10 },
    { side: 9, height: 11 },
    { side: 12, height: 5 },
    { side: 7, height: 13 },
    { side: 16, height: 15 },
    { side: 5, height: 6 },
  ],
  solve: ({ side, height }) => {
    const half = (side * Math.SQRT2) / 2;
    const slant = Math.hypot(height, side / 2);
    return {
      volume: (side ** 2 * height) / 3,
      edge: Math.hypot(half, height),
      edgeAngle: degrees(Math.atan(height / half)),
      surface: side ** 2 + 2 * side * slant,
      slant,
    };
  },
  write: ({ side, height }, { volume, edge, edgeAngle, surface, slant }) => {
    const flat = (x: number, y: number, z: number): Point => [x + 0.45 * y, 0.42 * y + z];
    const [a, b, c, d] = [flat(0, 0, 0), flat(side, 0, 0), flat(side, side, 0), flat(0, side, 0)];
    const [v, m] = [flat(side / 2, side / 2, height), flat(side / 2, side / 2, 0)];
    const drawing = new Diagram({ x: [-side * 0.15, side * 1.6], y: [-side * 0.12, v[1] * 1.06], equalScale: true, width: 320 });
    drawing
      .polyline([a, b, c])
      .polyline([a, d, c], 'd-dashed')
      .segment(v, d, 'd-dashed')
      .segment(a, c, 'd-dashed')
      .segment(v, m, 'd-dashed');
    drawing.segment(a, v).segment(b, v).segment(c, v).point(m);
    for (const [at, name] of [
      [a, 'A'],
      [b, 'B'],
      [c, 'C'],
      [d, 'D'],
      [v, 'V'],
    ] as const)
      nameOutside(drawing, at, [m[0], v[1] * 0.4], name);
    drawing.label(m, 'M', { dx: 12, dy: 16 });
    return {
      text: paragraphs(
        raw`A pyramid has a horizontal square base ABCD with sides of $${side} \text{ cm}$. Its apex V is $${height} \text{ cm}$ vertically above M, the centre of the base.`,
        '![](diagram:pyramid)',
        '(a) Calculate the volume of the pyramid. [2]',
        '(b) Calculate the length of the edge $[\\text{AV}]$. [3]',
        '(c) Calculate the angle between the edge $[\\text{AV}]$ and the base, in degrees. [2]',
        '(d) Calculate the total surface area of the pyramid. [3]',
      ),
      hint: 'Draw the triangle AMV by itself. How long is half of the diagonal of the base?',
      answer: paragraphs(
        raw`(a) $${significant(volume)} \text{ cm}^3$`,
        raw`(b) $${significant(edge)} \text{ cm}$`,
        raw`(c) $${significant(edgeAngle)}^\circ$`,
        raw`(d) $${significant(surface)} \text{ cm}^2$`,
      ),
      solution: paragraphs(
        raw`(a) $V = \frac{1}{3} \times \text{base} \times \text{height} = \frac{1}{3} \times ${side}^2 \times ${height} = ${significant(volume, 4)}$, so $${significant(volume)} \text{ cm}^3$.`,
        raw`(b) The diagonal of the base is $${side}\sqrt{2}$, so $\text{AM} = \dfrac{${side}\sqrt{2}}{2} = ${significant((side * Math.SQRT2) / 2, 4)} \text{ cm}$. Triangle AMV has its right angle at M: $\text{AV} = \sqrt{${height}^2 + ${significant((side * Math.SQRT2) / 2, 4)}^2} = ${significant(edge, 4)} \text{ cm}$.`,
        raw`(c) The angle between a line and a plane is measured to its projection, here $[\text{AM}]$. So $\tan \text{V}\hat{\text{A}}\text{M} = \dfrac{${height}}{${significant((side * Math.SQRT2) / 2, 4)}}$ and the angle is $${significant(edgeAngle, 4)}^\circ$, about $${significant(edgeAngle)}^\circ$.`,
        raw`(d) The height of a side face is $\sqrt{${height}^2 + ${decimal(side / 2, 1)}^2} = ${significant(slant, 4)} \text{ cm}$, from M to the middle of a side and up to V. The surface is the base and four triangles: $${side}^2 + 4 \times \frac{1}{2} \times ${side} \times ${significant(slant, 4)} = ${significant(surface, 4)}$, so $${significant(surface)} \text{ cm}^2$.`,
      ),
      markScheme: markScheme({
        a: ['(M1) correct substitution into the volume formula', raw`A1 $${significant(volume)}$`],
        b: [
          'M1 attempt to find AM or AC',
          raw`A1 $\text{AM} = ${significant((side * Math.SQRT2) / 2, 4)}$`,
          raw`A1 $${significant(edge)}$`,
        ],
        c: ['(M1) correct trigonometric ratio in triangle AMV', raw`A1 $${significant(edgeAngle)}^\circ$`],
        d: ['(M1) finds the height of a side face', raw`(A1) $${significant(slant, 4)}$`, raw`A1 $${significant(surface)}$`],
      }),
      numeric: [
        { ...threeFigures(volume, 'a', 'cm^3'), slips: [slip(volume * 3, 'You left out the factor one third.')] },
        {
          ...threeFigures(edge, 'b', 'cm'),
          slips: [slip(slant, 'You went down to the middle of a side instead of to a corner.')],
        },
        {
          ...threeFigures(edgeAngle, 'c', '°'),
          slips: [
            slip(
              degrees(Math.atan((2 * height) / side)),
              'That is the angle of a side face, measured from the middle of a side.',
            ),
            slip((edgeAngle * Math.PI) / 180, 'Your calculator gave the angle in radians.', 'angle_mode'),
          ],
        },
        {
          ...threeFigures(surface, 'd', 'cm^2'),
          slips: [
            slip(surface - side ** 2, 'You left out the base.'),
            slip(side ** 2 + 2 * side * height, 'You used the height of the pyramid in place of that of a side face.'),
          ],
        },
      ],
      diagrams: [
        {
          name: 'pyramid',
          svg: drawing.toSvg(),
          alt: 'A pyramid with square base ABCD and apex V; the diagonal AC and the vertical line from V to the centre M of the base are dashed.',
        },
      ],
    };
  },
  check: ({ side, height }, { volume, edge, edgeAngle, surface, slant }) => {
    assertClose(
      integrate((z) => (side * (1 - z / height)) ** 2, 0, height),
      volume,
      'volume by slices',
    );
    // With coordinates: A at a corner, V above the centre; faces by cross products.
    const toV = [side / 2, side / 2, height] as const;
    assertClose(Math.hypot(...toV), edge, 'edge');
    assertClose(
      degrees(Math.acos((toV[0] * side + toV[1] * side) / (edge * Math.hypot(side, side)))),
      edgeAngle,
      'angle with the diagonal',
    );
    const cross = [0 * toV[2] - 0 * toV[1], 0 * toV[0] - side * toV[2], side * toV[1]] as const;
    assertClose(side * side + 4 * (Math.hypot(...cross) / 2), surface, 'surface');
    assertClose(Math.hypot(...cross), side * slant, 'height of a face');
  },
});

const cosineRuleArea = defineTemplate({
  key: 'aa-cosine-rule-area',
  calculatorAllowed: true,
  placements: core('3.2.1', 2),
  variants: [
    { b: 7, c: 9, angle: 62 },
    { b: 12, c: 8, angle: 75 },
    { b: 5.5, c: 6.8, angle: 110 },
    { b: 14, c: 11, angle: 48 },
    { b: 9.2, c: 7.5, angle: 84 },
    { b: 6, c: 10, angle: 125 },
    { b: 15, c: 13, angle: 57 },
    { b: 8.4, c: 8.9, angle: 98 },
    { b: 20, c: 16, angle: 68 },
  ],
  solve: ({ b, c, angle }) => {
    const a = Math.sqrt(b * b + c * c - 2 * b * c * Math.cos(radians(angle)));
    return { a, area: 0.5 * b * c * Math.sin(radians(angle)), angleB: degrees(Math.acos((a * a + c * c - b * b) / (2 * a * c))) };
  },
  write: ({ b, c, angle }, { a, area, angleB }) => {
    const drawing = triangle(
      [
        [0, 0],
        [c, 0],
        [b * Math.cos(radians(angle)), b * Math.sin(radians(angle))],
      ],
      { vertices: ['A', 'B', 'C'], sides: ['', `${b} cm`, `${c} cm`], angles: [`${angle}°`, '', ''] },
    );
    return {
      text: paragraphs(
        raw`The diagram shows triangle ABC with $\text{AB} = ${c} \text{ cm}$, $\text{AC} = ${b} \text{ cm}$ and $\text{B}\hat{\text{A}}\text{C} = ${angle}^\circ$.`,
        '![](diagram:triangle)',
        '(a) Calculate the length BC. [2]',
        '(b) Calculate the area of the triangle. [2]',
        raw`(c) Calculate the size of angle $\text{A}\hat{\text{B}}\text{C}$ in degrees. [2]`,
      ),
      hint: 'Two sides and the angle between them are known: which rule finds the third side?',
      answer: paragraphs(
        raw`(a) $${significant(a)} \text{ cm}$`,
        raw`(b) $${significant(area)} \text{ cm}^2$`,
        raw`(c) $${significant(angleB)}^\circ$`,
      ),
      solution: paragraphs(
        raw`(a) The cosine rule gives $\text{BC}^2 = ${b}^2 + ${c}^2 - 2 \times ${b} \times ${c} \times \cos ${angle}^\circ = ${significant(a * a, 5)}$, so $\text{BC} = ${significant(a, 4)}$, about $${significant(a)} \text{ cm}$.`,
        raw`(b) The area is half the product of two sides and the sine of the angle between them: $\frac{1}{2} \times ${b} \times ${c} \times \sin ${angle}^\circ = ${significant(area, 4)}$, about $${significant(area)} \text{ cm}^2$.`,
        raw`(c) With all three sides known, the cosine rule gives $\cos \text{B} = \dfrac{\text{BC}^2 + ${c}^2 - ${b}^2}{2 \times \text{BC} \times ${c}}$, so $\text{A}\hat{\text{B}}\text{C} = ${significant(angleB, 4)}^\circ$, about $${significant(angleB)}^\circ$.`,
      ),
      markScheme: markScheme({
        a: ['M1 correct substitution into the cosine rule', raw`A1 $${significant(a)}$`],
        b: [raw`M1 correct substitution into $\frac{1}{2}bc\sin A$`, raw`A1 $${significant(area)}$`],
        c: ['M1 correct substitution into the sine or cosine rule', raw`A1 $${significant(angleB)}^\circ$`],
      }),
      numeric: [
        {
          ...threeFigures(a, 'a', 'cm'),
          slips: [
            slip(Math.sqrt(b * b + c * c), 'You used Pythagoras, but the angle is not a right angle.'),
            slip(a * a, 'You did not take the square root.'),
          ],
        },
        { ...threeFigures(area, 'b', 'cm^2'), slips: [slip(2 * area, 'You left out the factor one half.')] },
        {
          ...threeFigures(angleB, 'c', '°'),
          slips: [
            slip(180 - angle - angleB, 'That is the angle at C.'),
            slip(radians(angleB), 'Your calculator gave the angle in radians.', 'angle_mode'),
          ],
        },
      ],
      diagrams: [
        {
          name: 'triangle',
          svg: drawing.toSvg(),
          alt: `Triangle ABC with AB = ${c} cm, AC = ${b} cm and the angle of ${angle} degrees at A.`,
        },
      ],
    };
  },
  check: ({ b, c, angle }, { a, area, angleB }) => {
    const corner = [b * Math.cos(radians(angle)), b * Math.sin(radians(angle))] as const;
    assertClose(Math.hypot(corner[0] - c, corner[1]), a, 'BC from coordinates');
    assertClose((c * corner[1]) / 2, area, 'area from base and height');
    assertClose(degrees(Math.atan2(corner[1], c - corner[0])), angleB, 'angle B from coordinates');
  },
});

const bearing = (angle: number) => `${angle}`.padStart(3, '0');

const shipBearings = defineTemplate({
  key: 'aa-ship-bearings',
  calculatorAllowed: true,
  placements: core('3.3', 2, ['3.2.1']),
  variants: [
    { first: 60, second: 130, d1: 15, d2: 11, craft: 'ship', unit: 'km' },
    { first: 48, second: 155, d1: 24, d2: 18, craft: 'ferry', unit: 'km' },
    { first: 72, second: 140, d1: 9.5, d2: 12, craft: 'yacht', unit: 'km' },
    { first: 35, second: 115, d1: 120, d2: 90, craft: 'light aircraft', unit: 'km' },
    { first: 55, second: 164, d1: 16, d2: 20, craft: 'trawler', unit: 'km' },
    { first: 66, second: 121, d1: 7.2, d2: 5.8, craft: 'rowing boat', unit: 'km' },
    { first: 42, second: 148, d1: 32, d2: 27, craft: 'cargo ship', unit: 'km' },
    { first: 78, second: 160, d1: 210, d2: 160, craft: 'helicopter', unit: 'km' },
    { first: 51, second: 137, d1: 13, d2: 17, craft: 'lifeboat', unit: 'km' },
  ],
  solve: ({ first, second, d1, d2 }) => {
    const angle = 180 - (second - first);
    const distance = Math.sqrt(d1 * d1 + d2 * d2 - 2 * d1 * d2 * Math.cos(radians(angle)));
    const turn = degrees(Math.acos((d1 * d1 + distance * distance - d2 * d2) / (2 * d1 * distance)));
    return { angle, distance, turn, back: first + turn + 180 };
  },
  write: ({ first, second, d1, d2, craft, unit }, { angle, distance, turn, back }) => {
    const step = (from: Point, direction: number, length: number): Point => [
      from[0] + length * Math.sin(radians(direction)),
      from[1] + length * Math.cos(radians(direction)),
    ];
    const p: Point = [0, 0];
    const q = step(p, first, d1);
    const r = step(q, second, d2);
    const size = Math.max(d1, d2);
    const north = size * 0.42;
    const drawing = new Diagram({
      x: [-size * 0.12, Math.max(q[0], r[0]) + size * 0.2],
      y: [Math.min(0, r[1]) - size * 0.1, q[1] + north * 1.1],
      equalScale: true,
      width: 380,
    });
    drawing.arrow(p, [0, north], 'd-axis').arrow(q, [q[0], q[1] + north], 'd-axis');
    drawing.label([0, north], 'N', { dx: 11, dy: 4 }).label([q[0], q[1] + north], 'N', { dx: 11, dy: 4 });
    drawing.segment(p, q).segment(q, r).segment(r, p, 'd-dashed').point(p).point(q).point(r);
    drawing.label(p, 'P', { dx: -12, dy: 10 }).label(q, 'Q', { dx: -13, dy: -3 }).label(r, 'R', { dx: 13, dy: 10 });
    markAngle(drawing, p, q, [0, north], `${first}°`, size * 0.14);
    markAngle(drawing, q, r, [q[0], q[1] + north], `${second}°`, size * 0.14);
    drawing.label([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], `${d1} ${unit}`, { dx: 20, dy: 19 });
    drawing.label([(q[0] + r[0]) / 2, (q[1] + r[1]) / 2], `${d2} ${unit}`, { anchor: 'start', dx: 10 });
    return {
      text: paragraphs(
        raw`A ${craft} travels $${d1} \text{ ${unit}}$ from P to Q on a bearing of $${bearing(first)}^\circ$. It then travels $${d2} \text{ ${unit}}$ from Q to R on a bearing of $${bearing(second)}^\circ$.`,
        '![](diagram:course)',
        raw`(a) Show that $\text{P}\hat{\text{Q}}\text{R} = ${angle}^\circ$. [2]`,
        '(b) Calculate the distance PR. [2]',
        raw`(c) Calculate the size of angle $\text{Q}\hat{\text{P}}\text{R}$. [2]`,
        `(d) Calculate the bearing on which the ${craft} must travel to return directly from R to P. [2]`,
      ),
      hint: 'The north lines at P and Q are parallel. What is the bearing of P from Q?',
      answer: paragraphs(
        '(a) As given.',
        raw`(b) $${significant(distance)} \text{ ${unit}}$`,
        raw`(c) $${significant(turn)}^\circ$`,
        raw`(d) $${decimal(back, 0)}^\circ$`,
      ),
      solution: paragraphs(
        raw`(a) The north lines are parallel, so the bearing of P from Q is $${first}^\circ + 180^\circ = ${first + 180}^\circ$. The bearing of R from Q is $${second}^\circ$. The angle between the two directions is $${first + 180}^\circ - ${second}^\circ = ${angle}^\circ$.`,
        raw`(b) By the cosine rule, $\text{PR}^2 = ${d1}^2 + ${d2}^2 - 2 \times ${d1} \times ${d2} \times \cos ${angle}^\circ$, so $\text{PR} = ${significant(distance, 4)}$, about $${significant(distance)} \text{ ${unit}}$.`,
        raw`(c) By the sine rule, $\dfrac{\sin \text{Q}\hat{\text{P}}\text{R}}{${d2}} = \dfrac{\sin ${angle}^\circ}{${significant(distance, 4)}}$. ${angle > 90 ? 'The angle at Q is obtuse, so the one at P is acute' : `The side QR is not the longest, so the angle at P is acute`}: $\text{Q}\hat{\text{P}}\text{R} = ${significant(turn, 4)}^\circ$, about $${significant(turn)}^\circ$.`,
        raw`(d) The bearing of R from P is $${first}^\circ + ${significant(turn, 4)}^\circ = ${decimal(first + turn, 1)}^\circ$. The return journey has the opposite direction: $${decimal(first + turn, 1)}^\circ + 180^\circ = ${decimal(back, 1)}^\circ$, about $${decimal(back, 0)}^\circ$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 bearing of P from Q is $${first + 180}^\circ$, or parallel north lines`,
          raw`A1 $${first + 180} - ${second}$ or equivalent`,
          raw`AG $${angle}^\circ$`,
        ],
        b: ['(M1) correct substitution into the cosine rule', raw`A1 $${significant(distance)}$`],
        c: ['(M1) correct substitution into the sine or cosine rule', raw`A1 $${significant(turn)}^\circ$`],
        d: [raw`(M1) adds $180^\circ$ to the bearing of R from P`, raw`A1 $${decimal(back, 0)}^\circ$`],
      }),
      numeric: [
        { ...threeFigures(distance, 'b', unit), slips: [slip(distance * distance, 'You did not take the square root.')] },
        { ...threeFigures(turn, 'c', '°'), slips: [slip(180 - angle - turn, 'That is the angle at R.')] },
        {
          part: 'd',
          value: back,
          tolerance: 0.6,
          unit: '°',
          slips: [slip(back - 180, 'That is the bearing from P to R, not of the way back.')],
        },
      ],
      diagrams: [
        {
          name: 'course',
          svg: drawing.toSvg(),
          alt: `Course from P to Q, ${d1} ${unit} on bearing ${first} degrees, then from Q to R, ${d2} ${unit} on bearing ${second} degrees; PR is dashed.`,
        },
      ],
    };
  },
  check: ({ first, second, d1, d2 }, { angle, distance, turn, back }) => {
    const q = [d1 * Math.sin(radians(first)), d1 * Math.cos(radians(first))] as const;
    const r = [q[0] + d2 * Math.sin(radians(second)), q[1] + d2 * Math.cos(radians(second))] as const;
    assertClose(Math.hypot(...r), distance, 'PR from coordinates');
    const home = (degrees(Math.atan2(-r[0], -r[1])) + 360) % 360;
    assertClose(home, back, 'bearing of P from R');
    const cosine = (-q[0] * (r[0] - q[0]) - q[1] * (r[1] - q[1])) / (d1 * d2);
    assertClose(degrees(Math.acos(cosine)), angle, 'angle at Q', 1e-9);
    assert.ok(turn > 0 && turn < 90 && (angle > 90 || d2 < Math.max(d1, distance)));
  },
});

/** Templates of topic 3 for SL and HL: solids and triangles. */
export const geometry = [
  withLaterForms(coneVolume, ...coneForms),
  withLaterForms(squarePyramid, ...pyramidForms),
  withLaterForms(cosineRuleArea, ...cosineRuleForms),
  shipBearings,
];
