import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, maximise, minimise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, point, polynomial, signed, signedTerm, term } from '../../tex.ts';
import { factorForms, modulusForms, obliqueForms, rootSumForms, selfInverseForms } from './further-functions.ts';
import { exact, higher, markScheme, multipleChoice, paragraphs, raw, slip } from './writing.ts';

/** Topic 2, Functions: the additional higher level. */

const factorRemainder = defineTemplate({
  key: 'aa-hl-factor-remainder',
  calculatorAllowed: false,
  placements: higher('2.12', 1),
  // Zeros r, u, v of the cubic; s is the point of the remainder.
  variants: [
    { r: 2, u: -1, v: 3, s: 1 },
    { r: -1, u: 2, v: 4, s: 1 },
    { r: 3, u: -2, v: 1, s: -1 },
    { r: 1, u: -4, v: 2, s: -2 },
    { r: -2, u: 5, v: 1, s: 2 },
    { r: 2, u: -3, v: -5, s: -1 },
    { r: -3, u: 1, v: 4, s: 2 },
    { r: 1, u: -2, v: 6, s: 3 },
  ],
  solve: ({ r, u, v, s }) => {
    const c = -r * u * v;
    const remainder = (s - r) * (s - u) * (s - v);
    // r^2 a + r b = -r^3 - c and s^2 a + s b = R - s^3 - c, by Cramer's rule.
    const [p, q] = [-(r ** 3) - c, remainder - s ** 3 - c];
    const determinant = r * r * s - r * s * s;
    return { c, remainder, a: (p * s - q * r) / determinant, b: (r * r * q - s * s * p) / determinant };
  },
  write: ({ r, u, v, s }, { c, remainder, a, b }) => {
    const equation = (x: number, right: number) => `${x * x === 1 ? '' : x * x}a${signedTerm(x, 'b')} = ${right}`;
    const [first, second] = [equation(r, -(r ** 3) - c), equation(s, remainder - s ** 3 - c)];
    const bracket = (zero: number) => `(x${signed(-zero)})`;
    return {
      text: paragraphs(
        raw`Let $p(x) = x^3 + ax^2 + bx${signed(c)}$, where $a, b \in \mathbb{Z}$. It is given that $${bracket(r)}$ is a factor of $p(x)$, and that $p(x)$ leaves the remainder $${remainder}$ when it is divided by $${bracket(s)}$.`,
        raw`(a) Determine the value of $a$ and of $b$. [4]`,
        raw`(b) Hence write $p(x)$ as a product of three linear factors. [3]`,
      ),
      hint: raw`What are $p(${r})$ and $p(${s})$?`,
      answer: paragraphs(raw`(a) $a = ${a}$, $b = ${b}$`, raw`(b) $p(x) = ${bracket(r)}${bracket(u)}${bracket(v)}$`),
      solution: paragraphs(
        raw`(a) By the factor theorem $p(${r}) = 0$, which is $${first}$. By the remainder theorem $p(${s}) = ${remainder}$, which is $${second}$. Solving the two equations together gives $a = ${a}$ and $b = ${b}$.`,
        raw`(b) Dividing $${polynomial([1, a, b, c])}$ by $${bracket(r)}$ leaves the quadratic $${polynomial([1, -(u + v), u * v])}$, which factorises as $${bracket(u)}${bracket(v)}$. So $p(x) = ${bracket(r)}${bracket(u)}${bracket(v)}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 uses $p(${r}) = 0$ or $p(${s}) = ${remainder}$`,
          raw`A1 $${first}$`,
          raw`A1 $${second}$`,
          raw`A1 $a = ${a}$ and $b = ${b}$`,
        ],
        b: [
          raw`M1 divides by $${bracket(r)}$ or compares coefficients`,
          raw`A1 $${polynomial([1, -(u + v), u * v])}$`,
          raw`A1 $${bracket(r)}${bracket(u)}${bracket(v)}$`,
        ],
      }),
      keys: [
        { kind: 'coordinate', part: 'a', label: '$(a, b) =$', values: [`${a}`, `${b}`] },
        { kind: 'expression', part: 'b', value: `${bracket(r)}${bracket(u)}${bracket(v)}`, form: 'factorised' },
      ],
    };
  },
  check: ({ r, u, v, s }, { a, b, c, remainder }) => {
    const p = (x: number) => ((x + a) * x + b) * x + c;
    for (const zero of [r, u, v]) assert.equal(p(zero), 0, `zero ${zero}`);
    assert.equal(p(s), remainder);
    assert.ok(remainder !== 0 && Number.isInteger(a) && Number.isInteger(b) && a !== 0);
  },
});

