import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { fraction, significant, surd } from '../../../tex.ts';
import { exact, higher, raw, threeFigures } from '../writing.ts';

/** Paper 3: two functions like cosine and sine, and the shape of a hanging cable. */

export const hangingCables = defineTemplate({
  key: 'aa-hl-investigation-hanging-cables',
  calculatorAllowed: true,
  placements: higher('5.19', 3, ['1.13', '2.9', '5.15']),
  variants: [
    { m: 2, value: 3, a: 20, half: 15, thing: 'power cable' },
    { m: 3, value: 5, a: 25, half: 20, thing: 'rope bridge' },
    { m: 4, value: 2, a: 40, half: 24, thing: 'chain' },
  ],
  solve: ({ m, value, a, half }) => ({
    at: (m * m + 1) / (2 * m),
    place: Math.log(value + Math.sqrt(value * value - 1)),
    sag: a * (Math.cosh(half / a) - 1),
    length: 2 * a * Math.sinh(half / a),
  }),
  write: ({ m, value, a, half, thing }, { place, sag, length }) => {
    const root = surd(value * value - 1);
    const at = fraction(m * m + 1, 2 * m);
    return inParts({
      stem: raw`*In this question you will investigate two functions that behave like cosine and sine, and the shape of a hanging cable.*

Let $C(x) = \dfrac{\mathrm{e}^x + \mathrm{e}^{-x}}{2}$ and $S(x) = \dfrac{\mathrm{e}^x - \mathrm{e}^{-x}}{2}$ for $x \in \mathbb{R}$.`,
      hint: 'Compare each result with the one that you know for cosine and sine. Where do the signs differ?',
      parts: [
        {
          ask: raw`Find the exact values of $C(0)$, $S(0)$ and $C(\ln ${m})$.`,
          answer: raw`$C(0) = 1$, $S(0) = 0$, $C(\ln ${m}) = ${at}$`,
          solution: raw`$\mathrm{e}^0 = 1$ gives $C(0) = 1$ and $S(0) = 0$. As $\mathrm{e}^{\ln ${m}} = ${m}$ and $\mathrm{e}^{-\ln ${m}} = \frac{1}{${m}}$, $C(\ln ${m}) = ${at}$.`,
          marks: ['A1 $C(0) = 1$', 'A1 $S(0) = 0$', `A1 $C(\\ln ${m}) = ${at}$`],
          keys: [
            { label: '$C(0) =$', ...exact(1) },
            { label: '$S(0) =$', ...exact(0) },
            {
              label: `$C(\\ln ${m}) =$`,
              value: (m * m + 1) / (2 * m),
              tolerance: 0,
              exact: `${m * m + 1}/${2 * m}`,
              form: 'exact',
            },
          ],
        },
        {
          ask: raw`Show that $\left(C(x)\right)^2 - \left(S(x)\right)^2 = 1$.`,
          answer: 'As given.',
          solution: raw`The squares are $\frac{1}{4}\left(\mathrm{e}^{2x} + 2 + \mathrm{e}^{-2x}\right)$ and $\frac{1}{4}\left(\mathrm{e}^{2x} - 2 + \mathrm{e}^{-2x}\right)$. Their difference is $\frac{1}{4} \times 4 = 1$.`,
          marks: ['A1 both squares', 'A1 subtracts', 'AG 1'],
        },
        {
          ask: raw`Show that $C'(x) = S(x)$, and write down $S'(x)$.`,
          answer: raw`$S'(x) = C(x)$`,
          solution: raw`The derivative of $\mathrm{e}^{-x}$ is $-\mathrm{e}^{-x}$, so $C'(x) = \dfrac{\mathrm{e}^x - \mathrm{e}^{-x}}{2} = S(x)$. In the same way $S'(x) = \dfrac{\mathrm{e}^x + \mathrm{e}^{-x}}{2} = C(x)$.`,
          marks: [raw`A1 derivative of $\mathrm{e}^{-x}$, leading to $S(x)$`, "A1 $S'(x) = C(x)$ (*do not accept* $-C(x)$)"],
        },
        {
          ask: raw`Find the Maclaurin series of $C(x)$ up to and including the term in $x^4$.`,
          answer: raw`$1 + \dfrac{x^2}{2} + \dfrac{x^4}{24}$`,
          solution: raw`In $\mathrm{e}^x$ and $\mathrm{e}^{-x}$ the terms of odd powers have opposite signs and cancel. Half the sum is $1 + \dfrac{x^2}{2} + \dfrac{x^4}{24}$.`,
          marks: [
            raw`M1 series of $\mathrm{e}^x$ and $\mathrm{e}^{-x}$, or the derivatives at 0`,
            'A1 odd powers cancel',
            raw`A1 $1 + \frac{x^2}{2} + \frac{x^4}{24}$`,
          ],
          keys: [{ kind: 'expression', value: '1 + x^2/2 + x^4/24' }],
        },
        {
          ask: raw`Show that $C(x + y) = C(x)C(y) + S(x)S(y)$, and hence express $C(2x)$ in terms of $C(x)$ alone.`,
          answer: raw`$C(2x) = 2\left(C(x)\right)^2 - 1$`,
          solution: raw`The right-hand side is $\frac{1}{4}\left(\mathrm{e}^x + \mathrm{e}^{-x}\right)\left(\mathrm{e}^y + \mathrm{e}^{-y}\right) + \frac{1}{4}\left(\mathrm{e}^x - \mathrm{e}^{-x}\right)\left(\mathrm{e}^y - \mathrm{e}^{-y}\right)$. The products $\mathrm{e}^{x-y}$ and $\mathrm{e}^{y-x}$ cancel, which leaves $\frac{1}{2}\left(\mathrm{e}^{x+y} + \mathrm{e}^{-x-y}\right) = C(x + y)$. With $y = x$ and part (b), $C(2x) = \left(C(x)\right)^2 + \left(S(x)\right)^2 = 2\left(C(x)\right)^2 - 1$.`,
          marks: [
            'M1 expands the products',
            'A1 mixed terms cancel',
            'M1 puts $y = x$ and uses part (b)',
            raw`A1 $2\left(C(x)\right)^2 - 1$ (*do not accept* an answer that contains $S(x)$)`,
          ],
        },
        {
          ask: raw`By solving a quadratic equation in $\mathrm{e}^x$, find the exact positive solution of $C(x) = ${value}$.`,
          answer: raw`$x = \ln\left(${value} + ${root}\right)$`,
          solution: raw`Multiplying $\mathrm{e}^x + \mathrm{e}^{-x} = ${2 * value}$ by $\mathrm{e}^x$ gives $\mathrm{e}^{2x} - ${2 * value}\mathrm{e}^x + 1 = 0$, so $\mathrm{e}^x = ${value} \pm ${root}$. The positive solution belongs to the greater value: $x = \ln\left(${value} + ${root}\right)$.`,
          marks: [
            raw`M1 multiplies by $\mathrm{e}^x$`,
            raw`A1 $\mathrm{e}^{2x} - ${2 * value}\mathrm{e}^x + 1 = 0$`,
            raw`A1 $\mathrm{e}^x = ${value} \pm ${root}$`,
            raw`A1 $x = \ln\left(${value} + ${root}\right)$ alone (*do not accept* a decimal, or both solutions)`,
          ],
          keys: [{ value: place, tolerance: 0, exact: raw`\ln(${value} + ${root})`, form: 'exact' }],
        },
        {
          ask: raw`Show that $C(\mathrm{i}x) = \cos x$.`,
          answer: 'As given.',
          solution: raw`$\mathrm{e}^{\mathrm{i}x} = \cos x + \mathrm{i}\sin x$ and $\mathrm{e}^{-\mathrm{i}x} = \cos x - \mathrm{i}\sin x$. Half of their sum is $\cos x$.`,
          marks: [
            raw`M1 Euler's form of $\mathrm{e}^{\mathrm{i}x}$ and $\mathrm{e}^{-\mathrm{i}x}$`,
            'A1 adds and halves',
            'AG the result',
          ],
        },
        {
          before: raw`A hanging ${thing} has the shape $y = aC\left(\dfrac{x}{a}\right)$, with its lowest point at $x = 0$ and all lengths in metres.`,
          ask: raw`Show that it satisfies $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = \dfrac{1}{a}\sqrt{1 + \left(\dfrac{\mathrm{d}y}{\mathrm{d}x}\right)^2}$.`,
          answer: 'As given.',
          solution: raw`By the chain rule $\dfrac{\mathrm{d}y}{\mathrm{d}x} = S\left(\dfrac{x}{a}\right)$ and $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = \dfrac{1}{a}C\left(\dfrac{x}{a}\right)$. By part (b), $1 + S^2 = C^2$ and $C$ is positive, so the root is $C\left(\dfrac{x}{a}\right)$.`,
          marks: [
            raw`A1 $\frac{\mathrm{d}y}{\mathrm{d}x} = S\left(\frac{x}{a}\right)$`,
            raw`A1 $\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = \frac{1}{a}C\left(\frac{x}{a}\right)$`,
            'R1 part (b), and $C$ is positive',
            'AG the stated equation',
          ],
        },
        {
          joined: true,
          ask: raw`For $a = ${a}$ the ${thing} is fixed at the same height at $x = -${half}$ and $x = ${half}$. Find how far its lowest point hangs below its ends.`,
          answer: raw`$${significant(sag)}$ m`,
          solution: raw`At the ends $y = ${a}C\left(\dfrac{${half}}{${a}}\right) = ${significant(sag + a, 5)}$, and at the lowest point $y = ${a}$. The difference is $${significant(sag)}$ m.`,
          marks: [`M1 difference of $y$ at $x = ${half}$ and at $x = 0$`, `A1 $${significant(sag)}$ m`],
          keys: [threeFigures(sag, undefined, 'm')],
        },
        {
          joined: true,
          ask: raw`The length of the ${thing} is $\displaystyle\int_{-${half}}^{${half}}\sqrt{1 + \left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2}\,\mathrm{d}x$. Find it.`,
          answer: raw`$${significant(length)}$ m`,
          solution: raw`The integrand is $C\left(\dfrac{x}{${a}}\right)$, with the antiderivative $${a}S\left(\dfrac{x}{${a}}\right)$. The length is $${2 * a}S\left(\dfrac{${half}}{${a}}\right) = ${significant(length)}$ m.`,
          marks: [
            raw`M1 integrand $C\left(\frac{x}{${a}}\right)$ (*accept* the integral by calculator)`,
            `A1 $${significant(length)}$ m`,
          ],
          keys: [threeFigures(length, undefined, 'm')],
        },
      ],
    });
  },
  check: ({ m, value, a, half }, { at, place, sag, length }) => {
    const c = (x: number) => (Math.exp(x) + Math.exp(-x)) / 2;
    assertClose(c(Math.log(m)), at, 'C(ln m)');
    assertClose(c(place), value, 'the solution');
    const y = (x: number) => a * c(x / a);
    assertClose(y(half) - y(0), sag, 'the sag');
    assertClose(
      integrate((x) => Math.hypot(1, (y(x + 1e-4) - y(x - 1e-4)) / 2e-4), -half, half),
      length,
      'the length',
      1e-5,
    );
  },
});
