import type { Knex } from 'knex';
import { countRow, queryOne } from '../../db/row-validation.ts';

/** Questions per slice; each slice is applied by itself. */
const SLICE = 500;

/** Defers the transaction's search updates until after it, for callers that write tens of thousands of questions. */
export async function deferSearchUpdates(transaction: Knex): Promise<void> {
  await transaction.raw(`SELECT set_config('search.later', 'on', true)`);
}

/** Applies deferred search updates. Returns the count. Several processes may do so at once. */
export async function applyDeferredUpdates(db: Knex): Promise<number> {
  for (let taken = 0; ; ) {
    const { count } = await queryOne(
      db,
      countRow,
      `WITH slice AS (SELECT question_id FROM search_waiting ORDER BY question_id LIMIT ? FOR UPDATE SKIP LOCKED),
            gone AS (DELETE FROM search_waiting w USING slice WHERE w.question_id = slice.question_id RETURNING w.question_id),
            ids AS (SELECT coalesce(array_agg(question_id), '{}') AS list FROM gone)
       SELECT cardinality(list) AS count, store_search_documents(list, '{}') FROM ids`,
      [SLICE],
    );
    if (count === 0) return taken;
    taken += count;
  }
}
