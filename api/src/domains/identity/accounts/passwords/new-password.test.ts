import { readSettings, SETTINGS } from '@api/contract/settings';
import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../../test/test-api.ts';
import { checkNewPassword, passwordRule } from './new-password.ts';

const ada = { email: 'ada.byron@example.com', username: 'Ada Byron' };
const SPECIFIED = { PASSWORD_LENGTH: 6 };

describe('a new password', () => {
  const guessed = [
    ['123456', 'Many people use'],
    ['Password1', 'Many people use'],
    ['QWERTY1234', 'Many people use'],
    ['ada.byron', 'address is easy to guess'],
    ['Ada.Byron@Example.com', 'address is easy to guess'],
    ['ada byron', 'address is easy to guess'],
    ['Sigmaroom#2026', 'word of this site'],
    ['99mathematics!', 'word of this site'],
  ] as const;

  test.each(guessed)('%s is taken from a learner with advice', async (password, words) => {
    expect(await checkNewPassword(SPECIFIED, ada, password)).toEqual({ advice: expect.stringContaining(words) });
  });

  test.each(guessed)('%s is refused where the setting asks for more, and to staff', async (password, words) => {
    const long = password.padEnd(10, '!');
    const { fault = '' } = await checkNewPassword({ PASSWORD_LENGTH: 7 }, ada, password);
    expect(fault).toMatch(password.length < 7 ? 'at least 7 characters' : words);
    const staff = await checkNewPassword(SPECIFIED, { ...ada, role_id: 2 }, password);
    expect(staff.fault).toMatch(password === long ? words : 'at least 10 characters');
  });

  test.each([
    'plum5',
    // Three people, each a surrogate pair: what is counted is what was typed.
    '🙂🙂🙂',
    // Three letters with their dots beside them.
    'a\u0308o\u0308u\u0308',
  ])('%s is too short', async (password) => {
    expect((await checkNewPassword(SPECIFIED, ada, password)).fault).toContain('at least 6 characters');
  });

  test('that is hard to guess is accepted, as short as the specification allows', async () => {
    expect(await checkNewPassword(SPECIFIED, ada, 'plum 7')).toEqual({});
  });

  test.each([
    [6, false, { shortest: 6, refusesGuesses: false }],
    [12, false, { shortest: 12, refusesGuesses: true }],
    [6, true, { shortest: 10, refusesGuesses: true }],
    [12, true, { shortest: 12, refusesGuesses: true }],
  ] as const)('with PASSWORD_LENGTH %s (staff: %s) must be %j', (PASSWORD_LENGTH, staff, rule) => {
    expect(passwordRule({ PASSWORD_LENGTH }, staff)).toEqual(rule);
  });

  test('is six characters by default, in production too', () => {
    for (const NODE_ENV of ['test', 'production'])
      expect(readSettings({ PASSWORD_LENGTH: SETTINGS.PASSWORD_LENGTH.schema }, { NODE_ENV }).PASSWORD_LENGTH).toBe(6);
  });
});

describe('what the specification enforces', async () => {
  const api = await startTestApi();

  test('is all that a learner needs at sign-up, by a mailed link and for a change; advice comes with the answer', async () => {
    const body = { email: 'six@example.com', username: 'N', password: '123456', confirmPassword: '123456' };
    const { status, body: answer } = await api.call('POST /api/auth/signup', { body });
    expect([status, answer.notice]).toEqual([200, expect.stringContaining('Many people use')]);
    const tooShort = await api.call('POST /api/auth/signup', { body: { ...body, password: '12345', confirmPassword: '12345' } });
    const least = 'Password should be at least 6 characters long';
    expect(tooShort.error.issues).toContainEqual({ path: 'password', message: least });

    await api.call('POST /api/auth/forgot-password', { body: { email: body.email } });
    const texts = (await api.mailsTo(body.email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]);
    const token = texts.filter(Boolean).at(-1) ?? '';
    const reset = (password: string) => api.call('POST /api/auth/reset-password', { body: { token, password } });
    const refused = await Promise.all(
      ['abcdef', 'ABCDEF1', 'Abcdef'].map(async (password) => (await reset(password)).error.issues),
    );
    expect(refused.flat().map((issue) => issue?.message)).toEqual([
      'Password should contain at least one uppercase letter',
      'Password should contain at least one digit',
      'Password should contain at least one lowercase letter',
      'Password should contain at least one digit',
    ]);
    const done = await reset('Abc123');
    expect([done.status, done.body.message]).toEqual([
      200,
      expect.stringMatching(/Please log in with the new one\. Many people use/),
    ]);
  });

  test('holds for letters as they come from any keyboard', async () => {
    const [composed, decomposed] = ['P\u00e4ssw\u00f6rd-2026!', 'Pa\u0308sswo\u0308rd-2026!'];
    const body = { email: 'keys@example.com', username: 'N', password: decomposed, confirmPassword: composed };
    expect((await api.call('POST /api/auth/signup', { body })).status).toBe(200);
    const logIn = await api.call('POST /api/auth/login', { body: { username: body.email, password: composed } });
    expect(logIn.status).toBe(200);
  });
});

describe('longer passwords that are hard to guess are a rule', async () => {
  const api = await startTestApi({ PASSWORD_LENGTH: '8' });
  const fault = (message: string) => [422, [{ path: 'password', message: expect.stringContaining(message) }]];

  test('at sign-up', async () => {
    const signUp = async (password: string) => {
      const body = { email: 'new@example.com', username: 'N', password, confirmPassword: password };
      const { status, error } = await api.call('POST /api/auth/signup', { body });
      return [status, error.issues];
    };
    expect(await signUp('plum 12')).toEqual(fault('at least 8 characters'));
    expect(await signUp('password123')).toEqual(fault('Many people use'));
    expect(await api.db('users').where('email', 'new@example.com')).toEqual([]);
    expect((await signUp('plum 123'))[0]).toBe(200);
  });

  test('for a mailed link, which can be used again after a refusal', async () => {
    await api.signUp({ email: 'link@example.com' });
    await api.call('POST /api/auth/forgot-password', { body: { email: 'link@example.com' } });
    const texts = (await api.mailsTo('link@example.com')).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]);
    const token = texts.filter(Boolean).at(-1) ?? '';
    const reset = async (password: string) => {
      const { status, error } = await api.call('POST /api/auth/reset-password', { body: { token, password } });
      return [status, error.issues];
    };
    expect(await reset('Password1')).toEqual(fault('Many people use'));
    expect((await reset('Plum harbour 1'))[0]).toBe(200);
  });

  test('for staff, who need ten characters', async () => {
    const as = await api.asStaff();
    const change = async (password: string) => {
      const body = { current_password: 'staff horse 1', password };
      const { status, error } = await api.call('PUT /api/auth/password', { as, body });
      return [status, error.issues];
    };
    expect(await change('Plum 1234')).toEqual(fault('at least 10 characters'));
    expect((await change('Plum 12345'))[0]).toBe(200);
  });
});
