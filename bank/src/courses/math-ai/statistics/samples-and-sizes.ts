import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, significant } from '../../../tex.ts';
import { normalBelow, normalDensity, normalQuantile, studentDensity, studentQuantile } from '../distributions.ts';
import { core, exact, hl, near, prose, table } from '../writing.ts';

/** Topic 4. Samples on the way back: the size that is needed, intervals from raw data, loads of many, tests that are repeated. */

const shares = defineTemplate({
  key: 'ai-stratified-sample-backwards',
  calculatorAllowed: true,
  placements: core('4.1', 1),
  variants: [
    {
      where: 'a college',
      groups: ['first year', 'second year', 'third year'],
      sample: [18, 15, 12],
      known: 0,
      size: 360,
      outlier: 'a student who reads 70 hours a week',
    },
    {
      where: 'a company',
      groups: ['workshop', 'office', 'sales'],
      sample: [25, 10, 15],
      known: 1,
      size: 140,
      outlier: 'an employee who travels for 5 hours a day',
    },
    {
      where: 'a town',
      groups: ['north', 'centre', 'south'],
      sample: [14, 22, 24],
      known: 2,
      size: 1800,
      outlier: 'a household with 14 bicycles',
    },
    {
      where: 'a sports club',
      groups: ['swimmers', 'runners', 'rowers'],
      sample: [16, 20, 4],
      known: 0,
      size: 128,
      outlier: 'a member who trains for 45 hours a week',
    },
  ],
  solve: ({ sample, known, size }) => {
    const each = size / (sample[known] ?? 1);
    return {
      each,
      sizes: sample.map((n) => n * each),
      all: each * sample.reduce((a, b) => a + b),
      total: sample.reduce((a, b) => a + b),
    };
  },
  write: ({ where, groups, sample, known, size, outlier }, { each, sizes, all, total }) => {
    const others = groups.map((group, i) => ({ group, i })).filter(({ i }) => i !== known);
    return inParts({
      stem: prose`In a survey in ${where} a stratified sample is taken, so that each group has the same share of the sample as of the whole. The table shows the sample.

        ${table(['Group', ...groups], ['Number in the sample', ...sample.map((n) => `$${n}$`)])}

        The group "${groups[known] ?? ''}" has ${size} members.`,
      hint: 'How many members does each one of the sample stand for?',
      parts: [
        {
          ask: prose`Find the number of members of each of the other two groups.`,
          answer: prose`${others.map(({ group, i }) => `${group}: $${sizes[i] ?? 0}$`).join('; ')}`,
          solution: prose`Each one of the sample stands for $\dfrac{${size}}{${sample[known] ?? 1}} = ${each}$ members, so there are ${others.map(({ group, i }) => `$${sample[i] ?? 0} \\times ${each} = ${sizes[i] ?? 0}$ in the group "${group}"`).join(' and ')}.`,
          marks: [prose`(M1) factor $${each}$`, ...others.map(({ i }) => prose`A1 $${sizes[i] ?? 0}$ (FT their factor)`)],
          keys: others.map(({ group, i }) => ({ ...exact(sizes[i] ?? 0), label: group })),
        },
        {
          ask: prose`A sample of ${2 * total} is to be taken in the same way. Write down how many of the group "${groups[known] ?? ''}" belong to it, and the percentage of all members that it has.`,
          answer: prose`$${2 * (sample[known] ?? 0)}$; $${significant((200 * total) / all)}\,\%$`,
          solution: prose`All numbers are doubled: $${2 * (sample[known] ?? 0)}$. There are ${all} members in all, and $\dfrac{${2 * total}}{${all}} \times 100\,\% = ${significant((200 * total) / all)}\,\%$.`,
          marks: [prose`A1 $${2 * (sample[known] ?? 0)}$`, prose`A1 $${significant((200 * total) / all)}\,\%$`],
          keys: [
            { ...exact(2 * (sample[known] ?? 0)), label: 'Number' },
            { ...near((200 * total) / all), label: 'Percentage' },
          ],
        },
        {
          ask: prose`One answer comes from ${outlier}. State two things that should be checked before this value is left out.`,
          answer: 'Whether it is an error in the recording, and whether the member belongs to the population at all.',
          solution:
            'A value that lies far from all others may be an error of recording or of the unit, or the member may not belong to the population. A value that is correct must not be left out only because it is unusual.',
          marks: ['R1 whether it is an error', 'R1 whether it belongs to the population, or what the rule for outliers says'],
        },
      ],
    });
  },
  check: ({ sample, known, size }, { sizes, all }) => {
    sizes.forEach((n, i) => {
      assertClose(n / all, (sample[i] ?? 0) / sample.reduce((a, b) => a + b), 'the same share');
    });
    assert.equal(sizes[known], size);
  },
});

