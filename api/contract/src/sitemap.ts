import { z } from 'zod';
import { momentSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** Most addresses in one part. https://www.sitemaps.org/protocol.html#index */
export const SITEMAP_PART_SIZE = 50_000;

/** What parts there are: pages of questions, lists of topics, syllabus pages, posts; each by ranges of ids, so that a page never moves. */
export const sitemapPartNameSchema = z.string().regex(/^(?:questions|topics|syllabus|posts)-[1-9]\d{0,4}$/);

const partSchema = z.object({
  name: z.string(),
  /** The latest change of anything in it; null where changes are not noted. */
  lastmod: momentSchema.nullable(),
});
export type SitemapPart = z.infer<typeof partSchema>;

const addressSchema = z.object({
  /** Path and query. */
  path: z.string(),
  lastmod: momentSchema.nullable(),
});
export type SitemapAddress = z.infer<typeof addressSchema>;

export const sitemapEndpoints = defineEndpoints({
  'GET /api/sitemap': {
    summary: 'The parts of the sitemap',
    access: 'anyone',
    response: z.object({ parts: z.array(partSchema) }),
  },
  'GET /api/sitemap/:part': {
    summary: 'The addresses of one part of the sitemap, some thousands at a time',
    access: 'anyone',
    params: z.strictObject({ part: sitemapPartNameSchema }),
    query: z.strictObject({
      /** `next` of the answer before; absent at the beginning. */
      after: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .optional(),
    }),
    response: z.object({
      addresses: z.array(addressSchema),
      /** Where the rest of the part begins; null at its end. */
      next: z.int().nullable(),
    }),
  },
});
