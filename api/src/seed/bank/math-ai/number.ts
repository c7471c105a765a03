import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { decimal, fraction, polynomial, scientific, signed, signedTerm, significant, term } from '../../tex.ts';
import { determinant2, type Matrix } from './matrices.ts';
import { both, choice, exact, hl, near, prose, scheme, sl, table, toWithin } from './writing.ts';

/** Topic 1 without sequences and finance: standard form, exponents and logarithms, approximation, systems, polynomials. */

const scientificNotation = defineTemplate({
  key: 'ai-scientific-notation-product',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: both('1.1', 1),
  variants: [
    { object: 'grain of pollen', a: 4, m: 8, b: 6, k: 5 },
    { object: 'droplet of mist', a: 5, m: 7, b: 3, k: 4 },
    { object: 'bacterium', a: 8, m: 13, b: 7, k: 9 },
    { object: 'speck of dust', a: 3, m: 6, b: 9, k: 3 },
    { object: 'red blood cell', a: 9, m: 11, b: 5, k: 6 },
    { object: 'grain of fine sand', a: 7, m: 6, b: 6, k: 4 },
    { object: 'spore of a fungus', a: 2, m: 9, b: 8, k: 7 },
    { object: 'crystal of salt', a: 6, m: 5, b: 7, k: 3 },
  ],
  solve: ({ a, m, b, k }) => ({ mantissa: (a * b) / 10, exponent: k - m + 1 }),
  write: ({ object, a, m, b, k }, { mantissa, exponent }, index) => ({
    text: prose`
      The mass of one ${object} is $${a} \times 10^{${-m}}\text{ g}$. A sample contains $${b} \times 10^{${k}}$ of them.

      Find the mass of the sample, in grams, in the form $c \times 10^{n}$ where $1 \le c < 10$ and $n \in \mathbb{Z}$. [1]`,
    hint: prose`Multiply the two leading numbers and add the two exponents. Is the leading number then below 10?`,
    ...choice(
      prose`$${mantissa} \times 10^{${exponent}}$`,
      [
        prose`$${mantissa} \times 10^{${exponent - 1}}$`,
        prose`$${mantissa} \times 10^{${exponent - 2}}$`,
        prose`$${mantissa} \times 10^{${-(m + k) + 1}}$`,
      ],
      index,
    ),
    solution: prose`
      Total mass is the number of particles times the mass of one:
      $$(${a} \times 10^{${-m}}) \times (${b} \times 10^{${k}}) = ${a * b} \times 10^{${k - m}}.$$

      The number ${a * b} is not below 10, so write it as $${mantissa} \times 10^{1}$. The extra factor of ten raises the exponent by one:
      $$${a * b} \times 10^{${k - m}} = ${mantissa} \times 10^{1} \times 10^{${k - m}} = ${mantissa} \times 10^{${exponent}}\text{ g}.$$

      Keeping the exponent at $${k - m}$ forgets the extra ten, lowering it moves the point the wrong way, and
      $${-(m + k) + 1}$ comes from subtracting the exponents instead of adding them.`,
    markScheme: scheme({ '': [prose`A1 $${mantissa} \times 10^{${exponent}}$`] }),
  }),
  check: ({ a, m, b, k }, { mantissa, exponent }) => {
    // Whole-number arithmetic in units of 10^-(m+1) g.
    const sample = BigInt(a) * 10n * BigInt(b) * 10n ** BigInt(k);
    assert.equal(BigInt(Math.round(mantissa * 10)) * 10n ** BigInt(exponent + m), sample);
    assert.ok(mantissa >= 1 && mantissa < 10);
  },
});

