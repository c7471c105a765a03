import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { defineTemplate } from '../../template.ts';
import { atoms, molarMass } from './elements.ts';
import { branch, countIsomers } from './isomers.ts';
import { both, hlOnly, mark, multipleChoice } from './marking.ts';
import { drawSkeletal, hydrogens, type Molecule, molecularFormula, neighbours, zigzag } from './molecule.ts';

/** Structure 3.2: formulae and classes, structural isomers, stereoisomers, spectroscopy. */

const tex = String.raw;

interface Drawn {
  name: string;
  molecule: Molecule;
  formula: string;
}
const skeletalFormula = defineTemplate({
  key: 'chem-skeletal-molecular-formula',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.2.1', 1),
  variants: [
    {
      name: '4-methylpentan-2-one',
      molecule: zigzag({
        length: 5,
        sides: [
          { on: 1, element: 'O', order: 2 },
          { on: 3, element: 'C' },
        ],
      }),
      formula: 'C6H12O',
    },
    { name: 'hex-3-en-1-ol', molecule: zigzag({ length: 7, elements: { 0: 'O' }, orders: { 3: 2 } }), formula: 'C6H12O' },
    {
      name: 'ethyl butanoate',
      molecule: zigzag({ length: 7, elements: { 4: 'O' }, sides: [{ on: 3, element: 'O', order: 2 }] }),
      formula: 'C6H12O2',
    },
    {
      name: '2-methylbutanoic acid',
      molecule: zigzag({
        length: 5,
        elements: { 4: 'O' },
        sides: [
          { on: 3, element: 'O', order: 2 },
          { on: 2, element: 'C' },
        ],
      }),
      formula: 'C5H10O2',
    },
    {
      name: '3-aminobutan-1-ol',
      molecule: zigzag({ length: 5, elements: { 0: 'O' }, sides: [{ on: 3, element: 'N' }] }),
      formula: 'C4H11NO',
    },
    {
      name: '2-chloro-3-methylpentane',
      molecule: zigzag({
        length: 5,
        sides: [
          { on: 1, element: 'Cl' },
          { on: 2, element: 'C' },
        ],
      }),
      formula: 'C6H13Cl',
    },
    {
      name: 'hexa-2,4-dienal',
      molecule: zigzag({ length: 7, elements: { 6: 'O' }, orders: { 1: 2, 3: 2, 5: 2 } }),
      formula: 'C6H8O',
    },
    {
      name: 'pentanamide',
      molecule: zigzag({ length: 6, elements: { 5: 'N' }, sides: [{ on: 4, element: 'O', order: 2 }] }),
      formula: 'C5H11NO',
    },
  ] as readonly Drawn[],
  solve: ({ molecule }) => ({ formula: molecularFormula(molecule) }),
  write: ({ name, molecule }, { formula }, index) => {
    const counts = atoms(formula);
    const [c = 0, h = 0] = [counts.get('C') ?? 0, counts.get('H') ?? 0];
    const tail = formula.replace(/^C\d*H\d*/, '');
    const perCarbon = hydrogens(molecule);
    const onOthers = perCarbon.reduce((sum, count, i) => sum + (molecule.atoms[i]?.element === 'C' ? 0 : count), 0);
    const option = (carbons: number, hydrogen: number) => tex`$\ce{C${carbons}H${hydrogen}${tail}}$`;
    return multipleChoice(
      {
        stem: `The skeletal formula of ${name} is shown.\n\n![](diagram:skeletal)\n\nWhat is its molecular formula?`,
        correct: option(c, h),
        wrong: [option(c, h + 2), option(c, h - 2), option(c - 2, h - 6)],
        hint: 'Every corner and every free end is a carbon atom with enough hydrogen for four bonds.',
        solution: tex`Count corners and free ends: $${c}$ carbon atoms (the free ends are methyl or methylene groups, easily forgotten). Each carbon has four bonds; hydrogen makes up what is not drawn, which gives $${h - onOthers}$ hydrogen atoms on carbon${onOthers > 0 ? tex` and $${onOthers}$ on the labelled atoms` : ''}. With the labelled atoms the formula is $\ce{${formula}}$.`,
        reason: tex`$\ce{${formula}}$`,
        turn: 0,
        diagrams: [{ name: 'skeletal', svg: drawSkeletal(molecule), alt: `Skeletal formula of ${name}.` }],
      },
      index,
    );
  },
  check: ({ formula, molecule }, { formula: found }) => {
    // The formula known from the name; and the degree of unsaturation from it counts the multiple bonds drawn.
    assert.equal(found, formula);
    const count = atoms(formula);
    const get = (symbol: string) => count.get(symbol) ?? 0;
    const unsaturation = (2 * get('C') + 2 + get('N') - get('H') - get('Cl')) / 2;
    assert.equal(
      unsaturation,
      molecule.bonds.reduce((sum, [, , order]) => sum + order - 1, 0),
    );
  },
});