const liftLoad = defineTemplate({
  key: 'ai-sum-of-normals-load-limit',
  calculatorAllowed: true,
  placements: [hl('4.15', 2, '4.14')],
  variants: [
    {
      ...{ thing: 'A lift', units: 'passengers', mean: 74, sd: 12, limit: 800, n: 10, percent: 1 },
      alike: 'passengers may come in groups, such as a family with small children',
    },
    {
      ...{ thing: 'A small aircraft', units: 'suitcases', mean: 16, sd: 3, limit: 340, n: 20, percent: 5 },
      alike: 'passengers who travel together may pack for the same holiday',
    },
    {
      ...{ thing: 'A shelf', units: 'boxes', mean: 5.2, sd: 0.6, limit: 80, n: 15, percent: 2 },
      alike: 'boxes on one shelf may hold goods of the same kind',
    },
    {
      ...{ thing: 'A delivery bicycle', units: 'parcels', mean: 2.4, sd: 0.8, limit: 33, n: 12, percent: 5 },
      alike: 'parcels of one round may come from the same shop',
    },
  ],
  solve: ({ mean, sd, limit, n, percent }) => {
    const over = (count: number) => 1 - normalBelow(limit, count * mean, sd * Math.sqrt(count));
    let most = Math.floor(n / 2);
    while ((limit - (most + 1) * mean) / (sd * Math.sqrt(most + 1)) > 5 || over(most + 1) <= percent / 100) most += 1;
    return { over: over(n), deviation: sd * Math.sqrt(n), most, atMost: over(most), next: over(most + 1), wrong: n * sd };
  },
  write: ({ thing, units, alike, mean, sd, limit, n, percent }, { over, deviation, most, atMost, next, wrong }) =>
    inParts({
      stem: prose`${thing} may carry at most $${limit}\text{ kg}$. The masses of the ${units}, in kilograms, are independent and normally distributed with mean ${mean} and standard deviation ${sd}.`,
      hint: 'Which of the two, variance or standard deviation, can be added?',
      parts: [
        {
          ask: prose`Write down the mean of the total mass of ${n} ${units}, and find its standard deviation.`,
          answer: prose`$${plain(n * mean)}$; $${significant(deviation)}$`,
          solution: prose`The mean is $${n} \times ${mean} = ${plain(n * mean)}$. The variances are added: $${n} \times ${sd}^2 = ${plain(n * sd * sd)}$, and the standard deviation is $\sqrt{${plain(n * sd * sd)}} = ${significant(deviation)}$.`,
          marks: [
            prose`A1 $${plain(n * mean)}$`,
            '(M1) adds variances',
            prose`A1 $${significant(deviation)}$ ($${plain(wrong)}$, from standard deviations that are added, loses both marks; accept more figures)`,
          ],
          keys: [
            { ...near(n * mean), label: 'Mean' },
            { ...near(deviation), label: 'Standard deviation' },
          ],
        },
        {
          ask: prose`Find the probability that the total mass of ${n} ${units} is greater than $${limit}\text{ kg}$.`,
          answer: prose`$${significant(over)}$`,
          solution: prose`With $T \sim \mathrm{N}(${plain(n * mean)}, ${plain(n * sd * sd)})$, $\mathrm{P}(T > ${limit}) = ${significant(over)}$.`,
          marks: ['(M1) normal distribution of the total', prose`A1 $${significant(over)}$ (FT their standard deviation)`],
          keys: [near(over)],
        },
        {
          ask: prose`Find the greatest number of ${units} for which the probability of a total mass greater than $${limit}\text{ kg}$ is at most $${percent / 100}$.`,
          answer: prose`$${most}$`,
          solution: prose`For ${most} the probability is $${significant(atMost)}$ and for ${most + 1} it is $${significant(next)}$, so the greatest number is $${most}$.`,
          marks: [
            'M1 the same for another number',
            prose`(A1) $${significant(next)}$ for ${most + 1}`,
            prose`A1 $${most}$ (accept a table; a number without a check of the next one loses the mark in brackets)`,
          ],
          keys: [exact(most)],
        },
        {
          ask: prose`State, with a reason, whether the assumption that the masses are independent is reasonable.`,
          answer: prose`Not always: ${alike}.`,
          solution: prose`It may fail: ${alike}, and then one mass says something about the next.`,
          marks: [prose`R1 ${alike} (accept "yes" with the reason that the ${units} come from many different places)`],
        },
      ],
    }),
  check: ({ mean, sd, limit, n }, { over, deviation }) => {
    const z = (limit - n * mean) / deviation;
    assertClose(1 - integrate(normalDensity, -9, z), over, 'area under the density');
    assertClose(deviation ** 2, n * sd ** 2, 'variance');
    assert.ok(over > 0.0005 && over < 0.5, `${over}`);
  },
});

