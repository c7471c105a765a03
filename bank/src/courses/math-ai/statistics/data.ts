import assert from 'node:assert/strict';
import { withCapitalA } from '../../../articles.ts';
import { Diagram } from '../../../diagram.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionDraft, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { boxPlotSvg, type Point } from '../figures.ts';
import { choice, exact, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Sampling, cumulative frequency and box plots. */

const stratifiedSample = defineTemplate({
  key: 'ai-stratified-sample-size',
  calculatorAllowed: true,
  placements: [sl('4.1', 1)],
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
        ${withCapitalA(place)} wants to ask a stratified sample of ${sample} of its ${total} members.

        ${table(['Group', ...groups], ['Members', ...sizes.map((n) => `$${n}$`)])}

        Calculate the number of members of the group "${groups[ask] as string}" in the sample. [1]`,
      hint: 'Each group has the same share of the sample as of the whole population.',
      ...choice(
        `$${count}$`,
        [
          wrong(`$${Math.round(sample / 3)}$`, 'You shared the sample equally among the groups, whatever their sizes.'),
          wrong(
            `$${Math.round((sample * size) / (total - size))}$`,
            'You divided by the number of the other members instead of the number of all.',
          ),
          wrong(`$${sample - count}$`, 'You counted everybody in the sample who does not belong to the group.'),
        ],
        index,
      ),
      solution: prose`
        The group makes up $\dfrac{${size}}{${total}}$ of all members. The same fraction of the sample is
        $$\frac{${size}}{${total}} \times ${sample} = ${count}.$$

        Sharing the sample equally among the three groups ignores their sizes; dividing by the number of **other** members compares with the wrong total; the remaining option counts
        everybody else in the sample.`,
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
  calculatorAllowed: true,
  placements: [sl('4.2', 1, '4.3'), sl('4.3', 1, '4.2')],
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

        (b) Calculate the interquartile range. [3]

        (c) Estimate how many of the ${total} values are greater than $${limit}$. [2]`,
      hint: 'At which cumulative frequencies are the quartiles?',
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
    assert.equal(data.length, 100 * total);
    assertClose(q1, quantile(0.25), 'Q1', 2e-3);
    assertClose(median, quantile(0.5), 'the median', 2e-3);
    assertClose(q3, quantile(0.75), 'Q3', 2e-3);
    assertClose(above, data.filter((value) => value > limit).length / 100, 'how many are above', 5e-3);
    assert.ok(above > 0 && above < total && q1 < median && median < q3);
  },
});

const boxPlotOutlier = defineTemplate({
  key: 'ai-box-plot-outlier',
  calculatorAllowed: true,
  placements: [sl('4.2', 1, '4.1'), sl('4.1', 1, '4.2')],
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
  write: ({ what, five, ticks, extra }, { iqr, low, high }, index) => {
    if (index >= 4) return drawnBoxPlot({ what, five, ticks, extra }, { iqr, low, high });
    const [min, q1, median, q3, max] = five as [number, number, number, number, number];
    const outside = extra < low || extra > high;
    const upper = extra > median;
    return {
      text: prose`
        The box plot summarises the data of a survey, which have no outliers. Its box runs from $${q1}$ to $${q3}$, and its median is $${median}$.

        ![](diagram:box)

        (a) Write down the percentage of the data that are greater than $${q3}$. [1]

        (b) Calculate the interquartile range. [1]

        (c) One further value, $${extra}$, was measured later. Using the quartiles of the box plot, determine whether this value is an outlier. [3]`,
      hint: 'How far from the box may a value lie before it counts as an outlier?',
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

interface Box {
  what: string;
  five: readonly number[];
  ticks: readonly number[];
  extra: number;
}

/** The other way round: from the summary to the limits and the drawing. */
function drawnBoxPlot(
  { what, five, ticks, extra }: Box,
  { iqr, low, high }: { iqr: number; low: number; high: number },
): QuestionDraft {
  const [min, q1, median, q3, max] = five as [number, number, number, number, number];
  const outside = extra < low || extra > high;
  const limits = `$${low}$ and $${high}$`;
  return inParts({
    stem: prose`
      The table summarises a set of data, ${what.charAt(0).toLowerCase()}${what.slice(1)}. The data have no outliers.

      ${table(
        ['Minimum', '$Q_1$', 'Median', '$Q_3$', 'Maximum'],
        five.map((value) => `$${value}$`),
      )}`,
    hint: 'How far beyond a quartile may a value lie before it counts as an outlier?',
    parts: [
      {
        ask: 'Draw a box plot of the data. Label its five values.',
        answer: 'see the drawing in the solution',
        solution:
          'The box reaches from $Q_1$ to $Q_3$ with a line at the median, the whiskers to the minimum and the maximum.\n\n![](diagram:box)',
        marks: ['A1 scale with a name', 'A1 box and median, with their values', 'A1 whiskers, with their values'],
        keys: [{ kind: 'compare', as: 'sketch' }],
      },
      {
        ask: 'Calculate the two limits beyond which a value would be an outlier.',
        answer: limits,
        solution: prose`The interquartile range is $${q3} - ${q1} = ${iqr}$. The limits are $${q1} - 1.5 \times ${iqr} = ${low}$ and $${q3} + 1.5 \times ${iqr} = ${high}$.`,
        marks: [prose`M1 $1.5 \times ${iqr}$`, `A1 $${low}$`, `A1 $${high}$`],
        keys: [{ kind: 'set', values: [`${low}`, `${high}`] }],
      },
      {
        ask: `Hence verify that the data have no outliers.`,
        answer: `$${min} \\ge ${low}$ and $${max} \\le ${high}$`,
        solution: `$${min} \\ge ${low}$ and $${max} \\le ${high}$, so every value lies within the limits.`,
        marks: ['R1 minimum and maximum compared with the limits'],
      },
      {
        ask: `In a copy of the data, one value was typed wrongly as $${extra}$. Suggest, with a reason, whether the rule for outliers would find this mistake.`,
        answer: outside ? 'yes: it lies beyond a limit' : 'no: it lies within the limits',
        solution: `$${extra}$ lies ${outside ? 'beyond a limit, so the rule marks it' : 'within the limits, so the rule does not notice it'}. A value is removed only if it is known to be a mistake; the rule alone does not show that.`,
        marks: [`R1 ${outside ? 'yes' : 'no'}, by comparison with the limits`],
      },
    ],
    diagrams: [
      {
        name: 'box',
        svg: boxPlotSvg([min, q1, median, q3, max], ticks, what, true),
        alt: `A box plot titled ${what}: minimum ${min}, lower quartile ${q1}, median ${median}, upper quartile ${q3}, maximum ${max}.`,
      },
    ],
  });
}

export const dataTemplates: readonly QuestionTemplate[] = [stratifiedSample, cumulativeFrequency, boxPlotOutlier];
