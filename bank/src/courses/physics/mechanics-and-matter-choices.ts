import { simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { bothCourses } from './placing.ts';
import { tex } from './quantities.ts';

/** Paper 1A, themes A and B: short questions on ideas, with numbers for mental arithmetic at most. */

const motionChoice = defineTemplate({
  key: 'physics-a1-motion-reasoning',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('A.1.1', 1, ['A.1.3']),
  variants: [
    { form: 'drag', k: 1 },
    { form: 'average', k: 2 },
    { form: 'average', k: 3 },
    { form: 'drag', k: 2 },
    { form: 'projectile', k: 1 },
    { form: 'projectile', k: 2 },
    { form: 'average', k: 4 },
    { form: 'average', k: 5 },
  ] as const,
  solve: ({ k }) => ({ mean: (2 * k) / (k + 1) }),
  write: ({ form, k }, _, index) => {
    if (form === 'average')
      return asChoice(
        {
          text: tex`A cyclist rides uphill at the speed $v$ and returns along the same road at $${k}v$. What are the average speed and the average velocity of the whole ride?`,
          hint: 'Which distance and which time does an average speed compare?',
          right: tex`$${fraction(2 * k, k + 1)}v$ and zero`,
          wrongs: [
            [tex`$${fraction(k + 1, 2)}v$ and zero`, 'You took the mean of the two speeds; more time is spent at the lower one.'],
            [
              tex`$${fraction(2 * k, k + 1)}v$ and $${fraction(2 * k, k + 1)}v$`,
              'You took velocity for speed; the ride ends where it began.',
            ],
            [
              tex`$${fraction(k + 1, 2)}v$ and $${fraction(k - 1, 2).replace(/^1$/, '')}v$`,
              'You took means of the values without regard to the times.',
            ],
          ],
          solution: tex`For a distance $d$ each way the times are $\dfrac{d}{v}$ and $\dfrac{d}{${k}v}$, in all $\dfrac{${k + 1}d}{${k}v}$. The average speed is $2d$ divided by this, $${fraction(2 * k, k + 1)}v$. The displacement is zero, and so is the average velocity.`,
          marking: 'whole distance by whole time; displacement zero',
        },
        index,
        3,
      );
    if (form === 'drag')
      return asChoice(
        {
          text:
            k === 1
              ? 'A ball is thrown vertically upwards. Air resistance acts. How does the time to rise compare with the time to fall back to the hand?'
              : 'A skydiver falls at terminal speed and then opens the parachute. What is the direction of the acceleration just afterwards, and what is the direction of the velocity?',
          hint:
            k === 1
              ? 'In which directions does air resistance act on the way up and on the way down?'
              : 'Compare drag and weight at this moment.',
          right: k === 1 ? 'The time to rise is shorter' : 'Acceleration upwards, velocity downwards',
          wrongs:
            k === 1
              ? [
                  ['The time to rise is longer', 'On the way up drag and weight have the same direction.'],
                  ['Both are equal', 'This would be so without air resistance.'],
                  ['It depends on the mass of the ball', 'For each mass the comparison has the same outcome.'],
                ]
              : [
                  ['Acceleration downwards, velocity downwards', 'Just afterwards the drag is greater than the weight.'],
                  ['Acceleration upwards, velocity upwards', 'The skydiver is slowed down, not lifted.'],
                  ['Acceleration zero, velocity downwards', 'This is so only when the new terminal speed is reached.'],
                ],
          solution:
            k === 1
              ? 'On the way up drag and weight both point downwards, so the deceleration is greater than g. On the way down drag is opposite to the weight, so the acceleration is less than g. The same distance takes longer on the way down.'
              : 'The open parachute makes the drag much greater than the weight, so the resultant force and the acceleration point upwards. The skydiver still moves downwards and slows down, until drag and weight balance at a lower speed.',
          marking: 'directions of drag and weight',
        },
        index,
        5,
      );
    return asChoice(
      {
        text:
          k === 1
            ? 'A projectile moves without air resistance. Which quantities stay constant during its flight?'
            : 'Two balls leave a table at the same moment and the same height: X is dropped, Y is thrown horizontally. Air resistance is negligible. Which of them reaches the level ground first, and which with the greater speed?',
        hint: 'What do the horizontal and the vertical motion have in common?',
        right: k === 1 ? 'Acceleration and horizontal component of velocity' : 'Both at the same time, Y with the greater speed',
        wrongs:
          k === 1
            ? [
                ['Acceleration and speed', 'The vertical component of the velocity changes, and the speed with it.'],
                ['Velocity and kinetic energy', 'Both change during the flight.'],
                ['Horizontal and vertical components of velocity', 'Gravity changes one of them.'],
              ]
            : [
                [
                  'X first, Y with the greater speed',
                  'The longer path of Y does not make it later: look at the vertical motion alone.',
                ],
                ['Both at the same time with the same speed', 'One of them has a horizontal component as well.'],
                ['Y first, X with the greater speed', 'The vertical motion is the same for both.'],
              ],
        solution:
          k === 1
            ? 'The only force is the weight: the acceleration is g downwards all the time. It changes the vertical component only; the horizontal one stays constant.'
            : 'Vertically both start from rest and fall with g through the same height: same time, same vertical component. Y has its horizontal component as well, so it is faster.',
        marking: 'independence of the two motions',
      },
      index,
      1,
    );
  },
  check: ({ form, k }, { mean }) => {
    if (form === 'average') {
      let [way, time] = [0, 0];
      for (let i = 0; i < 1000; i++) [way, time] = [way + 0.002, time + 0.001 + 0.001 / k];
      assertAgree(way / time, mean, 'average speed');
      return;
    }
    // Throw a ball with quadratic drag: up is faster than down.
    const up = (speed: number) => {
      let [v, t, h] = [speed, 0, 0];
      while (v > 0) [v, h, t] = [v - (9.8 + 0.02 * v * v) * 1e-4, h + v * 1e-4, t + 1e-4];
      let [w, s, y] = [0, 0, h];
      while (y > 0) [w, y, s] = [w + (9.8 - 0.02 * w * w) * 1e-4, y - w * 1e-4, s + 1e-4];
      return s - t;
    };
    assertBetween(up(15), 0.01, 5, 'longer down than up');
  },
});

const forceChoice = defineTemplate({
  key: 'physics-a2-forces-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.1', 1),
  variants: [
    { form: 'pair', k: 1 },
    { form: 'train', k: 5 },
    { form: 'train', k: 4 },
    { form: 'pair', k: 2 },
    { form: 'float', k: 4 },
    { form: 'float', k: 5 },
  ] as const,
  solve: ({ k }) => ({ tension: (k - 1) / k }),
  write: ({ form, k }, _, index) => {
    if (form === 'pair')
      return asChoice(
        {
          text:
            k === 1
              ? "A book lies on a table. Which force forms a pair with the weight of the book in the sense of Newton's third law?"
              : "A horse pulls a cart forwards. Which force forms a pair with the pull of the horse on the cart in the sense of Newton's third law?",
          hint: 'On which bodies do the two forces of a pair act?',
          right: k === 1 ? 'The gravitational pull of the book on the Earth' : 'The pull of the cart on the horse',
          wrongs:
            k === 1
              ? [
                  ['The normal force of the table on the book', 'This force acts on the same body, and is of a different kind.'],
                  ['The force of the book on the table', 'This is the partner of another force, that of the table on the book.'],
                  ['The weight of the table', 'The weight of another body is no partner of this force.'],
                ]
              : [
                  ['The friction of the ground on the cart', 'This force acts on the same body.'],
                  ['The push of the ground on the horse', 'This is the partner of the push of the horse on the ground.'],
                  ['The weight of the cart', 'Look for a force of the same kind on the other body.'],
                ],
          solution:
            k === 1
              ? 'The weight is the gravitational pull of the Earth on the book. Its partner is the gravitational pull of the book on the Earth: same kind, equal size, opposite direction, on the other body. The normal force balances the weight, but it acts on the same body and is electric in nature.'
              : 'The horse pulls the cart; the partner is the pull of the cart on the horse. Whether the cart accelerates depends on all forces on the cart alone, its pull and the friction.',
          marking: 'same kind, two bodies',
        },
        index,
        4,
      );
    if (form === 'train')
      return asChoice(
        {
          text: tex`An engine pulls a train of $${k}$ identical wagons with the force $F$; resistive forces are negligible. What is the tension in the coupling between the first and the second wagon?`,
          hint: 'What does this coupling have to accelerate?',
          right: tex`$${fraction(k - 1, k)}F$`,
          wrongs: [
            [tex`$F$`, 'The first wagon needs part of the force for its own acceleration.'],
            [tex`$${fraction(1, k)}F$`, 'This is the resultant force on one wagon.'],
            [tex`$${fraction(k - 2, k)}F$`, 'You left out one of the wagons behind the coupling.'],
          ],
          solution: tex`All wagons have the same acceleration $a = \dfrac{F}{${k}m}$. The coupling accelerates the $${k - 1}$ wagons behind it: $${k - 1}ma = ${fraction(k - 1, k)}F$.`,
          marking: 'force for the wagons behind',
        },
        index,
        0,
      );
    return asChoice(
      {
        text: tex`A block floats in water with $\tfrac{1}{${k}}$ of its volume above the surface. What is $\dfrac{\text{density of the block}}{\text{density of water}}$, and how large is the buoyancy compared with the weight?`,
        hint: 'A floating body is in equilibrium.',
        right: tex`$${fraction(k - 1, k)}$, equal to the weight`,
        wrongs: [
          [tex`$${fraction(1, k)}$, equal to the weight`, 'You used the part above the surface; the part below displaces water.'],
          [tex`$${fraction(k - 1, k)}$, greater than the weight`, 'A resultant force upwards would accelerate the block.'],
          [tex`$${fraction(k, k - 1)}$, greater than the weight`, 'A body that is denser than water sinks.'],
        ],
        solution: tex`Buoyancy equals weight: $\rho_{\text{water}} \times ${fraction(k - 1, k)}V g = \rho V g$, so the ratio is $${fraction(k - 1, k)}$.`,
        marking: 'buoyancy balances the weight',
      },
      index,
      2,
    );
  },
  check: ({ form, k }, { tension }) => {
    if (form !== 'train') return;
    // Couple the wagons by stiff springs with damping and wait until all move alike.
    const n = k;
    const wagons = (_: number, s: readonly number[]) => {
      const [x, v] = [s.slice(0, n), s.slice(n)];
      const force = (i: number) => 400 * ((x[i] ?? 0) - (x[i + 1] ?? 0)) + 40 * ((v[i] ?? 0) - (v[i + 1] ?? 0));
      return [...v, ...v.map((_v, i) => (i === 0 ? 1 : force(i - 1)) - (i < n - 1 ? force(i) : 0))];
    };
    const end = simulate(wagons, Array(2 * n).fill(0), 20, 20000);
    assertAgree(400 * ((end[0] ?? 0) - (end[1] ?? 0)), tension, 'tension', 1e-2);
  },
});

