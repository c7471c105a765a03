import assert from 'node:assert/strict';
import { arcsine, cosine, degrees, radians, sine } from '../../../angles.ts';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, maximise } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, significant } from '../../../tex.ts';
import { core, exact, near, prose, table } from '../writing.ts';

/** Topic 2. Sinusoidal models with angles in degrees: from tables and graphs, two of them together, on a wheel. */

const fromTable = defineTemplate({
  key: 'ai-sinusoidal-model-from-a-table',
  calculatorAllowed: true,
  placements: core('2.5.4', 2, '2.6'),
  variants: [
    {
      what: 'The length of the day in a town, $L$ hours, was recorded on some days of a year, $t$ months after the spring equinox.',
      y: 'L',
      unit: 'hours',
      period: 12,
      a: 4.2,
      d: 12.2,
      off: [0, 0.1, -0.1, 0],
      limit: 15,
    },
    {
      what: 'The depth of the water at a pier, $D$ metres, was recorded $t$ hours after six in the morning.',
      y: 'D',
      unit: 'metres',
      period: 12.4,
      a: 2.4,
      d: 5.1,
      off: [0.1, 0, 0, -0.1],
      limit: 6,
    },
    {
      what: 'The mean temperature of the sea at a beach, $T\\,^\\circ\\text{C}$, was recorded $t$ months after the first of May.',
      y: 'T',
      unit: 'degrees Celsius',
      period: 12,
      a: 5.5,
      d: 14.5,
      off: [0, 0.2, 0, -0.2],
      limit: 17,
    },
    {
      what: 'The number of visitors of a national park, $N$ thousand a month, was recorded $t$ months after the first of March.',
      y: 'N',
      unit: 'thousand',
      period: 12,
      a: 26,
      d: 40,
      off: [1, 0, -1, 0],
      limit: 55,
    },
  ],
  solve: ({ period, a, d, limit }) => {
    const b = 360 / period;
    const first = arcsine((limit - d) / a) / b;
    return { b, first, second: period / 2 - first, long: period / 2 - 2 * first, third: d + a * sine(2 * b) };
  },
  write: ({ what, y, unit, period, a, d, off, limit }, { b, first, second, long, third }) => {
    const times = [0, period / 4, period / 2, (3 * period) / 4];
    const values = times.map((t, i) => Number((d + a * sine(b * t) + (off[i] ?? 0)).toFixed(1)));
    const [top, low] = [values[1] ?? 0, values[3] ?? 0];
    return inParts({
      stem: prose`${what}

        ${table(['$t$', ...times.map((t) => `$${plain(t)}$`)], [`$${y}$`, ...values.map((v) => `$${v}$`)])}

        The record is modelled by $${y} = a\sin(bt) + d$ with $a > 0$ and $b > 0$, where the angle is in degrees. It repeats itself every ${plain(period)} ${period === 12 && unit !== 'metres' ? 'months' : 'hours'}.`,
      hint: 'What do the greatest and the least value say about the middle line, and how far is it from there to the top?',
      parts: [
        {
          ask: prose`Find the value of $b$.`,
          answer: prose`$b = ${significant(b)}$`,
          solution: prose`One period takes $360^\circ$: $b = \dfrac{360}{${plain(period)}} = ${significant(b)}$.`,
          marks: [prose`(M1) $\dfrac{360}{\text{period}}$`, prose`A1 $b = ${significant(b)}$`],
          keys: [near(b)],
        },
        {
          ask: prose`Use the greatest and the least value of the table to estimate $a$ and $d$.`,
          answer: prose`$a = ${plain((top - low) / 2)}$, $d = ${plain((top + low) / 2)}$`,
          solution: prose`$a = \dfrac{${top} - ${low}}{2} = ${plain((top - low) / 2)}$ and $d = \dfrac{${top} + ${low}}{2} = ${plain((top + low) / 2)}$.`,
          marks: [prose`A1 $a = ${plain((top - low) / 2)}$`, prose`A1 $d = ${plain((top + low) / 2)}$`],
          keys: [
            { ...near((top - low) / 2), label: '$a =$' },
            { ...near((top + low) / 2), label: '$d =$' },
          ],
        },
        {
          before: prose`A computer fits the model $${y} = ${a}\sin(${plain(b)}t) + ${d}$ to all values of the record.`,
          ask: prose`Use this model to find $${y}$ for $t = 2$.`,
          answer: prose`$${significant(third)}$`,
          solution: prose`$${a}\sin(${plain(b)} \times 2^\circ) + ${d} = ${significant(third)}$.`,
          marks: ['(M1) substitution with the calculator in degree mode', prose`A1 $${significant(third)}$`],
          keys: [near(third)],
        },
        {
          ask: prose`Find for how long in one period $${y}$ is greater than ${limit}, according to this model.`,
          answer: prose`$${significant(long)}$`,
          solution: prose`The graph meets the line $${y} = ${limit}$ at $t = ${significant(first)}$ and at $t = ${significant(second)}$, and it is above the line in between: $${significant(second, 4)} - ${significant(first, 4)} = ${significant(long)}$.`,
          marks: [
            prose`M1 equation or graph with the line ${limit}`,
            prose`A1 $t = ${significant(first)}$ and $t = ${significant(second)}$`,
            prose`A1 $${significant(long)}$ (accept an answer from rounded times; one of the times given as the answer loses this mark)`,
          ],
          keys: [near(long)],
        },
        {
          ask: 'Suggest one reason why the fitted values differ from those of part (b).',
          answer: 'The computer uses all values, and each of them is measured with an error; part (b) uses two values alone.',
          solution:
            'Part (b) rests on two values, and an error in either of them changes the result. A fit to all values balances such errors.',
          marks: ['R1 two values against all of them, or errors of measurement'],
        },
      ],
    });
  },
  check: ({ period, a, d, limit }, { first, second, third }) => {
    const f = (t: number) => d + a * Math.sin((2 * Math.PI * t) / period);
    assertClose(
      bisect((t) => f(t) - limit, 0, period / 4),
      first,
      'first time',
    );
    assertClose(
      bisect((t) => f(t) - limit, period / 4, period / 2),
      second,
      'second time',
    );
    assertClose(f(2), third, 'value at t = 2');
  },
});

