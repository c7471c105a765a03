import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limitFreePlan } from '../../../../test/free-plan.ts';
import { insertMockPaperBank } from '../../../../test/mock-paper-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { fileProcesses } from '../../../file-processes/index.ts';
import { refreshPracticePapers } from './index.ts';

const api = await startTestApi({}, { filledBy: insertMockPaperBank });

const BLUEPRINT = 'math-aa-sl-1';
let seed = 1_000;
let learner: Session;
beforeEach(async () => {
  api.clock.set('2026-11-22T09:00:00.000Z');
  seed += 1;
  learner = await api.signUp();
});

const draw = (as = learner, number = seed, blueprint = BLUEPRINT) =>
  api.call('POST /api/mock-papers', { body: { blueprint, seed: number }, as });
const open = (code: string, as = learner) => api.call('GET /api/mock-papers/:code', { params: { code }, as });
const take = (code: string, as = learner) => api.call('POST /api/mock-papers/:code/tests', { params: { code }, as });
const start = (slug: string, body = {}, as = learner) => api.call('POST /api/test/:slug/start', { params: { slug }, body, as });
const questionsOf = async (slug: string, as = learner) =>
  (await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as })).body.questions ?? [];
const grade = (slug: string, as = learner) => api.call('GET /api/test/:slug/grade', { params: { slug }, as });
const paperIds = (code: string): Promise<number[]> =>
  api
    .db('mock_paper_questions as e')
    .join('mock_papers as m', 'm.id', 'e.paper_id')
    .where({ code })
    .orderBy('e.position')
    .pluck('question_id');

/** Submits with every question attempted, part (a) of it right. */
async function submit(slug: string, as = learner) {
  const questions = await questionsOf(slug, as);
  const changes = questions.map(({ question_id }) => ({
    ...{ question_id, state: 'attempted' as const, flagged: false, revision: 0 },
    answer: { option: null, parts: [{ part: 'a', value: '7' }] },
  }));
  await api.call('PATCH /api/test/:slug/progress', { params: { slug }, body: { client_id: 'tab', changes }, as });
  api.clock.advance(60 * 60_000);
  await api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions: [], skipped_questions: [] }, as });
  return questions;
}

async function withHidden<T>(ids: readonly number[], run: () => Promise<T>): Promise<T> {
  await api
    .db('questions')
    .whereIn('id', [...ids])
    .update({ visible: false });
  try {
    return await run();
  } finally {
    await api
      .db('questions')
      .whereIn('id', [...ids])
      .update({ visible: true });
  }
}

describe('the papers that can be drawn', () => {
  test('are those of the courses that there are', async () => {
    const { status, body } = await api.call('GET /api/mock-papers', { as: learner });
    expect(status).toBe(200);
    expect(body.courses.map(({ subject }) => subject.slug)).toEqual(['math-aa-sl']);
    expect(body.courses[0]?.blueprints.map(({ key, minutes, marks, calculator }) => [key, minutes, marks, calculator])).toEqual([
      ['math-aa-sl-1', 90, 80, false],
      ['math-aa-sl-2', 90, 80, true],
    ]);
    const topics = body.courses[0]?.blueprints[0]?.topics ?? [];
    expect(topics.map(({ topic, marks }) => [topic.topic_number, marks])).toEqual([
      ['1', 12],
      ['2', 14],
      ['3', 17],
      ['4', 18],
      ['5', 19],
    ]);
    // Whole marks that add up to those of the paper.
    for (const { marks, topics: shares } of body.courses[0]?.blueprints ?? []) {
      expect(shares.reduce((sum, topic) => sum + topic.marks, 0)).toBe(marks);
    }
  });

  test('are for people who are signed in', async () => {
    expect((await api.call('GET /api/mock-papers')).status).toBe(401);
    expect((await api.callLoosely('POST /api/mock-papers', { body: { blueprint: BLUEPRINT, seed: 1 } })).status).toBe(401);
  });
});

