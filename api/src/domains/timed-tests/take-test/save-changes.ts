import type { QuestionChange, QuestionConflict } from '@api/contract';
import type { Knex } from 'knex';
import { invalidInput } from '../../../errors.ts';
import { type ChangeRow, findEntriesThatCount, storeChanges, type WorkRow } from '../attempts.queries.ts';
import { presentWork } from '../test.presenter.ts';
import { History, judge, seenBy } from './merging.ts';

/** Whose changes of which test. */
export interface Saving {
  testId: number;
  clientId: string;
  now: Date;
  /** The present work on every question of the test, whose row is locked. */
  works: readonly WorkRow[];
}

export interface SavedChanges {
  saved: { question_id: number; revision: number }[];
  conflicts: QuestionConflict[];
}

/** What counts of the log for these changes, by question. Throws 422 for a question that is not of the test. */
async function readHistories(
  transaction: Knex,
  { testId, clientId, works }: Saving,
  changes: readonly QuestionChange[],
): Promise<Map<number, History<ChangeRow>>> {
  const workOn = new Map(works.map((work) => [work.question_id, work]));
  const asked = changes.map((change) => {
    const current = workOn.get(change.question_id);
    if (!current) throw invalidInput([{ path: 'body.changes', message: 'Not a question of this test' }]);
    return { question_id: change.question_id, seen: seenBy(change, current), sequence: change.sequence };
  });
  const histories = new Map(works.map((work) => [work.question_id, new History<ChangeRow>(clientId, work)]));
  for (const entry of await findEntriesThatCount(transaction, testId, clientId, asked))
    histories.get(entry.question_id)?.add(entry);
  return histories;
}

function conflictOf(change: QuestionChange, { latest }: History<ChangeRow>): QuestionConflict {
  if (!latest) throw new Error('A conflict without another change');
  const stored = { ...presentWork(latest), client_id: latest.client_id, changed_at: latest.received_at.toISOString() };
  return { question_id: change.question_id, yours: change, stored };
}

/**
 * Saves changes one after the other, or says which other work stands against them. Takes three statements, whatever their number and
 * the length of the log.
 */
export async function saveChanges(transaction: Knex, saving: Saving, changes: readonly QuestionChange[]): Promise<SavedChanges> {
  const saved: SavedChanges['saved'] = [];
  const conflicts: QuestionConflict[] = [];
  const entries: ChangeRow[] = [];
  const histories = changes.length === 0 ? new Map() : await readHistories(transaction, saving, changes);
  for (const change of changes) {
    const history: History<ChangeRow> = histories.get(change.question_id);
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
  await storeChanges(transaction, saving.testId, entries);
  return { saved, conflicts };
}
