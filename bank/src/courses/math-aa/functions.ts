import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, integrate, maximise, minimise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, point, polynomial, signed, term } from '../../tex.ts';
import {
  bisectorForms,
  compositeForms,
  discriminantForms,
  inequalityForms,
  inverseRationalForms,
  quadraticGraphForms,
  rationalGraphForms,
} from './further-functions.ts';
import { core, exact, markScheme, multipleChoice, paragraphs, raw, slip } from './writing.ts';

/** Topic 2, Functions: lines, composites, inverses, quadratics and rational functions, common to SL and HL. */

/** Whole numbers from `from` to `to`, for ticks. */
const whole = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const perpendicularBisector = defineTemplate({
  key: 'aa-perpendicular-bisector',
  calculatorAllowed: false,
  placements: core('2.1', 1),
  variants: [
    { ax: 1, ay: 2, bx: 5, by: 4 },
    { ax: -1, ay: 1, bx: 5, by: 3 },
    { ax: 0, ay: 6, bx: 4, by: 4 },
    { ax: 2, ay: -1, bx: 6, by: 3 },
    { ax: -2, ay: 6, bx: 4, by: 4 },
    { ax: -3, ay: 0, bx: 1, by: 2 },
    { ax: 1, ay: 6, bx: 5, by: 2 },
    { ax: -1, ay: 4, bx: 7, by: 6 },
    { ax: 3, ay: 6, bx: 7, by: 4 },
  ],
  solve: ({ ax, ay, bx, by }) => {
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const gradient = (bx - ax) / (ay - by);
    return { mx, my, gradient, intercept: my - gradient * mx };
  },
  write: ({ ax, ay, bx, by }, { mx, my, gradient, intercept }) => {
    const [x0, x1] = [Math.min(0, ax) - 1, bx + 1];
    const [y0, y1] = [Math.min(0, ay, by) - 1, Math.max(ay, by) + 1];
    const drawing = new Diagram({ x: [x0, x1], y: [y0, y1], equalScale: true, width: 380 });
    drawing.axes({ xTicks: whole(x0 + 1, x1 - 1), yTicks: whole(y0 + 1, y1 - 1), grid: true });
    drawing.segment([ax, ay], [bx, by]).point([ax, ay]).point([bx, by]);
    drawing.label([ax, ay], 'A', { math: true, dx: -8, dy: -9 }).label([bx, by], 'B', { math: true, dx: 10, dy: -8 });
    const line = `y = ${polynomial([gradient, intercept])}`;
    const slope = fraction(by - ay, bx - ax);
    const crossing = fraction(-intercept, gradient);
    const area = fraction(intercept * intercept, 2 * Math.abs(gradient));
    return {
      text: paragraphs(
        raw`The diagram shows the points $\text{A}${point(ax, ay)}$ and $\text{B}${point(bx, by)}$.`,
        '![](diagram:points)',
        raw`(a) Find the gradient of $[\text{AB}]$. [1]`,
        raw`(b) Find the equation of the perpendicular bisector of $[\text{AB}]$ in the form $y = mx + c$. [3]`,
        '(c) Find the area of the triangle that the perpendicular bisector forms with the coordinate axes. [2]',
      ),
      hint: 'Through which point does a perpendicular bisector pass, and what is its gradient?',
      answer: paragraphs(raw`(a) $${slope}$`, raw`(b) $${line}$`, raw`(c) $${area}$`),
      solution: paragraphs(
        raw`(a) $m = \dfrac{${by}${signed(-ay)}}{${bx}${signed(-ax)}} = ${slope}$.`,
        raw`(b) The midpoint of $[\text{AB}]$ is $${point(mx, my)}$. The perpendicular gradient is the negative reciprocal of $${slope}$, which is $${gradient}$. So $y${signed(-my)} = ${gradient === 1 ? '' : gradient === -1 ? '-' : gradient}(x${signed(-mx)})$, that is $${line}$.`,
        raw`(c) The line meets the $y$-axis at $${point(0, intercept)}$ and the $x$-axis where $${polynomial([gradient, intercept])} = 0$, at $x = ${crossing}$. The triangle is right-angled at the origin with legs $${Math.abs(intercept)}$ and $${fraction(Math.abs(intercept), Math.abs(gradient))}$, so its area is $\frac{1}{2} \times ${Math.abs(intercept)} \times ${fraction(Math.abs(intercept), Math.abs(gradient))} = ${area}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $${slope}$`],
        b: [raw`A1 midpoint $${point(mx, my)}$`, raw`A1 gradient $${gradient}$`, raw`A1 $${line}$`],
        c: [raw`(M1) finds the intercepts $${intercept}$ and $${crossing}$`, raw`A1 $${area}$`],
      }),
      numeric: [
        exact((by - ay) / (bx - ax), 'a'),
        {
          ...exact(intercept ** 2 / (2 * Math.abs(gradient)), 'c'),
          slips: [slip(intercept ** 2 / Math.abs(gradient), 'You left out the factor one half.')],
        },
      ],
      keys: [
        {
          kind: 'equation',
          part: 'b',
          value: line,
          form: 'explicit',
          slips: [
            slip(
              `y = ${polynomial([-gradient, my + gradient * mx])}`,
              'You took the reciprocal of the gradient and kept its sign.',
              'sign',
            ),
          ],
        },
      ],
      diagrams: [
        {
          name: 'points',
          svg: drawing.toSvg(),
          alt: `Coordinate grid with the points A(${ax}, ${ay}) and B(${bx}, ${by}) joined by a segment.`,
        },
      ],
    };
  },
  check: ({ ax, ay, bx, by }, { gradient, intercept }) => {
    for (const x of [-3, 0, 2.5, 8]) {
      const y = gradient * x + intercept;
      assertClose(Math.hypot(x - ax, y - ay), Math.hypot(x - bx, y - by), 'equal distances from A and B');
    }
    const root = -intercept / gradient;
    const area = Math.abs(integrate((x) => gradient * x + intercept, 0, root, 10));
    assertClose((intercept * intercept) / (2 * Math.abs(gradient)), area, 'area');
    assert.ok(Number.isInteger(gradient) && Number.isInteger(intercept) && intercept !== 0);
  },
});

