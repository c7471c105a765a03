import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  LONGEST_ASSIGNMENT_TITLE,
  LONGEST_ASSIGNMENT_WORDS,
  LONGEST_READING_ADDRESS,
  LONGEST_TEST_MINUTES,
  MOST_ASSIGNMENT_QUESTIONS,
  MOST_ASSIGNMENT_WEIGHT,
  MOST_TRIES,
} from './limits.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';
import { extraTimeSchema } from './timed-tests.ts';

/*
 * Assignments: work that a teacher sets for a class. A try is a timed test made by `POST /api/assignments/:id/tries`.
 * Moments are UTC; pages show them in the class's time zone.
 */

/** What is set. */
export const assignmentContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('questions'), question_ids: z.array(idSchema) }),
  z.object({
    kind: z.literal('topic'),
    topic: topicLinkSchema,
    count: z.int().positive(),
    /** `class`: all get the same questions. `learner`: each gets their own. */
    draw: z.enum(['class', 'learner']),
  }),
  z.object({ kind: z.literal('mock_paper'), code: slugSchema, paper: z.string() }),
  z.object({ kind: z.literal('reading'), address: z.string() }),
]);
export type AssignmentContent = z.infer<typeof assignmentContentSchema>;

/** A page of this site by its path, or another site's page by https. */
const readingAddress = text(LONGEST_READING_ADDRESS)
  .trim()
  .regex(
    /^(?:\/(?![/\\])[^\s]*|https:\/\/[^\s/]+(?:\/[^\s]*)?)$/,
    'Enter an address that starts with https:// or a path of this site',
  );

const contentInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('questions'),
    question_ids: z
      .array(idSchema)
      .min(1, 'Choose at least one question')
      .max(MOST_ASSIGNMENT_QUESTIONS)
      .refine((ids) => new Set(ids).size === ids.length, 'A question comes twice'),
  }),
  z.strictObject({
    kind: z.literal('topic'),
    topic_id: idSchema,
    count: z.int().min(1).max(MOST_ASSIGNMENT_QUESTIONS),
    draw: z.enum(['class', 'learner']),
  }),
  z.strictObject({ kind: z.literal('mock_paper'), code: slugSchema }),
  z.strictObject({ kind: z.literal('reading'), address: readingAddress }),
]);

/** When the solutions of a try open: as soon as it begins, once it is handed in, or once the assignment is due and the try is over. */
export const solutionsRuleSchema = z.enum(['at_once', 'handed_in', 'after_due']);
export type SolutionsRule = z.infer<typeof solutionsRuleSchema>;

/**
 * `scheduled`: published, opens later. `due`: past the due moment, still taking late work. `closed`: takes no more work.
 */
export const assignmentStateSchema = z.enum(['draft', 'scheduled', 'open', 'due', 'closed']);
export type AssignmentState = z.infer<typeof assignmentStateSchema>;

/**
 * A learner's part. `late`: handed in after it was due. `missing`: due, and not handed in. A missing one can still be
 * handed in while the assignment takes late work.
 */
export const workStateSchema = z.enum(['not_started', 'working', 'handed_in', 'late', 'missing', 'excused']);
export type WorkState = z.infer<typeof workStateSchema>;

/**
 * Marks of a piece of work: `marks` of `marked` are given; the other marks of `of` wait for a teacher. `by_teacher`: a
 * teacher gave some of them.
 */
export const workScoreSchema = z.object({
  marks: z.int().nonnegative(),
  marked: z.int().nonnegative(),
  of: z.int().positive(),
  by_teacher: z.boolean(),
});
export type WorkScore = z.infer<typeof workScoreSchema>;

