import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { exact, foreseen, labelled, money, near, prose, sl } from './writing.ts';

/** Questions as long as the last ones of paper 2 about money and growth: loans, salaries, cooling. */

/** What is owed after so many payments at the end of each period. */
const owedAfter = (loan: number, rate: number, payment: number, periods: number) => {
  let owed = loan;
  for (let period = 0; period < periods; period++) owed = owed * (1 + rate) - payment;
  return owed;
};

const boughtOnLoan = defineTemplate({
  key: 'ai-section-b-van-on-loan',
  calculatorAllowed: true,
  placements: [sl('1.7', 2, '1.4', '1.3', '2.5.2')],
  variants: [
    { buyer: 'A bakery', thing: 'a delivery van', price: 36_000, fall: 15, part: 40, rate: 5.4, years: 5, save: 550, yield: 3.6 },
    {
      buyer: 'A dentist',
      thing: 'an X-ray machine',
      price: 54_000,
      fall: 12,
      part: 50,
      rate: 4.8,
      years: 6,
      save: 700,
      yield: 3.0,
    },
    {
      buyer: 'A farmers’ group',
      thing: 'a tractor',
      price: 82_000,
      fall: 10,
      part: 45,
      rate: 6.0,
      years: 7,
      save: 1_100,
      yield: 4.2,
    },
    {
      buyer: 'A studio',
      thing: 'a printing press',
      price: 45_000,
      fall: 18,
      part: 30,
      rate: 5.1,
      years: 4,
      save: 800,
      yield: 3.3,
    },
  ],
  solve: ({ price, fall, part, rate, years, save, yield: gain }) => {
    const monthly = rate / 1200;
    const payment = (price * monthly) / (1 - (1 + monthly) ** (-12 * years));
    const growth = gain / 1200;
    return {
      ...{ after: price * (1 - fall / 100) ** 3, when: Math.ceil(Math.log(part / 100) / Math.log(1 - fall / 100)), payment },
      ...{
        interest: payment * 12 * years - price,
        owed: owedAfter(price, monthly, payment, 24),
        value: price * (1 - fall / 100) ** 2,
      },
      months: Math.ceil(Math.log(1 + (price * growth) / save) / Math.log(1 + growth)),
    };
  },
  write: (
    { buyer, thing, price, fall, part, rate, years, save, yield: gain },
    { after, when, payment, interest, owed, value, months },
  ) => {
    const factor = Number((1 - fall / 100).toFixed(2));
    const turns = Math.log(part / 100) / Math.log(factor);
    return inParts({
      stem: prose`
        ${buyer} buys ${thing} for $${money(price, 0)}$ euros. Its value falls by $${fall}\%$ each year. The whole price is paid with a loan at a nominal annual interest rate of $${rate.toFixed(1)}\%$, compounded monthly, which is paid back in equal payments at the end of each month for $${years}$ years.`,
      hint: 'Which quantities form a geometric sequence, and which need the finance application of the calculator?',
      parts: [
        {
          ask: 'Find the value after $3$ years. Give your answer to the nearest euro.',
          answer: prose`$${money(after, 0)}$ euros`,
          solution: prose`Each year $${100 - fall}\%$ of the value is left: $${price} \times ${factor}^{3} = ${money(after, 0)}$ to the nearest euro.`,
          marks: [prose`(M1) $${factor}^{3}$`, prose`A1 $${money(after, 0)}$`],
          keys: [
            foreseen(exact(Math.round(after)), [
              {
                slip: 'method',
                value: Math.round(price * (1 - (3 * fall) / 100)),
                note: 'The value falls by a percentage of what is left.',
              },
            ]),
          ],
        },
        {
          ask: prose`Find the number of complete years after which the value is first below $${part}\%$ of the price.`,
          answer: prose`$${when}$`,
          solution: prose`$${factor}^{n} < ${part / 100}$. Equality holds for $n = ${decimal(turns, 2)}$, so the value is first below after $${when}$ complete years.`,
          marks: [prose`M1 $${factor}^{n} < ${part / 100}$`, prose`(A1) $n = ${decimal(turns, 2)}$`, prose`A1 $${when}$`],
          keys: [exact(when)],
        },
        {
          ask: 'Find the monthly payment, to the nearest cent.',
          answer: prose`$${money(payment)}$ euros`,
          solution: prose`In the finance application: $N = 12 \times ${years} = ${12 * years}$, $I\% = ${rate.toFixed(1)}$, $PV = ${price}$, $FV = 0$, $P/Y = C/Y = 12$, payments at the end. $PMT = -${money(payment)}$, so $${money(payment)}$ euros are paid each month.`,
          marks: [
            prose`(M1) $N = ${12 * years}$ and $I\% = ${rate.toFixed(1)}$`,
            prose`(A1) $PV = ${price}$, $FV = 0$, $P/Y = C/Y = 12$`,
            prose`A1 $${money(payment)}$`,
          ],
          keys: [exact(Number(payment.toFixed(2)))],
        },
        {
          ask: 'Hence find the total interest that is paid on the loan, to the nearest euro.',
          answer: prose`$${money(interest, 0)}$ euros`,
          solution: prose`$${money(payment)} \times ${12 * years} - ${price} = ${money(Number(payment.toFixed(2)) * 12 * years - price, 0)}$ euros.`,
          marks: [
            prose`(M1) total of the payments less the loan`,
            prose`A1 $${money(Number(payment.toFixed(2)) * 12 * years - price, 0)}$`,
          ],
          keys: [
            {
              kind: 'number',
              ...exact(Math.round(Number(payment.toFixed(2)) * 12 * years - price)),
              follows: { value: `${12 * years}p - ${price}`, from: { p: 'c' } },
            },
          ],
        },
        {
          ask: 'Find how much is still owed after $2$ years, to the nearest euro.',
          answer: prose`$${money(owed, 0)}$ euros`,
          solution: prose`With $N = 24$ and $PMT = -${money(payment)}$ the calculator gives $FV = -${money(owed, 0)}$, so $${money(owed, 0)}$ euros are still owed.`,
          marks: [prose`(M1) $N = 24$`, prose`(A1) payment of part (c) with its sign`, prose`A1 $${money(owed, 0)}$`],
          keys: [{ kind: 'number', value: Math.round(owed), tolerance: 1 }],
        },
        {
          ask: 'Determine whether selling after $2$ years would pay off the debt at that time.',
          answer: value >= owed ? 'It would' : 'It would not',
          solution: prose`The value is then $${price} \times ${factor}^{2} = ${money(value, 0)}$ euros, ${value >= owed ? 'at least' : 'less than'} the debt of $${money(owed, 0)}$ euros: ${value >= owed ? 'it would' : 'it would not'}.`,
          marks: [
            prose`M1 value $${money(value, 0)}$ compared with the debt (FT)`,
            `A1 ${value >= owed ? 'it would' : 'it would not'}`,
          ],
        },
        {
          before: prose`Instead of a loan, $${money(save, 0)}$ euros could be saved at the end of each month in an account with a nominal annual interest rate of $${gain.toFixed(1)}\%$, compounded monthly.`,
          ask: prose`Find the number of months after which the savings first reach the price of $${money(price, 0)}$ euros, and state one reason for the loan all the same.`,
          answer: prose`$${months}$ months`,
          solution: prose`With $I\% = ${gain.toFixed(1)}$, $PV = 0$, $PMT = -${save}$, $FV = ${price}$ and $P/Y = C/Y = 12$ the calculator gives a little less than $N = ${months}$, so $${months}$ payments are needed. With the loan it is there from the beginning and earns money; the price may also rise meanwhile.`,
          marks: [
            '(M1) finance application with $PV = 0$',
            prose`A1 $${months}$`,
            'R1 use from the beginning, or a rising price',
          ],
          keys: [labelled('Months', exact(months))],
        },
      ],
    });
  },
  check: ({ price, fall, part, rate, years, save, yield: gain }, { payment, when, months }) => {
    assertClose(
      bisect((p) => owedAfter(price, rate / 1200, p, 12 * years), 1, price),
      payment,
      'payment',
      1e-9,
    );
    const left = (n: number) => price * (1 - fall / 100) ** n;
    assert.ok(left(when) < (price * part) / 100 && left(when - 1) >= (price * part) / 100);
    const saved = (n: number) => -owedAfter(0, gain / 1200, save, n);
    assert.ok(saved(months) >= price && saved(months - 1) < price);
  },
});

