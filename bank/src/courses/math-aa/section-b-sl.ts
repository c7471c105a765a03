import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, differentiate, integrate, maximise, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { fraction, gcd, polynomial, signedTerm, surd, term } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { core, exact, inExactForm, raw, slip } from './writing.ts';

/** Long questions of linked parts for Section B of paper 1 of SL, without calculator: 13 or 14 marks each. */

const cubicAndTangent = defineTemplate({
  key: 'aa-section-b-sl-cubic-and-tangent',
  calculatorAllowed: false,
  placements: core('5.8.2', 1, ['5.4', '5.11', '2.7']),
  // f(x) = x^3 + bx^2 + cx + d, with its maximum at x = m and its minimum at x = n.
  variants: [
    { m: 1, n: 3, d: 0 },
    { m: -1, n: 3, d: 20 },
    { m: 2, n: 4, d: -12 },
  ],
  solve: ({ m, n, d }) => {
    const b = (-3 * (m + n)) / 2;
    const c = 3 * m * n;
    const f = (x: number) => ((x + b) * x + c) * x + d;
    return { b, c, top: f(m), low: f(n), middle: (m + n) / 2, height: f((m + n) / 2), again: -b, area: b ** 4 / 12 };
  },
  write: ({ m, n, d }, { b, c, top, low, middle, height, again, area }) => {
    const [cubic, derivative] = [polynomial([1, b, c, d]), polynomial([3, 2 * b, c])];
    const tangent = polynomial([c, d]);
    const f = (x: number) => ((x + b) * x + c) * x + d;
    const brackets = [m, n].map((x) => `(x${x < 0 ? ` + ${-x}` : ` - ${x}`})`).join('');
    const areaTex = fraction(b ** 4, 12);
    const [from, to] = [Math.min(m, 0) - 0.6, again + 0.5];
    const ends = [from, to].flatMap((x) => [f(x), c * x + d]);
    const [lowest, highest] = [Math.min(low, ...ends), Math.max(top, ...ends)];
    const pad = 0.12 * (highest - lowest);
    const drawing = new Diagram({
      x: [from - 0.3, to + 0.3],
      y: [Math.min(lowest, 0) - pad, Math.max(highest, 0) + pad],
      width: 420,
      height: 280,
    });
    drawing.axes({ x: 'x', y: 'y' }).shadeBetween(
      (x) => Math.max(f(x), c * x + d),
      (x) => Math.min(f(x), c * x + d),
      0,
      again,
    );
    drawing
      .graph(f, from, to)
      .graph((x) => c * x + d, from, to, 'd-curve2')
      .point([0, d])
      .point([again, f(again)]);
    return inParts({
      stem: raw`Consider the function $f(x) = ${cubic}$, for $x \in \mathbb{R}$.`,
      hint: 'What do the first and the second derivative say about the graph?',
      diagrams: [
        {
          name: 'region',
          svg: drawing.toSvg(),
          alt: 'A cubic curve with a straight line that touches it on the y-axis and meets it again on the right; the region between them is shaded.',
        },
      ],
      parts: [
        {
          ask: `Find the coordinates of the local maximum and of the local minimum of the graph of $f$.`,
          answer: `maximum $(${m}, ${top})$, minimum $(${n}, ${low})$`,
          solution: raw`$f'(x) = ${derivative} = 3${brackets}$, which is zero at $x = ${m}$ and at $x = ${n}$. The coefficient of $x^3$ is positive, so $f'$ changes from positive to negative at the smaller zero: $f(${m}) = ${top}$ is the local maximum and $f(${n}) = ${low}$ the local minimum.`,
          marks: [
            `A1 $f'(x) = ${derivative}$`,
            `M1 sets the derivative equal to zero`,
            `A1 maximum $(${m}, ${top})$`,
            `A1 minimum $(${n}, ${low})$`,
          ],
          keys: [
            { kind: 'coordinate', label: 'Maximum', values: [`${m}`, `${top}`] },
            { kind: 'coordinate', label: 'Minimum', values: [`${n}`, `${low}`] },
          ],
        },
        {
          ask: raw`Hence write down the set of values of $k$ for which the equation $f(x) = k$ has three different real solutions.`,
          answer: `$${low} < k < ${top}$`,
          solution: raw`The horizontal line $y = k$ meets the graph three times exactly when it lies between the minimum and the maximum: $${low} < k < ${top}$. At the ends there are two solutions only.`,
          marks: ['(M1) horizontal line between minimum and maximum', `A1 $${low} < k < ${top}$`],
          keys: [
            { kind: 'interval', variable: 'k', intervals: [{ from: `${low}`, open_from: true, to: `${top}`, open_to: true }] },
          ],
        },
        {
          ask: `Find the coordinates of the point of inflexion.`,
          answer: `$(${middle}, ${height})$`,
          solution: raw`$f''(x) = ${polynomial([6, 2 * b])} = 0$ at $x = ${middle}$, where $f''$ changes its sign. $f(${middle}) = ${height}$. Check: the point of inflexion of a cubic is the midpoint between maximum and minimum.`,
          marks: [`M1 $${polynomial([6, 2 * b])} = 0$`, `A1 $(${middle}, ${height})$`],
          keys: [{ kind: 'coordinate', values: [`${middle}`, `${height}`] }],
        },
        {
          before: raw`The line $T$ is the tangent to the graph of $f$ at the point where $x = 0$.`,
          ask: raw`Find the equation of $T$.`,
          answer: `$y = ${tangent}$`,
          solution: raw`The gradient is $f'(0) = ${c}$, and the point is $(0, ${d})$. So $y = ${tangent}$.`,
          marks: [`A1 gradient $${c}$`, `A1 $y = ${tangent}$`],
          keys: [{ kind: 'equation', value: `y = ${tangent}` }],
        },
        {
          ask: raw`Find the area of the region enclosed by $T$ and the graph of $f$.`,
          answer: `$${areaTex}$`,
          solution: raw`They meet where $${cubic} = ${tangent}$, that is $x^3${signedTerm(b, 'x^2')} = x^2(x - ${again}) = 0$: they touch at $x = 0$ and meet again at $x = ${again}$. Between these values $x^2(x - ${again})$ is negative, so the tangent lies above the curve. The area is $\displaystyle\int_0^{${again}} \left(${term(again, 'x^2')} - x^3\right)\mathrm{d}x = \left[${term(again / 3, 'x^3')} - \frac{1}{4}x^4\right]_0^{${again}} = ${areaTex}$.

![](diagram:region)`,
          marks: [
            raw`M1 solves $f(x) = ${tangent}$`,
            `A1 limits $0$ and $${again}$`,
            raw`A1 integral of the difference, $${term(again / 3, 'x^3')} - \frac{1}{4}x^4$`,
            `A1 $${areaTex}$`,
          ],
          keys: [
            { ...exact(area), slips: [slip(-area, 'An area is positive; the order of the difference is reversed.', 'sign')] },
          ],
        },
      ],
    });
  },
  check: ({ m, n, d }, { b, c, top, low, middle, height, again, area }) => {
    const f = (x: number) => x ** 3 + b * x ** 2 + c * x + d;
    assertClose(maximise(f, m - 1, middle).value, top, 'maximum');
    assertClose(minimise(f, middle, n + 1).value, low, 'minimum');
    const slope = (x: number) => differentiate(f, x);
    assertClose(minimise(slope, m - 1, n + 1).at, middle, 'steepest place', 1e-3);
    assertClose(f(middle), height, 'height of the point of inflexion', 1e-9);
    const gap = (x: number) => f(x) - (d + differentiate(f, 0) * x);
    assertClose(bisect(gap, again - 1, again + 1), again, 'second meeting');
    assertClose(
      integrate((x) => Math.abs(gap(x)), 0, again),
      area,
      'area',
    );
    assert.ok(again > 0 && Number.isInteger(b) && Number.isInteger(middle));
  },
});

