import assert from 'node:assert/strict';
import { assertClose, bisect, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, signedTerm, significant } from '../../../tex.ts';
import { core, exact, hl, near, prose, table } from '../writing.ts';

/** Topics 5 and 2: what a slope field shows, equations of second order as systems, and models that level off. */

const isoclines = defineTemplate({
  key: 'ai-slope-field-lines-of-equal-slope',
  calculatorAllowed: true,
  placements: [hl('5.15', 1)],
  variants: [
    { a: 1, b: -1, c: 0, at: [2, 1] },
    { a: -1, b: 1, c: 2, at: [1, 3] },
    { a: 2, b: 1, c: -4, at: [3, 1] },
    { a: 1, b: -2, c: 1, at: [-1, 2] },
  ] as const,
  solve: ({ a, b, c, at: [x, y] }) => ({
    slope: a * x + b * y + c,
    // dy/dx = a x + b y + c is constant along its own solution y = -(a/b) x + q: -(a/b) = b q + c.
    m: -a / b,
    q: (-a / b - c) / b,
  }),
  write: ({ a, b, c, at: [x, y] }, { slope, m, q }) => {
    const right = `${a === 1 ? '' : a === -1 ? '-' : a}x${signedTerm(b, 'y')}${c === 0 ? '' : c > 0 ? ` + ${c}` : ` - ${-c}`}`;
    const line = (intercept: number) =>
      `y = ${m === 1 ? '' : m === -1 ? '-' : plain(m)}x${intercept === 0 ? '' : intercept > 0 ? ` + ${plain(intercept)}` : ` - ${plain(-intercept)}`}`;
    return inParts({
      stem: prose`A slope field is drawn for the differential equation $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${right}$.`,
      hint: 'What is true of the gradients at all points where the right-hand side has the same value?',
      parts: [
        {
          ask: prose`Find the gradient of the line segment at $(${x}, ${y})$.`,
          answer: prose`$${slope}$`,
          solution: prose`Substituting the coordinates, $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${slope}$.`,
          marks: [prose`A1 $${slope}$`],
          keys: [exact(slope)],
        },
        {
          ask: 'Find the equation of the line along which all the line segments are horizontal.',
          answer: prose`$${line(-c / b)}$`,
          solution: prose`The gradient is zero where $${right} = 0$, that is on the line $${line(-c / b)}$.`,
          marks: ['(M1) right-hand side equal to zero', prose`A1 $${line(-c / b)}$ (accept an equivalent equation)`],
          keys: [{ kind: 'equation', value: `${a}x + (${b})y + (${c}) = 0` }],
        },
        {
          ask: prose`Show that the line $${line(q)}$ is itself a solution of the differential equation.`,
          answer: prose`Both sides are $${plain(m)}$ on this line.`,
          solution: prose`Along this line the derivative is $${plain(m)}$. On the right-hand side $${right}$ has the value $${plain(b * q + c)}$ for every $x$, since the terms in $x$ cancel. The two agree.`,
          marks: [
            prose`M1 substitutes the equation of the line into the right-hand side`,
            prose`A1 $${plain(m)}$ on both sides (a single point of the line loses this mark)`,
          ],
        },
        {
          ask: 'Explain what this line means for other solution curves.',
          answer: 'They cannot cross it, because there is one solution through each point.',
          solution:
            'Through each point there is one solution curve only. So no other solution curve can cross the line: a curve that begins on one side of it stays there.',
          marks: ['R1 solution curves do not cross'],
        },
      ],
    });
  },
  check: ({ a, b, c, at: [x] }, { m, q }) => {
    const start = m * x + q;
    const [end = 0] = simulate((t, [y = 0]) => [a * (x + t) + b * y + c], [start], 1);
    assertClose(end, m * (x + 1) + q, 'stays on the line', 1e-6);
  },
});

