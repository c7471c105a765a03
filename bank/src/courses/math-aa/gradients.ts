import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, polynomial, signed, term } from '../../tex.ts';
import { core, exact, raw, slip } from './writing.ts';

/** Topic 5, Calculus: limits, gradients and the power rule, common to SL and HL. */

const short = (value: number) => Number(value.toFixed(6));

const secants = inForms({ key: 'aa-gradient-from-secants', calculatorAllowed: true, placements: core('5.1', 2) }, [
  form({
    variants: [
      { a: 1, b: 0, c: 0, x: 3 },
      { a: 2, b: -1, c: 0, x: 1 },
      { a: 1, b: 4, c: -2, x: 2 },
      { a: -1, b: 6, c: 1, x: 2 },
    ],
    solve: ({ a, b, c, x }) => {
      const f = (v: number) => a * v * v + b * v + c;
      return { values: [0.1, 0.01, 0.001].map((h) => short((f(x + h) - f(x)) / h)), limit: 2 * a * x + b, at: f(x) };
    },
    write: ({ a, b, c, x }, { values, limit, at }) =>
      inParts({
        stem: raw`Let $f(x) = ${polynomial([a, b, c])}$. P is the point of its graph with $x = ${x}$, and Q the point with $x = ${x} + h$.`,
        hint: 'What is the gradient of a chord?',
        parts: [
          {
            ask: 'Complete a table with the gradient of the chord [PQ] for $h = 0.1$, $h = 0.01$ and $h = 0.001$.',
            answer: `$${values.join('$, $')}$`,
            solution: raw`$f(${x}) = ${at}$. For $h = 0.1$ the gradient is $\dfrac{f(${short(x + 0.1)}) - f(${x})}{0.1} = ${values[0]}$; in the same way $${values[1]}$ for $h = 0.01$ and $${values[2]}$ for $h = 0.001$.`,
            marks: [raw`M1 $\frac{f(${x} + h) - f(${x})}{h}$`, `A2 $${values.join('$, $')}$ (A1 for two correct)`],
            keys: [{ kind: 'set', values: values.map(String), ordered: true }],
          },
          {
            ask: 'Write down the number that the gradients approach as $h$ approaches 0, and state what it means for the graph at P.',
            answer: `$${limit}$, the gradient of the tangent at P`,
            solution: `The values approach ${limit}. As Q moves towards P the chord turns into the tangent, so this is the gradient of the tangent at P, the derivative $f'(${x})$.`,
            marks: [`A1 $${limit}$`, 'A1 gradient of the tangent (of the curve) at P'],
            keys: [exact(limit)],
          },
          {
            ask: `Verify this number by differentiation.`,
            answer: `$f'(${x}) = ${limit}$`,
            solution: raw`$f'(x) = ${polynomial([2 * a, b])}$, so $f'(${x}) = ${limit}$, as found.`,
            marks: [`M1 $${polynomial([2 * a, b])}$`, `A1 $f'(${x}) = ${limit}$`],
          },
        ],
      }),
    check: ({ a, b, c, x }, { values, limit, at }) => {
      const f = (v: number) => a * v * v + b * v + c;
      const slope = (v: number) => differentiate(f, v);
      assertClose(slope(x), limit, 'slope', 1e-7);
      assertClose(integrate(slope, 0, x, 20) + c, at, 'value at P', 1e-7);
      // A chord is as steep as the graph is on average between its ends.
      for (const [i, h] of [0.1, 0.01, 0.001].entries())
        assertClose(integrate(slope, x, x + h, 20) / h, values[i] ?? 0, 'chord', 1e-7);
    },
  }),
  form({
    variants: [
      {
        times: [0, 10, 20, 30, 40],
        data: [90, 72, 59, 50, 44],
        what: 'temperature of a drink',
        unit: 'degrees Celsius',
        timeUnit: 'minutes',
      },
      {
        times: [0, 2, 4, 6, 8],
        data: [0, 9, 30, 57, 80],
        what: 'distance covered by a cyclist',
        unit: 'metres',
        timeUnit: 'seconds',
      },
      {
        times: [0, 5, 10, 15, 20],
        data: [120, 150, 205, 275, 330],
        what: 'number of visitors in a hall',
        unit: 'people',
        timeUnit: 'minutes',
      },
    ],
    solve: ({ times, data }) => {
      const [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0] = times;
      const [d0 = 0, d1 = 0, d2 = 0, d3 = 0, d4 = 0] = data;
      return {
        whole: (d4 - d0) / (t4 - t0),
        before: (d2 - d1) / (t2 - t1),
        after: (d3 - d2) / (t3 - t2),
        around: (d3 - d1) / (t3 - t1),
      };
    },
    write: ({ times, data, what, unit, timeUnit }, { whole, before, after, around }) =>
      inParts({
        stem: `The table shows the ${what}, in ${unit}, after $t$ ${timeUnit}.\n\n| $t$ | ${times.join(' | ')} |\n| --- | ${times.map(() => '---').join(' | ')} |\n| value | ${data.join(' | ')} |`,
        hint: 'A rate of change has a unit of its own.',
        parts: [
          {
            ask: `Calculate the average rate of change from $t = ${times[0]}$ to $t = ${times[4]}$, and state its unit.`,
            answer: `$${short(whole)}$ ${unit} per ${timeUnit.slice(0, -1)}`,
            solution: raw`$\dfrac{${data[4]} - ${data[0]}}{${times[4]} - ${times[0]}} = ${short(whole)}$, in ${unit} per ${timeUnit.slice(0, -1)}.`,
            marks: ['M1 change divided by time', `A1 $${short(whole)}$`, `A1 ${unit} per ${timeUnit.slice(0, -1)}`],
            keys: [
              {
                value: short(whole),
                tolerance: Math.abs(whole) * 0.006,
                slips: [slip(short(1 / whole), 'You divided the time by the change.', 'reciprocal')],
              },
            ],
          },
          {
            ask: `Calculate the average rates just before and just after $t = ${times[2]}$, and use them to estimate the instantaneous rate of change at $t = ${times[2]}$.`,
            answer: `$${short(before)}$ and $${short(after)}$; about $${short(around)}$`,
            solution: raw`Before: $\dfrac{${data[2]} - ${data[1]}}{${(times[2] ?? 0) - (times[1] ?? 0)}} = ${short(before)}$. After: $\dfrac{${data[3]} - ${data[2]}}{${(times[3] ?? 0) - (times[2] ?? 0)}} = ${short(after)}$. The rate at the moment itself lies between them; their mean $${short(around)}$ is a good estimate.`,
            marks: [`A1 $${short(before)}$`, `A1 $${short(after)}$`, `A1 an estimate between them, such as $${short(around)}$`],
            keys: [
              { kind: 'number', label: 'Before', ...exact(short(before)) },
              { kind: 'number', label: 'After', ...exact(short(after)) },
              { kind: 'number', label: 'Estimate', value: short(around), tolerance: Math.abs(after - before) / 2 },
            ],
          },
          {
            ask: 'Suggest how the data could be recorded so that the estimate is better.',
            answer: `At shorter intervals about $t = ${times[2]}$.`,
            solution:
              'The instantaneous rate is the limit of average rates over shorter and shorter intervals. Measuring at shorter intervals about the moment brings the average rate nearer to it.',
            marks: ['R1 at shorter intervals about this moment'],
          },
        ],
      }),
    check: ({ times, data }, { before, after, around }) => {
      // The parabola through the three middle points has this slope in the middle.
      const [t1 = 0, t2 = 0, t3 = 0] = times.slice(1);
      const [d1 = 0, d2 = 0, d3 = 0] = data.slice(1);
      const parabola = (t: number) =>
        (d1 * (t - t2) * (t - t3)) / ((t1 - t2) * (t1 - t3)) +
        (d2 * (t - t1) * (t - t3)) / ((t2 - t1) * (t2 - t3)) +
        (d3 * (t - t1) * (t - t2)) / ((t3 - t1) * (t3 - t2));
      assertClose(differentiate(parabola, t2), around, 'estimate', 1e-7);
      assert.ok(before !== after);
    },
  }),
]);

