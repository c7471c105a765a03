import assert from 'node:assert/strict';
import { assertClose, differentiate, integrate, minimise } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector, point, signedTerm, significant, term } from '../../../tex.ts';
import { exact, hl, labelled, near, prose, scheme, toWithin } from '../writing.ts';

/** Topic 3. Vectors in context: cables, flights, meetings, circular motion (higher level). */

type Triple = readonly [number, number, number];
type Pair = readonly [number, number];

const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const size = (a: readonly number[]) => Math.hypot(...a);

type Line =
  | { form: 'cable'; a: Triple; b: Triple; p: Triple; on: boolean }
  | { form: 'speed'; who: string; from: Triple; towards: Triple; speed: number; time: number };

const vectorLines = defineTemplate<Line, { direction: Triple; length: number; at: Triple }>({
  key: 'ai-vector-lines-in-context',
  calculatorAllowed: true,
  placements: [hl('3.11', 1, '3.10'), hl('3.10', 1, '3.11')],
  variants: [
    { form: 'cable', a: [2, 1, 10], b: [8, 13, 4], p: [6, 9, 6], on: true },
    { form: 'speed', who: 'A drone', from: [1, 2, 0], towards: [7, 5, 6], speed: 1.5, time: 4 },
    { form: 'cable', a: [0, 4, 12], b: [10, 9, 2], p: [4, 6, 7], on: false },
    { form: 'speed', who: 'A submarine robot', from: [0, 0, -2], towards: [4, 8, -10], speed: 1.5, time: 4 },
    { form: 'speed', who: 'A cable car', from: [10, 0, 20], towards: [50, 40, 90], speed: 6, time: 12 },
    { form: 'cable', a: [-3, 2, 8], b: [5, 6, 4], p: [3, 5, 5], on: true },
  ],
  solve: (numbers) => {
    if (numbers.form === 'cable') {
      const direction = minus(numbers.b, numbers.a);
      return { direction, length: size(direction), at: numbers.p };
    }
    const { from, towards, speed, time } = numbers;
    const direction = minus(towards, from);
    const length = size(direction);
    return {
      direction,
      length,
      at: from.map((v, i) => v + (speed * time * (direction[i] as number)) / length) as unknown as Triple,
    };
  },
  write: (numbers, { direction, length, at }) => {
    if (numbers.form === 'cable') {
      const { a, b, p, on } = numbers;
      const steps = p.map((v, i) => (v - (a[i] as number)) / (direction[i] as number));
      return {
        text: prose`
          A cable runs straight from $A${point(...a)}$ to $B${point(...b)}$, with coordinates in metres and the third one for the height.

          (a) Find $\overrightarrow{AB}$ and the length of the cable. [2]

          (b) Write down a vector equation of the line AB. [2]

          (c) Determine whether the point $P${point(...p)}$ lies on the cable. Justify your answer. [3]

          (d) Determine the point of the cable that is $${(a[2] + b[2]) / 2}\text{ m}$ high. [2]`,
        hint: 'A point lies on the line if a single value of the parameter fits all of its coordinates.',
        answer: prose`
          (a) $${columnVector(...direction)}$, $${significant(length)}\text{ m}$

          (b) $\boldsymbol{r} = ${columnVector(...a)} + \lambda${columnVector(...direction)}$

          (c) ${on ? 'yes' : 'no'}

          (d) $${point(...a.map((v, i) => (v + (b[i] as number)) / 2))}$`,
        solution: prose`
          (a) $\overrightarrow{AB} = ${columnVector(...direction)}$ and $|\overrightarrow{AB}| = \sqrt{${direction.map((v) => v * v).join(' + ')}} = ${significant(length)}\text{ m}$.

          (b) $\boldsymbol{r} = ${columnVector(...a)} + \lambda${columnVector(...direction)}$; the cable itself belongs to $0 \le \lambda \le 1$.

          (c) The three coordinates of P give $\lambda = ${steps.map((s) => significant(s)).join(', ')}$. ${on ? 'All three agree and lie between 0 and 1, so P lies on the cable.' : 'They do not agree, so P does not lie on the line.'}

          (d) The height $${a[2]}${signedTerm(direction[2], '\\lambda')} = ${(a[2] + b[2]) / 2}$ gives $\lambda = 0.5$, the midpoint $${point(...a.map((v, i) => (v + (b[i] as number)) / 2))}$.`,
        markScheme: scheme({
          a: [prose`A1 $${columnVector(...direction)}$`, prose`A1 $${significant(length)}\text{ m}$`],
          b: ['A1 a point and a direction', 'A1 equation with $\\boldsymbol{r} =$'],
          c: [
            'M1 value of the parameter from one coordinate',
            'M1 another coordinate tested',
            `R1 ${on ? 'yes, all agree' : 'no, they do not agree'}`,
          ],
          d: [prose`M1 $\lambda = 0.5$`, prose`A1 $${point(...a.map((v, i) => (v + (b[i] as number)) / 2))}$`],
        }),
        keys: [
          { kind: 'vector', part: 'a', label: prose`$\overrightarrow{AB} =$`, values: direction.map(String) },
          labelled('Length', near(length, 'a', 'm')),
          { kind: 'coordinate', part: 'd', values: a.map((v, i) => `${(v + (b[i] as number)) / 2}`) },
        ],
      };
    }
    const { who, from, towards, speed, time } = numbers;
    const velocity = direction.map((v) => Number(((v * speed) / length).toFixed(6)));
    return {
      text: prose`
        ${who} starts at $A${point(...from)}$ and moves straight towards $B${point(...towards)}$ at a constant speed of $${speed}$ metres per second. Coordinates are in metres.

        (a) Find a unit vector in the direction of the motion. [2]

        (b) Hence find the velocity vector. [1]

        (c) Write down the position vector after $t$ seconds, and find the position for $t = ${time}$. [3]

        (d) Determine the time at which B is reached. [2]`,
      hint: 'A velocity has the direction of the motion and the speed as its length.',
      answer: prose`
        (a) $\dfrac{1}{${Number(length.toPrecision(3))}}${columnVector(...direction)}$

        (b) $${columnVector(...velocity.map((v) => significant(v)))}$

        (c) $${point(...at.map((v) => significant(v)))}$

        (d) $${significant(length / speed)}\text{ s}$`,
      solution: prose`
        (a) $\overrightarrow{AB} = ${columnVector(...direction)}$ has the length $${Number(length.toPrecision(5))}$, so the unit vector is $\dfrac{1}{${Number(length.toPrecision(5))}}${columnVector(...direction)}$.

        (b) Multiply by the speed: $\boldsymbol{v} = ${columnVector(...velocity.map((v) => significant(v)))}$ metres per second. Taking $\overrightarrow{AB}$ itself for the velocity is the usual slip.

        (c) $\boldsymbol{r} = ${columnVector(...from)} + t\boldsymbol{v}$; for $t = ${time}$ the position is $${point(...at.map((v) => significant(v)))}$.

        (d) $\dfrac{${Number(length.toPrecision(5))}}{${speed}} = ${significant(length / speed)}\text{ s}$.`,
      markScheme: scheme({
        a: ['M1 difference of the position vectors and its length', 'A1 unit vector'],
        b: [prose`A1 $${columnVector(...velocity.map((v) => significant(v)))}$`],
        c: ['A1 equation with their velocity', '(M1) substitution', prose`A1 $${point(...at.map((v) => significant(v)))}$`],
        d: ['(M1) length divided by speed', prose`A1 $${significant(length / speed)}\text{ s}$`],
      }),
      keys: [
        { kind: 'coordinate', part: 'c', label: 'Position', values: at.map((v) => v.toPrecision(8)), tolerance: 0.02 },
        { kind: 'number', ...near(length / speed, 'd', 's') },
      ],
    };
  },
  check: (numbers, { direction, length, at }) => {
    if (numbers.form === 'cable') {
      const { a, b, p, on } = numbers;
      a.forEach((v, i) => {
        assert.equal(v + (direction[i] as number), b[i]);
      });
      // On the segment exactly when the two parts add up to the whole.
      assert.equal(Math.abs(size(minus(p, a)) + size(minus(b, p)) - length) < 1e-9, on);
      return;
    }
    const { from, towards, speed, time } = numbers;
    from.forEach((coordinate, i) => {
      assert.equal(coordinate + (direction[i] as number), towards[i]);
    });
    assertClose(size(minus(towards, from)), length, 'the whole way');
    assertClose(size(minus(at, from)), speed * time, 'the way so far');
    assertClose(Math.abs(size(minus(towards, at)) + speed * time - length), 0, 'still on the way', 1e-9);
  },
});

