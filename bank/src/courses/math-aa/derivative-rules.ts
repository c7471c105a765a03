import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed, term } from '../../tex.ts';
import { core, exact, raw, slip } from './writing.ts';

/** Topic 5, Calculus: rules of differentiation, second derivative, optimisation, common to SL and HL. */

const quotientRule = inForms({ key: 'aa-quotient-rule', calculatorAllowed: false, placements: core('5.6', 1, ['5.4']) }, [
  form({
    variants: [
      { a: 2, b: 1, c: 1, d: 3, at: -1 },
      { a: 3, b: -2, c: 1, d: 1, at: 1 },
      { a: 1, b: 4, c: 2, d: -1, at: 1 },
      { a: 4, b: 3, c: 1, d: 2, at: -1 },
    ],
    solve: ({ a, b, c, d, at }) => ({ top: a * d - b * c, bottom: (c * at + d) ** 2 }),
    write: ({ a, b, c, d, at }, { top, bottom }) => {
      const [u, v] = [polynomial([a, b]), polynomial([c, d])];
      const value = fraction(top, bottom);
      return inParts({
        stem: raw`Let $f(x) = \dfrac{${u}}{${v}}$, where $${v} \ne 0$.`,
        hint: 'In the numerator of the rule the order matters.',
        parts: [
          {
            ask: raw`Find $f'(x)$, giving your answer as a single fraction with a constant numerator.`,
            answer: raw`$\dfrac{${top}}{(${v})^2}$`,
            solution: raw`With $u = ${u}$, $u' = ${a}$ and $v = ${v}$, $v' = ${c}$: $$f'(x) = \frac{u'v - uv'}{v^2} = \frac{${a === 1 ? '' : a}(${v}) - ${c === 1 ? '' : c}(${u})}{(${v})^2} = \frac{${top}}{(${v})^2}.$$`,
            marks: ['M1 quotient rule', 'A1 correct numerator before simplifying', raw`A1 $\frac{${top}}{(${v})^2}$`],
            keys: [
              {
                kind: 'expression',
                value: raw`\frac{${top}}{(${v})^2}`,
                domain: { x: { from: 2, to: 5 } },
                slips: [
                  slip(raw`\frac{${-top}}{(${v})^2}`, 'You took the two products of the numerator the other way round.', 'sign'),
                ],
              },
            ],
          },
          {
            ask: `Find the gradient of the graph at $x = ${at}$.`,
            answer: `$${value}$`,
            solution: raw`$f'(${at}) = \dfrac{${top}}{${c * at + d < 0 ? `(${c * at + d})` : c * at + d}^2} = ${value}$.`,
            marks: [`A1 $${value}$`],
            keys: [exact(top / bottom)],
          },
          {
            ask: `Explain why the graph of $f$ has no stationary point.`,
            answer: `The numerator of $f'$ is never zero.`,
            solution: `A fraction is zero only where its numerator is. The numerator of $f'(x)$ is the constant ${top}, so $f'(x)$ is ${top > 0 ? 'positive' : 'negative'} wherever it is defined.`,
            marks: ["R1 the numerator of $f'(x)$ is never zero"],
          },
        ],
      });
    },
    check: ({ a, b, c, d, at }, { top, bottom }) => {
      assertClose(
        differentiate((x) => (a * x + b) / (c * x + d), at),
        top / bottom,
        'gradient',
        1e-6,
      );
      assert.ok(top !== 0 && c * at + d !== 0);
    },
  }),
  form({
    variants: [
      { f: 4, f1: -2, g: 2, g1: 3 },
      { f: 6, f1: 5, g: -3, g1: 1 },
      { f: -1, f1: 4, g: 5, g1: 2 },
      { f: 3, f1: 7, g: 1, g1: -4 },
    ],
    solve: ({ f, f1, g, g1 }) => ({ product: f1 * g + f * g1, top: f1 * g - f * g1, bottom: g * g, power: 3 * f * f * f1 }),
    write: ({ f, f1, g, g1 }, { product, top, bottom, power }) =>
      inParts({
        stem: raw`Two functions $f$ and $g$ can be differentiated, and the following is known about $x = 2$.

| | $f$ | $f'$ | $g$ | $g'$ |
| --- | --- | --- | --- | --- |
| at $x = 2$ | $${f}$ | $${f1}$ | $${g}$ | $${g1}$ |`,
        hint: 'Each rule needs just the values in the table.',
        parts: [
          {
            ask: raw`Find the value at $x = 2$ of the derivative of $f(x)g(x)$.`,
            answer: `$${product}$`,
            solution: raw`$f'g + fg' = ${f1 < 0 ? `(${f1})` : f1} \times ${g < 0 ? `(${g})` : g} + ${f < 0 ? `(${f})` : f} \times ${g1 < 0 ? `(${g1})` : g1} = ${product}$.`,
            marks: ['(M1) product rule', `A1 $${product}$`],
            keys: [
              {
                ...exact(product),
                slips:
                  f1 * g1 === product
                    ? []
                    : [slip(f1 * g1, 'The derivative of a product is not the product of the derivatives.')],
              },
            ],
          },
          {
            ask: raw`Find the value at $x = 2$ of the derivative of $\dfrac{f(x)}{g(x)}$.`,
            answer: `$${fraction(top, bottom)}$`,
            solution: raw`$\dfrac{f'g - fg'}{g^2} = \dfrac{${f1 * g}${signed(-f * g1)}}{${bottom}} = ${fraction(top, bottom)}$.`,
            marks: ['(M1) quotient rule', `A1 $${fraction(top, bottom)}$`],
            keys: [
              {
                ...exact(top / bottom),
                slips: [slip(-top / bottom, 'You took the two products of the numerator the other way round.', 'sign')],
              },
            ],
          },
          {
            ask: raw`Find the value at $x = 2$ of the derivative of $\left(f(x)\right)^3$.`,
            answer: `$${power}$`,
            solution: raw`By the chain rule, $3\left(f(x)\right)^2f'(x)$: $3 \times ${f < 0 ? `(${f})` : f}^2 \times ${f1 < 0 ? `(${f1})` : f1} = ${power}$.`,
            marks: ['(M1) chain rule', `A1 $${power}$`],
            keys: [{ ...exact(power), slips: [slip(3 * f * f, 'You left out the derivative of the inner function.')] }],
          },
        ],
      }),
    check: ({ f, f1, g, g1 }, { product, top, bottom, power }) => {
      const [F, G] = [(x: number) => f + f1 * (x - 2) + (x - 2) ** 2, (x: number) => g + g1 * (x - 2) - 2 * (x - 2) ** 2];
      assertClose(
        differentiate((x) => F(x) * G(x), 2),
        product,
        'product',
        1e-6,
      );
      assertClose(
        differentiate((x) => F(x) / G(x), 2),
        top / bottom,
        'quotient',
        1e-6,
      );
      assertClose(
        differentiate((x) => F(x) ** 3, 2),
        power,
        'power',
        1e-6,
      );
    },
  }),
  form({
    variants: [
      { k: 2, outer: raw`\sin`, name: 'sine' },
      { k: 3, outer: raw`\cos`, name: 'cosine' },
      { k: 4, outer: raw`\ln`, name: 'logarithm' },
    ],
    solve: ({ k, name }) => {
      const inner = name === 'logarithm' ? 1 : k;
      const derivative =
        name === 'sine'
          ? raw`\frac{${k}x\cos ${k}x - \sin ${k}x}{x^2}`
          : name === 'cosine'
            ? raw`\frac{-${k}x\sin ${k}x - \cos ${k}x}{x^2}`
            : raw`\frac{1 - \ln ${k}x}{x^2}`;
      return { inner, derivative };
    },
    write: ({ k, outer, name }, { derivative }) => {
      const wrongStep =
        name === 'sine'
          ? raw`\frac{x\cos ${k}x - \sin ${k}x}{x^2}`
          : name === 'cosine'
            ? raw`\frac{-x\sin ${k}x - \cos ${k}x}{x^2}`
            : raw`\frac{\frac{x}{${k}x} - \ln ${k}x}{x^2}`;
      const inside = name === 'logarithm' ? raw`\dfrac{1}{x}` : name === 'sine' ? raw`${k}\cos ${k}x` : raw`-${k}\sin ${k}x`;
      return inParts({
        stem: raw`For $f(x) = \dfrac{${outer} ${k}x}{x}$, $x > 0$, a student writes $$f'(x) = ${wrongStep}.$$`,
        hint: 'Check the derivative of the numerator by itself.',
        parts: [
          {
            ask: `Identify the student's error.`,
            answer: `The derivative of $${outer} ${k}x$ is wrong.`,
            solution: raw`The quotient rule itself is right, but the derivative of $${outer} ${k}x$ is $${inside}$ by the chain rule; the student left out the factor ${k} from the inside.`,
            marks: [raw`R1 the derivative of $${outer} ${k}x$ is $${inside}$ (chain rule)`],
          },
          {
            ask: raw`Find the correct $f'(x)$.`,
            answer: `$${derivative}$`,
            solution: raw`$f'(x) = \dfrac{u'v - uv'}{v^2}$ with $u' = ${inside}$ and $v' = 1$: $f'(x) = ${derivative}$.`,
            marks: ['M1 quotient rule with the correct parts', `A1 $${derivative}$`],
            keys: [{ kind: 'expression', value: derivative }],
          },
        ],
      });
    },
    check: ({ k, name }, { derivative }) => {
      const outer = name === 'sine' ? Math.sin : name === 'cosine' ? Math.cos : Math.log;
      const claimed = (x: number) =>
        name === 'sine'
          ? (k * x * Math.cos(k * x) - Math.sin(k * x)) / x ** 2
          : name === 'cosine'
            ? (-k * x * Math.sin(k * x) - Math.cos(k * x)) / x ** 2
            : (1 - Math.log(k * x)) / x ** 2;
      for (const x of [0.4, 1.3, 2.2])
        assertClose(
          differentiate((v) => outer(k * v) / v, x, 1e-3),
          claimed(x),
          'derivative',
          1e-6,
        );
      assert.ok(derivative.includes('x^2'));
    },
  }),
]);

