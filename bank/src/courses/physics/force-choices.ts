import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on A.2: friction and drag, momentum that is transferred, and circular motion. */

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const frictionAtRest = choiceSet(
  { key: 'physics-a2-friction-on-a-body-at-rest', difficulty: 'Medium', placements: bothCourses('A.2.1', 1) },
  [
    { body: 'A wooden block', plane: 'a plank', mass: 2, degrees: 20, limit: 0.6 },
    { body: 'A suitcase', plane: 'a ramp', mass: 5, degrees: 25, limit: 0.7 },
    { body: 'A tablet computer', plane: 'a sloping desk', mass: 1.2, degrees: 15, limit: 0.4 },
    { body: 'A toolbox', plane: 'a roof', mass: 8, degrees: 30, limit: 0.75 },
  ].map(({ body, plane, mass, degrees, limit }): ChoiceItem => {
    const weight = mass * FREE_FALL;
    const along = weight * Math.sin(radians(degrees));
    return {
      text: tex`${body} of mass $${quantity(mass, 'kg', 2)}$ rests on ${plane} that makes an angle of $${degrees}^\circ$ with the horizontal. The coefficient of static friction is $${limit.toFixed(2)}$. What is the magnitude of the frictional force?`,
      hint: 'What does the coefficient of static friction tell you: the force that acts, or its greatest possible value?',
      right: inline(along, 'N'),
      wrongs: [
        [
          inline(limit * weight * Math.cos(radians(degrees)), 'N'),
          'That is the greatest friction possible, and less is needed here.',
        ],
        [inline(weight * Math.cos(radians(degrees)), 'N'), 'That is the normal force.'],
        [inline(weight, 'N'), 'You balanced the whole weight by friction.'],
      ],
      solution: tex`The body is at rest, so friction balances the component of the weight along the slope: $${mass} \times 9.8 \times \sin ${degrees}^\circ = ${quantity(along, 'N', 2)}$. The greatest possible friction, $\mu_s F_N$, is larger and is not reached.`,
      marking: 'friction balances the component of the weight along the slope',
      // The normal force turned by the slope: the resultant of weight and normal force.
      proof: [along, Math.sqrt(weight ** 2 - (weight * Math.cos(radians(degrees))) ** 2)],
    };
  }),
);

const terminalSpeed = choiceSet(
  { key: 'physics-a2-terminal-speed-of-spheres', difficulty: 'Hard', placements: bothCourses('A.2.1', 1) },
  [
    {
      text: 'A small steel ball of radius $r$ falls through oil at a terminal speed $v$. A second steel ball has a radius of $2r$. The drag is given by $F_d = 6\\pi\\eta rv$. What is the terminal speed of the second ball?',
      hint: 'Which forces balance, and how does each depend on the radius?',
      right: '$4v$',
      wrongs: [
        ['$2v$', 'You took the weight as proportional to the area instead of the volume.'],
        ['$8v$', 'You left out that the drag depends on the radius as well.'],
        ['$\\frac{1}{2}v$', 'You left out that the larger ball is heavier.'],
      ],
      solution:
        'At terminal speed the drag, proportional to $rv$, balances the weight less the buoyancy, which is proportional to $r^3$. So $v \\propto r^2$, and the second ball has the terminal speed $2^2 v = 4v$.',
      marking: '$v \\propto r^2$',
      proof: [4, 2 ** 3 / 2],
    },
    {
      text: 'Raindrops of two sizes fall through still air at their terminal speeds. Drop Y has a third of the radius of drop X. Both are so small that $F_d = 6\\pi\\eta rv$ holds. What is $\\dfrac{\\text{terminal speed of Y}}{\\text{terminal speed of X}}$?',
      hint: 'Which forces balance, and how does each depend on the radius?',
      right: '$\\frac{1}{9}$',
      wrongs: [
        ['$\\frac{1}{3}$', 'You took the weight as proportional to the area instead of the volume.'],
        ['$\\frac{1}{27}$', 'You left out that the drag depends on the radius as well.'],
        ['$3$', 'You left out that the smaller drop is lighter.'],
      ],
      solution:
        'The drag, proportional to $rv$, balances a force proportional to $r^3$. So $v \\propto r^2$, and the ratio is $\\left(\\frac{1}{3}\\right)^2 = \\frac{1}{9}$.',
      marking: '$v \\propto r^2$',
      proof: [1 / 9, (1 / 3) ** 3 / (1 / 3)],
    },
    {
      text: 'Two glass beads fall at their terminal speeds through the same syrup. Bead Q has twice the radius of bead P. The drag is given by $F_d = 6\\pi\\eta rv$. What is $\\dfrac{\\text{drag on Q}}{\\text{drag on P}}$?',
      hint: 'There is a quick way: what does the drag balance at terminal speed?',
      right: '$8$',
      wrongs: [
        ['$2$', 'The two beads do not have the same speed.'],
        ['$4$', 'That is the ratio of the speeds.'],
        ['$1$', 'At terminal speed the resultant force is zero on both, but not the drag.'],
      ],
      solution:
        'At terminal speed the drag equals the weight less the buoyancy, which is proportional to the volume. Twice the radius gives $2^3 = 8$ times the volume.',
      marking: 'drag balances a force proportional to the volume',
      proof: [8, 2 * 2 ** 2],
    },
    {
      text: 'A plastic sphere falls through a liquid at terminal speed. The liquid is then warmed, so that its viscosity halves; its density hardly changes. What are the new terminal speed and the new drag, compared with the first ones?',
      hint: 'Has anything changed in the force that the drag must balance?',
      right: 'Twice the speed, the same drag',
      wrongs: [
        ['Twice the speed, half of the drag', 'The drag still balances the same forces.'],
        ['The same speed, half of the drag', 'With less drag the sphere would accelerate.'],
        ['Half of the speed, the same drag', 'A less viscous liquid slows the sphere less.'],
      ],
      solution:
        'The drag balances the weight less the buoyancy, and neither has changed. From $F_d = 6\\pi\\eta rv$ with half of the viscosity $\\eta$, the same drag needs twice the speed.',
      marking: 'same drag, so $\\eta v$ stays constant',
    },
  ],
);

