import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, differentiate, maximise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { signed, significant, term } from '../../tex.ts';
import type { Point } from './figures.ts';
import { both, exact, hl, money, prose, scheme, sl, table, toWithin } from './writing.ts';

/** Short questions without parts, of every topic that both courses share. */

const DEGREE = Math.PI / 180;

const sigmaSum = defineTemplate({
  key: 'ai-sigma-notation-sum',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('1.2.2', 1, '1.2.1'),
  variants: [
    { a: 3, b: 5, n: 20 },
    { a: 4, b: -1, n: 25 },
    { a: 7, b: 2, n: 18 },
    { a: 2, b: 9, n: 40 },
    { a: 6, b: -5, n: 30 },
    { a: 5, b: 8, n: 24 },
    { a: 8, b: 3, n: 15 },
    { a: 9, b: -4, n: 16 },
  ],
  solve: ({ a, b, n }) => ({ first: a + b, last: a * n + b, sum: (n * (a + b + a * n + b)) / 2 }),
  write: ({ a, b, n }, { first, last, sum }) => ({
    text: prose`
      Find the value of $\displaystyle\sum_{k=1}^{${n}} (${a}k${signed(b)})$. [3]`,
    hint: prose`Write down the first two terms and the last one. What kind of series is it?`,
    answer: `$${sum}$`,
    solution: prose`
      The terms are $${first}, ${first + a}, ${first + 2 * a}, \ldots, ${last}$: for each step of $k$ they grow by $${a}$, so this is an arithmetic series with $${n}$ terms, first term $${first}$ (at $k = 1$) and last term $${last}$ (at $k = ${n}$).

      $$S_{${n}} = \frac{${n}}{2}(u_1 + u_{${n}}) = \frac{${n}}{2}(${first} + ${last}) = ${sum}.$$`,
    markScheme: scheme({
      '': [
        prose`(A1) first term $${first}$ and last term $${last}$, or $d = ${a}$`,
        'M1 formula for an arithmetic sum, or use of the calculator',
        prose`A1 $${sum}$`,
      ],
    }),
    numeric: [exact(sum)],
  }),
  check: ({ a, b, n }, { sum }) => {
    let total = 0;
    for (let k = 1; k <= n; k++) total += a * k + b;
    assert.equal(sum, total);
  },
});

