import { type EvidencePlace, evidencePlaceSchema, evidenceSchema, type LostMarkReason } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, queryRows, validateRows } from '../../../../db/row-validation.ts';
import { IS_WORK } from './sums.queries.ts';

/** A fact about a learner's ability, recorded by the domain where it happens. */
export interface Fact {
  userId: number;
  /** Identifies the fact among all of its learner, so that recording it again changes nothing. */
  source: string;
  /** Identifies the work: a marking by a higher authority, or a later one by the same, replaces the former. */
  work: string;
  place: EvidencePlace;
  questionId: number;
  questionVersion: number | null;
  /** Empty: a question without parts, or all of them together. */
  part: string;
  /** The number of parts; 1 by default. */
  parts?: number;
  outcome: 'answered' | 'gave_up' | 'skipped';
  /** Null: not marked (yet). */
  marks: number | null;
  of: number;
  help?: { hint?: boolean; solution?: boolean };
  lost?: readonly { reason: LostMarkReason; marks: number }[];
  seconds?: number | null;
  /** When the work was done, not when it was marked. */
  at: Date;
  testId?: number;
}

/** One learner's evidence is written one transaction after the other, so that its ids become visible in their order. */
export async function lockEvidence(transaction: Knex, userId: number): Promise<void> {
  await transaction.raw('SELECT pg_advisory_xact_lock(-1, ?::int)', [userId]);
}

const COLUMNS = `source text, work text, place text, question_id int, question_version int, part text, parts smallint, outcome text,
  marks smallint, of smallint, hint_seen boolean, solution_seen boolean, lost jsonb, seconds int, at timestamptz, test_id int, ordinal int`;

const factColumns = ({ userId: _, questionId, questionVersion, testId, help = {}, ...fact }: Fact, ordinal: number) => ({
  ...fact,
  question_id: questionId,
  question_version: questionVersion,
  parts: fact.parts ?? 1,
  hint_seen: help.hint ?? false,
  solution_seen: help.solution ?? false,
  lost: fact.lost ?? [],
  test_id: testId ?? null,
  ordinal,
});

/** Which of these works have evidence already: new evidence replaces it or is added. */
export async function listKnownWorks(db: Knex, userId: number, works: readonly string[]): Promise<string[]> {
  return db('evidence').where('user_id', userId).whereIn('work', works).distinct().pluck('work');
}

/**
 * Inserts facts about one learner and returns the ids of new ones. Whether work was a first try, or repeated within a
 * day, is decided now and stays: the same work keeps that, its time and its help, no matter who marks it.
 */
export async function insertEvidence(
  transaction: Knex,
  { userId, facts, againHours, now }: { userId: number; facts: readonly Fact[]; againHours: number; now: Date },
): Promise<number[]> {
  const rows = await queryRows(
    transaction,
    idRow,
    `WITH fact AS (
       SELECT f.*, q.topic_id AS primary_topic_id 
         FROM jsonb_to_recordset(CAST(:facts AS jsonb)) AS f (${COLUMNS}) JOIN questions q ON q.id = f.question_id
        WHERE NOT EXISTS (SELECT FROM evidence e WHERE e.user_id = :userId AND e.source = f.source)
     ), before AS (
       SELECT f.*, same.first_try AS was_first, same.again AS was_again, same.seconds AS were_seconds, same.hint AS had_hint,
              same.solution AS had_solution, whole.first_of_question AS was_first_of_question,
              EXISTS (SELECT FROM evidence e WHERE e.user_id = :userId AND e.question_id = f.question_id) AS question_known,
              (SELECT max(o.at) FROM (
                 SELECT e.work, e.part, e.at FROM evidence e WHERE e.user_id = :userId AND e.question_id = f.question_id AND e.at <= f.at
                  UNION ALL
                 SELECT other.work, other.part, other.at FROM fact other
                  WHERE other.question_id = f.question_id AND (other.at, other.ordinal) < (f.at, f.ordinal)) o
                WHERE o.work <> f.work AND (o.part = f.part OR o.part = '' OR f.part = '')) AS tried_at
         FROM fact f
        CROSS JOIN LATERAL (
          SELECT bool_or(e.first_try) AS first_try, bool_or(e.again) AS again, bool_or(e.hint_seen) AS hint, bool_or(e.solution_seen) AS solution,
                 sum(e.seconds) FILTER (WHERE ${IS_WORK})::int AS seconds FROM evidence e
           WHERE e.user_id = :userId AND e.work = f.work AND (e.part = f.part OR e.part = '' OR f.part = '')) same
        CROSS JOIN LATERAL (
          SELECT bool_or(e.first_of_question) AS first_of_question FROM evidence e
           WHERE e.user_id = :userId AND e.work = f.work) whole
     )
     INSERT INTO evidence (user_id, source, work, place, question_id, question_version, part, parts, topic_id, test_id, outcome, marks, of,
                           first_try, again, first_of_question, hint_seen, solution_seen, lost, seconds, at, recorded_at)
     SELECT :userId, b.source, b.work, b.place, b.question_id, b.question_version, b.part, b.parts,
            coalesce((SELECT p.topic_id FROM question_topics p
                        JOIN subjects s ON s.id = p.subject_id JOIN users u ON u.course_slug = s.slug
                       WHERE u.id = :userId AND p.question_id = b.question_id AND p.kind <> 'other'), b.primary_topic_id),
            b.test_id, b.outcome, b.marks, b.of,
            coalesce(b.was_first, b.tried_at IS NULL),
            coalesce(b.was_again, b.tried_at > b.at - make_interval(hours => :againHours), false),
            CASE WHEN b.was_first_of_question IS NULL
                 THEN NOT b.question_known AND row_number() OVER (PARTITION BY b.question_id ORDER BY b.at, b.ordinal) = 1
                 ELSE b.was_first_of_question AND row_number() OVER (PARTITION BY b.work ORDER BY b.ordinal) = 1 END,
            b.hint_seen OR coalesce(b.had_hint, false), b.solution_seen OR coalesce(b.had_solution, false), b.lost,
            coalesce(b.seconds, b.were_seconds), b.at, :now
       FROM before b ORDER BY b.at, b.ordinal
     ON CONFLICT (user_id, source) DO NOTHING
     RETURNING id`,
    { userId, facts: JSON.stringify(facts.map(factColumns)), againHours, now },
  );
  return rows.map(({ id }) => id);
}

const evidenceRow = z.object({
  id: z.int(),
  user_id: z.int(),
  source: z.string(),
  work: z.string(),
  place: evidencePlaceSchema,
  question_id: z.int(),
  question_version: z.int().nullable(),
  part: z.string(),
  parts: z.int(),
  topic_id: z.int().nullable(),
  test_id: z.int().nullable(),
  outcome: evidenceSchema.shape.outcome,
  marks: z.int().nullable(),
  of: z.int(),
  first_try: z.boolean(),
  again: z.boolean(),
  hint_seen: z.boolean(),
  solution_seen: z.boolean(),
  lost: z.array(jsonColumn<{ reason: LostMarkReason; marks: number }>()),
  seconds: z.int().nullable(),
  at: z.date(),
  recorded_at: z.date(),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;

/**
 * One learner's evidence after an id, in order of insertion: a reader who remembers the last id seen misses nothing.
 * Rows that a later marking has replaced are included, as is the later one.
 */
export async function listEvidenceAfter(
  db: Knex,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<EvidenceRow[]> {
  const found = db('evidence').where('user_id', userId).where('id', '>', after).orderBy('id').limit(limit);
  return validateRows(evidenceRow, await found.select(Object.keys(evidenceRow.shape)));
}