const logarithmsOfTerms = defineTemplate({
  key: 'aa-section-b-sl-logarithms-of-a-sequence',
  calculatorAllowed: false,
  placements: core('1.7.1', 1, ['1.2', '1.3']),
  // The n-th term is base^(d n + e); the product of the first `count` terms is compared with a power.
  variants: [
    { base: 2, d: 2, e: -1, count: 20 },
    { base: 3, d: 2, e: 0, count: 10 },
    { base: 2, d: 4, e: -1, count: 10 },
  ],
  solve: ({ base, d, e, count }) => ({
    first: base ** (d + e),
    ratio: base ** d,
    exponent: (count * (d * (count + 1) + 2 * e)) / 2,
  }),
  write: ({ base, d, e, count }, { first, ratio, exponent }) => {
    const [second, fourth] = [base ** (2 * d + e), base ** (4 * d + e)];
    const general = polynomial([d, e], 'n');
    const half = d / 2;
    const sum = e === -half ? term(half, 'n^2') : polynomial([half, half + e, 0], 'n');
    const rest = `${polynomial([half, half + e, -exponent], 'n')}`;
    const other = -(half + e) / half - count;
    return inParts({
      stem: raw`A geometric sequence with the terms $u_1, u_2, u_3, \dots$ has positive terms only. Its second term is $${second}$ and its fourth term is $${fourth}$.`,
      hint: 'Which base do all the numbers share?',
      parts: [
        {
          ask: 'Determine the common ratio and the first term.',
          answer: `$r = ${ratio}$, $u_1 = ${first}$`,
          solution: raw`$r^2 = \dfrac{u_4}{u_2} = \dfrac{${fourth}}{${second}} = ${ratio ** 2}$. All terms are positive, so $r = ${ratio}$ and not $-${ratio}$. Then $u_1 = \dfrac{${second}}{${ratio}} = ${first}$.`,
          marks: [
            raw`M1 $r^2 = \frac{${fourth}}{${second}}$`,
            `A1 $r = ${ratio}$`,
            'R1 rejects the negative ratio, as all terms are positive',
            `A1 $u_1 = ${first}$`,
          ],
          keys: [
            { kind: 'number', label: '$r =$', ...exact(ratio) },
            { kind: 'number', label: '$u_1 =$', ...exact(first) },
          ],
        },
        {
          before: raw`Let $v_n = \log_{${base}} u_n$ for $n \in \mathbb{Z}^+$.`,
          ask: raw`Show that $v_n = ${general}$, and deduce that the sequence $v_1, v_2, v_3, \dots$ is arithmetic.`,
          answer: 'As given.',
          solution: raw`$u_n = ${first} \times ${ratio}^{n - 1} = ${base}^{${d + e}} \times ${base}^{${term(d, '(n - 1)')}} = ${base}^{${general}}$, so $v_n = ${general}$. The difference $v_{n + 1} - v_n = ${d}$ is the same for every $n$, which makes the sequence arithmetic.`,
          marks: [
            raw`M1 $u_n = ${first} \times ${ratio}^{n - 1}$`,
            `A1 writes it as the power $${base}^{${general}}$`,
            'AG the stated expression',
            `R1 $v_{n + 1} - v_n = ${d}$ is constant`,
          ],
        },
        {
          ask: raw`Find an expression for $v_1 + v_2 + \dots + v_n$ in terms of $n$.`,
          answer: `$${sum}$`,
          solution: raw`The first term is $v_1 = ${d + e}$ and the last $v_n = ${general}$. The sum is $\dfrac{n}{2}\left(${d + e} + ${general}\right) = ${sum}$. Check: for $n = 1$ this is $${d + e}$, the first term.`,
          marks: [raw`M1 $\frac{n}{2}(v_1 + v_n)$`, `A1 $${sum}$`],
          keys: [{ kind: 'expression', value: sum, variables: ['n'] }],
        },
        {
          ask: raw`Hence determine the value of $n$ for which $u_1 \times u_2 \times \dots \times u_n = ${base}^{${exponent}}$.`,
          answer: `$n = ${count}$`,
          solution: raw`The logarithm of a product is the sum of the logarithms: $\log_{${base}}(u_1u_2\dots u_n) = v_1 + v_2 + \dots + v_n$. So $${sum} = ${exponent}$, that is $${rest} = 0$, with the solutions $n = ${count}$ and $n = ${Number.isInteger(other) ? other : fraction(Math.round(other * half), half)}$. As $n$ is a positive integer, $n = ${count}$. A common slip is to add the terms $u_n$ where they are multiplied.`,
          marks: [
            'M1 logarithm of the product is the sum of the logarithms',
            `A1 $${sum} = ${exponent}$`,
            'M1 attempt to solve the quadratic equation',
            `A1 $n = ${count}$ alone`,
          ],
          keys: [exact(count)],
        },
      ],
    });
  },
  check: ({ base, d, e, count }, { first, ratio, exponent }) => {
    let [exponentSoFar, current] = [0, first];
    for (let n = 1; n <= count; n++) {
      exponentSoFar += Math.log(current) / Math.log(base);
      if (n === 2) assertClose(current, base ** (2 * d + e), 'second term');
      if (n === 4) assertClose(current, base ** (4 * d + e), 'fourth term');
      current *= ratio;
    }
    assertClose(exponentSoFar, exponent, 'product', 1e-9);
  },
});