const CLASSES = ['alcohol', 'aldehyde', 'ketone', 'carboxylic acid', 'ester', 'ether', 'amine', 'amide'] as const;
interface Classed {
  molecule: Molecule;
  answer: (typeof CLASSES)[number];
  wrong: readonly [string, string, string];
  why: string;
}
const compoundClass = defineTemplate({
  key: 'chem-organic-class',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S3.2.1', 1),
  variants: [
    {
      molecule: zigzag({ length: 5, elements: { 2: 'O' }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      answer: 'ester',
      wrong: ['ether', 'ketone', 'carboxylic acid'],
      why: 'a carbonyl carbon is bonded to an oxygen atom that carries another carbon chain',
    },
    {
      molecule: zigzag({ length: 5, sides: [{ on: 1, element: 'O', order: 2 }] }),
      answer: 'ketone',
      wrong: ['aldehyde', 'ester', 'ether'],
      why: 'the carbonyl carbon is bonded to two carbon atoms',
    },
    {
      molecule: zigzag({ length: 5, elements: { 4: 'O' }, orders: { 3: 2 } }),
      answer: 'aldehyde',
      wrong: ['ketone', 'carboxylic acid', 'alcohol'],
      why: 'the carbonyl group is at the end of the chain, so its carbon carries a hydrogen atom',
    },
    {
      molecule: zigzag({ length: 5, elements: { 4: 'N' }, sides: [{ on: 3, element: 'O', order: 2 }] }),
      answer: 'amide',
      wrong: ['amine', 'ketone', 'carboxylic acid'],
      why: 'nitrogen is bonded to a carbonyl carbon',
    },
    {
      molecule: zigzag({ length: 5, elements: { 2: 'O' } }),
      answer: 'ether',
      wrong: ['ester', 'alcohol', 'ketone'],
      why: 'an oxygen atom joins two carbon chains by single bonds, and there is no carbonyl group',
    },
    {
      molecule: zigzag({ length: 6, elements: { 5: 'O' }, sides: [{ on: 4, element: 'O', order: 2 }] }),
      answer: 'carboxylic acid',
      wrong: ['ester', 'alcohol', 'aldehyde'],
      why: 'the carbonyl carbon carries a hydroxyl group',
    },
    {
      molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'N' }] }),
      answer: 'amine',
      wrong: ['amide', 'alcohol', 'ester'],
      why: 'nitrogen is bonded to a carbon atom of the chain, and there is no carbonyl group',
    },
    {
      molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'O' }] }),
      answer: 'alcohol',
      wrong: ['ether', 'aldehyde', 'carboxylic acid'],
      why: 'a hydroxyl group is bonded to a carbon atom without a carbonyl group',
    },
  ] as readonly Classed[],
  solve: ({ answer }) => ({ answer }),
  write: ({ molecule, wrong, why }, { answer }, index) =>
    multipleChoice(
      {
        stem: tex`A compound of molecular formula $\ce{${molecularFormula(molecule)}}$ has the skeletal formula shown.

![](diagram:skeletal)

To which class does it belong?`,
        correct: answer[0]?.toUpperCase() + answer.slice(1),
        wrong: wrong.map((name) => name[0]?.toUpperCase() + name.slice(1)) as [string, string, string],
        hint: 'Find the atom that is not carbon and look at what the carbon next to it is bonded to.',
        solution: `Look at the functional group: ${why}. This is the mark of an ${answer}.`.replace(/an ([^aeio])/, 'a $1'),
        reason: `${answer}: ${why}`,
        turn: 3,
        diagrams: [
          {
            name: 'skeletal',
            svg: drawSkeletal(molecule),
            alt: `Skeletal formula: ${molecule.bonds.map(([a, b, order]) => `${molecule.atoms[a]?.element}${a + 1}${['', '-', '=', '≡'][order]}${molecule.atoms[b]?.element}${b + 1}`).join(', ')} (atoms numbered along the chain).`,
          },
        ],
      },
      index,
    ),
  check: ({ molecule }, { answer }) => {
    // Read the class off the graph: what stands next to a carbonyl carbon, or next to the single hetero atom.
    const element = (i: number) => molecule.atoms[i]?.element ?? '';
    const h = hydrogens(molecule);
    const carbonyl = molecule.bonds.find(([a, b, order]) => order === 2 && [element(a), element(b)].includes('O'));
    let found: string;
    if (carbonyl) {
      const carbon = element(carbonyl[0]) === 'C' ? carbonyl[0] : carbonyl[1];
      const beside = neighbours(molecule, carbon).filter(({ order }) => order === 1);
      const hetero = beside.find(({ atom }) => element(atom) !== 'C');
      if (!hetero) found = beside.length === 2 ? 'ketone' : 'aldehyde';
      else if (element(hetero.atom) === 'N') found = 'amide';
      else found = (h[hetero.atom] ?? 0) > 0 ? 'carboxylic acid' : 'ester';
    } else {
      const hetero = molecule.atoms.findIndex((atom) => atom.element !== 'C');
      found = element(hetero) === 'N' ? 'amine' : (h[hetero] ?? 0) > 0 ? 'alcohol' : 'ether';
    }
    assert.equal(found, answer);
  },
});

