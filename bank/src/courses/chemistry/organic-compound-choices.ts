import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Structure 3.2, multiple choice: series, names, boiling points and stereoisomers of organic compounds. */

const tex = String.raw;

const members = choiceSet({ key: 'chem-member-of-a-series', difficulty: 'Easy', placements: both('S3.2.1', 1) }, 1, [
  {
    ask: 'What is the molecular formula of the alkene whose molecule has ten hydrogen atoms?',
    right: tex`$\ce{C5H10}$`,
    wrong: [
      [tex`$\ce{C4H10}$`, 'You used the general formula of alkanes.'],
      [tex`$\ce{C6H10}$`, 'You used the general formula of alkynes.'],
      [tex`$\ce{C10H10}$`, 'You gave each carbon atom a single hydrogen atom.'],
    ],
    hint: 'What is the general formula?',
    why: tex`Alkenes have the general formula $\ce{C_{n}H_{2n}}$, so ten hydrogen atoms belong to five carbon atoms.`,
    proof: [10 / 2, 5],
  },
  {
    ask: 'By how much do the molar masses of two neighbouring members of any homologous series differ?',
    right: tex`by that of $\ce{CH2}$`,
    wrong: [
      [tex`by that of $\ce{CH3}$`, 'A methyl group replaces a hydrogen atom, which is lost.'],
      [tex`by that of $\ce{CH4}$`, 'You took the first member of the alkanes.'],
      ['by an amount that depends on the functional group', 'The functional group is the same in both members.'],
    ],
    hint: 'Write two neighbouring members of a series that you know.',
    why: 'Each member has one more carbon atom in its chain with two hydrogen atoms, whatever the functional group.',
  },
  {
    ask: tex`Members of a homologous series have the general formula $\ce{C_{n}H_{2n+1}NO}$. Which compound can belong to it?`,
    right: tex`$\ce{CH3CH2CONH2}$`,
    wrong: [
      [tex`$\ce{CH3CH2CH2NH2}$`, 'This molecule has no oxygen atom.'],
      [tex`$\ce{HOCH2CH2NH2}$`, 'Count the hydrogen atoms: there are more than the formula allows.'],
      [tex`$\ce{CH3CH2CN}$`, 'This molecule has no oxygen atom and fewer hydrogen atoms.'],
    ],
    hint: 'Count the atoms of each kind.',
    why: tex`$\ce{CH3CH2CONH2}$ is $\ce{C3H7NO}$, which is the general formula with $n = 3$.`,
    proof: [2 * 3 + 1, 7],
  },
  {
    ask: 'Which property changes the least from member to member of the carboxylic acids?',
    right: 'the reaction with sodium carbonate',
    wrong: [
      ['the boiling point', 'London forces grow with the length of the chain.'],
      ['the solubility in water', 'A longer non-polar chain makes molecules less soluble.'],
      ['the energy released by the combustion of one mole', 'Each further carbon atom releases more energy when it burns.'],
    ],
    hint: 'On what does each property depend: on the chain or on the functional group?',
    why: 'Chemical properties depend on the functional group, which is the same throughout the series. Physical properties and the energy of combustion depend on the length of the chain.',
  },
]);

