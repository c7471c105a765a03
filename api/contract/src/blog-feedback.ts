import { z } from 'zod';
import { booleanParamSchema, csvAnswer, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_FEEDBACK } from './limits.ts';

/** Answers on a page of the staff list. */
export const FEEDBACK_ON_PAGE = 20;

const answerSchema = z.object({ helpful: z.boolean(), words: z.string(), updated_at: momentSchema });

const filterShape = {
  helpful: booleanParamSchema.optional(),
  /** Only those with words. */
  words: z.literal('true').optional(),
  slug: slugSchema.optional(),
};

export const blogFeedbackEndpoints = defineEndpoints({
  'PUT /content/blog-posts/:slug/feedback': {
    summary: 'Says whether a post was helpful; once more changes what was said',
    access: 'anyone',
    anyDevice: true,
    params: z.strictObject({ slug: slugSchema }),
    body: z.strictObject({
      /** Made up by the browser, so that one reader counts once; of somebody with an account that counts instead. */
      visitor: z.uuid(),
      helpful: z.boolean(),
      words: text(LONGEST_FEEDBACK).optional(),
    }),
    response: answerSchema,
  },
  'GET /api/admin/blog-feedback': {
    summary: 'What readers said of posts, newest first, and how many found each helpful',
    access: 'staff',
    query: z.strictObject({
      ...filterShape,
      page: pageParamSchema.optional(),
    }),
    response: z.object({
      /** Every post that anybody said something of, most answers first. */
      posts: z.array(z.object({ slug: z.string(), title: z.string(), helpful: z.int(), not_helpful: z.int() })),
      feedback: z.array(answerSchema.extend({ id: idSchema, slug: z.string(), title: z.string() })),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
    }),
  },
  'GET /api/admin/blog-feedback/export': {
    summary: 'What readers said of posts as CSV, newest first',
    access: 'staff',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
});
export type BlogFeedback = z.infer<
  (typeof blogFeedbackEndpoints)['GET /api/admin/blog-feedback']['response']
>['feedback'][number];
