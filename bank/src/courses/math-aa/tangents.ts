import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, differentiate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed, term } from '../../tex.ts';
import { core, exact, raw } from './writing.ts';

/** Topic 5, Calculus: tangents, normals and where functions increase, common to SL and HL. */

const parameters = inForms({ key: 'aa-parameters-from-tangent', calculatorAllowed: false, placements: core('5.4', 1, ['5.3']) }, [
  form({
    variants: [
      { a: 2, b: -3, x: 1, c: 4 },
      { a: 1, b: 5, x: -2, c: -1 },
      { a: -1, b: 4, x: 3, c: 2 },
      { a: 3, b: -8, x: 2, c: 5 },
    ],
    solve: ({ a, b, x, c }) => {
      const slope = 2 * a * x + b;
      const y = a * x * x + b * x + c;
      return { slope, y, intercept: y - slope * x };
    },
    write: ({ a, b, x, c }, { slope, y, intercept }) =>
      inParts({
        stem: raw`The line $y = ${polynomial([slope, intercept])}$ is the tangent to the graph of $f(x) = ax^2 + bx ${c < 0 ? '-' : '+'} ${Math.abs(c)}$ at the point where $x = ${x}$.`,
        hint: 'At the point of contact two things agree.',
        parts: [
          {
            ask: raw`Write down $f(${x})$ and $f'(${x})$.`,
            answer: raw`$f(${x}) = ${y}$, $f'(${x}) = ${slope}$`,
            solution: raw`The point lies on the line: $f(${x}) = ${y}$. The gradient of the line is that of the graph: $f'(${x}) = ${slope}$.`,
            marks: [`A1 $${y}$`, `A1 $${slope}$`],
            keys: [
              { kind: 'number', label: `$f(${x}) =$`, ...exact(y) },
              { kind: 'number', label: `$f'(${x}) =$`, ...exact(slope) },
            ],
          },
          {
            ask: 'Hence determine $a$ and $b$.',
            answer: `$a = ${a}$, $b = ${b}$`,
            solution: raw`$f'(x) = 2ax + b$, so $${term(2 * x, 'a')} + b = ${slope}$, and $${term(x * x, 'a')} ${x < 0 ? '-' : '+'} ${term(Math.abs(x), 'b')} = ${y - c}$. Solving the two equations gives $a = ${a}$ and $b = ${b}$.`,
            marks: [
              `M1 $${term(2 * x, 'a')} + b = ${slope}$`,
              `M1 $${term(x * x, 'a')} ${x < 0 ? '-' : '+'} ${term(Math.abs(x), 'b')} = ${y - c}$`,
              `A1 $a = ${a}$`,
              `A1 $b = ${b}$`,
            ],
            keys: [
              { kind: 'number', label: '$a =$', ...exact(a) },
              { kind: 'number', label: '$b =$', ...exact(b) },
            ],
          },
        ],
      }),
    check: ({ a, b, x, c }, { slope, y, intercept }) => {
      assertClose(slope * x + intercept, y, 'point of contact');
      const gap = (v: number) => a * v * v + b * v + c - slope * v - intercept;
      assertClose(gap(x), 0, 'contact');
      assertClose(gap(x + 0.5), gap(x - 0.5), 'touching');
      assert.ok(slope !== 0 && intercept !== 0);
    },
  }),
  form({
    variants: [
      { p: 3, q: 5 },
      { p: 1, q: -3 },
      { p: 2, q: -5 },
      { p: -1, q: -8 },
    ],
    // Tangents to y = x^2 through (p, q): touch where t^2 - 2pt + q = 0.
    solve: ({ p, q }) => {
      const root = Math.sqrt(p * p - q);
      return { one: p - root, two: p + root };
    },
    write: ({ p, q }, { one, two }) => {
      const equation = polynomial([1, -2 * p, q], 't');
      const lineAt = (t: number) => `y = ${polynomial([2 * t, -t * t])}`;
      return inParts({
        stem: raw`Let $f(x) = x^2$, and let T be the point $(t, t^2)$ of its graph.`,
        hint: 'What is the equation of the tangent at an unknown point of contact?',
        parts: [
          {
            ask: raw`Show that the tangent to the graph at T has the equation $y = 2tx - t^2$.`,
            answer: 'As given.',
            solution: raw`$f'(t) = 2t$, so the tangent is $y - t^2 = 2t(x - t)$, which gives $y = 2tx - 2t^2 + t^2 = 2tx - t^2$.`,
            marks: ['M1 gradient $2t$', 'A1 $y - t^2 = 2t(x - t)$', 'AG the stated equation'],
          },
          {
            ask: raw`Hence find the equations of the two tangents that pass through the point $(${p}, ${q})$.`,
            answer: `$${lineAt(one)}$ and $${lineAt(two)}$`,
            solution: raw`The point lies on the tangent: $${q} = ${term(2 * p, 't')} - t^2$, that is $${equation} = 0$, with the solutions $t = ${one}$ and $t = ${two}$. The tangents are $${lineAt(one)}$ and $${lineAt(two)}$.`,
            marks: [
              `M1 puts the point into the equation`,
              `A1 $${equation} = 0$`,
              `A1 $t = ${one}$ and $t = ${two}$`,
              'A1 both equations',
            ],
            keys: [
              { kind: 'equation', label: 'With the smaller gradient', value: lineAt(one) },
              { kind: 'equation', label: 'With the greater gradient', value: lineAt(two) },
            ],
          },
          {
            ask: raw`Explain why no tangent passes through $(0, 1)$.`,
            answer: '$t^2 = -1$ has no real solution.',
            solution: raw`At $(0, 1)$ the condition would be $1 = -t^2$, which no real $t$ satisfies: the point lies inside the parabola.`,
            marks: ['R1 $t^2 = -1$ has no real solution'],
          },
        ],
      });
    },
    check: ({ p, q }, { one, two }) => {
      // Lines through the point that meet the parabola once.
      for (const t of [one, two]) {
        const slope = (t * t - q) / (t - p);
        assertClose(slope * slope - 4 * (slope * p - q), 0, 'double root');
        assert.ok(Number.isInteger(t) && t !== 0);
      }
    },
  }),
]);

