import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { defineTemplate } from '../../template.ts';
import { atoms, molarMass } from './elements.ts';
import { branch } from './isomers.ts';
import { firstThree, hlOnly, mark, mistake, multipleChoice } from './marking.ts';
import { drawSkeletal, hydrogens, type Molecule, molecularFormula, neighbours, zigzag } from './molecule.ts';

/** Structure 3.2, higher level: stereoisomers and spectroscopy. */

const tex = String.raw;

const chiralCentres = defineTemplate({
  key: 'chem-chiral-centres',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.2', 1),
  variants: [
    {
      name: '3-methylpentan-2-ol',
      molecule: zigzag({
        length: 5,
        sides: [
          { on: 1, element: 'O' },
          { on: 2, element: 'C' },
        ],
      }),
      centres: 2,
    },
    { name: '2-bromopentane', molecule: zigzag({ length: 5, sides: [{ on: 1, element: 'Br' }] }), centres: 1 },
    { name: '3-methylpentane', molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'C' }] }), centres: 0 },
    {
      name: '2-amino-3-hydroxybutanoic acid',
      molecule: zigzag({
        length: 5,
        elements: { 4: 'O' },
        sides: [
          { on: 3, element: 'O', order: 2 },
          { on: 2, element: 'N' },
          { on: 1, element: 'O' },
        ],
      }),
      centres: 2,
    },
    {
      name: '2-chloro-4-methylpentane',
      molecule: zigzag({
        length: 5,
        sides: [
          { on: 1, element: 'Cl' },
          { on: 3, element: 'C' },
        ],
      }),
      centres: 1,
    },
    {
      name: '2-bromo-3-chloro-4-methylhexane',
      molecule: zigzag({
        length: 6,
        sides: [
          { on: 1, element: 'Br' },
          { on: 2, element: 'Cl' },
          { on: 3, element: 'C' },
        ],
      }),
      centres: 3,
    },
    { name: 'pentan-3-ol', molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'O' }] }), centres: 0 },
    {
      name: '3-chloro-2-methylhexane',
      molecule: zigzag({
        length: 6,
        sides: [
          { on: 1, element: 'C' },
          { on: 2, element: 'Cl' },
        ],
      }),
      centres: 1,
    },
  ] as readonly { name: string; molecule: Molecule; centres: number }[],
  solve: ({ centres }) => ({ centres }),
  write: ({ name, molecule }, { centres }, index) =>
    multipleChoice(
      {
        stem: `The skeletal formula of ${name} is shown.\n\n![](diagram:skeletal)\n\nHow many chiral (asymmetric) carbon atoms does a molecule of it have?`,
        correct: `${centres}`,
        wrong: firstThree(
          [0, 1, 2, 3].map((value) =>
            value > centres
              ? mistake(
                  `${value}`,
                  'You counted an atom that carries two identical groups or two hydrogen atoms: compare groups to their ends.',
                )
              : mistake(`${value}`, 'You missed an atom with four different groups: compare groups to their ends.', 'incomplete'),
          ),
          `${centres}`,
        ),
        hint: 'When is a carbon atom chiral, and how far does a group reach?',
        solution: `Only carbon atoms with four single bonds and at most one hydrogen can be chiral. For each of them compare the four groups to their ends: ${centres === 0 ? 'here every such atom carries two identical groups, so none is chiral and the compound has no optical isomers' : `${centres === 1 ? 'one atom carries' : `${centres} atoms carry`} four different groups, so there ${centres === 1 ? 'is one chiral centre and a pair of enantiomers' : `are ${centres} chiral centres and up to $2^{${centres}} = ${2 ** centres}$ stereoisomers`}`}.`,
        reason: `${centres}`,
        turn: 2,
        diagrams: [{ name: 'skeletal', svg: drawSkeletal(molecule), alt: `Skeletal formula of ${name}.` }],
      },
      index,
    ),
  check: ({ molecule }, { centres }) => {
    // Spell out every branch with its hydrogen; a centre has four that differ.
    const h = hydrogens(molecule);
    const labels = molecule.atoms.map(({ element }, i) => {
      const orders = neighbours(molecule, i)
        .map(({ order }) => order)
        .toSorted()
        .join('');
      return `${element}h${h[i]}o${orders}`;
    });
    const tree = molecule.atoms.map((_, i) => neighbours(molecule, i).map(({ atom }) => atom));
    const found = molecule.atoms.filter((_, i) => {
      const groups = [
        ...(tree[i] ?? []).map((next) => branch(tree, next, i, labels)),
        ...Array.from({ length: h[i] ?? 0 }, () => 'H'),
      ];
      return groups.length === 4 && new Set(groups).size === 4;
    });
    assert.equal(found.length, centres);
  },
});

