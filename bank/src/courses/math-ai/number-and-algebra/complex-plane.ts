import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, maximise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, significant } from '../../../tex.ts';
import { exact, hl, labelled, near, prose, scheme } from '../writing.ts';

/** Topic 1. Complex roots, the Argand diagram, rotations and sums of oscillations (higher level). */

type Complex = readonly [number, number];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

/** `a + bi` with whole or decimal parts. TeX. */
const tex = ([a, b]: Complex): string => {
  const size = Math.abs(b) === 1 ? '' : `${Math.abs(b)}`;
  if (b === 0) return `${a}`;
  if (a === 0) return `${b < 0 ? '-' : ''}${size}\\mathrm{i}`;
  return `${a} ${b < 0 ? '-' : '+'} ${size}\\mathrm{i}`;
};

/** A number as a key takes it. */
const key = ([a, b]: Complex) => `${a} + (${b})i`;

type Roots = { form: 'cubic'; real: number; z: Complex } | { form: 'parameter'; half: number; c: number; forNone: number };

const complexRoots = defineTemplate<Roots, { coefficients: readonly number[]; value: number }>({
  key: 'ai-complex-roots-of-polynomials',
  calculatorAllowed: true,
  placements: [hl('1.12', 1, '1.8')],
  variants: [
    { form: 'cubic', real: 2, z: [1, 3] },
    { form: 'parameter', half: 3, c: 25, forNone: 9 },
    { form: 'cubic', real: -4, z: [2, 1] },
    { form: 'parameter', half: -2, c: 29, forNone: 4 },
    { form: 'cubic', real: 5, z: [-1, 2] },
    { form: 'parameter', half: 5, c: 34, forNone: 25 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'parameter') {
      const { half, c } = numbers;
      return { coefficients: [1, 2 * half, c], value: Math.sqrt(c - half * half) };
    }
    const { real, z } = numbers;
    const [sum, product] = [2 * z[0], z[0] ** 2 + z[1] ** 2];
    return {
      coefficients: [1, -(sum + real), product + sum * real, -product * real],
      value: Math.abs(real - z[0]) * z[1],
    };
  },
  write: (numbers, { coefficients, value }) => {
    const p = polynomial(coefficients);
    if (numbers.form === 'parameter') {
      const { half, c, forNone } = numbers;
      const family = `x^{2} ${half < 0 ? '-' : '+'} ${Math.abs(2 * half)}x + c = 0`;
      return {
        text: prose`
          The equation $${family}$ has a real coefficient $c$.

          (a) Determine all values of $c$ for which the equation has no real solution. [3]

          (b) For $c = ${c}$, find the two solutions in the form $a + b\mathrm{i}$. [3]

          (c) State how the points of the two solutions lie in the Argand diagram, and explain why this is so for every $c$ found in (a). [2]`,
        hint: 'What decides whether the square root in the quadratic formula is real?',
        answer: prose`
          (a) $c > ${forNone}$

          (b) $${tex([-half, value])}$ and $${tex([-half, -value])}$

          (c) They are reflections of each other in the real axis.`,
        solution: prose`
          (a) The discriminant is $(${2 * half})^{2} - 4c$. There is no real solution when it is negative: $4c > ${4 * half * half}$, so $c > ${forNone}$.

          (b) $x = \dfrac{${-2 * half} \pm \sqrt{${4 * half * half - 4 * c}}}{2} = \dfrac{${-2 * half} \pm ${2 * value}\mathrm{i}}{2}$, so the solutions are $${tex([-half, value])}$ and $${tex([-half, -value])}$. Their sum is $${-2 * half}$ and their product $${half * half + value * value}$, as the coefficients ask.

          (c) The square root of the negative discriminant is added for one solution and subtracted for the other. So they have the same real part and opposite imaginary parts: they are conjugate, reflections in the real axis.`,
        markScheme: scheme({
          a: ['M1 discriminant', 'M1 discriminant below zero', prose`A1 $c > ${forNone}$`],
          b: [
            'M1 quadratic formula',
            prose`A1 $\sqrt{${4 * half * half - 4 * c}} = ${2 * value}\mathrm{i}$`,
            prose`A1 $${tex([-half, value])}$ and $${tex([-half, -value])}$`,
          ],
          c: ['A1 reflections in the real axis', 'R1 equal real parts and opposite imaginary parts from the formula'],
        }),
        keys: [
          { kind: 'interval', part: 'a', intervals: [{ from: `${forNone}`, to: null, open_from: true }] },
          { kind: 'set', part: 'b', values: [key([-half, value]), key([-half, -value])] },
        ],
      };
    }
    const { real, z } = numbers;
    const reach = Math.max(Math.abs(real), Math.abs(z[0]), z[1]) + 1;
    const plain = (value: Complex) => tex(value).replace('\\mathrm{i}', 'i').replaceAll('-', '−');
    const ticks = Array.from({ length: 2 * reach - 1 }, (_, i) => i + 1 - reach).filter((n) => n !== 0);
    const figure = new Diagram({ x: [-reach, reach], y: [-reach, reach], equalScale: true, width: 320 })
      .axes({ x: 'Re', y: 'Im', xTicks: ticks, yTicks: ticks, grid: true })
      .polygon([[real, 0], z, [z[0], -z[1]]])
      .point([real, 0])
      .label([real, 0], `${real}`.replace('-', '−'), { dx: 10, dy: -10 })
      .point(z)
      .label(z, plain(z), { anchor: 'start', dx: 8, dy: -6 })
      .point([z[0], -z[1]])
      .label([z[0], -z[1]], plain([z[0], -z[1]]), { anchor: 'start', dx: 8, dy: 14 });
    return {
      text: prose`
        Consider the equation $${p} = 0$.

        (a) Use technology to find its real solution. [1]

        (b) One of the other solutions is $${tex(z)}$. Write down the third solution, with a reason. [2]

        (c) Draw and label the three solutions in an Argand diagram, and find the area of the triangle that they form. [4]`,
      hint: 'All coefficients are real. What does this say about solutions that are not?',
      answer: prose`
        (a) $${real}$

        (b) $${tex([z[0], -z[1]])}$

        (c) area $${value}$`,
      solution: prose`
        (a) The graph meets the $x$-axis once, at $x = ${real}$.

        (b) The coefficients are real, so solutions that are not real come in conjugate pairs: the third is $${tex([z[0], -z[1]])}$.

        (c) The conjugate pair lies on a vertical line, at distance $${2 * z[1]}$ from each other. This is the base; the height is the horizontal distance from the real solution, $|${real} - ${z[0] < 0 ? `(${z[0]})` : z[0]}| = ${Math.abs(real - z[0])}$. The area is $\frac{1}{2} \times ${2 * z[1]} \times ${Math.abs(real - z[0])} = ${value}$.

        ![](diagram:roots)`,
      markScheme: scheme({
        a: [prose`A1 $${real}$`],
        b: [prose`A1 $${tex([z[0], -z[1]])}$`, 'R1 real coefficients, so conjugate pairs'],
        c: [
          'A1 axes named and the real solution in its place',
          'A1 the conjugate pair in its place',
          'M1 half of base times height',
          prose`A1 $${value}$`,
        ],
      }),
      keys: [
        { kind: 'number', ...exact(real, 'a') },
        { kind: 'expression', part: 'b', value: key([z[0], -z[1]]) },
        { kind: 'number', ...exact(value, 'c') },
      ],
      diagrams: [
        {
          name: 'roots',
          svg: figure.toSvg(),
          alt: `An Argand diagram with a triangle of the points (${real}, 0), (${z[0]}, ${z[1]}) and (${z[0]}, ${-z[1]}).`,
        },
      ],
    };
  },
  check: (numbers, { coefficients, value }) => {
    const at = (z: Complex) =>
      coefficients.reduce<Complex>(
        (sum, c) => {
          const [re, im] = times(sum, z);
          return [re + c, im];
        },
        [0, 0],
      );
    const zeros: Complex[] =
      numbers.form === 'cubic'
        ? [[numbers.real, 0], numbers.z, [numbers.z[0], -numbers.z[1]]]
        : [
            [-numbers.half, value],
            [-numbers.half, -value],
          ];
    for (const zero of zeros) assertClose(Math.hypot(...at(zero)), 0, 'the polynomial at its zero', 1e-9);
    if (numbers.form === 'cubic') {
      const [a, b, c] = zeros as [Complex, Complex, Complex];
      const sides = [
        Math.hypot(a[0] - b[0], a[1] - b[1]),
        Math.hypot(b[0] - c[0], b[1] - c[1]),
        Math.hypot(c[0] - a[0], c[1] - a[1]),
      ];
      const s = sides.reduce((sum, side) => sum + side, 0) / 2;
      assertClose(Math.sqrt(sides.reduce((product, side) => product * (s - side), s)), value, 'the area by Heron');
    } else {
      assert.ok(Number.isInteger(value) && value > 0);
      assert.equal(numbers.forNone, numbers.half ** 2);
    }
  },
});

