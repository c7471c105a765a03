import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { assertClose, maximise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, signedTerm, significant, surd, term } from '../../../tex.ts';
import { exact, hl, labelled, near, prose, scheme } from '../writing.ts';
import { cancellingSource, factorWanted, realPower } from './second-forms.ts';

/** Topic 1. Complex numbers in Cartesian and exponential form (higher level). */

const complexTex = (re: number, im: number) => (re === 0 ? term(im, '\\mathrm{i}') : `${re}${signedTerm(im, '\\mathrm{i}')}`);

const complexArithmetic = defineTemplate({
  key: 'ai-complex-arithmetic-quadratic',
  calculatorAllowed: true,
  placements: [hl('1.12', 1)],
  variants: [
    { a: 3, b: 2, c: 1, d: -1 },
    { a: 2, b: -3, c: 2, d: 1 },
    { a: -1, b: 4, c: 1, d: 2 },
    { a: 4, b: 1, c: 3, d: -1 },
    { a: -2, b: 5, c: 3, d: 1 },
    { a: 5, b: -2, c: 1, d: 3 },
    { a: 1, b: 5, c: 2, d: -2 },
    { a: -3, b: -1, c: 1, d: -2 },
  ],
  solve: ({ a, b, c, d }) => ({
    product: [a * c - b * d, a * d + b * c] as const,
    over: [a * c + b * d, b * c - a * d, c * c + d * d] as const,
    sum: -2 * a,
    constant: a * a + b * b,
  }),
  write: ({ a, b, c, d }, { product, over, sum, constant }, index) => {
    if (index >= ALIKE) return factorWanted({ a, b, c, d, re: product[0], im: product[1] });
    const reach = Math.max(...[a, b, c, d].map(Math.abs)) + 1;
    const ticks = Array.from({ length: 2 * reach - 1 }, (_, i) => i + 1 - reach).filter((n) => n !== 0);
    const figure = new Diagram({ x: [-reach, reach], y: [-reach, reach], equalScale: true, width: 340 })
      .axes({ x: 'Re', y: 'Im', xTicks: ticks, yTicks: ticks, grid: true })
      .arrow([0, 0], [a, b])
      .arrow([0, 0], [c, d])
      .arrow([0, 0], [a, -b], 'd-dashed')
      .label([a, b], 'z', { math: true, dx: 14 * Math.sign(a), dy: -8 * Math.sign(b) + 4 })
      .label([c, d], 'w', { math: true, dx: 14, dy: -8 * Math.sign(d) + 4 })
      .label([a, -b], 'z*', { math: true, dx: 14 * Math.sign(a), dy: 8 * Math.sign(b) + 4 });
    const [re, im, square] = over;
    const second = im === 0 ? '' : `${im < 0 ? ' - ' : ' + '}${fraction(Math.abs(im), square)}\\,\\mathrm{i}`;
    const quotient = re === 0 ? `${fraction(im, square)}\\,\\mathrm{i}` : `${fraction(re, square)}${second}`;
    return {
      text: prose`
        Let $z = ${complexTex(a, b)}$ and $w = ${complexTex(c, d)}$.

        (a) Find $zw$ in the form $p + q\mathrm{i}$. [2]

        (b) Find $\dfrac{z}{w}$ in the form $p + q\mathrm{i}$. [3]

        (c) Given that $z$ is a root of $x^{2} + bx + c = 0$, where $b, c \in \mathbb{R}$, find $b$ and $c$. [3]

        (d) Describe the position of the second root relative to $z$ on the Argand diagram. [1]`,
      hint: prose`What can a complex number be multiplied by so that the product is real?`,
      answer: prose`
        (a) $${complexTex(...product)}$

        (b) $${quotient}$

        (c) $b = ${sum}$, $c = ${constant}$

        (d) its reflection in the real axis`,
      solution: prose`
        (a) $(${complexTex(a, b)})(${complexTex(c, d)}) = ${a * c}${signedTerm(a * d, '\\mathrm{i}')}${signedTerm(b * c, '\\mathrm{i}')}${signedTerm(b * d, '\\mathrm{i}^2')}$.
        As $\mathrm{i}^2 = -1$, this is $${complexTex(...product)}$.

        (b) Multiply numerator and denominator by the conjugate $w^{*} = ${complexTex(c, -d)}$:
        $$\frac{z}{w} = \frac{(${complexTex(a, b)})(${complexTex(c, -d)})}{${c * c} + ${d * d}} = \frac{${complexTex(re, im)}}{${square}} = ${quotient}.$$

        (c) The coefficients are real, so the other root is the conjugate $z^{*} = ${complexTex(a, -b)}$. Then
        $-b = z + z^{*} = ${2 * a}$, so $b = ${sum}$, and $c = zz^{*} = ${a * a} + ${b * b} = ${constant}$.

        (d) The second root is $z^{*}$: the real part is the same and the imaginary part has the other sign, so its point is the reflection of the point of $z$ in the real axis.

        ![](diagram:argand)`,
      markScheme: scheme({
        a: [prose`M1 expansion with $\mathrm{i}^2 = -1$`, prose`A1 $${complexTex(...product)}$`],
        b: [
          prose`M1 multiplying by the conjugate $${complexTex(c, -d)}$`,
          prose`A1 denominator $${square}$`,
          prose`A1 $${quotient}$`,
        ],
        c: [prose`M1 second root $${complexTex(a, -b)}$`, prose`A1 $b = ${sum}$`, prose`A1 $c = ${constant}$`],
        d: ['A1 reflection in the real axis'],
      }),
      keys: [
        {
          kind: 'expression',
          part: 'a',
          value: `${product[0]} + (${product[1]})i`,
          form: 'expanded',
          slips: [{ slip: 'sign', value: `${a * c + b * d} + (${product[1]})i`, note: 'The square of i is negative.' }],
        },
        {
          kind: 'expression',
          part: 'b',
          value: `(${re})/${square} + (${im})/${square} i`,
          slips: [
            {
              slip: 'sign',
              value: `(${a * c - b * d})/${square} + (${product[1]})/${square} i`,
              note: 'You multiplied the numerator by w; multiply it by the conjugate of w.',
            },
          ],
        },
        labelled('$b =$', exact(sum, 'c')),
        labelled('$c =$', exact(constant, 'c')),
      ],
      diagrams: [
        {
          name: 'argand',
          svg: figure.toSvg(),
          alt: `An Argand diagram with z at (${a}, ${b}), w at (${c}, ${d}) and the conjugate of z, dashed, at (${a}, ${-b}).`,
        },
      ],
    };
  },
  check: ({ a, b, c, d }, { product, over, sum, constant }) => {
    // By modulus and argument instead of real and imaginary parts.
    const [r, s, alpha, beta] = [Math.hypot(a, b), Math.hypot(c, d), Math.atan2(b, a), Math.atan2(d, c)];
    assertClose(product[0], r * s * Math.cos(alpha + beta), 'Re zw', 1e-9);
    assertClose(product[1], r * s * Math.sin(alpha + beta), 'Im zw', 1e-9);
    assertClose(over[0] / over[2], (r / s) * Math.cos(alpha - beta), 'Re z/w', 1e-9);
    assertClose(over[1] / over[2], (r / s) * Math.sin(alpha - beta), 'Im z/w', 1e-9);
    assert.equal(a * a - b * b + sum * a + constant, 0);
    assert.equal(2 * a * b + sum * b, 0);
    assert.ok(sum * sum < 4 * constant);
  },
});