const sizeNeeded = defineTemplate({
  key: 'ai-confidence-interval-size-needed',
  calculatorAllowed: true,
  placements: [hl('4.16', 2, '4.15')],
  variants: [
    {
      what: 'The times that patients wait for an appointment, in days,',
      sd: 6.4,
      level: 95,
      n: 50,
      mean: 17.2,
      width: 2,
      claim: 15,
    },
    { what: 'The masses of the loaves of a bakery, in grams,', sd: 14, level: 99, n: 36, mean: 806, width: 6, claim: 800 },
    { what: 'The lengths of the calls to a help line, in minutes,', sd: 3.1, level: 90, n: 40, mean: 8.6, width: 1, claim: 8 },
    { what: 'The yields of the trees of an orchard, in kilograms,', sd: 9.5, level: 95, n: 64, mean: 41.8, width: 3, claim: 45 },
  ],
  solve: ({ sd, level, n, mean, width }) => {
    const z = normalQuantile(0.5 + level / 200);
    const half = (z * sd) / Math.sqrt(n);
    return { z, half, low: mean - half, high: mean + half, needed: Math.ceil(((2 * z * sd) / width) ** 2) };
  },
  write: ({ what, sd, level, n, mean, width, claim }, { z, half, low, high, needed }) => {
    const inside = claim > low && claim < high;
    return inParts({
      stem: prose`${what} have a known standard deviation of ${sd}. A random sample of ${n} has the mean ${mean}.`,
      hint: 'On which of the numbers does the width of an interval depend, and how?',
      parts: [
        {
          ask: prose`Find a ${level} % confidence interval for the mean.`,
          answer: prose`$${significant(low)} < \mu < ${significant(high)}$`,
          solution: prose`The standard deviation is known, so the normal distribution is used: $${mean} \pm ${significant(z, 4)} \times \dfrac{${sd}}{\sqrt{${n}}}$, that is $${significant(low)} < \mu < ${significant(high)}$.`,
          marks: [
            '(M1) normal distribution, known standard deviation',
            prose`A1 $${significant(low)}$`,
            prose`A1 $${significant(high)}$ (an interval by the $t$-distribution loses both A marks; accept other notations)`,
          ],
          keys: [
            {
              kind: 'interval',
              intervals: [{ from: low.toPrecision(8), to: high.toPrecision(8), open_from: true, open_to: true }],
              tolerance: 0.006 * half,
            },
          ],
        },
        {
          ask: prose`It was claimed that the mean is ${claim}. Comment on this claim.`,
          answer: prose`${claim} lies ${inside ? 'in' : 'outside'} the interval, so the data ${inside ? 'do not contradict' : 'contradict'} the claim.`,
          solution: prose`$${claim}$ lies ${inside ? 'in' : 'outside'} the interval. The sample ${inside ? 'does not contradict' : 'contradicts'} the claim at this level.`,
          marks: [prose`R1 ${claim} compared with the interval (FT)`],
        },
        {
          ask: prose`Find the smallest sample for which a ${level} % confidence interval is no wider than ${width}.`,
          answer: prose`$${needed}$`,
          solution: prose`$2 \times ${significant(z, 4)} \times \dfrac{${sd}}{\sqrt{n}} \le ${width}$ gives $n \ge ${significant(((2 * z * sd) / width) ** 2, 4)}$, so $${needed}$.`,
          marks: [
            'M1 twice the distance from the mean to an end',
            prose`(A1) $n \ge ${significant(((2 * z * sd) / width) ** 2, 4)}$`,
            prose`A1 $${needed}$ (FT their $z$; half of the width loses the last two marks)`,
          ],
          keys: [exact(needed)],
        },
        {
          ask: 'State how the sample has to grow if an interval is to be half as wide.',
          answer: 'Four times as large',
          solution: prose`The width is proportional to $\dfrac{1}{\sqrt{n}}$, so $n$ has to be four times as large.`,
          marks: ['A1 four times as large'],
        },
      ],
    });
  },
  check: ({ level, sd, width }, { z, needed }) => {
    assertClose(integrate(normalDensity, -z, z), level / 100, 'level', 1e-6);
    const wide = (n: number) => (2 * z * sd) / Math.sqrt(n);
    assert.ok(wide(needed) <= width && wide(needed - 1) > width);
  },
});

