import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, differentiate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, polynomial, signed, term } from '../../../tex.ts';
import { both, choice, exact, hl, labelled, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 5. Derivatives, tangents and normals; at higher level the product rule. */

const powerDerivative = defineTemplate({
  key: 'ai-derivative-of-powers',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: both('5.3', 1),
  variants: [
    { a: 2, n: 4, b: 6, m: 2 },
    { a: 5, n: 3, b: 4, m: 3 },
    { a: 3, n: 5, b: 8, m: 1 },
    { a: 7, n: 2, b: 5, m: 4 },
    { a: 4, n: 3, b: 9, m: 2 },
    { a: 6, n: 4, b: 2, m: 5 },
    { a: 2, n: 6, b: 7, m: 3 },
    { a: 8, n: 3, b: 3, m: 2 },
  ],
  solve: ({ a, n, b, m }) => ({ first: a * n, second: b * m }),
  write: ({ a, n, b, m }, { first, second }, index) => {
    const power = (k: number) => (k === 1 ? 'x' : `x^{${k}}`);
    const option = (left: string, sign: string, top: number, k: number) => prose`$${left} ${sign} \dfrac{${top}}{${power(k)}}$`;
    const left = `${first}${power(n - 1)}`;
    return {
      text: prose`
        Let $f(x) = ${a}${power(n)} + \dfrac{${b}}{${power(m)}}$ for $x \ne 0$.

        Find $f'(x)$. [2]`,
      hint: prose`Write $\dfrac{1}{${power(m)}}$ as $x^{${-m}}$ first.`,
      ...choice(
        option(left, '-', second, m + 1),
        [
          wrong(option(left, '+', second, m + 1), 'You lost the minus sign of the exponent in the second term.', 'sign'),
          wrong(
            option(left, '-', second, m - 1 === 0 ? m + 2 : m - 1),
            m - 1 === 0
              ? 'You lowered the exponent of the second term twice.'
              : 'You moved the negative exponent towards zero instead of lowering it.',
          ),
          wrong(
            option(`${a}${power(n - 1)}`, '-', b, m + 1),
            'You lowered the exponents, but did not multiply by them.',
            'incomplete',
          ),
        ],
        index,
      ),
      solution: prose`
        Write $f(x) = ${a}${power(n)} + ${b}x^{${-m}}$. For each term, multiply by the exponent and lower the exponent by one:
        $$f'(x) = ${n} \times ${a}${power(n - 1)} + (${-m}) \times ${b}x^{${-m - 1}} = ${first}${power(n - 1)} - \frac{${second}}{${power(m + 1)}}.$$

        Common slips: losing the minus sign of the exponent $${-m}$, moving that exponent towards 0 instead of lowering it (or lowering it twice), and lowering the exponents without multiplying by them.`,
      markScheme: scheme({ '': [prose`A1 $${first}${power(n - 1)}$`, prose`A1 $-\frac{${second}}{${power(m + 1)}}$`] }),
    };
  },
  check: ({ a, n, b, m }, { first, second }) => {
    for (const x of [0.8, 1.7, -1.3]) {
      const slope = differentiate((t) => a * t ** n + b / t ** m, x);
      assertClose(first * x ** (n - 1) - second / x ** (m + 1), slope, 'the slope at a point', 1e-5);
    }
  },
});

const chordLimit = defineTemplate({
  key: 'ai-chord-gradient-limit',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('5.1', 1, '5.3'),
  variants: [
    { what: 'A stone falls $s$ metres in $t$ seconds', s: 's', a: 4.9, b: 0, at: 2, unit: 'm s⁻¹' },
    { what: 'A train has travelled $s$ metres after $t$ seconds', s: 's', a: 0.4, b: 6, at: 5, unit: 'm s⁻¹' },
    { what: 'A tank holds $V$ litres after $t$ minutes', s: 'V', a: -0.5, b: 24, at: 8, unit: 'l min⁻¹' },
    { what: 'A plant is $h$ centimetres tall after $t$ weeks', s: 'h', a: -0.2, b: 5, at: 6, unit: 'cm week⁻¹' },
    { what: 'A factory has used $E$ units of energy after $t$ hours', s: 'E', a: 1.5, b: 8, at: 3, unit: 'units h⁻¹' },
    { what: 'A balloon is $h$ metres high after $t$ seconds', s: 'h', a: -0.3, b: 9, at: 10, unit: 'm s⁻¹' },
    { what: 'An oil slick covers $A$ square metres after $t$ minutes', s: 'A', a: 2.5, b: 3, at: 4, unit: 'm² min⁻¹' },
    { what: 'A skier has covered $s$ metres after $t$ seconds', s: 's', a: 1.2, b: 3, at: 7, unit: 'm s⁻¹' },
  ],
  solve: ({ a, b, at }) => {
    const chord = (h: number) => 2 * a * at + b + a * h;
    return { chords: [1, 0.1, 0.01].map(chord), rate: 2 * a * at + b };
  },
  write: ({ what, s, a, b, at, unit }, { chords, rate }) => {
    const short = (value: number) => `${Number(value.toFixed(5))}`;
    const formula = polynomial(b === 0 ? [a, 0, 0] : [a, b, 0], 't').replace(/(\d)t/g, '$1\\,t');
    return {
      text: prose`
        ${what}, where $${s} = ${formula}$.

        (a) Find the average rate of change of $${s}$ between $t = ${at}$ and each of $t = ${at + 1}$, $t = ${at + 0.1}$ and $t = ${at + 0.01}$. [3]

        (b) Hence suggest the value of the rate of change at $t = ${at}$. [1]

        (c) Confirm this value by differentiation. [2]`,
      hint: 'The average rate of change is the gradient of a chord: difference of values over difference of times.',
      answer: prose`
        (a) $${chords.map(short).join(',\\ ')}$

        (b) $${short(rate)}$ ${unit}

        (c) $${short(rate)}$ ${unit}`,
      solution: prose`
        (a) Each average rate is the gradient of a chord, $\dfrac{${s}(${at} + h) - ${s}(${at})}{h}$ with $h = 1$, $0.1$ and $0.01$. With $${s}(${at}) = ${short(a * at * at + b * at)}$ the three values are
        $${chords.map(short).join('$, $')}$.

        (b) As $h$ gets smaller, the values approach $${short(rate)}$. This is the suggested rate of change at $t = ${at}$, in ${unit}.

        (c) $\dfrac{\mathrm{d}${s}}{\mathrm{d}t} = ${b === 0 ? `${short(2 * a)}\\,t` : `${short(2 * a)}\\,t${signed(b)}`}$. At $t = ${at}$ this is $${short(2 * a)} \times ${at}${signed(b)} = ${short(rate)}$, which agrees.`,
      markScheme: scheme({
        a: chords.map((value) => prose`A1 $${short(value)}$`),
        b: [prose`A1 $${short(rate)}$`],
        c: [
          prose`M1 derivative $${b === 0 ? `${short(2 * a)}\\,t` : `${short(2 * a)}\\,t${signed(b)}`}$`,
          prose`A1 $${short(rate)}$`,
        ],
      }),
      numeric: [toWithin(rate, 0.005, 'b', unit), toWithin(rate, 0.005, 'c', unit)],
      keys: [...[1, 0.1, 0.01].map((h, i) => labelled(`To $t = ${at + h}$`, toWithin(chords[i] as number, 0.0006, 'a')))],
    };
  },
  check: ({ a, b, at }, { chords, rate }) => {
    const f = (t: number) => (a * t + b) * t;
    [1, 0.1, 0.01].forEach((h, i) => {
      assertClose(chords[i] as number, (f(at + h) - f(at)) / h, 'a chord', 1e-9);
    });
    assertClose(rate, differentiate(f, at), 'the rate');
  },
});

const tangentAndNormal = defineTemplate({
  key: 'ai-tangent-and-normal',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('5.4.1', 1, '5.4.2', '5.3'), hl('5.4.1', 1, '5.4.2', '5.3'), sl('5.4.2', 1, '5.4.1'), hl('5.4.2', 1, '5.4.1')],
  variants: [
    { c: [0.5, -2, 3], at: 4 },
    { c: [1, -4, 5], at: 3 },
    { c: [-1, 6, -3], at: 2 },
    { c: [0.25, 0, 1], at: 4 },
    { c: [-0.5, 3, 2], at: 2 },
    { c: [2, -6, 7], at: 2 },
    { c: [-0.25, 1, 6], at: 4 },
    { c: [1, -5, 6], at: 4 },
  ],
  solve: ({ c, at }) => {
    const [p, q, r] = c as [number, number, number];
    const y = p * at * at + q * at + r;
    const slope = 2 * p * at + q;
    return { y, slope, cut: y - slope * at, root: at + slope * y };
  },
  write: ({ c, at }, { y, slope, cut, root }) => {
    const [p, q, r] = c as [number, number, number];
    const f = (x: number) => p * x * x + q * x + r;
    const xs: [number, number] = [-1, Math.max(at + 3, 6)];
    const ys: [number, number] = [-2, 10];
    const figure = new Diagram({ x: xs, y: ys, width: 400, height: 320 })
      .axes({ xTicks: [2, 4, 6].filter((n) => n < xs[1] - 0.4), yTicks: [2, 4, 6, 8] })
      .graph(f, xs[0], xs[1])
      .graph((x) => y + slope * (x - at), xs[0], xs[1], 'd-curve2')
      .graph((x) => y - (x - at) / slope, xs[0], xs[1], 'd-dashed')
      .point([at, y])
      .label([at, y], 'P', { math: true, dx: slope > 0 ? -13 : 12, dy: -8 });
    const line = (m: string, k: number) => `y = ${m}x${signed(k)}`;
    const m = slope === 1 ? '' : slope === -1 ? '-' : fraction(slope * 4, 4);
    const n = slope === 1 ? '-' : slope === -1 ? '' : fraction(-1 * 4, slope * 4);
    return {
      text: prose`
        The curve $y = ${polynomial([p, q, r])}$ passes through the point P with $x$-coordinate $${at}$. The diagram shows the curve, its tangent at P and, dashed, its normal at P.

        ![](diagram:curve)

        (a) Find the $y$-coordinate of P. [1]

        (b) Find the gradient of the curve at P. [2]

        (c) Find the equation of the tangent at P, in the form $y = mx + c$. [2]

        (d) Find the equation of the normal at P and the $x$-coordinate of the point where it meets the $x$-axis. [4]`,
      hint: 'The derivative gives the gradient of the tangent; the normal is perpendicular to it.',
      answer: prose`
        (a) $${y}$

        (b) $${slope}$

        (c) $${line(m, cut)}$

        (d) $y - ${y} = ${n === '' ? '' : n}(x - ${at})$; $x = ${root}$`,
      solution: prose`
        (a) $y = ${p} \times ${at}^2${signed(q * at)}${signed(r)} = ${y}$.

        (b) $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([2 * p, q])}$. At $x = ${at}$ it is $${slope}$.

        (c) The tangent passes through $(${at}, ${y})$ with gradient $${slope}$: $y - ${y} = ${m}(x - ${at})$, that is $${line(m, cut)}$.

        (d) The normal is perpendicular to the tangent, so its gradient is $${fraction(-1 * 4, slope * 4)}$ and its equation is $y - ${y} = ${n}(x - ${at})$.

        On the $x$-axis $y = 0$: $-${y} = ${n}(x - ${at})$, so $x - ${at} = ${slope * y}$ and $x = ${root}$.`,
      markScheme: scheme({
        a: [prose`A1 $${y}$`],
        b: [prose`M1 $${polynomial([2 * p, q])}$`, prose`A1 $${slope}$`],
        c: ['M1 line through P with their gradient', prose`A1 $${line(m, cut)}$`],
        d: ['M1 negative reciprocal of their gradient', 'A1 equation of the normal', prose`M1 $y = 0$`, prose`A1 $x = ${root}$`],
      }),
      numeric: [exact(y, 'a'), exact(slope, 'b')],
      keys: [
        { kind: 'equation', part: 'c', value: line(m, cut), form: 'explicit' },
        {
          kind: 'equation',
          part: 'd',
          label: 'Normal',
          value: `${slope}(y - (${y})) = -(x - (${at}))`,
          slips: [{ slip: 'method', value: line(m, cut), note: 'This is the tangent; the normal is perpendicular to it.' }],
        },
        labelled('$x =$', exact(root, 'd')),
      ],
      diagrams: [
        {
          name: 'curve',
          svg: figure.toSvg(),
          alt: `A parabola with a point P at x = ${at}, the tangent at P and the dashed normal at P, which is perpendicular to it.`,
        },
      ],
    };
  },
  check: ({ c, at }, { y, slope, cut, root }) => {
    const [p, q, r] = c as [number, number, number];
    const f = (x: number) => p * x * x + q * x + r;
    assertClose(slope, differentiate(f, at), 'the gradient');
    // The tangent meets the parabola in one point only: f(x) - line has a double root.
    assertClose((q - slope) ** 2, 4 * p * (r - cut), 'a double root');
    // P, the foot on the axis and a further point of the tangent form a right angle.
    assertClose((root - at) * 1 + (0 - y) * slope, 0, 'perpendicular');
    assert.ok(y > 0 && slope !== 0 && Number.isInteger(slope) && Number.isInteger(y));
  },
});

