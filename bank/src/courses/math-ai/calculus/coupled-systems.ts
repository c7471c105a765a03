import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, minimise, simulate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, signed, signedTerm, significant, term } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { entry, matrixTex, multiply, power, solveSystem } from '../matrices.ts';
import { columns, hl, labelled, near, prose, scheme, table } from '../writing.ts';

/** Topic 5. Phase portraits, coupled systems and second-order equations (higher level). */

const phasePortrait = defineTemplate({
  key: 'ai-coupled-system-phase-portrait',
  calculatorAllowed: true,
  placements: [hl('5.17', 2, '1.15')],
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

        (d) Calculate the values of $x$ and $y$ at $t = 0.5$. [2]

        (e) Sketch the phase portrait. Label each straight path with its eigenvalue, and describe the behaviour of a typical path as $t$ increases. [3]`,
      hint: 'What form does the general solution have when the eigenvalues are real and distinct?',
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
          'A1 straight paths along both eigenvectors, labelled, with correct arrows',
          'A1 curved paths between them',
          `R1 ${l1 < 0 ? 'towards' : 'away from'} the origin, approaching the direction of the first eigenvector`,
        ],
      }),
      keys: [
        ...columns('a', m, prose`of $\boldsymbol{M}$`),
        { kind: 'set', part: 'a', label: 'Eigenvalues', values: [`${l1}`, `${l2}`] },
        ...[
          { value: l1, other: l2, direction: p },
          { value: l2, other: l1, direction: q },
        ]
          .toSorted((one, other) => other.value - one.value)
          .map(({ value, other, direction }) => ({
            kind: 'vector' as const,
            part: 'b',
            label: `For the ${value > other ? 'greater' : 'smaller'} eigenvalue`,
            values: direction.map(String),
            direction: true,
          })),
        {
          kind: 'expression',
          part: 'c',
          label: '$x =$',
          value: `(${whole(c1 * p1)})e^(${l1}t) + (${whole(c2 * q1)})e^(${l2}t)`,
        },
        {
          kind: 'expression',
          part: 'c',
          label: '$y =$',
          value: `(${whole(c1 * p2)})e^(${l1}t) + (${whole(c2 * q2)})e^(${l2}t)`,
        },
        labelled('$x =$', near(half[0], 'd')),
        labelled('$y =$', near(half[1], 'd')),
      ],
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
    start.forEach((value, i) => {
      assertClose(c1 * (p[i] as number) + c2 * (q[i] as number), value, 'the start');
    });
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
    const [along, up] = [3.8 * direction[0], 3.8 * direction[1]];
    figure.label([along, up], `λ = ${value}`.replace('-', '−'), {
      anchor: along < 0 ? 'end' : 'start',
      dx: along < 0 ? -6 : 6,
      dy: up < 0 ? 14 : -4,
    });
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

interface Populations {
  prey: string;
  predator: string;
  /** Where they live, if not in a reserve. */
  place?: string;
  /** What $x$ and $y$ count, if not single animals. */
  inUnits?: string;
  a: number;
  b: number;
  c: number;
  d: number;
  x: number;
  y: number;
  h: number;
}

interface EulerRow {
  t: number;
  x: number;
  y: number;
}

const predatorPrey = defineTemplate<Populations, { rows: EulerRow[]; balance: readonly [number, number] }>({
  key: 'ai-predator-prey-euler',
  calculatorAllowed: true,
  placements: [hl('5.16', 2, '5.17')],
  variants: [
    { prey: 'rabbits', predator: 'foxes', a: 0.6, b: 0.02, c: 0.4, d: 0.005, x: 100, y: 20, h: 0.5 },
    { prey: 'mice', predator: 'owls', a: 0.8, b: 0.04, c: 0.5, d: 0.002, x: 300, y: 15, h: 0.25 },
    { prey: 'hares', predator: 'lynx', a: 0.5, b: 0.025, c: 0.3, d: 0.003, x: 120, y: 16, h: 0.5 },
    {
      prey: 'aphids',
      inUnits: '$x$ hundred aphids and $y$ ladybirds',
      predator: 'ladybirds',
      place: 'In a greenhouse',
      a: 1.2,
      b: 0.03,
      c: 0.6,
      d: 0.012,
      x: 60,
      y: 30,
      h: 0.2,
    },
    {
      prey: 'sardines',
      predator: 'tuna',
      place: 'In a bay',
      inUnits: '$x$ tonnes of sardines and $y$ tonnes of tuna',
      ...{ a: 0.4, b: 0.008, c: 0.24, d: 0.004, x: 80, y: 40, h: 0.5 },
    },
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
  write: ({ prey, predator, place = 'In a reserve', inUnits, a, b, c, d, x, y, h }, { rows, balance }) => {
    const [, r1, r2, end] = rows as [EulerRow, EulerRow, EulerRow, EulerRow];
    const number = (value: number) => `${Number(value.toFixed(2))}`;
    const growth = a * x - b * x * y;
    const predatorGrowth = d * x * y - c * y;
    return {
      text: prose`
        ${place} there are ${inUnits ?? `$x$ ${prey} and $y$ ${predator}`}. The two populations at time $t$ years are modelled by
        $$\frac{\mathrm{d}x}{\mathrm{d}t} = x(${a} - ${b}y), \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = y(${d}x - ${c}).$$
        At $t = 0$, $x = ${x}$ and $y = ${y}$.

        (a) Calculate $\dfrac{\mathrm{d}x}{\mathrm{d}t}$ and $\dfrac{\mathrm{d}y}{\mathrm{d}t}$ at $t = 0$, and state what their signs tell you about the two populations. [4]

        (b) Use Euler's method with a step length of $${h}$ ${h === 1 ? 'year' : 'years'} to estimate $x$ and $y$ at $t = ${number(end.t)}$. [5]

        (c) Determine the point at which both populations would stay constant, apart from $(0, 0)$. [3]

        (d) Interpret the term $-${c}y$ in the second differential equation. [1]`,
      hint: 'Both equations need both populations: which values of $x$ and $y$ does each step use?',
      answer: prose`
        (a) $${significant(growth)}$ and $${significant(predatorGrowth)}$ per year: the prey ${growth > 0 ? 'increase' : 'decrease'}, the predators ${predatorGrowth > 0 ? 'increase' : 'decrease'}

        (b) $x \approx ${significant(end.x)}$, $y \approx ${significant(end.y)}$

        (c) $(${number(balance[0])}, ${number(balance[1])})$

        (d) without prey the predators would die out, at a rate proportional to their number`,
      solution: prose`
        (a) $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${x}(${a} - ${b} \times ${y}) = ${significant(growth)}$ and $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${y}(${d} \times ${x} - ${c}) = ${significant(predatorGrowth)}$ per year. At first the population of ${prey} ${growth > 0 ? 'increases' : 'decreases'} and the population of ${predator} ${predatorGrowth > 0 ? 'increases' : 'decreases'}.

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
      keys: [
        labelled(prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} =$`, near(growth, 'a')),
        labelled(prose`$\dfrac{\mathrm{d}y}{\mathrm{d}t} =$`, near(predatorGrowth, 'a')),
        labelled('$x =$', near(end.x, 'b')),
        labelled('$y =$', near(end.y, 'b')),
        { kind: 'coordinate', part: 'c', values: balance.map(String), tolerance: 0.006 },
      ],
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
    rows.slice(1).forEach((row, i) => {
      const before = rows[i] as (typeof rows)[number];
      const [dx = 0, dy = 0] = field(0, [before.x, before.y]);
      assertClose((row.x - before.x) / h, dx, 'the slope of a step in x', 1e-9);
      assertClose((row.y - before.y) / h, dy, 'the slope of a step in y', 1e-9);
    });
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
  calculatorAllowed: true,
  placements: [hl('5.18', 2, '5.16')],
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
    const [, r1, r2, end] = rows as [EulerRow, EulerRow, EulerRow, EulerRow];
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

        (d) Deduce the long-term behaviour of the displacement. [2]`,
      hint: prose`What does the second equation of the system say about $\frac{\mathrm{d}y}{\mathrm{d}t}$?`,
      answer: prose`
        (a) $\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${term(a, '\\,y').replace('\\,y', a === 1 ? 'y' : '\\,y')}$

        (b) $x \approx ${significant(end.x)}\text{ m}$

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
      keys: [
        { kind: 'expression', part: 'a', label: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} =$`, value: 'y', variables: ['x', 'y'] },
        {
          kind: 'expression',
          part: 'a',
          label: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}t} =$`,
          value: `-${b}x - ${a}y`,
          variables: ['x', 'y'],
        },
        {
          kind: 'set',
          part: 'c',
          label: 'Eigenvalues',
          values: [1, -1].map((sign) =>
            real ? `${(-a + sign * Math.sqrt(discriminant)) / 2}` : `${-a / 2} + (${(sign * Math.sqrt(-discriminant)) / 2})i`,
          ),
          tolerance: 0.006,
        },
      ],
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
    // The parabola of the characteristic equation lies as deep below its axis as the discriminant says.
    assertClose(-4 * minimise((s) => s * s + a * s + b, -20, 20).value, discriminant, 'the discriminant', 1e-4);
    assert.ok(discriminant < 0 ? changes >= 2 : changes === 0);
    assert.ok(Math.abs(state[0] as number) < 0.1 && Math.abs(entry(end, 0, 0)) > 0.01);
  },
});

export const coupledSystemsTemplates: readonly QuestionTemplate[] = [phasePortrait, predatorPrey, dampedSpring];
