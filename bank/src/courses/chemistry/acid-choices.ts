import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Reactivity 3.1, multiple choice: pH of bases, reactions of acids, conjugate strengths and buffers. */

const tex = String.raw;

const phOfBases = choiceSet({ key: 'chem-ph-of-a-strong-base', difficulty: 'Medium', placements: both('R3.1.1', 1) }, 0, [
  {
    ask: tex`What is the pH of $0.0050\text{ mol dm}^{-3}$ $\ce{Ba(OH)2}$ at $298\text{ K}$?`,
    right: '$12.0$',
    wrong: [
      ['$2.0$', 'You took the concentration of hydroxide ions for that of hydrogen ions.'],
      ['$11.7$', 'You took one hydroxide ion for each formula unit.'],
      ['$11.4$', 'You divided the concentration by the number of hydroxide ions.'],
    ],
    hint: 'What is the concentration of hydroxide ions?',
    why: tex`$[\ce{OH^{-}}] = 2 \times 0.0050 = 0.010\text{ mol dm}^{-3}$, so $[\ce{H^{+}}] = \dfrac{1.00 \times 10^{-14}}{0.010} = 1.0 \times 10^{-12}\text{ mol dm}^{-3}$ and $\text{pH} = 12.0$.`,
    proof: [14 + Math.log10(2 * 0.005), 12],
  },
  {
    ask: tex`$0.80\text{ g}$ of $\ce{NaOH}$ ($M = 40.00\text{ g mol}^{-1}$) is dissolved to give $2.0\text{ dm}^{3}$ of solution. What is its pH at $298\text{ K}$?`,
    right: '$12.0$',
    wrong: [
      ['$2.0$', 'You took the concentration of hydroxide ions for that of hydrogen ions.'],
      ['$12.3$', 'You left out the volume.'],
      ['$13.6$', 'You used the mass concentration.'],
    ],
    hint: 'Three steps lead from mass to pH. What comes first?',
    why: tex`$\dfrac{0.80}{40.00} = 0.020\text{ mol}$ in $2.0\text{ dm}^{3}$ is $0.010\text{ mol dm}^{-3}$ of hydroxide ions, so $[\ce{H^{+}}] = 1.0 \times 10^{-12}\text{ mol dm}^{-3}$ and $\text{pH} = 12.0$.`,
    proof: [14 + Math.log10(0.8 / 40 / 2), 12],
  },
  {
    ask: tex`$10\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{NaOH}$ is diluted with water to $1.0\text{ dm}^{3}$. What is the pH at $298\text{ K}$?`,
    right: '$11.0$',
    wrong: [
      ['$3.0$', 'You took the concentration of hydroxide ions for that of hydrogen ions.'],
      ['$13.0$', 'You left out the dilution.'],
      ['$15.0$', 'You moved in the wrong direction: a diluted base is closer to neutral.'],
    ],
    hint: 'By what factor does the solution become more dilute, and which way does the pH move?',
    why: tex`The solution becomes $100$ times as dilute: $[\ce{OH^{-}}] = 1.0 \times 10^{-3}\text{ mol dm}^{-3}$, so $[\ce{H^{+}}] = 1.0 \times 10^{-11}\text{ mol dm}^{-3}$ and $\text{pH} = 11.0$.`,
    proof: [14 + Math.log10((0.1 * 10) / 1000), 11],
  },
  {
    ask: tex`$30\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{KOH}$ is mixed with $20\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{HNO3}$. What is the pH at $298\text{ K}$?`,
    right: '$12.3$',
    wrong: [
      ['$1.7$', 'You took the excess to be acid.'],
      ['$12.0$', 'You divided by a volume of one hundred cubic centimetres.'],
      ['$13.0$', 'You left out the acid.'],
    ],
    hint: 'Which of the two is in excess, and in what volume?',
    why: tex`The base is in excess by $3.0 \times 10^{-3} - 2.0 \times 10^{-3} = 1.0 \times 10^{-3}\text{ mol}$ in $50\text{ cm}^{3}$: $[\ce{OH^{-}}] = 0.020\text{ mol dm}^{-3}$, so $[\ce{H^{+}}] = 5.0 \times 10^{-13}\text{ mol dm}^{-3}$ and $\text{pH} = 12.3$.`,
    proof: [14 + Math.log10(1e-3 / 0.05), 12.3],
  },
]);

