import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../db/row-validation.ts';

export type MailKind = 'reminder' | 'weekly_summary' | 'shared_summary';

const newToken = () => randomBytes(32).toString('base64url');

export const listOwnKinds = (db: Knex, userId: number): Promise<MailKind[]> =>
  db('mail_subscriptions').where({ user_id: userId, link_id: null }).pluck('kind');

interface Chosen {
  userId: number;
  kind: MailKind;
  timeZone: string;
  nextAt: Date;
}

/** Subscribes a learner, or renews the time of their next mail. */
export async function storeOwn(db: Knex, { userId, kind, timeZone, nextAt }: Chosen, now: Date): Promise<void> {
  const time = { time_zone: timeZone, next_at: nextAt };
  await db('mail_subscriptions')
    .insert({ user_id: userId, kind, token: newToken(), created_at: now, ...time })
    .onConflict(db.raw('(user_id, kind) WHERE link_id IS NULL'))
    .merge(time);
}

export async function deleteOwn(db: Knex, userId: number, kind: MailKind): Promise<void> {
  await db('mail_subscriptions').where({ user_id: userId, kind }).delete();
}

/** How many addresses get the summary of a link, or are to confirm it. Locks the link until the transaction ends. */
export async function countAddresses(transaction: Knex, linkId: number): Promise<number> {
  await transaction('progress_links').where('id', linkId).forUpdate().first('id');
  const row = await transaction('mail_subscriptions').where('link_id', linkId).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

interface Address {
  userId: number;
  linkId: number;
  email: string;
  timeZone: string;
}

/** An address that is to be confirmed; its id, or null where the link has it already. */
export async function addAddress(db: Knex, { userId, linkId, email, timeZone }: Address, now: Date): Promise<number | null> {
  const row = { user_id: userId, kind: 'shared_summary', link_id: linkId, email, time_zone: timeZone, token: newToken() };
  const added = await db('mail_subscriptions')
    .insert({ ...row, created_at: now })
    .onConflict(['link_id', 'email'])
    .ignore()
    .returning('id');
  return added[0]?.id ?? null;
}

const subscriptionRow = z.object({
  id: z.int(),
  user_id: z.int(),
  kind: z.enum(['reminder', 'weekly_summary', 'shared_summary']),
  time_zone: z.string(),
  token: z.string(),
  address: z.string(),
  confirmed: z.boolean(),
  staff: z.boolean(),
  name: z.string(),
  /** What the link shows in the place of a name; null: not by a link. */
  shown_name: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionRow>;

/** Without ended links, accounts about to be deleted, and learners whose address is not verified. */
const SUBSCRIPTIONS = `
  SELECT s.id, s.user_id, s.kind, s.time_zone, s.token, coalesce(s.email, u.email) AS address, s.next_at IS NOT NULL AS confirmed,
         u.role_id <= 2 AS staff, coalesce(u.full_name, u.username) AS name, l.shown_name
    FROM mail_subscriptions s JOIN users u ON u.id = s.user_id LEFT JOIN progress_links l ON l.id = s.link_id
   WHERE u.delete_after IS NULL AND (u.verified OR s.email IS NOT NULL) AND (l.ends_at IS NULL OR l.ends_at > :now)`;

export async function findSubscription(db: Knex, id: number, now: Date): Promise<Subscription | undefined> {
  const [row] = await queryRows(db, subscriptionRow, `${SUBSCRIPTIONS} AND s.id = :id`, { id, now });
  return row;
}

export async function findByToken(db: Knex, token: string, now: Date): Promise<Subscription | undefined> {
  const [row] = await queryRows(db, subscriptionRow, `${SUBSCRIPTIONS} AND s.token = :token`, { token, now });
  return row;
}

/** One subscription that is due and that no other process works on, locked until the transaction ends. */
export async function takeDue(transaction: Knex, now: Date): Promise<Subscription | undefined> {
  const sql = `${SUBSCRIPTIONS} AND s.next_at <= :now ORDER BY s.next_at LIMIT 1 FOR UPDATE OF s SKIP LOCKED`;
  const [row] = await queryRows(transaction, subscriptionRow, sql, { now });
  return row;
}

export async function setNext(db: Knex, id: number, nextAt: Date): Promise<void> {
  await db('mail_subscriptions').where('id', id).update({ next_at: nextAt });
}

export async function deleteByToken(db: Knex, token: string): Promise<void> {
  await db('mail_subscriptions').where('token', token).delete();
}

/** Deletes addresses that nobody has confirmed. Returns how many. */
export async function deleteUnconfirmed(db: Knex, before: Date): Promise<number> {
  return db('mail_subscriptions').whereNull('next_at').where('created_at', '<', before).delete();
}
