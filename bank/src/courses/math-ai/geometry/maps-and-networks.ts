import assert from 'node:assert/strict';
import { radians } from '../../../angles.ts';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, point, significant } from '../../../tex.ts';
import { determinant2, entry, matrixTex, multiply, power } from '../matrices.ts';
import { columns, exact, hl, near, prose } from '../writing.ts';

/** Topic 3, higher level: matrix maps and their areas, maps that make one map, flights with few stops, readers of pages. */

const areaOfImage = defineTemplate({
  key: 'ai-matrix-map-area-and-way-back',
  calculatorAllowed: true,
  placements: [hl('3.9', 1, '1.14')],
  variants: [
    {
      m: [
        [3, 1],
        [1, 2],
      ],
      area: 12,
      image: [7, 4],
    },
    {
      m: [
        [2, -1],
        [1, 3],
      ],
      area: 8,
      image: [3, 5],
    },
    {
      m: [
        [4, 2],
        [1, -1],
      ],
      area: 5,
      image: [10, -2],
    },
    {
      m: [
        [1, -3],
        [2, 1],
      ],
      area: 6,
      image: [-4, 6],
    },
  ],
  solve: ({ m, image: [x = 0, y = 0] }) => {
    const det = determinant2(m);
    const [[a, b], [c, d]] = [
      [entry(m, 0, 0), entry(m, 0, 1)],
      [entry(m, 1, 0), entry(m, 1, 1)],
    ] as [[number, number], [number, number]];
    return { det, back: [(d * x - b * y) / det, (a * y - c * x) / det] as const };
  },
  write: ({ m, area, image }, { det, back }) =>
    inParts({
      stem: prose`A designer maps every point $(x, y)$ of a logo to the point with the position vector $\boldsymbol{M}\begin{pmatrix} x \\ y \end{pmatrix}$, where $\boldsymbol{M} = ${matrixTex(m)}$.`,
      hint: 'What does the determinant say about areas, and what does its sign say?',
      parts: [
        {
          ask: prose`Write down the images of the points $(1, 0)$ and $(0, 1)$.`,
          answer: prose`$${point(entry(m, 0, 0), entry(m, 1, 0))}$ and $${point(entry(m, 0, 1), entry(m, 1, 1))}$`,
          solution: prose`They are the columns of the matrix: $${point(entry(m, 0, 0), entry(m, 1, 0))}$ and $${point(entry(m, 0, 1), entry(m, 1, 1))}$.`,
          marks: ['A1 first image', 'A1 second image'],
          keys: [
            { kind: 'coordinate', label: 'Image of $(1, 0)$', values: [`${entry(m, 0, 0)}`, `${entry(m, 1, 0)}`] },
            { kind: 'coordinate', label: 'Image of $(0, 1)$', values: [`${entry(m, 0, 1)}`, `${entry(m, 1, 1)}`] },
          ],
        },
        {
          ask: prose`A part of the logo has an area of $${area}\text{ cm}^2$. Find the area of its image.`,
          answer: prose`$${area * Math.abs(det)}\text{ cm}^2$`,
          solution: prose`$\det\boldsymbol{M} = ${det}$, so areas are multiplied by $${Math.abs(det)}$: $${area} \times ${Math.abs(det)} = ${area * Math.abs(det)}\text{ cm}^2$.`,
          marks: [
            prose`(M1) determinant $${det}$`,
            prose`A1 $${area * Math.abs(det)}\text{ cm}^2$ (a negative area loses this mark)`,
          ],
          keys: [exact(area * Math.abs(det), undefined, 'cm^2')],
        },
        {
          ask: prose`Find the point whose image is $${point(...image)}$.`,
          answer: prose`$${point(...back.map((v) => plain(v)))}$`,
          solution: prose`The inverse matrix maps it back: $\boldsymbol{M}^{-1}\begin{pmatrix} ${image[0] ?? 0} \\ ${image[1] ?? 0} \end{pmatrix}$ gives $${point(...back.map((v) => plain(v)))}$.`,
          marks: [
            'M1 inverse matrix or a system of equations',
            prose`A1 first coordinate`,
            prose`A1 second coordinate (the image of the given point itself earns no marks; accept fractions)`,
          ],
          keys: [{ kind: 'coordinate', values: back.map((v) => `${v}`) }],
        },
        {
          ask: prose`The map is applied 3 times in all. Find the factor by which areas are multiplied.`,
          answer: prose`$${Math.abs(det) ** 3}$`,
          solution: prose`Each time areas are multiplied by $${Math.abs(det)}$: $${Math.abs(det)}^3 = ${Math.abs(det) ** 3}$.`,
          marks: [prose`A1 $${Math.abs(det) ** 3}$ (FT their determinant)`],
          keys: [exact(Math.abs(det) ** 3)],
        },
      ],
    }),
  check: ({ m, image }, { det, back }) => {
    const again = multiply(m, [[back[0]], [back[1]]]);
    assertClose(entry(again, 0, 0), image[0] ?? 0, 'first coordinate');
    assertClose(entry(again, 1, 0), image[1] ?? 0, 'second coordinate');
    assertClose(determinant2(power(m, 3)), det ** 3, 'three times');
  },
});

