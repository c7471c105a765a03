import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { columnVector, signed, signedTerm, significant, term } from '../../tex.ts';
import type { Point } from './figures.ts';
import { entry, matrixTex, multiply, power, solveSystem } from './matrices.ts';
import { choice, hl, near, prose, scheme, table, toWithin } from './writing.ts';

/** Topic 5, higher level: differential equations, slope fields, Euler's method, phase portraits; and Markov chains of topic 4. */

const tankDraining = defineTemplate({
  key: 'ai-separable-tank-draining',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('5.14', 2, '5.11'), hl('5.14', 3, '5.11')],
  variants: [
    { vessel: 'water tank', start: 1.44, t1: 10, later: 1 },
    { vessel: 'swimming pool', start: 2.25, t1: 3, later: 1.69 },
    { vessel: 'rain barrel', start: 0.81, t1: 12, later: 0.49 },
    { vessel: 'fountain basin', start: 0.64, t1: 5, later: 0.36 },
    { vessel: 'fuel tank', start: 4, t1: 20, later: 3.24 },
    { vessel: 'aquarium', start: 0.49, t1: 6, later: 0.25 },
    { vessel: 'lock chamber', start: 6.25, t1: 4, later: 4.84 },
    { vessel: 'silo of liquid', start: 9, t1: 15, later: 6.76 },
  ],
  solve: ({ start, t1, later }) => {
    const k = (2 * (Math.sqrt(start) - Math.sqrt(later))) / t1;
    return {
      k,
      root: Math.sqrt(start),
      empty: (2 * Math.sqrt(start)) / k,
      half: (2 * (Math.sqrt(start) - Math.sqrt(start / 2))) / k,
    };
  },
  write: ({ vessel, start, t1, later }, { k, root, empty, half }) => {
    const f = (t: number) => (root - (k * t) / 2) ** 2;
    const figure = new Diagram({ x: [0, empty * 1.12], y: [0, start * 1.2], width: 420, height: 230 })
      .axes({ x: 't', y: 'h' })
      .graph(f, 0, empty)
      .point([0, start])
      .point([t1, later])
      .label([0, start], `(0, ${start})`, { anchor: 'start', dx: 12, dy: -2 })
      .label([t1, later], `(${t1}, ${later})`, { anchor: 'start', dx: 10, dy: -4 });
    const r = Number(root.toFixed(3));
    const kTex = significant(k);
    return {
      text: prose`
        A ${vessel} is drained through a hole in its floor. The depth $h$ metres of the liquid after $t$ minutes decreases at a rate that is proportional to $\sqrt{h}$. At first the depth is $${start}\text{ m}$; after $${t1}$ minutes it is $${later}\text{ m}$.

        ![](diagram:depth)

        (a) Write down a differential equation for $h$ with a positive constant $k$. [1]

        (b) Solve it to show that $\sqrt{h} = ${r} - \dfrac{k}{2}t$. [5]

        (c) Find the value of $k$. [2]

        (d) Find the time at which the ${vessel} is empty. [2]

        (e) Find the time at which half of the first depth is reached, and explain why it is less than half of the time found in part (d). [3]`,
      hint: prose`Bring everything with $h$ to one side: $h^{-\frac{1}{2}}\,\mathrm{d}h = -k\,\mathrm{d}t$.`,
      answer: prose`
        (a) $\dfrac{\mathrm{d}h}{\mathrm{d}t} = -k\sqrt{h}$

        (b) shown

        (c) $k = ${kTex}$

        (d) $${significant(empty)}\text{ minutes}$

        (e) $${significant(half)}\text{ minutes}$; the flow is faster while the depth is great`,
      solution: prose`
        (a) The depth decreases, so the rate is negative: $\dfrac{\mathrm{d}h}{\mathrm{d}t} = -k\sqrt{h}$ with $k > 0$.

        (b) Separate the variables and integrate:
        $$\int h^{-\frac{1}{2}}\,\mathrm{d}h = \int -k\,\mathrm{d}t, \qquad 2\sqrt{h} = -kt + c.$$
        At $t = 0$, $h = ${start}$: $c = 2\sqrt{${start}} = ${Number((2 * root).toFixed(3))}$. Dividing by 2 gives $\sqrt{h} = ${r} - \dfrac{k}{2}t$.

        (c) At $t = ${t1}$: $\sqrt{${later}} = ${r} - \dfrac{k}{2} \times ${t1}$, so $k = \dfrac{2(${r} - ${Number(Math.sqrt(later).toFixed(3))})}{${t1}} = ${kTex}$.

        (d) $h = 0$ when $\dfrac{k}{2}t = ${r}$, so $t = ${significant(empty)}\text{ minutes}$.

        (e) $h = ${start / 2}$: $t = \dfrac{2(${r} - \sqrt{${start / 2}})}{k} = ${significant(half)}\text{ minutes}$. The liquid flows out faster while it is deep, so the upper half takes less time than the lower half.`,
      markScheme: scheme({
        a: [prose`A1 $\frac{\mathrm{d}h}{\mathrm{d}t} = -k\sqrt{h}$`],
        b: [
          'M1 variables separated',
          prose`A1 $2\sqrt{h}$`,
          prose`A1 $-kt + c$`,
          prose`M1 $(0, ${start})$ substituted`,
          prose`A1 $c = ${Number((2 * root).toFixed(3))}$`,
          'AG the equation given',
        ],
        c: [prose`M1 $(${t1}, ${later})$ substituted`, prose`A1 $${kTex}$`],
        d: ['M1 $h = 0$', prose`A1 $${significant(empty)}$ minutes`],
        e: [prose`M1 $h = ${start / 2}$`, prose`A1 $${significant(half)}$ minutes`, 'R1 faster flow at greater depth'],
      }),
      numeric: [near(k, 'c'), near(empty, 'd', 'min'), near(half, 'e', 'min')],
      diagrams: [
        {
          name: 'depth',
          svg: figure.toSvg(),
          alt: `A falling curve of depth h against time t from (0, ${start}) through (${t1}, ${later}) that flattens towards the t-axis.`,
        },
      ],
    };
  },
  check: ({ start, t1, later }, { k, empty, half }) => {
    const run = (time: number) => simulate((_, [h = 0]) => [-k * Math.sqrt(Math.max(h, 0))], [start], time, 20_000)[0] as number;
    assertClose(run(t1), later, 'the depth by small steps');
    assertClose(run(half), start / 2, 'half of the depth by small steps');
    assert.ok(run(empty * 0.999) < 1e-4 * start && run(empty * 0.9) > 0.005 * start);
    assert.ok(half < empty / 2);
  },
});

