import assert from 'node:assert/strict';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { binomial, chiSquaredAbove, chiSquaredAboveByArea, normalBelow, normalDensity } from '../distributions.ts';
import { chiSquaredStatistic, total } from '../samples.ts';
import { exact, labelled, near, prose, sl, table, toWithin } from '../writing.ts';

/** Topic 4. Tests whose decision is to be read, corrected or worked out backwards, and tests of fit to a distribution. */

interface IndependenceReport {
  form: 'critical' | 'error' | 'missing';
  rows: readonly [string, string];
  columns: readonly string[];
  about: string;
  by: string;
  o: readonly (readonly number[])[];
  /** Critical value at the 5 % level. */
  critical: number;
}

const independenceReport = defineTemplate<
  IndependenceReport,
  { n: number; expected: number[][]; statistic: number; freedom: number }
>({
  key: 'ai-independence-report',
  calculatorAllowed: true,
  placements: [sl('4.11', 1)],
  variants: [
    {
      form: 'critical',
      rows: ['new tyres', 'old tyres'],
      columns: ['short', 'medium', 'long'],
      about: 'braking distance',
      by: 'condition of the tyres',
      o: [
        [28, 17, 10],
        [15, 16, 24],
      ],
      critical: 5.991,
    },
    {
      form: 'error',
      rows: ['boarders', 'day students'],
      columns: ['every day', 'sometimes', 'never'],
      about: 'habit of having breakfast',
      by: 'kind of student',
      o: [
        [34, 16, 10],
        [32, 30, 28],
      ],
      critical: 5.991,
    },
    {
      form: 'missing',
      rows: ['organic', 'conventional'],
      columns: ['small', 'medium', 'large'],
      about: 'size of the apples',
      by: 'kind of farm',
      o: [
        [33, 42, 25],
        [27, 48, 25],
      ],
      critical: 5.991,
    },
    {
      form: 'critical',
      rows: ['cyclists', 'drivers'],
      columns: ['never', 'once', 'twice', 'more often'],
      about: 'number of colds in a year',
      by: 'means of transport',
      o: [
        [21, 26, 15, 8],
        [13, 22, 17, 18],
      ],
      critical: 7.815,
    },
    {
      form: 'error',
      rows: ['with captions', 'without captions'],
      columns: ['remembered', 'half remembered', 'forgotten'],
      about: 'memory of a film',
      by: 'version of the film',
      o: [
        [34, 18, 8],
        [22, 19, 19],
      ],
      critical: 5.991,
    },
    {
      form: 'missing',
      rows: ['morning shift', 'night shift'],
      columns: ['no fault', 'one fault', 'several faults'],
      about: 'number of faults',
      by: 'shift',
      o: [
        [52, 19, 9],
        [68, 31, 21],
      ],
      critical: 5.991,
    },
  ],
  solve: ({ o }) => {
    const rowSums = o.map(total);
    const columnSums = (o[0] ?? []).map((_, j) => total(o.map((row) => row[j] as number)));
    const n = total(rowSums);
    const expected = rowSums.map((row) => columnSums.map((column) => (row * column) / n));
    return {
      n,
      expected,
      statistic: chiSquaredStatistic(o.flat(), expected.flat()),
      freedom: (o.length - 1) * ((o[0]?.length ?? 0) - 1),
    };
  },
  write: ({ form, rows, columns, about, by, o, critical }, { n, expected, statistic, freedom }) => {
    const observed = table(['', ...columns], ...o.map((row, i) => [rows[i] as string, ...row.map((value) => `$${value}$`)]));
    const reject = statistic > critical;
    const first = o[0] as readonly number[];
    const rowSum = total(first);
    const columnSum = (first[0] as number) + (o[1]?.[0] as number);
    const e = expected[0]?.[0] as number;
    const decision = prose`$${significant(statistic)} ${reject ? '>' : '<'} ${critical}$, so $\mathrm{H}_0$ is ${reject ? 'rejected' : 'not rejected'}`;
    if (form === 'missing') {
      const eSecond = expected[1]?.[1] as number;
      const [row2, column2] = [total(o[1] as number[]), (first[1] as number) + (o[1]?.[1] as number)];
      return inParts({
        stem: prose`
          The ${about} and the ${by} were recorded in ${n} cases. Part of the table of frequencies is lost.

          ${table(['', ...columns, 'Total'], [rows[0], `$${first[0] as number}$`, '$a$', `$${first[2] as number}$`, `$${rowSum}$`], [rows[1], '', '', '', ''], ['Total', `$${columnSum}$`, `$${column2}$`, '', `$${n}$`])}

          A $\chi^{2}$ test for independence is carried out.`,
        hint: 'What must the entries of each row and each column add up to?',
        parts: [
          {
            ask: 'Determine the value of $a$.',
            answer: `$a = ${first[1] as number}$`,
            solution: `The first row adds up to ${rowSum}: $a = ${rowSum} - ${first[0] as number} - ${first[2] as number} = ${first[1] as number}$.`,
            marks: [`A1 $${first[1] as number}$`],
            keys: [exact(first[1] as number)],
          },
          {
            ask: prose`Calculate the expected frequency for "${rows[1]}, ${columns[1] as string}".`,
            answer: `$${significant(eSecond)}$`,
            solution: prose`The second row has the total $${n} - ${rowSum} = ${row2}$. The expected frequency is $\dfrac{${row2} \times ${column2}}{${n}} = ${significant(eSecond)}$; the observed one, ${o[1]?.[1] as number}, is not needed for it.`,
            marks: [
              `(A1) row total $${row2}$`,
              prose`M1 $\frac{${row2} \times ${column2}}{${n}}$`,
              `A1 $${significant(eSecond)}$`,
            ],
            keys: [near(eSecond)],
          },
          {
            ask: 'Explain why only two of the six observed frequencies can be chosen freely once all totals are known, and state what this number is called.',
            answer: 'the others follow by subtraction; degrees of freedom',
            solution:
              'With two frequencies of one row given, the third follows from the row total, and the second row follows from the column totals. The number 2 is that of the degrees of freedom, $(2 - 1)(3 - 1) = 2$.',
            marks: ['R1 the others follow from the totals', 'A1 degrees of freedom'],
          },
          {
            ask: prose`The test gives $\chi^{2} = ${significant(statistic)}$. The critical value at the $5\%$ level is $${critical}$. State the conclusion in context.`,
            answer: decision,
            solution: prose`${decision}: there is ${reject ? '' : 'not '}sufficient evidence at the $5\%$ level that the ${about} depends on the ${by}.`,
            marks: [
              prose`R1 comparison of $${significant(statistic)}$ with $${critical}$`,
              `A1 ${reject ? 'reject' : 'do not reject'} $\\mathrm{H}_0$, in context`,
            ],
          },
        ],
      });
    }
    if (form === 'error') {
      const naive = n / expected.flat().length;
      return inParts({
        stem: prose`
          The ${about} and the ${by} of ${n} people were recorded.

          ${observed}

          A student tests at the $5\%$ level whether the two are independent, and writes: "$\mathrm{H}_0$: the ${about} depends on the ${by}. Each expected frequency is $\dfrac{${n}}{${expected.flat().length}} = ${significant(naive)}$. The critical value is $${critical}$."`,
        hint: 'Compare the null hypothesis and the expected frequencies with what independence means. The critical value is correct.',
        parts: [
          {
            ask: 'Identify the mistake in the null hypothesis, and correct it.',
            answer: `the ${about} is independent of the ${by}`,
            solution: `The null hypothesis always states that nothing is going on: the ${about} is independent of the ${by}.`,
            marks: [`A1 $\\mathrm{H}_0$: the ${about} is independent of the ${by}`],
          },
          {
            ask: `Explain why the expected frequencies are wrong, and find the correct one for "${rows[0]}, ${columns[0] as string}".`,
            answer: `the totals of rows and columns were ignored; $${significant(e)}$`,
            solution: prose`Equal shares would be expected if all rows and all columns had equal totals. Independence means that each row is divided in the same proportions: $\dfrac{${rowSum} \times ${columnSum}}{${n}} = ${significant(e)}$.`,
            marks: [
              'R1 row and column totals were ignored',
              prose`M1 $\frac{${rowSum} \times ${columnSum}}{${n}}$`,
              `A1 $${significant(e)}$`,
            ],
            keys: [near(e)],
          },
          {
            ask: prose`Calculate the correct value of the $\chi^{2}$ statistic (without continuity correction).`,
            answer: prose`$\chi^{2} = ${significant(statistic)}$`,
            solution: prose`The two-way test of the calculator gives $\chi^{2} = ${significant(statistic)}$.`,
            marks: [prose`A2 $${significant(statistic)}$`],
            keys: [near(statistic)],
          },
          {
            ask: 'Hence state the correct conclusion, with a reason.',
            answer: decision,
            solution: prose`${decision}. There is ${reject ? '' : 'not '}sufficient evidence that the ${about} depends on the ${by}.`,
            marks: ['R1 comparison with the critical value', `A1 ${reject ? 'reject' : 'do not reject'} $\\mathrm{H}_0$`],
          },
        ],
      });
    }
    return inParts({
      stem: prose`
        In an inquiry about ${about} the following frequencies were observed.

        ${observed}

        A $\chi^{2}$ test for independence from the ${by} is carried out at the $5\%$ significance level. The critical value is $${critical}$.`,
      hint: 'What does a large test statistic say about independence?',
      parts: [
        {
          ask: `Show that the number of degrees of freedom is ${freedom}.`,
          answer: 'shown',
          solution: prose`There are 2 rows and ${columns.length} columns: $(2 - 1)(${columns.length} - 1) = ${freedom}$.`,
          marks: [prose`A1 $(2 - 1)(${columns.length} - 1) = ${freedom}$`],
        },
        {
          ask: 'Determine the smallest of the expected frequencies, and state why it matters.',
          answer: `$${significant(Math.min(...expected.flat()))}$; it has to exceed 5`,
          solution: `The matrix of expected frequencies of the calculator has the smallest entry $${significant(Math.min(...expected.flat()))}$. The test may be used, since every expected frequency exceeds 5.`,
          marks: [`A1 $${significant(Math.min(...expected.flat()))}$`, 'R1 expected frequencies have to exceed 5'],
          keys: [near(Math.min(...expected.flat()))],
        },
        {
          ask: prose`Calculate the $\chi^{2}$ statistic.`,
          answer: prose`$\chi^{2} = ${significant(statistic)}$`,
          solution: prose`The calculator gives $\chi^{2} = ${significant(statistic)}$.`,
          marks: [prose`A2 $${significant(statistic)}$`],
          keys: [near(statistic)],
        },
        {
          ask: 'State the conclusion of the test in context, with a reason.',
          answer: decision,
          solution: prose`${decision}. At the $5\%$ level there is ${reject ? '' : 'not '}sufficient evidence that the ${about} depends on the ${by}.`,
          marks: [
            'R1 statistic compared with the critical value',
            `A1 ${reject ? 'reject' : 'do not reject'} $\\mathrm{H}_0$, in context`,
          ],
        },
      ],
    });
  },
  check: ({ o, critical }, { n, expected, statistic, freedom }) => {
    const rowSums = o.map(total);
    const columnSums = (o[0] ?? []).map((_, j) => total(o.map((row) => row[j] as number)));
    // The other form of the statistic: N (sum O² / (R C) - 1).
    const sum = total(
      o.flatMap((row, i) => row.map((value, j) => value ** 2 / ((rowSums[i] as number) * (columnSums[j] as number)))),
    );
    assertClose(statistic, n * (sum - 1), 'the statistic');
    assertClose(total(expected.flat()), n, 'the expected total');
    if (freedom > 1) assertClose(chiSquaredAboveByArea(critical, freedom), 0.05, 'the level of the critical value', 2e-4);
    else assertClose(critical, 1.96 ** 2, 'the critical value', 1e-3);
    assert.ok(Math.min(...expected.flat()) > 5 && Math.abs(statistic - critical) > 0.05);
  },
});

