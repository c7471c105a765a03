/** PostgreSQL's own programs for backups, which npm's PostgreSQL does not bring: those of the system. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../../scripts/database/binaries.ts';
import { Fault } from '../../scripts/processes/fault.ts';

const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'] as const;
/** Paths of Debian and Homebrew; elsewhere `pg_config` is asked. */
const PLACES = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin'];
const OLDEST = 15;

export type BackupPrograms = Binaries & Record<(typeof NEEDED)[number], string>;

/** Those in `folder`, else the newest of the system. Throws a `Fault` that says what to install. */
export function findBackupPrograms(folder?: string): BackupPrograms {
  const found = (folder ? [folder] : [...globSync(PLACES), ...folderOfConfig()])
    .filter((place) => NEEDED.every((name) => existsSync(join(place, name))))
    .map((place) => ({ place, major: majorOf(place) }))
    .toSorted((a, b) => b.major - a.major)[0];
  if (!found || found.major < OLDEST) {
    throw new Fault(
      `A backup needs ${NEEDED.join(', ')} of one PostgreSQL from ${OLDEST} on, and npm's brings only the first two: ` +
        'install PostgreSQL (apt-get install postgresql), or say where it is with --programs FOLDER.',
    );
  }
  const paths = Object.fromEntries(NEEDED.map((name) => [name, join(found.place, name)])) as Record<
    (typeof NEEDED)[number],
    string
  >;
  return { ...paths, major: String(found.major) };
}

const majorOf = (place: string) =>
  Number(/\(PostgreSQL\) (\d+)/.exec(execFileSync(join(place, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);

function folderOfConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}
