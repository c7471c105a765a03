import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { createTestDatabase } from '../../test/test-database.ts';

const database = await createTestDatabase({ empty: true });
afterAll(() => database.drop());

const COMMAND = fileURLToPath(new URL('./migrate.ts', import.meta.url));
const migrate = async (...args: string[]) => {
  const env = { ...bareEnvironment, DATABASE_URL: database.url };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
};

test('the command migrates up one by one, to the latest, down, and tells where it is', async () => {
  expect(await migrate('status')).toMatch(/^Applied: nothing\nPending:\n {2}202611210900_users_create\n/);
  expect(await migrate('up')).toBe('Applied:\n  202611210900_users_create\n');
  expect(await migrate('latest')).toMatch(/^Applied:\n {2}202611210901_sessions_create\n/);
  expect(await migrate('latest')).toBe('Applied: nothing\n');
  expect(await migrate('down')).toMatch(/^Taken back:\n {2}\d{12}_\w+\n$/);
  expect(await migrate('status')).toMatch(/Pending:\n {2}\d{12}_\w+\n$/);
  await database.db('migrations').insert({ name: '209901010900_of_tomorrow', batch: 99, migration_time: new Date() });
  expect(await migrate('latest')).toMatch(
    /^Applied:\n {2}\d{12}_\w+\nApplied by a newer release, and left as they are:\n {2}209901010900_of_tomorrow\n$/,
  );
  await expect(migrate('down')).rejects.toMatchObject({ code: 1 });
  await expect(migrate('sideways')).rejects.toMatchObject({ code: 2, stdout: expect.stringContaining('Usage') });
});