const names = choiceSet({ key: 'chem-branched-chain-named', difficulty: 'Medium', placements: both('S3.2.1', 1) }, 2, [
  {
    ask: tex`What is the IUPAC name of $\ce{CH3CH2CH(CH3)CH2CH(OH)CH3}$?`,
    right: '4-methylhexan-2-ol',
    wrong: [
      ['3-methylhexan-5-ol', 'You numbered the chain from the wrong end.'],
      ['4-ethylpentan-2-ol', 'You did not take the longest chain.'],
      ['4-methylheptan-2-ol', 'You counted the carbon atom of the branch in the chain.'],
    ],
    hint: 'From which end does the functional group get the lower number?',
    why: 'The longest chain with the hydroxyl group has six carbon atoms. Numbered from the end nearer to that group, it carries OH on carbon 2 and the methyl group on carbon 4.',
  },
  {
    ask: tex`What is the IUPAC name of $\ce{(CH3)2CHCH2COOH}$?`,
    right: '3-methylbutanoic acid',
    wrong: [
      ['2-methylbutanoic acid', 'You did not count the carbon atom of the carboxyl group.'],
      ['2-methylpropanoic acid', 'You left a carbon atom of the chain out.'],
      ['pentanoic acid', 'You joined all carbon atoms into one chain.'],
    ],
    hint: 'Where does the numbering of an acid begin?',
    why: 'The carboxyl carbon atom is number 1. The longest chain through it has four carbon atoms, with a methyl group on carbon 3.',
  },
  {
    ask: tex`What is the IUPAC name of $\ce{CH3CH=CHCH(CH3)CH3}$?`,
    right: '4-methylpent-2-ene',
    wrong: [
      ['2-methylpent-3-ene', 'You gave the branch the lower number instead of the double bond.'],
      ['4-methylpent-3-ene', 'The number of a double bond is that of its first carbon atom.'],
      ['hex-2-ene', 'You joined all carbon atoms into one chain.'],
    ],
    hint: 'Which has priority when numbers are given, the double bond or the branch?',
    why: 'The chain has five carbon atoms. Numbered so that the double bond has the lower number, it begins at carbon 2, and the methyl group is on carbon 4.',
  },
  {
    ask: 'Which compound is 2-bromo-3-methylbutane?',
    right: tex`$\ce{CH3CHBrCH(CH3)2}$`,
    wrong: [
      [tex`$\ce{CH3CH2CBr(CH3)2}$`, 'Here the bromine atom is on the carbon atom with the branch.'],
      [tex`$\ce{BrCH2CH2CH(CH3)2}$`, 'Here the bromine atom is at the end of the chain.'],
      [tex`$\ce{CH3CHBrCH2CH2CH3}$`, 'This chain has no branch.'],
    ],
    hint: 'How long is the main chain, and what is attached to it?',
    why: 'A chain of four carbon atoms carries bromine on carbon 2 and a methyl group on carbon 3; the last two methyl groups of the formula are the branch and the end of the chain.',
  },
]);

const boiling = choiceSet(
  { key: 'chem-boiling-points-by-class', difficulty: 'Medium', placements: both('S3.2.1', 1, 'S2.2.2') },
  3,
  [
    {
      ask: 'Which order of boiling points is correct?',
      right: 'butane < propanal < propan-1-ol',
      wrong: [
        ['butane < propan-1-ol < propanal', 'An aldehyde has no hydrogen bonds between its molecules.'],
        ['propanal < butane < propan-1-ol', 'A polar molecule attracts others more strongly than a non-polar one of equal size.'],
        ['propan-1-ol < propanal < butane', 'You ordered the substances from the strongest forces to the weakest.'],
      ],
      hint: 'The molar masses are nearly the same. What differs?',
      why: 'With molar masses close to each other, London forces are similar. Propanal has dipole–dipole forces in addition, and propan-1-ol has hydrogen bonds.',
    },
    {
      ask: tex`Which isomer of $\ce{C5H12O}$ has the lowest boiling point?`,
      right: '2-methoxy-2-methylpropane',
      wrong: [
        ['pentan-1-ol', 'Its molecules form hydrogen bonds.'],
        ['pentan-3-ol', 'Its molecules form hydrogen bonds.'],
        ['2-methylbutan-2-ol', 'It is branched, but its molecules still form hydrogen bonds.'],
      ],
      hint: 'Look for the molecule without hydrogen bonds to its neighbours.',
      why: 'The ether has no hydrogen atom on oxygen, so it forms no hydrogen bonds with other molecules of its own kind; it is branched as well, which weakens London forces.',
    },
    {
      ask: 'Propanoic acid boils at a higher temperature than butan-1-ol although their molar masses are almost equal. Why?',
      right: 'Each pair of acid molecules can form two hydrogen bonds',
      wrong: [
        ['The acid is ionised, so ions attract each other', 'The pure acid consists of molecules.'],
        ['Covalent bonds within the acid molecules are stronger', 'Covalent bonds do not break when a liquid boils.'],
        ['The acid molecules have the longer carbon chain', 'The alcohol has the longer chain.'],
      ],
      hint: 'Which atoms of a carboxyl group take part in hydrogen bonds?',
      why: tex`The carboxyl group has both a hydrogen atom on oxygen and a strongly polar $\ce{C=O}$ group, so two molecules hold each other by two hydrogen bonds.`,
    },
    {
      ask: 'Which change lowers the boiling point of a substance?',
      right: 'replacing pentane by its isomer 2,2-dimethylpropane',
      wrong: [
        ['replacing ethanol by ethane-1,2-diol', 'A second hydroxyl group adds hydrogen bonds.'],
        ['replacing chloromethane by iodomethane', 'More electrons mean stronger London forces.'],
        ['replacing trimethylamine by its isomer propan-1-amine', 'Hydrogen on nitrogen makes hydrogen bonds possible.'],
      ],
      hint: 'In which case do the molecules touch each other less?',
      why: 'Molecules of 2,2-dimethylpropane are nearly spherical and touch each other at a smaller surface than straight chains do, so London forces are weaker.',
    },
  ],
);

