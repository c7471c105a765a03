import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { MOST_MARKS, UPLOAD_BYTES } from './limits.ts';
import { staffNameSchema } from './question-editing.ts';
import { difficultySchema, levelSchema, optionKeySchema } from './questions.ts';
import { UPLOAD_ENCODINGS, type UploadEncoding } from './upload-encodings.ts';

export { UPLOAD_ENCODINGS, type UploadEncoding };

/** The content of a file. */
export const uploadKindSchema = z.enum(['subjects', 'topics', 'questions']);
export type UploadKind = z.infer<typeof uploadKindSchema>;

/** Faults that a run answers; the file of faults has all. */
export const MOST_SHOWN_FAULTS = 1_000;
/** Runs on a page of their list. */
export const UPLOADS_PAGE_SIZE = 20;

/** `waiting` until a worker takes it; `refused`: the file has faults or cannot be read, and nothing was stored; `failed`: no fault of the file. */
export const uploadStateSchema = z.enum(['waiting', 'running', 'done', 'refused', 'failed', 'taking_back', 'taken_back']);
export type UploadState = z.infer<typeof uploadStateSchema>;

/** The stage of a run, shown to people who wait. */
export const uploadStageSchema = z.enum(['waiting', 'reading', 'checking', 'finishing', 'taking_back']);
export type UploadStage = z.infer<typeof uploadStageSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Where questions go whose file does not say so, and what they are. */
export const uploadDefaultsSchema = z.strictObject({
  subject: slugSchema.optional(),
  topic: slugSchema.optional(),
  difficulty: difficultySchema.optional(),
  level: levelSchema.optional(),
  calculator_allowed: z.boolean().optional(),
  marks: z.int().min(1).max(MOST_MARKS).optional(),
});
export type UploadDefaults = z.infer<typeof uploadDefaultsSchema>;

/** What a text file may be written in. */
const uploadEncodingSchema = z.enum(Object.keys(UPLOAD_ENCODINGS) as [UploadEncoding, ...UploadEncoding[]]);

/** Categories of a file that a run keeps, and places that staff may give at once. */
export const MOST_CATEGORIES = 500;

/** A category of a file of another system, by its names from the top. */
const categorySchema = z.array(text(1_000)).min(1).max(50);

/** Where the questions of a category go, and those of categories below it that have no place of their own. */
export const uploadPlaceSchema = z.strictObject({ category: categorySchema, subject: slugSchema, topic: slugSchema });
export type UploadPlace = z.infer<typeof uploadPlaceSchema>;

/** A category that a run has found. */
export const uploadCategorySchema = z.object({
  category: z.array(z.string()),
  questions: z.int(),
  /** Of these: how many had no topic, neither by themselves nor by what staff had said. */
  unplaced: z.int(),
});
export type UploadCategory = z.infer<typeof uploadCategorySchema>;

export const uploadOptionsSchema = z.object({
  /** Everything is tried and nothing stored. */
  dry_run: z.boolean(),
  /** The good rows are stored although others have faults. */
  partial: z.boolean(),
  /** What staff have changed here since it was last uploaded is written over; it stays otherwise. */
  overwrite_edited: z.boolean(),
  /** Whether questions that are here already take what the file says; true where absent, as in older runs. */
  replace: z.boolean().optional(),
  /** New questions count as checked. */
  verified: z.boolean(),
  defaults: uploadDefaultsSchema,
  /** What staff have said of the file's categories. */
  places: z.array(uploadPlaceSchema),
  /** What staff have said that a text file is written in; found out otherwise. */
  encoding: uploadEncodingSchema.optional(),
});
export type UploadOptions = z.infer<typeof uploadOptionsSchema>;

/** A note on a place in a file: a fault, something that we cannot store, or something left unchanged. */
export const uploadNoteSchema = z.object({
  kind: z.enum(['fault', 'left_out', 'kept']),
  /** Row of the table including its head, or line, from 1; null where there is none. */
  row: z.int().nullable(),
  /** The column's or field's name; empty for the row as a whole. */
  column: z.string(),
  /** The item as people find it in the file: its id or name. */
  item: z.string(),
  /** What is wanted. */
  message: z.string(),
});
export type UploadNote = z.infer<typeof uploadNoteSchema>;

