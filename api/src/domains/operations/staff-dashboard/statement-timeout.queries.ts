import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';

/** Milliseconds that the database may take for one statement: a slow one must not hold up the page, nor the database. */
const MOST_MS = 2_000;

/** Reads one part, each statement within its time and without changing anything. */
export async function withStatementTimeout<T>(db: Knex, read: (transaction: Knex) => Promise<T>): Promise<T> {
  return inTransaction(
    db,
    async (transaction) => {
      await transaction.raw(`SET LOCAL statement_timeout = ${MOST_MS}`);
      return read(transaction);
    },
    { readOnly: true },
  );
}
