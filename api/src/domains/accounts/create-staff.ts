/**
 * Command: `node api/src/domains/accounts/create-staff.ts --email <address> --name <name> [--admin]`. Makes the first staff
 * account of an empty system. Asks for the password, or reads it from the first line of standard input. Reads DATABASE_URL.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { LONGEST_PASSWORD, LONGEST_USERNAME } from '@api/contract/limits';
import { z } from 'zod';
import { readConfigOrExit } from '../../config.ts';
import { fail, inDatabase } from './commands.ts';
import { newPasswordFault } from './passwords/new-password.ts';
import { createUser } from './users.queries.ts';

const USAGE = 'Usage: create-staff.ts --email <address> --name <name> [--admin]';

const argumentsSchema = z.object({
  email: z.string('--email is missing').trim().toLowerCase().pipe(z.email('--email is not an e-mail address')),
  name: z
    .string('--name is missing')
    .trim()
    .min(1, '--name is empty')
    .max(LONGEST_USERNAME, `--name is longer than ${LONGEST_USERNAME} characters`),
  admin: z.boolean().default(false),
});

/** A password that staff may have; ends the command with a line that says why it may not. */
async function requireStaffPassword(user: { email: string; username: string }, password: string): Promise<string> {
  if (password.length > LONGEST_PASSWORD) fail(`A password has at most ${LONGEST_PASSWORD} characters`);
  const fault = await newPasswordFault(readConfigOrExit(process.env), { ...user, role_id: 2 }, password);
  return fault ? fail(fault) : password;
}

/** The first line of standard input; a person at a terminal does not see what they type. */
async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal });
  if (terminal) process.stderr.write('Password: ');
  for await (const line of lines) {
    if (terminal) process.stderr.write('\n');
    lines.close();
    return line;
  }
  return '';
}

function readArguments() {
  try {
    const options = { email: { type: 'string' }, name: { type: 'string' }, admin: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

const details = argumentsSchema.safeParse(readArguments());
if (!details.success) fail(`${details.error.issues.map((issue) => issue.message).join('\n')}\n${USAGE}`);
const { email, name, admin } = details.data;
const password = await requireStaffPassword({ email, username: name }, await readPassword());

await inDatabase(async (db) => {
  const role_id = admin ? 1 : 2;
  const user = { email, username: name, full_name: name, password, role_id, verified: true } as const;
  const { id } = await createUser(db, user, new Date());
  return `Created the ${admin ? 'admin' : 'staff'} account ${id} for ${email}`;
});
