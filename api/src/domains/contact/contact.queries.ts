import type { ContactState, StaffName } from '@api/contract';
import type { ContactTopic } from '@api/contract/contact-topics';
import type { Knex } from 'knex';
import { containing } from '../../db/like.ts';

/** A message as staff list it. */
export interface ContactMessageRow {
  id: number;
  topic: ContactTopic;
  text: string;
  name: string;
  email: string;
  state: ContactState;
  created_at: Date;
  account: { id: number; name: string; email: string } | null;
  closed_at: Date | null;
  closed_by: StaffName | null;
}

export interface ReplyRow {
  id: number;
  message_id: number;
  text: string;
  created_at: Date;
  by: StaffName | null;
}

export interface NewMessage {
  key: string;
  userId: number | null;
  topic: ContactTopic;
  text: string;
  name: string;
  email: string;
  state: 'open' | 'held';
}

/** Stores a message; null where one with its key is stored already. */
export async function insertMessage(db: Knex, { userId, ...message }: NewMessage, now: Date): Promise<number | null> {
  const row = { ...message, user_id: userId, created_at: now };
  const [stored] = await db('contact_messages').insert(row).onConflict('key').ignore().returning('id');
  return stored?.id ?? null;
}

/** Which messages staff ask for; null means any, of the state besides those that the spam trap holds. */
export interface MessageFilter {
  state: ContactState | null;
  topic: ContactTopic | null;
  text: string | null;
}

const nameOf = (table: string) => `coalesce(${table}.full_name, ${table}.username)`;

const COLUMNS = `
  m.id, m.topic, m.text, m.name, m.email, m.state, m.created_at, m.closed_at,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', ${nameOf('u')}, 'email', u.email) END AS account,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', ${nameOf('c')}) END AS closed_by`;
const FROM = `
  FROM contact_messages m LEFT JOIN users u ON u.id = m.user_id LEFT JOIN users c ON c.id = m.closed_by`;

/** Each state has its index, in its order. */
const ORDERS: Readonly<Record<ContactState, string>> = {
  open: 'm.created_at, m.id',
  closed: 'm.closed_at DESC, m.id DESC',
  held: 'm.created_at DESC, m.id DESC',
};

/** A page of messages: of one state, or open ones and then closed ones. */
export async function listMessages(
  db: Knex,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ContactMessageRow[]; totalCount: number }> {
  const { state } = filter;
  if (state !== null) return listMessagesOf(db, { ...filter, state }, { limit, offset });
  const open = await listMessagesOf(db, { ...filter, state: 'open' }, { limit, offset });
  const rest = { limit: limit - open.rows.length, offset: Math.max(0, offset - open.totalCount) };
  const closed = await listMessagesOf(db, { ...filter, state: 'closed' }, rest);
  return { rows: [...open.rows, ...closed.rows], totalCount: open.totalCount + closed.totalCount };
}

function conditionsOf({ state, topic, text }: MessageFilter): { conditions: string; bindings: Knex.ValueDict } {
  const pattern = text === null ? null : containing(text);
  const conditions = [
    // Not a binding: the planner has to see which index it is.
    state === null ? `m.state <> 'held'` : `m.state = '${state}'`,
    ...(topic === null ? [] : ['m.topic = :topic']),
    ...(pattern === null ? [] : ['(m.text ILIKE :pattern OR m.name ILIKE :pattern OR m.email ILIKE :pattern)']),
  ].join(' AND ');
  return { conditions, bindings: { topic, pattern } as Knex.ValueDict };
}

/** A message as it is exported. */
export interface ExportedMessage extends Omit<ContactMessageRow, 'account' | 'closed_by'> {
  account_id: number | null;
  closed_by: string | null;
  replies: number;
  last_reply: Date | null;
}

