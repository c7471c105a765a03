import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Hard multiple choice of both courses: each links three steps or more. Mechanics, matter and circuits. */

const g = FREE_FALL;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const stonesThatMeet = choiceSet(
  { key: 'physics-a1-stones-that-meet', difficulty: 'Hard', placements: bothCourses('A.1.2', 1) },
  [
    { first: 'A stone', second: 'a second stone', height: 40, speed: 25 },
    { first: 'A ball', second: 'another ball', height: 45, speed: 30 },
    { first: 'A bolt', second: 'a nut', height: 60, speed: 30 },
    { first: 'A coin', second: 'a marble', height: 30, speed: 20 },
  ].map(({ first, second, height, speed }): ChoiceItem => {
    const time = height / speed;
    const fallen = (g * time ** 2) / 2;
    return {
      text: tex`${first} is dropped from rest at a height of $${height}\text{ m}$. At the same moment ${second} is thrown vertically upwards from the ground below it at $${speed}\text{ m s}^{-1}$. Air resistance is negligible. At what height do they meet?`,
      hint: 'Both have the same acceleration. How does the distance between them change with time?',
      right: inline(height - fallen, 'm', 3),
      wrongs: [
        [inline(fallen, 'm', 3), 'That is the distance fallen, not the height above the ground.'],
        [inline(height / 2, 'm', 3), 'They do not move at the same speed, so they do not meet half-way.'],
        [inline(speed ** 2 / (2 * g), 'm', 3), 'That is how high the second body would rise by itself.'],
      ],
      solution: tex`Both have the acceleration $g$ downwards, so they approach each other at a constant $${speed}\text{ m s}^{-1}$ and meet after $\dfrac{${height}}{${speed}} = ${quantity(time, 's')}$. By then the first has fallen $\tfrac{1}{2} \times 9.8 \times ${time.toFixed(2)}^2 = ${quantity(fallen, 'm')}$, so the height is $${quantity(height - fallen, 'm')}$.`,
      marking: tex`time to meet, then height $${quantity(height - fallen, 'm')}$`,
      proof: [height - fallen, speed * time - (g * time ** 2) / 2],
    };
  }),
);

const pulleyWithFriction = choiceSet(
  { key: 'physics-a2-pulley-with-friction', difficulty: 'Hard', placements: bothCourses('A.2.1', 1) },
  [
    { block: 'A wooden block', table: 3, hanging: 2, mu: 0.2 },
    { block: 'A brick', table: 4, hanging: 3, mu: 0.25 },
    { block: 'A crate', table: 6, hanging: 4, mu: 0.3 },
    { block: 'A glider without air supply', table: 0.5, hanging: 0.3, mu: 0.4 },
  ].map(({ block, table, hanging, mu }): ChoiceItem => {
    const acceleration = ((hanging - mu * table) * g) / (table + hanging);
    const tension = hanging * (g - acceleration);
    return {
      text: tex`${block} of mass $${quantity(table, 'kg', 2)}$ on a horizontal table is joined by a light string over an ideal pulley to a hanging load of mass $${quantity(hanging, 'kg', 2)}$. The coefficient of dynamic friction between it and the table is $${mu.toFixed(2)}$. The load moves downwards. What is the tension in the string?`,
      hint: 'The two bodies share one acceleration. Which forces act along the string on each?',
      right: inline(tension, 'N', 3),
      wrongs: [
        [inline(hanging * g, 'N', 3), 'The load accelerates, so the tension is not equal to its weight.'],
        [inline((table * hanging * g) / (table + hanging), 'N', 3), 'You left out the friction on the block.'],
        [inline(hanging * acceleration, 'N', 3), 'That is the resultant force on the load.'],
      ],
      solution: tex`For both bodies together, $${hanging}g - ${mu} \times ${table}g = (${table} + ${hanging})a$ gives $a = ${quantity(acceleration, 'm s^-2')}$. For the load, $T = ${hanging}(g - a) = ${quantity(tension, 'N')}$.`,
      marking: tex`acceleration of both bodies, then $T = ${quantity(tension, 'N')}$`,
      proof: [tension, table * acceleration + mu * table * g],
    };
  }),
);

