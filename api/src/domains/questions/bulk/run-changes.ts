import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '../../../db/in-transaction.ts';
import { noteStaffAction } from '../../staff-log/index.ts';
import {
  allowTime,
  type ChangeRow,
  type FormerState,
  findChange,
  findChangeable,
  findKnownTopics,
  formerStates,
  highestNumber,
  insertItems,
  listOpenChanges,
  questionsOfChange,
  takeChange,
  updateChange,
  type Write,
  writeMany,
} from './bulk.queries.ts';
import { type Changeable, fieldsChanged, type KnownTopics, planChange, Tally } from './plan.ts';

/** Questions that are worked on at once: memory and statements stay as small for any number of them. */
const BATCH = 1_000;

/** Numbers for questions that move to a topic, from the next on. */
async function numbering(db: Knex, topicId: number | undefined): Promise<() => number> {
  let last = topicId === undefined ? 0 : await highestNumber(db, topicId);
  return () => {
    last += 1;
    return last;
  };
}

async function make(transaction: Knex, row: ChangeRow, now: Date, progress: (done: number) => Promise<void>): Promise<void> {
  const { id, change, total, staff_id } = row;
  const tally = new Tally();
  const topics = await findKnownTopics(transaction, [...(change.topic ? [change.topic] : []), ...(change.add_topics ?? [])]);
  const nextNumber = await numbering(transaction, change.topic);
  for (let from = 0; from < total; from += BATCH) {
    const ids = await questionsOfChange(transaction, id, from, BATCH);
    const writes: Write[] = [];
    for (const before of await findChangeable(transaction, ids, { lock: true })) {
      const planned = planChange(before, change, topics);
      tally.add(planned);
      if (planned.outcome !== 'changed') continue;
      const { after, fields } = planned;
      writes.push({ after, fields, question_number: fields.includes('topic') ? nextNumber() : null, restored_from: null });
    }
    await insertItems(transaction, id, await writeMany(transaction, writes, { kind: 'edited', by: staff_id, now }));
    await progress(Math.min(from + BATCH, total));
  }
  const { changed, left } = tally;
  await updateChange(transaction, id, { state: 'done', progress: total, changed, left_alone: JSON.stringify(left) });
  if (staff_id === null || changed === 0) return;
  const details = {
    questions: changed,
    ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)])),
  };
  await noteStaffAction(
    transaction,
    { by: staff_id, action: 'bulk_change.made', objectId: id, reason: row.reason, details },
    now,
  );
}

/** What a question is to become again; null where its former topic is gone. */
function formerOf(before: Changeable, { former }: FormerState, topics: KnownTopics): Changeable | null {
  if (!topics.has(former.topic)) return null;
  const { visible, verified, topic_changed, difficulty, topic: topic_id, OtherTopicsOnQuestion } = former;
  const others = OtherTopicsOnQuestion.filter((id) => topics.has(id));
  return { ...before, visible, verified, topic_changed, difficulty, topic_id, others };
}

async function undoBatch(transaction: Knex, states: readonly FormerState[], tally: Tally): Promise<Write[]> {
  const named = states.flatMap(({ former }) => [former.topic, ...former.OtherTopicsOnQuestion]);
  const topics = await findKnownTopics(transaction, [...new Set(named)]);
  const stands = await findChangeable(
    transaction,
    states.map(({ question_id }) => question_id),
    { lock: true },
  );
  const byId = new Map(stands.map((question) => [question.id, question]));
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

async function undo(transaction: Knex, row: ChangeRow, now: Date, progress: (done: number) => Promise<void>): Promise<void> {
  const tally = new Tally();
  const options = { kind: 'restored', by: row.undo_by, now } as const;
  let looked = 0;
  for (let afterId = 0; ; ) {
    const states = await formerStates(transaction, row.id, afterId, BATCH);
    await writeMany(transaction, await undoBatch(transaction, states, tally), options);
    looked += states.length;
    await progress(looked);
    if (states.length < BATCH) break;
    afterId = states.at(-1)?.question_id ?? afterId;
  }
  const { changed, left } = tally;
  const columns = { state: 'undone', undone_at: now, undone: changed, undo_left: JSON.stringify(left) } as const;
  await updateChange(transaction, row.id, columns);
  if (row.undo_by === null) return;
  const details = { questions: changed, left: left.reduce((sum, { count }) => sum + count, 0) };
  await noteStaffAction(transaction, { by: row.undo_by, action: 'bulk_change.undone', objectId: row.id, details }, now);
}

/**
 * Carries out what a change waits for, in one transaction: it is made, or taken back, as a whole or not at all. Another process that has it in
 * hand already is left to it; what a process leaves behind that dies waits for the next. Rethrows what went wrong once that is written down.
 */
export async function runChange(db: Knex, id: number, now: Date): Promise<void> {
  // Outside the transaction, so that whoever waits sees it.
  const progress = (done: number) => updateChange(db, id, { progress: done });
  try {
    await inTransaction(db, async (transaction) => {
      await allowTime(transaction);
      if (!(await takeChange(transaction, id))) return;
      const row = await findChange(transaction, id);
      if (row?.state === 'waiting') await make(transaction, row, now, progress);
      if (row?.state === 'undoing') await undo(transaction, row, now, progress);
    });
  } catch (error) {
    // Nothing of it was stored: what was not made has failed, what was not taken back stands.
    const row = await findChange(db, id);
    if (row?.state === 'waiting') await updateChange(db, id, { state: 'failed' });
    if (row?.state === 'undoing') await updateChange(db, id, { state: 'done' });
    throw error;
  }
}

/** Carries out all changes that wait; answers of how many. */
export async function runOpenChanges({ db, now, log }: { db: Knex; now: Date; log: Logger }): Promise<number> {
  const open = await listOpenChanges(db);
  for (const id of open) {
    await runChange(db, id, now).catch((error: unknown) => log.error({ err: error, change: id }, 'bulk change failed'));
  }
  return open.length;
}