const fromGraph = defineTemplate({
  key: 'ai-sinusoidal-graph-read',
  calculatorAllowed: true,
  placements: core('2.5.4', 1, '2.4'),
  variants: [
    {
      what: 'The graph shows the height $h$ of a point on the rim of a water wheel, in metres, $t$ seconds after the start of an observation.',
      y: 'h',
      top: 5,
      low: 1,
      period: 8,
      wrong: 'amplitude',
    },
    {
      what: 'The graph shows the amount of air $V$ in a lung, in decilitres, $t$ seconds after the start of an observation.',
      y: 'V',
      top: 30,
      low: 24,
      period: 5,
      wrong: 'period',
    },
    {
      what: 'The graph shows the voltage $U$ of a generator, in volts, $t$ milliseconds after it is switched on.',
      y: 'U',
      top: 12,
      low: -12,
      period: 20,
      wrong: 'period',
    },
    {
      what: 'The graph shows the number $n$ of foxes in a forest, in hundreds, $t$ years after the first count.',
      y: 'n',
      top: 9,
      low: 3,
      period: 6,
      wrong: 'amplitude',
    },
  ] as const,
  solve: ({ top, low, period }) => ({ a: (top - low) / 2, d: (top + low) / 2, b: 360 / period, times: Math.floor(100 / period) }),
  write: ({ what, y, top, low, period, wrong }, { a, d, b }) => {
    const room = (top - low) * 0.2;
    const figure = new Diagram({
      x: [0, period * 2.1],
      y: [Math.min(0, low) - (low < 0 ? room : 0), top + room],
      width: 440,
      height: 230,
    })
      .axes({
        x: 't',
        y,
        xTicks: [1, 2, 3, 4].map((i) => (i * period) / 2),
        yTicks: [low, d, top].filter((v) => v !== 0),
        grid: true,
      })
      .graph((t) => a * sine(b * t) + d, 0, period * 2);
    const mistake =
      wrong === 'amplitude'
        ? {
            said: `a = ${top - low}`,
            why: 'The student takes the whole distance between the greatest and the least value; the amplitude is half of it.',
          }
        : { said: `b = ${period}`, why: 'The student takes the period itself; $b$ is the quotient of $360$ and the period.' };
    return inParts({
      stem: prose`${what} The graph is that of $${y} = a\sin(bt) + d$, with $a > 0$, $b > 0$ and angles in degrees. Its greatest value is ${top} and its least value is $${low}$.

        ![](diagram:graph)`,
      diagrams: [
        {
          name: 'graph',
          svg: figure.toSvg(),
          alt: `Two periods of a sine curve that starts at t = 0 on its middle line and rises; its greatest value is ${top}, its least value is ${low}, and it repeats after ${period} units of t.`,
        },
      ],
      hint: 'Where is the line in the middle of the graph, and after how much time does everything repeat?',
      parts: [
        {
          ask: 'Write down the period of the model.',
          answer: prose`$${period}$`,
          solution: prose`The graph repeats itself after $${period}$.`,
          marks: [prose`A1 $${period}$`],
          keys: [exact(period)],
        },
        {
          ask: prose`Determine the values of $a$, $b$ and $d$.`,
          answer: prose`$a = ${a}$, $b = ${plain(b)}$, $d = ${d}$`,
          solution: prose`$a = \dfrac{${top} - ${low < 0 ? `(${low})` : low}}{2} = ${a}$, $d = \dfrac{${top} + ${low < 0 ? `(${low})` : low}}{2} = ${d}$ and $b = \dfrac{360}{${period}} = ${plain(b)}$.`,
          marks: [prose`A1 $a = ${a}$`, prose`A1 $b = ${plain(b)}$ (do not accept a value for radians)`, prose`A1 $d = ${d}$`],
          keys: [
            { ...exact(a), label: '$a =$' },
            { ...near(b), label: '$b =$' },
            { ...exact(d), label: '$d =$' },
          ],
        },
        {
          ask: prose`A student writes $${mistake.said}$. Explain the mistake.`,
          answer: mistake.why,
          solution: mistake.why,
          marks: [wrong === 'amplitude' ? 'R1 the amplitude is half of the distance' : prose`R1 $b$ is not the period`],
        },
        {
          ask: prose`Write down the two values of $t$ with $0 < t \le ${period}$ for which $${y} = ${d}$.`,
          answer: prose`$t = ${plain(period / 2)}$ and $t = ${period}$`,
          solution: prose`The graph is on its middle line at the beginning, in the middle and at the end of each period: $t = ${plain(period / 2)}$ and $t = ${period}$.`,
          marks: [prose`A1 $t = ${plain(period / 2)}$`, prose`A1 $t = ${period}$`],
          keys: [{ kind: 'set', values: [plain(period / 2), `${period}`] }],
        },
      ],
    });
  },
  check: ({ top, low, period }, { a, b, d }) => {
    const best = maximise((t) => a * sine(b * t) + d, 0, period);
    assertClose(best.value, top, 'greatest value', 1e-5);
    assertClose(a * sine(b * 0.75 * period) + d, low, 'least value');
    assertClose(best.at, period / 4, 'a quarter of the period', 1e-3);
  },
});