const thermalChoice = defineTemplate({
  key: 'physics-b1-thermal-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.1', 1, ['B.1.2']),
  variants: [
    { form: 'mix', k: 3 },
    { form: 'phase', k: 1 },
    { form: 'phase', k: 2 },
    { form: 'mix', k: 4 },
    { form: 'rods', k: 2 },
    { form: 'rods', k: 3 },
    { form: 'mix', k: 2 },
    { form: 'mix', k: 5 },
  ] as const,
  solve: ({ k }) => ({ mixed: 20 + 60 / (k + 1), middle: 100 / (k + 1) }),
  write: ({ form, k }, _, index) => {
    const degrees = (value: string) => tex`$${value}\,^\circ\text{C}$`;
    if (form === 'mix') {
      const value = (n: number) => (Number.isInteger(n) ? `${n}` : n.toFixed(1));
      return asChoice(
        {
          text: tex`A mass of water at $80\,^\circ\text{C}$ is mixed with ${k === 2 ? 'twice' : tex`$${k}$ times`} this mass of water at $20\,^\circ\text{C}$. No energy is lost. What is the final temperature?`,
          hint: 'What happens to the energy that the hot water loses?',
          right: degrees(value(20 + 60 / (k + 1))),
          wrongs: [
            [degrees(value(20 + 60 / k)), 'You divided by the mass of the cold water; all the water ends at one temperature.'],
            [degrees(value(80 - 60 / (k + 1))), 'You exchanged the two masses.'],
            [degrees(value(100 / (k + 1))), 'You divided the sum of the temperatures.'],
          ],
          solution: tex`With the final temperature $T$: $m(80 - T) = ${k}m(T - 20)$, so $T = \dfrac{80 + ${k} \times 20}{${k + 1}} = ${value(20 + 60 / (k + 1))}\,^\circ\text{C}$. It lies closer to the temperature of the greater mass.`,
          marking: 'energy lost equals energy gained',
        },
        index,
        2,
      );
    }
    if (form === 'phase')
      return asChoice(
        {
          text:
            k === 1
              ? 'Ice at its melting point is heated slowly until all of it has melted. What happens to the kinetic and to the potential energy of its molecules?'
              : 'Water and steam at the same temperature are compared. What is correct for the mean kinetic energy of the molecules and for the intermolecular potential energy?',
          hint: 'Which of the two energies belongs to the temperature?',
          right:
            k === 1
              ? 'Kinetic energy constant, potential energy rises'
              : 'Same kinetic energy, greater potential energy in steam',
          wrongs:
            k === 1
              ? [
                  [
                    'Kinetic energy rises, potential energy constant',
                    'A greater kinetic energy would mean a higher temperature.',
                  ],
                  ['Both rise', 'The temperature stays the same during the change of phase.'],
                  ['Both stay constant', 'The energy supplied has to go somewhere.'],
                ]
              : [
                  ['Greater kinetic energy in steam, same potential energy', 'The temperatures are the same.'],
                  ['Both are greater in steam', 'The temperature decides one of them only.'],
                  ['Both are the same', 'Steam has taken in energy during vaporisation.'],
                ],
          solution:
            k === 1
              ? 'The temperature stays constant while the ice melts, so the mean kinetic energy does too. The energy supplied works against the forces between the molecules: the potential energy rises.'
              : 'Equal temperature means equal mean kinetic energy. For vaporisation energy was needed to separate the molecules against their attraction: the potential energy is greater in steam.',
          marking: 'temperature belongs to the kinetic energy',
        },
        index,
        5,
      );
    return asChoice(
      {
        text: tex`Two rods of equal length and cross-section are joined end to end. Rod X has ${k === 2 ? 'twice' : tex`$${k}$ times`} the thermal conductivity of rod Y. The free end of X is kept at $100\,^\circ\text{C}$, that of Y at $0\,^\circ\text{C}$. What is the temperature of the joint in the steady state?`,
        hint: 'In the steady state the same power passes both rods.',
        right: degrees(k === 2 ? '66.7' : '75'),
        wrongs: [
          [degrees(k === 2 ? '33.3' : '25'), 'You gave the better conductor the greater difference of temperature.'],
          [degrees('50'), 'You left out that the conductivities are different.'],
          [degrees(k === 2 ? '80' : '90'), 'You let the difference fall with the square of the conductivity.'],
        ],
        solution: tex`The same power: $${k}k\dfrac{100 - T}{L} = k\dfrac{T}{L}$, so $T = \dfrac{${k} \times 100}{${k + 1}} = ${k === 2 ? '66.7' : '75'}\,^\circ\text{C}$. The better conductor needs the smaller difference of temperature.`,
        marking: 'same power in both rods',
      },
      index,
      7,
    );
  },
  check: ({ k }, { mixed, middle }) => {
    // Let the two exchange energy bit by bit; let heat flow through two halves of a bar.
    let [hot, cold] = [80, 20];
    for (let i = 0; i < 20000; i++) {
      const flow = 0.001 * (hot - cold);
      [hot, cold] = [hot - flow, cold + flow / k];
    }
    assertAgree(hot, mixed, 'final temperature', 1e-4);
    let joint = 10;
    for (let i = 0; i < 20000; i++) joint += 0.001 * (k * (100 - joint) - joint);
    assertAgree(100 - joint, middle, 'difference along the better conductor', 1e-4);
  },
});

