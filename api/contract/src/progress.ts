import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, pageParamSchema, pageSizeParamSchema, slugSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';
import { lostMarkReasonSchema } from './timed-tests.ts';

/*
 * A learner's abilities and the evidence for them. A piece of evidence is work on one part of a question (on one
 * question, if a teacher graded it); `GET /api/progress/evidence` lists the pieces of each figure.
 */

/**
 * The probability that a learner earns the marks of a medium question today: between 0 and 1, with its 80 % band. Never
 * given without its band: without evidence it is the prior, with a wide band.
 */
export const estimateSchema = z.object({
  value: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** Marks lost, by reason as far as one is known; `unexplained`: the rest. */
export const marksLostSchema = z.object({
  method: z.int().nonnegative(),
  accuracy: z.int().nonnegative(),
  misread: z.int().nonnegative(),
  notation: z.int().nonnegative(),
  time: z.int().nonnegative(),
  unexplained: z.int().nonnegative(),
});
export type MarksLost = z.infer<typeof marksLostSchema>;

const count = z.int().nonnegative();

/** Sums over pieces of evidence. */
const tallyShape = {
  /** Parts of questions worked on; a second try counts again. */
  parts: count,
  /** Questions worked on, each once. */
  questions: count,
  /** Parts whose first try has marks, and how many of them were right at once and without the solution. */
  first_tries: count,
  right_first: count,
  /** Marks earned, out of the marks of all marked parts. */
  marks: count,
  of: count,
  /** Time, and the marks of the parts that it was spent on: a minute a mark is the pace of an examination. Parts without a time count in neither. */
  seconds: count,
  timed_marks: count,
  last_at: momentSchema.nullable(),
};
export const tallySchema = z.object(tallyShape);
export type Tally = z.infer<typeof tallySchema>;

/** A topic at any depth; its sums and its estimate include everything below it. */
export const topicProgressSchema = topicLinkSchema.extend({
  depth: z.int().min(1).max(3),
  /** Share of the course's marks, between 0 and 1, by the marks of its questions. */
  weight: z.number().min(0).max(1),
  estimate: estimateSchema,
  ...tallyShape,
});
export type TopicProgress = z.infer<typeof topicProgressSchema>;

/** A week from Monday, by UTC. */
export const weekProgressSchema = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  ...tallyShape,
  lost: marksLostSchema,
});
export type WeekProgress = z.infer<typeof weekProgressSchema>;

/**
 * Where practice raises the grade most: `gain` is the share of the course's marks that half a logit of ability would
 * add.
 */
export const liftSchema = z.object({ topic_id: idSchema, gain: z.number().nonnegative() });
export type Lift = z.infer<typeof liftSchema>;

