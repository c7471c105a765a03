import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 2.2 and 2.4, multiple choice: forces between molecules, solubility, chromatography and materials. */

const tex = String.raw;

const solubilities = choiceSet({ key: 'chem-solvent-for-a-solute', difficulty: 'Easy', placements: both('S2.2.2', 1) }, 3, [
  {
    ask: 'Which alcohol is the least soluble in water?',
    right: 'hexan-1-ol',
    wrong: [
      ['ethanol', 'Its short chain hardly disturbs the hydrogen bonds of water.'],
      ['butan-1-ol', 'A longer chain disturbs the hydrogen bonds of water more.'],
      ['ethane-1,2-diol', 'Two hydroxyl groups form more hydrogen bonds with water.'],
    ],
    hint: 'Compare the part that forms hydrogen bonds with the part that does not.',
    why: 'All have a hydroxyl group that forms hydrogen bonds with water. The longer the non-polar chain, the more hydrogen bonds between water molecules it disturbs without forming any.',
  },
  {
    ask: 'Iodine dissolves better in hexane than in water. What is the best reason?',
    right: 'The forces between iodine and hexane molecules are similar to those within each substance',
    wrong: [
      ['Iodine forms hydrogen bonds with hexane', 'Hexane has no hydrogen atom on nitrogen, oxygen or fluorine.'],
      ['Iodine reacts with hexane', 'Dissolving is not a reaction here: iodine can be recovered by evaporation.'],
      ['Hexane is less dense than water', 'Density does not decide what dissolves.'],
    ],
    hint: 'Which forces act between the particles of each substance?',
    why: 'Iodine and hexane are both non-polar, so only London forces are overcome and formed. In water, iodine would have to separate molecules held by hydrogen bonds.',
  },
  {
    ask: tex`A drop of a vitamin spreads in oil but not in water. Which feature of its molecule, $\ce{C20H30O}$, is the best reason?`,
    right: 'a large non-polar part with a single hydroxyl group',
    wrong: [
      ['a large molar mass', 'Sugars of similar molar mass dissolve in water.'],
      ['a double bond in the chain', 'A double bond between carbon atoms makes little difference to the polarity.'],
      ['an ability to form hydrogen bonds', 'Hydrogen bonds would help it to dissolve in water.'],
    ],
    hint: 'Which part of the molecule is like oil?',
    why: 'Twenty carbon atoms form a large non-polar part, which attracts oil molecules by London forces. One hydroxyl group is too little for it to dissolve in water.',
  },
  {
    ask: 'Which substance dissolves in water mainly because ions are attracted by water dipoles?',
    right: 'potassium nitrate',
    wrong: [
      ['glucose', 'It consists of molecules that form hydrogen bonds with water.'],
      ['ethanol', 'It consists of molecules that form hydrogen bonds with water.'],
      ['propanone', 'It consists of polar molecules, not of ions.'],
    ],
    hint: 'Which of the substances consists of ions?',
    why: 'Potassium nitrate consists of potassium and nitrate ions. The partially negative oxygen atoms of water surround the cations, and its hydrogen atoms surround the anions.',
  },
]);

