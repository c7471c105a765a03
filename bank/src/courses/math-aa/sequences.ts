import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { decimal, fraction, gcd, groupThousands, polynomial, signed, significant } from '../../tex.ts';
import { core, exact, raw, slip, threeFigures } from './writing.ts';

/** Topics 1.2 to 1.4 and 1.8, sequences and series in sums, tables, models and money, common to SL and HL. */

const sums = inForms({ key: 'aa-arithmetic-sigma-and-tables', calculatorAllowed: false, placements: core('1.2', 1) }, [
  form({
    variants: [
      { a: 3, b: 2, n: 20 },
      { a: 4, b: -1, n: 30 },
      { a: -2, b: 50, n: 16 },
    ],
    solve: ({ a, b, n }) => ({ first: a + b, last: a * n + b, sum: (n * (a + b + a * n + b)) / 2 }),
    write: ({ a, b, n }, { first, last, sum }) =>
      inParts({
        stem: raw`Consider the sum $S = \displaystyle\sum_{k=1}^{${n}}(${polynomial([a, b], 'k')})$.`,
        hint: 'Write out the first terms: what kind of series is it?',
        parts: [
          {
            ask: 'List the first three terms and the last term of the series.',
            answer: raw`$${[1, 2, 3].map((k) => a * k + b).join(', ')}$; last term $${last}$`,
            solution: raw`Put $k = 1, 2, 3$: the terms are $${[1, 2, 3].map((k) => a * k + b).join(', ')}$. The last one belongs to $k = ${n}$: $${a} \times ${n}${signed(b)} = ${last}$.`,
            marks: [raw`A1 $${[1, 2, 3].map((k) => a * k + b).join(', ')}$`, raw`A1 last term $${last}$`],
            keys: [
              { kind: 'set', label: 'First three terms', values: [1, 2, 3].map((k) => `${a * k + b}`), ordered: true },
              { label: 'Last term', ...exact(last) },
            ],
          },
          {
            ask: 'Hence determine $S$.',
            answer: raw`$${sum}$`,
            solution: raw`The terms change by $${a}$ each time, so the series is arithmetic with ${n} terms: $S = \dfrac{${n}}{2}(${first}${signed(last)}) = ${sum}$.`,
            marks: ['M1 uses the sum of an arithmetic series', raw`A1 $${sum}$`],
            keys: [
              {
                ...exact(sum),
                slips: [slip(((n - 1) * (first + last)) / 2, 'Count the terms again: both ends belong to the sum.')],
              },
            ],
          },
        ],
      }),
    check: ({ a, b, n }, { sum }) => {
      let total = 0;
      for (let k = 1; k <= n; k++) total += a * k + b;
      assert.equal(total, sum);
    },
  }),
  form({
    variants: [
      { first: 100, d: -7, ask: 20 },
      { first: 5, d: 4, ask: 15 },
      { first: -12, d: 3, ask: 25 },
    ],
    solve: ({ first, d, ask }) => ({ right: first + (ask - 1) * d, wrongValue: first + ask * d }),
    write: ({ first, d, ask }, { right, wrongValue }) =>
      inParts({
        stem: raw`A student has to find $u_{${ask}}$ of the arithmetic sequence $${first}, ${first + d}, ${first + 2 * d}, \dots$ and writes: "The sequence changes by $${d}$ each time, ${ask} times. So $u_{${ask}} = ${first} + ${ask} \times (${d}) = ${wrongValue}$."`,
        hint: 'How many steps lead from the first term to the second?',
        parts: [
          {
            ask: 'Identify the mistake in the reasoning.',
            answer: raw`From $u_1$ to $u_{${ask}}$ there are only ${ask - 1} steps.`,
            solution: raw`The first term is there before any step is made: $u_2$ needs 1 step, $u_3$ needs 2, and $u_{${ask}}$ needs ${ask - 1}. The student made one step too many.`,
            marks: [`R1 there are ${ask - 1} steps, not ${ask}`],
          },
          {
            ask: raw`Find the correct value of $u_{${ask}}$.`,
            answer: raw`$${right}$`,
            solution: raw`$u_{${ask}} = ${first} + ${ask - 1} \times (${d}) = ${right}$.`,
            marks: ['(M1) uses the formula for the general term', raw`A1 $${right}$`],
            keys: [exact(right)],
          },
          {
            ask: raw`Identify the term of the sequence that is equal to $${wrongValue}$.`,
            answer: raw`$u_{${ask + 1}}$`,
            solution: raw`One more step leads from $${right}$ to $${wrongValue}$, so it is $u_{${ask + 1}}$.`,
            marks: [raw`A1 $u_{${ask + 1}}$`],
            keys: [{ ...exact(ask + 1), label: '$n =$', kind: 'number' }],
          },
        ],
      }),
    check: ({ first, d, ask }, { right, wrongValue }) => {
      let value = first;
      for (let k = 1; k < ask; k++) value += d;
      assert.equal(value, right);
      assert.equal(value + d, wrongValue);
    },
  }),
  form({
    variants: [
      { readings: [12, 15.1, 17.9, 21.2, 24], what: 'height of a plant, in centimetres, at the end of week', n: 8 },
      { readings: [80, 76.1, 71.8, 68.2, 64], what: 'amount of water in a tank, in litres, at the end of hour', n: 9 },
    ],
    solve: ({ readings, n }) => {
      const d = ((readings.at(-1) ?? 0) - (readings[0] ?? 0)) / (readings.length - 1);
      return { d, later: (readings[0] ?? 0) + (n - 1) * d };
    },
    write: ({ readings, what, n }, { d, later }) =>
      inParts({
        stem: [
          raw`The table shows the ${what} $k$.`,
          raw`| $k$ | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| reading | ${readings.join(' | ')} |`,
        ].join('\n\n'),
        hint: 'What would the differences of neighbouring readings have to be?',
        parts: [
          {
            ask: 'Show that the readings do not form an arithmetic sequence, but that an arithmetic sequence is a reasonable model.',
            answer: 'The differences are only approximately equal.',
            solution: raw`The differences are ${readings
              .slice(1)
              .map((value, i) => `$${decimal(value - (readings[i] ?? 0), 1)}$`)
              .join(
                ', ',
              )}. They are not all equal, so the sequence is not arithmetic; but they lie close together, so one common difference describes the readings well.`,
            marks: ['M1 finds at least two differences', 'R1 they are not equal, but close to each other'],
          },
          {
            ask: raw`An arithmetic model agrees with the first and the last reading. Find its common difference.`,
            answer: raw`$${d}$`,
            solution: raw`Four steps lead from $${readings[0]}$ to $${readings.at(-1)}$: $d = \dfrac{${readings.at(-1)} - ${readings[0]}}{4} = ${d}$.`,
            marks: ['(M1) divides the total change by the number of steps', raw`A1 $${d}$`],
            keys: [exact(d)],
          },
          {
            ask: raw`Use the model to predict the reading for $k = ${n}$. Suggest one reason why the prediction may be poor.`,
            answer: raw`$${later}$; for example, the change need not go on at the same rate.`,
            solution: raw`$u_{${n}} = ${readings[0]} + ${n - 1} \times (${d}) = ${later}$. This goes beyond the data: the change need not stay the same.`,
            marks: [raw`A1 $${later}$`, 'R1 the value lies outside the range of the data, where the rate may change'],
            keys: [exact(later)],
          },
        ],
      }),
    check: ({ readings, n }, { d, later }) => {
      let value = readings[0] ?? 0;
      for (let k = 2; k <= n; k++) {
        value += d;
        if (k === readings.length) assertClose(value, readings.at(-1) ?? 0, 'last reading');
      }
      assertClose(value, later, 'prediction');
    },
  }),
]);