/** Questions of a file that are shown before they are stored. */
export const MOST_SHOWN_QUESTIONS = 5;

/** One of the first questions of a file, as it would be stored. */
export const uploadPreviewSchema = z.object({
  /** The item as people find it in the file. */
  item: z.string(),
  row: z.int().nullable(),
  text: z.string(),
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  correct_option: optionKeySchema.nullable(),
  answer: z.string(),
  difficulty: difficultySchema,
  marks: z.int(),
});
export type UploadPreview = z.infer<typeof uploadPreviewSchema>;

const shownQuestionSchema = uploadPreviewSchema.omit({ item: true, row: true });

/** A question that is here already, and what the file makes of it. */
export const uploadReplacementSchema = z.object({
  /** Its number in this bank. */
  id: idSchema,
  /** The item as people find it in the file. */
  item: z.string(),
  row: z.int().nullable(),
  before: shownQuestionSchema,
  after: shownQuestionSchema,
  /** Every field that changes, by its name on screen, as it was and as it will be. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type UploadReplacement = z.infer<typeof uploadReplacementSchema>;

/** The counts of a run so far; for a dry run, of what it would change. */
const counts = {
  created: z.int(),
  updated: z.int(),
  /** How many were left as they were: they say the same, or staff have changed them since. */
  skipped: z.int(),
};

export const uploadRunSchema = z.object({
  id: idSchema,
  kind: uploadKindSchema,
  state: uploadStateSchema,
  file_name: z.string(),
  /** Size of the file in bytes. */
  bytes: z.number(),
  /** Name of the archive of images; null without one. */
  images_name: z.string().nullable(),
  /** `CSV`, `Moodle XML`; null until the file is read. */
  format: z.string().nullable(),
  options: uploadOptionsSchema,
  by: staffNameSchema.nullable(),
  created_at: momentSchema,
  finished_at: momentSchema.nullable(),
  ...counts,
  faults: z.int(),
  /** How many notes there are of what was left out, and of what was kept. */
  left_out: z.int(),
  kept: z.int(),
  /** Why nothing could be read, or a remark on the run. */
  message: z.string(),
  progress: z.object({
    stage: uploadStageSchema,
    done: z.int(),
    /** Null while unknown. */
    total: z.int().nullable(),
  }),
  taken_back: z
    .object({
      at: momentSchema,
      by: staffNameSchema.nullable(),
      restored: z.int(),
      removed: z.int(),
      /** What stays, because it was used or changed since. */
      stayed: z.int(),
    })
    .nullable(),
  /** Whether staff may take it back now. */
  can_take_back: z.boolean(),
  /** Whether the file that was tried can be stored without sending it again. */
  can_import: z.boolean(),
  /** Whether it can be tried again with other places for its categories. */
  can_try_again: z.boolean(),
  has_rest: z.boolean(),
});
export type UploadRun = z.infer<typeof uploadRunSchema>;

/** Something that stays though its run was taken back, and why. */
export const uploadStayedSchema = z.object({ item: z.string(), reason: z.string() });

export const uploadErrorSchema = z.object({ row: z.int().nullable(), column: z.string(), message: z.string() });

export const uploadAnswerSchema = z.object({
  /** The run to follow; of status 202 it is still going on and the counts are those so far. */
  run: uploadRunSchema,
  ...counts,
  errors: z.array(uploadErrorSchema),
});

export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

const runParams = z.strictObject({ id: idParamSchema });

export const templateNameSchema = z.enum([
  'subjects.csv',
  'subjects.xlsx',
  'topics.csv',
  'topics.xlsx',
  'questions.csv',
  'questions.xlsx',
]);

export const uploadEndpoints = defineEndpoints({
  'POST /api/admin/uploads/:kind': {
    summary: 'Import a table or file of subjects, topics or questions; a short one at once, a long one as a run to follow',
    access: 'content',
    params: z.strictObject({ kind: uploadKindSchema }),
    body: z.strictObject({
      dry_run: flag.optional(),
      partial: flag.optional(),
      overwrite_edited: flag.optional(),
      /** True unless told. */
      replace: flag.optional(),
      verified: flag.optional(),
      subject: slugSchema.optional(),
      topic: slugSchema.optional(),
      difficulty: difficultySchema.optional(),
      level: levelSchema.optional(),
      calculator_allowed: flag.optional(),
      marks: z
        .string()
        .regex(/^\d{1,3}$/, 'A whole number is wanted')
        .transform(Number)
        .pipe(z.int().min(1).max(MOST_MARKS))
        .optional(),
      encoding: uploadEncodingSchema.optional(),
    }),
    upload: { files: { file: 1, images: 1 }, fileBytes: UPLOAD_BYTES, toDisk: true },
    status: 200,
    accepts: true,
    response: uploadAnswerSchema,
    errors: ['file_missing', 'too_many_uploads'],
  },
  'GET /api/admin/uploads/runs': {
    summary: 'Uploads, latest first, 20 a page',
    access: 'content',
    query: z.strictObject({ kind: uploadKindSchema.optional(), page: pageParamSchema.optional() }),
    response: z.object({ runs: z.array(uploadRunSchema), page: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/uploads/runs/:id': {
    summary: 'One upload: its progress, and the notes on the file (at most 1,000)',
    access: 'content',
    params: runParams,
    response: z.object({
      run: uploadRunSchema,
      notes: z.array(uploadNoteSchema),
      stayed: z.array(uploadStayedSchema),
      /** The categories of a file of another system in their order, 500 at most; none of other files. */
      categories: z.array(uploadCategorySchema),
      /** Its first questions. Absent from former APIs. */
      preview: z.array(uploadPreviewSchema).optional(),
      /** The first of the questions that it replaces, or would. Absent from former APIs. */
      replacements: z.array(uploadReplacementSchema).optional(),
    }),
  },
  'POST /api/admin/uploads/runs/:id/import': {
    summary:
      'Import the file of a dry run without sending it again, or try it again with other places for its categories; returns the new run',
    access: 'content',
    params: runParams,
    body: z.strictObject({
      partial: z.boolean(),
      dry_run: z.boolean().optional(),
      /** Where categories go; as in the run before by default. */
      places: z.array(uploadPlaceSchema).max(MOST_CATEGORIES).optional(),
      /** As in the previous run by default. */
      defaults: uploadDefaultsSchema.optional(),
      encoding: uploadEncodingSchema.optional(),
      /** Whether questions that are here already are replaced; required to store a file that would change some. */
      replace: z.boolean().optional(),
    }),
    status: 201,
    response: z.object({ run: uploadRunSchema }),
    errors: ['not_possible', 'too_many_uploads'],
  },
  'POST /api/admin/uploads/runs/:id/take-back': {
    summary: 'Undo an upload; what was used or changed since stays and is listed',
    access: 'content',
    params: runParams,
    body: z.strictObject({ reason: text(1_000).trim().min(1, 'Please say why') }),
    response: z.object({ run: uploadRunSchema }),
    errors: ['not_possible'],
  },
  'GET /api/admin/uploads/runs/:id/notes.csv': {
    summary: 'All notes on an uploaded file, as a table',
    access: 'content',
    params: runParams,
    produces: 'text/csv',
    responseHeaders: { 'content-disposition': 'The name under which it is saved' },
  },
  'GET /api/admin/uploads/runs/:id/rest': {
    summary: 'The rows with faults as a file that can be corrected and uploaded again',
    access: 'content',
    params: runParams,
    produces: 'application/octet-stream',
    responseHeaders: { 'content-disposition': 'The name under which it is saved' },
  },
  'GET /api/admin/uploads/templates/:name': {
    summary: 'An empty table with its columns and an example row, as CSV or XLSX',
    access: 'content',
    params: z.strictObject({ name: templateNameSchema }),
    produces: 'application/octet-stream',
    responseHeaders: { 'content-disposition': 'The name under which it is saved' },
  },
});