const geometricFromTwoTerms = defineTemplate({
  key: 'ai-geometric-from-two-terms',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('1.3.1', 1),
  variants: [
    { first: 5, ratio: 2, i: 3, j: 6, ask: 10, what: 'The number of cells in a culture, counted every hour,' },
    { first: 800, ratio: 0.5, i: 2, j: 5, ask: 7, what: 'The mass of a substance, in mg, measured every day,' },
    { first: 3, ratio: 3, i: 2, j: 4, ask: 8, what: 'The number of shares of a video, counted every hour,' },
    { first: 625, ratio: 0.8, i: 2, j: 5, ask: 9, what: 'The height of a bouncing ball, in cm, after each bounce,' },
    { first: 40, ratio: 1.5, i: 3, j: 5, ask: 9, what: 'The area of a weed, in square metres, measured every month,' },
    {
      first: 2000,
      ratio: 0.4,
      i: 2,
      j: 4,
      ask: 6,
      what: 'The brightness of light, in lux, behind each sheet of a stack of glass,',
    },
    { first: 16, ratio: 1.25, i: 2, j: 4, ask: 8, what: 'The price of a rare stamp, in EUR, at the start of each year,' },
    { first: 7, ratio: 2, i: 4, j: 7, ask: 12, what: 'The number of members of a network, counted every week,' },
  ],
  solve: ({ first, ratio, i, j, ask }) => {
    const u = (n: number) => first * ratio ** (n - 1);
    const found = (u(j) / u(i)) ** (1 / (j - i));
    const start = u(i) / found ** (i - 1);
    return { ui: u(i), uj: u(j), found, start, value: start * found ** (ask - 1) };
  },
  write: ({ what, i, j, ask }, { ui, uj, found, start, value }) => {
    const short = (n: number) => `${Number(n.toFixed(6))}`;
    const shown = Math.abs(value - Math.round(value)) < 1e-9 ? `${Math.round(value)}` : significant(value);
    return {
      text: prose`
        ${what} forms a geometric sequence with positive terms. Term ${i} is $${short(ui)}$ and term ${j} is $${short(uj)}$.

        Find term ${ask}. [4]`,
      hint: prose`How many times is the ratio applied between term ${i} and term ${j}?`,
      answer: `$${shown}$`,
      solution: prose`
        From term ${i} to term ${j} the ratio is applied ${j - i} times: $${short(ui)}\,r^{${j - i}} = ${short(uj)}$, so $r^{${j - i}} = ${short(uj / ui)}$ and, as all terms are positive, $r = ${short(found)}$.

        The first term is $u_1 = \dfrac{${short(ui)}}{${short(found)}^{${i - 1}}} = ${short(start)}$.

        Hence $u_{${ask}} = ${short(start)} \times ${short(found)}^{${ask - 1}} = ${shown}$.`,
      markScheme: scheme({
        '': [
          prose`M1 $r^{${j - i}} = \frac{${short(uj)}}{${short(ui)}}$`,
          prose`A1 $r = ${short(found)}$`,
          prose`M1 $u_1 = ${short(start)}$, or continuing from term ${j}`,
          prose`A1 $${shown}$`,
        ],
      }),
      numeric: [toWithin(value, Math.abs(value) * 0.003)],
    };
  },
  check: ({ first, ratio, i, j, ask }, { ui, uj, value }) => {
    let term = first;
    for (let n = 1; n <= ask; n++) {
      if (n === i) assertClose(ui, term, 'the first given term');
      if (n === j) assertClose(uj, term, 'the second given term');
      if (n === ask) assertClose(value, term, 'the term asked for');
      term *= ratio;
    }
  },
});

const realValue = defineTemplate({
  key: 'ai-inflation-real-value',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('1.4.2', 1, '1.4.1'),
  variants: [
    { sum: 5000, rate: 4, inflation: 2.5, years: 6 },
    { sum: 12000, rate: 3.2, inflation: 1.8, years: 10 },
    { sum: 8000, rate: 2.4, inflation: 3.1, years: 5 },
    { sum: 3500, rate: 5, inflation: 2.2, years: 8 },
    { sum: 20000, rate: 3.5, inflation: 4, years: 4 },
    { sum: 6400, rate: 4.5, inflation: 3, years: 12 },
    { sum: 15000, rate: 2.8, inflation: 2, years: 15 },
    { sum: 9000, rate: 3.8, inflation: 2.6, years: 7 },
  ],
  solve: ({ sum, rate, inflation, years }) => {
    const nominal = sum * (1 + rate / 100) ** years;
    return { nominal, real: nominal / (1 + inflation / 100) ** years };
  },
  write: ({ sum, rate, inflation, years }, { nominal, real }) => ({
    text: prose`
      An amount of $${money(sum, 0)}$ EUR is invested for ${years} years at $${rate}\%$ a year, compounded yearly. During this time prices rise by $${inflation}\%$ each year.

      Find the real value of the investment after ${years} years, that is, its value in terms of the prices at the start, to the nearest euro. [4]`,
    hint: 'First find the amount in the account. By which factor have prices grown?',
    answer: prose`$${money(real, 0)}$ EUR`,
    solution: prose`
      **Amount in the account.** $${money(sum, 0)} \times ${Number((1 + rate / 100).toFixed(4))}^{${years}} = ${money(nominal)}$ EUR.

      **Prices.** What cost 1 EUR at the start costs $${Number((1 + inflation / 100).toFixed(4))}^{${years}} = ${significant((1 + inflation / 100) ** years, 5)}$ EUR now.

      **Real value.** Dividing, $\dfrac{${money(nominal)}}{${significant((1 + inflation / 100) ** years, 5)}} = ${money(real)}$, so $${money(real, 0)}$ EUR at the prices of the start.
      ${real < sum ? 'It is less than the amount invested: prices rose faster than the account grew.' : 'It is more than the amount invested: the account grew faster than prices.'}`,
    markScheme: scheme({
      '': [
        prose`M1 $${money(sum, 0)} \times ${Number((1 + rate / 100).toFixed(4))}^{${years}}$`,
        prose`A1 $${money(nominal)}$`,
        prose`M1 division by $${Number((1 + inflation / 100).toFixed(4))}^{${years}}$`,
        prose`A1 $${money(real, 0)}$ EUR`,
      ],
    }),
    numeric: [toWithin(real, 1, undefined, 'EUR')],
  }),
  check: ({ sum, rate, inflation, years }, { real }) => {
    let [account, basket] = [sum, 1];
    for (let year = 0; year < years; year++) {
      account += (account * rate) / 100;
      basket += (basket * inflation) / 100;
    }
    assertClose(real * basket, account, 'the real value buys the same baskets');
  },
});

