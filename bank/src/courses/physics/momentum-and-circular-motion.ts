import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { differentiate, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL as g } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** A.2 Forces and momentum: momentum, impulse and circular motion. */

const stickingTrolleys = defineTemplate({
  key: 'physics-a2-sticking-collision',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.2', 2, ['A.3.1']),
  variants: [
    { m1: 2.4, u1: 3.5, m2: 1.6, u2: 0, dt: 0.15 },
    { m1: 0.8, u1: 5, m2: 1.2, u2: -1.5, dt: 0.08 },
    { m1: 1500, u1: 14, m2: 1100, u2: 0, dt: 0.25 },
    { m1: 60, u1: 6.5, m2: 45, u2: 2, dt: 0.4 },
    { m1: 0.35, u1: 2.8, m2: 0.25, u2: -0.9, dt: 0.05 },
    { m1: 1800, u1: 2.2, m2: 1250, u2: 0.6, dt: 0.6 },
    { m1: 4.5, u1: 4, m2: 3, u2: -2, dt: 0.12 },
    { m1: 75, u1: 5.2, m2: 90, u2: 0, dt: 0.3 },
  ],
  solve: ({ m1, u1, m2, u2, dt }) => {
    const v = (m1 * u1 + m2 * u2) / (m1 + m2);
    const before = 0.5 * m1 * u1 ** 2 + 0.5 * m2 * u2 ** 2;
    const after = 0.5 * (m1 + m2) * v ** 2;
    return { v, before, after, lost: before - after, force: (m2 * (v - u2)) / dt };
  },
  write: ({ m1, u1, m2, u2, dt }, { v, before, after, lost, force }) => {
    const second =
      u2 === 0
        ? tex`which is at rest`
        : u2 > 0
          ? tex`which moves in the same direction at $${u2}\text{ m s}^{-1}$`
          : tex`which moves in the opposite direction at $${-u2}\text{ m s}^{-1}$`;
    const secondMomentum = u2 === 0 ? '0' : u2 > 0 ? `${m2} \\times ${u2}` : `${m2} \\times (${u2})`;
    const u2Tex = u2 < 0 ? `(${u2})` : `${u2}`;
    return {
      text: tex`Object A of mass $${m1}\text{ kg}$ moves along a straight horizontal track at $${u1}\text{ m s}^{-1}$. It collides with object B of mass $${m2}\text{ kg}$, ${second}. The objects stick together. Friction is negligible.

(a) Calculate the velocity of the objects just after the collision. [2]

(b) Determine the kinetic energy lost in the collision. [3]

(c) The collision lasts $${dt}\text{ s}$. Calculate the average force that A exerts on B. [2]

(d) State and explain the magnitude and direction of the average force that B exerts on A. [2]`,
      hint: 'Which quantity is conserved in the collision, and which direction counts as positive?',
      answer: tex`(a) $${quantity(v, 'm s^-1')}$ in the initial direction of A

(b) $${quantity(lost, 'J')}$

(c) $${quantity(force, 'N')}$ in the initial direction of A

(d) $${quantity(force, 'N')}$ against the initial direction of A, by Newton's third law`,
      solution: tex`(a) No external force acts along the track, so momentum is conserved. With the initial direction of A as positive

$$${m1} \times ${u1} + ${secondMomentum} = (${m1} + ${m2})v \quad\Rightarrow\quad v = ${quantity(v, 'm s^-1')}$$

The result is positive: they move in the initial direction of A.

(b) Before: $\tfrac{1}{2} \times ${m1} \times ${u1}^2 + \tfrac{1}{2} \times ${m2} \times ${u2Tex}^2 = ${quantity(before, 'J', 4)}$.

After: $\tfrac{1}{2} \times ${significant(m1 + m2, 4)} \times ${significant(v, 4)}^2 = ${quantity(after, 'J', 4)}$.

Kinetic energy lost: $${significant(before, 4)} - ${significant(after, 4)} = ${quantity(lost, 'J')}$ (to internal energy, deformation and sound).

(c) The force on B is its rate of change of momentum:

$$F = \frac{\Delta p}{\Delta t} = \frac{${m2} \times (${significant(v)} - ${u2Tex})}{${dt}} = ${quantity(force, 'N')}$$

(d) By Newton's third law the two objects exert forces of equal magnitude and opposite direction on each other: B exerts $${quantity(force, 'N')}$ on A, against the initial direction of A.`,
      markScheme: markLines(
        ['a', 'M1', 'Conservation of momentum with consistent signs'],
        ['a', 'A1', tex`$${quantity(v, 'm s^-1')}$`],
        ['b', 'A1', tex`Initial kinetic energy $${quantity(before, 'J', 4)}$`],
        ['b', 'A1', tex`Final kinetic energy $${quantity(after, 'J', 4)}$`],
        ['b', 'A1', tex`$${quantity(lost, 'J')}$`],
        ['c', '(M1)', tex`$F = \Delta p / \Delta t$ for B`],
        ['c', 'A1', tex`$${quantity(force, 'N')}$`],
        ['d', 'A1', 'Same magnitude, opposite direction'],
        ['d', 'R1', "Newton's third law"],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(v, 'm s^-1', 'a'),
          miss((m1 * u1 - m2 * u2) / (m1 + m2), 'Mind the direction in which B moves before the collision.', 'sign'),
        ),
        foreseeing(
          { ...numericAnswer(lost, 'J', 'b'), tolerance: Math.abs(lost) * 0.02 },
          miss(after, 'This is the kinetic energy after the collision.', 'incomplete'),
          miss(before, 'This is the kinetic energy before the collision.', 'incomplete'),
        ),
        foreseeing(
          numericAnswer(force, 'N', 'c'),
          miss((m2 * v) / dt, 'You left out the momentum that B has before the collision.', 'incomplete'),
        ),
      ),
    };
  },
  check: ({ m1, u1, m2, u2, dt }, { v, lost, force }) => {
    // Kinetic energy that can be lost is that of the relative motion, with the reduced mass.
    const reduced = (m1 * m2) / (m1 + m2);
    assertAgree(lost, 0.5 * reduced * (u1 - u2) ** 2, 'energy lost');
    assertAgree(-force * dt, m1 * (v - u1), 'impulse on A');
    assertBetween(v, 0.01, u1, 'common velocity');
  },
});

