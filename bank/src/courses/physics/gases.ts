import { wrong } from '../../multiple-choice.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { AVOGADRO, BOLTZMANN, GAS_CONSTANT as R } from './constants.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { internalEnergies } from './reversed-choices-a-b.ts';

/** B.3 Gas laws. */

const sealedContainer = defineTemplate({
  key: 'physics-b3-sealed-container',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('B.3', 2),
  variants: [
    { gas: 'helium', litres: 12, kPa: 180, celsius: 20, hot: 65 },
    { gas: 'nitrogen', litres: 50, kPa: 950, celsius: 15, hot: 80 },
    { gas: 'argon', litres: 3.5, kPa: 110, celsius: 22, hot: 150 },
    { gas: 'oxygen', litres: 10, kPa: 1500, celsius: 18, hot: 45 },
    { gas: 'neon', litres: 0.8, kPa: 60, celsius: 25, hot: 200 },
    { gas: 'air', litres: 6, kPa: 320, celsius: 12, hot: 38 },
    { gas: 'hydrogen', litres: 25, kPa: 400, celsius: -10, hot: 30 },
    { gas: 'carbon dioxide', litres: 1.5, kPa: 250, celsius: 8, hot: 55 },
    { gas: 'krypton', litres: 2.2, kPa: 90, celsius: 20, hot: 120 },
  ],
  solve: ({ litres, kPa, celsius, hot }) => {
    const n = (kPa * 1e3 * litres * 1e-3) / (R * (celsius + 273));
    return { n, molecules: n * AVOGADRO, pressure: (kPa * 1e3 * (hot + 273)) / (celsius + 273) };
  },
  write: ({ gas, litres, kPa, celsius, hot }, { n, molecules, pressure }) => ({
    text: tex`A rigid sealed container of volume $${litres} \times 10^{-3}\text{ m}^3$ holds ${gas} at a pressure of $${kPa}\text{ kPa}$ and a temperature of $${celsius}\,^\circ\text{C}$. The gas may be treated as ideal.

(a) Calculate the amount of gas in moles. [2]

(b) Calculate the number of molecules (or atoms) in the container. [1]

(c) The container is left in the sun until its temperature is $${hot}\,^\circ\text{C}$. Determine the new pressure. [2]`,
    hint: 'Which temperature scale do the gas laws need? In (c), which quantities stay the same?',
    answer: tex`(a) $${quantity(n, 'mol')}$

(b) $${scientific(molecules)}$

(c) $${standardForm(pressure, 'Pa')}$`,
    solution: tex`(a) The temperature is $${celsius} + 273 = ${celsius + 273}\text{ K}$. From $PV = nRT$

$$n = \frac{PV}{RT} = \frac{${kPa} \times 10^3 \times ${litres} \times 10^{-3}}{8.31 \times ${celsius + 273}} = ${quantity(n, 'mol')}$$

(b) $N = nN_A = ${significant(n)} \times 6.02 \times 10^{23} = ${scientific(molecules)}$.

(c) Volume and amount are fixed, so $P \propto T$ with $T$ in kelvin:

$$P_2 = ${kPa} \times \frac{${hot + 273}}{${celsius + 273}} = ${significant(pressure / 1e3)}\text{ kPa} = ${standardForm(pressure, 'Pa')}$$`,
    markScheme: markLines(
      ['a', '(M1)', tex`$PV = nRT$ with the temperature in kelvin`],
      ['a', 'A1', tex`$${quantity(n, 'mol')}$`],
      ['b', 'A1', tex`$${scientific(molecules)}$`],
      ['c', 'M1', tex`$P/T$ constant, kelvin`],
      ['c', 'A1', tex`$${standardForm(pressure, 'Pa')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(n, 'mol', 'a'),
        miss((n * (celsius + 273)) / celsius, 'The temperature has to be in kelvin.', 'unit'),
      ),
      numericAnswer(molecules, '', 'b'),
      foreseeing(
        numericAnswer(pressure, 'Pa', 'c'),
        miss((kPa * 1e3 * hot) / celsius, 'The temperature has to be in kelvin.', 'unit'),
      ),
    ),
  }),
  check: ({ litres, kPa, celsius, hot }, { molecules, pressure }) => {
    // Boltzmann's form of the gas law gives both pressures from the number of molecules.
    const at = (t: number) => (molecules * BOLTZMANN * (t + 273)) / (litres * 1e-3);
    assertAgree(at(celsius), kPa * 1e3, 'first pressure', 1e-3);
    assertAgree(at(hot), pressure, 'second pressure', 1e-3);
    // Heated from the first state in small steps at constant volume.
    const steps = 100;
    let heated = kPa * 1e3;
    for (let i = 0; i < steps; i++) {
      const t = celsius + 273 + ((hot - celsius) * i) / steps;
      heated *= 1 + (hot - celsius) / steps / t;
    }
    assertAgree(pressure, heated, 'pressure by steps', 1e-9);
  },
});

const speedRatio = defineTemplate({
  key: 'physics-b3-molecular-speed-ratio',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.3', 1),
  variants: [
    { m: 4, t: 2 },
    { m: 9, t: 2 },
    { m: 16, t: 3 },
    { m: 4, t: 3 },
    { m: 25, t: 2 },
    { m: 16, t: 2 },
    { m: 9, t: 5 },
    { m: 4, t: 5 },
  ],
  solve: ({ m, t }) => ({ squared: t / m }),
  write: ({ m, t }, _, variantIndex) => {
    const root = Math.sqrt(m);
    const right = tex`$\dfrac{\sqrt{${t}}}{${root}}$`;
    const choice = arrangeOptions(
      right,
      [
        wrong(tex`$\dfrac{${t}}{${m}}$`, 'You left out the square root: the speed is squared in the kinetic energy.'),
        wrong(tex`$${root}\sqrt{${t}}$`, 'You let molecules with more mass be faster at the same temperature.', 'reciprocal'),
        wrong(
          tex`$\sqrt{${t}}$`,
          'You compared the temperatures only; the masses of the molecules differ as well.',
          'incomplete',
        ),
      ],
      variantIndex,
      3,
    );
    return {
      text: tex`Two containers hold different ideal gases. The molecules of gas X have $${m}$ times the mass of the molecules of gas Y. The temperature of X in kelvin is $${t}$ times that of Y.

What is $\dfrac{\text{root mean square speed of the molecules of X}}{\text{root mean square speed of the molecules of Y}}$? [1]`,
      hint: 'The mean kinetic energy of the molecules is proportional to the temperature in kelvin, whatever the gas.',
      answer: right,
      solution: tex`The mean kinetic energy is $\tfrac{1}{2}mv^2 = \tfrac{3}{2}k_BT$, so $v = \sqrt{\dfrac{3k_BT}{m}}$ and $v \propto \sqrt{\dfrac{T}{m}}$. Hence

$$\frac{v_X}{v_Y} = \sqrt{\frac{${t}}{${m}}} = \frac{\sqrt{${t}}}{${root}}$$`,
      markScheme: markLines(['', 'A1', tex`$v \propto \sqrt{T/m}$`]),
      ...choice,
    };
  },
  check: ({ m, t }, { squared }) => {
    // Pressure from collisions of a molecule with the walls of a box must agree with the gas law for both gases.
    const speed = (mass: number, temperature: number) => {
      const side = 1;
      const pressure = (v: number) => (2 * mass * v) / Math.sqrt(3) / ((2 * side) / (v / Math.sqrt(3))) / side ** 2;
      let [low, high] = [0, 1e3];
      for (let i = 0; i < 100; i++) {
        const middle = (low + high) / 2;
        if (pressure(middle) * side ** 3 < temperature) low = middle;
        else high = middle;
      }
      return low;
    };
    assertAgree((speed(2 * m, 5 * t) / speed(2, 5)) ** 2, squared, 'ratio of squared speeds');
  },
});

const densityAndSpeed = defineTemplate({
  key: 'physics-b3-speed-from-density',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.3', 2),
  variants: [
    { gas: 'neon', molar: 20.2, kPa: 120, celsius: 20 },
    { gas: 'helium', molar: 4.0, kPa: 250, celsius: 27 },
    { gas: 'argon', molar: 39.9, kPa: 101, celsius: 15 },
    { gas: 'krypton', molar: 83.8, kPa: 80, celsius: 40 },
    { gas: 'xenon', molar: 131, kPa: 150, celsius: 50 },
    { gas: 'helium', molar: 4.0, kPa: 95, celsius: -50 },
    { gas: 'argon', molar: 39.9, kPa: 210, celsius: 110 },
    { gas: 'neon', molar: 20.2, kPa: 60, celsius: -20 },
  ],
  solve: ({ molar, kPa, celsius }) => {
    const kelvin = celsius + 273;
    const density = (kPa * 1e3 * molar * 1e-3) / (R * kelvin);
    return { kelvin, density, speed: Math.sqrt((3 * kPa * 1e3) / density), energy: 1.5 * BOLTZMANN * kelvin };
  },
  write: ({ gas, molar, kPa, celsius }, { kelvin, density, speed, energy }) => ({
    text: tex`A cylinder contains ${gas} (molar mass $${molar}\text{ g mol}^{-1}$) at $${kPa}\text{ kPa}$ and $${celsius}\,^\circ\text{C}$. The gas is ideal.

(a) Outline, in terms of the momentum of the atoms, why the gas exerts a pressure on the wall. [2]

(b) Show that the density of the gas is about $${significant(density, 2)}\text{ kg m}^{-3}$. [2]

(c) Calculate the root mean square speed of the atoms. [2]

(d) Calculate the mean kinetic energy of an atom. [1]`,
    hint: 'What are the mass and the volume of one mole?',
    answer: tex`(a) Atoms change momentum when they bounce off the wall; the wall exerts a force on them and they an equal and opposite one on the wall.

(b) $${quantity(density, 'kg m^-3')}$

(c) $${quantity(speed, 'm s^-1')}$

(d) $${standardForm(energy, 'J')}$`,
    solution: tex`(a) An atom that hits the wall bounces back, so its momentum changes. The wall must exert a force on it, and by Newton's third law the atom exerts an equal and opposite force on the wall. The average force of very many such collisions per unit area is the pressure.

(b) One mole has the mass $${molar} \times 10^{-3}\text{ kg}$ and, at $${celsius} + 273 = ${kelvin}\text{ K}$, the volume $\dfrac{RT}{P}$:

$$\rho = \frac{MP}{RT} = \frac{${molar} \times 10^{-3} \times ${kPa} \times 10^3}{8.31 \times ${kelvin}} = ${quantity(density, 'kg m^-3')} \approx ${quantity(density, 'kg m^-3', 2)}$$

(c) From $P = \tfrac{1}{3}\rho v^2$:

$$v = \sqrt{\frac{3P}{\rho}} = \sqrt{\frac{3 \times ${kPa} \times 10^3}{${significant(density)}}} = ${quantity(speed, 'm s^-1')}$$

(d) $\overline{E}_k = \tfrac{3}{2}k_BT = \tfrac{3}{2} \times 1.38 \times 10^{-23} \times ${kelvin} = ${standardForm(energy, 'J')}$.`,
    markScheme: markLines(
      ['a', 'R1', 'Momentum of an atom changes in a collision with the wall'],
      ['a', 'R1', "Force on the wall by Newton's third law; pressure is force per area"],
      ['b', 'M1', tex`$\rho = MP/(RT)$ or equivalent with kelvin`],
      ['b', 'A1', tex`$${quantity(density, 'kg m^-3')}$`],
      ['b', 'AG', 'Value to two significant figures'],
      ['c', '(M1)', tex`$P = \tfrac{1}{3}\rho v^2$`],
      ['c', 'A1', tex`$${quantity(speed, 'm s^-1')}$`],
      ['d', 'A1', tex`$${standardForm(energy, 'J')}$`],
    ),
    keys: numberKeys(
      numericAnswer(density, 'kg m^-3', 'b'),
      foreseeing(
        { ...numericAnswer(speed, 'm s^-1', 'c'), tolerance: speed * 0.02 },
        miss(speed * speed, 'The last square root is missing.'),
        miss(speed / Math.sqrt(3), 'The factor 3 is missing under the root.'),
      ),
      foreseeing(
        numericAnswer(energy, 'J', 'd'),
        miss((energy * 2) / 3, 'The factor three halves is missing.'),
        miss((energy * celsius) / kelvin, 'The temperature has to be in kelvin.', 'unit'),
      ),
    ),
  }),
  check: ({ molar, celsius }, { speed, energy }) => {
    const atom = (molar * 1e-3) / AVOGADRO;
    assertAgree(0.5 * atom * speed * speed, energy, 'kinetic energy of an atom', 2e-3);
    assertAgree(speed, Math.sqrt((3 * R * (celsius + 273)) / (molar * 1e-3)), 'speed from the molar mass', 1e-9);
    assertBetween(speed, 100, 2_000, 'speed');
  },
});

export const gases: readonly QuestionTemplate[] = [sealedContainer, withReversal(speedRatio, internalEnergies), densityAndSpeed];
