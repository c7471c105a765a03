import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Structure 3.1, multiple choice: places in the periodic table, oxides, names with oxidation states and complex ions. */

const tex = String.raw;

const placeInTable = choiceSet({ key: 'chem-place-in-periodic-table', difficulty: 'Easy', placements: both('S3.1.1', 1) }, 0, [
  {
    ask: tex`An atom has the configuration $[\text{Ar}]\,3d^{10}\,4s^{2}\,4p^{4}$. In which group and period is the element?`,
    right: 'group 16, period 4',
    wrong: [
      ['group 6, period 4', 'You left out the d electrons when counting the group.'],
      ['group 4, period 4', 'You counted the p electrons only.'],
      ['group 16, period 3', 'You took the period from the d sublevel.'],
    ],
    hint: 'What do the highest main level and the electrons beyond argon tell you?',
    why: 'The highest occupied main level is 4, so the period is 4. Beyond argon there are 10 + 2 + 4 = 16 electrons, so the group is 16.',
  },
  {
    ask: tex`In which block is the element with the configuration $[\text{Kr}]\,4d^{5}\,5s^{2}$, and in which period?`,
    right: 'd block, period 5',
    wrong: [
      ['d block, period 4', 'You took the period from the d sublevel.'],
      ['s block, period 5', 'The sublevel that is filled last decides the block.'],
      ['p block, period 5', 'There is no electron in a p sublevel beyond krypton.'],
    ],
    hint: 'Which sublevel is being filled, and which main level is the highest?',
    why: 'The 4d sublevel is being filled, so the element is in the d block. Its highest occupied main level is 5, which gives the period.',
  },
  {
    ask: tex`The ion $\text{X}^{2-}$ has the configuration $[\text{Ar}]$. Where is X in the periodic table?`,
    right: 'group 16, period 3',
    wrong: [
      ['group 18, period 3', 'You took the configuration to be that of the atom.'],
      ['group 2, period 4', 'You removed electrons from the atom instead of adding them.'],
      ['group 14, period 3', 'You subtracted the charge twice.'],
    ],
    hint: 'How many electrons has the atom?',
    why: 'The ion has 18 electrons, two more than the atom. The atom has 16 electrons, six of them in the third main level: group 16, period 3.',
  },
  {
    ask: 'Which pair of elements has atoms with the same number of electrons in the outer main level?',
    right: 'phosphorus and arsenic',
    wrong: [
      ['phosphorus and sulfur', 'Neighbours in a period differ by one outer electron.'],
      ['magnesium and aluminium', 'Neighbours in a period differ by one outer electron.'],
      ['helium and neon', 'The first main level holds only two electrons.'],
    ],
    hint: 'What do elements of one group have in common?',
    why: 'Phosphorus and arsenic are both in group 15, so each of their atoms has five electrons in its outer main level.',
  },
]);

const oxides = choiceSet({ key: 'chem-oxides-acid-or-base-choice', difficulty: 'Easy', placements: both('S3.1.2', 1) }, 1, [
  {
    ask: tex`Equal amounts of four oxides are each shaken with the same volume of water. Which mixture has the highest pH?`,
    right: tex`$\ce{Na2O}$`,
    wrong: [
      [tex`$\ce{MgO}$`, 'This oxide is basic but only slightly soluble.'],
      [tex`$\ce{SO2}$`, 'Oxides of non-metals make water acidic.'],
      [tex`$\ce{P4O10}$`, 'Oxides of non-metals make water acidic.'],
    ],
    hint: 'Which oxides are basic, and how well do they dissolve?',
    why: tex`Sodium oxide reacts with water and dissolves completely as sodium hydroxide, so it gives the largest concentration of hydroxide ions. Magnesium oxide is basic as well but hardly dissolves.`,
  },
  {
    ask: 'Which oxide reacts both with hydrochloric acid and with aqueous sodium hydroxide?',
    right: tex`$\ce{Al2O3}$`,
    wrong: [
      [tex`$\ce{MgO}$`, 'This oxide reacts with acids only.'],
      [tex`$\ce{SO3}$`, 'This oxide reacts with bases only.'],
      [tex`$\ce{CuO}$`, 'This oxide is basic and does not react with hydroxide ions.'],
    ],
    hint: 'Where in period 3 do oxides change from basic to acidic?',
    why: 'Aluminium oxide is amphoteric: it reacts with acids as a base, and with bases as an acid.',
  },
  {
    ask: 'Which equation describes the reaction of an acidic oxide?',
    right: tex`$\ce{SO2 + 2NaOH -> Na2SO3 + H2O}$`,
    wrong: [
      [tex`$\ce{CaO + H2O -> Ca(OH)2}$`, 'The product is a base.'],
      [tex`$\ce{CuO + 2HNO3 -> Cu(NO3)2 + H2O}$`, 'An oxide that reacts with an acid acts as a base.'],
      [tex`$\ce{2CO + O2 -> 2CO2}$`, 'This is a combustion; no acid or base reacts.'],
    ],
    hint: 'With what does an acid react?',
    why: 'Sulfur dioxide reacts with a base to give a salt and water, as acids do.',
  },
  {
    ask: tex`The oxide of an element in period 3 dissolves in water to give a solution of pH 2. Which is the element?`,
    right: 'phosphorus',
    wrong: [
      ['sodium', 'The oxides of metals in group 1 give solutions of high pH.'],
      ['aluminium', 'This oxide does not dissolve in water.'],
      ['silicon', 'This oxide does not dissolve in water.'],
    ],
    hint: 'The oxide has to be acidic and soluble.',
    why: tex`$\ce{P4O10}$ reacts with water to give phosphoric acid. The oxides of aluminium and silicon are insoluble and that of sodium is basic.`,
  },
]);