const kickGraph = defineTemplate({
  key: 'physics-a2-force-time-graph',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('A.2.2', 1),
  variants: [
    { ball: 'football', m: 0.43, peak: 1600, peakAt: 5, end: 12 },
    { ball: 'tennis ball', m: 0.058, peak: 900, peakAt: 2, end: 5 },
    { ball: 'golf ball', m: 0.046, peak: 6500, peakAt: 0.4, end: 1 },
    { ball: 'volleyball', m: 0.27, peak: 420, peakAt: 9, end: 20 },
    { ball: 'hockey ball', m: 0.16, peak: 2400, peakAt: 1, end: 3 },
    { ball: 'baseball', m: 0.145, peak: 8000, peakAt: 0.6, end: 1.5 },
    { ball: 'handball', m: 0.45, peak: 300, peakAt: 30, end: 60 },
    { ball: 'cricket ball', m: 0.16, peak: 5200, peakAt: 1, end: 2 },
    { ball: 'squash ball', m: 0.024, peak: 480, peakAt: 1, end: 4 },
  ],
  solve: ({ m, peak, end }) => {
    const impulse = 0.5 * peak * end * 1e-3;
    return { impulse, speed: impulse / m, mean: impulse / (end * 1e-3) };
  },
  write: ({ ball, m, peak, peakAt, end }, { impulse, speed, mean }) => {
    const diagram = new Diagram({ x: [-end * 0.08, end * 1.15], y: [0, peak * 1.25] })
      .axes({ x: 't / ms', y: 'F / N', xTicks: [peakAt, end], yTicks: [peak] })
      .segment([0, peak], [peakAt, peak], 'd-dashed')
      .segment([peakAt, 0], [peakAt, peak], 'd-dashed')
      .polyline([
        [0, 0],
        [peakAt, peak],
        [end, 0],
      ]);
    return {
      text: tex`A ${ball} of mass $${m}\text{ kg}$ is at rest and is then hit. The graph shows a model of how the resultant force $F$ on it varies with time $t$.

![](diagram:graph)

(a) Calculate the impulse on the ${ball}. [2]

(b) Calculate the speed of the ${ball} just after the hit. [1]

(c) Determine the average force on the ${ball} during the hit. [1]`,
      hint: 'What does the area under this graph represent, and in which unit is the time?',
      answer: tex`(a) $${quantity(impulse, 'N s')}$

(b) $${quantity(speed, 'm s^-1')}$

(c) $${quantity(mean, 'N')}$`,
      solution: tex`(a) The impulse is the area under the graph, here a triangle with base $${end}\text{ ms} = ${end} \times 10^{-3}\text{ s}$:

$$J = \tfrac{1}{2} \times ${end} \times 10^{-3} \times ${peak} = ${quantity(impulse, 'N s')}$$

(b) The impulse equals the change of momentum, and the ${ball} starts from rest:

$$v = \frac{J}{m} = \frac{${significant(impulse)}}{${m}} = ${quantity(speed, 'm s^-1')}$$

(c) The average force would give the same impulse in the same time:

$$\overline{F} = \frac{J}{\Delta t} = \frac{${significant(impulse)}}{${end} \times 10^{-3}} = ${quantity(mean, 'N')}$$

It is half of the greatest force, as the shape is a triangle.`,
      markScheme: markLines(
        ['a', '(M1)', 'Area under the graph'],
        ['a', 'A1', tex`$${quantity(impulse, 'N s')}$`],
        ['b', 'A1', tex`$${quantity(speed, 'm s^-1')}$`],
        ['c', 'A1', tex`$${quantity(mean, 'N')}$`],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(impulse, 'N s', 'a'),
          miss(2 * impulse, 'You left out the factor one half in the area of the triangle.'),
          miss(impulse * 1000, 'The time on the graph is in milliseconds.', 'power_of_ten'),
        ),
        numericAnswer(speed, 'm s^-1', 'b'),
        foreseeing(numericAnswer(mean, 'N', 'c'), miss(peak, 'This is the greatest force.')),
      ),
      diagrams: [
        {
          name: 'graph',
          svg: diagram.toSvg(),
          alt: `Force–time graph: the force rises in a straight line from 0 to ${peak} N at ${peakAt} ms and falls in a straight line to 0 at ${end} ms.`,
        },
      ],
    };
  },
  check: ({ m, peak, peakAt, end }, { impulse, speed, mean }) => {
    const force = (ms: number) => (ms < peakAt ? (peak * ms) / peakAt : (peak * (end - ms)) / (end - peakAt));
    const area = (integrate(force, 0, peakAt) + integrate(force, peakAt, end)) / 1000;
    assertAgree(impulse, area, 'impulse');
    assertAgree(m * speed, area, 'momentum');
    assertAgree(mean * end, 1000 * area, 'average force');
    assertBetween(speed, 5, 80, 'speed');
  },
});