const levels = defineTemplate({
  key: 'ai-slope-field-equilibria',
  calculatorAllowed: true,
  placements: [hl('5.15', 1, '5.14')],
  variants: [
    { what: 'The number of fish in a lake, $y$ thousand, after $t$ months', k: 0.5, low: 2, high: 8, start: 3, at: 5 },
    { what: 'The number of users of a service, $y$ thousand, after $t$ weeks', k: 0.25, low: 4, high: 10, start: 5, at: 7 },
    { what: 'The area of a reef, $y$ hectares, after $t$ years', k: 0.4, low: 1, high: 6, start: 2, at: 3 },
    {
      what: 'The number of trees of a species on an island, $y$ hundred, after $t$ years',
      k: 0.2,
      low: 3,
      high: 9,
      start: 4,
      at: 6,
    },
  ],
  solve: ({ k, low, high, at }) => ({
    rate: k * (at - low) * (high - at),
    steepest: (low + high) / 2,
    most: (k * (high - low) ** 2) / 4,
  }),
  write: ({ what, k, low, high, start, at }, { rate, steepest, most }) =>
    inParts({
      stem: prose`${what}, is modelled by $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${k}(y - ${low})(${high} - y)$. A slope field of the equation is drawn for $0 \le y \le ${high + 2}$.`,
      hint: 'For which values of the quantity does nothing change, and what is the sign in between?',
      parts: [
        {
          ask: prose`Find the gradient of the line segments at $y = ${at}$, and explain why it is the same for all $t$.`,
          answer: prose`$${plain(rate)}$; the right-hand side does not contain $t$.`,
          solution: prose`$${k}(${at} - ${low})(${high} - ${at}) = ${plain(rate)}$. The right-hand side contains $y$ alone, so the gradient does not depend on $t$.`,
          marks: [prose`A1 $${plain(rate)}$`, prose`R1 the right-hand side does not contain $t$`],
          keys: [near(rate)],
        },
        {
          ask: 'Write down the two constant solutions.',
          answer: prose`$y = ${low}$ and $y = ${high}$`,
          solution: prose`The derivative is zero for $y = ${low}$ and for $y = ${high}$.`,
          marks: [prose`A1 $y = ${low}$`, prose`A1 $y = ${high}$`],
          keys: [{ kind: 'set', values: [`${low}`, `${high}`] }],
        },
        {
          ask: prose`Describe what happens to $y$ in the long run if $y = ${start}$ at $t = 0$, and if $y$ is slightly less than ${low} at $t = 0$.`,
          answer: prose`From ${start} it rises and approaches ${high}; from below ${low} it falls.`,
          solution: prose`Between ${low} and ${high} the derivative is positive, so $y$ rises and approaches ${high}. Below ${low} it is negative, so $y$ falls away from ${low}.`,
          marks: [
            prose`M1 sign of the derivative between and below`,
            prose`A1 approaches ${high}`,
            prose`A1 falls away from ${low} (accept a sketch; the signs interchanged lose both A marks)`,
          ],
        },
        {
          ask: 'Find the value of $y$ at which a solution curve between the two constant solutions is steepest, and its gradient there.',
          answer: prose`$y = ${plain(steepest)}$; $${plain(most)}$`,
          solution: prose`$${k}(y - ${low})(${high} - y)$ is a parabola in $y$ with its maximum half-way between the zeros, at $y = ${plain(steepest)}$. Its value is $${plain(most)}$.`,
          marks: [
            '(M1) maximum of the right-hand side',
            prose`A1 $y = ${plain(steepest)}$`,
            prose`A1 $${plain(most)}$ (FT their value; accept a value from the calculator)`,
          ],
          keys: [
            { ...near(steepest), label: '$y =$' },
            { ...near(most), label: 'Gradient' },
          ],
        },
      ],
    }),
  check: ({ k, low, high, start }, { steepest, most }) => {
    const f = (y: number) => k * (y - low) * (high - y);
    const [end = 0] = simulate((_, [y = 0]) => [f(y)], [start], 30);
    assertClose(end, high, 'in the long run', 1e-4);
    assertClose(
      bisect((y) => f(y + 1e-4) - f(y - 1e-4), low, high),
      steepest,
      'steepest',
      1e-4,
    );
    assertClose(f(steepest), most, 'greatest gradient');
  },
});

