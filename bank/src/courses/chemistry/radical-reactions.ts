import assert from 'node:assert/strict';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertSameAtoms } from './elements.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 3.3: reactions of radicals. */

const tex = String.raw;

interface RadicalItem extends Item {
  /** An equation whose atoms balance; dots of radicals left out. */
  balanced?: readonly [readonly string[], readonly string[]];
}

const radicalChoices = defineTemplate({
  key: 'chem-radical-reactions-choice',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R3.3', 1),
  variants: [
    {
      ask: tex`Which step is a propagation step in the reaction of methane with bromine?`,
      right: tex`$\ce{CH3^{.} + Br2 -> CH3Br + Br^{.}}$`,
      wrong: [
        [tex`$\ce{Br2 -> 2Br^{.}}$`, 'This step makes radicals from a molecule without any.'],
        [tex`$\ce{CH3^{.} + Br^{.} -> CH3Br}$`, 'This step uses up two radicals.'],
        [tex`$\ce{CH4 + Br^{.} -> CH3Br + H^{.}}$`, 'Hydrogen atoms are not set free; the radical takes one along.'],
      ],
      hint: 'In a propagation step one radical goes in and one comes out.',
      why: tex`The radical $\ce{CH3^{.}}$ is used up and $\ce{Br^{.}}$ is formed, which keeps the chain going.`,
      balanced: [
        ['CH3', 'Br2'],
        ['CH3Br', 'Br'],
      ],
    },
    {
      ask: 'What is meant by homolytic fission?',
      right: 'Each of the two atoms keeps one electron of the bond',
      wrong: [
        ['One atom keeps both electrons of the bond', 'That makes ions and is called heterolytic.'],
        ['The bond breaks between two equal atoms', 'The name refers to how the electrons are shared out.'],
        ['Two bonds of a double bond break at once', 'It is about the electrons of one bond.'],
      ],
      hint: 'What does the first half of the word mean?',
      why: 'Homolytic fission shares the bonding pair evenly, one electron to each atom, so two radicals form.',
    },
    {
      ask: 'Traces of ethane are found after methane has reacted with chlorine. What do they show?',
      right: 'Methyl radicals occur in the mechanism',
      wrong: [
        ['Ethene was present from the start', 'Ethene is not needed for ethane to form.'],
        ['Positive ions of carbon occur in the mechanism', 'Two positive ions would not join.'],
        ['The reaction is an addition', 'Hydrogen atoms of methane are replaced.'],
      ],
      hint: 'From which two particles can it form in one step?',
      why: tex`Two methyl radicals join in a termination step: $\ce{2CH3^{.} -> C2H6}$. So these radicals must have been there.`,
      balanced: [['CH3', 'CH3'], ['C2H6']],
    },
    {
      ask: tex`How many different monochloroalkanes form from 2-methylbutane and chlorine in light? (Count structural isomers only.)`,
      right: '4',
      wrong: [
        ['1', 'Every kind of hydrogen atom can be replaced.'],
        ['5', 'You counted the two equivalent methyl groups separately.'],
        ['3', 'You missed one kind of hydrogen atom.'],
      ],
      hint: 'How many kinds of carbon atoms carry hydrogen?',
      why: 'There are four kinds of carbon atoms: the two equivalent methyl groups, the CH group, the methylene group, and the methyl group at the other end. Each gives one product.',
    },
    {
      ask: tex`Why does the reaction of hexane with bromine not start in the dark?`,
      right: tex`Light is needed to split $\ce{Br2}$ into radicals`,
      wrong: [
        [tex`Light is needed to split the $\ce{C-H}$ bonds`, 'These are stronger; radicals break them later.'],
        ['Light works as a catalyst', 'A catalyst is not used up, while photons are absorbed.'],
        ['The two liquids do not mix in the dark', 'Both are non-polar and mix with and without light.'],
      ],
      hint: 'Which bond has to break first, and where does the energy come from?',
      why: tex`The weakest bond is $\ce{Br-Br}$; photons of visible or ultraviolet light bring the energy to split it. Without radicals no chain begins.`,
    },
    {
      ask: 'What do all three particles of a mechanism written with a dot have in common?',
      right: 'An unpaired electron',
      wrong: [
        ['A negative charge', 'The dot is no charge; these particles are neutral.'],
        ['A lone pair that they donate', 'That describes a nucleophile.'],
        ['A full outer shell', 'They are reactive just because it is not full.'],
      ],
      hint: 'What does the dot stand for?',
      why: 'The dot stands for a single, unpaired electron: the particles are radicals.',
    },
    {
      ask: tex`Which is a termination step in the reaction of ethane with chlorine?`,
      right: tex`$\ce{2C2H5^{.} -> C4H10}$`,
      wrong: [
        [tex`$\ce{C2H6 + Cl^{.} -> C2H5^{.} + HCl}$`, 'A radical is formed in place of the one used up.'],
        [tex`$\ce{Cl2 -> 2Cl^{.}}$`, 'This step makes radicals.'],
        [tex`$\ce{C2H5Cl + Cl^{.} -> C2H4Cl^{.} + HCl}$`, 'A radical is still there afterwards.'],
      ],
      hint: 'How many radicals are left after the step?',
      why: 'Two radicals join to a molecule and none is left, so the chain ends.',
      balanced: [['C2H5', 'C2H5'], ['C4H10']],
    },
    {
      ask: 'Why is the reaction of methane with an equal amount of chlorine a poor way to make pure chloromethane?',
      right: 'Chloromethane reacts further with chlorine radicals',
      wrong: [
        ['The reaction stops after a few molecules', 'Each radical leads to a long chain of steps.'],
        ['Chloromethane turns back into methane', 'The overall reaction is not reversed.'],
        ['Methane does not react with chlorine', 'It does so in light.'],
      ],
      hint: 'What else can the radicals meet as the product builds up?',
      why: 'The product still has hydrogen atoms that radicals take off. Dichloromethane, trichloromethane and tetrachloromethane form as well, so the product is a mixture.',
    },
    {
      ask: tex`In the upper atmosphere $\ce{CCl2F2}$ gives radicals under ultraviolet light. Which ones form most easily?`,
      right: tex`$\ce{CClF2^{.}}$ and $\ce{Cl^{.}}$`,
      wrong: [
        [tex`$\ce{CCl2F^{.}}$ and $\ce{F^{.}}$`, 'The bond to fluorine is much the stronger of the two.'],
        [tex`$\ce{CClF2^{+}}$ and $\ce{Cl^{-}}$`, 'Light splits the bond evenly, so no ions form.'],
        [tex`$\ce{CF2}$ and $\ce{Cl2}$`, 'One bond breaks at a time.'],
      ],
      hint: 'Which bond is the weakest?',
      why: tex`The $\ce{C-Cl}$ bond is weaker than $\ce{C-F}$ and breaks homolytically. The chlorine radicals then destroy ozone in a chain.`,
      balanced: [['CCl2F2'], ['CClF2', 'Cl']],
    },
    {
      ask: 'What is the best reason that alkanes react with few substances?',
      right: 'Their bonds are strong and nearly non-polar',
      wrong: [
        ['Their molecules are too large', 'Small alkanes are as unreactive as large ones.'],
        ['They have no electrons to share', 'All their electrons are shared in bonds.'],
        ['They are all gases', 'Many are liquids or solids.'],
      ],
      hint: 'What attracts nucleophiles and electrophiles to a molecule?',
      why: 'Nothing in an alkane is charged enough to attract nucleophiles or electrophiles, and much energy is needed to break its bonds. Radicals are reactive enough.',
    },
  ] as readonly RadicalItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 2, index),
  check: ({ balanced, right, wrong }) => {
    if (balanced) assertSameAtoms(balanced[0], balanced[1]);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

interface RadicalCase {
  form: 'mechanism' | 'light' | 'count' | 'ozone';
  alkane: string;
  name: string;
  halogen: 'Cl' | 'Br';
  /** Alkyl radical and the molecule that two of them make. */
  radical: string;
  dimer: string;
  /** Bond enthalpy of the halogen in kJ mol^-1. */
  bond: number;
}

const radicalCases = defineTemplate({
  key: 'chem-radical-mechanism-reasoned',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.3', 2),
  variants: [
    { form: 'mechanism', alkane: 'C2H6', name: 'ethane', halogen: 'Cl', radical: 'C2H5', dimer: 'C4H10', bond: 242 },
    { form: 'light', alkane: 'CH4', name: 'methane', halogen: 'Br', radical: 'CH3', dimer: 'C2H6', bond: 193 },
    { form: 'count', alkane: 'C3H8', name: 'propane', halogen: 'Cl', radical: 'C3H7', dimer: 'C6H14', bond: 242 },
    { form: 'ozone', alkane: 'CH4', name: 'methane', halogen: 'Cl', radical: 'CH3', dimer: 'C2H6', bond: 242 },
    { form: 'mechanism', alkane: 'C5H10', name: 'cyclopentane', halogen: 'Br', radical: 'C5H9', dimer: 'C10H18', bond: 193 },
    { form: 'light', alkane: 'C2H6', name: 'ethane', halogen: 'Cl', radical: 'C2H5', dimer: 'C4H10', bond: 242 },
    { form: 'count', alkane: 'C4H10', name: 'butane', halogen: 'Br', radical: 'C4H9', dimer: 'C8H18', bond: 193 },
    { form: 'ozone', alkane: 'CH4', name: 'methane', halogen: 'Br', radical: 'CH3', dimer: 'C2H6', bond: 193 },
  ] as readonly RadicalCase[],
  solve: ({ bond }) => ({ wavelength: (6.63e-34 * 3e8 * 6.02e23) / (bond * 1000), photon: (bond * 1000) / 6.02e23 }),
  write: ({ form, alkane, name, halogen, radical, dimer, bond }, { wavelength, photon }) => {
    const x = halogen === 'Cl' ? 'chlorine' : 'bromine';
    const product = `${radical}${halogen}`;
    const [start, carry, make] = [
      tex`\ce{${halogen}2 -> 2${halogen}^{.}}`,
      tex`\ce{${alkane} + ${halogen}^{.} -> ${radical}^{.} + H${halogen}}`,
      tex`\ce{${radical}^{.} + ${halogen}2 -> ${product} + ${halogen}^{.}}`,
    ];
    if (form === 'mechanism')
      return inParts({
        stem: `The gas or vapour of ${name} reacts with ${x} in ultraviolet light.`,
        hint: 'Radicals are made, handed on, and used up.',
        parts: [
          {
            ask: 'Write equations for the initiation step, both propagation steps, and one termination step that gives a hydrocarbon.',
            answer: tex`$${start}$; $${carry}$; $${make}$; $\ce{2${radical}^{.} -> ${dimer}}$`,
            solution: tex`Initiation: $${start}$. Propagation: $${carry}$ and $${make}$; together they give the overall reaction, and the halogen radical is there again. Termination: $\ce{2${radical}^{.} -> ${dimer}}$.`,
            marks: [
              ['A1', tex`$${start}$`],
              ['A1', tex`$${carry}$`],
              ['A1', tex`$${make}$`],
              ['A1', tex`$\ce{2${radical}^{.} -> ${dimer}}$`],
            ],
          },
          {
            ask: 'Deduce the overall equation, and name the type of reaction.',
            answer: tex`$\ce{${alkane} + ${halogen}2 -> ${product} + H${halogen}}$; radical substitution`,
            solution: tex`Adding the propagation steps cancels the radicals: $\ce{${alkane} + ${halogen}2 -> ${product} + H${halogen}}$. A hydrogen atom is replaced: radical substitution.`,
            marks: [
              ['A1', tex`$\ce{${alkane} + ${halogen}2 -> ${product} + H${halogen}}$`],
              ['A1', '(radical) substitution'],
            ],
          },
        ],
      });
    if (form === 'light')
      return inParts({
        stem: tex`The bond enthalpy of $\ce{${halogen}-${halogen}}$ is $${bond}\text{ kJ mol}^{-1}$, that of $\ce{C-H}$ $414\text{ kJ mol}^{-1}$. A mixture of ${name} and ${x} is exposed to light. ($h = 6.63 \times 10^{-34}\text{ J s}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$, $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$)`,
        hint: 'One photon breaks one bond.',
        parts: [
          {
            ask: tex`Calculate the energy needed to break one $\ce{${halogen}-${halogen}}$ bond, in J, and the longest wavelength of light that can do so, in nm.`,
            answer: tex`$${significant(photon * 1e19)} \times 10^{-19}\text{ J}$; $${significant(wavelength * 1e9)}\text{ nm}$`,
            solution: tex`$E = \dfrac{${bond} \times 10^{3}}{6.02 \times 10^{23}} = ${significant(photon * 1e19)} \times 10^{-19}\text{ J}$. From $E = \dfrac{hc}{\lambda}$: $\lambda = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{${significant(photon * 1e19)} \times 10^{-19}}\text{ m} = ${significant(wavelength * 1e9)}\text{ nm}$.`,
            marks: [
              ['A1', tex`$${significant(photon * 1e19)} \times 10^{-19}\text{ J}$`],
              ['M1', tex`$E = \frac{hc}{\lambda}$`],
              ['A1', tex`$${significant(wavelength * 1e9)}\text{ nm}$`],
            ],
            keys: [
              { ...value(photon, 'J'), label: 'Energy' },
              { ...value(wavelength * 1e9, 'nm'), label: 'Wavelength' },
            ],
          },
          {
            ask: tex`Suggest why light of this wavelength starts the reaction although it cannot break $\ce{C-H}$ bonds.`,
            answer: tex`Only $\ce{${halogen}2}$ has to be split; its radicals take hydrogen from the alkane.`,
            solution: tex`Only the weaker $\ce{${halogen}-${halogen}}$ bond must be broken by light. The radical then takes a hydrogen atom, and the energy of the new $\ce{H-${halogen}}$ bond helps to break $\ce{C-H}$: $${carry}$.`,
            marks: [
              ['R1', tex`light splits the halogen molecule`],
              ['R1', tex`its radicals react with the alkane: $${carry}$`],
            ],
          },
        ],
      });
    if (form === 'count') {
      const ends = alkane === 'C3H8' ? 6 : 6;
      const inner = alkane === 'C3H8' ? 2 : 4;
      return inParts({
        stem: tex`With ${x} in light ${name} gives two isomers of $\ce{${product}}$.`,
        hint: 'Sort the hydrogen atoms by the carbon atoms that carry them.',
        parts: [
          {
            ask: 'Name both isomers, and predict their ratio if every hydrogen atom were replaced with the same chance.',
            answer: `1-${halogen === 'Cl' ? 'chloro' : 'bromo'}${name} and 2-${halogen === 'Cl' ? 'chloro' : 'bromo'}${name}, ${ends} : ${inner}`,
            solution: tex`There are $${ends}$ hydrogen atoms on the end carbon atoms and $${inner}$ on the inner ones, so by chance 1-${halogen === 'Cl' ? 'chloro' : 'bromo'}${name} and 2-${halogen === 'Cl' ? 'chloro' : 'bromo'}${name} would form as $${ends} : ${inner} = ${ends / 2} : ${inner / 2}$.`,
            marks: [
              ['A1', 'both names'],
              ['A1', `${ends} : ${inner} (or ${ends / 2} : ${inner / 2})`],
            ],
          },
          {
            ask: `More of the second isomer is found than predicted. Suggest what this shows about the two ${radical === 'C3H7' ? 'propyl' : 'butyl'} radicals.`,
            answer: 'The secondary radical forms more easily (it is more stable).',
            solution:
              'Hydrogen on the inner carbon atoms is taken off more easily: the secondary radical is more stable than the primary one, and the bond that breaks is a little weaker.',
            marks: [['R1', 'secondary radical more stable / weaker bond to hydrogen']],
          },
          {
            ask: 'Write the equations of the propagation steps.',
            answer: tex`$${carry}$ and $${make}$`,
            solution: tex`$${carry}$, then $${make}$. One radical goes in and one comes out of each.`,
            marks: [
              ['A1', tex`$${carry}$`],
              ['A1', tex`$${make}$`],
            ],
          },
        ],
      });
    }
    return inParts({
      stem: tex`In the stratosphere ${x} radicals from ${halogen === 'Cl' ? 'chlorofluorocarbons' : 'bromine compounds once used in fire extinguishers'} destroy ozone: $\ce{${halogen}^{.} + O3 -> ${halogen}O^{.} + O2}$ and $\ce{${halogen}O^{.} + O -> ${halogen}^{.} + O2}$.`,
      hint: 'What is left when the two equations are added?',
      parts: [
        {
          ask: 'Deduce the overall equation, and the role of the halogen radical.',
          answer: tex`$\ce{O3 + O -> 2O2}$; catalyst`,
          solution: tex`Adding and cancelling: $\ce{O3 + O -> 2O2}$. The radical is used up in the first step and formed again in the second: it is a catalyst.`,
          marks: [
            ['A1', tex`$\ce{O3 + O -> 2O2}$`],
            ['A1', 'catalyst'],
            ['R1', 'formed again in the second step'],
          ],
        },
        {
          ask: tex`Explain why one radical can destroy thousands of ozone molecules, and how a reaction with ${name} ends the chain for a time.`,
          answer: tex`It is formed again in each round; with ${name} it gives $\ce{H${halogen}}$.`,
          solution: tex`Each round gives the radical back, so it continues until it is lost in another reaction. With ${name} it takes a hydrogen atom, $${carry}$, and is then bound in $\ce{H${halogen}}$.`,
          marks: [
            ['R1', 'radical formed again in each round'],
            ['A1', tex`$${carry}$`],
          ],
        },
      ],
    });
  },
  check: ({ alkane, halogen, radical, dimer, bond }, { wavelength }) => {
    assertSameAtoms([alkane, halogen], [radical, `H${halogen}`]);
    assertSameAtoms([radical, radical], [dimer]);
    // By the rule of thumb that light of 1 nm has 119 627 kJ per mole.
    assert.ok(Math.abs(119_627 / bond / (wavelength * 1e9) - 1) < 0.005);
  },
});

export const radicalReactions = [radicalChoices, radicalCases];
