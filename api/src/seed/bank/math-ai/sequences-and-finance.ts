import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { both, choice, exact, hl, money, near, prose, scheme, sl, toWithin } from './writing.ts';

/** Topic 1: arithmetic and geometric sequences and series, compound interest, depreciation, annuities and loans. */

const arithmeticRows = defineTemplate({
  key: 'ai-arithmetic-rows',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('1.2.1', 1, '1.2.2'), hl('1.2.1', 1, '1.2.2'), sl('1.2.2', 1, '1.2.1'), hl('1.2.2', 1, '1.2.1')],
  variants: [
    { place: 'an open-air theatre', unit: 'seats', first: 18, step: 3, row: 12, rows: 20, target: 1500 },
    { place: 'a sports stand', unit: 'seats', first: 40, step: 4, row: 15, rows: 22, target: 2400 },
    { place: 'a concert hall', unit: 'seats', first: 24, step: 2, row: 17, rows: 25, target: 1700 },
    { place: 'a lecture theatre', unit: 'seats', first: 14, step: 5, row: 9, rows: 14, target: 1000 },
    { place: 'a terraced vineyard', unit: 'vines', first: 32, step: 6, row: 11, rows: 18, target: 2000 },
    { place: 'an orchard on a slope', unit: 'trees', first: 9, step: 2, row: 13, rows: 16, target: 600 },
    { place: 'a tulip field', unit: 'bulbs', first: 55, step: 7, row: 14, rows: 24, target: 5000 },
    { place: 'a wall mosaic', unit: 'tiles', first: 21, step: 4, row: 10, rows: 19, target: 1800 },
  ],
  solve: ({ first, step, row, rows, target }) => {
    const sum = (n: number) => (n / 2) * (2 * first + (n - 1) * step);
    const half = first - step / 2;
    const root = (-half + Math.sqrt(half * half + 2 * step * target)) / step;
    return {
      inRow: first + (row - 1) * step,
      total: sum(rows),
      root,
      needed: Math.floor(root) + 1,
      atNeeded: sum(Math.floor(root) + 1),
    };
  },
  write: ({ place, unit, first, step, row, rows, target }, { inRow, total, root, needed, atNeeded }) => ({
    text: prose`
      The rows of ${place} form an arithmetic sequence: the first row has ${first} ${unit} and each row after it has ${step} more ${unit} than the row
      before.

      (a) Find the number of ${unit} in row ${row}. [2]

      (b) Find the total number of ${unit} in the first ${rows} rows. [2]

      (c) Find the least number of rows that hold more than ${target} ${unit} in total. [3]`,
    hint: prose`Which formula gives one term, and which gives a sum? For (c), a table of $S_n$ on the calculator is quick.`,
    answer: prose`
      (a) ${inRow} ${unit}

      (b) ${total} ${unit}

      (c) ${needed} rows`,
    solution: prose`
      The first term is $u_1 = ${first}$ and the common difference is $d = ${step}$.

      (a) $u_{${row}} = u_1 + ${row - 1}d = ${first} + ${row - 1} \times ${step} = ${inRow}$.

      (b) $S_{${rows}} = \frac{${rows}}{2}\left(2 \times ${first} + ${rows - 1} \times ${step}\right) = ${total}$.

      (c) We need $\frac{n}{2}\left(${2 * first} + ${step}(n - 1)\right) > ${target}$. Solving the equation with the calculator gives $n = ${decimal(root, 2)}$
      (the other solution is negative). The number of rows is a whole number, so the next one up, $n = ${needed}$, is the least; then $S_{${needed}} = ${atNeeded}$.`,
    markScheme: scheme({
      a: [prose`(M1) $u_{${row}} = ${first} + ${row - 1} \times ${step}$`, prose`A1 ${inRow}`],
      b: ['(M1) substitution into the formula for a sum', prose`A1 ${total}`],
      c: [
        prose`M1 $S_n > ${target}$ set up`,
        prose`(A1) $n = ${decimal(root, 2)}$, or the two sums on either side of ${target}`,
        prose`A1 ${needed}`,
      ],
    }),
    numeric: [exact(inRow, 'a'), exact(total, 'b'), exact(needed, 'c')],
  }),
  check: ({ first, step, row, rows, target }, { inRow, total, needed }) => {
    let [inThis, sum, count] = [first, 0, 0];
    let reached = 0;
    while (count < 100) {
      count += 1;
      sum += inThis;
      if (count === row) assert.equal(inThis, inRow);
      if (count === rows) assert.equal(sum, total);
      if (sum > target && reached === 0) reached = count;
      inThis += step;
    }
    assert.equal(reached, needed);
    assert.notEqual(needed, rows);
  },
});