describe('drawing', () => {
  test('makes a paper of the right marks with a description and without its questions', async () => {
    const { status, body } = await draw();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ blueprint: BLUEPRINT, subject: { slug: 'math-aa-sl' }, paper: '1', minutes: 90, calculator: false, taken: [] },
      ...{ full: { marks: 80, minutes: 90 }, sections: [{ name: '', full_marks: 80 }] },
    });
    expect(body.code).toMatch(/^math-aa-sl-1-[0-9a-hjkmnp-tv-z]{6}$/);
    expect(Math.abs(body.marks - 80)).toBeLessThanOrEqual(2);
    expect(body.topics.reduce((sum, { marks }) => sum + marks, 0)).toBe(body.marks);
    expect(Object.values(body.difficulties).reduce((sum, marks) => sum + marks, 0)).toBe(body.marks);
    expect(body.remarks).toContain('Its sections are not separated, because the bank has too few long questions so far.');
    expect(JSON.stringify(body)).not.toContain('Find');
    const ideas = await api
      .db('questions')
      .whereIn('id', await paperIds(body.code))
      .pluck('idea');
    expect(new Set(ideas).size).toBe(body.question_count);
  });

  test('sent twice, and by two at once, is one paper', async () => {
    const other = await api.signUp();
    const answers = await Promise.all([draw(), draw(), draw(other), draw(other)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const [first, ...rest] = answers.map(({ body }) => body);
    for (const body of rest) expect(body).toEqual(first);
    expect(await api.db('mock_papers').where({ seed })).toHaveLength(1);
    expect(await paperIds(first?.code ?? '')).toHaveLength(first?.question_count ?? 0);
  });

  test('names the same paper by its seed, also when the bank has changed since', async () => {
    const { code } = (await draw()).body;
    const before = await paperIds(code);
    const others = await api.db('questions').where('paper', 1).whereNotIn('id', before).limit(90).pluck('id');
    await withHidden(others, async () => {
      expect((await draw(await api.signUp())).body.code).toBe(code);
      expect(await paperIds(code)).toEqual(before);
    });
  });

  test('is another paper with another seed', async () => {
    const [one, two] = [(await draw()).body, (await draw(learner, seed + 500)).body];
    expect(await paperIds(one.code)).not.toEqual(await paperIds(two.code));
  });

  test('says so where the bank is too small, and keeps nothing', async () => {
    const { status, error } = await draw(learner, seed, 'math-aa-sl-2');
    expect([status, error.code]).toEqual([422, 'too_few_questions']);
    expect(error.message).toBe('The bank has questions for 4 of the 80 marks of this paper yet. Choose another paper');
    expect(await api.db('mock_papers').where({ seed })).toEqual([]);
  });

  test('comes as near as the bank allows, and says how near, in its share of the time', async () => {
    const ideas: string[] = await api
      .db('questions')
      .where('paper', 1)
      .groupBy('idea')
      .orderByRaw('min(id)')
      .limit(8)
      .pluck('idea');
    const others = await api.db('questions').where('paper', 1).whereNotIn('idea', ideas).pluck('id');
    await withHidden(others, async () => {
      const { body } = await draw();
      // Remaining marks: 4, 5, 6, 7, 8, 9, 4, 5.
      expect([body.marks, body.minutes]).toEqual([48, 55]);
      expect(body.remarks[0]).toBe('As near as the bank allows: 48 of 80 marks, in 55 of 90 minutes.');
    });
  });

  test.each([
    ['a paper that there is not', { blueprint: 'math-aa-sl-9', seed: 1 }, 404],
    ['one of a course that there is not', { blueprint: 'physics-sl-2', seed: 1 }, 404],
    ['no seed', { blueprint: BLUEPRINT }, 422],
    ['a seed that is none', { blueprint: BLUEPRINT, seed: 2 ** 30 }, 422],
    ['a seed in words', { blueprint: BLUEPRINT, seed: 'seven' }, 422],
    ['a field too many', { blueprint: BLUEPRINT, seed: 1, questions: [1] }, 422],
  ])('refuses %s', async (_, body, status) => {
    expect((await api.callLoosely('POST /api/mock-papers', { body, as: learner })).status).toBe(status);
  });

  test('is limited for one account', async () => {
    await api.db('rate_limits').delete();
    expect((await draw()).status).toBe(201);
    await api.db('rate_limits').where('key', 'like', 'mock-papers:%').update({ points: 59 });
    expect([(await draw()).status, (await draw()).status]).toEqual([201, 429]);
    expect((await draw(await api.signUp())).status).toBe(201);
  });
});

