import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import {
  binomial,
  binomialUpTo,
  chiSquaredAbove,
  chiSquaredAboveByArea,
  normalBelow,
  normalDensity,
  normalQuantile,
  studentAbove,
  studentDensity,
} from './distributions.ts';
import { chiSquaredStatistic, mean, pearson, ranks, regressionLine, total } from './samples.ts';
import { exact, labelled, near, prose, sl, table } from './writing.ts';

/** Questions as long as the last ones of paper 2 about chance and data: packets, a survey, a hire station. */

const filledPackets = defineTemplate({
  key: 'ai-section-b-packets-filled',
  calculatorAllowed: true,
  placements: [sl('4.9', 2, '4.8', '4.7', '4.5')],
  variants: [
    { thing: 'bags of rice', mean: 506, deviation: 4.2, label: 500, batch: 800, box: 12, gain: 0.35, loss: 1.2 },
    { thing: 'packets of coffee', mean: 253, deviation: 2.1, label: 250, batch: 1200, box: 20, gain: 0.8, loss: 2.5 },
    { thing: 'tins of paint', mean: 1012, deviation: 7.5, label: 1000, batch: 600, box: 10, gain: 1.4, loss: 5 },
    { thing: 'jars of honey', mean: 344, deviation: 3.1, label: 340, batch: 500, box: 15, gain: 0.9, loss: 3.2 },
  ],
  solve: ({ mean: average, deviation, label, batch, box, gain, loss }) => {
    const under = normalBelow(label, average, deviation);
    const none = (1 - under) ** box;
    return {
      ...{
        under,
        expected: batch * under,
        heavy: average + deviation * normalQuantile(0.9),
        none,
        some: 1 - binomialUpTo(box, under, 1),
      },
      ...{ setting: label - deviation * normalQuantile(0.01), profit: gain * (1 - under) - loss * under },
      among: normalBelow(label - deviation / 2, average, deviation) / under,
    };
  },
  write: (
    { thing, mean: average, deviation, label, batch, box, gain, loss },
    { under, expected, heavy, none, some, setting, profit, among },
  ) =>
    inParts({
      stem: prose`
        A machine fills ${thing}. The masses, in grams, are normally distributed with mean $${average}$ and standard deviation $${deviation}$. The label promises $${label}\text{ g}$; any that hold less are underweight.`,
      hint: 'One packet or several: which distribution describes each, and what is its parameter?',
      parts: [
        {
          ask: 'Find the probability that one of them, chosen at random, is underweight.',
          answer: prose`$${significant(under)}$`,
          solution: prose`With $X \sim \mathrm{N}(${average}, ${deviation}^{2})$ the calculator gives $\mathrm{P}(X < ${label}) = ${significant(under)}$.`,
          marks: [prose`(M1) $\mathrm{P}(X < ${label})$`, prose`A1 $${significant(under)}$`],
          keys: [near(under)],
        },
        {
          ask: prose`Find the expected number of underweight ones among $${batch}$.`,
          answer: prose`$${significant(expected)}$`,
          solution: prose`$${batch} \times ${significant(under, 5)} = ${significant(expected)}$.`,
          marks: ['(M1) number times probability', prose`A1 $${significant(expected)}$`],
          keys: [
            { kind: 'number', value: expected, tolerance: 0.012 * expected, follows: { value: `${batch}p`, from: { p: 'a' } } },
          ],
        },
        {
          ask: prose`The heaviest $10\%$ are sold at a higher price. Find the least mass of these.`,
          answer: prose`$${significant(heavy, 4)}\text{ g}$`,
          solution: prose`$\mathrm{P}(X < m) = 0.9$ gives $m = ${significant(heavy, 4)}\text{ g}$ with the inverse normal distribution.`,
          marks: [prose`(M1) $\mathrm{P}(X < m) = 0.9$`, prose`A1 $${significant(heavy, 4)}\text{ g}$`],
          keys: [near(heavy, undefined, 'g')],
        },
        {
          before: prose`They are packed in boxes of $${box}$.`,
          ask: 'State two assumptions under which the number of underweight ones in a box has a binomial distribution.',
          answer: 'independence; the same probability for each',
          solution:
            'Whether one of them is underweight must not depend on the others in the box, and the probability must be the same for each.',
          marks: ['R1 independence', 'R1 constant probability'],
        },
        {
          ask: 'Find the probability that a box contains none, and the probability that it contains at least two that are underweight.',
          answer: prose`$${significant(none)}$; $${significant(some)}$`,
          solution: prose`With $Y \sim \mathrm{B}(${box}, ${significant(under, 4)})$: $\mathrm{P}(Y = 0) = ${significant(none)}$ and $\mathrm{P}(Y \ge 2) = 1 - \mathrm{P}(Y \le 1) = ${significant(some)}$.`,
          marks: [
            prose`(M1) binomial distribution with $n = ${box}$`,
            prose`A1 $${significant(none)}$`,
            prose`M1 $1 - \mathrm{P}(Y \le 1)$`,
            prose`A1 $${significant(some)}$`,
          ],
          keys: [
            labelled('None', { value: none, tolerance: 0.011 * none }),
            labelled('At least two', { value: some, tolerance: 0.02 * some }),
          ],
        },
        {
          ask: prose`The mean can be changed, the standard deviation cannot. Find the mean for which only $1\%$ are underweight.`,
          answer: prose`$${significant(setting, 4)}\text{ g}$`,
          solution: prose`$\mathrm{P}(Z < z) = 0.01$ gives $z = ${decimal(normalQuantile(0.01), 4)}$. From $\dfrac{${label} - \mu}{${deviation}} = ${decimal(normalQuantile(0.01), 4)}$ it follows that $\mu = ${significant(setting, 4)}\text{ g}$.`,
          marks: [
            prose`M1 $z = ${decimal(normalQuantile(0.01), 2)}$`,
            prose`M1 standardised equation for $\mu$`,
            prose`A1 $${significant(setting, 4)}\text{ g}$`,
          ],
          keys: [near(setting, undefined, 'g')],
        },
        {
          before: prose`Each one that is sold brings a profit of $${gain.toFixed(2)}$ dollars. One that is underweight cannot be sold and costs $${loss.toFixed(2)}$ dollars instead.`,
          ask: prose`For the mean of $${average}\text{ g}$, find the expected profit for each one that is filled, and explain what else has to be known to decide whether the new mean is better.`,
          answer: prose`$${significant(profit)}$ dollars; the cost of the additional contents`,
          solution: prose`$${gain.toFixed(2)} \times ${significant(1 - under, 5)} - ${loss.toFixed(2)} \times ${significant(under, 5)} = ${significant(profit)}$ dollars. A greater mean leaves fewer underweight but needs more contents: its cost has to be known.`,
          marks: [
            'M1 both outcomes with their probabilities',
            prose`A1 $${significant(profit)}$ dollars`,
            'R1 cost of the additional contents',
          ],
          keys: [labelled('Expected profit', { value: profit, tolerance: 0.011 * profit })],
        },
        {
          ask: prose`Given that one is underweight, find the probability that it holds less than $${label - deviation / 2}\text{ g}$.`,
          answer: prose`$${significant(among)}$`,
          solution: prose`$\dfrac{\mathrm{P}(X < ${label - deviation / 2})}{\mathrm{P}(X < ${label})} = \dfrac{${significant(among * under, 5)}}{${significant(under, 5)}} = ${significant(among)}$.`,
          marks: ['M1 quotient of two probabilities', prose`A1 $${significant(among)}$`],
          keys: [{ kind: 'number', value: among, tolerance: 0.015 * among }],
        },
      ],
    }),
  check: ({ mean: average, deviation, label, box }, { under, none, some, setting, heavy }) => {
    const below = (x: number, m: number) =>
      integrate((t) => normalDensity((t - m) / deviation) / deviation, m - 9 * deviation, x);
    assertClose(below(label, average), under, 'underweight');
    assertClose(below(heavy, average), 0.9, 'heaviest tenth');
    assertClose(below(label, setting), 0.01, 'new mean');
    let [zero, one] = [1, 0];
    for (let i = 0; i < box; i++) [zero, one] = [zero * (1 - under), one * (1 - under) + zero * under];
    assertClose(zero, none, 'none');
    assertClose(zero, binomial(box, under, 0), 'none again');
    assertClose(1 - zero - one, some, 'at least two');
    assert.ok(under > 0.03 && under < 0.15, `${under}`);
  },
});

