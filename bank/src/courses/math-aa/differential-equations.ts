import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, significant, term } from '../../tex.ts';
import { exact, higher, raw, slip, threeFigures } from './writing.ts';

/** Topic 5, Calculus: the additional higher level, differential equations and series. */

const homogeneous = inForms({ key: 'aa-hl-homogeneous-equation', calculatorAllowed: false, placements: higher('5.18', 1) }, [
  form({
    variants: [
      { a: 1, y1: 2 },
      { a: 2, y1: 3 },
      { a: 3, y1: 1 },
      { a: 4, y1: 5 },
    ],
    // dy/dx = y/x + a: y = x(a ln x + y1) with y(1) = y1
    solve: ({ a, y1 }) => ({ atE: Math.E * (a + y1) }),
    write: ({ a, y1 }, { atE }) => {
      const solution = raw`x(${term(a, raw`\ln x`)} + ${y1})`;
      return inParts({
        stem: raw`Consider the differential equation $x\dfrac{\mathrm{d}y}{\mathrm{d}x} = y + ${term(a, 'x')}$ for $x > 0$, with $y = ${y1}$ when $x = 1$.`,
        hint: 'Can the right-hand side be written in terms of the quotient of $y$ and $x$ alone?',
        parts: [
          {
            ask: 'Show that the equation is homogeneous.',
            answer: 'As given.',
            solution: raw`Dividing by $x$: $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{y}{x} + ${a}$. The right-hand side depends on $\dfrac{y}{x}$ alone.`,
            marks: [raw`A1 $\frac{y}{x} + ${a}$`, 'AG homogeneous'],
          },
          {
            ask: raw`Use the substitution $y = vx$ to show that $x\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${a}$.`,
            answer: 'As given.',
            solution: raw`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = v + x\dfrac{\mathrm{d}v}{\mathrm{d}x}$ by the product rule, and the equation becomes $v + x\dfrac{\mathrm{d}v}{\mathrm{d}x} = v + ${a}$.`,
            marks: [raw`M1 $v + x\frac{\mathrm{d}v}{\mathrm{d}x}$`, 'A1 substitutes on both sides', 'AG the stated equation'],
          },
          {
            ask: raw`Hence find $y$ in terms of $x$.`,
            answer: `$y = ${solution}$`,
            solution: raw`$v = ${term(a, raw`\ln x`)} + C$, so $y = x(${term(a, raw`\ln x`)} + C)$. At $x = 1$: $C = ${y1}$.`,
            marks: [raw`M1 $v = ${term(a, raw`\ln x`)} + C$`, `M1 uses the condition`, `A1 $y = ${solution}$`],
            keys: [{ kind: 'expression', value: solution }],
          },
          {
            ask: raw`Find the exact value of $y$ when $x = e$.`,
            answer: `$${a + y1}e$`,
            solution: raw`$y = e(${a} + ${y1}) = ${a + y1}e$.`,
            marks: [`A1 $${a + y1}e$`],
            keys: [{ value: atE, tolerance: atE * 0.005, exact: `${a + y1}e`, form: 'exact' }],
          },
        ],
      });
    },
    check: ({ a, y1 }, { atE }) =>
      assertClose(simulate((t, [y = 0]) => [y / (1 + t) + a], [y1], Math.E - 1, 2_000)[0] ?? 0, atE, 'solution', 1e-8),
  }),
  form({
    variants: [{ k: 3 }, { k: 8 }, { k: 5 }, { k: 1 }],
    // dy/dx = (x^2 + y^2)/(xy): v dv = dx/x: y^2 = x^2(2 ln x + C); y(1)^2 = C; choose y(1) = k... use y^2(1)=k^2
    solve: ({ k }) => ({ square: k * k }),
    write: ({ k }, { square }) => {
      const result = raw`x\sqrt{2\ln x + ${square}}`;
      return inParts({
        stem: raw`Consider $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{x^2 + y^2}{xy}$ for $x \ge 1$, with $y = ${k}$ when $x = 1$.`,
        hint: 'Which power of $x$ decides how the numerator and the denominator behave?',
        parts: [
          {
            ask: raw`Show that the substitution $y = vx$ gives $x\dfrac{\mathrm{d}v}{\mathrm{d}x} = \dfrac{1}{v}$.`,
            answer: 'As given.',
            solution: raw`$\dfrac{x^2 + y^2}{xy} = \dfrac{1 + v^2}{v} = \dfrac{1}{v} + v$. With $\dfrac{\mathrm{d}y}{\mathrm{d}x} = v + x\dfrac{\mathrm{d}v}{\mathrm{d}x}$ the terms $v$ cancel.`,
            marks: [
              raw`M1 $v + x\frac{\mathrm{d}v}{\mathrm{d}x}$`,
              raw`A1 $\frac{1 + v^2}{v}$`,
              'A1 cancels $v$',
              'AG the stated equation',
            ],
          },
          {
            ask: raw`Solve it, and show that $y = ${result}$.`,
            answer: 'As given.',
            solution: raw`Separating, $\displaystyle\int v\,\mathrm{d}v = \int \frac{1}{x}\,\mathrm{d}x$, so $\dfrac{v^2}{2} = \ln x + C$ and $y^2 = x^2(2\ln x + 2C)$. At $x = 1$: $2C = ${square}$. As $y$ is positive at the start, the positive root is taken.`,
            marks: [
              'M1 separates the variables',
              raw`A1 $\frac{v^2}{2} = \ln x + C$`,
              'M1 uses the condition',
              'R1 positive root, as $y > 0$ at the start',
              'AG the stated solution',
            ],
          },
          {
            ask: raw`Find the exact value of $x$ at which $y = ${k + 1}x$.`,
            answer: `$x = e^{${fraction((k + 1) ** 2 - square, 2)}}$`,
            solution: raw`$\sqrt{2\ln x + ${square}} = ${k + 1}$ gives $2\ln x = ${(k + 1) ** 2} - ${square} = ${(k + 1) ** 2 - square}$ and $x = e^{${fraction((k + 1) ** 2 - square, 2)}}$.`,
            marks: [raw`M1 $2\ln x + ${square} = ${(k + 1) ** 2}$`, `A1 $e^{${fraction((k + 1) ** 2 - square, 2)}}$`],
            keys: [
              {
                value: Math.exp(((k + 1) ** 2 - square) / 2),
                tolerance: Math.exp(((k + 1) ** 2 - square) / 2) * 0.005,
                exact: `e^{${fraction((k + 1) ** 2 - square, 2)}}`,
                form: 'exact',
              },
            ],
          },
        ],
      });
    },
    check: ({ k }, { square }) => {
      const y = (x: number) => x * Math.sqrt(2 * Math.log(x) + square);
      for (const x of [1.3, 2.4]) assertClose(differentiate(y, x), (x * x + y(x) ** 2) / (x * y(x)), 'equation', 1e-6);
      assertClose(y(1), k, 'start');
    },
  }),
]);