describe('a paper by its code', () => {
  test('is visible to all signed-in users, each with their own copies', async () => {
    const { code } = (await draw()).body;
    const { slug } = (await take(code)).body;
    expect((await open(code)).body.taken.map((taken) => taken.slug)).toEqual([slug]);
    const other = await api.signUp();
    expect((await open(code, other)).body).toMatchObject({ code, taken: [] });
    expect((await api.callLoosely('GET /api/mock-papers/:code', { params: { code } })).status).toBe(401);
    expect((await open('math-aa-sl-1-zzzzz0')).status).toBe(404);
    expect((await api.callLoosely('GET /api/mock-papers/:code', { params: { code: 'No%20code' }, as: learner })).status).toBe(
      422,
    );
  });

  test('of a course for staff is theirs alone', async () => {
    const { code } = (await draw()).body;
    await api.db('subjects').update({ audience: 'staff' });
    const answers = [await open(code), await take(code), await draw(learner, seed + 1), await open(code, await api.asStaff())];
    await api.db('subjects').update({ audience: 'everyone' });
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  });
});

describe('taking a paper', () => {
  test('gives a class the same questions in the same order, without answers before the end', async () => {
    const { body: paper } = await draw();
    const other = await api.signUp();
    const tests = [(await take(paper.code)).body, (await take(paper.code, other)).body];
    expect(tests[0]).toMatchObject({
      ...{ duration: 90, mock_paper: { code: paper.code, paper: '1' }, status: 'not_started' },
      ...{ total_marks: paper.marks, question_count: paper.question_count },
    });
    expect(tests[0]?.slug).not.toBe(tests[1]?.slug);
    await start(tests[0]?.slug ?? '');
    await start(tests[1]?.slug ?? '', {}, other);
    const asked = [await questionsOf(tests[0]?.slug ?? ''), await questionsOf(tests[1]?.slug ?? '', other)];
    const ids = asked.map((questions) => questions.map(({ question_id }) => question_id));
    expect(ids[0]).toEqual(await paperIds(paper.code));
    expect(ids[1]).toEqual(ids[0]);
    expect(JSON.stringify(asked)).not.toContain('Worked solution');
    const peek = await api.call('GET /api/test/:slug', {
      params: { slug: tests[0]?.slug ?? '' },
      query: { includeAnswers: 'true' },
      as: learner,
    });
    expect([peek.status, peek.error.code]).toEqual([409, 'not_attempted']);
  });

  test('sent twice, or at once, makes one test and counts once', async () => {
    const { code } = (await draw()).body;
    const answers = await Promise.all([take(code), take(code), take(code)]);
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(1);
    expect((await api.call('GET /api/me', { as: learner })).body.usage.tests.used).toBe(1);
    await start(answers[0]?.body.slug ?? '');
    expect((await take(code)).body.slug).toBe(answers[0]?.body.slug);
  });

  test('makes another test once the first is over, also by time', async () => {
    const { code } = (await draw()).body;
    const { slug } = (await take(code)).body;
    await start(slug);
    api.clock.advance(91 * 60_000);
    const again = (await take(code)).body;
    expect(again.slug).not.toBe(slug);
    expect((await open(code)).body.taken.map(({ status }) => status)).toEqual(['not_started', 'completed']);
  });

  test('counts towards the monthly cap like any test', async () => {
    const { code } = (await draw()).body;
    await limitFreePlan(api.db, { tests_per_month: 0 });
    const { status, error } = await take(code);
    await limitFreePlan(api.db, { tests_per_month: 30 });
    expect([status, error.code]).toEqual([402, 'test_cap_reached']);
    expect((await open(code)).body.taken).toEqual([]);
  });

  test('leaves out questions that staff have hidden since, for all users alike, and says so before', async () => {
    const { body: paper } = await draw();
    const ids = await paperIds(paper.code);
    await withHidden(ids.slice(0, 1), async () => {
      const { body } = await open(paper.code);
      expect(body.question_count).toBe(ids.length - 1);
      expect(body.remarks).toContain('One question was withdrawn after the paper was drawn.');
      const { body: made } = await take(paper.code);
      expect([made.question_count, made.total_marks]).toEqual([ids.length - 1, body.marks]);
    });
    await withHidden(ids, async () => {
      const { status, error } = await take(paper.code, await api.signUp());
      expect([status, error.code]).toEqual([422, 'too_few_questions']);
    });
  });

  test('again keeps it the same paper, without what was hidden since; a similar one is drawn, not chosen', async () => {
    const { body: paper } = await draw();
    const { slug } = (await take(paper.code)).body;
    await start(slug);
    await submit(slug);
    const [first = 0, ...rest] = await paperIds(paper.code);
    const redone = await withHidden([first], () => api.call('POST /api/test/:slug/redo', { params: { slug }, as: learner }));
    expect(redone.body).toMatchObject({
      duration: 90,
      mock_paper: { code: paper.code },
      replaced: 0,
      question_count: rest.length,
    });
    const similar = await api.call('POST /api/test/:slug/similar', { params: { slug }, as: learner });
    expect([similar.status, similar.error.code]).toEqual([409, 'topics_changed']);
  });
});

