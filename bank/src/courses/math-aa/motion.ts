import assert from 'node:assert/strict';
import { assertClose, bisect, differentiate, integrate, maximise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, polynomial, significant } from '../../tex.ts';
import { core, exact, inExactForm, raw, threeFigures } from './writing.ts';

/** Topic 5: motion in a straight line, by hand, with a trigonometric velocity, and of two particles. */

const byHand = defineTemplate({
  key: 'aa-motion-turning-and-distance',
  calculatorAllowed: false,
  placements: core('5.9', 1, ['5.11']),
  variants: [
    { p: 1, q: 3, k: 3, end: 4 },
    { p: 1, q: 4, k: 6, end: 5 },
    { p: 2, q: 4, k: 3, end: 5 },
    { p: 1, q: 5, k: 3, end: 6 },
  ],
  solve: ({ p, q, k, end }) => {
    const s = (t: number) => (k * t ** 3) / 3 - (k * (p + q) * t * t) / 2 + k * p * q * t;
    const places = [0, p, q, end].map(s);
    const moves = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    return {
      places,
      moves,
      displacement: s(end),
      distance: moves.reduce((sum, move) => sum + Math.abs(move), 0),
      least: (-k * (q - p) ** 2) / 4,
    };
  },
  write: ({ p, q, k, end }, { places, moves, displacement, distance, least }) => {
    const v = polynomial([k, -k * (p + q), k * p * q], 't');
    const half = (value: number) => fraction(Math.round(value * 4), 4);
    return inParts({
      stem: raw`A particle moves along a straight line. Its velocity at time $t$ seconds is $v = ${v}$, in $\text{m s}^{-1}$, for $0 \le t \le ${end}$. It starts at the point O.`,
      hint: 'Where does the particle turn round, and what does that do to the distance?',
      parts: [
        {
          ask: 'Find the times at which the particle is at rest.',
          answer: raw`$t = ${p}$ and $t = ${q}$`,
          solution: raw`$v = ${k}(t - ${p})(t - ${q})$ is zero at $t = ${p}$ and at $t = ${q}$.`,
          marks: ['(M1) factorises', raw`A1 $t = ${p}$ and $t = ${q}$`],
          keys: [{ kind: 'set', values: [`${p}`, `${q}`] }],
        },
        {
          ask: raw`Find an expression for the displacement $s$ from O at time $t$.`,
          answer: raw`$s = ${polynomialWithFractions(k, p, q)}$`,
          solution: raw`Integrating, $s = ${polynomialWithFractions(k, p, q)} + C$, and $s = 0$ at $t = 0$ gives $C = 0$.`,
          marks: ['(M1) integrates', raw`A1 $s = ${polynomialWithFractions(k, p, q)}$`],
          keys: [{ kind: 'expression', value: `${k / 3}t^3 - ${(k * (p + q)) / 2}t^2 + ${k * p * q}t` }],
        },
        {
          ask: raw`Find the displacement of the particle from O at $t = ${end}$, and the distance that it has travelled by then.`,
          answer: raw`$${half(displacement)}\text{ m}$; $${half(distance)}\text{ m}$`,
          solution: raw`At $t = 0$, $${p}$, $${q}$ and $${end}$ the displacement is $${places.map(half).join('$, $')}$ metres. Between these times the particle moves by $${moves.map(half).join('$, $')}$ metres: the displacement is $${half(displacement)}\text{ m}$, and the distance is $${moves.map((m) => half(Math.abs(m))).join(' + ')} = ${half(distance)}\text{ m}$.`,
          marks: [
            raw`A1 displacement $${half(displacement)}\text{ m}$`,
            raw`M1 displacements at the times at rest`,
            raw`A1 distance $${half(distance)}\text{ m}$ (the displacement given as the distance loses this mark; FT their times)`,
          ],
          keys: [
            { ...exact(displacement, undefined, 'm'), label: 'Displacement' },
            { ...exact(distance, undefined, 'm'), label: 'Distance' },
          ],
        },
        {
          ask: raw`Find the greatest speed of the particle while it moves in the negative direction.`,
          answer: raw`$${half(-least)}\text{ m s}^{-1}$`,
          solution: raw`Half-way between the two times, at $t = ${fraction(p + q, 2)}$, the acceleration is zero and $v = ${half(least)}$. The speed is $${half(-least)}\text{ m s}^{-1}$.`,
          marks: [
            raw`(M1) $\dfrac{\mathrm{d}v}{\mathrm{d}t} = 0$, or the axis of symmetry`,
            raw`A1 $${half(-least)}\text{ m s}^{-1}$`,
          ],
          keys: [exact(-least, undefined, 'm s^-1')],
        },
      ],
    });
  },
  check: ({ p, q, k, end }, { displacement, distance, least }) => {
    const v = (t: number) => k * (t - p) * (t - q);
    assertClose(integrate(v, 0, end), displacement, 'displacement');
    assertClose(
      integrate((t) => Math.abs(v(t)), 0, end, 120_000),
      distance,
      'distance',
      1e-5,
    );
    assertClose(maximise((t) => -v(t), p, q).value, -least, 'greatest speed backwards', 1e-6);
  },
});

