import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose, minimise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, significant } from '../../tex.ts';
import { probabilityTree } from './figures.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: displays that the reader draws, and what they tell, common to SL and HL. */

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const tidy = (value: number) => Number(value.toFixed(6));
const list = (values: readonly (number | string)[]) => values.map((value) => `$${value}$`).join(', ');
const table = (...rows: readonly (readonly (number | string)[])[]) =>
  rows
    .map((row) => `| ${row.join(' | ')} |`)
    .toSpliced(1, 0, `| ${rows[0]?.map(() => '---').join(' | ')} |`)
    .join('\n');

const scatter = inForms({ key: 'aa-scatter-diagram-drawn', calculatorAllowed: true, placements: core('4.4', 2) }, [
  form({
    variants: [
      {
        ...{ x: [2, 4, 5, 7, 8, 10], y: [31, 42, 44, 58, 61, 70], near: 3, far: 30, who: 'six students of one class' },
        ...{ across: 'hours of revision', up: 'mark out of 80', cause: 'what they knew before, or how well they slept' },
      },
      {
        ...{ x: [12, 15, 18, 21, 24, 30], y: [64, 82, 95, 118, 128, 161], near: 27, far: -10, who: 'six days at one kiosk' },
        ...{ across: 'midday temperature in °C', up: 'ice creams sold', cause: 'rain, or the day of the week' },
      },
      {
        ...{ x: [1, 2, 4, 5, 7, 8], y: [13.8, 12.6, 10.7, 9.5, 7.6, 6.6], near: 6, far: 20, who: 'six used cars of one model' },
        ...{
          across: 'age in years',
          up: 'price in thousand euros',
          cause: 'the distance that they were driven, or their state',
        },
      },
      {
        ...{
          x: [50, 80, 110, 140, 180, 220],
          y: [16, 23, 29, 38, 47, 57],
          near: 160,
          far: 1500,
          who: 'six homes in one street',
        },
        ...{ across: 'floor area in square metres', up: 'energy used per day in kWh', cause: 'how many people live there' },
      },
    ],
    solve: ({ x, y, near }) => {
      const [meanX, meanY] = [sum(x) / x.length, sum(y) / y.length];
      const slope = sum(x.map((v, i) => (v - meanX) * ((y[i] ?? 0) - meanY))) / sum(x.map((v) => (v - meanX) ** 2));
      return { meanX, meanY, estimate: meanY + slope * (near - meanX) };
    },
    write: ({ x, y, near, far, who, across, up, cause }, { meanX, meanY, estimate }) => {
      const [right, top] = [Math.max(...x) * 1.15, Math.max(...y) * 1.15];
      const slope = (estimate - meanY) / (near - meanX);
      const drawing = new Diagram({ x: [0, right], y: [0, top] });
      const marks = (end: number) => {
        const step = [1, 2, 5, 10, 20, 50, 100].find((one) => end / one <= 8) ?? 200;
        return Array.from({ length: Math.floor(end / step) }, (_, i) => (i + 1) * step);
      };
      drawing.axes({ x: across, y: up, xTicks: marks(right), yTicks: marks(top), grid: true });
      drawing.graph((at) => meanY + slope * (at - meanX), Math.min(...x), Math.max(...x), 'd-dashed');
      x.forEach((at, i) => void drawing.point([at, y[i] ?? 0]));
      drawing.point([meanX, meanY]).label([meanX, meanY], 'M', { dx: 12, dy: 16 });
      const reach = Math.max(...y) - Math.min(...y);
      return inParts({
        stem: `The table shows the ${across} ($x$) and the ${up} ($y$) of ${who}.\n\n${table(['$x$', ...x], ['$y$', ...y])}`,
        hint: 'A line of best fit has about as many points above it as below it.',
        diagrams: [
          {
            name: 'scatter',
            svg: drawing.toSvg(),
            alt: `A scatter diagram of the six pairs, close to a ${slope > 0 ? 'rising' : 'falling'} line through the mean point M, which is marked as well.`,
          },
        ],
        parts: [
          {
            ask: 'Draw a scatter diagram of the data, and label its axes.',
            answer: 'Six points over two labelled axes',
            solution: `Each pair is a point, for example the first one at $(${x[0]}, ${y[0]})$. The name and the unit of each quantity are given on its axis. The line of part (c) is drawn as well.\n\n![](diagram:scatter)`,
            marks: ['A1 scales and labels on both axes', 'A2 all points in the right place (A1 for at least four)'],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Calculate the coordinates of the mean point of the data.',
            answer: `$(${significant(meanX)}, ${significant(meanY)})$`,
            solution: raw`$\bar{x} = \dfrac{${sum(x)}}{${x.length}} = ${significant(meanX)}$ and $\bar{y} = \dfrac{${tidy(sum(y))}}{${y.length}} = ${significant(meanY)}$.`,
            marks: [raw`A1 $\bar{x} = ${significant(meanX)}$`, raw`A1 $\bar{y} = ${significant(meanY)}$`],
            keys: [
              { label: raw`$\bar{x}$`, ...threeFigures(meanX) },
              { label: raw`$\bar{y}$`, ...threeFigures(meanY) },
            ],
          },
          {
            ask: `Draw a line of best fit by eye through the mean point, and use it to estimate the ${up} for $x = ${near}$.`,
            answer: `About $${significant(estimate, 2)}$`,
            solution: `The line goes through $(${significant(meanX)}, ${significant(meanY)})$ and follows the points, with as many above it as below. At $x = ${near}$ it has the height $y = ${significant(estimate, 2)}$, or nearly so.`,
            marks: [
              'A1 straight line through the mean point that follows the points',
              `A1 about $${significant(estimate, 2)}$, read from the line`,
            ],
            keys: [{ value: estimate, tolerance: reach * 0.05 }],
          },
          {
            ask: `Discuss how far the line can be trusted for $x = ${near}$ and for $x = ${far}$.`,
            answer: `It can be trusted for ${near}, which lies within the data, but not for ${far}, which lies far outside them.`,
            solution: `The points lie close to the line, and ${near} is between the smallest and the greatest value of $x$: the estimate is likely to be good, though it comes from six pairs only. The value ${far} is far outside the data. The trend need not continue there, so the estimate may be worthless.`,
            marks: [`R1 ${near} lies within the data and the correlation is strong`, `R1 ${far} is extrapolation`],
          },
          {
            ask: 'Suggest one reason why the points do not lie exactly on a line.',
            answer: `Other influences, such as ${cause}`,
            solution: `The ${up} does not depend on the ${across} alone: ${cause} may matter as well.`,
            marks: [`R1 any other sensible influence, such as ${cause}`],
          },
        ],
      });
    },
    check: ({ x, y, near }, { meanX, meanY, estimate }) => {
      // The mean is the balance point; the line through it with the least squares is found by trying slopes.
      assertClose(sum(x.map((v) => v - meanX)), 0, 'balance of x', 1e-9);
      assertClose(sum(y.map((v) => v - meanY)), 0, 'balance of y', 1e-9);
      const squares = (slope: number) => sum(x.map((v, i) => ((y[i] ?? 0) - meanY - slope * (v - meanX)) ** 2));
      const best = minimise(squares, -20, 20);
      assertClose(meanY + best.at * (near - meanX), estimate, 'estimate', 1e-3);
    },
  }),
]);

