import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** B.5 Cells as sources: solar cells and chemical cells. */

const panelTable = defineTemplate({
  key: 'physics-b5-solar-panel-table',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 1, ['A.3.2']),
  variants: [
    { volts: [0, 6, 12, 15, 18, 20], amps: [3.1, 3.08, 3.02, 2.9, 2.3, 0], square: 0.32, sun: 800 },
    { volts: [0, 2, 4, 5, 6, 7], amps: [1.4, 1.39, 1.36, 1.25, 0.9, 0], square: 0.06, sun: 750 },
    { volts: [0, 10, 20, 26, 30, 34], amps: [6.2, 6.15, 6.05, 5.7, 4.4, 0], square: 1.1, sun: 900 },
    { volts: [0, 0.1, 0.3, 0.4, 0.5, 0.6], amps: [2.4, 2.4, 2.36, 2.2, 1.6, 0], square: 0.01, sun: 600 },
  ],
  solve: ({ volts, amps, square, sun }) => {
    const powers = volts.map((volt, i) => volt * (amps[i] ?? 0));
    const power = Math.max(...powers);
    const at = powers.indexOf(power);
    return { power, at, efficiency: power / (square * sun), resistance: (volts[at] ?? 0) / (amps[at] ?? 1) };
  },
  write: ({ volts, amps, square, sun }, { power, at, efficiency, resistance }) =>
    inParts({
      stem: tex`A solar panel of area $${square}\text{ m}^2$ faces the Sun; the intensity of the light is $${sun}\text{ W m}^{-2}$. The resistance of the circuit is varied, and voltage and current are measured.

| $V / \text{V}$ | ${volts.map((volt) => `$${volt}$`).join(' | ')} |
| --- | ${volts.map(() => ':---:').join(' | ')} |
| $I / \text{A}$ | ${amps.map((amp) => `$${amp}$`).join(' | ')} |`,
      hint: 'What does the panel deliver at each pair of readings?',
      parts: [
        {
          ask: 'State the emf of the panel.',
          answer: tex`$${volts.at(-1)}\text{ V}$`,
          solution: tex`It is the voltage at which no current flows: $${volts.at(-1)}\text{ V}$.`,
          marks: [['A1', tex`$${volts.at(-1)}\text{ V}$`]],
          keys: [numericAnswer(volts.at(-1) ?? 0, 'V')],
        },
        {
          ask: 'Determine the greatest electrical power among the readings.',
          answer: tex`$${quantity(power, 'W')}$`,
          solution: tex`$P = IV$ is greatest for $${volts[at]}\text{ V}$: $${volts[at]} \times ${amps[at]} = ${quantity(power, 'W')}$.`,
          marks: [
            ['(M1)', tex`$P = IV$ for several readings`],
            ['A1', tex`$${quantity(power, 'W')}$; do not accept the product of emf and greatest current`],
          ],
          keys: [
            foreseeing(
              numericAnswer(power, 'W'),
              miss(
                (volts.at(-1) ?? 0) * (amps[0] ?? 0),
                'You multiplied the greatest voltage by the greatest current; they do not occur together.',
              ),
            ),
          ],
        },
        {
          ask: 'Calculate the efficiency of the panel at this power.',
          answer: tex`$${significant(100 * efficiency)}\,\%$`,
          solution: tex`The light brings $${sun} \times ${square} = ${quantity(sun * square, 'W')}$, so the efficiency is $\dfrac{${significant(power, 4)}}{${significant(sun * square)}} = ${significant(efficiency)}$, which is $${significant(100 * efficiency)}\,\%$.`,
          marks: [
            ['M1', 'Power of the light from intensity and area'],
            ['A1', tex`$${significant(100 * efficiency)}\,\%$ (ECF from (b))`],
          ],
          keys: [{ value: 100 * efficiency, tolerance: efficiency, unit: '%' }],
        },
        {
          ask: 'Calculate the resistance of the circuit at this power.',
          answer: tex`$${quantity(resistance, 'Ω')}$`,
          solution: tex`$R = \dfrac{V}{I} = \dfrac{${volts[at]}}{${amps[at]}} = ${quantity(resistance, 'Ω')}$`,
          marks: [['A1', tex`$${quantity(resistance, 'Ω')}$ (ECF from (b))`]],
          keys: [{ value: resistance, tolerance: resistance * 0.02, unit: 'ohm' }],
        },
        {
          ask: 'Suggest two reasons why the panel delivers less energy in a day than this power times the hours of daylight.',
          answer: 'The angle of the light changes; clouds (or dust, or heat) reduce the power',
          solution:
            'The Sun moves, so light falls on the panel at other angles and its intensity on the panel is smaller. Clouds, dust on the panel and a rise of its temperature reduce the power as well.',
          marks: [
            ['A1', 'One reason, such as the changing angle of the light'],
            ['A1', 'Another one, such as clouds, dust or a hot panel'],
          ],
        },
      ],
    }),
  check: ({ volts, amps, sun, square }, { power, efficiency, resistance }) => {
    for (const [i, volt] of volts.entries()) assertBetween(volt * (amps[i] ?? 0), -1, power + 1e-9, 'power');
    assertBetween(efficiency, 0.08, 0.25, 'efficiency of a panel');
    assertAgree(
      Math.sqrt(power * resistance) ** 2 / resistance / sun / square,
      efficiency,
      'efficiency from the resistance',
      1e-9,
    );
  },
});

