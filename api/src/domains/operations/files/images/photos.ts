import type { Knex } from 'knex';
import { z } from 'zod';
import { type FileStore, newFileKey } from '../../../../adapters/files/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { invalidInput } from '../../../../errors.ts';
import { expectFile, markFileInUse } from '../files.queries.ts';
import { ImageRefused } from './image-file.ts';
import { cleanImage, showImage } from './image-work.ts';

/** A page stays open for a lesson; anyone with the link sees the photo for that long. */
const LINK_SECONDS = 3_600;

export const storedPhotoRow = z.object({ image_key: z.string(), thumb_key: z.string(), width: z.int(), height: z.int() });
/** Where a private photo and its smaller one lie, and the photo's size in pixels. */
export type StoredPhoto = z.infer<typeof storedPhotoRow>;

/** 422 for the field `photo` of a form. */
export const photoRefused = (message: string) => invalidInput([{ path: 'photo', message }]);

/** A photo with its links, given only to those who may see it. */
export async function presentPhoto(files: FileStore, { id, image_key, thumb_key, width, height }: StoredPhoto & { id: number }) {
  const link = (key: string) => files.signedUrl(key, { seconds: LINK_SECONDS, inline: true });
  return { id, url: await link(image_key), thumb: await link(thumb_key), width, height };
}

/** The photo and its smaller one, fit to be kept: by content, without metadata, each in a process that may die alone. */
async function prepare(bytes: Buffer, owner: number) {
  try {
    const clean = await cleanImage(bytes, owner);
    if (clean.contentType === 'image/svg+xml') throw photoRefused('Use a PNG, JPEG, WebP or HEIC image');
    return await showImage(clean, null, owner);
  } catch (error) {
    throw error instanceof ImageRefused ? photoRefused(error.message) : error;
  }
}

interface PhotoToKeep {
  bytes: Buffer;
  owner: number;
  purpose: 'doubt' | 'practice';
  now: Date;
}

/**
 * Stores a user's photo with the row that `insert` writes. Returns the row's id. Without its row the files are removed,
 * also if this process dies.
 * @throws ApiError 422 if it is no photo, or cannot be stored.
 */
export async function storePhoto(
  { db, files }: { db: Knex; files: FileStore },
  { bytes, owner, purpose, now }: PhotoToKeep,
  insert: (transaction: Knex, photo: StoredPhoto) => Promise<number>,
) {
  const { image, thumb, width, height } = await prepare(bytes, owner);
  const [image_key, thumb_key] = [newFileKey(purpose, image.contentType), newFileKey(purpose, thumb.contentType)];
  for (const key of [image_key, thumb_key]) await expectFile(db, key, now);
  await files.put(image_key, image.bytes, image.contentType);
  await files.put(thumb_key, thumb.bytes, thumb.contentType);
  const photo = { image_key, thumb_key, width, height };
  const id = await inTransaction(db, async (transaction) => {
    for (const key of [image_key, thumb_key]) await markFileInUse(transaction, key);
    return insert(transaction, photo);
  });
  return presentPhoto(files, { id, ...photo });
}