const drawnTree = inForms({ key: 'aa-tree-diagram-drawn', calculatorAllowed: false, placements: core('4.6', 1, ['4.5']) }, [
  form({
    variants: [
      { first: 5, second: 3, names: ['red', 'blue'], where: 'A bag holds 5 red and 3 blue marbles', one: 'marble' },
      { first: 4, second: 6, names: ['gold', 'silver'], where: 'A box holds 4 gold and 6 silver coins', one: 'coin' },
      { first: 7, second: 2, names: ['new', 'old'], where: 'A drawer holds 7 new and 2 old batteries', one: 'battery' },
      { first: 3, second: 4, names: ['sweet', 'salty'], where: 'A tin holds 3 sweet and 4 salty biscuits', one: 'biscuit' },
    ],
    solve: ({ first, second }) => {
      const all = first + second;
      return {
        mixed: [2 * first * second, all * (all - 1)] as const,
        later: [first * (first - 1) + second * first, all * (all - 1)] as const,
        replaced: [2 * first * second, all * all] as const,
      };
    },
    write: ({ first, second, names, where, one }, { mixed, later, replaced }) => {
      const all = first + second;
      const [a = '', b = ''] = names;
      const plain = (n: number, d: number) => `${n}/${d}`;
      const tree = probabilityTree([
        {
          ...{ label: a, probability: plain(first, all) },
          children: [
            { label: a, probability: plain(first - 1, all - 1) },
            { label: b, probability: plain(second, all - 1) },
          ],
        },
        {
          ...{ label: b, probability: plain(second, all) },
          children: [
            { label: a, probability: plain(first, all - 1) },
            { label: b, probability: plain(second - 1, all - 1) },
          ],
        },
      ]);
      const branch = (n: number, d: number) => raw`\frac{${n}}{${d}}`;
      return inParts({
        stem: `${where}. One ${one} after another is taken at random, two in all, and the first one is not put back.`,
        hint: 'How many are left for the second draw, and of which kind?',
        diagrams: [
          {
            name: 'tree',
            svg: tree.toSvg(),
            alt: `A tree with two stages. First ${a} with probability ${first} over ${all} or ${b}; after ${a}: ${a} with ${first - 1} over ${all - 1}; after ${b}: ${a} with ${first} over ${all - 1}.`,
          },
        ],
        parts: [
          {
            ask: 'Draw a tree diagram of the two draws, and label its branches with their probabilities.',
            answer: `First draw $${branch(first, all)}$ and $${branch(second, all)}$; second draw out of ${all - 1}`,
            solution: `For the second draw ${all - 1} are left, and one fewer of the kind that was taken first. The numbers at each fork add up to 1.\n\n![](diagram:tree)`,
            marks: [
              `A1 tree of two stages with $${branch(first, all)}$ and $${branch(second, all)}$`,
              `A1 $${branch(first - 1, all - 1)}$ and $${branch(second, all - 1)}$`,
              `A1 $${branch(first, all - 1)}$ and $${branch(second - 1, all - 1)}$`,
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: `List the outcomes in which just one is ${a}, and hence find the probability of this event.`,
            answer: `${a} then ${b}, ${b} then ${a}; $${fraction(...mixed)}$`,
            solution: raw`There are two: ${a} then ${b}, and ${b} then ${a}. Both have the probability $\dfrac{${first} \times ${second}}{${all} \times ${all - 1}}$, so together $\dfrac{2 \times ${first * second}}{${all * (all - 1)}} = ${fraction(...mixed)}$.`,
            marks: ['A1 both outcomes and no other', 'M1 adds two products along branches', `A1 $${fraction(...mixed)}$`],
            keys: [
              {
                ...exact(mixed[0] / mixed[1]),
                slips: [
                  slip(mixed[0] / mixed[1] / 2, 'That is one of the two orders alone.'),
                  slip(replaced[0] / replaced[1], 'That would be right if the first one was put back.'),
                ],
              },
            ],
          },
          {
            ask: `Compare the probability that the second ${one} is ${a} with the probability that the first one is ${a}.`,
            answer: `They are equal: $${fraction(...later)}$`,
            solution: raw`Along the two branches that end in "${a}": $\dfrac{${first} \times ${first - 1} + ${second} \times ${first}}{${all} \times ${all - 1}} = ${fraction(...later)}$. The first one is ${a} with the probability $${fraction(first, all)}$ as well. As long as nobody looks at the first one, the two places are alike.`,
            marks: ['M1 adds the two products', `A1 $${fraction(...later)}$: the probabilities are equal`],
            keys: [{ ...exact(later[0] / later[1]) }],
          },
          {
            ask: `A friend expects that the event of part (b) has the same probability if the first ${one} is put back. Determine this probability, and comment on the friend's expectation.`,
            answer: `$${fraction(...replaced)}$, which is smaller`,
            solution: raw`With replacement the probability is $2 \times \dfrac{${first}}{${all}} \times \dfrac{${second}}{${all}} = ${fraction(...replaced)}$, which is smaller than $${fraction(...mixed)}$. The friend is wrong: if the first one is kept, the other kind has a larger share in what is left.`,
            marks: [`A1 $${fraction(...replaced)}$`, 'R1 smaller, so the friend is wrong'],
            keys: [exact(replaced[0] / replaced[1])],
          },
        ],
      });
    },
    check: ({ first, second }, { mixed, later, replaced }) => {
      const all = Array.from({ length: first + second }, (_, i) => i < first);
      const count = (holds: (i: number, j: number) => boolean) =>
        sum(all.map((_, i) => all.filter((_, j) => holds(i, j)).length));
      const pairs = count((i, j) => i !== j);
      assertClose(mixed[0] / mixed[1], count((i, j) => i !== j && all[i] !== all[j]) / pairs, 'just one');
      assertClose(later[0] / later[1], count((i, j) => i !== j && all[j] === true) / pairs, 'second draw');
      assertClose(replaced[0] / replaced[1], count((i, j) => all[i] !== all[j]) / all.length ** 2, 'with replacement');
    },
  }),
]);

const cumulative = inForms(
  { key: 'aa-cumulative-frequency-drawn', calculatorAllowed: true, placements: core('4.2', 2, ['4.3']) },
  [
    form({
      variants: [
        {
          ...{ from: 0, width: 10, counts: [8, 20, 28, 16, 8], median: 31, iqr: 11, over: 45 },
          ...{
            what: 'times, in minutes, that 80 visitors spent in a museum on a Friday',
            other: 'On the Sunday',
            axis: 'minutes',
          },
        },
        {
          ...{ from: 20, width: 5, counts: [4, 12, 20, 16, 8], median: 29, iqr: 9, over: 42 },
          ...{ what: 'lengths, in cm, of 60 fish from one lake', other: 'In a second lake', axis: 'cm' },
        },
        {
          ...{ from: 100, width: 20, counts: [10, 30, 40, 30, 10], median: 158, iqr: 52, over: 190 },
          ...{ what: 'masses, in grams, of 120 tomatoes of one kind', other: 'For a second kind', axis: 'grams' },
        },
        {
          ...{ from: 0, width: 4, counts: [12, 18, 10, 6, 4], median: 9, iqr: 5, over: 15 },
          ...{ what: 'distances, in km, that 50 employees of a firm travel to work', other: 'At a second firm', axis: 'km' },
        },
      ],
      solve: ({ from, width, counts }) => {
        const total = sum(counts);
        const running = counts.map((_, i) => sum(counts.slice(0, i + 1)));
        const at = (rank: number) => {
          const i = running.findIndex((value) => value >= rank);
          return from + width * (i + (rank - (running[i - 1] ?? 0)) / (counts[i] ?? 1));
        };
        return { running, median: at(total / 2), spread: at((3 * total) / 4) - at(total / 4) };
      },
      write: ({ from, width, counts, what, other, axis, median: theirs, iqr, over }, { running, median, spread }) => {
        const total = sum(counts);
        const ends = counts.map((_, i) => from + (i + 1) * width);
        const drawing = new Diagram({ x: [from, from + width * (counts.length + 0.5)], y: [0, total * 1.1] });
        drawing.axes({
          x: axis,
          y: 'cumulative frequency',
          xTicks: [from, ...ends],
          yTicks: [1, 2, 3, 4].map((i) => (total * i) / 4),
          grid: true,
        });
        const points = [[from, 0] as const, ...ends.map((end, i) => [end, running[i] ?? 0] as const)];
        drawing.polyline(points);
        for (const at of points) drawing.point(at);
        const classes = counts.map((_, i) => raw`$${from + i * width} < x \le ${from + (i + 1) * width}$`);
        return inParts({
          stem: `The table shows the ${what}.\n\n${table(['$x$', ...classes], ['frequency', ...counts])}`,
          hint: 'A cumulative frequency belongs to the upper end of its class.',
          diagrams: [
            {
              name: 'graph',
              svg: drawing.toSvg(),
              alt: `A rising graph through ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`,
            },
          ],
          parts: [
            {
              ask: 'List the cumulative frequencies at the upper ends of the classes.',
              answer: list(running),
              solution: `Adding up from the left: ${list(running)}. The last one is the number of all values.`,
              marks: [`A1 ${list(running)}`],
              keys: [{ kind: 'set', values: running.map(String), ordered: true }],
            },
            {
              ask: 'Draw a cumulative frequency graph of the data, and label its axes.',
              answer: `A rising graph from $(${from}, 0)$ to $(${ends.at(-1)}, ${total})$`,
              solution: `Each cumulative frequency is plotted at the upper end of its class, and 0 at the lower end of the first class. The points are joined by a smooth curve or by line segments.\n\n![](diagram:graph)`,
              marks: [
                'A1 labelled axes with scales',
                'A1 points at the upper ends of the classes',
                'A1 joined, and begun at zero',
              ],
              keys: [{ kind: 'compare', as: 'sketch' }],
            },
            {
              ask: 'Use your graph to estimate the median and the interquartile range.',
              answer: `median about $${significant(median)}$, interquartile range about $${significant(spread)}$`,
              solution: `At the height ${total / 2} the graph has $x = ${significant(median)}$. The heights ${total / 4} and ${(3 * total) / 4} give the quartiles, whose difference is $${significant(spread)}$. Readings near these values are as good.`,
              marks: [
                `A1 median about $${significant(median)}$`,
                `M1 reads at ${total / 4} and ${(3 * total) / 4}`,
                `A1 interquartile range about $${significant(spread)}$`,
              ],
              keys: [
                { label: 'Median', value: median, tolerance: width * 0.12 },
                { label: 'Interquartile range', value: spread, tolerance: width * 0.2 },
              ],
            },
            {
              ask: `${other} the median was ${theirs} and the interquartile range ${iqr}. Compare the two sets of data.`,
              answer: `The median is ${theirs > median ? 'greater' : 'smaller'} and the spread ${iqr > spread ? 'greater' : 'smaller'} in the second set.`,
              solution: `In the middle the values of the second set are ${theirs > median ? 'greater' : 'smaller'} (${theirs} against about ${significant(median)}). Their middle half is ${iqr > spread ? 'more spread out' : 'closer together'} (${iqr} against about ${significant(spread)}). A comparison needs both a value for the level and one for the spread, told in the context.`,
              marks: [
                `A1 the second set has the ${theirs > median ? 'greater' : 'smaller'} median`,
                `A1 the second set has the ${iqr > spread ? 'greater' : 'smaller'} interquartile range`,
              ],
            },
            {
              ask: `Outline how the graph shows how many of the values are greater than ${over}.`,
              answer: `Read the height at ${over} and subtract it from ${total}.`,
              solution: `Go up from ${over} on the horizontal axis to the graph and across to the vertical axis. That height is the number of values up to ${over}; the others, ${total} less this number, are greater.`,
              marks: [`R1 reads the cumulative frequency at ${over}`, `R1 subtracts it from ${total}`],
            },
          ],
        });
      },
      check: ({ from, width, counts, median: theirs, iqr }, { running, median, spread }) => {
        // Values spread evenly within their classes, put in order.
        const fine = 400;
        const values = counts.flatMap((count, i) =>
          Array.from({ length: count * fine }, (_, j) => from + width * (i + (j + 0.5) / (count * fine))),
        );
        const at = (share: number) => values[Math.floor(share * values.length)] ?? Number.NaN;
        assertClose(at(0.5), median, 'median', 1e-3);
        assertClose(at(0.75) - at(0.25), spread, 'interquartile range', 2e-3);
        assert.deepEqual(
          running,
          counts.map((_, i) => values.filter((value) => value <= from + width * (i + 1)).length / fine),
        );
        assert.ok(Math.abs(theirs - median) > width * 0.15 && Math.abs(iqr - spread) > width * 0.05);
      },
    }),
  ],
);

const spinner = inForms({ key: 'aa-spinner-judged-by-frequencies', calculatorAllowed: true, placements: core('4.5', 2) }, [
  form({
    variants: [
      { counts: [14, 9, 7, 10], thing: 'A spinner with four equal sectors', tried: 'spun', more: 600 },
      { counts: [13, 8, 6, 12, 11], thing: 'A spinner with five equal sectors', tried: 'spun', more: 800 },
      { counts: [7, 15, 11, 9, 10, 8], thing: 'A six-sided die', tried: 'rolled', more: 900 },
      { counts: [16, 9, 12, 9, 13, 10, 5, 6], thing: 'A die with eight faces', tried: 'rolled', more: 1200 },
    ],
    solve: ({ counts, more }) => {
      const total = sum(counts);
      return { shares: counts.map((count) => count / total), fair: 1 / counts.length, expected: more / counts.length };
    },
    write: ({ counts, thing, tried, more }, { shares, fair, expected }) => {
      const total = sum(counts);
      const most = counts.indexOf(Math.max(...counts));
      const printed = shares.map((share) => significant(share));
      const usual = significant(fair);
      return inParts({
        stem: `${thing}, numbered from 1 to ${counts.length}, is ${tried} ${total} times.\n\n${table(['number', ...counts.map((_, i) => i + 1)], ['frequency', ...counts])}`,
        hint: 'How would the numbers look if the same were done once more?',
        parts: [
          {
            ask: 'List the relative frequencies of the numbers, in order.',
            answer: list(printed),
            solution: `Each frequency is divided by ${total}: ${list(printed)}. Together they make 1, apart from rounding.`,
            marks: [`M1 divides by ${total}`, `A1 ${list(printed)}`],
            keys: [{ kind: 'set', values: shares.map((share) => `${tidy(share)}`), ordered: true, tolerance: 0.0006 }],
          },
          {
            ask: `Compare the relative frequency of the number ${most + 1} with its probability if all numbers are equally likely.`,
            answer: `$${usual}$ for equally likely numbers: it came more often than expected.`,
            solution: raw`If all are equally likely, the probability is $\dfrac{1}{${counts.length}} = ${usual}$. The relative frequency $${printed[most]}$ is greater: the number came ${counts[most]} times instead of about ${significant(total / counts.length)} times.`,
            marks: [`A1 $${usual}$`, 'A1 the relative frequency is greater'],
            keys: [threeFigures(fair)],
          },
          {
            ask: `Discuss whether the results show that the numbers are not equally likely.`,
            answer: 'Not with certainty: such differences are common with so few trials.',
            solution: `For it: one number came more often than all others. Against it: ${total} trials are few, and even with equally likely numbers the frequencies differ by chance, and one of them has to be the greatest. The results give a reason to look closer, but show nothing for certain.`,
            marks: [
              'R1 an argument for it: the frequencies differ',
              'R1 an argument against it: few trials, so chance alone may explain it',
            ],
          },
          {
            ask: 'Suggest how one could decide with more confidence.',
            answer: 'By many more trials.',
            solution:
              'With many more trials relative frequencies come closer to the probabilities. If the difference stays, it is not chance.',
            marks: ['R1 many more trials, and a look at whether the difference stays'],
          },
          {
            ask: `Calculate how often the number ${most + 1} can be expected in ${more} trials if all numbers are equally likely.`,
            answer: `$${expected}$ times`,
            solution: raw`$${more} \times \dfrac{1}{${counts.length}} = ${expected}$.`,
            marks: [`A1 $${expected}$`],
            keys: [exact(expected)],
          },
        ],
      });
    },
    check: ({ counts, more }, { shares, fair, expected }) => {
      const total = counts.reduce((all, count) => all + count, 0);
      for (const [i, share] of shares.entries()) assertClose(share * total, counts[i] ?? 0, 'relative frequency', 1e-9);
      assertClose(sum(counts.map(() => fair)), 1, 'probabilities', 1e-9);
      assertClose(sum(counts.map(() => expected)), more, 'expected number', 1e-9);
      assert.equal(counts.filter((count) => count === Math.max(...counts)).length, 1);
    },
  }),
]);

/** Displays of data and chance that are drawn and discussed. */
export const displaysDrawn = [scatter, drawnTree, cumulative, spinner];
