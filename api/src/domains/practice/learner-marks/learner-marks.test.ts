import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { deleteEndedRestores } from './saved-questions.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let learner: Session;
let staff: Session;
let visible: number[];
let hidden: number;

beforeAll(async () => {
  [learner, staff] = [await api.signUp(), await api.asStaff()];
  const rows = await api.db('questions').orderBy('id').select('id', 'visible', 'topic_id');
  const open = await api
    .db('topics as t')
    .join('subjects as s', 's.id', 't.subject_id')
    .where('audience', 'everyone')
    .pluck('t.id');
  visible = rows.filter((row) => row.visible && open.includes(row.topic_id)).map(({ id }) => id);
  hidden = rows.find((row) => !row.visible).id;
});
beforeEach(async () => {
  for (const table of ['completed_question', 'pinned_question', 'user_question', 'cleared_bookmarks'])
    await api.db(table).delete();
});

const at = (index: number) => visible[index] as number;
const save = (questionId: number, as = learner) =>
  api.call('POST /api/user_question/:questionId', { params: { questionId }, body: {}, as });
const saved = async (as = learner) => (await api.call('GET /api/user_question', { as })).body;
const marksOf = async (id: number) => {
  const { body } = await api.call('GET /api/questions/:id', { params: { id }, as: learner });
  return body.question.learner;
};

describe('guests', () => {
  test('can mark nothing', async () => {
    const refused = [
      await api.callLoosely('GET /api/completed_question/user', {}),
      await api.callLoosely('POST /api/completed_question', { body: { question_id: at(0) } }),
      await api.callLoosely('DELETE /api/completed_question/user/:questionId', { params: { questionId: at(0) } }),
      await api.callLoosely('GET /api/pinned_question/user', {}),
      await api.callLoosely('POST /api/pinned_question', { body: { question: at(0) } }),
      await api.callLoosely('DELETE /api/pinned_question/user/:questionId', { params: { questionId: at(0) } }),
      await api.callLoosely('GET /api/user_question', {}),
      await api.callLoosely('POST /api/user_question/:questionId', { params: { questionId: at(0) }, body: {} }),
      await api.callLoosely('DELETE /api/user_question/:id', { params: { id: 1 } }),
      await api.callLoosely('DELETE /api/user_question/user/:questionId', { params: { questionId: at(0) } }),
      await api.callLoosely('DELETE /api/user_question', {}),
      await api.callLoosely('POST /api/user_question/restore', { body: { restore_token: crypto.randomUUID() } }),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(refused.map(() => [401, 'not_signed_in']));
  });
});

describe('completed questions', () => {
  test('are marked and unmarked any number of times', async () => {
    const body = { question_id: at(0) };
    for (const _ of [1, 2]) {
      const { status, body: answer } = await api.call('POST /api/completed_question', { body, as: learner });
      expect([status, answer.message]).toEqual([200, 'Question marked as completed']);
    }
    expect((await marksOf(at(0)))?.completed).toBe(true);
    const { body: list } = await api.call('GET /api/completed_question/user', { as: learner });
    expect(list.completed_questions).toEqual([{ question_id: at(0), created_at: api.clock.now().toISOString() }]);
    for (const _ of [1, 2]) {
      const request = { params: { questionId: at(0) }, as: learner };
      const { status, body: answer } = await api.call('DELETE /api/completed_question/user/:questionId', request);
      expect([status, answer.message]).toEqual([200, 'Question marked as incomplete']);
    }
    expect((await marksOf(at(0)))?.completed).toBe(false);
  });

  test('count in the topic tree', async () => {
    await api.call('POST /api/completed_question', { body: { question_id: at(0) }, as: learner });
    const { body } = await api.call('GET /api/subjects', { as: learner });
    const done = body.subjects.flatMap(({ Topic = [] }) => Topic.map((topic) => topic.completedQuestionsCount));
    expect(Math.max(...done.map(Number))).toBe(1);
  });

  test('answer with a trailing slash too', async () => {
    const { status } = await api.fetch('/api/completed_question/', {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question_id: at(3) }),
    });
    expect(status).toBe(200);
  });

  test('can be marked twice at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.call('POST /api/completed_question', { body: { question_id: at(1) }, as: learner })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('pinned questions', () => {
  test('are pinned and unpinned, at the literal path as well', async () => {
    const { body } = await api.call('POST /api/pinned_question', { body: { question: at(0) }, as: learner });
    expect(body).toEqual({ message: 'Question pinned', question_id: at(0) });
    expect((await marksOf(at(0)))?.pinned).toBe(true);
    const headers = { authorization: `Bearer ${learner.token}` };
    const unpinned = await api.fetch(`/pinned_question/user/${at(0)}`, { method: 'DELETE', headers });
    expect([unpinned.status, await unpinned.json()]).toEqual([200, { message: 'Question unpinned', question_id: at(0) }]);
    expect((await marksOf(at(0)))?.pinned).toBe(false);
  });
});

