import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import { exact, hl, labelled, money, near, prose, scheme, sl, table } from '../writing.ts';

/** Topic 1. Sequences and series as models: data that fit only nearly, decisions between plans, endless sums. */

/** Five figures without zeros at the end. */
const short = (value: number) => `${Number(value.toPrecision(5))}`;

type Linear =
  | { form: 'data'; what: string; unit: string; values: readonly [number, number, number, number]; ask: number }
  | { form: 'conditions'; what: string; unit: string; i: number; ui: number; n: number; sum: number };

const arithmeticModels = defineTemplate<Linear, { d: number; first: number; value: number }>({
  key: 'ai-arithmetic-model-of-data',
  calculatorAllowed: true,
  placements: [sl('1.2', 1)],
  variants: [
    { form: 'data', what: 'The height of a bamboo cane', unit: 'cm', values: [42, 49, 55, 63], ask: 10 },
    { form: 'conditions', what: 'seats in the rows of a theatre', unit: 'seats', i: 5, ui: 30, n: 12, sum: 396 },
    {
      form: 'data',
      what: 'The number of loans of a town library, in hundreds,',
      unit: 'hundred loans',
      values: [118, 125, 133, 139],
      ask: 12,
    },
    { form: 'conditions', what: 'bricks in the layers of a wall', unit: 'bricks', i: 4, ui: 41, n: 10, sum: 380 },
    { form: 'data', what: 'The level of water in a tank', unit: 'cm', values: [156, 147, 139, 129], ask: 9 },
    { form: 'conditions', what: 'kilometres on the days of a cycling tour', unit: 'kilometres', i: 3, ui: 50, n: 9, sum: 522 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'data') {
      const d = (numbers.values[3] - numbers.values[0]) / 3;
      return { d, first: numbers.values[0], value: numbers.values[0] + (numbers.ask - 1) * d };
    }
    const { i, ui, n, sum } = numbers;
    // S = n/2 (2 u1 + (n - 1) d) with u1 = ui - (i - 1) d.
    const d = ((2 * sum) / n - 2 * ui) / (n - 1 - 2 * (i - 1));
    return { d, first: ui - (i - 1) * d, value: ui + (n - i) * d };
  },
  write: (numbers, { d, first, value }) => {
    if (numbers.form === 'data') {
      const { what, unit, values, ask } = numbers;
      const steps = values.slice(1).map((v, k) => v - (values[k] as number));
      return {
        text: prose`
          ${what} was noted at the end of four weeks.

          ${table(['Week', 1, 2, 3, 4], [`Value (${unit})`, ...values.map((v) => `$${v}$`)])}

          (a) Justify that the values are approximately an arithmetic sequence. [2]

          (b) Estimate the common difference by the mean of the three differences. [2]

          (c) Hence use an arithmetic sequence with the first value of the table to predict the value in week ${ask}. [2]

          (d) Comment on the reliability of this prediction. [1]`,
        hint: 'How do the differences of neighbouring values behave?',
        answer: prose`
          (a) the differences $${steps.join(', ')}$ are nearly equal

          (b) $${short(d)}$

          (c) $${significant(value)}$ ${unit}

          (d) It is an extrapolation: the trend may not go on for so long.`,
        solution: prose`
          (a) The differences are $${steps.join(', ')}$. They are not equal but differ little, so a constant difference is a reasonable model.

          (b) Their mean is $\dfrac{${values[3]} - ${values[0]}}{3} = ${short(d)}$: the values in between cancel when the differences are added.

          (c) $u_{${ask}} = ${values[0]} + ${ask - 1} \times ${d < 0 ? `(${short(d)})` : short(d)} = ${significant(value)}$ ${unit}. From week 1 to week ${ask} there are ${ask - 1} steps.

          (d) Week ${ask} lies far outside the weeks observed, so the prediction is an extrapolation and reliable only if the change continues at the same rate.`,
        markScheme: scheme({
          a: ['M1 the three differences', 'R1 they are nearly equal'],
          b: ['(M1) mean of the differences', prose`A1 $${short(d)}$`],
          c: [prose`(M1) $${values[0]}$ and ${ask - 1} differences`, prose`A1 $${significant(value)}$`],
          d: ['R1 extrapolation, or the rate may change'],
        }),
        numeric: [near(d, 'b'), near(value, 'c')],
      };
    }
    const { what, unit, i, ui, n, sum } = numbers;
    return {
      text: prose`
        The numbers of ${what} form an arithmetic sequence. The term with number ${i} is $${ui}$, and the first ${n} terms add up to $${sum}$.

        (a) Write down two equations for the first term $u_1$ and the common difference $d$. [2]

        (b) Find $u_1$ and $d$. [2]

        (c) Hence find the term with number ${n}. [1]`,
      hint: 'Which equation does each of the two facts give?',
      answer: prose`
        (a) $u_1 + ${i - 1}d = ${ui}$ and $\frac{${n}}{2}(2u_1 + ${n - 1}d) = ${sum}$

        (b) $u_1 = ${first}$, $d = ${d}$

        (c) $${value}$`,
      solution: prose`
        (a) Term ${i} comes after ${i - 1} steps: $u_1 + ${i - 1}d = ${ui}$. The sum of ${n} terms gives $\dfrac{${n}}{2}(2u_1 + ${n - 1}d) = ${sum}$.

        (b) The system solver, with the second equation written as $${n}u_1 + ${(n * (n - 1)) / 2}d = ${sum}$, gives $u_1 = ${first}$ and $d = ${d}$.

        (c) $u_{${n}} = ${first} + ${n - 1} \times ${d < 0 ? `(${d})` : d} = ${value}$ ${unit}. As a check, $\dfrac{${n}}{2}(${first} + ${value}) = ${sum}$.`,
      markScheme: scheme({
        a: [prose`A1 $u_1 + ${i - 1}d = ${ui}$`, prose`A1 $\frac{${n}}{2}(2u_1 + ${n - 1}d) = ${sum}$`],
        b: [prose`A1 $u_1 = ${first}$`, prose`A1 $d = ${d}$`],
        c: [prose`A1 $${value}$`],
      }),
      keys: [labelled('$u_1 =$', exact(first, 'b')), labelled('$d =$', exact(d, 'b')), { kind: 'number', ...exact(value, 'c') }],
    };
  },
  check: (numbers, { d, first, value }) => {
    const count = numbers.form === 'data' ? numbers.ask : numbers.n;
    let [term, total] = [first, first];
    for (let k = 1; k < count; k++) {
      term += d;
      total += term;
      if (numbers.form === 'conditions' && k === numbers.i - 1) assertClose(term, numbers.ui, 'the term given');
    }
    assertClose(term, value, 'the term step by step');
    if (numbers.form === 'conditions') assertClose(total, numbers.sum, 'the sum step by step');
    else assertClose(numbers.values.slice(1).reduce((sum, v, k) => sum + v - (numbers.values[k] as number), 0) / 3, d, 'mean');
  },
});

