import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect, differentiate, integrate, minimise } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { columnVector, polynomial, signed, significant, surd } from '../../tex.ts';
import { hl, near, prose, scheme, table, toWithin } from './writing.ts';

/** Short questions without parts, of the additional higher level. */

const complexPower = defineTemplate({
  key: 'ai-power-of-complex-number',
  difficulty: 'Medium',
  calculatorAllowed: false,
  placements: [hl('1.13.1', 1, '1.13.2')],
  variants: [
    { re: 1, im: 1, root: false, n: 6 },
    { re: -1, im: 1, root: false, n: 4 },
    { re: 1, im: 1, root: true, n: 3 },
    { re: 2, im: -2, root: false, n: 4 },
    { re: -1, im: 1, root: true, n: 6 },
    { re: 1, im: -1, root: false, n: 8 },
    { re: 1, im: -1, root: true, n: 3 },
    { re: -2, im: -2, root: false, n: 2 },
  ],
  solve: ({ re, im, root, n }) => {
    const modulus2 = re * re + (root ? 3 : 1) * im * im;
    const angle = Math.atan2(im * (root ? Math.sqrt(3) : 1), re);
    const r = modulus2 ** (n / 2);
    return { modulus2, angle, power: [Math.round(r * Math.cos(n * angle)), Math.round(r * Math.sin(n * angle))] as const };
  },
  write: ({ re, im, root, n }, { modulus2, angle, power }) => {
    const imTex = root
      ? prose`${Math.abs(im) === 1 ? '' : Math.abs(im)}\sqrt{3}\,\mathrm{i}`
      : prose`${Math.abs(im) === 1 ? '' : Math.abs(im)}\mathrm{i}`;
    const z = `${re} ${im < 0 ? '-' : '+'} ${imTex}`;
    // Arguments are multiples of π/12 in all variants.
    const part = (k: number) => {
      const twelfths = Math.round((k * 12) / Math.PI);
      const divisor = [12, 6, 4, 3, 2, 1].find((d) => twelfths % d === 0) as number;
      const [top, bottom] = [twelfths / divisor, 12 / divisor];
      const name = Math.abs(top) === 1 ? prose`\pi` : prose`${Math.abs(top)}\pi`;
      return `${top < 0 ? '-' : ''}${bottom === 1 ? name : prose`\frac{${name}}{${bottom}}`}`;
    };
    const [a, b] = power;
    const value =
      b === 0
        ? `${a}`
        : a === 0
          ? prose`${b === 1 ? '' : b === -1 ? '-' : b}\mathrm{i}`
          : prose`${a}${b < 0 ? ' - ' : ' + '}${Math.abs(b)}\mathrm{i}`;
    return {
      text: prose`
        Let $z = ${z}$. By writing $z$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, find $z^{${n}}$ in the form $a + b\mathrm{i}$. [5]`,
      hint: 'Powers are easy in exponential form: the modulus is raised to the power and the argument is multiplied.',
      answer: `$z^{${n}} = ${value}$`,
      solution: prose`
        The modulus is $r = \sqrt{${re * re} + ${(root ? 3 : 1) * im * im}} = ${surd(modulus2)}$. The point of $z$ lies in the ${quadrant(re, im)} quadrant, and its argument is $\theta = ${part(angle)}$.

        So $z = ${surd(modulus2)}\,\mathrm{e}^{${part(angle)}\mathrm{i}}$ and
        $$z^{${n}} = \left(${surd(modulus2)}\right)^{${n}}\mathrm{e}^{${part(n * angle)}\mathrm{i}} = ${Math.round(modulus2 ** (n / 2))}\left(\cos\left(${part(n * angle)}\right) + \mathrm{i}\sin\left(${part(n * angle)}\right)\right) = ${value}.$$`,
      markScheme: scheme({
        '': [
          prose`A1 $r = ${surd(modulus2)}$`,
          prose`A1 $\theta = ${part(angle)}$ (or the same angle plus a multiple of $2\pi$)`,
          prose`M1 $r^{${n}}\mathrm{e}^{${n}\theta\mathrm{i}}$`,
          prose`A1 $${Math.round(modulus2 ** (n / 2))}\,\mathrm{e}^{${part(n * angle)}\mathrm{i}}$`,
          prose`A1 $${value}$`,
        ],
      }),
    };
  },
  check: ({ re, im, root, n }, { power }) => {
    const b = root ? im * Math.sqrt(3) : im;
    let [x, y] = [1, 0];
    for (let i = 0; i < n; i++) [x, y] = [x * re - y * b, x * b + y * re];
    assertClose(power[0], x, 'the real part by multiplying out', 1e-9);
    assertClose(power[1], y, 'the imaginary part by multiplying out', 1e-9);
  },
});

