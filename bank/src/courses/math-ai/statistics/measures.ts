import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { significant, term } from '../../../tex.ts';
import { mean } from '../samples.ts';
import { exact, labelled, near, prose, scheme, sl, table } from '../writing.ts';

/** Topic 4. Mean and standard deviation of grouped data. */

const groupedMean = defineTemplate({
  key: 'ai-grouped-mean-deviation',
  calculatorAllowed: true,
  placements: [sl('4.3', 1)],
  variants: [
    { what: 'time $t$ (minutes) spent on homework', sym: 't', start: 0, width: 20, f: [8, 15, 22, 11, 4], factor: 1.1 },
    { what: 'mass $m$ (kg) of parcels', sym: 'm', start: 0, width: 4, f: [12, 20, 9, 6, 3], factor: 2.2 },
    { what: 'distance $d$ (km) travelled to work', sym: 'd', start: 0, width: 10, f: [25, 18, 10, 5, 2], factor: 0.62 },
    { what: 'height $h$ (cm) of sunflowers', sym: 'h', start: 120, width: 20, f: [5, 14, 21, 16, 4], factor: 0.39 },
    { what: 'age $a$ (years) of members of a club', sym: 'a', start: 10, width: 15, f: [18, 26, 31, 17, 8], factor: 12 },
    { what: 'speed $v$ (km h⁻¹) of cars', sym: 'v', start: 30, width: 10, f: [6, 19, 33, 17, 5], factor: 0.278 },
    { what: 'price $p$ (EUR) of meals', sym: 'p', start: 6, width: 3, f: [4, 13, 18, 10, 5], factor: 1.2 },
    { what: 'length $l$ (mm) of beetles', sym: 'l', start: 8, width: 2, f: [7, 16, 24, 20, 13], factor: 0.1 },
  ],
  solve: ({ start, width, f, factor }) => {
    const total = f.reduce((sum, n) => sum + n, 0);
    const mids = f.map((_, i) => start + width * (i + 0.5));
    const average = mids.reduce((sum, m, i) => sum + m * (f[i] as number), 0) / total;
    const square = mids.reduce((sum, m, i) => sum + m * m * (f[i] as number), 0) / total;
    const deviation = Math.sqrt(square - average * average);
    return {
      total,
      mids,
      average,
      deviation,
      newMean: factor * average,
      newDeviation: factor * deviation,
      modal: f.indexOf(Math.max(...f)),
    };
  },
  write: ({ what, sym, start, width, f, factor }, { total, mids, average, deviation, newMean, newDeviation, modal }) => {
    const interval = (i: number) => prose`$${start + width * i} < ${sym} \le ${start + width * (i + 1)}$`;
    return {
      text: prose`
        The table shows the ${what} in a sample of ${total}.

        ${table(['Interval', ...f.map((_, i) => interval(i))], ['Frequency', ...f.map((n) => `$${n}$`)])}

        (a) Identify the modal class. [1]

        (b) Estimate the mean. [2]

        (c) Estimate the standard deviation of the sample. [1]

        (d) All values are to be converted to another unit by multiplying them by $${factor}$. Write down the mean and the standard deviation after the conversion. [2]

        (e) Outline why the results of parts (b) and (c) are not exact. [1]`,
      hint: 'Which single value represents all the values of a class?',
      answer: prose`
        (a) ${interval(modal)}

        (b) $${significant(average)}$

        (c) $${significant(deviation)}$

        (d) $${significant(newMean)}$ and $${significant(newDeviation)}$

        (e) the exact values within each class are not known`,
      solution: prose`
        (a) The class with the highest frequency, $${f[modal] as number}$, is ${interval(modal)}.

        (b) The midpoints are $${mids.join(',\\ ')}$ and the total frequency is $${total}$. The mean is estimated by
        $$\bar{x} = \frac{${mids.map((m, i) => `${f[i]} \\times ${m}`).join(' + ')}}{${total}} = ${significant(average)}.$$

        (c) One-variable statistics with midpoints and frequencies gives $\sigma = ${significant(deviation)}$.

        (d) Multiplying every value by $${factor}$ multiplies both measures by $${factor}$: the mean becomes $${significant(newMean)}$ and the standard deviation $${significant(newDeviation)}$.

        (e) The table shows only in which class a value lies. Putting all the values of a class at its midpoint is an approximation.`,
      markScheme: scheme({
        a: [prose`A1 ${interval(modal)}`],
        b: ['(M1) midpoints used', prose`A1 $${significant(average)}$`],
        c: [prose`A1 $${significant(deviation)}$`],
        d: [prose`A1 $${significant(newMean)}$`, prose`A1 $${significant(newDeviation)}$`],
        e: ['R1 the individual values are not known'],
      }),
      numeric: [near(average, 'b'), near(deviation, 'c')],
      keys: [
        {
          kind: 'interval',
          part: 'a',
          intervals: [{ from: `${start + width * modal}`, to: `${start + width * (modal + 1)}`, open_from: true }],
        },
        labelled('Mean', near(newMean, 'd')),
        labelled('Standard deviation', near(newDeviation, 'd'), [
          {
            slip: 'method',
            value: factor * factor * deviation,
            note: 'The variance is multiplied by the square of the factor, the standard deviation is not.',
          },
        ]),
      ],
    };
  },
  check: ({ start, width, f, factor }, { average, deviation, newMean, newDeviation, modal }) => {
    assert.ok(f.every((n, i) => i === modal || n < (f[modal] as number)));
    const data = f.flatMap((n, i) => new Array<number>(n).fill(start + width * i + width / 2));
    assertClose(average, mean(data), 'the mean of the list');
    const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
    assertClose(deviation, spread(data), 'the deviation of the list');
    const converted = data.map((value) => value * factor);
    assertClose(newMean, mean(converted), 'the converted mean');
    assertClose(newDeviation, spread(converted), 'the converted deviation');
    assert.equal(f.filter((n) => n === Math.max(...f)).length, 1);
  },
});

