import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, significant, term } from '../../../tex.ts';
import { short, valueAt } from '../values.ts';
import { exact, hl, near, prose, toWithin } from '../writing.ts';

/** Topic 5, higher level. Volumes about the y-axis, and motion. */

type Vessel =
  | { form: 'vase'; what: string; a: number; h: number; fill: number }
  | { form: 'dome'; what: string; r: number; h: number }
  | { form: 'compare'; what: string; n: number; b: number };

const vessels = defineTemplate<Vessel, { volume: number; level: number; second: number }>({
  key: 'ai-volume-about-the-y-axis',
  calculatorAllowed: true,
  placements: [hl('5.12', 1)],
  variants: [
    { form: 'vase', what: 'A bowl', a: 0.5, h: 18, fill: 600 },
    { form: 'dome', what: 'A paperweight', r: 36, h: 4 },
    { form: 'compare', what: 'A designer', n: 0.5, b: 4 },
    { form: 'vase', what: 'A satellite dish used as a bird bath', a: 0.02, h: 8, fill: 900 },
    { form: 'dome', what: 'A glass lid', r: 100, h: 6 },
    { form: 'compare', what: 'A potter', n: 2, b: 3 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'vase') {
      const { a, h, fill } = numbers;
      return { volume: (Math.PI * h * h) / (2 * a), level: Math.sqrt((2 * a * fill) / Math.PI), second: 0 };
    }
    if (numbers.form === 'dome') {
      const { r, h } = numbers;
      return { volume: Math.PI * (r * h - h ** 3 / 3), level: Math.sqrt(r - h * h), second: (2 / 3) * Math.PI * r ** 1.5 };
    }
    const { n, b } = numbers;
    // y = x^n for 0 <= x <= b about the x-axis, and about the y-axis.
    const top = b ** n;
    return {
      volume: (Math.PI * b ** (2 * n + 1)) / (2 * n + 1),
      level: top,
      second: (Math.PI * top ** (2 / n + 1)) / (2 / n + 1),
    };
  },
  write: (numbers, { volume, level, second }) => {
    if (numbers.form === 'vase') {
      const { what, a, h, fill } = numbers;
      const rim = Math.sqrt(h / a);
      const svg = new Diagram({ x: [-rim * 1.2, rim * 1.3], y: [-h * 0.08, h * 1.25], width: 320, height: 260 })
        .axes({ yTicks: [h] })
        .graph((x) => a * x * x, 0, rim)
        .graph((x) => a * x * x, -rim, 0, 'd-dashed')
        .segment([-rim, h], [rim, h], 'd-dashed')
        .toSvg();
      return inParts({
        stem: prose`
          ${what} has the shape formed when the curve $y = ${a}x^{2}$, $0 \le y \le ${h}$, is rotated through $2\pi$ about the $y$-axis. Lengths are in centimetres.

          ![](diagram:bowl)`,
        hint: 'What shape is a slice at right angles to the y-axis?',
        parts: [
          {
            ask: prose`Write $x^{2}$ in terms of $y$, and write down an integral for the volume.`,
            answer: prose`$x^{2} = ${short(1 / a)}y$; $\displaystyle\int_{0}^{${h}} ${term(short(1 / a), '\\pi y')}\,\mathrm{d}y$`,
            solution: prose`$x^{2} = \dfrac{y}{${a}} = ${short(1 / a)}y$, so $V = \displaystyle\int_{0}^{${h}} \pi x^{2}\,\mathrm{d}y = \int_{0}^{${h}} ${term(short(1 / a), '\\pi y')}\,\mathrm{d}y$.`,
            marks: [`A1 $x^{2} = ${short(1 / a)}y$`, prose`A1 integrand $\pi x^{2}$ in terms of $y$`, `A1 limits $0$ and $${h}$`],
            keys: [{ kind: 'expression', label: '$x^{2} =$', value: `${short(1 / a)}y` }],
          },
          {
            ask: 'Calculate the volume.',
            answer: prose`$${significant(volume)}\text{ cm}^{3}$`,
            solution: prose`The calculator gives $${significant(volume)}\text{ cm}^{3}$.`,
            marks: [prose`A1 $${significant(volume)}\text{ cm}^{3}$`],
            keys: [near(volume, undefined, 'cm^3')],
          },
          {
            ask: prose`Water of volume $${fill}\text{ cm}^{3}$ is poured in. Determine its depth.`,
            answer: prose`$${significant(level)}\text{ cm}$`,
            solution: prose`To the depth $d$ the volume is $\displaystyle\int_{0}^{d} ${term(short(1 / a), '\\pi y')}\,\mathrm{d}y = ${term(short(1 / (2 * a)), '\\pi d^{2}')}$. It equals $${fill}$ for $d = ${significant(level)}\text{ cm}$.`,
            marks: [
              prose`M1 integral with upper limit $d$`,
              prose`A1 $${term(short(1 / (2 * a)), '\\pi d^{2}')} = ${fill}$`,
              prose`A1 $${significant(level)}\text{ cm}$`,
            ],
            keys: [near(level, undefined, 'cm')],
          },
          {
            ask: 'Explain why half of the depth holds less than half of the volume.',
            answer: 'the bowl is narrower below; the volume is proportional to the square of the depth',
            solution: prose`The discs are smaller below. As the volume is proportional to $d^{2}$, half of the depth holds a quarter of it.`,
            marks: ['R1 narrower below, or a quarter of the volume'],
          },
        ],
        diagrams: [
          {
            name: 'bowl',
            svg,
            alt: `The curve y = ${a}x² for positive x up to y = ${h}, and dashed its mirror image in the y-axis with the rim.`,
          },
        ],
      });
    }
    if (numbers.form === 'dome') {
      const { what, r, h } = numbers;
      return inParts({
        stem: prose`${what} has the shape of the solid that arises when the region in the first quadrant between the curve $x^{2} + y^{2} = ${r}$, the axes and the line $y = ${h}$ is rotated through $2\pi$ about the $y$-axis. Lengths are in centimetres.`,
        hint: 'What links the radius of a slice to its height y?',
        parts: [
          {
            ask: `Calculate the radius of the flat top, at $y = ${h}$.`,
            answer: prose`$${significant(level)}\text{ cm}$`,
            solution: prose`$x^{2} = ${r} - ${h}^{2} = ${r - h * h}$, so the radius is $\sqrt{${r - h * h}} = ${significant(level)}\text{ cm}$.`,
            marks: [prose`M1 $y = ${h}$ in the equation`, prose`A1 $${significant(level)}\text{ cm}$`],
            keys: [near(level, undefined, 'cm')],
          },
          {
            ask: 'Calculate the volume.',
            answer: prose`$${significant(volume)}\text{ cm}^{3}$`,
            solution: prose`$V = \displaystyle\int_{0}^{${h}} \pi(${r} - y^{2})\,\mathrm{d}y = ${significant(volume)}\text{ cm}^{3}$.`,
            marks: [
              prose`M1 $\int \pi x^{2}\,\mathrm{d}y$`,
              prose`A1 integrand $\pi(${r} - y^{2})$ and limits $0$ and $${h}$`,
              prose`A1 $${significant(volume)}\text{ cm}^{3}$`,
            ],
            keys: [near(volume, undefined, 'cm^3')],
          },
          {
            ask: 'Calculate the volume of the part that is missing to a half-sphere, as a percentage of the half-sphere.',
            answer: prose`$${significant(100 * (1 - volume / second))}\%$`,
            solution: prose`The half-sphere has radius $${Math.sqrt(r)}$ and volume $\dfrac{2}{3}\pi \times ${Math.sqrt(r)}^{3} = ${significant(second, 4)}\text{ cm}^{3}$. Missing are $${significant(second - volume, 4)}\text{ cm}^{3}$, that is $${significant(100 * (1 - volume / second))}\%$.`,
            marks: ['A1 volume of the half-sphere', prose`A1 $${significant(100 * (1 - volume / second))}\%$`],
            keys: [toWithin(100 * (1 - volume / second), 0.15, undefined, '%')],
          },
        ],
      });
    }
    const { what, n, b } = numbers;
    const curve = n === 0.5 ? prose`\sqrt{x}` : 'x^{2}';
    const inverse = n === 0.5 ? 'y^{4}' : 'y';
    return inParts({
      stem: prose`${what} rotates the curve $y = ${curve}$, $0 \le x \le ${b}$, through $2\pi$: once about the $x$-axis (solid A), once about the $y$-axis (solid B, the part between the curve and the $y$-axis). Lengths are in decimetres.`,
      hint: 'In terms of which variable must everything be written about the y-axis?',
      parts: [
        {
          ask: 'Calculate the volume of solid A.',
          answer: prose`$${significant(volume)}\text{ dm}^{3}$`,
          solution: prose`$\displaystyle\int_{0}^{${b}} \pi y^{2}\,\mathrm{d}x = \int_{0}^{${b}} \pi ${n === 0.5 ? 'x' : 'x^{4}'}\,\mathrm{d}x = ${significant(volume)}\text{ dm}^{3}$.`,
          marks: [prose`M1 $\int \pi y^{2}\,\mathrm{d}x$`, prose`A1 $${significant(volume)}\text{ dm}^{3}$`],
          keys: [near(volume, undefined, 'dm^3')],
        },
        {
          ask: 'Write down the limits of $y$ for solid B.',
          answer: `$0$ and $${short(level)}$`,
          solution: prose`At $x = 0$, $y = 0$; at $x = ${b}$, $y = ${short(level)}$.`,
          marks: [`A1 $0$ and $${short(level)}$`],
          keys: [{ kind: 'set', values: ['0', `${short(level)}`], ordered: true }],
        },
        {
          ask: 'Calculate the volume of solid B.',
          answer: prose`$${significant(second)}\text{ dm}^{3}$`,
          solution: prose`$x^{2} = ${inverse}$, so the volume is $\displaystyle\int_{0}^{${short(level)}} \pi ${inverse}\,\mathrm{d}y = ${significant(second)}\text{ dm}^{3}$.`,
          marks: [
            `A1 $x^{2} = ${inverse}$`,
            prose`M1 $\int \pi x^{2}\,\mathrm{d}y$`,
            prose`A1 $${significant(second)}\text{ dm}^{3}$`,
          ],
          keys: [
            {
              kind: 'number',
              ...near(second, undefined, 'dm^3'),
              slips: [{ slip: 'method', value: volume, note: 'This is the volume about the other axis.' }],
            },
          ],
        },
        {
          ask: 'Compare the volumes of the two solids.',
          answer: volume > second ? 'solid A is greater' : 'solid B is greater',
          solution: prose`$${significant(Math.max(volume, second))} > ${significant(Math.min(volume, second))}$, so the volume of solid ${volume > second ? 'A' : 'B'} is greater.`,
          marks: [`A1 the volume of solid ${volume > second ? 'A' : 'B'} is greater`],
        },
      ],
    });
  },
  check: (numbers, { volume, level, second }) => {
    if (numbers.form === 'vase') {
      // By shells about the axis instead of discs.
      const { a, h, fill } = numbers;
      const shells = (top: number) => integrate((x) => 2 * Math.PI * x * (top - a * x * x), 0, Math.sqrt(top / a));
      assertClose(shells(h), volume, 'by shells');
      assertClose(shells(level), fill, 'the water');
    } else if (numbers.form === 'dome') {
      const { r, h } = numbers;
      // Shells at the distance x = √r sin(angle), so that their heights have no steep end.
      const shells =
        integrate((x) => 2 * Math.PI * x * h, 0, level) +
        integrate(
          (angle) => 2 * Math.PI * r ** 1.5 * Math.sin(angle) * Math.cos(angle) ** 2,
          Math.asin(level / Math.sqrt(r)),
          Math.PI / 2,
        );
      assertClose(shells, volume, 'by shells', 1e-8);
      assertClose(
        second / 2 / Math.PI,
        integrate((y) => (r - y * y) / 2, 0, Math.sqrt(r)),
        'the half-sphere by discs',
      );
    } else {
      const { n, b } = numbers;
      assertClose(
        integrate((x) => 2 * Math.PI * x * (level - x ** n), 0, b, 40_000),
        second,
        'by shells',
        1e-4,
      );
      assertClose(
        integrate((x) => Math.PI * x ** (2 * n), 0, b),
        volume,
        'by discs',
      );
    }
  },
});

