import { bisect, integrate, simulate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { STEFAN_BOLTZMANN, WIEN } from './constants.ts';
import { bothCourses } from './placing.ts';
import { carried, judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** Long questions of paper 2 in which energy is transferred by heating, by radiation and by currents. */

const solarHeater = defineTemplate({
  key: 'physics-long-solar-water-heater',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.2', 2, ['B.1.1', 'B.2', 'A.3.2']),
  variants: [
    { place: 'a house in Cyprus', area: 3.0, intensity: 820, mass: 120, from: 18, to: 58, hours: 4.5 },
    { place: 'a hostel in Chile', area: 4.8, intensity: 760, mass: 200, from: 14, to: 52, hours: 4.2 },
    { place: 'a clinic in Kenya', area: 2.4, intensity: 880, mass: 90, from: 21, to: 63, hours: 4.0 },
    { place: 'a farm in Portugal', area: 3.6, intensity: 700, mass: 150, from: 16, to: 51, hours: 4.8 },
  ],
  solve: ({ area, intensity, mass, from, to, hours }) => {
    const energy = mass * 4180 * (to - from);
    const received = intensity * area * hours * 3600;
    const kelvin = to + 273;
    return {
      ...{ energy, received, efficiency: (100 * energy) / received, kelvin },
      ...{ radiated: STEFAN_BOLTZMANN * area * kelvin ** 4, peak: WIEN / kelvin, sun: WIEN / 5800 },
    };
  },
  write: ({ place, area, intensity, mass, from, to, hours }, { energy, received, efficiency, kelvin, radiated, peak, sun }) =>
    inParts({
      stem: tex`A solar heater on the roof of ${place} is a blackened metal plate of area $${area.toFixed(1)}\text{ m}^2$ under a sheet of glass. Water is pumped through pipes behind the plate and back to an insulated tank. Sunlight of intensity $${intensity}\text{ W m}^{-2}$ falls on the plate at right angles and heats $${mass}\text{ kg}$ of water from $${from}\,^\circ\text{C}$ to $${to}\,^\circ\text{C}$ in $${hours.toFixed(1)}$ hours. (Specific heat capacity of water $4.18 \times 10^{3}\text{ J kg}^{-1}\text{ K}^{-1}$, $\sigma = 5.67 \times 10^{-8}\text{ W m}^{-2}\text{ K}^{-4}$, Wien’s constant $2.9 \times 10^{-3}\text{ m K}$)`,
      hint: 'Energy reaches the plate and leaves it in several ways. Which of them depend on the temperature of the plate?',
      parts: [
        {
          ask: 'Calculate the energy that is transferred to the water.',
          answer: tex`$${standardForm(energy, 'J')}$`,
          solution: tex`$Q = mc\Delta T = ${mass} \times 4.18 \times 10^{3} \times (${to} - ${from}) = ${standardForm(energy, 'J')}$`,
          marks: [
            ['M1', tex`$mc\Delta T$ with the change of temperature`],
            ['A1', tex`$${standardForm(energy, 'J')}$`],
          ],
          keys: [judged(energy, 'J')],
        },
        {
          ask: 'Determine the efficiency of the heater.',
          answer: tex`$${significant(efficiency)}\,\%$`,
          solution: tex`The plate receives $${intensity} \times ${area.toFixed(1)} \times ${hours.toFixed(1)} \times 3600 = ${standardForm(received, 'J')}$. The efficiency is $\dfrac{${scientific(energy)}}{${scientific(received)}} \times 100 = ${significant(efficiency)}\,\%$.`,
          marks: [
            ['M1', tex`energy received: intensity times area times time in seconds`],
            ['A1', tex`$${significant(efficiency)}\,\%$ (ECF from part (a))`],
          ],
          keys: [carried(judged(efficiency, '%', { relative: 0.02 }), `100E/(${intensity}*${area}*${hours}*3600)`, { E: 'a' })],
        },
        {
          ask: 'Explain why the plate is black, why the pipes are made of metal, and why there is a layer of air between plate and glass.',
          answer: 'Black absorbs well; metal conducts well; air conducts badly',
          solution:
            'A black surface absorbs most of the sunlight and reflects little. Metal is a good thermal conductor, as its free electrons carry energy, so the water is heated quickly. The enclosed air is a poor conductor, and the glass keeps the wind away, so little energy is lost by conduction and convection.',
          marks: [
            ['R1', 'black: a good absorber'],
            ['R1', 'metal: a good thermal conductor'],
            [
              'R1',
              'air: a poor conductor (accept less convection); award 2 of 3 where "heat rises" is the only reason for the air',
            ],
          ],
        },
        {
          ask: tex`When the water is hottest, the plate is at $${to}\,^\circ\text{C}$ and acts as a black body. Calculate the power that its front radiates.`,
          answer: tex`$${standardForm(radiated, 'W')}$`,
          solution: tex`$T = ${to} + 273 = ${kelvin}\text{ K}$ and $P = \sigma AT^4 = 5.67 \times 10^{-8} \times ${area.toFixed(1)} \times ${kelvin}^4 = ${standardForm(radiated, 'W')}$.`,
          marks: [
            ['M1', tex`$\sigma AT^4$ with $T$ in kelvin`],
            ['A1', tex`$${standardForm(radiated, 'W')}$`],
          ],
          keys: [
            judged(radiated, 'W', {
              slips: [miss(STEFAN_BOLTZMANN * area * to ** 4, 'The temperature has to be in kelvin.', 'unit')],
            }),
          ],
        },
        {
          ask: tex`Calculate the wavelength at which the plate radiates most strongly, and compare it with that of sunlight (the surface of the Sun is at $5800\text{ K}$).`,
          answer: tex`$${standardForm(peak, 'm', 2)}$ against $${standardForm(sun, 'm', 2)}$: infrared against visible`,
          solution: tex`$\lambda = \dfrac{2.9 \times 10^{-3}}{${kelvin}} = ${standardForm(peak, 'm', 2)}$, in the infrared. For the Sun it is $\dfrac{2.9 \times 10^{-3}}{5800} = ${standardForm(sun, 'm', 2)}$, in the visible region.`,
          marks: [
            ['M1', tex`$\lambda T$ constant`],
            ['A1', tex`$${standardForm(peak, 'm', 2)}$`],
            ['A1', tex`$${standardForm(sun, 'm', 2)}$ for the Sun, visible light; award 2 of 3 without a comparison`],
          ],
          keys: [judged(peak, 'm', { relative: 0.03, label: 'Plate' }), judged(sun, 'm', { relative: 0.03, label: 'Sun' })],
        },
        {
          ask: tex`The glass is transparent to visible light and absorbs radiation of wavelengths above $3 \times 10^{-6}\text{ m}$. Explain how it raises the temperature of the plate, and name the gases that do the same in the atmosphere.`,
          answer:
            'Sunlight passes, infrared is absorbed and partly radiated back; greenhouse gases such as carbon dioxide, water vapour, methane',
          solution:
            'Sunlight passes through the glass to the plate. The infrared radiation of the plate is absorbed by the glass, which warms up and radiates a part of the energy back to the plate. Less energy leaves, and the temperature rises until as much leaves as arrives. In the atmosphere greenhouse gases such as carbon dioxide, water vapour and methane absorb and re-emit in the same way.',
          marks: [
            ['R1', 'visible light passes, infrared from the plate is absorbed'],
            ['R1', 'the glass radiates a part back, so that less energy is lost'],
            ['A1', 'greenhouse gases, with one example; award 2 of 3 for "the glass reflects the light"'],
          ],
        },
      ],
    }),
  check: ({ area, intensity, mass, from, to, hours }, { energy, efficiency, radiated, peak }) => {
    const gain = (intensity * area * efficiency) / 100 / (mass * 4180);
    const [end = 0] = simulate(() => [gain], [from], hours * 3600, 100);
    assertAgree(end, to, 'final temperature', 1e-6);
    assertBetween(energy, 1e6, 1e8, 'energy');
    // Planck's law over all wavelengths, with the constants that give the printed one within a per cent.
    const [h, c, k] = [6.626e-34, 2.998e8, 1.381e-23];
    const kelvin = to + 273;
    const spectral = (x: number) => (2 * Math.PI * h * c * c) / x ** 5 / Math.expm1((h * c) / (x * k * kelvin));
    assertAgree(area * integrate(spectral, 5e-7, 2e-3, 400_000), radiated, 'radiated power', 0.01);
    const slope = (x: number) => spectral(x * 1.0001) - spectral(x * 0.9999);
    assertAgree(bisect(slope, 2e-6, 5e-5), peak, 'peak', 0.01);
    assertBetween(efficiency, 40, 60, 'efficiency');
  },
});

const heatingElement = defineTemplate({
  key: 'physics-long-heating-element',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.1', 2, ['B.1.1', 'A.3.2', 'B.5.2']),
  variants: [
    { thing: 'a kettle', volts: 230, watts: 2200, diameter: 0.5, mass: 1.2, from: 18, seconds: 215, half: 115 },
    { thing: 'a travel kettle', volts: 120, watts: 900, diameter: 0.4, mass: 0.45, from: 20, seconds: 195, half: 100 },
    { thing: 'a tea urn', volts: 240, watts: 2800, diameter: 0.6, mass: 4.0, from: 15, seconds: 560, half: 120 },
    {
      thing: 'a steriliser for instruments',
      volts: 230,
      watts: 1500,
      diameter: 0.45,
      mass: 1.6,
      from: 22,
      seconds: 410,
      half: 110,
    },
  ],
  solve: ({ volts, watts, diameter, mass, from, seconds, half }) => {
    const resistance = volts ** 2 / watts;
    const area = (Math.PI * (diameter * 1e-3) ** 2) / 4;
    const energy = mass * 4180 * (100 - from);
    return {
      ...{ current: watts / volts, resistance, area, length: (resistance * area) / 1.1e-6, energy },
      ...{ efficiency: (100 * energy) / (watts * seconds), steam: (watts * 60) / 2.26e6, abroad: half ** 2 / resistance },
    };
  },
  write: (
    { thing, volts, watts, diameter, mass, from, seconds, half },
    { current, resistance, area, length, energy, efficiency, steam, abroad },
  ) =>
    inParts({
      stem: tex`The heating element of ${thing} transfers $${watts}\text{ W}$ when it is connected to $${volts}\text{ V}$. It is a wire of diameter $${diameter}\text{ mm}$ made of a nickel–chromium alloy of resistivity $1.1 \times 10^{-6}\,\Omega\text{ m}$. (For water: specific heat capacity $4.18 \times 10^{3}\text{ J kg}^{-1}\text{ K}^{-1}$, specific latent heat of vaporisation $2.26 \times 10^{6}\text{ J kg}^{-1}$)`,
      hint: 'Separate what belongs to the wire from what belongs to the water. The power connects them.',
      parts: [
        {
          ask: 'Calculate the current in the element and its resistance.',
          answer: tex`$${quantity(current, 'A')}$; $${quantity(resistance, 'Ω')}$`,
          solution: tex`$I = \dfrac{P}{V} = \dfrac{${watts}}{${volts}} = ${quantity(current, 'A')}$ and $R = \dfrac{V^2}{P} = \dfrac{${volts}^2}{${watts}} = ${quantity(resistance, 'Ω')}$.`,
          marks: [
            ['A1', tex`$${quantity(current, 'A')}$`],
            ['A1', tex`$${quantity(resistance, 'Ω')}$ (ECF)`],
          ],
          keys: [judged(current, 'A', { label: 'Current' }), judged(resistance, 'Ω', { label: 'Resistance' })],
        },
        {
          ask: 'Determine the length of the wire.',
          answer: tex`$${quantity(length, 'm')}$`,
          solution: tex`The cross-section is $A = \pi \times \left(\dfrac{${diameter} \times 10^{-3}}{2}\right)^2 = ${standardForm(area, 'm^2')}$. $L = \dfrac{RA}{\rho} = \dfrac{${significant(resistance)} \times ${scientific(area)}}{1.1 \times 10^{-6}} = ${quantity(length, 'm')}$`,
          marks: [
            ['M1', tex`cross-section $${standardForm(area, 'm^2')}$`],
            ['M1', tex`$\rho = RA/L$`],
            ['A1', tex`$${quantity(length, 'm')}$ (ECF); award 2 of 3 for the diameter used as the radius`],
          ],
          keys: [judged(length, 'm', { relative: 0.015, slips: [miss(4 * length, 'You used the diameter as the radius.')] })],
        },
        {
          ask: tex`The element heats $${mass.toFixed(2)}\text{ kg}$ of water from $${from}\,^\circ\text{C}$ to $100\,^\circ\text{C}$ in $${seconds}\text{ s}$. Determine the efficiency.`,
          answer: tex`$${significant(efficiency)}\,\%$`,
          solution: tex`The water needs $${mass.toFixed(2)} \times 4.18 \times 10^{3} \times (100 - ${from}) = ${standardForm(energy, 'J')}$; the element transfers $${watts} \times ${seconds} = ${standardForm(watts * seconds, 'J')}$. The efficiency is $\dfrac{${scientific(energy)}}{${scientific(watts * seconds)}} \times 100 = ${significant(efficiency)}\,\%$.`,
          marks: [
            ['M1', tex`$mc\Delta T$`],
            ['M1', 'energy transferred by the element: power times time'],
            ['A1', tex`$${significant(efficiency)}\,\%$; award 2 of 3 for the reciprocal`],
          ],
          keys: [
            judged(efficiency, '%', {
              relative: 0.015,
              slips: [miss(1e4 / efficiency, 'Useful energy over total energy.', 'reciprocal')],
            }),
          ],
        },
        {
          ask: tex`The switch fails, and the water continues to boil. Calculate the mass of water that is vaporised in one minute if all of the power reaches the water.`,
          answer: tex`$${quantity(steam, 'kg')}$`,
          solution: tex`$m = \dfrac{Pt}{L} = \dfrac{${watts} \times 60}{2.26 \times 10^{6}} = ${quantity(steam, 'kg')}$`,
          marks: [
            ['M1', tex`$Pt = mL$`],
            ['A1', tex`$${quantity(steam, 'kg')}$`],
          ],
          keys: [judged(steam, 'kg', { slips: [miss(steam / 60, 'That is the mass in one second.', 'incomplete')] })],
        },
        {
          ask: 'Explain, in terms of the energies of the molecules, why the temperature does not rise while the water boils.',
          answer: 'The energy raises the potential energy of the molecules, not their mean kinetic energy',
          solution:
            'The energy supplied separates the molecules against the forces between them, which increases their potential energy. Their mean kinetic energy, of which temperature is the measure, stays the same.',
          marks: [
            ['R1', 'energy separates molecules: potential energy rises'],
            ['R1', 'mean random kinetic energy, and so the temperature, is constant'],
          ],
        },
        {
          ask: tex`The same element is used abroad, at $${half}\text{ V}$. Calculate its power there, assuming constant resistance, and state what the assumption neglects.`,
          answer: tex`$${quantity(abroad, 'W')}$; a cooler wire has a lower resistance`,
          solution: tex`$P = \dfrac{V^2}{R} = \dfrac{${half}^2}{${significant(resistance, 4)}} = ${quantity(abroad, 'W')}$. The wire stays cooler, and the resistance of a metal falls with its temperature, so the power is a little greater.`,
          marks: [
            ['M1', tex`$V^2/R$ with the resistance of part (a)`],
            ['A1', tex`$${quantity(abroad, 'W')}$ (ECF)`],
            ['A1', 'resistance depends on temperature; award 2 of 3 for a power proportional to the voltage'],
          ],
          keys: [
            {
              ...judged(abroad, 'W', {
                relative: 0.015,
                slips: [miss((watts * half) / volts, 'The current falls with the voltage as well.')],
              }),
              label: 'Power',
            },
          ],
        },
        {
          ask: 'Two such elements can be connected in series or in parallel to the original supply. Deduce the ratio of the times in which the two arrangements boil the same water.',
          answer: tex`$4 : 1$, series to parallel`,
          solution: tex`In series the resistance is $2R$ and the power $\dfrac{V^2}{2R}$; in parallel it is $\dfrac{R}{2}$ and $\dfrac{2V^2}{R}$. The power in parallel is $4$ times as large, so series takes $4$ times as long.`,
          marks: [
            ['M1', tex`$2R$ and $R/2$`],
            ['A1', tex`series takes $4$ times as long; accept $4 : 1$`],
          ],
          keys: [
            {
              ...judged(4, '', { relative: 0.001, slips: [miss(2, 'Both arrangements differ from one element.')] }),
              label: 'Time in series over time in parallel',
            },
          ],
        },
      ],
    }),
  check: ({ volts, watts, diameter, mass, from, seconds }, { current, length, efficiency, steam }) => {
    // Rings of the cross-section carry the current side by side.
    const conductance = integrate((r) => (2 * Math.PI * r) / (1.1e-6 * length), 0, diameter * 0.5e-3);
    assertAgree(conductance * volts, current, 'current', 1e-6);
    const [end = 0] = simulate(() => [(watts * efficiency) / 100 / (mass * 4180)], [from], seconds, 100);
    assertAgree(end, 100, 'final temperature', 1e-6);
    assertAgree((steam * 2.26e6) / 60, watts, 'power', 1e-9);
    assertBetween(efficiency, 80, 97, 'efficiency');
    assertBetween(length, 1, 10, 'length');
  },
});

const lampAndCell = defineTemplate({
  key: 'physics-long-battery-and-lamp',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 2, ['B.5.1', 'A.3.2']),
  variants: [
    { thing: 'a bicycle lamp', emf: 6.2, inner: 0.8, lamp: 7.2, hours: 2600, currents: [0.5, 1.0, 1.5, 2.0] },
    { thing: 'a camping lantern', emf: 4.6, inner: 0.6, lamp: 5.0, hours: 4200, currents: [0.4, 0.8, 1.2, 1.6] },
    { thing: 'a head torch', emf: 3.1, inner: 0.5, lamp: 4.4, hours: 1900, currents: [0.3, 0.6, 0.9, 1.2] },
    { thing: 'a buoy light', emf: 12.6, inner: 1.2, lamp: 15.0, hours: 7200, currents: [0.5, 1.0, 1.5, 2.0] },
  ],
  solve: ({ emf, inner, lamp, hours }) => {
    const current = emf / (lamp + inner);
    return {
      ...{ current, power: current ** 2 * lamp, efficiency: (100 * lamp) / (lamp + inner) },
      ...{
        time: hours / 1000 / current,
        energy: (hours / 1000) * 3600 * emf,
        short: emf / inner,
        pair: emf / (lamp / 2 + inner),
      },
    };
  },
  write: ({ thing, emf, inner, lamp, hours, currents }, { current, power, efficiency, time, energy, short, pair }) => {
    const readings = currents.map((i) => emf - i * inner);
    const [first = 0, last = 0] = [currents[0], currents.at(-1)];
    const [high = 0, low = 0] = [readings[0], readings.at(-1)];
    return inParts({
      stem: tex`The battery of ${thing} is tested with a variable resistor. The table shows the potential difference $V$ across its terminals for several currents $I$.

| $I$ / A | ${currents.map((i) => i.toFixed(1)).join(' | ')} |
| :--- | ${currents.map(() => ':---:').join(' | ')} |
| $V$ / V | ${readings.map((v) => v.toFixed(2)).join(' | ')} |`,
      hint: 'Which quantity of the battery is the same in every row, and which grows with the current?',
      parts: [
        {
          ask: 'Explain why the potential difference across the terminals falls as the current rises.',
          answer: 'A growing part of the emf is used to drive the current through the internal resistance',
          solution: tex`The emf is constant. Of it, $Ir$ is needed to drive the current through the internal resistance of the battery, and this part grows with the current: $V = \varepsilon - Ir$.`,
          marks: [
            ['R1', 'the battery has an internal resistance'],
            ['R1', tex`the potential difference across it, $Ir$, grows with the current while the emf is constant`],
          ],
        },
        {
          ask: 'Determine the internal resistance and the emf of the battery from the table.',
          answer: tex`$${quantity(inner, 'Ω', 2)}$; $${quantity(emf, 'V')}$`,
          solution: tex`The values lie on a straight line of gradient $-r$: $r = \dfrac{${high.toFixed(2)} - ${low.toFixed(2)}}{${last.toFixed(1)} - ${first.toFixed(1)}} = ${quantity(inner, 'Ω', 2)}$. The emf is the value for no current: $\varepsilon = ${high.toFixed(2)} + ${first.toFixed(1)} \times ${significant(inner, 2)} = ${quantity(emf, 'V')}$.`,
          marks: [
            ['M1', 'gradient, or two equations'],
            ['A1', tex`$${quantity(inner, 'Ω', 2)}$`],
            ['A1', tex`$${quantity(emf, 'V')}$ (ECF); award 2 of 3 for the first potential difference taken as the emf`],
          ],
          keys: [
            judged(inner, 'Ω', { relative: 0.02, label: 'Internal resistance' }),
            judged(emf, 'V', { label: 'Emf', slips: [miss(high, 'At this current a part is lost inside already.')] }),
          ],
        },
        {
          ask: tex`The lamp has a resistance of $${lamp.toFixed(1)}\,\Omega$ when lit. Calculate the current in it and its power.`,
          answer: tex`$${quantity(current, 'A')}$; $${quantity(power, 'W')}$`,
          solution: tex`$I = \dfrac{\varepsilon}{R + r} = \dfrac{${significant(emf)}}{${lamp.toFixed(1)} + ${significant(inner, 2)}} = ${quantity(current, 'A')}$ and $P = I^2R = ${significant(current)}^2 \times ${lamp.toFixed(1)} = ${quantity(power, 'W')}$.`,
          marks: [
            ['M1', 'both resistances in series'],
            ['A1', tex`$${quantity(current, 'A')}$ (ECF)`],
            ['A1', tex`$${quantity(power, 'W')}$ (ECF); award 2 of 3 for a power that includes the internal resistance`],
          ],
          keys: [
            judged(current, 'A', {
              label: 'Current',
              slips: [miss(emf / lamp, 'The internal resistance is in series with the lamp.')],
            }),
            judged(power, 'W', {
              relative: 0.02,
              label: 'Power',
              slips: [miss(emf * current, 'That is the power of the whole circuit.')],
            }),
          ],
        },
        {
          ask: 'Calculate the percentage of the energy of the battery that reaches the lamp.',
          answer: tex`$${significant(efficiency)}\,\%$`,
          solution: tex`The same current flows through both, so the powers are in the ratio of the resistances: $\dfrac{${lamp.toFixed(1)}}{${lamp.toFixed(1)} + ${significant(inner, 2)}} \times 100 = ${significant(efficiency)}\,\%$.`,
          marks: [
            ['M1', tex`$\dfrac{R}{R + r}$, or the ratio of the powers`],
            ['A1', tex`$${significant(efficiency)}\,\%$ (ECF)`],
          ],
          keys: [judged(efficiency, '%', { relative: 0.015 })],
        },
        {
          ask: tex`The battery can deliver a charge of $${hours}\text{ mA h}$. Calculate how many hours the lamp stays lit, and the energy that the battery stores.`,
          answer: tex`$${quantity(time, 'h')}$; $${standardForm(energy, 'J')}$`,
          solution: tex`$t = \dfrac{${hours} \times 10^{-3}}{${significant(current)}} = ${quantity(time, 'h')}$. The charge is $${hours} \times 10^{-3} \times 3600 = ${quantity((hours * 3600) / 1000, 'C')}$, and the energy $\varepsilon q = ${significant(emf)} \times ${hours} \times 10^{-3} \times 3600 = ${standardForm(energy, 'J')}$.`,
          marks: [
            ['A1', tex`$${quantity(time, 'h')}$ (ECF from part (c))`],
            ['M1', 'charge in coulombs times emf'],
            ['A1', tex`$${standardForm(energy, 'J')}$; award 2 of 3 for hours that are not turned into seconds`],
          ],
          keys: [
            judged(time, 'h', { relative: 0.015, label: 'Time' }),
            judged(energy, 'J', {
              relative: 0.015,
              label: 'Energy',
              slips: [miss(energy / 3600, 'The hours have to be turned into seconds.', 'unit')],
            }),
          ],
        },
        {
          ask: 'A second, equal lamp is connected in parallel with the first. Deduce how the brightness of the first lamp changes.',
          answer: 'It becomes a little dimmer',
          solution: tex`The total resistance falls, so the current of the battery rises (to $${quantity(pair, 'A')}$). More of the emf is lost across the internal resistance, and the potential difference across each lamp is smaller than before.`,
          marks: [
            ['R1', 'greater current from the battery, so a smaller terminal potential difference'],
            ['A1', 'dimmer'],
          ],
        },
        {
          ask: 'Calculate the current if the terminals are connected by a thick wire, and suggest why this is dangerous.',
          answer: tex`$${quantity(short, 'A')}$; all of the energy heats the battery`,
          solution: tex`Only the internal resistance is left: $I = \dfrac{${significant(emf)}}{${significant(inner, 2)}} = ${quantity(short, 'A')}$. The whole power $\varepsilon I$ is dissipated inside the battery, which overheats and may leak or catch fire.`,
          marks: [
            ['A1', tex`$${quantity(short, 'A')}$ (ECF from part (b))`],
            ['R1', 'large power dissipated within the battery'],
          ],
          keys: [{ ...judged(short, 'A', { relative: 0.02 }), label: 'Current' }],
        },
      ],
    });
  },
  check: ({ emf, inner, lamp, hours }, { current, power, efficiency, time, energy, pair }) => {
    const flowing = bisect((i) => emf - i * inner - i * lamp, 0, 50);
    assertAgree(flowing, current, 'current', 1e-9);
    assertAgree(emf * flowing - flowing ** 2 * inner, power, 'power by what is left', 1e-9);
    assertAgree((power / (emf * flowing)) * 100, efficiency, 'efficiency', 1e-9);
    assertAgree(flowing * time * 1000, hours, 'charge', 1e-9);
    assertAgree(energy / (time * 3600), emf * flowing, 'power of the battery', 1e-9);
    const each = bisect((v) => emf - 2 * (v / lamp) * inner - v, 0, emf);
    assertAgree((2 * each) / lamp, pair, 'current with two lamps', 1e-9);
  },
});

export const longQuestionsOnEnergy = [solarHeater, heatingElement, lampAndCell];