const named = choiceSet({ key: 'chem-names-with-oxidation-states', difficulty: 'Easy', placements: both('S3.1.2', 1) }, 2, [
  {
    ask: tex`What is the name of $\ce{Fe2(SO4)3}$?`,
    right: 'iron(III) sulfate',
    wrong: [
      ['iron(II) sulfate', 'You took the number of iron ions for their charge.'],
      ['iron(III) sulfite', 'The anion has four oxygen atoms.'],
      ['iron(VI) sulfate', 'You gave the total charge of the cations.'],
    ],
    hint: 'What is the charge of three sulfate ions together?',
    why: tex`Three sulfate ions have the charge $-6$ together, balanced by two iron ions of $+3$ each.`,
    proof: [6 / 2, 3],
  },
  {
    ask: 'What is the formula of chromium(VI) oxide?',
    right: tex`$\ce{CrO3}$`,
    wrong: [
      [tex`$\ce{Cr2O3}$`, 'The oxidation state of chromium in this formula is only half as large.'],
      [tex`$\ce{Cr6O}$`, 'The number in brackets is an oxidation state, not a count of atoms.'],
      [tex`$\ce{CrO6}$`, 'Each oxygen atom balances two units of the oxidation state.'],
    ],
    hint: 'What does the number in brackets mean?',
    why: tex`Chromium is $+6$ and oxygen $-2$, so three oxygen atoms balance one chromium atom.`,
    proof: [6 / 2, 3],
  },
  {
    ask: tex`What is the systematic name of $\ce{KClO3}$?`,
    right: 'potassium chlorate(V)',
    wrong: [
      ['potassium chlorate(III)', 'You took the number of oxygen atoms for the oxidation state.'],
      ['potassium chlorate(VI)', 'You left out the charge of the potassium ion.'],
      ['potassium(I) chloride oxide', 'Chlorine and oxygen form one anion here.'],
    ],
    hint: 'What is the oxidation state of chlorine?',
    why: tex`Potassium is $+1$ and three oxygen atoms are $-6$ together, so chlorine is $+5$.`,
    proof: [6 - 1, 5],
  },
  {
    ask: tex`Nitrogen forms $\ce{N2O}$, $\ce{NO}$, $\ce{N2O4}$ and $\ce{N2O5}$. Which of them is nitrogen(IV) oxide?`,
    right: tex`$\ce{N2O4}$`,
    wrong: [
      [tex`$\ce{N2O}$`, 'Nitrogen has its lowest oxidation state of the four here.'],
      [tex`$\ce{NO}$`, 'Nitrogen balances only one oxygen atom here.'],
      [tex`$\ce{N2O5}$`, 'Nitrogen has its highest oxidation state of the four here.'],
    ],
    hint: 'What do all the oxygen atoms contribute, and how many nitrogen atoms share it?',
    why: tex`Four oxygen atoms are $-8$ together, which two nitrogen atoms of $+4$ balance. In the others nitrogen is $+1$, $+2$ and $+5$.`,
    proof: [8 / 2, 4],
  },
]);

