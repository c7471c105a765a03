import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { carried, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 in which acid that is left over is titrated: shells and antacids. */

const tex = String.raw;

const eggshell = defineTemplate({
  key: 'chem-long-shell-titrated-back',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R2.1.1', 2, 'S1.5', 'R2.2.1', 'S1.4.1'),
  variants: [
    { shell: 'eggshell', grams: 1.24, acid: 1.0, base: 0.5, titre: 53.6 },
    { shell: 'oyster shell', grams: 1.52, acid: 1.0, base: 0.5, titre: 41.2 },
    { shell: 'snail shell', grams: 0.98, acid: 0.8, base: 0.4, titre: 53.1 },
    { shell: 'coral', grams: 1.36, acid: 0.9, base: 0.45, titre: 43.4 },
  ],
  solve: ({ grams, acid, base, titre }) => {
    const added = acid * 0.05;
    const excess = (base * titre) / 1000;
    const carbonate = (added - excess) / 2;
    return {
      ...{ added, excess, carbonate, percent: (100 * carbonate * 100.09) / grams },
      ...{ gas: carbonate * 22.7 * 1000, uncertainty: (100 * 0.1) / titre },
    };
  },
  write: ({ shell, grams, acid, base, titre }, { added, excess, carbonate, percent, gas, uncertainty }) =>
    inParts({
      stem: tex`$${grams.toFixed(2)}\text{ g}$ of dry, powdered ${shell} is added to $50.00\text{ cm}^{3}$ of $${acid.toFixed(2)}\text{ mol dm}^{-3}$ hydrochloric acid. When no more gas is given off, the acid that is left is titrated with $${base.toFixed(2)}\text{ mol dm}^{-3}$ sodium hydroxide; $${titre.toFixed(2)}\text{ cm}^{3}$ is needed. ($M(\ce{CaCO3}) = 100.09\text{ g mol}^{-1}$, molar volume of a gas at STP $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
      hint: 'Two reactions share the acid. What does the titration measure, and what is left over for the shell?',
      parts: [
        {
          ask: 'Write the equation for the reaction of calcium carbonate with hydrochloric acid.',
          answer: tex`$\ce{CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + CO2(g) + H2O(l)}$`,
          solution: tex`$\ce{CaCO3(s) + 2HCl(aq) -> CaCl2(aq) + CO2(g) + H2O(l)}$: a carbonate with an acid gives a salt, carbon dioxide and water.`,
          marks: [['A1', 'correct and balanced; state symbols not required']],
        },
        {
          ask: 'Calculate the amount of hydrochloric acid that was added, and the amount that was left.',
          answer: tex`$${significant(added)}\text{ mol}$; $${significant(excess)}\text{ mol}$`,
          solution: tex`Added: $${acid.toFixed(2)} \times 50.00 \times 10^{-3} = ${significant(added)}\text{ mol}$. Left, as acid and base react one to one: $${base.toFixed(2)} \times ${titre.toFixed(2)} \times 10^{-3} = ${significant(excess)}\text{ mol}$.`,
          marks: [
            ['A1', tex`$${significant(added)}\text{ mol}$`],
            ['A1', tex`$${significant(excess)}\text{ mol}$`],
          ],
          keys: [
            { ...value(added, 'mol'), label: 'Added' },
            { ...value(excess, 'mol'), label: 'Left' },
          ],
        },
        {
          ask: 'Determine the percentage by mass of calcium carbonate in the sample.',
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$${significant(added, 4)} - ${significant(excess, 4)} = ${scientific(2 * carbonate)}\text{ mol}$ of acid reacted with $${scientific(carbonate)}\text{ mol}$ of $\ce{CaCO3}$. The mass is $${scientific(carbonate, 4)} \times 100.09 = ${significant(carbonate * 100.09)}\text{ g}$, which is $${significant(percent)}\,\%$ of $${grams.toFixed(2)}\text{ g}$.`,
          marks: [
            ['M1', 'acid used by the shell as a difference'],
            ['M1', 'half as much calcium carbonate'],
            ['A1', tex`$${significant(percent)}\,\%$ (ECF); award 2 of 3 where the ratio 1 : 2 is missing`],
          ],
          keys: [
            carried(
              value(percent, '%', {
                relative: 0.02,
                slips: [
                  foreseen(2 * percent, 'Two moles of acid react with one of the carbonate.'),
                  foreseen((100 * excess * 50.045) / grams, 'The titration measures the acid that is left.', 'incomplete'),
                ],
              }),
              `50.045*100(a - b)/${grams}`,
              { a: { part: 'b', field: 0 }, b: { part: 'b', field: 1 } },
            ),
          ],
        },
        {
          ask: tex`Calculate the volume of carbon dioxide, in $\text{cm}^{3}$ at STP, that was given off.`,
          answer: tex`$${significant(gas)}\text{ cm}^{3}$`,
          solution: tex`As much $\ce{CO2}$ as $\ce{CaCO3}$: $V = ${scientific(carbonate)} \times 22.7 = ${significant(gas / 1000)}\text{ dm}^{3} = ${significant(gas)}\text{ cm}^{3}$.`,
          marks: [
            ['M1', tex`amount times $22.7\text{ dm}^{3}\text{ mol}^{-1}$`],
            ['A1', tex`$${significant(gas)}\text{ cm}^{3}$ (ECF)`],
          ],
          keys: [value(gas, 'cm^3', { relative: 0.015 })],
        },
        {
          ask: 'Explain why an excess of acid and a titration of the rest are used, and not a direct titration of the shell.',
          answer: 'The solid reacts slowly and does not dissolve in water, so no sharp end point could be seen',
          solution:
            'Calcium carbonate is insoluble and reacts slowly near the end, when little acid is left, so a direct titration would have no sharp end point. With an excess all of the carbonate reacts; the reaction of the rest with the base in solution is fast.',
          marks: [
            ['R1', 'insoluble solid: slow reaction with dilute acid'],
            ['R1', 'excess reacts completely; acid and base in solution give a sharp end point'],
          ],
        },
        {
          ask: 'The shell is powdered. Explain, in terms of collisions, how this changes the rate, and state whether it changes the volume of gas.',
          answer: 'Faster, as the surface is larger; same volume',
          solution:
            'A powder has a larger surface area, so hydrogen ions collide with the carbonate more often and the rate is higher. The amount of carbonate is the same, so the volume of gas is the same.',
          marks: [
            ['R1', 'larger surface area, more frequent collisions'],
            ['A1', 'same volume'],
          ],
        },
        {
          ask: tex`The burette has an uncertainty of $\pm 0.05\text{ cm}^{3}$ for each reading. Calculate the percentage uncertainty of the titre.`,
          answer: tex`$${significant(uncertainty, 2)}\,\%$`,
          solution: tex`A titre is the difference of two readings: $\pm 0.10\text{ cm}^{3}$. $\dfrac{0.10}{${titre.toFixed(2)}} \times 100 = ${significant(uncertainty, 2)}\,\%$`,
          marks: [['A1', tex`$${significant(uncertainty, 2)}\,\%$`]],
          keys: [
            value(uncertainty, '%', {
              relative: 0.04,
              slips: [foreseen(uncertainty / 2, 'A titre is a difference of two readings.')],
            }),
          ],
        },
        {
          ask: 'Deduce how the percentage found would change if the powder were still damp.',
          answer: 'It would be too low',
          solution:
            'A part of the weighed mass would be water. Less carbonate reacts, more acid is left, and the percentage comes out too low.',
          marks: [
            ['R1', 'less carbonate in the weighed mass, so more acid is left'],
            ['A1', 'too low'],
          ],
        },
      ],
    }),
  check: ({ grams, acid, base, titre }, { percent, gas }) => {
    // Forwards from the shell: all charge of the acid is taken by carbonate or by hydroxide.
    const carbonate = ((percent / 100) * grams) / molarMass('CaCO3');
    assertClose(acid * 50, 2000 * carbonate + base * titre, 'acid', 1e-6);
    assertClose(gas / 22_700, carbonate, 'gas', 1e-9);
    assert.ok(percent > 80 && percent < 99, `${percent}`);
  },
});