const isomerCount = defineTemplate({
  key: 'chem-isomer-count',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('S3.2.2', 1),
  variants: [
    {
      what: 'structural isomers have the molecular formula $\\ce{C6H14}$',
      carbons: 6,
      replaced: 0,
      count: 5,
      wrong: [4, 6, 3],
      list: 'hexane, 2-methylpentane, 3-methylpentane, 2,2-dimethylbutane, 2,3-dimethylbutane',
    },
    {
      what: 'structural isomers have the molecular formula $\\ce{C4H9Br}$',
      carbons: 4,
      replaced: 1,
      count: 4,
      wrong: [2, 3, 5],
      list: '1-bromobutane, 2-bromobutane, 1-bromo-2-methylpropane, 2-bromo-2-methylpropane',
    },
    {
      what: 'structural isomers have the molecular formula $\\ce{C3H6Cl2}$',
      carbons: 3,
      replaced: 2,
      count: 4,
      wrong: [3, 5, 6],
      list: '1,1-, 1,2-, 1,3- and 2,2-dichloropropane',
    },
    {
      what: 'alcohols have the molecular formula $\\ce{C4H10O}$',
      carbons: 4,
      replaced: 1,
      count: 4,
      wrong: [2, 3, 7],
      list: 'butan-1-ol, butan-2-ol, 2-methylpropan-1-ol, 2-methylpropan-2-ol',
    },
    {
      what: 'structural isomers have the molecular formula $\\ce{C5H12}$',
      carbons: 5,
      replaced: 0,
      count: 3,
      wrong: [2, 4, 5],
      list: 'pentane, 2-methylbutane, 2,2-dimethylpropane',
    },
    {
      what: 'structural isomers have the molecular formula $\\ce{C5H11Cl}$',
      carbons: 5,
      replaced: 1,
      count: 8,
      wrong: [3, 6, 7],
      list: 'three from pentane (positions 1, 2, 3), four from 2-methylbutane (positions 1, 2, 3, 4) and one from 2,2-dimethylpropane',
    },
    {
      what: 'structural isomers have the molecular formula $\\ce{C4H8Cl2}$',
      carbons: 4,
      replaced: 2,
      count: 9,
      wrong: [6, 7, 8],
      list: 'six from butane (1,1-; 1,2-; 1,3-; 1,4-; 2,2-; 2,3-) and three from 2-methylpropane (1,1-; 1,2-; 1,3-)',
    },
    {
      what: 'structural isomers have the molecular formula $\\ce{C7H16}$',
      carbons: 7,
      replaced: 0,
      count: 9,
      wrong: [7, 8, 10],
      list: 'heptane, 2- and 3-methylhexane, 2,2-, 2,3-, 2,4- and 3,3-dimethylpentane, 3-ethylpentane, 2,2,3-trimethylbutane',
    },
  ] as readonly {
    what: string;
    carbons: number;
    replaced: 0 | 1 | 2;
    count: number;
    wrong: readonly [number, number, number];
    list: string;
  }[],
  solve: ({ count }) => ({ count }),
  write: ({ what, wrong, list, carbons, replaced }, { count }, index) =>
    multipleChoice(
      {
        stem: `How many ${what}? (Do not count stereoisomers.)`,
        correct: `${count}`,
        wrong: wrong.map(String) as [string, string, string],
        hint: 'Go through the carbon skeletons from the longest chain to the shortest, and in each through the different places.',
        solution: `Work in order. First the skeletons of ${carbons} carbon atoms: the straight chain, then chains one atom shorter with a branch, and so on.${replaced > 0 ? ' Then put the other group on each carbon atom that is not equivalent to one already used.' : ' Turning a drawing round does not make a new isomer, so check each by its name.'} The list: ${list}. That makes ${count}.`,
        reason: `${count}: ${list}`,
        turn: 1,
      },
      index,
    ),
  check: ({ carbons, replaced }, { count }) => assert.equal(countIsomers(carbons, replaced), count),
});

