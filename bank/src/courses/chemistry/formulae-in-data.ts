import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { atomicMass, atomicMassNote, atoms, type ElementSymbol, molarMass } from './elements.ts';
import { formula, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.4: formulae from measurements. */

const tex = String.raw;

const fromPercentages = defineTemplate({
  key: 'chem-formula-from-percentages',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S1.4.2', 2, 'S1.4.1'),
  variants: [
    { use: 'A vitamin', compound: 'C6H8O6', factor: 2 },
    { use: 'A rocket fuel', compound: 'N2H4', factor: 2 },
    { use: 'An acid found in milk', compound: 'C3H6O3', factor: 3 },
    { use: 'A component of antifreeze', compound: 'C2H6O2', factor: 2 },
  ],
  solve: ({ compound, factor }) => {
    const mass = molarMass(compound);
    const rows = [...atoms(compound)].map(([symbol, count]) => ({
      symbol: symbol as ElementSymbol,
      count: count / factor,
      percent: Number(((100 * count * atomicMass(symbol)) / mass).toFixed(1)),
    }));
    return { mass, rows, empirical: rows.map(({ symbol, count }) => `${symbol}${count === 1 ? '' : count}`).join('') };
  },
  write: ({ use, compound, factor }, { mass, rows, empirical }) => {
    const moles = rows.map(({ symbol, percent }) => percent / atomicMass(symbol));
    const least = Math.min(...moles);
    return inParts({
      stem: tex`${use} has the composition by mass ${rows.map(({ symbol, percent }) => tex`$${percent.toFixed(1)}\,\%$ $\ce{${symbol}}$`).join(', ')}. Its molar mass is $${decimal(mass, 0)}\text{ g mol}^{-1}$. ${atomicMassNote(...rows.map(({ symbol }) => symbol))}`,
      hint: 'A formula counts atoms. What do percentages by mass have to be turned into first?',
      parts: [
        {
          ask: 'Determine the empirical formula.',
          answer: tex`$\ce{${empirical}}$`,
          solution: tex`In $100\text{ g}$: ${rows.map(({ symbol, percent }, i) => tex`$n(\ce{${symbol}}) = \dfrac{${percent.toFixed(1)}}{${atomicMass(symbol).toFixed(2)}} = ${significant(moles[i] ?? 0)}\text{ mol}$`).join('; ')}. Divided by the smallest, the ratio is $${moles.map((n) => decimal(n / least, 2)).join(' : ')}$, in whole numbers $${rows.map(({ count }) => count).join(' : ')}$: $\ce{${empirical}}$.`,
          marks: [
            ['M1', tex`amounts ${moles.map((n) => `$${significant(n)}$`).join(', ')} mol in $100\text{ g}$`],
            ['M1', 'divides by the smallest and finds whole numbers'],
            ['A1', tex`$\ce{${empirical}}$; award 1 of 3 for a ratio of the percentages themselves`],
          ],
          keys: [formula(empirical)],
        },
        {
          ask: 'Deduce the molecular formula.',
          answer: tex`$\ce{${compound}}$`,
          solution: tex`The empirical formula has a mass of $${decimal(mass / factor, 2)}\text{ g mol}^{-1}$, and $\dfrac{${decimal(mass, 0)}}{${decimal(mass / factor, 2)}} \approx ${factor}$: the molecule is $${factor}$ times the empirical formula, $\ce{${compound}}$.`,
          marks: [
            ['M1', tex`molar mass of the empirical formula, factor $${factor}$`],
            ['A1', tex`$\ce{${compound}}$ (ECF from (a))`],
          ],
          keys: [formula(compound)],
        },
        {
          ask: 'State, with a reason, whether the empirical formula alone could identify the compound.',
          answer: 'No: other compounds have the same empirical formula',
          solution: tex`No. Every compound whose molecular formula is a multiple of $\ce{${empirical}}$ has the same composition by mass, and isomers share a molecular formula as well.`,
          marks: [['R1', 'no: compounds with other multiples of it (or isomers) have the same composition']],
        },
      ],
    });
  },
  check: ({ compound, factor }, { rows, empirical, mass }) => {
    assertClose(
      rows.reduce((sum, { percent }) => sum + percent, 0),
      100,
      'percentages',
      0.002,
    );
    assertClose(molarMass(empirical) * factor, mass, 'molecular formula', 1e-9);
    for (const { symbol, percent } of rows)
      assert.equal(Math.round((percent * mass) / 100 / atomicMass(symbol)), atoms(compound).get(symbol));
  },
});

const unknownMetal = defineTemplate({
  key: 'chem-element-from-its-oxide',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.2', 2),
  variants: [
    { metal: 'Cr', oxide: [2, 3], mass: 1.52, left: 'chromium' },
    { metal: 'Cu', oxide: [1, 1], mass: 3.18, left: 'copper' },
    { metal: 'Mn', oxide: [1, 2], mass: 4.35, left: 'manganese' },
    { metal: 'Fe', oxide: [2, 3], mass: 2.4, left: 'iron' },
  ] as const,
  solve: ({ metal, oxide: [x, y], mass }) => {
    const whole = x * atomicMass(metal) + y * 16;
    const metalMass = Number(((mass * x * atomicMass(metal)) / whole).toFixed(2));
    const oxygen = mass - metalMass;
    const moles = (oxygen / 16) * (x / y);
    return { metalMass, oxygen, moles, relative: metalMass / moles };
  },
  write: ({ oxide: [x, y], mass, left }, { metalMass, oxygen, moles, relative }) => {
    const written = tex`M${x === 1 ? '' : `_{${x}}`}O${y === 1 ? '' : `_{${y}}`}`;
    return inParts({
      stem: tex`An oxide of a metal M has the formula $\text{${written.replace(/_\{(\d)\}/g, '}_{$1}\\text{')}}$. When $${significant(mass)}\text{ g}$ of it is heated in a stream of hydrogen, water vapour leaves and $${significant(metalMass)}\text{ g}$ of the metal remains. ($A_{\text{r}}(\ce{O}) = 16.00$)`.replace(
        /\\text\{\}/g,
        '',
      ),
      hint: 'What does the loss of mass consist of?',
      parts: [
        {
          ask: 'Calculate the amount, in mol, of oxygen atoms in the oxide.',
          answer: tex`$${significant(oxygen / 16)}\text{ mol}$`,
          solution: tex`The loss is oxygen: $${significant(mass)} - ${significant(metalMass)} = ${significant(oxygen)}\text{ g}$, and $\dfrac{${significant(oxygen)}}{16.00} = ${significant(oxygen / 16)}\text{ mol}$.`,
          marks: [
            ['M1', tex`mass of oxygen $${significant(oxygen)}\text{ g}$`],
            ['A1', tex`$${significant(oxygen / 16)}\text{ mol}$; award 1 of 2 where $32.00$ was used`],
          ],
          keys: [
            value(oxygen / 16, 'mol', {
              relative: 0.02,
              slips: [foreseen(oxygen / 32, 'You used the molar mass of oxygen molecules.')],
            }),
          ],
        },
        {
          ask: 'Determine the relative atomic mass of M, and identify the metal.',
          answer: tex`$${significant(relative)}$; ${left}`,
          solution: tex`${y === 1 ? 'There are as many atoms of M as of oxygen' : tex`The formula has $${x}$ of M to $${y}$ of O`}, so $n(\text{M}) = ${significant(moles)}\text{ mol}$ and $A_{\text{r}} = \dfrac{${significant(metalMass)}}{${significant(moles)}} = ${significant(relative)}$: ${left}.`,
          marks: [
            ['M1', tex`amount of M $${significant(moles)}\text{ mol}$ from the formula (ECF)`],
            ['A1', tex`$${significant(relative)}$`],
            ['A1', `${left}; award 2 of 3 for another element that follows from the value found`],
          ],
          keys: [
            {
              ...value(relative, '', {
                relative: 0.03,
                slips: [foreseen(metalMass / (oxygen / 16), 'You took one atom of the metal for each of oxygen.')],
              }),
              label: 'Relative atomic mass',
            },
          ],
        },
        {
          ask: 'The experiment is stopped too early, while some oxide is left. Deduce how this changes the value of the relative atomic mass.',
          answer: 'It comes out too high',
          solution:
            'The residue then contains oxygen and is too heavy, while the loss of mass is too small. A mass that is too large is divided by an amount that is too small: the value is too high.',
          marks: [
            ['M1', 'residue too heavy, loss too small'],
            ['R1', 'value too high'],
          ],
        },
      ],
    });
  },
  check: ({ metal, oxide: [x, y], mass }, { relative, metalMass }) => {
    assertClose(relative / atomicMass(metal), 1, 'relative atomic mass', 0.02);
    // Stopped early, a tenth of the oxygen stays in the residue.
    const residue = metalMass + 0.1 * (mass - metalMass);
    assert.ok(residue / (((mass - residue) / 16) * (x / y)) > relative);
  },
});

const magnesiumData = defineTemplate({
  key: 'chem-magnesium-oxide-class-data',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('S1.4.2', 1),
  variants: [
    { masses: [0.12, 0.24, 0.36, 0.48, 0.6], oxides: [0.2, 0.4, 0.59, 0.7, 0.99], bad: 3 },
    { masses: [0.15, 0.25, 0.35, 0.45, 0.55], oxides: [0.25, 0.36, 0.58, 0.74, 0.91], bad: 1 },
    { masses: [0.1, 0.2, 0.3, 0.4, 0.5], oxides: [0.17, 0.33, 0.42, 0.66, 0.83], bad: 2 },
    { masses: [0.18, 0.26, 0.34, 0.42, 0.5], oxides: [0.3, 0.43, 0.56, 0.69, 0.74], bad: 4 },
  ],
  solve: ({ masses, oxides, bad }) => {
    const good = masses.flatMap((m, i) => (i === bad ? [] : [[m, oxides[i] ?? 0] as const]));
    // A line through the origin that fits the other points.
    const gradient = good.reduce((sum, [m, o]) => sum + m * o, 0) / good.reduce((sum, [m]) => sum + m * m, 0);
    const ratio = (gradient - 1) / 16 / (1 / 24.31);
    return { gradient, ratio, percent: (100 * 2 * 0.01) / ((oxides[0] ?? 0) - (masses[0] ?? 0)) };
  },
  write: ({ masses, oxides, bad }, { gradient, percent }) => {
    const diagram = new Diagram({ x: [0, 0.7], y: [0, 1.1], width: 440, height: 320 }).axes({
      x: 'mass of magnesium / g',
      y: 'mass of oxide / g',
      xTicks: [0.2, 0.4, 0.6],
      yTicks: [0.2, 0.4, 0.6, 0.8, 1],
      grid: true,
    });
    for (const [i, m] of masses.entries()) diagram.point([m, oxides[i] ?? 0]);
    const gain = (oxides[0] ?? 0) - (masses[0] ?? 0);
    return inParts({
      stem: tex`Five groups of a class heat magnesium ribbon in a crucible with a lid, lifting the lid from time to time, until the mass no longer changes. All masses are read to $\pm 0.01\text{ g}$. ${atomicMassNote('Mg', 'O')}

![](diagram:class)`,
      hint: 'What does the oxide contain besides the magnesium that was taken?',
      parts: [
        {
          ask: tex`The points lie on a straight line through the origin except one. Identify the mass of magnesium of this group, and suggest, with a reason, what went wrong.`,
          answer: tex`$${masses[bad]?.toFixed(2)}\text{ g}$; its oxide is too light: smoke escaped, or not all of the magnesium reacted`,
          solution: tex`The point at $${masses[bad]?.toFixed(2)}\text{ g}$ lies below the line. The mass found is too small, so oxide escaped as white smoke, or heating was stopped before all of the metal had reacted.`,
          marks: [
            ['A1', tex`$${masses[bad]?.toFixed(2)}\text{ g}$`],
            ['R1', 'below the line: oxide lost as smoke or reaction incomplete; do not accept "human error"'],
          ],
        },
        {
          ask: 'Determine the gradient of the line of best fit through the other points and the origin.',
          answer: tex`$${decimal(gradient, 2)}$`,
          solution: tex`A line from the origin along the points has the gradient $${decimal(gradient, 2)}$ (grams of oxide for each gram of magnesium).`,
          marks: [
            ['M1', 'two points of the line far apart'],
            ['A1', tex`$${decimal(gradient, 2)}$ (accept $\pm 0.04$)`],
          ],
          keys: [value(gradient, '', { tolerance: 0.04 })],
        },
        {
          ask: 'Use the gradient to determine the empirical formula of magnesium oxide.',
          answer: tex`$\ce{MgO}$`,
          solution: tex`With $1.00\text{ g}$ of magnesium, $${decimal(gradient, 2)} - 1.00 = ${decimal(Number(gradient.toFixed(2)) - 1, 2)}\text{ g}$ of oxygen combine. $\dfrac{1.00}{24.31} = 0.0411\text{ mol}$ and $\dfrac{${decimal(Number(gradient.toFixed(2)) - 1, 2)}}{16.00} = ${significant((Number(gradient.toFixed(2)) - 1) / 16)}\text{ mol}$, a ratio of about $1 : 1$, so $\ce{MgO}$.`,
          marks: [
            ['M1', 'mass of oxygen for each gram of magnesium is the gradient less 1 (ECF)'],
            ['M1', 'converts both masses to amounts'],
            ['A1', tex`ratio about $1 : 1$, $\ce{MgO}$; award 2 of 3 where the mass of oxide was taken as oxygen`],
          ],
          keys: [formula('MgO')],
        },
        {
          ask: tex`Calculate the percentage uncertainty of the mass of oxygen for the group with the least magnesium ($${masses[0]?.toFixed(2)}\text{ g}$ of magnesium, $${oxides[0]?.toFixed(2)}\text{ g}$ of oxide), and suggest one change that makes it smaller.`,
          answer: tex`$${significant(percent, 2)}\,\%$; take more magnesium, or use a finer balance`,
          solution: tex`The mass of oxygen is a difference, $${decimal(gain, 2)}\text{ g}$, of two readings: $\pm 0.02\text{ g}$. $\dfrac{0.02}{${decimal(gain, 2)}} \times 100 = ${significant(percent, 2)}\,\%$. A larger mass of magnesium or a finer balance makes it smaller.`,
          marks: [
            ['M1', tex`absolute uncertainty $\pm 0.02\text{ g}$ of the difference`],
            ['A1', tex`$${significant(percent, 2)}\,\%$; award 1 of 2 for $\pm 0.01\text{ g}$`],
            ['A1', 'larger mass of magnesium or finer balance; do not accept "repeat"'],
          ],
          keys: [
            {
              ...value(percent, '%', {
                relative: 0.05,
                slips: [foreseen(percent / 2, 'A difference of two readings has the uncertainties of both.')],
              }),
              label: 'Percentage uncertainty',
            },
          ],
        },
      ],
      diagrams: [
        {
          name: 'class',
          svg: diagram.toSvg(),
          alt: `Points of mass of oxide against mass of magnesium, in grams: ${masses.map((m, i) => `${m.toFixed(2)}, ${oxides[i]?.toFixed(2)}`).join('; ')}.`,
        },
      ],
    });
  },
  check: ({ masses, oxides, bad }, { gradient, ratio }) => {
    assertClose(ratio, 1, 'ratio of oxygen to magnesium', 0.06);
    for (const [i, m] of masses.entries()) {
      const off = (gradient * m - (oxides[i] ?? 0)) / m;
      assert.equal(off > 0.15, i === bad, `point ${i}`);
    }
  },
});

const roundedTooSoon = defineTemplate({
  key: 'chem-formula-rounded-too-soon',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.2', 1),
  variants: [
    { name: 'Amira', symbols: ['Fe', 'O'], counts: [3, 4], claimed: 'FeO', m: [4.34, 1.66] },
    { name: 'Kofi', symbols: ['P', 'O'], counts: [2, 5], claimed: 'PO3', m: [2.18, 2.82] },
    { name: 'Lucía', symbols: ['Cr', 'O'], counts: [2, 3], claimed: 'CrO2', m: [3.42, 1.58] },
    { name: 'Ravi', symbols: ['C', 'H'], counts: [3, 4], claimed: 'CH', m: [3.6, 0.404] },
  ] as const,
  solve: ({ symbols, counts, m }) => {
    const moles = m.map((mass, i) => mass / atomicMass(symbols[i] ?? ''));
    const [a = 1, b = 1] = moles;
    return { moles, ratio: b / a, right: symbols.map((symbol, i) => `${symbol}${counts[i]}`).join('') };
  },
  write: ({ name, symbols, counts, claimed, m }, { moles, ratio, right }) =>
    inParts({
      stem: tex`A compound contains $${significant(m[0])}\text{ g}$ of $\ce{${symbols[0]}}$ and $${significant(m[1])}\text{ g}$ of $\ce{${symbols[1]}}$. ${name} calculates the ratio of the amounts as $1 : ${decimal(ratio, 2)}$ and gives the empirical formula as $\ce{${claimed}}$. ${atomicMassNote(...symbols)}`,
      hint: 'By what can both numbers of a ratio be multiplied?',
      parts: [
        {
          ask: 'Show by a calculation that the ratio of the amounts is correct.',
          answer: tex`$${significant(moles[0] ?? 0)} : ${significant(moles[1] ?? 0)} = 1 : ${decimal(ratio, 2)}$`,
          solution:
            tex`$\dfrac{${significant(m[0])}}{${atomicMass(symbols[0]).toFixed(2)}} = ${significant(moles[0] ?? 0)}\text{ mol}$ and $\dfrac{${significant(m[1])}}{${atomicMass(symbols[1]).toFixed(2)}} = ${significant(moles[1] ?? 0)}\text{ mol}$. Divided by the first: $1 : ${decimal(ratio, 2)}$.`.replace(
              'Divided by the first',
              'Divided by the first',
            ),
          marks: [
            ['M1', tex`$${significant(moles[0] ?? 0)}\text{ mol}$ and $${significant(moles[1] ?? 0)}\text{ mol}$`],
            ['AG', tex`$1 : ${decimal(ratio, 2)}$`],
          ],
        },
        {
          ask: 'Identify the mistake that was made, and determine the empirical formula.',
          answer: tex`The ratio was rounded to whole numbers; $\ce{${right}}$`,
          solution: tex`A ratio that is far from whole numbers must not be rounded; both numbers are multiplied until they are whole: $${counts[0]} \times 1 = ${counts[0]}$ and $${counts[0]} \times ${decimal(ratio, 2)} \approx ${counts[1]}$. The formula is $\ce{${right}}$.`,
          marks: [
            ['A1', tex`$${decimal(ratio, 2)}$ was rounded to a whole number`],
            ['M1', tex`multiplies by $${counts[0]}$`],
            ['A1', tex`$\ce{${right}}$`],
          ],
          keys: [formula(right)],
        },
        {
          ask: tex`Calculate the percentage by mass of $\ce{${symbols[1]}}$ in $\ce{${claimed}}$ and in $\ce{${right}}$, and state how a measurement could tell the two formulae apart.`,
          answer: tex`$${significant(share(claimed, symbols[1]))}\,\%$ and $${significant(share(right, symbols[1]))}\,\%$; the difference must be larger than the uncertainty`,
          solution: tex`$${significant(share(claimed, symbols[1]))}\,\%$ for $\ce{${claimed}}$ and $${significant(share(right, symbols[1]))}\,\%$ for $\ce{${right}}$. Masses that are known to better than this difference decide between them: here the measured share is $\dfrac{${significant(m[1])}}{${significant(m[0] + m[1])}} \times 100 = ${significant((100 * m[1]) / (m[0] + m[1]))}\,\%$.`,
          marks: [
            ['A1', tex`$${significant(share(claimed, symbols[1]))}\,\%$ for $\ce{${claimed}}$`],
            ['A1', tex`$${significant(share(right, symbols[1]))}\,\%$ for $\ce{${right}}$`],
            ['R1', 'uncertainty of the measured percentage must be smaller than their difference'],
          ],
          keys: [
            { ...value(share(claimed, symbols[1]), '%'), label: 'Formula given' },
            { ...value(share(right, symbols[1]), '%'), label: 'Formula found' },
          ],
        },
      ],
    }),
  check: ({ counts, symbols, m, claimed }, { ratio, right }) => {
    assertClose(ratio, counts[1] / counts[0], 'ratio of amounts', 0.01);
    assertClose((100 * m[1]) / (m[0] + m[1]), share(right, symbols[1]), 'measured share', 0.01);
    assert.ok(Math.abs(share(claimed, symbols[1]) - share(right, symbols[1])) > 0.5);
  },
});

/** Percentage by mass of an element in a compound. */
function share(compound: string, symbol: string): number {
  return (100 * (atoms(compound).get(symbol) ?? 0) * atomicMass(symbol)) / molarMass(compound);
}

export const formulaeInData = [fromPercentages, unknownMetal, magnesiumData, roundedTooSoon];