const limits = inForms({ key: 'aa-limit-of-a-function', calculatorAllowed: false, placements: core('5.1', 1) }, [
  form({
    variants: [
      { p: 3, q: -1 },
      { p: 2, q: 5 },
      { p: -2, q: 4 },
      { p: 4, q: 1 },
    ],
    solve: ({ p, q }) => ({ limit: p - q }),
    write: ({ p, q }, { limit }) => {
      const top = polynomial([1, -(p + q), p * q]);
      return inParts({
        stem: raw`Let $f(x) = \dfrac{${top}}{${polynomial([1, -p])}}$, $x \ne ${p}$.`,
        hint: 'What do the numerator and the denominator have in common where both are zero?',
        parts: [
          {
            ask: raw`Explain why $f(${p})$ is not defined.`,
            answer: 'The denominator would be zero.',
            solution: raw`At $x = ${p}$ the denominator $${polynomial([1, -p])}$ is zero (and so is the numerator: the quotient would be $\frac{0}{0}$).`,
            marks: ['R1 division by zero'],
          },
          {
            ask: raw`Find $\displaystyle\lim_{x \to ${p}} f(x)$.`,
            answer: `$${limit}$`,
            solution: raw`$${top} = (${polynomial([1, -p])})(${polynomial([1, -q])})$, so $f(x) = ${polynomial([1, -q])}$ for all $x \ne ${p}$. As $x$ approaches ${p}, this approaches $${p}${signed(-q)} = ${limit}$.`,
            marks: [`M1 factorises and cancels`, `A1 $${limit}$`],
            keys: [{ ...exact(limit), slips: [slip(0, 'Numerator and denominator both tend to zero: cancel first.')] }],
          },
          {
            ask: 'Describe the graph of $f$.',
            answer: `The line $y = ${polynomial([1, -q])}$ without the point $(${p}, ${limit})$.`,
            solution: raw`The graph is the straight line $y = ${polynomial([1, -q])}$ with a hole at $(${p}, ${limit})$: the limit shows where the missing point would be.`,
            marks: [`A1 the line $y = ${polynomial([1, -q])}$`, `A1 without the point $(${p}, ${limit})$`],
          },
        ],
      });
    },
    check: ({ p, q }, { limit }) => {
      const f = (x: number) => (x * x - (p + q) * x + p * q) / (x - p);
      assertClose((f(p + 1e-4) + f(p - 1e-4)) / 2, limit, 'values nearby', 1e-6);
      assert.ok(limit !== 0 && p !== q);
    },
  }),
  form({
    variants: [
      { left: 3, right: 1, value: 2, at: 2 },
      { left: -1, right: -1, value: 4, at: 1 },
      { left: 2, right: 2, value: 2, at: 3 },
    ],
    solve: ({ left, right }) => ({ exists: left === right }),
    write: ({ left, right, value, at }, { exists }) =>
      inParts({
        stem: raw`The table shows values of a function $g$ near $x = ${at}$, and $g(${at}) = ${value}$.

| $x$ | ${[at - 0.1, at - 0.01, at - 0.001, at + 0.001, at + 0.01, at + 0.1].map((x) => short(x)).join(' | ')} |
| --- | --- | --- | --- | --- | --- | --- |
| $g(x)$ | ${[left - 0.2, left - 0.02, left - 0.002, right + 0.003, right + 0.03, right + 0.3].map((y) => short(y)).join(' | ')} |`,
        hint: 'A limit looks at the values near the place, not at the place itself.',
        parts: [
          {
            ask: `Suggest the number that $g(x)$ approaches as $x$ approaches ${at} from below, and from above.`,
            answer: `from below $${left}$, from above $${right}$`,
            solution: `From below the values ${[left - 0.2, left - 0.02, left - 0.002].map((y) => short(y)).join(', ')} approach ${left}; from above ${[right + 0.3, right + 0.03, right + 0.003].map((y) => short(y)).join(', ')} approach ${right}.`,
            marks: [`A1 from below $${left}$`, `A1 from above $${right}$`],
            keys: [
              { kind: 'number', label: 'From below', ...exact(left) },
              { kind: 'number', label: 'From above', ...exact(right) },
            ],
          },
          {
            ask: raw`Hence determine whether $\displaystyle\lim_{x \to ${at}} g(x)$ seems to exist, and compare it with $g(${at})$.`,
            answer: exists
              ? `It is $${left}$, ${left === value ? 'equal to' : 'different from'} $g(${at})$.`
              : 'It does not exist.',
            solution: exists
              ? `Both sides approach ${left}, so the limit seems to be ${left}. The value $g(${at}) = ${value}$ is ${left === value ? 'the same: the graph goes through without a gap' : 'another one: at this place the graph has a hole and a single point elsewhere. The limit does not depend on it'}.`
              : `The two sides approach different numbers, so there is no limit: the graph jumps. The value $g(${at}) = ${value}$ plays no part in this.`,
            marks: [
              `R1 compares the two sides: the limit ${exists ? 'exists' : 'does not exist'}`,
              `R1 ${exists ? `compares ${left} with ${value}` : `the value ${value} does not matter`}`,
            ],
          },
        ],
      }),
    check: ({ left, right, at }, { exists }) => {
      const g = (x: number) => (x < at ? left + 2 * (x - at) : right + 3 * (x - at));
      assert.equal(Math.abs(g(at - 1e-9) - g(at + 1e-9)) < 1e-6, exists);
    },
  }),
]);

