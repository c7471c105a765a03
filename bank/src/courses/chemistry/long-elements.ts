import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { atomicMass, molarMass } from './elements.ts';
import { carried, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about elements: magnesium from sea water, chlorine and its neighbours. */

const tex = String.raw;

const seaWater = defineTemplate({
  key: 'chem-long-magnesium-from-sea-water',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.2', 2, 'S1.2', 'S2.3', 'S2.1', 'R2.1.2'),
  variants: [
    { volume: 500, concentration: 0.053, lime: 2.2, heavy: [78.99, 10.0, 11.01], percent: 88 },
    { volume: 800, concentration: 0.055, lime: 3.0, heavy: [78.9, 10.08, 11.02], percent: 91 },
    { volume: 250, concentration: 0.05, lime: 0.88, heavy: [79.05, 9.98, 10.97], percent: 85 },
    { volume: 1200, concentration: 0.054, lime: 4.9, heavy: [78.94, 10.03, 11.03], percent: 90 },
  ],
  solve: ({ volume, concentration, lime, heavy, percent }) => {
    const magnesium = volume * 1000 * concentration;
    const base = (lime * 1e6) / molarMass('CaO2H2');
    const [a = 0, b = 0, c = 0] = heavy;
    return {
      ...{ magnesium, base, hydroxide: (Math.min(magnesium, base) * molarMass('MgO2H2')) / 1000 },
      ...{ relative: (a * 23.99 + b * 24.99 + c * 25.98) / 100, metal: (Math.min(magnesium, base) * 24.31 * percent) / 1e5 },
    };
  },
  write: ({ volume, concentration, lime, heavy, percent }, { magnesium, base, hydroxide, relative, metal }) => {
    const limiting = magnesium < base ? 'magnesium ions' : 'calcium hydroxide';
    return inParts({
      stem: tex`Magnesium is obtained from sea water, in which its concentration is $${concentration.toFixed(3)}\text{ mol dm}^{-3}$. Calcium hydroxide precipitates it, $\ce{Mg^{2+}(aq) + Ca(OH)2(s) -> Mg(OH)2(s) + Ca^{2+}(aq)}$; the magnesium hydroxide is turned into magnesium chloride, which is dried, melted and electrolysed. ($M(\ce{Ca(OH)2}) = 74.10$, $M(\ce{Mg(OH)2}) = 58.33$, $M(\ce{Mg}) = 24.31\text{ g mol}^{-1}$)`,
      hint: 'Which particles carry the charge in a metal, and which in a molten salt? What limits the amount of product?',
      parts: [
        {
          ask: tex`A sample of magnesium consists of $${heavy[0]?.toFixed(2)}\,\%$ of an isotope of mass $23.99$, $${heavy[1]?.toFixed(2)}\,\%$ of one of $24.99$ and $${heavy[2]?.toFixed(2)}\,\%$ of one of $25.98$. Calculate its relative atomic mass to two decimal places.`,
          answer: tex`$${relative.toFixed(2)}$`,
          solution: tex`$A_r = \dfrac{${heavy[0]?.toFixed(2)} \times 23.99 + ${heavy[1]?.toFixed(2)} \times 24.99 + ${heavy[2]?.toFixed(2)} \times 25.98}{100} = ${relative.toFixed(2)}$`,
          marks: [
            ['M1', 'mean weighted by the abundances'],
            ['A1', tex`$${relative.toFixed(2)}$`],
          ],
          keys: [
            value(relative, '', {
              relative: 0.0005,
              slips: [foreseen((23.99 + 24.99 + 25.98) / 3, 'The isotopes are not equally abundant.')],
            }),
          ],
        },
        {
          ask: tex`$${volume}\text{ m}^{3}$ of sea water is treated with $${lime.toFixed(2)}$ tonnes of calcium hydroxide. Deduce the limiting reactant.`,
          answer: limiting[0]?.toUpperCase() + limiting.slice(1),
          solution: tex`$n(\ce{Mg^{2+}}) = ${volume} \times 10^{3} \times ${concentration.toFixed(3)} = ${scientific(magnesium)}\text{ mol}$ and $n(\ce{Ca(OH)2}) = \dfrac{${lime.toFixed(2)} \times 10^{6}}{74.10} = ${scientific(base)}\text{ mol}$. They react one to one, so the ${limiting === 'magnesium ions' ? 'magnesium ions are' : 'calcium hydroxide is'} limiting.`,
          marks: [
            ['M1', 'both amounts'],
            ['A1', limiting],
          ],
        },
        {
          ask: 'Calculate the mass of magnesium hydroxide that precipitates, in kg.',
          answer: tex`$${significant(hydroxide)}\text{ kg}$`,
          solution: tex`$${scientific(Math.min(magnesium, base))} \times 58.33 \times 10^{-3} = ${significant(hydroxide)}\text{ kg}$`,
          marks: [
            ['M1', 'amount of the limiting reactant'],
            ['A1', tex`$${significant(hydroxide)}\text{ kg}$ (ECF)`],
          ],
          keys: [
            value(hydroxide, 'kg', {
              slips: [foreseen((Math.max(magnesium, base) * 58.33) / 1000, 'That reactant is in excess.')],
            }),
          ],
        },
        {
          ask: 'Write the half-equations for the electrolysis of molten magnesium chloride, and state the electrode at which each takes place.',
          answer: tex`Cathode: $\ce{Mg^{2+} + 2e^{-} -> Mg}$; anode: $\ce{2Cl^{-} -> Cl2 + 2e^{-}}$`,
          solution: tex`Magnesium ions are reduced at the cathode, $\ce{Mg^{2+} + 2e^{-} -> Mg}$; chloride ions are oxidised at the anode, $\ce{2Cl^{-} -> Cl2 + 2e^{-}}$.`,
          marks: [
            ['A1', tex`$\ce{Mg^{2+} + 2e^{-} -> Mg}$ at the cathode`],
            ['A1', tex`$\ce{2Cl^{-} -> Cl2 + 2e^{-}}$ at the anode; award 1 of 2 for both at the wrong electrodes`],
          ],
        },
        {
          ask: 'Explain why magnesium chloride has to be molten for the electrolysis, while solid magnesium conducts as well.',
          answer: 'Ions can move only in the melt; the metal has delocalised electrons',
          solution:
            'In the salt the charge carriers are ions, which are fixed in the solid and free to move in the melt. In the metal delocalised electrons move through the lattice of ions.',
          marks: [
            ['R1', 'ions free to move only in the melt'],
            ['R1', 'delocalised electrons in the metal'],
          ],
        },
        {
          ask: tex`The overall yield of magnesium is $${percent}\,\%$ of the magnesium in the hydroxide. Calculate the mass of the metal, in kg.`,
          answer: tex`$${significant(metal)}\text{ kg}$`,
          solution: tex`$\dfrac{${significant(hydroxide, 4)}}{58.33} \times 24.31 \times ${significant(percent / 100, 2)} = ${significant(metal)}\text{ kg}$`,
          marks: [
            ['M1', 'molar masses and yield'],
            ['A1', tex`$${significant(metal)}\text{ kg}$ (ECF from part (c))`],
          ],
          keys: [carried(value(metal, 'kg', { relative: 0.015 }), `24.31*${percent / 100}m/58.33`, { m: 'c' })],
        },
        {
          ask: 'Explain why magnesium has a higher melting point than sodium, and a smaller atomic radius.',
          answer: 'Ions of charge 2+ and two delocalised electrons for each; greater nuclear charge with the same shielding',
          solution: tex`Each magnesium atom gives two electrons to the delocalised ones, so ions $\ce{Mg^{2+}}$ attract more electrons more strongly than $\ce{Na+}$ does. The nucleus of magnesium has one proton more, and its outer electrons are in the same level with the same shielding, so they are held closer.`,
          marks: [
            ['R1', 'greater charge of the ion'],
            ['R1', 'more delocalised electrons: stronger attraction'],
            ['R1', 'greater nuclear charge, same shielding: smaller radius; award 2 of 3 for one property alone'],
          ],
        },
        {
          ask: 'Suggest why magnesium is not obtained by heating its oxide with carbon, as iron is.',
          answer: 'Magnesium is more reactive than carbon',
          solution:
            'Magnesium is a stronger reducing agent than carbon, so carbon cannot take the oxygen from it; iron is less reactive than carbon.',
          marks: [['R1', 'magnesium is more reactive (a stronger reducing agent) than carbon']],
        },
      ],
    });
  },
  check: ({ volume, concentration, lime, percent }, { hydroxide, metal, relative }) => {
    const inTheSea = volume * concentration;
    const inTheLime = (lime * 1000) / molarMass('CaO2H2');
    assertClose(hydroxide / molarMass('MgO2H2'), Math.min(inTheSea, inTheLime), 'hydroxide', 1e-9);
    assertClose((metal / atomicMass('Mg')) * (100 / percent), Math.min(inTheSea, inTheLime), 'metal', 1e-9);
    assert.ok(relative > 24.28 && relative < 24.34 && Math.abs(inTheSea - inTheLime) > 0.5);
  },
});

const bleach = defineTemplate({
  key: 'chem-long-chlorine-and-bleach',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'S3.1.1', 'S2.2.2', 'R2.1.1'),
  variants: [
    { product: 'Household bleach', dilution: 20, c: 0.1, titre: 21.4, spilled: 50, light: 75.8 },
    { product: 'A disinfectant for swimming pools', dilution: 50, c: 0.1, titre: 19.2, spilled: 20, light: 75.6 },
    { product: 'A cleaner for drains', dilution: 10, c: 0.05, titre: 32.8, spilled: 80, light: 75.7 },
    { product: 'A bleach for textiles', dilution: 25, c: 0.08, titre: 24.6, spilled: 40, light: 75.9 },
  ],
  solve: ({ dilution, c, titre, spilled, light }) => {
    const thiosulfate = (c * titre) / 1000;
    const diluted = thiosulfate / 2 / 0.025;
    const concentration = diluted * dilution;
    return {
      ...{ thiosulfate, diluted, concentration, gas: concentration * spilled * 22.7 },
      relative: (light * 34.97 + (100 - light) * 36.97) / 100,
    };
  },
  write: ({ product, dilution, c, titre, spilled, light }, { thiosulfate, diluted, concentration, gas, relative }) =>
    inParts({
      stem: tex`${product} is made from chlorine and sodium hydroxide, $\ce{Cl2(g) + 2OH^{-}(aq) -> Cl^{-}(aq) + ClO^{-}(aq) + H2O(l)}$. It is diluted $${dilution}$ times. To portions of $25.00\text{ cm}^{3}$ acid and an excess of iodide ions are added, and the iodine that forms needs $${titre.toFixed(2)}\text{ cm}^{3}$ of $${significant(c)}\text{ mol dm}^{-3}$ sodium thiosulfate.
$$\ce{ClO^{-} + 2I^{-} + 2H^{+} -> Cl^{-} + I2 + H2O}$$
$$\ce{I2 + 2S2O3^{2-} -> 2I^{-} + S4O6^{2-}}$$`,
      hint: 'Follow the electrons: which atoms lose them and which gain them, and how far down the group is each?',
      parts: [
        {
          ask: tex`A sample of chlorine consists of $${light.toFixed(1)}\,\%$ of atoms of mass $34.97$; the others have a mass of $36.97$. Calculate its relative atomic mass.`,
          answer: tex`$${relative.toFixed(2)}$`,
          solution: tex`$\dfrac{${light.toFixed(1)} \times 34.97 + ${(100 - light).toFixed(1)} \times 36.97}{100} = ${relative.toFixed(2)}$`,
          marks: [
            ['M1', 'mean weighted by the abundances'],
            ['A1', tex`$${relative.toFixed(2)}$`],
          ],
          keys: [value(relative, '', { relative: 0.0005, slips: [foreseen(35.97, 'The isotopes are not equally abundant.')] })],
        },
        {
          ask: 'Explain why chlorine is a gas and iodine a solid at room temperature.',
          answer: 'Larger molecules with more electrons have stronger London forces',
          solution:
            'Both consist of non-polar molecules with London forces between them. The molecules of iodine have more electrons, which are more easily polarised, so the forces are stronger and more energy is needed to overcome them.',
          marks: [
            ['R1', 'London (dispersion) forces between non-polar molecules'],
            ['R1', 'stronger with more electrons; do not accept stronger covalent bonds'],
          ],
        },
        {
          ask: 'Describe what is seen when chlorine is passed into potassium iodide solution, write the ionic equation, and explain why chlorine is the stronger oxidising agent.',
          answer: tex`Brown colour; $\ce{Cl2 + 2I^{-} -> 2Cl^{-} + I2}$; an electron is attracted more strongly by the smaller atom`,
          solution: tex`The solution turns brown from iodine: $\ce{Cl2 + 2I^{-} -> 2Cl^{-} + I2}$. A chlorine atom is smaller and has fewer shielding electrons, so its nucleus attracts an additional electron more strongly.`,
          marks: [
            ['A1', 'brown (accept yellow-brown) colour'],
            ['A1', 'ionic equation'],
            ['R1', 'smaller atom, less shielding: stronger attraction for an electron; award 2 of 3 for "more reactive" alone'],
          ],
        },
        {
          ask: tex`Deduce the oxidation states of chlorine in the reaction with sodium hydroxide, and state what kind of redox reaction this is.`,
          answer: tex`$0$ in $\ce{Cl2}$, $-1$ in $\ce{Cl^{-}}$, $+1$ in $\ce{ClO^{-}}$; the same element is oxidised and reduced (disproportionation)`,
          solution: tex`$\ce{Cl2}$: $0$. $\ce{Cl^{-}}$: $-1$, reduced. $\ce{ClO^{-}}$: $+1$, oxidised. The same element is oxidised and reduced, a disproportionation.`,
          marks: [
            ['A1', tex`$0$, $-1$ and $+1$`],
            ['A1', 'both oxidised and reduced (disproportionation)'],
          ],
        },
        {
          ask: tex`Determine the concentration of $\ce{ClO^{-}}$ in the undiluted product.`,
          answer: tex`$${significant(concentration)}\text{ mol dm}^{-3}$`,
          solution: tex`$n(\ce{S2O3^{2-}}) = ${significant(c)} \times ${titre.toFixed(2)} \times 10^{-3} = ${scientific(thiosulfate)}\text{ mol}$, so half as much iodine and $\ce{ClO^{-}}$: $${scientific(thiosulfate / 2)}\text{ mol}$ in $25.00\text{ cm}^{3}$, $${significant(diluted)}\text{ mol dm}^{-3}$. Undiluted: $${significant(diluted, 4)} \times ${dilution} = ${significant(concentration)}\text{ mol dm}^{-3}$.`,
          marks: [
            ['M1', tex`$${scientific(thiosulfate)}\text{ mol}$ of thiosulfate`],
            ['M1', tex`ratio $1 : 2$ of $\ce{ClO^{-}}$ to thiosulfate`],
            ['A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$; award 2 of 3 for the diluted solution`],
          ],
          keys: [
            value(concentration, 'mol dm^-3', {
              slips: [
                foreseen(diluted, 'That is the diluted solution.', 'incomplete'),
                foreseen(2 * concentration, 'Two thiosulfate ions react with one molecule of iodine.'),
              ],
            }),
          ],
        },
        {
          ask: tex`With acid the product gives off chlorine, $\ce{ClO^{-} + Cl^{-} + 2H^{+} -> Cl2 + H2O}$. Calculate the volume of chlorine, in $\text{cm}^{3}$ at STP, that $${spilled}\text{ cm}^{3}$ of the undiluted product can release. ($22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
          answer: tex`$${significant(gas)}\text{ cm}^{3}$`,
          solution: tex`$n(\ce{ClO^{-}}) = ${significant(concentration)} \times ${spilled} \times 10^{-3} = ${scientific((concentration * spilled) / 1000)}\text{ mol}$, and as much chlorine: $V = ${scientific((concentration * spilled) / 1000)} \times 22.7 \times 10^{3} = ${significant(gas)}\text{ cm}^{3}$.`,
          marks: [
            ['M1', 'amount of hypochlorite ions'],
            ['A1', tex`$${significant(gas)}\text{ cm}^{3}$ (ECF from part (e))`],
          ],
          keys: [carried(value(gas, 'cm^3', { relative: 0.015 }), `22.7*${spilled}c`, { c: 'e' })],
        },
        {
          ask: 'Hence suggest a warning for the label, and explain it.',
          answer: 'Do not mix with acids: toxic chlorine is released',
          solution:
            'It must not be mixed with acidic cleaners, since even a small volume of the product releases a large volume of toxic chlorine.',
          marks: [['R1', 'not to be mixed with acids, as toxic chlorine forms']],
        },
      ],
    }),
  check: ({ dilution, c, titre, spilled }, { concentration, gas, relative }) => {
    // Two electrons for each hypochlorite ion, one from each thiosulfate ion.
    const found = bisect((x) => 2 * (x / dilution) * 25 - c * titre, 0, 20);
    assertClose(found, concentration, 'electrons', 1e-9);
    assertClose(gas / 22_700, (concentration * spilled) / 1000, 'chlorine', 1e-9);
    assertClose(relative, atomicMass('Cl'), 'relative atomic mass', 0.001);
  },
});

export const longQuestionsOnElements = [seaWater, bleach];
