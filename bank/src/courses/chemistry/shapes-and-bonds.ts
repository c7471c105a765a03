import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 2.2: Lewis formulae, bond lengths and shapes told from data. */

const tex = String.raw;

const bondData = defineTemplate({
  key: 'chem-bond-length-and-enthalpy-data',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S2.2.1', 1, 'R1.2.1'),
  variants: [
    {
      bonds: [
        ['C-C', 154, 346],
        ['C=C', 134, 614],
        ['C#C', 120, 839],
      ],
      compound: 'CH3-CH=CH2',
      odd: 'C=C',
      found: 133,
    },
    {
      bonds: [
        ['C-O', 143, 358],
        ['C=O', 122, 804],
        ['C#O', 113, 1077],
      ],
      compound: 'CH3-CO-OCH3',
      odd: 'C=O',
      found: 121,
    },
    {
      bonds: [
        ['N-N', 146, 158],
        ['N=N', 125, 470],
        ['N#N', 110, 945],
      ],
      compound: 'CH3-N=N-CH3',
      odd: 'N=N',
      found: 125,
    },
    {
      bonds: [
        ['C-N', 147, 286],
        ['C=N', 130, 615],
        ['C#N', 116, 890],
      ],
      compound: 'CH3-C#N',
      odd: 'C#N',
      found: 116,
    },
  ] as const,
  solve: ({ bonds: [[, , one], [, , two], [, , three]] }) => ({
    second: two - one,
    third: three - two,
    perCent: (100 * two) / (2 * one),
  }),
  write: ({ bonds, compound, odd, found }, { second, third }) => {
    const [[a, , one], [b, , two], [c]] = bonds;
    const less = third < second;
    return inParts({
      stem: tex`The table gives mean bond lengths and bond enthalpies.

| bond | length / $\text{pm}$ | enthalpy / $\text{kJ mol}^{-1}$ |
| :---: | :---: | :---: |
${bonds.map(([bond, length, enthalpy]) => tex`| $\ce{${bond}}$ | $${length}$ | $${enthalpy}$ |`).join('\n')}`,
      hint: 'How many electrons lie between the two nuclei in each bond?',
      parts: [
        {
          ask: 'State how length and strength change with the number of shared electrons, and explain why.',
          answer: 'Shorter and stronger: more electrons attract both nuclei',
          solution: tex`From the single to the triple bond the length falls from $${bonds[0][1]}$ to $${bonds[2][1]}\text{ pm}$, and the enthalpy rises from $${one}$ to $${bonds[2][2]}\text{ kJ mol}^{-1}$. More shared electrons attract both nuclei more strongly and pull them closer together.`,
          marks: [
            ['A1', 'more shared electrons: shorter and stronger'],
            ['R1', 'stronger attraction of the two nuclei to the shared electrons; do not accept "more bonds are stronger"'],
          ],
        },
        {
          ask: tex`Calculate by how much the bond enthalpy rises from $\ce{${a}}$ to $\ce{${b}}$, and from $\ce{${b}}$ to $\ce{${c}}$.`,
          answer: tex`$${second}$ and $${third}\text{ kJ mol}^{-1}$`,
          solution: tex`$${two} - ${one} = ${second}\text{ kJ mol}^{-1}$ and $${bonds[2][2]} - ${two} = ${third}\text{ kJ mol}^{-1}$`,
          marks: [['A1', tex`$${second}$ and $${third}\text{ kJ mol}^{-1}$`]],
          keys: [
            { kind: 'set', label: 'First, then second rise, in kJ mol⁻¹', values: [`${second}`, `${third}`], ordered: true },
          ],
        },
        {
          ask: tex`Compare the second rise with the first one, and the first one with the enthalpy of $\ce{${a}}$. Hence discuss whether a multiple bond is as strong as that number of single bonds.`,
          answer: tex`No: the rises are not equal to the enthalpy of the single bond`,
          solution: tex`The second rise is ${less ? 'smaller' : 'larger'} than the first ($${third}$ against $${second}$), and the first is ${second < one ? 'smaller' : 'larger'} than the single bond ($${second}$ against $${one}$). A double bond is therefore ${second < one ? 'weaker' : 'stronger'} than two single bonds: $${two}$ against $2 \times ${one} = ${2 * one}\text{ kJ mol}^{-1}$. Strength is not proportional to the number of shared pairs.`,
          marks: [
            ['A1', `second rise ${less ? 'smaller' : 'larger'} than the first`],
            [
              'R1',
              tex`double bond ${second < one ? 'weaker' : 'stronger'} than two single bonds, $${two}$ and $${2 * one}\text{ kJ mol}^{-1}$`,
            ],
          ],
        },
        {
          ask: tex`A bond in $\ce{${compound}}$ has a length of $${found}\text{ pm}$. Deduce which bond it is.`,
          answer: tex`$\ce{${odd}}$`,
          solution: tex`The nearest of the lengths in the table is that of $\ce{${odd}}$.`,
          marks: [['A1', tex`$\ce{${odd}}$`]],
        },
      ],
    });
  },
  check: ({ bonds, odd, found }, { second, perCent }) => {
    const nearest = bonds.reduce((best, bond) => (Math.abs(bond[1] - found) < Math.abs(best[1] - found) ? bond : best));
    assert.equal(nearest[0], odd);
    assert.equal(perCent > 100, second > bonds[0][2]);
    assert.ok(bonds[0][1] > bonds[1][1] && bonds[1][1] > bonds[2][1] && bonds[0][2] < bonds[1][2] && bonds[1][2] < bonds[2][2]);
  },
});

