import type { Knex } from 'knex';
import { inTransaction } from '../../../../../db/in-transaction.ts';
import { listUncompared, storeComparisons, storeNearPairs } from './near-duplicates.queries.ts';
import { bandsOf } from './sketch.ts';

/** Milliseconds that one run may take. */
const LONGEST = 20_000;
const BATCH = 100;

/**
 * Finds near duplicates of questions that are new or whose text has changed. Returns how many were compared. Variants
 * of one template are alike by design and do not count.
 */
export async function compareQuestions(db: Knex): Promise<number> {
  const started = performance.now();
  let looked = 0;
  while (performance.now() - started < LONGEST) {
    const texts = await listUncompared(db, BATCH);
    if (texts.length === 0) break;
    const changed = texts.filter(({ unchanged }) => !unchanged);
    await inTransaction(db, async (transaction) => {
      await storeComparisons(
        transaction,
        texts.map((question) => ({ ...question, bands: question.unchanged ? [] : bandsOf(question.text) })),
      );
      await storeNearPairs(
        transaction,
        changed.map(({ id }) => id),
      );
    });
    looked += texts.length;
  }
  return looked;
}