const surveyed = defineTemplate({
  key: 'ai-section-b-survey-of-a-town',
  calculatorAllowed: true,
  placements: [sl('4.11', 2, '4.10', '4.6.2', '4.5')],
  variants: [
    {
      asked: 'adults of a town how they mostly travel to work',
      rows: ['centre', 'suburbs'],
      columns: ['bus', 'bicycle', 'car'],
      o: [
        [38, 41, 21],
        [35, 26, 59],
      ],
      things: 'bus routes',
      first: ['length (km)', [4.2, 6.8, 9.1, 12.5, 15.3, 18.4]],
      second: ['passengers a day', [2900, 3300, 2400, 1800, 1950, 1100]],
    },
    {
      asked: 'visitors of a library what they mostly borrow',
      rows: ['under 30', '30 or older'],
      columns: ['novels', 'non-fiction', 'films'],
      o: [
        [32, 27, 41],
        [54, 38, 28],
      ],
      things: 'branches',
      first: ['opening hours a week', [18, 24, 30, 36, 42, 50]],
      second: ['loans a week', [410, 390, 720, 860, 1140, 1020]],
    },
    {
      asked: 'guests of a hotel which meal they took there',
      rows: ['families', 'business guests'],
      columns: ['breakfast alone', 'dinner alone', 'both'],
      o: [
        [44, 12, 64],
        [46, 10, 24],
      ],
      things: 'hotels',
      first: ['distance to the beach (km)', [0.2, 0.5, 1.1, 1.8, 2.6, 4.0]],
      second: ['price of a night (euros)', [182, 195, 140, 128, 96, 104]],
    },
    {
      asked: 'members of a sports club when they mostly train',
      rows: ['swimmers', 'runners'],
      columns: ['morning', 'afternoon', 'evening'],
      o: [
        [29, 15, 36],
        [40, 38, 42],
      ],
      things: 'swimmers',
      first: ['training (hours a week)', [3, 5, 6, 8, 10, 13]],
      second: ['time for 100 m (s)', [78.2, 71.5, 73.0, 66.4, 64.1, 59.8]],
    },
  ],
  solve: ({ o, first, second }) => {
    const [rowTotals, columnTotals] = [o.map(total), (o[0] as number[]).map((_, j) => total(o.map((row) => row[j] as number)))];
    const all = total(rowTotals);
    const expected = rowTotals.flatMap((r) => columnTotals.map((c) => (r * c) / all));
    const statistic = chiSquaredStatistic(o.flat(), expected);
    const [a = 0, b = 0] = rowTotals;
    const pick = (o[0] as number[])[2] as number;
    return {
      ...{ all, statistic, p: chiSquaredAbove(statistic, 2), expected: expected[2] as number, rowTotals, columnTotals },
      ...{
        share: pick / a,
        given: pick / (columnTotals[2] as number),
        both: (a * (a - 1)) / (all * (all - 1)),
        mixed: (2 * a * b) / (all * (all - 1)),
      },
      rank: pearson(ranks(first[1] as number[]), ranks(second[1] as number[])),
    };
  },
  write: (
    { asked, rows, columns, o, things, first, second },
    { all, statistic, p, expected, rowTotals, columnTotals, given, both, mixed, rank },
  ) => {
    const [one = '', other = ''] = rows;
    const last = columns[2] as string;
    const [nameOne, xs] = first as [string, number[]];
    const [nameTwo, ys] = second as [string, number[]];
    const rejected = p < 0.05;
    const a = rowTotals[0] as number;
    return inParts({
      stem: prose`
        A survey asks $${all}$ ${asked}.

        ${table(['', ...columns], [one, ...(o[0] as number[])], [other, ...(o[1] as number[])])}`,
      hint: 'First use the totals of rows and columns. What would the table look like if the two answers had nothing to do with each other?',
      parts: [
        {
          ask: prose`One of the answers "${last}" is chosen at random. Find the probability that it comes from the row "${one}".`,
          answer: prose`$${significant(given)}$`,
          solution: prose`There are $${columnTotals[2] as number}$ answers "${last}", and $${(o[0] as number[])[2] as number}$ of them are from this row: $\dfrac{${(o[0] as number[])[2] as number}}{${columnTotals[2] as number}} = ${significant(given)}$.`,
          marks: [prose`(M1) total $${columnTotals[2] as number}$ of the column`, prose`A1 $${significant(given)}$`],
          keys: [near(given)],
        },
        {
          ask: prose`Two different people from the survey are chosen at random. Find the probability that both are from the row "${one}", and the probability that they are from different rows.`,
          answer: prose`$${significant(both)}$; $${significant(mixed)}$`,
          solution: prose`The row has $${a}$ people: $\dfrac{${a}}{${all}} \times \dfrac{${a - 1}}{${all - 1}} = ${significant(both)}$. One from each row, in either order: $2 \times \dfrac{${a}}{${all}} \times \dfrac{${all - a}}{${all - 1}} = ${significant(mixed)}$.`,
          marks: [
            'M1 product without replacement',
            prose`A1 $${significant(both)}$`,
            'M1 two orders',
            prose`A1 $${significant(mixed)}$`,
          ],
          keys: [labelled('Both', near(both)), labelled('Different rows', near(mixed))],
        },
        {
          before: prose`A $\chi^{2}$ test for independence is carried out at the $5\%$ significance level.`,
          ask: 'Write down the null hypothesis and the number of degrees of freedom.',
          answer: prose`The two answers are independent; $2$`,
          solution: prose`$\mathrm{H}_0$: the answer is independent of the row that a person belongs to. $(2 - 1)(3 - 1) = 2$ degrees of freedom.`,
          marks: [prose`A1 $\mathrm{H}_0$: independence, in context`, prose`A1 $2$`],
          keys: [labelled('Degrees of freedom', exact(2))],
        },
        {
          ask: prose`Show that the expected frequency of "${last}" in the row "${one}" is $${significant(expected, 4)}$, to four significant figures.`,
          answer: prose`shown`,
          solution: prose`Row total times column total over the whole: $\dfrac{${a} \times ${columnTotals[2] as number}}{${all}} = ${significant(expected, 4)}$.`,
          marks: [prose`M1 $\frac{${a} \times ${columnTotals[2] as number}}{${all}}$`, prose`AG $${significant(expected, 4)}$`],
        },
        {
          ask: prose`Find the $p$-value, and state the conclusion of the test with a reason.`,
          answer: prose`$p = ${significant(p)}$; ${rejected ? 'reject' : 'do not reject'} $\mathrm{H}_0$`,
          solution: prose`The calculator gives $\chi^{2} = ${significant(statistic)}$ and $p = ${significant(p)}$. Since $${significant(p)} ${rejected ? '<' : '>'} 0.05$, $\mathrm{H}_0$ is ${rejected ? 'rejected: the answers are not independent of the row' : 'not rejected: there is not enough evidence that the answers depend on the row'}.`,
          marks: [
            prose`(M1) observed table entered, $\chi^{2} = ${significant(statistic)}$`,
            prose`A1 $p = ${significant(p)}$`,
            prose`R1 comparison with $0.05$`,
            `A1 ${rejected ? 'reject' : 'do not reject'} the null hypothesis, in context`,
          ],
          keys: [labelled('$p =$', { value: p, tolerance: 0.015 * p })],
        },
        {
          before: prose`
            The report also compares six ${things}.

            ${table([nameOne, ...xs], [nameTwo, ...ys])}`,
          ask: prose`Find Spearman’s rank correlation coefficient, $r_s$.`,
          answer: prose`$r_s = ${significant(rank)}$`,
          solution: prose`Ranks of the first row, from the greatest down: $${ranks(xs).join(', ')}$; of the second: $${ranks(ys).join(', ')}$. The correlation coefficient of the ranks is $r_s = ${significant(rank)}$.`,
          marks: ['M1 ranks of both rows', prose`A1 ranks correct`, prose`A1 $r_s = ${significant(rank)}$`],
          keys: [near(rank)],
        },
        {
          ask: 'Interpret its value in context, and give one reason to prefer it to the product-moment coefficient here.',
          answer: rank < 0 ? 'a strong tendency to fall' : 'a strong tendency to rise',
          solution: prose`It is near $${rank < 0 ? -1 : 1}$: ${nameTwo.replace(/ \(.*/, '')} tends strongly to ${rank < 0 ? 'fall' : 'rise'} as ${nameOne.replace(/ \(.*/, '')} rises. It needs no linear relation and is hardly affected by extreme values.`,
          marks: [
            `A1 strong ${rank < 0 ? 'negative' : 'positive'} association, in context`,
            'R1 no linear relation needed, or robust against extreme values',
          ],
        },
      ],
    });
  },
  check: ({ o, first, second }, { p, statistic, both, mixed, rank, rowTotals, all }) => {
    assertClose(chiSquaredAboveByArea(statistic, 2), p, 'p', 1e-5);
    assert.ok(Math.abs(p - 0.05) > 0.004, `${p}`);
    const b = all - (rowTotals[0] as number);
    assertClose(both + mixed + (b * (b - 1)) / (all * (all - 1)), 1, 'pairs');
    const [x, y] = [ranks(first[1] as number[]), ranks(second[1] as number[])];
    const squares = total(x.map((one, i) => (one - (y[i] as number)) ** 2));
    assertClose(1 - (6 * squares) / (6 * 35), rank, 'rank correlation');
    assert.ok(Math.min(...o.flat()) >= 10 && Math.abs(rank) > 0.8 && Math.abs(rank) < 1);
  },
});

