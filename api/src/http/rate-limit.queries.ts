import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne } from '../db/row-validation.ts';
import { tooManyRequests } from '../errors.ts';

/** A number of tries per window. The window starts with the first try and does not slide. */
export interface RateLimit {
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
}

/** The stored key. Its subject (an address, an account's email) is hashed, so the table holds no personal data. */
const keyOf = (limit: RateLimit, subject: string | number) =>
  `${limit.name}:${createHash('sha256').update(String(subject)).digest('base64url')}`;

const countedTryRow = z.object({ points: z.int(), expires_at: z.date() });

const COUNT = `
  INSERT INTO rate_limits AS stored (key, points, expires_at) VALUES (:key, 1, :end)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN stored.expires_at <= :now THEN 1 ELSE stored.points + 1 END,
    expires_at = CASE WHEN stored.expires_at <= :now THEN :end ELSE stored.expires_at END
  RETURNING points, expires_at`;

/**
 * Counts one try; throws 429 `too_many_requests` with `Retry-After` beyond the limit. One statement, so that concurrent
 * tries on several replicas are counted exactly. Call it outside any transaction that may roll back.
 */
export async function countTry(
  db: Knex,
  limit: RateLimit,
  subject: string | number,
  now: Date,
  message?: (minutes: string) => string,
): Promise<void> {
  const end = new Date(now.getTime() + limit.windowMs);
  const { points, expires_at } = await queryOne(db, countedTryRow, COUNT, { key: keyOf(limit, subject), now, end });
  if (points > limit.tries) throw tooManyRequests(expires_at.getTime() - now.getTime(), message);
}

/** Refunds a counted try that succeeded. */
export async function refundTry(db: Knex, limit: RateLimit, subject: string | number): Promise<void> {
  await db('rate_limits').where('key', keyOf(limit, subject)).where('points', '>', 0).decrement('points', 1);
}

export async function resetTries(db: Knex, limit: RateLimit, ...subjects: (string | number)[]): Promise<void> {
  const keys = subjects.map((subject) => keyOf(limit, subject));
  await db('rate_limits').whereIn('key', keys).delete();
}

export function deleteEndedWindows(db: Knex, now: Date): Promise<number> {
  return db('rate_limits').where('expires_at', '<=', now).delete();
}
