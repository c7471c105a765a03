import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { analyzeNewTables } from './new-tables.queries.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('collects statistics of new tables', async () => {
  await database.owner.raw('TRUNCATE question_topics');
  await analyzeNewTables(database.ownerUrl);
  const [counted] = await database.owner('pg_class').where({ relname: 'question_topics' }).pluck('reltuples');
  expect(counted).toBe(0);
});
