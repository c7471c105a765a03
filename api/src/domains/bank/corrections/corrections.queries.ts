import { CORRECTIONS_PAGE_SIZE, subjectSchema, topicLinkSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  countRow,
  idRow,
  queryFirst,
  queryOne,
  queryRows,
  validateOne,
  validateRow,
  validateRows,
} from '../../../db/row-validation.ts';

const correctionRow = z.object({
  id: z.int(),
  question_id: z.int(),
  from_version: z.int(),
  to_version: z.int(),
  summary: z.string(),
  summary_html: z.string(),
  made_by: z.int().nullable(),
  made_at: z.date(),
  done_at: z.date().nullable(),
});
const COLUMNS = Object.keys(correctionRow.shape);
export type CorrectionRow = z.infer<typeof correctionRow>;

/** Or returns the one that led to the same version; `isNew` distinguishes them. */
export async function insertCorrection(
  db: Knex,
  correction: Omit<CorrectionRow, 'id' | 'done_at'>,
): Promise<{ id: number; isNew: boolean }> {
  const [stored] = await db('corrections').insert(correction).onConflict(['question_id', 'to_version']).ignore().returning('id');
  const made = validateRow(idRow, stored);
  if (made) return { id: made.id, isNew: true };
  const { question_id, to_version } = correction;
  const before = validateOne(idRow, await db('corrections').where({ question_id, to_version }).select('id'));
  return { id: before.id, isNew: false };
}

/** The correction that has led to a version of a question. */
export async function findCorrectionTo(db: Knex, questionId: number, version: number): Promise<CorrectionRow | undefined> {
  const made = db('corrections').where({ question_id: questionId, to_version: version });
  return validateRow(correctionRow, await made.first(COLUMNS));
}

export async function findCorrection(db: Knex, id: number): Promise<CorrectionRow | undefined> {
  return validateRow(correctionRow, await db('corrections').where({ id }).first(COLUMNS));
}

/** Unfinished corrections, oldest first. */
export async function listCorrectionsToDo(db: Knex): Promise<CorrectionRow[]> {
  return validateRows(correctionRow, await db('corrections').whereNull('done_at').orderBy('id').select(COLUMNS));
}

/** Marks a correction as done; false if it was already. */
export async function finishCorrection(
  transaction: Knex,
  id: number,
  done: { done_at: Date; tests_raised: number; learners_raised: number },
): Promise<boolean> {
  return (await transaction('corrections').where({ id }).whereNull('done_at').update(done)) === 1;
}

const placeRow = z.object({ visible: z.boolean(), subject: subjectSchema, path: z.array(topicLinkSchema) });

const listedRow = correctionRow
  .pick({ id: true, made_at: true, summary: true, summary_html: true, question_id: true })
  .extend(placeRow.shape);
export type ListedRow = z.infer<typeof listedRow>;

/** `c` of questions `q` at their own place `p` in a course `s`. */
const PUBLIC = `
  FROM corrections c
  JOIN questions q ON q.id = c.question_id
  JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
  JOIN subjects s ON s.id = p.subject_id AND s.audience = 'everyone'`;

const PLACE = `
  json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
  (SELECT json_agg(json_build_object('id', t.id, 'topic_name', t.topic_name, 'slug', t.slug, 'topic_number', t.topic_number,
                                     'parent_topic_id', t.parent_topic_id) ORDER BY t.depth)
     FROM topics t WHERE t.id IN (p.topic1_id, p.topic2_id, p.topic3_id)) AS path`;

/** A question's place, and whether it is public. */
export async function findPlace(db: Knex, questionId: number): Promise<z.infer<typeof placeRow> | undefined> {
  return queryFirst(
    db,
    placeRow,
    `SELECT q.visible AND s.audience = 'everyone' AS visible, ${PLACE}
       FROM questions q JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary' JOIN subjects s ON s.id = p.subject_id
      WHERE q.id = ?`,
    [questionId],
  );
}

/** A page of the public list, latest first. */
export async function pageOfCorrections(db: Knex, subjectId: number | null, page: number): Promise<ListedRow[]> {
  return queryRows(
    db,
    listedRow,
    `SELECT c.id, c.made_at, c.summary, c.summary_html, c.question_id, q.visible, ${PLACE} ${PUBLIC} WHERE s.id = coalesce(:subjectId, s.id) ORDER BY c.made_at DESC, c.id DESC LIMIT :limit OFFSET :offset`,
    { subjectId, limit: CORRECTIONS_PAGE_SIZE, offset: (page - 1) * CORRECTIONS_PAGE_SIZE },
  );
}

const courseRow = subjectSchema.extend({ corrections: z.int() });

/** The courses with corrections in their order, each with how many. */
export async function countCorrections(db: Knex): Promise<z.infer<typeof courseRow>[]> {
  return queryRows(
    db,
    courseRow,
    `SELECT s.id, s.subject_name, s.slug, count(*)::int AS corrections ${PUBLIC} GROUP BY s.id ORDER BY s.position, s.id`,
  );
}

/** How many learners have marks by a correction, in tests or in practice. */
export async function countRaisedLearners(db: Knex, id: number): Promise<number> {
  const { count } = await queryOne(
    db,
    countRow,
    `SELECT count(*)::int AS count FROM (
       SELECT t.user_id FROM test_corrections c JOIN tests t ON t.id = c.test_id WHERE c.correction_id = :id AND c.outcome = 'raised'
       UNION SELECT a.user_id FROM practice_corrections c JOIN practice_attempts a ON a.id = c.attempt_id WHERE c.correction_id = :id) raised`,
    { id },
  );
  return count;
}
