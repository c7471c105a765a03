import { expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const PRESENT = 'correct horse 1';
const NEW = 'Plum harbour 1';

const logIn = async (email: string, password = PRESENT) => {
  const answer = await api.call('POST /api/auth/login', { body: { username: email, password } });
  return { status: answer.status, token: answer.headers.get('authorization')?.slice(7) ?? '' };
};
const change = (as: Session, current_password = PRESENT, password = NEW) =>
  api.call('PUT /api/auth/password', { as, body: { current_password, password } });
const statusOf = async (as: Session) => (await api.call('GET /api/user', { as })).status;

test('a new password ends all other sessions, and only the new one logs in', async () => {
  const email = 'changes@example.com';
  const here = await api.signUp({ email });
  const elsewhere = { ...here, token: (await logIn(email)).token };
  const stranger = await api.signUp();
  expect((await change(here)).status).toBe(200);
  expect([await statusOf(here), await statusOf(elsewhere), await statusOf(stranger)]).toEqual([200, 401, 200]);
  expect([(await logIn(email)).status, (await logIn(email, NEW)).status]).toEqual([401, 200]);
  expect((await api.mailsTo(email)).at(-1)).toMatchObject({ subject: 'Your password has been changed' });
});

test('the present password is asked for, ten times at most', async () => {
  const as = await api.signUp({ email: 'borrowed@example.com' });
  for (let index = 0; index < 10; index += 1) expect((await change(as, 'not it')).error.code).toBe('wrong_password');
  expect((await change(as)).error.code).toBe('too_many_requests');
  expect((await logIn('borrowed@example.com')).status).toBe(200);
});

test('a password that is refused changes nothing', async () => {
  const email = 'keeps@example.com';
  const here = await api.signUp({ email });
  const elsewhere = { ...here, token: (await logIn(email)).token };
  expect((await change(here, PRESENT, 'Plum1')).error.issues).toMatchObject([{ path: 'password' }]);
  expect((await change(here, PRESENT, 'nodigits')).status).toBe(422);
  expect([await statusOf(elsewhere), (await logIn(email)).status]).toEqual([200, 200]);
});

test('a link that was mailed before is of no use afterwards', async () => {
  const email = 'linked@example.com';
  const as = await api.signUp({ email });
  await api.call('POST /api/auth/forgot-password', { body: { email } });
  const texts = (await api.mailsTo(email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]);
  const token = texts.filter(Boolean).at(-1) ?? '';
  await change(as);
  const reset = await api.call('POST /api/auth/reset-password', { body: { token, password: 'Another plum 1' } });
  expect(reset.error.code).toBe('link_used');
});

test('an account without a password gets instructions to set one', async () => {
  const as = await api.signUp();
  await api.db('users').where('id', as.user.id).update({ password_hash: null });
  expect((await change(as)).error.code).toBe('password_not_set');
});
