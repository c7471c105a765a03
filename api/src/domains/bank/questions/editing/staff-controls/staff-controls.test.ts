import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../../test/test-api.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const staff = await api.asStaff({ full_name: 'Ada Editor' });
const learner = await api.signUp();

let id = 0;
beforeEach(() => {
  api.clock.advance(60_000);
  id = questionIds.pop() as number;
});

const put = (body: Record<string, unknown>, as: Session | undefined = staff) =>
  api.callLoosely('PUT /api/questions/:id', { params: { id }, body, as });
const listed = async (as?: Session) => {
  const { body } = await api.call('GET /api/questions', {
    query: { pageSize: '10', sortBy: 'updated_at', sortOrder: 'desc' },
    as,
  });
  return body.questions.map((question) => question.id);
};
const seenBy = async (as?: Session) => (await api.call('GET /api/questions/:id', { params: { id }, as })).status;
const editable = async () => (await api.call('GET /api/admin/questions/:id', { params: { id }, as: staff })).body.question;
const versions = async () =>
  (await api.call('GET /api/admin/questions/:id/versions', { params: { id }, as: staff })).body.versions;
const restore = (version: number, from: number) =>
  api.call('POST /api/admin/questions/:id/versions/:version/restore', {
    params: { id, version },
    body: { version: from },
    as: staff,
  });
const remove = (body: { question_id: number; answer_id?: number }, as: Session = staff) =>
  api.call('DELETE /api/questions', { body, as });

