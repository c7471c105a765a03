import { missingPermission } from '@api/contract';
import type { Knex } from 'knex';
import { type FileStore, newFileKey } from '../../../../adapters/files/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { invalidInput, notAllowed, notFound } from '../../../../errors.ts';
import { may } from '../../../../http/caller.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { isGradingPaid } from '../../../billing/plans-and-payments/index.ts';
import { cleanImage, expectFile, ImageRefused, markFileInUse } from '../../../operations/files/index.ts';
import { queueGrading } from '../../grading-orders/index.ts';
import { requireOwnClaim } from '../claims.ts';
import { sheetLocked, sheetRefused } from '../grading.errors.ts';
import { findGradedTest, findGrading, lockGrading, noteGradingEvent, storeSheet, updateGrading } from '../gradings.queries.ts';
import { bindPhotos, inspect } from '../pdf/pdf-work.ts';
import { readTestGrading, requireAttemptedTest } from './test-grading.service.ts';

type UploadCall = Call<'POST /api/test/:slug/upload-answer'>;

const PDF = 'application/pdf';
const UPLOADS: RateLimit = { name: 'upload-answer', tries: 30, windowMs: 3_600_000 };

export const limitUploads = ({ db, caller, now }: Pick<UploadCall, 'db' | 'caller' | 'now'>) =>
  countTry(db, UPLOADS, caller.userId, now);

interface TakenSheet {
  name: string;
  bytes: Buffer;
  pageCount: number;
}

/** The uploaded PDF, without active content. */
async function requirePdf({ caller, files }: Pick<UploadCall, 'caller' | 'files'>): Promise<TakenSheet> {
  const file = files.find(({ field }) => field === 'file');
  if (!file) throw sheetRefused('not_a_pdf');
  const inspection = await inspect(file.bytes, caller.userId);
  if ('fault' in inspection) throw sheetRefused(inspection.fault);
  const { pageCount, cleaned } = inspection;
  return { name: file.name, bytes: cleaned ? Buffer.from(cleaned) : file.bytes, pageCount };
}

/** Photos as the pages of a PDF, in their order. Throws 422 that names the one which cannot be read. */
async function bindSheet({ caller, files }: Pick<UploadCall, 'caller' | 'files'>): Promise<TakenSheet> {
  const photos: Uint8Array[] = [];
  for (const { name, bytes } of files) {
    try {
      const { bytes: clean, contentType } = await cleanImage(bytes, caller.userId);
      if (contentType === 'image/svg+xml') throw new ImageRefused('Only photos can be used');
      photos.push(clean);
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      throw invalidInput([{ path: 'photos', message: `Page ${photos.length + 1} (${name}): ${error.message}` }]);
    }
  }
  const bytes = Buffer.from(await bindPhotos(photos, caller.userId));
  return { name: photos.length === 1 ? '1 photo.pdf' : `${photos.length} photos.pdf`, bytes, pageCount: photos.length };
}

/** Stores a file and has `name` write its key into a row, in one transaction: without the row the file is removed. */
async function storeNamed(
  { db, now }: Pick<UploadCall, 'db' | 'now'>,
  files: FileStore,
  bytes: Buffer,
  name: (transaction: Knex, key: string) => Promise<void>,
): Promise<void> {
  const key = newFileKey('answer', PDF);
  await expectFile(db, key, now);
  try {
    await files.put(key, bytes, PDF);
    await inTransaction(db, async (transaction) => {
      await name(transaction, key);
      await markFileInUse(transaction, key);
    });
  } catch (error) {
    await files.remove(key).then(
      () => markFileInUse(db, key),
      () => {},
    );
    throw error;
  }
}

async function uploadSheet(call: UploadCall, files: FileStore) {
  const { db, caller, params, now } = call;
  const test = await requireAttemptedTest(db, caller, params.slug, now);
  const present = await findGrading(db, test.id);
  if (present && present.state !== 'submitted') throw sheetLocked();
  const photos = call.files.filter(({ field }) => field === 'photos');
  const taken = photos.length > 0 ? await bindSheet({ caller, files: photos }) : await requirePdf(call);
  const { name, bytes, pageCount } = taken;
  await storeNamed(call, files, bytes, async (transaction, sheet_key) => {
    const sheet = { sheet_key, sheet_name: name, sheet_bytes: bytes.length, page_count: pageCount, submitted_at: now };
    if (!(await storeSheet(transaction, { test_id: test.id, user_id: test.user_id, ...sheet }))) throw sheetLocked();
    await noteGradingEvent(transaction, { testId: test.id, type: 'uploaded', actorId: caller.userId, at: now });
    if (await isGradingPaid(transaction, test.id)) await queueGrading(transaction, test.id, now);
  });
  return { message: 'Your answer sheet is uploaded', grading: await readTestGrading(db, test) };
}

/** A sheet marked in another program, by the teacher who has claimed the grading; the report is made from it. */
async function uploadMarkedSheet(call: UploadCall, files: FileStore) {
  const { db, caller, params, now } = call;
  if (!may(caller, 'grading')) throw notAllowed(missingPermission('grading'));
  const test = await findGradedTest(db, params.slug);
  const present = test && (await findGrading(db, test.id));
  if (!test || !present) throw notFound('There is no such test');
  requireOwnClaim(present, caller);
  const { bytes } = await requirePdf(call);
  await storeNamed(call, files, bytes, async (transaction, marked_key) => {
    const grading = await lockGrading(transaction, test.id);
    if (!grading) throw notFound('There is no such test');
    requireOwnClaim(grading, caller);
    await updateGrading(transaction, test.id, { marked_key, touched_at: now });
    await noteGradingEvent(transaction, { testId: test.id, type: 'marked_sheet', actorId: caller.userId, at: now });
  });
  return { message: 'The marked sheet is uploaded', grading: null };
}

/** Takes in a learner's answer sheet, or a grader's marked one. Looks at its content before anything is stored. */
export function uploadAnswer(call: UploadCall, files: FileStore) {
  return call.body.file_type === 'USER_FILE' ? uploadSheet(call, files) : uploadMarkedSheet(call, files);
}
