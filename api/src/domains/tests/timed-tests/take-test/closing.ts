import { createHash } from 'node:crypto';
import type { FinalState } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import {
  type AttemptRow,
  CLOSED_AT_A_TIME,
  findRunningPast,
  findTestQuestions,
  lockAttemptById,
  storeAutomaticMarks,
  storeEnding,
  sumAssignedMarks,
} from '../attempts.queries.ts';
import { markAutomatically } from '../marking/marking.ts';
import { recordEndedTest } from '../marking/test-evidence.ts';
import { presentReceipt, presentWork } from '../test.presenter.ts';
import { endOf, GRACE_MS, isDueToEnd } from './deadline.ts';

/** The job lets requests that came in time finish first: longer than a database statement may take. */
const JOB_MARGIN_MS = 20_000;

/**
 * Ends a running attempt with what is stored, marks what can be marked automatically, and writes down what that says of
 * its learner. Its row must be locked. The digest is the
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
  if (attempt.assigned) await sumAssignedMarks(transaction, attempt.id);
  await recordEndedTest(transaction, { ...attempt, submitted_at: ending.submitted_at }, rows, now);
  return { ...attempt, ...ending, attempts: 1 };
}

/** The current attempt: ended first if its time is up. Its row must be locked. */
export async function endIfOver(transaction: Knex, attempt: AttemptRow, now: Date): Promise<AttemptRow> {
  return isDueToEnd(attempt, now) ? endAttempt(transaction, attempt, 'time', now) : attempt;
}

/** The content of an ended attempt; null while it runs. */
export async function finalStateOf(db: Knex, attempt: AttemptRow): Promise<FinalState | null> {
  const receipt = presentReceipt(attempt);
  if (receipt === null || attempt.closed_by === null) return null;
  return { receipt, closed_by: attempt.closed_by, questions: (await findTestQuestions(db, attempt.id)).map(presentWork) };
}

/** Ends one attempt, unless it has ended since. Returns whether it did. */
async function closeOne(db: Knex, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const attempt = await lockAttemptById(transaction, id);
    if (!attempt || attempt.submitted_at !== null) return false;
    return (await endIfOver(transaction, attempt, now)).submitted_at !== null;
  });
}

/**
 * Ends every overdue attempt, whether or not the learner is present, each in a transaction of its own and exactly once,
 * however many processes do this at a time. Returns how many this call ended. `userId`: only that learner's, without
 * waiting for requests under way. One that cannot be ended does not block the others; the job then throws the error at
 * the end, while a read ignores it.
 */
export async function closeExpiredTests(db: Knex, now: Date, userId?: number): Promise<number> {
  const margin = GRACE_MS + (userId === undefined ? JOB_MARGIN_MS : 0);
  const moment = new Date(now.getTime() - margin);
  const tried: number[] = [];
  const failures: unknown[] = [];
  let ended = 0;
  for (let found = CLOSED_AT_A_TIME; found === CLOSED_AT_A_TIME; ) {
    const ids = await findRunningPast(db, { moment, userId, without: tried });
    found = ids.length;
    for (const id of ids) {
      tried.push(id);
      try {
        if (await closeOne(db, id, now)) ended += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0 && userId === undefined)
    throw new AggregateError(failures, `${failures.length} of ${tried.length} tests could not be closed`);
  return ended;
}