type Complex = readonly [number, number];
const multiply = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const divide = (z: Complex, [c, d]: Complex): Complex => {
  const [x, y] = multiply(z, [c, -d]);
  const size = c * c + d * d;
  return [x / size, y / size];
};
const minus = ([a, b]: Complex, [c, d]: Complex): Complex => [a - c, b - d];

/** All zeros of a monic cubic by simultaneous iteration (Durand and Kerner). */
function cubicZeros(p: number, q: number, r: number): Complex[] {
  let zeros: Complex[] = [
    [1, 0],
    [0.4, 0.9],
    [-0.65, 0.72],
  ];
  for (let round = 0; round < 500; round++) {
    zeros = zeros.map((z, i) => {
      const [x, y] = multiply(multiply([z[0] + p, z[1]], z).map((part, k) => part + (k === 0 ? q : 0)) as unknown as Complex, z);
      const others = zeros.filter((_, j) => j !== i).reduce<Complex>((product, w) => multiply(product, minus(z, w)), [1, 0]);
      return minus(z, divide([x + r, y], others));
    });
  }
  return zeros;
}

const sumsOfRoots = defineTemplate({
  key: 'aa-hl-sums-of-roots',
  calculatorAllowed: false,
  placements: higher('2.12', 1),
  variants: [
    { p: 2, q: 5, r: -3 },
    { p: -3, q: 7, r: 2 },
    { p: 1, q: 4, r: 6 },
    { p: -2, q: 3, r: 5 },
    { p: 4, q: 9, r: -2 },
    { p: -1, q: 6, r: -4 },
    { p: 3, q: 8, r: 5 },
    { p: -4, q: 10, r: 3 },
  ],
  solve: ({ p, q, r }) => ({ sum: -p, product: -r, squares: p * p - 2 * q, reciprocal: [r, q, p, 1] as const }),
  write: ({ p, q, r }, { sum, product, squares, reciprocal }) => {
    const leading = r < 0 ? reciprocal.map((value) => -value) : reciprocal;
    return {
      text: paragraphs(
        raw`The equation $${polynomial([1, p, q, r])} = 0$ has the roots $\alpha$, $\beta$ and $\gamma$.`,
        raw`(a) Write down the value of $\alpha + \beta + \gamma$ and of $\alpha\beta\gamma$. [2]`,
        raw`(b) Find the value of $\alpha^2 + \beta^2 + \gamma^2$. [3]`,
        '(c) Hence explain why the roots cannot all be real. [2]',
        raw`(d) Find a cubic equation with integer coefficients whose roots are $\dfrac{1}{\alpha}$, $\dfrac{1}{\beta}$ and $\dfrac{1}{\gamma}$. [3]`,
      ),
      hint: raw`In which square do both the sum of the roots and the sum of their products appear?`,
      answer: paragraphs(
        raw`(a) $${sum}$ and $${product}$`,
        raw`(b) $${squares}$`,
        '(c) The squares of real numbers cannot add up to a negative number.',
        raw`(d) $${polynomial(leading)} = 0$ (or any multiple)`,
      ),
      solution: paragraphs(
        raw`(a) For a monic cubic the sum of the roots is the negative of the coefficient of $x^2$, and the product is the negative of the constant: $\alpha + \beta + \gamma = ${sum}$, $\alpha\beta\gamma = ${product}$.`,
        raw`(b) Also $\alpha\beta + \beta\gamma + \gamma\alpha = ${q}$, the coefficient of $x$. From $(\alpha + \beta + \gamma)^2 = \alpha^2 + \beta^2 + \gamma^2 + 2(\alpha\beta + \beta\gamma + \gamma\alpha)$, $$\alpha^2 + \beta^2 + \gamma^2 = ${sum < 0 ? `(${sum})` : sum}^2 - 2 \times ${q} = ${squares}.$$`,
        raw`(c) If all three roots were real, each square would be at least 0, and so would be their sum. But the sum is $${squares} < 0$. So the roots are not all real.`,
        raw`(d) Let $y = \frac{1}{x}$, so $x = \frac{1}{y}$. Putting this into the equation and multiplying by $y^3$: $$\frac{1}{y^3}${signedTerm(p, raw`\frac{1}{y^2}`)}${signedTerm(q, raw`\frac{1}{y}`)}${signed(r)} = 0 \quad\Rightarrow\quad 1${signedTerm(p, 'y')}${signedTerm(q, 'y^2')}${signedTerm(r, 'y^3')} = 0.$$ Written in $x$ again: $${polynomial(leading)} = 0$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $${sum}$`, raw`A1 $${product}$`],
        b: [
          raw`M1 expands $(\alpha + \beta + \gamma)^2$`,
          raw`(A1) $\alpha\beta + \beta\gamma + \gamma\alpha = ${q}$`,
          raw`A1 $${squares}$`,
        ],
        c: ['R1 squares of real numbers are not negative', raw`R1 but their sum is $${squares} < 0$, so not all roots are real`],
        d: [
          raw`M1 substitutes $x = \frac{1}{y}$, or finds the sums for the reciprocals`,
          'A1 at least two correct coefficients in proportion',
          raw`A1 $${polynomial(leading)} = 0$`,
        ],
      }),
      numeric: [
        {
          ...exact(squares, 'b'),
          slips: [
            slip(p * p, 'You left out the mixed products in the square of the sum.'),
            slip(p * p + 2 * q, 'You added the mixed products instead of subtracting them.', 'sign'),
          ],
        },
      ],
      keys: [
        { kind: 'number', label: raw`$\alpha + \beta + \gamma =$`, ...exact(sum, 'a') },
        { kind: 'number', label: raw`$\alpha\beta\gamma =$`, ...exact(product, 'a') },
        { kind: 'equation', part: 'd', value: `${polynomial(leading)} = 0` },
      ],
    };
  },
  check: ({ p, q, r }, { sum, product, squares, reciprocal }) => {
    const zeros = cubicZeros(p, q, r);
    assertClose(
      zeros.reduce((total, [x]) => total + x, 0),
      sum,
      'sum of the roots',
    );
    assertClose(zeros.reduce<Complex>(multiply, [1, 0])[0], product, 'product of the roots');
    assertClose(
      zeros.reduce((total, [x, y]) => total + x * x - y * y, 0),
      squares,
      'sum of squares',
    );
    const [a, b, c, d] = reciprocal;
    for (const zero of zeros) {
      const y = divide([1, 0], zero);
      const [y2, y3] = [multiply(y, y), multiply(multiply(y, y), y)];
      for (const k of [0, 1] as const)
        assertClose(a * y3[k] + b * y2[k] + c * y[k] + (k === 0 ? d : 0), 0, 'equation of the reciprocals', 1e-5);
    }
    assert.ok(squares < 0);
  },
});

