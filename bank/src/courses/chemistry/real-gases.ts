import { Diagram } from '../../diagram.ts';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { GAS_CONSTANT } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.5: how real gases deviate from the ideal model. */

const tex = String.raw;

const compressionData = defineTemplate({
  key: 'chem-real-gas-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 1),
  variants: [
    { gas: 'nitrogen', kelvin: 300, kPa: [100, 5000, 20000, 60000], litres: [24.9, 0.494, 0.13, 0.0602] },
    { gas: 'carbon dioxide', kelvin: 350, kPa: [100, 2000, 5000, 10000], litres: [29.0, 1.36, 0.495, 0.203] },
    { gas: 'methane', kelvin: 320, kPa: [100, 4000, 10000, 40000], litres: [26.6, 0.625, 0.232, 0.075] },
    { gas: 'hydrogen', kelvin: 300, kPa: [100, 5000, 20000, 60000], litres: [24.9, 0.515, 0.142, 0.0597] },
  ] as readonly { gas: string; kelvin: number; kPa: readonly number[]; litres: readonly number[] }[],
  solve: ({ kelvin, kPa, litres }) => {
    const ideal = GAS_CONSTANT * kelvin;
    const products = kPa.map((pressure, i) => pressure * (litres[i] ?? 0));
    const [low = 0, , , high = 0] = products;
    return { ideal, products, low, high, volume: ideal / (kPa[3] ?? 1), percent: (100 * (high - ideal)) / ideal };
  },
  write: ({ gas, kelvin, kPa, litres }, { ideal, products, high, volume, percent }) => {
    const above = high > ideal;
    return inParts({
      stem: tex`The volume of $1.00\text{ mol}$ of ${gas} at $${kelvin}\text{ K}$ is measured at several pressures. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)

| $p / \text{kPa}$ | ${kPa.map((pressure) => `$${significant(pressure)}$`).join(' | ')} |
| --- | ${kPa.map(() => ':---:').join(' | ')} |
| $V / \text{dm}^{3}$ | ${litres.map((litre) => `$${litre}$`).join(' | ')} |`,
      hint: 'What has the same value at all pressures if the gas is ideal?',
      parts: [
        {
          ask: tex`Calculate $pV$ for the first and the last reading, in $\text{J}$.`,
          answer: tex`$${significant(products[0] ?? 0)}\text{ J}$ and $${significant(high)}\text{ J}$`,
          solution: tex`$${kPa[0]} \times ${litres[0]} = ${significant(products[0] ?? 0)}\text{ J}$ and $${kPa[3]} \times ${litres[3]} = ${significant(high)}\text{ J}$ (a kilopascal times a cubic decimetre is a joule).`,
          marks: [
            ['A1', tex`$${significant(products[0] ?? 0)}\text{ J}$`],
            ['A1', tex`$${significant(high)}\text{ J}$`],
          ],
          keys: [
            { ...value(products[0] ?? 0, 'J'), label: 'First' },
            { ...value(high, 'J'), label: 'Last' },
          ],
        },
        {
          ask: tex`Calculate the volume that the ideal gas equation predicts for the last pressure, in $\text{dm}^{3}$.`,
          answer: tex`$${significant(volume)}\text{ dm}^{3}$`,
          solution: tex`$V = \dfrac{nRT}{p} = \dfrac{1.00 \times 8.31 \times ${kelvin}}{${kPa[3]}} = ${significant(volume)}\text{ dm}^{3}$`,
          marks: [['A1', tex`$${significant(volume)}\text{ dm}^{3}$`]],
          keys: [value(volume, 'dm³', { slips: [foreseen(volume / 1000, 'That is in cubic metres.', 'unit')] })],
        },
        {
          ask: 'Explain the deviation at the highest pressure from the assumption of the ideal model that fails there.',
          answer: above ? 'The molecules take up part of the volume' : 'Forces between the molecules pull them together',
          solution: above
            ? tex`The measured volume is larger than predicted, by $${significant(percent, 2)}\,\%$. The molecules are so close that their own volume is a large part of the whole: the assumption of a negligible volume fails.`
            : tex`The measured volume is smaller than predicted, by $${significant(-percent, 2)}\,\%$. The molecules are close enough to attract each other, which the ideal model leaves out, so they are pulled closer together.`,
          marks: [
            ['A1', above ? 'measured volume larger than predicted' : 'measured volume smaller than predicted'],
            ['R1', above ? 'volume of the molecules not negligible' : 'attraction between molecules not negligible'],
            ['R1', 'molecules are close together at high pressure; do not accept "high pressure" alone'],
          ],
        },
        {
          ask: 'State and explain how the first reading fits the ideal model.',
          answer: 'It fits well: at low pressure molecules are far apart',
          solution: tex`$pV$ is $${significant(products[0] ?? 0)}\text{ J}$, and $nRT$ is $${significant(ideal)}\text{ J}$. At low pressure molecules are far apart, so their volume and the forces between them hardly matter.`,
          marks: [
            ['A1', 'fits well'],
            ['R1', 'molecules far apart: volume and forces negligible'],
          ],
        },
      ],
    });
  },
  check: ({ kelvin, kPa }, { low, volume, ideal, percent, high }) => {
    assertClose(low / (GAS_CONSTANT * kelvin), 1, 'ideal at low pressure', 0.005);
    assertClose(
      bisect((v) => (kPa[3] ?? 0) * v - GAS_CONSTANT * kelvin, 0, 10),
      volume,
      'ideal volume',
      1e-6,
    );
    assertClose((1 + percent / 100) * ideal, high, 'deviation', 1e-6);
    if (Math.abs(percent) < 10) throw new Error('no clear deviation');
  },
});

