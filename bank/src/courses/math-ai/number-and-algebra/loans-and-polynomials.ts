import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, polynomial, significant } from '../../../tex.ts';
import { exact, labelled, money, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 1. Loans beside savings, polynomial equations from contexts. */

type Payments =
  | { form: 'pension'; fund: number; rate: number; years: number; draw: number }
  | { form: 'offers'; loan: number; years: readonly [number, number]; rates: readonly [number, number] }
  | { form: 'wait'; price: number; rate: number; years: number; save: number; payment: number };

/** What payments of 1 at the end of each month are worth at their end. */
const grown = (monthly: number, n: number) => ((1 + monthly) ** n - 1) / monthly;

/** The monthly payment that repays a loan. */
const repayment = (loan: number, rate: number, years: number) => {
  const q = 1 + rate / 1200;
  return (loan * (q - 1) * q ** (12 * years)) / (q ** (12 * years) - 1);
};

const loanDecisions = defineTemplate<Payments, { a: number; b: number; c: number }>({
  key: 'ai-loan-and-savings-decisions',
  calculatorAllowed: true,
  placements: [sl('1.7', 2)],
  variants: [
    { form: 'pension', fund: 240000, rate: 3, years: 20, draw: 1500 },
    { form: 'offers', loan: 15000, years: [4, 6], rates: [5.4, 4.2] },
    { form: 'wait', price: 18000, rate: 2.4, years: 5, save: 280, payment: 340 },
    { form: 'pension', fund: 180000, rate: 3.6, years: 15, draw: 1400 },
    { form: 'offers', loan: 24000, years: [5, 8], rates: [6, 4.8] },
    { form: 'wait', price: 12000, rate: 1.8, years: 4, save: 240, payment: 275 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'pension') {
      const { fund, rate, years, draw } = numbers;
      const i = rate / 1200;
      return { a: repayment(fund, rate, years), b: -Math.log(1 - (fund * i) / draw) / Math.log(1 + i), c: fund * i };
    }
    if (numbers.form === 'offers') {
      const [a, b] = [0, 1].map((k) => repayment(numbers.loan, numbers.rates[k] as number, numbers.years[k] as number));
      return { a: a as number, b: b as number, c: (b as number) * 12 * numbers.years[1] - (a as number) * 12 * numbers.years[0] };
    }
    const { price, rate, years, save, payment } = numbers;
    const i = rate / 1200;
    return { a: save * grown(i, 12 * years), b: payment * 12 * years - price, c: price / grown(i, 12 * years) };
  },
  write: (numbers, { a, b, c }) => {
    if (numbers.form === 'pension') {
      const { fund, rate, years, draw } = numbers;
      const whole = Math.floor(b);
      return {
        text: prose`
          On retiring, a teacher has $${money(fund, 0)}$ EUR in a fund that pays a nominal annual interest rate of $${rate}\%$, compounded monthly. Equal amounts are to be drawn at the end of each month.

          (a) Calculate the monthly amount with which the fund is used up after exactly ${years} years. [3]

          (b) The teacher draws $${draw}$ EUR each month instead. Determine for how many complete months the fund can pay this amount. [3]

          (c) Determine the greatest monthly amount that never uses up the fund. Justify your answer. [3]`,
        hint: 'A fund that pays out is a loan seen from the other side: the present value is known and the final value is zero.',
        answer: prose`
          (a) $${money(a)}$ EUR

          (b) $${whole}$ months

          (c) $${money(c)}$ EUR`,
        solution: prose`
          (a) Finance solver: $N = ${12 * years}$, $I\% = ${rate}$, $PV = -${fund}$, $FV = 0$, $P/Y = C/Y = 12$ gives $PMT = ${money(a)}$ EUR.

          (b) With $PMT = ${draw}$ and the same other entries, solving for $N$ gives $N = ${decimal(b, 1)}$, so the full amount can be paid $${whole}$ times. Rounding up would promise a payment that the fund cannot make.

          (c) The fund lasts for ever if no more than the interest of a month is drawn: $${money(fund, 0)} \times \dfrac{${rate}}{1200} = ${money(c)}$ EUR. With this amount the balance is the same after each month; with any greater one it falls, and ever faster.`,
        markScheme: scheme({
          a: ['M1 entries of the solver, or a formula', 'A1 correct entries', prose`A1 $${money(a)}$`],
          b: [prose`M1 solving for $N$`, prose`(A1) $N = ${decimal(b, 1)}$`, prose`A1 $${whole}$`],
          c: ['R1 the interest alone may be drawn', 'M1 one month of interest', prose`A1 $${money(c)}$`],
        }),
        numeric: [toWithin(a, 0.05, 'a', 'EUR'), exact(whole, 'b'), toWithin(c, 0.01, 'c', 'EUR')],
      };
    }
    if (numbers.form === 'offers') {
      const { loan, years, rates } = numbers;
      return {
        text: prose`
          A bakery borrows $${money(loan, 0)}$ EUR for a new oven. Two banks offer loans that are repaid by equal payments at the end of each month; interest is compounded monthly.

          ${table(['', 'Term (years)', 'Nominal annual rate'], ['Bank P', years[0], prose`$${rates[0]}\%$`], ['Bank Q', years[1], prose`$${rates[1]}\%$`])}

          (a) Calculate the monthly payment at each of the two banks. [4]

          (b) Compare what is paid in all at the two banks: say at which of them it is more, and by how much, to the nearest euro. [3]

          (c) Suggest one reason for the bakery to choose bank Q all the same. [1]`,
        hint: 'In which entries of the solver do the two loans differ?',
        answer: prose`
          (a) $${money(a)}$ EUR at P and $${money(b)}$ EUR at Q

          (b) $${money(c, 0)}$ EUR more at Q

          (c) The monthly payment is smaller.`,
        solution: prose`
          (a) Bank P: $N = ${12 * years[0]}$, $I\% = ${rates[0]}$, $PV = ${loan}$, $FV = 0$, $P/Y = C/Y = 12$ gives $${money(a)}$ EUR. Bank Q: $N = ${12 * years[1]}$, $I\% = ${rates[1]}$ gives $${money(b)}$ EUR.

          (b) P receives $${12 * years[0]} \times ${money(a)} = ${money(a * 12 * years[0])}$ EUR in all, Q receives $${12 * years[1]} \times ${money(b)} = ${money(b * 12 * years[1])}$ EUR. The difference is $${money(c, 0)}$ EUR, although the rate of Q is lower: interest runs for longer.

          (c) At bank Q the bakery pays less each month, which leaves it more money in hand while the oven is new.`,
        markScheme: scheme({
          a: ['M1 entries for P', prose`A1 $${money(a)}$`, 'M1 entries for Q', prose`A1 $${money(b)}$`],
          b: ['M1 payments times their number', 'M1 difference', prose`A1 $${money(c, 0)}$`],
          c: ['R1 smaller monthly payments, or another sensible reason'],
        }),
        keys: [
          labelled('Bank P', toWithin(a, 0.05, 'a', 'EUR')),
          labelled('Bank Q', toWithin(b, 0.05, 'a', 'EUR')),
          { kind: 'number', ...toWithin(c, 1.5, 'b', 'EUR') },
        ],
      };
    }
    const { price, rate, years, save, payment } = numbers;
    return {
      text: prose`
        A potter wants a kiln that costs $${money(price, 0)}$ EUR. She can buy it now and repay it by $${payment}$ EUR at the end of each month for ${years} years, or pay $${save}$ EUR at the end of each month for ${years} years into an account with a nominal annual rate of $${rate}\%$, compounded monthly, and buy it then.

        (a) Calculate how much she would pay above the price if she buys it now. [2]

        (b) Calculate the amount in the account after ${years} years, and state whether it is enough if the price stays as it is. [4]

        (c) Determine the monthly payment into the account with which she has exactly the price after ${years} years. [2]`,
      hint: 'What is the account worth before the first payment?',
      answer: prose`
        (a) $${money(b, 0)}$ EUR

        (b) $${money(a)}$ EUR; ${a >= price ? 'it is enough' : 'it is not enough'}

        (c) $${money(c)}$ EUR`,
      solution: prose`
        (a) $${12 * years} \times ${payment} - ${price} = ${b}$ EUR.

        (b) Finance solver: $N = ${12 * years}$, $I\% = ${rate}$, $PV = 0$, $PMT = -${save}$, $P/Y = C/Y = 12$ gives $FV = ${money(a)}$ EUR. Since $${money(a)} ${a >= price ? prose`\ge` : '<'} ${money(price, 0)}$, it ${a >= price ? 'is' : 'is not'} enough.

        (c) With $FV = ${price}$ the solver gives a payment of $${money(c)}$ EUR.`,
      markScheme: scheme({
        a: ['(M1) payments times their number, less the price', prose`A1 $${money(b, 0)}$`],
        b: ['M1 entries of the solver', 'A1 correct entries', prose`A1 $${money(a)}$`, 'R1 comparison with the price'],
        c: [prose`(M1) solving for $PMT$`, prose`A1 $${money(c)}$`],
      }),
      numeric: [exact(b, 'a', 'EUR'), toWithin(a, 0.05, 'b', 'EUR'), toWithin(c, 0.05, 'c', 'EUR')],
    };
  },
  check: (numbers, { a, b, c }) => {
    /** The balance month by month; payments out of the fund are positive. */
    const balance = (start: number, rate: number, months: number, out: number) => {
      let sum = start;
      for (let month = 0; month < months; month++) sum += (sum * rate) / 1200 - out;
      return sum;
    };
    if (numbers.form === 'pension') {
      const { fund, rate, years, draw } = numbers;
      assert.ok(Math.abs(balance(fund, rate, 12 * years, a)) < 0.01);
      assert.ok(balance(fund, rate, Math.floor(b), draw) >= 0 && balance(fund, rate, Math.floor(b) + 1, draw) < 0);
      assertClose(balance(fund, rate, 600, c), fund, 'the fund that lasts');
    } else if (numbers.form === 'offers') {
      const { loan, rates, years } = numbers;
      assert.ok(Math.abs(balance(loan, rates[0], 12 * years[0], a)) < 0.01);
      assert.ok(Math.abs(balance(loan, rates[1], 12 * years[1], b)) < 0.01);
      const paid = [a, b].map((payment, k) => new Array<number>(12 * (years[k] as number)).fill(payment));
      const [first, second] = paid.map((payments) => payments.reduce((sum, payment) => sum + payment, 0)) as [number, number];
      assertClose(first + c, second, 'all payments one by one', 1e-9);
      assert.ok(c > 0 && b < a);
    } else {
      const { price, rate, years, save, payment } = numbers;
      assertClose(balance(0, rate, 12 * years, -save), a, 'the account month by month');
      assertClose(balance(0, rate, 12 * years, -c), price, 'the payment that just suffices');
      assert.equal(balance(-price, 0, 12 * years, -payment), b);
      assert.ok(b > 0 && Math.abs(a - price) > 50);
    }
  },
});

type Cubic =
  | { form: 'rate'; deposits: readonly [number, number, number]; final: number }
  | { form: 'tank'; radius: number; extra: number; volume: number }
  | { form: 'model'; c: readonly [number, number, number, number]; level: number; roots: readonly [number, number] };

const growthPolynomial =
  ({ deposits: [p, q, r], final }: Cubic & { form: 'rate' }) =>
  (x: number) =>
    p * x ** 3 + q * x ** 2 + r * x - final;

const polynomialContexts = defineTemplate<Cubic, { root: number; other: number }>({
  key: 'ai-polynomial-equation-contexts',
  calculatorAllowed: true,
  placements: [sl('1.8', 1)],
  variants: [
    { form: 'rate', deposits: [1000, 1500, 2000], final: 4800 },
    { form: 'tank', radius: 0.8, extra: 1.5, volume: 9 },
    { form: 'model', c: [2, -18, 36, 30], level: 40, roots: [0.325, 2.48] },
    { form: 'rate', deposits: [500, 500, 800], final: 1900 },
    { form: 'tank', radius: 1.1, extra: 2.4, volume: 25 },
    { form: 'model', c: [1, -12, 36, 20], level: 45, roots: [0.94, 3.28] },
  ],
  solve: (numbers) => {
    if (numbers.form === 'rate') {
      const root = bisect(growthPolynomial(numbers), 1, 1.5);
      return { root, other: (root - 1) * 100 };
    }
    if (numbers.form === 'tank') {
      const { extra, volume } = numbers;
      const f = (r: number) => Math.PI * r * r * (r + extra) + (2 / 3) * Math.PI * r ** 3 - volume;
      const root = bisect(f, 0, 10);
      return { root, other: root + extra };
    }
    const [p, q, r, s] = numbers.c;
    const f = (x: number) => ((p * x + q) * x + r) * x + s - numbers.level;
    const [low, high] = numbers.roots;
    return { root: bisect(f, low - 0.3, low + 0.3), other: bisect(f, high - 0.3, high + 0.3) };
  },
  write: (numbers, { root, other }) => {
    if (numbers.form === 'rate') {
      const [p, q, r] = numbers.deposits;
      const { final } = numbers;
      return {
        text: prose`
          A club pays $${p}$ EUR, $${q}$ EUR and $${r}$ EUR into an account, at the start of each of three successive years. Interest is paid at the end of each year at a constant annual rate. At the end of the third year the account holds $${final}$ EUR.

          Let $x$ be the factor by which a balance grows in one year.

          (a) Show that $${p}x^{3} + ${q}x^{2} + ${r}x = ${final}$. [2]

          (b) Find the value of $x$. [2]

          (c) Hence write down the annual rate of interest, as a percentage. [1]`,
        hint: 'Follow each payment on its own to the end of the third year.',
        answer: prose`
          (a) shown

          (b) $x = ${significant(root, 5)}$

          (c) $${significant(other)}\%$`,
        solution: prose`
          (a) The first payment stays in the account for three years and is multiplied by $x$ three times, to $${p}x^{3}$. The second stays for two years, $${q}x^{2}$, and the third for one, $${r}x$. Together they are the final balance of $${final}$ EUR.

          (b) The polynomial solver has one positive solution, $x = ${significant(root, 5)}$.

          (c) $${significant(root, 5)} - 1 = ${significant(root - 1)}$, an annual rate of $${significant(other)}\%$.`,
        markScheme: scheme({
          a: ['M1 powers of $x$ by the number of years', 'A1 sum of the three set equal to the balance', 'AG the equation given'],
          b: ['(M1) polynomial solver or graph', prose`A1 $${significant(root, 5)}$`],
          c: [prose`A1 $${significant(other)}\%$`],
        }),
        numeric: [toWithin(root, 0.003, 'b'), toWithin(other, 0.1, 'c', '%')],
      };
    }
    if (numbers.form === 'tank') {
      const { extra, volume } = numbers;
      return {
        text: prose`
          A water tank is a cylinder with radius $r\text{ m}$ and a hemisphere of the same radius on top of it. The cylinder is $${extra}\text{ m}$ higher than its radius is long. The tank is to hold $${volume}\text{ m}^{3}$.

          (a) Show that $\dfrac{5}{3}\pi r^{3} + ${extra}\pi r^{2} = ${volume}$. [3]

          (b) Find the radius. [2]

          (c) Hence find the height of the whole tank. [2]`,
        hint: 'How does the height of the cylinder depend on $r$?',
        answer: prose`
          (a) shown

          (b) $${significant(root)}\text{ m}$

          (c) $${significant(other + root)}\text{ m}$`,
        solution: prose`
          (a) The cylinder has height $r + ${extra}$ and volume $\pi r^{2}(r + ${extra})$; the hemisphere has volume $\frac{2}{3}\pi r^{3}$. Their sum is $\pi r^{3} + ${extra}\pi r^{2} + \frac{2}{3}\pi r^{3} = \frac{5}{3}\pi r^{3} + ${extra}\pi r^{2}$, which must be $${volume}$.

          (b) The polynomial solver gives one positive solution, $r = ${significant(root)}\text{ m}$. Negative solutions have no meaning here.

          (c) Cylinder and hemisphere together are $(r + ${extra}) + r = ${significant(other + root)}\text{ m}$ high.`,
        markScheme: scheme({
          a: [
            prose`A1 height $r + ${extra}$`,
            'M1 sum of the two volumes',
            'A1 terms in $r^{3}$ joined correctly',
            'AG the equation given',
          ],
          b: ['(M1) polynomial solver or graph', prose`A1 $${significant(root)}\text{ m}$`],
          c: [prose`(M1) $2r + ${extra}$`, prose`A1 $${significant(other + root)}\text{ m}$`],
        }),
        numeric: [near(root, 'b', 'm'), toWithin(other + root, 0.02, 'c', 'm')],
      };
    }
    const { c, level } = numbers;
    const f = polynomial(c, 't');
    return {
      text: prose`
        The number of visitors in a museum, $t$ hours after it opens, is modelled by $N(t) = ${f}$ for $0 \le t \le 4$. A second cash desk is open while there are more than $${level}$ visitors.

        (a) Write down the number of visitors when the museum opens. [1]

        (b) Write down the equation that gives the times at which the second desk is opened and closed, in the form $p(t) = 0$. [2]

        (c) Find these two times. [2]

        (d) Hence find for how many minutes the second desk is open. [2]`,
      hint: 'A cubic equation may have a solution outside the domain of the model.',
      answer: prose`
        (a) $${c[3]}$

        (b) $${polynomial([c[0], c[1], c[2], c[3] - level], 't')} = 0$

        (c) $t = ${significant(root)}$ and $t = ${significant(other)}$

        (d) $${Math.round((other - root) * 60)}$ minutes`,
      solution: prose`
        (a) $N(0) = ${c[3]}$.

        (b) $N(t) = ${level}$, so $${polynomial([c[0], c[1], c[2], c[3] - level], 't')} = 0$.

        (c) The polynomial solver gives three solutions; those in $0 \le t \le 4$ are $t = ${significant(root)}$ and $t = ${significant(other)}$. The third is greater than 4 and is rejected.

        (d) $(${significant(other, 5)} - ${significant(root, 5)}) \times 60 \approx ${Math.round((other - root) * 60)}$ minutes.`,
      markScheme: scheme({
        a: [prose`A1 $${c[3]}$`],
        b: [prose`(M1) $N(t) = ${level}$`, 'A1 all terms on one side'],
        c: [prose`A1 $${significant(root)}$`, prose`A1 $${significant(other)}$`],
        d: ['(M1) difference times 60', prose`A1 $${Math.round((other - root) * 60)}$`],
      }),
      keys: [
        { kind: 'number', ...exact(c[3], 'a') },
        {
          kind: 'equation',
          part: 'b',
          value: `${polynomial([c[0], c[1], c[2], c[3] - level], 't')} = 0`.replace(/[{}]/g, ''),
          variables: ['t'],
        },
        { kind: 'set', part: 'c', values: [significant(root), significant(other)], tolerance: 0.006 },
        { kind: 'number', ...toWithin(Math.round((other - root) * 60), 1.01, 'd') },
      ],
    };
  },
  check: (numbers, { root, other }) => {
    if (numbers.form === 'rate') {
      let balance = 0;
      for (const deposit of numbers.deposits) balance = (balance + deposit) * (1 + other / 100);
      assertClose(balance, numbers.final, 'the account year by year');
      assertClose((root - 1) * 100, other, 'the factor and the rate');
    } else if (numbers.form === 'tank') {
      // Thin discs of the cylinder and of the hemisphere.
      let volume = Math.PI * root * root * other;
      for (let k = 0; k < 20_000; k++) volume += (Math.PI * (root * root - (((k + 0.5) * root) / 20_000) ** 2) * root) / 20_000;
      assertClose(volume, numbers.volume, 'the tank by discs', 1e-5);
    } else {
      const [p, q, r, s] = numbers.c;
      const at = (t: number) => p * t ** 3 + q * t ** 2 + r * t + s;
      for (const t of [root, other]) assertClose(at(t), numbers.level, 'the level');
      for (let t = 0; t <= 4; t += 0.001) assert.equal(at(t) > numbers.level, t > root && t < other);
      assert.ok(at(4) > 0);
    }
  },
});

export const loansAndPolynomialsTemplates: readonly QuestionTemplate[] = [loanDecisions, polynomialContexts];