const complexes = choiceSet({ key: 'chem-complex-charge-and-number', difficulty: 'Medium', placements: hlOnly('S3.1.3', 1) }, 3, [
  {
    ask: tex`What are the oxidation state and the coordination number of cobalt in $\ce{[Co(NH3)4Cl2]^{+}}$?`,
    right: tex`$+3$ and $6$`,
    wrong: [
      [tex`$+1$ and $6$`, 'You gave the charge of the whole ion and left out the chloride ions.'],
      [tex`$+3$ and $4$`, 'You counted the ammonia molecules only.'],
      [tex`$-1$ and $6$`, 'You gave chloride a positive charge.'],
    ],
    hint: 'Which of the ligands carry a charge?',
    why: tex`Ammonia is neutral and each chloride ion is $-1$: $x - 2 = +1$ gives $x = +3$. Six ligands form one coordination bond each.`,
    proof: [1 + 2, 3],
  },
  {
    ask: tex`What is the charge of the complex of $\ce{Fe^{2+}}$ with six cyanide ions?`,
    right: tex`$4-$`,
    wrong: [
      [tex`$2+$`, 'You treated cyanide as a neutral ligand.'],
      [tex`$6-$`, 'You left out the charge of the metal ion.'],
      [tex`$8-$`, 'You subtracted the charge of the metal ion.'],
    ],
    hint: 'How does the charge of the complex follow from those of its parts?',
    why: tex`Six cyanide ions bring $-6$ and the iron ion $+2$: $-6 + 2 = -4$.`,
    proof: [6 - 2, 4],
  },
  {
    ask: tex`$\ce{[Cu(H2O)6]^{2+}}$ reacts with an excess of chloride ions to form a complex with four chloride ligands. What is the charge of the product, and does the oxidation state of copper change?`,
    right: tex`$2-$, no`,
    wrong: [
      [tex`$2+$, no`, 'Chloride ligands bring negative charges.'],
      [tex`$4-$, no`, 'You left out the charge of the metal ion.'],
      [tex`$2-$, yes`, 'Exchanging ligands moves no electrons to or from the metal.'],
    ],
    hint: 'Is the exchange of ligands a redox reaction?',
    why: tex`The copper ion stays $+2$, and four chloride ions bring $-4$: $+2 - 4 = -2$.`,
    proof: [4 - 2, 2],
  },
  {
    ask: tex`Each molecule of 1,2-diaminoethane, $\ce{H2NCH2CH2NH2}$, binds to a metal ion through both of its nitrogen atoms. How many of these molecules surround $\ce{Ni^{2+}}$ in an octahedral complex without other ligands, and what is its charge?`,
    right: tex`3, $2+$`,
    wrong: [
      [tex`6, $2+$`, 'Each molecule forms two coordination bonds.'],
      [tex`3, $4-$`, 'The ligand is a neutral molecule.'],
      [tex`6, $4-$`, 'The ligand is neutral, and each molecule forms two coordination bonds.'],
    ],
    hint: 'How many coordination bonds does an octahedral complex have?',
    why: 'An octahedral complex has six coordination bonds. Each molecule provides two, so three molecules are bound. They are neutral, so the charge is that of the metal ion.',
    proof: [6 / 2, 3],
  },
]);

const absorbed = choiceSet({ key: 'chem-light-absorbed-by-complex', difficulty: 'Medium', placements: hlOnly('S3.1.3', 1) }, 0, [
  {
    ask: tex`Complex P absorbs light of $700\text{ nm}$ and complex Q light of $450\text{ nm}$. Which has the larger splitting of its d orbitals, and why?`,
    right: 'Q, since photons of shorter wavelength have more energy',
    wrong: [
      [
        'P, since photons of longer wavelength have more energy',
        'The energy of a photon is inversely proportional to its wavelength.',
      ],
      ['P, since more light is absorbed', 'The amount of light depends on the concentration, not on the splitting.'],
      ['neither, since the splitting depends on the metal alone', 'The ligands change the splitting as well.'],
    ],
    hint: 'How is the wavelength related to the energy difference?',
    why: tex`$\Delta E = \dfrac{hc}{\lambda}$: the shorter wavelength belongs to the larger energy difference between the split d orbitals.`,
  },
  {
    ask: tex`A ligand is replaced by one that splits the d orbitals more. How does the light that is absorbed change?`,
    right: 'to a higher frequency and a shorter wavelength',
    wrong: [
      ['to a lower frequency and a longer wavelength', 'A larger splitting needs photons of more energy.'],
      ['to a higher frequency and a longer wavelength', 'Frequency and wavelength change in opposite directions.'],
      ['not at all, as the metal ion is the same', 'The splitting depends on the ligands too.'],
    ],
    hint: 'What must a photon provide to be absorbed?',
    why: tex`The energy of the photon equals the splitting, $\Delta E = hf$. A larger splitting needs a higher frequency, and $\lambda = \dfrac{c}{f}$ becomes shorter.`,
  },
  {
    ask: tex`Why are solutions of $\ce{Sc^{3+}}$ and of $\ce{Zn^{2+}}$ both colourless?`,
    right: 'In neither ion can an electron move from one d orbital to another',
    wrong: [
      ['In both ions the d orbitals are empty', 'One of the two ions has ten d electrons.'],
      ['In both ions the d orbitals are full', 'One of the two ions has no d electrons.'],
      ['Both ions absorb all wavelengths of visible light', 'A solution that absorbs all visible light is black.'],
    ],
    hint: 'What are the configurations of the two ions?',
    why: tex`$\ce{Sc^{3+}}$ has no d electron to be excited, and in $\ce{Zn^{2+}}$ all d orbitals are full, so no vacancy is left. Neither absorbs visible light.`,
  },
  {
    ask: 'On a colour wheel blue is opposite orange. A solution of a complex looks orange. What follows?',
    right: 'It absorbs blue light mainly',
    wrong: [
      ['It absorbs orange light mainly', 'The light that is absorbed does not reach the eye.'],
      ['It emits orange light when electrons fall back', 'The colour of a solution is that of the light that passes through.'],
      ['It absorbs all light except blue', 'Then the solution would look blue.'],
    ],
    hint: 'Which light reaches the eye?',
    why: 'White light without blue is seen as the complementary colour, orange. Electrons that move between split d orbitals absorb the blue light.',
  },
]);

export const elementChoices = [placeInTable, oxides, named, complexes, absorbed];