const twoTides = defineTemplate({
  key: 'ai-two-sinusoidal-models',
  calculatorAllowed: true,
  placements: core('2.5.4', 2, '2.3', '2.4'),
  variants: [
    {
      what: 'In two rooms of a museum the temperature, in degrees Celsius, $t$ hours after midnight, is modelled by',
      unit: 'room',
      a: 2.5,
      d: 19,
      c: 4,
      e: 20,
    },
    {
      what: 'The speed of the wind, in kilometres per hour, $t$ hours after midnight, is modelled at two places on a coast by',
      unit: 'place',
      a: 6,
      d: 22,
      c: 9,
      e: 20,
    },
    {
      what: 'The demand for electricity, in megawatts, $t$ hours after midnight, is modelled in two districts by',
      unit: 'district',
      a: 5,
      d: 30,
      c: 8,
      e: 33,
    },
    {
      what: 'The number of cars that pass a bridge each minute, $t$ hours after midnight, is modelled for its two lanes by',
      unit: 'lane',
      a: 4,
      d: 12,
      c: 7,
      e: 10,
    },
  ],
  solve: ({ a, d, c, e }) => {
    // f = a sin 15t + d, g = c cos 15t + e.
    const f = (t: number) => a * sine(15 * t) + d;
    const g = (t: number) => c * cosine(15 * t) + e;
    const meets: number[] = [];
    for (let i = 0; i < 240; i++) {
      const [from, to] = [i / 10, (i + 1) / 10];
      if (Math.sign(f(from) - g(from)) !== Math.sign(f(to) - g(to))) meets.push(bisect((t) => f(t) - g(t), from, to));
    }
    const gap = Math.hypot(a, c) + Math.abs(d - e);
    return { meets, gap, above: (meets[1] ?? 0) - (meets[0] ?? 0), first: f(0), second: g(0) };
  },
  write: ({ what, unit, a, d, c, e }, { meets, gap, above, second }) => {
    const [one = 0, two = 0] = meets;
    return inParts({
      stem: prose`${what} $f(t) = ${a}\sin(15t) + ${d}$ and $g(t) = ${c}\cos(15t) + ${e}$, for $0 \le t < 24$ and with angles in degrees.`,
      hint: 'Both graphs in one window show everything that is asked. Is the calculator in degree mode?',
      parts: [
        {
          ask: 'Write down the period of both models, and the greatest value of each.',
          answer: prose`24 hours; $${a + d}$ and $${c + e}$`,
          solution: prose`The period is $\dfrac{360}{15} = 24$ hours. The greatest values are $${a} + ${d} = ${a + d}$ and $${c} + ${e} = ${c + e}$.`,
          marks: ['A1 24 hours', prose`A1 $${a + d}$`, prose`A1 $${c + e}$ (accept the values without units)`],
          keys: [
            { ...exact(24), label: 'Period' },
            { ...exact(a + d), label: 'Greatest value of $f$' },
            { ...exact(c + e), label: 'Greatest value of $g$' },
          ],
        },
        {
          ask: prose`Find the values of $t$ at which $f(t) = g(t)$.`,
          answer: prose`$t = ${significant(one)}$ and $t = ${significant(two)}$`,
          solution: prose`The graphs meet at $t = ${significant(one)}$ and at $t = ${significant(two)}$.`,
          marks: [
            'M1 both graphs, or the equation',
            prose`A1 $t = ${significant(one)}$`,
            prose`A1 $t = ${significant(two)}$ (times for a calculator in radian mode lose both A marks)`,
          ],
          keys: [{ kind: 'set', values: [significant(one, 8), significant(two, 8)], tolerance: 0.006 * one }],
        },
        {
          ask: prose`Hence find for how many hours of the day the value is greater for the first ${unit} than for the second.`,
          answer: prose`$${significant(above)}$ hours`,
          solution: prose`At $t = 0$ the second value, $${second}$, is the greater one. So the first is greater between the two times, for $${significant(two, 4)} - ${significant(one, 4)} = ${significant(above)}$ hours.`,
          marks: ['(M1) difference of their times', prose`A1 $${significant(above)}$ hours (FT)`],
          keys: [near(above)],
        },
        {
          ask: 'Find the greatest difference between the two values in the course of the day.',
          answer: prose`$${significant(gap)}$`,
          solution: prose`The graph of $|f(t) - g(t)|$ has the greatest value $${significant(gap)}$.`,
          marks: ['M1 graph or table of the difference', prose`A1 $${significant(gap)}$`],
          keys: [near(gap)],
        },
      ],
    });
  },
  check: ({ a, d, c, e }, { meets, gap }) => {
    assert.equal(meets.length, 2);
    const apart = (t: number) => Math.abs(a * Math.sin((Math.PI * t) / 12) + d - c * Math.cos((Math.PI * t) / 12) - e);
    assertClose(maximise(apart, 0, 24).value, gap, 'greatest difference', 1e-5);
    for (const t of meets) assertClose(apart(t), 0, 'equal there', 1e-6);
    assert.ok(c + e > d);
  },
});