function polynomialWithFractions(k: number, p: number, q: number): string {
  const cube = k === 3 ? 't^3' : `${k / 3}t^3`;
  const square = fraction(k * (p + q), 2);
  return `${cube} - ${square}t^2 + ${k * p * q}t`;
}

const swinging = defineTemplate({
  key: 'aa-motion-with-sine-velocity',
  calculatorAllowed: false,
  placements: core('5.9', 1, ['5.10', '5.11']),
  variants: [
    { a: 6, b: 2 },
    { a: 12, b: 3 },
    { a: 8, b: 4 },
    { a: 10, b: 2 },
  ],
  solve: ({ a, b }) => ({ there: (2 * a) / b, rest: Math.PI / b, acceleration: a * b }),
  write: ({ a, b }, { there, rest, acceleration }) => {
    const restTex = raw`\frac{\pi}{${b}}`;
    return inParts({
      stem: raw`A particle moves along a straight line with the velocity $v = ${a}\sin ${b}t$ centimetres per second, where $t \ge 0$ is the time in seconds. At $t = 0$ it is at the point O.`,
      hint: 'When is the velocity zero, and what is its sign before and after?',
      parts: [
        {
          ask: raw`Find an expression for the acceleration, and its greatest value.`,
          answer: raw`$${acceleration}\cos ${b}t$; $${acceleration}\text{ cm s}^{-2}$`,
          solution: raw`$\dfrac{\mathrm{d}v}{\mathrm{d}t} = ${acceleration}\cos ${b}t$. A cosine is at most 1, so the greatest value is $${acceleration}\text{ cm s}^{-2}$.`,
          marks: [raw`A1 $${acceleration}\cos ${b}t$`, raw`A1 $${acceleration}\text{ cm s}^{-2}$`],
          keys: [
            { kind: 'expression', label: 'Acceleration', value: `${acceleration} cos(${b}t)` },
            { ...exact(acceleration, undefined, 'cm s^-2'), label: 'Greatest value' },
          ],
        },
        {
          ask: raw`Find the first time after the start at which the particle is at rest.`,
          answer: raw`$t = ${restTex}$`,
          solution: raw`$\sin ${b}t = 0$ first for $${b}t = \pi$, that is $t = ${restTex}$.`,
          marks: [raw`(M1) $\sin ${b}t = 0$`, raw`A1 $t = ${restTex}$`],
          keys: [inExactForm(rest, restTex)],
        },
        {
          ask: raw`Show that the displacement from O is $s = ${fraction(a, b)}(1 - \cos ${b}t)$.`,
          answer: raw`$s = ${fraction(a, b)}(1 - \cos ${b}t)$`,
          solution: raw`$s = \displaystyle\int ${a}\sin ${b}t\,\mathrm{d}t = -${fraction(a, b)}\cos ${b}t + C$. As $s = 0$ at $t = 0$, $C = ${fraction(a, b)}$, so $s = ${fraction(a, b)}(1 - \cos ${b}t)$.`,
          marks: [
            'M1 integrates the velocity',
            raw`A1 $-${fraction(a, b)}\cos ${b}t + C$`,
            raw`A1 $C = ${fraction(a, b)}$ from $s = 0$ (working backwards from the given result loses the A marks)`,
            raw`AG $s = ${fraction(a, b)}(1 - \cos ${b}t)$`,
          ],
        },
        {
          ask: raw`Hence find the greatest distance of the particle from O, and explain why it never passes to the other side of O.`,
          answer: raw`$${fraction(2 * a, b)}\text{ cm}$; $s$ is never negative.`,
          solution: raw`$1 - \cos ${b}t$ lies between 0 and 2, so $s$ lies between 0 and $${fraction(2 * a, b)}\text{ cm}$ and is never negative.`,
          marks: [raw`A1 $${fraction(2 * a, b)}\text{ cm}$`, raw`R1 $1 - \cos ${b}t \ge 0$`],
          keys: [exact(there, undefined, 'cm')],
        },
      ],
    });
  },
  check: ({ a, b }, { there, rest, acceleration }) => {
    const v = (t: number) => a * Math.sin(b * t);
    assertClose(integrate(v, 0, rest), there, 'way to the first rest');
    assertClose(differentiate(v, 0), acceleration, 'acceleration at the start');
    assert.ok(v(rest * 0.99) > 0 && v(rest * 1.01) < 0);
  },
});

