import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { AVOGADRO, atoms, GAS_CONSTANT, molarMass } from './elements.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 1.4 and 1.5: amounts compared, solutions made up and diluted, gases reasoned about. */

const tex = String.raw;

interface Sample {
  name: string;
  formula: string;
  mass: number;
}
const many = (formula: string) => [...atoms(formula).values()].reduce((sum, count) => sum + count, 0);

const amountsCompared = defineTemplate({
  key: 'chem-amounts-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.1', 2),
  variants: [
    {
      form: 'rank',
      samples: [
        { name: 'water', formula: 'H2O', mass: 9.0 },
        { name: 'methane', formula: 'CH4', mass: 6.0 },
        { name: 'carbon dioxide', formula: 'CO2', mass: 20.0 },
      ],
    },
    { form: 'error', samples: [{ name: 'calcium nitrate', formula: 'Ca(NO3)2', mass: 3.28 }], of: 'N', wrong: 1 },
    { form: 'mass of one', samples: [{ name: 'glucose', formula: 'C6H12O6', mass: 4.5 }], of: 'C' },
    {
      form: 'rank',
      samples: [
        { name: 'ammonia', formula: 'NH3', mass: 5.1 },
        { name: 'propane', formula: 'C3H8', mass: 4.4 },
        { name: 'sulfur dioxide', formula: 'SO2', mass: 19.2 },
      ],
    },
    { form: 'error', samples: [{ name: 'aluminium sulfate', formula: 'Al2(SO4)3', mass: 6.84 }], of: 'O', wrong: 4 },
    { form: 'mass of one', samples: [{ name: 'caffeine', formula: 'C8H10N4O2', mass: 0.097 }], of: 'N' },
  ] as readonly { form: 'rank' | 'error' | 'mass of one'; samples: readonly Sample[]; of?: string; wrong?: number }[],
  solve: ({ samples }) => ({
    amounts: samples.map(({ formula, mass }) => mass / molarMass(formula)),
    atomCounts: samples.map(({ formula, mass }) => (mass / molarMass(formula)) * many(formula)),
  }),
  write: ({ form, samples, of = '', wrong = 1 }, { amounts, atomCounts }) => {
    const [sample = { name: '', formula: '', mass: 0 }] = samples;
    const [amount = 0] = amounts;
    const inFormula = atoms(sample.formula).get(of) ?? 0;
    if (form === 'rank') {
      const order = samples.map((_, i) => i).toSorted((a, b) => (atomCounts[b] ?? 0) - (atomCounts[a] ?? 0));
      const [most = 0, , least = 0] = order;
      const heaviest = samples.toSorted((a, b) => b.mass - a.mass)[0]?.name;
      return inParts({
        stem: `Three samples are compared.

| sample | formula | mass / g | molar mass / g mol⁻¹ |
| --- | --- | --- | --- |
${samples.map(({ name, formula, mass }) => tex`| ${name} | $\ce{${formula}}$ | $${mass.toFixed(1)}$ | $${molarMass(formula).toFixed(2)}$ |`).join('\n')}`,
        hint: 'Amounts first; then think of how many atoms each molecule brings.',
        parts: [
          {
            ask: 'Determine the total amount of atoms, in mol, in each sample, and so rank the samples from most to fewest atoms.',
            answer: `${order.map((i) => samples[i]?.name).join(', ')} (${order.map((i) => `${significant(atomCounts[i] ?? 0)} mol`).join(', ')})`,
            solution: samples
              .map(
                ({ name, formula, mass }, i) =>
                  tex`${name[0]?.toUpperCase()}${name.slice(1)}: $n = \dfrac{${mass.toFixed(1)}}{${molarMass(formula).toFixed(2)}} = ${significant(amounts[i] ?? 0)}\text{ mol}$ of molecules with ${many(formula)} atoms each: $${significant(amounts[i] ?? 0)} \times ${many(formula)} = ${significant(atomCounts[i] ?? 0)}\text{ mol}$ of atoms.`,
              )
              .join('\n\n'),
            marks: [
              ['M1', 'amounts of all three from mass over molar mass'],
              ['M1', 'multiplies by the number of atoms in a molecule'],
              ['A1', order.map((i) => samples[i]?.name).join(', ')],
            ],
          },
          {
            ask: tex`Calculate the number of atoms in the sample of ${samples[most]?.name}. ($N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$)`,
            answer: tex`$${scientific((atomCounts[most] ?? 0) * AVOGADRO)}$`,
            solution: tex`$N = nN_{\text{A}} = ${significant(atomCounts[most] ?? 0)} \times 6.02 \times 10^{23} = ${scientific((atomCounts[most] ?? 0) * AVOGADRO)}$`,
            marks: [['A1', tex`$${scientific((atomCounts[most] ?? 0) * AVOGADRO)}$`]],
            keys: [value((atomCounts[most] ?? 0) * AVOGADRO, '', { relative: 0.015 })],
          },
          {
            ask: `Comment on the statement that the heaviest sample must hold the most atoms.`,
            answer: `It is wrong: the sample of ${heaviest} is the heaviest.`,
            solution: `The heaviest sample is that of ${heaviest}, but the one with most atoms is ${samples[most]?.name}, and ${samples[least]?.name} has the fewest. The number of atoms depends on the molar mass and on the atoms in a molecule as well as on the mass.`,
            marks: [['R1', `not so: ${heaviest} is heaviest and does not have the most atoms`]],
          },
        ],
      });
    }
    if (form === 'error') {
      const given = amount * wrong * AVOGADRO;
      return inParts({
        stem: tex`A student wants the number of ${of === 'N' ? 'nitrogen' : 'oxygen'} atoms in $${sample.mass.toFixed(2)}\text{ g}$ of ${sample.name}, $\ce{${sample.formula}}$ ($M = ${molarMass(sample.formula).toFixed(2)}\text{ g mol}^{-1}$, $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$), and writes:

"$n = ${significant(amount)}\text{ mol}$, so there are $${wrong === 1 ? '' : tex`${wrong} \times `}${significant(amount)} \times 6.02 \times 10^{23} = ${scientific(given)}$ atoms of $\ce{${of}}$."`,
        hint: 'How many of these atoms are in one formula unit?',
        parts: [
          {
            ask: 'Identify the mistake.',
            answer: tex`One formula unit holds $${inFormula}$ atoms of $\ce{${of}}$.`,
            solution: tex`The amount is right. But one formula unit $\ce{${sample.formula}}$ holds $${inFormula}$ atoms of $\ce{${of}}$, since the number behind the bracket counts for everything in it; the student took $${wrong}$.`,
            marks: [['A1', tex`$${inFormula}$ atoms of $\ce{${of}}$ in a formula unit, not $${wrong}$`]],
          },
          {
            ask: tex`Calculate the correct number of atoms of $\ce{${of}}$.`,
            answer: tex`$${scientific(amount * inFormula * AVOGADRO)}$`,
            solution: tex`$${inFormula} \times ${significant(amount)} \times 6.02 \times 10^{23} = ${scientific(amount * inFormula * AVOGADRO)}$`,
            marks: [
              ['M1', tex`$${inFormula} \times ${significant(amount)}\text{ mol}$`],
              ['A1', tex`$${scientific(amount * inFormula * AVOGADRO)}$`],
            ],
            keys: [
              value(amount * inFormula * AVOGADRO, '', {
                relative: 0.015,
                slips: [{ slip: 'method', value: amount * AVOGADRO, note: 'That is the number of formula units.' }],
              }),
            ],
          },
          {
            ask: tex`Calculate the percentage by mass of $\ce{${of}}$ in the compound.`,
            answer: tex`$${significant((100 * inFormula * molarMass(of)) / molarMass(sample.formula))}\,\%$`,
            solution: tex`$\dfrac{${inFormula} \times ${molarMass(of).toFixed(2)}}{${molarMass(sample.formula).toFixed(2)}} \times 100 = ${significant((100 * inFormula * molarMass(of)) / molarMass(sample.formula))}\,\%$`,
            marks: [['A1', tex`$${significant((100 * inFormula * molarMass(of)) / molarMass(sample.formula))}\,\%$`]],
            keys: [value((100 * inFormula * molarMass(of)) / molarMass(sample.formula), '%')],
          },
        ],
      });
    }
    return inParts({
      stem: tex`A portion of food holds $${significant(sample.mass, 2)}\text{ g}$ of ${sample.name}, $\ce{${sample.formula}}$. (Relative atomic masses: C 12.01, H 1.01, N 14.01, O 16.00; $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$)`,
      hint: 'One mole of molecules weighs as many grams as the molar mass says.',
      parts: [
        {
          ask: 'Calculate the molar mass, and the number of molecules in the portion. Give the number to two significant figures.',
          answer: tex`$${molarMass(sample.formula).toFixed(2)}\text{ g mol}^{-1}$; $${scientific(amount * AVOGADRO, 2)}$`,
          solution: tex`$M = ${molarMass(sample.formula).toFixed(2)}\text{ g mol}^{-1}$ from the sum over all atoms. $N = \dfrac{${significant(sample.mass, 2)}}{${molarMass(sample.formula).toFixed(2)}} \times 6.02 \times 10^{23} = ${scientific(amount * AVOGADRO, 2)}$`,
          marks: [
            ['A1', tex`$${molarMass(sample.formula).toFixed(2)}\text{ g mol}^{-1}$`],
            ['M1', 'amount times the Avogadro constant'],
            ['A1', tex`$${scientific(amount * AVOGADRO, 2)}$`],
          ],
          keys: [
            { ...value(molarMass(sample.formula), 'g mol⁻¹', { relative: 0.003 }), label: 'Molar mass' },
            { ...value(amount * AVOGADRO, '', { relative: 0.03 }), label: 'Number' },
          ],
        },
        {
          ask: 'Calculate the mass of one molecule, in g.',
          answer: tex`$${scientific(molarMass(sample.formula) / AVOGADRO)}\text{ g}$`,
          solution: tex`$\dfrac{${molarMass(sample.formula).toFixed(2)}}{6.02 \times 10^{23}} = ${scientific(molarMass(sample.formula) / AVOGADRO)}\text{ g}$`,
          marks: [['A1', tex`$${scientific(molarMass(sample.formula) / AVOGADRO)}\text{ g}$`]],
          keys: [value(molarMass(sample.formula) / AVOGADRO, 'g')],
        },
        {
          ask: tex`Determine the mass of ${of === 'C' ? 'carbon' : 'nitrogen'} in the portion.`,
          answer: tex`$${significant(amount * inFormula * molarMass(of), 2)}\text{ g}$`,
          solution: tex`$${inFormula}$ of the atoms in each molecule are $\ce{${of}}$: $m = \dfrac{${inFormula} \times ${molarMass(of).toFixed(2)}}{${molarMass(sample.formula).toFixed(2)}} \times ${significant(sample.mass, 2)} = ${significant(amount * inFormula * molarMass(of), 2)}\text{ g}$. It must be less than the mass of the compound.`,
          marks: [
            ['M1', 'fraction of the molar mass'],
            ['A1', tex`$${significant(amount * inFormula * molarMass(of), 2)}\text{ g}$`],
          ],
          keys: [value(amount * inFormula * molarMass(of), 'g', { relative: 0.03 })],
        },
      ],
    });
  },
  check: ({ samples }, { amounts, atomCounts }) => {
    // Element by element: the mass of each share, over the mass of its atom.
    samples.forEach(({ formula, mass }, i) => {
      let total = 0;
      for (const [symbol, count] of atoms(formula)) {
        const share = (mass * count * molarMass(symbol)) / molarMass(formula);
        total += share / molarMass(symbol);
      }
      assertClose(total, atomCounts[i] ?? 0, 'atoms element by element');
      assertClose((amounts[i] ?? 0) * molarMass(formula), mass, 'mass of the amount', 1e-9);
    });
    if (samples.length === 3) {
      const heaviest = samples.map(({ mass }) => mass).indexOf(Math.max(...samples.map(({ mass }) => mass)));
      assert.notEqual(atomCounts[heaviest], Math.max(...atomCounts));
    }
  },
});

