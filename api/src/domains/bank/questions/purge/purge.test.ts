import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const { subjectId, questionIds } = await insertOneSubject(api.db);
const [administrator, learner] = [await api.asStaff({ role_id: 1 }), await api.signUp()];
const [asked = 0, tested = 0, listed = 0] = questionIds;

const remove = (question_id: number) => api.call('DELETE /api/questions', { as: administrator, body: { question_id } });
const purge = (id: number, as: Session = administrator) =>
  api.call('DELETE /api/admin/questions/:id', { as, params: { id }, body: { reason: 'Written twice' } });

test('a deleted question goes for good, with what hangs on it, and the log keeps how much that was', async () => {
  await api.call('POST /api/doubts', { as: learner, body: { question_id: asked, queries: 'Why?' } });
  const now = api.clock.now();
  await api.db('practice_attempts').insert({
    ...{
      user_id: learner.user.id,
      client_key: randomUUID(),
      question_id: asked,
      question_version: 1,
      part: '',
      verdict: 'right',
    },
    ...{ answer: '{}', fields: '[]', marks: 1, of: 1, answered_at: now, received_at: now },
  });
  await remove(asked);
  const uses = await api.call('GET /api/admin/questions/:id/uses', { as: administrator, params: { id: asked } });
  expect(uses.body).toMatchObject({ doubts: { all: 1 }, practice: { answers: 1, learners: 1 } });

  expect((await purge(asked)).status).toBe(200);
  expect(await api.db('questions').where('id', asked)).toEqual([]);
  expect(await api.db('doubts')).toEqual([]);
  expect((await api.call('GET /api/doubts/user', { as: learner })).body.doubts).toEqual([]);
  expect((await purge(asked)).status).toBe(404);
  const { actions } = (await api.call('GET /api/admin/log', { as: administrator, query: { action: 'question.purged' } })).body;
  expect(actions).toMatchObject([
    { object: { id: asked }, reason: 'Written twice', details: { text: 'Solve x² = 0.', answers: 1, doubts: 1, reports: 0 } },
  ]);
});

test('a question that is in the bank or in a test stays', async () => {
  expect((await purge(listed)).error.code).toBe('not_deleted');
  const draw = { slug: 'taken', user_id: learner.user.id, subject_id: subjectId, duration: 30, draw_seed: 1 };
  const [{ id: test_id }] = await api
    .db('tests')
    .insert({ ...draw, created_at: api.clock.now() })
    .returning('id');
  await api.db('test_questions').insert({ test_id, question_id: tested, position: 1, marks: 5 });
  await remove(tested);
  expect((await purge(tested)).error.code).toBe('still_used');
  expect(await api.db('questions').where('id', tested)).toHaveLength(1);
});
