import type { DoubtPhoto } from '@api/contract';
import type { Knex } from 'knex';
import type { FileStore } from '../../../adapters/files/index.ts';
import { ApiError, invalidInput } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { photoRefused, storePhoto } from '../../operations/files/index.ts';
import { attachPhoto, countPhotosOf, deleteUnsentPhotos, insertPhoto } from './photos.queries.ts';

/** Photos of one account, sent and unsent. */
const MOST_PHOTOS = 300;
/** Unsent photos are removed after this. */
const UNSENT_MS = 2 * 86_400_000;

/** Takes in a photo that is to be sent with a message. */
export async function putPhoto(
  { db, caller, files: [file], now }: Call<'POST /api/doubts/photos'>,
  files: FileStore,
): Promise<{ photo: DoubtPhoto }> {
  if (!file) throw photoRefused('Please choose a photo');
  if ((await countPhotosOf(db, caller.userId)) >= MOST_PHOTOS) {
    throw new ApiError(
      422,
      'too_many_photos',
      `You have sent ${MOST_PHOTOS} photos. Delete a conversation that you no longer need`,
    );
  }
  const toKeep = { bytes: file.bytes, owner: caller.userId, purpose: 'doubt', now } as const;
  const photo = await storePhoto({ db, files }, toKeep, (transaction, kept) =>
    insertPhoto(transaction, kept, caller.userId, now),
  );
  return { photo };
}

/**
 * Attaches a photo to a message, in the transaction that stores it: 422 if it is not the caller's, or was sent with
 * another.
 */
export async function sendPhoto(db: Knex, photoId: number | undefined, doubtId: number, userId: number): Promise<void> {
  if (photoId === undefined) return;
  if (!(await attachPhoto(db, { photoId, doubtId, userId }))) {
    throw invalidInput([{ path: 'photo_id', message: 'The photo is no longer there. Please choose it again' }]);
  }
}

/** Removes photos that were chosen and never sent. Returns the count. */
export const purgeUnsentPhotos = (db: Knex, now: Date): Promise<number> =>
  deleteUnsentPhotos(db, new Date(now.getTime() - UNSENT_MS));