const exponentLaws = defineTemplate({
  key: 'ai-exponent-laws-quotient',
  difficulty: 'Easy',
  calculatorAllowed: false,
  placements: [sl('1.5.1', 1), sl('1.5.1', 1), hl('1.5.1', 1)],
  variants: [
    { a: 6, m: 3, p: 2, b: 4, n: 2 },
    { a: 4, m: 5, p: 2, b: 2, n: 3 },
    { a: 2, m: 4, p: 3, b: 4, n: 5 },
    { a: 6, m: 5, p: 2, b: 12, n: 4 },
    { a: 3, m: 2, p: 3, b: 9, n: 1 },
    { a: 8, m: 3, p: 2, b: 16, n: 2 },
    { a: 10, m: 4, p: 2, b: 20, n: 3 },
    { a: 4, m: 3, p: 3, b: 8, n: 2 },
  ],
  solve: ({ a, m, p, b, n }) => ({ coefficient: a ** p / b, exponent: m * p + n }),
  write: ({ a, m, p, b, n }, { coefficient, exponent }, index) => ({
    text: prose`
      Simplify
      $$\frac{(${a}x^{${m}})^{${p}}}{${b}x^{${-n}}}, \qquad x \ne 0,$$
      giving your answer with a positive exponent. [2]`,
    hint: 'The outer power acts on the number and on the power of $x$ alike; then subtract the exponent of the denominator.',
    ...choice(
      `$${term(coefficient, `x^{${exponent}}`)}$`,
      [
        `$${term(coefficient, `x^{${m * p - n}}`)}$`,
        `$${term(coefficient, `x^{${m + p + n}}`)}$`,
        a % b === 0 ? `$${term(a / b, `x^{${exponent}}`)}$` : prose`$${fraction(a, b)}x^{${exponent}}$`,
      ],
      index,
    ),
    solution: prose`
      **Numerator.** Raise each factor to the power ${p}: $(${a}x^{${m}})^{${p}} = ${a}^{${p}} x^{${m} \times ${p}} = ${a ** p}x^{${m * p}}$.

      **Quotient.** Divide the numbers, $${a ** p} \div ${b} = ${coefficient}$, and subtract the exponents:
      $${m * p} - (${-n}) = ${exponent}$. Subtracting a negative number adds.

      The result is $${term(coefficient, `x^{${exponent}}`)}$.

      The exponent $${m * p - n}$ comes from overlooking that double negative, $${m + p + n}$ from adding ${m} and ${p} instead of
      multiplying, and the remaining wrong option from not raising ${a} to the power.`,
    markScheme: scheme({
      '': [prose`M1 $${a ** p}x^{${m * p}}$ in the numerator`, prose`A1 $${term(coefficient, `x^{${exponent}}`)}$`],
    }),
  }),
  check: ({ a, m, p, b, n }, { coefficient, exponent }) => {
    for (const x of [0.7, 1.3, -2]) {
      let numerator = 1;
      for (let i = 0; i < p; i++) numerator *= a * x ** m;
      assertClose(coefficient * x ** exponent, numerator / (b / x ** n), 'the value at a point', 1e-9);
    }
    assert.ok(Number.isInteger(coefficient) && m * p - n > 0 && m * p - n !== m + p + n && m * p !== m + p);
  },
});

