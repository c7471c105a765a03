import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, fraction, gcd, groupThousands, polynomial, signed, significant, surd, term } from '../../tex.ts';
import { arithmeticForms, geometricForms, infiniteForms, nestedSquareForms } from './further-algebra.ts';
import { core, exact, inExactForm, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 1, Number and algebra: sequences, series and their use in finance, common to SL and HL. */

const arithmeticTwoTerms = defineTemplate({
  key: 'aa-arithmetic-two-terms',
  calculatorAllowed: false,
  placements: core('1.2', 1),
  variants: [
    { p: 3, up: 11, q: 8, uq: 31, n: 20 },
    { p: 4, up: 5, q: 9, uq: 20, n: 30 },
    { p: 2, up: 40, q: 7, uq: 25, n: 12 },
    { p: 5, up: 18, q: 11, uq: 48, n: 16 },
    { p: 3, up: 2, q: 10, uq: 51, n: 10 },
    { p: 6, up: 30, q: 10, uq: 14, n: 18 },
    { p: 4, up: -1, q: 12, uq: 31, n: 24 },
    { p: 5, up: 50, q: 15, uq: 20, n: 40 },
    { p: 7, up: 45, q: 12, uq: 75, n: 25 },
  ],
  solve: ({ p, up, q, uq, n }) => {
    const difference = (uq - up) / (q - p);
    const first = up - (p - 1) * difference;
    return { difference, first, sum: (n * (2 * first + (n - 1) * difference)) / 2 };
  },
  write: ({ p, up, q, uq, n }, { difference, first, sum }) => ({
    text: paragraphs(
      raw`In an arithmetic sequence, $u_{${p}} = ${up}$ and $u_{${q}} = ${uq}$.`,
      '(a) Determine the common difference. [2]',
      '(b) Find the first term. [1]',
      raw`(c) Find the sum of the first ${n} terms. [2]`,
    ),
    hint: raw`How many steps of size $d$ lead from $u_{${p}}$ to $u_{${q}}$?`,
    answer: paragraphs(raw`(a) $d = ${difference}$`, raw`(b) $u_1 = ${first}$`, raw`(c) $S_{${n}} = ${sum}$`),
    solution: paragraphs(
      raw`(a) From term ${p} to term ${q} there are $${q} - ${p} = ${q - p}$ equal steps, and together they change the value by $${uq}${signed(-up)} = ${uq - up}$. So $${q - p}d = ${uq - up}$ and $d = ${difference}$.`,
      raw`(b) The term $u_{${p}}$ lies ${p - 1} ${p === 2 ? 'step' : 'steps'} after the first: $u_{${p}} = u_1 + ${term(p - 1, 'd')}$. Hence $u_1 = ${up} - ${p - 1} \times (${difference}) = ${first}$.`,
      raw`(c) Use $S_n = \dfrac{n}{2}\left(2u_1 + (n-1)d\right)$ with $n = ${n}$: $$S_{${n}} = \frac{${n}}{2}\left(2 \times (${first}) + ${n - 1} \times (${difference})\right) = ${n / 2} \times ${2 * first + (n - 1) * difference < 0 ? `(${2 * first + (n - 1) * difference})` : 2 * first + (n - 1) * difference} = ${sum}.$$`,
    ),
    markScheme: markScheme({
      a: [raw`M1 attempt to form an equation in $d$, e.g. $${q - p}d = ${uq - up}$`, raw`A1 $d = ${difference}$`],
      b: [raw`A1 $u_1 = ${first}$`],
      c: ['(M1) correct substitution into the sum formula', raw`A1 $S_{${n}} = ${sum}$`],
    }),
    numeric: [
      {
        ...exact(difference, 'a'),
        slips: [slip((uq - up) / (q - p + 1), 'You counted the terms instead of the steps between them.')],
      },
      { ...exact(first, 'b'), slips: [slip(up - p * difference, 'You went back one step too many.')] },
      {
        ...exact(sum, 'c'),
        slips: [slip((n * (2 * first + n * difference)) / 2, 'You took one step too many to the last term.')],
      },
    ],
  }),
  check: ({ p, up, q, uq, n }, { difference, first, sum }) => {
    let [value, total] = [first, 0];
    for (let k = 1; k <= Math.max(n, q); k++) {
      if (k === p) assert.equal(value, up);
      if (k === q) assert.equal(value, uq);
      if (k <= n) total += value;
      value += difference;
    }
    assert.equal(total, sum);
    assert.notEqual(difference, 0);
  },
});

/** Seats of the first rows of an auditorium, drawn as dots about a common axis. */
function seatRows(first: number, step: number): string {
  const most = first + 3 * step;
  const drawing = new Diagram({ x: [-most / 2 - 4, most / 2 + 1], y: [0, 6], width: 420, height: 200 });
  drawing.label([0, 5.6], 'stage');
  drawing.polyline(
    [
      [-most / 4, 5.3],
      [most / 4, 5.3],
    ],
    'd-axis',
  );
  for (let row = 0; row < 4; row++) {
    const seats = first + row * step;
    drawing.label([-most / 2 - 2.4, 4.2 - row * 1.2], `row ${row + 1}`, { dy: 4 });
    for (let seat = 0; seat < seats; seat++) drawing.point([seat - (seats - 1) / 2, 4.2 - row * 1.2]);
  }
  return drawing.toSvg();
}

const auditoriumRows = defineTemplate({
  key: 'aa-arithmetic-auditorium',
  calculatorAllowed: true,
  placements: core('1.2', 2),
  variants: [
    { first: 12, step: 2, rows: 25, capacity: 1200, place: 'concert hall' },
    { first: 10, step: 3, rows: 18, capacity: 1000, place: 'lecture theatre' },
    { first: 14, step: 2, rows: 22, capacity: 1500, place: 'theatre' },
    { first: 8, step: 4, rows: 20, capacity: 1600, place: 'stadium block' },
    { first: 15, step: 3, rows: 16, capacity: 1100, place: 'school hall' },
    { first: 9, step: 2, rows: 30, capacity: 1750, place: 'cinema' },
    { first: 11, step: 4, rows: 15, capacity: 900, place: 'circus tent' },
    { first: 16, step: 2, rows: 24, capacity: 1300, place: 'music hall' },
    { first: 13, step: 3, rows: 21, capacity: 1450, place: 'conference centre' },
  ],
  solve: ({ first, step, rows, capacity }) => {
    const last = first + (rows - 1) * step;
    const total = (rows / 2) * (first + last);
    const b = first - step / 2;
    const root = (-b + Math.sqrt(b * b + 2 * step * capacity)) / step;
    return { last, total, root, needed: Math.ceil(root) };
  },
  write: ({ first, step, rows, capacity, place }, { last, total, root, needed }) => ({
    text: paragraphs(
      raw`The front row of a ${place} has ${first} seats. Each row behind it has ${step} seats more than the row in front of it. The diagram shows the first four rows.`,
      '![](diagram:rows)',
      raw`There are ${rows} rows in total.`,
      '(a) Calculate the number of seats in the last row. [2]',
      '(b) Calculate the total number of seats. [2]',
      raw`A second ${place} is planned with the same front row and the same increase from row to row. It must have at least ${capacity} seats.`,
      '(c) Determine the least number of rows that it needs. [3]',
    ),
    hint: 'What kind of sequence do the numbers of seats form? In part (c), which quantity of the sum formula is unknown?',
    answer: paragraphs(`(a) $${last}$ seats`, `(b) $${total}$ seats`, `(c) $${needed}$ rows`),
    solution: paragraphs(
      raw`(a) The rows form an arithmetic sequence with $u_1 = ${first}$ and $d = ${step}$. The last row is $u_{${rows}} = ${first} + ${rows - 1} \times ${step} = ${last}$.`,
      raw`(b) With first and last term known, $$S_{${rows}} = \frac{${rows}}{2}(${first} + ${last}) = ${total}.$$`,
      raw`(c) We need the least integer $n$ with $$\frac{n}{2}\left(2 \times ${first} + ${step}(n-1)\right) \ge ${capacity}.$$ Solving the equation with technology (table or solver) gives $n = ${decimal(root, 2)}$ as the only positive solution. The sum grows with $n$, so the next whole number is needed: $n = ${needed}$.`,
    ),
    markScheme: markScheme({
      a: [raw`(M1) use of $u_n = u_1 + (n-1)d$`, raw`A1 ${last}`],
      b: ['(M1) use of a sum formula', raw`A1 ${total}`],
      c: [
        raw`M1 sets up $\frac{n}{2}(${2 * first} + ${step}(n-1)) \ge ${capacity}$ or an equation`,
        raw`(A1) $n = ${decimal(root, 2)}$ or the sums for $n = ${needed - 1}$ and $n = ${needed}$`,
        raw`A1 ${needed} rows`,
      ],
    }),
    numeric: [
      {
        ...exact(last, 'a', 'seats'),
        slips: [slip(first + rows * step, 'You added the step once too often: it comes between the rows.')],
      },
      exact(total, 'b', 'seats'),
      { ...exact(needed, 'c', 'rows'), slips: [slip(needed - 1, 'That many rows do not yet have enough seats.', 'rounding')] },
    ],
    diagrams: [
      {
        name: 'rows',
        svg: seatRows(first, step),
        alt: `Four rows of dots for seats below a stage: row 1 has ${first}, row 2 has ${first + step}, row 3 has ${first + 2 * step}, row 4 has ${first + 3 * step}.`,
      },
    ],
  }),
  check: ({ first, step, rows, capacity }, { last, total, needed }) => {
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => first + i * step);
    const add = (seats: number[]) => seats.reduce((a, b) => a + b, 0);
    assert.equal(upTo(rows).at(-1), last);
    assert.equal(add(upTo(rows)), total);
    assert.ok(add(upTo(needed)) >= capacity && add(upTo(needed - 1)) < capacity);
  },
});

