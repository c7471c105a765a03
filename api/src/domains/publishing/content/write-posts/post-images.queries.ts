import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../../../db/checked-rows.ts';

const imageSizeRow = z.object({ name: z.string(), width: z.int(), height: z.int() });
type ImageSize = z.infer<typeof imageSizeRow>;

/** Notes the size of a picture of a post. */
export async function keepImageSize(db: Knex, { name, width, height }: ImageSize, by: number, now: Date): Promise<void> {
  await db('blog_images').insert({ name, width, height, uploaded_by: by, uploaded_at: now }).onConflict('name').ignore();
}

/** Sizes of pictures by name; unknown ones are omitted. */
export async function findImageSizes(db: Knex, names: readonly string[]): Promise<Map<string, Omit<ImageSize, 'name'>>> {
  if (names.length === 0) return new Map();
  const rows = await db('blog_images')
    .whereIn('name', [...names])
    .select(Object.keys(imageSizeRow.shape));
  return new Map(checkedRows(imageSizeRow, rows).map(({ name, width, height }) => [name, { width, height }]));
}

/** Names among these of drawings that came with the product. */
export async function findDrawings(db: Knex, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  return db('images')
    .whereIn('name', [...names])
    .pluck('name');
}
