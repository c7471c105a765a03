import { z } from 'zod';
import {
  booleanParamSchema,
  centsSchema,
  csvAnswer,
  idParamSchema,
  idSchema,
  momentSchema,
  pageParamSchema,
  slugSchema,
  text,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';
import { fileTypeSchema, gradingStateSchema } from './grading-state.ts';
import {
  LONGEST_ANNOTATION,
  LONGEST_BANK_COMMENT,
  LONGEST_FILTER,
  LONGEST_GRADING_COMMENT,
  LONGEST_MARK_COMMENT,
  LONGEST_MARK_LABEL,
  LONGEST_REASON,
  LONGEST_REGRADE_REASON,
  MOST_PEN_POINTS,
  MOST_SHEET_PHOTOS,
  SHEET_BYTES,
  SHORTEST_REASON,
  SHORTEST_REGRADE_REASON,
} from './limits.ts';
import { questionAnswerSchema, questionSchema } from './questions.ts';
import { assignedParamSchema } from './staff-assignments.ts';
import { subjectSchema } from './subjects-and-topics.ts';
import { automaticMarksSchema, learnerAnswerSchema, questionStateSchema, testMinutesSchema } from './timed-tests.ts';

/** Most pages of an answer sheet. */
export const SHEET_PAGES = 100;

/** The grading fee in cents. Specification part 2, section 9. */
export const GRADING_FEE = 1000;

export const answerSheetSchema = z.object({
  name: z.string(),
  bytes: z.int(),
  page_count: z.int(),
  uploaded_at: momentSchema,
});

/** What a grader gave one question, beside what its learner gave it. */
export const gradedQuestionSchema = z.object({
  question_id: idSchema,
  position: z.int().positive(),
  /** The most that could be given. */
  marks: z.int().positive(),
  marks_obtained: z.int().nonnegative(),
  /** The grader's; may be empty. */
  comment: z.string(),
  /** Typeset; empty where there is none. Absent from former APIs. */
  comment_html: z.string().optional(),
  /** Null: not marked by its learner. */
  own_marks: z.int().nonnegative().nullable(),
});
export type GradedQuestion = z.infer<typeof gradedQuestionSchema>;

/** The grading of a test as its learner sees it. Moments of steps that are still to come are null. */
export const testGradingSchema = z.object({
  slug: slugSchema,
  state: gradingStateSchema,
  price: centsSchema,
  currency: z.literal('USD'),
  sheet: answerSheetSchema.nullable(),
  submitted_at: momentSchema.nullable(),
  paid_at: momentSchema.nullable(),
  /** When the report is due. */
  due_at: momentSchema.nullable(),
  claimed_at: momentSchema.nullable(),
  graded_at: momentSchema.nullable(),
  returned_at: momentSchema.nullable(),
  total_marks: z.int(),
  /** Null until returned; during a regrade those of the first grading. */
  marks_obtained: z.int().nullable(),
  percentage: z.int().nullable(),
  /** The grader's comment on the whole, once returned. */
  comment: z.string().nullable(),
  /** Typeset; absent where there is none, and from former APIs. */
  comment_html: z.string().optional(),
  /** In the order of the test; null until returned, during a regrade those of the first grading. */
  questions: z.array(gradedQuestionSchema).nullable(),
  regrade: z.object({ reason: z.string(), requested_at: momentSchema, previous_marks: z.int() }).nullable(),
  abilities: z.object({ upload: z.boolean(), pay: z.boolean(), download_report: z.boolean(), regrade: z.boolean() }),
});
export type TestGrading = z.infer<typeof testGradingSchema>;

export const gradingPersonSchema = z.object({ id: idSchema, name: z.string() });
export type GradingPerson = z.infer<typeof gradingPersonSchema>;

/** A grading in the queue. */
export const gradingSummarySchema = z.object({
  slug: slugSchema,
  state: z.enum(['paid', 'claimed', 'graded', 'returned']),
  subject: subjectSchema,
  /** Anonymous marking: `id` is null, and the name comes from the slug, until the sheet is returned. */
  learner: gradingPersonSchema.extend({ id: idSchema.nullable() }),
  /** Where two graders mark each sheet: which marking is next or under way. Null elsewhere, absent from former APIs. */
  round: z.enum(['first', 'second', 'moderation']).nullable().optional(),
  /** Minutes. */
  duration: testMinutesSchema,
  question_count: z.int(),
  total_marks: z.int(),
  page_count: z.int(),
  paid_at: momentSchema,
  due_at: momentSchema,
  /** Past its due time and not returned. */
  overdue: z.boolean(),
  claimed_by: gradingPersonSchema.nullable(),
  claimed_at: momentSchema.nullable(),
  /** From here on others may take it over. */
  free_at: momentSchema.nullable(),
  graded_at: momentSchema.nullable(),
  returned_at: momentSchema.nullable(),
  /** The learner asked for a second look. */
  regrade: z.boolean(),
  marks_obtained: z.int().nullable(),
  percentage: z.int().nullable(),
  /** Questions that have marks in the draft. */
  marked_count: z.int(),
  /** What the caller may do; `claim` includes taking over. */
  abilities: z.object({
    ...{ claim: z.boolean(), save: z.boolean(), release: z.boolean(), finish: z.boolean() },
    /** Returned, and the caller graded it or is an administrator. Absent from former APIs. */
    reopen: z.boolean().optional(),
  }),
});
export type GradingSummary = z.infer<typeof gradingSummarySchema>;

const fraction = z.number().min(0).max(1);
const size = z.number().min(0.002).max(1);
const penCoordinate = z.number().min(-0.05).max(1.05);

/**
 * Coordinates are fractions of the page, origin at the top left: `x`, `width`, `size` of its width, `y` of its height.
 * `x`, `y` is the centre; of a text the top left corner.
 */
const annotationBase = {
  /** The name of the drawing, which the page that draws it makes up. */
  id: z.string().regex(/^[\w-]{1,40}$/, 'Letters, digits, _ and - only'),
  /** The page of the sheet, counted from 1. */
  page: z.int().positive(),
  question_id: idSchema.nullable(),
};
const placed = { x: fraction, y: fraction, size };
export const annotationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...annotationBase,
    kind: z.literal('pen'),
    /** The points of the stroke: x, y, and the pressure of the pen from 0 to 1. */
    points: z
      .array(z.tuple([penCoordinate, penCoordinate, fraction]))
      .min(1)
      .max(MOST_PEN_POINTS),
    width: z.number().min(0.0005).max(0.1),
  }),
  z.strictObject({ ...annotationBase, kind: z.literal('tick'), ...placed }),
  z.strictObject({ ...annotationBase, kind: z.literal('cross'), ...placed }),
  /** `width` is where lines wrap, `size` the font height. */
  z.strictObject({ ...annotationBase, kind: z.literal('text'), ...placed, width: size, text: text(LONGEST_ANNOTATION).min(1) }),
  z.strictObject({
    ...annotationBase,
    kind: z.literal('mark'),
    ...placed,
    label: text(LONGEST_MARK_LABEL).min(1),
    marks: z.int().min(0).max(100),
  }),
]);
export type Annotation = z.infer<typeof annotationSchema>;

