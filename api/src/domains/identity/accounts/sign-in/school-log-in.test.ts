import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../../../test/lti-platform.ts';
import { PRODUCTION } from '../../../../../test/production.ts';
import { type ProviderClaims, startSchoolProvider } from '../../../../../test/school-provider.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { reencryptSecrets } from '../reencrypt-secrets.ts';

const api = await startTestApi();
const school = await startSchoolProvider(api);
afterAll(() => school.close());

const admin = await api.asStaff({ role_id: 1 });
const add = (body = school.registration, as = admin) => api.call('POST /api/admin/school-providers', { as, body });
const { body: provider } = await add();
const initial = { ...school.settings };
beforeEach(() => void Object.assign(school.settings, initial));

const post = async (browser: Browser, path: string, body: object) => {
  const answer = await browser.open(`/api/auth/school-log-in${path}`, { body });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};
const begin = async (browser: Browser, email: string) => (await post(browser, '', { email })).body.address as string;
const finish = (browser: Browser, query: string) => post(browser, '/finish', { query });

/** A whole log-in in a browser of its own. */
async function logIn(email: string, claims?: ProviderClaims) {
  const browser = new Browser(api);
  return finish(browser, school.authorize(await begin(browser, email), claims));
}
const refusalOf = async (...given: Parameters<typeof logIn>) => {
  const { status, body } = await logIn(...given);
  return [status, body.code];
};