const compositeFunctions = defineTemplate({
  key: 'aa-composite-linear-quadratic',
  calculatorAllowed: false,
  placements: core('2.5', 1),
  variants: [
    { a: 2, b: 3, c: 1, at: 2, side: 5 },
    { a: 3, b: -1, c: 4, at: -1, side: 4 },
    { a: 2, b: -5, c: -3, at: 3, side: 7 },
    { a: 4, b: 1, c: 2, at: -2, side: 3 },
    { a: -2, b: 1, c: 5, at: 1, side: 3 },
    { a: 3, b: 2, c: -6, at: 4, side: 8 },
    { a: 5, b: -2, c: 3, at: -3, side: 8 },
    { a: -3, b: 4, c: -1, at: 2, side: 5 },
    { a: 2, b: 7, c: -4, at: -4, side: 9 },
  ],
  solve: ({ a, b, c, at, side }) => ({
    value: a * (at * at + c) + b,
    target: side * side + c,
    first: (side - b) / a,
    second: (-side - b) / a,
  }),
  write: ({ a, b, c, at, side }, { value, target }) => {
    const f = polynomial([a, b]);
    const inverse = raw`\dfrac{${a < 0 ? polynomial([-1, b]) : polynomial([1, -b])}}{${Math.abs(a)}}`;
    const [first, second] = [fraction(side - b, a), fraction(-side - b, a)];
    return {
      text: paragraphs(
        raw`Let $f(x) = ${f}$ and $g(x) = x^2${signed(c)}$, for $x \in \mathbb{R}$.`,
        raw`(a) Find $(f \circ g)(${at})$. [2]`,
        raw`(b) Find $f^{-1}(x)$. [2]`,
        raw`(c) Solve $(g \circ f)(x) = ${target}$. [3]`,
      ),
      hint: 'Which of the two functions acts first in each composite?',
      answer: paragraphs(raw`(a) $${value}$`, raw`(b) $f^{-1}(x) = ${inverse}$`, raw`(c) $x = ${first}$ or $x = ${second}$`),
      solution: paragraphs(
        raw`(a) The inner function acts first: $g(${at}) = ${at < 0 ? `(${at})` : at}^2${signed(c)} = ${at * at + c}$. Then $f(${at * at + c}) = ${a} \times ${at * at + c < 0 ? `(${at * at + c})` : at * at + c}${signed(b)} = ${value}$.`,
        raw`(b) Write $y = ${f}$ and swap the roles of $x$ and $y$: $x = ${polynomial([a, b], 'y')}$. Solving for $y$ gives $f^{-1}(x) = ${inverse}$.`,
        raw`(c) $(g \circ f)(x) = (${f})^2${signed(c)}$. So $(${f})^2 = ${side * side}$, and $${f} = ${side}$ or $${f} = ${-side}$ (both signs, as both squares are ${side * side}). Hence $x = ${first}$ or $x = ${second}$.`,
      ),
      markScheme: markScheme({
        a: [raw`(M1) $g(${at}) = ${at * at + c}$`, raw`A1 $${value}$`],
        b: [raw`M1 attempt to interchange $x$ and $y$ and solve`, raw`A1 $${inverse}$`],
        c: [raw`M1 $(${f})^2${signed(c)} = ${target}$`, raw`A1 $x = ${first}$`, raw`A1 $x = ${second}$`],
      }),
      numeric: [
        {
          ...exact(value, 'a'),
          slips: [slip((a * at + b) ** 2 + c, 'You let the two functions act in the other order.', 'order')],
        },
      ],
      keys: [
        {
          kind: 'expression',
          part: 'b',
          value: inverse,
          slips: [
            slip(
              raw`\dfrac{1}{${f}}`,
              'You took the reciprocal: an inverse function is not one over the function.',
              'reciprocal',
            ),
          ],
        },
        { kind: 'set', part: 'c', values: [first, second] },
      ],
    };
  },
  check: ({ a, b, c, at }, { value, target, first, second }) => {
    const f = (x: number) => a * x + b;
    const g = (x: number) => x * x + c;
    assert.equal(f(g(at)), value);
    for (const x of [first, second]) assertClose(g(f(x)), target, 'solution of the composite equation', 1e-12);
    assert.notEqual(first, second);
    // The inverse as written, (x - b) / a or (b - x) / |a|, undoes f.
    for (const x of [-2, 0.5, 7]) assertClose(a < 0 ? (-f(x) + b) / -a : (f(x) - b) / a, x, 'inverse');
  },
});

