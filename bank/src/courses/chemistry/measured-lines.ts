import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 1.4 and 1.5 as practical work: lines of best fit for gas volumes and for absorbances. */

const tex = String.raw;

/** Gradient and intercept of the least-squares line. */
function bestLine(points: readonly (readonly [number, number])[]): { gradient: number; intercept: number } {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const gradient =
    points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return { gradient, intercept: y - gradient * x };
}

interface GasRun {
  form: 'zero' | 'proportional' | 'bar';
  gas: string;
  points: readonly (readonly [number, number])[];
}

const gasLine = defineTemplate({
  key: 'chem-gas-volume-temperature-line',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 1),
  variants: [
    {
      form: 'zero',
      gas: 'Air',
      points: [
        [10, 47.5],
        [25, 50.2],
        [40, 52.3],
        [55, 55.1],
        [70, 57.4],
        [85, 60.2],
      ],
    },
    {
      form: 'proportional',
      gas: 'Nitrogen',
      points: [
        [5, 28.1],
        [20, 29.4],
        [35, 31.2],
        [50, 32.6],
        [65, 34.1],
        [80, 35.7],
      ],
    },
    {
      form: 'bar',
      gas: 'Carbon dioxide',
      points: [
        [10, 71.0],
        [25, 74.4],
        [40, 78.9],
        [55, 82.0],
        [70, 86.4],
        [85, 89.8],
      ],
    },
    {
      form: 'zero',
      gas: 'Helium',
      points: [
        [15, 36.2],
        [30, 37.8],
        [45, 40.0],
        [60, 41.7],
        [75, 43.8],
        [90, 45.5],
      ],
    },
  ] as readonly GasRun[],
  solve: ({ points }) => {
    const line = bestLine(points);
    return { ...line, zero: -line.intercept / line.gradient };
  },
  write: ({ form, gas, points }, { gradient, intercept, zero }) => {
    const ys = points.map(([, v]) => v);
    const [low, high] = [Math.floor(Math.min(...ys) / 5) * 5 - 5, Math.ceil(Math.max(...ys) / 5) * 5 + 5];
    const drawing = new Diagram({ x: [0, 100], y: [low, high], width: 460, height: 320 }).axes({
      x: 'temperature / °C',
      y: 'volume / cm³',
      xTicks: [20, 40, 60, 80],
      yTicks: Array.from({ length: (high - low) / 5 - 1 }, (_, i) => low + 5 * (i + 1)),
      grid: true,
    });
    for (const [t, v] of points) drawing.point([t, v]).segment([t, v - 0.5], [t, v + 0.5], 'd-axis');
    const fitted = new Diagram({ x: [0, 100], y: [low, high], width: 460, height: 320 })
      .axes({
        x: 'temperature / °C',
        y: 'volume / cm³',
        xTicks: [20, 40, 60, 80],
        yTicks: Array.from({ length: (high - low) / 5 - 1 }, (_, i) => low + 5 * (i + 1)),
        grid: true,
      })
      .graph((t) => intercept + gradient * t, 2, 96);
    for (const [t, v] of points) fitted.point([t, v]);
    const figures = [
      {
        name: 'points',
        svg: drawing.toSvg(),
        alt: `Points of volume in cubic centimetres against temperature in degrees Celsius, each with an error bar of 0.5: ${points.map(([t, v]) => `${t}, ${v}`).join('; ')}.`,
      },
      {
        name: 'line',
        svg: fitted.toSvg(),
        alt: `The same points with a straight line of gradient ${decimal(gradient, 3)} that meets the axis of the volume at ${decimal(intercept, 1)}.`,
      },
    ];
    const stem = tex`${gas} is enclosed in a syringe that moves without friction, and warmed in a water bath. Volumes are read to $\pm 0.5\text{ cm}^{3}$; the pressure is that of the room.

![](diagram:points)`;
    const fit = {
      ask: tex`Draw a line of best fit, and determine its gradient and its value at $0\,^{\circ}\text{C}$.`,
      answer: tex`$${significant(gradient, 2)}\text{ cm}^{3}\text{ K}^{-1}$; $${significant(intercept)}\text{ cm}^{3}$`,
      solution: tex`The line passes within all error bars, with points on both sides:

![](diagram:line)

Gradient, from two points of the line far apart: $${significant(gradient, 2)}\text{ cm}^{3}\text{ K}^{-1}$; at $0\,^{\circ}\text{C}$ it has the value $${significant(intercept)}\text{ cm}^{3}$.`,
      marks: [
        ['A1', 'straight line with points evenly on both sides, within the error bars'],
        ['A1', tex`gradient $${significant(gradient, 2)}\text{ cm}^{3}\text{ K}^{-1}$ (accept $\pm 6\,\%$)`],
        ['A1', tex`$${significant(intercept)}\text{ cm}^{3}$ (accept $\pm 1$)`],
      ],
      keys: [
        { ...value(gradient, 'cm³ K⁻¹', { relative: 0.06 }), label: 'Gradient' },
        { ...value(intercept, 'cm³', { tolerance: 1 }), label: 'Value at 0 °C' },
      ],
    } as const;
    const absolute = {
      ask: tex`Estimate from the line the temperature at which the volume would be zero, and calculate its percentage error as a value of absolute zero, $-273\,^{\circ}\text{C}$.`,
      answer: tex`$${significant(zero)}\,^{\circ}\text{C}$; $${significant((100 * Math.abs(Number(zero.toPrecision(3)) + 273)) / 273, 2)}\,\%$`,
      solution: tex`$0 = ${significant(intercept)} + ${significant(gradient, 3)}\,\theta$ gives $\theta = ${significant(zero)}\,^{\circ}\text{C}$ (depending on the line drawn). Error: $\dfrac{|${significant(zero)} + 273|}{273} \times 100 = ${significant((100 * Math.abs(Number(zero.toPrecision(3)) + 273)) / 273, 2)}\,\%$.`,
      marks: [
        ['M1', 'sets the volume to zero'],
        ['A1', tex`$${significant(zero)}\,^{\circ}\text{C}$ (accept $\pm 20$)`],
        ['A1', 'percentage error from this value'],
      ],
      keys: [value(zero, '°C', { tolerance: 20 })],
    } as const;
    const beyond = {
      ask: 'Explain why this value is uncertain although all points lie near the line.',
      answer: 'It lies far outside the range of the data.',
      solution:
        'The line is carried on over three times the range of the measurements, so that a small change of its gradient moves the result a lot. Besides, a real gas becomes a liquid before.',
      marks: [['R1', 'extrapolation far beyond the data']],
    } as const;
    if (form === 'zero')
      return inParts({
        stem,
        hint: 'Which two points give the gradient of the line best?',
        parts: [
          fit,
          absolute,
          beyond,
          {
            ask: 'Suggest one control variable and how it is kept constant.',
            answer: 'The pressure: the plunger moves freely.',
            solution:
              'The pressure is that of the room, as the plunger moves freely; the amount of gas stays the same if the syringe is tight.',
            marks: [['A1', 'pressure by a free plunger / amount by a tight syringe']],
          },
        ],
        diagrams: figures,
      });
    if (form === 'proportional')
      return inParts({
        stem: tex`${stem}

A student writes: "The graph is a straight line, so the volume is proportional to the temperature in degrees Celsius."`,
        hint: 'What must a proportional graph pass through?',
        parts: [
          {
            ask: 'Evaluate this conclusion.',
            answer: 'Linear, but not proportional in degrees Celsius.',
            solution: tex`A straight line shows that the relationship is linear. It is proportional only if the line passes through the origin; here it passes $0\,^{\circ}\text{C}$ at about $${significant(intercept)}\text{ cm}^{3}$. With the temperature in kelvin the line would pass through the origin.`,
            marks: [
              ['R1', 'line does not pass through the origin'],
              ['A1', 'proportional to the temperature in kelvin'],
            ],
          },
          fit,
          absolute,
        ],
        diagrams: figures,
      });
    return inParts({
      stem,
      hint: 'Is there a line that passes all error bars?',
      parts: [
        fit,
        {
          ask: 'State whether the error bars allow the conclusion that the relationship is linear, and what would contradict it.',
          answer: 'Yes: one line meets all of them.',
          solution:
            'A straight line can be drawn that meets every error bar, so the data are consistent with a linear relationship. A point whose bar the line misses, or a run of points on one side, would contradict it.',
          marks: [
            ['A1', 'consistent: a line meets all error bars'],
            ['R1', 'a bar missed / points systematically on one side'],
          ],
        },
        {
          ask: tex`Calculate the percentage uncertainty of the smallest volume ($${points[0]?.[1].toFixed(1)}\text{ cm}^{3}$), and suggest how it could be made smaller with the same syringe.`,
          answer: tex`$${decimal(50 / (points[0]?.[1] ?? 1), 1)}\,\%$`,
          solution: tex`$\dfrac{0.5}{${points[0]?.[1].toFixed(1)}} \times 100 = ${decimal(50 / (points[0]?.[1] ?? 1), 1)}\,\%$. With more gas in the syringe the same absolute uncertainty is a smaller part of the volume.`,
          marks: [
            ['A1', tex`$${decimal(50 / (points[0]?.[1] ?? 1), 1)}\,\%$`],
            ['A1', 'larger volume of gas'],
          ],
          keys: [value(50 / (points[0]?.[1] ?? 1), '%', { tolerance: 0.06 })],
        },
        beyond,
        absolute,
      ],
      diagrams: figures,
    });
  },
  check: ({ points }, { gradient, intercept, zero }) => {
    // The line meets all error bars, and vanishes near absolute zero.
    assert.ok(points.every(([t, v]) => Math.abs(intercept + gradient * t - v) < 0.5));
    assertClose(intercept + gradient * zero, 0, 'no volume left', 1e-9);
    // Least squares: the residuals cancel, also when weighted with the temperature.
    const left = points.map(([t, v]) => [t, v - intercept - gradient * t] as const);
    assertClose(
      left.reduce((sum, [, r]) => sum + r, 0),
      0,
      'residuals',
      1e-6,
    );
    assertClose(
      left.reduce((sum, [t, r]) => sum + t * r, 0),
      0,
      'weighted residuals',
      1e-6,
    );
    assert.ok(Math.abs(zero + 273) < 30, `${zero}`);
  },
});

