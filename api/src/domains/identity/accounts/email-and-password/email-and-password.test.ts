import { describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const replica = await api.startReplica();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'correct horse 1';

/** The token of the newest mail to an address that has a link to this page. */
async function tokenFor(address: string, page: 'verify-user' | 'reset-password'): Promise<string> {
  const tokens = (await api.mailsTo(address)).map(({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1]);
  const token = tokens.filter(Boolean).at(-1);
  if (!token) throw new Error(`No mail to ${address} has a link to ${page}`);
  return token;
}

const verify = (token: string) => api.call('POST /api/auth/verify-user', { body: { token } });
const forgot = (email: string) => api.call('POST /api/auth/forgot-password', { body: { email } });
const reset = (token: string, password = 'NewSecret1') =>
  api.call('POST /api/auth/reset-password', { body: { token, password } });
const logIn = (username: string, password: string) => api.call('POST /api/auth/login', { body: { username, password } });
const userRow = (as: Session) => api.db('users').where('id', as.user.id).first();

describe('verifying an address', () => {
  test('works by the link of the mail that sign-up sends, signed in or not', async () => {
    const learner = await api.signUp({ email: 'new@example.com', username: 'Nia' });
    const [mail] = await api.mailsTo('new@example.com');
    expect(mail).toMatchObject({ subject: 'Please verify your email address', text: expect.stringContaining('Hello,') });
    expect(mail?.text).toContain('http://localhost:3000/verify-user?token=');
    const { status, body } = await verify(await tokenFor('new@example.com', 'verify-user'));
    expect([status, body]).toEqual([200, { status: 200, message: 'Verified Email Successfully' }]);
    expect((await api.call('GET /api/me', { as: learner })).body.user.verified).toBe(true);
  });

  test('twice says that it is done already', async () => {
    await api.signUp({ email: 'twice@example.com' });
    const token = await tokenFor('twice@example.com', 'verify-user');
    await verify(token);
    expect((await verify(token)).body).toEqual({ status: 200, message: 'Your account is already verified' });
  });

  test('works once when the link is opened on two replicas at once', async () => {
    await api.signUp({ email: 'both@example.com' });
    const body = JSON.stringify({ token: await tokenFor('both@example.com', 'verify-user') });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answers = await Promise.all([api, replica].map((place) => place.fetch('/api/auth/verify-user', init)));
    const messages = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { message: string }).message));
    expect(messages.sort()).toEqual(['Verified Email Successfully', 'Your account is already verified']);
  });

  test('answers at the literal paths too', async () => {
    const { token } = await api.signUp({ email: 'literal@example.com' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = await api.fetch('/auth/send-verification-email', { method: 'POST', headers, body: '{}' });
    expect([sent.status, await sent.json()]).toEqual([200, { message: 'We have sent a link to literal@example.com' }]);
    const body = JSON.stringify({ token: await tokenFor('literal@example.com', 'verify-user') });
    expect((await api.fetch('/auth/verify-user', { method: 'POST', headers, body })).status).toBe(200);
  });

  test.each([
    ['that has expired', 'link_expired', 24 * HOUR],
    ['that was never sent', 'link_invalid', 0],
  ])('refuses a link %s', async (_, code, wait) => {
    const email = `${code}@example.com`;
    await api.signUp({ email });
    const token = code === 'link_invalid' ? 'x'.repeat(43) : await tokenFor(email, 'verify-user');
    const start = api.clock.now();
    api.clock.advance(wait);
    const { status, error } = await verify(token);
    api.clock.set(start);
    expect([status, error.code]).toEqual([400, code]);
  });

  test('does not take a link for a new password', async () => {
    await api.signUp({ email: 'mixed@example.com' });
    await forgot('mixed@example.com');
    expect((await verify(await tokenFor('mixed@example.com', 'reset-password'))).error.code).toBe('link_invalid');
    expect((await reset(await tokenFor('mixed@example.com', 'verify-user'))).error.code).toBe('link_invalid');
  });

  test('asks again once a minute and five times an hour', async () => {
    const as = await api.signUp({ email: 'again@example.com' });
    const start = api.clock.now();
    const ask = () => api.call('POST /api/auth/send-verification-email', { as });
    expect((await ask()).status).toBe(200);
    const soon = await ask();
    expect([soon.status, soon.error.code, soon.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '60']);
    const later: number[] = [];
    for (let minute = 1; minute <= 6; minute += 1) {
      api.clock.advance(MINUTE);
      later.push((await ask()).status);
    }
    expect(later).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await api.mailsTo('again@example.com')).toHaveLength(6);
    api.clock.set(start);
  });

  test('asks for nothing once verified', async () => {
    const as = await api.signUp({ email: 'done@example.com' });
    await verify(await tokenFor('done@example.com', 'verify-user'));
    const answers = [1, 2].map(() => api.call('POST /api/auth/send-verification-email', { as }));
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body]).toEqual([200, { message: 'Your account is already verified' }]);
    }
    expect(await api.mailsTo('done@example.com')).toHaveLength(1);
  });

  test('stores no token in the clear', async () => {
    await api.signUp({ email: 'hidden@example.com' });
    const waiting = await api.db('mail_orders').where('address', 'hidden@example.com').first();
    expect(waiting.data).toEqual({});
    const token = await tokenFor('hidden@example.com', 'verify-user');
    const { rows } = await api.db.raw('SELECT t::text AS row FROM account_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a new address', () => {
  const profile = (email: string, more: Record<string, unknown> = {}) => ({ full_name: 'N', email, phone: null, ...more });

  test('takes the place of the old one when its link is opened', async () => {
    const as = await api.signUp({ email: 'old@example.com' });
    await verify(await tokenFor('old@example.com', 'verify-user'));
    const body = profile('fresh@example.com', { current_password: PASSWORD });
    const answer = await api.call('PUT /api/user', { as, body });
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/^Updated profile successfully\. .*fresh@example\.com/),
      user: { email: 'old@example.com', verified: true, full_name: 'N' },
      pending_email: 'fresh@example.com',
    });
    expect((await api.call('GET /api/user', { as })).body).toMatchObject({
      pending_email: 'fresh@example.com',
      has_password: true,
    });
    expect((await verify(await tokenFor('fresh@example.com', 'verify-user'))).body.message).toBe('Verified Email Successfully');
    expect((await api.call('GET /api/user', { as })).body).toMatchObject({
      user: { email: 'fresh@example.com', verified: true },
      pending_email: null,
    });
    expect((await api.mailsTo('old@example.com')).at(-1)).toMatchObject({ subject: 'Your email address has been changed' });
    expect((await logIn('fresh@example.com', PASSWORD)).status).toBe(200);
    expect((await logIn('old@example.com', PASSWORD)).status).toBe(401);
  });

  test('needs the password', async () => {
    const as = await api.signUp();
    const without = await api.call('PUT /api/user', { as, body: profile('x1@example.com') });
    expect([without.status, without.error.issues]).toEqual([
      422,
      [{ path: 'current_password', message: 'Please enter your current password' }],
    ]);
    const body = profile('x1@example.com', { current_password: 'wrong' });
    const wrong = await api.call('PUT /api/user', { as, body });
    expect([wrong.status, wrong.error.code]).toEqual([403, 'wrong_password']);
    for (let index = 0; index < 9; index += 1) await api.call('PUT /api/user', { as, body });
    const right = await api.call('PUT /api/user', { as, body: profile('x1@example.com', { current_password: PASSWORD }) });
    expect([right.status, right.error.code]).toEqual([429, 'too_many_requests']);
    expect((await userRow(as)).pending_email).toBeNull();
  });

  test('of another account gets the same response; its owner gets a mail', async () => {
    const [one, other] = [await api.signUp(), await api.signUp({ email: 'theirs@example.com' })];
    const body = profile('THEIRS@example.com', { current_password: PASSWORD });
    const { status, body: answer } = await api.call('PUT /api/user', { as: one, body });
    expect([status, answer.pending_email]).toEqual([200, 'theirs@example.com']);
    expect((await api.mailsTo('theirs@example.com')).at(-1)).toMatchObject({ subject: 'Your address already has an account' });
    expect((await userRow(other)).email).toBe('theirs@example.com');
  });

  test('of another account gets no link on a second request either', async () => {
    const [one] = [await api.signUp(), await api.signUp({ email: 'kept@example.com' })];
    await api.call('PUT /api/user', { as: one, body: profile('kept@example.com', { current_password: PASSWORD }) });
    const { status, body } = await api.call('POST /api/auth/send-verification-email', { as: one });
    expect([status, body]).toEqual([200, { message: 'We have sent a link to kept@example.com' }]);
    expect((await api.mailsTo('kept@example.com')).map(({ subject }) => subject)).toEqual([
      'Please verify your email address',
      'Your address already has an account',
      'Your address already has an account',
    ]);
  });

  test('that another account has taken since stays theirs', async () => {
    const as = await api.signUp({ email: 'slow@example.com' });
    await api.call('PUT /api/user', { as, body: profile('wanted@example.com', { current_password: PASSWORD }) });
    const token = await tokenFor('wanted@example.com', 'verify-user');
    await api.signUp({ email: 'wanted@example.com' });
    const { status, error } = await verify(token);
    expect([status, error.code]).toEqual([409, 'email_taken']);
  });

  test('waits on while other details change', async () => {
    const as = await api.signUp({ email: 'stays@example.com' });
    await api.call('PUT /api/user', { as, body: profile('comes@example.com', { current_password: PASSWORD }) });
    const token = await tokenFor('comes@example.com', 'verify-user');
    const { body } = await api.call('PUT /api/user', { as, body: profile('Stays@example.com', { phone: '+44 7700 900123' }) });
    expect(body).toMatchObject({ user: { phone: '+44 7700 900123' }, pending_email: 'comes@example.com' });
    expect((await verify(token)).status).toBe(200);
    expect((await userRow(as)).email).toBe('comes@example.com');
  });

  test('is called off by saying so', async () => {
    const as = await api.signUp({ email: 'back@example.com' });
    await api.call('PUT /api/user', { as, body: profile('forth@example.com', { current_password: PASSWORD }) });
    const token = await tokenFor('forth@example.com', 'verify-user');
    const { body } = await api.call('PUT /api/user', { as, body: profile('back@example.com', { pending_email: null }) });
    expect(body.pending_email).toBeNull();
    expect((await verify(token)).error.code).toBe('link_invalid');
    expect((await userRow(as)).email).toBe('back@example.com');
  });
});