const inverseRational = defineTemplate({
  key: 'aa-inverse-rational-mc',
  calculatorAllowed: false,
  placements: core('2.5', 1),
  variants: [
    { a: 2, b: 3, c: 4 },
    { a: 3, b: 1, c: 2 },
    { a: 5, b: -2, c: 3 },
    { a: 2, b: -7, c: 1 },
    { a: 4, b: 5, c: 3 },
    { a: 3, b: -4, c: 5 },
    { a: 6, b: 1, c: 2 },
    { a: 2, b: 5, c: 6 },
  ],
  solve: ({ a, b, c }) => ({ numerator: [c, b] as const, denominator: [1, -a] as const }),
  write: ({ a, b, c }, { numerator, denominator }, variantIndex) => {
    const quotient = (top: readonly number[], bottom: readonly number[]) =>
      raw`\dfrac{${polynomial(top)}}{${polynomial(bottom)}}`;
    const choice = multipleChoice(
      `$${quotient(numerator, denominator)}$`,
      [
        wrong(
          `$${quotient([1, -c], [a, b])}$`,
          'You took the reciprocal: an inverse function is not one over the function.',
          'reciprocal',
        ),
        wrong(`$${quotient([c, b], [1, a])}$`, 'You lost a minus sign when you collected the terms in y on one side.', 'sign'),
        wrong(
          `$${quotient([c, -b], [1, -a])}$`,
          'You changed the sign of the constant when you moved it to the other side.',
          'sign',
        ),
      ],
      variantIndex,
    );
    return {
      text: raw`Let $f(x) = ${quotient([a, b], [1, -c])}$ for $x \ne ${c}$. Which expression is equal to $f^{-1}(x)$? [1]`,
      hint: raw`An inverse swaps $x$ and $y$. In how many places does the new $y$ appear?`,
      solution: raw`Put $y = f(x)$ and swap the variables: $x = ${quotient([a, b], [1, -c]).replaceAll('x', 'y')}$. Then $x(y - ${c}) = ${polynomial([a, b], 'y')}$, so $xy - ${term(a, 'y')} = ${polynomial([c, b])}$. Taking out $y$ gives $y(x - ${a}) = ${polynomial([c, b])}$, so $f^{-1}(x) = ${quotient(numerator, denominator)}$.`,
      ...choice,
    };
  },
  check: ({ a, b, c }, { numerator, denominator }) => {
    for (const x of [-3.5, 0.25, 9.5]) {
      const y = (a * x + b) / (x - c);
      assertClose((numerator[0] * y + numerator[1]) / (denominator[0] * y + denominator[1]), x, 'inverse of f at f(x)', 1e-9);
    }
    assert.notEqual(a * c + b, 0);
  },
});