const normals = inForms({ key: 'aa-normal-and-triangle', calculatorAllowed: false, placements: core('5.4', 1, ['5.3']) }, [
  form({
    variants: [
      { x: 1, c: 3 },
      { x: 2, c: -1 },
      { x: -1, c: 2 },
    ],
    // f(x) = x^2 + c; the normal at x meets the graph again.
    solve: ({ x, c }) => ({ y: x * x + c, slopeTop: -1, slopeBottom: 2 * x, again: -x - 1 / (2 * x) }),
    write: ({ x, c }, { y, slopeBottom, again }) => {
      const slope = fraction(-1, slopeBottom);
      const [top, bottom] = [-(2 * x * x + 1), 2 * x];
      return inParts({
        stem: raw`Let $f(x) = ${polynomial([1, 0, c])}$. The normal to the graph of $f$ at the point A, where $x = ${x}$, meets the graph again at B.`,
        hint: 'One solution of the equation for the common points is known.',
        parts: [
          {
            ask: 'Find the equation of the normal at A.',
            answer: raw`$y${signed(-y)} = ${slope}(x${signed(-x)})$`,
            solution: raw`$f'(${x}) = ${2 * x}$, so the normal has the gradient $${slope}$ and passes through A$(${x}, ${y})$: $y${signed(-y)} = ${slope}(x${signed(-x)})$.`,
            marks: [`A1 $f'(${x}) = ${2 * x}$`, `M1 gradient $${slope}$`, 'A1 equation of the normal'],
            keys: [{ kind: 'equation', value: `y - (${y}) = ${slope}(x - (${x}))` }],
          },
          {
            ask: 'Find the $x$-coordinate of B.',
            answer: `$${fraction(top, bottom)}$`,
            solution: raw`Common points: $x^2${signed(c)} - ${y < 0 ? `(${y})` : y} = ${slope}(x${signed(-x)})$, and $x^2 - ${x * x} = (x${signed(-x)})(x${signed(x)})$. Dividing by $(x${signed(-x)})$, as $x = ${x}$ is the point A: $x${signed(x)} = ${slope}$, so $x = ${fraction(top, bottom)}$.`,
            marks: ['M1 equates normal and curve', `M1 uses the root $x = ${x}$`, `A1 $x = ${fraction(top, bottom)}$`],
            keys: [exact(again)],
          },
        ],
      });
    },
    check: ({ x, c }, { y, slopeTop, slopeBottom, again }) => {
      const f = (v: number) => v * v + c;
      assertClose((f(again) - y) * differentiate(f, x), -(again - x), 'perpendicular', 1e-6);
      assertClose((f(again) - y) / (again - x), slopeTop / slopeBottom, 'gradient of the normal', 1e-9);
      assert.ok(Math.abs(slopeTop) === 1);
    },
  }),
  form({
    variants: [
      { a: 6, t: 2 },
      { a: 12, t: 3 },
      { a: 8, t: 4 },
      { a: 10, t: 5 },
    ],
    solve: ({ a, t }) => ({ y: a / t, xCut: 2 * t, yCut: (2 * a) / t, area: 2 * a }),
    write: ({ a, t }, { y, xCut, yCut, area }) => {
      const drawing = new Diagram({ x: [-0.4, 2.6 * t], y: [-0.2 * y, 2.8 * y], width: 340, height: 250 });
      drawing
        .shadeBetween(
          (x) => yCut - (yCut / xCut) * x,
          () => 0,
          0,
          xCut,
        )
        .axes()
        .graph((x) => a / x, a / (2.7 * y), 2.5 * t)
        .segment([0, yCut], [xCut, 0], 'd-curve2')
        .point([t, y])
        .label([t, y], 'P', { math: true, dx: 12, dy: -8 })
        .label([xCut, 0], 'Q', { math: true, dy: 18 })
        .label([0, yCut], 'R', { math: true, dx: -12, dy: 4 });
      return inParts({
        stem:
          raw`The diagram shows the graph of $f(x) = \dfrac{${a}}{x}$ for $x > 0$ and its tangent at P, where $x = ${t}$. The tangent meets the axes at Q and R.` +
          '\n\n![](diagram:triangle)',
        hint: 'Which power of $x$ is in this function?',
        parts: [
          {
            ask: raw`Find $f'(${t})$.`,
            answer: `$${fraction(-a, t * t)}$`,
            solution: raw`$f'(x) = -${a}x^{-2} = -\dfrac{${a}}{x^2}$, so $f'(${t}) = ${fraction(-a, t * t)}$.`,
            marks: [raw`M1 $-\frac{${a}}{x^2}$`, `A1 $${fraction(-a, t * t)}$`],
            keys: [exact(-a / (t * t))],
          },
          {
            ask: 'Find the coordinates of Q and of R.',
            answer: `Q$(${xCut}, 0)$, R$(0, ${fraction(2 * a, t)})$`,
            solution: raw`The tangent is $y - ${fraction(a, t)} = ${fraction(-a, t * t)}(x - ${t})$. With $y = 0$: $x = ${xCut}$. With $x = 0$: $y = ${fraction(2 * a, t)}$.`,
            marks: ['M1 equation of the tangent', `A1 $x = ${xCut}$`, `A1 $y = ${fraction(2 * a, t)}$`],
            keys: [
              { kind: 'coordinate', label: 'Q', values: [`${xCut}`, '0'] },
              { kind: 'coordinate', label: 'R', values: ['0', fraction(2 * a, t)] },
            ],
          },
          {
            ask: `Find the area of the shaded triangle, and show that it is the same for every point P of the graph.`,
            answer: `$${area}$`,
            solution: raw`$\frac{1}{2} \times ${xCut} \times ${fraction(2 * a, t)} = ${area}$. With $t$ in place of ${t} the tangent meets the axes at $2t$ and $\dfrac{${2 * a}}{t}$, so the area is $\frac{1}{2} \times 2t \times \dfrac{${2 * a}}{t} = ${area}$ for every $t$.`,
            marks: [`A1 $${area}$`, raw`M1 intercepts $2t$ and $\frac{${2 * a}}{t}$`, 'R1 the product does not depend on $t$'],
            keys: [exact(area)],
          },
        ],
        diagrams: [
          {
            name: 'triangle',
            svg: drawing.toSvg(),
            alt: 'One branch of a hyperbola in the first quadrant with a tangent at P; the triangle between the tangent and the axes, with corners Q on the x-axis and R on the y-axis, is shaded.',
          },
        ],
      });
    },
    check: ({ a, t }, { xCut, yCut, area }) => {
      const slope = differentiate((x) => a / x, t);
      assertClose(
        bisect((x) => a / t + slope * (x - t), 0, 10 * t),
        xCut,
        'intercept',
        1e-6,
      );
      assertClose((xCut * yCut) / 2, area, 'area');
    },
  }),
]);

