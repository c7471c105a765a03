import { choiceSet } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Structure 3.2 at higher level, multiple choice: NMR, mass and infrared spectra. */

const tex = String.raw;

const nmrRatios = choiceSet({ key: 'chem-nmr-ratio-choice', difficulty: 'Medium', placements: hlOnly('S3.2.4', 1) }, 1, [
  {
    ask: tex`What is the ratio of the areas of the signals in the $\ce{^{1}H}$ NMR spectrum of pentan-3-one?`,
    right: '3 : 2',
    wrong: [
      ['3 : 2 : 2 : 3', 'Hydrogen atoms in equivalent places give one signal.'],
      ['1 : 1', 'You compared the numbers of groups, not of hydrogen atoms.'],
      ['3 : 1', 'Each group next to the carbonyl carbon atom has two hydrogen atoms.'],
    ],
    hint: 'Is the molecule symmetrical?',
    why: tex`In $\ce{CH3CH2COCH2CH3}$ the two ethyl groups are equivalent: six hydrogen atoms in methyl groups and four next to the carbonyl group, $6 : 4 = 3 : 2$.`,
    proof: [6 / 4, 3 / 2],
  },
  {
    ask: tex`Which compound has exactly two signals, both singlets, of equal area in its $\ce{^{1}H}$ NMR spectrum?`,
    right: tex`$\ce{CH3COOCH3}$`,
    wrong: [
      [tex`$\ce{CH3COCH3}$`, 'Both of its methyl groups are equivalent.'],
      [tex`$\ce{CH3COOH}$`, 'The two groups have different numbers of hydrogen atoms.'],
      [tex`$\ce{CH3CH2Br}$`, 'Hydrogen atoms on neighbouring carbon atoms split the signals of each other.'],
    ],
    hint: 'Look for two kinds of hydrogen atoms without neighbours that carry hydrogen.',
    why: 'The two methyl groups of methyl ethanoate are in different environments and have three hydrogen atoms each. No hydrogen atoms are on neighbouring atoms, so neither signal is split.',
  },
  {
    ask: tex`How is the signal of the $\ce{CH2}$ group in the $\ce{^{1}H}$ NMR spectrum of chloroethane split?`,
    right: 'into a quartet',
    wrong: [
      ['into a triplet', 'You counted the hydrogen atoms of the group itself.'],
      ['into a doublet', 'You counted the groups next to it.'],
      ['not at all', 'The neighbouring carbon atom carries hydrogen atoms.'],
    ],
    hint: 'What matters is on the neighbouring carbon atom.',
    why: tex`The neighbouring carbon atom carries three hydrogen atoms, which split the signal into $3 + 1 = 4$ lines.`,
    proof: [3 + 1, 4],
  },
  {
    ask: tex`An alcohol $\ce{C4H10O}$ has two signals in its $\ce{^{1}H}$ NMR spectrum, with areas in the ratio $9 : 1$. Which is it?`,
    right: '2-methylpropan-2-ol',
    wrong: [
      ['butan-1-ol', 'Its chain has four different groups of hydrogen atoms besides the hydroxyl group.'],
      ['butan-2-ol', 'Its hydrogen atoms are in five different environments.'],
      ['2-methylpropan-1-ol', 'It has two equivalent methyl groups but two further kinds of hydrogen on carbon.'],
    ],
    hint: 'Nine hydrogen atoms are equivalent.',
    why: tex`In $\ce{(CH3)3COH}$ nine hydrogen atoms of three equivalent methyl groups give one signal and the hydroxyl hydrogen the other.`,
    proof: [9 / 1, 9],
  },
]);

const fragments = choiceSet({ key: 'chem-fragment-lost', difficulty: 'Easy', placements: hlOnly('S3.2.4', 1) }, 2, [
  {
    ask: tex`The mass spectrum of a ketone has peaks at $m/z = 72$ (molecular ion) and $57$. Which group has been lost from the molecular ion?`,
    right: tex`$\ce{CH3}$`,
    wrong: [
      [tex`$\ce{C2H5}$`, 'This group is heavier than the difference of the peaks.'],
      [tex`$\ce{OH}$`, 'This group is heavier than the difference of the peaks.'],
      [tex`$\ce{C4H9}$`, 'You took the mass of the fragment for that of the lost group.'],
    ],
    hint: 'Compare the two peaks.',
    why: tex`The difference is $72 - 57 = 15$, the mass of a methyl group.`,
    proof: [72 - 57, 15],
  },
  {
    ask: tex`Which peak is expected in the mass spectrum of propan-1-ol ($M = 60$) but not in that of propan-2-ol?`,
    right: tex`$m/z = 31$`,
    wrong: [
      [tex`$m/z = 60$`, 'Isomers have the same molecular ion.'],
      [tex`$m/z = 45$`, 'This is the molecular ion without a methyl group beside the carbon atom with the hydroxyl group.'],
      [tex`$m/z = 15$`, 'Both molecules have methyl groups.'],
    ],
    hint: 'Which bonds of an alcohol break easily in a mass spectrometer?',
    why: tex`$\ce{CH3CH2CH2OH}$ can break into an ethyl radical and $\ce{CH2OH+}$, of $m/z = 31$. In propan-2-ol no $\ce{CH2OH}$ group is present.`,
    proof: [60 - 29, 31],
  },
  {
    ask: tex`A compound of chlorine has two molecular ion peaks at $m/z = 78$ and $80$. What is the reason?`,
    right: tex`Chlorine has the isotopes $\ce{^{35}Cl}$ and $\ce{^{37}Cl}$`,
    wrong: [
      ['The molecule has gained two hydrogen atoms', 'Molecular ions form by the loss of an electron only.'],
      [tex`The molecule contains $\ce{^{13}C}$ atoms`, 'One atom of that isotope raises the mass by one unit.'],
      ['The sample contains an isomer', 'Isomers have the same molar mass.'],
    ],
    hint: 'Which atoms of the molecule come in two common masses?',
    why: 'Molecules with the lighter and with the heavier isotope of chlorine differ by two mass units, so two molecular ions are seen.',
  },
  {
    ask: tex`The mass spectrum of an ester $\ce{C4H8O2}$ has a strong peak at $m/z = 43$. Which fragment and which ester fit?`,
    right: tex`$\ce{CH3CO+}$, ethyl ethanoate`,
    wrong: [
      [tex`$\ce{CH3CO+}$, methyl propanoate`, 'The acid part of this ester has three carbon atoms.'],
      [tex`$\ce{C2H5CO+}$, methyl propanoate`, 'This fragment is heavier than the peak.'],
      [tex`$\ce{C2H5+}$, ethyl ethanoate`, 'This fragment is lighter than the peak.'],
    ],
    hint: 'What is the mass of each fragment?',
    why: tex`$\ce{CH3CO+}$ has the mass $15 + 28 = 43$. It forms from an ester of ethanoic acid, here ethyl ethanoate.`,
    proof: [15 + 28, 43],
  },
]);

