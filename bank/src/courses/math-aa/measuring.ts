import assert from 'node:assert/strict';
import { degrees, radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { point, significant } from '../../tex.ts';
import { markAngle } from './figures.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topics 3.1 to 3.3, solids, right-angled triangles and elevation in several forms, common to SL and HL. */

type Triple = readonly [number, number, number];

const space = inForms({ key: 'aa-points-and-solids-in-space', calculatorAllowed: true, placements: core('3.1', 2) }, [
  form({
    variants: [
      { a: [2, -1, 4], m: [5, 1, 3] },
      { a: [0, 6, -2], m: [3, 4, 1] },
      { a: [-4, 3, 5], m: [-1, 1, 8] },
    ] as { a: Triple; m: Triple }[],
    solve: ({ a, m }) => ({
      b: a.map((x, i) => 2 * (m[i] ?? 0) - x),
      distance: 2 * Math.hypot(...a.map((x, i) => x - (m[i] ?? 0))),
    }),
    write: ({ a, m }, { b, distance }) =>
      inParts({
        stem: raw`The point $\text{M}${point(...m)}$ is the midpoint of $[\text{AB}]$, where A has the coordinates $${point(...a)}$. Lengths are in metres.`,
        hint: 'Which step leads from one end to the midpoint, and where does the same step lead next?',
        parts: [
          {
            ask: 'Find the coordinates of B.',
            answer: `$${point(...b)}$`,
            solution: raw`From A to M the coordinates change by $${point(...m.map((x, i) => x - (a[i] ?? 0)))}$. The same step leads from M to B: $${point(...b)}$. Taking the mean of A and M instead is the usual slip.`,
            marks: ['M1 uses the midpoint formula or the step from A to M', `A1 $${point(...b)}$`],
            keys: [{ kind: 'coordinate', values: b.map(String) }],
          },
          {
            ask: raw`Calculate the length of $[\text{AB}]$.`,
            answer: raw`$${significant(distance)} \text{ m}$`,
            solution: raw`$\text{AB} = \sqrt{${a.map((x, i) => `${Math.abs((b[i] ?? 0) - x)}^2`).join(' + ')}} = ${significant(distance, 4)}$, about $${significant(distance)} \text{ m}$.`,
            marks: ['M1 distance formula', raw`A1 $${significant(distance)}$`],
            keys: [
              {
                ...threeFigures(distance, undefined, 'm'),
                slips: [slip(distance / 2, 'That is the distance from A to the midpoint.')],
              },
            ],
          },
          {
            ask: 'A ball has its centre at M and passes through A. Calculate its volume.',
            answer: raw`$${significant((4 / 3) * Math.PI * (distance / 2) ** 3)} \text{ m}^3$`,
            solution: raw`Its radius is half of AB: $V = \frac{4}{3}\pi r^3 = ${significant((4 / 3) * Math.PI * (distance / 2) ** 3, 4)}$, about $${significant((4 / 3) * Math.PI * (distance / 2) ** 3)} \text{ m}^3$.`,
            marks: [
              raw`M1 $\frac{4}{3}\pi r^3$ with half of AB`,
              raw`A1 $${significant((4 / 3) * Math.PI * (distance / 2) ** 3)}$`,
            ],
            keys: [threeFigures((4 / 3) * Math.PI * (distance / 2) ** 3, undefined, 'm^3')],
          },
        ],
      }),
    check: ({ a, m }, { b, distance }) => {
      a.forEach((x, i) => {
        assert.equal((x + (b[i] ?? 0)) / 2, m[i]);
      });
      const r = distance / 2;
      assertClose(
        r * r,
        a.reduce((sum, x, i) => sum + (x - (m[i] ?? 0)) ** 2, 0),
        'radius',
      );
      assertClose(
        integrate((x) => Math.PI * (r * r - x * x), -r, r),
        (4 / 3) * Math.PI * r ** 3,
        'volume by slices',
      );
    },
  }),
  form({
    variants: [
      { r: 3, h: 7, thing: 'A grain store' },
      { r: 2.5, h: 6, thing: 'A water tower' },
      { r: 4, h: 9, thing: 'A small observatory' },
    ],
    solve: ({ r, h }) => ({
      volume: Math.PI * r * r * h + (2 / 3) * Math.PI * r ** 3,
      surface: 2 * Math.PI * r * h + 2 * Math.PI * r * r,
    }),
    write: ({ r, h, thing }, { volume, surface }) =>
      inParts({
        stem: raw`${thing} has the shape of an upright cylinder with radius $${r} \text{ m}$ and height $${h} \text{ m}$ with a hemisphere of the same radius on top.`,
        hint: 'Which two known solids make up this one?',
        parts: [
          {
            ask: 'Calculate its volume.',
            answer: raw`$${significant(volume)} \text{ m}^3$`,
            solution: raw`Cylinder $\pi \times ${r}^2 \times ${h}$ and hemisphere $\frac{2}{3}\pi \times ${r}^3$: together $${significant(volume, 4)}$, about $${significant(volume)} \text{ m}^3$.`,
            marks: ['M1 volume of the cylinder', 'M1 half of the volume of a ball', raw`A1 $${significant(volume)}$`],
            keys: [
              {
                ...threeFigures(volume, undefined, 'm^3'),
                slips: [slip(Math.PI * r * r * h + (4 / 3) * Math.PI * r ** 3, 'Only half of the ball is on top.')],
              },
            ],
          },
          {
            ask: 'The wall and the roof are painted, the floor is not. Calculate the area that is painted.',
            answer: raw`$${significant(surface)} \text{ m}^2$`,
            solution: raw`Wall $2\pi \times ${r} \times ${h}$ and roof $2\pi \times ${r}^2$: together $${significant(surface, 4)}$, about $${significant(surface)} \text{ m}^2$. The circle between the two parts is inside and does not count.`,
            marks: ['M1 curved surface and half of a sphere', raw`A1 $${significant(surface)}$`],
            keys: [
              {
                ...threeFigures(surface, undefined, 'm^2'),
                slips: [slip(surface + Math.PI * r * r, 'The floor is not painted.')],
              },
            ],
          },
          {
            ask: raw`One litre of paint is enough for $8 \text{ m}^2$. Determine the least number of whole litres needed.`,
            answer: `${Math.ceil(surface / 8)}`,
            solution: raw`$\dfrac{${significant(surface, 5)}}{8} = ${significant(surface / 8, 4)}$, and rounding up gives ${Math.ceil(surface / 8)} litres.`,
            marks: ['M1 divides by 8', `A1 ${Math.ceil(surface / 8)}`],
            keys: [exact(Math.ceil(surface / 8))],
          },
        ],
      }),
    check: ({ r, h }, { volume, surface }) => {
      const profile = (y: number) => (y <= h ? r : Math.sqrt(Math.max(0, r * r - (y - h) ** 2)));
      assertClose(
        integrate((y) => Math.PI * profile(y) ** 2, 0, h) + integrate((y) => Math.PI * profile(y) ** 2, h, h + r),
        volume,
        'volume',
        1e-4,
      );
      const dome = integrate((u) => 2 * Math.PI * r * Math.cos(u) * r, 0, Math.PI / 2);
      assertClose(2 * Math.PI * r * h + dome, surface, 'surface');
    },
  }),
]);

const rightTriangles = inForms({ key: 'aa-right-angled-triangles', calculatorAllowed: true, placements: core('3.2.2', 2) }, [
  form({
    variants: [
      { length: 6.5, low: 68, high: 76 },
      { length: 5.2, low: 65, high: 75 },
      { length: 8, low: 70, high: 77 },
    ],
    solve: ({ length, low, high }) => ({
      reach: length * Math.sin(radians(high)),
      foot: length * Math.cos(radians(high)),
      far: length * Math.cos(radians(low)),
    }),
    write: ({ length, low, high }, { reach, foot, far }) => {
      const tried = Math.round(((foot + far) / 2) * 10) / 10;
      const angle = degrees(Math.acos(tried / length));
      return inParts({
        stem: raw`A ladder of length $${length} \text{ m}$ leans against a vertical wall on horizontal ground. It is safe if its angle with the ground is between $${low}^\circ$ and $${high}^\circ$.`,
        hint: 'Which side of the triangle of wall, ground and ladder is the hypotenuse?',
        parts: [
          {
            ask: 'Calculate the greatest height on the wall that it can safely reach.',
            answer: raw`$${significant(reach)} \text{ m}$`,
            solution: raw`The height is opposite to the angle: $${length}\sin ${high}^\circ = ${significant(reach, 4)}$, about $${significant(reach)} \text{ m}$. The steeper the ladder, the higher it reaches.`,
            marks: [raw`M1 $${length}\sin ${high}^\circ$`, raw`A1 $${significant(reach)}$`],
            keys: [
              {
                ...threeFigures(reach, undefined, 'm'),
                slips: [slip(foot, 'That is how far the foot of the ladder is from the wall.')],
              },
            ],
          },
          {
            ask: raw`The foot of the ladder is $${tried} \text{ m}$ from the wall. Determine whether this is safe.`,
            answer: raw`Safe: the angle is $${significant(angle)}^\circ$.`,
            solution: raw`$\cos\theta = \dfrac{${tried}}{${length}}$ gives $\theta = ${significant(angle, 4)}^\circ$, which lies between $${low}^\circ$ and $${high}^\circ$. So it is safe.`,
            marks: [
              raw`M1 $\cos\theta = \frac{${tried}}{${length}}$`,
              raw`A1 $\theta = ${significant(angle)}^\circ$`,
              'R1 between the two bounds, so safe',
            ],
          },
        ],
      });
    },
    check: ({ length, low, high }, { reach, foot, far }) => {
      assertClose(Math.hypot(reach, foot), length, 'hypotenuse');
      assertClose(degrees(Math.atan2(reach, foot)), high, 'steep angle');
      assertClose(degrees(Math.atan2(Math.sqrt(length ** 2 - far ** 2), far)), low, 'flat angle');
    },
  }),
  form({
    variants: [
      { base: 10, leg: 13 },
      { base: 12, leg: 10 },
      { base: 16, leg: 17 },
    ],
    solve: ({ base, leg }) => {
      const height = Math.sqrt(leg ** 2 - (base / 2) ** 2);
      return { height, apex: 2 * degrees(Math.asin(base / 2 / leg)), area: (base * height) / 2 };
    },
    write: ({ base, leg }, { height, apex, area }) => {
      const drawing = new Diagram({
        x: [-base * 0.15, base * 1.15],
        y: [-height * 0.15, height * 1.12],
        equalScale: true,
        width: 300,
      });
      drawing
        .polygon([
          [0, 0],
          [base, 0],
          [base / 2, height],
        ])
        .segment([base / 2, 0], [base / 2, height], 'd-dashed');
      drawing
        .label([base / 2, 0], `${base} cm`, { dy: 18 })
        .label([base * 0.8, height / 2], `${leg} cm`, { anchor: 'start', dx: 8 })
        .label([base * 0.2, height / 2], `${leg} cm`, { anchor: 'end', dx: -8 });
      return inParts({
        stem: raw`The diagram shows an isosceles triangle with a base of $${base} \text{ cm}$ and two equal sides of $${leg} \text{ cm}$. The dashed line is its axis of symmetry.

![](diagram:triangle)`,
        hint: 'Into what does the axis of symmetry cut the triangle?',
        parts: [
          {
            ask: raw`Show that the height of the triangle is $${height} \text{ cm}$.`,
            answer: 'As given.',
            solution: raw`In each half the legs are $${base / 2}$ and the height, and the hypotenuse is $${leg}$: $\sqrt{${leg}^2 - ${base / 2}^2} = ${height}$.`,
            marks: [raw`M1 Pythagoras with $${base / 2}$`, raw`A1 $\sqrt{${leg ** 2 - (base / 2) ** 2}}$`, `AG ${height} cm`],
          },
          {
            ask: 'Calculate the angle between the two equal sides.',
            answer: raw`$${significant(apex)}^\circ$`,
            solution: raw`Half of it has the sine $\dfrac{${base / 2}}{${leg}}$, so it is $2 \times ${significant(apex / 2, 5)}^\circ = ${significant(apex, 4)}^\circ$, about $${significant(apex)}^\circ$.`,
            marks: ['M1 ratio in one half', raw`A1 $${significant(apex)}^\circ$`],
            keys: [{ ...threeFigures(apex, undefined, '°'), slips: [slip(apex / 2, 'That is the angle in one half only.')] }],
          },
          {
            ask: raw`Verify your answer by comparing $\frac{1}{2} \times \text{base} \times \text{height}$ with the area from the two equal sides and the angle between them.`,
            answer: raw`Both give $${area} \text{ cm}^2$`,
            solution: raw`$\frac{1}{2} \times ${base} \times ${height} = ${area}$, and $\frac{1}{2} \times ${leg} \times ${leg} \times \sin(${significant(apex, 6)}^\circ) \approx ${area}$. They agree.`,
            marks: [raw`A1 $${area}$ from base and height`, 'A1 the same from the other formula'],
          },
        ],
        diagrams: [
          {
            name: 'triangle',
            svg: drawing.toSvg(),
            alt: `An isosceles triangle with base ${base} cm and equal sides of ${leg} cm, with its dashed axis of symmetry.`,
          },
        ],
      });
    },
    check: ({ base, leg }, { height, apex, area }) => {
      const half = (2 * leg + base) / 2;
      assertClose(Math.sqrt(half * (half - leg) ** 2 * (half - base)), area, 'Heron');
      assertClose(degrees(Math.acos((2 * leg * leg - base * base) / (2 * leg * leg))), apex, 'cosine rule');
      assert.ok(Number.isInteger(height));
    },
  }),
  form({
    variants: [
      { a: 20, angle: 35 },
      { a: 14, angle: 52 },
    ],
    solve: ({ a, angle }) => ({ right: a / Math.cos(radians(angle)) }),
    write: ({ a, angle }, { right }) =>
      inParts({
        stem: raw`In a right-angled triangle one leg is $${a} \text{ cm}$ long, and the angle between this leg and the hypotenuse is $${angle}^\circ$. A student writes: "The hypotenuse is $${a}\cos ${angle}^\circ = ${significant(a * Math.cos(radians(angle)))} \text{ cm}$."`,
        hint: 'Compare the result with the leg: which of the two sides has to be longer?',
        parts: [
          {
            ask: 'Explain how it can be seen, without a calculation, that the result is wrong.',
            answer: 'The hypotenuse has to be the longest side, but the result is shorter than the leg.',
            solution: raw`The hypotenuse is the longest side of a right-angled triangle. The result is shorter than the leg of $${a} \text{ cm}$, so it cannot be right.`,
            marks: ['R1 the hypotenuse has to be longer than the leg'],
          },
          {
            ask: 'Calculate the correct length of the hypotenuse.',
            answer: raw`$${significant(right)} \text{ cm}$`,
            solution: raw`$\cos ${angle}^\circ = \dfrac{${a}}{h}$, so $h = \dfrac{${a}}{\cos ${angle}^\circ} = ${significant(right, 4)}$, about $${significant(right)} \text{ cm}$.`,
            marks: [raw`M1 $\cos ${angle}^\circ = \frac{${a}}{h}$`, raw`A1 $${significant(right)}$`],
            keys: [threeFigures(right, undefined, 'cm')],
          },
        ],
      }),
    check: ({ a, angle }, { right }) => assertClose(Math.hypot(a, a * Math.tan(radians(angle))), right, 'Pythagoras'),
  }),
]);

const elevation = inForms(
  { key: 'aa-elevation-and-depression', calculatorAllowed: true, placements: core('3.3', 2, ['3.2.2']) },
  [
    form({
      variants: [
        { near: 52, far: 34, between: 40 },
        { near: 61, far: 45, between: 25 },
        { near: 38, far: 27, between: 60 },
      ],
      solve: ({ near, far, between }) => {
        const height = between / (1 / Math.tan(radians(far)) - 1 / Math.tan(radians(near)));
        return { height, base: height / Math.tan(radians(near)) };
      },
      write: ({ near, far, between }, { height, base }) => {
        const drawing = new Diagram({
          x: [-base * 0.1, base + between * 1.15],
          y: [-height * 0.15, height * 1.12],
          equalScale: true,
          width: 400,
        });
        drawing
          .segment([0, 0], [base + between, 0])
          .segment([0, 0], [0, height])
          .segment([base, 0], [0, height])
          .segment([base + between, 0], [0, height]);
        drawing
          .label([0, height], 'T', { dy: -8 })
          .label([base, 0], 'P', { dy: 18 })
          .label([base + between, 0], 'Q', { dy: 18 })
          .label([base + between / 2, 0], `${between} m`, { dy: 18 });
        markAngle(drawing, [base, 0], [0, height], [0, 0], `${near}°`, height * 0.14);
        markAngle(drawing, [base + between, 0], [0, height], [0, 0], `${far}°`, height * 0.18);
        return inParts({
          stem: raw`From a point P on level ground the angle of elevation of the top T of a tower is $${near}^\circ$. From a point Q, $${between} \text{ m}$ further away in the same direction, it is $${far}^\circ$.

![](diagram:tower)`,
          hint: 'How is each horizontal distance related to the height?',
          parts: [
            {
              ask: raw`Let $h$ be the height of the tower in metres. Show that $\dfrac{h}{\tan ${far}^\circ} - \dfrac{h}{\tan ${near}^\circ} = ${between}$.`,
              answer: 'As given.',
              solution: raw`In the two right-angled triangles the distances of Q and P from the foot are $\dfrac{h}{\tan ${far}^\circ}$ and $\dfrac{h}{\tan ${near}^\circ}$. They differ by $${between}$.`,
              marks: [raw`M1 $\tan = \frac{h}{\text{distance}}$ in one triangle`, 'A1 both distances', 'AG their difference'],
            },
            {
              ask: 'Hence calculate the height of the tower.',
              answer: raw`$${significant(height)} \text{ m}$`,
              solution: raw`$h = \dfrac{${between}}{\frac{1}{\tan ${far}^\circ} - \frac{1}{\tan ${near}^\circ}} = ${significant(height, 4)}$, about $${significant(height)} \text{ m}$.`,
              marks: ['M1 solves for $h$', raw`A1 $${significant(height)}$`],
              keys: [threeFigures(height, undefined, 'm')],
            },
            {
              ask: 'Write down the angle of depression of Q as seen from T. Justify your answer.',
              answer: raw`$${far}^\circ$, since the horizontal through T is parallel to the ground`,
              solution: raw`The horizontal at T is parallel to the ground, so the angles at the two ends of $[\text{QT}]$ are alternate angles: $${far}^\circ$.`,
              marks: [raw`A1 $${far}^\circ$`, 'R1 alternate angles at parallel horizontals'],
              keys: [exact(far)],
            },
          ],
          diagrams: [
            {
              name: 'tower',
              svg: drawing.toSvg(),
              alt: `A vertical tower with top T; from P the angle of elevation is ${near} degrees, from Q, ${between} m further away, ${far} degrees.`,
            },
          ],
        });
      },
      check: ({ near, far, between }, { height, base }) => {
        const rule = (between * Math.sin(radians(far))) / Math.sin(radians(near - far));
        assertClose(rule * Math.sin(radians(near)), height, 'height by the sine rule');
        assertClose(degrees(Math.atan2(height, base + between)), far, 'angle at Q');
      },
    }),
    form({
      variants: [
        { cliff: 85, first: 24, second: 37, seconds: 30 },
        { cliff: 60, first: 18, second: 33, seconds: 45 },
        { cliff: 110, first: 30, second: 48, seconds: 25 },
      ],
      solve: ({ cliff, first, second, seconds }) => {
        const [a, b] = [cliff / Math.tan(radians(first)), cliff / Math.tan(radians(second))];
        return { a, b, speed: (a - b) / seconds };
      },
      write: ({ cliff, first, second, seconds }, { a, b, speed }) =>
        inParts({
          stem: raw`From the top of a vertical cliff, $${cliff} \text{ m}$ above the sea, a boat is seen that sails straight towards the foot of the cliff. Its angle of depression is first $${first}^\circ$ and, ${seconds} seconds later, $${second}^\circ$.`,
          hint: 'From which line is an angle of depression measured?',
          parts: [
            {
              ask: 'Draw a diagram of the cliff and the two positions of the boat, and label the given angles.',
              answer:
                'A vertical cliff, the horizontal at its top, and two lines of sight with the angles of depression below the horizontal',
              solution: raw`Draw the vertical cliff and the level sea, the horizontal through the top, and two lines down to the boat. The angles $${first}^\circ$ and $${second}^\circ$ lie between the horizontal and these lines; the same angles appear at the boat.`,
              marks: ['A1 two lines of sight and the vertical cliff', 'A1 both angles in the right place'],
            },
            {
              ask: 'Calculate the distance of the boat from the foot of the cliff at each moment.',
              answer: raw`$${significant(a)} \text{ m}$ and $${significant(b)} \text{ m}$`,
              solution: raw`$\dfrac{${cliff}}{\tan ${first}^\circ} = ${significant(a, 4)}$ and $\dfrac{${cliff}}{\tan ${second}^\circ} = ${significant(b, 4)}$: about $${significant(a)} \text{ m}$ and $${significant(b)} \text{ m}$.`,
              marks: ['M1 tangent in one triangle', raw`A1 $${significant(a)}$`, raw`A1 $${significant(b)}$`],
              keys: [
                { kind: 'number', label: 'First', ...threeFigures(a, undefined, 'm') },
                { kind: 'number', label: 'Later', ...threeFigures(b, undefined, 'm') },
              ],
            },
            {
              ask: 'Calculate the speed of the boat, and state an assumption that you make.',
              answer: raw`$${significant(speed)} \text{ m s}^{-1}$, if the speed is constant`,
              solution: raw`$\dfrac{${significant(a, 5)} - ${significant(b, 5)}}{${seconds}} = ${significant(speed, 4)}$, about $${significant(speed)} \text{ m s}^{-1}$. This takes the speed to be constant and the observer's eye to be at the height given.`,
              marks: [
                'M1 difference of the distances divided by the time',
                raw`A1 $${significant(speed)}$`,
                'R1 a sensible assumption, e.g. constant speed',
              ],
              keys: [{ value: speed, tolerance: 0.02, unit: 'm s^-1' }],
            },
          ],
        }),
      check: ({ cliff, first, second, seconds }, { a, b, speed }) => {
        assertClose(degrees(Math.atan2(cliff, a)), first, 'first');
        assertClose(degrees(Math.atan2(cliff, b)), second, 'second');
        assertClose(b + speed * seconds, a, 'way');
      },
    }),
  ],
);

/** Templates of topics 3.1 to 3.3 in several forms. */
export const measuring = [space, rightTriangles, elevation];
