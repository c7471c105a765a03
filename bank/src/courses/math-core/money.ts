import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { core as analysis } from '../math-aa/writing.ts';
import { core as applications, exact, money, near, prose } from '../math-ai/writing.ts';

/** Topic 1 of both courses: sums in standard form, and what becomes of money. */

const sums = defineTemplate({
  key: 'maths-standard-form-sums',
  calculatorAllowed: true,
  placements: [...analysis('1.1', 2), ...applications('1.1', 1)],
  variants: [
    {
      first: 'An empty cargo ship has a mass of',
      second: 'Its fuel has a mass of',
      whole: 'mass',
      part: 'mass of the fuel',
      unit: '\\text{ kg}',
      a: [8.4, 7],
      b: [6, 5],
    },
    {
      first: 'In spring a lake holds',
      second: 'In one day of rain it takes in a further',
      whole: 'volume',
      part: 'volume taken in',
      unit: '\\text{ m}^3',
      a: [3.6, 8],
      b: [5, 6],
    },
    {
      first: 'An empty space station has a mass of',
      second: 'Its crew and stores have a mass of',
      whole: 'mass',
      part: 'mass of the crew and stores',
      unit: '\\text{ kg}',
      a: [4.2, 5],
      b: [7, 3],
    },
    {
      first: 'For heating, a town uses in one year',
      second: 'For its street lights it uses in this time',
      whole: 'energy',
      part: 'energy for the street lights',
      unit: '\\text{ J}',
      a: [9.6, 14],
      b: [8, 12],
    },
  ] as const,
  solve: ({ a, b }) => {
    const [large, small] = [a[0] * 10 ** a[1], b[0] * 10 ** b[1]];
    return { large, small, total: large + small, share: (100 * small) / (large + small) };
  },
  write: ({ first, second, whole, part, unit, a, b }, { share }) => {
    const moved = b[0] / 10 ** (a[1] - b[1]);
    const total = `${Number((a[0] + moved).toFixed(4))} \\times 10^{${a[1]}}`;
    return inParts({
      stem: prose`${first} $${a[0]} \times 10^{${a[1]}}${unit}$. ${second} $${b[0]} \times 10^{${b[1]}}${unit}$.`,
      hint: 'When can the numbers in front of two powers of ten be added?',
      parts: [
        {
          ask: prose`Calculate the total ${whole}, in the form $c \times 10^{k}$ where $1 \le c < 10$ and $k \in \mathbb{Z}$.`,
          answer: prose`$${total}$`,
          solution: prose`With the same power of ten, $${b[0]} \times 10^{${b[1]}} = ${moved} \times 10^{${a[1]}}$, so the sum is $(${a[0]} + ${moved}) \times 10^{${a[1]}} = ${total}$.`,
          marks: [prose`(M1) the same power of ten`, prose`A1 $${total}$`],
          keys: [exact((a[0] + moved) * 10 ** a[1])],
        },
        {
          ask: prose`Calculate the ${part} as a percentage of this total.`,
          answer: prose`$${significant(share)}\,\%$`,
          solution: prose`$\dfrac{${b[0]} \times 10^{${b[1]}}}{${total}} \times 100\,\% = ${significant(share)}\,\%$.`,
          marks: ['(M1) quotient with the sum in the denominator', prose`A1 $${significant(share)}\,\%$ (FT their total)`],
          keys: [{ ...near(share), follows: { value: `${100 * b[0]}*10^${b[1]}/t`, from: { t: 'a' } } }],
        },
        {
          ask: prose`A student writes the total ${whole} as $${decimal(a[0] + b[0], 1)} \times 10^{${a[1] + b[1]}}$. Explain both mistakes.`,
          answer: 'The numbers in front belong to different powers of ten, and exponents are added in a product, not in a sum.',
          solution: prose`The student adds $${a[0]}$ and $${b[0]}$ although they belong to different powers of ten, and adds the exponents, which is the rule for a product.`,
          marks: [
            'R1 the numbers in front belong to different powers of ten',
            'R1 exponents are added in a product, not in a sum',
          ],
        },
      ],
    });
  },
  check: ({ a, b }, { total, share }) => {
    assertClose(total / 10 ** b[1], a[0] * 10 ** (a[1] - b[1]) + b[0], 'the sum in units of the smaller power');
    assertClose((total * share) / 100, b[0] * 10 ** b[1], 'share of the sum');
  },
});

