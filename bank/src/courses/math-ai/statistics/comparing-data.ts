import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { mean, total } from '../samples.ts';
import { exact, labelled, near, prose, sl, table } from '../writing.ts';

/** Topic 4. Two box plots compared, and histograms. */

type Five = readonly [number, number, number, number, number];

/** Two box plots above one scale. */
function twoBoxes(plots: readonly (readonly [string, Five])[], ticks: readonly number[], name: string): string {
  const [low, high] = [Math.min(...ticks), Math.max(...ticks)];
  const diagram = new Diagram({ x: [low, high], y: [-1, 5.6], height: 260 }).segment([low, 0], [high, 0], 'd-axis');
  plots.forEach(([label, [min, q1, median, q3, max]], i) => {
    const y = 4 - 2.3 * i;
    diagram
      .polygon([
        [q1, y - 0.6],
        [q3, y - 0.6],
        [q3, y + 0.6],
        [q1, y + 0.6],
      ])
      .segment([median, y - 0.6], [median, y + 0.6])
      .segment([min, y], [q1, y])
      .segment([q3, y], [max, y])
      .segment([min, y - 0.3], [min, y + 0.3])
      .segment([max, y - 0.3], [max, y + 0.3])
      .label([low, y + 0.75], label, { anchor: 'start', dx: -20, dy: -2 });
  });
  for (const tick of ticks) diagram.segment([tick, 0], [tick, 0.15], 'd-axis').label([tick, 0], `${tick}`, { dy: 17 });
  return diagram.label([(low + high) / 2, -1], name, { dy: 12 }).toSvg();
}

interface Boxes {
  form: 'compare' | 'claims' | 'draw';
  what: string;
  names: readonly [string, string];
  plots: readonly [Five, Five];
  ticks: readonly number[];
}

