import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryRows, validateRow } from '../../../../db/row-validation.ts';
import { EPOCH, HALF_LIFE_DAYS, LEVELS_PER_LOGIT, WEIGHTS } from '../model/weights.ts';

const IS_LATER = `
  (later.recorded_at > e.recorded_at OR (later.part = e.part AND later.id > e.id AND later.recorded_at = e.recorded_at))`;

/**
 * Of all evidence `e` what counts: a marking gives way to one by a higher authority of the same work, and to a later one by the same. Rows stay; this
 * is the rule by which they are read.
 */
export const COUNTS = `NOT EXISTS (
  SELECT FROM evidence later
   WHERE later.user_id = e.user_id AND later.work = e.work
     AND (later.authority > e.authority OR (later.authority = e.authority AND ${IS_LATER})))`;

/** Of all evidence `e` the work itself, each once: not how a person has marked it since, nor what a corrected key has taken the place of. */
export const IS_WORK = `e.authority = 1 AND NOT EXISTS (
  SELECT FROM evidence later
   WHERE later.user_id = e.user_id AND later.work = e.work AND later.authority = 1 AND ${IS_LATER})`;

/** `weightOf` and `growthAt` of the model, in SQL. */
const WEIGHT = `
  least(2, greatest(1, sqrt(e.of / ${WEIGHTS.marksOfOne}.0)))
  * CASE e.place WHEN 'self_marked' THEN ${WEIGHTS.selfMarked} ELSE 1 END
  * CASE WHEN e.hint_seen THEN ${WEIGHTS.hint} ELSE 1 END
  * CASE WHEN e.solution_seen THEN ${WEIGHTS.solution} ELSE 1 END
  * CASE WHEN e.again THEN ${WEIGHTS.again} ELSE 1 END
  * CASE e.outcome WHEN 'skipped' THEN ${WEIGHTS.skipped} ELSE 1 END
  * 2::float8 ^ (extract(epoch FROM e.at - timestamptz '${EPOCH}')::float8 / 86400 / ${HALF_LIFE_DAYS})`;

/** A question's stated difficulty, in logits relative to a medium one. */
export const STATED_DIFFICULTY = '(q.difficulty_rank - 2)::real';

const REASONS = ['method', 'accuracy', 'misread', 'notation', 'time'] as const;
const lostFor = (reason: string) =>
  `coalesce(sum((SELECT sum((l->>'marks')::int) FROM jsonb_array_elements(c.lost) l WHERE l->>'reason' = '${reason}')), 0)`;
const EXPLAINED = "(SELECT coalesce(sum((l->>'marks')::int), 0) FROM jsonb_array_elements(c.lost) l)";

const SUMS: Readonly<Record<string, string>> = {
  parts: 'sum(c.parts)',
  home_parts: 'coalesce(sum(c.parts) FILTER (WHERE c.home), 0)',
  questions: 'count(*) FILTER (WHERE c.first_of_question)',
  first_tries: 'count(*) FILTER (WHERE c.first_try AND c.marks IS NOT NULL)',
  right_first: 'count(*) FILTER (WHERE c.first_try AND c.marks = c.of AND NOT c.solution_seen)',
  marks: 'coalesce(sum(c.marks), 0)',
  of: 'coalesce(sum(c.of) FILTER (WHERE c.marks IS NOT NULL), 0)',
  seconds: 'coalesce(sum(c.seconds), 0)',
  timed_marks: 'coalesce(sum(c.of) FILTER (WHERE c.seconds IS NOT NULL), 0)',
  ...Object.fromEntries(REASONS.map((reason) => [`lost_${reason}`, lostFor(reason)])),
  lost_unexplained: `coalesce(sum(greatest(0, c.of - c.marks - ${EXPLAINED})), 0)`,
};
const names = Object.keys(SUMS);

/** Evidence with the topics at which it counts, one in each course that lists its question. */
const placed = (condition: string) => `
  placed AS (
    SELECT e.*, ${WEIGHT} AS weight, round(coalesce(s.difficulty, ${STATED_DIFFICULTY}) * ${LEVELS_PER_LOGIT})::smallint AS level,
           p.topic_id AS counted_at, date_trunc('week', e.at AT TIME ZONE 'UTC')::date AS week,
           CASE WHEN bool_or(p.topic_id = e.topic_id) OVER (PARTITION BY e.id) THEN p.topic_id = e.topic_id ELSE p.kind = 'primary' END AS home
      FROM evidence e JOIN questions q ON q.id = e.question_id
      JOIN question_topics p ON p.question_id = e.question_id AND p.kind <> 'other'
      LEFT JOIN question_statistics s ON s.question_id = e.question_id
     WHERE e.user_id = :userId AND ${condition} AND ${COUNTS})`;

