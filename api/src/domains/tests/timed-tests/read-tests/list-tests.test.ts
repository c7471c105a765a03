import type { RequestOf } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

type Query = NonNullable<RequestOf<'GET /api/test'>['query']>;

const api = await startTestApi({}, { filledBy: seedSampleBank });
let learner: Session;

const list = async (query: Query = {}, as = learner) => (await api.call('GET /api/test', { query, as })).body;
/** The names of the tests of a list, in its order. */
const names = async (query?: Query) => (await list(query)).tests.map(({ slug }) => slugs.get(slug));
const slugs = new Map<string, string>();

async function make(name: string, subject: string, topic: string, duration: 30 | 60): Promise<string> {
  api.clock.advance(60_000);
  const body = { subject_slug: subject, topic_slugs: [topic], subtopic_slugs: [], sub_subtopic_slugs: [], duration };
  const { slug } = (await api.call('POST /api/test', { body, as: learner })).body;
  slugs.set(slug, name);
  return slug;
}
const start = (slug: string) => api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
/** Ends a test with a number of self-marks; null leaves one question unmarked. */
async function end(slug: string, marks: number | null) {
  await start(slug);
  const body = { attempted_questions: [], skipped_questions: [] };
  await api.call('PUT /api/test/:slug', { params: { slug }, body, as: learner });
  const ofTest = () => api.db('test_questions').whereIn('test_id', api.db('tests').where({ slug }).select('id'));
  if (marks === null) return ofTest().where('position', 1).update({ state: 'attempted' });
  const stored = { self_marks: '{"earned":[],"lost":[]}', self_marked: marks, self_marked_at: api.clock.now() };
  return ofTest().where('position', 1).update(stored);
}

beforeAll(async () => {
  learner = await api.signUp();
  await end(await make('first', 'physics-sl', 'functions', 30), 1);
  await end(await make('second', 'math-aa-sl', 'algebra', 60), null);
  await start(await make('third', 'math-aa-hl', 'functions', 60));
  await make('fourth', 'math-aa-sl', 'functions', 30);
  await end(await make('fifth', 'math-aa-sl', 'algebra', 30), 2);
});

describe('the list of tests', () => {
  test('without a query is all of them, newest first, with how many there are in which subject', async () => {
    const body = await list();
    expect(body.tests.map(({ slug }) => slugs.get(slug))).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
    expect(body).toMatchObject({ page: 1, totalCount: 5 });
    expect(body.subjects.map(({ slug, test_count }) => [slug, test_count])).toEqual([
      ['math-aa-hl', 1],
      ['math-aa-sl', 3],
      ['physics-sl', 1],
    ]);
    expect(await list({}, await api.signUp())).toMatchObject({ tests: [], totalCount: 0, subjects: [] });
  });

  test.each<[Query, string[]]>([
    [{ sortBy: 'created_at', sortOrder: 'asc' }, ['first', 'second', 'third', 'fourth', 'fifth']],
    [{ sortBy: 'subject' }, ['third', 'fifth', 'fourth', 'second', 'first']],
    [{ sortBy: 'subject', sortOrder: 'desc' }, ['first', 'fifth', 'fourth', 'second', 'third']],
    [{ sortBy: 'duration' }, ['fifth', 'fourth', 'first', 'third', 'second']],
    [{ sortBy: 'status' }, ['fourth', 'third', 'fifth', 'second', 'first']],
    [{ sortBy: 'marks' }, ['first', 'fifth', 'fourth', 'third', 'second']],
    [{ sortBy: 'marks', sortOrder: 'desc' }, ['fifth', 'first', 'fourth', 'third', 'second']],
    [{ sortBy: 'percentage', sortOrder: 'desc' }, ['fifth', 'first', 'fourth', 'third', 'second']],
    [{ status: 'completed' }, ['fifth', 'second', 'first']],
    [{ status: 'running' }, ['third']],
    [{ status: 'not_started', subject: 'math-aa-sl' }, ['fourth']],
    [{ subject: 'math-aa-sl' }, ['fifth', 'fourth', 'second']],
    [{ subject: 'no-such-subject' }, []],
    [{ q: 'FUNCTIONS maths' }, ['fourth', 'third']],
    [{ q: 'physics' }, ['first']],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
  ])('for %j is %j', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('comes in pages that together are the whole', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page, pageSize: '2', sortBy: 'subject' })));
    expect(pages.map(({ tests }) => tests.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5, 5]);
    const together = pages.flatMap(({ tests }) => tests.map(({ slug }) => slugs.get(slug)));
    expect(together).toEqual(await names({ sortBy: 'subject' }));
    expect(await list({ status: 'completed', pageSize: '1' })).toMatchObject({ pageSize: 1, totalCount: 3 });
  });

  test('refuses what it does not know', async () => {
    for (const query of [{ sortBy: 'slug' }, { sortOrder: 'up' }, { status: 'over' }, { page: '0' }, { pageSize: '101' }]) {
      expect((await api.callLoosely('GET /api/test', { query, as: learner })).status, JSON.stringify(query)).toBe(422);
    }
  });
});
