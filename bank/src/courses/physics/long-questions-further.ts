import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ELECTRON_MASS, ELEMENTARY_CHARGE, FREE_FALL, PLANCK } from './constants.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 in which one device leads through several topics. */

const hydroelectric = defineTemplate({
  key: 'physics-long-hydroelectric-station',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.2', 2, ['A.2.2', 'B.5.1']),
  variants: [
    { height: 180, flow: 12, efficiency: 88, kV: 110, km: 60, area: 240 },
    { height: 95, flow: 40, efficiency: 85, kV: 220, km: 100, area: 300 },
    { height: 320, flow: 5, efficiency: 90, kV: 110, km: 45, area: 185 },
    { height: 60, flow: 25, efficiency: 82, kV: 66, km: 30, area: 240 },
  ],
  solve: ({ height, flow, efficiency, kV, km, area }) => {
    const input = flow * 1000 * FREE_FALL * height;
    const output = (input * efficiency) / 100;
    const speed = Math.sqrt(2 * FREE_FALL * height);
    const current = output / (kV * 1000);
    const resistance = (2.8e-8 * 2 * km * 1000) / (area * 1e-6);
    return { input, output, speed, force: 2 * flow * 1000 * speed, current, resistance, loss: current ** 2 * resistance };
  },
  write: ({ height, flow, efficiency, kV, km, area }, { input, output, speed, force, current, resistance, loss }) =>
    inParts({
      stem: tex`Water flows from a reservoir through a pipe to turbines $${height}\text{ m}$ below, $${flow}\text{ m}^3$ in every second. (Density of water $1.00 \times 10^{3}\text{ kg m}^{-3}$, $g = 9.8\text{ m s}^{-2}$.) Of the power of the falling water $${efficiency}\,\%$ becomes electrical power, which is sent at $${kV}\text{ kV}$ to a town $${km}\text{ km}$ away.`,
      hint: 'For each second, which mass, which energy and which momentum change?',
      parts: [
        {
          ask: 'Calculate the power of the falling water and the electrical power.',
          answer: tex`$${standardForm(input, 'W')}$; $${standardForm(output, 'W')}$`,
          solution: tex`In every second $${scientific(flow * 1000, 2)}\text{ kg}$ fall: $P = ${scientific(flow * 1000, 2)} \times 9.8 \times ${height} = ${standardForm(input, 'W')}$. The electrical power is $${significant(efficiency / 100, 2)}$ of it: $${standardForm(output, 'W')}$.`,
          marks: [
            ['M1', tex`$mgh$ for the mass of one second`],
            ['A1', tex`$${standardForm(input, 'W')}$`],
            ['A1', tex`$${standardForm(output, 'W')}$ (ECF); award 2 of 3 for a lost power of ten`],
          ],
          keys: [judged(input, 'W', { label: 'Falling water' }), judged(output, 'W', { label: 'Electrical' })],
        },
        {
          ask: tex`Show that the water could reach the turbine with a speed of about $${significant(speed, 2)}\text{ m s}^{-1}$, and state the assumption.`,
          answer: tex`$${quantity(speed, 'm s^-1')}$; no energy is lost in the pipe`,
          solution: tex`If no energy is lost in the pipe, $v = \sqrt{2gh} = \sqrt{2 \times 9.8 \times ${height}} = ${quantity(speed, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$\frac{1}{2}mv^2 = mgh$`],
            ['AG', tex`$${significant(speed, 2)}\text{ m s}^{-1}$`],
            ['A1', 'no energy lost to friction in the pipe'],
          ],
        },
        {
          ask: 'The blades, held at rest for a test, turn the jet straight back at the same speed. Determine the force of the water on the blades.',
          answer: tex`$${standardForm(force, 'N')}$`,
          solution: tex`In every second the momentum of $${scientific(flow * 1000, 2)}\text{ kg}$ changes from $+mv$ to $-mv$: $F = 2 \times ${scientific(flow * 1000, 2)} \times ${significant(speed)} = ${standardForm(force, 'N')}$.`,
          marks: [
            ['M1', 'change of momentum for each second'],
            ['M1', 'factor of 2, as the direction is reversed'],
            ['A1', tex`$${standardForm(force, 'N')}$; award 2 of 3 without the factor of 2`],
          ],
          keys: [
            judged(force, 'N', {
              relative: 0.015,
              slips: [miss(force / 2, 'The water is turned back, so its momentum changes by twice as much.')],
            }),
          ],
        },
        {
          ask: 'Explain why the blades must move if the turbine is to deliver power, and why water that comes back at full speed would be a waste.',
          answer: 'A force does work only on something that moves; water that leaves fast keeps its kinetic energy',
          solution:
            'Power is force times speed, so blades at rest deliver none. Water that leaves at full speed has kept all of its kinetic energy; the more slowly it leaves, the more energy it has transferred.',
          marks: [
            ['R1', tex`no displacement, no work ($P = Fv$)`],
            ['R1', 'kinetic energy left in the water is not transferred'],
          ],
        },
        {
          ask: tex`The line has two aluminium cables of cross-section $${area}\text{ mm}^2$ (resistivity $2.8 \times 10^{-8}\,\Omega\text{ m}$). Calculate its resistance, and the power lost in it when all of the electrical power is sent.`,
          answer: tex`$${quantity(resistance, 'Ω')}$; $${standardForm(loss, 'W')}$`,
          solution: tex`The current flows there and back: $R = \dfrac{2.8 \times 10^{-8} \times 2 \times ${km} \times 10^{3}}{${area} \times 10^{-6}} = ${quantity(resistance, 'Ω')}$. $I = \dfrac{${scientific(output)}}{${kV} \times 10^{3}} = ${quantity(current, 'A')}$ and $P = I^2R = ${standardForm(loss, 'W')}$.`,
          marks: [
            ['A1', tex`$${quantity(resistance, 'Ω')}$`],
            ['M1', tex`current $${quantity(current, 'A')}$`],
            ['A1', tex`$${standardForm(loss, 'W')}$ (ECF); award 2 of 3 where one cable only is counted`],
          ],
          keys: [
            judged(resistance, 'Ω', {
              label: 'Resistance',
              slips: [miss(resistance / 2, 'The current needs a cable there and one back.')],
            }),
            judged(loss, 'W', { relative: 0.02, label: 'Power lost' }),
          ],
        },
        {
          ask: 'Determine the factor by which the power lost changes if the voltage of the line is halved, and hence explain why high voltages are used.',
          answer: tex`$4$; a small current loses little power`,
          solution: tex`For the same power half of the voltage needs twice the current, and $I^2R$ becomes $4$ times as large. A high voltage keeps the current, and with it the loss, small.`,
          marks: [
            ['A1', tex`$4$`],
            ['R1', tex`high voltage: small current, and the loss is $I^2R$`],
          ],
          keys: [
            {
              ...judged(4, '', { relative: 0.001, slips: [miss(2, 'The loss depends on the square of the current.')] }),
              label: 'Factor',
            },
          ],
        },
      ],
    }),
  check: ({ height, flow, efficiency }, { output, speed, force, loss }) => {
    // A drop that falls freely, and the kinetic energy that arrives in each second.
    const [, v = 0] = simulate((_, [, fall = 0]) => [fall, FREE_FALL], [0, 0], speed / FREE_FALL, 200);
    assertAgree(v, speed, 'speed', 1e-9);
    assertAgree(0.5 * flow * 1000 * v * v, (output * 100) / efficiency, 'power', 1e-6);
    assertAgree(force / v / (flow * 1000), 2, 'momentum', 1e-9);
    assertAgree(height, (v * v) / (2 * FREE_FALL), 'height', 1e-9);
    assertBetween(loss / output, 0.001, 0.2, 'share lost');
  },
});

