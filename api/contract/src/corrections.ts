import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_CORRECTION, SHORTEST_CORRECTION } from './limits.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** Corrections on a page of the public list. */
export const CORRECTIONS_PAGE_SIZE = 20;

/** What was wrong, in a public sentence. */
export const correctionSummarySchema = text(LONGEST_CORRECTION)
  .trim()
  .min(SHORTEST_CORRECTION, 'Please say in a sentence what was wrong');

/** A correction as published. */
export const correctionSchema = z.object({
  id: idSchema,
  at: momentSchema,
  summary: z.string(),
  /** The summary typeset as one line. */
  summary_html: z.string(),
  subject: subjectSchema,
  Question: z.object({
    id: idSchema,
    subject: subjectSchema,
    /** From the top-level topic down. */
    topic_path: z.array(topicLinkSchema),
    /** False where staff have hidden the question since: then there is nothing to link to. */
    visible: z.boolean(),
  }),
});
export type Correction = z.infer<typeof correctionSchema>;

/**
 * The effect of a correction on a test. `raised`: it has more marks. `kept`: marks given for an answer that is now
 * wrong stay. `own`: the learner's own marks of the question stay.
 */
export const testCorrectionSchema = z.object({
  at: momentSchema,
  question_id: idSchema,
  position: z.int().positive(),
  outcome: z.enum(['raised', 'kept', 'own']),
  /** Marks of the whole test, as its result showed them before and after. */
  before: z.int().nonnegative(),
  after: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** What was wrong, typeset in one line. */
  summary_html: z.string(),
});
export type TestCorrection = z.infer<typeof testCorrectionSchema>;

/**
 * The effect of a correction. Counts stop at `MOST_PREVIEWED` tests and as many answers; `more` says that there are
 * others.
 */
export const MOST_PREVIEWED = 5_000;
export const correctionPreviewSchema = z.object({
  /** Versions that it may correct, latest first; the first of the list that was in force when the report came is `from_version`. */
  versions: z.array(z.object({ version: z.int().positive(), changed_at: momentSchema, fields: z.array(z.string()) })),
  from_version: z.int().positive(),
  to_version: z.int().positive(),
  /** The keys or mark schemes of the two versions differ. */
  differs: z.boolean(),
  /** A correction that another report has led to; this one joins it. */
  made: z.object({ summary: z.string(), at: momentSchema }).nullable(),
  tests: z.object({
    /** That are over and hold work on the question. */
    looked_at: z.int().nonnegative(),
    raised: z.int().nonnegative(),
    kept: z.int().nonnegative(),
    own: z.int().nonnegative(),
    teacher: z.int().nonnegative(),
    /** That run now; they are marked by the corrected question when they end. */
    running: z.int().nonnegative(),
    /** How many tests move by how many marks. */
    moves: z.array(z.object({ marks: z.int().positive(), tests: z.int().positive() })),
    more: z.boolean(),
  }),
  practice: z.object({ looked_at: z.int().nonnegative(), raised: z.int().nonnegative(), more: z.boolean() }),
  /** Who get something: in tests or in practice. */
  learners: z.int().nonnegative(),
});
export type CorrectionPreview = z.infer<typeof correctionPreviewSchema>;

export const correctionEndpoints = defineEndpoints({
  'GET /api/corrections': {
    summary: 'Corrections of answers and mark schemes, latest first, 20 a page; of one course if given',
    access: 'anyone',
    query: z.strictObject({ subject: slugSchema.optional(), page: pageParamSchema.optional() }),
    response: z.object({
      corrections: z.array(correctionSchema),
      /** The course that was asked for. */
      subject: subjectSchema.nullable(),
      /** Courses with corrections, each with how many. */
      subjects: z.array(subjectSchema.extend({ corrections: z.int().positive() })),
      page: z.int(),
      totalCount: z.int(),
    }),
  },
  'GET /api/admin/reports/:id/correction': {
    summary: 'Preview how correcting the reported question would change tests and practice; nothing is stored',
    access: 'support',
    params: z.strictObject({ id: idParamSchema }),
    query: z.strictObject({
      /** The wrong version; by default the one at the time of the report. */
      from: idParamSchema.optional(),
    }),
    response: correctionPreviewSchema,
  },
});
