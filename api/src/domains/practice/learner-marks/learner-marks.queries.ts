import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, idRow, queryOne, queryRows, validateRows } from '../../../db/row-validation.ts';
import { LISTING_FROM, seenBy, standardOrder } from '../../bank/questions/index.ts';

type MarkTable = 'completed_question' | 'pinned_question';

/** Sets a mark; an existing one keeps its time. */
export async function addMark(db: Knex, table: MarkTable, userId: number, questionId: number, now: Date): Promise<void> {
  await db(table).insert({ user_id: userId, question_id: questionId, created_at: now }).onConflict().ignore();
}

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
  return validateRows(completedRow, rows);
}

/** The pins that their owner can see; those of hidden questions wait until staff show them again. */
const seenPins = (staff: boolean) => `${LISTING_FROM} JOIN pinned_question m ON m.question_id = p.question_id
 WHERE m.user_id = ? AND p.own AND ${seenBy(staff)}`;

/**
 * A page of a learner's pinned questions, in the standard order of the lists, and their total. `page` counts from 1.
 */
export async function listPinned(
  db: Knex,
  { userId, staff, page, pageSize }: { userId: number; staff: boolean; page: number; pageSize: number },
): Promise<{ ids: number[]; totalCount: number }> {
  const seen = seenPins(staff);
  const [rows, { count }] = await Promise.all([
    queryRows(db, idRow, `SELECT p.question_id AS id ${seen} ORDER BY ${standardOrder()} LIMIT ? OFFSET ?`, [
      userId,
      pageSize,
      (page - 1) * pageSize,
    ]),
    queryOne(db, countRow, `SELECT count(*)::int AS count ${seen}`, [userId]),
  ]);
  return { ids: rows.map(({ id }) => id), totalCount: count };
}
