import { radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { FREE_FALL as g } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** A.1 Projectiles: positions from a film, an obstacle to be cleared, and what is the same in all flights. */

const filmData = defineTemplate({
  key: 'physics-a1-projectile-film-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.1.3', 1),
  variants: [
    { u: 2.4, g: 9.8, errors: [0, 0.004, -0.003, 0.003, 0.005] },
    { u: 3.5, g: 9.8, errors: [0, -0.003, 0.004, -0.005, 0.004] },
    { u: 1.8, g: 3.7, errors: [0, 0.002, -0.003, 0.003, -0.002] },
    { u: 5.0, g: 1.6, errors: [0, -0.001, 0.002, -0.002, 0.002] },
  ],
  solve: ({ u, g: field, errors }) => {
    const times = [0, 0.1, 0.2, 0.3, 0.4];
    const fallen = times.map((t, i) => Number((0.5 * field * t * t + (errors[i] ?? 0)).toFixed(3)));
    return { times, x: times.map((t) => u * t), fallen, found: (2 * (fallen[4] ?? 0)) / 0.16 };
  },
  write: ({ u }, { times, x, fallen, found }) => {
    const speed = Math.hypot(u, found * 0.4);
    return inParts({
      stem: tex`A ball rolls off a table and is filmed. The table gives its horizontal distance $x$ from the edge and the distance $y$ that it has fallen.

| $t / \text{s}$ | ${times.map((t) => `$${t.toFixed(1)}$`).join(' | ')} |
| --- | ${times.map(() => ':---:').join(' | ')} |
| $x / \text{m}$ | ${x.map((one) => `$${one.toFixed(2)}$`).join(' | ')} |
| $y / \text{m}$ | ${fallen.map((one) => `$${one.toFixed(3)}$`).join(' | ')} |`,
      hint: 'Treat the two rows as two motions of their own: which is uniform, and which is accelerated?',
      parts: [
        {
          ask: 'Deduce from the table that no noticeable horizontal force acts on the ball, and state its horizontal velocity.',
          answer: tex`Equal distances in equal times; $${quantity(u, 'm s^-1')}$`,
          solution: tex`In each $0.1\text{ s}$ it moves $${(u * 0.1).toFixed(2)}\text{ m}$ to the side: constant velocity, so no resultant horizontal force. $v_x = \dfrac{${(u * 0.4).toFixed(2)}}{0.4} = ${quantity(u, 'm s^-1')}$.`,
          marks: [
            ['R1', 'equal distances in equal times, so constant velocity'],
            ['A1', tex`$${quantity(u, 'm s^-1')}$`],
          ],
          keys: [numericAnswer(u, 'm s^-1')],
        },
        {
          ask: 'Determine the acceleration of free fall from the last reading.',
          answer: tex`$${quantity(found, 'm s^-2')}$`,
          solution: tex`$y = \tfrac{1}{2}gt^2$, so $g = \dfrac{2 \times ${fallen[4]?.toFixed(3)}}{0.4^2} = ${quantity(found, 'm s^-2')}$.`,
          marks: [
            ['(M1)', tex`$y = \tfrac{1}{2}gt^2$`],
            ['A1', tex`$${quantity(found, 'm s^-2')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(found, 'm s^-2'),
              miss(found / 2, 'You left out the factor of one half.', 'incomplete'),
              miss(found * 0.4, 'You did not square the time.'),
            ),
          ],
        },
        {
          ask: tex`Calculate the speed of the ball at $0.4\text{ s}$.`,
          answer: tex`$${quantity(speed, 'm s^-1')}$`,
          solution: tex`$v_y = ${significant(found)} \times 0.4 = ${quantity(found * 0.4, 'm s^-1')}$ and $v = \sqrt{${significant(u)}^2 + ${significant(found * 0.4)}^2} = ${quantity(speed, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$v_y$ (ECF from (b))`],
            ['M1', 'components combined by Pythagoras'],
            ['A1', tex`$${quantity(speed, 'm s^-1')}$; award 1 of 3 for the sum of the components`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(speed, 'm s^-1'), tolerance: speed * 0.015 },
              miss(u + found * 0.4, 'You added the components, which are at right angles.'),
            ),
          ],
        },
        {
          ask: tex`The uncertainty of each $y$ is $\pm 0.005\text{ m}$. Explain why the last reading gives a better value of $g$ than the second one.`,
          answer: 'The same uncertainty is a smaller fraction of a longer distance',
          solution: tex`The percentage uncertainty of $y$ is that of $g$. With the same $\pm 0.005\text{ m}$ it is much smaller for the longest distance.`,
          marks: [['R1', 'smaller percentage uncertainty of the longer distance']],
        },
      ],
    });
  },
  check: ({ g: field, u }, { found, x, fallen }) => {
    assertAgree(found, field, 'acceleration', 0.02);
    const [alongX = 0, down = 0] = simulate((_, [, , a = 0, b = 0]) => [a, b, 0, field], [0, 0, u, 0], 0.4, 400);
    assertAgree(alongX, x[4] ?? 0, 'distance by steps', 1e-6);
    assertAgree(down, fallen[4] ?? 0, 'fall by steps', 0.02);
  },
});

const overTheFence = defineTemplate({
  key: 'physics-a1-projectile-over-obstacle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.1.3', 2, ['A.3.1']),
  variants: [
    { thing: 'football', u: 20, angle: 40, away: 25, high: 2.4 },
    { thing: 'tennis ball', u: 26, angle: 30, away: 40, high: 3 },
    { thing: 'golf ball', u: 32, angle: 45, away: 80, high: 12 },
    { thing: 'basketball', u: 11, angle: 55, away: 6, high: 3.2 },
  ],
  solve: ({ u, angle, away, high }) => {
    const [ux, uy] = [u * Math.cos(radians(angle)), u * Math.sin(radians(angle))];
    const time = away / ux;
    const height = uy * time - 0.5 * g * time ** 2;
    return { ux, uy, time, height, over: height - high, top: uy ** 2 / (2 * g), rising: uy - g * time > 0 };
  },
  write: ({ thing, u, angle, away, high }, { ux, uy, time, height, over, top, rising }) => {
    const range = (2 * ux * uy) / g;
    const path = (x: number) => (uy / ux) * x - (g * x * x) / (2 * ux * ux);
    const diagram = new Diagram({ x: [-0.04 * range, range * 1.1], y: [-0.06 * range, top * 1.3], equalScale: true, width: 460 })
      .segment([-0.04 * range, 0], [range * 1.05, 0])
      .graph(path, 0, range, 'd-curve2')
      .segment([away, 0], [away, high])
      .arc([0, 0], range * 0.12, 0, radians(angle))
      .label([range * 0.12, 0], `${angle}°`, { anchor: 'start', dx: 4, dy: -6 })
      .label([away, 0], `${away} m`, { dy: 18 });
    return inParts({
      stem: tex`A ${thing} is launched from the ground at $${u}\text{ m s}^{-1}$, $${angle}^\circ$ above the horizontal, towards an obstacle of height $${high}\text{ m}$ that is $${away}\text{ m}$ away. Air resistance is negligible, $g = 9.8\text{ m s}^{-2}$.

![](diagram:path)`,
      hint: 'What links the two components of the motion? Find it for the moment above the obstacle.',
      parts: [
        {
          ask: 'Calculate the time after which it is above the obstacle.',
          answer: tex`$${quantity(time, 's')}$`,
          solution: tex`$u_x = ${u}\cos ${angle}^\circ = ${quantity(ux, 'm s^-1')}$, so $t = \dfrac{${away}}{${significant(ux)}} = ${quantity(time, 's')}$.`,
          marks: [
            ['(M1)', tex`horizontal component $${quantity(ux, 'm s^-1')}$`],
            ['A1', tex`$${quantity(time, 's')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(time, 's'),
              miss(away / u, 'You used the whole speed.'),
              miss(away / uy, 'You used the vertical component.'),
            ),
          ],
        },
        {
          ask: 'Determine by how much it clears the obstacle.',
          answer: tex`$${quantity(over, 'm')}$`,
          solution: tex`$u_y = ${u}\sin ${angle}^\circ = ${quantity(uy, 'm s^-1')}$, and its height is $${significant(uy, 4)} \times ${significant(time, 4)} - \tfrac{1}{2} \times 9.8 \times ${significant(time, 4)}^2 = ${quantity(height, 'm')}$. It clears the obstacle by $${significant(height, 4)} - ${high} = ${quantity(over, 'm')}$.`,
          marks: [
            ['M1', tex`$y = u_yt - \tfrac{1}{2}gt^2$ with the time from (a) (ECF)`],
            ['A1', tex`height $${quantity(height, 'm')}$`],
            ['A1', tex`$${quantity(over, 'm')}$; award 2 of 3 where the height of the obstacle is not subtracted`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(over, 'm'), tolerance: Math.max(over * 0.03, 0.02 * height) },
              miss(height, 'You did not subtract the height of the obstacle.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Deduce whether it is still rising at this moment.',
          answer: rising ? 'It is rising' : 'It is falling',
          solution: tex`$v_y = ${significant(uy)} - 9.8 \times ${significant(time)} = ${quantity(uy - g * time, 'm s^-1')}$, which is ${rising ? 'positive: it is still rising' : 'negative: it is falling'}.`,
          marks: [
            ['M1', 'vertical velocity, or time to the greatest height (ECF from (a))'],
            ['A1', rising ? 'rising' : 'falling'],
          ],
        },
        {
          ask: 'Show, with energy, that the speed at the greatest height is equal to the horizontal component of the launch velocity.',
          answer: 'As required',
          solution: tex`At the top $\tfrac{1}{2}mv^2 = \tfrac{1}{2}mu^2 - mgh$ with $h = \dfrac{u_y^2}{2g}$. So $v^2 = u^2 - u_y^2 = u_x^2$.`,
          marks: [
            ['M1', tex`$\tfrac{1}{2}mv^2 = \tfrac{1}{2}mu^2 - mgh$`],
            ['M1', tex`$gh = \tfrac{1}{2}u_y^2$`],
            ['AG', tex`$v = u_x$`],
          ],
        },
      ],
      diagrams: [
        {
          name: 'path',
          svg: diagram.toSvg(),
          alt: `Path of a ${thing} launched at ${angle} degrees above the ground; an obstacle of height ${high} m stands ${away} m from the start, below the path.`,
        },
      ],
    });
  },
  check: ({ u, angle, away, high }, { time, height, over }) => {
    const at = (t: number) =>
      simulate(
        (_, [, , a = 0, b = 0]) => [a, b, 0, -g],
        [0, 0, u * Math.cos(radians(angle)), u * Math.sin(radians(angle))],
        t,
        400,
      );
    const found = bisect((t) => (at(t)[0] ?? 0) - away, 0.01, 20);
    assertAgree(found, time, 'time by steps', 1e-4);
    assertAgree(at(found)[1] ?? 0, height, 'height by steps', 1e-3);
    assertBetween(over, 0.1, height - high + 1e-6, 'clearance');
  },
});

const projectileChoice = choiceSet(
  { key: 'physics-a1-projectile-choice', difficulty: 'Easy', placements: bothCourses('A.1.3', 1) },
  [
    {
      text: 'A ball is thrown horizontally from a tower, and at the same moment another one is dropped from the same height. Air resistance is negligible. Which of them reaches the ground first?',
      hint: 'Which component of the motion decides the time?',
      right: 'Both at the same time',
      wrongs: [
        ['The dropped ball, as its path is shorter', 'The time follows from the vertical motion alone.'],
        ['The thrown ball, as it is faster', 'Its greater speed is horizontal.'],
        ['The heavier one', 'Without air resistance the mass does not matter.'],
      ],
      solution:
        'Both start with no vertical velocity and have the same vertical acceleration, so they fall the same distance in the same time.',
    },
    {
      text: 'A ball is launched at an angle above the horizontal. Air resistance is negligible. What are the directions of its velocity and its acceleration at the highest point?',
      hint: 'Which force acts there?',
      right: 'Velocity horizontal, acceleration downwards',
      wrongs: [
        ['Velocity horizontal, acceleration zero', 'The weight acts during the whole flight.'],
        ['Velocity zero, acceleration downwards', 'Only the vertical component is zero there.'],
        ['Velocity horizontal, acceleration horizontal', 'No horizontal force acts.'],
      ],
      solution:
        'The vertical component of the velocity is zero, the horizontal one is unchanged. The acceleration is $g$ downwards at every point.',
    },
    {
      text: 'A ball is launched at $30\\text{ m s}^{-1}$ at $60^\\circ$ above the horizontal. What is its speed at the greatest height? Air resistance is negligible.',
      hint: 'Which component does not change?',
      right: '$15\\text{ m s}^{-1}$',
      wrongs: [
        ['$0$', 'Only the vertical component is zero there.'],
        ['$26\\text{ m s}^{-1}$', 'You used the vertical component.'],
        ['$30\\text{ m s}^{-1}$', 'Kinetic energy has become potential energy.'],
      ],
      solution: '$30\\cos 60^\\circ = 15\\text{ m s}^{-1}$, the horizontal component.',
      proof: [15, Math.sqrt(900 - (30 * Math.sin(Math.PI / 3)) ** 2)],
    },
    {
      text: 'At the same launch speed two angles, $25^\\circ$ and another one, give the same range on level ground. What is the other angle? Air resistance is negligible.',
      hint: 'How does the range depend on the two components?',
      right: '$65^\\circ$',
      wrongs: [
        ['$50^\\circ$', 'You doubled the angle.'],
        ['$45^\\circ$', 'This angle gives the greatest range.'],
        ['$75^\\circ$', 'Compare the sines and cosines of both angles.'],
      ],
      solution:
        'The range is proportional to $\\sin\\theta\\cos\\theta$, which is the same for angles that add up to $90^\\circ$.',
      proof: [Math.sin(radians(25)) * Math.cos(radians(25)), Math.sin(radians(65)) * Math.cos(radians(65))],
    },
    {
      text: 'How does air resistance change the path of a ball thrown at an angle?',
      hint: 'In which direction does drag act on the way up, and on the way down?',
      right: 'Lower greatest height, shorter range, steeper descent',
      wrongs: [
        ['Lower greatest height, same range', 'Drag also slows the horizontal motion.'],
        ['Same greatest height, shorter range', 'Drag also acts against the vertical motion.'],
        [
          'Lower greatest height, shorter range, the same shape',
          'The horizontal velocity falls all the time, so the path is not symmetrical.',
        ],
      ],
      solution:
        'Drag acts against the velocity. It takes speed from both components, so height and range shrink, and with less horizontal velocity the descent is steeper.',
    },
    {
      text: 'A stone thrown horizontally at $12\\text{ m s}^{-1}$ hits the ground $24\\text{ m}$ away. From which height was it thrown? ($g = 9.8\\text{ m s}^{-2}$, no air resistance)',
      hint: 'What decides how long the flight lasts?',
      right: '$20\\text{ m}$',
      wrongs: [
        ['$39\\text{ m}$', 'You left out the factor of one half.'],
        ['$9.8\\text{ m}$', 'You did not square the time.'],
        ['$24\\text{ m}$', 'You took the horizontal distance for the height.'],
      ],
      solution: '$t = \\dfrac{24}{12} = 2.0\\text{ s}$ and $\\tfrac{1}{2} \\times 9.8 \\times 2.0^2 = 20\\text{ m}$.',
      proof: [19.6, simulate((_, [, v = 0]) => [v, g], [0, 0], 2, 400)[0] ?? 0],
    },
  ],
);

export const projectiles: readonly QuestionTemplate[] = [filmData, overTheFence, projectileChoice];