type Plane =
  | { form: 'unknown'; b: number; w: Complex; want: 'real' | 'imaginary' }
  | { form: 'distance'; what: string; z: Complex; w: Complex }
  | { form: 'power'; z: Complex; n: number };

const complexPlane = defineTemplate<Plane, { p: number; size: number; second: Complex }>({
  key: 'ai-complex-numbers-in-the-plane',
  calculatorAllowed: true,
  placements: [hl('1.12', 1, '1.13')],
  variants: [
    { form: 'unknown', b: 6, w: [2, 3], want: 'real' },
    { form: 'distance', what: 'two buoys', z: [4, 7], w: [-2, -1] },
    { form: 'power', z: [2, 1], n: 5 },
    { form: 'unknown', b: 4, w: [1, 2], want: 'imaginary' },
    { form: 'distance', what: 'two masts', z: [-3, 5], w: [9, 0] },
    { form: 'power', z: [1, -2], n: 6 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'unknown') {
      const { b, w, want } = numbers;
      // (p + bi)(c + di): imaginary part pd + bc, real part pc - bd.
      const p = want === 'real' ? (-b * w[0]) / w[1] : (b * w[1]) / w[0];
      return { p, size: Math.hypot(p, b) * Math.hypot(...w), second: times([p, b], w) };
    }
    if (numbers.form === 'distance') {
      const { z, w } = numbers;
      return { p: 0, size: Math.hypot(z[0] - w[0], z[1] - w[1]), second: [(z[0] + w[0]) / 2, (z[1] + w[1]) / 2] };
    }
    const { z, n } = numbers;
    let second: Complex = [1, 0];
    for (let i = 0; i < n; i++) second = times(second, z);
    return { p: 0, size: Math.hypot(...z), second };
  },
  write: (numbers, { p, size, second }) => {
    if (numbers.form === 'unknown') {
      const { b, w, want } = numbers;
      const kind = want === 'real' ? 'a real number' : 'purely imaginary';
      const part = want === 'real' ? 'imaginary' : 'real';
      const equation = want === 'real' ? `${w[1]}p + ${b * w[0]} = 0` : `${w[0] === 1 ? '' : w[0]}p - ${b * w[1]} = 0`;
      return {
        text: prose`
          Let $z = p + ${b}\mathrm{i}$ with $p \in \mathbb{R}$, and $w = ${tex(w)}$. The product $zw$ is ${kind}.

          (a) Determine the value of $p$. [3]

          (b) Hence write down $zw$, and verify that $|zw| = |z||w|$. [3]`,
        hint: 'Which terms are real, and which are imaginary?',
        answer: prose`
          (a) $p = ${p}$

          (b) $${tex(second)}$`,
        solution: prose`
          (a) $zw = (p + ${b}\mathrm{i})(${tex(w)})$ has the real part $${w[0] === 1 ? '' : w[0]}p - ${b * w[1]}$ and the imaginary part $${w[1]}p + ${b * w[0]}$. The ${part} part has to vanish: $${equation}$, so $p = ${p}$.

          (b) $zw = ${tex(second)}$, so $|zw| = ${Math.abs(second[0] + second[1])}$. On the other side $|z||w| = \sqrt{${p * p + b * b}} \times \sqrt{${w[0] ** 2 + w[1] ** 2}} = ${Number(size.toFixed(6))}$: they agree.`,
        markScheme: scheme({
          a: ['M1 product expanded', `M1 ${part} part set to zero`, prose`A1 $p = ${p}$`],
          b: [prose`A1 $zw = ${tex(second)}$`, prose`M1 both moduli`, prose`A1 $${Number(size.toFixed(6))}$ on both sides`],
        }),
        keys: [
          { kind: 'number', ...exact(p, 'a') },
          { kind: 'expression', part: 'b', value: key(second) },
        ],
      };
    }
    if (numbers.form === 'distance') {
      const { what, z, w } = numbers;
      const difference: Complex = [z[0] - w[0], z[1] - w[1]];
      return {
        text: prose`
          On a chart with the harbour at the origin, east is the direction of the positive real axis and north that of the positive imaginary axis; distances are in kilometres. The places of ${what} are the points of $z = ${tex(z)}$ and $w = ${tex(w)}$.

          (a) Write down $z - w$, and explain what $|z - w|$ means on the chart. [2]

          (b) Calculate $|z - w|$. [1]

          (c) A boat lies exactly halfway between the two. Write its place as a complex number, and find its distance from the harbour. [3]

          (d) Determine $\arg(z - w)$ in radians, with $-\pi < \arg(z - w) \le \pi$. [2]`,
        hint: 'Subtracting complex numbers is subtracting the coordinates of their points.',
        answer: prose`
          (a) $${tex(difference)}$; it is the distance between the two

          (b) $${size}\text{ km}$

          (c) $${tex(second)}$, $${significant(Math.hypot(...second))}\text{ km}$

          (d) $${significant(Math.atan2(difference[1], difference[0]))}$`,
        solution: prose`
          (a) $z - w = ${tex(difference)}$. It leads from $w$ to $z$, so its modulus is the distance between the two places.

          (b) $|z - w| = \sqrt{${difference[0] ** 2} + ${difference[1] ** 2}} = ${size}\text{ km}$.

          (c) $\dfrac{z + w}{2} = ${tex(second)}$, at the distance $\sqrt{(${second[0]})^{2} + (${second[1]})^{2}} = ${significant(Math.hypot(...second))}\text{ km}$ from the harbour.

          (d) The point of $${tex(difference)}$ lies in the ${difference[0] > 0 ? 'first' : 'second'} quadrant, so $\arg(z - w) = ${significant(Math.atan2(difference[1], difference[0]))}$.${difference[0] < 0 ? ' The inverse tangent alone would give an angle in the fourth quadrant.' : ''}`,
        markScheme: scheme({
          a: [prose`A1 $${tex(difference)}$`, 'A1 distance between the two places'],
          b: [prose`A1 $${size}\text{ km}$`],
          c: [prose`A1 $${tex(second)}$`, '(M1) modulus', prose`A1 $${significant(Math.hypot(...second))}\text{ km}$`],
          d: ['M1 inverse tangent and the right quadrant', prose`A1 $${significant(Math.atan2(difference[1], difference[0]))}$`],
        }),
        keys: [
          { kind: 'expression', part: 'a', value: key(difference) },
          { kind: 'number', ...exact(size, 'b', 'km') },
          { kind: 'expression', part: 'c', label: 'Place', value: key(second) },
          labelled('Distance', near(Math.hypot(...second), 'c', 'km')),
          { kind: 'number', ...near(Math.atan2(difference[1], difference[0]), 'd') },
        ],
      };
    }
    const { z, n } = numbers;
    return {
      text: prose`
        Let $z = ${tex(z)}$.

        (a) Use technology to find $z^{${n}}$. [1]

        (b) Calculate $|z|$ and $|z^{${n}}|$, and verify that $|z^{${n}}| = |z|^{${n}}$. [3]

        (c) Deduce the least whole number $m$ for which the point of $z^{m}$ is farther than $1000$ from the origin. [3]`,
      hint: 'With every further factor $z$ the modulus is multiplied by the same number.',
      answer: prose`
        (a) $${tex(second)}$

        (b) $\sqrt{5}$ and $${significant(size ** n)}$

        (c) $m = ${Math.floor(Math.log(1000) / Math.log(size)) + 1}$`,
      solution: prose`
        (a) $z^{${n}} = ${tex(second)}$.

        (b) $|z| = \sqrt{${z[0] ** 2} + ${z[1] ** 2}} = \sqrt{5}$ and $|z^{${n}}| = \sqrt{(${second[0]})^{2} + (${second[1]})^{2}} = ${significant(size ** n)}$. Indeed $(\sqrt{5})^{${n}} = ${significant(size ** n)}$.

        (c) $(\sqrt{5})^{m} > 1000$. For equality $m = \dfrac{\ln 1000}{\ln \sqrt{5}} = ${significant(Math.log(1000) / Math.log(size))}$, so the least whole number is $m = ${Math.floor(Math.log(1000) / Math.log(size)) + 1}$.`,
      markScheme: scheme({
        a: [prose`A1 $${tex(second)}$`],
        b: [prose`A1 $\sqrt{5}$`, prose`A1 $${significant(size ** n)}$`, 'A1 the power of the modulus agrees'],
        c: [
          prose`M1 $(\sqrt{5})^{m} > 1000$`,
          'M1 logarithms, table or graph',
          prose`A1 $${Math.floor(Math.log(1000) / Math.log(size)) + 1}$`,
        ],
      }),
      keys: [
        { kind: 'expression', part: 'a', value: key(second) },
        labelled('$|z| =$', near(size, 'b')),
        labelled(`$|z^{${n}}| =$`, near(size ** n, 'b')),
        { kind: 'number', ...exact(Math.floor(Math.log(1000) / Math.log(size)) + 1, 'c') },
      ],
    };
  },
  check: (numbers, { p, size, second }) => {
    if (numbers.form === 'unknown') {
      const angle = Math.atan2(numbers.b, p) + Math.atan2(numbers.w[1], numbers.w[0]);
      assertClose(numbers.want === 'real' ? Math.sin(angle) : Math.cos(angle), 0, 'the direction of the product', 1e-9);
      assertClose(Math.hypot(...second), size, 'the modulus');
      assertClose(second[0], size * Math.cos(angle), 'the real part in polar form', 1e-9);
      assertClose(second[1], size * Math.sin(angle), 'the imaginary part in polar form', 1e-9);
    } else if (numbers.form === 'distance') {
      const { z, w } = numbers;
      for (const end of [z, w]) assertClose(Math.hypot(second[0] - end[0], second[1] - end[1]), size / 2, 'halfway');
      assert.ok(Number.isInteger(size));
    } else {
      const { z, n } = numbers;
      const angle = n * Math.atan2(z[1], z[0]);
      assertClose(second[0], size ** n * Math.cos(angle), 'the power in polar form', 1e-9);
      assertClose(second[1], size ** n * Math.sin(angle), 'the power in polar form', 1e-9);
    }
  },
});