const hireStation = defineTemplate({
  key: 'ai-section-b-hire-station',
  calculatorAllowed: true,
  placements: [sl('4.4', 2, '4.11', '4.3', '4.1')],
  variants: [
    {
      things: 'bicycles',
      xs: [11, 14, 17, 19, 22, 25, 28],
      ys: [34, 41, 55, 58, 71, 76, 90],
      at: 20,
      far: -4,
      one: [52, 61, 47, 66, 58, 63],
      two: [71, 68, 80, 64, 77, 73],
    },
    {
      things: 'rowing boats',
      xs: [15, 17, 20, 22, 24, 27, 30],
      ys: [12, 15, 24, 25, 34, 37, 48],
      at: 25,
      far: 5,
      one: [18, 25, 21, 16, 27, 23],
      two: [31, 29, 38, 26, 35, 33],
    },
    {
      things: 'electric scooters',
      xs: [8, 12, 15, 18, 21, 23, 26],
      ys: [60, 72, 95, 101, 122, 125, 148],
      at: 16,
      far: 40,
      one: [88, 97, 105, 92, 99, 110],
      two: [101, 94, 112, 98, 107, 103],
    },
    {
      things: 'paddle boards',
      xs: [18, 20, 21, 24, 26, 29, 31],
      ys: [9, 14, 15, 25, 28, 39, 41],
      at: 22,
      far: 8,
      one: [14, 19, 12, 22, 17, 15],
      two: [24, 21, 29, 18, 27, 25],
    },
  ],
  solve: ({ xs, ys, at, one, two }) => {
    const { gradient, intercept } = regressionLine(xs, ys);
    const spread = (values: readonly number[]) => total(values.map((v) => (v - mean(values)) ** 2));
    const pooled = (spread(one) + spread(two)) / (one.length + two.length - 2);
    const t = (mean(two) - mean(one)) / Math.sqrt(pooled * (1 / one.length + 1 / two.length));
    return {
      ...{ r: pearson(xs, ys), gradient, intercept, estimate: gradient * at + intercept },
      ...{ t, p: studentAbove(t, one.length + two.length - 2), averages: [mean(one), mean(two)] as const },
    };
  },
  write: ({ things, xs, ys, at, far, one, two }, { r, gradient, intercept, estimate, t, p, averages }) => {
    const sorted = one.toSorted((a, b) => a - b);
    const [q1, q3] = [sorted[1] as number, sorted[4] as number];
    const upper = q3 + 1.5 * (q3 - q1);
    const rejected = p < 0.05;
    return inParts({
      stem: prose`
        A station hires out ${things}. The table shows, for seven days, the highest temperature $x$ in $^\circ\text{C}$ and the number $y$ of ${things} hired.

        ${table(['$x$', ...xs], ['$y$', ...ys])}`,
      hint: 'Which questions are about how two quantities vary together, and which compare two groups?',
      parts: [
        {
          ask: prose`Find Pearson’s product-moment correlation coefficient $r$, and describe the correlation.`,
          answer: prose`$r = ${significant(r)}$; strong positive`,
          solution: prose`The calculator gives $r = ${significant(r)}$, near $1$: a strong positive linear correlation.`,
          marks: [prose`A1 $r = ${significant(r)}$`, 'A1 strong positive'],
          keys: [labelled('$r =$', near(r))],
        },
        {
          ask: prose`Write down the equation of the regression line of $y$ on $x$.`,
          answer: prose`$y = ${significant(gradient)}x ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept))}$`,
          solution: prose`$y = ${significant(gradient)}x ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept))}$.`,
          marks: ['A1 gradient', 'A1 intercept'],
          keys: [{ kind: 'equation', part: '', value: `y = ${gradient}x + ${intercept}` }],
        },
        {
          ask: 'Interpret the gradient in context.',
          answer: prose`About $${significant(gradient, 2)}$ more hired for each degree`,
          solution: prose`For each degree that the day is warmer, about $${significant(gradient, 2)}$ more ${things} are hired.`,
          marks: ['R1 additional number hired for each additional degree'],
        },
        {
          ask: prose`Estimate the number hired on a day with a highest temperature of $${at}\,^\circ\text{C}$.`,
          answer: prose`$${significant(estimate)}$, so about $${Math.round(estimate)}$`,
          solution: prose`$${significant(gradient, 5)} \times ${at} ${intercept < 0 ? '-' : '+'} ${significant(Math.abs(intercept), 5)} = ${significant(estimate)}$, so about $${Math.round(estimate)}$.`,
          marks: [
            prose`(M1) $x = ${at}$ in the equation`,
            prose`A1 $${significant(estimate)}$ (accept $${Math.round(estimate)}$)`,
          ],
          keys: [
            { kind: 'number', value: estimate, tolerance: 0, alternatives: [{ value: Math.round(estimate), tolerance: 0 }] },
          ],
        },
        {
          joined: true,
          ask: prose`Explain why the line should not be used for a day with $${far}\,^\circ\text{C}$.`,
          answer: 'It would be extrapolation',
          solution: prose`$${far}$ lies outside the temperatures of the data, from $${Math.min(...xs)}$ to $${Math.max(...xs)}$. That the line continues there is not known: it would be extrapolation.`,
          marks: ['R1 outside the range of the data (extrapolation)'],
        },
        {
          before: prose`
            The manager believes that more ${things} are hired on Sundays than on Mondays. The numbers on six of each, chosen at random, were

            ${table(['Monday', ...one], ['Sunday', ...two])}

            Both populations are taken to be normal with equal variances.`,
          ask: 'Write down the null and the alternative hypothesis for a test of this belief.',
          answer: prose`$\mathrm{H}_0: \mu_M = \mu_S$, $\mathrm{H}_1: \mu_M < \mu_S$`,
          solution: prose`$\mathrm{H}_0: \mu_M = \mu_S$ and $\mathrm{H}_1: \mu_M < \mu_S$, where $\mu_M$ and $\mu_S$ are the population means. The test is one-tailed.`,
          marks: [prose`A1 $\mathrm{H}_0$ with population means`, prose`A1 $\mathrm{H}_1$, one-tailed`],
        },
        {
          ask: prose`Find the means of the two samples and the $p$-value of the test.`,
          answer: prose`$${significant(averages[0])}$ and $${significant(averages[1])}$; $p = ${significant(p)}$`,
          solution: prose`The means are $${significant(averages[0])}$ and $${significant(averages[1])}$. A pooled two-sample $t$-test gives $t = ${significant(-t)}$ and $p = ${significant(p)}$.`,
          marks: [
            prose`A1 mean $${significant(averages[0])}$ on Mondays`,
            prose`A1 mean $${significant(averages[1])}$ on Sundays`,
            '(M1) pooled two-sample $t$-test',
            prose`A1 $p = ${significant(p)}$`,
          ],
          keys: [
            labelled('Mean on Mondays', near(averages[0])),
            labelled('Mean on Sundays', near(averages[1])),
            labelled('$p =$', { value: p, tolerance: 0.015 * p }),
          ],
        },
        {
          ask: prose`State, with a reason, the conclusion at the $5\%$ significance level.`,
          answer: rejected ? 'The belief is supported' : 'The belief is not supported',
          solution: prose`$${significant(p)} ${rejected ? '<' : '>'} 0.05$, so $\mathrm{H}_0$ is ${rejected ? 'rejected: there is evidence that more are hired on Sundays' : 'not rejected: there is not enough evidence that more are hired on Sundays'}.`,
          marks: [
            prose`R1 comparison of $p$ with $0.05$ (FT)`,
            `A1 ${rejected ? 'the belief is supported' : 'the belief is not supported'}`,
          ],
        },
        {
          ask: prose`For the Mondays, the quartiles are $${q1}$ and $${q3}$. Determine whether a Monday on which $${Math.ceil(upper) + 1}$ were hired would be an outlier.`,
          answer: 'It would',
          solution: prose`The upper fence is $${q3} + 1.5 \times (${q3} - ${q1}) = ${upper}$. As $${Math.ceil(upper) + 1} > ${upper}$, it would be an outlier.`,
          marks: [prose`M1 $Q_3 + 1.5 \times \text{IQR} = ${upper}$`, 'A1 it would, with the comparison'],
        },
      ],
    });
  },
  check: ({ xs, ys, one, two }, { r, gradient, intercept, t, p }) => {
    const error = (m: number, c: number) => total(xs.map((x, i) => (m * x + c - (ys[i] as number)) ** 2));
    for (const [dm, dc] of [
      [0.01, 0],
      [-0.01, 0],
      [0, 0.1],
      [0, -0.1],
    ] as const) {
      assert.ok(error(gradient + dm, intercept + dc) > error(gradient, intercept), 'a better line');
    }
    const about = total(ys.map((y) => (y - mean(ys)) ** 2));
    assertClose(1 - error(gradient, intercept) / about, r * r, 'explained share');
    const freedom = one.length + two.length - 2;
    assertClose(0.5 - integrate((u) => studentDensity(u, freedom), 0, t), p, 'p', 1e-5);
    assert.ok(Math.abs(p - 0.05) > 0.005 && r > 0.9, `${p}`);
  },
});

export const longOnChanceAndData: readonly QuestionTemplate[] = [filledPackets, surveyed, hireStation];
