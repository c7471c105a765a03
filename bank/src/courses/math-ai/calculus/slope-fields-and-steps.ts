import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { short } from '../values.ts';
import { exact, hl, near, prose, table, toWithin } from '../writing.ts';

/** Topic 5, higher level. Curves on slope fields, and the error of Euler's method. */

interface Field {
  form: 'logistic' | 'line' | 'curve';
  context: string;
  tex: string;
  f: (x: number, y: number) => number;
  start: readonly [number, number];
  /** What happens in the long run, in context. */
  settles?: string;
}

/** Short segments with the gradient of the field, solution curves through given points, and those points. */
function fieldSvg(f: Field['f'], starts: readonly (readonly [number, number])[], names: readonly [string, string]): string {
  const diagram = new Diagram({ x: [-0.2, 6.4], y: [-0.2, 6.4], equalScale: true, width: 380 }).axes({
    x: names[0],
    y: names[1],
    xTicks: [1, 2, 3, 4, 5, 6],
    yTicks: [1, 2, 3, 4, 5, 6],
  });
  for (let x = 0; x <= 6; x += 0.5) {
    for (let y = 0; y <= 6; y += 0.5) {
      const m = f(x, y);
      if (!Number.isFinite(m)) continue;
      const half = 0.18 / Math.hypot(1, m);
      diagram.segment([x - half, y - half * m], [x + half, y + half * m], 'd-curve2');
    }
  }
  for (const [x0, y0] of starts) {
    const points: (readonly [number, number])[] = [];
    let y = y0;
    for (let x = x0; x <= 6.2 && y >= 0 && y <= 6.3; x += 0.02) {
      points.push([x, y]);
      const middle = y + 0.01 * f(x, y);
      y += 0.02 * f(x + 0.01, middle);
    }
    diagram.polyline(points).point([x0, y0]);
  }
  return diagram.toSvg();
}

