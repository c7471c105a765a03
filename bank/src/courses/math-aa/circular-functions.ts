import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, gcd, signed, significant } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { zerosOf } from './trigonometric-zeros.ts';
import { core, exact, inExactForm, raw, slip, threeFigures } from './writing.ts';

/** Topics 3.6 to 3.8, identities, graphs and equations of trigonometric functions in several forms, common to SL and HL. */

const identityProofs = inForms(
  {
    key: 'aa-trigonometric-identity-proofs',
    calculatorAllowed: false,
    placements: core('3.6', 1, ['3.8']),
  },
  [
    form({
      variants: [
        {
          left: raw`(\sin x + \cos x)^2`,
          right: raw`1 + \sin 2x`,
          steps: raw`Expand: $\sin^2x + 2\sin x\cos x + \cos^2x$. The squares add up to $1$ and $2\sin x\cos x = \sin 2x$.`,
          k: raw`\frac{3}{2}`,
          reduced: raw`\sin 2x = \frac{1}{2}`,
          solutions: [1, 5],
          f: (x: number) => (Math.sin(x) + Math.cos(x)) ** 2 - 1.5,
          g: (x: number) => 1 + Math.sin(2 * x) - 1.5,
        },
        {
          left: raw`\cos^4x - \sin^4x`,
          right: raw`\cos 2x`,
          steps: raw`A difference of squares: $(\cos^2x + \sin^2x)(\cos^2x - \sin^2x)$. The first factor is $1$, the second $\cos 2x$.`,
          k: raw`-\frac{1}{2}`,
          reduced: raw`\cos 2x = -\frac{1}{2}`,
          solutions: [4, 8],
          f: (x: number) => Math.cos(x) ** 4 - Math.sin(x) ** 4 + 0.5,
          g: (x: number) => Math.cos(2 * x) + 0.5,
        },
        {
          left: raw`\dfrac{\sin 2x}{1 + \cos 2x}`,
          right: raw`\tan x`,
          steps: raw`Choose $\cos 2x = 2\cos^2x - 1$: the denominator is $2\cos^2x$, the numerator $2\sin x\cos x$. Cancelling $2\cos x$ leaves $\dfrac{\sin x}{\cos x}$.`,
          k: raw`\sqrt{3}`,
          reduced: raw`\tan x = \sqrt{3}`,
          solutions: [4],
          f: (x: number) => Math.sin(2 * x) / (1 + Math.cos(2 * x)) - Math.sqrt(3),
          g: (x: number) => Math.tan(x) - Math.sqrt(3),
        },
      ],
      // Solutions in twelfths of pi, for 0 < x < pi.
      solve: ({ solutions }) => ({ values: solutions.map((k) => (k * Math.PI) / 12) }),
      write: ({ left, right, steps, k, reduced, solutions }) => {
        const list = solutions.map((n) => piMultiple(n, 12));
        return inParts({
          hint: 'Work on one side only; use a double-angle identity in the form that shortens the expression.',
          parts: [
            {
              ask: raw`Show that $${left} \equiv ${right}$${left.includes('frac') ? ', where both sides are defined' : ''}.`,
              answer: 'As given.',
              solution: raw`Start from the left-hand side. ${steps}`,
              marks: ['M1 rewrites the left-hand side', 'M1 uses an identity', 'A1 correct working', raw`AG $${right}$`],
            },
            {
              ask: raw`Hence solve $${left} = ${k}$ for $0 < x < \pi$.`,
              answer: `$x = ${list.join(', \\; ')}$`,
              solution: raw`By part (a), $${reduced}$. ${right.includes('2x') ? raw`For $0 < 2x < 2\pi$ there are two values of $2x$, so` : raw`In this interval there is one solution:`} $x = ${list.join(', \\; ')}$.`,
              marks: [raw`M1 $${reduced}$`, ...list.map((x) => `A1 $${x}$`)],
              keys: [{ kind: 'set', values: list, tolerance: 0.006 }],
            },
          ],
        });
      },
      check: ({ f, g }, { values }) => {
        for (const x of [0.3, 1.1, 2.6]) assertClose(f(x), g(x), 'identity', 1e-9);
        assert.deepEqual(
          zerosOf(f, 0, Math.PI).map((x) => x.toFixed(6)),
          values.map((x) => x.toFixed(6)),
        );
      },
    }),
    form({
      variants: [
        { p: 3, q: 5 },
        { p: 5, q: 13 },
        { p: 8, q: 17 },
      ],
      // tan x = p / r with x in the third quadrant
      solve: ({ p, q }) => {
        const r = Math.sqrt(q * q - p * p);
        return { r, sine: -p / q, cosine: -r / q, double: (r * r - p * p) / (q * q) };
      },
      write: ({ p, q }, { r, sine, cosine, double }) =>
        inParts({
          stem: raw`The angle $x$ satisfies $\tan x = \dfrac{${p}}{${r}}$ and $\pi < x < \frac{3\pi}{2}$. A student draws a right-angled triangle with legs ${p} and ${r} and writes $\sin x = \dfrac{${p}}{${q}}$, $\cos x = \dfrac{${r}}{${q}}$.`,
          hint: 'In which quadrant does the angle lie?',
          parts: [
            {
              ask: 'Explain what is wrong, and give the correct values.',
              answer: raw`In the third quadrant both are negative: $\sin x = -\frac{${p}}{${q}}$, $\cos x = -\frac{${r}}{${q}}$`,
              solution: raw`The triangle gives the sizes, not the signs. Between $\pi$ and $\frac{3\pi}{2}$ sine and cosine are both negative, though their quotient is positive: $\sin x = -\frac{${p}}{${q}}$, $\cos x = -\frac{${r}}{${q}}$.`,
              marks: [
                'R1 sine and cosine are negative in the third quadrant',
                raw`A1 $\sin x = -\frac{${p}}{${q}}$`,
                raw`A1 $\cos x = -\frac{${r}}{${q}}$`,
              ],
              keys: [
                { kind: 'number', label: raw`$\sin x =$`, ...exact(sine) },
                { kind: 'number', label: raw`$\cos x =$`, ...exact(cosine) },
              ],
            },
            {
              ask: raw`Show that the student's values still lead to the correct value of $\cos 2x$, and find it.`,
              answer: raw`$${fraction(r * r - p * p, q * q)}$`,
              solution: raw`$\cos 2x = \cos^2x - \sin^2x$ contains only squares, where the signs do not matter: $${fraction(r * r, q * q)} - ${fraction(p * p, q * q)} = ${fraction(r * r - p * p, q * q)}$.`,
              marks: ['R1 only squares occur', raw`A1 $${fraction(r * r - p * p, q * q)}$`],
              keys: [exact(double)],
            },
          ],
        }),
      check: ({ p }, { r, sine, cosine, double }) => {
        const x = Math.PI + Math.atan(p / r);
        assertClose(Math.sin(x), sine, 'sine');
        assertClose(Math.cos(x), cosine, 'cosine');
        assertClose(Math.cos(2 * x), double, 'double');
      },
    }),
  ],
);

