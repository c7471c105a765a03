import { beforeEach, expect, test } from 'vitest';
import { waitingStatements } from '../../../../../test/lock-waits.ts';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { overBefore } from './deadline.ts';
import { MAX_BATCH_SIZE, type NextChange, storeNextChanges } from './save-changes.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const typed = (value: string) => ({ option: null, parts: [{ part: 'a', value }] });

interface Started {
  learner: Session;
  userId: number;
  testId: number;
  slug: string;
  ids: number[];
}
let one: Started;
let two: Started;

async function startTest(learner: Session): Promise<Started> {
  const selection = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { slug } = (await api.call('POST /api/test', { body: { ...selection, duration: 30 }, as: learner })).body;
  await api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
  const { id, user_id } = await api.db('tests').where({ slug }).first('id', 'user_id');
  const ids = await api.db('test_questions').where({ test_id: id }).orderBy('position').pluck('question_id');
  return { learner, userId: user_id, testId: id, slug, ids };
}
beforeEach(async () => {
  [one, two] = [await startTest(await api.signUp()), await startTest(await api.signUp())];
});

const change = ({ userId, slug, ids }: Started, index: number, value: string, more: Partial<NextChange> = {}): NextChange => ({
  ...{ userId, slug, clientId: 'tab', questionId: ids[index] as number, revision: 0, sequence: index + 1 },
  ...{ state: 'attempted', flagged: false, answer: typed(value), elapsedMs: null, receivedAt: api.clock.now() },
  ...{ overBefore: overBefore(api.clock.now()), ...more },
});
const store = async (...changes: NextChange[]) => (await storeNextChanges(api.db, changes)).map((stored) => stored?.revision);
/** The same under a PostgreSQL setting, with a new plan. */
const storeUnder = (setting: string, ...changes: NextChange[]) =>
  api.db.transaction(async (transaction) => {
    await transaction.raw(`DISCARD PLANS; SET LOCAL ${setting}`);
    return (await storeNextChanges(transaction, changes)).map((stored) => stored?.revision);
  });
/** Present work and log of a test, which must say the same: the answer of each question, and how many entries it has. */
async function workOf({ testId }: Started) {
  const present = await api
    .db('test_questions')
    .where({ test_id: testId })
    .orderBy('position')
    .select('question_id', 'answer', 'revision');
  const log = await api
    .db('test_changes')
    .where({ test_id: testId })
    .orderBy('revision')
    .select('question_id', 'answer', 'revision');
  return present.map(({ question_id, answer, revision }) => {
    const entries = log.filter((entry) => entry.question_id === question_id);
    expect(entries.map((entry) => entry.revision)).toEqual(entries.map((_, index) => index + 1));
    expect([answer, revision]).toEqual([entries.at(-1)?.answer ?? null, entries.length]);
    return answer?.parts[0].value;
  });
}

test('those of several learners that come next are stored, and what else came with them hinders none', async () => {
  await store(change(one, 0, '1'));
  const stored = await store(
    change(one, 1, 'next'),
    change(two, 0, 'next'),
    change(one, 0, 'seen too little', { sequence: 7 }),
    change(one, 0, 'seen what is not there', { revision: 2, sequence: 8 }),
    change(one, 2, 'an old number', { sequence: 1, revision: 0, questionId: one.ids[0] as number }),
    change(one, 2, 'of another user', { userId: two.userId }),
    change(one, 2, 'of another test', { questionId: 2_000_000_000 }),
    change(one, 3, 'first of two'),
    change(one, 3, 'second of two'),
    change(one, 0, 'goes on', { revision: 1, sequence: 9 }),
  );
  expect(stored).toEqual([1, 1, undefined, undefined, undefined, undefined, undefined, 1, undefined, 2]);
  expect(await workOf(one)).toEqual(['goes on', 'next', undefined, 'first of two', undefined]);
  expect((await workOf(two))[0]).toBe('next');
});

test('of two tabs that change a question at once the first is stored, in whichever order PostgreSQL joins them', async () => {
  const tabs = ['first', 'second'].map((clientId) => change(one, 0, clientId, { clientId }));
  // Without nested loops it takes the changes that came from the last to the first.
  expect(await storeUnder('enable_nestloop = off', ...tabs, change(two, 0, 'other'))).toEqual([1, undefined, 1]);
  expect((await workOf(one))[0]).toBe('first');
});

