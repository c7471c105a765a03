import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { isDatabaseUnavailable } from '../../../../db/sqlstate.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { highestQuestionNumber } from '../editing/content/editable.queries.ts';
import { type Changeable, findChangeable, findKnownTopics, type KnownTopics } from './changeable.queries.ts';
import {
  allowTime,
  type ChangeRow,
  claimChange,
  type FormerState,
  findChange,
  formerStates,
  insertItems,
  listOpenChanges,
  questionsOfChange,
  updateChange,
  type Write,
  writeMany,
} from './changes.queries.ts';
import { fieldsChanged, planChange, Tally } from './plan.ts';

/** The size of a slice, whose questions are locked for some tenths of a second. */
const SLICE = 500;

/** Numbers for questions that move to a topic, from the next on. */
async function numbering(db: Knex, topicId: number | undefined): Promise<() => number> {
  let last = topicId === undefined ? 0 : await highestQuestionNumber(db, topicId);
  return () => {
    last += 1;
    return last;
  };
}

/** Applies the next slice of a change. Returns whether there is more. */
async function makeSlice(transaction: Knex, row: ChangeRow, now: Date): Promise<boolean> {
  const { id, change, total, staff_id } = row;
  const tally = new Tally(row.changed, row.left_alone);
  const topics = await findKnownTopics(transaction, [...(change.topic ? [change.topic] : []), ...(change.add_topics ?? [])]);
  const nextNumber = await numbering(transaction, change.topic);
  const ids = await questionsOfChange(transaction, id, row.progress, SLICE);
  const writes: Write[] = [];
  for (const before of await findChangeable(transaction, ids, { lock: true })) {
    const planned = planChange(before, change, topics);
    tally.add(planned);
    if (planned.outcome !== 'changed') continue;
    const { after, fields } = planned;
    writes.push({ after, fields, question_number: fields.includes('topic') ? nextNumber() : null, restored_from: null });
  }
  await insertItems(transaction, id, await writeMany(transaction, writes, { kind: 'edited', by: staff_id, now }));
  const { changed, left } = tally;
  const progress = Math.min(row.progress + SLICE, total);
  const state = progress === total ? 'done' : 'waiting';
  await updateChange(transaction, id, { state, progress, changed, left_alone: JSON.stringify(left) });
  if (state === 'waiting') return true;
  if (staff_id === null || changed === 0) return false;
  const details = {
    questions: changed,
    ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)])),
  };
  await noteStaffAction(
    transaction,
    { by: staff_id, action: 'bulk_change.made', objectId: id, reason: row.reason, details },
    now,
  );
  return false;
}

/** The state to restore a question to; null if its former topic no longer exists. */
function formerOf(before: Changeable, { former }: FormerState, topics: KnownTopics): Changeable | null {
  if (!topics.has(former.topic)) return null;
  const { visible, verified, topic_changed, difficulty, topic: topic_id, OtherTopicsOnQuestion } = former;
  const others = OtherTopicsOnQuestion.filter((id) => topics.has(id));
  return { ...before, visible, verified, topic_changed, difficulty, topic_id, others };
}

async function undoBatch(transaction: Knex, states: readonly FormerState[], tally: Tally): Promise<Write[]> {
  const named = states.flatMap(({ former }) => [former.topic, ...former.OtherTopicsOnQuestion]);
  const topics = await findKnownTopics(transaction, [...new Set(named)]);
  const changeable = await findChangeable(
    transaction,
    states.map(({ question_id }) => question_id),
    { lock: true },
  );
  const byId = new Map(changeable.map((question) => [question.id, question]));
  return states.flatMap((state) => {
    const before = byId.get(state.question_id);
    if (!before) return [];
    const after = formerOf(before, state, topics);
    const reason = before.deleted
      ? 'deleted'
      : before.version !== state.version_after
        ? 'edited_since'
        : after
          ? null
          : 'topic_gone';
    if (reason || !after) {
      tally.leave(before.id, reason ?? 'topic_gone');
      return [];
    }
    tally.changed += 1;
    const fields = fieldsChanged(before, after);
    const question_number = fields.includes('topic') ? state.former.question_number : null;
    return [{ after, fields, question_number, restored_from: state.version_before }];
  });
}

/** Undoes the next slice of a change. Returns whether there is more. */
async function undoSlice(transaction: Knex, row: ChangeRow, now: Date): Promise<boolean> {
  const tally = new Tally(row.undone, row.undo_left);
  const states = await formerStates(transaction, row.id, row.undo_progress, SLICE);
  await writeMany(transaction, await undoBatch(transaction, states, tally), { kind: 'restored', by: row.undo_by, now });
  const { changed, left } = tally;
  const more = states.length === SLICE;
  const columns = { undo_progress: row.undo_progress + states.length, undone: changed, undo_left: JSON.stringify(left) };
  await updateChange(transaction, row.id, { ...columns, ...(!more && { state: 'undone', undone_at: now }) });
  if (more || row.undo_by === null) return more;
  const details = { questions: changed, left: left.reduce((sum, { count }) => sum + count, 0) };
  await noteStaffAction(transaction, { by: row.undo_by, action: 'bulk_change.undone', objectId: row.id, details }, now);
  return false;
}

/**
 * Processes the next slice of a change. Returns whether there is more. A change that another process works on is
 * skipped.
 */
async function nextSlice(db: Knex, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await allowTime(transaction);
    if (!(await claimChange(transaction, id))) return false;
    const row = await findChange(transaction, id);
    if (row?.state === 'waiting') return makeSlice(transaction, row, now);
    return row?.state === 'undoing' ? undoSlice(transaction, row, now) : false;
  });
}

/** Handles a change with a slice that can be neither applied nor reverted. */
async function giveUp(db: Knex, id: number): Promise<void> {
  const row = await findChange(db, id);
  // An interrupted undo can be requested again.
  if (row?.state === 'undoing') await updateChange(db, id, { state: 'done' });
  if (row?.state !== 'waiting') return;
  // A change is all or nothing: a failed one is undone.
  const made = row.changed > 0;
  await updateChange(db, id, made ? { state: 'undoing', undo_by: row.staff_id } : { state: 'failed' });
}

/**
 * Processes a change slice by slice, each in its own transaction: an editor of one of its questions waits for a
 * slice at most. After a crash or a database outage it resumes. Rethrows an error once that is recorded.
 */
export async function runChange(db: Knex, id: number, now: Date): Promise<void> {
  try {
    while (await nextSlice(db, id, now));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) await giveUp(db, id);
    throw error;
  }
}

/** Runs all waiting changes; returns the count. */
export async function runOpenChanges({ db, now, log }: { db: Knex; now: Date; log: Logger }): Promise<number> {
  const open = await listOpenChanges(db);
  for (const id of open) {
    await runChange(db, id, now).catch((error: unknown) => log.error({ err: error, change: id }, 'bulk change failed'));
  }
  return open.length;
}
