import type { StaffName } from '@api/contract';
import type { Knex } from 'knex';

/** What hangs on a question, as its editor is told before deleting it. */
export interface Usage {
  tests: number;
  saved: number;
  doubts: number;
  reports: number;
}

/** How often a question is used. */
export async function countUsage(db: Knex, id: number): Promise<Usage> {
  const { rows } = await db.raw(
    `SELECT (SELECT count(*)::int FROM test_questions WHERE question_id = :id) AS tests,
            (SELECT count(*)::int FROM user_question WHERE question_id = :id) AS saved,
            (SELECT count(*)::int FROM doubts WHERE question_id = :id AND parent_id IS NULL) AS doubts,
            (SELECT count(*)::int FROM reports WHERE question_id = :id AND closed_at IS NULL) AS reports`,
    { id },
  );
  return rows[0];
}

/** The drawings that a question's texts may name. */
export function listDiagrams(db: Knex, id: number): Promise<{ name: string; svg: string; alt: string }[]> {
  return db('question_diagrams').where('question_id', id).orderBy('name').select('name', 'svg', 'alt');
}

/** A topic with the subject that it belongs to. */
export interface PlacedTopic {
  id: number;
  topic_name: string;
  slug: string;
  topic_number: string;
  parent_topic_id: number | null;
  subject_id: number;
}

/** Some topics and all above them, by id. */
export async function findTopicsAndAbove(db: Knex, ids: readonly number[]): Promise<Map<number, PlacedTopic>> {
  const { rows }: { rows: PlacedTopic[] } = await db.raw(
    `WITH RECURSIVE found AS (
       SELECT * FROM topics WHERE id = ANY (?) UNION SELECT t.* FROM topics t JOIN found ON t.id = found.parent_topic_id)
     SELECT id, topic_name, slug, topic_number, parent_topic_id, subject_id FROM found`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The number that the next question of a topic gets. In a transaction nobody else takes the same until it ends. */
export async function nextQuestionNumber(db: Knex, topicId: number): Promise<number> {
  await db.raw('SELECT FROM topics WHERE id = ? FOR NO KEY UPDATE', [topicId]);
  const row = await db('questions').where('topic_id', topicId).max({ highest: 'question_number' }).first();
  return (row?.highest ?? 0) + 1;
}

/** The names of the files that images were made of, by the image's id. */
export async function findOriginals(db: Knex, imageIds: readonly number[]): Promise<Map<number, string>> {
  const rows: { id: number; original: string }[] = await db('question_images')
    .whereIn('id', [...imageIds])
    .select('id', 'original');
  return new Map(rows.map(({ id, original }) => [id, original]));
}

/** A deleted question as listed. */
export interface DeletedRow {
  id: number;
  version: number;
  topic_id: number;
  deleted_at: Date;
  deleted_by: StaffName | null;
  questions_html: string;
}

/** A page of the deleted questions, latest first. */
export async function listDeleted(
  db: Knex,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeletedRow[]; totalCount: number }> {
  const { rows } = await db.raw(
    `SELECT q.id, q.version, q.topic_id, q.deleted_at, q.questions_html,
            CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS deleted_by
       FROM questions q LEFT JOIN users u ON u.id = q.deleted_by
      WHERE q.deleted_at IS NOT NULL ORDER BY q.deleted_at DESC, q.id DESC LIMIT ? OFFSET ?`,
    [limit, offset],
  );
  const count = await db('questions').whereNotNull('deleted_at').count({ count: '*' }).first();
  return { rows, totalCount: Number(count?.count ?? 0) };
}
