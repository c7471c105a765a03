import { LEGAL_VERSIONS } from '@api/contract/legal';
import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../../../../test/production.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { readConfig } from '../../../../config.ts';
import { deleteOldSignUps } from './waiting-sign-ups.queries.ts';

const { SMTP_URL, MAIL_FROM } = PRODUCTION;
const api = await startTestApi({ SIGN_UP_CONFIRMATION: 'mail', SMTP_URL, MAIL_FROM });
const replica = await api.startReplica();
const PASSWORD = 'correct horse 1';
const HOUR = 3_600_000;

const form = (email: string, more: Record<string, unknown> = {}) => ({
  ...{ email, username: 'Ada', password: PASSWORD, confirmPassword: PASSWORD },
  agreement: { terms: LEGAL_VERSIONS.terms, privacy: LEGAL_VERSIONS.privacy, age: '18-or-over' as const },
  ...more,
});
const signUp = (email: string, more = {}) => api.callLoosely('POST /api/auth/signup', { body: form(email, more) });
const logIn = (username: string, password = PASSWORD) => api.call('POST /api/auth/login', { body: { username, password } });
const open = (token: string, password = PASSWORD) => api.call('POST /api/auth/verify-user', { body: { token, password } });

/** The tokens of the links that were mailed to an address, oldest first. */
async function tokensFor(address: string): Promise<string[]> {
  const tokens = (await api.mailsTo(address)).map(({ text }) => /\/verify-user\?token=([\w-]+)/.exec(text)?.[1]);
  return tokens.filter((token) => token !== undefined);
}

const withAccount = async (email: string) => (await api.asStaff({ email, role_id: 3, password: PASSWORD })).user;

/** Everything in an answer by which a user could tell it from another. */
const seen = ({ status, headers, error }: Awaited<ReturnType<typeof signUp>>, email: string) => {
  const told = [...headers].filter(([name]) => !['date', 'x-request-id', 'traceparent', 'server-timing'].includes(name));
  return JSON.parse(JSON.stringify({ status, told, error }).replaceAll(email, 'ADDRESS'));
};

