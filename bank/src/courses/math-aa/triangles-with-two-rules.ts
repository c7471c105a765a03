import assert from 'node:assert/strict';
import { degrees } from '../../angles.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { core, raw, threeFigures } from './writing.ts';

/** Topic 3: problems that need both the sine and the cosine rule. */

const cyclicField = defineTemplate({
  key: 'aa-section-b-sl-field-in-a-circle',
  calculatorAllowed: true,
  placements: core('3.2.1', 2, ['3.4', '3.5.2']),
  variants: [
    { thing: 'field', a: 70, b: 110, c: 90, d: 60 },
    { thing: 'park', a: 120, b: 160, c: 140, d: 100 },
    { thing: 'lake shore path', a: 200, b: 150, c: 180, d: 240 },
  ],
  solve: ({ a, b, c, d }) => {
    const [top, bottom] = [a * a + b * b - c * c - d * d, 2 * (a * b + c * d)];
    const angle = Math.acos(top / bottom);
    const diagonal = Math.sqrt(a * a + b * b - 2 * a * b * (top / bottom));
    const area = ((a * b + c * d) * Math.sin(angle)) / 2;
    const radius = diagonal / (2 * Math.sin(angle));
    return { top, bottom, angle: degrees(angle), diagonal, area, radius, share: area / (Math.PI * radius * radius) };
  },
  write: ({ thing, a, b, c, d }, { top, bottom, angle, diagonal, area, radius, share }) =>
    inParts({
      stem: raw`The corners A, B, C and D of a ${thing} lie on a circle, in this order. $\text{AB} = ${a}\text{ m}$, $\text{BC} = ${b}\text{ m}$, $\text{CD} = ${c}\text{ m}$ and $\text{DA} = ${d}\text{ m}$. Opposite angles of such a quadrilateral add up to $180^\circ$. Let $\text{A}\hat{\text{B}}\text{C} = \beta$.`,
      hint: 'The diagonal AC belongs to two triangles. What do you know about the angles opposite to it?',
      parts: [
        {
          ask: raw`Write down two expressions for $\text{AC}^2$, one of them in terms of $\cos\beta$ and the other in terms of $\cos(180^\circ - \beta)$.`,
          answer: raw`$${a}^2 + ${b}^2 - 2 \times ${a} \times ${b}\cos\beta$ and $${c}^2 + ${d}^2 - 2 \times ${c} \times ${d}\cos(180^\circ - \beta)$`,
          solution: raw`The cosine rule in triangle ABC gives $${a}^2 + ${b}^2 - 2 \times ${a} \times ${b}\cos\beta$, and in triangle CDA it gives $${c}^2 + ${d}^2 - 2 \times ${c} \times ${d}\cos(180^\circ - \beta)$.`,
          marks: ['A1 first expression', 'A1 second expression'],
        },
        {
          ask: raw`Hence show that $\cos\beta = ${fraction(top, bottom)}$, and find $\beta$.`,
          answer: raw`$\beta = ${significant(angle)}^\circ$`,
          solution: raw`$\cos(180^\circ - \beta) = -\cos\beta$. Equating, $${a * a + b * b} - ${2 * a * b}\cos\beta = ${c * c + d * d} + ${2 * c * d}\cos\beta$, so $\cos\beta = \dfrac{${top}}{${bottom}} = ${fraction(top, bottom)}$ and $\beta = ${significant(angle)}^\circ$.`,
          marks: [
            raw`M1 $\cos(180^\circ - \beta) = -\cos\beta$`,
            'A1 equates the two expressions',
            raw`A1 collects the terms in $\cos\beta$ (working that starts from the given value earns no A marks)`,
            raw`A1 $\beta = ${significant(angle)}^\circ$`,
          ],
          keys: [threeFigures(angle)],
        },
        {
          ask: 'Find the length AC.',
          answer: raw`$${significant(diagonal)}\text{ m}$`,
          solution: raw`$\text{AC} = \sqrt{${a * a + b * b} - ${2 * a * b}\cos\beta} = ${significant(diagonal)}\text{ m}$.`,
          marks: [
            raw`M1 substitutes $\beta$ into either expression`,
            raw`A1 $${significant(diagonal)}\text{ m}$ (FT their $\beta$)`,
          ],
          keys: [threeFigures(diagonal, undefined, 'm')],
        },
        {
          ask: `Find the area of the ${thing === 'lake shore path' ? 'region inside the path' : thing}.`,
          answer: raw`$${significant(area)}\text{ m}^2$`,
          solution: raw`It is made of two triangles: $\frac{1}{2} \times ${a} \times ${b}\sin\beta + \frac{1}{2} \times ${c} \times ${d}\sin(180^\circ - \beta) = ${significant(area)}\text{ m}^2$.`,
          marks: [
            'M1 area of a triangle by two sides and the angle between them',
            'A1 both areas',
            raw`A1 $${significant(area)}\text{ m}^2$ (FT their $\beta$)`,
          ],
          keys: [threeFigures(area, undefined, 'm^2')],
        },
        {
          before: raw`The radius of the circle through the corners of a triangle with the side $a$ and the opposite angle $A$ is $\dfrac{a}{2\sin A}$.`,
          ask: raw`Find the percentage of the area of the circle that lies within ABCD.`,
          answer: raw`$${significant(100 * share)}\,\%$`,
          solution: raw`The radius is $\dfrac{${significant(diagonal, 5)}}{2\sin\beta} = ${significant(radius, 4)}\text{ m}$, and the circle has the area $${significant(Math.PI * radius * radius, 4)}\text{ m}^2$. The share is $${significant(100 * share)}\,\%$.`,
          marks: [
            raw`A1 radius $${significant(radius)}\text{ m}$`,
            'M1 quotient of the areas',
            raw`A1 $${significant(100 * share)}\,\%$ (FT their area and radius)`,
          ],
          keys: [threeFigures(100 * share)],
        },
      ],
    }),
  check: ({ a, b, c, d }, { diagonal, area, radius }) => {
    // Brahmagupta's formula, and the four central angles.
    const s = (a + b + c + d) / 2;
    assertClose(Math.sqrt((s - a) * (s - b) * (s - c) * (s - d)), area, 'area');
    const turn = [a, b, c, d].reduce((sum, side) => sum + 2 * Math.asin(side / (2 * radius)), 0);
    assertClose(turn, 2 * Math.PI, 'once around', 1e-6);
    assertClose(diagonal, 2 * radius * Math.sin(Math.asin(a / (2 * radius)) + Math.asin(b / (2 * radius))), 'diagonal');
  },
});