const panelsForHouse = defineTemplate({
  key: 'physics-b5-panels-for-a-load',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 2, ['A.3.2', 'B.2']),
  variants: [
    { load: 'A water pump in a village', kW: 1.2, sun: 850, percent: 18, hours: 6 },
    { load: 'A weather station', kW: 0.15, sun: 700, percent: 20, hours: 5 },
    { load: 'A small clinic', kW: 3.6, sun: 900, percent: 21, hours: 7 },
    { load: 'A cold store for fish', kW: 5, sun: 950, percent: 19, hours: 6.5 },
  ],
  solve: ({ kW, sun, percent, hours }) => {
    const area = (kW * 24 * 1e5) / (sun * percent * hours);
    return { area, energy: kW * 24 };
  },
  write: ({ load, kW, sun, percent, hours }, { area, energy }) =>
    inParts({
      stem: tex`${load} needs $${kW}\text{ kW}$ of electrical power day and night. It is to be supplied by solar panels of efficiency $${percent}\,\%$ and a battery. On an average day the panels receive the same energy as from light of intensity $${sun}\text{ W m}^{-2}$ during $${hours}\text{ h}$.`,
      hint: 'Compare the energy needed in a whole day with what one square metre delivers in a day.',
      parts: [
        {
          ask: tex`Calculate the energy needed in one day, in $\text{kW h}$.`,
          answer: tex`$${significant(energy)}\text{ kW h}$`,
          solution: tex`$${kW} \times 24 = ${significant(energy)}\text{ kW h}$`,
          marks: [['A1', tex`$${significant(energy)}\text{ kW h}$`]],
          keys: [numericAnswer(energy, 'kW h')],
        },
        {
          ask: 'Determine the area of panels that is needed.',
          answer: tex`$${quantity(area, 'm^2')}$`,
          solution: tex`One square metre delivers $${sun} \times ${hours} \times ${percent / 100} = ${significant((sun * hours * percent) / 100, 4)}\text{ W h}$ in a day. The area is $\dfrac{${significant(energy)} \times 10^3}{${significant((sun * hours * percent) / 100, 4)}} = ${quantity(area, 'm^2')}$.`,
          marks: [
            ['M1', 'Energy from one square metre in a day, with the efficiency'],
            ['M1', 'Energy needed divided by it (ECF from (a))'],
            ['A1', tex`$${quantity(area, 'm^2')}$; award 2 of 3 where the efficiency is left out`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(area, 'm^2'), tolerance: area * 0.015 },
              miss((area * percent) / 100, 'You left out the efficiency of the panels.', 'incomplete'),
              miss((area * hours) / 24, 'You let the panels deliver energy day and night.'),
            ),
          ],
        },
        {
          ask: 'Compare a solar cell with a chemical cell: state what energy each transfers to electrical energy, and one advantage of the chemical cell.',
          answer: 'Energy of light, chemical energy; the chemical cell works in the dark',
          solution:
            'A solar cell transfers energy of light, a chemical cell chemical energy. The chemical cell delivers energy at any time, until its substances are used up.',
          marks: [
            ['A1', 'Energy of light and chemical energy'],
            ['A1', 'Available at any time, or portable, or a larger current; do not accept "stronger"'],
          ],
        },
      ],
    }),
  check: ({ kW, sun, percent, hours }, { area }) => {
    // The mean power over a day of this area.
    assertAgree((area * sun * percent * hours) / 100 / 24, kW * 1000, 'mean power', 1e-9);
  },
});