const obliqueAsymptote = defineTemplate({
  key: 'aa-hl-oblique-asymptote',
  calculatorAllowed: false,
  placements: higher('2.13', 1),
  // f(x) = x + m + n^2/(x - d)
  variants: [
    { d: 1, m: 2, n: 2 },
    { d: 2, m: 1, n: 3 },
    { d: -1, m: 3, n: 1 },
    { d: 3, m: -2, n: 2 },
    { d: -2, m: 1, n: 3 },
    { d: 1, m: -3, n: 3 },
    { d: 2, m: 3, n: 2 },
    { d: -3, m: 4, n: 2 },
  ],
  solve: ({ d, m, n }) => ({
    numerator: [1, m - d, n * n - m * d] as const,
    high: [d - n, d - n + m - n] as const,
    low: [d + n, d + n + m + n] as const,
  }),
  write: ({ d, m, n }, { numerator, high, low }) => {
    const f = (x: number) => x + m + (n * n) / (x - d);
    const reach = 3 * n + 4;
    const middle = d + m;
    const span = { x: [d - reach, d + reach], y: [middle - reach - n, middle + reach + n] } as const;
    const drawing = new Diagram({ ...span, width: 380, height: 340 });
    drawing.axes().segment([d, span.y[0]], [d, span.y[1]], 'd-dashed');
    drawing
      .graph((x) => x + m, span.x[0], span.x[1], 'd-dashed')
      .graph(f, span.x[0], d - 0.01)
      .graph(f, d + 0.01, span.x[1]);
    drawing.point(high).label(high, 'A', { math: true, dx: -6, dy: high[1] <= 0 && high[1] > -3 ? 20 : -9 });
    drawing.point(low).label(low, 'B', { math: true, dx: 6, dy: low[1] >= 0 && low[1] < 3 ? -9 : 20 });
    const quotient = raw`\dfrac{${polynomial(numerator)}}{${polynomial([1, -d])}}`;
    const rest = raw`\dfrac{${n * n}}{${polynomial([1, -d])}}`;
    return {
      text: paragraphs(
        raw`Let $f(x) = ${quotient}$, $x \ne ${d}$. The diagram shows the graph of $f$ and its two asymptotes. A is a local maximum and B is a local minimum of the graph.`,
        '![](diagram:graph)',
        '(a) Write down the equation of the vertical asymptote. [1]',
        raw`(b) Show that $f(x) = x${signed(m)} + ${rest}$. [2]`,
        '(c) Write down the equation of the oblique asymptote. [1]',
        '(d) Find the coordinates of A and of B. [5]',
        raw`(e) Determine the set of values of $w$ for which the equation $f(x) = w$ has no real solution. [2]`,
      ),
      hint: 'Which form of the function is easiest to differentiate?',
      answer: paragraphs(
        raw`(a) $x = ${d}$`,
        '(b) As given.',
        raw`(c) $y = ${polynomial([1, m])}$`,
        raw`(d) $\text{A}${point(...high)}$, $\text{B}${point(...low)}$`,
        raw`(e) $${high[1]} < w < ${low[1]}$`,
      ),
      solution: paragraphs(
        raw`(a) The denominator is zero at $x = ${d}$: the vertical asymptote is $x = ${d}$.`,
        raw`(b) Put the right-hand side over one denominator: $(x${signed(m)})(${polynomial([1, -d])}) + ${n * n} = ${polynomial([1, m - d, -m * d])} + ${n * n} = ${polynomial(numerator)}$, which is the numerator of $f$.`,
        raw`(c) For large $|x|$ the fraction tends to zero, so the graph approaches $y = ${polynomial([1, m])}$.`,
        raw`(d) $f'(x) = 1 - \dfrac{${n * n}}{(${polynomial([1, -d])})^2}$. This is zero when $(${polynomial([1, -d])})^2 = ${n * n}$, that is $x = ${low[0]}$ or $x = ${high[0]}$. From part (b), $f(${high[0]}) = ${high[0]}${signed(m)} - ${n} = ${high[1]}$ and $f(${low[0]}) = ${low[0]}${signed(m)} + ${n} = ${low[1]}$. From the diagram the maximum A lies on the left branch: $\text{A}${point(...high)}$, $\text{B}${point(...low)}$.`,
        raw`(e) The left branch takes all values up to $${high[1]}$, the right one all values from $${low[1]}$ upwards. No value between them is taken: $${high[1]} < w < ${low[1]}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $x = ${d}$`],
        b: ['M1 long division, or a common denominator', raw`A1 correct working`, raw`AG $x${signed(m)} + ${rest}$`],
        c: [raw`A1 $y = ${polynomial([1, m])}$`],
        d: [
          raw`M1 attempt to differentiate`,
          raw`A1 $1 - \frac{${n * n}}{(${polynomial([1, -d])})^2}$`,
          raw`M1 sets $f'(x) = 0$`,
          raw`A1 $\text{A}${point(...high)}$`,
          raw`A1 $\text{B}${point(...low)}$`,
        ],
        e: ['(M1) considers the values of the two branches', raw`A1 $${high[1]} < w < ${low[1]}$`],
      }),
      keys: [
        { kind: 'equation', part: 'a', value: `x = ${d}` },
        { kind: 'equation', part: 'c', value: `y = ${polynomial([1, m])}` },
        { kind: 'coordinate', part: 'd', label: 'A', values: high.map(String) },
        { kind: 'coordinate', part: 'd', label: 'B', values: low.map(String) },
        {
          kind: 'interval',
          part: 'e',
          variable: 'w',
          intervals: [{ from: `${high[1]}`, to: `${low[1]}`, open_from: true, open_to: true }],
        },
      ],
      diagrams: [
        {
          name: 'graph',
          svg: drawing.toSvg(),
          alt: 'Two branches of a curve with a dashed vertical and a dashed rising oblique asymptote; A is the top of the left branch, B the bottom of the right branch.',
        },
      ],
    };
  },
  check: ({ d, m }, { numerator, high, low }) => {
    const f = (x: number) => ((numerator[0] * x + numerator[1]) * x + numerator[2]) / (x - d);
    const least = minimise(f, d + 0.01, d + 20);
    const greatest = maximise(f, d - 20, d - 0.01);
    assertClose(least.value, low[1], 'local minimum');
    assertClose(least.at, low[0], 'its place', 1e-4);
    assertClose(greatest.value, high[1], 'local maximum');
    assertClose(greatest.at, high[0], 'its place', 1e-4);
    assertClose(f(1e6) - 1e6, m, 'oblique asymptote', 1e-4);
  },
});

