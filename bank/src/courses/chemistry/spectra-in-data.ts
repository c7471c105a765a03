import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { atoms, molarMass } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Structure 3.2 at higher level: spectra predicted, compared and followed. */

const tex = String.raw;

const spectraChoice = choiceSet({ key: 'chem-spectroscopy-choice', difficulty: 'Easy', placements: hlOnly('S3.2.4', 1) }, 2, [
  {
    ask: 'What happens to a molecule that absorbs infrared radiation?',
    right: 'Its bonds vibrate more strongly',
    wrong: [
      ['It loses an electron', 'This needs much more energy.'],
      ['Its nuclei change their spin', 'This happens with radio waves.'],
      ['Its covalent bonds break', 'This needs more energy than these photons have.'],
    ],
    hint: 'How much energy have infrared photons, compared with a covalent bond?',
    why: 'Infrared photons have the energies of vibrations: bonds stretch and bend more strongly.',
  },
  {
    ask: tex`Which compound shows only one signal in its $\ce{^{1}H}$ NMR spectrum?`,
    right: 'Propanone',
    wrong: [
      ['Propanal', 'Its hydrogen atoms are in three different surroundings.'],
      ['Propan-2-ol', 'Its hydrogen atoms are in three different surroundings.'],
      ['Propanoic acid', 'Its hydrogen atoms are in three different surroundings.'],
    ],
    hint: 'In which molecule are all hydrogen atoms in the same surroundings?',
    why: tex`The six hydrogen atoms of $\ce{CH3COCH3}$ are equivalent.`,
  },
  {
    ask: tex`A compound of molar mass $58\text{ g mol}^{-1}$ has a strong peak at $m/z = 29$ and none at $43$. Which is it?`,
    right: 'Propanal',
    wrong: [
      ['Propanone', 'It would lose a methyl group easily.'],
      ['Butane', 'It would lose a methyl group easily.'],
      ['2-methylpropane', 'It would lose a methyl group easily.'],
    ],
    hint: 'Which fragment is missing, and what would have been lost to give it?',
    why: tex`A peak at 43 would come from the loss of $\ce{CH3}$ (15). Propanal gives $\ce{CHO+}$ and $\ce{C2H5+}$, both 29.`,
    proof: [29, 58 - 29],
  },
  {
    ask: tex`What does a triplet in a $\ce{^{1}H}$ NMR spectrum show about the hydrogen atoms that cause it?`,
    right: 'There are two hydrogen atoms on the neighbouring carbon atom',
    wrong: [
      ['There are three of them', 'Their number is given by the area of the signal.'],
      ['There are three hydrogen atoms on the neighbouring carbon atom', 'That would give four lines.'],
      ['They are in three different surroundings', 'Then there would be three signals.'],
    ],
    hint: 'How many lines do n neighbouring hydrogen atoms give?',
    why: 'With n equivalent hydrogen atoms next door a signal has n + 1 lines.',
  },
  {
    ask: 'Ethanol is oxidised completely to ethanoic acid. How do the kinds of bond that absorb infrared radiation change?',
    right: tex`None is lost, and $\ce{C=O}$ is new`,
    wrong: [
      [tex`$\ce{O-H}$ is lost, and $\ce{C=O}$ is new`, 'A carboxyl group contains the bond that you left out.'],
      [tex`$\ce{C-H}$ is lost, and $\ce{C=O}$ is new`, 'The methyl group stays as it is.'],
      [tex`$\ce{C-O}$ is lost, and $\ce{C=O}$ is new`, 'A carboxyl group has a single bond of this kind too.'],
    ],
    hint: 'Which kinds of bond does each molecule have?',
    why: tex`Ethanoic acid has $\ce{C-H}$, $\ce{C-O}$ and $\ce{O-H}$ bonds like ethanol, and a $\ce{C=O}$ bond in addition. (Its $\ce{O-H}$ absorption is broader.)`,
  },
  {
    ask: 'Why is tetramethylsilane added to samples in NMR spectroscopy?',
    right: 'Its twelve equivalent hydrogen atoms give one signal that serves as zero',
    wrong: [
      ['It dissolves the sample', 'A solvent without hydrogen atoms is used for that.'],
      ['It reacts with acidic hydrogen atoms', 'It is unreactive.'],
      ['It makes signals stronger', 'The signals of the sample do not change.'],
    ],
    hint: 'From where are chemical shifts counted?',
    why: 'Chemical shifts are measured from its single strong signal.',
  },
]);

