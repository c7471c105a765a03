import type { QuestionTemplate } from '../../template.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on C.1: the period of an oscillation, and times within it. */

const accelerationLine = choiceSet(
  { key: 'physics-c1-period-from-acceleration-line', difficulty: 'Medium', placements: bothCourses('C.1.1', 1) },
  [
    { body: 'a loudspeaker cone', x: 0.03, a: 12 },
    { body: 'a buoy', x: 0.12, a: 3 },
    { body: 'a mass on a spring', x: 0.04, a: 0.64 },
    { body: 'a trolley between two springs', x: 0.08, a: 5 },
  ].map(({ body, x, a }): ChoiceItem => {
    const period = 2 * Math.PI * Math.sqrt(x / a);
    return {
      text: tex`A graph of acceleration against displacement for ${body} is a straight line through the origin and the point ($${quantity(x, 'm', 2)}$, $-${quantity(a, 'm s^-2', 2)}$). What is the period of the oscillation?`,
      hint: 'What does the gradient of this line tell you?',
      right: inline(period, 's'),
      wrongs: [
        [inline(period / (2 * Math.PI), 's'), 'That is the reciprocal of the angular frequency.'],
        [inline((2 * Math.PI * x) / a, 's'), 'You did not take the square root of the gradient.'],
        [inline(2 * Math.PI * Math.sqrt(a / x), 's'), 'You turned the ratio of displacement and acceleration upside down.'],
      ],
      solution: tex`For simple harmonic motion $a = -\omega^2x$, so the gradient is $-\omega^2$ and $\omega = \sqrt{\dfrac{${a}}{${x}}} = ${quantity(Math.sqrt(a / x), 'rad s^-1', 3)}$. The period is $T = \dfrac{2\pi}{\omega} = ${quantity(period, 's', 2)}$.`,
      marking: tex`gradient $= -\omega^2$, $T = 2\pi/\omega$`,
      // A mass of 1 kg on a spring with the constant a/x.
      proof: [period, 2 * Math.PI * Math.sqrt(1 / (a / x))],
    };
  }),
);

const springsJoined = choiceSet({ key: 'physics-c1-springs-joined', difficulty: 'Hard', placements: bothCourses('C.1.1', 1) }, [
  {
    text: 'A mass on a light spring oscillates with a period $T$. A second, identical spring is hung next to the first, and the same mass is fixed to the lower ends of both. What is the period now?',
    hint: 'How much do the two springs extend under the same weight?',
    right: tex`$\dfrac{T}{\sqrt{2}}$`,
    wrongs: [
      [tex`$\sqrt{2}\,T$`, 'You took two springs side by side as softer than one.'],
      [tex`$\dfrac{T}{2}$`, 'You took the period as inversely proportional to the spring constant.'],
      [tex`$2T$`, 'You took two springs side by side as softer than one, and left out the root.'],
    ],
    solution: tex`Side by side, each spring carries half of the load and extends by half as much: the spring constant is $2k$. As $T = 2\pi\sqrt{\dfrac{m}{k}}$, the period is $\dfrac{T}{\sqrt{2}}$.`,
    marking: tex`constant $2k$, $T \propto 1/\sqrt{k}$`,
  },
  {
    text: 'A mass on a light spring oscillates with a period $T$. A second, identical spring is hung from the end of the first, and the same mass is fixed to its lower end. What is the period now?',
    hint: 'How much do the two springs extend under the same weight?',
    right: tex`$\sqrt{2}\,T$`,
    wrongs: [
      [tex`$\dfrac{T}{\sqrt{2}}$`, 'You took two springs end to end as stiffer than one.'],
      [tex`$2T$`, 'You took the period as inversely proportional to the spring constant.'],
      ['$T$', 'Each spring carries the whole load and extends.'],
    ],
    solution: tex`End to end, each spring carries the whole load, so the extension is doubled: the spring constant is $\dfrac{k}{2}$. As $T = 2\pi\sqrt{\dfrac{m}{k}}$, the period is $\sqrt{2}\,T$.`,
    marking: tex`constant $k/2$, $T \propto 1/\sqrt{k}$`,
  },
  {
    text: 'A mass on a light spring oscillates with a period $T$. The spring is cut into two equal pieces, and the same mass oscillates on one of them. What is the period now?',
    hint: 'By how much does half of the spring extend under the same weight?',
    right: tex`$\dfrac{T}{\sqrt{2}}$`,
    wrongs: [
      ['$T$', 'The spring constant belongs to the whole spring, not to its material.'],
      [tex`$\sqrt{2}\,T$`, 'You took the shorter spring as the softer one.'],
      [tex`$\dfrac{T}{2}$`, 'You took the period as inversely proportional to the spring constant.'],
    ],
    solution: tex`Under the same force half of the spring has half of the extension, so its constant is $2k$. As $T = 2\pi\sqrt{\dfrac{m}{k}}$, the period is $\dfrac{T}{\sqrt{2}}$.`,
    marking: tex`constant $2k$, $T \propto 1/\sqrt{k}$`,
  },
  {
    text: 'A mass $m$ on a light spring oscillates with a period $T$. Two such springs, side by side, then carry a mass of $8m$. What is the period now?',
    hint: 'Compare the load on each spring with the first one.',
    right: '$2T$',
    wrongs: [
      [tex`$2\sqrt{2}\,T$`, 'You left out the second spring.'],
      ['$4T$', 'You took two springs side by side as softer than one, or left out the root.'],
      [tex`$\dfrac{T}{2}$`, 'A greater load on each spring makes the oscillation slower.'],
    ],
    solution: tex`Side by side, two springs have the constant $2k$, so $\dfrac{m}{k}$ becomes $\dfrac{8m}{2k} = 4 \times \dfrac{m}{k}$. The period is proportional to the square root of this ratio: $2T$.`,
    marking: tex`$T \propto \sqrt{m/k}$`,
    proof: [2, Math.sqrt(8 / 2)],
  },
]);