const forcesOvercome = choiceSet({ key: 'chem-forces-overcome', difficulty: 'Easy', placements: both('S2.2.2', 1) }, 0, [
  {
    ask: 'What is overcome when water boils?',
    right: 'hydrogen bonds between molecules',
    wrong: [
      ['covalent bonds within molecules', 'The vapour still consists of water molecules.'],
      ['ionic bonds between hydrogen ions and oxide ions', 'Water consists of molecules, not of ions.'],
      ['hydrogen bonds within molecules', 'The bonds within a molecule of water are covalent.'],
    ],
    hint: 'What are the particles of steam?',
    why: 'Water molecules stay whole when they separate. The strongest attraction between them is the hydrogen bond.',
  },
  {
    ask: 'Which change breaks covalent bonds?',
    right: 'the melting of silicon dioxide',
    wrong: [
      ['the sublimation of iodine', 'The vapour consists of the same molecules as the solid.'],
      ['the melting of sodium chloride', 'Its particles are ions.'],
      ['the boiling of ethanol', 'Its molecules separate as they are.'],
    ],
    hint: 'Which of the substances is a network?',
    why: 'Silicon dioxide is a covalent network: its atoms separate only when covalent bonds break. In the other substances molecules or ions separate.',
  },
  {
    ask: 'Which two liquids have the same type of intermolecular force as their strongest one?',
    right: 'ammonia and methanol',
    wrong: [
      ['propane and propanone', 'One of the two has polar molecules.'],
      [
        'hydrogen fluoride and hydrogen chloride',
        'Chlorine atoms are too large and not electronegative enough for hydrogen bonds.',
      ],
      ['ethanol and ethanal', 'In the aldehyde, hydrogen is bonded to carbon only.'],
    ],
    hint: 'Look for hydrogen on nitrogen, oxygen or fluorine.',
    why: 'Ammonia and methanol both have hydrogen bonds between their molecules, with hydrogen on nitrogen and on oxygen. In each of the other pairs the two strongest forces differ in kind.',
  },
  {
    ask: tex`The boiling points of $\ce{F2}$, $\ce{Cl2}$ and $\ce{Br2}$ are $-188$, $-34$ and $59\,^{\circ}\text{C}$. What explains the trend?`,
    right: 'stronger London (dispersion) forces, since the molecules have more electrons',
    wrong: [
      ['stronger covalent bonds within the molecules', 'Covalent bonds do not break when a liquid boils.'],
      ['stronger dipole–dipole forces, since the molecules are larger', 'Molecules of two equal atoms have no permanent dipole.'],
      ['stronger hydrogen bonds between the molecules', 'There is no hydrogen in these substances.'],
    ],
    hint: 'The molecules are non-polar. What attracts them to each other?',
    why: 'Between non-polar molecules only London forces act. They grow with the number of electrons, which are more easily displaced in larger molecules.',
  },
]);

const spots = [
  { dyes: 'P and Q', front: 8.0, near: 0.35, far: 0.6, ask: 'How far apart are the two spots?' },
  { dyes: 'X and Y', front: 12.0, near: 0.25, far: 0.75, ask: 'What is the distance between the spots?' },
] as const;

const chromatograms = choiceSet({ key: 'chem-spots-on-a-plate', difficulty: 'Medium', placements: both('S2.2.2', 1) }, 1, [
  ...spots.map(
    ({ dyes, front, near, far, ask }) =>
      ({
        ask: tex`Two dyes, ${dyes}, have $R_{\text{F}}$ values of $${near.toFixed(2)}$ and $${far.toFixed(2)}$. The solvent front is $${front.toFixed(1)}\text{ cm}$ from the starting line. ${ask}`,
        right: tex`$${((far - near) * front).toFixed(1)}\text{ cm}$`,
        wrong: [
          [tex`$${(near * front).toFixed(1)}\text{ cm}$`, 'You found how far one of the dyes moved.'],
          [tex`$${(far * front).toFixed(1)}\text{ cm}$`, 'You found how far the faster dye moved.'],
          [tex`$${(front / near - front / far).toFixed(1)}\text{ cm}$`, 'You divided by the values instead of multiplying.'],
        ],
        hint: 'What does each value tell you about the distance that a dye moves?',
        why: tex`Each dye moves $R_{\text{F}}$ times as far as the solvent: $${near.toFixed(2)} \times ${front.toFixed(1)} = ${(near * front).toFixed(1)}\text{ cm}$ and $${far.toFixed(2)} \times ${front.toFixed(1)} = ${(far * front).toFixed(1)}\text{ cm}$. The spots are $${((far - near) * front).toFixed(1)}\text{ cm}$ apart.`,
        proof: [far * front - near * front, (far - near) * front],
      }) as const,
  ),
  {
    ask: 'On a plate with a polar stationary phase a dye moves only a little with a non-polar solvent. How would a more polar solvent change this?',
    right: 'The dye would move further, as it would dissolve better in the solvent',
    wrong: [
      [
        'The dye would move less, as the solvent holds on to the plate',
        'The solvent competes with the dye for the plate, which frees the dye.',
      ],
      ['The dye would move just as far, as its value is a constant', 'The value holds for one solvent and one stationary phase.'],
      ['The dye would move ahead of the solvent front', 'Nothing moves faster than the solvent that carries it.'],
    ],
    hint: 'Between which two phases does the dye divide?',
    why: 'The dye stays on the polar plate, so it is polar itself. A more polar solvent attracts it more strongly, so it spends more time in the mobile phase.',
  },
  {
    ask: tex`A pencil is used to draw the starting line on a chromatogram, and the solvent must be below this line. What would happen if the solvent were above it?`,
    right: 'The samples would dissolve into the solvent in the beaker',
    wrong: [
      ['The samples would rise faster than the solvent', 'Nothing moves faster than the solvent that carries it.'],
      ['The pencil line would rise with the solvent', 'Graphite does not dissolve; this is why a pencil is used.'],
      ['The stationary phase would lose its water', 'The level of the solvent does not dry the stationary phase.'],
    ],
    hint: 'Where do the samples meet the solvent first?',
    why: 'Below the surface of the solvent the spots wash off into the beaker instead of being carried up the plate.',
  },
]);

