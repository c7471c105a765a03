import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows, countRow, idRow, queryOne, queryRows } from '../../../db/checked-rows.ts';
import { standardOrder } from '../../bank/questions/index.ts';

/** Tables of marks that are there or not. */
type MarkTable = 'completed_question' | 'pinned_question';

/** Sets a mark; an existing one keeps its time. */
export async function addMark(db: Knex, table: MarkTable, userId: number, questionId: number, now: Date): Promise<void> {
  await db(table).insert({ user_id: userId, question_id: questionId, created_at: now }).onConflict().ignore();
}

/** Removes a mark, if there is one. */
export async function removeMark(db: Knex, table: MarkTable, userId: number, questionId: number): Promise<void> {
  await db(table).where({ user_id: userId, question_id: questionId }).delete();
}

const completedRow = z.object({ question_id: z.int(), created_at: z.date() });

/** The questions that a learner has completed, latest first. */
export async function listCompleted(db: Knex, userId: number): Promise<z.infer<typeof completedRow>[]> {
  const rows = await db('completed_question')
    .where('user_id', userId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'question_id', order: 'desc' },
    ])
    .select('question_id', 'created_at');
  return checkedRows(completedRow, rows);
}

/** The pins that their owner can see; those of hidden questions wait until staff show them again. */
const SEEN_PINS = `
  FROM pinned_question m
  JOIN questions q ON q.id = m.question_id
  JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
  JOIN topics t ON t.id = p.topic_id
  JOIN subjects s ON s.id = p.subject_id
 WHERE m.user_id = ? AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)`;

/**
 * A page of a learner's pinned questions, in the standard order of the lists, and their total. `page` counts from 1.
 */
export async function listPinned(
  db: Knex,
  { userId, staff, page, pageSize }: { userId: number; staff: boolean; page: number; pageSize: number },
): Promise<{ ids: number[]; totalCount: number }> {
  const [rows, { count }] = await Promise.all([
    queryRows(db, idRow, `SELECT q.id ${SEEN_PINS} ORDER BY ${standardOrder()} LIMIT ? OFFSET ?`, [
      userId,
      staff,
      pageSize,
      (page - 1) * pageSize,
    ]),
    queryOne(db, countRow, `SELECT count(*)::int AS count ${SEEN_PINS}`, [userId, staff]),
  ]);
  return { ids: rows.map(({ id }) => id), totalCount: count };
}
