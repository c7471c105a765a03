import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, differentiate, maximise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, signed, significant } from '../../../tex.ts';
import { short, valueAt } from '../values.ts';
import { exact, hl, labelled, near, prose } from '../writing.ts';

/** Topic 5, higher level. What the second derivative tells. */

interface Cubic {
  form: 'classify' | 'flat' | 'find';
  what: string;
  /** f'(x) = 3k (x - p)(x - q), f(0) = r; in `flat` the curve is k (x - p)⁴ + r. */
  k: number;
  p: number;
  q: number;
  r: number;
}

const secondDerivative = defineTemplate<Cubic, { c: number[]; inflexion: number; at: number[] }>({
  key: 'ai-second-derivative-test',
  calculatorAllowed: true,
  placements: [hl('5.10', 1, '5.6')],
  variants: [
    { form: 'classify', what: 'The profile of a hill', k: 1, p: 1, q: 3, r: 5 },
    { form: 'flat', what: 'The cross-section of a bowl', k: 0.5, p: 2, q: 0, r: 3 },
    { form: 'find', what: 'The profile of a water slide', k: 1, p: -1, q: 5, r: 40 },
    { form: 'classify', what: 'The profile of a ski slope', k: -0.5, p: 2, q: 6, r: 30 },
    { form: 'flat', what: 'The edge of a shell', k: 2, p: 1, q: 0, r: -4 },
    { form: 'find', what: 'The track of a toy train', k: -1, p: 1, q: 3, r: 2 },
  ],
  solve: ({ form, k, p, q, r }) => {
    const c =
      form === 'flat'
        ? [k, -4 * k * p, 6 * k * p * p, -4 * k * p ** 3, k * p ** 4 + r]
        : [k, (-3 * k * (p + q)) / 2, 3 * k * p * q, r];
    return { c: c.map(short), inflexion: (p + q) / 2, at: [p, q].map((x) => short(valueAt(c, x))) };
  },
  write: ({ form, what, k, p, q, r }, { c, inflexion, at }) => {
    const bend = (x: number) => short(6 * k * x - 3 * k * (p + q));
    const f = polynomial(c);
    const first = polynomial([3 * k, short(-3 * k * (p + q)), short(3 * k * p * q)]);
    const second = polynomial([6 * k, short(-3 * k * (p + q))]);
    if (form === 'flat') {
      return inParts({
        stem: prose`${what} is the curve $y = ${k === 1 ? '' : k}(x - ${p})^{4}${signed(r)}$. A student writes: "$\dfrac{\mathrm{d}^{2}y}{\mathrm{d}x^{2}} = 0$ at $x = ${p}$, so there is a point of inflexion."`,
        hint: 'What has to happen to the second derivative at a point of inflexion?',
        parts: [
          {
            ask: prose`Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ and $\dfrac{\mathrm{d}^{2}y}{\mathrm{d}x^{2}}$.`,
            answer: prose`$${4 * k}(x - ${p})^{3}$ and $${12 * k}(x - ${p})^{2}$`,
            solution: prose`By the chain rule $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${4 * k}(x - ${p})^{3}$ and $\dfrac{\mathrm{d}^{2}y}{\mathrm{d}x^{2}} = ${12 * k}(x - ${p})^{2}$.`,
            marks: [`A1 $${4 * k}(x - ${p})^{3}$`, `A1 $${12 * k}(x - ${p})^{2}$`],
            keys: [
              { kind: 'expression', label: 'First derivative', value: `${4 * k}(x - ${p})^3` },
              { kind: 'expression', label: 'Second derivative', value: `${12 * k}(x - ${p})^2` },
            ],
          },
          {
            ask: 'Explain why the student’s conclusion is wrong.',
            answer: 'the second derivative does not change its sign there',
            solution: prose`$${12 * k}(x - ${p})^{2}$ is positive on both sides of $x = ${p}$: the second derivative is 0 there, but it does not change its sign. The curve is concave up on both sides.`,
            marks: ['R1 no change of sign', 'R1 concave up on both sides'],
          },
          {
            ask: prose`Determine the nature of the stationary point at $x = ${p}$.`,
            answer: `minimum at $(${p}, ${r})$`,
            solution: prose`The second derivative test fails, as the second derivative is 0. The first derivative changes from negative to positive, so $(${p}, ${r})$ is a minimum.`,
            marks: ['M1 sign of the first derivative on both sides', `A1 minimum at $(${p}, ${r})$`],
          },
        ],
      });
    }
    if (form === 'find') {
      return inParts({
        stem: prose`${what} is part of the curve $y = ${k === 1 ? '' : '-'}x^{3} + bx^{2} + cx${signed(r)}$. It has a stationary point at $x = ${p}$ and a point of inflexion at $x = ${inflexion}$.`,
        hint: 'Each of the two facts gives an equation.',
        parts: [
          {
            ask: prose`Use the point of inflexion to find $b$.`,
            answer: `$b = ${c[1] as number}$`,
            solution: prose`$\dfrac{\mathrm{d}^{2}y}{\mathrm{d}x^{2}} = ${6 * k}x + 2b$ is zero at $x = ${inflexion}$: $2b = ${-6 * k * inflexion}$ and $b = ${c[1] as number}$.`,
            marks: [`A1 $${6 * k}x + 2b$`, 'M1 equal to zero', `A1 $b = ${c[1] as number}$`],
            keys: [exact(c[1] as number)],
          },
          {
            ask: prose`Determine $c$.`,
            answer: `$c = ${c[2] as number}$`,
            solution: prose`The first derivative, $${3 * k}x^{2}${signed(2 * (c[1] as number))}x + c$, is zero at $x = ${p}$: $c = ${c[2] as number}$.`,
            marks: [`M1 first derivative zero at $x = ${p}$`, `A1 $c = ${c[2] as number}$`],
            keys: [exact(c[2] as number)],
          },
          {
            ask: 'Find the $x$-coordinate of the other stationary point, and determine its nature.',
            answer: `$x = ${q}$, a ${bend(q) > 0 ? 'minimum' : 'maximum'}`,
            solution: prose`The point of inflexion of a cubic lies midway between its stationary points, so the other is at $x = ${q}$ (or solve $${first} = 0$). There the second derivative is $${bend(q)}$: a ${bend(q) > 0 ? 'minimum' : 'maximum'}.`,
            marks: [
              'M1 derivative equal to zero, or symmetry',
              `A1 $x = ${q}$`,
              `R1 ${bend(q) > 0 ? 'minimum' : 'maximum'}, by the second derivative`,
            ],
            keys: [exact(q)],
          },
        ],
      });
    }
    return inParts({
      stem: prose`${what} is part of the curve $y = f(x)$, where $f(x) = ${f}$.`,
      hint: 'What do the first and the second derivative say about a curve?',
      parts: [
        {
          ask: prose`Find $f'(x)$ and $f''(x)$.`,
          answer: `$${first}$ and $${second}$`,
          solution: prose`$f'(x) = ${first}$ and $f''(x) = ${second}$.`,
          marks: [`A1 $${first}$`, `A1 $${second}$`],
          keys: [
            { kind: 'expression', label: "$f'(x) =$", value: first },
            { kind: 'expression', label: "$f''(x) =$", value: second },
          ],
        },
        {
          ask: 'Find the coordinates of the stationary points.',
          answer: `$(${p}, ${at[0] as number})$ and $(${q}, ${at[1] as number})$`,
          solution: prose`$f'(x) = 0$ at $x = ${p}$ and $x = ${q}$; the points are $(${p}, ${at[0] as number})$ and $(${q}, ${at[1] as number})$.`,
          marks: ["M1 $f'(x) = 0$", `A1 $(${p}, ${at[0] as number})$`, `A1 $(${q}, ${at[1] as number})$`],
          keys: [
            { kind: 'coordinate', label: 'Smaller $x$', values: [`${p}`, `${at[0] as number}`] },
            { kind: 'coordinate', label: 'Greater $x$', values: [`${q}`, `${at[1] as number}`] },
          ],
        },
        {
          ask: 'Use the second derivative to determine their nature.',
          answer: `$(${p}, ${at[0] as number})$: ${bend(p) > 0 ? 'minimum' : 'maximum'}; $(${q}, ${at[1] as number})$: ${bend(q) > 0 ? 'minimum' : 'maximum'}`,
          solution: prose`$f''(${p}) = ${bend(p)}$: a ${bend(p) > 0 ? 'minimum' : 'maximum'}. $f''(${q}) = ${bend(q)}$: a ${bend(q) > 0 ? 'minimum' : 'maximum'}.`,
          marks: [
            `A1 $f''(${p}) = ${bend(p)}$, ${bend(p) > 0 ? 'minimum' : 'maximum'}`,
            `A1 $f''(${q}) = ${bend(q)}$, ${bend(q) > 0 ? 'minimum' : 'maximum'}`,
          ],
        },
        {
          ask: 'Determine the interval on which the curve is concave up.',
          answer: `$x ${k > 0 ? '>' : '<'} ${inflexion}$`,
          solution: prose`$f''(x) > 0$ for $x ${k > 0 ? '>' : '<'} ${inflexion}$.`,
          marks: ["M1 $f''(x) > 0$", `A1 $x ${k > 0 ? '>' : '<'} ${inflexion}$`],
          keys: [
            {
              kind: 'interval',
              intervals: [
                k > 0 ? { from: `${inflexion}`, to: null, open_from: true } : { from: null, to: `${inflexion}`, open_to: true },
              ],
            },
          ],
        },
      ],
    });
  },
  check: ({ form, p, q, r }, { c, inflexion, at }) => {
    const f = (x: number) => valueAt(c, x);
    assertClose(differentiate(f, p), 0, 'stationary', 1e-5);
    if (form === 'flat') {
      assertClose(f(p), r, 'the lowest value', 1e-4);
      assert.ok(f(p + 0.3) > r && f(p - 0.3) > r);
      return;
    }
    assertClose(differentiate(f, q), 0, 'stationary', 1e-5);
    for (const [i, x] of [p, q].entries()) assertClose(f(x), at[i] as number, 'the value');
    // A cubic is symmetric about its point of inflexion.
    assertClose(f(inflexion + 1.3) + f(inflexion - 1.3), 2 * f(inflexion), 'symmetric', 1e-6);
  },
});

