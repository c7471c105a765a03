import assert from 'node:assert/strict';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertSameAtoms, molarMass } from './elements.ts';
import { choiceOf, formula, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 3.4 at both levels: nucleophilic substitution and addition to alkenes. */

const tex = String.raw;

interface Reaction {
  form: 'identify' | 'conditions' | 'yield' | 'roles';
  halogenoalkane: string;
  name: string;
  halogen: 'Cl' | 'Br' | 'I';
  nucleophile: string;
  /** Organic product as a structural formula, and its name. */
  product: string;
  productName: string;
  grams: number;
  percent: number;
}

const nucleophiles = defineTemplate({
  key: 'chem-nucleophiles-at-work',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.4.1', 2),
  variants: [
    {
      form: 'roles',
      halogenoalkane: 'CH3CH2Br',
      name: 'bromoethane',
      halogen: 'Br',
      nucleophile: 'OH^{-}',
      product: 'CH3CH2OH',
      productName: 'ethanol',
      grams: 5.45,
      percent: 60,
    },
    {
      form: 'yield',
      halogenoalkane: 'CH3CH2CH2Br',
      name: '1-bromopropane',
      halogen: 'Br',
      nucleophile: 'OH^{-}',
      product: 'CH3CH2CH2OH',
      productName: 'propan-1-ol',
      grams: 6.15,
      percent: 72,
    },
    {
      form: 'conditions',
      halogenoalkane: 'CH3CH2CH2CH2I',
      name: '1-iodobutane',
      halogen: 'I',
      nucleophile: 'OH^{-}',
      product: 'CH3CH2CH2CH2OH',
      productName: 'butan-1-ol',
      grams: 9.2,
      percent: 65,
    },
    {
      form: 'identify',
      halogenoalkane: 'CH3CH2Cl',
      name: 'chloroethane',
      halogen: 'Cl',
      nucleophile: 'OH^{-}',
      product: 'CH3CH2OH',
      productName: 'ethanol',
      grams: 3.23,
      percent: 80,
    },
    {
      form: 'yield',
      halogenoalkane: 'CH3CHBrCH3',
      name: '2-bromopropane',
      halogen: 'Br',
      nucleophile: 'OH^{-}',
      product: 'CH3CH(OH)CH3',
      productName: 'propan-2-ol',
      grams: 12.3,
      percent: 55,
    },
    {
      form: 'roles',
      halogenoalkane: 'CH3I',
      name: 'iodomethane',
      halogen: 'I',
      nucleophile: 'NH3',
      product: 'CH3NH2',
      productName: 'methylamine',
      grams: 7.1,
      percent: 50,
    },
  ] as readonly Reaction[],
  solve: ({ halogenoalkane, product, grams, percent }) => {
    const amount = grams / molarMass(halogenoalkane);
    return { amount, mass: (amount * percent * molarMass(product)) / 100 };
  },
  write: ({ form, halogenoalkane, name, halogen, nucleophile, product, productName, grams, percent }, { amount, mass }) => {
    const ammonia = nucleophile === 'NH3';
    const equation = ammonia
      ? tex`\ce{${halogenoalkane} + 2NH3 -> ${product} + NH4${halogen}}`
      : tex`\ce{${halogenoalkane} + OH^{-} -> ${product} + ${halogen}^{-}}`;
    const why = {
      ask: tex`Explain why the carbon atom bonded to ${halogen === 'Cl' ? 'chlorine' : halogen === 'Br' ? 'bromine' : 'iodine'} is attacked by $\ce{${nucleophile}}$.`,
      answer: 'It is partially positive; the nucleophile donates a lone pair to it.',
      solution: tex`The halogen is more electronegative than carbon, so the carbon atom is partially positive. $\ce{${nucleophile}}$ has a lone pair, which it donates to this carbon atom to form a new bond.`,
      marks: [
        ['R1', 'carbon atom partially positive / polar bond'],
        ['R1', tex`lone pair of $\ce{${nucleophile}}$ is donated`],
      ],
    } as const;
    const equationPart = {
      ask: 'Write the equation for the reaction.',
      answer: tex`$${equation}$`,
      solution: tex`The nucleophile takes the place of the halogen, which leaves as an ion: $${equation}$.${ammonia ? ' A second molecule of ammonia takes up the hydrogen ion.' : ''}`,
      marks: [['A1', tex`$${equation}$`]],
    } as const;
    if (form === 'roles')
      return inParts({
        stem: tex`${name[0]?.toUpperCase()}${name.slice(1)} is warmed with aqueous ${ammonia ? 'ammonia' : 'sodium hydroxide'}.`,
        hint: 'Which particle brings an electron pair, and which leaves with one?',
        parts: [
          equationPart,
          {
            ask: 'Identify the nucleophile and the leaving group, and define the term nucleophile.',
            answer: tex`$\ce{${nucleophile}}$; $\ce{${halogen}^{-}}$; it donates an electron pair.`,
            solution: tex`$\ce{${nucleophile}}$ is the nucleophile: it donates an electron pair to form a new covalent bond. $\ce{${halogen}^{-}}$ leaves with the electrons of the old bond (heterolytic fission).`,
            marks: [
              ['A1', tex`nucleophile $\ce{${nucleophile}}$, leaving group $\ce{${halogen}^{-}}$`],
              ['A1', 'donates an electron pair'],
            ],
          },
          why,
        ],
      });
    if (form === 'yield')
      return inParts({
        stem: tex`$${significant(grams)}\text{ g}$ of ${name}, $\ce{${halogenoalkane}}$ ($M = ${molarMass(halogenoalkane).toFixed(2)}\text{ g mol}^{-1}$), is heated with excess aqueous sodium hydroxide. After purification $${significant(mass)}\text{ g}$ of the organic product is weighed.`,
        hint: 'One mole of the halogenoalkane gives one mole of the product.',
        parts: [
          equationPart,
          {
            ask: tex`Name the organic product, and determine the percentage yield. ($M = ${molarMass(product).toFixed(2)}\text{ g mol}^{-1}$)`,
            answer: tex`$${significant(percent, 2)}\,\%$ of ${productName}`,
            solution: tex`${productName}. $n = \dfrac{${significant(grams)}}{${molarMass(halogenoalkane).toFixed(2)}} = ${significant(amount)}\text{ mol}$, so at most $${significant(amount)} \times ${molarMass(product).toFixed(2)} = ${significant(amount * molarMass(product))}\text{ g}$. Yield: $\dfrac{${significant(mass)}}{${significant(amount * molarMass(product))}} \times 100 = ${significant(percent, 2)}\,\%$.`,
            marks: [
              ['A1', productName],
              ['M1', tex`theoretical mass $${significant(amount * molarMass(product))}\text{ g}$`],
              ['A1', tex`$${significant(percent, 2)}\,\%$`],
            ],
            keys: [value(percent, '%', { relative: 0.015 })],
          },
          {
            ask: 'Suggest two reasons why the yield is below 100 %.',
            answer: 'Incomplete reaction; losses on purification.',
            solution:
              'The reaction may not go to completion in the time given; other products such as an alkene may form; and product is lost on washing, drying and distilling.',
            marks: [
              ['A1', 'one reason, such as incomplete or side reaction'],
              ['A1', 'another, such as losses on transfer or purification'],
            ],
          },
        ],
      });
    if (form === 'conditions')
      return inParts({
        stem: tex`Equal amounts of ${name} and of the chloro compound of the same structure are warmed with aqueous silver nitrate in ethanol. A precipitate appears after seconds with ${name}, after many minutes with the chloro compound.`,
        hint: 'Which bond must break in both?',
        parts: [
          {
            ask: tex`State the colour of the precipitate with ${name}, and write its ionic equation.`,
            answer: tex`yellow; $\ce{Ag^{+} + I^{-} -> AgI}$`,
            solution: tex`Iodide ions are set free and form yellow silver iodide: $\ce{Ag^{+}(aq) + I^{-}(aq) -> AgI(s)}$.`,
            marks: [
              ['A1', 'yellow'],
              ['A1', tex`$\ce{Ag^{+} + I^{-} -> AgI}$`],
            ],
          },
          {
            ask: 'Explain the difference in rate.',
            answer: tex`The $\ce{C-I}$ bond is weaker than the $\ce{C-Cl}$ bond.`,
            solution: tex`The bond between carbon and the halogen breaks in the reaction. The larger iodine atom forms a longer and weaker bond, so less energy is needed, and iodide is the better leaving group. The polarity of the bonds would suggest the opposite, so strength decides.`,
            marks: [
              ['R1', tex`$\ce{C-I}$ weaker than $\ce{C-Cl}$`],
              ['R1', 'lower activation energy'],
            ],
          },
          why,
        ],
      });
    return inParts({
      stem: tex`A compound $\ce{X}$ of molar mass $${molarMass(halogenoalkane).toFixed(2)}\text{ g mol}^{-1}$ contains carbon, hydrogen and one atom of chlorine. Warmed with aqueous sodium hydroxide it gives ${productName}.`,
      hint: 'The carbon skeleton of the product is that of X.',
      parts: [
        {
          ask: tex`Deduce the structural formula of $\ce{X}$, and verify its molar mass. ($A_{\text{r}}$: C 12.01, H 1.01, Cl 35.45)`,
          answer: tex`$\ce{${halogenoalkane}}$`,
          solution: tex`The hydroxyl group of ${productName} is where chlorine was: $\ce{${halogenoalkane}}$. $M = 2 \times 12.01 + 5 \times 1.01 + 35.45 = ${molarMass(halogenoalkane).toFixed(2)}$, as given.`,
          marks: [
            ['A1', tex`$\ce{${halogenoalkane}}$`],
            ['A1', tex`sum $${molarMass(halogenoalkane).toFixed(2)}$`],
          ],
          keys: [formula(halogenoalkane, 'C2H5Cl', 'CH3-CH2-Cl')],
        },
        equationPart,
        why,
      ],
    });
  },
  check: ({ halogenoalkane, halogen, nucleophile, product, percent }, { amount, mass }) => {
    // Charges aside, atoms balance; the yield recovered from the masses.
    const left = nucleophile === 'NH3' ? [halogenoalkane, 'NH3', 'NH3'] : [halogenoalkane, 'OH'];
    const right = nucleophile === 'NH3' ? [product, `NH4${halogen}`] : [product, halogen];
    assertSameAtoms(left, right);
    assert.ok(Math.abs((100 * mass) / molarMass(product) / amount - percent) < 1e-9);
  },
});

interface AdditionItem extends Item {
  balanced?: readonly [readonly string[], readonly string[]];
}
const additions = defineTemplate({
  key: 'chem-alkene-additions-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.4.1', 1),
  variants: [
    {
      ask: 'Two colourless liquids are hexane and hex-1-ene. Which test tells them apart at room temperature in the dark?',
      right: 'Shaking with bromine water',
      wrong: [
        ['Shaking with water', 'Neither of them mixes with water.'],
        ['Adding universal indicator', 'Both are neutral and do not mix with the indicator.'],
        ['Testing the electrical conductivity', 'Neither holds ions.'],
      ],
      hint: 'One of them has a region of high electron density.',
      why: 'The double bond of hex-1-ene adds bromine at once and removes its colour. Hexane does not react in the dark.',
      balanced: [['C6H12', 'Br2'], ['C6H12Br2']],
    },
    {
      ask: 'Why is bromine attracted to the double bond of ethene although its molecules are not polar?',
      right: 'The electrons of the double bond induce a dipole in the bromine molecule',
      wrong: [
        [
          'Bromine water holds bromide ions that attack first',
          'Negative ions are not attracted by a region of high electron density.',
        ],
        ['The double bond is partially positive', 'It is a region of high electron density.'],
        ['Bromine molecules split into radicals', 'That needs light.'],
      ],
      hint: 'What does a cloud of electrons do to a molecule that comes near?',
      why: 'The pi electrons repel those of bromine, so the near end becomes partially positive: bromine acts as an electrophile.',
    },
    {
      ask: tex`Which reagent and conditions turn ethene into ethanol?`,
      right: 'Steam with an acid catalyst, heated under pressure',
      wrong: [
        ['Aqueous sodium hydroxide, warmed', 'Hydroxide ions are nucleophiles and do not attack a double bond.'],
        ['Hydrogen with a nickel catalyst', 'That gives an alkane.'],
        ['Oxygen, ignited', 'That burns it.'],
      ],
      hint: 'Which molecule has to be added?',
      why: tex`Water is added: $\ce{C2H4 + H2O -> C2H5OH}$. An acid, such as phosphoric acid, is the catalyst.`,
      balanced: [['C2H4', 'H2O'], ['C2H5OH']],
    },
    {
      ask: 'Which product forms when but-2-ene reacts with hydrogen bromide?',
      right: '2-bromobutane',
      wrong: [
        ['1-bromobutane', 'The bromine joins a carbon atom of the double bond.'],
        ['2,3-dibromobutane', 'Only one bromine atom is added along with hydrogen.'],
        ['2-bromobut-2-ene', 'The double bond opens in an addition.'],
      ],
      hint: 'Where do the two parts of the reagent go?',
      why: 'Hydrogen joins one carbon atom of the double bond and bromine the other. The molecule is symmetrical, so only one product forms.',
      balanced: [['C4H8', 'HBr'], ['C4H9Br']],
    },
    {
      ask: tex`$0.10\text{ mol}$ of a hydrocarbon reacts with exactly $32\text{ g}$ of bromine by addition. How many double bonds are in its molecule? ($M(\ce{Br2}) = 159.80\text{ g mol}^{-1}$)`,
      right: '2',
      wrong: [
        ['1', 'You took the amount of bromine to be half of what it is.'],
        ['4', 'You counted bromine atoms, not molecules.'],
        ['3', 'Compare the amounts once more.'],
      ],
      hint: 'How many molecules of bromine does each double bond take up?',
      why: tex`$n(\ce{Br2}) = \dfrac{32}{159.80} = 0.20\text{ mol}$, two for each molecule of the hydrocarbon.`,
    },
    {
      ask: 'Vegetable oil is hardened to margarine by hydrogen. What happens to its molecules?',
      right: 'Double bonds become single bonds, and the chains pack more closely',
      wrong: [
        ['Chains are broken into shorter ones', 'Addition does not break the carbon chain.'],
        ['Hydrogen bonds form between the chains', 'The hydrogen that is added is bonded to carbon.'],
        ['Ester groups turn into alcohols', 'The ester groups do not react under these conditions.'],
      ],
      hint: 'What do bends in a chain do to the packing?',
      why: 'Hydrogen adds to double bonds with a nickel catalyst. The straighter chains lie closer together, London forces are stronger, and the melting point rises.',
    },
  ] as readonly AdditionItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 3, index),
  check: ({ balanced, right, wrong }) => {
    if (balanced) assertSameAtoms(balanced[0], balanced[1]);
    assert.ok(Math.round(32 / molarMass('Br2') / 0.1) === 2);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

export const nucleophilesAndElectrophiles = [nucleophiles, additions];
