import type { QuestionChange, QuestionConflict } from '@api/contract';
import type { Knex } from 'knex';
import { batchedQuery } from '../../../../db/batching.ts';
import { invalidInput } from '../../../../errors.ts';
import type { ChangeRow } from '../attempts.queries.ts';
import { presentWork } from '../test.presenter.ts';
import { noSuchTest } from '../tests.errors.ts';
import { canonicalAnswer } from '../work.ts';
import { isRunning, overBefore } from './deadline.ts';
import { History, judge } from './merging.ts';
import {
  type AttemptToSave,
  findAttemptToSave,
  MAX_BATCH_SIZE,
  type Sender,
  storeChanges,
  storeNextChanges,
} from './save-changes.queries.ts';

export interface Saving extends Sender {
  now: Date;
  changes: readonly QuestionChange[];
}

interface SavedChanges {
  saved: { question_id: number; revision: number }[];
  conflicts: QuestionConflict[];
}

/** The result of saving, and the deadline of the test. */
export type Outcome = SavedChanges & { deadline: Date | null };

/** The relevant log entries by question. Throws 422 for a change of a question that is not in the test. */
function historiesOf({ works, entries }: AttemptToSave, { clientId, changes }: Saving): Map<number, History<ChangeRow>> {
  const histories = new Map(works.map((work) => [work.question_id, new History<ChangeRow>(clientId, work)]));
  if (changes.some(({ question_id }) => !histories.has(question_id)))
    throw invalidInput([{ path: 'body.changes', message: 'Not a question of this test' }]);
  for (const entry of entries) histories.get(entry.question_id)?.add(entry);
  return histories;
}

function conflictOf(change: QuestionChange, { latest }: History<ChangeRow>): QuestionConflict {
  if (!latest) throw new Error('A conflict without another change');
  const stored = { ...presentWork(latest), client_id: latest.client_id, changed_at: latest.received_at.toISOString() };
  return { question_id: change.question_id, yours: change, stored };
}

/** Judges changes one after the other: stored, known, or in conflict. */
function judgeAll(attempt: AttemptToSave, saving: Saving): SavedChanges & { entries: ChangeRow[] } {
  const saved: SavedChanges['saved'] = [];
  const conflicts: QuestionConflict[] = [];
  const entries: ChangeRow[] = [];
  const histories = historiesOf(attempt, saving);
  for (const change of saving.changes) {
    const history = histories.get(change.question_id) as History<ChangeRow>;
    const { question_id, elapsed_ms = null } = change;
    const verdict = judge(history, change);
    if (verdict.kind === 'conflict') conflicts.push(conflictOf(change, history));
    else if (verdict.kind === 'known') saved.push({ question_id, revision: verdict.revision });
    else {
      const revision = history.current.revision + 1;
      const { sequence, work } = verdict;
      const logged = { question_id, revision, based_on: change.revision, client_id: saving.clientId, sequence, elapsed_ms };
      const entry = { ...logged, received_at: saving.now, ...work };
      history.add(entry);
      entries.push(entry);
      saved.push({ question_id, revision });
    }
  }
  return { saved, conflicts, entries };
}

/**
 * Saves changes of a running test, or returns the work in conflict with them, in two statements, whatever the number of
 * changes and the length of the log. Null, with nothing written, if the test does not run, or the same questions have
 * been written since they were read: never if its row was locked before.
 * @throws ApiError 404 for a test that is not the sender's, 422 for a question that is not in it.
 */
export async function saveChanges(db: Knex, saving: Saving): Promise<Outcome | null> {
  const attempt = await findAttemptToSave(db, saving, saving.changes);
  if (!attempt) throw noSuchTest();
  if (!isRunning(attempt, saving.now)) return null;
  const { entries, saved, conflicts } = judgeAll(attempt, saving);
  return (await storeChanges(db, attempt.id, entries)) ? { deadline: attempt.deadline, saved, conflicts } : null;
}

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
