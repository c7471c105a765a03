import { beforeEach, describe, expect, test } from 'vitest';
import { down, up } from '../../../../../migrations/202611211344_test_questions_name_self_marked_schemes.ts';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

const NINE = '2026-11-21T09:00:00.000Z';
let learner: Session;
let slug: string;
let rows: { question_id: number; marks: number; mcq_answer: string | null; value: number }[];

beforeEach(async () => {
  api.clock.set(NINE);
  learner = await api.signUp();
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra', 'functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  slug = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as: learner })).body.slug;
  rows = await api
    .db('test_questions as e')
    .join('tests', 'tests.id', 'e.test_id')
    .join('questions as q', 'q.id', 'e.question_id')
    .where('tests.slug', slug)
    .orderBy('e.position')
    .select('e.question_id', 'e.marks', 'q.mcq_answer', api.db.raw(`(q.answer_keys->0->>'value')::int AS value`));
});

const start = () => api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
const submit = () =>
  api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions: [], skipped_questions: [] }, as: learner });
/** Takes the test from start to end, every question marked attempted, for as long as that takes. */
const attempt = async () => {
  await start();
  api.clock.advance(5 * 60_000);
  const body = { attempted_questions: rows.map(({ question_id }) => question_id), skipped_questions: [] };
  await api.call('PUT /api/test/:slug', { params: { slug }, body, as: learner });
};
const result = (as: Session | undefined = learner) => api.callLoosely('GET /api/test/:slug/result', { params: { slug }, as });
const read = async () => (await api.call('GET /api/test/:slug/result', { params: { slug }, as: learner })).body;
/** Answers a question rightly or wrongly where the server marks it. */
const answer = (index: number, right: boolean, elapsed_ms?: number) => {
  const row = rows[index] as (typeof rows)[number];
  const typed = { option: null, parts: [{ part: 'a', value: String(right ? row.value : row.value + 1) }] };
  const chosen = { option: right ? ('C' as const) : ('B' as const), parts: [] };
  const change = {
    ...{ question_id: row.question_id, state: 'attempted' as const, flagged: false, revision: 0 },
    ...{ answer: row.mcq_answer ? chosen : typed, ...(elapsed_ms === undefined ? {} : { elapsed_ms }) },
  };
  return api.call('PATCH /api/test/:slug/progress', {
    params: { slug },
    body: { client_id: 'tab', changes: [change] },
    as: learner,
  });
};
const mark = (question_id: number, earned: number[], lost: { index: number; reason: 'method' | 'accuracy' | 'time' }[]) =>
  api.call('PUT /api/test/:slug/self-marks', { params: { slug }, body: { question_id, earned, lost }, as: learner });

