import { DEGREE } from '../../../angles.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, point, significant } from '../../../tex.ts';
import { determinant2, entry, type Matrix, matrixTex, multiply, power, solveSystem } from '../matrices.ts';
import { columns, exact, hl, near, prose, scheme } from '../writing.ts';

/** Topic 3. Matrices found from images, maps that are repeated or joined (higher level). */

type Pair = readonly [number, number];

type Found =
  | { form: 'images'; m: Matrix; p: Pair; q: Pair }
  | { form: 'identify'; kind: 'rotation' | 'reflection'; degrees: number; at: Pair }
  | { form: 'area'; k: number; corners: number; image: number };

const apply = (m: Matrix, [x, y]: Pair): Pair => [
  entry(m, 0, 0) * x + entry(m, 0, 1) * y,
  entry(m, 1, 0) * x + entry(m, 1, 1) * y,
];

const turned = (degrees: number, kind: 'rotation' | 'reflection'): Matrix => {
  const [c, s] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return kind === 'rotation'
    ? [
        [c, -s],
        [s, c],
      ]
    : [
        [c, s],
        [s, -c],
      ];
};

const matrixFound = defineTemplate<Found, { m: Matrix; value: number }>({
  key: 'ai-matrix-map-found',
  calculatorAllowed: true,
  placements: [hl('3.9', 1)],
  variants: [
    {
      form: 'images',
      m: [
        [2, 1],
        [-1, 3],
      ],
      p: [1, 2],
      q: [3, 1],
    },
    { form: 'identify', kind: 'rotation', degrees: 60, at: [4, 2] },
    { form: 'area', k: 3, corners: 10, image: 110 },
    {
      form: 'images',
      m: [
        [0, -2],
        [3, 1],
      ],
      p: [2, 1],
      q: [1, -1],
    },
    { form: 'identify', kind: 'reflection', degrees: 120, at: [5, 1] },
    { form: 'area', k: 2, corners: 6, image: 84 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'images') return { m: numbers.m, value: determinant2(numbers.m) };
    if (numbers.form === 'identify') return { m: turned(numbers.degrees, numbers.kind), value: numbers.degrees };
    // det of (k, 1; -2, a) is ka + 2.
    return { m: [], value: (numbers.image / numbers.corners - 2) / numbers.k };
  },
  write: (numbers, { m, value }) => {
    if (numbers.form === 'images') {
      const { p, q } = numbers;
      const [pp, qq] = [apply(m, p), apply(m, q)];
      const inverse = [
        [entry(m, 1, 1) / value, -entry(m, 0, 1) / value],
        [-entry(m, 1, 0) / value, entry(m, 0, 0) / value],
      ];
      const back: Pair = [value, 2 * value];
      const source = multiply(inverse, [[back[0]], [back[1]]]).map((row) => Math.round((row[0] as number) * 1e6) / 1e6);
      return {
        text: prose`
          In a drawing program a matrix $\boldsymbol{M}$ takes the point $${point(...p)}$ to $${point(...pp)}$ and the point $${point(...q)}$ to $${point(...qq)}$.

          (a) Explain why $\boldsymbol{M}${matrixTex([
            [p[0], q[0]],
            [p[1], q[1]],
          ])} = ${matrixTex([
            [pp[0], qq[0]],
            [pp[1], qq[1]],
          ])}$. [1]

          (b) Hence find $\boldsymbol{M}$. [3]

          (c) Determine the point that is taken to $${point(...back)}$. [2]`,
        hint: 'Two columns are two points. By what has the equation to be multiplied, and on which side?',
        answer: prose`
          (a) each column is a point and its image

          (b) $${matrixTex(m)}$

          (c) $${point(...source)}$`,
        solution: prose`
          (a) A product of matrices is formed column by column: the columns of the second factor are the two points, those of the result their images.

          (b) Multiply by the inverse of the matrix of the points **from the right**: $\boldsymbol{M} = ${matrixTex([
            [pp[0], qq[0]],
            [pp[1], qq[1]],
          ])}${matrixTex([
            [p[0], q[0]],
            [p[1], q[1]],
          ])}^{-1} = ${matrixTex(m)}$.

          (c) $\boldsymbol{M}^{-1}${columnVector(...back)} = ${columnVector(...source)}$. As a check, $\boldsymbol{M}$ takes $${point(...source)}$ to $${point(...back)}$.`,
        markScheme: scheme({
          a: ['R1 columns are points and their images'],
          b: [
            'M1 inverse of the matrix of the points, from the right',
            prose`A1 first column of $${matrixTex(m)}$`,
            'A1 second column',
          ],
          c: ['M1 inverse of their matrix, or a system', prose`A1 $${point(...source)}$`],
        }),
        keys: [...columns('b', m), { kind: 'coordinate', part: 'c', values: source.map(String) }],
      };
    }
    if (numbers.form === 'identify') {
      const { kind, degrees, at } = numbers;
      const shown = m.map((row) => row.map((v) => significant(v, 3)));
      const image = apply(m, at);
      const what =
        kind === 'rotation'
          ? prose`rotation anticlockwise about the origin through $${degrees}^\circ$`
          : prose`reflection in the line $y = (\tan ${degrees / 2}^\circ)x$`;
      return {
        text: prose`
          A matrix has the entries $\boldsymbol{M} = ${matrixTex(shown)}$, to three significant figures. It is the matrix of a rotation about the origin or of a reflection in a line through the origin.

          (a) Calculate $\det\boldsymbol{M}$ to the nearest whole number, and state which of the two it is. [3]

          (b) Describe the transformation fully. [2]

          (c) Find the image of $${point(...at)}$. [2]

          (d) State the least whole number $n \ge 1$ for which $\boldsymbol{M}^{n}$ is the identity matrix. [1]`,
        hint: 'A reflection turns a figure over. What does this do to the sign of the determinant?',
        answer: prose`
          (a) $${kind === 'rotation' ? 1 : -1}$: a ${kind}

          (b) ${what}

          (c) $${point(...image.map((v) => significant(v)))}$

          (d) $n = ${kind === 'rotation' ? 360 / degrees : 2}$`,
        solution: prose`
          (a) $\det\boldsymbol{M} = ${kind === 'rotation' ? 1 : -1}$. Areas stay the same in both cases; a ${kind === 'rotation' ? 'positive determinant keeps' : 'negative determinant reverses'} the sense of going round a figure, so it is a ${kind}.

          (b) The first column is the image of $(1, 0)$, at the angle $${degrees}^\circ$ from the positive $x$-axis. ${kind === 'rotation' ? `So it is a ${what}.` : `A reflection takes $(1, 0)$ to twice the angle of its line, so the line is at $${degrees / 2}^\\circ$: a ${what}.`}

          (c) $\boldsymbol{M}${columnVector(...at)} = ${columnVector(...image.map((v) => significant(v)))}$.

          (d) ${kind === 'rotation' ? `$360^\\circ$ are reached after $${360 / degrees}$ rotations.` : 'A reflection done twice restores every point, so $n = 2$.'}`,
        markScheme: scheme({
          a: ['M1 determinant', prose`A1 $${kind === 'rotation' ? 1 : -1}$`, `R1 ${kind}`],
          b: [prose`A1 angle $${degrees}^\circ$ of the image of $(1, 0)$`, `A1 ${what}`],
          c: ['(M1) product', prose`A1 $${point(...image.map((v) => significant(v)))}$`],
          d: [prose`A1 $${kind === 'rotation' ? 360 / degrees : 2}$`],
        }),
        keys: [
          { kind: 'number', ...exact(kind === 'rotation' ? 1 : -1, 'a') },
          { kind: 'coordinate', part: 'c', values: image.map((v) => v.toPrecision(8)), tolerance: 0.02 },
          { kind: 'number', ...exact(kind === 'rotation' ? 360 / degrees : 2, 'd') },
        ],
      };
    }
    const { k, corners, image } = numbers;
    const other = (-image / corners - 2) / k;
    return {
      text: prose`
        A tile of area $${corners}\text{ cm}^{2}$ in a pattern is mapped by the matrix $\begin{pmatrix} ${k} & 1 \\ -2 & a \end{pmatrix}$ with $a \in \mathbb{R}$. The image has an area of $${image}\text{ cm}^{2}$.

        (a) Write down the factor by which the area is multiplied. [1]

        (b) Determine the two possible values of $a$. [4]

        (c) Identify which of the two turns the tile over. Justify your answer. [2]`,
      hint: 'An area has no sign, but a determinant has.',
      answer: prose`
        (a) $${image / corners}$

        (b) $${significant(value)}$ and $${significant(other)}$

        (c) $${significant(other)}$`,
      solution: prose`
        (a) $\dfrac{${image}}{${corners}} = ${image / corners}$.

        (b) $\det = ${k}a + 2$, so $|${k}a + 2| = ${image / corners}$: either $${k}a + 2 = ${image / corners}$ with $a = ${significant(value)}$, or $${k}a + 2 = -${image / corners}$ with $a = ${significant(other)}$. The second value is easily forgotten.

        (c) A negative determinant reverses the sense of going round a figure: this is so for $a = ${significant(other)}$.`,
      markScheme: scheme({
        a: [prose`A1 $${image / corners}$`],
        b: [
          prose`A1 determinant $${k}a + 2$`,
          'M1 modulus, or both signs',
          prose`A1 $${significant(value)}$`,
          prose`A1 $${significant(other)}$`,
        ],
        c: [prose`A1 $a = ${significant(other)}$`, 'R1 negative determinant'],
      }),
      keys: [
        { kind: 'number', ...exact(image / corners, 'a') },
        { kind: 'set', part: 'b', values: [significant(value, 6), significant(other, 6)], tolerance: 0.01 },
        { kind: 'number', ...near(other, 'c') },
      ],
    };
  },
  check: (numbers, { m, value }) => {
    if (numbers.form === 'images') {
      // Row by row: a system for each row of the matrix.
      const rows = [0, 1].map((row) =>
        solveSystem(
          [[...numbers.p], [...numbers.q]],
          [numbers.p, numbers.q].map((v) => apply(numbers.m, v)[row] as number),
        ),
      );
      rows.flat().forEach((v, i) => {
        assertClose(v, m.flat()[i] as number, 'an entry');
      });
    } else if (numbers.form === 'identify') {
      const [one, two] = [apply(m, [1, 0]), apply(m, [0, 1])];
      assertClose(Math.hypot(...one), 1, 'length kept');
      assertClose(one[0] * two[0] + one[1] * two[1], 0, 'right angle kept', 1e-9);
      const n = numbers.kind === 'rotation' ? 360 / numbers.degrees : 2;
      power(m, n)
        .flat()
        .forEach((v, i) => {
          assertClose(v, i % 3 === 0 ? 1 : 0, 'the identity', 1e-9);
        });
    } else {
      const square = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map((v) =>
        apply(
          [
            [numbers.k, 1],
            [-2, value],
          ],
          v as unknown as Pair,
        ),
      );
      const twice = square.reduce((sum, [x, y], i) => {
        const [u, v] = square[(i + 1) % 4] as Pair;
        return sum + x * v - u * y;
      }, 0);
      assertClose(Math.abs(twice / 2) * numbers.corners, numbers.image, 'the area by the shoelace');
    }
  },
});

