import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, plain, polynomial, signed } from '../../tex.ts';
import { at, factor, rationalGraph, times } from './polynomial-graphs.ts';
import { exact, higher, raw } from './writing.ts';

/** Topics 2.12 to 2.14, roots of polynomials, rational functions and symmetry in several forms, HL. */

const rootRelations = inForms(
  {
    key: 'aa-hl-relations-between-roots',
    calculatorAllowed: false,
    placements: higher('2.12', 1),
  },
  [
    form({
      variants: [
        { r: 1, d: 2 },
        { r: 2, d: 3 },
        { r: -1, d: 4 },
      ],
      solve: ({ r, d }) => ({ cubic: times(times([1, -(r - d)], [1, -r]), [1, -(r + d)]) }),
      write: ({ r, d }, { cubic }) =>
        inParts({
          stem: raw`The three roots of the equation $${polynomial(cubic)} = 0$ form an arithmetic sequence. Let them be $a - d$, $a$ and $a + d$, where $d > 0$.`,
          hint: 'In the sum of the three roots, $d$ cancels.',
          parts: [
            {
              ask: 'Determine the value of $a$.',
              answer: `$a = ${r}$`,
              solution: raw`The sum of the roots is $3a$ and, from the coefficients, $${-(cubic[1] ?? 0)}$. So $a = ${r}$.`,
              marks: [raw`M1 $3a = ${-(cubic[1] ?? 0)}$`, `A1 $a = ${r}$`],
              keys: [exact(r)],
            },
            {
              ask: 'Hence solve the equation.',
              answer: `$x = ${r - d}, ${r}, ${r + d}$`,
              solution: raw`The product of the roots is $a(a^2 - d^2) = ${-(cubic[3] ?? 0)}$, so with $a = ${r}$, $d^2 = ${d * d}$ and $d = ${d}$. The roots are $${r - d}, ${r}, ${r + d}$.`,
              marks: [raw`M1 product of the roots`, `A1 $d = ${d}$`, `A1 $${r - d}, ${r}, ${r + d}$`],
              keys: [{ kind: 'set', values: [r - d, r, r + d].map(String) }],
            },
          ],
        }),
      check: ({ r, d }, { cubic }) => {
        for (const x of [r - d, r, r + d]) assertClose(at(cubic, x), 0, 'root');
        assert.ok((cubic[1] ?? 0) !== 0 && (cubic[3] ?? 0) !== 0);
      },
    }),
    form({
      variants: [
        { b: -5, c: 3 },
        { b: 4, c: 7 },
        { b: -3, c: -2 },
      ],
      // x^2 + bx + c
      solve: ({ b, c }) => ({ squares: b * b - 2 * c, cubes: -b * (b * b - 3 * c) }),
      write: ({ b, c }, { squares, cubes }) =>
        inParts({
          stem: raw`The equation $${polynomial([1, b, c])} = 0$ has the roots $\alpha$ and $\beta$. Do not solve the equation.`,
          hint: 'Every symmetric expression in the roots can be built from their sum and their product.',
          parts: [
            {
              ask: raw`Find the value of $\alpha^2 + \beta^2$.`,
              answer: `$${squares}$`,
              solution: raw`$\alpha + \beta = ${-b}$ and $\alpha\beta = ${c}$. So $\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta = ${b * b}${signed(-2 * c)} = ${squares}$.`,
              marks: [raw`A1 sum $${-b}$ and product $${c}$`, raw`M1 $(\alpha + \beta)^2 - 2\alpha\beta$`, `A1 $${squares}$`],
              keys: [exact(squares)],
            },
            {
              ask: raw`Find a quadratic equation with integer coefficients whose roots are $\alpha^2$ and $\beta^2$.`,
              answer: `$${polynomial([1, -squares, c * c])} = 0$`,
              solution: raw`The sum of the new roots is $${squares}$ and their product $(\alpha\beta)^2 = ${c * c}$: $${polynomial([1, -squares, c * c])} = 0$.`,
              marks: [raw`A1 product $${c * c}$`, `A1 $${polynomial([1, -squares, c * c])} = 0$`],
              keys: [{ kind: 'equation', value: `${polynomial([1, -squares, c * c])} = 0` }],
            },
            {
              ask: raw`Show that $\alpha^3 + \beta^3 = ${cubes}$.`,
              answer: 'As given.',
              solution: raw`$\alpha^3 + \beta^3 = (\alpha + \beta)(\alpha^2 - \alpha\beta + \beta^2) = ${-b < 0 ? `(${-b})` : -b} \times (${squares}${signed(-c)}) = ${cubes}$.`,
              marks: [raw`M1 factorises, or expands $(\alpha + \beta)^3$`, 'A1 correct substitution', `AG $${cubes}$`],
            },
          ],
        }),
      check: ({ b, c }, { squares, cubes }) => {
        // Powers of the companion matrix have the power sums of the roots as traces.
        const m = [0, -c, 1, -b] as const;
        const mul = ([p, q, r, s]: readonly number[], [t, u, v, w]: readonly number[]) => [
          (p ?? 0) * (t ?? 0) + (q ?? 0) * (v ?? 0),
          (p ?? 0) * (u ?? 0) + (q ?? 0) * (w ?? 0),
          (r ?? 0) * (t ?? 0) + (s ?? 0) * (v ?? 0),
          (r ?? 0) * (u ?? 0) + (s ?? 0) * (w ?? 0),
        ];
        const square = mul(m, m);
        assert.equal((square[0] ?? 0) + (square[3] ?? 0), squares);
        const cube = mul(square, m);
        assert.equal((cube[0] ?? 0) + (cube[3] ?? 0), cubes);
      },
    }),
  ],
);

