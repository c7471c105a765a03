import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { difficultyOf } from '../model/abilities.ts';
import { refreshOutdatedSums } from '../record/record-evidence.ts';
import {
  gatherTries,
  levelOf,
  listTriedParts,
  listTriedQuestions,
  markSumsOutdated,
  storeStatistics,
  takeTurn,
} from './statistics.queries.ts';

/** Longer than between two runs of the job, so that no change by staff falls between them. */
const CHANGES_MS = 49 * 3_600_000;

/** Computes the statistics of all questions; returns the count. Of several processes one does so, the others do nothing. */
async function compute(transaction: Knex, now: Date): Promise<number> {
  if (!(await takeTurn(transaction))) return 0;
  await gatherTries(transaction);
  const parts = await listTriedParts(transaction);
  const questions = (await listTriedQuestions(transaction)).map((tries) => ({
    ...tries,
    difficulty: difficultyOf(tries.stated, tries),
  }));
  await storeStatistics(
    transaction,
    questions.map(({ question_id, learners, facility, discrimination, median_seconds, difficulty }) => ({
      ...{ question_id, tried: learners, facility, discrimination, median_seconds, difficulty },
      parts: parts.get(question_id) ?? [],
    })),
    now,
  );
  const moved = questions.filter(({ stated, before, difficulty }) => levelOf(before ?? stated) !== levelOf(difficulty));
  await markSumsOutdated(
    transaction,
    moved.map(({ question_id }) => question_id),
    new Date(now.getTime() - CHANGES_MS),
  );
  return questions.length;
}

/**
 * Updates question statistics (facility, discrimination, time, wrong answers, difficulty), and then the sums of
 * learners whose estimates they change. If a process dies in between, the sums stay marked as outdated: the next run,
 * or their learner's next read, recomputes them.
 */
export async function refreshStatistics(db: Knex, now: Date): Promise<number> {
  const computed = await inTransaction(db, (transaction) => compute(transaction, now));
  await refreshOutdatedSums(db);
  return computed;
}