const soundLevel = defineTemplate({
  key: 'ai-sound-level-logarithm',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('1.5.2', 1, '1.5.1'),
  variants: [
    { source: 'a vacuum cleaner', mantissa: 3.2, power: 5, level: 94, other: 'a motorcycle', ratio: 30 },
    { source: 'a busy street', mantissa: 4.5, power: 5, level: 102, other: 'a circular saw', ratio: 12 },
    { source: 'a string quartet', mantissa: 7.1, power: 6, level: 88, other: 'a brass band', ratio: 24 },
    { source: 'a hair dryer', mantissa: 6.3, power: 5, level: 97, other: 'a chain saw', ratio: 40 },
    { source: 'a conversation', mantissa: 1.8, power: 6, level: 83, other: 'a school canteen', ratio: 15 },
    { source: 'a dishwasher', mantissa: 2.4, power: 7, level: 76, other: 'an old tram', ratio: 18 },
    { source: 'a printing press', mantissa: 5.6, power: 4, level: 105, other: 'a pneumatic drill', ratio: 6 },
    { source: 'a waterfall', mantissa: 8.2, power: 4, level: 109, other: 'a stage loudspeaker', ratio: 7 },
  ],
  solve: ({ mantissa, power, level, ratio }) => {
    const intensity = mantissa * 10 ** -power;
    return { level: 10 * Math.log10(intensity * 1e12), intensity: 10 ** (level / 10 - 12), rise: 10 * Math.log10(ratio) };
  },
  write: ({ source, mantissa, power, level, other, ratio }, result) => ({
    text: prose`
      The level $L$ of a sound, in decibels (dB), is modelled by
      $$L = 10\log_{10}\left(I \times 10^{12}\right),$$
      where $I$ is the intensity of the sound in $\text{W m}^{-2}$.

      (a) The intensity near ${source} is $${mantissa} \times 10^{${-power}}\text{ W m}^{-2}$. Find the level of this sound. [2]

      (b) The level near ${other} is $${level}\text{ dB}$. Find the intensity of this sound. [3]

      (c) The intensity of a sound is multiplied by ${ratio}. Find by how many decibels its level rises. [2]`,
    hint: prose`$\log_{10} y = x$ means exactly that $y = 10^{x}$.`,
    answer: prose`
      (a) $${significant(result.level)}\text{ dB}$

      (b) $${scientific(result.intensity)}\text{ W m}^{-2}$

      (c) $${significant(result.rise)}\text{ dB}$`,
    solution: prose`
      (a) Put the intensity into the model:
      $$L = 10\log_{10}\left(${mantissa} \times 10^{${-power}} \times 10^{12}\right) = 10\log_{10}\left(${mantissa} \times 10^{${12 - power}}\right) = ${significant(result.level, 5)}\ldots$$
      The level is $${significant(result.level)}\text{ dB}$.

      (b) Divide $${level} = 10\log_{10}(I \times 10^{12})$ by 10: $\log_{10}(I \times 10^{12}) = ${level / 10}$.

      By the meaning of a logarithm, $I \times 10^{12} = 10^{${level / 10}}$, so
      $$I = 10^{${level / 10}} \times 10^{-12} = 10^{${decimal(level / 10 - 12, 1)}} = ${scientific(result.intensity)}\text{ W m}^{-2}.$$

      (c) The new level is $10\log_{10}(${ratio} I \times 10^{12})$. Whatever the first intensity, take $I \times 10^{12} = 1$, whose level is 0: then the
      new level, and so the rise, is $10\log_{10} ${ratio} = ${significant(result.rise)}\text{ dB}$. (Another starting value gives the same rise, because
      the logarithm of a product is the sum of the logarithms.)`,
    markScheme: scheme({
      a: [prose`(M1) substituting the intensity into the model`, prose`A1 $${significant(result.level)}\text{ dB}$`],
      b: [
        prose`M1 $\log_{10}(I \times 10^{12}) = ${level / 10}$`,
        prose`M1 $I \times 10^{12} = 10^{${level / 10}}$, or a graph of both sides`,
        prose`A1 $${scientific(result.intensity)}\text{ W m}^{-2}$`,
      ],
      c: [prose`(M1) $10\log_{10} ${ratio}$, or the difference of two levels`, prose`A1 $${significant(result.rise)}\text{ dB}$`],
    }),
    numeric: [near(result.level, 'a', 'dB'), near(result.intensity, 'b', 'W m^-2'), near(result.rise, 'c', 'dB')],
  }),
  check: ({ mantissa, power, level, ratio }, result) => {
    const intensityAt = (decibel: number) => Math.exp((decibel / 10) * Math.LN10);
    assertClose(intensityAt(result.level) / (mantissa * 10 ** (12 - power)), 1, 'the level turned back');
    const found = bisect((x) => 10 * Math.log10(x) - level, 1, 1e15);
    assertClose((result.intensity * 1e12) / found, 1, 'the intensity by bisection');
    assertClose(intensityAt(50 + result.rise) / intensityAt(50), ratio, 'the rise from 50 dB');
    assert.ok(result.level > 20 && result.level < 120);
  },
});

