import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow } from '../../../db/checked-rows.ts';

const imageRow = z.object({ name: z.string(), svg: z.string(), alt: z.string() });
/** A drawing served by address. */
export type StoredImage = z.infer<typeof imageRow>;

/** The drawing of this name. */
export async function findImage(db: Knex, name: string): Promise<StoredImage | undefined> {
  return checkedRow(imageRow, await db('images').where('name', name).first(Object.keys(imageRow.shape)));
}

/** The name of a drawing: `base`, then a hash of its content, so that an address never changes what it shows. */
export function imageName(base: string, svg: string): string {
  return `${base}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}

/** Stores drawings; those that are there already only take over the text alternative. */
export async function storeImages(db: Knex, images: readonly StoredImage[]): Promise<void> {
  if (images.length === 0) return;
  await db('images')
    .insert([...images])
    .onConflict('name')
    .merge(['alt']);
}
