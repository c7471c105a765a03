import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed, term } from '../../tex.ts';
import { exact, higher, raw, slip } from './writing.ts';

/** Topic 5, Calculus: the additional higher level, limits, continuity, first principles and higher derivatives. */

const firstPrinciples = inForms({ key: 'aa-hl-first-principles', calculatorAllowed: false, placements: higher('5.12', 1) }, [
  form({
    variants: [
      { a: 1, b: 3, c: 0 },
      { a: 2, b: -5, c: 1 },
      { a: -1, b: 4, c: 7 },
      { a: 3, b: 0, c: -2 },
    ],
    solve: ({ a, b }) => ({ derivative: polynomial([2 * a, b]) }),
    write: ({ a, b, c }, { derivative }) => {
      const quotient = `${term(2 * a, 'x')} ${a < 0 ? '-' : '+'} ${term(Math.abs(a), 'h')}${signed(b)}`;
      const shifted = `${a === 1 ? '' : a === -1 ? '-' : a}(x + h)^2${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(x + h)`}${signed(c)}`;
      return inParts({
        stem: raw`Let $f(x) = ${polynomial([a, b, c])}$.`,
        hint: 'What has to cancel before h can tend to zero?',
        parts: [
          {
            ask: raw`Show that $\dfrac{f(x + h) - f(x)}{h} = ${quotient}$ for $h \ne 0$.`,
            answer: 'As given.',
            solution: raw`$f(x + h) = ${shifted}$. Multiplying out and subtracting $f(x)$ leaves $${term(2 * a, 'xh')} ${a < 0 ? '-' : '+'} ${term(Math.abs(a), 'h^2')}${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${term(Math.abs(b), 'h')}`}$; dividing by $h$ gives $${quotient}$.`,
            marks: [
              'M1 substitutes $x + h$',
              'A1 multiplies out correctly',
              'A1 cancels and divides by $h$',
              'AG the stated quotient',
            ],
          },
          {
            ask: raw`Hence find $f'(x)$ from first principles.`,
            answer: `$${derivative}$`,
            solution: raw`$f'(x) = \displaystyle\lim_{h \to 0}\left(${quotient}\right) = ${derivative}$.`,
            marks: [raw`M1 limit as $h \to 0$`, `A1 $${derivative}$`],
            keys: [{ kind: 'expression', value: derivative }],
          },
          {
            ask: raw`Explain why $h = 0$ cannot simply be substituted into the left-hand side of the equation in part (a).`,
            answer: 'It would be $\\frac{0}{0}$.',
            solution: raw`For $h = 0$ numerator and denominator are both zero, so the quotient has no value. The limit looks at values of $h$ near 0, for which the two sides are equal.`,
            marks: [raw`R1 the quotient is $\frac{0}{0}$, not defined`],
          },
        ],
      });
    },
    check: ({ a, b, c }) => {
      const f = (x: number) => a * x * x + b * x + c;
      for (const [x, h] of [
        [1.3, 0.5],
        [-2, 0.25],
      ] as const)
        assertClose((f(x + h) - f(x)) / h, 2 * a * x + a * h + b, 'quotient');
    },
  }),
  form({
    variants: [
      {
        f: raw`\dfrac{1}{x}`,
        derivative: raw`-\dfrac{1}{x^2}`,
        quotient: raw`-\dfrac{1}{x(x + h)}`,
        step: raw`\dfrac{x - (x + h)}{hx(x + h)}`,
        how: 'a common denominator',
        F: (x: number) => 1 / x,
        D: (x: number) => -1 / x ** 2,
        domain: raw`x \ne 0`,
      },
      {
        f: raw`\sqrt{x}`,
        derivative: raw`\dfrac{1}{2\sqrt{x}}`,
        quotient: raw`\dfrac{1}{\sqrt{x + h} + \sqrt{x}}`,
        step: raw`\dfrac{(x + h) - x}{h\left(\sqrt{x + h} + \sqrt{x}\right)}`,
        how: raw`multiplying by $\sqrt{x + h} + \sqrt{x}$ above and below`,
        F: (x: number) => Math.sqrt(x),
        D: (x: number) => 1 / (2 * Math.sqrt(x)),
        domain: 'x > 0',
      },
      {
        f: 'x^3',
        derivative: '3x^2',
        quotient: '3x^2 + 3xh + h^2',
        step: raw`\dfrac{3x^2h + 3xh^2 + h^3}{h}`,
        how: raw`expanding $(x + h)^3$`,
        F: (x: number) => x ** 3,
        D: (x: number) => 3 * x * x,
        domain: raw`x \in \mathbb{R}`,
      },
    ],
    solve: ({ derivative }) => ({ derivative }),
    write: ({ f, quotient, step, how, domain }, { derivative }) =>
      inParts({
        stem: raw`Let $f(x) = ${f}$, $${domain}$.`,
        hint: 'What has to cancel before h can tend to zero?',
        parts: [
          {
            ask: raw`Show that the difference quotient is $\dfrac{f(x + h) - f(x)}{h} = ${quotient}$.`,
            answer: 'As given.',
            solution: raw`By ${how}, the quotient becomes $${step}$. Cancelling $h$ leaves $${quotient}$.`,
            marks: ['M1 difference quotient', `M1 ${how}`, 'A1 cancels $h$', 'AG the stated quotient'],
          },
          {
            ask: raw`Use this to find $f'(x)$ from first principles.`,
            answer: `$${derivative}$`,
            solution: raw`As $h \to 0$ the quotient tends to $${derivative}$, which is the derivative (the power rule gives the same).`,
            marks: [raw`M1 limit as $h \to 0$`, `A1 $${derivative}$`],
            keys: [{ kind: 'expression', value: derivative }],
          },
        ],
      }),
    check: ({ F, D }) => {
      for (const x of [0.8, 2.3]) assertClose((F(x + 1e-5) - F(x - 1e-5)) / 2e-5, D(x), 'derivative', 1e-6);
    },
  }),
]);