const depressionBoat = defineTemplate({
  key: 'ai-angle-of-depression-boats',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('3.3.1', 1, '3.2.1'),
  variants: [
    { from: 'a cliff', what: 'two boats', h: 60, small: 18, large: 31 },
    { from: 'a lighthouse', what: 'two buoys', h: 42, small: 14, large: 25 },
    { from: 'a tower', what: 'two cars', h: 35, small: 22, large: 47 },
    { from: 'a hotel roof', what: 'two kiosks', h: 28, small: 20, large: 52 },
    { from: 'a fire lookout', what: 'two camp fires', h: 75, small: 9, large: 16 },
    { from: 'a dam', what: 'two rafts', h: 90, small: 24, large: 38 },
    { from: 'a balloon basket', what: 'two barns', h: 250, small: 33, large: 56 },
    { from: 'a crane', what: 'two lorries', h: 48, small: 29, large: 44 },
  ],
  solve: ({ h, small, large }) => {
    const [far, close] = [h / Math.tan(small * DEGREE), h / Math.tan(large * DEGREE)];
    return { far, close, gap: far - close };
  },
  write: ({ from, what, h, small, large }, { far, close, gap }) => {
    const figure = new Diagram({ x: [-far * 0.06, far * 1.06], y: [-far * 0.09, h * 1.15], equalScale: true, width: 430 })
      .segment([0, 0], [far, 0])
      .segment([0, 0], [0, h])
      .segment([0, h], [far, 0])
      .segment([0, h], [close, 0])
      .segment([0, h], [far * 0.6, h], 'd-dashed')
      .point([close, 0])
      .point([far, 0])
      .label([0, h], 'T', { math: true, dx: -12, dy: 5 })
      .label([close, 0], 'C', { math: true, dy: 18 })
      .label([far, 0], 'D', { math: true, dy: 18 })
      .label([0, h / 2], `${h} m`, { anchor: 'start', dx: 5, dy: 12 });
    return {
      text: prose`
        From the top T of ${from}, $${h}\text{ m}$ above level ground or water, ${what} C and D are seen in the same direction with angles of depression of $${large}^\circ$ and $${small}^\circ$.

        ![](diagram:view)

        Find the distance CD. [4]`,
      hint: 'An angle of depression equals the angle of elevation seen from below. Use one right-angled triangle for each object.',
      answer: prose`$${significant(gap)}\text{ m}$`,
      solution: prose`
        The dashed line is horizontal, so by alternate angles the angles of elevation of T from C and from D are $${large}^\circ$ and $${small}^\circ$. Let B be the foot of the vertical line through T.

        In the two right-angled triangles $BC = \dfrac{${h}}{\tan ${large}^\circ} = ${significant(close, 5)}$ and $BD = \dfrac{${h}}{\tan ${small}^\circ} = ${significant(far, 5)}$.

        $CD = BD - BC = ${significant(far, 5)} - ${significant(close, 5)} = ${significant(gap)}\text{ m}$.`,
      markScheme: scheme({
        '': [
          'M1 tangent ratio in one right-angled triangle',
          prose`A1 $BC = ${significant(close)}$`,
          prose`A1 $BD = ${significant(far)}$`,
          prose`A1 $CD = ${significant(gap)}\text{ m}$`,
        ],
      }),
      numeric: [toWithin(gap, gap * 0.006, undefined, 'm')],
      diagrams: [
        {
          name: 'view',
          svg: figure.toSvg(),
          alt: `T is ${h} m vertically above one end of a level line; C and D lie on this line, C nearer. Lines join T to C and D, and a dashed horizontal line starts at T.`,
        },
      ],
    };
  },
  check: ({ h, small, large }, { far, close, gap }) => {
    assertClose(Math.atan2(h, far) / DEGREE, small, 'the angle of D');
    assertClose(Math.atan2(h, close) / DEGREE, large, 'the angle of C');
    // Sine rule in triangle TCD.
    const tc = Math.hypot(h, close);
    assertClose((gap * Math.sin(small * DEGREE)) / Math.sin((large - small) * DEGREE), tc, 'the sine rule');
  },
});