describe('one field at a time', () => {
  test('sets the priority, at the path of the specification too', async () => {
    const answer = await api.fetch(`/questions/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ priority: 7 }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ message: 'Updated priority successfully', question: { id, priority: 7 } });
  });

  test.each([['7'], [null], [1.5], [Number.MAX_SAFE_INTEGER]])('refuses the priority %j', async (priority) => {
    const { status, error } = await put({ priority });
    expect([status, error.issues]).toEqual([422, [{ path: 'priority', message: 'Enter a valid number' }]]);
  });

  test('takes exactly one', async () => {
    expect((await put({})).status).toBe(422);
    expect((await put({ priority: 1, visible: true })).status).toBe(422);
  });

  test('hides from learners what staff still see, and shows it again', async () => {
    expect((await put({ visible: false })).body).toMatchObject({
      message: 'Question Hidden from Users',
      question: { visible: false },
    });
    expect([await seenBy(), await seenBy(learner), await seenBy(staff)]).toEqual([404, 404, 200]);
    expect((await put({ visible: true })).body).toMatchObject({ message: 'Question Visible to Users' });
    expect(await seenBy()).toBe(200);
  });

  test('shares with the other level of the course where that has such a topic', async () => {
    expect((await put({ math_level_visibility_shared: true })).error).toMatchObject({
      code: 'invalid_input',
      message: 'The other level of this course has no such topic',
    });
    const [higher] = await api
      .db('subjects')
      .insert({ slug: 'math-aa-hl', subject_name: 'Math AA HL', position: 2 })
      .returning('id');
    const place = { subject_id: higher.id, position: 1 };
    const [above] = await api
      .db('topics')
      .insert({ ...place, depth: 1, slug: 'functions', topic_number: '2', topic_name: 'functions' })
      .returning('id');
    await api.db('topics').insert({
      ...place,
      parent_topic_id: above.id,
      depth: 2,
      slug: 'quadratics',
      topic_number: '2.1',
      topic_name: 'quadratics',
    });
    expect((await put({ math_level_visibility_shared: true })).status).toBe(200);
    const there = await api.call('GET /api/questions', { query: { subject: 'math-aa-hl' } });
    expect(there.body.questions.map((question) => question.id)).toEqual([id]);
    await put({ math_level_visibility_shared: false });
    expect((await api.call('GET /api/questions', { query: { subject: 'math-aa-hl' } })).body.totalCount).toBe(0);
  });

  test('changes when the question was last edited, and by whom', async () => {
    api.clock.advance(3_600_000);
    await put({ priority: 3 });
    expect(await editable()).toMatchObject({
      version: 2,
      updated_at: api.clock.now().toISOString(),
      edited_by: { id: staff.user.id, name: 'Ada Editor' },
    });
  });

  test('sent twice is one change', async () => {
    await put({ priority: 3 });
    await put({ priority: 3 });
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
  });
});

describe('deleting', () => {
  test('takes a question out of every list and page, for staff too', async () => {
    const { status, body } = await remove({ question_id: id });
    expect([status, body]).toEqual([200, { message: 'Question deleted' }]);
    expect([await seenBy(), await seenBy(learner), await seenBy(staff)]).toEqual([404, 404, 404]);
    expect(await listed(staff)).not.toContain(id);
    const { body: tree } = await api.call('GET /api/topics/:subjectSlug', { params: { subjectSlug: 'math-aa-sl' }, as: staff });
    const total = await api.db('questions').whereNull('deleted_at').count({ count: '*' }).first();
    expect(tree.topics[0]?.totalQuestionsCount).toBe(Number(total?.count));
    expect(await put({ priority: 1 })).toMatchObject({ status: 409, error: { code: 'question_deleted' } });
    expect((await remove({ question_id: id })).error.message).toBe('This question has been deleted');
  });

  test('leaves what hangs on it, and brings it back with all of that', async () => {
    await put({ priority: 5 });
    await api.call('POST /api/user_question/:questionId', { params: { questionId: id }, body: {}, as: learner });
    await api.call('POST /api/doubts', { body: { question_id: id, queries: 'Why?' }, as: learner });
    expect((await editable()).used_in).toMatchObject({ saved: 1, doubts: 1, tests: 0 });
    await remove({ question_id: id });
    expect((await api.call('GET /api/user_question', { as: learner })).body.totalCount).toBe(0);
    expect((await api.call('GET /api/doubts/user', { as: learner })).body.doubts[0]?.Question).toMatchObject({
      id,
      visible: false,
    });

    const { body } = await api.call('GET /api/admin/questions/deleted', { as: staff });
    const [row] = body.questions;
    expect(row).toMatchObject({ id, version: 3, deleted_by: { name: 'Ada Editor' }, subject: { slug: 'math-aa-sl' } });
    const { body: back } = await restore(3, 3);
    expect(back.question).toMatchObject({ id, deleted_at: null, visible: true, priority: 5, version: 4 });
    expect(await seenBy()).toBe(200);
    expect((await api.call('GET /api/user_question', { as: learner })).body.totalCount).toBe(1);
    expect((await versions()).map(({ kind }) => kind)).toEqual(['undeleted', 'deleted', 'edited', 'original']);
  });

  test('keeps a test that was taken with it as it was', async () => {
    const [test] = await api
      .db('tests')
      .insert({
        ...{ slug: `t-${id}`, user_id: learner.user.id, duration: 30, draw_seed: 1, created_at: api.clock.now() },
        subject_id: (await api.db('subjects').where('slug', 'math-aa-sl').first('id')).id,
        ...{ started_at: api.clock.now(), submitted_at: api.clock.now(), attempts: 1 },
        ...{ closed_by: 'learner', stored: 1, digest: 'x' },
      })
      .returning('id');
    await api.db('test_questions').insert({ test_id: test.id, position: 1, question_id: id, marks: 5 });
    await remove({ question_id: id });
    const { status, body } = await api.call('GET /api/test/:slug', { params: { slug: `t-${id}` }, as: learner });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(`"question_id":${id}`);
  });

  test('removes one answer alone where that is named', async () => {
    const [answer] = await api.db('answers').where('question_id', id);
    expect((await remove({ question_id: id, answer_id: 999_999 })).error.message).toBe('There is no such answer');
    expect((await remove({ question_id: id, answer_id: answer.id })).body.message).toBe('Answer deleted');
    expect(await editable()).toMatchObject({ Answer: [], answer_not_available: true, deleted_at: null });
    await restore(1, 2);
    expect((await editable()).Answer).toMatchObject([{ id: answer.id, body: 'Worked solution' }]);
  });

  test('finds nothing where nothing is', async () => {
    expect(await remove({ question_id: 2_147_483_647 })).toMatchObject({
      status: 404,
      error: { message: 'There is no such question' },
    });
  });
});

describe('versions', () => {
  test('of an unedited question are the one that it came with', async () => {
    expect(await versions()).toMatchObject([{ version: 1, kind: 'original', changed_by: null, current: true }]);
  });

  test('say who changed what, and can be taken back, which makes a new one', async () => {
    await put({ priority: 3 });
    await put({ priority: 9 });
    const { body } = await api.call('GET /api/admin/questions/:id/versions/:version', { params: { id, version: 3 }, as: staff });
    expect(body).toMatchObject({
      version: { version: 3, kind: 'edited', changed_by: { name: 'Ada Editor' }, changed_fields: ['priority'], current: true },
      changes: [{ field: 'priority', before: 3, after: 9 }],
    });
    expect((await restore(1, 3)).body.question).toMatchObject({ priority: 0, version: 4 });
    expect((await versions())[0]).toMatchObject({ version: 4, kind: 'restored', restored_from: 1, changed_fields: ['priority'] });
  });

  test('cannot be restored by an editor with an older version open', async () => {
    await put({ priority: 3 });
    const { status, error } = await restore(1, 1);
    expect([status, error]).toMatchObject([
      409,
      { code: 'edited_meanwhile', newer: { version: 2, changed_by: { id: staff.user.id, name: 'Ada Editor' } } },
    ]);
    expect(error.message).toBe('Ada Editor has saved this question since you opened it. Nothing of yours is lost.');
    expect((await restore(7, 2)).status).toBe(404);
  });

  test('keep what seeding changed in between', async () => {
    await put({ priority: 3 });
    await api.db('questions').where('id', id).update({ hints: 'From the bank' });
    await put({ priority: 4 });
    expect((await versions()).map(({ version, kind, changed_fields }) => [version, kind, changed_fields])).toEqual([
      [4, 'edited', ['priority']],
      [3, 'original', ['hints']],
      [2, 'edited', ['priority']],
      [1, 'original', []],
    ]);
  });

  test('of two changes at once are two', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((priority) => put({ priority })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await versions()).map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('a preview', () => {
  const preview = (body: object) => api.callLoosely('POST /api/admin/questions/preview', { body, as: staff });

  test('is set as it would be stored', async () => {
    const { body } = await preview({
      questions_text: 'Solve $x^2 = 4$. [3]\n\n(a) Why? [2]',
      hints: 'Try *both* signs.',
      options: [{ key: 'A', text: '$2$' }],
      Answer: [
        {
          final_answer: '$x = 2$',
          body: 'By *sight*.',
          mark_scheme: [{ part: '', text: 'sees it', code: 'A1', marks: 1, implied: false }],
        },
      ],
    });
    expect(body).toMatchObject({
      questions_html: expect.stringContaining('katex'),
      hints_html: '<p>Try <em>both</em> signs.</p>',
      options: [{ key: 'A', html: expect.stringContaining('katex') }],
      Answer: [
        { body_html: expect.stringContaining('<em>sight</em>'), mark_scheme: [{ html: 'sees it', code: 'A1', marks: 1 }] },
      ],
      marks_in_text: 5,
      tex_errors: [],
    });
  });

  test('names the formulae that cannot be set, and runs nothing', async () => {
    const { body } = await preview({ questions_text: 'If $\\frac{1}{2$ & $a < \\nope$ <script>alert(1)</script>' });
    expect(body).toMatchObject({ tex_errors: ['\\frac{1}{2', 'a < \\nope'] });
    expect(JSON.stringify(body)).not.toContain('<script');
    const { body: placed } = await preview({ questions_text: 'One\n\n$\\frac{1$', specialInfo: '$\\nope$' });
    const first = { path: 'questions_text', place: 'Question text, line 3', line: 3, piece: '\\frac{1' };
    expect(placed).toMatchObject({
      faults: [
        { ...first, message: 'A closing } is missing' },
        { path: 'specialInfo', place: 'Special information, line 1', message: 'There is no command \\nope' },
      ],
    });
    const { body: deep } = await preview({ questions_text: '>'.repeat(20_000) });
    expect(deep).toMatchObject({ faults: [{ message: 'The text is nested too deeply to be set' }] });
  });

  test('has the drawings of the question', async () => {
    const svg = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
    await api.db('question_diagrams').insert({ question_id: id, name: 'f', svg, alt: 'A dot' });
    const { body } = await preview({ questions_text: '![](diagram:f)', question_id: id });
    expect(body).toMatchObject({ questions_html: expect.stringContaining('A dot') });
  });
});
