import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed, signedTerm, surd, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { exact, higher, raw } from './writing.ts';

/** Topics 1.12 to 1.14, complex numbers in Cartesian form, conjugate roots and powers, HL. */

type Complex = readonly [number, number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
/** `a + bi` as printed. */
const tex = ([a, b]: Complex) => (a === 0 ? term(b, 'i') : `${a}${signedTerm(b, 'i')}`);
const texFraction = (a: number, b: number, d: number) => {
  const imaginary = fraction(Math.abs(b), d);
  return `${fraction(a, d)}${b < 0 ? ' - ' : ' + '}${imaginary === '1' ? '' : imaginary}i`;
};
const evaluate = (coefficients: readonly number[], z: Complex) =>
  coefficients.reduce<Complex>((value, c) => plus(times(value, z), [c, 0]), [0, 0]);

const equations = inForms({ key: 'aa-hl-cartesian-equations', calculatorAllowed: false, placements: higher('1.12', 1) }, [
  form({
    variants: [
      { k: 2, z: [3, -2] },
      { k: 3, z: [-1, 4] },
      { k: -2, z: [5, 1] },
    ] as { k: number; z: Complex }[],
    solve: ({ k, z: [a, b] }) => ({ right: [(1 + k) * a, (1 - k) * b] as Complex }),
    write: ({ k, z: [a, b] }, { right }) =>
      inParts({
        hint: 'When are two complex numbers equal?',
        parts: [
          {
            ask: raw`Solve $z${signedTerm(k, 'z^*')} = ${tex(right)}$, where $z^*$ is the complex conjugate of $z$.`,
            answer: `$z = ${tex([a, b])}$`,
            solution: raw`Let $z = a + bi$. Then $a + bi${signedTerm(k, '(a - bi)')} = ${term(1 + k, 'a')}${signedTerm(1 - k, 'bi')}$. Two complex numbers are equal when both parts are: $${term(1 + k, 'a')} = ${right[0]}$ and $${term(1 - k, 'b')} = ${right[1]}$. So $a = ${a}$, $b = ${b}$ and $z = ${tex([a, b])}$.`,
            marks: [
              'M1 lets $z = a + bi$',
              'M1 compares real and imaginary parts',
              raw`A1 $a = ${a}$`,
              raw`A1 $z = ${tex([a, b])}$`,
            ],
            keys: [{ kind: 'expression', value: tex([a, b]) }],
          },
        ],
      }),
    check: ({ k, z: [a, b] }, { right }) =>
      assert.deepEqual(
        plus([a, b], [k * a, -k * b]).map((v) => v + 0),
        right.map((v) => v + 0),
      ),
  }),
  form({
    variants: [
      { z: [4, 3], w: [2, -1] },
      { z: [5, -1], w: [3, 2] },
      { z: [1, 7], w: [1, 3] },
    ] as { z: Complex; w: Complex }[],
    solve: ({ z, w }) => ({ product: times(z, w), top: times(z, [w[0], -w[1]]), bottom: w[0] ** 2 + w[1] ** 2 }),
    write: ({ z, w }, { product, top, bottom }) => {
      const quotient = texFraction(top[0], top[1], bottom);
      return inParts({
        stem: raw`Let $z = ${tex(z)}$ and $w = ${tex(w)}$. Give your answers in the form $a + bi$, where $a, b \in \mathbb{R}$.`,
        hint: 'What can a denominator be multiplied by to become real?',
        parts: [
          {
            ask: 'Find $zw$.',
            answer: `$${tex(product)}$`,
            solution: raw`Multiply out and use $i^2 = -1$: $(${tex(z)})(${tex(w)}) = ${tex(product)}$.`,
            marks: ['M1 expands with $i^2 = -1$', `A1 $${tex(product)}$`],
            keys: [{ kind: 'expression', value: tex(product) }],
          },
          {
            ask: raw`Find $\dfrac{z}{w}$.`,
            answer: `$${quotient}$`,
            solution: raw`Multiply numerator and denominator by $w^* = ${tex([w[0], -w[1]])}$: the denominator becomes $${Math.abs(w[0])}^2 + ${Math.abs(w[1])}^2 = ${bottom}$ and the numerator $${tex(top)}$. So $\dfrac{z}{w} = ${quotient}$.`,
            marks: [raw`M1 multiplies by $${tex([w[0], -w[1]])}$`, raw`A1 denominator ${bottom}`, `A1 $${quotient}$`],
            keys: [{ kind: 'expression', value: quotient }],
          },
          {
            ask: raw`Write down $\text{Im}\left(z^* + w^*\right)$.`,
            answer: `$${-z[1] - w[1]}$`,
            solution: raw`Conjugates have the opposite imaginary parts: $${-z[1]}${signed(-w[1])} = ${-z[1] - w[1]}$. It is a real number, without $i$.`,
            marks: [`A1 $${-z[1] - w[1]}$`],
            keys: [exact(-z[1] - w[1])],
          },
        ],
      });
    },
    check: ({ z, w }, { product, top, bottom }) => {
      const back = times([top[0] / bottom, top[1] / bottom], w);
      assertClose(back[0], z[0], 'real part');
      assertClose(back[1], z[1], 'imaginary part');
      // A product over one factor is the other, and its modulus and argument are known from those of the factors.
      const size = Math.hypot(...z) * Math.hypot(...w);
      const angle = Math.atan2(z[1], z[0]) + Math.atan2(w[1], w[0]);
      assertClose(product[0], size * Math.cos(angle), 'real part of the product');
      assertClose(product[1], size * Math.sin(angle), 'imaginary part of the product');
    },
  }),
  form({
    variants: [{ root: [3, 2] }, { root: [4, -1] }, { root: [2, 5] }] as { root: Complex }[],
    solve: ({ root }) => ({ square: times(root, root) }),
    write: ({ root: [a, b] }, { square: [re, im] }) =>
      inParts({
        stem: raw`The complex number $z = a + bi$, where $a, b \in \mathbb{R}$ and $a > 0$, satisfies $z^2 = ${tex([re, im])}$.`,
        hint: 'When are two complex numbers equal? What does the modulus of both sides add?',
        parts: [
          {
            ask: raw`Show that $a^2 - b^2 = ${re}$ and $ab = ${im / 2}$.`,
            answer: 'As given.',
            solution: raw`$(a + bi)^2 = a^2 - b^2 + 2abi$. Comparing real parts, $a^2 - b^2 = ${re}$; comparing imaginary parts, $2ab = ${im}$, so $ab = ${im / 2}$.`,
            marks: [raw`M1 expands $(a + bi)^2$`, 'A1 compares real and imaginary parts', raw`AG both equations`],
          },
          {
            ask: 'Hence find $z$.',
            answer: `$z = ${tex([a, b])}$`,
            solution: raw`Put $b = \dfrac{${im / 2}}{a}$ into the first equation and multiply by $a^2$: $a^4${signedTerm(-re, 'a^2')} - ${(im / 2) ** 2} = 0$, that is $(a^2 - ${a * a})(a^2 + ${b * b}) = 0$. As $a$ is real and positive, $a = ${a}$, and then $b = ${b}$. The other square root, $${tex([-a, -b])}$, has a negative real part.`,
            marks: ['M1 eliminates one unknown', raw`A1 $(a^2 - ${a * a})(a^2 + ${b * b}) = 0$`, `A1 $z = ${tex([a, b])}$`],
            keys: [{ kind: 'expression', value: tex([a, b]) }],
          },
        ],
      }),
    check: ({ root }, { square }) => {
      const half = Math.atan2(square[1], square[0]) / 2;
      const size = Math.hypot(...square) ** 0.5;
      assertClose(size * Math.cos(half), root[0], 'real part by polar form');
      assertClose(size * Math.sin(half), root[1], 'imaginary part by polar form');
    },
  }),
]);

const argand = inForms({ key: 'aa-hl-argand-points', calculatorAllowed: false, placements: higher('1.12', 1, ['1.13']) }, [
  form({
    variants: [{ z: [3, 1] }, { z: [2, -1] }, { z: [-1, 3] }] as { z: Complex }[],
    solve: ({ z }) => ({ turned: times(z, [0, 1]), area: (z[0] ** 2 + z[1] ** 2) / 2 }),
    write: ({ z }, { turned, area }) => {
      const reach = Math.max(Math.abs(z[0]), Math.abs(z[1])) + 1.4;
      const drawing = new Diagram({ x: [-reach, reach], y: [-reach, reach], equalScale: true, width: 300 });
      drawing
        .axes({ x: 'Re', y: 'Im' })
        .polygon([[0, 0], z, turned])
        .point(z)
        .point(turned);
      drawing.label(z, 'A', { dx: 12, dy: -6 }).label(turned, 'B', { dx: -12, dy: -6 });
      return inParts({
        stem: raw`In the Argand diagram the point A represents $z = ${tex(z)}$ and the point B represents $iz$. O is the origin.`,
        hint: 'What does multiplication by $i$ do to a point of the Argand diagram?',
        parts: [
          {
            ask: 'Find $iz$ in the form $a + bi$.',
            answer: `$${tex(turned)}$`,
            solution: raw`$i(${tex(z)}) = ${term(z[0], 'i')}${signedTerm(z[1], 'i^2')} = ${tex(turned)}$.`,
            marks: [`A1 $${tex(turned)}$`],
            keys: [{ kind: 'expression', value: tex(turned) }],
          },
          {
            ask: 'Draw the triangle OAB in an Argand diagram, and label the axes and the points A and B.',
            answer: `A at $(${z.join(', ')})$ and B at $(${turned.join(', ')})$, with the right angle at O.`,
            solution: raw`A is the point $(${z.join(', ')})$ and B the point $(${turned.join(', ')})$: multiplication by $i$ turns by a right angle anticlockwise about O.

![](diagram:argand)`,
            marks: ['A1 the first point in the right place', 'A1 the second one in the right place, with axes labelled'],
          },
          {
            ask: 'Hence find the area of triangle OAB.',
            answer: `$${fraction(2 * area, 2)}$`,
            solution: raw`OA and OB are perpendicular and both have the length $|z| = \sqrt{${2 * area}}$. So the area is $\frac{1}{2}|z|^2 = ${fraction(2 * area, 2)}$.`,
            marks: [raw`M1 uses the right angle and $|z| = \sqrt{${2 * area}}$`, `A1 $${fraction(2 * area, 2)}$`],
            keys: [exact(area)],
          },
        ],
        diagrams: [
          {
            name: 'argand',
            svg: drawing.toSvg(),
            alt: `Argand diagram with the triangle from the origin to A at (${z.join(', ')}) and B at (${turned.join(', ')}).`,
          },
        ],
      });
    },
    check: ({ z }, { turned, area }) => {
      assertClose(Math.abs(z[0] * turned[1] - z[1] * turned[0]) / 2, area, 'area by coordinates');
      assertClose(z[0] * turned[0] + z[1] * turned[1], 0, 'right angle');
    },
  }),
  form({
    variants: [
      { c: [3, 0], r: 2 },
      { c: [0, 4], r: 3 },
      { c: [-2, 0], r: 5 },
    ] as { c: Complex; r: number }[],
    solve: ({ c, r }) => ({ most: Math.hypot(...c) + r, least: Math.abs(Math.hypot(...c) - r) }),
    write: ({ c, r }, { most, least }) =>
      inParts({
        stem: raw`The complex number $z = x + yi$ satisfies $|z - ${c[0] < 0 ? `(${tex(c)})` : c[1] === 0 ? c[0] : tex(c)}| = ${r}$.`,
        hint: 'The modulus of a difference is the distance between two points of the Argand diagram.',
        parts: [
          {
            ask: 'Describe the set of points in the Argand diagram that represent $z$.',
            answer: raw`The circle with centre $(${c.join(', ')})$ and radius ${r}.`,
            solution: raw`The modulus of the difference is the distance of $z$ from the point $(${c.join(', ')})$. It is always ${r}, so the points form the circle with this centre and radius ${r}.`,
            marks: ['A1 a circle', raw`A1 centre $(${c.join(', ')})$ and radius ${r}`],
          },
          {
            ask: raw`Show that $x^2 + y^2${signedTerm(-2 * c[0], 'x')}${signedTerm(-2 * c[1], 'y')} = ${r * r - c[0] ** 2 - c[1] ** 2}$.`,
            answer: 'As given.',
            solution: raw`Squaring the condition, $${c[0] === 0 ? 'x^2' : `(x${signed(-c[0])})^2`} + ${c[1] === 0 ? 'y^2' : `(y${signed(-c[1])})^2`} = ${r * r}$. Expanding and collecting the constants gives the equation.`,
            marks: [
              'M1 squares the modulus',
              raw`A1 $${c[0] === 0 ? 'x^2' : `(x${signed(-c[0])})^2`} + ${c[1] === 0 ? 'y^2' : `(y${signed(-c[1])})^2`} = ${r * r}$`,
              'AG the equation given',
            ],
          },
          {
            ask: raw`Hence or otherwise determine the greatest and the least possible value of $|z|$.`,
            answer: `Greatest $${most}$, least $${least}$`,
            solution: raw`$|z|$ is the distance from the origin. The centre is at a distance of $${Math.hypot(...c)}$ from it, so along the line through the centre the distances are $${Math.hypot(...c)} + ${r} = ${most}$ and $${Math.max(r, Math.hypot(...c))} - ${Math.min(r, Math.hypot(...c))} = ${least}$.`,
            marks: [`A1 $${most}$`, `A1 $${least}$`],
            keys: [
              { kind: 'number', label: 'Greatest', ...exact(most) },
              { kind: 'number', label: 'Least', ...exact(least) },
            ],
          },
        ],
      }),
    check: ({ c, r }, { most, least }) => {
      const sizes = Array.from({ length: 7200 }, (_, k) =>
        Math.hypot(c[0] + r * Math.cos((k * Math.PI) / 3600), c[1] + r * Math.sin((k * Math.PI) / 3600)),
      );
      assertClose(Math.max(...sizes), most, 'greatest', 1e-5);
      assertClose(Math.min(...sizes), least, 'least', 1e-5);
    },
  }),
]);

const quadratics = inForms(
  {
    key: 'aa-hl-quadratic-with-complex-roots',
    calculatorAllowed: false,
    placements: higher('1.12', 1, ['1.14']),
  },
  [
    form({
      variants: [
        { a: 2, b: 3 },
        { a: -1, b: 5 },
        { a: 4, b: 1 },
      ],
      solve: ({ a, b }) => ({ p: -2 * a, q: a * a + b * b }),
      write: ({ a, b }, { p, q }) =>
        inParts({
          stem: raw`The equation $z^2 + pz + q = 0$, where $p, q \in \mathbb{R}$, has the root $${tex([a, b])}$.`,
          hint: 'The coefficients are real: what does that say about the other root?',
          parts: [
            {
              ask: 'Write down the other root. Justify your answer.',
              answer: raw`$${tex([a, -b])}$, since non-real roots of a real equation come in conjugate pairs`,
              solution: raw`The coefficients are real, so the conjugate $${tex([a, -b])}$ is a root as well.`,
              marks: [`A1 $${tex([a, -b])}$`, 'R1 the coefficients are real'],
            },
            {
              ask: 'Determine the value of $p$ and of $q$.',
              answer: `$p = ${p}$, $q = ${q}$`,
              solution: raw`The sum of the roots is $${2 * a}$ and equals $-p$, so $p = ${p}$. Their product is $${a < 0 ? `(${a})` : a}^2 + ${b}^2 = ${q}$ and equals $q$, so $q = ${q}$.`,
              marks: ['M1 sum or product of the roots', `A1 $p = ${p}$`, `A1 $q = ${q}$`],
              keys: [
                { kind: 'number', label: '$p =$', ...exact(p) },
                { kind: 'number', label: '$q =$', ...exact(q) },
              ],
            },
          ],
        }),
      check: ({ a, b }, { p, q }) => {
        const value = evaluate([1, p, q], [a, b]);
        assertClose(Math.hypot(...value), 0, 'root');
      },
    }),
    form({
      variants: [
        { a: 3, b: 2, r: 1 },
        { a: 1, b: 4, r: 2 },
        { a: -2, b: 1, r: 3 },
      ],
      solve: ({ a, b, r }) => ({ coefficients: [r, -2 * a * r, r * (a * a + b * b)] }),
      write: ({ a, b }, { coefficients }) =>
        inParts({
          hint: 'The discriminant is negative; its root is a multiple of $i$.',
          parts: [
            {
              ask: raw`Solve $${polynomial(coefficients, 'z')} = 0$, giving your answers in the form $a + bi$.`,
              answer: raw`$z = ${a} \pm ${term(b, 'i')}$`,
              solution: raw`${coefficients[0] === 1 ? 'Complete' : 'Divide by the leading coefficient and complete'} the square: $(z${signed(-a)})^2 = -${b * b}$, so $z${signed(-a)} = \pm ${term(b, 'i')}$ and $z = ${a} \pm ${term(b, 'i')}$. The two solutions are conjugates, as they have to be for real coefficients.`,
              marks: [
                'M1 completes the square or uses the formula',
                raw`A1 $(z${signed(-a)})^2 = -${b * b}$ or the discriminant`,
                raw`A1 $${a} \pm ${term(b, 'i')}$`,
              ],
              keys: [{ kind: 'set', values: [tex([a, b]), tex([a, -b])] }],
            },
            {
              ask: 'Explain, without solving, why the graph of the quadratic for real $z$ does not meet the horizontal axis.',
              answer: 'Its discriminant is negative, so it has no real zero.',
              solution:
                'A point on the horizontal axis would be a real zero. Both zeros are non-real (the discriminant is negative), so there is none.',
              marks: ['R1 there is no real zero'],
            },
          ],
        }),
      check: ({ a, b }, { coefficients }) => {
        for (const sign of [1, -1]) assertClose(Math.hypot(...evaluate(coefficients, [a, sign * b])), 0, 'zero');
      },
    }),
  ],
);

const conjugateZeros = inForms(
  { key: 'aa-hl-conjugate-zeros', calculatorAllowed: false, placements: higher('1.14', 1, ['2.12', '1.12']) },
  [
    form({
      variants: [
        { a: 2, b: 1, r: -3 },
        { a: -1, b: 2, r: 4 },
        { a: 3, b: 2, r: -1 },
        { a: 1, b: 3, r: 2 },
      ],
      solve: ({ a, b, r }) => {
        const [p, q] = [-2 * a, a * a + b * b];
        return { quadratic: [1, p, q], cubic: [1, p - r, q - p * r, -q * r] };
      },
      write: ({ a, b, r }, { quadratic, cubic }) =>
        inParts({
          stem: raw`Let $p(z) = ${polynomial(cubic, 'z')}$. One zero of $p$ is $${tex([a, b])}$.`,
          hint: 'The coefficients are real: which other zero comes with a non-real one?',
          parts: [
            {
              ask: 'Write down another non-real zero of $p$.',
              answer: `$${tex([a, -b])}$`,
              solution: raw`The coefficients of $p$ are real, so the conjugate $${tex([a, -b])}$ is a zero too.`,
              marks: [`A1 $${tex([a, -b])}$`],
              keys: [{ kind: 'expression', value: tex([a, -b]) }],
            },
            {
              ask: raw`Show that $${polynomial(quadratic, 'z')}$ is a factor of $p(z)$.`,
              answer: 'As given.',
              solution: raw`$\left(z - (${tex([a, b])})\right)\left(z - (${tex([a, -b])})\right) = (z${signed(-a)})^2 - (${term(b, 'i')})^2 = ${polynomial(quadratic, 'z')}$. Both zeros belong to $p$, so their product of factors is a factor of $p(z)$.`,
              marks: [
                'M1 multiplies the two linear factors',
                raw`A1 $(z${signed(-a)})^2 + ${b * b}$`,
                `AG $${polynomial(quadratic, 'z')}$`,
              ],
            },
            {
              ask: 'Hence solve $p(z) = 0$.',
              answer: raw`$z = ${tex([a, b])}$, $z = ${tex([a, -b])}$, $z = ${r}$`,
              solution: raw`Divide, or compare the constants: $p(z) = (${polynomial(quadratic, 'z')})(z${signed(-r)})$, since $${quadratic[2]} \times ${-r < 0 ? `(${-r})` : -r} = ${cubic[3]}$. The zeros are $${tex([a, b])}$, $${tex([a, -b])}$ and $${r}$.`,
              marks: [
                'M1 divides by the quadratic factor, or compares coefficients',
                raw`A1 $z = ${r}$ with the other two zeros`,
              ],
              keys: [{ kind: 'set', values: [tex([a, b]), tex([a, -b]), `${r}`] }],
            },
          ],
        }),
      check: ({ a, b, r }, { cubic }) => {
        for (const z of [
          [a, b],
          [a, -b],
          [r, 0],
        ] as Complex[])
          assertClose(Math.hypot(...evaluate(cubic, z)), 0, 'zero', 1e-9);
      },
    }),
    form({
      variants: [
        { a: 1, b: 2, c: 3, d: 1 },
        { a: 2, b: 1, c: -1, d: 3 },
        { a: 0, b: 2, c: 1, d: 1 },
      ],
      solve: ({ a, b, c, d }) => {
        const [p, q, r, s] = [-2 * a, a * a + b * b, -2 * c, c * c + d * d];
        return { quartic: [1, p + r, q + s + p * r, p * s + q * r, q * s] };
      },
      write: ({ a, b, c, d }, { quartic }) =>
        inParts({
          stem: raw`A polynomial $p(z) = z^4 + kz^3 + lz^2 + mz + n$ with real coefficients has the zeros $${tex([a, b])}$ and $${tex([c, d])}$.`,
          hint: 'Each of the two zeros brings its conjugate along.',
          parts: [
            {
              ask: 'State the sum and the product of all four zeros.',
              answer: `Sum $${2 * a + 2 * c}$, product $${quartic[4]}$`,
              solution: raw`The other zeros are $${tex([a, -b])}$ and $${tex([c, -d])}$. The sum is $${2 * a}${signed(2 * c)}${c === 0 ? '' : ` = ${2 * a + 2 * c}`}$; the product is $${a * a + b * b} \times ${c * c + d * d} = ${quartic[4]}$.`,
              marks: ['(M1) uses the conjugates', `A1 sum $${2 * a + 2 * c}$`, `A1 product $${quartic[4]}$`],
              keys: [
                { kind: 'number', label: 'Sum', ...exact(2 * a + 2 * c) },
                { kind: 'number', label: 'Product', ...exact(quartic[4] ?? 0) },
              ],
            },
            {
              ask: 'Write $p(z)$ as a product of two quadratic factors with real coefficients.',
              answer: raw`$(${polynomial([1, -2 * a, a * a + b * b], 'z')})(${polynomial([1, -2 * c, c * c + d * d], 'z')})$`,
              solution: raw`Each pair gives $z^2 - (\text{sum})z + \text{product}$: $(${polynomial([1, -2 * a, a * a + b * b], 'z')})(${polynomial([1, -2 * c, c * c + d * d], 'z')})$.`,
              marks: ['A1 one quadratic factor', 'A1 the other'],
              keys: [
                {
                  kind: 'expression',
                  value: `(${polynomial([1, -2 * a, a * a + b * b], 'z')})(${polynomial([1, -2 * c, c * c + d * d], 'z')})`,
                  form: 'factorised',
                },
              ],
            },
            {
              ask: 'A student claims that a polynomial of degree 3 with real coefficients could have no real zero at all. Comment on this claim.',
              answer: 'Non-real zeros come in pairs, so their number is even; of three zeros at least one is real.',
              solution:
                'Non-real zeros of a real polynomial come in conjugate pairs, so there is an even number of them. A polynomial of degree 3 has three zeros, so at least one of them has to be real.',
              marks: ['R1 non-real zeros come in pairs, and 3 is odd'],
            },
          ],
        }),
      check: ({ a, b, c, d }, { quartic }) => {
        for (const z of [
          [a, b],
          [a, -b],
          [c, d],
          [c, -d],
        ] as Complex[])
          assertClose(Math.hypot(...evaluate(quartic, z)), 0, 'zero', 1e-9);
      },
    }),
  ],
);

const deMoivre = inForms({ key: 'aa-hl-de-moivre-powers', calculatorAllowed: false, placements: higher('1.14', 1, ['1.13']) }, [
  form({
    variants: [
      { z: [1, 1], n: 10 },
      { z: [-1, 1], n: 6 },
      { z: [1, -1], n: 9 },
    ] as { z: Complex; n: number }[],
    solve: ({ z, n }) => {
      const quarter = Math.round((Math.atan2(z[1], z[0]) * 4) / Math.PI);
      return { quarter, power: Array.from({ length: n }).reduce<Complex>((value) => times(value, z), [1, 0]) };
    },
    write: ({ z, n }, { quarter, power }) => {
      const polar = raw`\sqrt{2}\,e^{${piMultiple(quarter, 4)}i}`;
      return inParts({
        stem: `Let $z = ${tex(z)}$.`,
        hint: 'A large power is quick in polar form and tedious in Cartesian form.',
        parts: [
          {
            ask: raw`Write $z$ in the form $re^{i\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$.`,
            answer: `$${polar}$`,
            solution: raw`$|z| = \sqrt{1^2 + 1^2} = \sqrt{2}$, and the point $(${z.join(', ')})$ lies in the direction $\theta = ${piMultiple(quarter, 4)}$. So $z = ${polar}$.`,
            marks: [raw`A1 $r = \sqrt{2}$`, raw`A1 $\theta = ${piMultiple(quarter, 4)}$`],
            keys: [{ kind: 'expression', value: polar }],
          },
          {
            ask: raw`Hence find $z^{${n}}$ in the form $a + bi$.`,
            answer: `$${power[1] === 0 ? power[0] : tex(power)}$`,
            solution: raw`By De Moivre, $z^{${n}} = \left(\sqrt{2}\right)^{${n}}e^{${n} \times ${quarter < 0 ? raw`\left(${piMultiple(quarter, 4)}\right)` : piMultiple(quarter, 4)}i}$. The modulus is $${surd(2 ** n)}$ and the argument $${piMultiple(n * quarter, 4)}$, from which full turns may be subtracted. This is $${power[1] === 0 ? power[0] : tex(power)}$.`,
            marks: ['M1 De Moivre', raw`A1 modulus and argument of the power`, `A1 $${power[1] === 0 ? power[0] : tex(power)}$`],
            keys: [{ kind: 'expression', value: power[1] === 0 ? `${power[0]}` : tex(power) }],
          },
        ],
      });
    },
    check: ({ z, n }, { quarter, power }) => {
      assertClose(2 ** (n / 2) * Math.cos((n * quarter * Math.PI) / 4), power[0], 'real part');
      assertClose(2 ** (n / 2) * Math.sin((n * quarter * Math.PI) / 4), power[1], 'imaginary part');
      assert.equal(Math.abs(z[0]), 1);
    },
  }),
  form({
    variants: [{ of: 'cos' }, { of: 'sin' }],
    solve: ({ of }) => ({ high: of === 'cos' ? 4 : -4, low: of === 'cos' ? -3 : 3 }),
    write: ({ of }) => {
      const f = `\\${of}`;
      const other = of === 'cos' ? '\\sin' : '\\cos';
      const first = of === 'cos' ? raw`\cos^3\theta - 3\cos\theta\sin^2\theta` : raw`3\cos^2\theta\sin\theta - \sin^3\theta`;
      const result = of === 'cos' ? raw`4\cos^3\theta - 3\cos\theta` : raw`3\sin\theta - 4\sin^3\theta`;
      return inParts({
        hint: 'In which two ways can the power be worked out?',
        parts: [
          {
            ask: raw`Use De Moivre's theorem to show that $${f} 3\theta = ${result}$.`,
            answer: 'As given.',
            solution: raw`$\cos 3\theta + i\sin 3\theta = (\cos\theta + i\sin\theta)^3$. Its ${of === 'cos' ? 'real' : 'imaginary'} part is $${first}$. Replacing $${other}^2\theta$ by $1 - ${f}^2\theta$ gives $${f} 3\theta = ${result}$.`,
            marks: [
              raw`M1 $\cos 3\theta + i\sin 3\theta = (\cos\theta + i\sin\theta)^3$`,
              `A1 ${of === 'cos' ? 'real' : 'imaginary'} part $${first}$`,
              raw`M1 uses $\sin^2\theta + \cos^2\theta = 1$`,
              `AG $${result}$`,
            ],
          },
          {
            ask: raw`Hence solve $${of === 'cos' ? '8x^3 - 6x - 1' : '8x^3 - 6x + 1'} = 0$ by putting $x = ${f}\theta$. Give the solutions as values of ${of === 'cos' ? 'cosine' : 'sine'}.`,
            answer:
              of === 'cos'
                ? raw`$x = \cos\frac{\pi}{9}, \; \cos\frac{5\pi}{9}, \; \cos\frac{7\pi}{9}$`
                : raw`$x = \sin\frac{\pi}{18}, \; \sin\frac{5\pi}{18}, \; \sin\frac{25\pi}{18}$`,
            solution: raw`With $x = ${f}\theta$ the equation becomes $2\left(${of === 'cos' ? raw`4\cos^3\theta - 3\cos\theta` : raw`4\sin^3\theta - 3\sin\theta`}\right) = ${of === 'cos' ? 1 : -1}$, that is $${f} 3\theta = \frac{1}{2}$. ${of === 'cos' ? raw`So $3\theta = \frac{\pi}{3}, \frac{5\pi}{3}, \frac{7\pi}{3}$ and $x = \cos\frac{\pi}{9}, \; \cos\frac{5\pi}{9}, \; \cos\frac{7\pi}{9}$` : raw`So $3\theta = \frac{\pi}{6}, \frac{5\pi}{6}, \frac{25\pi}{6}$ and $x = \sin\frac{\pi}{18}, \; \sin\frac{5\pi}{18}, \; \sin\frac{25\pi}{18}$`}. The values differ, and a cubic has no more than three.`,
            marks: [raw`M1 $${f} 3\theta = \frac{1}{2}$`, 'A1 one correct solution', 'A1 the other two'],
            keys: [
              {
                kind: 'set',
                tolerance: 0.0006,
                values: (of === 'cos' ? ['pi/9', '5pi/9', '7pi/9'] : ['pi/18', '5pi/18', '25pi/18']).map(
                  (angle) => `${of}(${angle})`,
                ),
              },
            ],
          },
        ],
      });
    },
    check: ({ of }, { high, low }) => {
      const f = of === 'cos' ? Math.cos : Math.sin;
      for (const angle of [0.3, 1.1, 2.9]) assertClose(high * f(angle) ** 3 + low * f(angle), f(3 * angle), 'identity');
      const zeros = of === 'cos' ? [1 / 9, 5 / 9, 7 / 9] : [1 / 18, 5 / 18, 25 / 18];
      for (const k of zeros) {
        const x = f(k * Math.PI);
        assertClose(8 * x ** 3 - 6 * x + (of === 'cos' ? -1 : 1), 0, 'zero');
      }
    },
  }),
  form({
    variants: [{ n: 5 }, { n: 6 }, { n: 8 }],
    solve: ({ n }) => ({ sum: 0, area: (n / 2) * Math.sin((2 * Math.PI) / n) }),
    write: ({ n }) =>
      inParts({
        stem: raw`The solutions of $z^{${n}} = 1$ are $1, \omega, \omega^2, \dots, \omega^{${n - 1}}$, where $\omega = e^{\frac{2\pi i}{${n}}}$.`
          .replace(raw`\frac{2\pi i}{6}`, raw`\frac{\pi i}{3}`)
          .replace(raw`\frac{2\pi i}{8}`, raw`\frac{\pi i}{4}`),
        hint: 'What kind of series do the powers form?',
        parts: [
          {
            ask: raw`Show that $1 + \omega + \omega^2 + \dots + \omega^{${n - 1}} = 0$.`,
            answer: 'As given.',
            solution: raw`It is a geometric series with ratio $\omega \ne 1$ and ${n} terms: its sum is $\dfrac{\omega^{${n}} - 1}{\omega - 1}$. As $\omega^{${n}} = 1$, the numerator is zero, and so is the sum.`,
            marks: ['M1 sum of a geometric series', raw`R1 $\omega^{${n}} = 1$ and $\omega \ne 1$`, 'AG the sum is 0'],
          },
          {
            ask: 'The solutions are the vertices of a polygon in the Argand diagram. State its name, and the radius of the circle through its vertices.',
            answer: `A regular ${n === 5 ? 'pentagon' : n === 6 ? 'hexagon' : 'octagon'}; radius 1`,
            solution: raw`All solutions have modulus 1, and their arguments are equally spaced: the polygon is a regular ${n === 5 ? 'pentagon' : n === 6 ? 'hexagon' : 'octagon'} on the unit circle.`,
            marks: [`A1 regular ${n === 5 ? 'pentagon' : n === 6 ? 'hexagon' : 'octagon'}`, 'A1 radius 1'],
          },
          {
            ask: raw`Find the area of this polygon, in the form $k\sin\theta$ with $\theta$ in radians.`,
            answer: raw`$${fraction(n, 2)}\sin${n === 5 ? raw`\frac{2\pi}{5}` : n === 6 ? raw`\frac{\pi}{3}` : raw`\frac{\pi}{4}`}$`,
            solution: raw`The lines from the origin cut it into ${n} triangles with two sides of length 1 and the angle $${piMultiple(2, n)}$ between them: $${n} \times \frac{1}{2}\sin${piMultiple(2, n)} = ${fraction(n, 2)}\sin${piMultiple(2, n)}$.`,
            marks: ['M1 splits into equal triangles', raw`A1 $${fraction(n, 2)}\sin${piMultiple(2, n)}$`],
            keys: [{ kind: 'expression', value: `${n}/2*sin(2pi/${n})` }],
          },
        ],
      }),
    check: ({ n }, { sum, area }) => {
      const roots = Array.from(
        { length: n },
        (_, k): Complex => [Math.cos((2 * k * Math.PI) / n), Math.sin((2 * k * Math.PI) / n)],
      );
      assertClose(Math.hypot(...roots.reduce(plus)), sum, 'sum');
      const shoelace = roots.reduce((total, [x, y], k) => {
        const [u, v] = roots[(k + 1) % n] ?? [0, 0];
        return total + (x * v - y * u) / 2;
      }, 0);
      assertClose(shoelace, area, 'area');
    },
  }),
]);

/** Templates of topics 1.12 to 1.14 in several forms. */
export const complexHl = [equations, argand, quadratics, conjugateZeros, deMoivre];