const increasing = inForms({ key: 'aa-increasing-where', calculatorAllowed: false, placements: core('5.2', 1, ['5.3']) }, [
  form({
    variants: [
      { p: -1, q: 3, s: 1 },
      { p: -2, q: 2, s: -1 },
      { p: 1, q: 5, s: 1 },
      { p: -4, q: 2, s: -1 },
    ],
    solve: ({ p, q, s }) => ({ a: s, b: (-3 * s * (p + q)) / 2, c: 3 * s * p * q }),
    write: ({ p, q, s }, { a, b, c }) =>
      inParts({
        stem: raw`Let $f(x) = ${polynomial([a, b, c, 7])}$.`,
        hint: 'What sign does the derivative have?',
        parts: [
          {
            ask: raw`Determine the values of $x$ for which $f'(x) ${s > 0 ? '<' : '>'} 0$.`,
            answer: `$${p} < x < ${q}$`,
            solution: raw`$f'(x) = ${polynomial([3 * a, 2 * b, c])} = ${3 * a}(${polynomial([1, -p])})(${polynomial([1, -q])})$. Its graph is a parabola that opens ${s > 0 ? 'upwards' : 'downwards'} with the zeros ${p} and ${q}, so $f'(x) ${s > 0 ? '<' : '>'} 0$ for $${p} < x < ${q}$.`,
            marks: [`M1 $${polynomial([3 * a, 2 * b, c])}$`, `A1 zeros ${p} and ${q}`, `A1 $${p} < x < ${q}$`],
            keys: [{ kind: 'interval', intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }] }],
          },
          {
            ask: `Hence state the nature of the stationary point with $x = ${q}$. Justify your answer.`,
            answer: s > 0 ? 'A local minimum.' : 'A local maximum.',
            solution: `Before $x = ${q}$ the function is ${s > 0 ? 'decreasing, after it increasing' : 'increasing, after it decreasing'}: a local ${s > 0 ? 'minimum' : 'maximum'}.`,
            marks: [
              `R1 local ${s > 0 ? 'minimum' : 'maximum'}, as the derivative changes sign from ${s > 0 ? 'negative to positive' : 'positive to negative'}`,
            ],
          },
        ],
      }),
    check: ({ p, q, s }, { a, b, c }) => {
      const f = (x: number) => a * x ** 3 + b * x * x + c * x;
      assert.ok(s * (f(q) - f(p)) < 0 && s * (f(p) - f(p - 1)) > 0 && s * (f(q + 1) - f(q)) > 0);
      assert.ok(Number.isInteger(b));
    },
  }),
  form({
    variants: [
      { a: 1, c: 12 },
      { a: 2, c: 6 },
      { a: 1, c: 3 },
      { a: 4, c: 3 },
    ],
    // f(x) = a x^3 + k x^2 + c x: increasing everywhere for k^2 <= 3ac.
    solve: ({ a, c }) => ({ limit: Math.sqrt(3 * a * c) }),
    write: ({ a, c }, { limit }) =>
      inParts({
        stem: raw`Let $f(x) = ${term(a, 'x^3')} + kx^2 + ${term(c, 'x')} - 1$, where $k$ is a constant.`,
        hint: 'The derivative is a quadratic. When is it never negative?',
        parts: [
          {
            ask: raw`Find $f'(x)$ in terms of $k$.`,
            answer: `$${3 * a}x^2 + 2kx + ${c}$`,
            solution: raw`$f'(x) = ${3 * a}x^2 + 2kx + ${c}$.`,
            marks: [`A1 $${3 * a}x^2 + 2kx + ${c}$`],
            keys: [{ kind: 'expression', value: `${3 * a}x^2 + 2k x + ${c}` }],
          },
          {
            ask: raw`Determine the set of values of $k$ for which $f'(x) \ge 0$ for all $x$.`,
            answer: raw`$-${limit} \le k \le ${limit}$`,
            solution: raw`A quadratic that opens upwards is never negative when it has at most one zero: $\Delta = (2k)^2 - 4 \times ${3 * a} \times ${c} \le 0$, so $k^2 \le ${3 * a * c}$ and $-${limit} \le k \le ${limit}$.`,
            marks: [
              raw`M1 discriminant not positive`,
              raw`A1 $4k^2 - ${12 * a * c} \le 0$`,
              raw`A1 $-${limit} \le k \le ${limit}$`,
            ],
            keys: [{ kind: 'interval', intervals: [{ from: `-${limit}`, to: `${limit}` }] }],
          },
          {
            ask: `Describe what happens on the graph of $f$ when $k = ${limit}$.`,
            answer: `One stationary point, at $x = ${fraction(-limit, 3 * a)}$, and $f$ increases on both sides of it.`,
            solution: raw`Then $f'$ has a double zero at $x = ${fraction(-limit, 3 * a)}$ and is positive elsewhere: the graph has a horizontal tangent there, a point of inflexion, and rises before and after.`,
            marks: [
              `A1 one stationary point, at $x = ${fraction(-limit, 3 * a)}$`,
              'R1 no change of sign, so neither maximum nor minimum',
            ],
          },
        ],
      }),
    check: ({ a, c }, { limit }) => {
      const least = (k: number) => c - (k * k) / (3 * a);
      assert.ok(Number.isInteger(limit));
      assertClose(least(limit), 0, 'least slope');
      assert.ok(least(limit - 0.01) > 0 && least(limit + 0.01) < 0);
    },
  }),
]);

