import assert from 'node:assert/strict';
import { degrees, radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, significant, surd } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import type { Point } from './figures.ts';
import { core, exact, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topics 3.3 to 3.5, journeys, sectors and the ambiguous case in several forms, common to SL and HL. */

const bearing = (angle: number) => `${Math.round(angle)}`.padStart(3, '0');

const journeys = inForms({ key: 'aa-bearings-of-journeys', calculatorAllowed: true, placements: core('3.3', 2, ['3.2.1']) }, [
  form({
    variants: [
      { first: 70, d1: 8, second: 160, d2: 6 },
      { first: 35, d1: 12, second: 125, d2: 5 },
      { first: 110, d1: 9, second: 200, d2: 7 },
    ],
    solve: ({ first, d1, second, d2 }) => {
      const x = d1 * Math.sin(radians(first)) + d2 * Math.sin(radians(second));
      const y = d1 * Math.cos(radians(first)) + d2 * Math.cos(radians(second));
      return { distance: Math.hypot(d1, d2), direction: (first + degrees(Math.atan(d2 / d1)) + 360) % 360, x, y };
    },
    write: ({ first, d1, second, d2 }, { distance, direction }) =>
      inParts({
        stem: raw`A hiker walks $${d1} \text{ km}$ from A on a bearing of $${bearing(first)}^\circ$ to B, and from there $${d2} \text{ km}$ on a bearing of $${bearing(second)}^\circ$ to C.`,
        hint: 'What do the north lines at A and at B have in common?',
        parts: [
          {
            ask: raw`Show that the angle $\text{A}\hat{\text{B}}\text{C}$ is a right angle.`,
            answer: 'As shown.',
            solution: raw`Seen from B, A lies on the bearing $${bearing(first)}^\circ + 180^\circ = ${first + 180}^\circ$. C lies on $${bearing(second)}^\circ$. The difference is $${first + 180}^\circ - ${second}^\circ = 90^\circ$.`,
            marks: [raw`M1 bearing of A from B, $${first + 180}^\circ$`, raw`A1 difference of the bearings`, raw`AG $90^\circ$`],
          },
          {
            ask: 'Calculate the distance from A to C.',
            answer: raw`$${significant(distance)} \text{ km}$`,
            solution: raw`By Pythagoras $\text{AC} = \sqrt{${d1}^2 + ${d2}^2} = ${significant(distance, 4)}$, about $${significant(distance)} \text{ km}$.`,
            marks: ['M1 Pythagoras', raw`A1 $${significant(distance)}$`],
            keys: [threeFigures(distance, undefined, 'km')],
          },
          {
            ask: 'Calculate the bearing of C from A, to the nearest degree.',
            answer: raw`$${bearing(direction)}^\circ$`,
            solution: raw`The angle at A is $\arctan\dfrac{${d2}}{${d1}} = ${significant(degrees(Math.atan(d2 / d1)), 4)}^\circ$, and it turns clockwise from $[\text{AB}]$: $${first}^\circ + ${significant(degrees(Math.atan(d2 / d1)), 4)}^\circ$, about $${bearing(direction)}^\circ$.`,
            marks: [
              'M1 angle at A',
              raw`A1 $${significant(degrees(Math.atan(d2 / d1)))}^\circ$`,
              raw`A1 $${bearing(direction)}^\circ$`,
            ],
            keys: [{ value: Math.round(direction), tolerance: 0.6, unit: '°' }],
          },
        ],
      }),
    check: (_, { distance, direction, x, y }) => {
      assertClose(Math.hypot(x, y), distance, 'distance by coordinates');
      assertClose((degrees(Math.atan2(x, y)) + 360) % 360, direction, 'bearing by coordinates');
    },
  }),
  form({
    variants: [
      { b: 65, d: 9 },
      { b: 148, d: 14 },
      { b: 242, d: 11 },
    ],
    solve: ({ b, d }) => ({ back: (b + 180) % 360, north: d * Math.cos(radians(b)), east: d * Math.sin(radians(b)) }),
    write: ({ b, d }, { back, north, east }) =>
      inParts({
        stem: raw`A lighthouse L lies $${d} \text{ km}$ from a harbour H on a bearing of $${bearing(b)}^\circ$. A student says: "So H lies on a bearing of $${bearing(360 - b)}^\circ$ from L, because the two have to add up to $360^\circ$."`,
        hint: 'How does each of the two directions at L compare with north?',
        parts: [
          {
            ask: 'Identify the mistake, and calculate the correct bearing of H from L.',
            answer: raw`The way back is the opposite direction, which differs by $180^\circ$: $${bearing(back)}^\circ$`,
            solution: raw`Bearings of the way there and the way back do not add up to $360^\circ$; they are opposite directions and differ by $180^\circ$. So it is $${bearing(b)}^\circ ${b < 180 ? '+' : '-'} 180^\circ = ${bearing(back)}^\circ$.`,
            marks: [raw`R1 opposite directions differ by $180^\circ$`, raw`A1 $${bearing(back)}^\circ$`],
            keys: [{ ...exact(back), unit: '°' }],
          },
          {
            ask: 'Determine how far L lies to the north or south, and to the east or west, of H.',
            answer: raw`$${significant(Math.abs(north))} \text{ km}$ ${north > 0 ? 'north' : 'south'} and $${significant(Math.abs(east))} \text{ km}$ ${east > 0 ? 'east' : 'west'}`,
            solution: raw`$${d}\cos ${b}^\circ = ${significant(north)}$ and $${d}\sin ${b}^\circ = ${significant(east)}$. The signs tell the directions: $${significant(Math.abs(north))} \text{ km}$ to the ${north > 0 ? 'north' : 'south'} and $${significant(Math.abs(east))} \text{ km}$ to the ${east > 0 ? 'east' : 'west'}.`,
            marks: [
              'M1 right-angled triangle with the north line',
              raw`A1 $${significant(Math.abs(north))}$ ${north > 0 ? 'north' : 'south'}`,
              raw`A1 $${significant(Math.abs(east))}$ ${east > 0 ? 'east' : 'west'}`,
            ],
            keys: [
              { kind: 'number', label: north > 0 ? 'North' : 'South', ...threeFigures(Math.abs(north), undefined, 'km') },
              { kind: 'number', label: east > 0 ? 'East' : 'West', ...threeFigures(Math.abs(east), undefined, 'km') },
            ],
          },
        ],
      }),
    check: ({ b, d }, { back, north, east }) => {
      assertClose(Math.hypot(north, east), d, 'distance');
      assertClose((degrees(Math.atan2(-east, -north)) + 360) % 360, back, 'way back', 1e-6);
      assertClose((degrees(Math.atan2(east, north)) + 360) % 360, b, 'way there', 1e-6);
    },
  }),
]);

const sectors = inForms({ key: 'aa-sectors-from-facts', calculatorAllowed: false, placements: core('3.4', 1) }, [
  form({
    variants: [
      { r1: 3, r2: 5 },
      { r1: 4, r2: 7 },
      { r1: 2, r2: 6 },
    ],
    // perimeter 2(r1 + r2), area r1 r2
    solve: ({ r1, r2 }) => ({ perimeter: 2 * (r1 + r2), area: r1 * r2, angles: [(2 * r2) / r1, (2 * r1) / r2] }),
    write: ({ r1, r2 }, { perimeter, area, angles }) =>
      inParts({
        stem: raw`A sector has a perimeter of $${perimeter} \text{ cm}$ and an area of $${area} \text{ cm}^2$. Let $r$ be its radius in centimetres and $\theta$ its angle in radians, where $0 < \theta < 2\pi$.`,
        hint: 'The perimeter is the arc and two radii. Which product is contained in both facts?',
        parts: [
          {
            ask: raw`Show that $r^2 - ${perimeter / 2}r + ${area} = 0$.`,
            answer: 'As given.',
            solution: raw`$2r + r\theta = ${perimeter}$ and $\frac{1}{2}r^2\theta = ${area}$. The first gives $r\theta = ${perimeter} - 2r$; in the second, $\frac{1}{2}r(${perimeter} - 2r) = ${area}$, so $r^2 - ${perimeter / 2}r + ${area} = 0$.`,
            marks: [
              raw`A1 $2r + r\theta = ${perimeter}$ and $\frac{1}{2}r^2\theta = ${area}$`,
              raw`M1 eliminates $\theta$`,
              raw`A1 $\frac{1}{2}r(${perimeter} - 2r) = ${area}$`,
              raw`AG the equation`,
            ],
          },
          {
            ask: raw`Hence determine the possible values of $r$ with the angle that belongs to each.`,
            answer: raw`$r = ${r1}$ with $\theta = ${fraction(2 * r2, r1)}$, or $r = ${r2}$ with $\theta = ${fraction(2 * r1, r2)}$`,
            solution: raw`$(r - ${r1})(r - ${r2}) = 0$. For $r = ${r1}$, $\theta = \dfrac{2 \times ${area}}{${r1}^2} = ${fraction(2 * r2, r1)}$; for $r = ${r2}$, $\theta = ${fraction(2 * r1, r2)}$. Both are less than $2\pi \approx 6.28$, so both are possible.`,
            marks: [
              'M1 solves the quadratic',
              raw`A1 $r = ${r1}$, $\theta = ${fraction(2 * r2, r1)}$`,
              raw`A1 $r = ${r2}$, $\theta = ${fraction(2 * r1, r2)}$`,
            ],
            keys: [
              { kind: 'set', label: '$r$', values: [`${r1}`, `${r2}`] },
              {
                kind: 'set',
                label: raw`$\theta$`,
                values: angles.map((_, i) => (i === 0 ? `${2 * r2}/${r1}` : `${2 * r1}/${r2}`)),
              },
            ],
          },
        ],
      }),
    check: ({ r1, r2 }, { perimeter, area, angles }) => {
      [r1, r2].forEach((r, i) => {
        const theta = angles[i] ?? 0;
        assert.ok(theta < 2 * Math.PI);
        assertClose(2 * r + r * theta, perimeter, 'perimeter');
        assertClose(
          integrate((x) => x * theta, 0, r),
          area,
          'area by rings',
        );
      });
    },
  }),
  form({
    variants: [
      { arm: 60, inner: 15, n: 2, d: 3 },
      { arm: 50, inner: 10, n: 3, d: 4 },
      { arm: 45, inner: 5, n: 4, d: 5 },
    ],
    solve: ({ arm, inner, n, d }) => ({ area: ((arm ** 2 - inner ** 2) * n) / (2 * d), edge: ((arm + inner) * n) / d }),
    write: ({ arm, inner, n, d }, { area }) => {
      const angle = (n * Math.PI) / d;
      const from = Math.PI / 2 - angle / 2;
      const on = (r: number, a: number): Point => [r * Math.cos(a), r * Math.sin(a)];
      const drawing = new Diagram({ x: [-arm * 1.05, arm * 1.05], y: [-arm * 0.1, arm * 1.1], equalScale: true, width: 340 });
      drawing
        .arc([0, 0], arm, from, from + angle)
        .arc([0, 0], inner, from, from + angle)
        .segment(on(inner, from), on(arm, from))
        .segment(on(inner, from + angle), on(arm, from + angle))
        .point([0, 0])
        .label([0, 0], 'O', { dy: 16 });
      const [areaTex, edgeTex] = [piMultiple((arm ** 2 - inner ** 2) * n, 2 * d), piMultiple((arm + inner) * n, d)];
      return inParts({
        stem: raw`A windscreen wiper turns about O through $${piMultiple(n, d)}$ radians. Its blade reaches from $${inner} \text{ cm}$ to $${arm} \text{ cm}$ from O. The diagram shows the region that is wiped.

![](diagram:wiper)`,
        hint: 'Which two sectors differ by the region?',
        parts: [
          {
            ask: raw`Calculate the area of the region, as a multiple of $\pi$.`,
            answer: raw`$${areaTex} \text{ cm}^2$`,
            solution: raw`$\frac{1}{2} \times ${arm}^2 \times ${piMultiple(n, d)} - \frac{1}{2} \times ${inner}^2 \times ${piMultiple(n, d)} = ${areaTex} \text{ cm}^2$. Subtracting the radii first and squaring afterwards would be wrong.`,
            marks: ['M1 difference of two sectors', 'A1 correct substitution', raw`A1 $${areaTex}$`],
            keys: [
              {
                ...inExactForm(area * Math.PI, areaTex, undefined, 'cm^2'),
                slips: [slip((((arm - inner) ** 2 * n) / (2 * d)) * Math.PI, 'You subtracted the radii before squaring.')],
              },
            ],
          },
          {
            ask: 'Find the exact perimeter of the region.',
            answer: raw`$${edgeTex} + ${2 * (arm - inner)} \text{ cm}$`,
            solution: raw`Two arcs, $${arm} \times ${piMultiple(n, d)}$ and $${inner} \times ${piMultiple(n, d)}$, and two edges of $${arm - inner} \text{ cm}$: $${edgeTex} + ${2 * (arm - inner)} \text{ cm}$.`,
            marks: ['M1 adds two arcs and two edges', raw`A1 $${edgeTex} + ${2 * (arm - inner)}$`],
            keys: [{ kind: 'expression', value: `${edgeTex} + ${2 * (arm - inner)}` }],
          },
        ],
        diagrams: [
          { name: 'wiper', svg: drawing.toSvg(), alt: 'A part of a ring about O, bounded by two arcs and two radial edges.' },
        ],
      });
    },
    check: ({ arm, inner, n, d }, { area, edge }) => {
      const angle = (n * Math.PI) / d;
      assertClose(
        integrate((r) => r * angle, inner, arm),
        area * Math.PI,
        'area by rings',
      );
      assertClose(arm * angle + inner * angle, edge * Math.PI, 'arcs');
    },
  }),
  form({
    variants: [{ r: 6 }, { r: 10 }],
    solve: ({ r }) => ({ segment: r * r * (Math.PI / 6 - Math.sqrt(3) / 4) }),
    write: ({ r }) => {
      const tex = raw`${piMultiple(r * r, 6)} - ${surd(3, (r * r) / 4)}`;
      return inParts({
        stem: raw`A and B are points of a circle with centre O and radius $${r} \text{ cm}$, and the triangle OAB is equilateral.`,
        hint: 'What is the angle at the centre in radians?',
        parts: [
          {
            ask: raw`Write down the length of the minor arc AB, as a multiple of $\pi$.`,
            answer: raw`$${piMultiple(r, 3)} \text{ cm}$`,
            solution: raw`The angle at O is $\frac{\pi}{3}$, so the arc is $${r} \times \frac{\pi}{3} = ${piMultiple(r, 3)} \text{ cm}$.`,
            marks: [raw`A1 $${piMultiple(r, 3)}$`],
            keys: [inExactForm((r * Math.PI) / 3, piMultiple(r, 3), undefined, 'cm')],
          },
          {
            ask: raw`Show that the area between the chord $[\text{AB}]$ and this arc is $${tex} \text{ cm}^2$.`,
            answer: 'As given.',
            solution: raw`Sector $\frac{1}{2} \times ${r}^2 \times \frac{\pi}{3} = ${piMultiple(r * r, 6)}$ minus triangle $\frac{1}{2} \times ${r}^2 \times \sin\frac{\pi}{3} = ${surd(3, (r * r) / 4)}$.`,
            marks: [
              'M1 sector minus triangle',
              raw`A1 $${piMultiple(r * r, 6)}$`,
              raw`A1 $${surd(3, (r * r) / 4)}$`,
              raw`AG $${tex}$`,
            ],
          },
          {
            ask: 'A second circle with the same radius has its centre at A and passes through O. The region common to both circles is made up of triangles congruent to OAB and of such segments. Deduce how many there are of each.',
            answer: 'Two equilateral triangles and four segments',
            solution: raw`The circles meet at two points, each of which forms an equilateral triangle with O and A. The common region consists of these 2 triangles and of 4 segments like the one above.`,
            marks: ['A1 two equilateral triangles', 'A1 four segments'],
          },
        ],
      });
    },
    check: ({ r }, { segment }) => {
      const level = (r * Math.sqrt(3)) / 2;
      assertClose(
        integrate(
          (u) => (Math.sqrt(r * r - (r * 0.5 * Math.sin(u)) ** 2) - level) * 0.5 * r * Math.cos(u),
          -Math.PI / 2,
          Math.PI / 2,
        ),
        segment,
        'segment',
      );
      const lens = 2 * r * r * Math.acos(0.5) - (r / 2) * Math.sqrt(4 * r * r - r * r);
      assertClose((2 * Math.sqrt(3) * r * r) / 4 + 4 * segment, lens, 'common region');
    },
  }),
]);

const howMany = inForms({ key: 'aa-how-many-triangles', calculatorAllowed: true, placements: core('3.5.2', 2, ['3.2.1']) }, [
  form({
    variants: [
      { angle: 30, c: 10, sides: [4, 5, 7, 12] },
      { angle: 30, c: 16, sides: [7, 8, 11, 20] },
      { angle: 30, c: 6, sides: [2, 3, 4, 9] },
    ],
    solve: ({ angle, c, sides }) => {
      const height = c * Math.sin(radians(angle));
      return {
        height: Math.round(height * 1e9) / 1e9,
        counts: sides.map((a) => (a < height - 1e-9 ? 0 : Math.abs(a - height) < 1e-9 || a >= c ? 1 : 2)),
      };
    },
    write: ({ angle, c, sides }, { height, counts }) =>
      inParts({
        stem: raw`In triangle ABC the angle at A is $${angle}^\circ$ and $\text{AB} = ${c} \text{ cm}$. The length of $[\text{BC}]$ is $a$ centimetres.`,
        hint: 'How far is B from the ray on which C has to lie?',
        parts: [
          {
            ask: 'Calculate the distance of B from the line AC.',
            answer: raw`$${height} \text{ cm}$`,
            solution: raw`The perpendicular from B has the length $${c}\sin ${angle}^\circ = ${height} \text{ cm}$.`,
            marks: [raw`M1 $${c}\sin ${angle}^\circ$`, raw`A1 $${height}$`],
            keys: [{ ...exact(height), unit: 'cm' }],
          },
          {
            ask: raw`State the number of triangles for $a = ${sides.join('$, $a = ')}$, in this order.`,
            answer: counts.join(', '),
            solution: raw`A circle of radius $a$ about B does not reach the line for $a < ${height}$ (no triangle), touches it for $a = ${height}$ (one), meets the ray twice for $${height} < a < ${c}$ (two) and once for $a \ge ${c}$ (one). So ${counts.map((n, i) => `${n} for $a = ${sides[i]}$`).join(', ')}.`,
            marks: [`A1 two correct`, 'A1 three correct', `A1 ${counts.join(', ')}`],
            keys: [{ kind: 'set', values: counts.map(String), ordered: true }],
          },
          {
            ask: 'Write down the values of $a$ for which there are two triangles.',
            answer: raw`$${height} < a < ${c}$`,
            solution: raw`The circle has to be longer than the perpendicular and shorter than AB: $${height} < a < ${c}$.`,
            marks: [raw`A1 $${height} < a < ${c}$`],
            keys: [
              {
                kind: 'interval',
                variable: 'a',
                intervals: [{ from: `${height}`, to: `${c}`, open_from: true, open_to: true }],
              },
            ],
          },
        ],
      }),
    check: ({ angle, c, sides }, { counts }) => {
      sides.forEach((a, i) => {
        // AC solves x^2 - 2 c cos(A) x + c^2 - a^2 = 0.
        const p = c * Math.cos(radians(angle));
        const disc = p * p - c * c + a * a;
        const solutions = disc < -1e-9 ? [] : Math.abs(disc) < 1e-9 ? [p] : [p - Math.sqrt(disc), p + Math.sqrt(disc)];
        assert.equal(solutions.filter((x) => x > 1e-9).length, counts[i]);
      });
    },
  }),
  form({
    variants: [
      { a: 9, b: 11, angleA: 48 },
      { a: 7.5, b: 9.2, angleA: 50 },
      { a: 13, b: 16, angleA: 42 },
    ],
    solve: ({ a, b, angleA }) => {
      const acute = degrees(Math.asin((b * Math.sin(radians(angleA))) / a));
      return { acute, obtuse: 180 - acute, area: 0.5 * a * b * Math.sin(radians(180 - angleA - (180 - acute))) };
    },
    write: ({ a, b, angleA }, { acute, obtuse, area }) =>
      inParts({
        stem: raw`In triangle ABC, $\text{BC} = ${a} \text{ cm}$, $\text{AC} = ${b} \text{ cm}$ and $\text{B}\hat{\text{A}}\text{C} = ${angleA}^\circ$. A student finds $\text{A}\hat{\text{B}}\text{C} = ${significant(acute)}^\circ$ with the sine rule, but the angle at B is known to be obtuse.`,
        hint: 'A calculator gives only one of the two angles with this sine.',
        parts: [
          {
            ask: 'Explain why the sine rule alone did not show this.',
            answer: raw`Two angles between $0^\circ$ and $180^\circ$ have the same sine, and the calculator gives the acute one.`,
            solution: raw`The sine rule gives $\sin \text{B}$, and two angles between $0^\circ$ and $180^\circ$, an angle and its supplement, have the same sine. The calculator shows the acute one of the two.`,
            marks: ['R1 supplementary angles have the same sine'],
          },
          {
            ask: 'Calculate the correct angle at B.',
            answer: raw`$${significant(obtuse)}^\circ$`,
            solution: raw`$180^\circ - ${significant(acute, 5)}^\circ = ${significant(obtuse, 4)}^\circ$. With $${angleA}^\circ$ it leaves room for a third angle, so it is possible.`,
            marks: [raw`A1 $${significant(obtuse)}^\circ$`],
            keys: [threeFigures(obtuse, undefined, '°')],
          },
          {
            ask: 'Calculate the area of the triangle.',
            answer: raw`$${significant(area)} \text{ cm}^2$`,
            solution: raw`The angle at C is $180^\circ - ${angleA}^\circ - ${significant(obtuse, 5)}^\circ = ${significant(180 - angleA - obtuse, 4)}^\circ$. So the area is $\frac{1}{2} \times ${a} \times ${b} \times \sin ${significant(180 - angleA - obtuse, 4)}^\circ = ${significant(area)} \text{ cm}^2$.`,
            marks: [raw`M1 third angle`, raw`M1 $\frac{1}{2}ab\sin C$`, raw`A1 $${significant(area)}$`],
            keys: [
              {
                value: area,
                tolerance: area * 0.006,
                unit: 'cm^2',
                slips: [
                  slip(
                    0.5 * a * b * Math.sin(radians(180 - angleA - acute)),
                    'You used the angle that belongs to the acute solution.',
                  ),
                ],
              },
            ],
          },
        ],
      }),
    check: ({ a, b, angleA }, { obtuse, area }) => {
      // The shorter of the two sides AB belongs to the obtuse angle at B.
      const p = b * Math.cos(radians(angleA));
      const side = bisect((x) => x * x - 2 * p * x + b * b - a * a, 0, p);
      assertClose(degrees(Math.acos((a * a + side * side - b * b) / (2 * a * side))), obtuse, 'angle by the cosine rule', 1e-6);
      assertClose(0.5 * side * b * Math.sin(radians(angleA)), area, 'area');
    },
  }),
]);

/** Templates of topics 3.3 to 3.5 in several forms. */
export const bearingsAndSectors = [journeys, sectors, howMany];
