import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { columnVector, fraction, point, signedTerm, significant, surd, term } from '../../tex.ts';
import { surdFraction } from './exact-values.ts';
import { aircraftForms, compoundAngleForms, linePlaneForms, perpendicularForms, tetrahedronForms } from './further-geometry.ts';
import { exact, higher, inExactForm, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 3, Geometry and trigonometry: the additional higher level. */

type Vector = readonly [number, number, number];
const dot = (u: Vector, v: Vector) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const add = (u: Vector, v: Vector, k = 1): Vector => [u[0] + k * v[0], u[1] + k * v[1], u[2] + k * v[2]];
const cross = (u: Vector, v: Vector): Vector => [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
const size = (u: Vector) => Math.hypot(...u);
/** Rounds away the grain of decimal fractions, for coordinates with few places. */
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

const compoundAngle = defineTemplate({
  key: 'aa-hl-compound-angle-exact',
  calculatorAllowed: false,
  placements: higher('3.10', 1),
  // sin A = p/q with A acute, cos B = -r/s with B obtuse; each pair belongs to a right-angled triangle with whole sides.
  variants: [
    { p: 3, q: 5, r: 5, s: 13 },
    { p: 4, q: 5, r: 12, s: 13 },
    { p: 5, q: 13, r: 3, s: 5 },
    { p: 8, q: 17, r: 4, s: 5 },
    { p: 12, q: 13, r: 4, s: 5 },
    { p: 3, q: 5, r: 15, s: 17 },
    { p: 7, q: 25, r: 3, s: 5 },
    { p: 4, q: 5, r: 7, s: 25 },
  ],
  solve: ({ p, q, r, s }) => {
    const [adjacent, opposite] = [Math.sqrt(q * q - p * p), Math.sqrt(s * s - r * r)];
    return {
      adjacent,
      opposite,
      sum: -p * r + adjacent * opposite,
      difference: -adjacent * r + p * opposite,
      tangent: [p * -r - opposite * adjacent, adjacent * -r + p * opposite] as const,
    };
  },
  write: ({ p, q, r, s }, { adjacent, opposite, sum, difference, tangent }) => {
    const [sinSum, cosDifference] = [fraction(sum, q * s), fraction(difference, q * s)];
    const tan = fraction(tangent[0], tangent[1]);
    return {
      text: paragraphs(
        raw`The acute angle $A$ and the obtuse angle $B$ satisfy $\sin A = ${fraction(p, q)}$ and $\cos B = ${fraction(-r, s)}$.`,
        raw`(a) Find the exact value of $\cos A$ and of $\sin B$. [2]`,
        raw`(b) Find the exact value of $\sin(A + B)$. [2]`,
        raw`(c) Find the exact value of $\tan(A - B)$. [3]`,
      ),
      hint: 'What does the quadrant say about the sign of each ratio?',
      answer: paragraphs(
        raw`(a) $\cos A = ${fraction(adjacent, q)}$, $\sin B = ${fraction(opposite, s)}$`,
        raw`(b) $${sinSum}$`,
        raw`(c) $${tan}$`,
      ),
      solution: paragraphs(
        raw`(a) $\cos A = \sqrt{1 - \left(${fraction(p, q)}\right)^2} = ${fraction(adjacent, q)}$, positive because $A$ is acute. $\sin B = \sqrt{1 - \left(${fraction(r, s)}\right)^2} = ${fraction(opposite, s)}$, positive because $B$ lies in the second quadrant.`,
        raw`(b) $\sin(A + B) = \sin A\cos B + \cos A\sin B = ${fraction(p, q)} \times \left(${fraction(-r, s)}\right) + ${fraction(adjacent, q)} \times ${fraction(opposite, s)} = ${sinSum}$.`,
        raw`(c) In the same way $\sin(A - B) = \sin A\cos B - \cos A\sin B = ${fraction(tangent[0], q * s)}$ and $\cos(A - B) = \cos A\cos B + \sin A\sin B = ${cosDifference}$. Their quotient is $\tan(A - B) = ${tan}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $\cos A = ${fraction(adjacent, q)}$`, raw`A1 $\sin B = ${fraction(opposite, s)}$`],
        b: ['M1 uses the compound angle identity', raw`A1 $${sinSum}$`],
        c: [
          raw`M1 uses $\tan(A - B)$, or $\sin(A - B)$ and $\cos(A - B)$`,
          raw`A1 $\tan A = ${fraction(p, adjacent)}$ and $\tan B = ${fraction(-opposite, r)}$, or $\cos(A - B) = ${cosDifference}$`,
          raw`A1 $${tan}$`,
        ],
      }),
      numeric: [
        {
          ...exact(sum / (q * s), 'b'),
          slips: [slip((-p * r - adjacent * opposite) / (q * s), 'You used the formula for the sine of a difference.', 'sign')],
        },
        exact(tangent[0] / tangent[1], 'c'),
      ],
      keys: [
        { kind: 'number', label: raw`$\cos A =$`, ...exact(adjacent / q, 'a') },
        { kind: 'number', label: raw`$\sin B =$`, ...exact(opposite / s, 'a') },
      ],
    };
  },
  check: ({ p, q, r, s }, { adjacent, opposite, sum, difference, tangent }) => {
    const [a, b] = [Math.asin(p / q), Math.acos(-r / s)];
    assertClose(adjacent, q * Math.cos(a), 'adjacent side', 1e-9);
    assertClose(opposite, s * Math.sin(b), 'opposite side', 1e-9);
    assertClose(sum / (q * s), Math.sin(a + b), 'sine of the sum', 1e-12);
    assertClose(difference / (q * s), Math.cos(a - b), 'cosine of the difference', 1e-12);
    assertClose(tangent[0] / tangent[1], Math.tan(a - b), 'tangent of the difference', 1e-9);
    assert.ok(sum !== 0 && difference !== 0);
  },
});