const sectorPerimeter = defineTemplate({
  key: 'ai-sector-angle-from-perimeter',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('3.4', 1),
  variants: [
    { thing: 'slice of pizza', r: 15, p: 42 },
    { thing: 'fan', r: 22, p: 84 },
    { thing: 'piece of a cake', r: 12, p: 33 },
    { thing: 'lawn', r: 9, p: 31 },
    { thing: 'pendant', r: 3, p: 10.5 },
    { thing: 'window', r: 40, p: 150 },
    { thing: 'brooch', r: 2.4, p: 8.1 },
    { thing: 'terrace', r: 6.5, p: 24 },
  ],
  solve: ({ r, p }) => ({ arc: p - 2 * r, angle: ((p - 2 * r) * 180) / (Math.PI * r), area: ((p - 2 * r) * r) / 2 }),
  write: ({ thing, r, p }, { arc, angle, area }) => ({
    text: prose`
      A ${thing} has the shape of a sector of a circle with radius $${r}\text{ units}$. Its perimeter is $${p}\text{ units}$.

      Find the angle of the sector, in degrees, and its area. [5]`,
    hint: 'Two radii and one arc make up the perimeter.',
    answer: prose`$${significant(angle)}^\circ$ and $${significant(area)}$ square units`,
    solution: prose`
      The perimeter consists of two radii and the arc, so the arc is $${p} - 2 \times ${r} = ${Number(arc.toFixed(3))}$.

      $\dfrac{\theta}{360} \times 2\pi \times ${r} = ${Number(arc.toFixed(3))}$ gives $\theta = \dfrac{360 \times ${Number(arc.toFixed(3))}}{2\pi \times ${r}} = ${significant(angle, 5)}^\circ$, about $${significant(angle)}^\circ$.

      The area is $\dfrac{${significant(angle, 5)}}{360} \times \pi \times ${r}^{2} = ${significant(area)}$ square units.`,
    markScheme: scheme({
      '': [
        prose`A1 arc $${Number(arc.toFixed(3))}$`,
        'M1 formula for the arc',
        prose`A1 $${significant(angle)}^\circ$`,
        'M1 formula for the area with their angle',
        prose`A1 $${significant(area)}$`,
      ],
    }),
  }),
  check: ({ r, p }, { angle, area }) => {
    // Perimeter and area of a polygon with very many corners on the arc.
    const n = 20_000;
    const step = (angle * DEGREE) / n;
    assertClose(2 * r + n * 2 * r * Math.sin(step / 2), p, 'the perimeter by chords');
    assertClose(n * 0.5 * r * r * Math.sin(step), area, 'the area by thin triangles');
    assert.ok(angle > 10 && angle < 180);
  },
});