const round = (m: readonly (readonly number[])[]) => m.map((row) => row.map((v) => Math.round(v)));
const REFLECTIONS = {
  'the $x$-axis': [
    [1, 0],
    [0, -1],
  ],
  'the $y$-axis': [
    [-1, 0],
    [0, 1],
  ],
  'the line $y = x$': [
    [0, 1],
    [1, 0],
  ],
  'the line $y = -x$': [
    [0, -1],
    [-1, 0],
  ],
} as const;

const twoInOne = defineTemplate({
  key: 'ai-matrix-maps-made-into-one',
  calculatorAllowed: true,
  placements: [hl('3.9', 1)],
  variants: [
    { first: 'the $x$-axis', second: 'the line $y = x$', single: 'rotation of $90^\\circ$ anticlockwise', degrees: 90 },
    { first: 'the line $y = x$', second: 'the $x$-axis', single: 'rotation of $90^\\circ$ clockwise', degrees: -90 },
    { first: 'the $y$-axis', second: 'the $x$-axis', single: 'rotation of $180^\\circ$', degrees: 180 },
    { first: 'the $y$-axis', second: 'the line $y = -x$', single: 'rotation of $90^\\circ$ anticlockwise', degrees: 90 },
  ] as const,
  solve: ({ first, second }) => ({
    one: multiply(REFLECTIONS[second], REFLECTIONS[first]),
    other: multiply(REFLECTIONS[first], REFLECTIONS[second]),
  }),
  write: ({ first, second, single }, { one, other }) => {
    const same =
      JSON.stringify(round(one).map((row) => row.map((v) => v + 0))) ===
      JSON.stringify(round(other).map((row) => row.map((v) => v + 0)));
    const clean = (m: readonly (readonly number[])[]) => m.map((row) => row.map((v) => v + 0));
    return inParts({
      stem: prose`A pattern is reflected in ${first}, by the matrix $\boldsymbol{A}$, and then in ${second}, by the matrix $\boldsymbol{B}$.`,
      hint: 'Where do the two unit vectors go, and which of the two matrices is next to the vector?',
      parts: [
        {
          ask: prose`Write down $\boldsymbol{A}$ and $\boldsymbol{B}$.`,
          answer: prose`$\boldsymbol{A} = ${matrixTex(REFLECTIONS[first])}$, $\boldsymbol{B} = ${matrixTex(REFLECTIONS[second])}$`,
          solution: prose`The columns are the images of $(1, 0)$ and $(0, 1)$: $\boldsymbol{A} = ${matrixTex(REFLECTIONS[first])}$ and $\boldsymbol{B} = ${matrixTex(REFLECTIONS[second])}$.`,
          marks: [prose`A1 $${matrixTex(REFLECTIONS[first])}$`, prose`A1 $${matrixTex(REFLECTIONS[second])}$`],
        },
        {
          ask: 'Find the matrix of the two reflections together, and describe it as a single transformation.',
          answer: prose`$${matrixTex(clean(one))}$, a ${single} about the origin`,
          solution: prose`$\boldsymbol{A}$ acts first, so the product is $\boldsymbol{BA} = ${matrixTex(clean(one))}$. This is a ${single} about the origin.`,
          marks: [
            prose`M1 product $\boldsymbol{BA}$`,
            prose`A1 $${matrixTex(clean(one))}$`,
            prose`A1 ${single} about the origin (FT their matrix; accept an angle in radians)`,
          ],
          keys: columns('b', clean(one)),
        },
        {
          ask: 'State, with a reason, whether the order of the two reflections matters here.',
          answer: same
            ? 'It does not: both products are the same.'
            : 'It does: the other product is the rotation in the opposite direction.',
          solution: prose`$\boldsymbol{AB} = ${matrixTex(clean(other))}$, which is ${same ? 'the same matrix, so the order does not matter' : 'another matrix, so the order matters'}.`,
          marks: [prose`M1 $\boldsymbol{AB}$`, prose`R1 ${same ? 'no, the same matrix' : 'yes, another matrix'}`],
        },
        {
          ask: 'Find how often the pair of reflections has to be carried out until every point is back in its first position.',
          answer: prose`$${same ? 2 : 4}$`,
          solution: prose`${same ? 'Two rotations of $180^\\circ$' : 'Four rotations of $90^\\circ$'} make a whole turn: $${same ? 2 : 4}$ times.`,
          marks: [prose`A1 $${same ? 2 : 4}$ (FT their rotation)`],
          keys: [exact(same ? 2 : 4)],
        },
      ],
    });
  },
  check: ({ degrees }, { one }) => {
    const t = radians(degrees);
    assert.deepEqual(
      round(one).map((row) => row.map((v) => v + 0)),
      round([
        [Math.cos(t), -Math.sin(t)],
        [Math.sin(t), Math.cos(t)],
      ]).map((row) => row.map((v) => v + 0)),
    );
  },
});