const modulusInequality = defineTemplate({
  key: 'aa-hl-modulus-inequality',
  calculatorAllowed: false,
  placements: higher('2.16', 1),
  variants: [
    { a: 2, b: -3, c: 1, d: 3 },
    { a: 3, b: 2, c: 1, d: 10 },
    { a: 2, b: 5, c: 1, d: 7 },
    { a: 4, b: -1, c: 2, d: 9 },
    { a: 3, b: -6, c: -1, d: 8 },
    { a: 5, b: 4, c: 3, d: 12 },
    { a: 2, b: -7, c: -1, d: 11 },
    { a: 4, b: 3, c: -2, d: 15 },
  ],
  solve: ({ a, b, c, d }) => ({ right: (d - b) / (a - c), left: (-d - b) / (a + c) }),
  write: ({ a, b, c, d }) => {
    const [right, left] = [fraction(d - b, a - c), fraction(-d - b, a + c)];
    const [x1, x0] = [(d - b) / (a - c), (-d - b) / (a + c)];
    const [from, to] = [Math.min(x0, 0) - 1.5, Math.max(x1, 0) + 1.5];
    const top = Math.max(Math.abs(a * from + b), Math.abs(a * to + b)) * 0.9;
    const drawing = new Diagram({ x: [from, to], y: [-2, top + 2], width: 380 });
    drawing.axes().polyline([
      [from + 0.4, Math.abs(a * (from + 0.4) + b)],
      [-b / a, 0],
      [to - 0.6, Math.abs(a * (to - 0.6) + b)],
    ]);
    drawing.graph((x) => c * x + d, from + 0.2, to - 0.3, 'd-curve2');
    drawing.point([x0, c * x0 + d]).point([x1, c * x1 + d]);
    drawing
      .label([x0, c * x0 + d], 'P', { math: true, dx: 9, dy: -10 })
      .label([x1, c * x1 + d], 'Q', { math: true, dx: 6, dy: 20 });
    const [inside, line] = [polynomial([a, b]), polynomial([c, d])];
    return {
      text: paragraphs(
        raw`The diagram shows the graphs of $y = |${inside}|$ and $y = ${line}$. They meet at P and Q, where P lies to the left of Q.`,
        '![](diagram:graphs)',
        raw`(a) Find the $x$-coordinate of P and of Q. [4]`,
        raw`(b) Hence solve $|${inside}| \ge ${line}$. [2]`,
      ),
      hint: 'What is the sign of the expression inside the modulus on each arm of the V?',
      answer: paragraphs(raw`(a) P: $x = ${left}$; Q: $x = ${right}$`, raw`(b) $x \le ${left}$ or $x \ge ${right}$`),
      solution: paragraphs(
        raw`(a) On the right-hand arm $|${inside}| = ${inside}$: $${inside} = ${line}$ gives $${term(a - c, 'x')} = ${d - b}$, so $x = ${right}$ at Q. On the left-hand arm $|${inside}| = -(${inside})$: $${polynomial([-a, -b])} = ${line}$ gives $${term(a + c, 'x')} = ${-d - b}$, so $x = ${left}$ at P.`,
        raw`(b) The V-shaped graph lies on or above the line outside the interval between P and Q: $x \le ${left}$ or $x \ge ${right}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 $${inside} = ${line}$`,
          raw`A1 $x = ${right}$ for Q`,
          raw`M1 $-(${inside}) = ${line}$`,
          raw`A1 $x = ${left}$ for P`,
        ],
        b: ['(M1) uses the regions outside P and Q', raw`A1 $x \le ${left}$ or $x \ge ${right}$`],
      }),
      keys: [
        { kind: 'number', label: 'P: $x =$', ...exact(x0, 'a') },
        { kind: 'number', label: 'Q: $x =$', ...exact(x1, 'a') },
        {
          kind: 'interval',
          part: 'b',
          intervals: [
            { from: null, to: left },
            { from: right, to: null },
          ],
        },
      ],
      diagrams: [
        {
          name: 'graphs',
          svg: drawing.toSvg(),
          alt: 'A V-shaped graph with its corner on the x-axis and a straight line that cuts the left arm at P and the right arm at Q.',
        },
      ],
    };
  },
  check: ({ a, b, c, d }, { left, right }) => {
    for (const x of [left, right]) assertClose(Math.abs(a * x + b), c * x + d, 'intersection');
    for (let i = -400; i <= 400; i++) {
      const x = i / 20 + 0.0123;
      assert.equal(Math.abs(a * x + b) >= c * x + d, x <= left || x >= right, `inequality at ${x}`);
    }
  },
});