describe('the time that one is given', () => {
  const settings = (body: unknown, as = learner) => api.callLoosely('PUT /api/tests/time-settings', { body, as });
  const minutesOf = async (slug: string, body = {}) => {
    const { deadline, started_at } = (await start(slug, body)).body;
    return deadline === null ? null : (Date.parse(deadline) - Date.parse(started_at)) / 60_000;
  };
  const paper = async () => (await take((await draw()).body.code)).body.slug;

  test('is the usual until it is set, and then counts wherever a test starts without saying', async () => {
    const ask = async (as = learner) => (await api.call('GET /api/tests/time-settings', { as })).body;
    expect(await ask()).toEqual({ extra_time: 0, untimed: false });
    expect((await settings({ extra_time: 25, untimed: false })).status).toBe(200);
    expect(await ask()).toEqual({ extra_time: 25, untimed: false });
    const slug = await paper();
    expect(await minutesOf(slug)).toBe(112.5);
    const { body } = await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: learner });
    expect(body).toMatchObject({ extra_time: 25, untimed: false });
    // Does not reveal others' settings.
    expect(await ask(await api.signUp())).toEqual({ extra_time: 0, untimed: false });
  });

  test('gives way to what is chosen at the start', async () => {
    await settings({ extra_time: 50, untimed: false });
    expect(await minutesOf(await paper(), { extra_time: 0 })).toBe(90);
    seed += 1;
    expect(await minutesOf(await paper(), { untimed: true })).toBeNull();
    seed += 1;
    expect(await minutesOf(await paper())).toBe(135);
  });

  test('may be none at all, and be taken back', async () => {
    await settings({ extra_time: 0, untimed: true });
    expect(await minutesOf(await paper())).toBeNull();
    await settings({ extra_time: 0, untimed: false });
    seed += 1;
    expect(await minutesOf(await paper())).toBe(90);
  });

  test('goes with the account: exported, and deleted', async () => {
    await settings({ extra_time: 10, untimed: false });
    const { body } = await api.call('GET /api/user/export', { as: learner });
    expect(body.time_settings).toEqual([{ user_id: learner.user.id, extra_time: 10, untimed: false }]);
    await api.db('users').where({ id: learner.user.id }).delete();
    expect(await api.db('time_settings').where({ user_id: learner.user.id })).toEqual([]);
  });

  test.each([
    [{ extra_time: 20, untimed: false }],
    [{ extra_time: 10, untimed: true }],
    [{ extra_time: 10 }],
    [{ untimed: 'yes', extra_time: 0 }],
    [{ extra_time: 0, untimed: false, reason: 'private' }],
    [{}],
  ])('refuses %j', async (body) => {
    expect((await settings(body)).status).toBe(422);
  });

  test('is for people who are signed in', async () => {
    expect((await api.call('GET /api/tests/time-settings')).status).toBe(401);
  });
});

