import { type RunItem, type RunKind, runItemSchema, runKindSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryOne, queryRows, validateOne, validateRow } from '../../../../db/row-validation.ts';
import { IS_WORK } from '../../evidence/index.ts';
import type { TopicIdea } from '../choose-day/next-leaf.ts';

const runRow = z.object({
  id: z.int(),
  kind: runKindSchema,
  topic_id: z.int().nullable(),
  topic_name: z.string().nullable(),
  minutes: z.int().nullable(),
  begun_at: z.date(),
  ended_at: z.date().nullable(),
});
/** A row of `study_runs` with the name of its topic. */
export type RunRow = z.infer<typeof runRow>;

/** The purpose of a run: at most one run per purpose is open on a day. */
export interface RunPurpose {
  kind: RunKind;
  day: string;
  topicId: number | null;
  minutes: number | null;
}

const RUNS = `
  SELECT r.id, r.kind, r.topic_id, t.topic_name, r.minutes, r.begun_at, r.ended_at
    FROM study_runs r LEFT JOIN topics t ON t.id = r.topic_id`;

/** Runs of one learner are begun one after the other until the transaction ends. */
export async function lockRuns(transaction: Knex, userId: number): Promise<void> {
  await transaction.raw('SELECT pg_advisory_xact_lock(-2, ?::int)', [userId]);
}

export async function findOpenRun(
  db: Knex,
  userId: number,
  { kind, day, topicId, minutes }: RunPurpose,
): Promise<RunRow | undefined> {
  return queryFirst(
    db,
    runRow,
    `${RUNS} WHERE r.user_id = :userId AND r.day = CAST(:day AS date) AND r.ended_at IS NULL AND r.kind = :kind
        AND (:kind <> 'topic' OR r.topic_id IS NOT DISTINCT FROM CAST(:topicId AS int))
        AND (:kind <> 'minutes' OR r.minutes = CAST(:minutes AS smallint))
      ORDER BY r.id DESC LIMIT 1`,
    { userId, kind, day, topicId, minutes },
  );
}

const openRunRow = runRow.extend({
  questions: z.int(),
  settled: z.int(),
  /** Marks of what is open, and its topics. */
  marks_left: z.int(),
  topic_names: z.array(z.string()),
});
/** An open run with its progress. Questions that are now hidden do not count. */
export type OpenRunRow = z.infer<typeof openRunRow>;

/** A learner's open runs of a day, the latest first. A run with only hidden questions left is not open. */
export async function listOpenRuns(db: Knex, userId: number, day: string): Promise<OpenRunRow[]> {
  return queryRows(
    db,
    openRunRow,
    `SELECT * FROM (${RUNS} WHERE r.user_id = ? AND r.day = CAST(? AS date) AND r.ended_at IS NULL) AS run
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS questions, count(*) FILTER (WHERE i.state <> 'open')::int AS settled,
                coalesce(sum(q.marks) FILTER (WHERE i.state = 'open'), 0)::int AS marks_left,
                coalesce(array_agg(DISTINCT t.topic_name) FILTER (WHERE i.state = 'open'), '{}') AS topic_names
           FROM study_run_questions i JOIN questions q ON q.id = i.question_id JOIN topics t ON t.id = q.topic_id
          WHERE i.run_id = run.id AND q.visible
       ) AS counted
      WHERE counted.settled < counted.questions ORDER BY run.id DESC`,
    [userId, day],
  );
}

/** A learner's run; `lock` until the transaction ends. */
export async function findRun(db: Knex, userId: number, id: number, lock = false): Promise<RunRow | undefined> {
  return queryFirst(db, runRow, `${RUNS} WHERE r.user_id = ? AND r.id = ? ${lock ? 'FOR UPDATE OF r' : ''}`, [userId, id]);
}

/**
 * The same for a run that the transaction has already written or read.
 * @throws Error if there is none.
 */
export async function readRun(transaction: Knex, userId: number, id: number): Promise<RunRow> {
  return queryOne(transaction, runRow, `${RUNS} WHERE r.user_id = ? AND r.id = ?`, [userId, id]);
}

