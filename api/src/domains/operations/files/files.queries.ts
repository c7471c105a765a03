import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { inTransactionWithoutRetry } from '../../../db/in-transaction.ts';
import { validateRow } from '../../../db/row-validation.ts';

/** Longer than a request may take between storing a file and committing the row that names it. */
const ORPHANED_AFTER_MS = 3_600_000;

/**
 * Notes a file that is about to be stored: unless `markFileInUse` is called in the transaction that names it, it is removed again, also
 * where this process dies in between.
 */
export async function expectFile(db: Knex, key: string, now: Date): Promise<void> {
  await db('file_removals').insert({ key, due_at: new Date(now.getTime() + ORPHANED_AFTER_MS) });
}

/** Notes a file that may be made again at any time: it is removed at `until`, later where it is noted again. */
export async function removeFileAt(db: Knex, key: string, until: Date): Promise<void> {
  await db('file_removals').insert({ key, due_at: until }).onConflict('key').merge(['due_at']);
}

export async function markFileInUse(db: Knex, key: string): Promise<void> {
  await db('file_removals').where({ key }).delete();
}

/** Whether a row names the file no longer, so that it is about to be removed. */
export async function isAwaitingRemoval(db: Knex, key: string): Promise<boolean> {
  return Boolean(await db('file_removals').where({ key }).first('key'));
}

const removalRow = z.object({ key: z.string() });

/** Removes files without references, each by one process. Returns the count. */
export async function removeUnreferencedFiles(db: Knex, now: Date, remove: (key: string) => Promise<void>): Promise<number> {
  let removed = 0;
  for (;;) {
    const key = await inTransactionWithoutRetry(db, async (transaction) => {
      const due = transaction('file_removals').where('due_at', '<=', now).orderBy('due_at').forUpdate().skipLocked();
      const row = validateRow(removalRow, await due.first('key'));
      if (!row) return null;
      await remove(row.key);
      await markFileInUse(transaction, row.key);
      return row.key;
    });
    if (key === null) return removed;
    removed += 1;
  }
}

const imageRow = z.object({ name: z.string(), svg: z.string(), alt: z.string() });
type ImageRow = z.infer<typeof imageRow>;

export async function findImage(db: Knex, name: string): Promise<ImageRow | undefined> {
  return validateRow(imageRow, await db('images').where('name', name).first(Object.keys(imageRow.shape)));
}

/** The name of a drawing: `base`, then a hash of its content, so that an address never changes what it shows. */
export function imageName(base: string, svg: string): string {
  return `${base}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}

/** Stores drawings; those that are there already only take over the text alternative. */
export async function storeImages(db: Knex, images: readonly ImageRow[]): Promise<void> {
  if (images.length === 0) return;
  await db('images')
    .insert([...images])
    .onConflict('name')
    .merge(['alt']);
}