test('under a number that the question has had nothing is stored', async () => {
  await store(change(one, 0, '1'));
  expect(await store(change(one, 0, '2', { revision: 1 }), change(one, 1, '3'))).toEqual([undefined, 1]);
  expect((await workOf(one)).slice(0, 2)).toEqual(['1', '3']);
});

test('an omitted answer stays, and null removes it', async () => {
  await store(change(one, 0, '1'), change(one, 1, '2'));
  const later = { revision: 1, sequence: 9 };
  await store(change(one, 0, '', { ...later, answer: undefined, flagged: true }), change(one, 1, '', { ...later, answer: null }));
  expect((await workOf(one)).slice(0, 2)).toEqual(['1', undefined]);
});

test('a test that is held is passed over, and one that is not started or over takes nothing', async () => {
  const holder = await api.db.transaction();
  try {
    await holder('tests').where({ id: one.testId }).forUpdate().first('id');
    // A waiting statement fails rather than hang.
    const changes = [change(one, 0, 'held'), change(two, 0, 'free')];
    expect(await storeUnder("lock_timeout = '5s'", ...changes)).toEqual([undefined, 1]);
  } finally {
    await holder.rollback();
  }
  const { deadline } = await api.db('tests').where({ id: one.testId }).first('deadline');
  const grace = new Date(deadline.getTime() + 10_000);
  expect(await store(change(one, 0, 'in time', { overBefore: overBefore(grace) }))).toEqual([1]);
  const late = new Date(grace.getTime() + 1);
  expect(await store(change(one, 1, 'too late', { overBefore: overBefore(late) }))).toEqual([undefined]);
  await api.db('tests').where({ id: one.testId }).update({ started_at: null, deadline: null });
  expect(await store(change(one, 1, 'not started'))).toEqual([undefined]);
  await api.call('PUT /api/test/:slug', {
    params: two,
    body: { attempted_questions: [], skipped_questions: [] },
    as: two.learner,
  });
  expect(await store(change(two, 1, 'over'))).toEqual([undefined]);
  expect((await workOf(one)).slice(0, 2)).toEqual(['in time', undefined]);
});

test('changes beyond the batch limit are not reported as stored', async () => {
  const changes = Array.from({ length: MAX_BATCH_SIZE + 1 }, (_, index) =>
    change(one, 0, String(index), { revision: index === MAX_BATCH_SIZE ? 0 : 99, sequence: index + 1 }),
  );
  expect(await store(...changes)).toEqual(changes.map(() => undefined));
  expect((await workOf(one))[0]).toBeUndefined();
});

test('of learners who save at the same moment each has what was theirs', async () => {
  const learners = [one, two, ...(await Promise.all([1, 2, 3, 4].map(async () => startTest(await api.signUp()))))];
  const saved = await Promise.all(
    learners.flatMap((started, place) =>
      [0, 1].map((index) => {
        const { questionId, state, flagged, answer, revision, sequence } = change(started, index, `${place} ${index}`);
        const changes = [{ question_id: questionId, state, flagged, answer, revision, sequence }];
        const body = { client_id: 'tab', changes };
        return api.call('PATCH /api/test/:slug/progress', { params: { slug: started.slug }, body, as: started.learner });
      }),
    ),
  );
  expect(saved.map(({ status, body }) => [status, body.saved.length])).toEqual(saved.map(() => [200, 1]));
  for (const [place, started] of learners.entries())
    expect((await workOf(started)).slice(0, 2)).toEqual([`${place} 0`, `${place} 1`]);
});

test('saves that wait for one another leave connections for other calls', async () => {
  const learners = [one, two, ...(await Promise.all([1, 2, 3, 4].map(async () => startTest(await api.signUp()))))];
  const save = ({ slug, ids, learner }: Started, client_id: string) => {
    const changes = [0, 1].map((index) => ({
      question_id: ids[index] as number,
      state: 'skipped' as const,
      flagged: false,
      revision: 0,
    }));
    return api.call('PATCH /api/test/:slug/progress', { params: { slug }, body: { client_id, changes }, as: learner });
  };
  const holder = await api.db.transaction();
  try {
    await holder('tests').forUpdate().select('id');
    const saving = Promise.all(learners.flatMap((started) => [save(started, 'one'), save(started, 'two')]));
    await expect.poll(() => waitingStatements(api.db)).toBe(8);
    expect((await api.call('GET /api/user', { as: one.learner })).status).toBe(200);
    await holder.commit();
    expect((await saving).map(({ status }) => status)).toEqual(learners.flatMap(() => [200, 200]));
  } finally {
    if (!holder.isCompleted()) await holder.rollback();
  }
});
