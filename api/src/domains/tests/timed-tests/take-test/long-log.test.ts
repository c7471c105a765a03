import type { QuestionChange } from '@api/contract';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const LOG = 5_000;
const CHANGES = 200;
let learner: Session;
beforeAll(async () => {
  learner = await api.asStaff();
});

/** A started test whose first question has a log of `length` changes from one tab. */
async function startWithLog(length: number) {
  const selection = { topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const body = { subject_slug: 'math-aa-sl', duration: 30 as const, ...selection };
  const params = { slug: (await api.call('POST /api/test', { body, as: learner })).body.slug };
  await api.call('POST /api/test/:slug/start', { params, body: {}, as: learner });
  const { questions = [] } = (await api.call('GET /api/test/:slug', { params, query: {}, as: learner })).body;
  const id = questions[0]?.question_id ?? 0;
  const test = await api.db('tests').where(params).first('id');
  await api.db.raw(
    `INSERT INTO test_changes (test_id, question_id, revision, based_on, client_id, sequence, state, flagged, received_at)
     SELECT :test, :id, n, n - 1, 'tab', n, 'attempted', n % 2 = 1, :now FROM generate_series(1, :length) n`,
    { test: test.id, id, length, now: api.clock.now() },
  );
  await api.db('test_questions').where({ test_id: test.id, question_id: id }).update({ state: 'attempted', revision: length });
  const save = (changes: QuestionChange[], client_id = 'tab') =>
    api.call('PATCH /api/test/:slug/progress', { params, body: { client_id, changes }, as: learner });
  return { id, save };
}

/** How many statements a piece of work took, and how many rows they returned. */
async function workOf(run: () => Promise<unknown>): Promise<{ statements: number; rows: number }> {
  const work = { statements: 0, rows: 0 };
  const count = (response: { rows?: unknown[] } | unknown[] | undefined) => {
    work.statements += 1;
    work.rows += (Array.isArray(response) ? response : (response?.rows ?? [])).length;
  };
  api.db.on('query-response', count);
  await run();
  api.db.off('query-response', count);
  return work;
}

const changesFrom = (id: number, first: number, count: number, revision: (index: number) => number): QuestionChange[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ question_id: id, state: 'attempted', flagged: index % 2 === 0, revision: revision(index), sequence: first + index },
  }));

test.each([
  ['that know the log', (index: number) => LOG + index],
  ['that have seen nothing of it', () => 0],
])('saving changes %s takes as much work on a log of thousands as on none', async (_, revision) => {
  const long = await startWithLog(LOG);
  const short = await startWithLog(0);
  const few = await workOf(() => short.save(changesFrom(short.id, 1, 2, () => 0)));
  const many = await workOf(async () => {
    const { status, body } = await long.save(changesFrom(long.id, LOG + 1, CHANGES, revision));
    expect([status, body.saved.at(-1)]).toEqual([200, { question_id: long.id, revision: LOG + CHANGES }]);
  });
  expect(many.statements).toBe(few.statements);
  expect(many.rows).toBeLessThan(few.rows + 10);
});

test('a single change that comes next is stored without being read before', async () => {
  const { id, save } = await startWithLog(LOG);
  const next = await workOf(() => save(changesFrom(id, LOG + 1, 1, () => LOG)));
  // The caller, and the change.
  expect(next.statements).toBe(2);
});

test('on a long log a change sent again, one overtaken and one of another tab are known as what they are', async () => {
  const { id, save } = await startWithLog(LOG);
  const [change] = changesFrom(id, 40, 1, () => 39) as [QuestionChange];
  expect((await save([{ ...change, flagged: false }])).body.saved).toEqual([{ question_id: id, revision: 40 }]);
  const overtaken = await save([{ ...change, flagged: true, revision: 39 }]);
  expect(overtaken.body.saved).toEqual([{ question_id: id, revision: LOG + 1 }]);
  const foreign = await save([{ ...change, state: 'skipped', revision: 7 }], 'other');
  expect(foreign.body.conflicts).toMatchObject([{ stored: { client_id: 'tab', revision: LOG + 1 } }]);
});
