import { FARADAY } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Reactivity 3.2, multiple choice: agents, half-equations, displacement, melts and electrode potentials. */

const tex = String.raw;

const agents = choiceSet({ key: 'chem-oxidising-agent-identified', difficulty: 'Easy', placements: both('R3.2.1', 1) }, 1, [
  {
    ask: tex`What is the oxidising agent in $\ce{MnO2 + 4HCl -> MnCl2 + Cl2 + 2H2O}$?`,
    right: tex`$\ce{MnO2}$`,
    wrong: [
      [tex`$\ce{HCl}$`, 'Its chlorine is oxidised, in part.'],
      [tex`$\ce{Cl2}$`, 'This is a product.'],
      [tex`$\ce{MnCl2}$`, 'This is a product.'],
    ],
    hint: 'Which element has a lower oxidation state after the reaction?',
    why: tex`Manganese goes from $+4$ to $+2$: it is reduced, so $\ce{MnO2}$ is the oxidising agent. Chlorine goes from $-1$ to $0$.`,
  },
  {
    ask: 'In which reaction does hydrogen peroxide act as a reducing agent?',
    right: tex`$\ce{H2O2 + Cl2 -> 2HCl + O2}$`,
    wrong: [
      [tex`$\ce{H2O2 + 2HI -> I2 + 2H2O}$`, 'Iodide is oxidised here.'],
      [tex`$\ce{H2O2 + SO2 -> H2SO4}$`, 'Sulfur is oxidised here.'],
      [tex`$\ce{H2O2 + 2NaOH -> Na2O2 + 2H2O}$`, 'No oxidation state changes here.'],
    ],
    hint: tex`Follow the oxidation state of oxygen, which is $-1$ in peroxides.`,
    why: tex`With chlorine, oxygen goes from $-1$ to $0$, so hydrogen peroxide is oxidised and chlorine is reduced.`,
  },
  {
    ask: 'In which reaction is the same element both oxidised and reduced?',
    right: tex`$\ce{Cl2 + 2NaOH -> NaCl + NaClO + H2O}$`,
    wrong: [
      [tex`$\ce{Cl2 + 2NaBr -> 2NaCl + Br2}$`, 'Two different elements change here.'],
      [tex`$\ce{2Na + Cl2 -> 2NaCl}$`, 'Two different elements change here.'],
      [tex`$\ce{HCl + NaOH -> NaCl + H2O}$`, 'No oxidation state changes here.'],
    ],
    hint: 'Look for an element that is found in two products.',
    why: tex`Chlorine goes from $0$ to $-1$ in $\ce{NaCl}$ and to $+1$ in $\ce{NaClO}$.`,
  },
  {
    ask: tex`Which species is oxidised in $\ce{5Fe^{2+} + MnO4^{-} + 8H^{+} -> 5Fe^{3+} + Mn^{2+} + 4H2O}$?`,
    right: tex`$\ce{Fe^{2+}}$`,
    wrong: [
      [tex`$\ce{MnO4^{-}}$`, 'Its manganese gains electrons.'],
      [tex`$\ce{H^{+}}$`, 'Its oxidation state does not change.'],
      [tex`$\ce{Mn^{2+}}$`, 'This is a product.'],
    ],
    hint: 'Which reactant loses electrons?',
    why: tex`Each $\ce{Fe^{2+}}$ loses an electron, $+2$ to $+3$; manganese goes from $+7$ to $+2$.`,
  },
]);