/** The quadrant of a point off the axes. */
function quadrant(x: number, y: number): string {
  if (y > 0) return x > 0 ? 'first' : 'second';
  return x > 0 ? 'fourth' : 'third';
}

const bouncingBall = defineTemplate({
  key: 'ai-bouncing-ball-total-distance',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('1.11', 1, '1.3.2')],
  variants: [
    { ball: 'tennis ball', h: 2, percent: 55 },
    { ball: 'basketball', h: 1.8, percent: 70 },
    { ball: 'golf ball', h: 3, percent: 80 },
    { ball: 'rubber ball', h: 5, percent: 85 },
    { ball: 'table tennis ball', h: 0.6, percent: 75 },
    { ball: 'football', h: 4, percent: 60 },
    { ball: 'cricket ball', h: 6, percent: 30 },
    { ball: 'marble', h: 1.2, percent: 45 },
  ],
  solve: ({ h, percent }) => ({ total: h + (2 * h * (percent / 100)) / (1 - percent / 100) }),
  write: ({ ball, h, percent }, { total }) => {
    const r = percent / 100;
    const up = Number((h * r).toFixed(4));
    return {
      text: prose`
        A ${ball} is dropped from a height of $${h}\text{ m}$. After each bounce it rises to $${percent}\%$ of the height from which it has fallen.

        Find the total vertical distance that it travels before it comes to rest, according to this model. [4]`,
      hint: 'Apart from the first fall, each height is travelled twice: up and down.',
      answer: prose`$${significant(total)}\text{ m}$`,
      solution: prose`
        The heights after the bounces are $${h} \times ${r}$, $${h} \times ${r}^{2}$, $\ldots$: a geometric sequence with first term $${up}$ and ratio $${r}$. As $|r| < 1$, their sum is
        $\dfrac{${up}}{1 - ${r}} = ${significant(up / (1 - r), 5)}$.

        Each of these heights is travelled upwards and downwards, the first fall of $${h}\text{ m}$ only downwards:
        $$${h} + 2 \times ${significant(up / (1 - r), 5)} = ${significant(total)}\text{ m}.$$`,
      markScheme: scheme({
        '': [
          prose`A1 geometric sequence with first term $${up}$ and ratio $${r}$`,
          'M1 sum to infinity',
          'M1 doubled, and the first fall added',
          prose`A1 $${significant(total)}\text{ m}$`,
        ],
      }),
      numeric: [near(total, undefined, 'm')],
    };
  },
  check: ({ h, percent }, { total }) => {
    let [height, distance] = [h, 0];
    for (let bounce = 0; bounce < 2_000; bounce++) {
      distance += height;
      height = (height * percent) / 100;
      distance += height;
    }
    assertClose(total, distance, 'the distance bounce by bounce');
  },
});