const timesInOscillation = choiceSet(
  { key: 'physics-c1-time-between-displacements', difficulty: 'Hard', placements: higherLevel('C.1.3', 1) },
  [
    {
      text: tex`A body performs simple harmonic motion with amplitude $x_0$ and period $T$. What is the shortest time in which it moves from the equilibrium position to the displacement $\tfrac{1}{2}x_0$?`,
      hint: 'Is the speed the same all the way to the end?',
      right: tex`$\dfrac{T}{12}$`,
      wrongs: [
        [tex`$\dfrac{T}{8}$`, 'You took the speed as constant.'],
        [tex`$\dfrac{T}{6}$`, 'You measured the phase from the end of the motion.'],
        [tex`$\dfrac{T}{4}$`, 'That is the time to the end of the motion.'],
      ],
      solution: tex`$x = x_0\sin\omega t$ gives $\sin\omega t = \tfrac{1}{2}$, so $\omega t = \dfrac{\pi}{6}$. With $\omega = \dfrac{2\pi}{T}$ this is $t = \dfrac{T}{12}$.`,
      marking: tex`$\omega t = \pi/6$`,
      proof: [1 / 12, Math.asin(0.5) / (2 * Math.PI)],
    },
    {
      text: tex`A pendulum swings with simple harmonic motion of amplitude $x_0$ and period $T$. What is the shortest time in which it moves from the displacement $\tfrac{1}{2}x_0$ to the displacement $x_0$?`,
      hint: 'Is this half of the way quicker or slower than the half next to the centre?',
      right: tex`$\dfrac{T}{6}$`,
      wrongs: [
        [tex`$\dfrac{T}{8}$`, 'You took the speed as constant.'],
        [tex`$\dfrac{T}{12}$`, 'That is the time for the half of the way next to the centre.'],
        [tex`$\dfrac{T}{3}$`, 'That is the time to the end and back again.'],
      ],
      solution: tex`With $x = x_0\cos\omega t$, counted from the end, $\cos\omega t = \tfrac{1}{2}$ and $\omega t = \dfrac{\pi}{3}$. With $\omega = \dfrac{2\pi}{T}$ this is $t = \dfrac{T}{6}$.`,
      marking: tex`$\omega t = \pi/3$`,
      proof: [1 / 6, Math.acos(0.5) / (2 * Math.PI)],
    },
    {
      text: tex`The displacement of a piston is $x = x_0\sin\omega t$. For what fraction of each period is $x$ greater than $\tfrac{1}{2}x_0$?`,
      hint: 'At which two angles does the sine have this value?',
      right: tex`$\dfrac{1}{3}$`,
      wrongs: [
        [tex`$\dfrac{1}{4}$`, 'You took the speed as constant.'],
        [tex`$\dfrac{1}{6}$`, 'The piston also comes back from the end.'],
        [tex`$\dfrac{2}{3}$`, 'You counted both sides of the equilibrium position.'],
      ],
      solution: tex`$\sin\omega t$ is greater than $\tfrac{1}{2}$ for $\omega t$ between $\dfrac{\pi}{6}$ and $\dfrac{5\pi}{6}$. This is $\dfrac{4\pi}{6}$ of $2\pi$, a fraction of $\dfrac{1}{3}$.`,
      marking: tex`$\omega t$ from $\pi/6$ to $5\pi/6$`,
      proof: [1 / 3, (Math.PI - 2 * Math.asin(0.5)) / (2 * Math.PI)],
    },
    {
      text: tex`A mass on a spring oscillates with period $T$. It is released from rest at its greatest displacement. After what time are its kinetic and its potential energy equal for the first time?`,
      hint: 'Which share of the total energy does each have then, and how does it depend on the displacement?',
      right: tex`$\dfrac{T}{8}$`,
      wrongs: [
        [tex`$\dfrac{T}{6}$`, 'That is the time to half of the amplitude.'],
        [tex`$\dfrac{T}{4}$`, 'At that time all of the energy is kinetic.'],
        [tex`$\dfrac{T}{12}$`, 'You took the phase from the equilibrium position, and half of the amplitude.'],
      ],
      solution: tex`The potential energy is half of the total when $x^2 = \tfrac{1}{2}x_0^2$. With $x = x_0\cos\omega t$, $\cos\omega t = \dfrac{1}{\sqrt{2}}$ and $\omega t = \dfrac{\pi}{4}$, so $t = \dfrac{T}{8}$.`,
      marking: tex`$x = x_0/\sqrt{2}$, $\omega t = \pi/4$`,
      proof: [1 / 8, Math.acos(Math.SQRT1_2) / (2 * Math.PI)],
    },
  ],
);

export const oscillationChoices: readonly QuestionTemplate[] = [accelerationLine, springsJoined, timesInOscillation];