const wheel = defineTemplate({
  key: 'ai-section-b-wheel-and-lighthouse',
  calculatorAllowed: true,
  placements: core('2.5.4', 2, '3.4', '3.2.1', '3.3'),
  variants: [
    {
      place: 'beside a harbour',
      seen: 'the foot of a lighthouse',
      spot: 'the foot of the lighthouse',
      r: 24,
      low: 2,
      period: 9,
      at: 3,
      look: 40,
      depression: 12,
    },
    {
      place: 'at the edge of a park',
      seen: 'the entrance of a zoo',
      spot: 'the entrance',
      r: 18,
      low: 1.5,
      period: 6,
      at: 2,
      look: 30,
      depression: 9,
    },
    {
      place: 'on the shore of a lake',
      seen: 'a small boat',
      spot: 'the boat',
      r: 30,
      low: 3,
      period: 12,
      at: 5,
      look: 50,
      depression: 15,
    },
  ],
  solve: ({ r, low, period, at, look, depression }) => {
    const centre = low + r;
    const b = 360 / period;
    const height = centre - r * cosine(b * at);
    const half = degrees(Math.acos((look - centre) / r));
    return {
      centre,
      b,
      height,
      arc: (2 * Math.PI * r * at) / period,
      long: (2 * half) / b,
      away: (low + 2 * r) / Math.tan(radians(depression)),
      area: (Math.PI * r * r * 45) / 360,
    };
  },
  write: ({ place, seen, spot, r, low, period, at, look, depression }, { centre, b, height, arc, long, away, area }) =>
    inParts({
      stem: prose`A big wheel ${place} has a radius of $${r}\text{ m}$. Its lowest point is $${low}\text{ m}$ above the ground, and it turns once in ${period} minutes at a constant rate. A cabin is at the lowest point at $t = 0$. Its height in metres after $t$ minutes is $h(t) = d - ${r}\cos(bt)$, with angles in degrees.`,
      hint: 'How far above the ground is the centre of the wheel, and how many degrees does the wheel turn in a minute?',
      parts: [
        {
          ask: prose`Write down the values of $d$ and $b$.`,
          answer: prose`$d = ${centre}$, $b = ${plain(b)}$`,
          solution: prose`The centre is $${low} + ${r} = ${centre}\text{ m}$ above the ground, and the wheel turns by $\dfrac{360}{${period}} = ${plain(b)}$ degrees a minute.`,
          marks: [prose`A1 $d = ${centre}$`, prose`A1 $b = ${plain(b)}$`],
          keys: [
            { ...exact(centre), label: '$d =$' },
            { ...near(b), label: '$b =$' },
          ],
        },
        {
          ask: prose`Find the height of the cabin after ${at} minutes.`,
          answer: prose`$${significant(height)}\text{ m}$`,
          solution: prose`$${centre} - ${r}\cos(${plain(b * at)}^\circ) = ${significant(height)}\text{ m}$.`,
          marks: ['(M1) substitution', prose`A1 $${significant(height)}\text{ m}$ (FT their $d$ and $b$)`],
          keys: [near(height, undefined, 'm')],
        },
        {
          ask: prose`Find the distance that the cabin has travelled in these ${at} minutes.`,
          answer: prose`$${significant(arc)}\text{ m}$`,
          solution: prose`It moves along an arc of $${plain(b * at)}^\circ$: $\dfrac{${plain(b * at)}}{360} \times 2\pi \times ${r} = ${significant(arc)}\text{ m}$.`,
          marks: [prose`(M1) length of an arc`, prose`A1 $${significant(arc)}\text{ m}$`],
          keys: [near(arc, undefined, 'm')],
        },
        {
          ask: prose`Find for how long in one turn the cabin is more than $${look}\text{ m}$ above the ground.`,
          answer: prose`$${significant(long)}$ minutes`,
          solution: prose`$${centre} - ${r}\cos(${plain(b)}t) = ${look}$ has the solutions $t = ${significant(period / 2 - long / 2)}$ and $t = ${significant(period / 2 + long / 2)}$ in one turn. In between, for $${significant(long)}$ minutes, the cabin is higher.`,
          marks: [
            prose`M1 equation or graph with the line ${look}`,
            prose`A1 $t = ${significant(period / 2 - long / 2)}$ and $t = ${significant(period / 2 + long / 2)}$`,
            prose`A1 $${significant(long)}$ minutes (FT their model; one of the times as the answer loses this mark)`,
          ],
          keys: [near(long, undefined, 'minutes')],
        },
        {
          before: prose`From the highest point of the wheel, ${seen} is seen at an angle of depression of $${depression}^\circ$. It is at the level of the ground below the wheel.`,
          ask: prose`Find the horizontal distance of ${spot} from the highest point.`,
          answer: prose`$${significant(away)}\text{ m}$`,
          solution: prose`The highest point is $${low} + 2 \times ${r} = ${low + 2 * r}\text{ m}$ above the ground, so the distance is $\dfrac{${low + 2 * r}}{\tan ${depression}^\circ} = ${significant(away)}\text{ m}$.`,
          marks: [
            prose`A1 height $${low + 2 * r}\text{ m}$`,
            'M1 tangent of the angle of depression',
            prose`A1 $${significant(away)}\text{ m}$ (FT their height; sine in place of tangent loses both marks)`,
          ],
          keys: [near(away, undefined, 'm')],
        },
        {
          before: prose`A sector of the wheel with an angle of $45^\circ$ at its centre is to be covered with lights, 12 to each square metre.`,
          ask: 'Find the number of lights, to the nearest ten.',
          answer: prose`$${Math.round((12 * area) / 10) * 10}$`,
          solution: prose`The sector has the area $\dfrac{45}{360} \times \pi \times ${r}^2 = ${significant(area, 4)}\text{ m}^2$, and $12 \times ${significant(area, 4)}$ is $${Math.round((12 * area) / 10) * 10}$ to the nearest ten.`,
          marks: [prose`(M1) area of the sector`, prose`A1 $${Math.round((12 * area) / 10) * 10}$`],
          keys: [exact(Math.round((12 * area) / 10) * 10)],
        },
      ],
    }),
  check: ({ r, low, period, look, at }, { height, long, arc }) => {
    const h = (t: number) => low + r * (1 - Math.cos((2 * Math.PI * t) / period));
    assertClose(h(at), height, 'height by the angle in radians');
    const first = bisect((t) => h(t) - look, 0, period / 2);
    assertClose(period - 2 * first, long, 'time above');
    assertClose(arc / (2 * Math.PI * r), at / period, 'share of the circle');
  },
});

export const sinusoidsTemplates: readonly QuestionTemplate[] = [fromTable, fromGraph, twoTides, wheel];
