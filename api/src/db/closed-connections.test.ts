import { expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';
import { connectDatabase } from './connect.ts';

const api = await startTestApi();
const learner = await api.signUp({ email: 'reader@example.com', password: 'correct horse 1' });

test('connections that PostgreSQL closes are 503 to who had them, and new ones are made', async () => {
  const [{ name }] = (await api.db.raw('SELECT current_database() AS name')).rows;
  const other = connectDatabase(api.config.DATABASE_URL.replace(/\/[^/]+$/, '/postgres'), { poolSize: 1 });
  // PostgreSQL's own workers, such as autovacuum, must not be ended.
  const closing = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ? AND usename = current_user';
  const closeAll = () => other.raw(closing, [name]);
  const answers: { status: number; code: string | undefined }[] = [];
  let done = false;
  const asking = [
    () => api.call('GET /api/plans', {}),
    () => api.call('GET /api/me', { as: learner }),
    () => api.call('PUT /api/user', { as: learner, body: { username: 'Another Name' } as never }),
    () => api.call('POST /api/auth/login', { body: { username: 'reader@example.com', password: 'correct horse 1' } }),
  ].map(async (ask) => {
    while (!done) {
      const { status, error } = await ask();
      answers.push({ status, code: error?.code });
    }
  });
  for (let round = 0; round < 25; round += 1) {
    const before = answers.length;
    await closeAll();
    await expect.poll(() => answers.length, { interval: 5 }).toBeGreaterThan(before + 4);
  }
  done = true;
  await Promise.all(asking);
  await other.destroy();
  const wrong = answers.filter(({ status }) => status >= 500 && status !== 503);
  expect(wrong).toEqual([]);
  expect((await api.call('GET /api/me', { as: learner })).status).toBe(200);
});
