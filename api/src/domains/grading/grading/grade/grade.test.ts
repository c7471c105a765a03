import type { Annotation, GradingDraft, QuestionMark } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptTest, blankPdf, payTest, upload } from '../../../../../test/answer-sheets.ts';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
await insertOneSubject(api.db);
const HOUR = 3_600_000;
const learner = await api.signUp();
const [one, two] = [await api.asStaff({ username: 'First Teacher' }), await api.asStaff({ username: 'Second Teacher' })];

api.clock.set('2026-11-17T09:00:00Z');
const slug = await payTest(api, learner);
const questionIds: number[] = await api.db('test_questions').orderBy('position').pluck('question_id');
const paid = await api.db('gradings').first();
const events = await api.db('grading_events').orderBy('id').select('test_id', 'type', 'actor_id', 'at');
beforeEach(async () => {
  api.clock.set('2026-11-17T09:00:00Z');
  await api.db('tests').whereNot({ slug }).delete();
  await api.db('gradings').delete();
  // The sheet stays.
  await api.db('file_removals').delete();
  await api.db('gradings').insert(paid);
  await api.db('grading_events').insert(events);
});

const grading = async (as: Session) => (await api.call('GET /api/grading/:slug', { as, params: { slug } })).body;
const claim = (as: Session) => api.call('PUT /api/grading/:slug', { as, params: { slug }, body: { action: 'claim' } });
const release = (as: Session) => api.call('PUT /api/grading/:slug', { as, params: { slug }, body: { action: 'release' } });
const marksFor = (marks: readonly (number | null)[]): QuestionMark[] =>
  marks.map((each, index) => ({ question_id: questionIds[index] ?? 0, marks: each, comment: '' }));
const draftOf = (marks: readonly (number | null)[], annotations: Annotation[] = []) => ({
  marks: marksFor(marks),
  annotations,
  comment: 'Well set out.',
});
const put = (as: Session, action: 'save' | 'finish', revision: number, draft: ReturnType<typeof draftOf>) =>
  api.call('PUT /api/grading/:slug', { as, params: { slug }, body: { action, revision, ...draft } });
const staleDraft = (answer: { error: unknown }) => (answer.error as { draft: GradingDraft }).draft;

const tick: Annotation = { id: 'a1', kind: 'tick', page: 2, question_id: null, x: 0.5, y: 0.5, size: 0.04 };