const meaning = inForms({ key: 'aa-derivative-in-context', calculatorAllowed: true, placements: core('5.1', 2, ['5.3']) }, [
  form({
    variants: [
      { a: -0.2, b: 12, c: 40, at: 20, x: 'price in euros', y: 'weekly profit in hundreds of euros', letter: 'P', input: 'x' },
      { a: -0.5, b: 9, c: 15, at: 6, x: 'time in hours', y: 'number of bacteria in thousands', letter: 'N', input: 't' },
      {
        a: 0.03,
        b: -1.8,
        c: 60,
        at: 20,
        x: 'speed in km per hour',
        y: 'fuel consumption in ml per km',
        letter: 'F',
        input: 'v',
      },
      { a: -4.9, b: 24.5, c: 2, at: 3, x: 'time in seconds', y: 'height of a ball in metres', letter: 'h', input: 't' },
    ],
    solve: ({ a, b, at }) => ({ rate: short(2 * a * at + b), zero: short(-b / (2 * a)) }),
    write: ({ a, b, c, at, x, y, letter, input }, { rate, zero }) => {
      const [top, bottom] = [y.split(' in ').at(-1) ?? '', x.split(' in ').at(-1) ?? ''];
      const per = bottom === 'km per hour' ? `for each further ${bottom}` : `per ${bottom.replace(/s$/, '')}`;
      const amount = top.replace('thousands', 'thousand').replace('hundreds of', 'hundred');
      return inParts({
        stem: raw`A model gives the ${y.split(' in ')[0]}, $${letter}$ (in ${top}), by $${letter}(${input}) = ${polynomial([a, b, c], input)}$, where $${input}$ is the ${x.split(' in ')[0]} (in ${bottom}).`,
        hint: 'The derivative says how much the output changes per unit of the input, at that moment.',
        parts: [
          {
            ask: `Find $${letter}'(${input})$.`,
            answer: `$${polynomial([2 * a, b], input)}$`,
            solution: `Term by term: $${letter}'(${input}) = ${polynomial([2 * a, b], input)}$.`,
            marks: ['M1 differentiates', `A1 $${polynomial([2 * a, b], input)}$`],
            keys: [{ kind: 'expression', value: polynomial([2 * a, b], input) }],
          },
          {
            ask: `Find $${letter}'(${at})$ and interpret it in this context.`,
            answer: `$${rate}$ ${amount} ${per}`,
            solution: `$${letter}'(${at}) = ${rate}$. When $${input} = ${at}$, the ${y.split(' in ')[0]} is ${rate < 0 ? 'decreasing' : 'increasing'} at a rate of $${Math.abs(rate)}$ ${amount} ${per}.`,
            marks: [
              `A1 $${rate}$`,
              `A1 the ${y.split(' in ')[0]} is ${rate < 0 ? 'decreasing' : 'increasing'} at this rate when $${input} = ${at}$`,
              `A1 unit: ${amount} ${per}`,
            ],
            keys: [
              {
                value: rate,
                tolerance: Math.abs(rate) * 0.006,
                slips: [slip(short(a * at * at + b * at + c), 'That is the value of the function, not of its derivative.')],
              },
            ],
          },
          {
            ask: `Determine the value of $${input}$ at which the rate of change is zero, and justify whether $${letter}$ has a maximum or a minimum there.`,
            answer: `$${input} = ${zero}$, a ${a < 0 ? 'maximum' : 'minimum'}`,
            solution: raw`$${polynomial([2 * a, b], input)} = 0$ at $${input} = ${zero}$. The derivative is ${a < 0 ? 'positive' : 'negative'} before this value and ${a < 0 ? 'negative' : 'positive'} after it: the ${y.split(' in ')[0]} is ${a < 0 ? 'greatest' : 'least'} there.`,
            marks: [
              `A1 $${input} = ${zero}$`,
              `R1 ${a < 0 ? 'maximum' : 'minimum'}, as the derivative changes from ${a < 0 ? 'positive to negative' : 'negative to positive'}`,
            ],
            keys: [{ value: zero, tolerance: zero * 0.006 }],
          },
        ],
      });
    },
    check: ({ a, b, c, at }, { rate, zero }) => {
      const f = (v: number) => a * v * v + b * v + c;
      assertClose(differentiate(f, at), rate, 'rate', 1e-6);
      assertClose(f(zero + 1), f(zero - 1), 'symmetry');
      assert.ok(zero > 0 && rate !== 0);
    },
  }),
  form({
    variants: [
      { value: 2.5, at: 8, y: 'depth of the water in a tank, in cm', x: 'minutes', f: 34, step: 0.4 },
      { value: -120, at: 5, y: 'height of a parachutist, in metres', x: 'seconds', f: 1500, step: 0.5 },
      { value: 0.6, at: 12, y: 'mass of a hedgehog, in hundred grams', x: 'weeks', f: 5.2, step: 0.5 },
    ],
    solve: ({ value, f, step }) => ({ estimate: short(f + value * step) }),
    write: ({ value, at, y, x, f, step }, { estimate }) =>
      inParts({
        stem: raw`Let $f(t)$ be the ${y}, after $t$ ${x}. It is known that $f(${at}) = ${f}$ and $f'(${at}) = ${value}$.`,
        hint: 'Near the point the graph is almost its tangent.',
        parts: [
          {
            ask: raw`Interpret $f'(${at}) = ${value}$ in words.`,
            answer: `After ${at} ${x} it ${value < 0 ? 'decreases' : 'increases'} by ${Math.abs(value)} per ${x.slice(0, -1)}.`,
            solution: `The derivative is the rate at that moment: after ${at} ${x}, the ${y.split(',')[0]} ${value < 0 ? 'decreases' : 'increases'} at a rate of ${Math.abs(value)} per ${x.slice(0, -1)}, in the unit of $f$.`,
            marks: [
              `A1 ${value < 0 ? 'decreases' : 'increases'} at ${Math.abs(value)} per ${x.slice(0, -1)}`,
              `A1 at the moment $t = ${at}$`,
            ],
          },
          {
            ask: `Estimate $f(${short(at + step)})$ by means of the tangent.`,
            answer: `$${estimate}$`,
            solution: raw`The tangent is $y = ${f} ${value < 0 ? '-' : '+'} ${Math.abs(value)}(t - ${at})$; at $t = ${short(at + step)}$ it gives $${f} ${value < 0 ? '-' : '+'} ${Math.abs(value)} \times ${step} = ${estimate}$.`,
            marks: [`M1 tangent at $t = ${at}$`, `A1 $${estimate}$`],
            keys: [exact(estimate)],
          },
          {
            ask: `A student uses the same tangent to estimate $f(${4 * at})$. Discuss whether this is sensible.`,
            answer: 'It is not, as the rate need not stay the same.',
            solution:
              'The tangent describes the function near the point of contact only. Much later the rate of change may be quite different, so the estimate cannot be trusted.',
            marks: ['R1 the rate may change; the tangent is good near the point alone'],
          },
        ],
      }),
    check: ({ value, at, f, step }, { estimate }) => {
      // A gentle curve with this value and slope stays near its tangent.
      const curve = (t: number) => f + value * (t - at) + 0.001 * (t - at) ** 2;
      assertClose(differentiate(curve, at), value, 'slope', 1e-6);
      assert.ok(Math.abs(curve(at + step) - estimate) < 0.01);
    },
  }),
]);

