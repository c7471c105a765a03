import { isDeepStrictEqual } from 'node:util';
import { type AnswerKey, difficultySchema, levelSchema, monthSchema, optionKeySchema } from '@api/contract';
import { z } from 'zod';
import { jsonColumn } from '../../../../../db/row-validation.ts';

const imageContentSchema = z.object({
  id: z.int(),
  url: z.string(),
  thumb: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  watermarked: z.boolean(),
  /** Name of the file without the watermark. */
  original: z.string(),
});
export type ImageContent = z.infer<typeof imageContentSchema>;

const answerContentSchema = z.object({
  id: z.int(),
  final_answer: z.string(),
  body: z.string(),
  mark_scheme: z.array(z.object({ part: z.string(), text: z.string(), code: z.string(), marks: z.int(), implied: z.boolean() })),
  images: z.array(imageContentSchema),
});
export type AnswerContent = z.infer<typeof answerContentSchema>;

export const questionContentSchema = z.object({
  subject: z.int(),
  topic: z.int(),
  OtherTopicsOnQuestion: z.array(z.int()),
  difficulty: difficultySchema,
  level: levelSchema,
  question_number: z.int(),
  marks: z.int(),
  specialInfo: z.string().nullable(),
  video_solution: z.string().nullable(),
  hints: z.string().nullable(),
  calculatorAllowed: z.boolean(),
  verified: z.boolean(),
  topic_changed: z.boolean(),
  month: monthSchema.nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  timezone: z.int().nullable(),
  answer_not_available: z.boolean(),
  original_content: z.boolean(),
  mcq_answer: optionKeySchema.nullable(),
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
  questions_text: z.string(),
  math_level_visibility_shared: z.boolean(),
  visible: z.boolean(),
  priority: z.int(),
  images: z.array(imageContentSchema),
  Answer: z.array(answerContentSchema),
});
/**
 * All that staff can change, named as in the contract, topics and subject by id: versions need no knowledge of tables.
 */
export type QuestionContent = z.infer<typeof questionContentSchema>;

export function changedFields(before: QuestionContent, after: QuestionContent): (keyof QuestionContent)[] {
  const names = Object.keys(after) as (keyof QuestionContent)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
