import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, quantity, tex } from './quantities.ts';

/** A.1 and A.2: motion read from tables and graphs, and the impulse on a ball that rebounds. */

const positionTable = defineTemplate({
  key: 'physics-a1-positions-on-film',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.1.1', 1),
  variants: [
    { body: 'A trolley on a sloping track', step: 0.2, a: 0.8, u: 0.5, wrong: 4, off: 0.06 },
    { body: 'A toy car on a ramp', step: 0.1, a: 1.2, u: 0.3, wrong: 3, off: 0.03 },
    { body: 'A skateboard on a gentle slope', step: 0.5, a: 0.6, u: 0.4, wrong: 4, off: 0.2 },
    { body: 'A glider on a tilted air track', step: 0.4, a: 0.5, u: 0.2, wrong: 3, off: 0.1 },
  ],
  solve: ({ step, a, u, wrong, off }) => {
    const places = [0, 1, 2, 3, 4, 5, 6].map((n) => u * n * step + 0.5 * a * (n * step) ** 2);
    const printed = places.map((x, n) => Number((x + (n === wrong ? off : 0)).toFixed(3)));
    const speed = (n: number) => ((printed[n] ?? 0) - (printed[n - 1] ?? 0)) / step;
    return {
      printed,
      first: speed(1),
      last: speed(6),
      acceleration: (speed(6) - speed(1)) / (5 * step),
      right: Number((places[wrong] ?? 0).toFixed(3)),
      between: ((printed[wrong - 1] ?? 0) + (printed[wrong + 1] ?? 0)) / 2,
    };
  },
  write: ({ body, step, wrong }, { printed, first, last, acceleration, right, between }) =>
    inParts({
      stem: tex`${body} is filmed. Its position is read from pictures that are $${step.toFixed(1)}\text{ s}$ apart, to $\pm 0.001\text{ m}$. One of the positions was read wrongly.

| time / $\text{s}$ | ${printed.map((_, n) => (n * step).toFixed(1)).join(' | ')} |
| --- | ${printed.map(() => ':---:').join(' | ')} |
| position / $\text{m}$ | ${printed.map((x) => `$${x.toFixed(3)}$`).join(' | ')} |`,
      hint: 'How do the distances covered in equal times change if the acceleration is constant?',
      parts: [
        {
          ask: 'Identify the position that was read wrongly, and explain how the table shows it.',
          answer: tex`The one at $${(wrong * step).toFixed(1)}\text{ s}$`,
          solution: tex`With a constant acceleration the distances in equal times grow by equal amounts. They do so except on both sides of $${(wrong * step).toFixed(1)}\text{ s}$, where one is too large and the next too small.`,
          marks: [
            ['R1', 'differences of successive positions grow evenly'],
            ['A1', tex`reading at $${(wrong * step).toFixed(1)}\text{ s}$`],
          ],
        },
        {
          ask: tex`Calculate the mean velocity in the first and in the last interval, in $\text{m s}^{-1}$.`,
          answer: tex`$${significant(first)}$ and $${quantity(last, 'm s^-1')}$`,
          solution: tex`$\dfrac{${printed[1]?.toFixed(3)} - 0}{${step.toFixed(1)}} = ${significant(first)}$ and $\dfrac{${printed[6]?.toFixed(3)} - ${printed[5]?.toFixed(3)}}{${step.toFixed(1)}} = ${quantity(last, 'm s^-1')}$.`,
          marks: [
            ['A1', tex`$${significant(first)}\text{ m s}^{-1}$`],
            ['A1', tex`$${significant(last)}\text{ m s}^{-1}$`],
          ],
          keys: [
            judged(first, 'm s^-1', { relative: 0.02, label: 'First interval' }),
            judged(last, 'm s^-1', {
              relative: 0.02,
              label: 'Last interval',
              slips: [miss((printed[6] ?? 0) / (6 * step), 'That is the mean velocity of the whole motion.')],
            }),
          ],
        },
        {
          ask: tex`Use these two velocities to determine the acceleration, in $\text{m s}^{-2}$.`,
          answer: tex`$${quantity(acceleration, 'm s^-2', 2)}$`,
          solution: tex`Each mean velocity is the velocity at the middle of its interval; the two middles are $5 \times ${step.toFixed(1)} = ${(5 * step).toFixed(1)}\text{ s}$ apart. $a = \dfrac{${significant(last)} - ${significant(first)}}{${(5 * step).toFixed(1)}} = ${quantity(acceleration, 'm s^-2', 2)}$`,
          marks: [
            ['M1', tex`time between the middles of the intervals, $${(5 * step).toFixed(1)}\text{ s}$`],
            [
              'A1',
              tex`$${significant(acceleration, 2)}\text{ m s}^{-2}$ (ECF); award 1 of 2 where $${(6 * step).toFixed(1)}\text{ s}$ was used`,
            ],
          ],
          keys: [
            judged(acceleration, 'm s^-2', {
              relative: 0.04,
              slips: [miss((last - first) / (6 * step), 'The mean velocities belong to the middles of the intervals.')],
            }),
          ],
        },
        {
          ask: tex`Predict the position that should have been read at $${(wrong * step).toFixed(1)}\text{ s}$, from its two neighbours in the table and the acceleration.`,
          answer: tex`$${quantity(right, 'm')}$`,
          solution: tex`The mean of the neighbours is $\dfrac{${printed[wrong - 1]?.toFixed(3)} + ${printed[wrong + 1]?.toFixed(3)}}{2} = ${decimal(between, 3)}\text{ m}$. The position lies below it by $\frac{1}{2}a(\Delta t)^2 = ${decimal(0.5 * acceleration * step ** 2, 3)}\text{ m}$, which gives $${quantity(right, 'm')}$.`,
          marks: [
            ['M1', tex`mean of the neighbours, corrected by $\frac{1}{2}a(\Delta t)^2$, or the equation of motion`],
            ['A1', tex`$${significant(right)}\text{ m}$ (accept $\pm 0.002\text{ m}$); award 1 of 2 for the mean alone`],
          ],
          keys: [
            judged(right, 'm', {
              relative: 0.002 / right,
              slips: [
                miss(
                  between,
                  'That is the mean of the neighbours; the body covers less distance before this point than after it.',
                ),
              ],
            }),
          ],
        },
      ],
    }),
  check: ({ step, a, u, wrong }, { printed, acceleration, right }) => {
    assertAgree(acceleration, a, 'acceleration', 0.03);
    const second = printed.slice(1, -1).map((x, i) => (printed[i] ?? 0) - 2 * x + (printed[i + 2] ?? 0));
    const worst = second.indexOf(Math.min(...second)) + 1;
    assert.equal(worst, wrong);
    const [x = 0] = simulate((_, [, v = 0]) => [v, a], [0, u], wrong * step, 200);
    assertAgree(x, right, 'position', 0.002);
  },
});

