import type { Knex } from 'knex';
import { isWorthRetrying } from './sqlstate.ts';

const MAX_RUNS = 3;

/**
 * Runs something in one transaction, rolled back by anything thrown. A serialization failure or deadlock runs it again (three
 * times at most), so it must do nothing outside the database. Within a transaction it is a part of that one, which is run again as a whole.
 */
export async function inTransaction<T>(db: Knex, run: (transaction: Knex) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (attempt === MAX_RUNS || db.isTransaction || !isWorthRetrying(error)) throw error;
    }
  }
}