const turningModel = defineTemplate({
  key: 'aa-section-b-sl-cosine-model',
  calculatorAllowed: false,
  placements: core('3.7', 1, ['3.8', '3.5.1', '5.6']),
  variants: [
    {
      p: 7,
      q: 4,
      period: 12,
      symbol: 'd',
      unit: 'metres',
      time: 'hours',
      rate: 'metres per hour',
      story: 'The depth of the water in a harbour, $d$ metres, $t$ hours after midnight',
      thing: 'depth',
    },
    {
      p: 42,
      q: 40,
      period: 20,
      symbol: 'h',
      unit: 'metres',
      time: 'minutes',
      rate: 'metres per minute',
      story: 'The height of a cabin of a big wheel above the ground, $h$ metres, $t$ minutes after its start',
      thing: 'height',
    },
    {
      p: 15,
      q: 6,
      period: 24,
      symbol: 'T',
      unit: 'degrees Celsius',
      time: 'hours',
      rate: 'degrees Celsius per hour',
      story: 'The temperature in a greenhouse, $T$ degrees Celsius, $t$ hours after four in the morning',
      thing: 'temperature',
    },
  ],
  solve: ({ p, q, period }) => ({
    times: [period / 3, (2 * period) / 3, (4 * period) / 3, (5 * period) / 3],
    early: p - (q * Math.SQRT2) / 2,
    rate: (q * Math.PI * Math.sqrt(3)) / period,
  }),
  write: ({ p, q, period, symbol, unit, time, rate: rateUnit, story, thing }, { early, rate }) => {
    const b = piMultiple(2, period);
    const angle = raw`\frac{\pi t}{${period / 2}}`;
    const shown = [1, 2, 4, 5].map((i) => fraction(i * period, 3));
    const earlyTex = `${p} - ${surd(2, q / 2)}`;
    const divisor = gcd(q, period);
    const rateTop = `${term(q / divisor, raw`\pi`)}\\sqrt{3}`;
    const rateTex = period === divisor ? rateTop : raw`\frac{${rateTop}}{${period / divisor}}`;
    const derivative = raw`${q} \times ${b}\sin\left(${angle}\right)`;
    return inParts({
      stem: raw`${story}, is modelled by $${symbol}(t) = ${p} - ${q}\cos(bt)$ for $0 \le t \le ${2 * period}$, where $b > 0$. The model repeats itself every ${period} ${time}.`,
      hint: 'Between which values does a cosine lie, and where does it take them?',
      parts: [
        {
          ask: `Write down the least and the greatest ${thing} in this model.`,
          answer: `least $${p - q}$ ${unit}, greatest $${p + q}$ ${unit}`,
          solution: raw`The cosine lies between $-1$ and $1$. So the least value is $${p} - ${q} = ${p - q}$ and the greatest is $${p} + ${q} = ${p + q}$. With the minus sign, the least value belongs to the cosine being 1, at the start.`,
          marks: [`A1 $${p - q}$`, `A1 $${p + q}$`],
          keys: [
            { kind: 'number', label: 'Least', ...exact(p - q) },
            { kind: 'number', label: 'Greatest', ...exact(p + q) },
          ],
        },
        {
          ask: raw`Show that $b = ${b}$.`,
          answer: 'As given.',
          solution: raw`The period of $\cos(bt)$ is $\dfrac{2\pi}{b}$. From $\dfrac{2\pi}{b} = ${period}$ it follows that $b = \dfrac{2\pi}{${period}} = ${b}$.`,
          marks: [raw`A1 $\frac{2\pi}{b} = ${period}$`, 'AG the stated value'],
        },
        {
          ask: raw`Find the exact value of $${symbol}\left(${fraction(period, 8)}\right)$.`,
          answer: `$${earlyTex}$ ${unit}`,
          solution: raw`$${b} \times ${fraction(period, 8)} = \frac{\pi}{4}$ and $\cos\frac{\pi}{4} = \frac{\sqrt{2}}{2}$, so the value is $${p} - ${q} \times \frac{\sqrt{2}}{2} = ${earlyTex}$.`,
          marks: [raw`M1 $\cos\frac{\pi}{4} = \frac{\sqrt{2}}{2}$`, `A1 $${earlyTex}$`],
          keys: [inExactForm(early, earlyTex)],
        },
        {
          ask: raw`Find all values of $t$ in the domain for which the ${thing} is $${p + q / 2}$ ${unit}.`,
          answer: raw`$t = ${shown.join(', ')}$`,
          solution: raw`$${p} - ${q}\cos\left(${angle}\right) = ${p + q / 2}$ gives $\cos\left(${angle}\right) = -\frac{1}{2}$. For $0 \le ${angle} \le 4\pi$ the angle is $\frac{2\pi}{3}$, $\frac{4\pi}{3}$, $\frac{8\pi}{3}$ or $\frac{10\pi}{3}$. Multiplied by $\frac{${period / 2}}{\pi}$: $t = ${shown.join(', ')}$. Stopping after one turn loses the last two.`,
          marks: [
            raw`M1 $\cos\left(${angle}\right) = -\frac{1}{2}$`,
            raw`A1 an angle of $\frac{2\pi}{3}$ or $\frac{4\pi}{3}$`,
            `A1 $t = ${shown[0]}$ and $t = ${shown[1]}$`,
            `A1 $t = ${shown[2]}$ and $t = ${shown[3]}$`,
          ],
          keys: [{ kind: 'set', values: shown, tolerance: 0.005 }],
        },
        {
          ask: raw`Hence write down for how many ${time} of the domain the ${thing} is more than $${p + q / 2}$ ${unit}.`,
          answer: `$${fraction(2 * period, 3)}$ ${time}`,
          solution: raw`It is greater between the first two of these times and between the last two: $2 \times \left(${shown[1]} - ${fraction(period, 3)}\right) = ${fraction(2 * period, 3)}$ ${time}.`,
          marks: [`A1 $${fraction(2 * period, 3)}$`],
          keys: [{ ...exact((2 * period) / 3), slips: [slip(period / 3, 'That is for one turn; the domain holds two.')] }],
        },
        {
          ask: raw`Find the exact rate at which the ${thing} is changing when $t = ${fraction(period, 6)}$.`,
          answer: `$${rateTex}$ ${rateUnit}`,
          solution: raw`By the chain rule $${symbol}'(t) = ${derivative}$: the derivative of the cosine brings another minus sign. At $t = ${fraction(period, 6)}$ the angle is $\frac{\pi}{3}$, and the rate is $${q} \times ${b} \times \frac{\sqrt{3}}{2} = ${rateTex}$ ${rateUnit}. It is positive: the ${thing} is increasing in the first half of the period.`,
          marks: [raw`M1 chain rule`, raw`A1 $${derivative}$`, `A1 $${rateTex}$`],
          keys: [{ ...inExactForm(rate, rateTex), slips: [slip(-rate, 'Look at both minus signs.', 'sign')] }],
        },
      ],
    });
  },
  check: ({ p, q, period }, { times, early, rate }) => {
    const model = (t: number) => p - q * Math.cos((2 * Math.PI * t) / period);
    const found: number[] = [];
    const steps = 4_001;
    const gap = (t: number) => model(t) - p - q / 2;
    const at = (i: number) => (2 * period * i) / steps;
    for (let i = 0; i < steps; i++) if (gap(at(i)) * gap(at(i + 1)) < 0) found.push(bisect(gap, at(i), at(i + 1)));
    assert.equal(found.length, times.length);
    for (const [i, t] of times.entries()) assertClose(found[i] ?? 0, t, `time ${i + 1}`);
    assertClose(model(period / 8), early, 'value');
    assertClose(differentiate(model, period / 6), rate, 'rate', 1e-7);
  },
});

