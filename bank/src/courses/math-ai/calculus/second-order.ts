import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, minimise, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { signedTerm, significant, term } from '../../../tex.ts';
import { matrixTex } from '../matrices.ts';
import { short } from '../values.ts';
import { exact, hl, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Topic 5, higher level. Second-order equations as coupled systems. */

interface Oscillator {
  form: 'classify' | 'damping' | 'initial';
  what: string;
  a: number;
  b: number;
  x0: number;
  v0: number;
}

const secondOrder = defineTemplate<Oscillator, { discriminant: number; roots: number[]; imaginary: number }>({
  key: 'ai-second-order-linear-behaviour',
  calculatorAllowed: true,
  placements: [hl('5.18', 1, '5.17')],
  variants: [
    { form: 'classify', what: 'a mass on a spring in oil', a: 5, b: 6, x0: 2, v0: 0 },
    { form: 'damping', what: 'a car on its shock absorbers', a: 2, b: 10, x0: 0.1, v0: 0 },
    { form: 'initial', what: 'a swing door', a: 3, b: 2, x0: 1, v0: 0 },
    { form: 'classify', what: 'the needle of a measuring device', a: 7, b: 10, x0: 3, v0: -3 },
    { form: 'damping', what: 'the top of a tower in the wind', a: 0.4, b: 4.04, x0: 0.3, v0: 0 },
    { form: 'initial', what: 'a floating buoy in thick mud', a: 4, b: 3, x0: 0, v0: 2 },
  ],
  solve: ({ a, b }) => {
    const discriminant = a * a - 4 * b;
    const root = Math.sqrt(Math.abs(discriminant));
    return {
      discriminant: short(discriminant),
      roots: discriminant < 0 ? [-a / 2, -a / 2] : [(-a - root) / 2, (-a + root) / 2],
      imaginary: discriminant < 0 ? short(root / 2) : 0,
    };
  },
  write: ({ form, what, a, b, x0, v0 }, { roots, imaginary }) => {
    const [low, high] = roots as [number, number];
    const equation = prose`\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} + ${a}\dfrac{\mathrm{d}x}{\mathrm{d}t} + ${b}x = 0`;
    const matrix = matrixTex([
      [0, 1],
      [-b, -a],
    ]);
    const system = {
      ask: prose`Let $y = \dfrac{\mathrm{d}x}{\mathrm{d}t}$. Write the equation as a coupled system, and give its matrix.`,
      answer: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${a}y$; $${matrix}$`,
      solution: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$ and $\dfrac{\mathrm{d}y}{\mathrm{d}t} = \dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} = -${b}x - ${a}y$; the matrix is $${matrix}$.`,
      marks: [
        'A1 $\\frac{\\mathrm{d}x}{\\mathrm{d}t} = y$',
        prose`A1 $\frac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${a}y$`,
        'A1 matrix',
      ],
      keys: [
        { kind: 'vector' as const, label: 'First row', values: ['0', '1'] },
        { kind: 'vector' as const, label: 'Second row', values: [`${-b}`, `${-a}`] },
      ],
    };
    const stem = prose`The displacement $x$ of ${what} from rest satisfies $${equation}$, where $t$ is in seconds. At $t = 0$, $x = ${x0}$ and $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${v0}$.`;
    if (form === 'damping') {
      const period = (2 * Math.PI) / imaginary;
      const svg = new Diagram({ x: [0, 3.2 * period], y: [-x0 * 1.15, x0 * 1.25], height: 240 })
        .axes({ x: 't', y: 'x' })
        .graph(
          (t) => x0 * Math.exp((-a / 2) * t) * (Math.cos(imaginary * t) + (a / 2 / imaginary) * Math.sin(imaginary * t)),
          0,
          3.1 * period,
        )
        .point([0, x0])
        .toSvg();
      return inParts({
        stem,
        hint: 'What do complex eigenvalues say about the motion, and what does their real part say?',
        parts: [
          system,
          {
            ask: 'Find the eigenvalues.',
            answer: prose`$${low} \pm ${imaginary}\mathrm{i}$`,
            solution: prose`$\lambda^{2} + ${a}\lambda + ${b} = 0$ has the solutions $${low} \pm ${imaginary}\mathrm{i}$.`,
            marks: [prose`M1 $\lambda^{2} + ${a}\lambda + ${b} = 0$`, prose`A1 $${low} \pm ${imaginary}\mathrm{i}$`],
            keys: [{ kind: 'set', values: [`${low} + ${imaginary}i`, `${low} - ${imaginary}i`] }],
          },
          {
            ask: `Describe the motion, and sketch a graph of $x$ against $t$.`,
            answer: 'a damped oscillation; see the drawing in the solution',
            solution: `Complex eigenvalues with a negative real part: it swings with decreasing amplitude and comes to rest.\n\n![](diagram:motion)`,
            marks: ['A1 oscillation', 'A1 decreasing amplitude', `A1 graph from $(0, ${x0})$ with horizontal tangent`],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: prose`State how the motion would change if the term with $\dfrac{\mathrm{d}x}{\mathrm{d}t}$ were missing.`,
            answer: 'it would swing for ever with the same amplitude',
            solution:
              'The eigenvalues would be purely imaginary and the phase portrait would consist of closed curves: the amplitude would not decrease.',
            marks: ['R1 constant amplitude (purely imaginary eigenvalues)'],
          },
        ],
        diagrams: [
          {
            name: 'motion',
            svg,
            alt: 'A graph that begins at its greatest value and swings about the axis with decreasing amplitude.',
          },
        ],
      });
    }
    const v1 = matrixTex([[1], [low]]);
    const v2 = matrixTex([[1], [high]]);
    const B = (v0 - low * x0) / (high - low);
    const A = x0 - B;
    const formula = `${A === 0 ? '' : term(short(A), prose`\mathrm{e}^{${term(low, 't')}}`)}${signedTerm(short(B), prose`\mathrm{e}^{${term(high, 't')}}`)}`;
    const eigen = {
      ask: 'Find the eigenvalues of the matrix.',
      answer: `$${low}$ and $${high}$`,
      solution: prose`$\lambda^{2} + ${a}\lambda + ${b} = 0$ has the solutions $${low}$ and $${high}$.`,
      marks: [prose`M1 $\lambda^{2} + ${a}\lambda + ${b} = 0$`, `A1 $${low}$ and $${high}$`],
      keys: [{ kind: 'set' as const, values: [`${low}`, `${high}`] }],
    };
    if (form === 'initial') {
      return inParts({
        stem,
        hint: 'The first entry of the solution vector is what is asked for.',
        parts: [
          system,
          eigen,
          {
            ask: prose`Find $x$ in terms of $t$.`,
            answer: `$x = ${formula}$`,
            solution: prose`The eigenvectors are $${v1}$ and $${v2}$, so $x = A\mathrm{e}^{${term(low, 't')}} + B\mathrm{e}^{${term(high, 't')}}$. $A + B = ${x0}$ and $${low === -1 ? '-A' : `${low}A`} ${high === -1 ? '- B' : `- ${-high}B`} = ${v0}$ give $A = ${short(A)}$ and $B = ${short(B)}$: $x = ${formula}$.`,
            marks: ['A1 general solution', 'M1 both initial values', `A1 $A = ${short(A)}$`, `A1 $B = ${short(B)}$`],
            keys: [{ kind: 'expression', label: '$x =$', value: `${short(A)} e^(${low}t) + ${short(B)} e^(${high}t)` }],
          },
          {
            ask: `Explain why it does not swing about the position of rest.`,
            answer: 'both eigenvalues are real and negative',
            solution:
              'Both eigenvalues are real and negative: the motion is a sum of two decreasing exponentials, and it creeps back to rest.',
            marks: ['R1 real negative eigenvalues'],
          },
        ],
      });
    }
    const y1 = -b * x0 - a * v0;
    const h = 0.1;
    const rows = [[0, x0, v0]] as [number, number, number][];
    for (let i = 0; i < 3; i++) {
      const [t, x, y] = rows[i] as [number, number, number];
      rows.push([t + h, x + h * y, y + h * (-b * x - a * y)]);
    }
    const last = rows[3] as [number, number, number];
    return inParts({
      stem,
      hint: 'From which row do both values of a step come?',
      parts: [
        system,
        eigen,
        {
          ask: prose`Hence state whether the origin of the phase portrait is stable, and whether the solutions oscillate.`,
          answer: 'stable, without swinging',
          solution: 'Both eigenvalues are negative, so all paths lead to the origin; they are real, so nothing swings.',
          marks: ['A1 stable', 'R1 both negative and real'],
        },
        {
          ask: prose`Calculate $\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}}$ at $t = 0$.`,
          answer: `$${short(y1)}$`,
          solution: prose`$-${b} \times ${x0} - ${a} \times (${v0}) = ${short(y1)}$.`,
          marks: [`A1 $${short(y1)}$`],
          keys: [exact(short(y1))],
        },
        {
          ask: prose`Use Euler's method with step $0.1$ to estimate $x$ at $t = 0.3$.`,
          answer: `$x \\approx ${significant(last[1], 4)}$`,
          solution: prose`$x_{n+1} = x_n + 0.1y_n$ and $y_{n+1} = y_n + 0.1(-${b}x_n - ${a}y_n)$:${'\n\n'}${table(['$t$', '$x$', '$y$'], ...rows.map(([t, x, y]) => [`$${short(t)}$`, `$${short(x)}$`, `$${short(y)}$`]))}${'\n\n'}So $x \approx ${significant(last[1], 4)}$.`,
          marks: ['M1 both equations with the old values', 'A1 first step', `A1 $${significant(last[1], 4)}$`],
          keys: [near(last[1])],
        },
      ],
    });
  },
  check: ({ a, b, x0, v0 }, { discriminant, roots, imaginary }) => {
    const run = (t: number) => simulate((_, [x = 0, y = 0]) => [y, -b * x - a * y], [x0, v0], t, 8_000)[0] as number;
    assertClose(-4 * minimise((s) => s * s + a * s + b, -20, 20).value, discriminant, 'the discriminant', 1e-4);
    assert.ok(imaginary >= 0);
    if (discriminant < 0) {
      // Two neighbouring passages of the period: the ratio is the damping.
      const period = (2 * Math.PI) / imaginary;
      assertClose(Math.log(run(period) / x0) / period, roots[0] as number, 'the damping', 1e-4);
    } else {
      const [low, high] = roots as [number, number];
      const B = (v0 - low * x0) / (high - low);
      assertClose(run(1.3), (x0 - B) * Math.exp(low * 1.3) + B * Math.exp(high * 1.3), 'by small steps', 1e-6);
    }
  },
});

interface Forced {
  form: 'fall' | 'pendulum' | 'driven';
  what: string;
  tex: string;
  f: (t: number, x: number, y: number) => number;
  x0: number;
  y0: number;
  h: number;
}

const forcedMotion = defineTemplate<Forced, { rows: [number, number, number][]; accelerations: number[] }>({
  key: 'ai-second-order-by-steps',
  calculatorAllowed: true,
  placements: [hl('5.18', 2, '5.16')],
  variants: [
    {
      form: 'fall',
      what: 'The distance fallen, $x$ m, of a parachutist after $t$ seconds',
      tex: prose`9.8 - 0.2y^{2}`,
      f: (_, __, y) => 9.8 - 0.2 * y * y,
      x0: 0,
      y0: 0,
      h: 0.2,
    },
    {
      form: 'pendulum',
      what: 'The angle $x$ (in radians) of a pendulum after $t$ seconds',
      tex: prose`-4\sin x`,
      f: (_, x) => -4 * Math.sin(x),
      x0: 1,
      y0: 0,
      h: 0.2,
    },
    {
      form: 'driven',
      what: 'The displacement $x$ cm of a bridge in the wind after $t$ seconds',
      tex: prose`\cos t - 2x`,
      f: (t, x) => Math.cos(t) - 2 * x,
      x0: 0,
      y0: 0.5,
      h: 0.2,
    },
    {
      form: 'fall',
      what: 'The distance fallen, $x$ m, of a hailstone after $t$ seconds',
      tex: prose`9.8 - 0.05y^{2}`,
      f: (_, __, y) => 9.8 - 0.05 * y * y,
      x0: 0,
      y0: 3,
      h: 0.25,
    },
    {
      form: 'pendulum',
      what: 'The angle $x$ (in radians) of a child’s swing after $t$ seconds',
      tex: prose`-3.5\sin x`,
      f: (_, x) => -3.5 * Math.sin(x),
      x0: 0.8,
      y0: 0,
      h: 0.25,
    },
    {
      form: 'driven',
      what: 'The charge $x$ in an electric circuit after $t$ seconds',
      tex: prose`3\sin t - x - 0.5y`,
      f: (t, x, y) => 3 * Math.sin(t) - x - 0.5 * y,
      x0: 1,
      y0: 0,
      h: 0.2,
    },
  ],
  solve: ({ f, x0, y0, h }) => {
    const rows: [number, number, number][] = [[0, x0, y0]];
    for (let i = 0; i < 4; i++) {
      const [t, x, y] = rows[i] as [number, number, number];
      rows.push([t + h, x + h * y, y + h * f(t, x, y)]);
    }
    return { rows, accelerations: rows.map(([t, x, y]) => f(t, x, y)) };
  },
  write: ({ form, what, tex, x0, y0, h }, { rows, accelerations }) => {
    const last = rows[4] as [number, number, number];
    const filled = table(
      ['$t$', '$x$', '$y$', prose`$\dfrac{\mathrm{d}y}{\mathrm{d}t}$`],
      ...rows.map(([t, x, y], i) => [
        `$${short(t)}$`,
        `$${significant(x, 4)}$`,
        `$${significant(y, 4)}$`,
        i < 4 ? `$${significant(accelerations[i] as number, 4)}$` : '',
      ]),
    );
    const second = tex.replaceAll('y', prose`\left(\dfrac{\mathrm{d}x}{\mathrm{d}t}\right)`);
    const stem = prose`${what} satisfies $\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} = ${second}$. At $t = 0$, $x = ${x0}$ and $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${y0}$.`;
    const system = {
      ask: prose`Write this as a system of two first-order equations, with $y = \dfrac{\mathrm{d}x}{\mathrm{d}t}$.`,
      answer: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${tex}$`,
      solution: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = y$ by definition, and $\dfrac{\mathrm{d}y}{\mathrm{d}t} = \dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}} = ${tex}$.`,
      marks: ['A1 first equation', 'A1 second equation'],
    };
    const steps = {
      ask: prose`Use Euler's method with step $${h}$ to estimate $x$ and $y$ at $t = ${short(4 * h)}$.`,
      answer: `$x \\approx ${significant(last[1])}$, $y \\approx ${significant(last[2])}$`,
      solution: prose`Each row is made from the one before: $x_{n+1} = x_n + ${h}y_n$, $y_{n+1} = y_n + ${h}\dfrac{\mathrm{d}y}{\mathrm{d}t}$${/sin|cos/.test(tex) ? ' (angles in radians)' : ''}:${'\n\n'}${filled}${'\n\n'}So $x \approx ${significant(last[1])}$ and $y \approx ${significant(last[2])}$.`,
      marks: [
        'M1 recurrence for both variables',
        'A1 first step',
        'A1 second step',
        `A1 $x \\approx ${significant(last[1])}$`,
        `A1 $y \\approx ${significant(last[2])}$`,
      ],
      keys: [
        labelled('$x =$', toWithin(last[1], Math.max(0.0012, Math.abs(last[1]) * 0.006))),
        labelled('$y =$', toWithin(last[2], Math.max(0.0012, Math.abs(last[2]) * 0.006))),
      ],
    };
    if (form === 'fall') {
      const k = tex.includes('0.05') ? 0.05 : 0.2;
      const terminal = Math.sqrt(9.8 / k);
      return inParts({
        stem,
        hint: 'What does it mean for the rate that the velocity no longer changes?',
        parts: [
          system,
          steps,
          {
            ask: 'Determine the velocity at which the acceleration is zero, and interpret it.',
            answer: prose`$${significant(terminal)}\text{ m s}^{-1}$`,
            solution: prose`$9.8 - ${k}y^{2} = 0$ gives $y = ${significant(terminal)}\text{ m s}^{-1}$: the velocity approaches this value.`,
            marks: [`M1 acceleration equal to zero`, `A1 $${significant(terminal)}$`, 'R1 limit of the velocity'],
            keys: [near(terminal, undefined, 'm s^-1')],
          },
          {
            ask: 'The estimate of the velocity by Euler’s method is too great here. Explain why.',
            answer: 'the acceleration decreases within each step, but the method uses that at its beginning',
            solution:
              'The acceleration decreases as the velocity increases. In each step the method keeps the acceleration of its beginning, which is too great for the rest of the step.',
            marks: ['R1 acceleration at the beginning of the step is too great'],
          },
        ],
      });
    }
    if (form === 'pendulum') {
      const k = tex.includes('3.5') ? 3.5 : 4;
      return inParts({
        stem,
        hint: 'Which angle mode must the calculator be in?',
        parts: [
          system,
          steps,
          {
            ask: prose`For small angles $\sin x \approx x$. Write down the matrix of the system that arises, and its eigenvalues.`,
            answer: prose`$${matrixTex([
              [0, 1],
              [-k, 0],
            ])}$; $\pm ${significant(Math.sqrt(k))}\mathrm{i}$`,
            solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}t} = -${k}x$ gives the matrix $${matrixTex([
              [0, 1],
              [-k, 0],
            ])}$ with $\lambda^{2} = -${k}$, $\lambda = \pm ${significant(Math.sqrt(k))}\mathrm{i}$.`,
            marks: ['A1 matrix', prose`A1 $\pm ${significant(Math.sqrt(k))}\mathrm{i}$`],
            keys: [labelled('Positive imaginary part', near(Math.sqrt(k)))],
          },
          {
            ask: 'State what the phase portrait of this linear system looks like and what this means for the motion.',
            answer: 'closed curves: it swings for ever',
            solution:
              'Purely imaginary eigenvalues: closed curves about the origin. The motion repeats itself and does not die away, as no friction is in the model.',
            marks: ['A1 closed curves', 'R1 motion repeats itself'],
          },
        ],
      });
    }
    return inParts({
      stem,
      hint: 'The time of the old row goes into the second equation too.',
      parts: [
        system,
        {
          ask: prose`Calculate $\dfrac{\mathrm{d}^{2}x}{\mathrm{d}t^{2}}$ at $t = 0$.`,
          answer: `$${short(accelerations[0] as number)}$`,
          solution: prose`Substituting $t = 0$, $x = ${x0}$ and $y = ${y0}$ gives $${short(accelerations[0] as number)}$.`,
          marks: [`A1 $${short(accelerations[0] as number)}$`],
          keys: [exact(short(accelerations[0] as number))],
        },
        steps,
        {
          ask: prose`Explain why the eigenvalues of a matrix cannot describe this motion.`,
          answer: prose`the equation contains $t$ itself: it is not of the form $\dot{\boldsymbol{x}} = \boldsymbol{M}\boldsymbol{x}$`,
          solution: prose`The term with $t$ drives the motion from outside. The system is not of the form $\dot{\boldsymbol{x}} = \boldsymbol{M}\boldsymbol{x}$, so a numerical method is used.`,
          marks: ['R1 explicit dependence on $t$'],
        },
      ],
    });
  },
  check: ({ f, x0, y0, h }, { rows, accelerations }) => {
    rows.slice(1).forEach(([t, x, y], i) => {
      const [tBefore, xBefore, yBefore] = rows[i] as [number, number, number];
      assertClose(t - tBefore, h, 'the step');
      assertClose((x - xBefore) / h, yBefore, 'the slope of a step in x', 1e-9);
      assertClose((y - yBefore) / h, f(tBefore, xBefore, yBefore), 'the slope of a step in y', 1e-9);
      assertClose((y - yBefore) / h, accelerations[i] as number, 'the acceleration of a step', 1e-9);
    });
    // A fourth-order method agrees as far as such steps allow, and much better with steps a thousand times as small.
    const end = 4 * h;
    const [x = 0, y = 0] = simulate((t, [u = 0, v = 0]) => [v, f(t, u, v)], [x0, y0], end);
    let [u, v] = [x0, y0];
    for (let i = 0; i < 4000; i++) [u, v] = [u + (h / 1000) * v, v + (h / 1000) * f((i * h) / 1000, u, v)];
    assertClose(u, x, 'x by small steps', 2e-3);
    assertClose(v, y, 'y by small steps', 4e-3);
    const last = rows[4] as [number, number, number];
    assert.ok(Math.abs(last[1] - x) < 0.8 && Math.abs(last[2] - y) < 1.2);
  },
});

export const secondOrderTemplates: readonly QuestionTemplate[] = [secondOrder, forcedMotion];
