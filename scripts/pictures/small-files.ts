/** Pictures as small as they can be without losing anything: the browser, which is in a hurry, writes some five times as much. */
import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const KEPT = join(import.meta.dirname, 'kept');

/** Rewrites the pictures that were kept since `started` (milliseconds since 1970). */
export async function makeSmall(started: number): Promise<void> {
  for (const file of globSync('*/*.webp', { cwd: KEPT }).map((path) => join(KEPT, path))) {
    if ((await stat(file)).mtimeMs < started) continue;
    await writeFile(
      file,
      await sharp(await readFile(file))
        .webp({ lossless: true, effort: 6 })
        .toBuffer(),
    );
  }
}