const selfInverse = defineTemplate({
  key: 'aa-hl-self-inverse-mc',
  calculatorAllowed: false,
  placements: higher('2.14', 1),
  variants: [
    { a: 2, b: 5, c: 3 },
    { a: 5, b: 1, c: 2 },
    { a: 4, b: 7, c: 3 },
    { a: -3, b: 2, c: 4 },
    { a: 7, b: 4, c: 5 },
    { a: -2, b: 9, c: 5 },
    { a: 6, b: 7, c: 5 },
    { a: -5, b: 3, c: 2 },
  ],
  solve: ({ a }) => ({ k: -a }),
  write: ({ a, b, c }, { k }, variantIndex) => {
    const choice = multipleChoice(
      `$${k}$`,
      [
        wrong(`$${a}$`, 'You lost a minus sign when you solved for y.', 'sign'),
        wrong(`$${-b}$`, 'You compared k with the constant of the numerator, which does not change place.'),
        wrong(`$${fraction(1, a)}$`, 'You took a reciprocal: an inverse function is not one over the function.', 'reciprocal'),
      ],
      variantIndex,
    );
    return {
      text: raw`The function $f(x) = \dfrac{${polynomial([a, b])}}{${term(c, 'x')} + k}$ is its own inverse. What is the value of $k$? [1]`,
      hint: 'What is $f^{-1}(x)$ in terms of $k$?',
      solution: raw`From $x(${term(c, 'y')} + k) = ${polynomial([a, b], 'y')}$ we get $y(${term(c, 'x')}${signed(-a)}) = -kx${signed(b)}$, so $f^{-1}(x) = \dfrac{-kx${signed(b)}}{${term(c, 'x')}${signed(-a)}}$. This agrees with $f(x) = \dfrac{${polynomial([a, b])}}{${term(c, 'x')} + k}$ for all $x$ when $k = ${k}$.`,
      ...choice,
    };
  },
  check: ({ a, b, c }, { k }) => {
    const f = (x: number) => (a * x + b) / (c * x + k);
    for (const x of [-3.3, 0.4, 8.1]) assertClose(f(f(x)), x, 'f applied twice', 1e-8);
  },
});

/** Templates of topic 2 for HL alone. */
export const functionsHl = [
  withLaterForms(factorRemainder, ...factorForms),
  withLaterForms(sumsOfRoots, ...rootSumForms),
  withLaterForms(obliqueAsymptote, ...obliqueForms),
  withLaterForms(modulusInequality, ...modulusForms),
  withLaterForms(selfInverse, ...selfInverseForms),
];