const halfLife = defineTemplate({
  key: 'ai-half-life-age',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [hl('2.9.1', 1, '1.9')],
  variants: [
    { thing: 'carbon-14 in a wooden tool', half: 5730, unit: 'years', left: 42 },
    { thing: 'a tracer in a hospital', half: 6, unit: 'hours', left: 15 },
    { thing: 'iodine-131 in a sample', half: 8, unit: 'days', left: 30 },
    { thing: 'caffeine in the blood', half: 5, unit: 'hours', left: 12 },
    { thing: 'a pesticide in soil', half: 38, unit: 'days', left: 20 },
    { thing: 'cobalt-60 in a device', half: 5.27, unit: 'years', left: 65 },
    { thing: 'radon in a closed cellar', half: 3.8, unit: 'days', left: 8 },
    { thing: 'tritium in a watch dial', half: 12.3, unit: 'years', left: 55 },
  ],
  solve: ({ half, left }) => ({ k: Math.LN2 / half, time: (-half * Math.log(left / 100)) / Math.LN2 }),
  write: ({ thing, half, unit, left }, { k, time }) => ({
    text: prose`
      The amount of ${thing} decays exponentially with a half-life of $${half}$ ${unit}.

      Find the time after which $${left}\%$ of the first amount is left. [4]`,
    hint: prose`Model the share that is left by $\mathrm{e}^{-kt}$, or by a power of $\frac{1}{2}$.`,
    answer: prose`$${significant(time)}$ ${unit}`,
    solution: prose`
      Let the share left after $t$ ${unit} be $\mathrm{e}^{-kt}$. After one half-life it is one half: $\mathrm{e}^{-${half}k} = \frac{1}{2}$, so $k = \dfrac{\ln 2}{${half}} = ${significant(k, 4)}$.

      Then $\mathrm{e}^{-kt} = ${left / 100}$ gives $t = -\dfrac{\ln ${left / 100}}{k} = ${significant(time)}$ ${unit}.

      (With a power of one half: $\left(\frac{1}{2}\right)^{t/${half}} = ${left / 100}$ leads to the same time.)`,
    markScheme: scheme({
      '': [
        prose`M1 $\mathrm{e}^{-${half}k} = \frac{1}{2}$, or $\left(\frac{1}{2}\right)^{t/${half}}$`,
        prose`A1 $k = ${significant(k)}$, or the correct model`,
        prose`M1 model set equal to $${left / 100}$`,
        prose`A1 $${significant(time)}$ ${unit}`,
      ],
    }),
    numeric: [toWithin(time, time * 0.006, undefined, unit)],
  }),
  check: ({ half, left }, { time }) => {
    const found = bisect((t) => 0.5 ** (t / half) - left / 100, 0, half * 10);
    assertClose(time, found, 'the time by bisection');
  },
});

const linesMeeting = defineTemplate({
  key: 'ai-lines-in-space-meet',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('3.11', 1, '3.10')],
  variants: [
    { p: [4, 1, 5], u: [1, 2, -1], v: [2, -1, 3], s: -2, t: 1 },
    { p: [2, 3, -1], u: [3, 1, 2], v: [1, -2, 1], s: 1, t: -2 },
    { p: [0, 5, 4], u: [2, -1, 1], v: [1, 3, -2], s: -1, t: 2 },
    { p: [6, -2, 3], u: [1, 1, 4], v: [3, -1, 1], s: 2, t: 1 },
    { p: [-1, 4, 2], u: [2, 3, 1], v: [-1, 1, 2], s: 1, t: 3 },
    { p: [3, 3, 7], u: [1, -2, 2], v: [2, 1, -1], s: -3, t: -1 },
    { p: [5, 0, -2], u: [4, 1, -1], v: [1, 2, 2], s: 1, t: -1 },
    { p: [1, -3, 6], u: [1, 3, 1], v: [-2, 1, 3], s: 2, t: -2 },
  ],
  solve: ({ p, u, v, s, t }) => {
    const at = (direction: readonly number[], k: number) => p.map((value, i) => value - k * (direction[i] as number));
    const [a, b] = [at(u, s), at(v, t)];
    // λ u - μ v = b - a, from the first two coordinates.
    const d = -(u[0] as number) * (v[1] as number) + (v[0] as number) * (u[1] as number);
    const [x, y] = [(b[0] as number) - (a[0] as number), (b[1] as number) - (a[1] as number)];
    const lambda = (-x * (v[1] as number) + y * (v[0] as number)) / d;
    return {
      a,
      b,
      lambda,
      mu: ((u[0] as number) * y - (u[1] as number) * x) / d,
      meet: a.map((value, i) => value + lambda * (u[i] as number)),
    };
  },
  write: ({ u, v }, { a, b, lambda, mu, meet }) => {
    const line = (i: number) =>
      `${a[i]}${signed(u[i] as number)}\\lambda = ${b[i]}${signed(v[i] as number)}\\mu`.replaceAll(/([+-] )1(\\)/g, '$1$2');
    return {
      text: prose`
        The paths of two beams of light are the lines
        $$\boldsymbol{r} = ${columnVector(...a)} + \lambda${columnVector(...u)} \quad\text{and}\quad \boldsymbol{r} = ${columnVector(...b)} + \mu${columnVector(...v)}.$$

        Show that the beams meet, and find the coordinates of the point where they do. [5]`,
      hint: 'Two coordinates give two equations for the parameters; the third one decides.',
      answer: prose`They meet at $(${meet.join(', ')})$.`,
      solution: prose`
        At a common point all three coordinates agree:
        $$${line(0)}, \qquad ${line(1)}, \qquad ${line(2)}.$$

        The first two equations give $\lambda = ${lambda}$ and $\mu = ${mu}$.

        **Third coordinate.** On the first line it is $${a[2] as number} + (${u[2] as number})(${lambda}) = ${meet[2] as number}$, on the second $${b[2] as number} + (${v[2] as number})(${mu}) = ${meet[2] as number}$. They agree, so the beams meet, at $(${meet.join(', ')})$.`,
      markScheme: scheme({
        '': [
          'M1 two coordinates set equal',
          prose`A1 $\lambda = ${lambda}$`,
          prose`A1 $\mu = ${mu}$`,
          'R1 third coordinate shown to agree',
          prose`A1 $(${meet.join(', ')})$`,
        ],
      }),
    };
  },
  check: ({ p, u, v, s, t }, { a, b, lambda, mu, meet }) => {
    assert.deepEqual(meet, p);
    assert.deepEqual([lambda, mu], [s, t]);
    const gap = (k: number) =>
      minimise(
        (m) => Math.hypot(...a.map((value, i) => value + k * (u[i] as number) - (b[i] as number) - m * (v[i] as number))),
        -6,
        6,
      ).value;
    assert.ok(gap(lambda) < 1e-3 && gap(lambda + 1) > 0.1, 'no distance at the point, some elsewhere');
  },
});

