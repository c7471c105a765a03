import { type ContactState, contactStateSchema, staffNameSchema } from '@api/contract';
import type { ContactTopic } from '@api/contract/contact-topics';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ListQuery } from '../../../db/cursor-batches.ts';
import { containing } from '../../../db/like.ts';
import { type Listed, listAsOne, type Slice } from '../../../db/lists-as-one.ts';
import {
  countRow,
  idRow,
  openEnum,
  queryFirst,
  queryOne,
  queryRows,
  validateRow,
  waitingRow,
} from '../../../db/row-validation.ts';
import {
  ASSIGNEE,
  assignedTo,
  FROM_ASSIGNEE,
  IS_MINE,
  OWN_OR_UNASSIGNED,
  type Whose,
  waitingWorkRow,
} from '../../operations/staff-assignments/index.ts';

const messageRow = z.object({
  id: z.int(),
  topic: openEnum<ContactTopic>(),
  text: z.string(),
  name: z.string(),
  email: z.string(),
  state: contactStateSchema,
  created_at: z.date(),
  account: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  closed_at: z.date().nullable(),
  closed_by: staffNameSchema.nullable(),
  assignee: staffNameSchema.nullable(),
});
export type ContactMessageRow = z.infer<typeof messageRow>;

const replyRow = z.object({
  id: z.int(),
  message_id: z.int(),
  text: z.string(),
  created_at: z.date(),
  by: staffNameSchema.nullable(),
});
export type ReplyRow = z.infer<typeof replyRow>;

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
  return validateRow(idRow, stored)?.id ?? null;
}

/** Filters of messages; null means any, for the state except those held by the spam trap. */
export interface MessageFilter {
  state: ContactState | null;
  topic: ContactTopic | null;
  text: string | null;
  assigned: Whose;
}

const nameOf = (table: string) => `coalesce(${table}.full_name, ${table}.username)`;

const COLUMNS = `
  m.id, m.topic, m.text, m.name, m.email, m.state, m.created_at, m.closed_at,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', ${nameOf('u')}, 'email', u.email) END AS account,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', ${nameOf('c')}) END AS closed_by, ${ASSIGNEE}`;
const FROM = `
  FROM contact_messages m LEFT JOIN users u ON u.id = m.user_id LEFT JOIN users c ON c.id = m.closed_by ${FROM_ASSIGNEE('message', 'm')}`;

/** Each state has its index, in its order. */
const ORDERS: Readonly<Record<ContactState, string>> = {
  open: 'm.created_at, m.id',
  closed: 'm.closed_at DESC, m.id DESC',
  held: 'm.created_at DESC, m.id DESC',
};

/** A page of messages: of one state, or open ones and then closed ones. */
export function listMessages(db: Knex, filter: MessageFilter, slice: Slice): Promise<Listed<ContactMessageRow>> {
  const states = filter.state === null ? (['open', 'closed'] as const) : [filter.state];
  return listAsOne(slice, states, (state, part) => listMessagesOf(db, { ...filter, state }, part));
}

function conditionsOf({ state, topic, text, assigned }: MessageFilter): { conditions: string; bindings: Knex.ValueDict } {
  const pattern = text === null ? null : containing(text);
  const conditions = [
    // Not a binding, so that the planner sees the index.
    state === null ? `m.state <> 'held'` : `m.state = '${state}'`,
    ...(topic === null ? [] : ['m.topic = :topic']),
    ...assignedTo(assigned),
    ...(pattern === null ? [] : [`(m.text || ' ' || m.name || ' ' || m.email) ILIKE :pattern`]),
  ].join(' AND ');
  return { conditions, bindings: { topic, pattern, assigneeId: assigned } as Knex.ValueDict };
}

const exportedMessageRow = messageRow.omit({ account: true }).extend({
  account_id: z.int().nullable(),
  closed_by: z.string().nullable(),
  replies: z.int(),
  last_reply: z.date().nullable(),
});
export type ExportedMessage = z.infer<typeof exportedMessageRow>;