const integratingFactor = inForms({ key: 'aa-hl-integrating-factor', calculatorAllowed: false, placements: higher('5.18', 1) }, [
  form({
    variants: [
      { n: 2, a: 5, m: 2, y1: 3 },
      { n: 1, a: 6, m: 1, y1: 5 },
      { n: 3, a: 7, m: 3, y1: 2 },
      { n: 1, a: 8, m: 2, y1: 6 },
    ],
    // x y' + n y = a x^m: y = a x^m/(n+m) + C x^{-n}
    solve: ({ n, a, m, y1 }) => ({ top: a, bottom: n + m, rest: y1 * (n + m) - a }),
    write: ({ n, a, m, y1 }, { top, bottom, rest }) => {
      const xm = m === 1 ? 'x' : `x^${m}`;
      const [first, last] = [fraction(top, bottom), fraction(rest, bottom)];
      const solution = `${first === '1' ? '' : first}${xm} ${rest < 0 ? '-' : '+'} ${raw`\frac{${fraction(Math.abs(rest), bottom)}}{x${n === 1 ? '' : `^${n}`}}`}`;
      return inParts({
        stem: raw`Consider $x\dfrac{\mathrm{d}y}{\mathrm{d}x} + ${term(n, 'y')} = ${a}${xm}$ for $x > 0$, with $y = ${y1}$ when $x = 1$.`,
        hint: 'What must the coefficient of the derivative be before the factor is found?',
        parts: [
          {
            ask: raw`Show that $x^{${n}}$ is an integrating factor.`.replace('x^{1}', 'x'),
            answer: 'As given.',
            solution: raw`Dividing by $x$: $\dfrac{\mathrm{d}y}{\mathrm{d}x} + \dfrac{${n}}{x}y = ${a}${m === 1 ? '' : m === 2 ? 'x' : `x^${m - 1}`}$. The factor is $e^{\int \frac{${n}}{x}\,\mathrm{d}x} = e^{${term(n, raw`\ln x`)}} = x${n === 1 ? '' : `^${n}`}$.`,
            marks: ['M1 divides by $x$', raw`A1 $e^{\int \frac{${n}}{x}\,\mathrm{d}x}$`, 'AG the stated factor'],
          },
          {
            ask: raw`Hence find $y$ in terms of $x$.`,
            answer: `$y = ${solution}$`,
            solution: raw`Multiplied by the factor, the left-hand side is the derivative of $x${n === 1 ? '' : `^${n}`}y$: $\dfrac{\mathrm{d}}{\mathrm{d}x}\left(x${n === 1 ? '' : `^${n}`}y\right) = ${a}${n + m === 2 ? 'x' : `x^{${n + m - 1}}`}$. So $x${n === 1 ? '' : `^${n}`}y = ${first === '1' ? '' : first}x^{${n + m}} + C$, and $x = 1$, $y = ${y1}$ gives $C = ${last}$. Dividing, $y = ${solution}$.`,
            marks: [
              'M1 left-hand side as the derivative of a product',
              `A1 $${first === '1' ? '' : first}x^{${n + m}} + C$`,
              'M1 uses the condition',
              `A1 $y = ${solution}$`,
            ],
            keys: [{ kind: 'expression', value: solution }],
          },
          {
            ask: raw`Describe the graph of the solution for large $x$.`,
            answer: raw`It approaches the graph of $y = ${first === '1' ? '' : first}${xm}$.`,
            solution: raw`The second term tends to zero, so the graph approaches that of $y = ${first === '1' ? '' : first}${xm}$, whatever the condition at $x = 1$ is.`,
            marks: [raw`R1 approaches $y = ${first === '1' ? '' : first}${xm}$, as the other term tends to zero`],
          },
        ],
      });
    },
    check: ({ n, a, m, y1 }, { top, bottom, rest }) => {
      const y = (x: number) => (top / bottom) * x ** m + rest / bottom / x ** n;
      assertClose(y(1), y1, 'start');
      for (const x of [0.7, 2]) assertClose(x * differentiate(y, x) + n * y(x), a * x ** m, 'equation', 1e-6);
      assert.ok(rest !== 0);
    },
  }),
  form({
    variants: [
      { k: 2, c: 6, y0: 5 },
      { k: 3, c: 12, y0: 1 },
      { k: 4, c: 8, y0: 7 },
    ],
    // y' + k y = c: y = c/k + (y0 - c/k) e^{-kx}
    solve: ({ k, c, y0 }) => ({ level: c / k, gap: y0 - c / k }),
    write: ({ k, c, y0 }, { level, gap }) => {
      const solution = `${level} ${gap < 0 ? '-' : '+'} ${term(Math.abs(gap), `e^{-${k}x}`)}`;
      return inParts({
        stem: raw`To solve $\dfrac{\mathrm{d}y}{\mathrm{d}x} + ${k}y = ${c}$ with $y(0) = ${y0}$, a student multiplies by $e^{${k}x}$ and writes $e^{${k}x}y = ${c}x + C$.`,
        hint: 'What does the integrating factor multiply?',
        parts: [
          {
            ask: "Identify the student's error.",
            answer: 'The right-hand side was not multiplied by the factor.',
            solution: raw`The right-hand side has to be multiplied too: $\dfrac{\mathrm{d}}{\mathrm{d}x}\left(e^{${k}x}y\right) = ${c}e^{${k}x}$, and not ${c}.`,
            marks: [raw`R1 right-hand side should be $${c}e^{${k}x}$`],
          },
          {
            ask: raw`Find the correct solution.`,
            answer: `$y = ${solution}$`,
            solution: raw`$e^{${k}x}y = ${level}e^{${k}x} + C$, so $y = ${level} + Ce^{-${k}x}$, and $y(0) = ${y0}$ gives $C = ${gap}$: $y = ${solution}$.`,
            marks: [raw`A1 $${level}e^{${k}x} + C$`, 'M1 uses the condition', `A1 $y = ${solution}$`],
            keys: [{ kind: 'expression', value: solution }],
          },
          {
            ask: 'Solve the equation by separating the variables instead, as far as the first integration, and state the value that $y$ approaches for large $x$.',
            answer: raw`$-\frac{1}{${k}}\ln|${c} - ${k}y| = x + C$; $${level}$`,
            solution: raw`$\displaystyle\int \frac{1}{${c} - ${k}y}\,\mathrm{d}y = \int 1\,\mathrm{d}x$ gives $-\frac{1}{${k}}\ln|${c} - ${k}y| = x + C$. As $x \to \infty$ the exponential vanishes and $y \to ${level}$.`,
            marks: ['M1 separates the variables', raw`A1 $-\frac{1}{${k}}\ln|${c} - ${k}y|$`, `A1 $${level}$`],
            keys: [exact(level)],
          },
        ],
      });
    },
    check: ({ k, c, y0 }, { level, gap }) => {
      assertClose(simulate((_, [y = 0]) => [c - k * y], [y0], 1, 2_000)[0] ?? 0, level + gap * Math.exp(-k), 'solution', 1e-9);
    },
  }),
]);

