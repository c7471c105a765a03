import { simulate } from '../../numeric.ts';
import type { QuestionTemplate } from '../../template.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on A.1: graphs of acceleration, stopping, free fall and projectiles. */

const fallingAcceleration = choiceSet(
  { key: 'physics-a1-area-of-acceleration-graph', difficulty: 'Medium', placements: bothCourses('A.1.1', 1) },
  [
    { body: 'A tram', u: 4, a: 1.2, t: 10 },
    { body: 'An underground train', u: 5, a: 1.5, t: 8 },
    { body: 'A rowing boat', u: 1.5, a: 0.8, t: 5 },
    { body: 'A cable car', u: 2, a: 0.5, t: 12 },
  ].map(({ body, u, a, t }): ChoiceItem => {
    const speed = u + (a * t) / 2;
    const [, simulated = 0] = simulate((time, [, v = 0]) => [v, a * (1 - time / t)], [0, u], t, 200);
    return {
      text: tex`${body} moves along a straight line at $${quantity(u, 'm s^-1', 2)}$. Its acceleration then falls uniformly from $${quantity(a, 'm s^-2', 2)}$ to zero in $${quantity(t, 's', 2)}$. What is its speed at the end of this time?`,
      hint: 'What does the area under a graph of acceleration against time represent?',
      right: inline(speed, 'm s^-1'),
      wrongs: [
        [inline(u + a * t, 'm s^-1'), 'You treated the acceleration as constant at its first value.'],
        [inline((a * t) / 2, 'm s^-1'), 'You gave the change of speed and left out the speed at the start.'],
        [inline(a * t, 'm s^-1'), 'You used a constant acceleration and left out the speed at the start.'],
      ],
      solution: tex`The change of velocity is the area under the acceleration–time graph, a triangle: $\tfrac{1}{2} \times ${a} \times ${t} = ${quantity((a * t) / 2, 'm s^-1', 2)}$. The speed at the end is $${u} + ${(a * t) / 2} = ${quantity(speed, 'm s^-1', 2)}$.`,
      marking: 'area under the graph added to the initial speed',
      proof: [speed, simulated],
    };
  }),
);

const stopping = choiceSet(
  { key: 'physics-a1-stopping-distance-at-another-speed', difficulty: 'Medium', placements: bothCourses('A.1.2', 1) },
  [
    { who: 'Amara', thinking: 6, braking: 7, k: 2 },
    { who: 'Tomasz', thinking: 9, braking: 14, k: 2 },
    { who: 'Linh', thinking: 5, braking: 4, k: 3 },
    { who: 'Mateo', thinking: 8, braking: 12, k: 1.5 },
  ].map(({ who, thinking, braking, k }): ChoiceItem => {
    const total = k * thinking + k ** 2 * braking;
    return {
      text: tex`${who} drives at a speed $v$ and has to stop. The car travels $${thinking}\text{ m}$ during the reaction time and then $${braking}\text{ m}$ with constant deceleration. The reaction time and the deceleration do not depend on the speed. What is the total stopping distance at a speed of $${k}v$?`,
      hint: 'The motion has two stages. How does the distance in each depend on the speed?',
      right: inline(total, 'm'),
      wrongs: [
        [inline(k * (thinking + braking), 'm'), 'You took both distances as proportional to the speed.'],
        [inline(k ** 2 * (thinking + braking), 'm'), 'You took both distances as proportional to the square of the speed.'],
        [inline(thinking + k ** 2 * braking, 'm'), 'You left the distance travelled in the reaction time unchanged.'],
      ],
      solution: tex`During the reaction time the speed is constant, so that distance is proportional to the speed: $${k} \times ${thinking} = ${k * thinking}\text{ m}$. From $v^2 = u^2 + 2as$ the braking distance is proportional to the square of the speed: $${k}^2 \times ${braking} = ${k ** 2 * braking}\text{ m}$. The total is $${k * thinking} + ${k ** 2 * braking} = ${total}\text{ m}$.`,
      marking: 'reaction distance proportional to the speed, braking distance to its square',
      // With a reaction time of one second the first speed is the reaction distance.
      proof: [total, k * thinking + (k * thinking) ** 2 / (2 * (thinking ** 2 / (2 * braking)))],
    };
  }),
);