const fieldAndStep = defineTemplate({
  key: 'ai-slope-field-followed-by-steps',
  calculatorAllowed: true,
  placements: [hl('5.15', 2, '5.16')],
  variants: [
    { tex: 'x - 0.5y', f: (x: number, y: number) => x - 0.5 * y, start: [0, 2], h: 0.5 },
    { tex: '0.2xy', f: (x: number, y: number) => 0.2 * x * y, start: [1, 2], h: 0.5 },
    { tex: '1 - 0.4xy', f: (x: number, y: number) => 1 - 0.4 * x * y, start: [0, 1], h: 0.5 },
    { tex: 'y - x^2', f: (x: number, y: number) => y - x * x, start: [0, 1], h: 0.25 },
  ] as const,
  solve: ({ f, start: [x0, y0], h }) => {
    const points: [number, number][] = [[x0, y0]];
    for (let i = 0; i < 4; i++) {
      const [x, y] = points[i] as [number, number];
      points.push([x + h, y + h * f(x, y)]);
    }
    const [exactEnd = 0] = simulate((t, [y = 0]) => [f(x0 + t, y)], [y0], 4 * h);
    return {
      points,
      slopes: points.map(([x, y]) => f(x, y)),
      exactEnd,
      error: (100 * Math.abs((points[4]?.[1] ?? 0) - exactEnd)) / Math.abs(exactEnd),
    };
  },
  write: ({ tex, start: [x0, y0], h }, { points, slopes, exactEnd, error }) => {
    const end = points[4]?.[1] ?? 0;
    return inParts({
      stem: prose`A curve follows the slope field of $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${tex}$ from the point $(${x0}, ${y0})$.`,
      hint: 'In which direction does a step start, and how long is it?',
      parts: [
        {
          ask: prose`Find the gradient of the curve at its starting point, and state whether $y$ increases or decreases there.`,
          answer: prose`$${plain(slopes[0] ?? 0)}$; it ${(slopes[0] ?? 0) > 0 ? 'increases' : 'decreases'}`,
          solution: prose`The right-hand side is $${plain(slopes[0] ?? 0)}$ at this point, which is ${(slopes[0] ?? 0) > 0 ? 'positive: $y$ increases' : 'negative: $y$ decreases'}.`,
          marks: [prose`A1 $${plain(slopes[0] ?? 0)}$`, prose`A1 ${(slopes[0] ?? 0) > 0 ? 'increases' : 'decreases'} (FT)`],
          keys: [near(slopes[0] ?? 0)],
        },
        {
          ask: prose`Use Euler's method with steps of $${h}$ to estimate $y$ for $x = ${plain(x0 + 4 * h)}$. Show the values in a table.`,
          answer: prose`$${significant(end)}$`,
          solution: prose`Each step adds $${h}$ times the gradient at its beginning.

            ${table(['$x$', ...points.map(([x]) => `$${plain(x)}$`)], ['$y$', ...points.map(([, y]) => `$${significant(y, 4)}$`)])}

            The estimate is $${significant(end)}$.`,
          marks: [
            prose`M1 $y_{n+1} = y_n + ${h} \times$ gradient`,
            prose`A1 $${significant(points[1]?.[1] ?? 0)}$ after the first step`,
            prose`A1 the table`,
            prose`A1 $${significant(end)}$ (accept more figures; gradients taken at the end of a step lose the A marks)`,
          ],
          keys: [near(end)],
        },
        {
          ask: prose`The value of $y$ on the curve itself is $${significant(exactEnd, 5)}$ there. Find the percentage error of the estimate.`,
          answer: prose`$${significant(error)}\,\%$`,
          solution: prose`$\left|\dfrac{${significant(end, 6)} - ${significant(exactEnd, 6)}}{${significant(exactEnd, 6)}}\right| \times 100\,\% = ${significant(error)}\,\%$.`,
          marks: ['(M1) formula of the percentage error', prose`A1 $${significant(error)}\,\%$ (FT their estimate)`],
          keys: [{ ...near(error), tolerance: 0.02 * error }],
        },
        {
          ask: 'State how the estimate can be improved without another method.',
          answer: 'By taking smaller steps.',
          solution: 'With smaller steps the direction is corrected more often, and the estimate comes closer to the curve.',
          marks: ['A1 smaller steps'],
        },
      ],
    });
  },
  check: ({ f, start: [x0, y0], h }, { points, exactEnd }) => {
    let y = y0 as number;
    for (let i = 0; i < 4; i++) y += h * f(x0 + i * h, y);
    assertClose(y, points[4]?.[1] ?? 0, 'four steps');
    let fine = y0 as number;
    for (let i = 0; i < 40_000; i++) fine += ((4 * h) / 40_000) * f(x0 + (i * 4 * h) / 40_000, fine);
    assertClose(fine, exactEnd, 'many steps', 1e-3);
  },
});

