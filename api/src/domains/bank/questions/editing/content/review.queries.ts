import { staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows } from '../../../../../db/row-validation.ts';

/** The question `q` waits for a second person; any change gives it another version and so ends the review. */
export const IN_REVIEW = '(q.review_version = q.version AND NOT q.visible AND q.deleted_at IS NULL)';

const reviewRow = z.object({
  visible: z.boolean(),
  in_review: z.boolean(),
  requested_by: staffNameSchema.nullable(),
  requested_at: z.date().nullable(),
  /** Who saved the current version. */
  saved_by: z.int().nullable(),
});
export type ReviewRow = z.infer<typeof reviewRow>;

export async function findReview(db: Knex, id: number): Promise<ReviewRow> {
  return queryOne(
    db,
    reviewRow,
    `SELECT q.visible, coalesce(${IN_REVIEW}, FALSE) AS in_review, q.review_requested_at AS requested_at,
            CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS requested_by,
            (SELECT v.changed_by FROM question_versions v WHERE v.question_id = q.id AND v.version = q.version) AS saved_by
       FROM questions q LEFT JOIN users u ON u.id = q.review_requested_by WHERE q.id = ?`,
    [id],
  );
}

/** Whether any question waits for a second person. */
export async function anyInReview(db: Knex): Promise<boolean> {
  const { found } = await queryOne(
    db,
    z.object({ found: z.boolean() }),
    `SELECT EXISTS (SELECT 1 FROM questions q WHERE ${IN_REVIEW}) AS found`,
  );
  return found;
}

/** Stores that a version of a locked question waits for a second person, or that none does. */
export async function storeReview(db: Knex, id: number, review: { version: number; by: number; at: Date } | null): Promise<void> {
  await db('questions')
    .where({ id })
    .update({
      review_version: review?.version ?? null,
      review_requested_by: review?.by ?? null,
      review_requested_at: review?.at ?? null,
    });
}

/** Work that waits for staff, as `WaitingWorkRow` has it: its module would import this one. */
const toApproveRow = z.object({
  id: z.int(),
  key: z.null(),
  since: z.date(),
  due_at: z.null(),
  mine: z.boolean(),
  person_id: z.int().nullable(),
  person: z.string(),
  about: z.string(),
});

/** Questions that a member of staff may approve, the longest waiting first. */
export const listQuestionsToApprove = (db: Knex, staffId: number, limit: number) =>
  queryRows(
    db,
    toApproveRow,
    `SELECT q.id, NULL AS key, q.review_requested_at AS since, NULL::timestamptz AS due_at, FALSE AS mine, u.id AS person_id,
            coalesce(u.full_name, u.username, 'A former colleague') AS person, q.questions_text AS about
       FROM questions q LEFT JOIN users u ON u.id = q.review_requested_by
       LEFT JOIN question_versions v ON v.question_id = q.id AND v.version = q.version
      WHERE ${IN_REVIEW} AND q.review_requested_by IS DISTINCT FROM :staffId AND v.changed_by IS DISTINCT FROM :staffId
      ORDER BY q.review_requested_at, q.id LIMIT :limit`,
    { staffId, limit },
  );
