import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim, isClaimed } from '../../scripts/processes/run-lock.ts';

const PREFIX = 'api-tests-';

/** Bytes that have to be free in memory: several times what a run writes. */
const ROOM = 6 * 1024 ** 3;

/** A folder that is made a moment ago may not be claimed yet. */
const MINUTE_MS = 60_000;

/**
 * Makes the folder for what one test run writes, its databases above all, and removes what runs that were killed have left beside it. In memory
 * where the system has a place and enough room there: a database is copied from its template in a sixth of the time that a disk takes.
 */
export async function makeFolderOfRun(parent?: string): Promise<string> {
  const place = parent ?? (await placeInMemory()) ?? tmpdir();
  await removeLeftFolders(place);
  const folder = await mkdtemp(join(place, PREFIX));
  await claim(ownerFile(folder), 'the folder of a test run');
  // Root's PostgreSQL runs under another account, which has to get through this folder.
  await chmod(folder, 0o755);
  return folder;
}

const ownerFile = (folder: string) => join(folder, 'owner');

async function placeInMemory(): Promise<string | null> {
  const place = '/dev/shm';
  const free = await statfs(place).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(free, process.availableMemory()) < ROOM ? null : place;
}

async function removeLeftFolders(place: string): Promise<void> {
  const folders = (await readdir(place)).filter((name) => name.startsWith(PREFIX)).map((name) => join(place, name));
  await Promise.all(
    folders.map(async (folder) => {
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (Date.now() - mtimeMs < MINUTE_MS || (await isClaimed(ownerFile(folder)))) return;
      // Another account's is for that account to remove.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }),
  );
}
