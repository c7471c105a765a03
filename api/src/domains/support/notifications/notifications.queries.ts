import { MOST_UNREAD, type Unread, unreadSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryOne, queryRows } from '../../../db/row-validation.ts';
import type { NotificationKind } from './kinds.ts';

const notificationRow = z.object({
  id: z.int(),
  kind: z.string(),
  data: jsonColumn<object>(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type NotificationRow = z.infer<typeof notificationRow>;

export interface NewRow {
  user_id: number;
  kind: string;
  data: object;
  once: string;
}

/** Stores notifications, skipping events already notified. Returns how many are new. */
export async function insertNotifications(db: Knex, rows: readonly NewRow[], createdAt: Date): Promise<number> {
  const { rowCount } = await db.raw(
    `INSERT INTO notifications (user_id, kind, data, once, created_at)
     SELECT user_id, kind, data, once, ?
       FROM jsonb_to_recordset(?::jsonb) AS told (user_id integer, kind text, data jsonb, once text)
      ORDER BY user_id, once
     ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING`,
    [createdAt, JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** A user's notifications without some kinds, the latest first, starting at an id. */
export async function listNotifications(
  db: Knex,
  { userId, before, without, limit }: { userId: number; before: number | null; without: string[]; limit: number },
): Promise<NotificationRow[]> {
  return queryRows(
    db,
    notificationRow,
    `SELECT id, kind, data, created_at, read_at FROM notifications
      WHERE user_id = ? AND id < coalesce(?::int, 2147483647) AND kind <> ALL (?::text[])
      ORDER BY id DESC LIMIT ?`,
    [userId, before, without, limit],
  );
}

export async function findUnread(db: Knex, userId: number, kind: NotificationKind): Promise<NotificationRow | undefined> {
  return queryFirst(
    db,
    notificationRow,
    `SELECT id, kind, data, created_at, read_at FROM notifications
      WHERE user_id = ? AND read_at IS NULL AND kind = ? ORDER BY id DESC LIMIT 1`,
    [userId, kind],
  );
}

/** How many of a user's latest notifications are unread: all, and without some kinds. */
export async function countUnread(db: Knex, userId: number, without: string[]): Promise<Unread> {
  return queryOne(
    db,
    unreadSchema,
    `SELECT count(*)::int AS "full", count(*) FILTER (WHERE kind <> ALL (?::text[]))::int AS restricted
       FROM (SELECT kind FROM notifications WHERE user_id = ? AND read_at IS NULL ORDER BY id DESC LIMIT ?) AS latest`,
    [without, userId, MOST_UNREAD],
  );
}

/** Marks a user's notifications as read up to an id, without some kinds. */
export async function markReadUpTo(
  db: Knex,
  { userId, upTo, without, now }: { userId: number; upTo: number; without: string[]; now: Date },
): Promise<void> {
  await db.raw(
    `UPDATE notifications SET read_at = ? WHERE user_id = ? AND read_at IS NULL AND id <= ? AND kind <> ALL (?::text[])`,
    [now, userId, upTo, without],
  );
}

/** Marks one of a user's notifications as read; one already read keeps its time. False if there is none. */
export async function markRead(db: Knex, userId: number, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.raw(`UPDATE notifications SET read_at = coalesce(read_at, ?) WHERE id = ? AND user_id = ?`, [
    now,
    id,
    userId,
  ]);
  return rowCount === 1;
}

/** Removes up to `most` notifications older than a time. Returns the count. */
export async function deleteNotificationsBefore(db: Knex, moment: Date, most: number): Promise<number> {
  const { rowCount } = await db.raw(
    `DELETE FROM notifications WHERE id IN (
       SELECT id FROM notifications WHERE created_at < ? ORDER BY created_at LIMIT ? FOR UPDATE SKIP LOCKED)`,
    [moment, most],
  );
  return rowCount ?? 0;
}