type Damped = { what: string; p: number; q: number; x: number; v: number; h: number };

const damped = defineTemplate<
  Damped,
  { sum: number; product: number; roots: [number, number] | null; re: number; steps: [number, number][] }
>({
  key: 'ai-second-order-door-or-spring',
  calculatorAllowed: true,
  placements: [hl('5.18', 2, '5.17')],
  variants: [
    { what: 'A door with a closer is at an angle of $x$ radians from its closed position', p: 5, q: 4, x: 1, v: 0, h: 0.2 },
    { what: 'A mass on a spring is $x$ centimetres from its position of rest', p: 2, q: 5, x: 4, v: 0, h: 0.2 },
    { what: 'The needle of a scale is $x$ degrees from its final position', p: 6, q: 8, x: 20, v: 0, h: 0.05 },
    { what: 'A buoy is $x$ metres above the position in which it floats', p: 1, q: 2.5, x: 0.6, v: 0, h: 0.2 },
  ],
  solve: ({ p, q, x, v, h }) => {
    const disc = p * p - 4 * q;
    const roots: [number, number] | null = disc > 0 ? [(-p + Math.sqrt(disc)) / 2, (-p - Math.sqrt(disc)) / 2] : null;
    const steps: [number, number][] = [[x, v]];
    for (let i = 0; i < 3; i++) {
      const [a, b] = steps[i] as [number, number];
      steps.push([a + h * b, b + h * (-q * a - p * b)]);
    }
    return { sum: -p, product: q, roots, re: -p / 2, steps };
  },
  write: ({ what, p, q, x, h }, { roots, re, steps }) => {
    const rest = steps[3] as [number, number];
    const im = Math.sqrt(Math.max(0, q - (p * p) / 4));
    const pTex = p === 1 ? '' : `${p}`;
    return inParts({
      stem: prose`${what}, $t$ seconds after it is released from $x = ${x}$ at rest. The motion is modelled by $\dfrac{\mathrm{d}^2x}{\mathrm{d}t^2} + ${pTex}\dfrac{\mathrm{d}x}{\mathrm{d}t} + ${q}x = 0$.`,
      hint: 'Which new variable turns one equation of second order into two of first order?',
      parts: [
        {
          ask: prose`Let $y = \dfrac{\mathrm{d}x}{\mathrm{d}t}$. Write the equation as a system $\dfrac{\mathrm{d}x}{\mathrm{d}t} = \dots$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = \dots$`,
          answer: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${q}x - ${pTex}y$`,
          solution: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$ by definition, and $\dfrac{\mathrm{d}y}{\mathrm{d}t} = \dfrac{\mathrm{d}^2x}{\mathrm{d}t^2} = -${q}x - ${pTex}y$.`,
          marks: [prose`A1 $\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$`, prose`A1 $-${q}x - ${pTex}y$`],
          keys: [{ kind: 'expression', label: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}t} =$`, value: `-${q}x - ${p}y` }],
        },
        {
          ask: prose`Use Euler's method with a step of $${h}$ to estimate $x$ and $y$ at $t = ${plain(3 * h)}$.`,
          answer: prose`$x = ${significant(rest[0])}$, $y = ${significant(rest[1])}$`,
          solution: prose`From $x = ${x}$, $y = 0$ each step adds $${h}y$ to $x$ and $${h}(-${q}x - ${pTex}y)$ to $y$, both with the values before the step:

            ${table(['$t$', ...steps.map((_, i) => `$${plain(i * h)}$`)], ['$x$', ...steps.map(([a]) => `$${significant(a, 4)}$`)], ['$y$', ...steps.map(([, b]) => `$${significant(b, 4)}$`)])}

            So $x = ${significant(rest[0])}$ and $y = ${significant(rest[1])}$.`,
          marks: [
            'M1 both formulae of the method',
            'A1 first two steps',
            prose`A1 $x = ${significant(rest[0])}$`,
            prose`A1 $y = ${significant(rest[1])}$ (accept more figures; new values of $x$ used for $y$ in the same step lose the last two marks)`,
          ],
          keys: [
            { ...near(rest[0]), label: '$x =$' },
            { ...near(rest[1]), label: '$y =$' },
          ],
        },
        {
          ask: 'Find the eigenvalues of the matrix of the system.',
          answer: roots
            ? prose`$${plain(roots[0])}$ and $${plain(roots[1])}$`
            : prose`$${plain(re)} \pm ${significant(im)}\mathrm{i}$`,
          solution: prose`The matrix is $\begin{pmatrix} 0 & 1 \\ -${q} & -${p} \end{pmatrix}$, so $\lambda^2 + ${pTex}\lambda + ${q} = 0$ and $\lambda = ${roots ? `${plain(roots[0])}$ or $\\lambda = ${plain(roots[1])}` : `${plain(re)} \\pm ${significant(im)}\\mathrm{i}`}$.`,
          marks: [
            prose`(M1) $\lambda^2 + ${pTex}\lambda + ${q} = 0$`,
            prose`A1 ${roots ? `$${plain(roots[0])}$ and $${plain(roots[1])}$` : `$${plain(re)} \\pm ${significant(im)}\\mathrm{i}$`}`,
          ],
          ...(roots ? { keys: [{ kind: 'set' as const, values: roots.map((r) => plain(r)) }] } : {}),
        },
        {
          ask: 'Hence describe the motion in the long run.',
          answer: roots
            ? 'It returns to rest without swinging.'
            : 'It swings with smaller and smaller amplitude and comes to rest.',
          solution: roots
            ? 'Both eigenvalues are real and negative, so the motion dies out without swinging to and fro.'
            : 'The eigenvalues are complex with a negative real part, so it swings to and fro, with an amplitude that becomes smaller and smaller.',
          marks: [
            roots ? 'R1 eigenvalues are real and negative' : 'R1 eigenvalues are complex, with a negative real part',
            roots ? 'A1 no swinging, approaches rest' : 'A1 swings, and the amplitude decreases (FT)',
          ],
        },
      ],
    });
  },
  check: ({ p, q, x, v }, { roots, re, steps }) => {
    for (const r of roots ?? []) assertClose(r * r + p * r + q, 0, 'eigenvalue');
    const [end = 0] = simulate((_, [a = 0, b = 0]) => [b, -q * a - p * b], [x, v], 40);
    assert.ok(Math.abs(end) < 1e-3 * x + 1e-6 && re < 0);
    let low = 0;
    for (let t = 0.2; t < 6; t += 0.2)
      low = Math.min(low, simulate((_, [a = 0, b = 0]) => [b, -q * a - p * b], [x, v], t, 200)[0] ?? 0);
    assert.equal(low < -1e-6, roots === null);
    assert.equal(steps.length, 4);
  },
});

