import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Structure 2.1 and 2.2, multiple choice: ionic formulae, bonds, polarity, hybridisation and formal charge. */

const tex = String.raw;

const ionicFromElectrons = choiceSet(
  { key: 'chem-compound-from-configurations', difficulty: 'Easy', placements: both('S2.1', 1) },
  0,
  [
    {
      ask: tex`Element X has the configuration $[\text{Ne}]\,3s^{2}$ and element Y $[\text{He}]\,2s^{2}\,2p^{5}$. What are the formula and the bonding of their compound?`,
      right: tex`$\text{XY}_{2}$, ionic`,
      wrong: [
        [tex`$\text{XY}$, ionic`, 'X loses two electrons and each atom of Y gains only one.'],
        [tex`$\text{X}_{2}\text{Y}$, ionic`, 'You exchanged the charges of the two ions.'],
        [tex`$\text{XY}_{2}$, covalent`, 'X is a metal and gives its outer electrons away.'],
      ],
      hint: 'How many electrons does each atom gain or lose to reach a noble gas configuration?',
      why: 'X is a metal of group 2 and loses two electrons; Y is a non-metal of group 17 and gains one. Two ions of Y balance the charge of one ion of X.',
    },
    {
      ask: tex`Element X has the configuration $[\text{Ne}]\,3s^{2}\,3p^{1}$ and element Y $[\text{He}]\,2s^{2}\,2p^{4}$. What are the formula and the bonding of their compound?`,
      right: tex`$\text{X}_{2}\text{Y}_{3}$, ionic`,
      wrong: [
        [tex`$\text{X}_{3}\text{Y}_{2}$, ionic`, 'You exchanged the charges of the two ions.'],
        [tex`$\text{XY}_{2}$, ionic`, 'You counted only some of the outer electrons of X.'],
        [tex`$\text{X}_{2}\text{Y}_{3}$, metallic`, 'Y is a non-metal and forms anions.'],
      ],
      hint: 'What are the charges of the two ions?',
      why: tex`X loses three electrons and forms $\text{X}^{3+}$; Y gains two and forms $\text{Y}^{2-}$. The charges balance in the ratio 2 to 3.`,
    },
    {
      ask: tex`Element X has the configuration $[\text{Ne}]\,3s^{2}\,3p^{3}$ and element Y $[\text{Ne}]\,3s^{2}\,3p^{5}$. What are the formula and the bonding of a compound in which both have eight outer electrons?`,
      right: tex`$\text{XY}_{3}$, covalent`,
      wrong: [
        [tex`$\text{XY}_{3}$, ionic`, 'Both are non-metals, so neither forms a cation.'],
        [tex`$\text{X}_{3}\text{Y}$, covalent`, 'An atom of Y is one electron short of eight and forms one bond.'],
        [
          tex`$\text{X}_{5}\text{Y}_{3}$, covalent`,
          'You used the numbers of p electrons instead of the electrons that are missing.',
        ],
      ],
      hint: 'Metal or non-metal? How many electrons is each short of eight?',
      why: 'Both are non-metals and share electrons. X has five outer electrons and forms three bonds; Y has seven and forms one.',
    },
    {
      ask: tex`Element X has the configuration $[\text{Ar}]\,4s^{1}$ and element Y $[\text{Ne}]\,3s^{2}\,3p^{4}$. What are the formula and the bonding of their compound?`,
      right: tex`$\text{X}_{2}\text{Y}$, ionic`,
      wrong: [
        [tex`$\text{XY}_{2}$, ionic`, 'You exchanged the charges of the two ions.'],
        [tex`$\text{XY}$, ionic`, 'X loses one electron and Y needs two.'],
        [tex`$\text{X}_{2}\text{Y}$, covalent`, 'A metal of group 1 gives its electron away.'],
      ],
      hint: 'Which of the two is a metal?',
      why: 'X is a metal of group 1 and loses one electron; Y is a non-metal of group 16 and gains two. Two ions of X balance one ion of Y.',
    },
  ],
);

