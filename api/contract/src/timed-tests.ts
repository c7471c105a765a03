import { z } from 'zod';
import { partNameSchema } from './answer-keys.ts';
import { idSchema, momentSchema, slugSchema, text } from './common.ts';
import { testCorrectionSchema } from './corrections.ts';
import { fileTypeSchema, gradingStateSchema } from './grading-state.ts';
import { LONGEST_ANSWER, MOST_SECONDS_ON_QUESTION } from './limits.ts';
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
  /** `subtopics` under its other name in the specification. Absent from an older API. */
  test_subtopic: z.array(topicLinkSchema).optional(),
  question_count: z.int(),
  total_marks: z.int(),
  /** 1 once submitted, by the learner or by time. */
  attempts: z.int(),
  created_at: momentSchema,
  status: testStatusSchema,
  started_at: momentSchema.nullable(),
  /** Null before the start and for untimed practice. Changes are accepted for another 10 s. */
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
  /** Null while the test runs, and where nothing could be marked. */
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
