import { z } from 'zod';
import { answerKeysSchema } from './answer-keys.ts';
import { idSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';
import { booleanField, jsonField, numberField, optionalChoiceField, optionalTextField } from './form-fields.ts';
import {
  IMAGE_FILE_BYTES,
  LARGEST_QUESTION_NUMBER,
  LONGEST_IMAGE_WORDS,
  LONGEST_SPECIAL_INFO,
  LONGEST_TEXT,
  LONGEST_VIDEO_ADDRESS,
  MOST_ANSWERS,
  MOST_IMAGE_FILES,
  MOST_IMAGES,
  MOST_MARKS,
} from './limits.ts';
import { markSchemeSourceSchema, optionSourceSchema, prioritySchema, savedEditSchema } from './question-editing.ts';
import { difficultySchema, levelSchema, monthSchema, optionKeySchema } from './questions.ts';

const imageFacts = {
  alt: text(LONGEST_IMAGE_WORDS).trim().optional(),
  /** Whether it has the watermark text. */
  watermark: z.boolean().optional(),
};

/** An image that the question has (`id`), or one of this request's files (`file`, its index). */
export const imageEntrySchema = z.union([
  z.strictObject({ id: idSchema, ...imageFacts }),
  z.strictObject({
    file: z
      .int()
      .min(0)
      .max(MOST_IMAGE_FILES - 1),
    ...imageFacts,
  }),
]);
export type ImageEntry = z.infer<typeof imageEntrySchema>;

const imageListSchema = z.array(imageEntrySchema).max(MOST_IMAGES);

/** An answer in a form; without an `id` it is a new one. */
export const answerFormSchema = z.strictObject({
  id: idSchema.nullish(),
  final_answer: text(LONGEST_TEXT).default(''),
  body: text(LONGEST_TEXT).default(''),
  mark_scheme: z.array(markSchemeSourceSchema).max(100).default([]),
  images: imageListSchema.optional(),
});

const ENTER_MARKS = 'Please enter the marks';
const VALID_NUMBER = 'Enter a valid number';

/** Required to save: specification part 2, section 5. */
const required = {
  subject: numberField(idSchema, 'Please choose a subject'),
  topic: numberField(idSchema, 'Please choose a topic'),
  difficulty: z.enum(difficultySchema.options, { error: 'Please choose a difficulty' }),
  marks: numberField(z.int().min(1, ENTER_MARKS).max(MOST_MARKS, ENTER_MARKS), ENTER_MARKS),
};

const optional = {
  OtherTopicsOnQuestion: jsonField(z.array(idSchema).max(20)),
  level: levelSchema,
  question_number: numberField(z.int().min(1).max(LARGEST_QUESTION_NUMBER), VALID_NUMBER),
  specialInfo: optionalTextField(LONGEST_SPECIAL_INFO),
  video_solution: optionalChoiceField(
    z.url({ protocol: /^https?$/, error: 'Please enter a web address' }),
    LONGEST_VIDEO_ADDRESS,
  ),
  hints: optionalTextField(LONGEST_TEXT),
  calculatorAllowed: booleanField,
  verified: booleanField,
  topic_changed: booleanField,
  month: optionalChoiceField(monthSchema),
  /** Judged by the year of the day. */
  year: optionalChoiceField(z.string()),
  paper: optionalChoiceField(z.enum(['1', '2', '3']).transform(Number)),
  timezone: optionalChoiceField(z.enum(['0', '1', '2']).transform(Number)),
  answer_not_available: booleanField,
  original_content: booleanField,
  mcq_answer: optionalChoiceField(optionKeySchema),
  options: jsonField(z.array(optionSourceSchema).max(4)),
  /** Replaces all; forms that know nothing of them leave them as they are. */
  answer_keys: jsonField(answerKeysSchema),
  questions_text: text(LONGEST_TEXT),
  math_level_visibility_shared: booleanField,
  visible: booleanField,
  priority: numberField(prioritySchema, VALID_NUMBER),
  /** The question's own images in their order. */
  image_order: jsonField(imageListSchema),
  Answer: jsonField(z.array(answerFormSchema).max(MOST_ANSWERS)),
  deleted_image_ids: jsonField(z.array(idSchema).max(100)),
  /** Stores the question though others read nearly the same. */
  save_anyway: booleanField,
  /** Stores the question although some of its formulae cannot be set; the version records that this was intended. */
  confirm_broken_tex: booleanField,
};

const formSchema = z.strictObject({ ...required, ...z.object(optional).partial().shape });
export type QuestionForm = z.infer<typeof formSchema>;

const upload = { files: { images: MOST_IMAGE_FILES }, fileBytes: IMAGE_FILE_BYTES };
/** Answers and mark schemes share one field. */
const bodyBytes = 1_000_000;

export const questionFormEndpoints = defineEndpoints({
  'POST /api/questions/edit': {
    summary:
      'Save a question with its answers and images; omitted fields keep their values, images neither ordered nor deleted come last',
    access: 'content',
    literalPath: '/questions/edit',
    body: formSchema.extend({
      id: numberField(idSchema),
      /** The version that the edit started from; without it the save overwrites. */
      version: numberField(z.int().positive()).optional(),
    }),
    ...{ upload, bodyBytes },
    response: savedEditSchema,
    errors: ['not_found', 'edited_meanwhile', 'question_deleted', 'needs_approval', 'broken_tex', ...fileErrors],
  },
  'POST /api/admin/questions': {
    summary: 'Store a new question; it gets the next number of its topic unless one is given',
    access: 'content',
    body: formSchema,
    ...{ upload, bodyBytes },
    response: savedEditSchema,
    errors: ['needs_approval', 'broken_tex', ...fileErrors],
  },
  'POST /api/admin/questions/transcript': {
    summary: 'Read the text in images: stored ones by id first, then uploaded files, in order',
    access: 'content',
    body: z.strictObject({
      of: z.enum(['question', 'answer']).default('question'),
      image_ids: jsonField(z.array(idSchema).max(MOST_IMAGE_FILES)).optional(),
    }),
    ...{ upload, bodyBytes },
    response: z.object({
      text: z.string(),
      /** 0 to 100: that of the image which was hardest to read. */
      confidence: z.int(),
      /** What is easily misread and has to be checked, as it is in the text: powers of ten. Absent if nothing is. */
      doubtful: z.array(z.string()).optional(),
    }),
    errors: ['not_found', ...fileErrors],
  },
});
