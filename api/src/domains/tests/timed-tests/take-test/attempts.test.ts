import { createHash } from 'node:crypto';
import type { FinalState, QuestionChange } from '@api/contract';
import type { Knex } from 'knex';
import { beforeEach, describe, expect, test } from 'vitest';
import { waitingStatements } from '../../../../../test/lock-waits.ts';
import { ANSWER_WORD, seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { type AttemptRow, lockAttemptById } from '../attempts.queries.ts';
import { endIfOver } from './closing.ts';
import { storeChanges } from './save-changes.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

const NINE = '2026-11-21T09:00:00.000Z';
const MINUTE = 60_000;
let learner: Session;
let slug: string;
let ids: number[];

beforeEach(async () => {
  api.clock.set(NINE);
  learner = await api.signUp();
  const body = {
    ...{ subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] },
    duration: 30 as const,
  };
  slug = (await api.call('POST /api/test', { body, as: learner })).body.slug;
  ids = await api
    .db('test_questions')
    .whereIn('test_id', api.db('tests').where({ slug }).select('id'))
    .orderBy('position')
    .pluck('question_id');
});

const read = (query: { includeAnswers?: 'true'; excludeQuestions?: 'true' } = {}, as = learner) =>
  api.call('GET /api/test/:slug', { params: { slug }, query, as });
const start = (body: { extra_time?: 0 | 10 | 25 | 50; untimed?: boolean } = {}) =>
  api.call('POST /api/test/:slug/start', { params: { slug }, body, as: learner });
const save = (changes: QuestionChange[], client_id = 'tab-1') =>
  api.call('PATCH /api/test/:slug/progress', { params: { slug }, body: { client_id, changes }, as: learner });
const submit = (attempted_questions: number[] = [], skipped_questions: number[] = []) =>
  api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions, skipped_questions }, as: learner });
const readLog = () => api.call('GET /api/test/:slug/log', { params: { slug }, as: learner });
const idAt = (index: number) => ids[index] as number;
const typed = (value: string) => ({ option: null, parts: [{ part: 'a', value }] });
const change = (index: number, value: string, revision = 0, sequence?: number): QuestionChange => ({
  ...{ question_id: idAt(index), state: 'attempted', flagged: false, answer: typed(value), revision },
  ...(sequence ? { sequence } : {}),
});

