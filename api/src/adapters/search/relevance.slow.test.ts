import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBankSample } from '../../../test/bank-sample.ts';
import { searchQueries } from '../../../test/search-queries.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createPostgresSearch } from './postgres-search.queries.ts';

/** The share of texts for which a topic that they mean is among the first five. */
const NEEDED_RECALL = 0.9;

let database: TestDatabase;
let topicNames: Map<number, string>;
beforeAll(async () => {
  database = await createTestDatabase({ filledBy: importBankSample });
  await database.owner.raw('ANALYZE');
  const rows: { id: number; topic_name: string }[] = await database.db('topics').select('id', 'topic_name');
  topicNames = new Map(rows.map(({ id, topic_name }) => [id, topic_name]));
}, 600_000);
afterAll(() => database.drop());

describe('searching the bank', () => {
  test('is asked sixty texts at least, each with topics that exist', () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(60);
    const known = new Set(topicNames.values());
    expect(searchQueries.flatMap(([, ...topics]) => topics).filter((topic) => !known.has(topic))).toEqual([]);
  });

  test('shows a topic that was meant among the first five', async () => {
    const engine = createPostgresSearch(database.db);
    const missed: string[] = [];
    for (const [text, ...wanted] of searchQueries) {
      const hits = await engine.search({ text, staff: false, limit: 5 });
      const names = hits.filter(({ kind }) => kind === 'topic').map(({ id }) => topicNames.get(id) ?? '');
      if (!names.some((name) => wanted.includes(name))) missed.push(`${text}: ${names.join(', ')}`);
    }
    expect(1 - missed.length / searchQueries.length, missed.join('\n')).toBeGreaterThanOrEqual(NEEDED_RECALL);
  });
});
