import { expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import type { ChangeRow } from '../attempts.queries.ts';
import { storeChanges } from './save-changes.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

test('of several changes of a question the newest is its present work, in whatever order they are written', async () => {
  const learner = await api.signUp();
  const selection = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { slug } = (await api.call('POST /api/test', { body: { ...selection, duration: 30 }, as: learner })).body;
  await api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
  const { id } = await api.db('tests').where({ slug }).first('id');
  const questions = await api.db('test_questions').where({ test_id: id }).orderBy('position').pluck('question_id');
  const orders = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
  ];
  const changes = orders.flatMap((revisions, index) =>
    revisions.map((revision): ChangeRow => {
      const answer = { option: null, parts: [{ part: 'a', value: String(revision) }] };
      const work = { state: 'attempted' as const, flagged: revision === 3, answer };
      const by = { client_id: 'tab', sequence: revision, based_on: revision - 1, elapsed_ms: null, received_at: api.clock.now() };
      return { question_id: questions[index], revision, ...by, ...work };
    }),
  );
  expect(await storeChanges(api.db, id, changes)).toBe(true);
  const present = await api
    .db('test_questions')
    .where({ test_id: id })
    .orderBy('position')
    .limit(orders.length)
    .select('revision', 'flagged', 'answer');
  const newest = { revision: 3, flagged: true, answer: { option: null, parts: [{ part: 'a', value: '3' }] } };
  expect(present).toEqual(orders.map(() => newest));
});
