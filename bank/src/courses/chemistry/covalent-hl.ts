import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { hlOnly, mark, mistake, multipleChoice, numberKey } from './marking.ts';
import { composition, drawSkeletal, hydrogens, type Molecule, neighbours, zigzag } from './molecule.ts';
import { lonePairsAndAngles } from './structure-reversed.ts';
import { domainAngles } from './vsepr.ts';

/** Structure 2.2, higher level: formal charge, five and six domains, sigma and pi bonds. */

const tex = String.raw;

const VALENCE_ELECTRONS: Readonly<Record<string, number>> = { C: 4, N: 5, O: 6, S: 6 };
const ELECTRONEGATIVITY: Readonly<Record<string, number>> = { C: 2.6, N: 3.0, O: 3.4, S: 2.6 };
type Three = readonly [string, string, string];

const formalOf = (symbol: string, order: number, lone: number) => (VALENCE_ELECTRONS[symbol] ?? 0) - (order + lone);
const charges = ([a, b, c]: Three, [p, q]: readonly [number, number]) =>
  [formalOf(a, p, 8 - 2 * p), formalOf(b, p + q, 0), formalOf(c, q, 8 - 2 * q)] as const;
const signedCharge = (charge: number) => (charge > 0 ? `+${charge}` : `${charge}`);