describe('reading a test', () => {
  test('gives no questions and starts nothing if they are omitted', async () => {
    const { status, body } = await read({ excludeQuestions: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'not_started', attempts: 0, deadline: null, receipt: null, server_time: NINE });
    expect(body.questions).toBeUndefined();
    expect(body.question_count).toBe(5);
  });

  test('gives its questions in order, untouched and without answers, to staff too', async () => {
    await start();
    const { body } = await read();
    expect(body.questions?.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(body.questions?.[0]).toMatchObject({ state: 'unvisited', flagged: false, skipped: false, answer: null, revision: 0 });
    expect(JSON.stringify(body)).not.toContain(ANSWER_WORD);
    const staff = await api.asStaff();
    await api.db('tests').where({ slug }).update({ user_id: staff.user.id });
    const text = JSON.stringify((await read({}, staff)).body);
    expect(text).not.toContain(ANSWER_WORD);
    expect(text).not.toContain('mcq_answer');
  });

  test('keeps a film that solves a question back until the test is attempted', async () => {
    const film = 'https://videos.example.org/solved';
    await api.db('questions').where('id', idAt(0)).update({ video_solution: film });
    const films = async () => (await read()).body.questions?.map(({ question }) => question.video_solution);
    await start();
    const before = await films();
    await save([change(0, '7')]);
    await submit();
    const after = await films();
    await api.db('questions').where('id', idAt(0)).update({ video_solution: null });
    expect(before).toEqual(Array(5).fill(null));
    expect(after).toEqual([film, ...Array(4).fill(null)]);
  });

  test('leaves questions out where asked, and keeps those that staff have hidden since', async () => {
    await start();
    expect((await read({ excludeQuestions: 'true' })).body.questions).toBeUndefined();
    await api.db('questions').where('id', idAt(0)).update({ visible: false });
    expect((await read()).body.questions).toHaveLength(5);
    await api.db('questions').where('id', idAt(0)).update({ visible: true });
  });

  test("opens the answers once attempted, without spending the month's questions", async () => {
    const early = await read({ includeAnswers: 'true' });
    expect([early.status, early.error]).toEqual([
      409,
      { code: 'not_attempted', message: 'Attempt the test first to see the answers' },
    ]);
    await start();
    expect((await read({ includeAnswers: 'true' })).status).toBe(409);
    api.clock.advance(2 * MINUTE);
    await submit(ids);
    const { body } = await read({ includeAnswers: 'true' });
    expect(body.questions?.every(({ Answer }) => Answer?.[0]?.mark_scheme.length)).toBe(true);
    expect((await api.call('GET /api/me', { as: learner })).body.usage.questions.used).toBe(0);
  });
});

describe('starting', () => {
  test.each([
    [{}, '2026-11-21T09:30:00.000Z'],
    [{ extra_time: 25 as const }, '2026-11-21T09:37:30.000Z'],
    [{ untimed: true }, null],
  ])('with %j ends at %s, however often it is started', async (choice, deadline) => {
    expect((await start(choice)).body).toEqual({ started_at: NINE, deadline, server_time: NINE });
    api.clock.advance(5 * MINUTE);
    const again = await start({ extra_time: 50 });
    expect(again.body).toEqual({ started_at: NINE, deadline, server_time: '2026-11-21T09:05:00.000Z' });
    expect((await read()).body).toMatchObject({ status: 'running', started_at: NINE, deadline });
  });

  test('needs no body, and happens once when several requests come at once', async () => {
    const headers = { authorization: `Bearer ${learner.token}` };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.fetch(`/api/test/${slug}/start`, { method: 'POST', headers })),
    );
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test("is for the learner's own test and for known choices", async () => {
    const other = await api.signUp();
    const status = async (body: unknown, as?: Session) =>
      (await api.callLoosely('POST /api/test/:slug/start', { params: { slug }, body, ...(as ? { as } : {}) })).status;
    expect(await status({}, other)).toBe(404);
    expect(await status({})).toBe(401);
    expect(await status({ extra_time: 20 }, learner)).toBe(422);
    expect(await status({ extra_time: 10, untimed: true }, learner)).toBe(422);
  });
});

describe('saving', () => {
  test('needs a started test', async () => {
    const answer = await save([change(0, '1')]);
    expect([answer.status, answer.error.code]).toEqual([409, 'test_not_started']);
  });

  test('stores state, flag and answer, counts revisions and measures the time', async () => {
    await start();
    api.clock.advance(MINUTE);
    const { body } = await save([change(0, '7'), { question_id: idAt(1), state: 'skipped', flagged: true, revision: 0 }]);
    expect(body).toEqual({
      saved: [
        { question_id: idAt(0), revision: 1 },
        { question_id: idAt(1), revision: 1 },
      ],
      server_time: '2026-11-21T09:01:00.000Z',
      deadline: '2026-11-21T09:30:00.000Z',
    });
    const { questions } = (await read()).body;
    expect(questions?.[0]).toMatchObject({ state: 'attempted', answer: typed('7'), revision: 1 });
    expect(questions?.[1]).toMatchObject({ state: 'skipped', skipped: true, flagged: true, answer: null });
  });

  test('again does no more, several times at once either', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 5 }, () => save([change(0, '7', 0, 1)])));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.saved)))).toEqual(
      new Set([JSON.stringify([{ question_id: idAt(0), revision: 1 }])]),
    );
    expect((await readLog()).body.changes).toHaveLength(1);
  });

  test('shows both versions of a conflict, and stores what the learner then chooses', async () => {
    await start();
    await save([change(0, '7', 0, 1)], 'tab-1');
    const other = change(0, '8', 0, 1);
    const { body } = await save([other, change(1, '5', 0, 2)], 'tab-2');
    expect(body.saved).toEqual([{ question_id: idAt(1), revision: 1 }]);
    expect(body.conflicts).toEqual([
      {
        question_id: idAt(0),
        yours: other,
        stored: {
          ...{ question_id: idAt(0), state: 'attempted', flagged: false, answer: typed('7'), revision: 1 },
          ...{ client_id: 'tab-1', changed_at: NINE },
        },
      },
    ]);
    expect((await save([change(0, '8', 1, 3)], 'tab-2')).body.saved).toEqual([{ question_id: idAt(0), revision: 2 }]);
    expect((await read()).body.questions?.[0]?.answer).toEqual(typed('8'));
  });

  test('stores a change that a confused tab sends under an old number', async () => {
    await start();
    await save([change(0, '7', 0, 1), change(1, '5', 0, 2)]);
    await save([change(0, '8', 1, 3)]);
    const reused = change(0, '9', 2, 1);
    for (const _ of [1, 2]) expect((await save([reused])).body.saved).toEqual([{ question_id: idAt(0), revision: 3 }]);
    expect((await read()).body.questions?.[0]).toMatchObject({ answer: typed('9'), revision: 3 });
  });

  test('is all or nothing', async () => {
    await start();
    expect((await save([change(0, '7'), { ...change(1, '8'), question_id: 2_000_000_000 }])).status).toBe(422);
    expect((await readLog()).body.changes).toEqual([]);
  });

  test('works until the end of the grace; then 409 brings the final state, and the test has ended at its deadline', async () => {
    await start();
    api.clock.advance(30 * MINUTE + 10_000);
    expect((await save([change(0, '7')])).status).toBe(200);
    api.clock.advance(1);
    const late = await save([change(1, '8')]);
    expect([late.status, late.error.code, late.error.message]).toEqual([409, 'test_over', 'This test is over']);
    const { final } = late.error as unknown as { final: FinalState };
    expect(final).toMatchObject({ closed_by: 'time', receipt: { stored: 1, at: '2026-11-21T09:30:00.000Z' } });
    expect(final.questions.map(({ state }) => state)).toEqual(['attempted', ...Array(4).fill('unvisited')]);
    expect((await read()).body).toMatchObject({ status: 'completed', attempts: 1, closed_by: 'time' });
  });

  test('from a device that slept past the deadline is refused with the final state, and repeats what it knew', async () => {
    await start({ extra_time: 25 });
    await save([change(0, '7', 0, 1), change(1, '8', 0, 2)]);
    api.clock.advance(9 * 60 * MINUTE);
    const late = await save([change(1, '8', 1, 2), change(1, '9', 1, 3), change(2, '5', 0, 4)]);
    expect([late.status, late.error.code]).toEqual([409, 'test_over']);
    const { final } = late.error as unknown as { final: FinalState };
    expect(final.questions.map(({ answer }) => answer?.parts[0]?.value)).toEqual(['7', '8', undefined, undefined, undefined]);
    expect(final.receipt.at).toBe('2026-11-21T09:37:30.000Z');
    const log = (await readLog()).body;
    expect(log.changes).toHaveLength(2);
    expect([log.final, log.receipt]).toEqual([final.questions, final.receipt]);
    expect((await submit(ids)).body.receipt).toEqual(final.receipt);
  });

  test('never ends for untimed practice', async () => {
    await start({ untimed: true });
    api.clock.advance(29 * 24 * 60 * MINUTE);
    expect((await save([change(0, '7')])).body).toMatchObject({ deadline: null, saved: [{ revision: 1 }] });
  });

  test('knows nothing of the clock of the client', async () => {
    await start();
    for (const hours of [-2, 2]) {
      const date = new Date(api.clock.now().getTime() + hours * 60 * MINUTE).toUTCString();
      const response = await api.fetch(`/api/test/${slug}/progress`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json', date },
        body: JSON.stringify({ client_id: `clock${hours}`, changes: [change(hours + 2, '7')] }),
      });
      expect(await response.json()).toMatchObject({ server_time: NINE, deadline: '2026-11-21T09:30:00.000Z' });
    }
    expect((await readLog()).body.changes.map(({ received_at }) => received_at)).toEqual([NINE, NINE]);
  });
});

