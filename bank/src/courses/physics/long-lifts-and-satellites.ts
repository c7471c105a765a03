import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL, GRAVITATION, LIGHT_SPEED } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about motion against gravity: a lift with its motor, a satellite in orbit. */

const liftWithMotor = defineTemplate({
  key: 'physics-long-lift-with-motor',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.1', 2, ['A.1.1', 'A.3.2', 'B.5.2']),
  variants: [
    {
      building: 'an office tower',
      mass: 950,
      rider: 70,
      speed: 3.0,
      start: 2.5,
      steady: 12,
      stop: 2.0,
      counter: 700,
      volts: 400,
      percent: 82,
    },
    {
      building: 'a hospital',
      mass: 1400,
      rider: 60,
      speed: 1.8,
      start: 2.0,
      steady: 15,
      stop: 1.5,
      counter: 1000,
      volts: 400,
      percent: 78,
    },
    {
      building: 'a mine',
      mass: 2600,
      rider: 85,
      speed: 8.0,
      start: 6.4,
      steady: 40,
      stop: 5.0,
      counter: 1900,
      volts: 690,
      percent: 88,
    },
    {
      building: 'a television tower',
      mass: 1200,
      rider: 55,
      speed: 6.0,
      start: 4.0,
      steady: 25,
      stop: 4.8,
      counter: 850,
      volts: 400,
      percent: 85,
    },
  ],
  solve: ({ mass, rider, speed, start, steady, stop, counter, volts, percent }) => {
    const acceleration = speed / start;
    const power = (mass - counter) * FREE_FALL * speed;
    return {
      ...{ acceleration, height: (speed * (start + stop)) / 2 + speed * steady, tension: mass * (FREE_FALL + acceleration) },
      ...{
        heavy: rider * (FREE_FALL + acceleration),
        light: rider * (FREE_FALL - speed / stop),
        alone: mass * FREE_FALL * speed,
      },
      ...{ power, input: (power * 100) / percent, current: (power * 100) / percent / volts },
    };
  },
  write: (
    { building, mass, rider, speed, start, steady, stop, counter, volts, percent },
    { acceleration, height, tension, heavy, light, alone, power, input, current },
  ) =>
    inParts({
      stem: tex`The lift of ${building} has a mass of $${mass}\text{ kg}$ with its passengers. It starts from rest, reaches $${speed.toFixed(1)}\text{ m s}^{-1}$ upwards with constant acceleration in $${start.toFixed(1)}\text{ s}$, moves at this speed for $${steady}\text{ s}$ and then slows down to rest with constant deceleration in $${stop.toFixed(1)}\text{ s}$. ($g = 9.8\text{ m s}^{-2}$)`,
      hint: 'Sketch the velocity–time graph first. In which of its three stages are the forces on the lift balanced?',
      parts: [
        {
          ask: 'Calculate the height through which the lift rises.',
          answer: tex`$${quantity(height, 'm')}$`,
          solution: tex`It is the area under the velocity–time graph: $\frac{1}{2} \times ${start.toFixed(1)} \times ${speed.toFixed(1)} + ${steady} \times ${speed.toFixed(1)} + \frac{1}{2} \times ${stop.toFixed(1)} \times ${speed.toFixed(1)} = ${quantity(height, 'm')}$.`,
          marks: [
            ['M1', 'area under the velocity–time graph, or three displacements'],
            ['A1', tex`$${quantity(height, 'm')}$`],
          ],
          keys: [
            judged(height, 'm', { slips: [miss(speed * (start + steady + stop), 'The speed is not constant at the ends.')] }),
          ],
        },
        {
          ask: 'Determine the tension in the cable of the lift while it speeds up.',
          answer: tex`$${standardForm(tension, 'N')}$`,
          solution: tex`$a = \dfrac{${speed.toFixed(1)}}{${start.toFixed(1)}} = ${quantity(acceleration, 'm s^-2')}$. $T - mg = ma$, so $T = ${mass} \times (9.8 + ${significant(acceleration)}) = ${standardForm(tension, 'N')}$.`,
          marks: [
            ['M1', tex`acceleration $${quantity(acceleration, 'm s^-2')}$`],
            ['M1', tex`$T - mg = ma$`],
            ['A1', tex`$${standardForm(tension, 'N')}$; award 2 of 3 for the weight alone`],
          ],
          keys: [
            judged(tension, 'N', {
              slips: [
                miss(mass * (FREE_FALL - acceleration), 'The resultant force is upwards.', 'sign'),
                miss(mass * acceleration, 'That is the resultant force.', 'incomplete'),
              ],
            }),
          ],
        },
        {
          ask: tex`A passenger of mass $${rider}\text{ kg}$ stands on a scale that measures force. Calculate its readings while the lift speeds up and while it slows down.`,
          answer: tex`$${quantity(heavy, 'N')}$; $${quantity(light, 'N')}$`,
          solution: tex`The scale pushes with $N = m(g + a)$, upwards positive. Speeding up: $${rider} \times (9.8 + ${significant(acceleration)}) = ${quantity(heavy, 'N')}$. Slowing down, $a = -\dfrac{${speed.toFixed(1)}}{${stop.toFixed(1)}} = -${quantity(speed / stop, 'm s^-2')}$: $${rider} \times (9.8 - ${significant(speed / stop)}) = ${quantity(light, 'N')}$.`,
          marks: [
            ['M1', tex`$N - mg = ma$`],
            ['A1', tex`$${quantity(heavy, 'N')}$`],
            ['A1', tex`$${quantity(light, 'N')}$; award 2 of 3 for readings that are exchanged`],
          ],
          keys: [judged(heavy, 'N', { label: 'Speeding up' }), judged(light, 'N', { label: 'Slowing down' })],
        },
        {
          ask: 'Identify, for the passenger, the force that forms a pair with the push of the scale according to Newton’s third law, and explain why it is not the weight.',
          answer: 'The push of the passenger on the scale; the weight acts on the passenger, by the Earth',
          solution:
            'The pair of the push of the scale on the passenger is the push of the passenger on the scale: same kind, opposite direction, on the other body. The weight acts on the same body and comes from the Earth; the two are equal only without acceleration.',
          marks: [
            ['A1', 'push of the passenger on the scale'],
            ['R1', 'weight acts on the same body (or is of a different kind)'],
          ],
        },
        {
          before: tex`A counterweight of mass $${counter}\text{ kg}$ hangs on the other end of the cable, which runs over a pulley at the top.`,
          ask: 'Calculate the useful power of the motor at constant speed without and with the counterweight.',
          answer: tex`$${standardForm(alone, 'W')}$; $${standardForm(power, 'W')}$`,
          solution: tex`Without it the motor lifts the whole weight: $P = Fv = ${mass} \times 9.8 \times ${speed.toFixed(1)} = ${standardForm(alone, 'W')}$. The counterweight gives up potential energy as the lift gains it: $(${mass} - ${counter}) \times 9.8 \times ${speed.toFixed(1)} = ${standardForm(power, 'W')}$.`,
          marks: [
            ['M1', tex`$P = Fv$`],
            ['A1', tex`$${standardForm(alone, 'W')}$`],
            ['A1', tex`$${standardForm(power, 'W')}$; award 2 of 3 for one of the two`],
          ],
          keys: [judged(alone, 'W', { label: 'Without' }), judged(power, 'W', { relative: 0.015, label: 'With' })],
        },
        {
          ask: tex`The motor has an efficiency of $${percent}\,\%$ and is supplied at $${volts}\text{ V}$ (direct current). Determine the current at constant speed, with the counterweight.`,
          answer: tex`$${quantity(current, 'A')}$`,
          solution: tex`The input power is $\dfrac{${scientific(power)}}{${significant(percent / 100, 2)}} = ${standardForm(input, 'W')}$, and $I = \dfrac{P}{V} = \dfrac{${scientific(input)}}{${volts}} = ${quantity(current, 'A')}$.`,
          marks: [
            ['M1', 'input power from the efficiency'],
            ['A1', tex`$${quantity(current, 'A')}$ (ECF)`],
          ],
          keys: [
            judged(current, 'A', {
              relative: 0.015,
              slips: [miss((current * percent ** 2) / 1e4, 'The input power is the greater one.', 'reciprocal')],
            }),
          ],
        },
        {
          ask: 'Suggest how the energy of a fully loaded lift on its way down can be used again.',
          answer: 'The motor acts as a generator and returns electrical energy',
          solution:
            'On the way down the lift turns the motor, which then acts as a generator: potential energy becomes electrical energy, which can be fed back into the supply.',
          marks: [['R1', 'motor as a generator; electrical energy is fed back']],
        },
      ],
    }),
  check: ({ mass, rider, speed, start, steady, stop, counter, volts, percent }, { height, tension, heavy, light, current }) => {
    const run = (a: number, from: readonly number[], time: number) => simulate((_, [, v = 0]) => [v, a], from, time, 50);
    const up = run(tension / mass - FREE_FALL, [0, 0], start);
    assertAgree(up[1] ?? 0, speed, 'speed after the start', 1e-6);
    const along = run(0, up, steady);
    const end = run(light / rider - FREE_FALL, along, stop);
    assertBetween(end[1] ?? 1, -1e-6, 1e-6, 'speed at the end');
    assertAgree(end[0] ?? 0, height, 'height', 1e-6);
    assertAgree(heavy / rider, tension / mass, 'force for each kilogram', 1e-9);
    assertAgree((current * volts * percent) / 100, (mass - counter) * FREE_FALL * speed, 'power', 1e-9);
    assertBetween(light, 0, rider * FREE_FALL, 'reading');
  },
});

