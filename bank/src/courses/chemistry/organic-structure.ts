import assert from 'node:assert/strict';
import { ALIKE } from '../../forms.ts';
import { defineTemplate } from '../../template.ts';
import { atoms } from './elements.ts';
import { countIsomers } from './isomers.ts';
import { both, firstThree, mistake, multipleChoice } from './marking.ts';
import { drawSkeletal, hydrogens, type Molecule, molecularFormula, neighbours, zigzag } from './molecule.ts';
import { classProved, isomersJudged } from './structure-reversed.ts';

/** Structure 3.2 at both levels: formulae and classes, structural isomers. */

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
        wrong: [
          mistake(
            option(c, h + 2),
            molecule.bonds.some(([, , order]) => order === 2)
              ? 'You left out a double bond: it takes one hydrogen atom from each of its ends.'
              : 'You counted two hydrogen atoms too many: a bond to a labelled atom or a branch takes the place of one.',
          ),
          mistake(option(c, h - 2), 'You counted two hydrogen atoms too few: fill up each carbon atom to four bonds.'),
          mistake(option(c - 2, h - 6), 'You left out carbon atoms at the free ends of the lines.'),
        ],
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
type ClassName = (typeof CLASSES)[number];
/** By what a class is told, for who takes a compound of another class for it. */
const CLASS_MARKS: Readonly<Record<string, string>> = {
  alcohol: 'an alcohol has a hydroxyl group, on a carbon atom that is not part of a carbonyl group',
  aldehyde: 'an aldehyde has a carbonyl group at the end of its chain, with hydrogen on its carbon atom',
  ketone: 'a ketone has a carbonyl group between two carbon atoms',
  'carboxylic acid': 'a carboxylic acid has a hydroxyl group on its carbonyl carbon',
  ester: 'an ester has a carbonyl carbon bonded to an oxygen atom that carries another carbon chain',
  ether: 'an ether has an oxygen atom between two carbon chains and no carbonyl group',
  amine: 'an amine has nitrogen on a carbon atom that is not part of a carbonyl group',
  amide: 'an amide has nitrogen on its carbonyl carbon',
};

interface Classed {
  molecule: Molecule;
  answer: ClassName;
  wrong: readonly [ClassName, ClassName, ClassName];
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
  write: ({ molecule, wrong, why }, { answer }, index) => {
    const diagrams = [
      {
        name: 'skeletal',
        svg: drawSkeletal(molecule),
        alt: `Skeletal formula: ${molecule.bonds.map(([a, b, order]) => `${molecule.atoms[a]?.element}${a + 1}${['', '-', '=', '≡'][order]}${molecule.atoms[b]?.element}${b + 1}`).join(', ')} (atoms numbered along the chain).`,
      },
    ];
    // From the fifth variant on the class is told and its mark is asked.
    if (index >= ALIKE) {
      const stem = tex`The skeletal formula of a compound $\ce{${molecularFormula(molecule)}}$ is shown.

![](diagram:skeletal)

Which statement describes the functional group that gives the compound its class?`;
      const others = wrong.map((name) => [name, CLASS_MARKS[name] ?? ''] as const);
      return classProved(stem, answer, why, others, diagrams, index);
    }
    return multipleChoice(
      {
        stem: tex`A compound of molecular formula $\ce{${molecularFormula(molecule)}}$ has the skeletal formula shown.

![](diagram:skeletal)

To which class does it belong?`,
        correct: answer[0]?.toUpperCase() + answer.slice(1),
        wrong: firstThree(
          wrong.map((name) => mistake(name[0]?.toUpperCase() + name.slice(1), `Compare with the drawing: ${CLASS_MARKS[name]}.`)),
          answer,
        ),
        hint: 'Find the atom that is not carbon and look at what the carbon next to it is bonded to.',
        solution: `Look at the functional group: ${why}. This is the mark of an ${answer}.`.replace(/an ([^aeio])/, 'a $1'),
        reason: `${answer}: ${why}`,
        turn: 3,
        diagrams,
      },
      index,
    );
  },
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
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return isomersJudged(numbers, result);
    const { what, wrong, list, carbons, replaced } = numbers;
    const { count } = result;

    // Places for one group on a straight chain; two groups on butane have six.
    const straight = replaced === 1 ? Math.ceil(carbons / 2) : replaced === 2 && carbons === 4 ? 6 : null;
    const isomerSlip = (value: number) => {
      const text = `${value}`;
      if (what.startsWith('alcohols') && value === 7) return mistake(text, 'You counted the ethers of this formula as well.');
      if (value > count)
        return mistake(text, 'You counted an isomer twice: give each drawing its name to see which are the same.');
      if (value === straight)
        return mistake(text, 'You used the straight chain alone and left out the branched skeletons.', 'incomplete');
      return replaced === 0
        ? mistake(
            text,
            'You missed a skeleton: shorten the main chain one carbon atom at a time, and move the branches.',
            'incomplete',
          )
        : mistake(
            text,
            'You missed places: try every carbon atom of every skeleton, and groups on the same atom too.',
            'incomplete',
          );
    };
    return multipleChoice(
      {
        stem: `How many ${what}? (Count structural isomers only.)`,
        correct: `${count}`,
        wrong: [isomerSlip(wrong[0]), isomerSlip(wrong[1]), isomerSlip(wrong[2])],
        hint: 'Which carbon skeletons are possible, and which places are there on each?',
        solution: `Work in order. First the skeletons of ${carbons} carbon atoms: the straight chain, then chains one atom shorter with a branch, and so on.${replaced > 0 ? ' Then put the other group on each carbon atom that is not equivalent to one already used.' : ' Turning a drawing round does not make a new isomer, so check each by its name.'} The list: ${list}. That makes ${count}.`,
        reason: `${count}: ${list}`,
        turn: 1,
      },
      index,
    );
  },
  check: ({ carbons, replaced }, { count }) => assert.equal(countIsomers(carbons, replaced), count),
});

export const organicStructure = [skeletalFormula, compoundClass, isomerCount];