const modelComparison = defineTemplate({
  key: 'ai-coefficient-of-determination',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('4.13', 1, '4.4.2')],
  variants: [
    { what: 'braking distance', xs: [1, 2, 3, 4, 5], ys: [2.1, 6.2, 11.5, 19.4, 30.2], a: 1.1, b: 0.5 },
    { what: 'area of a mould', xs: [0, 1, 2, 3, 4], ys: [1.2, 2.0, 4.9, 9.6, 17.1], a: 1, b: 0.1 },
    { what: 'height of a jet of water', xs: [1, 2, 3, 4, 5], ys: [3.4, 5.6, 7.1, 7.4, 7.2], a: -0.5, b: 4 },
    { what: 'power of a rotor', xs: [2, 3, 4, 5, 6], ys: [4.3, 8.8, 16.5, 24.1, 36.4], a: 1, b: 0 },
    { what: 'yield of a field', xs: [1, 2, 3, 4, 5], ys: [5.2, 9.1, 11.8, 14.3, 15.2], a: -0.4, b: 5 },
    { what: 'cost of a pipe', xs: [1, 2, 3, 4, 5], ys: [2.6, 6.1, 10.2, 15.8, 22.9], a: 0.5, b: 2 },
    { what: 'mass of a tile', xs: [1, 2, 4, 5, 6], ys: [1.1, 3.4, 13.2, 20.3, 28.4], a: 0.8, b: 0 },
    { what: 'range of a toy gun', xs: [0, 1, 2, 3, 4], ys: [0.3, 2.8, 4.1, 4.4, 4.2], a: -0.5, b: 3 },
  ],
  solve: ({ xs, ys, a, b }) => {
    const residuals = xs.map((x, i) => (ys[i] as number) - a * x * x - b * x);
    const mean = ys.reduce((sum, y) => sum + y, 0) / ys.length;
    const ssRes = residuals.reduce((sum, value) => sum + value * value, 0);
    const ssTot = ys.reduce((sum, y) => sum + (y - mean) ** 2, 0);
    return { residuals, mean, ssRes, ssTot, r2: 1 - ssRes / ssTot };
  },
  write: ({ what, xs, ys, a, b }, { residuals, mean, ssRes, ssTot, r2 }) => {
    const model = polynomial(b === 0 ? [a, 0, 0] : [a, b, 0]).replace(/(\d)x/g, '$1\\,x');
    const short = (n: number) => `${Number(n.toFixed(3))}`;
    return {
      text: prose`
        The ${what}, $y$, was measured for five values of $x$, and the model $y = ${model}$ is proposed.

        ${table(['$x$', ...xs.map((x) => `$${x}$`)], ['$y$', ...ys.map((y) => `$${y}$`)])}

        Find the sum of square residuals, $SS_{res}$, and the coefficient of determination, $R^{2}$, of the model for these data. [5]`,
      hint: prose`A residual is the measured value minus the value of the model; $SS_{tot}$ compares with the mean instead of the model.`,
      answer: prose`$SS_{res} = ${significant(ssRes)}$, $R^{2} = ${significant(r2)}$`,
      solution: prose`
        The model gives the residuals $${residuals.map(short).join(',\\ ')}$. The sum of their squares is $SS_{res} = ${significant(ssRes, 4)}$.

        The mean of $y$ is $${significant(mean, 4)}$, and $SS_{tot} = \sum (y_i - \bar{y})^{2} = ${significant(ssTot, 5)}$.

        $$R^{2} = 1 - \frac{SS_{res}}{SS_{tot}} = 1 - \frac{${significant(ssRes, 4)}}{${significant(ssTot, 5)}} = ${significant(r2)}.$$
        The model explains nearly all of the variation of $y$.`,
      markScheme: scheme({
        '': [
          'M1 residuals found',
          prose`A1 $SS_{res} = ${significant(ssRes)}$`,
          prose`A1 $SS_{tot} = ${significant(ssTot)}$`,
          prose`M1 $1 - \frac{SS_{res}}{SS_{tot}}$`,
          prose`A1 $${significant(r2)}$`,
        ],
      }),
    };
  },
  check: ({ xs, ys, a, b }, { ssRes, ssTot, r2 }) => {
    const n = ys.length;
    const sum = (f: (x: number, y: number) => number) => xs.reduce((total, x, i) => total + f(x, ys[i] as number), 0);
    // Both sums multiplied out.
    const expanded = sum((_, y) => y * y) - 2 * sum((x, y) => y * (a * x * x + b * x)) + sum((x) => (a * x * x + b * x) ** 2);
    assertClose(ssRes, expanded, 'the residuals multiplied out');
    assertClose(ssTot, sum((_, y) => y * y) - sum((_, y) => y) ** 2 / n, 'the total multiplied out');
    assert.ok(r2 > 0.85 && r2 < 1 && ssRes > 0.001);
  },
});

