import { choiceSet } from './keys-and-choices.ts';
import { both, hlOnly } from './marking.ts';

/** Reactivity 3.4, multiple choice: nucleophiles, electrophiles, substitution and its mechanisms. */

const tex = String.raw;

const substitutions = choiceSet(
  { key: 'chem-substitution-product-choice', difficulty: 'Easy', placements: both('R3.4.1', 1) },
  2,
  [
    {
      ask: 'What forms when 2-bromobutane is heated with aqueous sodium hydroxide and substitution takes place?',
      right: 'butan-2-ol and sodium bromide',
      wrong: [
        ['butan-1-ol and sodium bromide', 'The new group takes the place of the halogen atom.'],
        ['butan-2-ol and bromine', 'Bromine leaves as an ion.'],
        ['butane and sodium bromate', 'The halogen atom is replaced by a hydroxyl group, not by hydrogen.'],
      ],
      hint: 'What attacks, and what leaves?',
      why: 'A hydroxide ion donates an electron pair to the carbon atom that carries bromine, and a bromide ion leaves.',
    },
    {
      ask: tex`Which halogenoalkane and nucleophile give $\ce{CH3CH2NH2}$?`,
      right: tex`$\ce{CH3CH2Br}$ and $\ce{NH3}$`,
      wrong: [
        [tex`$\ce{CH3Br}$ and $\ce{NH3}$`, 'The product has as many carbon atoms as the halogenoalkane.'],
        [tex`$\ce{CH3CH2Br}$ and $\ce{CN^{-}}$`, 'This nucleophile brings another carbon atom.'],
        [tex`$\ce{CH3CH2Br}$ and $\ce{NH4^{+}}$`, 'This ion has no lone pair.'],
      ],
      hint: 'Which species with nitrogen has a lone pair and no carbon?',
      why: 'Ammonia donates the lone pair of its nitrogen atom to the carbon atom, bromide leaves, and a proton is lost.',
    },
    {
      ask: 'Why is the carbon atom that carries a halogen atom attacked by nucleophiles?',
      right: 'It has a partial positive charge, as the halogen is more electronegative',
      wrong: [
        ['It has a partial negative charge, as the halogen donates electrons', 'The shared pair is closer to the halogen atom.'],
        ['It has a lone pair of electrons', 'All four of its outer electrons are in bonds.'],
        ['It has a full positive charge, as the bond is ionic', 'The bond is covalent and polar.'],
      ],
      hint: 'What does a nucleophile look for?',
      why: 'The halogen atom attracts the shared pair more strongly, so the carbon atom is partially positive and accepts an electron pair from a nucleophile.',
    },
    {
      ask: tex`Under which conditions does $\ce{(CH3)2CHI}$ become $\ce{(CH3)2CHOH}$?`,
      right: 'warm aqueous sodium hydroxide',
      wrong: [
        ['warm acidified potassium dichromate(VI)', 'This oxidises alcohols.'],
        ['hydrogen over a nickel catalyst', 'This adds to double bonds.'],
        ['chlorine in ultraviolet light', 'This replaces hydrogen atoms by way of radicals.'],
      ],
      hint: 'Which reagent provides the group that is new?',
      why: 'Hydroxide ions are the nucleophile; they replace the iodide ion.',
    },
  ],
);

const species = choiceSet({ key: 'chem-nucleophile-or-electrophile', difficulty: 'Easy', placements: both('R3.4.1', 1) }, 3, [
  {
    ask: 'Which species can act as a nucleophile?',
    right: tex`$\ce{H2O}$`,
    wrong: [
      [tex`$\ce{NH4^{+}}$`, 'All outer electrons of nitrogen are in bonds here.'],
      [tex`$\ce{H^{+}}$`, 'This ion has no electrons.'],
      [tex`$\ce{CH4}$`, 'All outer electrons of carbon are in bonds here.'],
    ],
    hint: 'Look for a lone pair.',
    why: 'The oxygen atom of water has two lone pairs, one of which it can donate to form a bond.',
  },
  {
    ask: 'Which species can act as an electrophile?',
    right: tex`$\ce{NO2^{+}}$`,
    wrong: [
      [tex`$\ce{OH^{-}}$`, 'This ion donates an electron pair.'],
      [tex`$\ce{NH3}$`, 'This molecule donates an electron pair.'],
      [tex`$\ce{C2H4}$`, 'Its double bond is attacked; it provides electrons.'],
    ],
    hint: 'Which of them is short of electrons?',
    why: 'The nitrogen atom of the positive ion can accept an electron pair.',
  },
  {
    ask: tex`What is the role of each reactant in the first step of $\ce{C2H4 + HBr -> C2H5Br}$?`,
    right: tex`$\ce{HBr}$ is the electrophile, and its bond breaks heterolytically`,
    wrong: [
      [tex`$\ce{HBr}$ is the nucleophile, and its bond breaks heterolytically`, 'The double bond provides the electrons.'],
      [tex`$\ce{HBr}$ is the electrophile, and its bond breaks homolytically`, 'Both electrons of the bond go to one atom.'],
      [tex`$\ce{C2H4}$ is the electrophile, and its double bond breaks homolytically`, 'The double bond is rich in electrons.'],
    ],
    hint: 'Where are electrons plentiful, and where are they lacking?',
    why: 'The electrons of the double bond attack the partially positive hydrogen atom. Both electrons of the bond between hydrogen and bromine go to bromine, which leaves as bromide.',
  },
  {
    ask: 'What is meant by heterolytic fission of a bond?',
    right: 'Both electrons of the bond go to one of the atoms',
    wrong: [
      ['Each atom takes one electron of the bond', 'This is homolytic fission.'],
      ['Both electrons of the bond are lost to the surroundings', 'The electrons stay with the fragments.'],
      ['A double bond becomes a single bond', 'This describes an addition.'],
    ],
    hint: 'Which kind of fission forms ions?',
    why: 'One fragment takes both electrons and the other none, so a neutral molecule forms an anion and a cation.',
  },
]);

