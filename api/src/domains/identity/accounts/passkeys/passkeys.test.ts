import { generateKeyPairSync } from 'node:crypto';
import { MOST_PASSKEYS } from '@api/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { type FaultyResponses, SoftwareAuthenticator } from '../../../../../test/software-authenticator.ts';
import { type Session, startTestApi, type TestApi } from '../../../../../test/test-api.ts';
import { readConfig } from '../../../../config.ts';
import { deleteEndedPasskeyChallenges } from './passkeys.queries.ts';

const SITE = 'http://localhost:3000';
const PASSWORD = 'correct horse 1';
const api = await startTestApi();
const replica = await api.startReplica();
const admin = await api.asStaff({ role_id: 1 });
const start = api.clock.now();
afterEach(() => api.clock.set(start));

const optionsFor = (as: Session, current_password = PASSWORD, on: TestApi = api) =>
  on.call('POST /api/auth/passkeys/options', { as, body: { current_password } });
type Made = ReturnType<SoftwareAuthenticator['create']>;
const keep = (as: Session, credential: Made, name = 'My phone', on: TestApi = api) =>
  on.call('POST /api/auth/passkeys', { as, body: { name, credential } });
const list = async (as: Session) => (await api.call('GET /api/auth/passkeys', { as })).body.passkeys;
const remove = (as: Session, id: number, current_password = PASSWORD, on: TestApi = api) =>
  on.call('DELETE /api/auth/passkeys/:id', { as, params: { id }, body: { current_password } });
const signInOptions = async (on: TestApi = api) => (await on.call('POST /api/auth/passkeys/sign-in/options')).body;
type Signed = ReturnType<SoftwareAuthenticator['get']>;
const send = (credential: Signed, on: TestApi = api) => on.call('POST /api/auth/passkeys/sign-in', { body: { credential } });
const signIn = async (authenticator: SoftwareAuthenticator, faults: FaultyResponses = {}, on: TestApi = api) =>
  send(authenticator.get(await signInOptions(on), faults), on);
const eventsOf = ({ user }: Session) =>
  api.db('security_events').where('user_id', user.id).orderBy('id').select('kind', 'details');

/** A learner with one passkey. */
async function withPasskey(settings: { counts?: boolean } = {}) {
  const as = await api.signUp();
  const authenticator = new SoftwareAuthenticator(SITE, settings);
  const { status, body } = await keep(as, authenticator.create((await optionsFor(as)).body));
  expect(status).toBe(201);
  return { as, authenticator, passkey: body.passkey };
}