type Plan =
  | { form: 'offers'; job: string; start: number; raise: number; other: number; percent: number; years: number }
  | { form: 'error'; what: string; unit: string; start: number; percent: number; n: number };

const salaryPlans = defineTemplate<Plan, { linear: number; growing: number; overtakes: number }>({
  key: 'ai-geometric-plans-compared',
  calculatorAllowed: true,
  placements: [sl('1.3', 2, '1.2')],
  variants: [
    { form: 'offers', job: 'nurse', start: 32000, raise: 1200, other: 30500, percent: 4.5, years: 12 },
    { form: 'error', what: 'A quarry sells stone', unit: 'tonnes', start: 1500, percent: 6, n: 10 },
    { form: 'offers', job: 'programmer', start: 41000, raise: 1500, other: 39000, percent: 5, years: 10 },
    { form: 'error', what: 'A dairy fills milk', unit: 'litres', start: 8200, percent: 3, n: 14 },
    { form: 'offers', job: 'surveyor', start: 36000, raise: 1000, other: 34500, percent: 4, years: 15 },
    { form: 'error', what: 'A mill grinds flour', unit: 'tonnes', start: 640, percent: 8, n: 8 },
  ],
  solve: (numbers) => {
    const r = 1 + numbers.percent / 100;
    if (numbers.form === 'error') {
      const { start, n } = numbers;
      return { linear: start * r ** (n - 1), growing: (start * (r ** n - 1)) / (r - 1), overtakes: 0 };
    }
    const { start, raise, other, years } = numbers;
    let overtakes = 1;
    while (other * r ** (overtakes - 1) <= start + raise * (overtakes - 1)) overtakes += 1;
    return {
      linear: (years * (2 * start + (years - 1) * raise)) / 2,
      growing: (other * (r ** years - 1)) / (r - 1),
      overtakes,
    };
  },
  write: (numbers, { linear, growing, overtakes }) => {
    const r = Number((1 + numbers.percent / 100).toFixed(4));
    if (numbers.form === 'error') {
      const { what, unit, start, percent, n } = numbers;
      const slip = start * r ** n;
      return {
        text: prose`
          ${what}: $${start}$ ${unit} in the first year, and in each further year $${percent}\%$ more than in the year before. To find the total of the first ${n} years a trainee calculates
          $$${start} \times ${r}^{${n}} = ${significant(slip, 5)}.$$

          (a) Explain what this number really is, and so why it is not the total. [2]

          (b) Calculate the amount of year ${n}. [2]

          (c) Calculate the correct total of the first ${n} years. [2]`,
        hint: 'Which year does the first term belong to, and how often has it been multiplied by then?',
        answer: prose`
          (a) It is the amount of year ${n + 1} alone, not a sum.

          (b) $${significant(linear)}$ ${unit}

          (c) $${significant(growing)}$ ${unit}`,
        solution: prose`
          (a) $${start} \times ${r}^{${n}}$ has been multiplied ${n} times since year 1, so it is the amount of year ${n + 1}. It is one term of the sequence, while a total adds ${n} terms.

          (b) $u_{${n}} = ${start} \times ${r}^{${n - 1}} = ${significant(linear)}$ ${unit}.

          (c) $S_{${n}} = \dfrac{${start}(${r}^{${n}} - 1)}{${r} - 1} = ${significant(growing)}$ ${unit}. It must lie between $${n}$ times the first and $${n}$ times the last amount, which it does.`,
        markScheme: scheme({
          a: [`A1 the amount of year ${n + 1}`, 'R1 a single term and not a sum'],
          b: [prose`(M1) $${start} \times ${r}^{${n - 1}}$`, prose`A1 $${significant(linear)}$`],
          c: ['(M1) formula for a geometric sum', prose`A1 $${significant(growing)}$`],
        }),
        numeric: [near(linear, 'b'), near(growing, 'c')],
      };
    }
    const { job, start, raise, other, percent, years } = numbers;
    const better = linear > growing ? 'the first' : 'the second';
    return {
      text: prose`
        A ${job} has two offers of work. The first pays $${money(start, 0)}$ EUR in the first year and $${raise}$ EUR more in each further year. The second pays $${money(other, 0)}$ EUR in the first year and $${percent}\%$ more in each further year than in the year before.

        (a) Calculate what each of the two pays in year 5. [4]

        (b) Determine the first year in which the second pays more than the first. [2]

        (c) Compare what the two pay in all during ${years} years, and hence decide which offer is better for a person who stays ${years} years. [5]`,
      hint: 'One of the salaries grows by adding, the other by multiplying. Which kind of sequence is which?',
      answer: prose`
        (a) $${significant(start + 4 * raise, 5)}$ EUR and $${significant(other * r ** 4, 5)}$ EUR

        (b) year ${overtakes}

        (c) $${significant(linear, 6)}$ EUR and $${significant(growing, 6)}$ EUR: ${better} offer`,
      solution: prose`
        (a) The first is arithmetic: $${start} + 4 \times ${raise} = ${start + 4 * raise}$ EUR. The second is geometric: $${other} \times ${r}^{4} = ${decimal(other * r ** 4, 2)}$ EUR.

        (b) A table of $${start} + ${raise}(n - 1)$ and $${other} \times ${r}^{n-1}$ shows the second greater for the first time at $n = ${overtakes}$.

        (c) First: $\dfrac{${years}}{2}(2 \times ${start} + ${years - 1} \times ${raise}) = ${linear}$ EUR. Second: $\dfrac{${other}(${r}^{${years}} - 1)}{${r} - 1} = ${decimal(growing, 2)}$ EUR. So ${better} offer pays more over ${years} years. That the yearly pay is greater from year ${overtakes} on does not settle the total; the sums have to be compared.`,
      markScheme: scheme({
        a: [
          'M1 fourth difference added',
          prose`A1 $${start + 4 * raise}$`,
          prose`M1 $${other} \times ${r}^{4}$`,
          prose`A1 $${significant(other * r ** 4, 5)}$`,
        ],
        b: ['M1 the two terms compared in a table, a graph or an inequality', `A1 year ${overtakes}`],
        c: [
          'M1 arithmetic sum',
          prose`A1 $${linear}$`,
          'M1 geometric sum',
          prose`A1 $${significant(growing, 6)}$`,
          `R1 ${better} offer, by comparison of the totals`,
        ],
      }),
      keys: [
        labelled('First offer', near(start + 4 * raise, 'a')),
        labelled('Second offer', near(other * r ** 4, 'a')),
        { kind: 'number', ...exact(overtakes, 'b') },
        labelled('Total of the first', near(linear, 'c')),
        labelled('Total of the second', near(growing, 'c')),
      ],
    };
  },
  check: (numbers, { linear, growing, overtakes }) => {
    const factor = 1 + numbers.percent / 100;
    if (numbers.form === 'error') {
      let [amount, total] = [numbers.start, 0];
      for (let year = 1; year <= numbers.n; year++) {
        total += amount;
        if (year === numbers.n) assertClose(amount, linear, 'the last year');
        amount *= factor;
      }
      assertClose(total, growing, 'the total year by year');
      return;
    }
    let [one, two, first, second, met] = [numbers.start, numbers.other, 0, 0, 0];
    for (let year = 1; year <= 40; year++) {
      if (two > one && met === 0) met = year;
      if (year <= numbers.years) [first, second] = [first + one, second + two];
      [one, two] = [one + numbers.raise, two * factor];
    }
    assertClose(first, linear, 'the first offer year by year');
    assertClose(second, growing, 'the second offer year by year');
    assert.equal(met, overtakes);
    assert.ok(overtakes > 2 && Math.abs(linear - growing) > 1000);
  },
});

