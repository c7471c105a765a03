import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, differentiate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, polynomial, signed, significant } from '../../../tex.ts';
import { short, valueAt } from '../values.ts';
import { exact, labelled, near, prose, sl, table, toWithin } from '../writing.ts';

/** Topic 5. Limits and rates in words, tables and graphs; tangents and normals worked out backwards. */

type Rate =
  | {
      form: 'meaning';
      what: string;
      letter: string;
      of: string;
      unit: string;
      time: string;
      at: number;
      value: number;
      rate: number;
      ahead: number;
    }
  | { form: 'table'; tex: string; f: (x: number) => number; at: number; limit: number; from: string }
  | { form: 'units'; what: string; letter: string; by: string; unit: string; byUnit: string; c: readonly number[]; at: number };

const rateMeaning = defineTemplate<Rate, { estimate: number; rate: number; values: number[] }>({
  key: 'ai-meaning-of-a-rate',
  calculatorAllowed: true,
  placements: [sl('5.1', 1)],
  variants: [
    {
      form: 'meaning',
      what: 'the depth of snow on a roof',
      letter: 'd',
      of: 'd(t)',
      unit: 'cm',
      time: 'hours',
      at: 6,
      value: 24,
      rate: -1.5,
      ahead: 2,
    },
    { form: 'table', tex: prose`\dfrac{x^{2} - 9}{x - 3}`, f: (x) => (x * x - 9) / (x - 3), at: 3, limit: 6, from: 'x^{2}' },
    {
      form: 'units',
      what: 'fuel left in a tank',
      letter: 'F',
      by: 'distance driven',
      unit: 'litres',
      byUnit: 'hundred km',
      c: [-0.2, -5, 60],
      at: 4,
    },
    {
      form: 'meaning',
      what: 'the number of visitors in a museum',
      letter: 'N',
      of: 'N(t)',
      unit: 'people',
      time: 'hours',
      at: 3,
      value: 410,
      rate: 65,
      ahead: 0.2,
    },
    { form: 'table', tex: prose`\dfrac{2^{x} - 1}{x}`, f: (x) => (2 ** x - 1) / x, at: 0, limit: Math.log(2), from: '2^{x}' },
    {
      form: 'units',
      what: 'height of a candle',
      letter: 'h',
      by: 'burning time',
      unit: 'mm',
      byUnit: 'hours',
      c: [0.5, -14, 120],
      at: 3,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'meaning')
      return { estimate: numbers.value + numbers.rate * numbers.ahead, rate: numbers.rate, values: [] };
    if (numbers.form === 'table')
      return { estimate: numbers.limit, rate: 0, values: [-0.1, -0.01, 0.01, 0.1].map((h) => numbers.f(numbers.at + h)) };
    const [a, b] = numbers.c as [number, number];
    return {
      estimate: valueAt(numbers.c, numbers.at),
      rate: 2 * a * numbers.at + b,
      values: [(valueAt(numbers.c, numbers.at + 1) - valueAt(numbers.c, numbers.at)) / 1],
    };
  },
  write: (numbers, { estimate, rate, values }) => {
    if (numbers.form === 'meaning') {
      const { what, letter, unit, time, at, value, ahead } = numbers;
      const hour = time.slice(0, -1);
      const falls = rate < 0;
      return inParts({
        stem: prose`Let $${letter}(t)$ be ${what}, in ${unit}, $t$ ${time} after the beginning of an observation. It is known that $${letter}(${at}) = ${value}$ and $${letter}'(${at}) = ${rate}$.`,
        hint: 'The derivative is a rate: so much per unit of time, at one moment.',
        parts: [
          {
            ask: prose`Interpret $${letter}(${at}) = ${value}$ in context.`,
            answer: `after ${at} ${time}, ${what} is ${value} ${unit}`,
            solution: `After ${at} ${time}, ${what} is ${value} ${unit}.`,
            marks: ['A1 value with time and unit'],
          },
          {
            ask: prose`Interpret $${letter}'(${at}) = ${rate}$ in context, with units.`,
            answer: `at that moment it ${falls ? 'decreases' : 'increases'} by ${Math.abs(rate)} ${unit} per ${hour}`,
            solution: `At the moment $t = ${at}$ it is ${falls ? 'decreasing' : 'increasing'} at a rate of ${Math.abs(rate)} ${unit} per ${hour}.`,
            marks: [`A1 ${falls ? 'decreasing' : 'increasing'} at this moment`, `A1 ${Math.abs(rate)} ${unit} per ${hour}`],
          },
          {
            ask: prose`Estimate $${letter}(${short(at + ahead)})$.`,
            answer: `$${short(estimate)}$ ${unit}`,
            solution: prose`If the rate stays about the same, $${letter}(${short(at + ahead)}) \approx ${value} + ${ahead} \times (${rate}) = ${short(estimate)}$.`,
            marks: [prose`M1 $${value} + ${ahead} \times (${rate})$`, `A1 $${short(estimate)}$`],
            keys: [exact(short(estimate))],
          },
          {
            ask: 'State the assumption behind this estimate.',
            answer: 'the rate of change stays the same in that time',
            solution: 'The rate of change is taken to be constant, which is the better an approximation the shorter the time.',
            marks: ['R1 constant rate of change'],
          },
        ],
      });
    }
    if (numbers.form === 'table') {
      const { tex, at, from } = numbers;
      const xs = [-0.1, -0.01, 0.01, 0.1].map((h) => short(at + h));
      return inParts({
        stem: prose`Let $g(x) = ${tex}$ for $x \ne ${at}$.`,
        hint: 'What do the values from both sides come close to?',
        parts: [
          {
            ask: prose`Explain why $g(${at})$ is not defined.`,
            answer: 'the denominator is zero there',
            solution: prose`At $x = ${at}$ the denominator is zero.`,
            marks: ['R1 division by zero'],
          },
          {
            before: table(['$x$', ...xs.map((x) => `$${x}$`)], ['$g(x)$', '', '', '', '']),
            ask: prose`Complete the table with five significant figures, and suggest the value of $\displaystyle\lim_{x \to ${at}} g(x)$ to two decimal places.`,
            answer: `$${values.map((v) => significant(v, 5)).join(',\\ ')}$; limit $${estimate.toFixed(2)}$`,
            solution: prose`The values are $${values.map((v) => significant(v, 5)).join(',\\ ')}$. From both sides they come close to $${estimate.toFixed(2)}$.`,
            marks: ['A1 two values', 'A1 all four values', `A1 $${estimate.toFixed(2)}$`],
            keys: [
              {
                kind: 'set',
                label: 'Values',
                values: values.map((v) => `${Number(v.toPrecision(5))}`),
                ordered: true,
                tolerance: 0.0006,
              },
              { kind: 'number', label: 'Limit', ...toWithin(estimate, 0.0051) },
            ],
          },
          {
            ask: prose`The limit is the gradient of the curve $y = ${from}$ at one point. Write down the $x$-coordinate of this point, and explain why.`,
            answer: `$x = ${at}$`,
            solution: prose`$g(x)$ is the gradient of the chord from $(${at}, ${short(from === 'x^{2}' ? 9 : 1)})$ to the point of the curve at $x$. As $x$ tends to $${at}$, the chord becomes the tangent at $x = ${at}$.`,
            marks: [`A1 $x = ${at}$`, 'R1 gradient of a chord that becomes the tangent'],
            keys: [exact(at)],
          },
        ],
      });
    }
    const { what, letter, by, unit, byUnit, c, at } = numbers;
    const derivative = polynomial([2 * (c[0] as number), c[1] as number]);
    return inParts({
      stem: prose`The ${what}, $${letter}$ ${unit}, is modelled by $${letter} = ${polynomial(c)}$, where $x$ is the ${by} in ${byUnit}.`,
      hint: 'The unit of a derivative is that of the one quantity divided by that of the other.',
      parts: [
        {
          ask: prose`Calculate the mean rate of change of $${letter}$ from $x = ${at}$ to $x = ${at + 1}$.`,
          answer: `$${short(values[0] as number)}$`,
          solution: prose`$\dfrac{${short(valueAt(c, at + 1))} - ${short(estimate)}}{1} = ${short(values[0] as number)}$.`,
          marks: ['M1 difference of values over difference of $x$', `A1 $${short(values[0] as number)}$`],
          keys: [near(values[0] as number)],
        },
        {
          ask: prose`Find $\dfrac{\mathrm{d}${letter}}{\mathrm{d}x}$ and its value at $x = ${at}$.`,
          answer: prose`$${derivative}$; $${short(rate)}$`,
          solution: prose`$\dfrac{\mathrm{d}${letter}}{\mathrm{d}x} = ${derivative}$, which is $${short(rate)}$ at $x = ${at}$.`,
          marks: [`A1 $${derivative}$`, `A1 $${short(rate)}$`],
          keys: [{ kind: 'expression', label: 'Derivative', value: derivative }, labelled(`At $x = ${at}$`, exact(short(rate)))],
        },
        {
          ask: 'State the unit of this rate and what its sign means.',
          answer: `${unit} per ${byUnit.replace(/s$/, '')}; it decreases`,
          solution: `The unit is ${unit} per ${byUnit.replace(/s$/, '')}. The negative sign means that the ${what} decreases.`,
          marks: ['A1 unit', 'A1 decreasing'],
        },
        {
          ask: 'Explain why the results of parts (a) and (b) differ.',
          answer: 'one is a mean over an interval, the other the rate at one point of a curve',
          solution: `Part (a) is the gradient of a chord, the mean rate over an interval; part (b) is that of the tangent at one point. The graph is curved, so they differ.`,
          marks: ['R1 chord and tangent (or mean and instantaneous rate)'],
        },
      ],
    });
  },
  check: (numbers, { estimate, rate, values }) => {
    if (numbers.form === 'table') {
      assertClose(
        differentiate(numbers.from === 'x^{2}' ? (x) => x * x : (x) => 2 ** x, numbers.at),
        estimate,
        'the limit is a derivative',
      );
      for (const [i, h] of [-0.1, -0.01, 0.01, 0.1].entries()) {
        const power = numbers.from === 'x^{2}' ? (x: number) => x * x : (x: number) => 2 ** x;
        assertClose((values[i] as number) * h, power(numbers.at + h) - power(numbers.at), 'a value of the table');
      }
    } else if (numbers.form === 'units') {
      assertClose(
        differentiate((x) => valueAt(numbers.c, x), numbers.at),
        rate,
        'the rate',
      );
      assertClose(
        differentiate((x) => valueAt(numbers.c, x), numbers.at + 0.5),
        values[0] as number,
        'a chord of a parabola',
      );
    } else assertClose((estimate - numbers.value) / numbers.ahead, rate, 'the slope back');
  },
});

