/** A process and all its descendants, including those in other process groups, which a group signal does not reach. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { identify, isRunning, type ProcessIdentity, stopProcess } from './process-identity.ts';

/**
 * Ends a process and all that it has started, from the top down: each has the time of `signals` (milliseconds) to end its own, and what it leaves
 * behind comes next. Resolves when nothing of it runs any more, but for what cannot be ended.
 */
export async function stopTree(root: ProcessIdentity, signals: readonly [NodeJS.Signals, number][]): Promise<void> {
  let tree = [root];
  for (;;) {
    const parents = parentsOfAll();
    tree = withDescendants(tree.filter(isRunning), parents);
    if (tree.length === 0) return;
    const ids = new Set(tree.map(({ pid }) => pid));
    const tops = tree.filter(({ pid }) => !ids.has(parents.get(pid) ?? 0));
    const gone = await Promise.all(tops.map((top) => stopProcess(top, signals)));
    const lasting = new Set(tops.filter((_, index) => !gone[index]));
    tree = tree.filter((process) => !lasting.has(process));
  }
}

/** Those processes, and all that they have started and that runs. */
function withDescendants(known: readonly ProcessIdentity[], parents: ReadonlyMap<number, number>): ProcessIdentity[] {
  const tree = new Map(known.map((process) => [process.pid, process]));
  // A Map goes on to what is added while it is gone through.
  for (const parent of tree.keys()) {
    for (const [pid, startedBy] of parents) {
      if (startedBy !== parent || tree.has(pid)) continue;
      const child = identify(pid);
      if (child !== null) tree.set(pid, child);
    }
  }
  return [...tree.values()];
}

/** By the id of every process the id of the one that has started it, or that it fell to when that one ended. */
function parentsOfAll(): Map<number, number> {
  if (process.platform === 'linux') return parentsOnLinux();
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
}

function parentsOnLinux(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      if (parent !== undefined) parents.set(Number(name), Number(parent));
    } catch {}
  }
  return parents;
}
