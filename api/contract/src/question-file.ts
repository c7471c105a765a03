import { z } from 'zod';
import { answerKeysSchema, partNameSchema } from './answer-keys.ts';
import { slugSchema, text } from './common.ts';
import { FIRST_YEAR, LAST_YEAR, LONGEST_SPECIAL_INFO, LONGEST_TEXT, MOST_IMAGES, MOST_MARKS } from './limits.ts';
import { optionSourceSchema } from './question-editing.ts';
import { difficultySchema, levelSchema, monthSchema, optionKeySchema } from './questions.ts';

/**
 * The file in which questions come into the bank: JSON Lines in UTF-8, one record a line, empty lines allowed. The first record says what
 * the file is (`file`); then come subjects, topics (parents before children) and questions, each after what it names. Subjects and topics that are
 * there already need not be in it. Reading the same file twice changes nothing, and what staff have edited since stays as they left it.
 * Described with examples in docs/question-files.md.
 */
export const QUESTION_FILE_VERSION = 1;
/** Longest line in bytes: a question with its drawings. */
export const LONGEST_RECORD = 2_000_000;

const name = text(200).trim().min(1);
/** Kept as written: a text that was trimmed would not be the one that it is compared with at the next import. */
const written = (mostCharacters: number) => text(mostCharacters).regex(/\S/, 'Please write something');

export const fileRecordSchema = z.strictObject({
  record: z.literal('file'),
  format: z.literal('question-file'),
  /** Readers refuse a version that they do not know. */
  version: z.literal(QUESTION_FILE_VERSION),
  /** Where it comes from, for people: `Sigmaroom question bank`. */
  title: name.optional(),
});

export const subjectRecordSchema = z.strictObject({
  record: z.literal('subject'),
  slug: slugSchema,
  name,
  /** `staff`: listed for staff alone. */
  audience: z.enum(['everyone', 'staff']).default('everyone'),
});

/** Cleaned before it is shown (shapes and text only), coloured by the classes of docs/question-files.md. */
const drawing = { svg: text(400_000).regex(/^\s*<svg/, 'Not an SVG drawing'), alt: written(2_000) };

export const topicRecordSchema = z.strictObject({
  record: z.literal('topic'),
  /** Slug of a subject. */
  subject: slugSchema,
  /** Unique within its subject; names the topic in this file and in addresses. */
  slug: slugSchema,
  /** The course's own number, such as `2.6.1`; unique within its subject. */
  number: text(20).regex(/^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*$/, 'Numbers read 2, 2.6 or A.1.2'),
  name,
  /** Slug of the topic above; top-level topics have none. Three levels at most. */
  parent: slugSchema.optional(),
  /**
   * Slugs of topics merged into this one, whose questions and addresses move here. Only for a deployment's first
   * filling; staff merge topics on their pages.
   */
  former_slugs: z.array(slugSchema).max(20).default([]),
  /** Its place among the topics below the same parent, from 1; that of its line among them by default. */
  position: z.int().min(1).max(1_000).optional(),
  /** Markdown with TeX: what to know here and its formulae. */
  syllabus: text(100_000).optional(),
  /** The picture at the head of its syllabus page. */
  picture: z.strictObject(drawing).optional(),
});

/** `M1`: one mark for method; `A` accuracy, `R` reasoning, `AG` answer given (no mark). */
const markSchemeRecordSchema = z.strictObject({
  part: partNameSchema.default(''),
  /** Markdown with TeX, one line. */
  text: written(4_000),
  code: z.string().regex(/^(?:[MAR][1-9]|AG)$/, 'Marks are written M1, A1, R1 or AG'),
  /** In brackets, as (M1): implied by later correct work. */
  implied: z.boolean().default(false),
});

/** An image file in the archive of a question file: PNG, JPEG, WebP or SVG, its content checked and encoded again. */
export const questionFileImageSchema = z.strictObject({
  /** Its path in the archive, long enough to be unique: `circle.png`, `set-2/circle.png`. */
  file: text(150).regex(/^(?!\/|(?:.*\/)?\.\.\/)[^\\]*\S[^\\]*$/, 'Name the file by its path in the archive'),
  of: z.enum(['question', 'answer']).default('question'),
  /** The text alternative. */
  alt: text(2_000).default(''),
});

export const questionRecordSchema = z.strictObject({
  record: z.literal('question'),
  /** The question's identity in every file to come: a later file with the same id changes this question and makes no second one. */
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$/, 'Ids are letters, digits and . _ : -'),
  /** Questions with the same template ask the same idea with other numbers or words: variants, which are not shown next to each other. */
  template: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$/, 'Templates are letters, digits and . _ : -')
    .optional(),
  subject: slugSchema,
  /** Slug of the deepest topic that it belongs to, in that subject. */
  topic: slugSchema,
  /** Further topics of the subject that it touches. */
  other_topics: z.array(slugSchema).max(20).default([]),
  /** Listed in the other level of the same maths course as well. */
  shared_with_other_level: z.boolean().default(false),
  difficulty: difficultySchema,
  level: levelSchema,
  /** The sum of those in the text. */
  marks: z.int().min(1).max(MOST_MARKS),
  calculator_allowed: z.boolean(),
  month: monthSchema.nullable().default(null),
  year: z.int().min(FIRST_YEAR).max(LAST_YEAR).nullable().default(null),
  paper: z.int().min(1).max(3).nullable().default(null),
  timezone: z.int().min(0).max(2).nullable().default(null),
  special_info: written(LONGEST_SPECIAL_INFO).nullable().default(null),
  /** Markdown with TeX; `(a)` opens a part, `(i)` a part within it, `[3]` at a part's end gives its marks. */
  text: written(LONGEST_TEXT),
  /** Multiple choice: A to D. */
  options: z.array(optionSourceSchema).max(4).default([]),
  correct_option: optionKeySchema.nullable().default(null),
  /** What its parts are judged by: docs/answer-keys.md. */
  answer_keys: answerKeysSchema.default([]),
  hint: written(LONGEST_TEXT).nullable().default(null),
  /** The final answer alone. */
  answer: text(LONGEST_TEXT).default(''),
  /** The worked solution. */
  solution: text(LONGEST_TEXT).default(''),
  mark_scheme: z.array(markSchemeRecordSchema).max(100).default([]),
  /** Drawings that the text or the solution names: `![](diagram:NAME)`. */
  figures: z
    .array(z.strictObject({ name: z.string().regex(/^[\w-]{1,60}$/, 'Names are letters, digits, _ and -'), ...drawing }))
    .max(MOST_IMAGES)
    .default([]),
  /** Photographs and other files shown below the question or its answer, by their names in the archive that is sent along. */
  images: z.array(questionFileImageSchema).max(MOST_IMAGES).optional(),
});

/** One line of a question file. */
export const questionFileRecordSchema = z.discriminatedUnion('record', [
  fileRecordSchema,
  subjectRecordSchema,
  topicRecordSchema,
  questionRecordSchema,
]);
/** As a program reads it: everything that may be left out is there. */
export type QuestionFileRecord = z.output<typeof questionFileRecordSchema>;
/** As an author writes it. */
export type QuestionFileRecordSource = z.input<typeof questionFileRecordSchema>;
export type SubjectRecord = z.output<typeof subjectRecordSchema>;
export type TopicRecord = z.output<typeof topicRecordSchema>;
export type QuestionRecord = z.output<typeof questionRecordSchema>;
