import { SECURITY_EVENTS_PAGE_SIZE, type SecurityEventKind } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ListQuery } from '../../../db/cursor-batches.ts';
import { jsonColumn, openEnum, validateRows } from '../../../db/row-validation.ts';

const DAY_MS = 86_400_000;
/** Events are stored for half a year: long enough to investigate a break-in. */
export const KEPT_DAYS = 180;
/** The same refusal is recorded once in this time, so that repeated attempts do not fill the disk. */
const REPEATED_MS = 3_600_000;

export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

/** How, why, before and after, each in a few words. */
type EventDetails = Record<string, string | number | boolean | null>;

/** An event of an account's security; `userId` null: unknown account. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  userId: number | null;
  /** The actor, if not the account's owner. */
  by?: number;
  details?: Readonly<EventDetails>;
}

const rowOf = ({ kind, userId, by, details }: NewSecurityEvent, { address, userAgent }: Origin, at: Date) => ({
  ...{ at, kind, user_id: userId, by_id: by ?? null, address, user_agent: userAgent },
  details: JSON.stringify(details ?? {}),
});

/** Stores an event: a change in its own transaction, a refusal outside of any that may be rolled back. */
export async function noteSecurityEvent(db: Knex, event: NewSecurityEvent, origin: Origin, now: Date): Promise<void> {
  await db('security_events').insert(rowOf(event, origin, now));
}

/** Records a refusal, unless the same one is recorded within the last hour. */
export async function noteRefusal(db: Knex, event: NewSecurityEvent, origin: Origin, now: Date): Promise<void> {
  const before = db('security_events')
    .where({ address: origin.address, kind: event.kind })
    .where('at', '>', new Date(now.getTime() - REPEATED_MS))
    .whereRaw('user_id IS NOT DISTINCT FROM ?', [event.userId]);
  if (!(await before.first('id'))) await noteSecurityEvent(db, event, origin, now);
}

export interface EventFilter {
  kind?: SecurityEventKind | undefined;
  account?: number | undefined;
  address?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const securityEventRow = z.object({
  id: z.int(),
  at: z.date(),
  kind: openEnum<SecurityEventKind>(),
  user_id: z.int().nullable(),
  user_name: z.string().nullable(),
  user_email: z.string().nullable(),
  by_id: z.int().nullable(),
  by_name: z.string().nullable(),
  address: z.string(),
  user_agent: z.string(),
  details: jsonColumn<EventDetails>(),
});
export type SecurityEventRow = z.infer<typeof securityEventRow>;

function narrow(query: Knex.QueryBuilder, { kind, account, address, from, to }: EventFilter): void {
  if (kind !== undefined) query.where('e.kind', kind);
  if (account !== undefined) query.where('e.user_id', account);
  if (address !== undefined) query.where('e.address', address);
  if (from !== undefined) query.where('e.at', '>=', from);
  if (to !== undefined) query.where('e.at', '<', to);
}

function listed(db: Knex, filter: EventFilter): Knex.QueryBuilder {
  return db('security_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('users as b', 'b.id', 'e.by_id')
    .where((query) => narrow(query, filter))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .select(
      ...['e.id', 'e.at', 'e.kind', 'e.user_id', 'e.by_id', 'e.address', 'e.user_agent', 'e.details', 'u.email as user_email'],
      db.raw('coalesce(u.full_name, u.username) AS user_name'),
      db.raw('coalesce(b.full_name, b.username) AS by_name'),
    );
}

/** All events that a filter leaves, latest first. */
export const allEvents = (db: Knex, filter: EventFilter): ListQuery<SecurityEventRow> => ({
  ...listed(db, filter).toSQL(),
  row: securityEventRow,
});

/** One page of events with the number of all that the filter leaves. */
export async function pageOfEvents(
  db: Knex,
  filter: EventFilter,
  page: number,
): Promise<{ rows: SecurityEventRow[]; totalCount: number }> {
  const count = await db('security_events as e')
    .where((query) => narrow(query, filter))
    .count({ count: '*' })
    .first();
  const rows = await listed(db, filter)
    .limit(SECURITY_EVENTS_PAGE_SIZE)
    .offset((page - 1) * SECURITY_EVENTS_PAGE_SIZE);
  return { rows: validateRows(securityEventRow, rows), totalCount: Number(count?.count ?? 0) };
}

/** Deletes events older than half a year. Returns the count. */
export function purgeOldEvents(db: Knex, now: Date): Promise<number> {
  return db('security_events')
    .where('at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .delete();
}
