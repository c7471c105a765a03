import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { wrong } from '../../../multiple-choice.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, polynomial, signed, signedTerm, significant, term } from '../../../tex.ts';
import { determinant2, type Matrix } from '../matrices.ts';
import { choice, core, exact, halfUnit, hl, prose, scheme, table, toWithin } from '../writing.ts';
import { exponentWanted, greatestBox, logarithmError } from './second-forms.ts';

/** Topic 1. Systems and polynomial equations; at higher level laws of logarithms and rational exponents. */

const threeUnknowns = defineTemplate({
  key: 'ai-three-receipts',
  calculatorAllowed: true,
  placements: core('1.8', 1),
  variants: [
    {
      shop: 'café',
      items: ['coffees', 'teas', 'cakes'],
      prices: [3.2, 2.5, 4.1],
      orders: [
        [2, 1, 3],
        [1, 4, 2],
        [3, 2, 1],
      ],
      last: [2, 3, 2],
    },
    {
      shop: 'stationer',
      items: ['notebooks', 'pens', 'folders'],
      prices: [4.6, 1.3, 2.9],
      orders: [
        [3, 5, 1],
        [1, 2, 4],
        [2, 6, 2],
      ],
      last: [1, 1, 1],
    },
    {
      shop: 'garden centre',
      items: ['roses', 'lavender plants', 'ferns'],
      prices: [7.5, 3.8, 5.4],
      orders: [
        [1, 6, 2],
        [4, 2, 3],
        [2, 3, 5],
      ],
      last: [2, 2, 2],
    },
    {
      shop: 'bakery',
      items: ['loaves', 'rolls', 'tarts'],
      prices: [3.9, 0.6, 2.7],
      orders: [
        [2, 8, 3],
        [1, 10, 2],
        [3, 4, 4],
      ],
      last: [1, 6, 1],
    },
    {
      shop: 'market stall',
      items: ['melons', 'mangoes', 'pineapples'],
      prices: [2.8, 1.7, 3.4],
      orders: [
        [1, 5, 2],
        [3, 2, 1],
        [2, 4, 3],
      ],
      last: [2, 2, 1],
    },
    {
      shop: 'kiosk',
      items: ['magazines', 'newspapers', 'comics'],
      prices: [5.5, 2.2, 3.7],
      orders: [
        [1, 3, 2],
        [2, 1, 4],
        [3, 5, 1],
      ],
      last: [1, 1, 3],
    },
    {
      shop: 'cinema',
      items: ['tickets', 'drinks', 'bags of popcorn'],
      prices: [9.5, 3.4, 4.8],
      orders: [
        [2, 2, 1],
        [4, 3, 2],
        [3, 1, 3],
      ],
      last: [5, 5, 5],
    },
    {
      shop: 'sports shop',
      items: ['shuttlecocks', 'grips', 'headbands'],
      prices: [2.4, 6.8, 3.5],
      orders: [
        [6, 2, 1],
        [4, 1, 3],
        [10, 3, 2],
      ],
      last: [5, 2, 2],
    },
  ],
  solve: ({ prices, orders, last }) => {
    const totals = orders.map((order) => order.reduce((sum, count, i) => sum + count * (prices[i] as number), 0));
    // Cramer's rule.
    const minor = (m: Matrix, column: number): Matrix => m.slice(1).map((row) => row.filter((_, j) => j !== column));
    const determinant3 = (m: Matrix) =>
      (m[0] ?? []).reduce((sum, value, column) => sum + (column % 2 === 0 ? 1 : -1) * value * determinant2(minor(m, column)), 0);
    const whole = determinant3(orders);
    const found = [0, 1, 2].map(
      (column) =>
        determinant3(orders.map((row, i) => row.map((value, j) => (j === column ? (totals[i] as number) : value)))) / whole,
    );
    return { totals, found, lastTotal: last.reduce((sum, count, i) => sum + count * (found[i] as number), 0) };
  },
  write: ({ shop, items, orders, last }, { totals, found, lastTotal }) => {
    const equation = (order: readonly number[], total: string) =>
      `${term(order[0] as number, 'x')}${signedTerm(order[1] as number, 'y')}${signedTerm(order[2] as number, 'z')} = ${total}`;
    const euro = (value: number | undefined) => decimal(value ?? 0, 2);
    const system = prose`\begin{cases} ${orders.map((order, i) => equation(order, euro(totals[i]))).join(' \\\\ ')} \end{cases}`;
    return {
      text: prose`
        Three customers of a ${shop} buy the following. All amounts are in euros (EUR).

        ${table(
          ['Customer', ...items, 'Total (EUR)'],
          ...orders.map((order, i) => [`${i + 1}`, ...order.map((n) => `$${n}$`), `$${euro(totals[i])}$`]),
        )}

        Let $x$, $y$ and $z$ be the price of one item of each kind, in the order of the columns.

        (a) Write down a system of three equations in $x$, $y$ and $z$. [2]

        (b) Solve the system to find the three prices. [2]

        (c) A fourth customer buys ${last[0] as number}, ${last[1] as number} and ${last[2] as number} of the three kinds, in the same order. Calculate the total to be paid. [2]`,
      hint: 'What equation does each customer give?',
      answer: prose`
        (a) $${system}$

        (b) $x = ${euro(found[0])}$, $y = ${euro(found[1])}$, $z = ${euro(found[2])}$ (EUR)

        (c) $${euro(lastTotal)}\text{ EUR}$`,
      solution: prose`
        (a) The number of items times their price, added up, gives each total:
        $$${system}$$

        (b) Enter the coefficients in the system solver of the calculator (three equations, three unknowns). It gives
        $x = ${euro(found[0])}$, $y = ${euro(found[1])}$ and $z = ${euro(found[2])}$ (EUR). Checking in the first equation:
        $${(orders[0] ?? []).map((n, i) => `${n}(${euro(found[i])})`).join(' + ')} = ${euro(totals[0])}$, as it should be.

        (c) $${last.map((n, i) => `${n}(${euro(found[i])})`).join(' + ')} = ${euro(lastTotal)}\text{ EUR}$.`,
      markScheme: scheme({
        a: ['A1 two correct equations', 'A1 the third correct equation'],
        b: [
          '(M1) use of a system solver, or elimination of one unknown',
          prose`A1 $x = ${euro(found[0])}$, $y = ${euro(found[1])}$, $z = ${euro(found[2])}$`,
        ],
        c: ['M1 sum of the products with their prices', prose`A1 $${euro(lastTotal)}\text{ EUR}$`],
      }),
      numeric: [toWithin(lastTotal, 0.005, 'c', 'EUR')],
      keys: [
        { kind: 'compare', part: 'a' },
        { kind: 'coordinate', part: 'b', label: '$(x, y, z)$ in EUR', values: found.map(euro) },
      ],
    };
  },
  check: ({ prices, orders, last }, { totals, found, lastTotal }) => {
    orders.forEach((order, i) => {
      const total = order.reduce((sum, count, j) => sum + count * (found[j] as number), 0);
      assertClose(total, totals[i] as number, `equation ${i + 1}`);
    });
    for (const [i, price] of found.entries()) assertClose(price, prices[i] as number, 'a price');
    const cents = last.reduce((sum, count, i) => sum + count * Math.round((prices[i] as number) * 100), 0);
    assertClose(lastTotal * 100, cents, 'the last total in cents');
  },
});

