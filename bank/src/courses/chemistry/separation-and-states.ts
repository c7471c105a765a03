import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.1: purification by crystallisation, and states from melting and boiling points. */

const tex = String.raw;

const recrystallisation = defineTemplate({
  key: 'chem-recrystallisation-recovery',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.1', 2),
  variants: [
    { name: 'benzoic acid', hot: 5.6, cold: 0.34, taken: 7, got: 5.61, melts: 122, before: [114, 119], after: [121, 122] },
    { name: 'acetanilide', hot: 5.5, cold: 0.56, taken: 4.4, got: 3.52, melts: 114, before: [106, 111], after: [113, 114] },
    { name: 'salicylic acid', hot: 7.8, cold: 0.25, taken: 6.24, got: 5.3, melts: 159, before: [150, 156], after: [158, 159] },
    { name: 'benzoic acid', hot: 5.6, cold: 0.34, taken: 4.2, got: 3.36, melts: 122, before: [112, 118], after: [121, 122] },
  ],
  solve: ({ hot, cold, taken, got }) => {
    const volume = (100 * taken) / hot;
    const lost = (cold * volume) / 100;
    return { volume, lost, most: taken - lost, recovery: (100 * got) / taken };
  },
  write: ({ name, hot, cold, taken, got, melts, before, after }, { volume, lost, most, recovery }) =>
    inParts({
      stem: tex`A student purifies $${significant(taken)}\text{ g}$ of ${name} that contains small amounts of soluble and of insoluble impurities, by recrystallisation from water.

| solubility in $100\text{ cm}^{3}$ of water at $100\,^{\circ}\text{C}$ | at $25\,^{\circ}\text{C}$ | melting point of pure ${name} |
| :---: | :---: | :---: |
| $${significant(hot, 2)}\text{ g}$ | $${significant(cold, 2)}\text{ g}$ | $${melts}\,^{\circ}\text{C}$ |

The student dissolves the solid in the smallest possible volume of boiling water, filters the hot solution, cools it to $25\,^{\circ}\text{C}$, and filters, washes and dries the crystals.`,
      hint: 'At each of the two temperatures, which of the substances are in solution?',
      parts: [
        {
          ask: 'State why the solution is filtered while it is hot, and why the crystals are washed with a little ice-cold water.',
          answer: 'To remove insoluble impurities; to wash off the solution while little of the product dissolves',
          solution: `The hot filtration removes impurities that do not dissolve, while all of the ${name} is in solution. Washing removes the solution that clings to the crystals, with the soluble impurities in it; in ice-cold water little of the product dissolves.`,
          marks: [
            ['A1', 'removes insoluble impurities while the product is dissolved'],
            ['A1', 'removes soluble impurities; cold, as the product would dissolve in warm water'],
          ],
        },
        {
          ask: tex`Calculate the smallest volume of boiling water, in $\text{cm}^{3}$, that dissolves the solid. Assume that the impurities can be neglected.`,
          answer: tex`$${significant(volume)}\text{ cm}^{3}$`,
          solution: tex`$${significant(hot, 2)}\text{ g}$ dissolve in $100\text{ cm}^{3}$, so the volume is $\dfrac{${significant(taken)}}{${significant(hot, 2)}} \times 100 = ${significant(volume)}\text{ cm}^{3}$.`,
          marks: [['A1', tex`$${significant(volume)}\text{ cm}^{3}$`]],
          keys: [
            value(volume, 'cm³', {
              slips: [
                foreseen((100 * taken) / cold, 'You used the solubility in cold water.'),
                foreseen(hot * taken, 'You multiplied by the solubility.'),
              ],
            }),
          ],
        },
        {
          ask: tex`Determine the greatest mass of crystals, in $\text{g}$, that can form when this solution is cooled to $25\,^{\circ}\text{C}$.`,
          answer: tex`$${significant(most)}\text{ g}$`,
          solution: tex`In the cold solution $\dfrac{${significant(volume)}}{100} \times ${significant(cold, 2)} = ${significant(lost)}\text{ g}$ stay dissolved. The rest crystallises: $${significant(taken)} - ${significant(lost)} = ${significant(most)}\text{ g}$.`,
          marks: [
            ['M1', tex`mass that stays in solution, $${significant(lost)}\text{ g}$ (ECF from the volume)`],
            ['A1', tex`$${significant(most)}\text{ g}$; award 1 of 2 for $${significant(lost)}\text{ g}$ as the answer`],
          ],
          keys: [value(most, 'g', { slips: [foreseen(lost, 'That is the mass that stays dissolved.', 'incomplete')] })],
        },
        {
          ask: tex`The dry crystals have a mass of $${significant(got)}\text{ g}$. Calculate the percentage recovery, based on the mass taken.`,
          answer: tex`$${significant(recovery)}\,\%$`,
          solution: tex`$\dfrac{${significant(got)}}{${significant(taken)}} \times 100 = ${significant(recovery)}\,\%$`,
          marks: [['A1', tex`$${significant(recovery)}\,\%$`]],
          keys: [value(recovery, '%')],
        },
        {
          ask: tex`Before recrystallisation the solid melts between $${before[0]}$ and $${before[1]}\,^{\circ}\text{C}$, afterwards between $${after[0]}$ and $${after[1]}\,^{\circ}\text{C}$. Explain what both ranges show about purity.`,
          answer: 'Impure before: low and wide range; nearly pure afterwards: sharp, at the literature value',
          solution: tex`An impure solid melts below the melting point of the pure one and over a range: here ${(before[1] ?? 0) - (before[0] ?? 0)} degrees wide and all of it below $${melts}\,^{\circ}\text{C}$. Afterwards the range is one degree wide and ends at the literature value, so the crystals are nearly pure.`,
          marks: [
            ['R1', 'range before: below the literature value and wide, so impure'],
            ['R1', 'range afterwards: narrow and at the literature value, so (nearly) pure; do not accept "higher" alone'],
          ],
        },
      ],
    }),
  check: ({ hot, cold, taken, got, melts, before, after }, { volume, most, recovery }) => {
    // The share that is kept depends on the two solubilities alone.
    assertClose(most / taken, 1 - cold / hot, 'share that crystallises', 1e-9);
    assertClose((volume / 100) * hot, taken, 'all dissolved when hot', 1e-9);
    assert.ok(got < most && recovery < 100, 'no more is obtained than crystallises');
    assert.ok((before[1] ?? 0) < melts && after[1] === melts, 'melting ranges');
  },
});

