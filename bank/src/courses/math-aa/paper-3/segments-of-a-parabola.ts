import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { fraction, signed, term } from '../../../tex.ts';
import { exact, higher, raw } from '../writing.ts';

/** Paper 3: the area that a chord cuts off a parabola, with and without integrals. */

export const segmentsOfAParabola = defineTemplate({
  key: 'aa-hl-investigation-parabola-segments',
  calculatorAllowed: true,
  placements: higher('5.11', 3, ['1.8', '2.6']),
  variants: [
    { p: -1, q: 3 },
    { p: -2, q: 4 },
    { p: -1, q: 5 },
  ],
  solve: ({ p, q }) => ({
    slope: p + q,
    cut: -p * q,
    middle: (p + q) / 2,
    triangle: (q - p) ** 3 / 8,
    segment: (q - p) ** 3 / 6,
  }),
  write: ({ p, q }, { slope, cut, middle, triangle, segment }) => {
    const line = `y = ${term(slope, 'x')}${signed(cut)}`;
    const area = fraction((q - p) ** 3, 6);
    return inParts({
      stem: raw`*In this question you will investigate the area between a parabola and one of its chords, as Archimedes did.*

The points A and B of the parabola $y = x^2$ have the $x$-coordinates $p$ and $q$, where $p < q$. The point C of the parabola lies between them, and the tangent at C is parallel to AB.`,
      hint: 'What part of the first triangle is each of the two triangles that fit into the gaps beside it?',
      parts: [
        {
          before: raw`First let $p = ${p}$ and $q = ${q}$.`,
          ask: raw`Find the equation of the line AB.`,
          answer: `$${line}$`,
          solution: raw`A is $(${p}, ${p * p})$ and B is $(${q}, ${q * q})$. The gradient is $\dfrac{${q * q} - ${p * p}}{${q} - (${p})} = ${slope}$, so the line is $${line}$.`,
          marks: ['A1 coordinates of A and B', 'M1 gradient', `A1 $${line}$ (*accept* any equivalent form)`],
          keys: [{ kind: 'equation', value: line }],
        },
        {
          joined: true,
          ask: 'Find the coordinates of C.',
          answer: `$(${middle}, ${middle * middle})$`,
          solution: raw`The gradient of the tangent is $2x$, and $2x = ${slope}$ gives $x = ${middle}$. C is $(${middle}, ${middle * middle})$.`,
          marks: [`M1 $2x = ${slope}$`, `A1 $(${middle}, ${middle * middle})$ (FT their gradient)`],
          keys: [{ kind: 'coordinate', values: [`${middle}`, `${middle * middle}`] }],
        },
        {
          ask: 'Calculate the area of triangle ABC.',
          answer: `$${triangle}$`,
          solution: raw`On the line AB above C, $y = ${slope * middle + cut}$, so the vertical distance from C to AB is $${slope * middle + cut} - ${middle * middle} = ${((q - p) / 2) ** 2}$. The area is $\dfrac{1}{2} \times ${((q - p) / 2) ** 2} \times (${q} - (${p})) = ${triangle}$.`,
          marks: [
            'M1 complete method (*accept* a vector product or a determinant)',
            `A1 vertical distance $${((q - p) / 2) ** 2}$, or the like`,
            `A1 $${triangle}$`,
          ],
          keys: [exact(triangle)],
        },
        {
          ask: 'Find the exact area of the region between the parabola and the line AB.',
          answer: `$${area}$`,
          solution: raw`$\displaystyle\int_{${p}}^{${q}}\left(${term(slope, 'x')}${signed(cut)} - x^2\right)\mathrm{d}x = ${area}$.`,
          marks: [
            'M1 integral of the difference (line minus parabola; the other order costs the last A1 unless the sign is explained)',
            `A1 limits $${p}$ and $${q}$`,
            `A1 $${area}$`,
          ],
          keys: [{ value: segment, tolerance: 0, exact: `${(q - p) ** 3}/6`, form: 'exact' }],
        },
        {
          joined: true,
          ask: raw`Show that this area is $\dfrac{4}{3}$ of the area of triangle ABC.`,
          answer: 'As given.',
          solution: raw`$\dfrac{4}{3} \times ${triangle} = ${area}$, the area found above.`,
          marks: [raw`A1 $\frac{4}{3} \times ${triangle} = ${area}$, or the quotient of the two`],
        },
        {
          before: 'Now let $p$ and $q$ be any numbers with $p < q$.',
          ask: raw`Show that C has the $x$-coordinate $\dfrac{p + q}{2}$.`,
          answer: 'As given.',
          solution: raw`The gradient of AB is $\dfrac{q^2 - p^2}{q - p} = p + q$. The tangent at $x$ has the gradient $2x$, so $x = \dfrac{p + q}{2}$.`,
          marks: ['A1 gradient $p + q$', 'A1 $2x = p + q$', 'AG the stated coordinate'],
        },
        {
          joined: true,
          ask: raw`Show that the area of triangle ABC is $\dfrac{(q - p)^3}{8}$.`,
          answer: 'As given.',
          solution: raw`The point of AB above C is the midpoint of AB, at height $\dfrac{p^2 + q^2}{2}$. The vertical distance to C is $\dfrac{p^2 + q^2}{2} - \dfrac{(p + q)^2}{4} = \dfrac{(q - p)^2}{4}$. Half of this times the width $q - p$ is $\dfrac{(q - p)^3}{8}$.`,
          marks: [
            raw`M1 height $\frac{p^2 + q^2}{2}$ on the chord`,
            raw`A1 subtracts $\frac{(p + q)^2}{4}$`,
            raw`A1 $\frac{(q - p)^2}{4}$`,
            'M1 half of this distance times $q - p$',
            'AG the stated area',
          ],
        },
        {
          joined: true,
          ask: raw`Show that the area between the parabola and the chord is $\dfrac{(q - p)^3}{6}$.`,
          answer: 'As given.',
          solution: raw`The chord is $y = (p + q)x - pq$, and $(p + q)x - pq - x^2 = (x - p)(q - x)$. With $u = x - p$ and $d = q - p$ the area is $\displaystyle\int_0^d u(d - u)\,\mathrm{d}u = \left[\frac{du^2}{2} - \frac{u^3}{3}\right]_0^d = \frac{d^3}{6}$.`,
          marks: [
            'A1 $(p + q)x - pq - x^2$',
            'M1 factorises and substitutes, or integrates term by term',
            'A1 correct antiderivative',
            'A1 simplifies with both limits',
            'AG the stated area',
          ],
        },
        {
          before:
            'Archimedes knew no integrals. He put further triangles into the two gaps between triangle ABC and the parabola, built on AC and CB as the first was built on AB, and continued in the same way.',
          ask: raw`Show that the two new triangles together have $\dfrac{1}{4}$ of the area of triangle ABC, and deduce the area of the whole region by a geometric series.`,
          answer: 'As given.',
          solution: raw`Each new chord has half the width, so by part (d)(ii) each new triangle has $\dfrac{1}{8}$ of the area, and the two together have $\dfrac{1}{4}$. At each further step the added area is again $\dfrac{1}{4}$ of the one before. All together make $T\left(1 + \dfrac{1}{4} + \dfrac{1}{16} + \dots\right) = \dfrac{T}{1 - \frac{1}{4}} = \dfrac{4T}{3}$, where $T$ is the area of triangle ABC.`,
          marks: [
            raw`A1 half the width, so each has $\frac{1}{8}$ of the area`,
            raw`A1 both together $\frac{1}{4}$`,
            'M1 sum to infinity of a geometric series',
            raw`A1 $\frac{4}{3}$ of the area of triangle ABC`,
          ],
        },
        {
          ask: raw`Explain why the ratio $\dfrac{4}{3}$ holds for a chord of any parabola $y = ax^2 + bx + c$ with $a > 0$.`,
          answer: 'It comes from $y = x^2$ by a translation and a vertical stretch, which keep the ratio.',
          solution: raw`By completing the square, the parabola is the image of $y = x^2$ under a vertical stretch and a translation. The translation keeps areas and the stretch multiplies all of them by $a$. Chords and parallel tangents stay chords and parallel tangents. So the ratio of the two areas is the same.`,
          marks: [
            'R1 image of $y = x^2$ under a translation and a vertical stretch',
            'R1 both areas are multiplied by the same factor',
          ],
        },
      ],
    });
  },
  check: ({ p, q }, { slope, cut, middle, triangle, segment }) => {
    const chord = (x: number) => slope * x + cut;
    assertClose(chord(p), p * p, 'A on the line');
    assertClose(chord(q), q * q, 'B on the line');
    assertClose(
      integrate((x) => chord(x) - x * x, p, q),
      segment,
      'the region',
    );
    const [ux, uy, vx, vy] = [q - p, q * q - p * p, middle - p, middle * middle - p * p];
    assertClose(Math.abs(ux * vy - uy * vx) / 2, triangle, 'the triangle');
  },
});
