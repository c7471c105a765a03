import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, maximise, minimise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, foreseen, hl, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 2. Sinusoidal models and, at higher level, models made of several pieces. */

type Wave =
  | { form: 'wheel'; radius: number; low: number; period: number; at: number; above: number }
  | { form: 'error'; what: string; unit: string; high: number; low: number; period: number; time: string };

const sinusoidalModels = defineTemplate<Wave, { a: number; b: number; d: number; value: number; hours: number }>({
  key: 'ai-sinusoidal-model-parameters',
  calculatorAllowed: true,
  placements: [sl('2.5.4', 2, '2.6')],
  variants: [
    { form: 'wheel', radius: 30, low: 2, period: 12, at: 5, above: 50 },
    {
      form: 'error',
      what: 'The temperature of a greenhouse, in degrees Celsius,',
      unit: '°C',
      high: 31,
      low: 17,
      period: 24,
      time: 'hours',
    },
    { form: 'wheel', radius: 12, low: 1, period: 6, at: 2, above: 20 },
    {
      form: 'error',
      what: 'The number of ice creams sold in a day, in tens,',
      unit: 'tens',
      high: 84,
      low: 12,
      period: 12,
      time: 'months',
    },
    { form: 'wheel', radius: 55, low: 5, period: 30, at: 11, above: 90 },
    {
      form: 'error',
      what: 'The length of a spring with a swinging load, in centimetres,',
      unit: 'cm',
      high: 46,
      low: 30,
      period: 5,
      time: 'seconds',
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'wheel') {
      const { radius, low, period, at, above } = numbers;
      const b = 360 / period;
      const d = low + radius;
      const from = (Math.acos((d - above) / radius) * 180) / Math.PI / b;
      return { a: -radius, b, d, value: d - radius * Math.cos((b * at * Math.PI) / 180), hours: period - 2 * from };
    }
    const { high, low, period } = numbers;
    const [a, b, d] = [(high - low) / 2, 360 / period, (high + low) / 2];
    return { a, b, d, value: d + a * Math.sin((b * 1 * Math.PI) / 180), hours: period / 4 };
  },
  write: (numbers, { a, b, d, value, hours }) => {
    const short = (number: number) => `${Number(number.toFixed(4))}`;
    if (numbers.form === 'wheel') {
      const { radius, low, period, at, above } = numbers;
      const f = (t: number) => d + a * Math.cos((2 * Math.PI * t) / period);
      const figure = new Diagram({ x: [0, period * 1.1], y: [0, (d + radius) * 1.15], width: 420 })
        .axes({ x: 't', y: 'h', xTicks: [period / 2, period], yTicks: [low, d, d + radius] })
        .segment([0, above], [period, above], 'd-dashed')
        .graph(f, 0, period);
      return {
        text: prose`
          A cabin of a big wheel starts at its lowest point, $${low}\text{ m}$ above the ground. The wheel has a radius of $${radius}\text{ m}$ and turns once in $${period}$ minutes. The height of the cabin after $t$ minutes is modelled by $h(t) = a\cos(bt) + d$, with angles in degrees.

          (a) Determine the values of $a$, $b$ and $d$. [4]

          (b) Calculate the height of the cabin after ${at} minutes. [1]

          (c) Sketch the graph of $h$ for one turn. Label its greatest and least values. [3]

          (d) Calculate for how long in one turn the cabin is more than $${above}\text{ m}$ above the ground. [3]`,
        hint: 'A cosine starts at its greatest value when $a$ is positive. Where does the cabin start?',
        answer: prose`
          (a) $a = ${a}$, $b = ${short(b)}$, $d = ${d}$

          (b) $${significant(value)}\text{ m}$

          (c) see the sketch

          (d) $${significant(hours)}\text{ minutes}$`,
        solution: prose`
          (a) The centre is $${low} + ${radius} = ${d}\text{ m}$ above the ground, so $d = ${d}$. The amplitude is the radius; as the cabin starts at the bottom, $a$ is negative: $a = ${a}$. One turn takes $${period}$ minutes, so $b = \dfrac{360}{${period}} = ${short(b)}$.

          (b) $h(${at}) = ${a}\cos(${short(b * at)}^\circ) + ${d} = ${significant(value)}\text{ m}$.

          (c) The curve starts and ends at the least value $${low}$ and has its greatest value $${d + radius}$ halfway.

          ![](diagram:wheel)

          (d) Intersecting with $h = ${above}$ (dashed) gives $t = ${significant((period - hours) / 2, 4)}$ and $t = ${significant((period + hours) / 2, 4)}$. The difference is $${significant(hours)}\text{ minutes}$.`,
        markScheme: scheme({
          a: [
            prose`A1 $d = ${d}$`,
            prose`A1 amplitude $${radius}$`,
            prose`R1 $a = ${a}$, negative since the cabin starts at the bottom`,
            prose`A1 $b = ${short(b)}$`,
          ],
          b: [prose`A1 $${significant(value)}\text{ m}$`],
          c: ['A1 one period of a cosine shape', 'A1 least value at both ends', 'A1 greatest value in the middle, labelled'],
          d: [prose`M1 $h(t) = ${above}$`, 'A1 both times', prose`A1 $${significant(hours)}$ minutes`],
        }),
        keys: [
          labelled('$a =$', exact(a, 'a'), [
            { slip: 'sign', value: -a, note: 'With this sign the cabin would start at the top.' },
          ]),
          labelled('$b =$', exact(Number(short(b)), 'a')),
          labelled('$d =$', exact(d, 'a')),
          foreseen(near(value, 'b', 'm'), [{ slip: 'angle_mode', value: d + a * Math.cos(b * numbers.at) }]),
          { kind: 'compare', part: 'c', as: 'sketch' },
          { kind: 'number', ...toWithin(hours, Math.max(0.02, hours * 0.006), 'd', 'min') },
        ],
        diagrams: [
          {
            name: 'wheel',
            svg: figure.toSvg(),
            alt: `One period of an upside-down cosine curve from the least value ${low} up to ${d + radius} and back, with a dashed line at ${above}.`,
          },
        ],
      };
    }
    const { what, high, low, period, time } = numbers;
    return {
      text: prose`
        ${what} varies between $${low}$ and $${high}$ with a period of $${period}$ ${time}. A student models it by $f(t) = ${high}\sin(${period}t) + ${low}$, with $t$ in ${time} and angles in degrees.

        (a) Show that the student's function takes a value that never occurs. [2]

        (b) List the three numbers in the student's function that are wrong, each with the reason. [3]

        (c) Write down a correct function of the form $f(t) = a\sin(bt) + d$. [3]

        (d) Determine the first time $t > 0$ at which your function has its greatest value. [1]`,
      hint: 'The sine function varies between $-1$ and $1$. What does each of the three numbers change?',
      answer: prose`
        (a) for example $${low - high}$, its least value

        (b) the amplitude, the number before $t$ and the middle value

        (c) $f(t) = ${short(a)}\sin(${short(b)}t) + ${short(d)}$

        (d) $t = ${short(hours)}$`,
      solution: prose`
        (a) Where the sine is $-1$ the student's function is $${low} - ${high} = ${low - high}$, which is far below the least value $${low}$.

        (b) The number in front of the sine is the amplitude, half of the difference between the greatest and the least value; the student used the greatest value. The number in front of $t$ is $360$ divided by the period; the student used the period. The constant at the end is the value halfway between the two; the student used the least value.

        (c) $a = \dfrac{${high} - ${low}}{2} = ${short(a)}$, $b = \dfrac{360}{${period}} = ${short(b)}$, $d = \dfrac{${high} + ${low}}{2} = ${short(d)}$: $f(t) = ${short(a)}\sin(${short(b)}t) + ${short(d)}$.

        (d) A sine is greatest after a quarter of its period: $t = \dfrac{${period}}{4} = ${short(hours)}$.`,
      markScheme: scheme({
        a: ['M1 the sine at $-1$ or $1$', prose`A1 $${low - high}$ or $${low + high}$`, 'AG a value that never occurs'],
        b: ['R1 amplitude', 'R1 360 divided by the period', 'R1 middle value'],
        c: [prose`A1 $a = ${short(a)}$`, prose`A1 $b = ${short(b)}$`, prose`A1 $d = ${short(d)}$`],
        d: [prose`A1 $t = ${short(hours)}$`],
      }),
      keys: [
        labelled('$a =$', exact(a, 'c')),
        labelled('$b =$', exact(Number(short(b)), 'c')),
        labelled('$d =$', exact(d, 'c')),
        { kind: 'number', ...exact(hours, 'd') },
      ],
    };
  },
  check: (numbers, { a, b, d, value, hours }) => {
    const degrees = Math.PI / 180;
    if (numbers.form === 'wheel') {
      const { radius, low, period, at, above } = numbers;
      // The cabin on its circle, measured from the lowest point.
      const height = (t: number) => low + radius + radius * Math.sin((360 * t * degrees) / period - Math.PI / 2);
      assertClose(height(at), value, 'the height on the circle');
      const count = Array.from({ length: 100_000 }, (_, i) => height(((i + 0.5) * period) / 100_000)).filter(
        (h) => h > above,
      ).length;
      assertClose((count / 100_000) * period, hours, 'the time by counting', 1e-3);
      assertClose(a * Math.cos(0) + d, low, 'the start');
      return;
    }
    const f = (t: number) => a * Math.sin(b * t * degrees) + d;
    const { high, low, period } = numbers;
    assertClose(maximise(f, 0, period).value, high, 'the greatest value');
    assertClose(minimise(f, 0, period).value, low, 'the least value');
    assertClose(maximise(f, 0, period).at, hours, 'when it is greatest', 1e-3);
  },
});