const spiral = defineTemplate({
  key: 'ai-matrix-map-turns-and-shrinks',
  calculatorAllowed: true,
  placements: [hl('3.9', 2, '1.11')],
  variants: [
    { what: 'A pattern consists of squares', k: 0.8, degrees: 30, area: 100 },
    { what: 'A mosaic consists of triangles', k: 0.9, degrees: 45, area: 40 },
    { what: 'A drawing consists of leaves', k: 0.7, degrees: 60, area: 60 },
    { what: 'A poster consists of stars', k: 0.75, degrees: 20, area: 80 },
  ],
  solve: ({ k, degrees, area }) => {
    const t = radians(degrees);
    return {
      m: [
        [k * Math.cos(t), -k * Math.sin(t)],
        [k * Math.sin(t), k * Math.cos(t)],
      ],
      ratio: k * k,
      total: area / (1 - k * k),
      small: Math.ceil(Math.log(0.01) / Math.log(k * k)),
    };
  },
  write: ({ what, k, degrees, area }, { m, ratio, total, small }) =>
    inParts({
      stem: prose`${what}. Each one after the first is the image of the one before it under a rotation of $${degrees}^\circ$ anticlockwise about the origin, followed by an enlargement with scale factor $${k}$ and centre at the origin. The first has an area of $${area}\text{ cm}^2$.`,
      hint: 'What does the determinant of the map become when the map is repeated?',
      parts: [
        {
          ask: 'Find the matrix of this map, with entries to three significant figures.',
          answer: prose`$${matrixTex(m.map((row) => row.map((v) => significant(v))))}$`,
          solution: prose`$${k}${matrixTex([
            [`\\cos ${degrees}^\\circ`, `-\\sin ${degrees}^\\circ`],
            [`\\sin ${degrees}^\\circ`, `\\cos ${degrees}^\\circ`],
          ])}$ is $${matrixTex(m.map((row) => row.map((v) => significant(v))))}$.`,
          marks: [
            'M1 rotation matrix multiplied by the scale factor',
            prose`A1 first column`,
            prose`A1 second column (a turn in the other direction loses one mark; accept more figures)`,
          ],
          keys: columns(
            'a',
            m.map((row) => row.map((v) => significant(v, 5))),
          ),
        },
        {
          ask: 'Find the determinant, and hence the area of the second figure.',
          answer: prose`$${plain(ratio)}$; $${significant(area * ratio)}\text{ cm}^2$`,
          solution: prose`$\det = ${k}^2(\cos^2 ${degrees}^\circ + \sin^2 ${degrees}^\circ) = ${plain(ratio)}$, so the second area is $${area} \times ${plain(ratio)} = ${significant(area * ratio)}\text{ cm}^2$.`,
          marks: [prose`A1 $${plain(ratio)}$`, prose`A1 $${significant(area * ratio)}\text{ cm}^2$ (FT their determinant)`],
          keys: [
            { ...near(ratio), label: 'Determinant' },
            { ...near(area * ratio, undefined, 'cm^2'), label: 'Area' },
          ],
        },
        {
          ask: 'Find which figure is the first with less than 1 % of the first area.',
          answer: prose`Figure $${small + 1}$`,
          solution: prose`The areas form a geometric sequence: $${plain(ratio)}^{n - 1} < 0.01$ first for $n - 1 = ${small}$, so it is figure $${small + 1}$.`,
          marks: ['(M1) geometric sequence', prose`A1 $${small + 1}$ (an answer that is one too small loses this mark)`],
          keys: [exact(small + 1)],
        },
        {
          ask: 'Find the sum of the areas of all figures, if there are infinitely many.',
          answer: prose`$${significant(total)}\text{ cm}^2$`,
          solution: prose`$\dfrac{${area}}{1 - ${plain(ratio)}} = ${significant(total)}\text{ cm}^2$.`,
          marks: ['(M1) infinite geometric series', prose`A1 $${significant(total)}\text{ cm}^2$ (FT their ratio)`],
          keys: [near(total, undefined, 'cm^2')],
        },
      ],
    }),
  check: ({ k, area }, { m, total, small }) => {
    assertClose(determinant2(m), k * k, 'determinant');
    let sum = 0;
    for (let i = 0; i < 400; i++) sum += area * k ** (2 * i);
    assertClose(sum, total, 'sum of 400 areas');
    assert.ok(determinant2(power(m, small)) < 0.01 && determinant2(power(m, small - 1)) >= 0.01);
  },
});

