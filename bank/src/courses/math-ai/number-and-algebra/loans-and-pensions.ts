import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { plain, significant } from '../../../tex.ts';
import { core, exact, money, near, prose, toWithin } from '../writing.ts';

/** Topic 1. Loans and pensions: the number of payments, the rate behind an offer, a whole working life. */

/** What is owed after `n` monthly payments at a nominal annual rate. */
const owed = (loan: number, rate: number, payment: number, n: number) => {
  const q = 1 + rate / 1200;
  return loan * q ** n - (payment * (q ** n - 1)) / (q - 1);
};
const paymentFor = (loan: number, rate: number, n: number) => {
  const i = rate / 1200;
  return (loan * i) / (1 - (1 + i) ** -n);
};
const saved = (payment: number, rate: number, n: number) => (payment * ((1 + rate / 1200) ** n - 1)) / (rate / 1200);

const howLong = defineTemplate({
  key: 'ai-loan-number-of-payments',
  calculatorAllowed: true,
  placements: core('1.7', 1),
  variants: [
    { who: 'Priya', what: 'a car', loan: 15000, rate: 6, payment: 350 },
    { who: 'Mateo', what: 'a piano', loan: 9000, rate: 4.8, payment: 260 },
    { who: 'Hana', what: 'solar panels', loan: 12000, rate: 5.4, payment: 300 },
    { who: 'Oskar', what: 'a boat', loan: 24000, rate: 7.2, payment: 480 },
  ],
  solve: ({ loan, rate, payment }) => {
    const i = rate / 1200;
    const n = -Math.log(1 - (loan * i) / payment) / Math.log(1 + i);
    const full = Math.floor(n);
    const rest = owed(loan, rate, payment, full);
    return { n, full, rest, last: rest * (1 + i), interest: full * payment + rest * (1 + i) - loan, least: loan * i };
  },
  write: ({ who, what, loan, rate, payment }, { n, full, rest, last, interest, least }) =>
    inParts({
      stem: prose`${who} borrows $${money(loan, 0)}$ EUR for ${what}, at a nominal annual interest rate of $${rate}\,\%$, compounded monthly. At the end of each month $${payment}$ EUR are paid back, and at the end of the last month only what is still owed.`,
      hint: 'Which of the entries of the finance solver is unknown, and which of them is zero at the end?',
      parts: [
        {
          ask: 'Find the number of payments of the full amount.',
          answer: prose`$${full}$`,
          solution: prose`With $I\% = ${rate}$, $PV = ${loan}$, $PMT = -${payment}$, $FV = 0$ and $P/Y = C/Y = 12$ the solver gives $N = ${significant(n, 4)}$, so there are $${full}$ full payments.`,
          marks: [
            prose`(M1) entries of the finance solver`,
            prose`(A1) $N = ${significant(n, 4)}$`,
            prose`A1 $${full}$ (accept no rounding up; equal signs of $PV$ and $PMT$ lose the last two marks)`,
          ],
          keys: [exact(full)],
        },
        {
          ask: 'Find what is still owed directly after the last full payment, to the nearest cent.',
          answer: prose`$${money(rest)}$ EUR`,
          solution: prose`With $N = ${full}$ the solver gives $FV = -${money(rest)}$: $${money(rest)}$ EUR are still owed.`,
          marks: [prose`(M1) $N = ${full}$, solved for $FV$`, prose`A1 $${money(rest)}$ EUR`],
          keys: [toWithin(rest, 0.011)],
        },
        {
          ask: 'Hence find the last payment and the total interest.',
          answer: prose`$${money(last)}$ EUR; $${money(interest)}$ EUR`,
          solution: prose`One more month of interest is added: $${money(rest)} \times \left(1 + \dfrac{${rate}}{1200}\right) = ${money(last)}$ EUR. In all, $${full} \times ${payment} + ${money(last)} = ${money(full * payment + last)}$ EUR are paid, so the interest is $${money(interest)}$ EUR.`,
          marks: [
            prose`A1 last payment $${money(last)}$`,
            '(M1) sum of all payments minus the loan',
            prose`A1 $${money(interest)}$ (FT their rest; accept a difference of a few cents)`,
          ],
          keys: [
            { ...toWithin(last, 0.021), label: 'Last payment' },
            { ...toWithin(interest, 0.06), label: 'Interest' },
          ],
        },
        {
          ask: 'Determine the monthly payment that must be exceeded if the loan is ever to be repaid.',
          answer: prose`$${money(least)}$ EUR`,
          solution: prose`In the first month $\dfrac{${rate}}{1200} \times ${loan} = ${money(least)}$ EUR of interest are added. A payment that is no larger never reduces what is owed.`,
          marks: ['(M1) interest of the first month', prose`A1 $${money(least)}$ EUR`],
          keys: [toWithin(least, 0.006)],
        },
      ],
    }),
  check: ({ loan, rate, payment }, { full, rest, last }) => {
    let debt = loan;
    for (let month = 0; month < full; month++) debt = debt * (1 + rate / 1200) - payment;
    assertClose(debt, rest, 'month by month', 1e-8);
    assert.ok(last < payment && rest > 0);
  },
});