type Fit =
  | { form: 'binomial'; who: string; event: string; trials: number; p: number; o: readonly number[]; level: number }
  | {
      form: 'normal';
      what: string;
      unit: string;
      mu: number;
      sigma: number;
      ends: readonly number[];
      o: readonly number[];
      level: number;
    }
  | { form: 'backwards'; place: string; names: readonly string[]; o: readonly number[]; critical: number };

const fitToDistribution = defineTemplate<
  Fit,
  { n: number; probabilities: number[]; expected: number[]; statistic: number; p: number; freedom: number }
>({
  key: 'ai-fit-to-distribution',
  calculatorAllowed: true,
  placements: [sl('4.11', 2, '4.8', '4.9')],
  variants: [
    {
      form: 'binomial',
      who: 'Each of 200 players throws three darts',
      event: 'hits',
      trials: 3,
      p: 0.4,
      o: [38, 82, 68, 12],
      level: 0.05,
    },
    {
      form: 'normal',
      what: 'masses of 160 loaves',
      unit: 'g',
      mu: 500,
      sigma: 10,
      ends: [490, 500, 510],
      o: [34, 46, 58, 22],
      level: 0.05,
    },
    {
      form: 'backwards',
      place: 'a bakery',
      names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      o: [44, 38, 50, 47, 71],
      critical: 9.488,
    },
    {
      form: 'binomial',
      who: 'In 250 families with four children',
      event: 'girls',
      trials: 4,
      p: 0.5,
      o: [24, 58, 83, 64, 21],
      level: 0.05,
    },
    {
      form: 'normal',
      what: 'lengths of 240 screws',
      unit: 'mm',
      mu: 40,
      sigma: 0.5,
      ends: [39.5, 40, 40.5],
      o: [51, 78, 68, 43],
      level: 0.1,
    },
    {
      form: 'backwards',
      place: 'a library',
      names: ['fiction', 'science', 'history', 'travel'],
      o: [66, 49, 58, 47],
      critical: 7.815,
    },
  ],
  solve: (numbers) => {
    const n = total(numbers.o);
    const probabilities =
      numbers.form === 'binomial'
        ? numbers.o.map((_, k) => binomial(numbers.trials, numbers.p, k))
        : numbers.form === 'normal'
          ? [...numbers.ends, Number.POSITIVE_INFINITY].map((end, i) => {
              const below = (x: number) => (Number.isFinite(x) ? normalBelow(x, numbers.mu, numbers.sigma) : 1);
              return below(end) - (i === 0 ? 0 : below(numbers.ends[i - 1] as number));
            })
          : numbers.o.map(() => 1 / numbers.o.length);
    const expected = probabilities.map((p) => n * p);
    const statistic = chiSquaredStatistic(numbers.o, expected);
    const freedom = numbers.o.length - 1;
    return { n, probabilities, expected, statistic, p: chiSquaredAbove(statistic, freedom), freedom };
  },
  write: (numbers, { n, probabilities, expected, statistic, p, freedom }) => {
    const { o } = numbers;
    const shown = expected.map((value) => significant(value, 4));
    if (numbers.form === 'backwards') {
      const { place, names, critical } = numbers;
      const each = n / o.length;
      return inParts({
        stem: prose`
          The manager of ${place} believes that customers are spread evenly. Of ${n} customers the following numbers were counted.

          ${table(['', ...names], ['Customers', ...o.map((value) => `$${value}$`)])}

          A $\chi^{2}$ goodness of fit test at the $5\%$ level has the critical value $${critical}$.`,
        hint: 'Even spread means that all expected frequencies are equal.',
        parts: [
          {
            ask: 'Write down the expected frequency of each class and the number of degrees of freedom.',
            answer: `$${each}$; $${freedom}$`,
            solution: prose`$\dfrac{${n}}{${o.length}} = ${each}$ in each class, and $${o.length} - 1 = ${freedom}$ degrees of freedom.`,
            marks: [`A1 $${each}$`, `A1 $${freedom}$`],
            keys: [labelled('Expected frequency', exact(each)), labelled('Degrees of freedom', exact(freedom))],
          },
          {
            ask: prose`Calculate the contribution of "${names.at(-1) as string}" to the $\chi^{2}$ statistic.`,
            answer: `$${significant(((o.at(-1) as number) - each) ** 2 / each)}$`,
            solution: prose`$\dfrac{(${o.at(-1) as number} - ${each})^{2}}{${each}} = ${significant(((o.at(-1) as number) - each) ** 2 / each)}$.`,
            marks: [
              'M1 squared difference over expected frequency',
              `A1 $${significant(((o.at(-1) as number) - each) ** 2 / each)}$`,
            ],
            keys: [near(((o.at(-1) as number) - each) ** 2 / each)],
          },
          {
            ask: prose`Calculate the value of the statistic and state the conclusion, with a reason.`,
            answer: prose`$\chi^{2} = ${significant(statistic)}$; $\mathrm{H}_0$ is ${statistic > critical ? 'rejected' : 'not rejected'}`,
            solution: prose`The contributions add up to $\chi^{2} = ${significant(statistic)}$. Since $${significant(statistic)} ${statistic > critical ? '>' : '<'} ${critical}$, the null hypothesis of an even spread is ${statistic > critical ? 'rejected' : 'not rejected'} at the $5\%$ level.`,
            marks: [
              prose`A2 $${significant(statistic)}$`,
              'R1 comparison with the critical value',
              `A1 ${statistic > critical ? 'rejected' : 'not rejected'}`,
            ],
            keys: [near(statistic)],
          },
          {
            ask: `Explain, without a calculation, how the statistic would change if all the observed numbers were doubled.`,
            answer: 'it would double as well',
            solution:
              'Differences and expected frequencies double. The squares of the differences become four times as great, so each contribution, and the statistic, doubles. The same proportions in a larger sample are stronger evidence.',
            marks: ['A1 it doubles', 'R1 squared differences are multiplied by 4, expected frequencies by 2'],
          },
        ],
      });
    }
    const reject = p < numbers.level;
    const isBinomial = numbers.form === 'binomial';
    const header = isBinomial
      ? o.map((_, k) => `$${k}$`)
      : [
          `below $${numbers.ends[0] as number}$`,
          ...numbers.ends.slice(1).map((end, i) => `$${numbers.ends[i] as number}$ to $${end}$`),
          `above $${numbers.ends.at(-1) as number}$`,
        ];
    const model = isBinomial
      ? prose`\mathrm{B}(${numbers.trials}, ${numbers.p})`
      : prose`\mathrm{N}(${numbers.mu}, ${numbers.sigma}^{2})`;
    return inParts({
      stem: prose`
        ${isBinomial ? `${numbers.who}${numbers.event === 'girls' ? ' the number of girls is recorded' : ', and the number of hits is recorded'}.` : `The ${numbers.what} are measured in ${numbers.unit}.`}

        ${table([isBinomial ? `Number of ${numbers.event}` : `Value (${numbers.unit})`, ...header], ['Observed frequency', ...o.map((value) => `$${value}$`)])}

        It is to be tested at the $${numbers.level * 100}\%$ level whether the data fit the distribution $${model}$.`,
      hint: 'What share of the data would each class hold under the distribution, and where do the first and the last class end?',
      parts: [
        {
          ask: 'State the null hypothesis.',
          answer: `the data follow $${model}$`,
          solution: prose`$\mathrm{H}_0$: the data come from the distribution $${model}$.`,
          marks: ['A1 hypothesis with the distribution and its parameters'],
        },
        {
          ask: 'Calculate the expected frequencies.',
          answer: `$${shown.join(',\\ ')}$`,
          solution: prose`The probabilities of the classes under $${model}$ are $${probabilities.map((value) => significant(value, 4)).join(',\\ ')}$. Multiplied by $${n}$ they give $${shown.join(',\\ ')}$. They add up to ${n}, as they must.`,
          marks: [
            '(M1) probability of a class by the given distribution',
            '(A1) two correct probabilities',
            prose`A2 $${shown.join(',\\ ')}$ (A1 for two of them)`,
          ],
          keys: [{ kind: 'set', values: expected.map((value) => value.toFixed(4)), ordered: true, tolerance: 0.06 }],
        },
        {
          ask: 'Write down the number of degrees of freedom.',
          answer: `$${freedom}$`,
          solution: `$${o.length} - 1 = ${freedom}$: the parameters are given, not estimated from the data, so only the total is fixed.`,
          marks: [`A1 $${freedom}$`],
          keys: [exact(freedom)],
        },
        {
          ask: 'Find the $p$-value.',
          answer: `$p = ${significant(p)}$`,
          solution: prose`The goodness of fit test gives $\chi^{2} = ${significant(statistic)}$ and $p = ${significant(p)}$.`,
          marks: [prose`A2 $p = ${significant(p)}$`],
          keys: [toWithin(p, Math.max(0.02 * p, 0.0006))],
        },
        {
          ask: 'State the conclusion, with a reason.',
          answer: `$${significant(p)} ${reject ? '<' : '>'} ${numbers.level}$: ${reject ? 'the distribution does not fit' : 'no evidence against the distribution'}`,
          solution: prose`$${significant(p)} ${reject ? '<' : '>'} ${numbers.level}$, so $\mathrm{H}_0$ is ${reject ? 'rejected: the data do not fit the distribution' : 'not rejected: the data may well come from this distribution, which does not prove that they do'}.`,
          marks: [`R1 comparison with $${numbers.level}$`, `A1 ${reject ? 'reject' : 'do not reject'} $\\mathrm{H}_0$`],
        },
      ],
    });
  },
  check: (numbers, { n, probabilities, expected, statistic, p, freedom }) => {
    assertClose(
      statistic,
      total(numbers.o.map((value, i) => value ** 2 / (expected[i] as number))) - n,
      'the other form of the statistic',
    );
    assertClose(p, chiSquaredAboveByArea(statistic, freedom), 'the tail', 1e-5);
    assertClose(total(probabilities), 1, 'the probabilities');
    assert.ok(Math.min(...expected) > 5);
    if (numbers.form === 'normal') {
      const { mu, sigma, ends } = numbers;
      assertClose(
        probabilities[1] as number,
        integrate((x) => normalDensity((x - mu) / sigma) / sigma, ends[0] as number, ends[1] as number),
        'an area under the curve',
      );
      assert.ok(Math.abs(p - numbers.level) > 0.003);
    } else if (numbers.form === 'binomial') {
      // Every sequence of successes and failures.
      const counts = new Array<number>(numbers.trials + 1).fill(0);
      for (let bits = 0; bits < 2 ** numbers.trials; bits++) {
        const hits = [...bits.toString(2)].filter((bit) => bit === '1').length;
        counts[hits] = (counts[hits] as number) + numbers.p ** hits * (1 - numbers.p) ** (numbers.trials - hits);
      }
      counts.forEach((chance, k) => {
        assertClose(probabilities[k] as number, chance, `exactly ${k}`);
      });
      assert.ok(Math.abs(p - numbers.level) > 0.003);
    } else {
      assertClose(chiSquaredAboveByArea(numbers.critical, freedom), 0.05, 'the critical value', 2e-4);
      assert.ok(Number.isInteger(n / numbers.o.length));
    }
  },
});

export const testDecisionsTemplates: readonly QuestionTemplate[] = [independenceReport, fitToDistribution];