const continuity = inForms(
  {
    key: 'aa-hl-continuous-differentiable',
    calculatorAllowed: false,
    placements: higher('5.12', 1, ['5.13']),
  },
  [
    form({
      variants: [
        { s: 1, a: 4, b: -3 },
        { s: 2, a: 1, b: 5 },
        { s: -1, a: 3, b: 2 },
        { s: 3, a: -2, b: 1 },
      ],
      // f = x^2 + a for x <= s; px + q for x > s
      solve: ({ s, a }) => ({ p: 2 * s, q: s * s + a - 2 * s * s }),
      write: ({ s, a }, { p, q }) =>
        inParts({
          stem: raw`Let $$f(x) = \begin{cases} x^2${signed(a)}, & x \le ${s} \\ px + q, & x > ${s} \end{cases}$$ where $p$ and $q$ are constants.`,
          hint: 'Which two things have to agree from both sides?',
          parts: [
            {
              ask: raw`Find an equation that $p$ and $q$ satisfy if $f$ is continuous at $x = ${s}$.`,
              answer: `$${term(s, 'p')} + q = ${s * s + a}$`,
              solution: raw`The limits from the left, $${s * s} ${a < 0 ? '-' : '+'} ${Math.abs(a)} = ${s * s + a}$, and from the right, $${term(s, 'p')} + q$, have to agree.`,
              marks: ['M1 limits from both sides equal', `A1 $${term(s, 'p')} + q = ${s * s + a}$`],
              keys: [{ kind: 'equation', value: `${term(s, 'p')} + q = ${s * s + a}` }],
            },
            {
              ask: raw`Determine $p$ and $q$ if $f$ is also differentiable there.`,
              answer: `$p = ${p}$, $q = ${q}$`,
              solution: raw`The slopes have to agree too: on the left $2x = ${2 * s}$, on the right $p$. So $p = ${p}$ and $q = ${s * s + a} - ${s < 0 ? `(${s})` : s} \times ${p < 0 ? `(${p})` : p} = ${q}$.`,
              marks: ['M1 slopes from both sides equal', `A1 $p = ${p}$`, `A1 $q = ${q}$`],
              keys: [
                { kind: 'number', label: '$p =$', ...exact(p) },
                { kind: 'number', label: '$q =$', ...exact(q) },
              ],
            },
            {
              ask: raw`With $p = 0$ and $q = ${s * s + a}$, state whether $f$ is continuous and whether it is differentiable at $x = ${s}$.`,
              answer: 'It is continuous but not differentiable.',
              solution: raw`The values agree, so $f$ is continuous. The slopes are ${2 * s} on the left and 0 on the right: the graph has a corner, and $f$ is not differentiable there.`,
              marks: ['A1 continuous', `R1 not differentiable, as the slopes ${2 * s} and 0 differ`],
            },
          ],
        }),
      check: ({ s, a }, { p, q }) => {
        const left = (x: number) => x * x + a;
        assertClose(p * s + q, left(s), 'values');
        assertClose((left(s) - left(s - 1e-6)) / 1e-6, p, 'slopes', 1e-5);
      },
    }),
    form({
      variants: [
        { a: 2, c: 1 },
        { a: -1, c: 3 },
        { a: 4, c: -2 },
      ],
      solve: ({ a }) => ({ left: -1, right: 1, at: a }),
      write: ({ a, c }, { left, right }) => {
        const inner = polynomial([1, -a]);
        return inParts({
          stem: raw`Let $f(x) = |${inner}|${signed(c)}$.`,
          hint: 'What is the modulus on either side of its zero?',
          parts: [
            {
              ask: raw`Write down $f(x)$ without the modulus sign for $x < ${a}$ and for $x > ${a}$.`,
              answer: `$${polynomial([-1, a + c])}$ and $${polynomial([1, c - a])}$`,
              solution: raw`For $x < ${a}$ the bracket is negative: $f(x) = ${polynomial([-1, a + c])}$. For $x > ${a}$: $f(x) = ${polynomial([1, c - a])}$.`,
              marks: [`A1 $${polynomial([-1, a + c])}$`, `A1 $${polynomial([1, c - a])}$`],
              keys: [
                { kind: 'expression', label: `For $x < ${a}$`, value: polynomial([-1, a + c]) },
                { kind: 'expression', label: `For $x > ${a}$`, value: polynomial([1, c - a]) },
              ],
            },
            {
              ask: raw`Show that $f$ is continuous at $x = ${a}$.`,
              answer: 'As given.',
              solution: raw`From both sides the values tend to ${c}, and $f(${a}) = ${c}$. So the limit exists and is the value of the function: $f$ is continuous.`,
              marks: ['M1 limits from both sides', `A1 both equal to $f(${a}) = ${c}$`, 'AG continuous'],
            },
            {
              ask: raw`Use the definition of the derivative to show that $f$ is not differentiable at $x = ${a}$.`,
              answer: 'As given.',
              solution: raw`$\dfrac{f(${a} + h) - f(${a})}{h} = \dfrac{|h|}{h}$, which is ${right} for $h > 0$ and ${left} for $h < 0$. The limits from the two sides differ, so there is no derivative.`,
              marks: [raw`M1 $\frac{|h|}{h}$`, `A1 limits ${right} and ${left}`, 'R1 they differ', 'AG not differentiable'],
            },
          ],
        });
      },
      check: ({ a, c }, { left, right }) => {
        const f = (x: number) => Math.abs(x - a) + c;
        assertClose((f(a + 1e-6) - f(a)) / 1e-6, right, 'right', 1e-5);
        assertClose((f(a - 1e-6) - f(a)) / -1e-6, left, 'left', 1e-5);
      },
    }),
  ],
);

