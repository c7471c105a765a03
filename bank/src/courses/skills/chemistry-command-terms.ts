import type { QuestionTemplate } from '../../template.ts';
import { value } from '../chemistry/keys-and-choices.ts';
import { scienceTerm, inWords as words } from './drill.ts';

/** Drills of command terms with chemistry: the first task of each is for SL, the second for HL. */

const tex = String.raw;
const chemistryTerm = scienceTerm.bind(null, 'chemistry');

export const chemistryTerms: readonly QuestionTemplate[] = [
  chemistryTerm(
    'state',
    {
      hint: 'No reason is asked for. What would be one short sentence?',
      parts: [
        words(
          tex`State the full electron configuration of a magnesium atom.`,
          tex`$1\mathrm{s}^2\,2\mathrm{s}^2\,2\mathrm{p}^6\,3\mathrm{s}^2$`,
          tex`Twelve electrons: $1\mathrm{s}^2\,2\mathrm{s}^2\,2\mathrm{p}^6\,3\mathrm{s}^2$. "Full" means without the symbol of a noble gas.`,
          tex`$1\mathrm{s}^2\,2\mathrm{s}^2\,2\mathrm{p}^6\,3\mathrm{s}^2$`,
        ),
        words(
          'State the type of bonding in solid magnesium.',
          'Metallic',
          'Metallic bonding. Nothing needs to be explained.',
          'metallic',
        ),
      ],
    },
    {
      hint: 'No reason is asked for. What would be one short sentence?',
      parts: [
        words(
          tex`State the shape of the ammonia molecule.`,
          'Trigonal pyramidal',
          'The molecule is trigonal pyramidal. The bond angle is not asked for.',
          'trigonal pyramidal; do not accept tetrahedral',
        ),
        words(
          'State the strongest type of force between ammonia molecules.',
          'Hydrogen bonding',
          'Hydrogen bonding between the molecules.',
          'hydrogen bonding',
        ),
      ],
    },
  ),
  chemistryTerm(
    'define',
    {
      hint: 'Which words would make the meaning wrong if they were left out?',
      parts: [
        words(
          'Define *isotopes*.',
          'Atoms of one element with different numbers of neutrons',
          'Isotopes are atoms of the same element, with the same number of protons, that have different numbers of neutrons.',
          'same number of protons; accept same element',
          'different numbers of neutrons',
        ),
        words(
          'Define *first ionisation energy*.',
          'Energy to remove an electron from each atom of a mole of gaseous atoms',
          'It is the least energy needed to remove one electron from each atom of one mole of gaseous atoms. "Gaseous" and "one mole" are part of the meaning.',
          'energy to remove one electron from each atom',
          'one mole of gaseous atoms',
        ),
      ],
    },
    {
      hint: 'Which words would make the meaning wrong if they were left out?',
      parts: [
        words(
          'Define *electronegativity*.',
          'Ability of an atom to attract the electron pair of a covalent bond',
          'It is the relative ability of an atom to attract the shared electron pair of a covalent bond.',
          'ability to attract electrons',
          'of a covalent bond',
        ),
        words(
          'Define *average bond enthalpy*.',
          'Energy to break a mole of bonds in gaseous molecules, averaged over similar compounds',
          'It is the energy needed to break one mole of a bond in gaseous molecules, averaged over similar compounds.',
          'energy to break one mole of the bond, in the gaseous state',
          'averaged over similar compounds',
        ),
      ],
    },
  ),
  chemistryTerm(
    'list',
    {
      hint: 'One word for each is enough.',
      parts: [
        words(
          'List three factors that increase the rate of a reaction between a solid and a solution.',
          'Higher temperature, higher concentration, larger surface area',
          'Higher temperature, higher concentration of the solution, larger surface area of the solid. A catalyst is accepted too.',
          'two of them',
          'a third',
        ),
      ],
    },
    {
      hint: 'Compare the forces between the molecules.',
      parts: [
        words(
          'List, in order of increasing boiling point: propan-1-ol, butane, propanal.',
          'Butane, propanal, propan-1-ol',
          'Butane, propanal, propan-1-ol. The order is part of the task, a reason is not.',
          'butane first',
          'all three in order',
        ),
      ],
    },
  ),
  chemistryTerm(
    'identify',
    {
      stem: tex`In a reaction $\ce{Zn + Cu^{2+} -> Zn^{2+} + Cu}$ takes place.`,
      hint: 'Which species loses electrons?',
      parts: [
        words(
          'Identify the reducing agent.',
          'Zinc',
          tex`Zinc loses electrons and is oxidised, so $\ce{Zn}$ is the reducing agent. The ion $\ce{Zn^{2+}}$ is the product.`,
          tex`$\ce{Zn}$; do not accept $\ce{Zn^{2+}}$`,
        ),
      ],
    },
    {
      stem: tex`A compound has the structure $\ce{CH3CH2COOCH3}$.`,
      hint: 'Which atoms are joined to the carbonyl group?',
      parts: [
        words(
          'Identify the functional group.',
          'Ester',
          'The group $\\ce{-COO-}$ between two carbon atoms is an ester group. The name of the compound is not asked for.',
          'ester; do not accept carboxyl',
        ),
      ],
    },
  ),
  chemistryTerm(
    'outline',
    {
      hint: 'What happens, and what causes it?',
      parts: [
        words(
          'Outline why solid sodium chloride does not conduct electricity, but its aqueous solution does.',
          'Ions are fixed in the solid and free in solution',
          'In the solid the ions are held in fixed positions in the lattice. In solution they are free to move and carry charge.',
          'ions cannot move in the solid',
          'ions are free to move in solution',
        ),
      ],
    },
    {
      hint: 'What happens, and what causes it?',
      parts: [
        words(
          'Outline how a catalyst increases the rate of a reaction.',
          'Another pathway with a lower activation energy',
          'It provides another pathway with a lower activation energy. So a greater fraction of the collisions has enough energy to react.',
          'pathway of lower activation energy',
          'greater fraction of collisions with enough energy',
        ),
      ],
    },
  ),
  chemistryTerm(
    'describe',
    {
      hint: 'What is done and seen, from the beginning to the end? Reasons are not asked for.',
      parts: [
        words(
          'Describe how to obtain pure dry crystals of a soluble salt from its solution.',
          'Evaporate in part, cool, filter, dry',
          'Heat the solution until it is nearly saturated, let it cool so that crystals form, filter them off, and dry them between filter papers.',
          'evaporate part of the water',
          'cool until crystals form',
          'filter and dry; accept a cool oven',
        ),
      ],
    },
    {
      hint: 'What is seen in each region of the curve? Reasons are not asked for.',
      parts: [
        words(
          'A strong base is added to a strong acid. Describe how the pH changes with the volume of base.',
          'Slow rise, steep rise at the equivalence point, slow rise',
          'The pH starts low and rises slowly. Near the equivalence point it rises very steeply through 7. After it the pH is high and rises slowly again.',
          'low at first, rises slowly',
          'steep rise through 7',
          'high and nearly level at the end; accept a labelled sketch',
        ),
      ],
    },
  ),
  chemistryTerm(
    'explain',
    {
      hint: 'What pulls at the outer electrons, and what is between?',
      parts: [
        words(
          'Explain why the atomic radius decreases across period 3.',
          'More protons, same shielding, stronger attraction',
          'The number of protons increases from element to element, while the outer electrons are in the same energy level with about the same shielding. So they are attracted more strongly and are closer to the nucleus.',
          'nuclear charge increases',
          'same energy level, about the same shielding',
          'so the outer electrons are attracted more strongly; do not accept "more electrons" alone',
        ),
      ],
    },
    {
      hint: 'Which bonds or forces must be overcome in each substance?',
      parts: [
        words(
          'Explain why silicon dioxide has a much higher melting point than carbon dioxide.',
          'Covalent network against weak forces between molecules',
          'Silicon dioxide is a covalent network, and strong covalent bonds must break when it melts. Carbon dioxide consists of molecules with weak London forces between them, and only these are overcome. So much more energy is needed for silicon dioxide.',
          'covalent network in silicon dioxide',
          'weak forces between molecules of carbon dioxide',
          'covalent bonds are much stronger, so more energy; do not accept breaking bonds within carbon dioxide',
        ),
      ],
    },
  ),
  chemistryTerm(
    'distinguish',
    {
      hint: 'Each sentence should name both.',
      parts: [
        words(
          'Distinguish between a *strong acid* and a *concentrated acid*.',
          'Degree of ionisation; amount in a volume',
          'Strong means that the acid ionises completely in water, while concentrated means that a large amount of acid is dissolved in a given volume. A dilute acid can be strong, and a concentrated one weak.',
          'strong: complete ionisation',
          'concentrated: large amount in a given volume',
        ),
      ],
    },
    {
      hint: 'Each sentence should name both.',
      parts: [
        words(
          'Distinguish between a *sigma bond* and a *pi bond*.',
          'Head-on against sideways overlap',
          'A sigma bond forms by the head-on overlap of orbitals, with the electrons between the nuclei, while a pi bond forms by the sideways overlap of p orbitals, with the electrons above and below this line.',
          'head-on against sideways overlap',
          'electrons between the nuclei against above and below the line',
        ),
      ],
    },
  ),
  chemistryTerm(
    'compare and contrast',
    {
      hint: 'What is the same? What is different? Name both substances each time.',
      parts: [
        words(
          'Compare and contrast the bonding in diamond and in graphite.',
          'Both covalent networks; four bonds against three',
          'Both consist of carbon atoms joined by covalent bonds. In diamond each atom has four bonds in three dimensions, while in graphite each has three bonds in layers with weak forces between them.',
          'both covalent bonds between carbon atoms',
          'four bonds against three; accept delocalised electrons in graphite, none in diamond',
        ),
      ],
    },
    {
      hint: 'What is the same? What is different? Name both cells each time.',
      parts: [
        words(
          'Compare and contrast a voltaic cell with an electrolytic cell.',
          'Oxidation at the anode in both; opposite energy conversion',
          'In both, oxidation takes place at the anode and reduction at the cathode. A voltaic cell converts chemical to electrical energy by a spontaneous reaction, while an electrolytic cell uses electrical energy for a reaction that is not spontaneous.',
          'oxidation at the anode in both',
          'spontaneous against not spontaneous, or the direction of the energy conversion',
        ),
      ],
    },
  ),
  chemistryTerm(
    'calculate',
    {
      hint: 'Which lines of working does a reader need to see?',
      parts: [
        [
          tex`Calculate the amount, in mol, in $5.00\text{ g}$ of calcium carbonate ($M = 100.09\text{ g mol}^{-1}$).`,
          tex`$0.0500\text{ mol}$`,
          tex`$n = \dfrac{m}{M} = \dfrac{5.00}{100.09} = 0.0500\text{ mol}$, to three figures like the mass.`,
          [tex`M1 $\frac{5.00}{100.09}$`, tex`A1 $0.0500\text{ mol}$`],
          value(5 / 100.09, 'mol'),
        ],
      ],
      proof: [[5 / 100.09, 0.04996]],
    },
    {
      hint: 'Which lines of working does a reader need to see?',
      parts: [
        [
          tex`Calculate the energy that heats $250\text{ g}$ of water by $18.0\text{ K}$. ($c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
          tex`$18.8\text{ kJ}$`,
          tex`$q = mc\Delta T = 250 \times 4.18 \times 18.0 = 18\,810\text{ J}$, or $18.8\text{ kJ}$. Without a unit the last mark is lost.`,
          [tex`M1 $250 \times 4.18 \times 18.0$`, tex`A1 $18.8\text{ kJ}$`],
          value(18.81, 'kJ'),
        ],
      ],
      proof: [[250 * 4.18 * 18, 18_810]],
    },
  ),
];
