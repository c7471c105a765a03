import type { ImageEntry, InputIssue, QuestionForm } from '@api/contract';
import type { FileStore } from '../../../../../adapters/files/index.ts';
import { invalidInput } from '../../../../../errors.ts';
import type { Owner } from '../../../../../file-processes/index.ts';
import type { UploadedFile } from '../../../../../http/upload.ts';
import { ImageRefused, rerenderImage, type StoredImage, storeUploadedImage } from '../../../../operations/files/index.ts';
import type { AnswerContent, ImageContent, QuestionContent } from '../content/content.ts';

/** The files of a form and the present images whose watermark changes, made and kept. */
export interface MadeImages {
  byFile: ReadonlyMap<number, StoredImage>;
  byId: ReadonlyMap<number, StoredImage>;
}

const entriesOf = ({ image_order = [], Answer = [] }: QuestionForm): ImageEntry[] => [
  ...image_order,
  ...Answer.flatMap(({ images = [] }) => images),
];

export const imagesOf = (content: QuestionContent): ImageContent[] => [
  ...content.images,
  ...content.Answer.flatMap(({ images }) => images),
];

const wantsAnother = ({ watermark }: ImageEntry, image: ImageContent) =>
  watermark !== undefined && watermark !== image.watermarked;

export function needsImages(form: QuestionForm, files: readonly UploadedFile[], present: readonly ImageContent[]): boolean {
  const byId = new Map(present.map((image) => [image.id, image]));
  const another = entriesOf(form).some((entry) => {
    const image = 'id' in entry ? byId.get(entry.id) : undefined;
    return image !== undefined && wantsAnother(entry, image);
  });
  return files.length > 0 || another;
}

/** Each file must be named by exactly one entry, and each entry must name an existing file once. */
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
 * Cleans and stores files, renders changed watermarks. Files are named by content, so that a repeated save reuses them.
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
  const [byFile, byId] = [new Map<number, StoredImage>(), new Map<number, StoredImage>()];
  for (const entry of entries) {
    const text = entry.watermark ? watermarkText : null;
    if ('file' in entry) {
      const bytes = files[entry.file]?.bytes ?? Buffer.alloc(0);
      byFile.set(entry.file, await orRefused(entry.file, () => storeUploadedImage(store, bytes, text, owner)));
    } else {
      const image = present.find(({ id }) => id === entry.id);
      if (!image || !wantsAnother(entry, image)) continue;
      const renewed = await rerenderImage(store, image.original, text, owner);
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
function orderImages(
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

/** Ids for new items of a form, reserved before its content is built. */
export interface FreshIds {
  answers: Iterator<number>;
  images: Iterator<number>;
}

/** How many ids a form needs at most. */
export function countFresh({ Answer = [] }: QuestionForm, files: readonly unknown[]): { answers: number; images: number } {
  return { answers: Answer.length, images: files.length };
}

const yearOf = (sent: string | null) => (sent === null ? null : /^\s*\d{4}\s*$/.test(sent) ? Number(sent) : Number.NaN);

/** The content of a new question; the form supplies the rest. */
export function emptyContent(form: QuestionForm, level: 'SL' | 'HL', questionNumber: number): QuestionContent {
  const { subject, topic, difficulty, marks } = form;
  return {
    ...{ subject, topic, difficulty, marks, level, question_number: questionNumber },
    ...{ OtherTopicsOnQuestion: [], specialInfo: null, video_solution: null, hints: null },
    ...{ calculatorAllowed: false, verified: false, topic_changed: false },
    ...{ month: null, year: null, paper: null, timezone: null },
    ...{
      answer_not_available: false,
      original_content: true,
      mcq_answer: null,
      options: [],
      answer_keys: [],
      questions_text: '',
    },
    ...{ math_level_visibility_shared: false, visible: true, priority: 0, images: [], Answer: [] },
  };
}

/** The answers of a form, in its order; omitted ones are removed. An unknown or repeated id is a new answer. */
function answersOf(form: QuestionForm, before: QuestionContent, made: MadeImages, fresh: FreshIds): AnswerContent[] {
  const present = imagesOf(before);
  const place = { form, present, made, freshIds: fresh.images };
  if (!form.Answer) return before.Answer.map((answer) => ({ ...answer, images: orderImages(undefined, answer.images, place) }));
  const left = new Map(before.Answer.map((answer) => [answer.id, answer]));
  const answers = form.Answer.map(({ id, final_answer, body, mark_scheme, images }) => {
    const own = id ? left.get(id) : undefined;
    if (own) left.delete(own.id);
    return {
      id: own?.id ?? fresh.answers.next().value,
      ...{ final_answer, body, mark_scheme },
      images: orderImages(images, own?.images ?? [], place),
    };
  });
  return answers.sort((a, b) => a.id - b.id);
}

/** A question after a form: fields that the form leaves out stay as they are. */
export function applyForm(form: QuestionForm, before: QuestionContent, made: MadeImages, fresh: FreshIds): QuestionContent {
  const { image_order, Answer: _a, deleted_image_ids: _d, save_anyway: _s, confirm_broken_tex: _c, ...fields } = form;
  const { year, options, OtherTopicsOnQuestion, ...same } = fields;
  const given = Object.fromEntries(Object.entries(same).filter(([name, value]) => name in before && value !== undefined));
  const others = OtherTopicsOnQuestion ?? before.OtherTopicsOnQuestion;
  return {
    ...before,
    ...given,
    year: year === undefined ? before.year : yearOf(year),
    options: options ? [...options].sort((a, b) => (a.key < b.key ? -1 : 1)) : before.options,
    OtherTopicsOnQuestion: [...new Set(others)].filter((id) => id !== form.topic).sort((a, b) => a - b),
    images: orderImages(image_order, before.images, { form, present: imagesOf(before), made, freshIds: fresh.images }),
    Answer: answersOf(form, before, made, fresh),
  };
}