const formalCharge = defineTemplate({
  key: 'chem-formal-charge',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S2.2.4', 2),
  variants: [
    { atoms: ['N', 'N', 'O'], species: 'N2O', kind: 'molecule', charge: 0 },
    { atoms: ['O', 'C', 'N'], species: 'OCN^{-}', kind: 'ion', charge: -1 },
    { atoms: ['S', 'C', 'N'], species: 'SCN^{-}', kind: 'ion', charge: -1 },
    { atoms: ['O', 'C', 'O'], species: 'CO2', kind: 'molecule', charge: 0 },
    { atoms: ['N', 'N', 'N'], species: 'N3^{-}', kind: 'ion', charge: -1 },
    { atoms: ['O', 'C', 'S'], species: 'OCS', kind: 'molecule', charge: 0 },
    { atoms: ['S', 'C', 'S'], species: 'CS2', kind: 'molecule', charge: 0 },
    { atoms: ['O', 'N', 'O'], species: 'NO2^{+}', kind: 'ion', charge: 1 },
  ] as readonly { atoms: Three; species: string; kind: string; charge: number }[],
  solve: ({ atoms }) => {
    const one = charges(atoms, [2, 2]);
    // The triple bond stands on the side that leaves the single bond to the last atom, or to the first for OCN-.
    const orders: readonly [number, number] = atoms[0] === 'N' || atoms[2] !== 'N' ? [3, 1] : [1, 3];
    const two = charges(atoms, orders);
    // Small charges first: the total counts, then the largest single charge.
    const size = (set: readonly number[]) =>
      set.reduce((sum, value) => sum + Math.abs(value), 0) + 0.1 * Math.max(...set.map(Math.abs));
    const onNegative = (set: readonly number[]) =>
      set.reduce((sum, value, i) => sum + (value < 0 ? (ELECTRONEGATIVITY[atoms[i] ?? ''] ?? 0) : 0), 0);
    const preferTwo = size(two) < size(one) || (size(two) === size(one) && onNegative(two) > onNegative(one));
    const tie = size(two) === size(one);
    return { one, two, orders, preferred: preferTwo ? 'II' : 'I', tie };
  },
  write: ({ atoms, species, kind }, { one, two, orders, preferred, tie }) => {
    const drawing = new Diagram({ x: [0, 10], y: [-0.6, 3.6], height: 210 });
    const structure = (y: number, title: string, [p, q]: readonly [number, number]) => {
      drawing.label([0.4, y], title, { anchor: 'start', dy: 5 });
      const xs = [3, 5, 7];
      atoms.forEach((symbol, i) => {
        drawing.label([xs[i] ?? 0, y], symbol, { dy: 5 });
      });
      [p, q].forEach((order, i) => {
        for (let k = 0; k < order; k++) {
          const dy = (k - (order - 1) / 2) * 0.16;
          drawing.segment([(xs[i] ?? 0) + 0.4, y + dy], [(xs[i] ?? 0) + 1.6, y + dy]);
        }
      });
      const lonePairs = [(8 - 2 * p) / 2, 0, (8 - 2 * q) / 2];
      lonePairs.forEach((pairs, i) => {
        const x = xs[i] ?? 0;
        const outward = i === 0 ? -0.42 : 0.42;
        // One pair stands at the outer side, two above and below, three on all free sides.
        if (pairs === 1 || pairs === 3) drawing.point([x + outward, y + 0.13]).point([x + outward, y - 0.13]);
        if (pairs >= 2)
          drawing
            .point([x - 0.13, y + 0.42])
            .point([x + 0.13, y + 0.42])
            .point([x - 0.13, y - 0.42])
            .point([x + 0.13, y - 0.42]);
      });
    };
    structure(2.8, 'I', [2, 2]);
    structure(0.4, 'II', orders);
    const inOrder = `${atoms.join(', ')}, in this order`;
    const list = (set: readonly number[]) => set.map((value, i) => `${atoms[i]} ${signedCharge(value)}`).join(', ');
    const reason = tie
      ? 'both have formal charges of the same size, and this one has the negative charge on the more electronegative atom'
      : 'its formal charges are closer to zero';
    return {
      text: tex`Two Lewis formulae, I and II, can be drawn for the ${kind} $\ce{${species}}$ (atoms in the order shown; the overall charge is left out).

![](diagram:lewis)

(a) Calculate the formal charge of each atom in formula I. [2]

(b) Calculate the formal charge of each atom in formula II. [2]

(c) Deduce which formula is preferred, and justify your choice. [2]`,
      hint: 'How many of the electrons in a bond count for each of its atoms?',
      answer: tex`(a) ${list(one)}

(b) ${list(two)}

(c) Formula ${preferred}: ${reason}.`,
      solution: tex`For each atom $FC = V - \left(\frac{1}{2}B + L\right)$, where $V$ is the number of outer electrons of the free atom, $B$ the electrons in its bonds and $L$ those in its lone pairs.

(a) In formula I both bonds are double, so each outer atom has $\frac{1}{2}B = 2$ and $L = 4$, and the central atom $\frac{1}{2}B = 4$ and $L = 0$. From left to right: ${list(one)}. The sum equals the charge of the ${kind}.

(b) In formula II the atom with the triple bond has $\frac{1}{2}B = 3$ and $L = 2$, the one with the single bond $\frac{1}{2}B = 1$ and $L = 6$, the central atom again $4$ and $0$. From left to right: ${list(two)}.

(c) The preferred formula has formal charges as close to zero as possible, and any negative charge on the most electronegative atom. Here formula ${preferred} is preferred: ${reason}.`,
      keys: [
        { kind: 'set', part: 'a', label: inOrder, values: one.map(String), ordered: true },
        { kind: 'set', part: 'b', label: inOrder, values: two.map(String), ordered: true },
      ],
      markScheme: [
        mark('a', 'M1', tex`uses $V - \left(\frac{1}{2}B + L\right)$`),
        mark('a', 'A1', list(one)),
        mark('b', 'A2', list(two)),
        mark('c', 'A1', `formula ${preferred}`),
        mark('c', 'R1', reason),
      ],
      diagrams: [
        {
          name: 'lewis',
          svg: drawing.toSvg(),
          alt: `Formula I: ${atoms[0]} = ${atoms[1]} = ${atoms[2]}, two lone pairs on each outer atom. Formula II: ${orders[0] === 3 ? 'triple' : 'single'} bond from ${atoms[0]} to ${atoms[1]}, ${orders[1] === 3 ? 'triple' : 'single'} bond from ${atoms[1]} to ${atoms[2]}; the atom with the triple bond has one lone pair, that with the single bond three.`,
        },
      ],
    };
  },
  check: ({ atoms, charge }, { one, two, orders }) => {
    // Share out every electron of the drawing one by one; owned electrons must add up and octets must be full.
    for (const [set, [p, q]] of [
      [one, [2, 2]],
      [two, orders],
    ] as const) {
      const owned = [0, 0, 0];
      const around = [0, 0, 0];
      [p, q].forEach((order, bond) => {
        for (let electron = 0; electron < 2 * order; electron++) {
          const owner = bond + (electron % 2);
          owned[owner] = (owned[owner] ?? 0) + 1;
          around[bond] = (around[bond] ?? 0) + 1;
          around[bond + 1] = (around[bond + 1] ?? 0) + 1;
        }
      });
      for (const end of [0, 2])
        while ((around[end] ?? 0) < 8) {
          owned[end] = (owned[end] ?? 0) + 1;
          around[end] = (around[end] ?? 0) + 1;
        }
      assert.deepEqual(around, [8, 8, 8]);
      assert.deepEqual(
        atoms.map((symbol, i) => (VALENCE_ELECTRONS[symbol] ?? 0) - (owned[i] ?? 0)),
        [...set],
      );
      assert.equal(
        set.reduce((sum, value) => sum + value, 0),
        charge,
      );
    }
  },
});