const higherDerivatives = inForms(
  { key: 'aa-hl-higher-derivatives', calculatorAllowed: false, placements: higher('5.12', 1, ['1.15']) },
  [
    form({
      variants: [
        { a: 2, n: 6 },
        { a: 3, n: 5 },
        { a: -1, n: 8 },
        { a: 5, n: 4 },
      ],
      // f(x) = x e^{ax}: nth derivative (a^n x + n a^{n-1}) e^{ax}
      solve: ({ a, n }) => ({ slope: a ** n, constant: n * a ** (n - 1) }),
      write: ({ a, n }, { slope, constant }) => {
        const e = `e^{${term(a, 'x')}}`;
        const base = a < 0 ? `(${a})` : `${a}`;
        const claim = raw`f^{(n)}(x) = \left(${base}^nx + n \times ${base}^{n - 1}\right)${e}`;
        return inParts({
          stem: raw`Let $f(x) = x${e}$, and let $f^{(n)}$ be its $n$th derivative.`,
          hint: 'Find the pattern first, then go from one derivative to the next.',
          parts: [
            {
              ask: raw`Find $f'(x)$ and $f''(x)$.`,
              answer: `$(${polynomial([a, 1])})${e}$ and $(${polynomial([a * a, 2 * a])})${e}$`,
              solution:
                raw`Product rule: $f'(x) = ${e} + ${term(a, 'x')}${e} = (${polynomial([a, 1])})${e}$, and again $f''(x) = (${polynomial([a * a, 2 * a])})${e}$.`.replace(
                  '+ -',
                  '- ',
                ),
              marks: ['M1 product rule', `A1 $(${polynomial([a, 1])})${e}$`, `A1 $(${polynomial([a * a, 2 * a])})${e}$`],
              keys: [
                { kind: 'expression', label: "$f'(x) =$", value: `(${polynomial([a, 1])})${e}` },
                { kind: 'expression', label: "$f''(x) =$", value: `(${polynomial([a * a, 2 * a])})${e}` },
              ],
            },
            {
              ask: raw`Prove by induction that $${claim}$ for all $n \in \mathbb{Z}^+$.`,
              answer: 'As given.',
              solution: raw`For $n = 1$ the formula is $(${base}x + 1)${e}$, as found in part (a). Assume it for $n = k$ and differentiate: $$f^{(k + 1)}(x) = ${base}^k${e} + ${base}\left(${base}^kx + k \times ${base}^{k - 1}\right)${e} = \left(${base}^{k + 1}x + (k + 1) \times ${base}^k\right)${e}.$$ This is the formula for $n = k + 1$. It is true for $n = 1$, and if it is true for $n = k$ it is true for $n = k + 1$. So it is true for all positive integers.`,
              marks: [
                'A1 true for $n = 1$',
                'M1 assumes it for $n = k$',
                'M1 differentiates with the product rule',
                'A1 result for $n = k + 1$',
                'R1 conclusion that names both steps',
                'AG the stated formula',
              ],
            },
            {
              ask: raw`Hence find $f^{(${n})}(0)$.`,
              answer: `$${constant}$`,
              solution: raw`With $n = ${n}$ and $x = 0$: $${n} \times ${base}^{${n - 1}} = ${constant}$.`,
              marks: [`(M1) $n = ${n}$, $x = 0$`, `A1 $${constant}$`],
              keys: [
                {
                  ...exact(constant),
                  slips: slope === constant ? [] : [slip(slope, 'You took the coefficient of x in place of the constant.')],
                },
              ],
            },
          ],
        });
      },
      check: ({ a, n }, { constant }) => {
        // Coefficients of the series: x e^{ax} has a^{n-1}/(n-1)! at x^n.
        let [coefficient, factorial] = [1, 1];
        for (let i = 1; i < n; i++) coefficient = (coefficient * a) / i;
        for (let i = 2; i <= n; i++) factorial *= i;
        assertClose(coefficient * factorial, constant, 'derivative at 0', 1e-9);
      },
    }),
    form({
      variants: [
        { a: 1, n: 10 },
        { a: 2, n: 7 },
        { a: 3, n: 6 },
      ],
      // f = sin ax: f^(n) = a^n sin(ax + n pi/2)
      solve: ({ a, n }) => ({ size: a ** n, kind: n % 4, fourth: a ** 4 }),
      write: ({ a, n }, { size, kind, fourth }) => {
        const inner = term(a, 'x');
        const name = [raw`\sin ${inner}`, raw`\cos ${inner}`, raw`-\sin ${inner}`, raw`-\cos ${inner}`][kind] ?? '';
        const result = `${name.startsWith('-') ? '-' : ''}${size === 1 ? '' : size}${name.replace('-', '')}`;
        return inParts({
          stem: raw`Let $f(x) = \sin ${inner}$.`,
          hint: 'After how many steps does the function come back?',
          parts: [
            {
              ask: 'Find the first four derivatives of $f$.',
              answer: [
                raw`${term(a, raw`\cos ${inner}`)}`,
                raw`${term(-a * a, raw`\sin ${inner}`)}`,
                raw`${term(-(a ** 3), raw`\cos ${inner}`)}`,
                raw`${term(fourth, raw`\sin ${inner}`)}`,
              ]
                .map((t) => `$${t}$`)
                .join(', '),
              solution: raw`Each step turns the function by a quarter of its cycle and brings the factor from inside: $${term(a, raw`\cos ${inner}`)}$, $${term(-a * a, raw`\sin ${inner}`)}$, $${term(-(a ** 3), raw`\cos ${inner}`)}$, $${term(fourth, raw`\sin ${inner}`)}$.`,
              marks: ['A1 first', 'A1 second', 'A1 third and fourth'],
            },
            {
              ask: raw`Hence find $f^{(${n})}(x)$.`,
              answer: `$${result}$`,
              solution: raw`Four steps lead back to the sine with the factor ${fourth}. As $${n} = 4 \times ${Math.floor(n / 4)} + ${kind}$, the derivative is $${result}$.`,
              marks: ['M1 uses the cycle of four', `A1 $${result}$`],
              keys: [{ kind: 'expression', value: result }],
            },
            {
              ask: raw`State the greatest value of $f^{(${n})}(x)$.`,
              answer: `$${size}$`,
              solution: raw`Sine and cosine are at most 1 and at least $-1$, so the greatest value is ${size}.`,
              marks: [`A1 $${size}$`],
              keys: [exact(size)],
            },
          ],
        });
      },
      check: ({ a, n }, { size, kind, fourth }) => {
        // Two derivatives of the sine bring it back with a factor, four with its square.
        const f = (x: number) => Math.sin(a * x);
        const factor = differentiate((x) => differentiate(f, x), 0.4, 2e-3) / f(0.4);
        assertClose(factor * factor, fourth, 'factor of the fourth derivative', 1e-5);
        assertClose(size, a === 1 ? 1 : Math.exp(n * Math.log(a)), 'size', 1e-9);
        // Every derivative turns the angle by a right angle.
        const turned = [Math.sin, Math.cos, (x: number) => -Math.sin(x), (x: number) => -Math.cos(x)][kind] ?? Math.tan;
        assertClose(size * turned(0.3 * a), a ** n * Math.sin(0.3 * a + (n * Math.PI) / 2), 'derivative', 1e-9);
      },
    }),
  ],
);

