import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { decimal, fraction, significant } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topic 4, Statistics and probability: diagrams and measures of data sets, common to SL and HL. */

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Two box plots one above the other over a number line. */
function twoBoxPlots(rows: readonly { name: string; five: readonly number[] }[], ticks: readonly number[]): string {
  const [from, to] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const pad = (to - from) * 0.05;
  const drawing = new Diagram({ x: [from - pad * 3, to + pad], y: [-0.6, 6], width: 440, height: 220 });
  drawing.arrow([from - pad, 0], [to + pad, 0], 'd-axis');
  for (const tick of ticks) drawing.segment([tick, 0], [tick, -0.2], 'd-axis').label([tick, 0], `${tick}`, { dy: 20 });
  rows.forEach(({ name, five }, i) => {
    const [low = 0, q1 = 0, median = 0, q3 = 0, high = 0] = five;
    const y = 4.6 - 2.6 * i;
    drawing.polygon([
      [q1, y - 0.7],
      [q3, y - 0.7],
      [q3, y + 0.7],
      [q1, y + 0.7],
    ]);
    drawing
      .segment([median, y - 0.7], [median, y + 0.7])
      .segment([low, y], [q1, y])
      .segment([q3, y], [high, y]);
    drawing.segment([low, y - 0.35], [low, y + 0.35]).segment([high, y - 0.35], [high, y + 0.35]);
    drawing.label([from - pad * 1.6, y], name, { anchor: 'end', dy: 4 });
  });
  return drawing.toSvg();
}

/** A histogram with equal classes. */
function histogram(from: number, width: number, counts: readonly number[], name: string): string {
  const top = Math.max(...counts);
  const end = from + width * counts.length;
  const xTicks = Array.from({ length: counts.length + 1 }, (_, i) => from + i * width);
  const step = top > 24 ? 10 : top > 12 ? 5 : 2;
  const yTicks = Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
  const drawing = new Diagram({ x: [from - width * 0.001, end + width * 0.6], y: [0, top * 1.15], width: 420, height: 260 });
  drawing.axes({ x: name, y: 'frequency', xTicks, yTicks, grid: true });
  counts.forEach((count, i) => {
    const [a, b] = [from + i * width, from + (i + 1) * width];
    drawing.polygon(
      [
        [a, 0],
        [b, 0],
        [b, count],
        [a, count],
      ],
      { shade: true },
    );
  });
  return drawing.toSvg();
}

