import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses } from './placing.ts';
import { inline, quantity, tex, timesAs } from './quantities.ts';

/** Multiple choice on B.1 and B.2: heating and boiling, conduction, brightness, and the energy balance of a planet. */

const heatingRates = choiceSet(
  { key: 'physics-b1-heating-rates-compared', difficulty: 'Medium', placements: bothCourses('B.1.1', 1) },
  [
    { mX: 2, mY: 1, gX: 3, gY: 1 },
    { mX: 1, mY: 3, gX: 2, gY: 1 },
    { mX: 1, mY: 4, gX: 1, gY: 3 },
    { mX: 3, mY: 1, gX: 1, gY: 4 },
  ].map(({ mX, mY, gX, gY }): ChoiceItem => {
    const [heavy, light] = mX > mY ? ['X', 'Y'] : ['Y', 'X'];
    const [fast, slow] = gX > gY ? ['X', 'Y'] : ['Y', 'X'];
    return {
      text: tex`Liquids X and Y are heated by identical heaters. The mass of ${heavy} is ${timesAs(Math.max(mX, mY))} that of ${light}. The temperature of ${fast} rises at ${timesAs(Math.max(gX, gY))} the rate of that of ${slow}. Energy losses are negligible. What is $\dfrac{\text{specific heat capacity of X}}{\text{specific heat capacity of Y}}$?`,
      hint: 'Which quantity is the same for both liquids?',
      right: `$${fraction(mY * gY, mX * gX)}$`,
      wrongs: [
        [`$${fraction(mX * gX, mY * gY)}$`, 'You turned the whole ratio upside down.'],
        [`$${fraction(mX * gY, mY * gX)}$`, 'You turned the ratio of the masses upside down.'],
        [`$${fraction(mY * gX, mX * gY)}$`, 'You turned the ratio of the rates upside down.'],
      ],
      solution: tex`Both heaters have the same power, $P = mc\dfrac{\Delta T}{\Delta t}$, so the specific heat capacity is inversely proportional to the mass and to the rate at which the temperature rises. The masses are in the ratio $${mX} : ${mY}$ and the rates in the ratio $${gX} : ${gY}$, so the specific heat capacities are in the ratio $\dfrac{${mY} \times ${gY}}{${mX} \times ${gX}} = ${fraction(mY * gY, mX * gX)}$.`,
      marking: tex`$mc\,\Delta T/\Delta t$ the same for both`,
      proof: [(mY * gY) / (mX * gX), 1 / (mX / mY) / (gX / gY)],
    };
  }),
);

const boilingAway = choiceSet(
  { key: 'physics-b1-time-to-boil-away', difficulty: 'Hard', placements: bothCourses('B.1.1', 1) },
  [
    { device: 'An electric kettle', minutes: 3, parts: 3, share: 'a third' },
    { device: 'A camping stove', minutes: 4, parts: 5, share: 'a fifth' },
    { device: 'An immersion heater', minutes: 2, parts: 4, share: 'a quarter' },
    { device: 'A hot plate', minutes: 5, parts: 10, share: 'a tenth' },
  ].map(({ device, minutes, parts, share }): ChoiceItem => {
    const all = (minutes * 2.26e6) / (4200 * 80);
    return {
      text: tex`${device} heats water from $20\,^\circ\text{C}$ to its boiling point, $100\,^\circ\text{C}$, in $${quantity(minutes, 'min', 2)}$ at constant power. Energy losses are negligible. How much longer must it be left on to turn ${share} of the water into steam? (For water: specific heat capacity $4200\text{ J kg}^{-1}\text{ K}^{-1}$, specific latent heat of vaporisation $2.26 \times 10^{6}\text{ J kg}^{-1}$)`,
      hint: 'The power and the mass are not given. Does the answer depend on them?',
      right: inline(all / parts, 'min'),
      wrongs: [
        [inline(all, 'min'), 'That is the time in which all of the water boils away.'],
        [inline(all / parts + minutes, 'min'), 'You included the time in which the water is heated to its boiling point.'],
        [inline(minutes / parts, 'min'), 'You used the energy for heating the water as the energy for vaporizing it.'],
      ],
      solution: tex`At constant power the times are in the ratio of the energies: $\dfrac{t}{${minutes}\text{ min}} = \dfrac{\frac{1}{${parts}}mL}{mc\Delta T}$. The mass cancels, so $t = \dfrac{${minutes} \times 2.26 \times 10^{6}}{${parts} \times 4200 \times 80} = ${quantity(all / parts, 'min', 2)}$.`,
      marking: 'ratio of the energies',
      // A kilogram of water on a heater with the power that the first stage shows.
      proof: [all / parts, 2.26e6 / parts / ((4200 * 80) / minutes)],
    };
  }),
);