const boundsAndError = defineTemplate({
  key: 'ai-bounds-percentage-error',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [sl('1.6.1', 1, '1.6.2'), hl('1.6.1', 1, '1.6.2'), sl('1.6.2', 1, '1.6.1'), hl('1.6.2', 1, '1.6.1')],
  variants: [
    { thing: 'wall', length: 6.4, width: 2.7, truth: 17.52 },
    { thing: 'carpet', length: 3.6, width: 2.3, truth: 8.12 },
    { thing: 'vegetable bed', length: 8.2, width: 1.4, truth: 11.81 },
    { thing: 'stage', length: 9.3, width: 5.8, truth: 53.46 },
    { thing: 'shop window', length: 4.7, width: 2.2, truth: 10.15 },
    { thing: 'swimming pool', length: 12.6, width: 5.3, truth: 67.35 },
    { thing: 'car park bay', length: 4.9, width: 2.6, truth: 12.95 },
    { thing: 'solar panel array', length: 7.7, width: 3.2, truth: 24.38 },
  ],
  solve: ({ length, width, truth }) => {
    const area = length * width;
    return {
      area,
      greatest: (length + 0.05) * (width + 0.05),
      least: (length - 0.05) * (width - 0.05),
      error: (Math.abs(area - truth) / truth) * 100,
    };
  },
  write: ({ thing, length, width, truth }, { area, greatest, error }) => ({
    text: prose`
      A rectangular ${thing} measures $${length}\text{ m}$ by $${decimal(width, 1)}\text{ m}$, each length correct to the nearest $0.1\text{ m}$.

      (a) Write down the lower bound and the upper bound of the longer side. [2]

      (b) Find the upper bound of the area of the ${thing}. [2]

      (c) A laser survey gives the area as $${truth}\text{ m}^{2}$, which may be taken as exact. Find the percentage error when the area is
      calculated from the measurements as they are given. [3]`,
    hint: prose`A length correct to the nearest $0.1\text{ m}$ may be off by half of that, either way.`,
    answer: prose`
      (a) $${decimal(length - 0.05, 2)}\text{ m}$ and $${decimal(length + 0.05, 2)}\text{ m}$

      (b) $${significant(greatest)}\text{ m}^{2}$

      (c) $${significant(error)}\%$`,
    solution: prose`
      (a) Rounding to the nearest $0.1\text{ m}$ changes a length by at most $0.05\text{ m}$, so the longer side $\ell$ satisfies
      $${decimal(length - 0.05, 2)} \le \ell < ${decimal(length + 0.05, 2)}$ (in metres). These two numbers are the bounds.

      (b) The area is greatest when both sides are at their upper bounds:
      $$${decimal(length + 0.05, 2)} \times ${decimal(width + 0.05, 2)} = ${decimal(greatest, 4)} \approx ${significant(greatest)}\text{ m}^{2}.$$

      (c) The measurements give $${length} \times ${decimal(width, 1)} = ${decimal(area, 2)}\text{ m}^{2}$. The percentage error compares the difference with the **exact** value:
      $$\left|\frac{${decimal(area, 2)} - ${truth}}{${truth}}\right| \times 100\% = ${significant(error)}\%.$$`,
    markScheme: scheme({
      a: [
        prose`A1 lower bound $${decimal(length - 0.05, 2)}\text{ m}$`,
        prose`A1 upper bound $${decimal(length + 0.05, 2)}\text{ m}$`,
      ],
      b: ['(M1) product of the two upper bounds', prose`A1 $${significant(greatest)}\text{ m}^{2}$`],
      c: [
        prose`(A1) calculated area $${decimal(area, 2)}$`,
        prose`M1 difference divided by $${truth}$`,
        prose`A1 $${significant(error)}\%$`,
      ],
    }),
    numeric: [near(greatest, 'b', 'm²'), near(error, 'c', '%')],
  }),
  check: ({ length, width, truth }, { area, greatest, least, error }) => {
    let [low, high] = [Infinity, 0];
    for (let i = -50; i <= 50; i++) {
      for (let j = -50; j <= 50; j++) {
        const sample = (length + i / 1000) * (width + j / 1000);
        low = Math.min(low, sample);
        high = Math.max(high, sample);
      }
    }
    assertClose(greatest, high, 'the greatest area on a grid of admissible sides');
    assertClose(least, low, 'the least area on the grid');
    const off = (error / 100) * truth;
    assert.ok(Math.abs(truth + off - area) < 1e-9 || Math.abs(truth - off - area) < 1e-9, 'the error leads back to the area');
    assert.ok(truth > least && truth < greatest && length > width && error > 0.2);
  },
});