const productRule = defineTemplate({
  key: 'ai-product-rule-exponential',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: [hl('5.9.1', 1)],
  variants: [
    { n: 2, k: 3 },
    { n: 3, k: 2 },
    { n: 2, k: -4 },
    { n: 4, k: -2 },
    { n: 3, k: 5 },
    { n: 5, k: -3 },
    { n: 4, k: 6 },
    { n: 2, k: -5 },
  ],
  solve: ({ n, k }) => ({ inner: k, outer: n }),
  write: ({ n, k }, { inner, outer }, index) => {
    const power = (m: number) => (m === 0 ? '' : m === 1 ? 'x' : `x^{${m}}`);
    const e = prose`\mathrm{e}^{${k}x}`;
    return {
      text: prose`
        Let $f(x) = ${power(n)}${e}$.

        Find $f'(x)$. [2]`,
      hint: 'A product of two functions: each factor is differentiated once while the other stays.',
      ...choice(
        prose`$\left(${outer}${power(n - 1)}${inner < 0 ? ' - ' : ' + '}${Math.abs(inner)}${power(n)}\right)${e}$`,
        [
          wrong(
            prose`$${n * k}${power(n - 1)}${e}$`,
            'You multiplied the derivatives of the two factors; a product needs the product rule.',
          ),
          wrong(
            prose`$\left(${n}${power(n - 1)} + ${power(n)}\right)${e}$`,
            'You left out the factor that the chain rule brings from the exponent.',
            'incomplete',
          ),
          wrong(
            prose`$\left(${n}${power(n - 1)}${k < 0 ? ' + ' : ' - '}${Math.abs(k)}${power(n)}\right)${e}$`,
            'The sign of the second term is not that of the derivative of the exponential.',
            'sign',
          ),
        ],
        index,
      ),
      solution: prose`
        With $u = ${power(n)}$ and $v = ${e}$: $u' = ${n}${power(n - 1)}$ and, by the chain rule, $v' = ${k}${e}$. The product rule gives
        $$f'(x) = u'v + uv' = ${n}${power(n - 1)}${e} ${k < 0 ? '-' : '+'} ${Math.abs(k)}${power(n)}${e} = \left(${n}${power(n - 1)} ${k < 0 ? '-' : '+'} ${Math.abs(k)}${power(n)}\right)${e}.$$

        The derivative of a product is not the product of the derivatives; leaving out the factor $${k}$ forgets the chain rule; and the sign of $uv'$ is that of $${k}$.`,
      markScheme: scheme({
        '': [
          prose`M1 product rule`,
          prose`A1 $\left(${n}${power(n - 1)} ${k < 0 ? '-' : '+'} ${Math.abs(k)}${power(n)}\right)${e}$`,
        ],
      }),
    };
  },
  check: ({ n, k }, { inner, outer }) => {
    for (const x of [0.3, 0.9, -0.6]) {
      const slope = differentiate((t) => t ** n * Math.exp(k * t), x, 1e-4);
      assertClose((outer * x ** (n - 1) + inner * x ** n) * Math.exp(k * x), slope, 'the slope', 1e-5);
    }
  },
});

