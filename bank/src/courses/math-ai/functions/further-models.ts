import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, groupThousands, signed, significant } from '../../../tex.ts';
import { exact, hl, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 2. Half-life, logistic and piecewise models, logarithmic scales (higher level). */

const logisticGrowth = defineTemplate({
  key: 'ai-logistic-population',
  calculatorAllowed: true,
  placements: [hl('2.9', 2, '1.5')],
  variants: [
    { species: 'trout in a lake', limit: 1200, start: 150, t1: 3, later: 400, share: 90, unit: 'years' },
    { species: 'deer in a reserve', limit: 800, start: 80, t1: 4, later: 250, share: 95, unit: 'years' },
    { species: 'bees in a colony', limit: 40000, start: 5000, t1: 2, later: 12000, share: 90, unit: 'months' },
    { species: 'users of a new library card', limit: 6000, start: 240, t1: 5, later: 1500, share: 80, unit: 'weeks' },
    { species: 'water lilies on a pond', limit: 900, start: 30, t1: 6, later: 200, share: 85, unit: 'weeks' },
    { species: 'puffins on an island', limit: 5000, start: 1000, t1: 4, later: 2000, share: 90, unit: 'years' },
    { species: 'squirrels in a park', limit: 360, start: 24, t1: 3, later: 90, share: 75, unit: 'years' },
    { species: 'yeast cells in a sample, in thousands,', limit: 700, start: 10, t1: 5, later: 150, share: 95, unit: 'hours' },
  ],
  solve: ({ limit, start, t1, later, share }) => {
    const c = limit / start - 1;
    const k = Math.log(c / (limit / later - 1)) / t1;
    return { c, k, reach: Math.log(c / (100 / share - 1)) / k, half: Math.log(c) / k };
  },
  write: ({ species, limit, start, t1, later, share, unit }, { c, k, reach, half }) => {
    const f = (t: number) => limit / (1 + c * Math.exp(-k * t));
    const wide = Math.ceil(reach * 1.35);
    const step = wide > 24 ? 5 : wide > 10 ? 2 : 1;
    const figure = new Diagram({ x: [0, wide], y: [0, limit * 1.15], width: 440 })
      .axes({
        x: 't',
        y: 'P',
        xTicks: Array.from({ length: Math.floor((wide - 0.5) / step) }, (_, i) => (i + 1) * step),
      })
      .segment([0, limit], [wide, limit], 'd-dashed')
      .graph(f, 0, wide)
      .point([0, start])
      .point([t1, later])
      .label([wide, limit], 'P = L', { math: true, anchor: 'end', dy: -7 });
    return {
      text: prose`
        The number $P$ of ${species} after $t$ ${unit} is modelled by
        $$P(t) = \frac{L}{1 + C\mathrm{e}^{-kt}},$$
        where $L$, $C$ and $k$ are positive constants. The number approaches $${groupThousands(`${limit}`)}$ in the long run. At $t = 0$ it is $${start}$, and at $t = ${t1}$ it is $${groupThousands(`${later}`)}$.

        ![](diagram:growth)

        (a) Write down the value of $L$. [1]

        (b) Determine the value of $C$. [2]

        (c) Determine the value of $k$. [2]

        (d) Determine the time at which the number reaches $${share}\%$ of its long-run value. [2]

        (e) The number grows fastest when it is half of $L$. Determine the time at which this happens. [2]`,
      hint: 'What becomes of the exponential term at the start, and what in the long run?',
      answer: prose`
        (a) $${groupThousands(`${limit}`)}$

        (b) $${significant(c)}$

        (c) $${significant(k)}$

        (d) $${significant(reach)}$ ${unit}

        (e) $${significant(half)}$ ${unit}`,
      solution: prose`
        (a) As $t \to \infty$ the exponential tends to 0 and $P$ tends to $L$, so $L = ${groupThousands(`${limit}`)}$.

        (b) At $t = 0$: $\dfrac{${limit}}{1 + C} = ${start}$, so $1 + C = ${significant(limit / start)}$ and $C = ${significant(c)}$.

        (c) At $t = ${t1}$: $\dfrac{${limit}}{1 + ${significant(c, 4)}\mathrm{e}^{-${t1}k}} = ${later}$. The calculator's solver gives $k = ${significant(k, 5)} \approx ${significant(k)}$.

        (d) Solve $P(t) = ${share / 100} \times ${limit} = ${significant((share * limit) / 100, 5)}$: $t = ${significant(reach)}$ ${unit}.

        (e) $P = \frac{L}{2}$ means $C\mathrm{e}^{-kt} = 1$, so $t = \dfrac{\ln C}{k} = ${significant(half)}$ ${unit}.`,
      markScheme: scheme({
        a: [prose`A1 $${groupThousands(`${limit}`)}$`],
        b: [prose`M1 $\frac{L}{1 + C} = ${start}$`, prose`A1 $${significant(c)}$`],
        c: [prose`M1 $P(${t1}) = ${later}$`, prose`A1 $${significant(k)}$`],
        d: [prose`M1 $P(t) = ${share / 100}L$`, prose`A1 $${significant(reach)}$`],
        e: [prose`M1 $P(t) = \frac{L}{2}$`, prose`A1 $${significant(half)}$`],
      }),
      numeric: [
        exact(limit, 'a'),
        near(c, 'b'),
        near(k, 'c'),
        toWithin(reach, reach * 0.006, 'd', unit),
        toWithin(half, half * 0.006, 'e', unit),
      ],
      diagrams: [
        {
          name: 'growth',
          svg: figure.toSvg(),
          alt: `An S-shaped curve of P against t starting at (0, ${start}), through (${t1}, ${later}), approaching the dashed line P = L.`,
        },
      ],
    };
  },
  check: ({ limit, start, t1, later, share }, { c, k, reach, half }) => {
    const f = (t: number) => limit / (1 + c * Math.exp(-k * t));
    assertClose(f(0), start, 'the start');
    assertClose(f(t1), later, 'the later value');
    assertClose(
      reach,
      bisect((t) => f(t) - (limit * share) / 100, 0, 200),
      'the time of the share',
    );
    assertClose(f(half) * 2, limit, 'half the limit');
    assert.ok(half > 0 && reach > half);
  },
});

const piecewiseTariff = defineTemplate({
  key: 'ai-piecewise-tariff',
  calculatorAllowed: true,
  placements: [hl('2.9', 1, '2.1')],
  variants: [
    { good: 'electricity', unit: 'kWh', first: 0.18, second: 0.26, limit: 200, at: 150, bill: 75 },
    { good: 'water', unit: 'm³', first: 1.2, second: 2, limit: 30, at: 24, bill: 60 },
    { good: 'gas', unit: 'm³', first: 0.9, second: 0.6, limit: 80, at: 55, bill: 96 },
    { good: 'parking', unit: 'minutes', first: 0.05, second: 0.02, limit: 120, at: 90, bill: 9 },
    { good: 'printing', unit: 'pages', first: 0.12, second: 0.08, limit: 100, at: 65, bill: 20 },
    { good: 'mobile data', unit: 'MB', first: 0.02, second: 0.01, limit: 500, at: 320, bill: 16 },
    { good: 'district heating', unit: 'kWh', first: 0.14, second: 0.2, limit: 400, at: 380, bill: 86 },
    { good: 'copper wire', unit: 'm', first: 3.5, second: 2.8, limit: 25, at: 18, bill: 112 },
  ],
  solve: ({ first, second, limit, at, bill }) => {
    const d = (first - second) * limit;
    return { d, small: first * at, amount: (bill - d) / second };
  },
  write: ({ good, unit, first, second, limit, at, bill }, { d, small, amount }) => {
    const cost = (x: number) => (x <= limit ? first * x : second * x + d);
    const wide = amount * 1.2;
    const figure = new Diagram({ x: [0, wide], y: [0, cost(wide) * 1.05], width: 440, height: 240 })
      .axes({ y: 'f(x)', xTicks: [limit] })
      .polyline([
        [0, 0],
        [limit, cost(limit)],
        [wide, cost(wide)],
      ])
      .segment([limit, 0], [limit, cost(limit)], 'd-dashed');
    const places = Number.isInteger(d * 10) ? 1 : 2;
    return {
      text: prose`
        The cost, in EUR, of $x$ ${unit} of ${good} is modelled by the continuous function
        $$f(x) = \begin{cases} ${first}x, & 0 \le x \le ${limit} \\ ${second}x + d, & x > ${limit}. \end{cases}$$

        ![](diagram:tariff)

        (a) Calculate $f(${at})$. [1]

        (b) Determine the value of $d$. [2]

        (c) Find the value of $x$ for a cost of $${bill}\text{ EUR}$. [2]`,
      hint: 'What must be true of the two rules where they meet?',
      answer: prose`
        (a) $${decimal(small, 2)}\text{ EUR}$

        (b) $d = ${decimal(d, places)}$

        (c) $x = ${Number(amount.toFixed(4))}$ (in ${unit})`,
      solution: prose`
        (a) $${at} \le ${limit}$, so the first rule holds: $f(${at}) = ${first} \times ${at} = ${decimal(small, 2)}\text{ EUR}$.

        (b) At $x = ${limit}$ both rules must agree: $${first} \times ${limit} = ${second} \times ${limit} + d$, so
        $d = ${decimal(first * limit, 2)} - ${decimal(second * limit, 2)} = ${decimal(d, places)}$.

        (c) The first rule reaches at most $f(${limit}) = ${decimal(first * limit, 2)}$, which is less than $${bill}$, so the second rule holds:
        $${second}x${signed(Number(d.toFixed(4)))} = ${bill}$, hence $x = \dfrac{${decimal(bill - d, 2)}}{${second}} = ${Number(amount.toFixed(4))}$.`,
      markScheme: scheme({
        a: [prose`A1 $${decimal(small, 2)}$`],
        b: [prose`M1 $${first} \times ${limit} = ${second} \times ${limit} + d$`, prose`A1 $${decimal(d, places)}$`],
        c: ['M1 second rule set equal to the cost', prose`A1 $${Number(amount.toFixed(4))}$`],
      }),
      numeric: [toWithin(small, 0.005, 'a', 'EUR'), toWithin(d, 0.001, 'b'), toWithin(amount, 0.05, 'c', unit)],
      diagrams: [
        {
          name: 'tariff',
          svg: figure.toSvg(),
          alt: `Two straight segments that join at x = ${limit}: the first starts at the origin, the second is ${second > first ? 'steeper' : 'less steep'}.`,
        },
      ],
    };
  },
  check: ({ first, second, limit, at, bill }, { d, small, amount }) => {
    // Cost unit by unit: first rate up to the limit, second rate for what exceeds it.
    const cost = (x: number) => first * Math.min(x, limit) + second * Math.max(0, x - limit);
    assertClose(cost(amount), bill, 'the bill');
    assertClose(cost(at), small, 'the small bill');
    assertClose(cost(limit * 2) - second * limit * 2, d, 'the constant');
    assert.ok(amount > limit && at < limit && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6);
  },
});

const logLogLine = defineTemplate({
  key: 'ai-log-log-power-law',
  calculatorAllowed: true,
  placements: [hl('2.10', 2, '1.9')],
  variants: [
    { x: 'body mass', y: 'resting energy', u1: 0, v1: 1.85, u2: 2, v2: 3.35, at: 60 },
    { x: 'length of a pendulum', y: 'period', u1: 0.5, v1: 0.55, u2: 2.5, v2: 1.55, at: 90 },
    { x: 'distance from a star', y: 'orbital period', u1: 0, v1: 0.3, u2: 2, v2: 3.3, at: 40 },
    { x: 'diameter of a trunk', y: 'mass of a tree', u1: 0.5, v1: 0.35, u2: 2, v2: 4.1, at: 30 },
    { x: 'area of an island', y: 'number of species', u1: 1, v1: 1.2, u2: 5, v2: 2.4, at: 2500 },
    { x: 'speed of a boat', y: 'fuel use', u1: 0.2, v1: 0.76, u2: 1.2, v2: 3.36, at: 12 },
    { x: 'depth of a well', y: 'cost of drilling', u1: 1, v1: 2.4, u2: 3, v2: 5.2, at: 150 },
    { x: 'length of a fish', y: 'mass of a fish', u1: 0.8, v1: 0.5, u2: 2, v2: 4.22, at: 45 },
  ],
  solve: ({ u1, v1, u2, v2, at }) => {
    const n = (v2 - v1) / (u2 - u1);
    const intercept = v1 - n * u1;
    const k = 10 ** intercept;
    return { n, intercept, k, value: k * at ** n, double: 2 ** n };
  },
  write: ({ x, y, u1, v1, u2, v2, at }, { n, intercept, k, value, double }) => {
    const line = (u: number) => intercept + n * u;
    const [wide, low, high] = [u2 * 1.15, Math.min(0, Math.floor(intercept)), Math.ceil(v2 + 0.5)];
    const figure = new Diagram({ x: [0, wide], y: [low, high], width: 420 })
      .axes({
        x: 'log₁₀ x',
        y: 'log₁₀ y',
        xTicks: Array.from({ length: Math.floor(wide * 0.9) }, (_, i) => i + 1),
        yTicks: Array.from({ length: high - low }, (_, i) => low + i).filter((v) => v !== 0),
      })
      .graph(line, 0, wide)
      .point([u1, v1])
      .point([u2, v2])
      .label([u1, v1], `(${u1}, ${v1})`, u1 < 0.5 ? { anchor: 'start', dx: 12, dy: 12 } : { anchor: 'end', dx: -6, dy: -7 })
      .label([u2, v2], `(${u2}, ${v2})`, { anchor: 'end', dx: -8, dy: -6 });
    const short = (q: number) => `${Number(q.toFixed(4))}`;
    return {
      text: prose`
        A scientist measures the ${x}, $x$, and the ${y}, $y$, each in suitable units. Plotted on a diagram of $\log_{10} y$ against $\log_{10} x$, the data lie close to a straight line
        through the points $(${u1}, ${v1})$ and $(${u2}, ${v2})$.

        ![](diagram:loglog)

        (a) Find the equation of the line in the form $\log_{10} y = n\log_{10} x + c$. [3]

        (b) Hence show that $y = kx^{n}$, and find the value of $k$. [3]

        (c) Calculate the value of $y$ that the model predicts for $x = ${at}$. [2]

        (d) Determine the factor by which $y$ is multiplied when $x$ is doubled. [2]`,
      hint: 'What does the gradient of a line on logarithmic axes say about a power law?',
      answer: prose`
        (a) $\log_{10} y = ${short(n)}\log_{10} x${signed(Number(short(intercept)))}$

        (b) $k = ${significant(k)}$

        (c) $${significant(value)}$

        (d) $${significant(double)}$`,
      solution: prose`
        (a) The gradient is $n = \dfrac{${v2} - ${v1}}{${u2} - ${u1}} = ${short(n)}$. The line passes through $(${u1}, ${v1})$, so $c = ${v1} - ${short(n)} \times ${u1} = ${short(intercept)}$:
        $$\log_{10} y = ${short(n)}\log_{10} x${signed(Number(short(intercept)))}.$$

        (b) Take 10 to the power of both sides:
        $$y = 10^{${short(n)}\log_{10} x${signed(Number(short(intercept)))}} = 10^{${short(intercept)}} \times \left(10^{\log_{10} x}\right)^{${short(n)}} = kx^{${short(n)}}$$
        with $k = 10^{${short(intercept)}} = ${significant(k)}$.

        (c) $y = ${significant(k, 5)} \times ${at}^{${short(n)}} = ${significant(value)}$.

        (d) $k(2x)^{n} = 2^{n} \times kx^{n}$, so $y$ is multiplied by $2^{${short(n)}} = ${significant(double)}$, whatever $x$ is.`,
      markScheme: scheme({
        a: [
          prose`M1 gradient from the two points`,
          prose`A1 $n = ${short(n)}$`,
          prose`A1 $c = ${short(intercept)}$ in a full equation`,
        ],
        b: [
          'M1 10 to the power of both sides, or a law of logarithms',
          prose`A1 $10^{c} \times x^{n}$ reached`,
          prose`A1 $k = ${significant(k)}$`,
        ],
        c: [prose`(M1) $x = ${at}$ substituted`, prose`A1 $${significant(value)}$`],
        d: [prose`M1 $2^{n}$`, prose`A1 $${significant(double)}$`],
      }),
      numeric: [near(k, 'b'), toWithin(value, Math.abs(value) * 0.006, 'c'), near(double, 'd')],
      keys: [
        {
          kind: 'expression',
          part: 'a',
          label: prose`$\log_{10} y =$`,
          value: `${short(n)}log(x) + (${short(intercept)})`,
          variables: ['x'],
        },
      ],
      diagrams: [
        {
          name: 'loglog',
          svg: figure.toSvg(),
          alt: `A straight line on axes log₁₀ x and log₁₀ y through the points (${u1}, ${v1}) and (${u2}, ${v2}).`,
        },
      ],
    };
  },
  check: ({ u1, v1, u2, v2, at }, { n, k, value, double }) => {
    const model = (x: number) => k * Math.exp(n * Math.log(x));
    assertClose(model(10 ** u1), 10 ** v1, 'the first point on ordinary scales');
    assertClose(model(10 ** u2), 10 ** v2, 'the second point on ordinary scales');
    assertClose(value, model(at), 'the prediction');
    assertClose(double, model(14) / model(7), 'the effect of doubling');
  },
});

const halfLife = defineTemplate({
  key: 'ai-half-life-age',
  calculatorAllowed: true,
  placements: [hl('2.9', 1, '1.9')],
  variants: [
    { thing: 'carbon-14 in a wooden tool', half: 5730, unit: 'years', left: 42 },
    { thing: 'a tracer in a hospital', half: 6, unit: 'hours', left: 15 },
    { thing: 'iodine-131 in a sample', half: 8, unit: 'days', left: 30 },
    { thing: 'caffeine in the blood', half: 5, unit: 'hours', left: 12 },
    { thing: 'a pesticide in soil', half: 38, unit: 'days', left: 20 },
    { thing: 'cobalt-60 in a device', half: 5.27, unit: 'years', left: 65 },
    { thing: 'radon in a closed cellar', half: 3.8, unit: 'days', left: 8 },
    { thing: 'tritium in a watch dial', half: 12.3, unit: 'years', left: 55 },
  ],
  solve: ({ half, left }) => ({ k: Math.LN2 / half, time: (-half * Math.log(left / 100)) / Math.LN2 }),
  write: ({ thing, half, unit, left }, { k, time }) => ({
    text: prose`
      The amount of ${thing} decays exponentially with a half-life of $${half}$ ${unit}.

      Determine the time after which $${left}\%$ of the first amount is left. [4]`,
    hint: 'Which kind of function describes the share that is left?',
    answer: prose`$${significant(time)}$ ${unit}`,
    solution: prose`
      Let the share left after $t$ ${unit} be $\mathrm{e}^{-kt}$. After one half-life it is one half: $\mathrm{e}^{-${half}k} = \frac{1}{2}$, so $k = \dfrac{\ln 2}{${half}} = ${significant(k, 4)}$.

      Then $\mathrm{e}^{-kt} = ${left / 100}$ gives $t = -\dfrac{\ln ${left / 100}}{k} = ${significant(time)}$ ${unit}.

      (With a power of one half: $\left(\frac{1}{2}\right)^{t/${half}} = ${left / 100}$ leads to the same time.)`,
    markScheme: scheme({
      '': [
        prose`M1 $\mathrm{e}^{-${half}k} = \frac{1}{2}$, or $\left(\frac{1}{2}\right)^{t/${half}}$`,
        prose`A1 $k = ${significant(k)}$, or the correct model`,
        prose`M1 model set equal to $${left / 100}$`,
        prose`A1 $${significant(time)}$ ${unit}`,
      ],
    }),
    numeric: [toWithin(time, time * 0.006, undefined, unit)],
  }),
  check: ({ half, left }, { time }) => {
    const found = bisect((t) => 0.5 ** (t / half) - left / 100, 0, half * 10);
    assertClose(time, found, 'the time by bisection');
  },
});

export const furtherModelsTemplates: readonly QuestionTemplate[] = [halfLife, logisticGrowth, piecewiseTariff, logLogLine];
