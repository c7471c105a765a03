import type { QuestionTemplate } from '../../template.ts';
import { formula, value } from '../chemistry/keys-and-choices.ts';
import { scienceTerm, inWords as words } from './drill.ts';

/** Drills of the command terms that ask for a conclusion, a judgement or a drawing, with chemistry. */

const tex = String.raw;
const chemistryTerm = scienceTerm.bind(null, 'chemistry');

export const chemistryArgumentTerms: readonly QuestionTemplate[] = [
  chemistryTerm(
    'determine',
    {
      stem: tex`An oxide of nitrogen contains $30.4\,\%$ of nitrogen by mass. ($M(\text{N}) = 14.01$, $M(\text{O}) = 16.00\text{ g mol}^{-1}$)`,
      hint: 'Can masses of different substances be compared directly?',
      parts: [
        [
          tex`Determine the empirical formula.`,
          tex`$\ce{NO2}$`,
          tex`In $100\text{ g}$ there are $\dfrac{30.4}{14.01} = 2.17\text{ mol}$ of N and $\dfrac{69.6}{16.00} = 4.35\text{ mol}$ of O. The ratio is $1 : 2$, so the formula is $\ce{NO2}$. The working is part of the answer.`,
          ['M1 both amounts', tex`A1 ratio $1 : 2$, $\ce{NO2}$`],
          formula('NO2'),
        ],
      ],
      proof: [[69.6 / 16 / (30.4 / 14.01), 2]],
    },
    {
      stem: tex`$0.150\text{ mol}$ of hydrogen and $0.0400\text{ mol}$ of nitrogen react as far as possible: $\ce{N2 + 3H2 -> 2NH3}$.`,
      hint: 'How much hydrogen would all the nitrogen need?',
      parts: [
        words(
          'Determine the limiting reactant.',
          'Nitrogen',
          tex`$0.0400\text{ mol}$ of nitrogen needs $3 \times 0.0400 = 0.120\text{ mol}$ of hydrogen. There is more, $0.150\text{ mol}$, so nitrogen is limiting. The comparison decides.`,
          tex`$0.120\text{ mol}$ of hydrogen needed`,
          tex`less than $0.150\text{ mol}$, so nitrogen`,
        ),
      ],
      proof: [[3 * 0.04, 0.12]],
    },
  ),
  chemistryTerm(
    'estimate',
    {
      stem: tex`The boiling points of three alkanes are $-42\,^\circ\text{C}$ (propane), $0\,^\circ\text{C}$ (butane) and $69\,^\circ\text{C}$ (hexane).`,
      hint: 'Between which two values must it lie?',
      parts: [
        [
          tex`Estimate the boiling point of pentane.`,
          tex`About $36\,^\circ\text{C}$`,
          tex`It lies between those of butane and hexane, a little above the middle, as the differences become smaller along the series: about $36\,^\circ\text{C}$. Any value from $30$ to $40\,^\circ\text{C}$ is accepted.`,
          ['M1 between butane and hexane', tex`A1 from $30$ to $40\,^\circ\text{C}$`],
        ],
      ],
    },
    {
      stem: tex`The half-life of a reactant is constant at $25\text{ s}$. Its concentration is $0.80\text{ mol dm}^{-3}$ at first.`,
      hint: 'How many half-lives is it, roughly?',
      parts: [
        [
          tex`Estimate the concentration after $80\text{ s}$.`,
          tex`About $0.09\text{ mol dm}^{-3}$`,
          tex`$80\text{ s}$ is a little more than three half-lives, after which it is $\dfrac{0.80}{8} = 0.10\text{ mol dm}^{-3}$. So it is a little less, about $0.09\text{ mol dm}^{-3}$.`,
          ['M1 a little more than three half-lives', tex`A1 from $0.08$ to $0.10\text{ mol dm}^{-3}$`],
        ],
      ],
      proof: [[0.8 / 8, 0.1]],
    },
  ),
  chemistryTerm(
    'show that',
    {
      hint: 'How many figures must your own result have?',
      parts: [
        [
          tex`$24.8\text{ cm}^3$ of $0.105\text{ mol dm}^{-3}$ sodium hydroxide neutralises $25.0\text{ cm}^3$ of hydrochloric acid. Show that the concentration of the acid is about $0.10\text{ mol dm}^{-3}$.`,
          tex`$0.104\text{ mol dm}^{-3}$`,
          tex`$n = 0.0248 \times 0.105 = 2.60 \times 10^{-3}\text{ mol}$, the same amount of acid. $c = \dfrac{2.60 \times 10^{-3}}{0.0250} = 0.104\text{ mol dm}^{-3}$, about $0.10\text{ mol dm}^{-3}$. One figure more than is given shows that it was calculated.`,
          ['M1 amount of base', tex`A1 $0.104\text{ mol dm}^{-3}$; do not accept $0.10$ without a further figure`],
        ],
      ],
      proof: [[(24.8 * 0.105) / 25, 0.104]],
    },
    {
      hint: 'How many figures must your own result have?',
      parts: [
        [
          tex`Show that the percentage by mass of water in $\ce{CuSO4.5H2O}$ is about $36\,\%$. ($M(\ce{CuSO4}) = 159.62$, $M(\ce{H2O}) = 18.02\text{ g mol}^{-1}$)`,
          tex`$36.1\,\%$`,
          tex`$5 \times 18.02 = 90.10$ of $159.62 + 90.10 = 249.72$. $\dfrac{90.10}{249.72} \times 100 = 36.1\,\%$, about $36\,\%$.`,
          [tex`M1 $\frac{90.10}{249.72}$`, tex`A1 $36.1\,\%$; do not accept $36$ without a further figure`],
        ],
      ],
      proof: [[(5 * 18.02) / (159.62 + 5 * 18.02), 0.361]],
    },
  ),
  chemistryTerm(
    'deduce',
    {
      stem: tex`Element X is in period 3. Its chloride is $\ce{XCl3}$, and its oxide reacts with both acids and bases.`,
      hint: 'Which kind of element has such an oxide?',
      parts: [
        words(
          'Deduce the identity of X.',
          'Aluminium',
          tex`The charge or valency is $3$, and an amphoteric oxide in period 3 belongs to aluminium. Each piece of information is used.`,
          tex`group 13 from $\ce{XCl3}$`,
          'amphoteric oxide, so aluminium',
        ),
      ],
    },
    {
      stem: tex`When an equilibrium mixture of a gas reaction is heated, its colour becomes paler. The product is colourless, and the reactant is brown.`,
      hint: 'Which way did the position of equilibrium move?',
      parts: [
        words(
          'Deduce whether the forward reaction is exothermic or endothermic.',
          'Endothermic',
          'A paler mixture has more of the colourless product. Heating moved the equilibrium forwards, so the forward reaction is endothermic.',
          'equilibrium moves to the product',
          'so endothermic',
        ),
      ],
    },
  ),
  chemistryTerm(
    'predict',
    {
      stem: 'The elements Q, R and S of group 17 are less and less reactive in this order.',
      hint: 'Which of the two holds the electron more strongly?',
      parts: [
        words(
          'Predict what is seen when a solution of Q is added to a colourless solution of ions of S.',
          'S is displaced and its colour appears',
          'The more reactive halogen displaces the less reactive one: the colour of the element S appears in the solution.',
          'displacement',
          'colour of the element S',
        ),
      ],
    },
    {
      stem: tex`$\ce{2NO2(g) <=> N2O4(g)}$ is at equilibrium in a syringe.`,
      hint: 'On which side are there fewer molecules?',
      parts: [
        words(
          'Predict the effect on the amount of dinitrogen tetroxide when the volume is halved.',
          'It increases',
          tex`A smaller volume means a higher pressure, which favours the side with fewer gas molecules, here $\ce{N2O4}$. Its amount increases.`,
          'side with fewer molecules',
          'amount increases',
        ),
      ],
    },
  ),
  chemistryTerm(
    'suggest',
    {
      stem: tex`Copper is made from copper(II) oxide and hydrogen. A student obtains $108\,\%$ of the theoretical yield.`,
      hint: 'What could be in the product that is not copper?',
      parts: [
        words(
          'Suggest a reason.',
          'Some oxide is left, or the product is wet',
          'Part of the oxide has not reacted, and its oxygen is weighed with the copper. Water in the product is accepted as well. A loss of product is not, as it lowers the yield.',
          'oxide left, or product not dry',
          'adds to the mass',
        ),
      ],
    },
    {
      stem: tex`An $\ce{-OH}$ group makes short alcohols soluble in water, but octan-1-ol is almost insoluble.`,
      hint: 'Which part of the molecule becomes larger?',
      parts: [
        words(
          'Suggest a reason.',
          'The long non-polar chain outweighs the polar group',
          'One polar group forms hydrogen bonds with water, but the long non-polar chain cannot. The chain disturbs more hydrogen bonds between water molecules than the group makes up for.',
          'long non-polar chain',
          'outweighs the hydrogen bonds of one group',
        ),
      ],
    },
  ),
  chemistryTerm(
    'sketch',
    {
      hint: 'What are the labels of the axes, and where is the arrow of the activation energy?',
      parts: [
        words(
          'Sketch the energy profile of an exothermic reaction, with the activation energy and the enthalpy change.',
          'Hump, products below reactants',
          'Axes labelled energy and reaction coordinate. The curve rises from the reactants to a maximum and falls to the products, which are lower. An arrow for $E_{\\text{a}}$ goes from the reactants to the maximum, one for $\\Delta H$ from the reactants down to the products.',
          'products lower than reactants, axes labelled',
          'both arrows correct',
        ),
      ],
    },
    {
      hint: 'Where does each curve have its maximum, and which is higher?',
      parts: [
        words(
          'Sketch the distribution of kinetic energies of the molecules of a gas at two temperatures on the same axes.',
          'At the higher temperature the peak is lower and further right',
          'Axes labelled number of molecules and kinetic energy. Both curves begin at the origin and do not touch the axis again. At the higher temperature the maximum is lower and further to the right.',
          'shape from the origin, axes labelled',
          'hotter curve with a lower maximum, further right',
        ),
      ],
    },
  ),
  chemistryTerm(
    'draw',
    {
      hint: 'How many valence electrons are there, and where are the lone pairs?',
      parts: [
        words(
          tex`Draw the Lewis formula of $\ce{CO2}$.`,
          'Two double bonds, two lone pairs on each oxygen',
          'There are 16 valence electrons. Carbon in the middle has a double bond to each oxygen atom, and each oxygen atom two lone pairs. All electron pairs are shown, as dots, crosses or lines.',
          'two double bonds',
          'two lone pairs on each oxygen atom, none on carbon',
        ),
      ],
    },
    {
      hint: 'Which atoms of the water molecule are partially positive?',
      parts: [
        words(
          'Draw a hydrogen bond between two water molecules.',
          'Dotted line from a hydrogen atom to a lone pair of oxygen',
          'Two bent molecules with partial charges. A dotted line goes from a hydrogen atom of one molecule to a lone pair on the oxygen atom of the other, in a straight line with the O–H bond.',
          'partial charges and lone pair shown',
          'dotted line from hydrogen to the lone pair of oxygen',
        ),
      ],
    },
  ),
  chemistryTerm(
    'discuss',
    {
      hint: 'What supports it, what limits it, and what follows?',
      parts: [
        words(
          'Discuss the use of hydrogen as a fuel for buses.',
          'Only water as product, but its production needs energy and its storage is difficult',
          'For it: the only product is water, and its energy for each gram is high. Against it: making it needs much energy, often from fossil fuels, and as a gas it needs heavy pressure tanks. It is an advantage where it is made with renewable energy.',
          'an advantage with its reason',
          'a limitation with its reason',
          'a conclusion that follows from both; accept any reasoned view',
        ),
      ],
    },
    {
      hint: 'What supports it, what limits it, and what follows?',
      parts: [
        words(
          'Discuss the replacement of plastic packaging by biodegradable plastics.',
          'Less lasting waste, but conditions and land are needed',
          'For it: the plastics decompose, so less waste stays in the environment. Against it: many decompose only in industrial plants, and crops for them take up land. They help where they are collected and treated properly.',
          'an advantage with its reason',
          'a limitation with its reason',
          'a conclusion that follows from both; accept any reasoned view',
        ),
      ],
    },
  ),
  chemistryTerm(
    'evaluate',
    {
      stem: tex`The enthalpy of combustion of ethanol is measured with a spirit burner below an open glass beaker of water. The result is $-620\text{ kJ mol}^{-1}$; the accepted value is $-1367\text{ kJ mol}^{-1}$.`,
      hint: 'How far off is the result, and in which direction?',
      parts: [
        [
          tex`Calculate the percentage error.`,
          tex`$54.6\,\%$`,
          tex`$\dfrac{1367 - 620}{1367} \times 100 = 54.6\,\%$.`,
          [tex`A1 $54.6\,\%$`],
          value(54.65, '%'),
        ],
        words(
          'Evaluate the method.',
          'Simple, but a large systematic error',
          'It is simple and cheap. More than half of the energy goes to the air and the beaker or is lost by incomplete combustion, always in the same direction, so repeats do not help. It is not suitable for an accurate value without a draught shield, a lid and a copper can.',
          'a strength',
          'a systematic error with its direction',
          'a judgement; accept an improvement that removes the error',
        ),
      ],
      proof: [[(100 * (1367 - 620)) / 1367, 54.65]],
    },
    {
      stem: tex`A student follows the rate of a reaction that makes a gas by counting bubbles by eye.`,
      hint: 'What is counted, and what is wanted?',
      parts: [
        words(
          'Evaluate the method.',
          'No equipment needed, but bubbles differ in size',
          'It needs no special equipment. The bubbles differ in size and are too fast to count at first, so their number is not proportional to the volume. It shows only which reaction is faster; a gas syringe would give rates.',
          'a strength',
          'a limitation with its effect',
          'a judgement; accept a better method with its reason',
        ),
      ],
    },
  ),
];