const stereoisomers = choiceSet({ key: 'chem-stereoisomers-choice', difficulty: 'Hard', placements: hlOnly('S3.2.2', 1) }, 0, [
  {
    ask: 'Which compound has both cis-trans isomers and a chiral carbon atom?',
    right: '4-chloropent-2-ene',
    wrong: [
      ['3-chloropent-1-ene', 'One carbon atom of its double bond carries two hydrogen atoms.'],
      ['2-chloropent-2-ene', 'Each of its saturated carbon atoms carries at least two hydrogen atoms.'],
      ['4-chloropent-1-ene', 'One end of its double bond carries two hydrogen atoms.'],
    ],
    hint: 'Test both ends of the double bond, then look for four different groups.',
    why: tex`In $\ce{CH3CH=CHCHClCH3}$ each carbon atom of the double bond carries two different groups, and carbon 4 carries $\ce{H}$, $\ce{Cl}$, $\ce{CH3}$ and the alkenyl group.`,
  },
  {
    ask: 'How many stereoisomers does 2-bromo-3-chlorobutane have?',
    right: '4',
    wrong: [
      ['2', 'You found one chiral carbon atom only.'],
      ['3', 'You took one of the forms to be its own mirror image; the two halves of the molecule differ.'],
      ['6', 'You multiplied instead of raising to a power.'],
    ],
    hint: 'How many chiral carbon atoms are there, and are they alike?',
    why: tex`Carbon 2 and carbon 3 are chiral and carry different halogen atoms, so each of the $2^{2} = 4$ arrangements is different.`,
    proof: [2 ** 2, 4],
  },
  {
    ask: tex`How many isomers with the formula $\ce{C4H8}$ are alkenes, stereoisomers included?`,
    right: '4',
    wrong: [
      ['2', 'You left out the branched alkene and the stereoisomers.'],
      ['3', 'You counted structural isomers only.'],
      ['5', 'You counted two forms of an alkene with two hydrogen atoms at one end.'],
    ],
    hint: 'Which structural isomers are there, and at which double bonds do both ends carry two different groups?',
    why: 'The alkenes are but-1-ene, 2-methylpropene, cis-but-2-ene and trans-but-2-ene. Only but-2-ene has two different groups at both ends of the double bond.',
  },
  {
    ask: 'A reaction gives equal amounts of two enantiomers. How does the mixture act on plane-polarised light?',
    right: 'It does not rotate the plane, as the two rotations cancel',
    wrong: [
      ['It rotates the plane twice as far as one enantiomer', 'Enantiomers rotate the plane in opposite directions.'],
      [
        'It does not rotate the plane, as neither enantiomer is optically active',
        'Each enantiomer on its own rotates the plane.',
      ],
      ['It turns plane-polarised light into ordinary light', 'Rotation of the plane leaves light polarised.'],
    ],
    hint: 'How do the rotations by the two enantiomers compare?',
    why: 'Enantiomers rotate the plane through equal angles in opposite directions. In a racemic mixture these rotations cancel.',
  },
]);

export const organicCompoundChoices = [members, names, boiling, stereoisomers];