const bondLengths = choiceSet({ key: 'chem-shortest-bond-choice', difficulty: 'Easy', placements: both('S2.2.1', 1) }, 1, [
  {
    ask: 'In which species is the bond between carbon and oxygen the shortest?',
    right: tex`$\ce{CO}$`,
    wrong: [
      [tex`$\ce{CO2}$`, 'Its bonds are double bonds.'],
      [tex`$\ce{HCHO}$`, 'Its carbon–oxygen bond is a double bond.'],
      [tex`$\ce{CH3OH}$`, 'Its carbon–oxygen bond is a single bond.'],
    ],
    hint: 'Which bonds do the Lewis formulae show?',
    why: 'More shared pairs draw the nuclei closer together. In carbon monoxide three pairs are shared, in carbon dioxide and methanal two in each bond, in methanol one.',
  },
  {
    ask: 'In which order does the length of the bond between the nitrogen atoms increase?',
    right: tex`$\ce{N2}$, $\ce{N2H2}$, $\ce{N2H4}$`,
    wrong: [
      [tex`$\ce{N2H4}$, $\ce{N2H2}$, $\ce{N2}$`, 'You ordered the bonds from the longest to the shortest.'],
      [tex`$\ce{N2}$, $\ce{N2H4}$, $\ce{N2H2}$`, 'The molecule with four hydrogen atoms has no double bond.'],
      [tex`$\ce{N2H2}$, $\ce{N2}$, $\ce{N2H4}$`, 'The molecule without hydrogen has the most shared pairs.'],
    ],
    hint: 'How many pairs do the two nitrogen atoms share in each molecule?',
    why: 'The nitrogen atoms share three pairs in nitrogen, two when each carries one hydrogen atom and one when each carries two. Fewer shared pairs mean a longer bond.',
  },
  {
    ask: 'In which molecule is the bond between the carbon atoms the strongest?',
    right: tex`$\ce{C2H2}$`,
    wrong: [
      [tex`$\ce{C2H6}$`, 'More hydrogen atoms leave fewer electrons for the bond between the carbon atoms.'],
      [tex`$\ce{C2H4}$`, 'Its carbon atoms share two pairs, which is not the most here.'],
      [tex`$\ce{C2Cl4}$`, 'Heavier neighbours do not add a bond between the carbon atoms.'],
    ],
    hint: 'Where do the two carbon atoms share most electrons?',
    why: 'Each carbon atom of ethyne has one hydrogen atom, so three pairs are left between the carbon atoms. A triple bond is stronger than a double or a single bond.',
  },
  {
    ask: tex`Two bonds of ethanoic acid, $\ce{CH3COOH}$, join the carboxyl carbon atom to oxygen atoms. How do they compare?`,
    right: 'They differ: the double bond is shorter and stronger',
    wrong: [
      ['They differ: the single bond is shorter and stronger', 'You exchanged the effects of sharing one pair and two pairs.'],
      ['They differ: the double bond is longer and stronger', 'A stronger attraction draws the nuclei closer.'],
      ['They are of equal length', 'Only one of the oxygen atoms carries a hydrogen atom, so the bonds are not alike.'],
    ],
    hint: 'Which bonds does the group contain?',
    why: 'One oxygen atom shares two pairs with the carbon atom, the other, which carries hydrogen, shares one. Two shared pairs attract both nuclei more strongly, so that bond is shorter and stronger.',
  },
]);