const alternatingVoltages = defineTemplate({
  key: 'ai-alternating-voltages',
  calculatorAllowed: true,
  placements: [hl('1.13', 2)],
  variants: [
    { first: 12, second: 8, angle: 0.8, speed: 40 },
    { first: 5, second: 9, angle: 1.2, speed: 50 },
    { first: 20, second: 15, angle: 0.6, speed: 100 },
    { first: 6, second: 10, angle: 1.4, speed: 30 },
    { first: 24, second: 9, angle: 0.9, speed: 60 },
    { first: 15, second: 7, angle: 1.3, speed: 20 },
    { first: 3, second: 4, angle: 0.5, speed: 25 },
  ],
  solve: ({ first, second, angle, speed }) => {
    const [re, im] = [first + second * Math.cos(angle), second * Math.sin(angle)];
    const phase = Math.atan2(im, re);
    return { re, im, amplitude: Math.hypot(re, im), phase, zero: (Math.PI / 2 - phase) / speed };
  },
  write: ({ first, second, angle, speed }, { re, im, amplitude, phase, zero }, index) =>
    index >= ALIKE
      ? cancellingSource({ first, second, angle, speed, amplitude, phase })
      : {
          text: prose`
      Two alternating sources in series give the voltages, in volts,
      $$V_1 = ${first}\cos(${speed}t) \quad\text{and}\quad V_2 = ${second}\cos(${speed}t + ${angle}),$$
      where $t$ is the time in seconds and angles are in radians. The total voltage is $V = V_1 + V_2$.

      (a) Write down $V_1$ and $V_2$ each as the real part of a complex number of the form $A\mathrm{e}^{\mathrm{i}(${speed}t + \theta)}$. [2]

      (b) Hence show that $V = \operatorname{Re}\left(\left(${first} + ${second}\mathrm{e}^{${angle}\mathrm{i}}\right)\mathrm{e}^{${speed}t\mathrm{i}}\right)$. [2]

      (c) Write $${first} + ${second}\mathrm{e}^{${angle}\mathrm{i}}$ in the form $R\mathrm{e}^{\mathrm{i}\alpha}$. [3]

      (d) Hence write down the greatest total voltage. [1]

      (e) Determine the first time $t > 0$ at which the total voltage is zero. [3]`,
          hint: 'Which factor do both voltages share when they are written as complex numbers?',
          answer: prose`
      (a) $V_1 = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$, $V_2 = \operatorname{Re}\left(${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$

      (b) shown

      (c) $${significant(amplitude)}\,\mathrm{e}^{${significant(phase)}\mathrm{i}}$

      (d) $${significant(amplitude)}\text{ V}$

      (e) $${significant(zero)}\text{ s}$`,
          solution: prose`
      (a) Since $\operatorname{Re}(A\mathrm{e}^{\mathrm{i}\varphi}) = A\cos\varphi$,
      $V_1 = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$ and $V_2 = \operatorname{Re}\left(${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$.

      (b) The real part of a sum is the sum of the real parts, so
      $V = \operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}} + ${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$. Adding exponents is multiplying powers:
      $\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})} = \mathrm{e}^{${angle}\mathrm{i}}\mathrm{e}^{${speed}t\mathrm{i}}$. Taking out the common factor $\mathrm{e}^{${speed}t\mathrm{i}}$ gives the result.

      (c) In Cartesian form,
      $$${first} + ${second}(\cos ${angle} + \mathrm{i}\sin ${angle}) = ${significant(re, 5)} + ${significant(im, 5)}\,\mathrm{i}.$$
      The modulus is $R = \sqrt{${significant(re, 5)}^2 + ${significant(im, 5)}^2} = ${significant(amplitude)}$ and the argument is
      $\alpha = \arctan\dfrac{${significant(im, 5)}}{${significant(re, 5)}} = ${significant(phase)}$ (the number lies in the first quadrant).

      (d) So $V = ${significant(amplitude)}\cos(${speed}t + ${significant(phase)})$, whose greatest value is $${significant(amplitude)}\text{ V}$.

      (e) A cosine is first zero at $\frac{\pi}{2}$, so $${speed}t + ${significant(phase, 5)} = \frac{\pi}{2}$ and
      $t = \dfrac{\frac{\pi}{2} - ${significant(phase, 5)}}{${speed}} = ${significant(zero)}\text{ s}$.`,
          markScheme: scheme({
            a: [
              prose`A1 $\operatorname{Re}\left(${first}\mathrm{e}^{${speed}t\mathrm{i}}\right)$`,
              prose`A1 $\operatorname{Re}\left(${second}\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})}\right)$`,
            ],
            b: [
              'M1 real part of the sum',
              prose`M1 $\mathrm{e}^{\mathrm{i}(${speed}t + ${angle})} = \mathrm{e}^{${angle}\mathrm{i}}\mathrm{e}^{${speed}t\mathrm{i}}$ and the common factor taken out`,
              'AG the expression given',
            ],
            c: [
              'M1 conversion to Cartesian form, or direct use of the calculator',
              prose`A1 $R = ${significant(amplitude)}$`,
              prose`A1 $\alpha = ${significant(phase)}$`,
            ],
            d: [prose`A1 $${significant(amplitude)}\text{ V}$`],
            e: [
              prose`M1 $V = ${significant(amplitude)}\cos(${speed}t + ${significant(phase)})$ set to zero`,
              prose`(A1) $${speed}t + ${significant(phase)} = \frac{\pi}{2}$`,
              prose`A1 $${significant(zero)}\text{ s}$`,
            ],
          }),
          numeric: [near(amplitude, 'd', 'V'), near(zero, 'e', 's')],
          keys: [
            labelled('$R =$', near(amplitude, 'c'), [
              {
                slip: 'method',
                value: first + second,
                note: 'The two numbers have different arguments, so their moduli do not simply add up.',
              },
            ]),
            labelled(prose`$\alpha =$`, near(phase, 'c'), [{ slip: 'angle_mode', value: (phase * 180) / Math.PI }]),
          ],
        },
  check: ({ first, second, angle, speed }, { amplitude, phase, zero }) => {
    const total = (t: number) => first * Math.cos(speed * t) + second * Math.cos(speed * t + angle);
    assertClose(amplitude, maximise(total, 0, (2 * Math.PI) / speed).value, 'the peak of the sum');
    assertClose(total(zero), 0, 'the voltage at the zero');
    // One cosine with this amplitude and phase is the sum at all times.
    for (let i = 0; i < 12; i++) {
      const t = i / speed;
      assertClose(amplitude * Math.cos(speed * t + phase), total(t), 'the single cosine');
    }
    for (let i = 0; i < 100; i++) assert.ok(total((zero * i) / 100) > 0, 'no earlier zero');
  },
});

