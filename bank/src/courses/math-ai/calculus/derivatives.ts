import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, differentiate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, polynomial, signed, signedTerm, significant, term } from '../../../tex.ts';
import { choice, exact, hl, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 5. Derivatives, tangents and normals; at higher level the product rule. */

const powerDerivative = defineTemplate({
  key: 'ai-derivative-of-powers',
  calculatorAllowed: true,
  placements: [sl('5.3', 1)],
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
    if (index >= 4) {
      const x = (k: number) => (k === 1 ? 'x' : `x^{${k}}`);
      const wrongOne = prose`${first}${x(n - 1)} + \dfrac{${second}}{${x(m + 1)}}`;
      return inParts({
        stem: prose`For $f(x) = ${a}${x(n)} + \dfrac{${b}}{${x(m)}}$ with $x > 0$ a student writes $f'(x) = ${wrongOne}$.`,
        hint: 'Write the quotient as a power: what sign has its exponent?',
        parts: [
          {
            ask: 'Identify the mistake and write down the correct derivative.',
            answer: prose`$f'(x) = ${first}${x(n - 1)} - \dfrac{${second}}{${x(m + 1)}}$`,
            solution: prose`$\dfrac{${b}}{${x(m)}} = ${b}x^{${-m}}$ has the derivative $${-second}x^{${-m - 1}}$: its sign is negative. So $f'(x) = ${first}${x(n - 1)} - \dfrac{${second}}{${x(m + 1)}}$.`,
            marks: ['R1 sign of the second term', prose`A1 $${first}${x(n - 1)} - \frac{${second}}{${x(m + 1)}}$`],
            keys: [{ kind: 'expression', label: "$f'(x) =$", value: `${first}x^${n - 1} - ${second}/x^${m + 1}` }],
          },
          {
            ask: prose`Show, without derivatives, that the student's result cannot be right: compare $f(0.1)$ with $f(0.2)$.`,
            answer: prose`$f(0.1) > f(0.2)$, so $f$ decreases there`,
            solution: prose`$f(0.1) = ${Number((a * 0.1 ** n + b / 0.1 ** m).toPrecision(6))}$ and $f(0.2) = ${Number((a * 0.2 ** n + b / 0.2 ** m).toPrecision(6))}$: $f$ decreases there, but the student's derivative is positive for all $x > 0$.`,
            marks: ['M1 both values', 'R1 function decreases although the derivative is positive'],
          },
          {
            ask: prose`Calculate the gradient of the curve at $x = 1$.`,
            answer: `$${first - second}$`,
            solution: prose`$f'(1) = ${first} - ${second} = ${first - second}$.`,
            marks: [`A1 $${first - second}$`],
            keys: [exact(first - second)],
          },
        ],
      });
    }
    const power = (k: number) => (k === 1 ? 'x' : `x^{${k}}`);
    const option = (left: string, sign: string, top: number, k: number) => prose`$${left} ${sign} \dfrac{${top}}{${power(k)}}$`;
    const left = `${first}${power(n - 1)}`;
    return {
      text: prose`
        Let $f(x) = ${a}${power(n)} + \dfrac{${b}}{${power(m)}}$ for $x \ne 0$.

        Find $f'(x)$. [1]`,
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
  calculatorAllowed: true,
  placements: [sl('5.1', 1, '5.3')],
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

        (a) Calculate the average rate of change of $${s}$ between $t = ${at}$ and each of $t = ${at + 1}$, $t = ${at + 0.1}$ and $t = ${at + 0.01}$. [3]

        (b) Hence suggest the value of the rate of change at $t = ${at}$. [1]

        (c) Verify this value by differentiation. [2]`,
      hint: 'Which gradient represents an average rate of change?',
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
  calculatorAllowed: true,
  placements: [sl('5.4', 1, '5.3'), sl('5.4', 1)],
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
  write: ({ c, at }, { y, slope, cut, root }, index) => {
    if (index >= 4) {
      const foot = Number((at - y / slope).toFixed(6));
      const base = Math.abs(root - foot);
      return inParts({
        stem: prose`At the point P with $x = ${at}$ of the curve $y = ${polynomial(c)}$ the tangent and the normal are drawn. Together with the $x$-axis they form a triangle.`,
        hint: 'Where does each of the two lines meet the axis?',
        parts: [
          {
            ask: prose`Verify that $y = ${term(slope, 'x')}${signed(cut)}$ is the tangent at P.`,
            answer: 'verified',
            solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([2 * (c[0] as number), c[1] as number])}$ is $${slope}$ at $x = ${at}$, the gradient of the line. Curve and line both have $y = ${y}$ there.`,
            marks: [`A1 gradient $${slope}$`, `A1 $y = ${y}$ on both`],
          },
          {
            ask: 'Find where the tangent and the normal meet the $x$-axis.',
            answer: `tangent: $x = ${significant(foot)}$; normal: $x = ${root}$`,
            solution: prose`Tangent: $${term(slope, 'x')}${signed(cut)} = 0$ at $x = ${significant(foot)}$. The normal has the gradient $-\dfrac{1}{${slope}}$; from P down to the axis $x$ changes by $${slope} \times ${y} = ${slope * y}$: $x = ${root}$.`,
            marks: [
              'M1 $y = 0$ in the tangent',
              `A1 $x = ${significant(foot)}$`,
              'M1 gradient of the normal',
              `A1 $x = ${root}$`,
            ],
            keys: [labelled('Tangent', near(foot)), labelled('Normal', exact(root))],
          },
          {
            ask: 'Calculate the area of the triangle.',
            answer: `$${significant((base * y) / 2)}$`,
            solution: prose`The base on the axis is $${significant(base, 5)}$ and the height is $${y}$: the area is $\dfrac{1}{2} \times ${significant(base, 5)} \times ${y} \approx ${significant((base * y) / 2)}$.`,
            marks: ['M1 half of base times height', `A1 $${significant((base * y) / 2)}$`],
            keys: [near((base * y) / 2)],
          },
          {
            ask: 'Explain why the triangle has a right angle at P.',
            answer: 'tangent and normal are perpendicular',
            solution: 'The normal is perpendicular to the tangent, and both pass through P.',
            marks: ['R1 perpendicular at P'],
          },
        ],
      });
    }
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

        (a) Calculate the $y$-coordinate of P. [1]

        (b) Find the gradient of the curve at P. [2]

        (c) Find the equation of the tangent at P, in the form $y = mx + c$. [2]

        (d) Find the equation of the normal at P and the $x$-coordinate of the point where it meets the $x$-axis. [4]`,
      hint: 'Which gradient does the derivative give, and how is the normal related to it?',
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
  calculatorAllowed: true,
  placements: [hl('5.9', 1)],
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
    if (index >= 4) {
      const x = (m: number) => (m === 0 ? '' : m === 1 ? 'x' : `x^{${m}}`);
      const e = prose`\mathrm{e}^{${k}x}`;
      const turn = -outer / inner;
      return inParts({
        stem: prose`Let $f(x) = ${x(n)}${e}$.`,
        hint: 'Which factor do both terms of the derivative share?',
        parts: [
          {
            ask: prose`Show that $f'(x) = ${x(n - 1)}\left(${n}${signedTerm(k, 'x')}\right)${e}$.`,
            answer: 'shown',
            solution: prose`Product rule with $v' = ${k}${e}$: $f'(x) = ${n}${x(n - 1)}${e}${k < 0 ? ' - ' : ' + '}${Math.abs(k)}${x(n)}${e}$. Taking out $${x(n - 1)}${e}$ gives the expression.`,
            marks: ['M1 product rule', prose`A1 derivative $${k}${e}$ of the exponential`, 'AG the expression given'],
          },
          {
            ask: prose`Hence find all values of $x$ at which the curve has a horizontal tangent.`,
            answer: `$x = 0$ and $x = ${fraction(-n, k)}$`,
            solution: prose`$${e}$ is never zero, so $${x(n - 1)} = 0$ or $${n}${signedTerm(k, 'x')} = 0$: $x = 0$ and $x = ${fraction(-n, k)}$.`,
            marks: ['M1 factors equal to zero', 'A1 $x = 0$', `A1 $x = ${fraction(-n, k)}$`],
            keys: [{ kind: 'set', values: ['0', `${-n}/${k}`], tolerance: 0.001 }],
          },
          {
            ask: prose`Calculate $f\left(${fraction(-n, k)}\right)$ to three significant figures.`,
            answer: `$${significant(turn ** n * Math.exp(k * turn))}$`,
            solution: prose`By calculator $f\left(${fraction(-n, k)}\right) = ${significant(turn ** n * Math.exp(k * turn))}$.`,
            marks: [`A1 $${significant(turn ** n * Math.exp(k * turn))}$`],
            keys: [near(turn ** n * Math.exp(k * turn))],
          },
        ],
      });
    }
    const power = (m: number) => (m === 0 ? '' : m === 1 ? 'x' : `x^{${m}}`);
    const e = prose`\mathrm{e}^{${k}x}`;
    return {
      text: prose`
        Let $f(x) = ${power(n)}${e}$.

        Find $f'(x)$. [1]`,
      hint: 'Which rule does a product of two functions need?',
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
  calculatorAllowed: true,
  placements: [sl('5.4', 1, '5.3'), sl('5.3', 1, '5.4')],
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
  write: ({ a, at }, { slope, y, foundK, foundC }, index) => {
    if (index >= 4) {
      const cut = y - slope * at;
      const line = `y = ${slope === 0 ? '' : term(slope, 'x')}${slope === 0 ? cut : signed(cut)}`;
      return inParts({
        stem: prose`The line $${line}$ is the tangent of the curve $y = ${term(a, 'x^{3}')} + kx + c$ at the point P with $x = ${at}$.`,
        hint: 'Curve and tangent share a point and a gradient.',
        parts: [
          {
            ask: 'Write down the coordinates of P and the gradient of the curve at P.',
            answer: `$(${at}, ${y})$; $${slope}$`,
            solution: prose`P lies on the line: $y = ${y}$. The gradient of the line is $${slope}$.`,
            marks: [`A1 $(${at}, ${y})$`, `A1 $${slope}$`],
            keys: [{ kind: 'coordinate', label: 'P', values: [`${at}`, `${y}`] }, labelled('Gradient', exact(slope))],
          },
          {
            ask: 'Hence find $k$ and $c$.',
            answer: `$k = ${foundK}$, $c = ${foundC}$`,
            solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(3 * a, 'x^{2}')} + k$ is $${slope}$ at P: $${3 * a * at * at} + k = ${slope}$, so $k = ${foundK}$. P on the curve: $${a * at ** 3 + foundK * at} + c = ${y}$, so $c = ${foundC}$.`,
            marks: [
              `M1 derivative at P equal to $${slope}$`,
              `A1 $k = ${foundK}$`,
              'M1 P in the equation of the curve',
              `A1 $c = ${foundC}$`,
            ],
            keys: [labelled('$k =$', exact(foundK)), labelled('$c =$', exact(foundC))],
          },
          {
            ask: 'Determine the $x$-coordinate of the other point in which the tangent meets the curve.',
            answer: `$x = ${-2 * at}$`,
            solution: prose`The equation of curve and line has the double solution $x = ${at}$ at P; the calculator shows one other, $x = ${-2 * at}$.`,
            marks: ['M1 curve and line equated', `A1 $x = ${-2 * at}$`],
            keys: [exact(-2 * at)],
          },
        ],
      });
    }
    const cubic = term(a, 'x^{3}');
    const power = at < 0 ? `(${at})` : `${at}`;
    return {
      text: prose`
        The curve $y = ${cubic} + kx + c$ passes through the point $(${at}, ${y})$, and its gradient there is $${slope}$.

        Determine the values of $k$ and $c$. [5]`,
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
    assertClose(f(-2 * at), y + slope * (-3 * at), 'the other point of the tangent');
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