type Pieces =
  | { form: 'journey'; v: number; until: number; rest: number; w: number; end: number; ask: number }
  | { form: 'parameter'; what: string; a: number; b: number; at: number; m: number };

const piecewiseModels = defineTemplate<Pieces, { value: number; second: number }>({
  key: 'ai-piecewise-model-built',
  calculatorAllowed: true,
  placements: [hl('2.9', 2, '2.6')],
  variants: [
    { form: 'journey', v: 15, until: 2, rest: 0.5, w: 10, end: 5, ask: 40 },
    { form: 'parameter', what: 'The temperature of an oven, in degrees Celsius,', a: 20, b: 16, at: 10, m: -3 },
    { form: 'journey', v: 18, until: 1.5, rest: 1, w: 14, end: 4.5, ask: 34 },
    { form: 'parameter', what: 'The depth of water in a lock, in centimetres,', a: 150, b: 25, at: 8, m: -12 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'journey') {
      const { v, until, rest, w, end, ask } = numbers;
      return { value: v * until + w * (end - until - rest), second: until + rest + (ask - v * until) / w };
    }
    const { a, b, at, m } = numbers;
    const top = a + b * at;
    return { value: top - m * at, second: at + (a - top) / m };
  },
  write: (numbers, { value, second }) => {
    const short = (number: number) => `${Number(number.toFixed(4))}`;
    if (numbers.form === 'journey') {
      const { v, until, rest, w, end, ask } = numbers;
      const resume = until + rest;
      const c = v * until - w * resume;
      const figure = new Diagram({ x: [0, end * 1.08], y: [0, value * 1.15], width: 420 })
        .axes({ x: 't', y: 's', xTicks: [until, resume, end], yTicks: [v * until, value].map((y) => Number(short(y))) })
        .polyline([
          [0, 0],
          [until, v * until],
          [resume, v * until],
          [end, value],
        ]);
      return {
        text: prose`
          On a tour a cyclist rides for ${until} hours at $${v}\text{ km h}^{-1}$, rests for ${rest === 1 ? 'one hour' : 'half an hour'}, and rides on at $${w}\text{ km h}^{-1}$ until ${end} hours after the start. Let $s(t)$ be the distance covered after $t$ hours, in kilometres.

          (a) Write $s(t)$ as a piecewise function for $0 \le t \le ${end}$. [5]

          (b) Draw the graph of $s$. [3]

          (c) Calculate the whole distance. [1]

          (d) Determine the time at which $${ask}\text{ km}$ have been covered. [2]`,
        hint: 'Where one piece ends, the next has to begin: use this to find the constant of each piece.',
        answer: prose`
          (a) $s(t) = ${v}t$ for $0 \le t \le ${until}$; $${short(v * until)}$ for $${until} < t \le ${resume}$; $${w}t ${c < 0 ? '-' : '+'} ${short(Math.abs(c))}$ for $${resume} < t \le ${end}$

          (b) see the graph

          (c) $${short(value)}\text{ km}$

          (d) $${significant(second)}\text{ h}$`,
        solution: prose`
          (a) In the first piece $s = ${v}t$, which reaches $${short(v * until)}\text{ km}$ at $t = ${until}$. During the rest $s$ stays there. Afterwards $s = ${w}t + c$ must be $${short(v * until)}$ at $t = ${resume}$, so $c = ${short(v * until)} - ${short(w * resume)} = ${short(c)}$:
          $$s(t) = \begin{cases} ${v}t, & 0 \le t \le ${until} \\ ${short(v * until)}, & ${until} < t \le ${resume} \\ ${w}t ${c < 0 ? '-' : '+'} ${short(Math.abs(c))}, & ${resume} < t \le ${end}. \end{cases}$$

          (b) Three straight pieces without a jump, the middle one horizontal.

          ![](diagram:tour)

          (c) $s(${end}) = ${short(value)}\text{ km}$.

          (d) $${ask} > ${short(v * until)}$, so the third rule holds: $${w}t ${c < 0 ? '-' : '+'} ${short(Math.abs(c))} = ${ask}$ gives $t = ${significant(second)}\text{ h}$.`,
        markScheme: scheme({
          a: [
            prose`A1 $${v}t$`,
            prose`A1 $${short(v * until)}$`,
            'M1 third piece from its start',
            prose`A1 $c = ${short(c)}$`,
            'A1 all three intervals; accept either inequality sign where two pieces join',
          ],
          b: [
            'A1 three straight pieces that join',
            'A1 horizontal piece in its place',
            'A1 third piece less steep than the first',
          ],
          c: [prose`A1 $${short(value)}\text{ km}$`],
          d: ['M1 third rule', prose`A1 $${significant(second)}\text{ h}$`],
        }),
        keys: [
          { kind: 'compare', part: 'a' },
          { kind: 'compare', part: 'b', as: 'sketch' },
          { kind: 'number', ...exact(Number(short(value)), 'c', 'km') },
          { kind: 'number', ...near(second, 'd', 'h') },
        ],
        diagrams: [
          {
            name: 'tour',
            svg: figure.toSvg(),
            alt: `A broken line from the origin to (${until}, ${short(v * until)}), level to (${resume}, ${short(v * until)}), then up to (${end}, ${short(value)}).`,
          },
        ],
      };
    }
    const { what, a, b, at, m } = numbers;
    const top = a + b * at;
    return {
      text: prose`
        ${what} $t$ minutes after a switch is turned is modelled by the continuous function
        $$f(t) = \begin{cases} ${a} + ${b}t, & 0 \le t \le ${at} \\ k ${m < 0 ? '-' : '+'} ${Math.abs(m)}t, & t > ${at}. \end{cases}$$

        (a) Determine the value of $k$. [3]

        (b) Interpret the numbers $${b}$ and $${m}$ in context. [2]

        (c) Determine the time at which the value of the start is reached again. [2]

        (d) Explain why the model cannot hold for all $t$. [1]`,
      hint: 'What must be true of the two rules where they meet?',
      answer: prose`
        (a) $k = ${value}$

        (b) a rise by $${b}$ each minute, then a fall by $${-m}$ each minute

        (c) $${significant(second)}\text{ minutes}$

        (d) The values would fall without end and become negative.`,
      solution: prose`
        (a) At $t = ${at}$ the first rule gives $${a} + ${b} \times ${at} = ${top}$. The second must give the same: $k - ${-m} \times ${at} = ${top}$, so $k = ${value}$.

        (b) They are the rates of change: the quantity rises by $${b}$ each minute at first, and falls by $${-m}$ each minute afterwards.

        (c) The second rule has to give $${a}$: $${value} - ${-m}t = ${a}$, so $t = ${significant(second)}\text{ minutes}$. (The first rule gives $${a}$ at the start only.)

        (d) The second rule falls at the same rate for ever; after some time its values are below anything that can occur.`,
      markScheme: scheme({
        a: [prose`A1 $${top}$ from the first rule`, 'M1 second rule set equal', prose`A1 $k = ${value}$`],
        b: [prose`A1 rise by $${b}$ each minute`, prose`A1 fall by $${-m}$ each minute`],
        c: [prose`M1 second rule equal to $${a}$`, prose`A1 $${significant(second)}$ minutes`],
        d: ['R1 the values fall without end'],
      }),
      numeric: [exact(value, 'a'), near(second, 'c', 'min')],
    };
  },
  check: (numbers, { value, second }) => {
    if (numbers.form === 'journey') {
      const { v, until, rest, w, end, ask } = numbers;
      // Minute by minute.
      let [distance, met] = [0, 0];
      const steps = 36_000;
      for (let i = 0; i < steps; i++) {
        const t = ((i + 0.5) * end) / steps;
        distance += ((t < until ? v : t < until + rest ? 0 : w) * end) / steps;
        if (met === 0 && distance >= ask) met = t;
      }
      assertClose(distance, value, 'the way in small steps', 1e-3);
      assertClose(met, second, 'the time in small steps', 1e-3);
      assert.ok(ask > v * until && ask < value);
      return;
    }
    const { a, b, at, m } = numbers;
    assertClose(value + m * (at + 1e-9), a + b * at, 'no jump', 1e-6);
    assertClose(value + m * second, a, 'back at the start');
  },
});

export const periodicAndPiecewiseTemplates: readonly QuestionTemplate[] = [sinusoidalModels, piecewiseModels];