const hiddenRate = defineTemplate({
  key: 'ai-loan-rate-behind-an-offer',
  calculatorAllowed: true,
  placements: core('1.7', 2, '1.4'),
  variants: [
    { thing: 'sofa', price: 1800, months: 24, payment: 84, bank: 7.5 },
    { thing: 'laptop', price: 1200, months: 18, payment: 73, bank: 9 },
    { thing: 'motorbike', price: 6500, months: 48, payment: 160, bank: 6.9 },
    { thing: 'kitchen', price: 9600, months: 36, payment: 298, bank: 6 },
  ],
  solve: ({ price, months, payment, bank }) => ({
    rate: bisect((r) => owed(price, r, payment, months), 0.01, 60),
    extra: months * payment - price,
    other: paymentFor(price, bank, months),
  }),
  write: ({ thing, price, months, payment, bank }, { rate, extra, other }) =>
    inParts({
      stem: prose`A shop sells a ${thing} for $${money(price, 0)}$ EUR in cash, or for ${months} payments of $${payment}$ EUR, one at the end of each month. An advertisement says: "You pay only $${plain((100 * extra) / price, 3)}\,\%$ more."`,
      hint: 'If the shop were a bank, how much would it lend, and what would it get back each month?',
      parts: [
        {
          ask: 'Find by how much the payments exceed the price in cash.',
          answer: prose`$${money(extra, 0)}$ EUR`,
          solution: prose`$${months} \times ${payment} - ${price} = ${money(extra, 0)}$ EUR.`,
          marks: [prose`A1 $${money(extra, 0)}$ EUR`],
          keys: [exact(extra)],
        },
        {
          ask: 'Find the nominal annual interest rate, compounded monthly, of this offer as a percentage.',
          answer: prose`$${significant(rate)}\,\%$`,
          solution: prose`With $N = ${months}$, $PV = ${price}$, $PMT = -${payment}$, $FV = 0$ and $P/Y = C/Y = 12$ the solver gives $I\% = ${significant(rate)}$.`,
          marks: [
            prose`(M1) entries of the finance solver`,
            prose`(A1) $PV$ and $PMT$ with different signs`,
            prose`A1 $${significant(rate)}\,\%$ (accept more figures; $${plain((100 * extra) / price, 3)}\,\%$ earns no marks)`,
          ],
          keys: [near(rate)],
        },
        {
          ask: 'Explain why the percentage in the advertisement is not comparable with a rate of interest.',
          answer: 'It is for the whole time, and it treats the whole price as if it were owed until the end.',
          solution:
            'The advertisement compares totals. A rate of interest belongs to one year and to what is still owed, and this becomes smaller with every payment.',
          marks: ['R1 whole time and not one year, or the debt becomes smaller'],
        },
        {
          ask: prose`A bank lends the price in cash at a nominal annual rate of $${bank}\,\%$, compounded monthly, over the same time. Find the monthly payment, to the nearest cent, and state which offer is cheaper.`,
          answer: prose`$${money(other)}$ EUR; the ${other < payment ? 'bank' : 'shop'}`,
          solution: prose`With $I\% = ${bank}$ the monthly payment is $${money(other)}$ EUR, which is ${other < payment ? 'less' : 'more'} than $${payment}$ EUR: the ${other < payment ? 'bank' : 'shop'} is cheaper.`,
          marks: [
            prose`(M1) finance solver for $PMT$`,
            prose`A1 $${money(other)}$ EUR`,
            prose`R1 the ${other < payment ? 'bank' : 'shop'} is cheaper (FT their payment; accept a comparison of the rates)`,
          ],
          keys: [toWithin(other, 0.006)],
        },
      ],
    }),
  check: ({ price, months, payment, bank }, { rate, other }) => {
    const worth = (r: number, pay: number) =>
      Array.from({ length: months }, (_, k) => pay / (1 + r / 1200) ** (k + 1)).reduce((a, b) => a + b);
    assertClose(worth(rate, payment), price, 'present value of all payments', 1e-6);
    assertClose(worth(bank, other), price, 'present value at the bank', 1e-8);
    assert.ok(Math.abs(rate - bank) > 0.5);
  },
});