/**
 * Adds evidence to its learner's sums, or subtracts it (`sign` -1). The only statement that computes sums, for an added
 * row or for all of them.
 */
async function addUp(transaction: Knex, condition: string, values: { userId: number; sign: 1 | -1; [name: string]: unknown }) {
  await transaction.raw(
    `WITH ${placed(condition)}, weeks AS (
       INSERT INTO progress_weeks AS stored (user_id, topic_id, week, ${names.join(', ')}, last_at)
       SELECT :userId, c.counted_at, c.week, ${names.map((name) => `CAST(:sign AS int) * ${SUMS[name]}`).join(', ')}, max(c.at)
         FROM placed c GROUP BY c.counted_at, c.week ORDER BY c.counted_at, c.week
       ON CONFLICT (user_id, topic_id, week) DO UPDATE SET
         ${names.map((name) => `${name} = stored.${name} + excluded.${name}`).join(', ')},
         last_at = greatest(stored.last_at, excluded.last_at))
     INSERT INTO progress_abilities AS stored (user_id, topic_id, level, earned, lost)
     SELECT :userId, c.counted_at, c.level, CAST(:sign AS int) * sum(c.weight * c.marks / c.of), CAST(:sign AS int) * sum(c.weight * (c.of - c.marks) / c.of)
       FROM placed c WHERE c.marks IS NOT NULL GROUP BY c.counted_at, c.level ORDER BY c.counted_at, c.level
     ON CONFLICT (user_id, topic_id, level) DO UPDATE SET earned = stored.earned + excluded.earned, lost = stored.lost + excluded.lost`,
    values as never,
  );
}

/** Subtracts some works from the sums, before their next marking is added. */
export async function takeWorksFromSums(transaction: Knex, userId: number, works: readonly string[]): Promise<void> {
  await addUp(transaction, 'e.work = ANY (:works)', { userId, sign: -1, works });
}

export async function addWorksToSums(transaction: Knex, userId: number, works: readonly string[]): Promise<void> {
  await addUp(transaction, 'e.work = ANY (:works)', { userId, sign: 1, works });
}

export async function recomputeSums(transaction: Knex, userId: number, model: number): Promise<void> {
  // First, so that a concurrent marking as outdated waits, and is not overwritten.
  await transaction('progress_learners').insert({ user_id: userId, model }).onConflict('user_id').merge();
  for (const table of ['progress_weeks', 'progress_abilities']) await transaction(table).where('user_id', userId).delete();
  await addUp(transaction, 'true', { userId, sign: 1 });
}

const learnerRow = z.object({ user_id: z.int(), model: z.int() });

/** The model of a learner's sums; null if they have none. */
export async function findModel(db: Knex, userId: number): Promise<number | null> {
  const row = await db('progress_learners').where('user_id', userId).first('model');
  return validateRow(learnerRow.pick({ model: true }), row)?.model ?? null;
}

/** Which of some learners have evidence and no sums of a model. */
export async function findWithoutSums(db: Knex, userIds: readonly number[], model: number): Promise<number[]> {
  const rows = await queryRows(
    db,
    idRow,
    `SELECT u.id FROM unnest(CAST(? AS int[])) AS u (id)
      WHERE NOT EXISTS (SELECT FROM progress_learners p WHERE p.user_id = u.id AND p.model = ?)
        AND EXISTS (SELECT FROM evidence e WHERE e.user_id = u.id)`,
    [[...userIds], model],
  );
  return rows.map(({ id }) => id);
}

/** A learner whose sums are of another model, or marked outdated. */
export async function findOutdated(db: Knex, model: number): Promise<number | null> {
  const row = await db('progress_learners').whereNot('model', model).first('user_id');
  return validateRow(learnerRow.pick({ user_id: true }), row)?.user_id ?? null;
}

export async function hasEvidence(db: Knex, userId: number): Promise<boolean> {
  return (await db('evidence').where('user_id', userId).first('id')) !== undefined;
}