/** All messages that a filter leaves, in the order of the list. */
export function allMessages(db: Knex, filter: MessageFilter): ListQuery<ExportedMessage> {
  const { conditions, bindings } = conditionsOf(filter);
  const order =
    filter.state === null
      ? `m.state DESC, CASE WHEN m.state = 'open' THEN m.created_at END, ${ORDERS.closed}`
      : ORDERS[filter.state];
  const query = db.raw(
    `SELECT m.id, m.topic, m.text, m.name, m.email, m.state, m.created_at, m.closed_at, m.user_id AS account_id, ${nameOf('c')} AS closed_by,
            (SELECT count(*)::int FROM contact_replies r WHERE r.message_id = m.id) AS replies,
            (SELECT max(r.created_at) FROM contact_replies r WHERE r.message_id = m.id) AS last_reply, ${ASSIGNEE}
       FROM contact_messages m LEFT JOIN users c ON c.id = m.closed_by ${FROM_ASSIGNEE('message', 'm')} WHERE ${conditions} ORDER BY ${order}`,
    bindings,
  );
  return { ...query.toSQL(), row: exportedMessageRow };
}

async function listMessagesOf(
  db: Knex,
  filter: MessageFilter & { state: ContactState },
  { limit, offset }: Slice,
): Promise<Listed<ContactMessageRow>> {
  const { conditions, bindings } = conditionsOf(filter);
  const rows = await queryRows(
    db,
    messageRow,
    `SELECT ${COLUMNS} ${FROM} WHERE ${conditions} ORDER BY ${ORDERS[filter.state]} LIMIT :limit OFFSET :offset`,
    { ...bindings, limit, offset },
  );
  const counted = `SELECT count(*)::int AS count FROM contact_messages m ${filter.assigned === null ? '' : FROM_ASSIGNEE('message', 'm')} WHERE ${conditions}`;
  const { count } = await queryOne(db, countRow, counted, bindings);
  return { rows, totalCount: count };
}

export async function findMessage(db: Knex, id: number): Promise<ContactMessageRow | undefined> {
  return queryFirst(db, messageRow, `SELECT ${COLUMNS} ${FROM} WHERE m.id = ?`, [id]);
}

/** Locks a message until the transaction ends; false if there is none. */
export async function lockMessage(db: Knex, id: number): Promise<boolean> {
  return (await db('contact_messages').where({ id }).forUpdate().first('id')) !== undefined;
}

/** The replies to some messages, oldest first. */
export async function listReplies(db: Knex, messageIds: number[]): Promise<ReplyRow[]> {
  if (messageIds.length === 0) return [];
  return queryRows(
    db,
    replyRow,
    `SELECT r.id, r.message_id, r.text, r.created_at,
            CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', ${nameOf('u')}) END AS by
       FROM contact_replies r LEFT JOIN users u ON u.id = r.replied_by
      WHERE r.message_id = ANY (?) ORDER BY r.id`,
    [messageIds],
  );
}

/** Stores a reply; null where one with its key is stored already. */
export async function insertReply(
  db: Knex,
  { messageId, by, ...reply }: { key: string; messageId: number; by: number; text: string },
  now: Date,
): Promise<number | null> {
  const row = { ...reply, message_id: messageId, replied_by: by, created_at: now };
  const [stored] = await db('contact_replies').insert(row).onConflict('key').ignore().returning('id');
  return validateRow(idRow, stored)?.id ?? null;
}

export async function hasReply(db: Knex, key: string): Promise<boolean> {
  return (await db('contact_replies').where({ key }).first('id')) !== undefined;
}

/** Closes a message that is open; an earlier closing stays. */
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

/** Deletes messages that were closed or held before these times, with their replies. Returns the count. */
export async function deleteOldMessages(
  db: Knex,
  { closedBefore, heldBefore }: { closedBefore: Date; heldBefore: Date },
): Promise<number> {
  const closed = await db('contact_messages').where('state', 'closed').where('closed_at', '<', closedBefore).delete();
  return closed + (await db('contact_messages').where('state', 'held').where('created_at', '<', heldBefore).delete());
}

export const countOpenMessages = (db: Knex) =>
  queryOne(db, waitingRow, "SELECT count(*)::int AS count, min(created_at) AS oldest FROM contact_messages WHERE state = 'open'");

/** Open messages that wait for a member of staff, or for anyone, the longest waiting first. */
export const listMessagesToAnswer = (db: Knex, staffId: number, limit: number) =>
  queryRows(
    db,
    waitingWorkRow,
    `SELECT m.id, NULL AS key, m.created_at AS since, NULL::timestamptz AS due_at, ${IS_MINE}, m.user_id AS person_id,
            m.name AS person, m.text AS about
       FROM contact_messages m ${FROM_ASSIGNEE('message', 'm')}
      WHERE m.state = 'open' AND ${OWN_OR_UNASSIGNED} ORDER BY m.created_at, m.id LIMIT :limit`,
    { staffId, limit },
  );
