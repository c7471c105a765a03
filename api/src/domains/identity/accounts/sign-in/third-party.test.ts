import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../../../../test/production.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { SigningKeys, sandboxClaims, sandboxKeyFile } from '../../../../sandbox/identity/index.ts';

const api = await startTestApi();
const keys = new SigningKeys(sandboxKeyFile(api.config));

const claimsOf = (email: string, changes: Partial<JWTPayload> = {}) => ({
  ...sandboxClaims(api.config, { email, name: 'Grace H' }, api.clock.now()),
  ...changes,
});
const signIn = (credential: string, nonce?: string) =>
  api.call('POST /api/auth/google-auth', { body: { credential, ...(nonce === undefined ? {} : { nonce }) } });
const post = (place: Pick<typeof api, 'fetch'>, body: object, headers = {}) =>
  place.fetch('/api/auth/google-auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const signInAs = async (email: string, changes: Partial<JWTPayload> = {}) => signIn(await keys.sign(claimsOf(email, changes)));

describe('a third-party sign-in', () => {
  test('makes an account for a new user, its address verified, and signs in to it afterwards', async () => {
    const first = await signInAs('grace@example.com');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      authType: 'signup',
      user: { email: 'grace@example.com', verified: true, full_name: 'Grace H' },
    });
    expect(first.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
    const second = await signInAs('grace@example.com');
    expect(second.body).toMatchObject({ authType: 'login', user: { id: first.body.user.id } });
    const session = { token: second.headers.get('authorization')?.slice(7) ?? '', user: second.body.user };
    expect((await api.call('GET /api/me', { as: session })).body.user.id).toBe(first.body.user.id);
    const { third_party } = (await api.call('GET /api/user', { as: session })).body;
    expect(third_party).toEqual([{ provider: 'sandbox', email: 'grace@example.com' }]);
  });

  test('follows the person, not the address', async () => {
    const first = await signInAs('old-name@example.com', { sub: 'lasting-id' });
    const second = await signInAs('new-name@example.com', { sub: 'lasting-id', email_verified: false });
    expect(second.body).toMatchObject({ authType: 'login', user: { id: first.body.user.id, email: 'old-name@example.com' } });
  });

  test('is linked to an account whose address is verified', async () => {
    const { user } = await api.signUp({ email: 'linked@example.com' });
    await api.db('users').where('id', user.id).update({ verified: true });
    expect((await signInAs('Linked@Example.com')).body).toMatchObject({ authType: 'login', user: { id: user.id } });
    expect(await api.db('identities').where('user_id', user.id)).toHaveLength(1);
  });

  test('takes over an account whose address was never verified, and ends all else that opens it', async () => {
    const stranger = await api.signUp({ email: 'squatted@example.com' });
    const { id } = stranger.user;
    const other = { user_id: id, provider: 'other', subject: 'stranger', email: 'stranger@example.com' };
    await api.db('identities').insert({ ...other, created_at: new Date(), last_used_at: new Date() });
    const { body } = await signInAs('squatted@example.com');
    expect(body).toMatchObject({ authType: 'login', user: { id, verified: true } });
    expect((await api.call('GET /api/user', { as: stranger })).status).toBe(401);
    const login = { username: 'squatted@example.com', password: 'correct horse 1' };
    expect((await api.call('POST /api/auth/login', { body: login })).status).toBe(401);
    expect(await api.db('identities').where('user_id', id).pluck('provider')).not.toContain('other');
  });

  test('is not linked to an account of staff with an unverified address', async () => {
    const { user } = await api.asStaff({ email: 'staff-squatted@example.com', verified: false });
    const { status, error, headers } = await signInAs(user.email);
    expect([status, error.code]).toEqual([409, 'account_not_linked']);
    expect(headers.get('authorization')).toBeNull();
    expect(await api.db('identities').where('user_id', user.id)).toEqual([]);
  });

  test('needs an address that the provider has verified', async () => {
    for (const email_verified of [false, undefined, 'false', 1]) {
      const { status, error } = await signInAs('unverified@example.com', { email_verified });
      expect([status, error.code]).toEqual([403, 'email_not_verified']);
    }
    expect(await api.db('users').where('email', 'unverified@example.com')).toEqual([]);
  });

  test('sent several times at once makes one account', async () => {
    const replica = await api.startReplica();
    const places = [api, replica, api, replica, api, replica];
    const credentials = await Promise.all(places.map(() => keys.sign(claimsOf('hasty@example.com'))));
    const answers = await Promise.all(places.map((place, index) => post(place, { credential: credentials[index] })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await api.db('users').where('email', 'hasty@example.com')).toHaveLength(1);
  });

  test('works once per credential, on any replica, even if it leaks later', async () => {
    const replica = await api.startReplica();
    const credential = await keys.sign(claimsOf('once@example.com', { nonce: 'n-3' }));
    const answers = await Promise.all([api, replica, api, replica].map((place) => post(place, { credential, nonce: 'n-3' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const start = api.clock.now();
    api.clock.advance(30 * 60_000);
    expect((await signIn(credential, 'n-3')).error.code).toBe('invalid_credential');
    api.clock.set(start);
  });

  test('leaves the account without a password, so that none fits', async () => {
    await signInAs('no-password@example.com');
    for (const password of ['null', 'no account has this password']) {
      const { error } = await api.call('POST /api/auth/login', { body: { username: 'no-password@example.com', password } });
      expect(error.code).toBe('wrong_credentials');
    }
  });

  test('takes both algorithms', async () => {
    const credential = await keys.sign(claimsOf('ecdsa@example.com'), 'ES256');
    expect((await signIn(credential)).status).toBe(200);
  });

  test('does not count against its network, a refused one does', async () => {
    const from = async (credential: string) => (await post(api, { credential }, { 'x-forwarded-for': '203.0.113.40' })).status;
    const statuses: number[] = [await from('not.a.token')];
    await api.db('rate_limits').where('key', 'like', 'log-in-network:%').update({ points: 99 });
    for (const name of ['school-0', 'school-0', 'school-1'])
      statuses.push(await from(await keys.sign(claimsOf(`${name}@example.com`))));
    for (let index = 0; index < 2; index += 1) statuses.push(await from('not.a.token'));
    expect(statuses).toEqual([401, 200, 200, 200, 401, 429]);
  });

  test('is announced to the pages', async () => {
    expect((await api.call('GET /api/auth/providers')).body).toEqual({
      schools: false,
      third_party: {
        provider: 'sandbox',
        client_id: 'study-platform-sandbox',
        sign_in_url: '/api/sandbox/identity/authorize',
      },
    });
  });
});

describe('a token is refused', () => {
  const seconds = () => Math.floor(api.clock.now().getTime() / 1000);
  const email = 'eve@example.com';

  test.each<[string, () => Partial<JWTPayload>]>([
    ['of another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['for another audience', () => ({ aud: 'somebody-else' })],
    ['without an audience', () => ({ aud: undefined })],
    ['issued to another party', () => ({ azp: 'somebody-else' })],
    ['that has expired', () => ({ iat: seconds() - 3_700, exp: seconds() - 100 })],
    ['without an end', () => ({ exp: undefined })],
    ['that is old, whatever its end', () => ({ iat: seconds() - 90_000, exp: seconds() + 90_000 })],
    ['from the future', () => ({ iat: seconds() + 600 })],
    ['that is not valid yet', () => ({ nbf: seconds() + 600 })],
    ['without a subject', () => ({ sub: undefined })],
    ['without an address', () => ({ email: undefined })],
    ['with an address that is none', () => ({ email: 'eve' })],
    ['with an unexpected nonce', () => ({ nonce: 'n-1' })],
  ])('%s', async (_, changes) => {
    const { status, error } = await signInAs(email, changes());
    expect([status, error.code]).toEqual([401, 'invalid_credential']);
  });

  test('with another nonce than the page asked for', async () => {
    const withNonce = await keys.sign(claimsOf(email, { nonce: 'n-1' }));
    const without = await keys.sign(claimsOf(email));
    for (const credential of [withNonce, without])
      expect((await signIn(credential, 'n-2')).error.code).toBe('invalid_credential');
    expect((await signIn(withNonce, 'n-1')).status).toBe(200);
  });

  test('without a signature, or with one by a secret', async () => {
    const { keys: published } = await keys.jwks();
    const secret = new TextEncoder().encode(JSON.stringify(published[0]));
    const hmac = new SignJWT(claimsOf(email)).setProtectedHeader({ alg: 'HS256', kid: published[0]?.kid ?? '' });
    const tokens = [
      new UnsecuredJWT(claimsOf(email)).encode(),
      await hmac.sign(secret),
      `${(await keys.sign(claimsOf(email))).split('.').slice(0, 2).join('.')}.`,
      'not.a.token',
      'x',
    ];
    for (const credential of tokens) expect((await signIn(credential)).error.code).toBe('invalid_credential');
  });

  test('whose claims were changed after signing', async () => {
    const [head, , signature] = (await keys.sign(claimsOf(email))).split('.');
    const forged = Buffer.from(JSON.stringify(claimsOf('victim@example.com'))).toString('base64url');
    expect((await signIn(`${head}.${forged}.${signature}`)).error.code).toBe('invalid_credential');
  });

  test('that a stranger’s key signed', async () => {
    const stranger = new SigningKeys(`${sandboxKeyFile(api.config)}.stranger`);
    expect((await signIn(await stranger.sign(claimsOf(email)))).error.code).toBe('invalid_credential');
  });
});

describe('the sandbox', () => {
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const AUTHORIZE = '/api/sandbox/identity/authorize';
  const person = { name: 'Page P', email: 'page@example.com', email_verified: 'true', nonce: 'n-9' };

  test('shows a page whose form leads to a credential for the window that opened it', async () => {
    const page = await api.fetch(`${AUTHORIZE}?nonce=n-9%22%3E`);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(await page.text()).toContain('value="n-9&quot;&gt;"');
    const answer = await api.fetch(AUTHORIZE, form(person));
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const html = await answer.text();
    const credential = /"credential":"([\w.-]+)"}, "http:\/\/localhost:3000"/.exec(html)?.[1] ?? '';
    expect((await signIn(credential, 'n-9')).body).toMatchObject({ authType: 'signup', user: { username: 'Page P' } });
  });

  test('comes back by redirect, to our own site only', async () => {
    const back = 'http://localhost:3000/login';
    const answer = await api.fetch(AUTHORIZE, { ...form({ ...person, redirect_uri: back }), redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/login#credential=[\w.-]+$/)]);
    for (const redirect_uri of ['https://evil.example/', 'http://localhost:3000.evil.example/', 'javascript:alert(1)', '/x']) {
      expect((await api.fetch(AUTHORIZE, form({ ...person, redirect_uri }))).status).toBe(400);
    }
  });

  test('does not exist in production, nor does any sign-in without a client id', async () => {
    const live = await startTestApi(PRODUCTION);
    expect((await live.fetch(AUTHORIZE)).status).toBe(404);
    expect((await live.fetch('/dev/mailbox')).status).toBe(404);
    expect((await live.call('GET /api/auth/providers')).body).toEqual({ schools: false, third_party: null });
    const { status, error } = await live.call('POST /api/auth/google-auth', { body: { credential: 'a.b.c' } });
    expect([status, error.code]).toEqual([404, 'third_party_unavailable']);
  });
});
