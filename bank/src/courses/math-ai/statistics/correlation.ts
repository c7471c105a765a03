import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, minimise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, signed, significant } from '../../../tex.ts';
import { mean } from '../samples.ts';
import { foreseen, hl, labelled, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Correlation, regression and rank correlation; at higher level the coefficient of determination. */

const regressionScatter = defineTemplate({
  key: 'ai-regression-scatter',
  calculatorAllowed: true,
  placements: [sl('4.4', 2), sl('4.4', 1)],
  variants: [
    {
      x: 'temperature (°C)',
      y: 'ice creams sold',
      xs: [15, 18, 20, 22, 25, 27, 30, 33],
      ys: [42, 55, 58, 70, 81, 84, 102, 108],
      at: 24,
      far: 5,
    },
    {
      x: 'age of a car (years)',
      y: 'price (hundred EUR)',
      xs: [1, 2, 3, 4, 5, 6, 8, 9],
      ys: [190, 171, 150, 138, 121, 104, 77, 58],
      at: 7,
      far: 20,
    },
    {
      x: 'hours of training',
      y: 'free throws scored',
      xs: [2, 4, 5, 7, 9, 10, 12, 14],
      ys: [11, 14, 19, 20, 26, 25, 31, 36],
      at: 8,
      far: 40,
    },
    {
      x: 'height above sea level (hundred m)',
      y: 'boiling point (°C)',
      xs: [1, 4, 7, 11, 15, 19, 24, 29],
      ys: [99.7, 98.6, 97.8, 96.2, 95.1, 93.6, 92.1, 90.2],
      at: 13,
      far: 85,
    },
    {
      x: 'rainfall (mm)',
      y: 'visitors',
      xs: [0, 3, 5, 8, 10, 14, 18, 20],
      ys: [410, 372, 360, 318, 300, 262, 190, 171],
      at: 12,
      far: 60,
    },
    {
      x: 'floor area (m²)',
      y: 'rent (EUR)',
      xs: [28, 35, 41, 50, 58, 66, 74, 90],
      ys: [410, 470, 560, 610, 720, 760, 870, 1010],
      at: 62,
      far: 300,
    },
    {
      x: 'length of foot (cm)',
      y: 'height (cm)',
      xs: [22, 23, 24, 25, 26, 27, 28, 30],
      ys: [156, 163, 162, 170, 173, 179, 178, 188],
      at: 25.5,
      far: 12,
    },
    {
      x: 'time since planting (weeks)',
      y: 'height (cm)',
      xs: [1, 2, 3, 4, 5, 6, 8, 9],
      ys: [4, 9, 11, 17, 19, 25, 31, 37],
      at: 7,
      far: 52,
    },
  ],
  solve: ({ xs, ys, at }) => {
    const [mx, my] = [mean(xs), mean(ys)];
    const sum = (f: (i: number) => number) => xs.reduce((total, _, i) => total + f(i), 0);
    const sxy = sum((i) => ((xs[i] as number) - mx) * ((ys[i] as number) - my));
    const sxx = sum((i) => ((xs[i] as number) - mx) ** 2);
    const syy = sum((i) => ((ys[i] as number) - my) ** 2);
    const a = sxy / sxx;
    return { mx, my, r: sxy / Math.sqrt(sxx * syy), a, b: my - a * mx, value: my + a * (at - mx) };
  },
  write: ({ x, y, xs, ys, at, far }, { mx, my, r, a, b, value }) => {
    const range = (values: readonly number[]): [number, number] => {
      const pad = (Math.max(...values) - Math.min(...values)) * 0.15;
      return [Math.min(...values) - 2 * pad, Math.max(...values) + pad];
    };
    const figure = new Diagram({ x: range(xs), y: range(ys), width: 440 }).axes({
      x: '',
      y: '',
      xTicks: xs.filter((_, i) => i % 2 === 1),
    });
    xs.forEach((value_, i) => {
      figure.point([value_, ys[i] as number]);
    });
    figure
      .label([range(xs)[1], range(ys)[0]], x, { anchor: 'end', dx: 12, dy: -8 })
      .label([Math.max(0, range(xs)[0]), range(ys)[1]], y, { anchor: 'start', dx: 10, dy: -4 });
    const strength = Math.abs(r) > 0.9 ? 'very strong' : 'strong';
    const line = `y = ${significant(a)}\\,x${signed(Number(significant(b).replaceAll('\\,', '')))}`;
    return {
      text: prose`
        The table and the scatter diagram show eight observations of the ${x}, $x$, and the ${y}, $y$.

        ${table(['$x$', ...xs.map((value_) => `$${value_}$`)], ['$y$', ...ys.map((value_) => `$${value_}$`)])}

        ![](diagram:scatter)

        (a) Calculate Pearson's product-moment correlation coefficient, $r$, and describe the correlation. [3]

        (b) Find the equation of the regression line of $y$ on $x$. [2]

        (c) Estimate $y$ for $x = ${at}$ by means of this line. [1]

        (d) A student uses the line for $x = ${far}$ as well. Discuss the reliability of both results. [2]`,
      hint: 'Which variable is to be predicted, and from which?',
      answer: prose`
        (a) $r = ${significant(r)}$, a ${strength} ${r < 0 ? 'negative' : 'positive'} linear correlation

        (b) $${line}$

        (c) $${significant(value)}$

        (d) that of part (c) is reliable, as it is an interpolation in strongly correlated data; that for $x = ${far}$ is not, as it is an extrapolation`,
      solution: prose`
        (a) Linear regression on the calculator gives $r = ${significant(r)}$. It is close to $${r < 0 ? -1 : 1}$, so there is a ${strength} ${r < 0 ? 'negative' : 'positive'} linear correlation: $y$ ${r < 0 ? 'falls' : 'rises'} as $x$ rises.

        (b) The same screen gives the gradient $${significant(a)}$ and the intercept $${significant(b)}$: $${line}$. As a check, the line passes through the mean point $(${significant(mx, 4)}, ${significant(my, 4)})$.

        (c) With the unrounded coefficients, $y = ${significant(a, 5)} \times ${at}${signed(Number(significant(b, 5).replaceAll('\\,', '')))} = ${significant(value)}$. As $${at}$ lies within the data, this is an interpolation.

        (d) $x = ${at}$ lies within the data, and the correlation is ${strength}, so the result of part (c) is reliable. $x = ${far}$ lies outside the range of the data, from $${Math.min(...xs)}$ to $${Math.max(...xs)}$. Nothing shows that the linear relation continues there: the result is an extrapolation and not reliable.`,
      markScheme: scheme({
        a: [
          prose`A2 $r = ${significant(r)}$ (A1 for two significant figures)`,
          `A1 ${strength}, ${r < 0 ? 'negative' : 'positive'}`,
        ],
        b: [prose`A1 gradient $${significant(a)}$`, prose`A1 $${line}$, as an equation`],
        c: [prose`A1 $${significant(value)}$`],
        d: [
          prose`R1 $x = ${at}$ is within the data (interpolation, with ${strength} correlation), so reliable`,
          prose`R1 $x = ${far}$ is outside the range of the data (extrapolation), so not reliable`,
        ],
      }),
      numeric: [toWithin(value, Math.abs(value) * 0.006, 'c')],
      keys: [
        foreseen(toWithin(r, 0.0005, 'a'), [{ slip: 'method', value: r * r, note: 'This is the square of the coefficient.' }]),
        labelled('Gradient', near(a, 'b')),
        labelled('$y$-intercept', near(b, 'b')),
      ],
      diagrams: [
        {
          name: 'scatter',
          svg: figure.toSvg(),
          alt: `A scatter diagram of the eight points ${xs.map((value_, i) => `(${value_}, ${ys[i]})`).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ xs, ys, at, far }, { r, a, b, value }) => {
    const squares = (slope: number, shift: number) =>
      xs.reduce((sum, x, i) => sum + ((ys[i] as number) - slope * x - shift) ** 2, 0);
    // No other line near it does better, in either direction.
    assertClose(minimise((slope) => squares(slope, b), a - 1, a + 1).at, a, 'the least-squares gradient', 1e-4);
    assertClose(minimise((shift) => squares(a, shift), b - 10, b + 10).at, b, 'the least-squares intercept', 1e-4);
    const flat = minimise((shift) => squares(0, shift), Math.min(...ys), Math.max(...ys)).value;
    assertClose(r * r, 1 - squares(a, b) / flat, 'r² as the share of variation explained', 1e-5);
    assert.equal(Math.sign(r), Math.sign(a));
    assertClose(value, a * at + b, 'on the line');
    assert.ok(at > Math.min(...xs) && at < Math.max(...xs) && (far < Math.min(...xs) || far > Math.max(...xs)));
  },
});

/** Ranks from 1 for the largest value; equal values share the mean of their places. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const above = values.filter((other) => other > value).length;
    const equal = values.filter((other) => other === value).length;
    return above + (equal + 1) / 2;
  });

const spearman = defineTemplate({
  key: 'ai-spearman-two-judges',
  calculatorAllowed: true,
  placements: [sl('4.10', 1, '4.4')],
  variants: [
    { event: 'a baking contest', xs: [9.1, 7.4, 8.2, 6.0, 8.8, 5.5, 7.9], ys: [45, 40, 38, 31, 43, 33, 40], change: [5, 4.9] },
    { event: 'a photography prize', xs: [62, 75, 58, 81, 69, 90, 73], ys: [5.5, 7, 6, 7.5, 7, 9, 6.5], change: [5, 95] },
    { event: 'a film festival', xs: [8, 6.5, 9.2, 7.1, 5.8, 8.7, 6.5], ys: [71, 60, 80, 75, 52, 84, 66], change: [4, 5.1] },
    { event: 'a dance show', xs: [31, 44, 39, 27, 48, 35, 41], ys: [12, 18, 18, 10, 20, 15, 14], change: [4, 50] },
    { event: 'a gardening competition', xs: [15, 12, 18, 9, 20, 12, 17], ys: [66, 61, 78, 59, 74, 55, 70], change: [4, 22] },
    { event: 'a poetry slam', xs: [3.2, 4.8, 4.1, 2.9, 3.8, 4.6, 3.5], ys: [24, 30, 33, 24, 27, 36, 22], change: [3, 2.5] },
    { event: 'a robot contest', xs: [120, 98, 135, 110, 87, 142, 125], ys: [8, 7, 9, 7, 5, 8.5, 9.5], change: [5, 150] },
    { event: 'a cheese award', xs: [77, 85, 69, 91, 80, 73, 88], ys: [15, 19, 14, 18, 17, 15, 20], change: [3, 96] },
  ],
  solve: ({ xs, ys }) => {
    const [p, q] = [ranksOf(xs), ranksOf(ys)];
    const m = mean(p);
    const dot = (u: readonly number[], v: readonly number[]) =>
      u.reduce((sum, value, i) => sum + (value - m) * ((v[i] as number) - m), 0);
    return { p, q, rs: dot(p, q) / Math.sqrt(dot(p, p) * dot(q, q)) };
  },
  write: ({ event, xs, ys, change }, { p, q, rs }) => {
    const letters = [...'ABCDEFG'];
    const [who, value] = change as [number, number];
    const wording = rs > 0.8 ? 'strong agreement' : 'moderate agreement';
    return {
      text: prose`
        Two judges of ${event} score the seven entries A to G, each on a scale of their own.

        ${table(['Entry', ...letters], ['First judge', ...xs.map((n) => `$${n}$`)], ['Second judge', ...ys.map((n) => `$${n}$`)])}

        (a) Copy and complete a table of the ranks, with rank 1 for the highest number of points. [2]

        (b) Calculate Spearman's rank correlation coefficient, $r_s$. [2]

        (c) Interpret this value in context. [1]

        (d) The first judge changes the points of entry ${letters[who] as string} from $${xs[who] as number}$ to $${value}$. Explain why $r_s$ does not change. [1]`,
      hint: 'Which rank do entries with equal points share?',
      answer: prose`
        (a) first judge: $${p.join(', ')}$; second judge: $${q.join(', ')}$

        (b) $r_s = ${significant(rs)}$

        (c) ${wording} between the judges about the order of the entries

        (d) the ranks stay the same`,
      solution: prose`
        (a) Order the points of each judge from the highest to the lowest. Entries with equal points share the mean of their places.

        ${table(['Entry', ...letters], ['First judge', ...p.map((n) => `$${n}$`)], ['Second judge', ...q.map((n) => `$${n}$`)])}

        (b) Spearman's coefficient is Pearson's coefficient of the ranks. Entering the two rows of ranks in the calculator gives $r_s = ${significant(rs)}$.

        (c) The value is positive and ${rs > 0.8 ? 'near 1' : 'well above 0'}: there is ${wording} between the judges about the order of the entries.

        (d) With $${value}$ points, entry ${letters[who] as string} keeps its place in the order of the first judge. The coefficient depends on the ranks alone, so it stays the same.`,
      markScheme: scheme({
        a: ['A1 ranks of the first judge', 'A1 ranks of the second judge'],
        b: ['M1 correlation coefficient of the ranks', prose`A1 $${significant(rs)}$`],
        c: [`R1 ${wording} about the order`],
        d: ['R1 the rank of the entry does not change'],
      }),
      numeric: [toWithin(rs, 0.0006, 'b')],
      keys: [
        { kind: 'set', part: 'a', label: 'First judge, A to G', values: p.map(String), ordered: true },
        { kind: 'set', part: 'a', label: 'Second judge, A to G', values: q.map(String), ordered: true },
      ],
    };
  },
  check: ({ xs, change }, { p, q, rs }) => {
    // The formula with squared differences, with the correction for ties.
    const n = xs.length;
    const ties = (ranks: readonly number[]) =>
      [...new Set(ranks)].reduce((sum, rank) => {
        const t = ranks.filter((other) => other === rank).length;
        return sum + (t ** 3 - t) / 12;
      }, 0);
    const full = (n ** 3 - n) / 12;
    const [sx, sy] = [full - ties(p), full - ties(q)];
    const d2 = p.reduce((sum, rank, i) => sum + (rank - (q[i] as number)) ** 2, 0);
    assertClose(rs, (sx + sy - d2) / (2 * Math.sqrt(sx * sy)), 'the formula with differences');
    assert.deepEqual(ranksOf(xs.with(change[0] as number, change[1] as number)), p, 'the ranks stay');
    assert.ok(rs > 0.5 && rs < 1);
  },
});

const modelComparison = defineTemplate({
  key: 'ai-coefficient-of-determination',
  calculatorAllowed: true,
  placements: [hl('4.13', 1, '4.4')],
  variants: [
    {
      x: 'speed of a car in tens of kilometres per hour',
      y: 'stopping distance in metres',
      xs: [1, 2, 3, 4, 5],
      ys: [2.1, 6.2, 11.5, 19.4, 30.2],
      a: 1.1,
      b: 0.5,
    },
    {
      x: 'time in days',
      y: 'area of a mould in square centimetres',
      xs: [0, 1, 2, 3, 4],
      ys: [1.2, 2.0, 4.9, 9.6, 17.1],
      a: 1,
      b: 0.1,
    },
    {
      x: 'distance from a nozzle in metres',
      y: 'height of the jet of water in metres',
      xs: [1, 2, 3, 4, 5],
      ys: [3.4, 5.6, 7.1, 7.4, 7.2],
      a: -0.5,
      b: 4,
    },
    {
      x: 'speed of the wind in metres per second',
      y: 'force on a sign in newtons',
      xs: [2, 3, 4, 5, 6],
      ys: [4.3, 8.8, 16.5, 24.1, 36.4],
      a: 1,
      b: 0,
    },
    {
      x: 'mass of fertiliser in kilograms',
      y: 'yield of a bed of potatoes in kilograms',
      xs: [1, 2, 3, 4, 5],
      ys: [5.2, 9.1, 11.8, 14.3, 15.2],
      a: -0.4,
      b: 5,
    },
    {
      x: 'diameter of a pipe in decimetres',
      y: 'cost in euros per metre',
      xs: [1, 2, 3, 4, 5],
      ys: [2.6, 6.1, 10.2, 15.8, 22.9],
      a: 0.5,
      b: 2,
    },
    {
      x: 'side of a square tile in decimetres',
      y: 'mass in kilograms',
      xs: [1, 2, 4, 5, 6],
      ys: [1.1, 3.4, 13.2, 20.3, 28.4],
      a: 0.8,
      b: 0,
    },
    {
      x: 'distance travelled by a ball in metres',
      y: 'height in metres',
      xs: [0, 1, 2, 3, 4],
      ys: [0.3, 2.8, 4.1, 4.4, 4.2],
      a: -0.5,
      b: 3,
    },
  ],
  solve: ({ xs, ys, a, b }) => {
    const residuals = xs.map((x, i) => (ys[i] as number) - a * x * x - b * x);
    const mean = ys.reduce((sum, y) => sum + y, 0) / ys.length;
    const ssRes = residuals.reduce((sum, value) => sum + value * value, 0);
    const ssTot = ys.reduce((sum, y) => sum + (y - mean) ** 2, 0);
    return { residuals, mean, ssRes, ssTot, r2: 1 - ssRes / ssTot };
  },
  write: ({ x, y, xs, ys, a, b }, { residuals, mean, ssRes, ssTot, r2 }) => {
    const model = polynomial(b === 0 ? [a, 0, 0] : [a, b, 0]).replace(/(\d)x/g, '$1\\,x');
    const short = (n: number) => `${Number(n.toFixed(3))}`;
    return {
      text: prose`
        The model $y = ${model}$ is proposed for the data in the table.

        ${table([`$x$, ${x}`, ...xs.map((one) => `$${one}$`)], [`$y$, ${y}`, ...ys.map((one) => `$${one}$`)])}

        The coefficient of determination is $R^{2} = 1 - \dfrac{SS_{res}}{SS_{tot}}$, where $SS_{tot} = \sum (y_i - \bar{y})^{2}$.

        Calculate the sum of square residuals, $SS_{res}$, and the value of $R^{2}$ for this model. [5]`,
      hint: 'What is a residual, and which one belongs to each point?',
      answer: prose`$SS_{res} = ${significant(ssRes)}$, $R^{2} = ${significant(r2)}$`,
      solution: prose`
        The model gives the residuals $${residuals.map(short).join(',\\ ')}$. The sum of their squares is $SS_{res} = ${significant(ssRes, 4)}$.

        The mean of $y$ is $${significant(mean, 4)}$, and $SS_{tot} = \sum (y_i - \bar{y})^{2} = ${significant(ssTot, 5)}$.

        $$R^{2} = 1 - \frac{SS_{res}}{SS_{tot}} = 1 - \frac{${significant(ssRes, 4)}}{${significant(ssTot, 5)}} = ${significant(r2)}.$$
        The model explains nearly all of the variation of $y$.`,
      markScheme: scheme({
        '': [
          'M1 residuals found',
          prose`A1 $SS_{res} = ${significant(ssRes)}$`,
          prose`A1 $SS_{tot} = ${significant(ssTot)}$`,
          prose`M1 $1 - \frac{SS_{res}}{SS_{tot}}$`,
          prose`A1 $${significant(r2)}$`,
        ],
      }),
      keys: [
        labelled('$SS_{res} =$', near(ssRes)),
        labelled('$R^{2} =$', near(r2), [
          { slip: 'method', value: ssRes / ssTot, note: 'This is the share of the variation that the model does not explain.' },
        ]),
      ],
    };
  },
  check: ({ xs, ys, a, b }, { ssRes, ssTot, r2 }) => {
    const n = ys.length;
    const sum = (f: (x: number, y: number) => number) => xs.reduce((total, x, i) => total + f(x, ys[i] as number), 0);
    // Both sums multiplied out.
    const expanded = sum((_, y) => y * y) - 2 * sum((x, y) => y * (a * x * x + b * x)) + sum((x) => (a * x * x + b * x) ** 2);
    assertClose(ssRes, expanded, 'the residuals multiplied out');
    assertClose(ssTot, sum((_, y) => y * y) - sum((_, y) => y) ** 2 / n, 'the total multiplied out');
    assert.ok(r2 > 0.85 && r2 < 1 && ssRes > 0.001);
  },
});

export const correlationTemplates: readonly QuestionTemplate[] = [regressionScatter, spearman, modelComparison];
