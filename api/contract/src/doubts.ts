import { z } from 'zod';
import {
  csvAnswer,
  idParamSchema,
  idSchema,
  momentSchema,
  pageParamSchema,
  pageSizeParamSchema,
  slugSchema,
  text,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';
import { LONGEST_DOUBT, LONGEST_REPLY, PHOTO_BYTES } from './limits.ts';
import { staffNameSchema } from './question-editing.ts';
import { assignedParamSchema } from './staff-assignments.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** The author of a doubt or a reply, as shown to all in the thread. */
export const doubtAuthorSchema = z.object({ full_name: z.string().nullable(), username: z.string(), staff: z.boolean() });
export type DoubtAuthor = z.infer<typeof doubtAuthorSchema>;

/** The question that a doubt is about: enough to name it and to link to it. */
export const doubtQuestionSchema = z.object({
  id: idSchema,
  subject: subjectSchema,
  topic: topicLinkSchema,
  /** From the top-level topic down to `topic`. */
  topic_path: z.array(topicLinkSchema),
  /** False where staff have hidden the question since: then there is nothing to link to. */
  visible: z.boolean(),
  /** How it begins, typeset as one line. */
  excerpt_html: z.string(),
});

/** A photo of a message. Its links work for an hour, for anyone who has them. */
export const doubtPhotoSchema = z.object({
  id: idSchema,
  url: z.string(),
  /** A smaller one, for the conversation. */
  thumb: z.string(),
  /** The size of the full photo, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});
export type DoubtPhoto = z.infer<typeof doubtPhotoSchema>;

const messageSchema = z.object({
  id: idSchema,
  created_at: momentSchema,
  /** As written, with TeX between $ signs. */
  queries: z.string(),
  /** The same, typeset and sanitised; null if not typeset yet: then show `queries` as plain text. */
  queries_html: z.string().nullable(),
  photo: doubtPhotoSchema.nullable(),
  user: doubtAuthorSchema,
});
export type DoubtMessage = z.infer<typeof messageSchema>;

/** A doubt, or a reply to one: a reply has a `Parent`. */
export const doubtSchema = messageSchema.extend({
  Question: doubtQuestionSchema,
  Parent: messageSchema.omit({ queries_html: true, photo: true }).nullable(),
});
export type Doubt = z.infer<typeof doubtSchema>;

/** A doubt with its replies, as staff answer it. */
export const doubtThreadSchema = messageSchema.extend({
  /** Who asked, for staff. */
  asker: z.object({ id: idSchema, email: z.string() }),
  Question: doubtQuestionSchema.extend({ questions_html: z.string() }),
  replies: z.array(messageSchema),
  /** Since when the learner has waited for staff; null if staff wrote last. */
  waiting_since: momentSchema.nullable(),
  /** The assigned member of staff. */
  assignee: staffNameSchema.nullable(),
});
export type DoubtThread = z.infer<typeof doubtThreadSchema>;

const queriesSchema = text(LONGEST_DOUBT).trim().min(1, 'Please write your doubt first');
const replySchema = text(LONGEST_REPLY).trim().min(1, 'Please write a reply first');
/** A photo that was taken in before, by its id. */
const photoIdSchema = idSchema.optional();

const filterShape = {
  /** `open` has no reply yet. */
  state: z.enum(['open', 'answered']).optional(),
  subject: slugSchema.optional(),
  assigned: assignedParamSchema.optional(),
  /** Of one learner. */
  asker: idParamSchema.optional(),
  /** Words in the doubt, or in the name or address of who asked. */
  q: text(200).trim().min(1).optional(),
};

export const doubtEndpoints = defineEndpoints({
  'GET /api/doubts/user': {
    summary: "The caller's doubts and the replies to them: the latest doubt first, its replies right after it, oldest first",
    access: 'signed-in',
    literalPath: '/doubts/user',
    query: z.strictObject({
      /** Only those about this question. */
      question_id: idParamSchema.optional(),
    }),
    response: z.object({ doubts: z.array(doubtSchema) }),
  },
  'POST /api/doubts': {
    summary: 'Ask about a question; the same text on the same question is stored once',
    access: 'signed-in',
    literalPath: '/doubts',
    body: z.strictObject({ question_id: idSchema, queries: queriesSchema, photo_id: photoIdSchema }),
    status: 201,
    response: z.object({ doubt: doubtSchema }),
  },
  'GET /api/doubts': {
    summary: 'Doubts of all learners: those without a reply by longest wait, then the others, latest first',
    access: 'support',
    query: z.strictObject({
      ...filterShape,
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({ doubts: z.array(doubtThreadSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/doubts/export': {
    summary: 'Doubts as CSV: those without a reply by longest wait, then the others, latest first',
    access: 'support',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
  'POST /api/doubts/:id/replies': {
    summary: 'Reply to a doubt; the learner gets a mail',
    access: 'support',
    params: z.strictObject({ id: idParamSchema }),
    body: z.strictObject({ queries: replySchema, photo_id: photoIdSchema }),
    status: 201,
    response: z.object({ doubt: doubtSchema }),
  },
  'POST /api/doubts/:id/follow-ups': {
    summary: "Follow up on one of the caller's doubts, which then waits for staff again; the same text is stored once",
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    body: z.strictObject({ queries: queriesSchema, photo_id: photoIdSchema }),
    status: 201,
    response: z.object({ doubt: doubtSchema }),
  },
  'DELETE /api/doubts/:id': {
    summary: "Delete one of the caller's doubts with its replies and photos",
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
  'POST /api/doubts/photos': {
    summary: 'Upload a photo to send with a doubt or reply; it is deleted if not sent within two days',
    access: 'signed-in',
    body: z.strictObject({}),
    upload: { files: { photo: 1 }, fileBytes: PHOTO_BYTES },
    status: 201,
    response: z.object({ photo: doubtPhotoSchema }),
    errors: ['too_many_photos', ...fileErrors],
  },
  'POST /api/doubts/preview': {
    summary: 'Preview a message as typeset, without storing it',
    access: 'signed-in',
    body: z.strictObject({ queries: text(LONGEST_REPLY) }),
    response: z.object({
      html: z.string(),
      /** A formula that cannot be set: its text, and its fault as a sentence without a full stop. */
      faults: z.array(z.object({ line: z.int(), piece: z.string(), message: z.string() })),
    }),
  },
});
