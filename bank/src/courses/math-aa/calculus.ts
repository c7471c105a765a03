import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, differentiate, integrate, maximise, minimise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, point, polynomial, signed, significant, term } from '../../tex.ts';
import {
  boxDecisions,
  cubicsFromStationaryPoints,
  derivativeFormulas,
  givenTangents,
  journeys,
  stationaryProducts,
} from './further-calculus-forms.ts';
import { core, exact, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: differentiation and its uses, common to SL and HL. */

const derivativeGraph = defineTemplate({
  key: 'aa-derivative-graph-mc',
  calculatorAllowed: false,
  placements: core('5.2', 1),
  variants: [
    { p: -2, q: 3, up: true },
    { p: -1, q: 4, up: false },
    { p: -3, q: 1, up: true },
    { p: -4, q: 2, up: false },
    { p: -1, q: 2, up: true },
    { p: -3, q: 2, up: false },
    { p: -2, q: 5, up: true },
    { p: -4, q: 1, up: false },
  ],
  solve: ({ p, q, up }) => ({ maximum: up ? p : q, minimum: up ? q : p }),
  write: ({ p, q, up }, { maximum, minimum }, variantIndex) => {
    const sign = up ? 1 : -1;
    const depth = ((q - p) / 2) ** 2;
    const f = (x: number) => sign * (x - p) * (x - q);
    const drawing = new Diagram({ x: [p - 2, q + 2], y: [-depth * 1.3, depth * 1.3], width: 360, height: 250 });
    drawing
      .axes({ y: 'y' })
      .graph(f, p - 1.9, q + 1.9)
      .point([p, 0])
      .point([q, 0]);
    const away = up ? 18 : -8;
    drawing.label([p, 0], `${p}`.replace('-', '−'), { dx: -13, dy: away }).label([q, 0], `${q}`, { dx: 12, dy: away });
    const middle = (p + q) / 2;
    const choice = multipleChoice(
      `$x = ${maximum}$`,
      [
        wrong(
          `$x = ${minimum}$`,
          'There the derivative is zero, but it changes sign in the way that belongs to a local minimum.',
        ),
        wrong(`$x = ${middle}$`, 'There the derivative has its vertex: the slope of f is extreme, not f itself.'),
        wrong('$x = 0$', 'That is where the derivative meets the vertical axis, not where it is zero.'),
      ],
      variantIndex,
    );
    return {
      text: paragraphs(
        raw`The diagram shows the graph of $y = f'(x)$, the derivative of a function $f$. It crosses the $x$-axis at $x = ${p}$ and $x = ${q}$.`,
        '![](diagram:derivative)',
        raw`At which value of $x$ does the graph of $f$ have a local maximum? [1]`,
      ),
      hint: raw`At a local maximum $f$ stops rising and begins to fall. What does this say about the sign of $f'$?`,
      solution: raw`The graph of $f$ has a horizontal tangent where $f'(x) = 0$, at $x = ${p}$ and $x = ${q}$. At $x = ${maximum}$ the derivative changes from positive to negative, so $f$ rises before and falls after: a local maximum. At $x = ${minimum}$ it is the other way round, a local minimum. (At $x = ${middle}$ the slope of $f$ is ${up ? 'least' : 'greatest'}; this is a point of inflexion.)`,
      diagrams: [
        {
          name: 'derivative',
          svg: drawing.toSvg(),
          alt: `A parabola that opens ${up ? 'upwards' : 'downwards'} and crosses the x-axis at ${p} and ${q}, labelled as the graph of the derivative of f.`,
        },
      ],
      ...choice,
    };
  },
  check: ({ p, q, up }, { maximum, minimum }) => {
    const slope = (x: number) => (up ? 1 : -1) * (x - p) * (x - q);
    const f = (x: number) => integrate(slope, 0, x, 20);
    assertClose(maximise(f, maximum - 0.9, maximum + 0.9).at, maximum, 'local maximum', 1e-3);
    assertClose(minimise(f, minimum - 0.9, minimum + 0.9).at, minimum, 'local minimum', 1e-3);
    assert.ok(p + q !== 0 && p * q !== 0);
  },
});

const tangentNormal = defineTemplate({
  key: 'aa-tangent-normal-cubic',
  calculatorAllowed: false,
  placements: core('5.4', 1),
  variants: [
    { b: -3, c: 2, d: 1, at: 2 },
    { b: 0, c: -2, d: 3, at: 1 },
    { b: -2, c: -1, d: 4, at: 2 },
    { b: 1, c: -4, d: 2, at: 1 },
    { b: -4, c: 3, d: 5, at: 3 },
    { b: 2, c: -3, d: -1, at: 1 },
    { b: -1, c: -5, d: 6, at: 2 },
    { b: -5, c: 4, d: 2, at: 4 },
    { b: 1, c: 1, d: -2, at: -1 },
  ],
  solve: ({ b, c, d, at }) => {
    const value = ((at + b) * at + c) * at + d;
    const slope = 3 * at * at + 2 * b * at + c;
    return { value, slope, intercept: value - slope * at, again: -b - 2 * at };
  },
  write: ({ b, c, d, at }, { value, slope, intercept, again }) => {
    const f = (x: number) => ((x + b) * x + c) * x + d;
    const [left, right] = [Math.min(at, again) - 1.2, Math.max(at, again) + 1.2];
    const samples = Array.from({ length: 81 }, (_, i) => f(left + ((right - left) * i) / 80));
    const [low, high] = [Math.min(...samples, value, 0), Math.max(...samples, value, 0)];
    const pad = (high - low) * 0.1;
    const drawing = new Diagram({ x: [Math.min(left, -0.6), Math.max(right, 0.6)], y: [low - pad, high + pad], width: 380 });
    drawing
      .axes()
      .graph(f, left, right)
      .graph((x) => slope * x + intercept, left, right, 'd-dashed');
    drawing.point([at, value]).label([at, value], 'P', { math: true, dx: slope > 0 ? -9 : 9, dy: -9 });
    const cubic = polynomial([1, b, c, d]);
    const normalSlope = fraction(-1, slope);
    return {
      text: paragraphs(
        raw`Let $f(x) = ${cubic}$. The diagram shows the graph of $f$ and its tangent at the point P, where $x = ${at}$.`,
        '![](diagram:tangent)',
        raw`(a) Find $f'(x)$. [2]`,
        raw`(b) Find the equation of the tangent at P. [3]`,
        '(c) Write down the gradient of the normal at P. [1]',
        raw`(d) The tangent meets the graph of $f$ again at Q. Find the $x$-coordinate of Q. [3]`,
      ),
      hint: 'What does the derivative give at this point? In part (d), how does a line that only touches a curve show in the equation for the common points?',
      answer: paragraphs(
        raw`(a) $f'(x) = ${polynomial([3, 2 * b, c])}$`,
        raw`(b) $y = ${polynomial([slope, intercept])}$`,
        raw`(c) $${normalSlope}$`,
        raw`(d) $x = ${again}$`,
      ),
      solution: paragraphs(
        raw`(a) Differentiating term by term, $f'(x) = ${polynomial([3, 2 * b, c])}$.`,
        raw`(b) $f(${at}) = ${value}$ and $f'(${at}) = ${slope}$. The tangent is $y${signed(-value)} = ${slope === 1 ? '' : slope === -1 ? '-' : slope}(x${signed(-at)})$, that is $y = ${polynomial([slope, intercept])}$.`,
        raw`(c) The normal is perpendicular to the tangent, so its gradient is $-\dfrac{1}{f'(${at})} = ${normalSlope}$.`,
        raw`(d) Common points: $${cubic} = ${polynomial([slope, intercept])}$, that is $${polynomial([1, b, c - slope, d - intercept])} = 0$. As the graphs touch at P, $(x${signed(-at)})^2$ is a factor: $(x${signed(-at)})^2(x${signed(-again)}) = 0$. So Q has $x = ${again}$.`,
      ),
      markScheme: markScheme({
        a: ['M1 attempt to differentiate', raw`A1 $${polynomial([3, 2 * b, c])}$`],
        b: [raw`A1 $f(${at}) = ${value}$`, raw`A1 $f'(${at}) = ${slope}$`, raw`A1 $y = ${polynomial([slope, intercept])}$`],
        c: [raw`A1 $${normalSlope}$`],
        d: [
          'M1 equates curve and tangent',
          raw`M1 uses the factor $(x${signed(-at)})$ or $(x${signed(-at)})^2$`,
          raw`A1 $x = ${again}$`,
        ],
      }),
      numeric: [exact(-1 / slope, 'c'), exact(again, 'd')],
      keys: [
        { kind: 'expression', part: 'a', value: polynomial([3, 2 * b, c]) },
        { kind: 'equation', part: 'b', value: `y = ${polynomial([slope, intercept])}` },
      ],
      diagrams: [
        {
          name: 'tangent',
          svg: drawing.toSvg(),
          alt: 'A cubic curve with a dashed tangent that touches it at P and crosses it at a second point.',
        },
      ],
    };
  },
  check: ({ b, c, d, at }, { value, slope, intercept, again }) => {
    const f = (x: number) => x ** 3 + b * x * x + c * x + d;
    assertClose(differentiate(f, at), slope, 'gradient', 1e-7);
    assertClose(f(at), value, 'point');
    for (const x of [at, again]) assertClose(slope * x + intercept, f(x), 'common point');
    assert.ok(slope !== 0 && again !== at);
  },
});

const productRule = defineTemplate({
  key: 'aa-product-rule-mc',
  calculatorAllowed: false,
  placements: core('5.6', 1),
  variants: [
    { n: 2, a: 3 },
    { n: 3, a: 2 },
    { n: 2, a: -4 },
    { n: 4, a: 5 },
    { n: 3, a: -2 },
    { n: 5, a: 2 },
    { n: 4, a: -3 },
    { n: 6, a: 4 },
  ],
  solve: ({ n, a }) => ({ first: n, second: a }),
  write: ({ n, a }, { first, second }, variantIndex) => {
    const e = `e^{${a}x}`;
    const power = (k: number) => (k === 1 ? 'x' : `x^${k}`);
    const sum = (p: number, q: number, k = n) =>
      `$${term(p, power(n - 1))}${e} ${q < 0 ? '-' : '+'} ${term(Math.abs(q), power(k))}${e}$`;
    const choice = multipleChoice(
      sum(first, second),
      [
        wrong(
          `$${term(n * a, power(n - 1))}${e}$`,
          'You multiplied the two derivatives: the derivative of a product is something else.',
        ),
        wrong(sum(first, 1), 'You left out the factor that the chain rule brings from the exponent.'),
        wrong(
          sum(first, second, n + 1),
          'You changed the power of x in the term in which only the exponential is differentiated.',
        ),
      ],
      variantIndex,
    );
    return {
      text: raw`Let $f(x) = ${power(n)}${e}$. Which expression is equal to $f'(x)$? [1]`,
      hint: 'Which rules do a product and an exponential need?',
      solution: raw`With $u = ${power(n)}$ and $v = ${e}$: $u' = ${term(n, power(n - 1))}$ and, by the chain rule, $v' = ${term(a, e)}$. The product rule $f' = u'v + uv'$ gives $f'(x) = ${sum(first, second).slice(1, -1)}$.`,
      ...choice,
    };
  },
  check: ({ n, a }, { first, second }) => {
    for (const x of [-0.6, 0.4, 0.9]) {
      const claimed = (first * x ** (n - 1) + second * x ** n) * Math.exp(a * x);
      assertClose(
        differentiate((v) => v ** n * Math.exp(a * v), x, 1e-3),
        claimed,
        'derivative',
        1e-6,
      );
    }
  },
});

const openBox = defineTemplate({
  key: 'aa-open-box-optimisation',
  calculatorAllowed: true,
  placements: core('5.8.1', 2),
  variants: [
    { length: 30, width: 20 },
    { length: 24, width: 15 },
    { length: 40, width: 25 },
    { length: 36, width: 28 },
    { length: 50, width: 30 },
    { length: 21, width: 16 },
    { length: 45, width: 32 },
    { length: 60, width: 35 },
    { length: 28, width: 18 },
  ],
  solve: ({ length, width }) => {
    const sum = length + width;
    const cut = (sum - Math.sqrt(length * length - length * width + width * width)) / 6;
    return { cut, volume: cut * (length - 2 * cut) * (width - 2 * cut), second: 24 * cut - 4 * sum };
  },
  write: ({ length, width }, { cut, volume, second }) => {
    const x = width * 0.2;
    const drawing = new Diagram({ x: [-2, length + 2], y: [-2.5, width + 2.5], equalScale: true, width: 380 });
    drawing.polygon([
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ]);
    const [r, t] = [length - x, width - x];
    drawing.segment([x, 0], [x, width], 'd-dashed').segment([r, 0], [r, width], 'd-dashed');
    drawing.segment([0, x], [length, x], 'd-dashed').segment([0, t], [length, t], 'd-dashed');
    for (const [a, b] of [
      [0, 0],
      [r, 0],
      [0, t],
      [r, t],
    ] as const) {
      drawing.polygon(
        [
          [a, b],
          [a + x, b],
          [a + x, b + x],
          [a, b + x],
        ],
        { shade: true },
      );
    }
    drawing
      .label([length / 2, 0], `${length} cm`, { dy: 18 })
      .label([length, width / 2], `${width} cm`, { anchor: 'start', dx: 5, dy: 4 });
    drawing.label([x / 2, width], 'x', { math: true, dy: -6 }).label([0, t + x / 2], 'x', { math: true, dx: -10, dy: 4 });
    const expanded = polynomial([4, -2 * (length + width), length * width, 0]);
    const derivative = polynomial([12, -4 * (length + width), length * width]);
    return {
      text: paragraphs(
        raw`Squares with sides of $x \text{ cm}$ are cut from the corners of a sheet of card, $${length} \text{ cm}$ by $${width} \text{ cm}$. The sheet is then folded along the dashed lines to make an open box.`,
        '![](diagram:sheet)',
        raw`(a) Show that the volume of the box, in $\text{cm}^3$, is $V = ${expanded}$. [3]`,
        raw`(b) State the possible values of $x$. [1]`,
        raw`(c) Find $\dfrac{\mathrm{d}V}{\mathrm{d}x}$. [2]`,
        raw`(d) Hence determine the value of $x$ for which the volume is greatest, and show that it is a maximum. [4]`,
        '(e) Calculate the greatest volume. [2]',
      ),
      hint: 'By how much does each side of the base become shorter?',
      answer: paragraphs(
        '(a) As given.',
        raw`(b) $0 < x < ${width / 2}$`,
        raw`(c) $${derivative}$`,
        raw`(d) $x = ${significant(cut)}$ (cm)`,
        raw`(e) $${significant(volume)} \text{ cm}^3$`,
      ),
      solution: paragraphs(
        raw`(a) The base measures $${length} - 2x$ by $${width} - 2x$, and the height is $x$. So $V = x(${length} - 2x)(${width} - 2x) = x\left(${length * width} - ${2 * (length + width)}x + 4x^2\right) = ${expanded}$.`,
        raw`(b) All lengths are positive, and the shorter side decides: $0 < x < ${width / 2}$.`,
        raw`(c) $\dfrac{\mathrm{d}V}{\mathrm{d}x} = ${derivative}$.`,
        raw`(d) $${derivative} = 0$ has the solutions $x = ${significant(cut, 4)}$ and $x = ${significant((length + width) / 3 - cut, 4)}$; only the first lies in the interval of part (b). There $\dfrac{\mathrm{d}^2V}{\mathrm{d}x^2} = 24x - ${4 * (length + width)} = ${significant(second, 4)} < 0$, so the volume has a maximum at $x = ${significant(cut)}$.`,
        raw`(e) $V(${significant(cut, 4)}) = ${significant(volume, 4)}$, so the greatest volume is about $${significant(volume)} \text{ cm}^3$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`A1 sides $${length} - 2x$ and $${width} - 2x$`,
          raw`M1 $V = x(${length} - 2x)(${width} - 2x)$`,
          'A1 correct expansion',
          raw`AG $V = ${expanded}$`,
        ],
        b: [raw`A1 $0 < x < ${width / 2}$`],
        c: ['M1 attempt to differentiate', raw`A1 $${derivative}$`],
        d: [
          raw`M1 sets $\frac{\mathrm{d}V}{\mathrm{d}x} = 0$`,
          raw`A1 $x = ${significant(cut)}$`,
          raw`M1 second derivative or a sign table`,
          raw`R1 correct conclusion that it is a maximum`,
        ],
        e: [raw`(M1) substitutes into $V$`, raw`A1 $${significant(volume)}$`],
      }),
      numeric: [
        {
          ...threeFigures(cut, 'd', 'cm'),
          slips: [slip((length + width) / 3 - cut, 'That is not among the possible values of x.', 'extraneous')],
        },
        threeFigures(volume, 'e', 'cm^3'),
      ],
      keys: [
        {
          kind: 'interval',
          part: 'b',
          variable: 'x',
          intervals: [{ from: '0', to: `${width / 2}`, open_from: true, open_to: true }],
          slips: [slip(`0 < x < ${length / 2}`, 'For some of these values the shorter side would have no length left.')],
        },
        { kind: 'expression', part: 'c', value: derivative },
      ],
      diagrams: [
        {
          name: 'sheet',
          svg: drawing.toSvg(),
          alt: `A rectangle ${length} cm by ${width} cm with a shaded square of side x in each corner and dashed fold lines.`,
        },
      ],
    };
  },
  check: ({ length, width }, { cut, volume, second }) => {
    const V = (x: number) => x * (length - 2 * x) * (width - 2 * x);
    const best = maximise(V, 0, width / 2);
    assertClose(best.value, volume, 'greatest volume');
    assertClose(best.at, cut, 'cut', 1e-4);
    assert.ok(second < 0 && cut > 0 && cut < width / 2);
  },
});

const cubicFeatures = defineTemplate({
  key: 'aa-cubic-stationary-points',
  calculatorAllowed: false,
  placements: core('5.8.2', 1, ['5.7']),
  // f'(x) = 3a(x - p)(x - q) with p < q of equal parity
  variants: [
    { a: 1, p: -1, q: 3, d: 2 },
    { a: 1, p: 0, q: 4, d: 5 },
    { a: 2, p: -2, q: 0, d: -3 },
    { a: 1, p: 1, q: 5, d: 0 },
    { a: -1, p: -3, q: 1, d: 4 },
    { a: 2, p: 1, q: 3, d: -5 },
    { a: -1, p: 0, q: 2, d: 1 },
    { a: 1, p: -4, q: 2, d: 6 },
    { a: -2, p: -1, q: 1, d: 3 },
  ],
  solve: ({ a, p, q, d }) => {
    const [b, c] = [(-3 * a * (p + q)) / 2, 3 * a * p * q];
    const f = (x: number) => ((a * x + b) * x + c) * x + d;
    const middle = (p + q) / 2;
    return { b, c, atP: f(p), atQ: f(q), middle, atMiddle: f(middle) };
  },
  write: ({ a, p, q, d }, { b, c, atP, atQ, middle, atMiddle }) => {
    const cubic = polynomial([a, b, c, d]);
    const [maximum, minimum] = a > 0 ? [point(p, atP), point(q, atQ)] : [point(q, atQ), point(p, atP)];
    const f = (x: number) => ((a * x + b) * x + c) * x + d;
    const [low, high] = [Math.min(atP, atQ), Math.max(atP, atQ)];
    const pad = (high - low) * 0.35;
    const drawing = new Diagram({
      x: [Math.min(p - (q - p) * 0.5, -0.8), Math.max(q + (q - p) * 0.5, 0.8)],
      y: [Math.min(low - pad, -1), Math.max(high + pad, 1)],
      width: 360,
    });
    drawing.axes().graph(f, p - (q - p) * 0.48, q + (q - p) * 0.48);
    drawing.point([p, atP]).point([q, atQ]).point([middle, atMiddle]);
    const second = polynomial([6 * a, 2 * b]);
    const factors = `${3 * a}${p === 0 ? 'x' : `(${polynomial([1, -p])})`}${q === 0 ? 'x' : `(${polynomial([1, -q])})`}`;
    return {
      text: paragraphs(
        raw`Let $f(x) = ${cubic}$ for $x \in \mathbb{R}$.`,
        raw`(a) Find $f'(x)$ and factorise it. [3]`,
        raw`(b) Find the coordinates of the local maximum and of the local minimum of the graph of $f$, with a reason for each. [5]`,
        '(c) Find the coordinates of the point of inflexion. [3]',
        raw`(d) Determine the values of $x$ for which $f$ is ${a > 0 ? 'decreasing' : 'increasing'}. [1]`,
      ),
      hint: 'How does the sign of the second derivative differ at a maximum and at a minimum?',
      answer: paragraphs(
        raw`(a) $f'(x) = ${factors}$`,
        raw`(b) maximum $${maximum}$, minimum $${minimum}$`,
        raw`(c) $${point(middle, atMiddle)}$`,
        raw`(d) $${p} < x < ${q}$`,
      ),
      solution: paragraphs(
        raw`(a) $f'(x) = ${polynomial([3 * a, 2 * b, c])} = ${3 * a}(${polynomial([1, -(p + q), p * q])}) = ${factors}$.`,
        raw`(b) $f'(x) = 0$ at $x = ${p}$ and $x = ${q}$. The second derivative is $f''(x) = ${second}$. As $f''(${p}) = ${6 * a * p + 2 * b} ${a > 0 ? '< 0' : '> 0'}$ and $f''(${q}) = ${6 * a * q + 2 * b} ${a > 0 ? '> 0' : '< 0'}$, the maximum is $${maximum}$ and the minimum is $${minimum}$.`,
        raw`(c) $f''(x) = 0$ at $x = ${middle}$, and $f''$ changes sign there. With $f(${middle}) = ${atMiddle}$, the point of inflexion is $${point(middle, atMiddle)}$, midway between the two stationary points.`,
        '![](diagram:cubic)',
        raw`(d) $f$ is ${a > 0 ? "decreasing where $f'(x) < 0$" : "increasing where $f'(x) > 0$"}, between the stationary points: $${p} < x < ${q}$.`,
      ),
      markScheme: markScheme({
        a: ['M1 attempt to differentiate', raw`A1 $${polynomial([3 * a, 2 * b, c])}$`, 'A1 correct factors'],
        b: [
          raw`M1 $f'(x) = 0$`,
          raw`A1 $x = ${p}$ and $x = ${q}$`,
          raw`A1 maximum $${maximum}$`,
          raw`A1 minimum $${minimum}$`,
          raw`R1 uses the sign of $f''$, or a sign table of $f'$`,
        ],
        c: [raw`M1 $f''(x) = 0$`, raw`A1 $x = ${middle}$`, raw`A1 $${point(middle, atMiddle)}$`],
        d: [raw`A1 $${p} < x < ${q}$`],
      }),
      keys: [
        { kind: 'expression', part: 'a', value: factors, form: 'factorised' },
        {
          kind: 'coordinate',
          part: 'b',
          label: 'Local maximum',
          values: (a > 0 ? [p, atP] : [q, atQ]).map(String),
          slips: [slip(a > 0 ? point(q, atQ) : point(p, atP), 'That is the local minimum.', 'order')],
        },
        {
          kind: 'coordinate',
          part: 'b',
          label: 'Local minimum',
          values: (a > 0 ? [q, atQ] : [p, atP]).map(String),
          slips: [slip(a > 0 ? point(p, atP) : point(q, atQ), 'That is the local maximum.', 'order')],
        },
        { kind: 'coordinate', part: 'c', values: [`${middle}`, `${atMiddle}`] },
        { kind: 'interval', part: 'd', variable: 'x', intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }] },
      ],
      diagrams: [
        {
          name: 'cubic',
          svg: drawing.toSvg(),
          alt: 'The cubic graph with its local maximum, its local minimum and the point of inflexion midway between them.',
        },
      ],
    };
  },
  check: ({ a, p, q, d }, { b, c, atP, atQ, middle, atMiddle }) => {
    const f = (x: number) => a * x ** 3 + b * x * x + c * x + d;
    const [top, bottom] = a > 0 ? [p, q] : [q, p];
    const half = (q - p) / 2;
    assertClose(maximise(f, top - half, top + half).at, top, 'maximum', 1e-3);
    assertClose(minimise(f, bottom - half, bottom + half).at, bottom, 'minimum', 1e-3);
    assertClose(f(p), atP, 'value at p');
    assertClose(f(q), atQ, 'value at q');
    // A cubic is symmetric about its point of inflexion.
    for (const step of [0.7, 2.1]) assertClose(f(middle - step) + f(middle + step), 2 * atMiddle, 'symmetry');
    assert.ok(Number.isInteger(b) && Number.isInteger(atMiddle) && Number.isInteger(middle));
  },
});