describe('the list of pinned questions', () => {
  const pin = (question: number, as = learner) => api.call('POST /api/pinned_question', { body: { question }, as });
  const pinned = async (query = {}, as = learner) => (await api.call('GET /api/pinned_question/user', { query, as })).body;

  test('has them page by page, in the order of the list that shows pinned questions alone', async () => {
    expect(await pinned()).toEqual({ questions: [], page: 1, pageSize: 10, totalCount: 0 });
    for (const index of [40, 3, 77, 12, 25]) await pin(at(index));
    await pin(at(8), staff);
    const pages = [
      await pinned({ pageSize: '2' }),
      await pinned({ page: '2', pageSize: '2' }),
      await pinned({ page: '3', pageSize: '2' }),
    ];
    expect(pages.map(({ questions, totalCount }) => [questions.length, totalCount])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
    ]);
    const { body } = await api.call('GET /api/questions', { query: { pinnedQuestion: 'true' }, as: learner });
    expect(pages.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(body.questions.map(({ id }) => id));
  });

  test('leaves out what staff hide, until they show it again', async () => {
    await pin(at(0));
    await api.db('questions').where('id', at(0)).update({ visible: false });
    expect((await pinned()).totalCount).toBe(0);
    await api.db('questions').where('id', at(0)).update({ visible: true });
    expect((await pinned()).questions[0]?.learner?.pinned).toBe(true);
  });

  test.each([{ page: '0' }, { pageSize: '101' }])('refuses %j', async (query) => {
    expect((await api.callLoosely('GET /api/pinned_question/user', { query, as: learner })).status).toBe(422);
  });
});

