import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { assertClose, bisect, differentiate, integrate, maximise, simulate } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { polynomial, significant } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { foreseen, hl, labelled, near, prose, scheme } from '../writing.ts';

/** Topic 5. Related rates and motion along a line (higher level). */

const conicalTank = defineTemplate({
  key: 'ai-related-rates-cone',
  calculatorAllowed: true,
  placements: [hl('5.9', 2, '3.1')],
  variants: [
    { what: 'Water is poured into', vessel: 'tank', radius: 3, height: 6, rate: 2, at: 4, unit: 'm', time: 'minute' },
    { what: 'Sand runs into', vessel: 'funnel', radius: 6, height: 18, rate: 15, at: 9, unit: 'cm', time: 'second' },
    { what: 'Oil flows into', vessel: 'container', radius: 20, height: 40, rate: 60, at: 25, unit: 'cm', time: 'second' },
    { what: 'Grain falls into', vessel: 'hopper', radius: 2, height: 5, rate: 0.4, at: 3, unit: 'm', time: 'minute' },
    { what: 'Syrup drips into', vessel: 'paper cup', radius: 4, height: 10, rate: 3, at: 5, unit: 'cm', time: 'second' },
    { what: 'Rain water runs into', vessel: 'cistern', radius: 1.5, height: 3, rate: 0.2, at: 1.2, unit: 'm', time: 'hour' },
    { what: 'Milk is filled into', vessel: 'filter', radius: 9, height: 12, rate: 30, at: 8, unit: 'cm', time: 'second' },
    { what: 'Concrete is pumped into', vessel: 'mould', radius: 0.8, height: 2, rate: 0.05, at: 1.5, unit: 'm', time: 'minute' },
  ],
  solve: ({ radius, height, rate, at }) => {
    const c = (radius / height) ** 2;
    return { c, rise: rate / (Math.PI * c * at * at), full: (Math.PI * radius * radius * height) / (3 * rate) };
  },
  write: ({ what, vessel, radius, height, rate, at, unit, time }, { c, rise, full }) => {
    const level = at / height;
    const oval = (y: number, half: number, from: number, to: number) =>
      Array.from({ length: 41 }, (_, i): Point => {
        const angle = from + ((to - from) * i) / 40;
        return [half * Math.cos(angle), y + half * 0.22 * Math.sin(angle)];
      });
    const figure = new Diagram({ x: [-2.6, 2.9], y: [-0.4, 5], equalScale: true, width: 270 })
      .polyline(oval(4.2, 2, 0, 2 * Math.PI))
      .polyline([
        [-2, 4.2],
        [0, 0],
        [2, 4.2],
      ])
      .polygon([[0, 0], ...oval(4.2 * level, 2 * level, 0, Math.PI)], { shade: true })
      .polyline(oval(4.2 * level, 2 * level, 0, 2 * Math.PI), 'd-curve2')
      .segment([0, 0], [0, 4.2 * level], 'd-dashed')
      .segment([0, 4.2 * level], [2 * level, 4.2 * level], 'd-dashed')
      .label([0, 2.1 * level], 'h', { math: true, dx: -10, dy: 0 })
      .label([2 * level, 4.2 * level], 'r', { math: true, dx: 10, dy: 5 })
      .segment([0, 4.2], [2, 4.2], 'd-dashed')
      .label([2, 4.2], `${radius} ${unit}`, { anchor: 'start', dx: 6, dy: 4 });
    return {
      text: prose`
        ${what} a ${vessel} in the shape of an upside-down cone with radius $${radius}\text{ ${unit}}$ at the top and height $${height}\text{ ${unit}}$, at a constant rate of $${rate}\text{ ${unit}}^{3}$ per ${time}. When the depth is $h\text{ ${unit}}$, the surface has radius $r\text{ ${unit}}$.

        ![](diagram:cone)

        (a) Show that the volume filled is $V = \dfrac{\pi}{3}\left(\dfrac{${radius}}{${height}}\right)^{2}h^{3}$. [3]

        (b) Find $\dfrac{\mathrm{d}V}{\mathrm{d}h}$. [1]

        (c) Calculate the rate at which the depth increases when $h = ${at}$. [4]

        (d) Determine the time that it takes to fill the whole ${vessel}. [2]`,
      hint: 'What links the radius of the surface to the depth?',
      answer: prose`
        (a) shown

        (b) $${significant(c, 4)}\,\pi h^{2}$

        (c) $${significant(rise)}\text{ ${unit}}$ per ${time}

        (d) $${significant(full)}$ ${time}s`,
      solution: prose`
        (a) The filled part is similar to the whole cone, so $\dfrac{r}{h} = \dfrac{${radius}}{${height}}$ and $r = \dfrac{${radius}}{${height}}h$. Then
        $V = \dfrac{1}{3}\pi r^{2}h = \dfrac{\pi}{3}\left(\dfrac{${radius}}{${height}}\right)^{2}h^{3}$.

        (b) $\dfrac{\mathrm{d}V}{\mathrm{d}h} = \pi\left(\dfrac{${radius}}{${height}}\right)^{2}h^{2} = ${significant(c, 4)}\,\pi h^{2}$.

        (c) Chain rule: $\dfrac{\mathrm{d}V}{\mathrm{d}t} = \dfrac{\mathrm{d}V}{\mathrm{d}h} \times \dfrac{\mathrm{d}h}{\mathrm{d}t}$. At $h = ${at}$,
        $$${rate} = ${significant(c, 4)}\,\pi \times ${at}^{2} \times \frac{\mathrm{d}h}{\mathrm{d}t}, \qquad \frac{\mathrm{d}h}{\mathrm{d}t} = ${significant(rise)}\text{ ${unit}}\text{ per ${time}}.$$

        (d) The whole volume is $\frac{1}{3}\pi \times ${radius}^2 \times ${height} = ${significant((Math.PI * radius * radius * height) / 3, 5)}\text{ ${unit}}^{3}$. Divided by the rate $${rate}$ this gives $${significant(full)}$ ${time}s.`,
      markScheme: scheme({
        a: [
          prose`M1 similar triangles`,
          prose`A1 $r = \frac{${radius}}{${height}}h$`,
          prose`M1 substituted in $\frac{1}{3}\pi r^{2}h$`,
          'AG the expression given',
        ],
        b: [prose`A1 $${significant(c, 4)}\,\pi h^{2}$`],
        c: [
          'M1 chain rule',
          prose`A1 $\frac{\mathrm{d}V}{\mathrm{d}t} = ${rate}$ used`,
          prose`M1 $h = ${at}$ substituted`,
          prose`A1 $${significant(rise)}$`,
        ],
        d: ['M1 whole volume divided by the rate', prose`A1 $${significant(full)}$`],
      }),
      numeric: [near(rise, 'c', `${unit} per ${time}`), near(full, 'd', `${time}s`)],
      keys: [labelled(prose`Factor of $\pi h^{2}$`, near(c, 'b'))],
      diagrams: [
        {
          name: 'cone',
          svg: figure.toSvg(),
          alt: `An upside-down cone with top radius ${radius} ${unit}, filled to depth h with surface radius r.`,
        },
      ],
    };
  },
  check: ({ radius, height, rate, at }, { c, rise, full }) => {
    // Depth as a function of time, and its slope where the depth is the one asked for.
    const depth = (t: number) => Math.cbrt((3 * rate * t * height * height) / (Math.PI * radius * radius));
    const moment = bisect((t) => depth(t) - at, 0, full);
    assertClose(rise, differentiate(depth, moment, moment / 1_000), 'the slope of the depth', 1e-5);
    assertClose(depth(full), height, 'full to the top');
    // The volume up to a depth, slice by slice, and its rate.
    const volume = integrate((h) => Math.PI * ((radius * h) / height) ** 2, 0, at);
    assertClose((c * Math.PI * at ** 3) / 3, volume, 'the volume', 1e-6);
    assert.ok(at < height);
  },
});

