import { z } from 'zod';
import { momentSchema, slugSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** In what a post may be written: the languages in which the Diploma is taught. */
export const postLanguageSchema = z.enum(['en', 'es', 'fr']);
export type PostLanguage = z.infer<typeof postLanguageSchema>;

/** A post in Payload's REST shape, so that an external Payload service can take this place. */
export const blogPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: slugSchema,
  author: z.string(),
  /** One or two sentences for cards and link previews. */
  excerpt: z.string(),
  publishedDate: momentSchema,
  updatedAt: momentSchema,
  featuredImage: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** Sanitised HTML; empty where the query leaves it out. */
  content: z.string(),
  /** Absent: English. */
  language: postLanguageSchema.optional(),
  /** What of the courses it is about; `slugs` lead from the course to the topic. */
  topics: z.array(z.object({ name: z.string(), slugs: z.array(z.string()) })).optional(),
  /** For search engines, if it differs from the excerpt. */
  meta: z.object({ description: z.string() }).optional(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** Payload's page of documents. https://payloadcms.com/docs/rest-api/overview */
export const blogPostPageSchema = z.object({
  docs: z.array(blogPostSchema),
  totalDocs: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  page: z.int(),
  pagingCounter: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  prevPage: z.int().nullable(),
  nextPage: z.int().nullable(),
});
export type BlogPostPage = z.infer<typeof blogPostPageSchema>;

export const contentEndpoints = defineEndpoints({
  'GET /content/blog-posts': {
    summary: 'Published posts, newest first',
    access: 'anyone',
    query: z.strictObject({
      locale: z.string().max(10).optional(),
      draft: z.enum(['true', 'false']).optional(),
      depth: z.string().regex(/^\d$/).optional(),
      limit: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .optional(),
      page: z
        .string()
        .regex(/^[1-9]\d{0,4}$/)
        .transform(Number)
        .optional(),
      sort: z.enum(['publishedDate', '-publishedDate', 'title', '-title']).optional(),
      /** A slug that a post had before finds the post as well, which says its present one. */
      'where[slug][equals]': slugSchema.optional(),
      /** `false` leaves out the posts' text. https://payloadcms.com/docs/queries/select */
      'select[content]': z.literal('false').optional(),
    }),
    response: blogPostPageSchema,
  },
  'GET /content/blog-posts/:id': {
    summary: 'One post',
    access: 'anyone',
    params: z.strictObject({ id: z.string().max(40) }),
    response: blogPostSchema,
  },
  'GET /content/rss.xml': {
    summary: 'The newest posts as RSS 2.0',
    access: 'anyone',
    produces: 'application/rss+xml',
  },
  'GET /content/atom.xml': {
    summary: 'The newest posts as Atom 1.0',
    access: 'anyone',
    produces: 'application/atom+xml',
  },
});