const antacid = defineTemplate({
  key: 'chem-long-antacid-tablet',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.1.3', 2, 'R3.1.1', 'R2.1.1', 'S2.1'),
  variants: [
    { tablet: 0.65, acid: 0.5, excess: 0.2, titre: 32.4, stomach: 0.03, later: 3.2 },
    { tablet: 0.82, acid: 0.6, excess: 0.25, titre: 27.2, stomach: 0.05, later: 3.6 },
    { tablet: 0.54, acid: 0.4, excess: 0.15, titre: 31.6, stomach: 0.02, later: 3.0 },
    { tablet: 0.75, acid: 0.5, excess: 0.1, titre: 47.5, stomach: 0.04, later: 3.4 },
  ],
  solve: ({ tablet, acid, excess, titre, stomach, later }) => {
    const reacted = acid * 0.05 - (excess * titre) / 1000;
    return {
      ...{ reacted, base: reacted / 2, percent: (100 * reacted * 58.33) / 2 / tablet },
      ...{ before: -Math.log10(stomach), ratio: stomach / 10 ** -later, hydroxide: 1e-14 / stomach },
      dioxide: (reacted / 2) * 22.7 * 1000,
    };
  },
  write: ({ tablet, acid, excess, titre, stomach, later }, { reacted, base, percent, before, ratio, hydroxide, dioxide }) =>
    inParts({
      stem: tex`An antacid tablet has a mass of $${tablet.toFixed(2)}\text{ g}$ and contains magnesium hydroxide, $\ce{Mg(OH)2}$ ($M = 58.33\text{ g mol}^{-1}$). The acid in a stomach has a hydrogen ion concentration of $${significant(stomach, 1)}\text{ mol dm}^{-3}$. ($K_w = 1.00 \times 10^{-14}$ at $298\text{ K}$)`,
      hint: 'What does one formula unit of the base neutralise? The pH scale is logarithmic: what does one unit mean?',
      parts: [
        {
          ask: 'Calculate the pH of the stomach acid and the concentration of hydroxide ions in it.',
          answer: tex`$${before.toFixed(2)}$; $${scientific(hydroxide)}\text{ mol dm}^{-3}$`,
          solution: tex`$\text{pH} = -\log_{10} ${significant(stomach, 1)} = ${before.toFixed(2)}$. $[\ce{OH-}] = \dfrac{1.00 \times 10^{-14}}{${significant(stomach, 1)}} = ${scientific(hydroxide)}\text{ mol dm}^{-3}$`,
          marks: [
            ['A1', tex`$${before.toFixed(2)}$`],
            ['A1', tex`$${scientific(hydroxide)}\text{ mol dm}^{-3}$`],
          ],
          keys: [
            { ...value(before, '', { relative: 0.01 }), label: 'pH' },
            { ...value(hydroxide, 'mol dm^-3'), label: 'Hydroxide ions' },
          ],
        },
        {
          ask: tex`After a tablet the pH is $${later.toFixed(1)}$. Calculate the factor by which the concentration of hydrogen ions has fallen.`,
          answer: tex`$${significant(ratio, 2)}$`,
          solution: tex`$[\ce{H+}] = 10^{-${later.toFixed(1)}} = ${scientific(10 ** -later)}\text{ mol dm}^{-3}$, and $\dfrac{${significant(stomach, 1)}}{${scientific(10 ** -later)}} = ${significant(ratio, 2)}$.`,
          marks: [
            ['M1', tex`$10^{-\text{pH}}$`],
            ['A1', tex`$${significant(ratio, 2)}$`],
          ],
          keys: [value(ratio, '', { relative: 0.03, slips: [foreseen(later / before, 'The pH scale is logarithmic.')] })],
        },
        {
          ask: 'Write an equation for the neutralisation of hydrochloric acid by magnesium hydroxide, and explain why it is called a base according to Brønsted and Lowry.',
          answer: tex`$\ce{Mg(OH)2 + 2HCl -> MgCl2 + 2H2O}$; its hydroxide ions accept protons`,
          solution: tex`$\ce{Mg(OH)2 + 2HCl -> MgCl2 + 2H2O}$. A Brønsted–Lowry base accepts protons: each $\ce{OH-}$ takes one and becomes water.`,
          marks: [
            ['A1', 'balanced equation'],
            ['A1', 'hydroxide ion accepts a proton'],
          ],
        },
        {
          before: tex`A crushed tablet is shaken with $50.0\text{ cm}^{3}$ of $${acid.toFixed(2)}\text{ mol dm}^{-3}$ hydrochloric acid. The acid that is left needs $${titre.toFixed(1)}\text{ cm}^{3}$ of $${excess.toFixed(2)}\text{ mol dm}^{-3}$ sodium hydroxide.`,
          ask: 'Determine the amount of hydrochloric acid that the tablet neutralised.',
          answer: tex`$${scientific(reacted)}\text{ mol}$`,
          solution: tex`Added: $${acid.toFixed(2)} \times 50.0 \times 10^{-3} = ${scientific(acid * 0.05)}\text{ mol}$. Left: $${excess.toFixed(2)} \times ${titre.toFixed(1)} \times 10^{-3} = ${scientific((excess * titre) / 1000)}\text{ mol}$. Neutralised: $${scientific(reacted)}\text{ mol}$.`,
          marks: [
            ['M1', tex`$${scientific((excess * titre) / 1000)}\text{ mol}$ left`],
            ['A1', tex`$${scientific(reacted)}\text{ mol}$`],
          ],
          keys: [
            value(reacted, 'mol', {
              relative: 0.015,
              slips: [foreseen((excess * titre) / 1000, 'That is the acid that was left.', 'incomplete')],
            }),
          ],
        },
        {
          ask: 'Calculate the percentage by mass of magnesium hydroxide in the tablet.',
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$n(\ce{Mg(OH)2}) = \dfrac{${scientific(reacted)}}{2} = ${scientific(base)}\text{ mol}$, a mass of $${scientific(base, 4)} \times 58.33 = ${significant(base * 58.33)}\text{ g}$: $${significant(percent)}\,\%$ of $${tablet.toFixed(2)}\text{ g}$.`,
          marks: [
            ['M1', 'half as much magnesium hydroxide as acid'],
            ['A1', tex`$${significant(percent)}\,\%$ (ECF from part (d))`],
          ],
          keys: [
            carried(
              value(percent, '%', {
                relative: 0.02,
                slips: [foreseen(2 * percent, 'One formula unit neutralises two hydrogen ions.')],
              }),
              `2916.5n/${tablet}`,
              { n: 'd' },
            ),
          ],
        },
        {
          ask: tex`Another tablet contains calcium carbonate instead, and neutralises the same amount of acid. Calculate the volume of carbon dioxide that forms, in $\text{cm}^{3}$ at STP ($22.7\text{ dm}^{3}\text{ mol}^{-1}$).`,
          answer: tex`$${significant(dioxide)}\text{ cm}^{3}$`,
          solution: tex`$\ce{CaCO3 + 2HCl -> CaCl2 + CO2 + H2O}$: half as much gas as acid, $${scientific(base)}\text{ mol}$. $V = ${scientific(base)} \times 22.7 \times 10^{3} = ${significant(dioxide)}\text{ cm}^{3}$`,
          marks: [
            ['M1', 'half as much carbon dioxide as acid'],
            ['A1', tex`$${significant(dioxide)}\text{ cm}^{3}$ (ECF from part (d))`],
          ],
          keys: [carried(value(dioxide, 'cm^3', { relative: 0.02 }), '11350n', { n: 'd' })],
        },
        {
          ask: tex`Describe the curve of pH against volume of sodium hydroxide for the titration in part (d): its start, its steepest place and its end.`,
          answer: 'Starts low, rises steeply through pH 7 at the equivalence point, ends high',
          solution: tex`It starts at a low pH, below $1$ or so, and rises slowly. Near $${titre.toFixed(1)}\text{ cm}^{3}$ it rises almost vertically through $\text{pH} = 7$, the equivalence point of a strong acid and a strong base. Beyond, it levels off near the pH of the sodium hydroxide, about $13$.`,
          marks: [
            ['A1', tex`low pH at the start, rising slowly`],
            ['A1', tex`steep rise through pH 7 at $${titre.toFixed(1)}\text{ cm}^{3}$`],
            ['A1', 'levels off at a high pH; award 2 of 3 for an equivalence point at another pH'],
          ],
        },
      ],
    }),
  check: ({ tablet, acid, excess, titre }, { percent, dioxide }) => {
    const hydroxideIons = (2 * ((percent / 100) * tablet)) / molarMass('MgO2H2');
    assertClose(acid * 50, hydroxideIons * 1000 + excess * titre, 'acid', 1e-5);
    assertClose((dioxide / 22_700) * 2, hydroxideIons, 'gas', 1e-4);
    assert.ok(percent > 60 && percent < 97, `${percent}`);
  },
});

export const longQuestionsOnAcids = [eggshell, antacid];