const geometricTraining = defineTemplate({
  key: 'ai-geometric-training',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [sl('1.3.1', 1, '1.3.2'), hl('1.3.1', 1, '1.3.2'), sl('1.3.2', 1, '1.3.1'), hl('1.3.2', 1, '1.3.1')],
  variants: [
    { who: 'A runner', verb: 'runs', first: 20, percent: 6, week: 8, weeks: 12, target: 45 },
    { who: 'A cyclist', verb: 'rides', first: 80, percent: 5, week: 10, weeks: 15, target: 200 },
    { who: 'A rower', verb: 'rows', first: 15, percent: 4, week: 9, weeks: 14, target: 30 },
    { who: 'A hiker', verb: 'walks', first: 12, percent: 8, week: 7, weeks: 10, target: 40 },
    { who: 'A triathlete', verb: 'covers', first: 60, percent: 3, week: 12, weeks: 16, target: 110 },
    { who: 'A skier', verb: 'skis', first: 25, percent: 7, week: 6, weeks: 11, target: 70 },
    { who: 'A swimmer', verb: 'swims', first: 5, percent: 9, week: 6, weeks: 10, target: 15 },
    { who: 'A canoeist', verb: 'paddles', first: 18, percent: 5, week: 9, weeks: 13, target: 50 },
  ],
  solve: ({ first, percent, week, weeks, target }) => {
    const ratio = 1 + percent / 100;
    const root = 1 + Math.log(target / first) / Math.log(ratio);
    return {
      ratio,
      inWeek: first * ratio ** (week - 1),
      total: (first * (ratio ** weeks - 1)) / (ratio - 1),
      root,
      beyond: Math.floor(root) + 1,
    };
  },
  write: ({ who, verb, first, percent, week, weeks, target }, { ratio, inWeek, total, root, beyond }) => ({
    text: prose`
      ${who} ${verb} $${first}\text{ km}$ in the first week of a training plan and increases the weekly distance by $${percent}\%$ each week.

      (a) Write down the common ratio of the sequence of weekly distances. [1]

      (b) Find the distance in week ${week}. [2]

      (c) Find the total distance in the first ${weeks} weeks. [2]

      (d) Find the first week in which the distance is more than $${target}\text{ km}$. [3]`,
    hint: prose`An increase of $${percent}\%$ means multiplying by one fixed number, week after week.`,
    answer: prose`
      (a) $${ratio}$

      (b) $${significant(inWeek)}\text{ km}$

      (c) $${significant(total)}\text{ km}$

      (d) week ${beyond}`,
    solution: prose`
      (a) Adding $${percent}\%$ multiplies the distance by $1 + \frac{${percent}}{100} = ${ratio}$, so $r = ${ratio}$.

      (b) $u_{${week}} = u_1 r^{${week - 1}} = ${first} \times ${ratio}^{${week - 1}} = ${significant(inWeek)}\text{ km}$. Week ${week} has seen only ${week - 1} increases.

      (c) $S_{${weeks}} = \dfrac{u_1(r^{${weeks}} - 1)}{r - 1} = \dfrac{${first}(${ratio}^{${weeks}} - 1)}{${percent / 100}} = ${significant(total)}\text{ km}$.

      (d) Solve $${first} \times ${ratio}^{n - 1} = ${target}$: the calculator gives $n = ${decimal(root, 2)}$. The distances increase, so week ${beyond} is the first
      beyond $${target}\text{ km}$.`,
    markScheme: scheme({
      a: [prose`A1 ${ratio}`],
      b: [prose`(M1) $${first} \times ${ratio}^{${week - 1}}$`, prose`A1 $${significant(inWeek)}\text{ km}$`],
      c: ['(M1) substitution into the formula for a geometric sum', prose`A1 $${significant(total)}\text{ km}$`],
      d: [
        prose`M1 $${first} \times ${ratio}^{n - 1} > ${target}$`,
        prose`(A1) $n = ${decimal(root, 2)}$, or the two terms on either side of ${target}`,
        prose`A1 week ${beyond}`,
      ],
    }),
    numeric: [exact(ratio, 'a'), near(inWeek, 'b', 'km'), near(total, 'c', 'km'), exact(beyond, 'd')],
  }),
  check: ({ first, percent, week, weeks, target }, { inWeek, total, beyond }) => {
    let [distance, sum, reached] = [first, 0, 0];
    for (let n = 1; n <= 100; n++) {
      sum += distance;
      if (n === week) assertClose(inWeek, distance, 'the distance week by week');
      if (n === weeks) assertClose(total, sum, 'the sum week by week');
      if (distance > target && reached === 0) reached = n;
      distance += (distance * percent) / 100;
    }
    assert.equal(beyond, reached);
  },
});