describe('the result', () => {
  test('is there once the test is attempted, for its owner', async () => {
    await start();
    const early = await result();
    expect([early.status, early.error.code]).toEqual([409, 'not_attempted']);
    await submit();
    expect((await result()).status).toBe(200);
    expect((await result(await api.signUp())).status).toBe(404);
    expect((await api.callLoosely('GET /api/test/:slug/result', { params: { slug } })).status).toBe(401);
  });

  test('counts, marks what it can, and adds up the time per question and topic', async () => {
    await start();
    api.clock.advance(60_000);
    await answer(0, true);
    api.clock.advance(30_000);
    await answer(1, false, 12_000);
    await submit();
    const body = await read();
    expect(body).toMatchObject({ attempted: 2, skipped: 0, unvisited: 3, time_ms: 90_000, receipt: { stored: 2 } });
    const [first, second, third] = body.questions;
    const [marked = 0, markedSecond = 0] = rows.slice(0, 2).map(({ marks, mcq_answer }) => (mcq_answer ? marks : marks - 1));
    const right = { marks: marked, max: marked };
    const wrong = { marks: 0, max: markedSecond };
    expect(first).toMatchObject({ time_ms: 60_000, so_far: { marked, obtained: marked, automatic: right } });
    expect(second).toMatchObject({ time_ms: 12_000, so_far: { marked: markedSecond, obtained: 0, automatic: wrong } });
    expect(third).toMatchObject({ time_ms: 0, so_far: { marked: third?.so_far.marks, obtained: 0, automatic: null } });
    expect(body.so_far).toMatchObject({ obtained: marked, automatic: { marks: marked, max: marked + markedSecond } });
    expect(body.topics.reduce((total, { questions }) => total + questions, 0)).toBe(5);
    expect(body.topics.reduce((total, { time_ms }) => total + time_ms, 0)).toBe(72_000);
  });

  test('says which questions learners may mark themselves: those with a mark scheme', async () => {
    await start();
    api.clock.advance(60_000);
    await submit();
    const markable = async () => (await read()).questions.map(({ can_self_mark }) => can_self_mark);
    expect(await markable()).toEqual([true, true, true, true, true]);
    const [first] = rows as [(typeof rows)[number]];
    const lines = api
      .db('mark_scheme_lines')
      .whereIn('answer_id', api.db('answers').where({ question_id: first.question_id }).select('id'));
    const before = await lines.clone();
    try {
      await lines.clone().delete();
      expect(await markable()).toEqual([false, true, true, true, true]);
    } finally {
      await api.db('mark_scheme_lines').insert(before);
    }
  });

  test('has the same total over its questions, over its topics and in its head, for every kind of marker', async () => {
    await start();
    await answer(0, true);
    await answer(1, true);
    await answer(2, false);
    api.clock.advance(60_000);
    await submit();
    const expectSameSums = async () => {
      const { test: whole, so_far, questions, topics } = await read();
      for (const parts of [questions, topics]) {
        const added = (figure: (part: (typeof parts)[number]) => number) => parts.reduce((sum, part) => sum + figure(part), 0);
        expect(added((part) => part.so_far.marks)).toBe(so_far.marks);
        expect(added((part) => part.so_far.marked)).toBe(so_far.marked);
        expect(added((part) => part.so_far.obtained)).toBe(so_far.obtained);
        expect(added((part) => part.so_far.automatic?.marks ?? 0)).toBe(so_far.automatic?.marks ?? 0);
        expect(added((part) => part.so_far.automatic?.max ?? 0)).toBe(so_far.automatic?.max ?? 0);
      }
      expect(so_far.marks).toBe(whole.total_marks);
      const known = { marked: so_far.marked, obtained: so_far.obtained };
      expect(whole.so_far).toEqual(known);
      expect((await api.call('GET /api/test', { as: learner })).body.tests[0]?.so_far).toEqual(known);
      expect(whole.marks_obtained).toBe(so_far.marked === so_far.marks ? so_far.obtained : null);
      return so_far;
    };
    const automatic = await expectSameSums();
    expect(automatic.marked).toBeLessThan(automatic.marks);
    const first = rows[0]?.question_id ?? 0;
    await mark(first, [0, 1, 2], []);
    expect((await expectSameSums()).automatic?.max).toBeLessThan(automatic.automatic?.max ?? 0);
    for (const { question_id } of rows) await mark(question_id, [0, 1], [{ index: 2, reason: 'time' }]);
    const own = await expectSameSums();
    expect(own).toMatchObject({ marked: own.marks, automatic: null });
  });
});

test("a grader's marks precede self-marks, by question and by topic, from the report on and through a regrade", async () => {
  await start();
  await answer(0, true);
  await submit();
  const [first] = rows as [(typeof rows)[number]];
  const { marks_obtained: own } = (await mark(first.question_id, [0], [{ index: 2, reason: 'method' }])).body.self_marks;
  const test_id = (await api.db('tests').where({ slug }).first('id')).id;
  const given = rows.map(({ question_id }, index) => ({ question_id, marks: index % 3, comment: '' }));
  const at = new Date(NINE);
  await api.db('gradings').insert({
    ...{
      test_id,
      user_id: learner.user.id,
      state: 'graded',
      sheet_key: 'sheet',
      sheet_name: 'a.pdf',
      sheet_bytes: 1,
      page_count: 1,
    },
    ...{ submitted_at: at, paid_at: at, due_at: at, graded_at: at, marks_obtained: 4 },
  });
  await api.db('grading_drafts').insert({
    ...{ test_id, revision: 1, marks: JSON.stringify(given), annotations: '[]', comment: '', marked_count: 5, saved_at: at },
  });
  const marks = async () => (await read()).questions.map(({ so_far }) => so_far.obtained);
  expect(await marks()).toEqual([own, 0, 0, 0, 0]);
  const set = (changes: object) => api.db('gradings').where({ test_id }).update(changes);
  await set({ state: 'returned', report_key: 'report', returned_at: at });
  expect(await marks()).toEqual([0, 1, 2, 0, 1]);
  const { test: returned, so_far } = await read();
  expect(returned.marks_obtained).toBe(4);
  const { total_marks } = returned;
  expect(so_far).toEqual({ marks: total_marks, marked: total_marks, obtained: 4, automatic: null });

  const previous = JSON.stringify({ marks: given.map((mark) => ({ ...mark, marks: 1 })), comment: '', marks_obtained: 5 });
  await set({ state: 'claimed', previous, regrade_reason: 'Look again', regrade_requested_at: at });
  expect(await marks()).toEqual([1, 1, 1, 1, 1]);
});