const particleMotion = defineTemplate({
  key: 'aa-particle-velocity',
  calculatorAllowed: true,
  placements: core('5.9', 2, ['5.11']),
  // v(t) = t(t - p)(t - q) / k
  variants: [
    { p: 2, q: 5, end: 6.5, k: 2, at: 1 },
    { p: 1, q: 4, end: 5, k: 1, at: 3 },
    { p: 3, q: 6, end: 7, k: 4, at: 2 },
    { p: 2, q: 4, end: 5, k: 1, at: 3 },
    { p: 3, q: 5, end: 6, k: 3, at: 1 },
    { p: 1, q: 5, end: 6, k: 2, at: 4 },
    { p: 4, q: 6, end: 8, k: 5, at: 3 },
    { p: 2, q: 6, end: 7, k: 4, at: 5 },
    { p: 1, q: 3, end: 4, k: 1, at: 2 },
  ],
  solve: ({ p, q, end, k, at }) => {
    const s = (t: number) => (t ** 4 / 4 - ((p + q) * t ** 3) / 3 + (p * q * t * t) / 2) / k;
    return {
      acceleration: (3 * at * at - 2 * (p + q) * at + p * q) / k,
      displacement: s(end),
      distance: s(p) + (s(p) - s(q)) + (s(end) - s(q)),
    };
  },
  write: ({ p, q, end, k, at }, { acceleration, displacement, distance }) => {
    const v = (t: number) => (t * (t - p) * (t - q)) / k;
    const samples = Array.from({ length: 101 }, (_, i) => v((end * i) / 100));
    const [low, high] = [Math.min(...samples), Math.max(...samples)];
    const pad = (high - low) * 0.12;
    const drawing = new Diagram({ x: [0, end * 1.08], y: [low - pad, high + pad], width: 400 });
    drawing
      .axes({ x: 't', y: 'v' })
      .shadeBetween(v, () => 0, 0, end)
      .graph(v, 0, end);
    drawing
      .label([p, 0], `${p}`, { dx: 9, dy: -7 })
      .label([q, 0], `${q}`, { dx: -9, dy: -7 })
      .label([end, 0], `${end}`, { dy: 17 });
    drawing.point([p, 0]).point([q, 0]);
    const cubic = polynomial([1, -(p + q), p * q, 0], 't');
    const formula = k === 1 ? cubic : raw`\dfrac{1}{${k}}\left(${cubic}\right)`;
    return {
      text: paragraphs(
        raw`A particle moves along a straight line. Its velocity in $\text{m s}^{-1}$ at time $t$ seconds is $v(t) = ${formula}$ for $0 \le t \le ${end}$. The diagram shows the graph of $v$.`,
        '![](diagram:velocity)',
        raw`(a) Calculate the times, other than $t = 0$, at which the particle is at rest. [2]`,
        raw`(b) Calculate the acceleration when $t = ${at}$. [2]`,
        raw`(c) Calculate the displacement of the particle from its starting point when $t = ${end}$. [2]`,
        raw`(d) Calculate the total distance travelled. [3]`,
      ),
      hint: 'Where the velocity is negative the particle moves backwards. The distance adds the size of every movement.',
      answer: paragraphs(
        raw`(a) $t = ${p}$ and $t = ${q}$`,
        raw`(b) $${significant(acceleration)} \text{ m s}^{-2}$`,
        raw`(c) $${significant(displacement)} \text{ m}$`,
        raw`(d) $${significant(distance)} \text{ m}$`,
      ),
      solution: paragraphs(
        raw`(a) $v(t) = 0$: $t(t - ${p})(t - ${q}) = 0$, so the particle is at rest at $t = ${p}$ and $t = ${q}$.`,
        raw`(b) $a(t) = v'(t) = ${k === 1 ? '' : raw`\dfrac{1}{${k}}\left(`}${polynomial([3, -2 * (p + q), p * q], 't')}${k === 1 ? '' : raw`\right)`}$, so $a(${at}) = ${significant(acceleration)} \text{ m s}^{-2}$.`,
        raw`(c) The displacement is $\displaystyle\int_0^{${end}} v(t)\,\mathrm{d}t = ${significant(displacement, 4)}$, about $${significant(displacement)} \text{ m}$. Areas below the axis count as negative here.`,
        raw`(d) The distance is $\displaystyle\int_0^{${end}} |v(t)|\,\mathrm{d}t$, the whole shaded area counted as positive. Between $t = ${p}$ and $t = ${q}$ the velocity is negative. The calculator gives $${significant(distance, 4)}$, about $${significant(distance)} \text{ m}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $t = ${p}$`, raw`A1 $t = ${q}$`],
        b: [raw`(M1) $a = v'(t)$`, raw`A1 $${significant(acceleration)}$`],
        c: [raw`(M1) $\int_0^{${end}} v\,\mathrm{d}t$`, raw`A1 $${significant(displacement)}$`],
        d: [
          raw`M1 $\int_0^{${end}} |v|\,\mathrm{d}t$ or three separate integrals`,
          '(A1) correct expression with limits',
          raw`A1 $${significant(distance)}$`,
        ],
      }),
      numeric: [
        exact(acceleration, 'b', 'm s^-2'),
        {
          ...threeFigures(displacement, 'c', 'm'),
          slips: [
            slip(
              distance,
              'That is the distance travelled: motion in the negative direction counts as negative in the displacement.',
            ),
          ],
        },
        {
          ...threeFigures(distance, 'd', 'm'),
          slips: [slip(Math.abs(displacement), 'That is the size of the displacement, in which ways there and back cancel.')],
        },
      ],
      keys: [
        {
          kind: 'set',
          part: 'a',
          values: [`${p}`, `${q}`],
          slips: [slip(`\\{0; ${p}; ${q}\\}`, 'The question leaves out one of these times.', 'extraneous')],
        },
      ],
      diagrams: [
        {
          name: 'velocity',
          svg: drawing.toSvg(),
          alt: `Graph of v against t: positive from 0 to ${p}, negative from ${p} to ${q}, positive again until ${end}; the areas to the axis are shaded.`,
        },
      ],
    };
  },
  check: ({ p, q, end, k, at }, { acceleration, displacement, distance }) => {
    const v = (t: number) => (t * (t - p) * (t - q)) / k;
    assertClose(differentiate(v, at), acceleration, 'acceleration', 1e-7);
    // Small steps of the motion itself.
    const steps = 200_000;
    let [position, path] = [0, 0];
    for (let i = 0; i < steps; i++) {
      const move = (v(((i + 0.5) * end) / steps) * end) / steps;
      position += move;
      path += Math.abs(move);
    }
    assertClose(position, displacement, 'displacement', 1e-6);
    assertClose(path, distance, 'distance', 1e-6);
    assert.ok(Math.abs(displacement) > 0.2 && acceleration !== 0);
  },
});

/** Templates of topic 5 for SL and HL: differentiation. */
export const calculus = [
  withLaterForms(derivativeGraph, ...derivativeFormulas),
  withLaterForms(tangentNormal, ...givenTangents),
  withLaterForms(productRule, ...stationaryProducts),
  withLaterForms(openBox, ...boxDecisions),
  withLaterForms(cubicFeatures, ...cubicsFromStationaryPoints),
  withLaterForms(particleMotion, ...journeys),
];
