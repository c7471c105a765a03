import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, validateRow } from '../../db/row-validation.ts';

/** A request that an account makes under a key, to be fulfilled once. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly call: string;
  readonly digest: Buffer;
}

/** A stored response. `body` is JSON, or null for an empty body. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

const ANSWER = `
  INSERT INTO idempotency_keys (user_id, key, call, digest, claimed_at, status, headers, answer)
  SELECT :userId, :key, :call, :digest, :now, :status, :headers, :body
   WHERE pg_try_advisory_xact_lock(hashtextextended(:userId || ' ' || :key, 4202))
  ON CONFLICT (user_id, key) DO NOTHING`;

const valuesOf = ({ userId, key, call, digest }: KeyedRequest, now: Date) => ({ userId, key, call, digest, now });
const answerOf = ({ status, headers, body }: StoredAnswer) => ({ status, headers: JSON.stringify(headers), body });

/**
 * Stores a response in the transaction that did the work. Returns false if the key has a response, or if another
 * transaction is about to store one: the caller must then roll back.
 */
export async function storeAnswer(transaction: Knex, request: KeyedRequest, answer: StoredAnswer, now: Date): Promise<boolean> {
  const { rowCount } = await transaction.raw(ANSWER, { ...valuesOf(request, now), ...answerOf(answer) });
  return rowCount === 1;
}

const CLAIM = `
  INSERT INTO idempotency_keys AS kept (user_id, key, call, digest, claimed_at) VALUES (:userId, :key, :call, :digest, :now)
  ON CONFLICT (user_id, key) DO UPDATE SET claimed_at = :now
   WHERE kept.status IS NULL AND kept.claimed_at < :stale AND kept.digest = :digest`;

/** Claims a key for work outside a transaction; false if it has a response or was claimed after `stale`. */
export async function claimKey(db: Knex, request: KeyedRequest, now: Date, stale: Date): Promise<boolean> {
  const { rowCount } = await db.raw(CLAIM, { ...valuesOf(request, now), stale });
  return rowCount === 1;
}

/**
 * One request's claim. Its time identifies the owner, since no other request can take the key before `stale` passes it.
 */
const claimOf = (db: Knex, { userId, key }: KeyedRequest, claimedAt: Date) =>
  db('idempotency_keys').where({ user_id: userId, key, claimed_at: claimedAt }).whereNull('status');

/** Stores the response of a claimed key; false if another request has taken the key since. */
export async function answerClaim(db: Knex, request: KeyedRequest, answer: StoredAnswer, claimedAt: Date): Promise<boolean> {
  const { body, ...rest } = answerOf(answer);
  return (await claimOf(db, request, claimedAt).update({ ...rest, answer: body })) === 1;
}

/** Releases a key claimed at a moment, unless another request has claimed it since. */
export async function releaseClaim(db: Knex, request: KeyedRequest, claimedAt: Date): Promise<void> {
  await claimOf(db, request, claimedAt).delete();
}

const keptRow = z.object({
  call: z.string(),
  digest: z.instanceof(Buffer),
  status: z.int().nullable(),
  headers: jsonColumn<StoredAnswer['headers']>().nullable(),
  body: z.string().nullable(),
});

/** The stored request of a key, and its response once there is one. */
export async function findStoredAnswer(
  db: Knex,
  { userId, key }: KeyedRequest,
): Promise<{ call: string; digest: Buffer; answer: StoredAnswer | null } | undefined> {
  const columns = ['call', 'digest', 'status', 'headers', db.raw('answer::text AS body')];
  const row = validateRow(keptRow, await db('idempotency_keys').where({ user_id: userId, key }).first(columns));
  if (!row) return undefined;
  const { call, digest, status, headers, body } = row;
  return { call, digest, answer: status === null || headers === null ? null : { status, headers, body } };
}

/** How long answers are kept, in milliseconds. */
const KEPT_MS = 86_400_000;

/** Deletes keys older than a day. Returns the count. */
export function deleteOldKeys(db: Knex, now: Date): Promise<number> {
  return db('idempotency_keys')
    .where('claimed_at', '<', new Date(now.getTime() - KEPT_MS))
    .delete();
}
