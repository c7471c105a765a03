import { keysOf, OPTION_KEYS, sameKeys } from '../answer-keys/question-keys.ts';
import type { ImageDraft } from '../images/image-draft.ts';
import { emptyValues, type QuestionValues } from './question-values.ts';

export interface Confirmed {
  nearDuplicates?: boolean;
  brokenTex?: boolean;
}

/** Which question is saved, based on which state. */
export interface SavedFrom {
  id: number;
  version: number;
  /** Images then; those missing now are deleted. */
  imageIds: readonly number[];
  values: QuestionValues;
}

const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

/** A part for each field, and chosen files under `images`. */
export function formDataOf(values: QuestionValues, from: SavedFrom | null, confirmed: Confirmed = {}): FormData {
  const form = new FormData();
  const files: File[] = [];
  const entries = (images: readonly ImageDraft[]) =>
    images.map(({ id, file, alt, watermark }) =>
      file ? { file: files.push(file) - 1, alt, watermark } : { id, alt, watermark },
    );
  const put = (name: string, value: unknown) => form.append(name, typeof value === 'string' ? value : JSON.stringify(value));

  const { images, Answer, options, OtherTopicsOnQuestion, answer_keys: _keys, distractors: _distractors, ...fields } = values;
  if (from) {
    put('id', from.id);
    put('version', from.version);
  }
  for (const [name, value] of Object.entries(fields)) {
    if (NUMBERS.has(name)) put(name, numberOrNull(value as string));
    else put(name, value);
  }
  // The API chooses level and number if they are empty.
  for (const name of ['level', 'question_number'] as const) if (fields[name].trim() === '') form.delete(name);
  put('OtherTopicsOnQuestion', OtherTopicsOnQuestion.map(Number));
  put(
    'options',
    options.map(({ text }, index) => ({ key: OPTION_KEYS[index], text })),
  );
  // Unchanged keys are left out, so that they are not judged again.
  if (!sameKeys(values, from?.values ?? emptyValues())) put('answer_keys', keysOf(values));
  put('image_order', entries(images));
  put(
    'Answer',
    Answer.map(({ answerId, final_answer, body, mark_scheme, images: answerImages }) => ({
      ...(answerId === null ? {} : { id: answerId }),
      final_answer,
      body,
      mark_scheme: mark_scheme.map((line) => ({ ...line, marks: Number(line.marks) })),
      images: entries(answerImages),
    })),
  );
  const kept = new Set([...images, ...Answer.flatMap((answer) => answer.images)].map(({ id }) => id));
  put(
    'deleted_image_ids',
    (from?.imageIds ?? []).filter((id) => !kept.has(id)),
  );
  put('save_anyway', confirmed.nearDuplicates ?? false);
  // An older API knows no such field.
  if (confirmed.brokenTex) put('confirm_broken_tex', true);
  for (const file of files) form.append('images', file);
  return form;
}

const NUMBERS: ReadonlySet<string> = new Set([
  'subject',
  'topic',
  'question_number',
  'marks',
  'year',
  'paper',
  'timezone',
  'priority',
]);
