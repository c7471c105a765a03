import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile, syncFolder, textOf } from './files.ts';
import type { Storage } from './storage.ts';

/** A lock that is older belongs to a process that died: each is held for some milliseconds. */
const DEAD_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 10;

/**
 * A folder shared by all replicas. Files being written have a name that begins with a dot, so a process that dies
 * leaves nothing visible.
 */
export function createFolderStorage(root: string): Storage {
  const at = (path: string) => join(root, path);
  return {
    place: root,

    async folders(folder) {
      const entries = await readdir(at(folder), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
    },

    async read(path) {
      return readFile(at(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
        throw error;
      });
    },

    async mark(path) {
      const found = await stat(at(path), { bigint: true }).catch(() => undefined);
      return found && `${found.ino}:${found.mtimeNs}:${found.size}`;
    },

    async writtenAt(path) {
      return (await stat(at(path)).catch(() => undefined))?.mtime;
    },

    async write(path, bytes) {
      const folder = dirname(at(path));
      await mkdir(folder, { recursive: true });
      const aside = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(aside, bytes);
        await rename(aside, at(path));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },

    async update(path, change) {
      await mkdir(dirname(at(path)), { recursive: true });
      await withLock(at(path), async () => {
        const before = await textOf(at(path));
        const after = change(before);
        if (after !== before) await replaceFile(at(path), after);
      });
    },

    async removeFolder(folder) {
      const aside = join(dirname(at(folder)), `.gone-${randomUUID()}`);
      await rename(at(folder), aside).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rm(aside, { recursive: true, force: true });
      await syncFolder(dirname(at(folder))).catch(() => undefined);
    },

    async tidy(folder, before) {
      const entries = await readdir(at(folder)).catch(() => []);
      for (const entry of entries.filter((name) => name.startsWith('.'))) {
        const path = join(at(folder), entry);
        const { mtime } = await stat(path).catch(() => ({ mtime: before }));
        if (mtime < before) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** Runs something under an exclusive lock of a file, on any machine that shares the folder. */
async function withLock(file: string, run: () => Promise<void>): Promise<void> {
  const lock = join(dirname(file), `.lock-${file.split(/[\\/]/).at(-1)}`);
  while (!(await taken(lock))) await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  try {
    await run();
  } finally {
    await rm(lock, { force: true });
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = (await stat(lock).catch(() => undefined))?.mtimeMs;
    // Taken away under another name: of several who find it dead one alone does so.
    if (since !== undefined && Date.now() - since > DEAD_AFTER_MS) {
      const aside = `${lock}-${randomUUID()}`;
      await rename(lock, aside).then(
        () => rm(aside, { force: true }),
        () => undefined,
      );
    }
    return false;
  }
}
