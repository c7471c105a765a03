import type { Point } from '../figures.ts';
import { entry } from '../matrices.ts';

/** Algorithms on weighted networks, and how networks are drawn and named in questions. */

/** An edge: its two ends and its weight. */
export type Edge = readonly [string, string, number];

/** The letters of the vertices, in order. */
export const lettersOf = (edges: readonly Edge[]): string[] =>
  [...new Set(edges.map(([from]) => from).concat(edges.map(([, to]) => to)))].toSorted();

/** Least distances between all pairs of vertices (Floyd and Warshall). */
export function distances(names: readonly string[], edges: readonly Edge[]): number[][] {
  const d = names.map((a) => names.map((b) => (a === b ? 0 : Number.POSITIVE_INFINITY)));
  for (const [from, to, weight] of edges) {
    const [i, j] = [names.indexOf(from), names.indexOf(to)];
    (d[i] as number[])[j] = weight;
    (d[j] as number[])[i] = weight;
  }
  names.forEach((_, k) => {
    names.forEach((_a, i) => {
      names.forEach((_b, j) => {
        (d[i] as number[])[j] = Math.min(entry(d, i, j), entry(d, i, k) + entry(d, k, j));
      });
    });
  });
  return d;
}

/** All orders of the items. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** The edges of a minimum spanning tree in the order in which Kruskal's algorithm takes them. */
export function kruskal(edges: readonly Edge[]): Edge[] {
  const group = new Map(lettersOf(edges).map((name) => [name, name]));
  const taken: Edge[] = [];
  for (const edge of edges.toSorted((a, b) => a[2] - b[2])) {
    const [from, to] = [group.get(edge[0]), group.get(edge[1])];
    if (from === to) continue;
    taken.push(edge);
    for (const [name, value] of group) if (value === to) group.set(name, from as string);
  }
  return taken;
}

/** The sum of the weights. */
export const weightOf = (edges: readonly Edge[]): number => edges.reduce((sum, [, , weight]) => sum + weight, 0);

/** `BC` as `from B to C`. */
export const ends = (pair: string): string => `from ${pair.charAt(0)} to ${pair.charAt(1)}`;

/** `BC` for the edge between B and C. */
export const nameOf = ([from, to]: Edge): string => `${from}${to}`;

/** Six places in a ring with one vertex above another, wide enough apart for weights. */
const HEXAGON: Readonly<Record<string, Point>> = {
  A: [0, 2],
  B: [2.2, 3.6],
  C: [5, 3.6],
  D: [7.2, 2],
  E: [5, 0.2],
  F: [2.2, 0.2],
};

/** The edges with the places of their ends, ready to be drawn. */
export const networkOf = (edges: readonly Edge[]) => ({
  vertices: Object.fromEntries(Object.entries(HEXAGON).filter(([name]) => lettersOf(edges).includes(name))),
  edges,
});

/** All edges with their weights, in words for the text alternative. */
export const spoken = (edges: readonly Edge[]): string => edges.map((edge) => `${nameOf(edge)} ${edge[2]}`).join(', ');