const openBox = defineTemplate({
  key: 'ai-open-box-cubic',
  calculatorAllowed: true,
  placements: core('1.8', 2, '3.1'),
  variants: [
    { length: 30, width: 20, cut: 5 },
    { length: 24, width: 18, cut: 4 },
    { length: 40, width: 26, cut: 7 },
    { length: 36, width: 22, cut: 6 },
    { length: 28, width: 20, cut: 5 },
    { length: 45, width: 30, cut: 8 },
    { length: 50, width: 32, cut: 9 },
    { length: 33, width: 21, cut: 6 },
  ],
  solve: ({ length, width, cut }) => {
    const volume = (x: number) => x * (length - 2 * x) * (width - 2 * x);
    const target = volume(cut);
    const top = (length + width - Math.sqrt(length ** 2 - length * width + width ** 2)) / 6;
    const small = bisect((x) => volume(x) - target, 0, top);
    const large = bisect((x) => volume(x) - target, top, width / 2);
    return { target, small, large };
  },
  write: ({ length, width }, { target, small, large }, index) => {
    if (index >= ALIKE) return greatestBox({ length, width, target, small, large });
    const x = width * 0.17;
    const figure = new Diagram({ x: [-4, length + 2], y: [-3, width + 1], equalScale: true, width: 400 });
    figure.polygon([
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ]);
    for (const [left, bottom] of [
      [0, 0],
      [length - x, 0],
      [0, width - x],
      [length - x, width - x],
    ] as const) {
      figure.polygon(
        [
          [left, bottom],
          [left + x, bottom],
          [left + x, bottom + x],
          [left, bottom + x],
        ],
        { shade: true },
      );
    }
    figure
      .label([length / 2, 0], `${length} cm`, { dy: 18 })
      .label([0, width / 2], `${width} cm`, { anchor: 'end', dx: -6, dy: 4 })
      .label([x / 2, x], 'x', { math: true, dy: -6 })
      .label([x, x / 2], 'x', { math: true, dx: 9, dy: 5 });
    const cubic = polynomial([4, -2 * (length + width), length * width, 0]);
    return {
      text: prose`
        An open box is made from a rectangular sheet of card, $${length}\text{ cm}$ long and $${width}\text{ cm}$ wide. A square of side $x\text{ cm}$ is cut
        from each corner and the sides are folded up.

        ![](diagram:sheet)

        (a) Show that the volume of the box, in $\text{cm}^{3}$, is $V = ${cubic}$. [3]

        (b) Write down the range of values that $x$ can take. [1]

        (c) Determine the values of $x$ for which the volume is $${target}\text{ cm}^{3}$. [3]`,
      hint: 'By how much does each side of the base become shorter?',
      answer: prose`
        (a) shown

        (b) $0 < x < ${width / 2}$

        (c) $x = ${significant(small)}$ and $x = ${significant(large)}$`,
      solution: prose`
        (a) After folding, the box has height $x$, length $${length} - 2x$ and width $${width} - 2x$, so
        $$V = x(${length} - 2x)(${width} - 2x).$$
        Expand the brackets, $(${length} - 2x)(${width} - 2x) = ${length * width} - ${2 * (length + width)}x + 4x^{2}$, and multiply by $x$:
        $$V = ${cubic}.$$

        (b) All three lengths must be positive. The shorter side decides: $${width} - 2x > 0$ gives $0 < x < ${width / 2}$.

        (c) Solve $${cubic} = ${target}$ with the polynomial solver. It gives three solutions:
        $x = ${significant(small)}$, $x = ${significant(large)}$ and $x = ${significant((length + width) / 2 - small - large)}$.

        The last is greater than $${width / 2}$ and so cannot be cut. The possible values are $x = ${significant(small)}$ and $x = ${significant(large)}$ (in cm).`,
      markScheme: scheme({
        a: [
          prose`M1 sides $${length} - 2x$ and $${width} - 2x$ seen`,
          prose`A1 $V = x(${length} - 2x)(${width} - 2x)$`,
          'M1 correct expansion',
          prose`AG $V = ${cubic}$`,
        ],
        b: [prose`A1 $0 < x < ${width / 2}$`],
        c: [
          prose`M1 $V = ${target}$ set up, by graph or solver`,
          prose`A1 $x = ${significant(small)}$`,
          prose`A1 $x = ${significant(large)}$, and no third value`,
        ],
      }),
      keys: [
        {
          kind: 'interval',
          part: 'b',
          intervals: [{ from: '0', to: `${width / 2}`, open_from: true, open_to: true }],
          slips: [
            { slip: 'method', value: `0 < x < ${width}`, note: 'A square is cut off at both ends of the width.' },
            { slip: 'method', value: `0 < x < ${length / 2}`, note: 'The shorter side limits the squares.' },
          ],
        },
        { kind: 'set', part: 'c', values: [`${small}`, `${large}`], tolerance: halfUnit(large) },
      ],
      diagrams: [
        {
          name: 'sheet',
          svg: figure.toSvg(),
          alt: `A rectangle ${length} cm by ${width} cm with a shaded square of side x in each of its four corners.`,
        },
      ],
    };
  },
  check: ({ length, width, cut }, { target, small, large }) => {
    const third = (length + width) / 2 - small - large;
    // Vieta: the product and the pairwise sum of the roots of 4x³ - 2(l + w)x² + lwx - V.
    assertClose(small * large * third, target / 4, 'the product of the roots');
    assertClose(small * large + third * (small + large), (length * width) / 4, 'the sum of products of the roots');
    assert.ok(Math.abs(small - cut) < 1e-6 || Math.abs(large - cut) < 1e-6);
    assert.ok(small > 0.3 && large < width / 2 - 0.05 && third > width / 2 && large - small > 0.3);
  },
});

