import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { type JournalEntry, type TakenBack, takeBackQuestions, takeBackTopics } from '../../questions/index.ts';
import type { RunRow } from '../runs/runs.queries.ts';
import { Progress } from './progress.ts';
import type { UploadContext } from './upload-context.ts';
import { countChanges, findChanges, finishRun, insertNotes } from './work.queries.ts';

const BATCH = 200;
const MOST_SHOWN = 1_000;
const HIGHEST_ID = 2_147_483_647;
/** Dependants come first. */
const KINDS = ['question', 'topic', 'subject'] as const;

/** All that a run has changed, what was made last first. */
async function* changesOf(db: Knex, id: number): AsyncGenerator<{ kind: JournalEntry['kind']; entries: JournalEntry[] }> {
  for (const kind of KINDS) {
    let belowId = HIGHEST_ID;
    for (;;) {
      const entries = await findChanges(db, id, { kind, belowId, limit: BATCH });
      if (entries.length === 0) break;
      yield { kind, entries };
      belowId = entries.at(-1)?.id ?? 0;
    }
  }
}

/**
 * Restores what a run has changed, and removes what it has created. What was used or changed since stays and is named.
 * In the run's transaction, so that it happens as a whole.
 */
export async function takeBackRun(transaction: Knex, run: RunRow, context: UploadContext): Promise<void> {
  const now = context.now();
  const by = run.taken_back_by ?? 0;
  const progress = new Progress(context.db, run.id);
  try {
    progress.begin('taking_back', await countChanges(transaction, run.id));
    const total: TakenBack = { restored: 0, removed: 0, stayed: [] };
    let stayed = 0;
    await inTransaction(transaction, async (inner) => {
      for await (const { kind, entries } of changesOf(inner, run.id)) {
        context.signal?.throwIfAborted();
        const part = await (kind === 'question'
          ? takeBackQuestions(inner, entries, { by, now })
          : takeBackTopics(inner, kind, entries));
        total.restored += part.restored;
        total.removed += part.removed;
        stayed += part.stayed.length;
        if (total.stayed.length < MOST_SHOWN) total.stayed.push(...part.stayed);
        progress.add(entries.length);
      }
    });
    const notes = total.stayed.slice(0, MOST_SHOWN).map(({ item, reason: message }) => {
      return { kind: 'stayed' as const, row: null, column: '', item, message };
    });
    await insertNotes(transaction, run.id, notes);
    const { restored, removed } = total;
    await finishRun(transaction, run.id, { state: 'taken_back', taken_back_at: context.now(), restored, removed, stayed });
    const details = { file: run.file_name, restored, removed, stayed };
    const reason = run.take_back_reason;
    await noteStaffAction(transaction, { by, action: 'upload.taken_back', objectId: run.id, reason, details }, now);
  } finally {
    await progress.end();
  }
}
