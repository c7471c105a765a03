import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 3.2: reduction of carboxylic acids, aldehydes and ketones to alcohols. */

const tex = String.raw;

interface Reduced {
  name: string;
  kind: 'aldehyde' | 'ketone' | 'carboxylic acid';
  structure: string;
  /** Molecular formulae. */
  from: string;
  to: string;
  product: string;
  productStructure: string;
  grams: number;
  percent: number;
}

/** Hydrogen atoms [H] that one molecule takes up. */
const taken = (kind: Reduced['kind']) => (kind === 'carboxylic acid' ? 4 : 2);

const reduction = defineTemplate({
  key: 'chem-carbonyl-reduced',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'S3.2.1'),
  variants: [
    {
      ...{ name: 'butanone', kind: 'ketone', structure: 'CH3COCH2CH3', from: 'C4H8O', to: 'C4H10O' },
      ...{ product: 'butan-2-ol', productStructure: 'CH3CH(OH)CH2CH3', grams: 5.4, percent: 78 },
    },
    {
      ...{ name: 'propanal', kind: 'aldehyde', structure: 'CH3CH2CHO', from: 'C3H6O', to: 'C3H8O' },
      ...{ product: 'propan-1-ol', productStructure: 'CH3CH2CH2OH', grams: 4.2, percent: 85 },
    },
    {
      ...{ name: 'butanoic acid', kind: 'carboxylic acid', structure: 'CH3CH2CH2COOH', from: 'C4H8O2', to: 'C4H10O' },
      ...{ product: 'butan-1-ol', productStructure: 'CH3CH2CH2CH2OH', grams: 6.5, percent: 70 },
    },
    {
      ...{ name: 'pentan-3-one', kind: 'ketone', structure: 'CH3CH2COCH2CH3', from: 'C5H10O', to: 'C5H12O' },
      ...{ product: 'pentan-3-ol', productStructure: 'CH3CH2CH(OH)CH2CH3', grams: 7.1, percent: 82 },
    },
  ] as readonly Reduced[],
  solve: ({ from, to, grams, percent }) => {
    const moles = grams / molarMass(from);
    return { moles, mass: (moles * molarMass(to) * percent) / 100 };
  },
  write: ({ name, kind, structure, from, to, product, productStructure, grams, percent }, { moles, mass }) => {
    const water = kind === 'carboxylic acid' ? ' + H2O' : '';
    const equation = tex`\ce{${structure} + ${taken(kind)}[H] -> ${productStructure}${water}}`;
    const order = kind === 'ketone' ? 'secondary' : 'primary';
    return inParts({
      stem: tex`${name[0]?.toUpperCase()}${name.slice(1)}, $\ce{${structure}}$, is reduced to an alcohol.`,
      hint: 'Which atom of the functional group gains hydrogen, and what becomes of the double bond to oxygen?',
      parts: [
        {
          ask: 'State the name of the alcohol, and whether it is primary or secondary.',
          answer: `${product}, ${order}`,
          solution: `The carbon atom of the ${kind === 'carboxylic acid' ? 'carboxyl' : 'carbonyl'} group keeps its place in the chain and carries the –OH group of the alcohol: ${product}, which is ${order}.`,
          marks: [
            ['A1', product],
            ['A1', order],
          ],
        },
        {
          ask: tex`Write an equation for the reaction, using $\ce{[H]}$ to represent the reducing agent.`,
          answer: `$${equation}$`,
          solution: tex`${kind === 'carboxylic acid' ? 'Four hydrogen atoms are needed: two take one oxygen atom away as water, two add to the carbonyl group' : 'Two hydrogen atoms add to the carbonyl group'}: $${equation}$.`,
          marks: [
            ['A1', 'organic reactant and product as structural formulae'],
            ['A1', tex`$\ce{${taken(kind)}[H]}$ and a balanced equation; do not accept $\ce{H2}$ without a catalyst`],
          ],
        },
        {
          ask: tex`Two reducing agents are available, $\ce{LiAlH4}$ and the milder $\ce{NaBH4}$. State, with a reason, which of them can be used.`,
          answer: kind === 'carboxylic acid' ? tex`$\ce{LiAlH4}$ only` : 'both',
          solution:
            kind === 'carboxylic acid'
              ? tex`Only $\ce{LiAlH4}$, in dry ether. $\ce{NaBH4}$ is milder: it reduces aldehydes and ketones and leaves carboxylic acids as they are.`
              : tex`Both: $\ce{NaBH4}$ is strong enough for aldehydes and ketones. $\ce{LiAlH4}$ reduces them too, but has to be kept dry.`,
          marks: [
            ['A1', kind === 'carboxylic acid' ? tex`$\ce{LiAlH4}$ only` : 'both'],
            [
              'R1',
              kind === 'carboxylic acid'
                ? 'the milder agent reduces aldehydes and ketones only'
                : 'the milder agent is strong enough for aldehydes and ketones',
            ],
          ],
        },
        {
          ask: tex`$${grams.toFixed(1)}\text{ g}$ of ${name} gives the alcohol in a yield of $${percent}\,\%$. Determine the mass of the alcohol.`,
          answer: tex`$${significant(mass)}\text{ g}$`,
          solution: tex`$n = \dfrac{${grams.toFixed(1)}}{${molarMass(from).toFixed(2)}} = ${significant(moles, 4)}\text{ mol}$. One molecule gives one: $${significant(moles, 4)} \times ${molarMass(to).toFixed(2)} \times ${percent / 100} = ${significant(mass)}\text{ g}$.`,
          marks: [
            ['M1', tex`amount of ${name}`],
            ['M1', 'molar mass of the alcohol and yield (ECF from the amount)'],
            ['A1', tex`$${significant(mass)}\text{ g}$; award 2 of 3 where the yield is left out or divided by`],
          ],
          keys: [
            value(mass, 'g', {
              slips: [
                foreseen((mass * 100) / percent, 'You left out the yield.', 'incomplete'),
                foreseen((grams * percent) / 100, 'You kept the mass; the molar mass changes.'),
              ],
            }),
          ],
        },
      ],
    });
  },
  check: ({ kind, from, to }, { moles, mass }) => {
    // Hydrogen gained and water lost account for the change of the formula.
    const change = taken(kind) * molarMass('H') - (kind === 'carboxylic acid' ? molarMass('H2O') : 0);
    assertClose(molarMass(from) + change, molarMass(to), 'molar mass of the alcohol', 1e-9);
    if (!(mass > 0 && mass < moles * molarMass(to))) throw new Error('more than the whole yield');
  },
});

