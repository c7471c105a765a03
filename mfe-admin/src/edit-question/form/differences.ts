import type { ImageDraft } from '../images/image-draft.ts';
import type { AnswerDraft, QuestionValues } from './question-values.ts';

export type FieldName = keyof QuestionValues;

/** In the order of the form. */
export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  subject: 'Subject',
  topic: 'Topic',
  OtherTopicsOnQuestion: 'Other topics',
  level: 'Level',
  difficulty: 'Difficulty',
  marks: 'Marks',
  question_number: 'Question number',
  month: 'Month',
  year: 'Year',
  paper: 'Paper',
  timezone: 'Time zone',
  calculatorAllowed: 'Calculator allowed',
  questions_text: 'Question',
  images: 'Question images',
  options: 'Options',
  mcq_answer: 'Right option',
  hints: 'Hint',
  Answer: 'Answer',
  answer_keys: 'Answer keys',
  distractors: 'Origin of wrong options',
  answer_not_available: 'Answer not available',
  visible: 'Visible to users',
  verified: 'Verified',
  topic_changed: 'Topic changed',
  original_content: 'Original content',
  math_level_visibility_shared: 'Other math level',
  priority: 'Priority',
  specialInfo: 'Special information',
  video_solution: 'Video solution',
};

export const FIELDS = Object.keys(FIELD_LABELS) as FieldName[];

const imageParts = ({ id, file, alt, watermark }: ImageDraft) => [id, file && `${file.name} ${file.size}`, alt, watermark];
const answerParts = ({ images, ...rest }: AnswerDraft) => ({ ...rest, images: images.map(imageParts) });

function comparable(name: FieldName, values: QuestionValues): string {
  if (name === 'images') return JSON.stringify(values.images.map(imageParts));
  if (name === 'Answer') return JSON.stringify(values.Answer.map(answerParts));
  return JSON.stringify(values[name]);
}

export function changedFields(former: QuestionValues, latter: QuestionValues): FieldName[] {
  return FIELDS.filter((name) => comparable(name, former) !== comparable(name, latter));
}

export interface Merge {
  /** The other editor's version with the reader's changes, which win. */
  values: QuestionValues;
  /** Changed by the other alone. */
  taken: FieldName[];
  /** Changed by both: the reader must choose. */
  conflicts: FieldName[];
}

/** Rebases the reader's edit onto another's; both started from `base`. */
export function mergeEdits(base: QuestionValues, mine: QuestionValues, theirs: QuestionValues): Merge {
  const own = new Set(changedFields(base, mine));
  const taken = changedFields(base, theirs).filter((name) => !own.has(name));
  const differing = new Set(changedFields(mine, theirs));
  const conflicts = changedFields(base, theirs).filter((name) => own.has(name) && differing.has(name));
  return { values: pick(mine, theirs, taken), taken, conflicts };
}

/** `mine` with the named fields of `theirs`. */
export function pick(mine: QuestionValues, theirs: QuestionValues, names: readonly FieldName[]): QuestionValues {
  return { ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
}