/** Writes a run down with its questions in their order; returns its id. */
export async function insertRun(
  transaction: Knex,
  userId: number,
  { purpose, questions, now }: { purpose: RunPurpose; questions: readonly { id: number; why: RunItem['why'] }[]; now: Date },
): Promise<number> {
  const { kind, day, topicId, minutes } = purpose;
  const stored = await transaction('study_runs')
    .insert({ user_id: userId, kind, day, topic_id: topicId, minutes, begun_at: now })
    .returning('id');
  const { id: run_id } = validateOne(idRow, stored);
  await transaction('study_run_questions').insert(
    questions.map(({ id, why }, index) => ({ run_id, position: index + 1, question_id: id, why })),
  );
  return run_id;
}

const variantRow = idRow.extend({ idea: z.string() });

/** The next question of each item family: one that the learner has never tried, else the one tried longest ago. */
export async function findVariants(
  db: Knex,
  userId: number,
  { ideas, subjectIds }: { ideas: readonly string[]; subjectIds: readonly number[] },
): Promise<Map<string, number>> {
  const rows = await queryRows(
    db,
    variantRow,
    `SELECT DISTINCT ON (q.idea) q.idea, q.id
       FROM questions q JOIN question_topics p ON p.question_id = q.id AND p.kind <> 'other' AND p.subject_id = ANY (:subjectIds)
       LEFT JOIN LATERAL (SELECT max(e.at) AS at FROM evidence e WHERE e.user_id = :userId AND e.question_id = q.id) AS tried ON TRUE
      WHERE q.idea = ANY (:ideas) AND q.visible
      ORDER BY q.idea, tried.at NULLS FIRST, q.question_number, q.id`,
    { userId, ideas: [...ideas], subjectIds: [...subjectIds] },
  );
  return new Map(rows.map(({ idea, id }) => [idea, id]));
}

const runItemRow = z.object({
  question_id: z.int(),
  why: runItemSchema.shape.why,
  state: runItemSchema.shape.state,
  marks: z.int(),
  topic_name: z.string(),
  questions_text: z.string(),
  due_at: z.date().nullable(),
  subject_slug: z.string(),
  topic_slugs: z.array(z.string()),
});

/**
 * The questions of a run in their order, without those that its learner cannot see (any more); with the time at which the
 * idea of each comes back once it is done.
 */
export async function listRunItems(db: Knex, runId: number, staff: boolean): Promise<z.infer<typeof runItemRow>[]> {
  return queryRows(
    db,
    runItemRow,
    `SELECT i.question_id, i.why, i.state, q.marks, t.topic_name, q.questions_text, w.due_at,
            s.slug AS subject_slug, array_remove(ARRAY[t1.slug, t2.slug, t3.slug], NULL) AS topic_slugs
       FROM study_run_questions i
       JOIN study_runs r ON r.id = i.run_id
       JOIN questions q ON q.id = i.question_id
       LEFT JOIN idea_schedule w ON w.user_id = r.user_id AND w.idea = q.idea AND i.state = 'done'
       JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
       JOIN topics t ON t.id = p.topic_id
       JOIN subjects s ON s.id = p.subject_id
       JOIN topics t1 ON t1.id = p.topic1_id
       LEFT JOIN topics t2 ON t2.id = p.topic2_id
       LEFT JOIN topics t3 ON t3.id = p.topic3_id
      WHERE i.run_id = ? AND (q.visible AND s.audience = 'everyone' OR ? AND q.deleted_at IS NULL)
      ORDER BY i.position`,
    [runId, staff],
  );
}

/** Runs of longer ago are not brought up again, and those that were left stay open for ever. */
const SETTLED_DAYS = 7;

/**
 * Settles the questions of a learner's open runs of these days that were fully answered since the run began, whether or
 * not their page reported it; runs without open questions end. Locks what it changes; changes nothing without news.
 */
export async function settleAnswered(db: Knex, userId: number, now: Date): Promise<void> {
  await db.raw(
    `WITH open AS MATERIALIZED (
       SELECT id, begun_at FROM study_runs
        WHERE user_id = :userId AND ended_at IS NULL AND day > CAST(:now AS timestamptz)::date - ${SETTLED_DAYS}),
     recent AS MATERIALIZED (
       SELECT question_id, part, of, at FROM evidence
        WHERE user_id = :userId AND at >= (SELECT min(begun_at) FROM open) AND outcome <> 'skipped'),
     settled AS (
       UPDATE study_run_questions i SET state = 'done', settled_at = :now
         FROM open r, questions q
        WHERE i.run_id = r.id AND i.state = 'open' AND q.id = i.question_id
          AND (SELECT coalesce(sum(parts.of), 0)
                 FROM (SELECT max(e.of) AS of FROM recent e
                        WHERE e.question_id = i.question_id AND e.at >= r.begun_at GROUP BY e.part) AS parts) >= q.marks
       RETURNING i.run_id, i.question_id)
     UPDATE study_runs r SET ended_at = :now
      WHERE r.id IN (SELECT run_id FROM settled) AND r.ended_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM study_run_questions i JOIN questions q ON q.id = i.question_id
                         WHERE i.run_id = r.id AND i.state = 'open' AND q.visible
                           AND NOT EXISTS (SELECT 1 FROM settled s WHERE s.run_id = i.run_id AND s.question_id = i.question_id))`,
    { userId, now } as never,
  );
}

