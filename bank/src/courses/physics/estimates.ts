import { bisect, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { AVOGADRO, BOLTZMANN, FREE_FALL, GAS_CONSTANT } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, quantity, standardForm, tex } from './quantities.ts';

/** Quantities of everyday life that are to be estimated from rounded data, with what the estimate rests on. */

/** How far an estimate may lie from the value, as a share of it: data of one or two figures allow no more. */
const ROUGHLY = 0.1;

const roughly = (value: number, name = '') => ({ value, tolerance: value * ROUGHLY, ...(name === '' ? {} : { unit: name }) });

const CELSIUS = 273;
const AIR_PRESSURE = 1.0e5;

const airInSpaces = defineTemplate({
  key: 'physics-b3-air-estimated',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.3', 2),
  variants: [
    { form: 'room', place: 'classroom', sides: [8, 7, 3], celsius: 20 },
    { form: 'room', place: 'sports hall', sides: [40, 20, 8], celsius: 17 },
    { form: 'vessel', place: 'gas bottle', litres: 50, kilopascals: 15_000, celsius: 15 },
    { form: 'vessel', place: 'bicycle tyre', litres: 2, kilopascals: 500, celsius: 20 },
    { form: 'room', place: 'greenhouse', sides: [10, 4, 2.5], celsius: 30 },
    { form: 'vessel', place: 'diving cylinder', litres: 12, kilopascals: 20_000, celsius: 10 },
    { form: 'vessel', place: 'car tyre', litres: 30, kilopascals: 320, celsius: 25 },
    { form: 'room', place: 'cold store', sides: [5, 4, 2.5], celsius: -20 },
  ] as readonly (
    | { form: 'room'; place: string; sides: readonly [number, number, number]; celsius: number }
    | { form: 'vessel'; place: string; litres: number; kilopascals: number; celsius: number }
  )[],
  solve: (given) => {
    const isRoom = given.form === 'room';
    const volume = isRoom ? given.sides[0] * given.sides[1] * given.sides[2] : given.litres / 1000;
    const pressure = isRoom ? AIR_PRESSURE : given.kilopascals * 1000;
    const kelvin = given.celsius + CELSIUS;
    const molecules = (pressure * volume) / (BOLTZMANN * kelvin);
    return { volume, molecules, spacing: Math.cbrt(volume / molecules), energy: 1.5 * BOLTZMANN * kelvin };
  },
  write: (given, { volume, molecules, spacing, energy }) => {
    const { form, place, celsius } = given;
    const kelvin = celsius + CELSIUS;
    const isRoom = form === 'room';
    const size = isRoom
      ? tex`${given.sides.join(' \\times ')} = ${significant(volume, 2)}\text{ m}^3`
      : tex`${given.litres} \times 10^{-3}\text{ m}^3`;
    const pressure = isRoom ? AIR_PRESSURE : given.kilopascals * 1000;
    const high = pressure > 5e6;
    return inParts({
      stem: isRoom
        ? tex`A ${place} measures about $${given.sides[0]}\text{ m}$ by $${given.sides[1]}\text{ m}$ by $${given.sides[2]}\text{ m}$. The air in it has a temperature of about $${celsius}\,^\circ\text{C}$ and a pressure of about $1.0 \times 10^5\text{ Pa}$. Treat air as an ideal gas.`
        : tex`A ${place} of volume $${given.litres}\text{ dm}^3$ holds air at about $${celsius}\,^\circ\text{C}$ and a pressure of about $${scientific(pressure, 2)}\text{ Pa}$. Treat air as an ideal gas.`,
      hint: 'How much of the volume belongs to one molecule?',
      parts: [
        {
          ask: 'List three assumptions of the kinetic model of an ideal gas.',
          answer: 'E.g. point-like molecules; no forces between them except in collisions; elastic collisions',
          solution:
            'Any three of: the molecules are points of negligible volume; they exert no forces on each other except in collisions; all collisions are elastic; the molecules move in random directions with a range of speeds; collisions take negligible time.',
          marks: [
            ['A1', 'One assumption'],
            ['A1', 'A second one'],
            ['A1', 'A third one'],
          ],
        },
        {
          ask: 'Estimate the number of air molecules.',
          answer: tex`About $${scientific(molecules, 2)}$`,
          solution: tex`The volume is $${size}$ and the temperature about $${kelvin}\text{ K}$:

$$N = \frac{PV}{k_{\text{B}}T} = \frac{${scientific(pressure, 2)} \times ${significant(volume, 2)}}{1.38 \times 10^{-23} \times ${kelvin}} \approx ${scientific(molecules, 2)}$$`,
          marks: [
            ['(M1)', tex`$PV = Nk_{\text{B}}T$ or $PV = nRT$ with the Avogadro constant`],
            ['A1', tex`About $${scientific(molecules, 2)}$`],
          ],
          keys: [
            foreseeing(
              roughly(molecules),
              miss((molecules * kelvin) / Math.abs(celsius), 'You used the temperature in degrees Celsius.', 'unit'),
              miss(molecules / AVOGADRO, 'This is the amount in moles, not the number of molecules.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Estimate the mean distance between neighbouring molecules.',
          answer: tex`About $${standardForm(spacing, 'm', 2)}$`,
          solution: tex`To each molecule belongs the volume $\dfrac{V}{N} = \dfrac{${significant(volume, 2)}}{${scientific(molecules, 2)}} \approx ${standardForm(volume / molecules, 'm^3', 2)}$. A cube of this volume has the side

$$\sqrt[3]{\frac{V}{N}} \approx ${standardForm(spacing, 'm', 2)}$$`,
          marks: [
            ['M1', 'Volume for one molecule, cube root taken'],
            ['A1', tex`About $${standardForm(spacing, 'm', 2)}$`],
          ],
          keys: [
            foreseeing(
              roughly(spacing, 'm'),
              miss(
                volume / molecules,
                'This is the volume for one molecule; the distance is the side of such a cube.',
                'incomplete',
              ),
            ),
          ],
        },
        {
          ask: tex`A molecule of air has a diameter of about $3 \times 10^{-10}\text{ m}$. Discuss whether the ideal gas model suits this air.`,
          answer: high
            ? 'Only roughly: the molecules are a few diameters apart'
            : 'It suits: the molecules are about ten diameters apart',
          solution: tex`The distance is about $${significant(spacing / 3e-10, 1)}$ diameters. ${
            high
              ? 'The molecules are so close that their own volume is no longer negligible and forces between them act for much of the time: the model gives no more than a rough value.'
              : 'The molecules take up a very small part of the volume and are far enough apart for forces between them to be negligible most of the time: the model suits.'
          }`,
          marks: [
            ['R1', 'Distance compared with the diameter'],
            [
              'R1',
              high
                ? 'Volume of (or forces between) molecules not negligible: rough only'
                : 'Volume of and forces between molecules negligible: suits',
            ],
          ],
        },
        {
          ask: tex`Calculate the mean kinetic energy of a molecule at this temperature.`,
          answer: tex`$${standardForm(energy, 'J')}$`,
          solution: tex`$\overline{E}_{\text{k}} = \dfrac{3}{2}k_{\text{B}}T = \dfrac{3}{2} \times 1.38 \times 10^{-23} \times ${kelvin} = ${standardForm(energy, 'J')}$.`,
          marks: [['A1', tex`$${standardForm(energy, 'J')}$`]],
          keys: [
            foreseeing(
              { value: energy, tolerance: energy * 0.02, unit: 'J' },
              miss(energy / 1.5, 'The factor three halves is missing.'),
            ),
          ],
        },
      ],
    });
  },
  check: (given, { volume, molecules, spacing, energy }) => {
    // By the gas constant and the Avogadro constant; with constants of three figures the two ways differ by less than 0.1 %.
    const kelvin = given.celsius + CELSIUS;
    const space =
      given.form === 'room' ? integrate(() => given.sides[0] * given.sides[2], 0, given.sides[1]) : given.litres * 1e-3;
    assertAgree(space, volume, 'volume');
    const pressure = given.form === 'room' ? 100 : given.kilopascals;
    const moles = (pressure * space * 1e3) / (GAS_CONSTANT * kelvin);
    assertAgree(moles * AVOGADRO, molecules, 'molecules', 2e-3);
    assertAgree(
      bisect((side) => side ** 3 * moles * AVOGADRO - space, 1e-10, 1e-8),
      spacing,
      'distance',
      2e-3,
    );
    // Pressure is two thirds of the kinetic energy in a unit of volume.
    assertAgree((1.5 * pressure * 1e3 * space) / (moles * AVOGADRO), energy, 'kinetic energy', 2e-3);
  },
});

const powerEstimated = defineTemplate({
  key: 'physics-a3-power-estimated',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.3.2', 2),
  variants: [
    { form: 'stairs', who: 'A student', m: 60, floors: 4, seconds: 40, claim: 100 },
    { form: 'stairs', who: 'A firefighter with equipment', m: 110, floors: 10, seconds: 150, claim: 150 },
    { form: 'fall', place: 'waterfall', tonnes: 200, metres: 40, claim: 50 },
    { form: 'fall', place: 'weir', tonnes: 90, metres: 6, claim: 3 },
    { form: 'stairs', who: 'A runner', m: 70, floors: 20, seconds: 240, claim: 120 },
    { form: 'fall', place: 'mountain stream', tonnes: 2, metres: 150, claim: 2 },
    { form: 'fall', place: 'mill race', tonnes: 1.5, metres: 4, claim: 0.05 },
    { form: 'stairs', who: 'A porter with a case', m: 95, floors: 3, seconds: 45, claim: 110 },
  ] as readonly (
    | { form: 'stairs'; who: string; m: number; floors: number; seconds: number; claim: number }
    | { form: 'fall'; place: string; tonnes: number; metres: number; claim: number }
  )[],
  solve: (given) => {
    if (given.form === 'stairs') {
      const power = (given.m * FREE_FALL * 3 * given.floors) / given.seconds;
      return { power, other: (power * given.seconds) / 0.25 / 1e3 };
    }
    const power = given.tonnes * 1e3 * FREE_FALL * given.metres;
    return { power, other: Math.sqrt(2 * FREE_FALL * given.metres) };
  },
  write: (given, { power, other }) => {
    if (given.form === 'stairs') {
      const { who, m, floors, seconds } = given;
      const height = 3 * floors;
      const unitOf = power >= 1e3 ? 'kW' : 'W';
      const shown = unitOf === 'kW' ? power / 1e3 : power;
      return inParts({
        stem: tex`${who}, $${m}\text{ kg}$ in all, climbs the stairs of a building through $${floors}$ floors within $${seconds}\text{ s}$. A floor is about $3\text{ m}$ high.`,
        hint: 'Which energy does the climber gain, and in which time? Round the data as you go.',
        parts: [
          {
            ask: 'Define power.',
            answer: 'The rate at which energy is transferred (work is done)',
            solution: 'Power is the energy transferred, or the work done, per unit time.',
            marks: [['A1', 'Energy transferred (work done) per unit time']],
          },
          {
            ask: 'Estimate the mean useful power of the climber.',
            answer: tex`About $${quantity(shown, unitOf, 2)}$`,
            solution: tex`The height gained is about $${floors} \times 3 = ${height}\text{ m}$:

$$P = \frac{mgh}{t} = \frac{${m} \times 9.8 \times ${height}}{${seconds}} \approx ${quantity(shown, unitOf, 2)}$$`,
            marks: [
              ['M1', 'Gain of potential energy divided by time'],
              ['A1', tex`About $${quantity(shown, unitOf, 2)}$`],
            ],
            keys: [
              foreseeing(
                roughly(shown, unitOf),
                miss(shown / floors, 'You took the height of one floor.', 'incomplete'),
                miss(shown / FREE_FALL, 'You used the mass in place of the weight.'),
              ),
            ],
          },
          {
            ask: tex`The muscles turn about a quarter of the energy set free in the body into useful work. Estimate the energy set free in the body during the climb.`,
            answer: tex`About $${quantity(other, 'kJ', 2)}$`,
            solution: tex`The useful work is $mgh = ${m} \times 9.8 \times ${height}\text{ J} \approx ${quantity(other * 0.25, 'kJ', 2)}$, a quarter of the whole. So about $${quantity(other, 'kJ', 2)}$ are set free.`,
            marks: [
              ['M1', 'Useful work divided by the efficiency'],
              ['A1', tex`About $${quantity(other, 'kJ', 2)}$`],
            ],
            keys: [
              foreseeing(
                roughly(other, 'kJ'),
                miss(
                  other / 16,
                  'You multiplied by the efficiency; more energy is set free than comes out as work.',
                  'reciprocal',
                ),
              ),
            ],
          },
          {
            ask: 'Suggest two reasons why the result of (b) is not the whole power that the climber delivers.',
            answer: 'E.g. work to swing arms and legs; kinetic energy at the start; body rises and falls with each step',
            solution:
              'Any two of: arms and legs are sped up and slowed down with each step; the body moves up and down and sideways as well; kinetic energy is given at the start; clothes and air resist the motion.',
            marks: [
              ['A1', 'One reason'],
              ['A1', 'A second reason'],
            ],
          },
          {
            ask: 'Compare the climb with one of the same floors in twice the time.',
            answer: 'Same gain of potential energy; half the mean power',
            solution:
              'Similarity: the gain of potential energy is the same, as it depends on weight and height alone. Difference: it takes twice the time, so the mean power is half as great.',
            marks: [
              ['A1', 'Similarity: same gain of potential energy / same work'],
              ['A1', 'Difference: half the mean power'],
            ],
          },
        ],
      });
    }
    const { place, tonnes, metres, claim } = given;
    const megawatts = power / 1e6;
    const share = (claim / megawatts) * 100;
    return inParts({
      stem: tex`About $${tonnes}$ tonnes of water flow over a ${place} in each second and fall through about $${metres}\text{ m}$.`,
      hint: 'Which energy does the water of one second lose?',
      parts: [
        {
          ask: 'Estimate, in megawatts, the rate at which the water loses potential energy.',
          answer: tex`About $${quantity(megawatts, 'MW', 2)}$`,
          solution: tex`In each second the mass $${significant(tonnes, 2)} \times 10^3\text{ kg}$ falls:

$$P = \frac{m}{t}gh = ${significant(tonnes, 2)} \times 10^3 \times 9.8 \times ${metres}\text{ W} \approx ${quantity(megawatts, 'MW', 2)}$$`,
          marks: [
            ['M1', 'Mass in each second times $gh$'],
            ['A1', tex`About $${quantity(megawatts, 'MW', 2)}$`],
          ],
          keys: [
            foreseeing(
              roughly(megawatts, 'MW'),
              miss(megawatts / 1e3, 'A tonne is a thousand kilograms.', 'unit'),
              miss(megawatts / FREE_FALL, 'You used the mass in place of the weight.'),
            ),
          ],
        },
        {
          ask: 'Estimate the speed of the water at the foot.',
          answer: tex`About $${quantity(other, 'm s^-1', 2)}$`,
          solution: tex`If air resistance is left out, the potential energy becomes kinetic energy: $v = \sqrt{2gh} = \sqrt{2 \times 9.8 \times ${metres}} \approx ${quantity(other, 'm s^-1', 2)}$.`,
          marks: [
            ['M1', tex`$mgh = \frac{1}{2}mv^2$`],
            ['A1', tex`About $${quantity(other, 'm s^-1', 2)}$`],
          ],
          keys: [
            foreseeing(
              roughly(other, 'm s^-1'),
              miss(other ** 2, 'The square root is missing.', 'incomplete'),
              miss(other / Math.SQRT2, 'The factor two of the kinetic energy is missing.'),
            ),
          ],
        },
        {
          ask: tex`A power station at this place is said to deliver $${claim}\text{ MW}$. Justify that this is possible.`,
          answer: tex`It is about $${significant(share, 2)}\,\%$ of the power of the water`,
          solution: tex`The efficiency would have to be $\dfrac{${claim}}{${significant(megawatts, 2)}} \approx ${significant(share, 2)}\,\%$. This is below $100\,\%$, as energy conservation demands, and water turbines reach such values.`,
          marks: [
            ['M1', tex`Needed efficiency: about $${significant(share, 2)}\,\%$`],
            ['R1', tex`Less than $100\,\%$, so possible`],
          ],
        },
        {
          ask: 'Compare such a power station with one that burns natural gas.',
          answer: 'Both turn a generator; water power is renewable and emits no carbon dioxide while it runs',
          solution:
            'Similarity: in both a turbine turns a generator, in which kinetic energy becomes electrical energy. Differences: water power is renewable and sets no carbon dioxide free while it runs; a gas power station can be built at many places and does not depend on rain, but wastes more than a third of its energy as heat.',
          marks: [
            ['A1', 'Similarity: turbine and generator'],
            ['A1', 'Difference: renewable, no carbon dioxide / not bound to a place or to rain / efficiency'],
          ],
        },
      ],
    });
  },
  check: (given, { power, other }) => {
    if (given.form === 'stairs') {
      const force = given.m * FREE_FALL;
      const work = integrate(() => force, 0, given.floors * 3);
      assertAgree(power * given.seconds, work, 'useful work');
      assertAgree(other * 1e3 - work, 3 * work, 'three quarters are not useful');
      return;
    }
    assertAgree(
      power,
      integrate(() => given.tonnes * 9.8e3, 0, given.metres),
      'power',
      1e-10,
    );
    // The time of the fall, and the speed after it.
    const time = bisect((t) => integrate((s) => FREE_FALL * s, 0, t, 10) - given.metres, 0, 100);
    assertAgree(other, FREE_FALL * time, 'speed');
    assertAgree(Math.min(given.claim, 0.97 * (power / 1e6)), given.claim, 'claimed power is possible');
  },
});

export const estimates: readonly QuestionTemplate[] = [airInSpaces, powerEstimated];