const perpendicularVectors = defineTemplate({
  key: 'aa-hl-perpendicular-vectors-mc',
  calculatorAllowed: false,
  placements: higher('3.13', 1),
  variants: [
    { a: 2, b: 3, p: 4, q: 2, r: 7 },
    { a: 1, b: -2, p: 5, q: 7, r: 3 },
    { a: 4, b: 1, p: -3, q: 2, r: 5 },
    { a: 3, b: 5, p: -2, q: -2, r: 4 },
    { a: -1, b: 4, p: 4, q: 4, r: -6 },
    { a: 5, b: -3, p: 2, q: 6, r: 4 },
    { a: 2, b: -1, p: 7, q: 4, r: -5 },
    { a: 6, b: 2, p: 3, q: -1, r: 8 },
  ],
  solve: ({ a, b, p, q, r }) => ({ k: -(a * p + b * q) / r }),
  write: ({ a, b, p, q, r }, { k }, variantIndex) => {
    const partial = a * p + b * q;
    const choice = multipleChoice(
      `$${k}$`,
      [
        wrong(`$${-k}$`, 'You lost a minus sign when you solved for k.', 'sign'),
        wrong(`$${-partial}$`, 'You did not divide by the number that k is multiplied by.'),
        wrong(`$${fraction(a * r, p)}$`, 'You made components proportional, as for parallel vectors.'),
      ],
      variantIndex,
    );
    return {
      text: raw`For which value of $k$ are the vectors $${columnVector(a, b, 'k')}$ and $${columnVector(p, q, r)}$ perpendicular? [1]`,
      hint: 'What is the scalar product of perpendicular vectors?',
      solution: raw`Perpendicular vectors have the scalar product zero: $${a} \times ${p < 0 ? `(${p})` : p} + ${b < 0 ? `(${b})` : b} \times ${q < 0 ? `(${q})` : q} ${r < 0 ? '-' : '+'} ${Math.abs(r)}k = 0$, so $${partial}${signedTerm(r, 'k')} = 0$ and $k = ${k}$.`,
      ...choice,
    };
  },
  check: ({ a, b, p, q, r }, { k }) => {
    // Pythagoras: the squares of the sides add up to the square of the difference.
    const [u, v] = [[a, b, k] as const, [p, q, r] as const];
    assertClose(size(u) ** 2 + size(v) ** 2, size(add(u, v, -1)) ** 2, 'Pythagoras');
    assert.ok(Number.isInteger(k) && k !== 0);
  },
});