const cooling = inForms({ key: 'aa-hl-separable-models', calculatorAllowed: true, placements: higher('5.18', 2) }, [
  form({
    variants: [
      { room: 20, start: 90, after: 10, reading: 60, target: 40, thing: 'a cup of cocoa' },
      { room: 5, start: 37, after: 2, reading: 28, target: 15, thing: 'a piece of meat in a cold store' },
      { room: 180, start: 20, after: 15, reading: 70, target: 120, thing: 'a cake in an oven' },
    ],
    solve: ({ room, start, after, reading, target }) => {
      const k = -Math.log((reading - room) / (start - room)) / after;
      return { k, time: Math.log((start - room) / (target - room)) / k };
    },
    write: ({ room, start, after, reading, target, thing }, { k, time }) =>
      inParts({
        stem: raw`The temperature $T$ (in degrees Celsius) of ${thing}, $t$ minutes after the start, satisfies $\dfrac{\mathrm{d}T}{\mathrm{d}t} = -k(T - ${room})$ with a constant $k > 0$. At the start it is ${start}, after ${after} minutes ${reading}.`,
        hint: 'Can the variables be separated?',
        parts: [
          {
            ask: 'Interpret the equation in words.',
            answer: 'The rate of change is proportional to the difference from the surroundings.',
            solution: `The temperature changes at a rate that is proportional to its difference from that of the surroundings, ${room} degrees; the minus sign makes it approach this value.`,
            marks: [`A1 rate proportional to the difference from ${room}`],
          },
          {
            ask: raw`Solve the equation to show that $T = ${room} ${start < room ? '-' : '+'} ${Math.abs(start - room)}e^{-kt}$.`,
            answer: 'As given.',
            solution: raw`$\displaystyle\int \frac{1}{T - ${room}}\,\mathrm{d}T = -\int k\,\mathrm{d}t$ gives $\ln|T - ${room}| = -kt + C$, so $T - ${room} = Ae^{-kt}$. At $t = 0$: $A = ${start} - ${room} = ${start - room}$.`,
            marks: [
              'M1 separates the variables',
              raw`A1 $\ln|T - ${room}| = -kt + C$`,
              'M1 uses the start',
              `A1 $A = ${start - room}$`,
              'AG the stated solution',
            ],
          },
          {
            ask: 'Determine $k$.',
            answer: `$k = ${significant(k)}$`,
            solution: raw`$${reading} = ${room} ${start < room ? '-' : '+'} ${Math.abs(start - room)}e^{-${after}k}$ gives $e^{-${after}k} = ${significant((reading - room) / (start - room), 4)}$ and $k = ${significant(k, 4)}$.`,
            marks: [raw`M1 substitutes $t = ${after}$, $T = ${reading}$`, `A1 $k = ${significant(k)}$`],
            keys: [threeFigures(k)],
          },
          {
            ask: `Calculate the time at which the temperature is ${target} degrees.`,
            answer: `$${significant(time)}$ minutes`,
            solution: raw`$e^{-kt} = \dfrac{${target} - ${room}}{${start} - ${room}}$ gives $t = ${significant(time, 4)}$, about $${significant(time)}$ minutes.`,
            marks: ['M1 solves for $t$', `A1 $${significant(time)}$`],
            keys: [{ value: time, tolerance: time * 0.008, unit: 'min' }],
          },
        ],
      }),
    check: ({ room, start, after, reading, target }, { k, time }) => {
      const at = (t: number) => simulate((_, [T = 0]) => [-k * (T - room)], [start], t, 1_000)[0] ?? 0;
      assertClose(at(after), reading, 'reading', 1e-8);
      assertClose(at(time), target, 'target', 1e-8);
    },
  }),
  form({
    variants: [
      { a: 3, h: 0.2, steps: 3 },
      { a: 2, h: 0.25, steps: 4 },
      { a: 1, h: 0.5, steps: 3 },
    ],
    // y' = x + a y?? use y' = x - y + a, y(0)=a: exact y = x + a - 1 + e^{-x}
    solve: ({ a, h, steps }) => {
      const rows = [{ x: 0, y: a }];
      for (let i = 0; i < steps; i++) {
        const { x, y } = rows[i] ?? { x: 0, y: 0 };
        rows.push({ x: Number((x + h).toFixed(6)), y: y + h * (x - y + a) });
      }
      const end = rows.at(-1) ?? { x: 0, y: 0 };
      return { rows, estimate: end.y, exactValue: end.x + a - 1 + Math.exp(-end.x), end: end.x };
    },
    write: ({ a, h, steps }, { rows, estimate, exactValue, end }) =>
      inParts({
        stem: raw`Consider $\dfrac{\mathrm{d}y}{\mathrm{d}x} = x - y + ${a}$ with $y(0) = ${a}$.`,
        hint: 'Set up a table with one row per step.',
        parts: [
          {
            ask: raw`Use Euler's method with step length ${h} to show the values of $x$ and $y$ up to $x = ${end}$ in a table.`,
            answer: `$y(${end}) \\approx ${significant(estimate)}$`,
            solution: raw`$y_{n+1} = y_n + ${h}(x_n - y_n + ${a})$:

| $x$ | ${rows.map(({ x }) => x).join(' | ')} |
| --- | ${rows.map(() => '---').join(' | ')} |
| $y$ | ${rows.map(({ y }) => significant(y, 4)).join(' | ')} |

So $y(${end}) \approx ${significant(estimate)}$.`,
            marks: [
              "M1 Euler's method",
              'A1 first step',
              `A1 ${steps === 3 ? 'second step' : 'further steps'}`,
              `A1 $${significant(estimate)}$`,
            ],
            keys: [{ value: estimate, tolerance: estimate * 0.006 }],
          },
          {
            ask: raw`Verify that $y = x + ${a - 1 === 0 ? '' : `${a - 1} + `}e^{-x}$ is the solution.`,
            answer: 'As given.',
            solution:
              raw`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = 1 - e^{-x}$, and $x - y + ${a} = x - x - ${a - 1} - e^{-x} + ${a} = 1 - e^{-x}$ as well. At $x = 0$: $y = ${a}$.`.replace(
                '- 0 -',
                '-',
              ),
            marks: ['M1 derivative of the given function', 'A1 equal to the right-hand side', 'A1 condition at $x = 0$'],
          },
          {
            ask: raw`Calculate the error of the estimate, and use the shape of the graph to explain why it is too small.`,
            answer: `$${significant(exactValue - estimate)}$ too small`,
            solution: raw`$y(${end}) = ${significant(exactValue, 5)}$, so the estimate is too small by about $${significant(exactValue - estimate)}$. $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = e^{-x} > 0$: the graph is concave up, so its tangents lie below it.`,
            marks: [`A1 $${significant(exactValue - estimate)}$`, 'R1 concave up, tangents below the graph'],
            keys: [{ value: exactValue - estimate, tolerance: Math.abs(exactValue - estimate) * 0.08 }],
          },
        ],
      }),
    check: ({ a, h, steps }, { estimate, exactValue, end }) => {
      assertClose(simulate((x, [y = 0]) => [x - y + a], [a], end, 1_000)[0] ?? 0, exactValue, 'solution', 1e-9);
      // The gap to the line x + a - 1 shrinks by the same factor in each step.
      assertClose(end + a - 1 + (1 - h) ** steps, estimate, 'Euler', 1e-9);
      assert.ok(estimate < exactValue);
    },
  }),
]);