const graphFeatures = inForms({ key: 'aa-circular-graph-features', calculatorAllowed: false, placements: core('3.7', 1) }, [
  form({
    variants: [
      { a: 3, b: 2, d: 1 },
      { a: 2, b: 4, d: -1 },
      { a: 4, b: 3, d: 2 },
    ],
    solve: ({ a, b, d }) => ({ high: a + d, low: d - a, period: 2 / b }),
    write: ({ a, b, d }, { high, low }) => {
      const f = (x: number) => a * Math.sin(b * x) + d;
      const end = (4 * Math.PI) / b;
      const drawing = new Diagram({ x: [0, end * 1.05], y: [low - 1, high + 1], width: 400 });
      drawing
        .axes({ yTicks: [low, d, high] })
        .graph(f, 0, end)
        .segment([0, d], [end, d], 'd-dashed');
      drawing
        .label(
          [end / 2, 0],
          piMultiple(2, b)
            .replace(/\\frac\{(.*)\}\{(.*)\}/, '$1/$2')
            .replace('\\pi', 'π'),
          { dy: 18 },
        )
        .segment([end / 2, -0.12], [end / 2, 0.12], 'd-axis');
      return inParts({
        stem: raw`The diagram shows the graph of $f(x) = a\sin(bx) + d$, where $a$, $b$ and $d$ are constants with $a, b > 0$, over two periods.

![](diagram:graph)`,
        hint: 'Which constant belongs to the middle line, which to the height above it, and which to the length of one wave?',
        parts: [
          {
            ask: 'Write down the period of $f$.',
            answer: `$${piMultiple(2, b)}$`,
            solution: raw`One whole wave ends at $x = ${piMultiple(2, b)}$.`,
            marks: [`A1 $${piMultiple(2, b)}$`],
            keys: [inExactForm((2 * Math.PI) / b, piMultiple(2, b))],
          },
          {
            ask: 'Determine $a$, $b$ and $d$.',
            answer: `$a = ${a}$, $b = ${b}$, $d = ${d}$`,
            solution: raw`The amplitude is $\dfrac{${high} - (${low})}{2} = ${a}$, the middle line $\dfrac{${high}${signed(low)}}{2} = ${d}$, and $b = 2\pi \div ${piMultiple(2, b)} = ${b}$.`,
            marks: [`A1 $a = ${a}$`, `A1 $b = ${b}$`, `A1 $d = ${d}$`],
            keys: [
              {
                kind: 'number',
                label: '$a =$',
                ...exact(a),
                slips: [slip(2 * a, 'That is the whole height from the lowest to the highest point.')],
              },
              { kind: 'number', label: '$b =$', ...exact(b) },
              { kind: 'number', label: '$d =$', ...exact(d) },
            ],
          },
          {
            ask: raw`State the number of solutions of $f(x) = ${high}$ and of $f(x) = ${d}$ in the interval shown, $0 \le x \le ${piMultiple(4, b)}$.`,
            answer: '2 and 5',
            solution: raw`The maximum is reached once in each period: 2 solutions. The middle line is met at both ends, in the middle and twice in between: 5 solutions.`,
            marks: ['A1 2', 'A1 5'],
            keys: [
              { kind: 'number', label: `$f(x) = ${high}$`, ...exact(2) },
              { kind: 'number', label: `$f(x) = ${d}$`, ...exact(5) },
            ],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: drawing.toSvg(),
            alt: `Two periods of a sine wave that starts on its middle line at height ${d}, with maximum ${high} and minimum ${low}; the first period ends at ${piMultiple(2, b).replace(/\\/g, '')}.`,
          },
        ],
      });
    },
    check: ({ a, b, d }, { high, low, period }) => {
      const f = (x: number) => a * Math.sin(b * x) + d;
      assertClose(maximise(f, 0, 7).value, high, 'maximum');
      assertClose(minimise(f, 0, 7).value, low, 'minimum');
      for (const x of [0.1, 0.9]) assertClose(f(x + period * Math.PI), f(x), 'period');
    },
  }),
  form({
    variants: [
      { a: 2, n: 1, d: 3, shift: 3 },
      { a: 3, n: 2, d: 1, shift: 4 },
      { a: 4, n: 1, d: -1, shift: 6 },
    ],
    // f(x) = a cos(n(x - pi/shift)) + d
    solve: ({ a, d, shift }) => ({ first: 1 / shift, high: a + d, low: d - a }),
    write: ({ a, n, d, shift }, { high, low }) => {
      const inner = n === 1 ? raw`x - ${piMultiple(1, shift)}` : raw`${n}\left(x - ${piMultiple(1, shift)}\right)`;
      const f = (x: number) => a * Math.cos(n * (x - Math.PI / shift)) + d;
      const drawing = new Diagram({ x: [0, 2 * Math.PI * 1.05], y: [Math.min(low, 0) - 1, high + 1], width: 400 });
      drawing
        .axes({ yTicks: [low, high] })
        .graph(f, 0, 2 * Math.PI)
        .point([Math.PI / shift, high]);
      drawing.label([Math.PI / shift, high], `(π/${shift}, ${high})`, { dy: -8, dx: 14 });
      return inParts({
        stem: raw`Let $f(x) = ${a}\cos\left(${inner}\right)${signed(d)}$ for $0 \le x \le 2\pi$.`,
        hint: 'A cosine starts at a maximum; where does this one start?',
        parts: [
          {
            ask: 'Write down the amplitude, the period and the range of $f$.',
            answer: raw`Amplitude $${a}$, period $${piMultiple(2, n)}$, range $${low} \le f(x) \le ${high}$`,
            solution:
              raw`The amplitude is the factor $${a}$, the period $\dfrac{2\pi}{${n}}$, so $${piMultiple(2, n)}$, and the values lie within $${a}$ of the middle line $y = ${d}$: $${low} \le f(x) \le ${high}$.`.replace(
                raw`$\dfrac{2\pi}{1}$, so $2\pi$`,
                raw`$2\pi$`,
              ),
            marks: [`A1 amplitude $${a}$`, `A1 period $${piMultiple(2, n)}$`, raw`A1 $${low} \le f(x) \le ${high}$`],
            keys: [
              { kind: 'number', label: 'Amplitude', ...exact(a) },
              { kind: 'number', label: 'Period', ...inExactForm((2 * Math.PI) / n, piMultiple(2, n)) },
              { kind: 'interval', label: 'Range', variable: 'y', intervals: [{ from: `${low}`, to: `${high}` }] },
            ],
          },
          {
            ask: 'Write down the coordinates of the first maximum.',
            answer: raw`$\left(${piMultiple(1, shift)}, ${high}\right)$`,
            solution: raw`The graph of the cosine is moved $${piMultiple(1, shift)}$ to the right, so its first maximum is $\left(${piMultiple(1, shift)}, ${high}\right)$.`,
            marks: [raw`A1 $\left(${piMultiple(1, shift)}, ${high}\right)$`],
            keys: [{ kind: 'coordinate', values: [piMultiple(1, shift), `${high}`] }],
          },
          {
            ask: 'Sketch the graph of $f$, and label a maximum and a minimum point with their coordinates.',
            answer: 'A cosine wave with the features above over the whole domain',
            solution: raw`Mark the middle line, the maximum found above and the minimum half a period later, and join them by a wave:

![](diagram:sketch)`,
            marks: [
              'A1 correct number of waves over the domain',
              'A1 maxima and minima at the right heights, one of each labelled',
              'A1 first maximum in the right place',
            ],
          },
        ],
        diagrams: [
          {
            name: 'sketch',
            svg: drawing.toSvg(),
            alt: `A cosine wave between ${low} and ${high} with its first maximum at pi over ${shift}.`,
          },
        ],
      });
    },
    check: ({ a, n, d, shift }, { first, high, low }) => {
      const f = (x: number) => a * Math.cos(n * (x - Math.PI / shift)) + d;
      const best = maximise(f, 0, Math.PI);
      assertClose(best.at, first * Math.PI, 'first maximum', 1e-4);
      assertClose(best.value, high, 'maximum');
      assertClose(minimise(f, 0, 2 * Math.PI).value, low, 'minimum');
    },
  }),
]);