const rawData = defineTemplate({
  key: 'ai-confidence-interval-from-raw-data',
  calculatorAllowed: true,
  placements: [hl('4.16', 1, '4.14')],
  variants: [
    {
      what: 'The lifetimes of eight batteries, in hours, are',
      data: [41.2, 38.7, 44.0, 40.3, 39.5, 42.8, 37.9, 43.1],
      level: 95,
      wider: 99,
    },
    { what: 'The masses of seven kiwis, in grams, are', data: [92, 105, 88, 97, 110, 101, 94], level: 90, wider: 95 },
    {
      what: 'The reaction times of eight drivers, in hundredths of a second, are',
      data: [68, 74, 81, 63, 77, 70, 72, 85],
      level: 95,
      wider: 99,
    },
    {
      what: 'The depths of nine wells, in metres, are',
      data: [23.4, 26.1, 24.8, 22.9, 25.5, 27.0, 24.1, 23.8, 25.2],
      level: 90,
      wider: 95,
    },
  ],
  solve: ({ data, level, wider }) => {
    const n = data.length;
    const mean = data.reduce((a, b) => a + b) / n;
    const s = Math.sqrt(data.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1));
    const half = (at: number) => (studentQuantile(0.5 + at / 200, n - 1) * s) / Math.sqrt(n);
    return {
      n,
      mean,
      s,
      t: studentQuantile(0.5 + level / 200, n - 1),
      low: mean - half(level),
      high: mean + half(level),
      more: 2 * half(wider),
      width: 2 * half(level),
    };
  },
  write: ({ what, data, level, wider }, { n, mean, s, low, high, more, width }) =>
    inParts({
      stem: prose`${what} $${data.join(',\\; ')}$. They are a random sample from a normal distribution.`,
      hint: 'What is known about the standard deviation of the population here?',
      parts: [
        {
          ask: prose`Find the mean of the sample and the unbiased estimate $s_{n-1}$ of the standard deviation.`,
          answer: prose`$${significant(mean)}$; $${significant(s)}$`,
          solution: prose`The calculator gives $\bar{x} = ${significant(mean)}$ and $s_{n-1} = ${significant(s)}$.`,
          marks: [prose`A1 $${significant(mean)}$`, prose`A1 $${significant(s)}$`],
          keys: [
            { ...near(mean), label: 'Mean' },
            { ...near(s), label: '$s_{n-1} =$' },
          ],
        },
        {
          ask: prose`Find a ${level} % confidence interval for the mean, and state which distribution you use, with a reason.`,
          answer: prose`$${significant(low)} < \mu < ${significant(high)}$; the $t$-distribution, since the standard deviation is estimated`,
          solution: prose`The standard deviation of the population is not known, so the $t$-distribution with ${n - 1} degrees of freedom is used: $${significant(low)} < \mu < ${significant(high)}$.`,
          marks: [
            prose`R1 $t$-distribution, since the standard deviation is estimated`,
            prose`A1 $${significant(low)}$`,
            prose`A1 $${significant(high)}$ (FT their estimates; an interval by the normal distribution loses both A marks)`,
          ],
          keys: [
            {
              kind: 'interval',
              intervals: [{ from: low.toPrecision(8), to: high.toPrecision(8), open_from: true, open_to: true }],
              tolerance: 0.006 * (high - low),
            },
          ],
        },
        {
          ask: prose`Find how much wider a ${wider} % interval is.`,
          answer: prose`$${significant(more - width)}$`,
          solution: prose`Its width is $${significant(more, 4)}$, that of the first one $${significant(width, 4)}$: it is wider by $${significant(more - width)}$.`,
          marks: ['(M1) width of the other interval', prose`A1 $${significant(more - width)}$`],
          keys: [near(more - width)],
        },
        {
          ask: prose`A student says: "${level} % of all such values lie in my interval." Explain the mistake.`,
          answer: 'The interval is for the mean of the population, not for single values.',
          solution: prose`The interval says where the mean lies: ${level} % of all intervals that are found in this way contain it. Single values vary much more.`,
          marks: ['R1 mean and not single values'],
        },
      ],
    }),
  check: ({ data, level }, { t, n, mean, low }) => {
    assertClose(2 * integrate((x) => studentDensity(x, n - 1), 0, t), level / 100, 'level', 1e-5);
    assertClose(
      data.map((x) => x - mean).reduce((a, b) => a + b),
      0,
      'mean',
      1e-9,
    );
    assert.ok(low < mean);
  },
});