/** Molecules with their electron domains, lone pairs at the centre, angle in degrees and polarity. */
const SHAPES = {
  BF3: { domains: 3, lone: 0, shape: 'trigonal planar', angle: 120, polar: false },
  NF3: { domains: 4, lone: 1, shape: 'trigonal pyramidal', angle: 102, polar: true },
  PCl3: { domains: 4, lone: 1, shape: 'trigonal pyramidal', angle: 100, polar: true },
  CO2: { domains: 2, lone: 0, shape: 'linear', angle: 180, polar: false },
  SO2: { domains: 3, lone: 1, shape: 'bent', angle: 119, polar: true },
  H2S: { domains: 4, lone: 2, shape: 'bent', angle: 92, polar: true },
  OF2: { domains: 4, lone: 2, shape: 'bent', angle: 103, polar: true },
  CF4: { domains: 4, lone: 0, shape: 'tetrahedral', angle: 109.5, polar: false },
  SiH4: { domains: 4, lone: 0, shape: 'tetrahedral', angle: 109.5, polar: false },
} as const;
type Molecule = keyof typeof SHAPES;

const shapeIdentified = defineTemplate({
  key: 'chem-molecule-from-angle-and-dipole',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.2.1', 1, 'S2.2.2'),
  variants: [
    { molecules: ['BF3', 'NF3', 'CO2', 'SO2'], letters: 'WXYZ' },
    { molecules: ['SO2', 'CF4', 'PCl3', 'CO2'], letters: 'ABCD' },
    { molecules: ['H2S', 'BF3', 'SiH4', 'SO2'], letters: 'JKLM' },
    { molecules: ['CF4', 'OF2', 'BF3', 'CO2'], letters: 'PQRS' },
  ] as readonly { molecules: readonly Molecule[]; letters: string }[],
  solve: ({ molecules }) => ({ polar: molecules.filter((molecule) => SHAPES[molecule].polar) }),
  write: ({ molecules, letters }, { polar }) => {
    const shuffled = [...molecules].sort((a, b) => a.localeCompare(b));
    const [first, second] = [polar[0] ?? 'SO2', molecules.find((molecule) => !SHAPES[molecule].polar) ?? 'CO2'];
    const letterOf = (molecule: Molecule) => letters[molecules.indexOf(molecule)] ?? '';
    return inParts({
      stem: tex`The molecules ${shuffled.map((molecule) => tex`$\ce{${molecule}}$`).join(', ')} are, in another order, ${[...letters].join(', ')}. The table shows the measured bond angle at the central atom and whether the molecule is polar.

| molecule | ${[...letters].join(' | ')} |
| --- | ${[...letters].map(() => ':---:').join(' | ')} |
| bond angle / $^{\circ}$ | ${molecules.map((molecule) => `$${SHAPES[molecule].angle}$`).join(' | ')} |
| polar | ${molecules.map((molecule) => (SHAPES[molecule].polar ? 'yes' : 'no')).join(' | ')} |`,
      hint: 'How many electron domains does each central atom have, and how many of them are lone pairs?',
      parts: [
        {
          ask: 'Identify the four molecules.',
          answer: molecules.map((molecule) => tex`${letterOf(molecule)} $\ce{${molecule}}$`).join(', '),
          solution: molecules
            .map((molecule) => {
              const { domains, lone, shape } = SHAPES[molecule];
              return tex`$\ce{${molecule}}$ has ${domains} electron domains with ${lone === 0 ? 'no lone pair' : lone === 1 ? 'one lone pair' : 'two lone pairs'} at the central atom and is ${shape}, so it is ${letterOf(molecule)}.`;
            })
            .join(' '),
          marks: [
            ['A1', 'one correct'],
            ['A1', 'two or three correct'],
            [
              'A1',
              `all correct: ${molecules.map((molecule) => tex`${letterOf(molecule)} $\ce{${molecule}}$`).join(', ')}; award 2 of 3 where two are exchanged`,
            ],
          ],
        },
        {
          ask: tex`Explain, in terms of its shape and its bonds, why $\ce{${first}}$ is polar.`,
          answer: tex`Its ${SHAPES[first].shape} shape does not cancel the polar bonds`,
          solution: tex`The bonds of $\ce{${first}}$ are polar. The molecule is ${SHAPES[first].shape}, so their dipoles do not cancel, and one side of the molecule carries a partial negative charge.`,
          marks: [
            ['R1', 'polar bonds, from a difference of electronegativity'],
            ['R1', `${SHAPES[first].shape}: dipoles do not cancel; award 0 for "unsymmetrical" without the shape`],
          ],
        },
        {
          ask: tex`The bonds of $\ce{${second}}$ are polar too. Explain why the molecule is not.`,
          answer: tex`Its ${SHAPES[second].shape} shape lets the dipoles cancel`,
          solution: tex`$\ce{${second}}$ is ${SHAPES[second].shape} with equal bonds on all sides, so the bond dipoles add up to zero.`,
          marks: [['R1', `${SHAPES[second].shape} and symmetrical: bond dipoles cancel`]],
        },
      ],
    });
  },
  check: ({ molecules }, { polar }) => {
    const table = molecules.map((molecule) => `${SHAPES[molecule].angle} ${SHAPES[molecule].polar}`);
    assert.equal(new Set(table).size, molecules.length, 'told apart by the table');
    for (const molecule of molecules) {
      const { domains, lone, polar: isPolar } = SHAPES[molecule];
      // Without lone pairs, and with equal neighbours, dipoles cancel.
      assert.equal(isPolar, lone > 0, `${molecule} with ${domains} domains`);
    }
    assert.ok(polar.length >= 1 && polar.length < molecules.length);
  },
});

