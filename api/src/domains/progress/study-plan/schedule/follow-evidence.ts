import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { type EvidenceRow, listEvidenceAfter } from '../../evidence/index.ts';
import { addEvidence } from '../choose-day/memory.ts';
import {
  clearSchedule,
  findFollowed,
  findIdeas,
  findScheduled,
  lockFollowed,
  storeFollowed,
  storeScheduled,
} from './schedule.queries.ts';

const BATCH = 500;

const after = (db: Knex, userId: number, id: number) => listEvidenceAfter(db, { userId, after: id, limit: BATCH });

/** Adds pieces of evidence to the ideas that they are about. What was skipped in a test was not tried. */
async function schedule(transaction: Knex, userId: number, rows: readonly EvidenceRow[]): Promise<void> {
  const tried = rows.filter(({ outcome }) => outcome !== 'skipped');
  const ideas = await findIdeas(transaction, [...new Set(tried.map(({ question_id }) => question_id))]);
  const scheduled = await findScheduled(transaction, userId, [...new Set(ideas.values())]);
  for (const row of tried) {
    const idea = ideas.get(row.question_id);
    if (idea === undefined) continue;
    const piece = {
      questionId: row.question_id,
      part: row.part,
      at: row.at,
      marking: row.place === 'self_marked' || row.place === 'graded',
      gaveUp: row.outcome === 'gave_up',
      marks: row.marks,
      of: row.of,
      helped: row.hint_seen || row.solution_seen,
    };
    scheduled.set(idea, addEvidence(scheduled.get(idea) ?? null, piece));
  }
  await storeScheduled(transaction, userId, scheduled);
}

async function follow(transaction: Knex, userId: number, from: number): Promise<void> {
  let followed = from;
  for (;;) {
    const rows = await after(transaction, userId, followed);
    const last = rows.at(-1);
    if (!last) break;
    await schedule(transaction, userId, rows);
    followed = last.id;
    if (rows.length < BATCH) break;
  }
  if (followed > from) await storeFollowed(transaction, userId, followed);
}

/**
 * Updates a learner's schedule from their evidence. Called before the schedule is read: writers of evidence need not
 * notify it, and after a crash the next call catches up. Writes only if there is something new.
 */
export async function followEvidence(db: Knex, userId: number): Promise<void> {
  const [next] = await listEvidenceAfter(db, { userId, after: await findFollowed(db, userId), limit: 1 });
  if (!next) return;
  await inTransaction(db, async (transaction) => follow(transaction, userId, await lockFollowed(transaction, userId)));
}

/** Recomputes a learner's schedule from scratch: the same as before, unless the algorithm has changed. */
export async function rebuildSchedule(db: Knex, userId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockFollowed(transaction, userId);
    await clearSchedule(transaction, userId);
    await follow(transaction, userId, 0);
  });
}
