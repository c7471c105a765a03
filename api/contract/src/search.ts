import { z } from 'zod';
import { idSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_SEARCH } from './limits.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

const federationSchema = z.object({
  /** The index that the hit comes from. */
  indexUid: z.enum(['questions', 'topics']),
  /** The higher the better, comparable between all hits of an answer. */
  weightedRankingScore: z.number(),
});

const topicNameSchema = z.object({ id: idSchema, topic_name: z.string(), slug: slugSchema });

export const questionHitSchema = z.object({
  id: idSchema,
  /** Markdown with TeX; show `_formatted.questions_text`. */
  questions_text: z.string(),
  subject: subjectSchema,
  topic: topicLinkSchema,
  topic_slug: slugSchema,
  /** From the top-level topic down to `topic`. */
  topic_path: z.array(topicLinkSchema),
  /** Extracts with found words in `<mark>`; `questions_text` is escaped HTML in plain words. */
  _formatted: z.object({
    questions_text: z.string(),
    /** The same as HTML with its formulae set, each whole: found words, and formulae that were found, in `<mark>`. */
    questions_html: z.string(),
  }),
  _federation: federationSchema.extend({ indexUid: z.literal('questions') }),
});
export type QuestionHit = z.infer<typeof questionHitSchema>;

export const topicHitSchema = z.object({
  id: idSchema,
  topic_name: z.string(),
  slug: slugSchema,
  topic_number: z.string(),
  /** The topics above it, at most two. */
  parent_topic: topicNameSchema.extend({ parent_topic: topicNameSchema.nullable() }).nullable(),
  subject: subjectSchema,
  /** Escaped HTML; found words in `<mark>`. */
  _formatted: z.object({ topic_name: z.string() }),
  _federation: federationSchema.extend({ indexUid: z.literal('topics') }),
});
export type TopicHit = z.infer<typeof topicHitSchema>;

/** Distinguish the two by `_federation.indexUid`. */
export const searchHitSchema = z.union([questionHitSchema, topicHitSchema]);
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchEndpoints = defineEndpoints({
  'GET /api/search': {
    summary: 'Questions and topics that match a search, best first: at most eight of each',
    access: 'anyone',
    query: z.strictObject({ query: text(LONGEST_SEARCH).trim() }),
    response: z.object({ hits: z.array(searchHitSchema) }),
  },
});
