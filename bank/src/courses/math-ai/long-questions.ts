import assert from 'node:assert/strict';
import { DEGREE } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { columnVector, decimal, significant } from '../../tex.ts';
import { matrixTex, multiply, power } from './matrices.ts';
import { bearing, exact, hl, labelled, near, preciseBearing, prose, sl, toWithin } from './writing.ts';

/** Questions as long as the last ones of paper 2 and those of paper 3: one setting, many linked parts. */

type Place =
  | { form: 'lake'; ab: number; ac: number; toB: number; toC: number; speed: number }
  | { form: 'silo'; radius: number; wall: number; slope: number; price: number; percent: number };

const settings = defineTemplate<Place, { one: number; other: number; third: number }>({
  key: 'ai-section-b-measured-places',
  calculatorAllowed: true,
  placements: [sl('3.2.2', 2, '3.3'), sl('3.1', 2, '1.4')],
  variants: [
    { form: 'lake', ab: 7.2, ac: 5.4, toB: 62, toC: 128, speed: 18 },
    { form: 'silo', radius: 2.4, wall: 6.5, slope: 35, price: 42, percent: 3 },
    { form: 'lake', ab: 9.5, ac: 6.8, toB: 35, toC: 110, speed: 22 },
    { form: 'silo', radius: 3.1, wall: 8, slope: 28, price: 38, percent: 2.5 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'lake') {
      const { ab, ac, toB, toC } = numbers;
      const a = (toC - toB) * DEGREE;
      const bc = Math.sqrt(ab * ab + ac * ac - 2 * ab * ac * Math.cos(a));
      return { one: bc, other: Math.asin((ac * Math.sin(a)) / bc) / DEGREE, third: 0.5 * ab * ac * Math.sin(a) };
    }
    const { radius, wall, slope } = numbers;
    const height = radius * Math.tan(slope * DEGREE);
    const slant = radius / Math.cos(slope * DEGREE);
    return {
      one: height,
      other: Math.PI * radius * radius * (wall + height / 3),
      third: 2 * Math.PI * radius * wall + Math.PI * radius * slant,
    };
  },
  write: (numbers, { one, other, third }) => {
    if (numbers.form === 'lake') {
      const { ab, ac, toB, toC, speed } = numbers;
      const angle = toC - toB;
      const fromB = toB + 180 - other;
      const round = ab + ac + one;
      const place = (toward: number, distance: number) =>
        [distance * Math.sin(toward * DEGREE), distance * Math.cos(toward * DEGREE)] as const;
      const [b, c] = [place(toB, ab), place(toC, ac)];
      const sketch = new Diagram({
        x: [-1, Math.max(b[0], c[0]) + 1],
        y: [Math.min(0, c[1]) - 1, Math.max(b[1], 0.6 * ab) + 1],
        equalScale: true,
        width: 320,
      })
        .arrow([0, 0], [0, 0.6 * ab], 'd-axis')
        .label([0, 0.6 * ab], 'N', { dy: -6 })
        .polygon([[0, 0], b, c])
        .label([0, 0], 'A', { dx: -12, dy: 5 })
        .label(b, 'B', { dx: 10, dy: -4 })
        .label(c, 'C', { dx: 10, dy: 12 })
        .label([b[0] / 2, b[1] / 2], `${decimal(ab, 1)} km`, { anchor: 'end', dx: -6, dy: -8 })
        .label([c[0] / 2, c[1] / 2], `${decimal(ac, 1)} km`, { anchor: 'end', dx: -6, dy: 14 })
        .toSvg();
      const parts: PartDraft[] = [
        {
          ask: prose`Draw a sketch of triangle ABC with the north line at A, label the lengths that are given, and write down the size of $B\hat{A}C$.`,
          answer: prose`$${angle}^\circ$`,
          solution: prose`Both bearings are measured from the same north line: $${toC}^\circ - ${toB}^\circ = ${angle}^\circ$.

            ![](diagram:lake)`,
          marks: ['A1 labelled sketch with B and C to the right of the north line', prose`A1 $${angle}^\circ$`],
          keys: [exact(angle, undefined, '°')],
        },
        {
          ask: 'Calculate the distance from B to C.',
          answer: prose`$${significant(one)}\text{ km}$`,
          solution: prose`Cosine rule: $BC = \sqrt{${ab}^{2} + ${ac}^{2} - 2 \times ${ab} \times ${ac}\cos ${angle}^\circ} = ${significant(one)}\text{ km}$.`,
          marks: ['M1 cosine rule', 'A1 correct substitution', prose`A1 $${significant(one)}\text{ km}$`],
          keys: [near(one, undefined, 'km')],
        },
        {
          ask: prose`Find the size of $A\hat{B}C$.`,
          answer: prose`$${significant(other)}^\circ$`,
          solution: prose`Sine rule: $\sin A\hat{B}C = \dfrac{${ac}\sin ${angle}^\circ}{${significant(one, 5)}}$, so $A\hat{B}C = ${significant(other)}^\circ$. It is acute, because AC is not the longest side.`,
          marks: ['M1 sine rule or cosine rule', 'A1 correct substitution', prose`A1 $${significant(other)}^\circ$`],
          keys: [near(other, undefined, '°')],
        },
        {
          ask: 'Hence find the bearing of C from B.',
          answer: prose`$${preciseBearing(fromB)}$`,
          solution: prose`From B, A lies on the bearing $${toB}^\circ + 180^\circ = ${toB + 180}^\circ$. Seen from B towards A, C is on the left, so the angle at B is subtracted: $${preciseBearing(fromB)}$. Adding it would lead away from C, as a sketch shows.`,
          marks: [prose`M1 bearing $${toB + 180}^\circ$ of A`, prose`A1 $${preciseBearing(fromB)}$`],
          keys: [toWithin(fromB, 0.5, undefined, '°')],
        },
        {
          before: `The triangle encloses a nature reserve. A ferry goes from A to B, on to C and back to A at $${speed}$ kilometres per hour and stops for 10 minutes at B and at C.`,
          ask: 'Calculate the area of the reserve.',
          answer: prose`$${significant(third)}\text{ km}^{2}$`,
          solution: prose`$\frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ = ${significant(third)}\text{ km}^{2}$.`,
          marks: ['(M1) half the product of two sides and the sine', prose`A1 $${significant(third)}\text{ km}^{2}$`],
          keys: [near(third, undefined, 'km²')],
        },
        {
          ask: 'Determine how near the ferry comes to A on its way from B to C.',
          answer: prose`$${significant((2 * third) / one)}\text{ km}$`,
          solution: prose`The nearest point is the foot of the perpendicular from A: the area is also $\frac{1}{2} \times ${significant(one, 5)} \times h$, so $h = ${significant((2 * third) / one)}\text{ km}$.`,
          marks: [
            'M1 perpendicular from A, by the area or a right-angled triangle',
            prose`A1 $${significant((2 * third) / one)}\text{ km}$`,
          ],
          keys: [near((2 * third) / one, undefined, 'km')],
        },
        {
          ask: 'Determine whether a passenger can be back at A within $90$ minutes of leaving it. Justify your answer.',
          answer: (round / speed) * 60 + 20 <= 90 ? 'yes' : 'no',
          solution: prose`The whole way is $${ab} + ${ac} + ${significant(one, 5)} = ${significant(round)}\text{ km}$, which takes $\dfrac{${significant(round, 5)}}{${speed}} \times 60 = ${significant((round / speed) * 60)}$ minutes. With two stops of 10 minutes these are $${significant((round / speed) * 60 + 20)}$ minutes, so the answer is ${(round / speed) * 60 + 20 <= 90 ? 'yes' : 'no'}.`,
          marks: [
            'M1 sum of the sides divided by the speed',
            prose`A1 $${significant((round / speed) * 60 + 20)}$ minutes with the stops`,
            'R1 comparison with $90$ minutes',
          ],
        },
      ];
      return inParts({
        stem: prose`From a jetty A on a lake, jetty B lies $${decimal(ab, 1)}\text{ km}$ away on a bearing of $${bearing(toB)}$, and jetty C lies $${decimal(ac, 1)}\text{ km}$ away on a bearing of $${bearing(toC)}$.`,
        hint: 'The angle between two directions from the same point is the difference of their bearings.',
        parts,
        diagrams: [
          {
            name: 'lake',
            svg: sketch,
            alt: `A sketch of triangle ABC with a north line at A: B lies ${decimal(ab, 1)} km away on the bearing ${toB}°, C ${decimal(ac, 1)} km away on the bearing ${toC}°.`,
          },
        ],
      });
    }
    const { radius, wall, slope, price, percent } = numbers;
    const slant = radius / Math.cos(slope * DEGREE);
    const factor = Number((1 + percent / 100).toFixed(4));
    const cost = third * price;
    const years = Math.ceil(Math.log(1.2) / Math.log(factor));
    const figure = new Diagram({ x: [-radius * 1.5, radius * 1.9], y: [-0.6, wall + one + 0.6], equalScale: true, width: 260 })
      .polyline([
        [-radius, wall],
        [-radius, 0],
        [radius, 0],
        [radius, wall],
      ])
      .polyline([
        [-radius, wall],
        [0, wall + one],
        [radius, wall],
      ])
      .segment([-radius, wall], [radius, wall], 'd-dashed')
      .segment([0, wall], [0, wall + one], 'd-dashed')
      .label([radius, wall / 2], `${wall} m`, { anchor: 'start', dx: 8 })
      .label([0, 0], `radius ${radius} m`, { dy: 18 })
      .label([-radius * 0.55, wall], `${slope}°`, { dy: -5 });
    return inParts({
      stem: prose`
        A silo consists of a cylinder with radius $${radius}\text{ m}$ and height $${wall}\text{ m}$ and a cone on top of it with the same radius. The slant of the cone makes an angle of $${slope}^\circ$ with the horizontal.

        ![](diagram:silo)`,
      hint: 'Look for the right-angled triangle of radius, height and slant of the cone.',
      parts: [
        {
          ask: 'Calculate the height of the cone.',
          answer: prose`$${significant(one)}\text{ m}$`,
          solution: prose`$\tan ${slope}^\circ = \dfrac{h}{${radius}}$, so $h = ${radius}\tan ${slope}^\circ = ${significant(one)}\text{ m}$.`,
          marks: ['(M1) tangent in the right-angled triangle', prose`A1 $${significant(one)}\text{ m}$`],
          keys: [near(one, undefined, 'm')],
        },
        {
          ask: 'Calculate the slant height of the cone.',
          answer: prose`$${significant(slant)}\text{ m}$`,
          solution: prose`$l = \dfrac{${radius}}{\cos ${slope}^\circ} = ${significant(slant)}\text{ m}$.`,
          marks: ['(M1) cosine, or Pythagoras', prose`A1 $${significant(slant)}\text{ m}$`],
          keys: [near(slant, undefined, 'm')],
        },
        {
          ask: 'Find the volume of the silo.',
          answer: prose`$${significant(other)}\text{ m}^{3}$`,
          solution: prose`$\pi \times ${radius}^{2} \times ${wall} + \frac{1}{3}\pi \times ${radius}^{2} \times ${significant(one, 5)} = ${significant(other)}\text{ m}^{3}$.`,
          marks: ['M1 volume of the cylinder', 'M1 volume of the cone', prose`A1 $${significant(other)}\text{ m}^{3}$`],
          keys: [near(other, undefined, 'm³')],
        },
        {
          ask: 'Calculate the area of the outside, that is of the wall and the roof without the floor.',
          answer: prose`$${significant(third)}\text{ m}^{2}$`,
          solution: prose`Wall and curved surface of the cone: $2\pi \times ${radius} \times ${wall} + \pi \times ${radius} \times ${significant(slant, 5)} = ${significant(third)}\text{ m}^{2}$. The circle between the two does not belong to the outside.`,
          marks: [
            'M1 curved surface of the cylinder',
            'M1 curved surface of the cone',
            prose`A1 $${significant(third)}\text{ m}^{2}$`,
          ],
          keys: [near(third, undefined, 'm²')],
        },
        {
          before: `Painting the outside costs $${price}$ EUR for a square metre this year. The price rises by $${percent}\\%$ each year.`,
          ask: 'Calculate the cost of painting the outside this year.',
          answer: prose`$${significant(cost)}$ EUR`,
          solution: prose`$${significant(third, 5)} \times ${price} = ${significant(cost)}$ EUR.`,
          marks: [prose`A1 $${significant(cost)}$ EUR`],
          keys: [near(cost, undefined, 'EUR')],
        },
        {
          ask: 'Determine the number of complete years after which the cost is first at least $20\\%$ above that of this year.',
          answer: prose`${years}`,
          solution: prose`$${factor}^{n} \ge 1.2$. The calculator gives $n = ${decimal(Math.log(1.2) / Math.log(factor), 2)}$ for equality, so ${years} years. The area has no influence.`,
          marks: [prose`M1 $${factor}^{n}$`, prose`(A1) $n = ${decimal(Math.log(1.2) / Math.log(factor), 2)}$`, `A1 ${years}`],
          keys: [exact(years)],
        },
        {
          ask: 'A second silo is twice as high, twice as wide and has the same slope of the roof. State, with a reason, by what factor its volume is greater.',
          answer: '8',
          solution: prose`All lengths are doubled, so the volume is multiplied by $2^{3} = 8$.`,
          marks: ['R1 all three dimensions doubled', 'A1 $8$'],
          keys: [exact(8)],
        },
      ],
      diagrams: [
        {
          name: 'silo',
          svg: figure.toSvg(),
          alt: `A cylinder of height ${wall} m and radius ${radius} m, seen from the side, with a cone on top whose slant rises at ${slope}°.`,
        },
      ],
    });
  },
  check: (numbers, { one, other, third }) => {
    if (numbers.form === 'lake') {
      const at = (d: number, b: number) => [d * Math.sin(b * DEGREE), d * Math.cos(b * DEGREE)] as const;
      const [B, C] = [at(numbers.ab, numbers.toB), at(numbers.ac, numbers.toC)];
      assertClose(Math.hypot(C[0] - B[0], C[1] - B[1]), one, 'BC in coordinates');
      const out = (Math.atan2(C[0] - B[0], C[1] - B[1]) / DEGREE + 360) % 360;
      assertClose(out, numbers.toB + 180 - other, 'the bearing of C from B');
      assertClose(Math.abs(B[0] * C[1] - B[1] * C[0]) / 2, third, 'the area in coordinates');
      return;
    }
    const { radius, wall, slope } = numbers;
    const roof = (z: number) => radius * (1 - z / one);
    assertClose(Math.PI * radius ** 2 * wall + integrate((z) => Math.PI * roof(z) ** 2, 0, one), other, 'the volume by slices');
    assertClose(
      2 * Math.PI * radius * wall + integrate((r) => (2 * Math.PI * r) / Math.cos(slope * DEGREE), 0, radius),
      third,
      'the outside by rings',
    );
  },
});

