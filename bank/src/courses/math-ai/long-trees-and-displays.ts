import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { binomial, binomialUpTo } from './distributions.ts';
import { total } from './samples.ts';
import { exact, labelled, near, prose, sl, table } from './writing.ts';

/** Questions as long as the last ones of paper 2 about a test with errors and about times in a table. */

const faultyTest = defineTemplate({
  key: 'ai-section-b-test-with-errors',
  calculatorAllowed: true,
  placements: [sl('4.6.2', 2, '4.7', '4.8', '4.5')],
  variants: [
    {
      thing: 'circuit board',
      plural: 'circuit boards',
      fault: 4,
      found: 95,
      alarm: 3,
      lot: 20,
      many: 5000,
      check: 2.5,
      miss: 60,
    },
    { thing: 'weld', plural: 'welds', fault: 6, found: 92, alarm: 5, lot: 15, many: 2000, check: 1.5, miss: 85 },
    { thing: 'bottle', plural: 'bottles', fault: 2, found: 97, alarm: 1, lot: 24, many: 12_000, check: 0.2, miss: 12 },
    { thing: 'seam', plural: 'seams', fault: 5, found: 90, alarm: 4, lot: 18, many: 3000, check: 0.8, miss: 35 },
  ],
  solve: ({ fault, found, alarm, lot, many, check, miss }) => {
    const [f, s, a] = [fault / 100, found / 100, alarm / 100];
    const rejected = f * s + (1 - f) * a;
    return {
      ...{ rejected, slipped: f * (1 - s), truly: (f * s) / rejected, hidden: (f * (1 - s)) / (1 - rejected) },
      ...{ none: (1 - rejected) ** lot, atMost: binomialUpTo(lot, rejected, 2), expected: many * rejected },
      ...{ cost: check + miss * f * (1 - s), without: miss * f, twice: (f * s * s) / (f * s * s + (1 - f) * a * a) },
    };
  },
  write: (
    { thing, plural, fault, found, alarm, lot, many, check, miss },
    { rejected, slipped, truly, hidden, none, atMost, expected, cost, without, twice },
  ) => {
    const [f, s, a] = [fault / 100, found / 100, alarm / 100];
    const good = Number((1 - f).toFixed(4));
    return inParts({
      stem: prose`
        In a factory $${fault}\%$ of the ${plural} are faulty. An automatic test rejects a faulty ${thing} with a probability of $${s}$. It also rejects a ${thing} without a fault, with a probability of $${a}$.`,
      hint: 'Draw the tree: first whether there is a fault, then what the test says. Which branches belong to a rejection?',
      parts: [
        {
          ask: prose`Draw a tree diagram with all probabilities.`,
          answer: prose`First branches $${f}$ and $${good}$; then $${s}$ and $${Number((1 - s).toFixed(4))}$, $${a}$ and $${Number((1 - a).toFixed(4))}$`,
          solution: prose`First faulty, $${f}$, or not, $${good}$. From faulty: rejected $${s}$, passed $${Number((1 - s).toFixed(4))}$. From not faulty: rejected $${a}$, passed $${Number((1 - a).toFixed(4))}$.`,
          marks: ['A1 first pair of branches', 'A1 both second pairs'],
        },
        {
          ask: prose`Find the probability that a ${thing}, chosen at random, is rejected.`,
          answer: prose`$${significant(rejected)}$`,
          solution: prose`$${f} \times ${s} + ${good} \times ${a} = ${significant(rejected, 5)}$, about $${significant(rejected)}$.`,
          marks: ['M1 sum of two products', prose`A1 $${significant(rejected)}$`],
          keys: [near(rejected)],
        },
        {
          ask: prose`Given that a ${thing} is rejected, find the probability that it is faulty.`,
          answer: prose`$${significant(truly)}$`,
          solution: prose`$\dfrac{${f} \times ${s}}{${significant(rejected, 5)}} = ${significant(truly)}$.`,
          marks: [
            'M1 quotient of two probabilities',
            prose`A1 numerator $${significant(f * s)}$`,
            prose`A1 $${significant(truly)}$`,
          ],
          keys: [near(truly)],
        },
        {
          ask: prose`Given that a ${thing} passes the test, find the probability that it is faulty all the same.`,
          answer: prose`$${significant(hidden)}$`,
          solution: prose`$\dfrac{${f} \times ${Number((1 - s).toFixed(4))}}{1 - ${significant(rejected, 5)}} = ${significant(hidden)}$.`,
          marks: [prose`(M1) $\mathrm{P}(\text{passes}) = 1 - ${significant(rejected)}$`, prose`A1 $${significant(hidden)}$`],
          keys: [near(hidden)],
        },
        {
          before: prose`A batch holds $${lot}$ ${plural} that are independent of each other.`,
          ask: 'Find the probability that none of the batch is rejected, and the probability that at most two are.',
          answer: prose`$${significant(none)}$; $${significant(atMost)}$`,
          solution: prose`The number rejected has the distribution $\mathrm{B}(${lot}, ${significant(rejected, 5)})$: $\mathrm{P}(X = 0) = ${significant(none)}$ and $\mathrm{P}(X \le 2) = ${significant(atMost)}$.`,
          marks: [
            prose`(M1) binomial distribution with $n = ${lot}$`,
            prose`A1 $${significant(none)}$`,
            prose`A1 $${significant(atMost)}$`,
          ],
          keys: [labelled('None', near(none)), labelled('At most two', near(atMost))],
        },
        {
          ask: prose`Find the expected number of rejected ones among $${many}$.`,
          answer: prose`$${significant(expected)}$`,
          solution: prose`$${many} \times ${significant(rejected, 5)} = ${significant(expected)}$.`,
          marks: [prose`A1 $${significant(expected)}$`],
          keys: [{ kind: 'number', ...near(expected), follows: { value: `${many}p`, from: { p: 'b' } } }],
        },
        {
          before: prose`The test costs $${check.toFixed(2)}$ dollars for each ${thing}. A faulty ${thing} that reaches a customer costs $${miss.toFixed(2)}$ dollars.`,
          ask: 'Determine, from the expected cost for each one with and without the test, whether the test is worth its price.',
          answer: cost < without ? 'It is' : 'It is not',
          solution: prose`With the test: $${check.toFixed(2)} + ${miss} \times ${significant(slipped)} = ${significant(cost)}$ dollars for each ${thing}. Without it: $${miss} \times ${f} = ${significant(without)}$ dollars. The test ${cost < without ? 'is' : 'is not'} worth its price, as far as these costs go.`,
          marks: [
            prose`M1 expected cost $${significant(cost)}$ with the test`,
            prose`A1 $${significant(without)}$ without it`,
            `R1 comparison: it ${cost < without ? 'is' : 'is not'}`,
          ],
        },
        {
          ask: prose`Rejected ${plural} are tested again, independently, and are thrown away if they are rejected twice. Find the probability that a ${thing} that is thrown away is faulty, and comment on the second test.`,
          answer: prose`$${significant(twice)}$; far fewer good ones are thrown away`,
          solution: prose`$\dfrac{${f} \times ${s}^{2}}{${f} \times ${s}^{2} + ${good} \times ${a}^{2}} = ${significant(twice)}$, against $${significant(truly)}$ after one test: far fewer good ${plural} are thrown away.`,
          marks: [
            'M1 squares of the probabilities of a rejection',
            prose`A1 $${significant(twice)}$`,
            'R1 comparison with one test',
          ],
          keys: [labelled('Probability', near(twice))],
        },
      ],
    });
  },
  check: ({ fault, found, alarm, lot }, { rejected, truly, hidden, none, atMost, twice }) => {
    // A million of them, counted.
    const [bad, good] = [1e6 * (fault / 100), 1e6 * (1 - fault / 100)];
    const [hit, wrong] = [(bad * found) / 100, (good * alarm) / 100];
    assertClose((hit + wrong) / 1e6, rejected, 'rejected');
    assertClose(hit / (hit + wrong), truly, 'faulty if rejected');
    assertClose((bad - hit) / (1e6 - hit - wrong), hidden, 'faulty if passed');
    assertClose((hit * found) / (hit * found + wrong * alarm), twice, 'faulty if rejected twice');
    assertClose(binomial(lot, rejected, 0), none, 'none');
    assertClose(none + binomial(lot, rejected, 1) + binomial(lot, rejected, 2), atMost, 'at most two');
  },
});

