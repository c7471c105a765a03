import { expect, test } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
const PASSWORD = 'correct horse 1';

test('a mail greets by name only where its address is proved, so that a name carries nothing to strangers', async () => {
  const name = 'Win $500 at http://prize.example';
  const greetings = async (address: string) => (await api.mailsTo(address)).map(({ text }) => text.split('\n')[0]);
  const forget = () => api.call('POST /api/auth/forgot-password', { body: { email: 'victim@example.com' } });
  const as = await api.signUp({ email: 'victim@example.com', username: name });
  await forget();
  expect(await greetings('victim@example.com')).toEqual(['Hello,', 'Hello,']);

  await api.db('users').where('id', as.user.id).update({ verified: true });
  const body = { full_name: name, email: 'stranger@example.com', phone: null, current_password: PASSWORD };
  expect((await api.call('PUT /api/user', { as, body })).status).toBe(200);
  expect(await greetings('stranger@example.com')).toEqual(['Hello,']);
  await forget();
  expect((await greetings('victim@example.com')).at(-1)).toBe(`Hello ${name},`);
});