const cellChoice = choiceSet({ key: 'physics-b5-cells-choice', difficulty: 'Easy', placements: bothCourses('B.5.2', 1) }, [
  {
    text: 'Two identical solar cells are joined, once in series and once in parallel, and no current is taken from them. How do the voltages compare?',
    hint: 'What adds up in series, and what stays the same in parallel?',
    right: 'In series twice as great',
    wrongs: [
      ['In parallel twice as great', 'In parallel it is the currents that add up.'],
      ['Equal', 'The connection makes a difference.'],
      ['In series four times as great', 'The emfs add up.'],
    ],
    solution: 'In series the emfs add up, in parallel the voltage stays that of one cell.',
  },
  {
    text: 'Light of $500\\text{ W m}^{-2}$ falls on a solar cell of $20\\text{ cm}^2$, which delivers $0.15\\text{ W}$. What is its efficiency?',
    hint: 'Which unit must the area have?',
    right: '$15\\,\\%$',
    wrongs: [
      ['$0.15\\,\\%$', 'You lost powers of ten in converting the area.'],
      ['$1.5\\,\\%$', 'You lost a power of ten in converting the area.'],
      ['$30\\,\\%$', 'You halved the power of the light.'],
    ],
    solution:
      'The light brings $500 \\times 20 \\times 10^{-4} = 1.0\\text{ W}$, so the efficiency is $\\dfrac{0.15}{1.0} = 15\\,\\%$.',
    proof: [0.15, 0.15 / (500 * 0.04 * 0.05)],
  },
  {
    text: 'The distance of a small lamp from a solar cell is doubled. By what factor does the power of the light on the cell change?',
    hint: 'How does the intensity of a point source fall with distance?',
    right: '$\\dfrac{1}{4}$',
    wrongs: [
      ['$\\dfrac{1}{2}$', 'You let the intensity be inversely proportional to the distance.'],
      ['$\\dfrac{1}{8}$', 'You used the cube of the distance.'],
      ['$1$', 'The light spreads out with distance.'],
    ],
    solution: 'The intensity follows the inverse-square law: $\\dfrac{1}{2^2} = \\dfrac{1}{4}$.',
    proof: [0.25, 9 / 36],
  },
  {
    text: 'A cell of emf $1.5\\text{ V}$ moves a charge of $40\\text{ C}$ round a circuit. $6\\text{ J}$ are dissipated within the cell. What energy is delivered to the rest of the circuit?',
    hint: 'What does the emf say about each coulomb?',
    right: '$54\\text{ J}$',
    wrongs: [
      ['$60\\text{ J}$', 'You left out what is dissipated within the cell.'],
      ['$66\\text{ J}$', 'You added what is dissipated instead of subtracting it.'],
      ['$20.7\\text{ J}$', 'You divided the charge by the emf.'],
    ],
    solution: '$1.5 \\times 40 - 6 = 54\\text{ J}$',
    proof: [54, 40 * (1.5 - 6 / 40)],
  },
  {
    text: 'The terminal voltage of a cell falls when it delivers a larger current. What is the reason?',
    hint: 'Where does part of the emf go?',
    right: 'The internal resistance takes a larger share of the emf',
    wrongs: [
      ['The emf of the cell becomes smaller', 'The emf is a property of the substances in the cell.'],
      ['The current is used up in the circuit', 'Charge is conserved round the circuit.'],
      ['The external resistance becomes larger', 'A larger current means a smaller external resistance.'],
    ],
    solution: '$V = \\varepsilon - Ir$: the larger the current, the more of the emf is across the internal resistance.',
  },
  {
    text: 'Why is a large number of solar cells joined in both ways, in rows of cells in series and the rows in parallel?',
    hint: 'What does each kind of connection make larger?',
    right: 'Series raises the voltage, parallel raises the current',
    wrongs: [
      ['Series raises the current, parallel raises the voltage', 'You exchanged the two.'],
      ['Both raise the emf, so that no current is needed', 'A power without a current is zero.'],
      ['Parallel rows protect the cells from light', 'The rows have nothing to do with the light.'],
    ],
    solution:
      'In series the emfs add up; rows in parallel add their currents. Together the panel has the voltage and the current that the load needs.',
  },
]);

export const solarCells: readonly QuestionTemplate[] = [panelTable, panelsForHouse, cellChoice];
