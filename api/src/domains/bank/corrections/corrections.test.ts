import { randomUUID } from 'node:crypto';
import { REPORT_REASONS } from '@api/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { applyCorrections } from './index.ts';

const api = await startTestApi();
const { questionIds, subjectId } = await insertOneSubject(api.db);
const [, quadratics] = (await api.db('topics').orderBy('depth').pluck('id')) as [number, number];
const staff = await api.asStaff({ full_name: 'Ada Editor' });
const grader = await api.asStaff({ full_name: 'Gia Grader' });
const TEXT = 'A line.\n\n(a) State its slope. [3]\n\n(b) State where it meets the axis. [2]';
const keys = (a: number, b: number) => [
  { kind: 'number', part: 'a', value: a, tolerance: 0.001 },
  { kind: 'number', part: 'b', value: b, tolerance: 0.001 },
];
const SUMMARY = 'The slope in part (a) is $4$, not $3$.';
let id = 0;
let learner: Session;

beforeAll(async () => {
  await api.db('questions').update({ questions_text: TEXT, answer_keys: JSON.stringify(keys(3, 1)) });
});
beforeEach(async () => {
  for (const table of ['corrections', 'reports', 'notifications', 'mail_orders', 'rate_limits', 'practice_attempts']) {
    await api.db(table).delete();
  }
  api.clock.advance(60_000);
  learner = await api.signUp();
});

/** A learner's test with the question under test, and the values typed to its parts. */
async function take(as: Session, typed: { a?: string; b?: string }, { ends = true } = {}): Promise<string> {
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { slug } = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as })).body;
  const params = { slug };
  await api.call('POST /api/test/:slug/start', { params, body: {}, as });
  const first = await api
    .db('test_questions as e')
    .join('tests as t', 't.id', 'e.test_id')
    .where('t.slug', slug)
    .orderBy('e.position');
  const has = first.find(({ question_id }) => question_id === id);
  // Every test contains the question under test, in place of the first one if it was not drawn.
  if (!has) await api.db('test_questions').where({ test_id: first[0].test_id, position: 1 }).update({ question_id: id });
  const parts = Object.entries(typed).map(([part, value]) => ({ part, value }));
  const change = { question_id: id, state: 'attempted' as const, flagged: false, revision: 0, answer: { option: null, parts } };
  await api.call('PATCH /api/test/:slug/progress', { params, body: { client_id: 'tab', changes: [change] }, as });
  if (ends) await submit(slug, as);
  return slug;
}
const submit = (slug: string, as: Session) =>
  api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions: [], skipped_questions: [] }, as });
const result = async (slug: string, as = learner) =>
  (await api.call('GET /api/test/:slug/result', { params: { slug }, as })).body;
const questionOf = async (slug: string, as = learner) =>
  (await result(slug, as)).questions.find(({ question_id }) => question_id === id);
const told = async (as = learner) =>
  (await api.call('GET /api/notifications', { as, query: {} })).body.notifications.map(({ text }) => text);
const mailsOf = async (as = learner) =>
  (await api.mailsTo(as.user.email)).filter(({ subject }) => subject.includes('more marks'));