const halfEquations = choiceSet(
  { key: 'chem-half-equation-coefficients', difficulty: 'Hard', placements: both('R3.2.1', 1) },
  2,
  [
    {
      ask: tex`$\ce{Cr2O7^{2-} -> Cr^{3+}}$ is made into a balanced half-equation in acidic solution. How many electrons are gained by one dichromate ion?`,
      right: '6',
      wrong: [
        ['3', 'You balanced one chromium atom.'],
        ['8', 'You balanced the charge without all of the hydrogen ions.'],
        ['14', 'This is the number of hydrogen ions.'],
      ],
      hint: 'By how much does the oxidation state of each chromium atom change?',
      why: tex`Each of two chromium atoms goes from $+6$ to $+3$: $2 \times 3 = 6$ electrons. $\ce{Cr2O7^{2-} + 14H^{+} + 6e^{-} -> 2Cr^{3+} + 7H2O}$`,
      proof: [14 - 2 - 2 * 3, 6],
    },
    {
      ask: tex`$\ce{NO3^{-} -> NO}$ is made into a balanced half-equation in acidic solution, with one nitrate ion. How many hydrogen ions are needed?`,
      right: '4',
      wrong: [
        ['2', 'You left out water for some of the oxygen atoms.'],
        ['3', 'This is the number of electrons.'],
        ['6', 'You balanced the oxygen of the product as well.'],
      ],
      hint: 'Which element is balanced by water, and which by hydrogen ions?',
      why: tex`Two oxygen atoms become two molecules of water, which take four hydrogen ions. $\ce{NO3^{-} + 4H^{+} + 3e^{-} -> NO + 2H2O}$`,
      proof: [-1 + 4 - 3 + 1, 1],
    },
    {
      ask: tex`In the balanced equation for $\ce{MnO4^{-}}$ and $\ce{C2O4^{2-}}$ in acidic solution, with $\ce{Mn^{2+}}$ and $\ce{CO2}$ as products, what is the ratio of $\ce{MnO4^{-}}$ to $\ce{C2O4^{2-}}$?`,
      right: '2 : 5',
      wrong: [
        ['5 : 2', 'You gave the ratio of the electrons.'],
        ['1 : 5', 'You took each ethanedioate ion to lose one electron.'],
        ['1 : 1', 'The numbers of electrons lost and gained must be equal.'],
      ],
      hint: 'How many electrons does each ion gain or lose?',
      why: tex`Manganese goes from $+7$ to $+2$ and gains five electrons; two carbon atoms go from $+3$ to $+4$ and lose two in all. Ten electrons pass from five $\ce{C2O4^{2-}}$ to two $\ce{MnO4^{-}}$.`,
      proof: [2 * 5, 5 * 2],
    },
    {
      ask: tex`How many electrons does one $\ce{ClO^{-}}$ ion gain when it forms $\ce{Cl^{-}}$ in acidic solution, and what else forms?`,
      right: '2 electrons; water',
      wrong: [
        ['1 electron; water', 'The oxidation state of chlorine changes by more than this.'],
        ['2 electrons; oxygen', 'The oxygen atom keeps its oxidation state.'],
        ['2 electrons; hydroxide ions', 'In acidic solution these would be neutralised.'],
      ],
      hint: 'What is the oxidation state of chlorine before and after?',
      why: tex`Chlorine goes from $+1$ to $-1$. $\ce{ClO^{-} + 2H^{+} + 2e^{-} -> Cl^{-} + H2O}$`,
      proof: [1 + 1, 2],
    },
  ],
);

const displacements = choiceSet({ key: 'chem-displacements-ordered', difficulty: 'Hard', placements: both('R3.2.2', 1) }, 3, [
  {
    ask: tex`Metal X displaces Y from a solution of its ions. Z displaces neither X nor Y. Y reacts with the ions of Z. Which order goes from the most to the least reactive metal?`,
    right: 'X, Y, Z',
    wrong: [
      ['Z, Y, X', 'You ordered from the least to the most reactive.'],
      ['Y, X, Z', 'X displaces Y, so X loses electrons more easily.'],
      ['X, Z, Y', 'A metal that reacts with the ions of another is the more reactive one.'],
    ],
    hint: 'Which metal of each pair loses electrons more easily?',
    why: 'A metal displaces a less reactive one from a solution of its ions. So X is more reactive than Y, and Y than Z.',
  },
  {
    ask: tex`Cells are made of metal strips in solutions of their ions. In a cell of P and Q, electrons flow from P to Q in the wire; in a cell of Q and R, from R to Q; in a cell of P and R, from R to P. Which metal is the strongest reducing agent?`,
    right: 'R',
    wrong: [
      ['P', 'Electrons flow to this metal in one of the cells.'],
      ['Q', 'Electrons flow to this metal in both of its cells.'],
      ['They are equally strong', 'Then no current would flow.'],
    ],
    hint: 'At which electrode of a cell are electrons lost?',
    why: 'Electrons leave the metal that is oxidised more easily. They leave R in both of its cells, so R is the strongest reducing agent.',
  },
  {
    ask: tex`Which mixture reacts?`,
    right: tex`bromine water and aqueous potassium iodide`,
    wrong: [
      ['iodine and aqueous potassium bromide', 'Iodine is the weaker oxidising agent of the two.'],
      ['bromine water and aqueous potassium chloride', 'Bromine is the weaker oxidising agent of the two.'],
      ['iodine and aqueous potassium chloride', 'Iodine is the weaker oxidising agent of the two.'],
    ],
    hint: 'How does the power to oxidise change down group 17?',
    why: 'The power to oxidise falls down group 17, so bromine takes electrons from iodide ions. A halogen does not oxidise the ions of one above it.',
  },
  {
    ask: tex`A strip of zinc is placed in $100\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{AgNO3}$ until the reaction is complete. How does the mass of the solid (strip and deposit) change?`,
    right: 'It rises, as two silver atoms of larger mass replace each zinc atom',
    wrong: [
      ['It falls, as zinc dissolves', 'The silver that is deposited has a mass too.'],
      ['It rises, as one silver atom of larger mass replaces each zinc atom', 'Compare the charges of the ions.'],
      ['It stays the same, as mass is conserved', 'The mass of the whole mixture is conserved, not that of the solid.'],
    ],
    hint: 'How many silver ions does one zinc atom reduce?',
    why: tex`$\ce{Zn + 2Ag^{+} -> Zn^{2+} + 2Ag}$: for each zinc atom that dissolves two silver atoms are deposited, $2 \times 107.87$ against $65.38\text{ g mol}^{-1}$.`,
    proof: [2 * 107.87, 215.74],
  },
]);