const rationals = inForms(
  {
    key: 'aa-hl-rational-with-quadratic-denominator',
    calculatorAllowed: false,
    placements: higher('2.13', 1),
  },
  [
    form({
      variants: [
        { p: -1, q: 3, k: 4 },
        { p: -2, q: 4, k: 9 },
        { p: 1, q: 5, k: 8 },
      ],
      // k / ((x - p)(x - q))
      solve: ({ p, q, k }) => ({ middle: (p + q) / 2, top: (-4 * k) / (q - p) ** 2 }),
      write: ({ p, q, k }, { middle, top }) => {
        const drawing = rationalGraph((x) => k / ((x - p) * (x - q)), [p, q], [p - 4, q + 4], [-6, 6])
          .point([middle, top])
          .label([middle, top], `(${middle}, ${plain(top, 3)})`.replaceAll('-', '−'), { math: true, dy: 20 });
        const topTex = fraction(-4 * k, (q - p) ** 2);
        return inParts({
          stem: raw`Let $f(x) = \dfrac{${k}}{${polynomial([1, -p - q, p * q])}}$.`,
          hint: 'The denominator is a parabola: where is it zero, and where is it least?',
          parts: [
            {
              ask: 'Find the equations of all asymptotes of the graph of $f$.',
              answer: `$x = ${p}$, $x = ${q}$, $y = 0$`,
              solution: raw`The denominator is $${factor(p)}${factor(q)}$, so the vertical asymptotes are $x = ${p}$ and $x = ${q}$. For large $|x|$ the fraction tends to 0: $y = 0$ is the horizontal one.`,
              marks: ['M1 factorises the denominator', `A1 $x = ${p}$ and $x = ${q}$`, 'A1 $y = 0$'],
            },
            {
              ask: 'Find the coordinates of the turning point.',
              answer: raw`$\left(${middle}, ${topTex}\right)$`,
              solution: raw`Midway between its zeros, at $x = ${middle}$, the denominator has its least value $${-((q - p) ** 2) / 4}$. There $f$ has the local maximum $\dfrac{${k}}{${-((q - p) ** 2) / 4}} = ${topTex}$ between the asymptotes.`,
              marks: [`A1 $x = ${middle}$`, 'M1 value of the function there', raw`A1 $\left(${middle}, ${topTex}\right)$`],
              keys: [{ kind: 'coordinate', values: [`${middle}`, topTex] }],
            },
            {
              ask: 'Sketch the graph of $f$, and label its asymptotes and its turning point.',
              answer: 'Three branches: above the $x$-axis outside the vertical asymptotes, below it between them',
              solution: raw`Outside the asymptotes the denominator is positive and the graph lies above the $x$-axis; between them it lies below, with the turning point as its highest point.

![](diagram:graph)`,
              marks: [
                'A1 both outer branches above the $x$-axis',
                'A1 middle branch with its maximum',
                'A1 asymptotes and turning point labelled',
              ],
            },
            {
              ask: 'Hence write down the range of $f$.',
              answer: raw`$f(x) \le ${topTex}$ or $f(x) > 0$`,
              solution: raw`The middle branch takes all values up to $${topTex}$, the outer ones all positive values: $f(x) \le ${topTex}$ or $f(x) > 0$.`,
              marks: [raw`A1 $f(x) \le ${topTex}$`, 'A1 $f(x) > 0$'],
              keys: [
                {
                  kind: 'interval',
                  variable: 'y',
                  intervals: [
                    { from: null, to: topTex },
                    { from: '0', to: null, open_from: true },
                  ],
                },
              ],
            },
          ],
          diagrams: [
            {
              name: 'graph',
              svg: drawing.toSvg(),
              alt: `Three branches with the dashed asymptotes x = ${p} and x = ${q}; the middle one lies below the x-axis.`,
            },
          ],
        });
      },
      check: ({ p, q, k }, { middle, top }) => {
        const f = (x: number) => k / (x * x - (p + q) * x + p * q);
        const best = maximise(f, p + 0.01, q - 0.01);
        assertClose(best.value, top, 'turning point', 1e-6);
        assertClose(best.at, middle, 'place', 1e-3);
        assert.ok(f(q + 50) > 0 && f(q + 50) < 0.05);
      },
    }),
    form({
      variants: [
        { a: 2, zero: 1, p: -2, q: 3 },
        { a: 1, zero: 0, p: -3, q: 1 },
        { a: 3, zero: 2, p: -1, q: 4 },
      ],
      solve: ({ a, zero, p, q }) => ({ bottom: [1, -p - q, p * q], intercept: (-a * zero) / (p * q) }),
      write: ({ a, zero, p, q }, { bottom }) => {
        const f = (x: number) => (a * (x - zero)) / ((x - p) * (x - q));
        const drawing = rationalGraph(f, [p, q], [p - 4, q + 4], [-6, 6])
          .point([zero, 0])
          .label([zero, 0], `${zero}`.replace('-', '−'), { dx: 12, dy: 18 });
        return inParts({
          stem: raw`Let $f(x) = \dfrac{${polynomial([a, -a * zero])}}{${polynomial(bottom)}}$.`,
          hint: 'List where the numerator and the denominator change their signs.',
          parts: [
            {
              ask: 'Determine the domain of $f$.',
              answer: raw`$x \in \mathbb{R}$, $x \ne ${p}$, $x \ne ${q}$`,
              solution: raw`$${polynomial(bottom)} = ${factor(p)}${factor(q)}$ is zero at $${p}$ and $${q}$: all real numbers but these.`,
              marks: ['M1 zeros of the denominator', raw`A1 $x \ne ${p}$, $x \ne ${q}$`],
            },
            {
              ask: 'Draw up a table of signs and solve $f(x) \\ge 0$.',
              answer: raw`$${p} < x \le ${zero}$ or $x > ${q}$`,
              solution: raw`The signs can change at $${p}$, $${zero}$ and $${q}$ only.

| | $x < ${p}$ | $${p} < x < ${zero}$ | $${zero} < x < ${q}$ | $x > ${q}$ |
| --- | --- | --- | --- | --- |
| numerator | $-$ | $-$ | $+$ | $+$ |
| denominator | $+$ | $-$ | $-$ | $+$ |
| $f(x)$ | $-$ | $+$ | $-$ | $+$ |

So $${p} < x \le ${zero}$ or $x > ${q}$; the zeros of the denominator never belong to it.`,
              marks: ['M1 signs in the four intervals', `A1 one correct interval`, raw`A1 $${p} < x \le ${zero}$ or $x > ${q}$`],
              keys: [
                {
                  kind: 'interval',
                  intervals: [
                    { from: `${p}`, to: `${zero}`, open_from: true },
                    { from: `${q}`, to: null, open_from: true },
                  ],
                },
              ],
            },
            {
              ask: raw`Sketch the graph of $f$, label its asymptotes and its zero, and deduce the number of solutions of $f(x) = k$ for a large positive $k$.`,
              answer: '$2$',
              solution: raw`Near each vertical asymptote the values grow beyond all bounds on one side, so a high horizontal line meets the graph 2 times: once between $${p}$ and $${zero}$ and once to the right of $${q}$.

![](diagram:graph)`,
              marks: ['A1 three branches of the right shape', 'A1 asymptotes and zero labelled', 'A1 2 solutions'],
              keys: [exact(2)],
            },
          ],
          diagrams: [
            {
              name: 'graph',
              svg: drawing.toSvg(),
              alt: `Three branches with the dashed asymptotes x = ${p} and x = ${q} and a zero at ${zero} between them.`,
            },
          ],
        });
      },
      check: ({ a, zero, p, q }, { bottom }) => {
        const f = (x: number) => (a * (x - zero)) / at(bottom, x);
        for (let i = -300; i < 300; i++) {
          const x = i / 20 + 0.013;
          assert.equal(f(x) >= 0, (x > p && x <= zero) || x > q, `sign at ${x}`);
        }
      },
    }),
  ],
);

