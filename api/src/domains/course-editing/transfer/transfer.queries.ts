import type { Knex } from 'knex';

/** A transfer that can be taken back. */
export interface TransferRow {
  id: number;
  from_topic_id: number;
  to_topic_id: number;
  at: Date;
  by: { id: number; name: string } | null;
  moved: { id: number; number: number }[];
  touching: number[];
  undone_at: Date | null;
}

/** Transfers offered to be taken back. */
const RECENT = 5;

/** Questions at a topic, deleted ones included: all of them, or those of some ids. */
export async function listQuestionsAt(db: Knex, topicId: number, ids: readonly number[] | null): Promise<number[]> {
  const query = db('questions').where('topic_id', topicId).orderBy('id');
  const rows: { id: number }[] = await (ids === null ? query : query.whereIn('id', [...ids])).select('id');
  return rows.map(({ id }) => id);
}

/** Questions that touch a topic as a further one. */
export async function listQuestionsTouching(db: Knex, topicId: number): Promise<number[]> {
  const rows: { question_id: number }[] = await db('question_topics')
    .where({ topic_id: topicId, kind: 'other' })
    .orderBy('question_id')
    .select('question_id');
  return rows.map(({ question_id }) => question_id);
}

/** The number after the highest at a topic, whose questions nobody else numbers until the transaction ends. */
export async function nextNumberAt(db: Knex, topicId: number): Promise<number> {
  await db.raw('SELECT FROM topics WHERE id = ? FOR NO KEY UPDATE', [topicId]);
  const row = await db('questions').where('topic_id', topicId).max({ highest: 'question_number' }).first();
  return (row?.highest ?? 0) + 1;
}

/** The numbers that questions at a topic have. */
export async function numbersAt(db: Knex, topicId: number): Promise<Set<number>> {
  await db.raw('SELECT FROM topics WHERE id = ? FOR NO KEY UPDATE', [topicId]);
  const rows: { question_number: number }[] = await db('questions').where('topic_id', topicId).select('question_number');
  return new Set(rows.map(({ question_number }) => question_number));
}

/** A question as a preview lists it. */
export interface PreviewRow {
  id: number;
  question_number: number;
  text: string;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  state: 'visible' | 'hidden' | 'deleted';
  shared_in_other_level: boolean;
}

/** The first questions at a topic, and how many there are. */
export async function previewQuestions(
  db: Knex,
  topicId: number,
  limit: number,
): Promise<{ rows: PreviewRow[]; totalCount: number }> {
  const { rows } = await db.raw(
    `SELECT q.id, q.question_number, left(q.questions_text, 600) AS text, q.difficulty,
            CASE WHEN q.deleted_at IS NOT NULL THEN 'deleted' WHEN q.visible THEN 'visible' ELSE 'hidden' END AS state,
            EXISTS (SELECT FROM question_topics p WHERE p.question_id = q.id AND p.kind = 'other_level') AS shared_in_other_level
       FROM questions q WHERE q.topic_id = ? ORDER BY q.question_number, q.id LIMIT ?`,
    [topicId, limit],
  );
  const count = await db('questions').where('topic_id', topicId).count({ count: '*' }).first();
  return { rows, totalCount: Number(count?.count ?? 0) };
}

/** Whether the other level of a topic's course has a topic of its number. */
export async function hasTopicInOtherLevel(db: Knex, topicId: number, pattern: string): Promise<boolean> {
  const { rows } = await db.raw(
    `SELECT FROM topics t JOIN subjects s ON s.id = t.subject_id
       JOIN subjects other ON s.slug ~ :pattern AND other.slug ~ :pattern AND left(s.slug, -2) = left(other.slug, -2) AND other.id <> s.id
       JOIN topics there ON there.subject_id = other.id AND there.topic_number = t.topic_number
      WHERE t.id = :topicId`,
    { topicId, pattern },
  );
  return rows.length > 0;
}

/** Keeps a transfer, so that it can be taken back; answers its id. */
export async function keepTransfer(
  db: Knex,
  {
    from,
    to,
    at,
    by,
    moved,
    touching,
  }: { from: number; to: number; at: Date; by: number } & Pick<TransferRow, 'moved' | 'touching'>,
): Promise<number> {
  const [row] = await db('topic_transfers')
    .insert({
      ...{ from_topic_id: from, to_topic_id: to, at, by },
      moved: JSON.stringify(moved),
      touching: JSON.stringify(touching),
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('The transfer was not written');
  return row.id;
}

const TRANSFER = `
  SELECT x.id, x.from_topic_id, x.to_topic_id, x.at, x.moved, x.touching, x.undone_at,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS by
    FROM topic_transfers x LEFT JOIN users u ON u.id = x.by`;

/** A transfer that nobody else takes back until the transaction ends. */
export async function lockTransfer(db: Knex, id: number): Promise<TransferRow | null> {
  await db.raw('SELECT FROM topic_transfers WHERE id = ? FOR UPDATE', [id]);
  const { rows } = await db.raw(`${TRANSFER} WHERE x.id = ?`, [id]);
  return rows[0] ?? null;
}

/** The latest transfers from or to a topic that have not been taken back. */
export async function listRecentTransfers(db: Knex, topicId: number): Promise<TransferRow[]> {
  const { rows } = await db.raw(
    `${TRANSFER} WHERE (x.from_topic_id = :topicId OR x.to_topic_id = :topicId) AND x.undone_at IS NULL ORDER BY x.at DESC, x.id DESC LIMIT ${RECENT}`,
    { topicId },
  );
  return rows;
}

/** A transfer has been taken back. */
export async function markUndone(db: Knex, id: number, now: Date): Promise<void> {
  await db('topic_transfers').where('id', id).update('undone_at', now);
}
