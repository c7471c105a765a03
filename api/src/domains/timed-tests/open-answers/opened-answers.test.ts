import { beforeEach, describe, expect, test } from 'vitest';
import { ANSWER_WORD, seedSampleBank } from '../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { addMembership } from '../../plans-and-payments/index.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

const NINE = '2026-11-21T09:00:00.000Z';
const NOT_ATTEMPTED = [409, 'not_attempted', 'Attempt the test first to see the answers'];
let learner: Session;
let slug: string;
let ids: number[];

beforeEach(async () => {
  api.clock.set(NINE);
  learner = await api.signUp();
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  slug = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as: learner })).body.slug;
  ids = await api
    .db('test_questions')
    .whereIn('test_id', api.db('tests').where({ slug }).select('id'))
    .orderBy('position')
    .pluck('question_id');
});

const start = () => api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
const submit = (attempted_questions: number[]) =>
  api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions, skipped_questions: [] }, as: learner });
const readAnswers = () => api.call('GET /api/test/:slug', { params: { slug }, query: { includeAnswers: 'true' }, as: learner });
const printAnswers = () =>
  api.fetch(`/api/test/${slug}/paper?with=answers`, { headers: { authorization: `Bearer ${learner.token}` } });
const markOwn = (question_id: number) =>
  api.call('PUT /api/test/:slug/self-marks', { params: { slug }, body: { question_id, earned: [], lost: [] }, as: learner });
const answered = async () => ((await readAnswers()).body.questions ?? []).map(({ Answer }) => Answer !== undefined);
/** Takes the test: so many questions attempted in so many seconds. */
async function take(count: number, seconds: number) {
  await start();
  api.clock.advance(1_000 * seconds);
  await submit(ids.slice(0, count));
}

describe('the answers of a test', () => {
  test('stay closed on every way while nothing was worked on', async () => {
    await submit([]);
    await take(0, 600);
    const ways = [await readAnswers(), await markOwn(ids[0] as number)];
    expect(ways.map(({ status, error }) => [status, error.code, error.message])).toEqual([NOT_ATTEMPTED, NOT_ATTEMPTED]);
    const paper = await printAnswers();
    expect([paper.status, ((await paper.json()) as { code: string }).code]).toEqual([409, 'not_attempted']);
    const others = await Promise.all([
      api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: learner }),
      api.call('GET /api/test/:slug/result', { params: { slug }, as: learner }),
      api.call('GET /api/test/:slug/log', { params: { slug }, as: learner }),
      api.callLoosely('GET /api/user/export', { as: learner }),
    ]);
    expect(JSON.stringify(others)).not.toContain(ANSWER_WORD);
  });

  test('open for one question where all were marked within seconds', async () => {
    await take(5, 5);
    expect(await answered()).toEqual([true, false, false, false, false]);
    expect((await readAnswers()).body.questions?.[1]).not.toHaveProperty('scheme');
    expect((await markOwn(ids[0] as number)).status).toBe(200);
    expect((await markOwn(ids[1] as number)).error.code).toBe('not_attempted');
  });

  test('open for the questions worked on, and for all from half of them on', async () => {
    await take(2, 600);
    expect(await answered()).toEqual([true, true, false, false, false]);
    expect((await printAnswers()).status).toBe(200);
    await api.call('POST /api/test/:slug/redo', { params: { slug }, as: learner }).then(({ body }) => {
      slug = body.slug;
    });
    expect((await readAnswers()).error.code).toBe('not_attempted');
    await take(3, 600);
    expect(await answered()).toEqual(Array(5).fill(true));
  });

  test('open all without a monthly limit once anything was worked on', async () => {
    await addMembership(api.db, learner.user.id, 'platinum', api.clock.now(), null);
    await take(1, 5);
    expect(await answered()).toEqual(Array(5).fill(true));
  });

  test('open all once a grading was paid for, not with a sheet alone', async () => {
    await take(0, 600);
    const test_id = (await api.db('tests').where({ slug }).first('id')).id;
    const sheet = { sheet_key: 'answer/x.pdf', sheet_name: 'x.pdf', sheet_bytes: 1, page_count: 1, submitted_at: new Date(NINE) };
    await api.db('gradings').insert({ test_id, user_id: learner.user.id, state: 'submitted', ...sheet });
    expect((await readAnswers()).error.code).toBe('not_attempted');
    await api.db('gradings').where({ test_id }).update({ state: 'paid', paid_at: NINE, due_at: NINE });
    expect(await answered()).toEqual(Array(5).fill(true));
  });
});