/** All messages that a filter leaves, in the order of the list. */
export function allMessages(db: Knex, filter: MessageFilter): Knex.Raw {
  const { conditions, bindings } = conditionsOf(filter);
  const order =
    filter.state === null
      ? `m.state DESC, CASE WHEN m.state = 'open' THEN m.created_at END, ${ORDERS.closed}`
      : ORDERS[filter.state];
  return db.raw(
    `SELECT m.id, m.topic, m.text, m.name, m.email, m.state, m.created_at, m.closed_at, m.user_id AS account_id, ${nameOf('c')} AS closed_by,
            (SELECT count(*)::int FROM contact_replies r WHERE r.message_id = m.id) AS replies,
            (SELECT max(r.created_at) FROM contact_replies r WHERE r.message_id = m.id) AS last_reply
       FROM contact_messages m LEFT JOIN users c ON c.id = m.closed_by WHERE ${conditions} ORDER BY ${order}`,
    bindings,
  );
}

async function listMessagesOf(
  db: Knex,
  filter: MessageFilter & { state: ContactState },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ContactMessageRow[]; totalCount: number }> {
  const { conditions, bindings } = conditionsOf(filter);
  const page = await db.raw(
    `SELECT ${COLUMNS} ${FROM} WHERE ${conditions} ORDER BY ${ORDERS[filter.state]} LIMIT :limit OFFSET :offset`,
    { ...bindings, limit, offset },
  );
  const count = await db.raw(`SELECT count(*)::int AS count FROM contact_messages m WHERE ${conditions}`, bindings);
  return { rows: page.rows, totalCount: count.rows[0].count };
}

/** One message. */
export async function findMessage(db: Knex, id: number): Promise<ContactMessageRow | null> {
  const { rows } = await db.raw(`SELECT ${COLUMNS} ${FROM} WHERE m.id = ?`, [id]);
  return rows[0] ?? null;
}

/** Locks a message until the transaction ends; false where there is none. */
export async function lockMessage(db: Knex, id: number): Promise<boolean> {
  return (await db('contact_messages').where({ id }).forUpdate().first('id')) !== undefined;
}

/** The replies to some messages, oldest first. */
export async function listReplies(db: Knex, messageIds: number[]): Promise<ReplyRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await db.raw(
    `SELECT r.id, r.message_id, r.text, r.created_at,
            CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', ${nameOf('u')}) END AS by
       FROM contact_replies r LEFT JOIN users u ON u.id = r.replied_by
      WHERE r.message_id = ANY (?) ORDER BY r.id`,
    [messageIds],
  );
  return rows;
}

/** Stores a reply; null where one with its key is stored already. */
export async function insertReply(
  db: Knex,
  { messageId, by, ...reply }: { key: string; messageId: number; by: number; text: string },
  now: Date,
): Promise<number | null> {
  const row = { ...reply, message_id: messageId, replied_by: by, created_at: now };
  const [stored] = await db('contact_replies').insert(row).onConflict('key').ignore().returning('id');
  return stored?.id ?? null;
}

/** Whether a reply with this key is stored, to whatever message. */
export async function hasReply(db: Knex, key: string): Promise<boolean> {
  return (await db('contact_replies').where({ key }).first('id')) !== undefined;
}

/** Closes a message that is not closed yet; who closed it first stands. */
export async function closeMessage(db: Knex, id: number, by: number, now: Date): Promise<void> {
  await db('contact_messages')
    .where({ id })
    .whereNot('state', 'closed')
    .update({ state: 'closed', closed_at: now, closed_by: by });
}

/** Opens a message that is closed or held. */
export async function openMessage(db: Knex, id: number): Promise<void> {
  await db('contact_messages').where({ id }).update({ state: 'open', closed_at: null, closed_by: null });
}

/** Deletes messages that were closed or held before these moments, with their replies; answers how many. */
export async function deleteOldMessages(
  db: Knex,
  { closedBefore, heldBefore }: { closedBefore: Date; heldBefore: Date },
): Promise<number> {
  const closed = await db('contact_messages').where('state', 'closed').where('closed_at', '<', closedBefore).delete();
  return closed + (await db('contact_messages').where('state', 'held').where('created_at', '<', heldBefore).delete());
}