interface Expanded {
  formula: string;
  valence: number;
  bonds: number;
  charge: number;
  shape: string;
}
/** Bonded atoms and lone pairs of the shapes that are offered. */
const SHAPES: Readonly<Record<string, readonly [atoms: number, lone: number]>> = {
  'bent (V-shaped)': [2, 2],
  'trigonal planar': [3, 0],
  'trigonal pyramidal': [3, 1],
  'T-shaped': [3, 2],
  tetrahedral: [4, 0],
  seesaw: [4, 1],
  'square planar': [4, 2],
  'trigonal bipyramidal': [5, 0],
  'square pyramidal': [5, 1],
  octahedral: [6, 0],
};

/** What leads to a wrong shape of a central atom with `bonds` bonds and `domains` domains. */
function shapeSlip(shape: string, bonds: number, domains: number): string {
  const [atoms = 0, lone = 0] = SHAPES[shape] ?? [];
  if (atoms !== bonds)
    return atoms === domains
      ? 'You named the arrangement of all electron domains; the shape is that of the atoms alone.'
      : `In this shape ${atoms} atoms are bonded to the central atom: count them in the formula again.`;
  if (atoms === 2) return 'You let the lone pairs push both atoms to one side; see where all the pairs go that keep apart.';
  return lone === 0
    ? 'You left out the lone pairs of the central atom.'
    : `In this shape the central atom has ${lone === 1 ? 'one lone pair' : 'two lone pairs'}: count the electrons that are not in bonds again.`;
}