export const assignmentSchema = z.object({
  id: idSchema,
  class_id: idSchema,
  title: z.string(),
  /** Plain text with line breaks; empty: none. */
  words: z.string(),
  content: assignmentContentSchema,
  state: assignmentStateSchema,
  /** Null: at once when published. */
  opens_at: momentSchema.nullable(),
  /** Null: never due. */
  due_at: momentSchema.nullable(),
  /** The end of late work; null: none, while `late_allowed`. */
  closes_at: momentSchema.nullable(),
  late_allowed: z.boolean(),
  /** How often a learner may begin; the best try counts. */
  tries: z.int().positive(),
  /** Minutes for a try; null: no clock, only the moments above. */
  minutes: z.int().positive().nullable(),
  solutions: solutionsRuleSchema,
  /** Whether its marks count in the gradebook's total, and how much. */
  counts: z.boolean(),
  weight: z.int().positive(),
  /** 0 for a reading. With `draw: 'learner'`, per learner. */
  question_count: z.int().nonnegative(),
  /** Marks of all questions; null where they differ from learner to learner, and for a reading. */
  total_marks: z.int().positive().nullable(),
  published_at: momentSchema.nullable(),
  /** Rises with each change: sent along with an edit, so that two teachers do not overwrite each other. */
  version: z.int().positive(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** An assignment in the list of a class's teachers. */
export const taughtAssignmentSchema = assignmentSchema.extend({
  view: z.literal('teacher'),
  /** Learners without the excused ones, and how many of them have handed in, are working, and are missing. */
  learners: z.int().nonnegative(),
  handed_in: z.int().nonnegative(),
  working: z.int().nonnegative(),
  missing: z.int().nonnegative(),
  /** Handed-in work with marks that wait for a teacher. */
  waiting_for_marks: z.int().nonnegative(),
});
export type TaughtAssignment = z.infer<typeof taughtAssignmentSchema>;

/** One of a learner's tries. */
export const trySchema = z.object({
  /** The test's: `/take-a-test/:slug`, and its result and review pages once it is handed in. */
  test_slug: slugSchema,
  started_at: momentSchema.nullable(),
  /** The deadline of this try; null: none. */
  deadline: momentSchema.nullable(),
  handed_in_at: momentSchema.nullable(),
  score: workScoreSchema.nullable(),
  /** Counts in the gradebook: the best one handed in. */
  counted: z.boolean(),
});
export type Try = z.infer<typeof trySchema>;

/** An assignment as one learner sees it, with the moments that hold for them. */
export const ownAssignmentSchema = assignmentSchema.extend({
  view: z.literal('learner'),
  class_name: z.string(),
  subject: subjectSchema,
  time_zone: z.string(),
  work: workStateSchema,
  /** Oldest first. */
  attempts: z.array(trySchema),
  tries_left: z.int().nonnegative(),
  /** When the caller marked it as read. */
  read_at: momentSchema.nullable(),
  handed_in_at: momentSchema.nullable(),
  score: workScoreSchema.nullable(),
  /** A teacher's words, once returned. */
  comment: z.string().nullable(),
  returned_at: momentSchema.nullable(),
  /** The caller's extra time from the teacher, in percent, on top of their own. */
  extra_time: extraTimeSchema,
  /** Whether `POST …/tries` (or `…/read`) works now: begin, go on, or another try. */
  can_work: z.boolean(),
});
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;

/** The exceptions for one learner; null: as for the class. */
export const exceptionSchema = z.object({
  user_id: idSchema,
  name: z.string(),
  due_at: momentSchema.nullable(),
  closes_at: momentSchema.nullable(),
  extra_time: extraTimeSchema,
  excused: z.boolean(),
});
export type AssignmentException = z.infer<typeof exceptionSchema>;

/** An assignment on its page for teachers. */
export const taughtAssignmentDetailSchema = taughtAssignmentSchema.extend({
  exceptions: z.array(exceptionSchema),
  /** Once work has begun, the content is fixed. */
  begun: z.boolean(),
});
export type TaughtAssignmentDetail = z.infer<typeof taughtAssignmentDetailSchema>;

const assignmentFields = {
  title: text(LONGEST_ASSIGNMENT_TITLE, 'Give it a title').trim().min(1, 'Give it a title'),
  words: text(LONGEST_ASSIGNMENT_WORDS).trim(),
  content: contentInput,
  opens_at: momentSchema.nullable(),
  due_at: momentSchema.nullable(),
  closes_at: momentSchema.nullable(),
  late_allowed: z.boolean(),
  tries: z.int().min(1).max(MOST_TRIES),
  minutes: z.int().min(5, 'At least 5 minutes').max(LONGEST_TEST_MINUTES).nullable(),
  solutions: solutionsRuleSchema,
  counts: z.boolean(),
  weight: z.int().min(1).max(MOST_ASSIGNMENT_WEIGHT),
  /** False: a draft, hidden from learners. An assignment that was open stays published. */
  published: z.boolean(),
};

const byId = z.strictObject({ id: idParamSchema });
const ofLearner = z.strictObject({ id: idParamSchema, userId: idParamSchema });

/** Errors of what is set: questions that are hidden or of another course, a topic with too few, a paper that is not there. */
const contentErrors = ['questions_not_available', 'too_few_questions', 'paper_unknown', 'moments_out_of_order'] as const;

export const classAssignmentEndpoints = defineEndpoints({
  'GET /api/classes/:id/assignments': {
    summary: 'The work of a class, latest due first: for teachers all of it, for a learner what was opened for them',
    access: 'signed-in',
    params: byId,
    response: z.object({ assignments: z.array(z.discriminatedUnion('view', [taughtAssignmentSchema, ownAssignmentSchema])) }),
  },
  'POST /api/classes/:id/assignments': {
    summary:
      'Set work for a class. By default it opens at once, is never due, takes late work, allows one try, has no clock, shows solutions once handed in and counts with weight 1',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({
      ...z.strictObject(assignmentFields).partial().shape,
      title: assignmentFields.title,
      content: assignmentFields.content,
      published: assignmentFields.published,
    }),
    status: 201,
    response: taughtAssignmentDetailSchema,
    errors: ['class_archived', 'too_many_assignments', ...contentErrors],
  },
  'GET /api/assignments/:id': {
    summary: 'An assignment: for its teachers with exceptions, for a learner with their own work',
    access: 'signed-in',
    params: byId,
    response: z.discriminatedUnion('view', [taughtAssignmentDetailSchema, ownAssignmentSchema]),
  },
  'PATCH /api/assignments/:id': {
    summary:
      'Change an assignment, even a published one. Work already begun keeps its questions and minutes, but gets a later due date too. 409 `assignment_changed` if another teacher has changed it',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({
      ...z.strictObject(assignmentFields).partial().shape,
      /** The version that the page shows. */
      version: z.int().positive(),
    }),
    response: taughtAssignmentDetailSchema,
    errors: ['class_archived', 'assignment_changed', 'work_has_begun', ...contentErrors],
  },
  'DELETE /api/assignments/:id': {
    summary: 'Permanently delete an assignment with its marks and comments. The learners keep their own tests',
    access: 'signed-in',
    params: byId,
    status: 204,
  },
  'POST /api/assignments/:id/copy': {
    summary: 'Copy an assignment as a draft without dates, into the same class or another that the caller teaches',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({ class_id: idSchema }),
    status: 201,
    response: taughtAssignmentDetailSchema,
    errors: ['class_archived', 'too_many_assignments', ...contentErrors],
  },
  'PUT /api/assignments/:id/exceptions/:userId': {
    summary: 'Set the exceptions for one learner, replacing earlier ones',
    access: 'signed-in',
    params: ofLearner,
    body: z.strictObject({
      due_at: momentSchema.nullable(),
      closes_at: momentSchema.nullable(),
      extra_time: extraTimeSchema,
      excused: z.boolean(),
    }),
    response: exceptionSchema,
    errors: ['class_archived', 'moments_out_of_order'],
  },
  'DELETE /api/assignments/:id/exceptions/:userId': {
    summary: 'Remove the exceptions for a learner',
    access: 'signed-in',
    params: ofLearner,
    status: 204,
  },
  'POST /api/assignments/:id/tries': {
    summary:
      'Begin or continue a test with the questions of the assignment. Returns the one that is open, else creates one, which uses no allowance',
    access: 'signed-in',
    params: byId,
    status: 201,
    response: z.object({ test_slug: slugSchema, try_number: z.int().positive() }),
    errors: ['not_open', 'closed', 'no_tries_left', 'nothing_to_try', 'questions_not_available'],
  },
  'POST /api/assignments/:id/read': {
    summary: 'Mark a reading as read; doing so again changes nothing',
    access: 'signed-in',
    params: byId,
    response: ownAssignmentSchema,
    errors: ['not_open', 'closed', 'not_a_reading'],
  },
  'GET /api/class-work': {
    summary: "The caller's set work in all classes that is open, missing, or was returned within 14 days; the earliest due first",
    access: 'signed-in',
    response: z.object({ assignments: z.array(ownAssignmentSchema), server_time: momentSchema }),
  },
});
