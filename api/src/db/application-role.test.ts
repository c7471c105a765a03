import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createApplicationRole } from '../../test/application-role.ts';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { findUserByEmail } from '../domains/identity/accounts/index.ts';
import { migrateCommand } from './migrate-command.ts';

const { owner, ownerUrl, url, application, drop } = await createApplicationRole("what? it's: 7/%");
afterAll(drop);

const said: string[] = [];
const tell = (line: string) => said.push(line);
const both = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
const migrate = (command: string) => migrateCommand(command, both, { print: tell, complain: tell });
const program = fileURLToPath(new URL('./migrate.ts', import.meta.url));
// Two starts at once, of which one makes the role; one is a process, as in operation.
await Promise.all([
  migrate('latest'),
  promisify(execFile)(process.execPath, [program, 'latest'], { env: { ...bareEnvironment, ...both } }),
]);

test('the application reads and writes rows, of tables that are made later too', async () => {
  expect(await findUserByEmail(application, 'nobody@example.com')).toBeNull();
  await application('rate_limits').insert({ key: 'a', points: 1, expires_at: new Date() });
  expect(await application('rate_limits').where('key', 'a').delete()).toBe(1);
  await owner.raw('CREATE TABLE later (id int GENERATED ALWAYS AS IDENTITY, word text)');
  await application('later').insert({ word: 'so' });
  expect(await application('later').pluck('word')).toEqual(['so']);
  await owner.raw('DROP TABLE later');
});

test.each([
  'CREATE TABLE own (id int)',
  'CREATE SCHEMA own',
  'ALTER TABLE users ADD COLUMN own int',
  'DROP TABLE users',
  'TRUNCATE users',
  'CREATE FUNCTION own() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'DELETE FROM migrations',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  "COPY rate_limits FROM PROGRAM 'true'",
  "SELECT pg_read_file('/etc/passwd')",
  'SELECT rolpassword FROM pg_authid',
])('the application may not: %s', async (statement) => {
  // Permission denied (42501), or not the owner of it.
  await expect(application.raw(statement)).rejects.toMatchObject({ code: '42501' });
});

test('it owns nothing and is no superuser', async () => {
  const { rows } = await application.raw(
    'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  const owned = await application.raw(
    "SELECT 1 FROM pg_shdepend WHERE refclassid = 'pg_authid'::regclass AND deptype = 'o' AND refobjid = (SELECT oid FROM pg_roles WHERE rolname = current_user)",
  );
  expect(owned.rows).toEqual([]);
});

test('migrating without the owner says what is missing, and changes nothing', async () => {
  const code = await migrateCommand('latest', { ...both, DATABASE_OWNER_URL: undefined }, { print: tell, complain: tell });
  expect([code, said.at(-1)]).toEqual([1, expect.stringContaining('Name their owner in DATABASE_OWNER_URL')]);
});

test('migrating once more, and back and forth, leaves it its rights', async () => {
  await migrate('down');
  await migrate('latest');
  await application('rate_limits').insert({ key: 'b', points: 1, expires_at: new Date() });
  expect(await application('rate_limits').where('key', 'b').delete()).toBe(1);
});