describe('the grade', () => {
  const sit = async () => {
    const { code } = (await draw()).body;
    const { slug } = (await take(code)).body;
    await start(slug);
    return { code, slug, questions: await submit(slug) };
  };

  test('waits until three quarters of the marks are given', async () => {
    const { code, slug, questions } = await sit();
    const early = await grade(slug);
    expect(early.status).toBe(200);
    // One mark a question is the server's.
    expect(early.body).toMatchObject({ grade: null, marked: questions.length, obtained: questions.length, code, paper: '1' });
    expect(early.body.needed).toBe(Math.ceil(early.body.marks * 0.75));
    expect((await open(code)).body.taken[0]?.grade).toBeNull();
  });

  test('is shown with its range and the parts of that', async () => {
    const { code, slug, questions } = await sit();
    const ids = questions.map(({ question_id }) => question_id);
    // All but the first as if they had been marked in full before.
    const marked = {
      self_marks: '{"earned":[0,1],"lost":[]}',
      self_marked: api.db.raw('marks'),
      self_marked_at: api.clock.now(),
    };
    const test = api.db('tests').where({ slug }).select('id');
    await api.db('test_questions').where('test_id', test).whereIn('question_id', ids.slice(1)).update(marked);
    const first = { question_id: ids[0] as number, earned: [0], lost: [] };
    const answer = await api.call('PUT /api/test/:slug/self-marks', { params: { slug }, body: first, as: learner });
    expect(answer.status).toBe(200);
    const { body } = await grade(slug);
    const lost = (questions[0]?.marks ?? 0) - 1;
    expect(body).toMatchObject({ marked: body.marks, obtained: body.marks - lost, untimed: false });
    expect(body.marked_by).toEqual({ teacher: 0, self: body.marks, server: 0 });
    expect(body.grade).toMatchObject({ grade: 7, high: 7 });
    expect(body.uncertainty).toMatchObject({ unmarked: 0, self_marked: 7.7 });
    const [taken] = (await open(code)).body.taken;
    expect(taken?.grade).toEqual(body.grade);
    const list = await api.call('GET /api/mock-papers/taken', { query: {}, as: learner });
    expect(list.body).toMatchObject({ page: 1, totalCount: 1, taken: [{ slug, code, grade: body.grade }] });
  });

  test('is 1 where nothing was tried', async () => {
    const { slug } = (await take((await draw()).body.code)).body;
    await start(slug);
    api.clock.advance(100 * 60_000);
    expect((await grade(slug)).body).toMatchObject({ grade: { grade: 1, low: 1 }, obtained: 0, score: 0 });
  });

  test('is for finished mock papers, and for their owner alone', async () => {
    const { slug } = (await take((await draw()).body.code)).body;
    const early = await grade(slug);
    expect([early.status, early.error.code]).toEqual([409, 'not_attempted']);
    const strangers = [await api.signUp(), await api.asStaff()];
    for (const stranger of strangers) expect((await grade(slug, stranger)).status).toBe(404);
    const topics = { subject_slug: 'math-aa-sl', topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
    const own = (await api.call('POST /api/test', { body: { ...topics, duration: 30 as const }, as: learner })).body;
    expect(own.mock_paper).toBeNull();
    await start(own.slug);
    await submit(own.slug);
    expect((await grade(own.slug)).status).toBe(404);
    expect((await api.call('GET /api/mock-papers/taken', { query: {}, as: learner })).body.totalCount).toBe(1);
  });
});

test('comes in pages', async () => {
  const other = (await take((await draw(learner, seed + 500)).body.code)).body.slug;
  await api.db.raw(
    `INSERT INTO tests SELECT (jsonb_populate_record(t, jsonb_build_object(
         'id', 1000000 + n, 'slug', 'copy-' || n, 'attempts', 1, 'submitted_at', created_at, 'closed_by', 'learner', 'stored', 0, 'digest', ''))).*
       FROM tests t, generate_series(1, 20) n WHERE slug = ?`,
    [other],
  );
  api.clock.advance(1_000);
  const first = (await draw()).body.code;
  await take(first);
  const page = async (number: string) =>
    (await api.call('GET /api/mock-papers/taken', { query: { page: number }, as: learner })).body;
  expect((await page('1')).taken[0]?.code).toBe(first);
  expect([(await page('1')).taken.length, (await page('2')).taken.length, (await page('3')).taken.length]).toEqual([20, 2, 0]);
  expect((await page('1')).totalCount).toBe(22);
});

test('is printed as a mock paper, with its own length', async () => {
  const print = vi.spyOn(fileProcesses, 'run').mockResolvedValueOnce(new Uint8Array(1) as never);
  const { slug } = (await take((await draw()).body.code)).body;
  const response = await api.fetch(`/api/test/${slug}/paper`, { headers: { authorization: `Bearer ${learner.token}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(print.mock.calls[0]?.[1]).toMatchObject([{ paper: { kind: 'Mock paper', minutes: 90 } }]);
  print.mockRestore();
});

describe('practice papers', () => {
  const code = 'math-aa-sl-1-set-2';
  const renew = (questions: readonly string[]) =>
    api.db.transaction((transaction) =>
      refreshPracticePapers(transaction, api.clock.now(), [{ blueprint: BLUEPRINT, set: 2, questions }]),
    );
  const listed = async () => (await api.call('GET /api/mock-papers', { as: learner })).body.courses[0]?.practice ?? [];
  const keysOf = async (ids: readonly number[]) => {
    await api
      .db('questions')
      .whereIn('id', ids)
      .update({ seed_key: api.db.raw("'practice-' || id") });
    return ids.map((id) => `practice-${id}`);
  };
  let keys: string[] = [];

  test('are made of the questions that they name, listed with their course, taken like any other, and made once', async () => {
    const ids = await paperIds((await draw()).body.code);
    keys = await keysOf(ids);
    expect(await renew(keys)).toEqual({ inserted: 1, updated: 0, kept: 0 });
    expect(await renew(keys)).toEqual({ inserted: 0, updated: 0, kept: 1 });
    const [paper, ...others] = await listed();
    expect(paper).toEqual({ code, set: 2, blueprint: BLUEPRINT, minutes: 90, question_count: ids.length, marks: 80 });
    expect(others).toEqual([]);

    const { body } = await open(code);
    expect(body).toMatchObject({ code, set: 2, marks: 80, question_count: ids.length });
    expect((await draw()).body.set).toBeNull();
    const { body: test } = await take(code);
    await start(test.slug);
    expect((await questionsOf(test.slug)).map(({ question_id }) => question_id).toSorted()).toEqual([...ids].toSorted());
    expect((await take(code)).body.slug).toBe(test.slug);
  });

  test('are not made without one of their questions, follow a change, and leave what was taken as it was', async () => {
    const before = await paperIds(code);
    const { body: taken } = await take(code);
    await start(taken.slug);
    expect(await renew(keys.slice(1))).toEqual({ inserted: 0, updated: 0, kept: 0 });
    const other = await paperIds((await draw()).body.code);
    expect(await renew(await keysOf(other))).toEqual({ inserted: 0, updated: 1, kept: 0 });
    expect((await paperIds(code)).toSorted()).toEqual([...other].toSorted());
    expect((await questionsOf(taken.slug)).map(({ question_id }) => question_id).toSorted()).toEqual([...before].toSorted());
  });
});
