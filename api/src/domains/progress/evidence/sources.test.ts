import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { up as takeInThePast } from '../../../../migrations/202611221635_evidence_take_in_the_past.ts';
import { blankPdf, upload } from '../../../../test/answer-sheets.ts';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { createFileStore } from '../../../adapters/files/index.ts';
import { makeDueReports } from '../../grading/grading/index.ts';
import { queueGrading } from '../../grading/grading-orders/index.ts';
import { anonymiseDeletedAccounts } from '../../identity/accounts/index.ts';

const api = await startTestApi();
const DAY_MS = 86_400_000;
const TEXT = 'A line.\n\n(a) State its slope. [3]\n\n(b) Sketch it. [2]';
const KEYS = [{ kind: 'number', part: 'a', value: 0.5, tolerance: 0.001, figures: 3 }];
const START = api.clock.now();
let learner: Session;
let staff: Session;
let questions: number[];
beforeAll(async () => {
  questions = (await insertOneSubject(api.db)).questionIds;
  await api.db('questions').update({ questions_text: TEXT, answer_keys: JSON.stringify(KEYS) });
  const answers: number[] = await api.db('answers').pluck('id');
  const lines = [
    ['a', 2, 'M2'],
    ['a', 1, 'A1'],
    ['b', 2, 'A2'],
  ] as const;
  await api.db('mark_scheme_lines').insert(
    answers.flatMap((answer_id) =>
      lines.map(([part, marks, code], index) => ({
        answer_id,
        position: index + 1,
        part,
        text: `${index}`,
        html: `${index}`,
        marks,
        code,
      })),
    ),
  );
  staff = await api.asStaff();
});
beforeEach(async () => {
  api.clock.set(START);
  await api.db('rate_limits').delete();
  learner = await api.signUp();
});

// The last ones, whose answers are not free.
const question = (index = 0) => questions.at(-1 - index) as number;
const answer = (
  typed: string,
  { part = 'a', id = question(), client_key = randomUUID(), ...more }: Record<string, unknown> = {},
) =>
  api.callLoosely('POST /api/practice/questions/:id/answers', {
    as: learner,
    params: { id },
    body: { part, client_key, answer: [typed], ...more },
  });
const open = async (id = question()) =>
  (await api.call('GET /api/questions/:id', { as: learner, params: { id }, query: { includeAnswers: 'true' } })).body.scheme ??
  '';
const evidence = async () => (await api.call('GET /api/progress/evidence', { as: learner, query: {} })).body.evidence;
const rows = () => api.db('evidence').where('user_id', learner.user.id).orderBy('id');