const geometricFirstTerm = defineTemplate({
  key: 'aa-geometric-first-term-mc',
  calculatorAllowed: false,
  placements: core('1.3', 1),
  variants: [
    { first: 3, ratio: -2 },
    { first: 5, ratio: 2 },
    { first: 4, ratio: -3 },
    { first: -2, ratio: 3 },
    { first: 7, ratio: -2 },
    { first: -6, ratio: 2 },
    { first: 2, ratio: 4 },
    { first: -5, ratio: -3 },
  ],
  solve: ({ first, ratio }) => {
    const [second, fifth] = [first * ratio, first * ratio ** 4];
    return { second, fifth, answer: second / Math.cbrt(fifth / second) };
  },
  write: ({ ratio }, { second, fifth, answer }, variantIndex) => {
    const first = Math.round(answer);
    const choice = multipleChoice(
      `$${first}$`,
      [
        wrong(`$${-first}$`, 'You took the common ratio with the wrong sign: a cube root keeps the sign.', 'sign'),
        wrong(`$${second * ratio}$`, 'You went a step forward in the sequence instead of a step back.'),
        wrong(`$${fraction(4 * second - fifth, 3)}$`, 'You treated the sequence as arithmetic, with a common difference.'),
      ],
      variantIndex,
    );
    return {
      text: raw`A geometric sequence of real numbers has second term $${second}$ and fifth term $${fifth}$. What is its first term? [1]`,
      hint: 'Divide the fifth term by the second: which power of the common ratio is that?',
      solution: raw`From the second to the fifth term we multiply by the common ratio three times, so $r^3 = \dfrac{${fifth}}{${second}} = ${ratio ** 3}$ and $r = ${ratio}$ (a cube root keeps its sign). The first term is one step before the second: $u_1 = \dfrac{u_2}{r} = \dfrac{${second}}{${ratio}} = ${first}$.`,
      ...choice,
    };
  },
  check: ({ ratio }, { second, fifth, answer }) => {
    let value = answer;
    const terms = Array.from({ length: 5 }, () => {
      const now = value;
      value *= ratio;
      return now;
    });
    assertClose(terms[1] ?? 0, second, 'second term');
    assertClose(terms[4] ?? 0, fifth, 'fifth term');
  },
});

