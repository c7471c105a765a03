/**
 * Command: `node api/src/domains/identity/accounts/create-staff.ts --email <address> --name <name> [--admin]`. Makes
 * the first staff account. Asks for the password or reads it from standard input. Reads DATABASE_URL.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { LONGEST_PASSWORD } from '@api/contract/limits';
import { readConfigOrExit } from '../../../config.ts';
import { fail, inDatabase, readStaffArguments } from './commands.ts';
import { checkNewPassword } from './passwords/new-password.ts';
import { createUser } from './users.queries.ts';

async function requireStaffPassword(user: { email: string; username: string }, password: string): Promise<string> {
  if (password.length > LONGEST_PASSWORD) fail(`A password has at most ${LONGEST_PASSWORD} characters`);
  const { fault } = await checkNewPassword(readConfigOrExit(process.env), { ...user, role_id: 2 }, password);
  return fault ? fail(fault) : password;
}

/** The first line of standard input; without echo on a terminal. */
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

const details = readStaffArguments(process.argv.slice(2));
if ('fault' in details) fail(details.fault);
const { email, name, role_id } = details;
const password = await requireStaffPassword({ email, username: name }, await readPassword());

await inDatabase(async (db) => {
  const user = { email, username: name, full_name: name, password, role_id, verified: true } as const;
  const { id } = await createUser(db, user, new Date());
  return `Created the ${role_id === 1 ? 'admin' : 'staff'} account ${id} for ${email}`;
});
