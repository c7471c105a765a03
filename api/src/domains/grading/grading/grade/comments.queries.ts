import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, checkedRows, queryOne } from '../../../../db/checked-rows.ts';
import { translating } from '../../../../db/sqlstate.ts';
import { commentKept } from '../grading.errors.ts';

const commentRow = z.object({
  id: z.int(),
  user_id: z.int(),
  text: z.string(),
  shared: z.boolean(),
  created_at: z.date(),
});
/** A comment to use again. */
export type CommentRow = z.infer<typeof commentRow>;

const COLUMNS = Object.keys(commentRow.shape);

/** Most comments that one list shows. */
const MOST = 300;

/** A user's own comments and all shared ones, newest first. */
export async function listComments(db: Knex, userId: number): Promise<CommentRow[]> {
  const rows = await db('grading_comments')
    .where((query) => query.where('user_id', userId).orWhere('shared', true))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST)
    .select(COLUMNS);
  return checkedRows(commentRow, rows);
}

/** Keeps a comment, once; the same text again changes who sees it. */
export async function keepComment(
  db: Knex,
  comment: { userId: number; text: string; shared: boolean; now: Date },
): Promise<CommentRow> {
  return queryOne(
    db,
    commentRow,
    `INSERT INTO grading_comments (user_id, text, shared, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, md5(text)) DO UPDATE SET shared = excluded.shared RETURNING *`,
    [comment.userId, comment.text, comment.shared, comment.now],
  );
}

/** Changes a user's comment; null if there is none. 409 if the user already keeps the same text. */
export async function rewriteComment(
  db: Knex,
  id: number,
  comment: { userId: number; text: string; shared: boolean },
): Promise<CommentRow | null> {
  const { userId, text, shared } = comment;
  const [row] = await translating({ grading_comments_once: commentKept }, () =>
    db('grading_comments').where({ id, user_id: userId }).update({ text, shared }).returning(COLUMNS),
  );
  return checkedRow(commentRow, row) ?? null;
}

/** Removes a user's comment, or with `anyShared` a shared one. False if there is none. */
export async function removeComment(db: Knex, id: number, userId: number, anyShared: boolean): Promise<boolean> {
  const removed = await db('grading_comments')
    .where({ id })
    .where((query) => {
      query.where('user_id', userId);
      if (anyShared) query.orWhere('shared', true);
    })
    .delete();
  return removed > 0;
}
