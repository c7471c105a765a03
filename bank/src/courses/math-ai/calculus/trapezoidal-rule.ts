import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, differentiate, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { total } from '../samples.ts';
import { short } from '../values.ts';
import { exact, labelled, near, prose, sl, table, toWithin } from '../writing.ts';

/** Topic 5. The trapezoidal rule from tables and for formulae. */

interface Trapezia {
  form: 'table' | 'missing' | 'bend';
  what: string;
  x: string;
  y: string;
  total: string;
  unit: string;
  h: number;
  ys: readonly number[];
  /** Which value is unknown, in the form `missing`. */
  k: number;
}

const trapeziumSum = (h: number, ys: readonly number[]) =>
  (h / 2) * ((ys[0] as number) + (ys.at(-1) as number) + 2 * total(ys.slice(1, -1)));

const trapeziumTable = defineTemplate<Trapezia, { estimate: number }>({
  key: 'ai-trapezoidal-rule-from-table',
  calculatorAllowed: true,
  placements: [sl('5.8', 1)],
  variants: [
    {
      form: 'table',
      what: 'The speed of a tram is read every five seconds',
      x: 'time (s)',
      y: 'speed (m/s)',
      total: 'distance travelled',
      unit: 'm',
      h: 5,
      ys: [0, 4.2, 7.8, 10.4, 11.6, 12],
      k: 0,
    },
    {
      form: 'missing',
      what: 'The flow of a spring is measured every two hours',
      x: 'time (h)',
      y: 'flow (l/h)',
      total: 'amount of water',
      unit: 'l',
      h: 2,
      ys: [30, 42, 50, 47, 36],
      k: 2,
    },
    {
      form: 'bend',
      what: 'The power of a solar panel is noted every hour of a morning',
      x: 'time (h)',
      y: 'power (W)',
      total: 'energy',
      unit: 'Wh',
      h: 1,
      ys: [20, 110, 180, 230, 262, 276, 280],
      k: 0,
    },
    {
      form: 'table',
      what: 'The width of a lake is measured every 50 m along a straight line',
      x: 'distance (m)',
      y: 'width (m)',
      total: 'area of the lake',
      unit: 'm²',
      h: 50,
      ys: [0, 64, 92, 105, 88, 51, 0],
      k: 0,
    },
    {
      form: 'missing',
      what: 'The speed of a cyclist is noted every ten seconds',
      x: 'time (s)',
      y: 'speed (m/s)',
      total: 'distance travelled',
      unit: 'm',
      h: 10,
      ys: [4, 6, 8.5, 9, 7.5, 5],
      k: 3,
    },
    {
      form: 'bend',
      what: 'The rate at which a wound heals is estimated every four days',
      x: 'time (days)',
      y: 'rate (mm²/day)',
      total: 'area that has healed',
      unit: 'mm²',
      h: 4,
      ys: [40, 26, 17, 11, 7.2, 4.8],
      k: 0,
    },
  ],
  solve: ({ h, ys }) => ({ estimate: trapeziumSum(h, ys) }),
  write: ({ form, what, x, y, total: name, unit, h, ys, k }, { estimate }) => {
    const xs = ys.map((_, i) => i * h);
    const shown = ys.map((v, i) => (form === 'missing' && i === k ? '$p$' : `$${v}$`));
    const stem = prose`
      ${what}.

      ${table([x, ...xs.map((v) => `$${v}$`)], [y, ...shown])}`;
    const inner = ys.slice(1, -1);
    const rule = prose`\frac{${h}}{2}\Big((${ys[0] as number} + ${ys.at(-1) as number}) + 2(${inner.join(' + ')})\Big)`;
    if (form === 'missing') {
      const unknown = ys[k] as number;
      const rest = inner.filter((_, i) => i + 1 !== k);
      const base = trapeziumSum(h, ys.with(k, 0));
      return inParts({
        stem: `${stem}\n\nOne value, $p$, is lost. The trapezoidal rule with all intervals estimates the ${name} as $${short(estimate)}$ ${unit}.`,
        hint: 'Where does the unknown appear in the rule?',
        parts: [
          {
            ask: 'Write down the number of trapezia and their width.',
            answer: `$${ys.length - 1}$; $${h}$`,
            solution: `${ys.length} values bound ${ys.length - 1} trapezia, each of width $${h}$.`,
            marks: [`A1 $${ys.length - 1}$`, `A1 $${h}$`],
            keys: [labelled('Number', exact(ys.length - 1)), labelled('Width', exact(h))],
          },
          {
            ask: 'Determine the value of $p$.',
            answer: `$p = ${unknown}$`,
            solution: prose`$\dfrac{${h}}{2}\Big((${ys[0] as number} + ${ys.at(-1) as number}) + 2(${rest.join(' + ')} + p)\Big) = ${short(estimate)}$, that is $${short(base)} + ${h}p = ${short(estimate)}$, so $p = ${unknown}$.`,
            marks: ['M1 rule with $p$', `A1 $${short(base)} + ${h}p$`, `A1 $p = ${unknown}$`],
            keys: [exact(unknown)],
          },
          {
            ask: `Estimate the mean of the quantity in the second row over the whole time.`,
            answer: `$${significant(estimate / (xs.at(-1) as number))}$`,
            solution: prose`The total divided by the time: $\dfrac{${short(estimate)}}{${xs.at(-1) as number}} = ${significant(estimate / (xs.at(-1) as number))}$. (The mean of the values in the table would give the first and the last too much weight.)`,
            marks: ['M1 total over time', `A1 $${significant(estimate / (xs.at(-1) as number))}$`],
            keys: [near(estimate / (xs.at(-1) as number))],
          },
        ],
      });
    }
    const figure = new Diagram({
      x: [0, (xs.at(-1) as number) * 1.06],
      y: [0, Math.max(...ys) * 1.15],
      width: 420,
      height: 250,
    }).axes({ x: '', y: '', xTicks: xs.slice(1) });
    ys.slice(1).forEach((v, i) => {
      figure.polygon(
        [
          [xs[i] as number, 0],
          [xs[i + 1] as number, 0],
          [xs[i + 1] as number, v],
          [xs[i] as number, ys[i] as number],
        ],
        { shade: true },
      );
    });
    figure
      .label([(xs.at(-1) as number) * 1.06, 0], x, { anchor: 'end', dy: 36 })
      .label([0, Math.max(...ys) * 1.15], y, { anchor: 'start', dx: 8, dy: -4 });
    const diagrams = [
      {
        name: 'trapezia',
        svg: figure.toSvg(),
        alt: `Trapezia of width ${h} under straight lines through the points ${xs.map((v, i) => `(${v}, ${ys[i] as number})`).join(', ')}.`,
      },
    ];
    const estimatePart = {
      ask: `Use the trapezoidal rule with all values to estimate the ${name}.`,
      answer: `$${significant(estimate, 4)}$ ${unit}`,
      solution: prose`$${rule} = ${significant(estimate, 5)}$ ${unit}.`,
      marks: [`A1 $h = ${h}$`, 'M1 substitution into the trapezoidal rule', `A1 $${significant(estimate, 4)}$ ${unit}`],
      keys: [near(estimate)],
    };
    if (form === 'bend') {
      const down = (ys[1] as number) - (ys[0] as number) > (ys[2] as number) - (ys[1] as number);
      return inParts({
        stem,
        hint: 'Are the chords above or below the curve?',
        parts: [
          {
            ask: `Draw the ${ys.length - 1} trapezia whose areas are added in the trapezoidal rule.`,
            answer: 'see the drawing in the solution',
            solution: 'The tops are chords between neighbouring points.\n\n![](diagram:trapezia)',
            marks: ['A1 points joined by straight lines', `A1 ${ys.length - 1} trapezia down to the axis`],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          estimatePart,
          {
            ask: 'State, with a reason, whether this is an overestimate or an underestimate.',
            answer: down ? 'underestimate: the curve is concave down' : 'overestimate: the curve is concave up',
            solution: `The values ${down ? 'rise less and less, so the curve is concave down and the chords lie below it: an underestimate' : 'fall less and less, so the curve is concave up and the chords lie above it: an overestimate'}.`,
            marks: [`R1 concave ${down ? 'down' : 'up'}`, `A1 ${down ? 'underestimate' : 'overestimate'}`],
          },
          {
            ask: 'Suggest how a better estimate could be obtained.',
            answer: 'by more measurements at shorter intervals',
            solution: 'Measure at shorter intervals: with more and narrower trapezia the chords lie closer to the curve.',
            marks: ['A1 shorter intervals'],
          },
        ],
        diagrams,
      });
    }
    const every = ys.filter((_, i) => i % 2 === 0);
    const rough = ys.length % 2 === 1 ? trapeziumSum(2 * h, every) : undefined;
    const sum = h * total(ys.slice(0, -1));
    return inParts({
      stem,
      hint: 'How many intervals are there?',
      parts: [
        estimatePart,
        ...(rough === undefined
          ? [
              {
                ask: 'A student adds only rectangles whose heights are the values at the beginning of each interval. Calculate this estimate, and explain why it is too small.',
                answer: `$${significant(sum, 4)}$ ${unit}; the values grow within each interval`,
                solution: prose`$${h} \times (${ys.slice(0, -1).join(' + ')}) = ${significant(sum, 4)}$ ${unit}. The values increase, so each rectangle lies below the curve.`,
                marks: [`A1 $${significant(sum, 4)}$`, 'R1 values increase within each interval'],
                keys: [near(sum)],
              },
            ]
          : [
              {
                ask: `Calculate the estimate that uses only every second value.`,
                answer: `$${significant(rough, 4)}$ ${unit}`,
                solution: prose`Now $h = ${2 * h}$: $\dfrac{${2 * h}}{2}\Big((${every[0] as number} + ${every.at(-1) as number}) + 2(${every.slice(1, -1).join(' + ')})\Big) = ${significant(rough, 4)}$ ${unit}.`,
                marks: [`A1 $h = ${2 * h}$`, `A1 $${significant(rough, 4)}$`],
                keys: [near(rough)],
              },
            ]),
        {
          ask: 'Compare the two estimates: say, with a reason, which of them is better.',
          answer: 'the first is better: it uses all values',
          solution:
            'Both estimate the same area from the same measurements. The first one is better: it uses all values and follows the curve more closely.',
          marks: ['R1 the first, with a reason'],
        },
      ],
    });
  },
  check: ({ h, ys }, { estimate }) => {
    // Shoelace area of the polygon under the broken line.
    const corners = [[0, 0], ...ys.map((y, i) => [i * h, y]), [(ys.length - 1) * h, 0]] as [number, number][];
    const twice = corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] as [number, number];
      return sum + u * y - x * v;
    }, 0);
    assertClose(estimate, Math.abs(twice) / 2, 'the polygon');
  },
});

