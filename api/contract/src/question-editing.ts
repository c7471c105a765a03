import { z } from 'zod';
import { answerKeySchema } from './answer-keys.ts';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, pageSizeParamSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  LARGEST_PRIORITY,
  LONGEST_OPTION,
  LONGEST_REASON,
  LONGEST_SCHEME_LINE,
  LONGEST_SPECIAL_INFO,
  LONGEST_TEXT,
  MOST_ANSWERS,
  MOST_MARKS_OF_LINE,
  SHORTEST_REASON,
} from './limits.ts';
import {
  difficultySchema,
  levelSchema,
  markSchemeLineSchema,
  monthSchema,
  optionKeySchema,
  questionImageSchema,
  staffQuestionSchema,
} from './questions.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** A member of staff, by name. */
export const staffNameSchema = z.object({ id: idSchema, name: z.string() });
export type StaffName = z.infer<typeof staffNameSchema>;

const smallIdSchema = z.int().positive();

export const editableImageSchema = questionImageSchema.extend({
  /** Whether it has the watermark text. */
  watermarked: z.boolean(),
});
export type EditableImage = z.infer<typeof editableImageSchema>;

const LINE_CODE = /^([MAR][1-9]|AG)$/;

/** A line of a mark scheme as staff write it. */
export const markSchemeSourceSchema = z.strictObject({
  /** `a`, `a.ii`; empty for a question without parts. */
  part: z.string().regex(/^([a-h](\.(i{1,3}|iv|vi{0,3}))?)?$/, 'Parts are named a, b or a.ii'),
  text: text(LONGEST_SCHEME_LINE).trim().min(1, 'Please write what the mark is given for'),
  code: z.string().regex(LINE_CODE, 'Marks are written M1, A1, R1 or AG'),
  marks: z.int().min(0).max(MOST_MARKS_OF_LINE),
  implied: z.boolean(),
});
export type MarkSchemeSource = z.infer<typeof markSchemeSourceSchema>;

/** How far a question is from being shown to learners, where a second person approves it. */
export const questionReviewSchema = z.object({
  state: z.enum(['draft', 'in_review', 'published']),
  /** Who sent it for review, and when; null unless it is in review. */
  requested_by: staffNameSchema.nullable(),
  requested_at: momentSchema.nullable(),
  /** Whether the caller may publish it now. */
  may_approve: z.boolean(),
});
export type QuestionReview = z.infer<typeof questionReviewSchema>;

export const editableAnswerSchema = z.object({
  id: idSchema,
  final_answer: z.string(),
  body: z.string(),
  mark_scheme: z.array(z.object({ part: z.string(), text: z.string(), code: z.string(), marks: z.int(), implied: z.boolean() })),
  images: z.array(editableImageSchema),
});
export type EditableAnswer = z.infer<typeof editableAnswerSchema>;

/** A question with its sources, as its editor needs it. */
export const editableQuestionSchema = z.object({
  id: idSchema,
  /** Rises with every change; an edit names the one that it started from. */
  version: smallIdSchema,
  created_at: momentSchema,
  updated_at: momentSchema,
  /** Who made this version; null where it comes from the seeded bank, or the account is gone. */
  edited_by: staffNameSchema.nullable(),
  deleted_at: momentSchema.nullable(),
  subject: subjectSchema,
  topic: topicLinkSchema,
  /** From the top-level topic down to `topic`. */
  topic_path: z.array(topicLinkSchema),
  OtherTopicsOnQuestion: z.array(topicLinkSchema),
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
  /** Empty, or A to D. */
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  /** What its parts are judged by. */
  answer_keys: z.array(answerKeySchema),
  questions_text: z.string(),
  math_level_visibility_shared: z.boolean(),
  visible: z.boolean(),
  priority: z.int(),
  images: z.array(editableImageSchema),
  Answer: z.array(editableAnswerSchema),
  /** Drawings that the text may name as `![](diagram:NAME)`. */
  diagrams: z.array(z.object({ name: z.string(), alt: z.string() })),
  /** Null where questions need no approval. Absent from former APIs. */
  review: questionReviewSchema.nullable().optional(),
  /** What hangs on it. */
  used_in: z.object({ tests: z.int(), saved: z.int(), doubts: z.int(), reports: z.int() }),
});
export type EditableQuestion = z.infer<typeof editableQuestionSchema>;