const compoundInterest = defineTemplate({
  key: 'ai-compound-interest',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('1.4.1', 1),
  variants: [
    { sum: 4000, rate: 3.6, times: 12, word: 'monthly', years: 5, target: 6000 },
    { sum: 2500, rate: 4.2, times: 4, word: 'quarterly', years: 6, target: 4000 },
    { sum: 12000, rate: 2.8, times: 2, word: 'half-yearly', years: 8, target: 18000 },
    { sum: 7500, rate: 3, times: 12, word: 'monthly', years: 4, target: 10000 },
    { sum: 900, rate: 5.2, times: 4, word: 'quarterly', years: 7, target: 1500 },
    { sum: 15000, rate: 3.3, times: 12, word: 'monthly', years: 10, target: 25000 },
    { sum: 6200, rate: 4.4, times: 2, word: 'half-yearly', years: 9, target: 12400 },
    { sum: 3300, rate: 2.4, times: 12, word: 'monthly', years: 3, target: 4400 },
  ],
  solve: ({ sum, rate, times, years, target }) => {
    const growth = 1 + rate / (100 * times);
    const exactYears = Math.log(target / sum) / (times * Math.log(growth));
    return { value: sum * growth ** (times * years), exactYears, whole: Math.ceil(exactYears) };
  },
  write: ({ sum, rate, times, word, years, target }, { value, exactYears, whole }) => ({
    text: prose`
      A student invests $${money(sum, 0)}$ EUR in an account that pays a nominal annual interest rate of $${rate}\%$, compounded ${word}.

      (a) Find the value of the investment after ${years} years, to the nearest cent. [3]

      (b) Find the number of complete years after which the value first exceeds $${money(target, 0)}$ EUR. [3]`,
    hint: prose`The year's rate is shared out over the ${times} compounding periods of a year.`,
    answer: prose`
      (a) $${money(value)}$ EUR

      (b) ${whole} years`,
    solution: prose`
      (a) With $k = ${times}$ compounding periods a year,
      $$FV = PV\left(1 + \frac{r}{100k}\right)^{kn} = ${money(sum, 0)}\left(1 + \frac{${rate}}{100 \times ${times}}\right)^{${times} \times ${years}} = ${money(value)}\text{ EUR}.$$
      On a finance solver: $N = ${times * years}$, $I\% = ${rate}$, $PV = -${money(sum, 0)}$, $PMT = 0$, $P/Y = C/Y = ${times}$.

      (b) Solve $${money(sum, 0)}\left(1 + \frac{${rate}}{${100 * times}}\right)^{${times}n} = ${money(target, 0)}$. The calculator gives $n = ${decimal(exactYears, 2)}$ years. After
      ${whole - 1} complete years the target is not yet reached, so ${whole} complete years are needed.`,
    markScheme: scheme({
      a: [
        prose`M1 substitution into the compound interest formula, or the entries of a finance solver`,
        prose`A1 exponent $${times * years}$ (or $N = ${times * years}$) and rate per period correct`,
        prose`A1 $${money(value)}$`,
      ],
      b: [
        prose`M1 equation or inequality with $${money(target, 0)}$`,
        prose`(A1) $n = ${decimal(exactYears, 2)}$`,
        prose`A1 ${whole} years`,
      ],
    }),
    numeric: [toWithin(value, 0.006, 'a', 'EUR'), exact(whole, 'b')],
  }),
  check: ({ sum, rate, times, years, target }, { value, whole }) => {
    let [balance, period] = [sum, 0];
    while (period < times * years) {
      balance += (balance * rate) / 100 / times;
      period += 1;
    }
    assertClose(value, balance, 'the balance period by period');
    let [running, year] = [sum, 0];
    while (running <= target) {
      for (let i = 0; i < times; i++) running += (running * rate) / 100 / times;
      year += 1;
    }
    assert.equal(whole, year);
  },
});

