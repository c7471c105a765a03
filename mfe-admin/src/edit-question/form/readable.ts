import type { AnswerKey, SubjectWithTopics } from '@api/contract';
import { topicOptions } from '../../staff-area/topic-options.ts';
import type { KeyDraft } from '../answer-keys/key-draft.ts';
import { readableDistractors, readableKeys } from '../answer-keys/key-labels.ts';
import { type DistractorDraft, OPTION_KEYS } from '../answer-keys/question-keys.ts';
import type { FieldName } from './differences.ts';

/** By `subject:2` and `topic:14`. */
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

/** A value from form or API as words; empty without one. */
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
      return readableKeys(value as (KeyDraft | AnswerKey)[]);
    case 'distractors':
      return readableDistractors(value as DistractorDraft[]);
    case 'Answer':
      return (value as AnswerLike[]).map(answer).join('\n\n');
    default:
      return String(value);
  }
}

/** Names of all subjects and topics. */
export function namesOf(subjects: readonly SubjectWithTopics[]): Names {
  return new Map(
    subjects.flatMap((subject) => [
      [`subject:${subject.id}`, subject.subject_name] as const,
      ...topicOptions(subject).map(({ value, label }) => [`topic:${value}`, label] as const),
    ]),
  );
}
