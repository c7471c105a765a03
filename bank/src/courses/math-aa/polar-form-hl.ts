import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { exact, higher, raw, threeFigures } from './writing.ts';

/** Topic 1, higher level: what polar form is good for: spirals, exact values, and moduli that need no calculation. */

const spiral = defineTemplate({
  key: 'aa-hl-polar-form-spiral',
  calculatorAllowed: true,
  placements: higher('1.13', 2, ['1.8', '1.3']),
  variants: [
    { top: 1, bottom: 2, n: 6, turns: 2 },
    { top: 2, bottom: 3, n: 8, turns: 1 },
    { top: 3, bottom: 4, n: 12, turns: 1 },
    { top: 4, bottom: 5, n: 10, turns: 2 },
  ],
  // Points z^k with |z| = top/bottom and argument 2 pi / n.
  solve: ({ top, bottom, n, turns }) => {
    const r = top / bottom;
    const step = Math.hypot(1 - r * Math.cos((2 * Math.PI) / n), r * Math.sin((2 * Math.PI) / n));
    return { r, step, length: step / (1 - r), after: r ** (n * turns) };
  },
  write: ({ top, bottom, n, turns }, { r, step, length, after }) =>
    inParts({
      stem: raw`Let $z = \dfrac{${top}}{${bottom}}\left(\cos\dfrac{2\pi}{${n}} + \mathrm{i}\sin\dfrac{2\pi}{${n}}\right)$. The points $\text{P}_k$ of the Argand diagram represent $z^k$ for $k = 0, 1, 2, \dots$`,
      hint: 'What does one multiplication by $z$ do to the distance from the origin, and to the direction?',
      parts: [
        {
          ask: raw`Write down the modulus and the argument of $z^k$.`,
          answer: raw`$\left(\dfrac{${top}}{${bottom}}\right)^k$ and $\dfrac{2\pi k}{${n}}$`,
          solution: raw`Moduli are multiplied and arguments are added: $\left(\dfrac{${top}}{${bottom}}\right)^k$ and $\dfrac{2\pi k}{${n}}$.`,
          marks: [
            raw`A1 $\left(\frac{${top}}{${bottom}}\right)^k$`,
            raw`A1 $\frac{2\pi k}{${n}}$ (*accept* any multiple of $2\pi$ added)`,
          ],
        },
        {
          ask: `Find how far from the origin the point is after ${turns === 1 ? 'one whole turn' : 'two whole turns'}.`,
          answer: `$${significant(after)}$`,
          solution: raw`${turns === 1 ? 'One turn takes' : 'Two turns take'} $${n * turns}$ steps: $\left(\dfrac{${top}}{${bottom}}\right)^{${n * turns}} = ${significant(after)}$.`,
          marks: [`M1 $k = ${n * turns}$`, `A1 $${significant(after)}$`],
          keys: [threeFigures(after)],
        },
        {
          ask: raw`Show that $\text{P}_k\text{P}_{k+1} = \left(\dfrac{${top}}{${bottom}}\right)^k|z - 1|$, and find $|z - 1|$.`,
          answer: raw`$|z - 1| = ${significant(step)}$`,
          solution: raw`$\left|z^{k+1} - z^k\right| = |z|^k|z - 1|$. By the cosine rule $|z - 1|^2 = 1 + \dfrac{${top * top}}{${bottom * bottom}} - 2 \times \dfrac{${top}}{${bottom}}\cos\dfrac{2\pi}{${n}}$, so $|z - 1| = ${significant(step)}$.`,
          marks: [
            raw`M1 takes out $z^k$`,
            'A1 modulus of a product',
            raw`M1 $|z - 1|$ by the cosine rule or by coordinates`,
            `A1 $${significant(step)}$ (*do not accept* $1 - |z|$)`,
          ],
          keys: [threeFigures(step)],
        },
        {
          ask: raw`Hence find the length of the whole infinite path $\text{P}_0\text{P}_1\text{P}_2\dots$`,
          answer: `$${significant(length)}$`,
          solution: raw`It is a geometric series with first term $${significant(step, 5)}$ and ratio $${r === 0.5 ? '0.5' : raw`\frac{${top}}{${bottom}}`}$: its sum is $\dfrac{${significant(step, 5)}}{1 - \frac{${top}}{${bottom}}} = ${significant(length)}$.`,
          marks: ['M1 sum to infinity', 'A1 ratio equal to the modulus', `A1 $${significant(length)}$ (FT their first term)`],
          keys: [threeFigures(length)],
        },
      ],
    }),
  check: ({ n, turns }, { r, step, length, after }) => {
    let [x, y, path] = [1, 0, 0];
    const [c, s] = [r * Math.cos((2 * Math.PI) / n), r * Math.sin((2 * Math.PI) / n)];
    for (let k = 0; k < 2_000; k++) {
      const [u, v] = [c * x - s * y, s * x + c * y];
      const gap = Math.hypot(u - x, v - y);
      if (k === 0) assertClose(gap, step, 'first step');
      path += gap;
      [x, y] = [u, v];
      if (k === n * turns - 1) assertClose(x, after, 'after whole turns');
    }
    assertClose(path, length, 'the path');
  },
});