interface Compared {
  form: 'error' | 'strips' | 'between';
  tex: string;
  f: (x: number) => number;
  a: number;
  b: number;
  n: number;
  setting: string;
}

const trapeziumError = defineTemplate<Compared, { estimate: number; exactArea: number; finer: number }>({
  key: 'ai-trapezoidal-rule-error',
  calculatorAllowed: true,
  placements: [sl('5.8', 2, '5.5', '1.6')],
  variants: [
    { form: 'error', tex: '9 - x^{2}', f: (x) => 9 - x * x, a: 0, b: 3, n: 6, setting: 'the cross-section of a gutter' },
    { form: 'strips', tex: 'x^{3} + 2', f: (x) => x ** 3 + 2, a: 0, b: 2, n: 4, setting: 'a piece of glass' },
    { form: 'between', tex: '0.5x^{2} + 1', f: (x) => 0.5 * x * x + 1, a: 0, b: 4, n: 4, setting: 'a field beside a stream' },
    { form: 'error', tex: prose`\dfrac{12}{x}`, f: (x) => 12 / x, a: 1, b: 4, n: 6, setting: 'the region under a slide' },
    { form: 'strips', tex: '6x - x^{2}', f: (x) => 6 * x - x * x, a: 1, b: 5, n: 4, setting: 'the front of a tent' },
    { form: 'between', tex: '8 - 0.5x^{2}', f: (x) => 8 - 0.5 * x * x, a: 0, b: 3, n: 3, setting: 'a flower bed along a path' },
  ],
  solve: ({ f, a, b, n }) => {
    const points = (m: number) => Array.from({ length: m + 1 }, (_, i) => f(a + ((b - a) * i) / m));
    return {
      estimate: trapeziumSum((b - a) / n, points(n)),
      exactArea: integrate(f, a, b),
      finer: trapeziumSum((b - a) / (2 * n), points(2 * n)),
    };
  },
  write: ({ form, tex, f, a, b, n, setting }, { estimate, exactArea, finer }) => {
    const h = short((b - a) / n);
    const xs = Array.from({ length: n + 1 }, (_, i) => short(a + h * i));
    const ys = xs.map((x) => short(f(x)));
    const shownYs = ys.map((y) => `${Number(y.toPrecision(5))}`);
    const over = estimate > exactArea;
    const percent = (Math.abs(estimate - exactArea) / exactArea) * 100;
    const finerPercent = (Math.abs(finer - exactArea) / exactArea) * 100;
    const stem = prose`The upper boundary of ${setting} is the curve $y = ${tex}$ for $${a} \le x \le ${b}$, the lower boundary is the $x$-axis. Lengths are in metres.`;
    const first = {
      ask: `Use the trapezoidal rule with ${n} strips to estimate the area.`,
      answer: prose`$${significant(estimate, 4)}\text{ m}^{2}$`,
      solution: prose`$h = ${h}$, and the values are $${shownYs.join(',\\ ')}$: $\dfrac{${h}}{2}\Big((${shownYs[0] as string} + ${shownYs.at(-1) as string}) + 2(${shownYs.slice(1, -1).join(' + ')})\Big) = ${significant(estimate, 4)}\text{ m}^{2}$.`,
      marks: [
        `A1 $h = ${h}$`,
        '(M1) values of the function',
        'M1 trapezoidal rule',
        prose`A1 $${significant(estimate, 4)}\text{ m}^{2}$`,
      ],
      keys: [near(estimate, undefined, 'm^2')],
    };
    const area = {
      ask: 'Write down a definite integral for the area and find its value.',
      answer: prose`$${significant(exactArea, 4)}\text{ m}^{2}$`,
      solution: prose`$\displaystyle\int_{${a}}^{${b}} ${tex.startsWith('\\') ? tex : `\\left(${tex}\\right)`}\,\mathrm{d}x = ${significant(exactArea, 4)}\text{ m}^{2}$.`,
      marks: ['A1 integral with its limits', prose`A1 $${significant(exactArea, 4)}\text{ m}^{2}$`],
      keys: [near(exactArea, undefined, 'm^2')],
    };
    const error = {
      ask: 'Calculate the percentage error of the estimate.',
      answer: prose`$${significant(percent)}\%$`,
      solution: prose`$\left|\dfrac{${significant(estimate, 6)} - ${significant(exactArea, 6)}}{${significant(exactArea, 6)}}\right| \times 100\% = ${significant(percent)}\%$.`,
      marks: ['M1 percentage error', prose`A1 $${significant(percent)}\%$`],
      keys: [toWithin(percent, Math.max(0.03, percent * 0.03), undefined, '%')],
    };
    const svg = new Diagram({ x: [Math.min(0, a), b * 1.1], y: [0, Math.max(...ys) * 1.15], width: 400, height: 240 })
      .axes({ xTicks: xs.filter((x) => x > 0) })
      .graph(f, a, b)
      .polyline(
        xs.map((x, i) => [x, ys[i] as number] as const),
        'd-dashed',
      )
      .toSvg();
    const diagrams = [
      {
        name: 'chords',
        svg,
        alt: `The curve from x = ${a} to x = ${b} with dashed chords between the ends of the strips, which lie ${over ? 'above' : 'below'} it.`,
      },
    ];
    if (form === 'strips') {
      return inParts({
        stem,
        hint: 'What happens to the error when the strips are half as wide?',
        parts: [
          first,
          area,
          {
            ask: `With ${2 * n} strips the rule gives $${significant(finer, 5)}$. Calculate the percentage errors of both estimates, and compare them.`,
            answer: prose`$${significant(percent)}\%$ and $${significant(finerPercent)}\%$`,
            solution: prose`$${significant(percent)}\%$ with ${n} strips and $${significant(finerPercent)}\%$ with ${2 * n}: with strips half as wide the error is about a quarter.`,
            marks: [prose`A1 $${significant(percent)}\%$`, prose`A1 $${significant(finerPercent)}\%$`, 'R1 about a quarter'],
            keys: [
              labelled(`${n} strips`, toWithin(percent, Math.max(0.03, percent * 0.03), undefined, '%')),
              labelled(`${2 * n} strips`, toWithin(finerPercent, Math.max(0.03, finerPercent * 0.05), undefined, '%')),
            ],
          },
          {
            ask: 'Hence predict the percentage error with four times as many strips as in part (a).',
            answer: prose`about $${significant(percent / 16, 2)}\%$`,
            solution: prose`Two halvings divide the error by about $4 \times 4 = 16$: about $${significant(percent / 16, 2)}\%$.`,
            marks: ['M1 division by 16', prose`A1 about $${significant(percent / 16, 2)}\%$`],
            keys: [toWithin(percent / 16, (percent / 16) * 0.12, undefined, '%')],
          },
        ],
      });
    }
    if (form === 'between') {
      const cost = 45;
      return inParts({
        stem: `${stem} Turf for it costs $${cost}\\text{ EUR}$ per square metre.`,
        hint: 'How do the chords lie, compared with the curve?',
        parts: [
          {
            ask: `Draw the curve, and the chords that the trapezoidal rule uses for ${n} strips.`,
            answer: 'see the drawing in the solution',
            solution: `The chords lie ${over ? 'above' : 'below'} the curve.\n\n![](diagram:chords)`,
            marks: ['A1 curve on its domain', `A1 ${n} chords`],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          first,
          {
            ask: 'State, with a reason, whether a buyer who relies on this estimate buys too much or too little turf.',
            answer: over ? 'too much' : 'too little',
            solution: `The curve is concave ${over ? 'up' : 'down'}, so the chords lie ${over ? 'above' : 'below'} it and the estimate is too ${over ? 'great: too much' : 'small: too little'}.`,
            marks: [`R1 chords ${over ? 'above' : 'below'} the curve`, `A1 too ${over ? 'much' : 'little'}`],
          },
          {
            ask: 'Calculate by how much the estimated cost differs from the true cost.',
            answer: prose`$${significant(Math.abs(estimate - exactArea) * cost)}\text{ EUR}$`,
            solution: prose`The exact area is $${significant(exactArea, 5)}\text{ m}^{2}$, so the difference is $${significant(Math.abs(estimate - exactArea), 4)} \times ${cost} \approx ${significant(Math.abs(estimate - exactArea) * cost)}\text{ EUR}$.`,
            marks: ['M1 difference of the areas', prose`A1 $${significant(Math.abs(estimate - exactArea) * cost)}\text{ EUR}$`],
            keys: [
              toWithin(Math.abs(estimate - exactArea) * cost, Math.abs(estimate - exactArea) * cost * 0.02, undefined, 'EUR'),
            ],
          },
        ],
        diagrams,
      });
    }
    return inParts({
      stem,
      hint: 'How many values does the rule need for this number of strips?',
      parts: [
        first,
        area,
        error,
        {
          ask: `Explain, with reference to the shape of the curve, why the estimate is too ${over ? 'great' : 'small'}.`,
          answer: `the curve is concave ${over ? 'up' : 'down'}`,
          solution: `The curve is concave ${over ? 'up' : 'down'}, so every chord lies ${over ? 'above' : 'below'} it.`,
          marks: [`R1 concave ${over ? 'up' : 'down'}, chords ${over ? 'above' : 'below'} the curve`],
        },
      ],
    });
  },
  check: ({ f, a, b, n }, { estimate, exactArea, finer }) => {
    // The area under the broken line, as the mean of the rectangles from the left and from the right.
    const rectangles = (m: number, shift: number) => {
      let area = 0;
      for (let i = 0; i < m; i++) area += f(a + ((i + shift) * (b - a)) / m) * ((b - a) / m);
      return area;
    };
    assertClose(estimate, (rectangles(n, 0) + rectangles(n, 1)) / 2, 'the rule', 1e-9);
    assertClose(finer, (rectangles(2 * n, 0) + rectangles(2 * n, 1)) / 2, 'the rule with more strips', 1e-9);
    const bend = differentiate((x) => differentiate(f, x), (a + b) / 2 + 0.1);
    assert.equal(Math.sign(estimate - exactArea), Math.sign(bend));
    assert.ok(Math.abs(finer - exactArea) < Math.abs(estimate - exactArea) * 0.27);
    // Many midpoint rectangles.
    let sum = 0;
    for (let i = 0; i < 20_000; i++) sum += (f(a + ((b - a) * (i + 0.5)) / 20_000) * (b - a)) / 20_000;
    assertClose(sum, exactArea, 'the area', 1e-5);
  },
});

export const trapezoidalRuleTemplates: readonly QuestionTemplate[] = [trapeziumTable, trapeziumError];