const symmetry = inForms({ key: 'aa-hl-odd-and-even-functions', calculatorAllowed: false, placements: higher('2.14', 1) }, [
  form({
    variants: [
      {
        f: raw`x^3 - 5x`,
        g: raw`\dfrac{x^2}{x^4 + 1}`,
        h: raw`x^2 + x`,
        fAt: '-(x^3 - 5x)',
        hAt: [2, 0],
        fn: (x: number) => x ** 3 - 5 * x,
        gn: (x: number) => x ** 2 / (x ** 4 + 1),
        hn: (x: number) => x * x + x,
      },
      {
        f: raw`x\cos x`,
        g: raw`x\sin x`,
        h: raw`x + 2`,
        fAt: raw`-x\cos x`,
        hAt: [3, 1],
        fn: (x: number) => x * Math.cos(x),
        gn: (x: number) => x * Math.sin(x),
        hn: (x: number) => x + 2,
      },
      {
        f: raw`\dfrac{x}{x^2 + 4}`,
        g: raw`e^x + e^{-x}`,
        h: raw`e^x`,
        fAt: raw`-\dfrac{x}{x^2 + 4}`,
        hAt: ['e', raw`\frac{1}{e}`],
        fn: (x: number) => x / (x * x + 4),
        gn: (x: number) => Math.exp(x) + Math.exp(-x),
        hn: (x: number) => Math.exp(x),
      },
    ],
    solve: ({ fn, gn, hn }) => ({
      odd: fn(1.3) + fn(-1.3),
      even: gn(1.3) - gn(-1.3),
      neither: Math.min(Math.abs(hn(1) - hn(-1)), Math.abs(hn(1) + hn(-1))),
    }),
    write: ({ f, g, h, fAt, hAt }) =>
      inParts({
        stem: raw`Consider $f(x) = ${f}$, $g(x) = ${g}$ and $h(x) = ${h}$, for $x \in \mathbb{R}$.`,
        hint: 'What does the function become when $x$ is replaced by its opposite?',
        parts: [
          {
            ask: 'Prove that $f$ is odd and that $g$ is even.',
            answer: 'As shown in the solution.',
            solution: raw`$f(-x) = ${fAt} = -f(x)$ for all $x$, so $f$ is odd. In $g(-x)$ ${g.includes('sin') ? 'both factors change their sign, so the product does not' : g.includes('e^x') ? 'the two terms change places' : 'only even powers occur, so nothing changes'}: $g(-x) = g(x)$ for all $x$, so $g$ is even.`,
            marks: ['M1 finds $f(-x)$', 'A1 $f(-x) = -f(x)$, so $f$ is odd', 'A1 $g(-x) = g(x)$, so $g$ is even'],
          },
          {
            ask: 'Show, by the values at $1$ and $-1$, that $h$ is neither odd nor even.',
            answer: raw`$h(1) = ${hAt[0]}$ and $h(-1) = ${hAt[1]}$ are neither equal nor opposite.`,
            solution: raw`$h(1) = ${hAt[0]}$ and $h(-1) = ${hAt[1]}$. They are not equal, so $h$ is not even, and not opposite, so it is not odd. One pair of values is enough to disprove both.`,
            marks: ['A1 both values', 'R1 neither equal nor opposite'],
          },
          {
            ask: raw`State whether the product $f(x)g(x)$ is odd, even or neither. Justify your answer.`,
            answer: raw`Odd: $f(-x)g(-x) = -f(x)g(x)$`,
            solution: raw`$f(-x)g(-x) = \left(-f(x)\right)g(x) = -f(x)g(x)$, so the product is odd.`,
            marks: ['A1 odd', 'R1 sign of the product for $-x$'],
          },
        ],
      }),
    check: ({ fn, gn }, { odd, even, neither }) => {
      assertClose(odd, 0, 'odd');
      assertClose(even, 0, 'even');
      for (const x of [0.4, 2.2]) assertClose(fn(-x) * gn(-x), -fn(x) * gn(x), 'product');
      assert.ok(neither > 0.1);
    },
  }),
  form({
    variants: [
      { a: 3, b: -2 },
      { a: -1, b: 5 },
      { a: 2, b: 4 },
    ],
    // f(x) = x^3 + (k - a) x^2 + x + (m - b) odd; area symmetric
    solve: ({ a, b }) => ({ k: a, m: b }),
    write: ({ a, b }, { k, m }) =>
      inParts({
        stem: raw`The function $f(x) = x^3 + (k${signed(-a)})x^2 + 4x + (m${signed(-b)})$ is odd.`,
        hint: 'Which powers of $x$ may an odd polynomial contain?',
        parts: [
          {
            ask: 'Determine the values of $k$ and $m$. Justify your answer.',
            answer: `$k = ${k}$, $m = ${m}$`,
            solution: raw`$f(-x) = -f(x)$ for all $x$ leaves no even powers: the coefficient of $x^2$ and the constant term are zero. So $k = ${k}$ and $m = ${m}$.`,
            marks: ['R1 no even powers', `A1 $k = ${k}$`, `A1 $m = ${m}$`],
            keys: [
              { kind: 'number', label: '$k =$', ...exact(k) },
              { kind: 'number', label: '$m =$', ...exact(m) },
            ],
          },
          {
            ask: raw`For these values, $f(2) = 16$. Write down $f(-2)$ and $\displaystyle\int_{-2}^{2} f(x)\,dx$.`,
            answer: raw`$f(-2) = -16$; the integral is $0$`,
            solution: raw`By symmetry $f(-2) = -f(2) = -16$. The parts of the area to the left and to the right of the origin have the same size and opposite signs, so the integral is $0$.`,
            marks: ['A1 $-16$', 'A1 $0$'],
            keys: [
              { kind: 'number', label: '$f(-2) =$', ...exact(-16) },
              { kind: 'number', label: 'Integral', ...exact(0) },
            ],
          },
        ],
      }),
    check: ({ a, b }, { k, m }) => {
      const f = (x: number) => x ** 3 + (k - a) * x * x + 4 * x + m - b;
      for (const x of [0.7, 2, 3.1]) assertClose(f(-x), -f(x), 'odd');
      assertClose(f(2), 16, 'value');
    },
  }),
]);