const complexPower = defineTemplate({
  key: 'ai-power-of-complex-number',
  calculatorAllowed: true,
  placements: [hl('1.13', 1)],
  variants: [
    { re: 1, im: 1, root: false, n: 6 },
    { re: -1, im: 1, root: false, n: 4 },
    { re: 1, im: 1, root: true, n: 3 },
    { re: 2, im: -2, root: false, n: 4 },
    { re: -1, im: 1, root: true, n: 6 },
    { re: 1, im: -1, root: false, n: 8 },
    { re: 1, im: -1, root: true, n: 3 },
    { re: -2, im: -2, root: false, n: 2 },
  ],
  solve: ({ re, im, root, n }) => {
    const modulus2 = re * re + (root ? 3 : 1) * im * im;
    const angle = Math.atan2(im * (root ? Math.sqrt(3) : 1), re);
    const r = modulus2 ** (n / 2);
    return { modulus2, angle, power: [Math.round(r * Math.cos(n * angle)), Math.round(r * Math.sin(n * angle))] as const };
  },
  write: ({ re, im, root, n }, { modulus2, angle, power }, index) => {
    const imTex = root
      ? prose`${Math.abs(im) === 1 ? '' : Math.abs(im)}\sqrt{3}\,\mathrm{i}`
      : prose`${Math.abs(im) === 1 ? '' : Math.abs(im)}\mathrm{i}`;
    const z = `${re} ${im < 0 ? '-' : '+'} ${imTex}`;
    // Arguments are multiples of π/12 in all variants.
    const part = (k: number) => {
      const twelfths = Math.round((k * 12) / Math.PI);
      const divisor = [12, 6, 4, 3, 2, 1].find((d) => twelfths % d === 0) as number;
      const [top, bottom] = [twelfths / divisor, 12 / divisor];
      const name = Math.abs(top) === 1 ? prose`\pi` : prose`${Math.abs(top)}\pi`;
      return `${top < 0 ? '-' : ''}${bottom === 1 ? name : prose`\frac{${name}}{${bottom}}`}`;
    };
    if (index >= ALIKE) return realPower({ z, modulus2, angle, argument: part(angle) });
    const [a, b] = power;
    const value =
      b === 0
        ? `${a}`
        : a === 0
          ? prose`${b === 1 ? '' : b === -1 ? '-' : b}\mathrm{i}`
          : prose`${a}${b < 0 ? ' - ' : ' + '}${Math.abs(b)}\mathrm{i}`;
    return {
      text: prose`
        Let $z = ${z}$. By writing $z$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, find $z^{${n}}$ in the form $a + b\mathrm{i}$. [5]`,
      hint: 'What does a power do to the modulus and to the argument?',
      answer: `$z^{${n}} = ${value}$`,
      solution: prose`
        The modulus is $r = \sqrt{${re * re} + ${(root ? 3 : 1) * im * im}} = ${surd(modulus2)}$. The point of $z$ lies in the ${quadrant(re, im)} quadrant, and its argument is $\theta = ${part(angle)}$.

        So $z = ${surd(modulus2)}\,\mathrm{e}^{${part(angle)}\mathrm{i}}$ and
        $$z^{${n}} = \left(${surd(modulus2)}\right)^{${n}}\mathrm{e}^{${part(n * angle)}\mathrm{i}} = ${Math.round(modulus2 ** (n / 2))}\left(\cos\left(${part(n * angle)}\right) + \mathrm{i}\sin\left(${part(n * angle)}\right)\right) = ${value}.$$`,
      markScheme: scheme({
        '': [
          prose`A1 $r = ${surd(modulus2)}$`,
          prose`A1 $\theta = ${part(angle)}$ (or the same angle plus a multiple of $2\pi$)`,
          prose`M1 $r^{${n}}\mathrm{e}^{${n}\theta\mathrm{i}}$`,
          prose`A1 $${Math.round(modulus2 ** (n / 2))}\,\mathrm{e}^{${part(n * angle)}\mathrm{i}}$`,
          prose`A1 $${value}$`,
        ],
      }),
      keys: [{ kind: 'expression', value: `${a} + (${b})i`, form: 'expanded' }],
    };
  },
  check: ({ re, im, root, n }, { modulus2, angle, power }) => {
    const b = root ? im * Math.sqrt(3) : im;
    assertClose(Math.sqrt(modulus2) * Math.cos(angle), re, 'the real part');
    assertClose(Math.sqrt(modulus2) * Math.sin(angle), b, 'the imaginary part');
    assert.ok(angle > -Math.PI && angle <= Math.PI);
    let [x, y] = [1, 0];
    for (let i = 0; i < n; i++) [x, y] = [x * re - y * b, x * b + y * re];
    assertClose(power[0], x, 'the real part by multiplying out', 1e-9);
    assertClose(power[1], y, 'the imaginary part by multiplying out', 1e-9);
  },
});

/** The quadrant of a point off the axes. */
function quadrant(x: number, y: number): string {
  if (y > 0) return x > 0 ? 'first' : 'second';
  return x > 0 ? 'fourth' : 'third';
}

export const complexNumbersTemplates: readonly QuestionTemplate[] = [complexArithmetic, complexPower, alternatingVoltages];
