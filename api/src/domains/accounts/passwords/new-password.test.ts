import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';
import { newPasswordFault, shortestPassword } from './new-password.ts';

const ada = { email: 'ada.byron@example.com', username: 'Ada Byron' };

describe('a new password', () => {
  test.each([
    ['123456', 'Many people use'],
    ['Password1', 'Many people use'],
    ['QWERTY1234', 'Many people use'],
    ['ada.byron', 'the first that anybody would try'],
    ['Ada.Byron@Example.com', 'the first that anybody would try'],
    ['ada byron', 'the first that anybody would try'],
    ['plum5', 'at least 6 characters'],
    ['Sigmaroom#2026', 'word of this site'],
    ['99mathematics!', 'word of this site'],
    // Three people, each a surrogate pair: what is counted is what was typed.
    ['🙂🙂🙂', 'at least 6 characters'],
  ])('%s is refused', async (password, words) => {
    const fault = await newPasswordFault({ NODE_ENV: 'test', PASSWORD_LENGTH: undefined }, ada, password);
    expect(fault ?? '').toContain(words);
  });

  test('that nobody would guess is taken, short as the specification allows', async () => {
    expect(await newPasswordFault({ NODE_ENV: 'test', PASSWORD_LENGTH: undefined }, ada, 'plum 7')).toBeUndefined();
  });

  test.each([
    ['test', undefined, false, 6],
    ['production', undefined, false, 8],
    ['production', 6, false, 6],
    ['test', 12, false, 12],
    ['test', undefined, true, 10],
    ['production', 12, true, 12],
  ] as const)(
    'has in %s with PASSWORD_LENGTH %s (staff: %s) at least %i characters',
    (NODE_ENV, PASSWORD_LENGTH, staff, least) => {
      expect(shortestPassword({ NODE_ENV, PASSWORD_LENGTH }, staff)).toBe(least);
    },
  );
});

describe('the rules of new passwords hold', async () => {
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