const compareBoxPlots = defineTemplate<Boxes, { iqrs: number[]; ranges: number[] }>({
  key: 'ai-compare-two-box-plots',
  calculatorAllowed: true,
  placements: [sl('4.2', 1, '4.3')],
  variants: [
    {
      form: 'compare',
      what: 'waiting times (minutes)',
      names: ['clinic A', 'clinic B'],
      plots: [
        [4, 12, 18, 26, 45],
        [8, 16, 20, 24, 34],
      ],
      ticks: [0, 10, 20, 30, 40, 50],
    },
    {
      form: 'claims',
      what: 'marks',
      names: ['class P', 'class Q'],
      plots: [
        [35, 50, 62, 70, 94],
        [42, 54, 58, 72, 88],
      ],
      ticks: [30, 40, 50, 60, 70, 80, 90, 100],
    },
    {
      form: 'draw',
      what: 'lengths of jumps (cm)',
      names: ['girls', 'boys'],
      plots: [
        [240, 310, 345, 370, 430],
        [250, 320, 365, 400, 480],
      ],
      ticks: [200, 250, 300, 350, 400, 450, 500],
    },
    {
      form: 'compare',
      what: 'prices of lunches (EUR)',
      names: ['the old town', 'the harbour'],
      plots: [
        [6, 9, 11, 14, 22],
        [8, 11, 14, 17, 19],
      ],
      ticks: [0, 5, 10, 15, 20, 25],
    },
    {
      form: 'claims',
      what: 'delays of flights (minutes)',
      names: ['airline R', 'airline S'],
      plots: [
        [0, 5, 14, 30, 60],
        [0, 10, 16, 25, 45],
      ],
      ticks: [0, 10, 20, 30, 40, 50, 60],
    },
    {
      form: 'draw',
      what: 'ages of members (years)',
      names: ['choir', 'orchestra'],
      plots: [
        [14, 22, 35, 52, 71],
        [16, 20, 28, 44, 66],
      ],
      ticks: [10, 20, 30, 40, 50, 60, 70, 80],
    },
  ],
  solve: ({ plots }) => ({ iqrs: plots.map(([, q1, , q3]) => q3 - q1), ranges: plots.map(([min, , , , max]) => max - min) }),
  write: ({ form, what, names, plots, ticks }, { iqrs, ranges }) => {
    const [first, second] = plots;
    const svg = twoBoxes(
      [
        [names[0], first],
        [names[1], second],
      ],
      ticks,
      what,
    );
    const alt = `Two box plots of ${what}. ${names.map((name, i) => `${name}: minimum ${plots[i]?.[0]}, lower quartile ${plots[i]?.[1]}, median ${plots[i]?.[2]}, upper quartile ${plots[i]?.[3]}, maximum ${plots[i]?.[4]}`).join('. ')}.`;
    const diagrams = [{ name: 'boxes', svg, alt }];
    const [i1, i2] = iqrs as [number, number];
    const higher = first[2] > second[2] ? 0 : 1;
    const wider = i1 > i2 ? 0 : 1;
    const medians = prose`$${plots[higher]?.[2] as number} > ${plots[1 - higher]?.[2] as number}$`;
    const spreads = prose`$${iqrs[wider] as number} > ${iqrs[1 - wider] as number}$`;
    if (form === 'draw') {
      const five = (plot: Five) => plot.map((value) => `$${value}$`);
      return inParts({
        stem: prose`
          The table shows a summary of ${what}; neither set of data has outliers.

          ${table(['', 'Minimum', '$Q_1$', 'Median', '$Q_3$', 'Maximum'], [names[0], ...five(first)], [names[1], ...five(second)])}`,
        hint: 'Five values make a box plot: where do the box and the whiskers end?',
        parts: [
          {
            ask: 'Draw box plots of both sets of data above one scale, and label them.',
            answer: 'see the drawing in the solution',
            solution:
              'Each box runs from $Q_1$ to $Q_3$ with a line at the median; the whiskers reach to the minimum and the maximum. The scale is marked evenly and has a name.\n\n![](diagram:boxes)',
            marks: [
              'A1 scale with equal steps and its name',
              'A1 both boxes and medians correct',
              'A1 whiskers to the extreme values',
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Calculate both interquartile ranges.',
            answer: `$${i1}$ and $${i2}$`,
            solution: `$${first[3]} - ${first[1]} = ${i1}$ (${names[0]}) and $${second[3]} - ${second[1]} = ${i2}$ (${names[1]}).`,
            marks: [`A1 $${i1}$`, `A1 $${i2}$`],
            keys: [labelled(names[0], exact(i1)), labelled(names[1], exact(i2))],
          },
          {
            ask: `Write down what fraction of the values for ${names[0]} lies between ${first[2]} and ${first[3]}.`,
            answer: prose`$\dfrac{1}{4}$`,
            solution: prose`These are the median and the upper quartile. Between them lies a quarter of the data, $\dfrac{1}{4}$, although this part of the box may be short.`,
            marks: [prose`A1 $\frac{1}{4}$`],
            keys: [{ kind: 'number', value: 0.25, tolerance: 1e-9, alternatives: [{ value: 25, tolerance: 0 }] }],
          },
          {
            ask: 'Compare the two sets of data by a measure of centre and a measure of spread.',
            answer: `${names[higher]}: higher median; ${names[wider]}: greater interquartile range`,
            solution: `The median for ${names[higher]} is higher, ${medians}. The middle half for ${names[wider]} is more spread out, ${spreads}.`,
            marks: ['A1 comparison of medians', 'A1 comparison of interquartile ranges'],
          },
        ],
        diagrams,
      });
    }
    if (form === 'claims') {
      const top = plots[0][4] > plots[1][4] ? 0 : 1;
      return inParts({
        stem: prose`
          The box plots show the ${what} of ${names[0]} and of ${names[1]}. Both have the same number of values.

          ![](diagram:boxes)

          Decide for each statement whether it is true, false, or cannot be decided from the box plots. Justify each answer.`,
        hint: 'A box plot describes quarters of the data, not about single values or the mean.',
        parts: [
          {
            ask: `At least half of the values of ${names[0]} are greater than or equal to ${first[2]}.`,
            answer: 'true',
            solution: `True: ${first[2]} is the median of ${names[0]}.`,
            marks: [`R1 true, because ${first[2]} is the median`],
          },
          {
            ask: `The mean for ${names[0]} is greater than that for ${names[1]}.`,
            answer: 'cannot be decided',
            solution: 'It cannot be decided: box plots show medians, and the mean depends on every single value.',
            marks: ['R1 not decidable, since the mean is not shown'],
          },
          {
            ask: `The middle half of the values of ${names[1 - wider]} is spread over a wider interval than that of ${names[wider]}.`,
            answer: 'false',
            solution: `False: the interquartile ranges are ${spreads}, the greater one for ${names[wider]}.`,
            marks: [`A1 interquartile ranges $${i1}$ and $${i2}$`, 'R1 false'],
          },
          {
            ask: `The greatest of all the values belongs to ${names[top]}.`,
            answer: 'true',
            solution: `True: the maxima are $${plots[top]?.[4] as number}$ and $${plots[1 - top]?.[4] as number}$, the greater one for ${names[top]}.`,
            marks: ['R1 true, by comparison of the maxima'],
          },
        ],
        diagrams,
      });
    }
    return inParts({
      stem: prose`
        The box plots show the ${what} in ${names[0]} and in ${names[1]}.

        ![](diagram:boxes)`,
      hint: 'Which five values does each plot show?',
      parts: [
        {
          ask: 'Write down both medians.',
          answer: `$${first[2]}$ and $${second[2]}$`,
          solution: `The lines in the boxes: $${first[2]}$ for ${names[0]} and $${second[2]}$ for ${names[1]}.`,
          marks: [`A1 $${first[2]}$ and $${second[2]}$`],
          keys: [
            { kind: 'set', label: `${names.join(', ')}, in this order`, values: [`${first[2]}`, `${second[2]}`], ordered: true },
          ],
        },
        {
          ask: 'Calculate the range and the interquartile range of each.',
          answer: `${names[0]}: $${ranges[0]}$ and $${i1}$; ${names[1]}: $${ranges[1]}$ and $${i2}$`,
          solution: `Ranges: $${first[4]} - ${first[0]} = ${ranges[0]}$ and $${second[4]} - ${second[0]} = ${ranges[1]}$. Interquartile ranges: $${first[3]} - ${first[1]} = ${i1}$ and $${second[3]} - ${second[1]} = ${i2}$.`,
          marks: [`A1 ranges $${ranges[0]}$ and $${ranges[1]}$ (do not accept one alone)`, `A1 $${i1}$`, `A1 $${i2}$`],
          keys: [
            { kind: 'set', label: `Ranges: ${names.join(', ')}, in this order`, values: ranges.map(String), ordered: true },
            labelled(`IQR, ${names[0]}`, exact(i1)),
            labelled(`IQR, ${names[1]}`, exact(i2)),
          ],
        },
        {
          ask: `A user wants values that are as predictable as possible. Determine whether ${names[0]} or ${names[1]} is the better choice, and justify your answer.`,
          answer: names[1 - wider] as string,
          solution: `Predictable means little spread. The interquartile range is smaller in ${names[1 - wider]} (${spreads}), so that is the better choice.`,
          marks: ['R1 comparison of the interquartile ranges (or ranges)', `A1 ${names[1 - wider]}`],
        },
        {
          ask: 'Discuss whether the data of the first box plot could come from a normal distribution.',
          answer: 'hardly: the plot is not symmetric',
          solution: `A normal distribution is symmetric. Here the upper whisker ($${first[4] - first[3]}$) is much longer than the lower one ($${first[1] - first[0]}$), so a normal distribution is not plausible.`,
          marks: ['A1 the plot is not symmetric', 'R1 so a normal distribution is not plausible'],
        },
      ],
      diagrams,
    });
  },
  check: ({ form, plots, ticks }, { iqrs, ranges }) => {
    for (const [i, plot] of plots.entries()) {
      assert.deepEqual(
        plot.toSorted((a, b) => a - b),
        [...plot],
      );
      const [min, q1, median, q3, max] = plot;
      // The four parts of the plot fill its range.
      assertClose(median - q1 + (q3 - median), iqrs[i] as number, 'the box');
      assertClose(q1 - min + (iqrs[i] as number) + (max - q3), ranges[i] as number, 'the whole plot');
      assert.ok(min >= Math.min(...ticks) && max <= Math.max(...ticks));
    }
    assert.ok(iqrs[0] !== iqrs[1] && plots[0][2] !== plots[1][2] && plots[0][4] !== plots[1][4]);
    if (form === 'compare') assert.ok(plots[0][4] - plots[0][3] > 1.5 * (plots[0][1] - plots[0][0]));
  },
});

interface Histogram {
  form: 'read' | 'draw' | 'choose';
  what: string;
  name: string;
  start: number;
  width: number;
  f: readonly number[];
  limit: number;
}

const histogram = defineTemplate<Histogram, { n: number; average: number; above: number; chance: number }>({
  key: 'ai-histogram-of-equal-classes',
  calculatorAllowed: true,
  placements: [sl('4.2', 1, '4.3')],
  variants: [
    {
      form: 'read',
      what: 'lengths of telephone calls',
      name: 'length (minutes)',
      start: 0,
      width: 4,
      f: [12, 18, 9, 6, 5],
      limit: 2,
    },
    { form: 'draw', what: 'masses of puppies', name: 'mass (kg)', start: 2, width: 1, f: [4, 9, 14, 8, 5], limit: 3 },
    { form: 'choose', what: 'times to fall asleep', name: 'time (minutes)', start: 0, width: 10, f: [22, 16, 8, 3, 1], limit: 2 },
    { form: 'read', what: 'heights of trees in a park', name: 'height (m)', start: 5, width: 5, f: [7, 15, 20, 13, 5], limit: 3 },
    { form: 'draw', what: 'lengths of films', name: 'length (minutes)', start: 70, width: 20, f: [6, 17, 21, 12, 4], limit: 2 },
    {
      form: 'choose',
      what: 'ages of visitors to a concert',
      name: 'age (years)',
      start: 10,
      width: 10,
      f: [31, 45, 24, 13, 7],
      limit: 2,
    },
  ],
  solve: ({ start, width, f, limit }) => {
    const n = total(f);
    const above = total(f.slice(limit));
    return { n, average: total(f.map((count, i) => count * (start + width * (i + 0.5)))) / n, above, chance: above / n };
  },
  write: ({ form, what, name, start, width, f, limit }, { n, average, above, chance }) => {
    const [tall, end] = [Math.max(...f), start + width * f.length];
    const figure = new Diagram({
      x: [start === 0 ? 0 : start - width, end + width * 0.6],
      y: [0, tall * 1.15],
      width: 440,
      height: 280,
    });
    const step = tall > 30 ? 10 : 5;
    figure.axes({
      x: '',
      y: '',
      xTicks: f.map((_, i) => start + i * width).concat(end),
      yTicks: Array.from({ length: Math.floor((tall * 1.1) / step) }, (_, i) => (i + 1) * step),
      grid: true,
    });
    f.forEach((count, i) => {
      const [left, right] = [start + i * width, start + (i + 1) * width];
      figure.polygon(
        [
          [left, 0],
          [right, 0],
          [right, count],
          [left, count],
        ],
        { shade: true },
      );
    });
    figure
      .label([end + width * 0.6, 0], name, { anchor: 'end', dy: 36 })
      .label([start === 0 ? 0 : start - width, tall * 1.15], 'frequency', { anchor: 'start', dx: 8, dy: -4 });
    const diagrams = [
      {
        name: 'histogram',
        svg: figure.toSvg(),
        alt: `A histogram of ${what} with classes of width ${width} from ${start} to ${end} and the frequencies ${f.join(', ')}.`,
      },
    ];
    const interval = (i: number) => `$${start + width * i} \\le x < ${start + width * (i + 1)}$`;
    const given = table([name, ...f.map((_, i) => interval(i))], ['Frequency', ...f.map((count) => `$${count}$`)]);
    const modal = f.indexOf(tall);
    const cut = start + width * limit;
    const meanPart = {
      ask: 'Estimate the mean.',
      answer: `$${significant(average)}$`,
      solution: prose`With the midpoints $${f.map((_, i) => start + width * (i + 0.5)).join(',\\ ')}$ and their frequencies, the calculator gives $\bar{x} = ${significant(average)}$.`,
      marks: ['(M1) midpoints used', `A1 $${significant(average)}$`],
      keys: [near(average)],
    };
    const chancePart = {
      ask: `One value is chosen at random. Calculate the probability that it is at least ${cut}.`,
      answer: prose`$\dfrac{${above}}{${n}} = ${significant(chance)}$`,
      solution: prose`From ${cut} on there are $${f.slice(limit).join(' + ')} = ${above}$ of the ${n} values: $\dfrac{${above}}{${n}} = ${significant(chance)}$.`,
      marks: [`(A1) $${above}$ values`, prose`A1 $${significant(chance)}$`],
      keys: [near(chance)],
    };
    if (form === 'draw') {
      return inParts({
        stem: prose`
          The table shows the ${what} in a sample.

          ${given}`,
        hint: 'All classes have the same width, so the heights of the bars are the frequencies.',
        parts: [
          {
            ask: 'Draw a histogram of the data. Label the axes.',
            answer: 'see the drawing in the solution',
            solution:
              'The bars touch, since the variable is continuous; each has the width of its class and the height of its frequency.\n\n![](diagram:histogram)',
            marks: ['A1 axes labelled, with even scales', 'A1 bars of equal width without gaps', 'A1 correct heights'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          meanPart,
          {
            ask: 'State, with a reason, whether the data are discrete or continuous.',
            answer: 'continuous: any value within an interval is possible',
            solution: 'They are measured, not counted: any value within an interval is possible, so the data are continuous.',
            marks: ['A1 continuous, with a reason'],
          },
        ],
        diagrams,
      });
    }
    if (form === 'choose') {
      const half = n / 2;
      let sum = 0;
      const medianClass = f.findIndex((count) => {
        sum += count;
        return sum >= half;
      });
      return inParts({
        stem: prose`
          The histogram shows the ${what} for a sample of ${n}.

          ![](diagram:histogram)`,
        hint: 'Think of a few very large values: which measure do they move?',
        parts: [
          {
            ask: 'Describe the shape of the distribution.',
            answer: 'not symmetric: most values are small, with a long tail to the right',
            solution:
              'Most values are small, and a few large ones form a tail to the right: the distribution is not symmetric (it is positively skewed).',
            marks: ['A1 not symmetric, with a tail to the right'],
          },
          {
            ask: 'Write down the class that contains the median.',
            answer: interval(medianClass),
            solution: `Adding frequencies from the left, half of ${n}, that is ${half}, is reached in the class ${interval(medianClass)}.`,
            marks: ['(M1) frequencies added up to half of the total', `A1 ${interval(medianClass)}`],
            keys: [
              {
                kind: 'interval',
                intervals: [
                  { from: `${start + width * medianClass}`, to: `${start + width * (medianClass + 1)}`, open_to: true },
                ],
              },
            ],
          },
          meanPart,
          {
            ask: 'Discuss whether the mean or the median describes a typical value better.',
            answer: 'the median: the few large values pull the mean up',
            solution:
              'The few large values of the tail pull the mean upwards, whereas the median only counts how many values lie on each side. The median describes a typical value better.',
            marks: ['R1 the mean uses all values and is pulled up by the tail', 'A1 so the median is better here'],
          },
        ],
        diagrams,
      });
    }
    return inParts({
      stem: prose`
        The histogram shows the ${what} in a sample. Each class contains its lower boundary.

        ![](diagram:histogram)`,
      hint: 'The height of each bar is the frequency of its class.',
      parts: [
        {
          ask: 'Find the size of the sample.',
          answer: `$${n}$`,
          solution: `$${f.join(' + ')} = ${n}$.`,
          marks: ['(M1) sum of the heights', `A1 $${n}$`],
          keys: [exact(n)],
        },
        {
          ask: 'Identify the modal class.',
          answer: interval(modal),
          solution: `The highest bar is over ${interval(modal)}.`,
          marks: [`A1 ${interval(modal)}`],
          keys: [
            {
              kind: 'interval',
              intervals: [{ from: `${start + width * modal}`, to: `${start + width * (modal + 1)}`, open_to: true }],
            },
          ],
        },
        chancePart,
        meanPart,
      ],
      diagrams,
    });
  },
  check: ({ start, width, f, limit }, { n, average, above, chance }) => {
    const data = f.flatMap((count, i) => new Array<number>(count).fill(start + width * i + width / 2));
    assert.equal(data.length, n);
    assertClose(average, mean(data), 'the mean of the list');
    assertClose(above, data.filter((value) => value > start + width * limit).length, 'how many are above');
    assertClose(chance * n, above, 'the chance');
    assert.equal(f.filter((count) => count === Math.max(...f)).length, 1);
  },
});

export const comparingDataTemplates: readonly QuestionTemplate[] = [histogram, compareBoxPlots];
