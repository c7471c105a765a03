import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isWorthRetrying } from './sqlstate.ts';

const MAX_RUNS = 3;
/** Milliseconds at most before the second run; twice as many before the third. */
const PAUSE_MS = 50;

/**
 * Runs something in one transaction, rolled back by anything thrown. A serialization failure or deadlock runs it again (three
 * times at most) after a random pause, so that two conflicting transactions do not meet again. It must therefore do
 * nothing outside the database. Within a transaction it joins that one, which runs again as a whole.
 */
export async function inTransaction<T>(
  db: Knex,
  run: (transaction: Knex) => Promise<T>,
  settings?: Knex.TransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run, settings);
    } catch (error) {
      if (attempt === MAX_RUNS || db.isTransaction || !isWorthRetrying(error)) throw error;
      await setTimeout(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/**
 * The same without retries, for work that also acts outside the database, such as sending a mail. The caller
 * retries by itself.
 */
export const inTransactionWithoutRetry = <T>(db: Knex, run: (transaction: Knex) => Promise<T>): Promise<T> => db.transaction(run);

/** Reads a consistent snapshot; cannot write. May run again like any transaction. */
export const inSnapshot = <T>(db: Knex, read: (transaction: Knex) => Promise<T>): Promise<T> =>
  inTransaction(db, read, { isolationLevel: 'repeatable read', readOnly: true });

class Undone extends Error {}

/** Runs something in a transaction that commits only if the result has `keep`, and returns the result either way. Does not retry. */
export async function inConditionalTransaction<T extends { keep: boolean }>(
  db: Knex,
  run: (transaction: Knex) => Promise<T>,
): Promise<T> {
  let outcome: T | undefined;
  try {
    await db.transaction(async (transaction) => {
      outcome = await run(transaction);
      if (!outcome.keep) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return outcome as T;
}
