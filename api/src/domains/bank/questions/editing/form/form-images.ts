import type { ImageEntry, InputIssue, QuestionForm } from '@api/contract';
import type { FileStore } from '../../../../../adapters/files/index.ts';
import { invalidInput } from '../../../../../errors.ts';
import type { Owner } from '../../../../../file-processes/index.ts';
import type { UploadedFile } from '../../../../../http/upload.ts';
import { ImageRefused, type KeptImage, keepUploadedImage, renewImage } from '../../../../operations/files/index.ts';
import type { ImageContent, QuestionContent } from '../content/content.ts';

/** The files of a form and the present images whose watermark changes, made and kept. */
export interface MadeImages {
  byFile: ReadonlyMap<number, KeptImage>;
  byId: ReadonlyMap<number, KeptImage>;
}

const entriesOf = ({ image_order = [], Answer = [] }: QuestionForm): ImageEntry[] => [
  ...image_order,
  ...Answer.flatMap(({ images = [] }) => images),
];

/** Every image of a question, whatever it belongs to. */
export const imagesOf = (content: QuestionContent): ImageContent[] => [
  ...content.images,
  ...content.Answer.flatMap(({ images }) => images),
];

const wantsAnother = ({ watermark }: ImageEntry, image: ImageContent) =>
  watermark !== undefined && watermark !== image.watermarked;

/** Whether `makeImages` has anything to do. */
export function needsImages(form: QuestionForm, files: readonly UploadedFile[], present: readonly ImageContent[]): boolean {
  const byId = new Map(present.map((image) => [image.id, image]));
  const another = entriesOf(form).some((entry) => {
    const image = 'id' in entry ? byId.get(entry.id) : undefined;
    return image !== undefined && wantsAnother(entry, image);
  });
  return files.length > 0 || another;
}

/** Each file must be named by exactly one entry, each entry must name what is there, and nothing twice. */
function checkEntries(entries: readonly ImageEntry[], present: readonly ImageContent[], fileCount: number): void {
  const issues: InputIssue[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const key = 'id' in entry ? `image ${entry.id}` : `file ${entry.file}`;
    const there = 'id' in entry ? present.some(({ id }) => id === entry.id) : entry.file < fileCount;
    if (!there) issues.push({ path: 'image_order', message: `There is no ${key} here` });
    if (seen.has(key)) issues.push({ path: 'image_order', message: `The ${key} is named twice` });
    seen.add(key);
  }
  for (let file = 0; file < fileCount; file += 1) {
    if (!seen.has(`file ${file}`)) issues.push({ path: `images.${file}`, message: 'No place is given for this image' });
  }
  if (issues.length > 0) throw invalidInput(issues);
}

/**
 * Cleans and stores a form's files, and renders present images again if their watermark changes. Files are named by
 * their content, so files left by a failed save are reused by the next.
 */
export async function makeImages(
  store: FileStore,
  form: QuestionForm,
  files: readonly UploadedFile[],
  present: readonly ImageContent[],
  { watermarkText, owner }: { watermarkText: string; owner: Owner },
): Promise<MadeImages> {
  const entries = entriesOf(form);
  checkEntries(entries, present, files.length);
  const [byFile, byId] = [new Map<number, KeptImage>(), new Map<number, KeptImage>()];
  for (const entry of entries) {
    const text = entry.watermark ? watermarkText : null;
    if ('file' in entry) {
      const bytes = files[entry.file]?.bytes ?? Buffer.alloc(0);
      byFile.set(entry.file, await orRefused(entry.file, () => keepUploadedImage(store, bytes, text, owner)));
    } else {
      const image = present.find(({ id }) => id === entry.id);
      if (!image || !wantsAnother(entry, image)) continue;
      const renewed = await renewImage(store, image.original, text, owner);
      if (renewed) byId.set(entry.id, renewed);
    }
  }
  return { byFile, byId };
}

/** Converts a refused image to 422 at its file. */
export async function orRefused<T>(file: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw invalidInput([{ path: `images.${file}`, message: error.message }]);
  }
}

/** A list of images as a form orders it; those of `own` that the form neither places nor deletes stay, last. */
export function orderImages(
  entries: readonly ImageEntry[] | undefined,
  own: readonly ImageContent[],
  {
    form,
    present,
    made,
    freshIds,
  }: { form: QuestionForm; present: readonly ImageContent[]; made: MadeImages; freshIds: Iterator<number> },
): ImageContent[] {
  const placed = new Set(entriesOf(form).flatMap((entry) => ('id' in entry ? [entry.id] : [])));
  const deleted = new Set(form.deleted_image_ids);
  const ordered = (entries ?? []).flatMap((entry): ImageContent[] => {
    if ('file' in entry) {
      const kept = made.byFile.get(entry.file);
      return kept ? [{ ...kept, id: freshIds.next().value, alt: entry.alt ?? '' }] : [];
    }
    const image = present.find(({ id }) => id === entry.id);
    return image && !deleted.has(image.id) ? [{ ...image, ...made.byId.get(image.id), alt: entry.alt ?? image.alt }] : [];
  });
  return [...ordered, ...own.filter(({ id }) => !placed.has(id) && !deleted.has(id))];
}
