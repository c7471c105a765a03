import type { QuestionMark } from '@api/contract';
import { expect, test } from 'vitest';
import { payTest } from '../../../../../test/answer-sheets.ts';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({ SECOND_MARKING: 'on', ANONYMOUS_MARKING: 'on' });
await insertOneSubject(api.db);
const learner = await api.signUp({ username: 'Lindiwe Dlamini' });
const [ada, ben, chi] = [
  await api.asStaff({ username: 'Ada' }),
  await api.asStaff({ username: 'Ben' }),
  await api.asStaff({ username: 'Chi' }),
];
const slug = await payTest(api, learner);
const questionIds: number[] = await api.db('test_questions').orderBy('position').pluck('question_id');

const grading = async (as: Session) => (await api.call('GET /api/grading/:slug', { as, params: { slug } })).body;
const claim = (as: Session) => api.call('PUT /api/grading/:slug', { as, params: { slug }, body: { action: 'claim' } });
const marksFor = (given: readonly number[]): QuestionMark[] =>
  questionIds.map((question_id, index) => ({ question_id, marks: given[index] ?? 1, comment: '' }));
const put = (as: Session, action: 'save' | 'finish', given: readonly number[], revision = 0) =>
  api.call('PUT /api/grading/:slug', {
    as,
    params: { slug },
    body: { action, revision, marks: marksFor(given), annotations: [], comment: '' },
  });
const outcome = async () => (await api.call('GET /api/test/:slug/grading', { as: learner, params: { slug } })).body;
const workOf = async (as: Session) => (await api.call('GET /api/admin/my-work', { as })).body.work;

test('two graders mark without each other’s marks, and a third sets what the learner gets', async () => {
  await claim(ada);
  await put(ada, 'save', [3]);
  expect((await grading(ben)).draft).toMatchObject({ revision: 0, marks: [] });
  expect((await grading(ada)).draft).toMatchObject({ revision: 1 });
  expect((await put(ada, 'finish', [3], 1)).body).toMatchObject({
    message: 'Marked. A colleague marks it independently next',
    grading: { state: 'paid', round: 'second', claimed_by: null, marks_obtained: null },
    next: null,
  });
  expect((await put(ada, 'finish', [3], 1)).status).toBe(200);
  expect((await claim(ada)).error.code).toBe('already_marked');
  expect(await workOf(ada)).toEqual([]);
  expect(await outcome()).toMatchObject({ state: 'claimed', marks_obtained: null });

  await claim(ben);
  expect(await grading(ben)).toMatchObject({ draft: { revision: 0, marks: [] }, marked_count: 0 });
  expect((await grading(ben)).markings).toBeUndefined();
  await put(ben, 'finish', [2]);
  const body = { action: 'assign' as const, assignee_id: ben.user.id };
  expect((await api.call('PUT /api/grading/:slug', { as: chi, params: { slug }, body })).error.code).toBe('already_marked');

  await claim(chi);
  const moderated = await grading(chi);
  expect(moderated).toMatchObject({
    round: 'moderation',
    markings: [
      { marked_by: { name: 'Ada' }, marks: marksFor([3]) },
      { marked_by: { name: 'Ben' }, marks: marksFor([2]) },
    ],
  });
  expect(moderated.draft.marks.map(({ marks }) => marks)).toEqual(questionIds.map((_, index) => (index === 0 ? null : 1)));
  expect((await put(chi, 'finish', [2], 1)).body.grading).toMatchObject({ state: 'graded' });
  expect(await api.db('grading_events').orderBy('id').pluck('type')).toEqual([
    ...['uploaded', 'paid', 'claimed', 'marked', 'claimed', 'marked', 'claimed', 'finished'],
  ]);
});

test('hides the learner’s name from graders until the sheet is returned', async () => {
  const other = await payTest(api, learner);
  const pseudonym = `Learner ${other.slice(other.lastIndexOf('-') + 1)}`;
  const found = async (q: string) =>
    (await api.call('GET /api/grading/queue', { as: ada, query: { q } })).body.gradings.map((row) => row.slug);
  expect(await found(other)).toEqual([other]);
  expect(await found('Lindiwe')).toEqual([]);
  const csv = await api.fetch('/api/grading/queue/export', { headers: { authorization: `Bearer ${ada.token}` } });
  const seen = [
    (await api.call('GET /api/grading/queue', { as: ada, query: {} })).body,
    (await api.call('PUT /api/grading/:slug', { as: ada, params: { slug: other }, body: { action: 'claim' } })).body,
    (await api.call('GET /api/grading/:slug', { as: ada, params: { slug: other } })).body,
    await workOf(ada),
    await csv.text(),
  ];
  for (const each of seen) {
    expect(JSON.stringify(each)).toContain(pseudonym);
    expect(JSON.stringify(each)).not.toContain('Lindiwe');
  }
  const detail = (await api.call('GET /api/grading/:slug', { as: ada, params: { slug: other } })).body;
  expect(detail).toMatchObject({ learner: { id: null, name: pseudonym }, sheet: { name: `${other}.pdf` } });
  await api.db('gradings').update({ report_key: api.db.ref('sheet_key') });
  const report = { params: { slug: other }, query: { fileType: 'ADMIN_FILE' as const } };
  expect((await api.call('GET /api/test/:slug/download-answer', { as: ada, ...report })).status).toBe(404);
  expect((await api.call('GET /api/test/:slug/download-answer', { as: learner, ...report })).status).toBe(200);
  await api
    .db('gradings')
    .update({ state: 'returned', graded_at: api.clock.now(), returned_at: api.clock.now(), marks_obtained: 1 });
  expect((await api.call('GET /api/grading/:slug', { as: ada, params: { slug: other } })).body.learner.name).toContain('Lindiwe');
  expect(await found('Lindiwe')).toEqual([]);
});