const sumOrMean = defineTemplate({
  key: 'ai-central-limit-total-of-many',
  calculatorAllowed: true,
  placements: [hl('4.15', 1, '4.16')],
  variants: [
    {
      what: 'The amounts that customers of a kiosk spend have the mean 3.40 euros and the standard deviation 2.10 euros',
      mean: 3.4,
      sd: 2.1,
      n: 200,
      total: 700,
      unit: 'euros',
    },
    {
      what: 'The times that cars need at a toll booth have the mean 22 seconds and the standard deviation 15 seconds',
      mean: 22,
      sd: 15,
      n: 150,
      total: 3600,
      unit: 'seconds',
    },
    {
      what: 'The numbers of words in the messages of a forum have the mean 31 and the standard deviation 24',
      mean: 31,
      sd: 24,
      n: 100,
      total: 3400,
      unit: 'words',
    },
    {
      what: 'The amounts of rain on the days of a season have the mean 4.2 mm and the standard deviation 6.5 mm',
      mean: 4.2,
      sd: 6.5,
      n: 90,
      total: 450,
      unit: 'mm',
    },
  ],
  solve: ({ mean, sd, n, total }) => ({
    error: sd / Math.sqrt(n),
    over: 1 - normalBelow(total / n, mean, sd / Math.sqrt(n)),
    each: total / n,
    needed: n * mean + normalQuantile(0.95) * sd * Math.sqrt(n),
  }),
  write: ({ what, mean, sd, n, total, unit }, { error, over, each, needed }) =>
    inParts({
      stem: prose`${what}, and are not normally distributed. ${n} of them may be taken as independent.`,
      hint: 'What is known about the mean of many values, whatever the distribution of a single one?',
      parts: [
        {
          ask: prose`Write down the approximate distribution of the mean $\overline{X}$ of the ${n} values, with its parameters, and state the theorem that is used.`,
          answer: prose`Normal with mean ${mean} and standard deviation $${significant(error)}$, by the central limit theorem`,
          solution: prose`By the central limit theorem $\overline{X}$ is approximately normal, with mean ${mean} and standard deviation $\dfrac{${sd}}{\sqrt{${n}}} = ${significant(error)}$.`,
          marks: [
            'R1 central limit theorem',
            prose`A1 normal with mean ${mean}`,
            prose`A1 standard deviation $${significant(error)}$ (${sd} itself loses this mark; accept the variance)`,
          ],
          keys: [{ ...near(error), label: 'Standard deviation' }],
        },
        {
          ask: prose`Find the probability that the total of the ${n} values is more than ${total} ${unit}.`,
          answer: prose`$${significant(over)}$`,
          solution: prose`A total of ${total} is a mean of $\dfrac{${total}}{${n}} = ${significant(each, 4)}$, and $\mathrm{P}(\overline{X} > ${significant(each, 4)}) = ${significant(over)}$.`,
          marks: [
            '(M1) total written as a mean, or distribution of the total',
            prose`A1 $${significant(over)}$ (FT their standard deviation)`,
          ],
          keys: [near(over)],
        },
        {
          ask: 'Find the total that is exceeded with a probability of 5 %.',
          answer: prose`$${significant(needed)}$ ${unit}`,
          solution: prose`The mean that is exceeded with this probability is $${significant(needed / n, 5)}$, so the total is $${n} \times ${significant(needed / n, 5)} = ${significant(needed)}$ ${unit}.`,
          marks: ['(M1) inverse normal distribution', prose`A1 $${significant(needed)}$`],
          keys: [near(needed)],
        },
        {
          ask: 'Explain why the answers could not be found in this way for the total of 3 values.',
          answer: 'Three values are too few for the theorem, since single values are not normal.',
          solution:
            'The theorem is about large samples. With three values from a distribution that is not normal the mean is not close to normal.',
          marks: ['R1 the sample is too small'],
        },
      ],
    }),
  check: ({ mean, sd, n, total }, { over, needed }) => {
    const z = (total - n * mean) / (sd * Math.sqrt(n));
    assertClose(1 - integrate(normalDensity, -9, z), over, 'by the distribution of the total');
    assertClose(1 - normalBelow(needed, n * mean, sd * Math.sqrt(n)), 0.05, 'exceeded with 5 %');
  },
});

