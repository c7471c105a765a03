import { z } from 'zod';
import { idSchema, slugSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const subjectSchema = z.object({ id: idSchema, subject_name: z.string(), slug: slugSchema });
export type Subject = z.infer<typeof subjectSchema>;

/** A topic as a link: enough to name it and to build its address. */
export const topicLinkSchema = z.object({
  id: idSchema,
  topic_name: z.string(),
  slug: slugSchema,
  /** The course's number, e.g. `2.6` or `A.1`. */
  topic_number: z.string(),
  parent_topic_id: idSchema.nullable(),
});
export type TopicLink = z.infer<typeof topicLinkSchema>;

/** A topic, subtopic or sub-subtopic with its counts; counts include everything below it. */
export const topicSchema = topicLinkSchema.extend({
  totalQuestionsCount: z.int().nonnegative(),
  /** Questions that the caller has completed; null for guests. */
  completedQuestionsCount: z.int().nonnegative().nullable(),
  get subtopics() {
    return z.array(topicSchema);
  },
});
export type Topic = z.infer<typeof topicSchema>;

/** With the tree as `Topic`, unless `excludeChildren=true`. */
export const subjectWithTopicsSchema = subjectSchema.extend({
  /** One level of a course whose other level may list its questions too: of the maths courses alone. */
  has_other_level: z.boolean(),
  totalQuestionsCount: z.int().nonnegative(),
  Topic: z.array(topicSchema).optional(),
});
export type SubjectWithTopics = z.infer<typeof subjectWithTopicsSchema>;

export const syllabusSchema = z.object({
  title: z.string(),
  /** Rendered, sanitised HTML; maths as KaTeX with MathML. */
  content_html: z.string(),
  content: z.string(),
  featuredImage: z.object({ url: z.string(), alt: z.string() }).nullable(),
  image: z.object({ url: z.string(), alt: z.string() }).nullable(),
  topic: topicLinkSchema,
  subject: subjectSchema,
  /** The pages of the topics right below, in order: a topic's page holds every formula of it. */
  sections: z.array(z.object({ topic: topicLinkSchema, content_html: z.string() })),
});
export type Syllabus = z.infer<typeof syllabusSchema>;

/** The present addresses of all public subjects and topics. */
export const topicAddressesSchema = z.object({
  /** Slugs that subjects had, with the present ones. */
  former_subjects: z.record(slugSchema, slugSchema),
  /** By the subject's slug and each present or former slug of a topic: its slugs from the top down. */
  topics: z.record(slugSchema, z.record(slugSchema, z.array(slugSchema).min(1).max(3))),
});
export type TopicAddresses = z.infer<typeof topicAddressesSchema>;

export const subjectEndpoints = defineEndpoints({
  'GET /api/subjects': {
    summary: 'The subjects that the caller may see, in order, with their topics',
    access: 'anyone',
    query: z.strictObject({ excludeChildren: z.enum(['true', 'false']).optional() }),
    response: z.object({ subjects: z.array(subjectWithTopicsSchema) }),
  },
  'GET /api/topics/:subjectSlug': {
    summary: 'The topic tree of a subject',
    access: 'anyone',
    params: z.strictObject({ subjectSlug: slugSchema }),
    query: z.strictObject({ slug: slugSchema.optional() }),
    response: z.object({ subject: subjectSchema, topics: z.array(topicSchema) }),
  },
  'POST /api/topics/subtopics': {
    summary: 'The children of the given topics',
    access: 'anyone',
    body: z.strictObject({ subjectSlug: slugSchema, parentSlugs: z.array(slugSchema).min(1).max(50) }),
    response: z.object({ subtopics: z.array(topicSchema) }),
  },
  'GET /api/topic-addresses': {
    summary: 'Addresses of subjects and topics by every present and former slug, to redirect old addresses',
    access: 'anyone',
    response: topicAddressesSchema,
  },
  'GET /api/syllabus/:subjectSlug/:topicSlug': {
    summary: 'The syllabus page of a topic, with its formulae',
    access: 'anyone',
    params: z.strictObject({ subjectSlug: slugSchema, topicSlug: slugSchema }),
    response: syllabusSchema,
  },
});
