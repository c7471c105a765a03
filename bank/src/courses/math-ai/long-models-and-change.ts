import assert from 'node:assert/strict';
import { DEGREE } from '../../angles.ts';
import { assertClose, bisect, differentiate, integrate, maximise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { exact, foreseen, labelled, money, near, prose, sl, table } from './writing.ts';

/** Questions as long as the last ones of paper 2 about models and their rates of change: an arch, a product, a tide. */

const archOfABridge = defineTemplate({
  key: 'ai-section-b-arch',
  calculatorAllowed: true,
  placements: [sl('5.8', 2, '5.5', '2.5.1', '1.6')],
  variants: [
    { thing: 'A stone bridge spans a canal with an arch', width: 16, height: 5.12, at: 3, boat: 3.2 },
    { thing: 'A railway tunnel has a cross-section bounded by an arch', width: 10, height: 7.5, at: 2, boat: 5.4 },
    { thing: 'The entrance of a hangar is an arch', width: 24, height: 8.64, at: 5, boat: 6.5 },
    { thing: 'A greenhouse has a cross-section bounded by an arch', width: 8, height: 4, at: 1.5, boat: 3 },
  ],
  solve: ({ width, height, at, boat }) => {
    const a = (4 * height) / width ** 2;
    const f = (x: number) => a * x * (width - x);
    const strip = width / 4;
    const inner = Math.sqrt(width ** 2 / 4 - boat / a);
    return {
      ...{ a, tall: f(at), from: width / 2 - inner, to: width / 2 + inner, area: (a * width ** 3) / 6 },
      ...{ estimate: strip * (f(strip) + f(2 * strip) + f(3 * strip)), slope: a * width, angle: Math.atan(a * width) / DEGREE },
    };
  },
  write: ({ thing, width, height, at, boat }, { a, tall, from, to, area, estimate, slope, angle }) => {
    const strip = width / 4;
    const f = (x: number) => a * x * (width - x);
    const error = (100 * (area - estimate)) / area;
    const shown = Number(a.toPrecision(4));
    return inParts({
      stem: prose`
        ${thing} that is $${width}\text{ m}$ wide at the ground and $${height}\text{ m}$ high in the middle. Its height above the ground, in metres, is modelled by $f(x) = ax(${width} - x)$, where $x$ metres is the distance from its left end.`,
      hint: 'Where on the arch do you know both the distance and the height?',
      parts: [
        {
          ask: prose`Show that $a = ${shown}$.`,
          answer: 'shown',
          solution: prose`In the middle $x = ${width / 2}$: $a \times ${width / 2} \times ${width / 2} = ${height}$, so $a = \dfrac{${height}}{${(width * width) / 4}} = ${shown}$.`,
          marks: [
            prose`M1 $f(${width / 2}) = ${height}$`,
            prose`A1 $${(width * width) / 4}a = ${height}$`,
            prose`AG $a = ${shown}$`,
          ],
        },
        {
          ask: prose`Find the height of the arch at a distance of $${at}\text{ m}$ from its left end.`,
          answer: prose`$${significant(tall)}\text{ m}$`,
          solution: prose`$f(${at}) = ${shown} \times ${at} \times (${width} - ${at}) = ${significant(tall)}\text{ m}$.`,
          marks: [prose`(M1) $x = ${at}$`, prose`A1 $${significant(tall)}\text{ m}$`],
          keys: [near(tall, undefined, 'm')],
        },
        {
          ask: prose`Find the values of $x$ between which the arch is at least $${boat.toFixed(1)}\text{ m}$ high, and hence the width that is available at this height.`,
          answer: prose`$${significant(from)} \le x \le ${significant(to)}$; $${significant(to - from)}\text{ m}$`,
          solution: prose`$${shown}x(${width} - x) = ${boat.toFixed(1)}$ has the solutions $x = ${significant(from, 4)}$ and $x = ${significant(to, 4)}$. Between them the arch is higher. The width is $${significant(to, 5)} - ${significant(from, 5)} = ${significant(to - from)}\text{ m}$.`,
          marks: [
            prose`M1 $f(x) = ${boat.toFixed(1)}$`,
            prose`A1 $${significant(from)}$ and $${significant(to)}$ (accept more figures)`,
            prose`A1 $${significant(to - from)}\text{ m}$ (FT their two values)`,
          ],
          keys: [
            {
              kind: 'set',
              label: 'Least, then greatest $x$',
              values: [from, to].map((x) => x.toPrecision(8)),
              ordered: true,
              tolerance: 1e-6,
            },
            labelled('Width', { ...near(to - from), tolerance: 0.011 * (to - from) }),
          ],
        },
        {
          ask: 'Use the trapezoidal rule with four intervals to estimate the area under the arch.',
          answer: prose`$${significant(estimate)}\text{ m}^{2}$`,
          solution: prose`The width of an interval is $${strip}$.

            ${table(['$x$', 0, strip, 2 * strip, 3 * strip, width], ['$f(x)$', 0, significant(f(strip), 4), significant(f(2 * strip), 4), significant(f(3 * strip), 4), 0])}

            $\frac{1}{2} \times ${strip} \times \left(0 + 0 + 2(${significant(f(strip), 4)} + ${significant(f(2 * strip), 4)} + ${significant(f(3 * strip), 4)})\right) = ${significant(estimate)}\text{ m}^{2}$.`,
          marks: ['A1 heights at the five points', 'M1 trapezoidal rule', prose`A1 $${significant(estimate)}\text{ m}^{2}$`],
          keys: [near(estimate, undefined, 'm²')],
        },
        {
          ask: 'Write down an integral for the area, and find its value.',
          answer: prose`$\int_{0}^{${width}} ${shown}x(${width} - x)\,dx$, which is $${significant(area)}\text{ m}^{2}$`,
          solution: prose`The area is $\int_{0}^{${width}} ${shown}x(${width} - x)\,dx$. The calculator gives $${significant(area, 4)}$, about $${significant(area)}\text{ m}^{2}$.`,
          marks: ['A1 integrand', 'A1 limits', prose`A1 $${significant(area)}\text{ m}^{2}$`],
          keys: [near(area, undefined, 'm²')],
        },
        {
          ask: 'Find the percentage error of the estimate, and use the shape of the graph to explain why it is too small.',
          answer: prose`$${significant(error)}\%$; the graph is concave down`,
          solution: prose`$\dfrac{${significant(area, 5)} - ${significant(estimate, 5)}}{${significant(area, 5)}} \times 100\% = ${significant(error)}\%$. The arch is curved downwards everywhere, so the tops of the trapezoids, which are chords, lie below it.`,
          marks: ['(M1) percentage error', prose`A1 $${significant(error)}\%$ (FT)`, 'R1 chords lie below the graph'],
          keys: [labelled('Percentage error', { value: error, tolerance: 0.02 * error })],
        },
        {
          ask: 'Find the gradient of the arch at its left end, and the angle that it makes with the ground there.',
          answer: prose`$${significant(slope)}$; $${significant(angle)}^\circ$`,
          solution: prose`$f(x) = ${Number((a * width).toPrecision(6))}x - ${shown}x^{2}$, so $f'(x) = ${Number((a * width).toPrecision(6))} - ${Number((2 * a).toPrecision(6))}x$ and $f'(0) = ${significant(slope)}$. The angle has the tangent $${significant(slope)}$: $${significant(angle)}^\circ$.`,
          marks: ['M1 derivative at $x = 0$', prose`A1 $${significant(slope)}$`, prose`A1 $${significant(angle)}^\circ$`],
          keys: [labelled('Gradient', near(slope)), labelled('Angle', near(angle, undefined, '°'))],
        },
      ],
    });
  },
  check: ({ width, height, boat }, { a, from, to, area, slope, estimate }) => {
    const f = (x: number) => a * x * (width - x);
    assertClose(maximise(f, 0, width).value, height, 'height');
    assertClose(integrate(f, 0, width), area, 'area');
    assertClose(differentiate(f, 0), slope, 'gradient', 1e-5);
    assertClose(
      bisect((x) => f(x) - boat, 0, width / 2),
      from,
      'left',
    );
    assertClose(
      bisect((x) => f(x) - boat, width / 2, width),
      to,
      'right',
    );
    assert.ok(estimate < area && Number(a.toPrecision(4)) === Number(a.toPrecision(10)));
  },
});

const priceOfAProduct = defineTemplate({
  key: 'ai-section-b-price-and-profit',
  calculatorAllowed: true,
  placements: [sl('5.7', 2, '5.3', '2.5.1', '1.8')],
  variants: [
    { product: 'bicycle lamps', base: 80, step: 0.04, unit: 24, fixed: 6_000, tax: 4, near: 400 },
    { product: 'wooden puzzles', base: 45, step: 0.03, unit: 9, fixed: 3_600, tax: 3, near: 500 },
    { product: 'rucksacks', base: 120, step: 0.08, unit: 40, fixed: 9_000, tax: 8, near: 300 },
    { product: 'desk fans', base: 64, step: 0.04, unit: 20, fixed: 5_250, tax: 4, near: 450 },
  ],
  solve: ({ base, step, unit, fixed, tax, near: many }) => {
    const root = Math.sqrt((base - unit) ** 2 - 4 * step * fixed);
    const best = (base - unit) / (2 * step);
    return {
      ...{ best, profit: (base - unit) * best - step * best ** 2 - fixed, price: base - step * best },
      ...{ low: (base - unit - root) / (2 * step), high: (base - unit + root) / (2 * step) },
      ...{ rate: base - unit - 2 * step * many, taxed: (base - unit - tax) / (2 * step), passed: tax / 2 },
    };
  },
  write: ({ product, base, step, unit, fixed, tax, near: many }, { best, profit, price, low, high, rate, taxed, passed }) => {
    const margin = base - unit;
    const twice = Number((2 * step).toFixed(4));
    return inParts({
      stem: prose`
        A firm makes ${product}. It can sell $x$ of them in a month at a price of $p = ${base} - ${step}x$ dollars each. Each costs $${unit}$ dollars to make, and there are fixed costs of $${money(fixed, 0)}$ dollars a month. All that are made are sold.`,
      hint: 'Profit is revenue less cost: write each of them as a function of the number sold.',
      parts: [
        {
          ask: prose`Show that the monthly profit, in dollars, is $P(x) = ${margin}x - ${step}x^{2} - ${fixed}$.`,
          answer: 'shown',
          solution: prose`Revenue: $x(${base} - ${step}x) = ${base}x - ${step}x^{2}$. Cost: $${unit}x + ${fixed}$. The difference is $${margin}x - ${step}x^{2} - ${fixed}$.`,
          marks: [
            prose`A1 revenue $${base}x - ${step}x^{2}$`,
            prose`M1 cost $${unit}x + ${fixed}$ taken away`,
            'AG the profit given',
          ],
        },
        {
          ask: prose`Find $P'(x)$.`,
          answer: prose`$P'(x) = ${margin} - ${twice}x$`,
          solution: prose`Term by term: $P'(x) = ${margin} - ${twice}x$.`,
          marks: [prose`A1 $${margin}$`, prose`A1 $-${twice}x$`],
          keys: [{ kind: 'expression', part: '', value: `${margin} - ${twice}x` }],
        },
        {
          ask: prose`Find $P'(${many})$, and interpret it in context.`,
          answer: prose`$${significant(rate)}$; one more sold adds about $${significant(rate)}$ dollars of profit`,
          solution: prose`$P'(${many}) = ${margin} - ${twice} \times ${many} = ${significant(rate)}$. When $${many}$ are sold, one more adds about $${significant(rate)}$ dollars to the profit.`,
          marks: [prose`A1 $${significant(rate)}$ (FT)`, 'R1 additional profit for one more'],
          keys: [labelled(prose`$P'(${many}) =$`, exact(Number(rate.toFixed(6))))],
        },
        {
          ask: 'Find the number sold that gives the greatest profit, this profit, and the price at which they are then sold.',
          answer: prose`$x = ${Number(best.toFixed(4))}$; $${money(profit, 0)}$ dollars; $${Number(price.toFixed(4))}$ dollars`,
          solution: prose`$P'(x) = 0$ gives $x = \dfrac{${margin}}{${twice}} = ${Number(best.toFixed(4))}$; the graph of $P$ is a parabola that opens downwards, so this is a maximum. $P(${Number(best.toFixed(4))}) = ${money(profit, 0)}$ dollars, and $p = ${base} - ${step} \times ${Number(best.toFixed(4))} = ${Number(price.toFixed(4))}$ dollars.`,
          marks: [
            prose`M1 $P'(x) = 0$`,
            prose`A1 $x = ${Number(best.toFixed(4))}$`,
            prose`A1 $${money(profit, 0)}$ dollars`,
            prose`A1 price $${Number(price.toFixed(4))}$ dollars`,
          ],
          keys: [
            labelled('Number', exact(Number(best.toFixed(4)))),
            labelled('Greatest profit', exact(Number(profit.toFixed(4)))),
            labelled('Price', exact(Number(price.toFixed(4)))),
          ],
        },
        {
          ask: 'Find the two numbers sold between which the firm makes a profit.',
          answer: prose`Between $${Number(low.toFixed(2))}$ and $${Number(high.toFixed(2))}$`,
          solution: prose`The polynomial solver gives $x = ${Number(low.toFixed(2))}$ and $x = ${Number(high.toFixed(2))}$ for $P(x) = 0$. As the parabola opens downwards, the profit is positive between them.`,
          marks: [prose`M1 $P(x) = 0$`, prose`A1 $${Number(low.toFixed(2))}$`, prose`A1 $${Number(high.toFixed(2))}$`],
          keys: [labelled('From', near(low)), labelled('To', near(high))],
        },
        {
          before: prose`A tax of $${tax}$ dollars is now to be paid on each one that is sold.`,
          ask: 'Find the number sold that gives the greatest profit with the tax, and the change of the price that follows.',
          answer: prose`$x = ${Number(taxed.toFixed(4))}$; $${Number(passed.toFixed(4))}$ dollars more`,
          solution: prose`The tax makes each cost $${unit + tax}$ dollars: $P'(x) = ${margin - tax} - ${twice}x = 0$ gives $x = ${Number(taxed.toFixed(4))}$. The price is then $${base} - ${step} \times ${Number(taxed.toFixed(4))} = ${Number((base - step * taxed).toFixed(4))}$ dollars, $${Number(passed.toFixed(4))}$ dollars more than before.`,
          marks: [
            prose`M1 new derivative $${margin - tax} - ${twice}x$`,
            prose`A1 $x = ${Number(taxed.toFixed(4))}$`,
            prose`A1 $${Number(passed.toFixed(4))}$ dollars more`,
          ],
          keys: [labelled('Number', exact(Math.round(taxed))), labelled('Change of price', exact(Number(passed.toFixed(4))))],
        },
        {
          ask: 'State who bears the tax, the firm or its customers, and give one limitation of the model of the price.',
          answer: 'Each a half; the relation need not be linear',
          solution: prose`The price rises by half of the tax, so customers bear one half and the firm the other. The number sold need not fall linearly with the price; for a large $x$ the model even gives a negative price.`,
          marks: ['R1 half each, from the change of the price', 'R1 linear relation is an assumption, or negative prices'],
        },
      ],
    });
  },
  check: ({ base, step, unit, fixed, tax }, { best, profit, low, high, taxed }) => {
    const p = (x: number, more = 0) => x * (base - step * x) - (unit + more) * x - fixed;
    const top = maximise(p, 0, base / step);
    assertClose(top.value, profit, 'profit');
    assertClose(top.at, best, 'number', 1e-4);
    assertClose(maximise((x) => p(x, tax), 0, base / step).at, taxed, 'number with tax', 1e-4);
    assertClose(bisect(p, 0, best), low, 'from');
    assertClose(bisect(p, best, base / step), high, 'to');
    assert.ok(Math.abs(best - Math.round(best)) < 1e-6 && Math.abs(taxed - Math.round(taxed)) < 1e-6);
  },
});

const tideInAHarbour = defineTemplate({
  key: 'ai-section-b-tide',
  calculatorAllowed: true,
  placements: [sl('2.5.4', 2, '2.6', '2.4', '1.6')],
  variants: [
    { harbour: 'a fishing harbour', high: 9.4, low: 2.2, period: 12.4, draught: 4.5, at: 3, measured: 6.2 },
    { harbour: 'a marina', high: 5.8, low: 1.6, period: 12.5, draught: 2.4, at: 4, measured: 2.6 },
    { harbour: 'the mouth of a river', high: 7.6, low: 3.0, period: 12.4, draught: 4.2, at: 5, measured: 3.2 },
    { harbour: 'a ferry port', high: 11.2, low: 4.0, period: 12.6, draught: 6.0, at: 2.5, measured: 9.0 },
  ],
  solve: ({ high, low, period, draught, at }) => {
    const [a, d, b] = [(high - low) / 2, (high + low) / 2, 360 / period];
    const h = (t: number) => a * Math.cos(b * t * DEGREE) + d;
    const until = Math.acos((draught - d) / a) / DEGREE / b;
    return { a, d, b, depth: h(at), until, again: period - until, rate: (h(period / 2) - h(0)) / (period / 2) };
  },
  write: ({ harbour, high, low, period, draught, at, measured }, { a, d, b, depth, until, again, rate }) => {
    const error = (100 * Math.abs(depth - measured)) / measured;
    return inParts({
      stem: prose`
        The depth of the water in ${harbour} is greatest at midnight, $${high.toFixed(1)}\text{ m}$, and falls to its least, $${low.toFixed(1)}\text{ m}$; from one greatest depth to the next $${period.toFixed(1)}$ hours pass. The depth after $t$ hours is modelled by $h(t) = a\cos(bt) + d$ metres, where $bt$ is in degrees.`,
      hint: 'Sketch one period of the graph: where are its highest and its lowest point, and its middle line?',
      parts: [
        {
          ask: prose`Find the values of $a$, $d$ and $b$.`,
          answer: prose`$a = ${a.toFixed(1)}$, $d = ${d.toFixed(1)}$, $b = ${significant(b)}$`,
          solution: prose`$a = \dfrac{${high.toFixed(1)} - ${low.toFixed(1)}}{2} = ${a.toFixed(1)}$, $d = \dfrac{${high.toFixed(1)} + ${low.toFixed(1)}}{2} = ${d.toFixed(1)}$ and $b = \dfrac{360}{${period.toFixed(1)}} = ${significant(b, 5)}$, about $${significant(b)}$.`,
          marks: [
            prose`A1 $a = ${a.toFixed(1)}$`,
            prose`A1 $d = ${d.toFixed(1)}$`,
            prose`(M1) $\frac{360}{${period.toFixed(1)}}$`,
            prose`A1 $b = ${significant(b)}$`,
          ],
          keys: [
            labelled('$a =$', exact(Number(a.toFixed(6)))),
            labelled('$d =$', exact(Number(d.toFixed(6)))),
            labelled('$b =$', near(b)),
          ],
        },
        {
          ask: prose`Find the depth at $t = ${at}$.`,
          answer: prose`$${significant(depth)}\text{ m}$`,
          solution: prose`$h(${at}) = ${a.toFixed(1)}\cos(${significant(b, 5)} \times ${at}^\circ) + ${d.toFixed(1)} = ${significant(depth)}\text{ m}$.`,
          marks: [prose`(M1) $t = ${at}$ in the model`, prose`A1 $${significant(depth)}\text{ m}$`],
          keys: [
            foreseen({ ...near(depth, undefined, 'm'), tolerance: 0.012 * depth }, [
              { slip: 'angle_mode', value: a * Math.cos(b * at) + d },
            ]),
          ],
        },
        {
          ask: prose`At that time a gauge shows $${measured.toFixed(1)}\text{ m}$. Find the percentage error of the model.`,
          answer: prose`$${significant(error, 2)}\%$`,
          solution: prose`$\dfrac{|${significant(depth, 5)} - ${measured.toFixed(1)}|}{${measured.toFixed(1)}} \times 100\% = ${significant(error, 2)}\%$, to two figures.`,
          marks: ['(M1) difference divided by the measured value', prose`A1 $${significant(error, 2)}\%$ (FT)`],
          keys: [{ kind: 'number', value: error, tolerance: 0.1 * error + 0.05, unit: '%' }],
        },
        {
          ask: prose`A boat needs a depth of at least $${draught.toFixed(1)}\text{ m}$. Find the times in the first $${period.toFixed(1)}$ hours at which the depth is exactly this.`,
          answer: prose`$t = ${significant(until)}$ and $t = ${significant(again)}$`,
          solution: prose`The graphs of $y = h(t)$ and $y = ${draught.toFixed(1)}$ meet at $t = ${significant(until, 4)}$ and, by symmetry about $t = ${decimal(period / 2, 1)}$, at $t = ${significant(again, 4)}$.`,
          marks: [
            prose`M1 $h(t) = ${draught.toFixed(1)}$, or two graphs`,
            prose`A1 $t = ${significant(until)}$`,
            prose`A1 $t = ${significant(again)}$`,
          ],
          keys: [labelled('First time', near(until)), labelled('Second time', near(again))],
        },
        {
          ask: 'Hence find for how many hours of one period the boat cannot enter, and the percentage of the time for which it can.',
          answer: prose`$${significant(again - until)}$ hours; $${significant((200 * until) / period)}\%$`,
          solution: prose`Between these times the water is too shallow: $${significant(again, 5)} - ${significant(until, 5)} = ${significant(again - until)}$ hours. It can enter for the rest, $\dfrac{${period.toFixed(1)} - ${significant(again - until, 5)}}{${period.toFixed(1)}} \times 100\% = ${significant((200 * until) / period)}\%$ of the time.`,
          marks: [
            '(M1) difference of the two times',
            prose`A1 $${significant(again - until)}$ hours (FT)`,
            prose`A1 $${significant((200 * until) / period)}\%$`,
          ],
          keys: [
            labelled('Hours', { value: again - until, tolerance: 0.012 * (again - until) }),
            labelled('Percentage', { value: (200 * until) / period, tolerance: (2.4 * until) / period, unit: '%' }),
          ],
        },
        {
          ask: 'Find the average rate of change of the depth from midnight to the first time of least depth, and interpret its sign.',
          answer: prose`$${significant(rate)}$ metres per hour; the water falls`,
          solution: prose`The least depth comes after half of a period: $\dfrac{${low.toFixed(1)} - ${high.toFixed(1)}}{${decimal(period / 2, 2)}} = ${significant(rate)}$ metres per hour. The sign shows that the depth falls.`,
          marks: [
            prose`M1 change of depth over $${decimal(period / 2, 2)}$ hours`,
            prose`A1 $${significant(rate)}$`,
            'R1 negative: the depth falls',
          ],
          keys: [labelled('Rate', near(rate))],
        },
        {
          ask: prose`State when the depth falls most quickly within this time, and give one reason why the model will not be exact on the next days.`,
          answer: prose`At $t = ${decimal(period / 4, 2)}$; the heights of tides change from day to day`,
          solution: prose`The graph is steepest where it crosses its middle line, a quarter of a period after midnight: $t = ${decimal(period / 4, 2)}$. Greatest and least depths change with the Moon from day to day, and wind or air pressure matter as well.`,
          marks: [prose`A1 $t = ${decimal(period / 4, 2)}$`, 'R1 amplitude changes from day to day, or weather'],
          keys: [labelled('$t =$', { value: period / 4, tolerance: 0.006 })],
        },
      ],
    });
  },
  check: ({ high, low, period, draught, at, measured }, { a, d, b, depth, until, again }) => {
    const h = (t: number) => a * Math.cos((2 * Math.PI * t) / period) + d;
    assertClose(maximise(h, -1, period / 2).value, high, 'greatest depth');
    assertClose(maximise((t) => -h(t), 0, period).value, -low, 'least depth');
    assertClose(
      bisect((t) => h(t) - draught, 0, period / 2),
      until,
      'first time',
    );
    assertClose(
      bisect((t) => h(t) - draught, period / 2, period),
      again,
      'second time',
    );
    assertClose(h(at), depth, 'depth');
    assertClose(b * period, 360, 'period');
    assert.ok(Math.abs(depth - measured) > 0.05 && Math.abs(depth - measured) < 1, `${depth}`);
  },
});

export const longOnModelsAndChange: readonly QuestionTemplate[] = [archOfABridge, priceOfAProduct, tideInAHarbour];
