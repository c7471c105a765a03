import { parseArgs } from 'node:util';
import { LONGEST_USERNAME } from '@api/contract/limits';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type Config, readConfigOrExit } from '../../../config.ts';
import { connectDatabase } from '../../../db/connect.ts';
import { ApiError } from '../../../errors.ts';

/** Ends a command with a one-line error. */
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

const USAGE = 'Usage: create-staff.ts --email <address> --name <name> [--admin]';
const OPTIONS = { email: { type: 'string' }, name: { type: 'string' }, admin: { type: 'boolean' } } as const;

const argumentsSchema = z.object({
  email: z.string('--email is missing').trim().toLowerCase().pipe(z.email('--email is not an email address')),
  name: z
    .string('--name is missing')
    .trim()
    .min(1, '--name is empty')
    .max(LONGEST_USERNAME, `--name is longer than ${LONGEST_USERNAME} characters`),
  admin: z.boolean().default(false),
});

interface StaffDetails {
  email: string;
  name: string;
  role_id: 1 | 2;
}

/** Reads the arguments of `create-staff.ts`; an error contains the usage. */
export function readStaffArguments(args: string[]): StaffDetails | { fault: string } {
  try {
    const details = argumentsSchema.safeParse(parseArgs({ args, options: OPTIONS }).values);
    if (!details.success) return { fault: `${details.error.issues.map(({ message }) => message).join('\n')}\n${USAGE}` };
    const { email, name, admin } = details.data;
    return { email, name, role_id: admin ? 1 : 2 };
  } catch (error) {
    return { fault: `${(error as Error).message}\n${USAGE}` };
  }
}
