import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { columnVector, fraction, signed, signedTerm, significant, term } from '../../tex.ts';
import { higher, raw, threeFigures } from './writing.ts';

/** Topic 3, higher level: planes from points, planes as mirrors, and families of planes. */

type Triple = readonly [number, number, number];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (p: Triple, n: Triple, t: number): Triple => [p[0] + t * n[0], p[1] + t * n[1], p[2] + t * n[2]];
const plane = ([a, b, c]: Triple, d: number) => `${term(a, 'x')}${signedTerm(b, 'y')}${signedTerm(c, 'z')} = ${d}`;
const coordinates = (p: Triple) => `(${p.join(', ')})`;
const line = (p: Triple, n: Triple) => raw`\boldsymbol{r} = ${columnVector(...p)} + \lambda${columnVector(...n)}`;

const mirror = defineTemplate({
  key: 'aa-hl-plane-as-mirror',
  calculatorAllowed: false,
  placements: higher('3.17', 1, ['3.18', '3.14']),
  variants: [
    { n: [1, 2, -2], foot: [3, 1, 0], t: 1 },
    { n: [2, -1, 2], foot: [1, 0, 4], t: 2 },
    { n: [1, -1, 3], foot: [2, 5, 1], t: -1 },
    { n: [3, 2, 1], foot: [0, 1, 2], t: 1 },
  ] as { n: Triple; foot: Triple; t: number }[],
  solve: ({ n, foot, t }) => ({ d: dot(n, foot), P: along(foot, n, t), image: along(foot, n, -t), squared: t * t * dot(n, n) }),
  write: ({ n, foot, t }, { d, P, image, squared }) => {
    const root = Math.sqrt(squared);
    const gap = Number.isInteger(root)
      ? `${root}`
      : Math.abs(t) === 1
        ? raw`\sqrt{${squared}}`
        : raw`${Math.abs(t)}\sqrt{${dot(n, n)}}`;
    return inParts({
      stem: raw`The plane $\Pi$ has the equation $${plane(n, d)}$. The point P is $${coordinates(P)}$.`,
      hint: 'Along which line does light travel that meets a mirror head-on?',
      parts: [
        {
          ask: raw`Write down a vector equation of the line through P that is perpendicular to $\Pi$.`,
          answer: `$${line(P, n)}$`,
          solution: raw`Its direction is the normal vector of the plane: $${line(P, n)}$.`,
          marks: [
            'A1 direction of the normal vector',
            'A1 correct equation (*do not accept* an expression without $\\boldsymbol{r} =$)',
          ],
        },
        {
          ask: raw`Find the coordinates of the point F where this line meets $\Pi$.`,
          answer: `F$${coordinates(foot)}$`,
          solution: raw`Substituting the line into the plane gives $${dot(n, P)} + ${dot(n, n)}\lambda = ${d}$, so $\lambda = ${-t}$. F is $${coordinates(foot)}$.`,
          marks: [
            'M1 substitutes the line into the equation of the plane',
            raw`A1 $\lambda = ${-t}$`,
            `A1 $${coordinates(foot)}$ (FT their line)`,
          ],
          keys: [{ kind: 'coordinate', values: foot.map(String) }],
        },
        {
          ask: raw`Hence find the exact distance of P from $\Pi$.`,
          answer: `$${gap}$`,
          solution: raw`It is the length of $\overrightarrow{\text{PF}} = ${-t === 1 ? '' : -t === -1 ? '-' : -t}${columnVector(...n)}$, that is $${gap}$.`,
          marks: ['M1 length of the vector from P to F', `A1 $${gap}$`],
          keys: [{ value: root, tolerance: 0, exact: gap, form: 'exact' }],
        },
        {
          ask: raw`Find the coordinates of the reflection of P in $\Pi$.`,
          answer: `$${coordinates(image)}$`,
          solution: raw`F is the midpoint of P and its image. Repeating this step, $\lambda = ${-2 * t}$, leads to $${coordinates(image)}$.`,
          marks: [
            raw`M1 uses $\lambda = ${-2 * t}$, or F as the midpoint (taking F for the image costs both marks)`,
            `A1 $${coordinates(image)}$`,
          ],
          keys: [{ kind: 'coordinate', values: image.map(String) }],
        },
      ],
    });
  },
  check: ({ n, foot }, { d, P, image, squared }) => {
    assert.equal(dot(n, foot), d);
    const middle: Triple = [(P[0] + image[0]) / 2, (P[1] + image[1]) / 2, (P[2] + image[2]) / 2];
    assertClose(dot(n, middle), d, 'midpoint in the plane');
    assertClose(Math.abs(dot(n, P) - d) / Math.sqrt(dot(n, n)), Math.sqrt(squared), 'distance');
  },
});

