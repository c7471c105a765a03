/**
 * Command: `node api/src/db/migrate.ts latest | up | down | status`. Reads DATABASE_URL. Where DATABASE_OWNER_URL is set, that role migrates and
 * gives the one of DATABASE_URL its rights.
 */
import { readConfigOrExit } from '../config.ts';
import { grantApplicationAccess } from './application-role.ts';
import { connectDatabase } from './connect.ts';
import { migrateDown, migrateToLatest, migrateUp, migrationStatus } from './migrations.ts';
import { isForbidden } from './sqlstate.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const list = (verb: string, names: string[]) => print(names.length ? `${verb}:\n  ${names.join('\n  ')}` : `${verb}: nothing`);

const command = process.argv[2] ?? 'latest';
const { DATABASE_URL, DATABASE_OWNER_URL } = readConfigOrExit(process.env);
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
    process.exitCode = 2;
  }
} catch (error) {
  if (!isForbidden(error)) throw error;
  process.stderr.write(`${(error as Error).message}: this role may not change tables. Name their owner in DATABASE_OWNER_URL.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
