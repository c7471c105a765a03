import { FileWorkError, fileProcesses, fileTask, type Owner } from '../../../../file-processes/index.ts';
import { type ImageFile, ImageRefused, type ShownImage } from './image-file.ts';
import type { cleanImage as clean, imageForReading as prepareForReading, showImage as show } from './prepare-image.ts';

/** Fifty megapixels take 6 s on an idle machine. */
const MAX_MS = 45_000;
const MODULE = new URL('./prepare-image.ts', import.meta.url);
const CLEANING = fileTask<typeof clean>(MODULE, 'cleanImage', { maxMs: MAX_MS });
const SHOWING = fileTask<typeof show>(MODULE, 'showImage', { maxMs: MAX_MS });
const READING = fileTask<typeof prepareForReading>(MODULE, 'imageForReading', { maxMs: MAX_MS });

/** Restores errors of the worker process by their name; one that takes too much memory is too large. */
async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.name === ImageRefused.name) throw new ImageRefused(error.message, { cause: error });
    if (error instanceof FileWorkError && error.fault === 'memory') {
      throw new ImageRefused('The image takes too much memory. Make it smaller', { cause: error });
    }
    throw error;
  }
}

/** `cleanImage` of prepare-image.ts, in a separate process. Throws `ImageRefused`, or a `FileWorkError` without a verdict. */
export const cleanImage = (bytes: Buffer, owner: Owner): Promise<ImageFile> =>
  orRefused(fileProcesses.run(CLEANING, [bytes], owner));

/** `showImage` of prepare-image.ts, in a worker process. */
export const showImage = (image: ImageFile, watermark: string | null, owner: Owner): Promise<ShownImage> =>
  orRefused(fileProcesses.run(SHOWING, [image, watermark], owner));

/** `imageForReading` of prepare-image.ts, in a worker process. */
export const imageForReading = (image: ImageFile, owner: Owner): Promise<Buffer> =>
  orRefused(fileProcesses.run(READING, [image], owner));