const areaGiven = defineTemplate({
  key: 'aa-triangle-from-area',
  calculatorAllowed: true,
  placements: core('3.2.1', 2, ['3.5.2']),
  variants: [
    { p: 9, q: 12, area: 40 },
    { p: 14, q: 11, area: 60 },
    { p: 7.5, q: 8, area: 24 },
    { p: 20, q: 16, area: 130 },
  ],
  solve: ({ p, q, area }) => {
    const acute = Math.asin((2 * area) / (p * q));
    const third = (angle: number) => Math.sqrt(p * p + q * q - 2 * p * q * Math.cos(angle));
    const [near, far] = [third(acute), third(Math.PI - acute)];
    const other = Math.asin((Math.min(p, q) * Math.sin(Math.PI - acute)) / far);
    return { acute: degrees(acute), obtuse: 180 - degrees(acute), near, far, other: degrees(other) };
  },
  write: ({ p, q, area }, { acute, obtuse, near, far, other }) =>
    inParts({
      stem: raw`A triangle PQR has the sides $\text{PQ} = ${p}\text{ cm}$ and $\text{PR} = ${q}\text{ cm}$, and the area $${area}\text{ cm}^2$.`,
      hint: 'Two different angles can have the same sine. What does each of them mean for the third side?',
      parts: [
        {
          ask: raw`Find the two possible values of the angle $\text{Q}\hat{\text{P}}\text{R}$.`,
          answer: raw`$${significant(acute)}^\circ$ and $${significant(obtuse)}^\circ$`,
          solution: raw`$\frac{1}{2} \times ${p} \times ${q}\sin\text{P} = ${area}$ gives $\sin\text{P} = ${significant((2 * area) / (p * q), 4)}$. So P is $${significant(acute)}^\circ$ or $180^\circ - ${significant(acute, 4)}^\circ = ${significant(obtuse, 5)}^\circ$.`,
          marks: [
            'M1 formula of the area',
            raw`A1 $${significant(acute)}^\circ$`,
            raw`A1 $${significant(obtuse)}^\circ$ (one angle alone loses this mark)`,
          ],
          keys: [{ kind: 'set', values: [`${acute}`, `${obtuse}`], tolerance: 0.06 }],
        },
        {
          ask: 'Find the two possible lengths of QR.',
          answer: raw`$${significant(near)}\text{ cm}$ and $${significant(far)}\text{ cm}$`,
          solution: raw`The cosine rule gives $\text{QR} = \sqrt{${p}^2 + ${q}^2 - 2 \times ${p} \times ${q}\cos\text{P}}$, that is $${significant(near)}\text{ cm}$ for the acute and $${significant(far)}\text{ cm}$ for the obtuse angle.`,
          marks: [
            'M1 cosine rule',
            raw`A1 $${significant(near)}\text{ cm}$ (FT their angle)`,
            raw`A1 $${significant(far)}\text{ cm}$ (FT their angle)`,
          ],
          keys: [{ kind: 'set', values: [`${near}`, `${far}`], tolerance: 0.006 * near }],
        },
        {
          ask: raw`Given that P is obtuse, use the sine rule to find the smallest angle of the triangle.`,
          answer: raw`$${significant(other)}^\circ$`,
          solution: raw`The smallest angle lies opposite the shortest side, $${Math.min(p, q)}\text{ cm}$: its sine is $\dfrac{${Math.min(p, q)}\sin ${significant(obtuse, 4)}^\circ}{${significant(far, 4)}}$, and the angle is $${significant(other)}^\circ$.`,
          marks: [
            `R1 opposite the shortest side, ${Math.min(p, q)} cm`,
            'M1 sine rule',
            raw`A1 $${significant(other)}^\circ$ (FT their QR)`,
          ],
          keys: [threeFigures(other)],
        },
      ],
    }),
  check: ({ p, q, area }, { near, far, other, obtuse }) => {
    for (const third of [near, far]) {
      const s = (p + q + third) / 2;
      assertClose(Math.sqrt(s * (s - p) * (s - q) * (s - third)), area, "Heron's formula");
    }
    assert.ok(180 - obtuse - other > other);
  },
});

export const trianglesWithTwoRules = [cyclicField, areaGiven];
