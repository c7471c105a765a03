import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { AGAIN_HOURS, MODEL } from '../model/weights.ts';
import { type Fact, insertEvidence, listKnownWorks, lockEvidence } from './evidence.queries.ts';
import {
  addWorksToSums,
  findModel,
  findOutdated,
  findWithoutSums,
  hasEvidence,
  recomputeSums,
  takeWorksFromSums,
} from './sums.queries.ts';

/** Facts about one learner, in locking order. */
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
 * Records facts as evidence, and adds them to the sums behind `/progress` and `/today`. Returns how many were new. Call
 * it as the last step of the transaction in which they happen: it waits for other writers of the same learner's
 * evidence.
 */
export async function recordEvidence(transaction: Knex, facts: readonly Fact[], now: Date): Promise<number> {
  let recorded = 0;
  const learners = [...Map.groupBy(facts, ({ userId }) => userId)].toSorted(([a], [b]) => a - b);
  for (const [userId, own] of learners) recorded += await recordOf(transaction, userId, own, now);
  return recorded;
}

/** Recomputes a learner's sums from the evidence by the present model. */
export async function refreshSums(db: Knex, userId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockEvidence(transaction, userId);
    await recomputeSums(transaction, userId, MODEL);
  });
}

/** Recomputes all sums of an older model or marked outdated. Returns the count. */
export async function refreshOutdatedSums(db: Knex): Promise<number> {
  let renewed = 0;
  for (let userId = await findOutdated(db, MODEL); userId !== null; userId = await findOutdated(db, MODEL)) {
    await refreshSums(db, userId);
    renewed += 1;
  }
  return renewed;
}

/** Computes the sums of those of many learners who have none yet, or outdated ones. */
export async function requireSumsOfMany(db: Knex, userIds: readonly number[]): Promise<void> {
  for (const userId of await findWithoutSums(db, userIds, MODEL)) await refreshSums(db, userId);
}

/** Computes a learner's sums if there are none yet (the evidence is older than sums), or if their model is outdated. */
export async function requireSums(db: Knex, userId: number): Promise<void> {
  if ((await findModel(db, userId)) === MODEL) return;
  if (await hasEvidence(db, userId)) await refreshSums(db, userId);
}

/** A learner's marks along a mark scheme: indexes of its lines from 0. */
interface MarkedLines {
  lines: readonly { part: string; marks: number }[];
  earned: readonly number[];
  lost: readonly { index: number; reason: NonNullable<Fact['lost']>[number]['reason'] | null }[];
}

/** The marks of each part: a mark scheme's lines together, without those that carry none. */
export function marksOfParts({
  lines,
  earned,
  lost,
}: MarkedLines): (Pick<Fact, 'part' | 'of'> & { marks: number; lost: Fact['lost'] })[] {
  const got = new Set(earned);
  const reasons = new Map(lost.map(({ index, reason }) => [index, reason]));
  const carrying = lines.map((line, index) => ({ ...line, index })).filter(({ marks }) => marks > 0);
  return [...Map.groupBy(carrying, ({ part }) => part)].map(([part, own]) => ({
    part,
    of: own.reduce((sum, { marks }) => sum + marks, 0),
    marks: own.reduce((sum, { marks, index }) => sum + (got.has(index) ? marks : 0), 0),
    lost: own.flatMap(({ marks, index }) => {
      const reason = got.has(index) ? null : (reasons.get(index) ?? null);
      return reason === null ? [] : { reason, marks };
    }),
  }));
}
