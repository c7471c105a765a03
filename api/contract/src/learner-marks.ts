import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, pageSizeParamSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { questionSchema, staffQuestionSchema } from './questions.ts';

/** How long clearing all saved questions can be undone, in milliseconds. */
export const UNDO_CLEAR_MS = 10_000;

/** A question that the caller has saved; the specification names the list `user_question`. */
export const savedQuestionSchema = z.object({
  /** The bookmark's: what `DELETE /api/user_question/:id` takes. */
  id: idSchema,
  question_id: idSchema,
  question: z.union([staffQuestionSchema, questionSchema]),
  /** Whether the caller has completed the question, here or as `POST /api/completed_question` keeps it. */
  is_completed: z.boolean(),
  created_at: momentSchema,
});
export type SavedQuestion = z.infer<typeof savedQuestionSchema>;

const questionParams = z.strictObject({ questionId: idParamSchema });

export const learnerMarkEndpoints = defineEndpoints({
  'GET /api/completed_question/user': {
    summary: "The caller's completed questions, latest first",
    access: 'signed-in',
    response: z.object({ completed_questions: z.array(z.object({ question_id: idSchema, created_at: momentSchema })) }),
  },
  'POST /api/completed_question': {
    summary: 'Mark a question as completed; doing so again changes nothing',
    access: 'signed-in',
    body: z.strictObject({ question_id: idSchema }),
    response: z.object({ message: z.string(), question_id: idSchema }),
  },
  'DELETE /api/completed_question/user/:questionId': {
    summary: 'Mark a question as incomplete; doing so again changes nothing',
    access: 'signed-in',
    params: questionParams,
    response: z.object({ message: z.string(), question_id: idSchema }),
  },
  'GET /api/pinned_question/user': {
    summary: "A page of the caller's pinned questions, in list order",
    access: 'signed-in',
    query: z.strictObject({ page: pageParamSchema.optional(), pageSize: pageSizeParamSchema.optional() }),
    response: z.object({
      questions: z.array(z.union([staffQuestionSchema, questionSchema])),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
    }),
  },
  'POST /api/pinned_question': {
    summary: 'Pin a question; doing so again changes nothing',
    access: 'signed-in',
    literalPath: '/pinned_question',
    body: z.strictObject({ question: idSchema }),
    response: z.object({ message: z.string(), question_id: idSchema }),
  },
  'DELETE /api/pinned_question/user/:questionId': {
    summary: 'Unpin a question; doing so again changes nothing',
    access: 'signed-in',
    literalPath: '/pinned_question/user/:questionId',
    params: questionParams,
    response: z.object({ message: z.string(), question_id: idSchema }),
  },
  'GET /api/user_question': {
    summary: "The caller's saved questions, latest first: one page if `pageSize` is given, else all",
    access: 'signed-in',
    query: z.strictObject({
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({
      user_questions: z.array(savedQuestionSchema),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
      /** Of all saved questions, not of the page. */
      totalMarks: z.int(),
    }),
  },
  'POST /api/user_question/restore': {
    summary: 'Undo the clearing of all saved questions',
    access: 'signed-in',
    body: z.strictObject({ restore_token: z.uuid() }),
    response: z.object({ message: z.string(), restored: z.int() }),
    errors: ['restore_expired'],
  },
  'POST /api/user_question/:questionId': {
    summary: 'Save a question, and mark it as completed or not if `is_completed` is given; doing so again changes nothing',
    access: 'signed-in',
    params: questionParams,
    body: z.strictObject({ is_completed: z.boolean().optional() }),
    response: z.object({ message: z.string(), id: idSchema, question_id: idSchema }),
  },
  'DELETE /api/user_question/user/:questionId': {
    summary: 'Remove a question from the saved ones, by the question; doing so again changes nothing',
    access: 'signed-in',
    params: questionParams,
    status: 204,
  },
  'DELETE /api/user_question/:id': {
    summary: 'Remove a saved question, by the id of the bookmark; doing so again changes nothing',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
  'DELETE /api/user_question': {
    summary: 'Remove all saved questions; the token undoes it until `restore_until`',
    access: 'signed-in',
    literalPath: '/user_question',
    response: z.object({
      removed: z.int(),
      /** Null where there was nothing to remove. */
      restore_token: z.uuid().nullable(),
      restore_until: momentSchema.nullable(),
    }),
  },
});
