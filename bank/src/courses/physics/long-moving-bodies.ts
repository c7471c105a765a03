import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL, GAS_CONSTANT } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about bodies that move: energy, momentum and forces in one setting. */

const rideOnTrack = defineTemplate({
  key: 'physics-long-ride-on-a-track',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.1', 2, ['A.2.3', 'A.1.2']),
  variants: [
    {
      ride: 'A car of a roller coaster',
      height: 32,
      speed: 23.5,
      track: 85,
      mass: 480,
      rider: 62,
      radius: 28,
      hill: 24,
      stop: 35,
    },
    {
      ride: 'A rubber boat on a water slide',
      height: 18,
      speed: 15.2,
      track: 70,
      mass: 310,
      rider: 55,
      radius: 22,
      hill: 15,
      stop: 24,
    },
    {
      ride: 'A sledge on the rails of a summer run',
      height: 45,
      speed: 27.4,
      track: 160,
      mass: 390,
      rider: 78,
      radius: 40,
      hill: 48,
      stop: 80,
    },
    {
      ride: 'A mine train in a theme park',
      height: 24,
      speed: 19.8,
      track: 60,
      mass: 850,
      rider: 70,
      radius: 26,
      hill: 20,
      stop: 30,
    },
  ],
  solve: ({ height, speed, track, mass, rider, radius, hill, stop }) => {
    const ideal = Math.sqrt(2 * FREE_FALL * height);
    const lost = mass * FREE_FALL * height - 0.5 * mass * speed ** 2;
    return {
      ...{ ideal, lost, resistance: lost / track },
      normal: rider * (FREE_FALL + speed ** 2 / radius),
      limit: Math.sqrt(FREE_FALL * hill),
      deceleration: speed ** 2 / (2 * stop),
      time: (2 * stop) / speed,
    };
  },
  write: (
    { ride, height, speed, track, mass, rider, radius, hill, stop },
    { ideal, lost, resistance, normal, limit, deceleration, time },
  ) =>
    inParts({
      stem: tex`${ride} has a total mass of $${mass}\text{ kg}$ with its riders. It starts from rest at a height of $${height}\text{ m}$ and runs down $${track}\text{ m}$ of track to the lowest point, where its speed is measured as $${speed.toFixed(1)}\text{ m s}^{-1}$. ($g = 9.8\text{ m s}^{-2}$)`,
      hint: 'Which parts compare energies, and which need the forces at one point of a curved path?',
      parts: [
        {
          ask: 'Calculate the speed that would be reached at the lowest point if no energy were dissipated.',
          answer: tex`$${quantity(ideal, 'm s^-1')}$`,
          solution: tex`All of the gravitational potential energy would become kinetic energy: $v = \sqrt{2gh} = \sqrt{2 \times 9.8 \times ${height}} = ${quantity(ideal, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$mgh = \frac{1}{2}mv^2$`],
            ['A1', tex`$${quantity(ideal, 'm s^-1')}$`],
          ],
          keys: [judged(ideal, 'm s^-1', { slips: [miss(Math.sqrt(FREE_FALL * height), 'You lost the factor of 2.')] })],
        },
        {
          ask: 'Determine the energy that is dissipated on the way down.',
          answer: tex`$${standardForm(lost, 'J')}$`,
          solution: tex`The difference between the potential energy at the top and the kinetic energy at the bottom: $${mass} \times 9.8 \times ${height} - \frac{1}{2} \times ${mass} \times ${speed.toFixed(1)}^2 = ${standardForm(lost, 'J')}$.`,
          marks: [
            ['M1', 'difference between potential and kinetic energy'],
            ['A1', tex`$${standardForm(lost, 'J')}$`],
          ],
          keys: [
            judged(lost, 'J', {
              relative: 0.02,
              slips: [miss(0.5 * mass * speed ** 2, 'That is the kinetic energy that is left.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Hence calculate the mean resistive force along the track.',
          answer: tex`$${quantity(resistance, 'N')}$`,
          solution: tex`The work done against the resistive force is the energy dissipated: $F = \dfrac{${standardForm(lost, 'J')}}{${track}\text{ m}} = ${quantity(resistance, 'N')}$.`,
          marks: [
            ['M1', tex`$Fs$ equal to the energy dissipated`],
            ['A1', tex`$${quantity(resistance, 'N')}$ (ECF from part (b))`],
          ],
          keys: [carried(judged(resistance, 'N', { relative: 0.02 }), `b/${track}`, { b: 'b' })],
        },
        {
          ask: tex`The lowest point is part of a vertical circle of radius $${radius}\text{ m}$. Determine the normal force of the seat on a rider of mass $${rider}\text{ kg}$ there.`,
          answer: tex`$${quantity(normal, 'N')}$`,
          solution: tex`The resultant of the normal force, upwards, and the weight is the centripetal force: $N - mg = \dfrac{mv^2}{r}$, so $N = ${rider} \times 9.8 + \dfrac{${rider} \times ${speed.toFixed(1)}^2}{${radius}} = ${quantity(normal, 'N')}$.`,
          marks: [
            ['M1', tex`centripetal force $\dfrac{mv^2}{r}$`],
            ['M1', tex`$N - mg$ as the resultant force`],
            ['A1', tex`$${quantity(normal, 'N')}$; award 2 of 3 where the weight is left out`],
          ],
          keys: [
            judged(normal, 'N', {
              slips: [
                miss((rider * speed ** 2) / radius, 'You left out the weight.', 'incomplete'),
                miss(rider * (speed ** 2 / radius - FREE_FALL), 'At the lowest point the resultant force is upwards.', 'sign'),
              ],
            }),
          ],
        },
        {
          ask: 'Explain why the rider feels heavier at the lowest point than at rest, although the weight has not changed.',
          answer: 'The normal force, which the rider feels, is greater than the weight',
          solution:
            'The rider feels the normal force of the seat. At rest it equals the weight; at the lowest point it must be greater, so that the resultant force points upwards to the centre of the circle.',
          marks: [
            ['R1', 'the rider feels the normal force'],
            ['R1', 'a resultant force to the centre needs a normal force greater than the weight'],
          ],
        },
        {
          ask: tex`Later the track leads over the top of a hill that is part of a vertical circle of radius $${hill}\text{ m}$. Calculate the greatest speed at which a rider without a belt would stay on the seat.`,
          answer: tex`$${quantity(limit, 'm s^-1')}$`,
          solution: tex`At the greatest speed the seat no longer pushes, and the weight alone is the centripetal force: $mg = \dfrac{mv^2}{r}$, so $v = \sqrt{9.8 \times ${hill}} = ${quantity(limit, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`normal force zero: $mg = \dfrac{mv^2}{r}$`],
            ['A1', tex`$${quantity(limit, 'm s^-1')}$`],
          ],
          keys: [judged(limit, 'm s^-1')],
        },
        {
          ask: tex`At the end the speed is $${speed.toFixed(1)}\text{ m s}^{-1}$ again. Brakes stop the motion with constant deceleration within $${stop}\text{ m}$ of level track. Determine the deceleration and the time that it takes.`,
          answer: tex`$${quantity(deceleration, 'm s^-2')}$; $${quantity(time, 's')}$`,
          solution: tex`$v^2 = u^2 + 2as$ gives $a = \dfrac{${speed.toFixed(1)}^2}{2 \times ${stop}} = ${quantity(deceleration, 'm s^-2')}$. The mean speed is half of the initial speed: $t = \dfrac{2 \times ${stop}}{${speed.toFixed(1)}} = ${quantity(time, 's')}$.`,
          marks: [
            ['M1', tex`$v^2 = u^2 + 2as$`],
            ['A1', tex`$${quantity(deceleration, 'm s^-2')}$`],
            ['A1', tex`$${quantity(time, 's')}$ (ECF); award 2 of 3 for a time with the full speed`],
          ],
          keys: [
            judged(deceleration, 'm s^-2', { label: 'Deceleration' }),
            judged(time, 's', { label: 'Time', slips: [miss(time / 2, 'The mean speed is half of the initial speed.')] }),
          ],
        },
      ],
    }),
  check: ({ height, speed, track, mass, rider, radius, stop }, { ideal, resistance, normal, limit, deceleration, time }) => {
    // Along a straight slope of the same height with a constant resistive force, step by step.
    const along = (FREE_FALL * height) / track - resistance / mass;
    const [, v = 0] = simulate((_, [, now = 0]) => [now, along], [0, 0], speed / along, 400);
    assertAgree(v, speed, 'speed at the bottom', 1e-6);
    const [s = 0] = simulate((_, [, now = 0]) => [now, -deceleration], [0, speed], time, 400);
    assertAgree(s, stop, 'stopping distance', 1e-6);
    assertAgree(normal / rider - FREE_FALL, (speed / radius) ** 2 * radius, 'centripetal acceleration', 1e-9);
    assertBetween(speed / ideal, 0.8, 0.99, 'share of the ideal speed');
    assertBetween(limit, 8, speed + 8, 'limit');
  },
});

const pelletInBlock = defineTemplate({
  key: 'physics-long-pellet-in-a-block',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.2.2', 2, ['A.3.1', 'C.1.1']),
  variants: [
    { shot: 'An air-rifle pellet', grams: 0.52, block: 0.185, rise: 11, length: 1.2 },
    { shot: 'A blunt dart', grams: 2.4, block: 0.32, rise: 8, length: 1.5 },
    { shot: 'A clay ball from a catapult', grams: 15, block: 0.64, rise: 26, length: 2.0 },
    { shot: 'A steel ball from a spring gun', grams: 8.4, block: 0.25, rise: 19, length: 0.9 },
  ],
  solve: ({ grams, block, rise, length }) => {
    const pellet = grams / 1000;
    const after = Math.sqrt(2 * FREE_FALL * rise * 1e-3);
    const before = ((pellet + block) * after) / pellet;
    return {
      ...{ after, before, percent: (100 * pellet) / (pellet + block) },
      ...{ ofRise: 100 / rise, ofSpeed: 50 / rise, period: 2 * Math.PI * Math.sqrt(length / FREE_FALL) },
    };
  },
  write: ({ shot, grams, block, rise, length }, { after, before, percent, ofRise, ofSpeed, period }) =>
    inParts({
      stem: tex`${shot} of mass $${grams}\text{ g}$ hits a block of mass $${significant(block)}\text{ kg}$ that hangs at rest on strings $${length.toFixed(1)}\text{ m}$ long. It stays in the block, and both swing up to a height of $(${rise} \pm 1)\text{ mm}$ above the lowest position. ($g = 9.8\text{ m s}^{-2}$)`,
      hint: 'Two stages follow one another: a very short impact and a swing. What is conserved in each?',
      parts: [
        {
          ask: 'Calculate the speed of the block just after the impact.',
          answer: tex`$${quantity(after, 'm s^-1')}$`,
          solution: tex`During the swing mechanical energy is conserved: $v = \sqrt{2 \times 9.8 \times ${rise} \times 10^{-3}} = ${quantity(after, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$\frac{1}{2}mv^2 = mgh$ for the swing`],
            ['A1', tex`$${quantity(after, 'm s^-1')}$`],
          ],
          keys: [judged(after, 'm s^-1')],
        },
        {
          ask: 'Determine the speed of the projectile before the impact.',
          answer: tex`$${quantity(before, 'm s^-1')}$`,
          solution: tex`Momentum is conserved in the impact: $${grams} \times 10^{-3} \times u = (${grams} \times 10^{-3} + ${significant(block)}) \times ${significant(after, 4)}$, so $u = ${quantity(before, 'm s^-1')}$.`,
          marks: [
            ['M1', 'momentum before equal to momentum after, with both masses'],
            ['A1', tex`$${quantity(before, 'm s^-1')}$ (ECF from part (a))`],
          ],
          keys: [
            carried(
              judged(before, 'm s^-1', {
                slips: [
                  miss(
                    Math.sqrt((grams / 1000 + block) / (grams / 1000)) * after,
                    'Kinetic energy is not conserved in this impact.',
                  ),
                ],
              }),
              `${Number((1 + (1000 * block) / grams).toPrecision(8))}v`,
              { v: 'a' },
            ),
          ],
        },
        {
          ask: 'Calculate the percentage of the initial kinetic energy that is left after the impact.',
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$\dfrac{\frac{1}{2}(m + M)v^2}{\frac{1}{2}mu^2}$ with $u = \dfrac{m + M}{m}v$ comes to $\dfrac{m}{m + M} = \dfrac{${grams} \times 10^{-3}}{${significant(grams / 1000 + block, 5)}} = ${significant(percent)}\,\%$.`,
          marks: [
            ['M1', 'both kinetic energies, or the ratio of the masses'],
            ['A1', tex`$${significant(percent)}\,\%$ (ECF)`],
          ],
          keys: [judged(percent, '%', { relative: 0.02, slips: [miss(100 - percent, 'That is the percentage that is lost.')] })],
        },
        {
          ask: 'Explain why momentum is conserved in the impact although kinetic energy is not, and state what becomes of that energy.',
          answer: 'No resultant external force acts along the motion; the energy becomes internal energy',
          solution:
            'In the very short impact only the forces between the two bodies act along the motion; they are equal and opposite, so the total momentum does not change. Work done to deform the bodies and by friction between them becomes internal energy, and a little becomes sound.',
          marks: [
            ['R1', 'no external resultant force (the forces between the two are equal and opposite)'],
            ['A1', 'internal energy, by deformation or friction'],
          ],
        },
        {
          ask: 'Calculate the percentage uncertainty of the height, and deduce that of the speed found in part (a).',
          answer: tex`$${significant(ofRise, 2)}\,\%$; $${significant(ofSpeed, 2)}\,\%$`,
          solution: tex`$\dfrac{1}{${rise}} = ${significant(ofRise, 2)}\,\%$. The speed is proportional to the square root of the height, so its percentage uncertainty is half as large: $${significant(ofSpeed, 2)}\,\%$.`,
          marks: [
            ['A1', tex`$${significant(ofRise, 2)}\,\%$`],
            ['A1', tex`half of it, $${significant(ofSpeed, 2)}\,\%$ (ECF)`],
          ],
          keys: [
            judged(ofRise, '%', { relative: 0.06, label: 'Height' }),
            judged(ofSpeed, '%', { relative: 0.06, label: 'Speed', slips: [miss(2 * ofRise, 'A square root halves it.')] }),
          ],
        },
        {
          ask: 'Calculate the period of the small oscillations that follow, and explain whether a heavier block on the same strings would change it.',
          answer: tex`$${quantity(period, 's')}$; it would not`,
          solution: tex`$T = 2\pi\sqrt{\dfrac{l}{g}} = 2\pi\sqrt{\dfrac{${length.toFixed(1)}}{9.8}} = ${quantity(period, 's')}$. The period of a simple pendulum does not depend on its mass: both the restoring force and the inertia are proportional to it.`,
          marks: [
            ['M1', tex`$T = 2\pi\sqrt{l/g}$`],
            ['A1', tex`$${quantity(period, 's')}$`],
            ['R1', 'no change, as the mass cancels; award 2 of 3 for the answer without the reason'],
          ],
          keys: [{ ...judged(period, 's', { relative: 0.015 }), label: 'Period' }],
        },
        {
          ask: 'The front of the block is covered with hard rubber, so that the projectile bounces back at the same initial speed. Predict, with a reason, whether the block swings higher than before.',
          answer: 'Higher',
          solution:
            'The momentum of the projectile now changes by more than its initial momentum, as its direction is reversed. The block receives this greater change of momentum and moves off faster, so it swings higher.',
          marks: [
            ['R1', 'greater change of momentum of the projectile, so more momentum for the block'],
            ['A1', 'higher'],
          ],
        },
      ],
    }),
  check: ({ grams, block, rise, length }, { after, before, percent, period }) => {
    // The two bodies press on each other with a damper between them until they move together.
    const pellet = grams / 1000;
    const [u = 0, v = 0] = simulate((_, [a = 0, b = 0]) => [(b - a) / pellet, (a - b) / block], [before, 0], 30 * pellet, 6_000);
    assertAgree(u, v, 'common speed', 1e-4);
    assertAgree(v, after, 'speed after the impact', 1e-4);
    assertAgree((pellet * before ** 2 * percent) / 100, (pellet + block) * v ** 2, 'kinetic energy left', 1e-3);
    const [angle = 0] = simulate((_, [x = 0, w = 0]) => [w, (-FREE_FALL / length) * x], [0.01, 0], period, 2_000);
    assertAgree(angle, 0.01, 'angle after a period', 1e-6);
    assertBetween(rise / 1000 / length, 0.001, 0.03, 'rise as a share of the length');
  },
});

const weatherBalloon = defineTemplate({
  key: 'physics-long-weather-balloon',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('B.3', 2, ['A.2.1', 'A.1.2']),
  variants: [
    { load: 'A radio probe', volume: 2.4, mass: 2.1, ground: 101, warm: 288, high: 26, cold: 223, height: 150, speed: 5.0 },
    { load: 'A camera', volume: 3.6, mass: 3.2, ground: 98, warm: 293, high: 19, cold: 217, height: 210, speed: 6.0 },
    { load: 'An ozone sensor', volume: 1.8, mass: 1.6, ground: 102, warm: 278, high: 12, cold: 219, height: 95, speed: 4.5 },
    { load: 'A dust collector', volume: 5.2, mass: 5.1, ground: 95, warm: 298, high: 31, cold: 232, height: 120, speed: 3.5 },
  ],
  solve: ({ volume, mass, ground, warm, high, cold, height, speed }) => {
    const buoyancy = 1.2 * volume * FREE_FALL;
    return {
      ...{ buoyancy, acceleration: buoyancy / mass - FREE_FALL, moles: (ground * 1000 * volume) / (GAS_CONSTANT * warm) },
      expanded: (volume * ground * cold) / (warm * high),
      time: (speed + Math.sqrt(speed ** 2 + 2 * FREE_FALL * height)) / FREE_FALL,
    };
  },
  write: ({ load, volume, mass, ground, warm, high, cold, height, speed }, { buoyancy, acceleration, moles, expanded, time }) =>
    inParts({
      stem: tex`${load} is carried up by a balloon that holds $${volume.toFixed(1)}\text{ m}^3$ of helium at a pressure of $${ground}\text{ kPa}$ and a temperature of $${warm}\text{ K}$. Balloon, helium and load together have a mass of $${mass.toFixed(1)}\text{ kg}$. The density of the air near the ground is $1.2\text{ kg m}^{-3}$. ($g = 9.8\text{ m s}^{-2}$, $R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'First list the forces on the balloon. Later ask which properties of the helium stay the same as it rises.',
      parts: [
        {
          ask: 'Calculate the buoyancy force on the balloon near the ground. Neglect the volume of the load.',
          answer: tex`$${quantity(buoyancy, 'N')}$`,
          solution: tex`The buoyancy force is the weight of the displaced air: $F = \rho V g = 1.2 \times ${volume.toFixed(1)} \times 9.8 = ${quantity(buoyancy, 'N')}$.`,
          marks: [
            ['M1', tex`$\rho V g$ with the density of air`],
            ['A1', tex`$${quantity(buoyancy, 'N')}$`],
          ],
          keys: [judged(buoyancy, 'N', { relative: 0.02, slips: [miss(buoyancy / FREE_FALL, 'That is a mass, not a force.')] })],
        },
        {
          ask: 'Determine the initial acceleration when the balloon is released.',
          answer: tex`$${quantity(acceleration, 'm s^-2')}$`,
          solution: tex`$F - mg = ma$: $a = \dfrac{${significant(buoyancy, 4)} - ${mass.toFixed(1)} \times 9.8}{${mass.toFixed(1)}} = ${quantity(acceleration, 'm s^-2')}$`,
          marks: [
            ['M1', 'resultant of buoyancy force and weight'],
            ['A1', tex`$${quantity(acceleration, 'm s^-2')}$ (ECF from part (a))`],
          ],
          keys: [carried(judged(acceleration, 'm s^-2', { relative: 0.03 }), `F/${mass} - 9.8`, { F: 'a' })],
        },
        {
          ask: 'The balloon soon rises at a constant speed. Explain this in terms of the forces on it.',
          answer: 'The drag force grows with the speed until the resultant force is zero',
          solution:
            'The drag force acts downwards and grows with the speed. When drag force and weight together equal the buoyancy force, the resultant force is zero, and the speed no longer changes.',
          marks: [
            ['R1', 'drag force downwards, growing with the speed'],
            ['R1', 'resultant force zero: buoyancy force equal to weight and drag force together'],
          ],
        },
        {
          ask: tex`At a height of $${height}\text{ m}$, with the balloon rising at $${speed.toFixed(1)}\text{ m s}^{-1}$, a small clip comes loose. Determine how long it takes to reach the ground. Neglect air resistance on the clip.`,
          answer: tex`$${quantity(time, 's')}$`,
          solution: tex`The clip starts with the velocity of the balloon, upwards: $-${height} = ${speed.toFixed(1)}t - 4.9t^2$. The positive solution is $t = \dfrac{${speed.toFixed(1)} + \sqrt{${speed.toFixed(1)}^2 + 4 \times 4.9 \times ${height}}}{2 \times 4.9} = ${quantity(time, 's')}$.`,
          marks: [
            ['M1', tex`$s = ut + \frac{1}{2}at^2$ with the signs of $u$ and $a$ opposite`],
            ['M1', 'solution of the quadratic equation, or the motion up and down in two stages'],
            ['A1', tex`$${quantity(time, 's')}$; award 2 of 3 for a clip that starts from rest`],
          ],
          keys: [
            judged(time, 's', {
              slips: [
                miss(Math.sqrt((2 * height) / FREE_FALL), 'The clip has the velocity of the balloon at first.'),
                miss(time - (2 * speed) / FREE_FALL, 'The initial velocity is upwards.', 'sign'),
              ],
            }),
          ],
        },
        {
          ask: 'Calculate the amount of helium in the balloon.',
          answer: tex`$${quantity(moles, 'mol')}$`,
          solution: tex`$n = \dfrac{pV}{RT} = \dfrac{${ground} \times 10^3 \times ${volume.toFixed(1)}}{8.31 \times ${warm}} = ${quantity(moles, 'mol')}$`,
          marks: [
            ['M1', tex`$pV = nRT$ with SI units`],
            ['A1', tex`$${quantity(moles, 'mol')}$`],
          ],
          keys: [judged(moles, 'mol', { slips: [miss(moles / 1000, 'The pressure has to be in pascals.', 'unit')] })],
        },
        {
          ask: tex`High up, the pressure of the helium is $${high}\text{ kPa}$ and its temperature $${cold}\text{ K}$. Determine its volume.`,
          answer: tex`$${quantity(expanded, 'm^3')}$`,
          solution: tex`The amount of gas is constant: $\dfrac{p_1V_1}{T_1} = \dfrac{p_2V_2}{T_2}$, so $V_2 = \dfrac{${ground} \times ${volume.toFixed(1)} \times ${cold}}{${warm} \times ${high}} = ${quantity(expanded, 'm^3')}$.`,
          marks: [
            ['M1', tex`$\dfrac{pV}{T}$ constant, or $pV = nRT$ again`],
            ['A1', tex`$${quantity(expanded, 'm^3')}$`],
          ],
          keys: [
            judged(expanded, 'm^3', {
              relative: 0.015,
              slips: [miss((volume * ground) / high, 'The temperature changes as well.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Explain, in terms of the motion of the molecules, two reasons why the pressure of the helium falls as the balloon rises.',
          answer: 'Larger volume: fewer collisions with each area; lower temperature: slower molecules',
          solution:
            'The balloon expands, so the molecules hit each square metre of its skin less often. The helium cools, so the molecules are slower on average: they hit less often and change their momentum by less in a collision.',
          marks: [
            ['R1', 'larger volume: fewer collisions per second with each unit of area'],
            ['R1', 'lower temperature: slower molecules, smaller change of momentum in a collision'],
          ],
        },
      ],
    }),
  check: ({ volume, mass, ground, warm, high, cold, height, speed }, { acceleration, moles, expanded, time }) => {
    assertAgree(
      bisect((v) => high * 1000 * v - moles * GAS_CONSTANT * cold, 0, 200),
      expanded,
      'volume',
      1e-6,
    );
    assertAgree(moles * GAS_CONSTANT * warm, ground * 1000 * volume, 'state at the ground', 1e-9);
    const [y = 0] = simulate((_, [, v = 0]) => [v, -FREE_FALL], [height, speed], time, 400);
    assertBetween(y, -1e-6, 1e-6, 'height at the end');
    // Helium alone is lighter than the whole.
    assertBetween(moles * 0.004, 0, mass, 'mass of the helium');
    assertBetween(acceleration, 1, 6, 'acceleration');
  },
});

export const longQuestionsOnMotion = [rideOnTrack, pelletInBlock, weatherBalloon];
