import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';
import { imageNameSchema } from './files.ts';
import {
  LONGEST_NAME,
  LONGEST_PICTURE_WORDS,
  LONGEST_REASON,
  POST_IMAGE_BYTES,
  SHORTEST_PICTURE_WORDS,
  SVG_BYTES,
  sizeInWords,
} from './limits.ts';
import { staffNameSchema, texFaultSchema } from './question-editing.ts';
import { subjectSchema } from './subjects-and-topics.ts';
import { DEEPEST_TOPIC } from './topic-levels.ts';

/** Longest syllabus page in characters, as in question files. */
export const LONGEST_SYLLABUS = 100_000;

/** The state when it was read: sent back with a change, which is refused if it has changed since. */
const versionSchema = z.string().regex(/^[\w-]{1,43}$/, 'Not a version');
const name = text(LONGEST_NAME).trim().min(1, 'Please write a name');
const topicNumber = text(20).regex(/^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*$/, 'Numbers read 2, 2.6 or A.1.2');
const reason = text(LONGEST_REASON).trim().optional();
/** The address now leads elsewhere, and shall lead here from now on. */
const takeOver = z.boolean().optional();

/** Who changed something last, and when; null where no one of the staff has. */
const lastChangeSchema = z.object({ at: momentSchema, by: staffNameSchema.nullable() }).nullable();

export const staffSubjectSchema = subjectSchema.extend({
  audience: z.enum(['everyone', 'staff']),
  version: versionSchema,
  topic_count: z.int().nonnegative(),
  /** Those at its own topics, hidden ones included. */
  question_count: z.int().nonnegative(),
  /** Accounts that have it as their course. */
  learner_count: z.int().nonnegative(),
  /** Why its slug stays as it is; null where it may change. */
  slug_stays: z.string().nullable(),
  /** Why it cannot be deleted; null where it can. */
  kept_by: z.string().nullable(),
  /** Slugs that it had; they lead to it. */
  former_slugs: z.array(slugSchema),
  last_change: lastChangeSchema,
});
export type StaffSubject = z.infer<typeof staffSubjectSchema>;

/** A topic in the tree that staff order. */
export const staffTopicSchema = z.object({
  id: idSchema,
  parent_topic_id: idSchema.nullable(),
  depth: z.int().min(1).max(DEEPEST_TOPIC),
  topic_number: z.string(),
  topic_name: z.string(),
  slug: slugSchema,
  /** Questions at exactly this topic: listed, hidden, and deleted ones that can be restored. */
  questions: z.object({ visible: z.int().nonnegative(), hidden: z.int().nonnegative(), deleted: z.int().nonnegative() }),
  has_syllabus: z.boolean(),
  /** How many of its questions are also listed at the topic with the same number of the course's other level. */
  shared: z.int().nonnegative(),
});
export type StaffTopic = z.infer<typeof staffTopicSchema>;

/** A subject's topics read from top to bottom, and the version of their order. */
export const topicTreeSchema = z.object({ subject: subjectSchema, version: versionSchema, topics: z.array(staffTopicSchema) });
export type TopicTree = z.infer<typeof topicTreeSchema>;

export const staffTopicDetailSchema = staffTopicSchema.extend({
  subject: subjectSchema,
  version: versionSchema,
  /** Markdown with TeX; empty where it has no page. */
  syllabus: z.string(),
  featuredImage: z.object({ url: z.string(), alt: z.string() }).nullable(),
  former_slugs: z.array(slugSchema),
  /** Why it cannot be deleted; null where it can. */
  kept_by: z.string().nullable(),
  /** Its default successor when it is deleted: the topic above. Null at the top level. */
  successor_id: idSchema.nullable(),
  /** It must have a successor: tests or files name it. */
  needs_successor: z.boolean(),
  last_change: lastChangeSchema,
});
export type StaffTopicDetail = z.infer<typeof staffTopicDetailSchema>;

/** Questions listed in a preview; the rest is counted. */
export const TRANSFER_PREVIEW_SIZE = 500;

const transferPlaceSchema = z.object({
  ...{ id: idSchema, topic_number: z.string(), topic_name: z.string(), slug: slugSchema },
  /** Absent from former APIs, which transfer within a subject. */
  subject: subjectSchema.optional(),
});