/** Lets nothing be committed that writes into a table, and all of it again afterwards. */
async function whileNothingIsCommittedTo(table: string, work: () => Promise<void>): Promise<void> {
  await api.owner.raw(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not committed'; END $$`);
  await api.owner.raw(
    'CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON ?? DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()',
    table,
  );
  await work().finally(() => api.owner.raw('DROP FUNCTION refuse() CASCADE'));
}

/** A test of half an hour in which the first question was answered and the second skipped. */
async function takeTest() {
  const topics = { topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { slug } = (
    await api.call('POST /api/test', { as: learner, body: { subject_slug: 'math-aa-sl', duration: 30, ...topics } })
  ).body;
  const params = { slug };
  await api.call('POST /api/test/:slug/start', { as: learner, params, body: {} });
  const ids: number[] = await api
    .db('test_questions')
    .join('tests', 'tests.id', 'test_id')
    .where({ slug })
    .orderBy('position')
    .pluck('question_id');
  const [first = 0, second = 0] = ids;
  const typed = { option: null, parts: [{ part: 'a', value: '0.5' }] };
  const changes = [
    { question_id: first, state: 'attempted' as const, flagged: false, answer: typed, revision: 0, elapsed_ms: 100_000 },
    { question_id: second, state: 'skipped' as const, flagged: false, revision: 0, elapsed_ms: 5_000 },
  ];
  api.clock.advance(20 * 60_000);
  await api.call('PATCH /api/test/:slug/progress', { as: learner, params, body: { client_id: 'tab', changes } });
  await api.call('PUT /api/test/:slug', { as: learner, params, body: { skipped_questions: [], attempted_questions: [] } });
  return { slug, ids, first, second };
}

async function grade(slug: string, ids: readonly number[], marks: readonly number[]) {
  await upload(api, learner, slug, await blankPdf());
  const test = await api.db('tests').where({ slug }).first('id');
  await queueGrading(api.db, test.id, api.clock.now());
  const act = (body: object) => api.callLoosely('PUT /api/grading/:slug', { as: staff, params: { slug }, body });
  await act({ action: 'claim' });
  const given = ids.map((question_id, index) => ({ question_id, marks: marks[index] ?? 0, comment: '' }));
  await act({ action: 'finish', revision: 0, marks: given, annotations: [], comment: '' });
  const files = createFileStore(api.config, () => api.clock.now());
  await makeDueReports({
    db: api.db,
    files,
    now: api.clock.now(),
    log: pino({ level: 'silent' }),
    config: { ANONYMOUS_MARKING: 'off' },
  });
}

describe('practice', () => {
  test('leaves a piece of evidence with each answer, what was open before, and whether it was the first try', async () => {
    await answer('-0.500', { seconds: 60, help: ['hint'] });
    api.clock.advance(60_000);
    await answer('0.500', { seconds: 20 });
    await answer('a drawing', { part: 'b' });
    expect(await evidence()).toMatchObject([
      { part: 'b', marks: null, of: 2, first_try: true, outcome: 'answered' },
      { part: 'a', marks: 3, of: 3, first_try: false, help: [], seconds: 20 },
      {
        part: 'a',
        marks: 0,
        of: 3,
        first_try: true,
        help: ['hint'],
        seconds: 60,
        lost: [{ reason: 'accuracy', marks: 3 }],
        place: 'practice',
      },
    ]);
    expect((await rows()).map(({ again }) => again)).toEqual([false, true, false]);
  });

  test('counts an answer once that is sent again, four times at once too', async () => {
    const client_key = randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => answer('0.500', { client_key })));
    await answer('0.500', { client_key });
    expect(await rows()).toHaveLength(1);
    const body = { part: 'b', client_key: randomUUID() };
    const giveUp = () => api.call('POST /api/practice/questions/:id/give-ups', { as: learner, params: { id: question() }, body });
    await Promise.all([giveUp(), giveUp()]);
    await giveUp();
    expect(await evidence()).toMatchObject([
      { part: 'b', outcome: 'gave_up', marks: 0, of: 2 },
      { part: 'a', marks: 3 },
    ]);
  });

  test('of two last parts at the same moment completes once, and leaves one piece each', async () => {
    const [one, two] = await Promise.all([answer('0.500'), answer('drawn', { part: 'b' })]);
    expect([one?.body, two?.body].filter((body) => (body as unknown as { completed: boolean }).completed)).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
    expect(await api.db('completed_question').where('user_id', learner.user.id)).toHaveLength(1);
  });

  test('knows by itself that the solution was open before', async () => {
    await answer('0.400');
    api.clock.advance(1_000);
    await open();
    api.clock.advance(1_000);
    await answer('0.500');
    expect((await evidence()).map(({ help }) => help)).toEqual([['solution'], []]);
  });

  test('is marked by oneself part by part, in place of what was judged', async () => {
    await answer('0.400', { seconds: 90 });
    const scheme = await open();
    const mark = (body: object) =>
      api.callLoosely('PUT /api/practice/questions/:id/self-marks', {
        as: learner,
        params: { id: question() },
        body: { lost: [], scheme, ...body },
      });
    await mark({ earned: [0, 2], lost: [{ index: 1, reason: 'accuracy' }] });
    await mark({ earned: [0, 2], lost: [{ index: 1, reason: 'accuracy' }] });
    const marked = (await evidence()).toSorted((a, b) => (a.part < b.part ? -1 : 1));
    expect(marked).toMatchObject([
      {
        part: 'a',
        place: 'self_marked',
        marks: 2,
        of: 3,
        seconds: 90,
        first_try: true,
        lost: [{ reason: 'accuracy', marks: 1 }],
      },
      { part: 'b', place: 'self_marked', marks: 2, of: 2, seconds: null, lost: [] },
    ]);
    expect(await rows()).toHaveLength(3);
    api.clock.advance(1_000);
    await mark({ earned: [0, 1] });
    expect((await evidence()).map(({ part, marks }) => `${part}${marks}`).sort()).toEqual(['a3', 'b0']);
  });

  test('of guests leaves none', async () => {
    const before = await api.db('evidence').count({ count: '*' }).first();
    const body = { part: 'a', client_key: randomUUID(), answer: ['0.500'] };
    expect((await api.call('POST /api/practice/questions/:id/answers', { params: { id: question() }, body })).status).toBe(200);
    expect(await api.db('evidence').count({ count: '*' }).first()).toEqual(before);
  });
});