const compareBoxPlots = inForms({ key: 'aa-compare-box-plots', calculatorAllowed: false, placements: core('4.2', 1, ['4.3']) }, [
  form({
    variants: [
      {
        one: [20, 34, 42, 50, 70],
        two: [26, 30, 36, 40, 52],
        names: ['Train', 'Tram'],
        ticks: [20, 30, 40, 50, 60, 70],
        what: 'travel times, in minutes, of 40 people who go to work by train and of 40 who go by tram',
        better: 'shorter times',
      },
      {
        one: [12, 18, 25, 31, 40],
        two: [15, 24, 28, 32, 38],
        names: ['Bed A', 'Bed B'],
        ticks: [10, 15, 20, 25, 30, 35, 40],
        what: 'heights, in cm, of 60 plants in bed A and of 60 in bed B',
        better: 'taller plants',
      },
      {
        one: [40, 55, 68, 75, 95],
        two: [45, 50, 60, 64, 80],
        names: ['Test 1', 'Test 2'],
        ticks: [40, 50, 60, 70, 80, 90, 100],
        what: 'marks of the same 80 students in two tests',
        better: 'higher marks',
      },
      {
        one: [2, 5, 9, 14, 20],
        two: [4, 6, 7, 9, 12],
        names: ['Clinic', 'Practice'],
        ticks: [0, 5, 10, 15, 20],
        what: 'waiting times, in minutes, of 100 patients at a clinic and of 100 at a practice',
        better: 'shorter times',
      },
    ],
    solve: ({ one, two }) => {
      const spread = (five: readonly number[]) => (five[3] ?? 0) - (five[1] ?? 0);
      return { iqrOne: spread(one), iqrTwo: spread(two), medianOne: one[2] ?? 0, medianTwo: two[2] ?? 0 };
    },
    write: ({ one, two, names, ticks, what, better }, { iqrOne, iqrTwo, medianOne, medianTwo }) => {
      const [a = '', b = ''] = names;
      const firstHigher = medianOne > medianTwo;
      const wantsLow = better.startsWith('shorter');
      const winner = firstHigher === wantsLow ? b : a;
      return inParts({
        stem: `The box plots show the ${what}.\n\n![](diagram:boxes)`,
        hint: 'Compare one number for the level and one for the spread.',
        parts: [
          {
            ask: `Write down the median of "${a}" and the upper quartile of "${b}".`,
            answer: `median $${medianOne}$, upper quartile $${two[3]}$`,
            solution: `The line inside the upper box is at ${medianOne}; the right end of the lower box is at ${two[3]}.`,
            marks: [`A1 $${medianOne}$`, `A1 $${two[3]}$`],
            keys: [
              { kind: 'number', label: `Median of "${a}"`, ...exact(medianOne) },
              { kind: 'number', label: `Upper quartile of "${b}"`, ...exact(two[3] ?? 0) },
            ],
          },
          {
            ask: 'Calculate the interquartile range of each group.',
            answer: `"${a}": $${iqrOne}$, "${b}": $${iqrTwo}$`,
            solution: raw`The length of each box: $${one[3]} - ${one[1]} = ${iqrOne}$ for "${a}" and $${two[3]} - ${two[1]} = ${iqrTwo}$ for "${b}".`,
            marks: [`A1 $${iqrOne}$`, `A1 $${iqrTwo}$`],
            keys: [
              {
                kind: 'number',
                label: a,
                ...exact(iqrOne),
                slips: [slip((one[4] ?? 0) - (one[0] ?? 0), 'That is the range from end to end.')],
              },
              { kind: 'number', label: b, ...exact(iqrTwo) },
            ],
          },
          {
            ask: 'Compare the two groups by their level and by their spread.',
            answer: `"${firstHigher ? a : b}" has the higher median, "${iqrOne > iqrTwo ? a : b}" the larger spread.`,
            solution: `Level: the median of "${a}" is ${medianOne}, that of "${b}" is ${medianTwo}, so on the whole "${winner}" has ${better}. Spread: the interquartile ranges ${iqrOne} and ${iqrTwo} show that the middle half of "${iqrOne > iqrTwo ? b : a}" lies closer together, so its values are more alike.`,
            marks: [
              `R1 compares the medians ${medianOne} and ${medianTwo} with a conclusion in words of the context`,
              `R1 compares the interquartile ranges ${iqrOne} and ${iqrTwo} with a conclusion in words of the context`,
            ],
          },
          {
            ask: `A student says: "At least a quarter of the values for ${b} lie above three quarters of those for ${a}." Determine whether this follows from the diagram.`,
            answer: (two[3] ?? 0) >= (one[3] ?? 0) ? 'It does.' : 'It does not.',
            solution: `Three quarters of "${a}" lie up to its upper quartile ${one[3]}. A quarter of "${b}" lies above ${two[3]}. As $${two[3]} ${(two[3] ?? 0) >= (one[3] ?? 0) ? raw`\ge` : '<'} ${one[3]}$, the statement ${(two[3] ?? 0) >= (one[3] ?? 0) ? 'follows' : 'does not follow'}.`,
            marks: ['M1 compares the two upper quartiles', 'R1 correct conclusion'],
          },
        ],
        diagrams: [
          {
            name: 'boxes',
            svg: twoBoxPlots(
              names.map((name, i) => ({ name, five: i === 0 ? one : two })),
              ticks,
            ),
            alt: `Two box plots. ${a}: ${one.join(', ')}. ${b}: ${two.join(', ')}. Each lists minimum, lower quartile, median, upper quartile and maximum.`,
          },
        ],
      });
    },
    check: ({ one, two }, { iqrOne, iqrTwo, medianOne, medianTwo }) => {
      const sample = (five: readonly number[]) =>
        five
          .slice(1)
          .flatMap((to, i) => Array.from({ length: 500 }, (_, j) => (five[i] ?? 0) + ((to - (five[i] ?? 0)) * (j + 0.5)) / 500));
      const at = (values: number[], share: number) => values[Math.floor(share * values.length)] ?? Number.NaN;
      assertClose(at(sample(one), 0.75) - at(sample(one), 0.25), iqrOne, 'first spread', 0.02);
      assertClose(at(sample(two), 0.75) - at(sample(two), 0.25), iqrTwo, 'second spread', 0.02);
      assertClose(at(sample(one), 0.5), medianOne, 'median', 0.005);
      assertClose(at(sample(two), 0.5), medianTwo, 'second median', 0.005);
    },
  }),
  form({
    variants: [
      { low: 14, range: 46, iqr: 18, q1: 26, gap: 7 },
      { low: 5, range: 30, iqr: 12, q1: 13, gap: 5 },
      { low: 100, range: 85, iqr: 40, q1: 125, gap: 16 },
    ],
    solve: ({ low, range, iqr, q1, gap }) => ({ high: low + range, q3: q1 + iqr, median: q1 + gap, fence: q1 + 2.5 * iqr }),
    write: ({ low, range, iqr, q1, gap }, { high, q3, median, fence }) =>
      inParts({
        stem: `For a set of data the smallest value is ${low}, the range is ${range}, the lower quartile is ${q1} and the interquartile range is ${iqr}. The median is ${gap} greater than the lower quartile.`,
        hint: 'Which five numbers does a box plot need?',
        parts: [
          {
            ask: 'Draw a box plot of the data, with a scale.',
            answer: `Whiskers at ${low} and ${high}, box from ${q1} to ${q3}, median ${median}.`,
            solution:
              raw`The largest value is $${low} + ${range} = ${high}$, the upper quartile $${q1} + ${iqr} = ${q3}$, the median $${q1} + ${gap} = ${median}$.` +
              `\n\n![](diagram:plot)`,
            marks: [
              `A1 largest value ${high}`,
              `A1 upper quartile ${q3}`,
              `A1 median ${median} and a correct box plot over a scale`,
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: 'Show that the largest value is not an outlier.',
            answer: 'As given.',
            solution: raw`The upper limit is $${q3} + 1.5 \times ${iqr} = ${fence}$. As $${high} \le ${fence}$, the largest value is not an outlier.`,
            marks: [raw`M1 $${q3} + 1.5 \times ${iqr}$`, `R1 $${high} \\le ${fence}$`, 'AG no outlier'],
          },
        ],
        diagrams: [
          {
            name: 'plot',
            svg: twoBoxPlots([{ name: '', five: [low, q1, median, q3, high] }], [low, q1, median, q3, high]),
            alt: `Box plot with whiskers at ${low} and ${high}, the box from ${q1} to ${q3} and the median at ${median}.`,
          },
        ],
      }),
    check: ({ low, range, iqr, gap }, { high, q3, median, fence }) => {
      assert.equal(high - low, range);
      assert.equal(q3 - median, iqr - gap);
      assert.ok(high <= fence && low < median && median < q3);
    },
  }),
]);

const groupedData = inForms({ key: 'aa-grouped-frequencies', calculatorAllowed: true, placements: core('4.2', 2, ['4.3']) }, [
  form({
    variants: [
      {
        from: 0,
        width: 10,
        counts: [6, 14, 20, 12, 8],
        what: 'the times, in minutes, that 60 shoppers spent in a shop',
        axis: 'minutes',
      },
      { from: 20, width: 5, counts: [4, 10, 16, 9, 1], what: 'the diameters, in cm, of 40 trees', axis: 'cm' },
      { from: 100, width: 20, counts: [8, 22, 30, 24, 16], what: 'the masses, in grams, of 100 oranges', axis: 'grams' },
      {
        from: 0,
        width: 2,
        counts: [12, 18, 9, 7, 4],
        what: 'the distances, in km, that 50 pupils travel to school',
        axis: 'km',
      },
    ],
    solve: ({ from, width, counts }) => {
      const total = sum(counts);
      const mean = sum(counts.map((count, i) => count * (from + (i + 0.5) * width))) / total;
      return { total, mean, above: counts.slice(3).reduce((a, b) => a + b, 0), modal: counts.indexOf(Math.max(...counts)) };
    },
    write: ({ from, width, counts, what, axis }, { total, mean, above, modal }) => {
      const limit = from + 3 * width;
      const centres = counts.map((_, i) => from + (i + 0.5) * width);
      return inParts({
        stem: `The histogram shows ${what}.\n\n![](diagram:histogram)`,
        hint: 'What do you know about the values within one class, and what do you have to assume?',
        parts: [
          {
            ask: 'Write down the modal class.',
            answer: `from ${from + modal * width} to ${from + (modal + 1) * width} ${axis}`,
            solution: `The tallest column is over the class from ${from + modal * width} to ${from + (modal + 1) * width} ${axis}.`,
            marks: [`A1 from ${from + modal * width} to ${from + (modal + 1) * width}`],
          },
          {
            ask: `Calculate the percentage of the values that are greater than ${limit} ${axis}.`,
            answer: raw`$${significant((100 * above) / total)}\,\%$`,
            solution: raw`The last two columns hold $${counts[3]} + ${counts[4]} = ${above}$ of the ${total} values: $\dfrac{${above}}{${total}} \times 100 = ${significant((100 * above) / total)}$ per cent.`,
            marks: [`(M1) ${above} of ${total}`, raw`A1 $${significant((100 * above) / total)}\,\%$`],
            keys: [threeFigures((100 * above) / total, undefined, '%')],
          },
          {
            ask: 'Calculate an estimate of the mean.',
            answer: `$${significant(mean)}$ ${axis}`,
            solution: raw`Each value is replaced by the middle of its class: $\dfrac{${counts.map((count, i) => raw`${count} \times ${centres[i]}`).join(' + ')}}{${total}} = ${significant(mean)}$.`,
            marks: ['M1 uses mid-interval values', `A1 $${significant(mean)}$`],
            keys: [
              {
                ...threeFigures(mean, undefined, axis),
                slips: [
                  slip(mean - width / 2, 'You took the lower ends of the classes.'),
                  slip(mean + width / 2, 'You took the upper ends of the classes.'),
                ],
              },
            ],
          },
          {
            ask: 'Outline why this is only an estimate.',
            answer: 'The values within each class are not known.',
            solution:
              'The histogram does not show where in its class a value lies; the mid-interval values represent all values of their class.',
            marks: ['R1 the values within a class are not known'],
          },
        ],
        diagrams: [
          {
            name: 'histogram',
            svg: histogram(from, width, counts, axis),
            alt: `Histogram with classes of width ${width} from ${from}; the frequencies are ${counts.join(', ')}.`,
          },
        ],
      });
    },
    check: ({ from, width, counts }, { mean, modal, above, total }) => {
      assert.ok(Number.isInteger(modal) && counts.every((count, i) => i === modal || count < (counts[modal] ?? 0)));
      assert.equal(total - above, (counts[0] ?? 0) + (counts[1] ?? 0) + (counts[2] ?? 0));
      // Values spread evenly within each class have the same mean.
      const values = counts.flatMap((count, i) =>
        Array.from({ length: count * 10 }, (_, j) => from + width * (i + (j + 0.5) / (count * 10))),
      );
      assertClose(sum(values) / values.length, mean, 'mean');
    },
  }),
  form({
    variants: [
      {
        counts: [5, 12, 0, 8, 3],
        k: 22,
        from: 0,
        width: 4,
        unit: 'hours',
        what: 'the weekly training times of the members of a team',
      },
      { counts: [6, 0, 15, 11, 4], k: 14, from: 10, width: 10, unit: 'kg', what: 'the masses of parcels' },
      { counts: [9, 16, 20, 0, 5], k: 10, from: 50, width: 20, unit: 'euros', what: 'the amounts of bills' },
    ],
    solve: ({ counts, k, from, width }) => {
      const full = counts.map((count) => count || k);
      return { full, mean: sum(full.map((count, i) => count * (from + (i + 0.5) * width))) / sum(full) };
    },
    write: ({ counts, k, from, width, unit, what }, { mean }) => {
      const hidden = counts.indexOf(0);
      const centre = (i: number) => from + (i + 0.5) * width;
      const known = sum(counts);
      const knownSum = sum(counts.map((count, i) => count * centre(i)));
      const shown = decimal(mean, 4).replace(/0+$/, '').replace(/\.$/, '');
      return inParts({
        stem: `The table shows ${what}, in ${unit}. One frequency, $k$, is missing.\n\n| from | ${counts.map((_, i) => `${from + i * width}`).join(' | ')} |\n| --- | ${counts.map(() => '---').join(' | ')} |\n| to | ${counts.map((_, i) => `${from + (i + 1) * width}`).join(' | ')} |\n| frequency | ${counts.map((count, i) => (i === hidden ? '$k$' : `${count}`)).join(' | ')} |\n\nWith mid-interval values, the mean is estimated as ${Number.isInteger(mean * 1e4) ? `$${shown}$` : `$${shown}$, rounded to four decimal places`}.`,
        hint: 'How does the estimate of the mean depend on $k$?',
        parts: [
          {
            ask: 'Determine the value of $k$.',
            answer: `$k = ${k}$`,
            solution: raw`The mid-interval values are ${counts.map((_, i) => centre(i)).join(', ')}. Without the unknown class the ${known} values add up to ${knownSum}, so the mean is $$\frac{${knownSum} + ${centre(hidden)}k}{${known} + k} = ${shown}.$$ Then $${knownSum} + ${centre(hidden)}k = ${shown} \times (${known} + k)$, and $k = ${k}$ to the nearest whole number.`,
            marks: [
              'M1 mid-interval values',
              raw`A1 $\frac{${knownSum} + ${centre(hidden)}k}{${known} + k}$`,
              'M1 sets it equal to the mean and solves',
              `A1 $k = ${k}$`,
            ],
            keys: [exact(k)],
          },
          {
            ask: 'Hence determine the class in which the median lies.',
            answer: (() => {
              const full = counts.map((count) => count || k);
              let [i, running] = [0, full[0] ?? 0];
              while (running < sum(full) / 2) running += full[++i] ?? 0;
              return `from ${from + i * width} to ${from + (i + 1) * width} ${unit}`;
            })(),
            solution: (() => {
              const full = counts.map((count) => count || k);
              let [i, running] = [0, full[0] ?? 0];
              while (running < sum(full) / 2) running += full[++i] ?? 0;
              return `There are ${sum(full)} values, so the median is at about place ${(sum(full) + 1) / 2}. Up to ${from + (i + 1) * width} there are ${running} values, up to ${from + i * width} only ${running - (full[i] ?? 0)}. The median lies from ${from + i * width} to ${from + (i + 1) * width} ${unit}.`;
            })(),
            marks: ['M1 cumulative frequencies', 'A1 correct class'],
          },
        ],
      });
    },
    check: ({ k, from, width, counts }, { full, mean }) => {
      const total = (guess: number) =>
        sum(counts.map((count, i) => (count || guess) * (from + (i + 0.5) * width))) / sum(counts.map((count) => count || guess));
      const fitting = Array.from({ length: 60 }, (_, i) => i + 1).filter((guess) => Math.abs(total(guess) - mean) < 5e-5);
      assert.deepEqual(fitting, [k]);
      assert.ok(full.every((count) => count > 0));
    },
  }),
]);

const changedMeans = inForms({ key: 'aa-mean-of-changed-data', calculatorAllowed: false, placements: core('4.3', 1) }, [
  form({
    variants: [
      { n: 20, mean: 15, wrongValue: 31, right: 13, what: 'readings of a thermometer' },
      { n: 25, mean: 40, wrongValue: 18, right: 68, what: 'marks in a test' },
      { n: 12, mean: 34, wrongValue: 54, right: 24, what: 'lengths of leaves in mm' },
      { n: 30, mean: 8, wrongValue: 19, right: 10, what: 'numbers of visitors per hour' },
    ],
    solve: ({ n, mean, wrongValue, right }) => (n * mean - wrongValue + right) / n,
    write: ({ n, mean, wrongValue, right, what }, corrected) =>
      inParts({
        stem: `The mean of ${n} ${what} was found to be ${mean}. Later it was noticed that one value had been entered as ${wrongValue} in place of ${right}.`,
        hint: 'What is the sum of all values, before and after the correction?',
        parts: [
          {
            ask: 'Calculate the correct mean.',
            answer: `$${corrected}$`,
            solution: raw`The sum that was used is $${n} \times ${mean} = ${n * mean}$. The correct sum is $${n * mean} - ${wrongValue} + ${right} = ${n * corrected}$, so the mean is $\dfrac{${n * corrected}}{${n}} = ${corrected}$.`,
            marks: [raw`M1 $${n} \times ${mean}$`, `A1 correct sum $${n * corrected}$`, `A1 $${corrected}$`],
            keys: [
              {
                ...exact(corrected),
                slips: [slip(mean - wrongValue + right, 'One value changes the sum, not the mean, by that much.')],
              },
            ],
          },
          {
            ask: `The median was ${mean - 1}. ${wrongValue > mean - 1 === right > mean - 1 ? 'Explain why it stays the same.' : 'Explain why it may change.'}`,
            answer:
              wrongValue > mean - 1 === right > mean - 1
                ? 'Both values lie on the same side of the median.'
                : 'The value moves from one side of the median to the other.',
            solution:
              wrongValue > mean - 1 === right > mean - 1
                ? `Both ${wrongValue} and ${right} are greater than ${mean - 1}. So as many values as before lie on each side, and the value in the middle is the same.`
                : `The wrong value ${wrongValue} and the right value ${right} lie on different sides of ${mean - 1}. One value passes from one side to the other, so the middle place may fall on another value.`,
            marks: [
              wrongValue > mean - 1 === right > mean - 1
                ? 'R1 both values are on the same side of the median'
                : 'R1 the value moves to the other side of the median',
            ],
          },
        ],
      }),
    check: ({ n, mean, wrongValue, right }, corrected) => {
      const others = (n * mean - wrongValue) / (n - 1);
      assertClose((others * (n - 1) + right) / n, corrected, 'mean');
      assert.ok(Number.isInteger(corrected * 100));
    },
  }),
  form({
    variants: [
      { first: 12, meanFirst: 60, meanSecond: 75, all: 70, what: 'scores', groups: ['morning group', 'evening group'] },
      { first: 15, meanFirst: 24, meanSecond: 34, all: 28, what: 'ages, in years,', groups: ['choir', 'orchestra'] },
      { first: 18, meanFirst: 52, meanSecond: 40, all: 48, what: 'masses, in kg,', groups: ['senior team', 'junior team'] },
    ],
    solve: ({ first, meanFirst, meanSecond, all }) => (first * (all - meanFirst)) / (meanSecond - all),
    write: ({ first, meanFirst, meanSecond, all, what, groups }, second) =>
      inParts({
        stem: `The ${what} of the ${first} people in the ${groups[0]} have mean ${meanFirst}, those of the $n$ people in the ${groups[1]} have mean ${meanSecond}. The mean of all together is ${all}.`,
        hint: 'In which two ways can the sum of all values be written?',
        parts: [
          {
            ask: 'Determine the value of $n$.',
            answer: `$n = ${second}$`,
            solution: raw`The sum of all values is $${first} \times ${meanFirst} + ${meanSecond}n$ and also $${all}(${first} + n)$. So $${first * meanFirst} + ${meanSecond}n = ${first * all} + ${all}n$, hence $${meanSecond - all}n = ${first * (all - meanFirst)}$ and $n = ${second}$.`,
            marks: [
              raw`M1 $${first} \times ${meanFirst} + ${meanSecond}n$`,
              raw`A1 $= ${all}(${first} + n)$`,
              `A1 $n = ${second}$`,
            ],
            keys: [exact(second)],
          },
          {
            ask: `Explain, without calculation, why $n$ had to be ${second > first ? 'greater' : 'smaller'} than ${first}.`,
            answer: `The mean of all lies nearer to ${second > first ? meanSecond : meanFirst}.`,
            solution: `The mean of all, ${all}, is nearer to ${second > first ? meanSecond : meanFirst} than to ${second > first ? meanFirst : meanSecond}. The group whose mean is nearer has more weight, that is more people.`,
            marks: ['R1 the mean of all lies nearer to the mean of the larger group'],
          },
        ],
      }),
    check: ({ first, meanFirst, meanSecond, all }, second) => {
      const values = [...Array.from({ length: first }, () => meanFirst), ...Array.from({ length: second }, () => meanSecond)];
      assertClose(sum(values) / values.length, all, 'common mean');
      assert.ok(Number.isInteger(second) && second !== first);
    },
  }),
  form({
    variants: [{ list: [3, 5, 8, 11, 18] }, { list: [2, 6, 7, 13, 12 + 5] }, { list: [4, 9, 12, 14, 21] }],
    solve: ({ list }) => ({ median: list[2] ?? 0, mean: sum(list) / list.length, range: (list[4] ?? 0) - (list[0] ?? 0) }),
    write: ({ list }, { median, mean, range }) => {
      const [a = 0, b = 0, , d = 0, e = 0] = list;
      return inParts({
        stem: raw`Five numbers in ascending order are $a,\ ${b},\ b,\ ${d},\ c$. Their median is ${median}, their range is ${range} and their mean is ${mean}.`,
        hint: 'The median gives one of the letters at once.',
        parts: [
          {
            ask: 'Determine the values of $a$, $b$ and $c$.',
            answer: `$a = ${a}$, $b = ${median}$, $c = ${e}$`,
            solution: raw`The middle number is the median, so $b = ${median}$. The sum is $5 \times ${mean} = ${5 * mean}$, so $a + c = ${5 * mean} - ${b} - ${median} - ${d} = ${a + e}$. The range gives $c - a = ${range}$. Adding the two equations, $2c = ${2 * e}$, so $c = ${e}$ and $a = ${a}$.`,
            marks: [`A1 $b = ${median}$`, `M1 $a + c = ${a + e}$ and $c - a = ${range}$`, `A1 $a = ${a}$`, `A1 $c = ${e}$`],
            keys: [
              { kind: 'number', label: '$a =$', ...exact(a) },
              { kind: 'number', label: '$b =$', ...exact(median) },
              { kind: 'number', label: '$c =$', ...exact(e) },
            ],
          },
          {
            ask: `A sixth number is added so that the mean stays the same. State this number, and determine whether the median changes.`,
            answer: `$${mean}$; the median ${mean === median ? 'stays the same' : 'changes'}`,
            solution: raw`Only a number equal to the mean leaves the mean as it is: ${mean}. In order the six numbers are ${[...list, mean].toSorted((x, y) => x - y).join(', ')}, with the median ${(() => {
              const six = [...list, mean].toSorted((x, y) => x - y);
              return ((six[2] ?? 0) + (six[3] ?? 0)) / 2;
            })()}, so the median ${mean === median ? 'stays the same' : 'changes'}.`,
            marks: [`A1 $${mean}$`, 'R1 the new median with the correct conclusion'],
          },
        ],
      });
    },
    check: ({ list }, { median, mean, range }) => {
      const found = [];
      for (let a = 0; a <= 60; a++)
        for (let c = a; c <= 60; c++) {
          const numbers = [a, list[1] ?? 0, median, list[3] ?? 0, c];
          if (c - a === range && sum(numbers) === 5 * mean && numbers.every((x, i) => i === 0 || x >= (numbers[i - 1] ?? 0)))
            found.push(numbers);
        }
      assert.deepEqual(found, [list]);
    },
  }),
]);

const frequencyTable = inForms({ key: 'aa-unknown-frequency', calculatorAllowed: false, placements: core('4.3', 1, ['4.2']) }, [
  form({
    variants: [
      { values: [0, 1, 2, 3, 4], counts: [3, 7, 0, 4, 2], k: 9, what: 'numbers of goals in the matches of a season' },
      { values: [1, 2, 3, 4, 5], counts: [4, 0, 6, 5, 3], k: 8, what: 'sizes of the households in a street' },
      { values: [0, 1, 2, 3, 4], counts: [10, 12, 8, 0, 2], k: 4, what: 'numbers of absences of the students of a year group' },
      { values: [2, 3, 4, 5, 6], counts: [5, 9, 6, 7, 0], k: 3, what: 'numbers of rooms of the flats in a house' },
    ],
    solve: ({ values, counts, k }) => {
      const full = counts.map((count) => count || k);
      return { total: sum(full), sumAll: sum(full.map((count, i) => count * (values[i] ?? 0))) };
    },
    write: ({ values, counts, k, what }, { total, sumAll }) => {
      const hidden = counts.indexOf(0);
      const known = sum(counts);
      const knownSum = sum(counts.map((count, i) => count * (values[i] ?? 0)));
      const data = counts.flatMap((count, i) => Array.from({ length: count || k }, () => values[i] ?? 0));
      const middle = ((data[Math.floor((total - 1) / 2)] ?? 0) + (data[Math.floor(total / 2)] ?? 0)) / 2;
      const mean = fraction(sumAll, total);
      return inParts({
        stem: `The table shows the ${what}.\n\n| value | ${values.join(' | ')} |\n| --- | ${values.map(() => '---').join(' | ')} |\n| frequency | ${counts.map((count, i) => (i === hidden ? '$k$' : `${count}`)).join(' | ')} |\n\nThe mean is $${mean}$.`,
        hint: 'How do the sum and the number of the values depend on $k$?',
        parts: [
          {
            ask: 'Show that $k$ satisfies a linear equation, and determine $k$.',
            answer: `$k = ${k}$`,
            solution: raw`There are $${known} + k$ values with the sum $${knownSum} + ${values[hidden] === 1 ? '' : values[hidden]}k$. So $\dfrac{${knownSum} + ${values[hidden] === 1 ? '' : values[hidden]}k}{${known} + k} = ${mean}$, which is linear in $k$ when multiplied out. It gives $k = ${k}$.`,
            marks: [raw`M1 sum divided by number, in terms of $k$`, 'A1 correct equation', `A1 $k = ${k}$`],
            keys: [exact(k)],
          },
          {
            ask: 'Calculate the median.',
            answer: `$${middle}$`,
            solution: `With $k = ${k}$ there are ${total} values. Counting up from the smallest, the middle of them is ${middle}.`,
            marks: ['(M1) looks for the middle place', `A1 $${middle}$`],
            keys: [exact(middle)],
          },
        ],
      });
    },
    check: ({ values, counts, k }, { total, sumAll }) => {
      const mean = (guess: number) =>
        sum(counts.map((count, i) => (count || guess) * (values[i] ?? 0))) / sum(counts.map((count) => count || guess));
      assert.deepEqual(
        Array.from({ length: 40 }, (_, i) => i + 1).filter((guess) => Math.abs(mean(guess) - sumAll / total) < 1e-9),
        [k],
      );
    },
  }),
  form({
    variants: [
      { counts: [8, 11, 5, 4], value: 2, what: 'numbers of books that the members of a group read' },
      { counts: [5, 13, 6, 7], value: 2, what: 'numbers of lessons that pupils missed' },
      { counts: [9, 10, 2, 5], value: 2, what: 'numbers of languages that guests speak' },
    ],
    solve: ({ counts }) => {
      const [below = 0, at = 0, , above = 0] = [counts[0], counts[1], counts[2], counts[3]];
      // Values 1, 2, 3, 4 with frequencies below, at, k, above: the median is 2 while fewer than half lie above 2.
      return { most: below + at - above - 1, total: below + at + above };
    },
    write: ({ counts, what }, { most }) => {
      const [below = 0, at = 0, , above = 0] = counts;
      return inParts({
        stem: `The table shows the ${what}; the frequency $k$ is not known.\n\n| number | 1 | 2 | 3 | 4 |\n| --- | --- | --- | --- | --- |\n| frequency | ${below} | ${at} | $k$ | ${above} |`,
        hint: 'How many values may lie above 2 if both middle places are to be 2?',
        parts: [
          {
            ask: 'The median is 2. Determine the greatest possible value of $k$.',
            answer: `$k = ${most}$`,
            solution: raw`Up to 2 there are $${below} + ${at} = ${below + at}$ values, above 2 there are $k + ${above}$. The median is 2 only if more values stand up to 2 than above it: $k + ${above} < ${below + at}$, so $k < ${below + at - above}$. (With equality the two middle values would be 2 and 3.) The greatest whole number is ${most}.`,
            marks: [raw`M1 compares ${below + at} with $k + ${above}$`, `A1 $k < ${below + at - above}$`, `A1 $k = ${most}$`],
            keys: [{ ...exact(most), slips: [slip(most + 1, 'Then the two middle values are 2 and 3.', 'endpoint')] }],
          },
          {
            ask: 'It is said that 3 is the only mode. Determine the least value of $k$ for which this holds, and hence determine whether both statements can be true.',
            answer: `$k = ${Math.max(below, at, above) + 1}$; they ${Math.max(below, at, above) + 1 <= most ? 'can' : 'cannot'} both be true`,
            solution: `The value 3 is the only mode when $k$ is greater than all other frequencies: $k \\ge ${Math.max(below, at, above) + 1}$. Together with $k \\le ${most}$ this is ${Math.max(below, at, above) + 1 <= most ? 'possible, so both statements can be true' : 'impossible, so the two statements cannot both be true'}.`,
            marks: [`A1 $k = ${Math.max(below, at, above) + 1}$`, 'R1 compares with part (a) and concludes'],
          },
        ],
      });
    },
    check: ({ counts, value }, { most }) => {
      const [below = 0, at = 0, , above = 0] = counts;
      const median = (k: number) => {
        const data = [below, at, k, above].flatMap((count, i) => Array.from({ length: count }, () => i + 1));
        return ((data[Math.floor((data.length - 1) / 2)] ?? 0) + (data[Math.floor(data.length / 2)] ?? 0)) / 2;
      };
      assert.equal(median(most), value);
      assert.ok(median(most + 1) > value);
    },
  }),
]);

/** Templates of topic 4 for SL and HL: diagrams and measures of data. */
export const dataSets = [compareBoxPlots, groupedData, changedMeans, frequencyTable];
