import assert from 'node:assert/strict';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { bothCourses } from './placing.ts';
import { judged, miss, quantity, standardForm, tex } from './quantities.ts';

/** B.1 and B.5: measured heats with their losses, and wires chosen by data. */

const metalInWater = defineTemplate({
  key: 'physics-b1-hot-metal-in-water',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.1', 1),
  variants: [
    { metal: 'brass', mass: 0.2, hot: 100, water: 0.15, cold: 20.0, end: 28.4, literature: 380 },
    { metal: 'aluminium', mass: 0.1, hot: 100, water: 0.2, cold: 21.0, end: 28.3, literature: 900 },
    { metal: 'steel', mass: 0.25, hot: 98, water: 0.18, cold: 19.0, end: 28.9, literature: 450 },
    { metal: 'copper', mass: 0.3, hot: 99, water: 0.2, cold: 18.0, end: 27.5, literature: 385 },
  ],
  solve: ({ mass, hot, water, cold, end, literature }) => {
    const heat = water * 4180 * (end - cold);
    const capacity = heat / (mass * (hot - end));
    return { heat, capacity, off: (100 * (literature - capacity)) / literature, uncertainty: 100 * (1 / (end - cold)) };
  },
  write: ({ metal, mass, hot, water, cold, end, literature }, { heat, capacity, off, uncertainty }) =>
    inParts({
      stem: tex`A block of ${metal} of mass $${quantity(mass, 'kg')}$ is heated in boiling water to $${hot}\,^{\circ}\text{C}$ and quickly moved into $${quantity(water, 'kg')}$ of water at $${cold.toFixed(1)}\,^{\circ}\text{C}$ in an insulated cup. The highest temperature reached is $${end.toFixed(1)}\,^{\circ}\text{C}$. Each temperature of the water in the cup is read to $\pm 0.5\,^{\circ}\text{C}$. The specific heat capacity of water is $4180\text{ J kg}^{-1}\text{ K}^{-1}$.`,
      hint: 'Where does the energy that the metal gives off go?',
      parts: [
        {
          ask: 'Calculate the energy that the water takes in.',
          answer: tex`$${quantity(heat, 'J')}$`,
          solution: tex`$Q = ${significant(water)} \times 4180 \times (${end.toFixed(1)} - ${cold.toFixed(1)}) = ${quantity(heat, 'J')}$`,
          marks: [['A1', tex`$${significant(heat)}\text{ J}$`]],
          keys: [judged(heat, 'J')],
        },
        {
          ask: `Determine the specific heat capacity of ${metal}, assuming that all of this energy comes from the block and none is lost.`,
          answer: tex`$${quantity(capacity, 'J kg^-1 K^-1')}$`,
          solution: tex`The block cools from $${hot}$ to $${end.toFixed(1)}\,^{\circ}\text{C}$: $c = \dfrac{${significant(heat)}}{${significant(mass)} \times (${hot} - ${end.toFixed(1)})} = ${quantity(capacity, 'J kg^-1 K^-1')}$.`,
          marks: [
            ['M1', tex`temperature change of the block, $${significant(hot - end)}\text{ K}$`],
            [
              'A1',
              tex`$${significant(capacity)}\text{ J kg}^{-1}\text{ K}^{-1}$ (ECF); award 1 of 2 where the change of the water was used for both`,
            ],
          ],
          keys: [
            judged(capacity, 'J kg^-1 K^-1', {
              slips: [miss(heat / (mass * (end - cold)), 'The temperature of the block changes by a different amount.')],
            }),
          ],
        },
        {
          ask: tex`Calculate the percentage uncertainty of the rise in temperature of the water.`,
          answer: tex`$${significant(uncertainty, 2)}\,\%$`,
          solution: tex`The rise is a difference of two readings, $\pm 1.0\,^{\circ}\text{C}$: $\dfrac{1.0}{${significant(end - cold)}} \times 100 = ${significant(uncertainty, 2)}\,\%$.`,
          marks: [
            ['M1', tex`adds the absolute uncertainties`],
            ['A1', tex`$${significant(uncertainty, 2)}\,\%$; award 1 of 2 for $\pm 0.5$`],
          ],
          keys: [
            judged(uncertainty, '%', {
              relative: 0.04,
              slips: [miss(uncertainty / 2, 'A difference of two readings has the uncertainties of both.')],
            }),
          ],
        },
        {
          ask: tex`The accepted value is $${literature}\text{ J kg}^{-1}\text{ K}^{-1}$. Discuss whether the result agrees with it, and identify a systematic error that would explain a value that is too low.`,
          answer: tex`The difference, $${significant(off, 2)}\,\%$, is ${off < uncertainty ? 'within' : 'larger than'} the uncertainty; the block cools on its way`,
          solution: tex`The result is lower by $${significant(off, 2)}\,\%$, which is ${off < uncertainty ? 'less' : 'more'} than the uncertainty of the rise alone ($${significant(uncertainty, 2)}\,\%$), so it ${off < uncertainty ? 'agrees within this uncertainty' : 'does not agree'}. On its way to the cup the block loses energy, and the cup takes in energy: the water warms less, and the value is too low.`,
          marks: [
            ['A1', tex`difference $${significant(off, 2)}\,\%$`],
            ['R1', `compares it with the uncertainty: ${off < uncertainty ? 'agrees' : 'does not agree'}`],
            ['R1', 'energy lost on the way, or taken in by the cup: too small a rise; do not accept "human error"'],
          ],
        },
      ],
    }),
  check: ({ mass, hot, water, cold, end, literature }, { capacity, off }) => {
    const final = bisect((t) => mass * capacity * (hot - t) - water * 4180 * (t - cold), cold, hot);
    assertAgree(final, end, 'final temperature', 1e-6);
    assert.ok(off > 1 && off < 15, `${off}`);
    assert.ok(capacity < literature);
  },
});

