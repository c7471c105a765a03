import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 3.2: hydrogenation, and the degree of unsaturation of a molecule. */

const tex = String.raw;
/** Volume of one mole of gas at STP, dm^3. */
const MOLAR_VOLUME = 22.7;

interface Molecule {
  c: number;
  h: number;
  o?: number;
  n?: number;
  x?: number;
  rings: number;
}

/** Degree of unsaturation from a molecular formula. */
const unsaturation = ({ c, h, n = 0, x = 0 }: Molecule) => (2 * c + 2 + n - h - x) / 2;

const formulaOf = ({ c, h, n = 0, x = 0, o = 0 }: Molecule) =>
  tex`\ce{C${c}H${h}${x ? `Br${x > 1 ? x : ''}` : ''}${n ? `N${n > 1 ? n : ''}` : ''}${o ? `O${o > 1 ? o : ''}` : ''}}`;

const ringsAndBonds = defineTemplate({
  key: 'chem-degree-of-unsaturation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'S3.2.2'),
  variants: [
    { c: 10, h: 16, rings: 1, grams: 5, mass: 136.26 },
    { c: 8, h: 12, rings: 1, grams: 4, mass: 108.2 },
    { c: 7, h: 10, rings: 2, grams: 3, mass: 94.17 },
    { c: 10, h: 16, rings: 0, grams: 6, mass: 136.26 },
  ],
  solve: (molecule) => {
    const degree = unsaturation(molecule);
    const bonds = degree - molecule.rings;
    const moles = molecule.grams / molecule.mass;
    return { degree, bonds, moles, volume: moles * bonds * MOLAR_VOLUME };
  },
  write: (molecule, { degree, bonds, moles, volume }) => {
    const { c, h, grams, mass, rings } = molecule;
    const formula = formulaOf(molecule);
    const saturated = tex`\ce{C${c}H${h + 2 * bonds}}`;
    return inParts({
      stem: tex`A hydrocarbon X has the molecular formula $${formula}$ ($M = ${mass}\text{ g mol}^{-1}$). With an excess of hydrogen and a nickel catalyst it forms $${saturated}$. One mole of gas takes up $22.7\text{ dm}^{3}$ at STP.`,
      hint: 'How many hydrogen atoms would an open chain without double bonds have? Hydrogen adds to double bonds, not to rings.',
      parts: [
        {
          ask: 'Determine the degree of unsaturation of X.',
          answer: tex`$${degree}$`,
          solution: tex`A saturated open chain with $${c}$ carbon atoms has $2 \times ${c} + 2 = ${2 * c + 2}$ hydrogen atoms. X has $${2 * c + 2 - h}$ fewer: $\dfrac{${2 * c + 2 - h}}{2} = ${degree}$.`,
          marks: [
            ['(M1)', tex`compares with $2n + 2$ hydrogen atoms`],
            ['A1', `$${degree}$`],
          ],
          keys: [
            value(degree, '', {
              tolerance: 0,
              slips: [foreseen(2 * degree, 'Each ring or double bond lacks two hydrogen atoms.')],
            }),
          ],
        },
        {
          ask: 'Deduce the numbers of double bonds and of rings in a molecule of X, which has no triple bond.',
          answer: `${bonds} double bonds, ${rings} ${rings === 1 ? 'ring' : 'rings'}`,
          solution: tex`$${2 * bonds}$ hydrogen atoms are added, two for each double bond: $${bonds}$ double bonds. What is left of the degree of unsaturation, $${degree} - ${bonds} = ${rings}$, is the number of rings.`,
          marks: [
            ['M1', 'hydrogen atoms added, two for each double bond'],
            ['A1', `${bonds} double bonds`],
            [
              'A1',
              `${rings} ${rings === 1 ? 'ring' : 'rings'} (ECF from (a)); award 1 of 3 where all of the degree is taken for double bonds`,
            ],
          ],
          keys: [
            { ...value(bonds, '', { tolerance: 0 }), label: 'Double bonds' },
            { ...value(rings, '', { tolerance: 0 }), label: 'Rings' },
          ],
        },
        {
          ask: tex`Calculate the volume of hydrogen, at STP, that reacts with $${grams.toFixed(2)}\text{ g}$ of X.`,
          answer: tex`$${significant(volume)}\text{ dm}^{3}$`,
          solution: tex`$n(\text{X}) = \dfrac{${grams.toFixed(2)}}{${mass}} = ${significant(moles)}\text{ mol}$ takes up $${bonds} \times ${significant(moles)} = ${significant(bonds * moles)}\text{ mol}$ of hydrogen: $${significant(bonds * moles, 4)} \times 22.7 = ${significant(volume)}\text{ dm}^{3}$.`,
          marks: [
            ['M1', tex`$${significant(moles)}\text{ mol}$ of X`],
            ['A1', tex`$${significant(volume)}\text{ dm}^{3}$ (ECF from (b))`],
          ],
          keys: [
            value(volume, 'dm³', {
              slips: [
                foreseen(volume / bonds, 'Each double bond takes up one molecule of hydrogen.', 'incomplete'),
                foreseen((volume * degree) / bonds, 'Rings do not take up hydrogen here.'),
              ],
            }),
          ],
        },
        {
          ask: 'State the role of hydrogen in this reaction, with a reason in terms of oxidation states or of atoms gained.',
          answer: 'Reducing agent: carbon gains hydrogen',
          solution:
            'Carbon atoms gain hydrogen, so their oxidation states fall: X is reduced, and hydrogen is the reducing agent.',
          marks: [
            ['A1', 'reducing agent'],
            ['R1', 'X gains hydrogen / oxidation state of carbon falls; do not accept "catalyst"'],
          ],
        },
      ],
    });
  },
  check: (molecule, { degree, bonds, volume }) => {
    // Bonds between carbon atoms counted by valence: (4C - H)/2 in all; a tree of the same atoms has C - 1.
    const pairs = (4 * molecule.c - molecule.h) / 2;
    assertClose(pairs - (molecule.c - 1), degree, 'pairs beyond a tree');
    assertClose(molecule.rings + bonds, degree, 'rings and double bonds');
    const afterwards = { ...molecule, h: molecule.h + 2 * bonds };
    assertClose(unsaturation(afterwards), molecule.rings, 'rings left');
    assertClose((volume / 22.7 / bonds) * molecule.mass, molecule.grams, 'mass back from the volume');
  },
});

