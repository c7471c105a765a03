import { beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../../../test/bench-api/statements.ts';
import { insertOneSubject } from '../../../test/one-subject.ts';
import { nodesOf, type Plan, takeForLarge } from '../../../test/plans.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { createPostgresSearch } from './postgres-search.queries.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const like = await api
  .db('questions')
  .where('id', questionIds[0])
  .first('topic_id', 'difficulty', 'level', 'marks', 'calculator_allowed');

const idsOf = async (sampled: boolean, count: number): Promise<number[]> => {
  const { rows } = await api.db.raw('SELECT id FROM generate_series(1000, 100000) AS id WHERE is_sampled(id) = ? LIMIT ?', [
    sampled,
    count,
  ]);
  return rows.map(({ id }: { id: number }) => id);
};
const insert = (ids: readonly number[], textOf: (place: number) => string) =>
  api.db.batchInsert(
    'questions',
    ids.map((id, place) => ({ ...like, id, question_number: id, questions_text: textOf(place), visible: place % 5 > 0 })),
  );
const find = (text: string, staff = false, limit = 8) => createPostgresSearch(api.db).search({ text, staff, limit });
const foundBy = async (text: string, staff: boolean) =>
  (await find(text, staff, 1_000)).flatMap(({ kind, id }) => (kind === 'question' ? id : []));

let sampled: number[];
let others: number[];
beforeAll(async () => {
  [sampled, others] = [await idsOf(true, 260), await idsOf(false, 1_500)];
  await insert(sampled, (place) => `Everywhere the lantern stands${place < 3 ? ' beside a heron' : ''}.`);
  await insert(others, (place) => `Everywhere the thimble stands, number ${place}${place < 30 ? ', with a heron' : ''}.`);
  await takeForLarge(api.owner, ['questions', 'search_documents', 'search_sample']);
});

/** How much a search has read of the questions: documents of each table, and rows of the index of all. */
async function readFor(text: string) {
  const statements = await statementsOf(api.db, () => find(text));
  const { sql, bindings } = statements.at(-1) as (typeof statements)[number];
  const client = await api.db.client.acquireConnection();
  const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, bindings);
  await api.db.client.releaseConnection(client);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan) as (Plan & { 'Actual Rows': number; 'Actual Loops': number })[];
  const read = (name: string) =>
    nodes
      .filter((node) => node['Relation Name'] === name || node['Index Name'] === name)
      .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
  return { index: read('search_documents_words'), documents: read('search_documents'), questions: read('questions') };
}

describe('the sample', () => {
  const isKept = async () => {
    const { rows } = await api.db.raw(
      `SELECT count(*) AS wrong FROM (SELECT id, listed, words FROM search_documents WHERE kind = 'question' AND is_sampled(id)) AS d
         FULL JOIN search_sample s USING (id) WHERE (d.listed, d.words) IS DISTINCT FROM (s.listed, s.words)`,
    );
    return rows[0].wrong === 0;
  };

  test('follows its questions: new, edited, hidden and deleted ones', async () => {
    expect(await isKept()).toBe(true);
    const [id] = (await idsOf(true, 261)).slice(-1) as [number];
    await insert([id], () => 'A marmot.');
    await api.db('questions').where({ id }).update({ questions_text: 'A lemming.' });
    expect(await isKept()).toBe(true);
    await api.db('questions').where({ id }).update({ visible: true });
    expect(await api.db('search_sample').where({ id }).pluck('listed')).toEqual([true]);
    await api.db('questions').where({ id }).delete();
    expect([await isKept(), await api.db('search_sample').where({ id })]).toEqual([true, []]);
  });

  test('is searched for common words, and shows hidden questions to staff alone', async () => {
    const hidden = sampled.filter((_, place) => place % 5 === 0);
    const [guests, staffs] = [await foundBy('lantern', false), await foundBy('lantern', true)];
    expect(guests.length).toBeGreaterThan(100);
    expect(guests.filter((id) => hidden.includes(id))).toEqual([]);
    expect(staffs.filter((id) => hidden.includes(id)).length).toBeGreaterThan(0);
  });
});

describe('a search reads as much of a large bank as it needs', () => {
  test('the index of all questions is not read if every word is common', async () => {
    expect((await readFor('everywhere stands')).index).toBe(0);
  });

  test('of many questions with a word some are ranked, and the topics of fewer looked up', async () => {
    const { index, documents, questions } = await readFor('thimble');
    expect(index).toBeGreaterThan(1_000);
    expect(documents).toBeGreaterThan(900);
    expect(documents).toBeLessThan(1_100);
    expect(questions).toBeLessThanOrEqual(500);
  });

  test('finds what an exhaustive search finds if words are rare, hidden questions for staff alone', async () => {
    for (const staff of [false, true]) {
      const { rows } = await api.db.raw(
        `SELECT id FROM questions WHERE questions_text LIKE '%heron%' AND questions_text LIKE '%verywhere%' AND (visible OR ?) ORDER BY id`,
        [staff],
      );
      const slowly = rows.map(({ id }: { id: number }) => id);
      for (const text of ['heron', 'heron everywhere', 'heron every'])
        expect(
          (await foundBy(text, staff)).sort((a, b) => a - b),
          text,
        ).toEqual(slowly);
    }
  });
});

test.each([
  ['lanten', 'lantern'],
  ['thimbel', 'thimble'],
  ['everywere', 'everywhere'],
])('a word in no document is replaced by one that resembles it: %s', async (text, word) => {
  const { rows } = await api.db.raw('SELECT similar_search_words(?) AS word', [text]);
  expect(rows.map((row: { word: string }) => row.word)).toContain(word);
  expect((await foundBy(text, false)).length).toBeGreaterThan(0);
});