/** `start + step t`, without a start of zero. */
const moving = (start: number, step: number, parameter: string) =>
  start === 0 ? term(step, parameter) : `${start}${signedTerm(step, parameter)}`;

type Meeting =
  | { form: 'cross'; what: readonly [string, string]; a: Pair; u: Pair; b: Pair; v: Pair }
  | { form: 'wait'; what: readonly [string, string]; a: Pair; u: Pair; b: Pair; v: Pair };

const meetings = defineTemplate<Meeting, { p: Pair; first: number; second: number; gap: number }>({
  key: 'ai-paths-cross-or-meet',
  calculatorAllowed: true,
  placements: [hl('3.12', 2, '3.11')],
  variants: [
    { form: 'cross', what: ['A ferry', 'a yacht'], a: [0, 2], u: [4, 3], b: [9, 4], v: [-1, 4] },
    { form: 'wait', what: ['A cargo drone', 'a police drone'], a: [0, 0], u: [6, 2], b: [16, 1], v: [-1, 4] },
    { form: 'cross', what: ['A trawler', 'a pilot boat'], a: [-3, 1], u: [5, 2], b: [-2, -7], v: [2, 5] },
    { form: 'wait', what: ['A tractor', 'a quad bike'], a: [1, 3], u: [3, 1], b: [13, -1], v: [0, 4] },
  ],
  solve: ({ a, u, b, v }) => {
    // a + s u = b + t v.
    const det = -u[0] * v[1] + v[0] * u[1];
    const [x, y] = [b[0] - a[0], b[1] - a[1]];
    const first = (-x * v[1] + v[0] * y) / det;
    const second = (u[0] * y - u[1] * x) / det;
    const gap = minimise((t) => Math.hypot(x + t * (v[0] - u[0]), y + t * (v[1] - u[1])), 0, 30).value;
    return { p: [a[0] + first * u[0], a[1] + first * u[1]], first, second, gap };
  },
  write: ({ form, what, a, u, b, v }, { p, first, second, gap }) => {
    const shown = p.map((x) => Number(x.toFixed(4)));
    const tail =
      form === 'cross'
        ? '(d) Calculate the least distance between the two during their motion. [3]'
        : `(d) The one that would reach P first delays its start so that both meet at P. Determine this delay, and write down the new position vector of that one for times after its start. [3]`;
    const start = first < second ? a : b;
    const velocity = first < second ? u : v;
    const delay = Math.abs(first - second);
    const late = first < second ? what[0] : what[1];
    return {
      text: prose`
        ${what[0]} has the position vector $\boldsymbol{r}_1 = ${columnVector(...a)} + t${columnVector(...u)}$ and ${what[1]} the position vector $\boldsymbol{r}_2 = ${columnVector(...b)} + t${columnVector(...v)}$, in kilometres, $t$ hours after noon.

        (a) Calculate the speeds of both. [2]

        (b) Find the point P in which their paths cross. [4]

        (c) Show that they do not collide. [2]

        ${tail}`,
      hint: 'Must the two be at a common point of their paths at the same time?',
      answer: prose`
        (a) $${significant(size(u))}\text{ km h}^{-1}$ and $${significant(size(v))}\text{ km h}^{-1}$

        (b) $${point(...shown)}$

        (c) shown

        (d) ${form === 'cross' ? `$${significant(gap)}\\text{ km}$` : `$${significant(delay)}\\text{ h}$`}`,
      solution: prose`
        (a) $\sqrt{${u[0] ** 2} + ${u[1] ** 2}} = ${significant(size(u))}\text{ km h}^{-1}$ and $\sqrt{${v[0] ** 2} + ${v[1] ** 2}} = ${significant(size(v))}\text{ km h}^{-1}$.

        (b) With different parameters, $${moving(a[0], u[0], 's')} = ${moving(b[0], v[0], 't')}$ and $${moving(a[1], u[1], 's')} = ${moving(b[1], v[1], 't')}$. The system solver gives $s = ${significant(first)}$ and $t = ${significant(second)}$, so $P${point(...shown)}$.

        (c) The first is at P at $t = ${significant(first)}$, the second at $t = ${significant(second)}$. The times differ, and the paths are straight lines with one common point only, so they do not collide.

        (d) ${form === 'cross' ? `The distance is $d(t) = \\sqrt{(${b[0] - a[0]}${signedTerm(v[0] - u[0], 't')})^{2} + (${b[1] - a[1]}${signedTerm(v[1] - u[1], 't')})^{2}}$. The minimum of its graph for $t \\ge 0$ is $${significant(gap)}\\text{ km}$.` : `${late.replace('A ', 'The ').replace('a ', 'The ')} comes to P first, so it has to start $${significant(delay)}\\text{ h}$ later: with this delay its position vector is $${columnVector(...start)} + (t - ${significant(delay)})${columnVector(...velocity)}$.`}`,
      markScheme: scheme({
        a: [prose`A1 $${significant(size(u))}$`, prose`A1 $${significant(size(v))}$`],
        b: ['M1 two different parameters', 'A1 both equations', prose`A1 one parameter correct`, prose`A1 $${point(...shown)}$`],
        c: ['M1 times at P compared', 'R1 different times', 'AG no collision'],
        d:
          form === 'cross'
            ? ['M1 distance in terms of $t$', 'M1 minimum', prose`A1 $${significant(gap)}\text{ km}$`]
            : [
                'M1 difference of the times',
                prose`A1 $${significant(delay)}\text{ h}$`,
                prose`A1 $t - ${significant(delay)}$ in the position vector`,
              ],
      }),
      keys: [
        labelled('First speed', near(size(u), 'a', 'km h^-1')),
        labelled('Second speed', near(size(v), 'a', 'km h^-1')),
        { kind: 'coordinate', part: 'b', values: shown.map(String) },
        form === 'cross' ? { kind: 'number', ...toWithin(gap, 0.02, 'd', 'km') } : { kind: 'number', ...near(delay, 'd', 'h') },
      ],
    };
  },
  check: ({ form, a, u, b, v }, { p, first, second, gap }) => {
    // P lies on both lines: the areas spanned vanish.
    assertClose((p[0] - a[0]) * u[1] - (p[1] - a[1]) * u[0], 0, 'on the first path', 1e-9);
    assertClose((p[0] - b[0]) * v[1] - (p[1] - b[1]) * v[0], 0, 'on the second path', 1e-9);
    p.forEach((coordinate, i) => {
      assertClose((a[i] as number) + first * (u[i] as number), coordinate, 'the first at P', 1e-9);
      assertClose((b[i] as number) + second * (v[i] as number), coordinate, 'the second at P', 1e-9);
    });
    assert.ok(first > 0 && second > 0 && Math.abs(first - second) > 0.1);
    assert.ok(p.every((x) => Math.abs(x * 1e4 - Math.round(x * 1e4)) < 1e-6));
    const [d, w] = [
      [b[0] - a[0], b[1] - a[1]],
      [v[0] - u[0], v[1] - u[1]],
    ] as const;
    assertClose(Math.abs(d[0] * w[1] - d[1] * w[0]) / Math.hypot(...w), gap, 'the least distance by an area', 1e-4);
    if (form === 'cross') assert.ok(gap > 0.05 && gap < Math.hypot(a[0] - b[0], a[1] - b[1]) - 0.05);
  },
});

