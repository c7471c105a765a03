import type { Config } from '../config.ts';
import { grantApplicationAccess } from './application-role.ts';
import { connectDatabase } from './connect.ts';
import { migrateDown, migrateToLatest, migrateUp, migrationStatus } from './migrations.ts';
import { isForbidden } from './sqlstate.ts';

export interface CommandOutput {
  print(line: string): void;
  complain(line: string): void;
}

/**
 * Runs `latest`, `up`, `down` or `status` on the configured database, as its owner if one is set. Returns the exit code: 0, 1 if the
 * role may not, 2 for an unknown word. Throws what the database or a migration throws.
 */
export async function migrateCommand(
  command: string,
  { DATABASE_URL, DATABASE_OWNER_URL }: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>,
  { print, complain }: CommandOutput,
): Promise<number> {
  const list = (verb: string, names: string[]) => print(names.length ? `${verb}:\n  ${names.join('\n  ')}` : `${verb}: nothing`);
  const db = connectDatabase(DATABASE_OWNER_URL ?? DATABASE_URL, { poolSize: 2 });
  try {
    if (command === 'latest') {
      list('Applied', await migrateToLatest(db));
      const { newer } = await migrationStatus(db);
      if (newer.length > 0) list('Applied by a newer release, and left as they are', newer);
      if (DATABASE_OWNER_URL) await grantApplicationAccess(db, { ownerUrl: DATABASE_OWNER_URL, url: DATABASE_URL });
    } else if (command === 'up') list('Applied', await migrateUp(db));
    else if (command === 'down') list('Taken back', await migrateDown(db));
    else if (command === 'status') {
      const { applied, pending } = await migrationStatus(db);
      list('Applied', applied);
      list('Pending', pending);
    } else {
      print('Usage: migrate.ts latest | up | down | status');
      return 2;
    }
    return 0;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    complain(`${(error as Error).message}: this role may not change tables. Name their owner in DATABASE_OWNER_URL.`);
    return 1;
  } finally {
    await db.destroy();
  }
}
