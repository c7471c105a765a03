import { z } from 'zod';
import { csvAnswer, idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { postLanguageSchema } from './content.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';
import { imageNameSchema } from './files.ts';
import {
  LONGEST_AUTHOR,
  LONGEST_EXCERPT,
  LONGEST_FILTER,
  LONGEST_PICTURE_WORDS,
  LONGEST_REASON,
  LONGEST_SEARCH_DESCRIPTION,
  LONGEST_TITLE,
  MOST_POST_TOPICS,
  POST_IMAGE_BYTES,
  SHORTEST_REASON,
  SVG_BYTES,
  sizeInWords,
} from './limits.ts';
import { staffNameSchema } from './question-editing.ts';

/**
 * `draft`: never shown to readers. `scheduled`: readers see it from its moment on. `published`: they see it. `withdrawn`: they saw it once.
 */
export const postStateSchema = z.enum(['draft', 'scheduled', 'published', 'withdrawn']);
export type PostState = z.infer<typeof postStateSchema>;

/** Posts on a page of the list. */
export const POSTS_ON_PAGE = 25;
/** Longest text of a post, in characters. */
export const LONGEST_POST = 100_000;

/** The content of a post. A draft may leave everything empty but title and address; a published post may not. */
export const postContentSchema = z.strictObject({
  title: text(LONGEST_TITLE).trim().min(1, 'A post needs a title'),
  slug: slugSchema,
  /** One or two sentences for cards and link previews. */
  excerpt: text(LONGEST_EXCERPT).trim(),
  /** By whom, as readers see it. */
  author: text(LONGEST_AUTHOR).trim(),
  language: postLanguageSchema,
  /** For search engines; empty: the excerpt. */
  search_description: text(LONGEST_SEARCH_DESCRIPTION).trim(),
  /** What of the courses it is about. */
  topic_ids: z.array(idSchema).max(MOST_POST_TOPICS),
  cover: z.strictObject({ name: imageNameSchema, alt: text(LONGEST_PICTURE_WORDS).trim() }).nullable(),
  /** Markdown with TeX; pictures as `![text alternative](/api/images/NAME)`. */
  body: text(LONGEST_POST),
});
export type PostContent = z.infer<typeof postContentSchema>;

export const listedPostSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: slugSchema,
  author: z.string(),
  state: postStateSchema,
  /** Since when, or from when on, readers see it; null: never. */
  published_at: momentSchema.nullable(),
  /** Something is written that readers do not see yet, of a post that they do, or will. */
  unpublished_changes: z.boolean(),
  /** From when on readers see a change of it, while they see it as it was; null: none is scheduled. */
  change_due_at: momentSchema.nullable(),
  changed_at: momentSchema,
  /** Null: shipped with the product, or a deleted account. */
  changed_by: staffNameSchema.nullable(),
});
export type ListedPost = z.infer<typeof listedPostSchema>;

export const staffPostSchema = listedPostSchema.extend({
  /** What was written last. */
  content: postContentSchema,
  /** Increases with each save: a save must name the version that was read. */
  version: z.int(),
  /** The address that readers know, where they see it; it may differ from what is written. */
  public_slug: slugSchema.nullable(),
  /** Addresses that lead to it besides. */
  former_slugs: z.array(slugSchema),
  /** The post was edited after its change was scheduled; the edit is not part of that. */
  changed_since_scheduling: z.boolean(),
});
export type StaffPost = z.infer<typeof staffPostSchema>;

export const postVersionSchema = z.object({
  version: z.int(),
  kind: z.enum(['original', 'created', 'edited', 'restored', 'published', 'scheduled', 'change_cancelled', 'withdrawn']),
  restored_from: z.int().nullable(),
  changed_at: momentSchema,
  changed_by: staffNameSchema.nullable(),
  current: z.boolean(),
});
export type PostVersion = z.infer<typeof postVersionSchema>;

/** A formula that cannot be set, or a picture that cannot be shown. */
const postFaultSchema = z.object({ line: z.int(), piece: z.string(), message: z.string() });
export type PostFault = z.infer<typeof postFaultSchema>;

const postParams = z.strictObject({ id: idParamSchema });
const versionParams = z.strictObject({ id: idParamSchema, version: idParamSchema });
const version = z.int().positive();
const reason = text(LONGEST_REASON).trim().min(SHORTEST_REASON, 'Please say why, in a few words');
const response = z.object({ message: z.string(), post: staffPostSchema });
const errors = ['edited_meanwhile', 'posts_elsewhere'] as const;

