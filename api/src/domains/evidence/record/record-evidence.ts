import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { AGAIN_HOURS, MODEL } from '../model/weights.ts';
import { type Fact, insertEvidence, listKnownWorks, lockEvidence } from './evidence.queries.ts';
import { addWorksToSums, findModel, findOutdated, hasEvidence, recomputeSums, takeWorksFromSums } from './sums.queries.ts';

/** Facts about one learner, in the order in which they are locked. */
async function recordOf(transaction: Knex, userId: number, facts: readonly Fact[], now: Date): Promise<number> {
  await lockEvidence(transaction, userId);
  const works = [...new Set(facts.map(({ work }) => work))];
  const summed = (await findModel(transaction, userId)) === MODEL;
  const known = summed ? await listKnownWorks(transaction, userId, works) : [];
  if (known.length > 0) await takeWorksFromSums(transaction, userId, known);
  const ids = await insertEvidence(transaction, { userId, facts, againHours: AGAIN_HOURS, now });
  if (summed) await addWorksToSums(transaction, userId, works);
  else await recomputeSums(transaction, userId, MODEL);
  return ids.length;
}

/**
 * Writes facts down as evidence, and adds them to what `/progress` and `/today` read; answers how many were new. Call it in the transaction in which they
 * happen, as its last step: it waits for others that write evidence of the same learner.
 */
export async function recordEvidence(transaction: Knex, facts: readonly Fact[], now: Date): Promise<number> {
  let recorded = 0;
  const learners = [...Map.groupBy(facts, ({ userId }) => userId)].toSorted(([a], [b]) => a - b);
  for (const [userId, own] of learners) recorded += await recordOf(transaction, userId, own, now);
  return recorded;
}

/** Makes somebody's sums anew, so that they are what the evidence says by the present way of reckoning. */
export async function renewSums(db: Knex, userId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockEvidence(transaction, userId);
    await recomputeSums(transaction, userId, MODEL);
  });
}

/** Makes all sums anew that were reckoned in another way or called out of date; answers how many. */
export async function renewOutdatedSums(db: Knex): Promise<number> {
  let renewed = 0;
  for (let userId = await findOutdated(db, MODEL); userId !== null; userId = await findOutdated(db, MODEL)) {
    await renewSums(db, userId);
    renewed += 1;
  }
  return renewed;
}

/** Makes somebody's sums where there are none yet (the evidence is older than they are), or where they were reckoned in another way. */
export async function requireSums(db: Knex, userId: number): Promise<void> {
  if ((await findModel(db, userId)) === MODEL) return;
  if (await hasEvidence(db, userId)) await renewSums(db, userId);
}