describe('a new passkey', async () => {
  const nobody = await api.signUp();

  test('needs the password, and is kept with its name', async () => {
    const as = await api.signUp();
    expect((await optionsFor(as, 'wrong')).error.code).toBe('wrong_password');
    const { body: options } = await optionsFor(as);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: as.user.email },
      attestation: 'none',
      timeout: 300_000,
    });
    const { body } = await keep(as, new SoftwareAuthenticator(SITE).create(options), ' The key on my ring ');
    expect(body.passkey).toEqual({
      ...{ id: expect.any(Number), name: 'The key on my ring', backed_up: false },
      ...{ created_at: start.toISOString(), last_used_at: null },
    });
    expect(await list(as)).toEqual([body.passkey]);
    expect((await api.mailsTo(as.user.email)).at(-1)).toMatchObject({
      subject: 'A passkey for your account',
      text: expect.stringContaining('"The key on my ring"'),
    });
    expect((await eventsOf(as)).at(-1)).toEqual({ kind: 'passkey.added', details: { name: 'The key on my ring' } });
  });

  test('is one of several, each on another device, for the same account', async () => {
    const { as, authenticator } = await withPasskey();
    const { body: options } = await optionsFor(as);
    expect(() => authenticator.create(options)).toThrow('InvalidStateError');
    const other = new SoftwareAuthenticator(SITE, { counts: false });
    await keep(as, other.create(options), 'Synced');
    expect((await list(as)).map(({ name, backed_up }) => [name, backed_up])).toEqual([
      ['My phone', false],
      ['Synced', true],
    ]);
    expect(other.held[0]?.userHandle).toEqual(authenticator.held[0]?.userHandle);
    for (const each of [authenticator, other, other]) expect((await signIn(each)).body.user.id).toBe(as.user.id);
  });

  test.each<[string, FaultyResponses]>([
    ['was made on another site', { origin: 'https://study.example.evil.org' }],
    ['was made on another port', { origin: 'http://localhost:3001' }],
    ['was made for another domain', { rpId: 'example.org' }],
    ['was made without a fingerprint or PIN', { verified: false }],
    ['brings a certificate of its maker along', { format: 'fido-u2f' }],
    ['is an answer to something else', { type: 'webauthn.get' }],
  ])('is refused where it %s, and nothing is kept', async (_, faults) => {
    const options = (await optionsFor(nobody)).body;
    const { status, error } = await keep(nobody, new SoftwareAuthenticator(SITE).create(options, faults));
    expect([status, error.code]).toEqual([401, 'passkey_refused']);
    expect(await list(nobody)).toEqual([]);
    expect((await eventsOf(nobody)).at(-1)?.kind).toBe('passkey.refused');
    expect(await api.db('sessions').where({ user_id: nobody.user.id, second_factor: true })).toEqual([]);
  });

  test('is refused if its challenge is made up, used, too old, a log-in’s or another account’s', async () => {
    const [as, other] = [await api.signUp(), await api.signUp()];
    const authenticator = () => new SoftwareAuthenticator(SITE);
    const codeOf = async (credential: Made, whose = as) => (await keep(whose, credential)).error.code;
    const { body: options } = await optionsFor(as);
    expect(await codeOf(authenticator().create(options, { challenge: 'made-up' }))).toBe('passkey_challenge_ended');
    expect(await codeOf(authenticator().create(options, { challenge: (await signInOptions()).challenge }))).toBe(
      'passkey_challenge_ended',
    );
    expect(await codeOf(authenticator().create(options, { crossOrigin: true }))).toBe('passkey_challenge_ended');
    expect(await codeOf(authenticator().create(options), other)).toBe('passkey_challenge_ended');
    expect((await keep(as, authenticator().create(options))).status).toBe(201);
    expect(await codeOf(authenticator().create(options))).toBe('passkey_challenge_ended');
    const late = authenticator().create((await optionsFor(as)).body);
    api.clock.advance(5 * 60_000);
    expect(await codeOf(late)).toBe('passkey_challenge_ended');
    expect(await list(as)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
  });

  test('that belongs to another account is refused, and so is one too many', async () => {
    const { authenticator } = await withPasskey();
    const as = await api.signUp();
    const { body: options } = await optionsFor(as);
    const taken = authenticator.create(options);
    await api
      .db('passkeys')
      .where('credential_id', authenticator.held[0]?.id ?? '')
      .update({
        credential_id: Buffer.from(taken.id, 'base64url'),
      });
    expect((await keep(as, taken)).error.code).toBe('passkey_known');
    const row = await api.db('passkeys').first();
    const many = Array.from({ length: MOST_PASSKEYS - 1 }, (_, place) => {
      const { id: _id, ...rest } = row;
      return { ...rest, user_id: as.user.id, credential_id: Buffer.from(`${as.user.id} ${place}`) };
    });
    await api.db('passkeys').insert(many);
    const begun = [(await optionsFor(as)).body, (await optionsFor(as)).body];
    const both = await Promise.all(begun.map((each) => keep(as, new SoftwareAuthenticator(SITE).create(each))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await optionsFor(as)).error.code).toBe('too_many_passkeys');
  });

  test('is exported to its owner without the key, and goes with the account', async () => {
    const { as } = await withPasskey();
    const exported = JSON.parse(JSON.stringify((await api.call('GET /api/user/export', { as })).body));
    expect(JSON.stringify(exported)).toContain('"My phone"');
    expect(JSON.stringify(exported)).not.toMatch(/public_key|credential_id|user_handle|challenge_hash/);
  });
});

