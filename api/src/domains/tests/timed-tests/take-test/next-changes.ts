import type { Knex } from 'knex';
import { batchedQuery } from '../../../../db/batching.ts';
import { canonicalAnswer } from '../work.ts';
import { overBefore } from './deadline.ts';
import { MAX_BATCH_SIZE, storeNextChanges } from './next-changes.queries.ts';
import type { Outcome, Saving } from './save-changes.ts';

/** Changes of several learners in one statement, if many arrive at this process at a time. */
const store = batchedQuery(storeNextChanges, { maxConcurrentBatches: 2, maxBatchSize: MAX_BATCH_SIZE });

/**
 * Saves a single numbered change that directly follows, as nearly all do: nothing has been stored on its question since
 * the revision that its sender knew. Such a change needs no judging, so one statement stores it without reading first.
 * Null, with nothing written, if it does not directly follow.
 */
export async function saveNextChange(db: Knex, { userId, slug, clientId, now, changes }: Saving): Promise<Outcome | null> {
  const [change, ...more] = changes;
  if (change?.sequence === undefined || more.length > 0) return null;
  const { question_id, revision, sequence, state, flagged, answer, elapsed_ms: elapsedMs = null } = change;
  const stored = await store(db, {
    ...{ userId, slug, clientId, questionId: question_id, revision, sequence, state, flagged, elapsedMs },
    ...{ answer: answer === undefined ? undefined : canonicalAnswer(answer), receivedAt: now, overBefore: overBefore(now) },
  });
  return stored ? { saved: [{ question_id, revision: stored.revision }], conflicts: [], deadline: stored.deadline } : null;
}