const family = defineTemplate({
  key: 'aa-hl-planes-in-a-family',
  calculatorAllowed: false,
  placements: higher('3.17', 1, ['1.16', '3.18']),
  // The plane x + k y + m z = c, with a point on all of them if k is free.
  variants: [
    { m: 2, c: 5, other: [2, -1, 4], e: 1, point: [1, 0, 2] },
    { m: -1, c: 3, other: [3, 2, -3], e: 4, point: [2, 0, -1] },
    { m: 3, c: 7, other: [1, 4, 3], e: -2, point: [1, 0, 2] },
    { m: 1, c: 6, other: [2, 3, 2], e: 5, point: [4, 0, 2] },
  ] as { m: number; c: number; other: Triple; e: number; point: Triple }[],
  solve: ({ m, other }) => ({
    parallel: [other[1], other[0]] as const,
    upright: [-(other[0] + m * other[2]), other[1]] as const,
  }),
  write: ({ m, c, other, e, point }, { parallel, upright }) =>
    inParts({
      stem: raw`For each real number $k$ the plane $\Pi_k$ has the equation $x + ky${signedTerm(m, 'z')} = ${c}$. Another plane $\Sigma$ has the equation $${plane(other, e)}$.`,
      hint: 'What do the normal vectors say about the angle between two planes?',
      parts: [
        {
          ask: raw`Show that the point $${coordinates(point)}$ lies in $\Pi_k$ for every $k$.`,
          answer: 'As given.',
          solution: raw`$${point[0]} + k \times 0${signed(m * point[2])} = ${c}$, whatever $k$ is.`,
          marks: ['M1 substitutes the coordinates', 'A1 the term with $k$ is zero, and the equation holds'],
        },
        {
          ask: raw`Find the value of $k$ for which $\Pi_k$ is perpendicular to $\Sigma$.`,
          answer: `$k = ${fraction(upright[0], upright[1])}$`,
          solution: raw`The scalar product of the normal vectors must be zero: $${other[0]}${signedTerm(other[1], 'k')}${signed(m * other[2])} = 0$, so $k = ${fraction(upright[0], upright[1])}$.`,
          marks: [
            'M1 scalar product of the normal vectors equal to 0',
            `A1 $${other[0]}${signedTerm(other[1], 'k')}${signed(m * other[2])} = 0$`,
            `A1 $k = ${fraction(upright[0], upright[1])}$`,
          ],
          keys: [{ value: upright[0] / upright[1], tolerance: 0, exact: `${upright[0]}/${upright[1]}` }],
        },
        {
          ask: raw`Show that $\Pi_k$ is parallel to $\Sigma$ when $k = ${fraction(parallel[0], parallel[1])}$.`,
          answer: 'As given.',
          solution: raw`The normal vectors must be multiples of each other: $${columnVector(...other)} = ${other[0] === 1 ? '' : other[0]}${columnVector(1, fraction(parallel[0], parallel[1]), m)}$, which holds for $k = ${fraction(parallel[0], parallel[1])}$.`,
          marks: [
            'M1 normal vectors as multiples of each other',
            'A1 factor from the first components',
            'A1 compares the others',
          ],
        },
        {
          ask: raw`State, with a reason, what all the planes $\Pi_k$ have in common.`,
          answer: 'A line, along which $y = 0$.',
          solution: raw`Where $y = 0$ the equation is $x${signedTerm(m, 'z')} = ${c}$ for every $k$. So all planes contain the line in which this plane meets the plane $y = 0$.`,
          marks: ['A1 a line', 'R1 for $y = 0$ the equation does not depend on $k$'],
        },
      ],
    }),
  check: ({ m, c, other, point }, { upright, parallel }) => {
    const k = upright[0] / upright[1];
    assertClose(dot([1, k, m], other), 0, 'perpendicular');
    for (const any of [-3, 0.5, 7]) assert.equal(dot([1, any, m], point), c);
    assertClose((other[0] * parallel[0]) / parallel[1], other[1], 'parallel');
    assert.equal(m * other[0], other[2]);
  },
});

