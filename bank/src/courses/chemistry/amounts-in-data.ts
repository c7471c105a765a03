import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { AVOGADRO, atomicMass, atomicMassNote, molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.4: amounts in films and alloys, and series of dilutions. */

const tex = String.raw;

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
      stem: tex`$${significant(mass)}\text{ g}$ of ${name}, $\ce{${salt.replace('.', ' . ')}}$ ($M = ${molarMass(salt).toFixed(2)}\text{ g mol}^{-1}$), is dissolved and made up to $${flask}\text{ cm}^{3}$. From this stock solution, solution 1 is made by pipetting $${significant(pipette)}\text{ cm}^{3}$ into a volumetric flask and making up to $${into}\text{ cm}^{3}$. Solution 2 is made in the same way from solution 1, and solution 3 from solution 2.`,
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

export const amountsInData = [oilFilm, coin, dilutionSeries];
