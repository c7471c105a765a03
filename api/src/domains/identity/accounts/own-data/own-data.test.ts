import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../../test/test-api.ts';
import { anonymiseDeletedAccounts } from './own-data.service.ts';
import { PERSONAL_TABLES, readPersonalTables } from './personal-data.queries.ts';

const api = await startTestApi();
const DAY = 86_400_000;
const silent = pino({ level: 'silent' });
const anonymise = () => anonymiseDeletedAccounts({ db: api.db, now: api.clock.now(), log: silent, payments: null });
const PASSWORD = 'correct horse 1';
const [subject] = await api.db('subjects').insert({ slug: 'own', subject_name: 'Own', position: 1 }).returning('id');

async function withTest(userId: number) {
  const now = api.clock.now();
  const row = { slug: `own-${userId}`, user_id: userId, subject_id: subject.id, duration: 30, draw_seed: 1, created_at: now };
  await api.db('tests').insert(row);
}

test('every table that says whose its rows are is known to export and deletion', async () => {
  const unknown = (await readPersonalTables(api.db)).filter((table) => !PERSONAL_TABLES.includes(table));
  expect(unknown, 'Say in own-data/personal-data.queries.ts what becomes of these when an account is deleted').toEqual([]);
});

describe('GET /api/user/export', () => {
  test('hands over everything about the caller and nothing about others, without secrets', async () => {
    const [one, other] = [await api.signUp({ email: 'exports@example.com' }), await api.signUp({ email: 'other@example.com' })];
    await withTest(one.user.id);
    await withTest(other.user.id);
    const { status, headers, body } = await api.call('GET /api/user/export', { as: one });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-21.json"');
    expect(body).toMatchObject({
      exported_at: api.clock.now().toISOString(),
      account: { id: one.user.id, email: 'exports@example.com' },
      tests: [{ slug: `own-${one.user.id}` }],
      devices: [{ user_id: one.user.id }],
    });
    const columns = Object.keys(await api.db('users').columnInfo());
    expect(Object.keys(body.account as object)).toEqual(
      expect.arrayContaining(columns.filter((column) => column !== 'password_hash')),
    );
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|hash|other@example\.com/);
    expect(text).not.toContain(`own-${other.user.id}"`);
  });

  test('is for people who are signed in, five times an hour', async () => {
    expect((await api.call('GET /api/user/export')).status).toBe(401);
    const as = await api.signUp();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await api.call('GET /api/user/export', { as })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('DELETE /api/user', () => {
  const remove = (as: Awaited<ReturnType<typeof api.signUp>>, password = PASSWORD) =>
    api.call('DELETE /api/user', { as, body: { password } });

  test('signs out everywhere, tells by mail, and a log-in within 14 days calls it off', async () => {
    const start = api.clock.now();
    const as = await api.signUp({ email: 'regrets@example.com' });
    const { status, body } = await remove(as);
    expect([status, body]).toEqual([
      200,
      { message: expect.stringContaining('14 days'), delete_after: new Date(start.getTime() + 14 * DAY).toISOString() },
    ]);
    expect((await api.call('GET /api/me', { as })).error.code).toBe('session_expired');
    expect((await api.mailsTo('regrets@example.com')).at(-1)?.text).toContain('5 December 2026');

    api.clock.advance(14 * DAY - 1);
    expect(await anonymise()).toBe(0);
    const back = await api.call('POST /api/auth/login', { body: { username: 'regrets@example.com', password: PASSWORD } });
    expect([back.status, back.body.notice]).toEqual([200, 'Welcome back. Your account will not be deleted']);
    api.clock.advance(DAY);
    expect(await anonymise()).toBe(0);
    api.clock.set(start);
  });

  test('leaves no personal data once the time is up, and keeps what others worked on', async () => {
    const start = api.clock.now();
    const [as, other] = [await api.signUp({ email: 'leaves@example.com', username: 'Leaver' }), await api.signUp()];
    await api.db('users').where('id', as.user.id).update({ phone: '+44 1234567', school: 'Some School' });
    await withTest(as.user.id);
    await withTest(other.user.id);
    await api.mailsTo('leaves@example.com');
    const before = await api.db('users').where('id', other.user.id);
    await remove(as);
    api.clock.advance(14 * DAY);
    const counts = await Promise.all([1, 2, 3].map(() => anonymise()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await anonymise()).toBe(0);

    const row = await api.db('users').where('id', as.user.id).first();
    expect(row).toMatchObject({
      email: `deleted-${as.user.id}@deleted.invalid`,
      username: 'Deleted account',
      password_hash: null,
    });
    expect(JSON.stringify(row)).not.toMatch(/leave|Some School|1234567/i);
    for (const table of ['sessions', 'devices', 'account_tokens', 'mail_orders']) {
      expect(await api.db(table).where('user_id', as.user.id), table).toEqual([]);
    }
    expect(await api.db('tests').where('user_id', as.user.id)).toHaveLength(1);
    expect(await api.db('users').where('id', other.user.id)).toEqual(before);
    expect(await api.db('tests').where('user_id', other.user.id)).toHaveLength(1);
    const body = { username: 'leaves@example.com', password: PASSWORD };
    expect((await api.call('POST /api/auth/login', { body })).error.code).toBe('wrong_credentials');
    expect((await api.signUp({ email: 'leaves@example.com' })).user.id).not.toBe(as.user.id);
    api.clock.set(start);
  });

  test('needs the password, which not everybody has', async () => {
    const as = await api.signUp();
    expect((await remove(as, 'wrong')).error).toMatchObject({ code: 'wrong_password' });
    await api.db('users').where('id', as.user.id).update({ password_hash: null });
    const { status, error } = await remove(as);
    expect([status, error.code]).toEqual([409, 'password_not_set']);
    expect((await api.db('users').where('id', as.user.id).first()).delete_after).toBeNull();
  });

  test('is not for guests, nor for staff', async () => {
    expect((await api.call('DELETE /api/user', { body: { password: 'x' } })).status).toBe(401);
    const staff = await api.asStaff();
    expect((await remove(staff, 'staff horse 1')).error.code).toBe('not_allowed');
  });
});

describe('onboarding', () => {
  test('is kept step by step and handed in at the end', async () => {
    const as = await api.signUp();
    await api.call('PATCH /api/user/onboarding', { as, body: { ib_year: 'First year' } });
    const { body } = await api.call('PATCH /api/user/onboarding', { as, body: { math_course: 'Math AA HL' } });
    expect(body.user).toMatchObject({ ib_year: 'First year', math_course: 'Math AA HL', country: null });
    expect((await api.call('GET /api/me', { as })).body.user).toMatchObject({ ib_year: 'First year', country: null });
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['what is no answer', { role_id: 1 }],
    ['a phone number that is none', { phone: '12' }],
  ])('refuses %s', async (_, body) => {
    const as = await api.signUp();
    expect((await api.callLoosely('PATCH /api/user/onboarding', { as, body })).status).toBe(422);
  });
});
