import { beforeEach, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { closeExpiredTests } from './closing.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const NINE = '2026-11-21T09:00:00.000Z';
const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.parse(NINE) + minutes * MINUTE);
let learner: Session;

async function startTest(): Promise<string> {
  const selection = { topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const body = { subject_slug: 'math-aa-sl', duration: 30 as const, ...selection };
  const { slug } = (await api.call('POST /api/test', { body, as: learner })).body;
  await api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
  return slug;
}

beforeEach(async () => {
  await closeExpiredTests(api.db, at(24 * 60));
  api.clock.set(NINE);
  learner = await api.signUp();
});

describe('closing', () => {
  test('ends what is over, exactly once however many processes do it, and nothing else', async () => {
    const slug = await startTest();
    const { questions = [] } = (await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: learner })).body;
    const change = { question_id: questions[0]?.question_id as number, state: 'attempted' as const, flagged: false, revision: 0 };
    const body = { client_id: 'tab', changes: [change] };
    await api.call('PATCH /api/test/:slug/progress', { params: { slug }, body, as: learner });

    expect(await closeExpiredTests(api.db, at(30.4))).toBe(0);
    const ended = await Promise.all(Array.from({ length: 8 }, () => closeExpiredTests(api.db, at(45))));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await closeExpiredTests(api.db, at(60))).toBe(0);
    expect((await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: learner })).body).toMatchObject({
      ...{ status: 'completed', attempts: 1, closed_by: 'time', submitted_at: '2026-11-21T09:30:00.000Z' },
      receipt: { stored: 1 },
    });
  });

  test('happens at the next look too', async () => {
    await startTest();
    api.clock.advance(30 * MINUTE + 10_001);
    const { tests } = (await api.call('GET /api/test', { as: learner })).body;
    expect(tests[0]).toMatchObject({ status: 'completed', attempts: 1, marks_obtained: 0, percentage: 0 });
  });

  test('ends the others if one cannot be ended, reports it to the job, and lets the learner read on', async () => {
    const [stuck, second, third] = [await startTest(), await startTest(), await startTest()];
    await api.owner.raw(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE OF submitted_at ON tests FOR EACH ROW WHEN (NEW.slug = '${stuck}') EXECUTE FUNCTION refuse()`);
    const closing = closeExpiredTests(api.db, at(45));
    await expect(closing).rejects.toThrow('1 of 3 tests could not be closed');
    api.clock.set(at(46));
    const { tests } = (await api.call('GET /api/test', { as: learner })).body;
    await api.owner.raw('DROP TRIGGER refuse ON tests; DROP FUNCTION refuse');
    const statuses = new Map(tests.map(({ slug, status }) => [slug, status]));
    expect([second, third, stuck].map((slug) => statuses.get(slug))).toEqual(['completed', 'completed', 'running']);
    expect(await closeExpiredTests(api.db, at(47))).toBe(1);
  });
});