const expandedOctet = defineTemplate({
  key: 'chem-expanded-octet-shape',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S2.2.4', 1),
  variants: [
    { formula: 'SF4', valence: 6, bonds: 4, charge: 0, shape: 'seesaw' },
    { formula: 'ClF3', valence: 7, bonds: 3, charge: 0, shape: 'T-shaped' },
    { formula: 'XeF2', valence: 8, bonds: 2, charge: 0, shape: 'linear' },
    { formula: 'BrF5', valence: 7, bonds: 5, charge: 0, shape: 'square pyramidal' },
    { formula: 'XeF4', valence: 8, bonds: 4, charge: 0, shape: 'square planar' },
    { formula: 'PF5', valence: 5, bonds: 5, charge: 0, shape: 'trigonal bipyramidal' },
    { formula: 'ICl2^{-}', valence: 7, bonds: 2, charge: -1, shape: 'linear' },
    { formula: 'PCl6^{-}', valence: 5, bonds: 6, charge: -1, shape: 'octahedral' },
  ] as readonly Expanded[],
  solve: ({ valence, bonds, charge }) => {
    const lone = (valence - bonds - charge) / 2;
    const shapes: Readonly<Record<string, string>> = {
      '5,0': 'trigonal bipyramidal',
      '4,1': 'seesaw',
      '3,2': 'T-shaped',
      '2,3': 'linear',
      '6,0': 'octahedral',
      '5,1': 'square pyramidal',
      '4,2': 'square planar',
    };
    return { lone, domains: bonds + lone, shape: shapes[`${bonds},${lone}`] ?? '' };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return lonePairsAndAngles(numbers, result, index);
    const { formula, bonds } = numbers;
    const { lone, domains, shape } = result;

    // What the shape would be if lone pairs were forgotten or miscounted.
    const pool: Readonly<Record<number, readonly string[]>> = {
      2: ['bent (V-shaped)', 'T-shaped', 'tetrahedral'],
      3: ['trigonal planar', 'trigonal pyramidal', 'bent (V-shaped)'],
      4:
        shape === 'seesaw'
          ? ['tetrahedral', 'square planar', 'trigonal pyramidal']
          : ['tetrahedral', 'seesaw', 'square pyramidal'],
      5:
        shape === 'square pyramidal'
          ? ['trigonal bipyramidal', 'octahedral', 'seesaw']
          : ['square pyramidal', 'octahedral', 'seesaw'],
      6: ['square planar', 'trigonal bipyramidal', 'square pyramidal'],
    };
    const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
    const wrong = (i: number) => {
      const other = pool[bonds]?.[i] ?? '';
      return mistake(capital(other), shapeSlip(other, bonds, domains));
    };
    return multipleChoice(
      {
        stem: tex`What is the shape (molecular geometry) of $\ce{${formula}}$ by VSEPR theory?`,
        correct: capital(shape),
        wrong: [wrong(0), wrong(1), wrong(2)],
        hint: 'How many outer electrons of the central atom are not used in bonds?',
        solution: tex`The central atom has ${bonds} bonding pairs and ${lone === 0 ? 'no lone pair' : lone === 1 ? 'one lone pair' : `${lone} lone pairs`} (outer electrons, allowing for any charge, less one for each bond, divided by two). That makes ${domains} domains, which point to the corners of ${domains === 5 ? 'a trigonal bipyramid; lone pairs take equatorial places, where they have more room' : 'an octahedron; two lone pairs would be opposite each other'}. The atoms alone form the shape: ${shape}.`,
        reason: `${domains} domains, ${lone} lone: ${shape}`,
        turn: 0,
      },
      index,
    );
  },
  check: ({ shape, valence, bonds, charge }, { shape: found, lone, domains }) => {
    assert.equal(found, shape);
    assert.equal(valence - charge, bonds + 2 * lone, 'all outer electrons are used');
    // Equal charges on a sphere: six settle at right angles, five with their poles at right angles to the equator.
    const angles = domainAngles(domains);
    assert.ok(
      angles.every((angle) => Math.abs(angle - 90) < 1.5),
      angles.join(),
    );
  },
});