const melts = choiceSet({ key: 'chem-molten-salt-electrolysed', difficulty: 'Easy', placements: both('R3.2.2', 1) }, 0, [
  {
    ask: 'Molten lead(II) bromide is electrolysed with graphite electrodes. What forms at the anode, and by which kind of reaction?',
    right: 'bromine, by oxidation',
    wrong: [
      ['bromine, by reduction', 'Bromide ions lose electrons.'],
      ['lead, by reduction', 'Lead ions move to the other electrode.'],
      ['lead, by oxidation', 'Lead ions gain electrons at the other electrode.'],
    ],
    hint: 'Which ions move to the positive electrode?',
    why: tex`Bromide ions move to the positive electrode, the anode, and lose electrons there: $\ce{2Br^{-} -> Br2 + 2e^{-}}$.`,
  },
  {
    ask: tex`In the electrolysis of molten $\ce{Al2O3}$, what amount of oxygen, $\ce{O2}$, forms with $4\text{ mol}$ of aluminium?`,
    right: tex`$3\text{ mol}$`,
    wrong: [
      [tex`$2\text{ mol}$`, 'Compare the electrons for one atom of aluminium with those for one molecule of oxygen.'],
      [tex`$4\text{ mol}$`, 'The two ions carry different charges.'],
      [tex`$6\text{ mol}$`, 'You counted oxygen atoms.'],
    ],
    hint: 'The same number of electrons passes at both electrodes.',
    why: tex`$4\text{ mol}$ of $\ce{Al^{3+}}$ takes up $12\text{ mol}$ of electrons. One molecule of oxygen forms from two oxide ions, which lose four electrons: $\dfrac{12}{4} = 3\text{ mol}$.`,
    proof: [(4 * 3) / 4, 3],
  },
  {
    ask: 'Why is an ionic compound melted before it is electrolysed?',
    right: 'Its ions have to be free to move',
    wrong: [
      ['Its electrons have to be free to move', 'Ions, not electrons, carry the current through the melt.'],
      ['Its ions have to form from molecules', 'The solid already consists of ions.'],
      ['Its molecules have to gain enough energy to react', 'An ionic compound has no molecules.'],
    ],
    hint: 'What carries the current in a melt?',
    why: 'In the solid the ions are held in a lattice. Only in a melt or a solution can they move to the electrodes.',
  },
  {
    ask: 'Which statement holds for both a voltaic and an electrolytic cell?',
    right: 'Oxidation happens at the anode',
    wrong: [
      ['The anode is the positive electrode', 'This is so in one of the two kinds of cell only.'],
      ['The reaction is spontaneous', 'In one of the two kinds of cell a supply drives the reaction.'],
      ['Electrical energy is changed to chemical energy', 'In one of the two kinds of cell it is the other way round.'],
    ],
    hint: 'How are anode and cathode defined?',
    why: 'The anode is defined as the electrode at which oxidation happens. Its sign depends on the kind of cell: negative in a voltaic, positive in an electrolytic one.',
  },
]);