const letters = ['A', 'B', 'C', 'D', 'E'];
const edgesTex = (m: readonly (readonly number[])[]) =>
  letters.flatMap((from, i) => letters.flatMap((to, j) => (i < j && (m[i]?.[j] ?? 0) > 0 ? [`${from}${to}`] : []))).join(', ');

const fewStops = defineTemplate({
  key: 'ai-adjacency-matrix-few-stops',
  calculatorAllowed: true,
  placements: [hl('3.15', 1, '3.14')],
  variants: [
    {
      what: 'An airline flies in both directions between these pairs of its five cities',
      unit: 'flights',
      pairs: ['AB', 'AC', 'BC', 'BD', 'DE'],
      ask: [0, 4],
    },
    {
      what: 'A bus company runs in both directions between these pairs of its five terminals',
      unit: 'rides',
      pairs: ['AB', 'BC', 'CD', 'AD', 'CE'],
      ask: [0, 4],
    },
    {
      what: 'Ferries sail in both directions between these pairs of five islands',
      unit: 'trips',
      pairs: ['AB', 'AC', 'AD', 'CD', 'DE'],
      ask: [1, 4],
    },
    {
      what: 'Messages can be sent in both directions between these pairs of five stations',
      unit: 'steps',
      pairs: ['AB', 'BC', 'BE', 'CD', 'CE'],
      ask: [0, 3],
    },
  ],
  solve: ({ pairs, ask: [i = 0, j = 0] }) => {
    const m = letters.map((from) => letters.map((to) => (pairs.includes(from + to) || pairs.includes(to + from) ? 1 : 0)));
    const count = (k: number) => entry(power(m, k), i, j);
    let least = 1;
    while (count(least) === 0) least += 1;
    const reach = letters.map((_, r) => letters.map((__, c) => entry(m, r, c) + entry(multiply(m, m), r, c) + (r === c ? 1 : 0)));
    const never = letters.flatMap((from, r) =>
      letters.flatMap((to, c) => (r < c && entry(reach, r, c) === 0 ? [from + to] : [])),
    );
    return { m, least, exactly: count(least), four: count(4), never };
  },
  write: ({ what, unit, ask: [i = 0, j = 0] }, { m, least, exactly, four, never }) =>
    inParts({
      stem: prose`${what}: ${edgesTex(m)}.`,
      hint: 'What do the entries of a power of the matrix count?',
      parts: [
        {
          ask: prose`Write down the adjacency matrix $\boldsymbol{M}$, with rows and columns in alphabetical order.`,
          answer: prose`$${matrixTex(m)}$`,
          solution: prose`There is a 1 for each pair that is joined: $\boldsymbol{M} = ${matrixTex(m)}$.`,
          marks: ['A1 symmetric, with zeros on the diagonal', 'A1 all entries correct'],
        },
        {
          ask: prose`Find the least number of ${unit} from ${letters[i] ?? ''} to ${letters[j] ?? ''}, and the number of routes with exactly this many ${unit}.`,
          answer: prose`$${least}$; $${exactly}$`,
          solution: prose`The entry for ${letters[i] ?? ''} and ${letters[j] ?? ''} is zero in lower powers, and in $\boldsymbol{M}^{${least}}$ it is $${exactly}$.`,
          marks: [
            '(M1) powers of the matrix',
            prose`A1 $${least}$`,
            prose`A1 $${exactly}$ (FT their matrix; accept a list of all the routes)`,
          ],
          keys: [
            { ...exact(least), label: 'Least number' },
            { ...exact(exactly), label: 'Routes' },
          ],
        },
        {
          ask: prose`Find the number of routes from ${letters[i] ?? ''} to ${letters[j] ?? ''} with exactly 4 ${unit}.`,
          answer: prose`$${four}$`,
          solution: prose`The entry of $\boldsymbol{M}^4$ in this row and column is $${four}$.`,
          marks: [prose`(M1) $\boldsymbol{M}^4$`, prose`A1 $${four}$`],
          keys: [exact(four)],
        },
        {
          ask: prose`Use $\boldsymbol{M} + \boldsymbol{M}^2$ to list all pairs for which more than 2 ${unit} are needed.`,
          answer: prose`${never.join(', ')}`,
          solution: prose`The pairs with a zero in $\boldsymbol{M} + \boldsymbol{M}^2$, apart from the diagonal, are ${never.join(', ')}.`,
          marks: [prose`M1 $\boldsymbol{M} + \boldsymbol{M}^2$`, prose`A1 ${never.join(', ')}`],
        },
      ],
    }),
  check: ({ ask: [i = 0, j = 0] }, { m, four, least, never }) => {
    let walks = 0;
    const visit = (at: number, left: number) => {
      if (left === 0) {
        if (at === j) walks += 1;
        return;
      }
      letters.forEach((_, next) => {
        if (entry(m, at, next) === 1) visit(next, left - 1);
      });
    };
    visit(i, 4);
    assert.equal(walks, four);
    assert.ok(least >= 2 && never.length > 0);
  },
});

