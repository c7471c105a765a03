import type { Knex } from 'knex';
import { applyDeferredUpdates } from '../../../../adapters/search/index.ts';
import { inTransaction, inTransactionWithoutRetry } from '../../../../db/in-transaction.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { type JournalEntry, type TakenBack, takeBackQuestions, takeBackTopics } from '../../questions/index.ts';
import type { RunRow } from '../runs/runs.queries.ts';
import { Progress, type UploadContext } from './progress.ts';
import { storeFile } from './store-file.ts';
import {
  claimRun,
  countChanges,
  findChanges,
  finishRun,
  forgetAttempt,
  hasDueRun,
  insertNotes,
  noteAttempt,
} from './work.queries.ts';

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
async function takeBackRun(transaction: Knex, run: RunRow, context: UploadContext): Promise<void> {
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

/** A file that ends its process, or our own fault, is not tried for ever. */
const MOST_ATTEMPTS = 3;
const GIVEN_UP = 'Something went wrong several times, so nothing was changed. Please tell us which file it was';

const NOBODY = 'The account that asked for this is gone';

/** Works on one run; returns false if none waits. */
async function workOnOne(context: UploadContext): Promise<boolean> {
  const { db, log } = context;
  if (context.signal?.aborted || !(await hasDueRun(db))) return false;
  return inTransactionWithoutRetry(db, async (transaction) => {
    const run = await claimRun(transaction);
    if (!run) return false;
    if ((run.state === 'taking_back' ? run.taken_back_by : run.created_by) === null) {
      await finishRun(transaction, run.id, { state: 'failed', message: NOBODY, finished_at: context.now() });
      return true;
    }
    const attempt = await noteAttempt(db, run.id);
    if (attempt > MOST_ATTEMPTS) {
      const state = run.state === 'taking_back' ? 'done' : 'failed';
      await finishRun(transaction, run.id, { state, message: GIVEN_UP, finished_at: context.now() });
      return true;
    }
    try {
      if (run.state === 'taking_back') await takeBackRun(transaction, run, context);
      else await storeFile(transaction, run, context);
    } catch (error) {
      if (context.signal?.aborted) await forgetAttempt(db, run.id);
      log.warn({ err: error, upload: run.id, attempt }, 'upload not finished');
      throw error;
    }
    log.info({ upload: run.id }, 'upload finished');
    return true;
  });
}

/** Works on every waiting upload, oldest first. Returns the count. Several processes may do so at once. */
export async function workOnUploads(context: UploadContext): Promise<number> {
  let done = 0;
  while (await workOnOne(context)) {
    done += 1;
    await applyDeferredUpdates(context.db);
  }
  return done;
}
