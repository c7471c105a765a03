import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { PLAN_MINUTES, WEEKLY_MINUTES } from './limits.ts';
import { subjectSchema } from './subjects-and-topics.ts';

/** Courses of one plan. */
export const MOST_PLAN_COURSES = 6;

/** A day of the calendar, `2026-11-22`. */
const daySchema = z.iso.date();
const count = z.int().nonnegative();

/** Sets when the learner's day begins: a name of the IANA time zone database, sent by the browser. UTC by default. */
export const timeZoneInput = text(64).refine((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}, 'Not a known time zone');

/** The plan; its defaults come from the profile. */
export const studyPlanSchema = z.object({
  minutes: z.int().positive(),
  /** The goal for a week; null: none. Absent from an API of before. */
  weekly_minutes: z.int().positive().nullable().optional(),
  /** In the learner's order; none where neither plan nor profile names one. */
  courses: z.array(subjectSchema),
  /** The courses are the profile's. */
  courses_from_profile: z.boolean(),
  exam: z
    .object({
      /** Of the first paper, or the first of the month of the profile's examinations. */
      day: daySchema,
      /** Set by the learner; else the first of the examination month. */
      exact: z.boolean(),
      /** From today; negative once it has passed. */
      days: z.int(),
    })
    .nullable(),
});
export type StudyPlan = z.infer<typeof studyPlanSchema>;

/** The purpose of a run: due questions, a new topic, some minutes of both, or a topic of the learner's choice. */
export const runKindSchema = z.enum(['due', 'new', 'minutes', 'topic']);
export type RunKind = z.infer<typeof runKindSchema>;

const runStateSchema = z.enum(['open', 'done', 'skipped']);

/** A question of a run. */
export const runItemSchema = z.object({
  question_id: idSchema,
  /** `due`: its item family was tried before. */
  why: z.enum(['due', 'new']),
  state: runStateSchema,
  marks: z.int().positive(),
  topic_name: z.string(),
  /** How it begins, as one line of HTML. Absent from an older API. */
  question_html: z.string().optional(),
  /** When its idea comes back, once it is done; null before. Absent from an older API. */
  due_at: momentSchema.nullable().optional(),
  /** Where its page is. */
  place: z.object({ subject_slug: slugSchema, topic_slugs: z.array(slugSchema) }),
});
export type RunItem = z.infer<typeof runItemSchema>;

/**
 * Questions in an order, kept by the server: it continues on any device of the learner. Questions that are now hidden
 * are omitted.
 */
export const studyRunSchema = z.object({
  id: idSchema,
  kind: runKindSchema,
  /** The topic of `new` and `topic`. */
  topic_name: z.string().nullable(),
  begun_at: momentSchema,
  /** Every question is done or skipped. */
  ended_at: momentSchema.nullable(),
  items: z.array(runItemSchema),
  /** Its results so far, by the evidence since it began. Marks of marked parts. */
  summary: z.object({ done: count, skipped: count, marks: count, of: count, minutes: count }),
});
export type StudyRun = z.infer<typeof studyRunSchema>;

/** A run that is under way, in short. */
const runProgressSchema = z.object({ id: idSchema, settled: count, questions: count });

const offered = {
  /** Names it among the day's things, to skip it. */
  key: z.string(),
  question_count: z.int().positive(),
  /** A minute a mark. */
  minutes: z.int().positive(),
  /** Begun today and not ended. */
  run: runProgressSchema.nullable(),
};

/** One of the things of a day. */
export const todayTaskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('due'),
    ...offered,
    /** The topics of its questions, three at most. */
    topics: z.array(z.string()),
    /** How many days ago the ideas were tried last: the latest and the earliest; null while a run is under way. */
    tried_days_ago: z.object({ least: count, most: count }).nullable(),
  }),
  z.object({
    kind: z.literal('new'),
    ...offered,
    topic: z.object({ id: idSchema, topic_name: z.string(), subject_name: z.string() }),
  }),
  z.object({ kind: z.literal('run'), ...offered, title: z.enum(['minutes', 'topic']), topic_name: z.string().nullable() }),
  z.object({
    kind: z.literal('unmarked_test'),
    key: z.string(),
    slug: slugSchema,
    submitted_at: momentSchema,
    /** That wait for the learner's own marking. */
    marks_waiting: z.int().positive(),
    marks: z.int().positive(),
  }),
  z.object({
    kind: z.literal('graded'),
    key: z.string(),
    notification_id: idSchema,
    text: z.string(),
    to: z.string().nullable(),
  }),
]);
export type TodayTask = z.infer<typeof todayTaskSchema>;

