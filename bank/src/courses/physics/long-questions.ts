import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { LIGHT_SPEED as c, GRAVITATION, STEFAN_BOLTZMANN, WIEN } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2: linked parts over several topics. */

const electricBus = defineTemplate({
  key: 'physics-long-electric-vehicle',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.2', 2, ['A.1.2', 'A.2.1', 'B.5.2']),
  variants: [
    { vehicle: 'tram', m: 24_000, v: 14, s: 20, drag: 2600, volts: 600, r: 0.04 },
    { vehicle: 'bus', m: 12_000, v: 12, s: 15, drag: 1500, volts: 400, r: 0.05 },
    { vehicle: 'delivery van', m: 2800, v: 18, s: 12, drag: 650, volts: 350, r: 0.08 },
    { vehicle: 'mine train', m: 18_000, v: 8, s: 16, drag: 1900, volts: 500, r: 0.06 },
  ],
  solve: ({ m, v, s, drag, volts, r }) => {
    const a = v / s;
    const power = drag * v;
    const current = (volts - Math.sqrt(volts ** 2 - 4 * r * power)) / (2 * r);
    // The power lost is that of the current that the question prints.
    const printed = Number(current.toPrecision(3));
    return {
      a,
      force: m * a + drag,
      kinetic: 0.5 * m * v * v,
      way: 0.5 * v * s,
      power,
      current,
      printed,
      lost: printed ** 2 * r,
    };
  },
  write: ({ vehicle, m, v, s, drag, volts, r }, { a, force, kinetic, way, power, current, printed, lost }) => {
    const input = drag * way + kinetic;
    const share = (100 * lost) / (volts * printed);
    return inParts({
      stem: tex`An electric ${vehicle} of mass $${significant(m)}\text{ kg}$ starts from rest on a level line and reaches $${v}\text{ m s}^{-1}$ in $${s}\text{ s}$ with constant acceleration. The forces that resist its motion add up to $${drag}\text{ N}$ all the time.`,
      hint: 'Which force does the motor exert while the speed rises, and which at constant speed?',
      parts: [
        {
          ask: 'Calculate the distance travelled in this time.',
          answer: tex`$${quantity(way, 'm')}$`,
          solution: tex`$\tfrac{1}{2} \times ${v} \times ${s} = ${quantity(way, 'm')}$`,
          marks: [['A1', tex`$${quantity(way, 'm')}$`]],
          keys: [foreseeing(numericAnswer(way, 'm'), miss(v * s, 'You used the final speed for the whole time.'))],
        },
        {
          ask: 'Determine the driving force.',
          answer: tex`$${quantity(force, 'N')}$`,
          solution: tex`$a = \dfrac{${v}}{${s}} = ${quantity(a, 'm s^-2')}$. The resultant force is $F - ${drag} = ma$, so $F = ${significant(m)} \times ${significant(a)} + ${drag} = ${quantity(force, 'N')}$.`,
          marks: [
            ['M1', tex`acceleration $${quantity(a, 'm s^-2')}$`],
            ['M1', tex`resultant force equal to $ma$ (ECF from the acceleration)`],
            ['A1', tex`$${quantity(force, 'N')}$; award 2 of 3 where the resistance is left out`],
          ],
          keys: [
            foreseeing(
              numericAnswer(force, 'N'),
              miss(m * a, 'You left out the forces that resist the motion.', 'incomplete'),
              miss(m * a - drag, 'The driving force is greater than the resultant force.', 'sign'),
            ),
          ],
        },
        {
          ask: 'Show that the energy transferred by the motor while the speed rises is the sum of the kinetic energy and the work against the resistance, and calculate it.',
          answer: tex`$${standardForm(input, 'J')}$`,
          solution: tex`The work of the driving force is $(ma + f)s = mas + fs$, and $mas = \tfrac{1}{2}mv^2$ because $v^2 = 2as$. So it is $\tfrac{1}{2} \times ${significant(m)} \times ${v}^2 + ${drag} \times ${significant(way)} = ${standardForm(input, 'J')}$.`,
          marks: [
            ['M1', tex`work of the driving force with $v^2 = 2as$`],
            ['R1', 'split into kinetic energy and work against the resistance'],
            ['A1', tex`$${standardForm(input, 'J')}$ (ECF from (a) or (b))`],
          ],
          keys: [foreseeing(numericAnswer(input, 'J'), miss(kinetic, 'That is the kinetic energy alone.', 'incomplete'))],
        },
        {
          before: tex`Then the ${vehicle} continues at the constant speed $${v}\text{ m s}^{-1}$. Its motor, taken to be without losses, is fed by a supply of emf $${volts}\text{ V}$ whose internal resistance, with that of the line, is $${r}\,\Omega$.`,
          ask: 'Calculate the power of the motor.',
          answer: tex`$${standardForm(power, 'W')}$`,
          solution: tex`At constant speed the driving force equals the resistance: $P = Fv = ${drag} \times ${v} = ${standardForm(power, 'W')}$.`,
          marks: [
            ['R1', 'driving force equal to the resistance'],
            ['A1', tex`$${standardForm(power, 'W')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(power, 'W'),
              miss(force * v, 'The driving force is smaller now that the speed is constant.'),
            ),
          ],
        },
        {
          ask: tex`Verify that a current of $${significant(current)}\text{ A}$ delivers this power to the motor.`,
          answer: 'As required',
          solution: tex`The motor has the voltage $${volts} - ${significant(current)} \times ${r} = ${significant(volts - current * r, 4)}\text{ V}$, and $${significant(volts - current * r, 4)} \times ${significant(current)} = ${standardForm(power, 'W')}$ to three figures.`,
          marks: [
            ['M1', tex`terminal voltage $\varepsilon - Ir$`],
            ['R1', 'product with the current compared with (d)'],
            ['AG', tex`$${significant(current)}\text{ A}$`],
          ],
        },
        {
          ask: 'Calculate the percentage of the power of the supply that is dissipated in its internal resistance and the line, and suggest why lines have a high voltage.',
          answer: tex`$${significant(share, 2)}\,\%$; a smaller current dissipates less`,
          solution: tex`$I^2r = ${significant(current)}^2 \times ${r} = ${quantity(lost, 'W')}$ of $\varepsilon I = ${volts} \times ${significant(current)} = ${scientific(volts * printed)}\text{ W}$, which is $${significant(share, 2)}\,\%$. At a higher voltage the same power needs a smaller current, and the dissipated power falls with the square of the current.`,
          marks: [
            ['M1', tex`$I^2r$ with the current of (e)`],
            ['A1', tex`$${significant(share, 2)}\,\%$`],
            ['R1', 'same power with a smaller current; do not accept "higher voltage is faster"'],
          ],
          keys: [{ value: share, tolerance: 0.04 * share, unit: '%' }],
        },
      ],
    });
  },
  check: ({ m, v, s, drag, volts, r }, { force, way, power, current, lost }) => {
    const [x = 0, speed = 0] = simulate((_, [, u = 0]) => [u, (force - drag) / m], [0, 0], s, 1_000);
    assertAgree(speed, v, 'speed by steps', 1e-6);
    assertAgree(x, way, 'distance by steps', 1e-3);
    assertAgree(
      bisect((i) => (volts - i * r) * i - power, 0, volts / (2 * r)),
      current,
      'current',
      1e-6,
    );
    assertBetween(lost / power, 0.0005, 0.3, 'share lost');
  },
});

const planetAndStar = defineTemplate({
  key: 'physics-long-planet-of-a-star',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.1.1', 2, ['B.1.2', 'B.2', 'C.5']),
  variants: [
    { peak: 760, radius: 4.2e8, distance: 3.6e10, days: 49, albedo: 0.3, speed: 4.2e4 },
    { peak: 580, radius: 6.1e8, distance: 8.2e10, days: 145, albedo: 0.25, speed: 2.6e4 },
    { peak: 900, radius: 2.4e8, distance: 1.1e10, days: 11.8, albedo: 0.1, speed: 3.1e4 },
    { peak: 520, radius: 7.4e8, distance: 1.3e11, days: 268, albedo: 0.35, speed: 5.5e4 },
  ],
  solve: ({ peak, radius, distance, days, albedo, speed }) => {
    const temperature = WIEN / (peak * 1e-9);
    const luminosity = STEFAN_BOLTZMANN * 4 * Math.PI * radius ** 2 * temperature ** 4;
    const intensity = luminosity / (4 * Math.PI * distance ** 2);
    const period = days * 86_400;
    return {
      ...{ temperature, luminosity, intensity },
      planet: ((intensity * (1 - albedo)) / (4 * STEFAN_BOLTZMANN)) ** 0.25,
      mass: (4 * Math.PI ** 2 * distance ** 3) / (GRAVITATION * period ** 2),
      shift: (peak * speed) / c,
    };
  },
  write: ({ peak, radius, distance, days, albedo, speed }, { temperature, luminosity, intensity, planet, mass, shift }) =>
    inParts({
      stem: tex`A star of radius $${scientific(radius, 2)}\text{ m}$ radiates as a black body with its peak at $${peak}\text{ nm}$. A planet moves round it on a circle of radius $${scientific(distance, 2)}\text{ m}$ in $${days}$ days.`,
      hint: 'Follow the energy from the star to the planet; the mass follows from the orbit alone.',
      parts: [
        {
          ask: 'Calculate the surface temperature of the star.',
          answer: tex`$${quantity(temperature, 'K')}$`,
          solution: tex`$T = \dfrac{2.90 \times 10^{-3}}{${peak} \times 10^{-9}} = ${quantity(temperature, 'K')}$`,
          marks: [['A1', tex`$${quantity(temperature, 'K')}$`]],
          keys: [numericAnswer(temperature, 'K')],
        },
        {
          ask: 'Determine the luminosity of the star.',
          answer: tex`$${standardForm(luminosity, 'W')}$`,
          solution: tex`$L = \sigma AT^4 = 5.67 \times 10^{-8} \times 4\pi\left(${scientific(radius, 2)}\right)^2 \times ${significant(temperature, 4)}^4 = ${standardForm(luminosity, 'W')}$`,
          marks: [
            ['(M1)', tex`$\sigma AT^4$ with the surface of a sphere (ECF from (a))`],
            ['A1', tex`$${standardForm(luminosity, 'W')}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(luminosity, 'W'), tolerance: luminosity * 0.02 },
              miss(luminosity / 4, 'You used the area of a disc; the whole surface radiates.'),
            ),
          ],
        },
        {
          ask: 'Show that the intensity of the light at the planet follows from that at the surface of the star by the square of the ratio of the radii, and calculate it.',
          answer: tex`$${quantity(intensity, 'W m^-2')}$`,
          solution: tex`The same power passes through spheres of both radii: $I = \dfrac{L}{4\pi d^2} = \sigma T^4\dfrac{R^2}{d^2}$. $I = \dfrac{${scientific(luminosity, 4)}}{4\pi\left(${scientific(distance, 2)}\right)^2} = ${quantity(intensity, 'W m^-2')}$.`,
          marks: [
            ['R1', 'same power through both spheres'],
            ['M1', tex`$I = L/(4\pi d^2)$ (ECF from (b))`],
            ['A1', tex`$${quantity(intensity, 'W m^-2')}$`],
          ],
          keys: [{ ...numericAnswer(intensity, 'W m^-2'), tolerance: intensity * 0.02 }],
        },
        {
          ask: tex`The albedo of the planet is $${albedo}$, and it has no atmosphere that holds back radiation. Determine its mean surface temperature.`,
          answer: tex`$${quantity(planet, 'K')}$`,
          solution: tex`It absorbs $(1 - ${albedo})I\pi r^2$ and radiates $\sigma T^4 \times 4\pi r^2$: $T^4 = \dfrac{${significant(1 - albedo, 2)} \times ${significant(intensity, 4)}}{4 \times 5.67 \times 10^{-8}}$, so $T = ${quantity(planet, 'K')}$.`,
          marks: [
            ['M1', tex`absorbed $(1 - ${albedo})I\pi r^2$ (ECF from (c))`],
            ['M1', tex`radiated $\sigma T^4 4\pi r^2$, and both equal`],
            ['A1', tex`$${quantity(planet, 'K')}$; award 2 of 3 where the factor of 4 is missing`],
          ],
          keys: [
            foreseeing(
              numericAnswer(planet, 'K'),
              miss(planet * Math.SQRT2, 'Light falls on a disc, but the whole sphere radiates.'),
              miss(planet / (1 - albedo) ** 0.25, 'You left out the albedo.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Determine the mass of the star from the orbit of the planet.',
          answer: tex`$${standardForm(mass, 'kg')}$`,
          solution: tex`$\dfrac{GMm}{d^2} = \dfrac{4\pi^2md}{T^2}$, so $M = \dfrac{4\pi^2d^3}{GT^2} = \dfrac{4\pi^2\left(${scientific(distance, 2)}\right)^3}{6.67 \times 10^{-11}\left(${days} \times 86\,400\right)^2} = ${standardForm(mass, 'kg')}$.`,
          marks: [
            ['M1', 'gravitational force equal to the centripetal force'],
            ['M1', tex`$M = 4\pi^2d^3/(GT^2)$ with the period in seconds`],
            ['A1', tex`$${standardForm(mass, 'kg')}$; award 2 of 3 for the period left in days`],
          ],
          keys: [numericAnswer(mass, 'kg')],
        },
        {
          ask: tex`The star moves away from the Earth at $${scientific(speed, 2)}\text{ m s}^{-1}$. Calculate the change in the observed wavelength of its peak, and state whether it is an increase or a decrease.`,
          answer: tex`$${quantity(shift, 'nm')}$, an increase`,
          solution: tex`$\Delta\lambda \approx \dfrac{v}{c}\lambda = \dfrac{${scientific(speed, 2)}}{3.00 \times 10^8} \times ${peak} = ${quantity(shift, 'nm')}$. The star recedes, so the observed wavelength is longer.`,
          marks: [
            ['A1', tex`$${quantity(shift, 'nm')}$`],
            ['A1', 'increase (redshift)'],
          ],
          keys: [numericAnswer(shift, 'nm')],
        },
      ],
    }),
  check: ({ radius, distance, days, albedo }, { temperature, planet, mass, intensity }) => {
    // Without luminosity: the ratio of temperatures from the ratio of radii.
    assertAgree(
      planet,
      temperature * Math.sqrt(radius / (2 * distance)) * (1 - albedo) ** 0.25,
      'temperature of the planet',
      1e-6,
    );
    assertAgree(intensity / STEFAN_BOLTZMANN / temperature ** 4, (radius / distance) ** 2, 'inverse squares', 1e-9);
    // One revolution by steps, in units of the radius and the year of the planet.
    const mu = (GRAVITATION * mass * (days * 86_400) ** 2) / distance ** 3;
    const [x = 0, y = 1] = simulate(
      (_, [a = 0, b = 0, u = 0, w = 0]) => {
        const cube = Math.hypot(a, b) ** 3;
        return [u, w, (-mu * a) / cube, (-mu * b) / cube];
      },
      [1, 0, 0, 2 * Math.PI],
      1,
      4_000,
    );
    assertAgree(x, 1, 'back at the start', 1e-3);
    assertBetween(y, -1e-3, 1e-3, 'back at the start');
    assertBetween(mass, 5e28, 5e30, 'mass of a star');
  },
});

export const longQuestions: readonly QuestionTemplate[] = [electricBus, planetAndStar];