const wheels = inForms({ key: 'aa-wheels-and-daylight', calculatorAllowed: true, placements: core('3.7', 2, ['3.8']) }, [
  form({
    variants: [
      { radius: 40, axle: 45, turn: 12, at: 5, level: 60 },
      { radius: 25, axle: 28, turn: 8, at: 3, level: 40 },
      { radius: 60, axle: 65, turn: 30, at: 8, level: 100 },
    ],
    solve: ({ radius, axle, turn, at, level }) => {
      const h = (t: number) => axle - radius * Math.cos((2 * Math.PI * t) / turn);
      const first = (turn / (2 * Math.PI)) * Math.acos((axle - level) / radius);
      return { height: h(at), first, above: turn - 2 * first };
    },
    write: ({ radius, axle, turn, at, level }, { height, first, above }) => {
      const b = fraction(2, turn).replace(/\\frac\{(\d+)\}\{(\d+)\}/, (_, n, d) => raw`\frac{${n === '1' ? '' : n}\pi}{${d}}`);
      return inParts({
        stem: raw`A wheel at a fair has a radius of $${radius} \text{ m}$, and its centre is $${axle} \text{ m}$ above the ground. It turns at a constant rate, once in ${turn} minutes. A seat starts at the lowest point at $t = 0$, where $t$ is in minutes. Its height in metres is $h(t) = a\cos(bt) + c$.`,
        hint: 'Where is the seat at the start: at a maximum, a minimum or on the middle line?',
        parts: [
          {
            ask: 'Write down the height of the seat at the start and its greatest height.',
            answer: raw`$${axle - radius} \text{ m}$ and $${axle + radius} \text{ m}$`,
            solution: raw`One radius below and above the centre: $${axle} - ${radius} = ${axle - radius}$ and $${axle} + ${radius} = ${axle + radius}$.`,
            marks: [`A1 $${axle - radius}$`, `A1 $${axle + radius}$`],
            keys: [
              { kind: 'number', label: 'At the start', ...exact(axle - radius, undefined, 'm') },
              { kind: 'number', label: 'Greatest', ...exact(axle + radius, undefined, 'm') },
            ],
          },
          {
            ask: 'Determine $a$, $b$ and $c$.',
            answer: `$a = -${radius}$, $b = ${b}$, $c = ${axle}$`,
            solution: raw`The middle line is the height of the centre, $c = ${axle}$. A cosine starts at its maximum, but the seat starts at the minimum, so $a = -${radius}$. One turn takes ${turn} minutes: $b = \dfrac{2\pi}{${turn}}${gcd(2, turn) === 1 ? '' : ` = ${b}`}$.`,
            marks: [
              `A1 $c = ${axle}$`,
              `M1 negative sign for the start at the lowest point`,
              `A1 $a = -${radius}$`,
              `A1 $b = ${b}$`,
            ],
            keys: [
              {
                kind: 'number',
                label: '$a =$',
                ...exact(-radius),
                slips: [slip(radius, 'With this sign the seat would start at the top.', 'sign')],
              },
              { kind: 'number', label: '$b =$', value: (2 * Math.PI) / turn, tolerance: 0.0006, exact: b },
              { kind: 'number', label: '$c =$', ...exact(axle) },
            ],
          },
          {
            ask: raw`Calculate the height of the seat after ${at} minutes.`,
            answer: raw`$${significant(height)} \text{ m}$`,
            solution: raw`$h(${at}) = -${radius}\cos\left(${b} \times ${at}\right) + ${axle} = ${significant(height, 4)}$ (radian mode), about $${significant(height)} \text{ m}$.`,
            marks: ['M1 substitutes', raw`A1 $${significant(height)}$`],
            keys: [{ ...threeFigures(height, undefined, 'm') }],
          },
          {
            ask: raw`From a height of $${level} \text{ m}$ one can see the sea. Determine for how long this is possible in one turn.`,
            answer: raw`$${significant(above)}$ minutes`,
            solution: raw`$h(t) = ${level}$ has in the first turn the solutions $t = ${significant(first, 4)}$ and, by symmetry about the highest point, $t = ${significant(turn - first, 4)}$. In between the seat is higher: $${significant(turn - first, 5)} - ${significant(first, 5)} = ${significant(above, 4)}$, about $${significant(above)}$ minutes.`,
            marks: [
              `M1 $h(t) = ${level}$`,
              `A1 $t = ${significant(first)}$`,
              `A1 $t = ${significant(turn - first)}$`,
              `A1 $${significant(above)}$`,
            ],
            keys: [{ value: above, tolerance: 0.011, unit: 'min' }],
          },
          {
            ask: 'Suggest one feature of a real ride that this model leaves out.',
            answer: 'For example: the wheel stops to let people get on and off.',
            solution:
              'The model takes the rate of turning to be constant; a real wheel starts, stops for passengers and slows down.',
            marks: ['R1 a sensible remark, such as stops for passengers'],
          },
        ],
      });
    },
    check: ({ radius, axle, turn, at, level }, { height, above }) => {
      const y = (t: number) => axle + radius * Math.sin((2 * Math.PI * t) / turn - Math.PI / 2);
      assertClose(y(at), height, 'height');
      const n = 400_000;
      let inside = 0;
      for (let i = 0; i < n; i++) if (y(((i + 0.5) * turn) / n) > level) inside++;
      assertClose((inside * turn) / n, above, 'time above', 1e-4);
    },
  }),
  form({
    variants: [
      { long: 16.4, short: 8.0, day: 172, ask: 100, hours: 14 },
      { long: 18.2, short: 6.2, day: 171, ask: 60, hours: 15 },
      { long: 14.6, short: 9.4, day: 355, ask: 300, hours: 13 },
    ],
    solve: ({ long, short, day, ask, hours }) => {
      const [a, d] = [Math.round((long - short) * 50) / 100, Math.round((long + short) * 50) / 100];
      const f = (n: number) => a * Math.cos((2 * Math.PI * (n - day)) / 365) + d;
      return { a, d, at: f(ask), days: (365 / Math.PI) * Math.acos((hours - d) / a) };
    },
    write: ({ long, short, day, ask, hours }, { a, d, at, days }) =>
      inParts({
        stem: raw`The time from sunrise to sunset in a town is modelled by $L(n) = a\cos\left(\dfrac{2\pi(n - ${day})}{365}\right) + d$ hours, where $n$ is the number of the day in the year. The longest day has $${long.toFixed(1)}$ hours, the shortest $${short.toFixed(1)}$ hours, and $a > 0$.`,
        hint: 'Between which values does a cosine lie?',
        parts: [
          {
            ask: 'Determine $a$ and $d$.',
            answer: `$a = ${a}$, $d = ${d}$`,
            solution: raw`$a + d = ${long.toFixed(1)}$ and $d - a = ${short.toFixed(1)}$, so $d = ${d}$ and $a = ${a}$.`,
            marks: [`A1 $a = ${a}$`, `A1 $d = ${d}$`],
            keys: [
              { kind: 'number', label: '$a =$', ...exact(a) },
              { kind: 'number', label: '$d =$', ...exact(d) },
            ],
          },
          {
            ask: raw`Interpret the number ${day} in this model.`,
            answer: 'It is the number of the longest day.',
            solution: raw`For $n = ${day}$ the cosine is $1$, its greatest value: this is the longest day of the year${day > 300 ? ' (the town lies south of the equator)' : ''}.`,
            marks: ['R1 the day with the longest time of light'],
          },
          {
            ask: raw`Calculate $L(${ask})$.`,
            answer: raw`$${significant(at)}$ hours`,
            solution: raw`$L(${ask}) = ${a}\cos\left(\dfrac{2\pi \times (${ask - day})}{365}\right) + ${d} = ${significant(at, 4)}$, about $${significant(at)}$ hours.`,
            marks: ['M1 substitutes', `A1 $${significant(at)}$`],
            keys: [threeFigures(at, undefined, 'h')],
          },
          {
            ask: raw`Determine on how many days of the year the model gives more than ${hours} hours, to the nearest day.`,
            answer: `About ${Math.round(days)} days`,
            solution: raw`$L(n) = ${hours}$ where the cosine is $\dfrac{${hours} - ${d}}{${a}} = ${significant((hours - d) / a, 4)}$, that is at an angle of $${significant(Math.acos((hours - d) / a), 4)}$ on either side of the longest day. These are $2 \times ${significant(days / 2, 4)}$ days, about ${Math.round(days)}.`,
            marks: [`M1 $L(n) = ${hours}$`, 'M1 two solutions symmetric about the longest day', `A1 ${Math.round(days)}`],
            keys: [{ value: Math.round(days), tolerance: 1, unit: 'days' }],
          },
        ],
      }),
    check: ({ long, short, day, hours }, { a, d, days }) => {
      const f = (n: number) => a * Math.cos((2 * Math.PI * (n - day)) / 365) + d;
      assertClose(maximise(f, 0, 365).value, long, 'longest', 1e-6);
      assertClose(minimise(f, 0, 365).value, short, 'shortest', 1e-6);
      let count = 0;
      for (let n = 0; n < 36_500; n++) if (f(n / 100) > hours) count++;
      assertClose(count / 100, days, 'days', 1e-3);
    },
  }),
]);

