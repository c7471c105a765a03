import { z } from 'zod';
import { emailInput } from './accounts.ts';
import { csvAnswer, idParamSchema, idSchema, momentSchema, pageParamSchema, pageSizeParamSchema, text } from './common.ts';
import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic, linksIn } from './contact-topics.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_REPLY, LONGEST_SENDER } from './limits.ts';
import { staffNameSchema } from './question-editing.ts';

export const contactTopicSchema = z.enum(Object.keys(CONTACT_TOPICS) as [ContactTopic, ...ContactTopic[]]);

/** Made by the sender once for each message or reply: what is sent again with the same key is the same. */
const keySchema = z.uuid();

/** How a message stands. `held` is what the spam trap keeps aside: nobody is mailed about it, and it goes after 30 days. */
export const contactStateSchema = z.enum(['open', 'closed', 'held']);
export type ContactState = z.infer<typeof contactStateSchema>;

const replySchema = z.object({
  id: idSchema,
  text: z.string(),
  created_at: momentSchema,
  /** Null where the account is gone. */
  by: staffNameSchema.nullable(),
});

/** A message to the team as staff work on it. */
export const contactMessageSchema = z.object({
  id: idSchema,
  topic: contactTopicSchema,
  text: z.string(),
  name: z.string(),
  email: z.string(),
  created_at: momentSchema,
  state: contactStateSchema,
  /** The account that it was sent from; null for a guest's. */
  account: z.object({ id: idSchema, name: z.string(), email: z.string() }).nullable(),
  /** Oldest first. */
  replies: z.array(replySchema),
  /** Null while it is not closed. */
  closed: z.object({ at: momentSchema, by: staffNameSchema.nullable() }).nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const filterShape = {
  state: contactStateSchema.optional(),
  topic: contactTopicSchema.optional(),
  /** Words in the message, or in the name or address of who wrote it. */
  q: text(200).trim().min(1).optional(),
};

export const contactEndpoints = defineEndpoints({
  'POST /api/contact': {
    summary: 'Write to the team; sent again with the same key it is the same message',
    access: 'anyone',
    anyDevice: true,
    body: z.strictObject({
      key: keySchema,
      topic: contactTopicSchema,
      text: text(CONTACT_LIMITS.message)
        .trim()
        .min(1, 'Please write your message first')
        .refine((value) => linksIn(value) <= CONTACT_LIMITS.links, `Please name at most ${CONTACT_LIMITS.links} links`),
      name: text(LONGEST_SENDER)
        .trim()
        .min(1, 'Please tell us your name')
        // It stands in the subject of a mail.
        .transform((value) => value.replace(/\s+/g, ' ')),
      email: emailInput,
      /** Milliseconds from the form's first appearance to its sending. Programs are quicker than people, or do not say. */
      took_ms: z.int().nonnegative().optional(),
      /** A field that people do not see; programs fill it in. */
      topic_detail: text(200).optional(),
    }),
    status: 201,
    response: z.object({ message: z.string() }),
  },
  'GET /api/admin/messages': {
    summary: 'Messages to the team: open ones longest waiting first, others latest first',
    access: 'staff',
    query: z.strictObject({
      ...filterShape,
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({ messages: z.array(contactMessageSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/messages/export': {
    summary: 'Messages to the team as CSV: open ones longest waiting first, others latest first',
    access: 'staff',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
  'POST /api/admin/messages/:id/replies': {
    summary: 'Reply to a message by mail; sent again with the same key it is the same reply',
    access: 'staff',
    params: z.strictObject({ id: idParamSchema }),
    body: z.strictObject({
      key: keySchema,
      text: text(LONGEST_REPLY).trim().min(1, 'Please write a reply first'),
      /** How many replies were there when this one was written. 409 `replied_meanwhile` where a colleague was first. */
      replies_seen: z.int().nonnegative(),
      /** Closes the message with it. */
      close: z.boolean(),
    }),
    status: 201,
    response: z.object({ message: z.string(), contact_message: contactMessageSchema }),
    errors: ['replied_meanwhile'],
  },
  'PUT /api/admin/messages/:id': {
    summary: 'Close a message, or open it: a closed one again, or one that the spam trap held by mistake',
    access: 'staff',
    params: z.strictObject({ id: idParamSchema }),
    body: z.strictObject({ state: z.enum(['open', 'closed']) }),
    response: z.object({ message: z.string(), contact_message: contactMessageSchema }),
  },
});
