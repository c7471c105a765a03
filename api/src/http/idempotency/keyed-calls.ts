import { IDEMPOTENCY_REPLAYED } from '@api/contract/idempotency';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '../../db/in-transaction.ts';
import { keyReused, requestInProgress } from '../../errors.ts';
import {
  answerClaim,
  claimKey,
  findStoredAnswer,
  type KeyedRequest,
  releaseClaim,
  type StoredAnswer,
  storeAnswer,
} from './keyed-calls.queries.ts';

export interface Outcome {
  body: unknown;
  headers: Record<string, string>;
  status: number;
}

/**
 * How long a claim is valid, in milliseconds: longer than any call with a key may take.
 */
const CLAIM_MS = 120_000;

/** Another request has used the key: this one is rolled back. */
class KeyTaken extends Error {}

const toKept = ({ body, headers, status }: Outcome): StoredAnswer => ({
  ...{ status, headers },
  body: body === undefined || body === null ? null : JSON.stringify(body),
});

/** The stored outcome of a key; undefined if there is none. Throws 422 if the key was used with other input. */
async function findAnswer(db: Knex, request: KeyedRequest): Promise<Outcome | undefined> {
  const kept = await findStoredAnswer(db, request);
  if (!kept) return undefined;
  if (kept.call !== request.call || !kept.digest.equals(request.digest)) throw keyReused();
  if (!kept.answer) return undefined;
  const { status, headers, body } = kept.answer;
  return { status, headers: { ...headers, [IDEMPOTENCY_REPLAYED]: 'true' }, body: body === null ? undefined : JSON.parse(body) };
}

export interface KeyedWork {
  readonly db: Knex;
  readonly request: KeyedRequest;
  readonly now: Date;
  readonly log: Logger;
  count(): Promise<void>;
  run(db: Knex): Promise<Outcome>;
}

/**
 * Runs work in a transaction once per key. The response is stored at the end of the same transaction, so both are
 * committed or neither is, even if the process dies. After any failure the key is looked up: a fulfilled request gets
 * its stored response even if it could not be fulfilled again. Throws 409 while another request with the key is
 * running.
 */
export async function runInTransaction({ db, request, now, count, run }: KeyedWork): Promise<Outcome> {
  try {
    await count();
    return await inTransaction(db, async (transaction) => {
      const outcome = await run(transaction);
      if (!(await storeAnswer(transaction, request, toKept(outcome), now))) throw new KeyTaken();
      return outcome;
    });
  } catch (error) {
    const answer = await findAnswer(db, request);
    if (answer) return answer;
    throw error instanceof KeyTaken ? requestInProgress() : error;
  }
}

/**
 * Runs work that reaches beyond the database once per key, after claiming the key. A failure releases the claim. If the
 * process dies, the claim expires; a process that was only slow then cannot release or complete the claim of the
 * request that took the key since.
 */
export async function runWithClaim({ db, request, now, log, count, run }: KeyedWork): Promise<Outcome> {
  if (!(await claimKey(db, request, now, new Date(now.getTime() - CLAIM_MS)))) {
    const answer = await findAnswer(db, request);
    if (answer) return answer;
    throw requestInProgress();
  }
  let outcome: Outcome;
  try {
    await count();
    outcome = await run(db);
  } catch (error) {
    await releaseClaim(db, request, now).catch((err) => log.warn({ err }, 'claim not released'));
    throw error;
  }
  const kept = await answerClaim(db, request, toKept(outcome), now).catch((err) => log.warn({ err }, 'answer not kept'));
  if (kept === false) log.warn({ call: request.call }, 'answer not kept: another request has taken the key');
  return outcome;
}