describe('self-marking', () => {
  test('gives marks along the mark scheme, in the list as a floor percentage', async () => {
    await start();
    await answer(0, true);
    await submit();
    const [row] = rows as [(typeof rows)[number]];
    const before = (await api.call('GET /api/test', { as: learner })).body.tests[0];
    expect(before?.marks_obtained).toBe(row.mcq_answer ? row.marks : null);

    const { status, body } = await mark(row.question_id, [0, 2], [{ index: 1, reason: 'accuracy' }]);
    expect(status).toBe(200);
    expect(body.self_marks).toMatchObject({
      earned: [0, 2],
      lost: [{ index: 1, reason: 'accuracy' }],
      marks_obtained: 2,
      at: NINE,
    });
    const { total_marks } = body.test;
    expect(body.test).toMatchObject({ marks_obtained: 2, percentage: Math.floor(200 / total_marks) });
    expect((await mark(row.question_id, [0, 1, 2], [])).body.test.marks_obtained).toBe(row.marks);
    expect((await read()).questions[0]).toMatchObject({ so_far: { obtained: row.marks }, self_marks: { lost: [] } });
  });

  test('keeps what was marked automatically, and counts the other lines', async () => {
    await start();
    await answer(0, true);
    await answer(1, false);
    await submit();
    const [first, second] = (await read()).questions;
    const given = first?.so_far.obtained ?? 0;
    expect(given).toBeGreaterThan(0);
    expect((await mark(first?.question_id ?? 0, [], [])).body.self_marks.marks_obtained).toBe(given);
    const { self_marks } = (await mark(second?.question_id ?? 0, [0, 1, 2], [])).body;
    expect(self_marks.marks_obtained).toBeLessThan(rows[1]?.marks ?? 0);
    const after = await read();
    expect(after.questions.map(({ so_far }) => so_far.obtained).slice(0, 2)).toEqual([given, self_marks.marks_obtained]);
  });

  test('wants every line once that carries marks, and a test that is over', async () => {
    const id = rows[0]?.question_id as number;
    expect((await mark(id, [0, 1, 2], [])).error.code).toBe('not_attempted');
    await attempt();
    const status = async (earned: number[], lost: { index: number; reason: 'time' }[], question = id) =>
      (await mark(question, earned, lost)).status;
    expect(await status([0, 1, 2], [{ index: 2, reason: 'time' }])).toBe(422);
    expect(await status([0, 1, 2, 3], [])).toBe(422);
    expect(await status([0, 1, 2], [], 2_000_000_000)).toBe(422);
    const loose = { question_id: id, earned: [0, 1], lost: [{ index: 2, reason: 'bad luck' }] };
    const refused = await api.callLoosely('PUT /api/test/:slug/self-marks', { params: { slug }, body: loose, as: learner });
    expect(refused.status).toBe(422);
    expect(await status([0, 1], [{ index: 2, reason: 'time' }])).toBe(200);
  });

  test('takes a line that is not earned as lost, whether a reason is given or not', async () => {
    await attempt();
    const [row] = rows as [(typeof rows)[number]];
    const { status, body } = await mark(row.question_id, [1], [{ index: 2, reason: 'time' }]);
    expect(status).toBe(200);
    // The lines around have a mark each.
    expect(body.self_marks.marks_obtained).toBe(row.marks - 2);
    const lost = [
      { index: 0, reason: null, marks: 1 },
      { index: 2, reason: 'time', marks: 1 },
    ];
    expect(body.self_marks.lost).toEqual(lost);
    expect((await read()).questions[0]?.self_marks?.lost).toEqual(lost);
    const trend = (await api.call('GET /api/tests/self-mark-trend', { as: learner })).body;
    expect([trend.lost.time, trend.unexplained, trend.tests[0]?.unexplained]).toEqual([1, 1, 1]);
  });

  describe('when staff edit the mark scheme afterwards', () => {
    const review = async () => {
      const query = { includeAnswers: 'true' as const };
      return (await api.call('GET /api/test/:slug', { params: { slug }, query, as: learner })).body.questions?.[0];
    };
    const isOutdated = async () => {
      const [inReview, inResult] = [(await review())?.self_marks, (await read()).questions[0]?.self_marks];
      expect(inReview).toEqual(inResult);
      return inReview?.scheme_changed;
    };
    const lines = () =>
      api
        .db('mark_scheme_lines as l')
        .whereIn('answer_id', api.db('answers').where('question_id', rows[0]?.question_id).select('id'));

    test('says so, and keeps the marks, until it is marked again', async () => {
      await attempt();
      const id = rows[0]?.question_id as number;
      const { self_marks } = (await mark(id, [0, 1], [{ index: 2, reason: 'time' }])).body;
      expect(self_marks.scheme_changed).toBe(false);
      expect(await isOutdated()).toBe(false);
      await lines().update({ html: 'the same, typeset again' });
      expect(await isOutdated()).toBe(false);
      await lines().where('position', 1).update({ text: 'takes another root' });
      expect(await isOutdated()).toBe(true);
      expect((await read()).questions[0]?.so_far.obtained).toBe(self_marks.marks_obtained);
      await mark(id, [0, 1, 2], []);
      expect(await isOutdated()).toBe(false);
    });

    test('keeps nothing that was marked along lines from before', async () => {
      await attempt();
      const { question_id = 0, scheme = '' } = (await review()) ?? {};
      const body = { question_id, earned: [0, 1, 2], lost: [], scheme };
      await lines().where('position', 1).update({ text: 'takes a third root' });
      const late = await api.call('PUT /api/test/:slug/self-marks', { params: { slug }, body, as: learner });
      expect([late.status, late.error.code]).toEqual([409, 'mark_scheme_changed']);
      const present = await review();
      expect([present?.self_marks, present?.scheme === scheme]).toEqual([null, false]);
      const again = { ...body, scheme: present?.scheme ?? '' };
      expect((await api.call('PUT /api/test/:slug/self-marks', { params: { slug }, body: again, as: learner })).status).toBe(200);
    });

    test('counts earlier marks as changed if the question was edited since', async () => {
      await attempt();
      const question_id = rows[0]?.question_id as number;
      await mark(question_id, [0, 1, 2], []);
      await down(api.db);
      expect(await isOutdated()).toBe(true);
      await up(api.db);
      expect(await isOutdated()).toBe(false);
      await down(api.db);
      const edit = { question_id, version: 2, kind: 'edited', changed_fields: [], content: '{}' };
      await api.db('question_versions').insert({ ...edit, changed_at: new Date(api.clock.now().getTime() + 1) });
      await up(api.db);
      expect(await isOutdated()).toBe(true);
    });
  });

  test('shows as a trend of reasons', async () => {
    await attempt();
    const [first, second] = rows as [(typeof rows)[number], (typeof rows)[number]];
    await mark(
      first.question_id,
      [1],
      [
        { index: 0, reason: 'method' },
        { index: 2, reason: 'time' },
      ],
    );
    await mark(second.question_id, [0, 1], [{ index: 2, reason: 'time' }]);
    const { body } = await api.call('GET /api/tests/self-mark-trend', { as: learner });
    const lost = { method: 1, accuracy: 0, misread: 0, notation: 0, time: 2 };
    expect(body).toMatchObject({ lost, tests: [{ slug, questions: 2, marks: first.marks + second.marks, lost }] });
    expect(body.tests[0]?.marks_obtained).toBe(first.marks + second.marks - 3);
    expect((await api.call('GET /api/tests/self-mark-trend', { as: await api.signUp() })).body.tests).toEqual([]);
  });
});