const nestedSquares = defineTemplate({
  key: 'aa-nested-squares',
  calculatorAllowed: false,
  placements: core('1.8', 1, ['1.3']),
  variants: [
    { side: 8, m: 1, n: 1 },
    { side: 9, m: 1, n: 2 },
    { side: 8, m: 1, n: 3 },
    { side: 10, m: 2, n: 3 },
    { side: 10, m: 1, n: 4 },
    { side: 12, m: 1, n: 2 },
    { side: 14, m: 3, n: 4 },
    { side: 12, m: 1, n: 3 },
    { side: 16, m: 3, n: 5 },
  ],
  solve: ({ side, m, n }) => {
    const unit = side / (m + n);
    const squared = unit * unit * (m * m + n * n);
    const [numerator, denominator] = [m * m + n * n, (m + n) ** 2];
    return { squared, numerator, denominator, sumNumerator: side * side * denominator, sumDenominator: denominator - numerator };
  },
  write: ({ side, m, n }, { squared, numerator, denominator, sumNumerator, sumDenominator }) => {
    const unit = side / (m + n);
    const [a, b] = [m * unit, n * unit];
    const ratio = fraction(numerator, denominator);
    const sum = fraction(sumNumerator, sumDenominator);
    return {
      text: paragraphs(
        raw`A square has sides of length $${side} \text{ cm}$. ${m === n ? 'The midpoints of its sides are joined' : raw`On each side, in anticlockwise order, the point that divides it in the ratio $${m} : ${n}$ is marked. The four points are joined`} to form a second square. A third square is formed inside the second in the same way, and so on without end. The diagram shows the first four squares.`,
        '![](diagram:squares)',
        '(a) Find the exact length of a side of the second square. [2]',
        raw`(b) Show that the area of each square is $${ratio}$ of the area of the square before it. [2]`,
        '(c) Find the sum of the areas of all the squares. [2]',
      ),
      hint: 'Each corner of the first square is the right angle of a triangle whose hypotenuse is a side of the second square.',
      answer: paragraphs(raw`(a) $${surd(squared)} \text{ cm}$`, '(b) As given.', raw`(c) $${sum} \text{ cm}^2$`),
      solution: paragraphs(
        raw`(a) At each corner a right-angled triangle with legs $${a} \text{ cm}$ and $${b} \text{ cm}$ is cut off. By Pythagoras, the side of the second square is $\sqrt{${a}^2 + ${b}^2} = \sqrt{${squared}}${surd(squared) === raw`\sqrt{${squared}}` ? '' : raw` = ${surd(squared)}`} \text{ cm}$.`,
        raw`(b) The areas of the first two squares are $${side}^2 = ${side * side}$ and $${squared}$, so their ratio is $\dfrac{${squared}}{${side * side}} = ${ratio}$. Every square is made from the one before it in the same way, only on a smaller scale, so the ratio of the areas is the same each time.`,
        raw`(c) The areas form a geometric sequence with $u_1 = ${side * side}$ and $r = ${ratio}$. As $|r| < 1$, the sum converges: $$S_\infty = \frac{u_1}{1-r} = \frac{${side * side}}{1 - ${ratio}} = ${side * side} \times ${fraction(denominator, sumDenominator)} = ${sum}.$$ The total area is $${sum} \text{ cm}^2$.`,
      ),
      markScheme: markScheme({
        a: ['M1 attempt to use Pythagoras in a corner triangle', raw`A1 $${surd(squared)}$`],
        b: [
          raw`M1 ratio of the first two areas, $\frac{${squared}}{${side * side}}$`,
          'R1 the same construction is repeated, so the ratio is the same for any two neighbours',
          raw`AG $${ratio}$`,
        ],
        c: [raw`(M1) use of $\frac{u_1}{1-r}$`, raw`A1 $${sum}$`],
      }),
      numeric: [inExactForm(Math.sqrt(squared), surd(squared), 'a', 'cm'), exact(sumNumerator / sumDenominator, 'c', 'cm^2')],
      diagrams: [
        {
          name: 'squares',
          svg: drawNestedSquares(m / (m + n)),
          alt: `Four squares, each inside the one before, with its corners on the sides of that square${m === n ? ' at their midpoints' : ` where they are divided ${m} to ${n}`}.`,
        },
      ],
    };
  },
  check: ({ side, m, n }, { squared, numerator, denominator, sumNumerator, sumDenominator }) => {
    assertClose(squared / (side * side), numerator / denominator, 'ratio');
    assert.equal(denominator, m * m + 2 * m * n + n * n);
    let corners = unitSquare.map(([x, y]) => [x * side, y * side] as const);
    let total = 0;
    for (let i = 0; i < 400; i++) {
      const area = Math.abs(shoelace(corners));
      if (i === 1) assertClose(area, squared, 'second square');
      total += area;
      corners = nextSquare(corners, m / (m + n));
    }
    assertClose(total, sumNumerator / sumDenominator, 'sum of the areas');
    assert.ok(Number.isInteger(side / (m + n)));
  },
});

