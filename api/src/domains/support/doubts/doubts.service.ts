import type { Doubt, DoubtMessage, DoubtThread } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import { MESSAGE_VERSION, readable, typesetExcerpt, typesetTask } from '@api/typesetting';
import type { Knex } from 'knex';
import type { FileStore } from '../../../adapters/files/index.ts';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import type { CsvColumn } from '../../../csv/csv.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { typesetInProcess, typesetMessageInProcess } from '../../../typesetting/typeset-in-process.ts';
import { requireQuestion } from '../../bank/questions/index.ts';
import { requireSubject } from '../../bank/subjects-and-topics/index.ts';
import { presentPhoto } from '../../operations/files/index.ts';
import { assign, whoseWork } from '../../operations/staff-assignments/index.ts';
import { exportList, noteStaffAction } from '../../operations/staff-log/index.ts';
import { notify } from '../notifications/index.ts';
import {
  allThreads,
  type DoubtRow,
  deleteDoubt,
  type ExportedThread,
  findDoubt,
  insertDoubt,
  insertReply,
  listDoubtsOf,
  listReplies,
  listStaleMessages,
  listThreads,
  type MessageRow,
  type ParentRow,
  storeMessageHtml,
  type ThreadRow,
} from './doubts.queries.ts';
import { sendPhoto } from './photos.service.ts';

const presentParent = ({ id, created_at, queries, user }: ParentRow) => ({
  id,
  created_at: new Date(created_at).toISOString(),
  queries,
  user,
});

async function presentMessage(row: MessageRow, files: FileStore): Promise<DoubtMessage> {
  const photo = row.photo && (await presentPhoto(files, row.photo));
  return { ...presentParent(row), queries_html: row.queries_html || null, photo };
}

function presentQuestion({ question_id, subject, path, visible, questions_text }: DoubtRow) {
  const topic = path.at(-1);
  if (!topic) throw new Error(`Question ${question_id} has no topic`);
  return { id: question_id, subject, topic, topic_path: path, visible, excerpt_html: typesetExcerpt(questions_text) };
}

async function presentDoubt(row: DoubtRow, files: FileStore): Promise<Doubt> {
  const message = await presentMessage(row, files);
  return { ...message, Question: presentQuestion(row), Parent: row.parent && presentParent(row.parent) };
}

async function presentThread(row: ThreadRow, replies: readonly MessageRow[], files: FileStore): Promise<DoubtThread> {
  return {
    ...(await presentMessage(row, files)),
    asker: { id: row.asker_id, email: row.asker_email },
    Question: { ...presentQuestion(row), questions_html: row.questions_html },
    replies: await Promise.all(replies.map((reply) => presentMessage(reply, files))),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assignee: row.assignee,
  };
}

/** The kind of mail that notifies a learner of a reply; its data is `{reply_id}`. */
export const REPLY_MAIL = 'doubt_replied';

/** Writes that mail; nothing where the reply or its doubt is gone. */
export const composeReplyMail: Composer = async ({ data }, { db, config }) => {
  const row = await findDoubt(db, Number(data.reply_id));
  if (!row?.parent) return null;
  const { full_name, username } = row.parent.user;
  const topic = row.path.at(-1)?.topic_name ?? row.subject.subject_name;
  return writeLetter({
    subject: `Your doubt on ${topic} has a reply`,
    name: full_name ?? username,
    paragraphs: [
      `You asked about a question on ${topic} (${row.subject.subject_name}):`,
      readable(row.parent.queries),
      'The reply:',
      readable(row.queries),
      ...(row.photo ? ['There is a photo with it, under My Doubts.'] : []),
    ],
    action: { label: 'Open My Doubts', href: config.PUBLIC_URL + addressOf('doubts') },
    writeTo: supportContact(config),
  });
};

const DEFAULT_PAGE_SIZE = 20;

const noSuchDoubt = () => notFound('There is no such doubt');

async function answerWith(db: Knex, id: number, files: FileStore) {
  const row = await findDoubt(db, id);
  if (!row) throw noSuchDoubt();
  return { doubt: await presentDoubt(row, files) };
}

/** The caller's doubts with their replies, optionally only those about one question. */
export async function getOwnDoubts({ db, caller, query }: Call<'GET /api/doubts/user'>, files: FileStore) {
  const rows = await listDoubtsOf(db, caller.userId, query.question_id);
  return { doubts: await Promise.all(rows.map((row) => presentDoubt(row, files))) };
}

/** Asks about a question. Sent twice, it is the same doubt. */
export async function ask({ db, caller, body, now }: Call<'POST /api/doubts'>, files: FileStore) {
  await requireQuestion(db, body.question_id, caller);
  const { html } = await typesetMessageInProcess(body.queries);
  const id = await inTransaction(db, async (transaction) => {
    const doubt = { questionId: body.question_id, userId: caller.userId, queries: body.queries, html };
    const stored = await insertDoubt(transaction, doubt, now);
    await sendPhoto(transaction, body.photo_id, stored, caller.userId);
    return stored;
  });
  return answerWith(db, id, files);
}

async function filterOf({ db, caller, query }: Pick<Call<'GET /api/admin/doubts/export'>, 'db' | 'caller' | 'query'>) {
  const { state = null, q: text = null, asker: askerId = null, assigned } = query;
  const subject = query.subject === undefined ? null : await requireSubject(db, query.subject, caller);
  return { state, text, askerId, subjectId: subject?.id ?? null, assigned: whoseWork(assigned, caller.userId) };
}