describe('a new password', () => {
  test('by a mailed link ends all sessions and disables the old one', async () => {
    const as = await api.signUp({ email: 'forgets@example.com' });
    expect(await forgot(' Forgets@example.com').then(({ body }) => body)).toEqual({ message: 'Email sent successfully' });
    const token = await tokenFor('forgets@example.com', 'reset-password');
    const { status, body } = await reset(token);
    expect([status, body.message]).toEqual([200, expect.stringContaining('has been changed')]);
    expect((await api.call('GET /api/plan', { as })).error.code).toBe('session_expired');
    expect((await logIn('forgets@example.com', PASSWORD)).status).toBe(401);
    const again = await logIn('forgets@example.com', 'NewSecret1');
    expect([again.status, again.body.user.verified]).toEqual([200, true]);
    expect((await api.mailsTo('forgets@example.com')).at(-1)).toMatchObject({ subject: 'Your password has been changed' });
    expect((await reset(token, 'Another1')).error.code).toBe('link_used');
  });

  test('is answered alike for an address without an account, which gets no mail', async () => {
    await api.signUp({ email: 'asked-for@example.com' });
    const [known, unknown] = [await forgot('known@example.com'), await forgot('unknown@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await api.mailsTo('unknown@example.com')).toEqual([]);
    expect(await api.db('mail_orders').where('address', 'unknown@example.com')).toEqual([]);
  });

  test('may be asked for five times an hour, with or without an account', async () => {
    for (const email of ['often@example.com', 'nobody-often@example.com']) {
      if (email.startsWith('often')) await api.signUp({ email });
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test('works for half an hour', async () => {
    await api.signUp({ email: 'late@example.com' });
    await forgot('late@example.com');
    const token = await tokenFor('late@example.com', 'reset-password');
    const start = api.clock.now();
    api.clock.advance(30 * MINUTE);
    expect((await reset(token)).error).toMatchObject({
      code: 'link_expired',
      message: expect.stringContaining('ask for a new one'),
    });
    api.clock.advance(-1);
    expect((await reset(token)).status).toBe(200);
    api.clock.set(start);
  });

  test('makes other links for one unusable', async () => {
    await api.signUp({ email: 'many@example.com' });
    await forgot('many@example.com');
    const first = await tokenFor('many@example.com', 'reset-password');
    await forgot('many@example.com');
    const second = await tokenFor('many@example.com', 'reset-password');
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).error.code).toBe('link_used');
  });

  test('is set once when the form is sent on two replicas at once', async () => {
    await api.signUp({ email: 'race@example.com' });
    await forgot('race@example.com');
    const body = JSON.stringify({ token: await tokenFor('race@example.com', 'reset-password'), password: 'NewSecret1' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answers = await Promise.all([api, replica, api, replica].map((place) => place.fetch('/api/auth/reset-password', init)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('drops a requested new address', async () => {
    const as = await api.signUp({ email: 'owner@example.com' });
    const body = { full_name: 'E', email: 'intruder@example.com', phone: null, current_password: PASSWORD };
    await api.call('PUT /api/user', { as, body });
    await forgot('owner@example.com');
    await reset(await tokenFor('owner@example.com', 'reset-password'));
    expect((await userRow(as)).pending_email).toBeNull();
  });

  test.each([
    ['Ab1', 'Password should be at least 6 characters long'],
    ['ABCDEF1', 'Password should contain at least one lowercase letter'],
    ['abcdef1', 'Password should contain at least one uppercase letter'],
    ['Abcdefg', 'Password should contain at least one digit'],
  ])('refuses %s', async (password, message) => {
    const { status, error } = await reset('x'.repeat(43), password);
    expect([status, error.issues]).toEqual([422, [{ path: 'password', message }]]);
  });
});