const freeFall = choiceSet({ key: 'physics-a1-free-fall-compared', difficulty: 'Medium', placements: bothCourses('A.1.2', 1) }, [
  {
    text: 'Two stones are released from rest at the top of a tall tower, the second one a short time after the first. Air resistance is negligible. While both are falling, what happens to the distance between them and to the difference between their speeds?',
    hint: 'Both speeds grow at the same rate. What does this say about the motion of one stone relative to the other?',
    right: 'The distance increases; the difference in speed stays the same',
    wrongs: [
      ['Both stay the same', 'The first stone is always the faster one.'],
      ['Both increase', 'Both stones have the same acceleration.'],
      ['The distance stays the same; the difference in speed increases', 'The first stone is always the faster one.'],
    ],
    solution:
      'Both stones have the acceleration $g$, so the difference between their speeds stays at the value that it had when the second was released. The first stone is faster by this amount all the time, so the distance between them grows.',
    marking: 'same acceleration, so a constant relative velocity',
  },
  {
    text: 'From the top of a cliff Ingrid throws one ball vertically upwards and an identical ball vertically downwards, both at the same speed. Air resistance is negligible. How do the speeds at which the balls reach the sea compare?',
    hint: 'How fast does the first ball move when it passes the top of the cliff on its way down?',
    right: 'They are equal',
    wrongs: [
      ['The ball thrown upwards is faster, because it falls further', 'It also loses speed on its way up.'],
      [
        'The ball thrown downwards is faster, because it was pushed down',
        'Consider the first ball when it comes back to the hand.',
      ],
      ['The ball thrown upwards is faster, because it is in the air for longer', 'For part of this time it slows down.'],
    ],
    solution:
      'The ball thrown upwards comes back to the top of the cliff with the speed of the throw, now directed downwards. From there its motion is the same as that of the other ball.',
    marking: 'same speed downwards at the height of the throw',
  },
  {
    text: tex`A drone rises at a constant $6.0\text{ m s}^{-1}$. A parcel comes loose from it. What are the velocity and the acceleration of the parcel immediately afterwards? Air resistance is negligible.`,
    hint: 'Which of the two quantities can change in an instant?',
    right: tex`$6.0\text{ m s}^{-1}$ upwards and $9.8\text{ m s}^{-2}$ downwards`,
    wrongs: [
      [tex`zero and $9.8\text{ m s}^{-2}$ downwards`, 'The parcel was moving with the drone.'],
      [tex`$6.0\text{ m s}^{-1}$ upwards and zero`, 'After the release the weight is the only force on the parcel.'],
      [
        tex`$6.0\text{ m s}^{-1}$ downwards and $9.8\text{ m s}^{-2}$ downwards`,
        'The direction of motion cannot change in an instant.',
      ],
    ],
    solution:
      'The velocity cannot change in an instant, so the parcel still moves upwards with the speed of the drone. The only force on it is now its weight, so its acceleration is $g$ downwards.',
    marking: 'velocity of the drone, acceleration of free fall',
  },
  {
    text: 'A stone is released from rest and falls a distance $d$ in the first second. Air resistance is negligible. How far does it fall in the third second?',
    hint: 'When does the third second begin, and when does it end?',
    right: '$5d$',
    wrongs: [
      ['$3d$', 'You took the distances in successive seconds as proportional to the time.'],
      ['$9d$', 'That is the whole distance from the point of release.'],
      ['$4d$', 'That is the distance fallen in the first two seconds.'],
    ],
    solution:
      'The distance from rest is proportional to the square of the time: $4d$ after two seconds and $9d$ after three. In the third second the stone falls $9d - 4d = 5d$.',
    marking: 'difference of two distances from rest',
    proof: [5, (FREE_FALL * (3 ** 2 - 2 ** 2)) / FREE_FALL],
  },
]);