const sketches = inForms({ key: 'aa-sketch-from-derivative', calculatorAllowed: false, placements: core('5.2', 1) }, [
  form({
    variants: [
      { p: -2, q: 1, up: true },
      { p: -1, q: 3, up: false },
      { p: 1, q: 4, up: true },
      { p: -3, q: -1, up: false },
    ],
    solve: ({ p, q, up }) => ({ vertex: (p + q) / 2, inside: up ? 'negative' : 'positive' }),
    write: ({ p, q, up }, { vertex, inside }) => {
      const s = up ? 1 : -1;
      const f = (x: number) => s * (x ** 3 / 3 - ((p + q) / 2) * x * x + p * q * x);
      const middle = f(vertex);
      const drop = Math.abs(f(p) - f(q));
      const graph = (g: (x: number) => number, height: number, name: string) =>
        new Diagram({ x: [Math.min(p - 1.6, -0.5), Math.max(q + 1.6, 0.5)], y: [-height, height], width: 340, height: 230 })
          .axes({ y: name })
          .graph(g, p - 1.5, q + 1.5);
      const own = graph((x) => f(x) - middle, drop * 1.15, 'f(x)');
      for (const x of [p, q])
        own
          .point([x, f(x) - middle])
          .segment([x, 0], [x, f(x) - middle], 'd-dashed')
          .label([x, 0], `${x}`.replace('-', '−'), { dy: f(x) > middle ? 17 : -8 });
      const size = ((q - p) / 2) ** 2;
      const derived = graph((x) => s * (x - p) * (x - q), size * 1.6, 'f′(x)');
      for (const x of [p, q])
        derived.point([x, 0]).label([x, 0], `${x}`.replace('-', '−'), { dx: x === p ? -11 : 11, dy: up ? 17 : -8 });
      return inParts({
        stem:
          raw`The diagram shows the graph of a cubic function $f$, with a local maximum at $x = ${up ? p : q}$ and a local minimum at $x = ${up ? q : p}$.` +
          '\n\n![](diagram:given)',
        hint: 'Where is the gradient of $f$ zero, where is it positive, and where is it negative?',
        parts: [
          {
            ask: raw`State the sign of $f'(x)$ for $${p} < x < ${q}$.`,
            answer: inside,
            solution: `Between the two places the graph ${up ? 'falls, so the derivative is negative' : 'rises, so the derivative is positive'}.`,
            marks: [`A1 ${inside}`],
          },
          {
            ask: raw`Sketch the graph of $y = f'(x)$, labelling its zeros.`,
            answer: `A parabola that opens ${up ? 'upwards' : 'downwards'}, with zeros ${p} and ${q}.`,
            solution: `The slope is zero at ${p} and ${q}, ${inside} between them and of the other sign outside: a parabola that opens ${up ? 'upwards' : 'downwards'}.\n\n![](diagram:answer)`,
            marks: [
              `A1 parabola that opens ${up ? 'upwards' : 'downwards'}`,
              `A1 zeros ${p} and ${q} labelled`,
              `A1 vertex midway, at $x = ${vertex}$`,
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: raw`Write down the value of $x$ between $${p}$ and $${q}$ at which the graph of $f$ is steepest, and give a reason.`,
            answer: `$x = ${vertex}$`,
            solution: `There $f'$ has its vertex, the ${up ? 'least' : 'greatest'} slope. By symmetry this is midway, at $x = ${vertex}$.`,
            marks: [`A1 $x = ${vertex}$`, "R1 vertex of the graph of $f'$"],
            keys: [exact(vertex)],
          },
        ],
        diagrams: [
          {
            name: 'given',
            svg: own.toSvg(),
            alt: `A cubic curve with a local ${up ? 'maximum' : 'minimum'} at x = ${p} and a local ${up ? 'minimum' : 'maximum'} at x = ${q}.`,
          },
          {
            name: 'answer',
            svg: derived.toSvg(),
            alt: `A parabola that opens ${up ? 'upwards' : 'downwards'} and crosses the x-axis at ${p} and ${q}.`,
          },
        ],
      });
    },
    check: ({ p, q, up }, { vertex }) => {
      const f = (x: number) => (up ? 1 : -1) * (x ** 3 / 3 - ((p + q) / 2) * x * x + p * q * x);
      assertClose(differentiate(f, p), 0, 'first', 1e-6);
      assertClose(differentiate(f, q), 0, 'second', 1e-6);
      assertClose(
        differentiate((x) => differentiate(f, x), vertex, 1e-2),
        0,
        'vertex',
        1e-5,
      );
    },
  }),
  form({
    variants: [
      { a: -2, b: 0, c: 3, signs: ['+', '−', '−', '+'] },
      { a: -3, b: 1, c: 2, signs: ['−', '+', '−', '+'] },
      { a: -1, b: 2, c: 4, signs: ['+', '+', '−', '+'] },
      { a: 0, b: 2, c: 5, signs: ['−', '−', '+', '−'] },
    ],
    solve: ({ a, b, c, signs }) => {
      const kinds = [a, b, c].map((x, i) => {
        const [before, after] = [signs[i], signs[i + 1]];
        return { x, kind: before === after ? 'inflexion' : before === '+' ? 'maximum' : 'minimum' };
      });
      return kinds;
    },
    write: ({ a, b, c, signs }, kinds) =>
      inParts({
        stem: raw`A function $f$ can be differentiated everywhere. Its derivative is zero at $x = ${a}$, $x = ${b}$ and $x = ${c}$ only, and has these signs in between.

| | $x < ${a}$ | $${a} < x < ${b}$ | $${b} < x < ${c}$ | $x > ${c}$ |
| --- | --- | --- | --- | --- |
| sign of $f'(x)$ | ${signs.join(' | ')} |`,
        hint: 'At each of the three places, does the sign change, and how?',
        parts: [
          {
            ask: 'Classify the three stationary points.',
            answer: kinds
              .map(({ x, kind }) => `$x = ${x}$: ${kind === 'inflexion' ? 'point of inflexion' : `local ${kind}`}`)
              .join('; '),
            solution: kinds
              .map(
                ({ x, kind }) =>
                  `At $x = ${x}$ the sign ${kind === 'inflexion' ? 'does not change: a horizontal tangent and neither maximum nor minimum (a point of inflexion)' : kind === 'maximum' ? 'changes from $+$ to $-$: a local maximum' : 'changes from $-$ to $+$: a local minimum'}.`,
              )
              .join(' '),
            marks: kinds.map(({ x, kind }) => `A1 $x = ${x}$: ${kind}`),
          },
          {
            ask: `List the intervals on which $f$ is decreasing.`,
            answer: [`$x < ${a}$`, `$${a} < x < ${b}$`, `$${b} < x < ${c}$`, `$x > ${c}$`]
              .filter((_, i) => signs[i] === '−')
              .join(', '),
            solution: `The function is decreasing where the derivative is negative: ${[`$x < ${a}$`, `$${a} < x < ${b}$`, `$${b} < x < ${c}$`, `$x > ${c}$`].filter((_, i) => signs[i] === '−').join(', ')}.`,
            marks: ['A1 correct intervals'],
          },
          {
            ask: raw`A student says that $f(${a}) > f(${c})$ must hold. Determine whether this follows.`,
            answer: signs[1] === '−' && signs[2] === '−' ? 'It does.' : 'It does not.',
            solution:
              signs[1] === '−' && signs[2] === '−'
                ? `From $x = ${a}$ to $x = ${c}$ the function falls all the way, so the value at ${a} is the greater one: it follows.`
                : `Between ${a} and ${c} the function rises on one part and falls on another. How far is not known, so nothing follows about the two values.`,
            marks: [
              `R1 ${signs[1] === '−' && signs[2] === '−' ? 'decreasing throughout, so it follows' : 'it rises and falls by unknown amounts, so it does not follow'}`,
            ],
          },
        ],
      }),
    check: ({ a, b, c, signs }, kinds) => {
      // A derivative with these signs: factors squared where the sign stays.
      const power = (i: number) => (signs[i] === signs[i + 1] ? 2 : 1);
      const last = signs[3] === '+' ? 1 : -1;
      const slope = (x: number) => last * (x - a) ** power(0) * (x - b) ** power(1) * (x - c) ** power(2);
      [a - 1, (a + b) / 2, (b + c) / 2, c + 1].forEach((x, i) => {
        assert.equal(slope(x) > 0, signs[i] === '+');
      });
      assert.deepEqual(
        kinds.map(({ x }) => Math.abs(slope(x))),
        [0, 0, 0],
      );
      assert.ok(new Set(kinds.map(({ x }) => x)).size === 3);
    },
  }),
]);

/** Templates of topic 5 for SL and HL: tangents and increasing functions. */
export const tangents = [parameters, normals, increasing, sketches];
