import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';
import type { RateLimit } from '../../../http/rate-limit.queries.ts';
import {
  FORGOTTEN_PER_NETWORK,
  LOG_INS_PER_NETWORK,
  PASSWORD_TRIES,
  REFUSED_SIGN_UPS_PER_NETWORK,
  SIGN_UPS_PER_NETWORK,
} from './limits.ts';

const api = await startTestApi();
const replica = await api.startReplica();
const MINUTE = 60_000;
const PASSWORD = 'correct horse 1';
/** As if what was counted against this limit had been tried so often. */
const pretendTries = (limit: RateLimit, points: number) =>
  api.db('rate_limits').where('key', 'like', `${limit.name}:%`).update({ points });
beforeEach(() => api.db('rate_limits').delete());

const logIn = (username: string, password: string) => api.call('POST /api/auth/login', { body: { username, password } });

/** Chooses `NewSecret1` by a mailed link. */
async function resetBy(email: string): Promise<void> {
  await api.call('POST /api/auth/forgot-password', { body: { email } });
  const texts = (await api.mailsTo(email)).map(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1]);
  const body = { token: texts.filter(Boolean).at(-1) ?? '', password: 'NewSecret1' };
  expect((await api.call('POST /api/auth/reset-password', { body })).status).toBe(200);
}

const LOGIN = '/api/auth/login';
const post = (place: { fetch: typeof api.fetch }, path: string, body: unknown, from = '203.0.113.1', cookie = '') =>
  place.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(body),
  });

