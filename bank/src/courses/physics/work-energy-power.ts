import { withCapitalA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { FREE_FALL as g } from './constants.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { compressionFromSpeed } from './reversed-choices-a-b.ts';

/** A.3 Work, energy and power. */

const skiRun = defineTemplate({
  key: 'physics-a3-slope-with-resistive-force',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.1', 2, ['A.2.1']),
  variants: [
    { who: 'skier', m: 70, h: 40, length: 150, v: 20, brake: 280 },
    { who: 'cyclist', m: 85, h: 25, length: 320, v: 14, brake: 210 },
    { who: 'snowboarder', m: 62, h: 55, length: 180, v: 24, brake: 350 },
    { who: 'skateboarder', m: 55, h: 8, length: 60, v: 9, brake: 45 },
    { who: 'roller skater', m: 50, h: 6, length: 75, v: 8, brake: 32 },
    { who: 'sledge with its rider', m: 95, h: 30, length: 140, v: 17, brake: 330 },
    { who: 'luge athlete', m: 110, h: 65, length: 700, v: 30, brake: 620 },
    { who: 'wheelchair racer', m: 72, h: 12, length: 160, v: 11, brake: 95 },
  ],
  solve: ({ m, h, length, v, brake }) => {
    const potential = m * g * h;
    const kinetic = 0.5 * m * v * v;
    const lost = potential - kinetic;
    return { potential, kinetic, lost, resistive: lost / length, stop: kinetic / brake };
  },
  write: ({ who, m, h, length, v, brake }, { potential, kinetic, lost, resistive, stop }) => {
    const run = Math.sqrt(length * length - h * h);
    const diagram = new Diagram({ x: [0, 10], y: [0, 5], width: 420, height: 220 })
      .polyline([
        [0.4, 4],
        [6, 0.8],
        [9.8, 0.8],
      ])
      .segment([0.4, 4], [0.4, 0.8], 'd-dashed')
      .segment([0.4, 0.8], [6, 0.8], 'd-dashed')
      .point([0.4, 4])
      .label([0.4, 4], 'start, at rest', { anchor: 'start', dx: 10, dy: -4 })
      .label([0.4, 2.4], `${h} m`, { anchor: 'start', dx: 7 })
      .label([3.4, 2.6], `${length} m`, { anchor: 'start', dx: 4, dy: -6 })
      .arrow([6, 1.1], [7.6, 1.1], 'd-curve2')
      .label([6.8, 1.1], `${v} m s⁻¹`, { dy: -9 });
    return {
      text: tex`A ${who} of total mass $${m}\text{ kg}$ starts from rest and moves down a slope of length $${length}\text{ m}$, losing $${h}\text{ m}$ in height. The speed at the foot of the slope is $${v}\text{ m s}^{-1}$.

![](diagram:slope)

(a) Calculate the gravitational potential energy lost on the slope. [1]

(b) Determine the average resistive force on the slope. [3]

(c) At the foot of the slope a constant horizontal braking force of $${brake}\text{ N}$ brings the ${who} to rest. Calculate the distance needed. [2]

(d) State what has happened to the kinetic energy. [1]`,
      hint: 'What has become of the energy that is missing at the foot of the slope?',
      answer: tex`(a) $${standardForm(potential, 'J')}$

(b) $${quantity(resistive, 'N')}$

(c) $${quantity(stop, 'm')}$

(d) It has become internal (thermal) energy of the surfaces and surroundings.`,
      solution: tex`(a) $\Delta E_p = mg\Delta h = ${m} \times 9.8 \times ${h} = ${standardForm(potential, 'J')}$.

(b) At the foot the kinetic energy is $\tfrac{1}{2}mv^2 = \tfrac{1}{2} \times ${m} \times ${v}^2 = ${standardForm(kinetic, 'J')}$. The difference was used to do work against the resistive force:

$$W = ${standardForm(potential, 'J', 5)} - ${standardForm(kinetic, 'J', 5)} = ${standardForm(lost, 'J')}$$

This work is force times distance along the slope (not the horizontal $${significant(run)}\text{ m}$):

$$F = \frac{W}{s} = \frac{${significant(lost, 5)}}{${length}} = ${quantity(resistive, 'N')}$$

(c) The braking force must do work equal to the kinetic energy:

$$s = \frac{E_k}{F} = \frac{${significant(kinetic, 5)}}{${brake}} = ${quantity(stop, 'm')}$$

(d) The braking force turns it into internal (thermal) energy of the surfaces in contact and of the surroundings.`,
      markScheme: markLines(
        ['a', 'A1', tex`$${standardForm(potential, 'J')}$`],
        ['b', 'A1', tex`Kinetic energy $${standardForm(kinetic, 'J')}$`],
        ['b', 'M1', 'Difference of energies set equal to force times distance along the slope'],
        ['b', 'A1', tex`$${quantity(resistive, 'N')}$`],
        ['c', '(M1)', 'Work of the braking force equals the kinetic energy'],
        ['c', 'A1', tex`$${quantity(stop, 'm')}$`],
        ['d', 'A1', 'Internal / thermal energy'],
      ),
      keys: numberKeys(
        numericAnswer(potential, 'J', 'a'),
        foreseeing(
          { ...numericAnswer(resistive, 'N', 'b'), tolerance: resistive * 0.02 },
          miss(potential / length, 'You left out that part of the energy becomes kinetic energy.', 'incomplete'),
        ),
        foreseeing(numericAnswer(stop, 'm', 'c'), miss(2 * stop, 'The factor one half is missing in the kinetic energy.')),
      ),
      diagrams: [
        {
          name: 'slope',
          svg: diagram.toSvg(),
          alt: `A slope ${length} m long that falls by ${h} m, then level ground; the speed at the foot is ${v} m/s. Not to scale.`,
        },
      ],
    };
  },
  check: ({ m, h, length, v, brake }, { potential, kinetic, lost, resistive, stop }) => {
    // Move down the slope and along the level in steps of distance: d(v^2)/ds = 2a.
    const slope = (g * h) / length - resistive / m;
    const [square = 0] = simulate(() => [2 * slope], [0], length, 500);
    assertAgree(square, v * v, 'speed squared at the foot');
    const [, speed = 1] = simulate((_, [, now = 0]) => [now, -brake / m], [0, v], (2 * stop) / v, 500);
    assertBetween(speed, -1e-6, 1e-6, 'at rest after the braking distance');
    assertAgree(
      potential,
      integrate(() => m * g, 0, h),
      'work of the weight',
      1e-9,
    );
    assertAgree(kinetic, brake * stop, 'work of the brake', 1e-9);
    assertAgree(lost, resistive * length, 'work of the resistive force', 1e-9);
    assertBetween(resistive, 1, 0.6 * m * g, 'resistive force');
  },
});

const uphillPower = defineTemplate({
  key: 'physics-a3-power-uphill',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('A.3.2', 2),
  variants: [
    { vehicle: 'car', m: 1300, v: 20, slope: 4, resist: 450 },
    { vehicle: 'bus', m: 8800, v: 12, slope: 3, resist: 1800 },
    { vehicle: 'cyclist with her bicycle', m: 78, v: 5, slope: 5, resist: 14 },
    { vehicle: 'lorry', m: 9500, v: 15, slope: 2.5, resist: 3200 },
    { vehicle: 'motorcycle with its rider', m: 260, v: 25, slope: 4.5, resist: 240 },
    { vehicle: 'tractor', m: 5200, v: 6, slope: 8, resist: 1500 },
    { vehicle: 'electric scooter with its rider', m: 95, v: 5.5, slope: 3.5, resist: 18 },
    { vehicle: 'van', m: 2100, v: 18, slope: 6, resist: 700 },
    { vehicle: 'minibus', m: 4200, v: 14, slope: 3.2, resist: 950 },
  ],
  solve: ({ m, v, slope, resist }) => {
    const component = m * g * Math.sin((slope * Math.PI) / 180);
    const force = component + resist;
    return { component, force, power: force * v };
  },
  write: ({ vehicle, m, v, slope, resist }, { component, force, power }) => ({
    text: tex`${withCapitalA(vehicle)} of total mass $${m}\text{ kg}$ moves up a slope of $${slope}^\circ$ to the horizontal at a constant speed of $${v}\text{ m s}^{-1}$. The total resistive force is $${resist}\text{ N}$.

Determine the useful power that moves the ${vehicle}. [3]`,
    hint: 'Which forces does the driving force balance at constant speed?',
    answer: tex`$${standardForm(power, 'W')}$`,
    solution: tex`The speed is constant, so the forces along the slope balance. The driving force must overcome the component of the weight down the slope and the resistive force:

$$F = mg\sin\theta + F_{\text{res}} = ${m} \times 9.8 \times \sin ${slope}^\circ + ${resist} = ${significant(component)} + ${resist} = ${quantity(force, 'N')}$$

Force and velocity have the same direction, so

$$P = Fv = ${significant(force, 5)} \times ${v} = ${standardForm(power, 'W')}$$`,
    markScheme: markLines(
      ['', 'M1', tex`Driving force is $mg\sin\theta$ plus the resistive force`],
      ['', 'A1', tex`$${quantity(force, 'N')}$`],
      ['', 'A1', tex`$${standardForm(power, 'W')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(power, 'W'),
        miss(resist * v, 'You left out the component of the weight along the slope.', 'incomplete'),
        miss(component * v, 'You left out the resistive force.', 'incomplete'),
        miss((m * g + resist) * v, 'You used the whole weight; only its component along the slope counts.'),
      ),
    ),
  }),
  check: ({ m, v, slope, resist }, { power }) => {
    // Energy of one minute: height gained and work against resistance.
    const seconds = 60;
    const height = v * seconds * Math.cos(((90 - slope) * Math.PI) / 180);
    assertAgree(power * seconds, m * g * height + resist * v * seconds, 'energy in a minute');
    assertBetween(power, 100, 1e6, 'power');
  },
});

const springLauncher = defineTemplate({
  key: 'physics-a3-spring-launcher-ratio',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.1', 1),
  variants: [
    { k: 3, n: 4 },
    { k: 2, n: 9 },
    { k: 4, n: 9 },
    { k: 3, n: 16 },
    { k: 2, n: 25 },
    { k: 5, n: 4 },
    { k: 5, n: 9 },
    { k: 6, n: 25 },
  ],
  solve: ({ k, n }) => ({ numerator: k, denominator: Math.sqrt(n) }),
  write: ({ k, n }, { numerator, denominator }, variantIndex) => {
    const times = (top: number, bottom: number) => tex`$${fraction(top, bottom).replace(/^1$/, '')}v$`;
    const choice = arrangeOptions(
      times(numerator, denominator),
      [
        wrong(times(k, n), 'You divided by the ratio of the masses; only its square root counts, because the speed is squared.'),
        wrong(times(k * k, n), 'You compared the squares of the speeds; the last square root is missing.', 'incomplete'),
        wrong(times(k * denominator, 1), 'You let a greater mass make the ball faster.', 'reciprocal'),
      ],
      variantIndex,
      4,
    );
    return {
      text: tex`A spring that obeys Hooke's law is compressed by $x$ and launches a ball of mass $m$ horizontally with speed $v$. The same spring is now compressed by $${k}x$ and launches a ball of mass $${n}m$. Friction is negligible and the spring is light.

What is the launch speed of the second ball? [1]`,
      hint: 'Which energy becomes which, and which quantities are squared?',
      answer: times(numerator, denominator),
      solution: tex`All the elastic potential energy becomes kinetic energy: $\tfrac{1}{2}kx^2 = \tfrac{1}{2}mv^2$, so $v = x\sqrt{\dfrac{k}{m}}$.

The speed is proportional to the compression and inversely proportional to the **square root** of the mass:

$$v_2 = \frac{${k}}{\sqrt{${n}}}\,v = ${fraction(numerator, denominator).replace(/^1$/, '')}v$$`,
      markScheme: markLines(['', 'A1', tex`$v \propto x/\sqrt{m}$`]),
      ...choice,
    };
  },
  check: ({ k, n }, { numerator, denominator }) => {
    // Let the spring push the ball for a quarter of an oscillation found by watching for the spring's natural length.
    const launch = (x: number, m: number) => {
      let state = [-x, 0];
      const step = 1e-4;
      while ((state[0] ?? 0) < 0) state = simulate((_, [s = 0, v = 0]) => [v, (-50 * s) / m], state, step, 1);
      return state[1] ?? 0;
    };
    assertAgree(launch(0.1 * k, 0.2 * n) / launch(0.1, 0.2), numerator / denominator, 'ratio of speeds', 1e-4);
  },
});

const wellPump = defineTemplate({
  key: 'physics-a3-pump-efficiency',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('A.3.2', 2),
  variants: [
    { place: 'a well', mass: 480, minutes: 5, h: 14, power: 350 },
    { place: 'a mine', mass: 4500, minutes: 10, h: 85, power: 9400 },
    { place: 'a river', mass: 1500, minutes: 4, h: 9, power: 860 },
    { place: 'a cellar', mass: 600, minutes: 8, h: 3.5, power: 75 },
    { place: 'a lake', mass: 7200, minutes: 15, h: 22, power: 2600 },
    { place: 'a rainwater tank', mass: 240, minutes: 6, h: 5.2, power: 52 },
    { place: 'a building pit', mass: 3600, minutes: 12, h: 7.5, power: 640 },
    { place: 'a fish pond', mass: 180, minutes: 3, h: 2.4, power: 38 },
    { place: 'a canal', mass: 5400, minutes: 9, h: 4.8, power: 720 },
  ],
  solve: ({ mass, minutes, h, power }) => {
    const useful = (mass * g * h) / (minutes * 60);
    return { useful, efficiency: useful / power, wasted: (power - useful) * minutes * 60 };
  },
  write: ({ place, mass, minutes, h, power }, { useful, efficiency, wasted }) => ({
    text: tex`An electric pump lifts $${mass}\text{ kg}$ of water from ${place} through a height of $${h}\text{ m}$ in $${minutes}$ minutes. The speed of the water is very small. The electrical power supplied to the pump is $${power}\text{ W}$.

(a) Calculate the useful output power of the pump. [2]

(b) Calculate the efficiency of the pump. [1]

(c) Determine the energy wasted in the $${minutes}$ minutes. [2]`,
    hint: 'Which energy is gained, and in what time?',
    answer: tex`(a) $${quantity(useful, 'W')}$

(b) $${significant(efficiency)}$ (or $${significant(efficiency * 100)}\,\%$)

(c) $${standardForm(wasted, 'J')}$`,
    solution: tex`(a) The useful work is the gain in potential energy, done in $${minutes} \times 60 = ${minutes * 60}\text{ s}$:

$$P = \frac{mgh}{t} = \frac{${mass} \times 9.8 \times ${h}}{${minutes * 60}} = ${quantity(useful, 'W')}$$

(b) Efficiency compares useful power with supplied power:

$$\eta = \frac{${significant(useful, 5)}}{${power}} = ${significant(efficiency)} = ${significant(efficiency * 100)}\,\%$$

(c) The rest of the power is wasted. Over $${minutes * 60}\text{ s}$ this is

$$(${power} - ${significant(useful, 5)}) \times ${minutes * 60} = ${standardForm(wasted, 'J')}$$`,
    markScheme: markLines(
      ['a', '(M1)', tex`$P = mgh/t$ with the time in seconds`],
      ['a', 'A1', tex`$${quantity(useful, 'W')}$`],
      ['b', 'A1', tex`$${significant(efficiency)}$`],
      ['c', '(M1)', 'Wasted power times time, or supplied minus useful energy'],
      ['c', 'A1', tex`$${standardForm(wasted, 'J')}$`],
    ),
    keys: numberKeys(
      foreseeing(numericAnswer(useful, 'W', 'a'), miss(useful * 60, 'The time has to be in seconds.', 'unit')),
      { part: 'b', value: efficiency, tolerance: 0.01 },
      foreseeing(
        { ...numericAnswer(wasted, 'J', 'c'), tolerance: wasted * 0.02 },
        miss(wasted / 60, 'The time has to be in seconds.', 'unit'),
        miss(useful * minutes * 60, 'This is the useful energy.'),
      ),
    ),
  }),
  check: ({ mass, minutes, h, power }, { useful, efficiency, wasted }) => {
    const lifted = integrate(() => mass * g, 0, h);
    const supplied = power * minutes * 60;
    assertAgree(wasted, supplied - lifted, 'energy balance', 1e-9);
    assertAgree(useful * minutes * 60, lifted, 'useful power', 1e-9);
    assertAgree(efficiency, lifted / supplied, 'efficiency');
    assertBetween(efficiency, 0.3, 0.95, 'efficiency');
  },
});

export const workEnergyPower: readonly QuestionTemplate[] = [
  skiRun,
  withReversal(springLauncher, compressionFromSpeed),
  uphillPower,
  wellPump,
];
