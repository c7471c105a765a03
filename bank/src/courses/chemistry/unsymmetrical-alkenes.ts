import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { foreseen, hlOnly } from './marking.ts';

/** Reactivity 3.4: addition to unsymmetrical alkenes, by way of the more stable carbocation. */

const tex = String.raw;
const KINDS = ['', 'primary', 'secondary', 'tertiary'] as const;

interface Addition {
  alkene: string;
  structure: string;
  reagent: string;
  /** Alkyl groups on the two carbon atoms of the double bond. */
  groups: readonly [number, number];
  major: string;
  minor: string;
}

const addition = defineTemplate({
  key: 'chem-unsymmetrical-addition',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.4.3', 2, 'R3.4.1'),
  variants: [
    {
      ...{ alkene: 'propene', structure: 'CH3CH=CH2', reagent: 'HBr', groups: [1, 0] },
      ...{ major: '2-bromopropane', minor: '1-bromopropane' },
    },
    {
      ...{ alkene: '2-methylpropene', structure: '(CH3)2C=CH2', reagent: 'HCl', groups: [2, 0] },
      ...{ major: '2-chloro-2-methylpropane', minor: '1-chloro-2-methylpropane' },
    },
    {
      ...{ alkene: '2-methylbut-2-ene', structure: '(CH3)2C=CHCH3', reagent: 'HBr', groups: [2, 1] },
      ...{ major: '2-bromo-2-methylbutane', minor: '2-bromo-3-methylbutane' },
    },
    {
      ...{ alkene: 'but-1-ene', structure: 'CH3CH2CH=CH2', reagent: 'HI', groups: [1, 0] },
      ...{ major: '2-iodobutane', minor: '1-iodobutane' },
    },
  ] as readonly Addition[],
  // The carbon atom that does not take the proton is bonded to its own alkyl groups and to the other carbon atom.
  solve: ({ groups: [more, less] }) => ({ better: more + 1, worse: less + 1 }),
  write: ({ alkene, structure, reagent, major, minor }, { better, worse }) => {
    const halogen = reagent.slice(1);
    return inParts({
      stem: tex`${alkene[0]?.toUpperCase()}${alkene.slice(1)}, $\ce{${structure}}$, reacts with $\ce{${reagent}}$.`,
      hint: 'In the first step a proton can go to either carbon atom of the double bond. Which of the two ions that may form is more stable?',
      parts: [
        {
          ask: tex`Explain why $\ce{${reagent}}$ acts as an electrophile towards the double bond.`,
          answer: tex`Its hydrogen atom is partially positive and accepts an electron pair`,
          solution: tex`The bond $\ce{H-${halogen}}$ is polar with a partial positive charge on hydrogen. It is attracted by the electrons of the $\pi$ bond and accepts a pair of them.`,
          marks: [
            ['R1', 'partial positive charge on hydrogen'],
            ['R1', tex`accepts an electron pair of the $\pi$ bond`],
          ],
        },
        {
          ask: 'Deduce the classes (primary, secondary or tertiary) of the two carbocations that may form.',
          answer: `${KINDS[better]} and ${KINDS[worse]}`,
          solution: `Count the alkyl groups on the positive carbon atom: ${better} in one ion, which is ${KINDS[better]}, and ${worse} in the other, which is ${KINDS[worse]}.`,
          marks: [
            ['A1', KINDS[better] ?? ''],
            ['A1', KINDS[worse] ?? ''],
          ],
        },
        {
          ask: 'Determine the name of the main product, and explain your choice.',
          answer: major,
          solution: `The ${KINDS[better]} carbocation is more stable, because alkyl groups release electrons and spread the positive charge. It forms faster, and the halide ion joins its positive carbon atom: ${major}. Little ${minor} is formed.`,
          marks: [
            ['R1', 'alkyl groups release electrons (positive inductive effect)'],
            ['R1', `${KINDS[better]} carbocation more stable, so it forms faster (ECF from (b))`],
            ['A1', `${major}; do not accept ${minor}, and do not accept a rule quoted without a reason for the R marks`],
          ],
        },
        {
          ask: 'Sketch the mechanism with curly arrows for the main product.',
          answer: 'Two steps: arrow from the double bond to hydrogen, then from the halide ion to the positive carbon atom',
          solution: tex`First step: an arrow from the double bond to the hydrogen atom of $\ce{${reagent}}$ and one from the bond $\ce{H-${halogen}}$ to $\ce{${halogen}}$; the ${KINDS[better]} carbocation and $\ce{${halogen}^{-}}$ form. Second step: an arrow from a lone pair of $\ce{${halogen}^{-}}$ to the positive carbon atom.`,
          marks: [
            ['A1', 'arrow from the double bond to hydrogen, arrow from the bond to the halogen'],
            ['A1', `${KINDS[better]} carbocation shown`],
            [
              'A1',
              'arrow from a lone pair of the halide ion to the positive carbon atom; do not accept an arrow from a charge or from an atom without electrons',
            ],
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
      ],
    });
  },
  check: ({ structure, groups }, { better, worse }) => {
    // Hydrogen atoms on each carbon atom of the double bond: what they lack to two are alkyl groups.
    const [left = '', right = ''] = structure.split('=');
    const hydrogens = (side: string) => Number(/CH(\d?)$/.exec(side)?.[1]?.replace(/^$/, '1') ?? 0);
    const first = /^CH(\d?)/.exec(right);
    const onRight = first ? Number(first[1] || 1) : 0;
    assertClose(2 - (left.endsWith('CH') ? 1 : hydrogens(left)), groups[0], 'groups on the left');
    assertClose(2 - onRight, groups[1], 'groups on the right');
    if (better <= worse) throw new Error('no difference in stability');
  },
});

const productRatio = defineTemplate({
  key: 'chem-unsymmetrical-product-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.4.3', 1),
  variants: [
    { alkene: 'propene', major: '2-bromopropane', minor: '1-bromopropane', areas: [92, 8], classes: ['secondary', 'primary'] },
    { alkene: 'but-1-ene', major: '2-bromobutane', minor: '1-bromobutane', areas: [171, 19], classes: ['secondary', 'primary'] },
    {
      alkene: '2-methylpropene',
      major: '2-bromo-2-methylpropane',
      minor: '1-bromo-2-methylpropane',
      areas: [249, 1],
      classes: ['tertiary', 'primary'],
    },
    {
      alkene: '2-methylbut-2-ene',
      major: '2-bromo-2-methylbutane',
      minor: '2-bromo-3-methylbutane',
      areas: [196, 4],
      classes: ['tertiary', 'secondary'],
    },
  ] as const,
  solve: ({ areas: [one, two] }) => ({ percent: (100 * one) / (one + two), ratio: one / two }),
  write: ({ alkene, major, minor, areas, classes }, { percent, ratio }) =>
    inParts({
      stem: tex`${alkene[0]?.toUpperCase()}${alkene.slice(1)} is treated with hydrogen bromide. Gas chromatography of the products shows two peaks, whose areas are proportional to the amounts.

| product | area of the peak |
| --- | :---: |
| ${major} | $${areas[0]}$ |
| ${minor} | $${areas[1]}$ |`,
      hint: 'Both products come from one alkene. What differs on the way to them?',
      parts: [
        {
          ask: `Calculate the percentage of ${major} in the products.`,
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$\dfrac{${areas[0]}}{${areas[0]} + ${areas[1]}} \times 100\,\% = ${significant(percent)}\,\%$`,
          marks: [['A1', tex`$${significant(percent)}\,\%$`]],
          keys: [value(percent, '%', { slips: [foreseen(100 - percent, 'You gave the share of the other product.')] })],
        },
        {
          ask: tex`State how many times as fast the reaction by the ${classes[0]} carbocation is as that by the ${classes[1]} one.`,
          answer: tex`$${significant(ratio)}$ times`,
          solution: tex`Both products form from the same mixture in the same time, so the ratio of their amounts is the ratio of the rates: $\dfrac{${areas[0]}}{${areas[1]}} = ${significant(ratio)}$.`,
          marks: [['A1', tex`$${significant(ratio)}$`]],
          keys: [value(ratio, '')],
        },
        {
          ask: 'Explain this result with the energies of the carbocations.',
          answer: `The ${classes[0]} ion is more stable, so its activation energy is lower`,
          solution: `In the ${classes[0]} ion more alkyl groups release electrons towards the positive carbon atom, which makes it more stable. The transition state on the way to it lies lower as well, so the activation energy is lower and the reaction faster.`,
          marks: [
            ['R1', `more alkyl groups in the ${classes[0]} ion spread the charge`],
            ['R1', 'more stable ion'],
            ['R1', 'lower activation energy, faster reaction; award 2 of 3 where the products are compared instead of the ions'],
          ],
        },
        {
          ask: 'Predict, with a reason, whether bromine would give two products with this alkene.',
          answer: 'No: the same atom adds to both carbon atoms',
          solution: tex`$\ce{Br2}$ adds a bromine atom to each of the two carbon atoms, so it does not matter which of them is attacked first: one dibromoalkane is formed.`,
          marks: [
            ['A1', 'no'],
            ['R1', 'same atom on both carbon atoms'],
          ],
        },
      ],
    }),
  check: ({ areas }, { percent, ratio }) => {
    assertClose(percent / (100 - percent), ratio, 'shares and ratio', 1e-9);
    assertClose(areas[0] / ratio, areas[1], 'areas');
  },
});

const markovnikovChoice = choiceSet(
  { key: 'chem-unsymmetrical-choice', difficulty: 'Medium', placements: hlOnly('R3.4.3', 1) },
  2,
  [
    {
      ask: 'What is the main product of but-1-ene and hydrogen chloride?',
      right: '2-chlorobutane',
      wrong: [
        ['1-chlorobutane', 'It would form from a less stable carbocation.'],
        ['1,2-dichlorobutane', 'One molecule of hydrogen chloride adds one chlorine atom.'],
        ['3-chlorobut-1-ene', 'The double bond takes part in the reaction.'],
      ],
      hint: 'Which carbon atom takes the proton, so that the better ion forms?',
      why: 'The proton joins the end of the chain; the secondary carbocation is more stable, and chloride joins it.',
    },
    {
      ask: 'Which carbocation is the most stable?',
      right: tex`$\ce{(CH3)3C^{+}}$`,
      wrong: [
        [tex`$\ce{CH3CH2CH2CH2^{+}}$`, 'One alkyl group is beside the charge.'],
        [tex`$\ce{(CH3)2CHCH2^{+}}$`, 'One alkyl group is beside the charge.'],
        [tex`$\ce{CH3^{+}}$`, 'No alkyl group spreads the charge.'],
      ],
      hint: 'Count the alkyl groups on the positive carbon atom.',
      why: 'Three alkyl groups release electrons towards the positive carbon atom.',
    },
    {
      ask: 'What adds to the double bond of propene when it reacts with steam over an acid catalyst, and what is the main product?',
      right: 'H and OH; propan-2-ol',
      wrong: [
        ['H and OH; propan-1-ol', 'It would form from a less stable carbocation.'],
        ['two OH groups; propane-1,2-diol', 'One molecule of water adds.'],
        ['H and H; propane', 'Water brings an OH group.'],
      ],
      hint: 'The first step is the same as with a hydrogen halide.',
      why: 'A proton of the acid joins the end of the chain, water joins the secondary carbocation and loses a proton: propan-2-ol.',
    },
    {
      ask: 'For which alkene do both ways of adding hydrogen bromide lead to the same product?',
      right: 'but-2-ene',
      wrong: [
        ['but-1-ene', 'The two carbon atoms of its double bond differ.'],
        ['2-methylpropene', 'The two carbon atoms of its double bond differ.'],
        ['2-methylbut-2-ene', 'The two carbon atoms of its double bond differ.'],
      ],
      hint: 'Look for a symmetrical double bond.',
      why: 'Both carbon atoms of the double bond carry a methyl group and a hydrogen atom, so it does not matter which takes the proton.',
    },
    {
      ask: 'Why are alkyl groups said to stabilise a carbocation?',
      right: 'They release electrons and spread the positive charge',
      wrong: [
        ['They attract electrons and take up the negative charge', 'The ion is positive.'],
        ['They shield the ion from the nucleophile', 'Stability is a matter of energy, not of access.'],
        ['They make the ion heavier', 'Mass does not decide the stability.'],
      ],
      hint: 'What would make a positive charge smaller at one atom?',
      why: 'Alkyl groups have a positive inductive effect: electron density moves towards the positive carbon atom.',
    },
    {
      ask: tex`Propene reacts with $\ce{IBr}$. Which product is the main one? (Iodine is less electronegative than bromine.)`,
      right: '2-bromo-1-iodopropane',
      wrong: [
        ['1-bromo-2-iodopropane', 'Bromine is the negative end of the molecule.'],
        ['1,2-dibromopropane', 'One molecule brings one atom of each kind.'],
        ['1,2-diiodopropane', 'One molecule brings one atom of each kind.'],
      ],
      hint: 'Which of the two halogen atoms is the electrophile?',
      why: 'Iodine is partially positive and is attacked first; it goes to the end of the chain, so that a secondary ion forms. Bromide joins the middle carbon atom.',
    },
  ],
);

export const unsymmetricalAlkenes = [addition, productRatio, markovnikovChoice];
