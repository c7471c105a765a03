import assert from 'node:assert/strict';
import { ALIKE } from '../../../forms.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, significant } from '../../../tex.ts';
import { choice, core, exact, labelled, money, near, prose, scheme, toWithin } from '../writing.ts';
import { realRate } from './second-forms.ts';

/** Topic 1. Compound interest, depreciation and inflation, annuities and loans. */

const compoundInterest = defineTemplate({
  key: 'ai-compound-interest',
  calculatorAllowed: true,
  placements: core('1.4', 1),
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

      (a) Calculate the value of the investment after ${years} years, to the nearest cent. [3]

      (b) Determine the number of complete years after which the value first exceeds $${money(target, 0)}$ EUR. [3]`,
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
  calculatorAllowed: true,
  placements: core('1.4', 1),
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

        Calculate its value after ${years} years, to the nearest euro. [1]`,
      hint: prose`After each year, what percentage of the value at the start of that year is left?`,
      ...choice(
        option(value),
        [
          wrong(
            option(cost * (1 - (percent * years) / 100)),
            'You took the percentage of the first value every year, not of the value of that year.',
          ),
          wrong(option(cost - value), 'This is how much value is lost, not what is left.'),
          wrong(
            option(cost / (1 + percent / 100) ** years),
            'You divided by a growth factor; that is not the same as taking the percentage off.',
          ),
        ],
        index,
      ),
      solution: prose`
        Each year $100\% - ${percent}\% = ${100 - percent}\%$ of the value is left, so the value is multiplied by $${decimal(1 - percent / 100, 2)}$ every year:
        $$${money(cost, 0)} \times ${decimal(1 - percent / 100, 2)}^{${years}} = ${money(value)} \approx ${money(value, 0)}\text{ EUR}.$$

        Taking $${percent}\%$ of the **first** value every year gives $${money(cost * (1 - (percent * years) / 100), 0)}$; the amount that was **lost** is
        $${money(cost - value, 0)}$; dividing by $${decimal(1 + percent / 100, 2)}$ each year is not the same as taking $${percent}\%$ off.`,
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
  calculatorAllowed: true,
  placements: core('1.7', 2, '1.4'),
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

      (a) Calculate the amount in the account at the end of ${years} years, to the nearest euro. [3]

      (b) Calculate how much of this amount is interest, to the nearest euro. [2]

      (c) The student needs $${money(target, 0)}$ EUR after ${years} years. Determine the monthly payment that is required, to the nearest cent. [3]`,
    hint: 'What is the value of the account before the first payment, and when in each period is a payment made?',
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
  calculatorAllowed: true,
  placements: core('1.7', 2),
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

      (a) Calculate the monthly payment, to the nearest cent. [3]

      (b) Calculate the total interest paid over the ${years} years, to the nearest euro. [2]

      (c) Find the amount still owed immediately after the payment at the end of year ${after}, to the nearest euro. [3]

      (d) A member of the family says: "After ${after} of ${years} years we have repaid $${significant((after / years) * 100)}\%$ of the loan." Discuss this statement, with the percentage that has really been repaid. [2]`,
    hint: 'What is a loan worth at its beginning and at its end? Which entries change when a part of it has been repaid?',
    answer: prose`
      (a) $${money(payment)}$ EUR

      (b) $${money(interest, 0)}$ EUR

      (c) $${money(owed, 0)}$ EUR

      (d) $${significant((1 - owed / loan) * 100)}\%$ has been repaid: the statement is right about the time that has passed, not about the loan, as early payments are largely interest`,
    solution: prose`
      (a) Finance solver: $N = ${12 * years}$, $I\% = ${rate}$, $PV = ${money(loan, 0)}$, $FV = 0$, $P/Y = C/Y = 12$. It gives $PMT = -${money(payment)}$, so each payment is
      $${money(payment)}$ EUR.

      (b) In all, $${12 * years} \times ${money(payment)} = ${money(12 * years * payment)}$ EUR is paid. The interest is what exceeds the loan:
      $${money(12 * years * payment)} - ${money(loan, 0)} = ${money(interest)}$, so $${money(interest, 0)}$ EUR.

      (c) Put $N = ${12 * after}$, keep $I\%$, $PV = ${money(loan, 0)}$ and $PMT = -${money(payment)}$, and solve for $FV$. The result is $-${money(owed)}$: the family would still have
      to pay $${money(owed, 0)}$ EUR.

      (d) Repaid: $\dfrac{${money(loan, 0)} - ${money(owed, 0)}}{${money(loan, 0)}} = ${significant((1 - owed / loan) * 100)}\%$. This is less than
      $\frac{${after}}{${years}} = ${significant((after / years) * 100)}\%$, the share of the time that has passed. At first much is owed, so a large part of each payment is interest. The statement is right about the payments that have been made, but not about the loan.`,
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
        'R1 that share of the payments has been made, but less of the loan repaid, because early payments are largely interest',
      ],
    }),
    numeric: [toWithin(payment, 0.006, 'a', 'EUR'), toWithin(interest, 1, 'b', 'EUR'), toWithin(owed, 1.5, 'c', 'EUR')],
    keys: [
      labelled('Repaid', near((1 - owed / loan) * 100, 'd', '%'), [
        {
          slip: 'method',
          value: (owed / loan) * 100,
          note: 'That is the part that is still owed; the part repaid is asked for.',
        },
      ]),
    ],
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