interface Sketch {
  name: string;
  molecule: Molecule;
  /** Atom whose hybridisation is asked, with what the reader sees. */
  asked: number;
  seen: string;
}
const sigmaPi = defineTemplate({
  key: 'chem-sigma-pi-bonds',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S2.2.4', 2),
  variants: [
    {
      name: 'propanone',
      molecule: zigzag({ length: 3, sides: [{ on: 1, element: 'O', order: 2 }] }),
      asked: 1,
      seen: 'the carbon atom bonded to oxygen',
    },
    { name: 'buta-1,3-diene', molecule: zigzag({ length: 4, orders: { 0: 2, 2: 2 } }), asked: 1, seen: 'the second carbon atom' },
    {
      name: 'propenoic acid',
      molecule: zigzag({ length: 4, elements: { 3: 'O' }, orders: { 0: 2 }, sides: [{ on: 2, element: 'O', order: 2 }] }),
      asked: 2,
      seen: 'the carbon atom of the carboxyl group',
    },
    {
      name: 'but-2-enal',
      molecule: zigzag({ length: 5, elements: { 4: 'O' }, orders: { 1: 2, 3: 2 } }),
      asked: 0,
      seen: 'the carbon atom of the methyl group',
    },
    {
      name: 'but-3-en-2-one',
      molecule: zigzag({ length: 4, orders: { 2: 2 }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      asked: 0,
      seen: 'the carbon atom of the methyl group',
    },
    {
      name: 'methyl propenoate',
      molecule: zigzag({ length: 5, elements: { 3: 'O' }, orders: { 0: 2 }, sides: [{ on: 2, element: 'O', order: 2 }] }),
      asked: 4,
      seen: 'the carbon atom of the methyl group',
    },
    {
      name: 'hexa-1,3,5-triene',
      molecule: zigzag({ length: 6, orders: { 0: 2, 2: 2, 4: 2 } }),
      asked: 2,
      seen: 'the third carbon atom',
    },
    {
      name: 'ethanamide',
      molecule: zigzag({ length: 3, elements: { 2: 'N' }, sides: [{ on: 1, element: 'O', order: 2 }] }),
      asked: 1,
      seen: 'the carbon atom bonded to oxygen',
    },
  ] as readonly Sketch[],
  solve: ({ molecule, asked }) => {
    const toHydrogen = hydrogens(molecule).reduce((sum, count) => sum + count, 0);
    const sigma = molecule.bonds.length + toHydrogen;
    const pi = molecule.bonds.reduce((sum, [, , order]) => sum + order - 1, 0);
    const pisOnAtom = neighbours(molecule, asked).reduce((sum, { order }) => sum + order - 1, 0);
    return { sigma, pi, toHydrogen, hybrid: ['sp^{3}', 'sp^{2}', 'sp'][pisOnAtom] ?? '', domains: 4 - pisOnAtom };
  },
  write: ({ name, molecule, seen }, { sigma, pi, toHydrogen, hybrid, domains }) => ({
    text: tex`The skeletal formula of ${name} is shown.

![](diagram:skeletal)

(a) Determine the number of $\sigma$ bonds and the number of $\pi$ bonds in one molecule. [2]

(b) Deduce the hybridisation of ${seen}. [1]

(c) Describe how a $\sigma$ bond and a $\pi$ bond are formed by the overlap of atomic orbitals. [2]`,
    hint: 'Do not forget bonds to hydrogen that a skeletal formula leaves out. Every bond contains exactly one sigma bond.',
    answer: tex`(a) $${sigma}$ $\sigma$ bonds and $${pi}$ $\pi$ ${pi === 1 ? 'bond' : 'bonds'}

(b) $\text{sp}${hybrid.slice(2)}$

(c) $\sigma$: head-on overlap along the line between the nuclei; $\pi$: sideways overlap of p orbitals above and below that line.`,
    solution: tex`(a) Each bond, single or multiple, holds one $\sigma$ bond. There are $${molecule.bonds.length}$ bonds between the atoms drawn and $${toHydrogen}$ bonds to hydrogen: $${molecule.bonds.length} + ${toHydrogen} = ${sigma}$ $\sigma$ bonds. Every double bond adds one $\pi$ bond: $${pi}$ in all.

(b) This atom has $${domains}$ electron domains, all of them $\sigma$ bonds, so $${domains}$ orbitals mix: $\text{sp}${hybrid.slice(2)}$.

(c) In a $\sigma$ bond orbitals overlap head-on, and the electron density is greatest on the line between the two nuclei. In a $\pi$ bond two parallel p orbitals overlap sideways; the electron density lies above and below that line.`,
    keys: [
      numberKey('a', sigma, { tolerance: 0, label: tex`$\sigma$ bonds` }),
      numberKey('a', pi, { tolerance: 0, label: tex`$\pi$ bonds` }),
    ],
    markScheme: [
      mark('a', 'A1', tex`$${sigma}$ $\sigma$ bonds`),
      mark('a', 'A1', tex`$${pi}$ $\pi$ bonds`),
      mark('b', 'A1', tex`$\text{sp}${hybrid.slice(2)}$`),
      mark('c', 'A1', tex`$\sigma$: head-on / axial overlap`),
      mark('c', 'A1', tex`$\pi$: sideways overlap of p orbitals`),
    ],
    diagrams: [
      { name: 'skeletal', svg: drawSkeletal(molecule), alt: `Skeletal formula of ${name}, hydrogen on carbon left out.` },
    ],
  }),
  check: ({ molecule, asked }, { sigma, pi, domains }) => {
    // From the composition alone: open-chain molecules have one sigma bond fewer than atoms, and the electrons give the rest.
    const counts = composition(molecule);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    assert.equal(sigma, total - 1);
    const [c = 0, h = 0, n = 0] = ['C', 'H', 'N'].map((symbol) => counts.get(symbol) ?? 0);
    assert.equal(pi, (2 * c + 2 + n - h) / 2, 'degree of unsaturation');
    const angle = Math.min(...domainAngles(domains));
    assertClose(angle, { 4: 109.47, 3: 120, 2: 180 }[domains] ?? 0, 'angle of the hybrid orbitals', 2e-3);
    assert.equal(molecule.atoms[asked]?.element, 'C');
  },
});

export const covalentHl = [formalCharge, expandedOctet, sigmaPi];
