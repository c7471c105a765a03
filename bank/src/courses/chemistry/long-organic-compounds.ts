import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertSameAtoms, molarMass } from './elements.ts';
import { carried, formula, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about organic compounds: an ester that is made, a polymer and its monomer. */

const tex = String.raw;

const esterMade = defineTemplate({
  key: 'chem-long-ester-for-flavour',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.2', 2, 'S3.2.1', 'R2.3', 'S2.2.2'),
  variants: [
    {
      taste: 'pears',
      ester: 'propyl ethanoate',
      formula: 'C5H10O2',
      structure: 'CH3COOCH2CH2CH3',
      alcohol: 'propan-1-ol',
      alcoholFormula: 'C3H8O',
      acid: 'ethanoic acid',
      acidFormula: 'C2H4O2',
      alcoholGrams: 12.0,
      acidGrams: 15.0,
      obtained: 13.3,
      boils: [102, 97, 118],
    },
    {
      taste: 'rum',
      ester: 'ethyl methanoate',
      formula: 'C3H6O2',
      structure: 'HCOOCH2CH3',
      alcohol: 'ethanol',
      alcoholFormula: 'C2H6O',
      acid: 'methanoic acid',
      acidFormula: 'CH2O2',
      alcoholGrams: 9.2,
      acidGrams: 11.5,
      obtained: 9.6,
      boils: [54, 78, 101],
    },
    {
      taste: 'pineapples',
      ester: 'ethyl butanoate',
      formula: 'C6H12O2',
      structure: 'CH3CH2CH2COOCH2CH3',
      alcohol: 'ethanol',
      alcoholFormula: 'C2H6O',
      acid: 'butanoic acid',
      acidFormula: 'C4H8O2',
      alcoholGrams: 11.5,
      acidGrams: 17.6,
      obtained: 15.1,
      boils: [121, 78, 164],
    },
    {
      taste: 'apples',
      ester: 'methyl butanoate',
      formula: 'C5H10O2',
      structure: 'CH3CH2CH2COOCH3',
      alcohol: 'methanol',
      alcoholFormula: 'CH4O',
      acid: 'butanoic acid',
      acidFormula: 'C4H8O2',
      alcoholGrams: 8.0,
      acidGrams: 17.6,
      obtained: 14.4,
      boils: [102, 65, 164],
    },
  ],
  solve: ({ formula: ester, alcoholFormula, acidFormula, alcoholGrams, acidGrams, obtained }) => {
    const alcoholMoles = alcoholGrams / molarMass(alcoholFormula);
    const acidMoles = acidGrams / molarMass(acidFormula);
    const limit = Math.min(alcoholMoles, acidMoles);
    const theoretical = limit * molarMass(ester);
    return {
      ...{ alcoholMoles, acidMoles, limit, theoretical, percent: (100 * obtained) / theoretical },
      economy: (100 * molarMass(ester)) / (molarMass(ester) + 18.02),
    };
  },
  write: (
    {
      taste,
      ester,
      formula: esterFormula,
      structure,
      alcohol,
      alcoholFormula,
      acid,
      acidFormula,
      alcoholGrams,
      acidGrams,
      obtained,
      boils,
    },
    { alcoholMoles, acidMoles, limit, theoretical, percent, economy },
  ) => {
    const masses = [alcoholFormula, acidFormula, esterFormula].map((one) => molarMass(one).toFixed(2));
    const limiting = alcoholMoles < acidMoles ? alcohol : acid;
    const other = limiting === alcohol ? acid : alcohol;
    return inParts({
      stem: tex`The ester ${ester} smells of ${taste}. It is made from $${alcoholGrams.toFixed(1)}\text{ g}$ of ${alcohol}, $\ce{${alcoholFormula}}$, and $${acidGrams.toFixed(1)}\text{ g}$ of ${acid}, $\ce{${acidFormula}}$, with a few drops of concentrated sulfuric acid; water forms as well, and the reaction reaches equilibrium. $${obtained.toFixed(1)}\text{ g}$ of the ester, $\ce{${esterFormula}}$, is obtained. (Molar masses: alcohol $${masses[0]}$, acid $${masses[1]}$, ester $${masses[2]}$, water $18.02\text{ g mol}^{-1}$)`,
      hint: 'Which bonds hold the atoms of each substance, and which forces act between its molecules?',
      parts: [
        {
          ask: tex`Give the condensed structural formula of the ester, and name the functional groups of the two reactants.`,
          answer: tex`$\ce{${structure}}$; hydroxyl and carboxyl`,
          solution: tex`The acid loses its $\ce{OH}$ and the alcohol the $\ce{H}$ of its hydroxyl group: $\ce{${structure}}$. The alcohol has a hydroxyl group, the acid a carboxyl group.`,
          marks: [
            ['A1', tex`$\ce{${structure}}$`],
            ['A1', 'hydroxyl and carboxyl'],
          ],
          keys: [{ ...formula(structure), label: 'Ester' }],
        },
        {
          ask: 'Determine the limiting reactant.',
          answer: limiting[0]?.toUpperCase() + limiting.slice(1),
          solution: tex`$\dfrac{${alcoholGrams.toFixed(1)}}{${masses[0]}} = ${significant(alcoholMoles)}\text{ mol}$ of ${alcohol} and $\dfrac{${acidGrams.toFixed(1)}}{${masses[1]}} = ${significant(acidMoles)}\text{ mol}$ of ${acid}. They react one to one, so ${limiting} is limiting.`,
          marks: [
            ['M1', tex`amounts $${significant(alcoholMoles)}\text{ mol}$ and $${significant(acidMoles)}\text{ mol}$`],
            ['A1', `${limiting}, as they react one to one`],
          ],
        },
        {
          ask: 'Calculate the theoretical yield of the ester in grams.',
          answer: tex`$${significant(theoretical)}\text{ g}$`,
          solution: tex`As much ester as ${limiting} can form: $${significant(limit)} \times ${masses[2]} = ${significant(theoretical)}\text{ g}$.`,
          marks: [
            ['M1', 'amount of the limiting reactant times the molar mass of the ester'],
            ['A1', tex`$${significant(theoretical)}\text{ g}$ (ECF)`],
          ],
          keys: [
            value(theoretical, 'g', {
              slips: [foreseen(Math.max(alcoholMoles, acidMoles) * molarMass(esterFormula), 'That reactant is in excess.')],
            }),
          ],
        },
        {
          ask: 'Calculate the percentage yield.',
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$\dfrac{${obtained.toFixed(1)}}{${significant(theoretical)}} \times 100 = ${significant(percent)}\,\%$`,
          marks: [['A1', tex`$${significant(percent)}\,\%$ (ECF from part (c))`]],
          keys: [carried(value(percent, '%', { relative: 0.015 }), `${100 * obtained}/m`, { m: 'c' })],
        },
        {
          ask: 'Suggest two reasons why the yield is below 100 %, one of them from the nature of the reaction.',
          answer: 'The reaction reaches equilibrium; losses when the product is separated',
          solution:
            'The reaction is reversible and reaches an equilibrium in which reactants are still present. Some ester is lost when the mixture is washed and distilled, or evaporates.',
          marks: [
            ['A1', 'equilibrium: the reaction does not go to completion'],
            ['A1', 'a loss in separation; do not accept "human error"'],
          ],
        },
        {
          ask: tex`Write the expression for the equilibrium constant, and explain how a larger excess of ${other} changes the yield of the ester and $K$.`,
          answer: tex`$K = \dfrac{[\text{ester}][\ce{H2O}]}{[\text{acid}][\text{alcohol}]}$; larger yield, same $K$`,
          solution: tex`$K = \dfrac{[\text{ester}][\ce{H2O}]}{[\text{acid}][\text{alcohol}]}$. With more of one reactant the equilibrium shifts to the right, so more of the limiting reactant is converted. $K$ depends on the temperature alone.`,
          marks: [
            ['A1', 'expression with products over reactants'],
            ['R1', 'equilibrium shifts to the products: larger yield'],
            ['A1', tex`$K$ unchanged; award 2 of 3 for a larger $K$`],
          ],
        },
        {
          ask: tex`The boiling points of the ester, the alcohol and the acid are $${boils[0]}$, $${boils[1]}$ and $${boils[2]}\,^{\circ}\text{C}$. Explain why that of the ester is lower than that of the acid although its molecules are larger, and state which of the three dissolves least in water.`,
          answer: 'No hydrogen bonds between ester molecules; the ester',
          solution:
            'Molecules of the acid have an O–H group and form strong hydrogen bonds with each other. Those of the ester have no hydrogen atom bonded to oxygen, so only London forces and dipole–dipole forces act between them. The ester dissolves least in water.',
          marks: [
            ['R1', 'hydrogen bonds between the molecules of the acid'],
            ['R1', 'only weaker London and dipole–dipole forces in the ester'],
            ['A1', 'the ester; award 2 of 3 where covalent bonds are said to break'],
          ],
        },
        {
          ask: 'Calculate the atom economy of the reaction.',
          answer: tex`$${significant(economy)}\,\%$`,
          solution: tex`Water is the only other product: $\dfrac{${masses[2]}}{${masses[2]} + 18.02} \times 100 = ${significant(economy)}\,\%$.`,
          marks: [
            ['M1', 'molar mass of the ester over that of all products'],
            ['A1', tex`$${significant(economy)}\,\%$`],
          ],
          keys: [value(economy, '%', { relative: 0.005 })],
        },
      ],
    });
  },
  check: ({ formula: ester, alcoholFormula, acidFormula, obtained }, { theoretical, economy }) => {
    assertSameAtoms([alcoholFormula, acidFormula], [ester, 'H2O']);
    assertClose(economy, (100 * molarMass(ester)) / (molarMass(alcoholFormula) + molarMass(acidFormula)), 'economy', 1e-3);
    assert.ok(obtained < theoretical && obtained > theoretical / 2);
  },
});

const polymerAndMonomer = defineTemplate({
  key: 'chem-long-polymer-and-monomer',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.4', 2, 'R3.4.1', 'S3.2.1', 'R1.3'),
  variants: [
    {
      polymer: 'poly(ethene)',
      monomer: 'ethene',
      formula: 'C2H4',
      structure: 'CH2=CH2',
      chain: 280_000,
      grams: 1.4,
      boils: -104,
      carbon: 2,
      hydrogen: 4,
    },
    {
      polymer: 'poly(propene)',
      monomer: 'propene',
      formula: 'C3H6',
      structure: 'CH3CH=CH2',
      chain: 365_000,
      grams: 2.1,
      boils: -48,
      carbon: 3,
      hydrogen: 6,
    },
    {
      polymer: 'poly(but-1-ene)',
      monomer: 'but-1-ene',
      formula: 'C4H8',
      structure: 'CH3CH2CH=CH2',
      chain: 520_000,
      grams: 1.8,
      boils: -6,
      carbon: 4,
      hydrogen: 8,
    },
    {
      polymer: 'poly(phenylethene)',
      monomer: 'phenylethene',
      formula: 'C8H8',
      structure: 'C6H5CH=CH2',
      chain: 250_000,
      grams: 2.6,
      boils: 145,
      carbon: 8,
      hydrogen: 8,
    },
  ],
  solve: ({ formula: monomer, chain, grams, carbon }) => ({
    units: chain / molarMass(monomer),
    bromine: (grams / molarMass(monomer)) * 159.8,
    dioxide: (1 / molarMass(monomer)) * carbon * 44.01,
    solution: (grams / molarMass(monomer) / 0.5) * 1000,
  }),
  write: (
    { polymer, monomer, formula: monomerFormula, structure, chain, grams, boils, carbon, hydrogen },
    { units, bromine, dioxide, solution },
  ) => {
    const mass = molarMass(monomerFormula).toFixed(2);
    const oxygen = carbon + hydrogen / 4;
    return inParts({
      stem: tex`${polymer[0]?.toUpperCase()}${polymer.slice(1)} is made from ${monomer}, $\ce{${structure}}$ ($M = ${mass}\text{ g mol}^{-1}$), which boils at $${boils}\,^{\circ}\text{C}$. A sample of the polymer has chains with a mean molar mass of $${significant(chain, 3)}\text{ g mol}^{-1}$.`,
      hint: 'What happens to the double bond of the monomer in each reaction?',
      parts: [
        {
          ask: 'State the kind of polymerisation, describe what happens to the bonds, and give the atom economy.',
          answer: tex`Addition; the double bonds become single bonds; $100\,\%$`,
          solution: tex`In addition polymerisation the double bonds of the monomers open and the carbon atoms form single bonds with those of the next monomers. No other product forms: the atom economy is $100\,\%$.`,
          marks: [
            ['A1', 'addition polymerisation'],
            ['A1', 'double bonds become single bonds between monomers'],
            ['A1', tex`$100\,\%$; award 2 of 3 where a small molecule is said to leave`],
          ],
          keys: [{ ...value(100, '%', { relative: 0.001 }), label: 'Atom economy' }],
        },
        {
          ask: 'Calculate the mean number of repeating units in a chain.',
          answer: tex`$${significant(units)}$`,
          solution: tex`$\dfrac{${chain}}{${mass}} = ${significant(units)}$`,
          marks: [['A1', tex`$${significant(units)}$`]],
          keys: [value(units)],
        },
        {
          ask: 'Explain why the polymer is a solid at room temperature, and why it softens over a range of temperatures and has no sharp melting point.',
          answer: 'London forces along long chains; chains of different lengths',
          solution:
            'Between the very long chains there are many contacts, so that the London forces are strong in total. The chains differ in length and in how they are packed, so they begin to slide over each other at different temperatures.',
          marks: [
            ['R1', 'strong London forces in total, as the chains are long'],
            ['R1', 'chains of different lengths or packing'],
          ],
        },
        {
          ask: 'Describe a test that shows that the monomer is unsaturated and the polymer is not, with the observations.',
          answer: 'Bromine water: decolourised by the monomer, stays orange with the polymer',
          solution:
            'Shake with bromine water. The monomer adds bromine to its double bond, and the orange colour disappears; the polymer has no double bonds in its chain, and the colour stays.',
          marks: [
            ['A1', 'bromine water, decolourised by the monomer'],
            ['A1', 'stays orange (brown) with the polymer'],
          ],
        },
        {
          ask: tex`Determine the mass of bromine that adds to $${grams.toFixed(1)}\text{ g}$ of the monomer, and the volume of a solution of $0.500\text{ mol dm}^{-3}$ bromine that contains it, in $\text{cm}^{3}$. ($M(\ce{Br2}) = 159.80\text{ g mol}^{-1}$)`,
          answer: tex`$${significant(bromine)}\text{ g}$; $${significant(solution)}\text{ cm}^{3}$`,
          solution: tex`$\dfrac{${grams.toFixed(1)}}{${mass}} = ${significant(grams / molarMass(monomerFormula))}\text{ mol}$ of monomer take up as much bromine: $${significant(grams / molarMass(monomerFormula), 4)} \times 159.80 = ${significant(bromine)}\text{ g}$. $V = \dfrac{${significant(grams / molarMass(monomerFormula), 4)}}{0.500} \times 10^{3} = ${significant(solution)}\text{ cm}^{3}$`,
          marks: [
            ['M1', 'one mole of bromine for each mole of double bonds'],
            ['A1', tex`$${significant(bromine)}\text{ g}$`],
            ['A1', tex`$${significant(solution)}\text{ cm}^{3}$ (ECF); award 2 of 3 for atoms of bromine`],
          ],
          keys: [
            {
              ...value(bromine, 'g', { slips: [foreseen(bromine / 2, 'A molecule of bromine adds, both of its atoms.')] }),
              label: 'Mass of bromine',
            },
            { ...value(solution, 'cm^3'), label: 'Volume of solution' },
          ],
        },
        {
          ask: tex`Waste polymer is burnt. Write the equation for the complete combustion of one repeating unit, $\ce{${monomerFormula}}$, and calculate the mass of carbon dioxide from $1.00\text{ kg}$ of polymer.`,
          answer: tex`$\ce{${monomerFormula} + ${oxygen}O2 -> ${carbon}CO2 + ${hydrogen / 2}H2O}$; $${significant(dioxide)}\text{ kg}$`,
          solution: tex`$\ce{${monomerFormula} + ${oxygen}O2 -> ${carbon}CO2 + ${hydrogen / 2}H2O}$. $m = \dfrac{1.00 \times 10^{3}}{${mass}} \times ${carbon} \times 44.01 \times 10^{-3} = ${significant(dioxide)}\text{ kg}$`,
          marks: [
            ['A1', 'balanced equation'],
            ['M1', tex`amount of repeating units times ${carbon}`],
            ['A1', tex`$${significant(dioxide)}\text{ kg}$ (ECF); award 2 of 3 for one molecule of $\ce{CO2}$ from each unit`],
          ],
          keys: [
            {
              ...value(dioxide, 'kg', {
                slips: [foreseen(dioxide / carbon, 'Every carbon atom becomes a molecule.', 'incomplete')],
              }),
              label: 'Mass of carbon dioxide',
            },
          ],
        },
        {
          ask: 'Compare burning the waste with recycling it: give one advantage and one disadvantage of burning.',
          answer: 'Energy is obtained and no space is needed; carbon dioxide and toxic gases, and the material is lost',
          solution:
            'Burning gives energy and saves space in landfills, even for mixed or dirty waste. It releases carbon dioxide and, in too little air, carbon monoxide and soot, and the carbon compounds are lost as a material.',
          marks: [
            ['A1', 'one advantage, such as the energy that is obtained'],
            ['A1', 'one disadvantage, such as the carbon dioxide released'],
          ],
        },
      ],
    });
  },
  check: ({ formula: monomer, chain, grams, carbon, hydrogen }, { units, bromine, dioxide }) => {
    assertClose((units * molarMass(monomer)) / chain, 1, 'chain', 1e-9);
    assertClose(molarMass(`C${carbon}H${hydrogen}`), molarMass(monomer), 'formula', 1e-9);
    // Mass is kept: the product of the addition has one pair of bromine atoms for each double bond.
    assertClose(grams + bromine, (grams / molarMass(monomer)) * molarMass(`C${carbon}H${hydrogen}Br2`), 'addition', 1e-6);
    assertClose((dioxide * 12.01) / 44.01, (carbon * 12.01) / molarMass(monomer), 'carbon', 1e-9);
  },
});

export const longQuestionsOnOrganicCompounds = [esterMade, polymerAndMonomer];
