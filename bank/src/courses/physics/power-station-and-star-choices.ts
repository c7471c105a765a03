import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on E.4 and E.5: the fuel of a power station, the distance of stars and what keeps them in balance. */

const fuelOfStation = choiceSet(
  { key: 'physics-e4-fuel-used-in-a-day', difficulty: 'Hard', placements: bothCourses('E.4', 1, ['A.3.2']) },
  [
    { station: 'A nuclear power station', megawatts: 900, percent: 36 },
    { station: 'A small nuclear power station', megawatts: 600, percent: 30 },
    { station: 'A large nuclear power station', megawatts: 1200, percent: 40 },
    { station: 'A nuclear power station on an island', megawatts: 450, percent: 32 },
  ].map(({ station, megawatts, percent }): ChoiceItem => {
    const [share, output] = [percent / 100, megawatts * 1e6 * 86400];
    return {
      text: tex`${station} has an electrical power output of $${megawatts}\text{ MW}$ and an efficiency of $${percent}\,\%$. The fission of $1.0\text{ kg}$ of uranium-235 releases $8.2 \times 10^{13}\text{ J}$. What mass of uranium-235 undergoes fission in one day?`,
      hint: 'Is the energy released in the reactor greater or smaller than the electrical energy?',
      right: inline(output / share / 8.2e13, 'kg'),
      wrongs: [
        [inline(output / 8.2e13, 'kg'), 'You left out the efficiency.'],
        [inline((output * share) / 8.2e13, 'kg'), 'You multiplied by the efficiency instead of dividing by it.'],
        [inline(output / share / 8.2e13 / 24, 'kg'), 'That is the mass for one hour.'],
      ],
      solution: tex`The electrical energy in a day is $${megawatts} \times 10^{6} \times 24 \times 3600 = ${(output / 1e13).toFixed(2)} \times 10^{13}\text{ J}$. The energy released is this divided by $${share.toFixed(2)}$, so the mass is $\dfrac{${(output / 1e13).toFixed(2)} \times 10^{13}}{${share.toFixed(2)} \times 8.2 \times 10^{13}} = ${quantity(output / share / 8.2e13, 'kg', 2)}$.`,
      marking: 'energy released from the efficiency, divided by the energy per kilogram',
      proof: [output / share / 8.2e13, ((megawatts / share) * 24 * 3600) / 8.2e7],
    };
  }),
);

const parallaxes = choiceSet(
  { key: 'physics-e5-brightness-from-parallax', difficulty: 'Hard', placements: bothCourses('E.5', 1, ['B.1.2']) },
  [
    { near: 0.1, k: 5 },
    { near: 0.12, k: 3 },
    { near: 0.2, k: 4 },
    { near: 0.06, k: 2 },
  ].map(({ near, k }): ChoiceItem => {
    const far = near / k;
    return {
      text: tex`Two stars have the same luminosity. The parallax angle of star P is $${near.toPrecision(2)}$ arc-seconds, that of star Q $${far.toPrecision(2)}$ arc-seconds. What is $\dfrac{\text{apparent brightness of P}}{\text{apparent brightness of Q}}$?`,
      hint: 'Which of the two stars is nearer, and by what factor?',
      right: `$${k ** 2}$`,
      wrongs: [
        [`$${k}$`, 'You took the brightness as inversely proportional to the distance.'],
        [`$${fraction(1, k ** 2)}$`, 'You took the star of the greater parallax as the farther one.'],
        [`$${fraction(1, k)}$`, 'That is the ratio of the distances.'],
      ],
      solution: tex`The distance in parsec is $\dfrac{1}{p}$, so Q is $\dfrac{${near.toPrecision(2)}}{${far.toPrecision(2)}} = ${k}$ times as far away as P. The brightness is inversely proportional to the square of the distance: $${k}^2 = ${k ** 2}$.`,
      marking: tex`$d \propto 1/p$ and $b \propto 1/d^2$`,
      proof: [k ** 2, (1 / far) ** 2 / (1 / near) ** 2],
    };
  }),
);

const starInBalance = choiceSet({ key: 'physics-e5-star-in-balance', difficulty: 'Easy', placements: bothCourses('E.5', 1) }, [
  {
    text: 'What keeps the radius of a star on the main sequence constant?',
    hint: 'Gravity acts inwards. What acts outwards?',
    right: 'The outward pressure of gas and radiation balances gravity',
    wrongs: [
      ['The repulsion of the nuclei balances gravity', 'Nuclei and electrons together are neutral.'],
      ['The rotation of the star balances gravity', 'A star that hardly rotates does not collapse either.'],
      ['Gravity is too weak to act on a hot gas', 'Gravity acts on every mass.'],
    ],
    solution:
      'Gravity pulls each layer inwards. The pressure of the hot gas and of the radiation from the core is greater below the layer than above it, which balances the weight of the layer.',
    marking: 'gas and radiation pressure against gravity',
  },
  {
    text: 'The rate of fusion in the core of a main-sequence star rises a little by chance. What happens next?',
    hint: 'Is the balance of a star stable?',
    right: 'The core expands and cools, and the rate falls again',
    wrongs: [
      ['The core contracts and heats up, and the rate rises further', 'More radiation means a greater pressure outwards.'],
      ['The core expands and heats up, and the rate rises further', 'A gas that expands against gravity cools.'],
      ['Nothing: the rate does not affect the pressure', 'Energy released in the core heats it.'],
    ],
    solution:
      'More fusion raises the pressure, so the core expands against gravity. It cools by this, and the rate of fusion falls: the balance is stable.',
    marking: 'expansion, lower temperature, lower rate',
  },
  {
    text: 'Why is a very high temperature needed for fusion in a star?',
    hint: 'What keeps two nuclei apart?',
    right: 'Nuclei must be fast enough to come close in spite of their repulsion',
    wrongs: [
      [
        'Atoms must be split into electrons and nuclei before they can attract each other',
        'Bare nuclei do not attract each other at a distance.',
      ],
      ['The strong nuclear force grows with the temperature', 'The force between nucleons does not depend on the temperature.'],
      ['Heat must be supplied because fusion takes in energy', 'The fusion of light nuclei releases energy.'],
    ],
    solution:
      'Nuclei are positive and repel each other. Only at a very high temperature are some of them fast enough to come within the short range of the strong nuclear force.',
    marking: 'kinetic energy against electric repulsion',
  },
  {
    text: 'A star has used up the hydrogen in its core. What happens to the core next, and why?',
    hint: 'Which side of the balance has become weaker?',
    right: 'It contracts and heats up, because less radiation supports it against gravity',
    wrongs: [
      ['It expands and cools, because helium is heavier than hydrogen', 'The mass of the core hardly changes by fusion.'],
      [
        'It stays as it is, because the outer layers still contain hydrogen',
        'The outer layers are too cool to replace the fusion in the core.',
      ],
      ['It explodes at once, because fusion stops', 'Without fusion the pressure falls.'],
    ],
    solution:
      'Without fusion in the core the outward pressure falls, and gravity compresses the core. It becomes hotter, until hydrogen around it and later the helium in it fuse; the outer layers expand, and the star becomes a red giant.',
    marking: 'less pressure outwards, contraction by gravity',
  },
]);

export const powerStationAndStarChoices: readonly QuestionTemplate[] = [fuelOfStation, parallaxes, starInBalance];