const roof = defineTemplate({
  key: 'aa-hl-planes-of-a-roof',
  calculatorAllowed: true,
  placements: higher('3.17', 2, ['3.16', '3.18']),
  variants: [
    { A: [0, 0, 3], B: [6, 0, 3], C: [3, 4, 7], D: [0, 8, 3] },
    { A: [0, 0, 2], B: [8, 0, 2], C: [4, 5, 6], D: [0, 10, 2] },
    { A: [1, 0, 4], B: [9, 0, 4], C: [5, 3, 8], D: [1, 6, 4] },
    { A: [0, 1, 5], B: [10, 1, 5], C: [5, 5, 9], D: [0, 9, 5] },
  ] as { A: Triple; B: Triple; C: Triple; D: Triple }[],
  solve: ({ A, B, C, D }) => {
    const [u, v, w] = [B, C, D].map((p) => [p[0] - A[0], p[1] - A[1], p[2] - A[2]] as const) as [Triple, Triple, Triple];
    const cross = (a: Triple, b: Triple): Triple => [
      a[1] * b[2] - a[2] * b[1],
      a[2] * b[0] - a[0] * b[2],
      a[0] * b[1] - a[1] * b[0],
    ];
    const [n, k] = [cross(u, v), cross(v, w)];
    const size = (a: Triple) => Math.hypot(...a);
    const between = (Math.acos(Math.abs(dot(n, k)) / size(n) / size(k)) * 180) / Math.PI;
    const slope = (Math.acos(Math.abs(n[2]) / size(n)) * 180) / Math.PI;
    return { u, v, n, k, between, slope, area: size(n) / 2 };
  },
  write: ({ A, B, C, D }, { u, v, n, k, between, slope, area }) => {
    const d = dot(n, A);
    return inParts({
      stem: raw`A roof has the plane faces ABC and ACD, with A$${coordinates(A)}$, B$${coordinates(B)}$, C$${coordinates(C)}$ and D$${coordinates(D)}$, in metres. The $z$-axis is vertical.`,
      hint: 'Which vector describes how a plane is tilted?',
      parts: [
        {
          ask: raw`Find a vector that is perpendicular to the face ABC, and the area of this face.`,
          answer: raw`$${columnVector(...n)}$ (or a multiple); $${significant(area)}\text{ m}^2$`,
          solution: raw`$\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}} = ${columnVector(...u)} \times ${columnVector(...v)} = ${columnVector(...n)}$. The area is half its length, $${significant(area)}\text{ m}^2$.`,
          marks: [
            'M1 vector product of two edges',
            `A1 $${columnVector(...n)}$`,
            'M1 half its length',
            raw`A1 $${significant(area)}\text{ m}^2$ (FT their vector; the whole length loses this mark)`,
          ],
          keys: [
            { kind: 'vector', label: 'Vector', values: n.map(String), direction: true },
            { label: 'Area', ...threeFigures(area, undefined, 'm^2') },
          ],
        },
        {
          ask: raw`Find the Cartesian equation of the plane that contains ABC.`,
          answer: `$${plane(n, d)}$`,
          solution: raw`With the coordinates of A, $${plane(n, d)}$.`,
          marks: ['M1 normal vector and a point', `A1 $${plane(n, d)}$ (*accept* any multiple)`],
          keys: [{ kind: 'equation', value: `${n[0]}x + (${n[1]})y + (${n[2]})z = ${d}` }],
        },
        {
          ask: 'Find the angle between this face and the horizontal.',
          answer: raw`$${significant(slope)}^\circ$`,
          solution: raw`The horizontal has the normal vector $${columnVector(0, 0, 1)}$. $\cos\theta = \dfrac{${Math.abs(n[2])}}{${significant(2 * area, 5)}}$ gives $\theta = ${significant(slope)}^\circ$.`,
          marks: [
            'M1 angle between the normal vectors',
            raw`A1 $${significant(slope)}^\circ$ (*do not accept* its complement: that is the angle with the vertical)`,
          ],
          keys: [threeFigures(slope)],
        },
        {
          ask: 'Find the acute angle between the planes of the two faces.',
          answer: raw`$${significant(between)}^\circ$`,
          solution: raw`In the same way the face ACD has the normal vector $${columnVector(...k)}$. The acute angle between the two normal vectors is $${significant(between)}^\circ$.`,
          marks: [
            `A1 normal vector $${columnVector(...k)}$, or a multiple`,
            'M1 scalar product of the two',
            raw`A1 $${significant(between)}^\circ$ (the obtuse angle loses this mark)`,
          ],
          keys: [threeFigures(between)],
        },
      ],
    });
  },
  check: ({ A, B, C, D }, { n, k, area }) => {
    for (const p of [B, C]) assertClose(dot(n, p), dot(n, A), 'in the first plane');
    for (const p of [C, D]) assertClose(dot(k, p), dot(k, A), 'in the second plane');
    const side = (p: Triple, q: Triple) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    const [a, b, c] = [side(B, C), side(A, C), side(A, B)];
    const s = (a + b + c) / 2;
    assertClose(Math.sqrt(s * (s - a) * (s - b) * (s - c)), area, "Heron's formula");
  },
});

export const planesTemplates = [mirror, family, roof];
