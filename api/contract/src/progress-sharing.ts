import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_LINK_NAME } from './limits.ts';
import { evidenceFilterSchema, evidencePageSchema, progressSchema, topicDetailSchema } from './progress.ts';

/*
 * Links by which a learner shares progress until they revoke them. The token is shown once, stored as a hash and sent in
 * bodies alone, so that no log or referrer contains it.
 */

/** Links of one learner. */
export const MOST_PROGRESS_LINKS = 20;
/** The furthest day on which a link may end. */
export const LONGEST_LINK_DAYS = 730;

const name = text(LONGEST_LINK_NAME).trim();

export const progressLinkSchema = z.object({
  id: idSchema,
  /** The recipient, for its owner alone. */
  purpose: z.string(),
  /** What its readers see in the place of a name; empty: no name. */
  shown_name: z.string(),
  created_at: momentSchema,
  /** When it stops working; null: when it is taken back. */
  ends_at: momentSchema.nullable(),
  /** When it was last read, to the minute; null: never. */
  last_used_at: momentSchema.nullable(),
});
export type ProgressLink = z.infer<typeof progressLinkSchema>;

const token = text(64);

export const progressSharingEndpoints = defineEndpoints({
  'GET /api/progress/links': {
    summary: "The caller's links to their progress that work or have ended within 30 days, latest first",
    access: 'signed-in',
    response: z.object({ links: z.array(progressLinkSchema) }),
  },
  'POST /api/progress/links': {
    summary: "Make a link that shows the caller's progress to others; its token is returned only once",
    access: 'signed-in',
    body: z.strictObject({
      purpose: name.min(1, "Say who it's for"),
      shown_name: name.optional(),
      /** Days from now after which it stops working; by default it works until it is revoked. */
      days: z.int().positive().max(LONGEST_LINK_DAYS).optional(),
    }),
    status: 201,
    response: z.object({ link: progressLinkSchema, token: z.string() }),
    errors: ['too_many_links'],
  },
  'DELETE /api/progress/links/:id': {
    summary: 'Revoke a link at once; 404 if it is revoked already',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
  'POST /api/shared-progress': {
    summary: 'Read the progress that a link shows',
    access: 'anyone',
    body: z.strictObject({ token }),
    response: progressSchema.extend({ shown_name: z.string(), ends_at: momentSchema.nullable() }),
    errors: ['link_invalid'],
  },
  'POST /api/shared-progress/topics/:topicId': {
    summary: 'Read the progress in one topic that a link shows',
    access: 'anyone',
    params: z.strictObject({ topicId: idParamSchema }),
    body: z.strictObject({ token }),
    response: topicDetailSchema,
    errors: ['link_invalid'],
  },
  'POST /api/shared-progress/evidence': {
    summary: 'Read the evidence behind a figure, as far as a link shows it: without the addresses of tests, which are private',
    access: 'anyone',
    body: z.strictObject({ token, filter: evidenceFilterSchema }),
    response: evidencePageSchema,
    errors: ['link_invalid'],
  },
});