const missingFrequency = defineTemplate({
  key: 'ai-missing-frequency-from-mean',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('4.3.1', 1),
  variants: [
    { what: 'pets of the pupils of a class', xs: [0, 1, 2, 3, 4], f: [6, 9, 7, 0, 2], k: 3, missing: 4 },
    { what: 'goals in the matches of a team', xs: [0, 1, 2, 3, 4], f: [5, 0, 8, 4, 1], k: 1, missing: 7 },
    { what: 'people in cars', xs: [1, 2, 3, 4, 5], f: [0, 21, 12, 8, 3], k: 0, missing: 16 },
    { what: 'absences of workers', xs: [0, 1, 2, 3, 4], f: [14, 11, 0, 5, 2], k: 2, missing: 8 },
    { what: 'rooms of flats', xs: [1, 2, 3, 4, 5], f: [4, 9, 15, 0, 5], k: 3, missing: 7 },
    { what: 'attempts of candidates', xs: [1, 2, 3, 4, 5], f: [18, 10, 6, 4, 0], k: 4, missing: 2 },
    { what: 'books borrowed by readers', xs: [1, 2, 3, 4, 5], f: [12, 0, 14, 9, 5], k: 1, missing: 20 },
    { what: 'eggs in nests', xs: [2, 3, 4, 5, 6], f: [3, 0, 9, 6, 3], k: 1, missing: 8 },
  ],
  solve: ({ xs, f, k, missing }) => {
    const counts = f.with(k, missing);
    const total = counts.reduce((sum, n) => sum + n, 0);
    const mean = counts.reduce((sum, n, i) => sum + n * (xs[i] as number), 0) / total;
    // m (N + x) = S + x x_k, solved for x.
    const [known, sum] = [total - missing, f.reduce((acc, n, i) => acc + n * (xs[i] as number), 0)];
    return { mean, known, sum, found: (mean * known - sum) / ((xs[k] as number) - mean) };
  },
  write: ({ what, xs, f, k }, { mean, known, sum, found }) => {
    const shown = Number(mean.toFixed(6)) === Number(mean.toFixed(3)) ? `${Number(mean.toFixed(3))}` : null;
    const total = known + Math.round(found);
    const meanTex = shown ?? prose`\frac{${sum + Math.round(found) * (xs[k] as number)}}{${total}}`;
    return {
      text: prose`
        The table shows the numbers of ${what}. One frequency, $p$, is not known.

        ${table(['Number', ...xs.map((x) => `$${x}$`)], ['Frequency', ...f.map((n, i) => (i === k ? '$p$' : `$${n}$`))])}

        The mean is $${meanTex}$. Find the value of $p$. [4]`,
      hint: prose`Write the mean as a fraction with $p$ in its numerator and denominator.`,
      answer: prose`$p = ${Math.round(found)}$`,
      solution: prose`
        Without the unknown column there are $${known}$ values with the sum $${sum}$. With it,
        $$\frac{${sum}${xs[k] === 0 ? '' : ` + ${term(xs[k] as number, 'p')}`}}{${known} + p} = ${meanTex}.$$

        Multiply by $${known} + p$ and solve the linear equation (or use the solver): $p = ${Math.round(found)}$.`,
      markScheme: scheme({
        '': [
          prose`A1 total frequency $${known} + p$`,
          prose`M1 sum of products over total frequency`,
          prose`A1 correct equation`,
          prose`A1 $p = ${Math.round(found)}$`,
        ],
      }),
      numeric: [exact(Math.round(found))],
    };
  },
  check: ({ xs, f, k, missing }, { mean, found }) => {
    assertClose(found, missing, 'the missing frequency');
    const list = f.with(k, Math.round(found)).flatMap((n, i) => new Array<number>(n).fill(xs[i] as number));
    assertClose(mean, list.reduce((sum, x) => sum + x, 0) / list.length, 'the mean of the list');
    assert.ok(Math.abs((xs[k] as number) - mean) > 0.2);
  },
});