const potentials = tex`

| half-cell | $E^{\ominus}$ / $\text{V}$ |
| --- | --- |
| $\ce{Zn^{2+} + 2e^{-} <=> Zn}$ | $-0.76$ |
| $\ce{Fe^{2+} + 2e^{-} <=> Fe}$ | $-0.45$ |
| $\ce{I2 + 2e^{-} <=> 2I^{-}}$ | $+0.54$ |
| $\ce{Fe^{3+} + e^{-} <=> Fe^{2+}}$ | $+0.77$ |
| $\ce{Br2 + 2e^{-} <=> 2Br^{-}}$ | $+1.09$ |

`;

const strongest = choiceSet({ key: 'chem-spontaneous-by-potentials', difficulty: 'Medium', placements: hlOnly('R3.2.3', 1) }, 1, [
  {
    ask: tex`Standard electrode potentials are given.${potentials}Which is the strongest reducing agent?`,
    right: tex`$\ce{Zn}$`,
    wrong: [
      [tex`$\ce{Zn^{2+}}$`, 'This ion cannot lose electrons easily; it is the other form of the pair.'],
      [tex`$\ce{Br2}$`, 'This is the strongest oxidising agent.'],
      [tex`$\ce{Br^{-}}$`, 'It belongs to the pair that takes up electrons most easily.'],
    ],
    hint: 'Which pair gives electrons away most easily?',
    why: 'The most negative potential belongs to the pair that gives electrons away most easily, and of this pair the reduced form gives them.',
  },
  {
    ask: tex`Standard electrode potentials are given.${potentials}Which ion or molecule can oxidise iodide ions but not bromide ions under standard conditions?`,
    right: tex`$\ce{Fe^{3+}}$`,
    wrong: [
      [tex`$\ce{Fe^{2+}}$`, 'The potential at which this ion is reduced is below that of iodine.'],
      [tex`$\ce{Zn^{2+}}$`, 'The potential at which this ion is reduced is below that of iodine.'],
      [tex`$\ce{Br^{-}}$`, 'This ion is already reduced.'],
    ],
    hint: 'Between which two potentials must it lie?',
    why: tex`It must be reduced at a potential between $+0.54$ and $+1.09\text{ V}$: $\ce{Fe^{3+}}$ with $+0.77\text{ V}$.`,
    proof: [0.77 - 0.54, 0.23],
  },
  {
    ask: tex`Standard electrode potentials are given.${potentials}What is $E^{\ominus}$ of the cell in which $\ce{Fe + 2Fe^{3+} -> 3Fe^{2+}}$ happens?`,
    right: tex`$+1.22\text{ V}$`,
    wrong: [
      [tex`$+0.32\text{ V}$`, 'You added the two potentials with their signs.'],
      [tex`$+1.99\text{ V}$`, 'You multiplied one potential by a coefficient.'],
      [tex`$-1.22\text{ V}$`, 'You subtracted in the wrong order.'],
    ],
    hint: 'Which half-equation goes backwards? Do coefficients matter?',
    why: tex`$\ce{Fe^{3+}}$ is reduced (cathode) and iron is oxidised (anode): $+0.77 - (-0.45) = +1.22\text{ V}$. Potentials are not multiplied by coefficients.`,
    proof: [0.77 + 0.45, 1.22],
  },
  {
    ask: tex`Standard electrode potentials are given.${potentials}Which reaction is spontaneous under standard conditions?`,
    right: tex`$\ce{2Fe^{2+} + Br2 -> 2Fe^{3+} + 2Br^{-}}$`,
    wrong: [
      [tex`$\ce{2Fe^{2+} + I2 -> 2Fe^{3+} + 2I^{-}}$`, 'The potential of iodine is below that of the two ions of iron.'],
      [tex`$\ce{Zn^{2+} + 2I^{-} -> Zn + I2}$`, 'Zinc ions are reduced at a far lower potential.'],
      [tex`$\ce{Zn^{2+} + Fe -> Zn + Fe^{2+}}$`, 'The potential of the zinc half-cell is the lower one.'],
    ],
    hint: 'In which reaction is the pair with the higher potential reduced?',
    why: tex`Bromine is reduced and $\ce{Fe^{2+}}$ oxidised: $1.09 - 0.77 = +0.32\text{ V}$. In the others the difference is negative.`,
    proof: [1.09 - 0.77, 0.32],
  },
]);

