import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { signed, significant } from '../../tex.ts';
import { boxPlot } from './figures.ts';
import { transformationsFound } from './further-statistics-forms.ts';
import { core, exact, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: describing data, common to SL and HL. */

const boxPlotOutlier = defineTemplate({
  key: 'aa-box-plot-outlier',
  calculatorAllowed: false,
  placements: core('4.2', 1, ['4.1']),
  variants: [
    {
      five: [12, 20, 26, 34, 50],
      ticks: [10, 20, 30, 40, 50, 60],
      value: 58,
      what: 'the times, in minutes, that students needed for a puzzle',
    },
    {
      five: [4, 10, 14, 18, 28],
      ticks: [0, 5, 10, 15, 20, 25, 30],
      value: 29,
      what: 'the numbers of books that club members read in a year',
    },
    { five: [35, 50, 60, 66, 85], ticks: [30, 40, 50, 60, 70, 80, 90], value: 88, what: 'the marks of a class in a test' },
    { five: [22, 30, 35, 42, 56], ticks: [20, 30, 40, 50, 60], value: 61, what: 'the lengths, in cm, of fish in a pond' },
    { five: [6, 9, 11, 15, 22], ticks: [5, 10, 15, 20, 25], value: 25, what: 'the waiting times, in minutes, at a clinic' },
    {
      five: [40, 58, 64, 76, 100],
      ticks: [40, 50, 60, 70, 80, 90, 100, 110],
      value: 104,
      what: 'the masses, in kg, of the players of a club',
    },
    {
      five: [15, 24, 30, 36, 52],
      ticks: [10, 20, 30, 40, 50, 60],
      value: 55,
      what: 'the ages, in years, of the members of a choir',
    },
    { five: [3, 8, 10, 13, 19], ticks: [0, 5, 10, 15, 20, 25], value: 21, what: 'the daily numbers of repairs in a workshop' },
    {
      five: [18, 25, 28, 33, 43],
      ticks: [15, 20, 25, 30, 35, 40, 45],
      value: 44,
      what: 'the temperatures, in degrees Celsius, at noon in a desert',
    },
  ],
  solve: ({ five, value }) => {
    const [low = 0, q1 = 0, median = 0, q3 = 0, high = 0] = five;
    const iqr = q3 - q1;
    return { low, q1, median, q3, high, iqr, fence: q3 + 1.5 * iqr, outlier: value > q3 + 1.5 * iqr };
  },
  write: ({ ticks, value, what }, { low, q1, median, q3, high, iqr, fence, outlier }) => ({
    text: paragraphs(
      `The box plot shows ${what}.`,
      '![](diagram:box)',
      `The five values marked are ${low}, ${q1}, ${median}, ${q3} and ${high}.`,
      '(a) Write down the median. [1]',
      '(b) Calculate the interquartile range. [2]',
      '(c) Write down the percentage of the data that lies above the lower quartile. [1]',
      `(d) A further value of ${value} is recorded. Determine whether it would count as an outlier. [2]`,
    ),
    hint: 'How far from the box may a value lie before it counts as an outlier?',
    answer: paragraphs(
      `(a) ${median}`,
      `(b) ${iqr}`,
      '(c) 75 %',
      `(d) ${outlier ? 'It is an outlier.' : 'It is not an outlier.'}`,
    ),
    solution: paragraphs(
      `(a) The line inside the box is the median: ${median}.`,
      raw`(b) The box reaches from the lower quartile $Q_1 = ${q1}$ to the upper quartile $Q_3 = ${q3}$, so the interquartile range is $${q3} - ${q1} = ${iqr}$.`,
      '(c) The quartiles cut the data into four quarters. Three of them lie above the lower quartile: 75 %.',
      raw`(d) The upper limit is $Q_3 + 1.5 \times \text{IQR} = ${q3} + 1.5 \times ${iqr} = ${fence}$. As $${value} ${outlier ? '>' : raw`\le`} ${fence}$, the value ${outlier ? 'is an outlier' : 'is not an outlier'}.`,
    ),
    markScheme: markScheme({
      a: [`A1 ${median}`],
      b: [raw`(M1) $Q_3 - Q_1$`, `A1 ${iqr}`],
      c: [raw`A1 $75\,\%$`],
      d: [
        raw`M1 $${q3} + 1.5 \times ${iqr} = ${fence}$`,
        `R1 ${value} is ${outlier ? 'greater than the limit, so it is an outlier' : 'not greater than the limit, so it is not an outlier'}`,
      ],
    }),
    numeric: [
      exact(median, 'a'),
      { ...exact(iqr, 'b'), slips: [slip(high - low, 'That is the range of all the data.')] },
      { ...exact(75, 'c', '%'), slips: [slip(25, 'That is the share below the lower quartile.')] },
    ],
    diagrams: [
      {
        name: 'box',
        svg: boxPlot([low, q1, median, q3, high], ticks).toSvg(),
        alt: `Box plot with whiskers at ${low} and ${high}, the box from ${q1} to ${q3} and the median at ${median}.`,
      },
    ],
  }),
  check: ({ five, value }, { low, q1, median, q3, high, iqr, outlier }) => {
    // A sample of eleven with these five numbers: quartiles as medians of the halves without the middle one.
    const sample = [
      low,
      (low + q1) / 2,
      q1,
      (q1 + median) / 2,
      median,
      median,
      median,
      (median + q3) / 2,
      q3,
      (q3 + high) / 2,
      high,
    ];
    const middle = (part: readonly number[]) => part[(part.length - 1) / 2] ?? Number.NaN;
    assert.deepEqual(
      sample.toSorted((a, b) => a - b),
      sample,
    );
    const spread = middle(sample.slice(6)) - middle(sample.slice(0, 5));
    assert.equal(spread, iqr);
    assert.equal(middle(sample), five[2]);
    assert.equal((value - middle(sample.slice(6))) / spread > 1.5, outlier);
    assert.ok(value > high);
  },
});

const cumulativeFrequency = defineTemplate({
  key: 'aa-cumulative-frequency',
  calculatorAllowed: false,
  placements: core('4.2', 1),
  // Vertices of the polygon: class boundaries; counts at them are 0, n/4, n/2, 3n/4, 9n/10, n.
  variants: [
    {
      n: 80,
      step: 10,
      at: [10, 30, 40, 50, 70, 90],
      what: 'the times, in minutes, that 80 students spent on homework',
      unit: 'minutes',
    },
    { n: 120, step: 5, at: [0, 15, 20, 30, 40, 50], what: 'the distances, in km, that 120 employees travel to work', unit: 'km' },
    { n: 200, step: 20, at: [20, 60, 80, 120, 160, 180], what: 'the masses, in grams, of 200 apples', unit: 'grams' },
    { n: 40, step: 2, at: [4, 8, 12, 14, 18, 20], what: 'the hours of sport per month of 40 teenagers', unit: 'hours' },
    { n: 160, step: 10, at: [0, 20, 40, 50, 60, 80], what: 'the ages, in years, of 160 visitors of a museum', unit: 'years' },
    { n: 60, step: 5, at: [10, 20, 25, 35, 45, 50], what: 'the lengths, in cm, of 60 trout', unit: 'cm' },
    { n: 240, step: 50, at: [50, 150, 200, 300, 400, 450], what: 'the amounts, in euros, of 240 bills', unit: 'euros' },
    { n: 100, step: 1, at: [1, 3, 5, 6, 8, 10], what: 'the waiting times, in minutes, of 100 callers', unit: 'minutes' },
    { n: 320, step: 4, at: [8, 16, 24, 28, 36, 40], what: 'the screen times, in hours per week, of 320 pupils', unit: 'hours' },
  ],
  solve: ({ n, at }) => {
    const [, q1 = 0, median = 0, q3 = 0, ninth = 0] = at;
    return { q1, median, q3, ninth, iqr: q3 - q1, above: n / 10 };
  },
  write: ({ n, step, at, what, unit }, { q1, median, q3, ninth, iqr, above }) => {
    const counts = [0, n / 4, n / 2, (3 * n) / 4, (9 * n) / 10, n];
    const [from, to] = [at[0] ?? 0, at.at(-1) ?? 0];
    const start = Math.max(0, from - step);
    const drawing = new Diagram({ x: [start, to + step], y: [0, n * 1.1], width: 420, height: 320 });
    const xTicks = Array.from({ length: Math.round((to - start) / step) + 1 }, (_, i) => start + i * step);
    const yTicks = [n / 4, n / 2, (3 * n) / 4, (9 * n) / 10, n];
    drawing.axes({ x: unit, y: 'cumulative frequency', xTicks, yTicks, grid: true });
    drawing.polyline(at.map((x, i): [number, number] => [x, counts[i] ?? 0]));
    at.forEach((x, i) => {
      drawing.point([x, counts[i] ?? 0]);
    });
    return {
      text: paragraphs(
        `The cumulative frequency graph shows ${what}.`,
        '![](diagram:cumulative)',
        '(a) Write down the median. [1]',
        '(b) Calculate the interquartile range. [3]',
        raw`(c) Ten per cent of the values are greater than $k$. Determine the value of $k$. [2]`,
        raw`(d) Calculate the number of values between $${q1}$ and $${ninth}$. [2]`,
      ),
      hint: 'Which heights on the vertical axis belong to a quarter, a half and three quarters of all values?',
      answer: paragraphs(
        `(a) $${median}$ ${unit}`,
        `(b) $${iqr}$ ${unit}`,
        `(c) $k = ${ninth}$`,
        `(d) $${(9 * n) / 10 - n / 4}$`,
      ),
      solution: paragraphs(
        raw`(a) Half of the ${n} values is ${n / 2}. The graph has this height at ${median}, so the median is ${median} ${unit}.`,
        raw`(b) A quarter of ${n} is ${n / 4} and three quarters are ${(3 * n) / 4}. The graph gives $Q_1 = ${q1}$ and $Q_3 = ${q3}$, so the interquartile range is $${q3} - ${q1} = ${iqr}$ ${unit}.`,
        raw`(c) Ten per cent of ${n} is ${above}, so $${n} - ${above} = ${n - above}$ values are not greater than $k$. The graph has this height at $k = ${ninth}$.`,
        raw`(d) Up to ${ninth} there are ${(9 * n) / 10} values, up to ${q1} there are ${n / 4}. Between them: $${(9 * n) / 10} - ${n / 4} = ${(9 * n) / 10 - n / 4}$.`,
      ),
      markScheme: markScheme({
        a: [`A1 ${median}`],
        b: [raw`A1 $Q_1 = ${q1}$`, raw`A1 $Q_3 = ${q3}$`, `A1 ${iqr}`],
        c: [`(M1) height ${n - above}`, raw`A1 $k = ${ninth}$`],
        d: [raw`(M1) $${(9 * n) / 10} - ${n / 4}$`, `A1 ${(9 * n) / 10 - n / 4}`],
      }),
      numeric: [
        exact(median, 'a', unit),
        {
          ...exact(iqr, 'b', unit),
          slips: [slip(n / 2, 'That is how many values lie between the quartiles: read their places on the horizontal axis.')],
        },
        exact(ninth, 'c'),
        {
          ...exact((9 * n) / 10 - n / 4, 'd'),
          slips: [slip((9 * n) / 10, 'Those below the smaller of the two values are still to be taken away.')],
        },
      ],
      diagrams: [
        {
          name: 'cumulative',
          svg: drawing.toSvg(),
          alt: `Cumulative frequency polygon through ${at.map((x, i) => `(${x}, ${counts[i]})`).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ n, at }, { median, iqr, ninth }) => {
    // Spread the values evenly within each class, a hundredfold, and look them up by rank.
    const shares = [0.25, 0.25, 0.25, 0.15, 0.1];
    const data = shares.flatMap((share, i) => {
      const count = Math.round(share * n * 100);
      const [a, b] = [at[i] ?? 0, at[i + 1] ?? 0];
      return Array.from({ length: count }, (_, j) => a + ((b - a) * (j + 0.5)) / count);
    });
    const rank = (part: number) => data[Math.round(part * data.length)] ?? Number.NaN;
    assertClose(rank(0.5), median, 'median', 0.01);
    assertClose(rank(0.75) - rank(0.25), iqr, 'interquartile range', 0.02);
    assertClose(rank(0.9), ninth, 'ninth decile', 0.001);
    assert.ok(n % 20 === 0);
  },
});

const transformedData = defineTemplate({
  key: 'aa-transformed-data-mc',
  calculatorAllowed: false,
  placements: core('4.3', 1),
  variants: [
    { mean: 12, sd: 3, a: 2, b: 5 },
    { mean: 20, sd: 4, a: 3, b: -10 },
    { mean: 15, sd: 2, a: 4, b: 6 },
    { mean: 30, sd: 5, a: 2, b: -8 },
    { mean: 8, sd: 3, a: 5, b: 4 },
    { mean: 25, sd: 6, a: 3, b: 7 },
    { mean: 40, sd: 10, a: 2, b: -15 },
    { mean: 16, sd: 5, a: 4, b: -9 },
  ],
  solve: ({ mean, sd, a, b }) => ({ newMean: a * mean + b, newSd: a * sd }),
  write: ({ mean, sd, a, b }, { newMean, newSd }, variantIndex) => {
    const pair = (m: number, s: number) => `mean $${m}$, standard deviation $${s}$`;
    const choice = multipleChoice(
      pair(newMean, newSd),
      [
        wrong(pair(newMean, newSd + b), 'You let the shift change the standard deviation as well as the mean.'),
        wrong(pair(newMean, a * a * sd), 'You squared the factor, which is the rule for the variance.'),
        wrong(pair(a * mean, newSd), 'You left the shift out of the mean.'),
      ],
      variantIndex,
    );
    return {
      text: raw`A data set has mean $${mean}$ and standard deviation $${sd}$. Each value $x$ is replaced by $${a}x${signed(b)}$. What are the mean and the standard deviation of the new data? [1]`,
      hint: 'Does adding the same number to all values change how far they are spread?',
      solution: raw`Every value, and so the mean too, is multiplied by $${a}$ and then changed by $${b}$: the new mean is $${a} \times ${mean}${signed(b)} = ${newMean}$. The standard deviation measures distances from the mean. Shifting all values does not change these, multiplying by $${a}$ does: the new standard deviation is $${a} \times ${sd} = ${newSd}$.`,
      ...choice,
    };
  },
  check: ({ mean, sd, a, b }, { newMean, newSd }) => {
    // A sample with this mean and standard deviation, transformed value by value.
    const data = [-1, 1, -1, 1, -2, 2, 0, 0].map((step) => mean + (step * sd) / Math.sqrt(1.5));
    const average = (values: number[]) => values.reduce((x, y) => x + y, 0) / values.length;
    const deviation = (values: number[]) => Math.sqrt(average(values.map((value) => (value - average(values)) ** 2)));
    assertClose(deviation(data), sd, 'sample');
    const changed = data.map((value) => a * value + b);
    assertClose(average(changed), newMean, 'new mean');
    assertClose(deviation(changed), newSd, 'new standard deviation');
    assert.ok(newMean > 0 && newSd + b !== 0);
  },
});

const regressionLine = defineTemplate({
  key: 'aa-regression-line',
  calculatorAllowed: true,
  placements: core('4.4', 2),
  variants: [
    {
      xs: [2, 4, 5, 7, 8, 10],
      ys: [51, 58, 64, 70, 72, 85],
      at: 6,
      far: 25,
      x: 'hours of revision',
      y: 'test mark',
      story: 'the hours of revision and the test marks of six students',
    },
    {
      xs: [12, 15, 18, 22, 26, 30],
      ys: [40, 55, 62, 88, 104, 121],
      at: 20,
      far: 45,
      x: 'temperature in degrees Celsius',
      y: 'ice creams sold',
      story: 'the temperature and the number of ice creams that a kiosk sold on six days',
    },
    {
      xs: [1, 2, 4, 6, 7, 9],
      ys: [18.2, 16.9, 14.8, 11.5, 10.9, 8.1],
      at: 5,
      far: 20,
      x: 'age in years',
      y: 'price in thousand euros',
      story: 'the age and the price of six used cars of one make',
    },
    {
      xs: [20, 30, 40, 50, 60, 70],
      ys: [11, 15, 22, 26, 34, 37],
      at: 45,
      far: 130,
      x: 'speed in km/h',
      y: 'reaction distance in m',
      story: 'the speed of a car and the distance covered before the driver reacts',
    },
    {
      xs: [150, 156, 161, 168, 175, 182],
      ys: [47, 52, 53, 61, 66, 74],
      at: 165,
      far: 100,
      x: 'height in cm',
      y: 'mass in kg',
      story: 'the height and the mass of six runners',
    },
    {
      xs: [5, 8, 11, 14, 18, 22],
      ys: [82, 77, 71, 68, 58, 52],
      at: 12,
      far: 60,
      x: 'distance in km',
      y: 'score',
      story: 'the distance of six flats from the city centre and their popularity score',
    },
    {
      xs: [3, 5, 6, 9, 11, 13],
      ys: [7.1, 9.8, 10.4, 14.9, 16.2, 19.5],
      at: 8,
      far: 40,
      x: 'day',
      y: 'height in cm',
      story: 'the day of measurement and the height of a seedling',
    },
    {
      xs: [10, 14, 19, 23, 28, 33],
      ys: [920, 860, 770, 735, 640, 585],
      at: 25,
      far: 80,
      x: 'price in euros',
      y: 'items sold',
      story: 'the price of an item and the number sold in six weeks',
    },
  ],
  solve: ({ xs, ys, at }) => {
    const n = xs.length;
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    const sxy = sum(xs.map((x, i) => x * (ys[i] ?? 0))) - (sum(xs) * sum(ys)) / n;
    const sxx = sum(xs.map((x) => x * x)) - sum(xs) ** 2 / n;
    const syy = sum(ys.map((y) => y * y)) - sum(ys) ** 2 / n;
    const slope = sxy / sxx;
    const intercept = (sum(ys) - slope * sum(xs)) / n;
    return { slope, intercept, r: sxy / Math.sqrt(sxx * syy), estimate: slope * at + intercept };
  },
  write: ({ xs, ys, at, far, x, y, story }, { slope, intercept, r, estimate }) => {
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
    const [px, py] = [(x1 - x0) * 0.15, (y1 - y0) * 0.15];
    const drawing = new Diagram({ x: [x0 - px, x1 + px], y: [y0 - py, y1 + py] });
    drawing.axes({ x: 'x', y: 'y' });
    xs.forEach((value, i) => {
      drawing.point([value, ys[i] ?? 0]);
    });
    const line = `y = ${significant(slope)}x ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept))}`;
    return {
      text: paragraphs(
        `The table shows ${story}: $x$ is the ${x}, $y$ is the ${y}.`,
        [`| $x$ | ${xs.join(' | ')} |`, `| --- | ${xs.map(() => '---').join(' | ')} |`, `| $y$ | ${ys.join(' | ')} |`].join('\n'),
        '![](diagram:scatter)',
        raw`(a) Calculate Pearson's product-moment correlation coefficient $r$. [2]`,
        raw`(b) Find the equation of the regression line of $y$ on $x$. [2]`,
        raw`(c) Use it to estimate $y$ when $x = ${at}$. [2]`,
        raw`(d) Comment on the use of the line to estimate $y$ when $x = ${far}$. [1]`,
      ),
      hint: 'Which variable is to be predicted, and from which?',
      answer: paragraphs(
        raw`(a) $r = ${significant(r)}$`,
        raw`(b) $${line}$`,
        raw`(c) $${significant(estimate)}$`,
        raw`(d) $x = ${far}$ lies outside the range of the data.`,
      ),
      solution: paragraphs(
        raw`(a) With the lists in the calculator, $r = ${significant(r, 4)}$, so $r = ${significant(r)}$: a strong ${r < 0 ? 'negative' : 'positive'} linear correlation.`,
        raw`(b) The same output gives the slope $${significant(slope, 5)}$ and the intercept $${significant(intercept, 5)}$: $${line}$.`,
        raw`(c) With the unrounded coefficients, $y = ${significant(slope, 5)} \times ${at} ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept), 5)} = ${significant(estimate, 4)}$, about $${significant(estimate)}$.`,
        raw`(d) The data reach from $x = ${x0}$ to $x = ${x1}$. The value $${far}$ lies outside (extrapolation), and the linear pattern need not continue there.`,
      ),
      markScheme: markScheme({
        a: [raw`A2 $r = ${significant(r)}$`],
        b: [raw`A1 slope $${significant(slope)}$`, raw`A1 intercept $${significant(intercept)}$, given as an equation`],
        c: [raw`(M1) substitutes $x = ${at}$`, raw`A1 $${significant(estimate)}$`],
        d: ['R1 the value lies outside the range of the data (extrapolation)'],
      }),
      numeric: [
        { part: 'a', value: r, tolerance: 0.00051 },
        { part: 'c', value: estimate, tolerance: Math.abs(estimate) * 0.006 },
      ],
      keys: [
        { kind: 'number', label: 'Gradient', ...threeFigures(slope, 'b') },
        { kind: 'number', label: '$y$-intercept', ...threeFigures(intercept, 'b') },
      ],
      diagrams: [
        {
          name: 'scatter',
          svg: drawing.toSvg(),
          alt: `Scatter diagram of the six points, which lie close to a ${r < 0 ? 'falling' : 'rising'} straight line.`,
        },
      ],
    };
  },
  check: ({ xs, ys, at, far }, { slope, intercept, r, estimate }) => {
    const residuals = (m: number, c: number) => xs.reduce((sum, x, i) => sum + ((ys[i] ?? 0) - m * x - c) ** 2, 0);
    const best = residuals(slope, intercept);
    // No line has smaller squares: first the best intercept for a slope, then the best slope.
    const scan = minimise(
      (m) => {
        const rest = xs.map((x, i) => (ys[i] ?? 0) - m * x);
        const mean = rest.reduce((a, b) => a + b, 0) / rest.length;
        return residuals(m, mean);
      },
      slope - 3,
      slope + 3,
    );
    assertClose(scan.value, best, 'least squares', 1e-6);
    assertClose(scan.at, slope, 'slope', 1e-4);
    const mean = ys.reduce((a, b) => a + b, 0) / ys.length;
    assertClose(
      Math.sign(slope) * Math.sqrt(1 - best / ys.reduce((sum, y) => sum + (y - mean) ** 2, 0)),
      r,
      'r from explained variation',
    );
    assertClose(estimate - slope * at, intercept, 'estimate');
    assert.ok(Math.abs(r) > 0.97 && (far > Math.max(...xs) || far < Math.min(...xs)));
  },
});

/** Templates of topic 4 for SL and HL: data. */
export const statistics = [
  boxPlotOutlier,
  cumulativeFrequency,
  withLaterForms(transformedData, ...transformationsFound),
  regressionLine,
];