const aircraftPaths = defineTemplate({
  key: 'aa-hl-aircraft-paths',
  calculatorAllowed: true,
  placements: higher('3.15', 2, ['3.14']),
  // The paths cross at (x, y, z); A is there after s minutes, B after t minutes.
  variants: [
    { x: 30, y: 40, z: 6, ua: 4, va: 3, wa: 0.2, ub: -3, vb: 5, wb: 0.1, s: 5, t: 7 },
    { x: 24, y: 18, z: 5, ua: 5, va: 1, wa: 0.3, ub: 2, vb: 4, wb: -0.2, s: 4, t: 6 },
    { x: 50, y: 20, z: 8, ua: 6, va: 2, wa: 0.5, ub: 4, vb: -3, wb: 0.4, s: 6, t: 9 },
    { x: 16, y: 35, z: 4, ua: -2, va: 5, wa: 0.1, ub: 4, vb: 3, wb: 0.2, s: 8, t: 5 },
    { x: 42, y: 28, z: 7, ua: 3, va: 4, wa: 0.4, ub: -5, vb: 2, wb: 0.3, s: 10, t: 8 },
    { x: 20, y: 60, z: 9, ua: 4, va: 6, wa: 0.3, ub: 5, vb: -2, wb: 0.5, s: 7, t: 4 },
    { x: 36, y: 15, z: 3, ua: 7, va: -1, wa: 0.2, ub: 1, vb: 6, wb: 0.1, s: 3, t: 6 },
    { x: 48, y: 55, z: 10, ua: 5, va: 4, wa: 0.6, ub: 3, vb: -6, wb: 0.4, s: 9, t: 12 },
  ],
  solve: ({ x, y, z, ua, va, wa, ub, vb, wb, s, t }) => {
    const [u, v]: [Vector, Vector] = [
      [ua, va, wa],
      [ub, vb, wb],
    ];
    const meeting: Vector = [x, y, z];
    const tidied = (w: Vector): Vector => [tidy(w[0]), tidy(w[1]), tidy(w[2])];
    const [startA, startB] = [tidied(add(meeting, u, -s)), tidied(add(meeting, v, -t))];
    const gap = add(startB, startA, -1);
    const relative = add(v, u, -1);
    const moment = -dot(gap, relative) / dot(relative, relative);
    return {
      u,
      v,
      startA,
      startB,
      speed: size(u),
      moment,
      distance: size(add(gap, relative, moment)),
      gap: tidied(gap),
      relative: tidied(relative),
    };
  },
  write: ({ x, y, z, s, t }, { u, v, startA, startB, speed, moment, distance, gap, relative }) => {
    const line = (start: Vector, direction: Vector) => `${columnVector(...start)} + t${columnVector(...direction)}`;
    return {
      text: paragraphs(
        raw`The position vectors of two aircraft A and B, $t$ minutes after noon, are $$\mathbf{r}_A = ${line(startA, u)}, \qquad \mathbf{r}_B = ${line(startB, v)},$$ where distances are in kilometres and $t \ge 0$.`,
        '(a) Calculate the speed of A in kilometres per minute. [2]',
        '(b) Show that the paths of the two aircraft cross, and find the coordinates of the point where they cross. [5]',
        '(c) Explain why the aircraft do not collide there. [1]',
        raw`(d) Calculate the time $t$ at which the aircraft are closest to each other, and their distance at that time. [5]`,
      ),
      hint: 'Must two aircraft be at a common point of their paths at the same time?',
      answer: paragraphs(
        raw`(a) $${significant(speed)} \text{ km min}^{-1}$`,
        raw`(b) $${point(x, y, z)}$`,
        raw`(c) A is there at $t = ${s}$, B at $t = ${t}$.`,
        raw`(d) $t = ${significant(moment)}$; $${significant(distance)} \text{ km}$`,
      ),
      solution: paragraphs(
        raw`(a) The speed is the length of the velocity vector: $\sqrt{${u.map((part) => (part < 0 ? `(${part})^2` : `${part}^2`)).join(' + ')}} = ${significant(speed, 4)}$, about $${significant(speed)} \text{ km min}^{-1}$.`,
        raw`(b) Use $\lambda$ for A and $\mu$ for B. The first two coordinates agree when $${startA[0]}${signedTerm(u[0], raw`\lambda`)} = ${startB[0]}${signedTerm(v[0], raw`\mu`)}$ and $${startA[1]}${signedTerm(u[1], raw`\lambda`)} = ${startB[1]}${signedTerm(v[1], raw`\mu`)}$. The solution is $\lambda = ${s}$, $\mu = ${t}$. Check the third coordinate: $${startA[2]}${signedTerm(u[2], ` \\times ${s}`)} = ${z}$ and $${startB[2]}${signedTerm(v[2], ` \\times ${t}`)} = ${z}$. They agree, so the paths cross at $${point(x, y, z)}$.`,
        raw`(c) A passes this point ${s} minutes after noon, B ${t} minutes after noon. They are there at different times.`,
        raw`(d) The vector from A to B is $\mathbf{d} = ${columnVector(...gap)} + t${columnVector(...relative)}$, and the distance is $|\mathbf{d}|$. Its minimum, from the graph of $|\mathbf{d}|$ against $t$ (or where $\mathbf{d}$ is perpendicular to the relative velocity), is at $t = ${significant(moment, 4)}$ with $|\mathbf{d}| = ${significant(distance, 4)}$. So they are closest at $t = ${significant(moment)}$, at a distance of $${significant(distance)} \text{ km}$.`,
      ),
      markScheme: markScheme({
        a: ['(M1) magnitude of the velocity', raw`A1 $${significant(speed)}$`],
        b: [
          'M1 equates coordinates with two different parameters',
          raw`A1 two correct equations`,
          raw`A1 $\lambda = ${s}$, $\mu = ${t}$`,
          'R1 shows that the third coordinates agree',
          raw`A1 $${point(x, y, z)}$`,
        ],
        c: [raw`R1 they pass the point at different times, $t = ${s}$ and $t = ${t}$`],
        d: [
          raw`M1 attempt to find $\mathbf{r}_B - \mathbf{r}_A$`,
          raw`A1 $${columnVector(...gap)} + t${columnVector(...relative)}$`,
          '(M1) attempt to minimise the distance',
          raw`A1 $t = ${significant(moment)}$`,
          raw`A1 $${significant(distance)} \text{ km}$`,
        ],
      }),
      numeric: [threeFigures(speed, 'a', 'km/min')],
      keys: [
        { kind: 'coordinate', part: 'b', values: [`${x}`, `${y}`, `${z}`] },
        { kind: 'number', label: '$t =$', ...threeFigures(moment, 'd') },
        { kind: 'number', label: 'Distance', ...threeFigures(distance, 'd', 'km') },
      ],
    };
  },
  check: ({ x, y, z, s, t }, { u, v, startA, startB, moment, distance }) => {
    const a = (time: number) => add(startA, u, time);
    const b = (time: number) => add(startB, v, time);
    [x, y, z].forEach((value, i) => {
      assertClose(a(s)[i] ?? Number.NaN, value, 'A at the crossing');
      assertClose(b(t)[i] ?? Number.NaN, value, 'B at the crossing');
    });
    const closest = minimise((time) => size(add(a(time), b(time), -1)), 0, 40);
    assertClose(closest.value, distance, 'least distance');
    assertClose(closest.at, moment, 'time of least distance', 1e-3);
    assert.ok(moment > 0 && s !== t && startA[2] > 0 && startB[2] > 0);
  },
});

