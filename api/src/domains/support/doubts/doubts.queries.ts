import { doubtAuthorSchema, staffNameSchema, subjectSchema, topicLinkSchema } from '@api/contract';
import { MESSAGE_VERSION } from '@api/typesetting';
import type { Knex } from 'knex';
import { z } from 'zod';
import { ACCOUNTS_FOUND } from '../../../db/account-words.ts';
import type { ListQuery } from '../../../db/cursor-batches.ts';
import { containing } from '../../../db/like.ts';
import { type Listed, listAsOne, type Slice } from '../../../db/lists-as-one.ts';
import {
  countRow,
  idRow,
  queryFirst,
  queryOne,
  queryRows,
  validateRow,
  validateRows,
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
import { photoRow } from './photos.queries.ts';

/** A moment that is text where it comes out of JSON. */
const momentSchema = z.union([z.date(), z.string()]);

const messageRow = z.object({
  id: z.int(),
  created_at: momentSchema,
  queries: z.string(),
  queries_html: z.string(),
  photo: photoRow.nullable(),
  user: doubtAuthorSchema,
});
export type MessageRow = z.infer<typeof messageRow>;

const parentRow = messageRow.omit({ queries_html: true, photo: true });
export type ParentRow = z.infer<typeof parentRow>;

const doubtRow = messageRow.extend({
  question_id: z.int(),
  subject: subjectSchema,
  path: z.array(topicLinkSchema),
  visible: z.boolean(),
  questions_text: z.string(),
  parent: parentRow.nullable(),
  asker_id: z.int(),
  asker_email: z.string(),
});
/** A doubt or reply with its question, and for a reply the doubt. The asker is who wrote the doubt. */
export type DoubtRow = z.infer<typeof doubtRow>;

const threadRow = doubtRow.extend({
  questions_html: z.string(),
  waiting_since: z.date().nullable(),
  assignee: staffNameSchema.nullable(),
});
export type ThreadRow = z.infer<typeof threadRow>;

const author = (table: string) =>
  `json_build_object('full_name', ${table}.full_name, 'username', ${table}.username, 'staff', ${table}.role_id IN (1, 2))`;

const PHOTO = `(SELECT json_build_object('id', ph.id, 'image_key', ph.image_key, 'thumb_key', ph.thumb_key, 'width', ph.width,
                                        'height', ph.height) FROM doubt_photos ph WHERE ph.doubt_id = d.id) AS photo`;

/** `d` message, `u` author, `parent` and `asker` a reply's doubt and its author, `p` the question's place. */
const DOUBT_FROM = `
  FROM doubts d
  JOIN users u ON u.id = d.user_id
  LEFT JOIN doubts parent ON parent.id = d.parent_id
  JOIN users asker ON asker.id = coalesce(parent.user_id, d.user_id)
  JOIN questions q ON q.id = d.question_id
  JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
  JOIN subjects s ON s.id = p.subject_id`;

const DOUBT_COLUMNS = `
  d.id, d.created_at, d.queries, d.queries_html, ${PHOTO}, ${author('u')} AS user, d.question_id, q.questions_text, asker.id AS asker_id, asker.email AS asker_email,
  q.visible AND s.audience = 'everyone' AS visible,
  json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
  (SELECT json_agg(json_build_object('id', t.id, 'topic_name', t.topic_name, 'slug', t.slug, 'topic_number', t.topic_number,
                                     'parent_topic_id', t.parent_topic_id) ORDER BY t.depth)
     FROM topics t WHERE t.id IN (p.topic1_id, p.topic2_id, p.topic3_id)) AS path,
  CASE WHEN parent.id IS NOT NULL THEN json_build_object('id', parent.id, 'created_at', parent.created_at,
    'queries', parent.queries, 'user', ${author('asker')}) END AS parent`;

export async function findDoubt(db: Knex, id: number): Promise<DoubtRow | null> {
  return (await queryFirst(db, doubtRow, `SELECT ${DOUBT_COLUMNS} ${DOUBT_FROM} WHERE d.id = ?`, [id])) ?? null;
}

/** A learner's doubts, latest first, each followed by its replies, oldest first. */
export async function listDoubtsOf(db: Knex, userId: number, questionId: number | null = null): Promise<DoubtRow[]> {
  return queryRows(
    db,
    doubtRow,
    `SELECT ${DOUBT_COLUMNS} ${DOUBT_FROM} WHERE asker.id = :userId AND d.question_id = coalesce(:questionId, d.question_id)
      ORDER BY coalesce(parent.created_at, d.created_at) DESC, coalesce(parent.id, d.id) DESC,
               d.parent_id NULLS FIRST, d.created_at, d.id`,
    { userId, questionId },
  );
}

/** Which doubts staff ask for; null means any. */
export interface ThreadFilter {
  state: 'open' | 'answered' | null;
  subjectId: number | null;
  text: string | null;
  askerId: number | null;
  assigned: Whose;
}

function threadConditions({ state, subjectId, text, askerId, assigned }: ThreadFilter): string {
  const conditions = ['d.parent_id IS NULL'];
  if (state !== null) conditions.push(`d.waiting_since IS ${state === 'answered' ? '' : 'NOT '}NULL`);
  if (subjectId !== null) conditions.push('p.subject_id = :subjectId');
  if (askerId !== null) conditions.push('d.user_id = :askerId');
  conditions.push(...assignedTo(assigned));
  if (text !== null) {
    conditions.push(`(d.queries ILIKE :pattern OR d.user_id = ANY (${ACCOUNTS_FOUND}))`);
  }
  return conditions.join(' AND ');
}

/** A page of doubts: open ones with the longest wait first, then the others, latest first. Each state has its index. */
export function listThreads(db: Knex, filter: ThreadFilter, slice: Slice): Promise<Listed<ThreadRow>> {
  const states = filter.state === null ? (['open', 'answered'] as const) : [filter.state];
  return listAsOne(slice, states, (state, part) => listThreadsOf(db, { ...filter, state }, part));
}

const THREAD_FROM = `${DOUBT_FROM} ${FROM_ASSIGNEE('doubt', 'd')}`;
const bindingsOf = ({ subjectId, askerId, assigned, text }: ThreadFilter) => ({
  ...{ subjectId, askerId, assigneeId: assigned },
  pattern: text === null ? null : containing(text),
});

const exportedThreadRow = z.object({
  id: z.int(),
  created_at: z.date(),
  waiting_since: z.date().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  topic: z.string().nullable(),
  question_id: z.int(),
  queries: z.string(),
  replies: z.int(),
  last_reply: z.date().nullable(),
  assignee: staffNameSchema.nullable(),
});
export type ExportedThread = z.infer<typeof exportedThreadRow>;

/** All doubts that a filter leaves, in the order of the list. */
export function allThreads(db: Knex, filter: ThreadFilter): ListQuery<ExportedThread> {
  const query = db.raw(
    `SELECT d.id, d.created_at, d.waiting_since, coalesce(u.full_name, u.username) AS name, u.email, s.subject_name AS subject,
            (SELECT t.topic_number || ' ' || t.topic_name FROM topics t WHERE t.id = p.topic_id) AS topic, d.question_id, d.queries,
            (SELECT count(*)::int FROM doubts r WHERE r.parent_id = d.id) AS replies,
            (SELECT max(r.created_at) FROM doubts r WHERE r.parent_id = d.id) AS last_reply, ${ASSIGNEE}
       ${THREAD_FROM} WHERE ${threadConditions(filter)}
      ORDER BY d.waiting_since NULLS LAST, CASE WHEN d.waiting_since IS NULL THEN d.created_at END DESC, d.id`,
    bindingsOf(filter) as Knex.ValueDict,
  );
  return { ...query.toSQL(), row: exportedThreadRow };
}

/** Only the joins that the filter needs: each would be made for every counted doubt. */
const countedFrom = ({ subjectId, assigned }: ThreadFilter) => `
  FROM doubts d
  ${subjectId === null ? '' : `JOIN question_topics p ON p.question_id = d.question_id AND p.kind = 'primary'`}
  ${assigned === null ? '' : FROM_ASSIGNEE('doubt', 'd')}`;

async function listThreadsOf(
  db: Knex,
  filter: ThreadFilter & { state: 'open' | 'answered' },
  { limit, offset }: Slice,
): Promise<Listed<ThreadRow>> {
  const where = threadConditions(filter);
  const order = filter.state === 'open' ? 'd.waiting_since, d.id' : 'd.created_at DESC, d.id DESC';
  const bindings = bindingsOf(filter);
  const [rows, { count }] = await Promise.all([
    queryRows(
      db,
      threadRow,
      `SELECT ${DOUBT_COLUMNS}, q.questions_html, d.waiting_since, ${ASSIGNEE} ${THREAD_FROM} WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
      { ...bindings, limit, offset },
    ),
    queryOne(db, countRow, `SELECT count(*)::int AS count ${countedFrom(filter)} WHERE ${where}`, bindings),
  ]);
  return { rows, totalCount: count };
}

const replyRow = messageRow.extend({ parent_id: z.int() });

/** The replies to some doubts, oldest first. */
export async function listReplies(db: Knex, doubtIds: readonly number[]): Promise<z.infer<typeof replyRow>[]> {
  return queryRows(
    db,
    replyRow,
    `SELECT d.id, d.parent_id, d.created_at, d.queries, d.queries_html, ${PHOTO}, ${author('u')} AS user
       FROM doubts d JOIN users u ON u.id = d.user_id WHERE d.parent_id = ANY (?) ORDER BY d.created_at, d.id`,
    [[...doubtIds]],
  );
}

const writtenRow = z.object({ queries: z.string(), queries_html: z.string() });

export async function findReplyTo(db: Knex, userId: number, doubtId: number): Promise<z.infer<typeof writtenRow> | undefined> {
  return queryFirst(
    db,
    writtenRow,
    `SELECT d.queries, d.queries_html FROM doubts d
       JOIN doubts asked ON asked.id = d.parent_id AND asked.user_id = ?
       JOIN users u ON u.id = d.user_id AND u.role_id IN (1, 2)
      WHERE d.parent_id = ? ORDER BY d.created_at DESC, d.id DESC LIMIT 1`,
    [userId, doubtId],
  );
}

/** Stores a doubt and returns its id; for a repeated doubt, the id of the first. */
export async function insertDoubt(
  db: Knex,
  { questionId, userId, queries, html }: { questionId: number; userId: number; queries: string; html: string },
  now: Date,
): Promise<number> {
  const { id } = await queryOne(
    db,
    idRow,
    `INSERT INTO doubts (question_id, user_id, queries, queries_html, typeset_version, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id, question_id, md5(queries)) WHERE parent_id IS NULL DO UPDATE SET queries = excluded.queries RETURNING id`,
    [questionId, userId, queries, html, MESSAGE_VERSION, now],
  );
  return id;
}

/**
 * Stores a reply to a doubt and returns its id: that of the existing one if the same person has sent the same reply, as
 * when no answer came and it was sent again. Needs a transaction, in which the doubt is locked.
 */
export async function insertReply(
  db: Knex,
  { doubtId, userId, queries, html }: { doubtId: number; userId: number; queries: string; html: string },
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  await db.raw('SELECT FROM doubts WHERE id = ? FOR UPDATE', [doubtId]);
  const same = validateRow(idRow, await db('doubts').where({ parent_id: doubtId, user_id: userId, queries }).first('id'));
  if (same) return { id: same.id, isNew: false };
  const { id } = await queryOne(
    db,
    idRow,
    `INSERT INTO doubts (question_id, user_id, parent_id, queries, queries_html, typeset_version, created_at)
     SELECT question_id, ?, id, ?, ?, ?, ? FROM doubts WHERE id = ? RETURNING id`,
    [userId, queries, html, MESSAGE_VERSION, now, doubtId],
  );
  return { id, isNew: true };
}

/** Deletes a learner's own doubt with its replies; false if there is none. */
export async function deleteDoubt(db: Knex, id: number, userId: number): Promise<boolean> {
  return (await db('doubts').where({ id, user_id: userId }).whereNull('parent_id').delete()) > 0;
}

const staleRow = idRow.extend({ queries: z.string() });

/** Some messages that an older renderer has set, or none. */
export async function listStaleMessages(db: Knex, version: number, limit: number): Promise<z.infer<typeof staleRow>[]> {
  return validateRows(
    staleRow,
    await db('doubts').where('typeset_version', '<', version).orderBy('id').limit(limit).select('id', 'queries'),
  );
}

/** Stores the HTML of messages with the version of their renderer. */
export async function storeMessageHtml(db: Knex, made: readonly { id: number; html: string }[], version: number): Promise<void> {
  await db.raw(
    `UPDATE doubts d SET queries_html = v.html, typeset_version = ?
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, html text) WHERE d.id = v.id`,
    [version, JSON.stringify(made)],
  );
}

export const countWaitingDoubts = (db: Knex) =>
  queryOne(
    db,
    waitingRow,
    `SELECT count(*)::int AS count, min(waiting_since) AS oldest FROM doubts WHERE parent_id IS NULL AND waiting_since IS NOT NULL`,
  );

/** Doubts that wait for a member of staff, or for anyone, the longest waiting first. */
export const listDoubtsToAnswer = (db: Knex, staffId: number, limit: number) =>
  queryRows(
    db,
    waitingWorkRow,
    `SELECT d.id, NULL AS key, d.waiting_since AS since, NULL::timestamptz AS due_at, ${IS_MINE}, u.id AS person_id,
            coalesce(u.full_name, u.username) AS person, d.queries AS about
       FROM doubts d JOIN users u ON u.id = d.user_id ${FROM_ASSIGNEE('doubt', 'd')}
      WHERE d.parent_id IS NULL AND d.waiting_since IS NOT NULL AND ${OWN_OR_UNASSIGNED}
      ORDER BY d.waiting_since, d.id LIMIT :limit`,
    { staffId, limit },
  );