function pendulumDrawing(angle: number): string {
  const theta = (angle * Math.PI) / 180;
  const length = 6;
  const bob: [number, number] = [length * Math.sin(theta), -length * Math.cos(theta)];
  const ring = Array.from({ length: 61 }, (_, i): [number, number] => {
    const phase = (i * Math.PI) / 30;
    return [bob[0] * Math.cos(phase), bob[1] + 0.25 * bob[0] * Math.sin(phase)];
  });
  return new Diagram({ x: [-5.6, 6.4], y: [-7.6, 0.6], equalScale: true, width: 380 })
    .segment([-1, 0], [1, 0])
    .segment([0, 0], [0, bob[1]], 'd-dashed')
    .segment([0, 0], bob)
    .polyline(ring, 'd-dashed')
    .segment([0, bob[1]], bob, 'd-dashed')
    .point(bob)
    .arc([0, 0], 1.7, -Math.PI / 2, -Math.PI / 2 + theta)
    .label([0, -1.9], `${angle}°`, { anchor: 'end', dx: -6 })
    .label([bob[0] / 2 + 0.4, bob[1] / 2], 'L', { math: true, dx: 8 })
    .label([bob[0] / 2, bob[1]], 'r', { math: true, dy: -6 })
    .label(bob, 'bob', { dx: 10, dy: 4, anchor: 'start' })
    .toSvg();
}