const geometricModels = inForms({ key: 'aa-geometric-models', calculatorAllowed: true, placements: core('1.3', 2, ['1.2']) }, [
  form({
    variants: [
      { first: 400, growth: 15, n: 6, target: 6000, thing: 'bottles of a new drink', where: 'A factory fills' },
      { first: 250, growth: 20, n: 8, target: 9000, thing: 'copies of a game', where: 'A shop sells' },
      { first: 600, growth: 8, n: 10, target: 15000, thing: 'trees', where: 'A charity plants' },
    ],
    solve: ({ first, growth, n, target }) => {
      const r = 1 + growth / 100;
      return {
        r,
        nth: first * r ** (n - 1),
        sum: (first * (r ** n - 1)) / (r - 1),
        months: Math.ceil(Math.log((target * (r - 1)) / first + 1) / Math.log(r)),
      };
    },
    write: ({ first, growth, n, target, thing, where }, { r, nth, sum, months }) =>
      inParts({
        stem: raw`${where} ${first} ${thing} in the first month. In each month the number is $${growth}\,\%$ larger than in the month before.`,
        hint: 'By what factor is the number multiplied from month to month?',
        parts: [
          {
            ask: raw`Find the number in month ${n}, correct to the nearest integer.`,
            answer: `${Math.round(nth)}`,
            solution: raw`The numbers form a geometric sequence with $r = ${r}$. $u_{${n}} = ${first} \times ${r}^{${n - 1}} = ${decimal(nth, 1)}$, so ${Math.round(nth)}.`,
            marks: [raw`(M1) $${first} \times ${r}^{${n - 1}}$`, `A1 ${Math.round(nth)}`],
            keys: [
              {
                value: Math.round(nth),
                tolerance: 0.6,
                slips: [slip(Math.round(first * r ** n), 'You multiplied once too often.')],
              },
            ],
          },
          {
            ask: raw`Find the total of the first ${n} months, correct to the nearest integer.`,
            answer: `${Math.round(sum)}`,
            solution: raw`$S_{${n}} = \dfrac{${first}(${r}^{${n}} - 1)}{${r} - 1} = ${decimal(sum, 1)}$, so ${Math.round(sum)}.`,
            marks: ['(M1) uses the sum of a geometric series', `A1 ${Math.round(sum)}`],
            keys: [{ value: Math.round(sum), tolerance: n * 0.6 }],
          },
          {
            ask: raw`Determine after how many months the total first exceeds ${target}.`,
            answer: `${months} months`,
            solution: raw`Solve $\dfrac{${first}(${r}^{k} - 1)}{${decimal(r - 1, 2)}} > ${target}$ with a table or with logarithms. The total is ${Math.round((first * (r ** (months - 1) - 1)) / (r - 1))} after ${months - 1} months and ${Math.round((first * (r ** months - 1)) / (r - 1))} after ${months}, so the answer is ${months} months.`,
            marks: [
              'M1 sets up an inequality or a table',
              `A1 totals for ${months - 1} and ${months} months, or the exact solution`,
              `A1 ${months}`,
            ],
            keys: [exact(months)],
          },
        ],
      }),
    check: ({ first, growth, n, target }, { nth, sum, months }) => {
      let [value, total, count] = [first, 0, 0];
      while (total <= target || count < n) {
        total += value;
        count++;
        if (count === n) {
          assertClose(value, nth, 'month n');
          assertClose(total, sum, 'total');
        }
        if (total > target && total - value <= target) assert.equal(count, months);
        value += (value * growth) / 100;
      }
    },
  }),
  form({
    variants: [
      { flat: 2000, plus: 60, start: 1800, percent: 4 },
      { flat: 2400, plus: 100, start: 2200, percent: 6 },
      { flat: 1500, plus: 50, start: 1400, percent: 5 },
    ],
    solve: ({ flat, plus, start, percent }) => {
      const r = 1 + percent / 100;
      let year = 1;
      while (start * r ** (year - 1) <= flat + (year - 1) * plus) year++;
      return { year, totalA: 5 * (2 * flat + 9 * plus), totalB: (start * (r ** 10 - 1)) / (r - 1) };
    },
    write: ({ flat, plus, start, percent }, { year, totalA, totalB }) => {
      const r = 1 + percent / 100;
      return inParts({
        stem: raw`Two jobs are offered. Job A pays ${flat} euros a month in the first year, and ${plus} euros a month more in each further year. Job B pays ${start} euros a month in the first year, and $${percent}\,\%$ more in each further year.`,
        hint: 'What kind of sequence is each of the two?',
        parts: [
          {
            ask: 'Write down, for each job, an expression for the monthly pay in year $n$.',
            answer: raw`A: $${flat} + ${plus}(n - 1)$; B: $${start} \times ${r}^{n-1}$`,
            solution: raw`Job A adds the same amount each year: $${flat} + ${plus}(n - 1)$. Job B multiplies by the same factor: $${start} \times ${r}^{n-1}$.`,
            marks: [raw`A1 $${flat} + ${plus}(n - 1)$`, raw`A1 $${start} \times ${r}^{n-1}$`],
          },
          {
            ask: 'Determine the first year in which job B pays more in a month than job A.',
            answer: `Year ${year}`,
            solution: raw`From a table of both expressions: in year ${year - 1} job A pays $${flat + (year - 2) * plus}$ and job B $${decimal(start * r ** (year - 2), 2)}$; in year ${year} they pay $${flat + (year - 1) * plus}$ and $${decimal(start * r ** (year - 1), 2)}$. So job B is ahead from year ${year} on.`,
            marks: ['M1 compares the two expressions', `A1 year ${year}`],
            keys: [exact(year)],
          },
          {
            ask: 'Compare the two jobs by adding the monthly pay of each of the first ten years.',
            answer: raw`A: $${totalA}$; B: $${groupThousands(decimal(totalB, 0))}$; job ${totalA > totalB ? 'A' : 'B'} pays more.`,
            solution: raw`Job A: $\dfrac{10}{2}(2 \times ${flat} + 9 \times ${plus}) = ${totalA}$. Job B: $\dfrac{${start}(${r}^{10} - 1)}{${r} - 1} \approx ${groupThousands(decimal(totalB, 0))}$. Job ${totalA > totalB ? 'A' : 'B'} pays more in all, by about ${Math.round(Math.abs(totalA - totalB) * 12)} euros over the $120$ months.`,
            marks: [
              raw`A1 $${totalA}$`,
              raw`A1 $${groupThousands(decimal(totalB, 0))}$`,
              `R1 job ${totalA > totalB ? 'A' : 'B'} pays more over ten years`,
            ],
          },
        ],
      });
    },
    check: ({ flat, plus, start, percent }, { year, totalA, totalB }) => {
      let [a, b, sumA, sumB, first] = [flat, start, 0, 0, 0];
      for (let k = 1; k <= 40; k++) {
        if (b > a && first === 0) first = k;
        if (k <= 10) [sumA, sumB] = [sumA + a, sumB + b];
        [a, b] = [a + plus, b * (1 + percent / 100)];
      }
      assert.equal(first, year);
      assertClose(sumA, totalA, 'job A');
      assertClose(sumB, totalB, 'job B');
    },
  }),
  form({
    variants: [
      { first: 3, r: 2, n: 7 },
      { first: 81, r: -1 / 3, n: 5 },
    ],
    solve: ({ first, r, n }) => ({ sum: (first * (1 - r ** n)) / (1 - r) }),
    write: ({ first, r, n }, { sum }) =>
      inParts({
        stem: raw`The sum of the first $n$ terms of a geometric series is $${Math.round(sum)}$. Its first term is $${first}$ and its common ratio is $${r === 2 ? '2' : raw`-\frac{1}{3}`}$.`,
        hint: 'Where does the number of terms appear in the equation?',
        parts: [
          {
            ask: 'Determine $n$.',
            answer: raw`$n = ${n}$`,
            solution: raw`${r === 2 ? raw`$\dfrac{3(2^n - 1)}{2 - 1} = ${Math.round(sum)}$ gives $2^n = ${2 ** n}$` : raw`$\dfrac{81\left(1 - \left(-\frac{1}{3}\right)^n\right)}{1 + \frac{1}{3}} = ${Math.round(sum)}$ gives $\left(-\frac{1}{3}\right)^n = -\frac{1}{243}$`}, so $n = ${n}$. Adding up the first ${n} terms confirms it.`,
            marks: ['M1 substitutes into the sum formula', 'A1 isolates the power', raw`A1 $n = ${n}$`],
            keys: [exact(n)],
          },
        ],
      }),
    check: ({ first, r, n }, { sum }) => {
      let [value, total] = [first, 0];
      for (let k = 0; k < n; k++) [total, value] = [total + value, value * r];
      assertClose(total, sum, 'sum');
      assertClose(sum, Math.round(sum), 'whole');
    },
  }),
]);