const tangentParameter = defineTemplate({
  key: 'ai-parameter-from-gradient',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('5.4.1', 1, '5.3'), hl('5.4.1', 1, '5.3'), sl('5.3', 1, '5.4.1'), hl('5.3', 1, '5.4.1')],
  variants: [
    { a: 1, k: 3, c: -4, at: 2 },
    { a: 2, k: -5, c: 1, at: 1 },
    { a: -1, k: 4, c: 6, at: 3 },
    { a: 1, k: -2, c: 7, at: -1 },
    { a: 3, k: 2, c: -5, at: 1 },
    { a: -2, k: 7, c: 3, at: 2 },
    { a: 1, k: 6, c: -2, at: -2 },
    { a: 2, k: -3, c: 4, at: -1 },
  ],
  solve: ({ a, k, c, at }) => {
    const slope = 3 * a * at * at + k;
    const y = a * at ** 3 + k * at + c;
    return { slope, y, foundK: slope - 3 * a * at * at, foundC: y - a * at ** 3 - (slope - 3 * a * at * at) * at };
  },
  write: ({ a, at }, { slope, y, foundK, foundC }) => {
    const cubic = term(a, 'x^{3}');
    const power = at < 0 ? `(${at})` : `${at}`;
    return {
      text: prose`
        The curve $y = ${cubic} + kx + c$ passes through the point $(${at}, ${y})$, and its gradient there is $${slope}$.

        Find the values of $k$ and $c$. [5]`,
      hint: 'The gradient gives one equation, the point another.',
      answer: prose`$k = ${foundK}$, $c = ${foundC}$`,
      solution: prose`
        The gradient function is $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(3 * a, 'x^{2}')} + k$. At $x = ${at}$ it is $${slope}$: $${3 * a} \times ${power}^{2} + k = ${slope}$, so $k = ${slope}${signed(-3 * a * at * at)} = ${foundK}$.

        The point lies on the curve: $${a} \times ${power}^{3} + ${foundK < 0 ? `(${foundK})` : foundK} \times ${power} + c = ${y}$, that is $${a * at ** 3 + foundK * at} + c = ${y}$, so $c = ${foundC}$.`,
      markScheme: scheme({
        '': [
          prose`A1 $${term(3 * a, 'x^{2}')} + k$`,
          prose`M1 gradient at $x = ${at}$ set to $${slope}$`,
          prose`A1 $k = ${foundK}$`,
          'M1 point substituted in the equation of the curve',
          prose`A1 $c = ${foundC}$`,
        ],
      }),
      keys: [labelled('$k =$', exact(foundK)), labelled('$c =$', exact(foundC))],
    };
  },
  check: ({ a, k, c, at }, { slope, y, foundK, foundC }) => {
    assert.deepEqual([foundK, foundC], [k, c]);
    const f = (x: number) => a * x ** 3 + foundK * x + foundC;
    assertClose(f(at), y, 'the point');
    assertClose(differentiate(f, at), slope, 'the gradient');
  },
});

export const derivativesTemplates: readonly QuestionTemplate[] = [
  powerDerivative,
  chordLimit,
  tangentParameter,
  tangentAndNormal,
  productRule,
];
