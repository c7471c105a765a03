import { z } from 'zod';
import { centsSchema, idSchema, momentSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** Days that the plots of the dashboard show, today included. */
export const DASHBOARD_DAYS = 30;

/** A part that times out is marked; the others are returned. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('state', [z.object({ state: z.literal('read'), ...shape }), z.object({ state: z.literal('failed') })]);

/** How many wait, and since when the one that has waited longest. */
const waiting = { count: z.int().nonnegative(), oldest: momentSchema.nullable() };
/** A value for each day, oldest first; `DASHBOARD_DAYS` of them. */
const days = z.array(z.int().nonnegative());

export const dashboardSchema = z.object({
  /** When it was read; the last of the days is its day in UTC. */
  at: momentSchema,
  /** Null for what the caller may not see, and for paid features in the restricted variant. */
  queues: z.object({
    grading: part({ ...waiting, overdue: z.int().nonnegative(), next_due: momentSchema.nullable() }).nullable(),
    doubts: part(waiting).nullable(),
    reports: part(waiting).nullable(),
    messages: part(waiting).nullable(),
    refunds: part({ ...waiting, pending: z.int().nonnegative() }).nullable(),
    locked: part(waiting).nullable(),
  }),
  learners: part({ total: z.int().nonnegative(), new_per_day: days, active_per_day: days }),
  tests: part({ taken_per_day: days, answers_per_day: days }),
  /** In cents of the plans' currency, refunds not subtracted; null as in `queues`. */
  revenue: part({ per_day: z.array(centsSchema), currency: z.string() }).nullable(),
  health: z.object({
    search: part({
      engine: z.enum(['meilisearch', 'postgresql']),
      /** Changes that the engine does not have yet. */
      waiting: z.int().nonnegative(),
    }),
    mail: part({ ...waiting, failing: z.int().nonnegative() }),
    jobs: part({ failed_today: z.int().nonnegative(), waiting: z.int().nonnegative(), last_done: momentSchema.nullable() }),
  }),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Mails and failures that the page of what runs lists; the counts are of all. */
export const MOST_LISTED = 100;

/** The figures of search, mail and jobs. */
export const siteHealthSchema = z.object({
  at: momentSchema,
  search: part({
    engine: z.enum(['meilisearch', 'postgresql']),
    waiting: z.int().nonnegative(),
    /** How many of them wait, by what has changed. */
    kinds: z.array(z.object({ kind: z.string(), waiting: z.int().positive() })),
  }),
  mail: part({
    /** Due mails. */
    count: z.int().nonnegative(),
    /** Tried until there was no sense in it. */
    given_up: z.int().nonnegative(),
    /** Not sent: due ones first, the longest waiting before the others, then those given up. */
    mails: z.array(
      z.object({
        id: idSchema,
        /** The kind of mail: `verify_account`. */
        kind: z.string(),
        address: z.string(),
        ordered_at: momentSchema,
        /** When it is tried (again); null for one that was given up. */
        due_at: momentSchema.nullable(),
        attempts: z.int().nonnegative(),
        last_error: z.string().nullable(),
      }),
    ),
  }),
  jobs: part({
    /** Each kind of work in the background that has run or waits. */
    jobs: z.array(
      z.object({
        name: z.string(),
        waiting: z.int().nonnegative(),
        failed_today: z.int().nonnegative(),
        last_done: momentSchema.nullable(),
        last_failed: momentSchema.nullable(),
      }),
    ),
    /** Latest first. */
    failures: z.array(z.object({ name: z.string(), at: momentSchema, message: z.string() })),
  }),
});
export type SiteHealth = z.infer<typeof siteHealthSchema>;

/** The most work that one answer lists. */
export const MOST_WORK_LISTED = 20;

/** Something that waits for the caller, or for anyone of the staff. */
export const waitingWorkSchema = z.object({
  kind: z.enum(['answer_sheet', 'doubt', 'report', 'message', 'question']),
  id: idSchema,
  /** The slug of an answer sheet; null for other work. */
  key: z.string().nullable(),
  /** Who waits; without an account for a guest. */
  person: z.object({ id: idSchema.nullable(), name: z.string() }),
  since: momentSchema,
  /** The promised time of an answer sheet. */
  due_at: momentSchema.nullable(),
  /** Assigned to or claimed by the caller. */
  mine: z.boolean(),
  /** First words in plain text; the subject of a sheet. */
  about: z.string(),
});
export type WaitingWork = z.infer<typeof waitingWorkSchema>;

export const staffDashboardEndpoints = defineEndpoints({
  'GET /api/admin/my-work': {
    summary: 'What waits for the caller or for anyone, of all that they may work on, the longest waiting first',
    access: 'staff',
    response: z.object({ work: z.array(waitingWorkSchema) }),
  },
  'GET /api/admin/site-health': {
    summary: 'Unsent mails, jobs and their failures, and what the search engine has not indexed yet',
    access: 'settings',
    response: siteHealthSchema,
  },
  'GET /api/admin/dashboard': {
    summary: 'Work waiting for staff, the figures of the last 30 days, and whether everything runs',
    access: 'staff',
    response: dashboardSchema,
  },
});