const repeatedLimits = inForms(
  { key: 'aa-hl-limits-of-quotients', calculatorAllowed: false, placements: higher('5.13', 1, ['5.19']) },
  [
    form({
      variants: [
        { a: 2, b: 3 },
        { a: 4, b: 1 },
        { a: 3, b: 5 },
        { a: 6, b: 2 },
      ],
      // (1 - cos ax)/(b x^2) -> a^2/(2b)
      solve: ({ a, b }) => ({ top: a * a, bottom: 2 * b }),
      write: ({ a, b }, { top, bottom }) => {
        const value = fraction(top, bottom);
        const q = raw`\dfrac{1 - \cos ${a}x}{${term(b, 'x^2')}}`;
        return inParts({
          stem: raw`Consider $\displaystyle\lim_{x \to 0} ${q}$.`,
          hint: 'Check the form of the quotient at every step.',
          parts: [
            {
              ask: "Explain why l'Hôpital's rule can be used.",
              answer: raw`The quotient has the form $\frac{0}{0}$.`,
              solution: raw`At $x = 0$ both $1 - \cos ${a}x$ and $${term(b, 'x^2')}$ are zero: the form is $\frac{0}{0}$, and both can be differentiated.`,
              marks: [raw`R1 form $\frac{0}{0}$`],
            },
            {
              ask: 'Determine the limit.',
              answer: `$${value}$`,
              solution: raw`Once: $\displaystyle\lim_{x \to 0} \frac{${a}\sin ${a}x}{${2 * b}x}$, again of the form $\frac{0}{0}$. Twice: $\displaystyle\lim_{x \to 0} \frac{${a * a}\cos ${a}x}{${2 * b}} = ${value}$.`,
              marks: [
                'M1 differentiates above and below',
                raw`A1 $\frac{${a}\sin ${a}x}{${2 * b}x}$`,
                'M1 uses the rule again',
                `A1 $${value}$`,
              ],
              keys: [
                { ...exact(top / bottom), slips: [slip(0, 'After the first step the form is again zero over zero: go on.')] },
              ],
            },
            {
              ask: raw`Verify the result with the Maclaurin series of $\cos ${a}x$.`,
              answer: 'As found.',
              solution: raw`$\cos ${a}x = 1 - ${fraction(a * a, 2) === '1' ? '' : fraction(a * a, 2)}x^2 + \dots$, so $1 - \cos ${a}x = ${fraction(a * a, 2)}x^2 - \dots$, and the quotient tends to $${fraction(a * a, 2)} \div ${b} = ${value}$.`,
              marks: ['M1 series up to $x^2$', `A1 $${value}$`],
            },
          ],
        });
      },
      check: ({ a, b }, { top, bottom }) =>
        assertClose((1 - Math.cos(a * 1e-3)) / (b * 1e-6), top / bottom, 'value near 0', 1e-4),
    }),
    form({
      variants: [
        {
          name: 'ln',
          p: 2,
          f: raw`\dfrac{\ln x}{x^2}`,
          steps: raw`\dfrac{\frac{1}{x}}{2x} = \dfrac{1}{2x^2}`,
          meaning: 'the power grows faster than the logarithm',
          g: (x: number) => Math.log(x) / x ** 2,
        },
        {
          name: 'exp',
          p: 2,
          f: raw`\dfrac{x^2}{e^x}`,
          steps: raw`\dfrac{2x}{e^x}, \text{ then } \dfrac{2}{e^x}`,
          meaning: 'the exponential grows faster than the power',
          g: (x: number) => x ** 2 / Math.exp(x),
        },
        {
          name: 'lnln',
          p: 1,
          f: raw`\dfrac{\ln(x^2 + 1)}{x}`,
          steps: raw`\dfrac{2x}{x^2 + 1}, \text{ then } \dfrac{2}{2x}`,
          meaning: 'a linear function grows faster than the logarithm',
          g: (x: number) => Math.log(x * x + 1) / x,
        },
      ],
      solve: () => ({ limit: 0 }),
      write: ({ f, steps, meaning }, { limit }) =>
        inParts({
          stem: raw`Let $f(x) = ${f}$ for $x > 0$.`,
          hint: 'What do numerator and denominator do for large x?',
          parts: [
            {
              ask: raw`Find $\displaystyle\lim_{x \to \infty} f(x)$.`,
              answer: `$${limit}$`,
              solution: raw`The form is $\frac{\infty}{\infty}$. Differentiating above and below gives $${steps}$, which tends to 0.`,
              marks: [raw`R1 form $\frac{\infty}{\infty}$`, "M1 l'Hôpital's rule", 'A1 correct derivatives', `A1 $${limit}$`],
              keys: [exact(limit)],
            },
            {
              ask: 'Hence compare how fast the two functions grow, and interpret the result for the graph.',
              answer: `The graph has the asymptote $y = 0$; ${meaning}.`,
              solution: `The quotient tends to zero, so ${meaning}. The $x$-axis is a horizontal asymptote of the graph.`,
              marks: [`A1 ${meaning}`, 'A1 horizontal asymptote $y = 0$'],
            },
          ],
        }),
      check: ({ g }, { limit }) => assert.ok(Math.abs(g(600) - limit) < 0.03 && Math.abs(g(600)) < Math.abs(g(60))),
    }),
    form({
      variants: [
        {
          top: 'x^2 + 3',
          bottom: 'x + 2',
          at: 1,
          value: [4, 3],
          claimed: '2',
          steps: raw`\dfrac{2x}{1}`,
          g: (x: number) => (x * x + 3) / (x + 2),
        },
        {
          top: raw`\cos x`,
          bottom: 'x + 4',
          at: 0,
          value: [1, 4],
          claimed: '0',
          steps: raw`\dfrac{-\sin x}{1}`,
          g: (x: number) => Math.cos(x) / (x + 4),
        },
        {
          top: 'e^x + 5',
          bottom: 'x + 3',
          at: 0,
          value: [6, 3],
          claimed: '1',
          steps: raw`\dfrac{e^x}{1}`,
          g: (x: number) => (Math.exp(x) + 5) / (x + 3),
        },
      ],
      solve: ({ value }) => ({ limit: (value[0] ?? 0) / (value[1] ?? 1) }),
      write: ({ top, bottom, at, value, claimed, steps }, { limit }) => {
        const tex = fraction(value[0] ?? 0, value[1] ?? 1);
        return inParts({
          stem: raw`A student writes: $$\lim_{x \to ${at}} \frac{${top}}{${bottom}} = \lim_{x \to ${at}} ${steps} = ${claimed}.$$`,
          hint: 'When may the rule be used?',
          parts: [
            {
              ask: "Identify the student's error.",
              answer: raw`The quotient has not the form $\frac{0}{0}$.`,
              solution: raw`At $x = ${at}$ the denominator $${bottom}$ is ${value[1]}, not zero, so the rule of l'Hôpital does not apply: it needs $\frac{0}{0}$ or $\frac{\infty}{\infty}$.`,
              marks: [raw`R1 the form is not $\frac{0}{0}$ or $\frac{\infty}{\infty}$`],
            },
            {
              ask: 'Find the correct limit.',
              answer: `$${tex}$`,
              solution: raw`Numerator and denominator are continuous, so one may put in: $\dfrac{${value[0]}}{${value[1]}}${tex === raw`\frac{${value[0]}}{${value[1]}}` ? '' : ` = ${tex}`}$.`,
              marks: [`M1 substitutes $x = ${at}$`, `A1 $${tex}$`],
              keys: [exact(limit)],
            },
          ],
        });
      },
      check: ({ g, at }, { limit }) => assertClose((g(at + 1e-5) + g(at - 1e-5)) / 2, limit, 'values nearby', 1e-6),
    }),
  ],
);

