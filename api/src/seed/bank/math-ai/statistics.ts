import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { signed, significant } from '../../tex.ts';
import { boxPlotSvg, type Point } from './figures.ts';
import { both, choice, exact, hl, near, prose, scheme, sl, table, toWithin } from './writing.ts';

/** Topic 4 of both courses, describing data: sampling, diagrams, measures, correlation and rank correlation. */

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const stratifiedSample = defineTemplate({
  key: 'ai-stratified-sample-size',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('4.1.1', 1),
  variants: [
    { place: 'school', groups: ['Year 11', 'Year 12', 'Year 13'], sizes: [120, 90, 90], sample: 50, ask: 0 },
    { place: 'sports club', groups: ['juniors', 'adults', 'seniors'], sizes: [80, 160, 60], sample: 60, ask: 2 },
    { place: 'company', groups: ['engineers', 'sales staff', 'drivers'], sizes: [150, 60, 90], sample: 40, ask: 1 },
    { place: 'library', groups: ['children', 'students', 'adults'], sizes: [240, 180, 380], sample: 80, ask: 1 },
    { place: 'orchestra school', groups: ['strings', 'wind', 'percussion'], sizes: [180, 100, 20], sample: 45, ask: 0 },
    { place: 'hospital', groups: ['doctors', 'nurses', 'administrators'], sizes: [70, 210, 140], sample: 60, ask: 0 },
    { place: 'university', groups: ['first-year', 'second-year', 'third-year'], sizes: [400, 350, 250], sample: 120, ask: 1 },
    { place: 'choir festival', groups: ['sopranos', 'altos', 'basses'], sizes: [210, 150, 90], sample: 30, ask: 0 },
  ],
  solve: ({ sizes, sample, ask }) => ({ count: (sample * (sizes[ask] as number)) / sizes.reduce((sum, n) => sum + n, 0) }),
  write: ({ place, groups, sizes, sample, ask }, { count }, index) => {
    const total = sizes.reduce((sum, n) => sum + n, 0);
    const size = sizes[ask] as number;
    return {
      text: prose`
        A ${place} wants to ask a stratified sample of ${sample} of its ${total} members.

        ${table(['Group', ...groups], ['Members', ...sizes.map((n) => `$${n}$`)])}

        Find the number of members of the group "${groups[ask] as string}" in the sample. [2]`,
      hint: 'Each group has the same share of the sample as of the whole population.',
      ...choice(
        `$${count}$`,
        [`$${Math.round(sample / 3)}$`, `$${Math.round((sample * size) / (total - size))}$`, `$${sample - count}$`],
        index,
      ),
      solution: prose`
        The group makes up $\dfrac{${size}}{${total}}$ of all members. The same fraction of the sample is
        $$\frac{${size}}{${total}} \times ${sample} = ${count}.$$

        Sharing the sample equally among the three groups ignores their sizes; dividing by the number of **other** members compares with the wrong total; the remaining option counts
        everybody else in the sample.`,
      markScheme: scheme({ '': [prose`M1 $\frac{${size}}{${total}} \times ${sample}$`, prose`A1 $${count}$`] }),
    };
  },
  check: ({ sizes, sample, ask }, { count }) => {
    const total = sizes.reduce((sum, n) => sum + n, 0);
    const shares = sizes.map((n) => (n * sample) / total);
    assert.ok(
      shares.every((share) => Math.abs(share - Math.round(share)) < 1e-9),
      'whole people in every group',
    );
    assertClose(
      shares.reduce((sum, n) => sum + n, 0),
      sample,
      'the groups fill the sample',
    );
    assert.equal(count * total, sample * (sizes[ask] as number));
  },
});

