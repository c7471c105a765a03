import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { withLaterForms } from '../../forms.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, bisect, maximise, simulate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { point, polynomial, signed, significant, term } from '../../tex.ts';
import { intersectionForms, logarithmGraphForms, transformedPointForms, transformedRootForms } from './further-functions.ts';
import { core, exact, markScheme, multipleChoice, paragraphs, raw, slip, threeFigures } from './writing.ts';

/** Topic 2, Functions: exponential and logarithmic functions, graphical solutions, transformations, common to SL and HL. */

const coolingModel = defineTemplate({
  key: 'aa-exponential-cooling',
  calculatorAllowed: true,
  placements: core('2.9', 2, ['1.7.2']),
  variants: [
    { thing: 'cup of tea', room: 20, start: 90, time: 10, reading: 60, later: 25, limit: 30 },
    { thing: 'bowl of soup', room: 22, start: 82, time: 8, reading: 58, later: 20, limit: 35 },
    { thing: 'loaf of bread', room: 18, start: 98, time: 15, reading: 63, later: 40, limit: 25 },
    { thing: 'cup of coffee', room: 21, start: 86, time: 5, reading: 70, later: 18, limit: 40 },
    { thing: 'baked potato', room: 24, start: 94, time: 12, reading: 65, later: 30, limit: 37 },
    { thing: 'metal part', room: 16, start: 216, time: 6, reading: 136, later: 20, limit: 50 },
    { thing: 'glass vase', room: 25, start: 325, time: 20, reading: 175, later: 60, limit: 45 },
    { thing: 'pan of oil', room: 20, start: 180, time: 9, reading: 120, later: 24, limit: 60 },
    { thing: 'ceramic tile', room: 15, start: 135, time: 14, reading: 80, later: 35, limit: 28 },
  ],
  solve: ({ room, start, time, reading, later, limit }) => {
    const k = Math.log((start - room) / (reading - room)) / time;
    return {
      b: start - room,
      k,
      temperature: room + (start - room) * Math.exp(-k * later),
      moment: Math.log((start - room) / (limit - room)) / k,
    };
  },
  write: ({ thing, room, start, time, reading, later, limit }, { b, k, temperature, moment }) => {
    const end = Math.max(moment, later) * 1.15;
    const drawing = new Diagram({ x: [0, end], y: [0, start * 1.15] });
    drawing.axes({ x: 't', y: 'T' });
    drawing.segment([0, room], [end, room], 'd-dashed').graph((t) => room + b * Math.exp(-k * t), 0, end);
    drawing.point([0, start]).label([0, start], `${start}`, { anchor: 'end', dx: -6, dy: 5 });
    drawing.label([0, room], `${room}`, { anchor: 'end', dx: -6, dy: 5 });
    const model = raw`T(t) = ${room} + ${b}e^{-kt}`;
    return {
      text: paragraphs(
        raw`A hot ${thing} is left to cool in a room. Its temperature $T$, in $^\circ\text{C}$, after $t$ minutes is modelled by $T(t) = a + be^{-kt}$, where $a$, $b$ and $k$ are positive constants. The diagram shows the graph of $T$ with its horizontal asymptote.`,
        '![](diagram:cooling)',
        raw`The temperature is $${start}\,^\circ\text{C}$ at first and approaches $${room}\,^\circ\text{C}$ in the long run.`,
        raw`(a) Determine the value of $a$ and of $b$. [2]`,
        raw`After ${time} minutes the temperature is $${reading}\,^\circ\text{C}$.`,
        raw`(b) Determine the value of $k$. [2]`,
        raw`(c) Calculate the temperature after ${later} minutes. [2]`,
        raw`(d) Calculate the time at which the temperature has fallen to $${limit}\,^\circ\text{C}$. [2]`,
      ),
      hint: raw`What does $e^{-kt}$ become when $t$ is very large, and what is it at $t = 0$?`,
      answer: paragraphs(
        raw`(a) $a = ${room}$, $b = ${b}$`,
        raw`(b) $k = ${significant(k)}$`,
        raw`(c) $${significant(temperature)}\,^\circ\text{C}$`,
        raw`(d) $${significant(moment)}$ minutes`,
      ),
      solution: paragraphs(
        raw`(a) As $t$ grows, $e^{-kt}$ tends to 0, so $T$ tends to $a$: $a = ${room}$. At $t = 0$, $T = a + b = ${start}$, so $b = ${b}$.`,
        raw`(b) $${room} + ${b}e^{-${time}k} = ${reading}$ gives $e^{-${time}k} = \dfrac{${reading - room}}{${b}}$, so $k = \dfrac{1}{${time}}\ln\dfrac{${b}}{${reading - room}} = ${significant(k, 5)}$, or $${significant(k)}$ to three significant figures. Keep the unrounded value for the next parts.`,
        raw`(c) $T(${later}) = ${room} + ${b}e^{-${significant(k, 5)} \times ${later}} = ${significant(temperature, 4)}$, so about $${significant(temperature)}\,^\circ\text{C}$.`,
        raw`(d) Solve $${model} = ${limit}$: $e^{-kt} = \dfrac{${limit - room}}{${b}}$, so $t = \dfrac{1}{k}\ln\dfrac{${b}}{${limit - room}} = ${significant(moment, 4)}$, about $${significant(moment)}$ minutes.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $a = ${room}$`, raw`A1 $b = ${b}$`],
        b: [raw`(M1) $${room} + ${b}e^{-${time}k} = ${reading}$`, raw`A1 $k = ${significant(k)}$`],
        c: [raw`(M1) substitutes $t = ${later}$`, raw`A1 $${significant(temperature)}$`],
        d: [raw`(M1) $${room} + ${b}e^{-kt} = ${limit}$`, raw`A1 $t = ${significant(moment)}$`],
      }),
      numeric: [
        threeFigures(k, 'b'),
        { part: 'c', value: temperature, tolerance: 0.06, unit: '°C' },
        { part: 'd', value: moment, tolerance: 0.06, unit: 'min' },
      ],
      keys: [
        { kind: 'number', label: '$a =$', ...exact(room, 'a') },
        {
          kind: 'number',
          label: '$b =$',
          ...exact(b, 'a'),
          slips: [slip(start, 'That is the temperature at the beginning, from which a is still to be taken away.')],
        },
      ],
      diagrams: [
        {
          name: 'cooling',
          svg: drawing.toSvg(),
          alt: `A falling curve of temperature T against time t that starts at ${start} and levels off towards the dashed line at ${room}.`,
        },
      ],
    };
  },
  check: ({ room, start, time, reading, later, limit }, { k, temperature, moment }) => {
    const after = (minutes: number) => simulate((_, [now = 0]) => [-k * (now - room)], [start], minutes, 2_000)[0] ?? 0;
    assertClose(after(time), reading, 'temperature that was given');
    assertClose(after(later), temperature, 'temperature later');
    assertClose(after(moment), limit, 'temperature at the moment found');
    assert.ok(temperature > room && temperature < reading && moment > time);
  },
});