const acidReactions = choiceSet(
  { key: 'chem-products-of-acid-reactions', difficulty: 'Easy', placements: both('R3.1.3', 1) },
  1,
  [
    {
      ask: 'Which substance gives a salt, water and a gas with dilute hydrochloric acid?',
      right: 'sodium hydrogencarbonate',
      wrong: [
        ['magnesium', 'A metal gives a salt and a gas only.'],
        ['magnesium oxide', 'An oxide of a metal gives a salt and water only.'],
        ['ammonia', 'Ammonia gives a salt only.'],
      ],
      hint: 'Recall the products for each kind of base and for metals.',
      why: 'Hydrogencarbonates give carbon dioxide and water besides the salt.',
    },
    {
      ask: tex`Which ionic equation describes the reaction of dilute sulfuric acid with solid copper(II) oxide?`,
      right: tex`$\ce{CuO(s) + 2H^{+}(aq) -> Cu^{2+}(aq) + H2O(l)}$`,
      wrong: [
        [tex`$\ce{O^{2-}(aq) + 2H^{+}(aq) -> H2O(l)}$`, 'The oxide is a solid, not a solution of ions.'],
        [tex`$\ce{Cu(s) + 2H^{+}(aq) -> Cu^{2+}(aq) + H2(g)}$`, 'This is about the metal, which does not react in this way.'],
        [tex`$\ce{H^{+}(aq) + OH^{-}(aq) -> H2O(l)}$`, 'There are no hydroxide ions in the oxide.'],
      ],
      hint: 'Which particles are free to move before and after?',
      why: 'Copper(II) oxide is an insoluble solid, so it is written as a whole. Sulfate ions are spectators: the hydrogen ions react with the oxide and copper(II) ions go into solution.',
    },
    {
      ask: 'Barium sulfate is insoluble. Which pair of solutions gives it together with water as the only products?',
      right: 'sulfuric acid and barium hydroxide',
      wrong: [
        ['sulfuric acid and barium chloride', 'This leaves hydrochloric acid in the solution.'],
        ['sodium sulfate and barium hydroxide', 'This leaves sodium hydroxide in the solution.'],
        ['sulfuric acid and barium nitrate', 'This leaves nitric acid in the solution.'],
      ],
      hint: 'Which acid and which base have the ions of this salt?',
      why: 'The acid and the base neutralise each other to give water, and the other two ions form the insoluble salt. No ions are left in solution.',
    },
    {
      ask: tex`Which acid and base give the salt $\ce{(NH4)2SO4}$, and in which ratio of amounts?`,
      right: tex`$\ce{H2SO4}$ and $\ce{NH3}$, $1 : 2$`,
      wrong: [
        [tex`$\ce{H2SO4}$ and $\ce{NH3}$, $2 : 1$`, 'Each acid molecule donates two protons.'],
        [tex`$\ce{H2SO3}$ and $\ce{NH3}$, $1 : 2$`, 'This acid has sulfite ions in its salts.'],
        [tex`$\ce{HNO3}$ and $\ce{Na2SO4}$, $2 : 1$`, 'The second substance is a salt, not a base.'],
      ],
      hint: 'Which ions does the salt consist of?',
      why: 'The salt has two ammonium ions for one sulfate ion. Each ammonia molecule accepts one proton, and each sulfuric acid molecule donates two.',
    },
  ],
);