/** Compression factors by a simple model with an attraction and a volume of molecules. */
const deviationGraph = defineTemplate({
  key: 'chem-real-gas-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 2),
  variants: [
    { names: ['helium', 'ammonia'], steep: 0.025, dip: 0.35 },
    { names: ['hydrogen', 'carbon dioxide'], steep: 0.03, dip: 0.3 },
    { names: ['neon', 'sulfur dioxide'], steep: 0.02, dip: 0.4 },
    { names: ['hydrogen', 'methane'], steep: 0.028, dip: 0.22 },
  ] as const,
  solve: ({ steep, dip }) => ({
    x: (p: number) => 1 + steep * p,
    y: (p: number) => 1 - dip * (p / 5) * Math.exp(1 - p / 5) + 0.03 * p,
  }),
  write: ({ names }, { x, y }) => {
    const diagram = new Diagram({ x: [0, 20], y: [0.4, 1.9], width: 440, height: 280 })
      .axes({ x: 'pressure', y: 'pV / nRT', yTicks: [1] })
      .segment([0, 1], [18.5, 1], 'd-dashed')
      .graph(x, 0, 18, 'd-curve')
      .graph(y, 0, 18, 'd-curve2')
      .label([18, x(18)], 'X', { math: true, dx: 12 })
      .label([9, y(9)], 'Y', { math: true, dx: 10, dy: 14 });
    return inParts({
      stem: tex`The graph shows $\dfrac{pV}{nRT}$ against pressure for two real gases, ${names[0]} and ${names[1]}, at room temperature. The dashed line is the ideal gas.

![](diagram:deviation)`,
      hint: 'A value below the dashed line means a smaller volume than the model predicts. What could cause that?',
      parts: [
        {
          ask: 'Deduce which of the curves belongs to which gas.',
          answer: `X is ${names[0]}, Y is ${names[1]}`,
          solution: `Curve Y falls below the line: its molecules attract each other noticeably. The molecules of ${names[1]} have the stronger forces between them, so Y is ${names[1]} and X ${names[0]}.`,
          marks: [
            ['R1', `stronger intermolecular forces in ${names[1]}`],
            ['A1', `X ${names[0]}, Y ${names[1]}`],
          ],
        },
        {
          ask: 'Explain why both curves rise above the dashed line at very high pressure.',
          answer: 'The volume of the molecules themselves cannot be compressed',
          solution:
            'At very high pressure there is little free space. The molecules themselves take up a large part of the volume, so the volume is larger than the model predicts.',
          marks: [
            ['R1', 'volume of the molecules is not negligible'],
            ['R1', 'measured volume larger than the ideal one'],
          ],
        },
        {
          ask: 'Predict, with a reason, how curve Y changes when the temperature is raised.',
          answer: 'It comes closer to the dashed line',
          solution:
            'Molecules that move faster are affected less by the forces between them, so the dip becomes smaller and the gas behaves more like an ideal one.',
          marks: [
            ['A1', 'closer to the dashed line / smaller dip'],
            ['R1', 'kinetic energy large compared with the attraction'],
          ],
        },
        {
          ask: 'State two assumptions of the ideal gas model that real gases do not fulfil.',
          answer: 'No volume of the molecules; no forces between them',
          solution: 'Molecules have no volume of their own, and there are no forces between them except in collisions.',
          marks: [
            ['A1', 'negligible volume of molecules'],
            ['A1', 'no forces between molecules; do not accept "elastic collisions", which hold in both cases'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'deviation',
          svg: diagram.toSvg(),
          alt: 'pV over nRT against pressure: a dashed horizontal line at 1; curve X rises from 1 from the start; curve Y falls below 1 first and rises above it at high pressure.',
        },
      ],
    });
  },
  check: (_, { x, y }) => {
    assertClose(x(0), 1, 'X starts at the ideal value');
    assertClose(y(0), 1, 'Y starts at the ideal value');
    if (!(x(5) > 1 && y(5) < 1 && y(18) > 1)) throw new Error('the curves do not show what the question says');
  },
});

const realGasChoice = choiceSet({ key: 'chem-real-gas-choice', difficulty: 'Easy', placements: both('S1.5', 1) }, 2, [
  {
    ask: 'Under which conditions does a real gas behave most nearly like an ideal gas?',
    right: 'Low pressure and high temperature',
    wrong: [
      ['High pressure and high temperature', 'At high pressure molecules are close together.'],
      ['Low pressure and low temperature', 'Slow molecules are affected by the forces between them.'],
      ['High pressure and low temperature', 'Under these conditions a gas is near to becoming a liquid.'],
    ],
    hint: 'When are the molecules far apart and fast?',
    why: 'Far apart and fast, the molecules hardly notice each other, and their own volume does not matter.',
  },
  {
    ask: 'Which gas deviates most from the ideal model at room temperature and high pressure?',
    right: 'Ammonia',
    wrong: [
      ['Helium', 'Its atoms attract each other very weakly.'],
      ['Neon', 'Its atoms attract each other weakly.'],
      ['Hydrogen', 'Its molecules have few electrons and attract each other weakly.'],
    ],
    hint: 'Between which molecules are the forces strongest?',
    why: 'Ammonia forms hydrogen bonds between its molecules; the other gases have weak London forces alone.',
  },
  {
    ask: tex`At moderate pressure $\dfrac{pV}{nRT}$ of a gas is $0.92$. What does this show?`,
    right: 'Attraction between molecules makes the volume smaller than predicted',
    wrong: [
      ['The volume of the molecules makes the volume larger than predicted', 'The value is below that of an ideal gas.'],
      ['Part of the gas has escaped', 'The amount is in the expression, so a loss would have been counted.'],
      ['The temperature was measured too low', 'Then the value would be too large.'],
    ],
    hint: 'Is the product of pressure and volume smaller or larger than for an ideal gas?',
    why: 'The value is smaller than 1: the molecules attract each other and are pulled closer together than the model says.',
  },
  {
    ask: 'Why can a real gas be turned into a liquid, while an ideal gas could not?',
    right: 'Real molecules attract each other',
    wrong: [
      ['Real molecules have a mass', 'Those of the ideal model have a mass too.'],
      ['Real molecules collide elastically', 'This is assumed in the ideal model too.'],
      ['Real molecules move more slowly', 'The speeds depend on temperature and mass in both cases.'],
    ],
    hint: 'What holds the particles of a liquid together?',
    why: 'In a liquid the particles are held together by forces. The ideal model has no forces between its particles.',
  },
  {
    ask: tex`$2.00\text{ mol}$ of a gas at $400\text{ K}$ in $1.00\text{ dm}^{3}$ has the pressure $5980\text{ kPa}$. By what percentage is this lower than the ideal value? ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
    right: tex`$10\,\%$`,
    wrong: [
      [tex`$90\,\%$`, 'You gave the share that is there instead of the one that is missing.'],
      [tex`$55\,\%$`, 'You used twice the amount of gas.'],
      [tex`$1.0\,\%$`, 'You lost a power of ten.'],
    ],
    hint: 'What would the pressure of an ideal gas be?',
    why: tex`$p = \dfrac{2.00 \times 8.31 \times 400}{1.00} = 6650\text{ kPa}$, and $\dfrac{6650 - 5980}{6650} = 10\,\%$.`,
    proof: [0.1, 1 - 5980 / (2 * 8.31 * 400)],
  },
  {
    ask: 'Which statement about the molecules of a real gas holds at very high pressure?',
    right: 'Their own volume is a noticeable part of the volume of the gas',
    wrong: [
      ['Their own volume becomes smaller', 'Molecules themselves are hardly compressed.'],
      ['They stop moving', 'Their mean kinetic energy depends on the temperature.'],
      ['They no longer collide', 'Close together they collide more often.'],
    ],
    hint: 'What happens to the empty space between the molecules?',
    why: 'The free space shrinks while the molecules keep their size, so they take up a larger share of the volume.',
  },
]);

export const realGases = [compressionData, deviationGraph, realGasChoice];
