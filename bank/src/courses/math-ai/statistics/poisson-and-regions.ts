import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import {
  binomial,
  binomialUpTo,
  normalBelow,
  normalDensity,
  normalQuantile,
  poisson,
  studentAbove,
  studentDensity,
} from '../distributions.ts';
import { mean, total } from '../samples.ts';
import { exact, hl, labelled, near, prose, table, toWithin } from '../writing.ts';

/** Topic 4, higher level. Poisson models put to the test, and critical regions with the two types of error. */

type Counts =
  | { form: 'sum'; first: string; second: string; unit: string; m1: number; m2: number; k: number }
  | { form: 'data'; what: string; unit: string; o: readonly number[] }
  | { form: 'time'; what: string; unit: string; rate: number; sure: number };

const poissonModels = defineTemplate<Counts, { chance: number; share: number; average: number; variance: number; time: number }>({
  key: 'ai-poisson-model-in-question',
  calculatorAllowed: true,
  placements: [hl('4.17', 1)],
  variants: [
    { form: 'sum', first: 'cars from the north', second: 'cars from the south', unit: 'minute', m1: 2.3, m2: 1.5, k: 5 },
    { form: 'data', what: 'goals', unit: 'match', o: [14, 27, 26, 18, 9, 4, 2] },
    { form: 'time', what: 'a comet hunter finds new objects', unit: 'month', rate: 0.7, sure: 0.95 },
    { form: 'sum', first: 'orders by telephone', second: 'orders by the website', unit: 'hour', m1: 3.4, m2: 5.8, k: 8 },
    { form: 'data', what: 'cracks', unit: 'metre of a wall', o: [38, 9, 6, 12, 15, 14, 6] },
    { form: 'time', what: 'lightning strikes a tower', unit: 'year', rate: 2.6, sure: 0.99 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'sum') {
      const { m1, m2, k } = numbers;
      return {
        chance: poisson(m1 + m2, k),
        share: poisson(m1, k) * poisson(m2, 0),
        average: m1 + m2,
        variance: m1 + m2,
        time: 0,
      };
    }
    if (numbers.form === 'data') {
      const n = total(numbers.o);
      const average = total(numbers.o.map((count, k) => count * k)) / n;
      const variance = total(numbers.o.map((count, k) => count * (k - average) ** 2)) / (n - 1);
      return { chance: poisson(average, 0), share: (numbers.o[0] as number) / n, average, variance, time: 0 };
    }
    const { rate, sure } = numbers;
    return { chance: 1 - Math.exp(-rate), share: 0, average: rate, variance: rate, time: -Math.log(1 - sure) / rate };
  },
  write: (numbers, { chance, share, average, variance, time }) => {
    if (numbers.form === 'sum') {
      const { first, second, unit, m1, m2, k } = numbers;
      const sum = Number((m1 + m2).toFixed(2));
      const conditional = share / chance;
      return inParts({
        stem: `The numbers of ${first} and of ${second} in one ${unit} follow independent Poisson distributions with means $${m1}$ and $${m2}$.`,
        hint: 'Which distribution has a sum of independent Poisson variables?',
        parts: [
          {
            ask: `Write down the distribution of the total number in one ${unit}, with its parameter.`,
            answer: prose`$\mathrm{Po}(${sum})$`,
            solution: prose`The sum of independent Poisson variables is Poisson with the sum of the means: $\mathrm{Po}(${sum})$.`,
            marks: [prose`A1 $\mathrm{Po}(${sum})$`],
          },
          {
            ask: `Calculate the probability that the total in one ${unit} is exactly ${k}.`,
            answer: `$${significant(chance)}$`,
            solution: prose`$T \sim \mathrm{Po}(${sum})$: $\mathrm{P}(T = ${k}) = ${significant(chance)}$.`,
            marks: ['(M1) Poisson probability', `A1 $${significant(chance)}$`],
            keys: [near(chance)],
          },
          {
            ask: `Given that the total is ${k}, find the probability that all ${k} are ${first}.`,
            answer: `$${significant(conditional)}$`,
            solution: prose`All are ${first} when these are ${k} and the others 0: $\dfrac{\mathrm{P}(X = ${k})\,\mathrm{P}(Y = 0)}{\mathrm{P}(T = ${k})} = \dfrac{${significant(share, 4)}}{${significant(chance, 4)}} = ${significant(conditional)}$.`,
            marks: [
              'M1 conditional probability',
              prose`A1 numerator $${significant(share)}$`,
              `A1 $${significant(conditional)}$`,
            ],
            keys: [toWithin(conditional, conditional * 0.012)],
          },
          {
            ask: 'Explain why the difference of the two numbers cannot follow a Poisson distribution.',
            answer: 'it may be negative',
            solution:
              'The difference may be negative, but a Poisson variable only takes the values 0, 1, 2, … (Also, its variance would be the sum of the means and its mean their difference.)',
            marks: ['R1 negative values, or variance different from the mean'],
          },
        ],
      });
    }
    if (numbers.form === 'data') {
      const { what, unit, o } = numbers;
      const n = total(o);
      const fits = Math.abs(variance / average - 1) < 0.25;
      return inParts({
        stem: prose`
          The number of ${what} per ${unit} was counted ${n} times.

          ${table(['Number', ...o.map((_, k) => `$${k}$`)], ['Frequency', ...o.map((count) => `$${count}$`)])}`,
        hint: 'What is special about the mean and the variance of a Poisson distribution?',
        parts: [
          {
            ask: 'Calculate unbiased estimates of the mean and the variance.',
            answer: `$${significant(average)}$ and $${significant(variance)}$`,
            solution: prose`The calculator gives $\bar{x} = ${significant(average)}$ and $s_{n-1} = ${significant(Math.sqrt(variance), 4)}$, so $s_{n-1}^{2} = ${significant(variance)}$.`,
            marks: [`A1 $${significant(average)}$`, '(M1) square of $s_{n-1}$', `A1 $${significant(variance)}$`],
            keys: [labelled('Mean', near(average)), labelled('Variance', near(variance))],
          },
          {
            ask: 'Comment on whether a Poisson distribution is a suitable model.',
            answer: fits
              ? 'suitable: mean and variance are nearly equal'
              : 'not suitable: the variance is much greater than the mean',
            solution: `In a Poisson distribution mean and variance are equal. Here they are ${fits ? 'nearly equal, which supports the model' : 'very different, which is evidence against the model'}.`,
            marks: ['R1 mean compared with variance', `A1 ${fits ? 'suitable' : 'not suitable'}`],
          },
          {
            ask: `Calculate how many of the ${n} counts a Poisson distribution with this mean would expect to be 0, and compare with the table.`,
            answer: `$${significant(n * chance)}$; observed ${o[0]}`,
            solution: prose`$${n} \times \mathrm{e}^{-${significant(average, 4)}} = ${significant(n * chance)}$; observed were ${o[0] as number}${fits ? ', which is close' : ', which is far more: the events do not occur independently, but come in groups'}.`,
            marks: [prose`M1 $${n}\mathrm{e}^{-m}$`, `A1 $${significant(n * chance)}$`, 'R1 comparison'],
            keys: [toWithin(n * chance, n * chance * 0.012)],
          },
        ],
      });
    }
    const { what, unit, rate, sure } = numbers;
    return inParts({
      stem: `On average ${what} $${rate}$ times in a ${unit}. The events are taken to follow a Poisson distribution.`,
      hint: 'How does the mean depend on the length of time?',
      parts: [
        {
          ask: `Find the probability of at least one such event in one ${unit}.`,
          answer: `$${significant(chance)}$`,
          solution: prose`$1 - \mathrm{P}(X = 0) = 1 - \mathrm{e}^{-${rate}} = ${significant(chance)}$.`,
          marks: [prose`M1 $1 - \mathrm{P}(X = 0)$`, `A1 $${significant(chance)}$`],
          keys: [near(chance)],
        },
        {
          ask: `Write down the mean number in $t$ ${unit}s, and hence the probability of no event in this time.`,
          answer: prose`$${rate}t$; $\mathrm{e}^{-${rate}t}$`,
          solution: prose`The mean is proportional to the time: $${rate}t$. So the probability of none is $\mathrm{e}^{-${rate}t}$.`,
          marks: [`A1 $${rate}t$`, prose`A1 $\mathrm{e}^{-${rate}t}$`],
          keys: [
            { kind: 'expression', label: 'Mean', value: `${rate}t` },
            { kind: 'expression', label: 'Probability of none', value: `e^(-${rate}t)` },
          ],
        },
        {
          ask: prose`Determine the time after which at least one event has occurred with probability $${sure}$.`,
          answer: `$t = ${significant(time)}$ ${unit}s`,
          solution: prose`$1 - \mathrm{e}^{-${rate}t} = ${sure}$, so $\mathrm{e}^{-${rate}t} = ${Number((1 - sure).toFixed(3))}$ and $t = ${significant(time)}$ ${unit}s.`,
          marks: ['M1 equation', `A1 $t = ${significant(time)}$`],
          keys: [near(time)],
        },
        {
          ask: 'Suggest a reason why the average rate might not be constant here.',
          answer: 'it may depend on the season (or the weather)',
          solution: `The rate may change with the season or the weather, so that one ${unit} is not like another. Then the Poisson model with a constant rate is not valid.`,
          marks: ['R1 a sensible reason for a rate that changes'],
        },
      ],
    });
  },
  check: (numbers, { chance, share, average, variance, time }) => {
    if (numbers.form === 'sum') {
      let sum = 0;
      for (let i = 0; i <= numbers.k; i++) sum += poisson(numbers.m1, i) * poisson(numbers.m2, numbers.k - i);
      assertClose(chance, sum, 'all ways to the total');
      // Given the total each event is of the first kind independently.
      assertClose(share / chance, (numbers.m1 / (numbers.m1 + numbers.m2)) ** numbers.k, 'the share');
    } else if (numbers.form === 'data') {
      const data = numbers.o.flatMap((count, k) => new Array<number>(count).fill(k));
      assertClose(average, mean(data), 'the mean');
      assertClose(variance * (data.length - 1), total(data.map((x) => x * x)) - data.length * average ** 2, 'the variance');
      assert.ok(Math.abs(variance / average - 1) < 0.2 || Math.abs(variance / average - 1) > 0.4);
    } else
      assertClose(
        integrate((t) => numbers.rate * Math.exp(-numbers.rate * t), 0, time),
        numbers.sure,
        'the waiting time',
      );
  },
});