const logarithmGraph = defineTemplate({
  key: 'aa-logarithm-graph-inverse',
  calculatorAllowed: false,
  placements: core('2.9', 1, ['2.5']),
  variants: [
    { base: 2, shift: 1, x: 7, y: 3 },
    { base: 3, shift: 2, x: 7, y: 2 },
    { base: 2, shift: 3, x: 13, y: 4 },
    { base: 5, shift: 1, x: 24, y: 2 },
    { base: 4, shift: 2, x: 14, y: 2 },
    { base: 2, shift: 5, x: 3, y: 3 },
    { base: 3, shift: 4, x: 23, y: 3 },
    { base: 6, shift: 3, x: 33, y: 2 },
    { base: 10, shift: 20, x: 80, y: 2 },
  ],
  solve: ({ shift, x, y }) => ({ base: Math.round((x + shift) ** (1 / y) * 1e9) / 1e9, xIntercept: 1 - shift }),
  write: ({ shift, x, y }, { base, xIntercept }) => {
    const end = x * 1.15 + 1;
    const drawing = new Diagram({ x: [-shift - end * 0.12, end], y: [-2.2, y * 1.3], width: 400 });
    drawing.axes().segment([-shift, -2.2], [-shift, y * 1.3], 'd-dashed');
    drawing
      .graph((v) => Math.log(v + shift) / Math.log(base), -shift + 1e-4, -shift + 1.3)
      .graph((v) => Math.log(v + shift) / Math.log(base), -shift + 1.3, end);
    drawing.point([x, y]).label([x, y], `P(${x}, ${y})`, { dx: -8, dy: -12 });
    drawing.label([-shift, -2.2], `x = −${shift}`, { math: true, dy: 16 });
    return {
      text: paragraphs(
        raw`The diagram shows the graph of $f(x) = \log_a(x + c)$, where $a > 1$. The line $x = ${-shift}$ is an asymptote, and the graph passes through $\text{P}${point(x, y)}$.`,
        '![](diagram:logarithm)',
        raw`(a) Write down the value of $c$. [1]`,
        raw`(b) Determine the value of $a$. [2]`,
        raw`(c) Find the $x$-coordinate of the point where the graph meets the $x$-axis. [1]`,
        raw`(d) Find $f^{-1}(x)$. [2]`,
      ),
      hint: raw`A logarithm has its vertical asymptote where its argument is zero.`,
      answer: paragraphs(
        raw`(a) $c = ${shift}$`,
        raw`(b) $a = ${base}$`,
        raw`(c) $x = ${xIntercept}$`,
        raw`(d) $f^{-1}(x) = ${base}^x - ${shift}$`,
      ),
      solution: paragraphs(
        raw`(a) The argument $x + c$ is zero at the asymptote $x = ${-shift}$, so $c = ${shift}$.`,
        raw`(b) P lies on the graph: $\log_a(${x} + ${shift}) = ${y}$, which means $a^{${y}} = ${x + shift}$. As $a > 1$, $a = ${base}$.`,
        raw`(c) A logarithm is zero when its argument is 1: $x + ${shift} = 1$, so $x = ${xIntercept}$.`,
        raw`(d) Swap $x$ and $y$ in $y = \log_{${base}}(x + ${shift})$: $x = \log_{${base}}(y + ${shift})$, so $y + ${shift} = ${base}^x$ and $f^{-1}(x) = ${base}^x - ${shift}$.`,
      ),
      markScheme: markScheme({
        a: [raw`A1 $c = ${shift}$`],
        b: [raw`M1 $a^{${y}} = ${x + shift}$`, raw`A1 $a = ${base}$`],
        c: [raw`A1 $x = ${xIntercept}$`],
        d: [raw`M1 interchanges $x$ and $y$`, raw`A1 $${base}^x - ${shift}$`],
      }),
      numeric: [exact(shift, 'a'), exact(base, 'b'), exact(xIntercept, 'c')],
      keys: [{ kind: 'expression', part: 'd', value: `${base}^x - ${shift}` }],
      diagrams: [
        {
          name: 'logarithm',
          svg: drawing.toSvg(),
          alt: `A rising logarithmic curve with the dashed vertical asymptote x = -${shift} that passes through the point P(${x}, ${y}).`,
        },
      ],
    };
  },
  check: ({ base, shift, x, y }, result) => {
    assert.equal(result.base, base);
    const f = (v: number) => Math.log(v + shift) / Math.log(result.base);
    assertClose(
      bisect((v) => f(v) - y, -shift + 1e-6, x * 3),
      x,
      'the point P',
      1e-8,
    );
    assertClose(bisect(f, -shift + 1e-6, x), result.xIntercept, 'zero', 1e-8);
    for (const v of [-1, 0.5, 2]) assertClose(f(base ** v - shift), v, 'inverse');
  },
});

