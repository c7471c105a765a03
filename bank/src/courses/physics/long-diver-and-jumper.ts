import { simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { plain, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL, GAS_CONSTANT } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about people under water and in the air: a diver with a cylinder of air, a jump from a bridge. */

const ATMOSPHERE = 1.01e5;
const SEA_WATER = 1030;

const diver = defineTemplate({
  key: 'physics-long-diver-with-a-cylinder',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.3', 2, ['A.2.1', 'C.2']),
  variants: [
    { who: 'Salma', coast: 'Oman', depth: 20, litres: 12, filled: 2.0e7, air: 293, sea: 285, breath: 1.5, mass: 95, hertz: 2000 },
    {
      who: 'Kiri',
      coast: 'New Zealand',
      depth: 30,
      litres: 15,
      filled: 2.3e7,
      air: 298,
      sea: 288,
      breath: 1.8,
      mass: 110,
      hertz: 1500,
    },
    {
      who: 'Joaquim',
      coast: 'Cape Verde',
      depth: 15,
      litres: 10,
      filled: 1.8e7,
      air: 290,
      sea: 280,
      breath: 1.2,
      mass: 80,
      hertz: 2500,
    },
    {
      who: 'Astrid',
      coast: 'Norway',
      depth: 25,
      litres: 18,
      filled: 2.1e7,
      air: 295,
      sea: 282,
      breath: 2.0,
      mass: 102,
      hertz: 1200,
    },
  ],
  solve: ({ depth, litres, filled, air, sea, breath, mass, hertz }) => {
    const amount = (filled * litres * 1e-3) / (GAS_CONSTANT * air);
    const pressure = ATMOSPHERE + SEA_WATER * FREE_FALL * depth;
    const rounded = Number(pressure.toPrecision(2));
    const volume = (amount * GAS_CONSTANT * sea) / rounded;
    const lift = SEA_WATER * FREE_FALL * breath * 1e-3;
    return {
      ...{ amount, gas: amount * 0.029, pressure, rounded, volume, breaths: volume / (breath * 1e-3) },
      ...{ lift, acceleration: lift / mass, wavelength: 1500 / hertz, delay: depth / 1500, factor: rounded / ATMOSPHERE },
    };
  },
  write: (
    { who, coast, depth, litres, filled, air, sea, breath, mass, hertz },
    { amount, gas, pressure, rounded, volume, breaths, lift, acceleration, wavelength, delay, factor },
  ) =>
    inParts({
      stem: tex`Off the coast of ${coast}, ${who} dives with a steel cylinder of volume $${scientific(litres * 1e-3, 2)}\text{ m}^3$. It was filled with air at $${air}\text{ K}$ to a pressure of $${standardForm(filled, 'Pa', 2)}$. Treat air as an ideal gas. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$, $g = 9.8\text{ m s}^{-2}$; density of sea water $1030\text{ kg m}^{-3}$, atmospheric pressure $1.01 \times 10^{5}\text{ Pa}$)`,
      hint: 'Which properties of the air stay the same on its way from the cylinder to the lungs, and which adjust to the surroundings?',
      parts: [
        {
          ask: 'Calculate the amount of air in the full cylinder, in mol.',
          answer: tex`$${quantity(amount, 'mol')}$`,
          solution: tex`$n = \dfrac{PV}{RT} = \dfrac{${scientific(filled, 2)} \times ${scientific(litres * 1e-3, 2)}}{8.31 \times ${air}} = ${quantity(amount, 'mol')}$`,
          marks: [
            ['M1', tex`$PV = nRT$`],
            ['A1', tex`$${quantity(amount, 'mol')}$`],
          ],
          keys: [judged(amount, 'mol')],
        },
        {
          ask: tex`The molar mass of air is $2.9 \times 10^{-2}\text{ kg mol}^{-1}$. Calculate the mass of this air.`,
          answer: tex`$${quantity(gas, 'kg')}$`,
          solution: tex`$m = ${significant(amount)} \times 2.9 \times 10^{-2} = ${quantity(gas, 'kg')}$`,
          marks: [['A1', tex`$${quantity(gas, 'kg')}$ (ECF from part (a))`]],
          keys: [carried(judged(gas, 'kg', { relative: 0.015 }), '0.029n', { n: 'a' })],
        },
        {
          before: tex`${who} dives to a depth of $${depth}\text{ m}$, where the water has a temperature of $${sea}\text{ K}$.`,
          ask: tex`Show, by considering a column of water with a cross-section of $1.0\text{ m}^2$, that the pressure at this depth is about $${standardForm(rounded, 'Pa', 2)}$.`,
          answer: tex`$${standardForm(pressure, 'Pa')}$`,
          solution: tex`The column has the weight $1030 \times 1.0 \times ${depth} \times 9.8 = ${standardForm(pressure - ATMOSPHERE, 'N')}$, which presses on $1.0\text{ m}^2$. With the atmosphere above it the pressure is $${scientific(pressure - ATMOSPHERE)} + 1.01 \times 10^{5} = ${standardForm(pressure, 'Pa')}$, about $${standardForm(rounded, 'Pa', 2)}$.`,
          marks: [
            ['M1', 'weight of the column divided by its cross-section'],
            ['M1', 'atmospheric pressure added'],
            ['AG', tex`about $${standardForm(rounded, 'Pa', 2)}$`],
          ],
        },
        {
          ask: tex`At this depth each breath fills a volume of $${scientific(breath * 1e-3, 2)}\text{ m}^3$ with air at the pressure and the temperature of the water. Estimate the number of breaths for which the cylinder would last if all of its air could be used.`,
          answer: tex`$${significant(breaths, 2)}$`,
          solution: tex`At $${standardForm(rounded, 'Pa', 2)}$ and $${sea}\text{ K}$ the air fills the volume $V = \dfrac{nRT}{P} = \dfrac{${significant(amount)} \times 8.31 \times ${sea}}{${scientific(rounded, 2)}} = ${quantity(volume, 'm^3')}$. This is enough for $\dfrac{${significant(volume)}}{${scientific(breath * 1e-3, 2)}} = ${significant(breaths, 2)}$ breaths.`,
          marks: [
            ['M1', 'new pressure and new temperature used, amount unchanged'],
            ['A1', tex`volume $${quantity(volume, 'm^3')}$ (ECF from part (a))`],
            ['A1', tex`$${significant(breaths, 2)}$; award 2 of 3 where the change of temperature is left out`],
          ],
          keys: [
            carried(
              judged(breaths, '', {
                relative: 0.03,
                slips: [miss(litres / breath, 'The air expands when it leaves the cylinder.')],
              }),
              `n*8.31*${sea}/(${rounded}*${breath}*0.001)`,
              { n: 'a' },
            ),
          ],
        },
        {
          ask: 'Explain, in terms of molecules, why the pressure in the cylinder falls while air is used although the temperature of the cylinder hardly changes.',
          answer: 'Fewer molecules hit the walls in each second, with the same mean change of momentum',
          solution:
            'The pressure comes from molecules that hit the walls and change their momentum. At the same temperature their mean kinetic energy is the same, so each collision changes the momentum as before. But there are fewer molecules in the same volume, so there are fewer collisions with each unit of area in each second.',
          marks: [
            ['R1', 'fewer collisions with the walls in each second'],
            ['R1', 'same mean speed (kinetic energy), so the same change of momentum in each'],
          ],
        },
        {
          ask: tex`${who} is at rest in the water, in equilibrium. The mass of ${who} and all equipment is $${mass}\text{ kg}$. Then the lungs take in one breath from the cylinder and expand by its volume. Calculate the acceleration that this causes, and state its direction.`,
          answer: tex`$${quantity(acceleration, 'm s^-2', 2)}$ upwards`,
          solution: tex`The buoyancy grows by the weight of the water displaced: $\rho Vg = 1030 \times ${scientific(breath * 1e-3, 2)} \times 9.8 = ${quantity(lift, 'N')}$. The weight does not change, since the air was in the cylinder before. The acceleration is $\dfrac{${significant(lift)}}{${mass}} = ${quantity(acceleration, 'm s^-2', 2)}$, upwards.`,
          marks: [
            ['M1', tex`increase of the buoyancy $\rho Vg$`],
            ['A1', tex`$${quantity(acceleration, 'm s^-2', 2)}$`],
            ['A1', 'upwards; award 2 of 3 where the weight of the breath is added to that of the diver'],
          ],
          keys: [
            {
              ...judged(acceleration, 'm s^-2', {
                relative: 0.03,
                slips: [
                  miss(lift, 'That is the resultant force.', 'incomplete'),
                  miss(FREE_FALL, 'The weight is balanced by the buoyancy.'),
                ],
              }),
              label: 'Acceleration',
            },
          ],
        },
        {
          ask: tex`${who} taps the cylinder to call the boat directly above. The sound has a frequency of $${hertz}\text{ Hz}$ and travels at $1500\text{ m s}^{-1}$ in sea water. Calculate its wavelength and the time it takes to reach the surface.`,
          answer: tex`$${quantity(wavelength, 'm', 2)}$; $${standardForm(delay, 's', 2)}$`,
          solution: tex`$\lambda = \dfrac{v}{f} = \dfrac{1500}{${hertz}} = ${quantity(wavelength, 'm', 2)}$ and $t = \dfrac{${depth}}{1500} = ${standardForm(delay, 's', 2)}$.`,
          marks: [
            ['A1', tex`$${quantity(wavelength, 'm', 2)}$`],
            ['A1', tex`$${standardForm(delay, 's', 2)}$`],
          ],
          keys: [
            judged(wavelength, 'm', { relative: 0.02, label: 'Wavelength' }),
            judged(delay, 's', { relative: 0.02, label: 'Time' }),
          ],
        },
        {
          ask: 'Predict the factor by which the volume of air in the lungs would grow if a diver held their breath while rising from this depth to the surface, at constant temperature. Suggest a rule for divers.',
          answer: tex`By a factor of about $${significant(factor, 2)}$; breathe out on the way up`,
          solution: tex`At constant temperature $PV$ is constant, so the volume grows by the factor $\dfrac{${scientific(rounded, 2)}}{1.01 \times 10^{5}} = ${significant(factor, 2)}$. This would injure the lungs: divers must never hold their breath, but breathe out on the way up.`,
          marks: [
            ['A1', tex`factor $${significant(factor, 2)}$`],
            ['R1', 'the expanding air must be let out of the lungs'],
          ],
          keys: [{ ...judged(factor, '', { relative: 0.03 }), label: 'Factor' }],
        },
      ],
    }),
  check: ({ depth, litres, filled, air, sea, breath, mass }, { amount, pressure, breaths, acceleration, rounded }) => {
    // Layer by layer down to the depth.
    const [below = 0] = simulate(() => [SEA_WATER * FREE_FALL], [ATMOSPHERE], depth, 100);
    assertAgree(below, pressure, 'pressure at the depth', 1e-9);
    // Combined gas law from the cylinder to the lungs.
    assertAgree(((filled * litres) / breath) * (sea / air), breaths * rounded, 'volume of all breaths', 1e-9);
    assertBetween(amount, 50, 250, 'amount of air');
    assertAgree((amount * GAS_CONSTANT * air) / filled, litres * 1e-3, 'volume of the cylinder', 1e-9);
    // Weight of a diver who displaces just enough water, before and after the breath.
    const displaced = mass / SEA_WATER;
    assertAgree(((displaced + breath * 1e-3) / displaced - 1) * FREE_FALL, acceleration, 'acceleration', 1e-9);
  },
});

const bridgeJump = defineTemplate({
  key: 'physics-long-jump-on-an-elastic-cord',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.3.1', 2, ['A.2.1', 'C.1.1', 'A.1.2']),
  variants: [
    { who: 'Thabo', from: 'a bridge', mass: 70, length: 20, spring: 90 },
    { who: 'Freya', from: 'a crane', mass: 62, length: 15, spring: 100 },
    { who: 'Rafael', from: 'a dam', mass: 80, length: 25, spring: 85 },
    { who: 'Mei', from: 'a viaduct', mass: 55, length: 18, spring: 75 },
  ],
  solve: ({ mass, length, spring }) => {
    const weight = mass * FREE_FALL;
    const extension = (weight + Math.sqrt(weight ** 2 + 2 * spring * weight * length)) / spring;
    const balance = weight / spring;
    return {
      ...{ weight, start: Math.sqrt(2 * FREE_FALL * length), extension, lowest: (spring * extension - weight) / mass },
      ...{ balance, fastest: Math.sqrt(2 * FREE_FALL * (length + balance) - (spring * balance ** 2) / mass) },
      period: 2 * Math.PI * Math.sqrt(mass / spring),
    };
  },
  write: ({ who, from, mass, length, spring }, { weight, start, extension, lowest, balance, fastest, period }) =>
    inParts({
      stem: tex`${who}, of mass $${mass}\text{ kg}$, steps off ${from} with a light elastic cord fixed to the feet. The cord has an unstretched length of $${length}\text{ m}$, obeys Hooke’s law and has a spring constant of $${spring}\text{ N m}^{-1}$. Treat ${who} as a point mass, and neglect air resistance. ($g = 9.8\text{ m s}^{-2}$)`,
      hint: 'There are two stages of the fall. Which forces act in each, and in which forms is the energy at the lowest point?',
      parts: [
        {
          ask: 'Calculate the speed at which the cord begins to stretch.',
          answer: tex`$${quantity(start, 'm s^-1')}$`,
          solution: tex`Until then the fall is free: $v = \sqrt{2gs} = \sqrt{2 \times 9.8 \times ${length}} = ${quantity(start, 'm s^-1')}$.`,
          marks: [
            ['M1', tex`$v^2 = 2gs$, or conservation of energy`],
            ['A1', tex`$${quantity(start, 'm s^-1')}$`],
          ],
          keys: [judged(start, 'm s^-1')],
        },
        {
          ask: tex`Show that the greatest extension $x$ of the cord is given by $\tfrac{1}{2}kx^2 = mg(L + x)$, where $L$ is its unstretched length.`,
          answer: tex`$\tfrac{1}{2}kx^2 = mg(L + x)$`,
          solution: tex`At the start and at the lowest point the kinetic energy is zero. In between the body falls through $L + x$, so it loses the potential energy $mg(L + x)$. At the lowest point all of this is elastic potential energy, $\tfrac{1}{2}kx^2$.`,
          marks: [
            ['M1', 'no kinetic energy at the start and at the lowest point'],
            ['M1', tex`loss of gravitational potential energy through the height $L + x$`],
            ['AG', tex`$\tfrac{1}{2}kx^2 = mg(L + x)$`],
          ],
        },
        {
          ask: 'Determine the greatest extension.',
          answer: tex`$${quantity(extension, 'm')}$`,
          solution: tex`$${spring / 2}x^2 - ${plain(weight)}x - ${plain(weight * length, 5)} = 0$ (in SI units) has one positive solution, $x = ${quantity(extension, 'm')}$.`,
          marks: [
            ['M1', 'quadratic equation with the values'],
            ['A1', tex`$${quantity(extension, 'm')}$`],
          ],
          keys: [
            judged(extension, 'm', {
              slips: [
                miss(
                  Math.sqrt((2 * weight * length) / spring),
                  'The body also loses potential energy while the cord stretches.',
                  'incomplete',
                ),
                miss((2 * weight) / spring, 'The body is already moving when the cord begins to stretch.'),
              ],
            }),
          ],
        },
        {
          ask: 'Determine the magnitude and the direction of the acceleration at the lowest point.',
          answer: tex`$${quantity(lowest, 'm s^-2')}$ upwards`,
          solution: tex`The cord pulls with $kx = ${spring} \times ${significant(extension)} = ${quantity(spring * extension, 'N')}$, the weight is $${quantity(weight, 'N')}$. The acceleration is $\dfrac{${significant(spring * extension)} - ${significant(weight)}}{${mass}} = ${quantity(lowest, 'm s^-2')}$, upwards.`,
          marks: [
            ['M1', tex`resultant force $kx - mg$`],
            ['A1', tex`$${quantity(lowest, 'm s^-2')}$ (ECF from part (c))`],
            ['A1', 'upwards; award 2 of 3 where the weight is left out'],
          ],
          keys: [
            {
              ...carried(
                judged(lowest, 'm s^-2', {
                  relative: 0.015,
                  slips: [miss((spring * extension) / mass, 'The weight acts as well.', 'incomplete')],
                }),
                `${spring}x/${mass}-9.8`,
                { x: 'c' },
              ),
              label: 'Acceleration',
            },
          ],
        },
        {
          ask: 'State the condition for the greatest speed, and determine this speed.',
          answer: tex`Resultant force zero; $${quantity(fastest, 'm s^-1')}$`,
          solution: tex`The speed grows as long as the resultant force is downwards, so it is greatest where the cord balances the weight: $x = \dfrac{mg}{k} = \dfrac{${plain(weight)}}{${spring}} = ${quantity(balance, 'm')}$. By conservation of energy $\tfrac{1}{2}mv^2 = mg(L + x) - \tfrac{1}{2}kx^2$. So $v = \sqrt{2 \times 9.8 \times (${length} + ${significant(balance)}) - \dfrac{${spring} \times ${significant(balance)}^2}{${mass}}} = ${quantity(fastest, 'm s^-1')}$.`,
          marks: [
            ['R1', tex`resultant force zero, $x = ${quantity(balance, 'm')}$`],
            ['M1', 'three forms of energy at this point'],
            ['A1', tex`$${quantity(fastest, 'm s^-1')}$; award 2 of 3 where the elastic energy is left out`],
          ],
          keys: [
            {
              ...judged(fastest, 'm s^-1', {
                slips: [
                  miss(start, 'The body still speeds up when the cord begins to stretch.'),
                  miss(Math.sqrt(2 * FREE_FALL * (length + balance)), 'The cord already stores energy.', 'incomplete'),
                ],
              }),
              label: 'Greatest speed',
            },
          ],
        },
        {
          before: tex`In the end ${who} moves up and down with a small amplitude and the cord is stretched all the time.`,
          ask: 'Calculate the period of this oscillation.',
          answer: tex`$${quantity(period, 's')}$`,
          solution: tex`$T = 2\pi\sqrt{\dfrac{m}{k}} = 2\pi\sqrt{\dfrac{${mass}}{${spring}}} = ${quantity(period, 's')}$`,
          marks: [
            ['M1', tex`$T = 2\pi\sqrt{m/k}$`],
            ['A1', tex`$${quantity(period, 's')}$`],
          ],
          keys: [
            judged(period, 's', {
              slips: [miss(2 * Math.PI * Math.sqrt(spring / mass), 'The ratio is upside down.', 'reciprocal')],
            }),
          ],
        },
        {
          ask: 'Explain why this motion is simple harmonic, and why the motion during the first fall is not.',
          answer:
            'The resultant force is proportional to the displacement from equilibrium and opposite to it, but only while the cord is stretched',
          solution:
            'While the cord is stretched, a displacement from the equilibrium position changes its pull in proportion, and the weight stays the same. The resultant force, and with it the acceleration, is proportional to the displacement and directed towards equilibrium. During the first fall the cord is slack for a time; then the acceleration is constant.',
          marks: [
            ['R1', 'acceleration proportional to the displacement from equilibrium and opposite to it'],
            ['R1', 'not while the cord is slack'],
          ],
        },
        {
          ask: 'Suggest one reason why the greatest extension of a real cord is smaller than the calculated one.',
          answer: 'Air resistance, or internal energy produced in the cord',
          solution:
            'Air resistance transfers energy during the fall, and the cord becomes warm when it is stretched. Less energy is left to stretch it.',
          marks: [['R1', 'energy transferred by air resistance or within the cord']],
        },
      ],
    }),
  check: ({ mass, length, spring }, { extension, fastest, lowest }) => {
    // Step by step until the fall ends.
    let [place, speed, top] = [0, 0, 0];
    const step = 1e-4;
    while (speed >= 0) {
      speed += (FREE_FALL - (spring * Math.max(0, place - length)) / mass) * step;
      place += speed * step;
      top = Math.max(top, speed);
    }
    assertAgree(place, length + extension, 'lowest point', 1e-3);
    assertAgree(top, fastest, 'greatest speed', 1e-3);
    assertBetween(lowest, FREE_FALL, 40, 'acceleration at the lowest point');
  },
});

export const longQuestionsOnDiversAndJumpers: readonly QuestionTemplate[] = [diver, bridgeJump];