const realValue = defineTemplate({
  key: 'ai-inflation-real-value',
  calculatorAllowed: true,
  placements: core('1.4', 1),
  variants: [
    { sum: 5000, rate: 4, inflation: 2.5, years: 6 },
    { sum: 12000, rate: 3.2, inflation: 1.8, years: 10 },
    { sum: 8000, rate: 2.4, inflation: 3.1, years: 5 },
    { sum: 3500, rate: 5, inflation: 2.2, years: 8 },
    { sum: 20000, rate: 3.5, inflation: 4, years: 4 },
    { sum: 6400, rate: 4.5, inflation: 3, years: 12 },
    { sum: 15000, rate: 2.8, inflation: 2, years: 15 },
    { sum: 9000, rate: 3.8, inflation: 2.6, years: 7 },
  ],
  solve: ({ sum, rate, inflation, years }) => {
    const nominal = sum * (1 + rate / 100) ** years;
    return { nominal, real: nominal / (1 + inflation / 100) ** years };
  },
  write: ({ sum, rate, inflation, years }, { nominal, real }, index) =>
    index >= ALIKE
      ? realRate({ sum, rate, inflation, years, real })
      : {
          text: prose`
      An amount of $${money(sum, 0)}$ EUR is invested for ${years} years at $${rate}\%$ a year, compounded yearly. During this time prices rise by $${inflation}\%$ each year.

      Calculate the real value of the investment after ${years} years, that is, its value in terms of the prices at the start, to the nearest euro. [4]`,
          hint: 'How much is in the account, and by what factor have prices grown?',
          answer: prose`$${money(real, 0)}$ EUR`,
          solution: prose`
      **Amount in the account.** $${money(sum, 0)} \times ${Number((1 + rate / 100).toFixed(4))}^{${years}} = ${money(nominal)}$ EUR.

      **Prices.** What cost 1 EUR at the start costs $${Number((1 + inflation / 100).toFixed(4))}^{${years}} = ${significant((1 + inflation / 100) ** years, 5)}$ EUR now.

      **Real value.** Dividing, $\dfrac{${money(nominal)}}{${significant((1 + inflation / 100) ** years, 5)}} = ${money(real)}$, so $${money(real, 0)}$ EUR at the prices of the start.
      ${real < sum ? 'It is less than the amount invested: prices rose faster than the account grew.' : 'It is more than the amount invested: the account grew faster than prices.'}`,
          markScheme: scheme({
            '': [
              prose`M1 $${money(sum, 0)} \times ${Number((1 + rate / 100).toFixed(4))}^{${years}}$`,
              prose`A1 $${money(nominal)}$`,
              prose`M1 division by $${Number((1 + inflation / 100).toFixed(4))}^{${years}}$`,
              prose`A1 $${money(real, 0)}$ EUR`,
            ],
          }),
          numeric: [toWithin(real, 1, undefined, 'EUR')],
        },
  check: ({ sum, rate, inflation, years }, { real }) => {
    let [account, basket] = [sum, 1];
    for (let year = 0; year < years; year++) {
      account += (account * rate) / 100;
      basket += (basket * inflation) / 100;
    }
    assertClose(real * basket, account, 'the real value buys the same baskets');
  },
});

export const financeTemplates: readonly QuestionTemplate[] = [
  compoundInterest,
  depreciation,
  realValue,
  savingsAnnuity,
  loanRepayment,
];