const intersectionsByGraph = defineTemplate({
  key: 'aa-graph-intersections',
  calculatorAllowed: true,
  placements: core('2.10', 2),
  variants: [
    { a: 4, b: 0, c: 0.5 },
    { a: 5, b: 1, c: 0.4 },
    { a: 6, b: -1, c: 0.3 },
    { a: 3, b: 2, c: 0.6 },
    { a: 8, b: 1, c: 0.5 },
    { a: 7, b: 2, c: 0.25 },
    { a: 5, b: -2, c: 0.8 },
    { a: 9, b: 3, c: 0.2 },
    { a: 4, b: 3, c: 0.7 },
  ],
  solve: ({ a, b, c }) => {
    const gap = (x: number) => a + b * x - x * x - Math.exp(c * x);
    const slope = (x: number) => b - 2 * x - c * Math.exp(c * x);
    const newton = (guess: number, f: (x: number) => number, df: (x: number) => number) => {
      let x = guess;
      for (let i = 0; i < 60; i++) x -= f(x) / df(x);
      return x;
    };
    const widest = newton(b / 2, slope, (x) => -2 - c * c * Math.exp(c * x));
    return { left: newton(-6, gap, slope), right: newton(6, gap, slope), widest, height: gap(widest) };
  },
  write: ({ a, b, c }, { left, right, widest, height }) => {
    const f = (x: number) => a + b * x - x * x;
    const top = a + (b * b) / 4;
    const drawing = new Diagram({ x: [left - 1.2, right + 1.2], y: [-2, top * 1.15], width: 400 });
    drawing
      .axes()
      .graph(f, left - 1.2, right + 1.2)
      .graph((x) => Math.exp(c * x), left - 1.2, right + 1.2, 'd-curve2');
    drawing.point([left, f(left)]).point([right, f(right)]);
    const side = b / 2 + 0.6 * (right - b / 2);
    drawing.label([side, f(side)], 'f', { math: true, dx: 12, dy: -4 });
    drawing.label([left - 1.2, Math.exp(c * (left - 1.2))], 'g', { math: true, dx: 8, dy: -10 });
    const formula = `${a}${b === 0 ? '' : `${b < 0 ? ' - ' : ' + '}${term(Math.abs(b), 'x')}`} - x^2`;
    return {
      text: paragraphs(
        raw`Let $f(x) = ${formula}$ and $g(x) = e^{${c}x}$, for $x \in \mathbb{R}$. The graphs of $f$ and $g$ meet at two points.`,
        '![](diagram:graphs)',
        raw`(a) Find the $x$-coordinates of the two points. [3]`,
        raw`(b) Hence write down the solution of $f(x) > g(x)$. [1]`,
        raw`(c) Between the two points, calculate the greatest vertical distance between the graphs, and the value of $x$ at which it occurs. [3]`,
      ),
      hint: 'Which function does part (c) ask about: one of the two, or their difference?',
      answer: paragraphs(
        raw`(a) $x = ${significant(left)}$ and $x = ${significant(right)}$`,
        raw`(b) $${significant(left)} < x < ${significant(right)}$`,
        raw`(c) $${significant(height)}$, at $x = ${significant(widest)}$`,
      ),
      solution: paragraphs(
        raw`(a) The equation $${formula} = e^{${c}x}$ cannot be solved by algebra. The intersection tool gives $x = ${significant(left, 4)}$ and $x = ${significant(right, 4)}$, so $${significant(left)}$ and $${significant(right)}$.`,
        raw`(b) Between the two points the graph of $f$ lies above that of $g$, so $${significant(left)} < x < ${significant(right)}$.`,
        raw`(c) The vertical distance is $h(x) = f(x) - g(x) = ${formula} - e^{${c}x}$. Its maximum, from the graph of $h$, is at $x = ${significant(widest, 4)}$ with the value $${significant(height, 4)}$. So the greatest distance is $${significant(height)}$, at $x = ${significant(widest)}$.`,
      ),
      markScheme: markScheme({
        a: [
          raw`(M1) attempt to solve $f(x) = g(x)$ graphically`,
          raw`A1 $x = ${significant(left)}$`,
          raw`A1 $x = ${significant(right)}$`,
        ],
        b: [raw`A1 $${significant(left)} < x < ${significant(right)}$`],
        c: [
          raw`(M1) considers $f(x) - g(x)$`,
          raw`A1 $x = ${significant(widest)}$`,
          raw`A1 greatest distance $${significant(height)}$`,
        ],
      }),
      keys: [
        { kind: 'set', part: 'a', values: [`${left}`, `${right}`], tolerance: 0.0051, figures: 3 },
        {
          kind: 'interval',
          part: 'b',
          intervals: [{ from: `${left}`, to: `${right}`, open_from: true, open_to: true }],
          tolerance: 0.0051,
        },
        { kind: 'number', label: 'Greatest distance', ...threeFigures(height, 'c') },
        { kind: 'number', label: '$x =$', ...threeFigures(widest, 'c') },
      ],
      diagrams: [
        {
          name: 'graphs',
          svg: drawing.toSvg(),
          alt: 'A downward parabola f and a slowly rising exponential curve g that meet at two points, one on each side of the y-axis.',
        },
      ],
    };
  },
  check: ({ a, b, c }, { left, right, widest, height }) => {
    const gap = (x: number) => a + b * x - x * x - Math.exp(c * x);
    assertClose(bisect(gap, -8, b / 2), left, 'left intersection', 1e-9);
    assertClose(bisect(gap, b / 2, 8), right, 'right intersection', 1e-9);
    const best = maximise(gap, left, right);
    assertClose(best.value, height, 'greatest distance');
    assertClose(best.at, widest, 'where it occurs', 1e-4);
    assert.ok(left < 0 && right > 0 && Math.abs(widest) > 0.02);
  },
});