const rationalGraph = defineTemplate({
  key: 'aa-section-b-sl-rational-function',
  calculatorAllowed: false,
  placements: core('2.8', 1, ['2.2.1', '2.2.2', '5.4', '5.11']),
  // f(x) = a + r/(x - h) with a tangent at x = h + s, where r is divided by s and its square.
  variants: [
    { a: 2, r: 4, h: 1, s: 2 },
    { a: 3, r: 9, h: 2, s: 3 },
    { a: -1, r: 8, h: -2, s: 2 },
  ],
  solve: ({ a, r, h, s }) => ({
    top: r - a * h,
    zero: h - r / a,
    start: a - r / h,
    height: a + r / s,
    slope: -r / s ** 2,
    area: a * (s - 1) + r * Math.log(s),
  }),
  write: ({ a, r, h, s }, { top, zero, start, height, slope, area }) => {
    const f = (x: number) => a + r / (x - h);
    const bottom = `x${h < 0 ? ` + ${-h}` : ` - ${h}`}`;
    const numerator = a < 0 ? `${top}${signedTerm(a, 'x')}` : polynomial([a, top]);
    const zeroTex = fraction(a * h - r, a);
    const startTex = fraction(a * h - r, h);
    const at = h + s;
    const tangent = polynomial([slope, height - slope * at]);
    const inverse = raw`\frac{${r}}{x${a < 0 ? ` + ${-a}` : ` - ${a}`}}${h < 0 ? ` - ${-h}` : ` + ${h}`}`;
    const logs = raw`${r}\ln ${s}`;
    const areaTex = a * (s - 1) < 0 ? `${logs} - ${-a * (s - 1)}` : `${a * (s - 1)} + ${logs}`;
    const [left, right] = [Math.min(h, 0, zero) - 5, Math.max(h, 0, zero) + 6];
    const reach = r + Math.abs(a) + 1;
    const drawing = new Diagram({ x: [left, right], y: [a - reach, a + reach], width: 420, height: 300 });
    const margin = r / reach;
    drawing
      .axes({ x: 'x', y: 'y' })
      .segment([h, a - reach], [h, a + reach], 'd-dashed')
      .segment([left, a], [right, a], 'd-dashed');
    drawing
      .graph(f, left, h - margin)
      .graph(f, h + margin, right)
      .point([zero, 0])
      .point([0, start]);
    drawing.label([h, a + reach], `x = ${h}`, { anchor: 'end', dx: -6, dy: 14 });
    drawing.label([right, a], `y = ${a}`, { anchor: 'end', dy: 17 });
    return inParts({
      stem: raw`Consider the function $f(x) = \dfrac{${numerator}}{${bottom}}$, for $x \in \mathbb{R}$, $x \ne ${h}$.`,
      hint: 'How often does the denominator go into the numerator, and what is left?',
      diagrams: [
        {
          name: 'graph',
          svg: drawing.toSvg(),
          alt: 'A hyperbola of two branches with a vertical and a horizontal dashed asymptote: one branch is above and right of them, the other below and left.',
        },
      ],
      parts: [
        {
          ask: raw`Show that $f(x) = ${a} + \dfrac{${r}}{${bottom}}$.`,
          answer: 'As given.',
          solution: raw`Over the common denominator, $${a} + \dfrac{${r}}{${bottom}} = \dfrac{${term(a, `(${bottom})`)} + ${r}}{${bottom}} = \dfrac{${numerator}}{${bottom}}$.`,
          marks: ['A1 common denominator', 'AG the stated expression'],
        },
        {
          ask: 'Write down the equations of the asymptotes of the graph of $f$.',
          answer: `$x = ${h}$ and $y = ${a}$`,
          solution: raw`The denominator is zero at $x = ${h}$. For large $|x|$ the fraction in part (a) tends to zero, so the other asymptote is $y = ${a}$.`,
          marks: [`A1 $x = ${h}$`, `A1 $y = ${a}$`],
          keys: [
            { kind: 'equation', label: 'Vertical', value: `x = ${h}` },
            { kind: 'equation', label: 'Horizontal', value: `y = ${a}` },
          ],
        },
        {
          ask: 'Sketch the graph of $f$, and label the asymptotes and the intercepts with the axes.',
          answer: raw`Intercepts $\left(${zeroTex}, 0\right)$ and $\left(0, ${startTex}\right)$; see the solution.`,
          solution: raw`The numerator is zero at $x = ${zeroTex}$, and $f(0) = ${startTex}$. As ${r} is positive, one branch lies above and to the right of the asymptotes, the other below and to the left.

![](diagram:graph)`,
          marks: [
            `A1 intercepts $\\left(${zeroTex}, 0\\right)$ and $\\left(0, ${startTex}\\right)$`,
            'A1 asymptotes in the right places',
            'A1 two branches of the right shape that approach the asymptotes',
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: raw`Find an expression for $f^{-1}(x)$.`,
          answer: `$f^{-1}(x) = ${inverse}$`,
          solution: raw`Exchanging $x$ and $y$ in part (a): $x = ${a} + \dfrac{${r}}{${bottom.replace('x', 'y')}}$, so $${bottom.replace('x', 'y')} = \dfrac{${r}}{x${a < 0 ? ` + ${-a}` : ` - ${a}`}}$ and $f^{-1}(x) = ${inverse}$. Check: its asymptotes are those of $f$ with $x$ and $y$ exchanged.`,
          marks: ['M1 exchanges $x$ and $y$, or solves for $x$', `A1 $${inverse}$`],
          keys: [{ kind: 'expression', value: inverse, domain: { x: { from: a + 0.5, to: a + 6 } } }],
        },
        {
          ask: `Find the equation of the tangent to the graph of $f$ at the point where $x = ${at}$.`,
          answer: `$y = ${tangent}$`,
          solution: raw`Part (a) makes it easy: $f'(x) = -\dfrac{${r}}{(${bottom})^2}$, so the gradient is $-\dfrac{${r}}{${s ** 2}} = ${slope}$. With $f(${at}) = ${a} + \dfrac{${r}}{${s}} = ${height}$ the tangent is $y = ${tangent}$.`,
          marks: [
            raw`A1 $f'(x) = -\frac{${r}}{(${bottom})^2}$`,
            `A1 gradient $${slope}$ and point $(${at}, ${height})$`,
            `A1 $y = ${tangent}$`,
          ],
          keys: [{ kind: 'equation', value: `y = ${tangent}` }],
        },
        {
          ask: raw`Find the exact value of $\displaystyle\int_{${h + 1}}^{${at}} f(x)\,\mathrm{d}x$.`,
          answer: `$${areaTex}$`,
          solution: raw`$\left[${term(a, 'x')} + ${r}\ln(${bottom})\right]_{${h + 1}}^{${at}} = ${a < 0 ? `(${a})` : a} \times ${s - 1} + ${r}(\ln ${s} - \ln 1) = ${areaTex}$. The bracket of the logarithm is positive throughout, so no modulus is needed.`,
          marks: [raw`A1 $${r}\ln(${bottom})$`, 'M1 substitutes the limits', `A1 $${areaTex}$`],
          keys: [inExactForm(area, areaTex)],
        },
      ],
    });
  },
  check: ({ h, s }, { top, zero, start, height, slope, area }) => {
    // The quotient as it stands in the question, without the part that is divided out.
    const a = -top / zero;
    const f = (x: number) => (a * x + top) / (x - h);
    assertClose(f(0), start, 'intercept');
    assertClose(f(h + s), height, 'point');
    assertClose(differentiate(f, h + s), slope, 'gradient', 1e-7);
    assertClose(integrate(f, h + 1, h + s), area, 'integral', 1e-8);
    assert.ok(Number.isInteger(slope) && Number.isInteger(height) && top !== 0);
  },
});

/** Section B of paper 1 of SL. */
export const sectionBStandard = [cubicAndTangent, logarithmsOfTerms, turningModel, rationalGraph];