const depreciation = defineTemplate({
  key: 'ai-depreciation-value',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('1.4.2', 1),
  variants: [
    { thing: 'car', cost: 24000, percent: 15, years: 4 },
    { thing: 'tractor', cost: 62000, percent: 12, years: 5 },
    { thing: 'laptop', cost: 1450, percent: 24, years: 3 },
    { thing: 'delivery van', cost: 31500, percent: 18, years: 3 },
    { thing: 'coffee machine', cost: 5200, percent: 11, years: 6 },
    { thing: 'sailing boat', cost: 18800, percent: 9, years: 7 },
    { thing: 'printing press', cost: 47000, percent: 14, years: 5 },
    { thing: 'camera', cost: 2600, percent: 21, years: 4 },
  ],
  solve: ({ cost, percent, years }) => ({ value: cost * (1 - percent / 100) ** years }),
  write: ({ thing, cost, percent, years }, { value }, index) => {
    const option = (amount: number) => `$${money(amount, 0)}$ EUR`;
    return {
      text: prose`
        A ${thing} bought for $${money(cost, 0)}$ EUR loses $${percent}\%$ of its value each year.

        Find its value after ${years} years, to the nearest euro. [2]`,
      hint: prose`After each year, what percentage of the value at the start of that year is left?`,
      ...choice(
        option(value),
        [option(cost * (1 - (percent * years) / 100)), option(cost - value), option(cost / (1 + percent / 100) ** years)],
        index,
      ),
      solution: prose`
        Each year $100\% - ${percent}\% = ${100 - percent}\%$ of the value is left, so the value is multiplied by $${decimal(1 - percent / 100, 2)}$ every year:
        $$${money(cost, 0)} \times ${decimal(1 - percent / 100, 2)}^{${years}} = ${money(value)} \approx ${money(value, 0)}\text{ EUR}.$$

        Taking $${percent}\%$ of the **first** value every year gives $${money(cost * (1 - (percent * years) / 100), 0)}$; the amount that was **lost** is
        $${money(cost - value, 0)}$; dividing by $${decimal(1 + percent / 100, 2)}$ each year is not the same as taking $${percent}\%$ off.`,
      markScheme: scheme({
        '': [
          prose`M1 $${money(cost, 0)} \times ${decimal(1 - percent / 100, 2)}^{${years}}$`,
          prose`A1 $${money(value, 0)}$ EUR`,
        ],
      }),
    };
  },
  check: ({ cost, percent, years }, { value }) => {
    let left = cost;
    for (let year = 0; year < years; year++) left -= (left * percent) / 100;
    assertClose(value, left, 'the value year by year');
    assert.ok(percent * years < 100 && Math.abs(cost - value - value) > 5);
  },
});

