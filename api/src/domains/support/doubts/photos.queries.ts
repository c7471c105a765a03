import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, validateOne } from '../../../db/row-validation.ts';
import { storedPhotoRow } from '../../operations/files/index.ts';

export const photoRow = storedPhotoRow.extend({ id: z.int() });
/** A photo of a message, or one that waits to be sent with one. */
export type PhotoRow = z.infer<typeof photoRow>;

/** The number of photos that a learner has sent or is about to send. */
export async function countPhotosOf(db: Knex, userId: number): Promise<number> {
  const row = await db('doubt_photos').where('user_id', userId).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** Stores a photo that waits to be sent; returns its id. */
export async function insertPhoto(db: Knex, photo: Omit<PhotoRow, 'id'>, userId: number, now: Date): Promise<number> {
  const stored = await db('doubt_photos')
    .insert({ ...photo, user_id: userId, created_at: now })
    .returning('id');
  return validateOne(idRow, stored).id;
}

/**
 * Attaches a learner's waiting photo to a message; false if there is none, or it was sent with another. A message keeps
 * its first photo.
 */
export async function attachPhoto(
  db: Knex,
  { photoId, doubtId, userId }: { photoId: number; doubtId: number; userId: number },
): Promise<boolean> {
  if (await db('doubt_photos').where('doubt_id', doubtId).first('id')) return true;
  const changed = await db('doubt_photos')
    .where({ id: photoId, user_id: userId })
    .whereNull('doubt_id')
    .update({ doubt_id: doubtId });
  return changed > 0;
}

/** Removes photos not sent before a time. Returns the count. */
export async function deleteUnsentPhotos(db: Knex, before: Date): Promise<number> {
  return db('doubt_photos').whereNull('doubt_id').where('created_at', '<', before).delete();
}