describe('saving during another write', () => {
  /** Holds the test's row, lets a save read and wait for it, and then writes. */
  async function saveMeanwhile<T>(run: () => Promise<T>, write: (transaction: Knex, testId: number) => Promise<unknown>) {
    const holder = await api.db.transaction();
    try {
      const { id } = await holder('tests').where({ slug }).forUpdate().first('id');
      const saving = run();
      await expect.poll(() => waitingStatements(api.db)).toBe(1);
      await write(holder, id);
      await holder.commit();
      return await saving;
    } finally {
      if (!holder.isCompleted()) await holder.rollback();
    }
  }

  const logged = { based_on: 0, client_id: 'tab-2', sequence: 1, elapsed_ms: null, received_at: new Date(NINE) };
  const entry = (index: number, revision: number) => ({
    ...{ ...logged, question_id: idAt(index), revision, state: 'attempted' as const, flagged: false, answer: typed('8') },
  });

  test('about the same question shows the conflict, and stores the rest once', async () => {
    await start();
    const { status, body } = await saveMeanwhile(
      () => save([change(0, '7', 0, 1), change(1, '5', 0, 2)]),
      (holder, id) => storeChanges(holder, id, [entry(0, 1)]),
    );
    expect([status, body.saved]).toEqual([200, [{ question_id: idAt(1), revision: 1 }]]);
    expect(body.conflicts?.map(({ stored }) => stored)).toMatchObject([{ client_id: 'tab-2', answer: typed('8'), revision: 1 }]);
    const { questions } = (await read()).body;
    expect(questions?.slice(0, 2).map(({ answer, revision }) => [answer, revision])).toEqual([
      [typed('8'), 1],
      [typed('5'), 1],
    ]);
    expect((await readLog()).body.changes).toHaveLength(2);
  });

  test('about another question does not mind', async () => {
    await start();
    const { body } = await saveMeanwhile(
      () => save([change(0, '7', 0, 1)]),
      (holder, id) => storeChanges(holder, id, [entry(1, 1)]),
    );
    expect(body).toMatchObject({ saved: [{ question_id: idAt(0), revision: 1 }] });
    const { questions } = (await read()).body;
    expect(questions?.slice(0, 2).map(({ answer }) => answer)).toEqual([typed('7'), typed('8')]);
  });

  test('and ends the test writes nothing, and says what counts', async () => {
    await start();
    const late = await saveMeanwhile(
      () => save([change(0, '7', 0, 1)]),
      async (holder, id) =>
        endIfOver(holder, (await lockAttemptById(holder, id)) as AttemptRow, new Date('2026-11-21T10:00:00.000Z')),
    );
    expect([late.status, late.error.code]).toEqual([409, 'test_over']);
    expect((late.error as unknown as { final: FinalState }).final.receipt.stored).toBe(0);
    expect((await readLog()).body.changes).toEqual([]);
  });
});

