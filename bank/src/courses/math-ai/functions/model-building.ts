import assert from 'node:assert/strict';
import { assertClose, maximise, minimise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { decimal, polynomial, significant, term } from '../../../tex.ts';
import { solveSystem } from '../matrices.ts';
import { exact, foreseen, labelled, near, prose, scheme, sl, table, toWithin } from '../writing.ts';

/** Topic 2. Choosing a model, finding its parameters, and judging it. */

type Cubic =
  | { form: 'price'; what: string; price: number; sold: number; drop: number; cost: number }
  | {
      form: 'four';
      what: string;
      unit: string;
      xs: readonly [number, number, number, number];
      ys: readonly [number, number, number, number];
      ask: number;
    };

const polynomialModels = defineTemplate<Cubic, { parameters: readonly number[]; x: number; y: number }>({
  key: 'ai-quadratic-and-cubic-models',
  calculatorAllowed: true,
  placements: [sl('2.5.1', 2, '2.6', '1.8')],
  variants: [
    { form: 'price', what: 'theatre tickets', price: 20, sold: 300, drop: 10, cost: 4 },
    { form: 'four', what: 'The depth of a river', unit: 'm', xs: [0, 1, 2, 4], ys: [1, 3, 3.2, 1.8], ask: 3 },
    { form: 'price', what: 'jars of honey', price: 8, sold: 240, drop: 20, cost: 3 },
    { form: 'four', what: 'The height of a roller coaster', unit: 'm', xs: [0, 2, 4, 6], ys: [6, 14, 6, 6], ask: 1 },
    { form: 'price', what: 'day passes of a climbing hall', price: 15, sold: 180, drop: 9, cost: 2 },
    { form: 'four', what: 'The thickness of a ski slope', unit: 'dm', xs: [0, 1, 3, 5], ys: [4, 7, 7.6, 9], ask: 4 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'price') {
      const { price, sold, drop, cost } = numbers;
      // Profit (p - cost)(sold - drop (p - price)) in terms of the price p.
      const parameters = [-drop, sold + drop * price + drop * cost, -cost * (sold + drop * price)];
      const x = -(parameters[1] as number) / (2 * (parameters[0] as number));
      return { parameters, x, y: (x - cost) * (sold - drop * (x - price)) };
    }
    const { xs, ys, ask } = numbers;
    const parameters = solveSystem(
      xs.map((x) => [x ** 3, x ** 2, x, 1]),
      ys,
    ).map((v) => Number(v.toFixed(10)));
    const f = (x: number) => parameters.reduce((sum, c) => sum * x + c, 0);
    return { parameters, x: ask, y: f(ask) };
  },
  write: (numbers, { parameters, x, y }) => {
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    if (numbers.form === 'price') {
      const { what, price, sold, drop, cost } = numbers;
      const zeros = [cost, sold / drop + price];
      return {
        text: prose`
          At a price of $${price}$ EUR, $${sold}$ ${what} are sold each week. For every euro by which the price is raised, $${drop}$ fewer are sold, and for every euro by which it is lowered, $${drop}$ more. Each costs the seller $${cost}$ EUR.

          Let $p$ be the price in EUR and $P$ the profit of a week in EUR.

          (a) Show that the number sold in a week is $${sold + drop * price} - ${drop}p$. [2]

          (b) Write down an expression for $P$ in the form $P = ap^{2} + bp + c$. [3]

          (c) Determine the price for the greatest profit, and this profit. [3]

          (d) Determine the interval of prices for which the seller makes a profit. [2]`,
        hint: 'Profit is what is earned with one piece times the number sold.',
        answer: prose`
          (a) shown

          (b) $P = ${polynomial(parameters, 'p')}$

          (c) $${short(x)}$ EUR, $${decimal(y, 2)}$ EUR

          (d) $${zeros[0] as number} < p < ${short(zeros[1] as number)}$`,
        solution: prose`
          (a) The price is raised by $p - ${price}$, so the number sold is $${sold} - ${drop}(p - ${price}) = ${sold + drop * price} - ${drop}p$.

          (b) Each piece earns $p - ${cost}$: $P = (p - ${cost})(${sold + drop * price} - ${drop}p) = ${polynomial(parameters, 'p')}$.

          (c) The graph is a parabola that opens downwards. Its axis is $p = -\dfrac{b}{2a} = \dfrac{${parameters[1] as number}}{${-2 * (parameters[0] as number)}} = ${short(x)}$, and the greatest profit is $${decimal(y, 2)}$ EUR.

          (d) $P = 0$ for $p = ${zeros[0] as number}$ (no earnings on a piece) and $p = ${short(zeros[1] as number)}$ (nothing is sold). Between the two the profit is positive: $${zeros[0] as number} < p < ${short(zeros[1] as number)}$.`,
        markScheme: scheme({
          a: [prose`M1 $${sold} - ${drop}(p - ${price})$`, 'A1 bracket expanded', 'AG the expression given'],
          b: [prose`A1 $p - ${cost}$ for each piece`, '(M1) product', prose`A1 $${polynomial(parameters, 'p')}$`],
          c: ['M1 vertex', prose`A1 $${short(x)}$`, prose`A1 $${decimal(y, 2)}$`],
          d: ['M1 zeros of the profit', prose`A1 $${zeros[0] as number} < p < ${short(zeros[1] as number)}$`],
        }),
        keys: [
          { kind: 'expression', part: 'b', value: polynomial(parameters, 'p').replace(/[{}]/g, ''), variables: ['p'] },
          labelled('Price', exact(Number(short(x)), 'c', 'EUR')),
          labelled('Profit', near(y, 'c', 'EUR')),
          {
            kind: 'interval',
            part: 'd',
            intervals: [{ from: `${zeros[0]}`, to: short(zeros[1] as number), open_from: true, open_to: true }],
          },
        ],
      };
    }
    const { what, unit, xs, ys, ask } = numbers;
    return {
      text: prose`
        ${what} was measured at four places, $x$ hundred metres from a mark.

        ${table(['$x$', ...xs.map((v) => `$${v}$`)], [`Measured (${unit})`, ...ys.map((v) => `$${v}$`)])}

        It is modelled by $f(x) = ax^{3} + bx^{2} + cx + d$.

        (a) Explain why a cubic function can fit all four values exactly, while a quadratic one generally cannot. [2]

        (b) Write down the value of $d$. [1]

        (c) Write down three equations for $a$, $b$ and $c$, and solve them with technology. [4]

        (d) Use the model to find the value at $x = ${ask}$. [2]`,
      hint: 'Each measurement is one equation. How many unknowns can so many equations determine?',
      answer: prose`
        (a) four equations determine four parameters

        (b) $d = ${ys[0]}$

        (c) $a = ${significant(parameters[0] as number)}$, $b = ${significant(parameters[1] as number)}$, $c = ${significant(parameters[2] as number)}$

        (d) $${significant(y)}\text{ ${unit}}$`,
      solution: prose`
        (a) Each value gives one linear equation for the parameters. A cubic function has four parameters, as many as there are equations; a quadratic one has three, which generally cannot satisfy four equations.

        (b) $f(0) = d$, so $d = ${ys[0]}$.

        (c) ${xs
          .slice(1)
          .map(
            (v, i) => `$${term(v ** 3, 'a')} + ${term(v ** 2, 'b')} + ${term(v, 'c')} = ${short((ys[i + 1] as number) - ys[0])}$`,
          )
          .join(
            ', ',
          )}, where $d$ has been taken to the right. The system solver gives $a = ${significant(parameters[0] as number)}$, $b = ${significant(parameters[1] as number)}$ and $c = ${significant(parameters[2] as number)}$.

        (d) With the unrounded parameters $f(${ask}) = ${significant(y)}\text{ ${unit}}$. The place lies between those measured, so this is interpolation.`,
      markScheme: scheme({
        a: ['R1 four values give four equations', 'R1 four parameters of the cubic, three of the quadratic'],
        b: [prose`A1 $${ys[0]}$`],
        c: [
          'A1 three correct equations',
          prose`A1 $a = ${significant(parameters[0] as number)}$`,
          prose`A1 $b = ${significant(parameters[1] as number)}$`,
          prose`A1 $c = ${significant(parameters[2] as number)}$`,
        ],
        d: ['(M1) substitution', prose`A1 $${significant(y)}$`],
      }),
      keys: [
        { kind: 'number', ...exact(ys[0], 'b') },
        ...['a', 'b', 'c'].map((name, i) => labelled(`$${name} =$`, near(parameters[i] as number, 'c'))),
        { kind: 'number', ...toWithin(y, Math.abs(y) * 0.02, 'd', unit) },
      ],
    };
  },
  check: (numbers, { parameters, x, y }) => {
    const f = (t: number) => parameters.reduce((sum, c) => sum * t + c, 0);
    if (numbers.form === 'price') {
      const { price, sold, drop, cost } = numbers;
      const best = maximise(f, cost, price + sold / drop);
      assertClose(best.at, x, 'the best price', 1e-3);
      assertClose(best.value, y, 'the greatest profit');
      assertClose(f(price), (price - cost) * sold, 'the profit at the first price');
      assertClose(f(price + 1), (price + 1 - cost) * (sold - drop), 'the profit one euro above');
      return;
    }
    const { xs, ys } = numbers;
    // Lagrange's interpolation instead of the system.
    const value = ys.reduce(
      (sum, yi, i) => sum + xs.reduce((part, xj, j) => (i === j ? part : (part * (x - xj)) / ((xs[i] as number) - xj)), yi),
      0,
    );
    assertClose(value, y, 'the value between', 1e-6);
    for (const [i, xi] of xs.entries()) assertClose(f(xi), ys[i] as number, 'the curve through a point', 1e-6);
    assert.ok(y > 0 && minimise(f, xs[0], xs[3]).value > 0);
  },
});

type Law =
  | {
      form: 'decide';
      what: string;
      of: string;
      xs: readonly [number, number, number];
      ys: readonly [number, number, number];
      n: number;
      ask: number;
    }
  | { form: 'scale'; what: string; of: string; n: number; percent: number };

const POWER_WORDS: Readonly<Record<number, string>> = {
  2: 'proportional to the square of',
  3: 'proportional to the cube of',
  [-1]: 'inversely proportional to',
  [-2]: 'inversely proportional to the square of',
};

const variationModels = defineTemplate<Law, { k: number; value: number }>({
  key: 'ai-variation-chosen-from-data',
  calculatorAllowed: true,
  placements: [sl('2.5.3', 1, '2.6')],
  variants: [
    {
      form: 'decide',
      what: 'The braking distance $y$ in metres',
      of: 'the speed $x$ in units of $10$ km per hour',
      xs: [3, 5, 8],
      ys: [5.4, 15, 38.4],
      n: 2,
      ask: 10,
    },
    { form: 'scale', what: 'The power of a wind turbine', of: 'wind speed', n: 3, percent: 20 },
    {
      form: 'decide',
      what: 'The time $y$ in hours for mowing a park',
      of: 'the number $x$ of machines',
      xs: [2, 3, 8],
      ys: [12, 8, 3],
      n: -1,
      ask: 6,
    },
    { form: 'scale', what: 'The brightness of a lamp on a wall', of: 'distance from the wall', n: -2, percent: 25 },
    {
      form: 'decide',
      what: 'The mass $y$ in grams of a glass ball',
      of: 'the radius $x$ in centimetres',
      xs: [1, 2, 3],
      ys: [10.4, 83.2, 280.8],
      n: 3,
      ask: 5,
    },
    { form: 'scale', what: 'The area of a lawn that a sprinkler waters', of: 'reach of its jet', n: 2, percent: 30 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'scale') {
      const factor = (1 + numbers.percent / 100) ** numbers.n;
      return { k: factor, value: 2 ** (1 / numbers.n) };
    }
    const { xs, ys, n, ask } = numbers;
    const k = ys[0] / xs[0] ** n;
    return { k, value: k * ask ** n };
  },
  write: (numbers, { k, value }) => {
    const short = (number: number) => `${Number(number.toFixed(4))}`;
    if (numbers.form === 'scale') {
      const { what, of, n, percent } = numbers;
      const change = (k - 1) * 100;
      return {
        text: prose`
          ${what} is ${POWER_WORDS[n] as string} the ${of}.

          (a) Write this as an equation with a constant $k$, where $y$ is the first quantity and $x$ the ${of}. [1]

          (b) Calculate the percentage by which $y$ changes when $x$ is increased by $${percent}\%$. [3]

          (c) Determine the factor by which $x$ has to be multiplied for $y$ to be doubled. [2]`,
        hint: 'Does the constant have any influence on a factor?',
        answer: prose`
          (a) $y = kx^{${n}}$

          (b) $${significant(change)}\%$

          (c) $${significant(value)}$`,
        solution: prose`
          (a) $y = kx^{${n}}$.

          (b) The new value is $k(${short(1 + percent / 100)}x)^{${n}} = ${short(1 + percent / 100)}^{${n}} \times kx^{${n}}$, so $y$ is multiplied by $${short(1 + percent / 100)}^{${n}} = ${significant(k, 5)}$: a change by $${significant(change)}\%$. Taking ${n === 3 ? 'three' : 'two'} times $${percent}\%$ is the usual slip.

          (c) The factor $q$ satisfies $q^{${n}} = 2$, so $q = 2^{${n < 0 ? '-' : ''}\frac{1}{${Math.abs(n)}}} = ${significant(value)}$.`,
        markScheme: scheme({
          a: [prose`A1 $y = kx^{${n}}$`],
          b: [
            prose`M1 $${short(1 + percent / 100)}^{${n}}$`,
            prose`(A1) $${significant(k)}$`,
            prose`A1 $${significant(change)}\%$`,
          ],
          c: [prose`M1 $q^{${n}} = 2$`, prose`A1 $${significant(value)}$`],
        }),
        keys: [
          { kind: 'equation', part: 'a', value: `y = k x^(${n})`, variables: ['k', 'x', 'y'] },
          foreseen(near(change, 'b', '%'), [
            {
              slip: 'method',
              value: n * percent,
              note: 'You added the percentages; each factor acts on what the others have made.',
            },
          ]),
          { kind: 'number', ...near(value, 'c') },
        ],
      };
    }
    const { what, of, xs, ys, n, ask } = numbers;
    const others = [2, 3, -1, -2].filter((m) => m !== n && Math.sign(m) === Math.sign(n));
    const wrongPower = others[0] as number;
    const quotients = (m: number) => xs.map((x, i) => significant((ys[i] as number) / x ** m));
    return {
      text: prose`
        ${what} depends on ${of}.

        ${table(['$x$', ...xs.map((x) => `$${x}$`)], ['$y$', ...ys.map((y) => `$${y}$`)])}

        (a) Show that $y$ is not proportional to $x^{${wrongPower}}$. [2]

        (b) Determine which of $y = kx^{2}$, $y = kx^{3}$, $y = kx^{-1}$ and $y = kx^{-2}$ fits the data, and find $k$. [3]

        (c) Use this model to find $y$ for $x = ${ask}$. [1]`,
      hint: 'If $y$ is proportional to a power of $x$, their quotient is the same for all columns.',
      answer: prose`
        (a) shown

        (b) $y = kx^{${n}}$ with $k = ${short(k)}$

        (c) $${short(value)}$`,
      solution: prose`
        (a) The quotients of $y$ and $x^{${wrongPower}}$ are $${quotients(wrongPower).join(', ')}$. They are different, so there is no such constant.

        (b) The quotients of $y$ and $x^{${n}}$ are $${quotients(n).join(', ')}$: all are $${short(k)}$. So $y = kx^{${n}}$ with $k = ${short(k)}$. That $y$ ${n > 0 ? 'rises' : 'falls'} when $x$ rises leaves only the ${n > 0 ? 'positive' : 'negative'} powers from the start.

        (c) $y = ${short(k)} \times ${ask}^{${n}} = ${short(value)}$.`,
      markScheme: scheme({
        a: ['M1 at least two quotients', 'R1 they differ', 'AG not proportional'],
        b: ['M1 quotients for another power', prose`A1 $y = kx^{${n}}$`, prose`A1 $k = ${short(k)}$`],
        c: [prose`A1 $${short(value)}$`],
      }),
      keys: [
        { kind: 'number', ...toWithin(k, k * 1e-3, 'b') },
        { kind: 'number', ...toWithin(value, value * 1e-3, 'c') },
      ],
    };
  },
  check: (numbers, { k, value }) => {
    if (numbers.form === 'scale') {
      const { n, percent } = numbers;
      const y = (x: number) => 7 * Math.exp(n * Math.log(x));
      assertClose(y(3 * (1 + percent / 100)) / y(3), k, 'the factor at another place');
      assertClose(y(5 * value) / y(5), 2, 'doubled');
      return;
    }
    const { xs, ys, n, ask } = numbers;
    xs.forEach((x, i) => {
      assertClose(k * x ** n, ys[i] as number, 'a measurement', 1e-6);
    });
    assertClose((value / (ys[1] as number)) * (xs[1] / ask) ** n, 1, 'the value by proportion');
  },
});

export const modelBuildingTemplates: readonly QuestionTemplate[] = [polynomialModels, variationModels];