const pooled = defineTemplate({
  key: 'ai-classes-pooled-before-a-test',
  calculatorAllowed: true,
  placements: [hl('4.12', 1, '4.11')],
  variants: [
    {
      what: 'The number of goals in 80 matches',
      n: 80,
      rates: [0.2, 0.31, 0.25, 0.13, 0.07, 0.04],
      names: ['0', '1', '2', '3', '4', '5 or more'],
      estimated: 1,
      claim: 'a Poisson distribution whose mean is estimated from the data',
    },
    {
      what: 'The number of faulty tiles in 60 boxes',
      n: 60,
      rates: [0.3, 0.36, 0.2, 0.08, 0.04, 0.02],
      names: ['0', '1', '2', '3', '4', '5 or more'],
      estimated: 1,
      claim: 'a Poisson distribution whose mean is estimated from the data',
    },
    {
      what: 'The ages of 50 buyers of a book',
      n: 50,
      rates: [0.06, 0.2, 0.36, 0.26, 0.08, 0.04],
      names: ['under 20', '20 to 29', '30 to 39', '40 to 49', '50 to 59', '60 and over'],
      estimated: 2,
      claim: 'a normal distribution whose mean and standard deviation are estimated from the data',
    },
    {
      what: 'The number of calls in 90 minutes of a help line',
      n: 90,
      rates: [0.15, 0.28, 0.27, 0.17, 0.09, 0.04],
      names: ['0', '1', '2', '3', '4', '5 or more'],
      estimated: 1,
      claim: 'a Poisson distribution whose mean is estimated from the data',
    },
  ],
  solve: ({ n, rates, estimated }) => {
    const expected = rates.map((rate) => n * rate);
    // Pools at both ends until each class has at least 5.
    let classes = [...expected];
    while ((classes.at(-1) ?? 5) < 5) classes = [...classes.slice(0, -2), (classes.at(-2) ?? 0) + (classes.at(-1) ?? 0)];
    while ((classes[0] ?? 5) < 5) classes = [(classes[0] ?? 0) + (classes[1] ?? 0), ...classes.slice(2)];
    return {
      expected,
      classes,
      freedom: classes.length - 1 - estimated,
      without: expected.length - 1,
      small: expected.filter((e) => e < 5).length,
    };
  },
  write: ({ what, rates, names, estimated, claim, n }, { expected, classes, freedom, without, small }) =>
    inParts({
      stem: prose`${what} are compared with ${claim}. The model gives the following probabilities.

        ${table(['Class', ...names], ['Probability', ...rates.map((rate) => `$${rate}$`)])}`,
      hint: 'Which expected numbers are too small, and what is lost with every value that is estimated?',
      parts: [
        {
          ask: 'Find the expected numbers of all classes, in order.',
          answer: prose`$${expected.map((e) => plain(e)).join(', ')}$`,
          solution: prose`Each probability times ${n}: $${expected.map((e) => plain(e)).join(', ')}$.`,
          marks: ['(M1) products with the number of values', 'A1 all expected numbers'],
          keys: [{ kind: 'set', values: expected.map((e) => plain(e)), ordered: true }],
        },
        {
          ask: prose`State which classes should be combined before a $\chi^2$ test, and why. Write down the expected numbers after that.`,
          answer: prose`Expected numbers below 5 are combined with their neighbours: $${classes.map((e) => plain(e)).join(', ')}$.`,
          solution: prose`${small === 1 ? 'One expected number is' : `${small} expected numbers are`} less than 5. They are combined with the classes next to them: $${classes.map((e) => plain(e)).join(', ')}$.`,
          marks: [
            'R1 expected numbers should not be less than 5',
            'A1 classes next to each other combined',
            prose`A1 $${classes.map((e) => plain(e)).join(', ')}$ (FT their expected numbers)`,
          ],
        },
        {
          ask: 'Find the number of degrees of freedom of the test.',
          answer: prose`$${freedom}$`,
          solution: prose`There are ${classes.length} classes, and ${estimated === 1 ? 'one parameter is' : 'two parameters are'} estimated: $${classes.length} - 1 - ${estimated} = ${freedom}$.`,
          marks: ['(M1) one less for each parameter that is estimated', prose`A1 $${freedom}$`],
          keys: [exact(freedom)],
        },
        {
          ask: prose`A student tests all ${names.length} classes with ${without} degrees of freedom. State the two mistakes.`,
          answer:
            'Classes with small expected numbers were not combined, and the estimated parameters were not taken into account.',
          solution: prose`Expected numbers below 5 make the test unreliable, so the classes have to be combined, and every parameter that is estimated costs one degree of freedom.`,
          marks: ['A1 small classes were not combined', 'A1 parameters that are estimated cost degrees of freedom'],
        },
      ],
    }),
  check: ({ n, rates, estimated }, { expected, classes, freedom }) => {
    assertClose(
      rates.reduce((a, b) => a + b),
      1,
      'probabilities',
    );
    assertClose(
      classes.reduce((a, b) => a + b),
      n,
      'all values',
    );
    assert.ok(classes.every((e) => e >= 5) && expected.some((e) => e < 5));
    assert.equal(freedom + estimated + 1, classes.length);
  },
});

