import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sizeInWords } from '@api/contract/limits';
import type { ImageBasket } from '../exchange-format.ts';
import { lastPart, picturePaths } from '../source/picture-paths.ts';
import { CLUTTER, openArchive, unpack } from './archive.ts';

const IMAGE_BYTES = 25 * 1_048_576;
const IMAGE_NAME = /\.(?:png|jpe?g|webp|svg|gif)$/i;

export class ImageFolder implements ImageBasket {
  readonly files = new Map<string, string>();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reserves a path for the image of this name; null if there is one already. */
  place(name: string): string | null {
    if (this.files.has(name)) return null;
    const file = `image-${this.files.size + 1}`;
    this.files.set(name, file);
    return join(this.#folder, file);
  }

  async put(bytes: Uint8Array, name: string): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const own = `${digest}-${
      basename(name)
        .replace(/[^\w.-]/g, '_')
        .slice(-60) || 'image'
    }`;
    const path = this.place(own);
    if (path) await writeFile(path, bytes);
    return own;
  }

  /** The images that a name may mean: that path, or those whose paths end so; folders outside of the archive do not count. */
  named(name: string): string[] {
    if (this.files.has(name)) return [name];
    const known = [...this.files.keys()];
    const endingIn = (path: string) => known.filter((one) => `/${one}`.toLowerCase().endsWith(`/${path}`.toLowerCase()));
    const paths = picturePaths(name);
    return [...paths, ...paths.map(lastPart)].map(endingIn).find((found) => found.length > 0) ?? [];
  }

  async read(name: string): Promise<Uint8Array | null> {
    const [found, ...others] = this.named(name);
    const file = found !== undefined && others.length === 0 ? this.files.get(found) : undefined;
    return file ? readFile(join(this.#folder, file)) : null;
  }
}

interface NamedImage {
  file: string;
}

/** The images of a record by their paths in the archive, and a fault for each name that several have. */
export function placeImages(record: Record<string, unknown>, basket: ImageFolder) {
  const faults: { path: string; message: string }[] = [];
  const given = record.images as readonly NamedImage[] | undefined;
  if (!Array.isArray(given)) return { record, faults };
  const images = given.map((image) => {
    const found = basket.named(image.file);
    if (found.length > 1)
      faults.push({ path: 'images', message: `Several images are called ${image.file}. Write the folder as well: ${found[0]}` });
    return { ...image, file: found.length === 1 ? found[0] : image.file };
  });
  return { record: { ...record, images }, faults };
}

/** Takes the images of an archive; notes its other files. */
export async function takeImages(
  path: string,
  basket: ImageFolder,
  { isOther, leftOut }: { isOther(name: string): boolean; leftOut(name: string, what: string): Promise<void> },
): Promise<void> {
  const { zip, entries } = await openArchive(path);
  try {
    for (const entry of entries) {
      const { fileName } = entry;
      if (CLUTTER.test(fileName) || isOther(fileName)) continue;
      if (!IMAGE_NAME.test(fileName)) await leftOut(fileName, 'A file of the archive that is no image');
      else if (entry.uncompressedSize > IMAGE_BYTES) await leftOut(fileName, `An image of more than ${sizeInWords(IMAGE_BYTES)}`);
      else {
        const to = basket.place(fileName);
        if (to) await unpack(zip, entry, to);
        else await leftOut(fileName, 'Another image of this name is in the archive; the first counts');
      }
    }
  } finally {
    zip.close();
  }
}
