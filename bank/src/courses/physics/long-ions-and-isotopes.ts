import { bisect, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ATOMIC_MASS_UNIT, ATOMIC_MASS_UNIT_MEV, ELEMENTARY_CHARGE, STEFAN_BOLTZMANN } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, nuclide, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about single ions and unstable nuclei. */

const isotopesSeparated = defineTemplate({
  key: 'physics-long-isotopes-separated',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.3', 2, ['D.2.2', 'A.2.3', 'E.1']),
  variants: [
    { element: 'neon', light: 20, heavy: 22, volts: 480, gap: 12, selector: 0.25, field: 0.4 },
    { element: 'magnesium', light: 24, heavy: 26, volts: 360, gap: 10, selector: 0.2, field: 0.5 },
    { element: 'lithium', light: 6, heavy: 7, volts: 900, gap: 15, selector: 0.3, field: 0.15 },
    { element: 'potassium', light: 39, heavy: 41, volts: 280, gap: 8, selector: 0.25, field: 0.6 },
  ],
  solve: ({ light, heavy, volts, gap, selector, field }) => {
    const electric = volts / (gap * 1e-3);
    const speed = electric / selector;
    const radiusOf = (nucleons: number) => (nucleons * ATOMIC_MASS_UNIT * speed) / (ELEMENTARY_CHARGE * field);
    return {
      ...{ electric, speed, small: radiusOf(light), large: radiusOf(heavy), apart: 2 * (radiusOf(heavy) - radiusOf(light)) },
      ...{ force: ELEMENTARY_CHARGE * electric, accelerating: (light * ATOMIC_MASS_UNIT * speed ** 2) / (2 * ELEMENTARY_CHARGE) },
    };
  },
  write: (
    { element, light, heavy, volts, gap, selector, field },
    { electric, speed, small, large, apart, force, accelerating },
  ) =>
    inParts({
      stem: tex`Singly charged positive ions of the ${element} isotopes with $${light}$ and $${heavy}$ nucleons pass between two parallel plates $${gap}\text{ mm}$ apart with a potential difference of $${volts}\text{ V}$. A magnetic field of $${selector.toFixed(2)}\text{ T}$ at right angles to both the electric field and the motion lets only ions of one speed go straight on. Behind a slit these enter a second uniform magnetic field of $${field.toFixed(2)}\text{ T}$ and hit a detector after half a circle. ($e = 1.60 \times 10^{-19}\text{ C}$, $u = 1.661 \times 10^{-27}\text{ kg}$)`,
      hint: 'Between the plates two forces act on an ion, behind the slit only one. Which of them depend on the speed?',
      parts: [
        {
          ask: 'Calculate the electric field strength between the plates and the electric force on an ion.',
          answer: tex`$${standardForm(electric, 'V m^-1')}$; $${standardForm(force, 'N')}$`,
          solution: tex`$E = \dfrac{V}{d} = \dfrac{${volts}}{${gap} \times 10^{-3}} = ${standardForm(electric, 'V m^-1')}$ and $F = eE = 1.60 \times 10^{-19} \times ${scientific(electric)} = ${standardForm(force, 'N')}$.`,
          marks: [
            ['A1', tex`$${standardForm(electric, 'V m^-1')}$`],
            ['A1', tex`$${standardForm(force, 'N')}$ (ECF)`],
          ],
          keys: [
            judged(electric, 'V m^-1', {
              label: 'Field strength',
              slips: [miss(electric / 1000, 'The gap is in millimetres.', 'unit')],
            }),
            judged(force, 'N', { label: 'Force' }),
          ],
        },
        {
          ask: 'Determine the speed of the ions that go straight on.',
          answer: tex`$${standardForm(speed, 'm s^-1')}$`,
          solution: tex`The two forces are equal and opposite: $eE = evB$, so $v = \dfrac{E}{B} = \dfrac{${scientific(electric)}}{${selector.toFixed(2)}} = ${standardForm(speed, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$qE = qvB$`],
            ['A1', tex`$${standardForm(speed, 'm s^-1')}$ (ECF from part (a))`],
          ],
          keys: [
            carried(
              judged(speed, 'm s^-1', {
                slips: [miss(electric * selector, 'Equal forces give the field strengths as a quotient.')],
              }),
              `E/${selector}`,
              {
                E: { part: 'a', field: 0 },
              },
            ),
          ],
        },
        {
          ask: 'Explain what happens to an ion that enters between the plates at a greater speed.',
          answer: 'The magnetic force is greater than the electric force, so it is deflected and misses the slit',
          solution:
            'The electric force does not depend on the speed, the magnetic force is proportional to it. For a faster ion the magnetic force is the greater one, so the ion is deflected in the direction of the magnetic force and misses the slit.',
          marks: [
            ['R1', 'magnetic force grows with the speed, electric force does not'],
            ['A1', 'deflected in the direction of the magnetic force'],
          ],
        },
        {
          ask: tex`Calculate the radius of the path of the isotope with $${light}$ nucleons in the second field. Take the mass of the ion as $${light}u$.`,
          answer: tex`$${quantity(small, 'm')}$`,
          solution: tex`The magnetic force is the centripetal force: $evB = \dfrac{mv^2}{r}$. $r = \dfrac{mv}{eB} = \dfrac{${light} \times 1.661 \times 10^{-27} \times ${scientific(speed)}}{1.60 \times 10^{-19} \times ${field.toFixed(2)}} = ${quantity(small, 'm')}$`,
          marks: [
            ['M1', tex`$qvB = \dfrac{mv^2}{r}$`],
            ['A1', tex`$${quantity(small, 'm')}$ (ECF from part (b))`],
          ],
          keys: [
            carried(judged(small, 'm', { relative: 0.015 }), `${light}*1.661*10^(-27) v/(1.6*10^(-19)*${field})`, { v: 'b' }),
          ],
        },
        {
          ask: 'Determine the distance between the places where the two isotopes hit the detector.',
          answer: tex`$${standardForm(apart, 'm')}$`,
          solution: tex`The radius is proportional to the mass, so the other isotope has $\dfrac{${heavy}}{${light}} \times ${significant(small, 4)} = ${significant(large, 4)}\text{ m}$. After half a circle the places are a difference of diameters apart: $2 \times (${significant(large, 4)} - ${significant(small, 4)}) = ${standardForm(apart, 'm')}$.`,
          marks: [
            ['M1', 'radius proportional to the mass'],
            ['M1', 'difference of the diameters'],
            ['A1', tex`$${standardForm(apart, 'm')}$ (ECF); award 2 of 3 for the difference of the radii`],
          ],
          keys: [
            judged(apart, 'm', { relative: 0.03, slips: [miss(apart / 2, 'After half a circle an ion is a diameter away.')] }),
          ],
        },
        {
          ask: 'Explain why the speed of the ions does not change in the second field although a force acts on them.',
          answer: 'The force is always at right angles to the velocity and does no work',
          solution:
            'The magnetic force is always at right angles to the velocity, so it has no component along the displacement. It does no work, and the kinetic energy stays the same; only the direction changes.',
          marks: [
            ['R1', 'force at right angles to the velocity'],
            ['R1', 'no work done, so constant kinetic energy'],
          ],
        },
        {
          ask: tex`Calculate the potential difference that accelerates the ions with $${light}$ nucleons from rest to this speed.`,
          answer: tex`$${quantity(accelerating, 'V')}$`,
          solution: tex`$eV = \frac{1}{2}mv^2$: $V = \dfrac{${light} \times 1.661 \times 10^{-27} \times (${scientific(speed)})^2}{2 \times 1.60 \times 10^{-19}} = ${quantity(accelerating, 'V')}$.`,
          marks: [
            ['M1', tex`$qV = \frac{1}{2}mv^2$`],
            ['A1', tex`$${quantity(accelerating, 'V')}$ (ECF)`],
          ],
          keys: [
            judged(accelerating, 'V', { relative: 0.02, slips: [miss(2 * accelerating, 'You lost the factor of a half.')] }),
          ],
        },
        {
          ask: 'A few ions have lost two electrons. Predict whether their path behind the slit is wider or narrower than that of singly charged ions of the same isotope.',
          answer: 'Narrower: half of the radius',
          solution: tex`The condition $v = E/B$ does not depend on the charge, so they have the same speed. With twice the charge, $r = \dfrac{mv}{qB}$ is half as large.`,
          marks: [
            ['R1', 'same speed, whatever the charge'],
            ['A1', 'narrower, half of the radius'],
          ],
        },
      ],
    }),
  check: ({ light, heavy, selector, field }, { electric, speed, small, apart, accelerating }) => {
    // Straight on between the plates, then half a circle, step by step.
    const through = (nucleons: number) => {
      const turning = (ELEMENTARY_CHARGE * field) / (nucleons * ATOMIC_MASS_UNIT);
      const state = simulate(
        (_, [, , vx = 0, vy = 0]) => [vx, vy, -turning * vy, turning * vx],
        [0, 0, speed, 0],
        Math.PI / turning,
        2_000,
      );
      return state[1] ?? 0;
    };
    assertAgree(through(light), 2 * small, 'diameter', 1e-6);
    assertAgree(through(heavy) - through(light), apart, 'distance', 1e-6);
    assertAgree(
      bisect((v) => v * selector - electric, 0, 1e7),
      speed,
      'speed',
      1e-6,
    );
    assertAgree(accelerating, 0.5 * light * (ATOMIC_MASS_UNIT / ELEMENTARY_CHARGE) * speed ** 2, 'potential difference', 1e-9);
    assertBetween(small, 0.02, 0.5, 'radius');
  },
});

