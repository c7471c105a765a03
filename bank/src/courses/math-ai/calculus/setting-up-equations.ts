import { assertClose, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { short } from '../values.ts';
import { exact, hl, labelled, near, prose, toWithin } from '../writing.ts';

/** Topic 5, higher level. Differential equations from words, set up and solved. */

type Setting =
  | { form: 'cooling'; what: string; room: number; start: number; t1: number; later: number; goal: number }
  | { form: 'filling'; what: string; unit: string; inflow: number; out: number; t: number }
  | { form: 'error'; what: string; unit: string; start: number; k: number; t: number };

const wordsToEquation = defineTemplate<Setting, { k: number; asked: number; limit: number }>({
  key: 'ai-differential-equation-from-words',
  calculatorAllowed: true,
  placements: [hl('5.14', 2, '5.11')],
  variants: [
    { form: 'cooling', what: 'A loaf of bread', room: 20, start: 95, t1: 15, later: 60, goal: 30 },
    { form: 'filling', what: 'The amount of salt in a tank', unit: 'kg', inflow: 0.6, out: 0.05, t: 20 },
    { form: 'error', what: 'The mass of a radioactive substance', unit: 'mg', start: 50, k: 0.08, t: 12 },
    { form: 'cooling', what: 'A cup of tea', room: 18, start: 82, t1: 6, later: 61, goal: 40 },
    {
      form: 'filling',
      what: 'The amount of a medicine in the blood of a patient on a drip',
      unit: 'mg',
      inflow: 12,
      out: 0.3,
      t: 5,
    },
    { form: 'error', what: 'The pressure in a leaking tyre above that of the air', unit: 'kPa', start: 180, k: 0.05, t: 10 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'cooling') {
      const { room, start, t1, later, goal } = numbers;
      const k = Math.log((start - room) / (later - room)) / t1;
      return { k, asked: Math.log((start - room) / (goal - room)) / k, limit: room };
    }
    if (numbers.form === 'filling') {
      const { inflow, out, t } = numbers;
      return { k: out, asked: (inflow / out) * (1 - Math.exp(-out * t)), limit: inflow / out };
    }
    return { k: numbers.k, asked: numbers.start * Math.exp(-numbers.k * numbers.t), limit: 0 };
  },
  write: (numbers, { k, asked, limit }) => {
    if (numbers.form === 'cooling') {
      const { what, room, start, t1, later, goal } = numbers;
      const gap = start - room;
      return inParts({
        stem: prose`${what} cools in a room of $${room}^\circ\text{C}$. The rate at which its temperature $T$ (in °C) falls is proportional to the difference of $T$ and the temperature of the room. At first $T = ${start}$; after $${t1}$ minutes $T = ${later}$.`,
        hint: 'Proportional means: a constant times. What sign does the rate have?',
        parts: [
          {
            ask: 'Write down a differential equation for $T$, with a positive constant $k$.',
            answer: prose`$\dfrac{\mathrm{d}T}{\mathrm{d}t} = -k(T - ${room})$`,
            solution: prose`The temperature falls, and the difference is $T - ${room}$: $\dfrac{\mathrm{d}T}{\mathrm{d}t} = -k(T - ${room})$.`,
            marks: [`A1 $k(T - ${room})$`, 'A1 negative sign'],
            keys: [
              {
                kind: 'expression',
                label: prose`$\dfrac{\mathrm{d}T}{\mathrm{d}t} =$`,
                value: `-k(T - ${room})`,
                variables: ['k', 'T'],
                slips: [{ slip: 'sign', value: `k(T - ${room})`, note: 'The temperature falls, and k is positive.' }],
              },
            ],
          },
          {
            ask: prose`Solve it to show that $T = ${room} + ${gap}\mathrm{e}^{-kt}$.`,
            answer: 'shown',
            solution: prose`Separate: $\displaystyle\int \dfrac{1}{T - ${room}}\,\mathrm{d}T = \int -k\,\mathrm{d}t$, so $\ln|T - ${room}| = -kt + c$ and $T - ${room} = A\mathrm{e}^{-kt}$. At $t = 0$, $A = ${start} - ${room} = ${gap}$.`,
            marks: [
              'M1 variables separated',
              prose`A1 $\ln|T - ${room}|$`,
              'A1 $-kt + c$',
              prose`M1 $T = ${start}$ at $t = 0$`,
              `A1 $A = ${gap}$`,
              'AG the expression given',
            ],
          },
          {
            ask: 'Determine the value of $k$.',
            answer: `$k = ${significant(k)}$`,
            solution: prose`$${later - room} = ${gap}\mathrm{e}^{-${t1}k}$, so $k = \dfrac{1}{${t1}}\ln\dfrac{${gap}}{${later - room}} = ${significant(k)}$.`,
            marks: [`M1 $T = ${later}$ at $t = ${t1}$`, `A1 $k = ${significant(k)}$`],
            keys: [near(k)],
          },
          {
            ask: prose`Determine when the temperature is $${goal}^\circ\text{C}$.`,
            answer: prose`$t = ${significant(asked)}$ minutes`,
            solution: prose`$${goal - room} = ${gap}\mathrm{e}^{-kt}$ with the unrounded $k$ gives $t = ${significant(asked)}$ minutes.`,
            marks: ['M1 equation', `A1 $t = ${significant(asked)}$`],
            keys: [toWithin(asked, asked * 0.012)],
          },
          {
            ask: 'Comment on what the model says about very long times.',
            answer: prose`$T$ approaches $${room}^\circ\text{C}$`,
            solution: prose`The exponential tends to 0, so $T$ approaches the temperature of the room, $${limit}^\circ\text{C}$, as it should.`,
            marks: [prose`R1 $T$ approaches $${room}^\circ\text{C}$`],
          },
        ],
      });
    }
    if (numbers.form === 'filling') {
      const { what, unit, inflow, out, t } = numbers;
      return inParts({
        stem: prose`${what}, $x$ ${unit}, increases by an inflow of $${inflow}$ ${unit} per minute, and at the same time a share $${out}$ of what is there leaves per minute. At $t = 0$ there is none.`,
        hint: 'What increases the quantity, and what decreases it?',
        parts: [
          {
            ask: 'Write down a differential equation for $x$.',
            answer: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${inflow} - ${out}x$`,
            solution: prose`In comes $${inflow}$, out goes $${out}x$: $\dfrac{\mathrm{d}x}{\mathrm{d}t} = ${inflow} - ${out}x$.`,
            marks: [`A1 $${inflow}$`, `A1 $-${out}x$`],
            keys: [{ kind: 'expression', label: prose`$\dfrac{\mathrm{d}x}{\mathrm{d}t} =$`, value: `${inflow} - ${out}x` }],
          },
          {
            ask: 'Without solving it, find the value of $x$ at which nothing changes any more.',
            answer: `$x = ${short(limit)}$`,
            solution: prose`$${inflow} - ${out}x = 0$ at $x = ${short(limit)}$.`,
            marks: ['M1 rate equal to zero', `A1 $${short(limit)}$`],
            keys: [exact(short(limit))],
          },
          {
            ask: prose`Solve the equation to show that $x = ${short(limit)}\left(1 - \mathrm{e}^{-${out}t}\right)$.`,
            answer: 'shown',
            solution: prose`$\displaystyle\int \dfrac{1}{${short(limit)} - x}\,\mathrm{d}x = \int ${out}\,\mathrm{d}t$, so $-\ln(${short(limit)} - x) = ${out}t + c$ and $${short(limit)} - x = A\mathrm{e}^{-${out}t}$. With $x = 0$ at $t = 0$, $A = ${short(limit)}$.`,
            marks: [
              'M1 variables separated',
              prose`A1 logarithm with the sign of the inner derivative`,
              prose`A1 $${out}t + c$`,
              'M1 initial value',
              `A1 $A = ${short(limit)}$`,
              'AG the expression given',
            ],
          },
          {
            ask: prose`Calculate $x$ after $${t}$ minutes, and the rate of change at that time.`,
            answer: `$${significant(asked)}$ ${unit}; $${significant(inflow - out * asked)}$ ${unit} per minute`,
            solution: prose`$x = ${significant(asked)}$ ${unit}, and by the differential equation the rate is $${inflow} - ${out} \times ${significant(asked, 6)} = ${significant(inflow - out * asked)}$ ${unit} per minute.`,
            marks: [`A1 $${significant(asked)}$`, 'M1 differential equation used', `A1 $${significant(inflow - out * asked)}$`],
            keys: [labelled('$x =$', near(asked)), labelled('Rate', near(inflow - out * asked))],
          },
        ],
      });
    }
    const { what, unit, start, t } = numbers;
    return inParts({
      stem: prose`${what}, $m$ ${unit}, decreases at a rate of $${k * 100}\%$ of its size per hour, at every moment; at first it is $${start}$ ${unit}. A student writes: "$\dfrac{\mathrm{d}m}{\mathrm{d}t} = -${k}m$. Integrate: $\ln m = -${k}t + c$, so $m = \mathrm{e}^{-${k}t} + c$, and $c = ${start - 1}$."`,
      hint: 'Which function undoes the logarithm, and on what does it act?',
      parts: [
        {
          ask: 'Identify the first wrong step and explain what is wrong.',
          answer: 'the constant belongs into the exponent',
          solution: prose`Up to $\ln m = -${k}t + c$ all is right. Then $m = \mathrm{e}^{-${k}t + c} = \mathrm{e}^{c}\mathrm{e}^{-${k}t}$: the constant becomes a factor, not a summand.`,
          marks: [
            prose`A1 the step to $m = \mathrm{e}^{-${k}t} + c$`,
            prose`R1 $\mathrm{e}^{-${k}t + c} = \mathrm{e}^{c}\mathrm{e}^{-${k}t}$`,
          ],
        },
        {
          ask: 'Give one reason, without calculation, why the student’s formula cannot describe the situation for large $t$.',
          answer: `it approaches $${start - 1}$, not 0`,
          solution: `It approaches $${start - 1}$ instead of 0, although the quantity continues to decrease.`,
          marks: [`R1 limit $${start - 1}$ instead of 0`],
        },
        {
          ask: 'Determine the correct formula.',
          answer: prose`$m = ${start}\mathrm{e}^{-${k}t}$`,
          solution: prose`$m = A\mathrm{e}^{-${k}t}$ with $A = ${start}$.`,
          marks: [prose`M1 $m = A\mathrm{e}^{-${k}t}$`, prose`A1 $m = ${start}\mathrm{e}^{-${k}t}$`],
          keys: [{ kind: 'expression', label: '$m =$', value: `${start} e^(-${k}t)` }],
        },
        {
          ask: `Calculate the value after ${t} hours, and the time in which it is halved.`,
          answer: `$${significant(asked)}$ ${unit}; $${significant(Math.LN2 / k)}$ hours`,
          solution: prose`$${start}\mathrm{e}^{-${short(k * t)}} = ${significant(asked)}$ ${unit}. It is halved when $\mathrm{e}^{-${k}t} = 0.5$: $t = \dfrac{\ln 2}{${k}} = ${significant(Math.LN2 / k)}$ hours.`,
          marks: [`A1 $${significant(asked)}$`, prose`M1 $\mathrm{e}^{-${k}t} = 0.5$`, `A1 $${significant(Math.LN2 / k)}$`],
          keys: [labelled('Value', near(asked)), labelled('Time', near(Math.LN2 / k))],
        },
      ],
    });
  },
  check: (numbers, { k, asked, limit }) => {
    if (numbers.form === 'cooling') {
      const run = (t: number) => simulate((_, [T = 0]) => [-k * (T - numbers.room)], [numbers.start], t)[0] as number;
      assertClose(run(numbers.t1), numbers.later, 'the second temperature', 1e-5);
      assertClose(run(asked), numbers.goal, 'the goal', 1e-5);
    } else if (numbers.form === 'filling') {
      assertClose(
        simulate((_, [x = 0]) => [numbers.inflow - numbers.out * x], [0], numbers.t)[0] as number,
        asked,
        'by small steps',
        1e-6,
      );
      assertClose(numbers.inflow - numbers.out * limit, 0, 'the amount that no longer changes');
    } else
      assertClose(simulate((_, [m = 0]) => [-k * m], [numbers.start], numbers.t)[0] as number, asked, 'by small steps', 1e-6);
  },
});

interface Separable {
  form: 'product' | 'quotient' | 'backwards';
  context: string;
  k: number;
  y0: number;
  x1: number;
}

const separable = defineTemplate<Separable, { value: number }>({
  key: 'ai-separable-with-both-variables',
  calculatorAllowed: true,
  placements: [hl('5.14', 1)],
  variants: [
    { form: 'product', context: 'The number $y$ (in hundreds) of insects after $x$ weeks of spring', k: 0.4, y0: 3, x1: 2 },
    { form: 'quotient', context: 'The height $y$ (in m) of a path at the horizontal distance $x$ (in m)', k: 0.5, y0: 4, x1: 6 },
    { form: 'backwards', context: 'The thickness $y$ (in cm) of ice after $x$ days', k: 3, y0: 2, x1: 10 },
    { form: 'product', context: 'The concentration $y$ (in mg/l) of a substance after $x$ hours', k: -0.3, y0: 8, x1: 2.5 },
    { form: 'quotient', context: 'The radius $y$ (in cm) of a vase at the height $x$ (in cm)', k: 2, y0: 5, x1: 8 },
    { form: 'backwards', context: 'The radius $y$ (in m) of an oil film after $x$ minutes', k: 5, y0: 3, x1: 4 },
  ],
  solve: ({ form, k, y0, x1 }) => ({
    value:
      form === 'product'
        ? y0 * Math.exp((k * x1 * x1) / 2)
        : form === 'quotient'
          ? Math.sqrt(y0 * y0 + k * x1 * x1)
          : Math.sqrt(y0 * y0 + 2 * k * x1),
  }),
  write: ({ form, context, k, y0, x1 }, { value }) => {
    const next = {
      ask: `Find $y$ at $x = ${x1}$.`,
      answer: `$${significant(value)}$`,
      solution: `Substituting $x = ${x1}$ gives $y = ${significant(value)}$.`,
      marks: [`A1 $${significant(value)}$`],
      keys: [near(value)],
    };
    if (form === 'product') {
      const half = short(k / 2);
      return inParts({
        stem: prose`${context} satisfies $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${k}xy$, and $y = ${y0}$ at $x = 0$.`,
        hint: 'Can each variable be brought to a side of its own?',
        parts: [
          {
            ask: 'Find $y$ in terms of $x$.',
            answer: prose`$y = ${y0}\mathrm{e}^{${half}x^{2}}$`,
            solution: prose`$\displaystyle\int \dfrac{1}{y}\,\mathrm{d}y = \int ${k}x\,\mathrm{d}x$ gives $\ln|y| = ${half}x^{2} + c$, so $y = A\mathrm{e}^{${half}x^{2}}$ with $A = ${y0}$.`,
            marks: [
              'M1 variables separated',
              prose`A1 $\ln|y|$`,
              `A1 $${half}x^{2} + c$`,
              `M1 initial value`,
              prose`A1 $y = ${y0}\mathrm{e}^{${half}x^{2}}$`,
            ],
            keys: [{ kind: 'expression', label: '$y =$', value: `${y0} e^(${half}x^2)` }],
          },
          next,
          {
            ask: prose`Verify your solution by differentiating it.`,
            answer: 'verified',
            solution: prose`By the chain rule $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${y0}\mathrm{e}^{${half}x^{2}} \times ${k}x = ${k}xy$, as required; at $x = 0$, $y = ${y0}$.`,
            marks: ['M1 chain rule', prose`A1 $${k}xy$ obtained`],
          },
        ],
      });
    }
    if (form === 'quotient') {
      return inParts({
        stem: prose`${context} satisfies $\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{${k}x}{y}$, and $y = ${y0}$ at $x = 0$.`,
        hint: 'Can each variable be brought to a side of its own?',
        parts: [
          {
            ask: prose`Show that $y^{2} = ${k === 1 ? '' : k}x^{2} + ${y0 * y0}$.`,
            answer: 'shown',
            solution: prose`$\displaystyle\int y\,\mathrm{d}y = \int ${k}x\,\mathrm{d}x$ gives $\frac{1}{2}y^{2} = ${k === 2 ? '' : short(k / 2)}x^{2} + c$. At $x = 0$, $c = ${short((y0 * y0) / 2)}$. Multiply by 2.`,
            marks: ['M1 variables separated', 'A1 both integrals', 'M1 initial value', 'A1 constant', 'AG the equation given'],
          },
          next,
          {
            ask: 'Explain why $y$ is the positive root, and find the gradient at $x = 0$.',
            answer: `$y$ is a length and begins at $${y0} > 0$; gradient $0$`,
            solution: prose`$y$ is positive at $x = 0$ and cannot become 0, since $y^{2} \ge ${y0 * y0}$. At $x = 0$ the gradient is $\dfrac{${k} \times 0}{${y0}} = 0$.`,
            marks: ['R1 positive at the beginning and never 0', 'A1 gradient $0$'],
            keys: [{ kind: 'number', label: 'Gradient', value: 0, tolerance: 0 }],
          },
        ],
      });
    }
    return inParts({
      stem: prose`${context} grows at a rate that is inversely proportional to $y$. At $x = 0$, $y = ${y0}$; at $x = ${x1}$, $y = ${significant(value, 5)}$.`,
      hint: 'What does "inversely proportional" mean as a formula?',
      parts: [
        {
          ask: 'Write down a differential equation with a constant $k$, and solve it for $y^{2}$.',
          answer: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{k}{y}$; $y^{2} = 2kx + ${y0 * y0}$`,
          solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{k}{y}$. Separating, $\frac{1}{2}y^{2} = kx + c$ with $c = ${short((y0 * y0) / 2)}$, so $y^{2} = 2kx + ${y0 * y0}$.`,
          marks: ['A1 differential equation', 'M1 variables separated', 'A1 both integrals', `A1 $y^{2} = 2kx + ${y0 * y0}$`],
          keys: [{ kind: 'expression', label: '$y^{2} =$', value: `2k x + ${y0 * y0}`, variables: ['k', 'x'] }],
        },
        {
          ask: 'Determine the value of $k$ to three significant figures.',
          answer: `$k = ${significant(k)}$`,
          solution: prose`$${significant(value, 5)}^{2} = 2k \times ${x1} + ${y0 * y0}$ gives $k = ${significant(k)}$.`,
          marks: [`M1 $(${x1}, ${significant(value, 5)})$ substituted`, `A1 $${significant(k)}$`],
          keys: [toWithin(k, 0.006)],
        },
        {
          ask: `Determine when $y$ is twice as great as at the beginning.`,
          answer: `$x = ${significant((3 * y0 * y0) / (2 * k))}$`,
          solution: prose`$${4 * y0 * y0} = 2kx + ${y0 * y0}$, so $x = \dfrac{${3 * y0 * y0}}{2k} = ${significant((3 * y0 * y0) / (2 * k))}$.`,
          marks: [`M1 $y = ${2 * y0}$`, `A1 $${significant((3 * y0 * y0) / (2 * k))}$`],
          keys: [toWithin((3 * y0 * y0) / (2 * k), ((3 * y0 * y0) / (2 * k)) * 0.012)],
        },
        {
          ask: 'Describe how the rate of growth changes in the course of time.',
          answer: 'it becomes smaller',
          solution: prose`$y$ increases, so $\dfrac{k}{y}$ becomes smaller: the growth slows down, but it never stops.`,
          marks: ['R1 rate decreases as $y$ increases'],
        },
      ],
    });
  },
  check: ({ form, k, y0, x1 }, { value }) => {
    const slope = {
      product: (x: number, y: number) => k * x * y,
      quotient: (x: number, y: number) => (k * x) / y,
      backwards: (_: number, y: number) => k / y,
    }[form];
    assertClose(simulate((x, [y = 0]) => [slope(x, y)], [y0], x1)[0] as number, value, 'by small steps', 1e-6);
  },
});

export const settingUpEquationsTemplates: readonly QuestionTemplate[] = [wordsToEquation, separable];