const solutions = defineTemplate({
  key: 'chem-solutions-mixed-and-diluted',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.3', 2),
  variants: [
    { form: 'dilute', salt: 'HCl', stock: 11.6, target: 0.5, volume: 250 },
    { form: 'ions', salt: 'MgCl2', stock: 0.15, target: 0.1, volume: 200 },
    { form: 'serial', salt: 'CuSO4', stock: 0.8, target: 0.008, volume: 100 },
    { form: 'dilute', salt: 'NH3', stock: 14.8, target: 2, volume: 500 },
    { form: 'ions', salt: 'Al2(SO4)3', stock: 0.05, target: 0.2, volume: 300 },
    { form: 'serial', salt: 'KMnO4', stock: 0.02, target: 0.0002, volume: 250 },
  ] as const,
  solve: ({ form, stock, target, volume, salt }) => {
    const anion = salt === 'MgCl2' ? 2 : 3;
    // Ions: 100 cm3 of the salt with the rest of a solution of the sodium salt of the same anion.
    const shared = (0.1 * stock * anion + (volume / 1000 - 0.1) * target) / (volume / 1000);
    return { needed: (target * volume) / stock, shared: form === 'ions' ? shared : 0, anion };
  },
  write: ({ form, salt, stock, target, volume }, { needed, shared, anion }) => {
    if (form === 'dilute')
      return inParts({
        stem: tex`A laboratory buys concentrated aqueous $\ce{${salt}}$ of $${stock.toFixed(1)}\text{ mol dm}^{-3}$ and needs $${volume}\text{ cm}^{3}$ of $${target.toFixed(2)}\text{ mol dm}^{-3}$ solution.`,
        hint: 'Dilution does not change the amount of the solute.',
        parts: [
          {
            ask: 'Calculate the volume of the concentrated solution that is needed.',
            answer: tex`$${significant(needed)}\text{ cm}^{3}$`,
            solution: tex`$c_1V_1 = c_2V_2$: $V_1 = \dfrac{${target.toFixed(2)} \times ${volume}}{${stock.toFixed(1)}} = ${significant(needed)}\text{ cm}^{3}$`,
            marks: [
              ['(M1)', tex`$c_1V_1 = c_2V_2$`],
              ['A1', tex`$${significant(needed)}\text{ cm}^{3}$`],
            ],
            keys: [
              value(needed, 'cm³', {
                slips: [
                  {
                    slip: 'reciprocal',
                    value: (volume * stock) / target,
                    note: 'You have the ratio of the concentrations upside down: less of the strong solution is needed than you end up with.',
                  },
                ],
              }),
            ],
          },
          {
            ask: 'Outline how the dilute solution is prepared accurately.',
            answer: tex`Measure into a $${volume}\text{ cm}^{3}$ volumetric flask, add water to the mark, mix.`,
            solution: tex`The volume is measured with a burette or a graduated pipette and run into a $${volume}\text{ cm}^{3}$ volumetric flask that already holds some water. Then water is added until the bottom of the meniscus is at the mark, and the flask is stoppered and inverted several times. (Concentrated acids are added to water, never the other way round.)`,
            marks: [
              ['A1', 'burette or pipette, and volumetric flask of the final volume'],
              ['A1', 'water up to the mark / to the bottom of the meniscus'],
              ['A1', 'stoppered and inverted / mixed'],
            ],
          },
          {
            ask: 'State and explain the effect on the concentration if the meniscus ends up above the mark.',
            answer: 'It is too low.',
            solution: 'The same amount of solute is then in a larger volume, so the concentration is lower than intended.',
            marks: [
              ['A1', 'too low'],
              ['R1', 'same amount in a larger volume'],
            ],
          },
        ],
      });
    if (form === 'ions') {
      const [metal, ion, sodium] = salt === 'MgCl2' ? ['Mg^{2+}', 'Cl^{-}', 'NaCl'] : ['Al^{3+}', 'SO4^{2-}', 'Na2SO4'];
      const cations = salt === 'MgCl2' ? 1 : 2;
      const metalAfter = (0.1 * stock * cations) / (volume / 1000);
      return inParts({
        stem: tex`$100\text{ cm}^{3}$ of $${stock.toFixed(3)}\text{ mol dm}^{-3}$ $\ce{${salt}}$ is mixed with $${volume - 100}\text{ cm}^{3}$ of $${target.toFixed(3)}\text{ mol dm}^{-3}$ $\ce{${sodium}}$. Volumes add up, and no reaction takes place.`,
        hint: 'Count each kind of ion separately; the total volume is the same for all.',
        parts: [
          {
            ask: tex`Calculate the concentration of $\ce{${metal}}$ in the mixture.`,
            answer: tex`$${significant(metalAfter)}\text{ mol dm}^{-3}$`,
            solution: tex`$n(\ce{${metal}}) = ${cations === 1 ? '' : '2 \\times '}${stock.toFixed(3)} \times 0.100 = ${significant(metalAfter * (volume / 1000))}\text{ mol}$ in $${volume / 1000}\text{ dm}^{3}$: $\dfrac{${significant(metalAfter * (volume / 1000))}}{${volume / 1000}} = ${significant(metalAfter)}\text{ mol dm}^{-3}$`,
            marks: [
              ['M1', 'amount over total volume'],
              ['A1', tex`$${significant(metalAfter)}\text{ mol dm}^{-3}$`],
            ],
            keys: [value(metalAfter, 'mol dm⁻³')],
          },
          {
            ask: tex`Determine the concentration of $\ce{${ion}}$ in the mixture.`,
            answer: tex`$${significant(shared)}\text{ mol dm}^{-3}$`,
            solution: tex`Each formula unit of $\ce{${salt}}$ brings $${anion}$ of the anions, each of $\ce{${sodium}}$ one: $${anion} \times ${stock.toFixed(3)} \times 0.100 + ${target.toFixed(3)} \times ${decimal((volume - 100) / 1000, 3)} = ${significant(shared * (volume / 1000))}\text{ mol}$. Divided by $${volume / 1000}\text{ dm}^{3}$ this is $${significant(shared)}\text{ mol dm}^{-3}$.`,
            marks: [
              ['M1', tex`$${anion}$ anions for each unit of $\ce{${salt}}$`],
              ['M1', 'adds the contributions of both solutions'],
              ['A1', tex`$${significant(shared)}\text{ mol dm}^{-3}$`],
            ],
            keys: [
              value(shared, 'mol dm⁻³', {
                slips: [
                  {
                    slip: 'method',
                    value: (0.1 * stock + (volume / 1000 - 0.1) * target) / (volume / 1000),
                    note: 'You took one anion for each formula unit of either salt.',
                  },
                ],
              }),
            ],
          },
          {
            ask: 'Verify that the mixture is neutral as a whole.',
            answer: 'The sums of positive and of negative charge are the same.',
            solution: tex`$\ce{Na^{+}}$ has the concentration $${significant(((salt === 'MgCl2' ? 1 : 2) * target * (volume - 100)) / volume)}\text{ mol dm}^{-3}$. Positive charge: $${salt === 'MgCl2' ? 2 : 3}[\ce{${metal}}] + [\ce{Na^{+}}]$; negative charge: $${salt === 'MgCl2' ? '' : 2}[\ce{${ion}}]$. Both come to $${significant((salt === 'MgCl2' ? 1 : 2) * shared)}\text{ mol dm}^{-3}$.`,
            marks: [
              ['M1', tex`concentration of $\ce{Na^{+}}$`],
              ['R1', 'sum of positive charges equals sum of negative charges'],
            ],
          },
        ],
      });
    }
    return inParts({
      stem: tex`A solution of $\ce{${salt}}$ of $${significant(target, 1)}\text{ mol dm}^{-3}$ is needed. A student has a stock solution of $${significant(stock, 2)}\text{ mol dm}^{-3}$, a $10.0\text{ cm}^{3}$ pipette and several $${volume}\text{ cm}^{3}$ volumetric flasks.`,
      hint: 'What is the factor of one step, and which factor is wanted?',
      parts: [
        {
          ask: 'Calculate the concentration after one dilution with this pipette and flask.',
          answer: tex`$${significant((stock * 10) / volume)}\text{ mol dm}^{-3}$`,
          solution: tex`$c = ${significant(stock, 2)} \times \dfrac{10.0}{${volume}} = ${significant((stock * 10) / volume)}\text{ mol dm}^{-3}$`,
          marks: [['A1', tex`$${significant((stock * 10) / volume)}\text{ mol dm}^{-3}$`]],
          keys: [value((stock * 10) / volume, 'mol dm⁻³')],
        },
        {
          ask:
            volume === 100
              ? 'Deduce how many such dilutions in a row are needed.'
              : 'Deduce which volume of the solution from (a) has to be made up to the same volume for the solution wanted.',
          answer: volume === 100 ? '$2$' : tex`$${significant((target * volume) / ((stock * 10) / volume))}\text{ cm}^{3}$`,
          solution:
            volume === 100
              ? tex`The factor wanted is $\dfrac{${significant(stock, 2)}}{${significant(target, 1)}} = 100$. Each step has the factor $10$, and factors of steps in a row multiply: $10 \times 10 = 100$, so $2$ steps.`
              : tex`$V = \dfrac{${significant(target, 1)} \times ${volume}}{${significant((stock * 10) / volume)}} = ${significant((target * volume) / ((stock * 10) / volume))}\text{ cm}^{3}$`,
          marks: [
            ['M1', volume === 100 ? 'total factor 100' : tex`$c_1V_1 = c_2V_2$ with the answer to (a)`],
            ['A1', volume === 100 ? '$2$' : tex`$${significant((target * volume) / ((stock * 10) / volume))}\text{ cm}^{3}$`],
          ],
          keys: [volume === 100 ? value(2, '', { tolerance: 0 }) : value((target * volume) / ((stock * 10) / volume), 'cm³')],
        },
        {
          ask: tex`The pipette has an uncertainty of $\pm 0.04\text{ cm}^{3}$, each flask one of $\pm ${volume === 100 ? '0.10' : '0.20'}\text{ cm}^{3}$. Determine the percentage uncertainty that one dilution brings.`,
          answer: tex`$${decimal(0.4 + (volume === 100 ? 0.1 : 0.08), 2)}\,\%$`,
          solution: tex`Percentages add up for products and quotients: $\dfrac{0.04}{10.0} \times 100 + \dfrac{${volume === 100 ? '0.10' : '0.20'}}{${volume}} \times 100 = 0.40 + ${volume === 100 ? '0.10' : '0.08'} = ${decimal(0.4 + (volume === 100 ? 0.1 : 0.08), 2)}\,\%$. The small volume of the pipette matters most.`,
          marks: [
            ['M1', 'percentage uncertainty of both pieces of apparatus'],
            ['A1', tex`$${decimal(0.4 + (volume === 100 ? 0.1 : 0.08), 2)}\,\%$`],
          ],
          keys: [value(0.4 + (volume === 100 ? 0.1 : 0.08), '%', { tolerance: 0.02 })],
        },
        {
          ask: 'Suggest why dilution in steps is better here than measuring the small volume of stock directly.',
          answer: 'A very small volume has a large percentage uncertainty.',
          solution: tex`In one step only $${significant(needed)}\text{ cm}^{3}$ of the stock would be taken. The absolute uncertainty of the apparatus is then a large part of the volume.`,
          marks: [['R1', 'percentage uncertainty of a very small volume is large']],
        },
      ],
    });
  },
  check: ({ form, salt, stock, target, volume }, { needed, shared }) => {
    // Count ions in the flask: none are lost on dilution; in the mixture charges cancel.
    if (form !== 'ions') assertClose((stock * needed) / volume, target, 'concentration after dilution');
    else {
      const [charge, cations, anionCharge] = salt === 'MgCl2' ? [2, 1, 1] : [3, 2, 2];
      const positive = 0.1 * stock * cations * charge + ((volume - 100) / 1000) * target * anionCharge;
      assertClose((shared * anionCharge * volume) / 1000, positive, 'charge balance');
    }
  },
});

