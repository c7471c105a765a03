import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { UploadAnswer, UploadOptions, UploadRun } from '@api/contract';
import type { Knex } from 'knex';
import { type FileStore, newFileKey } from '../../../../adapters/files/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError, invalidInput } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import type { UploadedFile } from '../../../../http/upload.ts';
import { expectFile, markFileInUse } from '../../../operations/files/index.ts';
import { countUnfinished, findRun, insertRun, listNotes, type RunRow } from './runs.queries.ts';

/** Whether what a run has stored can be taken back. */
export const canTakeBack = ({ state, options, created, updated }: RunRow) =>
  state === 'done' && !options.dry_run && created + updated > 0;

/** Whether a file that was only tried, or refused for some of its rows, can be stored now. */
export const canImport = ({ state, options, created, updated, faults, format }: RunRow) =>
  format !== null &&
  created + updated > 0 &&
  ((state === 'done' && options.dry_run) || (state === 'refused' && faults > 0 && !options.partial));

/** Whether a file that was read and not stored can be tried again. */
export const canTryAgain = ({ state, options, format }: RunRow) =>
  format !== null && ((state === 'done' && options.dry_run) || state === 'refused');

/** A run as staff see it: without the names of files in the store. */
export function presentRun(row: RunRow): UploadRun {
  const { id, kind, file_name, bytes, images_name, format, by, created, updated, skipped, faults, left_out, kept } = row;
  return {
    ...{ id, kind, file_name, bytes, images_name, format, by, created, updated, skipped, faults, left_out, kept },
    options: { ...row.options, places: row.options.places ?? [] },
    state: row.state === 'waiting' && row.stage !== 'waiting' ? 'running' : row.state,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    message: row.message,
    progress: { stage: row.stage, done: row.done, total: row.total },
    taken_back: row.taken_back_at && {
      at: row.taken_back_at.toISOString(),
      by: row.taken_back_name,
      ...{ restored: row.restored, removed: row.removed, stayed: row.stayed },
    },
    can_take_back: canTakeBack(row),
    can_import: canImport(row),
    can_try_again: canTryAgain(row),
    has_rest: row.rest_key !== null,
  };
}

/** Milliseconds within which a response has the result itself; the client follows a longer run. */
const MOMENT_MS = 4_000;
const LOOK_EVERY_MS = 150;
/** The limit of one person's unfinished runs, for their overview and for the disk. */
const MOST_UNFINISHED = 5;
export const UPLOADED = 'application/octet-stream';

const tooMany = () =>
  new ApiError(429, 'too_many_uploads', 'Several files of yours are waiting already. Wait for them, then send this one', {
    headers: { 'Retry-After': '30' },
  });

/** Throws 429 if a user has too many unfinished runs. Within a transaction, the next check of this user waits for its end. */
export async function checkUnfinished(db: Knex, userId: number): Promise<void> {
  await db.raw('SELECT FROM users WHERE id = ? FOR NO KEY UPDATE', [userId]);
  if ((await countUnfinished(db, userId)) >= MOST_UNFINISHED) throw tooMany();
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Keeps a file that came with the call; it is removed again unless a run names it. */
async function keep(db: Knex, files: FileStore, file: UploadedFile, now: Date): Promise<string> {
  const key = newFileKey('upload', UPLOADED);
  await expectFile(db, key, now);
  await files.putFile(key, file.path ?? '', UPLOADED);
  return key;
}

/** Waits a moment for a run to end. */
async function whenEnded(db: Knex, id: number): Promise<RunRow> {
  const until = Date.now() + MOMENT_MS;
  for (;;) {
    const run = await findRun(db, id);
    if (!run) throw new Error(`Run ${id} is gone`);
    if (run.state !== 'waiting' || Date.now() > until) return run;
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Receives a file: stores it, records a run, and leaves the rest to a worker. */
export async function receiveUpload(call: Call<'POST /api/admin/uploads/:kind'>, files: FileStore): Promise<UploadAnswer> {
  const { db, body, params, caller, now, setAccepted } = call;
  const { dry_run = false, partial = false, overwrite_edited = false, verified = false, replace, encoding, ...defaults } = body;
  const file = call.files.find(({ field }) => field === 'file');
  const images = call.files.find(({ field }) => field === 'images');
  if (!file) throw invalidInput([{ path: 'file', message: 'Choose a file' }]);
  await checkUnfinished(db, caller.userId);
  const options: UploadOptions = {
    ...{ dry_run, partial, overwrite_edited, verified, defaults, places: [] },
    ...(encoding && { encoding }),
    ...(replace !== undefined && { replace }),
  };
  const file_key = await keep(db, files, file, now);
  const images_key = images ? await keep(db, files, images, now) : null;
  const id = await inTransaction(db, async (transaction) => {
    await checkUnfinished(transaction, caller.userId);
    for (const key of [file_key, images_key]) if (key) await markFileInUse(transaction, key);
    return insertRun(transaction, {
      ...{ kind: params.kind, file_name: file.name, file_key, images_name: images?.name ?? null, images_key, options },
      ...{ digest: await digestOf(file.path ?? ''), bytes: file.size, created_by: caller.userId, created_at: now },
    });
  });
  const run = await whenEnded(db, id);
  if (run.state === 'waiting') setAccepted();
  const notes = await listNotes(db, id, ['fault']);
  const errors = notes.map(({ row, column, message }) => ({ row, column, message }));
  if (run.state === 'refused' && errors.length === 0) errors.push({ row: null, column: '', message: run.message });
  const { created, updated, skipped } = run;
  return { run: presentRun(run), created, updated, skipped, errors };
}