const timesInATable = defineTemplate({
  key: 'ai-section-b-times-in-a-table',
  calculatorAllowed: true,
  placements: [sl('4.2', 2, '4.3', '4.1', '4.6.2')],
  variants: [
    {
      who: 'runners of a 10 km race',
      unit: 'minutes',
      start: 35,
      width: 10,
      counts: [12, 38, 54, 33, 13],
      limit: 65,
      outer: 98,
      groups: [840, 360],
      sample: 60,
      group: ['women', 'men'],
    },
    {
      who: 'calls to a help line',
      unit: 'minutes',
      start: 0,
      width: 4,
      counts: [46, 62, 31, 15, 6],
      limit: 12,
      outer: 24,
      groups: [450, 750],
      sample: 48,
      group: ['on weekdays', 'at weekends'],
    },
    {
      who: 'visits to a museum',
      unit: 'minutes',
      start: 20,
      width: 20,
      counts: [18, 44, 61, 41, 16],
      limit: 80,
      outer: 150,
      groups: [1500, 900],
      sample: 80,
      group: ['by adults', 'by children'],
    },
    {
      who: 'journeys to school',
      unit: 'minutes',
      start: 5,
      width: 10,
      counts: [34, 48, 26, 14, 8],
      limit: 35,
      outer: 62,
      groups: [320, 480],
      sample: 40,
      group: ['by bus', 'on foot'],
    },
  ],
  solve: ({ start, width, counts, limit, sample, groups }) => {
    const all = total(counts);
    const middles = counts.map((_, i) => start + width * (i + 0.5));
    const average = total(counts.map((n, i) => n * (middles[i] as number))) / all;
    const variance = total(counts.map((n, i) => n * ((middles[i] as number) - average) ** 2)) / all;
    const heaped = counts.map((_, i) => total(counts.slice(0, i + 1)));
    // Between the ends of a class the cumulative frequency is taken as a straight line.
    const at = (rank: number) => {
      const i = heaped.findIndex((n) => n >= rank);
      const below = i === 0 ? 0 : (heaped[i - 1] as number);
      return start + width * (i + (rank - below) / (counts[i] as number));
    };
    const long = total(counts.slice(Math.round((limit - start) / width)));
    return {
      ...{
        all,
        middles,
        average,
        deviation: Math.sqrt(variance),
        heaped,
        median: at(all / 2),
        q1: at(all / 4),
        q3: at((3 * all) / 4),
      },
      ...{ long, both: (long * (long - 1)) / (all * (all - 1)), first: ((groups[0] as number) * sample) / total(groups) },
    };
  },
  write: (
    { who, unit, start, width, counts, limit, outer, groups, sample, group },
    { all, middles, average, deviation, heaped, median, q1, q3, long, both, first },
  ) => {
    const ends = counts.map((_, i) => start + width * (i + 1));
    const classes = counts.map((_, i) => prose`$${start + width * i} \le t < ${start + width * (i + 1)}$`);
    const modal = counts.indexOf(Math.max(...counts));
    const fence = q3 + 1.5 * (q3 - q1);
    const [one = '', other = ''] = group;
    return inParts({
      stem: prose`
        The table shows the times $t$, in ${unit}, of $${all}$ ${who}.

        ${table(['$t$', ...classes], ['Frequency', ...counts])}`,
      hint: 'For which results does a class stand for its midpoint, and for which its upper end?',
      parts: [
        {
          ask: 'Write down the modal class, and explain why the mean can only be estimated.',
          answer: classes[modal] as string,
          solution: prose`The class with the greatest frequency is ${classes[modal] as string}. The single times within a class are not known, so each is taken as the midpoint.`,
          marks: [prose`A1 ${classes[modal] as string}`, 'R1 single times are not known'],
        },
        {
          ask: 'Estimate the mean and the standard deviation of the times.',
          answer: prose`$${significant(average)}$ and $${significant(deviation)}$ ${unit}`,
          solution: prose`With the midpoints $${middles.map((m) => `${m}`).join(', ')}$ and the frequencies the calculator gives a mean of $${significant(average)}$ and a standard deviation of $${significant(deviation)}$ ${unit}.`,
          marks: ['(M1) midpoints', prose`A1 $${significant(average)}$`, prose`A1 $${significant(deviation)}$`],
          keys: [labelled('Mean', near(average)), labelled('Standard deviation', near(deviation))],
        },
        {
          ask: 'Complete a table of cumulative frequencies, and draw the cumulative frequency graph.',
          answer: prose`$${heaped.join(', ')}$`,
          solution: prose`
            ${table([`$t <$`, ...ends], ['Cumulative frequency', ...heaped])}

            The points are plotted at the upper ends, beginning with $0$ at $t = ${start}$, and joined by a smooth curve or by segments.`,
          marks: [prose`A1 $${heaped.join(', ')}$`, 'A1 points at the upper ends of the classes', 'A1 increasing curve from $0$'],
        },
        {
          ask: 'Estimate the median and the interquartile range from the graph.',
          answer: prose`About $${significant(median)}$ and $${significant(q3 - q1)}$ ${unit}`,
          solution: prose`Median at $${all / 2}$: about $${significant(median)}$. Quartiles at $${all / 4}$ and $${(3 * all) / 4}$: about $${significant(q1)}$ and $${significant(q3)}$, so the interquartile range is about $${significant(q3, 4)} - ${significant(q1, 4)} = ${significant(q3 - q1)}$ ${unit}.`,
          marks: [
            prose`A1 median about $${significant(median)}$`,
            prose`M1 difference of the quartiles`,
            prose`A1 about $${significant(q3 - q1)}$`,
          ],
          keys: [
            labelled('Median', { value: median, tolerance: 0.12 * width + 0.011 * median }),
            labelled('Interquartile range', { value: q3 - q1, tolerance: 0.25 * width }),
          ],
        },
        {
          ask: prose`Use these values to determine whether a time of $${outer}$ ${unit} would be an outlier.`,
          answer: outer > fence ? 'It would' : 'It would not',
          solution: prose`The upper fence is about $${significant(q3, 4)} + 1.5 \times ${significant(q3 - q1)} = ${significant(fence)}$. $${outer}$ is ${outer > fence ? 'greater: it would be an outlier' : 'less: it would not be an outlier'}.`,
          marks: [
            'M1 upper quartile and one and a half interquartile ranges (FT)',
            `A1 it ${outer > fence ? 'would' : 'would not'}`,
          ],
        },
        {
          ask: prose`Two of the $${all}$ are chosen at random, without replacement. Find the probability that both took at least $${limit}$ ${unit}.`,
          answer: prose`$${significant(both)}$`,
          solution: prose`$${long}$ took at least this long: $\dfrac{${long}}{${all}} \times \dfrac{${long - 1}}{${all - 1}} = ${significant(both)}$.`,
          marks: [prose`M1 $\frac{${long}}{${all}} \times \frac{${long - 1}}{${all - 1}}$`, prose`A1 $${significant(both)}$`],
          keys: [near(both)],
        },
        {
          before: prose`Of all ${who} in one year, $${groups[0] as number}$ were ${one} and $${groups[1] as number}$ ${other}. A stratified sample of $${sample}$ is to be taken.`,
          ask: prose`Find how many of the sample are ${one}, and state one advantage of a stratified sample over a convenience sample.`,
          answer: prose`$${decimal(first, 0)}$`,
          solution: prose`$\dfrac{${groups[0] as number}}{${total(groups)}} \times ${sample} = ${decimal(first, 0)}$. Both groups are represented in their true proportion, so the sample is less likely to be biased.`,
          marks: [
            prose`(M1) proportion of the group`,
            prose`A1 $${decimal(first, 0)}$`,
            'R1 groups in true proportion, less bias',
          ],
          keys: [labelled('Number', exact(first))],
        },
      ],
    });
  },
  check: ({ start, width, counts, outer, sample, groups }, { all, average, deviation, median, q1, q3, first, both, long }) => {
    // Every single time spread evenly within its class.
    const times = counts.flatMap((n, i) => Array.from({ length: 40 * n }, (_, k) => start + width * (i + (k + 0.5) / (40 * n))));
    assertClose(total(times) / times.length, average, 'mean', 1e-6);
    const spread = total(times.map((t) => (t - average) ** 2)) / times.length;
    assertClose(Math.sqrt(spread - width ** 2 / 12), deviation, 'standard deviation', 1e-3);
    for (const [part, value] of [
      [0.25, q1],
      [0.5, median],
      [0.75, q3],
    ] as const)
      assertClose(times[Math.round(part * times.length)] as number, value, 'quartile', 0.01);
    assert.ok(Number.isInteger(first) && first < sample && total(groups) > all && long > 10 && both < 0.5);
    assert.ok(Math.abs(outer - (q3 + 1.5 * (q3 - q1))) > width / 5, 'near the fence');
  },
});

export const longOnTreesAndDisplays: readonly QuestionTemplate[] = [faultyTest, timesInATable];