const triangle = choiceSet({ key: 'chem-place-in-bonding-triangle', difficulty: 'Medium', placements: both('S2.4', 1) }, 2, [
  {
    ask: tex`Electronegativities: Cs 0.8, Al 1.6, Cl 3.2, F 4.0. Which compound is the nearest to the ionic corner of a bonding triangle?`,
    right: tex`$\ce{CsF}$`,
    wrong: [
      [tex`$\ce{AlF3}$`, 'You compared the non-metals only.'],
      [tex`$\ce{CsCl}$`, 'You compared the metals only.'],
      [tex`$\ce{AlCl3}$`, 'Its elements differ the least here.'],
    ],
    hint: 'Which quantity is on the vertical axis of the triangle?',
    why: tex`The ionic corner has the largest difference of electronegativity: $4.0 - 0.8 = 3.2$ for caesium fluoride, against $2.4$ for aluminium fluoride and caesium chloride and $1.6$ for aluminium chloride.`,
    proof: [4.0 - 0.8, 3.2],
  },
  {
    ask: tex`An alloy of sodium (electronegativity 0.9) and mercury (2.0) is placed in a bonding triangle. What are its coordinates, as mean and difference of electronegativity?`,
    right: tex`$1.45$ and $1.1$`,
    wrong: [
      [tex`$1.1$ and $1.45$`, 'You exchanged the two coordinates.'],
      [tex`$2.9$ and $1.1$`, 'You added the electronegativities without halving the sum.'],
      [tex`$1.45$ and $0.55$`, 'You halved the difference as well.'],
    ],
    hint: 'Each axis uses both values in its own way.',
    why: tex`The mean is $\dfrac{0.9 + 2.0}{2} = 1.45$ and the difference $2.0 - 0.9 = 1.1$.`,
    proof: [(0.9 + 2) / 2, 1.45],
  },
  {
    ask: 'Two substances have the same difference of electronegativity, close to zero, but one has a much larger mean. How do they differ?',
    right: 'The one with the larger mean is covalent, the other metallic',
    wrong: [
      ['The one with the larger mean is metallic, the other covalent', 'Metals attract shared electrons weakly.'],
      ['The one with the larger mean is ionic, the other metallic', 'A compound of ions needs a large difference.'],
      [
        'Both are covalent, since the differences are equal',
        'The difference alone does not tell these two kinds of bonding apart.',
      ],
    ],
    hint: 'Think of two elements, one on each side of the periodic table.',
    why: 'Along the base of the triangle the difference is close to zero. On the left, atoms of small electronegativity share delocalised electrons; on the right, atoms of large electronegativity hold shared pairs between them.',
  },
  {
    ask: tex`Oxides of period 3 are placed in a bonding triangle (electronegativities: Na 0.9, Si 1.9, S 2.6, O 3.4). How does their bonding change from $\ce{Na2O}$ through $\ce{SiO2}$ to $\ce{SO3}$?`,
    right: 'from ionic towards covalent',
    wrong: [
      ['from covalent towards ionic', 'The difference of electronegativity becomes smaller, not larger.'],
      ['from metallic towards covalent', 'An oxide of a metal in group 1 consists of ions.'],
      ['from ionic towards metallic', 'The mean electronegativity increases across the period.'],
    ],
    hint: 'How does the difference from oxygen change along the period?',
    why: tex`The difference falls, $2.5$, $1.5$ and $0.8$, and the mean rises, so the oxides move down the right-hand side of the triangle, from the ionic to the covalent corner.`,
    proof: [3.4 - 2.6, 0.8],
  },
]);