/** Absorbance of the carbonyl band while an alcohol is oxidised. */
const oxidationFollowed = defineTemplate({
  key: 'chem-oxidation-followed-by-infrared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.4', 1, 'R3.2.1'),
  variants: [
    {
      alcohol: 'propan-2-ol',
      product: 'propanone',
      end: 0.84,
      minutes: [0, 10, 20, 30, 60, 90],
      share: [0, 0.25, 0.44, 0.58, 0.82, 1],
      ask: 2,
    },
    {
      alcohol: 'cyclohexanol',
      product: 'cyclohexanone',
      end: 0.6,
      minutes: [0, 5, 10, 20, 40, 60],
      share: [0, 0.3, 0.5, 0.75, 0.95, 1],
      ask: 2,
    },
    {
      alcohol: 'butan-2-ol',
      product: 'butanone',
      end: 0.75,
      minutes: [0, 15, 30, 45, 75, 120],
      share: [0, 0.32, 0.56, 0.72, 0.92, 1],
      ask: 3,
    },
    {
      alcohol: 'pentan-3-ol',
      product: 'pentan-3-one',
      end: 0.5,
      minutes: [0, 10, 20, 40, 60, 80],
      share: [0, 0.28, 0.5, 0.78, 0.94, 1],
      ask: 3,
    },
  ] as const,
  solve: ({ end, share, ask }) => {
    const readings = share.map((part) => Number((end * part).toFixed(2)));
    return { readings, percent: (100 * (readings[ask] ?? 0)) / end };
  },
  write: ({ alcohol, product, end, minutes, ask }, { readings, percent }) =>
    inParts({
      stem: tex`The oxidation of ${alcohol} to ${product} is followed by infrared spectroscopy. The table shows the absorbance at $1715\text{ cm}^{-1}$, which is proportional to the concentration of one of the two compounds. At the end of the experiment it no longer changes.

| time / $\text{min}$ | ${minutes.map((t) => `$${t}$`).join(' | ')} |
| --- | ${minutes.map(() => ':---:').join(' | ')} |
| absorbance | ${readings.map((a) => `$${a.toFixed(2)}$`).join(' | ')} |`,
      hint: 'Which bond absorbs at this wavenumber, and which of the compounds has it?',
      parts: [
        {
          ask: 'Identify the bond that absorbs here, and the compound that is measured.',
          answer: tex`$\ce{C=O}$, in ${product}`,
          solution: tex`Between $1700$ and $1750\text{ cm}^{-1}$ a $\ce{C=O}$ bond absorbs. Only ${product} has one.`,
          marks: [
            ['A1', tex`$\ce{C=O}$`],
            ['A1', product],
          ],
        },
        {
          ask: tex`Determine the percentage of the alcohol that has been oxidised after $${minutes[ask]}\text{ min}$.`,
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`The final reading belongs to complete oxidation: $\dfrac{${readings[ask]?.toFixed(2)}}{${end.toFixed(2)}} \times 100 = ${significant(percent)}\,\%$.`,
          marks: [
            ['M1', tex`compares with the final reading $${end.toFixed(2)}$`],
            ['A1', tex`$${significant(percent)}\,\%$`],
          ],
          keys: [value(percent, '%', { relative: 0.02 })],
        },
        {
          ask: 'State another region of the spectrum that changes during the reaction, and how.',
          answer: tex`The broad $\ce{O-H}$ band at $3200$ to $3600\text{ cm}^{-1}$ disappears`,
          solution: tex`The alcohol has an $\ce{O-H}$ bond and the ketone has none, so the broad band between $3200$ and $3600\text{ cm}^{-1}$ disappears.`,
          marks: [
            ['A1', tex`$3200$ to $3600\text{ cm}^{-1}$, $\ce{O-H}$`],
            ['A1', 'becomes weaker or disappears'],
          ],
        },
        {
          ask: 'Explain why the readings support the claim that the reaction is faster at the beginning, and suggest why this is so.',
          answer: 'The absorbance rises fastest at first, while the reactants are most concentrated',
          solution: tex`In the first $${minutes[1]}\text{ min}$ the absorbance rises by $${readings[1]?.toFixed(2)}$; later the rise in the same time is smaller. At first the concentrations of the reactants are highest, so particles collide more often.`,
          marks: [
            ['R1', 'compares rises of absorbance in equal times'],
            ['R1', 'concentrations fall, so collisions become less frequent'],
          ],
        },
      ],
    }),
  check: ({ minutes, share }, { readings, percent }) => {
    const slopes = minutes.slice(1).map((t, i) => ((share[i + 1] ?? 0) - (share[i] ?? 0)) / (t - (minutes[i] ?? 0)));
    assert.ok(
      slopes.every((slope, i) => i === 0 || slope < (slopes[i - 1] ?? 0)),
      'slower and slower',
    );
    assert.ok(percent > 0 && percent < 100 && readings[0] === 0);
  },
});

