import type { FailureKind } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, openEnum, queryOne, queryRows } from '../../../../db/row-validation.ts';

const failureRow = z.object({
  id: z.int(),
  module: z.string(),
  version: z.string(),
  kind: openEnum<FailureKind>(),
  message: z.string(),
  page: z.string(),
  count: z.int(),
  first_at: z.date(),
  last_at: z.date(),
});
export type FailureRow = z.infer<typeof failureRow>;

export type NewFailure = Pick<FailureRow, 'module' | 'version' | 'kind' | 'message' | 'page' | 'count'> & { fingerprint: string };

/** Counts a failure that is known; false for one that is new. */
export async function countRepeatedFailure(db: Knex, failure: NewFailure, now: Date): Promise<boolean> {
  const { module, version, kind, fingerprint, page, count } = failure;
  // A count that cannot grow any more stays where it is.
  const { rowCount } = await db.raw(
    `UPDATE module_failures SET count = least(count::bigint + ?, 2147483647)::int, page = ?, last_at = greatest(last_at, ?)
      WHERE module = ? AND version = ? AND kind = ? AND fingerprint = ?`,
    [count, page, now, module, version, kind, fingerprint],
  );
  return rowCount === 1;
}

/** Stores a new failure; one that came between is counted. */
export async function insertFailure(db: Knex, failure: NewFailure, now: Date): Promise<void> {
  await db('module_failures')
    .insert({ ...failure, first_at: now, last_at: now })
    .onConflict(['module', 'version', 'kind', 'fingerprint'])
    .merge({ count: db.raw('module_failures.count + excluded.count'), page: failure.page, last_at: now });
}

/** Failures, the latest first, and how many there are. */
export async function listFailures(
  db: Knex,
  filter: { module?: string | undefined; version?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FailureRow[]; totalCount: number }> {
  const { module = null, version = null } = filter;
  const where = `WHERE (:module::text IS NULL OR module = :module) AND (:version::text IS NULL OR version = :version)`;
  const rows = await queryRows(
    db,
    failureRow,
    `SELECT ${Object.keys(failureRow.shape).join()} FROM module_failures ${where}
      ORDER BY last_at DESC, id DESC LIMIT :limit OFFSET :offset`,
    { module, version, limit, offset },
  );
  const counted = `SELECT count(*)::int AS count FROM module_failures ${where}`;
  const { count } = await queryOne(db, countRow, counted, { module, version });
  return { rows, totalCount: count };
}

/** Deletes failures that have not recurred since a time. Returns the count. */
export function deleteFailuresBefore(db: Knex, moment: Date): Promise<number> {
  return db('module_failures').where('last_at', '<', moment).delete();
}

/** Deletes the rarest and oldest failures beyond a number. Returns the count. */
export async function deleteRarestFailures(db: Knex, most: number): Promise<number> {
  const { rowCount } = await db.raw(
    `DELETE FROM module_failures WHERE id IN (SELECT id FROM module_failures ORDER BY count DESC, last_at DESC, id OFFSET ?)`,
    [most],
  );
  return rowCount ?? 0;
}
