/** Finds cycles between sibling folders, direct or through others beside them. */
import { posix } from 'node:path';

export interface FolderCycle {
  parent: string;
  folders: string[];
}

/** `from '...'`, `import '...'`, `import('...')` of a file of the checkout; strings in comments are no harm, since they name none. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * The cycles among folders, by the imports of `sources` (path to text, with `/`). A file counts for the two folders below the deepest one
 * that it shares with what it imports; files of that folder itself are what its children share, and count for none of them.
 */
export function folderCycles(sources: ReadonlyMap<string, string>): FolderCycle[] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const [file, text] of sources) {
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const from = foldersOf(file);
      const to = foldersOf(posix.join(posix.dirname(file), specifier));
      const shared = from.findIndex((name, depth) => name !== to[depth]);
      const [own, other] = [from[shared], to[shared]];
      if (own === undefined || other === undefined) continue;
      const parent = from.slice(0, shared).join('/');
      const graph = graphs.get(parent) ?? new Map<string, Set<string>>();
      graphs.set(parent, graph.set(own, (graph.get(own) ?? new Set()).add(other)));
    }
  }
  return [...graphs].flatMap(([parent, graph]) => knots(graph).map((folders) => ({ parent, folders })));
}

/** Parts of all contexts are siblings: contexts group them for people, and their dependencies cross. */
const foldersOf = (file: string): string[] =>
  posix
    .dirname(file)
    .replace(/^(api\/src\/domains\/[^/]+)\//, '$1:')
    .split('/');

/** Sets of nodes that reach each other, each in alphabetical order. */
function knots(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(node, graph)]));
  const sets = [...reached].map(([node, nodes]) => [...nodes].filter((other) => reached.get(other)?.has(node)).toSorted());
  return [...new Map(sets.filter((set) => set.length > 1).map((set) => [set.join(), set])).values()];
}

function reachedFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