const pages = defineTemplate({
  key: 'ai-transition-matrix-from-shares',
  calculatorAllowed: true,
  placements: [hl('3.15', 2, '4.19')],
  variants: [
    {
      what: 'Visitors of a zoo walk between the aquarium A, the birds B and the cats C',
      one: 'visitor',
      t: [
        [0, 0.4, 0.5],
        [0.7, 0, 0.5],
        [0.3, 0.6, 0],
      ],
      people: 600,
      start: 0,
    },
    {
      what: 'The bicycles of a town are taken from and brought to the stations A, B and C',
      one: 'bicycle',
      t: [
        [0.6, 0.2, 0.3],
        [0.3, 0.7, 0.2],
        [0.1, 0.1, 0.5],
      ],
      people: 240,
      start: 1,
    },
    {
      what: 'The players of a game move between the rooms A, B and C',
      one: 'player',
      t: [
        [0.1, 0.5, 0.4],
        [0.6, 0.1, 0.4],
        [0.3, 0.4, 0.2],
      ],
      people: 100,
      start: 2,
    },
    {
      what: 'Shoppers move between the floors A, B and C of a store',
      one: 'shopper',
      t: [
        [0.2, 0.3, 0.5],
        [0.5, 0.4, 0.2],
        [0.3, 0.3, 0.3],
      ],
      people: 900,
      start: 0,
    },
  ],
  solve: ({ t, people, start }) => {
    const steady = power(t, 200).map((row) => row[0] ?? 0);
    const two = power(t, 2).map((row) => row[start] ?? 0);
    return { steady, two, numbers: steady.map((p) => p * people) };
  },
  write: ({ what, one, t, people, start }, { steady, two, numbers }) => {
    const name = letters[start] ?? '';
    return inParts({
      stem: prose`${what}. In each quarter of an hour the shares that move, or stay, are given by the matrix $\boldsymbol{T} = ${matrixTex(t)}$, whose columns belong to the present place and whose rows to the next one, in the order A, B, C.`,
      hint: 'What do the numbers in a column add up to, and what happens to a state that no longer changes?',
      parts: [
        {
          ask: prose`Interpret the entry $${entry(t, 1, 0)}$ in the second row and first column.`,
          answer: prose`A ${one} at A is at B a quarter of an hour later with probability $${entry(t, 1, 0)}$.`,
          solution: prose`The first column belongs to A and the second row to B: a ${one} at A is at B a quarter of an hour later with probability $${entry(t, 1, 0)}$.`,
          marks: ['A1 from A to B, as a probability or a share'],
        },
        {
          ask: prose`One ${one} is at ${name}. Find the probabilities that this ${one} is at A, at B and at C half an hour later.`,
          answer: prose`$${two.map((p) => plain(p)).join(', ')}$`,
          solution: prose`Half an hour is two steps. The column of ${name} in $\boldsymbol{T}^2$ is $${two.map((p) => plain(p)).join(', ')}$.`,
          marks: [prose`(M1) $\boldsymbol{T}^2$`, prose`A1 $${two.map((p) => plain(p)).join(', ')}$`],
          keys: [{ kind: 'set', values: two.map((p) => plain(p)), ordered: true }],
        },
        {
          ask: prose`Find the long-run probabilities that a ${one} is at A, at B and at C.`,
          answer: prose`$${steady.map((p) => significant(p)).join(', ')}$`,
          solution: prose`A high power of $\boldsymbol{T}$, or the system $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$ with the sum 1, gives $${steady.map((p) => significant(p)).join(', ')}$.`,
          marks: [
            prose`M1 high power, or $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$`,
            '(A1) equation with the sum 1, or equal columns',
            prose`A1 $${steady.map((p) => significant(p)).join(', ')}$ (accept more figures; rows and columns interchanged lose the A marks)`,
          ],
          keys: [{ kind: 'set', values: steady.map((p) => p.toPrecision(8)), ordered: true, tolerance: 0.0006 }],
        },
        {
          ask: prose`There are ${people} ${one}s in all. Find the number of ${one}s that can be expected at A in the long run, to the nearest whole number.`,
          answer: prose`$${Math.round(numbers[0] ?? 0)}$`,
          solution: prose`$${people} \times ${significant(steady[0] ?? 0, 5)}$ is $${Math.round(numbers[0] ?? 0)}$ to the nearest whole number.`,
          marks: [prose`A1 $${Math.round(numbers[0] ?? 0)}$ (FT their probability)`],
          keys: [exact(Math.round(numbers[0] ?? 0))],
        },
      ],
    });
  },
  check: ({ t }, { steady }) => {
    for (const column of [0, 1, 2])
      assertClose(
        t.reduce((sum, row) => sum + (row[column] ?? 0), 0),
        1,
        'column',
      );
    const again = multiply(
      t,
      steady.map((p) => [p]),
    );
    steady.forEach((p, i) => {
      assertClose(entry(again, i, 0), p, 'steady');
    });
  },
});

