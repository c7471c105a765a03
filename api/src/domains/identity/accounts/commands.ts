import type { Knex } from 'knex';
import { type Config, readConfigOrExit } from '../../../config.ts';
import { connectDatabase } from '../../../db/connect.ts';
import { ApiError } from '../../../errors.ts';

/** Ends a command with one line that says what is wrong. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Does a command's work in the database of the settings and prints the line that it answers; a refusal is one line and exit code 1. */
export async function inDatabase(work: (db: Knex, config: Config) => Promise<string>): Promise<void> {
  const config = readConfigOrExit(process.env);
  const db = connectDatabase(config.DATABASE_URL, { poolSize: 1 });
  try {
    process.stdout.write(`${await work(db, config)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof ApiError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}
