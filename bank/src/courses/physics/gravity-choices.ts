import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { tex, timesAs } from './quantities.ts';

/** Multiple choice on D.1: weight at a height, satellites, the mass of a star, and the energy of an orbit. */

const times = (top: number, bottom: number, symbol: string) => `$${fraction(top, bottom).replace(/^1$/, '')}${symbol}$`;

const weightAtHeight = choiceSet(
  { key: 'physics-d1-weight-at-a-height', difficulty: 'Easy', placements: bothCourses('D.1.1', 1) },
  [
    { body: 'A space probe', k: 2, asksHeight: false },
    { body: 'A rocket', k: 2, asksHeight: true },
    { body: 'A weather satellite', k: 4, asksHeight: false },
    { body: 'A crewed capsule', k: 3, asksHeight: true },
  ].map(({ body, k, asksHeight }): ChoiceItem => {
    const part = (k + 1) ** 2;
    return asksHeight
      ? {
          text: tex`${body} has the weight $W$ on the surface of a planet of radius $R$. At what height above the surface is the gravitational force on it $${fraction(1, part)}W$?`,
          hint: 'From which point is the distance in the law of gravitation measured?',
          right: times(k, 1, 'R'),
          wrongs: [
            [times(k + 1, 1, 'R'), 'That is the distance from the centre of the planet.'],
            [times(part, 1, 'R'), 'You took the force as inversely proportional to the distance.'],
            [times(part - 1, 1, 'R'), 'You took the force as inversely proportional to the distance, measured from the centre.'],
          ],
          solution: tex`The force is inversely proportional to the square of the distance from the centre, so this distance is $\sqrt{${part}}R = ${k + 1}R$. The height above the surface is $${k + 1}R - R = ${k}R$.`,
          marking: 'distance from the centre less the radius',
          proof: [1 / part, 1 / (1 + k) ** 2],
        }
      : {
          text: tex`${body} has the weight $W$ on the surface of a planet of radius $R$. What is the gravitational force on it at a height of $${k}R$ above the surface?`,
          hint: 'From which point is the distance in the law of gravitation measured?',
          right: times(1, part, 'W'),
          wrongs: [
            [times(1, k ** 2, 'W'), 'You measured the distance from the surface.'],
            [times(1, k + 1, 'W'), 'You did not square the distance.'],
            [times(1, k, 'W'), 'You measured the distance from the surface and did not square it.'],
          ],
          solution: tex`The distance from the centre is $R + ${k}R = ${k + 1}R$. The force is inversely proportional to its square: $\dfrac{W}{${k + 1}^2} = ${fraction(1, part)}W$.`,
          marking: 'inverse square of the distance from the centre',
          proof: [1 / part, 1 / (1 + k) / (1 + k)],
        };
  }),
);

const satelliteEnergies = choiceSet(
  { key: 'physics-d1-kinetic-energies-of-satellites', difficulty: 'Medium', placements: bothCourses('D.1.1', 1, ['A.3.1']) },
  [
    { planet: 'the Earth', far: 4, mass: 2 },
    { planet: 'Mars', far: 2, mass: 6 },
    { planet: 'Jupiter', far: 9, mass: 3 },
    { planet: 'Saturn', far: 3, mass: 12 },
  ].map(
    ({ planet, far, mass }): ChoiceItem => ({
      text: tex`Two satellites are in circular orbits around ${planet}. Satellite Y has ${timesAs(mass)} the mass of satellite X, and its orbit has ${timesAs(far)} the radius. What is $\dfrac{\text{kinetic energy of Y}}{\text{kinetic energy of X}}$?`,
      hint: 'Which force keeps a satellite on its circle, and what follows for its speed?',
      right: `$${fraction(mass, far)}$`,
      wrongs: [
        [`$${mass}$`, 'You took the two speeds as equal.'],
        [`$${fraction(mass, far ** 2)}$`, 'You took the speed as inversely proportional to the radius.'],
        [`$${mass * far}$`, 'You let the speed grow with the radius.'],
      ],
      solution: tex`From $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$ the kinetic energy is $\tfrac{1}{2}mv^2 = \dfrac{GMm}{2r}$. It is proportional to the mass and inversely proportional to the radius: $${fraction(mass, far)}$.`,
      marking: tex`$E_k \propto m/r$`,
      proof: [mass / far, mass * Math.sqrt(1 / far) ** 2],
    }),
  ),
);

