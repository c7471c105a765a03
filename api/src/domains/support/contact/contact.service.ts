import type { ContactMessage } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import { CONTACT_TOPICS } from '@api/contract/contact-topics';
import { readable } from '@api/typesetting';
import type { Knex } from 'knex';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import type { CsvColumn } from '../../../csv/csv.ts';
import { ApiError, notFound } from '../../../errors.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { assign, whoseWork } from '../../operations/staff-assignments/index.ts';
import { exportList, noteStaffAction } from '../../operations/staff-log/index.ts';
import {
  allMessages,
  type ContactMessageRow,
  closeMessage,
  deleteOldMessages,
  type ExportedMessage,
  findMessage,
  hasReply,
  insertMessage,
  insertReply,
  listMessages,
  listReplies,
  lockMessage,
  type MessageFilter,
  openMessage,
  type ReplyRow,
} from './contact.queries.ts';

/** A form that was filled in quicker than this was not filled in by a person, with or without a password manager: they still write. */
const QUICKEST_PERSON_MS = 2_000;

/**
 * Whether a guest's message looks automatic: the hidden field is filled in, or the form was sent faster than a person
 * writes, or without its duration. Such a message is held for staff, not refused: the trap may be wrong, and a bot
 * learns nothing from the response.
 */
function looksAutomatic({ topic_detail, took_ms }: { topic_detail?: string | undefined; took_ms?: number | undefined }): boolean {
  return Boolean(topic_detail) || took_ms === undefined || took_ms < QUICKEST_PERSON_MS;
}

/** The kind of mail that notifies the team of a message; its data is `{message_id}`. */
const NEW_MESSAGE_MAIL = 'contact_message';
/** The kind of mail that answers one; its data is `{message_id, reply_id}`. */
const REPLY_TO_MESSAGE_MAIL = 'contact_reply';

const newMessage: Composer = async ({ data }, { db, config }) => {
  const message = await findMessage(db, Number(data.message_id));
  if (!message) return null;
  return writeLetter({
    subject: `${CONTACT_TOPICS[message.topic]}: a message from ${message.name}`,
    paragraphs: [`${message.name} (${message.email}) has written by the contact form:`, ...paragraphsOf(message.text)],
    action: { label: 'Answer it', href: config.PUBLIC_URL + addressOf('messages') },
    writeTo: supportContact(config),
  });
};

const reply: Composer = async ({ data }, { db, config }) => {
  const message = await findMessage(db, Number(data.message_id));
  const [answer] = (await listReplies(db, [Number(data.message_id)])).filter(({ id }) => id === Number(data.reply_id));
  if (!message || !answer) return null;
  return writeLetter({
    subject: `Your message to us: ${CONTACT_TOPICS[message.topic]}`,
    // A guest may write in another person's name: only an account's own address is greeted by name.
    name: message.account?.email === message.email ? message.name : null,
    paragraphs: [...paragraphsOf(answer.text), 'You had written:', ...paragraphsOf(message.text)],
    writeTo: supportContact(config),
  });
};

