import assert from 'node:assert/strict';
import { assertClose, differentiate, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { short } from '../values.ts';
import { hl, near, prose } from '../writing.ts';

/** Topic 5, higher level: integrals of sines, exponentials and reciprocals, found and used. */

const dailyRhythm = defineTemplate({
  key: 'ai-integral-of-daily-rhythm',
  calculatorAllowed: true,
  placements: [hl('5.11', 1, '5.13', '2.5.4')],
  variants: [
    { what: 'Water flows into a reservoir', unit: 'thousand litres', a: 12, b: 5, start: 40, at: 8 },
    { what: 'Electricity flows into a battery', unit: 'kilowatt hours', a: 3, b: 2, start: 10, at: 6 },
    { what: 'Visitors enter a park', unit: 'hundred people', a: 4, b: 3, start: 2, at: 10 },
    { what: 'Sap flows through a tree', unit: 'litres', a: 2.5, b: 1.5, start: 0, at: 9 },
  ],
  solve: ({ a, b, start, at }) => {
    const w = Math.PI / 12;
    const amount = (t: number) => start + a * t + (b / w) * (1 - Math.cos(w * t));
    return { at8: amount(at), day: amount(24) - start };
  },
  write: ({ what, unit, a, b, start, at }, { at8, day }) =>
    inParts({
      stem: prose`${what} at the rate $R(t) = ${a} + ${b}\sin\left(\dfrac{\pi t}{12}\right)$, in ${unit} per hour, where $t$ is the time in hours after 06:00. At $t = 0$ the total is $${start}$ ${unit}.`,
      hint: 'The total is the function whose derivative is the rate. What does its value at the start fix?',
      parts: [
        {
          ask: prose`Find an expression for $\displaystyle\int R(t)\,\mathrm{d}t$.`,
          answer: prose`$${a}t - \dfrac{${short(12 * b)}}{\pi}\cos\left(\dfrac{\pi t}{12}\right) + C$`,
          solution: prose`The integral of $\sin\left(\dfrac{\pi t}{12}\right)$ is $-\dfrac{12}{\pi}\cos\left(\dfrac{\pi t}{12}\right)$, so the result is $${a}t - \dfrac{${short(12 * b)}}{\pi}\cos\left(\dfrac{\pi t}{12}\right) + C$.`,
          marks: [
            `A1 $${a}t$`,
            prose`M1 negative cosine divided by $\frac{\pi}{12}$`,
            prose`A1 $-\frac{${short(12 * b)}}{\pi}\cos\left(\frac{\pi t}{12}\right) + C$ (a missing $C$ loses this mark)`,
          ],
          keys: [{ kind: 'expression', value: `${a}t - (${short(12 * b)}/pi) cos(pi t/12)`, constant: 'added' }],
        },
        {
          ask: prose`Hence find the total at $t = ${at}$.`,
          answer: `$${significant(at8)}$ ${unit}`,
          solution: prose`At $t = 0$ the expression is $-\dfrac{${short(12 * b)}}{\pi} + C = ${start}$, so $C = ${significant(start + (12 * b) / Math.PI, 5)}$. At $t = ${at}$ the total is $${significant(at8)}$ ${unit}.`,
          marks: [
            prose`M1 uses the value at $t = 0$`,
            `A1 $C = ${significant(start + (12 * b) / Math.PI)}$`,
            `A1 $${significant(at8)}$ (FT their integral)`,
          ],
          keys: [near(at8)],
        },
        {
          ask: 'Find by how much the total grows in a whole day, and explain why the sine does not matter for this.',
          answer: `$${short(day)}$ ${unit}; over a whole period it adds up to 0`,
          solution: prose`$\displaystyle\int_0^{24} R(t)\,\mathrm{d}t = ${a} \times 24 = ${short(day)}$ ${unit}. A day is a whole period of the sine, over which its positive and its negative part cancel.`,
          marks: [`A1 $${short(day)}$`, 'R1 whole period, so the sine adds up to 0'],
          keys: [near(day)],
        },
      ],
    }),
  check: ({ a, b, start, at }, { at8, day }) => {
    const rate = (t: number) => a + b * Math.sin((Math.PI * t) / 12);
    assertClose(start + integrate(rate, 0, at), at8, 'the total');
    assertClose(integrate(rate, 0, 24), day, 'the day');
  },
});

const insideTheBracket = defineTemplate({
  key: 'ai-integral-reversed-chain-rule',
  calculatorAllowed: true,
  placements: [hl('5.11', 1, '5.9')],
  variants: [
    { k: 2, c: 5, n: 3, upper: 2 },
    { k: 3, c: 1, n: 4, upper: 1 },
    { k: 4, c: 9, n: 2, upper: 3 },
    { k: 5, c: 2, n: 3, upper: 1 },
  ],
  solve: ({ k, c, n, upper }) => ({
    log: (k / 2) * Math.log((upper * upper + c) / c),
    power: ((upper * upper + c) ** (n + 1) - c ** (n + 1)) / (2 * (n + 1)),
  }),
  write: ({ k, c, n, upper }, { log, power }) => {
    const half = short(k / 2);
    const factor = half === 1 ? '' : `${half}`;
    return inParts({
      hint: 'What is the derivative of the expression inside, and where in the integrand do you see it?',
      parts: [
        {
          ask: prose`Find $\displaystyle\int \dfrac{${k}x}{x^{2} + ${c}}\,\mathrm{d}x$.`,
          answer: prose`$${factor}\ln\left(x^{2} + ${c}\right) + C$`,
          solution: prose`With $u = x^{2} + ${c}$, $\dfrac{\mathrm{d}u}{\mathrm{d}x} = 2x$ and the integral is $\displaystyle\int \dfrac{${half}}{u}\,\mathrm{d}u = ${factor}\ln|u| + C = ${factor}\ln\left(x^{2} + ${c}\right) + C$.`,
          marks: [
            prose`M1 substitution $u = x^{2} + ${c}$, or inspection`,
            prose`A1 logarithm of $x^{2} + ${c}$`,
            prose`A1 factor $${half}$ and $+ C$ (a missing $C$ loses this mark)`,
          ],
          keys: [{ kind: 'expression', value: `${half} ln(x^2 + ${c})`, constant: 'added' }],
        },
        {
          ask: prose`Hence find $\displaystyle\int_0^{${upper}} \dfrac{${k}x}{x^{2} + ${c}}\,\mathrm{d}x$.`,
          answer: `$${significant(log)}$`,
          solution: prose`$${factor}\ln ${upper * upper + c} - ${factor}\ln ${c} = ${significant(log)}$.`,
          marks: ['M1 substitutes both limits', `A1 $${significant(log)}$`],
          keys: [near(log)],
        },
        {
          ask: prose`A student finds $\displaystyle\int_0^{${upper}} x\left(x^{2} + ${c}\right)^{${n}}\,\mathrm{d}x = \left[\dfrac{\left(x^{2} + ${c}\right)^{${n + 1}}}{${n + 1}}\right]_0^{${upper}}$. Identify the mistake, and find the correct value.`,
          answer: prose`the factor $\frac{1}{2}$ is missing; $${significant(power)}$`,
          solution: prose`The derivative of the student's bracket is $2x\left(x^{2} + ${c}\right)^{${n}}$, twice the integrand: the factor $\frac{1}{2}$ is missing. The correct value is $\dfrac{${upper * upper + c}^{${n + 1}} - ${c}^{${n + 1}}}{${2 * (n + 1)}} = ${significant(power)}$.`,
          marks: [
            prose`R1 the derivative has the additional factor 2`,
            'M1 divides by it',
            `A1 $${significant(power)}$ (*accept* the exact value; twice this value earns no marks after R1)`,
          ],
          keys: [near(power)],
        },
      ],
    });
  },
  check: ({ k, c, n, upper }, { log, power }) => {
    assertClose(
      integrate((x) => (k * x) / (x * x + c), 0, upper),
      log,
      'logarithm',
    );
    assertClose(
      integrate((x) => x * (x * x + c) ** n, 0, upper),
      power,
      'power',
    );
    assertClose(
      differentiate((x) => (k / 2) * Math.log(x * x + c), 1.3),
      (k * 1.3) / (1.69 + c),
      'derivative',
    );
  },
});

const meanLevel = defineTemplate({
  key: 'ai-integral-mean-of-decay',
  calculatorAllowed: true,
  placements: [hl('5.11', 2, '5.12', '2.5.2')],
  variants: [
    { what: 'concentration of a medicine', unit: 'mg per litre', start: 40, k: 0.2, to: 6 },
    { what: 'brightness of a dying star', unit: 'units', start: 90, k: 0.15, to: 10 },
    { what: 'pressure in a leaking tyre', unit: 'kilopascals', start: 250, k: 0.08, to: 12 },
    { what: 'activity of a radioactive sample', unit: 'counts per second', start: 600, k: 0.25, to: 8 },
  ],
  solve: ({ start, k, to }) => {
    const total = (start / k) * (1 - Math.exp(-k * to));
    return { total, mean: total / to, when: -Math.log(total / to / start) / k, ever: start / k };
  },
  write: ({ what, unit, start, k, to }, { total, mean, when, ever }) =>
    inParts({
      stem: prose`The ${what} after $t$ hours is $f(t) = ${start}\mathrm{e}^{-${k}t}$, in ${unit}. The mean value of $f$ from $t = 0$ to $t = T$ is $\dfrac{1}{T}\displaystyle\int_0^T f(t)\,\mathrm{d}t$.`,
      hint: 'Picture a rectangle as wide as the region under the graph, and with the same area.',
      parts: [
        {
          ask: prose`Show that $\displaystyle\int_0^T f(t)\,\mathrm{d}t = ${short(ever)}\left(1 - \mathrm{e}^{-${k}T}\right)$.`,
          answer: 'shown',
          solution: prose`$\displaystyle\int_0^T ${start}\mathrm{e}^{-${k}t}\,\mathrm{d}t = \left[-\dfrac{${start}}{${k}}\mathrm{e}^{-${k}t}\right]_0^T = -${short(ever)}\mathrm{e}^{-${k}T} + ${short(ever)}$.`,
          marks: [
            prose`M1 divides by $-${k}$`,
            prose`A1 $-${short(ever)}\mathrm{e}^{-${k}t}$`,
            'A1 both limits (the value at 0 is not 0: leaving it out costs this mark)',
            'AG the expression given',
          ],
        },
        {
          ask: prose`Find the mean value from $t = 0$ to $t = ${to}$.`,
          answer: `$${significant(mean)}$ ${unit}`,
          solution: prose`The integral is $${significant(total, 5)}$, and divided by ${to} this is $${significant(mean)}$ ${unit}.`,
          marks: [`A1 integral $${significant(total)}$`, `A1 $${significant(mean)}$`],
          keys: [near(mean)],
        },
        {
          ask: prose`Find when $f$ has this value, and explain why it is before the middle of the interval.`,
          answer: `$t = ${significant(when)}$; $f$ falls faster at first`,
          solution: prose`$${start}\mathrm{e}^{-${k}t} = ${significant(mean, 5)}$ gives $t = ${significant(when)}$, which is less than $${to / 2}$. The function decreases fast at first and slowly later, so its values lie below the mean for the longer part of the time.`,
          marks: ['M1 equation', `A1 $t = ${significant(when)}$ (FT their mean)`, 'R1 it decreases faster at first'],
          keys: [near(when)],
        },
        {
          ask: prose`State what the integral approaches as $T$ increases without limit, and what the mean value approaches.`,
          answer: `$${short(ever)}$; $0$`,
          solution: prose`The exponential tends to 0, so the integral tends to $${short(ever)}$. Divided by ever greater $T$, the mean value tends to 0.`,
          marks: [`A1 $${short(ever)}$`, 'A1 0'],
          keys: [near(ever)],
        },
      ],
    }),
  check: ({ start, k, to }, { total, mean, when }) => {
    const f = (t: number) => start * Math.exp(-k * t);
    assertClose(integrate(f, 0, to), total, 'integral');
    assertClose(f(when), mean, 'mean');
    assert.ok(when < to / 2);
  },
});

export const integralsInContextTemplates: readonly QuestionTemplate[] = [dailyRhythm, insideTheBracket, meanLevel];