const quadraticGraph = defineTemplate({
  key: 'aa-quadratic-from-graph',
  calculatorAllowed: false,
  placements: core('2.6', 1),
  variants: [
    { a: 2, p: -1, q: 3 },
    { a: -1, p: -2, q: 4 },
    { a: 1, p: 1, q: 5 },
    { a: -2, p: -3, q: 1 },
    { a: 3, p: -4, q: 2 },
    { a: -1, p: -1, q: 5 },
    { a: 2, p: 1, q: 3 },
    { a: -3, p: 1, q: 3 },
    { a: 1, p: -5, q: 1 },
  ],
  solve: ({ a, p, q }) => ({ intercept: a * p * q, axis: (p + q) / 2, vertex: (-a * (q - p) ** 2) / 4 }),
  write: ({ a, p, q }, { intercept, axis, vertex }) => {
    const f = (x: number) => a * (x - p) * (x - q);
    const [low, high] = [Math.min(vertex, intercept, 0), Math.max(vertex, intercept, 0)];
    const pad = (high - low) * 0.2;
    const drawing = new Diagram({ x: [Math.min(p, 0) - 1.4, Math.max(q, 0) + 1.4], y: [low - pad, high + pad], width: 360 });
    drawing.axes().graph(f, p - 1.3, q + 1.3);
    drawing.point([p, 0]).point([q, 0]).point([0, intercept]);
    const beside = a > 0 ? 18 : -8;
    drawing.label([p, 0], `${p}`.replace('-', '−'), { dx: -12, dy: beside });
    drawing.label([q, 0], `${q}`, { dx: 10, dy: beside });
    const away = axis > 0 ? -1 : 1;
    drawing.label([0, intercept], `${intercept}`.replace('-', '−'), {
      anchor: away < 0 ? 'end' : 'start',
      dx: 8 * away,
      dy: a > 0 ? 14 : -6,
    });
    const factors = `${term(a, `(x${signed(-p)})`)}(x${signed(-q)})`;
    return {
      text: paragraphs(
        raw`The diagram shows the graph of a quadratic function $f$. It crosses the $x$-axis at $x = ${p}$ and $x = ${q}$, and the $y$-axis at $y = ${intercept}$.`,
        '![](diagram:parabola)',
        raw`(a) Find $f(x)$ in the form $a(x - p)(x - q)$. [3]`,
        '(b) Write down the equation of the axis of symmetry. [1]',
        '(c) Find the coordinates of the vertex. [2]',
      ),
      hint: 'Which parts of the formula do the zeros give, and what fixes the rest?',
      answer: paragraphs(raw`(a) $f(x) = ${factors}$`, raw`(b) $x = ${axis}$`, raw`(c) $${point(axis, vertex)}$`),
      solution: paragraphs(
        raw`(a) The zeros $${p}$ and $${q}$ mean that $f(x) = a(x${signed(-p)})(x${signed(-q)})$. At $x = 0$ the value is $${intercept}$, so $a \times ${-p < 0 ? `(${-p})` : -p} \times (${-q}) = ${intercept}$, that is $${term(p * q, 'a')} = ${intercept}$ and $a = ${a}$. Hence $f(x) = ${factors}$.`,
        raw`(b) The axis of symmetry lies midway between the zeros: $x = \dfrac{${p}${signed(q)}}{2} = ${axis}$.`,
        raw`(c) The vertex is on the axis. Its $y$-coordinate is $f(${axis}) = ${a === 1 ? '' : a === -1 ? '-' : a}(${axis}${signed(-p)})(${axis}${signed(-q)}) = ${vertex}$, so the vertex is $${point(axis, vertex)}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $(x${signed(-p)})(x${signed(-q)})$ seen`, raw`M1 uses $f(0) = ${intercept}$`, raw`A1 $f(x) = ${factors}$`],
        b: [raw`A1 $x = ${axis}$`],
        c: [raw`(M1) evaluates $f(${axis})$`, raw`A1 $${point(axis, vertex)}$`],
      }),
      keys: [
        {
          kind: 'expression',
          part: 'a',
          value: factors,
          form: 'factorised',
          slips: [
            slip(
              `${term(a, `(x${signed(p)})`)}(x${signed(q)})`,
              'You wrote the zeros into the brackets with the wrong signs.',
              'sign',
            ),
          ],
        },
        { kind: 'equation', part: 'b', value: `x = ${axis}` },
        { kind: 'coordinate', part: 'c', values: [`${axis}`, `${vertex}`] },
      ],
      diagrams: [
        {
          name: 'parabola',
          svg: drawing.toSvg(),
          alt: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'} with x-intercepts ${p} and ${q} and y-intercept ${intercept}.`,
        },
      ],
    };
  },
  check: ({ a, p, q }, { intercept, axis, vertex }) => {
    const f = (x: number) => a * x * x - a * (p + q) * x + intercept;
    assertClose(f(p), 0, 'zero');
    assertClose(f(q), 0, 'zero');
    const extreme = (a > 0 ? minimise : maximise)(f, p, q);
    assertClose(extreme.at, axis, 'axis', 1e-5);
    assertClose(extreme.value, vertex, 'vertex', 1e-8);
    assert.notEqual(intercept, vertex);
  },
});