const twoOffers = defineTemplate({
  key: 'ai-section-b-two-salaries',
  calculatorAllowed: true,
  placements: [sl('1.3', 2, '1.2', '1.4')],
  variants: [
    { who: 'An engineer', first: 42_000, step: 1_500, second: 39_000, percent: 5, inflation: 2.1 },
    { who: 'A nurse', first: 33_000, step: 900, second: 31_000, percent: 4, inflation: 1.8 },
    { who: 'A translator', first: 36_500, step: 1_200, second: 33_500, percent: 5.5, inflation: 2.4 },
    { who: 'A pilot', first: 68_000, step: 2_600, second: 63_000, percent: 5.5, inflation: 2.7 },
  ],
  solve: ({ first, step, second, percent, inflation }) => {
    const r = 1 + percent / 100;
    let year = 1;
    while (second * r ** (year - 1) <= first + (year - 1) * step) year += 1;
    return {
      ...{ fifth: first + 4 * step, other: second * r ** 4, total: 10 * first + 45 * step },
      ...{ otherTotal: (second * (r ** 10 - 1)) / (r - 1), year, real: (second * r ** 9) / (1 + inflation / 100) ** 9 },
      growth: 100 * (r / (1 + inflation / 100) - 1),
    };
  },
  write: ({ who, first, step, second, percent, inflation }, { fifth, other, total, otherTotal, year, real, growth }) => {
    const r = Number((1 + percent / 100).toFixed(3));
    const better = otherTotal > total ? 'B' : 'A';
    const atYear = [first + (year - 1) * step, second * r ** (year - 1)] as const;
    const before = [first + (year - 2) * step, second * r ** (year - 2)] as const;
    return inParts({
      stem: prose`
        ${who} has two offers. Company A pays $${money(first, 0)}$ dollars in the first year and $${money(step, 0)}$ dollars more in each following year. Company B pays $${money(second, 0)}$ dollars in the first year and raises the salary by $${percent}\%$ each year.`,
      hint: 'Adding the same amount and multiplying by the same factor lead to different kinds of sequence.',
      parts: [
        {
          ask: 'Find the salary at company A in the fifth year.',
          answer: prose`$${money(fifth, 0)}$ dollars`,
          solution: prose`An arithmetic sequence: $u_5 = ${first} + 4 \times ${step} = ${money(fifth, 0)}$.`,
          marks: [prose`(M1) $u_1 + 4d$`, prose`A1 $${money(fifth, 0)}$`],
          keys: [
            foreseen(exact(fifth), [
              { slip: 'method', value: fifth + step, note: 'From the first year to the fifth there are four rises.' },
            ]),
          ],
        },
        {
          ask: 'Find the salary at company B in the fifth year, to the nearest dollar.',
          answer: prose`$${money(other, 0)}$ dollars`,
          solution: prose`A geometric sequence: $u_5 = ${second} \times ${r}^{4} = ${money(other, 0)}$ to the nearest dollar.`,
          marks: [prose`(M1) $u_1r^{4}$`, prose`A1 $${money(other, 0)}$`],
          keys: [exact(Math.round(other))],
        },
        {
          ask: 'Find the total that each company would pay over the first $10$ years, to the nearest dollar.',
          answer: prose`A: $${money(total, 0)}$ dollars, B: $${money(otherTotal, 0)}$ dollars`,
          solution: prose`A: $\frac{10}{2}(2 \times ${first} + 9 \times ${step}) = ${money(total, 0)}$. B: $\dfrac{${second}(${r}^{10} - 1)}{${r} - 1} = ${money(otherTotal, 0)}$.`,
          marks: [
            'M1 sum of an arithmetic series',
            prose`A1 $${money(total, 0)}$`,
            'M1 sum of a geometric series',
            prose`A1 $${money(otherTotal, 0)}$`,
          ],
          keys: [labelled('Company A', exact(total)), labelled('Company B', exact(Math.round(otherTotal)))],
        },
        {
          ask: 'Determine the first year in which company B pays more than company A.',
          answer: prose`Year $${year}$`,
          solution: prose`$${second} \times ${r}^{n-1} > ${first} + ${step}(n - 1)$. A table shows $${money(before[1], 0)}$ against $${money(before[0], 0)}$ in year $${year - 1}$ and $${money(atYear[1], 0)}$ against $${money(atYear[0], 0)}$ in year $${year}$: year $${year}$.`,
          marks: ['M1 inequality or two lists', 'A1 both salaries in two neighbouring years', prose`A1 year $${year}$`],
          keys: [exact(year)],
        },
        {
          ask: prose`Prices rise by $${inflation.toFixed(1)}\%$ each year. Find the real value, in dollars of the first year, of the salary at company B in the tenth year.`,
          answer: prose`$${significant(real)}$ dollars`,
          solution: prose`Nine years of inflation lie between: $\dfrac{${second} \times ${r}^{9}}{${Number((1 + inflation / 100).toFixed(3))}^{9}} = ${significant(real, 5)}$, about $${significant(real)}$ dollars.`,
          marks: [
            prose`(A1) $${second} \times ${r}^{9}$`,
            prose`M1 division by $${Number((1 + inflation / 100).toFixed(3))}^{9}$`,
            prose`A1 $${significant(real)}$`,
          ],
          keys: [near(real)],
        },
        {
          ask: 'Find the percentage by which the real value of the salary at company B rises each year.',
          answer: prose`$${significant(growth)}\%$`,
          solution: prose`$\dfrac{${r}}{${Number((1 + inflation / 100).toFixed(3))}} = ${significant(1 + growth / 100, 6)}$, a rise of $${significant(growth)}\%$ each year. The difference of the two percentages is only near to it.`,
          marks: [prose`(M1) quotient of the two factors`, prose`A1 $${significant(growth)}\%$`],
          keys: [near(growth, undefined, '%')],
        },
        {
          ask: 'The contract is for $10$ years. State which offer pays more in total, and give one reason to choose the other.',
          answer: prose`Company ${better}`,
          solution: prose`Over ten years company ${better} pays more, by $${money(Math.abs(Math.round(otherTotal) - total), 0)}$ dollars. ${better === 'B' ? 'Company A pays more in the first years, which can be saved or is certain if the contract ends early.' : 'Company B pays more in later years and has the higher salary at the end, which counts if the work continues.'}`,
          marks: [`A1 company ${better} (FT)`, better === 'B' ? 'R1 more in the first years' : 'R1 higher salary at the end'],
        },
      ],
    });
  },
  check: ({ first, step, second, percent, inflation }, { total, otherTotal, year, real }) => {
    let [a, b, sumA, sumB, first_b] = [first, second, 0, 0, 0];
    for (let n = 1; n <= 40; n++) {
      if (n <= 10) [sumA, sumB] = [sumA + a, sumB + b];
      if (b > a && first_b === 0) first_b = n;
      if (n === 10) assertClose(real * (1 + inflation / 100) ** 9, b, 'salary in the tenth year', 1e-9);
      [a, b] = [a + step, b * (1 + percent / 100)];
    }
    assertClose(sumA, total, 'total of A');
    assertClose(sumB, otherTotal, 'total of B');
    assert.ok(first_b === year && year > 3 && year < 15, `${first_b}`);
  },
});