interface GasItem extends Item {
  /** Two states as pressure, volume and temperature in any units, with the amount; the same gas law must hold for both. */
  states?: readonly (readonly [number, number, number, number])[];
}

const gases = defineTemplate({
  key: 'chem-gas-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.5', 1),
  variants: [
    {
      ask: tex`A fixed amount of an ideal gas is warmed from $300\text{ K}$ to $450\text{ K}$ while its pressure is doubled. By what factor does its volume change?`,
      right: '$0.75$',
      wrong: [
        ['$3$', 'You let a larger pressure give a larger volume.'],
        ['$0.33$', 'You let a higher temperature give a smaller volume.'],
        ['$1.5$', 'You left the change of the pressure out.'],
      ],
      hint: 'What does each of the two changes do by itself?',
      why: tex`$V \propto \dfrac{T}{p}$: the factor is $\dfrac{450}{300} \times \dfrac{1}{2} = 0.75$.`,
      states: [
        [1, 1, 300, 1],
        [2, 0.75, 450, 1],
      ],
    },
    {
      ask: 'Under which conditions does a real gas behave most like an ideal gas?',
      right: 'Low pressure and high temperature',
      wrong: [
        [
          'High pressure and high temperature',
          'At high pressure the volume of the particles themselves is no longer negligible.',
        ],
        ['Low pressure and low temperature', 'Slow particles feel the forces between them.'],
        ['High pressure and low temperature', 'Those are the conditions under which gases become liquids.'],
      ],
      hint: 'When do the size of particles and the forces between them matter least?',
      why: 'At low pressure particles are far apart, so their own volume and the forces between them hardly matter. At high temperature they move so fast that attraction hardly affects them.',
    },
    {
      ask: tex`For a fixed amount of an ideal gas at constant temperature, which two quantities give a straight line through the origin?`,
      right: tex`$p$ against $\dfrac{1}{V}$`,
      wrong: [
        [tex`$p$ against $V$`, 'That graph is a falling curve.'],
        [tex`$pV$ against $p$`, 'That product stays constant, so its graph is horizontal.'],
        [tex`$\dfrac{1}{p}$ against $\dfrac{1}{V}$`, 'One of these falls as the other rises.'],
      ],
      hint: 'Which quantities of the gas equation are constant here?',
      why: tex`$p = nRT \times \dfrac{1}{V}$ with constant $nRT$: proportional quantities give a straight line through the origin.`,
    },
    {
      ask: tex`Flask X holds $2.0\text{ g}$ of hydrogen, flask Y of the same volume and temperature $32\text{ g}$ of oxygen. How do the pressures compare?`,
      right: tex`$p_{\text{X}} = p_{\text{Y}}$`,
      wrong: [
        [tex`$p_{\text{X}} < p_{\text{Y}}$`, 'You compared masses; the pressure depends on the number of molecules.'],
        [tex`$p_{\text{X}} > p_{\text{Y}}$`, 'Light molecules are faster, but they also hit with less momentum at each impact.'],
        ['They cannot be compared without the volume', 'The volume is the same for both, whatever it is.'],
      ],
      hint: 'What amounts do the two masses correspond to?',
      why: tex`Both flasks hold about $1.0\text{ mol}$ of molecules. At the same volume and temperature equal amounts have equal pressure, whatever the gas.`,
      states: [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
    },
    {
      ask: tex`The temperature of a gas in a rigid container rises from $20\,^{\circ}\text{C}$ to $40\,^{\circ}\text{C}$. What happens to its pressure?`,
      right: tex`It rises by about $7\,\%$`,
      wrong: [
        ['It doubles', 'You took the ratio of temperatures in degrees Celsius.'],
        ['It does not change', 'The volume is constant, not the pressure.'],
        [tex`It rises by about $20\,\%$`, 'You took the difference of the temperatures for a percentage.'],
      ],
      hint: 'Which temperature scale starts at zero pressure?',
      why: tex`$p \propto T$ in kelvin: $\dfrac{313}{293} = 1.07$, a rise of about $7\,\%$.`,
      states: [
        [1, 1, 293, 1],
        [1.0683, 1, 313, 1],
      ],
    },
    {
      ask: tex`Which of these gases at $300\text{ K}$ and $100\text{ kPa}$ deviates most from ideal behaviour?`,
      right: 'Ammonia',
      wrong: [
        ['Helium', 'Its particles are small and the forces between them the weakest of all.'],
        ['Neon', 'Its forces between atoms are very weak.'],
        ['Nitrogen', 'Only London forces act between its molecules.'],
      ],
      hint: 'Look for the strongest forces between particles.',
      why: 'Ammonia molecules are polar and form hydrogen bonds with one another, so attraction matters most. An ideal gas has no forces between its particles.',
    },
    {
      ask: tex`Which change doubles the average kinetic energy of the particles of an ideal gas?`,
      right: tex`Warming it from $27\,^{\circ}\text{C}$ to $327\,^{\circ}\text{C}$`,
      wrong: [
        [
          tex`Warming it from $27\,^{\circ}\text{C}$ to $54\,^{\circ}\text{C}$`,
          'You doubled the temperature in degrees Celsius.',
        ],
        ['Halving its volume at constant temperature', 'The average kinetic energy depends on the temperature alone.'],
        ['Doubling its pressure at constant temperature', 'More impacts at the wall do not mean faster particles.'],
      ],
      hint: 'Kinetic energy goes with one quantity only.',
      why: tex`The average kinetic energy is proportional to the temperature in kelvin; from $300\text{ K}$ to $600\text{ K}$ it doubles.`,
    },
    {
      ask: tex`$0.10\text{ mol}$ of gas is let into a flask that already holds $0.30\text{ mol}$ at $120\text{ kPa}$. Temperature and volume stay the same. What is the new pressure?`,
      right: tex`$160\text{ kPa}$`,
      wrong: [
        [tex`$40\text{ kPa}$`, 'That is by how much the pressure changes.'],
        [tex`$360\text{ kPa}$`, 'You divided by the amount that was added instead of comparing totals.'],
        [tex`$90\text{ kPa}$`, 'You have the ratio of the amounts upside down.'],
      ],
      hint: 'At constant volume and temperature the pressure is proportional to the amount.',
      why: tex`$p \propto n$: $120 \times \dfrac{0.40}{0.30} = 160\text{ kPa}$.`,
      states: [
        [120, 1, 1, 0.3],
        [160, 1, 1, 0.4],
      ],
    },
  ] as readonly GasItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 1, index),
  check: ({ states, right, wrong }) => {
    // Both states of a change give the same gas constant.
    const constants = (states ?? []).map(([p, v, t, n]) => (p * v) / (n * t));
    for (const constant of constants) assertClose(constant / (constants[0] ?? 1), 1, 'the same gas constant', 1e-3);
    assertClose((100_000 * 0.0227) / 273, GAS_CONSTANT, 'molar volume at STP', 0.01);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

export const amountsAndSolutions = [amountsCompared, solutions, gases];