const money = (value: number) => (value < 10_000 ? value.toFixed(2) : groupThousands(value.toFixed(2)));

const depreciation = inForms({ key: 'aa-depreciation', calculatorAllowed: true, placements: core('1.4', 2, ['1.3']) }, [
  form({
    variants: [
      { price: 24000, rate: 15, years: 4, limit: 6000, thing: 'car' },
      { price: 1800, rate: 22, years: 3, limit: 300, thing: 'laptop' },
      { price: 65000, rate: 12, years: 5, limit: 20000, thing: 'van' },
    ],
    solve: ({ price, rate, years, limit }) => {
      const r = 1 - rate / 100;
      return { r, value: price * r ** years, full: Math.ceil(Math.log(limit / price) / Math.log(r)) };
    },
    write: ({ price, rate, years, limit, thing }, { r, value, full }) =>
      inParts({
        stem: raw`A ${thing} is bought for ${price} euros. Its value falls by $${rate}\,\%$ each year.`,
        hint: 'What percentage of the value is left after one year?',
        parts: [
          {
            ask: `Calculate its value after ${years} years, correct to two decimal places.`,
            answer: raw`$${money(value)}$ euros`,
            solution: raw`Each year $${100 - rate}\,\%$ of the value is left: $${price} \times ${r}^{${years}} = ${money(value)}$ euros.`,
            marks: [raw`(M1) $${price} \times ${r}^{${years}}$`, raw`A1 $${money(value)}$`],
            keys: [
              {
                value,
                tolerance: 0.0051,
                unit: 'euros',
                slips: [
                  slip(
                    price * (1 - (rate * years) / 100),
                    'You took the percentage of the price each year; it is taken of the value that is left.',
                  ),
                ],
              },
            ],
          },
          {
            ask: `Determine the number of complete years after which the value is below ${limit} euros for the first time.`,
            answer: `${full} years`,
            solution: raw`$${price} \times ${r}^{t} = ${limit}$ has the solution $t = \dfrac{\ln\left(\frac{${limit}}{${price}}\right)}{\ln ${r}} = ${significant(Math.log(limit / price) / Math.log(r), 4)}$, so ${full} complete years are needed.`,
            marks: ['M1 sets up an equation or inequality', `A1 ${full}`],
            keys: [exact(full)],
          },
          {
            ask: 'State the percentage of the original value that has been lost after two years, and explain why it is not twice the yearly percentage.',
            answer: raw`$${decimal(100 * (1 - r * r), 2)}\,\%$; in the second year the percentage is taken of a smaller value.`,
            solution: raw`After two years $${r}^2 = ${decimal(r * r, 4)}$ of the value is left, so $${decimal(100 * (1 - r * r), 2)}\,\%$ is lost. It is less than $${2 * rate}\,\%$, because in the second year the percentage is taken of the value that is left.`,
            marks: [raw`A1 $${decimal(100 * (1 - r * r), 2)}\,\%$`, 'R1 the second percentage belongs to a smaller value'],
            keys: [{ value: 100 * (1 - r * r), tolerance: 0.05, unit: '%' }],
          },
        ],
      }),
    check: ({ price, rate, years, limit }, { r, value, full }) => {
      assertClose(price * r, price - (price * rate) / 100, 'value after a year');
      assert.ok(Number.isInteger(full) && full > 0 && full < 200);
      let now = price;
      for (let year = 1; year <= Math.max(years, full); year++) {
        if (year === full) assert.ok(now >= limit);
        now -= (now * rate) / 100;
        if (year === years) assertClose(now, value, 'value');
        if (year === full) assert.ok(now < limit);
      }
    },
  }),
  form({
    variants: [
      { price: 32000, after: 13500, years: 5, thing: 'tractor' },
      { price: 9000, after: 4200, years: 4, thing: 'motorbike' },
      { price: 2500, after: 900, years: 6, thing: 'camera' },
    ],
    solve: ({ price, after, years }) => ({ rate: 100 * (1 - (after / price) ** (1 / years)) }),
    write: ({ price, after, years, thing }, { rate }) =>
      inParts({
        stem: raw`A ${thing} that cost ${price} euros when it was new is worth ${after} euros after ${years} years. Its value falls by the same percentage each year.`,
        hint: 'How many times is the yearly factor used?',
        parts: [
          {
            ask: 'Calculate this percentage.',
            answer: raw`$${significant(rate)}\,\%$`,
            solution: raw`With the yearly factor $r$: $${price}r^{${years}} = ${after}$, so $r = \sqrt[${years}]{\dfrac{${after}}{${price}}} = ${decimal(1 - rate / 100, 4)}$. The value falls by $${significant(rate)}\,\%$ a year. Sharing the whole loss equally among the years would be a linear model, not this one.`,
            marks: [
              raw`M1 $${price}r^{${years}} = ${after}$`,
              raw`A1 $r = ${decimal(1 - rate / 100, 4)}$`,
              raw`A1 $${significant(rate)}\,\%$`,
            ],
            keys: [
              {
                ...threeFigures(rate, undefined, '%'),
                slips: [
                  slip((100 * (1 - after / price)) / years, 'You shared the whole loss equally among the years.'),
                  slip(100 - rate, 'That is the percentage that is left after a year.'),
                ],
              },
            ],
          },
          {
            ask: raw`A dealer offers ${Math.round((after * 0.9) / 100) * 100} euros for it. Determine by what percentage this is below its value.`,
            answer: raw`$${significant(100 * (1 - (Math.round((after * 0.9) / 100) * 100) / after))}\,\%$`,
            solution: raw`$\dfrac{${after} - ${Math.round((after * 0.9) / 100) * 100}}{${after}} \times 100 = ${significant(100 * (1 - (Math.round((after * 0.9) / 100) * 100) / after))}$, so $${significant(100 * (1 - (Math.round((after * 0.9) / 100) * 100) / after))}\,\%$.`,
            marks: [
              '(M1) divides by the value',
              raw`A1 $${significant(100 * (1 - (Math.round((after * 0.9) / 100) * 100) / after))}$`,
            ],
            keys: [threeFigures(100 * (1 - (Math.round((after * 0.9) / 100) * 100) / after), undefined, '%')],
          },
        ],
      }),
    check: ({ price, after, years }, { rate }) => {
      let value = price;
      for (let year = 0; year < years; year++) value -= (value * rate) / 100;
      assertClose(value, after, 'value');
    },
  }),
]);