const seriesFromEquation = inForms(
  { key: 'aa-hl-series-from-equation', calculatorAllowed: false, placements: higher('5.19', 1, ['5.18']) },
  [
    form({
      variants: [
        { a: 1, b: 2 },
        { a: 2, b: 1 },
        { a: 3, b: -1 },
        { a: -1, b: 4 },
      ],
      // y' = a x + y... y(0) = b: y' = b, y'' = a + b, y''' = a + b
      solve: ({ a, b }) => ({ first: b, second: a + b, third: a + b }),
      write: ({ a, b }, { second }) => {
        const half = fraction(Math.abs(second), 2);
        const sixth = fraction(Math.abs(second), 6);
        const sign = second < 0 ? '-' : '+';
        const series = `${b} ${b < 0 ? '-' : '+'} ${term(Math.abs(b), 'x')} ${sign} ${half === '1' ? '' : half}x^2 ${sign} ${sixth === '1' ? '' : sixth}x^3`;
        return inParts({
          stem: raw`A function $y$ of $x$ satisfies $\dfrac{\mathrm{d}y}{\mathrm{d}x} = y + ${a < 0 ? `(${a})x` : term(a, 'x')}$ and $y = ${b}$ when $x = 0$.`.replace(
            '+ (-1)x',
            '- x',
          ),
          hint: 'Differentiate the equation itself.',
          parts: [
            {
              ask: raw`Find the values of $\dfrac{\mathrm{d}y}{\mathrm{d}x}$, $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$ and $\dfrac{\mathrm{d}^3y}{\mathrm{d}x^3}$ at $x = 0$.`,
              answer: `$${b}$, $${second}$, $${second}$`,
              solution: raw`At $x = 0$ the equation gives ${b}. Differentiating it: $\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = \dfrac{\mathrm{d}y}{\mathrm{d}x} ${a < 0 ? '-' : '+'} ${Math.abs(a)}$, at 0: ${second}. Again: $\dfrac{\mathrm{d}^3y}{\mathrm{d}x^3} = \dfrac{\mathrm{d}^2y}{\mathrm{d}x^2}$, at 0: ${second}.`,
              marks: [`A1 $${b}$`, 'M1 differentiates the equation', `A1 $${second}$`, `A1 $${second}$ for the third`],
              keys: [
                { kind: 'number', label: 'First', ...exact(b) },
                { kind: 'number', label: 'Second', ...exact(second) },
                { kind: 'number', label: 'Third', ...exact(second) },
              ],
            },
            {
              ask: raw`Hence find the Maclaurin series of $y$ up to and including the term in $x^3$.`,
              answer: `$${series}$`,
              solution: raw`$y = y(0) + xy'(0) + \frac{x^2}{2!}y''(0) + \frac{x^3}{3!}y'''(0) + \dots = ${series} + \dots$`,
              marks: ['M1 uses the formula with factorials', `A1 $${series}$`],
              keys: [
                {
                  kind: 'expression',
                  value: series,
                  slips: [slip(`${b} + ${b}x + (${second})x^2 + (${second})x^3`, 'You left out the factorials.')],
                },
              ],
            },
          ],
        });
      },
      check: ({ a, b }, { first, second, third }) => {
        const x = 0.05;
        const value = simulate((t, [y = 0]) => [y + a * t], [b], x, 500)[0] ?? 0;
        assert.ok(Math.abs(b + first * x + (second * x * x) / 2 + (third * x ** 3) / 6 - value) < 2e-6);
        assert.ok(second !== 0);
      },
    }),
    form({
      variants: [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }],
      // ln(1+ax) and arctan: integral of e^{-x^2}-like: int_0^{1/2}... use sin(ax)/x
      solve: ({ a }) => ({ coefficients: [a, -(a ** 3) / 6, a ** 5 / 120] }),
      write: ({ a }) => {
        const series = raw`${a} - ${fraction(a ** 3, 6)}x^2 + ${fraction(a ** 5, 120)}x^4`;
        const integral = raw`${term(a, 'x')} - ${fraction(a ** 3, 18)}x^3 + ${fraction(a ** 5, 600)}x^5`;
        return inParts({
          stem: raw`Let $f(x) = \dfrac{\sin ${term(a, 'x')}}{x}$ for $x \ne 0$, and $f(0) = ${a}$.`,
          hint: 'Which known series is part of this function?',
          parts: [
            {
              ask: raw`Find the Maclaurin series of $f(x)$ up to and including the term in $x^4$.`,
              answer: `$${series}$`,
              solution: raw`$\sin ${term(a, 'x')} = ${term(a, 'x')} - ${fraction(a ** 3, 6)}x^3 + ${fraction(a ** 5, 120)}x^5 - \dots$; dividing by $x$ gives $${series} - \dots$`,
              marks: [raw`M1 series of $\sin ${term(a, 'x')}$`, 'M1 divides by $x$', `A1 $${series}$`],
              keys: [{ kind: 'expression', value: series }],
            },
            {
              ask: raw`Hence find an approximation for $\displaystyle\int_0^x f(t)\,\mathrm{d}t$ as a polynomial of degree 5.`,
              answer: `$${integral}$`,
              solution: raw`Integrating term by term: $${integral}$. (No elementary function has this derivative.)`,
              marks: ['M1 integrates term by term', `A1 $${integral}$`],
              keys: [{ kind: 'expression', value: integral }],
            },
            {
              ask: raw`Use the series to find $\displaystyle\lim_{x \to 0} \frac{${a} - f(x)}{x^2}$.`,
              answer: `$${fraction(a ** 3, 6)}$`,
              solution: raw`$${a} - f(x) = ${fraction(a ** 3, 6)}x^2 - \dots$, so the quotient tends to $${fraction(a ** 3, 6)}$.`,
              marks: ['M1 uses the series', `A1 $${fraction(a ** 3, 6)}$`],
              keys: [exact(a ** 3 / 6)],
            },
          ],
        });
      },
      check: ({ a }, { coefficients }) => {
        const x = 0.2 / a;
        const [c0 = 0, c2 = 0, c4 = 0] = coefficients;
        assert.ok(Math.abs(Math.sin(a * x) / x - (c0 + c2 * x * x + c4 * x ** 4)) < 1e-6 * a);
      },
    }),
  ],
);

