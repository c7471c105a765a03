import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, bisect, differentiate, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, significant, term } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: integrals, motion and areas, common to SL and HL. */

const ratesAndTotals = inForms({ key: 'aa-total-from-rate', calculatorAllowed: true, placements: core('5.5', 2, ['5.1']) }, [
  form({
    variants: [
      { a: 6, b: 4, start: 20, t: 5, what: 'volume of water in a tank', unit: 'litres', time: 'minutes' },
      { a: -12, b: 90, start: 150, t: 6, what: 'number of people in a hall', unit: 'people', time: 'minutes' },
      { a: -4, b: 30, start: 10, t: 8, what: 'mass of the product of a reaction', unit: 'grams', time: 'seconds' },
      { a: 10, b: -12, start: 80, t: 4, what: 'height of a balloon', unit: 'metres', time: 'seconds' },
    ],
    solve: ({ a, b, start, t }) => ({ square: a / 2, at: (a / 2) * t * t + b * t + start, change: (a / 2) * t * t + b * t }),
    write: ({ a, b, start, t, what, unit, time }, { square, at, change }) =>
      inParts({
        stem: raw`The ${what}, $Q$${unit === 'people' ? '' : ` (in ${unit})`}, changes at the rate $\dfrac{\mathrm{d}Q}{\mathrm{d}t} = ${polynomial([a, b], 't')}$, where $t$ is the time in ${time}. At the start, $Q = ${start}$.`,
        hint: 'Go back from the rate to the quantity.',
        parts: [
          {
            ask: raw`Find $Q$ in terms of $t$.`,
            answer: `$Q = ${polynomial([square, b, start], 't')}$`,
            solution: raw`Integrating, $Q = ${polynomial([square, b, 0], 't')} + C$. At $t = 0$ this is $C = ${start}$, so $Q = ${polynomial([square, b, start], 't')}$.`,
            marks: [
              'M1 integrates',
              `A1 $${polynomial([square, b, 0], 't')} + C$`,
              `A1 $Q = ${polynomial([square, b, start], 't')}$`,
            ],
            keys: [
              {
                kind: 'expression',
                value: polynomial([square, b, start], 't'),
                slips: [slip(polynomial([square, b, 0], 't'), 'You left out the constant of integration.', 'constant')],
              },
            ],
          },
          {
            ask: `Calculate the value of $Q$ after ${t} ${time}.`,
            answer: `$${at}$ ${unit}`,
            solution: raw`$Q(${t}) = ${at}$.`,
            marks: [`A1 $${at}$`],
            keys: [exact(at, undefined, unit)],
          },
          {
            ask: raw`Interpret $\displaystyle\int_0^{${t}} \left(${polynomial([a, b], 't')}\right)\mathrm{d}t$ in this context, and state its value.`,
            answer: `$${change}$ ${unit}: the change in the ${what} in the first ${t} ${time}`,
            solution: `The integral of a rate adds up all changes: it is the change in the ${what} from the start to $t = ${t}$, which is $${at} - ${start} = ${change}$ ${unit}.`,
            marks: [`A1 change in the first ${t} ${time}`, `A1 $${change}$`],
            keys: [{ ...exact(change, undefined, unit), slips: [slip(at, 'That is the amount itself, not its change.')] }],
          },
        ],
      }),
    check: ({ a, b, start, t }, { square, at, change }) => {
      assertClose(
        square,
        integrate((v) => a * v, 0, 1),
        'coefficient of the square',
      );
      assertClose(
        integrate((v) => a * v + b, 0, t),
        change,
        'change',
      );
      assertClose(start + change, at, 'amount');
      assert.ok(at > 0);
    },
  }),
  form({
    variants: [
      { low: 1, a: 3, c: 2, area: 40 },
      { low: 0, a: 6, c: 1, area: 30 },
      { low: 2, a: 3, c: 5, area: 60 },
    ],
    solve: ({ low, a, c, area }) => ({
      high: bisect((k) => (a / 3) * (k ** 3 - low ** 3) + c * (k - low) - area, low, low + 20),
    }),
    write: ({ low, a, c, area }, { high }) => {
      const f = polynomial([a, 0, c]);
      const drawing = new Diagram({ x: [-0.4, high + 1], y: [0, (a * (high + 0.4) ** 2 + c) * 1.05], width: 340, height: 240 });
      drawing
        .shadeBetween(
          (x) => a * x * x + c,
          () => 0,
          low,
          high,
        )
        .axes()
        .graph((x) => a * x * x + c, -0.3, high + 0.4)
        .label([high, 0], 'k', { math: true, dy: 18 });
      if (low > 0) drawing.label([low, 0], `${low}`, { dy: 17 });
      const F = polynomial([a / 3, 0, c, 0]);
      const constant = (a / 3) * low ** 3 + c * low;
      return inParts({
        stem:
          raw`The shaded region lies under the graph of $y = ${f}$ from $x = ${low}$ to $x = k$, where $k > ${low}$. Its area is ${area}.` +
          '\n\n![](diagram:area)',
        hint: 'Which limits does the integral for the area have?',
        parts: [
          {
            ask: raw`Write down an equation with an integral that $k$ satisfies.`,
            answer: raw`$\displaystyle\int_{${low}}^k (${f})\,\mathrm{d}x = ${area}$`,
            solution: raw`The graph lies above the $x$-axis, so the area is the integral: $\displaystyle\int_{${low}}^k (${f})\,\mathrm{d}x = ${area}$.`,
            marks: ['A1 correct integral', `A1 equal to ${area}`],
          },
          {
            ask: raw`Show that $${polynomial([a / 3, 0, c, -(area + constant)], 'k')} = 0$.`,
            answer: 'As given.',
            solution:
              raw`An antiderivative is $${F}$. At $k$ it is $${polynomial([a / 3, 0, c, 0], 'k')}$, at ${low} it is ${constant}. The difference is ${area}: $${polynomial([a / 3, 0, c, 0], 'k')} - ${constant} = ${area}$, which gives the equation.`.replace(
                ' - 0 =',
                ' =',
              ),
            marks: [`M1 antiderivative $${F}$`, 'A1 substitutes both limits', 'AG the stated equation'],
          },
          {
            ask: 'Determine the value of $k$.',
            answer: `$k = ${significant(high)}$`,
            solution: `The calculator finds one real solution, $k = ${significant(high, 4)}$, about $${significant(high)}$.`,
            marks: ['(M1) solves the equation with the calculator', `A1 $k = ${significant(high)}$`],
            keys: [threeFigures(high)],
          },
        ],
        diagrams: [
          {
            name: 'area',
            svg: drawing.toSvg(),
            alt: `A parabola above the x-axis; the region under it from x = ${low} to x = k is shaded.`,
          },
        ],
      });
    },
    check: ({ low, a, c, area }, { high }) =>
      assertClose(
        integrate((x) => a * x * x + c, low, high),
        area,
        'area',
        1e-8,
      ),
  }),
]);

