import { MOST_WORKING_PHOTOS, type PracticePhoto } from '@api/contract';
import { type FileStore, newFileKey } from '../../../adapters/files/index.ts';
import { invalidInput, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { cleanImage, expectFile, ImageRefused, keepFile, showImage } from '../../files/index.ts';
import { findOwnAttempt } from '../attempts.queries.ts';
import { tooManyPhotos } from '../practice.errors.ts';
import { countPhotos, deletePhoto, insertPhoto, type PhotoRow } from './photos.queries.ts';

/** Photos of one account. */
const MOST_PHOTOS = 500;
/** A page stays open for a lesson; whoever has the link sees the photo for that long. */
const LINK_SECONDS = 3_600;

const refused = (message: string) => invalidInput([{ path: 'photo', message }]);

/** A photo as its owner's page shows it. */
export async function presentPhoto(
  files: FileStore,
  { id, image_key, thumb_key, width, height }: PhotoRow,
): Promise<PracticePhoto> {
  const link = (key: string) => files.signedUrl(key, { seconds: LINK_SECONDS, inline: true });
  return { id, url: await link(image_key), thumb: await link(thumb_key), width, height };
}

/** The photo and its smaller one, fit to be kept: by content, without metadata, each in a process that may die alone. */
async function prepare(bytes: Buffer, owner: number) {
  try {
    const clean = await cleanImage(bytes, owner);
    if (clean.contentType === 'image/svg+xml') throw refused('A photo is a PNG, JPEG or WebP file');
    return await showImage(clean, null, owner);
  } catch (error) {
    throw error instanceof ImageRefused ? refused(error.message) : error;
  }
}

/** Keeps a photo of the working with one of the caller's attempts. Without its row the files go again, also where this process dies. */
export async function keepPhoto(
  { db, caller, params, files: [file], now }: Call<'POST /api/practice/attempts/:id/photos'>,
  files: FileStore,
): Promise<{ photo: PracticePhoto }> {
  if (!(await findOwnAttempt(db, caller.userId, params.id))) throw notFound('There is no such attempt');
  if (!file) throw refused('Please choose a photo');
  const { all, ofAttempt } = await countPhotos(db, caller.userId, params.id);
  if (ofAttempt >= MOST_WORKING_PHOTOS) throw tooManyPhotos(`An answer keeps ${MOST_WORKING_PHOTOS} photos. Delete one first`);
  if (all >= MOST_PHOTOS)
    throw tooManyPhotos(`You keep ${MOST_PHOTOS} photos of your working. Delete some that you no longer need`);
  const { image, thumb, width, height } = await prepare(file.bytes, caller.userId);
  const [image_key, thumb_key] = [newFileKey('practice', image.contentType), newFileKey('practice', thumb.contentType)];
  for (const key of [image_key, thumb_key]) await expectFile(db, key, now);
  await files.put(image_key, image.bytes, image.contentType);
  await files.put(thumb_key, thumb.bytes, thumb.contentType);
  const photo = { attempt_id: params.id, image_key, thumb_key, width, height };
  const id = await db.transaction(async (transaction) => {
    for (const key of [image_key, thumb_key]) await keepFile(transaction, key);
    return insertPhoto(transaction, photo, caller.userId, now);
  });
  return { photo: await presentPhoto(files, { id, ...photo }) };
}

/** Deletes one of the caller's photos. */
export async function removePhoto({ db, caller, params }: Call<'DELETE /api/practice/photos/:id'>): Promise<void> {
  await deletePhoto(db, caller.userId, params.id);
}
