/** A file that says which running process owns a place, so that two runs never share one and a crashed run's claim lapses. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, Fault, storageFault } from './fault.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

/**
 * Claims the place that `file` represents, for this process. Throws a `Fault` if another running process owns it;
 * `what` names the place in its message. Resolves to the function that releases the claim.
 */
export async function claim(file: string, what: string): Promise<() => Promise<void>> {
  const self = identify(process.pid);
  await makeFolder(dirname(file)).catch((error: unknown) => {
    throw storageFault(error, dirname(file));
  });
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(file, JSON.stringify(self), { flag: 'wx', mode: 0o644 });
      return () => rm(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw storageFault(error, file);
    }
    const owner = await ownerOf(file);
    // A claim that is just being written reads as empty for a moment.
    if (owner === null && attempt === 0) await sleep(100);
    else if (owner !== null && isRunning(owner)) {
      throw new Fault(
        `${capitalised(what)} is in use by another run (process ${owner.pid}): stop that one first, or set DATA_DIR to another folder.`,
      );
    } else if (attempt === 5) throw new Fault(`The stale file ${file} cannot be replaced: delete it, then start again.`);
    else {
      await rm(file, { force: true }).catch((error: unknown) => {
        throw storageFault(error, file);
      });
    }
  }
}

/**
 * Makes a folder and those above it. `mkdir` with `recursive` never ends where a system says of a folder that is there that it is not, as
 * Linux does of what is made in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || folder === dirname(folder) || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Whether a running process owns the place that `file` represents. */
export async function isClaimed(file: string): Promise<boolean> {
  const owner = await ownerOf(file);
  return owner !== null && isRunning(owner);
}

/** The process that claims the place that `file` represents, or did when it was killed; null if there is none. */
export async function ownerOf(file: string): Promise<ProcessIdentity | null> {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8')) as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