/** Another question that reads nearly the same. */
export const nearDuplicateSchema = z.object({
  id: idSchema,
  /** 0 to 1. */
  similarity: z.number(),
  questions_html: z.string(),
  subject: subjectSchema,
  topic: topicLinkSchema,
  visible: z.boolean(),
});
export type NearDuplicate = z.infer<typeof nearDuplicateSchema>;

/** The `faults` of the 422 `broken_tex`: a formula that cannot be set, or text meant as one. */
export const texFaultSchema = z.object({
  /** The field as the form names it: `hints`, `Answer.0.body`. */
  path: z.string(),
  /** For a person: `Worked solution of answer 1, line 2`. */
  place: z.string(),
  /** The line of the field's text, counted from 1. */
  line: z.int().positive(),
  /** The formula or the words, shortened. */
  piece: z.string(),
  /** What is wrong: a sentence without its full stop. */
  message: z.string(),
});
export type TexFault = z.infer<typeof texFaultSchema>;

/** `success` is false where near duplicates were found and nothing was stored: ask, then send `save_anyway`. */
export const savedEditSchema = z.object({
  success: z.boolean(),
  question: editableQuestionSchema.nullable(),
  near_duplicates: z.array(nearDuplicateSchema),
});
export type SavedEdit = z.infer<typeof savedEditSchema>;

export const questionVersionSchema = z.object({
  version: smallIdSchema,
  kind: z.enum(['original', 'created', 'edited', 'restored', 'deleted', 'undeleted']),
  /** The version whose content was taken back. */
  restored_from: smallIdSchema.nullable(),
  changed_at: momentSchema,
  changed_by: staffNameSchema.nullable(),
  /** Names of `EditableQuestion`. */
  changed_fields: z.array(z.string()),
  current: z.boolean(),
  /** Published although some formulae cannot be typeset. */
  broken_tex_confirmed: z.boolean(),
});
export type QuestionVersion = z.infer<typeof questionVersionSchema>;

/** One field before and after; topics, images and answers as in `EditableQuestion`. */
export const fieldChangeSchema = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const idParams = z.strictObject({ id: idParamSchema });
const versionParams = z.strictObject({ id: idParamSchema, version: idParamSchema });

/** An option as staff write it. */
export const optionSourceSchema = z.strictObject({ key: optionKeySchema, text: text(LONGEST_OPTION) });

/** Where staff put a question among others: the higher the earlier. */
export const prioritySchema = z
  .int({ error: 'Enter a valid number' })
  .min(-LARGEST_PRIORITY, 'Enter a valid number')
  .max(LARGEST_PRIORITY, 'Enter a valid number');

