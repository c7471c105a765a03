import { beforeEach, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { foldListingCounts } from './groups.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const { db } = api;

const FACTS = `q.visible, q.priority, q.round, q.difficulty_rank, q.level, q.paper, q.month, q.year, q.timezone, q.calculator_allowed,
  q.mcq_answer IS NOT NULL AS multiple_choice, q.answer_not_available`;

/** What there is to count, counted from the questions themselves. */
async function counted(): Promise<unknown[]> {
  const { rows } = await db.raw(
    `SELECT p.subject_id, p.topic_id, p.kind = 'primary' AS own, ${FACTS}, count(*)::int AS questions
       FROM question_topics p JOIN questions q ON q.id = p.question_id WHERE p.kind <> 'other' AND q.deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15`,
  );
  return rows;
}

async function kept(): Promise<unknown[]> {
  const { rows } = await db.raw('SELECT * FROM listing_counts');
  return rows;
}

const KEY = (row: unknown) => JSON.stringify({ ...(row as object), questions: 0 });

/** Adds up equal keys, as lists do. */
function sums(rows: readonly unknown[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const row of rows) sum.set(KEY(row), (sum.get(KEY(row)) ?? 0) + (row as { questions: number }).questions);
  return new Map([...sum].filter(([, questions]) => questions !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

let ids: number[];
beforeEach(async () => {
  ids = await db('questions').whereNull('deleted_at').orderBy('id').pluck('id');
});

const changes: Record<string, () => Promise<unknown>> = {
  'nothing at all': async () => {},
  'texts only': () => db('questions').update({ questions_text: 'Another text' }),
  'what many questions are ordered and filtered by': () =>
    db('questions')
      .where('id', '<', ids[30] as number)
      .update({ difficulty: 'Hard', priority: 7, year: null, paper: 3, month: 'May' }),
  'hiding and showing': () => db.raw('UPDATE questions SET visible = NOT visible WHERE id % 3 = 0 AND deleted_at IS NULL'),
  'withholding answers': () => db.raw('UPDATE questions SET answer_not_available = true WHERE id % 4 = 0'),
  'deleting and restoring': async () => {
    const some = ids.slice(5, 15);
    await db('questions').whereIn('id', some).update({ visible: false, deleted_at: new Date() });
    await db('questions').whereIn('id', some.slice(0, 4)).update({ deleted_at: null });
  },
  'questions that go, with their places': () => db('questions').whereIn('id', ids.slice(-3)).delete(),
  'places that move, come and go': async () => {
    const [one, other] = await db('question_topics').where('kind', 'primary').orderBy('question_id').limit(2);
    await db('question_topics').where('question_id', one.question_id).delete();
    const { question_id: _, kind, topic_id, subject_id, topic1_id, topic2_id, topic3_id } = other;
    await db('question_topics').insert({
      question_id: one.question_id,
      kind,
      topic_id,
      subject_id,
      topic1_id,
      topic2_id,
      topic3_id,
    });
    await db.raw(`UPDATE question_topics SET kind = 'other' WHERE question_id = ? AND kind = 'primary'`, [other.question_id]);
  },
  'a transaction that is taken back': async () => {
    const undone = db.transaction(async (transaction) => {
      await transaction('questions').update({ priority: 99 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  },
};

test.each(Object.keys(changes))('stored counts of questions are right after %s, folded or not', async (name) => {
  await changes[name]?.();
  const truth = sums(await counted());
  expect(truth.size).toBeGreaterThan(10);
  expect(sums(await kept())).toEqual(truth);
  await foldListingCounts(db);
  expect(sums(await kept())).toEqual(truth);
  expect(await kept()).toHaveLength(truth.size);
  expect(await foldListingCounts(db)).toBe(0);
  const { rows: apart } = await db.raw(`
    SELECT p.question_id FROM question_topics p JOIN questions q ON q.id = p.question_id
     WHERE ROW(p.visible, p.deleted, p.priority, p.round, p.difficulty_rank, p.question_number, p.level, p.paper, p.month, p.year, p.timezone,
               p.calculator_allowed, p.multiple_choice, p.answer_not_available)
           IS DISTINCT FROM
           ROW(q.visible, q.deleted_at IS NOT NULL, q.priority, q.round, q.difficulty_rank, q.question_number, q.level, q.paper, q.month, q.year,
               q.timezone, q.calculator_allowed, q.mcq_answer IS NOT NULL, q.answer_not_available)`);
  expect(apart).toEqual([]);
});

test('two people who change questions alike do not wait for each other', async () => {
  const [one = 0, other = 0] = ids;
  await db.transaction(async (first) => {
    await first('questions').where('id', one).update({ priority: 3 });
    await db.transaction(async (second) => {
      await second.raw(`SET LOCAL lock_timeout = '2s'`);
      await second('questions').where('id', other).update({ priority: 3 });
    });
  });
  expect(sums(await kept())).toEqual(sums(await counted()));
});