const energyAtTop = choiceSet(
  { key: 'physics-a1-projectile-energy-at-top', difficulty: 'Hard', placements: bothCourses('A.1.3', 1, ['A.3.1']) },
  [
    {
      text: tex`A football is kicked from level ground at $60^\circ$ to the horizontal with a kinetic energy $E$. Air resistance is negligible. What is its kinetic energy at the highest point of its path?`,
      hint: 'Which component of the velocity is left at the highest point?',
      right: tex`$\frac{1}{4}E$`,
      wrongs: [
        [tex`$\frac{1}{2}E$`, 'You took the kinetic energy as proportional to the speed.'],
        [tex`$\frac{3}{4}E$`, 'That is the potential energy which the ball has gained.'],
        ['zero', 'The ball still moves at the highest point.'],
      ],
      solution: tex`At the highest point only the horizontal component $v\cos 60^\circ = \tfrac{1}{2}v$ is left. The kinetic energy is proportional to the square of the speed, so it is $\frac{1}{4}E$.`,
      marking: 'horizontal component squared',
      proof: [0.25, 1 - Math.sin(Math.PI / 3) ** 2],
    },
    {
      text: tex`A hockey ball leaves level ground at $30^\circ$ to the horizontal with a kinetic energy $E$. Air resistance is negligible. How much potential energy has it gained at the highest point of its path?`,
      hint: 'Which component of the velocity has been lost on the way up?',
      right: tex`$\frac{1}{4}E$`,
      wrongs: [
        [tex`$\frac{3}{4}E$`, 'That is the kinetic energy which the ball still has.'],
        [tex`$\frac{1}{2}E$`, 'You took the energy as proportional to the component of the velocity.'],
        ['$E$', 'The ball still moves at the highest point.'],
      ],
      solution: tex`The vertical component $v\sin 30^\circ = \tfrac{1}{2}v$ falls to zero on the way up. The energy that belongs to it, $\left(\tfrac{1}{2}\right)^2 E = \frac{1}{4}E$, has become potential energy.`,
      marking: 'vertical component squared',
      proof: [0.25, 1 - Math.cos(Math.PI / 6) ** 2],
    },
    {
      text: 'A stone is thrown from level ground. Air resistance is negligible. Its kinetic energy at the highest point of its path is one quarter of that at the start. At what angle to the horizontal was it thrown?',
      hint: 'What is the ratio of the two speeds?',
      right: tex`$60^\circ$`,
      wrongs: [
        [tex`$30^\circ$`, 'You used the vertical component for the speed at the highest point.'],
        [tex`$76^\circ$`, 'You used the ratio of the energies as the ratio of the speeds.'],
        [tex`$14^\circ$`, 'You used the ratio of the energies, and the vertical component.'],
      ],
      solution: tex`The speed at the highest point is half of the initial speed, since kinetic energy is proportional to its square. It is the horizontal component, so $\cos\theta = \tfrac{1}{2}$ and $\theta = 60^\circ$.`,
      marking: tex`$\cos^2\theta = \tfrac{1}{4}$`,
      proof: [60, (Math.atan(Math.sqrt(3)) * 180) / Math.PI],
    },
    {
      text: tex`A projectile of kinetic energy $E$ is fired from level ground at $45^\circ$ to the horizontal and rises to a height $h$. Air resistance is negligible. It is fired again with the same kinetic energy, vertically. To what height does it rise?`,
      hint: 'How much of the energy becomes potential energy in each case?',
      right: '$2h$',
      wrongs: [
        ['$h$', 'In the first case the projectile still moves at its highest point.'],
        [tex`$\sqrt{2}h$`, 'You compared the vertical components without squaring them.'],
        ['$4h$', 'You squared the ratio of the energies.'],
      ],
      solution: tex`At $45^\circ$ the vertical component is $\dfrac{v}{\sqrt{2}}$, so half of the kinetic energy becomes potential energy. Fired vertically, all of it does, so the height is doubled.`,
      marking: 'height proportional to the square of the vertical component',
      proof: [2, 1 / Math.sin(Math.PI / 4) ** 2],
    },
  ],
);

const steeperPath = choiceSet(
  { key: 'physics-a1-projectile-time-to-an-angle', difficulty: 'Hard', placements: bothCourses('A.1.3', 1) },
  [
    { body: 'A stone', speed: 12, degrees: 60 },
    { body: 'A marble', speed: 20, degrees: 30 },
    { body: 'A tennis ball', speed: 18, degrees: 40 },
    { body: 'Water from a hose', speed: 25, degrees: 50 },
  ].map(({ body, speed, degrees }): ChoiceItem => {
    const angle = (degrees * Math.PI) / 180;
    const time = (speed * Math.tan(angle)) / FREE_FALL;
    const [, across = 0, , down = 0] = simulate((_, [, vx = 0, , vy = 0]) => [vx, 0, vy, FREE_FALL], [0, speed, 0, 0], time, 100);
    return {
      text: tex`${body} is projected horizontally at $${speed}\text{ m s}^{-1}$ from the top of a tall building. Air resistance is negligible. After what time does the velocity make an angle of $${degrees}^\circ$ with the horizontal?`,
      hint: 'Which of the two components of the velocity changes?',
      right: inline(time, 's'),
      wrongs: [
        [inline((speed * Math.sin(angle)) / FREE_FALL, 's'), 'You treated the initial speed as the speed at that time.'],
        [inline(speed / Math.tan(angle) / FREE_FALL, 's'), 'You measured the angle from the vertical.'],
        [inline((speed * Math.cos(angle)) / FREE_FALL, 's'), 'You resolved the initial velocity, which is horizontal.'],
      ],
      solution: tex`The horizontal component stays at $${speed}\text{ m s}^{-1}$, and the vertical one is $gt$. Their ratio is the tangent of the angle: $\dfrac{gt}{${speed}} = \tan ${degrees}^\circ$, so $t = \dfrac{${speed} \times \tan ${degrees}^\circ}{9.8} = ${quantity(time, 's', 2)}$.`,
      marking: tex`$\tan\theta = gt/u$`,
      proof: [angle, Math.atan2(down, across)],
    };
  }),
);

export const motionChoices: readonly QuestionTemplate[] = [fallingAcceleration, stopping, freeFall, energyAtTop, steeperPath];