/** What a transfer would do. */
export const transferPreviewSchema = z.object({
  subject: subjectSchema,
  from: transferPlaceSchema,
  to: transferPlaceSchema.nullable(),
  totalCount: z.int().nonnegative(),
  questions: z.array(
    z.object({
      id: idSchema,
      question_number: z.int().positive(),
      /** Its beginning, as plain words. */
      excerpt: z.string(),
      difficulty: z.enum(['Easy', 'Medium', 'Hard']),
      state: z.enum(['visible', 'hidden', 'deleted']),
      /** It would no longer be listed in the other level of the course, which has no topic of the new number. */
      leaves_other_level: z.boolean(),
    }),
  ),
  /** Questions with this as a further topic, which move where all move within the subject. */
  touching: z.int().nonnegative(),
  /** Transfers from or to this topic that can be taken back, latest first. */
  recent: z.array(
    z.object({
      id: idSchema,
      at: momentSchema,
      by: staffNameSchema.nullable(),
      moved: z.int(),
      from: transferPlaceSchema,
      to: transferPlaceSchema,
    }),
  ),
});
export type TransferPreview = z.infer<typeof transferPreviewSchema>;

const idParams = z.strictObject({ id: idParamSchema });
const slugErrors = ['slug_taken', 'slug_redirects', 'slug_stays'] as const;