type Slope = (x: number, y: number) => number;
const FIELDS: Readonly<Record<string, { tex: string; slope: Slope; why: string }>> = {
  sum: { tex: 'x + y', slope: (x, y) => x + y, why: 'the segments are horizontal along the line $y = -x$' },
  difference: { tex: 'x - y', slope: (x, y) => x - y, why: 'the segments are horizontal along the line $y = x$' },
  reverse: { tex: 'y - x', slope: (x, y) => y - x, why: 'the segments are horizontal along the line $y = x$ and rise above it' },
  product: { tex: 'xy', slope: (x, y) => x * y, why: 'the segments are horizontal along both axes' },
  circle: { tex: '-\\dfrac{x}{y}', slope: (x, y) => -x / y, why: 'the segments form circles about the origin' },
  square: {
    tex: 'x^{2}',
    slope: (x) => x * x,
    why: 'all the segments of a column are parallel, none falls, and they are horizontal at $x = 0$',
  },
  logistic: {
    tex: 'y(2 - y)',
    slope: (_, y) => y * (2 - y),
    why: 'all the segments of a row are parallel, and they are horizontal at $y = 0$ and $y = 2$',
  },
  decay: {
    tex: '-y',
    slope: (_, y) => -y,
    why: 'all the segments of a row are parallel, falling above the $x$-axis and rising below it',
  },
  linear: {
    tex: 'x',
    slope: (x) => x,
    why: 'all the segments of a column are parallel, falling on the left and rising on the right',
  },
  growth: {
    tex: 'y',
    slope: (_, y) => y,
    why: 'all the segments of a row are parallel, rising above the $x$-axis and falling below it',
  },
};