const infraredTable = tex`

| bond | wavenumber / $\text{cm}^{-1}$ |
| --- | --- |
| $\ce{O-H}$ in alcohols | 3200 to 3600 |
| $\ce{O-H}$ in carboxylic acids | 2500 to 3000 |
| $\ce{C=O}$ | 1700 to 1750 |
| $\ce{C=C}$ | 1620 to 1680 |

`;

const infrared = choiceSet({ key: 'chem-infrared-evidence-choice', difficulty: 'Medium', placements: hlOnly('S3.2.4', 1) }, 3, [
  {
    ask: tex`A compound $\ce{C3H6O}$ absorbs at $1715\text{ cm}^{-1}$ and not between $3200$ and $3600\text{ cm}^{-1}$.${infraredTable}Which pair can it belong to?`,
    right: 'propanal or propanone',
    wrong: [
      ['propanone or prop-2-en-1-ol', 'One of these has a hydroxyl group.'],
      ['propan-1-ol or propan-2-ol', 'These have two hydrogen atoms too many and no double bond.'],
      ['propanoic acid or propanal', 'One of these has a second oxygen atom.'],
    ],
    hint: 'Which bond is present and which one is absent?',
    why: tex`$1715\text{ cm}^{-1}$ belongs to $\ce{C=O}$, and there is no $\ce{O-H}$. Aldehyde and ketone both fit, so infrared alone does not tell them apart.`,
  },
  {
    ask: tex`Propan-2-ol is heated with an oxidising agent.${infraredTable}Which change in the infrared spectrum shows that the reaction is complete?`,
    right: tex`the broad band at $3200$ to $3600\text{ cm}^{-1}$ is gone and one at $1715\text{ cm}^{-1}$ has appeared`,
    wrong: [
      [tex`a broad band at $2500$ to $3000\text{ cm}^{-1}$ has appeared`, 'A secondary alcohol does not form an acid.'],
      [tex`a band at $1650\text{ cm}^{-1}$ has appeared`, 'No double bond between carbon atoms forms in an oxidation.'],
      [
        tex`a band at $1715\text{ cm}^{-1}$ has appeared beside the one at $3200$ to $3600\text{ cm}^{-1}$`,
        'This spectrum shows a mixture with the alcohol.',
      ],
    ],
    hint: 'Which bond must have gone, and which must have formed?',
    why: tex`The alcohol is oxidised to propanone, so the $\ce{O-H}$ band disappears and a $\ce{C=O}$ band appears. If alcohol were left, its band would still be seen.`,
  },
  {
    ask: tex`A compound has a very broad band at $2500$ to $3000\text{ cm}^{-1}$ and a sharp one at $1710\text{ cm}^{-1}$.${infraredTable}Which compound is it?`,
    right: 'butanoic acid',
    wrong: [
      ['butan-1-ol', 'It has no double bond to oxygen.'],
      ['ethyl ethanoate', 'It has no hydrogen on oxygen.'],
      ['butanal', 'It has no hydrogen on oxygen.'],
    ],
    hint: 'Both bands together point to one functional group.',
    why: tex`The broad band is that of $\ce{O-H}$ in carboxylic acids and the sharp one that of $\ce{C=O}$: both belong to the carboxyl group.`,
  },
  {
    ask: tex`Infrared absorptions of some bonds are given.${infraredTable}Which pair of isomers can be told apart by them?`,
    right: 'propanoic acid and methyl ethanoate',
    wrong: [
      ['propanal and propanone', 'Both have the same kind of double bond and no hydroxyl group.'],
      ['propan-1-ol and propan-2-ol', 'Both have the same functional group.'],
      ['but-1-ene and but-2-ene', 'Both have the same functional group.'],
    ],
    hint: 'Compare the functional groups of each pair.',
    why: tex`Both have $\ce{C=O}$, but only the acid has the broad $\ce{O-H}$ band. The other pairs have the same bonds of this table.`,
  },
]);

export const spectraChoices = [nmrRatios, fragments, infrared];
