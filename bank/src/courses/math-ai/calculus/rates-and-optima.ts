import { Diagram } from '../../../diagram.ts';
import { assertClose, integrate, maximise, minimise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, significant } from '../../../tex.ts';
import { short, valueAt } from '../values.ts';
import { exact, labelled, near, prose, sl, toWithin } from '../writing.ts';

/** Topic 5. Functions from their rates, and best values in context. */

interface FromRate {
  form: 'amount' | 'error' | 'two';
  what: string;
  unit: string;
  time: string;
  /** The rate, a quadratic or linear function of t. */
  rate: readonly number[];
  at: number;
  value: number;
  ask: number;
}

const fromRate = defineTemplate<FromRate, { constant: number; asked: number }>({
  key: 'ai-function-from-its-rate',
  calculatorAllowed: true,
  placements: [sl('5.5', 1, '5.1')],
  variants: [
    {
      form: 'amount',
      what: 'volume of water in a tank',
      unit: 'litres',
      time: 'minutes',
      rate: [-0.6, 12],
      at: 0,
      value: 40,
      ask: 10,
    },
    { form: 'error', what: 'population of a village', unit: 'people', time: 'years', rate: [6, -10], at: 2, value: 500, ask: 5 },
    { form: 'two', what: 'height of a plant', unit: 'cm', time: 'weeks', rate: [-0.3, 2.4], at: 2, value: 11, ask: 6 },
    {
      form: 'amount',
      what: 'mass of a melting block of ice',
      unit: 'kg',
      time: 'hours',
      rate: [0.06, -0.24, -1],
      at: 0,
      value: 30,
      ask: 5,
    },
    { form: 'error', what: 'temperature in an oven', unit: '°C', time: 'minutes', rate: [-4, 40], at: 1, value: 60, ask: 4 },
    {
      form: 'two',
      what: 'value of a painting',
      unit: 'thousand EUR',
      time: 'years',
      rate: [0.12, 0.4],
      at: 5,
      value: 20,
      ask: 10,
    },
  ],
  solve: ({ rate, at, value, ask }) => {
    const primitive = [...rate.map((c, i) => c / (rate.length - i)), 0];
    const constant = value - valueAt(primitive, at);
    return { constant: short(constant), asked: short(valueAt(primitive, ask) + constant) };
  },
  write: ({ form, what, unit, time, rate, at, value, ask }, { constant, asked }) => {
    const primitive = rate.map((c, i) => short(c / (rate.length - i)));
    const r = polynomial(rate, 't');
    const general = polynomial([...primitive, 0], 't');
    const full = polynomial([...primitive, constant], 't');
    const one = time.slice(0, -1);
    const find = {
      ask: prose`Find $A$ as a function of $t$.`,
      answer: `$A = ${full}$`,
      solution: prose`$A = \displaystyle\int \left(${r}\right)\mathrm{d}t = ${general} + c$. At $t = ${at}$, $A = ${value}$: $c = ${constant}$. So $A = ${full}$.`,
      marks: ['M1 integration', `A1 $${general} + c$`, `M1 $(${at}, ${value})$ substituted`, `A1 $c = ${constant}$`],
      keys: [
        {
          kind: 'expression' as const,
          label: '$A =$',
          value: full,
          slips: [{ slip: 'constant' as const, value: general, note: 'The constant of integration is missing.' }].filter(
            () => constant !== 0,
          ),
        },
      ],
    };
    const stem = prose`The ${what} is $A$ ${unit} after $t$ ${time}. Its rate of change is $\dfrac{\mathrm{d}A}{\mathrm{d}t} = ${r}$ ${unit} per ${one}, and $A = ${value}$ at $t = ${at}$.`;
    if (form === 'error') {
      const wrongValue = short(asked - constant);
      return inParts({
        stem: prose`${stem} A student writes: "$A = ${general}$, so at $t = ${ask}$ it is $${wrongValue}$."`,
        hint: 'Does the student’s formula agree with all that is known?',
        parts: [
          {
            ask: prose`Show that the student’s formula does not agree with the value at $t = ${at}$.`,
            answer: 'shown',
            solution: prose`At $t = ${at}$ the formula gives $${short(value - constant)}$, not $${value}$.`,
            marks: [`A1 $${short(value - constant)} \\ne ${value}$`],
          },
          {
            ask: 'Explain the mistake.',
            answer: 'the constant of integration was left out',
            solution: 'Functions with the same derivative differ by a constant. The student left it out.',
            marks: ['R1 constant of integration missing'],
          },
          find,
          {
            ask: `Hence find the correct value at $t = ${ask}$.`,
            answer: `$${asked}$ ${unit}`,
            solution: prose`$A = ${asked}$ ${unit}.`,
            marks: [`A1 $${asked}$`],
            keys: [near(asked)],
          },
        ],
      });
    }
    if (form === 'two') {
      return inParts({
        stem,
        hint: 'A difference of two values of A needs no constant.',
        parts: [
          {
            ask: prose`Calculate the change of $A$ from $t = ${at}$ to $t = ${ask}$ by a definite integral.`,
            answer: `$${short(asked - value)}$ ${unit}`,
            solution: prose`$\displaystyle\int_{${at}}^{${ask}} \left(${r}\right)\mathrm{d}t = ${short(asked - value)}$.`,
            marks: ['M1 definite integral with these limits', `A1 $${short(asked - value)}$`],
            keys: [near(asked - value)],
          },
          {
            ask: `Hence write down the value of $A$ at $t = ${ask}$.`,
            answer: `$${asked}$ ${unit}`,
            solution: `$${value} + ${short(asked - value)} = ${asked}$ ${unit}.`,
            marks: [`A1 $${asked}$`],
            keys: [near(asked)],
          },
          find,
          {
            ask: 'Verify that part (c) agrees with part (b).',
            answer: `$A = ${asked}$ at $t = ${ask}$`,
            solution: prose`At $t = ${ask}$ the function of part (c) is $${asked}$, the value of part (b).`,
            marks: [`A1 $${asked}$ obtained from the function`],
          },
        ],
      });
    }
    return inParts({
      stem,
      hint: 'What fixes the constant of integration?',
      parts: [
        {
          ask: prose`Find the rate of change at $t = ${ask}$, and state what its sign means.`,
          answer: `$${short(valueAt(rate, ask))}$ ${unit} per ${one}`,
          solution: prose`$${r}$ at $t = ${ask}$ is $${short(valueAt(rate, ask))}$ ${unit} per ${one}: the ${what} is ${valueAt(rate, ask) > 0 ? 'increasing' : 'decreasing'}.`,
          marks: [`A1 $${short(valueAt(rate, ask))}$`, `A1 ${valueAt(rate, ask) > 0 ? 'increasing' : 'decreasing'}`],
          keys: [exact(short(valueAt(rate, ask)))],
        },
        find,
        {
          ask: `Calculate the value of $A$ at $t = ${ask}$.`,
          answer: `$${asked}$ ${unit}`,
          solution: prose`At $t = ${ask}$: $A = ${asked}$ ${unit}.`,
          marks: [`A1 $${asked}$`],
          keys: [near(asked)],
        },
      ],
    });
  },
  check: ({ rate, at, value, ask }, { constant, asked }) => {
    assertClose(
      asked - value,
      integrate((t) => valueAt(rate, t), at, ask),
      'the change',
    );
    assertClose(constant, value + integrate((t) => valueAt(rate, t), at, 0), 'the value at 0');
  },
});