const quadraticInequality = defineTemplate({
  key: 'aa-quadratic-inequality-mc',
  calculatorAllowed: false,
  placements: core('2.7', 1),
  variants: [
    { p: -3, q: 5 },
    { p: -2, q: 4 },
    { p: -1, q: 6 },
    { p: -5, q: 2 },
    { p: -4, q: 3 },
    { p: -6, q: 1 },
    { p: -2, q: 7 },
    { p: -8, q: 3 },
  ],
  solve: ({ p, q }) => ({ linear: p + q, constant: -p * q }),
  write: ({ p, q }, { linear, constant }, variantIndex) => {
    const choice = multipleChoice(
      `$${p} < x < ${q}$`,
      [
        wrong(`$x < ${p}$ or $x > ${q}$`, 'You took the values where the parabola lies above the axis.'),
        wrong(`$${-q} < x < ${-p}$`, 'You read the zeros from the factors with the wrong signs.', 'sign'),
        wrong(`$x < ${q}$`, 'You looked at one of the zeros only.', 'incomplete'),
      ],
      variantIndex,
    );
    return {
      text: raw`What is the solution of the inequality $x^2 < ${polynomial([linear, constant])}$? [1]`,
      hint: 'On which side of its zeros does this parabola lie below the axis?',
      solution: raw`With everything on one side: $${polynomial([1, -linear, -constant])} < 0$, that is $(x${signed(-p)})(x${signed(-q)}) < 0$. The graph of the left-hand side is a parabola that opens upwards with zeros $${p}$ and $${q}$. It lies below the $x$-axis exactly between the zeros: $${p} < x < ${q}$.`,
      ...choice,
    };
  },
  check: ({ p, q }, { linear, constant }) => {
    for (let i = -200; i <= 200; i++) {
      const x = i / 10;
      assert.equal(x * x < linear * x + constant - 1e-9, x > p && x < q, `x = ${x}`);
    }
    assert.ok(linear !== 0 && -q !== p);
  },
});