const twoUnknownProbabilities = defineTemplate({
  key: 'ai-distribution-two-unknowns',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('4.7', 1, '1.8.1'),
  variants: [
    { xs: [0, 1, 2, 5], known: [0.3, 0.2], a: 0.4, b: 0.1 },
    { xs: [1, 2, 3, 4], known: [0.25, 0.15], a: 0.35, b: 0.25 },
    { xs: [0, 2, 4, 10], known: [0.5, 0.1], a: 0.3, b: 0.1 },
    { xs: [1, 3, 5, 7], known: [0.2, 0.3], a: 0.15, b: 0.35 },
    { xs: [0, 1, 3, 6], known: [0.45, 0.05], a: 0.35, b: 0.15 },
    { xs: [2, 3, 5, 8], known: [0.1, 0.4], a: 0.3, b: 0.2 },
    { xs: [0, 5, 10, 20], known: [0.6, 0.15], a: 0.2, b: 0.05 },
    { xs: [1, 4, 6, 9], known: [0.35, 0.25], a: 0.12, b: 0.28 },
  ],
  solve: ({ xs, known, a, b }) => {
    const [x1, x2, x3, x4] = xs as [number, number, number, number];
    const [p1, p2] = known as [number, number];
    const expected = x1 * p1 + x2 * p2 + x3 * a + x4 * b;
    const [rest, weight] = [1 - p1 - p2, expected - x1 * p1 - x2 * p2];
    return { expected, rest, weight, a: (x4 * rest - weight) / (x4 - x3), b: (weight - x3 * rest) / (x4 - x3) };
  },
  write: ({ xs, known }, { expected, rest, weight, a, b }) => {
    const short = (n: number) => `${Number(n.toFixed(4))}`;
    return {
      text: prose`
        The discrete random variable $X$ has the following distribution, and $\mathrm{E}(X) = ${short(expected)}$.

        ${table(['$x$', ...xs.map((x) => `$${x}$`)], ['$\\mathrm{P}(X = x)$', ...known.map((p) => `$${p}$`), '$a$', '$b$'])}

        Find the values of $a$ and $b$. [4]`,
      hint: 'Two unknowns need two equations: what do you know about all the probabilities, and about the expected value?',
      answer: prose`$a = ${short(a)}$, $b = ${short(b)}$`,
      solution: prose`
        The probabilities add up to 1: $${known.join(' + ')} + a + b = 1$, so $a + b = ${short(rest)}$.

        The expected value gives $${xs.map((x, i) => `${x} \\times ${i < 2 ? known[i] : i === 2 ? 'a' : 'b'}`).join(' + ')} = ${short(expected)}$, so $${term(xs[2] as number, 'a')} + ${term(xs[3] as number, 'b')} = ${short(weight)}$.

        The system solver gives $a = ${short(a)}$ and $b = ${short(b)}$.`,
      markScheme: scheme({
        '': [
          prose`A1 $a + b = ${short(rest)}$`,
          prose`M1 sum of products equal to $${short(expected)}$`,
          prose`A1 $a = ${short(a)}$`,
          prose`A1 $b = ${short(b)}$`,
        ],
      }),
    };
  },
  check: ({ xs, known, a, b }, { expected, a: foundA, b: foundB }) => {
    assertClose(foundA, a, 'a');
    assertClose(foundB, b, 'b');
    // A thousand equally likely outcomes.
    const list = [...known, foundA, foundB].flatMap((p, i) => new Array<number>(Math.round(p * 1000)).fill(xs[i] as number));
    assert.equal(list.length, 1000);
    assertClose(expected, list.reduce((sum, x) => sum + x, 0) / 1000, 'the mean of the outcomes');
  },
});