type Corner = readonly [number, number];
const unitSquare: readonly Corner[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The corners that divide each side at `part` of its length. */
function nextSquare(corners: readonly Corner[], part: number): Corner[] {
  return corners.map(([x, y], i) => {
    const [u, v] = corners[(i + 1) % 4] ?? [0, 0];
    return [x + part * (u - x), y + part * (v - y)];
  });
}

function shoelace(corners: readonly Corner[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0];
    return sum + (x * v - u * y) / 2;
  }, 0);
}

function drawNestedSquares(part: number): string {
  const drawing = new Diagram({ x: [0, 1], y: [0, 1], equalScale: true, width: 260 });
  let corners: readonly Corner[] = unitSquare;
  for (let i = 0; i < 4; i++) {
    drawing.polygon(corners);
    corners = nextSquare(corners, part);
  }
  return drawing.toSvg();
}

const infiniteTwoRatios = defineTemplate({
  key: 'aa-infinite-two-ratios',
  calculatorAllowed: false,
  placements: core('1.8', 1, ['1.3']),
  variants: [
    { total: 27, second: 6 },
    { total: 32, second: 6 },
    { total: 50, second: 8 },
    { total: 25, second: 6 },
    { total: 72, second: 10 },
    { total: 100, second: 21 },
    { total: 49, second: 10 },
    { total: 64, second: 15 },
    { total: 81, second: 20 },
  ],
  solve: ({ total, second }) => {
    const root = Math.sqrt(1 - (4 * second) / total);
    return { small: (1 - root) / 2, large: (1 + root) / 2, difference: total * root };
  },
  write: ({ total, second }, { small, large, difference }) => {
    const divisor = gcd(total, second);
    const [a, b] = [total / divisor, second / divisor];
    const [p, q] = [Math.round(small * a * 10) / 10, Math.round(large * a * 10) / 10];
    const scale = Number.isInteger(p) ? 1 : 10;
    const [rSmall, rLarge] = [fraction(p * scale, a * scale), fraction(q * scale, a * scale)];
    const gap = Math.round(difference);
    const quadratic = polynomial([a, -a, b], 'r');
    return {
      text: paragraphs(
        raw`An infinite geometric series has common ratio $r$, second term $${second}$ and sum $${total}$.`,
        raw`(a) Show that $${quadratic} = 0$. [3]`,
        raw`(b) Hence find the two possible values of $r$. [3]`,
        '(c) Find the difference between the two possible first terms. [2]',
      ),
      hint: 'How do both facts depend on $u_1$ and $r$?',
      answer: paragraphs('(a) As given.', raw`(b) $r = ${rSmall}$ or $r = ${rLarge}$`, raw`(c) $${gap}$`),
      solution: paragraphs(
        raw`(a) The two facts are $u_1 r = ${second}$ and $\dfrac{u_1}{1-r} = ${total}$. The second gives $u_1 = ${total}(1-r)$. Putting this into the first: $${total}(1-r)r = ${second}$, so $${total}r^2 - ${total}r + ${second} = 0$.${divisor > 1 ? raw` Dividing by ${divisor} gives $${quadratic} = 0$.` : ''}`,
        raw`(b) By the quadratic formula, $r = \dfrac{${a} \pm \sqrt{${a}^2 - 4 \times ${a} \times ${b}}}{2 \times ${a}} = \dfrac{${a} \pm \sqrt{${a * a - 4 * a * b}}}{${2 * a}}$, so $r = ${rSmall}$ or $r = ${rLarge}$. Both satisfy $|r| < 1$, so both series converge.`,
        raw`(c) As $u_1 = ${total}(1-r)$, the first terms are $${total}\left(1 - ${rSmall}\right) = ${Math.round(total * (1 - small))}$ and $${total}\left(1 - ${rLarge}\right) = ${Math.round(total * (1 - large))}$. Their difference is $${gap}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`A1 $u_1 r = ${second}$ and $\frac{u_1}{1-r} = ${total}$`,
          raw`M1 attempt to eliminate $u_1$`,
          raw`A1 $${total}r(1-r) = ${second}$`,
          raw`AG $${quadratic} = 0$`,
        ],
        b: ['M1 attempt to solve the quadratic', raw`A1 $r = ${rSmall}$`, raw`A1 $r = ${rLarge}$`],
        c: ['M1 finds a first term from either ratio', raw`A1 $${gap}$`],
      }),
      numeric: [exact(gap, 'c')],
      keys: [{ kind: 'set', part: 'b', values: [rSmall, rLarge] }],
    };
  },
  check: ({ total, second }, { small, large, difference }) => {
    for (const ratio of [small, large]) {
      assert.ok(ratio > 0 && ratio < 1);
      let [value, sum] = [second / ratio, 0];
      for (let i = 0; i < 5_000; i++) {
        sum += value;
        value *= ratio;
      }
      assertClose(sum, total, 'sum to infinity');
    }
    assertClose(second / small - second / large, difference, 'difference of the first terms');
    assertClose(difference, Math.round(difference), 'a whole difference');
  },
});

const compoundInterest = defineTemplate({
  key: 'aa-compound-interest',
  calculatorAllowed: true,
  placements: core('1.4', 2),
  variants: [
    { principal: 5000, rate: 3.6, periods: 12, years: 6, target: 8000 },
    { principal: 12000, rate: 4.2, periods: 4, years: 5, target: 20000 },
    { principal: 8000, rate: 2.8, periods: 2, years: 8, target: 11000 },
    { principal: 2500, rate: 5.1, periods: 12, years: 7, target: 4500 },
    { principal: 15000, rate: 3.2, periods: 4, years: 9, target: 24000 },
    { principal: 6400, rate: 4.8, periods: 12, years: 4, target: 10000 },
    { principal: 9500, rate: 2.4, periods: 2, years: 10, target: 14000 },
    { principal: 3000, rate: 6, periods: 4, years: 5, target: 5000 },
    { principal: 20000, rate: 3.9, periods: 12, years: 12, target: 36000 },
  ],
  solve: ({ principal, rate, periods, years, target }) => {
    const growth = 1 + rate / 100 / periods;
    const value = principal * growth ** (periods * years);
    const exactYears = Math.log(target / principal) / (periods * Math.log(growth));
    return { value, exactYears, wholeYears: Math.ceil(exactYears), yearlyRate: 100 * (growth ** periods - 1) };
  },
  write: ({ principal, rate, periods, years, target }, { value, exactYears, wholeYears, yearlyRate }) => {
    const often = periods === 12 ? 'monthly' : periods === 4 ? 'quarterly' : 'half-yearly';
    const money = (amount: number) => (amount < 10_000 ? amount.toFixed(2) : groupThousands(amount.toFixed(2)));
    const growth = raw`\left(1 + \frac{${rate}}{100 \times ${periods}}\right)`;
    return {
      text: paragraphs(
        raw`A student deposits ${principal} euros in an account that pays a nominal annual interest rate of $${rate}\,\%$, compounded ${often}. Nothing is added or taken out later.`,
        raw`(a) Calculate the value of the deposit after ${years} years, to the nearest cent. [3]`,
        raw`(b) Determine the least number of complete years after which the deposit is worth more than ${target} euros. [3]`,
        raw`Another bank compounds interest yearly.`,
        raw`(c) Find the annual rate that it must offer to pay the same interest over each full year. Give your answer as a percentage. [2]`,
      ),
      hint: 'What is the rate for one period, and how many periods are there in a year?',
      answer: paragraphs(
        raw`(a) $${money(value)}$ euros`,
        raw`(b) $${wholeYears}$ years`,
        raw`(c) $${significant(yearlyRate)}\,\%$`,
      ),
      solution: paragraphs(
        raw`(a) There are $${periods} \times ${years} = ${periods * years}$ periods, and in each the value is multiplied by $1 + \frac{${rate}}{100 \times ${periods}}$: $$FV = ${principal}${growth}^{${periods * years}} = ${money(value)}.$$ The deposit is worth $${money(value)}$ euros.`,
        raw`(b) After $t$ years we need $${principal}${growth}^{${periods}t} > ${target}$. Taking logarithms (or using the finance application) at equality gives $$t = \frac{\ln\left(\frac{${target}}{${principal}}\right)}{${periods}\ln${growth}} = ${significant(exactYears, 4)},$$ so ${wholeYears} complete years are needed.`,
        raw`(c) Over one year the deposit is multiplied by $${growth}^{${periods}} = ${decimal(1 + yearlyRate / 100, 5)}$. The yearly rate must be $${significant(yearlyRate)}\,\%$.`,
      ),
      markScheme: markScheme({
        a: ['M1 attempt to use the compound interest formula', '(A1) correct substitution', raw`A1 $${money(value)}$ euros`],
        b: [
          raw`M1 correct equation or inequality with the target ${target}`,
          raw`(A1) $t = ${significant(exactYears, 4)}$`,
          raw`A1 ${wholeYears} years`,
        ],
        c: [raw`(M1) growth over one year, $${growth}^{${periods}}$`, raw`A1 $${significant(yearlyRate)}\,\%$`],
      }),
      numeric: [
        {
          part: 'a',
          value,
          tolerance: 0.0051,
          unit: 'euros',
          slips: [
            slip(principal * (1 + rate / 100) ** years, 'You added the interest once a year.'),
            slip(principal * (1 + (rate * years) / 100), 'You left out the interest on interest.'),
          ],
        },
        {
          ...exact(wholeYears, 'b', 'years'),
          slips: [slip(wholeYears - 1, 'After that many years the deposit is not yet worth enough.', 'rounding')],
        },
        {
          ...threeFigures(yearlyRate, 'c', '%'),
          slips: [slip(rate, 'That is the nominal rate: interest on interest within the year is missing.')],
        },
      ],
    };
  },
  check: ({ principal, rate, periods, years, target }, { value, wholeYears, yearlyRate }) => {
    assert.ok(Number.isInteger(wholeYears));
    let balance = principal;
    for (let period = 1; period <= periods * wholeYears; period++) {
      if (period === periods * (wholeYears - 1) + 1) assert.ok(balance <= target);
      balance += (balance * rate) / (100 * periods);
      if (period === periods) assertClose(balance, principal + (principal * yearlyRate) / 100, 'one year of interest');
      if (period === periods * years) assertClose(balance, value, 'value after the term');
    }
    assert.ok(balance > target);
    assert.ok(years < wholeYears, 'part (a) is passed before part (b)');
  },
});

/** Templates of topic 1 for SL and HL: sequences and series. */
export const numberAlgebra = [
  withLaterForms(arithmeticTwoTerms, ...arithmeticForms),
  auditoriumRows,
  withLaterForms(geometricFirstTerm, ...geometricForms),
  withLaterForms(nestedSquares, ...nestedSquareForms),
  withLaterForms(infiniteTwoRatios, ...infiniteForms),
  compoundInterest,
];
