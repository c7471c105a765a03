import { beforeEach, describe, expect, test } from 'vitest';
import { ANSWER_WORD, seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

let learner: Session;
let slug: string;

beforeEach(async () => {
  api.clock.set('2026-11-21T09:00:00.000Z');
  learner = await api.signUp();
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  slug = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as: learner })).body.slug;
});

const read = (query: { excludeQuestions?: 'true'; includeAnswers?: 'true' }) =>
  api.call('GET /api/test/:slug', { params: { slug }, query, as: learner });
const submit = () =>
  api.call('PUT /api/test/:slug', {
    params: { slug },
    body: { attempted_questions: [], skipped_questions: [] },
    as: learner,
  });
const printAnswers = () =>
  api.fetch(`/api/test/${slug}/paper?with=answers`, { headers: { authorization: `Bearer ${learner.token}` } });
const markOwn = (question_id: number) =>
  api.call('PUT /api/test/:slug/self-marks', { params: { slug }, body: { question_id, earned: [], lost: [] }, as: learner });

/** A client that knows only the two calls of the specification's table. Part 2, section 7. */
describe('GET and PUT /api/test/:slug alone', () => {
  test('take a test: reading its questions starts the clock once, submitting ends it', async () => {
    expect((await read({ excludeQuestions: 'true' })).body).toMatchObject({ status: 'not_started', started_at: null });
    const first = await read({});
    expect(first.body).toMatchObject({ status: 'running', started_at: '2026-11-21T09:00:00.000Z' });
    expect(first.body.questions).toHaveLength(5);
    api.clock.advance(60_000);
    expect((await read({})).body.started_at).toBe('2026-11-21T09:00:00.000Z');
    expect((await submit()).body.message).toBe('Test completed successfully');
    expect((await read({})).body).toMatchObject({ status: 'completed', attempts: 1 });
  });

  test('start it once when two pages read at the same moment', async () => {
    const [first, second] = await Promise.all([read({}), read({})]);
    expect(first.body.started_at).toBe(second.body.started_at);
  });

  test('find no test of another account, and start none', async () => {
    const other = await api.signUp();
    expect((await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: other })).status).toBe(404);
    expect((await read({ excludeQuestions: 'true' })).body.status).toBe('not_started');
  });
});

describe('the answers of a test', () => {
  test('stay closed on every way until it is submitted', async () => {
    expect((await read({ includeAnswers: 'true' })).error).toMatchObject({ code: 'not_attempted' });
    expect((await read({ excludeQuestions: 'true' })).body.status).toBe('not_started');
    const running = await read({});
    const [first] = running.body.questions ?? [];
    const ways = [await read({ includeAnswers: 'true' }), await markOwn(first?.question_id ?? 0)];
    expect(ways.map(({ status, error }) => [status, error.message])).toEqual([
      [409, 'Attempt the test first to see the answers'],
      [409, 'Attempt the test first to see the answers'],
    ]);
    const paper = await printAnswers();
    expect([paper.status, ((await paper.json()) as { code: string }).code]).toEqual([409, 'not_attempted']);
    const others = [running, await api.callLoosely('GET /api/user/export', { as: learner })];
    expect(JSON.stringify(others)).not.toContain(ANSWER_WORD);
  });

  test('are all open once it is submitted, though nothing was attempted', async () => {
    await read({});
    await submit();
    const { questions = [] } = (await read({ includeAnswers: 'true' })).body;
    expect(questions.map(({ Answer }) => Answer?.length)).toEqual(Array(5).fill(1));
    expect((await markOwn(questions[4]?.question_id ?? 0)).status).toBe(200);
    expect((await printAnswers()).status).toBe(200);
  });
});
