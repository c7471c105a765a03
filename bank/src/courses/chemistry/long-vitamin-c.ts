import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertBalanced, molarMass } from './elements.ts';
import { carried, formula, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** A long question of paper 2 about vitamin C: its formula, a redox titration and its loss in the kitchen. */

const tex = String.raw;

const vitaminC = defineTemplate({
  key: 'chem-long-vitamin-c',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'S1.4.2', 'S1.4.3', 'S2.2.2', 'R2.1.1', 'R2.2.1'),
  variants: [
    { juice: 'orange juice', iodine: '0.00500', titres: [14.35, 14.25, 14.3], rough: 14.9, boiled: 11.6, bottle: 330 },
    { juice: 'guava juice', iodine: '0.0100', titres: [22.6, 22.7, 22.65], rough: 23.3, boiled: 17.9, bottle: 250 },
    { juice: 'kiwi juice', iodine: '0.00800', titres: [16.55, 16.45, 16.5], rough: 17.2, boiled: 12.7, bottle: 200 },
    { juice: 'blackcurrant juice', iodine: '0.0120', titres: [18.95, 19.05, 19.0], rough: 19.8, boiled: 15.4, bottle: 500 },
  ] as readonly {
    juice: string;
    iodine: string;
    titres: readonly [number, number, number];
    rough: number;
    boiled: number;
    bottle: number;
  }[],
  solve: ({ iodine, titres, boiled, bottle }) => {
    const mean = (titres[0] + titres[1] + titres[2]) / 3;
    const moles = (Number(iodine) * mean) / 1000;
    return {
      ...{ mean, moles, portion: moles * 176.14, whole: (moles * 176.14 * bottle) / 25 },
      ...{ weighed: Number(iodine) * 0.5 * 253.8, uncertainty: (100 * 0.1) / mean, lost: (100 * (mean - boiled)) / mean },
    };
  },
  write: ({ juice, iodine, titres, rough, boiled, bottle }, { mean, moles, portion, whole, weighed, uncertainty, lost }) =>
    inParts({
      stem: tex`Vitamin C, $\ce{C6H8O6}$ ($M = 176.14\text{ g mol}^{-1}$), in ${juice} is titrated with iodine, with starch as the indicator: $\ce{C6H8O6(aq) + I2(aq) -> C6H6O6(aq) + 2H^{+}(aq) + 2I^{-}(aq)}$. Portions of $25.0\text{ cm}^{3}$ of juice and $${iodine}\text{ mol dm}^{-3}$ iodine are used.

| titration | rough | 1 | 2 | 3 |
| --- | --- | --- | --- | --- |
| volume of iodine / $\text{cm}^{3}$ | ${rough.toFixed(2)} | ${titres[0].toFixed(2)} | ${titres[1].toFixed(2)} | ${titres[2].toFixed(2)} |`,
      hint: 'Which titres agree, and what does their mean tell you about the amount of vitamin C?',
      parts: [
        {
          ask: tex`Vitamin C contains $40.9\,\%$ of carbon, $4.6\,\%$ of hydrogen and $54.5\,\%$ of oxygen by mass. Determine its empirical formula from these data. (Relative atomic masses: C 12.01, H 1.01, O 16.00)`,
          answer: tex`$\ce{C3H4O3}$`,
          solution: tex`In $100\text{ g}$: $\dfrac{40.9}{12.01} = 3.41\text{ mol}$ of carbon, $\dfrac{4.6}{1.01} = 4.55\text{ mol}$ of hydrogen and $\dfrac{54.5}{16.00} = 3.41\text{ mol}$ of oxygen. The ratio $1 : 1.33 : 1$ is $3 : 4 : 3$, so the formula is $\ce{C3H4O3}$.`,
          marks: [
            ['M1', tex`$3.41$, $4.55$ and $3.41\text{ mol}$`],
            ['M1', tex`ratio $1 : 1.33 : 1$`],
            ['A1', tex`$\ce{C3H4O3}$; award 2 of 3 where $1.33$ is rounded to $1$`],
          ],
          keys: [formula('C3H4O3')],
        },
        {
          ask: 'A molecule of vitamin C has four hydroxyl groups. Explain why vitamin C dissolves well in water but not in fats.',
          answer: 'Hydrogen bonds with water; not enough of the molecule is non-polar for fats',
          solution:
            'The hydroxyl groups form hydrogen bonds with water molecules. Fats are mostly non-polar: London forces between them and the vitamin do not make up for the hydrogen bonds between its molecules that would have to break.',
          marks: [
            ['R1', 'hydrogen bonds between hydroxyl groups and water'],
            ['R1', 'fats are non-polar and form no hydrogen bonds with it'],
          ],
        },
        {
          ask: tex`Write the half-equations for the oxidation of vitamin C and the reduction of iodine.`,
          answer: tex`$\ce{C6H8O6 -> C6H6O6 + 2H^{+} + 2e^{-}}$; $\ce{I2 + 2e^{-} -> 2I^{-}}$`,
          solution: tex`Vitamin C loses two electrons and two hydrogen ions: $\ce{C6H8O6 -> C6H6O6 + 2H^{+} + 2e^{-}}$. Iodine gains the electrons: $\ce{I2 + 2e^{-} -> 2I^{-}}$. Their sum is the equation given.`,
          marks: [
            ['A1', tex`$\ce{C6H8O6 -> C6H6O6 + 2H^{+} + 2e^{-}}$`],
            ['A1', tex`$\ce{I2 + 2e^{-} -> 2I^{-}}$`],
          ],
        },
        {
          ask: tex`Calculate the mass of iodine ($M = 253.80\text{ g mol}^{-1}$) in $500.0\text{ cm}^{3}$ of the iodine solution.`,
          answer: tex`$${significant(weighed)}\text{ g}$`,
          solution: tex`$n = ${iodine} \times 0.5000 = ${significant(Number(iodine) / 2)}\text{ mol}$, and $${significant(Number(iodine) / 2)} \times 253.80 = ${significant(weighed)}\text{ g}$.`,
          marks: [['A1', tex`$${significant(weighed)}\text{ g}$`]],
          keys: [value(weighed, 'g')],
        },
        {
          ask: tex`State the mean titre, and determine the mass of vitamin C, in $\text{mg}$, in a bottle of $${bottle}\text{ cm}^{3}$ of the juice.`,
          answer: tex`$${mean.toFixed(2)}\text{ cm}^{3}$; $${significant(whole * 1000)}\text{ mg}$`,
          solution: tex`The rough titre is left out: the mean is $${mean.toFixed(2)}\text{ cm}^{3}$. $n(\ce{I2}) = ${iodine} \times ${mean.toFixed(2)} \times 10^{-3} = ${significant(moles)}\text{ mol}$, and there is as much vitamin C in $25.0\text{ cm}^{3}$: $${significant(moles, 4)} \times 176.14 \times 10^{3} = ${significant(portion * 1000)}\text{ mg}$. In the bottle: $\dfrac{${bottle}}{25.0} \times ${significant(portion * 1000, 4)} = ${significant(whole * 1000)}\text{ mg}$.`,
          marks: [
            ['A1', tex`$${mean.toFixed(2)}\text{ cm}^{3}$`],
            ['M1', tex`$${significant(moles)}\text{ mol}$ of vitamin C in a portion`],
            ['A1', tex`$${significant(whole * 1000)}\text{ mg}$ (ECF); award 2 of 3 for the mass in a portion`],
          ],
          keys: [
            { ...value(mean, 'cm^3', { relative: 0.002 }), label: 'Mean titre' },
            {
              ...value(whole * 1000, 'mg', {
                slips: [foreseen(portion * 1000, 'This is the mass in one portion.', 'incomplete')],
              }),
              label: 'Vitamin C in the bottle',
            },
          ],
        },
        {
          ask: tex`The burette has an uncertainty of $\pm 0.05\text{ cm}^{3}$ for each reading. Calculate the percentage uncertainty of a titre equal to the mean, and suggest how it can be made smaller without another burette.`,
          answer: tex`$${significant(uncertainty, 1)}\,\%$; use a more dilute iodine solution`,
          solution: tex`A titre is the difference of two readings: $\dfrac{0.10}{${mean.toFixed(2)}} \times 100 = ${significant(uncertainty, 1)}\,\%$. A more dilute iodine solution (or a larger portion of juice) makes the titre larger and the percentage smaller.`,
          marks: [
            ['A1', tex`$${significant(uncertainty, 1)}\,\%$`],
            ['A1', 'a change that makes the titre larger'],
          ],
          keys: [
            value(uncertainty, '%', {
              relative: 0.15,
              slips: [foreseen(uncertainty / 2, 'A titre is a difference of two readings.')],
            }),
          ],
        },
        {
          ask: tex`Another portion of juice is boiled in an open pan, cooled and made up to $25.0\text{ cm}^{3}$ again. It needs $${boiled.toFixed(2)}\text{ cm}^{3}$ of iodine. Calculate the percentage of vitamin C that has been lost.`,
          answer: tex`$${significant(lost)}\,\%$`,
          solution: tex`The titre is proportional to the amount: $\dfrac{${mean.toFixed(2)} - ${boiled.toFixed(2)}}{${mean.toFixed(2)}} \times 100 = ${significant(lost)}\,\%$.`,
          marks: [['A1', tex`$${significant(lost)}\,\%$ (ECF)`]],
          keys: [
            carried(
              value(lost, '%', { relative: 0.02, slips: [foreseen(100 - lost, 'This is the percentage that is left.')] }),
              `100*(t - ${boiled})/t`,
              { t: { part: 'e', field: 0 } },
            ),
          ],
        },
        {
          ask: 'Vitamin C is oxidised by oxygen from the air. Explain, in terms of collisions, why juice keeps its vitamin C longer in a refrigerator, and suggest one further way to keep it.',
          answer: 'Fewer molecules have the activation energy; a full, closed bottle keeps out air',
          solution:
            'At a lower temperature molecules move more slowly: they collide less often, and, above all, a smaller fraction of the collisions has at least the activation energy. A closed bottle filled to the top keeps oxygen away.',
          marks: [
            ['R1', 'less frequent collisions'],
            ['R1', 'smaller fraction with at least the activation energy'],
            ['A1', 'a way to keep out oxygen; award 2 of 3 where only the frequency of collisions is named'],
          ],
        },
      ],
    }),
  check: ({ iodine, titres, rough, bottle }, { mean, whole, lost, portion }) => {
    assertClose(molarMass('C6H8O6'), 176.14, 'molar mass', 0.01);
    assertBalanced({ C6H8O6: 1, I2: 1 }, { C6H6O6: 1, H: 2, I: 2 }, 'titration');
    assertClose((100 * 12.01 * 6) / 176.14, 40.9, 'carbon', 0.06);
    // Backwards from the bottle to the burette.
    assertClose(((whole / bottle) * 25) / 176.14 / Number(iodine), mean / 1000, 'titre', 1e-9);
    assert.ok(Math.max(...titres) - Math.min(...titres) <= 0.11 && rough - Math.max(...titres) > 0.3);
    assert.ok(lost > 15 && lost < 30 && portion < 0.1, `${lost}`);
  },
});

export const longQuestionsOnVitamins = [vitaminC];
