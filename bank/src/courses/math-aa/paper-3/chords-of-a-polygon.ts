import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, higher, raw, threeFigures } from '../writing.ts';

/** Paper 3: the chords from one vertex of a regular polygon, by roots of unity. */

export const chordsOfAPolygon = defineTemplate({
  key: 'aa-hl-investigation-polygon-chords',
  calculatorAllowed: true,
  placements: higher('1.14', 3, ['1.12', '1.13', '3.6']),
  variants: [
    { n: 5, size: 8 },
    { n: 6, size: 10 },
    { n: 8, size: 12 },
  ],
  solve: ({ n, size }) => ({
    lengths: Array.from({ length: n - 1 }, (_, k) => 2 * Math.sin(((k + 1) * Math.PI) / n)),
    radius: size ** (-1 / (size - 1)),
  }),
  write: ({ n, size }, { lengths, radius }) =>
    inParts({
      stem: raw`*In this question you will investigate the distances from one vertex of a regular polygon to all others.*

The vertices $\text{P}_0, \text{P}_1, \dots, \text{P}_{n-1}$ of a regular polygon lie on the unit circle of the Argand diagram and represent the solutions of $z^n = 1$, with $\text{P}_0$ at $z = 1$.`,
      hint: 'The distance between two points of the Argand diagram is the modulus of a difference. Which equation has all these differences in it?',
      parts: [
        {
          ask: raw`For $n = 3$, write down in the form $a + b\mathrm{i}$ the numbers represented by $\text{P}_1$ and $\text{P}_2$.`,
          answer: raw`$-\frac{1}{2} + \frac{\sqrt{3}}{2}\mathrm{i}$ and $-\frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}$`,
          solution: raw`They have modulus 1 and arguments $\pm\frac{2\pi}{3}$: $-\frac{1}{2} + \frac{\sqrt{3}}{2}\mathrm{i}$ and $-\frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}$.`,
          marks: [raw`A1 $-\frac{1}{2} + \frac{\sqrt{3}}{2}\mathrm{i}$`, raw`A1 $-\frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}$`],
        },
        {
          joined: true,
          ask: raw`Hence show that $\text{P}_0\text{P}_1 \times \text{P}_0\text{P}_2 = 3$.`,
          answer: 'As given.',
          solution: raw`$\text{P}_0\text{P}_1 = \left|1 + \frac{1}{2} - \frac{\sqrt{3}}{2}\mathrm{i}\right| = \sqrt{\frac{9}{4} + \frac{3}{4}} = \sqrt{3}$, and by symmetry $\text{P}_0\text{P}_2 = \sqrt{3}$. The product is 3.`,
          marks: [
            'M1 modulus of a difference',
            raw`A1 $\text{P}_0\text{P}_1 = \sqrt{3}$ (*do not accept* 1.73)`,
            'R1 the other distance is the same by symmetry',
            'AG the product is 3',
          ],
        },
        {
          ask: raw`For $n = 4$, find the three distances from $\text{P}_0$ and their product.`,
          answer: raw`$\sqrt{2}$, $2$, $\sqrt{2}$; product $4$`,
          solution: raw`The vertices are $1, \mathrm{i}, -1, -\mathrm{i}$. The distances are $\sqrt{2}$, $2$ and $\sqrt{2}$, and their product is $4$.`,
          marks: [raw`A1 $\sqrt{2}$, $2$ and $\sqrt{2}$`, 'A1 $4$'],
          keys: [{ label: 'Product', ...exact(4) }],
        },
        {
          ask: raw`Show that $\left|1 - \mathrm{e}^{\mathrm{i}\theta}\right| = 2\sin\dfrac{\theta}{2}$ for $0 \le \theta \le 2\pi$.`,
          answer: 'As given.',
          solution: raw`$\left|1 - \mathrm{e}^{\mathrm{i}\theta}\right|^2 = (1 - \cos\theta)^2 + \sin^2\theta = 2 - 2\cos\theta = 4\sin^2\dfrac{\theta}{2}$. For $0 \le \theta \le 2\pi$ the sine of $\dfrac{\theta}{2}$ is not negative, so the modulus is $2\sin\dfrac{\theta}{2}$.`,
          marks: [
            raw`M1 real and imaginary part of $1 - \mathrm{e}^{\mathrm{i}\theta}$`,
            raw`A1 $2 - 2\cos\theta$`,
            raw`A1 $4\sin^2\frac{\theta}{2}$`,
            raw`R1 $\sin\frac{\theta}{2} \ge 0$ in this interval (a proof that takes the root without it loses this mark alone)`,
            'AG the stated formula',
          ],
        },
        {
          ask: raw`For $n = ${n}$, calculate the distances from $\text{P}_0$ to the other vertices and their product.`,
          answer: raw`$${lengths.map((length) => significant(length)).join(',\\ ')}$; product $${n}$`,
          solution: raw`With $\theta = \dfrac{2\pi k}{${n}}$ the distances are $2\sin\dfrac{k\pi}{${n}}$: $${lengths.map((length) => significant(length)).join(',\\ ')}$. The product is $${n}$.`,
          marks: [raw`M1 $2\sin\frac{k\pi}{${n}}$`, 'A1 all distances', `A1 product $${n}$`],
          keys: [{ label: 'Product', ...exact(n) }],
        },
        {
          ask: raw`Explain why $1 + z + z^2 + \dots + z^{n-1} = (z - \omega)\left(z - \omega^2\right)\cdots\left(z - \omega^{n-1}\right)$, where $\omega = \mathrm{e}^{\frac{2\pi\mathrm{i}}{n}}$.`,
          answer: raw`Both sides are $\dfrac{z^n - 1}{z - 1}$.`,
          solution: raw`The polynomial $z^n - 1$ has leading coefficient 1 and the $n$ zeros $1, \omega, \dots, \omega^{n-1}$, so it is $(z - 1)(z - \omega)\cdots\left(z - \omega^{n-1}\right)$. It is also $(z - 1)\left(1 + z + \dots + z^{n-1}\right)$. Division by $z - 1$ gives the statement.`,
          marks: [
            raw`R1 $z^n - 1$ has the zeros $1, \omega, \dots, \omega^{n-1}$, and is the product of its linear factors`,
            raw`A1 $z^n - 1 = (z - 1)\left(1 + z + \dots + z^{n-1}\right)$ (*accept* the sum of a geometric series)`,
          ],
        },
        {
          joined: true,
          ask: 'Hence prove that the product of the distances from one vertex to all others is $n$.',
          answer: 'As given.',
          solution: raw`Put $z = 1$. The left-hand side has $n$ terms, each equal to 1, so $n = (1 - \omega)\left(1 - \omega^2\right)\cdots\left(1 - \omega^{n-1}\right)$. The modulus of a product is the product of the moduli, and $\left|1 - \omega^k\right| = \text{P}_0\text{P}_k$. So the product of the distances is $n$.`,
          marks: ['M1 puts $z = 1$', 'A1 the left-hand side is $n$', 'R1 modulus of a product'],
        },
        {
          ask: raw`Deduce that $\sin\dfrac{\pi}{n}\sin\dfrac{2\pi}{n}\cdots\sin\dfrac{(n - 1)\pi}{n} = \dfrac{n}{2^{n-1}}$.`,
          answer: 'As given.',
          solution: raw`By part (c) with $\theta = \dfrac{2\pi k}{n}$, each distance is $2\sin\dfrac{k\pi}{n}$. The product of all $n - 1$ of them is $2^{n-1}$ times the product of the sines, and by part (e) it is $n$. Division by $2^{n-1}$ gives the result.`,
          marks: [
            raw`M1 $\text{P}_0\text{P}_k = 2\sin\frac{k\pi}{n}$`,
            'A1 $n - 1$ factors 2',
            'A1 equates to $n$ and divides',
            'AG the stated product',
          ],
        },
        {
          ask: raw`A regular polygon with ${size} vertices lies on a circle of radius $r$. Determine the value of $r$ for which the product of the distances from one vertex to all others is 1.`,
          answer: `$r = ${significant(radius)}$`,
          solution: raw`Each of the $${size - 1}$ distances is multiplied by $r$, so the product is $${size}r^{${size - 1}}$. It is 1 when $r = ${size}^{-\frac{1}{${size - 1}}} = ${significant(radius)}$.`,
          marks: [
            raw`M1 $${size}r^{${size - 1}}$ (*do not accept* $${size}r^{${size}}$: there are ${size - 1} distances)`,
            raw`A1 $${size}r^{${size - 1}} = 1$`,
            `A1 $r = ${significant(radius)}$`,
          ],
          keys: [threeFigures(radius)],
        },
        {
          ask: raw`Show that the sum of the squares of the distances from $\text{P}_0$ to all other vertices on the unit circle is $2n$.`,
          answer: 'As given.',
          solution: raw`By the working of part (c) the squares are $2 - 2\cos\dfrac{2\pi k}{n}$. For $k = 0$ this is zero, so the sum may run from $k = 0$ to $n - 1$: it is $2n - 2\sum\cos\dfrac{2\pi k}{n}$. The sum of the cosines is the real part of $1 + \omega + \dots + \omega^{n-1} = 0$. So the sum is $2n$.`,
          marks: [
            raw`M1 adds $2 - 2\cos\frac{2\pi k}{n}$`,
            'R1 the sum of all roots of unity is 0',
            'A1 completes the argument with $2n$',
            'AG the sum is $2n$',
          ],
        },
      ],
    }),
  check: ({ n, size }, { lengths, radius }) => {
    const point = (k: number, count: number) =>
      [Math.cos((2 * Math.PI * k) / count), Math.sin((2 * Math.PI * k) / count)] as const;
    const distances = (count: number) =>
      Array.from({ length: count - 1 }, (_, k) => Math.hypot(1 - point(k + 1, count)[0], point(k + 1, count)[1]));
    const product = (values: readonly number[]) => values.reduce((a, b) => a * b, 1);
    distances(n).forEach((length, k) => {
      assertClose(length, lengths[k] as number, 'a distance');
    });
    assertClose(product(distances(n)), n, 'the product');
    assertClose(product(distances(size).map((length) => length * radius)), 1, 'the product on the other circle');
    assert.ok(Math.abs(distances(n).reduce((sum, length) => sum + length ** 2, 0) - 2 * n) < 1e-9);
  },
});
