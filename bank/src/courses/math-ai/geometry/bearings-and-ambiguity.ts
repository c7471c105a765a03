import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, fraction, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { bearing, choice, core, hl, labelled, near, preciseBearing, prose, scheme, toWithin } from '../writing.ts';
import { quadrantError, twoTrianglesExplained } from './second-forms.ts';

/** Topic 3. Bearings; at higher level the ambiguous case and the unit circle. */

const shipBearings = defineTemplate({
  key: 'ai-ship-bearings',
  calculatorAllowed: true,
  placements: core('3.3', 2, '3.2.2'),
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

        (b) Calculate the distance AC. [3]

        (c) Find the bearing of C from A. [4]

        (d) Hence find the bearing on which the ${vessel} must travel to return from C directly to A. [1]`,
      hint: 'Which angle at B do the two parallel north lines give?',
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

const secondQuadrant = defineTemplate({
  key: 'ai-second-quadrant-ratio',
  calculatorAllowed: true,
  placements: [hl('3.8', 1)],
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
    if (index >= ALIKE) return quadrantError({ leg, other, hyp });
    return {
      text: prose`
        Given that $\sin\theta = \dfrac{${leg}}{${hyp}}$ and $\dfrac{\pi}{2} < \theta < \pi$, find the exact value of $\tan\theta$. [1]`,
      hint: 'Which identity links sine and cosine, and which of them is negative in the second quadrant?',
      ...choice(
        `$${fraction(-leg, other)}$`,
        [
          wrong(`$${fraction(leg, other)}$`, 'You took the positive root for the cosine; look at the quadrant.', 'sign'),
          wrong(`$${fraction(-other, leg)}$`, 'You divided the cosine by the sine.', 'reciprocal'),
          wrong(`$${fraction(-other, hyp)}$`, 'This is the cosine; the tangent is asked for.', 'incomplete'),
        ],
        index,
      ),
      solution: prose`
        From $\sin^2\theta + \cos^2\theta = 1$: $\cos^2\theta = 1 - \dfrac{${leg * leg}}{${hyp * hyp}} = \dfrac{${square}}{${hyp * hyp}}$, so $\cos\theta = \pm\dfrac{${other}}{${hyp}}$.

        In the second quadrant the $x$-coordinate on the unit circle is negative, so $\cos\theta = -\dfrac{${other}}{${hyp}}$ and
        $$\tan\theta = \frac{\sin\theta}{\cos\theta} = -\frac{${leg}}{${other}}.$$

        The wrong options come from the positive root, from $\frac{\cos\theta}{\sin\theta}$, and from stopping at $\cos\theta$.`,
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
  calculatorAllowed: true,
  placements: [hl('3.8', 2, '3.2.2')],
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
  write: ({ angle, ac, bc }, { acute, obtuse, long, short, areaGap }, index) => {
    if (index >= ALIKE) return twoTrianglesExplained({ angle, ac, bc, acute, long, short });
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

        (a) Calculate the two possible sizes of $A\hat{B}C$. [4]

        (b) Find the two possible lengths of AB. [4]

        (c) Calculate the difference between the areas of the two triangles. [2]`,
      hint: 'How many angles of a triangle can have the same sine?',
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
      keys: [
        labelled('Smaller angle', near(acute, 'a', '°')),
        labelled('Larger angle', near(obtuse, 'a', '°')),
        labelled('Greater length', near(long, 'b', 'cm')),
        labelled('Smaller length', near(short, 'b', 'cm')),
      ],
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

export const bearingsAndAmbiguityTemplates: readonly QuestionTemplate[] = [shipBearings, ambiguousTriangle, secondQuadrant];