const waterJet = choiceSet(
  { key: 'physics-a2-force-of-a-jet', difficulty: 'Medium', placements: bothCourses('A.2.2', 1) },
  [
    { from: 'a fire hose', area: 3, speed: 20 },
    { from: 'a garden hose', area: 5, speed: 12 },
    { from: 'a pressure washer', area: 2, speed: 30 },
    { from: 'a burst pipe', area: 6, speed: 10 },
  ].map(({ from, area, speed }): ChoiceItem => {
    const flow = 1000 * area * 1e-4 * speed;
    return {
      text: tex`Water (density $1000\text{ kg m}^{-3}$) from ${from} hits a wall at right angles at $${speed}\text{ m s}^{-1}$ and then runs down it without rebounding. The jet has a cross-section of $${area.toFixed(1)} \times 10^{-4}\text{ m}^2$. What is the force on the wall?`,
      hint: 'How much momentum does the water lose in each second?',
      right: inline(flow * speed, 'N'),
      wrongs: [
        [inline(flow, 'N'), 'That is the mass of water that arrives in one second.'],
        [inline(2 * flow * speed, 'N'), 'That would be the force if the water rebounded at the same speed.'],
        [inline((flow * speed) / 2, 'N'), 'You used a formula for kinetic energy in place of momentum.'],
      ],
      solution: tex`In one second the mass $\rho Av = 1000 \times ${area.toFixed(1)} \times 10^{-4} \times ${speed} = ${quantity(flow, 'kg', 2)}$ arrives and loses all its momentum perpendicular to the wall. The force is the rate of change of momentum: $${flow.toFixed(1)} \times ${speed} = ${quantity(flow * speed, 'N', 2)}$.`,
      marking: tex`$F = \rho Av^2$`,
      // Stop a column of water as long as the jet moves in a hundredth of a second.
      proof: [flow * speed, (1000 * area * 1e-4 * (speed * 0.01) * speed) / 0.01],
    };
  }),
);

const elasticOutcome = choiceSet(
  { key: 'physics-a2-outcome-of-an-elastic-collision', difficulty: 'Hard', placements: bothCourses('A.2.2', 1, ['A.3.1']) },
  [
    { body: 'trolley', k: 2, u: 6 },
    { body: 'glider', k: 3, u: 12 },
    { body: 'puck', k: 4, u: 10 },
    { body: 'ball', k: 5, u: 9 },
  ].map(({ body, k, u }): ChoiceItem => {
    const pair = (one: number, two: number) =>
      tex`X: $${one.toFixed(1)}\text{ m s}^{-1}$, Y: $${two.toFixed(1)}\text{ m s}^{-1}$`;
    const [first, second] = [(u * (1 - k)) / (1 + k), (2 * u) / (1 + k)];
    return {
      text: tex`A ${body} X of mass $m$ moves at $${u.toFixed(1)}\text{ m s}^{-1}$ and collides head-on with a ${body} Y of mass $${k}m$ at rest. The collision is elastic. What are the velocities afterwards?`,
      hint: 'Two quantities have the same total before and after. An outcome must pass both tests.',
      right: pair(first, second),
      wrongs: [
        [pair(u / (1 + k), u / (1 + k)), 'Momentum is conserved, but the two bodies stay together and kinetic energy is lost.'],
        [pair(0, u / k), 'Momentum is conserved, but kinetic energy is lost.'],
        [pair(-u, (2 * u) / k), 'Momentum is conserved, but the total kinetic energy has grown.'],
      ],
      solution: tex`All four outcomes have the momentum $${u}m$. The kinetic energy before is $\tfrac{1}{2}m \times ${u}^2 = ${u ** 2 / 2}m$. With $${first.toFixed(1)}$ and $${second.toFixed(1)}\text{ m s}^{-1}$ it is $\tfrac{1}{2}m \times ${Math.abs(first)}^2 + \tfrac{1}{2} \times ${k}m \times ${second}^2 = ${u ** 2 / 2}m$ again; the other outcomes have less or more.`,
      marking: 'momentum and kinetic energy both conserved',
      // In an elastic collision the relative velocity is reversed.
      proof: [second - first, u],
    };
  }),
);