const statesTable = defineTemplate({
  key: 'chem-states-from-data',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.1', 2),
  variants: [
    {
      rows: [
        ['bromine', -7, 59],
        ['naphthalene', 80, 218],
        ['propane', -188, -42],
        ['mercury', -39, 357],
      ],
      at: 25,
      heat: 'naphthalene',
    },
    {
      rows: [
        ['ethanol', -114, 78],
        ['phosphorus', 44, 280],
        ['butane', -138, -1],
        ['hexane', -95, 69],
      ],
      at: 30,
      heat: 'phosphorus',
    },
    {
      rows: [
        ['sulfur', 115, 445],
        ['methanol', -98, 65],
        ['ammonia', -78, -33],
        ['water', 0, 100],
      ],
      at: 20,
      heat: 'sulfur',
    },
    {
      rows: [
        ['phenol', 41, 182],
        ['propanone', -95, 56],
        ['chlorine', -102, -34],
        ['octane', -57, 126],
      ],
      at: 15,
      heat: 'phenol',
    },
  ] as const,
  solve: ({ rows, at, heat }) => {
    const state = (melts: number, boils: number) => (at < melts ? 'solid' : at < boils ? 'liquid' : 'gas');
    const liquids = rows.filter(([, melts, boils]) => state(melts, boils) === 'liquid');
    const widest = rows.reduce((best, row) => (row[2] - row[1] > best[2] - best[1] ? row : best));
    const heated = rows.find(([name]) => name === heat) ?? rows[0];
    const gas = rows.find(([, , boils]) => boils < at) ?? rows[0];
    return { liquids, widest, range: widest[2] - widest[1], heated, gas, kelvin: heated[1] + 273 };
  },
  write: ({ rows, at }, { liquids, widest, range, heated, gas, kelvin }) =>
    inParts({
      stem: tex`The table shows melting and boiling points at $100\text{ kPa}$.

| substance | melting point / $^{\circ}\text{C}$ | boiling point / $^{\circ}\text{C}$ |
| --- | :---: | :---: |
${rows.map(([name, melts, boils]) => `| ${name} | $${melts}$ | $${boils}$ |`).join('\n')}`,
      hint: 'Between which two temperatures is a substance a liquid?',
      parts: [
        {
          ask: tex`Identify the substances that are liquid at $${at}\,^{\circ}\text{C}$.`,
          answer: liquids.map(([name]) => name).join(' and '),
          solution: tex`Their melting points are below $${at}\,^{\circ}\text{C}$ and their boiling points above it: ${liquids.map(([name]) => name).join(' and ')}.`,
          marks: [['A1', `${liquids.map(([name]) => name).join(' and ')}, and no other`]],
        },
        {
          ask: 'Identify the substance that is liquid over the widest range of temperature, and calculate this range in kelvin.',
          answer: tex`${widest[0]}, $${range}\text{ K}$`,
          solution: tex`For ${widest[0]} it is $${widest[2]} - ${widest[1] < 0 ? `(${widest[1]})` : widest[1]} = ${range}\text{ K}$; a difference is the same number in kelvin and in degrees Celsius.`,
          marks: [
            ['A1', widest[0]],
            ['A1', tex`$${range}\text{ K}$; do not accept a value to which $273$ has been added`],
          ],
          keys: [
            value(range, 'K', {
              relative: 0.001,
              slips: [foreseen(range + 273, 'A difference of temperatures needs no 273.', 'unit')],
            }),
          ],
        },
        {
          ask: `State the melting point of ${heated[0]} in kelvin, and describe how its particles are arranged and move just below and just above it.`,
          answer: tex`$${kelvin}\text{ K}$; regular and vibrating below, irregular and sliding past each other above`,
          solution: tex`$${heated[1]} + 273 = ${kelvin}\text{ K}$. Below it the particles vibrate about fixed places in a regular arrangement. Above it they are still close together but irregularly arranged, and slide past each other.`,
          marks: [
            ['A1', tex`$${kelvin}\text{ K}$; accept $${kelvin}.15$`],
            ['A1', 'below: regular arrangement, vibrating about fixed places'],
            ['A1', 'above: irregular arrangement, close together, moving past each other; award 0 for "far apart"'],
          ],
          keys: [{ ...value(kelvin, 'K', { relative: 0.001 }), label: 'Melting point' }],
        },
        {
          ask: `${gas[0][0]?.toUpperCase()}${gas[0].slice(1)} is cooled at constant pressure from $${at}\\,^{\\circ}\\text{C}$ to $${gas[1] - 10}\\,^{\\circ}\\text{C}$. Name, in order, the changes of state, and state whether energy is released or absorbed.`,
          answer: 'Condensation, then freezing; energy is released in both',
          solution: tex`At $${gas[2]}\,^{\circ}\text{C}$ the gas condenses, at $${gas[1]}\,^{\circ}\text{C}$ the liquid freezes. Both changes release energy, because particles that attract each other come closer together.`,
          marks: [
            ['A1', 'condensation, then freezing (solidification)'],
            ['A1', 'energy is released in both'],
          ],
        },
      ],
    }),
  check: ({ rows, at }, { liquids, range, widest }) => {
    // By moving along the scale: a liquid has one of the two points on either side.
    for (const row of rows) assert.equal((at - row[1]) * (at - row[2]) < 0, liquids.includes(row), row[0]);
    assert.ok(rows.every(([, melts, boils]) => boils - melts <= range) && liquids.length === 2);
    assert.ok(rows.filter(([, melts, boils]) => boils - melts === range).length === 1 && widest[1] < widest[2]);
  },
});

export const separationAndStates = [recrystallisation, statesTable];