const massOfStar = choiceSet(
  { key: 'physics-d1-mass-of-a-star-from-an-orbit', difficulty: 'Hard', placements: bothCourses('D.1.1', 1) },
  [
    { years: 2, far: 2 },
    { years: 4, far: 2 },
    { years: 2, far: 4 },
    { years: 9, far: 3 },
  ].map(
    ({ years, far }): ChoiceItem => ({
      text: tex`A planet moves round a distant star in $${years}$ Earth years, in a circular orbit with ${timesAs(far)} the radius of the orbit of the Earth. What is $\dfrac{\text{mass of the star}}{\text{mass of the Sun}}$?`,
      hint: 'On which property of the star does the constant in Kepler’s third law depend?',
      right: `$${fraction(far ** 3, years ** 2)}$`,
      wrongs: [
        [`$${fraction(far ** 3, years)}$`, 'You did not square the period.'],
        [`$${fraction(far ** 2, years ** 3)}$`, 'You exchanged the powers of radius and period.'],
        [`$${fraction(far ** 2, years ** 2)}$`, 'You squared the radius where its cube is needed.'],
      ],
      solution: tex`From $\dfrac{GMm}{r^2} = \dfrac{4\pi^2mr}{T^2}$ the mass of the star is $M = \dfrac{4\pi^2r^3}{GT^2}$. Compared with the Earth and the Sun, it is $\dfrac{${far}^3}{${years}^2} = ${fraction(far ** 3, years ** 2)}$ times as great.`,
      marking: tex`$M \propto r^3/T^2$`,
      // By the speed: it is in the ratio of circumference and period, and M is proportional to v²r.
      proof: [far ** 3 / years ** 2, (far / years) ** 2 * far],
    }),
  ),
);

const energyOfOrbit = choiceSet(
  { key: 'physics-d1-energy-to-change-an-orbit', difficulty: 'Hard', placements: higherLevel('D.1.3', 1) },
  [
    ...[3, 4, 5].map(
      (k): ChoiceItem => ({
        text: tex`A satellite in a circular orbit of radius $r$ has the kinetic energy $E$. How much energy must it be given to reach a circular orbit of radius $${k}r$?`,
        hint: 'How are kinetic, potential and total energy of a circular orbit related?',
        right: times(k - 1, k, 'E'),
        wrongs: [
          [times(2 * (k - 1), k, 'E'), 'That is the change of the potential energy alone.'],
          [times(1, k, 'E'), 'That is the kinetic energy in the new orbit.'],
          ['$E$', 'That is the energy needed to escape.'],
        ],
        solution: tex`In a circular orbit the potential energy is $-2E_k$, so the total energy is $-E_k$, and it is inversely proportional to the radius. It rises from $-E$ to $-\dfrac{E}{${k}}$, by $${fraction(k - 1, k)}E$.`,
        marking: tex`total energy $-E_k$ in both orbits`,
        // Change of potential energy plus change of kinetic energy.
        proof: [(k - 1) / k, 2 * (1 - 1 / k) + (1 / k - 1)],
      }),
    ),
    {
      text: 'A satellite in a low circular orbit loses energy very slowly to the thin upper atmosphere. What happens to the radius of its orbit and to its speed?',
      hint: 'The total energy becomes more negative. Which orbit does this belong to?',
      right: 'The radius decreases and the speed increases',
      wrongs: [
        ['Both decrease', 'The satellite gains kinetic energy as it comes closer to the Earth.'],
        ['The radius increases and the speed decreases', 'A wider orbit has more energy, not less.'],
        ['The radius stays the same and the speed decreases', 'At a given radius a single speed belongs to a circular orbit.'],
      ],
      solution: tex`The total energy of a circular orbit is $-\dfrac{GMm}{2r}$. As it becomes more negative, $r$ decreases. The speed $v = \sqrt{\dfrac{GM}{r}}$ increases: the potential energy falls by twice as much as the kinetic energy grows.`,
      marking: tex`total energy $-GMm/2r$, $v = \sqrt{GM/r}$`,
    },
  ],
);

export const gravityChoices: readonly QuestionTemplate[] = [weightAtHeight, satelliteEnergies, massOfStar, energyOfOrbit];
