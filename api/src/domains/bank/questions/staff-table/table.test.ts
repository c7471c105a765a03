import { describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { compareQuestions } from '../editing/near-duplicates/near-duplicates.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const [first = 0, second = 0, third = 0] = questionIds;
const staff = await api.asStaff();
const learner = await api.signUp();

const ids = async (query: Record<string, string>) =>
  (await api.callLoosely('GET /api/admin/questions', { as: staff, query: { pageSize: '100', sortBy: 'id', ...query } }))
    .body as unknown as {
    questions: { id: number; warnings: string[]; statistics: unknown }[];
    totalCount: number;
  };

describe('the table of questions', () => {
  test('shows warnings, and is filtered by them', async () => {
    await api.db('answers').where('question_id', first).update({ body: '' });
    await api
      .db('questions')
      .where('id', second)
      .update({ answer_keys: JSON.stringify([{ kind: 'number', part: '', value: 1, tolerance: 0 }]) });
    await api.db('completed_question').insert({ user_id: learner.user.id, question_id: third });
    const { questions, totalCount } = await ids({});
    expect(totalCount).toBe(24);
    expect(questions.slice(0, 3).map(({ warnings }) => warnings)).toEqual([
      ['no_answer', 'no_key', 'never_seen'],
      ['never_seen'],
      ['no_key'],
    ]);
    expect((await ids({ warning: 'no_answer' })).questions.map(({ id }) => id)).toEqual([first]);
    expect((await ids({ warning: 'no_key' })).totalCount).toBe(23);
    expect((await ids({ warning: 'never_seen' })).questions.some(({ id }) => id === third)).toBe(false);
    expect((await ids({ q: `#${second}` })).questions.map(({ id }) => id)).toEqual([second]);
  });

  test('is sorted by how questions go, those without figures last', async () => {
    const row = (question_id: number, facility: number, discrimination: number) => ({
      ...{ question_id, tried: 40, facility, discrimination, median_seconds: 80, difficulty: 0, computed_at: new Date() },
      parts: JSON.stringify([
        { part: 'a', tried: 40, facility, median_seconds: 80, wrong_answers: [{ answer: ['2'], learners: 4 }] },
        { part: 'b', tried: 40, facility, median_seconds: 80, wrong_answers: [{ answer: ['7'], learners: 9 }] },
      ]),
    });
    await api.db('question_statistics').insert([row(first, 0.9, 0.3), row(second, 0.2, -0.1)]);
    const { questions } = await ids({ sortBy: 'facility', sortOrder: 'asc' });
    expect(questions.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    expect(questions[0]?.statistics).toMatchObject({ tried: 40, wrong_answer: { part: 'b', answer: ['7'], learners: 9 } });
    expect(questions[2]?.statistics).toBeNull();
    expect(
      (await ids({ warning: 'doubtful_key' })).questions.map(({ id, warnings }) => [id, warnings.includes('doubtful_key')]),
    ).toEqual([[second, true]]);
  });

  test('finds what reads nearly the same once it has been compared, until one of the two goes', async () => {
    const text = 'A ball is thrown from a tower that is 40 metres high with a speed of 12 metres per second.';
    await api.db('questions').where('id', first).update({ questions_text: text });
    await api
      .db('questions')
      .where('id', second)
      .update({ questions_text: text.replace('40', '45') });
    await compareQuestions(api.db);
    expect((await ids({ warning: 'near_duplicate' })).questions.map(({ id }) => id)).toEqual([first, second]);
    expect(await compareQuestions(api.db)).toBe(0);
    // After another change it is compared once and its findings stay; after a change of its text it is compared again.
    const change = (columns: object) =>
      api
        .db('questions')
        .where('id', second)
        .update({ ...columns, updated_at: api.db.fn.now() });
    await change({ priority: 3 });
    expect(await compareQuestions(api.db)).toBe(1);
    expect((await ids({ warning: 'near_duplicate' })).totalCount).toBe(2);
    await change({ questions_text: 'Something else altogether, about the mass of a snail in a garden.' });
    expect(await compareQuestions(api.db)).toBe(1);
    expect((await ids({ warning: 'near_duplicate' })).totalCount).toBe(0);
    await change({ questions_text: text.replace('40', '45') });
    await compareQuestions(api.db);
    expect((await ids({ warning: 'near_duplicate' })).totalCount).toBe(2);
    await api.call('DELETE /api/questions', { as: staff, body: { question_id: second } });
    expect((await ids({ warning: 'near_duplicate' })).totalCount).toBe(0);
  });

  test('shows how the variants of a question go, with their commonest wrong answers', async () => {
    const variants = async () =>
      (await api.call('GET /api/admin/questions/:id/uses', { as: staff, params: { id: third } })).body.variants;
    expect(await variants()).toEqual([]);
    await api.db('questions').whereIn('id', [first, third]).update({ template: 'triangle' });
    const wrong = (answer: string, learners: number) => ({ answer: [answer], learners });
    const parts = JSON.stringify([
      { part: 'a', wrong_answers: [wrong('3', 2), wrong('4', 9)] },
      { part: 'b', wrong_answers: [wrong('5', 4), wrong('6', 1)] },
    ]);
    const statistics = { tried: 40, facility: 0.5, discrimination: 0.25, median_seconds: 60, difficulty: 0 };
    const rows = [
      { question_id: first, ...statistics, parts },
      { question_id: third, ...statistics, tried: 12, discrimination: null, parts: '[]' },
    ];
    await api.db('question_statistics').whereIn('question_id', [first, third]).delete();
    await api.db('question_statistics').insert(rows.map((row) => ({ ...row, computed_at: api.clock.now() })));
    expect(await variants()).toEqual([
      {
        ...{ id: first, tried: 40, facility: 0.5, discrimination: 0.25 },
        wrong_answers: [
          { part: 'a', ...wrong('4', 9) },
          { part: 'b', ...wrong('5', 4) },
          { part: 'a', ...wrong('3', 2) },
        ],
      },
      { id: third, tried: 12, facility: 0.5, discrimination: null, wrong_answers: [] },
    ]);
    await api.db('question_statistics').whereIn('question_id', [first, third]).delete();
    await api.db('questions').whereIn('id', [first, third]).update({ template: null });
  });

  test('lists where a question is used', async () => {
    const { status, body } = await api.call('GET /api/admin/questions/:id/uses', { as: staff, params: { id: third } });
    expect([status, body]).toMatchObject([
      200,
      { tests: { count: 0, last_at: null }, completed: 1, mock_papers: { count: 0, latest: [] } },
    ]);
    const none = await api.call('GET /api/admin/questions/:id/uses', { as: staff, params: { id: 2_000_000 } });
    expect(none.status).toBe(404);
  });

  test('is exported as CSV with its filter', async () => {
    const answer = await api.fetch('/api/admin/questions/export?warning=no_answer', {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toMatch(/^Number,Subject,Topic,/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${first},Math AA SL,2.1 quadratics,`));
  });
});
