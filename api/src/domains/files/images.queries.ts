import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** A drawing served by address. */
export interface StoredImage {
  name: string;
  svg: string;
  alt: string;
}

/** The drawing of this name. */
export async function findImage(db: Knex, name: string): Promise<StoredImage | null> {
  return (await db<StoredImage>('images').where('name', name).first('name', 'svg', 'alt')) ?? null;
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