const filterShape = {
  /** Words of title, author or address. */
  q: text(LONGEST_FILTER).trim().min(1).optional(),
  state: postStateSchema.optional(),
  sortBy: z.enum(['changed_at', 'published_at', 'title']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};

export const staffPostEndpoints = defineEndpoints({
  'GET /api/admin/blog-posts': {
    summary: 'All posts, those changed last first unless asked otherwise',
    access: 'content',
    query: z.strictObject({ ...filterShape, page: pageParamSchema.optional() }),
    response: z.object({
      posts: z.array(listedPostSchema),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
      /** Where posts are written, if not here: the address of the content service. */
      elsewhere: z.string().nullable(),
    }),
  },
  'GET /api/admin/blog-posts/export': {
    summary: 'Posts as CSV, in the order of the list',
    access: 'content',
    query: z.strictObject(filterShape),
    ...csvAnswer,
    errors: ['posts_elsewhere', 'exports_busy'],
  },
  'POST /api/admin/blog-posts': {
    summary: 'Create a post as a draft',
    access: 'content',
    body: postContentSchema,
    bodyBytes: 600_000,
    status: 201,
    response,
    errors,
  },
  'POST /api/admin/blog-posts/preview': {
    summary: 'A post as readers would see it, with what cannot be shown',
    access: 'content',
    body: z.strictObject({ body: text(LONGEST_POST) }),
    bodyBytes: 600_000,
    response: z.object({ content_html: z.string(), faults: z.array(postFaultSchema) }),
  },
  'POST /api/admin/blog-posts/images': {
    summary: `Upload a picture for a post; PNG, JPEG or WebP of ${sizeInWords(POST_IMAGE_BYTES)} at most, SVG of ${sizeInWords(SVG_BYTES)}`,
    access: 'content',
    body: z.strictObject({}),
    upload: { files: { image: 1 }, fileBytes: POST_IMAGE_BYTES },
    status: 201,
    response: z.object({ name: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    errors: ['posts_elsewhere', ...fileErrors],
  },
  'GET /api/admin/blog-posts/:id': {
    summary: 'One post with its unpublished changes',
    access: 'content',
    params: postParams,
    response: z.object({ post: staffPostSchema }),
  },
  'PUT /api/admin/blog-posts/:id': {
    summary: 'Save the draft of a post; readers see it once it is published',
    access: 'content',
    params: postParams,
    body: z.strictObject({ version, content: postContentSchema }),
    bodyBytes: 600_000,
    response,
    errors,
  },
  'POST /api/admin/blog-posts/:id/publish': {
    summary: 'Publish what was saved last, at once or at a set time; until then readers of a published post see its old text',
    access: 'content',
    params: postParams,
    body: z.strictObject({
      version,
      /** Null: at once. */
      at: momentSchema.nullable(),
    }),
    response,
    errors: [...errors, 'moment_is_past', 'already_published'],
  },
  'DELETE /api/admin/blog-posts/:id/scheduled-change': {
    summary: 'Cancel the scheduled change of a post; readers still see the published version, and the draft is kept',
    access: 'content',
    params: postParams,
    body: z.strictObject({ version, reason }),
    response,
    errors: [...errors, 'nothing_scheduled'],
  },
  'POST /api/admin/blog-posts/:id/withdraw': {
    summary: 'Unpublish a post, or cancel its schedule; nothing of it is lost',
    access: 'content',
    params: postParams,
    body: z.strictObject({ version, reason }),
    response,
    errors: [...errors, 'not_published'],
  },
  'DELETE /api/admin/blog-posts/:id': {
    summary: 'Delete a draft that readers have never seen, with its versions',
    access: 'content',
    params: postParams,
    body: z.strictObject({ version, reason }),
    response: z.object({ message: z.string() }),
    errors: [...errors, 'was_published'],
  },
  'GET /api/admin/blog-posts/:id/versions': {
    summary: 'The versions of a post, latest first',
    access: 'content',
    params: postParams,
    response: z.object({ versions: z.array(postVersionSchema) }),
  },
  'GET /api/admin/blog-posts/:id/versions/:version': {
    summary: 'A version of a post and the one before it',
    access: 'content',
    params: versionParams,
    response: z.object({ content: postContentSchema, before: postContentSchema.nullable() }),
  },
  'POST /api/admin/blog-posts/:id/versions/:version/restore': {
    summary: 'Restore a version of a post as a new one; readers see it once it is published',
    access: 'content',
    params: versionParams,
    body: z.strictObject({ version }),
    response,
    errors,
  },
});