interface GraphOfRate {
  form: 'derivative' | 'sketch' | 'curve';
  what: string;
  unit: string;
  x: string;
  /** Zeros of the derivative and its leading coefficient: f' = k (x - p)(x - q). */
  k: number;
  p: number;
  q: number;
  end: number;
}

const graphOfRate = defineTemplate<GraphOfRate, { rising: [number, number]; mostAt: number; most: number }>({
  key: 'ai-graph-of-the-derivative',
  calculatorAllowed: true,
  placements: [sl('5.2', 1, '5.1', '5.6'), sl('5.1', 1, '5.2', '5.6')],
  variants: [
    { form: 'derivative', what: 'the water level of a lake', unit: 'cm per day', x: 't', k: -0.5, p: 2, q: 8, end: 10 },
    { form: 'derivative', what: 'the height of a footpath', unit: 'm per km', x: 'x', k: 4, p: 1, q: 5, end: 6 },
    { form: 'sketch', what: 'the temperature in a greenhouse', unit: '°C per hour', x: 't', k: -0.3, p: 3, q: 9, end: 12 },
    { form: 'sketch', what: 'the price of a share', unit: 'EUR per week', x: 't', k: 0.6, p: 2, q: 7, end: 9 },
    { form: 'curve', what: 'the number of cars on a bridge', unit: 'cars per minute', x: 't', k: -2, p: 1, q: 6, end: 8 },
    { form: 'curve', what: 'the depth of a river', unit: 'cm per km', x: 'x', k: 1.5, p: 2, q: 6, end: 7 },
  ],
  solve: ({ k, p, q }) => ({ rising: k < 0 ? [p, q] : [0, p], mostAt: (p + q) / 2, most: (k * (p - q) * (q - p)) / 4 }),
  write: ({ form, what, unit, x, k, p, q, end }, { mostAt, most }) => {
    const rate = (v: number) => k * (v - p) * (v - q);
    const integral = (v: number) => k * (v ** 3 / 3 - ((p + q) * v * v) / 2 + p * q * v);
    const span = (f: (v: number) => number) => {
      const ys = Array.from({ length: 101 }, (_, i) => f((end * i) / 100));
      return [Math.min(0, ...ys), Math.max(0, ...ys)] as const;
    };
    const draw = (f: (v: number) => number, name: string, marked: readonly number[]) => {
      const [low, high] = span(f);
      const room = (high - low) * 0.1;
      const figure = new Diagram({ x: [0, end * 1.05], y: [low - room, high + room], width: 400, height: 260 })
        .axes({ x, y: name, xTicks: [...marked] })
        .graph(f, 0, end);
      for (const v of marked) figure.point([v, f(v)]);
      return figure.toSvg();
    };
    const [first, second] = k < 0 ? ['minimum', 'maximum'] : ['maximum', 'minimum'];
    const up = k < 0 ? prose`$${p} < ${x} < ${q}$` : prose`$0 < ${x} < ${p}$ and $${q} < ${x} < ${end}$`;
    const intervals =
      k < 0
        ? [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }]
        : [
            { from: '0', to: `${p}`, open_from: true, open_to: true },
            { from: `${q}`, to: `${end}`, open_from: true, open_to: true },
          ];
    const formula = prose`f'(${x}) = ${k}(${x} - ${p})(${x} - ${q})`;
    const domain = prose`$0 \le ${x} \le ${end}$`;
    if (form === 'sketch') {
      return inParts({
        stem: prose`For ${domain}, the rate of change of ${what} is $${formula}$, in ${unit}.`,
        hint: 'Where is the rate zero, and what sign has it between these places?',
        parts: [
          {
            ask: prose`Sketch the graph of $y = f'(${x})$ for ${domain}. Label the points where it meets the $${x}$-axis.`,
            answer: 'see the drawing in the solution',
            solution: `A parabola that opens ${k < 0 ? 'downwards' : 'upwards'} with zeros at $${p}$ and $${q}$.\n\n![](diagram:rate)`,
            marks: [
              `A1 parabola opening ${k < 0 ? 'downwards' : 'upwards'}`,
              `A1 zeros $${p}$ and $${q}$`,
              'A1 drawn on the given domain only',
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: prose`Hence write down the values of $${x}$ for which $f$ is increasing.`,
            answer: up,
            solution: prose`$f$ increases where $f'(${x}) > 0$, that is where the graph lies above the axis: ${up}.`,
            marks: [prose`(M1) $f'(${x}) > 0$`, `A1 ${up}`],
            keys: [{ kind: 'interval', intervals }],
          },
          {
            ask: prose`Determine the greatest ${k < 0 ? 'rate of increase' : 'rate of decrease'} between $${x} = ${p}$ and $${x} = ${q}$.`,
            answer: `$${short(Math.abs(most))}$ ${unit}`,
            solution: prose`The parabola has its vertex midway between the zeros, at $${x} = ${mostAt}$, where $f'(${mostAt}) = ${short(most)}$.`,
            marks: [`M1 vertex at $${x} = ${mostAt}$`, `A1 $${short(Math.abs(most))}$`],
            keys: [{ kind: 'number', ...toWithin(Math.abs(most), 0.006), alternatives: [{ value: most, tolerance: 0.006 }] }],
          },
        ],
        diagrams: [
          {
            name: 'rate',
            svg: draw(rate, "f'", [p, q]),
            alt: `A parabola that opens ${k < 0 ? 'downwards' : 'upwards'} and crosses the axis at ${p} and ${q}.`,
          },
        ],
      });
    }
    if (form === 'curve') {
      return inParts({
        stem: prose`
          The graph shows ${what} as a function $f$ of $${x}$, for ${domain}. Its stationary points are at $${x} = ${p}$ and $${x} = ${q}$.

          ![](diagram:curve)`,
        hint: 'The derivative is the gradient of what you see.',
        parts: [
          {
            ask: prose`Write down the sign of $f'(${x})$ for $0 < ${x} < ${p}$, for $${p} < ${x} < ${q}$ and for $${q} < ${x} < ${end}$.`,
            answer: k < 0 ? 'negative, positive, negative' : 'positive, negative, positive',
            solution: `The curve ${k < 0 ? 'falls, rises and falls' : 'rises, falls and rises'}: the signs are ${k < 0 ? 'negative, positive, negative' : 'positive, negative, positive'}.`,
            marks: ['A1 two signs', 'A1 all signs'],
          },
          {
            ask: prose`Sketch a possible graph of $y = f'(${x})$.`,
            answer: 'see the drawing in the solution',
            solution: `It meets the axis at $${p}$ and $${q}$, lies ${k < 0 ? 'above' : 'below'} it between them, and ${k < 0 ? 'below' : 'above'} it outside.\n\n![](diagram:rate)`,
            marks: [
              `A1 zeros at $${p}$ and $${q}$`,
              'A1 correct signs',
              `A1 one ${k < 0 ? 'maximum' : 'minimum'} between the zeros`,
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: `Describe what happens to ${what} at $${x} = ${p}$.`,
            answer: `it has a local ${first}`,
            solution: prose`The derivative changes from ${k < 0 ? 'negative to positive' : 'positive to negative'}: there is a local ${first}, and for a moment the rate of change is 0.`,
            marks: [`A1 local ${first}`],
          },
        ],
        diagrams: [
          {
            name: 'curve',
            svg: draw((v) => integral(v) + 1.2 * Math.max(...[0, p, q, end].map((w) => Math.abs(integral(w)))), 'f', [p, q]),
            alt: `A curve with a local ${first} at ${p} and a local ${second} at ${q}.`,
          },
          { name: 'rate', svg: draw(rate, "f'", [p, q]), alt: `A parabola with zeros at ${p} and ${q}.` },
        ],
      });
    }
    return inParts({
      stem: prose`
        The graph shows the **rate of change** $f'(${x})$ of ${what}, in ${unit}, for ${domain}. It meets the $${x}$-axis at $${p}$ and $${q}$.

        ![](diagram:rate)`,
      hint: "What does the sign of $f'$ say about $f$?",
      parts: [
        {
          ask: prose`Write down the values of $${x}$ for which $f$ is increasing.`,
          answer: up,
          solution: prose`$f$ increases where $f'$ is positive, that is where the graph lies above the axis: ${up}.`,
          marks: [prose`(M1) $f'(${x}) > 0$`, `A1 ${up}`],
          keys: [{ kind: 'interval', intervals }],
        },
        {
          ask: prose`State, with a reason, whether $f$ has a local maximum or a local minimum at $${x} = ${q}$.`,
          answer: `local ${second}`,
          solution: prose`At $${q}$ the rate changes from ${k < 0 ? 'positive to negative' : 'negative to positive'}, so $f$ has a local ${second} there.`,
          marks: [`R1 change of sign of $f'$`, `A1 local ${second}`],
        },
        {
          ask: prose`Write down the value of $${x}$ between $${p}$ and $${q}$ at which ${what.replace(/\ban? /, 'the ')} changes fastest.`,
          answer: `$${x} = ${mostAt}$`,
          solution: `There $f'$ is farthest from 0. By the symmetry of the parabola this is midway, at $${x} = ${mostAt}$.`,
          marks: [`A1 $${x} = ${mostAt}$`],
          keys: [exact(mostAt)],
        },
        {
          before: prose`A student says: "At $${x} = ${mostAt}$ the graph has a turning point, so $f$ has one as well."`,
          ask: 'Explain the mistake.',
          answer: "$f$ has turning points only where $f'$ changes sign; here the rate has its greatest magnitude, and not zero",
          solution: prose`The graph shows $f'$. A turning point of $f'$ means that the rate has its greatest magnitude; $f$ itself has turning points only where $f'(${x}) = 0$, at $${p}$ and $${q}$.`,
          marks: ["R1 the graph is that of $f'$, not of $f$"],
        },
      ],
      diagrams: [
        {
          name: 'rate',
          svg: draw(rate, "f'", [p, q]),
          alt: `A parabola that opens ${k < 0 ? 'downwards' : 'upwards'} and crosses the axis at ${p} and ${q}.`,
        },
      ],
    });
  },
  check: ({ k, p, q }, { rising, mostAt, most }) => {
    const f = (v: number) => k * (v ** 3 / 3 - ((p + q) * v * v) / 2 + p * q * v);
    const [a, b] = rising;
    for (let i = 0; i < 50; i++) assert.ok(f(a + ((b - a) * (i + 1)) / 50) > f(a + ((b - a) * i) / 50), 'rising');
    assertClose(differentiate(f, mostAt), most, 'the greatest rate');
    assertClose(
      differentiate((v) => differentiate(f, v), mostAt),
      0,
      'stationary rate',
      1e-4,
    );
  },
});

type Tangent =
  | { form: 'gradient'; c: readonly number[]; m: number; context: string }
  | { form: 'horizontal'; c: readonly number[]; context: string }
  | { form: 'normal'; c: readonly number[]; at: number; context: string };

const tangentBackwards = defineTemplate<Tangent, { x: number; y: number; slope: number; cut: number }>({
  key: 'ai-tangent-from-its-direction',
  calculatorAllowed: true,
  placements: [sl('5.4', 1, '5.3')],
  variants: [
    { form: 'gradient', c: [0.5, -3, 7], m: 2, context: 'A slide follows this curve, and a straight ramp continues it smoothly' },
    { form: 'horizontal', c: [-0.25, 3, 1], context: 'A bridge follows this curve' },
    {
      form: 'normal',
      c: [0.5, -1, 2],
      at: 3,
      context: 'A mirror has the shape of this curve; a laser beam meets it at right angles',
    },
    {
      form: 'gradient',
      c: [-0.5, 4, 1],
      m: -1,
      context: 'A ski jump follows this curve, and the landing strip continues it smoothly',
    },
    { form: 'horizontal', c: [0.2, -2, 9], context: 'A valley road follows this curve' },
    { form: 'normal', c: [-0.5, 4, 1], at: 2, context: 'A coast has the shape of this curve; a pipe leaves it at right angles' },
  ],
  solve: (numbers) => {
    const [a, b] = numbers.c as [number, number, number];
    const target = numbers.form === 'gradient' ? numbers.m : 0;
    const x = numbers.form === 'normal' ? numbers.at : (target - b) / (2 * a);
    const y = valueAt(numbers.c, x);
    const slope = numbers.form === 'normal' ? -1 / (2 * a * x + b) : target;
    return { x: short(x), y: short(y), slope, cut: short(y - slope * x) };
  },
  write: (numbers, { x, y, slope, cut }) => {
    const { c, context } = numbers;
    const [a, b] = c as [number, number, number];
    const derivative = polynomial([2 * a, b]);
    const curve = prose`y = ${polynomial(c)}`;
    const line =
      slope === 0
        ? `y = ${cut}`
        : `y = ${slope === 1 ? '' : slope === -1 ? '-' : Number.isInteger(slope) ? slope : fraction(Math.round(slope * 12), 12)}x${signed(cut)}`;
    const key = { kind: 'equation' as const, value: `y = ${slope}x + (${cut})` };
    if (numbers.form === 'gradient') {
      return inParts({
        stem: `The curve $${curve}$ is given, with $x$ and $y$ in metres. ${context}, along the tangent with gradient $${numbers.m}$.`,
        hint: 'Where does the curve have this gradient?',
        parts: [
          {
            ask: prose`Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$.`,
            answer: `$${derivative}$`,
            solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${derivative}$.`,
            marks: [`A1 $${derivative}$`],
            keys: [{ kind: 'expression', value: derivative }],
          },
          {
            ask: 'Find the coordinates of the point where the straight line begins.',
            answer: `$(${x}, ${y})$`,
            solution: prose`$${derivative} = ${numbers.m}$ gives $x = ${x}$, and then $y = ${y}$.`,
            marks: [`M1 $${derivative} = ${numbers.m}$`, `A1 $x = ${x}$`, `A1 $y = ${y}$`],
            keys: [{ kind: 'coordinate', values: [`${x}`, `${y}`] }],
          },
          {
            ask: 'Find the equation of the straight line.',
            answer: `$${line}$`,
            solution: prose`Through $(${x}, ${y})$ with gradient $${numbers.m}$: $${line}$. (Check: curve and line have the same value and the same gradient at $x = ${x}$.)`,
            marks: ['M1 line through the point with this gradient', `A1 $${line}$`],
            keys: [key],
          },
          {
            ask: 'Explain why there is only one such point on this curve.',
            answer: 'the derivative is linear, so it takes each value once',
            solution: 'The derivative of a quadratic function is linear and not constant: it takes every value exactly once.',
            marks: ['R1 derivative is linear'],
          },
        ],
      });
    }
    if (numbers.form === 'horizontal') {
      return inParts({
        stem: `${context}: $${curve}$, with $x$ and $y$ in metres.`,
        hint: 'What is the gradient of a horizontal line?',
        parts: [
          {
            ask: 'Find the coordinates of the point where the tangent is horizontal.',
            answer: `$(${x}, ${y})$`,
            solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${derivative} = 0$ at $x = ${x}$, where $y = ${y}$.`,
            marks: [`M1 $${derivative} = 0$`, `A1 $x = ${x}$`, `A1 $y = ${y}$`],
            keys: [{ kind: 'coordinate', values: [`${x}`, `${y}`] }],
          },
          {
            ask: 'Write down the equations of the tangent and of the normal at this point.',
            answer: `$y = ${y}$ and $x = ${x}$`,
            solution: prose`The tangent is horizontal, $y = ${y}$. The normal is vertical, $x = ${x}$; it has no gradient, so the rule with $-\dfrac{1}{m}$ cannot be used.`,
            marks: [`A1 $y = ${y}$`, `A1 $x = ${x}$`],
            keys: [
              { kind: 'equation', label: 'Tangent', value: `y = ${y}` },
              { kind: 'equation', label: 'Normal', value: `x = ${x}` },
            ],
          },
          {
            ask: `State, with a reason, whether this point is the highest or the lowest of the curve.`,
            answer: a < 0 ? 'the highest' : 'the lowest',
            solution: `The coefficient of $x^{2}$ is ${a < 0 ? 'negative, so the parabola opens downwards: it is the highest point' : 'positive, so the parabola opens upwards: it is the lowest point'}.`,
            marks: [`R1 ${a < 0 ? 'highest' : 'lowest'}, with a reason`],
          },
        ],
      });
    }
    const m = short(-1 / slope);
    const meet = short((slope - b) / a - x);
    return inParts({
      stem: `The curve $${curve}$ is given, with $x$ and $y$ in metres. ${context}, at the point P with $x = ${numbers.at}$.`,
      hint: 'A right angle to the curve is a right angle to its tangent.',
      parts: [
        {
          ask: 'Calculate the gradient of the curve at P.',
          answer: `$${m}$`,
          solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${derivative}$, at $x = ${numbers.at}$: $${m}$.`,
          marks: [`M1 $${derivative}$`, `A1 $${m}$`],
          keys: [exact(m)],
        },
        {
          ask: 'Find the equation of the line that meets the curve at P at right angles.',
          answer: `$${line}$`,
          solution: prose`P is $(${x}, ${y})$; the gradient of the normal is $-\dfrac{1}{${m}}$. So $y - ${y} = -\dfrac{1}{${m}}(x - ${x})$, that is $${line}$.`,
          marks: [`(A1) P$(${x}, ${y})$`, prose`M1 gradient $-\frac{1}{${m}}$`, `A1 $${line}$`],
          keys: [
            {
              ...key,
              slips: [
                {
                  slip: 'method',
                  value: `y - ${y} = ${m}(x - ${x})`,
                  note: 'This is the tangent; the line asked for is perpendicular to it.',
                },
              ],
            },
          ],
        },
        {
          ask: prose`Determine the $x$-coordinate of the other point where this line meets the curve.`,
          answer: `$x = ${significant(meet)}$`,
          solution: prose`For $${polynomial(c)} = ${line.slice(4)}$ a solver finds $x = ${significant(meet)}$ besides $x = ${x}$.`,
          marks: ['M1 curve and line equated', `A1 $x = ${significant(meet)}$`],
          keys: [near(meet)],
        },
      ],
    });
  },
  check: (numbers, { x, y, slope, cut }) => {
    const f = (t: number) => valueAt(numbers.c, t);
    assertClose(f(x), y, 'on the curve');
    assertClose(slope * x + cut, y, 'on the line', 1e-4);
    const gradient = differentiate(f, x);
    if (numbers.form === 'normal') {
      assertClose(gradient * slope, -1, 'perpendicular');
      const [a, b] = numbers.c as [number, number, number];
      const meet = (slope - b) / a - x;
      assertClose(
        bisect((t) => (f(t) - slope * t - cut) / (t - x), meet - 0.8, meet + 0.8),
        meet,
        'the other point',
        1e-3,
      );
    } else assertClose(gradient, slope, 'the gradient');
  },
});

export const ratesAndSlopesTemplates: readonly QuestionTemplate[] = [rateMeaning, graphOfRate, tangentBackwards];
