import { difficultySchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, queryFirst, queryOne, queryRows, validateOne } from '../../../../db/row-validation.ts';

const transferRow = z.object({
  id: z.int(),
  from_topic_id: z.int(),
  to_topic_id: z.int(),
  at: z.date(),
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** With their former numbers, and the further topics that they left behind in another subject. */
  moved: jsonColumn<{ id: number; number: number; others?: number[] }[]>(),
  touching: jsonColumn<number[]>(),
  undone_at: z.date().nullable(),
});
/** A transfer that can be undone. */
type TransferRow = z.infer<typeof transferRow>;

/** Transfers that can be undone. */
const RECENT = 5;

/** Questions at a topic, deleted ones included: all of them, or those of some ids. */
export async function listQuestionsAt(db: Knex, topicId: number, ids: readonly number[] | null): Promise<number[]> {
  const query = db('questions').where('topic_id', topicId).orderBy('id');
  return (ids === null ? query : query.whereIn('id', [...ids])).pluck('id');
}

/** Questions with a topic as a further one. */
export async function listQuestionsTouching(db: Knex, topicId: number): Promise<number[]> {
  return db('question_topics').where({ topic_id: topicId, kind: 'other' }).orderBy('question_id').pluck('question_id');
}

/** The number after the highest at a topic; numbering there is locked until the transaction ends. */
export async function nextNumberAt(db: Knex, topicId: number): Promise<number> {
  await db.raw('SELECT FROM topics WHERE id = ? FOR NO KEY UPDATE', [topicId]);
  const { next } = await queryOne(
    db,
    z.object({ next: z.int() }),
    'SELECT coalesce(max(question_number), 0) + 1 AS next FROM questions WHERE topic_id = ?',
    [topicId],
  );
  return next;
}

export async function numbersAt(db: Knex, topicId: number): Promise<Set<number>> {
  await db.raw('SELECT FROM topics WHERE id = ? FOR NO KEY UPDATE', [topicId]);
  return new Set(await db('questions').where('topic_id', topicId).pluck('question_number'));
}

const previewRow = z.object({
  id: z.int(),
  question_number: z.int(),
  text: z.string(),
  difficulty: difficultySchema,
  state: z.enum(['visible', 'hidden', 'deleted']),
  shared_in_other_level: z.boolean(),
});
type PreviewRow = z.infer<typeof previewRow>;

/** The first questions at a topic, and how many there are. */
export async function previewQuestions(
  db: Knex,
  topicId: number,
  limit: number,
): Promise<{ rows: PreviewRow[]; totalCount: number }> {
  const rows = await queryRows(
    db,
    previewRow,
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
  const there = await queryFirst(
    db,
    z.object({}),
    `SELECT FROM topics t JOIN subjects s ON s.id = t.subject_id
       JOIN subjects other ON s.slug ~ :pattern AND other.slug ~ :pattern AND left(s.slug, -2) = left(other.slug, -2) AND other.id <> s.id
       JOIN topics there ON there.subject_id = other.id AND there.topic_number = t.topic_number
      WHERE t.id = :topicId`,
    { topicId, pattern },
  );
  return there !== undefined;
}

/** Stores a transfer for undo; returns its id. */
export async function storeTransfer(
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
  const kept = await db('topic_transfers')
    .insert({
      ...{ from_topic_id: from, to_topic_id: to, at, by },
      moved: JSON.stringify(moved),
      touching: JSON.stringify(touching),
    })
    .returning('id');
  return validateOne(idRow, kept).id;
}

const TRANSFER = `
  SELECT x.id, x.from_topic_id, x.to_topic_id, x.at, x.moved, x.touching, x.undone_at,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS by
    FROM topic_transfers x LEFT JOIN users u ON u.id = x.by`;

export async function lockTransfer(db: Knex, id: number): Promise<TransferRow | undefined> {
  await db.raw('SELECT FROM topic_transfers WHERE id = ? FOR UPDATE', [id]);
  return queryFirst(db, transferRow, `${TRANSFER} WHERE x.id = ?`, [id]);
}

/** The latest transfers from or to a topic that have not been undone. */
export async function listRecentTransfers(db: Knex, topicId: number): Promise<TransferRow[]> {
  return queryRows(
    db,
    transferRow,
    `${TRANSFER} WHERE (x.from_topic_id = :topicId OR x.to_topic_id = :topicId) AND x.undone_at IS NULL ORDER BY x.at DESC, x.id DESC LIMIT ${RECENT}`,
    { topicId },
  );
}

export async function markUndone(db: Knex, id: number, now: Date): Promise<void> {
  await db('topic_transfers').where('id', id).update('undone_at', now);
}