const stringedInstrument = defineTemplate({
  key: 'physics-long-stringed-instrument',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.4', 2, ['C.2', 'A.2.1']),
  variants: [
    { instrument: 'guitar', length: 0.65, f: 196, density: 1.2, fret: 0.58 },
    { instrument: 'violin', length: 0.325, f: 440, density: 0.7, fret: 0.29 },
    { instrument: 'cello', length: 0.69, f: 98, density: 4.2, fret: 0.614 },
    { instrument: 'mandolin', length: 0.35, f: 392, density: 0.6, fret: 0.311 },
  ],
  solve: ({ length, f, density, fret }) => {
    const speed = 2 * length * f;
    return { speed, tension: (density / 1000) * speed ** 2, stopped: speed / (2 * fret), air: 340 / f, third: (2 * length) / 3 };
  },
  write: ({ instrument, length, f, density, fret }, { speed, tension, stopped, air, third }) =>
    inParts({
      stem: tex`A string of a ${instrument} is $${quantity(length, 'm')}$ long and fixed at both ends. Its first harmonic has the frequency $${f}\text{ Hz}$. The string has a mass of $${density.toFixed(1)}\text{ g}$ for each metre. The speed of sound in air is $340\text{ m s}^{-1}$.`,
      hint: 'Which quantity is the same on the string and in the air, and which are not?',
      parts: [
        {
          ask: 'Explain how a standing wave forms on the string, and why its ends are nodes.',
          answer: 'Waves reflected at both ends interfere; the ends cannot move',
          solution:
            'Waves travel along the string in both directions and are reflected at the ends. Waves of equal frequency and amplitude in opposite directions interfere, so that nodes and antinodes stay at fixed places. The ends are fixed, so their displacement is always zero.',
          marks: [
            ['R1', 'reflection gives two waves of the same frequency in opposite directions'],
            ['R1', 'superposition (interference)'],
            ['R1', 'ends are fixed: displacement zero; award 2 of 3 without superposition'],
          ],
        },
        {
          ask: 'Calculate the speed of waves on the string.',
          answer: tex`$${quantity(speed, 'm s^-1')}$`,
          solution: tex`In the first harmonic the string is half a wavelength long: $\lambda = ${quantity(2 * length, 'm')}$. $v = f\lambda = ${f} \times ${significant(2 * length)} = ${quantity(speed, 'm s^-1')}$`,
          marks: [
            ['M1', tex`$\lambda = 2L$`],
            ['A1', tex`$${quantity(speed, 'm s^-1')}$; award 1 of 2 for $\lambda = L$`],
          ],
          keys: [judged(speed, 'm s^-1', { slips: [miss(speed / 2, 'The string is half a wavelength long.')] })],
        },
        {
          ask: tex`The speed is related to the tension $T$ and the mass for each metre $\mu$ by $v = \sqrt{\dfrac{T}{\mu}}$. Show that the right side has the unit of a speed, and calculate the tension.`,
          answer: tex`$${quantity(tension, 'N')}$`,
          solution: tex`$\dfrac{\text{N}}{\text{kg m}^{-1}} = \dfrac{\text{kg m s}^{-2}}{\text{kg m}^{-1}} = \text{m}^2\text{ s}^{-2}$, the square of a speed. $T = \mu v^2 = ${density.toFixed(1)} \times 10^{-3} \times ${significant(speed)}^2 = ${quantity(tension, 'N')}$`,
          marks: [
            ['R1', tex`$\sqrt{\text{m}^2\text{ s}^{-2}} = \text{m s}^{-1}$`],
            ['M1', tex`$T = \mu v^2$ with $\mu$ in $\text{kg m}^{-1}$`],
            ['A1', tex`$${quantity(tension, 'N')}$ (ECF); award 2 of 3 for a wrong power of ten`],
          ],
          keys: [
            judged(tension, 'N', {
              relative: 0.015,
              slips: [miss(tension * 1000, 'The mass for each metre has to be in kilograms.', 'unit')],
            }),
          ],
        },
        {
          ask: tex`The string is pressed down so that only $${quantity(fret, 'm')}$ of it can vibrate. Calculate the new frequency of the first harmonic.`,
          answer: tex`$${quantity(stopped, 'Hz')}$`,
          solution: tex`The speed of the waves stays the same, and the wavelength becomes $2 \times ${significant(fret)} = ${quantity(2 * fret, 'm')}$: $f = \dfrac{${significant(speed)}}{${significant(2 * fret)}} = ${quantity(stopped, 'Hz')}$.`,
          marks: [
            ['M1', 'same speed, shorter wavelength'],
            ['A1', tex`$${quantity(stopped, 'Hz')}$ (ECF)`],
          ],
          keys: [
            judged(stopped, 'Hz', {
              slips: [miss((f * fret) / length, 'A shorter string has the higher frequency.', 'reciprocal')],
            }),
          ],
        },
        {
          ask: 'Describe the third harmonic of the whole string: state its number of nodes, its wavelength and its frequency.',
          answer: tex`$4$ nodes; $${quantity(third, 'm')}$; $${significant(3 * f)}\text{ Hz}$`,
          solution: tex`Three half wavelengths fit on the string: four nodes, with the ends, a wavelength of $\dfrac{2 \times ${significant(length)}}{3} = ${quantity(third, 'm')}$ and three times the frequency, $${significant(3 * f)}\text{ Hz}$.`,
          marks: [
            ['A1', '4 nodes'],
            ['A1', tex`$${quantity(third, 'm')}$`],
            ['A1', tex`$${significant(3 * f)}\text{ Hz}$; award 2 of 3 where the ends are not counted as nodes`],
          ],
          keys: [judged(third, 'm', { label: 'Wavelength' }), judged(3 * f, 'Hz', { label: 'Frequency' })],
        },
        {
          ask: tex`Calculate the wavelength of the first harmonic in the air, and state two differences between the wave on the string and the sound wave.`,
          answer: tex`$${quantity(air, 'm')}$; standing and transverse against travelling and longitudinal`,
          solution: tex`The frequency is the same: $\lambda = \dfrac{340}{${f}} = ${quantity(air, 'm')}$. The wave on the string is a transverse standing wave, which transfers no energy along the string on the whole; the sound is a longitudinal travelling wave, with another speed and wavelength.`,
          marks: [
            ['A1', tex`$${quantity(air, 'm')}$`],
            ['A1', 'one difference: transverse and longitudinal, or standing and travelling'],
            ['A1', 'another difference; award 2 of 3 for a difference of frequency'],
          ],
          keys: [
            { ...judged(air, 'm', { slips: [miss(speed / f, 'That is the wavelength on the string.')] }), label: 'Wavelength' },
          ],
        },
      ],
    }),
  check: ({ length, f, density, fret }, { tension, stopped }) => {
    // A string that starts at rest in its first harmonic: the middle returns after one period.
    const stiffness = (tension / (density / 1000)) * (Math.PI / length) ** 2;
    const [x = 0] = simulate((_, [y = 0, v = 0]) => [v, -stiffness * y], [1, 0], 1 / f, 4_000);
    assertAgree(x, 1, 'displacement after a period', 1e-6);
    assertAgree(stopped * fret, f * length, 'product of frequency and length', 1e-9);
    assertBetween(tension, 20, 250, 'tension');
  },
});