/** Marks of one question; null: not marked yet. */
export const questionMarkSchema = z.strictObject({
  question_id: idSchema,
  marks: z.int().nonnegative().max(1_000).nullable(),
  comment: text(LONGEST_MARK_COMMENT),
});
export type QuestionMark = z.infer<typeof questionMarkSchema>;

/** The page of the sheet, counted from 1, on which the work on a question begins, as its grader set it. */
export const questionPageSchema = z.strictObject({ question_id: idSchema, page: z.int().positive() });
export type QuestionPage = z.infer<typeof questionPageSchema>;

const draftShape = {
  marks: z.array(questionMarkSchema).max(50),
  /** Absent: none is set. Other pages are found by the codes of the printed paper. */
  pages: z.array(questionPageSchema).max(50).optional(),
  annotations: z.array(annotationSchema).max(2_000),
  /** The grader's comment on the whole sheet. */
  comment: text(LONGEST_GRADING_COMMENT),
};

export const gradingDraftSchema = z.object({
  /** 0: nothing is saved. */
  revision: z.int().nonnegative(),
  ...draftShape,
  saved_at: momentSchema.nullable(),
  saved_by: gradingPersonSchema.nullable(),
});
export type GradingDraft = z.infer<typeof gradingDraftSchema>;

/** All that a grader needs. */
export const gradingSchema = gradingSummarySchema.extend({
  /** `url` needs no header and expires after an hour. */
  sheet: z.object({ url: z.string(), name: z.string(), bytes: z.int(), page_count: z.int() }),
  questions: z.array(
    z.object({
      question_id: idSchema,
      position: z.int().positive(),
      /** The most that can be given. */
      marks: z.int().positive(),
      state: questionStateSchema,
      answer: learnerAnswerSchema.nullable(),
      automatic: automaticMarksSchema.nullable(),
      question: questionSchema,
      Answer: z.array(questionAnswerSchema),
    }),
  ),
  /** Empty for others than its grader while two graders mark independently. */
  draft: gradingDraftSchema,
  /** What two graders gave independently, once both have. Absent from former APIs. */
  markings: z
    .array(
      z.object({
        marked_by: gradingPersonSchema.nullable(),
        marks: z.array(questionMarkSchema),
        comment: z.string(),
        marks_obtained: z.int(),
      }),
    )
    .optional(),
  regrade_request: z
    .object({
      reason: z.string(),
      requested_at: momentSchema,
      previous: z.object({
        marks: z.array(questionMarkSchema),
        comment: z.string(),
        marks_obtained: z.int(),
        graded_by: gradingPersonSchema.nullable(),
      }),
    })
    .nullable(),
});
export type Grading = z.infer<typeof gradingSchema>;

