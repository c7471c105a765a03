import { Diagram } from '../../diagram.ts';

/** Organic molecules as graphs of atoms and bonds: hydrogen is implied by valence, and skeletal formulae are drawn from them. */

export interface Molecule {
  /** Element and place of every atom other than hydrogen; neighbours are about one unit apart. */
  atoms: readonly { element: string; x: number; y: number }[];
  /** First atom, second atom, bond order. */
  bonds: readonly (readonly [number, number, 1 | 2 | 3])[];
}

const VALENCE: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, Cl: 1, Br: 1, I: 1, F: 1, S: 2 };

/** Hydrogen atoms on each atom: what the valence leaves over. */
export function hydrogens({ atoms, bonds }: Molecule): number[] {
  return atoms.map(({ element }, i) =>
    bonds.reduce((left, [a, b, order]) => (a === i || b === i ? left - order : left), VALENCE[element] ?? 0),
  );
}

/** Counts by element, hydrogen included. */
export function composition(molecule: Molecule): Map<string, number> {
  const counts = new Map<string, number>([
    ['C', 0],
    ['H', hydrogens(molecule).reduce((sum, count) => sum + count, 0)],
  ]);
  for (const { element } of molecule.atoms) counts.set(element, (counts.get(element) ?? 0) + 1);
  return counts;
}

/** Molecular formula in Hill order, `C3H6O`. */
export function molecularFormula(molecule: Molecule): string {
  const counts = composition(molecule);
  const rest = [...counts.keys()].filter((symbol) => symbol !== 'C' && symbol !== 'H').toSorted();
  return ['C', 'H', ...rest]
    .map((symbol) => {
      const count = counts.get(symbol) ?? 0;
      return count === 0 ? '' : count === 1 ? symbol : `${symbol}${count}`;
    })
    .join('');
}

/** Neighbours of an atom with the bond order. */
export function neighbours({ bonds }: Molecule, atom: number): { atom: number; order: 1 | 2 | 3 }[] {
  return bonds.flatMap(([a, b, order]) => (a === atom ? [{ atom: b, order }] : b === atom ? [{ atom: a, order }] : []));
}

/**
 * A zigzag chain of carbon atoms with single bonds, then side atoms, then changes of bond order.
 * `sides` hang one unit straight up or down from the chain atom given; `ends` replace elements in the chain.
 */
export function zigzag(options: {
  length: number;
  elements?: Readonly<Record<number, string>>;
  sides?: readonly { on: number; element: string; order?: 1 | 2 }[];
  orders?: Readonly<Record<number, 2 | 3>>;
}): Molecule {
  const atoms = Array.from({ length: options.length }, (_, i) => ({
    element: options.elements?.[i] ?? 'C',
    x: i * 0.87,
    y: i % 2 === 0 ? 0 : 0.5,
  }));
  const bonds: [number, number, 1 | 2 | 3][] = Array.from({ length: options.length - 1 }, (_, i) => [
    i,
    i + 1,
    options.orders?.[i] ?? 1,
  ]);
  for (const { on, element, order } of options.sides ?? []) {
    const up = on % 2 === 1;
    const base = atoms[on];
    const taken = atoms.some(({ x, y }) => x === base?.x && y === (base?.y ?? 0) + (up ? 1 : -1));
    atoms.push({ element, x: (base?.x ?? 0) + (taken ? 0.7 : 0), y: (base?.y ?? 0) + (up ? 1 : -1) * (taken ? 0.75 : 1) });
    bonds.push([on, atoms.length - 1, order ?? 1]);
  }
  return { atoms, bonds };
}

const SUBSCRIPTS = ['', '', '₂', '₃', '₄'];

/** Draws the skeletal formula; atoms other than carbon are labelled with their hydrogen. */
export function drawSkeletal(molecule: Molecule, name?: string): string {
  const xs = molecule.atoms.map(({ x }) => x);
  const ys = molecule.atoms.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 0.8, Math.max(...xs) + 0.8];
  const [low, high] = [Math.min(...ys) - 0.4, Math.max(...ys) + (name ? 0.8 : 0.4)];
  const drawing = new Diagram({
    x: [left, right],
    y: [low, high],
    width: Math.round((right - left) * 60 + 56),
    equalScale: true,
  });
  const hydrogenOn = hydrogens(molecule);
  for (const [a, b, order] of molecule.bonds) {
    const [from, to] = [molecule.atoms[a], molecule.atoms[b]];
    if (!from || !to) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const size = Math.hypot(dx, dy);
    // Bonds stop short of labelled atoms.
    const start = from.element === 'C' ? 0 : 0.24;
    const end = to.element === 'C' ? 0 : 0.24;
    const offsets = order === 1 ? [0] : order === 2 ? [-0.06, 0.06] : [-0.11, 0, 0.11];
    for (const offset of offsets) {
      const [ox, oy] = [(-dy / size) * offset, (dx / size) * offset];
      drawing.segment(
        [from.x + (dx / size) * start + ox, from.y + (dy / size) * start + oy],
        [to.x - (dx / size) * end + ox, to.y - (dy / size) * end + oy],
      );
    }
  }
  molecule.atoms.forEach(({ element, x, y }, i) => {
    if (element === 'C') return;
    const count = hydrogenOn[i] ?? 0;
    const leftmost = neighbours(molecule, i).every(({ atom }) => (molecule.atoms[atom]?.x ?? 0) > x + 0.1);
    const h = count === 0 ? '' : `H${SUBSCRIPTS[count] ?? ''}`;
    const anchor = h === '' ? 'middle' : leftmost ? 'end' : 'start';
    drawing.label([x, y], leftmost ? `${h}${element}` : `${element}${h}`, {
      anchor,
      dy: 5,
      dx: anchor === 'middle' ? 0 : leftmost ? 5 : -5,
    });
  });
  if (name) drawing.label([left, high], name, { anchor: 'start', dy: 6 });
  return drawing.toSvg();
}