const cumulativeFrequency = defineTemplate({
  key: 'ai-cumulative-frequency-reading',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [sl('4.2.1', 1, '4.3.2'), hl('4.2.1', 1, '4.3.2'), sl('4.3.2', 1, '4.2.1'), hl('4.2.1', 1, '4.3.1', '4.3.2')],
  variants: [
    {
      what: 'times, in minutes, of journeys to school',
      name: 'time (min)',
      width: 10,
      cf: [0, 8, 20, 40, 60, 72, 80],
      limit: 45,
    },
    { what: 'masses, in grams, of tomatoes', name: 'mass (g)', width: 20, cf: [0, 6, 30, 60, 90, 108, 120], limit: 70 },
    {
      what: 'waiting times, in minutes, at a clinic',
      name: 'time (min)',
      width: 5,
      cf: [0, 10, 25, 50, 70, 90, 100],
      limit: 17.5,
    },
    { what: 'lengths, in centimetres, of fish', name: 'length (cm)', width: 10, cf: [0, 4, 16, 30, 45, 55, 60], limit: 35 },
    { what: 'lifetimes, in hours, of batteries', name: 'time (h)', width: 10, cf: [0, 12, 40, 90, 120, 144, 160], limit: 25 },
    {
      what: 'distances, in kilometres, cycled in a day',
      name: 'distance (km)',
      width: 20,
      cf: [0, 30, 70, 100, 130, 150, 200],
      limit: 50,
    },
    { what: 'scores in a quiz', name: 'score', width: 10, cf: [0, 10, 35, 65, 105, 130, 140], limit: 45 },
    {
      what: 'ages, in years, of visitors to a fair',
      name: 'age (years)',
      width: 10,
      cf: [0, 25, 60, 120, 180, 225, 240],
      limit: 45,
    },
  ],
  solve: ({ width, cf, limit }) => {
    const total = cf.at(-1) as number;
    const at = (level: number) => {
      const i = cf.findIndex((value) => value >= level);
      const [low, high] = [cf[i - 1] as number, cf[i] as number];
      return width * (i - 1 + (level - low) / (high - low));
    };
    const below = (x: number) => {
      const i = Math.min(Math.floor(x / width), cf.length - 2);
      return (cf[i] as number) + (x / width - i) * ((cf[i + 1] as number) - (cf[i] as number));
    };
    return { total, q1: at(total / 4), median: at(total / 2), q3: at((3 * total) / 4), above: total - below(limit) };
  },
  write: ({ what, name, width, cf, limit }, { total, q1, median, q3, above }) => {
    const top = total * 1.08;
    const yStep = [5, 10, 20].find((step) => total / step <= 14) as number;
    const figure = new Diagram({ x: [0, width * 6.5], y: [0, top], width: 460, height: 320 })
      .axes({
        x: '',
        y: '',
        xTicks: [1, 2, 3, 4, 5, 6].map((i) => i * width),
        yTicks: Array.from({ length: total / yStep }, (_, i) => (i + 1) * yStep),
        grid: true,
      })
      .polyline(cf.map((value, i): Point => [i * width, value]))
      .label([0, top], 'cumulative frequency', { anchor: 'start', dx: 8, dy: -6 })
      .label([width * 6.5, 0], name, { anchor: 'end', dx: 14, dy: -8 });
    const short = (value: number) => significant(value, 4).replace(/\.?0+$/, '');
    const plain = (value: number) => (Number.isInteger(value) ? `${value}` : short(value));
    return {
      text: prose`
        The cumulative frequency graph shows the ${what}, for a sample of ${total}. Its points are joined by straight lines.

        ![](diagram:ogive)

        (a) Write down the median. [1]

        (b) Find the interquartile range. [3]

        (c) Estimate how many of the ${total} values are greater than $${limit}$. [2]`,
      hint: prose`The quartiles stand at one quarter and three quarters of the total frequency.`,
      answer: prose`
        (a) $${plain(median)}$

        (b) $${plain(q3 - q1)}$

        (c) $${plain(above)}$`,
      solution: prose`
        (a) Half of ${total} is ${total / 2}. From $${total / 2}$ on the vertical axis go across to the graph and down: the median is $${plain(median)}$.

        (b) A quarter of ${total} is ${total / 4}, which leads to $Q_1 = ${plain(q1)}$; three quarters are ${(3 * total) / 4}, which leads to $Q_3 = ${plain(q3)}$. The interquartile range is
        $${plain(q3)} - ${plain(q1)} = ${plain(q3 - q1)}$.

        (c) At $${limit}$ the graph has the height $${plain(total - above)}$: so many values are at most $${limit}$. The others, $${total} - ${plain(total - above)} = ${plain(above)}$, are greater.`,
      markScheme: scheme({
        a: [prose`A1 $${plain(median)}$`],
        b: [prose`A1 $Q_1 = ${plain(q1)}$`, prose`A1 $Q_3 = ${plain(q3)}$`, prose`A1 $${plain(q3 - q1)}$`],
        c: [
          prose`M1 reading $${plain(total - above)}$ and subtracting from ${total}`,
          prose`A1 $${plain(above)}$ (accept readings within one)`,
        ],
      }),
      numeric: [
        toWithin(median, width / 10, 'a'),
        toWithin(q3 - q1, width / 5, 'b'),
        toWithin(above, Math.max(1, total / 100), 'c'),
      ],
      diagrams: [
        {
          name: 'ogive',
          svg: figure.toSvg(),
          alt: `A cumulative frequency polygon through the points ${cf.map((value, i) => `(${i * width}, ${value})`).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ width, cf, limit }, { total, q1, median, q3, above }) => {
    // Spread every class evenly over many values and sort.
    const data: number[] = [];
    cf.slice(1).forEach((value, i) => {
      const count = (value - (cf[i] as number)) * 100;
      for (let k = 0; k < count; k++) data.push(width * (i + (k + 0.5) / count));
    });
    const quantile = (share: number) =>
      ((data[Math.round(share * data.length) - 1] as number) + (data[Math.round(share * data.length)] as number)) / 2;
    assertClose(q1, quantile(0.25), 'Q1', 2e-3);
    assertClose(median, quantile(0.5), 'the median', 2e-3);
    assertClose(q3, quantile(0.75), 'Q3', 2e-3);
    assertClose(above, data.filter((value) => value > limit).length / 100, 'how many are above', 5e-3);
    assert.ok(above > 0 && above < total && q1 < median && median < q3);
  },
});

const boxPlotOutlier = defineTemplate({
  key: 'ai-box-plot-outlier',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [sl('4.2.2', 1, '4.1.2'), hl('4.2.2', 1, '4.1.2'), sl('4.1.2', 1, '4.2.2'), hl('4.1.2', 1, '4.2.2')],
  variants: [
    { what: 'Numbers of books read in a year', five: [4, 12, 16, 20, 29], ticks: [0, 5, 10, 15, 20, 25, 30, 35], extra: 34 },
    { what: 'Marks in a test', five: [32, 48, 56, 64, 80], ticks: [0, 20, 40, 60, 80, 100], extra: 90 },
    { what: 'Heights of seedlings (cm)', five: [6, 9, 11, 13, 18], ticks: [0, 5, 10, 15, 20], extra: 2 },
    { what: 'Numbers of text messages in a day', five: [10, 24, 32, 40, 60], ticks: [0, 10, 20, 30, 40, 50, 60, 70], extra: 66 },
    { what: 'Masses of apples (g)', five: [110, 130, 145, 158, 190], ticks: [60, 80, 100, 120, 140, 160, 180, 200], extra: 84 },
    {
      what: 'Reaction times (hundredths of a second)',
      five: [15, 22, 25, 28, 36],
      ticks: [10, 15, 20, 25, 30, 35, 40],
      extra: 38,
    },
    { what: 'Ages of players (years)', five: [17, 21, 24, 27, 34], ticks: [10, 15, 20, 25, 30, 35, 40], extra: 37 },
    { what: 'Daily high temperatures (°C)', five: [14, 18, 21, 24, 31], ticks: [5, 10, 15, 20, 25, 30, 35], extra: 8 },
  ],
  solve: ({ five }) => {
    const [, q1, , q3] = five as [number, number, number, number, number];
    const iqr = q3 - q1;
    return { iqr, low: q1 - 1.5 * iqr, high: q3 + 1.5 * iqr };
  },
  write: ({ what, five, ticks, extra }, { iqr, low, high }) => {
    const [min, q1, median, q3, max] = five as [number, number, number, number, number];
    const outside = extra < low || extra > high;
    const upper = extra > median;
    return {
      text: prose`
        The box plot summarises the data of a survey, which have no outliers. Its box runs from $${q1}$ to $${q3}$, and its median is $${median}$.

        ![](diagram:box)

        (a) Write down the percentage of the data that are greater than $${q3}$. [1]

        (b) Find the interquartile range. [1]

        (c) One further value, $${extra}$, was measured later. Using the quartiles of the box plot, determine whether this value is an outlier. [3]`,
      hint: 'A value is an outlier when it lies more than one and a half interquartile ranges beyond the nearer quartile.',
      answer: prose`
        (a) $25\%$

        (b) $${iqr}$

        (c) ${outside ? 'it is an outlier' : 'it is not an outlier'}`,
      solution: prose`
        (a) $${q3}$ is the upper quartile: a quarter of the data, $25\%$, lie above it.

        (b) $Q_3 - Q_1 = ${q3} - ${q1} = ${iqr}$.

        (c) The value lies ${upper ? 'on the upper' : 'on the lower'} side, where the limit is
        $${upper ? `Q_3 + 1.5 \\times ${iqr} = ${q3} + ${1.5 * iqr} = ${high}` : `Q_1 - 1.5 \\times ${iqr} = ${q1} - ${1.5 * iqr} = ${low}`}$.
        Since $${extra} ${upper ? (outside ? '>' : '\\le') : outside ? '<' : '\\ge'} ${upper ? high : low}$, the value ${outside ? 'is an outlier' : 'is not an outlier'}.`,
      markScheme: scheme({
        a: [prose`A1 $25\%$`],
        b: [prose`A1 $${iqr}$`],
        c: [
          prose`M1 $1.5 \times ${iqr}$`,
          prose`A1 limit $${upper ? high : low}$`,
          `R1 comparison with ${extra} and the conclusion that it ${outside ? 'is' : 'is not'} an outlier`,
        ],
      }),
      numeric: [exact(25, 'a', '%'), exact(iqr, 'b')],
      diagrams: [
        {
          name: 'box',
          svg: boxPlotSvg([min, q1, median, q3, max], ticks, what),
          alt: `A box plot titled ${what}: minimum ${min}, lower quartile ${q1}, median ${median}, upper quartile ${q3}, maximum ${max}.`,
        },
      ],
    };
  },
  check: ({ five, extra }, { iqr, low, high }) => {
    const [min, , , , max] = five as [number, number, number, number, number];
    assert.deepEqual(
      five.toSorted((a, b) => a - b),
      five,
    );
    assert.ok(min >= low && max <= high, 'no outliers in the plot itself');
    // The limits are four interquartile ranges apart and symmetric about the middle of the box.
    assertClose(high - low, 4 * iqr, 'the width between the limits');
    assertClose(high + low, (five[1] as number) + (five[3] as number), 'the middle of the limits');
    assert.ok(extra !== low && extra !== high && (extra < min || extra > max));
  },
});

const groupedMean = defineTemplate({
  key: 'ai-grouped-mean-deviation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('4.3.1', 1, '4.3.2'), hl('4.3.1', 1, '4.3.2'), sl('4.3.2', 1, '4.3.1'), hl('4.3.2', 1, '4.3.1')],
  variants: [
    { what: 'time $t$ (minutes) spent on homework', sym: 't', start: 0, width: 20, f: [8, 15, 22, 11, 4], factor: 1.1 },
    { what: 'mass $m$ (kg) of parcels', sym: 'm', start: 0, width: 4, f: [12, 20, 9, 6, 3], factor: 2.2 },
    { what: 'distance $d$ (km) travelled to work', sym: 'd', start: 0, width: 10, f: [25, 18, 10, 5, 2], factor: 0.62 },
    { what: 'height $h$ (cm) of sunflowers', sym: 'h', start: 120, width: 20, f: [5, 14, 21, 16, 4], factor: 0.39 },
    { what: 'age $a$ (years) of members of a club', sym: 'a', start: 10, width: 15, f: [18, 26, 31, 17, 8], factor: 12 },
    { what: 'speed $v$ (km h⁻¹) of cars', sym: 'v', start: 30, width: 10, f: [6, 19, 33, 17, 5], factor: 0.278 },
    { what: 'price $p$ (EUR) of meals', sym: 'p', start: 6, width: 3, f: [4, 13, 18, 10, 5], factor: 1.2 },
    { what: 'length $l$ (mm) of beetles', sym: 'l', start: 8, width: 2, f: [7, 16, 24, 20, 13], factor: 0.1 },
  ],
  solve: ({ start, width, f, factor }) => {
    const total = f.reduce((sum, n) => sum + n, 0);
    const mids = f.map((_, i) => start + width * (i + 0.5));
    const average = mids.reduce((sum, m, i) => sum + m * (f[i] as number), 0) / total;
    const square = mids.reduce((sum, m, i) => sum + m * m * (f[i] as number), 0) / total;
    const deviation = Math.sqrt(square - average * average);
    return {
      total,
      mids,
      average,
      deviation,
      newMean: factor * average,
      newDeviation: factor * deviation,
      modal: f.indexOf(Math.max(...f)),
    };
  },
  write: ({ what, sym, start, width, f, factor }, { total, mids, average, deviation, newMean, newDeviation, modal }) => {
    const interval = (i: number) => prose`$${start + width * i} < ${sym} \le ${start + width * (i + 1)}$`;
    return {
      text: prose`
        The table shows the ${what}, for a sample.

        ${table(['Interval', ...f.map((_, i) => interval(i))], ['Frequency', ...f.map((n) => `$${n}$`)])}

        (a) Write down the modal class. [1]

        (b) Find an estimate of the mean. [2]

        (c) Find an estimate of the standard deviation of the sample. [1]

        (d) All values are to be converted to another unit by multiplying them by $${factor}$. Write down the mean and the standard deviation after the conversion. [2]

        (e) Explain why the results of parts (b) and (c) are only estimates. [1]`,
      hint: 'Represent every class by its midpoint and enter midpoints and frequencies in the calculator.',
      answer: prose`
        (a) ${interval(modal)}

        (b) $${significant(average)}$

        (c) $${significant(deviation)}$

        (d) $${significant(newMean)}$ and $${significant(newDeviation)}$

        (e) the exact values within each class are not known`,
      solution: prose`
        (a) The class with the highest frequency, $${f[modal] as number}$, is ${interval(modal)}.

        (b) The midpoints are $${mids.join(',\\ ')}$ and the total frequency is $${total}$. The mean is estimated by
        $$\bar{x} = \frac{${mids.map((m, i) => `${f[i]} \\times ${m}`).join(' + ')}}{${total}} = ${significant(average)}.$$

        (c) One-variable statistics with midpoints and frequencies gives $\sigma = ${significant(deviation)}$.

        (d) Multiplying every value by $${factor}$ multiplies both measures by $${factor}$: the mean becomes $${significant(newMean)}$ and the standard deviation $${significant(newDeviation)}$.

        (e) The table tells only in which class a value lies. Putting all the values of a class at its midpoint is an approximation.`,
      markScheme: scheme({
        a: [prose`A1 ${interval(modal)}`],
        b: ['(M1) midpoints used', prose`A1 $${significant(average)}$`],
        c: [prose`A1 $${significant(deviation)}$`],
        d: [prose`A1 $${significant(newMean)}$`, prose`A1 $${significant(newDeviation)}$`],
        e: ['R1 the individual values are not known'],
      }),
      numeric: [near(average, 'b'), near(deviation, 'c')],
    };
  },
  check: ({ start, width, f, factor }, { average, deviation, newMean, newDeviation }) => {
    const data = f.flatMap((n, i) => new Array<number>(n).fill(start + width * i + width / 2));
    assertClose(average, mean(data), 'the mean of the list');
    const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
    assertClose(deviation, spread(data), 'the deviation of the list');
    const converted = data.map((value) => value * factor);
    assertClose(newMean, mean(converted), 'the converted mean');
    assertClose(newDeviation, spread(converted), 'the converted deviation');
    assert.equal(f.filter((n) => n === Math.max(...f)).length, 1);
  },
});

const regressionScatter = defineTemplate({
  key: 'ai-regression-scatter',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('4.4.1', 2, '4.4.2'), hl('4.4.1', 2, '4.4.2'), sl('4.4.2', 1, '4.4.1'), hl('4.4.2', 1, '4.4.1')],
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
        The table and the scatter diagram show the ${x}, $x$, and the ${y}, $y$, of eight observations.

        ${table(['$x$', ...xs.map((value_) => `$${value_}$`)], ['$y$', ...ys.map((value_) => `$${value_}$`)])}

        ![](diagram:scatter)

        (a) Find Pearson's product-moment correlation coefficient, $r$, and describe the correlation. [3]

        (b) Find the equation of the regression line of $y$ on $x$. [2]

        (c) Use the line to estimate $y$ for $x = ${at}$. [2]

        (d) A student uses the line for $x = ${far}$. Comment on the reliability of the result. [1]`,
      hint: 'Enter the two rows as lists and use linear regression.',
      answer: prose`
        (a) $r = ${significant(r)}$, a ${strength} ${r < 0 ? 'negative' : 'positive'} linear correlation

        (b) $${line}$

        (c) $${significant(value)}$

        (d) not reliable: it is an extrapolation`,
      solution: prose`
        (a) Linear regression on the calculator gives $r = ${significant(r)}$. It is close to $${r < 0 ? -1 : 1}$, so there is a ${strength} ${r < 0 ? 'negative' : 'positive'} linear correlation: $y$ ${r < 0 ? 'falls' : 'rises'} as $x$ rises.

        (b) The same screen gives the gradient $${significant(a)}$ and the intercept $${significant(b)}$: $${line}$. As a check, the line passes through the mean point $(${significant(mx, 4)}, ${significant(my, 4)})$.

        (c) With the unrounded coefficients, $y = ${significant(a, 5)} \times ${at}${signed(Number(significant(b, 5).replaceAll('\\,', '')))} = ${significant(value)}$. As $${at}$ lies within the data, this is an interpolation.

        (d) $x = ${far}$ lies outside the range of the data, from $${Math.min(...xs)}$ to $${Math.max(...xs)}$. Nothing shows that the linear relation continues there: the result is an extrapolation and not reliable.`,
      markScheme: scheme({
        a: [
          prose`A2 $r = ${significant(r)}$ (A1 for two significant figures)`,
          `A1 ${strength}, ${r < 0 ? 'negative' : 'positive'}`,
        ],
        b: [prose`A1 gradient $${significant(a)}$`, prose`A1 $${line}$, as an equation`],
        c: [prose`M1 $x = ${at}$ substituted`, prose`A1 $${significant(value)}$`],
        d: ['R1 outside the range of the data (extrapolation), so not reliable'],
      }),
      numeric: [toWithin(r, 0.0005, 'a'), toWithin(value, Math.abs(value) * 0.006, 'c')],
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
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('4.10', 1, '4.4.1'),
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
        Two judges of ${event} give points to the seven entries A to G, each on a scale of their own.

        ${table(['Entry', ...letters], ['First judge', ...xs.map((n) => `$${n}$`)], ['Second judge', ...ys.map((n) => `$${n}$`)])}

        (a) Copy and complete a table of the ranks, with rank 1 for the highest number of points. [2]

        (b) Find Spearman's rank correlation coefficient, $r_s$. [2]

        (c) Interpret this value in context. [1]

        (d) The first judge changes the points of entry ${letters[who] as string} from $${xs[who] as number}$ to $${value}$. Explain why $r_s$ does not change. [1]`,
      hint: 'Entries with equal points share the mean of the ranks that they would take.',
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

export const statisticsTemplates: readonly QuestionTemplate[] = [
  stratifiedSample,
  cumulativeFrequency,
  boxPlotOutlier,
  groupedMean,
  regressionScatter,
  spearman,
];
