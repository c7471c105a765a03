import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { choice, core, hl, labelled, near, prose, scheme } from '../writing.ts';

/** Topic 3. Arcs and sectors in degrees, segments in radians. */

const wiperSector = defineTemplate({
  key: 'ai-wiper-ring-sector',
  calculatorAllowed: true,
  placements: core('3.4', 1),
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

        (a) Calculate the length of the arc along which the outer end moves. [2]

        (b) Find the area of the shaded region. [3]

        (c) Calculate the perimeter of the shaded region. [3]`,
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

const circularSegment = defineTemplate({
  key: 'ai-circular-segment-radians',
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

        Calculate the area of the shaded segment. [1]`,
      hint: 'Which two shapes make up the sector? Is the calculator in radian mode?',
      ...choice(
        option(area),
        [
          wrong(
            option(0.5 * r * r * angle),
            'This is the area of the whole sector, with the triangle still in it.',
            'incomplete',
          ),
          wrong(
            option(0.5 * r * r * (angle - Math.sin((angle * Math.PI) / 180))),
            'Your calculator took the sine of an angle in degrees.',
            'angle_mode',
          ),
          wrong(option(r * r * (angle - Math.sin(angle))), 'You forgot the factor one half in both areas.'),
        ],
        index,
      ),
      solution: prose`
        The sector has area $\frac{1}{2}r^{2}\theta = \frac{1}{2} \times ${r}^2 \times ${angle} = ${significant(0.5 * r * r * angle, 5)}$ and the triangle
        $\frac{1}{2}r^{2}\sin\theta = \frac{1}{2} \times ${r}^2 \times \sin ${angle} = ${significant(0.5 * r * r * Math.sin(angle), 5)}$, with $\sin$ in radians. The difference is
        $${significant(area)}\text{ ${unit}}^{2}$.

        The wrong options leave the triangle in, take the sine of $${angle}$ **degrees**, or forget the factor $\frac{1}{2}$.`,
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

const sectorPerimeter = defineTemplate({
  key: 'ai-sector-angle-from-perimeter',
  calculatorAllowed: true,
  placements: core('3.4', 1),
  variants: [
    { thing: 'slice of pizza', r: 15, p: 42 },
    { thing: 'fan', r: 22, p: 84 },
    { thing: 'piece of a cake', r: 12, p: 33 },
    { thing: 'lawn', r: 9, p: 31 },
    { thing: 'pendant', r: 3, p: 10.5 },
    { thing: 'window', r: 40, p: 150 },
    { thing: 'brooch', r: 2.4, p: 8.1 },
    { thing: 'terrace', r: 6.5, p: 24 },
  ],
  solve: ({ r, p }) => ({ arc: p - 2 * r, angle: ((p - 2 * r) * 180) / (Math.PI * r), area: ((p - 2 * r) * r) / 2 }),
  write: ({ thing, r, p }, { arc, angle, area }) => ({
    text: prose`
      A ${thing} has the shape of a sector of a circle with radius $${r}\text{ units}$. Its perimeter is $${p}\text{ units}$.

      Calculate the angle of the sector, in degrees, and its area. [5]`,
    hint: 'Two radii and one arc make up the perimeter.',
    answer: prose`$${significant(angle)}^\circ$ and $${significant(area)}$ square units`,
    solution: prose`
      The perimeter consists of two radii and the arc, so the arc is $${p} - 2 \times ${r} = ${Number(arc.toFixed(3))}$.

      $\dfrac{\theta}{360} \times 2\pi \times ${r} = ${Number(arc.toFixed(3))}$ gives $\theta = \dfrac{360 \times ${Number(arc.toFixed(3))}}{2\pi \times ${r}} = ${significant(angle, 5)}^\circ$, about $${significant(angle)}^\circ$.

      The area is $\dfrac{${significant(angle, 5)}}{360} \times \pi \times ${r}^{2} = ${significant(area)}$ square units.`,
    markScheme: scheme({
      '': [
        prose`A1 arc $${Number(arc.toFixed(3))}$`,
        'M1 formula for the arc',
        prose`A1 $${significant(angle)}^\circ$`,
        'M1 formula for the area with their angle',
        prose`A1 $${significant(area)}$`,
      ],
    }),
    keys: [
      labelled('Angle', near(angle, '', '°'), [
        { slip: 'angle_mode', value: (angle * Math.PI) / 180, note: 'This is the angle in radians; degrees are asked for.' },
        {
          slip: 'method',
          value: (p * 180) / (Math.PI * r),
          note: 'The perimeter has two radii besides the arc.',
        },
      ]),
      labelled('Area', near(area), [
        { slip: 'method', value: (p * r) / 2, note: 'The perimeter has two radii besides the arc.' },
      ]),
    ],
  }),
  check: ({ r, p }, { angle, area }) => {
    // Perimeter and area of a polygon with very many corners on the arc.
    const n = 20_000;
    const step = (angle * DEGREE) / n;
    assertClose(2 * r + n * 2 * r * Math.sin(step / 2), p, 'the perimeter by chords');
    assertClose(n * 0.5 * r * r * Math.sin(step), area, 'the area by thin triangles');
    assert.ok(angle > 10 && angle < 180);
  },
});

export const circlesTemplates: readonly QuestionTemplate[] = [wiperSector, sectorPerimeter, circularSegment];