const transformedPoint = defineTemplate({
  key: 'aa-transformed-maximum-mc',
  calculatorAllowed: false,
  placements: core('2.11', 1),
  variants: [
    { p: 2, q: 3, scale: 2, right: 1, up: 4 },
    { p: 1, q: 4, scale: 3, right: 2, up: -5 },
    { p: 3, q: 2, scale: 2, right: -1, up: 1 },
    { p: -2, q: 5, scale: 2, right: 4, up: -3 },
    { p: -1, q: 3, scale: 4, right: 3, up: -2 },
    { p: 4, q: 2, scale: 3, right: -2, up: 5 },
    { p: 2, q: 5, scale: 3, right: 5, up: -4 },
    { p: -3, q: 4, scale: 2, right: -2, up: 3 },
  ],
  solve: ({ p, q, scale, right, up }) => ({ x: p + right, y: scale * q + up }),
  write: ({ p, q, scale, right, up }, { x, y }, variantIndex) => {
    const drawing = new Diagram({ x: [Math.min(p - 3, -1), Math.max(p + 3, 1.5)], y: [-1.5, q + 1.2], width: 340, height: 240 });
    drawing.axes().graph((v) => q - 0.55 * (v - p) ** 2, p - 2.9, p + 2.9);
    drawing.point([p, q]).label([p, q], `P(${p}, ${q})`.replace('-', '−'), { dx: p < 0 ? -32 : 34, dy: -6 });
    const choice = multipleChoice(
      `$${point(x, y)}$`,
      [
        wrong(`$${point(p - right, y)}$`, 'You moved the graph the wrong way along the x-axis.', 'sign'),
        wrong(`$${point(x, scale * (q + up))}$`, 'You added before you multiplied: outside the function the factor acts first.'),
        wrong(`$${point(scale * p + right, q + up)}$`, 'You let the factor act on x: outside the function it acts on y.'),
      ],
      variantIndex,
    );
    return {
      text: paragraphs(
        raw`The diagram shows part of the graph of $y = f(x)$. It has a maximum at $\text{P}${point(p, q)}$.`,
        '![](diagram:graph)',
        raw`Which point is the maximum of the graph of $y = ${scale}f(x${signed(-right)})${signed(up)}$? [1]`,
      ),
      hint: raw`Numbers inside the bracket act on $x$, and the other way round; numbers outside act on $y$, in the order of a calculation.`,
      solution: raw`Inside the bracket, $x${signed(-right)}$ must take the old value $${p}$ for $f$ to be greatest, so $x = ${p}${signed(right)} = ${x}$. Outside, the greatest value $${q}$ is first multiplied by $${scale}$ and then changed by $${up}$: $y = ${scale} \times ${q}${signed(up)} = ${y}$. The maximum is at $${point(x, y)}$.`,
      diagrams: [
        {
          name: 'graph',
          svg: drawing.toSvg(),
          alt: `Part of a smooth curve y = f(x) with a single maximum at the point P(${p}, ${q}).`,
        },
      ],
      ...choice,
    };
  },
  check: ({ p, q, scale, right, up }, { x, y }) => {
    const f = (v: number) => q - (v - p) ** 2 * (1 + 0.1 * Math.sin(v));
    const best = maximise((v) => scale * f(v - right) + up, -15, 15);
    assertClose(best.at, x, 'place of the maximum', 1e-3);
    assertClose(best.value, y, 'value of the maximum', 1e-5);
  },
});