type Variable =
  | { form: 'circle'; what: string; r: number; period: number; at: number }
  | { form: 'velocity'; what: string; a: number; b: number; c: number; start: Pair; to: number };

const variableMotion = defineTemplate<Variable, { speed: number; x: number; y: number }>({
  key: 'ai-variable-velocity-in-context',
  calculatorAllowed: true,
  placements: [hl('3.12', 2, '5.13')],
  variants: [
    { form: 'circle', what: 'A child on a roundabout', r: 3, period: 8, at: 3 },
    { form: 'velocity', what: 'A toy boat', a: 6, b: 2, c: 4, start: [1, 5], to: 3 },
    { form: 'circle', what: 'A light on a wind turbine', r: 40, period: 5, at: 2 },
    { form: 'velocity', what: 'A skater', a: 4, b: 1, c: 3, start: [0, 2], to: 4 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'circle') {
      const { r, period, at } = numbers;
      const w = (2 * Math.PI) / period;
      return { speed: r * w, x: r * Math.cos(w * at), y: r * Math.sin(w * at) };
    }
    const { a, b, c, start, to } = numbers;
    // v = (a - 2bt, c): position a t - b t², c t.
    return { speed: Math.hypot(a - 2 * b * to, c), x: start[0] + a * to - b * to * to, y: start[1] + c * to };
  },
  write: (numbers, { speed, x, y }) => {
    if (numbers.form === 'circle') {
      const { what, r, period, at } = numbers;
      const w = (2 * Math.PI) / period;
      return {
        text: prose`
          ${what} moves on a circle. Seen from its centre, the position vector after $t$ seconds is $\boldsymbol{r} = ${columnVector(`${r}\\cos(bt)`, `${r}\\sin(bt)`)}$ in metres, where $b > 0$ and angles are in radians. One turn takes $${period}$ seconds.

          (a) Determine the value of $b$. [1]

          (b) Find the velocity vector in terms of $b$ and $t$, and show that the speed is constant. [4]

          (c) Calculate this speed. [1]

          (d) Show that the acceleration always points to the centre. [3]

          (e) Calculate the position for $t = ${at}$. [2]`,
        hint: 'What is the derivative of each component, and which identity shortens the speed?',
        answer: prose`
          (a) $b = ${significant(w)}$

          (b) $${columnVector(`-${r}b\\sin(bt)`, `${r}b\\cos(bt)`)}$

          (c) $${significant(speed)}\text{ m s}^{-1}$

          (d) shown

          (e) $${point(...[x, y].map((v) => significant(v)))}$`,
        solution: prose`
          (a) $b = \dfrac{2\pi}{${period}} = ${significant(w)}$.

          (b) $\boldsymbol{v} = ${columnVector(`-${r}b\\sin(bt)`, `${r}b\\cos(bt)`)}$. Its length is $\sqrt{(${r}b)^{2}\left(\sin^{2}(bt) + \cos^{2}(bt)\right)} = ${r}b$, which does not depend on $t$.

          (c) $${r} \times ${significant(w, 5)} = ${significant(speed)}\text{ m s}^{-1}$. As a check, the circumference in one turn: $\dfrac{2\pi \times ${r}}{${period}}$ comes to the same.

          (d) $\boldsymbol{a} = ${columnVector(`-${r}b^{2}\\cos(bt)`, `-${r}b^{2}\\sin(bt)`)} = -b^{2}\boldsymbol{r}$. It is a negative multiple of the position vector, which leads from the centre to the object, so it points to the centre. Constant speed does not mean that there is no acceleration.

          (e) $${columnVector(`${r}\\cos(${significant(w * at)})`, `${r}\\sin(${significant(w * at)})`)} = ${columnVector(...[x, y].map((v) => significant(v)))}$.`,
        markScheme: scheme({
          a: [prose`A1 $${significant(w)}$`],
          b: [
            'A1 first component',
            'A1 second component',
            'M1 length of the velocity',
            'A1 identity used, free of $t$',
            'AG constant speed',
          ],
          c: [prose`A1 $${significant(speed)}\text{ m s}^{-1}$`],
          d: [
            'M1 derivative of the velocity',
            prose`A1 $-b^{2}\boldsymbol{r}$`,
            'R1 negative multiple of the position vector',
            'AG to the centre',
          ],
          e: ['(M1) substitution in radians', prose`A1 $${point(...[x, y].map((v) => significant(v)))}$`],
        }),
        keys: [
          { kind: 'number', ...near(w, 'a') },
          { kind: 'number', ...near(speed, 'c', 'm s^-1') },
          { kind: 'coordinate', part: 'e', values: [x.toPrecision(8), y.toPrecision(8)], tolerance: r * 0.01 },
        ],
      };
    }
    const { what, a, b, c, start, to } = numbers;
    const turn = a / (2 * b);
    return {
      text: prose`
        ${what} has the velocity $\boldsymbol{v} = ${columnVector(`${a} - ${2 * b}t`, c)}$ in metres per second, $t$ seconds after passing the point $${point(...start)}$.

        (a) Find the acceleration vector, and interpret its second component. [2]

        (b) Find the position vector after $t$ seconds. [4]

        (c) Calculate the speed for $t = ${to}$. [2]

        (d) Determine the time at which it moves parallel to the $y$-axis, and its position then. [3]`,
      hint: 'What fixes the constants of integration of the components?',
      answer: prose`
        (a) $${columnVector(-2 * b, 0)}$

        (b) $${columnVector(`${start[0] === 0 ? '' : `${start[0]} + `}${a}t - ${term(b, 't^{2}')}`, `${start[1]} + ${c}t`)}$

        (c) $${significant(speed)}\text{ m s}^{-1}$

        (d) $t = ${turn}$, $${point(start[0] + a * turn - b * turn * turn, start[1] + c * turn)}$`,
      solution: prose`
        (a) $\boldsymbol{a} = ${columnVector(-2 * b, 0)}$: the velocity in the direction of the $y$-axis does not change.

        (b) Integrating, $x = ${a}t - ${term(b, 't^{2}')} + k_1$ and $y = ${c}t + k_2$. At $t = 0$ the position is $${point(...start)}$, so $k_1 = ${start[0]}$ and $k_2 = ${start[1]}$: $\boldsymbol{r} = ${columnVector(`${start[0] === 0 ? '' : `${start[0]} + `}${a}t - ${term(b, 't^{2}')}`, `${start[1]} + ${c}t`)}$. Leaving out the constants would let the motion start at the origin.

        (c) $\boldsymbol{v} = ${columnVector(a - 2 * b * to, c)}$, so the speed is $\sqrt{(${a - 2 * b * to})^{2} + ${c}^{2}} = ${significant(speed)}\text{ m s}^{-1}$.

        (d) The first component of the velocity has to be zero: $${a} - ${2 * b}t = 0$, so $t = ${turn}$. The position is then $${point(start[0] + a * turn - b * turn * turn, start[1] + c * turn)}$.`,
      markScheme: scheme({
        a: [prose`A1 $${columnVector(-2 * b, 0)}$`, 'R1 constant velocity in this direction'],
        b: ['M1 integration', 'A1 both integrals', 'M1 constants from the start', 'A1 correct position vector'],
        c: ['(M1) length of the velocity', prose`A1 $${significant(speed)}\text{ m s}^{-1}$`],
        d: [
          'M1 first component zero',
          prose`A1 $t = ${turn}$`,
          prose`A1 $${point(start[0] + a * turn - b * turn * turn, start[1] + c * turn)}$`,
        ],
      }),
      keys: [
        { kind: 'vector', part: 'a', values: [`${-2 * b}`, '0'] },
        { kind: 'number', ...near(speed, 'c', 'm s^-1') },
        labelled('$t =$', exact(turn, 'd')),
        {
          kind: 'coordinate',
          part: 'd',
          label: 'Position',
          values: [`${start[0] + a * turn - b * turn * turn}`, `${start[1] + c * turn}`],
        },
      ],
    };
  },
  check: (numbers, { speed, x, y }) => {
    if (numbers.form === 'circle') {
      const { r, period, at } = numbers;
      const at2 = (t: number): Pair => [r * Math.cos((2 * Math.PI * t) / period), r * Math.sin((2 * Math.PI * t) / period)];
      assertClose(
        Math.hypot(
          differentiate((t) => at2(t)[0], 1.3),
          differentiate((t) => at2(t)[1], 1.3),
        ),
        speed,
        'the speed',
      );
      assertClose(Math.hypot(x, y), r, 'on the circle');
      assertClose(((Math.atan2(y, x) / (2 * Math.PI) + 1) % 1) * period, at % period, 'the part of the turn');
      return;
    }
    const { a, b, c, start, to } = numbers;
    assertClose(start[0] + integrate((t) => a - 2 * b * t, 0, to), x, 'x by integration');
    assertClose(start[1] + integrate(() => c, 0, to), y, 'y by integration');
    assertClose(speed ** 2, (a - 2 * b * to) ** 2 + c ** 2, 'the speed');
  },
});

export const vectorsAtWorkTemplates: readonly QuestionTemplate[] = [vectorLines, meetings, variableMotion];
