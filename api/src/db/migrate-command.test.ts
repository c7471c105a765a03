import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { migrateCommand } from './migrate-command.ts';

const empty = await createTestDatabase({ empty: true });
const migrated = await createTestDatabase();
afterAll(() => Promise.all([empty.drop(), migrated.drop()]));

/** What the command says, after its exit code where that is not 0. */
async function run(url: string, command: string): Promise<string> {
  const said: string[] = [];
  const tell = (line: string) => said.push(line);
  const code = await migrateCommand(
    command,
    { DATABASE_URL: url, DATABASE_OWNER_URL: undefined },
    { print: tell, complain: tell },
  );
  return [...(code === 0 ? [] : [code]), ...said].join('\n');
}

test('migrates an empty database one by one, and tells where it is', async () => {
  expect(await run(empty.url, 'status')).toMatch(/^Applied: nothing\nPending:\n {2}202611210900_users_create\n/);
  expect(await run(empty.url, 'up')).toBe('Applied:\n  202611210900_users_create');
  expect(await run(empty.url, 'status')).toMatch(
    /^Applied:\n {2}202611210900_users_create\nPending:\n {2}202611210901_sessions_create\n/,
  );
});

test('goes to the latest and back, and leaves what a newer release has applied', async () => {
  const { ownerUrl, owner } = migrated;
  expect(await run(ownerUrl, 'latest')).toBe('Applied: nothing');
  const down = await run(ownerUrl, 'down');
  expect(down).toMatch(/^Taken back:\n {2}\d{12}_\w+$/);
  expect(await run(ownerUrl, 'status')).toMatch(/\nPending:\n {2}\d{12}_\w+$/);
  await owner('migrations').insert({ name: '209901010900_of_tomorrow', batch: 99, migration_time: new Date() });
  expect(await run(ownerUrl, 'latest')).toBe(
    `${down.replace('Taken back', 'Applied')}\nApplied by a newer release, and left as they are:\n  209901010900_of_tomorrow`,
  );
  await expect(run(ownerUrl, 'down')).rejects.toThrow('209901010900_of_tomorrow');
});

test('the program ends with 2 and its usage for another word', async () => {
  const program = fileURLToPath(new URL('./migrate.ts', import.meta.url));
  const ended = promisify(execFile)(process.execPath, [program, 'sideways'], {
    env: { ...bareEnvironment, DATABASE_URL: migrated.ownerUrl },
  });
  await expect(ended).rejects.toMatchObject({ code: 2, stdout: expect.stringContaining('Usage') });
});
