import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, term } from '../../tex.ts';
import { core, exact, inExactForm, raw, slip } from './writing.ts';

/** Topic 5, Calculus: indefinite and definite integrals and areas, common to SL and HL. */

const linearInside = inForms(
  { key: 'aa-integrals-linear-inside', calculatorAllowed: false, placements: core('5.10', 1, ['5.11']) },
  [
    form({
      variants: [
        { a: 2, c: 6, kind: 'exponential' },
        { a: 3, c: 12, kind: 'exponential' },
        { a: 2, c: 5, kind: 'cosine' },
        { a: 4, c: 8, kind: 'sine' },
      ],
      solve: ({ a, c, kind }) => ({ factor: kind === 'sine' ? -c / a : c / a }),
      write: ({ a, c, kind }, { factor }) => {
        const inner = `${a}x`;
        const [integrand, base] =
          kind === 'exponential'
            ? [`${c}e^{${inner}}`, `e^{${inner}}`]
            : kind === 'cosine'
              ? [raw`${c}\cos ${inner}`, raw`\sin ${inner}`]
              : [raw`${c}\sin ${inner}`, raw`\cos ${inner}`];
        const coefficient = fraction(kind === 'sine' ? -c : c, a);
        const result = `${coefficient === '1' ? '' : coefficient === '-1' ? '-' : coefficient}${base}`;
        const start = kind === 'sine' ? factor : kind === 'exponential' ? factor : 0;
        return inParts({
          stem: raw`Let $f'(x) = ${integrand}$.`,
          hint: 'What does the chain rule show when you differentiate your result?',
          parts: [
            {
              ask: raw`Find $\displaystyle\int f'(x)\,\mathrm{d}x$.`,
              answer: `$${result} + C$`,
              solution: raw`The derivative of $${base}$ brings a factor ${a}${kind === 'sine' ? ' and a minus sign' : ''}, so the integral needs the division by it: $${result} + C$.`,
              marks: [`M1 multiple of $${base}$`, `A1 $${result} + C$`],
              keys: [{ kind: 'expression', value: result, constant: 'added' }],
            },
            {
              ask: raw`Given that $f(0) = 7$, find $f(x)$.`,
              answer: `$f(x) = ${result}${start === 7 ? '' : ` ${7 - start < 0 ? '-' : '+'} ${fraction(Math.abs(Math.round((7 - start) * a)), a)}`}$`,
              solution: raw`At $x = 0$ the antiderivative is $${fraction(Math.round(start * a), a)}$, so $${fraction(Math.round(start * a), a)} + C = 7$ and $C = ${fraction(Math.round((7 - start) * a), a)}$.`,
              marks: ['M1 puts in $x = 0$', `A1 $C = ${fraction(Math.round((7 - start) * a), a)}$`],
              keys: [
                {
                  kind: 'expression',
                  value: `${result} + ${fraction(Math.round((7 - start) * a), a)}`,
                  slips:
                    start === 0
                      ? []
                      : [slip(`${result} + 7`, 'The antiderivative itself need not be zero at the start.', 'constant')],
                },
              ],
            },
          ],
        });
      },
      check: ({ a, c, kind }, { factor }) => {
        const F = (x: number) =>
          factor * (kind === 'exponential' ? Math.exp(a * x) : kind === 'cosine' ? Math.sin(a * x) : Math.cos(a * x));
        const f = (x: number) =>
          c * (kind === 'exponential' ? Math.exp(a * x) : kind === 'cosine' ? Math.cos(a * x) : Math.sin(a * x));
        assertClose(integrate(f, 0, 1.2), F(1.2) - F(0), 'integral', 1e-7);
        assert.ok(Number.isInteger(factor * 2));
      },
    }),
    form({
      variants: [
        { a: 3, b: 2, n: 4, to: 1 },
        { a: 2, b: 1, n: 3, to: 2 },
        { a: 5, b: -4, n: 2, to: 1 },
      ],
      solve: ({ a, b, n, to }) => ({ top: (a * to + b) ** (n + 1) - b ** (n + 1), bottom: a * (n + 1) }),
      write: ({ a, b, n, to }, { top, bottom }) => {
        const inner = `(${polynomial([a, b])})`;
        return inParts({
          stem: raw`To find $\displaystyle\int ${inner}^${n}\,\mathrm{d}x$, a student writes $\dfrac{${inner}^${n + 1}}{${n + 1}} + C$.`,
          hint: 'Test the result by differentiation.',
          parts: [
            {
              ask: "Differentiate the student's result, and hence identify the error.",
              answer: `It gives $${a}${inner}^${n}$: the division by ${a} is missing.`,
              solution: raw`By the chain rule the derivative is $${inner}^${n} \times ${a} = ${a}${inner}^${n}$. This is ${a} times the integrand: the division by the inner factor ${a} is missing.`,
              marks: [`M1 chain rule`, `A1 $${a}${inner}^${n}$`, `R1 a division by ${a} is missing`],
            },
            {
              ask: 'Write down the correct integral.',
              answer: raw`$\dfrac{${inner}^${n + 1}}{${bottom}} + C$`,
              solution: raw`$\dfrac{${inner}^${n + 1}}{${bottom}} + C$.`,
              marks: [raw`A1 $\frac{${inner}^${n + 1}}{${bottom}} + C$`],
              keys: [{ kind: 'expression', value: raw`\frac{(${polynomial([a, b])})^{${n + 1}}}{${bottom}}`, constant: 'added' }],
            },
            {
              ask: raw`Find the value of $\displaystyle\int_0^{${to}} ${inner}^${n}\,\mathrm{d}x$.`,
              answer: `$${fraction(top, bottom)}$`,
              solution: raw`$\dfrac{${a * to + b}^${n + 1} - ${b < 0 ? `(${b})` : b}^${n + 1}}{${bottom}} = ${fraction(top, bottom)}$.`,
              marks: ['M1 substitutes the limits', `A1 $${fraction(top, bottom)}$`],
              keys: [{ ...exact(top / bottom), slips: [slip(top / (n + 1), 'The division by the inner factor is missing.')] }],
            },
          ],
        });
      },
      check: ({ a, b, n, to }, { top, bottom }) =>
        assertClose(
          integrate((x) => (a * x + b) ** n, 0, to),
          top / bottom,
          'integral',
          1e-8,
        ),
    }),
  ],
);