describe('submitting', () => {
  test('answers the same receipt many times at once, on two replicas, and makes one attempt', async () => {
    await start();
    await save([change(0, '7')]);
    api.clock.advance(MINUTE);
    const headers = { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ attempted_questions: [idAt(0), idAt(1)], skipped_questions: [idAt(2)] });
    const sendTo = ({ fetch }: Pick<typeof api, 'fetch'>) => fetch(`/api/test/${slug}`, { method: 'PUT', headers, body });
    const replica = await api.startReplica();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => sendTo(index % 2 === 0 ? api : replica)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [receipt, ...others] = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(others).toEqual([]);
    expect(JSON.parse(receipt ?? '')).toMatchObject({
      message: 'Test completed successfully',
      receipt: { stored: 2, at: '2026-11-21T09:01:00.000Z' },
    });
    expect((await read()).body).toMatchObject({ attempts: 1, status: 'completed', closed_by: 'learner' });
    expect((await readLog()).body.changes).toHaveLength(3);
    const late = await save([change(1, '9', 1)]);
    expect([late.status, late.error.code]).toEqual([409, 'test_over']);
  });

  test('leaves a log whose final state has the digest of the receipt', async () => {
    await start();
    await save([change(0, '7'), change(3, 'x', 0)]);
    const { receipt } = (await submit([], [idAt(4)])).body;
    const { body, headers } = await readLog();
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${slug}-log.json"`);
    expect(body.receipt).toEqual(receipt);
    expect(createHash('sha256').update(JSON.stringify(body.final)).digest('hex')).toBe(receipt.digest);
  });

  test('with the list of a page that is behind overrides nothing that was saved', async () => {
    await start();
    const { mcq_answer: option, answer_keys } = await api.db('questions').where('id', idAt(0)).first();
    const right = option ? { option, parts: [] } : typed(String(answer_keys[0].value));
    await save([{ ...change(0, ''), answer: right }, change(1, '7')], 'tab-1');
    await save([{ question_id: idAt(2), state: 'skipped', flagged: false, revision: 0 }], 'tab-1');
    await save([{ question_id: idAt(3), state: 'unvisited', flagged: true, revision: 0 }], 'tab-1');
    api.clock.advance(MINUTE);
    const { receipt } = (await submit([idAt(2), idAt(3)], [idAt(0), idAt(1), idAt(4)])).body;
    expect(receipt.stored).toBe(3);
    const { body } = await api.call('GET /api/test/:slug/result', { params: { slug }, as: learner });
    expect(body.receipt).toEqual(receipt);
    expect(body.questions.map(({ state }) => state)).toEqual(['attempted', 'attempted', 'skipped', 'attempted', 'skipped']);
    const automatic = body.questions[0]?.so_far.automatic;
    expect(automatic).toEqual({ marks: automatic?.max, max: expect.any(Number) });
    const log = (await readLog()).body;
    expect(log.changes.map(({ client_id, revision }) => [client_id, revision])).toEqual([
      ...Array(4).fill(['tab-1', 1]),
      ...[idAt(3), idAt(4)].sort((a, b) => a - b).map((id) => ['submission', id === idAt(3) ? 2 : 1]),
    ]);
    expect(log.final[3]).toMatchObject({ state: 'attempted', flagged: true });
  });

  test('after the end keeps what was stored until then', async () => {
    await start();
    await save([change(0, '7')]);
    api.clock.advance(31 * MINUTE);
    const { body } = await submit(ids);
    expect(body.receipt).toMatchObject({ stored: 1, at: '2026-11-21T09:30:00.000Z' });
  });

  test('needs a started test', async () => {
    for (const attempted of [[], ids]) {
      const answer = await submit(attempted);
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([409, 'test_not_started', 'Start the test first']);
    }
    expect((await read({ excludeQuestions: 'true' })).body).toMatchObject({ status: 'not_started', attempts: 0 });
    expect((await readLog()).body.changes).toEqual([]);
  });

  test('within the grace after the deadline says that time is up', async () => {
    await start();
    api.clock.advance(30 * MINUTE + 1_000);
    const { body } = await submit(ids);
    expect(body).toMatchObject({ message: 'Time is up', receipt: { stored: 5, at: '2026-11-21T09:30:00.000Z' } });
    expect((await submit(ids)).body).toEqual(body);
    expect((await read()).body.closed_by).toBe('time');
  });

  test('refuses questions of another test, and a question with two states', async () => {
    await start();
    expect((await submit([2_000_000_000])).status).toBe(422);
    expect((await submit([idAt(0)], [idAt(0)])).status).toBe(422);
    expect((await read()).body.attempts).toBe(0);
  });
});