export const questionEditingEndpoints = defineEndpoints({
  'GET /api/admin/questions/deleted': {
    summary: 'Deleted questions, latest first',
    access: 'content',
    query: z.strictObject({
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({
      questions: z.array(
        z.object({
          id: idSchema,
          version: smallIdSchema,
          deleted_at: momentSchema,
          deleted_by: staffNameSchema.nullable(),
          questions_html: z.string(),
          subject: subjectSchema,
          topic: topicLinkSchema,
        }),
      ),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
    }),
  },
  'GET /api/admin/questions/new': {
    summary: 'Whether a second person publishes a new question, and whether any question waits for one',
    access: 'content',
    response: z.object({
      needs_approval: z.boolean(),
      /** True even if approval was turned off meanwhile. Absent from former APIs. */
      any_in_review: z.boolean().optional(),
    }),
  },
  'GET /api/admin/questions/:id': {
    summary: 'A question with all its sources, even if deleted',
    access: 'content',
    params: idParams,
    response: z.object({ question: editableQuestionSchema }),
  },
  'DELETE /api/admin/questions/:id': {
    summary:
      'Permanently remove a deleted question, with what learners and staff wrote about it, unless it is in a test or a paper',
    access: 'administrators',
    params: idParams,
    body: z.strictObject({ reason: text(LONGEST_REASON).trim().min(SHORTEST_REASON, 'Please say why, in a few words') }),
    response: z.object({ message: z.string() }),
    errors: ['not_deleted', 'still_used'],
  },
  'PUT /api/admin/questions/:id/review': {
    summary: 'Send a hidden question for review, take it back as a draft, or publish one that someone else sent',
    access: 'content',
    params: idParams,
    /** The version that the caller is looking at. */
    body: z.strictObject({ version: smallIdSchema, state: questionReviewSchema.shape.state }),
    response: z.object({ question: editableQuestionSchema }),
    errors: ['edited_meanwhile', 'question_deleted', 'approval_off', 'already_published', 'needs_approval'],
  },
  'PUT /api/questions/:id': {
    summary: 'Set one of priority, visibility and whether the other level of the maths course lists it too',
    access: 'content',
    literalPath: '/questions/:id',
    params: idParams,
    body: z
      .strictObject({
        priority: prioritySchema.optional(),
        math_level_visibility_shared: z.boolean().optional(),
        visible: z.boolean().optional(),
      })
      .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
        message: 'Send one of priority, math_level_visibility_shared and visible',
      }),
    response: z.object({ message: z.string(), question: staffQuestionSchema }),
    errors: ['not_found', 'question_deleted', 'needs_approval'],
  },
  'DELETE /api/questions': {
    summary: 'Delete a question, or one answer of it; it can be taken back by restoring a version',
    access: 'content',
    literalPath: '/questions',
    body: z.strictObject({ question_id: idSchema, answer_id: idSchema.nullish() }),
    response: z.object({ message: z.string() }),
    errors: ['not_found', 'question_deleted'],
  },
  'GET /api/admin/questions/:id/versions': {
    summary: 'The versions of a question, latest first',
    access: 'content',
    params: idParams,
    response: z.object({ versions: z.array(questionVersionSchema) }),
  },
  'GET /api/admin/questions/:id/versions/:version': {
    summary: 'What one version changed',
    access: 'content',
    params: versionParams,
    response: z.object({ version: questionVersionSchema, changes: z.array(fieldChangeSchema) }),
  },
  'POST /api/admin/questions/:id/versions/:version/restore': {
    summary: 'Restore a former version of a question as a new one, which also restores a deleted question',
    access: 'content',
    params: versionParams,
    /** The version that the caller is looking at. */
    body: z.strictObject({ version: smallIdSchema, confirm_broken_tex: z.boolean().optional() }),
    response: savedEditSchema,
    errors: ['edited_meanwhile', 'broken_tex'],
  },
  'POST /api/admin/questions/preview': {
    summary: 'Preview a question as typeset, without storing it',
    access: 'content',
    body: z.strictObject({
      questions_text: text(LONGEST_TEXT).optional(),
      hints: text(LONGEST_TEXT).nullish(),
      specialInfo: text(LONGEST_SPECIAL_INFO).nullish(),
      options: z.array(optionSourceSchema).max(4).optional(),
      Answer: z
        .array(
          z.strictObject({
            final_answer: text(LONGEST_TEXT),
            body: text(LONGEST_TEXT),
            mark_scheme: z
              .array(
                z.strictObject({
                  part: text(20),
                  text: text(LONGEST_SCHEME_LINE),
                  code: text(10),
                  marks: z.int().min(0),
                  implied: z.boolean(),
                }),
              )
              .max(100),
          }),
        )
        .max(MOST_ANSWERS)
        .optional(),
      /** The question whose drawings the text may name. */
      question_id: idSchema.nullish(),
    }),
    response: z.object({
      questions_html: z.string(),
      hints_html: z.string().nullable(),
      /** The line above the question. Absent from former APIs. */
      specialInfo_html: z.string().nullable().optional(),
      options: z.array(z.object({ key: optionKeySchema, html: z.string() })),
      Answer: z.array(
        z.object({ final_answer_html: z.string(), body_html: z.string(), mark_scheme: z.array(markSchemeLineSchema) }),
      ),
      /** Sum of the marks written as `[3]` in the text. */
      marks_in_text: z.int(),
      faults: z.array(texFaultSchema),
      /** The pieces of `faults`, for pages of the former release. */
      tex_errors: z.array(z.string()),
    }),
  },
  'POST /api/admin/questions/near-duplicates': {
    summary: 'Questions that read nearly the same as a text',
    access: 'content',
    body: z.strictObject({ questions_text: text(LONGEST_TEXT), question_id: idSchema.nullish() }),
    response: z.object({ near_duplicates: z.array(nearDuplicateSchema) }),
  },
});
