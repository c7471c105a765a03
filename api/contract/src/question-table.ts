import { z } from 'zod';
import {
  booleanParamSchema,
  csvAnswer,
  idParamSchema,
  idSchema,
  momentSchema,
  pageParamSchema,
  pageSizeParamSchema,
  text,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_REASON } from './limits.ts';
import { nearDuplicateSchema, staffNameSchema } from './question-editing.ts';
import { difficultySchema, levelSchema, monthSchema, questionFilterShape } from './questions.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** What staff should look at in a question. */
export const questionWarningSchema = z.enum([
  'no_answer',
  'no_key',
  'doubtful_key',
  'never_seen',
  'near_duplicate',
  'broken_tex',
]);
export type QuestionWarning = z.infer<typeof questionWarningSchema>;

/** A wrong answer that several learners gave to a part. */
const wrongAnswerSchema = z.object({ part: z.string(), answer: z.array(z.string()), learners: z.int() });

/** A row of the table of questions. */
export const questionRowSchema = z.object({
  id: idSchema,
  version: z.int().positive(),
  subject: subjectSchema,
  topic: topicLinkSchema,
  /** From the top-level topic down to `topic`, for its address. */
  topic_slugs: z.array(z.string()),
  /** How many further topics it touches. */
  further_topics: z.int().nonnegative(),
  questions_html: z.string(),
  specialInfo_html: z.string().nullable(),
  question_number: z.int(),
  difficulty: difficultySchema,
  level: levelSchema,
  marks: z.int(),
  calculatorAllowed: z.boolean(),
  month: monthSchema.nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  timezone: z.int().nullable(),
  visible: z.boolean(),
  /** Hidden, and waiting for a second person. Absent from former APIs. */
  in_review: z.boolean().optional(),
  verified: z.boolean(),
  topic_changed: z.boolean(),
  tex_faults: z.int().nonnegative(),
  priority: z.int(),
  updated_at: momentSchema,
  /** Null if not tried or computed yet. */
  statistics: z
    .object({
      tried: z.int().nonnegative(),
      facility: z.number().nullable(),
      discrimination: z.number().nullable(),
      median_seconds: z.number().nullable(),
      /** The commonest over all parts. */
      wrong_answer: wrongAnswerSchema.nullable(),
    })
    .nullable(),
  warnings: z.array(questionWarningSchema),
});
export type QuestionRow = z.infer<typeof questionRowSchema>;

const { sortBy: _sortBy, q: _q, ...bankFilters } = questionFilterShape;

/** Every filter of the bank, and additional ones for staff. */
const filterShape = {
  ...bankFilters,
  /** Words in the question or its topic, or `#` and its number. */
  q: text(200).trim().min(1).optional(),
  visible: booleanParamSchema.optional(),
  /** Hidden questions that wait for a second person, or all others. */
  in_review: booleanParamSchema.optional(),
  warning: questionWarningSchema.optional(),
  sortBy: z
    .enum([
      ...['id', 'question_number', 'year', 'difficulty', 'marks', 'priority', 'updated_at'],
      ...['tried', 'facility', 'discrimination', 'median_seconds'],
    ] as const)
    .optional(),
};
export const questionTableFilterSchema = z.strictObject(filterShape);
export type QuestionTableFilter = z.infer<typeof questionTableFilterSchema>;

/** Most questions that are changed at once. */
export const MOST_AT_ONCE = 100_000;

/** Which questions: some by number, or all that a filter shows but for some. */
const targetSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).min(1).max(1_000) }),
  z.strictObject({ filter: questionTableFilterSchema, except: z.array(idSchema).max(1_000).optional() }),
]);

const topicsSchema = z.array(idSchema).min(1).max(20);

/** The fields to change; omitted ones stay. */
export const bulkChangeBodySchema = z
  .strictObject({
    visible: z.boolean().optional(),
    verified: z.boolean().optional(),
    topic_changed: z.boolean().optional(),
    difficulty: difficultySchema.optional(),
    /** Moves them, each with the next number there. */
    topic: idSchema.optional(),
    /** Further topics that they touch, by which they are found as well. */
    add_topics: topicsSchema.optional(),
    remove_topics: topicsSchema.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), { message: 'Choose what to change' });
export type BulkChange = z.infer<typeof bulkChangeBodySchema>;

/** Why a question is left as it is. */
export const bulkRefusalSchema = z.enum([
  'other_subject',
  'no_other_level',
  'too_many_topics',
  'deleted',
  'edited_since',
  'topic_gone',
]);
export type BulkRefusal = z.infer<typeof bulkRefusalSchema>;

