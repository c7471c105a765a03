import { MOST_WORKING_PHOTOS, type PracticePhoto } from '@api/contract';
import type { FileStore } from '../../../../adapters/files/index.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { photoRefused, storePhoto } from '../../../operations/files/index.ts';
import { findOwnAttempt } from '../attempts.queries.ts';
import { tooManyPhotos } from '../self-marks.service.ts';
import { countPhotos, deletePhoto, insertPhoto } from './photos.queries.ts';

const MOST_PHOTOS = 500;

/** Stores a photo of the working with one of the caller's attempts. */
export async function addPhoto(
  { db, caller, params, files: [file], now }: Call<'POST /api/practice/attempts/:id/photos'>,
  files: FileStore,
): Promise<{ photo: PracticePhoto }> {
  if (!(await findOwnAttempt(db, caller.userId, params.id))) throw notFound('There is no such attempt');
  if (!file) throw photoRefused('Please choose a photo');
  const { all, ofAttempt } = await countPhotos(db, caller.userId, params.id);
  if (ofAttempt >= MOST_WORKING_PHOTOS) throw tooManyPhotos(`An answer keeps ${MOST_WORKING_PHOTOS} photos. Delete one first`);
  if (all >= MOST_PHOTOS)
    throw tooManyPhotos(`You keep ${MOST_PHOTOS} photos of your working. Delete some that you no longer need`);
  const toKeep = { bytes: file.bytes, owner: caller.userId, purpose: 'practice', now } as const;
  const photo = await storePhoto({ db, files }, toKeep, (transaction, kept) =>
    insertPhoto(transaction, { attempt_id: params.id, ...kept }, caller.userId, now),
  );
  return { photo };
}

export async function removePhoto({ db, caller, params }: Call<'DELETE /api/practice/photos/:id'>): Promise<void> {
  await deletePhoto(db, caller.userId, params.id);
}