const twoBodies = defineTemplate({
  key: 'physics-a1-two-bodies-on-one-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.1.1', 1),
  variants: [
    { who: ['Amal', 'Benedikt'], does: 'run along a straight track', v: 6, a: 1.2, ahead: 0 },
    { who: ['a bus', 'a cyclist'], does: 'move along a straight road', v: 5, a: 0.8, ahead: 12 },
    { who: ['Chiara', 'Dawit'], does: 'ski along a straight course', v: 4, a: 0.5, ahead: 10 },
    { who: ['a train', 'a car'], does: 'move along parallel straight lines', v: 20, a: 2, ahead: 0 },
  ],
  solve: ({ v, a, ahead }) => {
    // The first moves uniformly, the second from rest with constant acceleration and a start in front.
    const meets = (v + Math.sqrt(v * v - 2 * a * ahead)) / a;
    return { meets, where: v * meets, equal: v / a, gap: (v * v) / a - ahead - (v * v) / (2 * a), second: a * meets };
  },
  write: ({ who: [one = '', two = ''], does, v, a, ahead }, { meets, where, equal, gap, second }) => {
    const end = meets * 1.25;
    const top = Math.max(v * end, ahead + 0.5 * a * end ** 2);
    const diagram = new Diagram({ x: [0, end * 1.1], y: [0, top * 1.1], width: 440, height: 300 })
      .axes({
        x: 'time / s',
        y: 'displacement / m',
        xTicks: [2, 4, 6, 8, 10, 12, 15, 20].filter((t) => t < end && (end < 14 || t % 5 === 0)),
        yTicks: [20, 40, 60, 100, 200, 300, 400, 500].filter((y) => y < top),
        grid: true,
      })
      .graph((t) => v * t, 0, end, 'd-curve')
      .graph((t) => ahead + 0.5 * a * t * t, 0, end, 'd-curve2')
      .label([end, v * end], 'P', { dx: 10 })
      .label([end, ahead + 0.5 * a * end ** 2], 'Q', { dx: 10 });
    return inParts({
      stem: tex`${one[0]?.toUpperCase()}${one.slice(1)} (line P) and ${two} (curve Q) ${does}. P is a straight line from the origin with gradient $${v}\text{ m s}^{-1}$; Q starts at $${ahead}\text{ m}$ with gradient zero, and its gradient grows by $${a}\text{ m s}^{-1}$ in every second.

![](diagram:both)`,
      hint: 'What does the gradient stand for, and what does a crossing stand for?',
      parts: [
        {
          ask: 'Describe the motion that each line shows.',
          answer: 'P: constant velocity; Q: starts from rest and accelerates uniformly',
          solution: tex`P has a constant gradient, so the velocity is constant. Q begins with gradient zero, from rest, and its gradient grows steadily: a constant acceleration of $${a}\text{ m s}^{-2}$.`,
          marks: [
            ['A1', 'P: constant velocity'],
            ['A1', 'Q: from rest with constant acceleration'],
          ],
        },
        {
          ask: 'Determine the time at which both have the same velocity, and describe how this is seen in the graph.',
          answer: tex`$${quantity(equal, 's')}$; the gradients are equal there`,
          solution: tex`Q has the velocity $${a}t$, which is $${v}\text{ m s}^{-1}$ at $t = \dfrac{${v}}{${a}} = ${quantity(equal, 's')}$. There the tangent to Q is parallel to P.`,
          marks: [
            ['A1', tex`$${significant(equal)}\text{ s}$`],
            ['R1', 'tangent to Q parallel to P (equal gradients); do not accept the crossing'],
          ],
          keys: [
            judged(equal, 's', {
              relative: 0.02,
              label: 'Time',
              slips: [miss(meets, 'That is where the lines cross: equal displacement, not equal velocity.')],
            }),
          ],
        },
        {
          ask: tex`Show that Q overtakes P at about $${significant(meets, 2)}\text{ s}$, and calculate the velocity of Q then.`,
          answer: tex`$${quantity(second, 'm s^-1')}$`,
          solution: tex`$${v}t = ${ahead === 0 ? '' : `${ahead} + `}\frac{1}{2} \times ${a}\,t^2$ has the later solution $t = ${quantity(meets, 's')}$, at $${quantity(where, 'm')}$. Then Q has the velocity $${a} \times ${significant(meets)} = ${quantity(second, 'm s^-1')}$.`,
          marks: [
            ['M1', 'equates the displacements'],
            ['AG', tex`$${significant(meets, 2)}\text{ s}$`],
            ['A1', tex`$${significant(second)}\text{ m s}^{-1}$`],
          ],
          keys: [judged(second, 'm s^-1', { relative: 0.03, slips: [miss(v, 'That is the velocity of P.')] })],
        },
        {
          ask: 'Determine the greatest distance by which P is in front of Q.',
          answer: tex`$${quantity(gap, 'm')}$`,
          solution: tex`The distance grows as long as P is faster, so it is greatest at $${significant(equal)}\text{ s}$: $${v} \times ${significant(equal)} - ${ahead === 0 ? '' : `${ahead} - `}\frac{1}{2} \times ${a} \times ${significant(equal)}^2 = ${quantity(gap, 'm')}$.`,
          marks: [
            ['R1', 'greatest where the velocities are equal'],
            ['A1', tex`$${significant(gap)}\text{ m}$ (ECF from (b))`],
          ],
          keys: [judged(gap, 'm', { relative: 0.03 })],
        },
      ],
      diagrams: [
        {
          name: 'both',
          svg: diagram.toSvg(),
          alt: `Displacement against time: a straight line P from the origin with gradient ${v} metres per second, and a curve Q that starts at ${ahead} metres with gradient zero, becomes steeper, and crosses P the last time at ${significant(meets, 2)} seconds.`,
        },
      ],
    });
  },
  check: ({ v, a, ahead }, { meets, gap }) => {
    const lead = (t: number) => v * t - ahead - 0.5 * a * t * t;
    assertAgree(bisect(lead, v / a, 10 * (v / a)), meets, 'crossing', 1e-6);
    for (let t = 0; t < meets; t += meets / 100) assert.ok(lead(t) <= gap + 1e-9);
    assert.ok(gap > 0);
  },
});