type Endless =
  | { form: 'ratio'; what: string; unit: string; first: number; limit: number; n: number }
  | { form: 'recurring'; block: number; digits: number; whole: number }
  | { form: 'exists'; what: string; first: number; second: number; third: number };

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

const endlessSums = defineTemplate<Endless, { r: number; limit: number }>({
  key: 'ai-infinite-series-backwards',
  calculatorAllowed: true,
  placements: [hl('1.11', 1)],
  variants: [
    { form: 'ratio', what: 'A glacier tongue advances', unit: 'm', first: 36, limit: 90, n: 4 },
    { form: 'recurring', block: 27, digits: 2, whole: 0 },
    { form: 'exists', what: 'a pendulum bob', first: 48, second: 36, third: 27 },
    { form: 'ratio', what: 'A loaded beam sinks', unit: 'mm', first: 15, limit: 24, n: 3 },
    { form: 'recurring', block: 148, digits: 3, whole: 1 },
    { form: 'exists', what: 'a damped spring', first: 50, second: 30, third: 18 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'ratio') return { r: 1 - numbers.first / numbers.limit, limit: numbers.limit };
    if (numbers.form === 'recurring') {
      const r = 10 ** -numbers.digits;
      return { r, limit: numbers.whole + (numbers.block * r) / (1 - r) };
    }
    const r = numbers.second / numbers.first;
    return { r, limit: numbers.first / (1 - r) };
  },
  write: (numbers, { r, limit }) => {
    if (numbers.form === 'ratio') {
      const { what, unit, first, n } = numbers;
      const afterN = limit * (1 - r ** n);
      return {
        text: prose`
          ${what} by $${first}\text{ ${unit}}$ in the first year. In each further year it moves by a fixed fraction $r$ of its movement in the year before. In the long run it moves by $${limit}\text{ ${unit}}$ in all.

          (a) Determine the value of $r$. [3]

          (b) Calculate the share of the whole movement, as a percentage, that has taken place after ${n} years. [3]`,
        hint: 'The movements of the years form a geometric sequence, and the long run is its sum to infinity.',
        answer: prose`
          (a) $r = ${Number(r.toFixed(4))}$

          (b) $${significant((afterN / limit) * 100)}\%$`,
        solution: prose`
          (a) $\dfrac{${first}}{1 - r} = ${limit}$, so $1 - r = \dfrac{${first}}{${limit}} = ${Number((1 - r).toFixed(4))}$ and $r = ${Number(r.toFixed(4))}$. As $|r| < 1$, the sum to infinity exists.

          (b) $S_{${n}} = \dfrac{${first}(1 - ${Number(r.toFixed(4))}^{${n}})}{1 - ${Number(r.toFixed(4))}} = ${significant(afterN, 5)}$, which is $\dfrac{${significant(afterN, 5)}}{${limit}} \times 100\% = ${significant((afterN / limit) * 100)}\%$ of the whole.`,
        markScheme: scheme({
          a: [prose`M1 $\frac{${first}}{1 - r} = ${limit}$`, 'A1 correct rearrangement', prose`A1 $${Number(r.toFixed(4))}$`],
          b: [prose`M1 $S_{${n}}$`, 'M1 divided by the sum to infinity', prose`A1 $${significant((afterN / limit) * 100)}\%$`],
        }),
        numeric: [exact(Number(r.toFixed(6)), 'a'), near((afterN / limit) * 100, 'b', '%')],
      };
    }
    if (numbers.form === 'recurring') {
      const { block, digits, whole } = numbers;
      const nines = 10 ** digits - 1;
      const g = greatestDivisor(block + whole * nines, nines);
      const [top, bottom] = [(block + whole * nines) / g, nines / g];
      const shown = `${whole}.${String(block).repeat(2)}\\ldots`;
      const part = block / 10 ** digits;
      return {
        text: prose`
          The digits ${String(block).split('').join(', ')} of the number $x = ${shown}$ repeat for ever.

          (a) Write $x$ as ${whole === 0 ? '' : `${whole} plus `}an infinite geometric series: state its first term and its common ratio. [2]

          (b) Hence express $x$ as a fraction of two whole numbers in its lowest terms. [3]`,
        hint: 'What does each block of repeating digits contribute?',
        answer: prose`
          (a) first term $${part}$, common ratio $${Number(r.toFixed(digits))}$

          (b) $\dfrac{${top}}{${bottom}}$`,
        solution: prose`
          (a) $x = ${whole === 0 ? '' : `${whole} + `}${part} + ${part} \times ${Number(r.toFixed(digits))} + ${part} \times ${Number(r.toFixed(digits))}^{2} + \ldots$: the first term is $${part}$ and each block is $${Number(r.toFixed(digits))}$ times the one before.

          (b) The sum to infinity is $\dfrac{${part}}{1 - ${Number(r.toFixed(digits))}} = \dfrac{${block}}{${nines}}$${whole === 0 ? '' : `, and with the whole part $x = ${whole} + \\dfrac{${block}}{${nines}}$`}. In lowest terms, $x = \dfrac{${top}}{${bottom}}$. Dividing on the calculator gives the decimal back.`,
        markScheme: scheme({
          a: [prose`A1 $${part}$`, prose`A1 $${Number(r.toFixed(digits))}$`],
          b: ['M1 sum to infinity', prose`A1 $\frac{${block}}{${nines}}$`, prose`A1 $\frac{${top}}{${bottom}}$`],
        }),
        keys: [
          labelled('First term', exact(part, 'a')),
          labelled('Common ratio', exact(Number(r.toFixed(digits)), 'a')),
          { kind: 'number', part: 'b', value: limit, tolerance: 1e-6, exact: `${top}/${bottom}`, form: 'exact' },
        ],
      };
    }
    const { what, first, second, third } = numbers;
    return {
      text: prose`
        The lengths of three successive swings of ${what} are $${first}\text{ cm}$, $${second}\text{ cm}$ and $${third}\text{ cm}$.

        (a) Show that these lengths agree with a geometric sequence. [2]

        (b) State why the total length of all swings exists in this model, and find it. [3]

        (c) Determine the number of swings after which the total is first more than $95\%$ of this value. [3]`,
      hint: 'Are the quotients of neighbouring terms equal? Which condition does a sum to infinity need?',
      answer: prose`
        (a) shown

        (b) $|r| = ${r} < 1$; $${significant(limit)}\text{ cm}$

        (c) ${Math.floor(Math.log(0.05) / Math.log(r)) + 1}`,
      solution: prose`
        (a) $\dfrac{${second}}{${first}} = ${r}$ and $\dfrac{${third}}{${second}} = ${r}$: the quotients agree, so the lengths fit a geometric sequence with ratio $${r}$.

        (b) Since $|r| = ${r} < 1$, the sum to infinity exists: $\dfrac{${first}}{1 - ${r}} = ${significant(limit)}\text{ cm}$.

        (c) $\dfrac{S_n}{S_\infty} = 1 - ${r}^{n}$ is to be more than $0.95$, so $${r}^{n} < 0.05$. The calculator gives $n = ${decimal(Math.log(0.05) / Math.log(r), 2)}$ for equality, so the least whole number is $${Math.floor(Math.log(0.05) / Math.log(r)) + 1}$.`,
      markScheme: scheme({
        a: ['M1 two quotients', prose`A1 both equal to $${r}$`, 'AG a geometric sequence'],
        b: ['R1 the ratio lies between $-1$ and $1$', 'M1 sum to infinity', prose`A1 $${significant(limit)}$`],
        c: [
          prose`M1 $1 - ${r}^{n} > 0.95$, or a table of sums`,
          prose`(A1) $n = ${decimal(Math.log(0.05) / Math.log(r), 2)}$`,
          `A1 ${Math.floor(Math.log(0.05) / Math.log(r)) + 1}`,
        ],
      }),
      numeric: [near(limit, 'b', 'cm'), exact(Math.floor(Math.log(0.05) / Math.log(r)) + 1, 'c')],
    };
  },
  check: (numbers, { r, limit }) => {
    const first = numbers.form === 'recurring' ? numbers.block / 10 ** numbers.digits : numbers.first;
    let [term, total, needed] = [first, numbers.form === 'recurring' ? numbers.whole : 0, 0];
    for (let n = 1; n <= 500; n++) {
      total += term;
      if (numbers.form === 'exists' && needed === 0 && total > 0.95 * limit) needed = n;
      if (numbers.form === 'ratio' && n === numbers.n) assert.ok(total < limit);
      term *= r;
    }
    assertClose(total, limit, 'the sum of many terms');
    if (numbers.form === 'exists') {
      assertClose(numbers.second * r, numbers.third, 'the third swing');
      assert.equal(needed, Math.floor(Math.log(0.05) / Math.log(r)) + 1);
    }
    if (numbers.form === 'recurring')
      assertClose(limit, Number(`${numbers.whole}.${String(numbers.block).repeat(5)}`), 'digits', 1e-9);
  },
});

export const seriesInContextTemplates: readonly QuestionTemplate[] = [arithmeticModels, salaryPlans, endlessSums];
