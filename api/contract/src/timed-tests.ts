import { z } from 'zod';
import { partNameSchema } from './answer-keys.ts';
import { booleanParamSchema, idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { testCorrectionSchema } from './corrections.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileTypeSchema, gradingStateSchema } from './grading-state.ts';
import { LONGEST_ANSWER, LONGEST_FILTER, MOST_SECONDS_ON_QUESTION } from './limits.ts';
import { difficultySchema, optionKeySchema, questionAnswerSchema, questionSchema } from './questions.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

export const durationSchema = z.union([z.literal(30), z.literal(60), z.literal(120)], 'Choose 30, 60 or 120 minutes');
export type Duration = z.infer<typeof durationSchema>;

/** How long a test is without extra time, in minutes: one of the durations, or a mock paper's. */
export const testMinutesSchema = z.union([...durationSchema.options, z.int().positive()]);

/** The mock paper that a test is a copy of: its code, and which paper of the examination, e.g. `1A`. */
export const testMockPaperSchema = z.object({ code: slugSchema, paper: z.string() });

/** Extra time in percent. */
export const extraTimeSchema = z.union(
  [z.literal(0), z.literal(10), z.literal(25), z.literal(50)],
  'Choose no extra time, or 10, 25 or 50 percent',
);
export type ExtraTime = z.infer<typeof extraTimeSchema>;

/** A learner's default time in tests, unless they choose otherwise when they start. Private. */
export const timeSettingsSchema = z.strictObject({ extra_time: extraTimeSchema, untimed: z.boolean() });
export type TimeSettings = z.infer<typeof timeSettingsSchema>;

export const questionStateSchema = z.enum(['unvisited', 'skipped', 'attempted']);
export type QuestionState = z.infer<typeof questionStateSchema>;

/**
 * A learner's chosen or typed answer; `part` is `a`, `a.i`, or empty if the question has no parts. `value` has a line for each field of a part
 * with several (`answer-fields.ts`).
 */
export const learnerAnswerSchema = z.strictObject({
  option: optionKeySchema.nullable(),
  parts: z
    .array(z.strictObject({ part: partNameSchema, value: text(LONGEST_ANSWER) }))
    .max(30)
    .refine((parts) => new Set(parts.map(({ part }) => part)).size === parts.length, 'A part comes twice'),
});
export type LearnerAnswer = z.infer<typeof learnerAnswerSchema>;

/**
 * The receipt of a submission: how many attempted questions are stored, when, and the SHA-256 of `final` in the log as
 * compact JSON.
 */
export const receiptSchema = z.object({ stored: z.int().nonnegative(), at: momentSchema, digest: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;

export const testStatusSchema = z.enum(['not_started', 'running', 'completed']);

export const testSchema = z.object({
  slug: slugSchema,
  /** Minutes. */
  duration: testMinutesSchema,
  /** Null for a test that the learner made. */
  mock_paper: testMockPaperSchema.nullable(),
  subject: subjectSchema,
  topics: z.array(topicLinkSchema),
  subtopics: z.array(topicLinkSchema),
  sub_subtopics: z.array(topicLinkSchema),
  /** The same as `subtopics`, by the specification's other name for them. Absent from an older API. */
  test_subtopic: z.array(topicLinkSchema).optional(),
  question_count: z.int(),
  total_marks: z.int(),
  /** 1 once submitted, by the learner or by time. */
  attempts: z.int(),
  created_at: momentSchema,
  status: testStatusSchema,
  started_at: momentSchema.nullable(),
  /** Null before the start and for untimed practice. Changes count for another 10 s. */
  deadline: momentSchema.nullable(),
  extra_time: extraTimeSchema,
  untimed: z.boolean(),
  submitted_at: momentSchema.nullable(),
  /** Who ended it: the learner, or the server because time was up. */
  closed_by: z.enum(['learner', 'time']).nullable(),
  /** The grader's once a grading is returned; else null until every attempted question has automatic marks or the learner's own. */
  marks_obtained: z.int().nullable(),
  /** The known marks of a test that is over: `obtained` of the `marked` ones, as its result has them. Null before; absent from an older API. */
  so_far: z.object({ marked: z.int().nonnegative(), obtained: z.int().nonnegative() }).nullable().optional(),
  /** `marks_obtained` in percent of `total_marks`, rounded down. */
  percentage: z.int().nullable(),
  /** Paid for. */
  get_graded: z.boolean(),
  /** What `GET /api/test/:slug/download-answer` has. */
  files: z.array(z.object({ file_type: fileTypeSchema })),
  grading: z.object({ state: gradingStateSchema, due_at: momentSchema.nullable() }),
});
export type Test = z.infer<typeof testSchema>;

/** The present work on one question. `revision` 0 is untouched. */
export const questionWorkSchema = z.object({
  question_id: idSchema,
  state: questionStateSchema,
  flagged: z.boolean(),
  answer: learnerAnswerSchema.nullable(),
  revision: z.int().nonnegative(),
});
export type QuestionWork = z.infer<typeof questionWorkSchema>;

/** Why a mark was lost, as the learner sees it. */
export const lostMarkReasonSchema = z.enum(['method', 'accuracy', 'misread', 'notation', 'time']);
export type LostMarkReason = z.infer<typeof lostMarkReasonSchema>;

/** Marks given by the server, and out of how many: less than the question's where a part can only be marked by a person. */
export const automaticMarksSchema = z.object({ marks: z.int().nonnegative(), max: z.int().positive() });
export type AutomaticMarks = z.infer<typeof automaticMarksSchema>;

/** A learner's marks of their own work; `index` counts the lines of the mark scheme from 0. */
export const selfMarksSchema = z.object({
  earned: z.array(z.int()),
  /** The other lines; `reason` null: the learner gave none. */
  lost: z.array(z.object({ index: z.int(), reason: lostMarkReasonSchema.nullable(), marks: z.int() })),
  marks_obtained: z.int().nonnegative(),
  at: momentSchema,
  /** Staff have edited the mark scheme since: the indexes may mean other lines now. */
  scheme_changed: z.boolean(),
});
export type SelfMarks = z.infer<typeof selfMarksSchema>;

/** A question within a test. */
export const testQuestionSchema = questionWorkSchema.extend({
  /** From 1. */
  position: z.int().positive(),
  /** Counted towards `total_marks`. */
  marks: z.int().positive(),
  /** `state` is `skipped`. */
  skipped: z.boolean(),
  changed_at: momentSchema.nullable(),
  /** The public shape: no answer in it. */
  question: questionSchema,
  /** What may be typed. `automatic`: the server marks what is typed there. */
  answer_parts: z.array(z.object({ part: z.string(), marks: z.int(), automatic: z.boolean(), unit: z.string().nullable() })),
  /** Null while the test is running, and where nothing could be marked. */
  automatic: automaticMarksSchema.nullable(),
  /**
   * The same part by part (`part` is empty for the chosen option); empty where staff have changed the key since it was marked. `note`: a sentence
   * on the answer, such as the form that is wanted or follow-through; absent from an older API.
   */
  automatic_parts: z.array(z.object({ part: z.string(), ...automaticMarksSchema.shape, note: z.string().nullable().optional() })),
  self_marks: selfMarksSchema.nullable(),
  /** Names the present lines of the mark scheme, for self-marking. Present with `Answer`. */
  scheme: z.string().optional(),
  /** Present with `includeAnswers=true`. */
  Answer: z.array(questionAnswerSchema).optional(),
});
export type TestQuestion = z.infer<typeof testQuestionSchema>;

export const testWithQuestionsSchema = testSchema.extend({
  server_time: momentSchema,
  receipt: receiptSchema.nullable(),
  /** In order; absent with `excludeQuestions=true`. */
  questions: z.array(testQuestionSchema).optional(),
});
export type TestWithQuestions = z.infer<typeof testWithQuestionsSchema>;

/** One change of one question. An answer left out stays as it is; null clears it. */
export const questionChangeSchema = z.strictObject({
  question_id: idSchema,
  state: questionStateSchema,
  flagged: z.boolean(),
  answer: learnerAnswerSchema.nullable().optional(),
  /** The revision of the question that the client last knew. */
  revision: z.int().nonnegative(),
  /** Counts the changes of this client, from 1: distinguishes a repeated or overtaken change from a new one. */
  sequence: z.int().positive().max(2_147_483_647).optional(),
  /** Milliseconds that the question was on screen since this client's last change of it: a difference, never a time of day. */
  elapsed_ms: z
    .int()
    .nonnegative()
    .max(1_000 * MOST_SECONDS_ON_QUESTION)
    .optional(),
});
export type QuestionChange = z.infer<typeof questionChangeSchema>;

/** Two versions of one question: the one sent, based on `yours.revision`, and the one that another client has stored since. */
export const questionConflictSchema = z.object({
  question_id: idSchema,
  yours: questionChangeSchema,
  stored: questionWorkSchema.extend({ client_id: z.string(), changed_at: momentSchema }),
});
export type QuestionConflict = z.infer<typeof questionConflictSchema>;

/** Goes with the 409 of a change that comes too late, beside `message` and `code`, under the name `final`. */
export const finalStateSchema = z.object({
  receipt: receiptSchema,
  closed_by: z.enum(['learner', 'time']),
  questions: z.array(questionWorkSchema),
});
export type FinalState = z.infer<typeof finalStateSchema>;

/** Everything stored of an attempt, in the order in which it came. */
export const testLogSchema = z.object({
  slug: slugSchema,
  started_at: momentSchema.nullable(),
  deadline: momentSchema.nullable(),
  receipt: receiptSchema.nullable(),
  closed_by: z.enum(['learner', 'time']).nullable(),
  final: z.array(questionWorkSchema),
  changes: z.array(
    questionWorkSchema.extend({
      client_id: z.string(),
      sequence: z.int().nullable(),
      elapsed_ms: z.int().nullable(),
      received_at: momentSchema,
    }),
  ),
});
export type TestLog = z.infer<typeof testLogSchema>;

/**
 * Marks as far as they are known: `obtained` of `marked`; the rest of `marks` waits for a person. `automatic` is the server's share in
 * both; null: none.
 */
export const marksSoFarSchema = z.object({
  marks: z.int().nonnegative(),
  marked: z.int().nonnegative(),
  obtained: z.int().nonnegative(),
  automatic: automaticMarksSchema.nullable(),
});
export type MarksSoFar = z.infer<typeof marksSoFarSchema>;

/** How one question went. */
export const questionResultSchema = z.object({
  question_id: idSchema,
  position: z.int().positive(),
  state: questionStateSchema,
  flagged: z.boolean(),
  difficulty: difficultySchema,
  /** The top-level topic. */
  topic: topicLinkSchema,
  /** The grader's marks, else the learner's own, else 0 where nothing was tried, else automatic ones as far as they go. */
  so_far: marksSoFarSchema,
  self_marks: selfMarksSchema.nullable(),
  /** It has a mark scheme to mark it by. */
  can_self_mark: z.boolean(),
  /** Time spent on it, from the log. */
  time_ms: z.int().nonnegative(),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

/** The questions of one top-level topic together. */
export const topicResultSchema = z.object({
  topic: topicLinkSchema,
  questions: z.int(),
  attempted: z.int(),
  skipped: z.int(),
  so_far: marksSoFarSchema,
  time_ms: z.int(),
});
export type TopicResult = z.infer<typeof topicResultSchema>;

/** A running test, as far as other pages show it. */
export const runningTestSchema = z.object({
  slug: slugSchema,
  /** Minutes. */
  duration: testMinutesSchema,
  /** Null for a test that the learner made. */
  mock_paper: testMockPaperSchema.nullable(),
  subject: subjectSchema,
  /** The chosen topics on the first level, in the order of the course. */
  topic_names: z.array(z.string()),
  started_at: momentSchema,
  /** Null for untimed practice. */
  deadline: momentSchema.nullable(),
});
export type RunningTest = z.infer<typeof runningTestSchema>;

export const testResultSchema = z.object({
  test: testSchema,
  receipt: receiptSchema.nullable(),
  attempted: z.int(),
  skipped: z.int(),
  unvisited: z.int(),
  /** From the start to the end. */
  time_ms: z.int().nonnegative(),
  /** Over all questions, as over all topics. */
  so_far: marksSoFarSchema,
  questions: z.array(questionResultSchema),
  topics: z.array(topicResultSchema),
  /** What corrections of its questions changed, the first one first. */
  corrections: z.array(testCorrectionSchema),
});
export type TestResult = z.infer<typeof testResultSchema>;

const lostMarksSchema = z.record(lostMarkReasonSchema, z.int().nonnegative());

/** Self-marking over time: marks lost by reason, of the questions that were marked. */
export const selfMarkTrendSchema = z.object({
  tests: z.array(
    z.object({
      slug: slugSchema,
      subject: subjectSchema,
      submitted_at: momentSchema,
      questions: z.int(),
      marks: z.int(),
      marks_obtained: z.int(),
      lost: lostMarksSchema,
      /** Lost without a reason given. */
      unexplained: z.int().nonnegative(),
    }),
  ),
  lost: lostMarksSchema,
  unexplained: z.int().nonnegative(),
});
export type SelfMarkTrend = z.infer<typeof selfMarkTrendSchema>;

/** Order and page default to newest first and everything; equal tests come newest first, those without marks last. */
const testListQuerySchema = z.strictObject({
  status: testStatusSchema.optional(),
  /** A subject's slug. */
  subject: slugSchema.optional(),
  /** Words of the subject's or a topic's name, or of the slug. */
  q: text(LONGEST_FILTER).trim().min(1).optional(),
  sortBy: z.enum(['created_at', 'subject', 'duration', 'status', 'marks', 'percentage']).optional(),
  /** `desc` by `created_at`, else `asc`. */
  sortOrder: z.enum(['asc', 'desc']).optional(),
  page: pageParamSchema.optional(),
  /** 1 to 100. */
  pageSize: z
    .string()
    .regex(/^(?:[1-9]\d?|100)$/, 'From 1 to 100')
    .transform(Number)
    .optional(),
});

const lineIndex = z.int().nonnegative().max(200);

const EITHER = 'Choose extra time or no time limit';

/** With neither named, the caller's settings count. */
const startSchema = z
  .strictObject({ extra_time: extraTimeSchema.optional(), untimed: z.boolean().optional() })
  .refine(({ extra_time, untimed }) => !(untimed && extra_time), EITHER);

const slugList = z.array(slugSchema).max(100);
const bySlug = z.strictObject({ slug: slugSchema });
const questionIds = z.array(idSchema).max(100);

export const timedTestEndpoints = defineEndpoints({
  'GET /api/admin/users/:id/tests': {
    summary: 'The tests of a learner, newest first, 10 a page',
    access: 'staff',
    params: z.strictObject({ id: idParamSchema }),
    query: z.strictObject({ page: pageParamSchema.optional() }),
    response: z.object({ tests: z.array(testSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/test': {
    summary: "The caller's tests; without a query all of them, newest first",
    access: 'signed-in',
    query: testListQuerySchema,
    response: z.object({
      tests: z.array(testSchema),
      page: z.int(),
      pageSize: z.int(),
      /** How many tests the query means, on all pages together. */
      totalCount: z.int(),
      /** Every subject that the caller has tests in, whatever the query. */
      subjects: z.array(subjectSchema.extend({ test_count: z.int().positive() })),
    }),
  },
  'POST /api/test': {
    summary: 'Draw a test from the bank',
    access: 'signed-in',
    body: z.strictObject({
      subject_slug: slugSchema,
      topic_slugs: slugList.min(1, 'Choose at least one topic'),
      subtopic_slugs: slugList,
      sub_subtopic_slugs: slugList,
      duration: durationSchema,
    }),
    status: 201,
    response: testSchema,
    errors: ['test_cap_reached', 'too_few_questions'],
  },
  'POST /api/test/:slug/redo': {
    summary: 'A new test of the same questions, once the test is over; counts towards the monthly cap',
    access: 'signed-in',
    params: bySlug,
    status: 201,
    /** `replaced` questions are no longer in the bank: others on the same topics replace them. */
    response: testSchema.extend({ replaced: z.int().nonnegative() }),
    errors: ['test_cap_reached', 'too_few_questions', 'not_attempted', 'answers_closed', 'topics_changed'],
  },
  'POST /api/test/:slug/similar': {
    summary: 'A new test on the same topics for the same time, unseen questions first; counts towards the monthly cap',
    access: 'signed-in',
    params: bySlug,
    status: 201,
    response: testSchema,
    errors: ['test_cap_reached', 'too_few_questions', 'topics_changed'],
  },
  'GET /api/test/running': {
    summary: "The caller's running tests: the one that ends first comes first, untimed practice last",
    access: 'signed-in',
    response: z.object({ server_time: momentSchema, tests: z.array(runningTestSchema) }),
  },
  'GET /api/test/:slug': {
    summary:
      'One test of the caller. Without `excludeQuestions=true` its questions and what is stored on each come along, and the attempt starts if it had not begun. `includeAnswers=true` adds the answers, once the test is submitted',
    access: 'signed-in',
    params: bySlug,
    query: z.strictObject({
      excludeQuestions: booleanParamSchema.optional(),
      includeAnswers: booleanParamSchema.optional(),
    }),
    response: testWithQuestionsSchema,
    errors: ['not_attempted', 'answers_closed', 'assignment_closed'],
  },
  'POST /api/test/:slug/start': {
    summary: "Start the clock with the given time, else the caller's settings; starting again returns the same",
    access: 'signed-in',
    params: bySlug,
    // A call without a body is taken too; typed clients always send one.
    body: startSchema.default({}) as unknown as typeof startSchema,
    response: z.object({ started_at: momentSchema, deadline: momentSchema.nullable(), server_time: momentSchema }),
    errors: ['assignment_closed'],
  },
  'PATCH /api/test/:slug/progress': {
    summary: 'Save changes; sending them again has no effect. 409 `test_over` includes the final state',
    access: 'signed-in',
    params: bySlug,
    body: z.strictObject({
      /** Names one tab of one device. */
      client_id: text(64).regex(/^[\w-]{1,64}$/, 'Letters, digits, _ and - only'),
      changes: z.array(questionChangeSchema).max(200),
    }),
    response: z.object({
      saved: z.array(z.object({ question_id: idSchema, revision: z.int() })),
      conflicts: z.array(questionConflictSchema).optional(),
      server_time: momentSchema,
      deadline: momentSchema.nullable(),
    }),
    errors: ['test_not_started', 'test_over'],
  },
  'PUT /api/test/:slug': {
    summary: 'Submit a started test; submitting again returns the same receipt',
    access: 'signed-in',
    params: bySlug,
    body: z
      .strictObject({ skipped_questions: questionIds, attempted_questions: questionIds })
      .refine(
        ({ skipped_questions, attempted_questions }) =>
          new Set([...skipped_questions, ...attempted_questions]).size === skipped_questions.length + attempted_questions.length,
        'A question comes twice',
      ),
    response: z.object({ message: z.string(), receipt: receiptSchema }),
    errors: ['test_not_started'],
  },
  'GET /api/test/:slug/log': {
    summary: 'What was stored and when, as a file to download',
    access: 'signed-in',
    params: bySlug,
    response: testLogSchema,
    responseHeaders: { 'content-disposition': 'The name of the file' },
  },
  'GET /api/test/:slug/result': {
    summary: 'How an attempted test went: counts, marks as far as they are known, time, by question and topic',
    access: 'signed-in',
    params: bySlug,
    response: testResultSchema,
    errors: ['not_attempted'],
  },
  'PUT /api/test/:slug/self-marks': {
    summary: 'Mark your own work on a question along its mark scheme; marking again replaces',
    access: 'signed-in',
    params: bySlug,
    body: z.strictObject({
      question_id: idSchema,
      /** Lines of the mark scheme, from 0, whose marks were earned. Every other line that carries marks is lost. */
      earned: z.array(lineIndex).max(200),
      /** Why, as far as the learner says. */
      lost: z.array(z.strictObject({ index: lineIndex, reason: lostMarkReasonSchema })).max(200),
      /** The lines that the learner saw; if they have changed since, nothing is stored. */
      scheme: text(64).optional(),
    }),
    response: z.object({ question_id: idSchema, self_marks: selfMarksSchema, test: testSchema }),
    errors: ['not_attempted', 'answers_closed', 'mark_scheme_changed'],
  },
  'GET /api/tests/time-settings': {
    summary: "The caller's time settings for tests",
    access: 'signed-in',
    response: timeSettingsSchema,
  },
  'PUT /api/tests/time-settings': {
    summary: "Set the caller's time settings for tests that start from now on",
    access: 'signed-in',
    body: timeSettingsSchema.refine(({ extra_time, untimed }) => !(untimed && extra_time), EITHER),
    response: timeSettingsSchema,
  },
  'GET /api/tests/self-mark-trend': {
    summary: "Marks lost by reason, in the caller's self-marked tests, oldest first",
    access: 'signed-in',
    response: selfMarkTrendSchema,
  },
});
