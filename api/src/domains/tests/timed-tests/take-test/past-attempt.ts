import type { LearnerAnswer, QuestionState } from '@api/contract';
import type { Knex } from 'knex';
import { lockAttemptById, storeStart } from '../attempts.queries.ts';
import { canonicalAnswer } from '../work.ts';
import { endAttempt } from './closing.ts';
import { deadlineOf, type Timing } from './deadline.ts';
import { storeChanges } from './save-changes.queries.ts';

/** A change as a learner made it at the time. */
export interface PastChange {
  questionId: number;
  state: QuestionState;
  flagged: boolean;
  answer: LearnerAnswer | null;
  elapsedMs: number;
  at: Date;
}

export interface PastAttempt {
  timing: Timing;
  /** Oldest first. */
  changes: readonly PastChange[];
  /** Null while it continues. */
  end: { by: 'learner' | 'time'; at: Date } | null;
}

/** Writes down an attempt of the past as the calls would have at the time: log, present work, receipt, automatic marks. */
export async function recordPastAttempt(transaction: Knex, testId: number, { timing, changes, end }: PastAttempt): Promise<void> {
  const { extraTime: extra_time, untimed, startedAt: started_at } = timing;
  const deadline = deadlineOf(timing);
  await storeStart(transaction, testId, { started_at, deadline, extra_time, untimed });
  const revisions = new Map<number, number>();
  const entries = changes.map(({ questionId, state, flagged, answer, elapsedMs, at }, index) => {
    const based_on = revisions.get(questionId) ?? 0;
    revisions.set(questionId, based_on + 1);
    return {
      ...{ question_id: questionId, revision: based_on + 1, based_on, client_id: 'past', sequence: index + 1 },
      ...{ elapsed_ms: elapsedMs, received_at: at, state, flagged, answer: canonicalAnswer(answer) },
    };
  });
  if (!(await storeChanges(transaction, testId, entries))) throw new Error('A past attempt is written down once');
  if (!end) return;
  const attempt = await lockAttemptById(transaction, testId);
  if (attempt) await endAttempt(transaction, attempt, end.by, end.at);
}