const seriesByPieces = inForms(
  { key: 'aa-hl-series-from-known', calculatorAllowed: false, placements: higher('5.19', 1, ['5.12']) },
  [
    form({
      variants: [{ a: 2 }, { a: 3 }, { a: 4 }, { a: 5 }],
      // ln((1+ax)/(1-ax)) = 2(ax + (ax)^3/3 + ...)
      solve: ({ a }) => ({ linear: 2 * a, cubicTop: 2 * a ** 3, approx: 2 * (1 / 3 + 1 / 81) }),
      write: ({ a }, { linear, cubicTop, approx }) => {
        const series = raw`${linear}x + ${fraction(cubicTop, 3)}x^3`;
        const x = fraction(1, 3 * a);
        return inParts({
          stem: raw`Let $f(x) = \ln\left(\dfrac{1 + ${a}x}{1 - ${a}x}\right)$ for $-${fraction(1, a)} < x < ${fraction(1, a)}$.`,
          hint: 'What does a law of logarithms do to this function?',
          parts: [
            {
              ask: raw`Write down the series of $\ln(1 + ${a}x)$ and of $\ln(1 - ${a}x)$ up to and including the terms in $x^3$.`,
              answer: raw`$${a}x - ${fraction(a * a, 2)}x^2 + ${fraction(a ** 3, 3)}x^3$ and $-${a}x - ${fraction(a * a, 2)}x^2 - ${fraction(a ** 3, 3)}x^3$`,
              solution: raw`In $\ln(1 + u) = u - \frac{u^2}{2} + \frac{u^3}{3} - \dots$ put $u = ${a}x$ and $u = -${a}x$: $${a}x - ${fraction(a * a, 2)}x^2 + ${fraction(a ** 3, 3)}x^3$ and $-${a}x - ${fraction(a * a, 2)}x^2 - ${fraction(a ** 3, 3)}x^3$.`,
              marks: ['A1 first series', 'A1 second series'],
              keys: [
                {
                  kind: 'expression',
                  label: raw`$\ln(1 + ${a}x)$`,
                  value: raw`${a}x - ${fraction(a * a, 2)}x^2 + ${fraction(a ** 3, 3)}x^3`,
                },
                {
                  kind: 'expression',
                  label: raw`$\ln(1 - ${a}x)$`,
                  value: raw`-${a}x - ${fraction(a * a, 2)}x^2 - ${fraction(a ** 3, 3)}x^3`,
                },
              ],
            },
            {
              ask: raw`Hence find the series of $f(x)$ up to and including the term in $x^3$, and explain why it has no even powers.`,
              answer: `$${series}$`,
              solution: raw`$f(x) = \ln(1 + ${a}x) - \ln(1 - ${a}x) = ${series} + \dots$. The function is odd, $f(-x) = -f(x)$, so even powers cannot occur.`,
              marks: ['M1 difference of the two series', `A1 $${series}$`, 'R1 $f$ is odd'],
              keys: [{ kind: 'expression', value: series }],
            },
            {
              ask: raw`By putting $x = ${x}$, find an approximation of $\ln 2$ as a fraction.`,
              answer: `$${fraction(56, 81)}$`,
              solution: raw`There the quotient is $\dfrac{1 + \frac{1}{3}}{1 - \frac{1}{3}} = 2$, and the series gives $2\left(\frac{1}{3} + \frac{1}{81}\right) = \frac{56}{81}$, that is $${significant(approx, 4)}$ (the calculator gives $0.6931$).`,
              marks: [raw`M1 shows that the quotient is 2`, raw`A1 $\frac{56}{81}$`],
              keys: [exact(56 / 81)],
            },
          ],
        });
      },
      check: ({ a }, { linear, cubicTop, approx }) => {
        const x = 0.05 / a;
        assert.ok(Math.abs(Math.log((1 + a * x) / (1 - a * x)) - linear * x - (cubicTop / 3) * x ** 3) < 1e-6);
        assertClose(approx, 56 / 81, 'fraction');
        assert.ok(Math.abs(approx - Math.LN2) < 0.002);
      },
    }),
    form({
      variants: [
        { name: 'arctan', a: 1 },
        { name: 'arctan', a: 2 },
        { name: 'arctan', a: 3 },
      ],
      // derive arctan(ax) series from 1/(1+a^2 x^2)
      solve: ({ a }) => ({ c: [a, -(a ** 3) / 3, a ** 5 / 5], value: Math.PI / 6 }),
      write: ({ a }) => {
        const geometric = raw`1 - ${term(a * a, 'x^2')} + ${term(a ** 4, 'x^4')}`;
        const series = raw`${term(a, 'x')} - ${fraction(a ** 3, 3)}x^3 + ${fraction(a ** 5, 5)}x^5`;
        return inParts({
          stem: raw`Let $g(x) = \arctan ${term(a, 'x')}$.`,
          hint: 'The derivative is the sum of a geometric series.',
          parts: [
            {
              ask: raw`Write down $g'(x)$, and expand it as a geometric series up to the term in $x^4$.`,
              answer: raw`$\dfrac{${a}}{1 + ${term(a * a, 'x^2')}}$; $${a === 1 ? geometric : `${a}(${geometric})`}$`,
              solution: raw`$g'(x) = \dfrac{${a}}{1 + ${term(a * a, 'x^2')}}$, the sum of a geometric series with first term ${a} and common ratio $-${term(a * a, 'x^2')}$: $${a === 1 ? geometric : `${a}(${geometric})`} - \dots$`,
              marks: [raw`A1 $\frac{${a}}{1 + ${term(a * a, 'x^2')}}$`, 'M1 geometric series', 'A1 three terms'],
              keys: [
                { kind: 'expression', label: "$g'(x) =$", value: raw`\frac{${a}}{1 + ${term(a * a, 'x^2')}}` },
                { kind: 'expression', label: 'Series', value: `${a}(${geometric})` },
              ],
            },
            {
              ask: raw`Hence find the series of $g(x)$ up to and including the term in $x^5$, and justify the constant of integration.`,
              answer: `$${series}$`,
              solution: raw`Integrating term by term, $${series} - \dots + C$, and $g(0) = 0$ gives $C = 0$.`,
              marks: ['M1 integrates term by term', `A1 $${series}$`, 'R1 $C = 0$, as $g(0) = 0$'],
              keys: [{ kind: 'expression', value: series }],
            },
            {
              ask: raw`State the values of $x$ for which the geometric series converges.`,
              answer: raw`$|x| < ${fraction(1, a)}$`,
              solution: raw`The ratio has to be smaller than 1 in magnitude: $${term(a * a, 'x^2')} < 1$, so $-${fraction(1, a)} < x < ${fraction(1, a)}$.`,
              marks: [raw`A1 $-${fraction(1, a)} < x < ${fraction(1, a)}$`],
              keys: [
                {
                  kind: 'interval',
                  intervals: [{ from: `-${fraction(1, a)}`, to: fraction(1, a), open_from: true, open_to: true }],
                },
              ],
            },
          ],
        });
      },
      check: ({ a }, { c }) => {
        const x = 0.1 / a;
        const [c1 = 0, c3 = 0, c5 = 0] = c;
        assert.ok(Math.abs(Math.atan(a * x) - c1 * x - c3 * x ** 3 - c5 * x ** 5) < 1e-7);
      },
    }),
  ],
);

/** Templates of topic 5 for HL alone: differential equations and series. */
export const differentialEquations = [homogeneous, integratingFactor, cooling, seriesFromEquation, seriesByPieces];