async function edit(fields: Record<string, unknown>) {
  api.clock.advance(60_000);
  const body = new FormData();
  const all = { id, subject: subjectId, topic: quadratics, difficulty: 'Easy', marks: 5, ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const headers = { authorization: `Bearer ${staff.token}` };
  const response = await api.fetch('/api/questions/edit', { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}
async function report(as = learner): Promise<number> {
  const body = { type: REPORT_REASONS[0], description: 'The slope is 4.', questionId: id };
  const { status, body: answer } = await api.call('POST /api/report', { as, body });
  expect(status).toBe(200);
  return answer.report.id;
}
const preview = async (reportId: number, from?: number) =>
  (
    await api.call('GET /api/admin/reports/:id/correction', {
      as: staff,
      params: { id: reportId },
      query: from === undefined ? {} : { from: String(from) },
    } as never)
  ).body as never as import('@api/contract').CorrectionPreview;
async function correct(reportId: number, summary = SUMMARY) {
  const { from_version, to_version } = await preview(reportId);
  const correction = { from_version, to_version, summary };
  return api.callLoosely('PUT /api/admin/reports/:id', {
    as: staff,
    params: { id: reportId },
    body: { state: 'closed', outcome: 'fixed', correction },
  });
}
const apply = (atOnce?: number) => applyCorrections(api.db, api.clock.now(), atOnce);

let next = 0;
beforeEach(() => {
  next += 1;
  id = questionIds[next] as number;
});

describe('a correction', () => {
  test('is previewed, gives the marks, shows its owner before and after once, and thanks the reporter', async () => {
    const slug = await take(learner, { a: '4', b: '1' });
    const other = await api.signUp();
    const kept = await take(other, { a: '3', b: '1' });
    const reportId = await report();
    expect(await preview(reportId)).toMatchObject({ differs: false, from_version: 1, to_version: 1 });
    await edit({ answer_keys: keys(4, 1) });
    expect(await preview(reportId)).toMatchObject({
      ...{ differs: true, from_version: 1, to_version: 2, made: null, learners: 1 },
      tests: { looked_at: 2, raised: 1, kept: 1, own: 0, teacher: 0, running: 0, moves: [{ marks: 3, tests: 1 }], more: false },
    });
    const before = await result(slug);
    expect((await correct(reportId)).status).toBe(200);
    expect(await apply()).toBe(1);
    expect(await apply()).toBe(0);

    const after = await result(slug);
    expect(after.so_far.obtained).toBe(before.so_far.obtained + 3);
    const marks = { before: before.so_far.obtained, after: after.so_far.obtained, total: after.so_far.marks };
    expect(after.corrections).toMatchObject([{ outcome: 'raised', question_id: id, ...marks }]);
    expect(after.corrections[0]?.summary_html).toContain('The slope in part (a) is');
    expect(await told()).toEqual([
      expect.stringMatching(
        /^The answer of question \d was corrected, and your Math AA SL test was marked again: \d+ of \d+ marks, \d+ before\.$/,
      ),
      'The question on quadratics that you reported has been corrected. Thank you for telling us.',
    ]);
    const mails = await mailsOf();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Math AA SL test has more marks']);
    expect(mails[0]?.text).toContain(`from ${marks.before} to ${marks.after} of ${marks.total} marks.`);
    const thanks = (await api.mailsTo(learner.user.email)).filter(({ subject }) => subject.startsWith('Thank you'));
    expect(thanks).toHaveLength(1);
    expect(thanks[0]?.text).toContain('The slope in part (a) is 4, not 3.');

    // Marks for an answer that is now wrong stay, and are shown.
    expect((await questionOf(kept, other))?.so_far).toMatchObject({ obtained: 5 });
    expect((await result(kept, other)).corrections).toMatchObject([{ outcome: 'kept' }]);
    expect(await told(other)).toEqual([expect.stringMatching(/You keep the marks that you had for it\.$/)]);
    expect(await mailsOf(other)).toEqual([]);
    const { body } = await api.call('GET /api/admin/reports', { as: staff, query: {} });
    expect(body.reports[0]?.closed?.correction).toMatchObject({
      tests_raised: 1,
      learners_raised: 1,
      done_at: expect.any(String),
    });
  });

  test('counts in what is known of the learner, with the former marks beside', async () => {
    await take(learner, { a: '4', b: '0' });
    const rows = () =>
      api.db('evidence').where({ user_id: learner.user.id, question_id: id }).orderBy('id').select('part', 'marks', 'source');
    const sums = async () =>
      (await api.db('progress_weeks').where('user_id', learner.user.id).sum({ marks: 'marks' }).first())?.marks;
    const before = await sums();
    const reportId = await report();
    await edit({ answer_keys: keys(4, 1) });
    await correct(reportId);
    await apply();
    expect((await rows()).map(({ part, marks }) => [part, marks])).toEqual([
      ['a', 0],
      ['b', 0],
      ['a', 3],
      ['b', 0],
    ]);
    expect(Number(await sums()) - Number(before)).toBe(3);
  });

  test('keeps marks given by people, and notifies graders and self-markers', async () => {
    const slug = await take(learner, { a: '4' });
    const test = await api.db('tests').where({ slug }).first('id');
    const own = await take(await api.signUp(), { a: '4' });
    const ownTest = await api.db('tests').where({ slug: own }).first('id', 'user_id');
    await api
      .db('test_questions')
      .where({ test_id: ownTest.id, question_id: id })
      .update({
        ...{ self_marks: JSON.stringify({ earned: [], lost: [] }), self_marked: 1, self_marked_at: api.clock.now() },
      });
    const at = api.clock.now();
    await api.db('gradings').insert({
      ...{
        test_id: test.id,
        user_id: learner.user.id,
        state: 'returned',
        sheet_key: 'k',
        sheet_name: 's',
        sheet_bytes: 1,
        page_count: 1,
      },
      ...{
        submitted_at: at,
        paid_at: at,
        due_at: at,
        graded_at: at,
        graded_by: grader.user.id,
        marks_obtained: 7,
        returned_at: at,
        report_key: 'r',
      },
    });
    const reportId = await report();
    await edit({ answer_keys: keys(4, 1) });
    expect((await preview(reportId)).tests).toMatchObject({ raised: 0, own: 1, teacher: 1 });
    await correct(reportId);
    await apply();
    const stored = api
      .db('test_questions')
      .where({ question_id: id, state: 'attempted' })
      .orderBy('test_id')
      .select('auto_marks', 'self_marked');
    expect(await stored).toEqual([
      { auto_marks: 0, self_marked: null },
      { auto_marks: 0, self_marked: 1 },
    ]);
    expect((await told(grader))[0]).toBe(
      'A question of an answer sheet that you mark or have marked was corrected: The slope in part (a) is 4, not 3. Your marks stay as they are.',
    );
    expect(await api.db('test_corrections').select('outcome')).toEqual([{ outcome: 'own' }]);
  });

  test('reaches answers in practice once: they stay as they were judged, with what they earn now beside', async () => {
    const send = (typed: string) =>
      api.callLoosely('POST /api/practice/questions/:id/answers', {
        ...{ as: learner, params: { id } },
        body: { part: 'a', client_key: randomUUID(), answer: [typed], question_version: 1 },
      });
    for (const typed of ['4', '5', '3']) expect((await send(typed)).status).toBe(200);
    const reportId = await report();
    await edit({ answer_keys: keys(4, 1) });
    expect(await preview(reportId)).toMatchObject({ learners: 1, practice: { looked_at: 3, raised: 1 } });
    await correct(reportId);
    await apply();
    await apply();
    const { body } = await api.call('GET /api/practice/questions/:id/attempts', { as: learner, params: { id }, query: {} });
    expect(body.attempts.map(({ marks, corrected }) => [marks, corrected?.marks ?? null])).toEqual([
      [3, null],
      [0, null],
      [0, 3],
    ]);
    expect((await told())[0]).toBe(
      'The answer of a question on quadratics was corrected: what you had answered earns more marks now.',
    );
  });

  test('gives what follows from an answer that is still wrong, in tests and in practice', async () => {
    const slug = await take(learner, { a: '5', b: '10' });
    for (const [part, typed] of Object.entries({ a: '5', b: '10' })) {
      const body = { part, client_key: randomUUID(), answer: [typed], question_version: 1 };
      await api.callLoosely('POST /api/practice/questions/:id/answers', { as: learner, params: { id }, body });
    }
    const reportId = await report();
    const [slope, intercept] = keys(3, 6);
    await edit({ answer_keys: [slope, { ...intercept, follows: { value: '2m', from: { m: 'a' } } }] });
    expect(await preview(reportId)).toMatchObject({ tests: { raised: 1 }, practice: { looked_at: 2, raised: 1 } });
    await correct(reportId);
    await apply();
    expect((await questionOf(slug))?.so_far).toMatchObject({ obtained: 2, marked: 5 });
    const { body } = await api.call('GET /api/practice/questions/:id/attempts', { as: learner, params: { id }, query: {} });
    expect(body.attempts.map(({ part, corrected }) => [part, corrected?.marks ?? null])).toEqual([
      ['b', 2],
      ['a', null],
    ]);
  });

  test('comes after another one with what that gave, and a running test is marked by the question as it is when it ends', async () => {
    const slug = await take(learner, { a: '4', b: '2' });
    const first = await report();
    await edit({ answer_keys: keys(4, 1) });
    await correct(first);
    await apply();
    const running = await take(learner, { a: '5', b: '2' }, { ends: false });
    const second = await report();
    await edit({ answer_keys: keys(5, 2) });
    expect((await preview(second)).tests).toMatchObject({ running: 1 });
    await correct(second, 'Both the slope and the intercept were wrong.');
    await apply();
    // Part (a) keeps three marks for 4, part (b) earns two.
    expect((await questionOf(slug))?.so_far).toMatchObject({ obtained: 5, marked: 5 });
    expect((await result(slug)).corrections.map(({ before, after }) => after - before)).toEqual([3, 2]);
    await submit(running, learner);
    expect((await questionOf(running))?.so_far).toMatchObject({ obtained: 5 });
    expect((await result(running)).corrections).toEqual([]);
  });

  test('continues where a process died, two at once do it once, and more tests than one step takes are all done', async () => {
    const slug = await take(learner, { a: '4' });
    const [{ id: testId }] = await api.db('tests').where({ slug }).select('id');
    await api.db.raw(
      `WITH made AS (
         INSERT INTO tests (slug, user_id, subject_id, duration, draw_seed, attempts, created_at, started_at, submitted_at, closed_by, stored, digest)
         SELECT 'many-' || n, user_id, subject_id, duration, draw_seed, 1, created_at, started_at, submitted_at, closed_by, stored, digest
           FROM tests, generate_series(1, 14) n WHERE id = :testId RETURNING id)
       INSERT INTO test_questions (test_id, position, question_id, marks, state, answer, auto_marks, auto_max)
       SELECT made.id, e.position, e.question_id, e.marks, e.state, e.answer, e.auto_marks, e.auto_max
         FROM made, test_questions e WHERE e.test_id = :testId AND e.question_id = :id`,
      { testId, id },
    );
    const reportId = await report();
    await edit({ answer_keys: keys(4, 1) });
    await correct(reportId);
    // A test in the middle cannot be written: the others are done, no mail is sent yet, and the run reports the
    // failure.
    await api.owner.raw(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'died'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON test_corrections FOR EACH ROW WHEN (NEW.test_id % 5 = 0) EXECUTE FUNCTION refuse()`);
    await expect(apply(5)).rejects.toThrow('could not be marked again');
    expect((await mailsOf()).length).toBe(0);
    await api.owner.raw('DROP TRIGGER refuse ON test_corrections; DROP FUNCTION refuse()');
    await Promise.all([apply(5), apply(5)]);
    expect(await api.db('test_corrections').pluck('id')).toHaveLength(15);
    const marks = await api.db('test_questions').where({ question_id: id, state: 'attempted' }).distinct().pluck('auto_marks');
    expect(marks).toEqual([3]);
    expect((await mailsOf()).map(({ text }) => text.match(/And (\d+) more/)?.[1])).toEqual(['10']);
    expect(
      await api.db('evidence').where({ user_id: learner.user.id, question_id: id }).whereLike('source', 'correction%'),
    ).toHaveLength(30);
  });

  test('exists once per change, for all reporters, and requires a previewed change', async () => {
    await take(learner, { a: '4' });
    const other = await api.signUp();
    const [mine, theirs] = [await report(), await report(other)];
    await edit({ answer_keys: keys(4, 1) });
    const { to_version } = await preview(mine);
    await edit({ hints: 'Look at the axis.' });
    const put = (correction: object, outcome = 'fixed') =>
      api.callLoosely('PUT /api/admin/reports/:id', {
        as: staff,
        params: { id: mine },
        body: { state: 'closed', outcome, correction },
      });
    const stale = await put({ from_version: 1, to_version, summary: SUMMARY });
    expect([stale.status, stale.error.code]).toEqual([409, 'edited_meanwhile']);
    expect((await put({ from_version: 3, to_version: 3, summary: SUMMARY })).status).toBe(422);
    expect((await put({ from_version: 1, to_version: 3, summary: SUMMARY }, 'not_a_fault')).status).toBe(422);
    expect((await put({ from_version: 1, to_version: 3, summary: 'Wrong.' })).status).toBe(422);
    expect(await api.db('corrections')).toEqual([]);
    expect((await correct(mine)).status).toBe(200);
    expect((await preview(theirs)).made).toMatchObject({ summary: SUMMARY });
    expect((await correct(theirs, 'The same, in other words.')).status).toBe(200);
    expect(await api.db('corrections').pluck('summary')).toEqual([SUMMARY]);
    expect(await api.db('staff_actions').where('action', 'question.corrected').where('object_id', id)).toHaveLength(1);
  });
});

describe('the public list', () => {
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await api.callLoosely('GET /api/corrections', { query });
    return { status, ...(body as unknown as object) };
  };

  test('is empty at first, and says what was wrong where, latest first', async () => {
    expect(await list()).toMatchObject({ status: 200, corrections: [], subjects: [], totalCount: 0 });
    const reportId = await report();
    await edit({ answer_keys: keys(4, 1) });
    await correct(reportId);
    const entry = {
      summary: SUMMARY,
      subject: { slug: 'math-aa-sl' },
      Question: { id, visible: true, topic_path: [{ slug: 'functions' }, { slug: 'quadratics' }] },
    };
    expect(await list({ subject: 'math-aa-sl' })).toMatchObject({
      corrections: [entry],
      subject: { slug: 'math-aa-sl' },
      totalCount: 1,
    });
    expect(await list()).toMatchObject({ subjects: [{ slug: 'math-aa-sl', corrections: 1 }] });
    expect(await list({ page: '2' })).toMatchObject({ corrections: [], totalCount: 1 });
    await api.db('questions').where({ id }).update({ visible: false });
    expect(await list()).toMatchObject({ corrections: [{ Question: { visible: false } }] });
    await api.db('subjects').update({ audience: 'staff' });
    expect(await list()).toMatchObject({ corrections: [], totalCount: 0 });
    expect((await list({ subject: 'math-aa-sl' })).status).toBe(404);
    await api.db('subjects').update({ audience: 'everyone' });
  });
});
