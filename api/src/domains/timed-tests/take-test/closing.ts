import { createHash } from 'node:crypto';
import type { FinalState } from '@api/contract';
import type { Knex } from 'knex';
import { markAutomatically } from '../after-test/marking.ts';
import { presentReceipt, presentWork } from '../read-tests/test.presenter.ts';
import {
  type AttemptRow,
  findRunningPast,
  findTestQuestions,
  lockAttemptById,
  storeAutomaticMarks,
  storeEnding,
} from './attempts.queries.ts';
import { endOf, GRACE_MS, isOver } from './deadline.ts';

/** The job lets requests that came in time finish first: longer than a database statement may take. */
const JOB_MARGIN_MS = 20_000;

/**
 * Ends a running attempt with what is stored, and marks what can be marked automatically. Its row must be locked. The digest is the
 * SHA-256 of the final state as compact JSON.
 */
export async function endAttempt(
  transaction: Knex,
  attempt: AttemptRow,
  closedBy: 'learner' | 'time',
  now: Date,
): Promise<AttemptRow> {
  const rows = await findTestQuestions(transaction, attempt.id);
  const ending = {
    submitted_at: endOf(attempt.deadline, now),
    closed_by: closedBy,
    stored: rows.filter(({ state }) => state === 'attempted').length,
    digest: createHash('sha256')
      .update(JSON.stringify(rows.map(presentWork)))
      .digest('hex'),
  };
  await storeEnding(transaction, attempt.id, ending);
  for (const row of rows) {
    const marks = markAutomatically(row, row);
    if (marks) await storeAutomaticMarks(transaction, attempt.id, row.question_id, marks);
  }
  return { ...attempt, ...ending, attempts: 1 };
}

/** The attempt as it stands now: ended first where its time is up. Its row must be locked. */
export async function endIfOver(transaction: Knex, attempt: AttemptRow, now: Date): Promise<AttemptRow> {
  const running = attempt.started_at !== null && attempt.submitted_at === null;
  return running && isOver(attempt.deadline, now) ? endAttempt(transaction, attempt, 'time', now) : attempt;
}

/** What an ended attempt consists of; null while it goes on. */
export async function finalStateOf(db: Knex, attempt: AttemptRow): Promise<FinalState | null> {
  const receipt = presentReceipt(attempt);
  if (receipt === null || attempt.closed_by === null) return null;
  return { receipt, closed_by: attempt.closed_by, questions: (await findTestQuestions(db, attempt.id)).map(presentWork) };
}

/**
 * Ends every attempt whose time is up, learner absent or not, each in a transaction of its own and exactly once however many
 * processes do this at a time. Answers how many this call ended. `userId`: only that person's, without waiting for requests on
 * their way.
 */
export async function closeExpiredTests(db: Knex, now: Date, userId?: number): Promise<number> {
  const margin = GRACE_MS + (userId === undefined ? JOB_MARGIN_MS : 0);
  let ended = 0;
  for (const id of await findRunningPast(db, new Date(now.getTime() - margin), userId)) {
    await db.transaction(async (transaction) => {
      const attempt = await lockAttemptById(transaction, id);
      if (!attempt || attempt.submitted_at !== null) return;
      const after = await endIfOver(transaction, attempt, now);
      if (after.submitted_at !== null) ended += 1;
    });
  }
  return ended;
}