const conicalPendulum = defineTemplate({
  key: 'physics-a2-conical-pendulum',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.2.3', 2),
  variants: [
    { m: 0.15, L: 0.8, angle: 25 },
    { m: 0.25, L: 1.2, angle: 35 },
    { m: 0.4, L: 0.6, angle: 40 },
    { m: 0.08, L: 0.45, angle: 20 },
    { m: 0.5, L: 1.5, angle: 30 },
    { m: 0.2, L: 0.9, angle: 50 },
    { m: 0.12, L: 1, angle: 45 },
    { m: 0.3, L: 0.75, angle: 32 },
  ],
  solve: ({ m, L, angle }) => {
    const theta = (angle * Math.PI) / 180;
    const r = L * Math.sin(theta);
    const tension = (m * g) / Math.cos(theta);
    const v = Math.sqrt(r * g * Math.tan(theta));
    return { r, tension, v, period: (2 * Math.PI * r) / v };
  },
  write: ({ m, L, angle }, { r, tension, v, period }) => ({
    text: tex`A small bob of mass $${m}\text{ kg}$ hangs from a light string of length $L = ${L}\text{ m}$ and moves at constant speed in a horizontal circle. The string makes an angle of $${angle}^\circ$ with the vertical.

![](diagram:pendulum)

(a) Explain why the bob accelerates although its speed is constant. [2]

(b) Calculate the tension in the string. [2]

(c) Determine the speed of the bob. [3]

(d) Calculate the time for one revolution. [2]

(e) The speed of the bob is increased. Discuss whether the string can become horizontal. [2]`,
    hint: 'In which direction do the forces balance, and where does their resultant point?',
    answer: tex`(a) The direction of the velocity changes, so there is an acceleration, towards the centre.

(b) $${quantity(tension, 'N')}$

(c) $${quantity(v, 'm s^-1')}$

(d) $${quantity(period, 's')}$

(e) No: a horizontal string could not balance the weight.`,
    solution: tex`(a) Velocity is a vector. Its direction changes all the time while the bob goes round, so the velocity changes and the bob accelerates. The acceleration points to the centre of the circle.

(b) There is no vertical acceleration, so the vertical component of the tension balances the weight:

$$T\cos ${angle}^\circ = mg \quad\Rightarrow\quad T = \frac{${m} \times 9.8}{\cos ${angle}^\circ} = ${quantity(tension, 'N')}$$

(c) The radius is $r = L\sin\theta = ${L}\sin ${angle}^\circ = ${quantity(r, 'm')}$. The horizontal component of the tension is the centripetal force:

$$T\sin ${angle}^\circ = \frac{mv^2}{r}$$

$$v = \sqrt{\frac{${significant(tension)} \times \sin ${angle}^\circ \times ${significant(r)}}{${m}}} = ${quantity(v, 'm s^-1')}$$

(d) In one revolution the bob travels the circumference:

$$\frac{2\pi r}{v} = \frac{2\pi \times ${significant(r)}}{${significant(v)}} = ${quantity(period, 's')}$$

(e) No. Whatever the speed, the weight $mg$ must be balanced by the vertical component of the tension. A horizontal string has no vertical component, so the angle can come close to $90^\circ$ but never reach it.`,
    markScheme: markLines(
      ['a', 'R1', 'Direction of the velocity changes'],
      ['a', 'R1', 'Change of velocity means acceleration (towards the centre)'],
      ['b', '(M1)', tex`$T\cos\theta = mg$`],
      ['b', 'A1', tex`$${quantity(tension, 'N')}$`],
      ['c', 'A1', tex`$r = ${quantity(r, 'm')}$`],
      ['c', 'M1', tex`$T\sin\theta = mv^2/r$`],
      ['c', 'A1', tex`$${quantity(v, 'm s^-1')}$`],
      ['d', '(M1)', tex`$2\pi r/v$`],
      ['d', 'A1', tex`$${quantity(period, 's')}$`],
      ['e', 'R1', 'A vertical component of tension must balance the weight'],
      ['e', 'A1', 'No'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(tension, 'N', 'b'),
        miss(
          m * g * Math.cos((angle * Math.PI) / 180),
          'You took a component of the weight; it is a component of the tension that balances the weight.',
        ),
        miss(m * g, 'This is the weight; the string is not vertical.', 'incomplete'),
      ),
      foreseeing(
        numericAnswer(v, 'm s^-1', 'c'),
        miss(v * v, 'The last square root is missing.'),
        miss(
          Math.sqrt(L * g * Math.tan((angle * Math.PI) / 180)),
          'You took the length of the string for the radius of the circle.',
        ),
      ),
      foreseeing(
        { ...numericAnswer(period, 's', 'd'), tolerance: period * 0.015 },
        miss((2 * Math.PI * L) / v, 'You took the length of the string for the radius of the circle.'),
      ),
    ),
    diagrams: [
      {
        name: 'pendulum',
        svg: pendulumDrawing(angle),
        alt: `A bob on a string of length L moves in a horizontal circle of radius r; the string makes ${angle} degrees with the vertical.`,
      },
    ],
  }),
  check: ({ m, angle, L }, { r, tension, v, period }) => {
    // The acceleration by differentiating the position twice; forces from the string's direction.
    const x = (t: number) => r * Math.cos((2 * Math.PI * t) / period);
    const acceleration = differentiate((t) => differentiate(x, t, period / 500), 0, period / 500);
    const drop = Math.sqrt(L * L - r * r);
    assertAgree(-m * acceleration, (tension * r) / L, 'horizontal force', 1e-4);
    assertAgree((tension * drop) / L, m * g, 'vertical force');
    assertAgree(Math.atan2(r, drop), (angle * Math.PI) / 180, 'angle');
    assertAgree(v, Math.abs(differentiate(x, period / 4, period / 500)), 'speed', 1e-4);
  },
});