/** Says of a question of a run that it is settled, which one that is done stays; false where the run has no such question. */
export async function settleItem(
  transaction: Knex,
  { runId, questionId, state, now }: { runId: number; questionId: number; state: 'done' | 'skipped'; now: Date },
): Promise<boolean> {
  const changed = await transaction('study_run_questions')
    .where({ run_id: runId, question_id: questionId })
    .update({ state: transaction.raw("CASE state WHEN 'done' THEN state ELSE ? END", [state]), settled_at: now });
  return changed > 0;
}

/** Ends a run; one that has ended keeps its time. */
export async function endRun(transaction: Knex, runId: number, now: Date): Promise<void> {
  await transaction('study_runs').where('id', runId).whereNull('ended_at').update({ ended_at: now });
}

const sumsRow = z.object({ marks: z.int(), of: z.int(), seconds: z.int() });

/** The results of a run's questions since it began: the last marks of each part, and the time. */
export async function sumRun(
  db: Knex,
  userId: number,
  { id, begun_at }: Pick<RunRow, 'id' | 'begun_at'>,
): Promise<z.infer<typeof sumsRow>> {
  return queryOne(
    db,
    sumsRow,
    `WITH worked AS (
       SELECT e.* FROM study_run_questions i JOIN evidence e ON e.question_id = i.question_id
        WHERE i.run_id = :id AND e.user_id = :userId AND e.at >= :begun_at),
     last AS (
       SELECT DISTINCT ON (question_id, part) marks, of FROM worked WHERE marks IS NOT NULL ORDER BY question_id, part, id DESC)
     SELECT (SELECT coalesce(sum(marks), 0)::int FROM last) AS marks, (SELECT coalesce(sum(of), 0)::int FROM last) AS of,
            (SELECT coalesce(sum(seconds), 0)::int FROM worked e WHERE ${IS_WORK}) AS seconds`,
    { id, userId, begun_at },
  );
}

/** The course of a topic; null if it does not exist or is hidden from the learner. */
export async function findTopicSubject(db: Knex, topicId: number, staff: boolean): Promise<number | null> {
  const row = await db('topics as t')
    .join('subjects as s', 's.id', 't.subject_id')
    .where('t.id', topicId)
    .whereRaw("(s.audience = 'everyone' OR ?)", [staff])
    .first('s.id');
  return validateRow(idRow, row)?.id ?? null;
}

const topicIdea = z.object({
  idea: z.string(),
  minutes: z.int(),
  difficulty: z.int(),
  order: z.int(),
  dueAt: z.date().nullable(),
  lastTriedAt: z.date().nullable(),
}) satisfies z.ZodType<TopicIdea>;

/** The item families of a topic and of all below it, with the learner's work on them. */
export async function listIdeasBelow(db: Knex, userId: number, topicId: number): Promise<TopicIdea[]> {
  return queryRows(
    db,
    topicIdea,
    `SELECT found.*, s.due_at AS "dueAt", s.last_tried_at AS "lastTriedAt"
       FROM (SELECT q.idea, round(avg(q.marks))::int AS minutes, min(q.difficulty_rank) AS difficulty,
                    min(t.course_order) AS "order"
               FROM question_topics p JOIN questions q ON q.id = p.question_id JOIN topics t ON t.id = p.topic_id
              WHERE :topicId IN (p.topic1_id, p.topic2_id, p.topic3_id) AND p.kind <> 'other' AND q.visible
              GROUP BY q.idea) AS found
       LEFT JOIN idea_schedule s ON s.user_id = :userId AND s.idea = found.idea`,
    { userId, topicId },
  );
}