const realValue = inForms({ key: 'aa-inflation-and-offers', calculatorAllowed: true, placements: core('1.4', 2) }, [
  form({
    variants: [
      { amount: 10000, rate: 4.5, inflation: 2.1, years: 6 },
      { amount: 7500, rate: 3.2, inflation: 3.8, years: 5 },
      { amount: 18000, rate: 5, inflation: 2.6, years: 8 },
    ],
    solve: ({ amount, rate, inflation, years }) => {
      const value = amount * (1 + rate / 100) ** years;
      return { value, real: value / (1 + inflation / 100) ** years };
    },
    write: ({ amount, rate, inflation, years }, { value, real }) =>
      inParts({
        stem: raw`${amount} euros are invested for ${years} years at $${rate}\,\%$ a year, compounded yearly. Over the same time prices rise by $${inflation}\,\%$ a year.`,
        hint: 'How much does one unit of money buy once prices have grown?',
        parts: [
          {
            ask: 'Calculate the value of the investment at the end, to two decimal places.',
            answer: raw`$${money(value)}$ euros`,
            solution: raw`$${amount}\left(1 + \dfrac{${rate}}{100}\right)^{${years}} = ${money(value)}$.`,
            marks: ['(M1) compound interest formula', raw`A1 $${money(value)}$`],
            keys: [{ value, tolerance: 0.0051, unit: 'euros' }],
          },
          {
            ask: "Calculate the real value of the investment at the end, in today's money, to two decimal places.",
            answer: raw`$${money(real)}$ euros`,
            solution: raw`Prices have grown by the factor $\left(1 + \dfrac{${inflation}}{100}\right)^{${years}} = ${decimal((1 + inflation / 100) ** years, 4)}$. Dividing the unrounded value by it gives $${money(real)}$. Subtracting the two percentages gives only nearly the same.`,
            marks: ['M1 divides by the factor of inflation', raw`A1 $${money(real)}$`],
            keys: [
              {
                value: real,
                tolerance: 0.02,
                unit: 'euros',
                slips: [
                  slip(
                    amount * (1 + (rate - inflation) / 100) ** years,
                    'You subtracted the percentages; growth factors have to be divided.',
                  ),
                ],
              },
            ],
          },
          {
            ask: 'Comment on whether the investor has gained in real terms.',
            answer:
              real > amount
                ? 'Yes: the real value is larger than the amount invested.'
                : 'No: the real value is smaller than the amount invested.',
            solution: raw`Compare with the ${amount} euros at the start: the real value is ${real > amount ? 'larger, so there is a real gain' : 'smaller. Although the account has grown, it buys less than before'}.`,
            marks: [
              `R1 compares the real value with ${amount} and concludes that there is ${real > amount ? 'a gain' : 'a loss'}`,
            ],
          },
        ],
      }),
    check: ({ amount, rate, inflation, years }, { value, real }) => {
      let [balance, basket] = [amount, 1];
      for (let year = 0; year < years; year++)
        [balance, basket] = [balance + (balance * rate) / 100, basket + (basket * inflation) / 100];
      assertClose(balance, value, 'value');
      assertClose(balance / basket, real, 'real value');
    },
  }),
  form({
    variants: [
      { a: 4.8, b: 4.85, periods: 12, other: 1 },
      { a: 3.6, b: 3.62, periods: 12, other: 2 },
      { a: 5.2, b: 5.3, periods: 4, other: 1 },
    ],
    solve: ({ a, b, periods, other }) => ({
      first: 100 * ((1 + a / 100 / periods) ** periods - 1),
      second: 100 * ((1 + b / 100 / other) ** other - 1),
    }),
    write: ({ a, b, periods, other }, { first, second }) => {
      const often = (n: number) => (n === 12 ? 'monthly' : n === 4 ? 'quarterly' : n === 2 ? 'half-yearly' : 'yearly');
      const better = first > second ? 'P' : 'Q';
      return inParts({
        stem: raw`Bank P offers a nominal rate of $${a}\,\%$ a year, compounded ${often(periods)}. Bank Q offers $${b}\,\%$ a year, compounded ${often(other)}.`,
        hint: 'By what factor does one euro grow in a whole year at each bank?',
        parts: [
          {
            ask: 'Determine which bank pays more interest over a whole year. Justify your answer.',
            answer: raw`Bank ${better}: its deposit grows by $${decimal(Math.max(first, second), 3)}\,\%$ in a year, the other by $${decimal(Math.min(first, second), 3)}\,\%$.`,
            solution: raw`In a year one euro grows to $\left(1 + \dfrac{${a}}{${100 * periods}}\right)^{${periods}} = ${decimal(1 + first / 100, 5)}$ at bank P and to $${other === 1 ? raw`1 + \dfrac{${b}}{100}` : raw`\left(1 + \dfrac{${b}}{${100 * other}}\right)^{${other}}`} = ${decimal(1 + second / 100, 5)}$ at bank Q. So bank ${better} pays more: $${decimal(Math.max(first, second), 3)}\,\%$ against $${decimal(Math.min(first, second), 3)}\,\%$. The larger nominal rate does not decide alone; how often interest is added counts as well.`,
            marks: [
              'M1 yearly growth factor of one bank',
              raw`A1 $${decimal(1 + first / 100, 5)}$`,
              raw`A1 $${decimal(1 + second / 100, 5)}$`,
              `R1 bank ${better}`,
            ],
          },
          {
            ask: raw`Determine how long a deposit at bank P takes to double. Give your answer in years, to one decimal place.`,
            answer: raw`$${decimal(Math.log(2) / (periods * Math.log(1 + a / 100 / periods)), 1)}$ years`,
            solution: raw`$\left(1 + \dfrac{${a}}{${100 * periods}}\right)^{${periods}t} = 2$ gives $t = \dfrac{\ln 2}{${periods}\ln\left(1 + \frac{${a}}{${100 * periods}}\right)} = ${decimal(Math.log(2) / (periods * Math.log(1 + a / 100 / periods)), 3)}$, about $${decimal(Math.log(2) / (periods * Math.log(1 + a / 100 / periods)), 1)}$ years. The amount deposited does not matter.`,
            marks: [
              'M1 sets the growth factor equal to 2',
              raw`A1 $${decimal(Math.log(2) / (periods * Math.log(1 + a / 100 / periods)), 1)}$`,
            ],
            keys: [
              {
                value: Math.log(2) / (periods * Math.log(1 + a / 100 / periods)),
                tolerance: 0.051,
                unit: 'years',
                decimals: 1,
                kind: 'number',
              },
            ],
          },
        ],
      });
    },
    check: ({ a, b, periods, other }, { first, second }) => {
      const grow = (rate: number, times: number) => {
        let value = 1;
        for (let k = 0; k < times; k++) value += (value * rate) / (100 * times);
        return value;
      };
      assertClose(grow(a, periods), 1 + first / 100, 'bank P');
      assertClose(grow(b, other), 1 + second / 100, 'bank Q');
      assert.ok(Math.abs(first - second) > 0.002);
    },
  }),
]);

