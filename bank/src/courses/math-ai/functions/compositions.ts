import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { point, significant } from '../../../tex.ts';
import { exact, hl, near, prose, scheme } from '../writing.ts';

/** Topic 2. Composite and inverse functions in context (higher level). */

type Chain =
  | { form: 'order'; what: string; discount: number; percent: number; price: number }
  | { form: 'chain'; first: string; second: string; a: number; b: number; k: number; n: 2 | 3; at: number; target: number };

const compositesInContext = defineTemplate<Chain, { one: number; other: number }>({
  key: 'ai-composites-in-context',
  calculatorAllowed: true,
  placements: [hl('2.7', 1)],
  variants: [
    { form: 'order', what: 'coat', discount: 30, percent: 20, price: 180 },
    {
      form: 'chain',
      first: 'the radius, in metres, of an oil spill after $t$ hours',
      second: 'the area, in square metres, of a spill of radius $r$',
      a: 4,
      b: 10,
      k: 3.14,
      n: 2,
      at: 5,
      target: 5000,
    },
    { form: 'order', what: 'bicycle', discount: 50, percent: 15, price: 640 },
    {
      form: 'chain',
      first: 'the side, in centimetres, of a cubic crystal after $t$ days',
      second: 'the mass, in grams, of a crystal of side $r$',
      a: 0.2,
      b: 1,
      k: 2.2,
      n: 3,
      at: 4,
      target: 40,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'order') {
      const { discount, percent, price } = numbers;
      const factor = 1 - percent / 100;
      return { one: factor * (price - discount), other: factor * price - discount };
    }
    const { a, b, k, n, at, target } = numbers;
    return { one: k * (a * at + b) ** n, other: ((target / k) ** (1 / n) - b) / a };
  },
  write: (numbers, { one, other }) => {
    const short = (value: number) => `${Number(value.toFixed(4))}`;
    if (numbers.form === 'order') {
      const { what, discount, percent, price } = numbers;
      const factor = short(1 - percent / 100);
      return {
        text: prose`
          A shop offers two reductions on a ${what} that costs $x$ EUR: a voucher of $${discount}$ EUR, described by $v(x) = x - ${discount}$, and a discount of $${percent}\%$, described by $d(x) = ${factor}x$. Both may be used.

          (a) Find expressions for $(d \circ v)(x)$ and $(v \circ d)(x)$. [3]

          (b) Interpret $(v \circ d)(${price})$ in words, and find its value. [2]

          (c) Show that the order matters by the same amount for every price, and deduce which order is better for the customer. [3]

          (d) Find $v^{-1}(x)$, and interpret it for a ${what}. [2]`,
        hint: prose`In $d \circ v$ the function next to $x$ acts first.`,
        answer: prose`
          (a) $${factor}x - ${short((1 - percent / 100) * discount)}$ and $${factor}x - ${discount}$

          (b) $${short(other)}$ EUR

          (c) The difference is always $${short((percent / 100) * discount)}$ EUR; first the discount, then the voucher.

          (d) $v^{-1}(x) = x + ${discount}$`,
        solution: prose`
          (a) $(d \circ v)(x) = ${factor}(x - ${discount}) = ${factor}x - ${short((1 - percent / 100) * discount)}$ and $(v \circ d)(x) = ${factor}x - ${discount}$.

          (b) It is the price to pay when the discount is taken first and the voucher afterwards: $${factor} \times ${price} - ${discount} = ${short(other)}$ EUR.

          (c) $(d \circ v)(x) - (v \circ d)(x) = ${discount} - ${short((1 - percent / 100) * discount)} = ${short((percent / 100) * discount)}$, whatever $x$ is. The second composite is always the smaller one, so the customer should have the discount taken first.

          (d) $v^{-1}(x) = x + ${discount}$: from the price after the voucher it gives the price before.`,
        markScheme: scheme({
          a: [
            'M1 one function substituted into the other',
            prose`A1 $${factor}x - ${short((1 - percent / 100) * discount)}$`,
            prose`A1 $${factor}x - ${discount}$`,
          ],
          b: ['R1 first the discount, then the voucher', prose`A1 $${short(other)}$ EUR`],
          c: ['M1 difference of the two', prose`A1 $${short((percent / 100) * discount)}$, free of $x$`, 'R1 discount first'],
          d: [prose`A1 $x + ${discount}$`, 'R1 the price before the voucher'],
        }),
        keys: [
          {
            kind: 'expression',
            part: 'a',
            label: prose`$(d \circ v)(x) =$`,
            value: `${factor}x - ${short((1 - percent / 100) * discount)}`,
          },
          { kind: 'expression', part: 'a', label: prose`$(v \circ d)(x) =$`, value: `${factor}x - ${discount}` },
          { kind: 'number', ...exact(Number(short(other)), 'b', 'EUR') },
          { kind: 'expression', part: 'd', value: `x + ${discount}` },
        ],
      };
    }
    const { first, second, a, b, k, n, at, target } = numbers;
    return {
      text: prose`
        Let $r(t) = ${a}t + ${b}$ be ${first}, and let $A(r) = ${k}r^{${n}}$ be ${second}.

        (a) State which of $A \circ r$ and $r \circ A$ has a meaning in this context, and what it represents. [2]

        (b) Write down an expression for the composite function that has a meaning. [1]

        (c) Calculate its value for $t = ${at}$. [2]

        (d) Determine the value of $t$ for which it is $${target}$. [3]`,
      hint: 'The values of the function that acts first must be what the other one takes.',
      answer: prose`
        (a) $A \circ r$

        (b) $${k}(${a}t + ${b})^{${n}}$

        (c) $${significant(one)}$

        (d) $t = ${significant(other)}$`,
      solution: prose`
        (a) $r$ gives a length and $A$ takes a length, so $A \circ r$ has a meaning: it gives the second quantity directly from the time $t$. In $r \circ A$ the value of $A$ would be taken for a time.

        (b) $(A \circ r)(t) = A(${a}t + ${b}) = ${k}(${a}t + ${b})^{${n}}$.

        (c) $${k}(${a} \times ${at} + ${b})^{${n}} = ${k} \times ${short(a * at + b)}^{${n}} = ${significant(one)}$.

        (d) $(${a}t + ${b})^{${n}} = \dfrac{${target}}{${k}} = ${significant(target / k, 5)}$, so $${a}t + ${b} = ${significant((target / k) ** (1 / n), 5)}$ and $t = ${significant(other)}$. Undoing the functions in the opposite order is what the inverse of a composite does.`,
      markScheme: scheme({
        a: [prose`A1 $A \circ r$`, 'R1 the second quantity in terms of the time'],
        b: [prose`A1 $${k}(${a}t + ${b})^{${n}}$`],
        c: ['(M1) substitution', prose`A1 $${significant(one)}$`],
        d: [
          prose`M1 composite equal to $${target}$`,
          prose`A1 $${a}t + ${b} = ${significant((target / k) ** (1 / n))}$`,
          prose`A1 $t = ${significant(other)}$`,
        ],
      }),
      keys: [
        { kind: 'expression', part: 'b', value: `${k}(${a}t + ${b})^${n}`, variables: ['t'] },
        { kind: 'number', ...near(one, 'c') },
        { kind: 'number', ...near(other, 'd') },
      ],
    };
  },
  check: (numbers, { one, other }) => {
    if (numbers.form === 'order') {
      const { discount, percent, price } = numbers;
      const off = (value: number) => value - (value * percent) / 100;
      assertClose(off(price - discount), one, 'voucher first');
      assertClose(off(price) - discount, other, 'discount first');
      assert.ok(one > other);
      return;
    }
    const { a, b, k, n, at, target } = numbers;
    const whole = (t: number) => {
      const r = a * t + b;
      return n === 2 ? k * r * r : k * r * r * r;
    };
    assertClose(whole(at), one, 'the value');
    assertClose(
      bisect((t) => whole(t) - target, 0, 1000),
      other,
      'the time',
    );
  },
});

