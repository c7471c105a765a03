import type { Knex } from 'knex';
import { inTransactionOnce } from '../../db/in-transaction.ts';

/** Any number that only the seed uses for advisory locks in this database. */
const LOCK_KEY = 4_807_262;

/** Runs a stage in one transaction; a second seed at the same time waits for it. */
export async function inStage<T>(db: Knex, work: (transaction: Knex) => Promise<T>): Promise<T> {
  return inTransactionOnce(db, async (transaction) => {
    await transaction.raw('SELECT pg_advisory_xact_lock(?)', [LOCK_KEY]);
    return work(transaction);
  });
}