const balloonRadius = defineTemplate({
  key: 'ai-related-rates-sphere',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.9.2', 1, '5.9.1')],
  variants: [
    { what: 'A spherical balloon is inflated', rate: 120, r: 8, unit: 'cm', time: 's', grows: true },
    { what: 'A snowball melts', rate: 6, r: 5, unit: 'cm', time: 'min', grows: false },
    { what: 'A soap bubble is blown', rate: 15, r: 3, unit: 'cm', time: 's', grows: true },
    { what: 'A weather balloon is filled', rate: 0.4, r: 1.5, unit: 'm', time: 'min', grows: true },
    { what: 'A ball of ice melts', rate: 2.5, r: 4, unit: 'cm', time: 'min', grows: false },
    { what: 'A spherical cell grows', rate: 30, r: 6, unit: 'mm', time: 'h', grows: true },
    { what: 'A leaking ball shrinks', rate: 45, r: 11, unit: 'cm', time: 's', grows: false },
    { what: 'A drop of wax forms', rate: 1.2, r: 2, unit: 'mm', time: 's', grows: true },
  ],
  solve: ({ rate, r, grows }) => {
    const sign = grows ? 1 : -1;
    return { radius: (sign * rate) / (4 * Math.PI * r * r), surface: (sign * 2 * rate) / r };
  },
  write: ({ what, rate, r, unit, time, grows }, { radius, surface }) => ({
    text: prose`
      ${what}, so that its volume ${grows ? 'increases' : 'decreases'} at a constant rate of $${rate}\text{ ${unit}}^{3}\text{ ${time}}^{-1}$. It stays a sphere.

      Find the rate of change of its radius, and the rate of change of its surface area, when the radius is $${r}\text{ ${unit}}$. [5]`,
    hint: prose`$V = \frac{4}{3}\pi r^{3}$ and $S = 4\pi r^{2}$: differentiate both with respect to time.`,
    answer: prose`$${significant(radius)}\text{ ${unit} ${time}}^{-1}$ and $${significant(surface)}\text{ ${unit}}^{2}\text{ ${time}}^{-1}$`,
    solution: prose`
      By the chain rule $\dfrac{\mathrm{d}V}{\mathrm{d}t} = 4\pi r^{2}\,\dfrac{\mathrm{d}r}{\mathrm{d}t}$. With $\dfrac{\mathrm{d}V}{\mathrm{d}t} = ${grows ? rate : -rate}$ and $r = ${r}$,
      $$\frac{\mathrm{d}r}{\mathrm{d}t} = \frac{${grows ? rate : -rate}}{4\pi \times ${r}^{2}} = ${significant(radius)}\text{ ${unit} ${time}}^{-1}.$$

      In the same way $\dfrac{\mathrm{d}S}{\mathrm{d}t} = 8\pi r\,\dfrac{\mathrm{d}r}{\mathrm{d}t} = 8\pi \times ${r} \times (${significant(radius, 5)}) = ${significant(surface)}\text{ ${unit}}^{2}\text{ ${time}}^{-1}$.`,
    markScheme: scheme({
      '': [
        prose`M1 $\frac{\mathrm{d}V}{\mathrm{d}t} = 4\pi r^{2}\frac{\mathrm{d}r}{\mathrm{d}t}$`,
        'A1 correct substitution',
        prose`A1 $${significant(radius)}$`,
        prose`M1 $8\pi r\frac{\mathrm{d}r}{\mathrm{d}t}$`,
        prose`A1 $${significant(surface)}$`,
      ],
    }),
  }),
  check: ({ rate, r, grows }, { radius, surface }) => {
    const start = (4 / 3) * Math.PI * r ** 3;
    const radiusAt = (t: number) => Math.cbrt((3 * (start + (grows ? rate : -rate) * t)) / (4 * Math.PI));
    const step = start / rate / 1_000;
    assertClose(radius, differentiate(radiusAt, 0, step), 'the radius as a function of time', 1e-5);
    assertClose(
      surface,
      differentiate((t) => 4 * Math.PI * radiusAt(t) ** 2, 0, step),
      'the surface as a function of time',
      1e-5,
    );
  },
});