interface Proportion {
  form: 'upper' | 'lower' | 'error';
  what: string;
  n: number;
  p: number;
  truth: number;
  seen: number;
  level: number;
}

const binomialRegion = defineTemplate<Proportion, { critical: number; alpha: number; beta: number; next: number }>({
  key: 'ai-critical-region-of-proportion',
  calculatorAllowed: true,
  placements: [hl('4.18', 2, '4.8')],
  variants: [
    { form: 'upper', what: 'visitors of a website who click on a button', n: 40, p: 0.2, truth: 0.35, seen: 14, level: 0.05 },
    { form: 'lower', what: 'seeds that germinate', n: 30, p: 0.85, truth: 0.7, seen: 23, level: 0.05 },
    { form: 'error', what: 'heads of a coin', n: 20, p: 0.5, truth: 0.65, seen: 14, level: 0.05 },
    { form: 'upper', what: 'patients who feel better', n: 25, p: 0.4, truth: 0.6, seen: 15, level: 0.05 },
    { form: 'lower', what: 'trains that are on time', n: 50, p: 0.9, truth: 0.8, seen: 41, level: 0.01 },
    { form: 'error', what: 'shots that hit the target', n: 24, p: 0.6, truth: 0.75, seen: 18, level: 0.1 },
  ],
  solve: ({ form, n, p, truth, level }) => {
    if (form === 'lower') {
      let c = 0;
      while (binomialUpTo(n, p, c + 1) < level) c += 1;
      return { critical: c, alpha: binomialUpTo(n, p, c), beta: 1 - binomialUpTo(n, truth, c), next: binomialUpTo(n, p, c + 1) };
    }
    let c = n;
    while (1 - binomialUpTo(n, p, c - 2) < level) c -= 1;
    return {
      critical: c,
      alpha: 1 - binomialUpTo(n, p, c - 1),
      beta: binomialUpTo(n, truth, c - 1),
      next: 1 - binomialUpTo(n, p, c - 2),
    };
  },
  write: ({ form, what, n, p, truth, seen, level }, { critical, alpha, beta, next }) => {
    const lower = form === 'lower';
    const region = lower ? prose`X \le ${critical}` : prose`X \ge ${critical}`;
    const wider = lower ? prose`X \le ${critical + 1}` : prose`X \ge ${critical - 1}`;
    const inside = lower ? seen <= critical : seen >= critical;
    const h1 = prose`\mathrm{H}_1: p ${lower ? '<' : '>'} ${p}`;
    const typeII = {
      ask: prose`The true proportion is in fact $${truth}$. Calculate the probability of a type II error.`,
      answer: `$${significant(beta)}$`,
      solution: prose`A type II error: $\mathrm{H}_0$ is not rejected although it is false. With $\mathrm{B}(${n}, ${truth})$ the probability of a value outside the critical region is $${significant(beta)}$.`,
      marks: [prose`M1 probability outside their region with $p = ${truth}$`, `A1 $${significant(beta)}$`],
      keys: [toWithin(beta, Math.max(0.0006, beta * 0.01))],
    };
    if (form === 'error') {
      return inParts({
        stem: prose`Among ${n} trials the number $X$ of ${what} is counted to test $\mathrm{H}_0: p = ${p}$ against $${h1}$ at the $${level * 100}\%$ level. A student writes: "The critical region is $${wider}$. If I find ${critical - 3} and do not reject, I have proved that $p = ${p}$."`,
        hint: 'The probability of the critical region under the null hypothesis must not exceed the level.',
        parts: [
          {
            ask: prose`Find $\mathrm{P}(${wider})$ under $\mathrm{H}_0$, and explain why the student’s region is wrong.`,
            answer: `$${significant(next)} > ${level}$`,
            solution: prose`With $\mathrm{B}(${n}, ${p})$, $\mathrm{P}(${wider}) = ${significant(next)}$. This is greater than $${level}$, so the region is too large.`,
            marks: [`A1 $${significant(next)}$`, `R1 greater than $${level}$`],
            keys: [near(next)],
          },
          {
            ask: 'Determine the correct critical region.',
            answer: `$${region}$`,
            solution: prose`$\mathrm{P}(${region}) = ${significant(alpha)} < ${level}$, and one value more is too many: the region is $${region}$.`,
            marks: [prose`M1 $\mathrm{P}(${region})$ compared with $${level}$`, `A1 $${region}$`],
            keys: [{ kind: 'number', label: prose`$X \ge$`, ...exact(critical) }],
          },
          {
            ask: 'Write down the probability of a type I error for the correct region.',
            answer: `$${significant(alpha)}$`,
            solution: prose`It is the probability of the critical region under $\mathrm{H}_0$: $${significant(alpha)}$, less than the level, as $X$ is discrete.`,
            marks: [`A1 $${significant(alpha)}$`],
            keys: [near(alpha)],
          },
          {
            ask: 'Correct the student’s last sentence.',
            answer: 'not rejecting is no proof; there is merely not enough evidence',
            solution: prose`Not to reject $\mathrm{H}_0$ means only that there is not enough evidence against it. It may still be false.`,
            marks: ['R1 not rejected is not proved'],
          },
          typeII,
        ],
      });
    }
    return inParts({
      stem: prose`The number $X$ of ${what} among ${n} is to be used to test $\mathrm{H}_0: p = ${p}$ against $${h1}$ at the $${level * 100}\%$ significance level.`,
      hint: 'Where do the cumulative probabilities pass the level?',
      parts: [
        {
          ask: prose`Write down the distribution of $X$ under $\mathrm{H}_0$ and its expected value.`,
          answer: prose`$\mathrm{B}(${n}, ${p})$; $${Number((n * p).toFixed(3))}$`,
          solution: prose`$X \sim \mathrm{B}(${n}, ${p})$ with $\mathrm{E}(X) = ${n} \times ${p} = ${Number((n * p).toFixed(3))}$.`,
          marks: [prose`A1 $\mathrm{B}(${n}, ${p})$`, `A1 $${Number((n * p).toFixed(3))}$`],
          keys: [exact(Number((n * p).toFixed(6)))],
        },
        {
          ask: 'Determine the critical region.',
          answer: `$${region}$`,
          solution: prose`$\mathrm{P}(${region}) = ${significant(alpha)} < ${level}$, whereas $\mathrm{P}(${wider}) = ${significant(next)} > ${level}$. The critical region is $${region}$.`,
          marks: [`A1 $${significant(alpha)}$`, `A1 $${significant(next)}$`, `A1 $${region}$`],
          keys: [{ kind: 'number', label: lower ? prose`$X \le$` : prose`$X \ge$`, ...exact(critical) }],
        },
        {
          ask: 'Write down the probability of a type I error.',
          answer: `$${significant(alpha)}$`,
          solution: prose`$\mathrm{H}_0$ is rejected although it is true with the probability of the critical region, $${significant(alpha)}$.`,
          marks: [`A1 $${significant(alpha)}$`],
          keys: [near(alpha)],
        },
        {
          ask: `In a trial $X = ${seen}$. State the conclusion.`,
          answer: inside ? prose`reject $\mathrm{H}_0$` : prose`do not reject $\mathrm{H}_0$`,
          solution: prose`${seen} ${inside ? 'lies in' : 'does not lie in'} the critical region, so $\mathrm{H}_0$ is ${inside ? 'rejected' : 'not rejected'}: there is ${inside ? '' : 'not '}sufficient evidence that the proportion of ${what} is ${lower ? 'less' : 'greater'} than $${p}$.`,
          marks: ['R1 comparison with the critical region', `A1 ${inside ? 'reject' : 'do not reject'}, in context`],
        },
        typeII,
      ],
    });
  },
  check: ({ form, n, p, truth, level }, { critical, alpha, beta, next }) => {
    const chance = (q: number, test: (k: number) => boolean) =>
      total(Array.from({ length: n + 1 }, (_, k) => (test(k) ? binomial(n, q, k) : 0)));
    const rejects = (k: number) => (form === 'lower' ? k <= critical : k >= critical);
    assertClose(alpha, chance(p, rejects), 'alpha');
    assertClose(1 - beta, chance(truth, rejects), 'power');
    assertClose(
      next,
      chance(p, (k) => rejects(k) || k === critical + (form === 'lower' ? 1 : -1)),
      'the next larger region',
    );
    assert.ok(alpha < level && next > level && critical > 0 && critical < n);
  },
});

