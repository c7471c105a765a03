import type { Judgement } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../db/row-validation.ts';
import { attemptRow } from './attempts.queries.ts';

const touchedAttempt = attemptRow.extend({
  marks_now: z.int(),
  /** The learner's latest answers to the question's parts before it, by part. */
  earlier: z.record(z.string(), z.array(z.string())),
});
/** An answer that a corrected key may judge differently, with its current marks. */
export type TouchedAttempt = z.infer<typeof touchedAttempt>;

/** Answers to a question by versions before one, by learner and id after one of them. */
interface Wanted {
  questionId: number;
  /** Answers to pages of this version, or later ones, were judged by it. */
  beforeVersion: number;
}

const NOW = `coalesce((SELECT c.marks_after FROM practice_corrections c WHERE c.attempt_id = a.id ORDER BY c.id DESC LIMIT 1), a.marks)`;
const EARLIER = `(SELECT coalesce(jsonb_object_agg(e.part, e.answer), '{}')
  FROM (SELECT DISTINCT ON (part) part, answer FROM practice_attempts b
         WHERE b.user_id = a.user_id AND b.question_id = a.question_id AND b.question_version = a.question_version AND b.id < a.id
         ORDER BY part, id DESC) e)`;
const FOUND = `a.*, ${NOW} AS marks_now, ${EARLIER} AS earlier`;
const TOUCHED = `a.question_id = :questionId AND a.question_version < :beforeVersion AND a.verdict IN ('right', 'wrong', 'to_compare')`;

/** The next answers that may be judged differently, by id. */
export async function pageOfTouched(db: Knex, { after, limit, ...wanted }: Wanted & { after: number; limit: number }) {
  return queryRows(
    db,
    touchedAttempt,
    `SELECT ${FOUND} FROM practice_attempts a WHERE ${TOUCHED} AND a.id > :after ORDER BY a.id LIMIT :limit`,
    { ...wanted, after, limit },
  );
}

/** The next learners with such answers, by id. */
export async function listTouchedLearners(db: Knex, { after, limit, ...wanted }: Wanted & { after: number; limit: number }) {
  const rows = await queryRows(
    db,
    attemptRow.pick({ user_id: true }),
    `SELECT DISTINCT a.user_id FROM practice_attempts a WHERE ${TOUCHED} AND a.user_id > :after ORDER BY a.user_id LIMIT :limit`,
    { ...wanted, after, limit },
  );
  return rows.map(({ user_id }) => user_id);
}

/** One learner's answers that a correction has not processed yet. */
export async function listTouchedOf(
  db: Knex,
  { userId, correctionId, ...wanted }: Wanted & { userId: number; correctionId: number },
) {
  return queryRows(
    db,
    touchedAttempt,
    `SELECT ${FOUND} FROM practice_attempts a
      WHERE ${TOUCHED} AND a.user_id = :userId
        AND NOT EXISTS (SELECT FROM practice_corrections c WHERE c.attempt_id = a.id AND c.correction_id = :correctionId)
      ORDER BY a.id`,
    { ...wanted, userId, correctionId },
  );
}

export async function insertPracticeCorrection(
  db: Knex,
  row: {
    correction_id: number;
    attempt_id: number;
    verdict: string;
    fields: readonly Judgement[];
    marks_before: number;
    marks_after: number;
    at: Date;
  },
): Promise<void> {
  await db('practice_corrections').insert({ ...row, fields: JSON.stringify(row.fields) });
}

const correctionRow = z.object({
  attempt_id: z.int(),
  at: z.date(),
  verdict: z.enum(['right', 'wrong', 'to_compare']),
  marks: z.int(),
  summary_html: z.string(),
});

export async function findCorrectionsOf(db: Knex, attemptIds: readonly number[]) {
  if (attemptIds.length === 0) return new Map<number, never>();
  const rows = await queryRows(
    db,
    correctionRow,
    `SELECT DISTINCT ON (p.attempt_id) p.attempt_id, p.at, p.verdict, p.marks_after AS marks, c.summary_html
       FROM practice_corrections p JOIN corrections c ON c.id = p.correction_id
      WHERE p.attempt_id = ANY (?) ORDER BY p.attempt_id, p.id DESC`,
    [[...attemptIds]],
  );
  return new Map(rows.map(({ attempt_id, at, ...row }) => [attempt_id, { ...row, at: at.toISOString() }]));
}
