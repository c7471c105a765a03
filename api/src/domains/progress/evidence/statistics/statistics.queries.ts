import type { QuestionStatistics } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryOne, queryRows, validateRow } from '../../../../db/row-validation.ts';
import type { Tries } from '../model/abilities.ts';
import { LEVELS_PER_LOGIT } from '../model/weights.ts';
import { COUNTS, STATED_DIFFICULTY } from '../record/sums.queries.ts';

type PartStatistics = QuestionStatistics['parts'][number];

const statisticsRow = z.object({
  question_id: z.int(),
  tried: z.int(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  difficulty: z.number(),
  stated_difficulty: z.number(),
  parts: z.array(jsonColumn<PartStatistics>()),
  computed_at: z.date().nullable(),
});

/** The statistics of a question as last computed; without figures if that is still to come. Undefined if there is no such question. */
export async function findStatistics(db: Knex, questionId: number): Promise<z.infer<typeof statisticsRow> | undefined> {
  return queryFirst(
    db,
    statisticsRow,
    `SELECT q.id AS question_id, coalesce(s.tried, 0) AS tried, s.facility, s.discrimination, s.median_seconds,
            coalesce(s.difficulty, ${STATED_DIFFICULTY}) AS difficulty, ${STATED_DIFFICULTY} AS stated_difficulty,
            coalesce(s.parts, '[]') AS parts, s.computed_at
       FROM questions q LEFT JOIN question_statistics s ON s.question_id = q.id WHERE q.id = ? AND q.deleted_at IS NULL`,
    [questionId],
  );
}

/** Fewer learners say too little, and too much about each. */
const LEARNERS_FOR_FACILITY = 30;

const facilityRow = z.object({ tried: z.int(), facility: z.number() });

/** The share of a question's marks that learners earn, once enough of them have tried it. */
export async function findFacility(db: Knex, questionId: number): Promise<{ learners: number; share: number } | null> {
  const found = await db('question_statistics')
    .where('question_id', questionId)
    .where('tried', '>=', LEARNERS_FOR_FACILITY)
    .whereNotNull('facility')
    .first('tried', 'facility');
  const row = validateRow(facilityRow, found);
  return row ? { learners: row.tried, share: row.facility } : null;
}

/** Minutes that one statement of this job may take; requests get seconds. */
const LONGEST_STATEMENT_MINUTES = 10;

const turnRow = z.object({ taken: z.boolean() });

/** Whether this process is the one that computes, until its transaction ends. */
export async function takeTurn(transaction: Knex): Promise<boolean> {
  await transaction.raw(`SET LOCAL statement_timeout = '${LONGEST_STATEMENT_MINUTES}min'`);
  const { taken } = await queryOne(transaction, turnRow, 'SELECT pg_try_advisory_xact_lock(-2, 0) AS taken');
  return taken;
}

/**
 * First tries of learners that have marks and were made without the solution, by question and part. Kept for this transaction, because each figure
 * looks at them in another way.
 */
export async function gatherTries(transaction: Knex): Promise<void> {
  await transaction.raw('DROP TABLE IF EXISTS tries, tried_questions');
  await transaction.raw(
    `CREATE TEMPORARY TABLE tries ON COMMIT DROP AS
     SELECT e.user_id, e.question_id, e.part, e.marks::float8 AS marks, e.of::float8 AS of, e.seconds
       FROM evidence e JOIN users u ON u.id = e.user_id
      WHERE u.role_id = 3 AND e.first_try AND e.marks IS NOT NULL AND NOT e.solution_seen AND ${COUNTS}`,
  );
  await transaction.raw(
    `CREATE TEMPORARY TABLE tried_questions ON COMMIT DROP AS
     SELECT user_id, question_id, sum(marks) AS marks, sum(of) AS of,
            CASE WHEN count(seconds) = count(*) THEN sum(seconds) END AS seconds
       FROM tries GROUP BY user_id, question_id`,
  );
  await transaction.raw('ANALYZE tries, tried_questions');
}

const triedQuestion = z.object({
  question_id: z.int(),
  learners: z.int(),
  facility: z.number(),
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  abilityMean: z.number(),
  abilityVariance: z.number(),
  stated: z.number(),
  /** As computed before; null: never. */
  before: z.number().nullable(),
}) satisfies z.ZodType<Tries>;

/** Fewer learners would make a correlation of chance. */
const LEARNERS_FOR_DISCRIMINATION = 10;
/** By what a logit of a share grows where difficulties differ by 0.8 logits (PROX). */
const SPREAD = 1.11;

/**
 * Every question that was tried. A learner's ability comes from all their tries; a comparison with one question leaves
 * that one out.
 */
export async function listTriedQuestions(transaction: Knex): Promise<z.infer<typeof triedQuestion>[]> {
  return queryRows(
    transaction,
    triedQuestion,
    `WITH learner AS (
       SELECT t.user_id, sum(t.marks) AS marks, sum(t.of) AS of,
              avg(${STATED_DIFFICULTY}) + ${SPREAD} * ln((sum(t.marks / t.of) + 0.5) / (count(*) - sum(t.marks / t.of) + 0.5)) AS ability
         FROM tried_questions t JOIN questions q ON q.id = t.question_id GROUP BY t.user_id)
     SELECT t.question_id, count(*)::int AS learners, avg(t.marks / t.of) AS facility,
            CASE WHEN count(*) >= ${LEARNERS_FOR_DISCRIMINATION}
                 THEN corr(t.marks / t.of, (l.marks - t.marks) / nullif(l.of - t.of, 0)) END AS discrimination,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY t.seconds) AS median_seconds,
            avg(l.ability) AS "abilityMean", var_pop(l.ability) AS "abilityVariance",
            min(${STATED_DIFFICULTY}) AS stated, min(s.difficulty) AS before
       FROM tried_questions t JOIN learner l ON l.user_id = t.user_id JOIN questions q ON q.id = t.question_id
       LEFT JOIN question_statistics s ON s.question_id = t.question_id
      GROUP BY t.question_id`,
  );
}

/** Fewer learners with one wrong answer might be known by it. */
const LEARNERS_FOR_WRONG_ANSWER = 3;
const MOST_WRONG_ANSWERS = 5;

/** Wrong answers in practice and in tests: learner, question, part, and a list of the values typed into its fields. */
const WRONG = `
  SELECT a.user_id, a.question_id, a.part, a.answer FROM practice_attempts a JOIN users u ON u.id = a.user_id AND u.role_id = 3
   WHERE a.verdict = 'wrong'
   UNION ALL
  SELECT e.user_id, e.question_id, e.part,
         CASE WHEN t.answer->>'option' IS NOT NULL THEN jsonb_build_array(t.answer->'option')
              ELSE (SELECT jsonb_agg(p->'value') FROM jsonb_array_elements(t.answer->'parts') p WHERE p->>'part' = e.part) END
    FROM evidence e JOIN test_questions t ON t.test_id = e.test_id AND t.question_id = e.question_id
    JOIN users u ON u.id = e.user_id AND u.role_id = 3
   WHERE e.place = 'test' AND e.outcome = 'answered' AND e.marks = 0`;

const triedPart = z.object({
  question_id: z.int(),
  part: z.string(),
  tried: z.int(),
  facility: z.number(),
  median_seconds: z.number().nullable(),
  wrong_answers: z.array(z.object({ answer: z.array(z.string()), learners: z.int() })),
});

/** The parts of every question that was tried, with the wrong answers that several learners have given. Spaces and capitals make no difference. */
export async function listTriedParts(transaction: Knex): Promise<Map<number, PartStatistics[]>> {
  const rows = await queryRows(
    transaction,
    triedPart,
    `WITH given AS (
       SELECT question_id, part, lower(regexp_replace(answer::text, '\\s', '', 'g')) AS same, min(answer::text)::jsonb AS answer,
              count(DISTINCT user_id)::int AS learners
         FROM (${WRONG}) wrong WHERE answer IS NOT NULL
        GROUP BY question_id, part, same HAVING count(DISTINCT user_id) >= ${LEARNERS_FOR_WRONG_ANSWER}
     ), ranked AS (
       SELECT *, row_number() OVER (PARTITION BY question_id, part ORDER BY learners DESC, same) AS place FROM given
     ), wrong AS (
       SELECT question_id, part, jsonb_agg(jsonb_build_object('answer', answer, 'learners', learners) ORDER BY place) AS answers
         FROM ranked WHERE place <= ${MOST_WRONG_ANSWERS} GROUP BY question_id, part)
     SELECT t.question_id, t.part, count(*)::int AS tried, avg(t.marks / t.of) AS facility,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY t.seconds) AS median_seconds, coalesce(w.answers, '[]') AS wrong_answers
       FROM tries t LEFT JOIN wrong w ON w.question_id = t.question_id AND w.part = t.part
      GROUP BY t.question_id, t.part, w.answers ORDER BY t.question_id, t.part`,
  );
  const parts = rows.map(({ question_id, ...part }) => ({ question_id, part }));
  return new Map([...Map.groupBy(parts, ({ question_id }) => question_id)].map(([id, own]) => [id, own.map(({ part }) => part)]));
}

export interface NewStatistics {
  question_id: number;
  tried: number;
  facility: number;
  discrimination: number | null;
  median_seconds: number | null;
  difficulty: number;
  parts: PartStatistics[];
}

/** Replaces statistics, and deletes those of questions without tries. */
export async function storeStatistics(transaction: Knex, statistics: readonly NewStatistics[], now: Date): Promise<void> {
  await transaction.raw(
    `INSERT INTO question_statistics (question_id, tried, facility, discrimination, median_seconds, difficulty, parts, computed_at)
     SELECT s.question_id, s.tried, s.facility, s.discrimination, s.median_seconds, s.difficulty, s.parts, ?
       FROM jsonb_to_recordset(?::jsonb) AS s (question_id int, tried int, facility real, discrimination real, median_seconds real,
                                               difficulty real, parts jsonb)
     ON CONFLICT (question_id) DO UPDATE SET tried = excluded.tried, facility = excluded.facility, discrimination = excluded.discrimination,
       median_seconds = excluded.median_seconds, difficulty = excluded.difficulty, parts = excluded.parts, computed_at = excluded.computed_at`,
    [now, JSON.stringify(statistics)],
  );
  await transaction('question_statistics').where('computed_at', '<', now).delete();
}

/** The level at which a difficulty counts in the sums of learners. */
export const levelOf = (difficulty: number): number => Math.round(difficulty * LEVELS_PER_LOGIT);

/**
 * Marks the sums of learners as outdated who have evidence on these questions, or on questions that staff have changed
 * or moved since.
 */
export async function markSumsOutdated(transaction: Knex, questionIds: readonly number[], changedSince: Date): Promise<void> {
  await transaction.raw(
    `UPDATE progress_learners SET model = 0 WHERE user_id IN (
       SELECT DISTINCT e.user_id FROM evidence e JOIN questions q ON q.id = e.question_id WHERE e.question_id = ANY (?) OR q.updated_at >= ?)`,
    [[...questionIds], changedSince],
  );
}

/** Marks the sums of learners as outdated who have evidence on these questions: their topics have changed. */
export async function markSumsOfQuestionsOutdated(transaction: Knex, questionIds: readonly number[]): Promise<void> {
  if (questionIds.length === 0) return;
  await transaction.raw(
    'UPDATE progress_learners SET model = 0 WHERE user_id IN (SELECT user_id FROM evidence WHERE question_id = ANY (?))',
    [[...questionIds]],
  );
}