/** A teacher's reply that has not been read. */
export const todayReplySchema = z.object({
  notification_id: idSchema,
  doubt_id: idSchema,
  topic_name: z.string(),
  /** Sanitised HTML with its formulae set; null where it is not set yet. */
  html: z.string().nullable(),
  text: z.string(),
});
export type TodayReply = z.infer<typeof todayReplySchema>;

/** Monday to Sunday. */
const weekSchema = z.array(z.object({ day: daySchema, minutes: count })).length(7);

export const todaySchema = z.object({
  /** In the learner's time zone. */
  day: daySchema,
  server_time: momentSchema,
  plan: studyPlanSchema,
  /** Of today; measured on the questions, a minute a mark where nothing was measured. */
  minutes_done: count,
  /** At most three, the first one first. */
  things: z.array(todayTaskSchema).max(3),
  running_test: z
    .object({ slug: slugSchema, subject_name: z.string(), topic_names: z.array(z.string()), deadline: momentSchema.nullable() })
    .nullable(),
  reply: todayReplySchema.nullable(),
  week: weekSchema,
  /** Nothing was ever tried. */
  new_learner: z.boolean(),
  /** Since the last try; null for a new learner. */
  days_away: count.nullable(),
  /** Minutes a day needed to meet everything new before the examination, where the plan's are too few. */
  minutes_to_meet_all: z.int().positive().nullable(),
  /** Something was skipped today and can be had back. */
  skipped: z.boolean(),
});
export type Today = z.infer<typeof todaySchema>;

const zoned = { time_zone: timeZoneInput.optional() };
const runParams = z.strictObject({ id: idParamSchema });

export const studyPlanEndpoints = defineEndpoints({
  'GET /api/today': {
    summary: 'Activities for the caller today: at most three, by their study plan and all evidence',
    access: 'signed-in',
    query: z.strictObject({ ...zoned, variant: z.enum(['full', 'restricted']).optional() }),
    response: todaySchema,
  },
  'PUT /api/study-plan': {
    summary: 'Change the settings of the study plan; omitted ones stay, null restores the default or the profile',
    access: 'signed-in',
    body: z.strictObject({
      ...zoned,
      minutes: z
        .int('Choose whole minutes')
        .min(PLAN_MINUTES.least, `Choose at least ${PLAN_MINUTES.least} minutes`)
        .max(PLAN_MINUTES.most, `Choose at most ${PLAN_MINUTES.most} minutes`)
        .nullable()
        .optional(),
      weekly_minutes: z
        .int('Choose whole minutes')
        .min(WEEKLY_MINUTES.least, `Choose at least ${WEEKLY_MINUTES.least} minutes`)
        .max(WEEKLY_MINUTES.most, `Choose at most ${WEEKLY_MINUTES.most} minutes`)
        .nullable()
        .optional(),
      /** Of the first paper: today or later. */
      exam_day: daySchema.nullable().optional(),
      course_slugs: z
        .array(slugSchema)
        .min(1, 'Choose a course')
        .max(MOST_PLAN_COURSES, `Choose at most ${MOST_PLAN_COURSES} courses`)
        .nullable()
        .optional(),
    }),
    response: z.object({ plan: studyPlanSchema }),
  },
  'GET /api/study-plan/week': {
    summary: "The minutes of the caller's week, and the goal that they have set for it",
    access: 'signed-in',
    query: z.strictObject(zoned),
    response: z.object({ weekly_minutes: z.int().positive().nullable(), week: weekSchema }),
  },
  'PUT /api/study-plan/skips': {
    summary: 'Skip one of the activities for today, or restore all of them',
    access: 'signed-in',
    body: z.union([z.strictObject({ ...zoned, key: text(80).min(1) }), z.strictObject({ ...zoned, none: z.literal(true) })]),
    status: 204,
  },
  'POST /api/study-plan/runs': {
    summary: 'Start a run of questions; starting it again on the same day returns the one in progress',
    access: 'signed-in',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('due'), ...zoned }),
      z.strictObject({ kind: z.literal('new'), ...zoned }),
      z.strictObject({ kind: z.literal('minutes'), minutes: z.int().min(PLAN_MINUTES.least).max(PLAN_MINUTES.most), ...zoned }),
      z.strictObject({ kind: z.literal('topic'), topic_id: idSchema, ...zoned }),
    ]),
    response: z.object({ run: studyRunSchema }),
    errors: ['nothing_to_practise'],
  },
  'GET /api/study-plan/runs/:id': {
    summary: "One of the caller's runs",
    access: 'signed-in',
    params: runParams,
    response: z.object({ run: studyRunSchema }),
  },
  'PUT /api/study-plan/runs/:id/questions/:questionId': {
    summary: 'Mark a question of a run as done or skipped; the last one ends the run',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema, questionId: idParamSchema }),
    body: z.strictObject({ state: z.enum(['done', 'skipped']) }),
    response: z.object({ run: studyRunSchema }),
  },
});