const tangentParameter = defineTemplate({
  key: 'ai-parameter-from-gradient',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('5.4.1', 1, '5.3'), hl('5.4.1', 1, '5.3'), sl('5.3', 1, '5.4.1'), hl('5.3', 1, '5.4.1')],
  variants: [
    { a: 1, k: 3, c: -4, at: 2 },
    { a: 2, k: -5, c: 1, at: 1 },
    { a: -1, k: 4, c: 6, at: 3 },
    { a: 1, k: -2, c: 7, at: -1 },
    { a: 3, k: 2, c: -5, at: 1 },
    { a: -2, k: 7, c: 3, at: 2 },
    { a: 1, k: 6, c: -2, at: -2 },
    { a: 2, k: -3, c: 4, at: -1 },
  ],
  solve: ({ a, k, c, at }) => {
    const slope = 3 * a * at * at + k;
    const y = a * at ** 3 + k * at + c;
    return { slope, y, foundK: slope - 3 * a * at * at, foundC: y - a * at ** 3 - (slope - 3 * a * at * at) * at };
  },
  write: ({ a, at }, { slope, y, foundK, foundC }) => {
    const cubic = term(a, 'x^{3}');
    const power = at < 0 ? `(${at})` : `${at}`;
    return {
      text: prose`
        The curve $y = ${cubic} + kx + c$ passes through the point $(${at}, ${y})$, and its gradient there is $${slope}$.

        Find the values of $k$ and $c$. [5]`,
      hint: 'The gradient gives one equation, the point another.',
      answer: prose`$k = ${foundK}$, $c = ${foundC}$`,
      solution: prose`
        The gradient function is $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(3 * a, 'x^{2}')} + k$. At $x = ${at}$ it is $${slope}$: $${3 * a} \times ${power}^{2} + k = ${slope}$, so $k = ${slope}${signed(-3 * a * at * at)} = ${foundK}$.

        The point lies on the curve: $${a} \times ${power}^{3} + ${foundK < 0 ? `(${foundK})` : foundK} \times ${power} + c = ${y}$, that is $${a * at ** 3 + foundK * at} + c = ${y}$, so $c = ${foundC}$.`,
      markScheme: scheme({
        '': [
          prose`A1 $${term(3 * a, 'x^{2}')} + k$`,
          prose`M1 gradient at $x = ${at}$ set to $${slope}$`,
          prose`A1 $k = ${foundK}$`,
          'M1 point substituted in the equation of the curve',
          prose`A1 $c = ${foundC}$`,
        ],
      }),
    };
  },
  check: ({ a, k, c, at }, { slope, y, foundK, foundC }) => {
    assert.deepEqual([foundK, foundC], [k, c]);
    const f = (x: number) => a * x ** 3 + foundK * x + foundC;
    assertClose(f(at), y, 'the point');
    assertClose(differentiate(f, at), slope, 'the gradient');
  },
});