type Inverse =
  | {
      form: 'exponential';
      what: string;
      reached: string;
      unit: string;
      a: number;
      k: number;
      c: number;
      back: number;
      to: number;
    }
  | { form: 'parabola'; what: string; h: number; k: number; p: number };

const inversesInContext = defineTemplate<Inverse, { value: number; low: number; high: number }>({
  key: 'ai-inverse-function-found',
  calculatorAllowed: true,
  placements: [hl('2.7', 1, '1.9')],
  variants: [
    {
      form: 'exponential',
      what: 'The number of bacteria in a sample, in thousands,',
      reached: 'there are $60$ thousand bacteria in the sample',
      unit: 'hours',
      a: 5,
      k: 0.4,
      c: 2,
      back: 60,
      to: 8,
    },
    { form: 'parabola', what: 'The height of a water jet, in metres, $x$ metres from the nozzle', h: 3, k: 4.5, p: 0.5 },
    {
      form: 'exponential',
      what: 'The mass of a yeast culture with its dish, in grams,',
      reached: 'the culture with its dish has a mass of $40$ grams',
      unit: 'hours',
      a: 3,
      k: 0.25,
      c: 10,
      back: 40,
      to: 12,
    },
    { form: 'parabola', what: 'The profit of a stall, in hundreds of EUR, at a price of $x$ EUR', h: 6, k: 18, p: 0.5 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'exponential') {
      const { a, k, c, back, to } = numbers;
      return { value: Math.log((back - c) / a) / k, low: a + c, high: a * Math.exp(k * to) + c };
    }
    const { h, k, p } = numbers;
    return { value: h + Math.sqrt(k / 2 / p), low: 0, high: k };
  },
  write: (numbers, { value, low, high }) => {
    if (numbers.form === 'exponential') {
      const { what, reached, unit, a, k, c, back, to } = numbers;
      const inverse = prose`\dfrac{1}{${k}}\ln\left(\dfrac{x - ${c}}{${a}}\right)`;
      return {
        text: prose`
          ${what} $t$ ${unit} after the start is modelled by $f(t) = ${a}\mathrm{e}^{${k}t} + ${c}$ for $0 \le t \le ${to}$.

          (a) Write down the range of $f$. [2]

          (b) Find an expression for $f^{-1}(x)$. [3]

          (c) State the domain of $f^{-1}$. [1]

          (d) Find $f^{-1}(${back})$, and interpret it in context. [2]`,
        hint: 'Which function undoes an exponential?',
        answer: prose`
          (a) $${significant(low)} \le f(t) \le ${significant(high)}$

          (b) $f^{-1}(x) = ${inverse}$

          (c) $${significant(low)} \le x \le ${significant(high)}$

          (d) $${significant(value)}$: after $${significant(value)}$ ${unit} ${reached}`,
        solution: prose`
          (a) $f$ increases from $f(0) = ${a} + ${c} = ${low}$ to $f(${to}) = ${significant(high)}$.

          (b) $x = ${a}\mathrm{e}^{${k}t} + ${c}$ gives $\mathrm{e}^{${k}t} = \dfrac{x - ${c}}{${a}}$ and $t = ${inverse}$. The constant has to be subtracted before the logarithm is used.

          (c) The domain of the inverse is the range of $f$: $${significant(low)} \le x \le ${significant(high)}$.

          (d) $f^{-1}(${back}) = \dfrac{1}{${k}}\ln\left(\dfrac{${back} - ${c}}{${a}}\right) = ${significant(value)}$: after $${significant(value)}$ ${unit} ${reached}.`,
        markScheme: scheme({
          a: [prose`A1 $${significant(low)}$`, prose`A1 $${significant(high)}$, with correct inequality signs`],
          b: [prose`M1 $\mathrm{e}^{${k}t}$ isolated`, 'M1 natural logarithm', prose`A1 $${inverse}$`],
          c: ['A1 same interval as in (a)'],
          d: [prose`A1 $${significant(value)}$`, prose`R1 the time at which ${reached}`],
        }),
        keys: [
          { kind: 'expression', part: 'b', value: `ln((x - ${c})/${a})/${k}`, domain: { x: { from: low + 1, to: high - 1 } } },
          { kind: 'number', ...near(value, 'd') },
        ],
      };
    }
    const { what, h, k, p } = numbers;
    const right = h + Math.sqrt(k / p);
    const f = (x: number) => k - p * (x - h) ** 2;
    const g = (x: number) => h + Math.sqrt((k - x) / p);
    const wide = Math.max(right, k) + 1;
    const figure = new Diagram({ x: [0, wide], y: [0, wide], equalScale: true, width: 340 })
      .axes({ xTicks: [h], yTicks: [k, h] })
      .segment([0, 0], [wide * 0.95, wide * 0.95], 'd-dashed')
      .graph(f, h, right)
      .graph(g, 0, k, 'd-curve2')
      .label([(h + right) / 2, f((h + right) / 2)], 'f', { math: true, anchor: 'start', dx: 9, dy: 4 })
      .label([k / 3, g(k / 3)], 'inverse of f', { dy: -10 })
      .point([h, k])
      .point([k, h]);
    return {
      text: prose`
        ${what} is modelled by $f(x) = ${k} - ${p}(x - ${h})^{2}$.

        (a) Explain why $f$ has no inverse function on the domain $0 \le x \le ${2 * h}$. [1]

        (b) The domain is now restricted to $${h} \le x \le a$, where $a$ is the greatest value with $f(a) = 0$. Determine $a$. [2]

        (c) Find $f^{-1}(x)$ for this restricted domain, and state its domain. [4]

        (d) Sketch the graphs of $f$ and $f^{-1}$ on one pair of axes, and label them. [3]

        (e) Find $f^{-1}(${k / 2})$. [1]`,
      hint: 'Which sign of the root belongs to the right-hand half of the parabola?',
      answer: prose`
        (a) different values of $x$ have the same value of $f$

        (b) $a = ${significant(right)}$

        (c) $f^{-1}(x) = ${h} + \sqrt{\dfrac{${k} - x}{${p}}}$, $0 \le x \le ${k}$

        (d) see the sketch

        (e) $${significant(value)}$`,
      solution: prose`
        (a) On both sides of the vertex $x = ${h}$ the same values are taken, for instance $f(${h - 1}) = f(${h + 1}) = ${k - p}$. So the way back from a value is not unique.

        (b) $${p}(x - ${h})^{2} = ${k}$ gives $x = ${h} \pm \sqrt{${k / p}}$; the greater one is $a = ${significant(right)}$.

        (c) $x = ${k} - ${p}(y - ${h})^{2}$ gives $(y - ${h})^{2} = \dfrac{${k} - x}{${p}}$. As $y \ge ${h}$, the positive root holds: $f^{-1}(x) = ${h} + \sqrt{\dfrac{${k} - x}{${p}}}$. Its domain is the range of $f$, $0 \le x \le ${k}$.

        (d) The two graphs are reflections of each other in the dashed line $y = x$.

        ![](diagram:both)

        (e) $f^{-1}(${k / 2}) = ${h} + \sqrt{\dfrac{${k / 2}}{${p}}} = ${significant(value)}$.`,
      markScheme: scheme({
        a: ['R1 a horizontal line meets the graph twice, or an example'],
        b: ['M1 $f(x) = 0$', prose`A1 $a = ${significant(right)}$`],
        c: [
          'M1 variables exchanged or $x$ made the subject',
          'A1 square isolated',
          'A1 positive root',
          prose`A1 $0 \le x \le ${k}$`,
        ],
        d: [
          'A1 right half of the parabola',
          'A1 reflection in $y = x$',
          prose`A1 both end points $${point(h, k)}$ and $${point(k, h)}$`,
        ],
        e: [prose`A1 $${significant(value)}$`],
      }),
      keys: [
        { kind: 'number', ...near(right, 'b') },
        {
          kind: 'expression',
          part: 'c',
          label: '$f^{-1}(x) =$',
          value: `${h} + sqrt((${k} - x)/${p})`,
          domain: { x: { from: 0.1, to: k - 0.1 } },
        },
        { kind: 'interval', part: 'c', label: 'Domain', intervals: [{ from: '0', to: `${k}` }] },
        { kind: 'compare', part: 'd', as: 'sketch' },
        { kind: 'number', ...near(value, 'e') },
      ],
      diagrams: [
        {
          name: 'both',
          svg: figure.toSvg(),
          alt: `The falling half of a parabola from (${h}, ${k}) to the x-axis, its reflection in the dashed line y = x, which ends at (${k}, ${h}).`,
        },
      ],
    };
  },
  check: (numbers, { value, low, high }) => {
    if (numbers.form === 'exponential') {
      const { a, k, c, back, to } = numbers;
      const f = (t: number) => a * Math.exp(k * t) + c;
      assertClose(
        bisect((t) => f(t) - back, 0, to),
        value,
        'the time',
      );
      assertClose(f(0), low, 'the least value');
      assertClose(f(to), high, 'the greatest value');
      return;
    }
    const { h, k, p } = numbers;
    const f = (x: number) => k - p * (x - h) * (x - h);
    assertClose(
      bisect((x) => f(x) - high / 2, h, h + 100),
      value,
      'the value of the inverse',
    );
    assert.equal(low, 0);
  },
});

export const compositionsTemplates: readonly QuestionTemplate[] = [compositesInContext, inversesInContext];