const satelliteOfEarth = defineTemplate({
  key: 'physics-long-satellite-of-the-earth',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.1.1', 2, ['A.2.3', 'B.1.2', 'C.2', 'A.3.2']),
  variants: [
    { task: 'takes pictures of forests', height: 700, mass: 1100, area: 9.0, percent: 28, megahertz: 8200 },
    { task: 'measures the sea level', height: 1340, mass: 510, area: 7.5, percent: 26, megahertz: 5300 },
    { task: 'relays telephone calls', height: 780, mass: 690, area: 5.2, percent: 24, megahertz: 1620 },
    { task: 'observes clouds', height: 820, mass: 2200, area: 14, percent: 27, megahertz: 1700 },
  ],
  solve: ({ height, mass, area, percent, megahertz }) => {
    const radius = 6.37e6 + height * 1000;
    const field = (GRAVITATION * 5.97e24) / radius ** 2;
    const speed = Math.sqrt((GRAVITATION * 5.97e24) / radius);
    return {
      ...{ radius, field, force: mass * field, speed, period: (2 * Math.PI * radius) / speed },
      ...{
        wavelength: LIGHT_SPEED / (megahertz * 1e6),
        delay: (height * 1000) / LIGHT_SPEED,
        power: (1360 * area * percent) / 100,
      },
      factor: (42.2e6 / radius) ** 1.5,
    };
  },
  write: (
    { task, height, mass, area, percent, megahertz },
    { radius, field, force, speed, period, wavelength, delay, power, factor },
  ) =>
    inParts({
      stem: tex`A satellite of mass $${mass}\text{ kg}$ ${task} from a circular orbit $${height}\text{ km}$ above the surface of the Earth. (Earth: mass $5.97 \times 10^{24}\text{ kg}$, radius $6.37 \times 10^{6}\text{ m}$; $G = 6.67 \times 10^{-11}\text{ N m}^2\text{ kg}^{-2}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$)`,
      hint: 'From where is the distance in the law of gravitation measured? One force alone acts on the satellite.',
      parts: [
        {
          ask: 'Calculate the gravitational field strength at the orbit and the force on the satellite.',
          answer: tex`$${quantity(field, 'N kg^-1')}$; $${standardForm(force, 'N')}$`,
          solution: tex`$r = 6.37 \times 10^{6} + ${height} \times 10^{3} = ${standardForm(radius, 'm')}$. $g = \dfrac{GM}{r^2} = \dfrac{6.67 \times 10^{-11} \times 5.97 \times 10^{24}}{(${scientific(radius)})^2} = ${quantity(field, 'N kg^-1')}$ and $F = mg = ${standardForm(force, 'N')}$.`,
          marks: [
            ['M1', 'distance from the centre of the Earth'],
            ['A1', tex`$${quantity(field, 'N kg^-1')}$`],
            ['A1', tex`$${standardForm(force, 'N')}$ (ECF); award 2 of 3 for the height as the distance`],
          ],
          keys: [
            judged(field, 'N kg^-1', {
              label: 'Field strength',
              slips: [miss((GRAVITATION * 5.97e24) / (height * 1000) ** 2, 'The distance is measured from the centre.')],
            }),
            judged(force, 'N', { label: 'Force' }),
          ],
        },
        {
          ask: 'Determine the orbital speed.',
          answer: tex`$${standardForm(speed, 'm s^-1')}$`,
          solution: tex`Gravity is the centripetal force: $mg = \dfrac{mv^2}{r}$, so $v = \sqrt{gr} = \sqrt{${significant(field, 4)} \times ${scientific(radius)}} = ${standardForm(speed, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$`],
            ['A1', tex`$${standardForm(speed, 'm s^-1')}$ (ECF)`],
          ],
          keys: [judged(speed, 'm s^-1')],
        },
        {
          ask: 'Calculate the period of the orbit in minutes.',
          answer: tex`$${quantity(period / 60, 'min')}$`,
          solution: tex`$T = \dfrac{2\pi r}{v} = \dfrac{2\pi \times ${scientific(radius)}}{${scientific(speed, 4)}} = ${standardForm(period, 's')} = ${quantity(period / 60, 'min')}$`,
          marks: [
            ['M1', tex`$T = \dfrac{2\pi r}{v}$`],
            ['A1', tex`$${quantity(period / 60, 'min')}$ (ECF from part (b))`],
          ],
          keys: [
            carried(
              judged(period / 60, 'min', { slips: [miss(period, 'That is in seconds.', 'unit')] }),
              `2pi*${Number(radius.toPrecision(6))}/(60v)`,
              {
                v: 'b',
              },
            ),
          ],
        },
        {
          ask: 'Explain why an astronaut in such an orbit feels weightless although the gravitational field is almost as strong as on the ground.',
          answer: 'Astronaut and spacecraft fall with the same acceleration; there is no normal force',
          solution:
            'Gravity gives the astronaut and the spacecraft the same acceleration towards the Earth, so they need not push on each other. It is the normal force that is felt as weight, and it is zero.',
          marks: [
            ['R1', 'same acceleration of both: free fall'],
            ['R1', 'no normal force'],
          ],
        },
        {
          ask: tex`Solar panels of area $${significant(area, 2)}\text{ m}^2$ face the Sun (solar constant $1360\text{ W m}^{-2}$) and turn $${percent}\,\%$ of the radiation into electrical power. Calculate this power, and state why a battery is needed as well.`,
          answer: tex`$${standardForm(power, 'W')}$; in the shadow of the Earth`,
          solution: tex`$P = ${significant(percent / 100, 2)} \times 1360 \times ${significant(area, 2)} = ${standardForm(power, 'W')}$. For a part of each orbit the satellite is in the shadow of the Earth.`,
          marks: [
            ['M1', 'intensity times area times efficiency'],
            ['A1', tex`$${standardForm(power, 'W')}$`],
            ['A1', 'no sunlight in the shadow of the Earth; award 2 of 3 for the power alone'],
          ],
          keys: [{ ...judged(power, 'W', { relative: 0.015 }), label: 'Power' }],
        },
        {
          ask: tex`The satellite sends data at $${megahertz}\text{ MHz}$. Calculate the wavelength, and the time that a signal takes to reach a station directly below.`,
          answer: tex`$${quantity(wavelength, 'm')}$; $${standardForm(delay, 's')}$`,
          solution: tex`$\lambda = \dfrac{c}{f} = \dfrac{3.00 \times 10^{8}}{${megahertz} \times 10^{6}} = ${quantity(wavelength, 'm')}$ and $t = \dfrac{${height} \times 10^{3}}{3.00 \times 10^{8}} = ${standardForm(delay, 's')}$.`,
          marks: [
            ['A1', tex`$${quantity(wavelength, 'm')}$`],
            ['A1', tex`$${standardForm(delay, 's')}$`],
          ],
          keys: [judged(wavelength, 'm', { label: 'Wavelength' }), judged(delay, 's', { label: 'Time' })],
        },
        {
          ask: tex`A geostationary satellite has an orbit of radius $4.22 \times 10^{7}\text{ m}$. Use Kepler’s third law to find the ratio of its period to that of this satellite, and check it with the length of a day.`,
          answer: tex`$${significant(factor)}$; about $24$ hours`,
          solution: tex`$\dfrac{T_2}{T_1} = \left(\dfrac{4.22 \times 10^{7}}{${scientific(radius)}}\right)^{\frac{3}{2}} = ${significant(factor)}$. $${significant(factor)} \times ${significant(period / 60)}\text{ min} = ${significant((factor * period) / 60, 3)}\text{ min}$, about $24$ hours.`,
          marks: [
            ['M1', tex`$T^2 \propto r^3$`],
            ['A1', tex`$${significant(factor)}$`],
            ['A1', 'about 24 hours (ECF); award 2 of 3 for the ratio alone'],
          ],
          keys: [
            {
              ...judged(factor, '', {
                relative: 0.015,
                slips: [miss(factor ** (2 / 3), 'Periods are not proportional to radii.')],
              }),
              label: 'Ratio',
            },
          ],
        },
      ],
    }),
  check: ({ height }, { radius, speed, period, field, factor }) => {
    // Once round, step by step.
    const [x = 0, y = 0] = simulate(
      (_, [px = 0, py = 0, vx = 0, vy = 0]) => {
        const pull = (GRAVITATION * 5.97e24) / Math.hypot(px, py) ** 3;
        return [vx, vy, -pull * px, -pull * py];
      },
      [radius, 0, 0, speed],
      period,
      4_000,
    );
    assertAgree(x, radius, 'place after a period', 1e-6);
    assertBetween(y / radius, -1e-6, 1e-6, 'place across');
    assertAgree(
      bisect((r) => (GRAVITATION * 5.97e24) / r ** 2 - field, 6e6, 1e8),
      6.37e6 + 1000 * height,
      'radius',
      1e-6,
    );
    assertAgree((factor * period) / 3600, 24, 'hours of a day', 0.01);
  },
});

export const longQuestionsOnGravity = [liftWithMotor, satelliteOfEarth];
