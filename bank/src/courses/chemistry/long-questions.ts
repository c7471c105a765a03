import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2: linked parts over several topics. */

const tex = String.raw;

const alcoholFuel = defineTemplate({
  key: 'chem-long-alcohol-as-fuel',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R1.3', 2, 'R1.1', 'R1.2.1', 'S2.2.2'),
  variants: [
    {
      name: 'methanol',
      formula: 'CH3OH',
      c: 1,
      grams: 1.12,
      water: 150,
      rise: 24.6,
      bonds: { CH: 3, CC: 0 },
      boils: 65,
      alkane: 'ethane',
      alkaneBoils: -89,
      real: -726,
    },
    {
      name: 'ethanol',
      formula: 'C2H5OH',
      c: 2,
      grams: 0.84,
      water: 200,
      rise: 18.1,
      bonds: { CH: 5, CC: 1 },
      boils: 78,
      alkane: 'propane',
      alkaneBoils: -42,
      real: -1367,
    },
    {
      name: 'propan-1-ol',
      formula: 'C3H7OH',
      c: 3,
      grams: 0.75,
      water: 200,
      rise: 19.4,
      bonds: { CH: 7, CC: 2 },
      boils: 97,
      alkane: 'butane',
      alkaneBoils: -1,
      real: -2021,
    },
    {
      name: 'butan-1-ol',
      formula: 'C4H9OH',
      c: 4,
      grams: 0.68,
      water: 250,
      rise: 15.2,
      bonds: { CH: 9, CC: 3 },
      boils: 118,
      alkane: 'pentane',
      alkaneBoils: 36,
      real: -2676,
    },
  ],
  solve: ({ formula, c, grams, water, rise, bonds, real }) => {
    const heat = (water * 4.18 * rise) / 1000;
    const moles = grams / molarMass(formula);
    const oxygen = 1.5 * c;
    const broken = bonds.CH * 414 + bonds.CC * 346 + 358 + 463 + oxygen * 498;
    const formed = 2 * c * 804 + 2 * (c + 1) * 463;
    return {
      heat,
      moles,
      measured: -heat / moles,
      oxygen,
      estimate: broken - formed,
      broken,
      formed,
      percent: (100 * (real + heat / moles)) / real,
    };
  },
  write: (
    { name, formula, c, grams, water, rise, bonds, boils, alkane, alkaneBoils, real },
    { heat, moles, measured, oxygen, estimate, broken, formed, percent },
  ) => {
    const equation = tex`\ce{${formula}(l) + ${oxygen}O2(g) -> ${c === 1 ? '' : c}CO2(g) + ${c + 1}H2O(l)}`;
    const gas = (count: number, energy: number) => `${count} \\times ${energy}`;
    return inParts({
      stem: tex`${name[0]?.toUpperCase()}${name.slice(1)}, $\ce{${formula}}$, is burnt under a metal can with $${water}\text{ g}$ of water. Burning $${grams.toFixed(2)}\text{ g}$ of ${name} raises the temperature of the water by $${rise.toFixed(1)}\,^{\circ}\text{C}$. ($c(\text{water}) = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
      hint: 'What is measured is the energy that reaches the water. Compare it with what the bonds predict.',
      parts: [
        {
          ask: `Write the equation for the complete combustion of one mole of ${name}.`,
          answer: `$${equation}$`,
          solution: tex`$${equation}$: the oxygen atom in the molecule counts.`,
          marks: [
            ['A1', 'reactants and products'],
            ['A1', 'balanced; state symbols not required'],
          ],
        },
        {
          ask: tex`Determine the enthalpy of combustion, in $\text{kJ mol}^{-1}$, from this experiment.`,
          answer: tex`$${significant(measured)}\text{ kJ mol}^{-1}$`,
          solution: tex`$q = ${water} \times 4.18 \times ${rise.toFixed(1)} = ${significant(heat * 1000, 4)}\text{ J}$. $n = \dfrac{${grams.toFixed(2)}}{${molarMass(formula).toFixed(2)}} = ${significant(moles, 4)}\text{ mol}$, so $\Delta H = -\dfrac{${significant(heat, 4)}}{${significant(moles, 4)}} = ${significant(measured)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', tex`$q = mc\Delta T$ with the mass of water`],
            ['M1', tex`divided by the amount of ${name} (ECF)`],
            ['A1', tex`$${significant(measured)}\text{ kJ mol}^{-1}$, sign included; award 2 of 3 without the sign`],
          ],
          keys: [
            value(measured, 'kJ mol⁻¹', {
              relative: 0.015,
              slips: [foreseen(-measured, 'The reaction is exothermic: look at the sign.', 'sign')],
            }),
          ],
        },
        {
          ask: tex`The accepted value is $${real}\text{ kJ mol}^{-1}$. Calculate the percentage difference, and suggest two causes other than reading errors.`,
          answer: tex`$${significant(percent)}\,\%$; heat lost, incomplete combustion`,
          solution: tex`$\dfrac{${-real} - ${significant(-measured, 4)}}{${-real}} \times 100\,\% = ${significant(percent)}\,\%$. Energy goes into the air and the can; part of the fuel burns incompletely (soot) or evaporates.`,
          marks: [
            ['A1', tex`$${significant(percent)}\,\%$ (ECF from (b))`],
            ['A1', 'heat lost to the surroundings or the can'],
            ['A1', 'incomplete combustion, or evaporation of the fuel; do not accept "human error"'],
          ],
          keys: [value(percent, '%', { relative: 0.04 })],
        },
        {
          ask: tex`Estimate the enthalpy change of the combustion, with all substances as gases, from the bond enthalpies in $\text{kJ mol}^{-1}$: $\ce{C-H}$ $414$, ${bonds.CC === 0 ? '' : tex`$\ce{C-C}$ $346$, `}$\ce{C-O}$ $358$, $\ce{O-H}$ $463$, $\ce{O=O}$ $498$, $\ce{C=O}$ $804$.`,
          answer: tex`$${estimate}\text{ kJ mol}^{-1}$`,
          solution: tex`Broken: $${gas(bonds.CH, 414)}${bonds.CC === 0 ? '' : ` + ${gas(bonds.CC, 346)}`} + 358 + 463 + ${gas(oxygen, 498)} = ${broken}\text{ kJ}$. Formed: $${gas(2 * c, 804)} + ${gas(2 * (c + 1), 463)} = ${formed}\text{ kJ}$. $\Delta H = ${broken} - ${formed} = ${estimate}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', tex`bonds broken: $${broken}\text{ kJ}$`],
            ['M1', tex`bonds formed: $${formed}\text{ kJ}$`],
            ['A1', tex`$${estimate}\text{ kJ mol}^{-1}$ (ECF from one error in either sum); award 2 of 3 for the opposite sign`],
          ],
          keys: [
            value(estimate, 'kJ mol⁻¹', {
              slips: [foreseen(-estimate, 'Bonds broken minus bonds formed.', 'sign')],
            }),
          ],
        },
        {
          ask: 'State two reasons why this estimate differs from the accepted value.',
          answer: 'Average bond enthalpies; liquids are not gases',
          solution:
            'Bond enthalpies are averages over many compounds. They hold for gases, while the accepted value is for the liquid alcohol and liquid water.',
          marks: [
            ['A1', 'average values'],
            ['A1', 'gases instead of liquids'],
          ],
        },
        {
          ask: tex`${name[0]?.toUpperCase()}${name.slice(1)} boils at $${boils}\,^{\circ}\text{C}$, and ${alkane}, with nearly the same molar mass, at $${alkaneBoils}\,^{\circ}\text{C}$. Explain the difference.`,
          answer: 'Hydrogen bonds between molecules of the alcohol',
          solution: `Molecules of the alcohol have hydrogen on oxygen and form hydrogen bonds with each other, besides London forces. Between molecules of ${alkane} there are London forces only, of similar strength. More energy is needed to separate molecules of the alcohol.`,
          marks: [
            ['R1', `hydrogen bonds between molecules of ${name}`],
            ['R1', `London forces only in ${alkane}; do not accept breaking of covalent bonds`],
          ],
        },
      ],
    });
  },
  check: ({ formula, c, grams, bonds, real }, { measured, estimate, heat, percent }) => {
    // Bonds by valence: four at each carbon atom, two at oxygen, one at hydrogen.
    const hydrogen = 2 * c + 2;
    assertClose(bonds.CH + 1, hydrogen, 'hydrogen atoms');
    assertClose(bonds.CH + 2 * bonds.CC + 1, 4 * c, 'valences of carbon');
    assertClose((heat / grams) * molarMass(formula), -measured, 'energy for each gram', 1e-9);
    assertClose((1 - percent / 100) * real, measured, 'difference', 1e-9);
    // Condensing the water and evaporating the fuel account for the rest.
    if (!(estimate > real && estimate < 0.7 * real)) throw new Error('an estimate that is too far away');
    if (!(percent > 10 && percent < 70)) throw new Error('an unlikely loss');
  },
});

const ironTablets = defineTemplate({
  key: 'chem-long-iron-tablets',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R2.1.1', 2, 'R3.2.1', 'S1.4.3', 'S1.3'),
  variants: [
    { tablets: 5, grams: 1.82, titres: [22.35, 22.3, 22.4], conc: 0.005, label: 65 },
    { tablets: 4, grams: 1.55, titres: [18.7, 18.6, 18.65], conc: 0.005, label: 70 },
    { tablets: 8, grams: 2.96, titres: [24.1, 24.2, 24.15], conc: 0.004, label: 36 },
    { tablets: 6, grams: 2.1, titres: [20.05, 20.0, 20.1], conc: 0.006, label: 55 },
  ],
  solve: ({ tablets, titres, conc }) => {
    const mean = titres.reduce((sum, titre) => sum + titre, 0) / titres.length;
    const permanganate = (conc * mean) / 1000;
    const iron = 5 * permanganate * 10;
    return { mean, permanganate, iron, each: (iron * molarMass('Fe') * 1000) / tablets };
  },
  write: ({ tablets, grams, titres, conc, label }, { mean, permanganate, iron, each }) => {
    const off = (100 * Math.abs(each - label)) / label;
    const share = (100 * iron * molarMass('Fe')) / grams;
    return inParts({
      stem: tex`${tablets} iron tablets with a total mass of $${grams.toFixed(2)}\text{ g}$ are dissolved in sulfuric acid and made up to $250.0\text{ cm}^{3}$. Portions of $25.00\text{ cm}^{3}$ are titrated with $${conc.toFixed(5)}\text{ mol dm}^{-3}$ potassium manganate(VII). The titres are $${titres.map((titre) => titre.toFixed(2)).join('$, $')}\text{ cm}^{3}$. In acid $\ce{MnO4^{-}}$ becomes $\ce{Mn^{2+}}$ and $\ce{Fe^{2+}}$ becomes $\ce{Fe^{3+}}$.`,
      hint: 'In which ratio do the ions react, and what share of one tablet is in a portion?',
      parts: [
        {
          ask: 'Write both half-equations and the overall equation.',
          answer: tex`$\ce{MnO4^{-} + 8H^{+} + 5Fe^{2+} -> Mn^{2+} + 4H2O + 5Fe^{3+}}$`,
          solution: tex`$\ce{MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O}$ and $\ce{Fe^{2+} -> Fe^{3+} + e^{-}}$. Five of the second for one of the first: $\ce{MnO4^{-} + 8H^{+} + 5Fe^{2+} -> Mn^{2+} + 4H2O + 5Fe^{3+}}$.`,
          marks: [
            ['A1', tex`$\ce{MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O}$`],
            ['A1', tex`$\ce{Fe^{2+} -> Fe^{3+} + e^{-}}$`],
            ['A1', 'overall equation with the ratio 1 : 5 (ECF from the half-equations); electrons must cancel'],
          ],
        },
        {
          ask: tex`Calculate the amount of manganate(VII) in the mean titre.`,
          answer: tex`$${scientific(permanganate)}\text{ mol}$`,
          solution: tex`The mean titre is $${mean.toFixed(2)}\text{ cm}^{3}$: $${conc.toFixed(5)} \times ${(mean / 1000).toFixed(5)} = ${scientific(permanganate)}\text{ mol}$.`,
          marks: [
            ['M1', tex`mean titre $${mean.toFixed(2)}\text{ cm}^{3}$`],
            ['A1', tex`$${scientific(permanganate)}\text{ mol}$`],
          ],
          keys: [value(permanganate, 'mol')],
        },
        {
          ask: tex`Determine the mass of iron in one tablet, in $\text{mg}$.`,
          answer: tex`$${significant(each)}\text{ mg}$`,
          solution: tex`In a portion there are $5 \times ${scientific(permanganate, 4)} = ${scientific(5 * permanganate, 4)}\text{ mol}$ of iron, in the flask ten times as much, $${scientific(iron, 4)}\text{ mol}$. Its mass is $${scientific(iron, 4)} \times 55.85 = ${significant(iron * 55.85, 4)}\text{ g}$, and $\dfrac{${significant(iron * 55850, 4)}}{${tablets}} = ${significant(each)}\text{ mg}$ for one tablet.`,
          marks: [
            ['M1', 'amount of iron in the portion, by the ratio 1 : 5 (ECF from (a) and (b))'],
            ['M1', 'ten times as much in the flask'],
            ['M1', 'mass, shared among the tablets'],
            ['A1', tex`$${significant(each)}\text{ mg}$; award 3 of 4 where one of these steps is left out`],
          ],
          keys: [
            value(each, 'mg', {
              relative: 0.015,
              slips: [
                foreseen(each / 10, 'You took the portion for the whole flask.', 'incomplete'),
                foreseen(each / 5, 'You took equal amounts of both ions; look at the equation.'),
                foreseen(each * tablets, 'That is the mass in all tablets.', 'incomplete'),
              ],
            }),
          ],
        },
        {
          ask: tex`The label says $${label}\text{ mg}$. Calculate the percentage difference from the label.`,
          answer: tex`$${significant(off, 2)}\,\%$`,
          solution: tex`$\dfrac{\lvert ${significant(each)} - ${label} \rvert}{${label}} \times 100\,\% = ${significant(off, 2)}\,\%$`,
          marks: [['A1', tex`$${significant(off, 2)}\,\%$ (ECF from (c))`]],
          keys: [{ kind: 'number', value: off, tolerance: 0.4, unit: '%' }],
        },
        {
          ask: 'Calculate the percentage by mass of iron in the tablets.',
          answer: tex`$${significant(share)}\,\%$`,
          solution: tex`$\dfrac{${significant(iron * 55.85, 4)}}{${grams.toFixed(2)}} \times 100\,\% = ${significant(share)}\,\%$`,
          marks: [['A1', tex`$${significant(share)}\,\%$ (ECF from (c))`]],
          keys: [value(share, '%')],
        },
        {
          ask: tex`State the electron configurations of $\ce{Fe}$ and $\ce{Fe^{2+}}$.`,
          answer: tex`$[\text{Ar}]\,3\text{d}^{6}\,4\text{s}^{2}$; $[\text{Ar}]\,3\text{d}^{6}$`,
          solution: tex`Iron has $[\text{Ar}]\,3\text{d}^{6}\,4\text{s}^{2}$. The 4s electrons are lost first: $[\text{Ar}]\,3\text{d}^{6}$.`,
          marks: [
            ['A1', tex`$[\text{Ar}]\,3\text{d}^{6}\,4\text{s}^{2}$`],
            ['A1', tex`$[\text{Ar}]\,3\text{d}^{6}$; do not accept $[\text{Ar}]\,3\text{d}^{4}\,4\text{s}^{2}$`],
          ],
        },
        {
          ask: 'Explain why the tablets are dissolved in acid, and why the solution should not be left standing in air.',
          answer: 'Acid provides hydrogen ions; oxygen of the air oxidises iron(II)',
          solution: tex`Hydrogen ions take part in the reaction; without them brown $\ce{MnO2}$ forms. Oxygen of the air oxidises $\ce{Fe^{2+}}$ to $\ce{Fe^{3+}}$, and less would be found.`,
          marks: [
            ['R1', 'hydrogen ions are needed in the reaction'],
            ['R1', tex`$\ce{Fe^{2+}}$ oxidised by air; do not accept "it evaporates"`],
          ],
        },
      ],
    });
  },
  check: ({ tablets, titres, conc }, { each, mean }) => {
    // Electrons: each iron ion gives one, each manganate ion takes five.
    const electrons = conc * (mean / 1000) * 5 * (250 / 25);
    assertClose((each * tablets) / 1000 / 55.85, electrons, 'electrons', 1e-9);
    assertClose(Math.max(...titres) - Math.min(...titres) <= 0.1 + 1e-9 ? 1 : 0, 1, 'concordant titres');
  },
});

export const longQuestions = [alcoholFuel, ironTablets];