describe('claiming', () => {
  test('gives the test to one of two concurrent callers, and tells the other who has it', async () => {
    const answers = await Promise.all([claim(one), claim(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const winner = answers[0]?.status === 200 ? 'First Teacher' : 'Second Teacher';
    expect(lost?.error).toMatchObject({
      code: 'grading_claimed',
      message: `${winner} is grading this test`,
      claimed_by: { name: winner },
      claimed_at: '2026-11-17T09:00:00.000Z',
      free_at: '2026-11-17T17:00:00.000Z',
    });
  });

  test('again by the same person changes nothing', async () => {
    await claim(one);
    api.clock.advance(HOUR);
    expect((await claim(one)).body.grading.claimed_at).toBe('2026-11-17T09:00:00.000Z');
    expect(await api.db('grading_events').where('type', 'claimed')).toHaveLength(1);
  });

  test('may be taken over after 8 working hours without work, and is written down', async () => {
    await claim(one);
    api.clock.advance(4 * HOUR);
    await put(one, 'save', 0, draftOf([1]));
    api.clock.advance(8 * HOUR - 1);
    expect((await claim(two)).status).toBe(409);
    api.clock.advance(1);
    expect((await grading(two)).abilities.claim).toBe(true);
    expect((await claim(two)).body.message).toBe('You have taken this test over');
    expect(await api.db('grading_events').orderBy('id').pluck('type')).toEqual(['uploaded', 'paid', 'claimed', 'taken_over']);
    expect((await put(one, 'save', 1, draftOf([2]))).error.code).toBe('grading_claimed');
    expect((await grading(two)).draft.marks).toEqual(marksFor([1]));
  });

  test('is given up by releasing; the draft stays', async () => {
    await claim(one);
    await put(one, 'save', 0, draftOf([3]));
    expect((await release(two)).error.code).toBe('grading_claimed');
    expect((await release(one)).body.grading).toMatchObject({ state: 'paid', claimed_by: null, marked_count: 1 });
    expect((await release(one)).error.code).toBe('grading_not_claimed');
    await claim(two);
    expect((await grading(two)).draft).toMatchObject({ revision: 1, marks: marksFor([3]), saved_by: { name: 'First Teacher' } });
  });
});

describe('a draft', () => {
  beforeEach(() => claim(one));

  test('is saved and comes back as it was', async () => {
    const pen: Annotation = {
      id: 'p',
      kind: 'pen',
      page: 1,
      question_id: questionIds[0] ?? null,
      width: 0.004,
      points: [[0.1, 0.2, 0.5]],
    };
    const [, second] = marksFor([1, 1]);
    const draft = { ...draftOf([5, null, 0], [tick, pen]), pages: [{ question_id: second?.question_id ?? 0, page: 2 }] };
    const { status, body } = await put(one, 'save', 0, draft);
    expect([status, body.revision, body.saved_at, body.grading.marked_count]).toEqual([200, 1, '2026-11-17T09:00:00.000Z', 2]);
    expect((await grading(one)).draft).toEqual({
      ...draft,
      revision: 1,
      saved_at: '2026-11-17T09:00:00.000Z',
      saved_by: { id: one.user.id, name: 'First Teacher' },
    });
  });

  test('that is based on an older one is refused with the newer, and overwrites nothing', async () => {
    await put(one, 'save', 0, draftOf([1]));
    await put(one, 'save', 1, draftOf([2]));
    const late = await put(one, 'save', 1, draftOf([5]));
    expect([late.status, late.error.code]).toEqual([409, 'draft_stale']);
    expect(staleDraft(late)).toMatchObject({ revision: 2, marks: marksFor([2]) });
    expect((await grading(one)).draft).toEqual(staleDraft(late));
    expect((await put(one, 'finish', 0, draftOf([1, 1, 1, 1, 1]))).error.code).toBe('draft_stale');
  });

  test('of two tabs at once is stored once', async () => {
    const answers = await Promise.all([put(one, 'save', 0, draftOf([1])), put(one, 'save', 0, draftOf([2]))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each<[string, (draft: ReturnType<typeof draftOf>) => object, string]>([
    ['more marks than a question has', () => draftOf([5, 6]), 'marks.1.marks'],
    ['less than none', () => draftOf([-1]), 'marks.0.marks'],
    ['half a mark', () => draftOf([1.5]), 'marks.0.marks'],
    [
      'a question of another test',
      (draft) => ({ ...draft, marks: [{ question_id: 999_999, marks: 1, comment: '' }] }),
      'marks.0.question_id',
    ],
    ['a question twice', (draft) => ({ ...draft, marks: [...marksFor([1]), ...marksFor([2])] }), 'marks.0.question_id'],
    [
      'a question that begins beyond the last page',
      (draft) => ({ ...draft, pages: [{ question_id: 1, page: 3 }] }),
      'pages.0.page',
    ],
    ['a drawing beyond the last page', () => draftOf([1], [{ ...tick, page: 3 }]), 'annotations.0.page'],
    ['a drawing off the page', () => draftOf([1], [{ ...tick, x: 1.2 }]), 'annotations.0.x'],
    ['two drawings of one id', () => draftOf([1], [tick, tick]), 'annotations.0.id'],
  ])('with %s is refused', async (_what, make, path) => {
    const body = { action: 'save', revision: 0, ...make(draftOf([1])) };
    const { status, error } = await api.callLoosely('PUT /api/grading/:slug', { as: one, params: { slug }, body });
    expect([status, error.issues?.[0]?.path]).toEqual([422, path]);
    expect((await grading(one)).draft.revision).toBe(0);
  });

  test('may be large: 2,000 strokes of a pen', async () => {
    const points = Array.from({ length: 40 }, (_, index): [number, number, number] => [index / 40, 0.1234, 0.5]);
    const strokes = Array.from(
      { length: 2_000 },
      (_, index): Annotation => ({ ...tick, id: `s${index}`, kind: 'pen', width: 0.004, points }) as Annotation,
    );
    const clean = strokes.map(({ id }) => ({ id, kind: 'pen' as const, page: 1, question_id: null, width: 0.004, points }));
    expect((await put(one, 'save', 0, draftOf([1], clean))).status).toBe(200);
  });

  test('can only be saved by its grader', async () => {
    expect((await put(two, 'save', 0, draftOf([1]))).error.code).toBe('grading_claimed');
    await release(one);
    expect((await put(one, 'save', 0, draftOf([1]))).error.code).toBe('grading_not_claimed');
  });
});

describe('finishing', () => {
  beforeEach(() => claim(one));

  test('wants marks for every question', async () => {
    const { status, error } = await put(one, 'finish', 0, draftOf([5, null, 0, 2]));
    expect([status, error.code, error.message]).toEqual([422, 'marks_missing', 'Questions 2 and 5 have no marks yet']);
    expect((error as unknown as { missing: number[] }).missing).toEqual([questionIds[1], questionIds[4]]);
    expect((await put(one, 'finish', 0, draftOf([5, 1, 0, 2]))).error.message).toBe('Question 5 has no marks yet');
  });

  test('fixes the marks, once, and names the next test', async () => {
    const nextSlug = await payTest(api, learner);
    const draft = draftOf([5, 4, 0, 2, 3]);
    const answers = await Promise.all([put(one, 'finish', 0, draft), put(one, 'finish', 0, draft)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 200) ?? answers[0];
    expect(body).toMatchObject({
      next: nextSlug,
      grading: { state: 'graded', marks_obtained: 14, percentage: 56, overdue: false },
    });
    expect((await put(one, 'save', 1, draftOf([0]))).error.code).toBe('grading_finished');
    expect((await claim(two)).error.code).toBe('grading_finished');
  });

  test('is taken back by the grader alone, with the draft, once the sheet is returned', async () => {
    const draft = draftOf([5, 4, 0, 2, 3]);
    const reopen = (as: Session) =>
      api.call('PUT /api/grading/:slug', { as, params: { slug }, body: { action: 'reopen', reason: 'A page was missed' } });
    await put(one, 'finish', 0, draft);
    expect((await reopen(one)).status).toBe(403);
    const returned = { state: 'returned', returned_at: api.clock.now(), report_key: 'a-report' };
    await api.db('gradings').where('state', 'graded').update(returned);
    expect((await grading(two)).abilities.reopen).toBe(false);
    expect((await reopen(two)).status).toBe(403);
    expect((await reopen(one)).body.grading).toMatchObject({
      state: 'claimed',
      claimed_by: { id: one.user.id },
      marks_obtained: null,
    });
    expect((await grading(one)).draft).toMatchObject({ marks: draft.marks });
    expect((await put(one, 'finish', 1, draftOf([5, 5, 0, 2, 3]))).body.grading).toMatchObject({ marks_obtained: 15 });
  });

  test('shows the learner no marks before the report is there', async () => {
    await put(one, 'finish', 0, draftOf([5, 4, 0, 2, 3]));
    const { body } = await api.call('GET /api/test/:slug/grading', { as: learner, params: { slug } });
    const untold = { marks_obtained: null, percentage: null, comment: null, questions: null };
    expect(body).toMatchObject({ state: 'graded', ...untold, graded_at: '2026-11-17T09:00:00.000Z' });
  });
});

describe('the queue', () => {
  const queue = async (query: object = {}) => (await api.call('GET /api/grading/queue', { as: one, query })).body;

  test('lists paid tests with their graders, the first due first', async () => {
    api.clock.advance(HOUR);
    const later = await payTest(api, learner);
    await upload(api, learner, await attemptTest(api, learner), await blankPdf());
    await claim(two);
    const { gradings, totalCount, counts } = await queue();
    expect(gradings.map((each) => each.slug)).toEqual([slug, later]);
    expect(gradings[0]).toMatchObject({
      state: 'claimed',
      learner: { name: 'Test Learner' },
      claimed_by: { name: 'Second Teacher' },
      page_count: 2,
      question_count: 5,
      total_marks: 25,
      due_at: '2026-11-18T09:00:00.000Z',
      overdue: false,
      abilities: { claim: false, save: false, release: false, finish: false },
    });
    expect([totalCount, counts]).toEqual([2, { paid: 1, claimed: 1, graded: 0, overdue: 0, mine: 0, returned: 0 }]);
  });

  test('is filtered by state, claimer, due time and words', async () => {
    const mine = await payTest(api, learner);
    await api.call('PUT /api/grading/:slug', { as: one, params: { slug: mine }, body: { action: 'claim' } });
    const slugs = async (query: object) => (await queue(query)).gradings.map((each) => each.slug);
    expect(await slugs({ state: 'paid' })).toEqual([slug]);
    expect(await slugs({ claimed_by: 'me' })).toEqual([mine]);
    expect(await slugs({ claimed_by: String(one.user.id) })).toEqual([mine]);
    expect(await slugs({ claimed_by: String(two.user.id) })).toEqual([]);
    expect(await slugs({ claimed_by: 'nobody' })).toEqual([slug]);
    expect((await api.callLoosely('GET /api/grading/queue', { as: one, query: { claimed_by: 'anybody' } })).status).toBe(422);
    expect(await slugs({ q: slug.slice(-6) })).toEqual([slug]);
    expect(await slugs({ q: 'test learner' })).toHaveLength(2);
    expect(await slugs({ q: '%' })).toEqual([]);
    expect(await slugs({ state: 'all' })).toHaveLength(2);
    expect(await slugs({ page: '2' })).toEqual([]);
    expect(await slugs({ overdue: 'true' })).toEqual([]);
    api.clock.advance(25 * HOUR);
    expect((await api.call('GET /api/grading/queue', { as: await api.asStaff() })).body.counts.overdue).toBe(2);
  });

  test('is filtered by topic at any level, and counts the sheets that touch each', async () => {
    await api.db('topics').insert({
      ...(await api.db('topics').where('slug', 'functions').first('subject_id', 'depth')),
      ...{ slug: 'calculus', topic_number: '5', topic_name: 'Calculus', position: 2 },
    });
    const slugs = async (topic: string) => (await queue({ topic })).gradings.map((each) => each.slug);
    expect(await slugs('functions')).toEqual([slug]);
    expect(await slugs('quadratics')).toEqual([slug]);
    expect(await slugs('calculus')).toEqual([]);
    expect((await queue()).topics).toEqual([{ slug: 'functions', name: 'functions', sheets: 1 }]);
    const unknown = await api.call('GET /api/grading/queue', { as: one, query: { topic: 'alchemy' } });
    expect([unknown.status, unknown.error.message]).toEqual([404, 'There is no such topic']);
  });

  test('is exported as a table with its filters', async () => {
    const mine = await payTest(api, learner);
    await api.call('PUT /api/grading/:slug', { as: one, params: { slug: mine }, body: { action: 'claim' } });
    const lines = async (query: object) => {
      const { body } = await api.call('GET /api/grading/queue/export', { as: one, query });
      return String(body).trim().split('\r\n').slice(1);
    };
    expect((await lines({})).map((line) => line.split(',')[0])).toEqual([slug, mine]);
    const [line] = await lines({ claimed_by: 'me' });
    expect(line).toContain(`${mine},Test Learner,`);
    expect(line).toContain('First Teacher');
    expect((await api.call('GET /api/grading/queue/export', { as: one, query: { topic: 'alchemy' } })).status).toBe(404);
  });

  test('is closed to learners, and knows no test that is not paid for', async () => {
    expect((await api.call('GET /api/grading/queue', { as: learner })).status).toBe(403);
    expect((await api.call('GET /api/grading/:slug', { as: learner, params: { slug } })).status).toBe(403);
    await api.db('gradings').update({ state: 'submitted' });
    expect((await api.call('GET /api/grading/:slug', { as: one, params: { slug } })).status).toBe(404);
    expect((await claim(one)).status).toBe(404);
  });
});

describe("a grader's view", () => {
  test('is the sheet, and each question with its mark scheme', async () => {
    const body = await grading(one);
    expect(body.questions.map(({ position, marks }) => [position, marks])).toEqual(
      [1, 2, 3, 4, 5].map((position) => [position, 5]),
    );
    expect(body.questions.every(({ Answer }) => Answer.length === 1)).toBe(true);
    const sheet = await api.fetch(body.sheet.url);
    expect([sheet.status, sheet.headers.get('content-disposition')]).toEqual([200, 'inline']);
    expect(body.draft.revision).toBe(0);
  });

  test('has a link to the sheet that ends with the session, and with the sheet', async () => {
    const grader = await api.asStaff();
    const { url } = (await grading(grader)).sheet;
    const other = (await grading(one)).sheet.url;
    const open = async (address: string) => (await api.fetch(address)).status;
    const [id] = /session=(\d+)/.exec(other)?.slice(1) ?? [];
    expect([await open(url), await open(other)]).toEqual([200, 200]);
    expect([await open(url.replace(/session=\d+/, `session=${id}`)), await open(url.replace(/session=\d+&/, ''))]).toEqual([
      403, 403,
    ]);
    await api.call('POST /api/auth/sign-out', { as: grader });
    expect([await open(url), await open(other)]).toEqual([403, 200]);
    await api.db('gradings').delete();
    expect(await open(other)).toBe(403);
  });
});

describe('comments', () => {
  const listed = async (as: Session) => (await api.call('GET /api/grading/comments', { as })).body.comments;
  const add = (as: Session, text: string, shared: boolean) =>
    api.call('POST /api/grading/comments', { as, body: { text, shared } });
  beforeEach(() => api.db('grading_comments').delete());

  test("are the teacher's own, or shared", async () => {
    await add(one, 'Units are missing.', false);
    const shared = (await add(one, 'Good method.', true)).body;
    expect((await listed(one)).map(({ text, mine }) => [text, mine])).toEqual([
      ['Good method.', true],
      ['Units are missing.', true],
    ]);
    expect(await listed(two)).toEqual([{ ...shared, mine: false }]);
  });

  test('are kept once', async () => {
    const first = (await add(one, 'Good method.', false)).body;
    expect((await add(one, 'Good method.', true)).body).toEqual({ ...first, shared: true });
  });

  test('are changed by who wrote them, and stay different', async () => {
    const { id } = (await add(one, 'Good methd.', false)).body;
    await add(one, 'Units are missing.', false);
    const change = (as: Session, text: string) =>
      api.call('PUT /api/grading/comments/:id', { as, params: { id }, body: { text, shared: true } });
    expect((await change(two, 'Mine now.')).status).toBe(404);
    expect((await change(one, 'Units are missing.')).error).toMatchObject({ code: 'comment_kept' });
    expect((await change(one, ' ')).status).toBe(422);
    expect((await change(one, 'Good method.')).body).toMatchObject({ id, text: 'Good method.', shared: true, mine: true });
    expect((await listed(two)).map(({ text }) => text)).toEqual(['Good method.']);
  });

  test('are removed by who wrote them, and shared ones by admins', async () => {
    const { id } = (await add(one, 'Good method.', true)).body;
    const remove = (as: Session) => api.call('DELETE /api/grading/comments/:id', { as, params: { id } });
    expect((await remove(two)).status).toBe(404);
    expect((await remove(one)).status).toBe(204);
    const again = (await add(one, 'Good method.', true)).body.id;
    const admin = await api.asStaff({ role_id: 1 });
    expect((await api.call('DELETE /api/grading/comments/:id', { as: admin, params: { id: again } })).status).toBe(204);
  });
});
