import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ATOMIC_MASS_UNIT, ATOMIC_MASS_UNIT_MEV, ELEMENTARY_CHARGE, LIGHT_SPEED, STEFAN_BOLTZMANN, WIEN } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, nuclide, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 about energy from nuclei, in a reactor and in stars. */

const fissionReactor = defineTemplate({
  key: 'physics-long-fission-reactor',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('E.4', 2, ['E.3.2', 'B.1.1', 'A.3.2']),
  variants: [
    { one: [141, 56, 'Ba', 8.326], two: [92, 36, 'Kr', 8.513], neutrons: 3, output: 900, percent: 33, rise: 8.5 },
    { one: [140, 54, 'Xe', 8.291], two: [94, 38, 'Sr', 8.594], neutrons: 2, output: 650, percent: 35, rise: 7.0 },
    { one: [144, 56, 'Ba', 8.265], two: [89, 36, 'Kr', 8.617], neutrons: 3, output: 1200, percent: 34, rise: 10 },
    { one: [135, 52, 'Te', 8.346], two: [98, 40, 'Zr', 8.581], neutrons: 3, output: 480, percent: 32, rise: 6.0 },
  ],
  solve: ({ one, two, output, percent, rise }) => {
    const energy = Number(one[0]) * Number(one[3]) + Number(two[0]) * Number(two[3]) - 235 * 7.591;
    const joules = energy * 1e6 * ELEMENTARY_CHARGE;
    const thermal = (output * 1e6 * 100) / percent;
    const rate = thermal / joules;
    return {
      energy,
      joules,
      thermal,
      rate,
      mass: rate * 86_400 * 235 * ATOMIC_MASS_UNIT,
      flow: (thermal - output * 1e6) / (4180 * rise),
    };
  },
  write: ({ one, two, neutrons, output, percent, rise }, { energy, joules, thermal, rate, mass, flow }) => {
    const [first, second] = [one, two].map(([a, z, symbol]) => nuclide(Number(a), Number(z), String(symbol)));
    return inParts({
      stem: tex`In a reactor a nucleus of $${nuclide(235, 92, 'U')}$ takes up a neutron and splits into $${first}$ and $${second}$. Binding energies per nucleon: $7.591\text{ MeV}$ for uranium-235, $${Number(one[3]).toFixed(3)}\text{ MeV}$ for $${first}$ and $${Number(two[3]).toFixed(3)}\text{ MeV}$ for $${second}$. The power station delivers $${output}\text{ MW}$ of electrical power with an efficiency of $${percent}\,\%$. ($e = 1.60 \times 10^{-19}\text{ C}$, $u = 1.661 \times 10^{-27}\text{ kg}$)`,
      hint: 'Begin with one nucleus. How many of them are needed in each second, and where does the rest of the energy go?',
      parts: [
        {
          ask: 'Deduce how many neutrons are released in this fission, and explain why this makes a chain reaction possible.',
          answer: tex`$${neutrons}$; each can split another nucleus`,
          solution: tex`Nucleons are conserved: $235 + 1 = ${one[0]} + ${two[0]} + ${neutrons}$. More than one neutron is released for each that is taken up, so at least one is available to split another nucleus, even if some are lost.`,
          marks: [
            ['A1', tex`$${neutrons}$`],
            ['R1', 'more neutrons released than taken up'],
          ],
          keys: [
            {
              ...judged(neutrons, '', { relative: 0.001, slips: [miss(neutrons - 1, 'A neutron is taken up first.')] }),
              label: 'Neutrons',
            },
          ],
        },
        {
          ask: 'Determine the energy released in one fission, in MeV.',
          answer: tex`$${quantity(energy, 'MeV')}$`,
          solution: tex`The binding energy after the fission less that before: $${one[0]} \times ${Number(one[3]).toFixed(3)} + ${two[0]} \times ${Number(two[3]).toFixed(3)} - 235 \times 7.591 = ${quantity(energy, 'MeV')}$. Free neutrons have no binding energy.`,
          marks: [
            ['M1', 'binding energy per nucleon times number of nucleons'],
            ['M1', 'difference of the totals'],
            ['A1', tex`$${quantity(energy, 'MeV')}$; award 2 of 3 for the difference with the opposite sign`],
          ],
          keys: [judged(energy, 'MeV', { relative: 0.015 })],
        },
        {
          ask: 'Calculate the thermal power of the reactor, and hence the number of fissions in one second.',
          answer: tex`$${standardForm(thermal, 'W')}$; $${scientific(rate)}$`,
          solution: tex`$P = \dfrac{${output} \times 10^{6}}{${significant(percent / 100, 2)}} = ${standardForm(thermal, 'W')}$. One fission releases $${significant(energy)} \times 10^{6} \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$, so $\dfrac{${scientific(thermal)}}{${scientific(joules)}} = ${scientific(rate)}$ are needed.`,
          marks: [
            ['A1', tex`$${standardForm(thermal, 'W')}$`],
            ['M1', 'energy of one fission in joules'],
            ['A1', tex`$${scientific(rate)}$ (ECF from part (b)); award 2 of 3 for the electrical power`],
          ],
          keys: [
            judged(thermal, 'W', {
              relative: 0.015,
              label: 'Thermal power',
              slips: [miss(output * percent * 1e4, 'The thermal power is the greater one.', 'reciprocal')],
            }),
            judged(rate, '', {
              relative: 0.02,
              label: 'Fissions',
              slips: [miss((rate * percent) / 100, 'That would supply the electrical power alone.')],
            }),
          ],
        },
        {
          ask: 'Calculate the mass of uranium-235 that is split in one day.',
          answer: tex`$${quantity(mass, 'kg')}$`,
          solution: tex`$m = ${scientific(rate)} \times 24 \times 3600 \times 235 \times 1.661 \times 10^{-27} = ${quantity(mass, 'kg')}$`,
          marks: [
            ['M1', tex`number of fissions in a day times $235u$`],
            ['A1', tex`$${quantity(mass, 'kg')}$ (ECF)`],
          ],
          keys: [judged(mass, 'kg', { relative: 0.02 })],
        },
        {
          ask: tex`River water carries the waste heat away. Its temperature may rise by $${rise.toFixed(1)}\text{ K}$ at most. Determine the least mass of water that has to flow through the condensers in one second. ($c = 4.18 \times 10^{3}\text{ J kg}^{-1}\text{ K}^{-1}$)`,
          answer: tex`$${standardForm(flow, 'kg')}$`,
          solution: tex`The waste power is $${scientific(thermal)} - ${output} \times 10^{6} = ${standardForm(thermal - output * 1e6, 'W')}$. $m = \dfrac{${scientific(thermal - output * 1e6)}}{4.18 \times 10^{3} \times ${rise.toFixed(1)}} = ${standardForm(flow, 'kg')}$ in one second`,
          marks: [
            ['M1', 'waste power as the difference of the two powers'],
            ['M1', tex`$mc\Delta T$ for one second`],
            ['A1', tex`$${standardForm(flow, 'kg')}$ (ECF); award 2 of 3 for the whole thermal power`],
          ],
          keys: [
            judged(flow, 'kg', {
              relative: 0.02,
              slips: [miss(thermal / (4180 * rise), 'A part of the thermal power leaves as electrical power.')],
            }),
          ],
        },
        {
          ask: 'Explain the roles of the moderator and of the control rods.',
          answer: 'The moderator slows neutrons down; control rods absorb neutrons',
          solution:
            'Fast neutrons are seldom taken up by uranium-235. In collisions with the light nuclei of the moderator they lose kinetic energy until they are slow enough. Control rods absorb neutrons, so that on average exactly one neutron of each fission goes on to cause another.',
          marks: [
            ['R1', 'moderator: slows neutrons by collisions, so that they cause fission'],
            ['R1', 'control rods: absorb neutrons, so that one neutron per fission causes another'],
          ],
        },
        {
          ask: 'State one advantage and one problem of fission compared with burning coal.',
          answer: 'No carbon dioxide in operation; waste that stays radioactive for a long time',
          solution:
            'In operation no carbon dioxide is released, and the energy for each kilogram of fuel is about a million times as large. The fission products stay radioactive for a long time and must be stored safely.',
          marks: [
            ['A1', 'one advantage'],
            ['A1', 'one problem; do not accept "it is dangerous" alone'],
          ],
        },
      ],
    });
  },
  check: ({ one, two, neutrons, output }, { energy, thermal, rate, mass, flow }) => {
    assertAgree(Number(one[0]) + Number(two[0]) + neutrons, 236, 'nucleons', 1e-12);
    assertAgree(Number(one[1]) + Number(two[1]), 92, 'protons', 1e-12);
    // Fission turns a little less than a thousandth of the mass into energy.
    const share = (thermal * 86_400) / LIGHT_SPEED ** 2 / mass;
    assertAgree(share, energy / (235 * ATOMIC_MASS_UNIT_MEV), 'share of the mass', 0.01);
    assertAgree(rate * energy * 1.6e-13, thermal, 'power', 1e-9);
    assertBetween((flow * 4180) / (thermal - output * 1e6), 0.05, 0.2, 'kelvins');
    assertBetween(energy, 165, 185, 'energy');
  },
});