const twoOccasions = defineTemplate({
  key: 'ai-reliability-by-test-and-retest',
  calculatorAllowed: true,
  placements: [hl('4.12', 1, '4.4')],
  variants: [
    {
      what: 'Eight students sit a test of spelling twice, two weeks apart.',
      a: [12, 18, 15, 9, 20, 14, 17, 11],
      b: [13, 17, 16, 10, 19, 15, 18, 10],
      validity: 'whether it measures spelling, and not the speed of reading',
    },
    {
      what: 'Eight patients fill in a questionnaire about pain twice, a day apart.',
      a: [3, 7, 5, 8, 2, 6, 4, 9],
      b: [6, 5, 7, 4, 3, 8, 2, 6],
      validity: 'whether it measures pain, and not the mood of the day',
    },
    {
      what: 'Eight singers are judged twice by the same jury, with their names hidden.',
      a: [62, 71, 55, 80, 68, 74, 59, 66],
      b: [60, 73, 58, 78, 70, 72, 57, 65],
      validity: 'whether it measures the singing, and not the choice of the song',
    },
    {
      what: 'Eight drivers take a test of attention on two mornings.',
      a: [41, 35, 48, 30, 44, 38, 33, 46],
      b: [38, 40, 36, 39, 42, 31, 37, 41],
      validity: 'whether it measures attention, and not how well one has slept',
    },
  ],
  solve: ({ a, b }) => {
    const mean = (all: readonly number[]) => all.reduce((x, y) => x + y) / all.length;
    const [ma, mb] = [mean(a), mean(b)];
    const product = a.reduce((sum, x, i) => sum + (x - ma) * ((b[i] ?? 0) - mb), 0);
    const size = (all: readonly number[], m: number) => Math.sqrt(all.reduce((sum, x) => sum + (x - m) ** 2, 0));
    return { r: product / (size(a, ma) * size(b, mb)), change: mb - ma };
  },
  write: ({ what, a, b, validity }, { r, change }) =>
    inParts({
      stem: prose`${what} The results are shown in the table.

        ${table(['', ...a.map((_, i) => String.fromCharCode(65 + i))], ['First time', ...a.map((v) => `$${v}$`)], ['Second time', ...b.map((v) => `$${v}$`)])}`,
      hint: 'What would the two rows look like if the results were always the same for the same person?',
      parts: [
        {
          ask: 'State the name of this kind of check, and what it examines.',
          answer: 'Test-retest; it examines reliability.',
          solution:
            'The same people are tested again with the same test: this is a test-retest check, and it examines whether the test is reliable.',
          marks: ['A1 test-retest', 'A1 reliability'],
        },
        {
          ask: "Find Pearson's correlation coefficient of the two rows.",
          answer: prose`$r = ${significant(r)}$`,
          solution: prose`The calculator gives $r = ${significant(r)}$.`,
          marks: [prose`A2 $r = ${significant(r)}$`],
          keys: [near(r)],
        },
        {
          ask: 'Hence comment on the reliability of the test.',
          answer: prose`It is ${r > 0.8 ? 'high: the results of the two occasions agree closely' : 'low: the results of the two occasions hardly agree'}.`,
          solution: prose`A coefficient of $${significant(r)}$ is ${r > 0.8 ? 'close to 1, so the results agree closely and the test is reliable' : 'far from 1, so the results hardly agree and the test is not reliable'}.`,
          marks: [prose`R1 ${r > 0.8 ? 'close to 1, reliable' : 'far from 1, not reliable'} (FT their coefficient)`],
        },
        {
          ask: 'Find the change of the mean from the first to the second occasion, and suggest one reason why results may change although nothing is wrong with the test.',
          answer: prose`$${plain(change)}$; those who take part may have learned from the first occasion.`,
          solution: prose`The mean changes by $${plain(change)}$. Those who take part may have learned from the first occasion, or may remember the questions.`,
          marks: [prose`A1 $${plain(change)}$`, 'R1 practice, memory, or another state of the person'],
          keys: [near(change)],
        },
        {
          ask: 'Explain why a reliable test need not be valid, and state what would have to be examined here.',
          answer: prose`It may measure the wrong thing in the same way each time; one would have to examine ${validity}.`,
          solution: prose`A test may give the same results every time and still measure something else. Here one would have to examine ${validity}.`,
          marks: ['R1 the same results may measure the wrong thing', prose`A1 ${validity}`],
        },
      ],
    }),
  check: ({ a, b }, { r, change }) => {
    const standard = (all: readonly number[]) => {
      const mean = all.reduce((x, y) => x + y) / all.length;
      const s = Math.sqrt(all.reduce((sum, x) => sum + (x - mean) ** 2, 0) / all.length);
      return all.map((x) => (x - mean) / s);
    };
    const [za, zb] = [standard(a), standard(b)];
    assertClose(za.reduce((sum, z, i) => sum + z * (zb[i] ?? 0), 0) / a.length, r, 'mean product of standardised values');
    assertClose(a.map((x, i) => (b[i] ?? 0) - x).reduce((x, y) => x + y) / a.length, change, 'mean difference');
    assert.ok(r > 0.9 || Math.abs(r) < 0.6, `${r}`);
  },
});

export const samplesAndSizesTemplates: readonly QuestionTemplate[] = [
  shares,
  liftLoad,
  sizeNeeded,
  rawData,
  sumOrMean,
  pooled,
  twoOccasions,
];
