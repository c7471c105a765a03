import type { Knex } from 'knex';
import { Together } from '../../../db/together.ts';
import { overBefore } from './deadline.ts';
import { canonicalAnswer } from './merging.ts';
import { MOST_TOGETHER, type NextChange, type StoredChange, storeNextChanges } from './next-changes.queries.ts';
import type { Outcome, Saving } from './save-changes.ts';

/** So many statements of one process store changes at once; one that waits for the disk holds the others up no longer than that. */
const MOST_RUNNING = 2;

type Storing = Together<NextChange, StoredChange | undefined>;

const storing = new WeakMap<Knex, Storing>();

/** What stores the changes of a process: its learners' in one statement where many come at a time. */
function storingIn(db: Knex): Storing {
  const known = storing.get(db);
  if (known) return known;
  const made: Storing = new Together((changes) => storeNextChanges(db, changes), {
    mostRunning: MOST_RUNNING,
    mostTogether: MOST_TOGETHER,
  });
  storing.set(db, made);
  return made;
}

/**
 * Saves a single change with a number that comes next, as nearly all do: nothing has been stored on its question since what its sender knew. No
 * rule has anything to weigh there, so it is stored in one statement, without being read before. Null, with nothing written, where it is none.
 */
export async function saveNextChange(db: Knex, { userId, slug, clientId, now, changes }: Saving): Promise<Outcome | null> {
  const [change, ...more] = changes;
  if (change?.sequence === undefined || more.length > 0) return null;
  const { question_id, revision, sequence, state, flagged, answer, elapsed_ms: elapsedMs = null } = change;
  const stored = await storingIn(db).do({
    ...{ userId, slug, clientId, questionId: question_id, revision, sequence, state, flagged, elapsedMs },
    ...{ answer: answer === undefined ? undefined : canonicalAnswer(answer), receivedAt: now, overBefore: overBefore(now) },
  });
  return stored ? { saved: [{ question_id, revision: stored.revision }], conflicts: [], deadline: stored.deadline } : null;
}