const signedAreas = inForms({ key: 'aa-signed-areas', calculatorAllowed: false, placements: core('5.11', 1, ['5.5']) }, [
  form({
    variants: [
      { p: 2, end: 3 },
      { p: 3, end: 4 },
      { p: 1, end: 3 },
      { p: 4, end: 6 },
    ],
    // f(x) = x^2 - p x on [0, end]
    solve: ({ p, end }) => {
      const F = (x: number) => 2 * x ** 3 - 3 * p * x ** 2;
      return { below: -F(p), above: F(end) - F(p), whole: F(end) };
    },
    write: ({ p, end }, { below, above, whole }) => {
      const f = (x: number) => x * x - p * x;
      const drawing = new Diagram({ x: [-0.6, end + 0.8], y: [-(p * p) / 4 - 1, f(end) + 1.2], width: 340, height: 250 });
      drawing
        .shadeBetween(() => 0, f, 0, p)
        .shadeBetween(f, () => 0, p, end)
        .axes()
        .graph(f, -0.5, end + 0.2)
        .label([p, 0], `${p}`, { dx: -8, dy: -6 })
        .label([end, 0], `${end}`, { dy: 17 });
      return inParts({
        stem: `${raw`The diagram shows the graph of $f(x) = x^2 - ${term(p, 'x')}$ for $0 \le x \le ${end}$.`}\n\n![](diagram:areas)`,
        hint: 'What does an integral do with a region below the axis?',
        parts: [
          {
            ask: raw`Find $\displaystyle\int_0^{${end}} f(x)\,\mathrm{d}x$.`,
            answer: `$${fraction(whole, 6)}$`,
            solution: raw`An antiderivative is $\dfrac{x^3}{3} - \dfrac{${term(p, 'x^2')}}{2}$. The integral is $${fraction(whole, 6)}$.`,
            marks: ['M1 antiderivative', `A1 $${fraction(whole, 6)}$`],
            keys: [exact(whole / 6)],
          },
          {
            ask: `Find the total area of the two shaded regions.`,
            answer: `$${fraction(below + above, 6)}$`,
            solution: raw`The graph is below the axis up to $x = ${p}$: $\displaystyle\int_0^{${p}} f(x)\,\mathrm{d}x = ${fraction(-below, 6)}$, an area of $${fraction(below, 6)}$. From ${p} to ${end} the integral is $${fraction(above, 6)}$. Together: $${fraction(below, 6)} + ${fraction(above, 6)} = ${fraction(below + above, 6)}$.`,
            marks: [
              `M1 splits at $x = ${p}$`,
              `A1 $${fraction(below, 6)}$`,
              `A1 $${fraction(above, 6)}$`,
              `A1 $${fraction(below + above, 6)}$`,
            ],
            keys: [
              {
                ...exact((below + above) / 6),
                slips: whole === 0 ? [] : [slip(whole / 6, 'The part below the axis was counted as negative.', 'sign')],
              },
            ],
          },
          {
            ask: `Explain why the answers differ.`,
            answer: 'In the integral the region below the axis counts as negative.',
            solution: 'The integral takes the area above the axis minus the area below; the total area takes both as positive.',
            marks: ['R1 the region below the axis counts as negative in the integral'],
          },
        ],
        diagrams: [
          {
            name: 'areas',
            svg: drawing.toSvg(),
            alt: `A parabola through the origin and (${p}, 0), below the x-axis in between; the regions between it and the axis from 0 to ${p} and from ${p} to ${end} are shaded.`,
          },
        ],
      });
    },
    check: ({ p, end }, { below, above, whole }) => {
      const f = (x: number) => x * x - p * x;
      assertClose(integrate(f, 0, end), whole / 6, 'integral');
      assertClose(
        integrate((x) => Math.abs(f(x)), 0, end, 12_000),
        (below + above) / 6,
        'area',
        1e-5,
      );
    },
  }),
  form({
    variants: [
      { whole: 10, part: 4, k: 3 },
      { whole: -2, part: 5, k: 2 },
      { whole: 7, part: -3, k: 4 },
      { whole: 12, part: 9, k: -2 },
    ],
    solve: ({ whole, part, k }) => ({ rest: whole - part, scaled: k * whole, shifted: whole + 6 * k }),
    write: ({ whole, part, k }, { rest, scaled, shifted }) =>
      inParts({
        stem: raw`For a continuous function $f$, $\displaystyle\int_1^7 f(x)\,\mathrm{d}x = ${whole}$ and $\displaystyle\int_1^3 f(x)\,\mathrm{d}x = ${part}$.`,
        hint: 'No formula for the function is needed, only the rules for integrals.',
        parts: [
          {
            ask: raw`Find $\displaystyle\int_3^7 f(x)\,\mathrm{d}x$.`,
            answer: `$${rest}$`,
            solution: raw`The two parts make the whole: $${whole} - ${part < 0 ? `(${part})` : part} = ${rest}$.`,
            marks: [`A1 $${rest}$`],
            keys: [exact(rest)],
          },
          {
            ask: raw`Find $\displaystyle\int_1^7 ${k}f(x)\,\mathrm{d}x$.`,
            answer: `$${scaled}$`,
            solution: raw`A constant factor stays: $${k} \times ${whole < 0 ? `(${whole})` : whole} = ${scaled}$.`,
            marks: [`A1 $${scaled}$`],
            keys: [exact(scaled)],
          },
          {
            ask: raw`Find $\displaystyle\int_1^7 \left(f(x) ${k < 0 ? '-' : '+'} ${Math.abs(k)}\right)\mathrm{d}x$.`,
            answer: `$${shifted}$`,
            solution: raw`The constant gives a rectangle of width 6: $${whole} ${k < 0 ? '-' : '+'} ${Math.abs(k)} \times 6 = ${shifted}$.`,
            marks: ['M1 integrates the constant', `A1 $${shifted}$`],
            keys: [{ ...exact(shifted), slips: [slip(whole + k, 'The constant has to be integrated over the whole width.')] }],
          },
          {
            ask: raw`Find $\displaystyle\int_3^9 f(x - 2)\,\mathrm{d}x$. Justify your answer.`,
            answer: `$${whole}$`,
            solution: raw`The graph of $y = f(x - 2)$ is that of $f$ moved by 2 to the right, and so are the limits: the value ${whole} stays.`,
            marks: [`A1 $${whole}$`, 'R1 translation by 2 of graph and limits'],
            keys: [exact(whole)],
          },
        ],
      }),
    check: ({ whole, part, k }, { rest, scaled, shifted }) => {
      // A step function with these integrals.
      const f = (x: number) => (x < 3 ? part / 2 : (whole - part) / 4);
      const over = (g: (x: number) => number, a: number, b: number) =>
        Array.from({ length: 1200 }, (_, i) => g(a + ((i + 0.5) * (b - a)) / 1200)).reduce((s, y) => s + (y * (b - a)) / 1200, 0);
      assertClose(over(f, 3, 7), rest, 'rest');
      assertClose(
        over((x) => k * f(x), 1, 7),
        scaled,
        'multiple',
      );
      assertClose(
        over((x) => f(x) + k, 1, 7),
        shifted,
        'shifted',
      );
      assertClose(
        over((x) => f(x - 2), 3, 9),
        whole,
        'moved',
      );
    },
  }),
]);