describe('signing in with a passkey', async () => {
  const shared = await withPasskey();

  test('needs nothing else, counts as both factors, and is written down', async () => {
    const { as, authenticator } = await withPasskey();
    const answer = await signIn(authenticator);
    expect([answer.status, answer.body.user.id]).toEqual([200, as.user.id]);
    expect(answer.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
    expect(answer.headers.get('set-cookie')).toContain('device=');
    expect((await list(as))[0]?.last_used_at).toBe(start.toISOString());
    expect((await eventsOf(as)).at(-1)).toEqual({ kind: 'log_in.succeeded', details: { by: 'passkey' } });
  });

  test('takes the place of the code of an app', async () => {
    const { as, authenticator } = await withPasskey();
    const factor = { user_id: as.user.id, secret: Buffer.alloc(0), created_at: start, confirmed_at: start };
    await api.db('second_factors').insert(factor);
    const byPassword = await api.call('POST /api/auth/login', { body: { username: as.user.email, password: PASSWORD } });
    expect(byPassword.error.code).toBe('second_factor_needed');
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test.each<[string, FaultyResponses]>([
    ['comes from another site', { origin: 'https://study.example.evil.org' }],
    ['is for another domain', { rpId: 'example.org' }],
    ['has no fingerprint or PIN behind it', { verified: false }],
    ['names another account', { userHandle: Buffer.from('somebody else') }],
    ['is signed with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['counts back', { counter: 1 }],
    ['is an answer to something else', { type: 'webauthn.create' }],
  ])('is refused where the signature %s, and changes nothing', async (_, faults) => {
    const { as, authenticator } = shared;
    expect((await signIn(authenticator)).status).toBe(200);
    const stored = () => Promise.all(['passkeys', 'sessions'].map((table) => api.db(table).where('user_id', as.user.id)));
    const before = await stored();
    const { status, error, headers } = await signIn(authenticator, faults);
    expect([status, error.code, headers.get('authorization')]).toEqual([401, 'passkey_refused', null]);
    expect(await stored()).toEqual(before);
    expect((await eventsOf(as)).at(-1)).toEqual({ kind: 'log_in.failed', details: { by: 'passkey' } });
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('is refused with a signature that was sent before, on two replicas at once too', async () => {
    const { authenticator } = shared;
    const credential = authenticator.get(await signInOptions());
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ credential }) };
    const answers = await Promise.all([api, replica, api].map((place) => place.fetch('/api/auth/passkeys/sign-in', init)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await send(credential)).error.code).toBe('passkey_challenge_ended');
  });

  test('is refused where the challenge is too old, made up, in a frame or a new passkey’s', async () => {
    const { as, authenticator } = shared;
    const late = authenticator.get(await signInOptions());
    api.clock.advance(5 * 60_000);
    expect((await send(late)).error.code).toBe('passkey_challenge_ended');
    const { challenge } = (await optionsFor(as)).body;
    for (const faults of [{ challenge: 'made-up' }, { challenge }, { crossOrigin: true }]) {
      expect((await signIn(authenticator, faults)).error.code).toBe('passkey_challenge_ended');
    }
    const credential = authenticator.get(await signInOptions());
    const clientDataJSON = Buffer.from('no JSON').toString('base64url');
    const answer = await send({ ...credential, response: { ...credential.response, clientDataJSON } });
    expect(answer.error.code).toBe('passkey_challenge_ended');
    expect(await deleteEndedPasskeyChallenges(api.db, new Date(api.clock.now().getTime() + 300_000))).toBeGreaterThan(0);
    expect(await api.db('passkey_challenges')).toEqual([]);
  });

  test('is refused with a removed or unknown passkey', async () => {
    const { as, authenticator, passkey } = await withPasskey();
    await remove(as, passkey.id);
    const { status, error } = await signIn(authenticator);
    expect([status, error.code]).toEqual([401, 'passkey_refused']);
  });

  test('does not open a locked account', async () => {
    const { as, authenticator } = await withPasskey();
    await api.db('users').where('id', as.user.id).update({ locked_at: start });
    expect((await signIn(authenticator)).error.code).toBe('account_locked');
  });
});

describe('a passkey', () => {
  test('is renamed', async () => {
    const { as, passkey } = await withPasskey();
    const rename = (name: string) => api.call('PUT /api/auth/passkeys/:id', { as, params: { id: passkey.id }, body: { name } });
    expect((await rename(' ')).status).toBe(422);
    expect((await rename('Old phone')).body.passkey).toEqual({ ...passkey, name: 'Old phone' });
  });

  test('is removed with the password, its owner told, and the session no longer counts as opened with a factor', async () => {
    const { as, passkey } = await withPasskey();
    const marked = () => api.db('sessions').where({ user_id: as.user.id, second_factor: true });
    expect(await marked()).toHaveLength(1);
    expect((await remove(as, passkey.id, 'wrong')).error.code).toBe('wrong_password');
    expect((await remove(as, passkey.id)).status).toBe(204);
    expect((await remove(as, passkey.id)).status).toBe(404);
    expect([await list(as), await marked()]).toEqual([[], []]);
    expect((await api.mailsTo(as.user.email)).at(-1)?.text).toContain('It no longer signs in to your account: My phone');
    expect((await eventsOf(as)).at(-1)?.kind).toBe('passkey.removed');
  });

  test('goes when an administrator resets the second factor, since a lost one may be in other hands', async () => {
    const { as, authenticator } = await withPasskey();
    const params = { id: as.user.id };
    expect((await api.call('GET /api/admin/users/:id', { as: admin, params })).body.user.second_factor).toBe(true);
    const body = { reason: 'Lost the phone' };
    const reset = await api.call('POST /api/admin/users/:id/reset-second-factor', { as: admin, params, body });
    expect([reset.status, reset.body.user.second_factor]).toEqual([200, false]);
    expect((await signIn(authenticator)).error.code).toBe('passkey_refused');
    expect((await api.call('GET /api/user', { as })).status).toBe(401);
    expect((await eventsOf(as)).at(-1)).toEqual({ kind: 'factor.reset', details: { passkeys: 1 } });
  });
});

describe('a new password by mail', () => {
  /** Takes an account back by the link of a mail; the answer's words. */
  async function takeBack(as: Session): Promise<string> {
    await api.call('POST /api/auth/forgot-password', { body: { email: as.user.email } });
    const token = /reset-password\?token=([\w-]+)/.exec((await api.mailsTo(as.user.email)).at(-1)?.text ?? '')?.[1] ?? '';
    return (await api.call('POST /api/auth/reset-password', { body: { token, password: 'My own words 7' } })).body.message;
  }
  const logIn = (as: Session) =>
    api.call('POST /api/auth/login', { body: { username: as.user.email, password: 'My own words 7' } });
  const addCodes = (as: Session) =>
    api
      .db('second_factors')
      .insert({ user_id: as.user.id, secret: Buffer.from('sealed'), created_at: start, confirmed_at: start });

  test('ends all that a stranger set up before the address was proved', async () => {
    const { as, authenticator } = await withPasskey();
    await addCodes(as);
    expect(await takeBack(as)).toContain('These passkeys no longer log in: My phone. The second factor is off.');
    expect((await signIn(authenticator)).error.code).toBe('passkey_refused');
    expect((await logIn(as)).status).toBe(200);
    expect((await eventsOf(as)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['factor.removed', 'passkey.removed']));
  });

  test('ends passkeys of a learner, and leaves the second factor of a proved address', async () => {
    const { as, authenticator } = await withPasskey();
    await addCodes(as);
    await api.db('users').where('id', as.user.id).update({ verified: true });
    expect(await takeBack(as)).toContain('no longer log in: My phone. Please');
    expect((await signIn(authenticator)).error.code).toBe('passkey_refused');
    expect((await logIn(as)).error.code).toBe('second_factor_needed');
  });
});

describe('where staff need a second factor', async () => {
  const strict = await startTestApi({
    STAFF_SECOND_FACTOR: 'required',
    PUBLIC_URL: 'https://app.study.example/edition',
    PASSKEY_DOMAIN: 'study.example',
  });
  const staffPassword = 'staff horse 1';
  const works = async (as: Session) => (await strict.call('GET /api/admin/users', { as, query: {} })).status === 200;

  test('a passkey is one, and the last one stays', async () => {
    const as = await strict.asStaff();
    const authenticator = new SoftwareAuthenticator('https://app.study.example');
    expect(await works(as)).toBe(false);
    const add = async () => {
      const options = (await optionsFor(as, staffPassword, strict)).body;
      return (await keep(as, new SoftwareAuthenticator('https://app.study.example').create(options), 'Spare', strict)).body
        .passkey;
    };
    const { body } = await keep(as, authenticator.create((await optionsFor(as, staffPassword, strict)).body), 'Mine', strict);
    expect(await works(as)).toBe(true);
    const { headers } = await signIn(authenticator, {}, strict);
    expect(await works({ ...as, token: headers.get('authorization')?.slice(7) ?? '' })).toBe(true);

    const refused = await remove(as, body.passkey.id, staffPassword, strict);
    expect([refused.status, refused.error.code]).toEqual([409, 'last_factor']);
    const spare = await add();
    const both = await Promise.all([body.passkey.id, spare.id].map((id) => remove(as, id, staffPassword, strict)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect([await works(as), await strict.db('passkeys')]).toEqual([true, [expect.anything()]]);
  });
});

test('the domain of passkeys is that of the site, or one above it', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/x', PUBLIC_URL: 'https://app.study.example' };
  expect(readConfig({ ...settings, PASSKEY_DOMAIN: 'study.example' }).PASSKEY_DOMAIN).toBe('study.example');
  for (const PASSKEY_DOMAIN of ['example.org', 'y.example', 'https://study.example', 'other.study.example']) {
    expect(() => readConfig({ ...settings, PASSKEY_DOMAIN })).toThrow('PASSKEY_DOMAIN');
  }
});
