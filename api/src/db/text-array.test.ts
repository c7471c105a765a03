import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { textArray } from './text-array.ts';

const { db, drop } = await createTestDatabase({ empty: true });
afterAll(drop);

const stored = async (texts: readonly (string | null)[]) =>
  (await db.raw('SELECT ?::text[] AS texts', [textArray(texts)])).rows[0].texts;

test.each([
  ['texts that would have to be quoted', ['', 'a,b', '{"c"}', "it's", 'NULL', '\\', 'two\nlines']],
  ['texts of several bytes a sign', ['−½', '∫𝑥', '日本', '🙂']],
  ['what is not there', [null, 'x', null]],
  ['a text longer than a page', ['−x'.repeat(100_000)]],
  ['nothing', []],
])('takes %s as they are', async (_, texts) => {
  expect(await stored(texts)).toEqual(texts);
});
