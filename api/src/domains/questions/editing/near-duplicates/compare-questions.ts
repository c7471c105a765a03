import type { Knex } from 'knex';
import { compareOne, listUncompared } from './near-duplicates.queries.ts';

/** Milliseconds that one run may take: a new bank of many thousands is compared over hours, an edit within a minute. */
const LONGEST = 20_000;
const AT_MOST = 500;

/**
 * Finds what reads nearly the same as questions that are new or whose text has changed; answers how many were compared. Variants of one
 * template are near to each other by design, and are no duplicates.
 */
export async function compareQuestions(db: Knex): Promise<number> {
  const started = performance.now();
  let compared = 0;
  for (const id of await listUncompared(db, AT_MOST)) {
    if (performance.now() - started > LONGEST) break;
    await db.transaction((transaction) => compareOne(transaction, id));
    compared += 1;
  }
  return compared;
}
