import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { UploadAnswer, UploadOptions } from '@api/contract';
import type { Knex } from 'knex';
import { type FileStore, newFileKey } from '../../../../adapters/files/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError, invalidInput } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import type { UploadedFile } from '../../../../http/upload.ts';
import { expectFile, keepFile } from '../../../operations/files/index.ts';
import { presentRun } from './runs.presenter.ts';
import { countUnfinished, findRun, insertRun, listNotes, type RunRow } from './runs.queries.ts';

/** A call is answered with the result where it is there by then; it is followed otherwise. Milliseconds. */
const MOMENT_MS = 4_000;
const LOOK_EVERY_MS = 150;
/** The limit of one person's unfinished runs, for their overview and for the disk. */
const MOST_UNFINISHED = 5;
export const UPLOADED = 'application/octet-stream';

const tooMany = () =>
  new ApiError(429, 'too_many_uploads', 'Several files of yours are waiting already. Wait for them, then send this one', {
    headers: { 'Retry-After': '30' },
  });

/** Throws 429 if a user has too many unfinished runs. */
export async function checkUnfinished(db: Knex, userId: number): Promise<void> {
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
  const { dry_run = false, partial = false, overwrite_edited = false, verified = false, encoding, ...defaults } = body;
  const file = call.files.find(({ field }) => field === 'file');
  const images = call.files.find(({ field }) => field === 'images');
  if (!file) throw invalidInput([{ path: 'file', message: 'Choose a file' }]);
  await checkUnfinished(db, caller.userId);
  const options: UploadOptions = {
    ...{ dry_run, partial, overwrite_edited, verified, defaults, places: [] },
    ...(encoding && { encoding }),
  };
  const file_key = await keep(db, files, file, now);
  const images_key = images ? await keep(db, files, images, now) : null;
  const id = await inTransaction(db, async (transaction) => {
    for (const key of [file_key, images_key]) if (key) await keepFile(transaction, key);
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