interface Optimum {
  form: 'tank' | 'revenue' | 'parcel';
  /** Given number: volume, base price, or length with girth. */
  a: number;
  b: number;
  c: number;
  what: string;
}

const optimum = defineTemplate<Optimum, { x: number; best: number; other: number }>({
  key: 'ai-optimum-from-a-condition',
  calculatorAllowed: true,
  placements: [sl('5.7', 2, '5.6')],
  variants: [
    { form: 'tank', a: 18, b: 40, c: 25, what: 'An open rain-water tank' },
    { form: 'revenue', a: 12, b: 300, c: 20, what: 'A cinema' },
    { form: 'parcel', a: 300, b: 0, c: 0, what: 'A parcel service' },
    { form: 'tank', a: 32, b: 15, c: 9, what: 'An open flower trough' },
    { form: 'revenue', a: 45, b: 120, c: 4, what: 'A bicycle tour' },
    { form: 'parcel', a: 240, b: 0, c: 0, what: 'A courier' },
  ],
  solve: ({ form, a, b, c }) => {
    if (form === 'tank') {
      // Square base of side x, height a / x²: cost b x² + 4 c a / x.
      const x = Math.cbrt((2 * c * a) / b);
      return { x, best: b * x * x + (4 * c * a) / x, other: a / (x * x) };
    }
    if (form === 'revenue') {
      // Price a + x, sold b - c x.
      const x = (b - a * c) / (2 * c);
      return { x, best: (a + x) * (b - c * x), other: b - c * x };
    }
    // Square ends of side x, length a - 4x.
    const x = a / 6;
    return { x, best: x * x * (a - 4 * x), other: a - 4 * x };
  },
  write: ({ form, a, b, c, what }, { x, best, other }) => {
    if (form === 'tank') {
      return inParts({
        stem: prose`${what} has a square base of side $x$ metres, height $h$ metres and a volume of $${a}\text{ m}^{3}$. The material of the base costs $${b}\text{ EUR}$ per square metre, that of the four sides $${c}\text{ EUR}$ per square metre.`,
        hint: 'Which equation links the two variables?',
        parts: [
          {
            ask: 'Express $h$ in terms of $x$.',
            answer: prose`$h = \dfrac{${a}}{x^{2}}$`,
            solution: prose`$x^{2}h = ${a}$, so $h = \dfrac{${a}}{x^{2}}$.`,
            marks: [prose`A1 $\frac{${a}}{x^{2}}$`],
            keys: [{ kind: 'expression', value: `${a}/x^2` }],
          },
          {
            ask: prose`Show that the cost of the material, in EUR, is $C = ${b}x^{2} + \dfrac{${4 * c * a}}{x}$.`,
            answer: 'shown',
            solution: prose`The base costs $${b}x^{2}$, the four sides $4 \times ${c} \times xh = ${4 * c}x \times \dfrac{${a}}{x^{2}} = \dfrac{${4 * c * a}}{x}$. There is no lid.`,
            marks: [prose`A1 $${b}x^{2}$`, prose`M1 $4 \times ${c} \times xh$ with $h$ replaced`, 'AG the expression given'],
          },
          {
            ask: prose`Find $\dfrac{\mathrm{d}C}{\mathrm{d}x}$.`,
            answer: prose`$${2 * b}x - \dfrac{${4 * c * a}}{x^{2}}$`,
            solution: prose`With $\dfrac{${4 * c * a}}{x} = ${4 * c * a}x^{-1}$: $\dfrac{\mathrm{d}C}{\mathrm{d}x} = ${2 * b}x - \dfrac{${4 * c * a}}{x^{2}}$.`,
            marks: [`A1 $${2 * b}x$`, prose`A1 $-\frac{${4 * c * a}}{x^{2}}$`],
            keys: [{ kind: 'expression', value: `${2 * b}x - ${4 * c * a}/x^2` }],
          },
          {
            ask: 'Determine the dimensions of the tank with the least cost, and this cost.',
            answer: prose`$x = ${significant(x)}\text{ m}$, $h = ${significant(other)}\text{ m}$, $${significant(best, 4)}\text{ EUR}$`,
            solution: prose`$\dfrac{\mathrm{d}C}{\mathrm{d}x} = 0$ gives $x^{3} = ${significant((2 * c * a) / b, 5)}$, $x = ${significant(x)}\text{ m}$. Then $h = ${significant(other)}\text{ m}$ and $C = ${significant(best, 4)}\text{ EUR}$.`,
            marks: [
              'M1 derivative equal to zero',
              `A1 $x = ${significant(x)}$`,
              `A1 $h = ${significant(other)}$`,
              `A1 $${significant(best, 4)}$`,
            ],
            keys: [
              labelled('$x =$', near(x, undefined, 'm')),
              labelled('$h =$', near(other, undefined, 'm')),
              labelled('Cost', near(best, undefined, 'EUR')),
            ],
          },
          {
            ask: 'Justify that this is a minimum.',
            answer: 'the derivative changes from negative to positive',
            solution: prose`For smaller $x$ the term $-\dfrac{${4 * c * a}}{x^{2}}$ outweighs, for greater $x$ the term $${2 * b}x$: the derivative changes from negative to positive, so $C$ has its minimum there.`,
            marks: ['R1 change of sign of the derivative (or graph)'],
          },
        ],
      });
    }
    if (form === 'revenue') {
      return inParts({
        stem: prose`${what} sells ${b} tickets a day at a price of $${a}\text{ EUR}$. For each increase of the price by $1\text{ EUR}$ it sells ${c} tickets fewer (and for each decrease ${c} more). Let the price be $${a} + x$ EUR.`,
        hint: 'What does the revenue depend on besides the price?',
        parts: [
          {
            ask: prose`Show that the daily revenue is $R = ${a * b} + ${b - a * c}x - ${c}x^{2}$.`.replace('+ -', '- '),
            answer: 'shown',
            solution: prose`$R = (${a} + x)(${b} - ${c}x)$. Multiplied out this is the expression given.`,
            marks: [prose`M1 $(${a} + x)(${b} - ${c}x)$`, 'A1 multiplied out', 'AG the expression given'],
          },
          {
            ask: 'Determine the price with the greatest revenue.',
            answer: prose`$${short(a + x)}\text{ EUR}$`,
            solution: prose`$\dfrac{\mathrm{d}R}{\mathrm{d}x} = ${b - a * c} - ${2 * c}x = 0$ at $x = ${short(x)}$: a price of $${short(a + x)}\text{ EUR}$.`,
            marks: ['M1 derivative equal to zero', `A1 $x = ${short(x)}$`, `A1 $${short(a + x)}\\text{ EUR}$`],
            keys: [
              {
                kind: 'number',
                ...exact(short(a + x), undefined, 'EUR'),
                slips: [{ slip: 'incomplete', value: short(x), note: 'This is the change of the price, not the price.' }],
              },
            ],
          },
          {
            ask: 'Calculate the number of tickets sold at this price and the revenue.',
            answer: prose`$${short(other)}$; $${short(best)}\text{ EUR}$`,
            solution: prose`$${b} - ${c} \times ${x < 0 ? `(${short(x)})` : short(x)} = ${short(other)}$ tickets and $R = ${short(a + x)} \times ${short(other)} = ${short(best)}\text{ EUR}$.`,
            marks: [`A1 $${short(other)}$`, `A1 $${short(best)}\\text{ EUR}$`],
            keys: [labelled('Tickets', exact(short(other))), labelled('Revenue', toWithin(best, 0.01, undefined, 'EUR'))],
          },
          {
            ask: 'Each ticket sold also costs the business $2\\text{ EUR}$. Determine whether the price with the greatest profit is higher or lower than that of part (b).',
            answer: 'higher',
            solution: prose`The profit is $R - 2(${b} - ${c}x)$, with derivative $${b - a * c} - ${2 * c}x + ${2 * c}$. It is zero at a price one euro higher, $x = ${short(x + 1)}$: the best price is higher, as each ticket fewer also saves costs.`,
            marks: [prose`M1 profit $R - 2(${b} - ${c}x)$`, 'A1 its derivative', 'R1 higher price'],
          },
        ],
      });
    }
    const figure = new Diagram({ x: [0, 10], y: [0, 5], equalScale: true, width: 360 })
      .polygon([
        [1, 0.5],
        [3, 0.5],
        [3, 2.5],
        [1, 2.5],
      ])
      .polyline([
        [1, 2.5],
        [5, 4.3],
        [7, 4.3],
        [3, 2.5],
      ])
      .polyline([
        [7, 4.3],
        [7, 2.3],
        [3, 0.5],
      ])
      .label([2, 0.5], 'x', { math: true, dy: 18 })
      .label([1, 1.5], 'x', { math: true, dx: -12, dy: 5 })
      .label([5, 1.4], 'l', { math: true, dx: 10, dy: 14 });
    return inParts({
      stem: prose`
        ${what} accepts boxes with square ends for which the length and the distance round the box together are at most $${a}\text{ cm}$. The ends have side $x$ cm, and the length is $l$ cm.

        ![](diagram:box)`,
      hint: 'The distance round the box consists of four sides of the square.',
      parts: [
        {
          ask: 'For a box that just meets the condition, write down $l$ in terms of $x$.',
          answer: `$l = ${a} - 4x$`,
          solution: `$l + 4x = ${a}$, so $l = ${a} - 4x$.`,
          marks: [`A1 $${a} - 4x$`],
          keys: [{ kind: 'expression', value: `${a} - 4x` }],
        },
        {
          ask: 'Hence write the volume $V$ in terms of $x$, and state for which $x$ it makes sense.',
          answer: prose`$V = ${a}x^{2} - 4x^{3}$, $0 < x < ${a / 4}$`,
          solution: prose`$V = x^{2}l = ${a}x^{2} - 4x^{3}$. Side and length have to be positive: $0 < x < ${a / 4}$.`,
          marks: [`A1 $${a}x^{2} - 4x^{3}$`, `A1 $0 < x < ${a / 4}$`],
          keys: [
            { kind: 'expression', label: '$V =$', value: `${a}x^2 - 4x^3` },
            { kind: 'interval', label: 'Domain', intervals: [{ from: '0', to: `${a / 4}`, open_from: true, open_to: true }] },
          ],
        },
        {
          ask: 'Determine the greatest possible volume, and the dimensions of this box.',
          answer: prose`$${significant(best, 4)}\text{ cm}^{3}$; $x = ${short(x)}$, $l = ${short(other)}$`,
          solution: prose`$\dfrac{\mathrm{d}V}{\mathrm{d}x} = ${2 * a}x - 12x^{2} = 0$ for $x = ${short(x)}$ ($x = 0$ is no box). Then $l = ${short(other)}$ and $V = ${significant(best, 4)}\text{ cm}^{3}$.`,
          marks: [
            'M1 derivative equal to zero',
            `A1 $x = ${short(x)}$`,
            `A1 $l = ${short(other)}$`,
            prose`A1 $${significant(best, 4)}\text{ cm}^{3}$`,
          ],
          keys: [
            labelled('Volume', near(best, undefined, 'cm^3')),
            labelled('$x =$', exact(short(x))),
            labelled('$l =$', exact(short(other))),
          ],
        },
        {
          ask: 'Sketch the graph of $V$ over its domain, and label the point of the best box.',
          answer: 'see the drawing in the solution',
          solution: prose`It rises from 0 to the maximum at $x = ${short(x)}$ and falls to 0 at $x = ${a / 4}$.${'\n\n'}![](diagram:volume)`,
          marks: ['A1 curve from 0 to 0 over the domain', 'A1 maximum marked with its coordinates'],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
      ],
      diagrams: [
        { name: 'box', svg: figure.toSvg(), alt: 'A box with square ends of side x and length l.' },
        {
          name: 'volume',
          svg: new Diagram({ x: [0, a * 0.27], y: [0, best * 1.2], height: 240 })
            .axes({ x: 'x', y: 'V', xTicks: [x, a / 4].map((v) => short(v)) })
            .graph((v) => v * v * (a - 4 * v), 0, a / 4)
            .point([x, best])
            .toSvg(),
          alt: `A curve that rises from the origin to a maximum at x = ${short(x)} and falls to zero at x = ${a / 4}.`,
        },
      ],
    });
  },
  check: ({ form, a, b, c }, { x, best, other }) => {
    if (form === 'tank') {
      const found = minimise((v) => b * v * v + (4 * c * a) / v, 0.1, 20);
      assertClose(found.value, best, 'the least cost');
      assertClose(found.at, x, 'the best side', 1e-3);
      assertClose(x * x * other, a, 'the volume');
    } else if (form === 'revenue') {
      const found = maximise((v) => (a + v) * (b - c * v), -a, b / c);
      assertClose(found.value, best, 'the greatest revenue');
      assertClose(found.at, x, 'where it is', 1e-3);
      assertClose((a + x) * other, best, 'price times number', 1e-9);
    } else {
      const found = maximise((v) => v * v * (a - 4 * v), 0, a / 4);
      assertClose(found.value, best, 'the greatest volume');
      assertClose(other + 4 * x, a, 'the condition');
    }
  },
});

export const ratesAndOptimaTemplates: readonly QuestionTemplate[] = [fromRate, optimum];
