import { describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { purgeOldEvents } from './index.ts';

const api = await startTestApi();
const PASSWORD = 'correct horse 1';
const admin = await api.asStaff({ role_id: 1, full_name: 'Ada Admin' });
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const logIn = (username: string, password: string, from = '203.0.113.7') =>
  api.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'user-agent': AGENT },
    body: JSON.stringify({ username, password }),
  });
const eventsOf = async ({ user }: Session) => {
  const query = { account: String(user.id) };
  const { body } = await api.call('GET /api/admin/security-events', { as: admin, query });
  return body.events;
};
const kindsOf = async (as: Session) => (await eventsOf(as)).map(({ kind }) => kind);

describe('an account’s events', () => {
  test('hold its log-ins and failures, each with address and browser', async () => {
    const learner = await api.signUp();
    await logIn(learner.user.email, 'wrong');
    await logIn(learner.user.email, PASSWORD);
    const events = await eventsOf(learner);
    expect(events.map(({ kind, details }) => [kind, details])).toEqual([
      ['log_in.succeeded', { by: 'password' }],
      ['log_in.failed', {}],
      ['log_in.succeeded', { by: 'sign-up' }],
      ['account.created', {}],
    ]);
    expect(events[0]).toMatchObject({
      at: api.clock.now().toISOString(),
      account: { id: learner.user.id, email: learner.user.email },
      by: null,
      address: '203.0.113.7',
      device: 'Firefox on Windows',
    });
  });

  test('hold what staff change about it, with who did it', async () => {
    const learner = await api.signUp();
    const change = { as: admin, params: { id: learner.user.id } };
    const reason = 'Asked for by the school';
    for (let twice = 0; twice < 2; twice += 1) {
      await api.call('PUT /api/admin/users/:id/role', { ...change, body: { role_id: 2, reason } });
    }
    await api.call('POST /api/admin/users/:id/sign-out', { ...change, body: { reason } });
    await api.call('POST /api/admin/users/:id/lock', { ...change, body: { reason } });
    await logIn(learner.user.email, PASSWORD);
    await logIn(learner.user.email, PASSWORD);
    const events = (await eventsOf(learner)).slice(0, 4);
    expect(events.map(({ kind, by }) => [kind, by?.name ?? null])).toEqual([
      ['log_in.refused', null],
      ['account.locked', 'Ada Admin'],
      ['sessions.ended', 'Ada Admin'],
      ['role.changed', 'Ada Admin'],
    ]);
    expect(events[3]?.details).toEqual({ before: 'learner', after: 'staff' });
  });

  test('hold a new password, and wrong ones where it is asked for again', async () => {
    const as = await api.signUp();
    const change = (current_password: string) =>
      api.call('PUT /api/auth/password', { as, body: { current_password, password: 'Plum harbour 1' } });
    await change('wrong');
    await change(PASSWORD);
    expect((await kindsOf(as)).slice(0, 2)).toEqual(['password.changed', 'password.wrong']);
  });

  test('hold once an hour that it asked for what its role does not allow', async () => {
    const as = await api.signUp();
    const start = api.clock.now();
    for (let index = 0; index < 3; index += 1) await api.call('GET /api/admin/users', { as });
    const refused = async () => (await eventsOf(as)).filter(({ kind }) => kind === 'access.refused');
    expect(await refused()).toMatchObject([{ details: { call: 'GET /api/admin/users' } }]);
    api.clock.advance(3_600_001);
    await api.call('GET /api/admin/users', { as });
    expect(await refused()).toHaveLength(2);
    api.clock.set(start);
  });

  test('go with it', async () => {
    const as = await api.signUp();
    await api.db('users').where('id', as.user.id).delete();
    expect(await api.db('security_events').where('user_id', as.user.id)).toEqual([]);
  });
});

describe('the list', () => {
  test('holds tries of an address without an account, but not what was typed', async () => {
    await logIn('my-password-by-mistake@example.com', 'x', '203.0.113.99');
    const query = { address: '203.0.113.99' };
    const { body } = await api.call('GET /api/admin/security-events', { as: admin, query });
    expect(body.events).toMatchObject([{ kind: 'log_in.failed', account: null }]);
    expect(JSON.stringify(await api.db('security_events'))).not.toContain('by-mistake');
  });

  test('does not grow with every attempt of a caller who is refused anyway', async () => {
    const tries = Array.from({ length: 14 }, () => logIn('nobody-at-all@example.com', 'x', '203.0.113.98'));
    await Promise.all(tries);
    for (let index = 0; index < 3; index += 1) await logIn('nobody-at-all@example.com', 'x', '203.0.113.98');
    const rows = await api.db('security_events').where('address', '203.0.113.98');
    expect(rows.filter(({ kind }) => kind === 'log_in.failed')).toHaveLength(10);
    // Concurrent refusals may each be recorded; later ones are not.
    expect(rows.filter(({ kind }) => kind === 'log_in.refused').length).toBeLessThanOrEqual(4);
  });

  test('is narrowed by kind and days, comes in pages, and as CSV', async () => {
    const list = async (query: object) =>
      (await api.callLoosely('GET /api/admin/security-events', { as: admin, query: { ...query } })).body as unknown as {
        events: { kind: string }[];
        totalCount: number;
      };
    const failed = await list({ kind: 'log_in.failed' });
    expect(new Set(failed.events.map(({ kind }) => kind))).toEqual(new Set(['log_in.failed']));
    expect(failed.totalCount).toBe(failed.events.length);
    const tomorrow = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
    expect((await list({ from: tomorrow })).totalCount).toBe(0);
    expect((await list({ to: tomorrow })).totalCount).toBeGreaterThan(0);
    expect((await list({ page: '9' })).events).toEqual([]);
    const csv = await api.call('GET /api/admin/security-events/export', { as: admin, query: { kind: 'log_in.failed' } });
    const lines = String(csv.body).trim().split('\n');
    expect(lines[0]).toContain('When,What,Account,Email,By,Address,Browser,Details');
    expect(lines).toHaveLength(failed.totalCount + 1);
  });

  test('is for administrators alone', async () => {
    for (const as of [await api.signUp(), await api.asStaff()]) {
      for (const name of ['GET /api/admin/security-events', 'GET /api/admin/security-events/export'] as const) {
        expect((await api.call(name, { as, query: {} })).error.code).toBe('not_allowed');
      }
    }
  });

  test('forgets what is older than half a year', async () => {
    const now = api.clock.now();
    await api.db('security_events').update({ at: now });
    const [old] = await api.db('security_events').orderBy('id').limit(1);
    await api
      .db('security_events')
      .where('id', old.id)
      .update({ at: new Date(now.getTime() - 180 * 86_400_000 - 1) });
    expect(await purgeOldEvents(api.db, now)).toBe(1);
    expect(await api.db('security_events').where('id', old.id)).toEqual([]);
  });
});