const fromBehaviour = defineTemplate({
  key: 'ai-second-order-constants-from-behaviour',
  calculatorAllowed: true,
  placements: [hl('5.18', 1, '5.17')],
  variants: [
    { what: 'a shock absorber', l1: -1, l2: -4, x0: 3 },
    { what: 'a swing door', l1: -2, l2: -3, x0: 1 },
    { what: 'a pressure gauge', l1: -0.5, l2: -2, x0: 6 },
    { what: 'a camera mount', l1: -1, l2: -6, x0: 5 },
  ],
  solve: ({ l1, l2, x0 }) => ({ p: -(l1 + l2), q: l1 * l2, A: (-l2 * x0) / (l1 - l2), B: (l1 * x0) / (l1 - l2) }),
  write: ({ what, l1, l2, x0 }, { p, q, A, B }) => {
    const e = (l: number) => `\\mathrm{e}^{${l === -1 ? '-' : plain(l)}t}`;
    return inParts({
      stem: prose`The displacement $x$ of ${what} satisfies $\dfrac{\mathrm{d}^2x}{\mathrm{d}t^2} + p\dfrac{\mathrm{d}x}{\mathrm{d}t} + qx = 0$. Written as a system with $y = \dfrac{\mathrm{d}x}{\mathrm{d}t}$, it has a matrix with the eigenvalues $${l1}$ and $${l2}$.`,
      hint: 'What are the sum and the product of the two eigenvalues in terms of the constants?',
      parts: [
        {
          ask: prose`Show that the eigenvalues satisfy $\lambda^2 + p\lambda + q = 0$.`,
          answer: prose`$\lambda^2 + p\lambda + q = 0$`,
          solution: prose`The matrix is $\begin{pmatrix} 0 & 1 \\ -q & -p \end{pmatrix}$, and $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = -\lambda(-p - \lambda) + q = \lambda^2 + p\lambda + q$.`,
          marks: [
            prose`A1 matrix of the system`,
            prose`M1 $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$`,
            prose`AG $\lambda^2 + p\lambda + q = 0$`,
          ],
        },
        {
          ask: prose`Find the values of $p$ and $q$.`,
          answer: prose`$p = ${plain(p)}$, $q = ${plain(q)}$`,
          solution: prose`$(\lambda + ${-l1})(\lambda + ${-l2}) = \lambda^2 + ${plain(p)}\lambda + ${plain(q)}$, so $p = ${plain(p)}$ and $q = ${plain(q)}$.`,
          marks: [
            '(M1) sum and product, or substitution',
            prose`A1 $p = ${plain(p)}$`,
            prose`A1 $q = ${plain(q)}$ (a wrong sign of $p$ loses one mark; accept a system of equations)`,
          ],
          keys: [
            { ...near(p), label: '$p =$' },
            { ...near(q), label: '$q =$' },
          ],
        },
        {
          ask: prose`The solution has the form $x = A${e(l1)} + B${e(l2)}$. Find $A$ and $B$, given that $x = ${x0}$ and $\dfrac{\mathrm{d}x}{\mathrm{d}t} = 0$ at $t = 0$.`,
          answer: prose`$A = ${plain(A)}$, $B = ${plain(B)}$`,
          solution:
            prose`$A + B = ${x0}$ and $${l1}A${signedTerm(l2, 'B')} = 0$ give $A = ${plain(A)}$ and $B = ${plain(B)}$.`.replace(
              '$-1A',
              '$-A',
            ),
          marks: [
            prose`A1 $A + B = ${x0}$`,
            prose`M1 derivative at $t = 0$ equal to zero`,
            prose`A1 $A = ${plain(A)}$ and $B = ${plain(B)}$ (FT their equations; accept exact fractions)`,
          ],
          keys: [{ kind: 'coordinate', label: '$(A, B) =$', values: [`${A}`, `${B}`] }],
        },
        {
          ask: 'State which of the two terms decides how long the motion takes to die out, with a reason.',
          answer: prose`The term with $${e(l1)}$, which decreases more slowly.`,
          solution: prose`$${e(l2)}$ decreases faster, so after some time only the term with $${e(l1)}$ counts.`,
          marks: [prose`R1 the term with $${e(l1)}$ decreases more slowly`],
        },
      ],
    });
  },
  check: ({ x0 }, { p, q, A, B }) => {
    const [end = 0] = simulate((_, [a = 0, b = 0]) => [b, -q * a - p * b], [x0, 0], 1);
    const disc = Math.sqrt(p * p - 4 * q);
    assertClose(A * Math.exp((-p + disc) / 2) + B * Math.exp((-p - disc) / 2), end, 'after a second', 1e-6);
  },
});

