import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { withLaterForms } from '../../../forms.ts';
import { assertClose, bisect, maximise, minimise, simulate } from '../../../numeric.ts';
import { defineTemplate } from '../../../template.ts';
import { fraction, significant } from '../../../tex.ts';
import { exact, higher, markScheme, paragraphs, raw, threeFigures } from '../writing.ts';
import { quickestWays } from './quickest-ways.ts';

/** Long investigations for paper 3 of HL, with calculator. */

const shortestPath = defineTemplate({
  key: 'aa-hl-investigation-shortest-path',
  calculatorAllowed: true,
  placements: higher('5.8.1', 3, ['2.1']),
  variants: [
    { a: 3, b: 5, d: 12, m: 2, n: 1 },
    { a: 2, b: 6, d: 10, m: 3, n: 2 },
    { a: 4, b: 5, d: 9, m: 1, n: 2 },
    { a: 1, b: 3, d: 6, m: 4, n: 3 },
    { a: 5, b: 2, d: 14, m: 2, n: 3 },
    { a: 6, b: 4, d: 20, m: 3, n: 1 },
    { a: 2, b: 3, d: 8, m: 5, n: 4 },
    { a: 4, b: 7, d: 15, m: 3, n: 4 },
  ],
  solve: ({ a, b, d, m, n }) => {
    const at = (a * d) / (a + b);
    const slope = (x: number) => (m * x) / Math.hypot(x, a) - (n * (d - x)) / Math.hypot(d - x, b);
    const cheapest = bisect(slope, 0, d);
    return {
      at,
      squared: d * d + (a + b) ** 2,
      cheapest,
      cost: m * Math.hypot(cheapest, a) + n * Math.hypot(d - cheapest, b),
    };
  },
  write: ({ a, b, d, m, n }, { at, squared, cheapest, cost }) => {
    const top = Math.max(a, b);
    const drawing = new Diagram({ x: [-d * 0.08, d * 1.1], y: [-top * 0.35, top * 1.2], width: 420, height: 230 });
    const px = d * 0.42;
    drawing.segment([-d * 0.06, 0], [d * 1.08, 0], 'd-axis').label([d * 1.08, 0], 'river', { anchor: 'end', dy: 30 });
    drawing.segment([0, 0], [0, a], 'd-dashed').segment([d, 0], [d, b], 'd-dashed');
    drawing.polyline([
      [0, a],
      [px, 0],
      [d, b],
    ]);
    drawing.point([0, a]).point([px, 0]).point([d, b]);
    drawing.label([0, a], 'A', { dy: -9 }).label([d, b], 'B', { dy: -9 }).label([px, 0], 'P', { dy: -14 });
    drawing.label([0, 0], 'C', { dx: -9, dy: 16 }).label([d, 0], 'D', { dx: 9, dy: 16 });
    drawing
      .label([0, a / 2], `${a}`, { dx: -11, dy: 4 })
      .label([d, b / 2], `${b}`, { dx: 12, dy: 4 })
      .label([px / 2, 0], 'x', { math: true, dy: 16 });
    const shortest = Math.sqrt(squared);
    const length = raw`\sqrt{x^2 + ${a * a}} + \sqrt{(${d} - x)^2 + ${b * b}}`;
    const weighted = raw`${m === 1 ? '' : m}\sqrt{x^2 + ${a * a}} + ${n === 1 ? '' : n}\sqrt{(${d} - x)^2 + ${b * b}}`;
    return {
      text: paragraphs(
        raw`*In this question you will investigate the best path from one point to another by way of a line.*`,
        raw`Two villages A and B lie on the same side of a straight river, $${a} \text{ km}$ and $${b} \text{ km}$ from it. The points C and D of the river bank that are nearest to A and B are $${d} \text{ km}$ apart. A pumping station P is to be built on the bank between C and D, with $\text{CP} = x \text{ km}$, and joined to A and B by straight pipes.`,
        '![](diagram:river)',
        raw`(a) Show that the total length of pipe, in kilometres, is $L(x) = ${length}$. [2]`,
        raw`(b) Use your calculator to find the least value of $L$ and the value of $x$ for which it occurs. [3]`,
        raw`Let $\text{B}'$ be the reflection of B in the line of the river bank.`,
        raw`(c) Explain why $\text{AP} + \text{PB} = \text{AP} + \text{PB}'$, and hence show that the exact least value of $L$ is $\sqrt{${squared}}$. [4]`,
        raw`(d) Use similar triangles to find the exact value of $x$ for which $L$ is least. [2]`,
        raw`The pipe from A to P costs ${m} thousand euros per kilometre, and the pipe from P to B costs ${n} thousand euros per kilometre.`,
        raw`(e) Determine the value of $x$ for which the total cost is least, and the least cost. [3]`,
        raw`(f) Let $\alpha = \text{C}\hat{\text{A}}\text{P}$ and $\beta = \text{P}\hat{\text{B}}\text{D}$. Prove that the cost is least when $${m === 1 ? '' : m}\sin\alpha = ${n === 1 ? '' : n}\sin\beta$. [4]`,
        raw`(g) Show that $L''(x) = \dfrac{${a * a}}{(x^2 + ${a * a})^{3/2}} + \dfrac{${b * b}}{\left((${d} - x)^2 + ${b * b}\right)^{3/2}}$, and hence explain why $L$ has no other stationary point. [5]`,
        raw`(h) The result of part (f) with equal costs says that $\alpha = \beta$. Show that part (d) agrees with this. [2]`,
      ),
      hint: raw`A straight line is the shortest path between two points on opposite sides of the river.`,
      answer: paragraphs(
        '(a) As given.',
        raw`(b) $L = ${significant(shortest)}$ at $x = ${significant(at)}$`,
        '(c) As given.',
        raw`(d) $x = ${fraction(a * d, a + b)}$`,
        raw`(e) $x = ${significant(cheapest)}$, cost $${significant(cost)}$ thousand euros`,
        '(f) As given.',
        '(g) As given.',
        '(h) As given.',
      ),
      solution: paragraphs(
        raw`(a) Triangle ACP has its right angle at C, so $\text{AP} = \sqrt{x^2 + ${a}^2}$. Triangle BDP has its right angle at D with $\text{PD} = ${d} - x$, so $\text{PB} = \sqrt{(${d} - x)^2 + ${b}^2}$. The sum is $L(x)$.`,
        raw`(b) The graph of $L$ for $0 \le x \le ${d}$ has its minimum at $x = ${significant(at, 4)}$ with $L = ${significant(shortest, 4)}$. So the least length is $${significant(shortest)} \text{ km}$, at $x = ${significant(at)}$.`,
        raw`(c) A reflection keeps distances, and P lies on the mirror line, so $\text{PB} = \text{PB}'$ and the two sums are equal. A and $\text{B}'$ lie on opposite sides of the river, so $\text{AP} + \text{PB}'$ is least when P lies on the straight line $\text{AB}'$. The least value is $\text{AB}' = \sqrt{${d}^2 + (${a} + ${b})^2} = \sqrt{${squared}}$.`,
        raw`(d) When A, P and $\text{B}'$ are in line, triangles ACP and $\text{B}'$DP are similar: $${b === 1 ? '' : b}x = ${a === 1 ? '' : a}(${d} - x)$. So $${b === 1 ? '' : b}x = ${a * d} - ${a === 1 ? '' : a}x$ and $x = ${fraction(a * d, a + b)}$.`
          .replaceAll('$1x', '$x')
          .replaceAll('- 1x', '- x'),
        raw`(e) The cost in thousand euros is $C(x) = ${weighted}$. From the graph, the minimum is at $x = ${significant(cheapest, 4)}$ with $C = ${significant(cost, 4)}$: $x = ${significant(cheapest)}$, and the cost is $${significant(cost)}$ thousand euros.`,
        raw`(f) Differentiating with the chain rule, $$C'(x) = ${m === 1 ? '' : `${m} \\times `}\frac{x}{\sqrt{x^2 + ${a * a}}} - ${n === 1 ? '' : `${n} \\times `}\frac{${d} - x}{\sqrt{(${d} - x)^2 + ${b * b}}}.$$ In the triangles ACP and BDP these fractions are $\dfrac{\text{CP}}{\text{AP}} = \sin\alpha$ and $\dfrac{\text{PD}}{\text{PB}} = \sin\beta$. So $C'(x) = ${m === 1 ? '' : m}\sin\alpha - ${n === 1 ? '' : n}\sin\beta$. As $x$ grows, $\alpha$ grows and $\beta$ falls, so $C'$ increases from negative to positive values and the cost is least where $C'(x) = 0$, that is where $${m === 1 ? '' : m}\sin\alpha = ${n === 1 ? '' : n}\sin\beta$.`,
        raw`(g) $L'(x) = \dfrac{x}{\sqrt{x^2 + ${a * a}}} - \dfrac{${d} - x}{\sqrt{(${d} - x)^2 + ${b * b}}}$. By the quotient rule the first term has the derivative $\dfrac{\sqrt{x^2 + ${a * a}} - \frac{x^2}{\sqrt{x^2 + ${a * a}}}}{x^2 + ${a * a}} = \dfrac{${a * a}}{(x^2 + ${a * a})^{3/2}}$, and the second one in the same way $\dfrac{${b * b}}{\left((${d} - x)^2 + ${b * b}\right)^{3/2}}$ (two minus signs cancel). Both are positive, so $L'$ is increasing and cannot be zero twice.`,
        raw`(h) In part (d), $\tan\alpha = \dfrac{x}{${a}} = \dfrac{${d}}{${a + b}}$ and $\tan\beta = \dfrac{${d} - x}{${b}} = \dfrac{${d}}{${a + b}}$. The tangents are equal, and so are the two acute angles.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $\text{AP} = \sqrt{x^2 + ${a * a}}$`, raw`A1 $\text{PB} = \sqrt{(${d} - x)^2 + ${b * b}}$`, raw`AG $L(x)$`],
        b: [raw`(M1) minimum of the graph of $L$`, raw`A1 $x = ${significant(at)}$`, raw`A1 $L = ${significant(shortest)}$`],
        c: [
          raw`R1 a reflection keeps distances, $\text{PB} = \text{PB}'$`,
          raw`R1 the path is shortest when A, P and $\text{B}'$ are in line`,
          raw`M1 Pythagoras with legs ${d} and $${a} + ${b}$`,
          'A1 correct substitution',
          raw`AG $\sqrt{${squared}}$`,
        ],
        d: [
          raw`M1 $\text{CP} : \text{AC} = \text{PD} : \text{B}'\text{D}$, that is $${b === 1 ? '' : b}x = ${a === 1 ? '' : a}(${d} - x)$`,
          raw`A1 $x = ${fraction(a * d, a + b)}$`,
        ],
        e: [raw`M1 $C(x) = ${weighted}$`, raw`A1 $x = ${significant(cheapest)}$`, raw`A1 $${significant(cost)}$ thousand euros`],
        f: [
          raw`M1 differentiates $C$`,
          'A1 correct derivative',
          raw`A1 identifies $\sin\alpha$ and $\sin\beta$`,
          raw`R1 sets $C'(x) = 0$ and explains why this is the minimum`,
          'AG the stated condition',
        ],
        g: [
          'M1 quotient rule',
          raw`A1 first term`,
          raw`A1 second term, with its sign`,
          'AG the stated second derivative',
          "R1 $L''(x) > 0$, so $L'$ is increasing",
          'R1 an increasing function has one zero at most',
        ],
        h: [raw`M1 $\tan\alpha$ and $\tan\beta$ with the value of $x$`, 'A1 both are equal'],
      }),
      numeric: [exact(at, 'd')],
      keys: [
        { kind: 'number', label: 'Least value of $L$', ...threeFigures(shortest, 'b') },
        { kind: 'number', label: '$x =$', ...threeFigures(at, 'b') },
        { kind: 'number', label: '$x =$', ...threeFigures(cheapest, 'e') },
        { kind: 'number', label: 'Least cost', ...threeFigures(cost, 'e') },
      ],
      diagrams: [
        {
          name: 'river',
          svg: drawing.toSvg(),
          alt: `A straight river bank with C and D; A is ${a} above C and B is ${b} above D; P lies between C and D at the distance x from C and is joined to A and B.`,
        },
      ],
    };
  },
  check: ({ a, b, d, m, n }, { at, squared, cheapest, cost }) => {
    const path = (p: number, q: number) => (x: number) => p * Math.sqrt(x * x + a * a) + q * Math.sqrt((d - x) ** 2 + b * b);
    const shortest = minimise(path(1, 1), 0, d);
    assertClose(shortest.value ** 2, squared, 'least length');
    assertClose(shortest.at, at, 'its place', 1e-3);
    const least = minimise(path(m, n), 0, d);
    assertClose(least.value, cost, 'least cost');
    assertClose(least.at, cheapest, 'its place', 1e-3);
    assertClose(m * Math.sin(Math.atan(cheapest / a)), n * Math.sin(Math.atan((d - cheapest) / b)), 'sines');
    assert.ok(cheapest > 0.05 && cheapest < d - 0.05);
  },
});