const fenceAgainstWall = defineTemplate({
  key: 'ai-fence-against-wall',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('5.7', 1, '5.6'),
  variants: [
    { animal: 'hens', length: 24, bars: 0 },
    { animal: 'goats', length: 60, bars: 1 },
    { animal: 'rabbits', length: 18, bars: 0 },
    { animal: 'ponies', length: 150, bars: 2 },
    { animal: 'ducks', length: 36, bars: 1 },
    { animal: 'sheep', length: 100, bars: 0 },
    { animal: 'alpacas', length: 96, bars: 1 },
    { animal: 'geese', length: 44, bars: 2 },
  ],
  solve: ({ length, bars }) => {
    const sides = 2 + bars;
    const x = length / (2 * sides);
    return { sides, x, y: length - sides * x, area: x * (length - sides * x) };
  },
  write: ({ animal, length, bars }, { sides, x, y, area }) => {
    const wide = 8;
    const fences = Array.from({ length: sides }, (_, i) => (wide * i) / (sides - 1));
    const figure = new Diagram({ x: [-1, 9.4], y: [-1, 4.6], equalScale: true, width: 380 })
      .segment([-0.8, 3.6], [8.8, 3.6], 'd-curve2')
      .segment([-0.8, 3.75], [8.8, 3.75], 'd-curve2')
      .segment([0, 0], [wide, 0])
      .label([wide / 2, 3.75], 'wall', { dy: -8 })
      .label([wide, 1.8], 'x', { math: true, dx: 12, dy: 5 });
    for (const at of fences) figure.segment([at, 0], [at, 3.6]);
    const extra =
      bars === 0
        ? ''
        : bars === 1
          ? ' A further fence of the same length $x$ divides the area into two pens.'
          : ` Further fences of the same length $x$ divide the area into ${bars + 1} pens.`;
    return {
      text: prose`
        A rectangular area for ${animal} is fenced off along a straight wall, which needs no fence. The fences at right angles to the wall have length $x\text{ m}$.${extra} In all, $${length}\text{ m}$ of fence are used.

        ![](diagram:pen)

        Find the greatest area that can be enclosed. [5]`,
      hint: prose`Express the side along the wall in terms of $x$, then the area.`,
      answer: prose`$${Number(area.toFixed(2))}\text{ m}^{2}$`,
      solution: prose`
        There are ${sides} fences of length $x$, so $${length} - ${sides}x$ is left for the side along the wall, and the area is
        $$A = x(${length} - ${sides}x) = ${length}x - ${sides}x^{2}.$$

        At the maximum $\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${length} - ${2 * sides}x = 0$, so $x = ${Number(x.toFixed(3))}$; the other side is then $${Number(y.toFixed(3))}$.

        As the graph of $A$ is a parabola that opens downwards, this is the maximum: $A = ${Number(area.toFixed(2))}\text{ m}^{2}$.`,
      markScheme: scheme({
        '': [
          prose`A1 side $${length} - ${sides}x$`,
          prose`A1 $A = x(${length} - ${sides}x)$`,
          'M1 derivative set to zero, or maximum of the graph',
          prose`A1 $x = ${Number(x.toFixed(3))}$`,
          prose`A1 $${Number(area.toFixed(2))}\text{ m}^{2}$`,
        ],
      }),
      numeric: [toWithin(area, area * 0.003, undefined, 'm²')],
      diagrams: [
        {
          name: 'pen',
          svg: figure.toSvg(),
          alt: `A rectangle along a wall with ${sides} fences of length x at right angles to the wall and one fence parallel to it.`,
        },
      ],
    };
  },
  check: ({ length, bars }, { area, x, y }) => {
    const best = maximise((t) => t * (length - (2 + bars) * t), 0, length / (2 + bars));
    assertClose(area, best.value, 'the greatest area');
    assertClose((2 + bars) * x + y, length, 'the fence');
  },
});

const marketBalance = defineTemplate({
  key: 'ai-supply-and-demand',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [sl('2.4.2', 1, '2.3', '2.5.2'), hl('2.4.2', 1, '2.3', '2.5.2'), sl('2.3', 1, '2.4.2'), hl('2.3', 1, '2.4.2')],
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

        Find the price at which supply equals demand, and the amount, in hundreds, at this price. [3]`,
      hint: 'Draw both graphs on the calculator and find their point of intersection.',
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

export const singlePartStandardTemplates: readonly QuestionTemplate[] = [
  sigmaSum,
  geometricFromTwoTerms,
  realValue,
  marketBalance,
  depressionBoat,
  sectorPerimeter,
  missingFrequency,
  twoUnknownProbabilities,
  tangentParameter,
  fenceAgainstWall,
];
