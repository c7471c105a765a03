import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { binomial, chiSquaredAbove, chiSquaredAboveByArea, poisson, studentAbove, studentDensity } from '../distributions.ts';
import { chiSquaredStatistic, mean, total } from '../samples.ts';
import { exact, hl, labelled, near, prose, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Decisions of t-tests, and tests of fit with a parameter that is estimated from the data. */

interface TTest {
  form: 'two-tailed' | 'report' | 'levels';
  what: string;
  first: string;
  second: string;
  xs: readonly number[];
  ys: readonly number[];
}

const tTestDecision = defineTemplate<TTest, { mx: number; my: number; t: number; freedom: number; two: number; one: number }>({
  key: 'ai-t-test-decision',
  calculatorAllowed: true,
  placements: [sl('4.11', 1)],
  variants: [
    {
      form: 'two-tailed',
      what: 'lifetimes (hours) of bulbs',
      first: 'brand A',
      second: 'brand B',
      xs: [812, 846, 790, 835, 861, 804],
      ys: [851, 872, 838, 820, 880, 867],
    },
    {
      form: 'report',
      what: 'times (seconds) for a puzzle',
      first: 'children',
      second: 'adults',
      xs: [66, 73, 58, 80, 75, 70],
      ys: [55, 68, 60, 62, 71, 57],
    },
    {
      form: 'levels',
      what: 'yields (kg) of apple trees',
      first: 'pruned trees',
      second: 'trees left alone',
      xs: [31, 36, 29, 34, 38, 33],
      ys: [28, 33, 30, 27, 32, 31],
    },
    {
      form: 'two-tailed',
      what: 'pulse rates (beats per minute)',
      first: 'swimmers',
      second: 'runners',
      xs: [58, 64, 61, 55, 66, 60, 63],
      ys: [62, 57, 65, 60, 59, 66],
    },
    {
      form: 'report',
      what: 'weekly screen times (hours)',
      first: 'city pupils',
      second: 'village pupils',
      xs: [21, 25, 18, 27, 23, 30],
      ys: [19, 22, 16, 24, 20, 18],
    },
    {
      form: 'levels',
      what: 'jump heights (cm)',
      first: 'players after stretching',
      second: 'players without stretching',
      xs: [44, 51, 47, 53, 49, 55],
      ys: [42, 47, 45, 50, 41, 48],
    },
  ],
  solve: ({ xs, ys }) => {
    const square = (values: readonly number[]) => total(values.map((value) => (value - mean(values)) ** 2));
    const freedom = xs.length + ys.length - 2;
    const t = (mean(xs) - mean(ys)) / Math.sqrt(((square(xs) + square(ys)) / freedom) * (1 / xs.length + 1 / ys.length));
    const one = studentAbove(Math.abs(t), freedom);
    return { mx: mean(xs), my: mean(ys), t, freedom, one, two: 2 * one };
  },
  write: ({ form, what, first, second, xs, ys }, { mx, my, two, one }) => {
    const stem = prose`
      The ${what} of two independent random samples are recorded.

      ${table(['Sample', 'Values'], [first, `$${xs.join(',\\ ')}$`], [second, `$${ys.join(',\\ ')}$`])}

      Both populations are taken to be normal with equal variances. Their means are $\mu_1$ (${first}) and $\mu_2$ (${second}).`;
    const verdict = (p: number, level: number) => (p < level ? 'reject' : 'do not reject');
    if (form === 'two-tailed') {
      return inParts({
        stem,
        hint: 'A difference in either direction counts.',
        parts: [
          {
            ask: 'It is to be tested whether the means differ. Write down both hypotheses.',
            answer: prose`$\mathrm{H}_0: \mu_1 = \mu_2$, $\mathrm{H}_1: \mu_1 \ne \mu_2$`,
            solution: prose`$\mathrm{H}_0: \mu_1 = \mu_2$ and $\mathrm{H}_1: \mu_1 \ne \mu_2$. Nothing is said about which mean should be greater, so the test is two-tailed.`,
            marks: [prose`A1 $\mathrm{H}_0: \mu_1 = \mu_2$`, prose`A1 $\mathrm{H}_1: \mu_1 \ne \mu_2$`],
          },
          {
            ask: 'Find the $p$-value of the pooled two-sample $t$-test.',
            answer: `$p = ${significant(two)}$`,
            solution: prose`The pooled two-sample $t$-test with $\mu_1 \ne \mu_2$ gives $p = ${significant(two)}$.`,
            marks: [`A2 $p = ${significant(two)}$`],
            keys: [
              {
                kind: 'number',
                ...near(two),
                slips: [
                  {
                    slip: 'method',
                    value: one,
                    note: 'That is the value for one tail only; the alternative hypothesis allows both directions.',
                  },
                ],
              },
            ],
          },
          {
            ask: prose`State the conclusion at the $5\%$ level, with a reason.`,
            answer: `$${significant(two)} ${two < 0.05 ? '<' : '>'} 0.05$: ${verdict(two, 0.05)} $\\mathrm{H}_0$`,
            solution: prose`$${significant(two)} ${two < 0.05 ? '<' : '>'} 0.05$, so we ${verdict(two, 0.05)} $\mathrm{H}_0$: there is ${two < 0.05 ? '' : 'not '}sufficient evidence that the mean ${what} differ.`,
            marks: ['R1 comparison with 0.05', `A1 ${verdict(two, 0.05)} $\\mathrm{H}_0$, in context`],
          },
          {
            ask: 'State how the $p$-value would change if the alternative hypothesis named the direction that the sample means show.',
            answer: 'it would be halved',
            solution: `Only one of the two equal tails would count: the $p$-value would be half as great, $${significant(one)}$.`,
            marks: ['A1 halved'],
          },
        ],
      });
    }
    if (form === 'report') {
      return inParts({
        stem: prose`
          ${stem}

          A report says: "We tested $\mathrm{H}_0: \bar{x}_1 = \bar{x}_2$ against $\mathrm{H}_1: \mu_1 > \mu_2$ at the $5\%$ level. The $p$-value is $${significant(one)}$. ${one < 0.05 ? 'As it is less than 0.05, we have proved that' : 'As it is greater than 0.05, we have proved that'} ${one < 0.05 ? prose`$\mu_1 > \mu_2$` : prose`$\mu_1 = \mu_2$`}."`,
        hint: 'What is a hypothesis about: samples or populations? What can a test prove?',
        parts: [
          {
            ask: 'Calculate the two sample means.',
            answer: `$${significant(mx)}$ and $${significant(my)}$`,
            solution: `One-variable statistics gives $${significant(mx)}$ and $${significant(my)}$.`,
            marks: [`A1 $${significant(mx)}$`, `A1 $${significant(my)}$`],
            keys: [labelled('First mean', near(mx)), labelled('Second mean', near(my))],
          },
          {
            ask: 'Explain what is wrong with the null hypothesis of the report.',
            answer: 'it should be about the population means, not the sample means',
            solution: prose`The sample means are known, and they are not equal. A hypothesis is about the populations: $\mathrm{H}_0: \mu_1 = \mu_2$.`,
            marks: [prose`R1 $\mathrm{H}_0: \mu_1 = \mu_2$, population means`],
          },
          {
            ask: 'Verify the $p$-value of the report.',
            answer: `$p = ${significant(one)}$`,
            solution: prose`The pooled two-sample $t$-test with $\mu_1 > \mu_2$ gives $p = ${significant(one)}$, as stated.`,
            marks: ['M1 pooled one-tailed test', `A1 $p = ${significant(one)}$`],
          },
          {
            ask: 'Correct the conclusion of the report.',
            answer:
              one < 0.05
                ? prose`there is sufficient evidence at the $5\%$ level that $\mu_1 > \mu_2$; nothing is proved`
                : prose`there is not sufficient evidence at the $5\%$ level that $\mu_1 > \mu_2$; equality is not proved`,
            solution:
              one < 0.05
                ? prose`$${significant(one)} < 0.05$: $\mathrm{H}_0$ is rejected. That is evidence for $\mu_1 > \mu_2$, not a proof: such samples occur, if rarely, even when the means are equal.`
                : prose`$${significant(one)} > 0.05$: $\mathrm{H}_0$ is not rejected. That does not prove that the means are equal; the evidence against it is merely not strong enough.`,
            marks: [`A1 ${one < 0.05 ? 'sufficient' : 'not sufficient'} evidence`, 'R1 a test gives evidence, no proof'],
          },
        ],
      });
    }
    return inParts({
      stem,
      hint: 'The same $p$-value is compared with three levels.',
      parts: [
        {
          ask: prose`Find the $p$-value of a test of $\mathrm{H}_0: \mu_1 = \mu_2$ against $\mathrm{H}_1: \mu_1 > \mu_2$.`,
          answer: `$p = ${significant(one)}$`,
          solution: `The pooled two-sample $t$-test, with the alternative that the first mean is greater, gives $p = ${significant(one)}$.`,
          marks: ['(M1) pooled one-tailed test', `A2 $p = ${significant(one)}$`],
          keys: [near(one)],
        },
        {
          ask: prose`Determine the conclusion at each of the levels $10\%$, $5\%$ and $1\%$.`,
          answer: [0.1, 0.05, 0.01].map((level) => prose`$${level * 100}\%$: ${verdict(one, level)}`).join('; '),
          solution: prose`$\mathrm{H}_0$ is rejected at every level that exceeds $${significant(one)}$. So: ${[0.1, 0.05, 0.01].map((level) => prose`at $${level * 100}\%$ ${verdict(one, level)}`).join(', ')}.`,
          marks: ['M1 comparison with each level', 'A1 all three conclusions'],
        },
        {
          ask: 'Explain why the level must be fixed before the data are seen.',
          answer: 'otherwise one could choose the level that gives the wanted conclusion',
          solution:
            'As part (b) shows, the conclusion may depend on the level. Who chooses it afterwards can obtain the conclusion that is wanted.',
          marks: ['R1 the level could be chosen to suit the data'],
        },
        {
          ask: 'List the conditions for this test that the question mentions.',
          answer: 'normal populations, equal variances (also: independent random samples)',
          solution:
            'The samples are independent and random, both populations are normal, and their variances are equal. The last condition allows the samples to be pooled.',
          marks: ['A1 one condition', 'A1 another condition'],
        },
      ],
    });
  },
  check: ({ form, xs, ys }, { mx, my, t, freedom, one, two }) => {
    const ss = (values: readonly number[]) => total(values.map((value) => value * value)) - total(values) ** 2 / values.length;
    const error = ((ss(xs) + ss(ys)) / freedom) * ((xs.length + ys.length) / (xs.length * ys.length));
    assert.ok(Math.abs(total(xs.map((x) => x - mx))) < 1e-9 && Math.abs(total(ys.map((y) => y - my))) < 1e-9, 'the means');
    assertClose(t * t * error, (mx - my) ** 2, 'the statistic');
    assert.ok(t * (mx - my) > 0);
    const inside = integrate((x) => studentDensity(x, freedom), -Math.abs(t), Math.abs(t));
    assertClose(two, 1 - inside, 'both tails');
    assertClose(one, 0.5 - integrate((x) => studentDensity(x, freedom), 0, Math.abs(t)), 'the tail');
    assert.ok([0.1, 0.05, 0.01].every((level) => Math.abs(one - level) > 0.002 && Math.abs(two - level) > 0.002));
    assert.ok(form === 'two-tailed' || t > 0);
  },
});

interface Combined {
  form: 'poisson' | 'binomial' | 'table';
  what: string;
  unit: string;
  /** Frequencies of 0, 1, 2, …; the last stands for "or more". */
  o: readonly number[];
  trials: number;
  level: number;
}

const combineClasses = defineTemplate<
  Combined,
  { n: number; parameter: number; expected: number[]; joined: number; statistic: number; freedom: number; p: number }
>({
  key: 'ai-estimated-parameter-fit',
  calculatorAllowed: true,
  placements: [hl('4.12', 2, '4.11', '4.17')],
  variants: [
    { form: 'poisson', what: 'calls to a help line', unit: 'minute', o: [24, 33, 21, 14, 6, 2], trials: 0, level: 0.05 },
    { form: 'binomial', what: 'faulty tiles', unit: 'box of five tiles', o: [58, 67, 45, 21, 7, 2], trials: 5, level: 0.05 },
    { form: 'poisson', what: 'goals of a team', unit: 'match', o: [18, 40, 30, 17, 9, 6], trials: 0, level: 0.05 },
    {
      form: 'binomial',
      what: 'seeds that do not germinate',
      unit: 'row of six seeds',
      o: [42, 51, 36, 14, 5, 2, 0],
      trials: 6,
      level: 0.1,
    },
    { form: 'poisson', what: 'dust particles', unit: 'square of a slide', o: [70, 44, 20, 10, 5, 1], trials: 0, level: 0.05 },
    {
      form: 'binomial',
      what: 'late trains',
      unit: 'working day with four trains',
      o: [48, 62, 29, 14, 7],
      trials: 4,
      level: 0.05,
    },
  ],
  solve: ({ form, o, trials }) => {
    const n = total(o);
    const average = total(o.map((value, k) => value * k)) / n;
    const parameter = form === 'poisson' ? average : average / trials;
    const raw = o.map((_, k) => (form === 'poisson' ? n * poisson(average, k) : n * binomial(trials, parameter, k)));
    // "Or more": what is left of the total.
    if (form === 'poisson') raw[raw.length - 1] = n - total(raw.slice(0, -1));
    let joined = raw.length - 1;
    while (total(raw.slice(joined)) <= 5) joined -= 1;
    const expected = [...raw.slice(0, joined), total(raw.slice(joined))];
    const observed = [...o.slice(0, joined), total(o.slice(joined))];
    const freedom = expected.length - 2;
    const statistic = chiSquaredStatistic(observed, expected);
    return { n, parameter, expected, joined, statistic, freedom, p: chiSquaredAbove(statistic, freedom) };
  },
  write: ({ form, what, unit, o, trials, level }, { n, parameter, expected, joined, statistic, freedom, p }) => {
    const isPoisson = form === 'poisson';
    const average = isPoisson ? parameter : parameter * trials;
    const sum = total(o.map((value, k) => value * k));
    const shown = expected.map((value) => significant(value, 4));
    const model = isPoisson ? 'Poisson' : 'binomial';
    const header = o.map((_, k) => (isPoisson && k === o.length - 1 ? `$${k}$ *` : `$${k}$`));
    const reject = p < level;
    return inParts({
      stem: prose`
        The number of ${what} is counted for each of ${n} cases (each case is one ${unit}).

        ${table(['Number', ...header], ['Frequency', ...o.map((value) => `$${value}$`)])}

        ${isPoisson ? prose`(* There was none with more than ${o.length - 1}; for the test the last class is "${o.length - 1} or more".)` : ''} It is to be tested at the $${level * 100}\%$ level whether the number of ${what} in one ${unit} follows a ${model} distribution.`,
      hint: 'What does it cost to estimate the parameter from the data?',
      parts: [
        {
          ask: isPoisson
            ? 'Show that the mean of the data is the estimate of the parameter, and find it.'
            : 'Calculate the mean number per case, and hence an estimate of the probability $p$ of a single one.',
          answer: isPoisson ? `$m = ${significant(parameter, 4)}$` : `$p = ${significant(parameter, 4)}$`,
          solution: isPoisson
            ? prose`The mean of a Poisson variable is its parameter $m$. Here $m = \dfrac{${sum}}{${n}} = ${significant(parameter, 4)}$.`
            : prose`The mean is $\dfrac{${sum}}{${n}} = ${significant(average, 4)}$. For $\mathrm{B}(${trials}, p)$ it is $${trials}p$, so $p = ${significant(parameter, 4)}$.`,
          marks: [
            prose`M1 $\frac{${sum}}{${n}}$`,
            isPoisson ? prose`A1 $m = ${significant(parameter, 4)}$` : prose`A1 $p = ${significant(parameter, 4)}$`,
          ],
          keys: [near(parameter)],
        },
        {
          ask: `Explain why the classes from ${joined} on have to be combined.`,
          answer: 'otherwise an expected frequency would be 5 or less',
          solution: `With separate classes at the end at least one expected frequency would not exceed 5, and the $\\chi^{2}$ approximation would be poor. From ${joined} on the classes are taken together: "${joined} or more".`,
          marks: ['R1 expected frequencies have to be greater than 5'],
        },
        {
          ask: `Calculate the expected frequencies for $0$ to $${joined - 1}$ and for "${joined} or more".`,
          answer: `$${shown.join(',\\ ')}$`,
          solution: prose`Multiply the probabilities by ${n}; the last class has the rest: $${shown.join(',\\ ')}$.`,
          marks: [`(M1) total times ${model} probability`, `A2 $${shown.join(',\\ ')}$ (A1 with one error)`],
          keys: [{ kind: 'set', values: expected.map((value) => value.toFixed(4)), ordered: true, tolerance: 0.08 }],
        },
        {
          ask: 'Determine the number of degrees of freedom.',
          answer: `$${freedom}$`,
          solution: `There are ${expected.length} classes. One degree is lost for the total and one for the estimated parameter: $${expected.length} - 1 - 1 = ${freedom}$.`,
          marks: ['M1 one subtracted for the estimated parameter', `A1 $${freedom}$`],
          keys: [
            {
              kind: 'number',
              ...exact(freedom),
              slips: [
                {
                  slip: 'method',
                  value: freedom + 1,
                  note: 'A parameter was estimated from the same data; that has to be taken into account.',
                },
              ],
            },
          ],
        },
        {
          ask: 'Find the $p$-value and state the conclusion.',
          answer: `$p = ${significant(p)}$; ${reject ? 'the model is rejected' : 'the model is not rejected'}`,
          solution: prose`$\chi^{2} = ${significant(statistic)}$ with ${freedom} degrees of freedom gives $p = ${significant(p)}$. Since $${significant(p)} ${reject ? '<' : '>'} ${level}$, the ${model} model is ${reject ? 'rejected' : 'not rejected'}.`,
          marks: [`A2 $p = ${significant(p)}$`, `R1 comparison with $${level}$ and conclusion`],
          keys: [toWithin(p, Math.max(0.03 * p, 0.0006))],
        },
      ],
    });
  },
  check: ({ form, o, trials, level }, { n, parameter, expected, freedom, statistic, p }) => {
    assertClose(total(expected), n, 'the total');
    const data = o.flatMap((count, k) => new Array<number>(count).fill(k));
    assertClose(parameter * (form === 'binomial' ? trials : 1), mean(data), 'the mean of the list');
    // A Poisson count as a binomial one with very many trials; a binomial one by adding trial after trial.
    const [many, chance] = form === 'poisson' ? [40_000, parameter / 40_000] : [trials, parameter];
    let ways = [1];
    for (let i = 0; i < many; i++)
      ways = [...ways, 0].slice(0, 4).map((value, j) => value * (1 - chance) + (j > 0 ? (ways[j - 1] as number) * chance : 0));
    for (const k of [0, 1]) assertClose((expected[k] as number) / n, ways[k] as number, `the chance of ${k}`, 1e-3);
    assertClose(p, chiSquaredAboveByArea(statistic, freedom), 'the tail', 1e-5);
    assert.ok(Math.min(...expected) > 5 && Math.abs(p - level) > 0.01 && freedom >= 1);
  },
});

export const fitAndTTestsTemplates: readonly QuestionTemplate[] = [tTestDecision, combineClasses];