const twoPowers = defineTemplate({
  key: 'physics-b1-latent-heat-by-two-powers',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('B.1.1', 1),
  variants: [
    { powers: [60, 100], grams: [6.7, 12.0], minutes: 5, liquid: 'water', book: 2.26e6 },
    { powers: [40, 80], grams: [16.5, 39.0], minutes: 8, liquid: 'ethanol', book: 8.5e5 },
    { powers: [50, 110], grams: [9.8, 25.5], minutes: 10, liquid: 'water', book: 2.26e6 },
    { powers: [30, 60], grams: [19.5, 45.0], minutes: 12, liquid: 'ethanol', book: 8.5e5 },
  ] as const,
  solve: ({ powers: [low, high], grams: [little, much], minutes }) => {
    const time = minutes * 60;
    const latent = ((high - low) * time) / ((much - little) / 1000);
    return { time, naive: (high * time) / (much / 1000), latent, loss: low - (latent * little) / 1000 / time };
  },
  write: ({ powers: [low, high], grams: [little, much], minutes, liquid, book }, { time, naive, latent, loss }) =>
    inParts({
      stem: tex`${liquid[0]?.toUpperCase()}${liquid.slice(1)} boils in a flask with an electric heater. At each of two powers the mass of liquid that boils away in $${minutes}\text{ min}$ is measured.

| power of the heater / $\text{W}$ | $${low}$ | $${high}$ |
| --- | :---: | :---: |
| mass boiled away / $\text{g}$ | $${little.toFixed(1)}$ | $${much.toFixed(1)}$ |`,
      hint: 'What is the same in both runs, although the power is not?',
      parts: [
        {
          ask: tex`Calculate the specific latent heat of vaporisation, in $\text{J kg}^{-1}$, that the run at $${high}\text{ W}$ alone would give if no energy were lost.`,
          answer: tex`$${standardForm(naive, 'J kg^-1')}$`,
          solution: tex`$L = \dfrac{Pt}{m} = \dfrac{${high} \times ${time}}{${significant(much / 1000)}} = ${standardForm(naive, 'J kg^-1')}$`,
          marks: [
            ['M1', tex`$Pt = mL$ with the time in seconds`],
            ['A1', tex`$${standardForm(naive, 'J kg^-1')}$`],
          ],
          keys: [
            judged(naive, 'J kg^-1', {
              slips: [
                miss(naive / 60, 'The time has to be in seconds.', 'unit'),
                miss(naive / 1000, 'The mass has to be in kilograms.', 'unit'),
              ],
            }),
          ],
        },
        {
          ask: 'Explain why this value is too high, and why the power that is lost is the same in both runs.',
          answer: 'Part of the energy warms the surroundings; the temperature of the liquid is the same in both',
          solution:
            'Part of the energy goes to the surroundings instead of boiling the liquid, so less boils away and the value comes out too high. The liquid is at its boiling point in both runs, so the difference in temperature to the surroundings, and with it the loss, is the same.',
          marks: [
            ['R1', 'energy is lost, so the mass is too small'],
            ['R1', 'same temperature difference to the surroundings: same rate of loss'],
          ],
        },
        {
          ask: tex`Use the difference between the two runs to determine the specific latent heat, in $\text{J kg}^{-1}$.`,
          answer: tex`$${standardForm(latent, 'J kg^-1')}$`,
          solution: tex`The loss cancels in the difference: $(${high} - ${low}) \times ${time} = L \times ${significant((much - little) / 1000)}$, so $L = ${standardForm(latent, 'J kg^-1')}$.`,
          marks: [
            ['M1', 'differences of energies and of masses'],
            ['A1', tex`$${standardForm(latent, 'J kg^-1')}$; award 0 for the mean of the two separate values`],
          ],
          keys: [judged(latent, 'J kg^-1', { slips: [miss(naive, 'That leaves the losses in.', 'incomplete')] })],
        },
        {
          ask: 'Calculate the power that is lost to the surroundings.',
          answer: tex`$${quantity(loss, 'W', 2)}$`,
          solution: tex`Boiling $${little.toFixed(1)}\text{ g}$ takes $\dfrac{${scientific(latent, 4)} \times ${significant(little / 1000)}}{${time}} = ${significant(low - loss)}\text{ W}$ of the $${low}\text{ W}$: the rest, $${quantity(loss, 'W', 2)}$, is lost.`,
          marks: [
            ['M1', tex`power used for boiling, $${significant(low - loss)}\text{ W}$ (ECF)`],
            ['A1', tex`$${significant(loss, 2)}\text{ W}$ (accept $\pm 1\text{ W}$)`],
          ],
          keys: [judged(loss, 'W', { relative: 1 / loss })],
        },
        {
          ask: tex`The accepted value is $${standardForm(book, 'J kg^-1')}$. State whether the method of two powers has improved the result.`,
          answer: 'Yes: its value is closer to the accepted one',
          solution: tex`The single run is off by $${significant((100 * Math.abs(naive - book)) / book, 2)}\,\%$, the difference of two runs by only $${significant((100 * Math.abs(latent - book)) / book, 2)}\,\%$.`,
          marks: [['R1', 'yes, with both differences from the accepted value compared']],
        },
      ],
    }),
  check: ({ powers, grams, book }, { time, latent, loss, naive }) => {
    for (const [i, power] of powers.entries())
      assertAgree((power - loss) * time, (latent * (grams[i] ?? 0)) / 1000, 'energy', 1e-6);
    assert.ok(loss > 2 && Math.abs(latent - book) < Math.abs(naive - book));
  },
});