const exactValue = defineTemplate({
  key: 'aa-hl-polar-form-exact-cosine',
  calculatorAllowed: false,
  placements: higher('1.13', 1, ['1.12', '3.10']),
  // The quotient or product of two numbers whose arguments differ by pi/12 or add up to 7 pi/12 and so on.
  variants: [
    { first: [1, 3], second: [1, 4], product: true, angle: [7, 12] },
    { first: [1, 3], second: [1, 4], product: false, angle: [1, 12] },
    { first: [3, 4], second: [1, 6], product: true, angle: [11, 12] },
    { first: [3, 4], second: [1, 3], product: false, angle: [5, 12] },
  ] as {
    first: readonly [number, number];
    second: readonly [number, number];
    product: boolean;
    angle: readonly [number, number];
  }[],
  solve: ({ first, second, product }) => {
    const [a, b] = [first, second].map(([top, bottom]) => (Math.PI * top) / bottom) as [number, number];
    const total = product ? a + b : a - b;
    return { cosine: Math.cos(total), sine: Math.sin(total) };
  },
  write: ({ first, second, product, angle }, { cosine, sine }) => {
    const cartesian: Readonly<Record<string, string>> = {
      '1/3': raw`1 + \sqrt{3}\,\mathrm{i}`,
      '1/4': raw`1 + \mathrm{i}`,
      '3/4': raw`-1 + \mathrm{i}`,
      '1/6': raw`\sqrt{3} + \mathrm{i}`,
    };
    const [z, w] = [first, second].map(([top, bottom]) => cartesian[`${top}/${bottom}`] as string) as [string, string];
    const size = ([_top, bottom]: readonly [number, number]) => (bottom === 4 ? raw`\sqrt{2}` : '2');
    const target = piMultiple(...angle);
    const sizes = product ? raw`2\sqrt{2}` : size(first) === '2' ? raw`\sqrt{2}` : raw`\frac{\sqrt{2}}{2}`;
    // (cos, sin) of multiples of pi/12 in terms of root 6 and root 2.
    const large = raw`\dfrac{\sqrt{6} + \sqrt{2}}{4}`;
    const small = raw`\dfrac{\sqrt{6} - \sqrt{2}}{4}`;
    const exactly = (value: number) => (value < 0 ? '-' : '') + (Math.abs(value) > 0.5 ? large : small);
    const plain = (value: number) => `${value < 0 ? '-' : ''}(sqrt(6) ${Math.abs(value) > 0.5 ? '+' : '-'} sqrt(2))/4`;
    return inParts({
      stem: raw`Let $z = ${z}$ and $w = ${w}$.`,
      hint: 'The same number has a Cartesian form and a polar form. What do you get by comparing them?',
      parts: [
        {
          ask: raw`Write $z$ and $w$ in the form $r(\cos\theta + \mathrm{i}\sin\theta)$.`,
          answer: raw`$r = ${size(first)}$, $\theta = ${piMultiple(...first)}$ and $r = ${size(second)}$, $\theta = ${piMultiple(...second)}$`,
          solution: raw`The moduli are $${size(first)}$ and $${size(second)}$, and the arguments $${piMultiple(...first)}$ and $${piMultiple(...second)}$.`,
          marks: [
            raw`A1 moduli $${size(first)}$ and $${size(second)}$`,
            raw`A1 argument $${piMultiple(...first)}$ (a wrong quadrant loses this mark)`,
            raw`A1 argument $${piMultiple(...second)}$`,
          ],
          keys: [
            {
              label: raw`Argument of $z$`,
              ...exact((Math.PI * first[0]) / first[1]),
              exact: `${first[0]}pi/${first[1]}`,
              form: 'exact',
            },
            {
              label: raw`Argument of $w$`,
              ...exact((Math.PI * second[0]) / second[1]),
              exact: `${second[0]}pi/${second[1]}`,
              form: 'exact',
            },
          ],
        },
        {
          ask: raw`Hence show that $${product ? 'zw' : raw`\dfrac{z}{w}`}$ has the argument $${target}$, and find its modulus.`,
          answer: raw`modulus $${sizes}$`,
          solution: raw`Arguments are ${product ? 'added' : 'subtracted'}: $${piMultiple(...first)} ${product ? '+' : '-'} ${piMultiple(...second)} = ${target}$. Moduli are ${product ? 'multiplied' : 'divided'}, which gives $${sizes}$.`,
          marks: [`M1 ${product ? 'adds' : 'subtracts'} the arguments`, raw`A1 modulus $${sizes}$`],
          keys: [
            {
              value: product ? 2 * Math.SQRT2 : size(first) === '2' ? Math.SQRT2 : Math.SQRT1_2,
              tolerance: 0,
              exact: sizes,
              form: 'exact',
            },
          ],
        },
        {
          ask: raw`By working out $${product ? 'zw' : raw`\dfrac{z}{w}`}$ in Cartesian form, find the exact values of $\cos ${target}$ and $\sin ${target}$.`,
          answer: raw`$\cos ${target} = ${exactly(cosine)}$, $\sin ${target} = ${exactly(sine)}$`,
          solution: raw`${product ? 'Expanding the product' : 'Multiplying numerator and denominator by the conjugate of $w$'} and dividing by the modulus, the real part is the cosine and the imaginary part the sine: $\cos ${target} = ${exactly(cosine)}$ and $\sin ${target} = ${exactly(sine)}$.`,
          marks: [
            product ? 'M1 expands the product' : 'M1 multiplies by the conjugate',
            'M1 compares real and imaginary parts with the polar form',
            raw`A1 $\cos ${target} = ${exactly(cosine)}$`,
            raw`A1 $\sin ${target} = ${exactly(sine)}$ (*do not accept* values from a formula for compound angles: "by working out" asks for this method)`,
          ],
          keys: [
            { label: 'Cosine', value: cosine, tolerance: 0, exact: plain(cosine), form: 'exact' },
            { label: 'Sine', value: sine, tolerance: 0, exact: plain(sine), form: 'exact' },
          ],
        },
      ],
    });
  },
  check: ({ first, second, product, angle }, { cosine, sine }) => {
    const [p, q] = product
      ? [first[0] * second[1] + second[0] * first[1], first[1] * second[1]]
      : [first[0] * second[1] - second[0] * first[1], first[1] * second[1]];
    assert.equal(fraction(p, q), fraction(...angle));
    const [root6, root2] = [Math.sqrt(6), Math.sqrt(2)];
    for (const value of [cosine, sine])
      assert.ok([(root6 + root2) / 4, (root6 - root2) / 4].some((one) => Math.abs(Math.abs(value) - one) < 1e-12));
    assertClose(cosine ** 2 + sine ** 2, 1, 'on the circle');
  },
});

export const polarFormHl = [spiral, exactValue];
