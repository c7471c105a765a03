import { FileWorkError, fileProcesses, fileTask, type Owner } from '../../../../file-processes/index.ts';
import type { Inspection, inspectSheet } from './inspect-sheet.ts';
import type { sheetOfPhotos } from './sheet-of-photos.ts';

/** The sheet of a learner takes some tenths of a second; the most demanding that is taken, 5 s. */
const INSPECTION = fileTask<typeof inspectSheet>(new URL('./inspect-sheet.ts', import.meta.url), 'inspectSheet', {
  maxMs: 20_000,
});

/** Thirty photos of 12 megapixels take 20 s. */
const BINDING = fileTask<typeof sheetOfPhotos>(new URL('./sheet-of-photos.ts', import.meta.url), 'sheetOfPhotos', {
  maxMs: 60_000,
});

/** A PDF of these clean photos, a page each. Throws a `FileWorkError` if there is no time or memory for it. */
export const bindPhotos = (photos: readonly Uint8Array[], owner: Owner): Promise<Uint8Array> =>
  fileProcesses.run(BINDING, [photos], owner);

/** Whether a file is a PDF that can be graded. Throws a `FileWorkError` if inspection fails. */
export async function inspect(bytes: Uint8Array, owner: Owner): Promise<Inspection> {
  try {
    return await fileProcesses.run(INSPECTION, [bytes], owner);
  } catch (error) {
    if (error instanceof FileWorkError && error.fault === 'memory') return { fault: 'pdf_too_complex' };
    throw error;
  }
}