const alloyReasons = choiceSet({ key: 'chem-alloy-properties-choice', difficulty: 'Easy', placements: both('S2.4', 1) }, 3, [
  {
    ask: 'Brass, an alloy of copper and zinc, is harder than either metal. Why?',
    right: 'Atoms of different sizes make it harder for layers to slide',
    wrong: [
      ['Copper and zinc form strong covalent bonds', 'The bonding in an alloy is metallic.'],
      ['Zinc takes electrons from copper, so ions form', 'Both elements are metals and share delocalised electrons.'],
      [
        'The alloy has more delocalised electrons than either metal',
        'The number of delocalised electrons lies between those of the two metals.',
      ],
    ],
    hint: 'What has to move when a metal is dented?',
    why: 'In a pure metal, layers of equal atoms slide over each other easily. Atoms of a different size disturb the regular layers, so a larger force is needed.',
  },
  {
    ask: 'Which statement about alloys is correct?',
    right: 'Their composition can vary, as they are mixtures',
    wrong: [
      ['They have a fixed formula, as they are compounds', 'The elements of an alloy need not be in a fixed ratio.'],
      ['They do not conduct, as their electrons are localised', 'Electrons in an alloy are delocalised as in a metal.'],
      ['They have directional bonds, as their atoms differ', 'Metallic bonds act equally in all directions.'],
    ],
    hint: 'Compound or mixture?',
    why: 'Metallic bonding is non-directional, so atoms of different metals can share the same delocalised electrons in varying proportions.',
  },
  {
    ask: 'Solder is made of tin and other metals. It melts at a lower temperature than pure tin. What is a likely reason?',
    right: 'Atoms of different sizes weaken the attraction in the lattice',
    wrong: [
      ['Covalent bonds between unlike atoms break easily', 'There are no covalent bonds between the atoms of an alloy.'],
      ['The ions repel each other as in an ionic solid', 'All cations are held by the same delocalised electrons.'],
      ['Delocalised electrons are no longer present', 'Solder conducts, so its electrons are delocalised.'],
    ],
    hint: 'How well do atoms of different sizes pack?',
    why: 'Unequal atoms pack less regularly than those of a pure metal. The attraction between cations and delocalised electrons is less even, and less energy is needed to melt the solid.',
  },
  {
    ask: 'Duralumin, aluminium with a little copper, is used for aircraft instead of pure aluminium. Which property has changed the most?',
    right: 'It is much stronger',
    wrong: [
      ['It is much less dense', 'Copper is denser than aluminium.'],
      ['It is a much better electrical conductor', 'Foreign atoms scatter the moving electrons.'],
      ['It is an insulator', 'Electrons in an alloy are delocalised.'],
    ],
    hint: 'What do atoms of a different size do to the layers of a metal?',
    why: 'Copper atoms disturb the layers of aluminium atoms, which no longer slide easily. With so little copper the density hardly changes.',
  },
]);

export const forceAndMaterialChoices = [solubilities, forcesOvercome, chromatograms, triangle, alloyReasons];
