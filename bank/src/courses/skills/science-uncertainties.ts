import type { QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { inWords as words } from './drill.ts';
import { exercise } from './science-investigations.ts';

/** Exercises for the scientific investigation: uncertainties and graphs. */

const tex = String.raw;
/** A number within 2 %, as uncertainties are rounded to one or two figures. */
const about = (value: number, unit = '') => ({ value, tolerance: 0.02 * value, ...(unit === '' ? {} : { unit }) });

/** The mean of some values. */
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const scienceUncertainties: readonly QuestionTemplate[] = [
  exercise(
    'mean-and-half-range',
    'give a mean with half of the range as its uncertainty, to one figure, and the mean to the same decimal place.',
    [
      { quantity: 'time for ten swings of a pendulum', unit: 's', values: [14.2, 14.6, 14.3, 14.5, 14.4], places: 1 },
      { quantity: 'current in a lamp', unit: 'mA', values: [212, 218, 214, 215, 221], places: 0 },
      { quantity: 'titre of an acid', unit: 'cm^3', values: [23.4, 23.6, 23.5], places: 1 },
      { quantity: 'rise of temperature', unit: 'K', values: [11.8, 12.6, 12.1, 12.3], places: 1 },
    ].map(({ quantity, unit, values, places }) => {
      const half = (Math.max(...values) - Math.min(...values)) / 2;
      const shown = tex`\text{ ${unit === 'cm^3' ? 'cm' : unit}}${unit === 'cm^3' ? '^3' : ''}`;
      return {
        stem: tex`The ${quantity} was measured ${values.length} times: $${values.join('$, $')}${shown}$.`,
        hint: 'How far are the extreme values from the middle?',
        parts: [
          [
            'Calculate the mean.',
            tex`$${mean(values).toFixed(places)}${shown}$`,
            tex`The sum of the values divided by $${values.length}$ is $${mean(values).toFixed(places)}${shown}$.`,
            [tex`A1 $${mean(values).toFixed(places)}${shown}$`],
            { ...about(mean(values), unit), tolerance: 0.51 * 10 ** -places },
          ],
          [
            'Calculate its uncertainty from the range.',
            tex`$${significant(half, 1)}${shown}$`,
            tex`$\dfrac{${Math.max(...values)} - ${Math.min(...values)}}{2} = ${significant(half, 2)}${shown}$, to one figure $${significant(half, 1)}${shown}$.`,
            ['M1 half of the range', tex`A1 $${significant(half, 1)}${shown}$`],
            { value: half, tolerance: 0.11 * half + 0.51 * 10 ** Math.floor(Math.log10(half) - 1), unit },
          ],
        ],
        proof: [[mean(values) * values.length, values.reduce((sum, value) => sum + value)]],
      };
    }),
    'Easy',
  ),
  exercise(
    'propagation',
    'add percentage uncertainties for products and quotients, and multiply by the power. Then turn the result back into an absolute uncertainty.',
    [
      {
        ...{
          what: tex`The density of a cube is found from its mass, $54.0 \pm 0.5\text{ g}$, and the length of its side, $2.00 \pm 0.02\text{ cm}$`,
          name: 'density',
        },
        ...{ formula: tex`\rho = \dfrac{m}{a^3}`, value: 54 / 8, unit: tex`\text{ g cm}^{-3}`, key: 'g cm^-3' },
        percents: [
          [0.5 / 54, 1],
          [0.02 / 2, 3],
        ],
      },
      {
        ...{
          what: tex`The power of a lamp is found from its current, $0.500 \pm 0.010\text{ A}$, and its resistance, $24.0 \pm 0.6\,\Omega$`,
          name: 'power',
        },
        ...{ formula: tex`P = I^2R`, value: 6, unit: tex`\text{ W}`, key: 'W' },
        percents: [
          [0.01 / 0.5, 2],
          [0.6 / 24, 1],
        ],
      },
      {
        ...{
          what: tex`The concentration of an acid is found from the amount of base, $2.50 \pm 0.03\text{ mmol}$, and the volume of acid, $25.0 \pm 0.1\text{ cm}^3$`,
          name: 'concentration',
        },
        ...{ formula: tex`c = \dfrac{n}{V}`, value: 0.1, unit: tex`\text{ mol dm}^{-3}`, key: 'mol dm^-3' },
        percents: [
          [0.03 / 2.5, 1],
          [0.1 / 25, 1],
        ],
      },
      {
        ...{
          what: tex`The energy given to water is found from its mass, $100.0 \pm 0.5\text{ g}$, and its rise of temperature, $12.0 \pm 0.4\text{ K}$`,
          name: 'energy',
        },
        ...{ formula: tex`q = mc\Delta T`, value: 5.016, unit: tex`\text{ kJ}`, key: 'kJ' },
        percents: [
          [0.5 / 100, 1],
          [0.4 / 12, 1],
        ],
      },
    ].map(({ what, name, formula, value, unit, key, percents }) => {
      const [[one = 0, p = 1] = [], [two = 0, q = 1] = []] = percents;
      const all = one * p + two * q;
      const term = (share: number, power: number) =>
        tex`${power === 1 ? '' : tex`${power} \times `}${significant(100 * share, 2)}\,\%`;
      return {
        stem: tex`${what}: $${formula} = ${significant(value)}${unit}$.`,
        hint: 'Which kind of uncertainty adds up when quantities are multiplied, and what does a power do?',
        parts: [
          [
            `Calculate the percentage uncertainty of the ${name}.`,
            tex`$${significant(100 * all, 2)}\,\%$`,
            tex`The percentage uncertainties add up, multiplied by the powers: $${term(one, p)} + ${term(two, q)} = ${significant(100 * all, 2)}\,\%$.`,
            ['M1 percentage uncertainties added, with the powers', tex`A1 $${significant(100 * all, 2)}\,\%$`],
            { value: 100 * all, tolerance: 4 * all, unit: '%' },
          ],
          [
            `Calculate the absolute uncertainty of the ${name}.`,
            tex`$${significant(all * value, 1)}${unit}$`,
            tex`$${significant(all, 2)} \times ${significant(value)} = ${significant(all * value, 2)}${unit}$, to one figure $${significant(all * value, 1)}${unit}$.`,
            [tex`A1 $${significant(all * value, 1)}${unit}$`],
            { value: all * value, tolerance: 0.5 * 10 ** Math.floor(Math.log10(all * value)), unit: key },
          ],
        ],
        // To first order the greatest value is this much above the value itself.
        proof: [[1 + all, (1 + one) ** p * (1 + two) ** q]],
      };
    }),
  ),
  exercise(
    'steepest-and-flattest-line',
    'draw the steepest and the flattest line that still pass through the error bars. Half of the difference of their gradients is the uncertainty.',
    [
      {
        graph: 'potential difference against current',
        name: 'resistance',
        unit: tex`\,\Omega`,
        key: 'Ω',
        best: 4.7,
        steep: 5,
        flat: 4.4,
      },
      {
        graph: 'force against extension',
        name: 'spring constant',
        unit: tex`\text{ N m}^{-1}`,
        key: 'N m^-1',
        best: 25,
        steep: 27,
        flat: 23,
      },
      {
        graph: 'mass of product against time',
        name: 'rate',
        unit: tex`\text{ g s}^{-1}`,
        key: 'g s^-1',
        best: 0.36,
        steep: 0.4,
        flat: 0.32,
      },
      {
        graph: 'mass against volume',
        name: 'density',
        unit: tex`\text{ g cm}^{-3}`,
        key: 'g cm^-3',
        best: 0.79,
        steep: 0.84,
        flat: 0.74,
      },
    ].map(({ graph, name, unit, key, best, steep, flat }) => ({
      stem: tex`The gradient of a graph of ${graph} is the ${name}. The line of best fit has the gradient $${best}${unit}$, the steepest line through the error bars $${significant(steep, 2)}${unit}$ and the flattest $${significant(flat, 2)}${unit}$.`,
      hint: 'How far may the gradient be off in each direction?',
      parts: [
        [
          `Determine the ${name} with its uncertainty.`,
          tex`$${best} \pm ${significant((steep - flat) / 2, 1)}${unit}$`,
          tex`The uncertainty is $\dfrac{${significant(steep, 2)} - ${significant(flat, 2)}}{2} = ${significant((steep - flat) / 2, 1)}${unit}$, so the ${name} is $${best} \pm ${significant((steep - flat) / 2, 1)}${unit}$.`,
          ['M1 half of the difference of the gradients', tex`A1 $${best} \pm ${significant((steep - flat) / 2, 1)}${unit}$`],
          { ...about((steep - flat) / 2, key), label: 'Uncertainty' },
        ],
        words(
          'The line of best fit does not pass through the origin, though theory says it should. Suggest a reason.',
          'A systematic error, such as a zero error',
          'A systematic error that shifts all values by the same amount, such as a zero error of an instrument. Random errors would scatter the points about a line through the origin.',
          'systematic error, with an example',
        ),
      ],
      proof: [[flat + (steep - flat) / 2, best]],
    })),
  ),
  exercise(
    'straight-line',
    'choose axes that turn the relationship into a straight line, and say what the gradient and the intercept mean.',
    [
      { law: tex`T = 2\pi\sqrt{\dfrac{l}{g}}`, fixed: 'g', axes: ['T^2', 'l'], gradient: tex`\dfrac{4\pi^2}{g}` },
      { law: tex`s = \tfrac{1}{2}at^2`, fixed: 'a', axes: ['s', 't^2'], gradient: tex`\dfrac{a}{2}` },
      { law: tex`pV = nRT \text{, at constant } T`, fixed: 'n', axes: ['p', tex`\dfrac{1}{V}`], gradient: 'nRT' },
      { law: tex`[\text{A}] = [\text{A}]_0 - kt`, fixed: 'k', axes: [tex`[\text{A}]`, 't'], gradient: '-k' },
    ].map(({ law, fixed, axes: [y = '', x = ''], gradient }) => ({
      stem: tex`Data are expected to follow $${law}$. The value of $${fixed}$ is wanted from the gradient of a straight line.`,
      hint: 'Compare the law with y = mx + c. Which variable, or which power of it, takes the place of x?',
      parts: [
        words(
          'State what should be plotted on each axis.',
          tex`$${y}$ against $${x}$`,
          tex`$${y}$ on the vertical axis against $${x}$ on the horizontal axis gives a straight line.`,
          tex`$${y}$ against $${x}$; accept another pair that gives a straight line`,
        ),
        words(
          tex`Deduce what the gradient is.`,
          tex`$${gradient}$`,
          tex`Comparing with a straight line, the gradient is $${gradient}$, from which $${fixed}$ is found.`,
          tex`$${gradient}$, in agreement with the axes`,
        ),
      ],
    })),
  ),
];