const transformedRoot = defineTemplate({
  key: 'aa-transformed-square-root',
  calculatorAllowed: false,
  placements: core('2.11', 1, ['2.5']),
  variants: [
    { a: 2, right: 3, up: -4, x: 12 },
    { a: 3, right: -1, up: -6, x: 15 },
    { a: -2, right: 1, up: 6, x: 17 },
    { a: 4, right: 5, up: -8, x: 14 },
    { a: -1, right: -4, up: 3, x: 21 },
    { a: 5, right: 2, up: -10, x: 11 },
    { a: -3, right: 2, up: 9, x: 27 },
    { a: 2, right: -6, up: -6, x: 19 },
    { a: -4, right: -3, up: 12, x: 22 },
  ],
  solve: ({ a, right, up, x }) => ({ value: a * Math.sqrt(x - right) + up, zero: right + (up / a) ** 2 }),
  write: ({ a, right, up, x }, { value, zero }) => {
    const root = raw`\sqrt{${polynomial([1, -right])}}`;
    const g = `${term(a, root)}${signed(up)}`;
    const size = Math.abs(a);
    const steps = [
      a < 0 ? raw`a reflection in the $x$-axis` : '',
      size === 1 ? '' : raw`a vertical stretch with scale factor $${size}$`,
      raw`a translation by the vector $\begin{pmatrix} ${right} \\ ${up} \end{pmatrix}$`,
    ].filter(Boolean);
    const range = a > 0 ? raw`g(x) \ge ${up}` : raw`g(x) \le ${up}`;
    const inverseTop = a > 0 ? polynomial([1, -up]) : polynomial([-1, up]);
    const inverse =
      size === 1 ? `(${inverseTop})^2${signed(right)}` : raw`\left(\dfrac{${inverseTop}}{${size}}\right)^2${signed(right)}`;
    return {
      text: paragraphs(
        raw`The graph of $f(x) = \sqrt{x}$ undergoes, in this order, ${steps.slice(0, -1).join(', then ')} and then ${steps.at(-1)}. The resulting graph is that of the function $g$.`,
        raw`(a) Find $g(x)$. [3]`,
        raw`(b) Write down the domain and the range of $g$. [2]`,
        raw`(c) Find $g(${x})$. [1]`,
        raw`(d) Find the $x$-intercept of the graph of $g$. [2]`,
        raw`(e) Find $g^{-1}(x)$. [2]`,
      ),
      hint: 'Apply the transformations one at a time, and write down the formula after each.',
      answer: paragraphs(
        raw`(a) $g(x) = ${g}$`,
        raw`(b) $x \ge ${right}$ and $${range}$`,
        raw`(c) $${value}$`,
        raw`(d) $x = ${zero}$`,
        raw`(e) $g^{-1}(x) = ${inverse}$`,
      ),
      solution: paragraphs(
        raw`(a) The changes in the vertical direction multiply the function: $y = ${term(a, raw`\sqrt{x}`)}$. The translation replaces $x$ by $${polynomial([1, -right])}$ and adds $${up}$: $g(x) = ${g}$.`,
        raw`(b) The root needs $${polynomial([1, -right])} \ge 0$, so the domain is $x \ge ${right}$. The root takes all values from 0 upwards, so ${a > 0 ? 'the least' : 'the greatest'} value of $g$ is $${up}$ and the range is $${range}$.`,
        raw`(c) $g(${x}) = ${term(a, raw`\sqrt{${x - right}}`)}${signed(up)} = ${a} \times ${Math.sqrt(x - right)}${signed(up)} = ${value}$.`,
        raw`(d) $${g} = 0$ gives $${root} = ${-up / a}$, so $${polynomial([1, -right])} = ${(up / a) ** 2}$ and $x = ${zero}$.`,
        raw`(e) From $x = ${term(a, raw`\sqrt{${polynomial([1, -right], 'y')}}`)}${signed(up)}$ the root is $\sqrt{${polynomial([1, -right], 'y')}} = ${size === 1 ? inverseTop : raw`\dfrac{${inverseTop}}{${size}}`}$. Squaring, $g^{-1}(x) = ${inverse}$ (for $x$ in the range of $g$).`,
      ),
      markScheme: markScheme({
        a: [raw`A1 factor $${a}$`, raw`A1 $${polynomial([1, -right])}$ under the root`, raw`A1 constant $${up}$`],
        b: [raw`A1 $x \ge ${right}$`, raw`A1 $${range}$`],
        c: [raw`A1 $${value}$`],
        d: [raw`M1 sets $g(x) = 0$`, raw`A1 $x = ${zero}$`],
        e: [raw`M1 interchanges $x$ and $y$ and isolates the root`, raw`A1 $${inverse}$`],
      }),
      numeric: [exact(value, 'c'), exact(zero, 'd')],
      keys: [
        {
          kind: 'expression',
          part: 'a',
          value: g,
          domain: { x: { from: right + 0.5, to: right + 8 } },
          slips: [
            slip(
              `${term(a, raw`\sqrt{${polynomial([1, right])}}`)}${signed(up)}`,
              'You moved the graph the wrong way along the x-axis.',
              'sign',
            ),
            ...(a === 1
              ? []
              : [
                  slip(
                    `${term(a, `(${root}${signed(up)})`)}`,
                    'You moved the graph up or down before you stretched or reflected it.',
                    'order',
                  ),
                ]),
          ],
        },
        { kind: 'interval', part: 'b', label: 'Domain', intervals: [{ from: `${right}`, to: null }] },
        {
          kind: 'interval',
          part: 'b',
          label: 'Range',
          intervals: [a > 0 ? { from: `${up}`, to: null } : { from: null, to: `${up}` }],
        },
        { kind: 'expression', part: 'e', value: inverse },
      ],
    };
  },
  check: ({ a, right, up, x }, { value, zero }) => {
    // Move points of the graph of the root one transformation at a time.
    const moved = (u: number) => ({ x: u + right, y: a * Math.sqrt(u) + up });
    const at = bisect((u) => moved(u).y, 0, 200);
    assertClose(moved(at).x, zero, 'zero', 1e-8);
    assert.equal(moved(x - right).y, value);
    assert.ok(Number.isInteger(value) && Number.isInteger(zero) && up / a < 0);
  },
});

/** Templates of topic 2 for SL and HL, second half. */
export const functionModels = [
  coolingModel,
  withLaterForms(logarithmGraph, ...logarithmGraphForms),
  withLaterForms(intersectionsByGraph, ...intersectionForms),
  withLaterForms(transformedPoint, ...transformedPointForms),
  withLaterForms(transformedRoot, ...transformedRootForms),
];