const logarithmEquation = defineTemplate({
  key: 'ai-logarithm-laws',
  calculatorAllowed: true,
  placements: [hl('1.9', 1, '1.5')],
  variants: [
    { base: 10, k: 1, d: 3, twos: 2, threes: 1, over: 4 },
    { base: 10, k: 1, d: 9, twos: 1, threes: 2, over: 8 },
    { base: 10, k: 2, d: 15, twos: 3, threes: 1, over: 9 },
    { base: 10, k: 2, d: 21, twos: 2, threes: 2, over: 2 },
    { base: 10, k: 2, d: 48, twos: 1, threes: 3, over: 4 },
    { base: 10, k: 3, d: 15, twos: 4, threes: 1, over: 27 },
    { base: 10, k: 3, d: 30, twos: 3, threes: 2, over: 16 },
    { base: 10, k: 2, d: 99, twos: 5, threes: 1, over: 81 },
  ],
  solve: ({ base, k, d }) => ({ x: (d + Math.sqrt(d * d + 4 * base ** k)) / 2 }),
  write: ({ base, k, d, twos, threes, over }, { x }, index) => {
    if (index >= ALIKE) return logarithmError({ k, d, x, twos, threes });
    const product = 2 ** twos * 3 ** threes;
    // `over` is a power of 2 or of 3; log(10^1 * .../over).
    const ofTwo = over % 2 === 0;
    const exponent = Math.round(Math.log(over) / Math.log(ofTwo ? 2 : 3));
    const first = `${term(twos, 'p')}${signedTerm(threes, 'q')}`;
    const second = `1${signedTerm(-exponent, ofTwo ? 'p' : 'q')}`;
    return {
      text: prose`
        (a) Let $p = \log_{10} 2$ and $q = \log_{10} 3$. Write each of these in terms of $p$ and $q$.

        (i) $\log_{10} ${product}$ [2]

        (ii) $\log_{10}\dfrac{10}{${over}}$ [2]

        (b) Solve $\log_{${base}} x + \log_{${base}}(x - ${d}) = ${k}$. [5]`,
      hint: 'Which prime factors do the numbers have? In (b), which numbers have a logarithm?',
      answer: prose`
        (a) (i) $${first}$

        (ii) $${second}$

        (b) $x = ${x}$`,
      solution: prose`
        (a) (i) $${product} = 2^{${twos}} \times 3^{${threes}}$. The logarithm of a product is the sum of the logarithms, and exponents come to the front:
        $\log_{10} ${product} = ${twos === 1 ? '' : twos}\log_{10} 2 + ${threes === 1 ? '' : threes}\log_{10} 3 = ${first}$.

        (ii) The logarithm of a quotient is a difference, $\log_{10} 10 = 1$ and $${over} = ${ofTwo ? 2 : 3}^{${exponent}}$:
        $\log_{10}\dfrac{10}{${over}} = \log_{10} 10 - \log_{10} ${over} = ${second}$.

        (b) Join the logarithms: $\log_{${base}}\big(x(x - ${d})\big) = ${k}$, so $x(x - ${d}) = ${base}^{${k}} = ${base ** k}$.

        This is the quadratic $${polynomial([1, -d, -(base ** k)])} = 0$, which factorises as $(x - ${x})(x${signed(x - d)}) = 0$.

        So $x = ${x}$ or $x = ${d - x}$. A logarithm exists only for positive numbers, so $x > ${d}$ is needed and $x = ${d - x}$ is rejected.
        The solution is $x = ${x}$.`,
      markScheme: scheme({
        'a.i': [prose`M1 $${product} = 2^{${twos}} \times 3^{${threes}}$`, prose`A1 $${first}$`],
        'a.ii': [prose`M1 difference of logarithms with $\log_{10} 10 = 1$`, prose`A1 $${second}$`],
        b: [
          prose`M1 $\log_{${base}}\big(x(x - ${d})\big)$`,
          prose`A1 $x(x - ${d}) = ${base ** k}$`,
          'M1 attempt to solve the quadratic equation',
          prose`A1 $x = ${x}$ and $x = ${d - x}$`,
          prose`R1 $x = ${d - x}$ rejected because $x > ${d}$`,
        ],
      }),
      numeric: [exact(x, 'b')],
      keys: [
        {
          kind: 'expression',
          part: 'a.i',
          value: first,
          variables: ['p', 'q'],
          slips: [
            {
              slip: 'method',
              value: `(${term(twos, 'p')})(${term(threes, 'q')})`,
              note: 'The logarithm of a product is the sum of the logarithms, not their product.',
            },
          ],
        },
        {
          kind: 'expression',
          part: 'a.ii',
          value: second,
          variables: ['p', 'q'],
          slips: [
            {
              slip: 'sign',
              value: `1${signedTerm(exponent, ofTwo ? 'p' : 'q')}`,
              note: 'The logarithm of a quotient is a difference.',
            },
          ],
        },
      ],
    };
  },
  check: ({ base, k, d, over }, { x }) => {
    assert.ok(Number.isInteger(x) && x > d);
    assertClose(Math.log(x) / Math.log(base) + Math.log(x - d) / Math.log(base), k, 'the equation');
    const exponent = over % 2 === 0 ? Math.log2(over) : Math.log(over) / Math.log(3);
    assertClose(exponent, Math.round(exponent), 'the denominator is a pure power', 1e-9);
  },
});

