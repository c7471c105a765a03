import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { assertClose, bisect, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import { foreseen, hl, labelled, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 3. Radians in rotation, equations on an interval, two sides and an angle (higher level). */

type Turn =
  | { form: 'wheels'; small: number; large: number; turns: number; seconds: number }
  | { form: 'sector'; what: string; perimeter: number; radius: number }
  | { form: 'error'; radius: number; degrees: number };

const radiansInRotation = defineTemplate<Turn, { angle: number; length: number; area: number }>({
  key: 'ai-radians-in-rotation',
  calculatorAllowed: true,
  placements: [hl('3.7', 1)],
  variants: [
    { form: 'wheels', small: 8, large: 20, turns: 5, seconds: 4 },
    { form: 'sector', what: 'paper fan', perimeter: 78, radius: 24 },
    { form: 'error', radius: 15, degrees: 40 },
    { form: 'wheels', small: 12, large: 42, turns: 7, seconds: 6 },
    { form: 'sector', what: 'wind-screen wiper', perimeter: 190, radius: 55 },
    { form: 'error', radius: 9, degrees: 110 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'wheels') {
      const { small, large, turns, seconds } = numbers;
      const length = 2 * Math.PI * turns * small;
      return { angle: length / large, length, area: length / large / seconds };
    }
    if (numbers.form === 'sector') {
      const { perimeter, radius } = numbers;
      const length = perimeter - 2 * radius;
      return { angle: length / radius, length, area: (length * radius) / 2 };
    }
    const { radius, degrees } = numbers;
    const angle = degrees * DEGREE;
    return { angle, length: radius * angle, area: (radius * radius * angle) / 2 };
  },
  write: (numbers, { angle, length, area }) => {
    if (numbers.form === 'wheels') {
      const { small, large, turns, seconds } = numbers;
      return {
        text: prose`
          A belt runs without slipping over a small wheel of radius $${small}\text{ cm}$ and a large wheel of radius $${large}\text{ cm}$. In $${seconds}$ seconds the small wheel makes $${turns}$ turns.

          (a) Write down the angle through which the small wheel turns, as an exact number of radians. [1]

          (b) Calculate the length of belt that passes in this time. [2]

          (c) Hence find the angle, in radians, through which the large wheel turns. [2]

          (d) Calculate the angular speed of the large wheel in radians per second. [1]`,
        hint: 'The same length of belt passes over both wheels.',
        answer: prose`
          (a) $${2 * turns}\pi$

          (b) $${significant(length)}\text{ cm}$

          (c) $${significant(angle)}$

          (d) $${significant(area)}$ radians per second`,
        solution: prose`
          (a) A whole turn is $2\pi$, so $${turns}$ turns are $${2 * turns}\pi$.

          (b) $l = r\theta = ${small} \times ${2 * turns}\pi = ${significant(length)}\text{ cm}$.

          (c) On the large wheel the same length gives $\theta = \dfrac{l}{r} = \dfrac{${significant(length, 5)}}{${large}} = ${significant(angle)}$. The larger wheel turns less, in the ratio of the radii.

          (d) $\dfrac{${significant(angle, 5)}}{${seconds}} = ${significant(area)}$ radians per second.`,
        markScheme: scheme({
          a: [prose`A1 $${2 * turns}\pi$`],
          b: ['(M1) radius times angle', prose`A1 $${significant(length)}\text{ cm}$`],
          c: ['M1 length divided by the other radius', prose`A1 $${significant(angle)}$`],
          d: [prose`A1 $${significant(area)}$`],
        }),
        numeric: [
          { ...toWithin(2 * turns * Math.PI, 0.005, 'a'), exact: `${2 * turns}\\pi` },
          near(length, 'b', 'cm'),
          near(angle, 'c'),
          near(area, 'd'),
        ],
      };
    }
    if (numbers.form === 'sector') {
      const { what, perimeter, radius } = numbers;
      return {
        text: prose`
          The area swept by a ${what} is a sector of radius $${radius}\text{ cm}$ whose perimeter is $${perimeter}\text{ cm}$.

          (a) Find the angle of the sector in radians. [3]

          (b) Write this angle in degrees. [1]

          (c) Calculate the area of the sector. [2]

          (d) Show that for any sector with radius $r$ and arc length $l$ the area is $\frac{1}{2}lr$. [2]`,
        hint: 'The perimeter of a sector consists of its arc and two radii.',
        answer: prose`
          (a) $${significant(angle)}$

          (b) $${significant(angle / DEGREE)}^\circ$

          (c) $${significant(area)}\text{ cm}^{2}$

          (d) shown`,
        solution: prose`
          (a) The arc is $${perimeter} - 2 \times ${radius} = ${length}\text{ cm}$, so $\theta = \dfrac{l}{r} = \dfrac{${length}}{${radius}} = ${significant(angle)}$.

          (b) $${significant(angle, 5)} \times \dfrac{180}{\pi} = ${significant(angle / DEGREE)}$ degrees.

          (c) $A = \frac{1}{2}r^{2}\theta = \frac{1}{2} \times ${radius}^{2} \times ${significant(angle, 5)} = ${significant(area)}\text{ cm}^{2}$.

          (d) As $l = r\theta$, the area is $\frac{1}{2}r^{2}\theta = \frac{1}{2}r \times r\theta = \frac{1}{2}lr$. This is the formula for a triangle with base $l$ and height $r$.`,
        markScheme: scheme({
          a: ['M1 two radii subtracted', prose`(A1) arc $${length}$`, prose`A1 $${significant(angle)}$`],
          b: [prose`A1 $${significant(angle / DEGREE)}^\circ$`],
          c: ['(M1) formula for the area', prose`A1 $${significant(area)}\text{ cm}^{2}$`],
          d: ['M1 $l = r\\theta$ used in the formula for the area', 'A1 factors arranged', 'AG the formula given'],
        }),
        keys: [
          { kind: 'number', ...near(angle, 'a') },
          { kind: 'number', ...near(angle / DEGREE, 'b', '°') },
          { kind: 'number', ...toWithin(area, area * 0.005, 'c', 'cm²') },
        ],
      };
    }
    const { radius, degrees } = numbers;
    const slip = 0.5 * radius ** 2 * degrees;
    const segment = 0.5 * radius ** 2 * (angle - Math.sin(angle));
    return {
      text: prose`
        For a sector of radius $${radius}\text{ cm}$ with an angle of $${degrees}^\circ$ a student calculates $\frac{1}{2} \times ${radius}^{2} \times ${degrees} = ${slip}$ and gives this as the area in square centimetres.

        (a) Without calculating the right area, explain why this value is impossible. [2]

        (b) State the error, and find the correct area. [3]

        (c) Calculate the area of the segment between the arc and its chord. [3]`,
      hint: 'How large is the whole circle?',
      answer: prose`
        (a) it is more than the area of the whole circle

        (b) $${significant(area)}\text{ cm}^{2}$

        (c) $${significant(segment)}\text{ cm}^{2}$`,
      solution: prose`
        (a) The whole circle has an area of $\pi \times ${radius}^{2} = ${significant(Math.PI * radius * radius)}\text{ cm}^{2}$ only, and the sector is a part of it.

        (b) The formula $\frac{1}{2}r^{2}\theta$ needs the angle in radians: $\theta = ${degrees} \times \dfrac{\pi}{180} = ${significant(angle)}$. The area is $\frac{1}{2} \times ${radius}^{2} \times ${significant(angle, 5)} = ${significant(area)}\text{ cm}^{2}$.

        (c) The triangle has the area $\frac{1}{2} \times ${radius}^{2} \times \sin ${degrees}^\circ = ${significant(area - segment, 5)}$, so the segment has $${significant(area, 5)} - ${significant(area - segment, 5)} = ${significant(segment)}\text{ cm}^{2}$.`,
      markScheme: scheme({
        a: [
          prose`A1 area of the circle $${significant(Math.PI * radius * radius)}\text{ cm}^{2}$`,
          'R1 a sector is less than the circle',
        ],
        b: ['R1 angle in degrees used in a formula for radians', 'M1 conversion', prose`A1 $${significant(area)}\text{ cm}^{2}$`],
        c: ['M1 area of the triangle', 'M1 difference', prose`A1 $${significant(segment)}\text{ cm}^{2}$`],
      }),
      keys: [
        { kind: 'number', ...near(area, 'b', 'cm²') },
        foreseen(toWithin(segment, Math.max(0.06, segment * 0.006), 'c', 'cm²'), [
          { slip: 'method', value: area - segment, note: 'This is the triangle; the segment is what it leaves of the sector.' },
        ]),
      ],
    };
  },
  check: (numbers, { angle, length, area }) => {
    if (numbers.form === 'wheels') {
      assertClose(angle / (2 * Math.PI * numbers.turns), numbers.small / numbers.large, 'the ratio of the turns');
      assertClose(area * numbers.seconds * numbers.large, length, 'speed times time');
      return;
    }
    const { radius } = numbers;
    assertClose(
      integrate(() => radius * radius * 0.5, 0, angle),
      area,
      'the area by thin sectors',
    );
    // Chords of many small steps.
    let way = 0;
    for (let i = 0; i < 10_000; i++) way += 2 * radius * Math.sin(angle / 20_000);
    assertClose(way, length, 'the arc by chords', 1e-6);
    assert.ok(angle < 2 * Math.PI);
  },
});

type Equation =
  | { form: 'tide'; a: number; b: number; d: number; level: number; to: number }
  | { form: 'quadratic'; p: number; q: number };

const trigonometricEquations = defineTemplate<Equation, { roots: number[] }>({
  key: 'ai-equations-on-an-interval',
  calculatorAllowed: true,
  placements: [hl('3.8', 1, '3.7')],
  variants: [
    { form: 'tide', a: 3, b: 0.5, d: 5, level: 6.5, to: 24 },
    { form: 'quadratic', p: 2, q: 3 },
    { form: 'tide', a: 12, b: 0.25, d: 15, level: 20, to: 40 },
    { form: 'quadratic', p: 3, q: 5 },
    { form: 'tide', a: 1.6, b: 0.8, d: 4, level: 3.2, to: 15 },
    { form: 'quadratic', p: 4, q: 7 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'quadratic') {
      // p cos² x = q (1 - sin x) gives sin x = 1 or sin x = (q - p) / p.
      const s = Math.asin((numbers.q - numbers.p) / numbers.p);
      return { roots: [s, Math.PI / 2, Math.PI - s].toSorted((x, y) => x - y) };
    }
    const { a, b, d, level, to } = numbers;
    const f = (t: number) => a * Math.sin(b * t) + d - level;
    const roots: number[] = [];
    for (let t = 0; t < to; t += 0.01) if (f(t) * f(t + 0.01) < 0 && t + 0.01 <= to) roots.push(bisect(f, t, t + 0.01));
    return { roots };
  },
  write: (numbers, { roots }) => {
    const listed = roots.map((root) => `$${significant(root)}$`);
    const last = listed.at(-1) as string;
    const inWords = `${listed.slice(0, -1).join(', ')} and ${last}`;
    if (numbers.form === 'quadratic') {
      const { p, q } = numbers;
      const ratio = (q - p) / p;
      return {
        text: prose`
          Consider the equation $${p}\cos^{2} x = ${q}(1 - \sin x)$ for $0 \le x \le 2\pi$.

          (a) Use an identity to show that it can be written as $${p}\sin^{2} x - ${q}\sin x + ${q - p} = 0$. [2]

          (b) Find the two values of $\sin x$. [2]

          (c) Use the unit circle to explain how many solutions each of them has in the interval. [2]

          (d) Hence find all solutions of the equation. [2]`,
        hint: prose`The equation contains two functions. Which identity turns $\cos^{2} x$ into the other one?`,
        answer: prose`
          (a) shown

          (b) $1$ and $${significant(ratio)}$

          (c) one and two

          (d) ${inWords}`,
        solution: prose`
          (a) $\cos^{2} x = 1 - \sin^{2} x$, so $${p} - ${p}\sin^{2} x = ${q} - ${q}\sin x$. Bringing all terms to one side gives the equation.

          (b) It is a quadratic equation in $\sin x$ with the solutions $1$ and $${significant(ratio)}$.

          (c) On the unit circle $\sin x$ is the height of the point. The height $1$ is reached once, at the top. The height $${significant(ratio)}$ lies between $0$ and $1$ and is reached twice, at points that mirror each other in the vertical axis.

          (d) $\sin x = 1$ gives $x = \frac{\pi}{2}$. The calculator gives one solution of the other equation, and $\pi$ less this is the second. In all: ${inWords}.`,
        markScheme: scheme({
          a: [prose`M1 $\cos^{2} x = 1 - \sin^{2} x$`, 'A1 terms on one side', 'AG the equation given'],
          b: ['A1 $1$', prose`A1 $${significant(ratio)}$`],
          c: ['R1 the top of the circle once', 'R1 a height between 0 and 1 twice'],
          d: ['M1 symmetry used', prose`A1 ${inWords}`],
        }),
        keys: [
          { kind: 'set', part: 'b', values: ['1', `${q - p}/${p}`], tolerance: 0.001 },
          { kind: 'set', part: 'd', values: roots.map((root) => decimal(root, 4)), tolerance: 0.01 },
        ],
      };
    }
    const { a, b, d, level, to } = numbers;
    return {
      text: prose`
        The depth of water in a basin, in metres, $t$ hours after midnight is modelled by $h(t) = ${a}\sin(${b}t) + ${d}$ for $0 \le t \le ${to}$, with angles in radians.

        (a) Calculate the period of the model. [2]

        (b) Use a graph, and list all times at which the depth is $${level}\text{ m}$. [3]

        (c) A student uses the inverse sine function to solve $\sin(${b}t) = ${Number(((level - d) / a).toPrecision(3))}$, and divides by $${b}$. Explain why this gives at most one of the times. [2]`,
      hint: 'How often does a horizontal line meet the graph in the whole interval?',
      answer: prose`
        (a) $${significant((2 * Math.PI) / b)}$ hours

        (b) ${inWords}

        (c) the inverse function gives one angle only`,
      solution: prose`
        (a) $\dfrac{2\pi}{${b}} = ${significant((2 * Math.PI) / b)}$ hours.

        (b) The graph meets the line $h = ${level}$ at the times ${inWords}. All intersections within the interval count.

        (c) The inverse of the sine gives a single angle between $-\frac{\pi}{2}$ and $\frac{\pi}{2}$. The same sine belongs to $\pi$ less this angle, and to both after each whole turn; these are the other times${level < d ? ', while the angle itself is negative and gives none within the interval' : ''}.`,
      markScheme: scheme({
        a: [prose`(M1) $\frac{2\pi}{${b}}$`, prose`A1 $${significant((2 * Math.PI) / b)}$`],
        b: ['M1 graph and horizontal line', 'A1 two of the times', prose`A1 ${inWords}`],
        c: ['R1 a single angle between the two bounds', 'R1 other angles with the same sine'],
      }),
      keys: [
        { kind: 'number', ...near((2 * Math.PI) / b, 'a') },
        { kind: 'set', part: 'b', values: roots.map((root) => decimal(root, 4)), tolerance: 0.06 },
      ],
    };
  },
  check: (numbers, { roots }) => {
    if (numbers.form === 'quadratic') {
      for (const x of roots) assertClose(numbers.p * Math.cos(x) ** 2, numbers.q * (1 - Math.sin(x)), 'both sides', 1e-9);
      assert.equal(roots.length, 3);
      return;
    }
    const { a, b, d, level, to } = numbers;
    // By the general solution instead of a search.
    const s = Math.asin((level - d) / a);
    const all = [-1, 0, 1, 2, 3].flatMap((k) => [s + 2 * Math.PI * k, Math.PI - s + 2 * Math.PI * k]).map((x) => x / b);
    const inside = all.filter((t) => t >= 0 && t <= to).toSorted((x, y) => x - y);
    assert.equal(inside.length, roots.length);
    inside.forEach((t, i) => {
      assertClose(t, roots[i] as number, 'a time');
    });
    assert.ok(roots.length >= 3);
  },
});

type Given =
  | { form: 'count'; angle: number; side: number; opposite: readonly [number, number, number] }
  | { form: 'road'; angle: number; side: number; reach: number };

const ambiguousDecided = defineTemplate<Given, { height: number; near: number; far: number }>({
  key: 'ai-number-of-triangles-decided',
  calculatorAllowed: true,
  placements: [hl('3.8', 1, '3.2.2')],
  variants: [
    { form: 'count', angle: 40, side: 10, opposite: [5, 8, 12] },
    { form: 'road', angle: 35, side: 14, reach: 10 },
    { form: 'count', angle: 55, side: 12, opposite: [9, 11, 15] },
    { form: 'road', angle: 28, side: 9, reach: 6 },
  ],
  solve: (numbers) => {
    const { angle, side } = numbers;
    const reach = numbers.form === 'road' ? numbers.reach : numbers.opposite[1];
    const height = side * Math.sin(angle * DEGREE);
    const [foot, half] = [side * Math.cos(angle * DEGREE), Math.sqrt(reach ** 2 - height ** 2)];
    return { height, near: foot - half, far: foot + half };
  },
  write: (numbers, { height, near: nearer, far }) => {
    const { angle, side } = numbers;
    if (numbers.form === 'count') {
      const [short, middle, long] = numbers.opposite;
      const acute = Math.asin((side * Math.sin(angle * DEGREE)) / middle) / DEGREE;
      return {
        text: prose`
          A frame is to be a triangle ABC with $B\hat{A}C = ${angle}^\circ$ and $AC = ${side}\text{ cm}$. Rods of length $${short}\text{ cm}$, $${middle}\text{ cm}$ and $${long}\text{ cm}$ are available for the side BC.

          (a) Determine the shortest length of BC for which a triangle exists. [2]

          (b) Deduce for each of the three rods how many different triangles can be made. Justify your answers. [4]

          (c) For the rod of $${middle}\text{ cm}$ find the possible sizes of $A\hat{B}C$. [3]`,
        hint: 'Let BC swing about C. When does it reach the line from A at all?',
        answer: prose`
          (a) $${significant(height)}\text{ cm}$

          (b) none, two, one

          (c) $${significant(acute)}^\circ$ and $${significant(180 - acute)}^\circ$`,
        solution: prose`
          (a) The distance of C from the line through A and B is $${side}\sin ${angle}^\circ = ${significant(height)}\text{ cm}$. A shorter rod does not reach this line.

          (b) $${short} < ${significant(height)}$: no triangle. $${significant(height)} < ${middle} < ${side}$: the rod meets the line on both sides of the foot of the perpendicular, both beyond A on the right side, so there are two triangles. $${long} > ${side}$: one of the two meeting points lies on the other side of A, where the angle would not be $${angle}^\circ$, so there is one triangle.

          (c) $\sin A\hat{B}C = \dfrac{${side}\sin ${angle}^\circ}{${middle}} = ${significant(Math.sin(acute * DEGREE), 5)}$, so the angle is $${significant(acute)}^\circ$ or, with the same sine, $180^\circ$ less this angle, which is $${significant(180 - acute)}^\circ$.`,
        markScheme: scheme({
          a: [prose`(M1) $${side}\sin ${angle}^\circ$`, prose`A1 $${significant(height)}\text{ cm}$`],
          b: [
            'R1 comparison with the perpendicular distance',
            'A1 none for the shortest rod',
            'A1 two for the middle one',
            prose`R1 one for the longest, which is longer than $${side}\text{ cm}$`,
          ],
          c: ['M1 sine rule', prose`A1 $${significant(acute)}^\circ$`, prose`A1 $${significant(180 - acute)}^\circ$`],
        }),
        keys: [
          { kind: 'number', ...near(height, 'a', 'cm') },
          labelled('Smaller angle', near(acute, 'c', '°')),
          labelled('Larger angle', near(180 - acute, 'c', '°')),
        ],
      };
    }
    const { reach } = numbers;
    return {
      text: prose`
        A straight road leaves a town T. A radio mast M stands $${side}\text{ km}$ from T, and TM makes an angle of $${angle}^\circ$ with the road. The mast can be received within $${reach}\text{ km}$.

        (a) Show that the mast can be received on a part of the road. [2]

        (b) Let P be the distance from T, in kilometres, at which reception begins or ends. Use the cosine rule to write down an equation for P. [2]

        (c) Calculate for how many kilometres of the road the mast can be received. [3]

        (d) State how the two positions are linked to the ambiguous case of the sine rule. [1]`,
      hint: 'Which triangle has the sides that are given, and which angle?',
      answer: prose`
        (a) shown

        (b) $P^{2} - 2 \times ${side}P\cos ${angle}^\circ + ${side}^{2} = ${reach}^{2}$

        (c) $${significant(far - nearer)}\text{ km}$

        (d) both triangles have the same two sides and the same angle that is not between them`,
      solution: prose`
        (a) The road is $${side}\sin ${angle}^\circ = ${significant(height)}\text{ km}$ from the mast at its nearest point, which is less than $${reach}\text{ km}$.

        (b) In the triangle of T, M and the point on the road, $${reach}^{2} = P^{2} + ${side}^{2} - 2 \times ${side}P\cos ${angle}^\circ$.

        (c) The quadratic equation has the solutions $P = ${significant(nearer, 4)}$ and $P = ${significant(far, 4)}$, so the mast is received for $${significant(far - nearer)}\text{ km}$.

        (d) The two triangles have the sides $${side}$ and $${reach}$ and the angle $${angle}^\circ$ opposite the second of them in common; this does not fix the triangle.`,
      markScheme: scheme({
        a: ['M1 perpendicular distance', prose`A1 $${significant(height)} < ${reach}$`, 'AG received on a part'],
        b: ['M1 cosine rule', 'A1 correct equation'],
        c: [
          'M1 quadratic equation solved',
          prose`A1 $${significant(nearer)}$ and $${significant(far)}$`,
          prose`A1 $${significant(far - nearer)}\text{ km}$`,
        ],
        d: ['R1 two sides and an angle not between them'],
      }),
      keys: [{ kind: 'number', ...toWithin(far - nearer, 0.06, 'c', 'km') }],
    };
  },
  check: (numbers, { height, near: nearer, far }) => {
    const { angle, side } = numbers;
    const reach = numbers.form === 'road' ? numbers.reach : numbers.opposite[1];
    const gap = (x: number) => Math.hypot(side * Math.cos(angle * DEGREE) - x, side * Math.sin(angle * DEGREE)) - reach;
    assertClose(gap(nearer), 0, 'the nearer point', 1e-9);
    assertClose(gap(far), 0, 'the farther point', 1e-9);
    assert.ok(nearer > 0 && height < reach);
    if (numbers.form === 'count')
      assert.ok(numbers.opposite[0] < height && numbers.opposite[1] < side && numbers.opposite[2] > side);
  },
});

export const radiansAndTrianglesTemplates: readonly QuestionTemplate[] = [
  radiansInRotation,
  trigonometricEquations,
  ambiguousDecided,
];
