/** Makes and checks the database folder ("cluster"), with its password. */
import { randomBytes } from 'node:crypto';
import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, Fault, storageFault } from '../processes/fault.ts';
import { requireSpace } from '../processes/free-space.ts';
import { type Account, canReach } from './account.ts';
import { type Binaries, SHARED_PLACE } from './binaries.ts';
import { runProgram } from './program.ts';

// A new cluster takes 40 MB and its first write-ahead log 16 MB more; starting with less would fail soon after.
const LEAST_FREE_BYTES = 150_000_000;

/**
 * Opens the cluster of `dataDir` in its real `directory` (see `placeOf`), creating it if there is none.
 * @returns the password of the user `postgres`.
 */
export async function openCluster(dataDir: string, directory: string, account: Account, binaries: Binaries): Promise<string> {
  const passwordFile = `${dataDir}.password`;
  const version = await versionOf(directory, dataDir);
  if (version === null) return createCluster(directory, passwordFile, account, binaries);
  if (version !== binaries.major) {
    throw new Fault(
      `The database in ${dataDir} was made by PostgreSQL ${version}, this is PostgreSQL ${binaries.major}: ` +
        'dump it with the old version and restore it here, or move the folder away to start afresh.',
    );
  }
  const password = (await readFile(passwordFile, 'utf8').catch(() => '')).trim();
  return password || resetPassword(directory, passwordFile, account, binaries);
}

/** Deletes the cluster at `dataDir` with all that belongs to it. It must not be running. */
export async function removeCluster(dataDir: string): Promise<void> {
  const directory = await realpath(dataDir).catch(() => dataDir);
  const paths = [directory, dataDir, `${dataDir}.password`, `${dataDir}.log`, `${dataDir}.owner`];
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

/**
 * The real folder of the cluster `dataDir`. Root's database runs as `nobody`, who cannot enter a private checkout such as
 * /root/x. Then the data lives in a public place, in a folder closed to others, and `dataDir` is a link to it: deleting the
 * link starts afresh.
 */
export async function placeOf(dataDir: string, account: Account): Promise<string> {
  try {
    const parent = dirname(dataDir);
    await mkdir(parent, { recursive: true, mode: 0o755 });
    const existing = await realpath(dataDir).catch(() => null);
    if (existing !== null) return existing;
    await rm(dataDir, { force: true });
    const here = join(await realpath(parent), basename(dataDir));
    if (canReach(account, here)) return here;
    await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 });
    const home = await mkdtemp(join(SHARED_PLACE, 'data-'));
    await give(account, home);
    await symlink(home, dataDir);
    return home;
  } catch (error) {
    throw storageFault(error, dataDir);
  }
}

async function versionOf(directory: string, dataDir: string): Promise<string | null> {
  try {
    const text = await readFile(join(directory, 'PG_VERSION'), 'utf8');
    return text.trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw storageFault(error, dataDir);
  }
  const entries = await readdir(directory).catch(() => []);
  if (entries.length === 0) return null;
  throw new Fault(`${dataDir} is neither empty nor a PostgreSQL folder: move it away, or set DATA_DIR to another folder.`);
}

// Made beside its place and renamed when complete: an interrupted `initdb` leaves nothing that looks like a database.
async function createCluster(directory: string, passwordFile: string, account: Account, binaries: Binaries): Promise<string> {
  const part = `${directory}.new`;
  try {
    await requireSpace(dirname(directory), LEAST_FREE_BYTES);
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { mode: 0o700 });
    await give(account, part);
    const password = randomBytes(24).toString('base64url');
    await writePassword(passwordFile, password);
    await runInitdb(part, password, account, binaries);
    if (await lstat(directory).catch(() => null)) await rmdir(directory);
    await rename(join(part, 'data'), directory);
    await rm(part, { recursive: true });
    return password;
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    throw storageFault(error, directory);
  }
}

// The built-in C.UTF-8 locale orders and folds text the same on every machine, whatever the system's C library says.
async function runInitdb(part: string, password: string, account: Account, binaries: Binaries): Promise<void> {
  const passwordFile = join(part, 'password');
  await writePassword(passwordFile, password);
  await give(account, passwordFile);
  const options = [
    ...['--pgdata', join(part, 'data'), '--username=postgres', '--auth=scram-sha-256', '--pwfile', passwordFile],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--text-search-config=english', '--no-instructions'],
  ];
  await runProgram(binaries.initdb, options, '', account);
}

// Single-user mode needs no password: the owner of the folder owns the data.
async function resetPassword(directory: string, passwordFile: string, account: Account, binaries: Binaries): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const statement = `ALTER ROLE postgres PASSWORD '${password}'\n`;
  await runProgram(binaries.postgres, ['--single', '-D', directory, 'postgres'], statement, account);
  await writePassword(passwordFile, password).catch((error: unknown) => {
    throw storageFault(error, passwordFile);
  });
  return password;
}

async function give(account: Account, path: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
}

async function writePassword(file: string, password: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
}
