import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ReleaseFault } from './description.ts';
import { exclusive, type Lock, type LockTimes } from './exclusive.ts';
import { replaceFile, syncFolder, textOf } from './files.ts';
import { ReleaseStore } from './release-store.ts';
import type { Storage } from './storage.ts';

/** Files being written are hidden (`.…`), so that a dying process leaves nothing visible. */
export function createFolderStorage(root: string, times: LockTimes = {}): Storage {
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
      const aside = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(aside, bytes);
        await rename(aside, at(path));
      } catch (error) {
        await rm(aside, { force: true });
        throw inWords(error, root);
      }
    },

    async update(path, change) {
      const replace = async () => {
        const before = await textOf(at(path));
        const after = change(before);
        if (after !== before) await replaceFile(at(path), after).catch((error: unknown) => Promise.reject(inWords(error, root)));
      };
      await exclusive(await fileLock(root, path), replace, undefined, times);
    },

    exclusive: async (path, run, onWait) => exclusive(await fileLock(root, path), run, onWait, times),

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

/** A full disk as a sentence; other errors unchanged. */
function inWords(error: unknown, root: string): unknown {
  const full = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
  return full ? new ReleaseFault(`The disk of ${root} is full: nothing was changed. Free some space, then try again.`) : error;
}

/** A lock file, for all machines that share the folder. */
async function fileLock(root: string, path: string): Promise<Lock> {
  const file = join(root, path);
  const lock = join(dirname(file), `.lock-${basename(file)}`);
  await mkdir(dirname(file), { recursive: true }).catch((error: unknown) => Promise.reject(inWords(error, root)));
  const markOf = async (path: string) => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    return found && `${found.ino}:${found.mtimeNs}`;
  };
  return {
    name: lock,
    mark: () => markOf(lock),

    async take() {
      try {
        await (await open(lock, 'wx')).close();
        return markOf(lock);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
        throw inWords(error, root);
      }
    },

    async renew(mine) {
      if ((await markOf(lock)) !== mine) return undefined;
      const now = new Date();
      await utimes(lock, now, now);
      return markOf(lock);
    },

    async free(mark) {
      if ((await markOf(lock)) !== mark) return;
      // Moved first: of several who find it dead, one moves it.
      const aside = `${lock}-${randomUUID()}`;
      const moved = await rename(lock, aside).then(
        () => true,
        () => false,
      );
      if (!moved) return;
      // Another process was faster and its new lock was moved: restore it.
      if ((await markOf(aside)) !== mark) await link(aside, lock).catch(() => undefined);
      await rm(aside, { force: true });
    },
  };
}

/** Releases in a folder that all replicas see. */
export class FolderStore extends ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    super(createFolderStorage(folder));
    this.folder = folder;
  }

  folderOf(name: string, version: string): string {
    return join(this.folder, name, version);
  }
}