const reading = defineTemplate({
  key: 'ai-adjacency-matrix-of-a-digraph',
  calculatorAllowed: true,
  placements: [hl('3.15', 1, '3.14')],
  variants: [
    {
      what: 'In a group of four students an entry 1 in row $i$ and column $j$ says that student $i$ has the number of student $j$',
      m: [
        [0, 1, 1, 0],
        [1, 0, 0, 1],
        [0, 0, 0, 1],
        [1, 0, 0, 0],
      ],
      step: 'passes on a message',
    },
    {
      what: 'In a part of a town an entry 1 in row $i$ and column $j$ says that a one-way street leads from square $i$ to square $j$',
      m: [
        [0, 1, 0, 1],
        [0, 0, 1, 0],
        [1, 0, 0, 1],
        [0, 1, 0, 0],
      ],
      step: 'drives',
    },
    {
      what: 'On a site of four pages an entry 1 in row $i$ and column $j$ says that page $i$ has a link to page $j$',
      m: [
        [0, 0, 1, 1],
        [1, 0, 0, 0],
        [1, 1, 0, 0],
        [0, 1, 0, 0],
      ],
      step: 'follows a link',
    },
    {
      what: 'In a plant with four machines an entry 1 in row $i$ and column $j$ says that parts go from machine $i$ to machine $j$',
      m: [
        [0, 1, 1, 0],
        [0, 0, 1, 1],
        [0, 0, 0, 1],
        [1, 0, 0, 0],
      ],
      step: 'moves on',
    },
  ],
  solve: ({ m }) => {
    const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
    const inside = [0, 1, 2, 3].map((j) => sum(m.map((row) => row[j] ?? 0)));
    const cube = power(m, 3);
    return {
      edges: sum(m.map(sum)),
      out: m.map(sum),
      inside,
      three: entry(cube, 0, 3),
      closed: sum([0, 1, 2, 3].map((i) => entry(cube, i, i))),
    };
  },
  write: ({ what, m }, { edges, out, inside, three, closed }) =>
    inParts({
      stem: prose`${what}. The matrix is $\boldsymbol{M} = ${matrixTex(m)}$, with the numbers 1 to 4 in order.`,
      hint: 'Which sums of the matrix count what leaves a vertex, and which what arrives?',
      parts: [
        {
          ask: 'Write down the number of edges of the directed graph, and explain how the matrix shows that it is directed.',
          answer: prose`$${edges}$; the matrix is not symmetric.`,
          solution: prose`There are $${edges}$ entries 1. The matrix is not symmetric, so some edges lead in one direction only.`,
          marks: [prose`A1 $${edges}$`, 'R1 not symmetric'],
          keys: [exact(edges)],
        },
        {
          ask: 'Find the out-degrees and the in-degrees of the four vertices, in order.',
          answer: prose`Out: $${out.join(', ')}$; in: $${inside.join(', ')}$`,
          solution: prose`The sums of the rows are the out-degrees, $${out.join(', ')}$; the sums of the columns are the in-degrees, $${inside.join(', ')}$.`,
          marks: [prose`A1 $${out.join(', ')}$`, prose`A1 $${inside.join(', ')}$`],
          keys: [
            { kind: 'set', label: 'Out-degrees', values: out.map(String), ordered: true },
            { kind: 'set', label: 'In-degrees', values: inside.map(String), ordered: true },
          ],
        },
        {
          ask: 'Find the number of walks of length 3 from vertex 1 to vertex 4.',
          answer: prose`$${three}$`,
          solution: prose`The entry in row 1 and column 4 of $\boldsymbol{M}^3$ is $${three}$.`,
          marks: [prose`(M1) $\boldsymbol{M}^3$`, prose`A1 $${three}$`],
          keys: [exact(three)],
        },
        {
          ask: 'Find the number of walks of length 3 that end where they began, and interpret it.',
          answer: prose`$${closed}$; each cycle of three vertices is counted once for each vertex where it may begin.`,
          solution: prose`The entries on the diagonal of $\boldsymbol{M}^3$ add up to $${closed}$. A cycle of length 3 is counted once for each of its three vertices, so there are $${closed / 3}$ such cycles.`,
          marks: [
            'M1 diagonal of the third power',
            prose`A1 $${closed}$`,
            prose`R1 three times the number of cycles (FT their number; accept "walks that return after 3 steps")`,
          ],
          keys: [exact(closed)],
        },
      ],
    }),
  check: ({ m }, { three, closed }) => {
    let [walks, cycles] = [0, 0];
    const all = [0, 1, 2, 3];
    for (const a of all)
      for (const b of all)
        for (const c of all)
          for (const d of all) {
            const isWalk = m[a]?.[b] && m[b]?.[c] && m[c]?.[d];
            if (isWalk && a === 0 && d === 3) walks += 1;
            if (isWalk && a === d) cycles += 1;
          }
    assert.equal(walks, three);
    assert.equal(cycles, closed);
    assert.ok(closed % 3 === 0 && closed > 0);
  },
});

export const mapsAndNetworksTemplates: readonly QuestionTemplate[] = [areaOfImage, twoInOne, spiral, fewStops, pages, reading];