const slopeAndFloor = choiceSet(
  { key: 'physics-a3-slope-and-floor', difficulty: 'Hard', placements: bothCourses('A.3.1', 1) },
  [
    { body: 'A parcel', height: 2, degrees: 30, mu: 0.2 },
    { body: 'A sack', height: 3, degrees: 40, mu: 0.3 },
    { body: 'A wooden box', height: 1.5, degrees: 35, mu: 0.25 },
    { body: 'A tile', height: 4, degrees: 45, mu: 0.4 },
  ].map(({ body, height, degrees, mu }): ChoiceItem => {
    const base = height / Math.tan(radians(degrees));
    const along = height / Math.sin(radians(degrees));
    return {
      text: tex`${body} is released from rest at a height of $${quantity(height, 'm', 2)}$ on a slope that makes an angle of $${degrees}^\circ$ with the horizontal. It slides down the slope and then along a horizontal floor until it stops. The coefficient of dynamic friction is $${mu.toFixed(2)}$ on the slope and on the floor. How far does it slide along the floor?`,
      hint: 'Where does all the potential energy end up, and how large is the frictional force on each surface?',
      right: inline(height / mu - base, 'm'),
      wrongs: [
        [inline(height / mu, 'm'), 'You left out the work against friction on the slope.'],
        [inline(height / mu - along, 'm'), 'On the slope the normal force is smaller than the weight.'],
        [inline(height / mu + base, 'm'), 'Friction on the slope reduces the distance.'],
      ],
      solution: tex`The potential energy equals the work against friction: $mgh = \mu mg\cos\theta \dfrac{h}{\sin\theta} + \mu mgs$. So $s = \dfrac{h}{\mu} - \dfrac{h}{\tan\theta} = ${quantity(height / mu, 'm')} - ${quantity(base, 'm')}$, which is $${quantity(height / mu - base, 'm')}$.`,
      marking: 'potential energy is the work against friction on both surfaces',
      // By the acceleration on each surface instead of energies.
      proof: [
        height / mu - base,
        (2 * g * (Math.sin(radians(degrees)) - mu * Math.cos(radians(degrees))) * along) / (2 * mu * g),
      ],
    };
  }),
);

const pelletInBlock = choiceSet(
  { key: 'physics-a2-pellet-in-a-block', difficulty: 'Hard', placements: bothCourses('A.2.2', 1) },
  [
    { pellet: 'A pellet', small: 10, large: 490, height: 0.2 },
    { pellet: 'A dart', small: 20, large: 980, height: 0.1 },
    { pellet: 'A ball of clay', small: 50, large: 1950, height: 0.15 },
    { pellet: 'A steel ball', small: 8, large: 792, height: 0.25 },
  ].map(({ pellet, small, large, height }): ChoiceItem => {
    const ratio = (small + large) / small;
    const after = Math.sqrt(2 * g * height);
    return {
      text: tex`${pellet} of mass $${small}\text{ g}$ hits a block of mass $${large}\text{ g}$ that hangs at rest from long strings, and stays in it. The block swings up to a height of $${quantity(height, 'm', 2)}$. What was the speed before the collision?`,
      hint: 'Two stages follow each other. Which quantity is conserved in each?',
      right: inline(ratio * after, 'm s^-1'),
      wrongs: [
        [inline(after, 'm s^-1'), 'That is the speed of both bodies just after the collision.'],
        [inline(Math.sqrt(ratio) * after, 'm s^-1'), 'You took the kinetic energy as conserved in the collision.'],
        [inline(ratio * 2 * g * height, 'm s^-1'), 'You left out a square root in the conservation of energy.'],
      ],
      solution: tex`After the collision energy is conserved: $v = \sqrt{2 \times 9.8 \times ${height}} = ${quantity(after, 'm s^-1')}$. In the collision momentum is conserved: $u = \dfrac{${small + large}}{${small}}v = ${quantity(ratio * after, 'm s^-1')}$.`,
      marking: 'energy after the collision, momentum in the collision',
      proof: [(small * ratio * after) ** 2 / (2 * (small + large)) / (small + large), g * height],
    };
  }),
);

const iceLeft = choiceSet(
  { key: 'physics-b1-ice-that-is-left', difficulty: 'Hard', placements: bothCourses('B.1.1', 1) },
  [
    { water: 200, warm: 30, ice: 100 },
    { water: 250, warm: 20, ice: 100 },
    { water: 150, warm: 40, ice: 120 },
    { water: 400, warm: 12, ice: 100 },
  ].map(({ water, warm, ice }, index): ChoiceItem => {
    const vessel = ['a foam cup', 'an insulated jug', 'a vacuum flask', 'a calorimeter of negligible heat capacity'][index] ?? '';
    const melted = (water * 4200 * warm) / 334_000;
    return {
      text: tex`$${ice}\text{ g}$ of ice at $0\,^\circ\text{C}$ is put into $${water}\text{ g}$ of water at $${warm}\,^\circ\text{C}$ in ${vessel}. Specific heat capacity of water: $4200\text{ J kg}^{-1}\text{ K}^{-1}$; specific latent heat of fusion of ice: $3.34 \times 10^{5}\text{ J kg}^{-1}$. What mass of ice is left when the temperature no longer changes?`,
      hint: 'Can the water provide enough energy to melt all the ice before it reaches the melting point?',
      right: inline(ice - melted, 'g'),
      wrongs: [
        [inline(melted, 'g'), 'That is the mass of ice that melts.'],
        ['zero', 'The water cannot provide enough energy to melt all of the ice.'],
        [inline(ice - melted / 2, 'g'), 'You used the specific heat capacity of ice for the water.'],
      ],
      solution: tex`In cooling to $0\,^\circ\text{C}$ the water gives off $${water / 1000} \times 4200 \times ${warm} = ${quantity(water * 4.2 * warm, 'J')}$. This melts $\dfrac{${quantity(water * 4.2 * warm, 'J')}}{3.34 \times 10^{5}\text{ J kg}^{-1}} = ${quantity(melted / 1000, 'kg')}$ of ice, less than there is, so $${quantity(ice - melted, 'g', 2)}$ is left at $0\,^\circ\text{C}$.`,
      marking: tex`energy of the water melts $${quantity(melted, 'g', 2)}$, so that $${quantity(ice - melted, 'g', 2)}$ is left`,
      proof: [(ice - melted) / 1000, ice / 1000 - ((water / 1000) * 4200 * warm) / 3.34e5],
    };
  }),
);