const workingLife = defineTemplate({
  key: 'ai-section-b-saving-for-a-pension',
  calculatorAllowed: true,
  placements: core('1.7', 2, '1.4', '1.3'),
  variants: [
    { who: 'Lucía', payment: 200, rate: 4.2, years: 30, drawn: 900, later: 3, inflation: 2 },
    { who: 'Samir', payment: 150, rate: 3.6, years: 35, drawn: 800, later: 2.4, inflation: 1.8 },
    { who: 'Freya', payment: 320, rate: 4.8, years: 25, drawn: 1200, later: 3.6, inflation: 2.2 },
  ],
  solve: ({ payment, rate, years, drawn, later, inflation }) => {
    const fund = saved(payment, rate, 12 * years);
    const i = later / 1200;
    const n = -Math.log(1 - (fund * i) / drawn) / Math.log(1 + i);
    return {
      fund,
      paid: payment * 12 * years,
      real: fund / (1 + inflation / 100) ** years,
      n,
      whole: Math.floor(n),
      twenty: paymentFor(fund, later, 240),
      factor: 100 * ((1 + rate / 1200) ** 12 - 1),
    };
  },
  write: ({ who, payment, rate, years, drawn, later, inflation }, { fund, paid, real, n, whole, twenty, factor }) =>
    inParts({
      stem: prose`${who} pays $${payment}$ EUR into a pension fund at the end of each month for ${years} years. The fund earns a nominal annual interest rate of $${rate}\,\%$, compounded monthly.`,
      hint: 'First money is paid into a fund that starts empty, then it is drawn from a full one. Which entry is zero in each case?',
      parts: [
        {
          ask: prose`Find the amount in the fund after ${years} years, to the nearest euro.`,
          answer: prose`$${money(fund, 0)}$ EUR`,
          solution: prose`With $N = ${12 * years}$, $I\% = ${rate}$, $PV = 0$, $PMT = -${payment}$ and $P/Y = C/Y = 12$ the solver gives $FV = ${money(fund, 0)}$.`,
          marks: [
            prose`(A1) $N = ${12 * years}$`,
            '(M1) entries of the finance solver',
            prose`A1 $${money(fund, 0)}$ EUR (interest compounded once a year loses the last two marks; accept three significant figures)`,
          ],
          keys: [near(fund)],
        },
        {
          ask: 'Find how much of this amount is interest, as a percentage.',
          answer: prose`$${significant((100 * (fund - paid)) / fund)}\,\%$`,
          solution: prose`$${12 * years} \times ${payment} = ${paid}$ EUR were paid in, so the interest is $\dfrac{${Math.round(fund)} - ${paid}}{${Math.round(fund)}} \times 100\,\% = ${significant((100 * (fund - paid)) / fund)}\,\%$ of the amount.`,
          marks: [
            '(M1) difference of the amount and all payments',
            prose`A1 $${significant((100 * (fund - paid)) / fund)}\,\%$ (FT their amount)`,
          ],
          keys: [near((100 * (fund - paid)) / fund)],
        },
        {
          ask: prose`Prices rise by $${inflation}\,\%$ a year. Find the real value of the amount after ${years} years, in the money of today, to the nearest euro.`,
          answer: prose`$${money(real, 0)}$ EUR`,
          solution: prose`Prices are multiplied by $${1 + inflation / 100}^{${years}} = ${significant((1 + inflation / 100) ** years, 5)}$, so the real value is $\dfrac{${Math.round(fund)}}{${1 + inflation / 100}^{${years}}} = ${money(real, 0)}$ EUR.`,
          marks: [
            prose`(M1) division by $${1 + inflation / 100}^{${years}}$`,
            prose`A1 $${money(real, 0)}$ EUR (FT their amount)`,
          ],
          keys: [near(real)],
        },
        {
          ask: prose`Show that the fund grows by $${significant(factor)}\,\%$ in a year in which nothing is paid in.`,
          answer: prose`$\left(1 + \dfrac{${rate}}{1200}\right)^{12} = ${significant(1 + factor / 100, 5)}$`,
          solution: prose`Twelve months multiply it by $\left(1 + \dfrac{${rate}}{1200}\right)^{12} = ${significant(1 + factor / 100, 5)}$, which is a growth by $${significant(factor)}\,\%$.`,
          marks: [
            prose`M1 $\left(1 + \dfrac{${rate}}{1200}\right)^{12}$`,
            prose`A1 $${significant(1 + factor / 100, 5)}$`,
            prose`AG $${significant(factor)}\,\%$`,
          ],
        },
        {
          before: prose`At the end of the ${years} years the whole amount is moved to another fund, which earns $${later}\,\%$ a year, compounded monthly. From now on money is drawn at the end of each month.`,
          ask: prose`Find the number of complete months for which $${drawn}$ EUR can be drawn.`,
          answer: prose`$${whole}$`,
          solution: prose`With $I\% = ${later}$, $PV = -${Math.round(fund)}$, $PMT = ${drawn}$ and $FV = 0$ the solver gives $N = ${significant(n, 4)}$: $${whole}$ complete months.`,
          marks: [
            '(M1) finance solver with $FV = 0$',
            prose`(A1) $N = ${significant(n, 4)}$`,
            prose`A1 $${whole}$ (FT their amount, rounded down)`,
          ],
          keys: [exact(whole)],
        },
        {
          ask: 'Find the amount that could be drawn each month for exactly 20 years, to the nearest cent.',
          answer: prose`$${money(twenty)}$ EUR`,
          solution: prose`With $N = 240$ the solver gives $PMT = ${money(twenty)}$ EUR.`,
          marks: [prose`(M1) $N = 240$`, prose`A1 $${money(twenty)}$ EUR (FT their amount)`],
          keys: [{ ...toWithin(twenty, 0.01) }],
        },
      ],
    }),
  check: ({ payment, rate, years, drawn, later }, { fund, whole, twenty }) => {
    let held = 0;
    for (let month = 0; month < 12 * years; month++) held = held * (1 + rate / 1200) + payment;
    assertClose(held, fund, 'fund month by month', 1e-8);
    let months = 0;
    for (let rest = fund; rest * (1 + later / 1200) >= drawn && months < 2000; months++) rest = rest * (1 + later / 1200) - drawn;
    assert.equal(months, whole);
    assertClose(owed(fund, later, twenty, 240), 0, 'used up after 20 years', 1e-3);
  },
});

export const loansAndPensionsTemplates: readonly QuestionTemplate[] = [howLong, hiddenRate, workingLife];
