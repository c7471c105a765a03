import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertSameAtoms, atoms, molarMass } from './elements.ts';
import { formula, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 3.2: names, functional groups and isomers told apart. */

const tex = String.raw;

const groupsInMolecule = defineTemplate({
  key: 'chem-functional-groups-of-a-molecule',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S3.2.1', 2),
  variants: [
    {
      origin: 'sour milk',
      structure: 'CH3-CH(OH)-COOH',
      plain: 'C3H6O3',
      groups: ['hydroxyl', 'carboxyl'],
      class: 'carboxylic acid',
      name: '2-hydroxypropanoic acid',
      empirical: 'CH2O',
    },
    {
      origin: 'unripe apples',
      structure: 'HOOC-CH2-CH(OH)-COOH',
      plain: 'C4H6O5',
      groups: ['hydroxyl', 'carboxyl'],
      class: 'carboxylic acid',
      name: '2-hydroxybutanedioic acid',
      empirical: 'C4H6O5',
    },
    {
      origin: 'protein',
      structure: 'H2N-CH(CH3)-COOH',
      plain: 'C3H7NO2',
      groups: ['amino', 'carboxyl'],
      class: 'carboxylic acid',
      name: '2-aminopropanoic acid',
      empirical: 'C3H7NO2',
    },
    {
      origin: 'butter',
      structure: 'CH3-CO-CH(OH)-CH3',
      plain: 'C4H8O2',
      groups: ['carbonyl', 'hydroxyl'],
      class: 'ketone',
      name: '3-hydroxybutanone',
      empirical: 'C2H4O',
    },
  ] as const,
  solve: ({ plain }) => ({ mass: molarMass(plain), hydrogens: atoms(plain).get('H') ?? 0 }),
  write: ({ origin, structure, plain, groups, name, empirical }, { mass }) =>
    inParts({
      stem: tex`A compound from ${origin} has the condensed structural formula $\ce{${structure}}$.`,
      hint: 'Which groups of atoms differ from those of an alkane?',
      parts: [
        {
          ask: 'Identify the two kinds of functional group in the molecule.',
          answer: `${groups[0]} and ${groups[1]}`,
          solution: `The molecule contains ${groups.map((group) => `${group === 'amino' ? 'an' : 'a'} ${group} group`).join(' and ')}, apart from its hydrocarbon part.`,
          marks: [
            ['A1', groups[0]],
            ['A1', groups[1]],
          ],
        },
        {
          ask: 'Deduce its molecular formula and its empirical formula.',
          answer: tex`$\ce{${plain}}$; $\ce{${empirical}}$`,
          solution: tex`Counting all atoms gives $\ce{${plain}}$. ${empirical === plain ? 'The numbers have no common factor, so the empirical formula is the same.' : tex`Divided by the greatest common factor, it is $\ce{${empirical}}$.`}`,
          marks: [
            ['A1', tex`$\ce{${plain}}$`],
            ['A1', tex`$\ce{${empirical}}$ (ECF)`],
          ],
          keys: [
            { ...formula(plain), label: 'Molecular formula' },
            { ...formula(empirical), label: 'Empirical formula' },
          ],
        },
        {
          ask: tex`Calculate the percentage by mass of oxygen in it, with $A_{\text{r}}$: C 12.01, H 1.01, N 14.01, O 16.00.`,
          answer: tex`$${significant((1600 * (atoms(plain).get('O') ?? 0)) / mass)}\,\%$`,
          solution: tex`$M = ${mass.toFixed(2)}\text{ g mol}^{-1}$, of which $${atoms(plain).get('O')} \times 16.00 = ${(16 * (atoms(plain).get('O') ?? 0)).toFixed(2)}$ is oxygen: $${significant((1600 * (atoms(plain).get('O') ?? 0)) / mass)}\,\%$.`,
          marks: [
            ['M1', tex`$M = ${mass.toFixed(2)}\text{ g mol}^{-1}$`],
            ['A1', tex`$${significant((1600 * (atoms(plain).get('O') ?? 0)) / mass)}\,\%$`],
          ],
          keys: [value((1600 * (atoms(plain).get('O') ?? 0)) / mass, '%')],
        },
        {
          ask: 'Deduce its IUPAC name, and explain why it dissolves well in water.',
          answer: `${name}; it forms hydrogen bonds with water`,
          solution: `The main chain and the group of highest priority give the name ${name}. Its polar groups form hydrogen bonds with water molecules, and the hydrocarbon part is small.`,
          marks: [
            ['A1', name],
            ['R1', 'hydrogen bonds between its groups and water; do not accept "it is polar" alone'],
          ],
        },
      ],
    }),
  check: ({ structure, plain, empirical }) => {
    assertSameAtoms([structure.replaceAll('-', '')], [plain]);
    const ratio = molarMass(plain) / molarMass(empirical);
    assertClose(ratio, Math.round(ratio), 'multiple of the empirical formula', 1e-6);
  },
});

const namesChecked = defineTemplate({
  key: 'chem-organic-names-corrected',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.2.1', 2, 'S3.2.2'),
  variants: [
    {
      structure: 'CH3CH(C2H5)CH3',
      given: '2-ethylpropane',
      right: '2-methylbutane',
      fault: 'the longest chain, here of four carbon atoms, gives the name',
      plain: 'C5H12',
      isomer: 'pentane',
      isomerFormula: 'CH3CH2CH2CH2CH3',
      boils: ['36', '28'],
    },
    {
      structure: 'CH3CH2CH2CH(OH)CH3',
      given: 'pentan-4-ol',
      right: 'pentan-2-ol',
      fault: 'the chain is numbered from the end nearer to the functional group',
      plain: 'C5H12O',
      isomer: 'pentan-1-ol',
      isomerFormula: 'CH3CH2CH2CH2CH2OH',
      boils: ['138', '119'],
    },
    {
      structure: 'CH3CH2CHClCH2CH2CH3',
      given: '4-chlorohexane',
      right: '3-chlorohexane',
      fault: 'the chain is numbered from the end nearer to the substituent',
      plain: 'C6H13Cl',
      isomer: '1-chlorohexane',
      isomerFormula: 'CH3CH2CH2CH2CH2CH2Cl',
      boils: ['135', '123'],
    },
    {
      structure: 'CH3CH2COOCH3',
      given: 'propyl methanoate',
      right: 'methyl propanoate',
      fault: 'the part with the carbonyl group comes from the acid and is named last',
      plain: 'C4H8O2',
      isomer: 'butanoic acid',
      isomerFormula: 'CH3CH2CH2COOH',
      boils: ['164', '80'],
    },
  ] as const,
  solve: ({ boils }) => ({ gap: Number(boils[0]) - Number(boils[1]) }),
  write: ({ structure, given, right, fault, plain, isomer, isomerFormula, boils }, { gap }) => {
    const acid = isomer.endsWith('acid');
    return inParts({
      stem: tex`A student names the compound $\ce{${structure}}$ "${given}".`,
      hint: 'Which rule of naming does the given name break?',
      parts: [
        {
          ask: 'Identify the mistake in the name, and deduce the correct name.',
          answer: `${fault[0]?.toUpperCase()}${fault.slice(1)}: ${right}`,
          solution: `In IUPAC names ${fault}. The compound is ${right}.`,
          marks: [
            ['R1', fault],
            ['A1', right],
          ],
        },
        {
          ask: `Write the condensed structural formula of ${isomer}, and state why it is an isomer of the compound.`,
          answer: tex`$\ce{${isomerFormula}}$; both are $\ce{${plain}}$`,
          solution: tex`$\ce{${isomerFormula}}$ has the same molecular formula, $\ce{${plain}}$, with its atoms joined in another order.`,
          marks: [
            ['A1', tex`$\ce{${isomerFormula}}$`],
            ['R1', tex`same molecular formula $\ce{${plain}}$, different structure`],
          ],
          keys: [{ ...formula(isomerFormula), label: 'Formula' }],
        },
        {
          ask: tex`${isomer[0]?.toUpperCase()}${isomer.slice(1)} boils at $${boils[0]}\,^{\circ}\text{C}$, ${right} at $${boils[1]}\,^{\circ}\text{C}$. Explain the difference of $${gap}\,^{\circ}\text{C}$.`,
          answer: acid
            ? 'The acid forms hydrogen bonds between its molecules; the ester does not'
            : 'Molecules of the straight chain, or with the group at its end, touch over a larger area',
          solution: acid
            ? 'Molecules of the acid form hydrogen bonds with each other. Those of the ester have no hydrogen atom bonded to oxygen, so they attract each other only by weaker forces.'
            : `The molecules of ${isomer} are less compact and touch each other over a larger area, so the forces between them are stronger.`,
          marks: acid
            ? [
                ['R1', 'hydrogen bonds between molecules of the acid'],
                ['R1', 'none between those of the ester: dipole–dipole and London forces only'],
              ]
            : [
                ['R1', 'larger area of contact of the less compact molecules'],
                ['R1', 'stronger forces between molecules; award 0 for stronger covalent bonds'],
              ],
        },
        {
          ask: acid
            ? 'Suggest a chemical test that tells the two compounds apart.'
            : 'Suggest one physical method, other than measuring boiling points, by which two such isomers could be told apart or separated.',
          answer: acid ? 'Add a carbonate: only the acid fizzes' : 'Chromatography (or density, refractive index, a spectrum)',
          solution: acid
            ? 'Sodium carbonate or hydrogencarbonate fizzes with the acid, as carbon dioxide forms, and not with the ester.'
            : 'They move differently in gas chromatography, and have different densities and spectra.',
          marks: [
            [
              'A1',
              acid
                ? 'carbonate or magnesium or an indicator, with both observations'
                : 'chromatography, density, refractive index or a spectrum',
            ],
          ],
        },
      ],
    });
  },
  check: ({ structure, plain, isomerFormula }, { gap }) => {
    assertSameAtoms([structure], [plain]);
    assertSameAtoms([isomerFormula], [plain]);
    assert.ok(gap > 0);
  },
});

const isomersByReaction = defineTemplate({
  key: 'chem-isomers-told-apart',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.2.2', 2, 'R3.2.1'),
  variants: [
    {
      plain: 'C3H8O',
      rows: [
        ['P', 97, 'yes, to an acid in the end'],
        ['Q', 82, 'yes, to a ketone'],
        ['R', 7, 'no'],
      ],
      names: ['propan-1-ol', 'propan-2-ol', 'methoxyethane'],
      formulas: ['CH3CH2CH2OH', 'CH3CH(OH)CH3', 'CH3OCH2CH3'],
    },
    {
      plain: 'C4H10O',
      rows: [
        ['X', 118, 'yes, to an acid in the end'],
        ['Y', 99, 'yes, to a ketone'],
        ['Z', 82, 'no'],
      ],
      names: ['butan-1-ol', 'butan-2-ol', '2-methylpropan-2-ol'],
      formulas: ['CH3CH2CH2CH2OH', 'CH3CH2CH(OH)CH3', '(CH3)3COH'],
    },
    {
      plain: 'C3H6O',
      rows: [
        ['D', 49, 'yes, to an acid'],
        ['E', 56, 'no'],
        ['F', 97, 'yes, and it decolourises bromine water'],
      ],
      names: ['propanal', 'propanone', 'prop-2-en-1-ol'],
      formulas: ['CH3CH2CHO', 'CH3COCH3', 'CH2CHCH2OH'],
    },
    {
      plain: 'C5H12O',
      rows: [
        ['J', 138, 'yes, to an acid in the end'],
        ['K', 116, 'yes, to a ketone'],
        ['L', 102, 'no'],
      ],
      names: ['pentan-1-ol', 'pentan-3-ol', '2-methylbutan-2-ol'],
      formulas: ['CH3CH2CH2CH2CH2OH', 'CH3CH2CH(OH)CH2CH3', '(CH3)2C(OH)CH2CH3'],
    },
  ] as const,
  solve: ({ rows }) => ({ highest: rows.reduce((top, row) => (row[1] > top[1] ? row : top)) }),
  write: ({ plain, rows, names, formulas }, { highest }) => {
    const ether = names[2] === 'methoxyethane';
    return inParts({
      stem: tex`Three isomers of the formula $\ce{${plain}}$ are ${[...names].sort((a, b) => a.localeCompare(b)).join('; ')}. They are tested with acidified potassium dichromate(VI).

| isomer | boiling point / $^{\circ}\text{C}$ | oxidised by dichromate |
| :---: | :---: | :---: |
${rows.map(([letter, boils, reacts]) => `| ${letter} | $${boils}$ | ${reacts} |`).join('\n')}`,
      hint: 'Which classes of compound are oxidised, and to what?',
      parts: [
        {
          ask: 'Deduce which isomer is which.',
          answer: rows.map(([letter], i) => `${letter} ${names[i]}`).join(', '),
          solution: rows
            .map(([letter, , reacts], i) => tex`${letter} is ${names[i]}, $\ce{${formulas[i]}}$ (oxidised: ${reacts}).`)
            .join(' '),
          marks: [
            ['A1', 'one correct'],
            ['A1', `all correct: ${rows.map(([letter], i) => `${letter} ${names[i]}`).join(', ')}`],
            ['R1', 'classes told by what they are oxidised to, or that they are not'],
          ],
        },
        {
          ask: 'State the change of colour that shows oxidation in this test.',
          answer: 'Orange to green',
          solution: tex`Orange dichromate(VI) ions are reduced to green $\ce{Cr^{3+}}$ ions.`,
          marks: [['A1', 'orange to green, both colours']],
        },
        {
          ask: `Explain why ${highest[0]} has the highest boiling point.`,
          answer:
            ether || names[0] === 'propanal'
              ? 'It has a hydroxyl group that is free to form hydrogen bonds'
              : 'Its hydroxyl group at the end of a straight chain: hydrogen bonds and the largest area of contact',
          solution:
            names[0] === 'propanal'
              ? `${highest[0]} has a hydroxyl group, so its molecules form hydrogen bonds with each other. The other two have a carbonyl group and no hydrogen atom bonded to oxygen.`
              : `Its molecules form hydrogen bonds through the hydroxyl group, and the straight chain with the group at its end lets them touch over the largest area.${ether ? ' The ether forms no hydrogen bonds between its molecules.' : ''}`,
          marks: [
            ['R1', 'hydrogen bonds between its molecules'],
            [
              'R1',
              names[0] === 'propanal'
                ? 'none between molecules of the others'
                : 'straight chain and group at its end: larger area of contact, stronger London forces',
            ],
          ],
        },
      ],
    });
  },
  check: ({ plain, formulas, rows }, { highest }) => {
    for (const one of formulas) assertSameAtoms([one], [plain]);
    assert.ok(rows.filter((row) => row[1] === highest[1]).length === 1);
  },
});

export const organicEvidence = [groupsInMolecule, namesChecked, isomersByReaction];