const EXPORTED: readonly CsvColumn<ExportedThread>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Asked', value: ({ created_at }) => created_at },
  { header: 'Waiting since', value: ({ waiting_since }) => waiting_since },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Subject', value: ({ subject }) => subject },
  { header: 'Topic', value: ({ topic }) => topic },
  { header: 'Question', value: ({ question_id }) => question_id },
  { header: 'Doubt', value: ({ queries }) => queries },
  { header: 'Messages since', value: ({ replies }) => replies },
  { header: 'Last message', value: ({ last_reply }) => last_reply },
  { header: 'Looked after by', value: ({ assignee }) => assignee?.name ?? null },
];

export async function exportDoubts(call: Call<'GET /api/admin/doubts/export'>) {
  const query = allThreads(call.db, await filterOf(call));
  return exportList<ExportedThread>(call, { list: 'doubts', filter: call.query, query, columns: EXPORTED });
}

export async function getDoubts({ db, caller, query }: Call<'GET /api/doubts'>, files: FileStore) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const filter = await filterOf({ db, caller, query });
  const { rows, totalCount } = await listThreads(db, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  const replies = await listReplies(
    db,
    rows.map(({ id }) => id),
  );
  const byParent = Map.groupBy(replies, ({ parent_id }) => parent_id);
  const doubts = await Promise.all(rows.map((row) => presentThread(row, byParent.get(row.id) ?? [], files)));
  return { doubts, page, pageSize, totalCount };
}

export const assignDoubt = ({ db, caller, params: { id }, body, now }: Call<'PUT /api/admin/doubts/:id/assignee'>) =>
  assign(db, { kind: 'doubt', id, by: caller.userId, assigneeId: body.assignee_id, was: body.was }, now);

/**
 * Replies to a doubt and notifies its learner, by mail and in their account; the same reply sent again is stored and
 * mailed once. A reply to a reply is not found: threads are flat.
 */
export async function reply({ db, caller, params, body, now }: Call<'POST /api/doubts/:id/replies'>, files: FileStore) {
  const doubt = await findDoubt(db, params.id);
  if (!doubt || doubt.parent) throw noSuchDoubt();
  const { html } = await typesetMessageInProcess(body.queries);
  const id = await inTransaction(db, async (transaction) => {
    const message = { doubtId: doubt.id, userId: caller.userId, queries: body.queries, html };
    const stored = await insertReply(transaction, message, now);
    await sendPhoto(transaction, body.photo_id, stored.id, caller.userId);
    const order = { kind: REPLY_MAIL, address: doubt.asker_email, userId: doubt.asker_id, data: { reply_id: stored.id } };
    if (stored.isNew) {
      await orderMail(transaction, order, now);
      await noteStaffAction(transaction, { by: caller.userId, action: 'doubt.answered', objectId: doubt.id }, now);
    }
    const data = { doubt_id: doubt.id, topic: doubt.path.at(-1)?.topic_name ?? doubt.subject.subject_name };
    await notify(transaction, { userId: doubt.asker_id, kind: 'doubt_answered', data, once: `reply:${stored.id}` }, now);
    return stored.id;
  });
  return answerWith(db, id, files);
}

/** More from the learner under their own doubt: it waits for staff again. Sent twice, it is the same message. */
export async function followUp({ db, caller, params, body, now }: Call<'POST /api/doubts/:id/follow-ups'>, files: FileStore) {
  const doubt = await findDoubt(db, params.id);
  if (!doubt || doubt.parent || doubt.asker_id !== caller.userId) throw noSuchDoubt();
  const { html } = await typesetMessageInProcess(body.queries);
  const id = await inTransaction(db, async (transaction) => {
    const message = { doubtId: doubt.id, userId: caller.userId, queries: body.queries, html };
    const stored = await insertReply(transaction, message, now);
    await sendPhoto(transaction, body.photo_id, stored.id, caller.userId);
    return stored.id;
  });
  return answerWith(db, id, files);
}

/** Deletes the caller's own doubt with everything under it; the files of its photos follow by a job. */
export async function removeDoubt({ db, caller, params }: Call<'DELETE /api/doubts/:id'>) {
  if (!(await deleteDoubt(db, params.id, caller.userId))) throw noSuchDoubt();
}

/** Typesets a message for preview, as it would be stored. */
export async function previewMessage({ body }: Call<'POST /api/doubts/preview'>) {
  const [made] = await typesetInProcess([{ kind: 'message', source: body.queries }]);
  return made ?? { html: '', faults: [] };
}

const BATCH = 200;

/** Typesets again every doubt and reply that the present renderer has not set. Returns the count. */
export async function retypesetDoubts(db: Knex): Promise<number> {
  let count = 0;
  for (;;) {
    const stale = await listStaleMessages(db, MESSAGE_VERSION, BATCH);
    const made = stale.map(({ id, queries }) => ({ id, html: typesetTask({ kind: 'message', source: queries }).html }));
    await storeMessageHtml(db, made, MESSAGE_VERSION);
    count += stale.length;
    if (stale.length < BATCH) return count;
  }
}