const windowPane = choiceSet(
  { key: 'physics-b1-conduction-through-a-pane', difficulty: 'Easy', placements: bothCourses('B.1.2', 1) },
  [
    { part: 'A window pane', area: 3, thick: 2 },
    { part: 'The wall of a cool box', area: 2, thick: 5 },
    { part: 'The lid of a freezer', area: 4, thick: 3 },
    { part: 'The metal base of a pan', area: 5, thick: 2 },
  ].map(({ part, area, thick }): ChoiceItem => {
    const power = (top: number, bottom: number) => tex`$${fraction(top, bottom)}P$`;
    return {
      text: tex`${part} conducts thermal energy at a rate $P$. It is replaced by one of the same material with ${timesAs(area)} the area and ${timesAs(thick)} the thickness. The temperatures of its two sides do not change. At what rate does it conduct thermal energy now?`,
      hint: 'Which of the two changes makes it easier for energy to pass, and which makes it harder?',
      right: power(area, thick),
      wrongs: [
        [power(area * thick, 1), 'You took the rate as proportional to the thickness.'],
        [power(thick, area), 'You exchanged the effects of area and thickness.'],
        [power(area, 1), 'You left out the change of thickness.'],
      ],
      solution: tex`The rate is $kA\dfrac{\Delta T}{\Delta x}$: proportional to the area and inversely proportional to the thickness. It becomes $${fraction(area, thick)}P$.`,
      marking: tex`rate proportional to $A/\Delta x$`,
      // So many panes side by side, each a stack of so many layers.
      proof: [
        area / thick,
        Array(area)
          .fill(1 / thick)
          .reduce((sum, one) => sum + one, 0),
      ],
    };
  }),
);

const brightness = choiceSet(
  { key: 'physics-b1-brightness-and-distance', difficulty: 'Medium', placements: bothCourses('B.1.2', 1, ['E.5']) },
  [
    { equal: false, power: 8, distance: 2 },
    { equal: true, power: 25, distance: 5 },
    { equal: false, power: 4, distance: 3 },
    { equal: true, power: 16, distance: 4 },
  ].map(({ equal, power, distance }): ChoiceItem => {
    const value = (top: number, bottom = 1) => `$${fraction(top, bottom)}$`;
    return equal
      ? {
          text: tex`Seen from the Earth, two stars have the same apparent brightness. Star P has $${power}$ times the luminosity of star Q. What is $\dfrac{\text{distance of P}}{\text{distance of Q}}$?`,
          hint: 'Over which surface is the radiation of a star spread when it arrives?',
          right: value(distance),
          wrongs: [
            [value(power), 'You took the brightness as inversely proportional to the distance.'],
            [value(1, distance), 'The star of the greater luminosity must be the farther one.'],
            [value(power ** 2), 'You squared the ratio where its root is needed.'],
          ],
          solution: tex`$b = \dfrac{L}{4\pi d^2}$ is the same for both, so $d \propto \sqrt{L}$ and the ratio is $\sqrt{${power}} = ${distance}$.`,
          marking: tex`$d \propto \sqrt{L}$`,
          proof: [power / distance ** 2, 1],
        }
      : {
          text: tex`Star P has ${timesAs(power)} the luminosity of star Q and is ${timesAs(distance)} as far from the Earth. What is $\dfrac{\text{apparent brightness of P}}{\text{apparent brightness of Q}}$?`,
          hint: 'Over which surface is the radiation of a star spread when it arrives?',
          right: value(power, distance ** 2),
          wrongs: [
            [value(power, distance), 'You took the brightness as inversely proportional to the distance.'],
            [value(power * distance ** 2), 'You let the brightness grow with the distance.'],
            [value(distance ** 2, power), 'You gave the ratio of Q to P.'],
          ],
          solution: tex`$b = \dfrac{L}{4\pi d^2}$, so the ratio is $\dfrac{${power}}{${distance}^2} = ${fraction(power, distance ** 2)}$.`,
          marking: tex`$b \propto L/d^2$`,
          proof: [power / distance ** 2, (power / (4 * Math.PI * distance ** 2)) * 4 * Math.PI],
        };
  }),
);

const radiatedByPlanet = choiceSet(
  { key: 'physics-b2-intensity-radiated-by-a-planet', difficulty: 'Medium', placements: bothCourses('B.2', 1) },
  [
    { world: 'A planet', incident: 1360, albedo: 0.3 },
    { world: 'A dwarf planet', incident: 590, albedo: 0.25 },
    { world: 'A moon', incident: 2600, albedo: 0.2 },
    { world: 'A small planet near its star', incident: 9100, albedo: 0.12 },
  ].map(({ world, incident, albedo }): ChoiceItem => {
    const mean = (incident * (1 - albedo)) / 4;
    return {
      text: tex`${world} without an atmosphere has an albedo of $${albedo.toFixed(2)}$. At its distance the radiation of the star has an intensity of $${incident}\text{ W m}^{-2}$. The mean temperature of the surface is constant. What is the mean intensity that the surface radiates?`,
      hint: 'Is the area that catches the radiation the same as the area that radiates it?',
      right: inline(mean, 'W m^-2'),
      wrongs: [
        [inline(4 * mean, 'W m^-2'), 'You left out that the radiation is shared over the whole sphere.'],
        [
          inline((incident * albedo) / 4, 'W m^-2'),
          'You used the fraction that is scattered instead of the fraction that is absorbed.',
        ],
        [inline(incident / 4, 'W m^-2'), 'You left out that a part of the radiation is scattered.'],
      ],
      solution: tex`The power absorbed, $(1 - a)S\pi R^2$, equals the power radiated by the sphere of area $4\pi R^2$. The mean intensity is $\dfrac{S}{4}(1 - a) = \dfrac{${incident}}{4} \times ${(1 - albedo).toFixed(2)} = ${quantity(mean, 'W m^-2', 2)}$.`,
      marking: tex`$\frac{S}{4}(1 - a)$`,
      // A sphere of radius 1 m.
      proof: [mean, (incident * Math.PI - incident * albedo * Math.PI) / (4 * Math.PI)],
    };
  }),
);

export const heatChoices: readonly QuestionTemplate[] = [heatingRates, boilingAway, windowPane, brightness, radiatedByPlanet];