const rims = choiceSet(
  { key: 'physics-a2-points-of-turning-wheels', difficulty: 'Easy', placements: bothCourses('A.2.3', 1) },
  [
    { kind: 'disc', k: 3 },
    { kind: 'belt', k: 2 },
    { kind: 'disc', k: 4 },
    { kind: 'belt', k: 3 },
  ].map(({ kind, k }): ChoiceItem => {
    const wrong = (text: string, note: string) => [text, note] as const;
    const ratio = tex`\dfrac{\text{centripetal acceleration of Q}}{\text{centripetal acceleration of P}}`;
    const isDisc = kind === 'disc';
    return {
      text: isDisc
        ? tex`A disc turns at a constant angular speed. Point P is at a distance $r$ from the axis and point Q at a distance $${k}r$. What is $${ratio}$?`
        : tex`A belt runs without slipping round two pulleys. Point P is on the rim of the larger one, of radius $${k}r$; point Q is on the rim of the smaller one, of radius $r$. What is $${ratio}$?`,
      hint: isDisc
        ? 'What do the two points have in common: their speed or their angular speed?'
        : 'What does the belt give to both rims?',
      right: `$${k}$`,
      wrongs: isDisc
        ? [
            wrong(`$${fraction(1, k)}$`, 'You took the two points as having the same speed.'),
            wrong(`$${k ** 2}$`, 'You squared the ratio of the radii.'),
            wrong('$1$', 'The two points share their angular speed and nothing else.'),
          ]
        : [
            wrong(`$${fraction(1, k)}$`, 'You took the two pulleys as having the same angular speed.'),
            wrong(`$${k ** 2}$`, 'You used the ratio of the angular speeds twice and left out the radii.'),
            wrong('$1$', 'The two rims share their speed, but their radii differ.'),
          ],
      solution: isDisc
        ? tex`Both points have the same $\omega$, and $a = \omega^2 r$. The acceleration is proportional to the radius, so the ratio is $${k}$.`
        : tex`The belt gives both rims the same speed $v$, and $a = \dfrac{v^2}{r}$. The acceleration is inversely proportional to the radius, so the ratio is $${k}$.`,
      marking: isDisc ? tex`same $\omega$, $a = \omega^2 r$` : tex`same $v$, $a = v^2/r$`,
      proof: [k, isDisc ? ((2 * Math.PI) ** 2 * k) / (2 * Math.PI) ** 2 : (k * k) / k],
    };
  }),
);

const verticalCircle = choiceSet(
  { key: 'physics-a2-tension-at-top-and-bottom', difficulty: 'Medium', placements: bothCourses('A.2.3', 1) },
  [
    { body: 'A ball', mass: 0.2 },
    { body: 'A small lamp', mass: 0.5 },
    { body: 'A tin of paint', mass: 1.5 },
    { body: 'A metal sphere', mass: 0.35 },
  ].map(({ body, mass }): ChoiceItem => {
    const weight = mass * FREE_FALL;
    return {
      text: tex`${body} of mass $${quantity(mass, 'kg', 2)}$ is fixed to the end of a light rod, which a motor turns in a vertical circle at constant speed. The rod is under tension all the time. By how much is the tension at the lowest point greater than at the highest?`,
      hint: 'The resultant force has the same magnitude at both points. Which way does the weight act at each?',
      right: inline(2 * weight, 'N'),
      wrongs: [
        [inline(weight, 'N'), 'You took the weight into account at one of the two points alone.'],
        ['zero', 'The resultant force is the same at both points, but the tension is not the only force.'],
        [inline(6 * weight, 'N'), 'That is the difference for a body whose speed grows on the way down.'],
      ],
      solution: tex`Towards the centre, $T_{\text{low}} - mg = \dfrac{mv^2}{r}$ and $T_{\text{high}} + mg = \dfrac{mv^2}{r}$. Subtracting gives $T_{\text{low}} - T_{\text{high}} = 2mg = 2 \times ${mass} \times 9.8 = ${quantity(2 * weight, 'N', 2)}$.`,
      marking: 'weight adds to one tension and is subtracted from the other',
      // At 7 m/s on a circle of radius 1 m.
      proof: [2 * weight, mass * 49 + weight - (mass * 49 - weight)],
    };
  }),
);

export const forceChoices: readonly QuestionTemplate[] = [
  ...[frictionAtRest, terminalSpeed, waterJet],
  ...[elasticOutcome, rims, verticalCircle],
];
