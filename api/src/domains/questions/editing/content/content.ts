import { isDeepStrictEqual } from 'node:util';
import type { AnswerKey, Difficulty, MarkSchemeSource, OptionKey } from '@api/contract';

/** An image as a version keeps it. */
export interface ImageContent {
  id: number;
  url: string;
  thumb: string;
  alt: string;
  width: number;
  height: number;
  watermarked: boolean;
  /** Name of the file without the watermark. */
  original: string;
}

/** An answer as a version keeps it. */
export interface AnswerContent {
  id: number;
  final_answer: string;
  body: string;
  mark_scheme: MarkSchemeSource[];
  images: ImageContent[];
}

/**
 * All that staff can change of a question, under the names of the contract; topics and subject by id. This is what a version
 * keeps, so that a version can be compared and taken back without knowing the tables.
 */
export interface QuestionContent {
  subject: number;
  topic: number;
  OtherTopicsOnQuestion: number[];
  difficulty: Difficulty;
  level: 'SL' | 'HL';
  question_number: number;
  marks: number;
  specialInfo: string | null;
  video_solution: string | null;
  hints: string | null;
  calculatorAllowed: boolean;
  verified: boolean;
  topic_changed: boolean;
  month: 'May' | 'November' | null;
  year: number | null;
  paper: number | null;
  timezone: number | null;
  answer_not_available: boolean;
  original_content: boolean;
  mcq_answer: OptionKey | null;
  options: { key: OptionKey; text: string }[];
  answer_keys: AnswerKey[];
  questions_text: string;
  math_level_visibility_shared: boolean;
  visible: boolean;
  priority: number;
  images: ImageContent[];
  Answer: AnswerContent[];
}

/** Names of the fields in which two contents differ. */
export function changedFields(before: QuestionContent, after: QuestionContent): (keyof QuestionContent)[] {
  const names = Object.keys(after) as (keyof QuestionContent)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