const rebound = defineTemplate({
  key: 'physics-a2-ball-rebounds',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.2', 2, ['A.3.1']),
  variants: [
    { ball: 'basketball', mass: 0.62, drop: 1.8, rise: 1.2, contact: 15 },
    { ball: 'tennis ball', mass: 0.058, drop: 2.5, rise: 1.4, contact: 5 },
    { ball: 'golf ball', mass: 0.046, drop: 1.5, rise: 1.1, contact: 1 },
    { ball: 'handball', mass: 0.45, drop: 2.0, rise: 0.9, contact: 12 },
  ],
  solve: ({ mass, drop, rise, contact }) => {
    const [down, up] = [Math.sqrt(2 * FREE_FALL * drop), Math.sqrt(2 * FREE_FALL * rise)];
    const impulse = mass * (down + up);
    const net = impulse / (contact / 1000);
    return {
      down,
      up,
      impulse,
      net,
      force: net + mass * FREE_FALL,
      lost: mass * FREE_FALL * (drop - rise),
      third: rise * (rise / drop),
    };
  },
  write: ({ ball, mass, drop, rise, contact }, { down, up, impulse, net, force, third }) =>
    inParts({
      stem: tex`A ${ball} of mass $${significant(mass, 2)}\text{ kg}$ is dropped from a height of $${significant(drop, 2)}\text{ m}$ and rebounds to $${significant(rise, 2)}\text{ m}$. It is in contact with the floor for $${contact}\text{ ms}$. Air resistance is negligible, and $g = 9.8\text{ m s}^{-2}$.`,
      hint: 'Momentum has a direction. By how much does it change?',
      parts: [
        {
          ask: 'Calculate the speed of the ball just before and just after the contact.',
          answer: tex`$${significant(down)}$ and $${quantity(up, 'm s^-1')}$`,
          solution: tex`$v = \sqrt{2gh}$: $\sqrt{2 \times 9.8 \times ${significant(drop, 2)}} = ${significant(down)}$ and $\sqrt{2 \times 9.8 \times ${significant(rise, 2)}} = ${quantity(up, 'm s^-1')}$.`,
          marks: [
            ['A1', tex`$${significant(down)}\text{ m s}^{-1}$`],
            ['A1', tex`$${significant(up)}\text{ m s}^{-1}$`],
          ],
          keys: [judged(down, 'm s^-1', { label: 'Before' }), judged(up, 'm s^-1', { label: 'After' })],
        },
        {
          ask: 'Determine the magnitude of the impulse on the ball during the contact.',
          answer: tex`$${quantity(impulse, 'N s')}$`,
          solution: tex`The velocity is reversed, so the change is $${significant(down)} + ${significant(up)}$: $J = ${significant(mass, 2)} \times (${significant(down)} + ${significant(up)}) = ${quantity(impulse, 'N s')}$, upwards.`,
          marks: [
            ['M1', 'adds the speeds, as the direction is reversed (ECF)'],
            ['A1', tex`$${significant(impulse)}\text{ N s}$; award 1 of 2 where the speeds were subtracted`],
          ],
          keys: [
            judged(impulse, 'N s', {
              slips: [
                miss(mass * (down - up), 'The velocity changes its direction, so the change is the sum of the speeds.', 'sign'),
              ],
            }),
          ],
        },
        {
          ask: 'Calculate the mean force that the floor exerts on the ball, taking its weight into account.',
          answer: tex`$${quantity(force, 'N')}$`,
          solution: tex`The mean resultant force is $\dfrac{${significant(impulse)}}{${contact} \times 10^{-3}} = ${quantity(net, 'N')}$ upwards. The floor also balances the weight: $${significant(net, 4)} + ${significant(mass, 2)} \times 9.8 = ${quantity(force, 'N')}$.`,
          marks: [
            ['M1', tex`resultant force $${significant(net)}\text{ N}$`],
            ['A1', tex`$${significant(force)}\text{ N}$ (ECF)`],
          ],
          keys: [judged(force, 'N', { relative: 0.012 })],
        },
        {
          ask: 'A student says that momentum is not conserved here. Comment on this.',
          answer: 'It is, if the Earth is included',
          solution:
            'The momentum of the ball alone changes, because the floor exerts an external force on it. The Earth receives an equal and opposite impulse, so the total momentum of ball and Earth is conserved; its change of velocity is too small to notice.',
          marks: [
            ['R1', 'external force on the ball: its own momentum changes'],
            ['R1', 'momentum of ball and Earth together is conserved'],
          ],
        },
        {
          ask: 'The ball loses the same fraction of its energy in every contact. Predict the height of the second rebound.',
          answer: tex`$${quantity(third, 'm')}$`,
          solution: tex`The height falls to $\dfrac{${significant(rise, 2)}}{${significant(drop, 2)}} = ${significant(rise / drop)}$ of the one before: $${significant(rise, 2)} \times ${significant(rise / drop)} = ${quantity(third, 'm')}$.`,
          marks: [
            ['M1', 'same ratio of heights'],
            ['A1', tex`$${significant(third)}\text{ m}$`],
          ],
          keys: [
            judged(third, 'm', {
              relative: 0.015,
              slips: [miss(2 * rise - drop, 'The fraction that is lost is the same, not the height.')],
            }),
          ],
        },
      ],
    }),
  check: ({ mass, drop, rise, contact }, { force, down, up }) => {
    // A constant force through the contact turns the one velocity into the other.
    const [v = 0] = simulate(() => [force / mass - FREE_FALL], [-down], contact / 1000, 100);
    assertAgree(v, up, 'velocity after the contact', 1e-6);
    assertAgree((down / up) ** 2, drop / rise, 'ratio of heights', 1e-6);
  },
});

export const motionInData = [positionTable, twoBodies, rebound];
