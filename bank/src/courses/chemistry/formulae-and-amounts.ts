import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { AVOGADRO, atomicMass, atomicMassNote, atoms, type ElementSymbol, molarMass } from './elements.ts';
import { formula, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.4: formulae from measurements, amounts in mixtures, and series of dilutions. */

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
      stem: tex`An oxide of a metal M has the formula $\text{${written.replace(/_\{(\d)\}/g, '}_{$1}\\text{')}}$. When $${significant(mass)}\text{ g}$ of it are heated in a stream of hydrogen, water vapour leaves and $${significant(metalMass)}\text{ g}$ of the metal remain. ($A_{\text{r}}(\ce{O}) = 16.00$)`.replace(
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

const oilFilm = defineTemplate({
  key: 'chem-avogadro-from-oil-film',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('S1.4.1', 1),
  variants: [
    { drops: 45, percent: 0.1, diameter: 10.6, section: 2.0e-19 },
    { drops: 50, percent: 0.1, diameter: 10.9, section: 2.1e-19 },
    { drops: 38, percent: 0.05, diameter: 8.0, section: 2.2e-19 },
    { drops: 42, percent: 0.08, diameter: 9.2, section: 2.0e-19 },
  ],
  solve: ({ drops, percent, diameter, section }) => {
    const oil = ((1 / drops) * percent) / 100;
    const moles = (oil * 0.895) / 282;
    const area = (Math.PI * (diameter / 100) ** 2) / 4;
    const molecules = area / section;
    return {
      oil,
      moles,
      area,
      molecules,
      constant: molecules / moles,
      error: (100 * Math.abs(molecules / moles - AVOGADRO)) / AVOGADRO,
    };
  },
  write: ({ drops, percent, diameter, section }, { oil, moles, area, molecules, constant, error }) =>
    inParts({
      stem: tex`Oleic acid, $\ce{C17H33COOH}$ ($M = 282\text{ g mol}^{-1}$, density $0.895\text{ g cm}^{-3}$), spreads on water in a film that is one molecule thick, with the molecules standing upright side by side. A solution contains $${percent}\,\%$ of oleic acid by volume in a solvent that evaporates; $${drops}$ drops of it have a volume of $1.00\text{ cm}^{3}$. One drop gives a circular film of diameter $${diameter.toFixed(1)}\text{ cm}$. A molecule covers an area of $${scientific(section, 2)}\text{ m}^{2}$.`,
      hint: 'The same molecules are counted in two ways. Which ones?',
      parts: [
        {
          ask: 'Calculate the amount of oleic acid, in mol, in one drop.',
          answer: tex`$${scientific(moles)}\text{ mol}$`,
          solution: tex`One drop has $\dfrac{1.00}{${drops}} \times \dfrac{${percent}}{100} = ${scientific(oil)}\text{ cm}^{3}$ of oleic acid. $n = \dfrac{${scientific(oil)} \times 0.895}{282} = ${scientific(moles)}\text{ mol}$`,
          marks: [
            ['M1', tex`volume of oleic acid $${scientific(oil)}\text{ cm}^{3}$`],
            ['M1', 'mass from the density, divided by the molar mass'],
            ['A1', tex`$${scientific(moles)}\text{ mol}$; award 2 of 3 where the percentage is left out`],
          ],
          keys: [
            value(moles, 'mol', {
              relative: 0.02,
              slips: [foreseen((moles * 100) / percent, 'You took the whole drop as oleic acid.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Calculate the number of molecules in the film.',
          answer: tex`$${scientific(molecules)}$`,
          solution: tex`The area is $\dfrac{\pi \times ${significant(diameter / 100)}^{2}}{4} = ${scientific(area)}\text{ m}^{2}$, and $\dfrac{${scientific(area)}}{${scientific(section, 2)}} = ${scientific(molecules)}$ molecules.`,
          marks: [
            ['M1', tex`area $${scientific(area)}\text{ m}^{2}$`],
            ['A1', tex`$${scientific(molecules)}$; award 1 of 2 where the diameter was used as the radius`],
          ],
          keys: [
            value(molecules, '', { relative: 0.02, slips: [foreseen(molecules * 4, 'You used the diameter as the radius.')] }),
          ],
        },
        {
          ask: tex`Determine the value of the Avogadro constant that follows.`,
          answer: tex`$${scientific(constant)}\text{ mol}^{-1}$`,
          solution: tex`$N_{\text{A}} = \dfrac{${scientific(molecules)}}{${scientific(moles)}} = ${scientific(constant)}\text{ mol}^{-1}$`,
          marks: [
            ['M1', 'divides molecules by moles (ECF)'],
            ['A1', tex`$${scientific(constant)}\text{ mol}^{-1}$`],
          ],
          keys: [value(constant, 'mol⁻¹', { relative: 0.03 })],
        },
        {
          ask: tex`Calculate the percentage error of this value against $6.02 \times 10^{23}\text{ mol}^{-1}$.`,
          answer: tex`$${significant(error, 2)}\,\%$`,
          solution: tex`$\dfrac{|${scientific(constant)} - 6.02 \times 10^{23}|}{6.02 \times 10^{23}} \times 100 \approx ${significant(error, 2)}\,\%$`,
          marks: [['A1', tex`$${significant(error, 2)}\,\%$ (ECF from (c))`]],
          keys: [value(error, '%', { tolerance: 2 })],
        },
        {
          ask: 'Some of the film is two molecules thick. Explain whether this makes the value of the Avogadro constant too high or too low.',
          answer: 'Too low',
          solution:
            'A double layer covers a smaller area for the same amount. The number of molecules worked out from the area is then too small, while the amount in the drop stays the same: the value is too low.',
          marks: [
            ['R1', 'area, and so the number of molecules found, is too small for the amount'],
            ['A1', 'value too low'],
          ],
        },
      ],
    }),
  check: ({ section }, { oil, area, constant, moles }) => {
    // A film as thick as a molecule is long: about 2 nm, a few times its width.
    const thickness = (oil * 1e-6) / area;
    assert.ok(thickness > 1e-9 && thickness < 3e-9);
    assertClose((constant * moles * section) / area, 1, 'film covered once', 1e-9);
    assert.ok(Math.abs(constant / AVOGADRO - 1) < 0.35 && Math.abs(constant / AVOGADRO - 1) > 0.005);
  },
});

const coin = defineTemplate({
  key: 'chem-alloy-by-atoms',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.1', 2, 'S2.4'),
  variants: [
    {
      thing: 'a coin',
      mass: 5.6,
      parts: [
        ['Cu', 75],
        ['Ni', 25],
      ],
      gone: 'copper',
    },
    {
      thing: 'a trumpet valve',
      mass: 84,
      parts: [
        ['Cu', 67],
        ['Zn', 33],
      ],
      gone: 'copper',
    },
    {
      thing: 'a roll of solder',
      mass: 250,
      parts: [
        ['Sn', 96],
        ['Ag', 4],
      ],
      gone: 'tin',
    },
    {
      thing: 'an old medal',
      mass: 36,
      parts: [
        ['Ag', 92.5],
        ['Cu', 7.5],
      ],
      gone: 'silver',
    },
  ] as const,
  solve: ({ mass, parts: [[a, shareA], [b, shareB]] }) => {
    const [first, second] = [(mass * shareA) / 100 / atomicMass(a), (mass * shareB) / 100 / atomicMass(b)];
    return { first, second, atomShare: (100 * second) / (first + second), atoms: (first + second) * AVOGADRO };
  },
  write: ({ thing, mass, parts: [[a, shareA], [b, shareB]] }, { first, second, atomShare, atoms: all }) => {
    const heavier = atomicMass(b) > atomicMass(a);
    return inParts({
      stem: tex`${thing[0]?.toUpperCase()}${thing.slice(1)} of mass $${significant(mass)}\text{ g}$ is made of an alloy of $${shareA}\,\%$ $\ce{${a}}$ and $${shareB}\,\%$ $\ce{${b}}$ by mass. ${atomicMassNote(a, b)} $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$.`,
      hint: 'Do equal masses of two metals have equal numbers of atoms?',
      parts: [
        {
          ask: 'Calculate the amount of each metal, in mol.',
          answer: tex`$\ce{${a}}$: $${significant(first)}\text{ mol}$; $\ce{${b}}$: $${significant(second)}\text{ mol}$`,
          solution: tex`$n(\ce{${a}}) = \dfrac{${significant((mass * shareA) / 100)}}{${atomicMass(a).toFixed(2)}} = ${significant(first)}\text{ mol}$; $n(\ce{${b}}) = \dfrac{${significant((mass * shareB) / 100)}}{${atomicMass(b).toFixed(2)}} = ${significant(second)}\text{ mol}$`,
          marks: [
            ['A1', tex`$${significant(first)}\text{ mol}$ of $\ce{${a}}$`],
            ['A1', tex`$${significant(second)}\text{ mol}$ of $\ce{${b}}$`],
          ],
          keys: [
            { ...value(first, 'mol'), label: a },
            { ...value(second, 'mol'), label: b },
          ],
        },
        {
          ask: tex`Determine the percentage of atoms that are $\ce{${b}}$, and explain why it differs from $${shareB}\,\%$.`,
          answer: tex`$${significant(atomShare)}\,\%$; atoms of $\ce{${b}}$ are ${heavier ? 'heavier' : 'lighter'}`,
          solution: tex`$\dfrac{${significant(second)}}{${significant(first)} + ${significant(second)}} \times 100 = ${significant(atomShare)}\,\%$. Atoms of $\ce{${b}}$ are ${heavier ? 'heavier' : 'lighter'} than those of $\ce{${a}}$, so the same mass contains ${heavier ? 'fewer' : 'more'} of them.`,
          marks: [
            ['M1', 'divides by the total amount (ECF)'],
            ['A1', tex`$${significant(atomShare)}\,\%$`],
            [
              'R1',
              `atoms of $\\ce{${b}}$ are ${heavier ? 'heavier' : 'lighter'}, so ${heavier ? 'fewer' : 'more'} for the same mass`,
            ],
          ],
          keys: [
            {
              ...value(atomShare, '%', {
                slips: [foreseen((100 * second) / first, 'You divided by the amount of the other metal instead of the total.')],
              }),
              label: 'Percentage of atoms',
            },
          ],
        },
        {
          ask: tex`Calculate the total number of atoms in ${thing}.`.replace(/in an? /, 'in the '),
          answer: tex`$${scientific(all)}$`,
          solution: tex`$(${significant(first)} + ${significant(second)}) \times 6.02 \times 10^{23} = ${scientific(all)}$`,
          marks: [['A1', tex`$${scientific(all)}$ (ECF from (a))`]],
          keys: [value(all, '')],
        },
      ],
    });
  },
  check: ({ mass, parts: [[a, shareA], [b]] }, { first, second, atomShare }) => {
    assertClose(first * atomicMass(a) + second * atomicMass(b), mass, 'mass of both metals', 1e-9);
    // Masses per atom weigh the two shares: the mass share follows from the share of atoms.
    const back = ((100 - atomShare) * atomicMass(a)) / ((100 - atomShare) * atomicMass(a) + atomShare * atomicMass(b));
    assertClose(100 * back, shareA, 'share by mass', 1e-9);
  },
});

const dilutionSeries = defineTemplate({
  key: 'chem-dilution-series-checked',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.3', 1),
  variants: [
    {
      salt: 'KMnO4',
      name: 'potassium manganate(VII)',
      mass: 0.395,
      flask: 250,
      pipette: 10,
      into: 100,
      steps: 3,
      wrong: 3,
      found: 2.5,
    },
    {
      salt: 'CuSO4.5H2O',
      name: 'hydrated copper(II) sulfate',
      mass: 6.24,
      flask: 250,
      pipette: 20,
      into: 100,
      steps: 3,
      wrong: 2,
      found: 1.25,
    },
    {
      salt: 'K2Cr2O7',
      name: 'potassium dichromate(VI)',
      mass: 1.47,
      flask: 500,
      pipette: 10,
      into: 50,
      steps: 3,
      wrong: 3,
      found: 2,
    },
    {
      salt: 'NiCl2.6H2O',
      name: 'hydrated nickel(II) chloride',
      mass: 5.94,
      flask: 250,
      pipette: 25,
      into: 100,
      steps: 3,
      wrong: 2,
      found: 2,
    },
  ],
  solve: ({ salt, mass, flask, pipette, into }) => {
    const stock = mass / molarMass(salt) / (flask / 1000);
    const factor = into / pipette;
    return { stock, factor, series: [1, 2, 3].map((step) => stock / factor ** step) };
  },
  write: ({ salt, name, mass, flask, pipette, into, wrong, found }, { stock, factor, series }) => {
    const measured = (series[wrong - 1] ?? 0) * found;
    const used = (pipette * found).toFixed(0);
    return inParts({
      stem: tex`$${significant(mass)}\text{ g}$ of ${name}, $\ce{${salt.replace('.', ' . ')}}$ ($M = ${molarMass(salt).toFixed(2)}\text{ g mol}^{-1}$), are dissolved and made up to $${flask}\text{ cm}^{3}$. From this stock solution, solution 1 is made by pipetting $${significant(pipette)}\text{ cm}^{3}$ into a volumetric flask and filling up to $${into}\text{ cm}^{3}$. Solution 2 is made in the same way from solution 1, and solution 3 from solution 2.`,
      hint: 'By what factor does each step change the concentration?',
      parts: [
        {
          ask: tex`Calculate the concentration of the stock solution, in $\text{mol dm}^{-3}$.`,
          answer: tex`$${significant(stock)}\text{ mol dm}^{-3}$`,
          solution: tex`$c = \dfrac{${significant(mass)} / ${molarMass(salt).toFixed(2)}}{${significant(flask / 1000)}} = ${significant(stock)}\text{ mol dm}^{-3}$`,
          marks: [
            ['M1', 'amount divided by volume in cubic decimetres'],
            ['A1', tex`$${significant(stock)}\text{ mol dm}^{-3}$`],
          ],
          keys: [
            value(stock, 'mol dm⁻³', { slips: [foreseen(stock / 1000, 'You left the volume in cubic centimetres.', 'unit')] }),
          ],
        },
        {
          ask: tex`Determine the concentration of solution 3, in $\text{mol dm}^{-3}$.`,
          answer: tex`$${scientific(series[2] ?? 0)}\text{ mol dm}^{-3}$`,
          solution: tex`Each step divides by $\dfrac{${into}}{${significant(pipette, 2)}} = ${significant(factor, 2)}$, three steps by $${significant(factor, 2)}^{3}$: $\dfrac{${significant(stock)}}{${significant(factor, 2)}^{3}} = ${scientific(series[2] ?? 0)}\text{ mol dm}^{-3}$.`,
          marks: [
            ['M1', tex`divides by $${significant(factor, 2)}$ three times (ECF)`],
            ['A1', tex`$${scientific(series[2] ?? 0)}\text{ mol dm}^{-3}$; award 1 of 2 for one step too few or too many`],
          ],
          keys: [
            value(series[2] ?? 0, 'mol dm⁻³', {
              slips: [
                foreseen(series[1] ?? 0, 'That is the concentration of solution 2.', 'incomplete'),
                foreseen(stock / (3 * factor), 'The factors of the steps are multiplied, not added.'),
              ],
            }),
          ],
        },
        {
          ask: tex`The concentration of solution ${String(wrong)} is measured as $${scientific(measured)}\text{ mol dm}^{-3}$; that of the solution before it is correct. Suggest, with a calculation, which volume was pipetted by mistake.`,
          answer: tex`$${used}\text{ cm}^{3}$`,
          solution: tex`The measured value is $\dfrac{${scientific(measured)}}{${scientific(series[wrong - 1] ?? 0)}} \approx ${found}$ times the intended one. So $${found}$ times the volume was pipetted: $${found} \times ${pipette} = ${used}\text{ cm}^{3}$.`,
          marks: [
            ['M1', tex`measured value is $${found}$ times the intended one (ECF)`],
            ['A1', tex`$${used}\text{ cm}^{3}$`],
          ],
          keys: [value(pipette * found, 'cm³')],
        },
        {
          ask: 'Explain why solution 3 is made in three steps instead of directly from the stock solution in the same flask.',
          answer: 'A single step would need a very small volume, with a large percentage uncertainty',
          solution: tex`In one step the pipette would have to deliver $\dfrac{${into}}{${significant(factor, 2)}^{3}} = ${significant(into / factor ** 3, 2)}\text{ cm}^{3}$. The absolute uncertainty of such a small volume is a large percentage of it.`,
          marks: [
            ['A1', tex`volume needed $${significant(into / factor ** 3, 2)}\text{ cm}^{3}$, very small`],
            ['R1', 'large percentage uncertainty'],
          ],
        },
      ],
    });
  },
  check: ({ mass, salt, flask, pipette, into }, { series }) => {
    // Following the solid: what of it is in one litre of the last solution.
    const grams = (mass / flask) * (pipette / into) ** 3 * 1000;
    assertClose(grams / molarMass(salt) / (series[2] ?? 1), 1, 'solid in solution 3', 1e-9);
  },
});

export const formulaeAndAmounts = [fromPercentages, unknownMetal, magnesiumData, roundedTooSoon, oilFilm, coin, dilutionSeries];
