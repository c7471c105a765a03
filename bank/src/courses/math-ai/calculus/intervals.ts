import assert from 'node:assert/strict';
import { assertClose, differentiate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, signed } from '../../../tex.ts';
import { short } from '../values.ts';
import { exact, labelled, prose, sl, table } from '../writing.ts';

/** Topic 5. Where functions increase and decrease: from signs, from values of the derivative, and with an unknown coefficient. */

interface Intervals {
  form: 'signs' | 'coefficient' | 'statements';
  what: string;
  /** f(x) = k (x³/3 - (p + q) x²/2 + p q x) + r, so that f'(x) = k (x - p)(x - q). */
  k: number;
  p: number;
  q: number;
  r: number;
}

const intervalsOfIncrease = defineTemplate<Intervals, { c: [number, number, number, number]; values: [number, number] }>({
  key: 'ai-intervals-of-increase',
  calculatorAllowed: true,
  placements: [sl('5.2', 1, '5.6')],
  variants: [
    { form: 'signs', what: 'the profit of a kiosk (in EUR) after $x$ hours', k: -6, p: 1, q: 5, r: 40 },
    { form: 'coefficient', what: 'the height of a cable car track (in m) at the distance $x$ (in km)', k: 3, p: 2, q: 6, r: 100 },
    { form: 'statements', what: 'the number of guests of a beach café, $x$ hours after noon', k: -3, p: 0, q: 6, r: 25 },
    { form: 'signs', what: 'the water level of a harbour (in cm) after $x$ hours', k: 6, p: 2, q: 4, r: 300 },
    { form: 'coefficient', what: 'the value of a collection (in EUR) after $x$ years', k: 6, p: 1, q: 3, r: 900 },
    {
      form: 'statements',
      what: 'the temperature in a cold store (in tenths of a degree) after $x$ hours',
      k: 3,
      p: 1,
      q: 7,
      r: 90,
    },
  ],
  solve: ({ k, p, q, r }) => {
    const c: [number, number, number, number] = [short(k / 3), short((-k * (p + q)) / 2), short(k * p * q), r];
    const f = (x: number) => ((c[0] * x + c[1]) * x + c[2]) * x + c[3];
    return { c, values: [short(f(p)), short(f(q))] };
  },
  write: ({ form, what, k, p, q }, { c, values }) => {
    const f = polynomial(c);
    const derivative = polynomial([k, -k * (p + q), k * p * q]);
    const [first, second] = k > 0 ? ['increasing', 'decreasing'] : ['decreasing', 'increasing'];
    const between = prose`$${p} < x < ${q}$`;
    const betweenKey = { kind: 'interval' as const, intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }] };
    if (form === 'signs') {
      const signs = k > 0 ? ['+', '-', '+'] : ['-', '+', '-'];
      return inParts({
        stem: prose`For $x \ge 0$, let $f(x) = ${f}$ be ${what}.`,
        hint: 'Where is the derivative zero, and what is its sign in between?',
        parts: [
          {
            ask: prose`Find $f'(x)$ and solve $f'(x) = 0$.`,
            answer: `$${derivative}$; $x = ${p}$ and $x = ${q}$`,
            solution: prose`$f'(x) = ${derivative}$, zero at $x = ${p}$ and $x = ${q}$.`,
            marks: [`A1 $${derivative}$`, `A1 $x = ${p}$ and $x = ${q}$`],
            keys: [
              { kind: 'expression', label: "$f'(x) =$", value: derivative },
              { kind: 'set', label: 'Zeros', values: [`${p}`, `${q}`] },
            ],
          },
          {
            before: table(['Interval', `$0 < x < ${p}$`, between, `$x > ${q}$`], ["Sign of $f'(x)$", '', '', '']),
            ask: 'Copy and complete the table of signs.',
            answer: `$${signs.join(',\\ ')}$`,
            solution: prose`Test one value in each interval, for example $f'(${(p + q) / 2}) = ${short((-k * (q - p) ** 2) / 4)}$. The signs are $${signs.join(',\\ ')}$.`,
            marks: ['M1 a value tested in an interval', `A1 $${signs.join(',\\ ')}$`],
          },
          {
            ask: `Hence write down the interval on which $f$ is ${second}.`,
            answer: between,
            solution: `$f$ is ${second} where the derivative is ${k > 0 ? 'negative' : 'positive'}: ${between}.`,
            marks: [`A1 ${between}`],
            keys: [betweenKey],
          },
          {
            ask: `Calculate by how much $f$ changes on this interval.`,
            answer: `$${short(values[1] - values[0])}$`,
            solution: `$f(${q}) - f(${p}) = ${values[1]} - ${values[0]} = ${short(values[1] - values[0])}$.`,
            marks: ['M1 difference of the values at the ends', `A1 $${short(values[1] - values[0])}$`],
            keys: [exact(short(values[1] - values[0]))],
          },
        ],
      });
    }
    if (form === 'coefficient') {
      const unknown = `${c[0] === 1 ? '' : c[0]}x^{3} + bx^{2} + ${c[2]}x + ${c[3]}`;
      return inParts({
        stem: prose`Let $f(x) = ${unknown}$ be ${what}. It is ${second} exactly for ${between}.`,
        hint: prose`What is $f'$ at both ends of the interval?`,
        parts: [
          {
            ask: prose`Find $f'(x)$ in terms of $b$.`,
            answer: `$${3 * c[0]}x^{2} + 2bx + ${c[2]}$`,
            solution: prose`$f'(x) = ${3 * c[0]}x^{2} + 2bx + ${c[2]}$.`,
            marks: ['A1 two terms', 'A1 all terms'],
            keys: [{ kind: 'expression', value: `${3 * c[0]}x^2 + 2b x + ${c[2]}`, variables: ['b', 'x'] }],
          },
          {
            ask: prose`Determine the value of $b$.`,
            answer: `$b = ${c[1]}$`,
            solution: prose`At the ends of the interval $f$ turns round, so $f'(${p}) = 0$: $${3 * c[0] * p * p} + ${2 * p}b + ${c[2]} = 0$ and $b = ${c[1]}$.`,
            marks: [`M1 $f'(${p}) = 0$ (or $f'(${q}) = 0$)`, `A1 $b = ${c[1]}$`],
            keys: [exact(c[1])],
          },
          {
            ask: prose`Verify that the other end of the interval gives the same value.`,
            answer: 'verified',
            solution: prose`$f'(${q}) = ${3 * c[0] * q * q}${signed(2 * q * c[1])} + ${c[2]} = 0$ with this $b$.`,
            marks: [`A1 $f'(${q}) = 0$ shown`],
          },
          {
            ask: prose`Identify the kind of point that the graph has at $x = ${p}$ and at $x = ${q}$.`,
            answer: 'a local maximum, then a local minimum',
            solution: `$f$ is ${first} before $x = ${p}$, ${second} up to $x = ${q}$ and ${first} afterwards: a local maximum and then a local minimum.`,
            marks: ['A1 maximum', 'A1 minimum'],
          },
        ],
      });
    }
    const middle = (p + q) / 2;
    return inParts({
      stem: prose`For $0 \le x \le ${q + 2}$, let $f(x) = ${f}$ be ${what}.`,
      hint: 'Look at the sign of the derivative, not of the function.',
      parts: [
        {
          ask: prose`Find $f'(x)$.`,
          answer: `$${derivative}$`,
          solution: prose`$f'(x) = ${derivative}$.`,
          marks: ['A1 two terms', 'A1 all terms'],
          keys: [{ kind: 'expression', value: derivative }],
        },
        {
          ask: prose`Calculate $f'(${middle})$ and $f'(${q + 1})$, and state what their signs mean in context.`,
          answer: `$${short((-k * (q - p) ** 2) / 4)}$: ${second}; $${k * (q + 1 - p)}$: ${first}`,
          solution: prose`$f'(${middle}) = ${short((-k * (q - p) ** 2) / 4)}$, so it is ${second} at that time; $f'(${q + 1}) = ${k * (q + 1 - p)}$, so it is ${first} then.`,
          marks: [`A1 $${short((-k * (q - p) ** 2) / 4)}$`, `A1 $${k * (q + 1 - p)}$`, `R1 ${second} and ${first}`],
          keys: [
            labelled(`$f'(${middle}) =$`, exact(short((-k * (q - p) ** 2) / 4))),
            labelled(`$f'(${q + 1}) =$`, exact(k * (q + 1 - p))),
          ],
        },
        {
          ask: `Determine the values of $x$ for which $f$ is ${second}.`,
          answer: between,
          solution: prose`$f'(x) = 0$ at $x = ${p}$ and $x = ${q}$; between them the derivative is ${k > 0 ? 'negative' : 'positive'}: ${between}.`,
          marks: ["M1 $f'(x) = 0$", `A1 ${between}`],
          keys: [betweenKey],
        },
        {
          before: prose`A student says: "$f(${middle})$ is positive, so $f$ is increasing at $x = ${middle}$."`,
          ask: 'Comment on this reasoning.',
          answer: 'wrong reason: the sign of the derivative decides, not that of the function',
          solution: `The sign of $f$ says only whether the value is above or below zero. Whether $f$ increases is decided by the sign of the derivative; here $f$ is ${second}${k > 0 ? ', so the conclusion is wrong as well' : ', so the conclusion happens to be right, but not for this reason'}.`,
          marks: ['R1 sign of the derivative decides'],
        },
      ],
    });
  },
  check: ({ k, p, q }, { c, values }) => {
    const f = (x: number) => c[0] * x ** 3 + c[1] * x ** 2 + c[2] * x + c[3];
    assertClose(differentiate(f, p), 0, 'first turn', 1e-5);
    assertClose(differentiate(f, q), 0, 'second turn', 1e-5);
    assertClose(f(q) - f(p), values[1] - values[0], 'the change');
    const steps = Array.from({ length: 41 }, (_, i) => f(p + ((q - p) * i) / 40));
    assert.ok(steps.slice(1).every((value, i) => (k > 0 ? value < (steps[i] as number) : value > (steps[i] as number))));
    assert.ok(f((p + q) / 2) > 0);
  },
});

export const intervalsTemplates: readonly QuestionTemplate[] = [intervalsOfIncrease];