type Repeated =
  | { form: 'spiral'; factor: number; degrees: number; n: number; area: number }
  | { form: 'fixed'; m: Matrix; b: Pair; start: Pair }
  | { form: 'mirrors'; first: number; second: number };

const matrixRepeated = defineTemplate<Repeated, { m: Matrix; value: Pair }>({
  key: 'ai-matrix-maps-repeated',
  calculatorAllowed: true,
  placements: [hl('3.9', 2, '1.14')],
  variants: [
    { form: 'spiral', factor: 0.8, degrees: 30, n: 5, area: 50 },
    {
      form: 'fixed',
      m: [
        [0.5, 0],
        [0, 0.5],
      ],
      b: [3, 2],
      start: [10, 0],
    },
    { form: 'mirrors', first: 20, second: 65 },
    { form: 'spiral', factor: 0.9, degrees: 45, n: 5, area: 80 },
    {
      form: 'fixed',
      m: [
        [0.6, 0],
        [0, 0.4],
      ],
      b: [4, 9],
      start: [0, 5],
    },
    { form: 'mirrors', first: 35, second: 105 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'spiral') {
      const { factor, degrees, n } = numbers;
      const m = turned(degrees, 'rotation').map((row) => row.map((v) => v * factor));
      return { m, value: apply(power(m, n), [1, 0]) };
    }
    if (numbers.form === 'fixed') {
      const { m, b } = numbers;
      return { m, value: [b[0] / (1 - entry(m, 0, 0)), b[1] / (1 - entry(m, 1, 1))] };
    }
    const m = multiply(turned(2 * numbers.second, 'reflection'), turned(2 * numbers.first, 'reflection'));
    return { m, value: [2 * (numbers.second - numbers.first), 0] };
  },
  write: (numbers, { m, value }) => {
    const shown = (matrix: Matrix) => matrixTex(matrix.map((row) => row.map((v) => significant(Math.abs(v) < 1e-12 ? 0 : v))));
    if (numbers.form === 'spiral') {
      const { factor, degrees, n, area } = numbers;
      const [f2, total] = [Number((factor * factor).toFixed(6)), area / (1 - factor * factor)];
      return {
        text: prose`
          A pattern is made of copies of a figure $F_0$ of area $${area}\text{ cm}^{2}$. Each copy $F_{k+1}$ comes from $F_k$ by a rotation anticlockwise about the origin through $${degrees}^\circ$ and an enlargement with factor $${factor}$ about the origin.

          (a) Determine the matrix $\boldsymbol{T}$ that takes $F_k$ to $F_{k+1}$. [3]

          (b) The point $(1, 0)$ belongs to $F_0$. Find the point of $F_{${n}}$ that comes from it. [3]

          (c) Calculate the area of $F_{${n}}$. [2]

          (d) Calculate the total area of all figures if the pattern is continued for ever and no two of them overlap. [2]`,
        hint: 'What does the determinant say about areas, and what kind of sequence do the areas form?',
        answer: prose`
          (a) $${shown(m)}$

          (b) $${point(...value.map((v) => significant(v)))}$

          (c) $${significant(area * f2 ** n)}\text{ cm}^{2}$

          (d) $${significant(total)}\text{ cm}^{2}$`,
        solution: prose`
          (a) $\boldsymbol{T} = ${factor}\begin{pmatrix} \cos ${degrees}^\circ & -\sin ${degrees}^\circ \\ \sin ${degrees}^\circ & \cos ${degrees}^\circ \end{pmatrix} = ${shown(m)}$. Here the order does not matter, since an enlargement is the same in all directions.

          (b) $\boldsymbol{T}^{${n}}${columnVector(1, 0)} = ${columnVector(...value.map((v) => significant(v)))}$: the point is turned by $${n * degrees}^\circ$ in all, at the distance $${factor}^{${n}}$.

          (c) $\det\boldsymbol{T} = ${factor}^{2} = ${f2}$, so the area is $${area} \times ${f2}^{${n}} = ${significant(area * f2 ** n)}\text{ cm}^{2}$.

          (d) The areas are a geometric sequence with ratio $${f2}$: $\dfrac{${area}}{1 - ${f2}} = ${significant(total)}\text{ cm}^{2}$.`,
        markScheme: scheme({
          a: ['A1 matrix of the rotation', 'M1 product with the enlargement', prose`A1 $${shown(m)}$`],
          b: [
            prose`M1 $\boldsymbol{T}^{${n}}$`,
            '(M1) product with the position vector',
            prose`A1 $${point(...value.map((v) => significant(v)))}$`,
          ],
          c: [prose`M1 determinant $${f2}$`, prose`A1 $${significant(area * f2 ** n)}\text{ cm}^{2}$`],
          d: ['M1 sum to infinity', prose`A1 $${significant(total)}\text{ cm}^{2}$`],
        }),
        keys: [
          { kind: 'coordinate', part: 'b', values: value.map((v) => v.toPrecision(8)), tolerance: 0.006 },
          { kind: 'number', ...near(area * f2 ** n, 'c', 'cm²') },
          { kind: 'number', ...near(total, 'd', 'cm²') },
        ],
      };
    }
    if (numbers.form === 'fixed') {
      const { b, start } = numbers;
      const next = apply(m, start).map((v, i) => v + (b[i] as number));
      const tidy = value.map((v) => Number(v.toFixed(6)));
      return {
        text: prose`
          A robot goes from the point with position vector $\boldsymbol{x}_n$ to $\boldsymbol{x}_{n+1} = ${matrixTex(m)}\boldsymbol{x}_n + ${columnVector(...b)}$ in each step. It starts at $${point(...start)}$.

          (a) Find its position after one step. [2]

          (b) Determine the point at which it would stay for ever. [3]

          (c) Let $\boldsymbol{d}_n$ lead from this point to $\boldsymbol{x}_n$. Show that $\boldsymbol{d}_{n+1} = ${matrixTex(m)}\boldsymbol{d}_n$, and deduce what happens in the long run. [4]`,
        hint: 'A point at which the robot stays is its own image.',
        answer: prose`
          (a) $${point(...next)}$

          (b) $${point(...tidy)}$

          (c) the robot approaches this point`,
        solution: prose`
          (a) $${matrixTex(m)}${columnVector(...start)} + ${columnVector(...b)} = ${columnVector(...next)}$.

          (b) $x = ${entry(m, 0, 0)}x + ${b[0]}$ and $y = ${entry(m, 1, 1)}y + ${b[1]}$ give $x = ${tidy[0] as number}$ and $y = ${tidy[1] as number}$.

          (c) Let $\boldsymbol{p}$ be the position vector of this point, $\boldsymbol{p} = \boldsymbol{M}\boldsymbol{p} + \boldsymbol{b}$. Then $\boldsymbol{d}_{n+1} = \boldsymbol{x}_{n+1} - \boldsymbol{p} = \boldsymbol{M}\boldsymbol{x}_n + \boldsymbol{b} - \boldsymbol{M}\boldsymbol{p} - \boldsymbol{b} = \boldsymbol{M}\boldsymbol{d}_n$. Both components are multiplied by numbers below 1 in each step, so they tend to zero: the robot approaches $${point(...tidy)}$, wherever it starts.`,
        markScheme: scheme({
          a: ['(M1) product and sum', prose`A1 $${point(...next)}$`],
          b: ['M1 point equal to its image', prose`A1 $x = ${tidy[0] as number}$`, prose`A1 $y = ${tidy[1] as number}$`],
          c: [
            'M1 difference of the two equations',
            'A1 translation cancels',
            'AG the relation given',
            'R1 components multiplied by numbers below 1',
            'A1 approaches the point',
          ],
        }),
        keys: [
          { kind: 'coordinate', part: 'a', values: next.map(String) },
          { kind: 'coordinate', part: 'b', values: tidy.map(String) },
        ],
      };
    }
    const { first, second } = numbers;
    const turn = value[0];
    return {
      text: prose`
        The image of a light ray is reflected first in the line $\ell_1$ and then in the line $\ell_2$. Both lines pass through the origin, at the angles $${first}^\circ$ and $${second}^\circ$ to the positive $x$-axis.

        (a) Write down the matrices of the two reflections, to three significant figures. [4]

        (b) Find the matrix of both in this order. [2]

        (c) Show that the result is a rotation, and find its angle. [3]

        (d) Conjecture how the angle of the rotation follows from the two lines. [1]`,
      hint: 'The reflection that acts first is on the right.',
      answer: prose`
        (a) $${shown(turned(2 * first, 'reflection'))}$ and $${shown(turned(2 * second, 'reflection'))}$

        (b) $${shown(m)}$

        (c) $${turn}^\circ$ anticlockwise

        (d) it is twice the angle from the first line to the second`,
      solution: prose`
        (a) A reflection in the line at the angle $\theta$ has the matrix $\begin{pmatrix} \cos 2\theta & \sin 2\theta \\ \sin 2\theta & -\cos 2\theta \end{pmatrix}$: $${shown(turned(2 * first, 'reflection'))}$ for $\ell_1$ and $${shown(turned(2 * second, 'reflection'))}$ for $\ell_2$.

        (b) The first reflection is on the right: the product is $${shown(m)}$, with unrounded entries.

        (c) It has the form of a rotation: equal entries on the diagonal, opposite ones beside it, and determinant 1. From $\cos\alpha = ${significant(entry(m, 0, 0))}$ and $\sin\alpha = ${significant(entry(m, 1, 0))}$ follows $\alpha = ${turn}^\circ$.

        (d) $${turn}^\circ = 2(${second}^\circ - ${first}^\circ)$: twice the angle between the lines, from the first towards the second.`,
      markScheme: scheme({
        a: ['(M1) twice the angle of the line', prose`A1 first matrix`, '(M1) form of a reflection', 'A1 second matrix'],
        b: ['M1 first reflection on the right', prose`A1 $${shown(m)}$`],
        c: ['R1 form of a rotation, or determinant 1', 'M1 cosine and sine', prose`A1 $${turn}^\circ$`],
        d: ['A1 twice the angle from the first line to the second'],
      }),
      keys: [{ kind: 'number', ...exact(turn, 'c', '°') }],
    };
  },
  check: (numbers, { m, value }) => {
    if (numbers.form === 'spiral') {
      const { factor, degrees, n } = numbers;
      const angle = n * degrees * DEGREE;
      assertClose(determinant2(m), factor * factor, 'the factor of areas');
      assertClose(Math.atan2(entry(m, 1, 0), entry(m, 0, 0)), degrees * DEGREE, 'the angle of one step');
      assertClose(entry(m, 0, 1), -entry(m, 1, 0), 'no shear');
      assertClose(entry(m, 0, 0), entry(m, 1, 1), 'the same scale');
      assertClose(value[0], factor ** n * Math.cos(angle), 'x in polar form', 1e-9);
      assertClose(value[1], factor ** n * Math.sin(angle), 'y in polar form', 1e-9);
    } else if (numbers.form === 'fixed') {
      let at: Pair = numbers.start;
      for (let i = 0; i < 100; i++) at = apply(m, at).map((v, k) => v + (numbers.b[k] as number)) as unknown as Pair;
      assertClose(at[0], value[0], 'x after many steps');
      assertClose(at[1], value[1], 'y after many steps');
    } else {
      const image = apply(m, [Math.cos(0.3), Math.sin(0.3)]);
      assertClose(determinant2(m), 1, 'the sense of going round');
      assertClose(Math.hypot(...image), 1, 'the length');
      assertClose(Math.atan2(image[1], image[0]) - 0.3, value[0] * DEGREE, 'the angle turned', 1e-9);
    }
  },
});

export const matrixMapsTemplates: readonly QuestionTemplate[] = [matrixFound, matrixRepeated];