const missingFrequency = defineTemplate({
  key: 'ai-missing-frequency-from-mean',
  calculatorAllowed: true,
  placements: [sl('4.3', 1)],
  variants: [
    { what: 'pets of the pupils of a class', xs: [0, 1, 2, 3, 4], f: [6, 9, 7, 0, 2], k: 3, missing: 4 },
    { what: 'goals in the matches of a team', xs: [0, 1, 2, 3, 4], f: [5, 0, 8, 4, 1], k: 1, missing: 7 },
    { what: 'people in cars', xs: [1, 2, 3, 4, 5], f: [0, 21, 12, 8, 3], k: 0, missing: 16 },
    { what: 'absences of workers', xs: [0, 1, 2, 3, 4], f: [14, 11, 0, 5, 2], k: 2, missing: 8 },
    { what: 'rooms of flats', xs: [1, 2, 3, 4, 5], f: [4, 9, 15, 0, 5], k: 3, missing: 7 },
    { what: 'attempts of candidates', xs: [1, 2, 3, 4, 5], f: [18, 10, 6, 4, 0], k: 4, missing: 2 },
    { what: 'books borrowed by readers', xs: [1, 2, 3, 4, 5], f: [12, 0, 14, 9, 5], k: 1, missing: 20 },
    { what: 'eggs in nests', xs: [2, 3, 4, 5, 6], f: [3, 0, 9, 6, 3], k: 1, missing: 8 },
  ],
  solve: ({ xs, f, k, missing }) => {
    const counts = f.with(k, missing);
    const total = counts.reduce((sum, n) => sum + n, 0);
    const mean = counts.reduce((sum, n, i) => sum + n * (xs[i] as number), 0) / total;
    // m (N + x) = S + x x_k, solved for x.
    const [known, sum] = [total - missing, f.reduce((acc, n, i) => acc + n * (xs[i] as number), 0)];
    return { mean, known, sum, found: (mean * known - sum) / ((xs[k] as number) - mean) };
  },
  write: ({ what, xs, f, k }, { mean, known, sum, found }) => {
    const shown = Number(mean.toFixed(6)) === Number(mean.toFixed(3)) ? `${Number(mean.toFixed(3))}` : null;
    const total = known + Math.round(found);
    const meanTex = shown ?? prose`\frac{${sum + Math.round(found) * (xs[k] as number)}}{${total}}`;
    return {
      text: prose`
        The table shows the numbers of ${what}. One frequency, $p$, is not known.

        ${table(['Number', ...xs.map((x) => `$${x}$`)], ['Frequency', ...f.map((n, i) => (i === k ? '$p$' : `$${n}$`))])}

        The mean is $${meanTex}$. Determine the value of $p$. [4]`,
      hint: 'Where does $p$ appear in the mean?',
      answer: prose`$p = ${Math.round(found)}$`,
      solution: prose`
        Without the unknown column there are $${known}$ values with the sum $${sum}$. With it,
        $$\frac{${sum}${xs[k] === 0 ? '' : ` + ${term(xs[k] as number, 'p')}`}}{${known} + p} = ${meanTex}.$$

        Multiply by $${known} + p$ and solve the linear equation, or use a solver: $p = ${Math.round(found)}$.`,
      markScheme: scheme({
        '': [
          prose`A1 total frequency $${known} + p$`,
          prose`M1 sum of products over total frequency`,
          prose`A1 correct equation`,
          prose`A1 $p = ${Math.round(found)}$`,
        ],
      }),
      numeric: [exact(Math.round(found))],
    };
  },
  check: ({ xs, f, k, missing }, { mean, found }) => {
    assertClose(found, missing, 'the missing frequency');
    const list = f.with(k, Math.round(found)).flatMap((n, i) => new Array<number>(n).fill(xs[i] as number));
    assertClose(mean, list.reduce((sum, x) => sum + x, 0) / list.length, 'the mean of the list');
    assert.ok(Math.abs((xs[k] as number) - mean) > 0.2);
  },
});

export const measuresTemplates: readonly QuestionTemplate[] = [groupedMean, missingFrequency];