const polarMolecules = choiceSet(
  { key: 'chem-polar-bonds-without-dipole', difficulty: 'Medium', placements: both('S2.2.2', 1) },
  2,
  [
    {
      ask: 'Which molecule has polar bonds but no overall dipole?',
      right: tex`$\ce{BF3}$`,
      wrong: [
        [tex`$\ce{NF3}$`, 'A lone pair makes this molecule pyramidal.'],
        [tex`$\ce{F2}$`, 'Two equal atoms share the pair equally, so the bond is not polar.'],
        [tex`$\ce{CHF3}$`, 'One of the four bonds differs from the others.'],
      ],
      hint: 'Consider the shape as well as the bonds.',
      why: 'Boron trifluoride is trigonal planar with three equal polar bonds, whose dipoles cancel.',
    },
    {
      ask: 'Which molecule is polar?',
      right: tex`$\ce{SO2}$`,
      wrong: [
        [tex`$\ce{CO2}$`, 'It is linear, so its bond dipoles cancel.'],
        [tex`$\ce{SO3}$`, 'It is trigonal planar with three equal bonds.'],
        [tex`$\ce{CCl4}$`, 'It is tetrahedral with four equal bonds.'],
      ],
      hint: 'Which central atom has a lone pair?',
      why: 'The lone pair on sulfur makes sulfur dioxide bent, so the two bond dipoles do not cancel.',
    },
    {
      ask: tex`How many of the molecules $\ce{CH4}$, $\ce{CH3Cl}$, $\ce{CH2Cl2}$, $\ce{CHCl3}$ and $\ce{CCl4}$ have a dipole moment?`,
      right: '3',
      wrong: [
        ['1', 'Two chlorine atoms on a tetrahedral carbon atom are not opposite each other.'],
        ['2', 'Check each molecule in which not all of the four bonds are the same.'],
        ['4', 'With four equal bonds a tetrahedral molecule is symmetrical.'],
      ],
      hint: 'The molecules are tetrahedral, not flat.',
      why: tex`In $\ce{CH4}$ and $\ce{CCl4}$ four equal bond dipoles point to the corners of a tetrahedron and cancel. In the other three molecules the four bonds are not equal.`,
    },
    {
      ask: 'Which isomer of dichlorobenzene has no dipole moment?',
      right: '1,4-dichlorobenzene',
      wrong: [
        ['1,2-dichlorobenzene', 'The two polar bonds are next to each other and point to the same side.'],
        ['1,3-dichlorobenzene', 'The two polar bonds are at an angle of 120 degrees, so they do not cancel.'],
        ['None of them, since all have polar bonds', 'Polar bonds can cancel where they point in opposite directions.'],
      ],
      hint: 'In which directions do the two polar bonds point?',
      why: 'With the chlorine atoms on opposite sides of the planar ring, the two bond dipoles are equal and opposite.',
    },
  ],
);

const hybridCounts = choiceSet(
  { key: 'chem-hybridised-atoms-counted', difficulty: 'Medium', placements: hlOnly('S2.2.4', 1) },
  0,
  [
    {
      ask: tex`How many carbon atoms of $\ce{CH3-CH=CH-CHO}$ are $\text{sp}^{2}$ hybridised?`,
      right: '3',
      wrong: [
        ['1', 'You counted only the carbon atom with the oxygen atom.'],
        ['2', 'You counted only the carbon atoms of the bond between carbon atoms.'],
        ['4', 'One of the carbon atoms has four single bonds.'],
      ],
      hint: 'How many electron domains does each carbon atom have?',
      why: 'The two carbon atoms of the carbon–carbon double bond and that of the aldehyde group have three electron domains each. The methyl carbon atom has four.',
    },
    {
      ask: tex`What is the hybridisation of the nitrogen atoms in $\ce{N2}$, $\ce{N2H2}$ and $\ce{N2H4}$, in this order?`,
      right: tex`$\text{sp}$, $\text{sp}^{2}$, $\text{sp}^{3}$`,
      wrong: [
        [tex`$\text{sp}^{3}$, $\text{sp}^{2}$, $\text{sp}$`, 'You reversed the order.'],
        [tex`$\text{sp}$, $\text{sp}$, $\text{sp}^{2}$`, 'You left the lone pairs out of the electron domains.'],
        [tex`$\text{sp}^{2}$, $\text{sp}^{2}$, $\text{sp}^{3}$`, 'A triple bond and a lone pair are only two domains.'],
      ],
      hint: 'A lone pair is an electron domain, and so is a multiple bond.',
      why: 'A nitrogen atom has a triple bond and a lone pair in the first (two domains), a double bond, a single bond and a lone pair in the second (three), three single bonds and a lone pair in the third (four).',
    },
    {
      ask: tex`Which bond angle and hybridisation belong to the central carbon atom of propadiene, $\ce{CH2=C=CH2}$?`,
      right: tex`$180^{\circ}$, $\text{sp}$`,
      wrong: [
        [tex`$120^{\circ}$, $\text{sp}^{2}$`, 'These belong to the carbon atoms at the ends.'],
        [tex`$180^{\circ}$, $\text{sp}^{2}$`, 'Three electron domains would be at other angles.'],
        [tex`$109.5^{\circ}$, $\text{sp}^{3}$`, 'You counted each shared pair as a domain.'],
      ],
      hint: 'How many electron domains does this atom have?',
      why: tex`Two double bonds are two electron domains, so the atom is $\text{sp}$ hybridised and its bonds are in line. Two p orbitals are left for the two $\pi$ bonds.`,
    },
    {
      ask: 'In which change does the hybridisation of a carbon atom change?',
      right: 'Ethene reacts with bromine',
      wrong: [
        ['Methane reacts with chlorine', 'Both the alkane and the product have four single bonds on carbon.'],
        ['Bromoethane reacts with hydroxide ions', 'The reactant and the product have single bonds on carbon only.'],
        [
          'Ethanoic acid is neutralised by sodium hydroxide',
          'The carboxyl carbon atom has three electron domains before and after.',
        ],
      ],
      hint: 'Where is a multiple bond lost or formed?',
      why: tex`The carbon atoms of ethene have three electron domains ($\text{sp}^{2}$); those of 1,2-dibromoethane have four ($\text{sp}^{3}$).`,
    },
  ],
);