const twoParticles = defineTemplate({
  key: 'aa-motion-of-two-particles',
  calculatorAllowed: true,
  placements: core('5.9', 2, ['5.11']),
  variants: [
    { who: ['A tram', 'a cyclist'], a: 1.2, c: 0.06, u: 4, end: 12 },
    { who: ['A van', 'a scooter'], a: 1.6, c: 0.08, u: 5.5, end: 12 },
    { who: ['A lift truck', 'a walker'], a: 0.5, c: 0.02, u: 1.8, end: 14 },
    { who: ['A bus', 'a runner'], a: 1.3, c: 0.06, u: 4.8, end: 14 },
  ],
  solve: ({ a, c, u, end }) => {
    // The first has v = a t - c t², the second the constant velocity u; both at O when t = 0.
    const same = (a - Math.sqrt(a * a - 4 * c * u)) / (2 * c);
    const gap = u * same - ((a * same ** 2) / 2 - (c * same ** 3) / 3);
    const meet = bisect((t) => (a * t ** 2) / 2 - (c * t ** 3) / 3 - u * t, same, end);
    return { same, gap, meet, speed: a * meet - c * meet * meet, way: u * meet };
  },
  write: ({ who: [one = '', two = ''], a, c, u, end }, { same, gap, meet, speed, way }) =>
    inParts({
      stem: raw`${one} starts from rest at O, and $t$ seconds later its velocity is $v = ${a}t - ${c}t^2$, in $\text{m s}^{-1}$, for $0 \le t \le ${end}$. At $t = 0$ ${two} passes O in the same direction with the constant velocity $${u}\text{ m s}^{-1}$.`,
      hint: 'When does the distance between the two stop growing?',
      parts: [
        {
          ask: 'Find the first time at which both have the same velocity.',
          answer: raw`$t = ${significant(same)}$`,
          solution: raw`$${a}t - ${c}t^2 = ${u}$ has the smaller solution $t = ${significant(same)}$.`,
          marks: ['(M1) equal velocities', raw`A1 $t = ${significant(same)}$`],
          keys: [threeFigures(same)],
        },
        {
          ask: 'Hence find the greatest distance between the two before they meet again.',
          answer: raw`$${significant(gap)}\text{ m}$`,
          solution: raw`The distance grows while the second one is faster, up to $t = ${significant(same)}$: $\displaystyle\int_0^{${significant(same)}} \left(${u} - ${a}t + ${c}t^2\right)\mathrm{d}t = ${significant(gap)}\text{ m}$.`,
          marks: [
            'M1 integral of the difference of the velocities',
            '(A1) limits 0 and their time',
            raw`A1 $${significant(gap)}\text{ m}$ (FT their time; accept a distance from rounded limits)`,
          ],
          keys: [threeFigures(gap, undefined, 'm')],
        },
        {
          ask: 'Find the time at which the first catches up with the second, and the distance from O at that time.',
          answer: raw`$t = ${significant(meet)}$; $${significant(way)}\text{ m}$`,
          solution: raw`The displacements are equal where $${a / 2}t^2 - \dfrac{${c}}{3}t^3 = ${u}t$. The solution after $t = 0$ in the interval is $t = ${significant(meet)}$, and $${u} \times ${significant(meet, 5)} = ${significant(way)}\text{ m}$.`,
          marks: [
            raw`M1 equal displacements`,
            raw`(A1) $${a / 2}t^2 - \frac{${c}}{3}t^3$`,
            raw`A1 $t = ${significant(meet)}$`,
            raw`A1 $${significant(way)}\text{ m}$ (FT their time; equal velocities in place of displacements lose all four marks)`,
          ],
          keys: [
            { ...threeFigures(meet), label: '$t =$' },
            { ...threeFigures(way, undefined, 'm'), label: 'Distance' },
          ],
        },
        {
          ask: 'Find how much faster the first is than the second at that time.',
          answer: raw`$${significant(speed - u)}\text{ m s}^{-1}$`,
          solution: raw`$v = ${significant(speed, 5)}\text{ m s}^{-1}$ at this time, which is $${significant(speed - u)}\text{ m s}^{-1}$ more than $${u}\text{ m s}^{-1}$.`,
          marks: ['(M1) velocity at their time', raw`A1 $${significant(speed - u)}\text{ m s}^{-1}$ (FT)`],
          keys: [threeFigures(speed - u, undefined, 'm s^-1')],
        },
      ],
    }),
  check: ({ a, c, u, end }, { same, gap, meet }) => {
    const v = (t: number) => a * t - c * t * t;
    assertClose(v(same), u, 'same velocity');
    assertClose(integrate(v, 0, meet), u * meet, 'same displacement', 1e-6);
    const apart = (t: number) => u * t - integrate(v, 0, t, 200);
    assertClose(maximise(apart, 0, meet).value, gap, 'greatest distance', 1e-5);
    assert.ok(meet < end && v(end) > 0);
  },
});

export const motion: readonly QuestionTemplate[] = [byHand, swinging, twoParticles];
