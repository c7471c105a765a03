import assert from 'node:assert/strict';
import { assertClose, bisect, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { groupThousands, plain, significant } from '../../../tex.ts';
import { core, near, prose, table } from '../writing.ts';

/** Topic 5. The trapezoidal rule the other way round, with more and more strips, and for land beside a river. */

const trapezia = (ys: readonly number[], h: number) =>
  (h / 2) * ys.reduce((sum, y, i) => sum + (i === 0 || i === ys.length - 1 ? y : 2 * y), 0);
const row = (name: string, values: readonly (number | string)[]) => [name, ...values.map((v) => `$${v}$`)];

const missing = defineTemplate({
  key: 'ai-trapezoidal-rule-value-missing',
  calculatorAllowed: true,
  placements: core('5.8', 1),
  variants: [
    {
      what: 'The width of a lake, $w$ metres, was measured every 20 metres along its length, $x$ metres.',
      x: 'x',
      y: 'w',
      h: 20,
      ys: [0, 34, 48, 52, 40, 0],
      hole: 3,
      unit: 'm^2',
      total: 'area of the lake',
      mean: 'mean width',
    },
    {
      what: 'The flow of a spring, $f$ litres per minute, was measured every 5 minutes, at the times $t$ minutes.',
      x: 't',
      y: 'f',
      h: 5,
      ys: [12, 15, 19, 17, 13],
      hole: 2,
      unit: 'litres',
      total: 'amount of water in litres',
      mean: 'mean flow',
    },
    {
      what: 'The speed of a cyclist, $v$ metres per second, was measured every 10 seconds, at the times $t$ seconds.',
      x: 't',
      y: 'v',
      h: 10,
      ys: [0, 4.5, 7, 8.5, 9, 6],
      hole: 4,
      unit: 'm',
      total: 'distance travelled',
      mean: 'mean speed',
    },
    {
      what: 'The power of a solar panel, $P$ watts, was measured every 2 hours, at the times $t$ hours after sunrise.',
      x: 't',
      y: 'P',
      h: 2,
      ys: [0, 80, 190, 240, 170, 60, 0],
      hole: 3,
      unit: 'watt hours',
      total: 'energy in watt hours',
      mean: 'mean power',
    },
  ],
  solve: ({ h, ys, hole }) => {
    const area = trapezia(ys, h);
    return { area, value: ys[hole] ?? 0, mean: area / (h * (ys.length - 1)), known: area - h * (ys[hole] ?? 0) };
  },
  write: ({ what, x, y, h, ys, hole, unit, total, mean: meanName }, { area, value, mean, known }) => {
    const inner = ys.slice(1, -1).filter((_, i) => i + 1 !== hole);
    const inTeX = unit === 'm^2' ? '\\text{ m}^2' : unit === 'm' ? '\\text{ m}' : '';
    return inParts({
      stem: prose`${what} One entry can no longer be read.

        ${table(
          row(
            `$${x}$`,
            ys.map((_, i) => i * h),
          ),
          row(
            `$${y}$`,
            ys.map((v, i) => (i === hole ? 'k' : v)),
          ),
        )}

        It is known that the trapezoidal rule with all values gives $${plain(area, 6)}${inTeX}$ for the ${total}.`,
      hint: 'How often does each value of the table count in the rule?',
      parts: [
        {
          ask: prose`Write down an equation for $k$.`,
          answer: prose`$\dfrac{${h}}{2}\left(${ys[0] ?? 0} + ${ys.at(-1) ?? 0} + 2(${inner.join(' + ')} + k)\right) = ${plain(area, 6)}$`,
          solution: prose`The rule counts the first and the last value once and all others twice: $\dfrac{${h}}{2}\left(${ys[0] ?? 0} + ${ys.at(-1) ?? 0} + 2(${inner.join(' + ')} + k)\right) = ${plain(area, 6)}$.`,
          marks: ['(M1) trapezoidal rule with the values that are known', prose`A1 equation with $k$ counted twice`],
        },
        {
          ask: prose`Find the value of $k$.`,
          answer: prose`$k = ${value}$`,
          solution: prose`The known values come to $${plain(known, 6)}$, so $${h}k = ${plain(area - known, 6)}$ and $k = ${value}$.`,
          marks: ['(M1) solves their equation', prose`A1 $k = ${value}$`],
          keys: [near(value)],
        },
        {
          ask: prose`Find an estimate of the ${meanName}.`,
          answer: prose`$${significant(mean)}$`,
          solution: prose`$\dfrac{${plain(area, 6)}}{${h * (ys.length - 1)}} = ${significant(mean)}$.`,
          marks: [prose`(M1) quotient with $${h * (ys.length - 1)}$`, prose`A1 $${significant(mean)}$`],
          keys: [near(mean)],
        },
        {
          ask: prose`Suggest how a better estimate of the ${total} could be found.`,
          answer: 'By measuring at smaller distances, so that there are more strips.',
          solution: 'With more values at smaller distances the straight tops of the trapezia follow the curve more closely.',
          marks: ['R1 more values at smaller distances'],
        },
      ],
    });
  },
  check: ({ h, ys, hole }, { area, value }) => {
    const strips = ys.slice(1).reduce((sum, y, i) => sum + ((y + (ys[i] ?? 0)) / 2) * h, 0);
    assertClose(strips, area, 'strip by strip');
    assertClose(
      bisect(
        (k) =>
          trapezia(
            ys.map((y, i) => (i === hole ? k : y)),
            h,
          ) - area,
        -1000,
        1000,
      ),
      value,
      'missing value',
    );
  },
});

const moreStrips = defineTemplate({
  key: 'ai-trapezoidal-rule-more-strips',
  calculatorAllowed: true,
  placements: core('5.8', 1, '5.5', '1.6'),
  variants: [
    { f: (x: number) => 0.5 * x * x + 1, tex: '0.5x^2 + 1', to: 4, over: true, bends: 'upwards' },
    { f: (x: number) => 8 - 0.5 * x * x, tex: '8 - 0.5x^2', to: 4, over: false, bends: 'downwards' },
    { f: (x: number) => 0.25 * x ** 3 + 2, tex: '0.25x^3 + 2', to: 4, over: true, bends: 'upwards' },
    { f: (x: number) => x * (8 - x), tex: '8x - x^2', to: 4, over: false, bends: 'downwards' },
  ],
  solve: ({ f, to }) => {
    const by = (n: number) =>
      trapezia(
        Array.from({ length: n + 1 }, (_, i) => f((i * to) / n)),
        to / n,
      );
    const area = integrate(f, 0, to);
    const [two, four] = [by(2), by(4)];
    const error = (value: number) => (100 * Math.abs(value - area)) / area;
    return { two, four, area, e2: error(two), e4: error(four) };
  },
  write: ({ f, tex, to, over, bends }, { two, four, area, e2, e4 }) =>
    inParts({
      stem: prose`Consider the region between the curve $y = ${tex}$ and the $x$-axis from $x = 0$ to $x = ${to}$.`,
      hint: 'What happens to the gap between the curve and the tops of the trapezia when there are more of them?',
      parts: [
        {
          ask: 'Use the trapezoidal rule with 2 strips to estimate the area of the region.',
          answer: prose`$${plain(two, 6)}$`,
          solution: prose`The values at $0$, $${to / 2}$ and $${to}$ are $${plain(f(0))}$, $${plain(f(to / 2))}$ and $${plain(f(to))}$: $\dfrac{${to / 2}}{2}\left(${plain(f(0))} + 2 \times ${plain(f(to / 2))} + ${plain(f(to))}\right) = ${plain(two, 6)}$.`,
          marks: ['(M1) trapezoidal rule', prose`A1 $${plain(two, 6)}$`],
          keys: [near(two)],
        },
        {
          ask: 'Use the trapezoidal rule with 4 strips.',
          answer: prose`$${plain(four, 6)}$`,
          solution: prose`With the values at $0$, $1$, $2$, $3$ and $4$: $\dfrac{1}{2}\left(${plain(f(0))} + ${plain(f(4))} + 2(${[1, 2, 3].map((x) => plain(f(x))).join(' + ')})\right) = ${plain(four, 6)}$.`,
          marks: ['(M1) trapezoidal rule with width 1', prose`A1 $${plain(four, 6)}$`],
          keys: [near(four)],
        },
        {
          ask: 'Write down an integral for the area, and find its value.',
          answer: prose`$\displaystyle\int_0^{${to}} \left(${tex}\right)\mathrm{d}x = ${significant(area, 4)}$`,
          solution: prose`$\displaystyle\int_0^{${to}} \left(${tex}\right)\mathrm{d}x = ${significant(area, 4)}$ with the calculator.`,
          marks: ['A1 integral with its limits', prose`A1 $${significant(area, 4)}$`],
          keys: [near(area)],
        },
        {
          ask: 'Find the percentage error of each estimate, and describe what happens to it when the number of strips is doubled.',
          answer: prose`$${significant(e2)}\,\%$ and $${significant(e4)}\,\%$; it becomes about a quarter.`,
          solution: prose`The errors are $${significant(e2)}\,\%$ and $${significant(e4)}\,\%$. With twice the number of strips the error is about a quarter of what it was.`,
          marks: [
            prose`A1 $${significant(e2)}\,\%$`,
            prose`A1 $${significant(e4)}\,\%$`,
            'R1 about a quarter (accept "it becomes much smaller"; FT their estimates)',
          ],
          keys: [
            { ...near(e2), label: '2 strips' },
            { ...near(e4), label: '4 strips' },
          ],
        },
        {
          ask: prose`Explain why both estimates are too ${over ? 'large' : 'small'}.`,
          answer: prose`The curve bends ${bends}, so the tops of the trapezia lie ${over ? 'above' : 'below'} it.`,
          solution: prose`The curve bends ${bends}: each chord between two of its points lies ${over ? 'above' : 'below'} it, and so do the tops of the trapezia.`,
          marks: [prose`R1 chords lie ${over ? 'above' : 'below'} the curve`],
        },
      ],
    }),
  check: ({ over }, { two, four, area, e2, e4 }) => {
    assert.ok(over ? two > four && four > area : two < four && four < area);
    assertClose(e2 / e4, 4, 'error of a quarter', 0.02);
  },
});

const landByRiver = defineTemplate({
  key: 'ai-section-b-land-by-a-river',
  calculatorAllowed: true,
  placements: core('5.8', 2, '5.5', '1.6', '2.5.1', '5.3'),
  variants: [
    { what: 'A field', a: -0.02, b: 2.4, d: 30, to: 120, off: [0, 2, -1, 3, 0], price: 8 },
    { what: 'A park', a: -0.01, b: 1.8, d: 40, to: 160, off: [1, -2, 2, 1, -1], price: 25 },
    { what: 'A building plot', a: -0.04, b: 2.4, d: 20, to: 60, off: [0, 1, 1, -1, 0.5], price: 140 },
  ],
  solve: ({ a, b, d, to, off, price }) => {
    const f = (x: number) => a * x * x + b * x + d;
    const h = to / 4;
    const ys = off.map((o, i) => Number((f(i * h) + o).toFixed(1)));
    const estimate = trapezia(ys, h);
    const area = integrate(f, 0, to);
    const peak = -b / (2 * a);
    return {
      h,
      ys,
      estimate,
      area,
      error: (100 * Math.abs(estimate - area)) / area,
      value: estimate * price,
      peak,
      widest: f(peak),
    };
  },
  write: ({ what, a, b, d, to, price }, { h, ys, estimate, area, error, value, peak, widest }) =>
    inParts({
      stem: prose`${what} lies between a straight road, a river and two fences at right angles to the road. At $x$ metres from the first fence the river is $y$ metres from the road.

        ${table(
          row(
            '$x$',
            ys.map((_, i) => i * h),
          ),
          row('$y$', ys),
        )}`,
      hint: 'Which of the two methods uses measured values, and which one a model of them?',
      parts: [
        {
          ask: 'Use the trapezoidal rule to estimate the area.',
          answer: prose`$${plain(estimate, 6)}\text{ m}^2$`,
          solution: prose`$\dfrac{${h}}{2}\left(${ys[0] ?? 0} + ${ys[4] ?? 0} + 2(${ys.slice(1, 4).join(' + ')})\right) = ${plain(estimate, 6)}\text{ m}^2$.`,
          marks: [
            prose`(A1) width $${h}$`,
            '(M1) trapezoidal rule',
            prose`A1 $${plain(estimate, 6)}\text{ m}^2$ (accept three significant figures; ends counted twice lose two marks)`,
          ],
          keys: [near(estimate, undefined, 'm^2')],
        },
        {
          ask: prose`Land of this kind costs ${price} euros per square metre. Find the price, to three significant figures.`,
          answer: prose`$${groupThousands(`${Number(value.toPrecision(3))}`)}$ euros`,
          solution: prose`$${price} \times ${plain(estimate, 6)} = ${plain(value, 7)}$, that is $${groupThousands(`${Number(value.toPrecision(3))}`)}$ euros.`,
          marks: ['(M1) product with their area', prose`A1 $${groupThousands(`${Number(value.toPrecision(3))}`)}$ euros (FT)`],
          keys: [near(value)],
        },
        {
          before: prose`A surveyor models the river by $y = ax^2 + ${b}x + ${d}$.`,
          ask: prose`The model passes through $(${to / 2}, ${plain(a * (to / 2) ** 2 + b * (to / 2) + d)})$. Show that $a = ${a}$.`,
          answer: prose`$a = ${a}$`,
          solution: prose`$a \times ${to / 2}^2 + ${b} \times ${to / 2} + ${d} = ${plain(a * (to / 2) ** 2 + b * (to / 2) + d)}$ gives $${(to / 2) ** 2}a = ${plain(a * (to / 2) ** 2)}$, so $a = ${a}$.`,
          marks: ['M1 substitutes the point', prose`A1 $${(to / 2) ** 2}a = ${plain(a * (to / 2) ** 2)}$`, prose`AG $a = ${a}$`],
        },
        {
          ask: prose`Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$, and hence the greatest distance of the river from the road in this model.`,
          answer: prose`$${2 * a}x + ${b}$; $${significant(widest)}\text{ m}$`,
          solution: prose`$\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${2 * a}x + ${b}$ is zero at $x = ${plain(peak)}$, and there $y = ${significant(widest)}\text{ m}$.`,
          marks: [
            prose`A1 $${2 * a}x + ${b}$`,
            prose`M1 $x = ${plain(peak)}$ from their derivative`,
            prose`A1 $${significant(widest)}\text{ m}$ (FT their derivative)`,
          ],
          keys: [
            { kind: 'expression', value: `${2 * a}x + ${b}`, label: 'Derivative' },
            { ...near(widest, undefined, 'm'), label: 'Greatest distance' },
          ],
        },
        {
          ask: 'Use an integral to find the area in this model.',
          answer: prose`$${significant(area)}\text{ m}^2$`,
          solution: prose`$\displaystyle\int_0^{${to}} \left(${a}x^2 + ${b}x + ${d}\right)\mathrm{d}x = ${significant(area, 5)}$, that is $${significant(area)}\text{ m}^2$.`,
          marks: ['A1 integral with its limits', prose`A1 $${significant(area)}\text{ m}^2$`],
          keys: [near(area, undefined, 'm^2')],
        },
        {
          ask: 'Find the percentage error of the estimate in part (a), with the area of part (e) taken as exact.',
          answer: prose`$${significant(error)}\,\%$`,
          solution: prose`$\left|\dfrac{${plain(estimate, 6)} - ${plain(area, 6)}}{${plain(area, 6)}}\right| \times 100\,\% = ${significant(error)}\,\%$.`,
          marks: ['(M1) formula of the percentage error', prose`A1 $${significant(error)}\,\%$ (FT their areas)`],
          keys: [near(error)],
        },
      ],
    }),
  check: ({ a, b, d, to }, { area, widest, ys, h, estimate }) => {
    assertClose((a * to ** 3) / 3 + (b * to ** 2) / 2 + d * to, area, 'area by the antiderivative');
    assertClose(d - (b * b) / (4 * a), widest, 'vertex');
    assertClose(
      ys.slice(1).reduce((sum, y, i) => sum + ((y + (ys[i] ?? 0)) / 2) * h, 0),
      estimate,
      'strip by strip',
    );
  },
});

export const trapeziaTemplates: readonly QuestionTemplate[] = [missing, moreStrips, landByRiver];
