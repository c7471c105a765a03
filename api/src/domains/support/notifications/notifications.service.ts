import type { Notification } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { type NotificationData, type NotificationKind, PAID_KINDS, renderNotification } from './kinds.ts';
import {
  countUnread,
  deleteNotificationsBefore,
  insertNotifications,
  listNotifications,
  markRead,
  markReadUpTo,
  type NotificationRow,
} from './notifications.queries.ts';

const DEFAULT_PAGE_SIZE = 20;
/** Half a year: it spans the summer holidays and any later interest. Read or not, notifications are then removed. */
export const KEPT_FOR_MS = 180 * 86_400_000;
/** Stored and removed at once at most, so that no statement is long. */
const STORED_AT_ONCE = 1_000;
const REMOVED_AT_ONCE = 5_000;

export interface NewNotification<K extends NotificationKind> {
  userId: number;
  kind: K;
  data: NotificationData<K>;
  /** Identifies the event within the account: repeated, it is notified once. */
  once: string;
}

/**
 * Notifies a user of an event. Call it in the event's transaction, so that neither exists without the other. A second
 * call with the same `once` does nothing; returns whether this was the first.
 */
export async function notify<K extends NotificationKind>(
  transaction: Knex,
  told: NewNotification<K>,
  now: Date,
): Promise<boolean> {
  return (await notifyAll(transaction, [told], now)) === 1;
}

/** The same for many events at once, for those caused by time. Returns how many are new. */
export async function notifyAll<K extends NotificationKind>(
  db: Knex,
  told: readonly NewNotification<K>[],
  now: Date,
): Promise<number> {
  let count = 0;
  for (let from = 0; from < told.length; from += STORED_AT_ONCE) {
    const part = told.slice(from, from + STORED_AT_ONCE).map(({ userId, ...rest }) => ({ user_id: userId, ...rest }));
    count += await insertNotifications(db, part, now);
  }
  return count;
}

const presentNotification = ({ id, kind, data, created_at, read_at }: NotificationRow): Notification => ({
  id,
  ...renderNotification(kind, data),
  created_at: created_at.toISOString(),
  read: read_at !== null,
});

const leftOut = (variant: 'full' | 'restricted' = 'full') => (variant === 'restricted' ? PAID_KINDS : []);

/** The number of a user's unread notifications, by variant of the site. One lookup in an index of unread ones. */
export const unreadOf = (db: Knex, userId: number) => countUnread(db, userId, PAID_KINDS);

export async function getNotifications({ db, caller, query }: Call<'GET /api/notifications'>) {
  const { before = null, pageSize = DEFAULT_PAGE_SIZE, variant } = query;
  const filter = { userId: caller.userId, before, without: leftOut(variant) };
  // One more shows whether there are more.
  const rows = await listNotifications(db, { ...filter, limit: pageSize + 1 });
  const listed = rows.slice(0, pageSize);
  return {
    notifications: listed.map(presentNotification),
    next: rows.length > pageSize ? (listed.at(-1)?.id ?? null) : null,
    unread: await unreadOf(db, caller.userId),
  };
}

export async function getUnread({ db, caller }: Call<'GET /api/notifications/unread'>) {
  return { unread: await unreadOf(db, caller.userId) };
}

/** Marks all notifications that the caller has seen as read: later ones stay unread. */
export async function readUpTo({ db, caller, body, now }: Call<'POST /api/notifications/read'>) {
  await markReadUpTo(db, { userId: caller.userId, upTo: body.up_to, without: leftOut(body.variant), now });
  return { unread: await unreadOf(db, caller.userId) };
}

export async function readOne({ db, caller, params, now }: Call<'POST /api/notifications/:id/read'>) {
  if (!(await markRead(db, caller.userId, params.id, now))) throw notFound('There is no such notification');
  return { unread: await unreadOf(db, caller.userId) };
}

/** Removes notifications older than half a year. Returns the count. */
export async function deleteOldNotifications(db: Knex, now: Date): Promise<number> {
  const moment = new Date(now.getTime() - KEPT_FOR_MS);
  let removed = 0;
  for (;;) {
    const count = await deleteNotificationsBefore(db, moment, REMOVED_AT_ONCE);
    removed += count;
    if (count < REMOVED_AT_ONCE) return removed;
  }
}