const antiderivatives = inForms(
  { key: 'aa-antiderivatives-compared', calculatorAllowed: false, placements: core('5.5', 1, ['5.10']) },
  [
    form({
      variants: [
        { a: 8, n: 3, b: 6, c: 5 },
        { a: 9, n: 2, b: 4, c: -1 },
        { a: 10, n: 4, b: 3, c: 2 },
        { a: 12, n: 5, b: 8, c: -7 },
      ],
      solve: ({ a, n, b, c }) => ({ top: a / (n + 1), last: -b, c }),
      write: ({ a, n, b, c }, { top }) => {
        const integrand = raw`${term(a, `x^${n}`)} + \dfrac{${b}}{x^2} ${c < 0 ? '-' : '+'} ${Math.abs(c)}`;
        const result = raw`${term(top, `x^${n + 1}`)} - \dfrac{${b}}{x} ${c < 0 ? '-' : '+'} ${term(Math.abs(c), 'x')}`;
        return inParts({
          stem: '',
          hint: 'What does integration do to the exponent of a power?',
          parts: [
            {
              ask: raw`Find $\displaystyle\int \left(${integrand}\right)\mathrm{d}x$.`,
              answer: `$${result} + C$`,
              solution: raw`$\dfrac{${b}}{x^2} = ${b}x^{-2}$ has the antiderivative $-${b}x^{-1}$. Together: $${result} + C$.`,
              marks: [
                raw`M1 $${b}x^{-2}$`,
                `A1 $${term(top, `x^${n + 1}`)}$`,
                raw`A1 $-\frac{${b}}{x}$`,
                `A1 $${term(c, 'x')} + C$`,
              ],
              keys: [{ kind: 'expression', value: result, constant: 'added' }],
            },
            {
              ask: 'Verify your answer by differentiation.',
              answer: 'The derivative is the integrand.',
              solution: raw`The derivative of $${result} + C$ is $${integrand}$, the integrand.`,
              marks: ['R1 differentiates and compares'],
            },
          ],
        });
      },
      check: ({ a, n, b, c }, { top, last }) => {
        const F = (x: number) => top * x ** (n + 1) + last / x + c * x;
        for (const x of [0.7, 1.8]) assertClose(differentiate(F, x, 1e-3), a * x ** n + b / x ** 2 + c, 'derivative', 1e-6);
        assert.ok(Number.isInteger(top));
      },
    }),
    form({
      variants: [
        { a: 2, b: 3, x: 1, gap: 5 },
        { a: 3, b: -2, x: 2, gap: 4 },
        { a: -1, b: 6, x: 3, gap: 7 },
      ],
      solve: ({ a, b, x, gap }) => ({ constant: gap, y: a * x * x + b * x + gap }),
      write: ({ a, b, x, gap }, { y }) =>
        inParts({
          stem: raw`Two functions $f$ and $g$ have the same derivative, $f'(x) = g'(x) = ${polynomial([2 * a, b])}$. The graph of $f$ passes through the origin, that of $g$ through the point $(${x}, ${y})$.`,
          hint: 'By what can functions with the same derivative differ?',
          parts: [
            {
              ask: raw`Find $f(x)$ and $g(x)$.`,
              answer: raw`$f(x) = ${polynomial([a, b, 0])}$, $g(x) = ${polynomial([a, b, gap])}$`,
              solution: raw`Both are $${polynomial([a, b, 0])} + C$. For $f$ the origin gives $C = 0$. For $g$: $${a * x * x + b * x} + C = ${y}$, so $C = ${gap}$.`,
              marks: ['M1 integrates', `A1 $${polynomial([a, b, 0])}$`, 'M1 uses the point', `A1 $${polynomial([a, b, gap])}$`],
              keys: [
                { kind: 'expression', label: '$f(x) =$', value: polynomial([a, b, 0]) },
                { kind: 'expression', label: '$g(x) =$', value: polynomial([a, b, gap]) },
              ],
            },
            {
              ask: 'Describe the transformation that maps the graph of $f$ to the graph of $g$.',
              answer: `A translation by ${gap} upwards.`,
              solution: raw`$g(x) = f(x) + ${gap}$: every point moves up by ${gap}. The gradients at the same $x$ stay equal, as they must.`,
              marks: [`A1 translation by ${gap} upwards`],
            },
            {
              ask: 'State the area between the two graphs and the lines $x = 0$ and $x = 2$.',
              answer: `$${2 * gap}$`,
              solution: raw`The vertical distance is ${gap} everywhere, so the area is $\displaystyle\int_0^2 ${gap}\,\mathrm{d}x = ${2 * gap}$.`,
              marks: [`A1 $${2 * gap}$`],
              keys: [exact(2 * gap)],
            },
          ],
        }),
      check: ({ a, b, x, gap }, { y, constant }) => {
        assertClose(integrate((v) => 2 * a * v + b, 0, x) + constant, y, 'point');
        assert.equal(constant, gap);
      },
    }),
  ],
);