const conjugateStrengths = choiceSet(
  { key: 'chem-conjugate-strengths', difficulty: 'Medium', placements: hlOnly('R3.1.4', 1) },
  2,
  [
    {
      ask: tex`$\text{p}K_{\text{a}}$ of methanoic acid is $3.75$ and of ethanoic acid $4.76$ at $298\text{ K}$. Which is the stronger base, and what is its $\text{p}K_{\text{b}}$?`,
      right: tex`$\ce{CH3COO^{-}}$, $9.24$`,
      wrong: [
        [tex`$\ce{CH3COO^{-}}$, $4.76$`, 'An acid and its conjugate base have different constants.'],
        [tex`$\ce{HCOO^{-}}$, $10.25$`, 'A larger value means a weaker base.'],
        [tex`$\ce{HCOO^{-}}$, $3.75$`, 'The stronger acid has the weaker conjugate base.'],
      ],
      hint: 'How are the strengths of an acid and its conjugate base related?',
      why: tex`Ethanoic acid is the weaker acid, so its conjugate base is the stronger one. $\text{p}K_{\text{a}} + \text{p}K_{\text{b}} = 14.00$ for a conjugate pair: $14.00 - 4.76 = 9.24$.`,
      proof: [14 - 4.76, 9.24],
    },
    {
      ask: tex`$K_{\text{b}}$ of ammonia is $1.8 \times 10^{-5}$ at $298\text{ K}$. What is $K_{\text{a}}$ of the ammonium ion?`,
      right: tex`$5.6 \times 10^{-10}$`,
      wrong: [
        [tex`$1.8 \times 10^{-5}$`, 'An acid and its conjugate base have different constants.'],
        [tex`$1.8 \times 10^{9}$`, 'You divided the wrong way round.'],
        [tex`$5.6 \times 10^{4}$`, 'You took the reciprocal and left out the ionic product of water.'],
      ],
      hint: 'What is the product of the two constants?',
      why: tex`$K_{\text{a}}K_{\text{b}} = K_{\text{w}}$ for a conjugate pair: $\dfrac{1.00 \times 10^{-14}}{1.8 \times 10^{-5}} = 5.6 \times 10^{-10}$.`,
      proof: [1e-14 / 1.8e-5, 5.6e-10],
    },
    {
      ask: tex`Which $0.1\text{ mol dm}^{-3}$ solution has the highest pH?`,
      right: 'sodium carbonate',
      wrong: [
        ['sodium chloride', 'Neither of its ions reacts with water.'],
        ['ammonium chloride', 'Its cation is a weak acid.'],
        ['sodium ethanoate', 'Its anion is a weak base, but a stronger one is here as well.'],
      ],
      hint: 'Which anion is the strongest base?',
      why: 'Carbonate ions are the conjugate base of the hydrogencarbonate ion, a far weaker acid than ethanoic acid. So they take more protons from water and make more hydroxide ions.',
    },
    {
      ask: tex`Two weak acids of equal concentration have $K_{\text{a}} = 1 \times 10^{-4}$ and $1 \times 10^{-6}$. By how much do their pH values differ, approximately?`,
      right: '$1$',
      wrong: [
        ['$2$', 'You took the concentration of hydrogen ions to be proportional to the constant.'],
        ['$4$', 'You doubled the difference of the logarithms instead of halving it.'],
        ['$10$', 'You gave the ratio of the concentrations of hydrogen ions.'],
      ],
      hint: 'How does the concentration of hydrogen ions depend on the constant?',
      why: tex`$[\ce{H^{+}}] \approx \sqrt{K_{\text{a}}c}$. A constant $100$ times as large makes it $10$ times as large, which is a difference of $1$ in pH.`,
      proof: [Math.log10(Math.sqrt(100)), 1],
    },
  ],
);