const chainRule = inForms({ key: 'aa-chain-rule', calculatorAllowed: false, placements: core('5.6', 1, ['5.4']) }, [
  form({
    variants: [
      { a: 2, b: 1, n: 4 },
      { a: 3, b: -2, n: 3 },
      { a: 5, b: -4, n: 3 },
      { a: -1, b: 3, n: 5 },
    ],
    // f(x) = (ax + b)^n at x = 1
    solve: ({ a, b, n }) => ({
      value: (a + b) ** n,
      slope: n * a * (a + b) ** (n - 1),
      intercept: (a + b) ** n - n * a * (a + b) ** (n - 1),
    }),
    write: ({ a, b, n }, { value, slope, intercept }) => {
      const inner = polynomial([a, b]);
      return inParts({
        stem: raw`Let $f(x) = (${inner})^${n}$.`,
        hint: 'Which function is applied last?',
        parts: [
          {
            ask: raw`Find $f'(x)$ without multiplying out.`,
            answer: `$${n * a}(${inner})^${n - 1}$`,
            solution: raw`With $u = ${inner}$: $\dfrac{\mathrm{d}y}{\mathrm{d}u} = ${n}u^${n - 1}$ and $\dfrac{\mathrm{d}u}{\mathrm{d}x} = ${a}$, so $f'(x) = ${n * a}(${inner})^${n - 1}$.`,
            marks: ['M1 chain rule', `A1 $${n * a}(${inner})^${n - 1}$`],
            keys: [
              {
                kind: 'expression',
                value: `${n * a}(${inner})^{${n - 1}}`,
                slips: [slip(`${n}(${inner})^{${n - 1}}`, 'You left out the derivative of the inner function.')],
              },
            ],
          },
          {
            ask: 'Find the equation of the tangent at $x = 1$.',
            answer: `$y = ${polynomial([slope, intercept])}$`,
            solution: raw`$f(1) = ${value}$ and $f'(1) = ${slope}$, so $y${signed(-value)} = ${slope}(x - 1)$, that is $y = ${polynomial([slope, intercept])}$.`,
            marks: [`A1 $f(1) = ${value}$ and $f'(1) = ${slope}$`, `A1 $y = ${polynomial([slope, intercept])}$`],
            keys: [{ kind: 'equation', value: `y = ${polynomial([slope, intercept])}` }],
          },
          {
            ask: raw`State the value of $x$ at which the tangent is horizontal.`,
            answer: `$x = ${fraction(-b, a)}$`,
            solution: raw`$f'(x) = 0$ where the bracket is zero: $x = ${fraction(-b, a)}$.`,
            marks: [`A1 $x = ${fraction(-b, a)}$`],
            keys: [exact(-b / a)],
          },
        ],
      });
    },
    check: ({ a, b, n }, { slope, intercept }) => {
      assertClose(
        differentiate((x) => (a * x + b) ** n, 1),
        slope,
        'slope',
        1e-6,
      );
      assertClose(slope + intercept, (a + b) ** n, 'point');
    },
  }),
  form({
    variants: [
      {
        f: 'e^{x^2}',
        derivative: '2xe^{x^2}',
        at: 0,
        g: (x: number) => Math.exp(x * x),
        d: (x: number) => 2 * x * Math.exp(x * x),
        inner: 'x^2',
        outer: 'the exponential',
        slipValue: 'e^{x^2}',
      },
      {
        f: raw`\sin(x^3)`,
        derivative: raw`3x^2\cos(x^3)`,
        at: 0,
        g: (x: number) => Math.sin(x ** 3),
        d: (x: number) => 3 * x * x * Math.cos(x ** 3),
        inner: 'x^3',
        outer: 'the sine',
        slipValue: raw`\cos(x^3)`,
      },
      {
        f: raw`\ln(x^2 + 4)`,
        derivative: raw`\frac{2x}{x^2 + 4}`,
        at: 0,
        g: (x: number) => Math.log(x * x + 4),
        d: (x: number) => (2 * x) / (x * x + 4),
        inner: 'x^2 + 4',
        outer: 'the logarithm',
        slipValue: raw`\frac{1}{x^2 + 4}`,
      },
      {
        f: raw`\sqrt{3x^2 + 1}`,
        derivative: raw`\frac{3x}{\sqrt{3x^2 + 1}}`,
        at: 0,
        g: (x: number) => Math.sqrt(3 * x * x + 1),
        d: (x: number) => (3 * x) / Math.sqrt(3 * x * x + 1),
        inner: '3x^2 + 1',
        outer: 'the root',
        slipValue: raw`\frac{1}{2\sqrt{3x^2 + 1}}`,
      },
    ],
    solve: ({ derivative }) => ({ derivative }),
    write: ({ f, inner, outer, slipValue }, { derivative }) =>
      inParts({
        stem: raw`Let $f(x) = ${f}$.`,
        hint: `What is inside ${outer}?`,
        parts: [
          {
            ask: raw`Find $f'(x)$.`,
            answer: `$${derivative}$`,
            solution: raw`The inner function is $u = ${inner}$, around it stands ${outer}. Outer derivative times inner derivative: $f'(x) = ${derivative}$.`,
            marks: [`M1 outer derivative with $${inner}$ inside`, `M1 factor from the inner function`, `A1 $${derivative}$`],
            keys: [
              {
                kind: 'expression',
                value: derivative,
                slips: [slip(slipValue, 'You left out the derivative of the inner function.')],
              },
            ],
          },
          {
            ask: raw`Show that the graph of $f$ has a horizontal tangent at $x = 0$.`,
            answer: 'As given.',
            solution: raw`At $x = 0$ the factor $x$ (or $x^2$) in $f'(x)$ is zero, so $f'(0) = 0$: the tangent is horizontal.`,
            marks: ["M1 substitutes 0 into $f'(x)$", "A1 $f'(0) = 0$", 'AG horizontal tangent'],
          },
        ],
      }),
    check: ({ g, d, at }) => {
      for (const x of [0.3, 0.9, 1.2]) assertClose(differentiate(g, x, 1e-3), d(x), 'derivative', 1e-6);
      assertClose(d(at), 0, 'horizontal');
    },
  }),
]);