const infinite = inForms({ key: 'aa-infinite-series-conditions', calculatorAllowed: false, placements: core('1.8', 1) }, [
  form({
    variants: [
      { digits: 36, length: 2 },
      { digits: 15, length: 2 },
      { digits: 4, length: 1 },
    ],
    solve: ({ digits, length }) => ({ top: digits, bottom: 10 ** length - 1 }),
    write: ({ digits, length }, { top, bottom }) =>
      inParts({
        stem: raw`Let $x = 0.\overline{${digits}}$, where the bar marks the digits that repeat without end.`,
        hint: 'What does each block of repeating digits contribute?',
        parts: [
          {
            ask: 'Write $x$ as an infinite geometric series. State its first term and its common ratio.',
            answer: raw`$u_1 = ${fraction(digits, 10 ** length)}$, $r = \frac{1}{${10 ** length}}$`,
            solution: raw`$x = ${digits / 10 ** length} + ${digits / 10 ** (2 * length)} + \dots$ Each block stands ${length === 1 ? 'one place' : `${length} places`} further to the right, so $u_1 = ${fraction(digits, 10 ** length)}$ and $r = \frac{1}{${10 ** length}}$.`,
            marks: [raw`A1 $u_1 = \frac{${digits}}{${10 ** length}}$`, raw`A1 $r = \frac{1}{${10 ** length}}$`],
          },
          {
            ask: 'Hence express $x$ as a fraction in its lowest terms.',
            answer: raw`$${fraction(top, bottom)}$`,
            solution: raw`As $|r| < 1$, the series converges: $x = \dfrac{u_1}{1 - r} = \dfrac{${digits}}{${bottom}}${gcd(digits, bottom) === 1 ? '' : raw` = ${fraction(top, bottom)}`}$.`,
            marks: [raw`M1 uses $\frac{u_1}{1 - r}$`, raw`A1 $${fraction(top, bottom)}$`],
            keys: [{ value: top / bottom, tolerance: 1e-9, exact: fraction(top, bottom), form: 'exact', kind: 'number' }],
          },
        ],
      }),
    check: ({ digits, length }, { top, bottom }) => {
      const repeated = Number(`0.${`${digits}`.repeat(Math.ceil(16 / length))}`);
      assertClose(repeated, top / bottom, 'decimal', 1e-14);
    },
  }),
  form({
    variants: [
      { a: 2, b: -3, c: 5 },
      { a: 3, b: 1, c: 4 },
      { a: 2, b: 5, c: 3 },
    ],
    solve: ({ a, b, c }) => ({ low: (-c - b) / a, high: (c - b) / a }),
    write: ({ a, b, c }) => {
      const [low, high] = [fraction(-c - b, a), fraction(c - b, a)];
      const r = raw`\dfrac{${polynomial([a, b])}}{${c}}`;
      return inParts({
        stem: raw`Consider the infinite geometric series $1 + ${r} + \left(${r}\right)^2 + \dots$`,
        hint: 'When does a geometric series have a sum to infinity?',
        parts: [
          {
            ask: 'Determine the values of $x$ for which the series converges.',
            answer: raw`$${low} < x < ${high}$`,
            solution: raw`It converges when $|r| < 1$, that is $-1 < ${r} < 1$. Multiplying by $${c}$: $-${c} < ${polynomial([a, b])} < ${c}$, so $${low} < x < ${high}$. The ends do not belong to it, since there $|r| = 1$.`,
            marks: [raw`M1 $-1 < ${r} < 1$`, raw`A1 $-${c} < ${polynomial([a, b])} < ${c}$`, raw`A1 $${low} < x < ${high}$`],
            keys: [{ kind: 'interval', intervals: [{ from: low, to: high, open_from: true, open_to: true }] }],
          },
          {
            ask: raw`Find, in terms of $x$, the sum of the series for these values, as a single fraction.`,
            answer: raw`$\dfrac{${c}}{${polynomial([-a, c - b])}}$`,
            solution: raw`$\dfrac{1}{1 - r} = \dfrac{1}{1 - ${r}} = \dfrac{${c}}{${polynomial([-a, c - b])}}$.`,
            marks: [raw`M1 $\frac{1}{1 - r}$`, raw`A1 $\frac{${c}}{${polynomial([-a, c - b])}}$`],
            keys: [
              {
                kind: 'expression',
                value: `${c}/(${polynomial([-a, c - b])})`,
                domain: { x: { from: (-c - b) / a + 0.1, to: (c - b) / a - 0.1 } },
              },
            ],
          },
        ],
      });
    },
    check: ({ a, b, c }, { low, high }) => {
      const partial = (x: number) => {
        let [power, sum] = [1, 0];
        for (let k = 0; k < 4000; k++) [sum, power] = [sum + power, (power * (a * x + b)) / c];
        return sum;
      };
      const middle = 0.3 * low + 0.7 * high;
      assertClose(partial(middle), c / (c - b - a * middle), 'sum');
      assert.ok(Math.abs(partial(high + 0.05)) > 1e3 && Math.abs(partial(low - 0.05)) > 1e3);
    },
  }),
  form({
    variants: [
      { drop: 6, top: 2, bottom: 3 },
      { drop: 10, top: 3, bottom: 5 },
      { drop: 8, top: 3, bottom: 4 },
    ],
    solve: ({ drop, top, bottom }) => ({ total: (drop * (bottom + top)) / (bottom - top) }),
    write: ({ drop, top, bottom }, { total }) =>
      inParts({
        stem: raw`A ball is dropped from a height of $${drop} \text{ m}$. After each bounce it rises to $${fraction(top, bottom)}$ of the height from which it fell.`,
        hint: 'How many times is each height travelled?',
        parts: [
          {
            ask: 'Show that the heights reached after the bounces form a convergent geometric series.',
            answer: 'As shown.',
            solution: raw`The heights are $${fraction(drop * top, bottom)}, ${fraction(drop * top * top, bottom * bottom)}, \dots$: each is $${fraction(top, bottom)}$ times the one before, so they form a geometric series with $r = ${fraction(top, bottom)}$. As $|r| < 1$, it converges.`,
            marks: [raw`A1 $r = ${fraction(top, bottom)}$`, raw`R1 $|r| < 1$, so it converges`],
          },
          {
            ask: 'Calculate the total distance that the ball travels.',
            answer: raw`$${total} \text{ m}$`,
            solution: raw`The sum of the heights after the bounces is $\dfrac{${fraction(drop * top, bottom)}}{1 - ${fraction(top, bottom)}} = ${(drop * top) / (bottom - top)}$. Each is travelled up and down: $${drop} + 2 \times ${(drop * top) / (bottom - top)} = ${total} \text{ m}$.`,
            marks: [
              raw`M1 sum to infinity, $${(drop * top) / (bottom - top)}$`,
              'M1 doubles it and adds the first fall',
              raw`A1 $${total}$`,
            ],
            keys: [
              {
                ...exact(total, undefined, 'm'),
                slips: [
                  slip((drop * bottom) / (bottom - top), 'You counted only the way down.'),
                  slip((2 * drop * bottom) / (bottom - top), 'The first height is travelled once only.'),
                ],
              },
            ],
          },
          {
            ask: 'Suggest one way in which a real ball differs from this model.',
            answer: 'For example: a real ball stops bouncing after finitely many bounces.',
            solution:
              'The model lets the ball bounce infinitely often; a real one comes to rest after a while, and air and spin change the ratio.',
            marks: ['R1 a sensible remark, e.g. a real ball bounces a finite number of times'],
          },
        ],
      }),
    check: ({ drop, top, bottom }, { total }) => {
      let [height, way] = [drop, drop];
      for (let k = 0; k < 500; k++) {
        height *= top / bottom;
        way += 2 * height;
      }
      assertClose(way, total, 'distance');
    },
  }),
]);

/** Templates of topics 1.2 to 1.4 and 1.8 in several forms. */
export const sequences = [sums, geometricModels, depreciation, realValue, infinite];
