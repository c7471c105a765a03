import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, idRow, jsonColumn, queryOne, queryRows, validateRows } from '../../../db/row-validation.ts';
import { LISTING_FROM, seenBy } from '../../bank/questions/index.ts';

const savedRow = z.object({ id: z.int(), question_id: z.int(), created_at: z.date() });
type SavedRow = z.infer<typeof savedRow>;

/** The bookmarks that their owner can see; those of hidden questions wait until staff show them again. */
const seenBookmarks = (staff: boolean) => `${LISTING_FROM} JOIN user_question u ON u.question_id = p.question_id
 WHERE u.user_id = ? AND p.own AND ${seenBy(staff)}`;

export async function listSaved(
  db: Knex,
  { userId, staff, limit, offset }: { userId: number; staff: boolean; limit: number | null; offset: number },
): Promise<SavedRow[]> {
  return queryRows(
    db,
    savedRow,
    `SELECT u.id, u.question_id, u.created_at ${seenBookmarks(staff)} ORDER BY u.created_at DESC, u.id DESC LIMIT ? OFFSET ?`,
    [userId, limit, offset],
  );
}

const sumRow = countRow.extend({ marks: z.int() });

/** How many questions a learner has saved, and their total marks. */
export async function sumSaved(db: Knex, userId: number, staff: boolean): Promise<z.infer<typeof sumRow>> {
  return queryOne(db, sumRow, `SELECT count(*)::int AS count, coalesce(sum(q.marks), 0)::int AS marks ${seenBookmarks(staff)}`, [
    userId,
  ]);
}

/** Saves a question and returns the bookmark's id; an existing bookmark keeps its id and time. */
export async function addSaved(
  db: Knex,
  { userId, questionId, now }: { userId: number; questionId: number; now: Date },
): Promise<number> {
  const { id } = await queryOne(
    db,
    idRow,
    `INSERT INTO user_question (user_id, question_id, created_at) VALUES (?, ?, ?)
     ON CONFLICT ON CONSTRAINT user_question_unique DO UPDATE SET created_at = user_question.created_at RETURNING id`,
    [userId, questionId, now],
  );
  return id;
}

/** Removes a learner's bookmark, by its own id or by its question. */
export async function removeSaved(db: Knex, userId: number, which: { id: number } | { question_id: number }): Promise<void> {
  await db('user_question')
    .where({ user_id: userId, ...which })
    .delete();
}

/** Sets all of a learner's bookmarks aside. Returns the count. Those set aside before stay. */
export async function setSavedAside(db: Knex, userId: number, restoreToken: string, restoreUntil: Date): Promise<number> {
  const { count } = await queryOne(
    db,
    countRow,
    `WITH removed AS (DELETE FROM user_question WHERE user_id = ? RETURNING *),
          kept AS (SELECT count(*)::int AS count, jsonb_agg(to_jsonb(removed)) AS bookmarks FROM removed),
          stored AS (
            INSERT INTO cleared_bookmarks (user_id, restore_token, restore_until, bookmarks)
            SELECT ?, ?, ?, bookmarks FROM kept WHERE count > 0)
     SELECT count FROM kept`,
    [userId, userId, restoreToken, restoreUntil],
  );
  return count;
}

const clearedRow = z.object({ bookmarks: z.array(jsonColumn<object>()) });

/**
 * Puts bookmarks back that were set aside under this token, with their ids and times; null where there are none or their time
 * is over. Questions deleted or saved again since are left alone.
 */
export async function putSavedBack(db: Knex, userId: number, restoreToken: string, now: Date): Promise<number | null> {
  const removed = await db('cleared_bookmarks')
    .where({ user_id: userId, restore_token: restoreToken })
    .where('restore_until', '>=', now)
    .delete()
    .returning('bookmarks');
  const [cleared] = validateRows(clearedRow, removed);
  if (!cleared) return null;
  const restored = await queryRows(
    db,
    idRow,
    `INSERT INTO user_question (id, user_id, question_id, created_at)
     SELECT b.id, b.user_id, b.question_id, b.created_at
       FROM jsonb_populate_recordset(NULL::user_question, ?::jsonb) AS b JOIN questions q ON q.id = b.question_id
     ON CONFLICT DO NOTHING RETURNING id`,
    [JSON.stringify(cleared.bookmarks)],
  );
  return restored.length;
}

/** Deletes bookmarks whose restore period is over. Returns the number of clearings. */
export function deleteEndedRestores(db: Knex, now: Date): Promise<number> {
  return db('cleared_bookmarks').where('restore_until', '<', now).delete();
}
