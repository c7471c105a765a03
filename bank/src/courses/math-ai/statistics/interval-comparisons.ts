import assert from 'node:assert/strict';
import type { AnswerKeySource } from '@api/contract';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { normalDensity, normalQuantile, studentDensity, studentQuantile } from '../distributions.ts';
import { hl, prose, table } from '../writing.ts';

/** Topic 4, higher level. Confidence intervals that are compared and interpreted. */

interface Comparison {
  form: 'levels' | 'known' | 'overlap';
  what: string;
  unit: string;
  xbar: number;
  s: number;
  n: number;
  other: number;
}

const compareIntervals = defineTemplate<Comparison, { first: [number, number]; second: [number, number] }>({
  key: 'ai-compare-confidence-intervals',
  calculatorAllowed: true,
  placements: [hl('4.16', 1)],
  variants: [
    { form: 'levels', what: 'height of dunes', unit: 'm', xbar: 14.2, s: 3.1, n: 40, other: 0 },
    { form: 'known', what: 'mass of letters', unit: 'g', xbar: 23.6, s: 4.5, n: 12, other: 0 },
    {
      form: 'overlap',
      what: 'daily distance walked by owners of dogs and of cats',
      unit: 'km',
      xbar: 6.8,
      s: 2.1,
      n: 50,
      other: 5.1,
    },
    { form: 'levels', what: 'cost of a repair', unit: 'EUR', xbar: 186, s: 42, n: 64, other: 0 },
    { form: 'known', what: 'running time of films', unit: 'min', xbar: 112, s: 15, n: 9, other: 0 },
    { form: 'overlap', what: 'life of two brands of lamps', unit: 'months', xbar: 31.5, s: 6.4, n: 36, other: 29.8 },
  ],
  solve: ({ form, xbar, s, n, other }) => {
    const z = normalQuantile(0.975);
    const half = (factor: number) => (factor * s) / Math.sqrt(n);
    const around = (centre: number, h: number): [number, number] => [centre - h, centre + h];
    if (form === 'levels')
      return { first: around(xbar, half(normalQuantile(0.95))), second: around(xbar, half(normalQuantile(0.995))) };
    if (form === 'known') return { first: around(xbar, half(z)), second: around(xbar, half(studentQuantile(0.975, n - 1))) };
    return { first: around(xbar, half(z)), second: around(other, half(z)) };
  },
  write: ({ form, what, unit, xbar, s, n, other }, { first, second }) => {
    const tex = ([a, b]: [number, number]) => `[${significant(a)}, ${significant(b)}]`;
    // Half a unit of the third figure, since ends are rounded to three.
    const rounding = ([, b]: [number, number]) => 0.5 * 10 ** (Math.floor(Math.log10(b)) - 2);
    const keys = (ends: [number, number], label: string): AnswerKeySource[] => [
      {
        kind: 'interval',
        label,
        intervals: [{ from: ends[0].toPrecision(8), to: ends[1].toPrecision(8) }],
        tolerance: rounding(ends),
      },
    ];
    const width = ([a, b]: [number, number]) => significant(b - a);
    if (form === 'levels') {
      return inParts({
        stem: prose`A random sample of ${n} values of the ${what} (in ${unit}) has the mean $${xbar}$. The standard deviation of the population is $${s}$.`,
        hint: 'Which interval has to allow for more?',
        parts: [
          {
            ask: prose`Find a $90\%$ and a $99\%$ confidence interval for the population mean.`,
            answer: prose`$${tex(first)}$ and $${tex(second)}$`,
            solution: prose`$${xbar} \pm z\dfrac{${s}}{\sqrt{${n}}}$ with $z = 1.645$ and $z = 2.576$: $${tex(first)}$ and $${tex(second)}$.`,
            marks: [
              '(M1) $z$-interval',
              `A1 $${tex(first)}$, that is from $${significant(first[0])}$ to $${significant(first[1])}$`,
              `A1 $${tex(second)}$, that is from $${significant(second[0])}$ to $${significant(second[1])}$`,
            ],
            keys: [...keys(first, prose`$90\%$`), ...keys(second, prose`$99\%$`)],
          },
          {
            ask: 'Compare the two intervals: give one thing that they have in common, and one difference with its reason.',
            answer: prose`both are centred on the sample mean; the $99\%$ interval is wider, as more certainty needs a wider interval`,
            solution: prose`Both are centred on the sample mean $${xbar}$. The $99\%$ interval is wider: to contain the mean in more of all samples, it has to be wider.`,
            marks: [
              'A1 in common: the sample mean at the centre',
              prose`R1 difference: the $99\%$ interval is wider, as higher confidence needs more room`,
            ],
          },
          {
            ask: 'Determine what sample size would make the wider interval half as wide.',
            answer: `$${4 * n}$`,
            solution: prose`The width is proportional to $\dfrac{1}{\sqrt{n}}$, so four times the sample is needed: $4 \times ${n} = ${4 * n}$.`,
            marks: [prose`M1 width proportional to $\frac{1}{\sqrt{n}}$`, `A1 $${4 * n}$`],
            keys: [{ kind: 'number', value: 4 * n, tolerance: 0 }],
          },
        ],
      });
    }
    if (form === 'known') {
      return inParts({
        stem: prose`The ${what} (in ${unit}) is normally distributed. A sample of ${n} has the mean $${xbar}$. The first researcher knows that the **population** has the standard deviation $${s}$; the second one has calculated $s_{n-1} = ${s}$ from the **sample**.`,
        hint: 'Which of the two has to allow for an uncertain standard deviation?',
        parts: [
          {
            ask: prose`Compare the distributions that the two use for a $95\%$ confidence interval: state one property that they share and one difference.`,
            answer: prose`both are symmetric; the first is normal, the second a $t$-distribution`,
            solution: prose`Both distributions are symmetric, so both intervals are centred on the sample mean. The first researcher knows $\sigma$ and uses the normal distribution; the second has only an estimate and uses the $t$-distribution with ${n - 1} degrees of freedom.`,
            marks: [
              'A1 in common: symmetric, so that the sample mean is the centre',
              prose`A1 difference: normal for the first, $t$ with ${n - 1} degrees of freedom for the second`,
            ],
          },
          {
            ask: 'Find both intervals.',
            answer: prose`First: $${tex(first)}$; Second: $${tex(second)}$`,
            solution: prose`First: $${xbar} \pm 1.960 \times \dfrac{${s}}{\sqrt{${n}}}$, that is $${tex(first)}$. Second: the $t$-interval of the calculator, $${tex(second)}$.`,
            marks: [
              '(M1) the $t$-distribution for the second',
              `A1 Second: from $${significant(second[0])}$ to $${significant(second[1])}$`,
              `A1 First: from $${significant(first[0])}$ to $${significant(first[1])}$`,
            ],
            keys: [...keys(second, 'Second'), ...keys(first, 'First')],
          },
          {
            ask: 'Compare the widths of the two intervals, and explain the difference.',
            answer: `$${width(first)}$ and $${width(second)}$: the second standard deviation is itself uncertain`,
            solution: `The widths are $${width(first)}$ and $${width(second)}$. The second one is greater, since a standard deviation from a small sample is itself uncertain.`,
            marks: [`A1 $${width(first)}$ and $${width(second)}$`, 'R1 uncertain standard deviation'],
          },
          {
            ask: 'State how the difference changes if the sample is very large.',
            answer: 'it almost disappears',
            solution:
              'For large samples the $t$-distribution is almost normal and the estimate almost exact: the intervals are nearly the same.',
            marks: ['A1 it almost disappears'],
          },
        ],
      });
    }
    const apart = first[0] > second[1];
    return inParts({
      stem: prose`
        The ${what} is studied with two random samples of ${n} each. Both populations have the standard deviation $${s}$ (in ${unit}).

        ${table(['Sample', 'First', 'Second'], ['Mean', `$${xbar}$`, `$${other}$`])}`,
      hint: 'What would it mean if the two intervals had no number in common?',
      parts: [
        {
          ask: prose`Find a $95\%$ confidence interval for each of the two population means.`,
          answer: prose`$${tex(first)}$ and $${tex(second)}$`,
          solution: prose`$1.960 \times \dfrac{${s}}{\sqrt{${n}}} = ${significant((first[1] - first[0]) / 2)}$ on both sides of each mean: $${tex(first)}$ and $${tex(second)}$.`,
          marks: [
            '(M1) $z$-interval',
            `A1 from $${significant(first[0])}$ to $${significant(first[1])}$`,
            `A1 from $${significant(second[0])}$ to $${significant(second[1])}$`,
          ],
          keys: [...keys(first, 'First'), ...keys(second, 'Second')],
        },
        {
          ask: 'Discuss whether the two intervals suggest that the population means differ.',
          answer: apart ? 'they do not overlap: the means very probably differ' : 'they overlap: a difference is not established',
          solution: `The intervals ${apart ? 'do not overlap, so it is hardly possible that both means are equal' : 'overlap, so both means may be equal; the samples do not establish a difference'}.`,
          marks: [
            `A1 the intervals ${apart ? 'do not overlap' : 'overlap'}`,
            `R1 ${apart ? 'means differ' : 'no difference established'}`,
          ],
        },
        {
          before: prose`A newspaper writes: "For $95\%$ of all cases the value lies in the first interval."`,
          ask: 'Explain what is wrong with this sentence.',
          answer: 'the interval is for the mean, not for single values',
          solution: prose`The interval is about the **mean** of the population. Single values vary much more: their standard deviation is $${s}$, that of the sample mean only $${significant(s / Math.sqrt(n))}$.`,
          marks: ['R1 interval for the mean, not for single values'],
        },
      ],
    });
  },
  check: ({ form, s, n }, { first, second }) => {
    const inside = ([a, b]: [number, number]) =>
      integrate(normalDensity, ((a - b) / 2 / s) * Math.sqrt(n), ((b - a) / 2 / s) * Math.sqrt(n));
    assertClose(inside(first), form === 'levels' ? 0.9 : 0.95, 'the level of the first', 1e-5);
    if (form === 'known') {
      const t = ((second[1] - second[0]) / 2 / s) * Math.sqrt(n);
      assertClose(
        integrate((u) => studentDensity(u, n - 1), -t, t),
        0.95,
        'the level of the second',
        1e-5,
      );
    } else assertClose(inside(second), form === 'levels' ? 0.99 : 0.95, 'the level of the second', 1e-5);
    assert.ok(first[0] < first[1] && second[0] < second[1]);
  },
});

export const intervalComparisonsTemplates: readonly QuestionTemplate[] = [compareIntervals];