/** What a drawing of a molecule shows: electrons in bonds and in lone pairs. */
const lewisChecked = defineTemplate({
  key: 'chem-lewis-formulae-checked',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.2.1', 2),
  variants: [
    {
      drawn: [
        ['CO2', 'O=C=O', 4, 4],
        ['HCN', 'H-C=N', 3, 2],
      ],
      wrong: 1,
      valence: [1, 4, 5],
      lonePairs: 'both on N',
      right: 'H-C#N',
      atom: tex`$\ce{C}$`,
      has: 6,
      bonds: 4,
      lone: 1,
    },
    {
      drawn: [
        ['N2', 'N=N', 2, 3],
        ['CH2O', 'H2C=O', 4, 2],
      ],
      wrong: 0,
      valence: [5, 5],
      lonePairs: 'two on one N, one on the other',
      right: 'N#N',
      atom: tex`the $\ce{N}$ with one lone pair`,
      has: 6,
      bonds: 3,
      lone: 2,
    },
    {
      drawn: [
        ['C2H2', 'H-C#C-H', 5, 0],
        ['O3', 'O=O-O', 3, 5],
      ],
      wrong: 1,
      valence: [6, 6, 6],
      lonePairs: 'none on the middle O',
      right: 'O=O-O',
      atom: tex`the middle $\ce{O}$`,
      has: 6,
      bonds: 3,
      lone: 6,
    },
    {
      drawn: [
        ['CO', 'C=O', 2, 2],
        ['NH3', 'H2N-H', 3, 1],
      ],
      wrong: 0,
      valence: [4, 6],
      lonePairs: 'both on O',
      right: 'C#O',
      atom: tex`$\ce{C}$`,
      has: 4,
      bonds: 3,
      lone: 2,
    },
  ] as const,
  solve: ({ drawn, wrong, valence }) => {
    const [, , pairs, lone] = drawn[wrong];
    return { needed: valence.reduce((sum: number, n) => sum + n, 0), shown: 2 * (pairs + lone) };
  },
  write: ({ drawn, wrong, lonePairs: places, right, atom, has, bonds, lone }, { needed, shown }) => {
    const [name, , pairs, lonePairs] = drawn[wrong];
    const other = drawn[1 - wrong] ?? drawn[0];
    const missing = needed - shown;
    return inParts({
      stem: tex`Two Lewis formulae are described by their bonds and their number of lone pairs.

| molecule | atoms and bonds drawn | bonding pairs | lone pairs drawn |
| :---: | :---: | :---: | :---: |
${drawn.map(([molecule, formulaDrawn, shared, unshared]) => tex`| $\ce{${molecule}}$ | $\ce{${formulaDrawn}}$ | $${shared}$ | $${unshared}$ |`).join('\n')}

Lone pairs drawn in $\ce{${name}}$: ${places}.`,
      hint: 'How many valence electrons do the atoms bring along, and how many are drawn?',
      parts: [
        {
          ask: tex`Calculate the total number of valence electrons of $\ce{${name}}$, and the number that the drawing shows.`,
          answer: tex`$${needed}$; the drawing shows $${shown}$`,
          solution: tex`The atoms have $${needed}$ valence electrons together. The drawing has $${pairs}$ bonding and $${lonePairs}$ lone pairs, so $2 \times (${pairs} + ${lonePairs}) = ${shown}$ electrons.`,
          marks: [
            ['A1', tex`$${needed}$ valence electrons`],
            ['A1', tex`$${shown}$ drawn`],
          ],
          keys: [
            { ...value(needed, '', { relative: 0.001 }), label: 'Valence electrons' },
            {
              ...value(shown, '', {
                relative: 0.001,
                slips: [foreseen(pairs + lonePairs, 'You counted pairs instead of electrons.')],
              }),
              label: 'Electrons drawn',
            },
          ],
        },
        {
          ask: tex`Identify the atom of $\ce{${name}}$ that has no octet in the drawing, and state how many electrons it has there.`,
          answer: tex`${atom}, $${has}$ electrons`,
          solution: tex`Counting bonding pairs and lone pairs around each atom, ${atom} is surrounded by only $${has}$ electrons.`,
          marks: [['A1', tex`${atom}, with $${has}$ electrons`]],
        },
        {
          ask: tex`Correct the Lewis formula: state the bonds, and the total number of lone pairs.`,
          answer: tex`$\ce{${right}}$ with ${bonds} bonding pairs and ${lone === 1 ? 'one lone pair' : `${lone} lone pairs`}`,
          solution: tex`${missing === 0 ? 'All electrons are there, but they are placed wrongly.' : `The drawing lacks ${missing} electrons.`} With $\ce{${right}}$ every atom has a full outer level: $2 \times (${bonds} + ${lone}) = ${needed}$ electrons.`,
          marks: [
            ['A1', tex`$\ce{${right}}$`],
            ['A1', `${lone === 1 ? 'one lone pair' : `${lone} lone pairs`}, in the right places; ECF for the total from (a)`],
          ],
        },
        {
          ask: tex`Show that the formula of $\ce{${other[0]}}$ is correct.`,
          answer: tex`$2 \times (${other[2]} + ${other[3]}) = ${2 * (other[2] + other[3])}$ electrons, with full outer levels`,
          solution: tex`It shows $2 \times (${other[2]} + ${other[3]}) = ${2 * (other[2] + other[3])}$ electrons, which is the number of valence electrons, and every atom has an octet, or two electrons if it is hydrogen.`,
          marks: [
            ['R1', tex`$${2 * (other[2] + other[3])}$ electrons, equal to the number of valence electrons, with an octet (H: 2)`],
          ],
        },
      ],
    });
  },
  check: ({ bonds, lone }, { needed }) => assertClose(2 * (bonds + lone), needed, 'electrons of the right formula'),
});