const wireChosen = defineTemplate({
  key: 'physics-b5-wire-chosen-from-table',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.1', 2),
  variants: [
    {
      use: 'a hair dryer',
      power: 800,
      volts: 230,
      length: 4.0,
      wires: [
        ['A', 0.3],
        ['B', 0.32],
        ['C', 0.4],
      ],
    },
    {
      use: 'an electric radiator',
      power: 1000,
      volts: 230,
      length: 5.0,
      wires: [
        ['P', 0.3],
        ['Q', 0.36],
        ['R', 0.4],
      ],
    },
    {
      use: 'a small kettle',
      power: 1200,
      volts: 230,
      length: 3.0,
      wires: [
        ['X', 0.3],
        ['Y', 0.31],
        ['Z', 0.35],
      ],
    },
    {
      use: 'a heated rear window',
      power: 150,
      volts: 12,
      length: 2.0,
      wires: [
        ['K', 1.1],
        ['L', 1.3],
        ['M', 1.7],
      ],
    },
  ] as const,
  solve: ({ power, volts, length, wires }) => {
    const resistance = volts ** 2 / power;
    const rho = 1.1e-6;
    const list = wires.map(([name, mm]) => ({ name, mm, ohms: (rho * length) / ((Math.PI * (mm / 1000) ** 2) / 4) }));
    const best = list.reduce((near, one) => (Math.abs(one.ohms - resistance) < Math.abs(near.ohms - resistance) ? one : near));
    return { current: power / volts, resistance, needed: 1000 * Math.sqrt((4 * rho * length) / (Math.PI * resistance)), best };
  },
  write: ({ use, power, volts, length, wires }, { current, resistance, needed, best }) =>
    inParts({
      stem: tex`The heating element of ${use} is to deliver $${power}\text{ W}$ at $${volts}\text{ V}$. It is made of $${length.toFixed(1)}\text{ m}$ of nichrome wire (resistivity $1.1 \times 10^{-6}\,\Omega\text{ m}$ at its working temperature). Three wires are available.

| wire | ${wires.map(([name]) => name).join(' | ')} |
| --- | :---: | :---: | :---: |
| diameter / $\text{mm}$ | ${wires.map(([, mm]) => `$${mm.toFixed(2)}$`).join(' | ')} |`,
      hint: 'Which resistance is needed, and how does it depend on the diameter?',
      parts: [
        {
          ask: 'Calculate the current and the resistance of the element.',
          answer: tex`$${quantity(current, 'A')}$; $${quantity(resistance, 'Ω')}$`,
          solution: tex`$I = \dfrac{P}{V} = \dfrac{${power}}{${volts}} = ${quantity(current, 'A')}$ and $R = \dfrac{V^2}{P} = \dfrac{${volts}^2}{${power}} = ${quantity(resistance, 'Ω')}$.`,
          marks: [
            ['A1', tex`$${quantity(current, 'A')}$`],
            ['A1', tex`$${quantity(resistance, 'Ω')}$`],
          ],
          keys: [judged(current, 'A', { label: 'Current' }), judged(resistance, 'Ω', { label: 'Resistance' })],
        },
        {
          ask: 'Determine the diameter that the wire should have, and identify the wire that suits best.',
          answer: tex`$${quantity(needed, 'mm')}$; wire ${best.name}`,
          solution: tex`$A = \dfrac{\rho L}{R} = \dfrac{1.1 \times 10^{-6} \times ${length.toFixed(1)}}{${significant(resistance)}} = ${standardForm((Math.PI * (needed / 1000) ** 2) / 4, 'm^2')}$, and $d = \sqrt{\dfrac{4A}{\pi}} = ${quantity(needed, 'mm')}$. The nearest is wire ${best.name}.`,
          marks: [
            ['M1', tex`$A = \rho L / R$ (ECF)`],
            ['M1', tex`$A = \pi d^2 / 4$`],
            [
              'A1',
              tex`$${significant(needed)}\text{ mm}$, wire ${best.name}; award 2 of 3 where the radius is given as the diameter`,
            ],
          ],
          keys: [judged(needed, 'mm', { label: 'Diameter', slips: [miss(needed / 2, 'That is the radius.')] })],
        },
        {
          ask: tex`With this wire the resistance is $${quantity(best.ohms, 'Ω')}$. Calculate the power that it delivers at $${volts}\text{ V}$.`,
          answer: tex`$${quantity(volts ** 2 / best.ohms, 'W')}$`,
          solution: tex`$P = \dfrac{V^2}{R} = \dfrac{${volts}^2}{${significant(best.ohms)}} = ${quantity(volts ** 2 / best.ohms, 'W')}$`,
          marks: [['A1', tex`$${quantity(volts ** 2 / best.ohms, 'W')}$`]],
          keys: [judged(volts ** 2 / best.ohms, 'W')],
        },
        {
          ask: 'The wire is cold when the current is switched on. Explain how the current changes in the first seconds.',
          answer: 'It falls, as the resistance rises with temperature',
          solution:
            'In a hot metal the ions of the lattice vibrate more strongly, and electrons collide with them more often. The resistance rises while the wire becomes hot, so the current, larger at first, falls to its working value.',
          marks: [
            ['R1', 'stronger vibrations of the ions: greater resistance when hot'],
            ['A1', 'current falls from a larger value to the working one'],
          ],
        },
      ],
    }),
  check: ({ length, wires, power, volts }, { needed, best, resistance }) => {
    assertAgree((1.1e-6 * length * 4) / (Math.PI * (needed / 1000) ** 2), resistance, 'resistance of the wire', 1e-6);
    assertAgree((volts / resistance) * volts, power, 'power', 1e-9);
    const nearest = wires.reduce((near, one) => (Math.abs(one[1] - needed) < Math.abs(near[1] - needed) ? one : near));
    assert.equal(nearest[0], best.name);
    assert.ok(Math.abs(best.mm / needed - 1) < 0.06);
  },
});