const sketchOnField = defineTemplate<Field, { level: number; end: number }>({
  key: 'ai-solution-curve-on-slope-field',
  calculatorAllowed: true,
  placements: [hl('5.15', 1, '5.14')],
  variants: [
    {
      form: 'logistic',
      context: 'The number $y$ (in thousands) of fish in a lake after $t$ years',
      tex: '0.4y(4 - y)',
      f: (_, y) => 0.4 * y * (4 - y),
      start: [0, 0.5],
      settles: 'the number of fish approaches $4$ thousand',
    },
    {
      form: 'line',
      context: 'The temperature $y$ (in tens of °C) of a cooling plate after $t$ minutes',
      tex: '0.6(2 - y)',
      f: (_, y) => 0.6 * (2 - y),
      start: [0, 5.5],
      settles: 'the temperature approaches $20\\,^\\circ\\text{C}$',
    },
    {
      form: 'curve',
      context: 'The depth $y$ (in m) of a river, $t$ days after rain,',
      tex: 't - y',
      f: (t, y) => t - y,
      start: [0, 4],
    },
    {
      form: 'logistic',
      context: 'The area $y$ (in m²) of moss on a wall after $t$ years',
      tex: '0.3y(5 - y)',
      f: (_, y) => 0.3 * y * (5 - y),
      start: [0, 1],
      settles: 'the area of moss approaches $5\\text{ m}^2$',
    },
    {
      form: 'line',
      context: 'The mass $y$ (in kg) of salt in a tank after $t$ hours',
      tex: '0.5(3 - y)',
      f: (_, y) => 0.5 * (3 - y),
      start: [0, 0.5],
      settles: 'the mass of salt approaches $3\\text{ kg}$',
    },
    {
      form: 'curve',
      context: 'The level $y$ (in cm) of water in a rain gauge after $t$ hours',
      tex: '3 - 0.5t - 0.4y',
      f: (t, y) => 3 - 0.5 * t - 0.4 * y,
      start: [0, 1],
    },
  ],
  solve: ({ form, f, start }) => {
    // Where the field is horizontal at t = 0; for the logistic and the linear field that holds for all t.
    let level = 0;
    for (let y = 0.2; y < 6; y += 0.001)
      if (Math.sign(f(0, y)) !== Math.sign(f(0, y + 0.001)) && f(0, y) > 0) level = Math.round((y + 0.0005) * 100) / 100;
    return { level: form === 'curve' ? 0 : level, end: simulate((t, [y = 0]) => [f(t, y)], [start[1]], 6)[0] as number };
  },
  write: ({ form, context, tex, f, start, settles }, { level }) => {
    const equation = prose`\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${tex}`;
    const y0 = start[1];
    const diagrams = [
      {
        name: 'field',
        svg: fieldSvg(f, [], ['t', 'y']),
        alt: `A slope field for t and y from 0 to 6. ${form === 'curve' ? 'The gradients change along rows and columns.' : `All segments of a row are parallel; they are horizontal at y = ${level}, rising below and falling above it.`}`,
      },
      {
        name: 'solution',
        svg: fieldSvg(f, [start], ['t', 'y']),
        alt: `The same slope field with the solution curve that begins at (0, ${y0}).`,
      },
    ];
    const stem = prose`
      ${context} satisfies $${equation}$. The diagram shows the slope field.

      ![](diagram:field)`;
    const gradient = short(f(0, y0));
    const sketch = {
      ask: prose`Sketch the solution curve that begins at $(0, ${y0})$.`,
      answer: 'see the drawing in the solution',
      solution: `The curve follows the segments from $(0, ${y0})$.\n\n![](diagram:solution)`,
      marks: [
        `A1 curve begins at $(0, ${y0})$ and follows the segments`,
        form === 'curve'
          ? 'A1 turning point where the segments are horizontal'
          : `A1 approaches $y = ${level}$ without crossing it`,
      ],
      keys: [{ kind: 'compare' as const, as: 'sketch' as const }],
    };
    const first = {
      ask: prose`Calculate the gradient of the solution curve at $(0, ${y0})$.`,
      answer: `$${gradient}$`,
      solution: prose`Substitute $t = 0$ and $y = ${y0}$: $${gradient}$.`,
      marks: [`A1 $${gradient}$`],
      keys: [exact(gradient)],
    };
    if (form === 'curve') {
      const line = tex === 't - y' ? 'y = t' : 'y = 7.5 - 1.25t';
      return inParts({
        stem,
        hint: 'Where is the gradient zero?',
        parts: [
          first,
          {
            ask: 'Determine the equation of the line on which all segments are horizontal.',
            answer: `$${line}$`,
            solution: prose`$${tex} = 0$ gives $${line}$.`,
            marks: [`M1 $${tex} = 0$`, `A1 $${line}$`],
            keys: [{ kind: 'equation', value: line, variables: ['t', 'y'] }],
          },
          sketch,
          {
            ask: prose`State what kind of point the solution curve has where it meets this line, and justify it.`,
            answer: tex === 't - y' ? 'a minimum' : 'a maximum',
            solution: `On the line the gradient is 0; ${tex === 't - y' ? 'before it is negative and after it positive: a minimum' : 'before it is positive and after it negative: a maximum'}.`,
            marks: [`A1 ${tex === 't - y' ? 'minimum' : 'maximum'}`, 'R1 change of sign of the gradient'],
          },
        ],
        diagrams,
      });
    }
    return inParts({
      stem,
      hint: 'Look for rows in which all segments are horizontal.',
      parts: [
        first,
        {
          ask: form === 'logistic' ? 'Write down the two constant solutions.' : 'Write down the constant solution.',
          answer: form === 'logistic' ? `$y = 0$ and $y = ${level}$` : `$y = ${level}$`,
          solution: prose`A solution is constant where the gradient is always zero: $${tex} = 0$ for ${form === 'logistic' ? prose`$y = 0$ and $y = ${level}$` : `$y = ${level}$`}.`,
          marks: form === 'logistic' ? ['A1 $y = 0$', `A1 $y = ${level}$`] : [`A1 $y = ${level}$`],
          keys: [{ kind: 'set', values: form === 'logistic' ? ['0', `${level}`] : [`${level}`] }],
        },
        sketch,
        {
          ask: 'Describe what happens in the long run, in context.',
          answer: `${settles}`,
          solution: `Whatever the positive start, the solutions approach $y = ${level}$: ${settles}.`,
          marks: [`A1 ${settles}`],
        },
        {
          ask:
            form === 'logistic'
              ? prose`Determine the value of $y$ at which the growth is fastest.`
              : 'Explain how the field shows that solutions that begin at other values approach the same value.',
          answer: form === 'logistic' ? `$y = ${level / 2}$` : `below $${level}$ the segments rise, above they fall`,
          solution:
            form === 'logistic'
              ? prose`$${tex}$ is a parabola in $y$ with zeros $0$ and $${level}$: greatest midway, at $y = ${level / 2}$.`
              : `Below $y = ${level}$ all segments rise, above it all fall: every solution curve is led towards it.`,
          marks:
            form === 'logistic' ? ['M1 vertex of the parabola', `A1 $y = ${level / 2}$`] : ['R1 rising below, falling above'],
          ...(form === 'logistic' && { keys: [exact(level / 2)] }),
        },
      ],
      diagrams,
    });
  },
  check: ({ form, f, start }, { level, end }) => {
    if (form === 'curve') {
      assert.ok(end > 0 && end < 6.4);
      return;
    }
    for (const t of [0, 2, 5]) assertClose(f(t, level), 0, 'constant solution', 1e-6);
    assertClose(end, level, 'the long run', 0.06);
    assert.ok(f(0, start[1]) !== 0);
  },
});