const gasChoice = defineTemplate({
  key: 'physics-b3-gas-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.3', 1),
  variants: [
    { form: 'combined', k: 2, n: 3 },
    { form: 'model', k: 1, n: 1 },
    { form: 'model', k: 2, n: 1 },
    { form: 'combined', k: 3, n: 2 },
    { form: 'join', k: 2, n: 3 },
    { form: 'join', k: 3, n: 5 },
    { form: 'combined', k: 4, n: 3 },
    { form: 'join', k: 4, n: 2 },
  ] as const,
  solve: ({ k, n }) => ({ combined: n * k, joined: (1 + k * n) / (1 + k) }),
  write: ({ form, k, n }, _, index) => {
    if (form === 'combined')
      return asChoice(
        {
          text: tex`A fixed amount of an ideal gas is compressed to $\tfrac{1}{${k}}$ of its volume, and its temperature in kelvin rises to $${n}$ times its value. By which factors do the pressure and the mean kinetic energy of the molecules change?`,
          hint: 'Which of the two depends on the temperature alone?',
          right: tex`$${k * n}$ and $${n}$`,
          wrongs: [
            [tex`$${k * n}$ and $${k * n}$`, 'You let the compression itself change the mean kinetic energy.'],
            [tex`$${fraction(n, k)}$ and $${n}$`, 'You let a smaller volume make the pressure smaller.'],
            [
              tex`$${k * n}$ and $${n * n}$`,
              'You squared the factor; the mean kinetic energy is proportional to the temperature.',
            ],
          ],
          solution: tex`$P = \dfrac{nRT}{V}$: the factor is $${n} \times ${k} = ${k * n}$. The mean kinetic energy, $\tfrac{3}{2}k_BT$, depends on the temperature alone: factor $${n}$.`,
          marking: tex`$P \propto T/V$, $\overline{E}_k \propto T$`,
        },
        index,
        6,
      );
    if (form === 'model')
      return asChoice(
        {
          text:
            k === 1
              ? 'A gas in a rigid container is heated. Which explanation of the rise of pressure by the kinetic model is correct?'
              : 'A gas is compressed slowly at constant temperature. Which explanation of the rise of pressure by the kinetic model is correct?',
          hint: 'What is pressure in terms of momentum?',
          right:
            k === 1
              ? 'Molecules hit the walls more often and with a greater change of momentum'
              : 'Molecules hit each unit of area more often, with the same mean change of momentum',
          wrongs:
            k === 1
              ? [
                  ['Molecules expand and take up more room', 'Molecules of an ideal gas are points that do not grow.'],
                  ['Molecules collide more often with each other', 'Collisions with each other exert no force on the walls.'],
                  [
                    'Molecules hit the walls equally often, with a greater change of momentum',
                    'Faster molecules also reach the walls more often.',
                  ],
                ]
              : [
                  ['Molecules move faster and hit the walls harder', 'At constant temperature the mean speed stays the same.'],
                  [
                    'Molecules repel each other more strongly',
                    'Molecules of an ideal gas exert no forces on each other but in collisions.',
                  ],
                  ['There are more molecules in the container', 'Their number does not change.'],
                ],
          solution:
            k === 1
              ? 'At a higher temperature the molecules are faster on average. They reach the walls more often, and each hit changes the momentum by more: both raise the force on the walls.'
              : 'At constant temperature the mean speed is the same, so each hit changes the momentum as before. In a smaller volume the molecules reach each unit of area of the walls more often.',
          marking: 'rate of hits and change of momentum',
        },
        index,
        3,
      );
    return asChoice(
      {
        text: tex`A container of volume $V$ holds an ideal gas at the pressure $P$. A second one of volume $${k}V$ holds the same gas at $${n}P$, at the same temperature. The two are joined by a thin tube with a tap, which is opened. What is the final pressure if the temperature does not change?`,
        hint: 'The amounts of gas add; so do the volumes.',
        right: tex`$${fraction(1 + k * n, 1 + k)}P$`,
        wrongs: [
          [tex`$${fraction(1 + n, 2).replace(/^1$/, '')}P$`, 'You took the mean of the pressures without regard to the volumes.'],
          [tex`$${1 + n}P$`, 'You added the pressures; the gas spreads over both volumes.'],
          [tex`$${fraction(k + n, 1 + k).replace(/^1$/, '')}P$`, 'You gave the greater pressure to the smaller container.'],
        ],
        solution: tex`At constant temperature the amount is proportional to $PV$: $P \times V + ${n}P \times ${k}V = P'(V + ${k}V)$, so $P' = ${fraction(1 + k * n, 1 + k)}P$.`,
        marking: tex`sum of $PV$`,
      },
      index,
      0,
    );
  },
  check: ({ k, n }, { combined, joined }) => {
    // Let gas pass through the tap until the pressures agree.
    let [one, two] = [1, k * n];
    for (let i = 0; i < 200000; i++) {
      const flow = 1e-4 * (two / k - one);
      [one, two] = [one + flow, two - flow];
    }
    assertAgree(one, joined, 'final pressure', 1e-4);
    assertAgree(n / (1 / k), combined, 'combined change');
  },
});

export const mechanicsAndMatterChoices: readonly QuestionTemplate[] = [motionChoice, forceChoice, thermalChoice, gasChoice];