/** What the spectrum of a known compound should look like. */
const nmrPredicted = defineTemplate({
  key: 'chem-nmr-spectrum-predicted',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.4', 2),
  variants: [
    {
      name: 'butanone',
      structure: 'CH3COCH2CH3',
      sets: [
        ['CH3CO', 3, 1],
        ['CH2', 2, 4],
        ['CH3 of the ethyl group', 3, 3],
      ],
      other: 'butanal',
      otherSignals: 4,
    },
    {
      name: 'ethyl ethanoate',
      structure: 'CH3COOCH2CH3',
      sets: [
        ['CH3CO', 3, 1],
        ['OCH2', 2, 4],
        ['CH3 of the ethyl group', 3, 3],
      ],
      other: 'butanoic acid',
      otherSignals: 4,
    },
    {
      name: 'propanoic acid',
      structure: 'CH3CH2COOH',
      sets: [
        ['CH3', 3, 3],
        ['CH2', 2, 4],
        ['COOH', 1, 1],
      ],
      other: 'methyl ethanoate',
      otherSignals: 2,
    },
    {
      name: 'methyl propanoate',
      structure: 'CH3CH2COOCH3',
      sets: [
        ['CH3 of the ethyl group', 3, 3],
        ['CH2', 2, 4],
        ['OCH3', 3, 1],
      ],
      other: 'butanoic acid',
      otherSignals: 4,
    },
  ] as const,
  solve: ({ sets }) => ({ signals: sets.length, hydrogens: sets.reduce((sum: number, [, count]) => sum + count, 0) }),
  write: ({ name, structure, sets, other, otherSignals }, { signals }) => {
    const lines = ['', 'singlet', 'doublet', 'triplet', 'quartet'];
    return inParts({
      stem: tex`A chemist expects that a reaction has produced ${name}, $\ce{${structure}}$, and not its isomer ${other}, and wants to confirm this by $\ce{^{1}H}$ NMR spectroscopy.`,
      hint: 'Which hydrogen atoms have the same surroundings, and how many neighbours has each set?',
      parts: [
        {
          ask: `Predict the number of signals in the spectrum of ${name}, and the ratio of their areas.`,
          answer: tex`$${signals}$; $${sets.map(([, count]) => count).join(' : ')}$`,
          solution: tex`There are $${signals}$ sets of equivalent hydrogen atoms: ${sets.map(([set, count]) => `${set} (${count})`).join(', ')}. The areas are as $${sets.map(([, count]) => count).join(' : ')}$.`,
          marks: [
            ['A1', `$${signals}$ signals`],
            ['A1', tex`$${sets.map(([, count]) => count).join(' : ')}$, in any order`],
          ],
          keys: [{ ...value(signals, '', { relative: 0.001 }), label: 'Signals' }],
        },
        {
          ask: 'Predict, with a reason, the splitting of each signal.',
          answer: sets.map(([set, , split]) => `${set}: ${lines[split]}`).join('; '),
          solution: sets
            .map(
              ([set, , split]) =>
                `${set}: ${split - 1 === 0 ? 'no hydrogen atom' : `${split - 1} hydrogen atoms`} next to it, so a ${lines[split]}.`,
            )
            .join(' '),
          marks: [
            ...sets.map(([set, , split]) => ['A1', `${set}: ${lines[split]}`] as const),
            [
              'R1',
              tex`$n$ neighbouring hydrogen atoms give $n + 1$ lines; accept a tree diagram as the reason, do not accept a number of lines without the neighbours`,
            ] as const,
          ],
        },
        {
          ask: `State the number of signals of ${other}, and explain how the spectrum decides between the two.`,
          answer: `$${otherSignals}$; the number of signals differs`,
          solution: `${other[0]?.toUpperCase()}${other.slice(1)} has $${otherSignals}$ sets of hydrogen atoms and so $${otherSignals}$ signals, while ${name} has $${signals}$.`,
          marks: [
            ['A1', `$${otherSignals}$`],
            ['R1', 'different numbers of signals, or different splitting or areas'],
          ],
          keys: [{ ...value(otherSignals, '', { relative: 0.001 }), label: 'Signals' }],
        },
        {
          ask: tex`The spectrum also shows a weak signal that belongs to neither compound, at a chemical shift of $0\text{ ppm}$. Suggest its origin.`,
          answer: 'Tetramethylsilane, the standard',
          solution: 'Tetramethylsilane is added as the standard; its twelve equivalent hydrogen atoms define the shift of zero.',
          marks: [['A1', 'tetramethylsilane (TMS), added as a reference']],
        },
      ],
    });
  },
  check: ({ structure, sets }, { hydrogens }) => {
    assert.equal(atoms(structure).get('H'), hydrogens);
    assert.ok(sets.length === 3);
  },
});