interface Spread {
  form: 'logistic' | 'dose';
  what: string;
  unit: string;
  time: string;
  /** Limit L / (1 + C e^{-kt}), or dose a t e^{-kt}. */
  a: number;
  c: number;
  k: number;
}

const fastestChange = defineTemplate<Spread, { at: number; value: number; rate: number }>({
  key: 'ai-fastest-change-of-a-model',
  calculatorAllowed: true,
  placements: [hl('5.10', 2, '5.9', '2.9')],
  variants: [
    {
      form: 'logistic',
      what: 'number of households with a heat pump',
      unit: 'households',
      time: 'years',
      a: 1200,
      c: 24,
      k: 0.6,
    },
    { form: 'dose', what: 'concentration of a medicine in the blood', unit: 'mg/l', time: 'hours', a: 12, c: 0, k: 0.5 },
    { form: 'logistic', what: 'area of a pond covered with lilies', unit: 'm²', time: 'weeks', a: 80, c: 15, k: 0.4 },
    { form: 'dose', what: 'number of new messages about a film', unit: 'thousand per day', time: 'days', a: 30, c: 0, k: 0.25 },
    { form: 'logistic', what: 'number of students who know a rumour', unit: 'students', time: 'days', a: 600, c: 59, k: 1.2 },
    { form: 'dose', what: 'depth of water in a flooded cellar', unit: 'cm', time: 'hours', a: 20, c: 0, k: 0.4 },
  ],
  solve: ({ form, a, c, k }) => {
    if (form === 'logistic') return { at: Math.log(c) / k, value: a / 2, rate: (a * k) / 4 };
    const at = 2 / k;
    return { at, value: a * at * Math.exp(-2), rate: -a * Math.exp(-2) };
  },
  write: ({ form, what, unit, time, a, c, k }, { at, value, rate }) => {
    const one = time.slice(0, -1);
    if (form === 'dose') {
      const e = prose`\mathrm{e}^{-${k}t}`;
      const top = 1 / k;
      const svg = new Diagram({ x: [0, 4.2 / k], y: [0, (a / k) * 0.44], height: 240 })
        .axes({ x: 't', y: 'y' })
        .graph((t) => a * t * Math.exp(-k * t), 0, 4.2 / k)
        .point([top, (a / k) * Math.exp(-1)])
        .point([at, value])
        .label([at, value], 'P', { math: true, dx: 12, dy: -6 })
        .toSvg();
      return inParts({
        stem: prose`
          The ${what} is modelled by $y = ${a}t${e}$ (${unit}), where $t$ is the time in ${time}. At the point P of the graph it falls most rapidly.

          ![](diagram:curve)`,
        hint: 'Where the fall is fastest, the rate itself has a turning point.',
        parts: [
          {
            ask: prose`Show that $\dfrac{\mathrm{d}y}{\mathrm{d}t} = (${a} - ${short(a * k)}t)${e}$.`,
            answer: 'shown',
            solution: prose`By the product rule, $\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${a}${e} + ${a}t \times (-${k})${e} = (${a} - ${short(a * k)}t)${e}$.`,
            marks: ['M1 product rule', prose`A1 $${a}${e}$`, prose`A1 $-${short(a * k)}t${e}$`, 'AG the expression given'],
          },
          {
            ask: 'Find the greatest value of $y$ and when it occurs.',
            answer: `$${significant((a / k) * Math.exp(-1))}$ at $t = ${short(top)}$`,
            solution: prose`$${a} - ${short(a * k)}t = 0$ at $t = ${short(top)}$, with $y = ${significant((a / k) * Math.exp(-1))}$.`,
            marks: ['M1 derivative equal to zero', `A1 $t = ${short(top)}$`, `A1 $${significant((a / k) * Math.exp(-1))}$`],
            keys: [labelled('Greatest value', near((a / k) * Math.exp(-1))), labelled('$t =$', exact(short(top)))],
          },
          {
            ask: prose`Find $\dfrac{\mathrm{d}^{2}y}{\mathrm{d}t^{2}}$, and hence the time at P.`,
            answer: `$t = ${short(at)}$`,
            solution: prose`$\dfrac{\mathrm{d}^{2}y}{\mathrm{d}t^{2}} = (-${short(2 * a * k)} + ${short(a * k * k)}t)${e}$. It is zero, with a change from negative to positive, at $t = ${short(at)}$.`,
            marks: ['M1 product rule again', prose`A1 second derivative`, 'M1 equal to zero', `A1 $t = ${short(at)}$`],
            keys: [exact(short(at))],
          },
          {
            ask: 'Calculate the rate of change at P and interpret it.',
            answer: `$${significant(rate)}$ ${unit} per ${one}`,
            solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}t} = ${significant(rate)}$ at $t = ${short(at)}$: it falls by $${significant(-rate)}$ (${unit}) per ${one}, faster than at any other time.`,
            marks: [`A1 $${significant(rate)}$`, 'R1 greatest rate of decrease'],
            keys: [near(rate)],
          },
        ],
        diagrams: [
          {
            name: 'curve',
            svg,
            alt: 'A curve from the origin that rises to a maximum and then falls towards the axis; P lies on the falling part, where it is steepest.',
          },
        ],
      });
    }
    const svg = new Diagram({ x: [0, at * 2.3], y: [0, a * 1.15], height: 240 })
      .axes({ x: 't', y: 'N' })
      .graph((t) => a / (1 + c * Math.exp(-k * t)), 0, at * 2.25)
      .segment([0, a], [at * 2.25, a], 'd-dashed')
      .label([at * 0.6, a], `N = ${a}`, { dy: -8 })
      .point([at, value])
      .label([at, value], `point of inflexion (${significant(at)}, ${value})`, { anchor: 'start', dx: 9, dy: 14 })
      .toSvg();
    return inParts({
      stem: prose`The ${what}, $N$, after $t$ ${time} is modelled by $N = \dfrac{${a}}{1 + ${c}\mathrm{e}^{-${k}t}}$.`,
      hint: 'The graph is symmetric about its point of inflexion.',
      parts: [
        {
          ask: 'Find the value of $N$ at $t = 0$, and the value that $N$ approaches.',
          answer: `$${significant(a / (1 + c))}$; $${a}$`,
          solution: prose`At $t = 0$: $\dfrac{${a}}{1 + ${c}} = ${significant(a / (1 + c))}$. As $t$ grows, $\mathrm{e}^{-${k}t}$ tends to 0 and $N$ to $${a}$.`,
          marks: [`A1 $${significant(a / (1 + c))}$`, `A1 $${a}$`],
          keys: [labelled('At $t = 0$', near(a / (1 + c))), labelled('Approached', exact(a))],
        },
        {
          ask: 'Sketch the graph of $N$. Label its asymptote and its point of inflexion.',
          answer: 'see the drawing in the solution',
          solution: `It rises slowly, then fast, then slowly again towards $${a}$; the point of inflexion lies at half of this height.\n\n![](diagram:curve)`,
          marks: [
            'A1 S-shaped curve from a positive value',
            `A1 asymptote $N = ${a}$`,
            'A1 point of inflexion at half of the height',
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: prose`The growth is fastest when $N = ${a / 2}$. Determine this time.`,
          answer: `$t = ${significant(at)}$`,
          solution: prose`$1 + ${c}\mathrm{e}^{-${k}t} = 2$, so $\mathrm{e}^{-${k}t} = \dfrac{1}{${c}}$ and $t = \dfrac{\ln ${c}}{${k}} = ${significant(at)}$.`,
          marks: [prose`M1 $1 + ${c}\mathrm{e}^{-${k}t} = 2$`, `A1 $t = ${significant(at)}$`],
          keys: [near(at)],
        },
        {
          ask: 'Calculate the rate of growth at this time.',
          answer: `$${significant(rate)}$ ${unit} per ${one}`,
          solution: prose`By the calculator's numerical derivative (or the quotient rule), $\dfrac{\mathrm{d}N}{\mathrm{d}t} = ${significant(rate)}$ ${unit} per ${one} at this time.`,
          marks: ['(M1) derivative at this time', `A1 $${significant(rate)}$`],
          keys: [near(rate)],
        },
        {
          ask: 'State the sign of the second derivative before and after this time, and what this means for the growth.',
          answer: 'positive before, negative after: growth speeds up, then slows down',
          solution:
            'Before, the curve is concave up: the second derivative is positive and the growth speeds up. After, it is concave down: the second derivative is negative and the growth slows down.',
          marks: ['A1 positive, then negative', 'R1 growth speeds up, then slows down'],
        },
      ],
      diagrams: [
        {
          name: 'curve',
          svg,
          alt: 'An S-shaped curve that rises towards a dashed horizontal line; a point is marked at half of the height.',
        },
      ],
    });
  },
  check: ({ form, a, c, k }, { at, value, rate }) => {
    const f = form === 'logistic' ? (t: number) => a / (1 + c * Math.exp(-k * t)) : (t: number) => a * t * Math.exp(-k * t);
    const slope = (t: number) => (form === 'logistic' ? 1 : -1) * differentiate(f, t);
    const steepest = maximise(slope, 0.01, 6 / k + at);
    assertClose(steepest.at, at, 'where it is steepest', 1e-3);
    assertClose(steepest.value, Math.abs(rate), 'how steep it is', 1e-5);
    assert.equal(Math.sign(rate), Math.sign(f(at + 0.01) - f(at)));
    assertClose(f(at), value, 'the value there');
  },
});

export const curvatureTemplates: readonly QuestionTemplate[] = [secondDerivative, fastestChange];
