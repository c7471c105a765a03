import { z } from 'zod';
import { answerKeySchema, judgementSchema, partNameSchema, verdictSchema } from './answer-keys.ts';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, pageSizeParamSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';
import { LONGEST_ANSWER, MOST_FIELDS, MOST_SECONDS_ON_QUESTION, PHOTO_BYTES } from './limits.ts';
import { lostMarkReasonSchema, selfMarksSchema } from './timed-tests.ts';

/**
 * The judgement of one part's answer. The fields are in the order of `answer_parts`; nothing reveals the right answer.
 */
export const partJudgementSchema = z.object({
  part: z.string(),
  /** Of all fields together: one that cannot be read makes it `unreadable`, one that is wrong makes it `wrong`. */
  verdict: verdictSchema,
  /** Earned by what is right. */
  marks: z.int().nonnegative(),
  of: z.int().positive(),
  fields: z.array(judgementSchema),
});
export type PartJudgement = z.infer<typeof partJudgementSchema>;

/** A photo of a learner's working. Its links work for an hour, for anyone who has them. */
export const practicePhotoSchema = z.object({
  id: idSchema,
  url: z.string(),
  /** A smaller one. */
  thumb: z.string(),
  /** The size of the full photo, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});
export type PracticePhoto = z.infer<typeof practicePhotoSchema>;

/**
 * One answer to one part, as judged on the day; that never changes: a correction's gain is in `corrected`. `gave_up`:
 * the learner did not want to go on.
 */
export const practiceAttemptSchema = z.object({
  id: idSchema,
  client_key: z.uuid(),
  question_id: idSchema,
  question_version: z.int().positive(),
  part: z.string(),
  verdict: z.enum(['right', 'wrong', 'to_compare', 'gave_up']),
  /** As typed, a text for each field; empty for `gave_up`. */
  answer: z.array(z.string()),
  fields: z.array(judgementSchema),
  marks: z.int().nonnegative(),
  of: z.int().positive(),
  /** Spent on it, as far as the page says. */
  seconds: z.int().nonnegative().nullable(),
  answered_at: momentSchema,
  photos: z.array(practicePhotoSchema),
  /** The latest correction of the key that gave it marks. */
  corrected: z
    .object({
      at: momentSchema,
      verdict: z.enum(['right', 'wrong', 'to_compare']),
      marks: z.int().nonnegative(),
      summary_html: z.string(),
    })
    .nullable(),
});
export type PracticeAttempt = z.infer<typeof practiceAttemptSchema>;

/** How far a learner's own marks differ from a teacher's, over the questions of tests that both have marked. */
export const selfMarkingSchema = z.object({
  questions: z.int().nonnegative(),
  /** The marks that those questions have together. */
  marks: z.int().nonnegative(),
  own_marks: z.int().nonnegative(),
  teacher_marks: z.int().nonnegative(),
  /** Mean absolute difference in marks per question; null without questions. */
  mean_difference: z.number().nonnegative().nullable(),
  /** Mean difference in marks per question: above 0 if the learner's are higher; null without questions. */
  lean: z.number().nullable(),
  /** A verdict from five questions on: half a mark per question, either way, is no longer chance. */
  verdict: z.enum(['generous', 'strict', 'even']).nullable(),
});
export type SelfMarking = z.infer<typeof selfMarkingSchema>;

export const practiceSettingsSchema = z.object({
  /** Having answered all parts of a question marks it as completed. On unless switched off. */
  complete_answered: z.boolean(),
});
export type PracticeSettings = z.infer<typeof practiceSettingsSchema>;

/** An attempt may be sent later (offline, or before signing in), at most this many days. */
export const LATEST_ATTEMPT_DAYS = 30;

const attemptBody = {
  part: partNameSchema,
  /** The page's key for the attempt: sent again with it after a lost response, it is the same attempt. */
  client_key: z.uuid(),
  /** As shown by the page (`question.version`); judged by it where it is kept. */
  question_version: z.int().positive().max(2_147_483_647).optional(),
  seconds: z.int().nonnegative().max(MOST_SECONDS_ON_QUESTION).optional(),
  /** By the page's clock, clamped to the last `LATEST_ATTEMPT_DAYS` days; now by default. */
  answered_at: momentSchema.optional(),
  /** Help opened before makes the answer weaker evidence. */
  help: z
    .array(z.enum(['hint', 'solution']))
    .max(2)
    .optional(),
};

const questionParams = z.strictObject({ id: idParamSchema });
const lineIndex = z.int().nonnegative().max(200);

export const practiceEndpoints = defineEndpoints({
  'POST /api/practice/questions/:id/answers': {
    summary: 'Answer a part of a question and get its judgement at once; uses no allowance. Answers of guests are not stored',
    access: 'anyone',
    params: questionParams,
    body: z.strictObject({
      ...attemptBody,
      /** A text for each field of the part, in their order: an option as its letter, else plain or TeX. */
      answer: z.array(text(LONGEST_ANSWER)).min(1).max(MOST_FIELDS),
    }),
    response: z.object({
      judgement: partJudgementSchema,
      /** As stored; null for guests, and for unreadable answers, which count as no try. */
      attempt: practiceAttemptSchema.nullable(),
      /** The question has just been marked as completed by it. */
      completed: z.boolean(),
    }),
  },
  'POST /api/practice/questions/:id/give-ups': {
    summary: 'Give up on a part of a question; it can still be tried again',
    access: 'signed-in',
    params: questionParams,
    body: z.strictObject(attemptBody),
    response: z.object({ attempt: practiceAttemptSchema }),
  },
  'GET /api/practice/questions/:id/attempts': {
    summary: "The caller's attempts at a question, latest first, and their own marks along its mark scheme",
    access: 'signed-in',
    params: questionParams,
    query: z.strictObject({ page: pageParamSchema.optional(), pageSize: pageSizeParamSchema.optional() }),
    response: z.object({
      attempts: z.array(practiceAttemptSchema),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
      self_marks: selfMarksSchema.nullable(),
    }),
  },
  'PUT /api/practice/questions/:id/self-marks': {
    summary: 'Mark your own work on a question along its mark scheme, once you may see it; marking again replaces',
    access: 'signed-in',
    params: questionParams,
    body: z.strictObject({
      /** Lines of the mark scheme, from 0, whose marks were earned. Every other line that carries marks is lost. */
      earned: z.array(lineIndex).max(200),
      /** Why, as far as the learner says. */
      lost: z.array(z.strictObject({ index: lineIndex, reason: lostMarkReasonSchema })).max(200),
      /** The lines that the learner saw: `scheme` of the opened question. If they have changed since, nothing is stored. */
      scheme: text(64),
    }),
    response: z.object({ question_id: idSchema, self_marks: selfMarksSchema }),
    errors: ['answer_not_open', 'mark_scheme_changed'],
  },
  'GET /api/practice/self-marking': {
    summary: "How far the caller's own marks differ from a teacher's, and which way they lean",
    access: 'signed-in',
    response: selfMarkingSchema,
  },
  'POST /api/practice/attempts/:id/photos': {
    summary: 'Attach a photo of the working to an attempt',
    access: 'signed-in',
    params: questionParams,
    body: z.strictObject({}),
    upload: { files: { photo: 1 }, fileBytes: PHOTO_BYTES },
    status: 201,
    response: z.object({ photo: practicePhotoSchema }),
    errors: ['too_many_photos', ...fileErrors],
  },
  'DELETE /api/practice/photos/:id': {
    summary: 'Delete a photo of the working; doing so again changes nothing',
    access: 'signed-in',
    params: questionParams,
    status: 204,
  },
  'GET /api/practice/settings': {
    summary: "The caller's settings for practice",
    access: 'signed-in',
    response: practiceSettingsSchema,
  },
  'PUT /api/practice/settings': {
    summary: 'Change the settings for practice',
    access: 'signed-in',
    body: z.strictObject(practiceSettingsSchema.shape),
    response: practiceSettingsSchema,
  },
  'POST /api/admin/questions/answer-keys/try': {
    summary: 'Try answers against a draft key, without storing anything',
    access: 'content',
    body: z.strictObject({ key: answerKeySchema, answers: z.array(text(LONGEST_ANSWER)).min(1).max(20) }),
    response: z.object({
      judgements: z.array(judgementSchema),
      /** A fault of the key itself; null if none. */
      fault: z.string().nullable(),
    }),
  },
});
