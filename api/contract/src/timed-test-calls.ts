import { z } from 'zod';
import { booleanParamSchema, idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_FILTER } from './limits.ts';
import { subjectSchema } from './subjects-and-topics.ts';
import {
  durationSchema,
  extraTimeSchema,
  lostMarkReasonSchema,
  questionChangeSchema,
  questionConflictSchema,
  receiptSchema,
  runningTestSchema,
  selfMarksSchema,
  testLogSchema,
  testResultSchema,
  testSchema,
  testStatusSchema,
  testWithQuestionsSchema,
  timeSettingsSchema,
} from './timed-tests.ts';

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
    /** Questions no longer in the bank, replaced by others on the same topics. */
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
    // A missing body is accepted too; typed clients always send one.
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