const motion = inForms({ key: 'aa-motion-from-acceleration', calculatorAllowed: false, placements: core('5.9', 1, ['5.5']) }, [
  form({
    variants: [
      { a: 6, b: -12, v0: 9, s0: 2 },
      { a: 6, b: -18, v0: 15, s0: 5 },
      { a: 12, b: -18, v0: 0, s0: 4 },
      { a: 6, b: -24, v0: 21, s0: 1 },
    ],
    solve: ({ a, b, v0, s0 }) => {
      const root = Math.sqrt(Math.max(0, b * b - 2 * a * v0));
      return {
        v: [a / 2, b, v0],
        s: [a / 6, b / 2, v0, s0],
        rests: [...new Set([(-b - root) / a, (-b + root) / a])].filter((t) => t > 0),
        least: v0 - (b * b) / (2 * a),
        at: -b / a,
      };
    },
    write: ({ a, b, v0, s0 }, { v, s, rests, least, at }) =>
      inParts({
        stem: raw`A particle moves along a line with acceleration $a(t) = ${polynomial([a, b], 't')}$, in $\text{m s}^{-2}$, where $t \ge 0$ is the time in seconds. At $t = 0$ its velocity is $${v0} \text{ m s}^{-1}$ and its displacement from O is $${s0} \text{ m}$.`,
        hint: 'Which quantity is the rate of change of which, and what do the values at $t = 0$ fix?',
        parts: [
          {
            ask: raw`Find the velocity $v(t)$.`,
            answer: `$v(t) = ${polynomial(v, 't')}$`,
            solution: raw`$v = \displaystyle\int (${polynomial([a, b], 't')})\,\mathrm{d}t = ${polynomial([a / 2, b, 0], 't')} + C$, and $v(0) = ${v0}$ gives $C = ${v0}$.`,
            marks: ['M1 integrates the acceleration', `A1 $${polynomial(v, 't')}$`],
            keys: [{ kind: 'expression', value: polynomial(v, 't') }],
          },
          {
            ask: raw`Find the displacement $s(t)$.`,
            answer: `$s(t) = ${polynomial(s, 't')}$`,
            solution: raw`Integrating again, $s = ${polynomial([...s.slice(0, 3), 0], 't')} + C$, with $s(0) = ${s0}$.`,
            marks: ['M1 integrates the velocity', `A1 $${polynomial(s, 't')}$`],
            keys: [{ kind: 'expression', value: polynomial(s, 't') }],
          },
          {
            ask: 'Find the times $t > 0$ at which the particle is at rest.',
            answer: rests.map((t) => `$t = ${t}$`).join(' and '),
            solution: raw`$${polynomial(v, 't')} = 0$ gives ${rests.map((t) => `$t = ${t}$`).join(' and ')}${v0 === 0 ? ' (besides $t = 0$)' : ''}.`,
            marks: ['M1 $v = 0$', `A1 ${rests.map((t) => `$t = ${t}$`).join(' and ')}`],
            keys: [{ kind: 'set', values: rests.map(String) }],
          },
          {
            ask: 'Find the least velocity, and interpret its sign.',
            answer: raw`$${least} \text{ m s}^{-1}$`,
            solution: raw`$v$ is least where $a = 0$, at $t = ${at}$: $v(${at}) = ${least}$. ${least < 0 ? 'It is negative: the particle is then moving in the negative direction.' : 'It is not negative: the particle never turns back.'}`,
            marks: [
              `M1 $a(t) = 0$ at $t = ${at}$`,
              `A1 $${least}$`,
              `R1 ${least < 0 ? 'moves in the negative direction' : 'never moves in the negative direction'}`,
            ],
            keys: [exact(least, undefined, 'm s^-1')],
          },
        ],
      }),
    check: ({ a, b, v0, s0 }, { v, s, rests, least }) => {
      const at = (coefficients: readonly number[], t: number) => coefficients.reduce((value, c) => value * t + c, 0);
      for (const t of [0.5, 2, 3.5]) {
        assertClose(v0 + integrate((x) => a * x + b, 0, t), at(v, t), 'velocity');
        assertClose(s0 + integrate((x) => at(v, x), 0, t), at(s, t), 'displacement');
      }
      for (const t of rests) assertClose(at(v, t), 0, 'rest');
      const lowest = Math.min(...Array.from({ length: 6_000 }, (_, i) => at(v, i / 600)));
      assertClose(lowest, least, 'least velocity', 1e-4);
      assert.ok(rests.length > 0 && rests.every(Number.isInteger));
    },
  }),
  form({
    variants: [
      { t1: 4, t2: 10, t3: 12, v: 6 },
      { t1: 2, t2: 7, t3: 12, v: 10 },
      { t1: 5, t2: 8, t3: 12, v: 8 },
    ],
    // v rises to v at t1, is constant to t2, falls to -v/2 at t3.
    solve: ({ t1, t2, t3, v }) => {
      const zero = t2 + (t3 - t2) * (2 / 3);
      const back = ((t3 - zero) * v) / 4;
      const forth = (t1 * v) / 2 + (t2 - t1) * v + ((zero - t2) * v) / 2;
      return { zero, forth, back, acceleration: v / t1, brake: (-1.5 * v) / (t3 - t2) };
    },
    write: ({ t1, t2, t3, v }, { zero, forth, back, acceleration, brake }) => {
      const drawing = new Diagram({ x: [0, t3 * 1.08], y: [-v * 0.75, v * 1.25], width: 400, height: 240 });
      drawing.axes({ x: 't', y: 'v', xTicks: [t1, t2, t3], yTicks: [-v / 2, v], grid: true });
      drawing.polyline([
        [0, 0],
        [t1, v],
        [t2, v],
        [t3, -v / 2],
      ]);
      const zeroTex = fraction(Math.round(zero * 3), 3);
      const forthTex = fraction(Math.round(forth * 6), 6);
      const backTex = fraction(Math.round(back * 12), 12);
      return inParts({
        stem:
          raw`The diagram shows the velocity $v$, in $\text{m s}^{-1}$, of a model train on a straight track, $t$ seconds after the start.` +
          '\n\n![](diagram:velocity)',
        hint: 'Slopes are accelerations, areas are displacements.',
        parts: [
          {
            ask: `Find the acceleration in the first ${t1} seconds, and from $t = ${t2}$ on.`,
            answer: raw`$${fraction(v, t1)} \text{ m s}^{-2}$ and $${fraction(-3 * v, 2 * (t3 - t2))} \text{ m s}^{-2}$`,
            solution: raw`Slopes of the segments: $\dfrac{${v}}{${t1}} = ${fraction(v, t1)}$ and $\dfrac{-${v / 2} - ${v}}{${t3} - ${t2}} = ${fraction(-3 * v, 2 * (t3 - t2))}$.`,
            marks: [`A1 $${fraction(v, t1)}$`, `M1 slope of the last segment`, `A1 $${fraction(-3 * v, 2 * (t3 - t2))}$`],
            keys: [
              { kind: 'number', label: 'First', ...exact(acceleration, undefined, 'm s^-2') },
              { kind: 'number', label: 'Last', ...exact(brake, undefined, 'm s^-2') },
            ],
          },
          {
            ask: 'Find the time $t > 0$ at which the train changes its direction.',
            answer: `$t = ${zeroTex}$`,
            solution: raw`The velocity falls from ${v} to zero after two thirds of the last ${t3 - t2} seconds, as it falls by $${1.5 * v}$ in all: $t = ${t2} + \frac{2}{3} \times ${t3 - t2} = ${zeroTex}$.`,
            marks: ['M1 $v = 0$ on the last segment', `A1 $t = ${zeroTex}$`],
            keys: [exact(zero, undefined, 's')],
          },
          {
            ask: `Find the total distance travelled, and the displacement from the start, at $t = ${t3}$.`,
            answer: raw`distance $${fraction(Math.round((forth + back) * 12), 12)} \text{ m}$, displacement $${fraction(Math.round((forth - back) * 12), 12)} \text{ m}$`,
            solution: raw`The area above the axis is $${forthTex}$, the one below $${backTex}$. Distance: $${forthTex} + ${backTex} = ${fraction(Math.round((forth + back) * 12), 12)}$. Displacement: $${forthTex} - ${backTex} = ${fraction(Math.round((forth - back) * 12), 12)}$.`,
            marks: [
              `M1 areas under the graph`,
              `A1 $${forthTex}$ and $${backTex}$`,
              `A1 distance $${fraction(Math.round((forth + back) * 12), 12)}$`,
              `A1 displacement $${fraction(Math.round((forth - back) * 12), 12)}$`,
            ],
            keys: [
              { kind: 'number', label: 'Distance', ...exact(forth + back, undefined, 'm') },
              { kind: 'number', label: 'Displacement', ...exact(forth - back, undefined, 'm') },
            ],
          },
        ],
        diagrams: [
          {
            name: 'velocity',
            svg: drawing.toSvg(),
            alt: `Velocity against time: a straight line from (0, 0) to (${t1}, ${v}), level to (${t2}, ${v}), then straight down to (${t3}, ${-v / 2}).`,
          },
        ],
      });
    },
    check: ({ t1, t2, t3, v }, { zero, forth, back }) => {
      const speed = (t: number) => (t < t1 ? (v * t) / t1 : t < t2 ? v : v - (1.5 * v * (t - t2)) / (t3 - t2));
      assertClose(speed(zero), 0, 'turn');
      assertClose(integrate(speed, 0, t3, 24_000), forth - back, 'displacement', 1e-5);
      assertClose(
        integrate((t) => Math.abs(speed(t)), 0, t3, 24_000),
        forth + back,
        'distance',
        1e-5,
      );
    },
  }),
]);

