import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { point, signed, significant, term } from '../../../tex.ts';
import { exact, hl, labelled, near, prose, scheme } from '../writing.ts';

/** Topic 2. Transformations of graphs and of models (higher level). */

type Moved =
  | { form: 'describe'; a: number; h: number; k: number }
  | { form: 'order'; first: number; shift: number; p: readonly [number, number] };

const transformationOrder = defineTemplate<Moved, { x: number; y: number }>({
  key: 'ai-transformations-in-order',
  calculatorAllowed: true,
  placements: [hl('2.8', 1)],
  variants: [
    { form: 'describe', a: 2, h: 3, k: -5 },
    { form: 'order', first: 3, shift: 6, p: [2, 5] },
    { form: 'describe', a: -1, h: -4, k: 7 },
    { form: 'order', first: 0.5, shift: -6, p: [-1, 8] },
    { form: 'describe', a: 0.5, h: -2, k: 3 },
    { form: 'order', first: -2, shift: 10, p: [4, 3] },
  ],
  solve: (numbers) =>
    numbers.form === 'describe'
      ? { x: numbers.h, y: numbers.a * 16 + numbers.k }
      : { x: numbers.first * numbers.p[1] + numbers.shift, y: numbers.first * (numbers.p[1] + numbers.shift) },
  write: (numbers, { x, y }) => {
    if (numbers.form === 'describe') {
      const { a, h, k } = numbers;
      const image = `${a === 1 ? '' : a === -1 ? '-' : a}(x${signed(-h)})^{2}${signed(k)}`;
      const stretch = a === -1 ? 'a reflection in the $x$-axis' : `a vertical stretch with factor $${a}$`;
      const side = `${Math.abs(h)}$ to the ${h > 0 ? 'right' : 'left'} and $${Math.abs(k)}$ ${k > 0 ? 'up' : 'down'}`;
      const figure = new Diagram({
        x: [h - 4.5, h + 4.5],
        y: [Math.min(k, 0) - (a < 0 ? 17 : 1), Math.max(k, 0) + (a > 0 ? 17 * a : 1)],
        width: 360,
        height: 300,
      })
        .axes({ xTicks: [h], yTicks: [k] })
        .graph((t) => a * (t - h) ** 2 + k, h - 4, h + 4)
        .point([h, k])
        .label([h, k], point(h, k), { anchor: 'start', dx: 10, dy: a > 0 ? 16 : -10 });
      return {
        text: prose`
          Let $f(x) = x^{2}$ and $g(x) = ${image}$.

          (a) Describe a sequence of transformations that takes the graph of $f$ to that of $g$. [3]

          (b) Sketch the graph of $g$. Label its vertex. [2]

          (c) The point $(4, 16)$ lies on the graph of $f$. Find the coordinates of its image. [2]

          (d) Write down the range of $g$. [1]`,
        hint: 'What happens outside the square acts on $y$, what happens inside it on $x$.',
        answer: prose`
          (a) ${stretch}, then a translation by $${side}

          (b) a parabola with vertex $${point(h, k)}$

          (c) $${point(4 + x, y)}$

          (d) $g(x) ${a > 0 ? prose`\ge` : prose`\le`} ${k}$`,
        solution: prose`
          (a) The factor in front acts first: ${stretch}. Then the bracket $x${signed(-h)}$ and the constant are a translation by $${side}. The sign in the bracket is opposite to the direction, which is the usual slip.

          (b) The vertex moves from the origin to $${point(h, k)}$, and the parabola opens ${a > 0 ? 'upwards' : 'downwards'}.

          ![](diagram:image)

          (c) The height $16$ becomes $${a} \times 16 = ${16 * a}$; then the translation leads to $${point(4 + x, y)}$. As a check, $g(${4 + x}) = ${y}$.

          (d) The vertex is the ${a > 0 ? 'lowest' : 'highest'} point: $g(x) ${a > 0 ? prose`\ge` : prose`\le`} ${k}$.`,
        markScheme: scheme({
          a: [
            `A1 ${stretch}`,
            `A1 horizontal translation with the right direction`,
            'A1 vertical translation, and an order that is correct',
          ],
          b: ['A1 parabola that opens the right way', prose`A1 vertex $${point(h, k)}$ labelled`],
          c: [prose`M1 height $${16 * a}$, or $g(${4 + x})$`, prose`A1 $${point(4 + x, y)}$`],
          d: [prose`A1 $g(x) ${a > 0 ? prose`\ge` : prose`\le`} ${k}$`],
        }),
        keys: [
          { kind: 'compare', part: 'b', as: 'sketch' },
          { kind: 'coordinate', part: 'c', values: [`${4 + x}`, `${y}`] },
          { kind: 'interval', part: 'd', intervals: [a > 0 ? { from: `${k}`, to: null } : { from: null, to: `${k}` }] },
        ],
        diagrams: [
          {
            name: 'image',
            svg: figure.toSvg(),
            alt: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'} with its vertex at (${h}, ${k}).`,
          },
        ],
      };
    }
    const { first, shift, p } = numbers;
    const move = shift > 0 ? `up by $${shift}$` : `down by $${-shift}$`;
    const stretch =
      first < 0
        ? `reflected in the $x$-axis and stretched vertically by the factor $${-first}$`
        : `stretched vertically by the factor $${first}$`;
    return {
      text: prose`
        The graph of $y = f(x)$ passes through $P${point(...p)}$. One student first has the graph ${stretch} and then translated ${move}; another does the two in the opposite order.

        (a) Write down the equation of the final graph of each of the two, in terms of $f$. [2]

        (b) Find the image of $P$ for each of them. [2]

        (c) Show that the two final graphs differ by a vertical translation, and state by how much. [2]

        (d) Suggest a translation with which the second student could begin in order to end with the graph of the first. [2]`,
      hint: 'Follow the height of one point through the two steps.',
      answer: prose`
        (a) $y = ${first}f(x)${signed(shift)}$ and $y = ${first}(f(x)${signed(shift)})$

        (b) $${point(p[0], x)}$ and $${point(p[0], y)}$

        (c) by $${Math.abs(first * shift - shift)}$

        (d) by $${shift / first}$ in the vertical direction`,
      solution: prose`
        (a) First the stretch: $y = ${first}f(x)${signed(shift)}$. First the translation: $y = ${first}(f(x)${signed(shift)})$.

        (b) $${first} \times ${p[1]}${signed(shift)} = ${x}$ and $${first} \times (${p[1]}${signed(shift)}) = ${y}$, so the images are $${point(p[0], x)}$ and $${point(p[0], y)}$.

        (c) $${first}(f(x)${signed(shift)}) = ${first}f(x)${signed(first * shift)}$. This differs from $${first}f(x)${signed(shift)}$ by the constant $${first * shift - shift}$ for every $x$: a vertical translation by $${Math.abs(first * shift - shift)}$.

        (d) A translation by $c$ that is followed by the stretch counts $${first}c$ in the end. For $${first}c = ${shift}$ one needs $c = ${shift / first}$.`,
      markScheme: scheme({
        a: [prose`A1 $${first}f(x)${signed(shift)}$`, prose`A1 $${first}(f(x)${signed(shift)})$`],
        b: [prose`A1 $${point(p[0], x)}$`, prose`A1 $${point(p[0], y)}$`],
        c: ['M1 bracket expanded, or the difference of the two', prose`A1 $${Math.abs(first * shift - shift)}$`],
        d: [prose`M1 $${first}c = ${shift}$`, prose`A1 $${shift / first}$`],
      }),
      keys: [
        { kind: 'coordinate', part: 'b', label: 'First student', values: [`${p[0]}`, `${x}`] },
        { kind: 'coordinate', part: 'b', label: 'Second student', values: [`${p[0]}`, `${y}`] },
        { kind: 'number', ...exact(Math.abs(first * shift - shift), 'c') },
        { kind: 'number', ...exact(shift / first, 'd') },
      ],
    };
  },
  check: (numbers, { x, y }) => {
    if (numbers.form === 'describe') {
      const { a, h, k } = numbers;
      assertClose(a * (4 + x - h) ** 2 + k, y, 'the image lies on the graph');
      return;
    }
    const { first, shift, p } = numbers;
    const stretch = (v: number) => v * first;
    const move = (v: number) => v + shift;
    assert.equal(move(stretch(p[1])), x);
    assert.equal(stretch(move(p[1])), y);
    assert.equal(stretch(p[1] + shift / first), x);
  },
});