/** The paragraphs of a message, formulae in plain text, separated by empty lines. */
const paragraphsOf = (text: string) =>
  readable(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The mails of this domain, by kind. */
export const contactMails: Readonly<Record<string, Composer>> = {
  [NEW_MESSAGE_MAIL]: newMessage,
  [REPLY_TO_MESSAGE_MAIL]: reply,
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A school may be one network, and writes at most as often. */
const MESSAGES_PER_NETWORK = { name: 'contact-network', tries: 30, windowMs: HOUR_MS };
const MESSAGES_PER_ACCOUNT = { name: 'contact-account', tries: 10, windowMs: HOUR_MS };
const DEFAULT_PAGE_SIZE = 20;
/** As the privacy policy says. */
const KEPT = { closed: 365 * DAY_MS, held: 30 * DAY_MS };

const noSuchMessage = () => notFound('There is no such message');

/** Counts a message to the team against the limits of its network and, if signed in, its account. */
export async function limitMessages({ db, address, caller, now }: Omit<Call<'POST /api/contact'>, 'setHeader'>): Promise<void> {
  await countNetworkTry(db, MESSAGES_PER_NETWORK, address, now);
  if (caller.signedIn) await countTry(db, MESSAGES_PER_ACCOUNT, caller.userId, now);
}

/**
 * Stores a message to the team, and mails the support address if there is one. A signed-in caller skips the spam trap.
 */
export async function writeToTeam({ db, caller, body, config, now }: Call<'POST /api/contact'>) {
  const { key, topic, text, name, email } = body;
  const userId = caller.signedIn ? caller.userId : null;
  const state = userId === null && looksAutomatic(body) ? 'held' : 'open';
  const id = await insertMessage(db, { key, userId, topic, text, name, email, state }, now);
  if (id !== null && state === 'open' && config.SUPPORT_EMAIL) {
    await orderMail(db, { kind: NEW_MESSAGE_MAIL, address: config.SUPPORT_EMAIL, data: { message_id: id } }, now);
  }
  return { message: `Thank you, your message is with us. We answer by email to ${email}` };
}

function presentMessage(row: ContactMessageRow, replies: readonly ReplyRow[]): ContactMessage {
  const { id, topic, text, name, email, state, account, closed_at, closed_by, assignee } = row;
  return {
    ...{ id, topic, text, name, email, state, account, assignee },
    created_at: row.created_at.toISOString(),
    replies: replies.map(({ message_id: _, created_at, ...reply }) => ({ ...reply, created_at: created_at.toISOString() })),
    closed: closed_at && { at: closed_at.toISOString(), by: closed_by },
  };
}

async function readMessage(db: Knex, id: number): Promise<ContactMessage> {
  const row = await findMessage(db, id);
  if (!row) throw noSuchMessage();
  return presentMessage(row, await listReplies(db, [id]));
}

type FilterParams = Call<'GET /api/admin/messages/export'>['query'];

const filterOf = ({ state, topic, q, assigned }: FilterParams, callerId: number): MessageFilter => ({
  ...{ state: state ?? null, topic: topic ?? null, text: q ?? null },
  assigned: whoseWork(assigned, callerId),
});

export async function getMessages({ db, caller, query }: Call<'GET /api/admin/messages'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const { rows, totalCount } = await listMessages(db, filterOf(query, caller.userId), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const replies = Map.groupBy(
    await listReplies(
      db,
      rows.map(({ id }) => id),
    ),
    ({ message_id }) => message_id,
  );
  return { messages: rows.map((row) => presentMessage(row, replies.get(row.id) ?? [])), page, pageSize, totalCount };
}

const EXPORTED: readonly CsvColumn<ExportedMessage>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Sent', value: ({ created_at }) => created_at },
  { header: 'State', value: ({ state }) => state },
  { header: 'Topic', value: ({ topic }) => CONTACT_TOPICS[topic] },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Account', value: ({ account_id }) => account_id },
  { header: 'Message', value: ({ text }) => text },
  { header: 'Replies', value: ({ replies }) => replies },
  { header: 'Last reply', value: ({ last_reply }) => last_reply },
  { header: 'Closed', value: ({ closed_at }) => closed_at },
  { header: 'Closed by', value: ({ closed_by }) => closed_by },
  { header: 'Assigned to', value: ({ assignee }) => assignee?.name ?? null },
];

export function exportMessages(call: Call<'GET /api/admin/messages/export'>) {
  const query = allMessages(call.db, filterOf(call.query, call.caller.userId));
  return exportList<ExportedMessage>(call, { list: 'messages', filter: call.query, query, columns: EXPORTED });
}

const repliedMeanwhile = (message: ContactMessage) =>
  new ApiError(409, 'replied_meanwhile', 'A colleague has already replied. Your reply was not sent; read theirs first', {
    details: { contact_message: message },
  });

/** Replies by mail, in the transaction that stores the reply, so that each exists once, however often it is sent. */
export async function replyToMessage({ db, caller, params: { id }, body, now }: Call<'POST /api/admin/messages/:id/replies'>) {
  if (!(await lockMessage(db, id))) throw noSuchMessage();
  const before = await readMessage(db, id);
  if (!(await hasReply(db, body.key))) {
    if (before.replies.length !== body.replies_seen) throw repliedMeanwhile(before);
    const replyId = await insertReply(db, { key: body.key, messageId: id, by: caller.userId, text: body.text }, now);
    if (replyId !== null) {
      await noteStaffAction(db, { by: caller.userId, action: 'message.answered', objectId: id }, now);
      await orderMail(
        db,
        { kind: REPLY_TO_MESSAGE_MAIL, address: before.email, data: { message_id: id, reply_id: replyId } },
        now,
      );
    }
    if (body.close) await closeMessage(db, id, caller.userId, now);
    else if (before.state === 'held') await openMessage(db, id);
  }
  return { message: `Reply sent to ${before.email}`, contact_message: await readMessage(db, id) };
}

/** Closes or reopens a message. One already closed by a colleague stays as it is. */
export async function putMessage({ db, caller, params: { id }, body, now }: Call<'PUT /api/admin/messages/:id'>) {
  if (!(await lockMessage(db, id))) throw noSuchMessage();
  const before = await readMessage(db, id);
  if (before.state !== body.state) {
    const action = body.state === 'closed' ? 'message.closed' : 'message.opened';
    await noteStaffAction(db, { by: caller.userId, action, objectId: id }, now);
  }
  if (body.state === 'closed') await closeMessage(db, id, caller.userId, now);
  else await openMessage(db, id);
  return {
    message: body.state === 'closed' ? 'Message closed' : 'Message opened',
    contact_message: await readMessage(db, id),
  };
}

/** Assigns a message to a member of staff, or to none. */
export function assignMessage({ db, caller, params, body, now }: Call<'PUT /api/admin/messages/:id/assignee'>) {
  const { assignee_id: assigneeId, was } = body;
  return assign(db, { kind: 'message', id: params.id, by: caller.userId, assigneeId, was }, now);
}

/** Deletes messages older than the privacy policy allows. Returns the count. */
export function purgeOldMessages(db: Knex, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age);
  return deleteOldMessages(db, { closedBefore: before(KEPT.closed), heldBefore: before(KEPT.held) });
}