const savingsAnnuity = defineTemplate({
  key: 'ai-savings-annuity',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('1.7.1', 2, '1.4.1'),
  variants: [
    { payment: 150, rate: 3.6, years: 8, target: 20000, aim: 'a music studio' },
    { payment: 80, rate: 4.8, years: 5, target: 6500, aim: 'a journey' },
    { payment: 220, rate: 3, years: 10, target: 35000, aim: 'a deposit on a flat' },
    { payment: 120, rate: 2.4, years: 6, target: 12000, aim: 'a small car' },
    { payment: 300, rate: 4.2, years: 12, target: 70000, aim: 'a workshop' },
    { payment: 60, rate: 5.4, years: 4, target: 4000, aim: 'a racing bicycle' },
    { payment: 175, rate: 3.9, years: 7, target: 20000, aim: 'a year of study' },
    { payment: 95, rate: 4.5, years: 9, target: 15000, aim: 'a piano' },
  ],
  solve: ({ payment, rate, years, target }) => {
    const i = rate / 1200;
    const n = 12 * years;
    const factor = ((1 + i) ** n - 1) / i;
    return { value: payment * factor, interest: payment * factor - payment * n, needed: target / factor };
  },
  write: ({ payment, rate, years, target, aim }, { value, interest, needed }) => ({
    text: prose`
      To save for ${aim}, a student pays $${payment}$ EUR at the end of each month into an account. The account pays a nominal annual interest rate of
      $${rate}\%$, compounded monthly.

      (a) Find the amount in the account at the end of ${years} years, to the nearest euro. [3]

      (b) Find how much of this amount is interest, to the nearest euro. [2]

      (c) The student needs $${money(target, 0)}$ EUR after ${years} years. Find the monthly payment that is required, to the nearest cent. [3]`,
    hint: prose`Enter the payments in a finance solver with $PV = 0$ and payments at the **end** of each period.`,
    answer: prose`
      (a) $${money(value, 0)}$ EUR

      (b) $${money(interest, 0)}$ EUR

      (c) $${money(needed)}$ EUR`,
    solution: prose`
      (a) Finance solver: $N = 12 \times ${years} = ${12 * years}$, $I\% = ${rate}$, $PV = 0$, $PMT = -${payment}$, $P/Y = C/Y = 12$, payments at the end. It gives
      $FV = ${money(value)}$, so $${money(value, 0)}$ EUR.

      (The same follows from a geometric series with first term ${payment} and ratio $1 + \frac{${rate}}{1200}$: the last payment earns nothing, the one before
      it one month's interest, and so on.)

      (b) The student pays in ${12 * years} payments of ${payment} EUR, in all $${money(12 * years * payment, 0)}$ EUR. The rest is interest:
      $${money(value)} - ${money(12 * years * payment, 0)} = ${money(interest)}$, so $${money(interest, 0)}$ EUR.

      (c) Keep $N$, $I\%$ and $PV = 0$, put $FV = ${money(target, 0)}$ and solve for the payment: $PMT = -${money(needed)}$. The minus sign only says that money is paid in:
      the payment is $${money(needed)}$ EUR a month.`,
    markScheme: scheme({
      a: [
        prose`M1 use of a finance solver or of a geometric series`,
        prose`A1 $N = ${12 * years}$ with the other entries correct`,
        prose`A1 $${money(value, 0)}$`,
      ],
      b: [prose`M1 subtracting $${money(12 * years * payment, 0)}$`, prose`A1 $${money(interest, 0)}$`],
      c: [
        prose`M1 $FV = ${money(target, 0)}$ used`,
        'A1 solving for the payment, the other entries unchanged',
        prose`A1 $${money(needed)}$`,
      ],
    }),
    numeric: [toWithin(value, 0.51, 'a', 'EUR'), toWithin(interest, 0.51, 'b', 'EUR'), toWithin(needed, 0.006, 'c', 'EUR')],
  }),
  check: ({ payment, rate, years, target }, { value, interest, needed }) => {
    const balanceOf = (paid: number) => {
      let balance = 0;
      for (let month = 0; month < 12 * years; month++) balance = balance * (1 + rate / 1200) + paid;
      return balance;
    };
    assertClose(value, balanceOf(payment), 'the balance month by month');
    assertClose(balanceOf(needed), target, 'the needed payment reaches the target');
    assert.ok(interest > 0 && interest < value && Math.abs(needed - payment) > 5);
  },
});