type Motion =
  | { form: 'wave'; what: string; a: number; b: number; end: number }
  | { form: 'drag'; what: string; c: number; k: number; s: number; v0: number }
  | { form: 'brake'; what: string; c: readonly [number, number, number]; s0: number };

const motion = defineTemplate<Motion, { first: number; second: number; third: number }>({
  key: 'ai-motion-with-variable-acceleration',
  calculatorAllowed: true,
  placements: [hl('5.13', 1, '5.11')],
  variants: [
    { form: 'wave', what: 'A buoy moves up and down', a: 1.2, b: 0.8, end: 6 },
    { form: 'drag', what: 'A boat whose motor is switched off', c: 0, k: 0.15, s: 10, v0: 6 },
    { form: 'brake', what: 'A cable car', c: [-0.6, 4.8, -7.2], s0: 4 },
    { form: 'wave', what: 'The needle of a sewing machine moves up and down', a: 30, b: 5, end: 1 },
    { form: 'drag', what: 'A curling stone on rough ice', c: 0, k: 0.08, s: 12, v0: 2.5 },
    { form: 'brake', what: 'A robot on a rail', c: [0.6, -4.8, 4.2], s0: 2 },
  ],
  solve: (numbers) => {
    if (numbers.form === 'wave') {
      const { a, b, end } = numbers;
      const turns = Math.floor((b * end) / Math.PI);
      // |sin| covers 2 in each half wave.
      const distance = (a / b) * (2 * turns + 1 - Math.cos(b * end - turns * Math.PI));
      return { first: Math.PI / b, second: (a / b) * (1 - Math.cos(b * end)), third: distance };
    }
    if (numbers.form === 'drag') {
      const { k, s, v0 } = numbers;
      return { first: v0 - k * s, second: -k * (v0 - k * s), third: v0 / k };
    }
    const [p, q, r] = numbers.c;
    const root = Math.sqrt(q * q - 4 * p * r);
    const [t1, t2] = [(-q + root) / (2 * p), (-q - root) / (2 * p)].sort((x, y) => x - y) as [number, number];
    const s = (t: number) => (p * t ** 3) / 3 + (q * t * t) / 2 + r * t + numbers.s0;
    return { first: short(t1), second: short(t2), third: s(t2) };
  },
  write: (numbers, { first, second, third }) => {
    if (numbers.form === 'wave') {
      const { what, a, b, end } = numbers;
      const unit = a > 10 ? 'cm' : 'm';
      return inParts({
        stem: prose`${what}. Its velocity after $t$ seconds is $v = ${a}\sin(${b}t)$ (in ${unit} per second, upwards positive), for $0 \le t \le ${end}$; angles are in radians.`,
        hint: 'Displacement adds with sign, distance without.',
        parts: [
          {
            ask: 'Determine the first time after the start at which it is at rest.',
            answer: prose`$t = ${significant(first)}\text{ s}$`,
            solution: prose`$\sin(${b}t) = 0$ for the first time after 0 at $${b}t = \pi$, $t = ${significant(first)}\text{ s}$.`,
            marks: ['M1 $v = 0$', prose`A1 $${significant(first)}\text{ s}$`],
            keys: [near(first, undefined, 's')],
          },
          {
            ask: 'Find its greatest acceleration.',
            answer: prose`$${short(a * b)}$ ${unit} s⁻²`,
            solution: prose`$a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = ${short(a * b)}\cos(${b}t)$, at most $${short(a * b)}$.`,
            marks: [prose`M1 $${short(a * b)}\cos(${b}t)$`, `A1 $${short(a * b)}$`],
            keys: [exact(short(a * b))],
          },
          {
            ask: `Find the displacement after ${end === 1 ? 'one second' : `${end} seconds`}.`,
            answer: prose`$${significant(second)}$ ${unit}`,
            solution: prose`$\displaystyle\int_{0}^{${end}} ${a}\sin(${b}t)\,\mathrm{d}t = ${significant(second)}$ ${unit}.`,
            marks: ['M1 integral of $v$', `A1 $${significant(second)}$`],
            keys: [near(second)],
          },
          {
            ask: 'Calculate the distance travelled in this time.',
            answer: prose`$${significant(third)}$ ${unit}`,
            solution: prose`$\displaystyle\int_{0}^{${end}} \left|${a}\sin(${b}t)\right|\mathrm{d}t = ${significant(third)}$ ${unit}. It is greater than the displacement, since the direction changes.`,
            marks: [prose`M1 integral of $|v|$`, `A1 $${significant(third)}$`],
            keys: [near(third)],
          },
        ],
      });
    }
    if (numbers.form === 'drag') {
      const { what, k, s, v0 } = numbers;
      const half = Math.log(2) / k;
      return inParts({
        stem: prose`${what} slows down. Its velocity $v$ (in m s⁻¹) depends on its displacement $s$ (in m) by $v = ${v0} - ${k}s$.`,
        hint: 'The velocity is given by the displacement, not by the time: how does the chain rule give the acceleration?',
        parts: [
          {
            ask: `Calculate its velocity at $s = ${s}$.`,
            answer: prose`$${short(first)}\text{ m s}^{-1}$`,
            solution: prose`$v = ${v0} - ${k} \times ${s} = ${short(first)}\text{ m s}^{-1}$.`,
            marks: [`A1 $${short(first)}$`],
            keys: [exact(short(first), undefined, 'm s^-1')],
          },
          {
            ask: prose`Show that the acceleration is $-${k}v$, and find it at $s = ${s}$.`,
            answer: prose`$${significant(second)}\text{ m s}^{-2}$`,
            solution: prose`$\dfrac{\mathrm{d}v}{\mathrm{d}s} = -${k}$, so $a = v\dfrac{\mathrm{d}v}{\mathrm{d}s} = -${k}v$. At $s = ${s}$: $-${k} \times ${short(first)} = ${significant(second, 4)}$, that is $${significant(second)}\text{ m s}^{-2}$.`,
            marks: [
              prose`M1 $a = v\frac{\mathrm{d}v}{\mathrm{d}s}$`,
              `A1 $-${k}v$`,
              prose`A1 $${significant(second)}\text{ m s}^{-2}$`,
            ],
            keys: [near(second, undefined, 'm s^-2')],
          },
          {
            ask: 'Find the displacement that it approaches.',
            answer: prose`$${significant(third)}\text{ m}$`,
            solution: prose`It stops where $v = 0$: $s = \dfrac{${v0}}{${k}} = ${significant(third)}\text{ m}$.`,
            marks: ['M1 $v = 0$', prose`A1 $${significant(third)}\text{ m}$`],
            keys: [near(third, undefined, 'm')],
          },
          {
            ask: prose`By solving $\dfrac{\mathrm{d}v}{\mathrm{d}t} = -${k}v$, find the time in which the velocity is halved.`,
            answer: prose`$${significant(half)}\text{ s}$`,
            solution: prose`$v = ${v0}\mathrm{e}^{-${k}t}$ is half of ${v0} when $\mathrm{e}^{-${k}t} = 0.5$: $t = \dfrac{\ln 2}{${k}} = ${significant(half)}\text{ s}$.`,
            marks: [
              prose`M1 $v = ${v0}\mathrm{e}^{-${k}t}$`,
              prose`M1 $\mathrm{e}^{-${k}t} = 0.5$`,
              prose`A1 $${significant(half)}\text{ s}$`,
            ],
            keys: [near(half, undefined, 's')],
          },
        ],
      });
    }
    const { what, c, s0 } = numbers;
    const [p, q, r] = c;
    const v = polynomial(c, 't');
    const a = polynomial([2 * p, q], 't');
    const s = polynomial([short(p / 3), short(q / 2), r, s0], 't');
    const at = (t: number) => valueAt([p / 3, q / 2, r, s0], t);
    const back = p > 0 ? [first, second] : [0, first];
    return inParts({
      stem: prose`${what} moves along a line. Its velocity after $t$ seconds is $v = ${v}$ (in m s⁻¹), for $0 \le t \le ${Math.ceil(second) + 1}$, and at $t = 0$ its displacement is $${s0}\text{ m}$.`,
      hint: 'The sign of the velocity gives the direction.',
      parts: [
        {
          ask: 'Find the times at which it changes its direction.',
          answer: prose`$t = ${first}$ and $t = ${second}$`,
          solution: prose`$v = 0$ at $t = ${first}$ and $t = ${second}$, with a change of sign at both.`,
          marks: ['M1 $v = 0$', `A1 $t = ${first}$ and $t = ${second}$`],
          keys: [{ kind: 'set', values: [`${first}`, `${second}`], tolerance: 0.001 }],
        },
        {
          ask: 'Calculate the acceleration at the first of these times.',
          answer: prose`$${short(2 * p * first + q)}\text{ m s}^{-2}$`,
          solution: prose`$a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = ${a}$, at $t = ${first}$: $${short(2 * p * first + q)}\text{ m s}^{-2}$.`,
          marks: [`A1 $${a}$`, `A1 $${short(2 * p * first + q)}$`],
          keys: [exact(short(2 * p * first + q), undefined, 'm s^-2')],
        },
        {
          ask: prose`Find its displacement as a function of $t$.`,
          answer: `$s = ${s}$`,
          solution: prose`Integrating, with $s = ${s0}$ at $t = 0$: $s = ${s}$.`,
          marks: ['M1 integration', 'A1 correct integral', `A1 constant $${s0}$`],
          keys: [{ kind: 'expression', label: '$s =$', value: s }],
        },
        {
          ask: prose`Calculate the distance that it moves backwards (with negative velocity) before $t = ${second}$.`,
          answer: prose`$${significant(Math.abs(at(back[1] as number) - at(back[0] as number)))}\text{ m}$`,
          solution: prose`$v < 0$ for $${back[0] as number} < t < ${back[1] as number}$. The distance is $\left|\displaystyle\int_{${back[0] as number}}^{${back[1] as number}} v\,\mathrm{d}t\right| = ${significant(Math.abs(at(back[1] as number) - at(back[0] as number)))}\text{ m}$.`,
          marks: [
            'M1 interval with negative velocity',
            prose`A1 $${significant(Math.abs(at(back[1] as number) - at(back[0] as number)))}\text{ m}$`,
          ],
          keys: [near(Math.abs(at(back[1] as number) - at(back[0] as number)), undefined, 'm')],
        },
        {
          ask: prose`Calculate its displacement at $t = ${second}$.`,
          answer: prose`$${significant(third)}\text{ m}$`,
          solution: prose`$s(${second}) = ${significant(third)}\text{ m}$.`,
          marks: [prose`A1 $${significant(third)}\text{ m}$`],
          keys: [near(third, undefined, 'm')],
        },
      ],
    });
  },
  check: (numbers, { first, second, third }) => {
    if (numbers.form === 'wave') {
      const v = (t: number) => numbers.a * Math.sin(numbers.b * t);
      assertClose(integrate(v, 0, numbers.end), second, 'the displacement');
      assertClose(
        integrate((t) => Math.abs(v(t)), 0, numbers.end, 40_000),
        third,
        'the distance',
        1e-4,
      );
      assertClose(v(first), 0, 'at rest');
      assert.ok(first > 0);
      for (let i = 1; i < 50; i++) assert.ok(v((first * i) / 50) > 0, 'not at rest before');
    } else if (numbers.form === 'drag') {
      // Small steps in time until the place is reached.
      let [s, v] = [0, numbers.v0];
      const h = 1e-4;
      while (s < numbers.s) {
        s += v * h;
        v -= numbers.k * v * h;
      }
      assertClose(v, first, 'the velocity', 1e-3);
      assertClose(-numbers.k * v, second, 'the acceleration', 1e-3);
      assertClose(
        integrate((t) => numbers.v0 * Math.exp(-numbers.k * t), 0, 40 / numbers.k),
        third,
        'the whole way',
        1e-4,
      );
    } else {
      const v = (t: number) => valueAt(numbers.c, t);
      assertClose(v(first), 0, 'first', 1e-4);
      assertClose(v(second), 0, 'second', 1e-4);
      assertClose(numbers.s0 + integrate(v, 0, second), third, 'the displacement', 1e-5);
      assert.ok(first > 0);
    }
  },
});

export const volumesAndMotionTemplates: readonly QuestionTemplate[] = [vessels, motion];
