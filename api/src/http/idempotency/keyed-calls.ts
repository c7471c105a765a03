import { IDEMPOTENCY_REPLAYED } from '@api/contract/idempotency';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '../../db/in-transaction.ts';
import { keyReused, requestInProgress } from '../../errors.ts';
import {
  answerClaim,
  claimKey,
  findKept,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
  releaseClaim,
} from './keyed-calls.queries.ts';

/** What a handler's call comes to. */
export interface Outcome {
  body: unknown;
  headers: Record<string, string>;
  status: number;
}

/** Longest that a claim stands whose process may have died, in milliseconds: no call that takes a key works for so long. */
const CLAIM_MS = 120_000;

/** Another request has used the key: what this one did is undone. */
class KeyTaken extends Error {}

const toKept = ({ body, headers, status }: Outcome): KeptAnswer => ({
  ...{ status, headers },
  body: body === undefined || body === null ? null : JSON.stringify(body),
});

/** The answer that a key has; undefined without one. Throws 422 where the key was used for something else. */
async function findAnswer(db: Knex, request: KeyedRequest): Promise<Outcome | undefined> {
  const kept = await findKept(db, request);
  if (!kept) return undefined;
  if (kept.call !== request.call || !kept.digest.equals(request.digest)) throw keyReused();
  if (!kept.answer) return undefined;
  const { status, headers, body } = kept.answer;
  return { status, headers: { ...headers, [IDEMPOTENCY_REPLAYED]: 'true' }, body: body === null ? undefined : JSON.parse(body) };
}

/** What both ways of doing something once are given. */
export interface KeyedWork {
  readonly db: Knex;
  readonly request: KeyedRequest;
  readonly now: Date;
  readonly log: Logger;
  /** Counts the call. */
  count(): Promise<void>;
  run(db: Knex): Promise<Outcome>;
}

/**
 * Does something in a transaction once for a key. The answer is written at its end, in the same transaction, with one statement: work and
 * answer stand together or not at all, whenever the process dies. Whatever goes wrong, the key is looked up: a request that was fulfilled
 * before has its answer, even where it could not be fulfilled again. Throws 409 while another request is at it.
 */
export async function doOnceInTransaction({ db, request, now, count, run }: KeyedWork): Promise<Outcome> {
  try {
    await count();
    return await inTransaction(db, async (transaction) => {
      const outcome = await run(transaction);
      if (!(await keepAnswer(transaction, request, toKept(outcome), now))) throw new KeyTaken();
      return outcome;
    });
  } catch (error) {
    const answer = await findAnswer(db, request);
    if (answer) return answer;
    throw error instanceof KeyTaken ? requestInProgress() : error;
  }
}

/**
 * Does something that reaches beyond the database once for a key: the key is claimed first. What fails gives it free. Where the process
 * dies the claim ends by itself; a process that only was slow then neither frees nor answers the claim of who has taken the key since.
 */
export async function doOnceByClaim({ db, request, now, log, count, run }: KeyedWork): Promise<Outcome> {
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
