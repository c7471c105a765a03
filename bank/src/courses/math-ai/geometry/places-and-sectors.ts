import assert from 'node:assert/strict';
import { DEGREE } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import { bearing, exact, foreseen, labelled, near, preciseBearing, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 3. Bearings by components, parts of circles. */

type Course =
  | { form: 'fix'; what: string; base: number; first: number; second: number }
  | { form: 'legs'; who: string; legs: readonly (readonly [number, number])[] };

const bearingFixes = defineTemplate<Course, { east: number; north: number; far: number; back: number }>({
  key: 'ai-bearings-by-components',
  calculatorAllowed: true,
  placements: [sl('3.3', 1, '3.2.2')],
  variants: [
    { form: 'fix', what: 'a fire', base: 12, first: 48, second: 325 },
    {
      form: 'legs',
      who: 'A glider',
      legs: [
        [18, 70],
        [25, 160],
      ],
    },
    { form: 'fix', what: 'a drifting buoy', base: 5, first: 35, second: 300 },
    {
      form: 'legs',
      who: 'A hiker',
      legs: [
        [6, 35],
        [9, 290],
      ],
    },
    { form: 'fix', what: 'a radio beacon', base: 20, first: 62, second: 340 },
    {
      form: 'legs',
      who: 'A patrol boat',
      legs: [
        [14, 120],
        [10, 215],
      ],
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'fix') {
      const { base, first, second } = numbers;
      const [a, b] = [90 - first, second - 270];
      const far = (base * Math.sin(b * DEGREE)) / Math.sin((a + b) * DEGREE);
      return { east: far * Math.sin(first * DEGREE), north: far * Math.cos(first * DEGREE), far, back: first + 180 };
    }
    const [east, north] = [Math.sin, Math.cos].map((f) => numbers.legs.reduce((sum, [d, b]) => sum + d * f(b * DEGREE), 0)) as [
      number,
      number,
    ];
    const out = (Math.atan2(east, north) / DEGREE + 360) % 360;
    return { east, north, far: Math.hypot(east, north), back: (out + 180) % 360 };
  },
  write: (numbers, { east, north, far, back }) => {
    if (numbers.form === 'fix') {
      const { what, base, first, second } = numbers;
      const [a, b] = [90 - first, second - 270];
      return {
        text: prose`
          Two towers A and B stand $${base}\text{ km}$ apart, B due east of A. From A, ${what} F is seen on a bearing of $${bearing(first)}$, from B on a bearing of $${bearing(second)}$.

          (a) Draw a sketch of triangle ABF with north lines at A and B, label what is given, and show that $F\hat{A}B = ${a}^\circ$. [3]

          (b) Calculate the size of $A\hat{F}B$. [2]

          (c) Find the distance of F from A. [3]

          (d) Write down the bearing of A from F. [1]`,
        hint: 'Bearings are measured from north. Which angle is left between the line of sight and the line AB?',
        answer: prose`
          (a) shown

          (b) $${180 - a - b}^\circ$

          (c) $${significant(far)}\text{ km}$

          (d) $${bearing(back)}$`,
        solution: prose`
          (a) East has the bearing $090^\circ$, so the angle at A between AF and AB is $90^\circ - ${first}^\circ = ${a}^\circ$.

          ![](diagram:towers)

          (b) At B, west has the bearing $270^\circ$, so $A\hat{B}F = ${second}^\circ - 270^\circ = ${b}^\circ$ and $A\hat{F}B = 180^\circ - ${a}^\circ - ${b}^\circ = ${180 - a - b}^\circ$.

          (c) Sine rule: $\dfrac{AF}{\sin ${b}^\circ} = \dfrac{${base}}{\sin ${180 - a - b}^\circ}$, so $AF = ${significant(far)}\text{ km}$. The side AF lies opposite the angle at **B**.

          (d) The return journey has the opposite direction: $${first}^\circ + 180^\circ = ${bearing(back)}$.`,
        markScheme: scheme({
          a: [
            'A1 triangle with north lines, B to the east of A',
            'A1 both bearings marked from north',
            prose`R1 $90^\circ - ${first}^\circ$`,
            'AG the angle given',
          ],
          b: [prose`(A1) $A\hat{B}F = ${b}^\circ$`, prose`A1 $${180 - a - b}^\circ$`],
          c: ['M1 sine rule', 'A1 correct substitution', prose`A1 $${significant(far)}\text{ km}$`],
          d: [prose`A1 $${bearing(back)}$`],
        }),
        numeric: [exact(180 - a - b, 'b', '°'), near(far, 'c', 'km'), exact(back, 'd', '°')],
        diagrams: [
          {
            name: 'towers',
            svg: new Diagram({
              x: [-base * 0.15, Math.max(base, east) * 1.15],
              y: [-north * 0.12, north * 1.2],
              equalScale: true,
              width: 380,
            })
              .polygon([
                [0, 0],
                [base, 0],
                [east, north],
              ])
              .arrow([0, 0], [0, north * 0.6], 'd-axis')
              .arrow([base, 0], [base, north * 0.6], 'd-axis')
              .label([0, north * 0.6], 'N', { dy: -6 })
              .label([base, north * 0.6], 'N', { dy: -6 })
              .label([0, 0], 'A', { math: true, dx: -12, dy: 12 })
              .label([base, 0], 'B', { math: true, dx: 12, dy: 12 })
              .label([east, north], 'F', { math: true, dy: -8 })
              .toSvg(),
            alt: 'Triangle ABF with B to the right of A on a horizontal line, F above, and arrows to the north at A and B.',
          },
        ],
      };
    }
    const { who, legs } = numbers;
    const [[d1, b1], [d2, b2]] = legs as [readonly [number, number], readonly [number, number]];
    const [e1, n1, e2, n2] = [
      d1 * Math.sin(b1 * DEGREE),
      d1 * Math.cos(b1 * DEGREE),
      d2 * Math.sin(b2 * DEGREE),
      d2 * Math.cos(b2 * DEGREE),
    ];
    const shown = (value: number) => significant(value, 4);
    const inBrackets = (value: number) => (value < 0 ? `(${shown(value)})` : shown(value));
    return {
      text: prose`
        ${who} goes $${d1}\text{ km}$ from a base O on a bearing of $${bearing(b1)}$ to P, and then $${d2}\text{ km}$ on a bearing of $${bearing(b2)}$ to Q.

        (a) Calculate how far Q is to the east and how far to the north of O. Use negative numbers for west and south. [4]

        (b) Hence find the distance OQ. [2]

        (c) Find the bearing on which one goes from Q straight back to O. [3]`,
      hint: 'How far east and how far north does each stage lead?',
      answer: prose`
        (a) $${significant(east)}\text{ km}$ east, $${significant(north)}\text{ km}$ north

        (b) $${significant(far)}\text{ km}$

        (c) $${preciseBearing(back)}$`,
      solution: prose`
        (a) East: $${d1}\sin ${b1}^\circ + ${d2}\sin ${b2}^\circ = ${shown(e1)} + ${inBrackets(e2)} = ${significant(east)}\text{ km}$. North: $${d1}\cos ${b1}^\circ + ${d2}\cos ${b2}^\circ = ${shown(n1)} + ${inBrackets(n2)} = ${significant(north)}\text{ km}$. For a bearing the sine belongs to east, not the cosine, since the angle is measured from north.

        (b) $OQ = \sqrt{(${shown(east)})^{2} + (${shown(north)})^{2}} = ${significant(far)}\text{ km}$.

        (c) The way back leads $${shown(-east)}\text{ km}$ to the east and $${shown(-north)}\text{ km}$ to the north. The acute angle with the north–south line is $\arctan\dfrac{${shown(Math.abs(east))}}{${shown(Math.abs(north))}} = ${decimal(Math.atan(Math.abs(east / north)) / DEGREE, 1)}^\circ$; with the right quadrant the bearing is $${preciseBearing(back)}$.`,
      markScheme: scheme({
        a: ['M1 sines for east', prose`A1 $${significant(east)}$`, 'M1 cosines for north', prose`A1 $${significant(north)}$`],
        b: ['(M1) Pythagoras', prose`A1 $${significant(far)}\text{ km}$`],
        c: ['M1 inverse tangent', 'M1 right quadrant', prose`A1 $${preciseBearing(back)}$`],
      }),
      keys: [
        labelled('East', near(east, 'a', 'km'), [
          { slip: 'method', value: north, note: 'Sine and cosine are exchanged: bearings are measured from north.' },
        ]),
        labelled('North', near(north, 'a', 'km')),
        { kind: 'number', ...near(far, 'b', 'km') },
        { kind: 'number', ...toWithin(back, 0.5, 'c', '°') },
      ],
    };
  },
  check: (numbers, { east, north, far, back }) => {
    if (numbers.form === 'fix') {
      const { base, second } = numbers;
      const fromB = (Math.atan2(east - base, north) / DEGREE + 360) % 360;
      assertClose(fromB, second, 'the bearing from B in coordinates');
      assertClose(Math.hypot(east, north), far, 'the distance in coordinates');
      assertClose((Math.atan2(-east, -north) / DEGREE + 360) % 360, back, 'the way back in coordinates');
      return;
    }
    const [[d1, b1], [d2, b2]] = numbers.legs as [readonly [number, number], readonly [number, number]];
    const inner = 180 - Math.abs(b2 - b1);
    assertClose(far, Math.sqrt(d1 * d1 + d2 * d2 - 2 * d1 * d2 * Math.cos(inner * DEGREE)), 'the cosine rule');
    assertClose(east + far * Math.sin(back * DEGREE), 0, 'back at the base, east');
    assertClose(north + far * Math.cos(back * DEGREE), 0, 'back at the base, north');
  },
});

type Round =
  | { form: 'pipe'; what: string; radius: number; depth: number }
  | { form: 'price'; small: readonly [number, number, number]; large: readonly [number, number, number] }
  | { form: 'back'; what: string; area: number; degrees: number };

const circleParts = defineTemplate<Round, { one: number; other: number }>({
  key: 'ai-circle-parts-in-context',
  calculatorAllowed: true,
  placements: [sl('3.4', 1)],
  variants: [
    { form: 'pipe', what: 'pipe', radius: 40, depth: 25 },
    { form: 'price', small: [16, 45, 2.4], large: [20, 36, 2.8] },
    { form: 'back', what: 'stage in the shape of a sector', area: 85, degrees: 130 },
    { form: 'pipe', what: 'gutter', radius: 9, depth: 6 },
    { form: 'price', small: [14, 60, 2.8], large: [18, 40, 2.9] },
    { form: 'back', what: 'flower bed in the shape of a sector', area: 24, degrees: 75 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'pipe') {
      const { radius, depth } = numbers;
      const angle = (2 * Math.acos((radius - depth) / radius)) / DEGREE;
      return { one: angle, other: (angle / 360) * Math.PI * radius ** 2 - 0.5 * radius ** 2 * Math.sin(angle * DEGREE) };
    }
    if (numbers.form === 'price') {
      const [one, other] = [numbers.small, numbers.large].map(
        ([r, degrees, price]) => (price / ((degrees / 360) * Math.PI * r * r)) * 100,
      );
      return { one: one as number, other: other as number };
    }
    const { area, degrees } = numbers;
    const r = Math.sqrt((360 * area) / (degrees * Math.PI));
    return { one: r, other: 2 * r + (degrees / 360) * 2 * Math.PI * r };
  },
  write: (numbers, { one, other }) => {
    if (numbers.form === 'pipe') {
      const { what, radius, depth } = numbers;
      const half = Math.sqrt(radius ** 2 - (radius - depth) ** 2);
      const level = depth - radius;
      const figure = new Diagram({
        x: [-radius * 1.15, radius * 1.15],
        y: [-radius * 1.15, radius * 1.15],
        equalScale: true,
        width: 280,
      })
        .circle([0, 0], radius)
        .segment([-half, level], [half, level])
        .segment([0, 0], [-half, level], 'd-dashed')
        .segment([0, 0], [half, level], 'd-dashed')
        .label([0, 0], 'O', { math: true, dy: -8 })
        .label([-half, level], 'A', { math: true, dx: -14 })
        .label([half, level], 'B', { math: true, dx: 14 });
      return {
        text: prose`
          The cross-section of ${what === 'gutter' ? 'a closed gutter' : 'a pipe'} is a circle with centre O and radius $${radius}\text{ cm}$. The water in it is $${depth}\text{ cm}$ deep; its surface meets the circle at A and B.

          ![](diagram:section)

          (a) Show that the distance of O from AB is $${radius - depth}\text{ cm}$. [1]

          (b) Find the size of $A\hat{O}B$. [3]

          (c) Calculate the area of the cross-section of the water. [4]

          (d) Calculate the volume of water in a $${what === 'pipe' ? 12 : 5}\text{ m}$ length of the ${what}, in litres. [2]`,
        hint: 'Which sector contains the region, and what else does that sector contain?',
        answer: prose`
          (a) shown

          (b) $${significant(one)}^\circ$

          (c) $${significant(other)}\text{ cm}^{2}$

          (d) $${significant((other * (what === 'pipe' ? 1200 : 500)) / 1000)}$ litres`,
        solution: prose`
          (a) The lowest point of the circle is $${radius}\text{ cm}$ below O, and the surface is $${depth}\text{ cm}$ above it: $${radius} - ${depth} = ${radius - depth}$.

          (b) In the right-angled half of the triangle $\cos\left(\frac{1}{2}A\hat{O}B\right) = \dfrac{${radius - depth}}{${radius}}$, so half of the angle is $${significant(one / 2, 5)}^\circ$ and $A\hat{O}B = ${significant(one)}^\circ$.

          (c) Sector less triangle: $\dfrac{${significant(one, 5)}}{360} \times \pi \times ${radius}^{2} - \dfrac{1}{2} \times ${radius}^{2} \times \sin ${significant(one, 5)}^\circ = ${significant(other)}\text{ cm}^{2}$.

          (d) The length is $${what === 'pipe' ? 1200 : 500}\text{ cm}$, so the volume is $${significant(other, 5)} \times ${what === 'pipe' ? 1200 : 500} = ${significant(other * (what === 'pipe' ? 1200 : 500))}\text{ cm}^{3}$. A litre has $1000\text{ cm}^{3}$: $${significant((other * (what === 'pipe' ? 1200 : 500)) / 1000)}$ litres.`,
        markScheme: scheme({
          a: [prose`R1 radius less depth`, 'AG the distance given'],
          b: [
            'M1 cosine in half of the triangle',
            prose`(A1) $${significant(one / 2)}^\circ$`,
            prose`A1 $${significant(one)}^\circ$`,
          ],
          c: [
            'M1 area of the sector',
            'M1 area of the triangle',
            'M1 difference',
            prose`A1 $${significant(other)}\text{ cm}^{2}$`,
          ],
          d: [
            '(M1) area times length in the same unit',
            prose`A1 $${significant((other * (what === 'pipe' ? 1200 : 500)) / 1000)}$ litres`,
          ],
        }),
        numeric: [
          near(one, 'b', '°'),
          toWithin(other, other * 0.01, 'c', 'cm²'),
          toWithin((other * (what === 'pipe' ? 1200 : 500)) / 1000, other * (what === 'pipe' ? 0.012 : 0.005), 'd'),
        ],
        diagrams: [
          {
            name: 'section',
            svg: figure.toSvg(),
            alt: 'A circle with centre O and a horizontal chord AB below the centre; the radii OA and OB are dashed.',
          },
        ],
      };
    }
    if (numbers.form === 'price') {
      const { small, large } = numbers;
      const area = ([r, degrees]: readonly [number, number, number]) => (degrees / 360) * Math.PI * r * r;
      const better = one < other ? 'first' : 'second';
      return {
        text: prose`
          A bakery sells flat cakes in slices that are sectors of a circle, all equally thick. A slice of the first kind has a radius of $${small[0]}\text{ cm}$, an angle of $${small[1]}^\circ$ and costs $${decimal(small[2], 2)}$ EUR. One of the second kind has a radius of $${large[0]}\text{ cm}$, an angle of $${large[1]}^\circ$ and costs $${decimal(large[2], 2)}$ EUR.

          (a) Calculate the area of each slice. [3]

          (b) Compare the prices for $100\text{ cm}^{2}$ of the two kinds, and state which is better value. [3]

          (c) The curved edge of a slice is its crust. Determine which kind has the longer crust. [3]`,
        hint: 'Which fraction of the whole circle does the angle cut out?',
        answer: prose`
          (a) $${significant(area(small))}\text{ cm}^{2}$ and $${significant(area(large))}\text{ cm}^{2}$

          (b) $${decimal(one, 2)}$ EUR and $${decimal(other, 2)}$ EUR: the ${better} kind

          (c) ${small[0] * small[1] === large[0] * large[1] ? 'both the same' : small[0] * small[1] > large[0] * large[1] ? 'the first' : 'the second'}`,
        solution: prose`
          (a) $\dfrac{${small[1]}}{360} \times \pi \times ${small[0]}^{2} = ${significant(area(small))}\text{ cm}^{2}$ and $\dfrac{${large[1]}}{360} \times \pi \times ${large[0]}^{2} = ${significant(area(large))}\text{ cm}^{2}$.

          (b) $\dfrac{${decimal(small[2], 2)}}{${significant(area(small), 5)}} \times 100 = ${decimal(one, 2)}$ EUR and $\dfrac{${decimal(large[2], 2)}}{${significant(area(large), 5)}} \times 100 = ${decimal(other, 2)}$ EUR: the ${better} kind is better value.

          (c) The arcs are $\dfrac{${small[1]}}{360} \times 2\pi \times ${small[0]} = ${significant((small[1] / 180) * Math.PI * small[0])}\text{ cm}$ and $\dfrac{${large[1]}}{360} \times 2\pi \times ${large[0]} = ${significant((large[1] / 180) * Math.PI * large[0])}\text{ cm}$: ${small[0] * small[1] === large[0] * large[1] ? 'both crusts are equally long, because radius times angle is the same' : `the ${small[0] * small[1] > large[0] * large[1] ? 'first' : 'second'} kind has the longer crust, since radius times angle is greater`}.`,
        markScheme: scheme({
          a: ['M1 formula for a sector', prose`A1 $${significant(area(small))}$`, prose`A1 $${significant(area(large))}$`],
          b: [
            'M1 price divided by area',
            prose`A1 $${decimal(one, 2)}$ and $${decimal(other, 2)}$ (accept more figures)`,
            `R1 the ${better} kind`,
          ],
          c: ['M1 formula for an arc', prose`A1 both lengths`, 'R1 conclusion by comparison'],
        }),
        keys: [
          labelled('First slice', near(area(small), 'a', 'cm²')),
          labelled('Second slice', near(area(large), 'a', 'cm²')),
          {
            kind: 'set',
            part: 'b',
            label: 'First and second price in EUR, in this order',
            values: [one, other].map((price) => price.toPrecision(8)),
            ordered: true,
            tolerance: 0.006,
          },
        ],
      };
    }
    const { what, area, degrees } = numbers;
    return {
      text: prose`
        A ${what} has an area of $${area}\text{ m}^{2}$ and an angle of $${degrees}^\circ$ at its centre.

        (a) Determine its radius. [3]

        (b) Calculate the length of a fence all around it. [3]

        (c) The angle is to be doubled and the area kept. Deduce by what factor the radius changes. [2]`,
      hint: 'How does the area depend on the radius? How many straight edges has a sector?',
      answer: prose`
        (a) $${significant(one)}\text{ m}$

        (b) $${significant(other)}\text{ m}$

        (c) $\frac{1}{\sqrt{2}} \approx 0.707$`,
      solution: prose`
        (a) $\dfrac{${degrees}}{360} \times \pi r^{2} = ${area}$ gives $r^{2} = \dfrac{360 \times ${area}}{${degrees}\pi} = ${significant(one * one, 5)}$, so $r = ${significant(one)}\text{ m}$.

        (b) Two radii and the arc: $2 \times ${significant(one, 5)} + \dfrac{${degrees}}{360} \times 2\pi \times ${significant(one, 5)} = ${significant(other)}\text{ m}$. Forgetting the radii is the usual slip.

        (c) $r^{2}$ is inversely proportional to the angle, so it is halved: the radius is multiplied by $\dfrac{1}{\sqrt{2}} \approx 0.707$.`,
      markScheme: scheme({
        a: [
          'M1 area of the sector set up',
          prose`(A1) $r^{2} = ${significant(one * one)}$`,
          prose`A1 $${significant(one)}\text{ m}$`,
        ],
        b: ['M1 arc', 'M1 two radii added', prose`A1 $${significant(other)}\text{ m}$`],
        c: ['M1 square of the radius halved', prose`A1 $0.707$`],
      }),
      keys: [
        { kind: 'number', ...near(one, 'a', 'm') },
        foreseen(near(other, 'b', 'm'), [
          { slip: 'incomplete', value: other - 2 * one, note: 'This is the arc alone; the fence also runs along two radii.' },
        ]),
        { kind: 'number', ...toWithin(Math.SQRT1_2, 0.003, 'c') },
      ],
    };
  },
  check: (numbers, { one, other }) => {
    if (numbers.form === 'pipe') {
      const { radius, depth } = numbers;
      assertClose(
        integrate((y) => 2 * Math.sqrt(Math.max(0, radius ** 2 - y ** 2)), -radius, depth - radius, 200_000),
        other,
        'the water by strips',
        1e-4,
      );
      assert.ok(one > 0 && one < 180 === radius > depth);
    } else if (numbers.form === 'price') {
      assert.ok(Math.abs(one - other) > 0.05);
      for (const [[r, degrees, price], each] of [
        [numbers.small, one],
        [numbers.large, other],
      ] as const)
        assertClose(integrate(() => (r * r) / 2, 0, degrees * DEGREE) * each, price * 100, 'the price of the slice');
    } else {
      assertClose(
        integrate((x) => x * numbers.degrees * DEGREE, 0, one),
        numbers.area,
        'the area by rings',
      );
      assertClose((other - 2 * one) / one, numbers.degrees * DEGREE, 'arc over radius');
    }
  },
});

export const placesAndSectorsTemplates: readonly QuestionTemplate[] = [bearingFixes, circleParts];