const loanRepayment = defineTemplate({
  key: 'ai-loan-amortisation',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('1.7.2', 2),
  variants: [
    { loan: 18000, rate: 5.4, years: 5, after: 2, extra: 'a car' },
    { loan: 9500, rate: 6.6, years: 4, after: 1, extra: 'a kitchen' },
    { loan: 160000, rate: 3.6, years: 25, after: 10, extra: 'a flat' },
    { loan: 24000, rate: 4.8, years: 6, after: 3, extra: 'a camper van' },
    { loan: 45000, rate: 4.2, years: 10, after: 4, extra: 'solar panels' },
    { loan: 6000, rate: 7.2, years: 3, after: 1, extra: 'a motorcycle' },
    { loan: 82000, rate: 3.9, years: 15, after: 6, extra: 'a studio' },
    { loan: 30000, rate: 5.1, years: 8, after: 5, extra: 'a greenhouse' },
  ],
  solve: ({ loan, rate, years, after }) => {
    const i = rate / 1200;
    const n = 12 * years;
    const payment = Math.round(((loan * i) / (1 - (1 + i) ** -n)) * 100) / 100;
    const growth = (1 + i) ** (12 * after);
    return { payment, interest: n * payment - loan, owed: loan * growth - (payment * (growth - 1)) / i };
  },
  write: ({ loan, rate, years, after, extra }, { payment, interest, owed }) => ({
    text: prose`
      A family borrows $${money(loan, 0)}$ EUR for ${extra}. The loan is repaid over ${years} years by equal payments at the end of each month. The nominal annual interest
      rate is $${rate}\%$, compounded monthly.

      (a) Find the monthly payment, to the nearest cent. [3]

      (b) Find the total interest paid over the ${years} years, to the nearest euro. [2]

      (c) Find the amount still owed immediately after the payment at the end of year ${after}, to the nearest euro. [3]

      (d) Write down, as a percentage of the loan, how much of the loan itself has been repaid by then, and comment on this figure. [2]`,
    hint: prose`For a loan the present value is the sum received and $FV = 0$. After ${after} ${after === 1 ? 'year' : 'years'}, only $N$ and the unknown change.`,
    answer: prose`
      (a) $${money(payment)}$ EUR

      (b) $${money(interest, 0)}$ EUR

      (c) $${money(owed, 0)}$ EUR

      (d) $${significant((1 - owed / loan) * 100)}\%$, less than the $${significant((after / years) * 100)}\%$ of the time that has passed, as early payments are mostly interest`,
    solution: prose`
      (a) Finance solver: $N = ${12 * years}$, $I\% = ${rate}$, $PV = ${money(loan, 0)}$, $FV = 0$, $P/Y = C/Y = 12$. It gives $PMT = -${money(payment)}$, so each payment is
      $${money(payment)}$ EUR.

      (b) In all, $${12 * years} \times ${money(payment)} = ${money(12 * years * payment)}$ EUR is paid. The interest is what exceeds the loan:
      $${money(12 * years * payment)} - ${money(loan, 0)} = ${money(interest)}$, so $${money(interest, 0)}$ EUR.

      (c) Put $N = ${12 * after}$, keep $I\%$, $PV = ${money(loan, 0)}$ and $PMT = -${money(payment)}$, and solve for $FV$. The result is $-${money(owed)}$: the family would still have
      to pay $${money(owed, 0)}$ EUR.

      (d) Repaid: $\dfrac{${money(loan, 0)} - ${money(owed, 0)}}{${money(loan, 0)}} = ${significant((1 - owed / loan) * 100)}\%$. This is less than
      $\frac{${after}}{${years}} = ${significant((after / years) * 100)}\%$, the share of the time that has passed. At first much is owed, so a large part of each payment is interest.`,
    markScheme: scheme({
      a: [
        'M1 use of a finance solver or of the annuity formula',
        prose`A1 $N = ${12 * years}$, $PV = ${money(loan, 0)}$ and $FV = 0$`,
        prose`A1 $${money(payment)}$`,
      ],
      b: [prose`M1 $${12 * years} \times ${money(payment)} - ${money(loan, 0)}$`, prose`A1 $${money(interest, 0)}$`],
      c: [
        prose`M1 $N = ${12 * after}$ used`,
        prose`A1 solving for $FV$ with the payment of part (a)`,
        prose`A1 $${money(owed, 0)}$ (allow up to 1 EUR either way from an unrounded payment)`,
      ],
      d: [
        prose`A1 $${significant((1 - owed / loan) * 100)}\%$`,
        'R1 less than the share of the time that has passed, because early payments are largely interest',
      ],
    }),
    numeric: [toWithin(payment, 0.006, 'a', 'EUR'), toWithin(interest, 1, 'b', 'EUR'), toWithin(owed, 1.5, 'c', 'EUR')],
  }),
  check: ({ loan, rate, years, after }, { payment, owed }) => {
    let debt = loan;
    for (let month = 1; month <= 12 * years; month++) {
      debt = debt + (debt * rate) / 1200 - payment;
      if (month === 12 * after) assertClose(owed, debt, 'the debt month by month');
    }
    // The last debt is only what rounding the payment to cents leaves over.
    assert.ok(Math.abs(debt) < 0.006 * 12 * years * (1 + rate / 1200) ** (12 * years));
    assert.ok(1 - owed / loan < after / years);
  },
});