const identities = inForms(
  { key: 'aa-second-derivative-relations', calculatorAllowed: false, placements: core('5.7', 1, ['5.6']) },
  [
    form({
      variants: [
        { k: 2, a: 3, b: 5 },
        { k: 3, a: 1, b: -2 },
        { k: 4, a: -2, b: 1 },
        { k: 5, a: 2, b: 3 },
      ],
      // y = a sin kx + b cos kx
      solve: ({ k }) => ({ factor: k * k }),
      write: ({ k, a, b }, { factor }) => {
        const y = raw`${term(a, raw`\sin ${k}x`)} ${b < 0 ? '-' : '+'} ${term(Math.abs(b), raw`\cos ${k}x`)}`;
        const first = raw`${term(k * a, raw`\cos ${k}x`)} ${b < 0 ? '+' : '-'} ${term(k * Math.abs(b), raw`\sin ${k}x`)}`;
        const second = raw`${term(-k * k * a, raw`\sin ${k}x`)} ${b < 0 ? '+' : '-'} ${term(k * k * Math.abs(b), raw`\cos ${k}x`)}`;
        return inParts({
          stem: raw`Let $y = ${y}$.`,
          hint: 'How does the second derivative compare with the function?',
          parts: [
            {
              ask: raw`Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ and $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$.`,
              answer: raw`$${first}$ and $${second}$`,
              solution: raw`By the chain rule every derivative brings a factor ${k}: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${first}$ and $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${second}$.`,
              marks: [`M1 chain rule`, `A1 $${first}$`, `A1 $${second}$`],
              keys: [
                { kind: 'expression', label: 'First derivative', value: first },
                { kind: 'expression', label: 'Second derivative', value: second },
              ],
            },
            {
              ask: raw`Hence show that $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} + ${factor}y = 0$.`,
              answer: 'As given.',
              solution: raw`Taking out $-${factor}$ from the second derivative leaves $y$: $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = -${factor}(${y}) = -${factor}y$. So the sum is zero for all $x$.`,
              marks: [`M1 takes out the factor $-${factor}$`, `A1 $-${factor}y$`, 'AG the stated equation'],
            },
          ],
        });
      },
      check: ({ k, a, b }, { factor }) => {
        const y = (x: number) => a * Math.sin(k * x) + b * Math.cos(k * x);
        for (const x of [0.2, 1.1])
          assertClose(
            differentiate((v) => differentiate(y, v, 1e-2), x, 1e-2),
            -factor * y(x),
            'second derivative',
            1e-3,
          );
      },
    }),
    form({
      variants: [
        { p: 2, q: -3, x0: 0 },
        { p: 1, q: -4, x0: 0 },
        { p: -1, q: 5, x0: 0 },
        { p: 3, q: -2, x0: 0 },
      ],
      // y = e^{mx} with y'' - (p+q) y' + pq y = 0
      solve: ({ p, q }) => ({ sum: p + q, product: p * q }),
      write: ({ p, q }, { sum: s, product }) => {
        const equation = raw`\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} ${s < 0 ? '+' : '-'} ${term(Math.abs(s), raw`\dfrac{\mathrm{d}y}{\mathrm{d}x}`)} ${product < 0 ? '-' : '+'} ${term(Math.abs(product), 'y')} = 0`;
        return inParts({
          stem: raw`The function $y = e^{mx}$, where $m$ is a constant, satisfies the equation $$${equation}$$ for all $x$.`,
          hint: 'Every derivative of this function is a multiple of it.',
          parts: [
            {
              ask: raw`Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ and $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$ in terms of $m$.`,
              answer: raw`$me^{mx}$ and $m^2e^{mx}$`,
              solution: raw`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = me^{mx}$ and $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = m^2e^{mx}$.`,
              marks: ['A1 $me^{mx}$', 'A1 $m^2e^{mx}$'],
              keys: [
                { kind: 'expression', label: 'First derivative', value: 'm e^{m x}' },
                { kind: 'expression', label: 'Second derivative', value: 'm^2 e^{m x}' },
              ],
            },
            {
              ask: raw`Hence determine the possible values of $m$.`,
              answer: `$m = ${p}$ and $m = ${q}$`,
              solution: raw`Substituting, $e^{mx}\left(${polynomial([1, -s, product], 'm')}\right) = 0$. As $e^{mx}$ is never zero, $${polynomial([1, -s, product], 'm')} = 0$, that is $(${polynomial([1, -p], 'm')})(${polynomial([1, -q], 'm')}) = 0$. So $m = ${p}$ or $m = ${q}$.`,
              marks: [
                'M1 substitutes into the equation',
                `A1 $${polynomial([1, -s, product], 'm')} = 0$, as $e^{mx} \\ne 0$`,
                `A1 $m = ${p}$ and $m = ${q}$`,
              ],
              keys: [{ kind: 'set', values: [`${p}`, `${q}`] }],
            },
          ],
        });
      },
      check: ({ p, q, x0 }, { sum: s, product }) => {
        for (const m of [p, q]) {
          const y = (x: number) => Math.exp(m * x);
          const first = differentiate(y, x0 + 0.1, 1e-2);
          const second = differentiate((v) => differentiate(y, v, 1e-2), x0 + 0.1, 1e-2);
          assert.ok(Math.abs(second - s * first + product * y(x0 + 0.1)) < 1e-3);
        }
      },
    }),
  ],
);

/** Templates of topic 5 for SL and HL: rules of differentiation. */
export const derivativeRules = [quotientRule, chainRule, identities];