/** Determinant by expansion along the first row. */
function determinant(matrix: readonly (readonly number[])[]): number {
  if (matrix.length === 1) return matrix[0]?.[0] ?? 0;
  return (matrix[0] ?? []).reduce((sum, entry, column) => {
    const minor = matrix.slice(1).map((row) => row.filter((_, j) => j !== column));
    return sum + (column % 2 === 0 ? entry : -entry) * determinant(minor);
  }, 0);
}

const tetrahedron = defineTemplate({
  key: 'aa-hl-plane-tetrahedron',
  calculatorAllowed: false,
  placements: higher('3.17', 1, ['3.16']),
  variants: [
    { a: [1, 0, 2], ab: [2, 1, -1], ac: [1, 3, 2], ad: [1, 2, 7] },
    { a: [0, 1, -1], ab: [1, 2, 2], ac: [3, 0, 1], ad: [2, 5, 1] },
    { a: [2, -1, 1], ab: [1, -1, 2], ac: [2, 1, 1], ad: [4, 1, -1] },
    { a: [1, 1, 1], ab: [3, 1, 0], ac: [1, 2, -1], ad: [2, 1, 4] },
    { a: [-1, 2, 0], ab: [2, 2, 1], ac: [1, -1, 3], ad: [5, 1, 0] },
    { a: [3, 0, -2], ab: [1, 0, 3], ac: [-2, 1, 1], ad: [1, 4, 2] },
    { a: [0, 0, 3], ab: [4, 1, 1], ac: [1, 2, 0], ad: [2, 3, 5] },
    { a: [2, 1, -3], ab: [-1, 3, 1], ac: [2, 0, 1], ad: [1, 1, 6] },
  ],
  solve: ({ a, ab, ac, ad }) => {
    const [origin, u, v, w] = [a, ab, ac, ad].map((entry) => entry as unknown as Vector) as [Vector, Vector, Vector, Vector];
    const normal = cross(u, v);
    return {
      origin,
      u,
      v,
      w,
      normal,
      squared: dot(normal, normal),
      constant: dot(normal, origin),
      triple: Math.abs(dot(normal, w)),
    };
  },
  write: (_, { origin, u, v, w, normal, squared, constant, triple }) => {
    const [b, c, d] = [add(origin, u), add(origin, v), add(origin, w)];
    const equation = `${normal
      .map((value, i) => (value === 0 ? '' : signedTerm(value, 'xyz'[i] ?? '')))
      .join('')
      .replace(/^ \+ /, '')
      .replace(/^ - /, '-')} = ${constant}`;
    const area = surdFraction(1, squared, 2);
    const volume = fraction(triple, 6);
    return {
      text: paragraphs(
        raw`The points $\text{A}${point(...origin)}$, $\text{B}${point(...b)}$, $\text{C}${point(...c)}$ and $\text{D}${point(...d)}$ are the vertices of a tetrahedron.`,
        raw`(a) Find $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}$. [4]`,
        '(b) Find the exact area of triangle ABC. [2]',
        '(c) Find the Cartesian equation of the plane ABC. [2]',
        '(d) Find the volume of the tetrahedron. [3]',
      ),
      hint: raw`The vector product is perpendicular to the plane, and its length is the area of a parallelogram.`,
      answer: paragraphs(raw`(a) $${columnVector(...normal)}$`, raw`(b) $${area}$`, raw`(c) $${equation}$`, raw`(d) $${volume}$`),
      solution: paragraphs(
        raw`(a) $\overrightarrow{\text{AB}} = ${columnVector(...u)}$ and $\overrightarrow{\text{AC}} = ${columnVector(...v)}$. Their vector product is $$${columnVector(...u)} \times ${columnVector(...v)} = ${columnVector(...normal)}.$$ As a quick test, its scalar product with each of the two vectors is zero.`,
        raw`(b) The triangle is half of the parallelogram: $\frac{1}{2}\left|\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}\right| = \frac{1}{2}\sqrt{${squared}}${surd(squared) === raw`\sqrt{${squared}}` ? '' : ` = ${area}`}$.`,
        raw`(c) The vector product is a normal of the plane, so the equation is $${equation.replace(/ = .*/, '')} = k$. With the coordinates of A, $k = ${constant}$: $${equation}$.`,
        raw`(d) The volume is $\frac{1}{6}\left|\overrightarrow{\text{AD}} \cdot \left(\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}\right)\right|$ (a third of base times height). With $\overrightarrow{\text{AD}} = ${columnVector(...w)}$ the scalar product has the absolute value $${triple}$, so the volume is $${fraction(triple, 6)}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`A1 $\overrightarrow{\text{AB}} = ${columnVector(...u)}$`,
          raw`A1 $\overrightarrow{\text{AC}} = ${columnVector(...v)}$`,
          'M1 attempt to find the vector product',
          raw`A1 $${columnVector(...normal)}$`,
        ],
        b: ['(M1) half of the magnitude of the vector product', raw`A1 $${area}$`],
        c: ['(M1) uses the vector product as a normal', raw`A1 $${equation}$ or equivalent`],
        d: [
          raw`(M1) uses the scalar triple product, or base and height`,
          raw`A1 $\left|\overrightarrow{\text{AD}} \cdot \mathbf{n}\right| = ${triple}$ or the height $\frac{${triple}}{\sqrt{${squared}}}$`,
          raw`A1 $${volume}$`,
        ],
      }),
      numeric: [
        {
          ...inExactForm(Math.sqrt(squared) / 2, area, 'b'),
          slips: [slip(Math.sqrt(squared), 'That is the area of the whole parallelogram.')],
        },
        { ...exact(triple / 6, 'd'), slips: [slip(triple, 'That is the volume of the whole parallelepiped.')] },
      ],
      keys: [
        { kind: 'vector', part: 'a', values: normal.map(String) },
        { kind: 'equation', part: 'c', value: equation },
      ],
    };
  },
  check: (_, { origin, u, v, w, normal, squared, constant, triple }) => {
    const vertices = [origin, add(origin, u), add(origin, v), add(origin, w)];
    for (const vertex of vertices.slice(0, 3)) assert.equal(dot(normal, vertex), constant, 'vertex in the plane');
    const side = (i: number, j: number) => size(add(vertices[i] as Vector, vertices[j] as Vector, -1));
    // Heron for the area, Cayley and Menger for the volume: from lengths alone.
    const [p, q, r] = [side(0, 1), side(1, 2), side(2, 0)];
    const half = (p + q + r) / 2;
    assertClose(Math.sqrt(half * (half - p) * (half - q) * (half - r)), Math.sqrt(squared) / 2, 'area');
    const matrix = [[0, 1, 1, 1, 1], ...[0, 1, 2, 3].map((i) => [1, ...[0, 1, 2, 3].map((j) => side(i, j) ** 2)])];
    assertClose(Math.sqrt(determinant(matrix) / 288), triple / 6, 'volume');
    assert.ok(triple > 0);
  },
});

const linePlane = defineTemplate({
  key: 'aa-hl-line-and-plane',
  calculatorAllowed: true,
  placements: higher('3.18', 2, ['3.14', '3.13']),
  variants: [
    { at: [3, 1, 4], d: [2, -1, 3], n: [1, 2, 2], back: 2 },
    { at: [1, -2, 5], d: [1, 4, -2], n: [3, 1, -1], back: 3 },
    { at: [4, 0, -1], d: [3, 2, 1], n: [2, -1, 4], back: 1 },
    { at: [-2, 3, 2], d: [1, -3, 2], n: [1, -1, 3], back: 2 },
    { at: [5, 2, 1], d: [2, 2, -1], n: [4, 1, 1], back: 4 },
    { at: [0, 4, 3], d: [-1, 2, 5], n: [2, 3, 1], back: 1 },
    { at: [2, -1, 6], d: [4, -1, 1], n: [1, 1, 5], back: 2 },
    { at: [6, 1, -3], d: [1, 1, -4], n: [2, 5, -1], back: 3 },
  ],
  solve: ({ at, d, n, back }) => {
    const [meeting, direction, normal] = [at, d, n].map((entry) => entry as unknown as Vector) as [Vector, Vector, Vector];
    const sine = Math.abs(dot(direction, normal)) / (size(direction) * size(normal));
    return {
      meeting,
      direction,
      normal,
      start: add(meeting, direction, -back),
      constant: dot(normal, meeting),
      angle: (Math.asin(sine) * 180) / Math.PI,
    };
  },
  write: ({ back }, { meeting, direction, normal, start, constant, angle }) => {
    const names = ['x', 'y', 'z'];
    const plane = `${normal
      .map((value, i) => (i === 0 ? term(value, 'x') : signedTerm(value, names[i] ?? '')))
      .join('')} = ${constant}`;
    const product = dot(direction, normal);
    const drawing = new Diagram({ x: [0, 10], y: [0, 7], width: 340, height: 230 });
    drawing.polygon(
      [
        [0.5, 1],
        [7.5, 1],
        [9.5, 3.6],
        [2.5, 3.6],
      ],
      { shade: true },
    );
    drawing.segment([5, 2.3], [8, 6.4]).segment([5, 2.3], [4.1, 1.07], 'd-dashed').segment([4.1, 1.07], [3.6, 0.4]);
    drawing.segment([5, 2.3], [8, 2.6], 'd-dashed').arrow([5, 2.3], [5, 6], 'd-axis').point([5, 2.3]);
    drawing.arc([5, 2.3], 1.2, 0.1, 0.88, 'd-axis').label([6.6, 3.1], 'θ').label([5, 2.3], 'P', { dx: -12, dy: 4 });
    drawing.label([8, 6.4], 'L', { dx: 10 }).label([8.6, 3.6], 'Π', { dx: 36, dy: 14 }).label([5, 6], 'n', { dx: -10, dy: 6 });
    return {
      text: paragraphs(
        raw`The line $L$ has the equation $\mathbf{r} = ${columnVector(...start)} + \lambda${columnVector(...direction)}$ and the plane $\Pi$ has the equation $${plane}$. The line meets the plane at P. The diagram is not to scale.`,
        '![](diagram:plane)',
        '(a) Find the coordinates of P. [4]',
        raw`(b) Calculate the acute angle $\theta$ between $L$ and $\Pi$, in degrees. [4]`,
      ),
      hint: 'What must be true of a point of the line where it meets the plane? In part (b), which angle does the normal make with the line?',
      answer: paragraphs(raw`(a) $\text{P}${point(...meeting)}$`, raw`(b) $\theta = ${significant(angle)}^\circ$`),
      solution: paragraphs(
        raw`(a) A point of $L$ has the coordinates ${start.map((value, i) => raw`$${names[i]} = ${value}${signedTerm(direction[i] ?? 0, raw`\lambda`)}$`).join(', ')}. In the equation of the plane, all terms with $\lambda$ add up to $${term(product, raw`\lambda`)}$ and the rest to $${dot(normal, start)}$: $${dot(normal, start)}${signedTerm(product, raw`\lambda`)} = ${constant}$, so $\lambda = ${back}$. The point is $\text{P}${point(...meeting)}$.`,
        raw`(b) The direction $\mathbf{d}$ of the line and the normal $\mathbf{n}$ of the plane have the scalar product $${product}$ and the lengths $\sqrt{${dot(direction, direction)}}$ and $\sqrt{${dot(normal, normal)}}$. The angle between line and plane is the complement of the angle between line and normal, so $$\sin\theta = \frac{|\mathbf{d} \cdot \mathbf{n}|}{|\mathbf{d}||\mathbf{n}|} = \frac{${Math.abs(product)}}{\sqrt{${dot(direction, direction)}}\sqrt{${dot(normal, normal)}}}, \qquad \theta = ${significant(angle, 4)}^\circ \approx ${significant(angle)}^\circ.$$`,
      ),
      markScheme: markScheme({
        a: [
          'M1 substitutes the line into the equation of the plane',
          raw`A1 $${dot(normal, start)}${signedTerm(product, raw`\lambda`)} = ${constant}$`,
          raw`A1 $\lambda = ${back}$`,
          raw`A1 $${point(...meeting)}$`,
        ],
        b: [
          'M1 scalar product of direction and normal',
          raw`A1 $${product}$ and the lengths $\sqrt{${dot(direction, direction)}}$, $\sqrt{${dot(normal, normal)}}$`,
          raw`(M1) complement of the angle, or $\sin\theta$`,
          raw`A1 $${significant(angle)}^\circ$`,
        ],
      }),
      numeric: [
        {
          ...threeFigures(angle, 'b', '°'),
          slips:
            Math.abs(angle - 45) < 0.1
              ? []
              : [slip(90 - angle, 'That is the angle between the line and the normal of the plane.')],
        },
      ],
      keys: [{ kind: 'coordinate', part: 'a', values: meeting.map(String) }],
      diagrams: [
        {
          name: 'plane',
          svg: drawing.toSvg(),
          alt: 'A plane drawn as a parallelogram, a line L that passes through it at P, the normal n at P, and the angle theta between L and its projection on the plane.',
        },
      ],
    };
  },
  check: ({ back }, { meeting, direction, normal, start, constant, angle }) => {
    const f = (lambda: number) => dot(normal, add(start, direction, lambda)) - constant;
    assertClose(f(back), 0, 'intersection');
    assert.ok(Math.abs(f(back + 1)) > 0.5, 'the line is not in the plane');
    assert.deepEqual(
      add(start, direction, back).map((value) => value + 0),
      meeting.map((value) => value + 0),
    );
    // The least angle between the line and any direction within the plane.
    const e1 = cross(normal, Math.abs(normal[0]) < 3 ? [1, 0, 0] : [0, 1, 0]);
    const e2 = cross(normal, e1);
    const least = minimise(
      (phi) => {
        const within = add(
          [e1[0] / size(e1), e1[1] / size(e1), e1[2] / size(e1)].map((c) => c * Math.cos(phi)) as unknown as Vector,
          e2,
          Math.sin(phi) / size(e2),
        );
        return (Math.acos(dot(within, direction) / size(direction)) * 180) / Math.PI;
      },
      0,
      2 * Math.PI,
    );
    assertClose(least.value, angle, 'least angle to a direction of the plane', 1e-5);
  },
});

/** Templates of topic 3 for HL alone. */
export const geometryHl = [
  withLaterForms(compoundAngle, ...compoundAngleForms),
  withLaterForms(perpendicularVectors, ...perpendicularForms),
  withLaterForms(aircraftPaths, ...aircraftForms),
  withLaterForms(tetrahedron, ...tetrahedronForms),
  withLaterForms(linePlane, ...linePlaneForms),
];