const fragments = defineTemplate({
  key: 'chem-mass-spectra-of-isomers',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.4', 2),
  variants: [
    {
      names: ['pentan-2-one', 'pentan-3-one'],
      plain: 'C5H10O',
      x: [
        [86, 'M'],
        [71, 'CH3'],
        [43, 'C3H7'],
      ],
      y: [
        [86, 'M'],
        [57, 'C2H5'],
        [29, 'C3H5O'],
      ],
    },
    {
      names: ['butanone', 'butanal'],
      plain: 'C4H8O',
      x: [
        [72, 'M'],
        [57, 'CH3'],
        [43, 'C2H5'],
      ],
      y: [
        [72, 'M'],
        [43, 'CHO'],
        [29, 'C3H7'],
      ],
    },
    {
      names: ['hexan-2-one', 'hexan-3-one'],
      plain: 'C6H12O',
      x: [
        [100, 'M'],
        [85, 'CH3'],
        [43, 'C4H9'],
      ],
      y: [
        [100, 'M'],
        [71, 'C2H5'],
        [57, 'C3H7'],
      ],
    },
    {
      names: ['methyl propanoate', 'butanoic acid'],
      plain: 'C4H8O2',
      x: [
        [88, 'M'],
        [57, 'OCH3'],
        [29, 'C2H3O2'],
      ],
      y: [
        [88, 'M'],
        [71, 'OH'],
        [43, 'COOH'],
      ],
    },
  ] as const,
  solve: ({ plain }) => ({ whole: Math.round(molarMass(plain)) }),
  write: ({ names, plain, x, y }, { whole }) =>
    inParts({
      stem: tex`Two isomers of the formula $\ce{${plain}}$ are ${names[1]} and ${names[0]}. Their mass spectra contain these peaks among others.

| spectrum | main peaks, $m/z$ |
| :---: | :---: |
| X | ${x.map(([mass]) => `$${mass}$`).join(', ')} |
| Y | ${y.map(([mass]) => `$${mass}$`).join(', ')} |`,
      hint: 'What has been lost from the molecule to give each fragment?',
      parts: [
        {
          ask: tex`State which peak is caused by the molecular ion, and write the formula of this ion.`,
          answer: tex`$${whole}$; $\ce{${plain}+}$`,
          solution: tex`It has the highest mass, that of the whole molecule: $${whole}$, $\ce{${plain}+}$.`,
          marks: [
            ['A1', tex`$${whole}$`],
            ['A1', tex`$\ce{${plain}+}$; the charge is needed`],
          ],
          keys: [{ ...value(whole, '', { relative: 0.001 }), label: 'Peak' }],
        },
        {
          ask: tex`Deduce what is lost to give the peak at $${x[1][0]}$ in X and the peak at $${y[1][0]}$ in Y.`,
          answer: tex`$\ce{${x[1][1]}}$ ($${whole - x[1][0]}$); $\ce{${y[1][1]}}$ ($${whole - y[1][0]}$)`,
          solution: tex`$${whole} - ${x[1][0]} = ${whole - x[1][0]}$, a group $\ce{${x[1][1]}}$; $${whole} - ${y[1][0]} = ${whole - y[1][0]}$, a group $\ce{${y[1][1]}}$.`,
          marks: [
            ['A1', tex`$\ce{${x[1][1]}}$`],
            ['A1', tex`$\ce{${y[1][1]}}$`],
          ],
        },
        {
          ask: 'Deduce, with a reason, which spectrum belongs to which isomer.',
          answer: `X ${names[0]}, Y ${names[1]}`,
          solution: tex`In ${names[0]} a bond breaks so that $\ce{${x[1][1]}}$ is lost, as in X. ${names[1][0]?.toUpperCase()}${names[1].slice(1)} has $\ce{${y[1][1]}}$ next to the carbonyl carbon atom or as part of that group, and loses it, as in Y.`,
          marks: [
            ['A1', `X ${names[0]}, Y ${names[1]}`],
            ['R1', tex`loss of $\ce{${x[1][1]}}$ fits the structure of ${names[0]}`],
            ['R1', tex`loss of $\ce{${y[1][1]}}$ fits the structure of ${names[1]}`],
          ],
        },
        {
          ask: 'Explain why the neutral group that is lost gives no peak of its own.',
          answer: 'Only charged particles are accelerated, deflected and detected',
          solution:
            'The instrument accelerates, deflects and detects ions. A radical that is split off carries no charge and is not detected.',
          marks: [['R1', 'only ions are detected']],
        },
      ],
    }),
  check: ({ x, y }, { whole }) => {
    for (const [mass, lost] of [...x.slice(1), ...y.slice(1)]) assertClose(whole - mass, Math.round(molarMass(lost)), lost, 0);
    assert.equal(x[0][0], whole);
  },
});

export const spectraInData = [spectraChoice, oxidationFollowed, nmrPredicted, fragments];