type Image =
  | { form: 'season'; amplitude: number; middle: number; delay: number; at: number }
  | { form: 'units'; what: string; a: number; k: number; factor: number; small: string; large: string; at: number };

const transformedModels = defineTemplate<Image, { value: number; other: number }>({
  key: 'ai-transformed-model',
  calculatorAllowed: true,
  placements: [hl('2.8', 1, '2.9')],
  variants: [
    { form: 'season', amplitude: 9, middle: 14, delay: 6, at: 15 },
    { form: 'units', what: 'The activity of a sample', a: 800, k: 0.05, factor: 60, small: 'minutes', large: 'hours', at: 0.5 },
    { form: 'season', amplitude: 4, middle: 10, delay: 3, at: 8 },
    {
      form: 'units',
      what: 'The mass of a yeast culture in milligrams',
      a: 40,
      k: -0.02,
      factor: 24,
      small: 'hours',
      large: 'days',
      at: 2.5,
    },
  ],
  solve: (numbers) => {
    if (numbers.form === 'season') {
      const { amplitude, middle, delay, at } = numbers;
      return { value: middle + amplitude * Math.sin((Math.PI / 12) * (at - delay)), other: (6 + delay) % 24 };
    }
    const { a, k, factor, at } = numbers;
    return { value: a * Math.exp(-k * factor * at), other: k * factor };
  },
  write: (numbers, { value, other }) => {
    if (numbers.form === 'season') {
      const { amplitude, middle, delay, at } = numbers;
      return {
        text: prose`
          A sensor shows the rhythm of a day as $s(t) = \sin\left(\frac{\pi}{12}t\right)$, with $t$ in hours and angles in radians. The temperature of a shed in degrees Celsius is modelled by a function $g$ whose graph is that of $s$, stretched vertically by the factor $${amplitude}$, translated to the right by $${delay}$ and up by $${middle}$.

          (a) Write down an expression for $g(t)$. [3]

          (b) State the greatest value of $g$, and the first time $t > 0$ at which it occurs. [2]

          (c) Calculate $g(${at})$. [1]

          (d) A second shed has the temperature $h(t) = g(2t)$. Describe the transformation, and explain why $h$ is a poor model of a shed. [2]`,
        hint: 'A translation to the right puts a later time in the place of an earlier one: what is then in the bracket?',
        answer: prose`
          (a) $g(t) = ${amplitude}\sin\left(\frac{\pi}{12}(t - ${delay})\right) + ${middle}$

          (b) $${amplitude + middle}$ at $t = ${other}$

          (c) $${significant(value)}$

          (d) a horizontal stretch with factor $\frac{1}{2}$; its period would be half a day`,
        solution: prose`
          (a) $g(t) = ${amplitude}\sin\left(\frac{\pi}{12}(t - ${delay})\right) + ${middle}$. The shift is with $t$ **inside** the bracket, so that the factor $\frac{\pi}{12}$ acts on it as well.

          (b) The greatest value is $${amplitude} + ${middle} = ${amplitude + middle}$. A sine is greatest a quarter of its period of 24 hours after its start, here at $t = 6 + ${delay} = ${other}$.

          (c) $g(${at}) = ${amplitude}\sin\left(\frac{\pi}{12} \times ${at - delay}\right) + ${middle} = ${significant(value)}$.

          (d) It is a horizontal stretch with factor $\frac{1}{2}$: everything happens twice as fast, with a period of 12 hours. Temperatures follow the day and so have a period of 24 hours.`,
        markScheme: scheme({
          a: [prose`A1 factor $${amplitude}$`, prose`A1 $t - ${delay}$ in the bracket`, prose`A1 $+ ${middle}$`],
          b: [prose`A1 $${amplitude + middle}$`, prose`A1 $t = ${other}$`],
          c: [prose`A1 $${significant(value)}$`],
          d: [prose`A1 horizontal stretch with factor $\frac{1}{2}$`, 'R1 period of half a day'],
        }),
        keys: [
          { kind: 'expression', part: 'a', value: `${amplitude}sin(pi/12 (t - ${delay})) + ${middle}`, variables: ['t'] },
          labelled('Greatest value', exact(amplitude + middle, 'b')),
          labelled('$t =$', exact(other, 'b')),
          { kind: 'number', ...near(value, 'c') },
        ],
      };
    }
    const { what, a, k, factor, small, large, at } = numbers;
    const exponent = (rate: number, unit: string) => `${term(Number((-rate).toFixed(6)), unit)}`;
    return {
      text: prose`
        ${what} after $x$ ${small} is $f(x) = ${a}\mathrm{e}^{${exponent(k, 'x')}}$. Let $g(t)$ be the same quantity after $t$ ${large}.

        (a) Explain why $g(t) = f(${factor}t)$, and describe how the graph of $g$ is obtained from that of $f$. [3]

        (b) Write $g(t)$ in the form $${a}\mathrm{e}^{bt}$. [2]

        (c) Calculate $g(${at})$. [2]

        (d) A third function is $h(x) = \frac{1}{${a}}f(x)$. Describe the transformation, and interpret $h$. [2]`,
      hint: prose`How many ${small} are $t$ ${large}?`,
      answer: prose`
        (a) horizontal stretch with factor $\frac{1}{${factor}}$

        (b) $${a}\mathrm{e}^{${exponent(other, 't')}}$

        (c) $${significant(value)}$

        (d) vertical stretch with factor $\frac{1}{${a}}$; the quantity as a fraction of its first value`,
      solution: prose`
        (a) $t$ ${large} are $${factor}t$ ${small}, so the quantity is $f(${factor}t)$. The graph is stretched horizontally with the factor $\frac{1}{${factor}}$: the same happens at a smaller number. A factor of $${factor}$ would be the usual slip.

        (b) $g(t) = ${a}\mathrm{e}^{${Number((-k).toFixed(6))} \times ${factor}t} = ${a}\mathrm{e}^{${exponent(other, 't')}}$.

        (c) $g(${at}) = ${a}\mathrm{e}^{${Number((-other * at).toFixed(4))}} = ${significant(value)}$.

        (d) It is a vertical stretch with factor $\frac{1}{${a}}$. As $f(0) = ${a}$, $h(x)$ gives the quantity as a fraction of its first value.`,
      markScheme: scheme({
        a: [prose`R1 $t$ ${large} are $${factor}t$ ${small}`, 'A1 horizontal stretch', prose`A1 factor $\frac{1}{${factor}}$`],
        b: ['M1 exponents multiplied', prose`A1 $${a}\mathrm{e}^{${exponent(other, 't')}}$`],
        c: ['(M1) substitution', prose`A1 $${significant(value)}$`],
        d: [prose`A1 vertical stretch with factor $\frac{1}{${a}}$`, 'R1 fraction of the first value'],
      }),
      keys: [
        { kind: 'expression', part: 'b', value: `${a}e^(${Number((-other).toFixed(6))}t)`, variables: ['t'] },
        { kind: 'number', ...near(value, 'c') },
      ],
    };
  },
  check: (numbers, { value, other }) => {
    if (numbers.form === 'season') {
      const { amplitude, middle, delay, at } = numbers;
      const s = (t: number) => Math.sin((2 * Math.PI * t) / 24);
      assertClose(amplitude * s(at - delay) + middle, value, 'the value');
      for (let t = 0.01; t < other - 0.01; t += 0.01) assert.ok(s(t - delay) < 1 - 1e-9);
      assertClose(s(other - delay), 1, 'the greatest sine');
      return;
    }
    const { a, k, factor, at } = numbers;
    // Step by step in the small unit.
    let quantity = a;
    const steps = factor * at * 1000;
    for (let i = 0; i < steps; i++) quantity *= 1 - k / 1000 + (k / 1000) ** 2 / 2;
    assertClose(quantity, value, 'the quantity step by step', 1e-4);
  },
});

export const movedGraphsTemplates: readonly QuestionTemplate[] = [transformationOrder, transformedModels];