const discriminantParameter = defineTemplate({
  key: 'aa-discriminant-parameter',
  calculatorAllowed: false,
  placements: core('2.7', 1),
  variants: [
    { a: 1, s: 2, real: true },
    { a: 2, s: 1, real: false },
    { a: 1, s: 7, real: true },
    { a: 2, s: 6, real: false },
    { a: 3, s: 5, real: true },
    { a: -1, s: 4, real: false },
    { a: 2, s: -2, real: true },
    { a: 3, s: 0, real: false },
    { a: 1, s: -1, real: false },
  ],
  solve: ({ a, s }) => {
    const half = a + 2;
    const root = Math.sqrt(half * half - (a * a - 4 * s));
    return { low: half - root, high: half + root };
  },
  write: ({ a, s, real }, { low, high }) => {
    const middle = `(k${signed(-a)})`;
    const constant = s === 0 ? 'k' : `(k${signed(s)})`;
    const discriminant = polynomial([1, -2 * a - 4, a * a - 4 * s], 'k');
    const set = real ? raw`k < ${low} \text{ or } k > ${high}` : `${low} < k < ${high}`;
    return {
      text: paragraphs(
        raw`Consider the equation $x^2 + ${middle}x + ${s === 0 ? 'k' : `k${signed(s)}`} = 0$, where $k \in \mathbb{R}$.`,
        raw`(a) Show that the discriminant of the equation is $${discriminant}$. [2]`,
        raw`(b) Hence find all values of $k$ for which the equation has ${real ? 'two distinct real roots' : 'no real roots'}. [4]`,
      ),
      hint: 'What does the number of real roots say about the sign of the discriminant?',
      answer: paragraphs('(a) As given.', raw`(b) $${set}$`),
      solution: paragraphs(
        raw`(a) $\Delta = b^2 - 4ac = ${middle}^2 - 4 \times ${constant} = ${polynomial([1, -2 * a, a * a], 'k')} - 4k${signed(-4 * s)} = ${discriminant}$.`,
        raw`(b) The equation has ${real ? 'two distinct real roots when $\\Delta > 0$' : 'no real roots when $\\Delta < 0$'}. The zeros of the discriminant come from $(k${signed(-low)})(k${signed(-high)}) = 0$, so they are $k = ${low}$ and $k = ${high}$. As a function of $k$ the discriminant is a parabola that opens upwards, so it is ${real ? 'positive outside' : 'negative between'} its zeros: $${set}$.`,
      ),
      markScheme: markScheme({
        a: [raw`M1 attempt to use $b^2 - 4ac$`, raw`A1 $${middle}^2 - 4${constant}$`, raw`AG $${discriminant}$`],
        b: [
          raw`M1 $\Delta ${real ? '>' : '<'} 0$`,
          raw`(M1) attempt to find the zeros of $\Delta$`,
          raw`A1 $${low}$ and $${high}$`,
          raw`A1 $${set}$`,
        ],
      }),
      keys: [
        {
          kind: 'interval',
          part: 'b',
          variable: 'k',
          intervals: real
            ? [
                { from: null, to: `${low}`, open_to: true },
                { from: `${high}`, to: null, open_from: true },
              ]
            : [{ from: `${low}`, to: `${high}`, open_from: true, open_to: true }],
        },
      ],
    };
  },
  check: ({ a, s }, { low, high }) => {
    assert.ok(Number.isInteger(low) && Number.isInteger(high) && low < high);
    for (let i = -60; i <= 60; i++) {
      const k = (low + high) / 2 + i * 0.27;
      if (Math.abs(k - low) < 0.1 || Math.abs(k - high) < 0.1) continue;
      const least = minimise((x) => x * x + (k - a) * x + k + s, -40, 40).value;
      assert.equal(least < 0, k < low || k > high, `least value at k = ${k}`);
    }
  },
});

