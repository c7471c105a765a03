import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, pageSizeParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** Who wrote a doubt or a reply, as everybody in the thread sees them. */
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
});

const messageSchema = z.object({ id: idSchema, created_at: momentSchema, queries: z.string(), user: doubtAuthorSchema });

/** A doubt, or a reply to one: a reply has a `Parent`. */
export const doubtSchema = messageSchema.extend({ Question: doubtQuestionSchema, Parent: messageSchema.nullable() });
export type Doubt = z.infer<typeof doubtSchema>;

/** A doubt with its replies, as staff answer it. */
export const doubtThreadSchema = messageSchema.extend({
  /** Who asked, for staff. */
  asker: z.object({ id: idSchema, email: z.string() }),
  Question: doubtQuestionSchema.extend({ questions_html: z.string() }),
  replies: z.array(messageSchema),
});
export type DoubtThread = z.infer<typeof doubtThreadSchema>;

const queriesSchema = text(4_000).trim().min(1, 'Please write your doubt first');

export const doubtEndpoints = defineEndpoints({
  'GET /api/doubts/user': {
    summary: "The caller's doubts and the replies to them: the latest doubt first, its replies right after it, oldest first",
    access: 'signed-in',
    literalPath: '/doubts/user',
    response: z.object({ doubts: z.array(doubtSchema) }),
  },
  'POST /api/doubts': {
    summary: 'Ask about a question; the same words on the same question are one doubt',
    access: 'signed-in',
    literalPath: '/doubts',
    body: z.strictObject({ question_id: idSchema, queries: queriesSchema }),
    status: 201,
    response: z.object({ doubt: doubtSchema }),
  },
  'GET /api/doubts': {
    summary: 'Doubts of all learners: those without a reply first asked first, others latest first',
    access: 'staff',
    query: z.strictObject({
      /** `open` has no reply yet. */
      state: z.enum(['open', 'answered']).optional(),
      subject: slugSchema.optional(),
      /** Words in the doubt, or in the name or address of who asked. */
      q: text(200).trim().min(1).optional(),
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({ doubts: z.array(doubtThreadSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'POST /api/doubts/:id/replies': {
    summary: 'Reply to a doubt; the learner gets a mail',
    access: 'staff',
    params: z.strictObject({ id: idParamSchema }),
    body: z.strictObject({ queries: text(10_000).trim().min(1, 'Please write a reply first') }),
    status: 201,
    response: z.object({ doubt: doubtSchema }),
  },
});
