import { Diagram } from '../../diagram.ts';
import { integrate, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** A.4 Angular impulse: the change of angular momentum as the area under a torque–time graph. */

const torqueGraph = defineTemplate({
  key: 'physics-a4-torque-time-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2),
  variants: [
    { torque: 6, rise: 2, hold: 5, fall: 7, I: 1.5, omega: 3 },
    { torque: 0.8, rise: 1, hold: 4, fall: 6, I: 0.25, omega: 2 },
    { torque: 15, rise: 3, hold: 6, fall: 10, I: 9, omega: 1.5 },
    { torque: 2.4, rise: 2, hold: 3, fall: 6, I: 0.4, omega: 5 },
  ],
  solve: ({ torque, rise, hold, fall, I, omega }) => {
    const impulse = torque * (rise / 2 + (hold - rise) + (fall - hold) / 2);
    return { impulse, final: omega + impulse / I };
  },
  write: ({ torque, rise, hold, fall, I, omega }, { impulse, final }) => {
    const diagram = new Diagram({ x: [0, fall * 1.15], y: [0, torque * 1.3], height: 240 })
      .axes({ x: 't / s', y: 'τ / N m', xTicks: [rise, hold, fall], yTicks: [torque] })
      .polyline([
        [0, 0],
        [rise, torque],
        [hold, torque],
        [fall, 0],
      ]);
    return inParts({
      stem: tex`A wheel of moment of inertia $${I}\text{ kg m}^2$ turns at $${omega}\text{ rad s}^{-1}$. From $t = 0$ a resultant torque acts on it in the direction of the rotation, as the graph shows.

![](diagram:torque)`,
      hint: 'What does the area under this graph stand for? Compare it with a graph of force against time.',
      parts: [
        {
          ask: tex`Determine the angular impulse on the wheel from $t = 0$ to $t = ${fall}\text{ s}$.`,
          answer: tex`$${quantity(impulse, 'N m s')}$`,
          solution: tex`It is the area under the graph: $\tfrac{1}{2} \times ${rise} \times ${torque} + ${hold - rise} \times ${torque} + \tfrac{1}{2} \times ${fall - hold} \times ${torque} = ${quantity(impulse, 'N m s')}$.`,
          marks: [
            ['M1', 'Area under the graph'],
            ['A1', tex`$${quantity(impulse, 'N m s')}$; accept $\text{kg m}^2\text{ s}^{-1}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(impulse, 'N m s'),
              miss(
                torque * fall,
                'You multiplied the greatest torque by the whole time; the torque is smaller at first and at the end.',
              ),
            ),
          ],
        },
        {
          ask: 'Hence determine the final angular speed.',
          answer: tex`$${quantity(final, 'rad s^-1')}$`,
          solution: tex`The angular impulse is the change of angular momentum, $I\Delta\omega$: $\omega = ${omega} + \dfrac{${significant(impulse)}}{${I}} = ${quantity(final, 'rad s^-1')}$.`,
          marks: [
            ['(M1)', tex`$\Delta L = I\Delta\omega$ (ECF from (a))`],
            ['A1', tex`$${quantity(final, 'rad s^-1')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(final, 'rad s^-1'),
              miss(impulse / I, 'You left out the initial angular speed.', 'incomplete'),
            ),
          ],
        },
        {
          ask: tex`State and explain when, from $t = 0$ to $t = ${fall}\text{ s}$, the angular acceleration is constant and not zero.`,
          answer: tex`From $${rise}\text{ s}$ to $${hold}\text{ s}$`,
          solution: tex`$\tau = I\alpha$ with constant $I$: the angular acceleration is constant while the torque is, from $${rise}\text{ s}$ to $${hold}\text{ s}$.`,
          marks: [
            ['A1', tex`From $${rise}\text{ s}$ to $${hold}\text{ s}$`],
            ['R1', tex`$\alpha = \tau/I$; do not accept "the wheel turns steadily"`],
          ],
        },
      ],
      diagrams: [
        {
          name: 'torque',
          svg: diagram.toSvg(),
          alt: `Torque against time: rises evenly from 0 to ${torque} N m at ${rise} s, stays constant to ${hold} s and falls evenly to 0 at ${fall} s.`,
        },
      ],
    });
  },
  check: ({ torque, rise, hold, fall, I, omega }, { impulse, final }) => {
    const at = (t: number) => (t < rise ? (torque * t) / rise : t < hold ? torque : (torque * (fall - t)) / (fall - hold));
    assertAgree(integrate(at, 0, fall, 4_200), impulse, 'area', 1e-4);
    const [end = 0] = simulate((t) => [at(t) / I], [omega], fall, 4_200);
    assertAgree(end, final, 'angular speed by steps', 1e-4);
  },
});

const brakedWheel = defineTemplate({
  key: 'physics-a4-braking-torque',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2, ['A.3.1']),
  variants: [
    { I: 0.6, omega: 24, s: 4, r: 0.3 },
    { I: 2.5, omega: 12, s: 6, r: 0.5 },
    { I: 0.08, omega: 60, s: 3, r: 0.2 },
    { I: 14, omega: 5, s: 7, r: 0.8 },
  ],
  solve: ({ I, omega, s, r }) => {
    const torque = (I * omega) / s;
    return { torque, force: torque / r, turned: (omega * s) / 2 };
  },
  write: ({ I, omega, s, r }, { torque, force, turned }) =>
    inParts({
      stem: tex`A wheel of radius $${r}\text{ m}$ and moment of inertia $${I}\text{ kg m}^2$ turns at $${omega}\text{ rad s}^{-1}$. A brake at its rim brings it to rest in $${s}\text{ s}$ with a constant frictional force.`,
      hint: 'How much angular momentum has the brake to take away, and in what time?',
      parts: [
        {
          ask: 'Calculate the torque of the brake.',
          answer: tex`$${quantity(torque, 'N m')}$`,
          solution: tex`The angular impulse of the brake takes away all of the angular momentum: $\tau\Delta t = I\omega$, so $\tau = \dfrac{${I} \times ${omega}}{${s}} = ${quantity(torque, 'N m')}$.`,
          marks: [
            ['(M1)', tex`$\tau\Delta t = I\Delta\omega$`],
            ['A1', tex`$${quantity(torque, 'N m')}$`],
          ],
          keys: [numericAnswer(torque, 'N m')],
        },
        {
          ask: 'Calculate the frictional force.',
          answer: tex`$${quantity(force, 'N')}$`,
          solution: tex`The force acts along the rim: $F = \dfrac{\tau}{r} = \dfrac{${significant(torque)}}{${r}} = ${quantity(force, 'N')}$.`,
          marks: [['A1', tex`$${quantity(force, 'N')}$ (ECF from (a))`]],
          keys: [
            foreseeing(numericAnswer(force, 'N'), miss(torque * r, 'You multiplied the torque by the radius.', 'reciprocal')),
          ],
        },
        {
          ask: 'Determine the number of turns that the wheel makes while it is being braked.',
          answer: tex`$${significant(turned / (2 * Math.PI))}$`,
          solution: tex`The angular speed falls evenly, so its mean is $\dfrac{${omega}}{2}\text{ rad s}^{-1}$. The wheel turns through $\dfrac{${omega}}{2} \times ${s} = ${quantity(turned, 'rad')}$, which is $\dfrac{${significant(turned)}}{2\pi} = ${significant(turned / (2 * Math.PI))}$ turns.`,
          marks: [
            ['M1', 'Mean angular speed, or an equation of motion'],
            ['A1', tex`$${quantity(turned, 'rad')}$`],
            ['A1', tex`$${significant(turned / (2 * Math.PI))}$; award 2 of 3 for the angle in radians as the final answer`],
          ],
          keys: [
            foreseeing(
              { value: turned / (2 * Math.PI), tolerance: turned * 0.002 },
              miss(turned, 'This is the angle in radians; turns are asked for.', 'unit'),
              miss(turned / Math.PI, 'You kept the first angular speed; it falls evenly to zero.'),
            ),
          ],
        },
        {
          ask: 'The brake is applied with twice the force. State and explain what happens to the angular impulse needed.',
          answer: 'It stays the same',
          solution:
            'The angular momentum to be taken away is the same, and so is the angular impulse. The time becomes half as long.',
          marks: [
            ['A1', 'Stays the same'],
            ['R1', 'Same change of angular momentum (in half the time)'],
          ],
        },
      ],
    }),
  check: ({ I, omega, s, r }, { torque, force, turned }) => {
    // The work of the force along the rim takes all kinetic energy.
    assertAgree(force * r * turned, 0.5 * I * omega ** 2, 'work and energy', 1e-9);
    const [speed = 0, angle = 0] = simulate((_, [w = 0]) => [-torque / I, w], [omega, 0], s, 2_000);
    assertBetween(speed, -1e-6, 1e-6, 'at rest');
    assertAgree(angle, turned, 'angle by steps', 1e-3);
  },
});

const impulseChoice = choiceSet(
  { key: 'physics-a4-angular-impulse-choice', difficulty: 'Easy', placements: higherLevel('A.4', 1) },
  [
    {
      text: 'What is a unit of angular impulse?',
      hint: 'It is the product of a torque and a time.',
      right: tex`$\text{kg m}^2\text{ s}^{-1}$`,
      wrongs: [
        [tex`$\text{kg m s}^{-1}$`, 'That is a unit of linear impulse.'],
        [tex`$\text{kg m}^2\text{ s}^{-2}$`, 'That is a unit of torque; a time is missing.'],
        [tex`$\text{N m s}^{-1}$`, 'You divided by the time.'],
      ],
      solution: tex`$\text{N m} \times \text{s} = \text{kg m}^2\text{ s}^{-2} \times \text{s} = \text{kg m}^2\text{ s}^{-1}$, the unit of angular momentum.`,
    },
    {
      text: 'The same torque acts for the same time on a solid disc and on a ring of equal mass and radius, both at rest at first and free to turn about their centres. Which quantity is the same for both afterwards?',
      hint: 'Which quantity is changed by torque and time alone?',
      right: 'The angular momentum',
      wrongs: [
        ['The angular speed', 'The ring has the greater moment of inertia.'],
        ['The rotational kinetic energy', 'The disc turns faster, and the torque does more work on it.'],
        ['The angle turned through', 'The disc has the greater angular acceleration.'],
      ],
      solution: tex`$\Delta L = \tau\Delta t$ is the same. With different moments of inertia the angular speeds, energies and angles differ.`,
    },
    {
      text: tex`A torque that rises evenly from zero to $\tau$ in the time $t$ acts on a body of moment of inertia $I$ at rest. What is its final angular speed?`,
      hint: 'What is the area under the graph of torque against time?',
      right: tex`$\dfrac{\tau t}{2I}$`,
      wrongs: [
        [tex`$\dfrac{\tau t}{I}$`, 'That holds for a constant torque.'],
        [tex`$\dfrac{\tau t^2}{2I}$`, 'That is an angle, for a constant torque.'],
        [tex`$\dfrac{2\tau t}{I}$`, 'You doubled instead of halving.'],
      ],
      solution: tex`The angular impulse is the area of a triangle, $\tfrac{1}{2}\tau t$, and it equals $I\omega$.`,
      proof: [0.5, integrate((t) => t, 0, 1)],
    },
    {
      text: 'A skater who is turning pulls in the arms. What is the angular impulse on the skater, and what happens to the kinetic energy? Friction is negligible.',
      hint: 'Are there external torques? Does the skater do work?',
      right: 'Zero; it rises',
      wrongs: [
        ['Zero; it stays the same', 'The arms are pulled inwards by a force that does work.'],
        ['Positive; it rises', 'The angular speed rises without an external torque.'],
        ['Positive; it stays the same', 'No external torque acts, and the arms are pulled by a force that does work.'],
      ],
      solution: tex`Without an external torque the angular impulse is zero and $L$ is conserved. $E_k = \dfrac{L^2}{2I}$ rises as $I$ falls; the energy comes from the muscles.`,
    },
    {
      text: tex`A wheel with $L = 12\text{ kg m}^2\text{ s}^{-1}$ is acted on by a torque of $3.0\text{ N m}$ against its rotation for $6.0\text{ s}$. What is its angular momentum afterwards?`,
      hint: 'Mind the directions.',
      right: tex`$6\text{ kg m}^2\text{ s}^{-1}$, against the first direction`,
      wrongs: [
        [
          tex`$6\text{ kg m}^2\text{ s}^{-1}$, in the first direction`,
          'Compare the angular impulse with the angular momentum: which is greater?',
        ],
        [tex`$30\text{ kg m}^2\text{ s}^{-1}$, in the first direction`, 'The torque acts against the rotation.'],
        ['zero', 'A wheel that has come to rest continues to be accelerated by the torque.'],
      ],
      solution: tex`$12 - 3.0 \times 6.0 = -6\text{ kg m}^2\text{ s}^{-1}$: the wheel stops after $4.0\text{ s}$ and then turns the other way.`,
      proof: [6, 18 - 12],
    },
    {
      text: 'Two gears in contact, with radii $R$ and $2R$, push each other with forces of equal magnitude for a time $t$. How do the magnitudes of the angular impulses of these forces on the two gears compare?',
      hint: 'Each force acts at the rim of its gear.',
      right: 'Twice as great for the larger gear',
      wrongs: [
        ['Equal, by Newton’s third law', 'The law holds for the forces; the torques also depend on the radii.'],
        ['Twice as great for the smaller gear', 'The lever arm of the larger gear is longer.'],
        ['Four times as great for the larger gear', 'The torque grows with the radius, not with its square.'],
      ],
      solution: tex`The torque is force times radius, so the larger gear has twice the torque and, in the same time, twice the angular impulse.`,
    },
  ],
);

export const angularImpulse: readonly QuestionTemplate[] = [torqueGraph, brakedWheel, impulseChoice];