const displacement = inForms(
  { key: 'aa-motion-from-displacement', calculatorAllowed: false, placements: core('5.9', 1, ['5.7']) },
  [
    form({
      variants: [
        { p: 1, q: 5, s0: 3, probe: 2 },
        { p: 2, q: 4, s0: 1, probe: 5 },
        { p: 1, q: 3, s0: 6, probe: 1.5 },
        { p: 2, q: 6, s0: 0, probe: 3 },
      ],
      // s = t^3 - 3(p+q)/2 t^2 + 3pq t + s0
      solve: ({ p, q, s0, probe }) => ({
        coefficients: [1, (-3 * (p + q)) / 2, 3 * p * q, s0],
        v: 3 * (probe - p) * (probe - q),
        a: 6 * probe - 3 * (p + q),
      }),
      write: ({ p, q, probe }, { coefficients, v, a }) => {
        const [, b = 0, c = 0] = coefficients;
        return inParts({
          stem: raw`The displacement of a particle from a point O on a line is $s(t) = ${polynomial(coefficients, 't')}$ metres after $t$ seconds, $t \ge 0$.`,
          hint: 'Speeding up or slowing down depends on two signs.',
          parts: [
            {
              ask: raw`Find expressions for the velocity and the acceleration.`,
              answer: raw`$v = ${polynomial([3, 2 * b, c], 't')}$, $a = ${polynomial([6, 2 * b], 't')}$`,
              solution: raw`$v = s'(t) = ${polynomial([3, 2 * b, c], 't')}$ and $a = v'(t) = ${polynomial([6, 2 * b], 't')}$.`,
              marks: [`A1 $${polynomial([3, 2 * b, c], 't')}$`, `A1 $${polynomial([6, 2 * b], 't')}$`],
              keys: [
                { kind: 'expression', label: '$v =$', value: polynomial([3, 2 * b, c], 't') },
                { kind: 'expression', label: '$a =$', value: polynomial([6, 2 * b], 't') },
              ],
            },
            {
              ask: 'Determine the interval of time in which the particle moves in the negative direction.',
              answer: `$${p} < t < ${q}$`,
              solution: raw`$v = 3(t - ${p})(t - ${q})$ is negative between its zeros: $${p} < t < ${q}$.`,
              marks: ['M1 $v < 0$', `A1 $${p} < t < ${q}$`],
              keys: [{ kind: 'interval', intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }] }],
            },
            {
              ask: `Determine whether the particle is speeding up or slowing down at $t = ${probe}$.`,
              answer: v * a > 0 ? 'Speeding up.' : 'Slowing down.',
              solution: raw`$v(${probe}) = ${v}$ and $a(${probe}) = ${a}$ have ${v * a > 0 ? 'the same sign, so the speed increases' : 'different signs, so the speed decreases'}.`,
              marks: [
                `A1 $v = ${v}$ and $a = ${a}$`,
                `R1 ${v * a > 0 ? 'same sign, speeding up' : 'different signs, slowing down'}`,
              ],
            },
          ],
        });
      },
      check: ({ probe }, { coefficients, v, a }) => {
        const s = (t: number) => coefficients.reduce((value, c) => value * t + c, 0);
        assertClose(differentiate(s, probe), v, 'velocity', 1e-6);
        const speed = (t: number) => Math.abs(differentiate(s, t));
        assert.equal(speed(probe + 0.01) > speed(probe), v * a > 0);
      },
    }),
    form({
      variants: [
        { s1: 'They are side by side.', a: 2, b: 12 },
        { s1: 'They start together.', a: 3, b: 15 },
        { s1: 'They start at the same place.', a: 4, b: 16 },
      ],
      // P: v = a t; Q: v = b - a t... meet when displacements agree
      solve: ({ a, b }) => ({ equalSpeed: b / (2 * a), meet: b / a, gap: (b * b) / (4 * a) }),
      write: ({ s1, a, b }, { equalSpeed, meet, gap }) =>
        inParts({
          stem: raw`Two toy cars move along parallel tracks. ${s1} For $0 \le t \le ${meet}$ the first has the velocity $v_1 = ${a}t$, the second $v_2 = ${b} - ${a}t$, in $\text{cm s}^{-1}$, and both are at O when $t = 0$.`,
          hint: 'Which integrals give the positions of the two?',
          parts: [
            {
              ask: 'Find the time at which they have the same velocity.',
              answer: raw`$t = ${fraction(b, 2 * a)}$ s`,
              solution: raw`$${a}t = ${b} - ${a}t$ gives $t = ${fraction(b, 2 * a)}$.`,
              marks: ['M1 equates the velocities', `A1 $t = ${fraction(b, 2 * a)}$`],
              keys: [exact(equalSpeed, undefined, 's')],
            },
            {
              ask: 'Find the distance between them at this time, and explain why it is the greatest one.',
              answer: raw`$${fraction(b * b, 4 * a)} \text{ cm}$`,
              solution: raw`The second is ahead by $\displaystyle\int_0^{${fraction(b, 2 * a)}} (${b} - ${2 * a}t)\,\mathrm{d}t = ${fraction(b * b, 4 * a)}$. Until then the second is faster and the distance grows; afterwards the first is faster and it shrinks.`,
              marks: [
                raw`M1 integral of $v_2 - v_1$`,
                `A1 $${fraction(b * b, 4 * a)}$`,
                'R1 the sign of the difference of the velocities changes',
              ],
              keys: [exact(gap, undefined, 'cm')],
            },
            {
              ask: 'Find the time at which the first one catches up.',
              answer: `$t = ${fraction(b, a)}$ s`,
              solution: raw`Displacements: $${fraction(a, 2) === '1' ? '' : fraction(a, 2)}t^2 = ${b}t - ${fraction(a, 2) === '1' ? '' : fraction(a, 2)}t^2$, so $${a === 1 ? '' : a}t^2 = ${b}t$ and, apart from the start, $t = ${fraction(b, a)}$.`,
              marks: ['M1 equates the displacements', `A1 $t = ${fraction(b, a)}$`],
              keys: [exact(meet, undefined, 's')],
            },
          ],
        }),
      check: ({ a, b }, { meet, gap, equalSpeed }) => {
        const ahead = (t: number) => integrate((x) => b - 2 * a * x, 0, t, 200);
        assertClose(ahead(meet), 0, 'meeting');
        assertClose(ahead(equalSpeed), gap, 'distance');
        assert.ok(ahead(equalSpeed - 0.1) < gap && ahead(equalSpeed + 0.1) < gap);
      },
    }),
  ],
);

/** Templates of topic 5 for SL and HL: antiderivatives and motion. */
export const integrals = [ratesAndTotals, antiderivatives, motion, displacement];