const equations = inForms(
  { key: 'aa-trigonometric-equations-in-forms', calculatorAllowed: false, placements: core('3.8', 1, ['3.5.1']) },
  [
    form({
      variants: [
        { name: 'sin' as const, m: 2, half: raw`\frac{1}{2}`, value: 0.5, solutions: [1, 5, 13, 17] },
        { name: 'cos' as const, m: 2, half: raw`\frac{\sqrt{3}}{2}`, value: Math.sqrt(3) / 2, solutions: [1, 11, 13, 23] },
        { name: 'cos' as const, m: 2, half: '0', value: 0, solutions: [3, 9, 15, 21] },
      ],
      solve: ({ solutions }) => ({ all: solutions.map((k) => (k * Math.PI) / 12) }),
      write: ({ name, half, solutions }) => {
        const list = solutions.map((k) => piMultiple(k, 12));
        return inParts({
          hint: 'How long is the interval for the angle $2x$?',
          parts: [
            {
              ask: `Solve $\\${name} 2x = ${half}$ for $0 \\le x < 2\\pi$.`,
              answer: `$x = ${list.join(', \\; ')}$`,
              solution: raw`The angle $2x$ runs from $0$ to $4\pi$, twice around the circle, so there are four solutions: $2x = ${solutions.map((k) => piMultiple(2 * k, 12)).join(', \\; ')}$. Halving each gives $x = ${list.join(', \\; ')}$. Halving too early loses two of them.`,
              marks: [
                raw`M1 finds one value of $2x$`,
                raw`A1 all four values of $2x$ up to $4\pi$`,
                'A1 two correct solutions',
                `A1 $x = ${list.join(', \\; ')}$`,
              ],
              keys: [
                {
                  kind: 'set',
                  values: list,
                  tolerance: 0.006,
                  slips: [slip(list.slice(0, 2).join('; '), 'Look at the interval for 2x: it goes around twice.', 'incomplete')],
                },
              ],
            },
          ],
        });
      },
      check: ({ name, value }, { all }) => {
        const f = (x: number) => (name === 'sin' ? Math.sin(2 * x) : Math.cos(2 * x)) - value;
        assert.deepEqual(
          zerosOf(f, 0, 2 * Math.PI).map((x) => x.toFixed(6)),
          all.map((x) => x.toFixed(6)),
        );
      },
    }),
    form({
      variants: [
        {
          left: raw`\sin 2x`,
          right: raw`\cos x`,
          note: raw`2\sin x\cos x = \cos x`,
          factor: raw`\cos x(2\sin x - 1) = 0`,
          divided: raw`\cos x`,
          lost: raw`\cos x = 0`,
          solutions: [2, 6, 10, 18],
          f: (x: number) => Math.sin(2 * x) - Math.cos(x),
        },
        {
          left: raw`\sin 2x`,
          right: raw`\sin x`,
          note: raw`2\sin x\cos x = \sin x`,
          factor: raw`\sin x(2\cos x - 1) = 0`,
          divided: raw`\sin x`,
          lost: raw`\sin x = 0`,
          solutions: [0, 4, 12, 20],
          f: (x: number) => Math.sin(2 * x) - Math.sin(x),
        },
        {
          left: raw`\tan x\sin x`,
          right: raw`\sin x`,
          note: raw`\tan x\sin x - \sin x = 0`,
          factor: raw`\sin x(\tan x - 1) = 0`,
          divided: raw`\sin x`,
          lost: raw`\sin x = 0`,
          solutions: [0, 3, 12, 15],
          f: (x: number) => Math.tan(x) * Math.sin(x) - Math.sin(x),
        },
      ],
      solve: ({ solutions }) => ({ all: solutions.map((k) => (k * Math.PI) / 12) }),
      write: ({ left, right, note, factor, divided, lost, solutions }) => {
        const list = solutions.map((k) => piMultiple(k, 12));
        return inParts({
          stem: raw`To solve $${left} = ${right}$, a student divides both sides by $${divided}$.`,
          hint: 'A product is zero when one of its factors is zero.',
          parts: [
            {
              ask: 'Explain why some solutions may be lost in this way.',
              answer: raw`Where $${lost}$ the division is not allowed, and these values solve the equation.`,
              solution: raw`Dividing by $${divided}$ is only allowed where it is not zero. The values with $${lost}$ satisfy the equation, and they are thrown away.`,
              marks: [raw`R1 solutions of $${lost}$ are lost`],
            },
            {
              ask: raw`Solve the equation for $0 \le x < 2\pi$.`,
              answer: `$x = ${list.join(', \\; ')}$`,
              solution: raw`Write it as $${note}$ and factorise: $${factor}$. Each factor gives two solutions in the interval: together $x = ${list.join(', \\; ')}$.`,
              marks: [
                'M1 brings everything to one side and factorises',
                raw`A1 $${factor}$`,
                raw`A1 both solutions of $${lost}$`,
                'A1 both solutions of the other factor',
              ],
              keys: [{ kind: 'set', values: list, tolerance: 0.006 }],
            },
          ],
        });
      },
      check: ({ f }, { all }) => {
        for (const x of all) assertClose(f(x), 0, 'solution', 1e-9);
        assert.deepEqual(
          zerosOf(f, -0.05, 2 * Math.PI - 0.05).map((x) => Math.abs(x).toFixed(5)),
          all.map((x) => x.toFixed(5)),
        );
      },
    }),
  ],
);

/** Templates of topics 3.6 to 3.8 in several forms, for SL and HL. */
export const circularFunctions = [identityProofs, graphFeatures, wheels, equations];
