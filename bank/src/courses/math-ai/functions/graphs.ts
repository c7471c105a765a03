import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { assertClose, bisect, maximise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { labelled, near, prose, scheme, sl } from '../writing.ts';
import { doseSketched } from './second-forms.ts';

/** Topic 2. Key features of graphs and their intersections. */

const concentrationGraph = defineTemplate({
  key: 'ai-concentration-graph-features',
  calculatorAllowed: true,
  placements: [sl('2.4', 2, '2.3'), sl('2.3', 2, '2.4')],
  variants: [
    { a: 24, b: 4, early: 1, level: 3 },
    { a: 30, b: 9, early: 1, level: 4 },
    { a: 20, b: 6.25, early: 2, level: 2.5 },
    { a: 48, b: 16, early: 2, level: 5 },
    { a: 15, b: 2.25, early: 1, level: 3 },
    { a: 36, b: 12, early: 3, level: 4 },
    { a: 40, b: 25, early: 3, level: 3.5 },
    { a: 18, b: 5, early: 1, level: 3.2 },
  ],
  solve: ({ a, b, early, level }) => {
    const root = Math.sqrt(a * a - 4 * level * level * b);
    const [rise, fall] = [(a - root) / (2 * level), (a + root) / (2 * level)];
    return {
      early: (a * early) / (early * early + b),
      at: Math.sqrt(b),
      peak: a / (2 * Math.sqrt(b)),
      rise,
      fall,
      span: fall - rise,
    };
  },
  write: ({ a, b, early, level }, { early: earlyValue, at, peak, rise, fall, span }, index) => {
    if (index >= ALIKE) return doseSketched({ a, b, level, at, peak, rise, fall });
    const f = (t: number) => (a * t) / (t * t + b);
    const wide = Math.ceil(Math.max(fall * 1.4, 4 * at));
    const step = wide > 15 ? 4 : 2;
    const tall = Math.ceil(peak * 1.15);
    const figure = new Diagram({ x: [0, wide], y: [0, tall], width: 440 })
      .axes({
        x: 't',
        y: 'C',
        xTicks: Array.from({ length: Math.floor((wide - 0.5) / step) }, (_, i) => (i + 1) * step),
        yTicks: Array.from({ length: tall - 1 }, (_, i) => i + 1),
      })
      .graph(f, 0, wide)
      .segment([0, level], [wide, level], 'd-dashed');
    return {
      text: prose`
        The concentration of a medicine in the blood, $C\text{ mg l}^{-1}$, at time $t$ hours after it is taken is modelled by
        $$C(t) = \frac{${a}t}{t^{2} + ${b}}, \qquad t \ge 0.$$
        The diagram shows the graph of $C$ and the line $C = ${level}$.

        ![](diagram:concentration)

        (a) Calculate $C(${early})$. [1]

        (b) Find the greatest concentration and the time at which it occurs. [2]

        (c) Write down the equation of the horizontal asymptote of the graph and interpret it in context. [2]

        (d) The medicine is effective while its concentration is at least $${level}\text{ mg l}^{-1}$. Determine for how long it is effective. [4]`,
      hint: 'Which features of the graph are asked for?',
      answer: prose`
        (a) $${significant(earlyValue)}\text{ mg l}^{-1}$

        (b) $${significant(peak)}\text{ mg l}^{-1}$ at $t = ${significant(at)}\text{ hours}$

        (c) $C = 0$: in the long run the medicine leaves the blood

        (d) $${significant(span)}\text{ hours}$`,
      solution: prose`
        (a) $C(${early}) = \dfrac{${a} \times ${early}}{${early}^{2} + ${b}} = ${significant(earlyValue)}\text{ mg l}^{-1}$.

        (b) The maximum tool of the calculator gives the point $(${significant(at)}, ${significant(peak)})$: the greatest concentration is
        $${significant(peak)}\text{ mg l}^{-1}$, after $${significant(at)}$ hours.

        (c) For large $t$ the denominator grows much faster than the numerator, so $C(t)$ approaches 0 and the asymptote is $C = 0$. In context: after a long time
        practically no medicine is left in the blood.

        (d) Intersect the graph with the line $C = ${level}$: $t = ${significant(rise, 4)}$ and $t = ${significant(fall, 4)}$. Between these times the graph is above the line, so
        the medicine is effective for $${significant(fall, 4)} - ${significant(rise, 4)} \approx ${significant(span)}\text{ hours}$.`,
      markScheme: scheme({
        a: [prose`A1 $${significant(earlyValue)}$`],
        b: [prose`A1 $${significant(peak)}\text{ mg l}^{-1}$`, prose`A1 $t = ${significant(at)}$`],
        c: ['A1 $C = 0$ (an equation)', 'R1 the medicine leaves the blood in the long run'],
        d: [
          prose`M1 $C(t) = ${level}$`,
          prose`A1 $t = ${significant(rise)}$`,
          prose`A1 $t = ${significant(fall)}$`,
          prose`A1 $${significant(span)}$ hours`,
        ],
      }),
      numeric: [near(earlyValue, 'a', 'mg/l'), near(span, 'd', 'h')],
      keys: [
        labelled('Greatest concentration', near(peak, 'b', 'mg/l')),
        labelled('$t =$', near(at, 'b', 'h')),
        { kind: 'equation', part: 'c', label: 'Asymptote', value: 'C = 0' },
      ],
      diagrams: [
        {
          name: 'concentration',
          svg: figure.toSvg(),
          alt: `A graph of concentration C against time t from 0 to ${wide}: it rises from the origin to one maximum, then falls towards the t-axis. A dashed line is drawn at C = ${level}.`,
        },
      ],
    };
  },
  check: ({ a, b, level }, { at, peak, rise, fall }) => {
    const f = (t: number) => a / (t + b / t);
    const top = maximise(f, 0.01, 60);
    assertClose(peak, top.value, 'the peak');
    assertClose(at, top.at, 'the time of the peak', 1e-3);
    assertClose(
      rise,
      bisect((t) => f(t) - level, 0.001, top.at),
      'the rise',
    );
    assertClose(
      fall,
      bisect((t) => f(t) - level, top.at, 200),
      'the fall',
    );
  },
});

const marketBalance = defineTemplate({
  key: 'ai-supply-and-demand',
  calculatorAllowed: true,
  placements: [sl('2.4', 1, '2.3', '2.5.2'), sl('2.3', 1, '2.4')],
  variants: [
    { good: 'strawberries', a: 90, r: 0.85, m: 4, c: 6 },
    { good: 'candles', a: 60, r: 0.8, m: 3, c: 2 },
    { good: 'umbrellas', a: 140, r: 0.9, m: 5, c: 10 },
    { good: 'cinema seats', a: 300, r: 0.88, m: 12, c: 20 },
    { good: 'notebooks', a: 75, r: 0.7, m: 6, c: 4 },
    { good: 'garden gnomes', a: 50, r: 0.92, m: 1.5, c: 3 },
    { good: 'bus passes', a: 420, r: 0.95, m: 8, c: 15 },
    { good: 'honey jars', a: 110, r: 0.75, m: 7, c: 12 },
  ],
  solve: ({ a, r, m, c }) => {
    const price = bisect((p) => a * r ** p - m * p - c, 0, 60);
    return { price, amount: m * price + c };
  },
  write: ({ good, a, r, m, c }, { price, amount }) => {
    const wide = Math.ceil(price * 2.2);
    const top = a * 1.1;
    const cut = Math.min(wide, (top * 0.97 - c) / m);
    const figure = new Diagram({ x: [0, wide], y: [0, top], width: 420, height: 250 })
      .axes({ x: 'p', y: 'q' })
      .graph((p) => a * r ** p, 0, wide)
      .segment([0, c], [cut, m * cut + c] satisfies Point, 'd-curve2')
      .label([wide * 0.12, a * r ** (wide * 0.12)], 'demand', { anchor: 'start', dx: 10, dy: -4 })
      .label([cut, m * cut + c], 'supply', { anchor: 'end', dx: -10, dy: 4 });
    return {
      text: prose`
        The demand for ${good} at a price of $p$ EUR is modelled by $q = ${a} \times ${r}^{p}$, and the supply by $q = ${m}p + ${c}$, where $q$ is the amount in hundreds.

        ![](diagram:market)

        Determine the price at which supply equals demand, and the amount, in hundreds, at this price. [3]`,
      hint: 'Where do the two graphs meet?',
      answer: prose`$p = ${significant(price)}\text{ EUR}$, $q = ${significant(amount)}$`,
      solution: prose`
        Supply equals demand where the graphs meet: $${a} \times ${r}^{p} = ${m}p + ${c}$. This equation cannot be solved by rearranging, so draw both graphs in a window such as $0 \le p \le ${wide}$ and use the intersection tool.

        It gives $p = ${significant(price)}\text{ EUR}$ and $q = ${significant(amount)}$ (hundreds).`,
      markScheme: scheme({
        '': [
          prose`M1 $${a} \times ${r}^{p} = ${m}p + ${c}$, or both graphs`,
          prose`A1 $p = ${significant(price)}$`,
          prose`A1 $q = ${significant(amount)}$`,
        ],
      }),
      keys: [labelled('$p =$', near(price, '', 'EUR')), labelled('$q =$', near(amount))],
      diagrams: [
        {
          name: 'market',
          svg: figure.toSvg(),
          alt: 'A falling demand curve and a rising straight supply line that meet in one point.',
        },
      ],
    };
  },
  check: ({ a, r, m, c }, { price, amount }) => {
    assertClose(amount / a, Math.exp(price * Math.log(r)), 'the demand at the price');
    assertClose((amount - c) / m, price, 'the supply at the price');
    assert.ok(price > 1 && price < 40);
  },
});

export const graphsTemplates: readonly QuestionTemplate[] = [concentrationGraph, marketBalance];