const resistanceChoice = choiceSet(
  { key: 'physics-b5-resistance-choice', difficulty: 'Easy', placements: bothCourses('B.5.1', 1) },
  [
    {
      text: 'Two wires of the same metal have equal volumes. Wire Y is twice as long as wire X. What is the ratio of the resistance of Y to that of X?',
      right: tex`$4$`,
      wrongs: [
        [tex`$2$`, 'The cross-section changes as well.'],
        [tex`$1$`, 'Equal volume does not mean equal resistance.'],
        [tex`$\frac{1}{4}$`, 'A longer and thinner wire has the larger resistance.'],
      ],
      hint: 'What happens to the cross-section?',
      solution: tex`With twice the length the cross-section is half as large, so the resistance is $2 \times 2 = 4$ times as large.`,
      proof: [4, 2 / 0.5],
    },
    {
      text: 'Which graph shows an ohmic conductor?',
      right: 'Current against potential difference, a straight line through the origin',
      wrongs: [
        ['Current against potential difference, a curve that becomes flatter', 'The resistance of this conductor grows.'],
        [
          'Resistance against temperature, a straight line that rises',
          'This does not say how current depends on potential difference.',
        ],
        [
          'Current against potential difference, a straight line that misses the origin',
          'Without a potential difference there is no current.',
        ],
      ],
      hint: 'Which two quantities are proportional to each other?',
      solution: 'For an ohmic conductor at constant temperature the current is proportional to the potential difference.',
    },
    {
      text: tex`A charge of $6.0\text{ C}$ passes through a lamp in $4.0\text{ s}$ and transfers $72\text{ J}$. What are the current and the potential difference?`,
      right: tex`$1.5\text{ A}$ and $12\text{ V}$`,
      wrongs: [
        [tex`$24\text{ A}$ and $12\text{ V}$`, 'You multiplied charge and time.'],
        [tex`$1.5\text{ A}$ and $18\text{ V}$`, 'You divided the energy by the time.'],
        [tex`$0.67\text{ A}$ and $12\text{ V}$`, 'You divided the time by the charge.'],
      ],
      hint: 'What is a current, and what is a potential difference?',
      solution: tex`$I = \dfrac{6.0}{4.0} = 1.5\text{ A}$ and $V = \dfrac{72}{6.0} = 12\text{ V}$.`,
      proof: [1.5, 6 / 4],
    },
    {
      text: 'Why does the resistance of a metal rise with its temperature?',
      right: 'Electrons collide more often with ions that vibrate more strongly',
      wrongs: [
        ['There are fewer free electrons', 'Their number hardly changes in a metal.'],
        ['The wire becomes much longer', 'Thermal expansion is far too small for this.'],
        ['Electrons move more slowly at random', 'Their random motion becomes no slower.'],
      ],
      hint: 'What hinders the drift of electrons?',
      solution: 'The ions of the lattice vibrate with larger amplitudes, so electrons are scattered more often.',
    },
    {
      text: tex`A heater takes $2.0\text{ kW}$ at $230\text{ V}$. What power does it take at $115\text{ V}$ if its resistance is unchanged?`,
      right: tex`$0.50\text{ kW}$`,
      wrongs: [
        [tex`$1.0\text{ kW}$`, 'The current is halved as well.'],
        [tex`$2.0\text{ kW}$`, 'The power depends on the potential difference.'],
        [tex`$4.0\text{ kW}$`, 'A lower potential difference means less power.'],
      ],
      hint: 'How does power depend on potential difference for a fixed resistance?',
      solution: tex`$P = \dfrac{V^2}{R}$: half of the potential difference gives a quarter of the power.`,
      proof: [0.5, 2 * (115 / 230) ** 2],
    },
    {
      text: tex`Which of these is a unit of resistivity?`,
      right: tex`$\Omega\text{ m}$`,
      wrongs: [
        [tex`$\Omega\text{ m}^{-1}$`, 'You divided by the length in place of the ratio of area to length.'],
        [tex`$\Omega\text{ m}^{2}$`, 'You left out the length.'],
        [tex`$\Omega$`, 'That is the unit of resistance.'],
      ],
      hint: 'On what does the resistance of a wire depend?',
      solution: tex`$\rho = \dfrac{RA}{L}$ has the unit $\Omega \times \dfrac{\text{m}^2}{\text{m}} = \Omega\text{ m}$.`,
    },
  ],
);

export const heatAndWiresData = [metalInWater, twoPowers, wireChosen, resistanceChoice];