describe('questions that are hidden or unknown', () => {
  test.each(['hidden', 'unknown'])('cannot be marked: %s', async (which) => {
    const id = which === 'hidden' ? hidden : 2_000_000_000;
    const refused = [
      await api.call('POST /api/completed_question', { body: { question_id: id }, as: learner }),
      await api.call('POST /api/pinned_question', { body: { question: id }, as: learner }),
      await save(id),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
  test('can be marked by staff when hidden', async () => expect((await save(hidden, staff)).status).toBe(200));
});

describe('saved questions', () => {
  test('come latest first, with their totals', async () => {
    for (const index of [0, 1, 2]) {
      await save(at(index));
      api.clock.advance(1_000);
    }
    await api.call('POST /api/completed_question', { body: { question_id: at(1) }, as: learner });
    const list = await saved();
    expect(list.user_questions.map(({ question_id }) => question_id)).toEqual([at(2), at(1), at(0)]);
    expect(list.user_questions.map(({ is_completed }) => is_completed)).toEqual([false, true, false]);
    expect(list.user_questions[0]?.question.learner?.bookmarked).toBe(true);
    const marks: number[] = await api.db('questions').whereIn('id', visible.slice(0, 3)).pluck('marks');
    const sum = marks.reduce((total, one) => total + one, 0);
    expect([list.totalCount, list.totalMarks, list.page, list.pageSize]).toEqual([3, sum, 1, 3]);
    const { body: second } = await api.call('GET /api/user_question', { query: { page: '2', pageSize: '2' }, as: learner });
    expect(second.user_questions.map(({ question_id }) => question_id)).toEqual([at(0)]);
    expect([second.totalCount, second.totalMarks]).toEqual([3, sum]);
  });

  test('keep their id when saved again, and belong to their learner alone', async () => {
    const first = await save(at(0));
    expect(first.body.message).toBe('Question saved! Find it in bookmarks for easy access.');
    expect((await save(at(0))).body.id).toBe(first.body.id);
    const stranger = await api.signUp();
    expect((await saved(stranger)).totalCount).toBe(0);
    const { status } = await api.call('DELETE /api/user_question/:id', { params: { id: first.body.id }, as: stranger });
    expect([status, (await saved()).totalCount]).toEqual([204, 1]);
  });

  test('keep what they are sent with, in every list', async () => {
    const send = (body: { is_completed?: boolean }) =>
      api.call('POST /api/user_question/:questionId', { params: { questionId: at(0) }, body, as: learner });
    const listed = async () => [(await saved()).user_questions[0]?.is_completed, (await marksOf(at(0)))?.completed];
    await send({ is_completed: true });
    expect(await listed()).toEqual([true, true]);
    await send({});
    expect(await listed()).toEqual([true, true]);
    await send({ is_completed: false });
    expect(await listed()).toEqual([false, false]);
  });

  test('are removed by either id', async () => {
    const { body } = await save(at(0));
    await save(at(1));
    const byId = await api.call('DELETE /api/user_question/:id', { params: { id: body.id }, as: learner });
    const request = { params: { questionId: at(1) }, as: learner };
    const byQuestion = await api.call('DELETE /api/user_question/user/:questionId', request);
    expect([byId.status, byQuestion.status, (await saved()).totalCount]).toEqual([204, 204, 0]);
    expect(await saved()).toMatchObject({ user_questions: [], totalMarks: 0 });
  });

  test('leave the list while staff hide the question', async () => {
    await save(at(0));
    await api.db('questions').where('id', at(0)).update({ visible: false });
    expect(await saved()).toMatchObject({ user_questions: [], totalCount: 0, totalMarks: 0 });
    await api.db('questions').where('id', at(0)).update({ visible: true });
    expect((await saved()).totalCount).toBe(1);
  });
});

describe('clearing all saved questions', () => {
  const clear = async () => (await api.call('DELETE /api/user_question', { as: learner })).body;
  const restore = (restore_token: string | null, as = learner) =>
    api.callLoosely('POST /api/user_question/restore', { body: { restore_token }, as });

  test('can be undone as it was', async () => {
    for (const index of [0, 1, 2]) await save(at(index));
    const before = await saved();
    const { removed, restore_token, restore_until } = await clear();
    expect([removed, (await saved()).totalCount]).toEqual([3, 0]);
    expect(Date.parse(restore_until ?? '') - api.clock.now().getTime()).toBe(10_000);
    api.clock.advance(10_000);
    const { status, body } = await restore(restore_token);
    expect([status, body]).toEqual([200, { message: 'Your saved questions are back', restored: 3 }]);
    expect(await saved()).toEqual(before);
    expect((await restore(restore_token)).error.code).toBe('restore_expired');
  });

  test('keeps what was saved in between', async () => {
    await save(at(0));
    const { restore_token } = await clear();
    await save(at(0));
    await save(at(1));
    expect((await restore(restore_token)).status).toBe(200);
    expect((await saved()).totalCount).toBe(2);
  });

  test('can be undone for as long as its message may wait', async () => {
    await save(at(0));
    const { restore_token } = await clear();
    api.clock.advance(15 * 60_000);
    expect((await restore(restore_token)).status).toBe(200);
  });

  test('cannot be undone an hour later, by another account, or with another token', async () => {
    await save(at(0));
    const { restore_token } = await clear();
    expect((await restore(restore_token, await api.signUp())).status).toBe(410);
    expect((await restore(crypto.randomUUID())).status).toBe(410);
    expect((await restore('x')).status).toBe(422);
    api.clock.advance(60 * 60_000);
    expect((await restore(restore_token)).status).toBe(410);
    expect(await deleteEndedRestores(api.db, api.clock.now())).toBe(1);
  });

  test('keeps each clearing for its own undo', async () => {
    await save(at(0));
    await save(at(1));
    const { restore_token: first } = await clear();
    await save(at(2));
    const { restore_token: second } = await clear();
    expect((await restore(first)).body).toMatchObject({ restored: 2 });
    expect((await restore(second)).body).toMatchObject({ restored: 1 });
    const { body } = await api.call('GET /api/user_question', { as: learner });
    expect(body.user_questions.map(({ question_id }) => question_id).sort()).toEqual([at(0), at(1), at(2)].sort());
  });

  test('of nothing leaves the former undo alone', async () => {
    await save(at(0));
    const { restore_token } = await clear();
    expect(await clear()).toEqual({ removed: 0, restore_token: null, restore_until: null });
    expect((await restore(restore_token)).status).toBe(200);
  });

  test('answers at the literal path', async () => {
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await api.fetch('/user_question/', { method: 'DELETE', headers })).status).toBe(200);
  });
});