const vesselsJoined = choiceSet(
  { key: 'physics-b3-vessels-joined-and-heated', difficulty: 'Hard', placements: bothCourses('B.3', 1) },
  [
    { gas: 'nitrogen', first: 1, pressure: 300, second: 3, other: 100, cold: 300, hot: 360 },
    { gas: 'helium', first: 2, pressure: 400, second: 3, other: 150, cold: 280, hot: 350 },
    { gas: 'argon', first: 1, pressure: 500, second: 4, other: 100, cold: 300, hot: 400 },
    { gas: 'neon', first: 3, pressure: 200, second: 1, other: 600, cold: 290, hot: 319 },
  ].map(({ gas, first, pressure, second, other, cold, hot }): ChoiceItem => {
    const joined = (pressure * first + other * second) / (first + second);
    const factor = hot / cold;
    return {
      text: tex`Two rigid vessels at $${cold}\text{ K}$ hold ${gas}: one of volume $${first}V$ at a pressure of $${pressure}\text{ kPa}$, the other of volume $${second}V$ at $${other}\text{ kPa}$. A thin tube between them is opened, and both are heated to $${hot}\text{ K}$. What is the final pressure?`,
      hint: 'The amount of gas stays the same. How does each vessel contribute to it?',
      right: inline(joined * factor, 'kPa', 3),
      wrongs: [
        [inline(((pressure + other) / 2) * factor, 'kPa', 3), 'You took the mean of the pressures although the volumes differ.'],
        [inline(joined, 'kPa', 3), 'You left out the change of temperature.'],
        [inline((pressure + other) * factor, 'kPa', 3), 'You added the pressures although the gas has more space afterwards.'],
      ],
      solution: tex`The amounts add up: $\dfrac{p(${first} + ${second})V}{${hot}} = \dfrac{${pressure} \times ${first}V + ${other} \times ${second}V}{${cold}}$. So $p = \dfrac{${hot}}{${cold}} \times ${quantity(joined, 'kPa')} = ${quantity(joined * factor, 'kPa')}$.`,
      marking: tex`total amount is conserved; $p = ${quantity(joined * factor, 'kPa')}$`,
      proof: [(joined * factor * (first + second)) / hot, (pressure * first) / cold + (other * second) / cold],
    };
  }),
);

const secondResistor = choiceSet(
  { key: 'physics-b5-second-resistor-in-parallel', difficulty: 'Hard', placements: bothCourses('B.5.2', 1) },
  [
    { part: [1, 2], source: 'A cell' },
    { part: [1, 4], source: 'A battery' },
    { part: [1, 1], source: 'A solar cell of constant emf' },
    { part: [1, 3], source: 'A power pack of constant emf' },
  ].map(({ part: [over = 1, under = 1], source }): ChoiceItem => {
    // In units of R: r = over/under.
    const [top, bottom] = [under + over, under + 2 * over];
    return {
      text: tex`${source} with internal resistance $${over === under ? 'R' : `${fraction(over, under)}R`}$ is connected to a resistor of resistance $R$, which has the power $P$. A second resistor of resistance $R$ is connected in parallel with the first. What is now the power of the first resistor?`,
      hint: 'What happens to the total current, and so to the potential difference across the terminals?',
      right: tex`$${fraction(top ** 2, bottom ** 2)}P$`,
      wrongs: [
        ['$P$', 'The potential difference across the terminals falls as the current grows.'],
        ...([
          [tex`$${fraction(top, bottom)}P$`, 'Power depends on the square of the current.'],
          [tex`$\frac{1}{4}P$`, 'The total current grows, so half of it is more than half of the first current.'],
        ] as const),
      ],
      solution: tex`First $I = \dfrac{\varepsilon}{R + r}$. With both resistors the total current is $\dfrac{\varepsilon}{\frac{1}{2}R + r}$ and half of it, $\dfrac{\varepsilon}{R + 2r}$, passes through the first. The power changes by the factor $\left(\dfrac{R + r}{R + 2r}\right)^2 = ${fraction(top ** 2, bottom ** 2)}$.`,
      marking: tex`current changes by the factor $\frac{R + r}{R + 2r}$`,
      proof: [(top / bottom) ** 2, ((1 + over / under) / (0.5 + over / under) / 2) ** 2],
    };
  }),
);

export const linkedChoices: readonly QuestionTemplate[] = [
  ...[stonesThatMeet, pulleyWithFriction, slopeAndFloor, pelletInBlock],
  ...[iceLeft, vesselsJoined, secondResistor],
];