const humpBridge = defineTemplate({
  key: 'physics-a2-hump-bridge-force',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.3', 1),
  variants: [
    { m: 1200, v: 12, r: 40, top: true },
    { m: 900, v: 10, r: 25, top: false },
    { m: 1500, v: 15, r: 50, top: true },
    { m: 1000, v: 14, r: 49, top: false },
    { m: 800, v: 9, r: 27, top: true },
    { m: 1400, v: 16, r: 64, top: false },
    { m: 1100, v: 11, r: 30, top: true },
    { m: 1300, v: 8, r: 20, top: false },
  ],
  solve: ({ m, v, r, top }) => ({ force: m * g + ((top ? -1 : 1) * m * v * v) / r }),
  write: ({ m, v, r, top }, { force }, variantIndex) => {
    const shape = (x: number) => (top ? -1 : 1) * (1 - Math.cos(x)) * 4;
    const diagram = new Diagram({ x: [-1.2, 1.2], y: top ? [-2.6, 1.4] : [-0.6, 3.4], height: 200 })
      .graph(shape, -1.1, 1.1)
      .polygon(
        [
          [-0.16, 0.1],
          [0.16, 0.1],
          [0.16, 0.55],
          [-0.16, 0.55],
        ],
        { shade: true },
      )
      .arrow([0.16, 0.32], [0.42, 0.32], 'd-curve2')
      .label([0.3, 0.32], `${v} m s⁻¹`, { anchor: 'start', dy: -14 });
    const newtons = (value: number) => tex`$${standardForm(value, 'N')}$`;
    const centripetal = (m * v * v) / r;
    const choice = arrangeOptions(
      newtons(force),
      [
        wrong(
          newtons(m * g + (top ? centripetal : -centripetal)),
          'You let the resultant force point away from the centre of the circle.',
          'sign',
        ),
        wrong(newtons(m * g), 'You took the weight for the force of the road, as if the road were level and straight.'),
        wrong(newtons(centripetal), 'You calculated the resultant force; the weight acts on the car as well.', 'incomplete'),
      ],
      variantIndex,
      3,
    );
    return {
      text: tex`A car of mass $${m}\text{ kg}$ passes the ${top ? 'highest point of a hump' : 'lowest point of a dip'} in the road at $${v}\text{ m s}^{-1}$. The road there has the shape of a vertical circle of radius $${r}\text{ m}$.

![](diagram:road)

What is the force of the road on the car at this point? [1]`,
      hint: 'The resultant force must point to the centre of the circle. Is the centre above or below the car?',
      answer: newtons(force),
      solution: tex`At this point the centre of the circle is vertically **${top ? 'below' : 'above'}** the car, so the resultant of weight and normal force points ${top ? 'downwards' : 'upwards'} and equals $\dfrac{mv^2}{r}$:

$$${top ? 'mg - N' : 'N - mg'} = \frac{mv^2}{r} = \frac{${m} \times ${v}^2}{${r}} = ${standardForm(centripetal, 'N')}$$

$$N = ${m} \times 9.8 ${top ? '-' : '+'} ${significant(centripetal)} = ${standardForm(force, 'N')}$$`,
      markScheme: markLines(['', 'A1', `resultant ${top ? 'downwards' : 'upwards'}`]),
      ...choice,
      numeric: [{ ...numericAnswer(force, 'N'), tolerance: force * 0.03 }],
      diagrams: [
        {
          name: 'road',
          svg: diagram.toSvg(),
          alt: `A car at the ${top ? 'top of a hump' : 'bottom of a dip'} in a road curved like a circle, moving horizontally at ${v} m/s.`,
        },
      ],
    };
  },
  check: ({ m, v, r, top }, { force }) => {
    const height = (t: number) => (top ? 1 : -1) * r * Math.cos((v * t) / r);
    const vertical = differentiate((t) => differentiate(height, t, 1e-2), 0, 1e-2);
    assertAgree(force - m * g, m * vertical, 'vertical resultant', 1e-4);
    assertBetween(force, 100, 40_000, 'the car stays on the road');
  },
});

export const momentumAndCircularMotion: readonly QuestionTemplate[] = [
  stickingTrolleys,
  kickGraph,
  withErrorForms(conicalPendulum, { mistaken: 'c', keep: ['a', 'b', 'c', 'd', 'e'], slip: 1 }),
  humpBridge,
];
