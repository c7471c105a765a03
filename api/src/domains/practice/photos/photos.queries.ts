import type { Knex } from 'knex';
import type { KeptPhoto } from '../../files/index.ts';

/** A photo of the working at an attempt. */
export interface PhotoRow extends KeptPhoto {
  id: number;
  attempt_id: number;
}

/** How many photos somebody keeps, of all attempts and of one. */
export async function countPhotos(db: Knex, userId: number, attemptId: number): Promise<{ all: number; ofAttempt: number }> {
  const row = await db('practice_photos')
    .where('user_id', userId)
    .select(db.raw('count(*)::int AS all'), db.raw('(count(*) FILTER (WHERE attempt_id = ?))::int AS of_attempt', [attemptId]))
    .first();
  return { all: row?.all ?? 0, ofAttempt: row?.of_attempt ?? 0 };
}

/** Stores a photo; answers its id. */
export async function insertPhoto(db: Knex, photo: Omit<PhotoRow, 'id'>, userId: number, now: Date): Promise<number> {
  const [row] = await db('practice_photos')
    .insert({ ...photo, user_id: userId, created_at: now })
    .returning('id');
  return row.id;
}

/** The photos of some attempts, oldest first. */
export async function findPhotosOf(db: Knex, attemptIds: readonly number[]): Promise<PhotoRow[]> {
  if (attemptIds.length === 0) return [];
  return db<PhotoRow>('practice_photos')
    .whereIn('attempt_id', [...attemptIds])
    .orderBy('id')
    .select('id', 'attempt_id', 'image_key', 'thumb_key', 'width', 'height');
}

/** Deletes somebody's own photo, where there is one; its files go by a trigger. */
export async function deletePhoto(db: Knex, userId: number, id: number): Promise<void> {
  await db('practice_photos').where({ user_id: userId, id }).delete();
}