interface Colour {
  form: 'calibrate' | 'beyond' | 'tablet';
  ion: string;
  unit: number;
  points: readonly (readonly [number, number])[];
  sample: number;
  dilution: number;
}

const colorimetry = defineTemplate({
  key: 'chem-colorimetry-calibration',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.3', 1),
  variants: [
    {
      form: 'calibrate',
      ion: 'Cu^{2+}',
      unit: 0.01,
      points: [
        [2, 0.11],
        [4, 0.23],
        [6, 0.33],
        [8, 0.45],
        [10, 0.55],
      ],
      sample: 0.29,
      dilution: 10,
    },
    {
      form: 'beyond',
      ion: 'MnO4^{-}',
      unit: 0.0001,
      points: [
        [1, 0.21],
        [2, 0.43],
        [3, 0.63],
        [4, 0.85],
        [5, 1.04],
      ],
      sample: 1.72,
      dilution: 1,
    },
    {
      form: 'tablet',
      ion: 'MnO4^{-}',
      unit: 0.0001,
      points: [
        [1, 0.2],
        [2, 0.42],
        [3, 0.61],
        [4, 0.83],
        [5, 1.02],
      ],
      sample: 0.51,
      dilution: 25,
    },
    {
      form: 'calibrate',
      ion: 'Ni^{2+}',
      unit: 0.1,
      points: [
        [1, 0.13],
        [2, 0.24],
        [3, 0.38],
        [4, 0.5],
        [5, 0.62],
      ],
      sample: 0.44,
      dilution: 5,
    },
  ] as readonly Colour[],
  solve: ({ points, sample, unit, dilution }) => {
    const gradient = points.reduce((sum, [a, b]) => sum + a * b, 0) / points.reduce((sum, [a]) => sum + a * a, 0);
    return { gradient, read: sample / gradient, original: (sample / gradient) * unit * dilution };
  },
  write: ({ form, ion, unit, points, sample, dilution }, { gradient, read, original }) => {
    const end = (points.at(-1)?.[0] ?? 1) * 1.15;
    const top = (points.at(-1)?.[1] ?? 1) * 1.15;
    const step = top > 0.8 ? 0.2 : 0.1;
    const drawing = new Diagram({ x: [0, end], y: [0, top], width: 460, height: 320 }).axes({
      x: `concentration / ${unit} mol dm⁻³`,
      y: 'absorbance',
      xTicks: points.map(([c]) => c),
      yTicks: Array.from({ length: 8 }, (_, i) => Number(((i + 1) * step).toFixed(1))).filter((tick) => tick < top),
      grid: true,
    });
    for (const [c, a] of points) drawing.point([c, a]);
    const figure = {
      name: 'calibration',
      svg: drawing.toSvg(),
      alt: `Points of absorbance against concentration in ${unit} mol per cubic decimetre: ${points.map(([c, a]) => `${c}, ${a}`).join('; ')}.`,
    };
    const stem = tex`Solutions of $\ce{${ion}}$ of known concentration are measured in a colorimeter.

![](diagram:calibration)`;
    const why = {
      ask: 'Explain the choice of a filter whose colour is complementary to that of the solution.',
      answer: 'Light of that colour is absorbed most.',
      solution:
        'The solution absorbs most strongly the colour that is complementary to its own. With this light the absorbance changes most with concentration, so readings are most sensitive.',
      marks: [['R1', 'absorbed most strongly, so most sensitive']],
    } as const;
    const slope = {
      ask: 'Determine the gradient of the line of best fit through the origin, in the units of the graph, to two significant figures.',
      answer: tex`$${significant(gradient, 2)}$`,
      solution: tex`The line of best fit through the origin reaches about $${significant(gradient * (points.at(-1)?.[0] ?? 1))}$ at $${points.at(-1)?.[0]}$: gradient $${significant(gradient, 2)}$.`,
      marks: [
        ['M1', 'line through the origin with points on both sides'],
        ['A1', tex`$${significant(gradient, 2)}$ (accept $\pm 4\,\%$)`],
      ],
      keys: [value(gradient, '', { relative: 0.045 })],
    } as const;
    if (form === 'beyond')
      return inParts({
        stem: tex`${stem}

A sample has the absorbance $${sample.toFixed(2)}$. A student continues the line and reads its concentration there.`,
        hint: 'Is the sample within the range of the known solutions?',
        parts: [
          slope,
          {
            ask: 'Evaluate this method, and suggest a better one.',
            answer: 'It is an extrapolation; the sample should be diluted by a known factor.',
            solution:
              'The reading lies far outside the range of the known solutions, and nothing shows that the line continues there; at high absorbance hardly any light passes and readings become unreliable. The sample should be diluted by a known factor, measured within the range, and the result multiplied.',
            marks: [
              ['R1', 'extrapolation beyond the data'],
              ['A1', 'dilute by a known factor and measure again'],
              ['A1', 'multiply the result by the factor; do not accept repeated readings of the same sample'],
            ],
          },
          {
            ask: tex`After dilution by the factor $4.00$ the absorbance is $0.47$. Determine the concentration of the original sample.`,
            answer: tex`$${significant((4 * 0.47 * unit) / gradient, 2)}\text{ mol dm}^{-3}$`,
            solution: tex`$\dfrac{0.47}{${significant(gradient, 3)}} = ${significant(0.47 / gradient)}$ in units of $${unit}\text{ mol dm}^{-3}$; times $4.00$: $${significant((4 * 0.47 * unit) / gradient, 2)}\text{ mol dm}^{-3}$.`,
            marks: [
              ['M1', 'reads or calculates from the line'],
              ['A1', tex`$${significant((4 * 0.47 * unit) / gradient, 2)}\text{ mol dm}^{-3}$`],
            ],
            keys: [value((4 * 0.47 * unit) / gradient, 'mol dm⁻³', { relative: 0.05 })],
          },
          why,
        ],
        diagrams: [figure],
      });
    const found = {
      ask: tex`A sample was diluted by the factor $${dilution}$ and then has the absorbance $${sample.toFixed(2)} \pm 0.01$. Determine the concentration of the original sample.`,
      answer: tex`$${significant(original, 2)}\text{ mol dm}^{-3}$`,
      solution: tex`From the line: $\dfrac{${sample.toFixed(2)}}{${significant(gradient, 3)}} = ${significant(read)}$ in units of $${unit}\text{ mol dm}^{-3}$. Times $${dilution}$: $${significant(original, 2)}\text{ mol dm}^{-3}$.`,
      marks: [
        ['M1', tex`$${significant(read, 2)}$ from the line`],
        ['A1', tex`$${significant(original, 2)}\text{ mol dm}^{-3}$`],
      ],
      keys: [
        value(original, 'mol dm⁻³', {
          relative: 0.05,
          slips: [{ slip: 'incomplete', value: read * unit, note: 'That is the concentration after the dilution.' }],
        }),
      ],
    } as const;
    if (form === 'calibrate')
      return inParts({
        stem,
        hint: 'What does the reading of the diluted sample tell you?',
        parts: [
          slope,
          found,
          {
            ask: 'Suggest how the calibration shows that random errors are small, and how a systematic error, such as a dirty cuvette, would show.',
            answer: 'Points lie close to the line; a dirty cuvette would shift all points upwards.',
            solution:
              'The points scatter little about the line, so random errors are small. A dirty cuvette adds the same to all absorbances: the line would not pass through the origin.',
            marks: [
              ['R1', 'little scatter about the line'],
              ['R1', 'all points shifted, line misses the origin'],
            ],
          },
          why,
        ],
        diagrams: [figure],
      });
    const mass = original * 0.25 * molarMass('KMnO4');
    return inParts({
      stem: tex`A disinfectant tablet of $1.00\text{ g}$ is dissolved and made up to $250.0\text{ cm}^{3}$. ${stem}`,
      hint: 'How does the diluted sample compare with the flask?',
      parts: [
        slope,
        found,
        {
          ask: tex`Determine the mass of $\ce{KMnO4}$ ($M = ${molarMass('KMnO4').toFixed(2)}\text{ g mol}^{-1}$) in the tablet, and its percentage by mass.`,
          answer: tex`$${significant(mass, 2)}\text{ g}$; $${significant(100 * mass, 2)}\,\%$`,
          solution: tex`$m = ${significant(original, 3)} \times 0.2500 \times ${molarMass('KMnO4').toFixed(2)} = ${significant(mass, 2)}\text{ g}$, which is $${significant(100 * mass, 2)}\,\%$ of $1.00\text{ g}$.`,
          marks: [
            ['M1', 'amount in the flask times the molar mass'],
            ['A1', tex`$${significant(mass, 2)}\text{ g}$, $${significant(100 * mass, 2)}\,\%$`],
          ],
          keys: [value(mass, 'g', { relative: 0.06 })],
        },
        why,
      ],
      diagrams: [figure],
    });
  },
  check: ({ form, points, sample, unit, dilution }, { gradient, original }) => {
    // A straight line fits within 0.02, has nearly no intercept, and the diluted sample leads back to its reading.
    const { intercept } = bestLine(points);
    assert.ok(Math.abs(intercept) < 0.025 && points.every(([c, a]) => Math.abs(gradient * c - a) < 0.02));
    assertClose((original / dilution / unit) * gradient, sample, 'absorbance');
    assert.equal(sample > (points.at(-1)?.[1] ?? 0), form === 'beyond');
  },
});

export const measuredLines = [gasLine, colorimetry];