const slopeField = defineTemplate({
  key: 'ai-slope-field-match',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.15', 1)],
  variants: [
    { right: 'difference', wrong: ['sum', 'reverse', 'linear'] },
    { right: 'product', wrong: ['sum', 'circle', 'square'] },
    { right: 'circle', wrong: ['product', 'difference', 'decay'] },
    { right: 'logistic', wrong: ['growth', 'square', 'decay'] },
    { right: 'sum', wrong: ['difference', 'product', 'growth'] },
    { right: 'decay', wrong: ['growth', 'linear', 'circle'] },
    { right: 'square', wrong: ['linear', 'logistic', 'product'] },
    { right: 'reverse', wrong: ['difference', 'sum', 'growth'] },
  ],
  solve: ({ right }) => ({ field: FIELDS[right] as (typeof FIELDS)[string] }),
  write: ({ wrong }, { field }, index) => {
    const figure = new Diagram({ x: [-3.4, 3.4], y: [-3.4, 3.4], equalScale: true, width: 360 }).axes();
    for (const k of [-3, -2, -1, 0, 1, 2, 3]) {
      const name = `${k}`.replace('-', '−');
      figure.label([k, -3.4], name, { dy: 14 }).label([-3.4, k], name, { anchor: 'end', dx: -6, dy: 4 });
    }
    for (const [x, y, m] of lattice(field.slope)) {
      const half = 0.19 / Math.hypot(1, m);
      figure.segment([x - half, y - half * m], [x + half, y + half * m], 'd-curve2');
    }
    const option = (tex: string) => prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${tex}$`;
    const others = wrong.map((name) => FIELDS[name] as (typeof FIELDS)[string]);
    return {
      text: prose`
        The diagram shows the slope field of a differential equation. Segments are left out where the gradient is not defined.

        ![](diagram:field${index + 1})

        Which differential equation does it belong to? [2]`,
      hint: 'Look where the segments are horizontal, and whether they change along a row or along a column.',
      ...choice(option(field.tex), others.map(({ tex }) => option(tex)) as [string, string, string], index),
      solution: prose`
        In the diagram ${field.why}. This fits $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${field.tex}$.

        The other equations fail: for ${others.map(({ tex, why }) => `$${tex}$, ${why}`).join('; for ')}. None of these is what the diagram shows everywhere; comparing the gradients at single points such as $(1, 2)$ and $(-2, 1)$ decides between those that look alike.`,
      markScheme: scheme({
        '': ['M1 gradients compared at suitable points or lines', prose`A1 $\frac{\mathrm{d}y}{\mathrm{d}x} = ${field.tex}$`],
      }),
      diagrams: [
        {
          name: `field${index + 1}`,
          svg: figure.toSvg(),
          alt: `A slope field for x and y from -3 to 3. Gradients at some points: ${(
            [
              [1, 2],
              [-2, 1],
              [2, -1],
              [0, 2],
              [2, 2],
              [-1, -1],
            ] as const
          )
            .map(([x, y]) => `(${x}, ${y}): ${Number((field.slope(x, y) + 0).toFixed(2))}`)
            .join('; ')}.`,
        },
      ],
    };
  },
  check: ({ right, wrong }, { field }) => {
    assert.ok(!wrong.includes(right));
    for (const name of wrong) {
      const other = (FIELDS[name] as (typeof FIELDS)[string]).slope;
      // Directions must differ visibly (by more than 20 degrees) at several points of the drawing.
      const far = lattice(field.slope).filter(([x, y, m]) => Math.abs(Math.atan(m) - Math.atan(other(x, y))) > 0.35);
      assert.ok(far.length >= 10, `${right} and ${name} look too much alike`);
    }
  },
});

/** Points of a grid with their gradients, where these are finite. */
function lattice(slope: Slope): [number, number, number][] {
  const steps = Array.from({ length: 13 }, (_, i) => (i - 6) / 2);
  return steps
    .flatMap((x) => steps.map((y): [number, number, number] => [x, y, slope(x, y)]))
    .filter(([, , m]) => Number.isFinite(m));
}

const eulerFirstOrder = defineTemplate({
  key: 'ai-euler-first-order',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.16.1', 1, '5.15', '1.6.2')],
  variants: [
    { a: 1, b: 1, h: 0.2, y0: 1 },
    { a: 2, b: -1, h: 0.25, y0: 3 },
    { a: -1, b: 0.5, h: 0.2, y0: 6 },
    { a: 3, b: -2, h: 0.2, y0: 2 },
    { a: 1, b: -0.5, h: 0.5, y0: 6 },
    { a: -2, b: 1, h: 0.25, y0: 5 },
    { a: 4, b: -1, h: 0.5, y0: 1 },
    { a: 0.5, b: 2, h: 0.2, y0: 2 },
  ],
  solve: ({ a, b, h, y0 }) => {
    const rows = [{ x: 0, y: y0, slope: b * y0 }];
    for (let i = 1; i <= 4; i++) {
      const { x, y, slope } = rows.at(-1) as (typeof rows)[number];
      const next = { x: x + h, y: y + h * slope };
      rows.push({ ...next, slope: a * next.x + b * next.y });
    }
    // y' = a x + b y has the particular solution -(a/b) x - a/b².
    const c = y0 + a / (b * b);
    const end = 4 * h;
    return { rows, estimate: (rows[4] as { y: number }).y, truth: c * Math.exp(b * end) - (a / b) * end - a / (b * b), c };
  },
  write: ({ a, b, h, y0 }, { rows, estimate, truth, c }) => {
    const end = Number((4 * h).toFixed(2));
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    const exactTex = `${short(c)}\\mathrm{e}^{${b === 1 ? '' : b === -1 ? '-' : b}x}${signedTerm(Number((-a / b).toFixed(4)), 'x')}${signed(Number((-a / (b * b)).toFixed(4)))}`;
    const error = Math.abs((estimate - truth) / truth) * 100;
    return {
      text: prose`
        A curve satisfies $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(a, '\\,x').replace('\\,x', a === 1 || a === -1 ? 'x' : '\\,x')}${signedTerm(b, 'y')}$ and passes through $(0, ${y0})$.

        (a) Find the gradient of the curve at $(0, ${y0})$. [1]

        (b) Use Euler's method with step length $${h}$ to estimate $y$ at $x = ${end}$. [4]

        (c) The exact solution is $y = ${exactTex}$. Find the percentage error of the estimate. [3]

        (d) State how the estimate could be improved. [1]`,
      hint: 'Each new value is the old one plus step length times gradient. Work in a table.',
      answer: prose`
        (a) $${short(b * y0)}$

        (b) $${significant(estimate)}$

        (c) $${significant(error)}\%$

        (d) with a smaller step length`,
      solution: prose`
        (a) At $x = 0$, $y = ${y0}$ the gradient is $${short(b * y0)}$.

        (b) With $x_{n+1} = x_n + ${h}$ and $y_{n+1} = y_n + ${h} \times (\text{gradient})$:

        ${table(['$n$', '$x_n$', '$y_n$', 'gradient'], ...rows.map(({ x, y, slope }, n) => [`$${n}$`, `$${short(x)}$`, `$${short(y)}$`, n === 4 ? '' : `$${short(slope)}$`]))}

        The estimate is $y \approx ${significant(estimate)}$.

        (c) The exact value is $y(${end}) = ${significant(truth, 5)}$. The percentage error is
        $$\left|\frac{${significant(estimate, 5)} - ${truth < 0 ? `(${significant(truth, 5)})` : significant(truth, 5)}}{${significant(truth, 5)}}\right| \times 100\% = ${significant(error)}\%.$$

        (d) A smaller step length follows the curve more closely (and needs more steps).`,
      markScheme: scheme({
        a: [prose`A1 $${short(b * y0)}$`],
        b: [
          prose`M1 $y_{n+1} = y_n + ${h} \times$ gradient`,
          prose`A1 $y_1 = ${short((rows[1] as { y: number }).y)}$`,
          prose`A1 $y_2 = ${short((rows[2] as { y: number }).y)}$`,
          prose`A1 $${significant(estimate)}$`,
        ],
        c: [prose`A1 exact value $${significant(truth)}$`, 'M1 percentage error formula', prose`A1 $${significant(error)}\%$`],
        d: ['R1 smaller step length'],
      }),
      numeric: [near(b * y0, 'a'), near(estimate, 'b'), toWithin(error, Math.max(0.06, error * 0.02), 'c', '%')],
    };
  },
  check: ({ a, b, h, y0 }, { estimate, truth }) => {
    const end = simulate((x, [y = 0]) => [a * x + b * y], [y0], 4 * h, 4_000)[0] as number;
    assertClose(truth, end, 'the exact solution by small steps');
    // The recurrence y -> (1 + b h) y + a h x solved by adding up what each step contributes.
    let sum = y0 * (1 + b * h) ** 4;
    for (let i = 0; i < 4; i++) sum += a * h * i * h * (1 + b * h) ** (3 - i);
    assertClose(estimate, sum, 'Euler by contributions');
    assert.ok(Math.abs(truth) > 0.3 && Math.abs(estimate / truth - 1) < 0.4 && Math.abs(estimate / truth - 1) > 0.002);
  },
});

const phasePortrait = defineTemplate({
  key: 'ai-coupled-system-phase-portrait',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('5.17', 3, '1.15.1'), hl('5.17', 2, '1.15.1')],
  variants: [
    { l1: 3, l2: 1, p: [1, 1], q: [1, -1], start: [5, 1], what: 'two competing firms' },
    { l1: 2, l2: -1, p: [2, 1], q: [-1, 1], start: [1, 2], what: 'two neighbouring colonies' },
    { l1: -1, l2: -3, p: [1, 2], q: [1, 1], start: [4, 5], what: 'the water levels of two linked tanks' },
    { l1: 4, l2: -2, p: [1, 1], q: [-1, 2], start: [0, 3], what: 'two species of beetles' },
    { l1: -1, l2: -2, p: [3, 1], q: [2, 1], start: [7, 3], what: 'the temperatures of two neighbouring rooms' },
    { l1: 2, l2: 1, p: [1, 2], q: [1, 1], start: [3, 5], what: 'two online games' },
    { l1: 1, l2: -4, p: [2, 1], q: [1, -2], start: [5, 0], what: 'two lakes' },
    { l1: 5, l2: 2, p: [1, 1], q: [1, -2], start: [4, 1], what: 'the prices of two goods' },
  ],
  solve: ({ l1, l2, p, q, start }) => {
    const [p1, p2] = p as [number, number];
    const [q1, q2] = q as [number, number];
    const d = p1 * q2 - q1 * p2;
    const m = [
      [(l1 * p1 * q2 - l2 * q1 * p2) / d, ((l2 - l1) * p1 * q1) / d],
      [((l1 - l2) * p2 * q2) / d, (l2 * p1 * q2 - l1 * q1 * p2) / d],
    ];
    const [c1, c2] = solveSystem(
      [
        [p1, q1],
        [p2, q2],
      ],
      start,
    ) as [number, number];
    const at = (t: number): [number, number] => [
      c1 * p1 * Math.exp(l1 * t) + c2 * q1 * Math.exp(l2 * t),
      c1 * p2 * Math.exp(l1 * t) + c2 * q2 * Math.exp(l2 * t),
    ];
    return { m, c1, c2, half: at(0.5) };
  },
  write: ({ l1, l2, p, q, start, what }, { m, c1, c2, half }) => {
    const [p1, p2] = p as [number, number];
    const [q1, q2] = q as [number, number];
    const row = (i: number) => `${term(entry(m, i, 0), 'x')}${signedTerm(entry(m, i, 1), 'y')}`;
    const figure = portrait(l1, l2, [p1, p2], [q1, q2]);
    const kind =
      l1 < 0
        ? 'both eigenvalues are negative: every path moves towards the origin'
        : l2 < 0
          ? 'the eigenvalues have opposite signs: the origin is a saddle point'
          : 'both eigenvalues are positive: every path moves away from the origin';
    const e = (k: number) => prose`\mathrm{e}^{${k === 1 ? '' : k === -1 ? '-' : k}t}`;
    const whole = (value: number) => Math.round(value);
    const ratio = `${p2} : ${p1}`;
    const coefficient = (value: number) => (whole(value) === 1 ? '' : `${whole(value)}`);
    return {
      text: prose`
        A model of ${what} is the system
        $$\frac{\mathrm{d}x}{\mathrm{d}t} = ${row(0)}, \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = ${row(1)},$$
        where $x$ and $y$ measure how far each quantity is above its usual level.

        (a) Write the system in the form $\dot{\boldsymbol{x}} = \boldsymbol{M}\boldsymbol{x}$ and find the eigenvalues of $\boldsymbol{M}$. [4]

        (b) Find an eigenvector for each eigenvalue. [3]

        (c) At $t = 0$, $x = ${start[0] as number}$ and $y = ${start[1] as number}$. Find $x$ and $y$ in terms of $t$. [4]

        (d) Find the values of $x$ and $y$ at $t = 0.5$. [2]

        (e) Sketch the phase portrait and describe the behaviour of a typical path as $t$ increases. [3]`,
      hint: prose`The general solution is $A\mathrm{e}^{\lambda_1 t}\boldsymbol{p}_1 + B\mathrm{e}^{\lambda_2 t}\boldsymbol{p}_2$.`,
      answer: prose`
        (a) $\boldsymbol{M} = ${matrixTex(m)}$; $\lambda = ${l1}$ and $\lambda = ${l2}$

        (b) for example $${columnVector(p1, p2)}$ and $${columnVector(q1, q2)}$

        (c) $${columnVector('x', 'y')} = ${coefficient(c1)}${e(l1)}${columnVector(p1, p2)}${c2 < 0 ? ' - ' : ' + '}${coefficient(Math.abs(c2))}${e(l2)}${columnVector(q1, q2)}$

        (d) $x = ${significant(half[0])}$, $y = ${significant(half[1])}$

        (e) ${kind}`,
      solution: prose`
        (a) $\boldsymbol{M} = ${matrixTex(m)}$. The trace is $${l1 + l2}$ and the determinant $${l1 * l2}$, so $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = \lambda^{2}${signedTerm(-(l1 + l2), '\\lambda')}${signed(l1 * l2)} = 0$ with the solutions
        $\lambda_1 = ${l1}$ and $\lambda_2 = ${l2}$.

        (b) Solve $(\boldsymbol{M} - \lambda\boldsymbol{I})\boldsymbol{v} = \boldsymbol{0}$ for each: $\boldsymbol{p}_1 = ${columnVector(p1, p2)}$ for $\lambda_1 = ${l1}$ and $\boldsymbol{p}_2 = ${columnVector(q1, q2)}$ for $\lambda_2 = ${l2}$.

        (c) The general solution is $${columnVector('x', 'y')} = A${e(l1)}${columnVector(p1, p2)} + B${e(l2)}${columnVector(q1, q2)}$. At $t = 0$ this must be $${columnVector(...start)}$:
        $${term(p1, 'A')}${signedTerm(q1, 'B')} = ${start[0] as number}$ and $${term(p2, 'A')}${signedTerm(q2, 'B')} = ${start[1] as number}$, with the solution $A = ${whole(c1)}$, $B = ${whole(c2)}$.

        (d) Substitute $t = 0.5$: $x = ${significant(half[0])}$ and $y = ${significant(half[1])}$.

        (e) The straight lines along the eigenvectors are paths themselves; here ${kind}. As $t \to \infty$ the term with $${e(l1)}$ outweighs the other, so a typical path approaches the direction of $${columnVector(p1, p2)}$, where $y : x = ${ratio}$.

        ![](diagram:portrait)`,
      markScheme: scheme({
        a: [
          prose`A1 $\boldsymbol{M} = ${matrixTex(m)}$`,
          prose`M1 $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$`,
          prose`A1 $\lambda = ${l1}$`,
          prose`A1 $\lambda = ${l2}$`,
        ],
        b: [
          prose`M1 $(\boldsymbol{M} - \lambda\boldsymbol{I})\boldsymbol{v} = \boldsymbol{0}$`,
          prose`A1 a multiple of $${columnVector(p1, p2)}$`,
          prose`A1 a multiple of $${columnVector(q1, q2)}$`,
        ],
        c: [
          'M1 general solution',
          'M1 initial values substituted',
          prose`A1 $A = ${whole(c1)}$, $B = ${whole(c2)}$ (for these eigenvectors)`,
          'A1 $x$ and $y$',
        ],
        d: [prose`A1 $x = ${significant(half[0])}$`, prose`A1 $y = ${significant(half[1])}$`],
        e: [
          'A1 straight paths along both eigenvectors with correct arrows',
          'A1 curved paths between them',
          `R1 ${l1 < 0 ? 'towards' : 'away from'} the origin, approaching the direction of the first eigenvector`,
        ],
      }),
      diagrams: [
        {
          name: 'portrait',
          svg: figure,
          alt: `A phase portrait with straight paths along (${p1}, ${p2}) and (${q1}, ${q2}) and four curved paths; arrows show the direction of increasing t.`,
        },
      ],
    };
  },
  check: ({ l1, l2, p, q, start }, { m, half, c1, c2 }) => {
    const field = (_: number, [x = 0, y = 0]: readonly number[]) => [
      entry(m, 0, 0) * x + entry(m, 0, 1) * y,
      entry(m, 1, 0) * x + entry(m, 1, 1) * y,
    ];
    const end = simulate(field, start, 0.5, 5_000);
    assertClose(half[0], end[0] as number, 'x by small steps');
    assertClose(half[1], end[1] as number, 'y by small steps');
    assertClose(entry(m, 0, 0) + entry(m, 1, 1), l1 + l2, 'the trace');
    for (const [vector, value] of [
      [p, l1],
      [q, l2],
    ] as const) {
      const image = field(0, vector);
      image.forEach((each, i) => {
        assertClose(each, value * (vector[i] as number), 'an eigenvector');
      });
    }
    assert.ok(
      [c1, c2, ...m.flat()].every((value) => Math.abs(value - Math.round(value)) < 1e-9),
      'whole numbers',
    );
    assert.ok(l1 > l2 && Math.round(c1) !== 0 && Math.round(c2) !== 0);
  },
});

/** Straight and curved paths of a linear system with real eigenvalues l1 > l2 and eigenvectors p, q. */
function portrait(l1: number, l2: number, p: Point, q: Point): string {
  const size = 4;
  const figure = new Diagram({ x: [-size, size], y: [-size, size], equalScale: true, width: 340 }).axes();
  const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
  const [u, v] = [unit(p), unit(q)];
  for (const [direction, value] of [
    [u, l1],
    [v, l2],
  ] as const) {
    for (const sign of [1, -1]) {
      const at = (r: number): Point => [sign * r * direction[0], sign * r * direction[1]];
      figure.segment([0, 0], at(3.8), 'd-curve2');
      if (value > 0) figure.arrow(at(1.2), at(2.2), 'd-curve2');
      else figure.arrow(at(2.8), at(1.8), 'd-curve2');
    }
  }
  for (const [s, t] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const path = (time: number): Point => {
      const [a, b] = [s * Math.exp(l1 * time), t * Math.exp(l2 * time)];
      return [a * u[0] + b * v[0], a * u[1] + b * v[1]];
    };
    const points = Array.from({ length: 401 }, (_, i) => path(((i - 200) / 200) * 2)).filter(
      ([x, y]) => Math.abs(x) < 3.8 && Math.abs(y) < 3.8,
    );
    figure.polyline(points);
    figure.arrow(path(0), path(0.06 / Math.max(Math.abs(l1), Math.abs(l2))));
  }
  return figure.toSvg();
}

const predatorPrey = defineTemplate({
  key: 'ai-predator-prey-euler',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('5.16.2', 3, '5.17'), hl('5.16.2', 2, '5.17')],
  variants: [
    { prey: 'rabbits', predator: 'foxes', a: 0.6, b: 0.02, c: 0.4, d: 0.005, x: 100, y: 20, h: 0.5 },
    { prey: 'mice', predator: 'owls', a: 0.8, b: 0.04, c: 0.5, d: 0.002, x: 300, y: 15, h: 0.25 },
    { prey: 'hares', predator: 'lynx', a: 0.5, b: 0.025, c: 0.3, d: 0.003, x: 120, y: 16, h: 0.5 },
    { prey: 'aphids (in hundreds)', predator: 'ladybirds', a: 1.2, b: 0.03, c: 0.6, d: 0.012, x: 60, y: 30, h: 0.2 },
    { prey: 'sardines (in tonnes)', predator: 'tuna (in tonnes)', a: 0.4, b: 0.008, c: 0.24, d: 0.004, x: 80, y: 40, h: 0.5 },
    { prey: 'deer', predator: 'wolves', a: 0.3, b: 0.015, c: 0.2, d: 0.001, x: 240, y: 18, h: 1 },
    { prey: 'snails', predator: 'hedgehogs', a: 0.9, b: 0.06, c: 0.45, d: 0.005, x: 110, y: 12, h: 0.25 },
    { prey: 'zebras', predator: 'lions', a: 0.35, b: 0.014, c: 0.28, d: 0.002, x: 170, y: 22, h: 0.5 },
  ],
  solve: ({ a, b, c, d, x, y, h }) => {
    const rows = [{ t: 0, x, y }];
    for (let i = 1; i <= 3; i++) {
      const last = rows.at(-1) as (typeof rows)[number];
      rows.push({ t: i * h, x: last.x + h * (a - b * last.y) * last.x, y: last.y + h * (d * last.x - c) * last.y });
    }
    return { rows, balance: [c / d, a / b] as const };
  },
  write: ({ prey, predator, a, b, c, d, x, y, h }, { rows, balance }) => {
    const end = rows[3] as { t: number; x: number; y: number };
    const [r1, r2] = [rows[1], rows[2]] as [typeof end, typeof end];
    const number = (value: number) => `${Number(value.toFixed(2))}`;
    const growth = a * x - b * x * y;
    const predatorGrowth = d * x * y - c * y;
    return {
      text: prose`
        In a reserve there are $x$ ${prey} and $y$ ${predator}. Their numbers at time $t$ years are modelled by
        $$\frac{\mathrm{d}x}{\mathrm{d}t} = x(${a} - ${b}y), \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = y(${d}x - ${c}).$$
        At $t = 0$, $x = ${x}$ and $y = ${y}$.

        (a) Find $\dfrac{\mathrm{d}x}{\mathrm{d}t}$ and $\dfrac{\mathrm{d}y}{\mathrm{d}t}$ at $t = 0$, and state what their signs mean. [4]

        (b) Use Euler's method with a step length of $${h}$ years to estimate $x$ and $y$ at $t = ${number(end.t)}$. [5]

        (c) Find the point at which both populations would stay constant, apart from $(0, 0)$. [3]

        (d) Explain the meaning of the term $-${c}y$ in the second equation. [1]`,
      hint: 'Step both populations at once, always with the values of the line before.',
      answer: prose`
        (a) $${significant(growth)}$ and $${significant(predatorGrowth)}$ per year: the prey ${growth > 0 ? 'increase' : 'decrease'}, the predators ${predatorGrowth > 0 ? 'increase' : 'decrease'}

        (b) $x \approx ${significant(end.x)}$, $y \approx ${significant(end.y)}$

        (c) $(${number(balance[0])}, ${number(balance[1])})$

        (d) without prey the predators would die out, at a rate proportional to their number`,
      solution: prose`
        (a) $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${x}(${a} - ${b} \times ${y}) = ${significant(growth)}$ and $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${y}(${d} \times ${x} - ${c}) = ${significant(predatorGrowth)}$ per year. At first the number of
        ${prey} ${growth > 0 ? 'increases' : 'decreases'} and that of ${predator} ${predatorGrowth > 0 ? 'increases' : 'decreases'}.

        (b) With $x_{n+1} = x_n + ${h}\,x_n(${a} - ${b}y_n)$ and $y_{n+1} = y_n + ${h}\,y_n(${d}x_n - ${c})$:

        ${table(['$t$', '$x$', '$y$'], ...rows.map((row) => [`$${number(row.t)}$`, `$${number(row.x)}$`, `$${number(row.y)}$`]))}

        So $x \approx ${significant(end.x)}$ and $y \approx ${significant(end.y)}$ at $t = ${number(end.t)}$.

        (c) Both derivatives must vanish. With $x, y \ne 0$: $${a} - ${b}y = 0$ gives $y = ${number(balance[1])}$, and $${d}x - ${c} = 0$ gives $x = ${number(balance[0])}$. The point is $(${number(balance[0])}, ${number(balance[1])})$.

        (d) If there were no prey ($x = 0$), the equation would be $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${c}y$: the predators would die out exponentially.`,
      markScheme: scheme({
        a: [
          prose`A1 $${significant(growth)}$`,
          prose`A1 $${significant(predatorGrowth)}$`,
          `R1 prey ${growth > 0 ? 'increase' : 'decrease'}`,
          `R1 predators ${predatorGrowth > 0 ? 'increase' : 'decrease'}`,
        ],
        b: [
          'M1 Euler step for both variables with the old values',
          prose`A1 $(${number(r1.x)}, ${number(r1.y)})$`,
          prose`A1 $(${number(r2.x)}, ${number(r2.y)})$`,
          prose`A1 $x \approx ${significant(end.x)}$`,
          prose`A1 $y \approx ${significant(end.y)}$`,
        ],
        c: ['M1 both derivatives set to zero', prose`A1 $y = ${number(balance[1])}$`, prose`A1 $x = ${number(balance[0])}$`],
        d: ['R1 death of predators without prey'],
      }),
    };
  },
  check: ({ a, b, c, d, x, y, h }, { rows, balance }) => {
    // One Euler step is the start of the true motion: the mismatch shrinks like the square of the step.
    const field = (_: number, [p = 0, q = 0]: readonly number[]) => [a * p - b * p * q, d * p * q - c * q];
    const euler = (step: number) =>
      [x + step * (field(0, [x, y])[0] as number), y + step * (field(0, [x, y])[1] as number)] as const;
    const miss = (step: number) =>
      Math.hypot(...simulate(field, [x, y], step, 500).map((value, i) => value - (euler(step)[i] as number)));
    assertClose(euler(h)[0], (rows[1] as { x: number }).x, 'the first step in x');
    assertClose(euler(h)[1], (rows[1] as { y: number }).y, 'the first step in y');
    assertClose(miss(h / 50) / miss(h / 100), 4, 'second-order mismatch', 0.05);
    const truth = simulate(field, [x, y], 3 * h, 3_000);
    const end = rows[3] as { x: number; y: number };
    assert.ok(Math.abs(end.x / (truth[0] as number) - 1) < 0.2 && Math.abs(end.y / (truth[1] as number) - 1) < 0.2);
    const still = field(0, balance);
    assertClose(still[0] as number, 0, 'prey at balance');
    assertClose(still[1] as number, 0, 'predators at balance');
    assert.ok(Math.abs(a - b * y) > 1e-6 && Math.abs(d * x - c) > 1e-6);
  },
});

const dampedSpring = defineTemplate({
  key: 'ai-second-order-euler',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('5.18', 2, '5.16.2')],
  variants: [
    { thing: 'mass on a spring', a: 2, b: 5, x: 1, v: 0, h: 0.1 },
    { thing: 'swing door', a: 3, b: 2, x: 0.8, v: 0, h: 0.1 },
    { thing: 'needle of a meter', a: 1, b: 8, x: 0.5, v: 0, h: 0.1 },
    { thing: 'shock absorber', a: 4, b: 3, x: 0.2, v: 1, h: 0.1 },
    { thing: 'floating buoy', a: 0.5, b: 4, x: 1.2, v: 0, h: 0.2 },
    { thing: 'bridge deck', a: 0.4, b: 6, x: 0.3, v: 0.5, h: 0.1 },
    { thing: 'rocking chair', a: 0.6, b: 3, x: 0, v: 2, h: 0.2 },
    { thing: 'drum membrane', a: 5, b: 6, x: 0.4, v: 0, h: 0.1 },
  ],
  solve: ({ a, b, x, v, h }) => {
    const rows = [{ t: 0, x, y: v }];
    for (let i = 1; i <= 3; i++) {
      const last = rows.at(-1) as (typeof rows)[number];
      rows.push({ t: i * h, x: last.x + h * last.y, y: last.y + h * (-a * last.y - b * last.x) });
    }
    return { rows, discriminant: a * a - 4 * b };
  },
  write: ({ thing, a, b, x, v, h }, { rows, discriminant }) => {
    const end = rows[3] as { t: number; x: number; y: number };
    const [r1, r2] = [rows[1], rows[2]] as [typeof end, typeof end];
    const number = (value: number) => `${Number(value.toFixed(5))}`;
    const time = number(end.t);
    const real = discriminant > 0;
    const roots = real
      ? `${significant((-a + Math.sqrt(discriminant)) / 2)} \\text{ and } ${significant((-a - Math.sqrt(discriminant)) / 2)}`
      : `${significant(-a / 2)} \\pm ${significant(Math.sqrt(-discriminant) / 2)}\\,\\mathrm{i}`;
    return {
      text: prose`
        The displacement $x$ metres of a ${thing} at time $t$ seconds satisfies
        $$\frac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} + ${term(a, '\\dfrac{\\mathrm{d}x}{\\mathrm{d}t}')} + ${b}x = 0.$$
        At $t = 0$, $x = ${x}$ and $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${v}$.

        (a) With $y = \dfrac{\mathrm{d}x}{\mathrm{d}t}$, write the equation as a system of two first-order equations. [2]

        (b) Use Euler's method with step length $${h}$ to estimate $x$ at $t = ${time}$. [4]

        (c) Write the system as $\dot{\boldsymbol{x}} = \boldsymbol{M}\boldsymbol{x}$ and find the eigenvalues of $\boldsymbol{M}$. [4]

        (d) Hence describe the long-term behaviour of the displacement. [2]`,
      hint: prose`The second equation of the system gives $\frac{\mathrm{d}y}{\mathrm{d}t}$ in terms of $x$ and $y$.`,
      answer: prose`
        (a) $\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${term(a, '\\,y').replace('\\,y', a === 1 ? 'y' : '\\,y')}$

        (b) $x \approx ${significant(end.x)}$

        (c) $${roots}$

        (d) ${real ? 'it returns to 0 without oscillating' : 'it oscillates with an amplitude that tends to 0'}`,
      solution: prose`
        (a) By definition $\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$. Then $\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} = \dfrac{\mathrm{d}y}{\mathrm{d}t}$, so the equation becomes $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${term(a, '\\,y').replace('\\,y', a === 1 ? 'y' : '\\,y')}$.

        (b) $x_{n+1} = x_n + ${h}\,y_n$ and $y_{n+1} = y_n + ${h}\left(-${b}x_n - ${a}\,y_n\right)$:

        ${table(['$t$', '$x$', '$y$'], ...rows.map((row) => [`$${number(row.t)}$`, `$${number(row.x)}$`, `$${number(row.y)}$`]))}

        The estimate is $x \approx ${significant(end.x)}$.

        (c) $\boldsymbol{M} = ${matrixTex([
          [0, 1],
          [-b, -a],
        ])}$, and $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = -\lambda(-${a} - \lambda) + ${b} = \lambda^{2} + ${term(a, '\\lambda')} + ${b} = 0$. The quadratic formula gives $\lambda = ${roots}$.

        (d) ${real ? 'Both eigenvalues are real and negative: the displacement tends to 0 without oscillating' : 'The eigenvalues are complex with a negative real part: paths in the phase plane spiral inwards, so the displacement oscillates with an amplitude that tends to 0'}.`,
      markScheme: scheme({
        a: [prose`A1 $\frac{\mathrm{d}x}{\mathrm{d}t} = y$`, prose`A1 the second equation`],
        b: [
          'M1 Euler step for both variables',
          prose`A1 $x_1 = ${number(r1.x)}$, $y_1 = ${number(r1.y)}$`,
          prose`A1 $x_2 = ${number(r2.x)}$, $y_2 = ${number(r2.y)}$`,
          prose`A1 $x \approx ${significant(end.x)}$`,
        ],
        c: [
          prose`A1 $\boldsymbol{M}$`,
          prose`M1 $\det(\boldsymbol{M} - \lambda\boldsymbol{I}) = 0$`,
          prose`A1 $\lambda^{2} + ${term(a, '\\lambda')} + ${b} = 0$`,
          prose`A1 $${roots}$`,
        ],
        d: [
          `R1 ${real ? 'real negative eigenvalues' : 'complex eigenvalues with negative real part'}`,
          `A1 ${real ? 'returns to 0 without oscillating' : 'oscillation that dies away'}`,
        ],
      }),
      numeric: [near(end.x, 'b', 'm')],
    };
  },
  check: ({ a, b, x, v, h }, { rows, discriminant }) => {
    // Three Euler steps are the third power of I + hM.
    const step = [
      [1, h],
      [-b * h, 1 - a * h],
    ];
    const end = multiply(power(step, 3), [[x], [v]]);
    assertClose((rows[3] as { x: number }).x, entry(end, 0, 0), 'x by the matrix power');
    assertClose((rows[3] as { y: number }).y, entry(end, 1, 0), 'y by the matrix power');
    // Long-term behaviour by simulation: sign changes of x appear exactly when the eigenvalues are complex.
    let changes = 0;
    let state = [x, v];
    for (let i = 0; i < 400; i++) {
      const next = simulate((_, [p = 0, q = 0]) => [q, -b * p - a * q], state, 0.05, 20);
      if (Math.sign(next[0] as number) * Math.sign(state[0] as number) < 0) changes += 1;
      state = next;
    }
    assert.ok(discriminant < 0 ? changes >= 2 : changes === 0);
    assert.ok(Math.abs(state[0] as number) < 0.1 && Math.abs(entry(end, 0, 0)) > 0.01);
  },
});

const brandLoyalty = defineTemplate({
  key: 'ai-markov-three-states',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: [hl('4.19.1', 2, '4.19.2', '1.14.1'), hl('4.19.2', 3, '4.19.1', '1.14.1')],
  variants: [
    {
      what: 'mobile phone networks',
      each: 'year',
      t: [
        [0.8, 0.1, 0.2],
        [0.1, 0.7, 0.2],
        [0.1, 0.2, 0.6],
      ],
      start: [500, 300, 200],
      n: 3,
    },
    {
      what: 'gyms',
      each: 'month',
      t: [
        [0.6, 0.3, 0.1],
        [0.3, 0.5, 0.3],
        [0.1, 0.2, 0.6],
      ],
      start: [40, 50, 30],
      n: 2,
    },
    {
      what: 'canteens of a campus',
      each: 'week',
      t: [
        [0.7, 0.2, 0.1],
        [0.2, 0.6, 0.4],
        [0.1, 0.2, 0.5],
      ],
      start: [300, 300, 300],
      n: 4,
    },
    {
      what: 'news sites',
      each: 'month',
      t: [
        [0.9, 0.05, 0.1],
        [0.05, 0.85, 0.1],
        [0.05, 0.1, 0.8],
      ],
      start: [1200, 800, 1000],
      n: 3,
    },
    {
      what: 'supermarkets',
      each: 'month',
      t: [
        [0.5, 0.4, 0.2],
        [0.3, 0.4, 0.2],
        [0.2, 0.2, 0.6],
      ],
      start: [90, 0, 60],
      n: 2,
    },
    {
      what: 'streaming services',
      each: 'quarter',
      t: [
        [0.85, 0.1, 0.05],
        [0.1, 0.8, 0.15],
        [0.05, 0.1, 0.8],
      ],
      start: [600, 900, 500],
      n: 4,
    },
    {
      what: 'car-sharing companies',
      each: 'month',
      t: [
        [0.4, 0.3, 0.3],
        [0.4, 0.5, 0.2],
        [0.2, 0.2, 0.5],
      ],
      start: [20, 35, 25],
      n: 3,
    },
    {
      what: 'language apps',
      each: 'term',
      t: [
        [0.75, 0.15, 0.1],
        [0.15, 0.7, 0.2],
        [0.1, 0.15, 0.7],
      ],
      start: [150, 120, 90],
      n: 2,
    },
  ],
  solve: ({ t, start, n }) => {
    const sum = start.reduce((total, value) => total + value, 0);
    const later = multiply(
      power(t, n),
      start.map((value) => [value]),
    ).map((row) => row[0] as number);
    // T s = s with the last equation replaced by the total.
    const system = [
      [entry(t, 0, 0) - 1, entry(t, 0, 1), entry(t, 0, 2)],
      [entry(t, 1, 0), entry(t, 1, 1) - 1, entry(t, 1, 2)],
      [1, 1, 1],
    ];
    return { sum, later, steady: solveSystem(system, [0, 0, sum]) };
  },
  write: ({ what, each, t, start, n }, { sum, later, steady }) => {
    const p = (i: number, j: number) => `${entry(t, i, j)}`;
    const spots: readonly Point[] = [
      [2, 2],
      [9, 2],
      [5.5, 6.6],
    ];
    const figure = new Diagram({ x: [-0.8, 11.8], y: [-0.6, 9], equalScale: true, width: 420 });
    const between = (i: number, j: number) => {
      const [from, to] = [spots[i] as Point, spots[j] as Point];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      // Shifted to the right of the direction, so that the two arrows of a pair lie apart.
      const [sx, sy] = [uy * 0.28, -ux * 0.28];
      const tail: Point = [from[0] + ux * 0.95 + sx, from[1] + uy * 0.95 + sy];
      const head: Point = [to[0] - ux * 0.95 + sx, to[1] - uy * 0.95 + sy];
      figure.arrow(tail, head).label([(tail[0] + head[0]) / 2 + sx * 2, (tail[1] + head[1]) / 2 + sy * 2], p(j, i), {
        dy: 4,
        dx: sx > 0.2 ? 6 : sx < -0.2 ? -6 : 0,
      });
    };
    for (const [i, j] of [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
      [2, 0],
      [0, 2],
    ] as const)
      between(i, j);
    spots.forEach((spot, i) => {
      figure.circle(spot, 0.8).label(spot, 'ABC'.charAt(i), { math: true, dy: 5 });
      const loop: Point = i === 2 ? [spot[0], spot[1] + 1.2] : [spot[0] + (i === 0 ? -1 : 1), spot[1] - 0.9];
      const middle = i === 2 ? Math.PI / 2 : i === 0 ? (5 * Math.PI) / 4 : (7 * Math.PI) / 4;
      figure.arc(loop, 0.65, middle - 2.3, middle + 2.3).label(loop, p(i, i), { dy: 4 });
    });
    return {
      text: prose`
        The diagram shows three ${what}, A, B and C, and the probabilities with which a user stays or changes from one ${each} to the next.

        ![](diagram:chain)

        At the start A has ${start[0] as number}, B has ${start[1] as number} and C has ${start[2] as number} users, and their total number stays the same.

        (a) Write down the transition matrix $\boldsymbol{T}$, whose columns add up to 1. [2]

        (b) Find the expected numbers of users after ${n} ${each}s. [3]

        (c) Write down the equations for the steady state $\boldsymbol{s} = (a, b, c)$, including one for the total. [3]

        (d) Find the long-term number of users of each. [3]

        (e) State one assumption of this model. [1]`,
      hint: prose`The entry in row $i$ and column $j$ is the probability of going **from** $j$ **to** $i$.`,
      answer: prose`
        (a) $${matrixTex(t)}$

        (b) A: $${significant(later[0] as number)}$, B: $${significant(later[1] as number)}$, C: $${significant(later[2] as number)}$

        (c) $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$ and $a + b + c = ${sum}$

        (d) A: $${significant(steady[0] as number)}$, B: $${significant(steady[1] as number)}$, C: $${significant(steady[2] as number)}$

        (e) for example: the probabilities do not change with time`,
      solution: prose`
        (a) Put the probabilities of the arrows that leave A in the first column, and so on; those of staying stand on the diagonal:
        $$\boldsymbol{T} = ${matrixTex(t)}.$$

        (b) $\boldsymbol{T}^{${n}}${columnVector(...start)} = ${columnVector(...later.map((value) => significant(value, 4)))}$, so A has about $${significant(later[0] as number)}$, B $${significant(later[1] as number)}$ and C $${significant(later[2] as number)}$ users.

        (c) In the steady state one more step changes nothing, $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$:
        $$${p(0, 0)}a + ${p(0, 1)}b + ${p(0, 2)}c = a, \qquad ${p(1, 0)}a + ${p(1, 1)}b + ${p(1, 2)}c = b.$$
        (The third such equation follows from these two.) The total gives $a + b + c = ${sum}$.

        (d) The system solver gives $a = ${significant(steady[0] as number, 4)}$, $b = ${significant(steady[1] as number, 4)}$, $c = ${significant(steady[2] as number, 4)}$. A high power such as $\boldsymbol{T}^{50}$ confirms it.

        (e) The model assumes, for instance, that the probabilities stay the same and do not depend on earlier ${each}s.`,
      markScheme: scheme({
        a: ['A1 one correct column', 'A1 all columns correct'],
        b: [prose`M1 $\boldsymbol{T}^{${n}}\boldsymbol{s}_0$`, 'A1 two correct numbers', 'A1 all three numbers'],
        c: [
          prose`M1 $\boldsymbol{T}\boldsymbol{s} = \boldsymbol{s}$`,
          'A1 two correct equations',
          prose`A1 $a + b + c = ${sum}$`,
        ],
        d: ['M1 attempt to solve, or a high power', 'A1 two correct numbers', 'A1 all three numbers'],
        e: ['R1 a sensible assumption'],
      }),
      diagrams: [
        {
          name: 'chain',
          svg: figure.toSvg(),
          alt: `States A, B, C. From A: stays ${p(0, 0)}, to B ${p(1, 0)}, to C ${p(2, 0)}. From B: to A ${p(0, 1)}, stays ${p(1, 1)}, to C ${p(2, 1)}. From C: to A ${p(0, 2)}, to B ${p(1, 2)}, stays ${p(2, 2)}.`,
        },
      ],
    };
  },
  check: ({ t, start, n }, { sum, later, steady }) => {
    for (const column of [0, 1, 2]) assertClose(entry(t, 0, column) + entry(t, 1, column) + entry(t, 2, column), 1, 'a column');
    // Users followed over all their ways, state by state.
    const follow = (from: number, steps: number): number[] =>
      steps === 0
        ? [0, 1, 2].map((i) => (i === from ? 1 : 0))
        : [0, 1, 2].map((i) =>
            [0, 1, 2].reduce((total, via) => total + entry(t, via, from) * (follow(via, steps - 1)[i] as number), 0),
          );
    const reached = [0, 1, 2].map((i) => start.reduce((total, count, from) => total + count * (follow(from, n)[i] as number), 0));
    later.forEach((value, i) => {
      assertClose(value, reached[i] as number, 'the users by their ways');
    });
    const far = multiply(
      power(t, 400),
      start.map((value) => [value]),
    ).map((row) => row[0] as number);
    steady.forEach((value, i) => {
      assertClose(value, far[i] as number, 'the steady state by many steps');
    });
    assertClose(
      steady.reduce((total, value) => total + value, 0),
      sum,
      'the total',
    );
  },
});

export const differentialEquationTemplates: readonly QuestionTemplate[] = [
  tankDraining,
  slopeField,
  eulerFirstOrder,
  phasePortrait,
  predatorPrey,
  dampedSpring,
  brandLoyalty,
];