const logisticGrowth = defineTemplate({
  key: 'aa-hl-investigation-logistic',
  calculatorAllowed: true,
  placements: higher('5.18', 3, ['1.11']),
  variants: [
    { start: 50, capacity: 1000, rate: 0.4, animal: 'rabbits on an island' },
    { start: 20, capacity: 500, rate: 0.3, animal: 'deer in a park' },
    { start: 100, capacity: 2000, rate: 0.5, animal: 'fish in a lake' },
    { start: 30, capacity: 900, rate: 0.25, animal: 'swans on a river' },
    { start: 40, capacity: 1200, rate: 0.6, animal: 'beetles in a forest' },
    { start: 80, capacity: 1600, rate: 0.35, animal: 'seals in a bay' },
    { start: 25, capacity: 750, rate: 0.45, animal: 'hares on a moor' },
    { start: 60, capacity: 1500, rate: 0.2, animal: 'geese in a wetland' },
  ],
  solve: ({ start, capacity, rate }) => {
    const a = capacity / start - 1;
    let euler = start;
    for (let i = 0; i < 5; i++) euler += rate * euler * (1 - euler / capacity);
    return {
      a,
      fastest: Number(((rate * capacity) / 4).toFixed(4)),
      half: Math.log(a) / rate,
      five: capacity / (1 + a * Math.exp(-5 * rate)),
      euler,
    };
  },
  write: ({ start, capacity, rate, animal }, { a, fastest, half, five, euler }) => {
    const end = half * 2.2;
    const drawing = new Diagram({ x: [0, end], y: [0, capacity * 1.2] });
    drawing.axes({ x: 't', y: 'P' }).segment([0, capacity], [end, capacity], 'd-dashed');
    drawing.graph((t) => capacity / (1 + a * Math.exp(-rate * t)), 0, end).point([0, start]);
    drawing.label([end * 0.12, capacity], `P = ${capacity}`, { anchor: 'start', dy: -7 });
    const equation = raw`\dfrac{\mathrm{d}P}{\mathrm{d}t} = ${rate}P\left(1 - \dfrac{P}{${capacity}}\right)`;
    const solution = raw`P = \dfrac{${capacity}}{1 + ${a}e^{-${rate}t}}`;
    return {
      text: paragraphs(
        raw`*In this question you will investigate a model for a population that cannot grow without limit.*`,
        raw`The number $P$ of ${animal}, $t$ years after the first count, is modelled by $$${equation}, \qquad P(0) = ${start}.$$ The diagram shows the graph of $P$ against $t$.`,
        '![](diagram:population)',
        raw`(a) Show that the population grows fastest when $P = ${capacity / 2}$, and calculate the greatest rate of growth. [4]`,
        raw`(b) Show that $\dfrac{${capacity}}{P(${capacity} - P)} = \dfrac{1}{P} + \dfrac{1}{${capacity} - P}$. [2]`,
        raw`(c) Hence solve the differential equation, and show that $${solution}$. [6]`,
        raw`(d) Use part (c) to find the time at which the population grows fastest, and the population after 5 years. [3]`,
        raw`(e) Use Euler's method with a step length of one year to find another estimate of the population after 5 years, and explain why it is smaller. [4]`,
        raw`(f) By differentiating the differential equation, show that $\dfrac{\mathrm{d}^2P}{\mathrm{d}t^2} = ${rate}\dfrac{\mathrm{d}P}{\mathrm{d}t}\left(1 - \dfrac{P}{${capacity / 2}}\right)$, and deduce where the graph has its point of inflexion. [4]`,
        raw`(g) Calculate the time in which the population grows from $${capacity / 4}$ to $${(3 * capacity) / 4}$, and show that it does not depend on the number at the first count. [3]`,
        raw`In another model the same population loses animals to a new predator at a constant rate, which is subtracted from the right-hand side of the differential equation. The rate is three quarters of the greatest rate of growth in part (a).`,
        raw`(h) Determine the values of $P$ at which the population would stay constant, and explain why it would die out if the predator took more animals per year than the greatest rate of growth. [4]`,
      ),
      hint: 'Which kind of function of $P$ is the rate of growth?',
      answer: paragraphs(
        raw`(a) $${fastest}$ per year`,
        '(b) As given.',
        '(c) As given.',
        raw`(d) $t = ${significant(half)}$ years; $P(5) = ${significant(five)}$`,
        raw`(e) $${significant(euler)}$`,
        raw`(f) at $P = ${capacity / 2}$`,
        raw`(g) $${significant((2 * Math.log(3)) / rate)}$ years`,
        raw`(h) $P = ${capacity / 4}$ and $P = ${(3 * capacity) / 4}$`,
      ),
      solution: paragraphs(
        raw`(a) The rate $R = ${rate}P - \dfrac{${rate}}{${capacity}}P^2$ is a quadratic in $P$ whose graph opens downwards. Its zeros are $P = 0$ and $P = ${capacity}$, so it is greatest midway, at $P = ${capacity / 2}$. The rate there is $${rate} \times ${capacity / 2} \times \frac{1}{2} = ${fastest}$ per year.`,
        raw`(b) Over a common denominator, $\dfrac{1}{P} + \dfrac{1}{${capacity} - P} = \dfrac{(${capacity} - P) + P}{P(${capacity} - P)} = \dfrac{${capacity}}{P(${capacity} - P)}$.`,
        raw`(c) Separating the variables, $\displaystyle\int \frac{${capacity}}{P(${capacity} - P)}\,\mathrm{d}P = \int ${rate}\,\mathrm{d}t$. By part (b), $\ln P - \ln(${capacity} - P) = ${rate}t + C$ for $0 < P < ${capacity}$. So $\dfrac{${capacity} - P}{P} = Ae^{-${rate}t}$. At $t = 0$: $A = \dfrac{${capacity - start}}{${start}} = ${a}$. Then $\dfrac{${capacity}}{P} - 1 = ${a}e^{-${rate}t}$, and $${solution}$.`,
        raw`(d) $P = ${capacity / 2}$ when $${a}e^{-${rate}t} = 1$, so $t = \dfrac{\ln ${a}}{${rate}} = ${significant(half, 4)}$, about $${significant(half)}$ years. And $P(5) = \dfrac{${capacity}}{1 + ${a}e^{-${significant(5 * rate, 3)}}} = ${significant(five, 4)}$, about $${significant(five)}$.`,
        raw`(e) Each step is $P_{n+1} = P_n + ${rate}P_n\left(1 - \frac{P_n}{${capacity}}\right)$, starting with $P_0 = ${start}$. Five steps give $${significant(euler, 4)}$, about $${significant(euler)}$. While $P < ${capacity / 2}$ the graph bends upwards (the rate grows with $P$), so the tangent that Euler's method follows lies below the curve and the estimate is too small.`,
        raw`(f) The right-hand side is $${rate}P - \dfrac{${rate}}{${capacity}}P^2$. Differentiating with respect to $t$ by the chain rule, $\dfrac{\mathrm{d}^2P}{\mathrm{d}t^2} = ${rate}\dfrac{\mathrm{d}P}{\mathrm{d}t} - \dfrac{${rate}}{${capacity}} \times 2P\dfrac{\mathrm{d}P}{\mathrm{d}t}$, which is the stated expression. As $\dfrac{\mathrm{d}P}{\mathrm{d}t} > 0$, it changes from positive to negative at $P = ${capacity / 2}$: there is the point of inflexion, where the growth is fastest.`,
        raw`(g) From part (c), $e^{-${rate}t} = \dfrac{1}{${a}}\left(\dfrac{${capacity}}{P} - 1\right)$. At a quarter of ${capacity} the bracket is 3, at three quarters it is $\frac{1}{3}$. The quotient of the two powers is 9, whatever the number ${a} is that comes from the first count: $e^{${rate}(t_2 - t_1)} = 9$, so $t_2 - t_1 = \dfrac{\ln 9}{${rate}} = ${significant((2 * Math.log(3)) / rate)}$ years.`,
        raw`(h) The population is constant where growth and loss are equal: $${rate}P\left(1 - \dfrac{P}{${capacity}}\right) = \frac{3}{4} \times ${fastest}$. Multiplied by $\dfrac{${capacity}}{${rate}}$ this is $P^2 - ${capacity}P + ${(3 * capacity ** 2) / 16} = 0$, or $(P - ${capacity / 4})(P - ${(3 * capacity) / 4}) = 0$, so $P = ${capacity / 4}$ or $P = ${(3 * capacity) / 4}$. By part (a) the growth is never more than $${fastest}$ per year. With a greater loss $\dfrac{\mathrm{d}P}{\mathrm{d}t}$ is negative for every $P$ and stays below a negative number, so the population falls until none are left.`,
      ),
      markScheme: markScheme({
        a: [
          raw`M1 considers $${rate}P\left(1 - \frac{P}{${capacity}}\right)$ as a quadratic, or differentiates it`,
          raw`A1 zeros $0$ and $${capacity}$, or derivative equal to zero`,
          raw`R1 reason for a maximum at $P = ${capacity / 2}$`,
          raw`A1 $${fastest}$ per year`,
        ],
        b: ['M1 common denominator', raw`A1 numerator $(${capacity} - P) + P$`, 'AG the stated identity'],
        c: [
          'M1 separates the variables',
          raw`A1 $\ln P - \ln(${capacity} - P)$`,
          raw`A1 $${rate}t + C$`,
          'M1 uses the initial condition',
          raw`A1 $A = ${a}$ or equivalent`,
          raw`M1 attempt to solve for $P$`,
          raw`AG $${solution}$`,
        ],
        d: [raw`(M1) $P = ${capacity / 2}$`, raw`A1 $t = ${significant(half)}$`, raw`A1 $P(5) = ${significant(five)}$`],
        e: [
          "M1 attempt at Euler's method",
          '(A1) correct first steps',
          raw`A1 $${significant(euler)}$`,
          'R1 the curve is concave up there, so its tangents lie below it',
        ],
        f: [
          'M1 differentiates with respect to $t$',
          raw`A1 $2P\frac{\mathrm{d}P}{\mathrm{d}t}$ by the chain rule`,
          'AG the stated second derivative',
          raw`A1 $P = ${capacity / 2}$`,
          'R1 the second derivative changes sign there',
        ],
        g: [
          raw`M1 quotient of $e^{-${rate}t}$ at the two times, or both times`,
          'R1 the number from the first count cancels',
          raw`A1 $${significant((2 * Math.log(3)) / rate)}$`,
        ],
        h: [
          raw`M1 sets $${rate}P\left(1 - \frac{P}{${capacity}}\right)$ equal to $\frac{3}{4} \times ${fastest}$`,
          raw`A1 $P = ${capacity / 4}$`,
          raw`A1 $P = ${(3 * capacity) / 4}$`,
          raw`R1 by part (a), $\frac{\mathrm{d}P}{\mathrm{d}t} < 0$ for every $P$`,
        ],
      }),
      numeric: [
        exact(fastest, 'a'),
        { part: 'e', value: euler, tolerance: euler * 0.005 },
        exact(capacity / 2, 'f'),
        threeFigures((2 * Math.log(3)) / rate, 'g', 'years'),
      ],
      keys: [
        { kind: 'number', label: '$t =$', ...threeFigures(half, 'd', 'years') },
        { kind: 'number', part: 'd', label: '$P(5) =$', value: five, tolerance: five * 0.005 },
        { kind: 'set', part: 'h', values: [`${capacity / 4}`, `${(3 * capacity) / 4}`] },
      ],
      diagrams: [
        {
          name: 'population',
          svg: drawing.toSvg(),
          alt: `An S-shaped curve that starts near ${start} and levels off at the dashed line P = ${capacity}.`,
        },
      ],
    };
  },
  check: ({ start, capacity, rate }, { a, fastest, half, five, euler }) => {
    const growth = (_: number, [p = 0]: readonly number[]) => [rate * p * (1 - p / capacity)];
    const after = (t: number) => simulate(growth, [start], t, 2_000)[0] ?? 0;
    assertClose(after(5), five, 'population after 5 years', 1e-8);
    assertClose(after(half), capacity / 2, 'time of half the capacity', 1e-8);
    // Straight from year to year along the slope of the growth.
    const chords = [0, 1, 2, 3, 4].reduce((p) => p + (growth(0, [p])[0] ?? 0), start);
    assertClose(chords, euler, 'yearly steps', 1e-9);
    const step = Math.log(3) / rate;
    assertClose(after(half + step) / after(half - step), 3, 'from a quarter to three quarters', 1e-7);
    const best = maximise((p) => growth(0, [p])[0] ?? 0, 0, capacity);
    assertClose(best.value, fastest, 'greatest rate');
    const left = (p: number) => (growth(0, [p])[0] ?? 0) - 0.75 * fastest;
    assertClose(bisect(left, 0, capacity / 2), capacity / 4, 'lower constant population');
    assertClose(bisect(left, capacity / 2, capacity), (3 * capacity) / 4, 'upper constant population');
    assert.ok(Number.isInteger(a) && Number.isInteger(capacity / 2) && five < capacity / 2 && euler < five);
  },
});

/** Templates for paper 3. */
export const investigations = [withLaterForms(shortestPath, ...quickestWays), logisticGrowth];
