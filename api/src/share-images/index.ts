import { fileProcesses, fileTask } from '../file-processes/index.ts';
import type { drawShareImage } from './draw-share-image.ts';
import type { ShareImageContent } from './share-image.ts';

export { SHARE_IMAGE_VERSION, type ShareImageContent } from './share-image.ts';

/** One takes some 300 ms. */
const MAX_MS = 15_000;
const DRAWING = fileTask<typeof drawShareImage>(new URL('./draw-share-image.ts', import.meta.url), 'drawShareImage', {
  maxMs: MAX_MS,
});
/** All pictures count as one owner's work: one at a time, and few wait, so that crawlers never keep a learner's file waiting. */
const OWNER = 'share-images';

/** Draws in a process of its own. Throws a `FileWorkError` where too much waits, or it takes too long. */
export async function drawInProcess(content: ShareImageContent): Promise<Buffer> {
  const bytes = await fileProcesses.run(DRAWING, [content], OWNER);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
