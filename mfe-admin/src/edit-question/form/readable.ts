import type { AnswerKey } from '@api/contract';
import { type KeyDraft, keyDraft, keyOf } from '../answer-keys/key-draft.ts';
import { readableKey, SLIP_WORDS } from '../answer-keys/key-words.ts';
import type { DistractorDraft } from '../answer-keys/question-keys.ts';
import type { FieldName } from './differences.ts';
import { OPTION_KEYS } from './option-keys.ts';

/** Names by `subject:2` and `topic:14`, as the form holds ids. */
export type Names = ReadonlyMap<string, string>;

interface Named {
  id?: number;
  subject_name?: string;
  topic_name?: string;
  topic_number?: string;
}
interface ImageLike {
  alt: string;
  watermark?: boolean;
  watermarked?: boolean;
}
interface AnswerLike {
  final_answer: string;
  body: string;
  mark_scheme: readonly { part: string; text: string; code: string; marks: number | string; implied: boolean }[];
  images: readonly ImageLike[];
}

const named = (kind: 'subject' | 'topic', value: unknown, names: Names): string => {
  if (typeof value !== 'object' || value === null) return names.get(`${kind}:${value}`) ?? '';
  const { subject_name, topic_name, topic_number } = value as Named;
  return subject_name ?? `${topic_number} ${topic_name}`;
};

function images(list: readonly ImageLike[]): string {
  return list
    .map(({ alt, watermark, watermarked }, index) => {
      const mark = (watermark ?? watermarked) ? ', with watermark' : '';
      return `Image ${index + 1}: ${alt || 'no description'}${mark}`;
    })
    .join('\n');
}

function answer({ final_answer, body, mark_scheme, images: pictures }: AnswerLike): string {
  const lines = mark_scheme.map(
    ({ part, text, code, implied }) => `${part ? `(${part}) ` : ''}${implied ? `(${code})` : code} ${text}`,
  );
  return [final_answer, body, lines.join('\n'), images(pictures)].filter(Boolean).join('\n\n');
}

const isDraft = (key: KeyDraft | AnswerKey): key is KeyDraft => 'exact' in key && 'direction' in key;

/** Keys as the form holds them, which have every field, or as the API keeps them; both say what they say in the form's order. */
function keys(list: readonly (KeyDraft | AnswerKey)[]): string {
  return list
    .map((key) => readableKey(isDraft(key) ? keyOf(key) : key.kind === 'option' ? key : keyOf(keyDraft(key))))
    .join('\n');
}

function distractors(list: readonly DistractorDraft[]): string {
  return list
    .flatMap(({ slip, note }, index) => (slip === '' ? [] : [`${OPTION_KEYS[index]}. ${SLIP_WORDS[slip]}${note && `: ${note}`}`]))
    .join('\n');
}

/** A field's value as words, from the form or as the API keeps it. Empty where there is nothing. */
export function readable(field: FieldName, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  switch (field) {
    case 'subject':
    case 'topic':
      return named(field, value, names);
    case 'OtherTopicsOnQuestion':
      return (value as unknown[]).map((topic) => named('topic', topic, names)).join('\n');
    case 'options':
      return (value as { text: string }[]).map(({ text }, index) => `${OPTION_KEYS[index]}. ${text}`).join('\n');
    case 'images':
      return images(value as ImageLike[]);
    case 'answer_keys':
      return keys(value as (KeyDraft | AnswerKey)[]);
    case 'distractors':
      return distractors(value as DistractorDraft[]);
    case 'Answer':
      return (value as AnswerLike[]).map(answer).join('\n\n');
    default:
      return String(value);
  }
}