describe('a sign-up that is confirmed by mail', () => {
  test('answers the same whether or not the address has an account, and does the same for it', async () => {
    await withAccount('known@example.com');
    const done = async (email: string) => {
      const statements: string[] = [];
      const note = ({ sql }: { sql: string }) => statements.push(sql);
      api.db.on('query', note);
      const answer = seen(await signUp(email), email);
      api.db.off('query', note);
      return { answer, statements };
    };
    const [known, unknown] = [await done('known@example.com'), await done('fresh@example.com')];
    expect(unknown).toEqual(known);
    expect(known.statements.join('\n')).not.toContain('from "users"');
    expect(known.answer).toMatchObject({ status: 403, error: { code: 'confirm_by_mail' } });
    expect(known.answer.error.message).toBe('We have sent a mail to ADDRESS. Open the link in it to continue');
    expect(JSON.stringify(known.answer.told)).not.toMatch(/authorization|set-cookie/);
    expect((await logIn('fresh@example.com')).error).toEqual((await logIn('known@example.com', 'wrong one')).error);
  });

  test('tells an account’s owner only by mail, and changes nothing', async () => {
    const { id } = await withAccount('owner@example.com');
    const before = await api.db('users').where({ id }).first();
    await signUp('Owner@Example.com', { password: 'a stranger 1', confirmPassword: 'a stranger 1' });
    const [mail] = await api.mailsTo('owner@example.com');
    expect(mail?.subject).toBe('You already have an account');
    for (const page of ['login', 'forgot-password']) expect(mail?.text).toContain(`http://localhost:3000/${page}`);
    expect(mail?.text).not.toContain('token=');
    expect(await api.db('users').where({ id }).first()).toEqual(before);
    expect((await logIn('owner@example.com', 'a stranger 1')).status).toBe(401);
  });

  test('makes the account, verified and signed in, once its link is opened', async () => {
    await signUp('new@example.com', { full_name: 'Ada L' });
    expect(await api.db('users').where('email', 'new@example.com')).toEqual([]);
    const [mail] = await api.mailsTo('new@example.com');
    // A visitor may type any name and address: none of it goes to a stranger under our name.
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('Ada');
    const [token = ''] = await tokensFor('new@example.com');
    const { status, body, headers } = await open(token);
    expect([status, body.message]).toEqual([200, 'Verified Email Successfully']);
    expect(body.user).toMatchObject({ email: 'new@example.com', username: 'Ada', full_name: 'Ada L', verified: true });
    const session = { token: headers.get('authorization')?.replace('Bearer ', '') ?? '', user: body.user as never };
    expect((await api.call('GET /api/me', { as: session })).body.agreements.due).toEqual([]);
    expect((await logIn('new@example.com')).status).toBe(200);
    expect(await api.db('security_events').where({ user_id: body.user?.id }).orderBy('id').pluck('kind')).toEqual([
      'account.created',
      'log_in.succeeded',
      'log_in.succeeded',
    ]);
  });

  test('lets the reader of the mail choose the password, whatever was typed before', async () => {
    await signUp('victim@example.com', { password: 'a stranger 1', confirmPassword: 'a stranger 1' });
    const [token = ''] = await tokensFor('victim@example.com');
    const bare = await api.call('POST /api/auth/verify-user', { body: { token } });
    expect([bare.status, bare.error.code]).toEqual([403, 'password_needed']);
    expect((await open(token, 'short')).status).toBe(422);
    expect(await api.db('users').where('email', 'victim@example.com')).toEqual([]);
    expect((await open(token, 'my own words 7')).status).toBe(200);
    expect((await logIn('victim@example.com', 'a stranger 1')).status).toBe(401);
    expect((await logIn('victim@example.com', 'my own words 7')).status).toBe(200);
  });

  test('is confirmed once, by whichever of its links is opened first, on two replicas too', async () => {
    await signUp('twice@example.com');
    await signUp('twice@example.com', { password: 'another one 1', confirmPassword: 'another one 1' });
    const tokens = await tokensFor('twice@example.com');
    expect(tokens).toHaveLength(2);
    const init = (token = '') => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: PASSWORD }),
    });
    const answers = await Promise.all([
      api.fetch('/api/auth/verify-user', init(tokens[0])),
      replica.fetch('/api/auth/verify-user', init(tokens[0])),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await open(tokens[1] ?? '')).error.code).toBe('link_used');
    expect((await logIn('twice@example.com')).status).toBe(200);
    expect((await logIn('twice@example.com', 'another one 1')).status).toBe(401);
  });

  test('is refused if the link is too old, or the address has an account by then', async () => {
    await signUp('late@example.com');
    await signUp('meanwhile@example.com');
    const [[late = ''], [meanwhile = '']] = [await tokensFor('late@example.com'), await tokensFor('meanwhile@example.com')];
    await withAccount('meanwhile@example.com');
    expect((await open(meanwhile)).error.code).toBe('email_taken');
    const start = api.clock.now();
    api.clock.advance(24 * HOUR);
    expect((await open(late)).error.code).toBe('link_expired');
    expect(await api.db('users').where('email', 'late@example.com')).toEqual([]);
    await deleteOldSignUps(api.db, api.clock.now());
    expect(await api.db('waiting_sign_ups').where('email', 'late@example.com')).toEqual([]);
    api.clock.set(start);
  });

  test('keeps the user who is signed in in the link’s browser', async () => {
    const as = await api.asStaff({ role_id: 3 });
    await signUp('strange@example.com');
    const [token = ''] = await tokensFor('strange@example.com');
    const { status, body, headers } = await api.call('POST /api/auth/verify-user', { as, body: { token, password: PASSWORD } });
    expect([status, body.user, headers.get('authorization')]).toEqual([200, undefined, null]);
    expect(body.message).toContain('strange@example.com');
    expect((await logIn('strange@example.com')).status).toBe(200);
  });

  test('is counted by address, with an account or without', async () => {
    await withAccount('counted@example.com');
    for (const email of ['counted@example.com', 'nobody@example.com']) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => signUp(email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429]);
      expect(await api.mailsTo(email)).toHaveLength(5);
    }
  });

  test('asks for a good password before anything else, and stores none in the clear', async () => {
    const { status, error } = await signUp('weak@example.com', { password: 'short', confirmPassword: 'short' });
    expect([status, error.issues?.[0]?.path]).toEqual([422, 'password']);
    await signUp('stored@example.com', { password: 'plain-secret 1', confirmPassword: 'plain-secret 1' });
    const [token = ''] = await tokensFor('stored@example.com');
    const { rows } = await api.db.raw(
      'SELECT w::text AS row FROM waiting_sign_ups w UNION ALL SELECT m::text FROM mail_orders m',
    );
    const everything = JSON.stringify(rows);
    expect(everything).not.toContain('plain-secret');
    expect(everything).not.toContain(token);
  });
});

test('it needs a mail server', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/x', SIGN_UP_CONFIRMATION: 'mail' };
  expect(() => readConfig(settings)).toThrow(/SIGN_UP_CONFIRMATION: Set SMTP_URL too/);
  expect(readConfig({ ...settings, SMTP_URL, MAIL_FROM }).SIGN_UP_CONFIRMATION).toBe('mail');
});