describe('limits', () => {
  test('ten wrong passwords lock the account for 15 minutes, over all replicas and networks', async () => {
    await api.signUp({ email: 'guessed@example.com' });
    const guess = (index: number, password = 'wrong') =>
      post(index % 2 ? api : replica, LOGIN, { username: 'guessed@example.com', password }, `203.0.113.${index}`);
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const right = await guess(1, PASSWORD);
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await right.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/15 minutes.*reset your password.*\/contact-us/),
    });
    const start = api.clock.now();
    api.clock.advance(15 * MINUTE);
    expect((await guess(1, PASSWORD)).status).toBe(200);
    api.clock.set(start);
  });

  test('lock an address that has no account just the same', async () => {
    const guess = () => post(api, LOGIN, { username: 'ghost@example.com', password: 'x' }, '198.51.100.1');
    const first = (await guess()).status;
    await pretendTries(PASSWORD_TRIES, 9);
    expect([first, (await guess()).status, (await guess()).status]).toEqual([401, 401, 429]);
  });

  test('do not lock the owner out of a browser that has signed in before', async () => {
    await api.signUp({ email: 'owner-in@example.com' });
    const body = { username: 'owner-in@example.com', password: PASSWORD };
    const cookie = (await post(api, LOGIN, body)).headers.get('set-cookie')?.split(';')[0] ?? '';
    await post(api, LOGIN, { ...body, password: 'wrong' }, '198.51.100.2');
    await pretendTries(PASSWORD_TRIES, 10);
    expect((await post(api, LOGIN, body, '198.51.100.3')).status).toBe(429);
    expect((await post(api, LOGIN, body, '198.51.100.3', cookie)).status).toBe(200);
  });

  test('a right password resets the count', async () => {
    await api.signUp({ email: 'typo@example.com' });
    await logIn('typo@example.com', 'wrong');
    await pretendTries(PASSWORD_TRIES, 9);
    expect((await logIn('typo@example.com', PASSWORD)).status).toBe(200);
    expect((await logIn('typo@example.com', 'wrong')).status).toBe(401);
  });

  test('a new password unlocks', async () => {
    await api.signUp({ email: 'unlock@example.com' });
    await logIn('unlock@example.com', 'wrong');
    await pretendTries(PASSWORD_TRIES, 10);
    expect((await logIn('unlock@example.com', PASSWORD)).status).toBe(429);
    await resetBy('unlock@example.com');
    expect((await logIn('unlock@example.com', 'NewSecret1')).status).toBe(200);
  });

  test('a new password unlocks the browsers that have signed in before, and confirmations', async () => {
    const as = await api.signUp({ email: 'unlock-all@example.com' });
    const [user, wrong] = [{ username: 'unlock-all@example.com', password: PASSWORD }, { password: 'wrong' }];
    const cookie = (await post(api, LOGIN, user)).headers.get('set-cookie')?.split(';')[0] ?? '';
    await post(api, LOGIN, { ...user, ...wrong }, '198.51.100.5', cookie);
    await api.call('DELETE /api/user', { as, body: wrong });
    await pretendTries(PASSWORD_TRIES, 10);
    expect((await post(api, LOGIN, user, '198.51.100.5', cookie)).status).toBe(429);
    expect((await api.call('DELETE /api/user', { as, body: { password: PASSWORD } })).status).toBe(429);

    await resetBy('unlock-all@example.com');
    const entered = await post(api, LOGIN, { ...user, password: 'NewSecret1' }, '198.51.100.5', cookie);
    expect(entered.status).toBe(200);
    const again = { ...as, token: entered.headers.get('authorization')?.slice(7) ?? '' };
    expect((await api.call('DELETE /api/user', { as: again, body: { password: 'NewSecret1' } })).status).toBe(200);
  });

  test.each([
    ['log-ins', 100, LOG_INS_PER_NETWORK, LOGIN, (index: number) => ({ username: `n${index}@example.com`, password: 'x' }), 401],
    [
      'forgotten passwords',
      60,
      FORGOTTEN_PER_NETWORK,
      '/api/auth/forgot-password',
      (index: number) => ({ email: `n${index}@example.com` }),
      200,
    ],
  ])('hold for %s of one network: %i', async (_, tries, limit, path, body, status) => {
    const from = '192.0.2.10';
    expect((await post(api, path, body(1), from)).status).toBe(status);
    await pretendTries(limit, tries - 1);
    expect((await post(api, path, body(2), from)).status).toBe(status);
    const refused = await post(replica, path, body(3), from);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await post(api, path, body(4), '192.0.2.250')).status).toBe(status);
  });

  const SIGNUP = '/api/auth/signup';
  const newcomer = (name: string) => ({
    email: `${name}@example.com`,
    username: 'K',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });

  test('count sign-ups that are refused, and do not believe an invented address', async () => {
    await api.signUp({ email: 'asked-for@example.com' });
    const join = async (place: typeof replica, invented: string) =>
      (await post(place, SIGNUP, newcomer('asked-for'), `${invented}, 192.0.2.77`)).status;
    const first = await join(replica, '10.9.8.1');
    await pretendTries(REFUSED_SIGN_UPS_PER_NETWORK, 39);
    expect([first, await join(api, '10.9.8.2'), await join(replica, '10.9.8.3')]).toEqual([409, 409, 429]);
  });

  test('let a class of thirty sign up and log in at once behind one address, each with a slip, and more of them after that', async () => {
    const school = '192.0.2.30';
    // Eight at once, and what a network of thirty comes to.
    const pupils = Array.from({ length: 8 }, (_, index) => `pupil-${index}`);
    const countOf = async ({ name }: RateLimit) =>
      (await api.db('rate_limits').where('key', 'like', `${name}:%`).max('points as points').first())?.points ?? 0;
    const statusOf = async (answer: Promise<Response>) => (await answer).status;
    const joined = await Promise.all(pupils.map((name) => statusOf(post(api, SIGNUP, newcomer(name), school))));
    expect(new Set(joined)).toEqual(new Set([200]));
    const entered = await Promise.all(
      pupils.map(async (name) => {
        const log = (password: string) => statusOf(post(replica, LOGIN, { username: `${name}@example.com`, password }, school));
        return [await log('slip'), await log(PASSWORD)].join();
      }),
    );
    expect(new Set(entered)).toEqual(new Set(['401,200']));
    expect((30 / 8) * (await countOf(SIGN_UPS_PER_NETWORK))).toBeLessThan(SIGN_UPS_PER_NETWORK.tries);
    expect((30 / 8) * (await countOf(LOG_INS_PER_NETWORK))).toBeLessThan(LOG_INS_PER_NETWORK.tries);
    expect(await statusOf(post(api, SIGNUP, newcomer('latecomer'), school))).toBe(200);
  });

  test('of a network do not hold for a browser that has signed in to the account before', async () => {
    const school = '192.0.2.31';
    const user = { username: 'knows-the-way@example.com', password: PASSWORD };
    await api.signUp({ email: user.username });
    const cookie = (await post(api, LOGIN, user, school)).headers.get('set-cookie')?.split(';')[0] ?? '';
    await post(api, LOGIN, { username: 'g1@example.com', password: 'x' }, school);
    await pretendTries(LOG_INS_PER_NETWORK, 100);
    expect((await post(api, LOGIN, user, school)).status).toBe(429);
    expect((await post(api, LOGIN, user, school, cookie)).status).toBe(200);
  });

  test('hold for accounts that one network makes', async () => {
    const from = '192.0.2.32';
    expect((await post(api, SIGNUP, newcomer('first'), from)).status).toBe(200);
    await pretendTries(SIGN_UPS_PER_NETWORK, 199);
    expect((await post(api, SIGNUP, newcomer('two-hundredth'), from)).status).toBe(200);
    expect((await post(replica, SIGNUP, newcomer('two-hundred-first'), from)).status).toBe(429);
  });
});