type Turn =
  | { form: 'rotate'; what: string; z: Complex; factor: number; degrees: number }
  | { form: 'missing'; what: string; first: number; phase: number; total: number; shift: number; speed: number };

const turnedNumbers = defineTemplate<Turn, { modulus: number; argument: number; image: Complex }>({
  key: 'ai-polar-form-at-work',
  calculatorAllowed: true,
  placements: [hl('1.13', 2)],
  variants: [
    { form: 'rotate', what: 'the tip of a crane arm', z: [6, 2], factor: 1.5, degrees: 50 },
    { form: 'missing', what: 'Two loudspeakers', first: 4, phase: 0.5, total: 6, shift: 1.1, speed: 300 },
    { form: 'rotate', what: 'the end of a robot arm', z: [3, 5], factor: 0.8, degrees: 110 },
    { form: 'missing', what: 'Two wave machines', first: 0.9, phase: 0.3, total: 1.6, shift: 0.8, speed: 2 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'rotate') {
      const { z, factor, degrees } = numbers;
      const [modulus, argument] = [factor * Math.hypot(...z), Math.atan2(z[1], z[0]) + (degrees * Math.PI) / 180];
      return { modulus, argument, image: [modulus * Math.cos(argument), modulus * Math.sin(argument)] };
    }
    const { first, phase, total, shift } = numbers;
    const image: Complex = [total * Math.cos(shift) - first * Math.cos(phase), total * Math.sin(shift) - first * Math.sin(phase)];
    return { modulus: Math.hypot(...image), argument: Math.atan2(image[1], image[0]), image };
  },
  write: (numbers, { modulus, argument, image }) => {
    const [re, im] = image.map((part) => significant(part)) as [string, string];
    const cartesian = `${re} ${image[1] < 0 ? '-' : '+'} ${im.replace('-', '')}\\mathrm{i}`;
    if (numbers.form === 'rotate') {
      const { what, z, factor, degrees } = numbers;
      const [r, theta] = [Math.hypot(...z), Math.atan2(z[1], z[0])];
      return {
        text: prose`
          Seen from above, ${what} is at the point of $z = ${tex(z)}$ in the complex plane, in metres, with the base at the origin. The arm turns anticlockwise about the base by $${degrees}^\circ$ while its length is multiplied by $${factor}$.

          (a) Write $z$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$. [2]

          (b) Write down the complex number, in exponential form, by which $z$ is multiplied in this movement. [2]

          (c) Hence find the new place in the form $a + b\mathrm{i}$. [3]

          (d) Determine the complex number by which the new place has to be multiplied for the arm to go back, in exponential form. [2]`,
        hint: 'What does a product do to moduli and arguments? Which unit do the arguments have?',
        answer: prose`
          (a) $${significant(r)}\,\mathrm{e}^{${significant(theta)}\mathrm{i}}$

          (b) $${factor}\,\mathrm{e}^{${significant((degrees * Math.PI) / 180)}\mathrm{i}}$

          (c) $${cartesian}$

          (d) $${significant(1 / factor)}\,\mathrm{e}^{-${significant((degrees * Math.PI) / 180)}\mathrm{i}}$`,
        solution: prose`
          (a) $|z| = \sqrt{${z[0] ** 2} + ${z[1] ** 2}} = ${significant(r)}$ and $\arg z = \arctan\dfrac{${z[1]}}{${z[0]}} = ${significant(theta)}$ in radians.

          (b) $${degrees}^\circ = ${significant((degrees * Math.PI) / 180)}$ radians, so the factor is $${factor}\,\mathrm{e}^{${significant((degrees * Math.PI) / 180)}\mathrm{i}}$.

          (c) The modulus becomes $${factor} \times ${significant(r, 5)} = ${significant(modulus)}$ and the argument $${significant(theta, 5)} + ${significant((degrees * Math.PI) / 180, 5)} = ${significant(argument)}$, so the new place is $${cartesian}$. Turning by degrees inside an exponential is the usual slip.

          (d) The reciprocal undoes the movement: $${significant(1 / factor)}\,\mathrm{e}^{-${significant((degrees * Math.PI) / 180)}\mathrm{i}}$.`,
        markScheme: scheme({
          a: [prose`A1 $r = ${significant(r)}$`, prose`A1 $\theta = ${significant(theta)}$`],
          b: [prose`A1 modulus $${factor}$`, prose`A1 argument $${significant((degrees * Math.PI) / 180)}$`],
          c: [
            'M1 product',
            prose`A1 modulus $${significant(modulus)}$ and argument $${significant(argument)}$`,
            prose`A1 $${cartesian}$`,
          ],
          d: [prose`A1 modulus $${significant(1 / factor)}$`, prose`A1 argument $-${significant((degrees * Math.PI) / 180)}$`],
        }),
        keys: [
          labelled('$r =$', near(r, 'a')),
          labelled('$\\theta =$', near(theta, 'a'), [{ slip: 'angle_mode', value: (theta * 180) / Math.PI }]),
          { kind: 'expression', part: 'c', value: key(image) },
        ],
      };
    }
    const { what, first, phase, total, shift, speed } = numbers;
    return {
      text: prose`
        ${what} make the displacement of a point oscillate. The first alone would give $${first}\cos(${speed}t + ${phase})$, and both together give $${total}\cos(${speed}t + ${shift})$, in centimetres. The second alone gives $A\cos(${speed}t + \alpha)$ with $A > 0$.

        (a) Explain why $A\mathrm{e}^{\mathrm{i}\alpha} = ${total}\mathrm{e}^{${shift}\mathrm{i}} - ${first}\mathrm{e}^{${phase}\mathrm{i}}$. [2]

        (b) Hence find $A$ and $\alpha$, with $-\pi < \alpha \le \pi$. [4]

        (c) Comment on the claim that the two oscillations are in phase. [2]`,
      hint: 'Each oscillation is the real part of a fixed complex number times the same turning one.',
      answer: prose`
        (a) the fixed factors of the two add up to that of the whole

        (b) $A = ${significant(modulus)}$, $\alpha = ${significant(argument)}$

        (c) They are not: the amplitudes do not add up to that of the whole.`,
      solution: prose`
        (a) Each oscillation is $\operatorname{Re}\left(c\,\mathrm{e}^{${speed}t\mathrm{i}}\right)$ with a fixed complex number $c$. When oscillations are added the numbers $c$ are added, so $${first}\mathrm{e}^{${phase}\mathrm{i}} + A\mathrm{e}^{\mathrm{i}\alpha} = ${total}\mathrm{e}^{${shift}\mathrm{i}}$.

        (b) The calculator gives $${cartesian}$ for the difference. Its modulus is $A = ${significant(modulus)}$ and its argument $\alpha = ${significant(argument)}$.

        (c) In phase the amplitudes would add: $${first} + ${significant(modulus)} = ${significant(first + modulus)}$, which is more than $${total}$. The phases $${phase}$ and $${significant(argument)}$ differ, so they are not in phase.`,
      markScheme: scheme({
        a: ['R1 real parts of fixed numbers times the same exponential', 'R1 sum of the fixed numbers'],
        b: [
          'M1 both terms in Cartesian form',
          prose`A1 $${cartesian}$`,
          prose`A1 $A = ${significant(modulus)}$`,
          prose`A1 $\alpha = ${significant(argument)}$`,
        ],
        c: ['A1 not in phase', 'R1 amplitudes that do not add up, or phases that differ'],
      }),
      keys: [
        labelled('$A =$', near(modulus, 'b'), [
          { slip: 'method', value: total - first, note: 'Amplitudes may be subtracted only when the phases are equal.' },
        ]),
        labelled('$\\alpha =$', near(argument, 'b'), [{ slip: 'angle_mode', value: (argument * 180) / Math.PI }]),
      ],
    };
  },
  check: (numbers, { modulus, argument, image }) => {
    if (numbers.form === 'rotate') {
      const { z, factor, degrees } = numbers;
      assertClose(Math.hypot(...image), factor * Math.hypot(...z), 'the length of the arm');
      const cosine = (z[0] * image[0] + z[1] * image[1]) / (Math.hypot(...z) * Math.hypot(...image));
      assertClose(
        bisect((x) => Math.cos(x) - cosine, 0, Math.PI),
        (degrees * Math.PI) / 180,
        'the angle turned',
      );
      assertClose(Math.hypot(...image), modulus, 'the modulus');
      assertClose(Math.tan(argument) * (image[0] as number), image[1] as number, 'the argument');
      assert.ok(Math.cos(argument) * (image[0] as number) > 0 && argument > 0);
      return;
    }
    const { first, phase, total, shift, speed } = numbers;
    const rest = (t: number) => total * Math.cos(speed * t + shift) - first * Math.cos(speed * t + phase);
    assertClose(maximise(rest, 0, (2 * Math.PI) / speed).value, modulus, 'the greatest displacement');
    for (const t of [0, 1 / speed, 2 / speed]) {
      assertClose(rest(t), modulus * Math.cos(speed * t + argument), 'the displacement as one oscillation');
    }
  },
});

export const complexPlaneTemplates: readonly QuestionTemplate[] = [complexRoots, complexPlane, turnedNumbers];
