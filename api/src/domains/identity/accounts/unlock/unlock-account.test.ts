import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { startTestApi } from '../../../../../test/test-api.ts';
import { unlockByAddress } from './unlock.service.ts';

const api = await startTestApi();
const COMMAND = fileURLToPath(new URL('./unlock-account.ts', import.meta.url));
const PASSWORD = 'correct horse 1';

async function run(...args: string[]) {
  const { rows } = await api.db.raw('SELECT current_database() AS name');
  const DATABASE_URL = inject('applicationServerUrl').replace(/\/postgres$/, `/${rows[0].name}`);
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, DATABASE_URL } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}

const logIn = async (email: string, password = PASSWORD) =>
  (await api.call('POST /api/auth/login', { body: { username: email, password } })).status;
const unlocksOf = (userId: number) => api.db('staff_actions').where({ action: 'user.unlocked', object_id: userId });

test('unlocks an account with too many devices, mails its owner, and logs who did it and why', async () => {
  const [{ user }, staff] = [await api.signUp({ email: 'locked@example.com' }), await api.asStaff({ permissions: ['accounts'] })];
  const since = api.clock.now();
  await api.db('users').where('id', user.id).update({ locked_at: since });
  expect(await logIn(user.email)).toBe(403);

  const { code, output } = await run('Locked@Example.com', '--by', staff.user.email, '--note', 'They wrote from their school');
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Unlocked locked@example.com') });
  expect(await logIn(user.email)).toBe(200);
  expect(await api.db('devices').where('user_id', user.id).whereNull('removed_at')).toHaveLength(1);
  expect(await unlocksOf(user.id)).toMatchObject([
    { staff_id: staff.user.id, reason: 'They wrote from their school', details: { locked_at: since.toISOString() } },
  ]);
  // The command has the machine's clock.
  api.clock.set(new Date());
  expect((await api.mailsTo(user.email)).map(({ subject }) => subject)).toContain('Your account is unlocked');
});

test('staff unlock wrong passwords by the API too, which is written down as well', async () => {
  const [{ user }, staff] = [
    await api.signUp({ email: 'mistyped@example.com' }),
    await api.asStaff({ permissions: ['accounts'] }),
  ];
  await logIn(user.email, 'wrong');
  await api.db('rate_limits').where('key', 'like', 'password:%').update({ points: 10 });
  expect(await logIn(user.email)).toBe(429);
  const answer = await api.call('POST /api/admin/users/:id/unlock', { as: staff, params: { id: user.id } });
  expect(answer.body.user.id).toBe(user.id);
  expect(await logIn(user.email)).toBe(200);
  expect(await unlocksOf(user.id)).toMatchObject([{ staff_id: staff.user.id, details: { locked_at: null } }]);
});

test('refuses what it cannot do in one line', async () => {
  const { user } = await api.signUp({ email: 'learner@example.com' });
  const unlockAs = (by: string, address = user.email) => unlockByAddress(api.db, address, { by, note: '' }, api.clock.now());
  await expect(unlockAs(user.email)).rejects.toThrow('learner@example.com is no staff account');
  await expect(unlockAs('nobody@example.com')).rejects.toThrow('nobody@example.com is no staff account');
  expect(await unlocksOf(user.id)).toEqual([]);
  const staff = await api.asStaff({ permissions: ['accounts'] });
  const [unknown, nobody] = await Promise.all([run('nobody@example.com', '--by', staff.user.email), run(user.email)]);
  expect(unknown).toEqual({ code: 1, output: 'There is no account with the address nobody@example.com\n' });
  expect([nobody.code, nobody.output]).toEqual([1, expect.stringContaining('--by is missing')]);
});