const limitParameters = inForms(
  { key: 'aa-hl-limit-with-parameter', calculatorAllowed: false, placements: higher('5.13', 1, ['5.12']) },
  [
    form({
      variants: [{ k: 3 }, { k: 4 }, { k: 2 }, { k: 6 }],
      // (e^{kx} - 1 - ax)/(x^2) exists for a = k; limit k^2/2
      solve: ({ k }) => ({ a: k, top: k * k }),
      write: ({ k }, { a, top }) =>
        inParts({
          stem: raw`Let $f(x) = \dfrac{e^{${k}x} - 1 - ax}{x^2}$ for $x \ne 0$, where $a$ is a constant.`,
          hint: 'The denominator tends to zero. What does a finite limit then require of the numerator?',
          parts: [
            {
              ask: raw`Show that $f(x)$ can have a finite limit as $x \to 0$ only if $a = ${a}$.`,
              answer: 'As given.',
              solution: raw`The form is $\frac{0}{0}$; the rule gives $\dfrac{${k}e^{${k}x} - a}{2x}$. The denominator tends to 0, so the limit is finite only if the numerator does too: $${k} - a = 0$.`,
              marks: [
                "M1 l'Hôpital's rule",
                raw`A1 $\frac{${k}e^{${k}x} - a}{2x}$`,
                'R1 the numerator has to tend to zero',
                `AG $a = ${a}$`,
              ],
            },
            {
              ask: 'Determine the limit for this value of $a$.',
              answer: `$${fraction(top, 2)}$`,
              solution: raw`The rule again: $\displaystyle\lim_{x \to 0} \dfrac{${k * k}e^{${k}x}}{2} = ${fraction(top, 2)}$.`,
              marks: ['M1 uses the rule again', `A1 $${fraction(top, 2)}$`],
              keys: [exact(top / 2)],
            },
            {
              ask: raw`A function is defined by $g(x) = f(x)$ for $x \ne 0$, with this value of $a$, and $g(0) = c$. State the value of $c$ for which $g$ is continuous.`,
              answer: `$c = ${fraction(top, 2)}$`,
              solution: raw`The value at 0 has to be the limit: $c = ${fraction(top, 2)}$.`,
              marks: [`A1 $c = ${fraction(top, 2)}$`],
              keys: [exact(top / 2)],
            },
          ],
        }),
      check: ({ k }, { a, top }) => {
        const f = (x: number) => (Math.expm1(k * x) - a * x) / (x * x);
        assertClose((f(1e-3) + f(-1e-3)) / 2, top / 2, 'limit', 1e-3);
        assertClose(
          differentiate((x) => Math.exp(k * x), 0),
          a,
          'slope',
          1e-6,
        );
      },
    }),
  ],
);

/** Templates of topic 5 for HL alone: first principles and limits. */
export const firstPrinciplesAndLimits = [firstPrinciples, continuity, higherDerivatives, repeatedLimits, limitParameters];