describe('a test', () => {
  test('leaves evidence when it ends: marks of what the server can mark, time, and what was skipped', async () => {
    const { slug, first, second } = await takeTest();
    const found = (await evidence()).toSorted((a, b) => a.id - b.id);
    expect(found).toMatchObject([
      { question_id: first, part: 'a', place: 'test', of: 3, seconds: 60, test_slug: slug, first_try: true },
      { question_id: first, part: 'b', marks: null, of: 2, seconds: 40 },
      { question_id: second, part: '', outcome: 'skipped', marks: 0, of: 5, seconds: 5 },
    ]);
    const { body } = await api.call('GET /api/progress', { as: learner });
    expect(body.courses[0]).toMatchObject({ tests: 1, gradings: 0, parts: 4, questions: 2, timed_marks: 10 });
  });

  test('is marked by oneself, then by a teacher, whose marks count from then on; both stay', async () => {
    const { slug, ids, first } = await takeTest();
    const [{ marks: judged } = { marks: null }] = (await evidence()).filter(({ part }) => part === 'a');
    expect(judged).not.toBeNull();
    const own = { question_id: first, earned: [0, 1, 2], lost: [] };
    expect((await api.callLoosely('PUT /api/test/:slug/self-marks', { as: learner, params: { slug }, body: own })).status).toBe(
      200,
    );
    expect((await evidence()).filter(({ question_id }) => question_id === first)).toMatchObject([
      { place: 'self_marked', of: expect.any(Number) },
      { place: 'self_marked' },
    ]);
    api.clock.advance(DAY_MS / 24);
    await grade(slug, ids, [4, 1]);
    const counted = await evidence();
    expect(counted.map(({ place, marks }) => [place, marks])).toEqual(
      expect.arrayContaining([
        ['graded', 4],
        ['graded', 1],
      ]),
    );
    expect(counted.every(({ place }) => place === 'graded')).toBe(true);
    expect(await rows()).toHaveLength(3 + 2 + ids.length);
    const { body } = await api.call('GET /api/progress', { as: learner });
    expect(body.courses[0]).toMatchObject({
      gradings: 1,
      marks: 5,
      of: 5 * ids.length,
      questions: ids.length,
      parts: 2 * ids.length,
    });
    const small = await api.call('GET /api/progress/courses/:subjectSlug', {
      as: learner,
      params: { subjectSlug: 'math-aa-sl' },
    });
    expect(small.body.topics.map(({ questions: worked }) => worked)).toEqual([ids.length, ids.length]);

    // During a regrade the first grading counts.
    const regrade = { reason: 'The method of the first question is in the mark scheme.' };
    expect((await api.call('POST /api/test/:slug/regrade', { as: learner, params: { slug }, body: regrade })).status).toBe(200);
    const meanwhile = await api.call('GET /api/progress', { as: learner });
    expect(meanwhile.body.courses[0]).toMatchObject({ gradings: 1, marks: 5 });
  });
});