const lightOfAStar = defineTemplate({
  key: 'physics-long-light-of-a-star',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('E.5', 2, ['B.1.2', 'C.5']),
  variants: [
    {
      star: 'Sirius',
      parallax: 0.379,
      brightness: 1.17e-7,
      peak: 292,
      shift: -0.012,
      kind: 'a main sequence star, hotter than the Sun',
    },
    { star: 'Aldebaran', parallax: 0.05, brightness: 3.5e-8, peak: 743, shift: 0.119, kind: 'a red giant' },
    {
      star: 'Vega',
      parallax: 0.13,
      brightness: 2.15e-8,
      peak: 302,
      shift: -0.03,
      kind: 'a main sequence star, hotter than the Sun',
    },
    { star: 'Arcturus', parallax: 0.089, brightness: 4.5e-8, peak: 676, shift: -0.011, kind: 'a red giant' },
  ],
  solve: ({ parallax, brightness, peak, shift }) => {
    const distance = 3.09e16 / parallax;
    const luminosity = 4 * Math.PI * distance ** 2 * brightness;
    const temperature = WIEN / (peak * 1e-9);
    return {
      ...{ parsecs: 1 / parallax, distance, luminosity, temperature },
      radius: Math.sqrt(luminosity / (4 * Math.PI * STEFAN_BOLTZMANN * temperature ** 4)),
      ...{ loss: luminosity / LIGHT_SPEED ** 2, speed: (Math.abs(shift) / 656.28) * LIGHT_SPEED },
    };
  },
  write: (
    { star, parallax, brightness, peak, shift, kind },
    { parsecs, distance, luminosity, temperature, radius, loss, speed },
  ) => {
    const solar = radius / 6.96e8;
    return inParts({
      stem: tex`The star ${star} has a parallax of $${significant(parallax)}$ arcseconds. Its apparent brightness is $${scientific(brightness)}\text{ W m}^{-2}$, and it radiates most strongly at a wavelength of $${peak}\text{ nm}$. ($1\text{ pc} = 3.09 \times 10^{16}\text{ m}$, $\sigma = 5.67 \times 10^{-8}\text{ W m}^{-2}\text{ K}^{-4}$, Wien’s constant $2.9 \times 10^{-3}\text{ m K}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$; the Sun has the radius $6.96 \times 10^{8}\text{ m}$, the luminosity $3.83 \times 10^{26}\text{ W}$ and the surface temperature $5800\text{ K}$)`,
      hint: 'Distance, luminosity, temperature and radius can be found one after another. Which quantity does each step need?',
      parts: [
        {
          ask: 'Calculate the distance of the star in metres.',
          answer: tex`$${standardForm(distance, 'm')}$`,
          solution: tex`$d = \dfrac{1}{${significant(parallax)}} = ${quantity(parsecs, 'pc')}$, which is $${significant(parsecs, 4)} \times 3.09 \times 10^{16} = ${standardForm(distance, 'm')}$.`,
          marks: [
            ['M1', tex`$d = 1/p$ in parsecs`],
            ['A1', tex`$${standardForm(distance, 'm')}$`],
          ],
          keys: [
            judged(distance, 'm', {
              slips: [miss(3.09e16 * parallax, 'A small parallax means a great distance.', 'reciprocal')],
            }),
          ],
        },
        {
          ask: 'Determine the luminosity of the star.',
          answer: tex`$${standardForm(luminosity, 'W')}$`,
          solution: tex`$L = 4\pi d^2b = 4\pi \times (${scientific(distance)})^2 \times ${scientific(brightness)} = ${standardForm(luminosity, 'W')}$`,
          marks: [
            ['M1', tex`$b = \dfrac{L}{4\pi d^2}$`],
            ['A1', tex`$${standardForm(luminosity, 'W')}$ (ECF from part (a))`],
          ],
          keys: [
            carried(judged(luminosity, 'W', { relative: 0.02 }), `4pi d^2*${Number((brightness * 1e8).toPrecision(4))}*10^(-8)`, {
              d: 'a',
            }),
          ],
        },
        {
          ask: 'Calculate the surface temperature.',
          answer: tex`$${significant(temperature, 2)}\text{ K}$`,
          solution: tex`$T = \dfrac{2.9 \times 10^{-3}}{${peak} \times 10^{-9}} = ${significant(temperature, 2)}\text{ K}$`,
          marks: [
            ['M1', tex`$\lambda T$ constant`],
            ['A1', tex`$${significant(temperature, 2)}\text{ K}$`],
          ],
          keys: [judged(temperature, 'K', { relative: 0.02 })],
        },
        {
          ask: 'Determine the radius of the star as a multiple of that of the Sun.',
          answer: tex`$${significant(solar, 2)}$`,
          solution: tex`$L = 4\pi R^2\sigma T^4$: $R = \sqrt{\dfrac{${scientific(luminosity)}}{4\pi \times 5.67 \times 10^{-8} \times ${significant(temperature, 4)}^4}} = ${standardForm(radius, 'm')}$, which is $\dfrac{${scientific(radius)}}{6.96 \times 10^{8}} = ${significant(solar, 2)}$ times that of the Sun.`,
          marks: [
            ['M1', tex`$L = \sigma AT^4$ with $A = 4\pi R^2$`],
            ['A1', tex`$${standardForm(radius, 'm')}$ (ECF)`],
            ['A1', tex`$${significant(solar, 2)}$; award 2 of 3 for a lost power of the temperature`],
          ],
          keys: [judged(solar, '', { relative: 0.04 })],
        },
        {
          ask: 'Hence deduce where the star lies in a Hertzsprung–Russell diagram.',
          answer: `It is ${kind}`,
          solution: tex`Its luminosity is $\dfrac{${scientific(luminosity)}}{3.83 \times 10^{26}} = ${significant(luminosity / 3.83e26, 2)}$ times that of the Sun, its temperature about $${significant(temperature, 2)}\text{ K}$ against $5800\text{ K}$. It is ${kind}.`,
          marks: [
            ['R1', 'luminosity and temperature compared with those of the Sun (ECF)'],
            ['A1', kind],
          ],
        },
        {
          ask: 'Calculate the mass that the star loses in one second by radiating, and state the process that supplies the energy.',
          answer: tex`$${standardForm(loss, 'kg')}$; fusion`,
          solution: tex`$\Delta m = \dfrac{E}{c^2} = \dfrac{${scientific(luminosity)}}{(3.00 \times 10^{8})^2} = ${standardForm(loss, 'kg')}$. Nuclear fusion in the star supplies the energy: the products have less mass than the nuclei that fuse.`,
          marks: [
            ['A1', tex`$${standardForm(loss, 'kg')}$ (ECF from part (b))`],
            ['A1', 'nuclear fusion'],
          ],
          keys: [
            {
              kind: 'number',
              ...judged(loss, 'kg', { relative: 0.02 }),
              label: 'Mass',
              follows: { value: 'L/(9*10^16)', from: { L: 'b' } },
            },
          ],
        },
        {
          ask: 'Explain what keeps the star from collapsing under its own gravity, and what happens when the fuel in its core runs out.',
          answer: 'Radiation pressure and thermal pressure balance gravity; the core contracts and the outer layers expand',
          solution:
            'The outward pressure of radiation and of the hot gas balances gravity. When less energy is released in the core, gravity wins there: the core contracts and becomes hotter, fusion starts in layers around it, and the outer layers expand and cool.',
          marks: [
            ['R1', 'outward pressure balances gravity'],
            ['R1', 'core contracts, outer layers expand'],
          ],
        },
        {
          ask: tex`A line of hydrogen of wavelength $656.28\text{ nm}$ is shifted by $${Math.abs(shift).toFixed(3)}\text{ nm}$ to ${shift < 0 ? 'shorter' : 'longer'} wavelengths. Determine the radial speed of the star and its direction.`,
          answer: tex`$${standardForm(speed, 'm s^-1', 2)}$, ${shift < 0 ? 'towards' : 'away from'} the Earth`,
          solution: tex`$\dfrac{\Delta\lambda}{\lambda} \approx \dfrac{v}{c}$: $v = \dfrac{${Math.abs(shift).toFixed(3)}}{656.28} \times 3.00 \times 10^{8} = ${standardForm(speed, 'm s^-1', 2)}$. ${shift < 0 ? 'Shorter wavelengths mean that the star approaches.' : 'Longer wavelengths mean that the star recedes.'}`,
          marks: [
            ['A1', tex`$${standardForm(speed, 'm s^-1', 2)}$`],
            ['A1', shift < 0 ? 'towards the Earth' : 'away from the Earth'],
          ],
          keys: [{ ...judged(speed, 'm s^-1', { relative: 0.05 }), label: 'Speed' }],
        },
      ],
    });
  },
  check: ({ parallax, brightness, peak }, { distance, luminosity, temperature, radius }) => {
    // The parallax is the angle under which the radius of the Earth's orbit appears.
    assertAgree(1.496e11 / Math.tan((parallax / 3600) * (Math.PI / 180)), distance, 'distance', 0.005);
    // Surface brightness, thinned by the ratio of the radii.
    assertAgree(STEFAN_BOLTZMANN * temperature ** 4 * (radius / distance) ** 2, brightness, 'brightness', 1e-9);
    assertAgree(luminosity / (4 * Math.PI * distance ** 2), brightness, 'luminosity', 1e-9);
    assertAgree(temperature * peak, 2.9e6, 'peak', 1e-9);
  },
});

export const longQuestionsOnReactorsAndStars = [fissionReactor, lightOfAStar];
