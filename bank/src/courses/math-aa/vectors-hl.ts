import assert from 'node:assert/strict';
import { degrees } from '../../angles.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { columnVector, fraction, point, significant } from '../../tex.ts';
import { surdFraction } from './exact-values.ts';
import { add, cross, dot, plane, size, squared, tidy, type Vector } from './vector-algebra.ts';
import { exact, higher, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topics 3.12, 3.13 and 3.16, vectors in figures, scalar and vector product in several forms, HL. */

const figures = inForms({ key: 'aa-hl-vectors-in-figures', calculatorAllowed: false, placements: higher('3.13', 1) }, [
  form({
    variants: [
      { m: 1, n: 2 },
      { m: 2, n: 3 },
      { m: 1, n: 3 },
    ],
    // OAB, P on AB with AP : PB = m : n, M midpoint of OA
    solve: ({ m, n }) => ({ p: [n / (m + n), m / (m + n)], mp: [n / (m + n) - 0.5, m / (m + n)] }),
    write: ({ m, n }) => {
      const s = m + n;
      const [pa, pb] = [fraction(n, s), fraction(m, s)];
      const ma = fraction(2 * n - s, 2 * s);
      return inParts({
        stem: raw`In triangle OAB, $\overrightarrow{\text{OA}} = \mathbf{a}$ and $\overrightarrow{\text{OB}} = \mathbf{b}$. The point P divides $[\text{AB}]$ so that $\text{AP} : \text{PB} = ${m} : ${n}$, and M is the midpoint of $[\text{OA}]$.`,
        hint: 'Go from point to point along known vectors.',
        parts: [
          {
            ask: raw`Find $\overrightarrow{\text{OP}}$ in terms of $\mathbf{a}$ and $\mathbf{b}$.`,
            answer: raw`$${pa}\mathbf{a} + ${pb}\mathbf{b}$`,
            solution: raw`$\overrightarrow{\text{AB}} = \mathbf{b} - \mathbf{a}$, and P lies $${pb}$ of the way from A to B: $\overrightarrow{\text{OP}} = \mathbf{a} + ${pb}(\mathbf{b} - \mathbf{a}) = ${pa}\mathbf{a} + ${pb}\mathbf{b}$. Writing $\mathbf{a} - \mathbf{b}$ for $\overrightarrow{\text{AB}}$ is the usual slip.`,
            marks: [raw`M1 $\overrightarrow{\text{AB}} = \mathbf{b} - \mathbf{a}$`, raw`A1 $${pa}\mathbf{a} + ${pb}\mathbf{b}$`],
          },
          {
            ask: raw`Show that $\overrightarrow{\text{MP}} = ${ma === '0' ? '' : raw`${ma}\mathbf{a} + `}${pb}\mathbf{b}$.`,
            answer: 'As given.',
            solution: raw`$\overrightarrow{\text{MP}} = \overrightarrow{\text{OP}} - \overrightarrow{\text{OM}} = ${pa}\mathbf{a} + ${pb}\mathbf{b} - \frac{1}{2}\mathbf{a}$, and collecting $\mathbf{a}$ gives the result.`,
            marks: [raw`M1 $\overrightarrow{\text{OP}} - \frac{1}{2}\mathbf{a}$`, raw`AG the vector given`],
          },
          {
            ask: raw`Deduce whether the line MP is parallel to OB. Justify your answer.`,
            answer: 2 * n === s ? 'It is parallel.' : raw`No: $\overrightarrow{\text{MP}}$ is not a multiple of $\mathbf{b}$.`,
            solution: raw`It would be parallel if $\overrightarrow{\text{MP}}$ were a multiple of $\mathbf{b}$. Its part along $\mathbf{a}$ is $${ma}$, which is not zero, and $\mathbf{a}$ and $\mathbf{b}$ have different directions. So it is not parallel (it would be for the midpoint of $[\text{AB}]$).`,
            marks: [raw`R1 compares with a multiple of $\mathbf{b}$ and concludes`],
          },
        ],
      });
    },
    check: ({ m, n }, { p: [pa = 0, pb = 0], mp: [ma = 0, mb = 0] }) => {
      const [a, b]: [Vector, Vector] = [
        [3, 1, 2],
        [-1, 4, 5],
      ];
      const at = add([pa * a[0], pa * a[1], pa * a[2]], b, pb);
      assertClose(size(add(at, a, -1)) * n, size(add(b, at, -1)) * m, 'ratio');
      const step = add([ma * a[0], ma * a[1], ma * a[2]], b, mb);
      assertClose(size(add(add(at, a, -0.5), step, -1)), 0, 'vector from M to P');
    },
  }),
  form({
    variants: [
      { what: 'rhombus', claim: 'its diagonals are perpendicular', u: [2, 1, 2], v: [1, 2, -2] },
      { what: 'rectangle', claim: 'its diagonals have the same length', u: [2, 1, 2], v: [1, 2, -2] },
      {
        what: 'parallelogram',
        claim: 'the squares of its four sides add up to the sum of the squares of its diagonals',
        u: [3, 1, -1],
        v: [2, 0, 4],
      },
    ] as { what: string; claim: string; u: Vector; v: Vector }[],
    solve: ({ u, v }) => ({ plus: add(u, v), minus: add(u, v, -1) }),
    write: ({ what, claim }) => {
      const [given, steps] =
        what === 'rhombus'
          ? [
              raw`|\mathbf{u}| = |\mathbf{v}|`,
              raw`$(\mathbf{u} + \mathbf{v}) \cdot (\mathbf{u} - \mathbf{v}) = |\mathbf{u}|^2 - |\mathbf{v}|^2$, which is zero because the sides have the same length. So the diagonals are perpendicular.`,
            ]
          : what === 'rectangle'
            ? [
                raw`\mathbf{u} \cdot \mathbf{v} = 0`,
                raw`$|\mathbf{u} + \mathbf{v}|^2 = |\mathbf{u}|^2 + 2\mathbf{u} \cdot \mathbf{v} + |\mathbf{v}|^2$ and $|\mathbf{u} - \mathbf{v}|^2 = |\mathbf{u}|^2 - 2\mathbf{u} \cdot \mathbf{v} + |\mathbf{v}|^2$. As $\mathbf{u} \cdot \mathbf{v} = 0$, both are $|\mathbf{u}|^2 + |\mathbf{v}|^2$, so the lengths agree.`,
              ]
            : [
                '',
                raw`$|\mathbf{u} + \mathbf{v}|^2 + |\mathbf{u} - \mathbf{v}|^2$: the products $2\mathbf{u} \cdot \mathbf{v}$ cancel, and $2|\mathbf{u}|^2 + 2|\mathbf{v}|^2$ is left. This is the sum of the squares of the four sides.`,
              ];
      return inParts({
        stem: raw`A ${what} has the sides $\overrightarrow{\text{OA}} = \mathbf{u}$ and $\overrightarrow{\text{OB}} = \mathbf{v}$${given ? raw`, so that $${given}$` : ''}.`,
        hint: 'The square of a length is a scalar product of a vector with itself.',
        parts: [
          {
            ask: raw`Write down the vectors along the two diagonals in terms of $\mathbf{u}$ and $\mathbf{v}$.`,
            answer: raw`$\mathbf{u} + \mathbf{v}$ and $\mathbf{u} - \mathbf{v}$`,
            solution: raw`From O to the opposite vertex: $\mathbf{u} + \mathbf{v}$; from B to A: $\mathbf{u} - \mathbf{v}$.`,
            marks: [raw`A1 $\mathbf{u} + \mathbf{v}$`, raw`A1 $\mathbf{u} - \mathbf{v}$ or its opposite`],
          },
          {
            ask: `Use a scalar product to prove that ${claim}.`,
            answer: 'As shown in the solution.',
            solution: steps,
            marks: ['M1 forms a scalar product of the diagonals', 'M1 expands it', 'R1 uses what is given and concludes'],
          },
        ],
      });
    },
    check: ({ what, u, v }, { plus, minus }) => {
      if (what === 'rhombus') assertClose(dot(plus, minus), 0, 'perpendicular');
      else if (what === 'rectangle') assertClose(size(plus), size(minus), 'same length');
      else assertClose(squared(plus) + squared(minus), 2 * squared(u) + 2 * squared(v), 'sum of squares');
    },
  }),
]);

const angles = inForms({ key: 'aa-hl-scalar-product-in-triangles', calculatorAllowed: true, placements: higher('3.13', 2) }, [
  form({
    variants: [
      { a: [1, 2, 0], b: [4, 0, 2], c: [2, 5, 3] },
      { a: [0, -1, 3], b: [2, 1, 4], c: [-1, 3, 1] },
      { a: [3, 1, -2], b: [1, 4, 0], c: [5, 2, 2] },
    ] as { a: Vector; b: Vector; c: Vector }[],
    solve: ({ a, b, c }) => {
      const [u, v] = [add(b, a, -1), add(c, a, -1)];
      return { u, v, product: dot(u, v), angle: degrees(Math.acos(dot(u, v) / (size(u) * size(v)))) };
    },
    write: ({ a, b, c }, { u, v, product, angle }) =>
      inParts({
        stem: raw`The points $\text{A}${point(...a)}$, $\text{B}${point(...b)}$ and $\text{C}${point(...c)}$ are the vertices of a triangle.`,
        hint: 'Both vectors have to start at the vertex of the angle.',
        parts: [
          {
            ask: raw`Calculate $\overrightarrow{\text{AB}} \cdot \overrightarrow{\text{AC}}$.`,
            answer: `$${product}$`,
            solution: raw`$\overrightarrow{\text{AB}} = ${columnVector(...u)}$ and $\overrightarrow{\text{AC}} = ${columnVector(...v)}$. Their scalar product is $${product}$.`,
            marks: ['M1 finds both vectors', `A1 $${product}$`],
            keys: [exact(product)],
          },
          {
            ask: raw`Hence calculate the angle $\text{B}\hat{\text{A}}\text{C}$ in degrees.`,
            answer: raw`$${significant(angle)}^\circ$`,
            solution: raw`$\cos \text{A} = \dfrac{${product}}{\sqrt{${squared(u)}}\sqrt{${squared(v)}}}$, so the angle is $${significant(angle, 4)}^\circ$, about $${significant(angle)}^\circ$.`,
            marks: [
              'M1 formula for the angle',
              raw`A1 $\frac{${product}}{\sqrt{${squared(u)}}\sqrt{${squared(v)}}}$`,
              raw`A1 $${significant(angle)}^\circ$`,
            ],
            keys: [
              {
                ...threeFigures(angle, undefined, '°'),
                slips:
                  Math.abs(angle - 90) < 1
                    ? []
                    : [slip(180 - angle, 'One of your vectors points to A instead of away from it.', 'sign')],
              },
            ],
          },
          {
            ask: 'Calculate the area of the triangle.',
            answer: `$${significant(size(cross(u, v)) / 2)}$`,
            solution: raw`$\frac{1}{2} \times \sqrt{${squared(u)}} \times \sqrt{${squared(v)}} \times \sin ${significant(angle, 5)}^\circ = ${significant(size(cross(u, v)) / 2)}$.`,
            marks: [raw`M1 $\frac{1}{2}bc\sin A$`, `A1 $${significant(size(cross(u, v)) / 2)}$`],
            keys: [threeFigures(size(cross(u, v)) / 2)],
          },
        ],
      }),
    check: ({ a, b, c }, { angle, u, v, product }) => {
      const [p, q, r] = [size(add(b, a, -1)), size(add(c, a, -1)), size(add(b, c, -1))];
      assertClose(degrees(Math.acos((p * p + q * q - r * r) / (2 * p * q))), angle, 'cosine rule');
      assertClose((p * p + q * q - r * r) / 2, product, 'scalar product by the sides');
      const s = (p + q + r) / 2;
      assertClose(Math.sqrt(s * (s - p) * (s - q) * (s - r)), size(cross(u, v)) / 2, 'Heron');
    },
  }),
  form({
    variants: [
      { u: [2, -1, 2], k: 3, w: [1, 4, 1] },
      { u: [1, 2, 2], k: 2, w: [4, 0, -2] },
      { u: [3, 0, 4], k: 2, w: [4, 5, -3] },
    ] as { u: Vector; k: number; w: Vector }[],
    solve: ({ u, w }) => ({ unit: size(u), product: dot(u, w) }),
    write: ({ u, k, w }, { unit, product }) =>
      inParts({
        stem: raw`Let $\mathbf{u} = ${columnVector(...u)}$ and $\mathbf{w} = ${columnVector(...w)}$.`,
        hint: 'Divide a vector by its length and the length becomes 1.',
        parts: [
          {
            ask: raw`Find a vector of length ${k * unit} in the direction opposite to $\mathbf{u}$.`,
            answer: raw`$${columnVector(...u.map((x) => -k * x + 0))}$`,
            solution: raw`$|\mathbf{u}| = \sqrt{${squared(u)}} = ${unit}$. A length of ${k * unit} is ${k} times as much, and the opposite direction needs a minus: $-${k}\mathbf{u} = ${columnVector(...u.map((x) => -k * x + 0))}$.`,
            marks: [raw`A1 $|\mathbf{u}| = ${unit}$`, raw`A1 $${columnVector(...u.map((x) => -k * x + 0))}$`],
            keys: [{ kind: 'vector', values: u.map((x) => `${-k * x + 0}`) }],
          },
          {
            ask: raw`Determine whether $\mathbf{u}$ and $\mathbf{w}$ are perpendicular.`,
            answer: product === 0 ? 'Yes' : `No: their scalar product is $${product}$.`,
            solution: raw`$\mathbf{u} \cdot \mathbf{w} = ${u.map((x, i) => `(${x * (w[i] ?? 0)})`).join(' + ')} = ${product}$, which is ${product === 0 ? 'zero: they are perpendicular' : 'not zero: they are not perpendicular'}.`,
            marks: [`M1 scalar product`, `A1 $${product}$ with a conclusion`],
          },
          {
            ask: raw`Determine the value of $t$ for which $\mathbf{u} + t\mathbf{w}$ is perpendicular to $\mathbf{w}$.`,
            answer: `$t = ${fraction(-product, squared(w))}$`,
            solution: raw`$(\mathbf{u} + t\mathbf{w}) \cdot \mathbf{w} = ${product} + ${squared(w)}t = 0$, so $t = ${fraction(-product, squared(w))}$.`,
            marks: [raw`M1 $(\mathbf{u} + t\mathbf{w}) \cdot \mathbf{w} = 0$`, `A1 $t = ${fraction(-product, squared(w))}$`],
            keys: [exact(-product / squared(w))],
          },
        ],
      }),
    check: ({ u, w }, { product }) => {
      const best = minimise((t) => size(add(u, w, t)), -3, 3);
      assertClose(best.at, -product / squared(w), 'shortest of the vectors', 1e-4);
      assert.ok(Number.isInteger(size(u)));
    },
  }),
]);

const products = inForms(
  { key: 'aa-hl-vector-product-areas', calculatorAllowed: false, placements: higher('3.16', 1, ['3.17']) },
  [
    form({
      variants: [
        { a: [1, 0, 2], u: [2, 1, 1], v: [0, 3, 1] },
        { a: [2, 1, -1], u: [1, 2, 2], v: [3, 0, 1] },
        { a: [0, 3, 1], u: [1, -1, 2], v: [2, 1, 3] },
      ] as { a: Vector; u: Vector; v: Vector }[],
      solve: ({ a, u, v }) => ({ n: tidy(cross(u, v)), d: dot(cross(u, v), a) }),
      write: ({ a, u, v }, { n, d }) => {
        const [b, c] = [add(a, u), add(a, v)];
        return inParts({
          stem: raw`The points $\text{A}${point(...a)}$, $\text{B}${point(...b)}$ and $\text{C}${point(...c)}$ are given.`,
          hint: 'Two sides from the same vertex are enough.',
          parts: [
            {
              ask: raw`Find $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}$.`,
              answer: `$${columnVector(...n)}$`,
              solution: raw`$${columnVector(...u)} \times ${columnVector(...v)} = ${columnVector(...n)}$. Check: its scalar product with each factor is zero.`,
              marks: ['M1 attempt at a vector product', 'A1 two correct components', `A1 $${columnVector(...n)}$`],
              keys: [
                {
                  kind: 'vector',
                  values: n.map(String),
                  slips: [
                    slip(
                      `\\begin{pmatrix} ${n.map((x) => -x + 0).join(' \\\\ ')} \\end{pmatrix}`,
                      'You multiplied the vectors in the other order.',
                      'order',
                    ),
                  ],
                },
              ],
            },
            {
              ask: 'Hence find the area of triangle ABC.',
              answer: `$${surdFraction(1, squared(n), 2)}$`,
              solution:
                raw`Half of the length of the vector product: $\frac{1}{2}\sqrt{${squared(n)}} = ${surdFraction(1, squared(n), 2)}$.`.replace(
                  raw` = \frac{\sqrt{${squared(n)}}}{2}$`,
                  '$',
                ),
              marks: ['M1 half of the length', `A1 $${surdFraction(1, squared(n), 2)}$`],
              keys: [inExactForm(size(n) / 2, surdFraction(1, squared(n), 2))],
            },
            {
              ask: 'Find the Cartesian equation of the plane through A, B and C.',
              answer: `$${plane(n, d)}$`,
              solution: raw`The vector product is a normal of the plane. With the point A the right-hand side is $${d}$: $${plane(n, d)}$. The coordinates of B and C satisfy it too.`,
              marks: ['M1 uses the vector product as a normal', `A1 $${plane(n, d)}$`],
              keys: [{ kind: 'equation', value: plane(n, d) }],
            },
          ],
        });
      },
      check: ({ a, u, v }, { n, d }) => {
        for (const at of [a, add(a, u), add(a, v)]) assert.equal(dot(n, at), d);
        assertClose(squared(n), squared(u) * squared(v) - dot(u, v) ** 2, 'length by Lagrange');
      },
    }),
    form({
      variants: [
        { p: 3, q: 4, angle: 6 },
        { p: 5, q: 2, angle: 3 },
        { p: 6, q: 1, angle: 4 },
      ],
      solve: ({ p, q, angle }) => ({ cross: p * q * Math.sin(Math.PI / angle), dot: p * q * Math.cos(Math.PI / angle) }),
      write: ({ p, q, angle }) => {
        const [c, d] =
          angle === 6
            ? [fraction(p * q, 2), surdFraction(p * q, 3, 2)]
            : angle === 3
              ? [surdFraction(p * q, 3, 2), fraction(p * q, 2)]
              : [surdFraction(p * q, 2, 2), surdFraction(p * q, 2, 2)];
        return inParts({
          stem: raw`The vectors $\mathbf{a}$ and $\mathbf{b}$ have the lengths ${p} and ${q}, and the angle between them is $\frac{\pi}{${angle}}$.`,
          hint: 'One of the two products contains the sine of the angle, the other the cosine.',
          parts: [
            {
              ask: raw`Find $|\mathbf{a} \times \mathbf{b}|$ and $\mathbf{a} \cdot \mathbf{b}$.`,
              answer: `$${c}$ and $${d}$`,
              solution: raw`$|\mathbf{a} \times \mathbf{b}| = ${p} \times ${q} \times \sin\frac{\pi}{${angle}} = ${c}$ and $\mathbf{a} \cdot \mathbf{b} = ${p} \times ${q} \times \cos\frac{\pi}{${angle}} = ${d}$.`,
              marks: [`A1 $${c}$`, `A1 $${d}$`],
              keys: [
                {
                  kind: 'number',
                  label: raw`$|\mathbf{a} \times \mathbf{b}| =$`,
                  ...inExactForm(p * q * Math.sin(Math.PI / angle), c),
                },
                {
                  kind: 'number',
                  label: raw`$\mathbf{a} \cdot \mathbf{b} =$`,
                  ...inExactForm(p * q * Math.cos(Math.PI / angle), d),
                },
              ],
            },
            {
              ask: raw`Show that $|\mathbf{a} \times \mathbf{b}|^2 + (\mathbf{a} \cdot \mathbf{b})^2 = ${p * p * q * q}$, and state the identity behind it.`,
              answer: raw`$\sin^2\theta + \cos^2\theta = 1$`,
              solution: raw`Both products contain the factor $${p * q}$, so the sum is $${p * q}^2(\sin^2\theta + \cos^2\theta) = ${p * p * q * q}$.`,
              marks: ['M1 squares and adds', raw`R1 $\sin^2\theta + \cos^2\theta = 1$`, `AG $${p * p * q * q}$`],
            },
            {
              ask: raw`Find the area of the parallelogram with the sides $2\mathbf{a}$ and $3\mathbf{b}$.`,
              answer: angle === 6 ? `$${fraction(6 * p * q, 2)}$` : `$${surdFraction(6 * p * q, angle === 3 ? 3 : 2, 2)}$`,
              solution: raw`$|2\mathbf{a} \times 3\mathbf{b}|$ is 6 times as large as $|\mathbf{a} \times \mathbf{b}|$: $${angle === 6 ? fraction(6 * p * q, 2) : surdFraction(6 * p * q, angle === 3 ? 3 : 2, 2)}$.`,
              marks: [
                'M1 factor 6',
                `A1 $${angle === 6 ? fraction(6 * p * q, 2) : surdFraction(6 * p * q, angle === 3 ? 3 : 2, 2)}$`,
              ],
              keys: [
                inExactForm(
                  6 * p * q * Math.sin(Math.PI / angle),
                  angle === 6 ? fraction(6 * p * q, 2) : surdFraction(6 * p * q, angle === 3 ? 3 : 2, 2),
                ),
              ],
            },
          ],
        });
      },
      check: ({ p, q, angle }, { cross: c, dot: d }) => {
        const [a, b]: [Vector, Vector] = [
          [p, 0, 0],
          [q * Math.cos(Math.PI / angle), q * Math.sin(Math.PI / angle), 0],
        ];
        assertClose(size(cross(a, b)), c, 'vector product');
        assertClose(dot(a, b), d, 'scalar product');
      },
    }),
  ],
);

/** Templates of topics 3.12, 3.13 and 3.16 in several forms. */
export const vectorsHl = [figures, angles, products];
