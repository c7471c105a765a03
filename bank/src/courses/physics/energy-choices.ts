import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { FREE_FALL } from './constants.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on A.3: kinetic energy and momentum, energy lost in steps, power and fuels. */

const energyAndMomentum = choiceSet(
  { key: 'physics-a3-kinetic-energy-and-momentum', difficulty: 'Medium', placements: bothCourses('A.3.1', 1, ['A.2.2']) },
  [
    { same: 'energy', root: 2 },
    { same: 'momentum', root: 3 },
    { same: 'energy', root: 4 },
    { same: 'momentum', root: 5 },
  ].map(({ same, root }): ChoiceItem => {
    const mass = same === 'energy' ? root ** 2 : root;
    return same === 'energy'
      ? {
          text: tex`Bodies X and Y have the same kinetic energy. X has $${mass}$ times the mass of Y. What is $\dfrac{\text{momentum of X}}{\text{momentum of Y}}$?`,
          hint: 'How are kinetic energy and momentum related?',
          right: `$${root}$`,
          wrongs: [
            [`$${mass}$`, 'You took the two bodies as having the same speed.'],
            [`$${fraction(1, root)}$`, 'That is the ratio of the speeds.'],
            ['$1$', 'Equal kinetic energies do not mean equal momenta.'],
          ],
          solution: tex`$E_k = \dfrac{p^2}{2m}$, so for equal kinetic energies $p \propto \sqrt{m}$. The ratio is $\sqrt{${mass}} = ${root}$.`,
          marking: tex`$p \propto \sqrt{m}$`,
          proof: [root, mass * Math.sqrt(1 / mass)],
        }
      : {
          text: tex`Bodies X and Y have momenta of the same magnitude. X has $${mass}$ times the mass of Y. What is $\dfrac{\text{kinetic energy of X}}{\text{kinetic energy of Y}}$?`,
          hint: 'How are kinetic energy and momentum related?',
          right: `$${fraction(1, mass)}$`,
          wrongs: [
            [`$${mass}$`, 'You took the two bodies as having the same speed.'],
            [`$${fraction(1, mass ** 2)}$`, 'You squared the ratio of the speeds and left out the masses.'],
            ['$1$', 'Equal momenta do not mean equal kinetic energies.'],
          ],
          solution: tex`$E_k = \dfrac{p^2}{2m}$, so for equal momenta $E_k \propto \dfrac{1}{m}$. The ratio is $${fraction(1, mass)}$.`,
          marking: tex`$E_k \propto 1/m$`,
          proof: [1 / mass, mass * (1 / mass) ** 2],
        };
  }),
);

const bounces = choiceSet(
  { key: 'physics-a3-height-after-two-bounces', difficulty: 'Medium', placements: bothCourses('A.3.1', 1) },
  [
    { ball: 'A rubber ball', height: 2.5, percent: 40 },
    { ball: 'A basketball', height: 4, percent: 30 },
    { ball: 'A table-tennis ball', height: 1.6, percent: 25 },
    { ball: 'A golf ball', height: 3, percent: 20 },
  ].map(({ ball, height, percent }): ChoiceItem => {
    const kept = 1 - percent / 100;
    return {
      text: tex`${ball} is released from a height of $${quantity(height, 'm', 2)}$ above a hard floor. At each bounce it loses $${percent}\,\%$ of the mechanical energy that it has. Air resistance is negligible. To what height does it rise after the second bounce?`,
      hint: 'Of which energy is the second loss a percentage?',
      right: inline(height * kept ** 2, 'm'),
      wrongs: [
        [inline(height * (1 - (2 * percent) / 100), 'm'), 'You took the second loss from the first height as well.'],
        [inline(height * kept, 'm'), 'That is the height after the first bounce.'],
        [
          inline(height * (percent / 100) ** 2, 'm'),
          'You used the fraction of the energy that is lost instead of the fraction that is kept.',
        ],
      ],
      solution: tex`The height is proportional to the energy. Each bounce leaves a fraction $${kept}$ of it: $${height} \times ${kept}^2 = ${quantity(height * kept ** 2, 'm', 2)}$.`,
      marking: 'fraction that is kept, squared',
      proof: [height * kept ** 2, height * kept - (percent / 100) * height * kept],
    };
  }),
);

