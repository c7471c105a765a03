import { STAFF_LOG_PAGE_SIZE, type StaffActionKind, type StaffObject, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { ACCOUNTS_FOUND } from '../../../db/account-words.ts';
import type { ListQuery } from '../../../db/cursor-batches.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { containing } from '../../../db/like.ts';
import { jsonColumn, openEnum, queryFirst, validateRows } from '../../../db/row-validation.ts';

/** Short details, such as values before and after, or dates. */
export type ActionDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface NewStaffAction {
  by: number;
  action: StaffActionKind;
  /** Of the kind that the action's word before the dot names. */
  objectId: number;
  /** Empty unless requested. */
  reason?: string;
  details?: ActionDetails;
}

const staffActionRow = z.object({
  id: z.int(),
  at: z.date(),
  action: openEnum<StaffActionKind>(),
  object_kind: openEnum<StaffObject>(),
  object_id: z.int(),
  reason: z.string(),
  details: jsonColumn<ActionDetails>(),
  staff_id: z.int().nullable(),
  staff_name: z.string().nullable(),
  object_name: z.string().nullable(),
});
export type StaffActionRow = z.infer<typeof staffActionRow>;

/** What narrows the log; an `objectId` counts with its `object` only. */
export interface LogFilter {
  by?: number | undefined;
  action?: StaffActionKind | undefined;
  object?: StaffObject | undefined;
  objectId?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  words?: string | undefined;
  /** Objects that the reader may not see. */
  without: readonly StaffObject[];
}

/** Writes down what staff have done; in the transaction that does it, so that there is never one without the other. */
export async function noteStaffAction(
  db: Knex,
  { by, action, objectId, reason, details }: NewStaffAction,
  now: Date,
): Promise<void> {
  await db('staff_actions').insert({
    at: now,
    staff_id: by,
    action,
    object_kind: action.slice(0, action.indexOf('.')),
    object_id: objectId,
    reason: reason ?? '',
    details: JSON.stringify(details ?? {}),
  });
}

/**
 * Records an action of staff once per person, object and day (UTC): for things viewed repeatedly. Concurrent calls wait
 * for each other.
 */
export async function recordStaffActionOncePerDay(db: Knex, action: NewStaffAction, now: Date): Promise<void> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const isNoted = (of: Knex) =>
    of('staff_actions')
      .where({ staff_id: action.by, action: action.action, object_id: action.objectId })
      .where('at', '>=', day)
      .first('id');
  if (await isNoted(db)) return;
  await inTransaction(db, async (transaction) => {
    const once = `noted:${action.by}:${action.action}:${action.objectId}`;
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [once]);
    if (!(await isNoted(transaction))) await noteStaffAction(transaction, action, now);
  });
}

function narrow(query: Knex.QueryBuilder, { by, action, object, objectId, from, to, words, without }: LogFilter): void {
  if (without.length > 0) query.whereNotIn('a.object_kind', [...without]);
  if (by !== undefined) query.where('a.staff_id', by);
  if (action !== undefined) query.where('a.action', action);
  if (object !== undefined) query.where('a.object_kind', object);
  if (object !== undefined && objectId !== undefined) query.where('a.object_id', objectId);
  if (from !== undefined) query.where('a.at', '>=', from);
  if (to !== undefined) query.where('a.at', '<', to);
  if (words === undefined) return;
  const found = `a.reason ILIKE :pattern OR a.staff_id = ANY (${ACCOUNTS_FOUND}) OR (a.object_kind = 'user' AND a.object_id = ANY (${ACCOUNTS_FOUND}))`;
  query.whereRaw(`(${found})`, { pattern: containing(words) });
}

function listed(db: Knex, filter: LogFilter): Knex.QueryBuilder {
  return db('staff_actions as a')
    .leftJoin('users as staff', 'staff.id', 'a.staff_id')
    .leftJoin('users as person', (on) => on.on('person.id', 'a.object_id').andOn('a.object_kind', db.raw("'user'")))
    .leftJoin('subjects as subject', (on) => on.on('subject.id', 'a.object_id').andOn('a.object_kind', db.raw("'subject'")))
    .leftJoin('topics as topic', (on) => on.on('topic.id', 'a.object_id').andOn('a.object_kind', db.raw("'topic'")))
    .where((query) => narrow(query, filter))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .select(
      ...['a.id', 'a.at', 'a.action', 'a.object_kind', 'a.object_id', 'a.reason', 'a.details', 'a.staff_id'],
      db.raw('coalesce(staff.full_name, staff.username) AS staff_name'),
      db.raw('coalesce(person.full_name, person.username, subject.subject_name, topic.topic_name) AS object_name'),
    );
}

/** All of the log that a filter leaves, latest first. */
export const allActions = (db: Knex, filter: LogFilter): ListQuery<StaffActionRow> => ({
  ...listed(db, filter).toSQL(),
  row: staffActionRow,
});

/** One page of the log, latest first, with the number of all that the filter leaves. */
export async function pageOfActions(
  db: Knex,
  filter: LogFilter,
  page: number,
): Promise<{ rows: StaffActionRow[]; totalCount: number }> {
  const count = await db('staff_actions as a')
    .where((query) => narrow(query, filter))
    .count({ count: '*' })
    .first();
  const rows = await listed(db, filter)
    .limit(STAFF_LOG_PAGE_SIZE)
    .offset((page - 1) * STAFF_LOG_PAGE_SIZE);
  return { rows: validateRows(staffActionRow, rows), totalCount: Number(count?.count ?? 0) };
}

export async function countActions(db: Knex, object: StaffObject, objectId: number): Promise<number> {
  const count = await db('staff_actions').where({ object_kind: object, object_id: objectId }).count({ count: '*' }).first();
  return Number(count?.count ?? 0);
}

const lastActionRow = z.object({ at: z.date(), by: staffNameSchema.nullable() });

/** The last action on an object, and its actor; null if staff have done nothing to it. */
export async function findLastAction(
  db: Knex,
  object: StaffObject,
  objectId: number,
): Promise<z.infer<typeof lastActionRow> | null> {
  const last = await queryFirst(
    db,
    lastActionRow,
    `SELECT a.at, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS by
       FROM staff_actions a LEFT JOIN users u ON u.id = a.staff_id
      WHERE a.object_kind = ? AND a.object_id = ? ORDER BY a.at DESC, a.id DESC LIMIT 1`,
    [object, objectId],
  );
  return last ?? null;
}