const oscillator = defineTemplate({
  key: 'ai-second-order-without-damping',
  calculatorAllowed: true,
  placements: [hl('5.18', 2, '5.17')],
  variants: [
    { what: 'A model boat rocks, and its mast is $x$ degrees from the vertical', q: 4, x0: 10, h: 0.1 },
    { what: 'A child on a swing is $x$ degrees from the vertical', q: 9, x0: 15, h: 0.05 },
    { what: 'A bridge swings in the wind, $x$ centimetres from its position of rest', q: 16, x0: 3, h: 0.05 },
    { what: 'A lamp on a long wire is $x$ centimetres from its position of rest', q: 2.25, x0: 8, h: 0.1 },
  ],
  solve: ({ q, x0, h }) => {
    let [x, y] = [x0 as number, 0];
    for (let i = 0; i < 2; i++) [x, y] = [x + h * y, y - h * q * x];
    const energy = (a: number, b: number) => q * a * a + b * b;
    return { x, y, period: (2 * Math.PI) / Math.sqrt(q), root: Math.sqrt(q), before: energy(x0, 0), after: energy(x, y) };
  },
  write: ({ what, q, x0, h }, { x, y, period, root, before, after }) =>
    inParts({
      stem: prose`${what}, where $\dfrac{\mathrm{d}^2x}{\mathrm{d}t^2} = -${q}x$ and $t$ is the time in seconds. At $t = 0$, $x = ${x0}$ and $y = \dfrac{\mathrm{d}x}{\mathrm{d}t} = 0$.`,
      hint: 'What would the true motion do for ever, and does the method do the same?',
      parts: [
        {
          ask: prose`Show that $x = ${x0}\cos ${plain(root)}t$ satisfies the equation and both conditions.`,
          answer: prose`$\dfrac{\mathrm{d}^2x}{\mathrm{d}t^2} = -${plain(q * x0)}\cos ${plain(root)}t = -${q}x$`,
          solution: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = -${plain(root * x0)}\sin ${plain(root)}t$ and $\dfrac{\mathrm{d}^2x}{\mathrm{d}t^2} = -${plain(q * x0)}\cos ${plain(root)}t = -${q}x$. At $t = 0$ the first two are $${x0}$ and $0$.`,
          marks: [
            'M1 differentiates twice',
            prose`A1 $-${plain(q * x0)}\cos ${plain(root)}t$`,
            'A1 both conditions (accept the conditions in words; one of them alone loses this mark)',
          ],
        },
        {
          ask: prose`Find the period of the motion.`,
          answer: prose`$${significant(period)}\text{ s}$`,
          solution: prose`$\dfrac{2\pi}{${plain(root)}} = ${significant(period)}\text{ s}$.`,
          marks: [prose`A1 $${significant(period)}\text{ s}$`],
          keys: [near(period, undefined, 's')],
        },
        {
          ask: prose`Use two steps of Euler's method with $h = ${h}$ for the system $\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${q}x$.`,
          answer: prose`$x = ${plain(x)}$, $y = ${plain(y)}$`,
          solution: prose`The first step gives $x = ${x0}$ and $y = -${plain(h * q * x0)}$, the second $x = ${x0} - ${h} \times ${plain(h * q * x0)} = ${plain(x)}$ and $y = -${plain(h * q * x0)} - ${h} \times ${q} \times ${x0} = ${plain(y)}$.`,
          marks: [
            'M1 both formulae of the method',
            prose`A1 $x = ${plain(x)}$`,
            prose`A1 $y = ${plain(y)}$ (FT their first step; new values within the same step lose the A marks)`,
          ],
          keys: [
            { ...near(x), label: '$x =$' },
            { ...near(y), label: '$y =$' },
          ],
        },
        {
          ask: prose`For the true motion $${q}x^2 + y^2$ never changes. Find its value at the start and after the two steps, and comment on the method.`,
          answer: prose`$${plain(before)}$ and $${plain(after)}$; the steps move outwards, away from the true curve.`,
          solution: prose`At the start it is $${q} \times ${x0}^2 = ${plain(before)}$, after the steps $${plain(after)}$. It has grown: in the phase plane the steps lead outwards, although the true curve is closed.`,
          marks: [
            prose`A1 $${plain(before)}$`,
            prose`A1 $${plain(after)}$ (FT their values)`,
            'R1 the steps lead outwards, or the amplitude seems to grow',
          ],
          keys: [
            { ...near(before), label: 'At the start' },
            { ...near(after), label: 'After two steps' },
          ],
        },
      ],
    }),
  check: ({ q, x0 }, { period, before, after }) => {
    const [back = 0] = simulate((_, [a = 0, b = 0]) => [b, -q * a], [x0, 0], period);
    assertClose(back, x0, 'back after a period', 1e-6);
    assert.ok(after > before);
  },
});