const lewisChoice = choiceSet({ key: 'chem-covalent-model-choice', difficulty: 'Easy', placements: both('S2.2.1', 1) }, 2, [
  {
    ask: 'Which molecule contains a coordination bond?',
    right: tex`$\ce{CO}$`,
    wrong: [
      [tex`$\ce{CO2}$`, 'Every bonding pair here has one electron from each atom.'],
      [tex`$\ce{N2}$`, 'Every bonding pair here has one electron from each atom.'],
      [tex`$\ce{H2O}$`, 'Every bonding pair here has one electron from each atom.'],
    ],
    hint: 'In which molecule does one atom have to supply both electrons of a pair?',
    why: tex`In $\ce{CO}$ carbon shares two of its electrons and oxygen two of its own; the third bonding pair comes from oxygen alone.`,
  },
  {
    ask: tex`How many lone pairs of electrons are there in a molecule of $\ce{OF2}$?`,
    right: '8',
    wrong: [
      ['2', 'You counted those of the central atom alone.'],
      ['6', 'You counted those of the outer atoms alone.'],
      ['4', 'Each atom has more valence electrons than that.'],
    ],
    hint: 'Count the valence electrons of all three atoms.',
    why: tex`There are $6 + 2 \times 7 = 20$ valence electrons. Two bonds take 4 of them; the other 16 form 8 lone pairs.`,
    proof: [8, (6 + 2 * 7 - 4) / 2],
  },
  {
    ask: 'In which order do the bond angles increase?',
    right: tex`$\ce{H2O} < \ce{NH3} < \ce{CH4}$`,
    wrong: [
      [tex`$\ce{CH4} < \ce{NH3} < \ce{H2O}$`, 'Lone pairs repel more strongly than bonding pairs.'],
      [tex`$\ce{NH3} < \ce{H2O} < \ce{CH4}$`, 'Two lone pairs push the bonds together more than one does.'],
      [tex`$\ce{H2O} < \ce{CH4} < \ce{NH3}$`, 'A lone pair makes the angle smaller than the tetrahedral one.'],
    ],
    hint: 'How many lone pairs has each central atom?',
    why: 'All have four electron domains. Each lone pair repels the bonding pairs more strongly and reduces the angle.',
  },
  {
    ask: 'Which statement explains the directions of electron domains in a molecule?',
    right: 'They are as far apart as possible because they repel each other',
    wrong: [
      ['They point to the corners of a cube', 'That is not the arrangement of least repulsion for any small number of domains.'],
      ['They lie in a plane because the nuclei attract each other', 'Nuclei repel each other.'],
      ['They are at right angles because p orbitals are', 'Most angles in molecules are larger.'],
    ],
    hint: 'What do negative charges do to each other?',
    why: 'Electron domains are negatively charged and take up positions in which their repulsion is least.',
  },
  {
    ask: tex`Which molecule has an atom with fewer than eight electrons in its outer level, hydrogen apart?`,
    right: tex`$\ce{BF3}$`,
    wrong: [
      [tex`$\ce{NF3}$`, 'The central atom has three bonds and a lone pair.'],
      [tex`$\ce{CF4}$`, 'The central atom has four bonds.'],
      [tex`$\ce{OF2}$`, 'The central atom has two bonds and two lone pairs.'],
    ],
    hint: 'How many valence electrons has each central atom to share?',
    why: 'Boron has three valence electrons, so three bonds give it six electrons.',
  },
  {
    ask: tex`What is the shape of the ion $\ce{H3O+}$?`,
    right: 'Trigonal pyramidal',
    wrong: [
      ['Trigonal planar', 'You left out the lone pair of oxygen.'],
      ['Tetrahedral', 'That is the arrangement of the domains, not of the atoms.'],
      ['T-shaped', 'This needs five electron domains.'],
    ],
    hint: 'How many lone pairs has the oxygen atom in this ion?',
    why: 'Oxygen has three bonds and one lone pair: four domains, of which three are bonds.',
  },
]);

export const shapesAndBonds = [bondData, shapeIdentified, lewisChecked, lewisChoice];
