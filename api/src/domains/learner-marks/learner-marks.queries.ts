import type { Knex } from 'knex';

/** Tables of marks that are there or not. */
export type MarkTable = 'completed_question' | 'pinned_question';

/** Sets a mark; one that is there already keeps its time. */
export async function addMark(db: Knex, table: MarkTable, userId: number, questionId: number, now: Date): Promise<void> {
  await db(table).insert({ user_id: userId, question_id: questionId, created_at: now }).onConflict().ignore();
}

/** Takes a mark away, where there is one. */
export async function removeMark(db: Knex, table: MarkTable, userId: number, questionId: number): Promise<void> {
  await db(table).where({ user_id: userId, question_id: questionId }).delete();
}

/** What somebody has completed, latest first. */
export async function listCompleted(db: Knex, userId: number): Promise<{ question_id: number; created_at: Date }[]> {
  return db('completed_question')
    .where('user_id', userId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'question_id', order: 'desc' },
    ])
    .select('question_id', 'created_at');
}