const areaBetween = defineTemplate({
  key: 'ai-area-between-line-and-curve',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: [hl('5.12.1', 1, '5.5.2')],
  variants: [
    { k: 1, p: 0, q: 4, m: 1, c: 1 },
    { k: 2, p: 1, q: 3, m: 1, c: 0 },
    { k: 0.5, p: 0, q: 6, m: 0.5, c: 1 },
    { k: 1, p: 1, q: 5, m: -1, c: 7 },
    { k: 1.5, p: 0, q: 3, m: 2, c: 1 },
    { k: 0.25, p: 2, q: 8, m: 0.5, c: 1 },
    { k: 1, p: 0, q: 3, m: -0.5, c: 4 },
    { k: 3, p: 1, q: 2, m: 1, c: 3 },
  ],
  solve: ({ k, p, q }) => ({ area: (k * (q - p) ** 3) / 6 }),
  write: ({ k, p, q, m, c }, { area }) => {
    const short = (n: number) => Number(n.toFixed(4));
    // The curve lies above the line by k (x - p)(q - x).
    const curve = polynomial([-k, short(k * (p + q) + m), short(c - k * p * q)]);
    const line = polynomial([m, c]);
    const f = (x: number) => m * x + c + k * (x - p) * (q - x);
    const top = Math.max(...Array.from({ length: 50 }, (_, i) => f(p + ((q - p) * i) / 49))) * 1.2;
    const figure = new Diagram({ x: [0, q * 1.25], y: [0, top], width: 400, height: 260 })
      .shadeBetween(f, (x) => m * x + c, p, q)
      .axes({ xTicks: [p, q].filter((n) => n > 0) })
      .graph(f, 0, q * 1.25)
      .graph((x) => m * x + c, 0, q * 1.25, 'd-curve2');
    return {
      text: prose`
        The diagram shows the curve $y = ${curve}$ and the line $y = ${line}$, which meet at $x = ${p}$ and at $x = ${q}$.

        ![](diagram:between)

        Find the area of the shaded region between them. [4]`,
      hint: 'Integrate upper minus lower.',
      answer: `$${significant(area)}$`,
      solution: prose`
        Between $x = ${p}$ and $x = ${q}$ the curve lies above the line. The difference of the two functions is
        $$\left(${curve}\right) - \left(${line}\right) = ${polynomial([-k, short(k * (p + q)), short(-k * p * q)])}.$$

        The area is $\displaystyle\int_{${p}}^{${q}} \left(${polynomial([-k, short(k * (p + q)), short(-k * p * q)])}\right)\mathrm{d}x = ${significant(area)}$, from the calculator.`,
      markScheme: scheme({
        '': [
          'M1 upper minus lower',
          prose`A1 integrand $${polynomial([-k, short(k * (p + q)), short(-k * p * q)])}$ (or equivalent)`,
          'A1 correct limits',
          prose`A1 $${significant(area)}$`,
        ],
      }),
      numeric: [near(area)],
      diagrams: [
        {
          name: 'between',
          svg: figure.toSvg(),
          alt: `A parabola that opens downwards and a straight line meet at x = ${p} and x = ${q}; the region between them is shaded.`,
        },
      ],
    };
  },
  check: ({ k, p, q, m, c }, { area }) => {
    const curve = (x: number) => -k * x * x + (k * (p + q) + m) * x + c - k * p * q;
    const line = (x: number) => m * x + c;
    assertClose(curve(p), line(p), 'the first meeting point');
    assertClose(curve(q), line(q), 'the second meeting point');
    assertClose(
      area,
      integrate((x) => Math.abs(curve(x) - line(x)), p, q),
      'the area',
    );
  },
});

