import assert from 'node:assert/strict';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { atoms, molarMass } from './elements.ts';
import { choiceOf, formula, type Item, value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 3.4 at higher level: Lewis acids and bases, complex ions, electrophilic substitution of benzene. */

const tex = String.raw;

interface LewisItem extends Item {
  /** Electron pairs round the atom in question before and after; an acid gains one. */
  pairs?: readonly [before: number, after: number];
}

const lewisAcids = defineTemplate({
  key: 'chem-lewis-acids-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.4.3', 1),
  variants: [
    {
      ask: tex`Which species acts as the Lewis acid in $\ce{NH3 + BF3 -> H3NBF3}$?`,
      right: tex`$\ce{BF3}$`,
      wrong: [
        [tex`$\ce{NH3}$`, 'It gives the electron pair.'],
        [tex`$\ce{H3NBF3}$`, 'That is the product of the reaction.'],
        ['None of them, since no proton moves', 'A Lewis acid need not have anything to do with protons.'],
      ],
      hint: 'Which of the two has fewer than four electron pairs?',
      why: tex`Boron in $\ce{BF3}$ has three electron pairs and room for a fourth, which it accepts from nitrogen. An acceptor of an electron pair is a Lewis acid.`,
      pairs: [3, 4],
    },
    {
      ask: 'Which statement about acids and bases is correct?',
      right: 'Every Brønsted-Lowry base is a Lewis base',
      wrong: [
        ['Every Lewis acid is a Brønsted-Lowry acid', 'Many Lewis acids have no proton to give.'],
        ['A Lewis base must contain hydroxide ions', 'It needs a lone pair, not a certain ion.'],
        ['A Lewis acid donates a pair of electrons', 'You exchanged donor and acceptor.'],
      ],
      hint: 'What does a base need to take up a proton?',
      why: 'To take up a proton a base must give it a lone pair, so it is a Lewis base as well. The converse for acids does not hold.',
    },
    {
      ask: tex`Which of these cannot act as a Lewis base?`,
      right: tex`$\ce{CH4}$`,
      wrong: [
        [tex`$\ce{H2O}$`, 'Its oxygen atom has lone pairs.'],
        [tex`$\ce{Cl^{-}}$`, 'It has four lone pairs.'],
        [tex`$\ce{PH3}$`, 'Its phosphorus atom has a lone pair.'],
      ],
      hint: 'Look for lone pairs.',
      why: tex`In $\ce{CH4}$ all electron pairs of carbon are in bonds; there is no lone pair to give.`,
    },
    {
      ask: tex`In the chlorination of benzene $\ce{AlCl3}$ reacts as $\ce{Cl2 + AlCl3 -> Cl^{+} + AlCl4^{-}}$. What is its role?`,
      right: 'Lewis acid, which helps to make an electrophile',
      wrong: [
        ['Lewis base, which gives a pair to chlorine', 'Aluminium has no lone pair there; it has a gap.'],
        ['Nucleophile, which attacks the ring', 'It does not attack the ring itself.'],
        ['Oxidising agent, which takes electrons from the ring', 'No electrons pass from the ring to aluminium.'],
      ],
      hint: 'Count the electron pairs round aluminium before and after.',
      why: tex`Aluminium in $\ce{AlCl3}$ has three electron pairs and accepts a fourth from $\ce{Cl^{-}}$: a Lewis acid. What remains, $\ce{Cl^{+}}$, is the electrophile.`,
      pairs: [3, 4],
    },
    {
      ask: 'How does an electrophile differ from a Lewis acid?',
      right: 'It does not: both accept an electron pair',
      wrong: [
        ['An electrophile donates an electron pair', 'That is a nucleophile.'],
        ['A Lewis acid is always a positive ion', 'Neutral molecules with a gap are Lewis acids too.'],
        ['An electrophile always has an unpaired electron', 'That describes a radical.'],
      ],
      hint: 'One term is used mostly in organic, the other in inorganic chemistry.',
      why: 'Both terms describe an acceptor of an electron pair. Likewise a nucleophile is a Lewis base.',
    },
    {
      ask: tex`Which bond is a coordination bond?`,
      right: tex`The bond between $\ce{H2O}$ and $\ce{H^{+}}$ in $\ce{H3O^{+}}$ as it forms`,
      wrong: [
        [tex`The bond in $\ce{H2}$ as it forms from two atoms`, 'Each atom brings one electron.'],
        [tex`The attraction between ions in $\ce{NaCl}$`, 'No pair is shared there.'],
        [tex`The attraction between two water molecules`, 'That is a force between molecules.'],
      ],
      hint: 'Both electrons come from the same atom.',
      why: tex`$\ce{H^{+}}$ has no electrons. Both electrons of the new bond come from a lone pair of oxygen: a coordination bond.`,
    },
  ] as readonly LewisItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 1, index),
  check: ({ pairs, right, wrong }) => {
    // An acceptor ends with one pair more and no more than four.
    if (pairs) assert.ok(pairs[1] - pairs[0] === 1 && pairs[1] <= 4);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

interface Complex {
  form: 'charge' | 'exchange' | 'oxidation state' | 'formula';
  metal: string;
  name: string;
  /** Charge of the metal ion. */
  oxidation: number;
  /** Ligands with their number and charge. */
  ligands: readonly (readonly [ligand: string, count: number, charge: number])[];
}
const LIGAND_NAMES: Readonly<Record<string, string>> = {
  H2O: 'water',
  NH3: 'ammonia',
  Cl: 'chloride',
  CN: 'cyanide',
  OH: 'hydroxide',
};

const complexIons = defineTemplate({
  key: 'chem-complex-ions',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.4.3', 2, 'S3.1.3'),
  variants: [
    {
      form: 'charge',
      metal: 'Cu',
      name: 'copper',
      oxidation: 2,
      ligands: [
        ['NH3', 4, 0],
        ['H2O', 2, 0],
      ],
    },
    { form: 'oxidation state', metal: 'Fe', name: 'iron', oxidation: 3, ligands: [['CN', 6, -1]] },
    { form: 'exchange', metal: 'Co', name: 'cobalt', oxidation: 2, ligands: [['Cl', 4, -1]] },
    {
      form: 'formula',
      metal: 'Cr',
      name: 'chromium',
      oxidation: 3,
      ligands: [
        ['H2O', 4, 0],
        ['Cl', 2, -1],
      ],
    },
    { form: 'charge', metal: 'Ag', name: 'silver', oxidation: 1, ligands: [['NH3', 2, 0]] },
    { form: 'oxidation state', metal: 'Ni', name: 'nickel', oxidation: 2, ligands: [['CN', 4, -1]] },
    { form: 'exchange', metal: 'Cu', name: 'copper', oxidation: 2, ligands: [['Cl', 4, -1]] },
    {
      form: 'formula',
      metal: 'Co',
      name: 'cobalt',
      oxidation: 3,
      ligands: [
        ['NH3', 5, 0],
        ['Cl', 1, -1],
      ],
    },
  ] as readonly Complex[],
  solve: ({ metal, oxidation, ligands }) => {
    const charge = oxidation + ligands.reduce((sum, [, count, one]) => sum + count * one, 0);
    const inner = ligands
      .map(([ligand, count]) =>
        count === 1 ? ligand : ligand.length > 2 || ligand === 'CN' ? `(${ligand})${count}` : `${ligand}${count}`,
      )
      .join('');
    const size = Math.abs(charge);
    const sign = charge === 0 ? '' : `^${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`;
    return { charge, number: ligands.reduce((sum, [, count]) => sum + count, 0), plain: `[${metal}${inner}]${sign}` };
  },
  write: ({ form, metal, name, oxidation, ligands }, { charge, number, plain }) => {
    const text = plain.replace(/\^(.*)$/, '^{$1}');
    const [ligand, count] = ligands[0] as (typeof ligands)[number];
    const ion = (symbol: string) => ({ Cl: 'Cl^{-}', CN: 'CN^{-}', OH: 'OH^{-}' })[symbol] ?? symbol;
    const listed = ligands
      .map(([symbol, times]) => tex`${['', 'one', 'two', 'three', 'four', 'five', 'six'][times]} $\ce{${ion(symbol)}}$`)
      .join(' and ');
    const shape = number === 6 ? 'octahedral' : number === 2 ? 'linear' : metal === 'Ni' ? 'square planar' : 'tetrahedral';
    const ligandPart = {
      ask: tex`Explain, with $\ce{${ion(ligand)}}$ as the example, what makes a particle able to act as a ligand.`,
      answer: 'It has a lone pair, which it donates to the metal ion.',
      solution: tex`A ligand needs a lone pair. $\ce{${ion(ligand)}}$ donates one to the metal ion, so it is a Lewis base; the metal ion accepts it into an empty orbital and is the Lewis acid. The bond is a coordination bond.`,
      marks: [
        ['R1', 'has a lone pair'],
        ['R1', 'donates it to the metal ion: coordination bond'],
      ],
    } as const;
    if (form === 'oxidation state')
      return inParts({
        stem: tex`A salt contains the complex ion $\ce{${text}}$.`,
        hint: 'How are the charges of the metal, the ligands and the complex related?',
        parts: [
          {
            ask: tex`Determine the oxidation state of ${name}.`,
            answer: tex`$+${oxidation}$`,
            solution: tex`Each cyanide ligand has the charge $-1$: $x + ${count} \times (-1) = ${charge}$, so $x = +${oxidation}$.`,
            marks: [
              ['M1', tex`$x + ${count} \times (-1) = ${charge}$`],
              ['A1', tex`$+${oxidation}$`],
            ],
            keys: [
              value(oxidation, '', {
                tolerance: 0,
                slips: [{ slip: 'method', value: charge, note: 'That is the charge of the whole ion.' }],
              }),
            ],
          },
          {
            ask: 'State the coordination number, and suggest a shape of the ion.',
            answer: tex`$${number}$; ${shape}`,
            solution: tex`$${number}$ ligands with one bond each: coordination number $${number}$, ${shape}${metal === 'Ni' ? ' (a tetrahedral shape, common for four ligands, is accepted as a suggestion)' : ''}.`,
            marks: [
              ['A1', tex`$${number}$`],
              ['A1', shape],
            ],
            keys: [value(number, '', { tolerance: 0 })],
          },
          ligandPart,
        ],
      });
    if (form === 'exchange') {
      const colours = metal === 'Co' ? ['pink', 'blue'] : ['blue', 'yellow-green'];
      return inParts({
        stem: tex`Concentrated hydrochloric acid is added to a ${colours[0]} solution of $\ce{[${metal}(H2O)6]^{2+}}$. It turns ${colours[1]} as $\ce{${text}}$ forms.`,
        hint: 'Ligands change places; count them and the charges.',
        parts: [
          {
            ask: 'Write the equation for the equilibrium.',
            answer: tex`$\ce{[${metal}(H2O)6]^{2+} + 4Cl^{-} <=> ${text} + 6H2O}$`,
            solution: tex`Four chloride ions take the places of six water molecules: $\ce{[${metal}(H2O)6]^{2+} + 4Cl^{-} <=> ${text} + 6H2O}$. The charge is $2 - 4 = -2$ on both sides.`,
            marks: [
              ['A1', 'correct species'],
              ['A1', 'balanced'],
            ],
          },
          {
            ask: 'State the change of coordination number and of shape.',
            answer: 'From 6, octahedral, to 4, tetrahedral.',
            solution: 'Six water ligands are octahedral; only four of the larger chloride ions find room, in a tetrahedron.',
            marks: [
              ['A1', 'from 6 to 4'],
              ['A1', 'octahedral to tetrahedral'],
            ],
          },
          {
            ask: 'Explain why the colour changes.',
            answer: 'Other ligands and another shape split the d orbitals by another amount.',
            solution:
              'The splitting of the d orbitals depends on ligand and geometry. With another gap light of another wavelength is absorbed, so another complementary colour is seen.',
            marks: [
              ['R1', 'd orbitals split by another amount'],
              ['R1', 'light of another wavelength is absorbed'],
            ],
          },
          ligandPart,
        ],
      });
    }
    return inParts({
      stem:
        form === 'charge'
          ? tex`In a complex ion ${listed} molecules are bonded to $\ce{${metal}^{${oxidation === 1 ? '' : oxidation}+}}$.`
          : tex`In a complex ion ${listed} are bonded to ${name} of oxidation state $+${oxidation}$. Its salts with chloride as counter-ion dissolve in water; silver nitrate precipitates only chloride ions that are not ligands.`,
      hint: 'How does the charge of the complex follow from those of its parts?',
      parts: [
        {
          ask: 'Deduce the formula of the complex ion with its charge.',
          answer: tex`$\ce{${text}}$`,
          solution: tex`Charge: $${oxidation}${ligands.map(([, times, each]) => (each === 0 ? ' + 0' : ` + ${times} \\times (${each})`)).join('')} = ${charge}$. The formula is $\ce{${text}}$.`,
          marks: [
            ['A1', 'metal and ligands in the right numbers'],
            ['A1', tex`$\ce{${text}}$`],
          ],
          keys: [formula(plain)],
        },
        form === 'formula'
          ? {
              ask: tex`Calculate the amount of $\ce{AgCl}$ that precipitates from $0.0200\text{ mol}$ of the chloride of this complex with excess silver nitrate.`,
              answer: tex`$${significant(0.02 * charge)}\text{ mol}$`,
              solution: tex`The ion of charge $${charge}+$ needs $${charge}$ chloride ${charge === 1 ? 'ion' : 'ions'} outside the complex; only these precipitate: $0.0200 \times ${charge} = ${significant(0.02 * charge)}\text{ mol}$.`,
              marks: [
                ['R1', tex`$${charge}$ free chloride ${charge === 1 ? 'ion' : 'ions'} for each complex`],
                ['A1', tex`$${significant(0.02 * charge)}\text{ mol}$`],
              ],
              keys: [
                value(0.02 * charge, 'mol', {
                  slips: [
                    {
                      slip: 'method',
                      value: 0.02 * oxidation,
                      note: 'You counted the chloride ions that are bonded as ligands as well.',
                    },
                  ],
                }),
              ],
            }
          : {
              ask: 'State the coordination number, and suggest the shape if the ligands are as far apart as possible.',
              answer: tex`$${number}$; ${shape}`,
              solution: tex`$${number}$ bonds to ligands: coordination number $${number}$. As far apart as possible they are ${shape}.`,
              marks: [
                ['A1', tex`$${number}$`],
                ['A1', shape],
              ],
              keys: [value(number, '', { tolerance: 0 })],
            },
        ligandPart,
      ],
    });
  },
  check: ({ metal, oxidation, ligands }, { charge, number, plain }) => {
    // Read the formula back: atoms of the ligands, and the charge of the ion less that of the ligands.
    const [inner = '', sign = ''] = plain.slice(1).split(']');
    const counted = atoms(inner.replace(/\^.*/, ''));
    assert.equal(counted.get(metal), 1);
    for (const [ligand, count] of ligands) {
      assert.ok(LIGAND_NAMES[ligand]);
      const mark = ligand === 'H2O' || ligand === 'OH' ? 'O' : ligand === 'Cl' ? 'Cl' : 'N';
      assert.equal(counted.get(mark), count);
    }
    const read = sign === '' ? 0 : Number(/\d/.exec(sign)?.[0] ?? 1) * (sign.includes('-') ? -1 : 1);
    assert.equal(read - ligands.reduce((sum, [, count, one]) => sum + count * one, 0), oxidation);
    assert.ok(read === charge && [2, 4, 6].includes(number));
  },
});

interface Substitution {
  form: 'mechanism' | 'compare' | 'yield' | 'error';
  name: string;
  electrophile: string;
  /** How the electrophile forms. */
  makes: string;
  product: string;
  productName: string;
  reagents: string;
  grams: number;
  percent: number;
}
const NITRO = {
  name: 'nitration',
  electrophile: 'NO2^{+}',
  makes: 'HNO3 + 2H2SO4 <=> NO2^{+} + H3O^{+} + 2HSO4^{-}',
  product: 'C6H5NO2',
  productName: 'nitrobenzene',
  reagents: 'concentrated nitric and sulfuric acids',
} as const;
const CHLORO = {
  name: 'chlorination',
  electrophile: 'Cl^{+}',
  makes: 'Cl2 + AlCl3 -> Cl^{+} + AlCl4^{-}',
  product: 'C6H5Cl',
  productName: 'chlorobenzene',
  reagents: tex`chlorine with anhydrous $\ce{AlCl3}$`,
} as const;
const BROMO = {
  name: 'bromination',
  electrophile: 'Br^{+}',
  makes: 'Br2 + FeBr3 -> Br^{+} + FeBr4^{-}',
  product: 'C6H5Br',
  productName: 'bromobenzene',
  reagents: tex`bromine with $\ce{FeBr3}$`,
} as const;
const ALKYL = {
  name: 'methylation',
  electrophile: 'CH3^{+}',
  makes: 'CH3Cl + AlCl3 -> CH3^{+} + AlCl4^{-}',
  product: 'C6H5CH3',
  productName: 'methylbenzene',
  reagents: tex`chloromethane with anhydrous $\ce{AlCl3}$`,
} as const;

const benzene = defineTemplate({
  key: 'chem-electrophilic-substitution',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.4.3', 2),
  variants: [
    { form: 'mechanism', ...NITRO, grams: 7.81, percent: 80 },
    { form: 'compare', ...BROMO, grams: 7.81, percent: 80 },
    { form: 'yield', ...CHLORO, grams: 15.6, percent: 68 },
    { form: 'error', ...ALKYL, grams: 7.81, percent: 80 },
    { form: 'mechanism', ...CHLORO, grams: 7.81, percent: 80 },
    { form: 'yield', ...NITRO, grams: 11.7, percent: 75 },
    { form: 'compare', ...CHLORO, grams: 7.81, percent: 80 },
    { form: 'error', ...NITRO, grams: 7.81, percent: 80 },
  ] as readonly Substitution[],
  solve: ({ product, grams, percent }) => ({
    amount: grams / molarMass('C6H6'),
    mass: (grams / molarMass('C6H6')) * molarMass(product) * (percent / 100),
  }),
  write: ({ form, name, electrophile, makes, product, productName, reagents, grams, percent }, { amount, mass }) => {
    const overall = tex`\ce{C6H6 + ${electrophile} -> ${product} + H^{+}}`;
    const electro = {
      ask: 'Write the equation for the formation of the electrophile, and identify it.',
      answer: tex`$\ce{${makes}}$; $\ce{${electrophile}}$`,
      solution: tex`$\ce{${makes}}$. The positive ion $\ce{${electrophile}}$ accepts an electron pair from the ring: it is the electrophile.`,
      marks: [
        ['A1', tex`$\ce{${makes}}$`],
        ['A1', tex`$\ce{${electrophile}}$`],
      ],
    } as const;
    const why = {
      ask: 'Explain why benzene reacts by substitution and not by addition.',
      answer: 'Substitution keeps the delocalised system.',
      solution: tex`Addition would use up part of the delocalised $\pi$ system and lose the stability that it brings. On losing $\ce{H^{+}}$ the ring becomes complete again.`,
      marks: [
        ['R1', tex`delocalised $\pi$ electrons make benzene stable`],
        ['R1', 'addition would destroy the delocalised system, substitution restores it'],
      ],
    } as const;
    if (form === 'mechanism')
      return inParts({
        stem: `Benzene undergoes ${name} with ${reagents}.`,
        hint: 'What is the electrophile, and where do the electron pairs of the ring go?',
        parts: [
          electro,
          {
            ask: 'Draw the mechanism of its reaction with benzene, with curly arrows.',
            answer: 'Arrow from the ring to the electrophile; positive intermediate; arrow from the C-H bond back into the ring.',
            solution: tex`1. A curly arrow starts at the ring and points to $\ce{${electrophile}}$. 2. In the intermediate one carbon atom carries both $\ce{H}$ and the new group; the other five share a positive charge (an open horseshoe with a plus). 3. A curly arrow from the $\ce{C-H}$ bond into the ring restores the delocalised system, and $\ce{H^{+}}$ leaves. Overall: $${overall}$.`,
            marks: [
              ['A1', 'curly arrow from the ring to the electrophile'],
              ['A1', 'intermediate with an incomplete ring and a positive charge'],
              ['A1', tex`curly arrow from $\ce{C-H}$ into the ring, $\ce{H^{+}}$ leaves`],
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          why,
        ],
      });
    if (form === 'compare')
      return inParts({
        stem: tex`Both cyclohexene and benzene react with ${name === 'bromination' ? 'bromine' : 'chlorine'}, but under different conditions.`,
        hint: 'One has a double bond in one place, the other has electrons spread over the ring.',
        parts: [
          {
            ask: 'Compare the two reactions: state the type of each, and the conditions.',
            answer: `Cyclohexene: addition at room temperature; benzene: substitution, with a catalyst.`,
            solution: `Cyclohexene adds the halogen at once at room temperature, without a catalyst (electrophilic addition). Benzene needs a catalyst that makes a stronger electrophile, and a hydrogen atom is replaced (electrophilic substitution). In both an electrophile is attacked by pi electrons.`,
            marks: [
              ['A1', 'addition with cyclohexene, substitution with benzene'],
              ['A1', 'benzene needs a catalyst, cyclohexene does not'],
              ['A1', 'similarity: electrophile attacked by pi electrons'],
            ],
          },
          electro,
          {
            ask: 'Deduce the organic product with benzene.',
            answer: tex`$\ce{${product}}$, ${productName}`,
            solution: tex`One hydrogen atom is replaced: $\ce{${product}}$, ${productName}.`,
            marks: [['A1', tex`$\ce{${product}}$ / ${productName}`]],
            keys: [formula(product)],
          },
          why,
        ],
      });
    if (form === 'yield')
      return inParts({
        stem: tex`$${significant(grams)}\text{ g}$ of benzene ($M = 78.12\text{ g mol}^{-1}$) gives $${significant(mass)}\text{ g}$ of ${productName}, $\ce{${product}}$ ($M = ${molarMass(product).toFixed(2)}\text{ g mol}^{-1}$), with an excess of ${reagents}.`,
        hint: 'One mole of benzene gives one mole of the product.',
        parts: [
          {
            ask: 'Determine the percentage yield.',
            answer: tex`$${significant(percent, 2)}\,\%$`,
            solution: tex`$n = \dfrac{${significant(grams)}}{78.12} = ${significant(amount)}\text{ mol}$; theoretical mass $${significant(amount)} \times ${molarMass(product).toFixed(2)} = ${significant(amount * molarMass(product))}\text{ g}$; yield $\dfrac{${significant(mass)}}{${significant(amount * molarMass(product))}} \times 100 = ${significant(percent, 2)}\,\%$.`,
            marks: [
              ['M1', tex`theoretical mass $${significant(amount * molarMass(product))}\text{ g}$`],
              ['A1', tex`$${significant(percent, 2)}\,\%$`],
            ],
            keys: [value(percent, '%', { relative: 0.015 })],
          },
          electro,
          why,
        ],
      });
    return inParts({
      stem: tex`A student describes the ${name} of benzene: "The nucleophile $\ce{${electrophile}}$ adds to a double bond of benzene. A hydride ion $\ce{H^{-}}$ is then lost, so that ${productName} forms."`,
      hint: 'Check the name of the particle, the kind of bond and the charge of what leaves.',
      parts: [
        {
          ask: 'Identify three errors and correct them.',
          answer: tex`Electrophile; delocalised system instead of a double bond; $\ce{H^{+}}$ is lost.`,
          solution: tex`$\ce{${electrophile}}$ accepts an electron pair, so it is an electrophile. Benzene has no separate double bonds but a delocalised $\pi$ system. What leaves is $\ce{H^{+}}$: the pair of the $\ce{C-H}$ bond stays in the ring.`,
          marks: [
            ['A1', 'electrophile'],
            ['A1', tex`delocalised $\pi$ system`],
            ['A1', tex`$\ce{H^{+}}$ leaves`],
          ],
        },
        electro,
        why,
      ],
    });
  },
  check: ({ product, electrophile, percent }, { amount, mass }) => {
    // Benzene less one hydrogen atom and the atoms of the electrophile are those of the product.
    const total = atoms('C6H5');
    for (const [symbol, count] of atoms(electrophile.replace(/\^.*/, ''))) total.set(symbol, (total.get(symbol) ?? 0) + count);
    assert.deepEqual(Object.fromEntries([...total].toSorted()), Object.fromEntries([...atoms(product)].toSorted()));
    assert.ok(Math.abs((100 * mass) / (amount * molarMass(product)) - percent) < 1e-9);
  },
});

export const electronPairsHl = [lewisAcids, complexIons, benzene];