const lineMotion = defineTemplate({
  key: 'ai-motion-along-line',
  calculatorAllowed: true,
  placements: [hl('5.13', 2, '5.12')],
  variants: [
    { thing: 'toy train', p: 2, q: 6, a: 0.5, end: 8 },
    { thing: 'lift cage', p: 1, q: 5, a: 0.8, end: 6 },
    { thing: 'robot arm', p: 3, q: 7, a: 0.3, end: 9 },
    { thing: 'mine cart', p: 2, q: 5, a: 1.2, end: 7 },
    { thing: 'camera on a rail', p: 1, q: 4, a: 0.6, end: 5 },
    { thing: 'beetle', p: 4, q: 9, a: 0.2, end: 10 },
    { thing: 'curling stone on a test track', p: 1, q: 6, a: 0.4, end: 8 },
    { thing: 'shuttle', p: 3, q: 8, a: 0.7, end: 9 },
  ],
  solve: ({ p, q, a, end }) => {
    const s = (t: number) => a * (t ** 3 / 3 - ((p + q) / 2) * t * t + p * q * t);
    return {
      acceleration: a * (2 * q - p - q),
      displacement: s(end),
      distance: s(p) + (s(p) - s(q)) + (s(end) - s(q)),
      slowest: -a * ((q - p) / 2) ** 2,
    };
  },
  write: ({ thing, p, q, a, end }, { acceleration, displacement, distance, slowest }) => {
    const v = (t: number) => a * (t - p) * (t - q);
    const name = thing.replace(/ on .*/, '');
    const top = Math.max(v(0), v(end)) * 1.15;
    const figure = new Diagram({ x: [0, end * 1.08], y: [slowest * 1.4, top], width: 420, height: 260 })
      .shadeBetween(v, () => 0, 0, end)
      .axes({ x: 't', y: 'v', xTicks: [p, q, end] })
      .graph(v, 0, end);
    const short = (value: number) => Number(value.toFixed(4));
    const formula = polynomial([a, short(-a * (p + q)), short(a * p * q)], 't').replace(/(\d)t/g, '$1\\,t');
    return {
      text: prose`
        A ${thing} moves along a straight line. Its velocity, $v\text{ m s}^{-1}$, at time $t$ seconds is $v(t) = ${formula}$ for $0 \le t \le ${end}$. It is at rest at $t = ${p}$ and at $t = ${q}$.

        ![](diagram:velocity)

        (a) Find the acceleration at $t = ${q}$. [2]

        (b) Find the displacement from $t = 0$ to $t = ${end}$. [2]

        (c) Calculate the total distance travelled in this time. [3]

        (d) Identify the interval in which the ${name} moves backwards, in the negative direction. [1]

        (e) Find the greatest speed while it moves backwards. [2]`,
      hint: 'Does the way back make the displacement greater or smaller? What does it do to the distance?',
      answer: prose`
        (a) $${significant(acceleration)}\text{ m s}^{-2}$

        (b) $${significant(displacement)}\text{ m}$

        (c) $${significant(distance)}\text{ m}$

        (d) $${p} < t < ${q}$

        (e) $${significant(-slowest)}\text{ m s}^{-1}$`,
      solution: prose`
        (a) $a = \dfrac{\mathrm{d}v}{\mathrm{d}t} = ${short(2 * a)}\,t - ${short(a * (p + q))}$. At $t = ${q}$ it is $${significant(acceleration)}\text{ m s}^{-2}$.

        (b) $\displaystyle\int_{0}^{${end}} v\,\mathrm{d}t = ${significant(displacement)}\text{ m}$, from the calculator.

        (c) Between $t = ${p}$ and $t = ${q}$ the velocity is negative; there the distance counts positively. So the distance is
        $\displaystyle\int_{0}^{${end}} |v|\,\mathrm{d}t = ${significant(distance)}\text{ m}$.

        (d) The ${name} moves backwards while $v < 0$: for $${p} < t < ${q}$.

        (e) The velocity is least in the middle of this interval, at $t = ${(p + q) / 2}$: $v = ${significant(slowest)}$. The speed there is $${significant(-slowest)}\text{ m s}^{-1}$.`,
      markScheme: scheme({
        a: ['M1 derivative of $v$', prose`A1 $${significant(acceleration)}$`],
        b: ['(M1) integral of $v$', prose`A1 $${significant(displacement)}$`],
        c: [prose`M1 integral of $|v|$, or three separate integrals`, 'A1 correct limits', prose`A1 $${significant(distance)}$`],
        d: [prose`A1 $${p} < t < ${q}$`],
        e: ['M1 minimum of $v$', prose`A1 $${significant(-slowest)}$`],
      }),
      numeric: [
        near(acceleration, 'a', 'm/s²'),

        near(-slowest, 'e', 'm/s'),
      ],
      keys: [
        foreseen(near(displacement, 'b', 'm'), [
          {
            slip: 'method',
            value: distance,
            note: 'This is the distance travelled; the way back counts negative in the displacement.',
          },
        ]),
        foreseen(near(distance, 'c', 'm'), [
          { slip: 'method', value: displacement, note: 'This is the displacement; the way back adds to the distance travelled.' },
        ]),
        {
          kind: 'interval',
          part: 'd',
          intervals: [{ from: `${p}`, to: `${q}`, open_from: true, open_to: true }],
          either_ends: true,
        },
      ],
      diagrams: [
        {
          name: 'velocity',
          svg: figure.toSvg(),
          alt: `A parabola of v against t that is zero at t = ${p} and t = ${q} and negative between them; the areas to the t-axis are shaded from 0 to ${end}.`,
        },
      ],
    };
  },
  check: ({ p, q, a, end }, { acceleration, displacement, distance, slowest }) => {
    const v = (t: number) => a * (t * t - (p + q) * t + p * q);
    const run = simulate((t) => [v(t), Math.abs(v(t))], [0, 0], end, 20_000);
    assertClose(displacement, run[0] as number, 'the displacement by small steps');
    assertClose(distance, run[1] as number, 'the distance by small steps', 1e-5);
    assertClose(acceleration, differentiate(v, q), 'the acceleration');
    assertClose(-slowest, maximise((t) => -v(t), p, q).value, 'the speed backwards');
    assert.ok(Math.abs(displacement) > 0.05);
  },
});

const balloonRadius = defineTemplate({
  key: 'ai-related-rates-sphere',
  calculatorAllowed: true,
  placements: [hl('5.9', 1)],
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

      Calculate the rate of change of its radius, and the rate of change of its surface area, when the radius is $${r}\text{ ${unit}}$. [5]`,
    hint: 'Which formulae link the radius to the volume and to the surface area, and what links their rates?',
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
    keys: [
      labelled('Radius', near(radius, '', `${unit} ${time}^-1`)),
      labelled('Surface area', near(surface, '', `${unit}^2 ${time}^-1`)),
    ],
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

export const ratesAndMotionTemplates: readonly QuestionTemplate[] = [conicalTank, balloonRadius, lineMotion];