const poissonFromNone = defineTemplate({
  key: 'ai-poisson-mean-from-none',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: [hl('4.17', 1, '1.9')],
  variants: [
    { what: 'typing errors on a page', none: 0.3, k: 2 },
    { what: 'calls in a minute', none: 0.15, k: 3 },
    { what: 'bubbles in a glass plate', none: 0.62, k: 1 },
    { what: 'shooting stars in an hour', none: 0.08, k: 4 },
    { what: 'weeds in a square metre', none: 0.22, k: 2 },
    { what: 'power cuts in a year', none: 0.45, k: 1 },
    { what: 'raisins in a bun', none: 0.05, k: 5 },
    { what: 'sightings of deer in a day', none: 0.36, k: 2 },
  ],
  solve: ({ none, k }) => {
    const mean = -Math.log(none);
    let value = none;
    for (let i = 1; i <= k; i++) value *= mean / i;
    return { mean, value };
  },
  write: ({ what, none, k }, { mean, value }) => ({
    text: prose`
      The number of ${what} follows a Poisson distribution. The probability that there are none is $${none}$.

      Find the probability that there are exactly ${k}. [4]`,
    hint: prose`$\mathrm{P}(X = 0) = \mathrm{e}^{-m}$.`,
    answer: `$${significant(value)}$`,
    solution: prose`
      For $X \sim \mathrm{Po}(m)$ we have $\mathrm{P}(X = 0) = \mathrm{e}^{-m}$. So $\mathrm{e}^{-m} = ${none}$ and $m = -\ln ${none} = ${significant(mean, 5)}$.

      The calculator's Poisson distribution with this mean gives $\mathrm{P}(X = ${k}) = ${significant(value)}$.`,
    markScheme: scheme({
      '': [
        prose`M1 $\mathrm{e}^{-m} = ${none}$`,
        prose`A1 $m = ${significant(mean)}$`,
        prose`M1 $\mathrm{P}(X = ${k})$ with their mean`,
        prose`A1 $${significant(value)}$`,
      ],
    }),
    numeric: [toWithin(value, value * 0.01)],
  }),
  check: ({ none, k }, { value }) => {
    // A binomial count with very many trials and the same chance of none.
    const trials = 1_000_000;
    const p = 1 - none ** (1 / trials);
    let chance = none;
    for (let i = 1; i <= k; i++) chance *= (((trials - i + 1) / i) * p) / (1 - p);
    assertClose(value, chance, 'exactly k as a limit', 1e-4);
  },
});

export const singlePartHigherTemplates: readonly QuestionTemplate[] = [
  complexPower,
  bouncingBall,
  halfLife,
  linesMeeting,
  modelComparison,
  poissonFromNone,
  balloonRadius,
  areaBetween,
];
