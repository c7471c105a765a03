import { afterEach, describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({ SESSION_DAYS: '60', STAFF_SESSION_DAYS: '2' });
const start = api.clock.now();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
afterEach(() => api.clock.set(start));

const another = async ({ user }: Session): Promise<Session> => {
  const { headers } = await api.call('POST /api/auth/login', { body: { username: user.email, password: 'correct horse 1' } });
  return { user, token: headers.get('authorization')?.slice(7) ?? '' };
};
const statusOf = async (as: Session) => (await api.call('GET /api/user', { as })).status;
const listOf = async (as: Session) => (await api.call('GET /api/auth/sessions', { as })).body.sessions;

/** Uses a session every day, and answers on which it was refused. */
async function lastsFor(as: Session, days: number): Promise<number> {
  for (let day = 1; day <= days; day += 1) {
    api.clock.set(new Date(start.getTime() + day * DAY));
    if ((await statusOf(as)) === 401) return day;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a session that is used every day', () => {
  test('ends for a learner after SESSION_DAYS', async () => {
    expect(await lastsFor(await api.signUp(), 70)).toBe(60);
  });

  test('ends sooner for staff', async () => {
    expect(await lastsFor(await api.asStaff(), 5)).toBe(2);
  });

  test('ends as soon for a user who has become staff', async () => {
    const as = await api.signUp();
    await api.db('users').where('id', as.user.id).update({ role_id: 2 });
    expect(await lastsFor(as, 5)).toBe(2);
  });
});

test('many simultaneous calls are each identified correctly, and an invalid token as no user', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => api.signUp()));
  const [ended, locked] = [await api.signUp(), await api.signUp()];
  await api.db('sessions').where('user_id', ended.user.id).update({ expires_at: start });
  await api.db('users').where('id', locked.user.id).update({ locked_at: start });
  const nobody = { ...ended, token: 'nobody' };
  const asked = [...people, ended, locked, nobody, ...people.toReversed(), nobody, ...people];
  const told = await Promise.all(asked.map(async (as) => (await api.call('GET /api/user', { as })).body?.user?.email));
  expect(told).toEqual(asked.map((as) => (people.includes(as) ? as.user.email : undefined)));
});

describe('the sessions of an account', () => {
  test('are listed, last used first, with the end of each, and only the user’s', async () => {
    const here = await api.signUp();
    const there = await another(here);
    await another(await api.signUp());
    api.clock.advance(2 * HOUR);
    await statusOf(there);
    const list = await listOf(there);
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    expect(list[0]).toMatchObject({
      created_at: start.toISOString(),
      last_used_at: api.clock.now().toISOString(),
      expires_at: new Date(api.clock.now().getTime() + 30 * DAY).toISOString(),
      ends_at: new Date(start.getTime() + 60 * DAY).toISOString(),
    });
  });

  test('are ended one by one, this one too, each once', async () => {
    const here = await api.signUp();
    const there = await another(here);
    const [other] = (await listOf(here)).filter(({ current }) => !current);
    const end = (as: Session, id: number) => api.call('DELETE /api/auth/sessions/:id', { as, params: { id } });
    expect((await end(here, other?.id ?? 0)).status).toBe(204);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await end(here, other?.id ?? 0)).status).toBe(404);
    const [own] = await listOf(here);
    expect((await end(here, own?.id ?? 0)).status).toBe(204);
    expect(await statusOf(here)).toBe(401);
  });

  test('are ended all at once but for this one', async () => {
    const here = await api.signUp();
    const [there, elsewhere] = [await another(here), await another(here)];
    const stranger = await api.signUp();
    expect((await api.call('POST /api/auth/sessions/end-others', { as: here })).status).toBe(204);
    const statuses = await Promise.all([here, there, elsewhere, stranger].map(statusOf));
    expect(statuses).toEqual([200, 401, 401, 200]);
  });

  test('that have ended are not listed', async () => {
    const here = await api.signUp();
    api.clock.advance(20 * DAY);
    const later = await another(here);
    api.clock.advance(20 * DAY);
    expect(await listOf(later)).toHaveLength(1);
  });
});
