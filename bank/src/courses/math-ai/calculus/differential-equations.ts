import assert from 'node:assert/strict';
import { withCapitalA } from '../../../articles.ts';
import { Diagram } from '../../../diagram.ts';
import { type WrongOption, wrong } from '../../../multiple-choice.ts';
import { assertClose, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionDraft, type QuestionTemplate } from '../../../template.ts';
import { signed, signedTerm, significant, term } from '../../../tex.ts';
import { choice, exact, hl, labelled, near, prose, scheme, table, toWithin } from '../writing.ts';

/** Topic 5. Separable equations, slope fields and the method of Euler (higher level). */

const tankDraining = defineTemplate({
  key: 'ai-separable-tank-draining',
  calculatorAllowed: true,
  placements: [hl('5.14', 2, '5.11')],
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
        ${withCapitalA(vessel)} is drained through a hole in its floor. The depth $h$ metres of the liquid after $t$ minutes decreases at a rate that is proportional to $\sqrt{h}$. At first the depth is $${start}\text{ m}$; after $${t1}$ minutes it is $${later}\text{ m}$.

        ![](diagram:depth)

        (a) Write down a differential equation for $h$ with a positive constant $k$. [1]

        (b) Solve it to show that $\sqrt{h} = ${r} - \dfrac{k}{2}t$. [5]

        (c) Determine the value of $k$. [2]

        (d) Determine the time at which the ${vessel} is empty. [2]

        (e) Find the time at which half of the first depth is reached, and explain why it is less than half of the time found in part (d). [3]`,
      hint: 'Can each of the two variables be brought to a side of its own?',
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
      keys: [
        {
          kind: 'expression',
          part: 'a',
          label: prose`$\dfrac{\mathrm{d}h}{\mathrm{d}t} =$`,
          value: '-k sqrt(h)',
          variables: ['h', 'k'],
          slips: [{ slip: 'sign', value: 'k sqrt(h)', note: 'The depth decreases, and k is positive.' }],
        },
      ],
      diagrams: [
        {
          name: 'depth',
          svg: figure.toSvg(),
          alt: `A falling curve of depth h against time t from (0, ${start}) through (${t1}, ${later}) that flattens towards the t-axis.`,
        },
      ],
    };
  },
  check: ({ start, t1, later }, { k, root, empty, half }) => {
    const run = (time: number) => simulate((_, [h = 0]) => [-k * Math.sqrt(Math.max(h, 0))], [start], time, 20_000)[0] as number;
    assertClose(run(t1), later, 'the depth by small steps');
    assertClose(root, (k * empty) / 2, 'the root of the depth falls evenly', 1e-9);
    assert.ok(Math.abs(root * root - start) < 1e-9 && root > 0);
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

/** Which of two equations: the gradients are calculated before the field is looked at. */
function twoCandidates(field: (typeof FIELDS)[string], other: (typeof FIELDS)[string], index: number): QuestionDraft {
  const figure = new Diagram({ x: [-3.4, 3.4], y: [-3.4, 3.4], equalScale: true, width: 360 }).axes();
  for (const k of [-3, -2, -1, 0, 1, 2, 3]) {
    const name = `${k}`.replace('-', '−');
    figure.label([k, -3.4], name, { dy: 14 }).label([-3.4, k], name, { anchor: 'end', dx: -6, dy: 4 });
  }
  for (const [x, y, m] of lattice(field.slope)) {
    const half = 0.19 / Math.hypot(1, m);
    figure.segment([x - half, y - half * m], [x + half, y + half * m], 'd-curve2');
  }
  // Which of them is called A does not tell which is right.
  const [a, b] = index % 2 === 0 ? [field, other] : [other, field];
  const name = index % 2 === 0 ? 'A' : 'B';
  const [atA, atB] = [a.slope(-2, 1) + 0, b.slope(-2, 1) + 0];
  return inParts({
    stem: prose`
      The slope field belongs to one of the equations A: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${a.tex}$ and B: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${b.tex}$.

      ![](diagram:field)`,
    hint: 'The same point gives different gradients in the two equations.',
    parts: [
      {
        ask: 'Calculate the gradient at $(-2, 1)$ by each of the two equations.',
        answer: `A: $${atA}$, B: $${atB}$`,
        solution: `Substituting $x = -2$ and $y = 1$ gives $${atA}$ for A and $${atB}$ for B.`,
        marks: [`A1 $${atA}$`, `A1 $${atB}$`],
        keys: [labelled('A', exact(atA)), labelled('B', exact(atB))],
      },
      {
        ask: 'Hence decide, with a reason, to which equation the field belongs.',
        answer: `equation ${name}`,
        solution: `At $(-2, 1)$ the segment has the gradient $${field.slope(-2, 1) + 0}$, which is that of equation ${name}. Moreover, ${field.why}.`,
        marks: ['R1 gradient of the segment at this point compared', `A1 equation ${name}`],
      },
      {
        ask: 'Describe where the segments are horizontal.',
        answer: field.why,
        solution: `They are horizontal where $${field.tex} = 0$: ${field.why}.`,
        marks: [prose`M1 $${field.tex} = 0$`, 'A1 correct description'],
      },
      {
        ask: 'Outline how the solution curve through a given point is sketched.',
        answer: 'begin at the point and follow the direction of the segments both ways',
        solution:
          'Begin at the point and follow the direction of the nearest segments to the right and to the left. The curve touches the segments and does not cross them.',
        marks: ['R1 curve follows the segments from the point'],
      },
    ],
    diagrams: [
      {
        name: 'field',
        svg: figure.toSvg(),
        alt: `A slope field for x and y from -3 to 3. Gradients at some points: ${(
          [
            [1, 2],
            [-2, 1],
            [2, -1],
            [0, 2],
            [-1, -1],
          ] as const
        )
          .map(([x, y]) => `(${x}, ${y}): ${Number((field.slope(x, y) + 0).toFixed(2))}`)
          .join('; ')}.`,
      },
    ],
  });
}

const slopeField = defineTemplate({
  key: 'ai-slope-field-match',
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
  write: ({ wrong: names }, { field }, index) => {
    if (index >= 4) return twoCandidates(field, FIELDS[names[0] as string] as (typeof FIELDS)[string], index);
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
    const others = names.map((name) => FIELDS[name] as (typeof FIELDS)[string]);
    return {
      text: prose`
        The diagram shows the slope field of a differential equation. Segments are left out where the gradient is not defined.

        ![](diagram:field${index + 1})

        Which differential equation does it belong to? [1]`,
      hint: 'Look where the segments are horizontal, and whether they change along a row or along a column.',
      ...choice(
        option(field.tex),
        others.map(({ tex, why }) =>
          wrong(
            option(tex),
            `With this equation ${why.replaceAll('$', '')}; compare that, and the signs of the gradients, with the diagram.`,
          ),
        ) as [WrongOption, WrongOption, WrongOption],
        index,
      ),
      solution: prose`
        In the diagram ${field.why}. This fits $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${field.tex}$.

        The other equations fail: for ${others.map(({ tex, why }) => `$${tex}$, ${why}`).join('; for ')}. None of these is what the diagram shows everywhere; comparing the gradients at single points such as $(1, 2)$ and $(-2, 1)$ decides between those that look alike.`,
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
  calculatorAllowed: true,
  placements: [hl('5.16', 1, '5.15', '1.6')],
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
  write: ({ a, b, h, y0 }, { rows, estimate, truth, c }, index) => {
    if (index >= 4) {
      const last = Number((4 * h).toFixed(2));
      const tidy = (value: number) => `${Number(value.toFixed(4))}`;
      const right = `${term(a, '\\,x').replace('\\,x', a === 1 || a === -1 ? 'x' : '\\,x')}${signedTerm(b, 'y')}`;
      const gradients = rows.slice(0, 4).map(({ slope }) => slope);
      const rising = (gradients[3] as number) > (gradients[0] as number);
      const two = rows[2] as { y: number };
      return inParts({
        stem: prose`
          The table shows the beginning of the solution of $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${right}$ by Euler's method.

          ${table(['$x$', '$y$', 'gradient'], ...rows.map(({ x, y, slope }, i) => [`$${tidy(x)}$`, i < 2 ? `$${tidy(y)}$` : '', i < 1 ? `$${tidy(slope)}$` : '']))}`,
        hint: 'Each row needs the gradient of the row before.',
        parts: [
          {
            ask: 'Write down the step length.',
            answer: `$${h}$`,
            solution: `The $x$-values are $${h}$ apart.`,
            marks: [`A1 $${h}$`],
            keys: [exact(h)],
          },
          {
            ask: `Show how the value $${tidy((rows[1] as { y: number }).y)}$ in the second row was obtained.`,
            answer: 'shown',
            solution: prose`$${tidy(y0)} + ${h} \times ${b * y0 < 0 ? `(${tidy(b * y0)})` : tidy(b * y0)} = ${tidy((rows[1] as { y: number }).y)}$.`,
            marks: [prose`A1 $y_0 + ${h} \times$ gradient`],
          },
          {
            ask: 'Complete the table. Give the third and the last value of $y$.',
            answer: `$${significant(two.y)}$ and $${significant(estimate)}$`,
            solution: prose`The rest of the table:${'\n\n'}${table(['$x$', '$y$', 'gradient'], ...rows.map(({ x, y, slope }, i) => [`$${tidy(x)}$`, `$${tidy(y)}$`, i < 4 ? `$${tidy(slope)}$` : '']))}${'\n\n'}The third value is $${significant(two.y)}$, the last one $${significant(estimate)}$.`,
            marks: ['M1 gradients from the equation', `A1 $${significant(two.y)}$`, `A1 $${significant(estimate)}$`],
            keys: [labelled('Third value', near(two.y)), labelled('Last value', near(estimate))],
          },
          {
            ask: prose`The exact value at $x = ${last}$ is $${significant(truth, 4)}$. Use the gradients of your table to explain why the estimate is too ${estimate > truth ? 'great' : 'small'}.`,
            answer: `the gradients ${rising ? 'increase' : 'decrease'}: the curve is concave ${rising ? 'up' : 'down'}`,
            solution: `The gradients ${rising ? 'increase' : 'decrease'} from row to row, so the curve is concave ${rising ? 'up' : 'down'}, and each step along a tangent ends ${rising ? 'below' : 'above'} it.`,
            marks: [`A1 gradients ${rising ? 'increase' : 'decrease'}`, `R1 tangents ${rising ? 'below' : 'above'} the curve`],
          },
        ],
      });
    }
    const end = Number((4 * h).toFixed(2));
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    const exactTex = `${short(c)}\\mathrm{e}^{${b === 1 ? '' : b === -1 ? '-' : b}x}${signedTerm(Number((-a / b).toFixed(4)), 'x')}${signed(Number((-a / (b * b)).toFixed(4)))}`;
    const error = Math.abs((estimate - truth) / truth) * 100;
    return {
      text: prose`
        A curve satisfies $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(a, '\\,x').replace('\\,x', a === 1 || a === -1 ? 'x' : '\\,x')}${signedTerm(b, 'y')}$ and passes through $(0, ${y0})$.

        (a) Calculate the gradient of the curve at $(0, ${y0})$. [1]

        (b) Use Euler's method with step length $${h}$ to estimate $y$ at $x = ${end}$. [4]

        (c) The exact solution is $y = ${exactTex}$. Calculate the percentage error of the estimate. [3]

        (d) Outline how the estimate could be improved. [1]`,
      hint: 'Which gradient does each step use, and how far does it go?',
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
  check: ({ a, b, h, y0 }, { rows, estimate, truth }) => {
    // Tangents lie below a curve whose gradient increases.
    assert.equal((rows[3] as { slope: number }).slope > (rows[0] as { slope: number }).slope, estimate < truth);
    const end = simulate((x, [y = 0]) => [a * x + b * y], [y0], 4 * h, 4_000)[0] as number;
    assertClose(truth, end, 'the exact solution by small steps');
    // The recurrence y -> (1 + b h) y + a h x solved by adding up what each step contributes.
    let sum = y0 * (1 + b * h) ** 4;
    for (let i = 0; i < 4; i++) sum += a * h * i * h * (1 + b * h) ** (3 - i);
    assertClose(estimate, sum, 'Euler by contributions');
    rows.slice(1).forEach(({ x, y }, i) => {
      const before = rows[i] as (typeof rows)[number];
      assertClose((y - before.y) / (x - before.x), a * before.x + b * before.y, 'the slope between two rows');
    });
    assert.ok(Math.abs(truth) > 0.3 && Math.abs(estimate / truth - 1) < 0.4 && Math.abs(estimate / truth - 1) > 0.002);
  },
});

export const differentialEquationsTemplates: readonly QuestionTemplate[] = [tankDraining, slopeField, eulerFirstOrder];