const rationalExponent = defineTemplate({
  key: 'ai-rational-exponent-value',
  calculatorAllowed: true,
  placements: [hl('1.10', 1)],
  variants: [
    { top: 3, bottom: 2, root: 3, to: 2 },
    { top: 2, bottom: 5, root: 3, to: 2 },
    { top: 3, bottom: 4, root: 2, to: 3 },
    { top: 5, bottom: 2, root: 2, to: 3 },
    { top: 2, bottom: 3, root: 4, to: 3 },
    { top: 4, bottom: 3, root: 3, to: 2 },
    { top: 5, bottom: 3, root: 4, to: 3 },
  ],
  solve: ({ top, bottom, to }) => ({ top: bottom ** to, bottom: top ** to }),
  write: ({ top, bottom, root, to }, result, index) =>
    index >= ALIKE
      ? exponentWanted({ top, bottom, root, to })
      : {
          text: prose`Calculate the value of $\left(\dfrac{${top ** root}}{${bottom ** root}}\right)^{-\frac{${to}}{${root}}}$. [1]`,
          hint: 'What do the sign and the denominator of the exponent mean?',
          ...choice(
            prose`$\dfrac{${result.top}}{${result.bottom}}$`,
            [
              wrong(
                prose`$\dfrac{${result.bottom}}{${result.top}}$`,
                'You overlooked the minus sign in the exponent.',
                'reciprocal',
              ),
              wrong(
                prose`$-\dfrac{${result.bottom}}{${result.top}}$`,
                'You read the minus sign of the exponent as the sign of the value.',
                'sign',
              ),
              wrong(
                prose`$\dfrac{${bottom}}{${top}}$`,
                'You took the root, but left out the power that the numerator of the exponent asks for.',
                'incomplete',
              ),
            ],
            index,
          ),
          solution: prose`
      The minus sign in the exponent takes the reciprocal, the denominator ${root} takes a root and the numerator ${to} a power:
      $$\left(\frac{${top ** root}}{${bottom ** root}}\right)^{-\frac{${to}}{${root}}} = \left(\sqrt[${root}]{\frac{${bottom ** root}}{${top ** root}}}\right)^{${to}} = \left(\frac{${bottom}}{${top}}\right)^{${to}} = \frac{${result.top}}{${result.bottom}}.$$

      Forgetting the reciprocal gives $\frac{${result.bottom}}{${result.top}}$; reading the minus as a sign of the value gives its negative; leaving out the
      power ${to} gives $\frac{${bottom}}{${top}}$.`,
        },
  check: ({ top, bottom, root, to }, result) => {
    // The value to the power `root` must be the reciprocal base to the power `to`, in whole numbers.
    assert.equal(result.top ** root * top ** (root * to), result.bottom ** root * bottom ** (root * to));
    assert.notEqual(top, bottom);
  },
});

export const equationsTemplates: readonly QuestionTemplate[] = [threeUnknowns, openBox, logarithmEquation, rationalExponent];