const threeUnknowns = defineTemplate({
  key: 'ai-three-receipts',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('1.8.1', 1),
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

        (b) Find the three prices. [2]

        (c) A fourth customer buys ${last[0] as number}, ${last[1] as number} and ${last[2] as number} of the three kinds, in the same order. Find the total to be paid. [2]`,
      hint: 'Each customer gives one linear equation; the simultaneous-equation solver does the rest.',
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
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('1.8.2', 2, '3.1.2'),
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
  write: ({ length, width }, { target, small, large }) => {
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

        (c) Find the values of $x$ for which the volume is $${target}\text{ cm}^{3}$. [3]`,
      hint: 'Each side of the base loses two squares. For (c), draw the cubic and the horizontal line, or use the polynomial solver.',
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
  difficulty: 'Medium',
  calculatorAllowed: false,
  placements: [hl('1.9', 1, '1.5.2')],
  variants: [
    { base: 2, k: 4, d: 6, twos: 2, threes: 1, over: 4 },
    { base: 2, k: 5, d: 4, twos: 1, threes: 2, over: 8 },
    { base: 2, k: 5, d: 14, twos: 3, threes: 1, over: 9 },
    { base: 2, k: 3, d: 2, twos: 2, threes: 2, over: 2 },
    { base: 2, k: 3, d: 7, twos: 1, threes: 3, over: 4 },
    { base: 2, k: 6, d: 12, twos: 4, threes: 1, over: 27 },
    { base: 3, k: 3, d: 6, twos: 3, threes: 2, over: 16 },
    { base: 3, k: 2, d: 8, twos: 5, threes: 1, over: 81 },
  ],
  solve: ({ base, k, d }) => ({ x: (d + Math.sqrt(d * d + 4 * base ** k)) / 2 }),
  write: ({ base, k, d, twos, threes, over }, { x }) => {
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
      hint: 'Factorise into twos, threes and tens. In (b) join the two logarithms into one and remember which numbers have a logarithm.',
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
  difficulty: 'Easy',
  calculatorAllowed: false,
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
  write: ({ top, bottom, root, to }, result, index) => ({
    text: prose`Find the value of $\left(\dfrac{${top ** root}}{${bottom ** root}}\right)^{-\frac{${to}}{${root}}}$. [2]`,
    hint: 'A negative exponent turns the fraction over; the denominator of the exponent is a root.',
    ...choice(
      prose`$\dfrac{${result.top}}{${result.bottom}}$`,
      [
        prose`$\dfrac{${result.bottom}}{${result.top}}$`,
        prose`$-\dfrac{${result.bottom}}{${result.top}}$`,
        prose`$\dfrac{${bottom}}{${top}}$`,
      ],
      index,
    ),
    solution: prose`
      The minus sign in the exponent takes the reciprocal, the denominator ${root} takes a root and the numerator ${to} a power:
      $$\left(\frac{${top ** root}}{${bottom ** root}}\right)^{-\frac{${to}}{${root}}} = \left(\sqrt[${root}]{\frac{${bottom ** root}}{${top ** root}}}\right)^{${to}} = \left(\frac{${bottom}}{${top}}\right)^{${to}} = \frac{${result.top}}{${result.bottom}}.$$

      Forgetting the reciprocal gives $\frac{${result.bottom}}{${result.top}}$; reading the minus as a sign of the value gives its negative; leaving out the
      power ${to} gives $\frac{${bottom}}{${top}}$.`,
    markScheme: scheme({
      '': [prose`M1 $\left(\frac{${bottom}}{${top}}\right)^{${to}}$`, prose`A1 $\frac{${result.top}}{${result.bottom}}$`],
    }),
  }),
  check: ({ top, bottom, root, to }, result) => {
    // The value to the power `root` must be the reciprocal base to the power `to`, in whole numbers.
    assert.equal(result.top ** root * top ** (root * to), result.bottom ** root * bottom ** (root * to));
    assert.notEqual(top, bottom);
  },
});

export const numberTemplates: readonly QuestionTemplate[] = [
  scientificNotation,
  exponentLaws,
  soundLevel,
  boundsAndError,
  threeUnknowns,
  openBox,
  logarithmEquation,
  rationalExponent,
];