const gibbsOfCells = choiceSet(
  { key: 'chem-gibbs-energy-of-a-cell', difficulty: 'Hard', placements: hlOnly('R3.2.3', 1, 'R1.4') },
  2,
  [
    {
      ask: tex`$E^{\ominus}$ of the cell $\ce{Zn + Cu^{2+} -> Zn^{2+} + Cu}$ is $+1.10\text{ V}$. What is $\Delta G^{\ominus}$, in $\text{kJ mol}^{-1}$? ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$)`,
      right: '$-212$',
      wrong: [
        ['$+212$', 'You left out the minus sign.'],
        ['$-106$', 'You took one electron for each atom.'],
        ['$-425$', 'You counted the electrons at both electrodes.'],
      ],
      hint: 'How many electrons pass for the equation as written?',
      why: tex`Two electrons pass: $\Delta G^{\ominus} = -nFE^{\ominus} = -2 \times 9.65 \times 10^{4} \times 1.10 = -2.12 \times 10^{5}\text{ J mol}^{-1}$, which is $-212\text{ kJ mol}^{-1}$.`,
      proof: [(2 * FARADAY * 1.1) / 1000, 212.3],
    },
    {
      ask: tex`$\Delta G^{\ominus}$ of $\ce{Cu + 2Ag^{+} -> Cu^{2+} + 2Ag}$ is $-88.8\text{ kJ mol}^{-1}$. What is $E^{\ominus}$ of the cell? ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$)`,
      right: tex`$+0.46\text{ V}$`,
      wrong: [
        [tex`$-0.46\text{ V}$`, 'You left out the minus sign.'],
        [tex`$+0.92\text{ V}$`, 'You took one electron for the equation as written.'],
        [tex`$+0.23\text{ V}$`, 'You counted the electrons at both electrodes.'],
      ],
      hint: 'How many electrons pass for the equation as written?',
      why: tex`Two electrons pass: $E^{\ominus} = -\dfrac{\Delta G^{\ominus}}{nF} = \dfrac{88\,800}{2 \times 9.65 \times 10^{4}} = +0.46\text{ V}$.`,
      proof: [88800 / (2 * FARADAY), 0.46],
    },
    {
      ask: tex`An equation of a cell is multiplied by two. What happens to $E^{\ominus}$ and $\Delta G^{\ominus}$?`,
      right: tex`$E^{\ominus}$ stays the same and $\Delta G^{\ominus}$ doubles`,
      wrong: [
        [tex`both double`, 'A voltage is energy for each unit of charge.'],
        [tex`both stay the same`, 'Twice as many electrons do twice as much work.'],
        [tex`$E^{\ominus}$ doubles and $\Delta G^{\ominus}$ stays the same`, 'You exchanged the two quantities.'],
      ],
      hint: 'Which of the two depends on how much reacts?',
      why: tex`$\Delta G^{\ominus} = -nFE^{\ominus}$: twice as many electrons pass, and each coulomb delivers the same energy.`,
    },
    {
      ask: tex`For a reaction in a cell $E^{\ominus} = 0$. What follows for $\Delta G^{\ominus}$ and $K$?`,
      right: tex`$\Delta G^{\ominus} = 0$ and $K = 1$`,
      wrong: [
        [tex`$\Delta G^{\ominus} = 0$ and $K = 0$`, 'The logarithm of the constant is zero.'],
        [tex`$\Delta G^{\ominus} < 0$ and $K > 1$`, 'The Gibbs energy change is proportional to the voltage.'],
        [tex`$\Delta G^{\ominus} > 0$ and $K < 1$`, 'The Gibbs energy change is proportional to the voltage.'],
      ],
      hint: 'Which two equations have the standard Gibbs energy change in them?',
      why: tex`$\Delta G^{\ominus} = -nFE^{\ominus} = 0$, and $\Delta G^{\ominus} = -RT\ln K$ is zero for $\ln K = 0$, that is $K = 1$.`,
    },
  ],
);

export const redoxChoices = [agents, halfEquations, displacements, melts, strongest, gibbsOfCells];