interface Steps {
  form: 'compare' | 'concave' | 'half';
  context: string;
  tex: string;
  f: (x: number, y: number) => number;
  x0: number;
  y0: number;
  h: number;
  n: number;
  /** The exact solution, where it is given in the question. */
  solution: string;
  exactly: (x: number) => number;
}

const eulerSteps = (f: Steps['f'], x0: number, y0: number, h: number, n: number) => {
  const rows: [number, number][] = [[x0, y0]];
  for (let i = 0; i < n; i++) {
    const [x, y] = rows[i] as [number, number];
    rows.push([x + h, y + h * f(x, y)]);
  }
  return rows;
};

const eulerError = defineTemplate<Steps, { rows: [number, number][]; value: number; finer: number; truth: number }>({
  key: 'ai-euler-method-error',
  calculatorAllowed: true,
  placements: [hl('5.16', 1, '5.14')],
  variants: [
    {
      form: 'compare',
      context: 'The charge $y$ of a battery after $x$ hours',
      tex: '0.5(8 - y)',
      f: (_, y) => 0.5 * (8 - y),
      x0: 0,
      y0: 2,
      h: 0.5,
      n: 4,
      solution: prose`y = 8 - 6\mathrm{e}^{-0.5x}`,
      exactly: (x) => 8 - 6 * Math.exp(-0.5 * x),
    },
    {
      form: 'concave',
      context: 'The height $y$ of a climbing plant after $x$ weeks',
      tex: '0.2x + 0.2y',
      f: (x, y) => 0.2 * x + 0.2 * y,
      x0: 0,
      y0: 5,
      h: 0.5,
      n: 4,
      solution: '',
      exactly: (x) => 10 * Math.exp(0.2 * x) - x - 5,
    },
    {
      form: 'half',
      context: 'The velocity $y$ of a falling ball after $x$ seconds',
      tex: '9.8 - 0.4y',
      f: (_, y) => 9.8 - 0.4 * y,
      x0: 0,
      y0: 0,
      h: 0.5,
      n: 2,
      solution: '',
      exactly: (x) => 24.5 * (1 - Math.exp(-0.4 * x)),
    },
    {
      form: 'compare',
      context: 'The mass $y$ of a yeast culture after $x$ hours',
      tex: '0.6y',
      f: (_, y) => 0.6 * y,
      x0: 0,
      y0: 4,
      h: 0.25,
      n: 4,
      solution: prose`y = 4\mathrm{e}^{0.6x}`,
      exactly: (x) => 4 * Math.exp(0.6 * x),
    },
    {
      form: 'concave',
      context: 'The depth $y$ of a puddle after $x$ hours',
      tex: '-0.3y + 0.6',
      f: (_, y) => -0.3 * y + 0.6,
      x0: 0,
      y0: 8,
      h: 0.5,
      n: 4,
      solution: '',
      exactly: (x) => 2 + 6 * Math.exp(-0.3 * x),
    },
    {
      form: 'half',
      context: 'The number $y$ (in thousands) of viewers after $x$ days',
      tex: prose`\dfrac{y}{x} + 0.3x`,
      f: (x, y) => y / x + 0.3 * x,
      x0: 1,
      y0: 2,
      h: 0.5,
      n: 2,
      solution: '',
      exactly: (x) => x * (2 + 0.3 * (x - 1)),
    },
  ],
  solve: ({ f, x0, y0, h, n, exactly }) => {
    const rows = eulerSteps(f, x0, y0, h, n);
    return {
      rows,
      value: (rows.at(-1) as [number, number])[1],
      finer: (eulerSteps(f, x0, y0, h / 2, 2 * n).at(-1) as [number, number])[1],
      truth: exactly(x0 + n * h),
    };
  },
  write: ({ form, context, tex, f, x0, y0, h, n, solution }, { rows, value, finer, truth }) => {
    const end = short(x0 + n * h);
    const filled = table(
      ['$x$', '$y$', prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x}$`],
      ...rows.map(([x, y], i) => [`$${short(x)}$`, `$${significant(y, 5)}$`, i < n ? `$${significant(f(x, y), 5)}$` : '']),
    );
    const stem = prose`${context} satisfies $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${tex}$, and $y = ${y0}$ at $x = ${x0}$.`;
    const estimate = {
      ask: prose`Use Euler's method with step $h = ${h}$ to estimate $y$ at $x = ${end}$. Set out your steps in a table.`,
      answer: `$y \\approx ${significant(value, 4)}$`,
      solution: prose`$y_{n+1} = y_n + ${h} \times f(x_n, y_n)$:${'\n\n'}${filled}${'\n\n'}So $y \approx ${significant(value, 4)}$ at $x = ${end}$.`,
      marks: [
        prose`M1 $y_{n+1} = y_n + ${h}f(x_n, y_n)$`,
        `A1 $${significant((rows[1] as [number, number])[1], 4)}$ after the first step`,
        `A1 $${significant(value, 4)}$`,
      ],
      keys: [near(value)],
    };
    if (form === 'compare') {
      const percent = (Math.abs(value - truth) / truth) * 100;
      return inParts({
        stem,
        hint: 'Each step uses the gradient at its beginning.',
        parts: [
          estimate,
          {
            ask: prose`Verify that $${solution}$ satisfies the differential equation and the initial value.`,
            answer: 'verified',
            solution: prose`Differentiating $${solution}$ and substituting into $${tex}$ gives the same; at $x = ${x0}$ it gives $${y0}$.`,
            marks: ['M1 derivative', 'A1 equal to the right-hand side', `A1 $y = ${y0}$ at $x = ${x0}$`],
          },
          {
            ask: 'Calculate the percentage error of the estimate.',
            answer: prose`$${significant(percent)}\%$`,
            solution: prose`The exact value is $${significant(truth, 6)}$: $\left|\dfrac{${significant(value, 6)} - ${significant(truth, 6)}}{${significant(truth, 6)}}\right| \times 100\% = ${significant(percent)}\%$.`,
            marks: [`A1 exact value $${significant(truth, 4)}$`, prose`A1 $${significant(percent)}\%$`],
            keys: [toWithin(percent, Math.max(0.03, percent * 0.02), undefined, '%')],
          },
          {
            ask: 'Outline how the error could be made smaller.',
            answer: 'by a smaller step',
            solution: 'With a smaller step the gradient is brought up to date more often.',
            marks: ['A1 smaller step'],
          },
        ],
      });
    }
    if (form === 'concave') {
      const over = value > truth;
      return inParts({
        stem,
        hint: 'Compare the polygon of the method with the curve: where do tangents lie?',
        parts: [
          estimate,
          {
            ask: 'The gradients in your table change from step to step. State whether they increase or decrease, and what this says about the solution curve.',
            answer: over ? 'they decrease: concave down' : 'they increase: concave up',
            solution: `The gradients ${over ? 'decrease' : 'increase'}, so the solution curve is concave ${over ? 'down' : 'up'}.`,
            marks: [`A1 ${over ? 'decrease' : 'increase'}`, `A1 concave ${over ? 'down' : 'up'}`],
          },
          {
            ask: 'Hence explain whether the estimate is too great or too small.',
            answer: over ? 'too great' : 'too small',
            solution: `Each step follows a tangent, and tangents of a curve that is concave ${over ? 'down lie above' : 'up lie below'} it: the estimate is too ${over ? 'great' : 'small'}.`,
            marks: [`R1 tangents lie ${over ? 'above' : 'below'} the curve`, `A1 too ${over ? 'great' : 'small'}`],
          },
        ],
      });
    }
    return inParts({
      stem,
      hint: 'Halving the step doubles the number of steps.',
      parts: [
        estimate,
        {
          ask: prose`Calculate the estimate with step $${h / 2}$.`,
          answer: `$y \\approx ${significant(finer, 4)}$`,
          solution: prose`Now $${2 * n}$ steps are needed; they lead to $y \approx ${significant(finer, 4)}$.`,
          marks: [`(M1) ${2 * n} steps`, `A1 $${significant(finer, 4)}$`],
          keys: [near(finer)],
        },
        {
          ask: 'The error of Euler’s method is about proportional to the step. Use both estimates to find a better one.',
          answer: `$${significant(2 * finer - value, 4)}$`,
          solution: prose`Halving the step halves the error, so the second estimate lies midway between the first one and the true value: $2 \times ${significant(finer, 6)} - ${significant(value, 6)} = ${significant(2 * finer - value, 4)}$.`,
          marks: ['M1 second estimate midway between first and true value', `A1 $${significant(2 * finer - value, 4)}$`],
          keys: [toWithin(2 * finer - value, Math.abs(truth) * 0.006)],
        },
        {
          ask: prose`The exact value is $${significant(truth, 5)}$. Compare your three estimates with it.`,
          answer: 'the errors become smaller from each to the next',
          solution: prose`The errors are $${significant(Math.abs(value - truth), 2)}$, $${significant(Math.abs(finer - truth), 2)}$ and $${significant(Math.abs(2 * finer - value - truth), 2)}$: each estimate is better than the one before.`,
          marks: ['A1 errors compared'],
        },
      ],
    });
  },
  check: ({ form, f, x0, y0, h, n }, { rows, value, finer, truth }) => {
    assert.deepEqual(rows[0], [x0, y0]);
    for (const [i, [x, y]] of rows.slice(1).entries()) {
      const [xBefore, yBefore] = rows[i] as [number, number];
      assertClose(x - xBefore, h, 'the step');
      assertClose((y - yBefore) / h, f(xBefore, yBefore), 'the slope of a step');
    }
    assert.deepEqual([rows.length, rows.at(-1)?.[1]], [n + 1, value]);
    assertClose(simulate((t, [y = 0]) => [f(x0 + t, y)], [y0], n * h)[0] as number, truth, 'the exact value', 1e-6);
    assert.ok(Math.abs(finer - truth) < 0.65 * Math.abs(value - truth));
    if (form === 'half') assert.ok(Math.abs(2 * finer - value - truth) < Math.abs(finer - truth));
  },
});

export const slopeFieldsAndStepsTemplates: readonly QuestionTemplate[] = [sketchOnField, eulerError];