interface Stock {
  setting: string;
  unit: string;
  first: string;
  second: string;
  moving: string;
  keep: number;
  add: number;
  start: number;
  goal: number;
  out: number;
  back: number;
}

const stocks = defineTemplate<Stock, { limit: number; needed: number; extra: number; split: number }>({
  key: 'ai-paper-3-stocks-and-flows',
  calculatorAllowed: true,
  placements: [hl('1.15', 3, '1.11', '1.14', '1.3'), hl('1.11', 3, '1.15', '1.3')],
  variants: [
    {
      setting: 'A lake is stocked with trout.',
      unit: 'trout',
      first: 'Lake P',
      second: 'Lake Q',
      moving: 'swim',
      keep: 70,
      add: 600,
      start: 800,
      goal: 2400,
      out: 25,
      back: 15,
    },
    {
      setting: 'A city lends bicycles.',
      unit: 'bicycles',
      first: 'the north of the city',
      second: 'the south',
      moving: 'are ridden',
      keep: 80,
      add: 150,
      start: 300,
      goal: 900,
      out: 30,
      back: 20,
    },
    {
      setting: 'A nursery raises young oaks.',
      unit: 'oaks',
      first: 'field P',
      second: 'field Q',
      moving: 'are planted over',
      keep: 60,
      add: 500,
      start: 400,
      goal: 1500,
      out: 15,
      back: 25,
    },
    {
      setting: 'A firm keeps laptops in use.',
      unit: 'laptops',
      first: 'the head office',
      second: 'the branch',
      moving: 'are taken',
      keep: 75,
      add: 90,
      start: 120,
      goal: 400,
      out: 24,
      back: 16,
    },
  ],
  solve: ({ keep, add, start, goal, out, back }) => {
    const a = keep / 100;
    const limit = add / (1 - a);
    const gap = Math.abs(start - limit);
    return {
      limit,
      needed: Math.ceil(Math.log((0.05 * limit) / gap) / Math.log(a) - 1e-9),
      extra: goal * (1 - a),
      split: back / (out + back),
    };
  },
  write: ({ setting, unit, first, second, moving, keep, add, start, goal, out, back }, { limit, needed, extra, split }) => {
    const a = keep / 100;
    const [p, q] = [out / 100, back / 100];
    const m = [
      [Number((1 - p).toFixed(2)), q],
      [p, Number((1 - q).toFixed(2))],
    ];
    const small = Number((1 - p - q).toFixed(2));
    const u = (n: number) => a ** n * start + (add * (1 - a ** n)) / (1 - a);
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    return inParts({
      stem: prose`
        This question asks you to investigate how a stock that is topped up each year changes, and then how a stock is shared between two places.

        ${setting} Of the ${unit} that are there at the start of a year $${keep}\%$ are still there at its end, and then $${add}$ new ones are added. Let $u_n$ be the number of ${unit} after $n$ years, with $u_0 = ${start}$, so that $u_{n+1} = ${a}u_n + ${add}$.`,
      hint: 'What do the first few numbers look like before they are worked out?',
      parts: [
        {
          ask: 'Calculate $u_1$ and $u_2$.',
          answer: prose`$u_1 = ${short(u(1))}$, $u_2 = ${short(u(2))}$`,
          solution: prose`$u_1 = ${a} \times ${start} + ${add} = ${short(u(1))}$ and $u_2 = ${a} \times ${short(u(1))} + ${add} = ${short(u(2))}$.`,
          marks: [prose`A1 $${short(u(1))}$`, prose`A1 $${short(u(2))}$`],
          keys: [labelled('$u_1 =$', toWithin(u(1), 0.5)), labelled('$u_2 =$', toWithin(u(2), 0.5))],
        },
        {
          joined: true,
          ask: prose`Show that $u_2 = ${a}^{2}u_0 + ${add}(1 + ${a})$.`,
          answer: 'shown',
          solution: prose`$u_2 = ${a}u_1 + ${add} = ${a}(${a}u_0 + ${add}) + ${add} = ${a}^{2}u_0 + ${add} \times ${a} + ${add}$. Taking out $${add}$ gives the expression.`,
          marks: [prose`M1 $u_1$ substituted into the formula for $u_2$`, 'A1 bracket expanded', 'AG the expression given'],
        },
        {
          ask: prose`Use a geometric series to deduce that $u_n = ${a}^{n}u_0 + ${short(limit)}\left(1 - ${a}^{n}\right)$.`,
          answer: 'shown',
          solution: prose`Continuing in the same way, $u_n = ${a}^{n}u_0 + ${add}\left(1 + ${a} + \ldots + ${a}^{n-1}\right)$. The bracket is a geometric series with $n$ terms: $\dfrac{1 - ${a}^{n}}{1 - ${a}}$. Since $\dfrac{${add}}{1 - ${a}} = ${short(limit)}$, the expression follows.`,
          marks: [
            'M1 pattern continued to $n$',
            prose`A1 $${a}^{n}u_0 + ${add}\left(1 + \ldots + ${a}^{n-1}\right)$`,
            'M1 sum of the geometric series',
            prose`A1 $\frac{${add}}{1 - ${a}} = ${short(limit)}$`,
            'AG the expression given',
          ],
        },
        {
          ask: 'Write down the long-run number, and explain why it does not depend on $u_0$.',
          answer: prose`$${short(limit)}$`,
          solution: prose`As $n$ grows, $${a}^{n}$ tends to zero, since $${a} < 1$. What is left is $${short(limit)}$; the first number is multiplied by $${a}^{n}$ and so is forgotten.`,
          marks: [prose`A1 $${short(limit)}$`, prose`R1 $${a}^{n}$ tends to zero`],
          keys: [exact(Number(short(limit)))],
        },
        {
          joined: true,
          ask: prose`Determine the least $n$ for which $u_n$ differs from the long-run number by at most $5\%$ of it.`,
          answer: prose`$n = ${needed}$`,
          solution: prose`$u_n - ${short(limit)} = ${a}^{n}(${start} - ${short(limit)})$, and its size is to be at most $${short(0.05 * limit)}$. A table shows that this holds from $n = ${needed}$ on.`,
          marks: [prose`M1 difference from the long-run number`, prose`M1 inequality, table or graph`, prose`A1 $n = ${needed}$`],
          keys: [exact(needed)],
        },
        {
          ask: prose`Determine how many would have to be added each year for a long-run number of $${goal}$.`,
          answer: prose`$${short(extra)}$`,
          solution: prose`$\dfrac{b}{1 - ${a}} = ${goal}$ gives $b = ${short(1 - a)} \times ${goal} = ${short(extra)}$: as many as are lost in a year.`,
          marks: [prose`M1 $\frac{b}{1 - ${a}} = ${goal}$`, prose`A1 $${short(extra)}$`],
          keys: [exact(Number(short(extra)))],
        },
        {
          before: prose`Now let losses and additions balance, so that the whole number stays at $${goal}$. Each year $${out}\%$ of the ${unit} in ${first} ${moving} to ${second}, and $${back}\%$ of those in ${second} to ${first}. Let $x_n$ and $y_n$ be the numbers in ${first} and in ${second} after $n$ years.`,
          ask: prose`Write down a matrix $\boldsymbol{M}$ with $${columnVector('x_{n+1}', 'y_{n+1}')} = \boldsymbol{M}${columnVector('x_n', 'y_n')}$.`,
          answer: prose`$${matrixTex(m)}$`,
          solution: prose`Of the first place $${100 - out}\%$ stay and $${back}\%$ of the second come: $\boldsymbol{M} = ${matrixTex(m)}$. Each column adds up to 1, because none are lost.`,
          marks: ['A1 first column', 'A1 second column'],
        },
        {
          ask: prose`Find the eigenvalues of $\boldsymbol{M}$ and an eigenvector for each.`,
          answer: prose`$1$ with $${columnVector(back, out)}$ and $${small}$ with $${columnVector(1, -1)}$`,
          solution: prose`$\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$ gives $\lambda = 1$ and $\lambda = ${small}$. For $\lambda = 1$: $${out}x = ${back}y$, so $${columnVector(back, out)}$ is an eigenvector. For $\lambda = ${small}$: $x + y = 0$, so $${columnVector(1, -1)}$ is one.`,
          marks: [
            'M1 characteristic equation',
            prose`A1 $1$ and $${small}$`,
            prose`A1 $${columnVector(back, out)}$, or a multiple`,
            prose`A1 $${columnVector(1, -1)}$, or a multiple`,
          ],
          keys: [{ kind: 'set', part: '', values: ['1', `${small}`] }],
        },
        {
          ask: prose`Hence find how many of the $${goal}$ ${unit} are in ${first} in the long run. Justify your answer by means of the eigenvalues.`,
          answer: prose`$${short(goal * split)}$`,
          solution: prose`The start is a sum of multiples of the two eigenvectors. The part with the eigenvalue $${small}$ is multiplied by $${small}$ each year and fades away; the other stays. It shares the whole in the ratio $${back} : ${out}$, so that $\dfrac{${back}}{${out + back}} \times ${goal} = ${short(goal * split)}$ are in ${first}.`,
          marks: [
            prose`R1 the part with $${small}$ fades away`,
            'M1 whole shared in the ratio of the eigenvector',
            prose`A1 $${short(goal * split)}$`,
          ],
          keys: [exact(Number(short(goal * split)))],
        },
        {
          ask: prose`Compare the number $${small}$ here with the number $${a}$ in the first model: state what each of them describes.`,
          answer: 'by what factor the distance from the long run shrinks each year',
          solution: prose`In the first model the difference from the long-run number is multiplied by $${a}$ each year, in the second the difference from the long-run share by $${small}$. Both numbers show how fast the influence of the start fades; the smaller the number, the faster.`,
          marks: ['R1 factor of the difference from the long run, in both', 'R1 the smaller, the faster'],
        },
      ],
    });
  },
  check: ({ keep, add, start, goal, out, back }, { limit, needed, extra, split }) => {
    const after = (n: number, b: number) => {
      let stock = start;
      for (let year = 0; year < n; year++) stock = (stock * keep) / 100 + b;
      return stock;
    };
    assertClose(after(500, add), limit, 'the stock after many years');
    assertClose(after(500, extra), goal, 'the stock with the other addition');
    const off = (n: number) => Math.abs(after(n, add) - limit) / limit;
    assert.ok(off(needed) <= 0.05 + 1e-9 && off(needed - 1) > 0.05);
    const share = multiply(
      power(
        [
          [1 - out / 100, back / 100],
          [out / 100, 1 - back / 100],
        ],
        400,
      ),
      [[1], [0]],
    );
    assertClose(share[0]?.[0] as number, split, 'the share after many years');
    assertClose(
      bisect((x) => (x * out) / 100 - ((1 - x) * back) / 100, 0, 1),
      split,
      'as many go as come',
    );
  },
});

export const longQuestionsTemplates: readonly QuestionTemplate[] = [settings, stocks];