test('work from before there was evidence is imported with the same marks', async () => {
  const { slug, ids, first } = await takeTest();
  await api.callLoosely('PUT /api/test/:slug/self-marks', {
    as: learner,
    params: { slug },
    body: { question_id: first, earned: [0], lost: [{ index: 1, reason: 'accuracy' }] },
  });
  await grade((await takeTest()).slug, ids, [3, 2]);
  await answer('0.400', { seconds: 30 });
  await answer('drawn', { part: 'b' });
  const scheme = await open();
  await api.callLoosely('PUT /api/practice/questions/:id/self-marks', {
    as: learner,
    params: { id: question() },
    body: { earned: [0, 2], lost: [{ index: 1, reason: 'method' }], scheme },
  });
  await answer('0.500', { id: question(3) });
  const figures = async () => {
    const { courses } = (await api.call('GET /api/progress', { as: learner })).body;
    const { marks, of, questions: worked, seconds, weeks, last_at } = courses[0] ?? {};
    return { marks, of, worked, seconds, last_at, lost: weeks?.map(({ lost }) => lost) };
  };
  const before = await figures();
  expect(before.marks).toBeGreaterThan(5);
  for (const table of ['evidence', 'progress_weeks', 'progress_abilities', 'progress_learners']) await api.db(table).delete();
  await takeInThePast(api.db);
  await takeInThePast(api.db);
  expect(await figures()).toEqual(before);
});

describe('the data export', () => {
  const TABLES = [
    'practice_attempts',
    'practice_self_marks',
    'practice_photos',
    'practice_settings',
    'evidence',
    'progress_weeks',
    'progress_abilities',
  ];

  test('holds what was practised, photos, evidence and settings, and goes with the account', async () => {
    const { body } = await answer('0.400');
    const { attempt } = body as unknown as { attempt: { id: number } };
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(photo)]), 'page.png');
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await api.fetch(`/api/practice/attempts/${attempt.id}/photos`, { method: 'POST', headers, body: form })).status).toBe(
      201,
    );
    await api.call('PUT /api/practice/settings', { as: learner, body: { complete_answered: false } });
    const scheme = await open();
    await api.callLoosely('PUT /api/practice/questions/:id/self-marks', {
      as: learner,
      params: { id: question() },
      body: { earned: [0], lost: [], scheme },
    });
    const exported = (await api.call('GET /api/user/export', { as: learner })).body as Record<string, unknown[]>;
    for (const table of TABLES) expect(exported[table]?.length, table).toBeGreaterThan(0);
    expect(exported.evidence).toHaveLength(3);

    const [{ image_key }] = await api.db('practice_photos').where('user_id', learner.user.id);
    expect((await api.call('DELETE /api/user', { as: learner, body: { password: 'correct horse 1' } })).status).toBe(200);
    const now = new Date(START.getTime() + 15 * DAY_MS);
    await anonymiseDeletedAccounts({ db: api.db, now, log: pino({ level: 'silent' }), payments: null });
    for (const table of TABLES) expect(await api.db(table).where('user_id', learner.user.id), table).toEqual([]);
    expect(await api.db('file_removals').where('key', image_key)).toHaveLength(1);
    expect((await api.call('GET /api/admin/users/:id/progress', { as: staff, params: { id: learner.user.id } })).status).toBe(
      404,
    );
  });
});

test('a rollback leaves no evidence: it is written with its event', async () => {
  const giveUp = (part: string) => {
    const body = { part, client_key: randomUUID() };
    return api.callLoosely('POST /api/practice/questions/:id/give-ups', { as: learner, params: { id: question() }, body });
  };
  await whileNothingIsCommittedTo('practice_attempts', async () => {
    expect((await answer('0.5')).status).toBe(500);
    expect((await giveUp('b')).status).toBe(500);
  });
  expect(await rows()).toEqual([]);
  expect((await answer('0.5')).status).toBe(200);
  expect((await giveUp('b')).status).toBe(200);
  expect(await rows()).toHaveLength(2);
});
