import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, validateOne, validateRows } from '../../../../db/row-validation.ts';
import { storedPhotoRow } from '../../../operations/files/index.ts';

const photoRow = storedPhotoRow.extend({ id: z.int(), attempt_id: z.int() });
export type PhotoRow = z.infer<typeof photoRow>;

const countsRow = z.object({ all: z.int(), of_attempt: z.int() });

/** The number of a learner's stored photos: of all attempts, and of one. */
export async function countPhotos(db: Knex, userId: number, attemptId: number): Promise<{ all: number; ofAttempt: number }> {
  const counted = await db('practice_photos')
    .where('user_id', userId)
    .select(db.raw('count(*)::int AS all'), db.raw('(count(*) FILTER (WHERE attempt_id = ?))::int AS of_attempt', [attemptId]));
  const { all, of_attempt } = validateOne(countsRow, counted);
  return { all, ofAttempt: of_attempt };
}

/** Stores a photo; returns its id. */
export async function insertPhoto(db: Knex, photo: Omit<PhotoRow, 'id'>, userId: number, now: Date): Promise<number> {
  const stored = await db('practice_photos')
    .insert({ ...photo, user_id: userId, created_at: now })
    .returning('id');
  return validateOne(idRow, stored).id;
}

/** The photos of some attempts, oldest first. */
export async function findPhotosOf(db: Knex, attemptIds: readonly number[]): Promise<PhotoRow[]> {
  if (attemptIds.length === 0) return [];
  const rows = await db('practice_photos')
    .whereIn('attempt_id', [...attemptIds])
    .orderBy('id')
    .select(Object.keys(photoRow.shape));
  return validateRows(photoRow, rows);
}

/** Deletes a learner's own photo, if it exists; a trigger removes its files. */
export async function deletePhoto(db: Knex, userId: number, id: number): Promise<void> {
  await db('practice_photos').where({ user_id: userId, id }).delete();
}