export const courseProgressSchema = z.object({
  subject: subjectSchema,
  /** The course of the learner's profile. It comes first, and also without any evidence. */
  own: z.boolean(),
  estimate: estimateSchema,
  ...tallyShape,
  /** Tests handed in, and gradings returned. */
  tests: count,
  gradings: count,
  /** All topics in course order, the tree read from top to bottom. */
  topics: z.array(topicProgressSchema),
  /** Weeks with evidence among the last 26, oldest first. */
  weeks: z.array(weekProgressSchema),
  /** At most three, the greatest gain first; none where nothing is known yet. */
  lifts: z.array(liftSchema),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

export const progressSchema = z.object({ courses: z.array(courseProgressSchema) });
export type Progress = z.infer<typeof progressSchema>;

export const topicDetailSchema = z.object({
  subject: subjectSchema,
  /** From the top-level topic down to the parent. */
  path: z.array(topicLinkSchema),
  topic: topicProgressSchema,
  /** The topics right below, in course order. */
  topics: z.array(topicProgressSchema),
  /** Weeks with evidence among the last 52, oldest first. */
  weeks: z.array(weekProgressSchema),
});
export type TopicDetail = z.infer<typeof topicDetailSchema>;

/** Where a piece of evidence comes from. `self_marked`: along the mark scheme, after practice or a test; `graded`: by a teacher. */
export const evidencePlaceSchema = z.enum(['practice', 'test', 'self_marked', 'graded']);
export type EvidencePlace = z.infer<typeof evidencePlaceSchema>;

export const evidenceSchema = z.object({
  id: idSchema,
  question_id: idSchema,
  question_version: z.int().positive().nullable(),
  question_number: z.int(),
  /** Address of the question; null if it is now hidden. */
  address: z.object({ subject_slug: slugSchema, topic_slugs: z.array(slugSchema) }).nullable(),
  topic: topicLinkSchema,
  /** Empty: a question without parts, or all parts together. */
  part: z.string(),
  place: evidencePlaceSchema,
  /** What the learner did: answered, gave the part up, or skipped it in a test. */
  outcome: z.enum(['answered', 'gave_up', 'skipped']),
  /** Null: not marked yet. */
  marks: z.int().nonnegative().nullable(),
  of: z.int().positive(),
  first_try: z.boolean(),
  /** Opened before the answer. */
  help: z.array(z.enum(['hint', 'solution'])),
  lost: z.array(z.object({ reason: lostMarkReasonSchema, marks: z.int().positive() })),
  seconds: count.nullable(),
  /** When the work was done. */
  at: momentSchema,
  test_slug: slugSchema.nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const evidencePageSchema = z.object({
  evidence: z.array(evidenceSchema),
  page: z.int(),
  pageSize: z.int(),
  totalCount: z.int(),
});
export type EvidencePage = z.infer<typeof evidencePageSchema>;

/** The evidence of a figure: all conditions must hold. */
const evidenceFilter = {
  /** Only of a course. */
  subject: slugSchema.optional(),
  /** Only of a topic and what is below it. */
  topic: idParamSchema.optional(),
  /** Only of a week, named by its Monday. */
  week: z.iso.date().optional(),
  place: evidencePlaceSchema.optional(),
  /** Only what lost marks for this reason; `unexplained`: for none that is known. */
  lost: z.enum([...lostMarkReasonSchema.options, 'unexplained']).optional(),
  /** Only first tries that have marks. */
  first: z.literal('true').optional(),
  question: idParamSchema.optional(),
  page: pageParamSchema.optional(),
  pageSize: pageSizeParamSchema.optional(),
};
export const evidenceFilterSchema = z.strictObject(evidenceFilter);
export type EvidenceQuery = z.infer<typeof evidenceFilterSchema>;

/** Progress in small, for the list of topics. */
export const topicWorkSchema = z.object({
  id: idSchema,
  parts: count,
  /** Questions worked on in practice or a test, each once. */
  questions: count,
  estimate: estimateSchema,
  last_at: momentSchema,
});
export type TopicWork = z.infer<typeof topicWorkSchema>;

/** Statistics of a question over all learners. */
export const questionStatisticsSchema = z.object({
  question_id: idSchema,
  /** Learners whose first try has marks. */
  tried: count,
  /** Their share of the marks, between 0 and 1. */
  facility: z.number().min(0).max(1).nullable(),
  /** Correlation of these marks with the learner's other marks (point-biserial with shares of marks), from 10 learners on. */
  discrimination: z.number().min(-1).max(1).nullable(),
  median_seconds: z.number().nonnegative().nullable(),
  /** In logits against a medium question: as estimated, and by the stated difficulty alone. */
  difficulty: z.number(),
  stated_difficulty: z.number(),
  parts: z.array(
    z.object({
      part: z.string(),
      tried: count,
      facility: z.number().min(0).max(1).nullable(),
      median_seconds: z.number().nonnegative().nullable(),
      /** The commonest, each given by three learners at least. */
      wrong_answers: z.array(z.object({ answer: z.array(z.string()), learners: count })),
    }),
  ),
  computed_at: momentSchema.nullable(),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

const topicParams = z.strictObject({ topicId: idParamSchema });
const learnerParams = z.strictObject({ id: idParamSchema });

export const progressEndpoints = defineEndpoints({
  'GET /api/progress': {
    summary: "The caller's progress in each course, by topic and by week",
    access: 'signed-in',
    response: progressSchema,
  },
  'GET /api/progress/topics/:topicId': {
    summary: "The caller's progress in one topic, week by week",
    access: 'signed-in',
    params: topicParams,
    response: topicDetailSchema,
  },
  'GET /api/progress/evidence': {
    summary: 'The pieces of evidence behind a figure, latest first, without those that a later marking replaces',
    access: 'signed-in',
    query: evidenceFilterSchema,
    response: evidencePageSchema,
  },
  'GET /api/progress/courses/:subjectSlug': {
    summary: 'A summary of the topics of a course that the caller has worked on',
    access: 'signed-in',
    params: z.strictObject({ subjectSlug: slugSchema }),
    response: z.object({ topics: z.array(topicWorkSchema) }),
  },
  'GET /api/admin/users/:id/progress': {
    summary: "A learner's progress, read-only",
    access: 'staff',
    params: learnerParams,
    response: progressSchema.extend({ learner: z.object({ id: idSchema, name: z.string() }) }),
  },
  'GET /api/admin/users/:id/progress/topics/:topicId': {
    summary: "A learner's progress in one topic, read-only",
    access: 'staff',
    params: z.strictObject({ id: idParamSchema, topicId: idParamSchema }),
    response: topicDetailSchema,
  },
  'GET /api/admin/users/:id/progress/evidence': {
    summary: "The pieces of evidence that a learner's figures are made of",
    access: 'staff',
    params: learnerParams,
    query: evidenceFilterSchema,
    response: evidencePageSchema,
  },
  'GET /api/admin/questions/:id/statistics': {
    summary: 'Statistics of a question: facility, discrimination, time, common wrong answers',
    access: 'content',
    params: z.strictObject({ id: idParamSchema }),
    response: questionStatisticsSchema,
  },
});
