import type { DoubtPhoto } from '@api/contract';
import type { Knex } from 'knex';
import { type FileStore, newFileKey } from '../../adapters/files/index.ts';
import { ApiError, invalidInput } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { cleanImage, expectFile, ImageRefused, keepFile, showImage } from '../files/index.ts';
import { attachPhoto, countPhotosOf, deleteUnsentPhotos, insertPhoto, type PhotoRow } from './photos.queries.ts';

/** Photos of one account, sent and unsent. */
const MOST_PHOTOS = 300;
/** A page stays open for a lesson; whoever has the link sees the photo for that long. */
const LINK_SECONDS = 3_600;
/** What nobody has sent by then is forgotten. */
const UNSENT_MS = 2 * 86_400_000;

const refused = (message: string) => invalidInput([{ path: 'photo', message }]);

/** A photo as a page shows it, by links that only whoever may read the message is given. */
export async function presentPhoto(files: FileStore, row: PhotoRow): Promise<DoubtPhoto> {
  const { id, image_key, thumb_key, width, height } = row;
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

/** Takes in a photo that is to be sent with a message. Without its row the files go again, also where this process dies. */
export async function putPhoto(
  { db, caller, files: [file], now }: Call<'POST /api/doubts/photos'>,
  files: FileStore,
): Promise<{ photo: DoubtPhoto }> {
  if (!file) throw refused('Please choose a photo');
  if ((await countPhotosOf(db, caller.userId)) >= MOST_PHOTOS) {
    throw new ApiError(
      422,
      'too_many_photos',
      `You have sent ${MOST_PHOTOS} photos. Delete a conversation that you no longer need`,
    );
  }
  const { image, thumb, width, height } = await prepare(file.bytes, caller.userId);
  const kept = [image, thumb].map(({ contentType }) => newFileKey('doubt', contentType));
  const [image_key = '', thumb_key = ''] = kept;
  for (const key of kept) await expectFile(db, key, now);
  await files.put(image_key, image.bytes, image.contentType);
  await files.put(thumb_key, thumb.bytes, thumb.contentType);
  const photo = { image_key, thumb_key, width, height };
  const id = await db.transaction(async (transaction) => {
    for (const key of kept) await keepFile(transaction, key);
    return insertPhoto(transaction, photo, caller.userId, now);
  });
  return { photo: await presentPhoto(files, { id, ...photo }) };
}

/** Sends a photo with a message, in the transaction that stores it: 422 where it is not the caller's, or was sent with another. */
export async function sendPhoto(db: Knex, photoId: number | undefined, doubtId: number, userId: number): Promise<void> {
  if (photoId === undefined) return;
  if (!(await attachPhoto(db, { photoId, doubtId, userId }))) {
    throw invalidInput([{ path: 'photo_id', message: 'The photo is no longer there. Please choose it again' }]);
  }
}

/** Forgets photos that were chosen and never sent; answers how many. */
export const forgetUnsentPhotos = (db: Knex, now: Date): Promise<number> =>
  deleteUnsentPhotos(db, new Date(now.getTime() - UNSENT_MS));