const restricted = inForms(
  {
    key: 'aa-hl-inverse-on-restricted-domain',
    calculatorAllowed: false,
    placements: higher('2.14', 1, ['2.2.1']),
  },
  [
    form({
      variants: [
        { h: 3, k: -4, right: true },
        { h: -2, k: 1, right: false },
        { h: 1, k: -9, right: false },
      ],
      solve: ({ h, k }) => ({ expanded: [1, -2 * h, h * h + k] }),
      write: ({ h, k, right }, { expanded }) => {
        const sign = right ? '' : '-';
        const inverse = raw`${h} ${right ? '+' : '-'} \sqrt{x${signed(-k)}}`;
        return inParts({
          stem: raw`Let $f(x) = ${polynomial(expanded)}$ for $x ${right ? raw`\ge` : raw`\le`} a$.`,
          hint: 'On each side of its vertex a parabola only rises or only falls.',
          parts: [
            {
              ask: raw`Find the ${right ? 'least' : 'greatest'} value of $a$ for which $f$ has an inverse function.`,
              answer: `$a = ${h}$`,
              solution: raw`$f(x) = (x${signed(-h)})^2${signed(k)}$ has its vertex at $x = ${h}$. To the ${right ? 'right' : 'left'} of it the function only ${right ? 'rises' : 'falls'}, so it is one-to-one; beyond it values would occur twice. So $a = ${h}$.`,
              marks: ['M1 completes the square or finds the vertex', `A1 $a = ${h}$`],
              keys: [exact(h)],
            },
            {
              ask: raw`For this value of $a$, find $f^{-1}(x)$ and state its domain.`,
              answer: raw`$f^{-1}(x) = ${inverse}$, $x \ge ${k}$`,
              solution: raw`$x = (y${signed(-h)})^2${signed(k)}$ gives $y${signed(-h)} = \pm\sqrt{x${signed(-k)}}$. As $y ${right ? raw`\ge` : raw`\le`} ${h}$, the sign is ${right ? 'plus' : 'minus'}: $f^{-1}(x) = ${inverse}$. Its domain is the range of $f$, $x \ge ${k}$.`,
              marks: [
                'M1 interchanges $x$ and $y$ and solves',
                raw`R1 chooses the sign from the domain of $f$`,
                raw`A1 $${inverse}$`,
                raw`A1 $x \ge ${k}$`,
              ],
              keys: [
                {
                  kind: 'expression',
                  label: raw`$f^{-1}(x) =$`,
                  value: `${h} + (${sign}1)*sqrt(x - (${k}))`,
                  domain: { x: { from: k + 0.2, to: k + 8 } },
                },
                { kind: 'interval', label: 'Domain', intervals: [{ from: `${k}`, to: null }] },
              ],
            },
          ],
        });
      },
      check: ({ h, k, right }, { expanded }) => {
        for (const x of [k + 0.5, k + 4])
          assertClose(at(expanded, h + (right ? 1 : -1) * Math.sqrt(x - k)), x, 'f of the inverse');
        assertClose(minimise((x) => at(expanded, x), h - 5, h + 5).at, h, 'vertex', 1e-4);
      },
    }),
    form({
      variants: [
        { a: 2, c: 3 },
        { a: 4, c: 1 },
        { a: -1, c: 2 },
      ],
      // f(x) = (a x + b)/(c x - a) self-inverse with b = 5
      solve: ({ a, c }) => ({ fixed: [(a + Math.sqrt(a * a + 5 * c)) / c, (a - Math.sqrt(a * a + 5 * c)) / c] }),
      write: ({ a, c }, { fixed }) => {
        const f = raw`\dfrac{${polynomial([a, 5])}}{${polynomial([c, -a])}}`;
        const disc = a * a + 5 * c;
        const whole = Number.isInteger(Math.sqrt(disc));
        const roots = fixed.map((_, i) =>
          whole
            ? fraction(a + (i === 0 ? 1 : -1) * Math.sqrt(disc), c)
            : raw`${c === 1 ? '' : raw`\frac{1}{${c}}\left(`}${a} ${i === 0 ? '+' : '-'} \sqrt{${disc}}${c === 1 ? '' : raw`\right)`}`,
        );
        return inParts({
          stem: raw`Let $f(x) = ${f}$, $x \ne ${fraction(a, c)}$.`,
          hint: 'What takes the place of $x$ when $f$ is applied twice?',
          parts: [
            {
              ask: raw`Show that $(f \circ f)(x) = x$.`,
              answer: 'As given.',
              solution:
                raw`Multiply numerator and denominator of $f(f(x))$ by $${polynomial([c, -a])}$: the numerator is $${a}(${polynomial([a, 5])}) + 5(${polynomial([c, -a])}) = ${a * a + 5 * c}x$, the denominator $${c}(${polynomial([a, 5])})${a < 0 ? ' + ' : ' - '}${Math.abs(a)}(${polynomial([c, -a])}) = ${5 * c + a * a}$. The quotient is $x$.`
                  .replaceAll('$1(', '$(')
                  .replaceAll('$-1(', '$-(')
                  .replaceAll(' + 1(', ' + (')
                  .replaceAll(' - 1(', ' - ('),
              marks: [
                'M1 substitutes $f(x)$ into $f$',
                'M1 clears the fraction',
                raw`A1 numerator $${a * a + 5 * c}x$ and denominator $${a * a + 5 * c}$`,
                'AG $x$',
              ],
            },
            {
              ask: 'State what this says about the graph of $f$.',
              answer: 'It is symmetric in the line $y = x$.',
              solution: 'The function is its own inverse, so its graph is its own reflection in the line $y = x$.',
              marks: ['A1 symmetric in $y = x$'],
            },
            {
              ask: 'Find the $x$-coordinates of the points where the graph meets the line $y = x$.',
              answer: `$x = ${roots[0]}$ and $x = ${roots[1]}$`,
              solution: raw`$f(x) = x$ gives $${polynomial([a, 5])} = ${polynomial([c, -a, 0])}$, that is $${polynomial([c, -2 * a, -5])} = 0$, so $x = ${roots[0]}$ and $x = ${roots[1]}$.`,
              marks: [
                'M1 sets $f(x) = x$',
                raw`A1 $${polynomial([c, -2 * a, -5])} = 0$`,
                `A1 both solutions, $${roots[0]}$ and $${roots[1]}$`,
              ],
              keys: [{ kind: 'set', values: roots, tolerance: 1e-6 }],
            },
          ],
        });
      },
      check: ({ a, c }, { fixed }) => {
        const f = (x: number) => (a * x + 5) / (c * x - a);
        for (const x of [0.3, -2.2, 7]) assertClose(f(f(x)), x, 'twice');
        for (const x of fixed) assertClose(f(x), x, 'fixed point');
      },
    }),
  ],
);

/** Templates of topics 2.12 to 2.14 in several forms. */
export const polynomialsHl = [rootRelations, rationals, symmetry, restricted];