const pump = choiceSet(
  { key: 'physics-a3-input-power-of-a-pump', difficulty: 'Easy', placements: bothCourses('A.3.2', 1) },
  [
    { where: 'from a well', volume: 0.6, height: 12, percent: 75 },
    { where: 'out of a flooded cellar', volume: 1.8, height: 5, percent: 70 },
    { where: 'to the roof of a block of flats', volume: 0.24, height: 25, percent: 80 },
    { where: 'from a river to a field', volume: 3, height: 8, percent: 65 },
  ].map(({ where, volume, height, percent }): ChoiceItem => {
    const useful = (volume * FREE_FALL * height) / 60;
    const share = percent / 100;
    return {
      text: tex`A pump with an efficiency of $${percent}\,\%$ lifts $${quantity(volume, 'm^3', 2)}$ of water (density $1000\text{ kg m}^{-3}$) each minute ${where}, through a height of $${quantity(height, 'm', 2)}$. What is the input power of the pump?`,
      hint: 'Must the input power be greater or smaller than the useful power?',
      right: inline(useful / share, 'kW'),
      wrongs: [
        [inline(useful, 'kW'), 'That is the useful power.'],
        [inline(useful * share, 'kW'), 'You multiplied by the efficiency instead of dividing by it.'],
        [inline((useful * 60) / share, 'kW'), 'You used the energy for one minute as the energy for one second.'],
      ],
      solution: tex`The useful power is $\dfrac{mgh}{t} = \dfrac{${volume * 1000} \times 9.8 \times ${height}}{60} = ${quantity(useful * 1000, 'W', 3)}$. The input power is greater: $\dfrac{${quantity(useful, 'kW', 3)}}{${share}} = ${quantity(useful / share, 'kW', 2)}$.`,
      marking: 'useful power divided by the efficiency',
      proof: [useful / share, ((volume / 60) * 1000 * FREE_FALL * height) / (share * 1000)],
    };
  }),
);

const fuel = choiceSet(
  { key: 'physics-a3-range-from-energy-density', difficulty: 'Medium', placements: bothCourses('A.3.2', 1) },
  [
    { vehicle: 'A car', fuel: 'petrol', density: 3.4e10, litres: 20, percent: 25, force: 500 },
    { vehicle: 'A van', fuel: 'diesel', density: 3.6e10, litres: 16, percent: 30, force: 400 },
    { vehicle: 'A motor boat', fuel: 'diesel', density: 3.6e10, litres: 50, percent: 20, force: 1200 },
    { vehicle: 'A bus', fuel: 'compressed hydrogen', density: 5.6e9, litres: 350, percent: 40, force: 1400 },
  ].map(({ vehicle, fuel: name, density, litres, percent, force }): ChoiceItem => {
    const energy = density * litres * 1e-3;
    const share = percent / 100;
    const far = (energy * share) / force / 1000;
    const mantissa = (value: number, power: number) => tex`${(value / 10 ** power).toFixed(1)} \times 10^{${power}}`;
    const power = Math.floor(Math.log10(density));
    return {
      text: tex`${vehicle} moves at constant speed against a resistive force of $${force}\text{ N}$. The efficiency with which it uses ${name} is $${percent}\,\%$, and the energy density of this fuel is $${mantissa(density, power)}\text{ J m}^{-3}$. How far can it travel on $${litres / 1000}\text{ m}^3$ of fuel?`,
      hint: 'On what is the useful part of the energy spent?',
      right: inline(far, 'km'),
      wrongs: [
        [inline(far / share, 'km'), 'You left out the efficiency.'],
        [inline(far / share ** 2, 'km'), 'You divided by the efficiency instead of multiplying by it.'],
        [inline((far * (1 - share)) / share, 'km'), 'You used the fraction of the energy that is wasted.'],
      ],
      solution: tex`The useful energy is the work done against the resistive force: $Fs = ${share} \times ${mantissa(density, power)} \times ${litres / 1000}$. So $s = \dfrac{${share} \times ${mantissa(density, power)} \times ${litres / 1000}}{${force}} = ${quantity(far * 1000, 'm', 2)}$, which is $${quantity(far, 'km', 2)}$.`,
      marking: 'useful energy divided by the force',
      proof: [far * force * 1000, energy - energy * (1 - share)],
    };
  }),
);

export const energyChoices: readonly QuestionTemplate[] = [energyAndMomentum, bounces, pump, fuel];
