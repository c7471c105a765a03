/** Command: `node api/src/db/migrate.ts latest | up | down | status`. Reads DATABASE_URL. */
import { readConfigOrExit } from '../config.ts';
import { connectDatabase } from './connect.ts';
import { migrateDown, migrateToLatest, migrateUp, migrationStatus } from './migrations.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const list = (verb: string, names: string[]) => print(names.length ? `${verb}:\n  ${names.join('\n  ')}` : `${verb}: nothing`);

const command = process.argv[2] ?? 'latest';
const db = connectDatabase(readConfigOrExit(process.env).DATABASE_URL, { poolSize: 2 });
try {
  if (command === 'latest') list('Applied', await migrateToLatest(db));
  else if (command === 'up') list('Applied', await migrateUp(db));
  else if (command === 'down') list('Taken back', await migrateDown(db));
  else if (command === 'status') {
    const { applied, pending } = await migrationStatus(db);
    list('Applied', applied);
    list('Pending', pending);
  } else {
    print('Usage: migrate.ts latest | up | down | status');
    process.exitCode = 2;
  }
} finally {
  await db.destroy();
}