const exactAreas = inForms({ key: 'aa-exact-areas-functions', calculatorAllowed: false, placements: core('5.11', 1, ['5.10']) }, [
  form({
    variants: [
      { a: 2, name: 'sine' },
      { a: 3, name: 'sine' },
      { a: 4, name: 'exponential' },
      { a: 2, name: 'exponential' },
    ],
    // between y = a (constant) and y = a sin x on [0, pi/2]; or y = e^x and y = a from 0 to ln a
    solve: ({ a, name }) => ({ area: name === 'sine' ? a * (Math.PI / 2 - 1) : a * Math.log(a) - a + 1 }),
    write: ({ a, name }, { area }) => {
      const sine = name === 'sine';
      const [curve, end] = sine ? [raw`${a}\sin x`, raw`\frac{\pi}{2}`] : ['e^x', raw`\ln ${a}`];
      const result = sine ? raw`${fraction(a, 2) === '1' ? '' : fraction(a, 2)}\pi - ${a}` : raw`${a}\ln ${a} - ${a - 1}`;
      return inParts({
        stem: raw`The region $R$ is enclosed by the curve $y = ${curve}$, the line $y = ${a}$ and the $y$-axis${sine ? raw`, for $0 \le x \le \frac{\pi}{2}$` : ''}.`,
        hint: 'Where does the line meet the curve?',
        parts: [
          {
            ask: 'Find the exact $x$-coordinate of the point where the curve meets the line.',
            answer: `$x = ${end}$`,
            solution: sine
              ? raw`$${a}\sin x = ${a}$ gives $\sin x = 1$ and $x = \frac{\pi}{2}$.`
              : raw`$e^x = ${a}$ gives $x = \ln ${a}$.`,
            marks: [`A1 $x = ${end}$`],
            keys: [inExactForm(sine ? Math.PI / 2 : Math.log(a), end)],
          },
          {
            ask: 'Find the exact area of $R$.',
            answer: `$${result}$`,
            solution: raw`The line lies above the curve: $$\int_0^{${end}} \left(${a} - ${curve}\right)\mathrm{d}x = \left[${a}x ${sine ? raw`+ ${a}\cos x` : '- e^x'}\right]_0^{${end}} = ${sine ? raw`\left(${a} \times \frac{\pi}{2} + 0\right) - ${a}` : raw`\left(${a}\ln ${a} - ${a}\right) - (0 - 1)`} = ${result}.$$`,
            marks: ['M1 line minus curve with limits', 'A1 antiderivative', 'M1 substitutes the limits', `A1 $${result}$`],
            keys: [inExactForm(area, result)],
          },
          {
            ask: sine
              ? raw`Hence deduce the area between the curve and the $x$-axis from $0$ to $\frac{\pi}{2}$, without another integral.`
              : raw`Hence deduce the area under the curve from $0$ to $\ln ${a}$, without another integral.`,
            answer: sine ? `$${a}$` : `$${a - 1}$`,
            solution: raw`The rectangle has the area $${sine ? raw`${a} \times \frac{\pi}{2}` : raw`${a}\ln ${a}`}$. Taking $R$ away leaves $${sine ? a : a - 1}$.`,
            marks: ['M1 rectangle minus the area of $R$', `A1 $${sine ? a : a - 1}$`],
            keys: [exact(sine ? a : a - 1)],
          },
        ],
      });
    },
    check: ({ a, name }, { area }) => {
      const gap = (x: number) => a - (name === 'sine' ? a * Math.sin(x) : Math.exp(x));
      assertClose(integrate(gap, 0, name === 'sine' ? Math.PI / 2 : Math.log(a)), area, 'area', 1e-8);
    },
  }),
]);

/** Templates of topic 5 for SL and HL: integrals and areas. */
export const areas = [linearInside, signedAreas, exactAreas];