const radioisotopeSource = defineTemplate({
  key: 'physics-long-radioisotope-source',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.3.2', 2, ['E.3.1', 'A.3.2', 'B.1.2']),
  variants: [
    {
      use: 'a probe to the outer planets',
      name: 'plutonium',
      from: [238, 94, 'Pu', 238.04956],
      to: [234, 92, 'U', 234.04095],
      life: 88,
      unit: 'years',
      activity: 2.6e15,
      percent: 6.3,
      halves: 2,
      surface: 0.85,
    },
    {
      use: 'a weather station in the Arctic',
      name: 'curium',
      from: [244, 96, 'Cm', 244.06275],
      to: [240, 94, 'Pu', 240.05381],
      life: 18,
      unit: 'years',
      activity: 4.1e14,
      percent: 5.5,
      halves: 3,
      surface: 0.32,
    },
    {
      use: 'a lunar rover',
      name: 'polonium',
      from: [210, 84, 'Po', 209.98287],
      to: [206, 82, 'Pb', 205.97447],
      life: 138,
      unit: 'days',
      activity: 9.2e14,
      percent: 5.0,
      halves: 2,
      surface: 0.4,
    },
    {
      use: 'a sensor on a comet',
      name: 'americium',
      from: [241, 95, 'Am', 241.05683],
      to: [237, 93, 'Np', 237.04817],
      life: 432,
      unit: 'years',
      activity: 5.4e14,
      percent: 4.8,
      halves: 2,
      surface: 0.28,
    },
  ],
  solve: ({ from, to, activity, percent, halves, surface }) => {
    const defect = Number(from[3]) - Number(to[3]) - 4.0026;
    const energy = defect * ATOMIC_MASS_UNIT_MEV;
    const joules = energy * 1e6 * ELEMENTARY_CHARGE;
    const heat = activity * joules;
    return {
      ...{ defect, energy, joules, heat, electric: (heat * percent) / 100, later: (heat * percent) / 100 / 2 ** halves },
      temperature: (((1 - percent / 100) * heat) / (STEFAN_BOLTZMANN * surface)) ** 0.25,
    };
  },
  write: (
    { use, name, from, to, life, unit, activity, percent, halves, surface },
    { defect, energy, joules, heat, electric, later, temperature },
  ) => {
    const parent = nuclide(Number(from[0]), Number(from[1]), String(from[2]));
    const daughter = nuclide(Number(to[0]), Number(to[1]), String(to[2]));
    return inParts({
      stem: tex`The electrical energy for ${use} comes from a source of ${name}-${from[0]}, an alpha emitter with a half-life of $${life}$ ${unit}. Its activity at the start is $${scientific(activity, 2)}\text{ Bq}$. Atomic masses: $${parent}$ $${Number(from[3]).toFixed(5)}\,u$, $${daughter}$ $${Number(to[3]).toFixed(5)}\,u$, $${nuclide(4, 2, 'He')}$ $4.00260\,u$. ($1\,u = 931.5\text{ MeV c}^{-2}$, $e = 1.60 \times 10^{-19}\text{ C}$, $\sigma = 5.67 \times 10^{-8}\text{ W m}^{-2}\text{ K}^{-4}$)`,
      hint: 'Follow the energy: from one nucleus to the whole source, from there to the generator and to space.',
      parts: [
        {
          ask: 'Write the equation of the decay.',
          answer: tex`$${parent} \rightarrow ${daughter} + ${nuclide(4, 2, 'He')}$`,
          solution: tex`An alpha particle has 4 nucleons, 2 of them protons: $${parent} \rightarrow ${daughter} + ${nuclide(4, 2, 'He')}$. Accept $\alpha$ for the helium nucleus.`,
          marks: [
            ['A1', 'nucleon numbers balance'],
            ['A1', 'proton numbers balance'],
          ],
        },
        {
          ask: 'Determine the energy released in one decay, in MeV.',
          answer: tex`$${quantity(energy, 'MeV')}$`,
          solution: tex`$\Delta m = ${Number(from[3]).toFixed(5)} - ${Number(to[3]).toFixed(5)} - 4.00260 = ${defect.toFixed(5)}\,u$, which corresponds to $${defect.toFixed(5)} \times 931.5 = ${quantity(energy, 'MeV')}$.`,
          marks: [
            ['M1', tex`mass difference $${defect.toFixed(5)}\,u$`],
            ['A1', tex`$${quantity(energy, 'MeV')}$`],
          ],
          keys: [judged(energy, 'MeV', { relative: 0.015 })],
        },
        {
          ask: 'Hence calculate the power that the source transfers as thermal energy at the start.',
          answer: tex`$${quantity(heat, 'W', 2)}$`,
          solution: tex`One decay releases $${significant(energy)} \times 10^{6} \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$. $P = ${scientific(activity, 2)} \times ${scientific(joules)} = ${quantity(heat, 'W', 2)}$`,
          marks: [
            ['M1', 'energy in joules'],
            ['M1', 'times the number of decays in one second'],
            ['A1', tex`$${quantity(heat, 'W', 2)}$ (ECF from part (b)); award 2 of 3 for a wrong power of ten`],
          ],
          keys: [carried(judged(heat, 'W', { relative: 0.03 }), `${activity / 1e12}*10^12*x*1.6*10^(-13)`, { x: 'b' })],
        },
        {
          ask: tex`A generator turns $${percent.toFixed(1)}\,\%$ of this into electrical power. Calculate the electrical power at the start and after $${halves * life}$ ${unit}.`,
          answer: tex`$${quantity(electric, 'W', 2)}$; $${quantity(later, 'W', 2)}$`,
          solution: tex`At the start $${significant(percent / 100, 2)} \times ${significant(heat)} = ${quantity(electric, 'W', 2)}$. After ${halves === 2 ? 'two' : 'three'} half-lives the activity, and the power with it, has fallen to $\dfrac{1}{${2 ** halves}}$: $${quantity(later, 'W', 2)}$.`,
          marks: [
            ['A1', tex`$${quantity(electric, 'W', 2)}$ (ECF from part (c))`],
            ['M1', tex`${halves === 2 ? 'two' : 'three'} half-lives: factor $\dfrac{1}{${2 ** halves}}$`],
            ['A1', tex`$${quantity(later, 'W', 2)}$ (ECF); award 2 of 3 for a linear decrease`],
          ],
          keys: [
            judged(electric, 'W', { relative: 0.03, label: 'At the start' }),
            judged(later, 'W', { relative: 0.03, label: 'Later' }),
          ],
        },
        {
          ask: 'Explain why an alpha emitter is more suitable than a gamma emitter of the same activity and energy, both for the power and for the instruments nearby.',
          answer: 'Alpha particles are stopped within the source: all of their energy heats it, and nothing harmful leaves it',
          solution:
            'Alpha particles ionise strongly and are stopped within a fraction of a millimetre, so all of their energy heats the source. Gamma radiation penetrates the source and its shield: it would carry energy away and damage the electronics.',
          marks: [
            ['R1', 'alpha stopped within the source: its energy becomes thermal energy'],
            ['R1', 'gamma penetrates: lost energy and damage'],
          ],
        },
        {
          ask: tex`The rest of the thermal power is radiated by a black surface of $${surface.toFixed(2)}\text{ m}^2$. Determine its temperature at the start. Neglect radiation that it receives.`,
          answer: tex`$${quantity(temperature, 'K')}$`,
          solution: tex`$P = \sigma AT^4$ with $P = ${significant(1 - percent / 100)} \times ${significant(heat)} = ${quantity(heat - electric, 'W')}$: $T = \sqrt[4]{\dfrac{${significant(heat - electric)}}{5.67 \times 10^{-8} \times ${surface.toFixed(2)}}} = ${quantity(temperature, 'K')}$.`,
          marks: [
            ['M1', tex`$\sigma AT^4$ equal to the rest of the power`],
            ['A1', tex`$${quantity(temperature, 'K')}$ (ECF)`],
          ],
          keys: [judged(temperature, 'K', { relative: 0.02 })],
        },
        {
          ask: 'State why the activity of a source cannot be raised by heating it, and what is random about radioactive decay.',
          answer:
            'Decay does not depend on conditions outside the nucleus; it cannot be predicted which nucleus decays next, or when',
          solution:
            'Decay is spontaneous: temperature, pressure and chemical state do not change its probability. It is random: it cannot be predicted which nucleus decays next or when, only the fraction that decays in a given time.',
          marks: [
            ['A1', 'spontaneous: not affected by external conditions'],
            ['A1', 'random: not predictable for one nucleus'],
          ],
        },
      ],
    });
  },
  check: ({ from, to, activity, percent, halves, surface }, { energy, heat, electric, later, temperature }) => {
    assertAgree(Number(from[0]) - Number(to[0]), 4, 'nucleons', 1e-12);
    assertAgree(Number(from[1]) - Number(to[1]), 2, 'protons', 1e-12);
    // The mass that becomes energy, in kilograms and with the speed of light.
    const kilograms = (Number(from[3]) - Number(to[3]) - 4.0026) * ATOMIC_MASS_UNIT;
    assertAgree(activity * kilograms * 2.998e8 ** 2, heat, 'power from the mass', 0.005);
    const [left = 0] = simulate((_, [n = 0]) => [-Math.LN2 * n], [electric], halves, 400);
    assertAgree(left, later, 'power later', 1e-6);
    assertAgree(
      bisect((t) => STEFAN_BOLTZMANN * surface * t ** 4 - heat * (1 - percent / 100), 0, 3000),
      temperature,
      'temperature',
      1e-6,
    );
    assertBetween(energy, 5, 6.2, 'energy');
  },
});

export const longQuestionsOnIsotopes = [isotopesSeparated, radioisotopeSource];