const rationalFunction = defineTemplate({
  key: 'aa-rational-function-graph',
  calculatorAllowed: false,
  placements: core('2.8', 1, ['2.5']),
  variants: [
    { a: 2, b: -6, c: 1 },
    { a: 3, b: 6, c: 2 },
    { a: 1, b: -4, c: 2 },
    { a: 2, b: 4, c: 3 },
    { a: -1, b: 6, c: 2 },
    { a: 4, b: -8, c: 1 },
    { a: 3, b: -9, c: 1 },
    { a: 2, b: 8, c: 1 },
    { a: -2, b: 8, c: 2 },
  ],
  solve: ({ a, b, c }) => ({ xIntercept: -b / a, yIntercept: -b / c }),
  write: ({ a, b, c }, { xIntercept }) => {
    const f = (x: number) => (a * x + b) / (x - c);
    const drawing = new Diagram({ x: [c - 8, c + 8], y: [a - 9, a + 9], width: 380, height: 320 });
    drawing
      .axes()
      .segment([c, a - 9], [c, a + 9], 'd-dashed')
      .segment([c - 8, a], [c + 8, a], 'd-dashed');
    drawing.graph(f, c - 8, c - 0.01).graph(f, c + 0.01, c + 8);
    const quotient = raw`\dfrac{${polynomial([a, b])}}{x - ${c}}`;
    const inverse = raw`\dfrac{${polynomial([c, b])}}{${polynomial([1, -a])}}`;
    return {
      text: paragraphs(
        raw`Let $f(x) = ${quotient}$, $x \ne ${c}$. The diagram shows the graph of $f$ with its asymptotes.`,
        '![](diagram:hyperbola)',
        '(a) Write down the equations of the two asymptotes. [2]',
        '(b) Find the coordinates of the points where the graph meets the axes. [2]',
        raw`(c) Find $f^{-1}(x)$. [3]`,
        raw`(d) Write down the range of $f$. [1]`,
      ),
      hint: 'What do the denominator and the leading terms say about the graph?',
      answer: paragraphs(
        raw`(a) $x = ${c}$ and $y = ${a}$`,
        raw`(b) $${point(xIntercept, 0)}$ and $\left(0, ${fraction(-b, c)}\right)$`,
        raw`(c) $f^{-1}(x) = ${inverse}$`,
        raw`(d) $f(x) \in \mathbb{R}$, $f(x) \ne ${a}$`,
      ),
      solution: paragraphs(
        raw`(a) The denominator is zero at $x = ${c}$ (and the numerator is not), so $x = ${c}$ is the vertical asymptote. For large $|x|$ the constants no longer matter and $f(x)$ approaches $${a}$, the ratio of the coefficients of $x$: the horizontal asymptote is $y = ${a}$.`,
        raw`(b) $f(x) = 0$ when the numerator is zero: $${polynomial([a, b])} = 0$, $x = ${xIntercept}$. And $f(0) = \dfrac{${b}}{${-c}} = ${fraction(-b, c)}$. The points are $${point(xIntercept, 0)}$ and $\left(0, ${fraction(-b, c)}\right)$.`,
        raw`(c) Swap $x$ and $y$: $x(y - ${c}) = ${polynomial([a, b], 'y')}$. Collect $y$: $y(${polynomial([1, -a])}) = ${polynomial([c, b])}$. So $f^{-1}(x) = ${inverse}$.`,
        raw`(d) The range of $f$ is the domain of $f^{-1}$: all real numbers except $${a}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $x = ${c}$`, raw`A1 $y = ${a}$`],
        b: [raw`A1 $${point(xIntercept, 0)}$`, raw`A1 $\left(0, ${fraction(-b, c)}\right)$`],
        c: [raw`M1 interchanges $x$ and $y$`, raw`M1 collects the terms in $y$`, raw`A1 $${inverse}$`],
        d: [raw`A1 $f(x) \ne ${a}$`],
      }),
      keys: [
        { kind: 'equation', part: 'a', label: 'Vertical asymptote', value: `x = ${c}` },
        { kind: 'equation', part: 'a', label: 'Horizontal asymptote', value: `y = ${a}` },
        { kind: 'coordinate', part: 'b', label: 'On the $x$-axis', values: [`${xIntercept}`, '0'] },
        { kind: 'coordinate', part: 'b', label: 'On the $y$-axis', values: ['0', fraction(-b, c)] },
        {
          kind: 'expression',
          part: 'c',
          value: inverse,
          slips: [
            slip(
              raw`\dfrac{x - ${c}}{${polynomial([a, b])}}`,
              'You took the reciprocal: an inverse function is not one over the function.',
              'reciprocal',
            ),
          ],
        },
        {
          kind: 'interval',
          part: 'd',
          intervals: [
            { from: null, to: `${a}`, open_to: true },
            { from: `${a}`, to: null, open_from: true },
          ],
        },
      ],
      diagrams: [
        {
          name: 'hyperbola',
          svg: drawing.toSvg(),
          alt: 'A curve with two branches and two dashed asymptotes, one vertical to the right of the y-axis and one horizontal.',
        },
      ],
    };
  },
  check: ({ a, b, c }, { xIntercept, yIntercept }) => {
    const f = (x: number) => (a * x + b) / (x - c);
    assertClose(f(1e9), a, 'horizontal asymptote', 1e-6);
    assert.ok(Math.abs(f(c + 1e-9)) > 1e6);
    assertClose(f(xIntercept), 0, 'x-intercept');
    assertClose(f(0), yIntercept, 'y-intercept');
    for (const x of [c - 3.3, c + 0.7, c + 12]) assertClose((c * f(x) + b) / (f(x) - a), x, 'inverse', 1e-8);
    assert.ok(Number.isInteger(xIntercept));
  },
});

/** Templates of topic 2 for SL and HL, first half. */
export const functions = [
  withLaterForms(perpendicularBisector, ...bisectorForms),
  withLaterForms(compositeFunctions, ...compositeForms),
  withLaterForms(inverseRational, ...inverseRationalForms),
  withLaterForms(quadraticGraph, ...quadraticGraphForms),
  withLaterForms(quadraticInequality, ...inequalityForms),
  withLaterForms(discriminantParameter, ...discriminantForms),
  withLaterForms(rationalFunction, ...rationalGraphForms),
];