const formalCharges = choiceSet(
  { key: 'chem-formal-charges-compared', difficulty: 'Medium', placements: hlOnly('S2.2.4', 1) },
  1,
  [
    {
      ask: 'An oxygen atom in a Lewis formula has one single bond and three lone pairs. What is its formal charge?',
      right: '$-1$',
      wrong: [
        ['$0$', 'You left out the bonding electrons.'],
        ['$+1$', 'You subtracted the valence electrons from those assigned to the atom.'],
        ['$-2$', 'You assigned both electrons of the bond to oxygen, as for an oxidation state.'],
      ],
      hint: 'Compare the electrons assigned to the atom with those of a free atom.',
      why: tex`Half of the bonding electrons and all lone-pair electrons are assigned to the atom: $\frac{1}{2} \times 2 + 6 = 7$. A free oxygen atom has six outer electrons: $6 - 7 = -1$.`,
      proof: [6 - 7, -1],
    },
    {
      ask: tex`What are the formal charges of carbon and oxygen in carbon monoxide, with a triple bond and a lone pair on each atom?`,
      right: tex`carbon $-1$, oxygen $+1$`,
      wrong: [
        [tex`carbon $+1$, oxygen $-1$`, 'You followed the electronegativities instead of counting electrons.'],
        [tex`carbon $0$, oxygen $0$`, 'A neutral molecule may have charges that add up to zero.'],
        [tex`carbon $+2$, oxygen $-2$`, 'These are oxidation states.'],
      ],
      hint: 'Each atom is assigned the same number of electrons here.',
      why: tex`Each atom is assigned three bonding and two lone-pair electrons, five in all: $4 - 5 = -1$ for carbon and $6 - 5 = +1$ for oxygen.`,
      proof: [6 - 5, 1],
    },
    {
      ask: tex`Three Lewis formulae of $\ce{SO4^{2-}}$ have no, one or two double bonds between sulfur and oxygen. What is the formal charge of sulfur in them, in this order?`,
      right: tex`$+2$, $+1$, $0$`,
      wrong: [
        [tex`$0$, $+1$, $+2$`, 'Each double bond assigns more electrons to sulfur, not fewer.'],
        [tex`$+6$, $+6$, $+6$`, 'This is the oxidation state.'],
        [tex`$-2$, $-1$, $0$`, 'You subtracted the valence electrons from those assigned to the atom.'],
      ],
      hint: 'How many electrons are assigned to sulfur with four, five and six bonds?',
      why: tex`Sulfur has no lone pair here, so it is assigned one electron for each bond: four, five or six. Its six valence electrons give $6 - 4 = +2$, $6 - 5 = +1$ and $6 - 6 = 0$.`,
    },
    {
      ask: tex`Which Lewis formula of the cyanate ion, with the atoms in the order $\text{O}$, $\text{C}$, $\text{N}$, is preferred by formal charge and electronegativity?`,
      right: tex`a single bond to $\text{O}$ and a triple bond to $\text{N}$`,
      wrong: [
        [tex`a double bond to each of them`, 'The negative charge would be on the less electronegative of the two outer atoms.'],
        [tex`a triple bond to $\text{O}$ and a single bond to $\text{N}$`, 'The charges would be the largest of all three.'],
        [tex`a single bond to each of them`, 'Carbon would not have eight outer electrons.'],
      ],
      hint: 'Find the charges of all three atoms in each case. Where should a negative one be?',
      why: tex`With a single bond to oxygen and a triple bond to nitrogen, only oxygen has a formal charge, $-1$. Two double bonds put $-1$ on nitrogen, which is less electronegative; a triple bond to oxygen gives $+1$ and $-2$.`,
    },
  ],
);

export const bondingChoices = [ionicFromElectrons, bondLengths, polarMolecules, hybridCounts, formalCharges];
