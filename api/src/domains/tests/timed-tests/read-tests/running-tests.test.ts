import { beforeEach, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

const NINE = '2026-11-21T09:00:00.000Z';
const MINUTE = 60_000;
let learner: Session;

beforeEach(async () => {
  api.clock.set(NINE);
  learner = await api.signUp();
});

async function make(duration: 30 | 60, topic_slugs = ['functions', 'algebra']): Promise<string> {
  const body = { subject_slug: 'math-aa-sl', topic_slugs, subtopic_slugs: [], sub_subtopic_slugs: [], duration };
  return (await api.call('POST /api/test', { body, as: learner })).body.slug;
}
const start = (slug: string, body: { untimed?: boolean } = {}) =>
  api.call('POST /api/test/:slug/start', { params: { slug }, body, as: learner });
const submit = (slug: string) =>
  api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions: [], skipped_questions: [] }, as: learner });
const running = async (as = learner) => (await api.call('GET /api/test/running', { as })).body;
const slugs = async () => (await running()).tests.map(({ slug }) => slug);

describe('GET /api/test/running', () => {
  test('is for people who are signed in', async () => {
    const { status, error } = await api.call('GET /api/test/running');
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
  });

  test('lists running tests from start to end, to their owner alone', async () => {
    const slug = await make(30);
    expect(await running()).toEqual({ server_time: NINE, tests: [] });
    api.clock.advance(MINUTE);
    await start(slug);
    api.clock.advance(MINUTE);
    const { tests, server_time } = await running();
    expect(server_time).toBe('2026-11-21T09:02:00.000Z');
    expect(tests).toEqual([
      {
        ...{
          slug,
          duration: 30,
          subject: expect.objectContaining({ slug: 'math-aa-sl' }),
          mock_paper: null,
          topic_names: ['Algebra', 'Functions'],
        },
        ...{ started_at: '2026-11-21T09:01:00.000Z', deadline: '2026-11-21T09:31:00.000Z' },
      },
    ]);
    expect((await running(await api.signUp())).tests).toEqual([]);
    await submit(slug);
    expect(await slugs()).toEqual([]);
  });

  test('puts the test that ends first before the others, untimed practice last, and leaves out what time has ended', async () => {
    const [untimed, long, short] = [await make(30), await make(60), await make(30)];
    await start(untimed, { untimed: true });
    await start(long);
    await start(short);
    expect(await slugs()).toEqual([short, long, untimed]);
    api.clock.advance(30 * MINUTE + 5_000);
    expect(await slugs()).toEqual([short, long, untimed]);
    api.clock.advance(10_000);
    expect(await slugs()).toEqual([long, untimed]);
  });
});
