import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../../db/checked-rows.ts';

/** Tables of marks that are there or not. */
export type MarkTable = 'completed_question' | 'pinned_question';

/** Sets a mark; one that is there already keeps its time. */
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
