import type { LostMarkReason } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, validateOne, validateRow } from '../../../db/row-validation.ts';

const selfMarksRow = z.object({
  user_id: z.int(),
  question_id: z.int(),
  question_version: z.int(),
  scheme: z.string(),
  earned: z.array(z.int()),
  lost: z.array(jsonColumn<{ index: number; reason: LostMarkReason | null; marks: number }>()),
  marks: z.int(),
  of: z.int(),
  marked_at: z.date(),
});
/** A learner's marks of their own work on a question, along the lines that `scheme` names. */
export type SelfMarksRow = z.infer<typeof selfMarksRow>;

/** The marks that count: the last ones. */
export async function findSelfMarks(db: Knex, userId: number, questionId: number): Promise<SelfMarksRow | undefined> {
  const row = await db('practice_self_marks')
    .where({ user_id: userId, question_id: questionId })
    .orderBy('id', 'desc')
    .first(Object.keys(selfMarksRow.shape));
  return validateRow(selfMarksRow, row);
}

/** Stores marks and returns their id. */
export async function insertSelfMarks(db: Knex, row: SelfMarksRow): Promise<number> {
  const json = { earned: JSON.stringify(row.earned), lost: JSON.stringify(row.lost) };
  const stored = await db('practice_self_marks')
    .insert({ ...row, ...json })
    .returning('id');
  return validateOne(idRow, stored).id;
}
