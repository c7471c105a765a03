import { Diagram } from '../../diagram.ts';
import type { LaterForm } from '../../forms.ts';
import { inParts, type PartDraft } from '../../question-parts.ts';
import { fraction, point, polynomial, signed, signedTerm, significant, term } from '../../tex.ts';
import { exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 2, Functions: further forms of templates, for the same numbers. */

type Of<Names extends string> = Record<Names, number>;
type Parts = readonly PartDraft[];
const factor = (zero: number) => (zero === 0 ? 'x' : `(x${signed(-zero)})`);

const equalDistances = (
  { ax, ay, bx, by }: Of<'ax' | 'ay' | 'bx' | 'by'>,
  { gradient, intercept }: Of<'gradient' | 'intercept'>,
  more: Parts,
) => {
  const line = `y = ${polynomial([gradient, intercept])}`;
  return inParts({
    stem: raw`Two wells stand at $\text{A}${point(ax, ay)}$ and $\text{B}${point(bx, by)}$. The point $\text{P}(x, y)$ moves so that it is always as far from A as from B.`,
    hint: 'Which two distances are equal at every point of the bisector?',
    parts: [
      {
        ask: raw`Write down an equation in $x$ and $y$ which says that P is equally far from A and B.`,
        answer: raw`$${ax === 0 ? 'x^2' : `(x${signed(-ax)})^2`} + ${ay === 0 ? 'y^2' : `(y${signed(-ay)})^2`} = ${bx === 0 ? 'x^2' : `(x${signed(-bx)})^2`} + ${by === 0 ? 'y^2' : `(y${signed(-by)})^2`}$`,
        solution: raw`The squares of the distances are equal: $${ax === 0 ? 'x^2' : `(x${signed(-ax)})^2`} + ${ay === 0 ? 'y^2' : `(y${signed(-ay)})^2`} = ${bx === 0 ? 'x^2' : `(x${signed(-bx)})^2`} + ${by === 0 ? 'y^2' : `(y${signed(-by)})^2`}$.`,
        marks: ['A1 a correct equation'],
      },
      {
        ask: 'Hence show that P moves on a straight line, and find its equation in the form $y = mx + c$.',
        answer: `$${line}$`,
        solution: raw`Expanding, $x^2$ and $y^2$ cancel and a linear equation is left: $${line}$. It is the perpendicular bisector of $[\text{AB}]$.`,
        marks: ['M1 expands both sides', 'A1 the squares cancel', `A1 $${line}$`],
        keys: [{ kind: 'equation', value: line, form: 'explicit' }],
      },
      ...more,
    ],
  });
};
export const bisectorForms: readonly LaterForm<Of<'ax' | 'ay' | 'bx' | 'by'>, Of<'gradient' | 'intercept'>>[] = [
  { from: 4, write: (numbers, result) => equalDistances(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      equalDistances(numbers, result, [
        {
          ask: 'Determine which of the two wells is closer to the origin, using your line.',
          answer: `${numbers.ax ** 2 + numbers.ay ** 2 < numbers.bx ** 2 + numbers.by ** 2 ? 'A' : 'B'}`,
          solution: raw`The line divides the plane into points closer to A and points closer to B. The origin lies on the same side as ${numbers.ax ** 2 + numbers.ay ** 2 < numbers.bx ** 2 + numbers.by ** 2 ? 'A' : 'B'}, so this well is closer.`,
          marks: ['A1 correct well', 'R1 the origin lies on its side of the line'],
        },
      ]),
  },
];

const composites = ({ a, b, c, at }: Of<'a' | 'b' | 'c' | 'at'>, { value }: Of<'value'>, more: Parts) => {
  const f = polynomial([a, b]);
  const fg = polynomial([a, 0, a * c + b]);
  return inParts({
    stem: raw`Let $f(x) = ${f}$ and $(f \circ g)(x) = ${fg}$, where $g$ is a function defined for all $x \in \mathbb{R}$.`,
    hint: 'What takes the place of $x$ in the composite?',
    parts: [
      {
        ask: 'Find $g(x)$.',
        answer: `$x^2${signed(c)}$`,
        solution: raw`$f(g(x)) = ${term(a, 'g(x)')}${signed(b)} = ${fg}$. Solving for $g(x)$ gives $g(x) = x^2${signed(c)}$.`,
        marks: [raw`M1 $${term(a, 'g(x)')}${signed(b)} = ${fg}$`, `A1 $x^2${signed(c)}$`],
        keys: [{ kind: 'expression', value: `x^2${signed(c)}` }],
      },
      {
        ask: raw`Solve $(f \circ g)(x) = ${value}$.`,
        answer: raw`$x = ${Math.abs(at)}$ or $x = ${-Math.abs(at)}$`,
        solution: raw`$${polynomial([a, 0, a * c + b])} = ${value}$ gives $x^2 = ${at * at}$, so $x = ${Math.abs(at)}$ or $x = ${-Math.abs(at)}$. The negative one is easily forgotten.`,
        marks: [raw`M1 $x^2 = ${at * at}$`, 'A1 both solutions'],
        keys: [{ kind: 'set', values: [`${at}`, `${-at}`] }],
      },
      ...more,
    ],
  });
};
export const compositeForms: readonly LaterForm<Of<'a' | 'b' | 'c' | 'at'>, Of<'value'>>[] = [
  { from: 4, write: (numbers, result) => composites(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      composites(numbers, result, [
        {
          ask: raw`Explain why $g$ has no inverse function, while $f$ has one.`,
          answer: raw`$g$ takes most of its values twice; $f$ takes each value once.`,
          solution: raw`$g(x) = g(-x)$, so $g$ is not one-to-one. $f$ is linear with a gradient other than 0 and takes each value exactly once.`,
          marks: ['R1 $g$ is not one-to-one', 'R1 $f$ is one-to-one'],
        },
      ]),
  },
];

export const inverseRationalForms: readonly LaterForm<Of<'a' | 'b' | 'c'>, unknown>[] = [
  {
    from: 4,
    write: ({ a, b, c }) =>
      inParts({
        stem: raw`Let $f(x) = \dfrac{${polynomial([a, b])}}{x - ${c}}$ for $x \ne ${c}$.`,
        hint: 'Which variable is to be the subject, and how can it be brought together in one place?',
        parts: [
          {
            ask: raw`Find $f^{-1}(x)$.`,
            answer: raw`$\dfrac{${polynomial([c, b])}}{x - ${a}}$`,
            solution: raw`$x(y - ${c}) = ${polynomial([a, b], 'y')}$, so $y(x - ${a}) = ${polynomial([c, b])}$ and $f^{-1}(x) = \dfrac{${polynomial([c, b])}}{x - ${a}}$.`,
            marks: [
              'M1 interchanges the variables',
              'M1 collects the terms in $y$',
              raw`A1 $\frac{${polynomial([c, b])}}{x - ${a}}$`,
            ],
            keys: [
              {
                kind: 'expression',
                value: `(${polynomial([c, b])})/(x - ${a})`,
                slips: [slip(`(x - ${c})/(${polynomial([a, b])})`, 'That is one over the function.', 'reciprocal')],
              },
            ],
          },
          {
            ask: raw`State the domain and the range of $f^{-1}$.`,
            answer: raw`Domain $x \ne ${a}$, range $y \ne ${c}$`,
            solution: raw`The denominator of $f^{-1}$ is zero at $${a}$, so its domain is $x \ne ${a}$. Its range is the domain of $f$: $y \ne ${c}$.`,
            marks: [raw`A1 $x \ne ${a}$`, raw`A1 $y \ne ${c}$`],
          },
        ],
      }),
  },
];

const expanded = (
  { a, p, q }: Of<'a' | 'p' | 'q'>,
  { intercept, axis, vertex }: Of<'intercept' | 'axis' | 'vertex'>,
  more: Parts,
) => {
  const f = (x: number) => a * (x - p) * (x - q);
  const values = [vertex, intercept, 0];
  const pad = (Math.max(...values) - Math.min(...values)) * 0.2;
  const drawing = new Diagram({
    x: [Math.min(p, 0) - 1.4, Math.max(q, 0) + 1.4],
    y: [Math.min(...values) - pad, Math.max(...values) + pad],
    width: 340,
  });
  drawing.axes().graph(f, p - 1.3, q + 1.3);
  for (const at of [
    [p, 0],
    [q, 0],
    [0, intercept],
    [axis, vertex],
  ] as const)
    drawing.point(at);
  const factors = `${term(a, factor(p))}${factor(q)}`;
  return inParts({
    stem: raw`Let $f(x) = ${polynomial([a, -a * (p + q), intercept])}$.`,
    hint: 'Where does the axis of symmetry lie between the zeros?',
    parts: [
      {
        ask: raw`Factorise $f(x)$ completely and write down its zeros.`,
        answer: `$${factors}$; $${p}$ and $${q}$`,
        solution: raw`${Math.abs(a) === 1 ? '' : raw`Take out $${a}$ first. `}Two numbers with the product $${p * q}$ and the sum $${-p - q}$ are needed in the brackets: $f(x) = ${factors}$, with the zeros $${p}$ and $${q}$.`,
        marks: ['M1 attempt to factorise', `A1 $${factors}$`, `A1 $${p}$ and $${q}$`],
        keys: [
          { kind: 'expression', label: '$f(x) =$', value: factors, form: 'factorised' },
          { kind: 'set', label: 'Zeros', values: [`${p}`, `${q}`] },
        ],
      },
      {
        ask: 'Sketch the graph, labelling the intercepts and the vertex.',
        answer: raw`Intercepts $x = ${p}$, $x = ${q}$, $y = ${intercept}$; vertex $${point(axis, vertex)}$`,
        solution: raw`The vertex lies at $x = ${axis}$, with $f(${axis}) = ${vertex}$; the graph crosses the $y$-axis at $${intercept}$.

![](diagram:sketch)`,
        marks: [
          `A1 parabola that opens ${a > 0 ? 'upwards' : 'downwards'}`,
          'A1 all intercepts',
          `A1 vertex $${point(axis, vertex)}$`,
        ],
      },
      ...more,
    ],
    diagrams: [
      {
        name: 'sketch',
        svg: drawing.toSvg(),
        alt: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'} with x-intercepts ${p} and ${q}, y-intercept ${intercept} and vertex (${axis}, ${vertex}).`,
      },
    ],
  });
};
export const quadraticGraphForms: readonly LaterForm<Of<'a' | 'p' | 'q'>, Of<'intercept' | 'axis' | 'vertex'>>[] = [
  { from: 4, write: (numbers, result) => expanded(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      expanded(numbers, result, [
        {
          ask: raw`Write down the set of values of $k$ for which $f(x) = k$ has two different solutions.`,
          answer: `$k ${numbers.a > 0 ? '>' : '<'} ${result.vertex}$`,
          solution: raw`A horizontal line meets the parabola twice on the open side of its vertex: $k ${numbers.a > 0 ? '>' : '<'} ${result.vertex}$.`,
          marks: [`A1 $k ${numbers.a > 0 ? '>' : '<'} ${result.vertex}$`],
          keys: [
            {
              kind: 'interval',
              variable: 'k',
              intervals: [
                numbers.a > 0
                  ? { from: `${result.vertex}`, to: null, open_from: true }
                  : { from: null, to: `${result.vertex}`, open_to: true },
              ],
            },
          ],
        },
      ]),
  },
];

export const inequalityForms: readonly LaterForm<Of<'p' | 'q'>, Of<'linear' | 'constant'>>[] = [
  {
    from: 4,
    write: ({ p, q }, { linear, constant }) =>
      inParts({
        stem: raw`The solution of the inequality $x^2 + bx + c < 0$ is $${p} < x < ${q}$.`,
        hint: 'What do the ends of the interval have to do with the quadratic?',
        parts: [
          {
            ask: 'Determine $b$ and $c$.',
            answer: `$b = ${-linear}$, $c = ${-constant}$`,
            solution: raw`The zeros are $${p}$ and $${q}$, so the quadratic is $${factor(p)}${factor(q)} = ${polynomial([1, -linear, -constant])}$. Hence $b = ${-linear}$ and $c = ${-constant}$.`,
            marks: [`M1 $${factor(p)}${factor(q)}$`, `A1 $b = ${-linear}$`, `A1 $c = ${-constant}$`],
            keys: [
              {
                kind: 'number',
                label: '$b =$',
                ...exact(-linear),
                slips: [slip(linear, 'The sum of the zeros is minus b.', 'sign')],
              },
              { kind: 'number', label: '$c =$', ...exact(-constant) },
            ],
          },
          {
            ask: raw`Write down the solution of $x^2 + bx + c \ge 0$ for these values, and describe how the graph shows it.`,
            answer: raw`$x \le ${p}$ or $x \ge ${q}$`,
            solution: raw`The parabola opens upwards, so it lies on or above the $x$-axis outside its zeros: $x \le ${p}$ or $x \ge ${q}$.`,
            marks: [raw`A1 $x \le ${p}$ or $x \ge ${q}$`, 'R1 the parabola lies on or above the axis there'],
            keys: [
              {
                kind: 'interval',
                intervals: [
                  { from: null, to: `${p}` },
                  { from: `${q}`, to: null },
                ],
              },
            ],
          },
        ],
      }),
  },
];

export const discriminantForms: readonly LaterForm<{ a: number; s: number }, Of<'low' | 'high'>>[] = [
  {
    from: 8,
    write: ({ a, s }, { low, high }) => {
      const b = a === 0 ? 'k' : `(k${signed(-a)})`;
      return inParts({
        stem: raw`The graph of $y = x^2 + ${b}x + k${signed(s)}$, where $k \in \mathbb{R}$, touches the $x$-axis for certain values of $k$.`,
        hint: 'What is special about the zeros of the quadratic at a point of contact?',
        parts: [
          {
            ask: 'Determine these values of $k$.',
            answer: `$k = ${low}$ and $k = ${high}$`,
            solution: raw`The discriminant has to be zero: $${b}^2 - 4(k${signed(s)}) = ${polynomial([1, -2 * a - 4, a * a - 4 * s], 'k')} = 0$, so $k = ${low}$ or $k = ${high}$.`,
            marks: [
              'M1 discriminant equal to zero',
              `A1 $${polynomial([1, -2 * a - 4, a * a - 4 * s], 'k')} = 0$`,
              `A1 $k = ${low}$ and $k = ${high}$`,
            ],
            keys: [{ kind: 'set', values: [`${low}`, `${high}`] }],
          },
          {
            ask: 'For each of them, determine the point of contact.',
            answer: `$${point((a - low) / 2, 0)}$ and $${point((a - high) / 2, 0)}$`,
            solution: raw`The zero is half of the negative coefficient of $x$: $x = ${(a - low) / 2}$ for $k = ${low}$ and $x = ${(a - high) / 2}$ for $k = ${high}$.`,
            marks: [`A1 $${point((a - low) / 2, 0)}$`, `A1 $${point((a - high) / 2, 0)}$`],
          },
        ],
      });
    },
  },
];

const hyperbolas = ({ a, b, c }: Of<'a' | 'b' | 'c'>, { xIntercept }: Of<'xIntercept'>, more: Parts) => {
  const f = raw`\dfrac{${polynomial([a, b])}}{x - ${c}}`;
  const rest = a * c + b;
  const split = raw`${a}${rest < 0 ? ' - ' : ' + '}\dfrac{${Math.abs(rest)}}{x - ${c}}`;
  return inParts({
    stem: raw`Let $f(x) = ${f}$ for $x \ne ${c}$. No graph is given.`,
    hint: 'How often does the denominator go into the numerator, and what is left?',
    parts: [
      {
        ask: raw`Show that $f(x) = ${split}$.`,
        answer: 'As given.',
        solution: raw`$${polynomial([a, b])} = ${term(a, `(x - ${c})`)}${signed(rest)}$. Dividing by $x - ${c}$ gives the form.`,
        marks: [raw`M1 $${term(a, `(x - ${c})`)}${signed(rest)}$`, `AG $${split}$`],
      },
      {
        ask: 'Deduce the equations of the asymptotes.',
        answer: `$x = ${c}$ and $y = ${a}$`,
        solution: raw`The fraction grows beyond all bounds near $x = ${c}$ and tends to 0 for large $|x|$: the asymptotes are $x = ${c}$ and $y = ${a}$.`,
        marks: [`A1 $x = ${c}$`, `A1 $y = ${a}$`],
        keys: [
          { kind: 'equation', label: 'Vertical', value: `x = ${c}` },
          { kind: 'equation', label: 'Horizontal', value: `y = ${a}` },
        ],
      },
      {
        ask: raw`Solve $f(x) > ${a}$.`,
        answer: rest > 0 ? `$x > ${c}$` : `$x < ${c}$`,
        solution: raw`By part (a) this means $\dfrac{${rest}}{x - ${c}} > 0$. As $${rest}$ is ${rest > 0 ? 'positive, the denominator has to be positive' : 'negative, the denominator has to be negative'}: ${rest > 0 ? `$x > ${c}$` : `$x < ${c}$`}.`,
        marks: ['M1 uses the form of part (a)', `A1 ${rest > 0 ? `$x > ${c}$` : `$x < ${c}$`}`],
        keys: [
          {
            kind: 'interval',
            intervals: [rest > 0 ? { from: `${c}`, to: null, open_from: true } : { from: null, to: `${c}`, open_to: true }],
          },
        ],
      },
      ...more.map((part) => ({ ...part, solution: part.solution.replace('ZERO', `${xIntercept}`) })),
    ],
  });
};
export const rationalGraphForms: readonly LaterForm<Of<'a' | 'b' | 'c'>, Of<'xIntercept'>>[] = [
  { from: 4, write: (numbers, result) => hyperbolas(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      hyperbolas(numbers, result, [
        {
          ask: 'Describe how the graph of $f$ is obtained from that of $y = \\frac{1}{x}$.',
          answer: 'By a vertical stretch and a translation',
          solution: raw`The graph is stretched vertically by the factor $${numbers.a * numbers.c + numbers.b}$${numbers.a * numbers.c + numbers.b < 0 ? ' (with a reflection in the $x$-axis)' : ''} and moved by ${numbers.c} to the right and by $${numbers.a}$ in the vertical direction. Its zero lies at ZERO.`,
          marks: ['A1 vertical stretch with the factor of part (a)', 'A1 translation to the new asymptotes'],
        },
      ]),
  },
];

const shifted = ({ shift, x, y }: Of<'shift' | 'x' | 'y'>, { base, xIntercept }: Of<'base' | 'xIntercept'>, more: Parts) =>
  inParts({
    stem: raw`The function $f(x) = \log_a(x + c)$, where $a > 1$, has the largest possible domain $x > ${-shift}$, and $f(${x}) = ${y}$.`,
    hint: 'A logarithm exists for positive arguments only.',
    parts: [
      {
        ask: 'Find $c$ and $a$.',
        answer: `$c = ${shift}$, $a = ${base}$`,
        solution: raw`The argument is positive for $x > -c$, so $c = ${shift}$. Then $\log_a ${x + shift} = ${y}$ means $a^{${y}} = ${x + shift}$, so $a = ${base}$.`,
        marks: [`A1 $c = ${shift}$`, `M1 $a^{${y}} = ${x + shift}$`, `A1 $a = ${base}$`],
        keys: [
          {
            kind: 'number',
            label: '$c =$',
            ...exact(shift),
            slips: [slip(-shift, 'The argument has to vanish at the end of the domain.', 'sign')],
          },
          { kind: 'number', label: '$a =$', ...exact(base) },
        ],
      },
      {
        ask: 'Solve $f(x) < 0$.',
        answer: `$${-shift} < x < ${xIntercept}$`,
        solution: raw`The logarithm is negative when its argument lies between 0 and 1: $0 < x + ${shift} < 1$, so $${-shift} < x < ${xIntercept}$. The domain cuts the interval off on the left.`,
        marks: [`M1 argument between 0 and 1`, `A1 $${-shift} < x < ${xIntercept}$`],
        keys: [{ kind: 'interval', intervals: [{ from: `${-shift}`, to: `${xIntercept}`, open_from: true, open_to: true }] }],
      },
      ...more,
    ],
  });
export const logarithmGraphForms: readonly LaterForm<Of<'shift' | 'x' | 'y'>, Of<'base' | 'xIntercept'>>[] = [
  { from: 4, write: (numbers, result) => shifted(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      shifted(numbers, result, [
        {
          ask: raw`Find $f^{-1}(x)$ and describe how its graph is obtained from that of $y = a^x$.`,
          answer: raw`$${result.base}^x - ${numbers.shift}$: moved ${numbers.shift} down`,
          solution: raw`$x = \log_{${result.base}}(y + ${numbers.shift})$ gives $y = ${result.base}^x - ${numbers.shift}$, the graph of $y = ${result.base}^x$ moved ${numbers.shift} down.`,
          marks: [raw`A1 $${result.base}^x - ${numbers.shift}$`, 'A1 translation downwards'],
          keys: [{ kind: 'expression', value: `${result.base}^x - ${numbers.shift}` }],
        },
      ]),
  },
];

export const transformedPointForms: readonly LaterForm<Of<'p' | 'q' | 'scale' | 'right' | 'up'>, Of<'x' | 'y'>>[] = [
  {
    from: 4,
    write: ({ p, q, scale, right, up }, { x, y }) =>
      inParts({
        stem: raw`The graph of $y = f(x)$ has its only maximum at $${point(p, q)}$. The graph of $y = ${scale}f(x - h) + k$ has its maximum at $${point(x, y)}$.`,
        hint: 'Follow the point: which changes act on its first, which on its second coordinate?',
        parts: [
          {
            ask: 'Determine $h$ and $k$.',
            answer: `$h = ${right}$, $k = ${up}$`,
            solution: raw`The first coordinate moves from $${p}$ to $${x}$, so $h = ${right}$. The second is first multiplied: $${scale} \times ${q} + k = ${y}$, so $k = ${up}$.`,
            marks: [`A1 $h = ${right}$`, raw`M1 $${scale} \times ${q} + k = ${y}$`, `A1 $k = ${up}$`],
            keys: [
              {
                kind: 'number',
                label: '$h =$',
                ...exact(right),
                slips: [slip(-right, 'Inside the bracket the sign works the other way.', 'sign')],
              },
              { kind: 'number', label: '$k =$', ...exact(up) },
            ],
          },
          {
            ask: raw`State the maximum value of $y = -f(x)$, or explain why there is none to be found from what is given.`,
            answer: raw`It cannot be found: the point becomes a minimum, with the value $${-q}$.`,
            solution: raw`The reflection in the $x$-axis turns the maximum into a minimum with the value $${-q}$. Nothing is known about the least values of $f$, so nothing can be said about a maximum of $-f$.`,
            marks: ['R1 the maximum becomes a minimum'],
          },
        ],
      }),
  },
];

export const transformedRootForms: readonly LaterForm<Of<'a' | 'right' | 'up' | 'x'>, Of<'value' | 'zero'>>[] = [
  {
    from: 6,
    write: ({ a, right, up, x }, { value, zero }) => {
      const size = Math.abs(a);
      const g = `${term(a, raw`\sqrt{${polynomial([1, -right])}}`)}${signed(up)}`;
      return inParts({
        stem: raw`Let $g(x) = ${g}$.`,
        hint: 'Read the formula from the inside outwards.',
        parts: [
          {
            ask: raw`Describe a sequence of transformations that maps the graph of $y = \sqrt{x}$ onto the graph of $g$.`,
            answer: raw`${a < 0 ? 'Reflection in the $x$-axis, ' : ''}vertical stretch with factor ${size}, translation by $\begin{pmatrix} ${right} \\ ${up} \end{pmatrix}$`,
            solution: raw`The factor $${a}$ is a vertical stretch with factor ${size}${a < 0 ? ' and a reflection in the $x$-axis' : ''}. After it the graph is translated by $\begin{pmatrix} ${right} \\ ${up} \end{pmatrix}$. Translating first and stretching afterwards would stretch the $${up}$ as well.`,
            marks: [
              `A1 vertical stretch with factor ${size}${a < 0 ? ' and reflection' : ''}`,
              raw`A1 translation by $\begin{pmatrix} ${right} \\ ${up} \end{pmatrix}$`,
              'A1 correct order',
            ],
          },
          {
            ask: raw`Find the $x$-intercept of the graph and the value of $g(${x})$.`,
            answer: `$x = ${zero}$; $${value}$`,
            solution: raw`$g(x) = 0$ gives $\sqrt{${polynomial([1, -right])}} = ${-up / a}$, so $x = ${zero}$. And $g(${x}) = ${term(a, raw`\sqrt{${x - right}}`)}${signed(up)} = ${value}$.`,
            marks: ['M1 isolates the root', `A1 $x = ${zero}$`, `A1 $${value}$`],
            keys: [
              { kind: 'number', label: '$x =$', ...exact(zero) },
              { kind: 'number', label: `$g(${x}) =$`, ...exact(value) },
            ],
          },
        ],
      });
    },
  },
];

const crossings = (
  { a, b, c }: Of<'a' | 'b' | 'c'>,
  { left, right, widest, height }: Of<'left' | 'right' | 'widest' | 'height'>,
  more: Parts,
) => {
  const formula = `${a}${b === 0 ? '' : signedTerm(b, 'x')} - x^2`;
  return inParts({
    stem: raw`Let $h(x) = ${formula} - e^{${c}x}$.`,
    hint: 'Which features of one graph answer the parts?',
    parts: [
      {
        ask: 'Determine the zeros of $h$.',
        answer: `$x = ${significant(left)}$ and $x = ${significant(right)}$`,
        solution: raw`The zero tool gives $x = ${significant(left, 4)}$ and $x = ${significant(right, 4)}$. These are the places where the graphs of $y = ${formula}$ and $y = e^{${c}x}$ meet.`,
        marks: ['(M1) uses a graph', `A1 $${significant(left)}$`, `A1 $${significant(right)}$`],
        keys: [{ kind: 'set', values: [`${left}`, `${right}`], tolerance: 0.0051, figures: 3 }],
      },
      {
        ask: raw`Determine the values of $k$ for which $h(x) = k$ has exactly one solution.`,
        answer: `$k = ${significant(height)}$`,
        solution: raw`The graph of $h$ rises to a single maximum, $${significant(height, 4)}$ at $x = ${significant(widest, 4)}$, and falls after it. A horizontal line meets it exactly once only at the level of the maximum.`,
        marks: ['M1 finds the maximum of $h$', `A1 $k = ${significant(height)}$`],
        keys: [threeFigures(height)],
      },
      ...more,
    ],
  });
};
export const intersectionForms: readonly LaterForm<Of<'a' | 'b' | 'c'>, Of<'left' | 'right' | 'widest' | 'height'>>[] = [
  { from: 4, write: (numbers, result) => crossings(numbers, result, []) },
  {
    from: 8,
    write: (numbers, result) =>
      crossings(numbers, result, [
        {
          ask: raw`Explain why the equation $h(x) = 0$ cannot have a third solution.`,
          answer: 'The graph only rises before its maximum and only falls after it.',
          solution: raw`Before its single maximum the graph only rises and crosses the $x$-axis once; after it the graph only falls and crosses once more. Both $-x^2$ and $-e^{${numbers.c}x}$ take it to zero.`,
          marks: ['R1 one crossing before the maximum and one after it, and no more'],
        },
      ]),
  },
];

export const factorForms: readonly LaterForm<Of<'r' | 'u' | 'v' | 's'>, Of<'c' | 'remainder' | 'a' | 'b'>>[] = [
  {
    from: 4,
    write: ({ r, u, v, s }, { remainder, a, b, c }) =>
      inParts({
        stem: raw`The cubic $p(x) = x^3 + ax^2 + bx + c$ has the zeros $${r}$, $${u}$ and $${v}$.`,
        hint: 'The zeros are the factors, and the factors are the polynomial.',
        parts: [
          {
            ask: raw`Determine $a$, $b$ and $c$.`,
            answer: `$a = ${a}$, $b = ${b}$, $c = ${c}$`,
            solution: raw`Expand $${factor(r)}${factor(u)}${factor(v)} = ${polynomial([1, a, b, c])}$, so $a = ${a}$, $b = ${b}$, $c = ${c}$. As a check, $-a$ is the sum of the zeros and $-c$ their product.`,
            marks: [
              `M1 $${factor(r)}${factor(u)}${factor(v)}$`,
              'M1 expands',
              '(A1) two correct values',
              `A1 $a = ${a}$, $b = ${b}$, $c = ${c}$ (accept any clear notation)`,
            ],
            keys: [{ kind: 'coordinate', label: '$(a, b, c) =$', values: [`${a}`, `${b}`, `${c}`] }],
          },
          {
            ask: raw`Without dividing, find the remainder when $p(x)$ is divided by $${factor(s)}$.`,
            answer: `$${remainder}$`,
            solution: raw`By the remainder theorem it is $p(${s}) = (${s - r})(${s - u})(${s - v}) = ${remainder}$.`,
            marks: [`M1 $p(${s})$`, `A1 $${remainder}$`],
            keys: [exact(remainder)],
          },
          {
            ask: raw`Deduce a zero of $p(x)${signed(-remainder)}$.`,
            answer: `$${s}$`,
            solution: raw`At $x = ${s}$ the value of $p$ is $${remainder}$, so the difference is zero there.`,
            marks: [`A1 $${s}$`],
            keys: [exact(s)],
          },
        ],
      }),
  },
];

export const rootSumForms: readonly LaterForm<Of<'p' | 'q' | 'r'>, Of<'sum' | 'product' | 'squares'>>[] = [
  {
    from: 4,
    write: ({ p, q, r }, { sum, product, squares }) =>
      inParts({
        stem: raw`The roots $\alpha$, $\beta$ and $\gamma$ of a cubic equation $x^3 + ax^2 + bx + c = 0$ satisfy $\alpha + \beta + \gamma = ${sum}$, $\alpha^2 + \beta^2 + \gamma^2 = ${squares}$ and $\alpha\beta\gamma = ${product}$.`,
        hint: 'What does the square of the sum contain besides the sum of the squares?',
        parts: [
          {
            ask: raw`Show that $\alpha\beta + \beta\gamma + \gamma\alpha = ${q}$.`,
            answer: 'As given.',
            solution: raw`$(\alpha + \beta + \gamma)^2 = \alpha^2 + \beta^2 + \gamma^2 + 2(\alpha\beta + \beta\gamma + \gamma\alpha)$, so twice the sum asked for is $${sum * sum}${signed(-squares)} = ${sum * sum - squares}$, and half of it is $${q}$.`,
            marks: ['M1 expands the square of the sum', `A1 twice the sum is $${sum * sum - squares}$`, `AG $${q}$`],
          },
          {
            ask: 'Hence write down the equation.',
            answer: `$${polynomial([1, p, q, r])} = 0$`,
            solution: raw`The coefficients are minus the sum, the sum of the mixed products and minus the product: $${polynomial([1, p, q, r])} = 0$.`,
            marks: ['(M1) relations between roots and coefficients', `A1 $${polynomial([1, p, q, r])} = 0$`],
            keys: [{ kind: 'equation', value: `${polynomial([1, p, q, r])} = 0` }],
          },
          {
            ask: 'Determine how many of the roots are real. Justify your answer.',
            answer: 'Exactly one',
            solution: raw`The sum of the squares is negative, so not all roots are real. Non-real roots of a real cubic come as one conjugate pair, which leaves exactly one real root.`,
            marks: ['R1 the sum of the squares is negative', 'A1 exactly one, as the others are a conjugate pair'],
          },
        ],
      }),
  },
];

export const obliqueForms: readonly LaterForm<
  Of<'d' | 'm' | 'n'>,
  { high: readonly [number, number]; low: readonly [number, number] }
>[] = [
  {
    from: 4,
    write: ({ d, m, n }, { high, low }) => {
      const [sum, product] = [2 * d, d * d - n * n];
      return inParts({
        stem: raw`The function $f(x) = x + a + \dfrac{b}{x - c}$, where $b > 0$, has the asymptotes $x = ${d}$ and $y = ${polynomial([1, m])}$, and a local minimum at $x = ${low[0]}$.`,
        hint: 'Each asymptote gives a constant; the derivative gives the third one.',
        parts: [
          {
            ask: 'Write down $a$ and $c$.',
            answer: `$a = ${m}$, $c = ${d}$`,
            solution: raw`The oblique asymptote is $y = x + a$, so $a = ${m}$; the denominator is zero at $x = ${d}$, so $c = ${d}$.`,
            marks: [`A1 $a = ${m}$`, `A1 $c = ${d}$`],
            keys: [
              { kind: 'number', label: '$a =$', ...exact(m) },
              { kind: 'number', label: '$c =$', ...exact(d) },
            ],
          },
          {
            ask: 'Determine $b$.',
            answer: `$b = ${n * n}$`,
            solution: raw`$f'(x) = 1 - \dfrac{b}{(x${signed(-d)})^2}$ is zero at $x = ${low[0]}$: $b = (${low[0]}${signed(-d)})^2 = ${n * n}$.`,
            marks: [raw`M1 $f'(x) = 1 - \frac{b}{(x - c)^2}$`, `M1 $f'(${low[0]}) = 0$`, `A1 $b = ${n * n}$`],
            keys: [exact(n * n)],
          },
          {
            ask: 'Find the coordinates of the local maximum, and explain why its value is smaller than that of the local minimum.',
            answer: `$${point(...high)}$`,
            solution: raw`The derivative is zero where $x^2${signedTerm(-sum, 'x')}${signed(product)} = 0$, at $x = ${low[0]}$ and at $x = ${high[0]}$: the maximum is $${point(...high)}$. The two points lie on different branches, on either side of the vertical asymptote, so their values need not be in the usual order: the minimum is $${point(...low)}$.`,
            marks: ['M1 other zero of the derivative', `A1 $${point(...high)}$`, 'R1 the points lie on different branches'],
            keys: [{ kind: 'coordinate', values: high.map(String) }],
          },
        ],
      });
    },
  },
];

export const modulusForms: readonly LaterForm<Of<'a' | 'b' | 'c' | 'd'>, Of<'left' | 'right'>>[] = [
  {
    from: 4,
    write: ({ a, b, c, d }, { left, right }) => {
      const [inside, line] = [polynomial([a, b]), polynomial([c, d])];
      const [l, r] = [fraction(-d - b, a + c), fraction(d - b, a - c)];
      return inParts({
        stem: raw`A student solves $|${inside}| = ${line}$ by squaring both sides.`,
        hint: 'When do two numbers have equal squares?',
        parts: [
          {
            ask: raw`Show that squaring leads to $${polynomial([a * a - c * c, 2 * (a * b - c * d), b * b - d * d])} = 0$.`,
            answer: 'As given.',
            solution: raw`$(${inside})^2 = (${line})^2$. Expanding, $${polynomial([a * a, 2 * a * b, b * b])} = ${polynomial([c * c, 2 * c * d, d * d])}$, and with everything on one side the equation follows.`,
            marks: ['M1 squares both sides', 'A1 both expansions', 'AG the quadratic'],
          },
          {
            ask: 'Solve it, and verify that both solutions satisfy the original equation.',
            answer: `$x = ${l}$ and $x = ${r}$`,
            solution: raw`The quadratic has the solutions $x = ${l}$ and $x = ${r}$. Squaring may add false solutions where the right-hand side is negative; here its values are $${fraction(c * (-d - b) + d * (a + c), a + c)}$ and $${fraction(c * (d - b) + d * (a - c), a - c)}$, both positive, so both are solutions.`,
            marks: ['M1 solves the quadratic', `A1 $x = ${l}$ and $x = ${r}$`, 'R1 checks the sign of the right-hand side'],
            keys: [{ kind: 'set', values: [l, r] }],
          },
          {
            ask: raw`Hence write down the solution of $|${inside}| < ${line}$.`,
            answer: `$${l} < x < ${r}$`,
            solution: raw`Between the two solutions the V-shaped graph lies below the line, as at $x = ${significant((left + right) / 2, 2)}$: $${l} < x < ${r}$.`,
            marks: [`A1 $${l} < x < ${r}$`],
            keys: [{ kind: 'interval', intervals: [{ from: l, to: r, open_from: true, open_to: true }] }],
          },
        ],
      });
    },
  },
];

export const selfInverseForms: readonly LaterForm<Of<'a' | 'b' | 'c'>, Of<'k'>>[] = [
  {
    from: 4,
    write: ({ a, b, c }, { k }) =>
      inParts({
        stem: raw`Let $f(x) = \dfrac{${polynomial([a, b])}}{${term(c, 'x')} + k}$, where $k$ is a constant.`,
        hint: 'Where does the function not exist, and which value does it never take?',
        parts: [
          {
            ask: raw`Write down, in terms of $k$ where needed, the equations of the two asymptotes of the graph of $f$.`,
            answer: raw`$x = -\frac{k}{${c}}$ and $y = ${fraction(a, c)}$`,
            solution: raw`The denominator vanishes at $x = -\dfrac{k}{${c}}$; far out $f(x)$ approaches the ratio of the leading coefficients: $y = ${fraction(a, c)}$.`,
            marks: [raw`A1 $x = -\frac{k}{${c}}$`, `A1 $y = ${fraction(a, c)}$`],
          },
          {
            ask: raw`The graph of $f$ is symmetric in the line $y = x$. Deduce the value of $k$ from the asymptotes.`,
            answer: `$k = ${k}$`,
            solution: raw`The reflection exchanges the asymptotes, so $-\dfrac{k}{${c}} = ${fraction(a, c)}$ and $k = ${k}$.`,
            marks: ['R1 the asymptotes are exchanged', `A1 $k = ${k}$`],
            keys: [{ ...exact(k), slips: [slip(-k, 'Mind the sign at the vertical asymptote.', 'sign')] }],
          },
          {
            ask: raw`State what follows for $f^{-1}$ and for $(f \circ f)(x)$.`,
            answer: raw`$f^{-1} = f$ and $(f \circ f)(x) = x$`,
            solution: raw`A graph that is its own reflection in $y = x$ belongs to a function that is its own inverse: $f^{-1} = f$, and so $(f \circ f)(x) = x$.`,
            marks: [raw`A1 $f^{-1} = f$`, raw`A1 $(f \circ f)(x) = x$`],
          },
        ],
      }),
  },
];