const levelsOff = defineTemplate({
  key: 'ai-exponential-model-that-levels-off',
  calculatorAllowed: true,
  placements: core('2.5.2', 2, '2.4', '2.6'),
  variants: [
    {
      what: 'The number of words of a language that a student knows, $W$ hundred, after $t$ weeks',
      y: 'W',
      limit: 'the number of words approaches $4000$',
      unit: 'weeks',
      p: 40,
      q: 36,
      b: 0.9,
      goal: 30,
    },
    {
      what: 'The temperature of a drink that is taken from a refrigerator, $T\\,^\\circ\\text{C}$, after $t$ minutes',
      y: 'T',
      limit: 'the drink approaches the temperature of the room, $24\\,^\\circ\\text{C}$',
      unit: 'minutes',
      p: 24,
      q: 19,
      b: 0.95,
      goal: 18,
    },
    {
      what: 'The percentage of the households of a town with a heat pump, $H$, $t$ years after 2020',
      y: 'H',
      limit: 'the share of households with a heat pump approaches $80\\,\\%$',
      unit: 'years',
      p: 80,
      q: 74,
      b: 0.88,
      goal: 50,
    },
    {
      what: 'The speed of a skydiver, $v$ metres per second, after $t$ seconds',
      y: 'v',
      limit: 'the skydiver approaches a constant speed of $55$ metres per second',
      unit: 'seconds',
      p: 55,
      q: 55,
      b: 0.84,
      goal: 45,
    },
  ],
  solve: ({ p, q, b, goal }) => ({
    start: p - q,
    after: p - q * b ** 5,
    reach: Math.log((p - goal) / q) / Math.log(b),
    half: Math.log(0.5) / Math.log(b),
  }),
  write: ({ what, y, limit, unit, p, q, b, goal }, { start, after, reach, half }) =>
    inParts({
      stem: prose`${what}, is modelled by $${y} = ${p} - ${q} \times ${b}^{t}$, for $t \ge 0$.`,
      hint: 'What becomes of a power with a base between 0 and 1 when the exponent grows?',
      parts: [
        {
          ask: prose`Find $${y}$ for $t = 0$ and for $t = 5$.`,
          answer: prose`$${start}$; $${significant(after)}$`,
          solution: prose`$${b}^0 = 1$, so $${y} = ${p} - ${q} = ${start}$ at the start. For $t = 5$, $${y} = ${p} - ${q} \times ${b}^5 = ${significant(after)}$.`,
          marks: [prose`A1 $${start}$`, prose`A1 $${significant(after)}$`],
          keys: [
            { ...exact(start), label: '$t = 0$' },
            { ...near(after), label: '$t = 5$' },
          ],
        },
        {
          ask: 'Write down the equation of the horizontal asymptote of the graph, and interpret it in context.',
          answer: prose`$${y} = ${p}$; in the long run ${limit}`,
          solution: prose`$${b}^{t}$ approaches 0, so the asymptote is $${y} = ${p}$: in the long run ${limit}.`,
          marks: [
            prose`A1 $${y} = ${p}$`,
            prose`R1 in the long run ${limit} (do not accept "the value that is approached" without the context)`,
          ],
          keys: [{ kind: 'equation', value: `${y} = ${p}` }],
        },
        {
          ask: prose`Find the value of $t$ at which $${y} = ${goal}$.`,
          answer: prose`$t = ${significant(reach)}$`,
          solution: prose`$${p} - ${q} \times ${b}^{t} = ${goal}$, that is $${b}^{t} = ${plain((p - goal) / q)}$, holds for $t = ${significant(reach)}$.`,
          marks: ['(M1) equation or graph', prose`A1 $t = ${significant(reach)}$`],
          keys: [near(reach)],
        },
        {
          ask: prose`Find the time in which the distance from the asymptote is halved, and explain why it is the same at any stage.`,
          answer: prose`$${significant(half)}$ ${unit}; the distance is multiplied by the same factor in equal times.`,
          solution: prose`The distance from the asymptote is $${q} \times ${b}^{t}$. It is halved when $${b}^{t} = \frac{1}{2}$, after $${significant(half)}$ ${unit}. In equal times it is always multiplied by the same factor, so the stage does not matter.`,
          marks: [
            prose`M1 $${b}^{t} = \frac{1}{2}$`,
            prose`A1 $${significant(half)}$`,
            'R1 the same factor in equal times (accept a check with two stages)',
          ],
          keys: [near(half)],
        },
      ],
    }),
  check: ({ p, q, b, goal }, { reach, half }) => {
    assertClose(
      bisect((t) => p - q * b ** t - goal, 0, 200),
      reach,
      'time by bisection',
    );
    assertClose(q * b ** (3 + half), (q * b ** 3) / 2, 'halved later as well');
  },
});

export const directionsAndStepsTemplates: readonly QuestionTemplate[] = [
  isoclines,
  levels,
  fieldAndStep,
  damped,
  fromBehaviour,
  oscillator,
  levelsOff,
];
