import { bisect, differentiate, integrate, maximise, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { GAS_CONSTANT } from './constants.ts';
import { higherLevel } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 for higher level about machines: a flywheel, a generator, an engine that works in a cycle. */

const flywheel = defineTemplate({
  key: 'physics-long-flywheel-store',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.4', 2, ['A.3.2', 'A.2.2']),
  variants: [
    { use: 'an underground railway', mass: 420, radius: 0.6, revs: 3000, torque: 180, idle: 8, second: 30, power: 120 },
    { use: 'a crane in a harbour', mass: 260, radius: 0.5, revs: 3600, torque: 95, idle: 12, second: 14, power: 80 },
    { use: 'a hospital', mass: 650, radius: 0.7, revs: 2400, torque: 240, idle: 6, second: 60, power: 150 },
    { use: 'a tram depot', mass: 340, radius: 0.55, revs: 3300, torque: 140, idle: 10, second: 20, power: 100 },
  ],
  solve: ({ mass, radius, revs, torque, idle, second, power }) => {
    const inertia = 0.5 * mass * radius ** 2;
    const omega = (2 * Math.PI * revs) / 60;
    const energy = 0.5 * inertia * omega ** 2;
    const together = (inertia * omega) / (inertia + second);
    return {
      ...{
        inertia,
        omega,
        energy,
        rise: omega / (torque / inertia),
        turns: omega ** 2 / (2 * (torque / inertia)) / (2 * Math.PI),
      },
      ...{ drag: (inertia * omega * 0.05) / (idle * 60), together, lost: energy - 0.5 * (inertia + second) * together ** 2 },
      last: (0.75 * energy) / (power * 1000),
    };
  },
  write: (
    { use, mass, radius, revs, torque, idle, second, power },
    { inertia, omega, energy, rise, turns, drag, together, lost, last },
  ) =>
    inParts({
      stem: tex`Energy for ${use} is stored in a flywheel, a uniform steel disc of mass $${mass}\text{ kg}$ and radius $${significant(radius, 2)}\text{ m}$ that turns about its axis at $${revs}$ revolutions per minute. (Moment of inertia of a disc: $\frac{1}{2}mR^2$)`,
      hint: 'For each quantity of motion along a line there is one of rotation. Which of them are conserved here, and when?',
      parts: [
        {
          ask: 'Calculate the moment of inertia of the flywheel and its angular speed.',
          answer: tex`$${quantity(inertia, 'kg m^2')}$; $${quantity(omega, 'rad s^-1')}$`,
          solution: tex`$I = \frac{1}{2} \times ${mass} \times ${significant(radius, 2)}^2 = ${quantity(inertia, 'kg m^2')}$ and $\omega = \dfrac{2\pi \times ${revs}}{60} = ${quantity(omega, 'rad s^-1')}$.`,
          marks: [
            ['A1', tex`$${quantity(inertia, 'kg m^2')}$`],
            ['A1', tex`$${quantity(omega, 'rad s^-1')}$`],
          ],
          keys: [
            judged(inertia, 'kg m^2', { label: 'Moment of inertia' }),
            judged(omega, 'rad s^-1', { label: 'Angular speed', slips: [miss(revs / 60, 'One revolution is an angle of 2π.')] }),
          ],
        },
        {
          ask: 'Calculate the energy that is stored.',
          answer: tex`$${standardForm(energy, 'J')}$`,
          solution: tex`$E = \frac{1}{2}I\omega^2 = \frac{1}{2} \times ${significant(inertia, 4)} \times ${significant(omega, 4)}^2 = ${standardForm(energy, 'J')}$`,
          marks: [
            ['M1', tex`$\frac{1}{2}I\omega^2$`],
            ['A1', tex`$${standardForm(energy, 'J')}$ (ECF from part (a))`],
          ],
          keys: [
            carried(judged(energy, 'J', { relative: 0.015 }), 'I w^2/2', {
              I: { part: 'a', field: 0 },
              w: { part: 'a', field: 1 },
            }),
          ],
        },
        {
          ask: tex`A motor brings the flywheel up to this speed from rest with a constant torque of $${torque}\text{ N m}$. Determine the time that it takes and the number of revolutions meanwhile.`,
          answer: tex`$${quantity(rise, 's')}$; $${significant(turns)}$`,
          solution: tex`$\alpha = \dfrac{\tau}{I} = \dfrac{${torque}}{${significant(inertia)}} = ${quantity(torque / inertia, 'rad s^-2')}$ and $t = \dfrac{\omega}{\alpha} = \dfrac{${significant(omega)}}{${significant(torque / inertia)}} = ${quantity(rise, 's')}$. The mean angular speed is $\frac{1}{2}\omega$: $\dfrac{${significant(omega, 4)} \times ${significant(rise, 4)}}{2 \times 2\pi} = ${significant(turns)}$ revolutions.`,
          marks: [
            ['M1', tex`$\tau = I\alpha$`],
            ['A1', tex`$${quantity(rise, 's')}$`],
            ['A1', tex`$${significant(turns)}$ revolutions (ECF); award 2 of 3 for an angle in radians`],
          ],
          keys: [
            judged(rise, 's', { relative: 0.015, label: 'Time' }),
            judged(turns, '', {
              relative: 0.02,
              label: 'Revolutions',
              slips: [miss(2 * Math.PI * turns, 'That is the angle in radians.', 'unit')],
            }),
          ],
        },
        {
          ask: tex`Left alone, the flywheel loses $5\,\%$ of its angular speed in $${idle}$ minutes. Determine the mean frictional torque.`,
          answer: tex`$${quantity(drag, 'N m')}$`,
          solution: tex`The angular impulse is the change of angular momentum: $\tau\Delta t = I\Delta\omega$, so $\tau = \dfrac{${significant(inertia)} \times 0.05 \times ${significant(omega)}}{${idle} \times 60} = ${quantity(drag, 'N m')}$.`,
          marks: [
            ['M1', tex`$\tau\Delta t = \Delta(I\omega)$`],
            ['A1', tex`$${quantity(drag, 'N m')}$ (ECF)`],
          ],
          keys: [judged(drag, 'N m', { relative: 0.015, slips: [miss(drag * 60, 'The time has to be in seconds.', 'unit')] })],
        },
        {
          ask: tex`The flywheel delivers $${power}\text{ kW}$ until its angular speed is half of the initial one. Calculate how long this takes.`,
          answer: tex`$${quantity(last, 's')}$`,
          solution: tex`At half of the angular speed a quarter of the energy is left, so $0.75$ of it is delivered: $t = \dfrac{0.75 \times ${scientific(energy)}}{${power} \times 10^{3}} = ${quantity(last, 's')}$.`,
          marks: [
            ['M1', 'three quarters of the energy'],
            ['A1', tex`$${quantity(last, 's')}$ (ECF from part (b))`],
          ],
          keys: [
            carried(
              judged(last, 's', {
                relative: 0.015,
                slips: [miss((last * 2) / 3, 'The energy depends on the square of the speed.')],
              }),
              `0.75E/${power * 1000}`,
              { E: 'b' },
            ),
          ],
        },
        {
          ask: tex`A second disc at rest, of moment of inertia $${significant(second, 2)}\text{ kg m}^2$ about the same axis, is pressed against the flywheel turning at its full speed, until both turn together. Determine their angular speed and the energy that becomes internal energy.`,
          answer: tex`$${quantity(together, 'rad s^-1')}$; $${standardForm(lost, 'J')}$`,
          solution: tex`No external torque acts, so angular momentum is conserved: $\omega' = \dfrac{${significant(inertia, 4)} \times ${significant(omega, 4)}}{${significant(inertia, 4)} + ${significant(second, 2)}} = ${quantity(together, 'rad s^-1')}$. $${scientific(energy, 4)} - \frac{1}{2} \times ${significant(inertia + second, 4)} \times ${significant(together, 4)}^2 = ${standardForm(lost, 'J')}$`,
          marks: [
            ['M1', 'conservation of angular momentum'],
            ['A1', tex`$${quantity(together, 'rad s^-1')}$ (ECF)`],
            ['A1', tex`$${standardForm(lost, 'J')}$ (ECF); award 2 of 3 where kinetic energy is conserved`],
          ],
          keys: [
            judged(together, 'rad s^-1', { relative: 0.015, label: 'Angular speed' }),
            judged(lost, 'J', { relative: 0.03, label: 'Energy' }),
          ],
        },
        {
          ask: 'Suggest, with a reason, whether a ring of the same mass and outer radius would store more energy at the same angular speed.',
          answer: 'More',
          solution:
            'In a ring all of the mass is near the outer radius, so its moment of inertia is greater (up to twice), and it stores more energy at the same angular speed.',
          marks: [
            ['R1', 'mass farther from the axis: greater moment of inertia'],
            ['A1', 'more'],
          ],
        },
      ],
    }),
  check: ({ mass, radius, torque, second }, { inertia, omega, energy, rise, turns, together, lost }) => {
    // Rings of the disc, its motion step by step, and friction between the two discs.
    assertAgree(
      integrate((r) => ((2 * mass * r) / radius ** 2) * r ** 2, 0, radius),
      inertia,
      'moment of inertia',
      1e-6,
    );
    const [angle = 0, speed = 0] = simulate((_, [, w = 0]) => [w, torque / inertia], [0, 0], rise, 400);
    assertAgree(speed, omega, 'angular speed', 1e-6);
    assertAgree(angle / (2 * Math.PI), turns, 'revolutions', 1e-6);
    assertAgree(torque * angle, energy, 'work of the torque', 1e-6);
    const [one = 0, other = 0, heat = 0] = simulate(
      (_, [a = 0, b = 0]) => [(b - a) / inertia, (a - b) / second, (a - b) ** 2],
      [omega, 0, 0],
      30 * inertia,
      6_000,
    );
    assertAgree(one, together, 'common speed', 1e-4);
    assertAgree(other, together, 'common speed of the second', 1e-4);
    assertAgree(heat, lost, 'internal energy', 1e-3);
  },
});

const generator = defineTemplate({
  key: 'physics-long-generator',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.4', 2, ['B.5.1', 'A.3.2']),
  variants: [
    { drive: 'a water wheel', turns: 240, area: 0.024, field: 0.32, hertz: 12, load: 18, angle: 30 },
    { drive: 'a small wind turbine', turns: 180, area: 0.05, field: 0.28, hertz: 9, load: 14, angle: 40 },
    { drive: 'a bicycle', turns: 90, area: 0.0018, field: 0.45, hertz: 28, load: 12, angle: 25 },
    { drive: 'a hand crank', turns: 320, area: 0.0042, field: 0.25, hertz: 6, load: 8, angle: 50 },
  ],
  solve: ({ turns, area, field, hertz, load, angle }) => {
    const peak = turns * field * area * 2 * Math.PI * hertz;
    const linked = turns * field * area;
    return {
      ...{ linked, tilted: linked * Math.cos((angle * Math.PI) / 180), peak, mean: linked * 4 * hertz, rms: peak / Math.SQRT2 },
      ...{ power: peak ** 2 / (2 * load), torque: peak ** 2 / (2 * load) / (2 * Math.PI * hertz) },
    };
  },
  write: ({ drive, turns, area, field, hertz, load, angle }, { linked, tilted, peak, mean, rms, power, torque }) =>
    inParts({
      stem: tex`A flat coil of $${turns}$ turns, each of area $${area}\text{ m}^2$, is turned by ${drive} in a uniform magnetic field of $${field.toFixed(2)}\text{ T}$, $${hertz}$ times in a second, about an axis in its plane at right angles to the field.`,
      hint: 'When does the flux through the coil change fastest: when it is greatest or when it is zero?',
      parts: [
        {
          ask: tex`Calculate the greatest magnetic flux linkage of the coil, and that when its normal makes an angle of $${angle}^\circ$ with the field.`,
          answer: tex`$${quantity(linked, 'Wb')}$; $${quantity(tilted, 'Wb')}$`,
          solution: tex`$N\Phi = NBA = ${turns} \times ${field.toFixed(2)} \times ${area} = ${quantity(linked, 'Wb')}$, and $${significant(linked)} \times \cos ${angle}^\circ = ${quantity(tilted, 'Wb')}$.`,
          marks: [
            ['A1', tex`$${quantity(linked, 'Wb')}$`],
            ['A1', tex`$${quantity(tilted, 'Wb')}$ (ECF)`],
          ],
          keys: [
            judged(linked, 'Wb', { label: 'Greatest', slips: [miss(linked / turns, 'Every turn counts.', 'incomplete')] }),
            judged(tilted, 'Wb', { label: 'At the angle' }),
          ],
        },
        {
          ask: 'Determine the mean emf while the coil turns through a quarter of a revolution from the position of greatest flux.',
          answer: tex`$${quantity(mean, 'V')}$`,
          solution: tex`The flux linkage falls to zero in a quarter of the period, $\dfrac{1}{4 \times ${hertz}} = ${quantity(1 / (4 * hertz), 's')}$: $\dfrac{${significant(linked)}}{${significant(1 / (4 * hertz))}} = ${quantity(mean, 'V')}$.`,
          marks: [
            ['M1', 'change of flux linkage over a quarter of the period'],
            ['A1', tex`$${quantity(mean, 'V')}$ (ECF from part (a))`],
          ],
          keys: [judged(mean, 'V', { relative: 0.015 })],
        },
        {
          ask: 'Calculate the peak emf and its root mean square value.',
          answer: tex`$${quantity(peak, 'V')}$; $${quantity(rms, 'V')}$`,
          solution: tex`$\varepsilon_0 = NBA\omega = ${significant(linked)} \times 2\pi \times ${hertz} = ${quantity(peak, 'V')}$ and $\varepsilon_\text{rms} = \dfrac{${significant(peak)}}{\sqrt{2}} = ${quantity(rms, 'V')}$.`,
          marks: [
            ['M1', tex`$NBA\omega$ with $\omega = 2\pi f$`],
            ['A1', tex`$${quantity(peak, 'V')}$`],
            ['A1', tex`$${quantity(rms, 'V')}$ (ECF); award 2 of 3 without the factor of $2\pi$`],
          ],
          keys: [
            judged(peak, 'V', {
              label: 'Peak',
              slips: [miss(peak / (2 * Math.PI), 'The angular speed is 2π times the frequency.')],
            }),
            judged(rms, 'V', { label: 'Root mean square' }),
          ],
        },
        {
          ask: 'State the position of the coil in which the emf is greatest, and explain this by Faraday’s law.',
          answer: 'Plane of the coil parallel to the field; the flux linkage changes fastest there',
          solution:
            'The emf is greatest when the plane of the coil is parallel to the field. The flux is then zero, but its rate of change, which by Faraday’s law is the size of the emf, is greatest.',
          marks: [
            ['A1', 'plane of the coil parallel to the field (flux zero)'],
            ['R1', 'rate of change of flux linkage is greatest'],
          ],
        },
        {
          ask: tex`The coil feeds a resistor of $${load}\,\Omega$. Calculate the mean power, neglecting the resistance of the coil, and the mean torque that is needed to turn it.`,
          answer: tex`$${quantity(power, 'W')}$; $${quantity(torque, 'N m')}$`,
          solution: tex`$P = \dfrac{\varepsilon_\text{rms}^2}{R} = \dfrac{${significant(rms, 4)}^2}{${load}} = ${quantity(power, 'W')}$. This is the work done in each second by the torque: $\tau = \dfrac{P}{\omega} = \dfrac{${significant(power, 4)}}{2\pi \times ${hertz}} = ${quantity(torque, 'N m')}$.`,
          marks: [
            ['M1', tex`$\varepsilon_\text{rms}^2/R$`],
            ['A1', tex`$${quantity(power, 'W')}$ (ECF from part (c))`],
            ['A1', tex`$${quantity(torque, 'N m')}$ (ECF); award 2 of 3 for the peak value in the power`],
          ],
          keys: [
            judged(power, 'W', {
              relative: 0.02,
              label: 'Power',
              slips: [miss(2 * power, 'The mean power needs the root mean square value.')],
            }),
            judged(torque, 'N m', { relative: 0.02, label: 'Torque' }),
          ],
        },
        {
          ask: 'Explain, in terms of Lenz’s law and energy, why the coil becomes harder to turn when a second resistor is connected in parallel.',
          answer: 'A larger current has a larger magnetic force against the motion; more energy is transferred in each second',
          solution:
            'The induced current is in such a direction that its magnetic force opposes the motion. In parallel the resistance is smaller and the current larger, so the opposing force is larger. More electrical energy is transferred in each second, and it comes from the work done in turning the coil.',
          marks: [
            ['R1', 'induced current opposes the motion (Lenz)'],
            ['R1', 'smaller resistance, larger current, larger opposing force'],
            ['R1', 'more electrical energy needs more work; award 2 of 3 for one of the two arguments'],
          ],
        },
        {
          ask: 'The coil is turned twice as fast. Describe two changes of the graph of emf against time.',
          answer: 'Twice the peak; half of the period',
          solution: tex`$NBA\omega$ doubles, so the peak is twice as high, and the period is half as long.`,
          marks: [
            ['A1', 'peak doubled'],
            ['A1', 'period halved'],
          ],
        },
      ],
    }),
  check: ({ turns, area, field, hertz, load }, { peak, mean, power, torque }) => {
    const flux = (t: number) => turns * field * area * Math.cos(2 * Math.PI * hertz * t);
    const emf = (t: number) => -differentiate(flux, t, 1e-5 / hertz);
    assertAgree(maximise(emf, 0, 1 / hertz).value, peak, 'peak', 1e-4);
    assertAgree(4 * hertz * integrate(emf, 0, 1 / (4 * hertz)), mean, 'mean emf', 1e-4);
    assertAgree(hertz * integrate((t) => emf(t) ** 2 / load, 0, 1 / hertz), power, 'mean power', 1e-4);
    assertAgree(torque * 2 * Math.PI, power / hertz, 'work of one revolution', 1e-9);
    assertBetween(peak, 5, 200, 'peak');
  },
});

const engineCycle = defineTemplate({
  key: 'physics-long-engine-cycle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('B.4.2', 2, ['B.4.1', 'B.3']),
  variants: [
    { gas: 'Helium', low: 100, high: 250, small: 2, large: 5, cold: 300, cycles: 20 },
    { gas: 'Argon', low: 120, high: 300, small: 1.5, large: 3, cold: 290, cycles: 30 },
    { gas: 'Neon', low: 100, high: 400, small: 1, large: 2.5, cold: 310, cycles: 25 },
    { gas: 'Krypton', low: 150, high: 360, small: 2.5, large: 5, cold: 295, cycles: 12 },
  ],
  solve: ({ low, high, small, large, cold, cycles }) => {
    const moles = (low * small) / (GAS_CONSTANT * cold);
    const [b, c, d] = [(cold * high) / low, (cold * high * large) / (low * small), (cold * large) / small];
    const work = (high - low) * (large - small);
    const first = 1.5 * (high - low) * small;
    const second = 2.5 * high * (large - small);
    return {
      ...{ moles, b, c, d, work, first, second, efficiency: (100 * work) / (first + second) },
      ...{
        carnot: 100 * (1 - cold / c),
        power: work * cycles,
        entropy: moles * GAS_CONSTANT * (1.5 * Math.log(high / low) + 2.5 * Math.log(large / small)),
      },
    };
  },
  write: ({ gas, low, high, small, large, cold, cycles }, { moles, b, c, d, work, first, second, efficiency, carnot, power }) => {
    const [v1, v2] = [significant(small, 2), significant(large, 2)];
    return inParts({
      stem: tex`${gas}, which behaves as a monatomic ideal gas, is taken through a cycle. A: $${low}\text{ kPa}$, $${v1} \times 10^{-3}\text{ m}^3$, $${cold}\text{ K}$. From A to B it is heated at constant volume to $${high}\text{ kPa}$, from B to C it expands at this pressure to $${v2} \times 10^{-3}\text{ m}^3$, from C to D it is cooled at constant volume to $${low}\text{ kPa}$, and from D to A it is compressed at this pressure. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'Sketch the cycle in a pressure–volume diagram. In which of its parts is energy supplied by heating?',
      parts: [
        {
          ask: 'Calculate the amount of gas.',
          answer: tex`$${quantity(moles, 'mol')}$`,
          solution: tex`$n = \dfrac{pV}{RT} = \dfrac{${low} \times 10^{3} \times ${v1} \times 10^{-3}}{8.31 \times ${cold}} = ${quantity(moles, 'mol')}$`,
          marks: [
            ['M1', tex`$pV = nRT$`],
            ['A1', tex`$${quantity(moles, 'mol')}$`],
          ],
          keys: [judged(moles, 'mol')],
        },
        {
          ask: 'Determine the temperatures at B and at C.',
          answer: tex`$${quantity(b, 'K')}$; $${quantity(c, 'K')}$`,
          solution: tex`At constant volume $T \propto p$: $T_B = ${cold} \times \dfrac{${high}}{${low}} = ${quantity(b, 'K')}$. At constant pressure $T \propto V$: $T_C = ${significant(b, 4)} \times \dfrac{${v2}}{${v1}} = ${quantity(c, 'K')}$.`,
          marks: [
            ['A1', tex`$${quantity(b, 'K')}$`],
            ['A1', tex`$${quantity(c, 'K')}$ (ECF)`],
          ],
          keys: [
            judged(b, 'K', { label: 'At B' }),
            judged(c, 'K', { label: 'At C', slips: [miss(d, 'That is the temperature at D.')] }),
          ],
        },
        {
          ask: 'Calculate the net work done by the gas in one cycle.',
          answer: tex`$${quantity(work, 'J')}$`,
          solution: tex`It is the area enclosed in the diagram: $(${high} - ${low}) \times 10^{3} \times (${v2} - ${v1}) \times 10^{-3} = ${quantity(work, 'J')}$.`,
          marks: [
            ['M1', 'area enclosed by the cycle'],
            ['A1', tex`$${quantity(work, 'J')}$`],
          ],
          keys: [
            judged(work, 'J', { slips: [miss(high * (large - small), 'Work is done on the gas from D to A.', 'incomplete')] }),
          ],
        },
        {
          ask: 'Determine the energy supplied by heating from A to B and from B to C.',
          answer: tex`$${quantity(first, 'J')}$; $${quantity(second, 'J')}$`,
          solution: tex`From A to B no work is done: $Q = \Delta U = \frac{3}{2}V\Delta p = \frac{3}{2} \times ${v1} \times (${high} - ${low}) = ${quantity(first, 'J')}$. From B to C $Q = \Delta U + W = \frac{3}{2}p\Delta V + p\Delta V = \frac{5}{2} \times ${high} \times (${v2} - ${v1}) = ${quantity(second, 'J')}$.`,
          marks: [
            ['M1', tex`$U = \frac{3}{2}nRT$, with no work from A to B`],
            ['A1', tex`$${quantity(first, 'J')}$`],
            ['A1', tex`$${quantity(second, 'J')}$; award 2 of 3 where the work from B to C is left out`],
          ],
          keys: [
            judged(first, 'J', { relative: 0.015, label: 'From A to B' }),
            judged(second, 'J', {
              relative: 0.015,
              label: 'From B to C',
              slips: [miss(0.6 * second, 'The gas does work as it expands.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Hence calculate the efficiency of the cycle, and compare it with that of a Carnot cycle between the lowest and the highest temperature.',
          answer: tex`$${significant(efficiency)}\,\%$ against $${significant(carnot)}\,\%$`,
          solution: tex`$\eta = \dfrac{${significant(work)}}{${significant(first, 4)} + ${significant(second, 4)}} \times 100 = ${significant(efficiency)}\,\%$. Carnot: $\left(1 - \dfrac{${cold}}{${significant(c, 4)}}\right) \times 100 = ${significant(carnot)}\,\%$, which no engine between these temperatures exceeds.`,
          marks: [
            ['M1', 'net work over the energy supplied'],
            ['A1', tex`$${significant(efficiency)}\,\%$ (ECF)`],
            ['A1', tex`$${significant(carnot)}\,\%$ (ECF); award 2 of 3 without a comparison`],
          ],
          keys: [
            judged(efficiency, '%', { relative: 0.015, label: 'This cycle' }),
            judged(carnot, '%', { relative: 0.015, label: 'Carnot cycle' }),
          ],
        },
        {
          ask: tex`The engine runs through $${cycles}$ cycles in a second. Calculate its power.`,
          answer: tex`$${standardForm(power, 'W')}$`,
          solution: tex`$P = ${cycles} \times ${significant(work)} = ${standardForm(power, 'W')}$`,
          marks: [['A1', tex`$${standardForm(power, 'W')}$ (ECF from part (c))`]],
          keys: [carried(judged(power, 'W'), `${cycles}W`, { W: 'c' })],
        },
        {
          ask: 'State the change of the entropy of the gas in one whole cycle, and explain why the entropy of its surroundings rises.',
          answer: 'Zero; the energy given to the cold surroundings raises their entropy by more than the hot source loses',
          solution: tex`Entropy is a property of the state, and the gas returns to A: its change is zero. The surroundings give energy at high temperatures and take in the rest at lower ones; as $\Delta S = \dfrac{\Delta Q}{T}$, the gain at a low temperature is larger than the loss at a high one, since the process is not reversible.`,
          marks: [
            ['A1', 'zero, as the gas returns to its state'],
            ['R1', tex`energy passes from hot to cold parts; $\Delta Q/T$ is larger at the lower temperature`],
          ],
        },
      ],
    });
  },
  check: ({ low, high, small, large, cold }, { moles, b, c, d, work, first, second, entropy }) => {
    const heat = (from: number, to: number, perMole: number) => integrate(() => moles * GAS_CONSTANT * perMole, from, to, 20);
    assertAgree(heat(cold, b, 1.5), first, 'heating at constant volume', 1e-9);
    assertAgree(heat(b, c, 2.5), second, 'heating at constant pressure', 1e-9);
    // What is supplied less what is given off is the work.
    assertAgree(first + second - heat(d, c, 1.5) - heat(cold, d, 2.5), work, 'work', 1e-9);
    assertAgree(
      bisect((t) => moles * GAS_CONSTANT * t - high * large, 1, 20_000),
      c,
      'temperature at C',
      1e-6,
    );
    const along =
      integrate((t) => (moles * GAS_CONSTANT * 1.5) / t, cold, b) + integrate((t) => (moles * GAS_CONSTANT * 2.5) / t, b, c);
    assertAgree(along, entropy, 'entropy from A to C', 1e-6);
    assertBetween((low * small) / (high * large), 0.05, 0.5, 'ratio of the states');
  },
});

export const longQuestionsOnMachines = [flywheel, generator, engineCycle];