const stepsOfReduction = defineTemplate({
  key: 'chem-reduction-oxidation-states',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.1', 2, 'S3.1.2'),
  variants: [
    { acid: 'ethanoic acid', aldehyde: 'ethanal', alcohol: 'ethanol', rest: 'CH3', carbons: 2 },
    { acid: 'propanoic acid', aldehyde: 'propanal', alcohol: 'propan-1-ol', rest: 'CH3CH2', carbons: 3 },
    { acid: 'pentanoic acid', aldehyde: 'pentanal', alcohol: 'pentan-1-ol', rest: 'CH3(CH2)3', carbons: 5 },
    { acid: 'hexanoic acid', aldehyde: 'hexanal', alcohol: 'hexan-1-ol', rest: 'CH3(CH2)4', carbons: 6 },
  ],
  // A bond to oxygen counts +1, one to hydrogen -1, one to carbon 0.
  solve: () => ({ acid: 3, aldehyde: 2 - 1, alcohol: 1 - 2 }),
  write: ({ acid, aldehyde, alcohol, rest }, states) => {
    const sign = (state: number) => `${state > 0 ? '+' : '-'}${Math.abs(state)}`;
    const field = (state: number, label: string) => ({ ...value(state, '', { tolerance: 0 }), label });
    return inParts({
      stem: tex`A student wants to make ${aldehyde}, $\ce{${rest}CHO}$, by reducing ${acid}, $\ce{${rest}COOH}$, with $\ce{LiAlH4}$.`,
      hint: 'Count the bonds of the carbon atom of the functional group to oxygen and to hydrogen.',
      parts: [
        {
          ask: `Deduce the oxidation state of the carbon atom of the functional group in ${acid}, ${aldehyde} and ${alcohol}.`,
          answer: tex`$${sign(states.acid)}$, $${sign(states.aldehyde)}$, $${sign(states.alcohol)}$`,
          solution: tex`Each bond to oxygen counts $+1$, each to hydrogen $-1$, one to carbon $0$. Acid: three bonds to oxygen, $${sign(states.acid)}$. Aldehyde: two to oxygen and one to hydrogen, $${sign(states.aldehyde)}$. Alcohol: one to oxygen and two to hydrogen, $${sign(states.alcohol)}$.`,
          marks: [
            ['A1', tex`acid $${sign(states.acid)}$`],
            ['A1', tex`aldehyde $${sign(states.aldehyde)}$`],
            ['A1', tex`alcohol $${sign(states.alcohol)}$; signs are needed for each mark`],
          ],
          keys: [field(states.acid, acid), field(states.aldehyde, aldehyde), field(states.alcohol, alcohol)],
        },
        {
          ask: `Explain why this does not give ${aldehyde} as the main product.`,
          answer: `The aldehyde is reduced further to ${alcohol}`,
          solution: tex`${aldehyde[0]?.toUpperCase()}${aldehyde.slice(1)} is formed on the way, but it is reduced more easily than the acid. With $\ce{LiAlH4}$ there the reaction continues to ${alcohol}.`,
          marks: [
            ['R1', 'aldehyde is an intermediate'],
            ['R1', `reduced further, to ${alcohol}; do not accept "the acid does not react"`],
          ],
        },
        {
          ask: `Suggest another route from ${acid} to ${aldehyde}, with conditions for both steps.`,
          answer: `Reduce to ${alcohol}, then oxidise and distil`,
          solution: tex`Reduce the acid to ${alcohol} with $\ce{LiAlH4}$. Oxidise the alcohol with acidified dichromate and distil the aldehyde off as it forms, before it is oxidised further.`,
          marks: [
            ['A1', `reduction to ${alcohol} first`],
            ['A1', 'oxidation with distillation; do not accept reflux'],
          ],
        },
      ],
    });
  },
  check: ({ carbons }, { acid, aldehyde, alcohol }) => {
    // All states of carbon in each molecule add up with hydrogen (+1) and oxygen (-2) to zero; the chain is the same in all three.
    const chain = (h: number, o: number, own: number) => 2 * o - h - own;
    const [n, one] = [carbons, chain(2 * carbons, 2, acid)];
    assertClose(chain(2 * n, 1, aldehyde), one, 'chain of the aldehyde');
    assertClose(chain(2 * n + 2, 1, alcohol), one, 'chain of the alcohol');
  },
});

