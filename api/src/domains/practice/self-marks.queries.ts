import type { LostMarkReason } from '@api/contract';
import type { Knex } from 'knex';

/** Somebody's marks of their own work on a question, along the lines that `scheme` names. */
export interface SelfMarksRow {
  user_id: number;
  question_id: number;
  question_version: number;
  scheme: string;
  earned: number[];
  lost: { index: number; reason: LostMarkReason | null; marks: number }[];
  marks: number;
  of: number;
  marked_at: Date;
}

/** The marks that count: the last ones. */
export async function findSelfMarks(db: Knex, userId: number, questionId: number): Promise<SelfMarksRow | undefined> {
  return db<SelfMarksRow>('practice_self_marks')
    .where({ user_id: userId, question_id: questionId })
    .orderBy('id', 'desc')
    .first();
}

/** Writes marks down and answers their id. */
export async function insertSelfMarks(db: Knex, row: SelfMarksRow): Promise<number> {
  const json = { earned: JSON.stringify(row.earned), lost: JSON.stringify(row.lost) };
  const [stored] = await db('practice_self_marks')
    .insert({ ...row, ...json })
    .returning<{ id: number }[]>('id');
  if (!stored) throw new Error('Marks were not kept');
  return stored.id;
}