const electronBeam = defineTemplate({
  key: 'physics-long-electron-beam',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.2', 2, ['D.3', 'D.2.2', 'C.3.3']),
  variants: [
    { volts: 2500, milli: 2.0, spacing: 2.1e-10 },
    { volts: 1800, milli: 1.5, spacing: 1.2e-10 },
    { volts: 3600, milli: 3.0, spacing: 2.1e-10 },
    { volts: 1200, milli: 1.2, spacing: 1.2e-10 },
  ],
  solve: ({ volts, milli, spacing }) => {
    const speed = Math.sqrt((2 * ELEMENTARY_CHARGE * volts) / ELECTRON_MASS);
    const radius = (ELECTRON_MASS * speed) / (ELEMENTARY_CHARGE * milli * 1e-3);
    const wavelength = PLANCK / (ELECTRON_MASS * speed);
    return {
      speed,
      radius,
      period: (2 * Math.PI * radius) / speed,
      wavelength,
      angle: (Math.asin(wavelength / spacing) * 180) / Math.PI,
    };
  },
  write: ({ volts, milli, spacing }, { speed, radius, period, wavelength, angle }) =>
    inParts({
      stem: tex`Electrons are accelerated from rest through a potential difference of $${significant(volts, 3)}\text{ V}$ in a vacuum tube. The beam can then be sent through a uniform magnetic field of $${milli.toFixed(1)}\text{ mT}$ at right angles to it, or onto a thin layer of graphite. ($e = 1.60 \times 10^{-19}\text{ C}$, $m_e = 9.11 \times 10^{-31}\text{ kg}$, $h = 6.63 \times 10^{-34}\text{ J s}$)`,
      hint: 'In which experiment do electrons behave as particles, and in which as waves?',
      parts: [
        {
          ask: 'Calculate the speed of the electrons, and comment on whether relativity has to be taken into account.',
          answer: tex`$${standardForm(speed, 'm s^-1')}$; it can be neglected`,
          solution: tex`$\frac{1}{2}m_ev^2 = eV$ gives $v = \sqrt{\dfrac{2 \times 1.60 \times 10^{-19} \times ${volts}}{9.11 \times 10^{-31}}} = ${standardForm(speed, 'm s^-1')}$. This is about $${significant((100 * speed) / 3e8, 2)}\,\%$ of the speed of light, for which $\gamma$ is still within a per cent of 1.`,
          marks: [
            ['M1', tex`$\frac{1}{2}mv^2 = eV$`],
            ['A1', tex`$${standardForm(speed, 'm s^-1')}$`],
            ['R1', tex`$v \ll c$, so $\gamma \approx 1$; award 2 of 3 without a comparison`],
          ],
          keys: [
            {
              ...judged(speed, 'm s^-1', {
                slips: [miss(speed / Math.SQRT2, 'You lost the factor of 2 of the kinetic energy.')],
              }),
              label: 'Speed',
            },
          ],
        },
        {
          ask: 'Explain why the electrons move along a circle in the magnetic field, and why their speed does not change.',
          answer: 'The force is always at right angles to the velocity',
          solution:
            'The magnetic force is always at right angles to the velocity and has a constant size, so it acts as a centripetal force. It does no work, so the kinetic energy, and with it the speed, stays the same.',
          marks: [
            ['R1', 'force at right angles to the velocity, of constant size: centripetal'],
            ['R1', 'no work is done'],
          ],
        },
        {
          ask: 'Determine the radius of the circle and the time for one revolution.',
          answer: tex`$${quantity(radius, 'm')}$; $${standardForm(period, 's')}$`,
          solution: tex`$evB = \dfrac{m_ev^2}{r}$, so $r = \dfrac{m_ev}{eB} = \dfrac{9.11 \times 10^{-31} \times ${scientific(speed)}}{1.60 \times 10^{-19} \times ${milli.toFixed(1)} \times 10^{-3}} = ${quantity(radius, 'm')}$. $T = \dfrac{2\pi r}{v} = ${standardForm(period, 's')}$`,
          marks: [
            ['M1', tex`$evB = mv^2/r$`],
            ['A1', tex`$${quantity(radius, 'm')}$ (ECF)`],
            ['A1', tex`$${standardForm(period, 's')}$; award 2 of 3 for a wrong power of ten`],
          ],
          keys: [judged(radius, 'm', { label: 'Radius' }), judged(period, 's', { relative: 0.015, label: 'Time' })],
        },
        {
          ask: 'Calculate the de Broglie wavelength of the electrons.',
          answer: tex`$${standardForm(wavelength, 'm')}$`,
          solution: tex`$\lambda = \dfrac{h}{p} = \dfrac{6.63 \times 10^{-34}}{9.11 \times 10^{-31} \times ${scientific(speed)}} = ${standardForm(wavelength, 'm')}$`,
          marks: [
            ['M1', tex`$\lambda = h/p$`],
            ['A1', tex`$${standardForm(wavelength, 'm')}$ (ECF)`],
          ],
          keys: [judged(wavelength, 'm')],
        },
        {
          ask: tex`Layers of atoms in graphite act like a grating with a spacing of $${scientific(spacing, 2)}\text{ m}$. Determine the angle of the first-order maximum, using $n\lambda = d\sin\theta$.`,
          answer: tex`$${significant(angle)}^\circ$`,
          solution: tex`$\sin\theta = \dfrac{${scientific(wavelength)}}{${scientific(spacing, 2)}}$, so $\theta = ${significant(angle)}^\circ$.`,
          marks: [
            ['M1', tex`$\lambda = d\sin\theta$`],
            ['A1', tex`$${significant(angle)}^\circ$ (ECF)`],
          ],
          keys: [judged(angle, '', { relative: 0.015 })],
        },
        {
          ask: 'The accelerating potential difference is made four times as large. Predict how the radius of the circle and the angle of the maximum change.',
          answer: 'The radius doubles; the angle is about half as large',
          solution: tex`The speed and the momentum are proportional to the root of the potential difference, so both double. The radius doubles, and the wavelength is halved, so the (small) angle is about half as large.`,
          marks: [
            ['R1', tex`momentum proportional to $\sqrt{V}$: doubled`],
            ['A1', 'radius doubled'],
            ['A1', 'angle about halved; award 2 of 3 where a factor of 4 is used consistently'],
          ],
        },
      ],
    }),
  check: ({ volts, milli, spacing }, { speed, radius, period, wavelength, angle }) => {
    // The path by steps: half a revolution later the electron is a diameter away.
    const turning = (ELEMENTARY_CHARGE * milli * 1e-3) / ELECTRON_MASS;
    const [, y = 0] = simulate(
      (_, [, , vx = 0, vy = 0]) => [vx, vy, -turning * vy, turning * vx],
      [0, 0, speed, 0],
      period / 2,
      2_000,
    );
    assertAgree(Math.abs(y), 2 * radius, 'diameter', 1e-6);
    const momentum = Math.sqrt(2 * ELECTRON_MASS * ELEMENTARY_CHARGE * volts);
    assertAgree(wavelength * momentum, PLANCK, 'wavelength', 1e-9);
    assertAgree(
      bisect((degrees) => spacing * Math.sin((degrees * Math.PI) / 180) - wavelength, 0, 90),
      angle,
      'angle',
      1e-6,
    );
    assertBetween(speed / 3e8, 0, 0.13, 'share of the speed of light');
  },
});

export const longQuestionsFurther = [hydroelectric, stringedInstrument, electronBeam];
