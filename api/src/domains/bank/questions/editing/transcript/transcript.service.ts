import type { Knex } from 'knex';
import type { FileStore } from '../../../../../adapters/files/index.ts';
import { ReadingFailed, type TextReader } from '../../../../../adapters/ocr/index.ts';
import { ApiError, invalidInput, notFound } from '../../../../../errors.ts';
import type { Owner } from '../../../../../file-processes/index.ts';
import type { Handler } from '../../../../../http/route.ts';
import type { UploadedFile } from '../../../../../http/upload.ts';
import { cleanImage, type ImageFile, imageForReading, readPublicImage } from '../../../../operations/files/index.ts';
import { findOriginals } from '../content/editable.queries.ts';
import { orRefused } from '../form/form-content.ts';

/** The first is the specification's (part 2, section 5), the second its counterpart. */
const SELECT_FIRST = {
  question: 'Please select question images first',
  answer: 'Please select answer images first',
} as const;

const cannotRead = () => new ApiError(503, 'unavailable', 'The text could not be read just now. Please try again in a moment');

async function loadKept(db: Knex, store: FileStore, ids: readonly number[]): Promise<ImageFile[]> {
  const originals = await findOriginals(db, ids);
  const images: ImageFile[] = [];
  for (const id of ids) {
    const name = originals.get(id);
    const image = name === undefined ? null : await readPublicImage(store, name);
    if (!image) throw notFound('There is no such image');
    images.push(image);
  }
  return images;
}

async function cleanFiles(files: readonly UploadedFile[], owner: Owner): Promise<ImageFile[]> {
  const images: ImageFile[] = [];
  for (const [index, { bytes }] of files.entries()) images.push(await orRefused(index, () => cleanImage(bytes, owner)));
  return images;
}

/** The exponent as a digit on the line, or a stray mark. */
const POWER = /(\d+(?:\.\d+)?) ?[x×X*] ?10(?:([-−–]?[1-9]\d?)|[’'"”?°])(?!\d)/g;

/** `6x107` becomes $6 \times 10^{7}$, with `?` for a lost exponent. `doubtful` lists each for checking. */
export function raisePowers(read: string): { text: string; doubtful: string[] } {
  const doubtful: string[] = [];
  const text = read.replace(POWER, (_, factor: string, exponent: string | undefined) => {
    const raised = exponent?.replace(/[−–]/, '-') ?? '?';
    doubtful.push(`${factor} × 10^${raised}`);
    return `$${factor} \\times 10^{${raised}}$`;
  });
  return { text, doubtful };
}

/** Kept images first, then files, in order. */
export const readTranscript =
  (store: FileStore, reader: TextReader): Handler<'POST /api/admin/questions/transcript'> =>
  async ({ db, caller: { userId }, body: { of, image_ids = [] }, files, log }) => {
    if (image_ids.length + files.length === 0) throw invalidInput([{ path: 'images', message: SELECT_FIRST[of] }]);
    const images = [...(await loadKept(db, store, image_ids)), ...(await cleanFiles(files, userId))];
    try {
      const read = [];
      for (const image of images) read.push(await reader.read(await imageForReading(image, userId), userId));
      const found = read.filter(({ text }) => text !== '');
      const { text, doubtful } = raisePowers(found.map((each) => each.text).join('\n\n'));
      return {
        text,
        ...(doubtful.length > 0 && { doubtful }),
        confidence: found.length === 0 ? 0 : Math.min(...found.map(({ confidence }) => confidence)),
      };
    } catch (error) {
      if (!(error instanceof ReadingFailed)) throw error;
      log.warn({ err: error }, 'no transcript');
      throw cannotRead();
    }
  };