export const courseEditingEndpoints = defineEndpoints({
  'GET /api/admin/subjects': {
    summary: 'All subjects in the order of their tabs',
    access: 'content',
    response: z.object({ version: versionSchema, subjects: z.array(staffSubjectSchema) }),
  },
  'POST /api/admin/subjects': {
    summary: 'Add a subject after all others',
    access: 'content',
    body: z.strictObject({
      subject_name: name,
      slug: slugSchema,
      audience: z.enum(['everyone', 'staff']),
      take_over_slug: takeOver,
    }),
    status: 201,
    response: z.object({ message: z.string(), subject: staffSubjectSchema }),
    errors: [...slugErrors],
  },
  'PUT /api/admin/subjects/order': {
    summary: 'Order the subjects. 409 `edited_meanwhile` if another editor has ordered or added any',
    access: 'content',
    body: z.strictObject({ version: versionSchema, ids: z.array(idSchema).min(1).max(200) }),
    response: z.object({ message: z.string(), version: versionSchema }),
    errors: ['edited_meanwhile'],
  },
  'GET /api/admin/subjects/:id': {
    summary: 'One subject',
    access: 'content',
    params: idParams,
    response: z.object({ subject: staffSubjectSchema }),
  },
  'PUT /api/admin/subjects/:id': {
    summary: 'Change a subject; addresses with its former slug still lead to it',
    access: 'content',
    params: idParams,
    body: z.strictObject({
      version: versionSchema,
      subject_name: name.optional(),
      slug: slugSchema.optional(),
      audience: z.enum(['everyone', 'staff']).optional(),
      take_over_slug: takeOver,
      reason,
    }),
    response: z.object({ message: z.string(), subject: staffSubjectSchema }),
    errors: ['edited_meanwhile', ...slugErrors],
  },
  'DELETE /api/admin/subjects/:id': {
    summary: 'Delete an empty subject; any other can only be hidden',
    access: 'content',
    params: idParams,
    body: z.strictObject({ reason }).optional(),
    response: z.object({ message: z.string() }),
    errors: ['still_used'],
  },
  'GET /api/admin/topics': {
    summary: "A subject's topics as a list from top to bottom",
    access: 'content',
    query: z.strictObject({ subject: slugSchema }),
    response: topicTreeSchema,
  },
  'POST /api/admin/topics': {
    summary: 'Add a topic after the others below the same parent',
    access: 'content',
    bodyBytes: 500_000,
    body: z.strictObject({
      subject_id: idSchema,
      parent_topic_id: idSchema.nullable(),
      topic_name: name,
      topic_number: topicNumber,
      slug: slugSchema,
      syllabus: text(LONGEST_SYLLABUS).optional(),
      take_over_slug: takeOver,
      /** Publish despite formulae that cannot be typeset. */
      confirm_broken_tex: z.boolean().optional(),
    }),
    status: 201,
    response: z.object({ message: z.string(), topic: staffTopicDetailSchema }),
    errors: ['broken_tex', ...slugErrors],
  },
  'PUT /api/admin/topics/order': {
    summary: 'Set the order and parents of the topics of a subject. 409 `edited_meanwhile` if the tree has changed since',
    access: 'content',
    bodyBytes: 200_000,
    body: z.strictObject({
      subject_id: idSchema,
      version: versionSchema,
      /** All topics from top to bottom, parents before their children. */
      topics: z
        .array(z.strictObject({ id: idSchema, parent_topic_id: idSchema.nullable() }))
        .min(1)
        .max(2_000),
    }),
    response: topicTreeSchema.extend({ message: z.string() }),
    errors: ['edited_meanwhile'],
  },
  'POST /api/admin/topics/images': {
    summary: `Upload a picture for the head of a page; PNG, JPEG or WebP of ${sizeInWords(POST_IMAGE_BYTES)} at most, SVG of ${sizeInWords(SVG_BYTES)}`,
    access: 'content',
    body: z.strictObject({}),
    upload: { files: { image: 1 }, fileBytes: POST_IMAGE_BYTES },
    status: 201,
    response: z.object({ name: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    errors: [...fileErrors],
  },
  'POST /api/admin/topics/preview': {
    summary: 'Preview a syllabus page as typeset, without storing it',
    access: 'content',
    bodyBytes: 500_000,
    body: z.strictObject({ syllabus: text(LONGEST_SYLLABUS) }),
    response: z.object({ content_html: z.string(), faults: z.array(texFaultSchema) }),
  },
  'GET /api/admin/topics/transfer-questions': {
    summary: 'Preview a transfer of questions, and list the transfers that can be undone',
    access: 'content',
    query: z.strictObject({ from: idParamSchema, to: idParamSchema.optional() }),
    response: transferPreviewSchema,
  },
  'POST /api/admin/topics/transfer-questions': {
    summary: 'Move all or some questions of a topic to another topic of any subject, in one transaction',
    access: 'content',
    body: z.strictObject({
      from: idSchema,
      to: idSchema,
      /** All by default; deleted ones included. */
      question_ids: z.array(idSchema).min(1).max(5_000).optional(),
      reason,
    }),
    response: z.object({
      message: z.string(),
      moved: z.int().nonnegative(),
      /** What takes it back; null where nothing was moved. */
      transfer_id: idSchema.nullable(),
    }),
    errors: ['still_used'],
  },
  'POST /api/admin/topics/transfers/:id/undo': {
    summary: 'Undo a transfer: questions that have not moved since return, with their former numbers where those are free',
    access: 'content',
    params: idParams,
    response: z.object({
      message: z.string(),
      moved: z.int().nonnegative(),
      /** Not moved: moved on or deleted since. */
      left: z.int().nonnegative(),
    }),
    errors: ['undone_already'],
  },
  'GET /api/admin/topics/:id': {
    summary: 'One topic with its syllabus page',
    access: 'content',
    params: idParams,
    response: z.object({ topic: staffTopicDetailSchema }),
  },
  'PUT /api/admin/topics/:id': {
    summary: 'Change a topic; addresses with its former slug or place still lead to it',
    access: 'content',
    params: idParams,
    bodyBytes: 500_000,
    body: z.strictObject({
      version: versionSchema,
      topic_name: name.optional(),
      topic_number: topicNumber.optional(),
      slug: slugSchema.optional(),
      parent_topic_id: idSchema.nullable().optional(),
      syllabus: text(LONGEST_SYLLABUS).optional(),
      /** At the head of its page, with words for who cannot see it; null: none. */
      picture: z
        .strictObject({
          name: imageNameSchema,
          alt: text(LONGEST_PICTURE_WORDS).trim().min(SHORTEST_PICTURE_WORDS, 'Please say what the picture shows'),
        })
        .nullable()
        .optional(),
      take_over_slug: takeOver,
      confirm_broken_tex: z.boolean().optional(),
      reason,
    }),
    response: z.object({ message: z.string(), topic: staffTopicDetailSchema }),
    errors: ['edited_meanwhile', 'broken_tex', ...slugErrors],
  },
  'DELETE /api/admin/topics/:id': {
    summary: 'Delete a topic without questions or subtopics; its addresses lead to its successor',
    access: 'content',
    params: idParams,
    body: z
      .strictObject({
        /** Inherits its addresses, tests and files; the topic above by default. */
        successor_id: idSchema.nullish(),
        reason,
      })
      .optional(),
    response: z.object({ message: z.string() }),
    errors: ['still_used', 'needs_successor'],
  },
});