export const gradingCommentSchema = z.object({
  id: idSchema,
  text: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  created_at: momentSchema,
});
export type GradingComment = z.infer<typeof gradingCommentSchema>;

const commentBody = z.strictObject({ text: text(LONGEST_BANK_COMMENT).trim().min(1), shared: z.boolean() });
const bySlug = z.strictObject({ slug: slugSchema });
/** The revision that this draft is based on. */
const basedOn = { revision: z.int().nonnegative(), ...draftShape };

/** What narrows the queue. */
const queueFilterShape = {
  /** `open` by default: not returned yet. */
  state: z.enum(['open', 'paid', 'claimed', 'graded', 'returned', 'all']).optional(),
  /** Who has it, or has marked it. */
  claimed_by: assignedParamSchema.optional(),
  overdue: booleanParamSchema.optional(),
  /** Part of a test's slug, or of a learner's name or address. */
  q: text(LONGEST_FILTER).trim().min(1).optional(),
  /** Sheets of tests with a question of this topic, at any level; 404 for an unknown topic. */
  topic: slugSchema.optional(),
};

export const gradingEndpoints = defineEndpoints({
  'GET /api/test/:slug/grading': {
    summary: "The state of the grading of one of the caller's tests",
    access: 'signed-in',
    params: bySlug,
    response: testGradingSchema,
    errors: ['not_attempted'],
  },
  'POST /api/test/:slug/upload-answer': {
    summary:
      'Upload an answer sheet, as a PDF or as photos, which become its pages in their order; uploading again replaces it until it is paid for. ADMIN_FILE: a sheet marked elsewhere, from the teacher who claimed it',
    access: 'signed-in',
    params: bySlug,
    upload: { files: { file: 1, photos: MOST_SHEET_PHOTOS }, fileBytes: SHEET_BYTES, bytes: SHEET_BYTES },
    body: z.strictObject({ file_type: fileTypeSchema }),
    status: 201,
    response: z.object({ message: z.string(), grading: testGradingSchema.nullable() }),
    errors: [
      'not_a_pdf',
      'pdf_encrypted',
      'pdf_broken',
      'pdf_too_long',
      'pdf_too_complex',
      ...fileErrors,
      'not_attempted',
      'sheet_locked',
      'grading_claimed',
      'grading_not_claimed',
      'grading_finished',
    ],
  },
  'GET /api/test/:slug/download-answer': {
    summary: 'A link to the answer sheet or the graded one, valid for five minutes; staff may request those of any learner',
    access: 'signed-in',
    params: bySlug,
    query: z.strictObject({ fileType: fileTypeSchema }),
    response: z.object({ url: z.string() }),
  },
  'POST /api/test/:slug/regrade': {
    summary: 'Request a second look at a returned grading, once',
    access: 'signed-in',
    params: bySlug,
    body: z.strictObject({
      reason: text(LONGEST_REGRADE_REASON)
        .trim()
        .min(SHORTEST_REGRADE_REASON, 'Say in a sentence what should be looked at again'),
    }),
    response: testGradingSchema,
    errors: ['regrade_not_possible'],
  },
  'GET /api/grading/queue': {
    summary: 'Paid gradings by due time, 25 a page; returned ones newest first',
    access: 'grading',
    query: z.strictObject({ ...queueFilterShape, page: pageParamSchema.optional() }),
    response: z.object({
      gradings: z.array(gradingSummarySchema),
      /** The top-level topics of unreturned sheets, with how many sheets touch each: the values of `topic`. */
      topics: z.array(z.object({ slug: z.string(), name: z.string(), sheets: z.int() })),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
      counts: z.object({ paid: z.int(), claimed: z.int(), graded: z.int(), overdue: z.int(), mine: z.int(), returned: z.int() }),
    }),
  },
  'GET /api/grading/queue/export': {
    summary: 'Paid gradings as CSV, in the order of the queue',
    access: 'grading',
    query: z.strictObject(queueFilterShape),
    ...csvAnswer,
  },
  'GET /api/grading/comments': {
    summary: "Saved comments: the caller's own and shared ones, newest first",
    access: 'grading',
    response: z.object({ comments: z.array(gradingCommentSchema) }),
  },
  'POST /api/grading/comments': {
    summary: 'Save a comment for reuse; the same text again changes only who sees it',
    access: 'grading',
    body: commentBody,
    status: 201,
    response: gradingCommentSchema,
  },
  'PUT /api/grading/comments/:id': {
    summary: "Change one of the caller's saved comments, or who sees it",
    access: 'grading',
    params: z.strictObject({ id: idParamSchema }),
    body: commentBody,
    response: gradingCommentSchema,
    errors: ['comment_kept'],
  },
  'DELETE /api/grading/comments/:id': {
    summary: "Delete one of the caller's saved comments; administrators may delete shared ones too",
    access: 'grading',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
  'GET /api/grading/:slug': {
    summary: 'A grading with everything needed to mark it',
    access: 'grading',
    params: bySlug,
    response: gradingSchema,
  },
  'PUT /api/grading/:slug': {
    summary: 'Claim, claim for a colleague, release, reopen, save a draft or finish. 409 `draft_stale` includes the newer draft',
    access: 'grading',
    params: bySlug,
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('claim') }),
      z.strictObject({ action: z.literal('release') }),
      /** Claims it for a colleague: a waiting one, the caller's own, or an abandoned one. */
      z.strictObject({ action: z.literal('assign'), assignee_id: idSchema }),
      /** Takes a returned sheet back to change it; the report stays until the next one is made. */
      z.strictObject({
        action: z.literal('reopen'),
        reason: text(LONGEST_REASON).trim().min(SHORTEST_REASON, 'Please say why, in a few words'),
      }),
      z.strictObject({ action: z.literal('save'), ...basedOn }),
      z.strictObject({ action: z.literal('finish'), ...basedOn }),
    ]),
    bodyBytes: 2 * 1_048_576,
    response: z.object({
      message: z.string(),
      grading: gradingSummarySchema,
      revision: z.int().nonnegative(),
      saved_at: momentSchema.nullable(),
      /** After finishing: the next in the queue that is free. */
      next: slugSchema.nullable(),
    }),
    errors: ['grading_claimed', 'grading_not_claimed', 'already_marked', 'draft_stale', 'grading_finished', 'marks_missing'],
  },
});