const coolingDrink = defineTemplate({
  key: 'ai-section-b-cooling',
  calculatorAllowed: true,
  placements: [sl('2.5.2', 2, '2.6', '1.6', '1.5')],
  variants: [
    { thing: 'A pot of soup', room: 21, start: 93, at: 10, read: 66, later: 25, measured: 45, wanted: 55 },
    { thing: 'A cup of tea', room: 19, start: 88, at: 6, read: 67, later: 20, measured: 40, wanted: 50 },
    { thing: 'A loaf of bread', room: 23, start: 98, at: 12, read: 70, later: 40, measured: 37, wanted: 30 },
    { thing: 'A cast of wax', room: 18, start: 82, at: 8, read: 58, later: 30, measured: 27, wanted: 35 },
  ],
  solve: ({ room, start, at, read, later, measured, wanted }) => {
    const a = start - room;
    const r = ((read - room) / a) ** (1 / at);
    const predicted = room + a * r ** later;
    return {
      ...{
        a,
        r,
        predicted,
        error: (100 * Math.abs(predicted - measured)) / measured,
        time: Math.log((wanted - room) / a) / Math.log(r),
      },
      ...{ early: (a * (1 - r ** 5)) / 5, late: (a * (r ** 5 - r ** 10)) / 5, half: Math.log(0.5) / Math.log(r) },
    };
  },
  write: ({ thing, room, start, at, read, later, measured, wanted }, { a, r, predicted, error, time, early, late, half }) =>
    inParts({
      stem: prose`
        ${thing} cools in a room at $${room}\,^\circ\text{C}$. Its temperature after $t$ minutes is modelled by $T(t) = c + a \times r^{t}$, with $T$ in $^\circ\text{C}$. At the start it is at $${start}\,^\circ\text{C}$, and after $${at}$ minutes at $${read}\,^\circ\text{C}$.`,
      hint: 'What does the temperature approach after a very long time? Which constant shows it?',
      parts: [
        {
          ask: 'Write down the value of $c$, and state what the line $T = c$ is for the graph.',
          answer: prose`$c = ${room}$; its horizontal asymptote`,
          solution: prose`After a long time the temperature approaches that of the room, so $c = ${room}$. The line $T = ${room}$ is the horizontal asymptote of the graph.`,
          marks: [prose`A1 $${room}$`, 'A1 horizontal asymptote'],
          keys: [labelled('$c =$', exact(room))],
        },
        {
          ask: 'Find the values of $a$ and $r$.',
          answer: prose`$a = ${a}$, $r = ${significant(r)}$`,
          solution: prose`$T(0) = ${room} + a = ${start}$, so $a = ${a}$. $${room} + ${a}r^{${at}} = ${read}$ gives $r = \sqrt[${at}]{\dfrac{${read - room}}{${a}}} = ${significant(r, 5)}$, about $${significant(r)}$.`,
          marks: [prose`A1 $a = ${a}$`, prose`M1 equation for $r$`, prose`A1 $r = ${significant(r)}$`],
          keys: [labelled('$a =$', exact(a)), labelled('$r =$', near(r))],
        },
        {
          ask: prose`Use the model to find the temperature after $${later}$ minutes.`,
          answer: prose`$${significant(predicted)}\,^\circ\text{C}$`,
          solution: prose`$T(${later}) = ${room} + ${a} \times ${significant(r, 6)}^{${later}} = ${significant(predicted)}\,^\circ\text{C}$.`,
          marks: [prose`(M1) $t = ${later}$ in the model`, prose`A1 $${significant(predicted)}\,^\circ\text{C}$`],
          keys: [
            {
              kind: 'number',
              ...near(predicted),
              alternatives: [{ value: room + a * Number(r.toPrecision(3)) ** later, tolerance: 0.05 }],
            },
          ],
        },
        {
          ask: prose`A thermometer reads $${measured}\,^\circ\text{C}$ after $${later}$ minutes. Find the percentage error of the model.`,
          answer: prose`$${significant(error, 2)}\%$`,
          solution: prose`$\dfrac{|${significant(predicted, 5)} - ${measured}|}{${measured}} \times 100\% = ${significant(error, 2)}\%$, to two figures.`,
          marks: ['(M1) difference divided by the measured value', prose`A1 $${significant(error, 2)}\%$`],
          keys: [{ kind: 'number', value: error, tolerance: 0.12 * error + 0.05, unit: '%' }],
        },
        {
          ask: prose`The reading of $${measured}\,^\circ\text{C}$ was rounded to the nearest degree. Write down an inequality for the exact temperature $T$.`,
          answer: prose`$${measured - 0.5} \le T < ${measured + 0.5}$`,
          solution: prose`Values from $${measured - 0.5}$ up to, but not including, $${measured + 0.5}$ are rounded to $${measured}$: $${measured - 0.5} \le T < ${measured + 0.5}$.`,
          marks: [prose`A1 both bounds`, 'A1 correct inequality signs'],
          keys: [
            { kind: 'interval', part: '', intervals: [{ from: `${measured - 0.5}`, to: `${measured + 0.5}`, open_to: true }] },
          ],
        },
        {
          ask: prose`Find when the temperature reaches $${wanted}\,^\circ\text{C}$.`,
          answer: prose`After $${significant(time)}$ minutes`,
          solution: prose`The graphs of $y = T(t)$ and $y = ${wanted}$ meet at $t = ${significant(time, 4)}$: after about $${significant(time)}$ minutes.`,
          marks: [prose`M1 $T(t) = ${wanted}$, or the intersection of two graphs`, prose`A1 $${significant(time)}$ minutes`],
          keys: [{ kind: 'number', value: time, tolerance: 0.015 * time, unit: 'minutes' }],
        },
        {
          ask: 'Compare the average rates of cooling in the first five minutes and in the next five, and explain the difference.',
          answer: prose`$${significant(early)}$ and $${significant(late)}\,^\circ\text{C}$ per minute; the difference from the room becomes smaller`,
          solution: prose`$\dfrac{T(0) - T(5)}{5} = ${significant(early)}$ and $\dfrac{T(5) - T(10)}{5} = ${significant(late)}\,^\circ\text{C}$ per minute. The rate falls, because the difference between the temperature and that of the room becomes smaller.`,
          marks: [
            prose`M1 change of temperature over five minutes`,
            prose`A1 $${significant(early)}$ and $${significant(late)}$ (accept more figures)`,
            'R1 smaller difference from the room',
          ],
          keys: [
            {
              kind: 'set',
              label: 'First, then next five minutes',
              values: [early, late].map((rate) => rate.toPrecision(8)),
              ordered: true,
              tolerance: 0.02 * late,
            },
          ],
        },
        {
          ask: prose`Find the time in which the difference from the temperature of the room is halved.`,
          answer: prose`$${significant(half)}$ minutes`,
          solution: prose`$r^{t} = \frac{1}{2}$ gives $t = \dfrac{\ln 0.5}{\ln ${significant(r, 6)}} = ${significant(half, 4)}$, about $${significant(half)}$ minutes, whatever the temperature at the start.`,
          marks: [prose`M1 $r^{t} = \frac{1}{2}$`, prose`A1 $${significant(half)}$ minutes`],
          keys: [{ kind: 'number', value: half, tolerance: 0.015 * half, unit: 'minutes' }],
        },
      ],
    }),
  check: ({ room, start, at, read, wanted, measured }, { r, predicted, time, half, error }) => {
    const at0 = (t: number) => room + (start - room) * Math.exp(t * Math.log(r));
    assertClose(at0(at), read, 'reading');
    assertClose(
      bisect((t) => at0(t) - wanted, 0, 300),
      time,
      'time',
    );
    assertClose((at0(half) - room) * 2, start - room, 'half');
    assert.ok(Math.abs(predicted - measured) > 0.3 && error < 12, `${predicted}`);
  },
});

export const longOnMoneyAndGrowth: readonly QuestionTemplate[] = [boughtOnLoan, twoOffers, coolingDrink];