describe('a log-in with a school', () => {
  test('makes an account for a new learner, its address verified, and logs in to it afterwards', async () => {
    const first = await logIn('Ada@Hill.example', { sub: 'ada' });
    expect(first).toMatchObject({
      status: 200,
      body: { authType: 'signup', user: { email: 'ada@hill.example', verified: true, role_id: 3, full_name: 'Hill Learner' } },
    });
    expect(first.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
    const again = await logIn('ada@hill.example', { sub: 'ada', email: 'ada.new@hill.example' });
    expect(again.body).toMatchObject({ authType: 'login', user: { id: first.body.user.id } });
  });

  test.each(['client_secret_basic', 'client_secret_post', undefined] as const)('proves itself by %s', async (method) => {
    school.settings.method = method;
    // Another replica has not read the description of the provider yet.
    const replica = await api.startReplica();
    const browser = new Browser({ ...api, fetch: replica.fetch });
    const { status } = await finish(browser, school.authorize(await begin(browser, 'basic@hill.example'), { sub: 'basic' }));
    expect(status).toBe(200);
  });

  test('reads the address from the userinfo endpoint where the ID token has none', async () => {
    school.settings.thin = true;
    expect((await logIn('thin@hill.example', { sub: 'thin' })).body.user.email).toBe('thin@hill.example');
  });

  test('takes the word of Microsoft Entra ID that the domain is the tenant’s', async () => {
    const claims = { sub: 'entra', email_verified: undefined, xms_edov: '1' };
    expect((await logIn('entra@hill.example', claims)).status).toBe(200);
  });

  test('opens a learner’s account with the address', async () => {
    const { user } = await api.signUp({ email: 'known@hill.example' });
    expect((await logIn('known@hill.example', { sub: 'known' })).body).toMatchObject({
      authType: 'login',
      user: { id: user.id },
    });
  });

  test('never opens an account of staff, linked before or not', async () => {
    const { user } = await api.asStaff({ email: 'boss@hill.example', verified: true });
    expect(await refusalOf('boss@hill.example', { sub: 'boss' })).toEqual([409, 'account_not_linked']);
    expect(await api.db('identities').where('user_id', user.id)).toEqual([]);
    const { body } = await logIn('later@hill.example', { sub: 'later' });
    await api.db('users').where('id', body.user.id).update({ role_id: 2 });
    expect(await refusalOf('later@hill.example', { sub: 'later' })).toEqual([409, 'account_not_linked']);
  });

  test('is not the identity of another third party with the same subject', async () => {
    const { user } = await api.signUp();
    const identity = {
      user_id: user.id,
      subject: 'shared',
      email: 'x@x.example',
      created_at: new Date(),
      last_used_at: new Date(),
    };
    await api.db('identities').insert({ ...identity, provider: school.registration.issuer });
    expect((await logIn('shared@hill.example', { sub: 'shared' })).body.user.id).not.toBe(user.id);
  });

  test('is announced to the log-in page', async () => {
    expect((await api.call('GET /api/auth/providers')).body.schools).toBe(true);
    const without = await startTestApi();
    expect((await without.call('GET /api/auth/providers')).body.schools).toBe(false);
  });
});

describe('a log-in is refused', () => {
  const seconds = () => Math.floor(api.clock.now().getTime() / 1000);

  test.each<[string, ProviderClaims, string]>([
    ['with an address of another domain', { email: 'eve@valley.example' }, 'other_domain'],
    ['with an address of a domain below', { email: 'eve@sub.hill.example' }, 'other_domain'],
    ['with an address that only ends alike', { email: 'eve@evilhill.example' }, 'other_domain'],
    ['with two @', { email: 'eve@evil.example@hill.example' }, 'invalid_credential'],
    ['with an unverified address', { email_verified: false }, 'email_not_verified'],
    ['without a word on the address', { email_verified: undefined }, 'email_not_verified'],
    ['with another nonce', { nonce: 'n' }, 'invalid_credential'],
    ['of another issuer', { iss: 'https://evil.example' }, 'invalid_credential'],
    ['for another audience', { aud: 'another' }, 'invalid_credential'],
    ['for several audiences, issued to another', { aud: ['sigma:1', 'b'], azp: 'b' }, 'invalid_credential'],
    ['that has expired', { iat: seconds() - 600, exp: seconds() - 300 }, 'invalid_credential'],
  ])('%s', async (_, claims, code) => {
    expect((await refusalOf('eve@hill.example', { sub: 'eve', ...claims }))[1]).toBe(code);
    expect(await api.db('identities').where('subject', 'eve')).toEqual([]);
  });

  test('that another key signed', async () => {
    school.settings.signsWithAnotherKey = true;
    expect(await refusalOf('eve@hill.example')).toEqual([401, 'invalid_credential']);
  });

  test('in another browser, with another state, twice, or after the person refused', async () => {
    const browser = new Browser(api);
    const query = school.authorize(await begin(browser, 'twice@hill.example'), { sub: 'twice' });
    const codes = [];
    codes.push((await finish(new Browser(api), query)).body.code);
    codes.push((await finish(browser, query.replace(/state=./, 'state=~'))).body.code);
    const { searchParams } = new URL(await begin(browser, 'twice@hill.example'));
    codes.push((await finish(browser, `?error=access_denied&state=${searchParams.get('state')}`)).body.code);
    codes.push((await finish(browser, query)).body.code);
    const right = school.authorize(await begin(browser, 'twice@hill.example'), { sub: 'twice' });
    const answers = await Promise.all([finish(browser, right), finish(browser, right), finish(browser, right)]);
    expect(codes).toEqual(Array(4).fill('invalid_credential'));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('with a code that another browser was given', async () => {
    const [mine, theirs] = [new Browser(api), new Browser(api)];
    const stolen = new URLSearchParams(school.authorize(await begin(theirs, 'victim@hill.example'), { sub: 'victim' }));
    const own = new URLSearchParams(school.authorize(await begin(mine, 'eve@hill.example')));
    own.set('code', stolen.get('code') ?? '');
    expect((await finish(mine, `?${own}`)).body.code).toBe('invalid_credential');
  });

  test('while the provider is away, in words', async () => {
    const browser = new Browser(api);
    const query = school.authorize(await begin(browser, 'away@hill.example'));
    school.settings.isAway = true;
    expect(await finish(browser, query)).toMatchObject({ status: 503, body: { code: 'provider_unreachable' } });
  });

  test('of a school that nobody added, or that was removed meanwhile', async () => {
    expect(await post(new Browser(api), '', { email: 'a@valley.example' })).toMatchObject({
      status: 404,
      body: { code: 'no_school_provider' },
    });
    const other = await startSchoolProvider(api);
    const { body } = await add({ ...other.registration, domains: ['valley.example'] });
    const browser = new Browser(api);
    const query = other.authorize(await begin(browser, 'a@valley.example'));
    await api.call('DELETE /api/admin/school-providers/:id', { as: admin, params: { id: body.id } });
    expect((await finish(browser, query)).body.code).toBe('invalid_credential');
    await other.close();
  });
});

describe('a provider', () => {
  test('is listed without its secret, which is stored sealed', async () => {
    const { body } = await api.call('GET /api/admin/school-providers', { as: admin });
    const { client_secret: _, ...shown } = school.registration;
    expect(body.providers).toEqual([{ id: provider.id, ...shown, created_at: expect.any(String) }]);
    const row = await api.db('school_providers').where('id', provider.id).first();
    expect(row.client_secret.toString('latin1')).not.toContain('secret');
    const before = row.client_secret.toString('hex');
    const rotated = randomBytes(32).toString('base64');
    await expect(reencryptSecrets(api.db, { DATA_DIR: '', FACTOR_KEY: rotated })).rejects.toThrow();
    expect(await reencryptSecrets(api.db, api.config)).toBe(1);
    const after = await api.db('school_providers').where('id', provider.id).first();
    expect(after.client_secret.toString('hex')).not.toBe(before);
    expect((await logIn('sealed@hill.example', { sub: 'sealed' })).status).toBe(200);
  });

  test('is added by administrators alone, once, with domains of its own', async () => {
    const staff = await api.asStaff({ permissions: ['settings', 'accounts'] });
    expect((await add(school.registration, staff)).status).toBe(403);
    expect((await add()).error.code).toBe('provider_registered');
    const other = { ...school.registration, client_id: 'another' };
    expect((await add({ ...other, domains: ['new.example', 'hill.example'] })).error.code).toBe('domain_taken');
    expect(await api.db('school_domains').where('domain', 'new.example')).toEqual([]);
    expect((await add({ ...other, domains: ['@hill'] })).status).toBe(422);
    const log = await api.db('staff_actions').where({ action: 'school_provider.added', object_id: provider.id }).first();
    expect(log.details).toEqual({
      name: 'Hill School',
      issuer: school.registration.issuer,
      domains: 'hill.example, staff.hill.example',
    });
  });

  test('must describe itself under its own name', async () => {
    const other = await startSchoolProvider(api);
    const nowhere = { ...other.registration, issuer: `${other.registration.issuer}/nowhere`, domains: ['other.example'] };
    expect((await add(nowhere)).error.code).toBe('provider_unusable');
    other.settings.issuer = 'https://login.example/{tenantid}/v2.0';
    expect((await add({ ...other.registration, domains: ['other.example'] })).error.code).toBe('provider_unusable');
    await other.close();
  });

  test('at a private address is never asked in production', async () => {
    const live = await startTestApi(PRODUCTION);
    const as = await live.asStaff({ role_id: 1 });
    const { error } = await live.call('POST /api/admin/school-providers', { as, body: school.registration });
    expect(error.code).toBe('provider_unusable');
  });
});