const powerRule = inForms({ key: 'aa-power-rule-gradients', calculatorAllowed: false, placements: core('5.3', 1, ['5.4']) }, [
  form({
    variants: [
      { a: 2, n: 3, b: 5, at: 1 },
      { a: 1, n: 2, b: 8, at: 2 },
      { a: 3, n: 2, b: -4, at: -1 },
      { a: 1, n: 4, b: 3, at: -1 },
    ],
    solve: ({ a, n, b, at }) => ({ slope: a * n * at ** (n - 1) - b / at ** 2 }),
    write: ({ a, n, b, at }, { slope }) => {
      const f = raw`${term(a, `x^${n}`)} ${b < 0 ? '-' : '+'} \dfrac{${Math.abs(b)}}{x}`;
      const derivative = raw`${term(a * n, n === 2 ? 'x' : `x^${n - 1}`)} ${b < 0 ? '+' : '-'} \dfrac{${Math.abs(b)}}{x^2}`;
      return inParts({
        stem: raw`Let $f(x) = ${f}$, $x \ne 0$.`,
        hint: 'Which power of $x$ is the fraction?',
        parts: [
          {
            ask: raw`Find $f'(x)$.`,
            answer: `$${derivative}$`,
            solution: raw`$f(x) = ${term(a, `x^${n}`)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}x^{-1}$, so each exponent comes down and is lowered by one: $f'(x) = ${derivative}$.`,
            marks: [raw`M1 writes $\frac{1}{x}$ as $x^{-1}$`, `A1 $${derivative}$`],
            keys: [
              {
                kind: 'expression',
                value: derivative,
                slips: [
                  slip(
                    derivative.replace(b < 0 ? '+ ' : '- ', b < 0 ? '- ' : '+ '),
                    'The exponent is negative: mind its sign when it comes down.',
                    'sign',
                  ),
                ],
              },
            ],
          },
          {
            ask: `Find the gradient of the graph at $x = ${at}$.`,
            answer: `$${slope}$`,
            solution: raw`$f'(${at}) = ${slope}$.`,
            marks: [`A1 $${slope}$`],
            keys: [exact(slope)],
          },
          {
            ask: `State whether $f$ is increasing or decreasing at $x = ${at}$.`,
            answer: slope > 0 ? 'Increasing.' : 'Decreasing.',
            solution: `The gradient ${slope} is ${slope > 0 ? 'positive, so $f$ is increasing' : 'negative, so $f$ is decreasing'} there.`,
            marks: [
              `R1 ${slope > 0 ? 'increasing, as the derivative is positive' : 'decreasing, as the derivative is negative'}`,
            ],
          },
        ],
      });
    },
    check: ({ a, n, b, at }, { slope }) => {
      assertClose(
        differentiate((x) => a * x ** n + b / x, at),
        slope,
        'gradient',
        1e-6,
      );
      assert.ok(slope !== 0);
    },
  }),
  form({
    variants: [
      { p: -1, q: 3, k: 5 },
      { p: -2, q: 4, k: -3 },
      { p: 1, q: 5, k: 2 },
      { p: -3, q: 1, k: 7 },
    ],
    // f(x) = x^3 - 3(p+q)/2 x^2 + (3pq + k)x, gradient k where x = p or q.
    solve: ({ p, q, k }) => ({ square: (-3 * (p + q)) / 2, linear: 3 * p * q + k }),
    write: ({ p, q, k }, { square, linear }) =>
      inParts({
        stem: raw`Let $f(x) = ${polynomial([1, square, linear, 4])}$.`,
        hint: 'What does a given gradient say about the derivative?',
        parts: [
          {
            ask: `Find the $x$-coordinates of the points at which the graph of $f$ has the gradient ${k}.`,
            answer: `$x = ${p}$ and $x = ${q}$`,
            solution: raw`$f'(x) = ${polynomial([3, 2 * square, linear])} = ${k}$ gives $${polynomial([3, 2 * square, linear - k])} = 0$, that is $${polynomial([1, -(p + q), p * q])} = 0$, so $x = ${p}$ or $x = ${q}$.`,
            marks: [
              `M1 $${polynomial([3, 2 * square, linear])}$`,
              `M1 sets it equal to ${k}`,
              `A1 $${polynomial([1, -(p + q), p * q])} = 0$`,
              `A1 $x = ${p}$ and $x = ${q}$`,
            ],
            keys: [{ kind: 'set', values: [`${p}`, `${q}`] }],
          },
          {
            ask: 'Show that there is just one point at which the gradient is least, and find its $x$-coordinate.',
            answer: `$x = ${fraction(p + q, 2)}$`,
            solution: raw`$f'$ is a quadratic whose graph opens upwards, so it has one least value, at its vertex: $x = ${fraction(p + q, 2)}$, midway between the two places of part (a).`,
            marks: ["R1 $f'$ is a quadratic that opens upwards, with one vertex", `A1 $x = ${fraction(p + q, 2)}$`],
            keys: [exact((p + q) / 2)],
          },
        ],
      }),
    check: ({ p, q, k }, { square, linear }) => {
      const f = (x: number) => x ** 3 + square * x * x + linear * x + 4;
      for (const x of [p, q]) assertClose(differentiate(f, x), k, 'gradient', 1e-6);
      assert.ok(Number.isInteger(square));
    },
  }),
  form({
    variants: [
      { a: 4, n: 3, b: 9, c: 2 },
      { a: 6, n: 2, b: 3, c: 4 },
      { a: 2, n: 4, b: 7, c: 3 },
    ],
    solve: ({ a, n, c }) => ({ atOne: a * n + 2 * c }),
    write: ({ a, n, b, c }, { atOne }) => {
      const correct = raw`${term(a * n, n === 2 ? 'x' : `x^${n - 1}`)} + \dfrac{${2 * c}}{x^3}`;
      return inParts({
        stem: raw`A student differentiates $f(x) = ${term(a, `x^${n}`)} + ${b} - \dfrac{${c}}{x^2}$ and writes $$f'(x) = ${term(a * n, `x^${n}`)} + ${b} - \dfrac{${c}}{2x}.$$`,
        hint: 'What is the derivative of each of the three terms?',
        parts: [
          {
            ask: 'Identify the three errors.',
            answer: 'The exponent is not lowered; the constant stays; the denominator is differentiated.',
            solution: raw`In the first term the exponent was not lowered by one. The constant ${b} should vanish, as its graph has gradient zero. In the last term the denominator was differentiated by itself; it has to be written as $-${c}x^{-2}$.`,
            marks: [
              'R1 the exponent of the first term is not lowered',
              'R1 the derivative of a constant is zero',
              'R1 the denominator must not be differentiated by itself',
            ],
          },
          {
            ask: raw`Find the correct derivative.`,
            answer: `$${correct}$`,
            solution: raw`$f(x) = ${term(a, `x^${n}`)} + ${b} - ${c}x^{-2}$, so $f'(x) = ${correct}$.`,
            marks: [`A1 $${term(a * n, n === 2 ? 'x' : `x^${n - 1}`)}$`, raw`A1 $\frac{${2 * c}}{x^3}$`],
            keys: [{ kind: 'expression', value: correct }],
          },
          {
            ask: raw`Suggest how a single value, such as $x = 1$, could have shown that something is wrong.`,
            answer: 'Compare with the slope of a short chord.',
            solution: raw`At $x = 1$ the student's result is $${a * n + b - c / 2}$, the correct one $${atOne}$. A chord from $x = 1$ to $x = 1.001$ has nearly the gradient $${atOne}$, so the first cannot be right.`,
            marks: ['R1 compares with the gradient of a short chord, or of the graph on the calculator'],
          },
        ],
      });
    },
    check: ({ a, n, b, c }, { atOne }) => {
      const slope = differentiate((x) => a * x ** n + b - c / x ** 2, 1);
      assertClose(slope, atOne, 'gradient at 1', 1e-6);
      assert.ok(Math.abs(slope - (a * n + b - c / 2)) > 0.1);
    },
  }),
]);

/** Templates of topic 5 for SL and HL: limits and gradients. */
export const gradients = [secants, limits, meaning, powerRule];