const chiralCentres = defineTemplate({
  key: 'chem-chiral-centres',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.3', 1),
  variants: [
    {
      name: '3-methylpentan-2-ol',
      molecule: zigzag({
        length: 5,
        sides: [
          { on: 1, element: 'O' },
          { on: 2, element: 'C' },
        ],
      }),
      centres: 2,
    },
    { name: '2-bromopentane', molecule: zigzag({ length: 5, sides: [{ on: 1, element: 'Br' }] }), centres: 1 },
    { name: '3-methylpentane', molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'C' }] }), centres: 0 },
    {
      name: '2-amino-3-hydroxybutanoic acid',
      molecule: zigzag({
        length: 5,
        elements: { 4: 'O' },
        sides: [
          { on: 3, element: 'O', order: 2 },
          { on: 2, element: 'N' },
          { on: 1, element: 'O' },
        ],
      }),
      centres: 2,
    },
    {
      name: '2-chloro-4-methylpentane',
      molecule: zigzag({
        length: 5,
        sides: [
          { on: 1, element: 'Cl' },
          { on: 3, element: 'C' },
        ],
      }),
      centres: 1,
    },
    {
      name: '2-bromo-3-chloro-4-methylhexane',
      molecule: zigzag({
        length: 6,
        sides: [
          { on: 1, element: 'Br' },
          { on: 2, element: 'Cl' },
          { on: 3, element: 'C' },
        ],
      }),
      centres: 3,
    },
    { name: 'pentan-3-ol', molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'O' }] }), centres: 0 },
    {
      name: '3-chloro-2-methylhexane',
      molecule: zigzag({
        length: 6,
        sides: [
          { on: 1, element: 'C' },
          { on: 2, element: 'Cl' },
        ],
      }),
      centres: 1,
    },
  ] as readonly { name: string; molecule: Molecule; centres: number }[],
  solve: ({ centres }) => ({ centres }),
  write: ({ name, molecule }, { centres }, index) =>
    multipleChoice(
      {
        stem: `The skeletal formula of ${name} is shown.\n\n![](diagram:skeletal)\n\nHow many chiral (asymmetric) carbon atoms does a molecule of it have?`,
        correct: `${centres}`,
        wrong: [0, 1, 2, 3].filter((value) => value !== centres).map(String) as [string, string, string],
        hint: 'A chiral carbon atom carries four different groups. Compare whole groups, not only the next atom.',
        solution: `Only carbon atoms with four single bonds and at most one hydrogen can be chiral. For each of them compare the four groups to their ends: ${centres === 0 ? 'here every such atom carries two equal groups, so none is chiral and the compound has no optical isomers' : `${centres === 1 ? 'one atom carries' : `${centres} atoms carry`} four different groups, so there ${centres === 1 ? 'is one chiral centre and a pair of enantiomers' : `are ${centres} chiral centres and up to $2^{${centres}} = ${2 ** centres}$ stereoisomers`}`}.`,
        reason: `${centres}`,
        turn: 2,
        diagrams: [{ name: 'skeletal', svg: drawSkeletal(molecule), alt: `Skeletal formula of ${name}.` }],
      },
      index,
    ),
  check: ({ molecule }, { centres }) => {
    // Spell out every branch with its hydrogen; a centre has four that differ.
    const h = hydrogens(molecule);
    const labels = molecule.atoms.map(({ element }, i) => {
      const orders = neighbours(molecule, i)
        .map(({ order }) => order)
        .toSorted()
        .join('');
      return `${element}h${h[i]}o${orders}`;
    });
    const tree = molecule.atoms.map((_, i) => neighbours(molecule, i).map(({ atom }) => atom));
    const found = molecule.atoms.filter((_, i) => {
      const groups = [
        ...(tree[i] ?? []).map((next) => branch(tree, next, i, labels)),
        ...Array.from({ length: h[i] ?? 0 }, () => 'H'),
      ];
      return groups.length === 4 && new Set(groups).size === 4;
    });
    assert.equal(found.length, centres);
  },
});

