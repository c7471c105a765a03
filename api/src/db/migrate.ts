/**
 * Command: `node api/src/db/migrate.ts latest | up | down | status`. Reads DATABASE_URL. Where DATABASE_OWNER_URL is set, that role migrates and
 * gives the one of DATABASE_URL its rights.
 */
import { readConfigOrExit } from '../config.ts';
import { migrateCommand } from './migrate-command.ts';

process.exitCode = await migrateCommand(process.argv[2] ?? 'latest', readConfigOrExit(process.env), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