const rateSought = defineTemplate({
  key: 'maths-interest-rate-sought',
  calculatorAllowed: true,
  placements: [...analysis('1.4', 2, ['1.3']), ...applications('1.4', 1)],
  variants: [
    { who: 'Amira', start: 6000, end: 7100, years: 4, often: 'monthly', k: 12, goal: 9000 },
    { who: 'Tomás', start: 2500, end: 3200, years: 6, often: 'quarterly', k: 4, goal: 4000 },
    { who: 'Ingrid', start: 12000, end: 13500, years: 3, often: 'monthly', k: 12, goal: 16000 },
    { who: 'Kofi', start: 8000, end: 9450, years: 5, often: 'half-yearly', k: 2, goal: 12000 },
  ],
  solve: ({ start, end, years, k, goal }) => {
    const factor = (end / start) ** (1 / (k * years));
    const periods = Math.ceil(Math.log(goal / start) / Math.log(factor));
    return { factor, rate: 100 * k * (factor - 1), effective: 100 * (factor ** k - 1), periods };
  },
  write: ({ who, start, end, years, often, k, goal }, { rate, effective, periods }) =>
    inParts({
      stem: prose`${who} puts $${money(start, 0)}$ euros into an account at a nominal annual interest rate of $r\,\%$, compounded ${often}. After ${years} years the account holds $${money(end, 0)}$ euros. Nothing else is paid in or out.`,
      hint: 'How many times is interest added, and what is the money multiplied by each time?',
      parts: [
        {
          ask: prose`Find the value of $r$.`,
          answer: prose`$r = ${significant(rate)}$`,
          solution: prose`Interest is added $${k} \times ${years} = ${k * years}$ times: $${start}\left(1 + \dfrac{r}{${100 * k}}\right)^{${k * years}} = ${end}$. A solver, or the root of order ${k * years}, gives $r = ${significant(rate)}$.`,
          marks: [
            prose`(M1) substitutes into the formula of compound interest`,
            prose`(A1) exponent $${k * years}$`,
            prose`A1 $r = ${significant(rate)}$ (accept $${significant(rate, 4)}$; interest compounded once a year costs the last two marks)`,
          ],
          keys: [
            {
              ...near(rate),
              slips: [
                {
                  slip: 'method',
                  value: 100 * ((end / start) ** (1 / years) - 1),
                  note: 'You compounded the interest once a year.',
                },
              ],
            },
          ],
        },
        {
          ask: 'Find the percentage by which the account grows in one year.',
          answer: prose`$${significant(effective)}\,\%$`,
          solution: prose`In one year the money is multiplied by $\left(1 + \dfrac{r}{${100 * k}}\right)^{${k}} = \left(\dfrac{${end}}{${start}}\right)^{\frac{1}{${years}}} = ${significant(1 + effective / 100, 5)}$, a growth by $${significant(effective)}\,\%$.`,
          marks: [prose`(M1) factor for one year`, prose`A1 $${significant(effective)}\,\%$ (FT their $r$)`],
          keys: [near(effective)],
        },
        {
          ask: prose`Determine after how many ${k === 12 ? 'months' : k === 4 ? 'quarters' : 'half-years'} from the start the account first holds more than $${money(goal, 0)}$ euros.`,
          answer: prose`$${periods}$`,
          solution: prose`$${start}\left(1 + \dfrac{r}{${100 * k}}\right)^{n} > ${goal}$ holds from $n = ${periods}$ on, as a table shows.`,
          marks: [
            prose`(M1) inequality or equation in the number of periods`,
            prose`A1 $${periods}$ (FT their $r$; do not accept a number of years)`,
          ],
          keys: [exact(periods)],
        },
      ],
    }),
  check: ({ start, end, years, k, goal }, { rate, periods }) => {
    assertClose(
      bisect((r) => start * (1 + r / (100 * k)) ** (k * years) - end, 0, 20),
      rate,
      'rate by bisection',
    );
    let held = start;
    let count = 0;
    while (held <= goal) {
      held *= 1 + rate / (100 * k);
      count += 1;
    }
    assert.equal(count, periods);
  },
});

