import { applyDeferredUpdates } from '../../../../adapters/search/index.ts';
import { inTransactionOnce } from '../../../../db/in-transaction.ts';
import { storeFile } from './store-file.ts';
import { takeBackRun } from './take-back.ts';
import type { UploadContext } from './upload-context.ts';
import { claimRun, finishRun, forgetAttempt, hasDueRun, noteAttempt } from './work.queries.ts';

/** A file that ends its process, or our own fault, is not tried for ever. */
const MOST_ATTEMPTS = 3;
const GIVEN_UP = 'Something went wrong several times, so nothing was changed. Please tell us which file it was';

const NOBODY = 'The account that asked for this is gone';

/** Works on one run; returns false if none waits. */
async function workOnOne(context: UploadContext): Promise<boolean> {
  const { db, log } = context;
  if (context.signal?.aborted || !(await hasDueRun(db))) return false;
  return inTransactionOnce(db, async (transaction) => {
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