const buffers = choiceSet({ key: 'chem-buffer-recognised', difficulty: 'Medium', placements: hlOnly('R3.1.4', 1) }, 3, [
  {
    ask: tex`Which mixture is a buffer? (All solutions are $0.10\text{ mol dm}^{-3}$.)`,
    right: tex`$50\text{ cm}^{3}$ of $\ce{CH3COOH}$ and $25\text{ cm}^{3}$ of $\ce{NaOH}$`,
    wrong: [
      [tex`$50\text{ cm}^{3}$ of $\ce{CH3COOH}$ and $50\text{ cm}^{3}$ of $\ce{NaOH}$`, 'All of the weak acid is neutralised.'],
      [tex`$50\text{ cm}^{3}$ of $\ce{HCl}$ and $25\text{ cm}^{3}$ of $\ce{NaOH}$`, 'There is no weak acid in this mixture.'],
      [tex`$25\text{ cm}^{3}$ of $\ce{CH3COOH}$ and $50\text{ cm}^{3}$ of $\ce{NaOH}$`, 'The strong base is in excess.'],
    ],
    hint: 'What has to be present after the reaction?',
    why: 'Half of the weak acid is neutralised, so ethanoic acid and ethanoate ions are present in equal amounts.',
  },
  {
    ask: tex`A buffer contains $0.10\text{ mol dm}^{-3}$ of a weak acid ($\text{p}K_{\text{a}} = 4.8$) and $1.0\text{ mol dm}^{-3}$ of its conjugate base. What is its pH?`,
    right: '$5.8$',
    wrong: [
      ['$3.8$', 'You used the ratio of the concentrations the wrong way round.'],
      ['$4.8$', 'This would need equal concentrations.'],
      ['$14.8$', 'You added the ratio itself instead of its logarithm.'],
    ],
    hint: 'Is there more acid or more base? Which way does this move the pH?',
    why: tex`$\text{pH} = \text{p}K_{\text{a}} + \log_{10}\dfrac{[\ce{A^{-}}]}{[\ce{HA}]} = 4.8 + \log_{10} 10 = 5.8$.`,
    proof: [4.8 + Math.log10(1 / 0.1), 5.8],
  },
  {
    ask: 'A buffer of ethanoic acid and sodium ethanoate is diluted with an equal volume of water. What happens?',
    right: 'The pH hardly changes, but the buffer can take up less acid or base',
    wrong: [
      ['The pH rises by 0.3, and the buffer can take up as much as before', 'Both concentrations fall by the same factor.'],
      ['The pH hardly changes, and any volume of it takes up as much as before', 'Each volume holds only half of the amounts.'],
      ['The pH becomes 7, as water is neutral', 'Much more water would be needed for this.'],
    ],
    hint: 'What happens to the ratio of the two concentrations, and what to the concentrations?',
    why: 'The pH depends on the ratio of base to acid, which stays the same. Each volume holds less of both, so it neutralises less added acid or base.',
  },
  {
    ask: tex`A little strong base is added to a buffer of $\ce{NH3}$ and $\ce{NH4^{+}}$. Which reaction keeps the pH nearly constant?`,
    right: tex`$\ce{NH4^{+} + OH^{-} -> NH3 + H2O}$`,
    wrong: [
      [tex`$\ce{NH3 + H2O -> NH4^{+} + OH^{-}}$`, 'This would make more hydroxide ions.'],
      [tex`$\ce{NH3 + H^{+} -> NH4^{+}}$`, 'This takes up acid that is added.'],
      [
        tex`$\ce{NH4^{+} -> NH3 + H^{+}}$`,
        'There are few hydrogen ions in this basic buffer; the ammonium ion reacts with hydroxide itself.',
      ],
    ],
    hint: 'Which part of the buffer is an acid?',
    why: 'The ammonium ion is the acid of the pair. It donates a proton to the hydroxide ions that were added, so their concentration hardly rises.',
  },
]);

export const acidChoices = [phOfBases, acidReactions, conjugateStrengths, buffers];