const twoMethods = defineTemplate({
  key: 'maths-two-ways-of-depreciation',
  calculatorAllowed: true,
  placements: [...analysis('1.4', 2, ['1.2', '1.3']), ...applications('1.4', 2, '1.2', '1.3')],
  variants: [
    { thing: 'delivery van', price: 36000, fixed: 4500, rate: 18 },
    { thing: 'printing machine', price: 20000, fixed: 2200, rate: 16 },
    { thing: 'fishing boat', price: 90000, fixed: 9000, rate: 15 },
    { thing: 'harvester', price: 150000, fixed: 16500, rate: 17 },
  ],
  solve: ({ price, fixed, rate }) => {
    const line = (n: number) => price - n * fixed;
    const curve = (n: number) => price * (1 - rate / 100) ** n;
    let year = 1;
    while (line(year) >= curve(year)) year += 1;
    return { line3: line(3), curve3: curve(3), year, ends: price / fixed, lineThere: line(year), curveThere: curve(year) };
  },
  write: ({ thing, price, fixed, rate }, { line3, curve3, year, ends, lineThere, curveThere }) =>
    inParts({
      stem: prose`A firm buys a ${thing} for $${money(price, 0)}$ euros. Its accountant can write its value down in two ways: by the same amount of $${money(fixed, 0)}$ euros every year (method A), or by $${rate}\,\%$ of its value every year (method B).`,
      hint: 'Which of the two methods subtracts the same number every year, and which multiplies by the same number?',
      parts: [
        {
          ask: 'Find the value after 3 years by each of the methods, to the nearest euro.',
          answer: prose`A: $${money(line3, 0)}$ euros; B: $${money(curve3, 0)}$ euros`,
          solution: prose`Method A gives $${price} - 3 \times ${fixed} = ${money(line3, 0)}$ euros, method B gives $${price} \times ${decimal(1 - rate / 100, 2)}^{3} = ${money(curve3, 0)}$ euros.`,
          marks: [
            prose`A1 $${money(line3, 0)}$`,
            prose`(M1) factor $${decimal(1 - rate / 100, 2)}$`,
            prose`A1 $${money(curve3, 0)}$ (three times ${rate}% of the price costs both marks for method B)`,
          ],
          keys: [
            { ...exact(line3), label: 'Method A' },
            { ...near(curve3), label: 'Method B' },
          ],
        },
        {
          ask: 'Write down, for method A, the number of complete years after which the value would first be below zero.',
          answer: prose`$${Math.floor(ends) + 1}$`,
          solution: prose`$\dfrac{${price}}{${fixed}} = ${significant(ends)}$, so the value is below zero from year ${Math.floor(ends) + 1} on: the method has to stop before.`,
          marks: [prose`A1 $${Math.floor(ends) + 1}$`],
          keys: [exact(Math.floor(ends) + 1)],
        },
        {
          ask: 'Determine the first number of complete years after which method A gives the smaller value.',
          answer: prose`$${year}$`,
          solution: prose`In a table of both values, method A is larger up to year ${year - 1}. After ${year} years method A gives $${money(lineThere, 0)}$ euros and method B gives $${money(curveThere, 0)}$ euros.`,
          marks: ['(M1) both values in a table or as graphs', prose`A1 $${year}$`],
          keys: [exact(year)],
        },
        {
          ask: 'State one reason why method B may be the better model of the price for which it could be sold.',
          answer: 'It loses most at first, and its value never becomes zero or negative.',
          solution:
            'Things usually lose most of their value while they are new, and they can be sold for something for a long time. Method B shows both, method A neither.',
          marks: ['R1 the loss is greatest at first, or the value stays positive'],
        },
      ],
    }),
  check: ({ price, fixed, rate }, { year, curve3, ends }) => {
    let [a, b] = [price, price];
    let first = 0;
    for (let n = 1; n <= 20 && first === 0; n++) {
      a -= fixed;
      b -= (b * rate) / 100;
      if (n === 3) assertClose(b, curve3, 'three years of method B');
      if (a < b) first = n;
    }
    assert.equal(first, year);
    assert.ok(year >= 4 && ends > year);
  },
});

export const moneyTemplates: readonly QuestionTemplate[] = [sums, rateSought, twoMethods];