interface MeanTest {
  form: 'upper' | 'lower' | 'paired';
  what: string;
  unit: string;
  mu: number;
  sigma: number;
  n: number;
  truth: number;
  level: number;
  before: readonly number[];
  after: readonly number[];
}

const meanRegion = defineTemplate<
  MeanTest,
  { bound: number; beta: number; differences: number[]; average: number; s: number; t: number }
>({
  key: 'ai-critical-region-of-mean',
  calculatorAllowed: true,
  placements: [hl('4.18', 2, '4.15')],
  variants: [
    {
      form: 'upper',
      what: 'concentration of nitrate in a well',
      unit: 'mg/l',
      mu: 48,
      sigma: 5,
      n: 25,
      truth: 51,
      level: 0.05,
      before: [],
      after: [],
    },
    {
      form: 'lower',
      what: 'breaking load of a cable',
      unit: 'kN',
      mu: 120,
      sigma: 8,
      n: 16,
      truth: 114,
      level: 0.01,
      before: [],
      after: [],
    },
    {
      form: 'paired',
      what: 'resting pulse',
      unit: 'beats per minute',
      mu: 0,
      sigma: 0,
      n: 7,
      truth: 0,
      level: 0.05,
      before: [72, 68, 81, 77, 65, 74, 79],
      after: [69, 68, 76, 75, 66, 70, 74],
    },
    {
      form: 'upper',
      what: 'waiting time at an office',
      unit: 'min',
      mu: 14,
      sigma: 6,
      n: 36,
      truth: 17,
      level: 0.05,
      before: [],
      after: [],
    },
    {
      form: 'lower',
      what: 'volume of juice in a carton',
      unit: 'ml',
      mu: 1000,
      sigma: 9,
      n: 20,
      truth: 994,
      level: 0.05,
      before: [],
      after: [],
    },
    {
      form: 'paired',
      what: 'time to type a page',
      unit: 's',
      mu: 0,
      sigma: 0,
      n: 8,
      truth: 0,
      level: 0.05,
      before: [212, 195, 240, 188, 226, 203, 219, 231],
      after: [205, 198, 228, 185, 215, 204, 210, 222],
    },
  ],
  solve: ({ form, mu, sigma, n, truth, level, before, after }) => {
    const spread = sigma / Math.sqrt(n);
    const bound = form === 'upper' ? mu + normalQuantile(1 - level) * spread : mu - normalQuantile(1 - level) * spread;
    const differences = before.map((b, i) => b - (after[i] as number));
    const average = form === 'paired' ? mean(differences) : 0;
    const s = form === 'paired' ? Math.sqrt(total(differences.map((d) => (d - average) ** 2)) / (n - 1)) : 0;
    const below = form === 'paired' ? 0 : normalBelow(bound, truth, spread);
    return {
      bound,
      beta: form === 'upper' ? below : 1 - below,
      differences,
      average,
      s,
      t: form === 'paired' ? average / (s / Math.sqrt(n)) : 0,
    };
  },
  write: ({ form, what, unit, mu, sigma, n, truth, level, before, after }, { bound, beta, differences, average, s, t }) => {
    if (form === 'paired') {
      const p = studentAbove(t, n - 1);
      return inParts({
        stem: prose`
          The ${what} (in ${unit}) of ${n} people was measured before and after a course of training.

          ${table(['Person', ...before.map((_, i) => `$${i + 1}$`)], ['Before', ...before.map((v) => `$${v}$`)], ['After', ...after.map((v) => `$${v}$`)])}

          It is to be tested at the $${level * 100}\%$ level whether the training lowers the mean. The differences may be taken to be normally distributed.`,
        hint: 'Each person is measured twice: what can be done with the two values?',
        parts: [
          {
            ask: 'Explain why a two-sample test would not be suitable.',
            answer: 'the two rows are not independent: they belong to the same people',
            solution:
              'The two rows belong to the same people, so they are not independent samples. A paired test uses the differences, in which the variation between people cancels.',
            marks: ['R1 samples not independent'],
          },
          {
            ask: 'Write down the differences (before minus after) and their mean.',
            answer: `$${differences.join(',\\ ')}$; mean $${significant(average)}$`,
            solution: prose`$${differences.join(',\\ ')}$, with the mean $\bar{d} = ${significant(average)}$.`,
            marks: ['A1 differences', `A1 $${significant(average)}$`],
            keys: [near(average)],
          },
          {
            ask: prose`State the hypotheses for the mean $\mu_D$ of the differences.`,
            answer: prose`$\mathrm{H}_0: \mu_D = 0$, $\mathrm{H}_1: \mu_D > 0$`,
            solution: prose`$\mathrm{H}_0: \mu_D = 0$ and $\mathrm{H}_1: \mu_D > 0$: if the training lowers the values, the differences are positive on average.`,
            marks: [prose`A1 $\mathrm{H}_0: \mu_D = 0$`, prose`A1 $\mathrm{H}_1: \mu_D > 0$`],
          },
          {
            ask: 'Find the $p$-value.',
            answer: `$p = ${significant(p)}$`,
            solution: prose`The one-sample $t$-test of the differences, with $s_{n-1} = ${significant(s, 4)}$ and ${n - 1} degrees of freedom, gives $t = ${significant(t)}$ and $p = ${significant(p)}$.`,
            marks: ['(M1) $t$-test of the differences', `A1 $p = ${significant(p)}$`],
            keys: [toWithin(p, Math.max(p * 0.012, 0.00006))],
          },
          {
            ask: 'Discuss whether the result proves that the training lowers the mean.',
            answer: `${p < level ? 'it is evidence for it, as $\\mathrm{H}_0$ is rejected' : 'it is no evidence for it, as $\\mathrm{H}_0$ is not rejected'}; but there was no group without training`,
            solution: prose`$${significant(p)} ${p < level ? '<' : '>'} ${level}$: $\mathrm{H}_0$ is ${p < level ? 'rejected; there is evidence that the mean is lower afterwards' : 'not rejected'}. But without a comparison group something else, such as being used to the measurement, may be the cause.`,
            marks: [`A1 ${p < level ? 'reject' : 'do not reject'}, with comparison`, 'R1 other causes possible'],
          },
        ],
      });
    }
    const upper = form === 'upper';
    const u = prose`\text{ ${unit}}`;
    const spread = sigma / Math.sqrt(n);
    const sign = upper ? '>' : '<';
    const z = normalQuantile(1 - level);
    return inParts({
      stem: prose`The ${what} is normally distributed with standard deviation $${sigma}${u}$. Its mean is said to be $${mu}${u}$. From a random sample of ${n}, it is to be tested at the $${level * 100}\%$ level whether the mean is ${upper ? 'greater' : 'less'}.`,
      hint: 'The critical region is about the sample mean, which varies less than single values.',
      parts: [
        {
          ask: 'Write down the hypotheses.',
          answer: prose`$\mathrm{H}_0: \mu = ${mu}$, $\mathrm{H}_1: \mu ${sign} ${mu}$`,
          solution: prose`$\mathrm{H}_0: \mu = ${mu}$ and $\mathrm{H}_1: \mu ${sign} ${mu}$, a one-tailed test.`,
          marks: [prose`A1 $\mathrm{H}_0: \mu = ${mu}$`, prose`A1 $\mathrm{H}_1: \mu ${sign} ${mu}$`],
        },
        {
          ask: 'Determine the critical region for the sample mean.',
          answer: prose`$\bar{X} ${sign} ${significant(bound, 4)}$`,
          solution: prose`Under $\mathrm{H}_0$, $\bar{X} \sim \mathrm{N}\left(${mu}, \dfrac{${sigma}^{2}}{${n}}\right)$ with standard deviation $${significant(spread, 4)}$. Inverse normal, with the area $${level}$ on the ${upper ? 'right' : 'left'}, gives $\bar{X} ${sign} ${significant(bound, 4)}$ (that is $${mu} ${upper ? '+' : '-'} ${significant(z, 4)} \times ${significant(spread, 4)}$).`,
          marks: [
            prose`(A1) standard deviation $\frac{${sigma}}{\sqrt{${n}}}$`,
            '(M1) inverse normal',
            prose`A1 $\bar{X} ${sign} ${significant(bound, 4)}$`,
          ],
          keys: [
            {
              kind: 'number',
              label: prose`$\bar{X} ${sign}$`,
              ...near(bound),
              slips: [
                {
                  slip: 'method',
                  value: upper ? mu + z * sigma : mu - z * sigma,
                  note: 'That would be for a single value, not for the mean of a sample.',
                },
              ],
            },
          ],
        },
        {
          ask: `The true mean is $${truth}${u}$. Calculate the probability of a type II error.`,
          answer: `$${significant(beta)}$`,
          solution: prose`$\mathrm{H}_0$ is not rejected when $\bar{X}$ is outside the region. With $\mathrm{N}\left(${truth}, \dfrac{${sigma}^{2}}{${n}}\right)$ this has the probability $${significant(beta)}$.`,
          marks: [
            prose`M1 $\mathrm{P}(\bar{X} ${upper ? '<' : '>'} ${significant(bound, 4)})$ with mean $${truth}$`,
            '(A1) same standard deviation',
            `A1 $${significant(beta)}$`,
          ],
          keys: [toWithin(beta, Math.max(0.0008, beta * 0.012))],
        },
        {
          ask: 'Describe what a type II error means in this context.',
          answer: `the mean is ${upper ? 'greater' : 'less'} than $${mu}$, but the test does not notice`,
          solution: `The mean of the ${what} really is ${upper ? 'greater' : 'less'} than $${mu}${u}$, but the sample does not show it, and nothing is done.`,
          marks: ['A1 in context'],
        },
        {
          ask: 'Suggest how both types of error can be made less likely at the same time.',
          answer: 'take a larger sample',
          solution:
            'Moving the bound only trades one error for the other. A larger sample makes the sample mean vary less, so that both become less likely.',
          marks: ['A1 larger sample'],
        },
      ],
    });
  },
  check: ({ form, mu, sigma, n, truth, level, before, after }, { bound, beta, differences, average, t, s }) => {
    if (form === 'paired') {
      assertClose(average, mean(before) - mean(after), 'the mean difference');
      assertClose((t * s) ** 2 * n, total(differences) ** 2, 'the statistic');
      assert.ok(s > 0 && t * average > 0, 'the statistic has the sign of the mean');
      assert.ok(Math.abs(studentAbove(t, n - 1) - level) > 0.003);
      assertClose(studentAbove(t, n - 1), 0.5 - integrate((x) => studentDensity(x, n - 1), 0, t), 'the tail');
      return;
    }
    const spread = sigma / Math.sqrt(n);
    const area = (centre: number, from: number, to: number) =>
      integrate((x) => normalDensity((x - centre) / spread) / spread, from, to);
    assertClose(form === 'upper' ? area(mu, bound, mu + 9 * spread) : area(mu, mu - 9 * spread, bound), level, 'the level', 1e-5);
    assertClose(
      form === 'upper' ? area(truth, truth - 9 * spread, bound) : area(truth, bound, truth + 9 * spread),
      beta,
      'beta',
      1e-5,
    );
  },
});

export const poissonAndRegionsTemplates: readonly QuestionTemplate[] = [poissonModels, binomialRegion, meanRegion];