const leftSchema = z.array(
  z.object({
    reason: bulkRefusalSchema,
    count: z.int().positive(),
    /** Some of them, at most 50. */
    ids: z.array(idSchema),
  }),
);

/** What a change would do. */
export const bulkPreviewSchema = z.object({
  total: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  /** Are so already. */
  same: z.int().nonnegative(),
  left: leftSchema,
  /** How many would change in which field. */
  fields: z.array(z.object({ field: z.string(), count: z.int().positive() })),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/** A change of many questions. `waiting` and `undoing`: in progress, `progress` of `total` processed. */
export const bulkRunSchema = z.object({
  id: idSchema,
  state: z.enum(['waiting', 'done', 'failed', 'undoing', 'undone']),
  by: staffNameSchema.nullable(),
  at: momentSchema,
  change: z.record(z.string(), z.unknown()),
  total: z.int().nonnegative(),
  progress: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  left: leftSchema,
  /** How many were restored, and which were left because they were edited since. */
  undone: z.object({ at: momentSchema, changed: z.int().nonnegative(), left: leftSchema }).nullable(),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;

const runParams = z.strictObject({ id: idParamSchema });
const runAnswer = z.object({ run: bulkRunSchema });

export const questionTableEndpoints = defineEndpoints({
  'GET /api/admin/questions': {
    summary: 'Questions for staff, with their editorial state, statistics and warnings',
    access: 'content',
    query: z.strictObject({ ...filterShape, page: pageParamSchema.optional(), pageSize: pageSizeParamSchema.optional() }),
    response: z.object({ questions: z.array(questionRowSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/questions/export': {
    summary: 'The same questions as CSV, in the order of the list',
    access: 'content',
    query: questionTableFilterSchema,
    ...csvAnswer,
  },
  'GET /api/admin/questions/:id/uses': {
    summary: 'Where a question is used',
    access: 'content',
    params: runParams,
    response: z.object({
      tests: z.object({ count: z.int(), learners: z.int(), last_at: momentSchema.nullable() }),
      mock_papers: z.object({
        count: z.int(),
        latest: z.array(z.object({ code: z.string(), subject_name: z.string(), paper: z.string() })),
      }),
      reports: z.object({ open: z.int(), closed: z.int() }),
      doubts: z.object({ waiting: z.int(), all: z.int() }),
      /** Absent from former APIs. */
      practice: z.object({ answers: z.int(), learners: z.int() }).optional(),
      saved: z.int(),
      completed: z.int(),
      /** Where the other level of its course shows it. */
      other_level: z.object({ subject_name: z.string(), topic_number: z.string(), topic_name: z.string() }).nullable(),
      further_topics: z.array(topicLinkSchema),
      near_duplicates: z.array(nearDuplicateSchema),
      /** The question and its variants of the same template that were tried, most first; empty without a template. Absent from former APIs. */
      variants: z
        .array(
          z.object({
            id: idSchema,
            tried: z.int(),
            facility: z.number().nullable(),
            discrimination: z.number().nullable(),
            /** The commonest, over all parts. */
            wrong_answers: z.array(wrongAnswerSchema),
          }),
        )
        .optional(),
    }),
  },
  'GET /api/admin/questions/bulk': {
    summary: 'The latest changes of many questions at once',
    access: 'content',
    response: z.object({ runs: z.array(bulkRunSchema) }),
  },
  'POST /api/admin/questions/bulk/preview': {
    summary: 'Preview a change of many questions',
    access: 'content',
    body: z.strictObject({ target: targetSchema, change: bulkChangeBodySchema }),
    response: bulkPreviewSchema,
    errors: ['too_many_questions', 'needs_approval'],
  },
  'POST /api/admin/questions/bulk': {
    summary: 'Change many questions in one transaction; many thousands are changed in the background',
    access: 'content',
    body: z.strictObject({
      /** Names the change: sent twice it is made once. */
      key: z.uuid(),
      target: targetSchema,
      change: bulkChangeBodySchema,
      /** The preview's number of changes. If it differs now: 409 `selection_changed`. */
      expected: z.int().nonnegative(),
      reason: text(LONGEST_REASON).trim().optional(),
    }),
    response: runAnswer,
    errors: ['too_many_questions', 'selection_changed', 'needs_approval'],
  },
  'GET /api/admin/questions/bulk/:id': {
    summary: 'The state of a change of many questions',
    access: 'content',
    params: runParams,
    response: runAnswer,
  },
  'POST /api/admin/questions/bulk/:id/undo': {
    summary: 'Undo a change of many questions; those edited since are left alone and listed',
    access: 'content',
    params: runParams,
    response: runAnswer,
    errors: ['not_done_yet'],
  },
});
