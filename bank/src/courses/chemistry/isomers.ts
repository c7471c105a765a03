/** Counting structures by brute force: carbon trees and substitution patterns, each kept once up to renaming of atoms. */

type Tree = readonly (readonly number[])[];

/** A string for the branch that starts at `atom`, the same for equivalent branches only. `labels` marks substituents. */
export function branch(tree: Tree, atom: number, from: number, labels: readonly string[] = []): string {
  const parts = (tree[atom] ?? []).filter((next) => next !== from).map((next) => branch(tree, next, atom, labels));
  return `(${labels[atom] ?? ''}${parts.toSorted().join('')})`;
}

const canonical = (tree: Tree, labels: readonly string[] = []) =>
  tree.map((_, root) => branch(tree, root, -1, labels)).toSorted()[0] ?? '';

/** Every tree of `count` carbon atoms in which none has more than four neighbours. */
export function carbonTrees(count: number): Tree[] {
  let trees: Tree[] = [[[]]];
  for (let size = 1; size < count; size++) {
    const grown = new Map<string, Tree>();
    for (const tree of trees) {
      tree.forEach((around, at) => {
        if (around.length >= 4) return;
        const next = [...tree.map((list, i) => (i === at ? [...list, size] : list)), [at]];
        grown.set(canonical(next), next);
      });
    }
    trees = [...grown.values()];
  }
  return trees;
}

/** Structural isomers of an alkane with `carbons` atoms in which `substituents` hydrogen atoms are replaced by X. */
export function countIsomers(carbons: number, substituents: 0 | 1 | 2): number {
  const seen = new Set<string>();
  for (const tree of carbonTrees(carbons)) {
    const places = tree.flatMap((around, atom) => Array.from({ length: 4 - around.length }, () => atom));
    if (substituents === 0) seen.add(canonical(tree));
    places.forEach((first, i) => {
      const one = tree.map((_, atom) => (atom === first ? 'X' : ''));
      if (substituents === 1) seen.add(canonical(tree, one));
      if (substituents === 2) {
        for (const second of places.slice(i + 1)) {
          seen.add(
            canonical(
              tree,
              one.map((label, atom) => (atom === second ? `${label}X` : label)),
            ),
          );
        }
      }
    });
  }
  return seen.size;
}
