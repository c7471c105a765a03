import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { connectDatabase } from '../db/connect.ts';
import { countTry, deleteEndedWindows, type RateLimit, refundTry, resetTries } from './rate-limit.queries.ts';

const database = await createTestDatabase();
const replica = connectDatabase(database.url, { poolSize: 12 });
afterAll(async () => {
  await replica.destroy();
  await database.drop();
});

const limit: RateLimit = { name: 'test', tries: 3, windowMs: 60_000 };
const start = new Date('2026-11-21T09:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

test("allows the limit's tries, and says when the next one may succeed", async () => {
  for (let index = 0; index < 3; index += 1) await countTry(database.db, limit, 'a', after(index * 1000));
  await expect(countTry(database.db, limit, 'a', after(20_000))).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
    headers: { 'Retry-After': '40' },
    message: expect.stringContaining('in a minute'),
  });
  await countTry(database.db, limit, 'b', start);
  await countTry(database.db, limit, 'a', after(60_000));
});

test('counts exactly when two replicas try at once', async () => {
  const tries = Array.from({ length: 20 }, (_, index) => countTry(index % 2 ? replica : database.db, limit, 'race', start));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('takes a try back, and forgets all', async () => {
  for (let index = 0; index < 3; index += 1) await countTry(database.db, limit, 'c', start);
  await refundTry(database.db, limit, 'c');
  await countTry(database.db, limit, 'c', start);
  await expect(countTry(database.db, limit, 'c', start)).rejects.toMatchObject({ status: 429 });
  await resetTries(database.db, limit, 'c');
  await countTry(database.db, limit, 'c', start);
});

test('stores nothing that identifies who tried, and deletes ended windows', async () => {
  await countTry(database.db, limit, 'person@example.com', after(3_600_000));
  const keys = await database.db('rate_limits').pluck('key');
  expect(keys.join()).not.toContain('person');
  await deleteEndedWindows(database.db, after(3_600_000));
  expect(await database.db('rate_limits').pluck('key')).toHaveLength(1);
});
