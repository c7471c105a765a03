import { staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows, validateOne, validateRows } from '../../../../../db/row-validation.ts';

const usageRow = z.object({ tests: z.int(), saved: z.int(), doubts: z.int(), reports: z.int() });
/** What depends on a question, shown to its editor before deletion. */
export type Usage = z.infer<typeof usageRow>;

export async function countUsage(db: Knex, id: number): Promise<Usage> {
  return queryOne(
    db,
    usageRow,
    `SELECT (SELECT count(*)::int FROM test_questions WHERE question_id = :id) AS tests,
            (SELECT count(*)::int FROM user_question WHERE question_id = :id) AS saved,
            (SELECT count(*)::int FROM doubts WHERE question_id = :id AND parent_id IS NULL) AS doubts,
            (SELECT count(*)::int FROM reports WHERE question_id = :id AND closed_at IS NULL) AS reports`,
    { id },
  );
}

const placedTopicRow = z.object({
  id: z.int(),
  topic_name: z.string(),
  slug: z.string(),
  topic_number: z.string(),
  parent_topic_id: z.int().nullable(),
  subject_id: z.int(),
});
export type PlacedTopic = z.infer<typeof placedTopicRow>;

/** Some topics and all above them, by id. */
export async function findTopicsAndAbove(db: Knex, ids: readonly number[]): Promise<Map<number, PlacedTopic>> {
  const rows = await queryRows(
    db,
    placedTopicRow,
    `WITH RECURSIVE found AS (
       SELECT * FROM topics WHERE id = ANY (?) UNION SELECT t.* FROM topics t JOIN found ON t.id = found.parent_topic_id)
     SELECT ${Object.keys(placedTopicRow.shape).join(', ')} FROM found`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const highestRow = z.object({ highest: z.int().nullable() });

/**
 * The highest question number of a topic, 0 without any. Within a transaction it locks numbering in the topic until the
 * end.
 */
export async function highestQuestionNumber(db: Knex, topicId: number): Promise<number> {
  await db.raw('SELECT FROM topics WHERE id = ? FOR NO KEY UPDATE', [topicId]);
  const numbered = await db('questions').where('topic_id', topicId).max({ highest: 'question_number' });
  return validateOne(highestRow, numbered).highest ?? 0;
}

/** The number of a topic's next question. Within a transaction it locks numbering in the topic until the end. */
export async function nextQuestionNumber(db: Knex, topicId: number): Promise<number> {
  return (await highestQuestionNumber(db, topicId)) + 1;
}

const originalRow = z.object({ id: z.int(), original: z.string() });

/** The original file names of images, by the image's id. */
export async function findOriginals(db: Knex, imageIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db('question_images')
    .whereIn('id', [...imageIds])
    .select('id', 'original');
  return new Map(validateRows(originalRow, rows).map(({ id, original }) => [id, original]));
}

const deletedRow = z.object({
  id: z.int(),
  version: z.int(),
  topic_id: z.int(),
  deleted_at: z.date(),
  deleted_by: staffNameSchema.nullable(),
  questions_html: z.string(),
});
export type DeletedRow = z.infer<typeof deletedRow>;

/** A page of the deleted questions, latest first. */
export async function listDeleted(
  db: Knex,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeletedRow[]; totalCount: number }> {
  const rows = await queryRows(
    db,
    deletedRow,
    `SELECT q.id, q.version, q.topic_id, q.deleted_at, q.questions_html,
            CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS deleted_by
       FROM questions q LEFT JOIN users u ON u.id = q.deleted_by
      WHERE q.deleted_at IS NOT NULL ORDER BY q.deleted_at DESC, q.id DESC LIMIT ? OFFSET ?`,
    [limit, offset],
  );
  const count = await db('questions').whereNotNull('deleted_at').count({ count: '*' }).first();
  return { rows, totalCount: Number(count?.count ?? 0) };
}
