import { simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { plain, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ELEMENTARY_CHARGE, GRAVITATION } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about machines and what limits them: a cold store with its motor, a space probe with an ion thruster. */

const [WATER, ICE, FUSION, COPPER] = [4200, 2100, 3.34e5, 1.7e-8];

const coldStore = defineTemplate({
  key: 'physics-long-cold-store',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.2', 2, ['B.1.1', 'B.5.1', 'A.3.2']),
  variants: [
    {
      port: 'Dakar',
      area: 60,
      thick: 0.12,
      inside: 18,
      outside: 27,
      mass: 150,
      fresh: 12,
      watts: 2400,
      gain: 2.5,
      volts: 230,
      cable: 40,
    },
    {
      port: 'Valparaíso',
      area: 85,
      thick: 0.15,
      inside: 20,
      outside: 20,
      mass: 240,
      fresh: 10,
      watts: 3250,
      gain: 2.6,
      volts: 220,
      cable: 55,
    },
    {
      port: 'Colombo',
      area: 48,
      thick: 0.1,
      inside: 15,
      outside: 31,
      mass: 110,
      fresh: 16,
      watts: 2000,
      gain: 2.2,
      volts: 230,
      cable: 30,
    },
    {
      port: 'Split',
      area: 72,
      thick: 0.14,
      inside: 22,
      outside: 24,
      mass: 180,
      fresh: 14,
      watts: 2800,
      gain: 2.4,
      volts: 230,
      cable: 48,
    },
  ],
  solve: ({ area, thick, inside, outside, mass, fresh, watts, gain, volts, cable }) => {
    const leak = (0.025 * area * (inside + outside)) / thick;
    const energy = mass * (WATER * fresh + FUSION + ICE * inside);
    const [input, resistance] = [watts / gain, (COPPER * 2 * cable) / 1.5e-6];
    const current = input / volts;
    return {
      ...{ leak, energy, seconds: energy / (watts - leak), input, current },
      ...{ resistance, lost: current ** 2 * resistance, percent: (100 * current ** 2 * resistance) / input },
    };
  },
  write: (
    { port, area, thick, inside, outside, mass, fresh, watts, gain, volts, cable },
    { leak, energy, seconds, input, current, resistance, lost, percent },
  ) =>
    inParts({
      stem: tex`A cold store for fish in the harbour of ${port} is kept at $-${inside}\,^\circ\text{C}$ while the air outside is at $${outside}\,^\circ\text{C}$. Its walls, floor and roof have a total area of $${area}\text{ m}^2$ and consist of a layer of foam $${quantity(thick, 'm', 2)}$ thick with a thermal conductivity of $0.025\text{ W m}^{-1}\text{ K}^{-1}$. (Water: specific heat capacity $4200\text{ J kg}^{-1}\text{ K}^{-1}$, specific latent heat of fusion $3.34 \times 10^{5}\text{ J kg}^{-1}$; ice: specific heat capacity $2100\text{ J kg}^{-1}\text{ K}^{-1}$; copper: resistivity $1.7 \times 10^{-8}\,\Omega\text{ m}$)`,
      hint: 'Follow the energy: into the store, out of the fish, and into the motor.',
      parts: [
        {
          ask: 'Calculate the rate at which energy is conducted into the store.',
          answer: tex`$${quantity(leak, 'W')}$`,
          solution: tex`$\dfrac{\Delta Q}{\Delta t} = kA\dfrac{\Delta T}{\Delta x} = 0.025 \times ${area} \times \dfrac{${inside + outside}}{${thick}} = ${quantity(leak, 'W')}$`,
          marks: [
            ['M1', 'temperature difference across the layer'],
            ['A1', tex`$${quantity(leak, 'W')}$`],
          ],
          keys: [
            judged(leak, 'W', {
              slips: [miss((0.025 * area * (outside - inside)) / thick, 'The temperatures lie on both sides of zero.', 'sign')],
            }),
          ],
        },
        {
          ask: 'Explain, in terms of particles, why foam conducts so much worse than the metal of a ship.',
          answer: 'Most of foam is gas, whose molecules are far apart; it has no free electrons',
          solution:
            'Energy is conducted by collisions of neighbouring particles and, in metals, by electrons that move freely. Most of foam is gas: its molecules are far apart and collide rarely, and there are no free electrons.',
          marks: [
            ['R1', 'metal: free electrons carry energy'],
            ['R1', 'gas in the foam: molecules far apart, few collisions'],
          ],
        },
        {
          before: tex`$${mass}\text{ kg}$ of fresh fish at $${fresh}\,^\circ\text{C}$ is brought in and frozen. Treat the fish as water.`,
          ask: tex`Determine the energy that must be removed to bring the fish to $-${inside}\,^\circ\text{C}$.`,
          answer: tex`$${standardForm(energy, 'J')}$`,
          solution: tex`The water cools to $0\,^\circ\text{C}$, freezes, and the ice cools further: $${mass} \times (4200 \times ${fresh} + 3.34 \times 10^{5} + 2100 \times ${inside}) = ${standardForm(energy, 'J')}$.`,
          marks: [
            ['M1', tex`$mc\Delta T$ for water and for ice, each with its own values`],
            ['M1', tex`$mL$ of fusion`],
            ['A1', tex`$${standardForm(energy, 'J')}$; award 2 of 3 where one of the three stages is left out`],
          ],
          keys: [
            judged(energy, 'J', {
              slips: [
                miss(mass * WATER * (fresh + inside), 'The water freezes on the way.', 'incomplete'),
                miss(mass * (WATER * fresh + FUSION), 'The ice is cooled further.', 'incomplete'),
              ],
            }),
          ],
        },
        {
          ask: tex`The cooling unit removes energy from the store at a rate of $${standardForm(watts, 'W', 2)}$. Calculate the time in which the fish reaches $-${inside}\,^\circ\text{C}$. Assume that the rate of part (a) does not change.`,
          answer: tex`$${standardForm(seconds, 's', 2)}$`,
          solution: tex`The energy that leaks in must be removed as well, so $${watts} - ${significant(leak)} = ${quantity(watts - leak, 'W')}$ is left for the fish. $t = \dfrac{${scientific(energy)}}{${significant(watts - leak)}} = ${standardForm(seconds, 's', 2)}$, about $${significant(seconds / 3600, 2)}$ hours.`,
          marks: [
            ['M1', 'net rate: the rate of part (a) subtracted'],
            ['A1', tex`$${standardForm(seconds, 's', 2)}$ (ECF from parts (a) and (c))`],
          ],
          keys: [
            carried(
              judged(seconds, 's', {
                relative: 0.025,
                slips: [miss(energy / watts, 'Energy leaks in all the time.', 'incomplete')],
              }),
              `E/(${watts}-P)`,
              { E: 'c', P: 'a' },
            ),
          ],
        },
        {
          ask: tex`For each joule of electrical energy the unit removes $${gain.toFixed(1)}\text{ J}$ from the store. It is supplied at $${volts}\text{ V}$ (direct current). Calculate the current.`,
          answer: tex`$${quantity(current, 'A')}$`,
          solution: tex`The electrical power is $\dfrac{${watts}}{${gain.toFixed(1)}} = ${plain(input)}\text{ W}$, and $I = \dfrac{P}{V} = \dfrac{${plain(input)}}{${volts}} = ${quantity(current, 'A')}$.`,
          marks: [
            ['M1', 'electrical power'],
            ['A1', tex`$${quantity(current, 'A')}$`],
          ],
          keys: [
            judged(current, 'A', {
              relative: 0.015,
              slips: [
                miss((watts * gain) / volts, 'The electrical power is the smaller one.', 'reciprocal'),
                miss(watts / volts, 'That is the rate of cooling.'),
              ],
            }),
          ],
        },
        {
          ask: tex`Two copper wires, each $${cable}\text{ m}$ long with a cross-section of $1.5 \times 10^{-6}\text{ m}^2$, connect the unit to the supply. Determine the power dissipated in them as a percentage of the electrical power of the unit.`,
          answer: tex`$${significant(percent, 2)}\,\%$`,
          solution: tex`The current flows through both wires: $R = \dfrac{\rho L}{A} = \dfrac{1.7 \times 10^{-8} \times ${2 * cable}}{1.5 \times 10^{-6}} = ${quantity(resistance, 'Ω')}$. The power is $I^2R = ${significant(current)}^2 \times ${significant(resistance)} = ${quantity(lost, 'W', 2)}$, which is $\dfrac{${significant(lost)}}{${plain(input)}} \times 100 = ${significant(percent, 2)}\,\%$.`,
          marks: [
            ['M1', tex`resistance of both wires, $${quantity(resistance, 'Ω')}$`],
            ['M1', tex`$I^2R$ (ECF from part (e))`],
            ['A1', tex`$${significant(percent, 2)}\,\%$; award 2 of 3 for the length of one wire`],
          ],
          keys: [
            {
              ...judged(percent, '%', {
                relative: 0.03,
                slips: [miss(percent / 2, 'The current flows there and back.', 'incomplete')],
              }),
              label: 'Percentage',
            },
          ],
        },
        {
          ask: 'The owner could make the foam twice as thick. Predict the effect on the rate in part (a), and discuss whether this would shorten the time in part (d) much.',
          answer: tex`$${quantity(leak / 2, 'W')}$; the time becomes only a little shorter, since most of the cooling power serves the fish`,
          solution: tex`The rate is inversely proportional to the thickness and would fall to $${quantity(leak / 2, 'W')}$. The net rate would rise from $${quantity(watts - leak, 'W')}$ to $${quantity(watts - leak / 2, 'W')}$, so the time becomes shorter by only about $${significant(100 * (1 - (watts - leak) / (watts - leak / 2)), 2)}\,\%$. The saving counts more while the store is only kept cold.`,
          marks: [
            ['A1', 'rate halved'],
            ['R1', 'net rate changes little, so the time does as well'],
          ],
          keys: [{ ...judged(leak / 2, 'W', { relative: 0.02 }), label: 'Rate' }],
        },
      ],
    }),
  check: ({ area, thick, inside, outside, mass, fresh, watts, gain, volts, cable }, { leak, seconds, current, lost }) => {
    // Cool the fish second by second, stage by stage.
    let [celsius, frozen, time] = [fresh, 0, 0];
    const step = 0.5;
    const net = (watts - (0.025 * area * (outside + inside)) / thick) * step;
    while (celsius > -inside) {
      if (celsius > 0) celsius = Math.max(0, celsius - net / (mass * WATER));
      else if (frozen < 1) frozen += net / (mass * FUSION);
      else celsius -= net / (mass * ICE);
      time += step;
    }
    assertAgree(time, seconds, 'time', 1e-3);
    assertAgree(current * volts * gain, watts, 'rate of cooling', 1e-9);
    // The drop of potential difference along the wires.
    assertAgree(((current * COPPER * cable) / 1.5e-6) * 2 * current, lost, 'power in the wires', 1e-9);
    assertBetween(leak, 100, watts / 2, 'rate of conduction');
    // The temperature difference of a layer that conducts at this rate.
    assertAgree((leak / area / 0.025) * thick, inside + outside, 'temperature difference', 1e-9);
  },
});

const [XENON, SUN, UNIT] = [2.18e-25, 1.99e30, 1.5e11];

const ionThruster = defineTemplate({
  key: 'physics-long-ion-thruster',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.2.2', 2, ['A.2.2', 'B.1.2', 'D.1.1']),
  variants: [
    { aim: 'an asteroid', mass: 500, volts: 1100, gap: 0.8, current: 1.2, change: 800, far: 1.5, percent: 25 },
    { aim: 'a comet', mass: 650, volts: 1300, gap: 1.0, current: 1.5, change: 950, far: 1.8, percent: 28 },
    { aim: 'Mars', mass: 420, volts: 900, gap: 0.6, current: 0.9, change: 600, far: 1.4, percent: 30 },
    { aim: 'the dwarf planet Ceres', mass: 740, volts: 1500, gap: 1.2, current: 1.6, change: 1100, far: 2.2, percent: 32 },
  ],
  solve: ({ mass, volts, gap, current, change, far, percent }) => {
    const speed = Math.sqrt((2 * ELEMENTARY_CHARGE * volts) / XENON);
    const flow = (current / ELEMENTARY_CHARGE) * XENON;
    const thrust = flow * speed;
    const intensity = 1360 / far ** 2;
    const pull = (GRAVITATION * SUN * mass) / (far * UNIT) ** 2;
    return {
      ...{ field: volts / (gap * 1e-3), speed, flow, thrust, seconds: (mass * change) / thrust, power: current * volts },
      ...{ intensity, panels: (current * volts * 100) / (percent * intensity), pull, ratio: thrust / pull },
    };
  },
  write: (
    { aim, mass, volts, gap, current, change, far, percent },
    { field, speed, flow, thrust, seconds, power, intensity, panels, pull, ratio },
  ) =>
    inParts({
      stem: tex`A space probe of mass $${mass}\text{ kg}$ on its way to ${aim} has an ion thruster. In it, xenon atoms (mass $2.18 \times 10^{-25}\text{ kg}$) lose one electron each and are accelerated from rest between two parallel grids, $${standardForm(gap * 1e-3, 'm', 2)}$ apart, by a potential difference of $${volts}\text{ V}$. The ions leave the probe as a beam that carries a current of $${quantity(current, 'A', 2)}$. ($e = 1.60 \times 10^{-19}\text{ C}$, $G = 6.67 \times 10^{-11}\text{ N m}^2\text{ kg}^{-2}$)`,
      hint: 'What does the field do for a single ion, and how many of them leave in each second?',
      parts: [
        {
          ask: 'Calculate the electric field strength between the grids.',
          answer: tex`$${standardForm(field, 'V m^-1')}$`,
          solution: tex`$E = \dfrac{V}{d} = \dfrac{${volts}}{${scientific(gap * 1e-3, 2)}} = ${standardForm(field, 'V m^-1')}$`,
          marks: [['A1', tex`$${standardForm(field, 'V m^-1')}$`]],
          keys: [judged(field, 'V m^-1', { relative: 0.02 })],
        },
        {
          ask: 'Determine the speed at which the ions leave.',
          answer: tex`$${standardForm(speed, 'm s^-1')}$`,
          solution: tex`The work done by the field becomes kinetic energy: $eV = \tfrac{1}{2}mv^2$, so $v = \sqrt{\dfrac{2 \times 1.60 \times 10^{-19} \times ${volts}}{2.18 \times 10^{-25}}} = ${standardForm(speed, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$eV = \tfrac{1}{2}mv^2$`],
            ['A1', tex`$${standardForm(speed, 'm s^-1')}$`],
          ],
          keys: [judged(speed, 'm s^-1', { slips: [miss(speed / Math.SQRT2, 'The factor of one half is missing.')] })],
        },
        {
          ask: 'Determine the mass of xenon that leaves in each second.',
          answer: tex`$${standardForm(flow, 'kg s^-1')}$`,
          solution: tex`$\dfrac{${current}}{1.60 \times 10^{-19}} = ${scientific(current / ELEMENTARY_CHARGE)}$ ions leave in each second. Their mass is $${scientific(current / ELEMENTARY_CHARGE)} \times 2.18 \times 10^{-25} = ${standardForm(flow, 'kg')}$.`,
          marks: [
            ['M1', 'number of ions in each second from the current'],
            ['A1', tex`$${standardForm(flow, 'kg s^-1')}$`],
          ],
          keys: [judged(flow, 'kg s^-1')],
        },
        {
          ask: 'Explain, with reference to Newton’s laws, why the probe accelerates although there is nothing outside to push against.',
          answer: 'The probe pushes the ions backwards, so the ions push the probe forwards with a force of the same magnitude',
          solution:
            'The probe exerts a backward force on the ions and gives them momentum. By Newton’s third law the ions exert a force of the same magnitude on the probe, forwards. By the second law this force changes the momentum of the probe; the total momentum of ions and probe stays the same.',
          marks: [
            ['R1', 'force on the ions and force on the probe: equal and opposite (third law)'],
            ['R1', 'the force on the probe changes its momentum (second law), or total momentum conserved'],
          ],
        },
        {
          ask: 'Calculate the thrust.',
          answer: tex`$${quantity(thrust, 'N')}$`,
          solution: tex`The thrust is the rate at which momentum is given to the ions: $F = ${scientific(flow)} \times ${scientific(speed)} = ${quantity(thrust, 'N')}$.`,
          marks: [
            ['M1', 'mass in each second times the speed'],
            ['A1', tex`$${quantity(thrust, 'N')}$ (ECF from parts (b) and (c))`],
          ],
          keys: [carried(judged(thrust, 'N', { relative: 0.015 }), 'm*v', { m: 'c', v: 'b' })],
        },
        {
          ask: tex`Estimate the time in which the thruster changes the speed of the probe by $${change}\text{ m s}^{-1}$ if no other force acts, and show that the mass of the probe may be treated as constant.`,
          answer: tex`$${standardForm(seconds, 's', 2)}$; only $${quantity(flow * seconds, 'kg', 2)}$ of xenon is used`,
          solution: tex`$F\Delta t = m\Delta v$, so $\Delta t = \dfrac{${mass} \times ${change}}{${significant(thrust)}} = ${standardForm(seconds, 's', 2)}$, about $${significant(seconds / 86400, 2)}$ days. In this time $${scientific(flow)} \times ${scientific(seconds)} = ${quantity(flow * seconds, 'kg', 2)}$ of xenon leaves, about $${significant((100 * flow * seconds) / mass, 1)}\,\%$ of the mass.`,
          marks: [
            ['M1', tex`$F\Delta t = m\Delta v$`],
            ['A1', tex`$${standardForm(seconds, 's', 2)}$ (ECF from part (e))`],
            [
              'A1',
              tex`$${quantity(flow * seconds, 'kg', 2)}$, a small part of $${mass}\text{ kg}$; award 2 of 3 for the time alone`,
            ],
          ],
          keys: [
            {
              ...carried(judged(seconds, 's', { relative: 0.03 }), `${mass}*${change}/F`, { F: 'e' }),
              label: 'Time',
            },
          ],
        },
        {
          ask: tex`Solar panels supply the power of the beam with an efficiency of $${percent}\,\%$. The intensity of sunlight is $1360\text{ W m}^{-2}$ at the distance of the Earth from the Sun. The probe is $${far.toFixed(1)}$ times as far from the Sun. Determine the area of the panels.`,
          answer: tex`$${quantity(panels, 'm^2', 2)}$`,
          solution: tex`The power of the beam is $IV = ${current} \times ${volts} = ${quantity(power, 'W')}$. The intensity is $\dfrac{1360}{${far.toFixed(1)}^2} = ${quantity(intensity, 'W m^-2')}$, of which $${percent}\,\%$ is used: $A = \dfrac{${significant(power)}}{${percent / 100} \times ${significant(intensity)}} = ${quantity(panels, 'm^2', 2)}$.`,
          marks: [
            ['M1', tex`power $IV = ${quantity(power, 'W')}$`],
            ['M1', 'intensity inversely proportional to the square of the distance'],
            ['A1', tex`$${quantity(panels, 'm^2', 2)}$; award 2 of 3 for the intensity at the Earth`],
          ],
          keys: [
            judged(panels, 'm^2', {
              relative: 0.03,
              slips: [
                miss(panels / far ** 2, 'The intensity is smaller there.', 'incomplete'),
                miss(panels / far, 'The intensity falls with the square of the distance.'),
              ],
            }),
          ],
        },
        {
          ask: tex`The Sun has a mass of $1.99 \times 10^{30}\text{ kg}$, and the distance of the Earth from it is $1.50 \times 10^{11}\text{ m}$. Calculate the ratio of the thrust to the gravitational force of the Sun on the probe, and comment on the use of such a thruster for a launch from the Earth.`,
          answer: tex`$${significant(ratio, 2)}$; far too weak for a launch`,
          solution: tex`The force of the Sun is $\dfrac{6.67 \times 10^{-11} \times 1.99 \times 10^{30} \times ${mass}}{(${far.toFixed(1)} \times 1.50 \times 10^{11})^2} = ${quantity(pull, 'N')}$, so the ratio is $\dfrac{${significant(thrust)}}{${significant(pull)}} = ${significant(ratio, 2)}$. The weight of the probe on the Earth is about $${standardForm(mass * 9.8, 'N', 1)}$, so the thruster could not lift it; its advantage is that it can work for months in space.`,
          marks: [
            ['A1', tex`$${significant(ratio, 2)}$ (ECF from part (e))`],
            ['R1', 'thrust far smaller than the weight on the Earth'],
          ],
          keys: [
            {
              ...carried(judged(ratio, '', { relative: 0.03 }), `F/${Number(pull.toPrecision(6))}`, { F: 'e' }),
              label: 'Ratio',
            },
          ],
        },
      ],
    }),
  check: ({ mass, volts, gap, current, change, far, percent }, { field, speed, thrust, seconds, panels, ratio }) => {
    // Push one ion across the gap, step by step.
    const time = (2 * gap * 1e-3) / speed;
    const [way = 0, end = 0] = simulate((_, [, v = 0]) => [v, (field * ELEMENTARY_CHARGE) / XENON], [0, 0], time, 100);
    assertAgree(way, gap * 1e-3, 'distance between the grids', 1e-9);
    assertAgree(end, speed, 'speed of the ions', 1e-9);
    // The power of a jet is half of thrust times speed.
    assertAgree((thrust * speed) / 2, current * volts, 'power of the beam', 1e-9);
    assertAgree((thrust * seconds) / mass, change, 'change of speed', 1e-9);
    assertAgree((panels * percent * 1360) / 100 / far ** 2, current * volts, 'power of the panels', 1e-9);
    // By the circular orbit of the Earth, 29.8 km/s.
    assertAgree(thrust / ratio / mass, 29_800 ** 2 / UNIT / far ** 2, 'acceleration by the Sun', 0.01);
  },
});

export const longQuestionsOnStoresAndThrusters: readonly QuestionTemplate[] = [coldStore, ionThruster];