interface Unknown {
  name: string;
  structure: string;
  molecule: Molecule;
  empirical: string;
  /** Peaks of the mass spectrum: m/z, relative height, and for two of them the group lost. */
  peaks: readonly (readonly [number, number])[];
  lost: { at: number; group: string };
  infrared: { wave: string; bond: string };
  /** Signals: shift, ratio, splitting. */
  signals: readonly (readonly [number, number, string])[];
}
const WORDS: Readonly<Record<string, string>> = {
  singlet: 'no neighbouring H that splits it',
  doublet: 'one H on the neighbouring carbon',
  triplet: 'two H on neighbouring carbon',
  quartet: 'three H on neighbouring carbon',
  septet: 'six H on neighbouring carbon atoms',
};
const spectroscopy = defineTemplate({
  key: 'chem-structure-from-spectra',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.4', 2),
  variants: [
    {
      name: 'propanoic acid',
      structure: 'CH3CH2COOH',
      molecule: zigzag({ length: 4, elements: { 3: 'O' }, sides: [{ on: 2, element: 'O', order: 2 }] }),
      empirical: 'C3H6O2',
      peaks: [
        [27, 60],
        [29, 85],
        [45, 55],
        [57, 30],
        [74, 80],
      ],
      lost: { at: 57, group: 'OH' },
      infrared: {
        wave: 'a very broad band from 2500 to 3100 and a strong band near 1715',
        bond: 'O-H of a carboxylic acid and C=O',
      },
      signals: [
        [1.1, 3, 'triplet'],
        [2.4, 2, 'quartet'],
        [11.7, 1, 'singlet'],
      ],
    },
    {
      name: 'butanone',
      structure: 'CH3COCH2CH3',
      molecule: zigzag({ length: 4, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C4H8O',
      peaks: [
        [29, 25],
        [43, 100],
        [57, 8],
        [72, 20],
      ],
      lost: { at: 43, group: 'C2H5' },
      infrared: { wave: 'a strong band near 1715, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.1, 3, 'triplet'],
        [2.1, 3, 'singlet'],
        [2.5, 2, 'quartet'],
      ],
    },
    {
      name: 'methyl ethanoate',
      structure: 'CH3COOCH3',
      molecule: zigzag({ length: 4, elements: { 2: 'O' }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C3H6O2',
      peaks: [
        [15, 20],
        [43, 100],
        [59, 10],
        [74, 25],
      ],
      lost: { at: 43, group: 'OCH3' },
      infrared: { wave: 'a strong band near 1745, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [2.1, 3, 'singlet'],
        [3.7, 3, 'singlet'],
      ],
    },
    {
      name: 'propan-2-ol',
      structure: 'CH3CH(OH)CH3',
      molecule: zigzag({ length: 3, sides: [{ on: 1, element: 'O' }] }),
      empirical: 'C3H8O',
      peaks: [
        [27, 15],
        [43, 18],
        [45, 100],
        [60, 5],
      ],
      lost: { at: 45, group: 'CH3' },
      infrared: { wave: 'a broad band near 3350, and none near 1700', bond: 'O-H of an alcohol, but no C=O' },
      signals: [
        [1.2, 6, 'doublet'],
        [2.2, 1, 'singlet'],
        [4.0, 1, 'septet'],
      ],
    },
    {
      name: 'ethyl ethanoate',
      structure: 'CH3COOCH2CH3',
      molecule: zigzag({ length: 5, elements: { 2: 'O' }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C2H4O',
      peaks: [
        [29, 15],
        [43, 100],
        [61, 12],
        [73, 6],
        [88, 8],
      ],
      lost: { at: 43, group: 'OC2H5' },
      infrared: { wave: 'a strong band near 1740, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.3, 3, 'triplet'],
        [2.0, 3, 'singlet'],
        [4.1, 2, 'quartet'],
      ],
    },
    {
      name: 'methyl propanoate',
      structure: 'CH3CH2COOCH3',
      molecule: zigzag({ length: 5, elements: { 3: 'O' }, sides: [{ on: 2, element: 'O', order: 2 }] }),
      empirical: 'C2H4O',
      peaks: [
        [29, 70],
        [57, 100],
        [59, 25],
        [88, 25],
      ],
      lost: { at: 57, group: 'OCH3' },
      infrared: { wave: 'a strong band near 1740, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.1, 3, 'triplet'],
        [2.3, 2, 'quartet'],
        [3.7, 3, 'singlet'],
      ],
    },
    {
      name: 'propanone',
      structure: 'CH3COCH3',
      molecule: zigzag({ length: 3, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C3H6O',
      peaks: [
        [15, 25],
        [43, 100],
        [58, 40],
      ],
      lost: { at: 43, group: 'CH3' },
      infrared: { wave: 'a strong band near 1715, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [[2.1, 6, 'singlet']],
    },
    {
      name: 'pentan-3-one',
      structure: 'CH3CH2COCH2CH3',
      molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'O', order: 2 }] }),
      empirical: 'C5H10O',
      peaks: [
        [29, 80],
        [57, 100],
        [86, 25],
      ],
      lost: { at: 57, group: 'C2H5' },
      infrared: { wave: 'a strong band near 1715, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.0, 6, 'triplet'],
        [2.4, 4, 'quartet'],
      ],
    },
  ] as readonly Unknown[],
  solve: ({ molecule, peaks, lost }) => {
    const formula = molecularFormula(molecule);
    const parent = peaks.at(-1)?.[0] ?? 0;
    return { formula, parent, difference: parent - lost.at };
  },
  write: ({ name, structure, empirical, peaks, lost, infrared, signals }, { formula, parent, difference }) => {
    const drawing = new Diagram({ x: [0, 100], y: [0, 115] }).axes({
      x: 'm/z',
      y: 'relative abundance / %',
      xTicks: [20, 40, 60, 80],
      yTicks: [20, 40, 60, 80, 100],
    });
    for (const [mass, height] of peaks) drawing.segment([mass, 0], [mass, height]).label([mass, height], `${mass}`, { dy: -5 });
    const table = signals.map(([shift, ratio, split]) => `| ${shift.toFixed(1)} | ${ratio} | ${split} |`).join('\n');
    const read = signals
      .map(([shift, ratio, split]) => tex`the ${split} at $${shift.toFixed(1)}\text{ ppm}$ (${ratio} H) has ${WORDS[split]}`)
      .join('; ');
    return {
      text: tex`An organic compound has the empirical formula $\ce{${empirical}}$. Its mass spectrum is shown.

![](diagram:spectrum)

Its infrared spectrum has ${infrared.wave} $\text{cm}^{-1}$. Its $^{1}\text{H}$ NMR spectrum has the following ${signals.length === 1 ? 'signal' : 'signals'}:

| chemical shift / ppm | number of H | splitting |
| --- | --- | --- |
${table}

(a) Deduce the molecular formula of the compound, using the mass spectrum. [2]

(b) Identify the group of atoms lost to give the peak at $m/z = ${lost.at}$. [1]

(c) Deduce what the infrared data show about the bonds in the molecule. [1]

(d) Deduce the structural formula of the compound, giving two pieces of evidence from the NMR spectrum. [3]

(e) State the name of the compound. [1]`,
      hint: tex`The peak of the largest $m/z$ is the molecular ion. In NMR, a signal split into $n + 1$ lines has $n$ hydrogen atoms on neighbouring carbon.`,
      answer: tex`(a) $\ce{${formula}}$

(b) $\ce{${lost.group}}$

(c) ${infrared.bond}

(d) $\ce{${structure}}$

(e) ${name}`,
      solution: tex`(a) The molecular ion is the peak of the largest $m/z$: $M = ${parent}\text{ g mol}^{-1}$. The empirical formula $\ce{${empirical}}$ has a mass of about $${Math.round(molarMass(empirical))}$, so the molecular formula is $${Math.round(parent / molarMass(empirical))}$ times it: $\ce{${formula}}$.

(b) The loss is $${parent} - ${lost.at} = ${difference}$, the mass of $\ce{${lost.group}}$.

(c) The bands show ${infrared.bond}.

(d) The number of signals is the number of hydrogen environments: ${signals.length}. In detail: ${read}. Together with the infrared data and the fragments this fits $\ce{${structure}}$ only.

(e) The compound is ${name}.`,
      markScheme: [
        mark('a', 'M1', tex`molecular ion at $m/z = ${parent}$`),
        mark('a', 'A1', tex`$\ce{${formula}}$`),
        mark('b', 'A1', tex`$\ce{${lost.group}}$ (mass $${difference}$)`),
        mark('c', 'A1', infrared.bond),
        mark('d', 'R1', `number of environments (${signals.length}) and their ratio`),
        mark('d', 'R1', `splitting: ${signals.map(([, , split]) => split).join(', ')}, explained by neighbours`),
        mark('d', 'A1', tex`$\ce{${structure}}$`),
        mark('e', 'A1', name),
      ],
      diagrams: [
        {
          name: 'spectrum',
          svg: drawing.toSvg(),
          alt: `Mass spectrum with peaks ${peaks.map(([mass, height]) => `at m/z ${mass} (${height} %)`).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ molecule, structure, empirical, signals, lost }, { formula, parent, difference }) => {
    assert.deepEqual([...atoms(structure)].toSorted(), [...atoms(formula)].toSorted(), 'structure and drawing agree');
    assert.equal(Math.round(molarMass(formula)), parent);
    assert.ok(Math.abs(molarMass(lost.group) - difference) < 0.3, 'mass of the group lost');
    assert.ok(Math.abs((parent / molarMass(empirical)) % 1) < 0.02 || Math.abs(((parent / molarMass(empirical)) % 1) - 1) < 0.02);
    // Hydrogen environments by spelling out each atom's surroundings, and splitting by counting hydrogen on neighbouring carbon.
    const h = hydrogens(molecule);
    const labels = molecule.atoms.map(({ element }, i) => `${element}${h[i]}`);
    const tree = molecule.atoms.map((_, i) => neighbours(molecule, i).map(({ atom }) => atom));
    const environments = new Map<string, { count: number; split: number }>();
    molecule.atoms.forEach(({ element }, i) => {
      if (!h[i]) return;
      const key = branch(tree, i, -1, labels);
      const beside =
        element === 'C' ? (tree[i] ?? []).reduce((sum, j) => sum + (molecule.atoms[j]?.element === 'C' ? (h[j] ?? 0) : 0), 0) : 0;
      environments.set(key, { count: (environments.get(key)?.count ?? 0) + (h[i] ?? 0), split: beside });
    });
    const lines = ['singlet', 'doublet', 'triplet', 'quartet', 'quintet', 'sextet', 'septet'];
    const computed = [...environments.values()].map(({ count, split }) => `${count} ${lines[split]}`).toSorted();
    assert.deepEqual(computed, signals.map(([, ratio, split]) => `${ratio} ${split}`).toSorted());
  },
});

export const organicStructure = [skeletalFormula, compoundClass, isomerCount, chiralCentres, spectroscopy];