const halogenoalkanes = choiceSet(
  { key: 'chem-halogenoalkane-rates', difficulty: 'Medium', placements: hlOnly('R3.4.3', 1) },
  0,
  [
    {
      ask: 'Which reacts fastest with aqueous hydroxide ions under the same conditions?',
      right: '2-iodo-2-methylpropane',
      wrong: [
        ['1-chlorobutane', 'It is primary, and its bond to the halogen is the strongest here.'],
        ['1-iodobutane', 'Its halogen leaves easily, but it is primary.'],
        ['2-chloro-2-methylpropane', 'It is tertiary, but its bond to the halogen is not the weakest here.'],
      ],
      hint: 'Two features matter: the carbon skeleton and the halogen.',
      why: tex`Tertiary halogenoalkanes react by $\text{S}_{\text{N}}1$ through a stable carbocation, and the $\ce{C-I}$ bond is the weakest, so iodide leaves most easily.`,
    },
    {
      ask: tex`The rate of a substitution doubles when the concentration of the halogenoalkane is doubled and stays the same when that of hydroxide is doubled. What follows?`,
      right: tex`$\text{S}_{\text{N}}1$, with a carbocation as intermediate`,
      wrong: [
        [
          tex`$\text{S}_{\text{N}}1$, with inversion at the carbon atom`,
          'A planar intermediate can be attacked from both sides.',
        ],
        [tex`$\text{S}_{\text{N}}2$, with a carbocation as intermediate`, 'A mechanism of one step has no intermediate.'],
        [
          tex`$\text{S}_{\text{N}}2$, with inversion at the carbon atom`,
          'In this mechanism the nucleophile takes part in the slow step.',
        ],
      ],
      hint: 'Which species take part in the slow step?',
      why: 'Only the halogenoalkane takes part in the slow step, in which it ionises to a carbocation. Hydroxide attacks in a fast step afterwards.',
    },
    {
      ask: tex`A single enantiomer of 2-bromooctane reacts with hydroxide by $\text{S}_{\text{N}}2$. What is the product?`,
      right: 'a single enantiomer with inverted configuration',
      wrong: [
        ['a racemic mixture', 'This would need a planar intermediate.'],
        ['a single enantiomer with the same configuration', 'The nucleophile attacks from the side opposite the halogen.'],
        ['a molecule without a chiral carbon atom', 'The carbon atom still has four different groups.'],
      ],
      hint: 'From which side does the nucleophile attack?',
      why: 'The nucleophile attacks opposite the leaving group, and the other three groups turn over, like an umbrella in the wind.',
    },
    {
      ask: 'Why are chloroalkanes hydrolysed more slowly than iodoalkanes, although the bond between carbon and chlorine is more polar?',
      right: 'The bond between carbon and chlorine is stronger',
      wrong: [
        [
          'Chlorine is more electronegative than iodine',
          'This would make the carbon atom more positive and speed up the attack.',
        ],
        ['Chloride ions are better leaving groups', 'A better leaving group makes the reaction faster.'],
        ['Iodoalkanes react by another mechanism', 'The mechanism depends on the carbon skeleton, not on the halogen.'],
      ],
      hint: 'Which bond has to break?',
      why: 'The bond to the halogen breaks in the slow step. The bond to the larger iodine atom is longer and weaker, which matters more than its polarity.',
    },
  ],
);

export const electronPairChoices = [substitutions, species, halogenoalkanes];