const fatHardened = defineTemplate({
  key: 'chem-fat-hardened',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'R3.4.1'),
  variants: [
    { oil: 'sunflower oil', bonds: 5, mass: 880, kg: 2 },
    { oil: 'olive oil', bonds: 3, mass: 885, kg: 5 },
    { oil: 'linseed oil', bonds: 8, mass: 875, kg: 1.5 },
    { oil: 'rapeseed oil', bonds: 4, mass: 884, kg: 3 },
  ],
  solve: ({ bonds, mass, kg }) => ({ hydrogen: ((kg * 1000) / mass) * bonds, iodine: (100 / mass) * bonds * 253.8 }),
  write: ({ oil, bonds, mass, kg }, { hydrogen, iodine }) =>
    inParts({
      stem: tex`A molecule of a component of ${oil} has $${bonds}$ carbon–carbon double bonds and the molar mass $${mass}\text{ g mol}^{-1}$. To make a solid fat, hydrogen is passed through the hot oil over a catalyst.`,
      hint: 'What happens at each double bond, and how does this change the shape of the molecules?',
      parts: [
        {
          ask: 'State a suitable catalyst and the type of reaction.',
          answer: 'Nickel; addition (reduction)',
          solution:
            'Finely divided nickel is used. Hydrogen adds to the double bonds; as the molecules gain hydrogen, this is also a reduction.',
          marks: [
            ['A1', 'nickel; accept palladium or platinum'],
            ['A1', 'addition; accept reduction or hydrogenation'],
          ],
        },
        {
          ask: tex`Calculate the amount of hydrogen that saturates $${kg}\text{ kg}$ of this component.`,
          answer: tex`$${significant(hydrogen)}\text{ mol}$`,
          solution: tex`$\dfrac{${kg * 1000}}{${mass}} = ${significant((kg * 1000) / mass, 4)}\text{ mol}$ of the component, with $${bonds}$ double bonds in each molecule: $${bonds} \times ${significant((kg * 1000) / mass, 4)} = ${significant(hydrogen)}\text{ mol}$.`,
          marks: [
            ['M1', 'amount of the component'],
            ['A1', tex`$${significant(hydrogen)}\text{ mol}$`],
          ],
          keys: [
            value(hydrogen, 'mol', {
              slips: [foreseen(hydrogen / bonds, 'Each double bond takes up a molecule of hydrogen.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`The iodine number is the mass of iodine, in $\text{g}$, that adds to $100\text{ g}$ of a fat. Determine it for this component. ($M(\ce{I2}) = 253.8\text{ g mol}^{-1}$)`,
          answer: tex`$${significant(iodine)}\text{ g}$`,
          solution: tex`$\dfrac{100}{${mass}} = ${significant(100 / mass, 4)}\text{ mol}$ takes up $${bonds} \times ${significant(100 / mass, 4)} = ${significant((100 * bonds) / mass, 4)}\text{ mol}$ of iodine: $${significant((100 * bonds) / mass, 4)} \times 253.8 = ${significant(iodine)}\text{ g}$.`,
          marks: [
            ['M1', tex`amount in $100\text{ g}$`],
            ['M1', 'one molecule of iodine for each double bond'],
            ['A1', tex`$${significant(iodine)}\text{ g}$; award 2 of 3 for the molar mass of an iodine atom`],
          ],
          keys: [value(iodine, 'g', { slips: [foreseen(iodine / 2, 'You used the mass of one iodine atom; a molecule adds.')] })],
        },
        {
          ask: 'Explain why the melting point rises when the double bonds are saturated.',
          answer: 'Straighter chains pack more closely, so London forces are stronger',
          solution:
            'The double bonds (cis) bend the chains. Saturated chains are straighter and pack more closely; with more contact the London forces between the molecules are stronger, and more energy is needed to separate them.',
          marks: [
            ['R1', 'saturated chains are straight and pack closely'],
            ['R1', 'stronger London forces; do not accept stronger covalent bonds'],
          ],
        },
      ],
    }),
  check: ({ bonds, mass, kg }, { hydrogen, iodine }) => {
    // Both add to the same bonds: their amounts for equal masses are equal.
    assertClose(iodine / 253.8 / 100, hydrogen / (kg * 1000), 'amounts for each gram');
    assertClose((hydrogen * mass) / 1000 / bonds, kg, 'mass back');
  },
});

const unsaturationChoice = choiceSet(
  { key: 'chem-unsaturation-choice', difficulty: 'Easy', placements: both('R3.2.1', 1, 'S3.2.2') },
  0,
  [
    {
      ask: tex`What is the degree of unsaturation of $\ce{C6H10}$?`,
      right: '2',
      wrong: [
        ['4', 'You counted the missing hydrogen atoms; two belong to each ring or double bond.'],
        ['1', 'Compare with the alkane of six carbon atoms.'],
        ['3', 'That would need fewer hydrogen atoms.'],
      ],
      hint: 'How many hydrogen atoms has hexane?',
      why: tex`Hexane is $\ce{C6H14}$; four hydrogen atoms are missing, so the degree is $\dfrac{4}{2} = 2$.`,
      proof: [2, unsaturation({ c: 6, h: 10, rings: 0 })],
    },
    {
      ask: tex`Which structure fits $\ce{C4H8O}$?`,
      right: 'butanone',
      wrong: [
        ['butan-1-ol', 'This has two more hydrogen atoms.'],
        ['butanoic acid', 'This has two oxygen atoms.'],
        ['but-3-yn-1-ol', 'A triple bond counts as two degrees of unsaturation.'],
      ],
      hint: 'What is the degree of unsaturation, and does oxygen change it?',
      why: tex`$\dfrac{2 \times 4 + 2 - 8}{2} = 1$: one ring or double bond, such as $\ce{C=O}$ in butanone.`,
      proof: [1, unsaturation({ c: 4, h: 8, rings: 0 })],
    },
    {
      ask: tex`One mole of a hydrocarbon $\ce{C8H12}$ takes up two moles of hydrogen. How many rings does its molecule have?`,
      right: '1',
      wrong: [
        ['0', 'The double bonds do not make up the whole degree of unsaturation.'],
        ['2', 'You gave the number of double bonds.'],
        ['3', 'You gave the degree of unsaturation.'],
      ],
      hint: 'Hydrogen finds the double bonds. What is left of the degree of unsaturation?',
      why: tex`$\dfrac{2 \times 8 + 2 - 12}{2} = 3$, of which two are double bonds; one ring is left.`,
      proof: [1, unsaturation({ c: 8, h: 12, rings: 0 }) - 2],
    },
    {
      ask: tex`Which degree of unsaturation has $\ce{C3H5Br}$?`,
      right: '1',
      wrong: [
        ['2', 'A bromine atom takes the place of a hydrogen atom.'],
        ['0', 'Compare with a saturated molecule of three carbon atoms and one bromine atom.'],
        ['1.5', 'A degree of unsaturation is a whole number.'],
      ],
      hint: 'What does a halogen atom count as in the degree of unsaturation?',
      why: tex`$\dfrac{2 \times 3 + 2 - 5 - 1}{2} = 1$.`,
      proof: [1, unsaturation({ c: 3, h: 5, x: 1, rings: 0 })],
    },
    {
      ask: 'Hydrogen adds to propene over nickel. How do the oxidation states of the two carbon atoms of the double bond change?',
      right: 'Both fall by 1',
      wrong: [
        ['Both rise by 1', 'Gaining hydrogen is reduction.'],
        ['One rises and one falls by 1', 'Each of the two gains one hydrogen atom.'],
        ['They stay the same', 'The number of hydrogen atoms on each of the two changes.'],
      ],
      hint: 'A bond to hydrogen counts −1 for carbon.',
      why: 'Each of the two carbon atoms gains a bond to hydrogen, which lowers its oxidation state by one: the alkene is reduced.',
    },
    {
      ask: tex`Which substance takes up the largest volume of hydrogen for one mole?`,
      right: 'penta-1,3-diene',
      wrong: [
        ['cyclopentene', 'The ring stays; there is one double bond.'],
        ['pent-2-ene', 'It has one double bond.'],
        ['cyclopentane', 'It has no double bond.'],
      ],
      hint: 'How many carbon–carbon double bonds does each have?',
      why: 'A diene has two double bonds, each of which takes up one molecule of hydrogen.',
    },
  ],
);

export const hydrogenation = [ringsAndBonds, fatHardened, unsaturationChoice];