interface Unknown {
  name: string;
  structure: string;
  molecule: Molecule;
  empirical: string;
  /** Peaks of the mass spectrum: m/z, relative height, and for two of them the group lost. */
  peaks: readonly (readonly [number, number])[];
  lost: { at: number; group: string };
  infrared: { wave: string; bond: string };
  /** Signals: shift, ratio, splitting. */
  signals: readonly (readonly [number, number, string])[];
}
const WORDS: Readonly<Record<string, string>> = {
  singlet: 'no neighbouring H that splits it',
  doublet: 'one H on the neighbouring carbon',
  triplet: 'two H on neighbouring carbon',
  quartet: 'three H on neighbouring carbon',
  multiplet: 'more than three H on neighbouring carbon atoms',
};
const spectroscopy = defineTemplate({
  key: 'chem-structure-from-spectra',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.2.4', 2),
  variants: [
    {
      name: 'propanoic acid',
      structure: 'CH3CH2COOH',
      molecule: zigzag({ length: 4, elements: { 3: 'O' }, sides: [{ on: 2, element: 'O', order: 2 }] }),
      empirical: 'C3H6O2',
      peaks: [
        [27, 60],
        [29, 85],
        [45, 55],
        [57, 30],
        [74, 80],
      ],
      lost: { at: 57, group: 'OH' },
      infrared: {
        wave: 'a very broad band from 2500 to 3100 and a strong band near 1715',
        bond: 'O-H of a carboxylic acid and C=O',
      },
      signals: [
        [1.1, 3, 'triplet'],
        [2.4, 2, 'quartet'],
        [11.7, 1, 'singlet'],
      ],
    },
    {
      name: 'butanone',
      structure: 'CH3COCH2CH3',
      molecule: zigzag({ length: 4, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C4H8O',
      peaks: [
        [29, 25],
        [43, 100],
        [57, 8],
        [72, 20],
      ],
      lost: { at: 43, group: 'C2H5' },
      infrared: { wave: 'a strong band near 1715, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.1, 3, 'triplet'],
        [2.1, 3, 'singlet'],
        [2.5, 2, 'quartet'],
      ],
    },
    {
      name: 'methyl ethanoate',
      structure: 'CH3COOCH3',
      molecule: zigzag({ length: 4, elements: { 2: 'O' }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C3H6O2',
      peaks: [
        [15, 20],
        [43, 100],
        [59, 10],
        [74, 25],
      ],
      lost: { at: 43, group: 'OCH3' },
      infrared: { wave: 'a strong band near 1745, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [2.1, 3, 'singlet'],
        [3.7, 3, 'singlet'],
      ],
    },
    {
      name: 'propan-2-ol',
      structure: 'CH3CH(OH)CH3',
      molecule: zigzag({ length: 3, sides: [{ on: 1, element: 'O' }] }),
      empirical: 'C3H8O',
      peaks: [
        [27, 15],
        [43, 18],
        [45, 100],
        [60, 5],
      ],
      lost: { at: 45, group: 'CH3' },
      infrared: { wave: 'a broad band near 3350, and none near 1700', bond: 'O-H of an alcohol, but no C=O' },
      signals: [
        [1.2, 6, 'doublet'],
        [2.2, 1, 'singlet'],
        [4.0, 1, 'multiplet'],
      ],
    },
    {
      name: 'ethyl ethanoate',
      structure: 'CH3COOCH2CH3',
      molecule: zigzag({ length: 5, elements: { 2: 'O' }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C2H4O',
      peaks: [
        [29, 15],
        [43, 100],
        [61, 12],
        [73, 6],
        [88, 8],
      ],
      lost: { at: 43, group: 'OC2H5' },
      infrared: { wave: 'a strong band near 1740, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.3, 3, 'triplet'],
        [2.0, 3, 'singlet'],
        [4.1, 2, 'quartet'],
      ],
    },
    {
      name: 'methyl propanoate',
      structure: 'CH3CH2COOCH3',
      molecule: zigzag({ length: 5, elements: { 3: 'O' }, sides: [{ on: 2, element: 'O', order: 2 }] }),
      empirical: 'C2H4O',
      peaks: [
        [29, 70],
        [57, 100],
        [59, 25],
        [88, 25],
      ],
      lost: { at: 57, group: 'OCH3' },
      infrared: { wave: 'a strong band near 1740, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.1, 3, 'triplet'],
        [2.3, 2, 'quartet'],
        [3.7, 3, 'singlet'],
      ],
    },
    {
      name: 'propanone',
      structure: 'CH3COCH3',
      molecule: zigzag({ length: 3, sides: [{ on: 1, element: 'O', order: 2 }] }),
      empirical: 'C3H6O',
      peaks: [
        [15, 25],
        [43, 100],
        [58, 40],
      ],
      lost: { at: 43, group: 'CH3' },
      infrared: { wave: 'a strong band near 1715, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [[2.1, 6, 'singlet']],
    },
    {
      name: 'pentan-3-one',
      structure: 'CH3CH2COCH2CH3',
      molecule: zigzag({ length: 5, sides: [{ on: 2, element: 'O', order: 2 }] }),
      empirical: 'C5H10O',
      peaks: [
        [29, 80],
        [57, 100],
        [86, 25],
      ],
      lost: { at: 57, group: 'C2H5' },
      infrared: { wave: 'a strong band near 1715, and none above 3100', bond: 'C=O, but no O-H' },
      signals: [
        [1.0, 6, 'triplet'],
        [2.4, 4, 'quartet'],
      ],
    },
  ] as readonly Unknown[],
  solve: ({ molecule, peaks, lost }) => {
    const formula = molecularFormula(molecule);
    const parent = peaks.at(-1)?.[0] ?? 0;
    return { formula, parent, difference: parent - lost.at };
  },
  write: ({ name, structure, empirical, peaks, lost, infrared, signals }, { formula, parent, difference }) => {
    const drawing = new Diagram({ x: [0, 100], y: [0, 115] }).axes({
      x: 'm/z',
      y: 'relative abundance / %',
      xTicks: [20, 40, 60, 80],
      yTicks: [20, 40, 60, 80, 100],
    });
    for (const [mass, height] of peaks) drawing.segment([mass, 0], [mass, height]).label([mass, height], `${mass}`, { dy: -5 });
    const table = signals.map(([shift, ratio, split]) => `| ${shift.toFixed(1)} | ${ratio} | ${split} |`).join('\n');
    const read = signals
      .map(([shift, ratio, split]) => tex`the ${split} at $${shift.toFixed(1)}\text{ ppm}$ (${ratio} H) has ${WORDS[split]}`)
      .join('; ');
    return {
      text: tex`An organic compound has the empirical formula $\ce{${empirical}}$. Its mass spectrum is shown.

![](diagram:spectrum)

Its infrared spectrum has ${infrared.wave} $\text{cm}^{-1}$. Its $^{1}\text{H}$ NMR spectrum has the following ${signals.length === 1 ? 'signal' : 'signals'}:

| chemical shift / ppm | number of H | splitting |
| --- | --- | --- |
${table}

(a) Deduce the molecular formula of the compound, using the mass spectrum. [2]

(b) Identify the group of atoms lost to give the peak at $m/z = ${lost.at}$. [1]

(c) Deduce what the infrared data show about the bonds in the molecule. [1]

(d) Deduce the structural formula of the compound, giving two pieces of evidence from the NMR spectrum. [3]

(e) State the name of the compound. [1]`,
      hint: 'Which peak is the molecular ion? What does the splitting of a signal say about the neighbouring carbon atoms?',
      answer: tex`(a) $\ce{${formula}}$

(b) $\ce{${lost.group}}$

(c) ${infrared.bond}

(d) $\ce{${structure}}$

(e) ${name}`,
      solution: tex`(a) The molecular ion is the peak of the largest $m/z$: $M = ${parent}\text{ g mol}^{-1}$. The empirical formula $\ce{${empirical}}$ has a mass of about $${Math.round(molarMass(empirical))}$, so the molecular formula is ${Math.round(parent / molarMass(empirical)) === 1 ? 'the same' : tex`$${Math.round(parent / molarMass(empirical))}$ times it`}: $\ce{${formula}}$.

(b) The loss is $${parent} - ${lost.at} = ${difference}$, the mass of $\ce{${lost.group}}$.

(c) The bands show ${infrared.bond}.

(d) The number of signals is the number of hydrogen environments: ${signals.length}. In detail: ${read}. Together with the infrared data and the fragments this fits $\ce{${structure}}$ only.

(e) The compound is ${name}.`,
      keys: [{ kind: 'formula', part: 'a', value: formula }],
      markScheme: [
        mark('a', 'M1', tex`molecular ion at $m/z = ${parent}$`),
        mark('a', 'A1', tex`$\ce{${formula}}$`),
        mark('b', 'A1', tex`$\ce{${lost.group}}$ (mass $${difference}$)`),
        mark('c', 'A1', infrared.bond),
        mark('d', 'R1', `number of environments (${signals.length}) and their ratio`),
        mark('d', 'R1', `splitting: ${signals.map(([, , split]) => split).join(', ')}, explained by neighbours`),
        mark('d', 'A1', tex`$\ce{${structure}}$`),
        mark('e', 'A1', name),
      ],
      diagrams: [
        {
          name: 'spectrum',
          svg: drawing.toSvg(),
          alt: `Mass spectrum with peaks ${peaks.map(([mass, height]) => `at m/z ${mass} (${height} %)`).join(', ')}.`,
        },
      ],
    };
  },
  check: ({ molecule, structure, empirical, signals, lost }, { formula, parent, difference }) => {
    assert.deepEqual([...atoms(structure)].toSorted(), [...atoms(formula)].toSorted(), 'structure and drawing agree');
    assert.equal(Math.round(molarMass(formula)), parent);
    assert.ok(Math.abs(molarMass(lost.group) - difference) < 0.3, 'mass of the group lost');
    assert.ok(Math.abs((parent / molarMass(empirical)) % 1) < 0.02 || Math.abs(((parent / molarMass(empirical)) % 1) - 1) < 0.02);
    // Hydrogen environments by spelling out each atom's surroundings, and splitting by counting hydrogen on neighbouring carbon.
    const h = hydrogens(molecule);
    const labels = molecule.atoms.map(({ element }, i) => `${element}${h[i]}`);
    const tree = molecule.atoms.map((_, i) => neighbours(molecule, i).map(({ atom }) => atom));
    const environments = new Map<string, { count: number; split: number }>();
    molecule.atoms.forEach(({ element }, i) => {
      if (!h[i]) return;
      const key = branch(tree, i, -1, labels);
      const beside =
        element === 'C' ? (tree[i] ?? []).reduce((sum, j) => sum + (molecule.atoms[j]?.element === 'C' ? (h[j] ?? 0) : 0), 0) : 0;
      environments.set(key, { count: (environments.get(key)?.count ?? 0) + (h[i] ?? 0), split: beside });
    });
    const lines = ['singlet', 'doublet', 'triplet', 'quartet'];
    const computed = [...environments.values()].map(({ count, split }) => `${count} ${lines[split] ?? 'multiplet'}`).toSorted();
    assert.deepEqual(computed, signals.map(([, ratio, split]) => `${ratio} ${split}`).toSorted());
  },
});

export const organicStructureHl = [chiralCentres, spectroscopy];