const reductionChoice = choiceSet({ key: 'chem-reduction-choice', difficulty: 'Easy', placements: both('R3.2.1', 1) }, 3, [
  {
    ask: 'Which compound gives a secondary alcohol when it is reduced?',
    right: 'pentan-2-one',
    wrong: [
      ['pentanal', 'This has its functional group at the end of the chain.'],
      ['pentanoic acid', 'This has its functional group at the end of the chain.'],
      ['pent-1-ene', 'Hydrogen alone makes an alkane of it.'],
    ],
    hint: 'In which of them is the carbonyl carbon joined to two carbon atoms?',
    why: 'A ketone has its carbonyl group within the chain; the alcohol has its –OH group on a carbon atom joined to two others: pentan-2-ol.',
  },
  {
    ask: tex`Which change is a reduction of the organic compound?`,
    right: 'propanone to propan-2-ol',
    wrong: [
      ['propan-1-ol to propanal', 'Hydrogen is lost.'],
      ['propanal to propanoic acid', 'Oxygen is gained.'],
      ['propene to propane-1,2-diol', 'Oxygen is gained.'],
    ],
    hint: 'In which change is hydrogen gained?',
    why: 'The ketone gains two hydrogen atoms: the oxidation state of its carbonyl carbon falls.',
  },
  {
    ask: tex`How many $\ce{[H]}$ are needed for one molecule of propanoic acid to become propan-1-ol?`,
    right: '4',
    wrong: [
      ['2', 'That is enough to reach the aldehyde.'],
      ['6', 'Count the atoms of the balanced equation.'],
      ['3', 'Water is formed as well.'],
    ],
    hint: 'An oxygen atom leaves as water.',
    why: tex`$\ce{CH3CH2COOH + 4[H] -> CH3CH2CH2OH + H2O}$`,
    proof: [4, 8 + 2 - 6],
  },
  {
    ask: tex`An alcohol that was made by reduction with $\ce{NaBH4}$ is not oxidised back by acidified dichromate to an acid but to a ketone. What was the starting compound?`,
    right: 'a ketone',
    wrong: [
      ['an aldehyde', 'Its alcohol can be oxidised to an acid.'],
      ['a carboxylic acid', 'This reducing agent does not reduce it.'],
      ['a tertiary alcohol', 'It is not reduced.'],
    ],
    hint: 'Which kind of alcohol gives a ketone?',
    why: 'A secondary alcohol is oxidised to a ketone, and it is formed by the reduction of the same ketone.',
  },
  {
    ask: tex`What does $\ce{LiAlH4}$ provide in these reductions?`,
    right: tex`$\ce{H^{-}}$ ions, which attack the carbonyl carbon`,
    wrong: [
      [tex`$\ce{H^{+}}$ ions, which attack the carbonyl oxygen`, 'The acid is added only afterwards.'],
      [tex`$\ce{H2}$ molecules, which add to the double bond`, 'No catalyst for hydrogen gas is there.'],
      [tex`$\ce{OH^{-}}$ ions, which replace oxygen`, 'The agent contains no oxygen.'],
    ],
    hint: 'The carbonyl carbon is slightly positive.',
    why: 'The carbonyl carbon is electron-poor. The agent provides hydride ions, which are nucleophiles.',
  },
  {
    ask: 'Which pair of compounds gives the same alcohol when both are reduced completely?',
    right: 'butanal and butanoic acid',
    wrong: [
      ['butanal and butanone', 'Their functional groups are at different carbon atoms.'],
      ['butanone and butanoic acid', 'Their functional groups are at different carbon atoms.'],
      ['butanal and propanoic acid', 'Their chains have different lengths.'],
    ],
    hint: 'The alcohol keeps chain and place of the functional group.',
    why: 'Both have their functional group on the first carbon atom of a chain of four: butan-1-ol.',
  },
]);

export const carbonylReduction = [reduction, stepsOfReduction, reductionChoice];