const repeatedDose = defineTemplate({
  key: 'ai-repeated-dose-limit',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('1.11', 1, '1.3.2')],
  variants: [
    { drug: 'an antibiotic', dose: 200, keep: 35, hours: 8, n: 4, limit: 400 },
    { drug: 'a painkiller', dose: 150, keep: 20, hours: 6, n: 4, limit: 240 },
    { drug: 'a thyroid medicine', dose: 50, keep: 90, hours: 24, n: 10, limit: 600 },
    { drug: 'an iron supplement', dose: 80, keep: 45, hours: 12, n: 5, limit: 160 },
    { drug: 'a heart medicine', dose: 25, keep: 70, hours: 24, n: 6, limit: 90 },
    { drug: 'an allergy tablet', dose: 10, keep: 15, hours: 24, n: 4, limit: 15 },
    { drug: 'a fever medicine', dose: 120, keep: 30, hours: 8, n: 4, limit: 200 },
    { drug: 'a blood-pressure tablet', dose: 40, keep: 60, hours: 12, n: 5, limit: 120 },
  ],
  solve: ({ dose, keep, n, limit }) => {
    const r = keep / 100;
    return { afterN: (dose * (1 - r ** n)) / (1 - r), longRun: dose / (1 - r), largest: limit * (1 - r) };
  },
  write: ({ drug, dose, keep, hours, n, limit }, { afterN, longRun, largest }) => ({
    text: prose`
      A patient takes $${dose}\text{ mg}$ of ${drug} every ${hours} hours. In these ${hours} hours the amount of it in the body falls to $${keep}\%$ of what it was.

      (a) Show that, immediately after the third dose, the amount in the body is
      $${dose}\left(1 + ${keep / 100} + ${keep / 100}^{2}\right)\text{ mg}$. [2]

      (b) Find the amount in the body immediately after dose ${n}. [2]

      (c) Find the amount immediately after a dose in the long run. [2]

      (d) The amount in the body must never be more than $${limit}\text{ mg}$. Find the greatest dose that may be taken every ${hours} hours. [2]`,
    hint: 'Follow the first dose, then the second, then the third: each is older by one interval than the next.',
    answer: prose`
      (a) shown

      (b) $${significant(afterN)}\text{ mg}$

      (c) $${significant(longRun)}\text{ mg}$

      (d) $${significant(largest)}\text{ mg}$`,
    solution: prose`
      (a) Immediately after the third dose the body holds all of the third dose, ${dose}; of the second dose, which is one interval old, $${dose} \times ${keep / 100}$; and of
      the first, two intervals old, $${dose} \times ${keep / 100}^{2}$. Their sum is $${dose}\left(1 + ${keep / 100} + ${keep / 100}^{2}\right)$.

      (b) After dose ${n} there are ${n} terms of a geometric series with first term ${dose} and ratio $${keep / 100}$:
      $$S = \frac{${dose}\left(1 - ${keep / 100}^{${n}}\right)}{1 - ${keep / 100}} = ${significant(afterN)}\text{ mg}.$$

      (c) As $|r| = ${keep / 100} < 1$, the series has a sum to infinity: $S_\infty = \dfrac{${dose}}{1 - ${keep / 100}} = ${significant(longRun)}\text{ mg}$.

      (d) The amounts after each dose increase towards $S_\infty$ without passing it, so we need $\dfrac{D}{1 - ${keep / 100}} \le ${limit}$. Hence
      $D \le ${limit} \times ${decimal(1 - keep / 100, 2)} = ${significant(largest)}\text{ mg}$.`,
    markScheme: scheme({
      a: [
        prose`M1 second dose reduced to $${dose} \times ${keep / 100}$`,
        prose`A1 first dose reduced to $${dose} \times ${keep / 100}^{2}$, and the sum`,
        'AG the expression given',
      ],
      b: [prose`(M1) geometric sum with ratio $${keep / 100}$`, prose`A1 $${significant(afterN)}\text{ mg}$`],
      c: ['(M1) sum to infinity', prose`A1 $${significant(longRun)}\text{ mg}$`],
      d: [prose`M1 $\dfrac{D}{1 - ${keep / 100}} = ${limit}$`, prose`A1 $${significant(largest)}\text{ mg}$`],
    }),
    numeric: [near(afterN, 'b', 'mg'), near(longRun, 'c', 'mg'), near(largest, 'd', 'mg')],
  }),
  check: ({ dose, keep, n, limit }, { afterN, longRun, largest }) => {
    const amountAfter = (each: number, doses: number) => {
      let amount = 0;
      for (let i = 0; i < doses; i++) amount = (amount * keep) / 100 + each;
      return amount;
    };
    assertClose(afterN, amountAfter(dose, n), 'dose by dose');
    assertClose(longRun, amountAfter(dose, 2_000), 'after very many doses');
    assertClose(amountAfter(largest, 2_000), limit, 'the largest dose');
  },
});

export const sequenceAndFinanceTemplates: readonly QuestionTemplate[] = [
  arithmeticRows,
  geometricTraining,
  compoundInterest,
  depreciation,
  savingsAnnuity,
  loanRepayment,
  repeatedDose,
];
