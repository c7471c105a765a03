import { DASHBOARD_DAYS, MOST_LISTED } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type Bindings, queryOne, queryRows } from '../../db/checked-rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';

/** Milliseconds that the database may take for one part: a slow one must not hold up the page, nor the database. */
const MOST_MS = 2_000;

/** Reads one part, within its time and without changing anything. */
async function inTime<T>(db: Knex, read: (transaction: Knex) => Promise<T>): Promise<T> {
  return inTransaction(
    db,
    async (transaction) => {
      await transaction.raw(`SET LOCAL statement_timeout = ${MOST_MS}`);
      return read(transaction);
    },
    { readOnly: true },
  );
}

const read = <Row>(db: Knex, row: z.ZodType<Row>, sql: string, values?: Bindings) =>
  inTime(db, (transaction) => queryRows(transaction, row, sql, values));
const readOne = <Row>(db: Knex, row: z.ZodType<Row>, sql: string, values?: Bindings) =>
  inTime(db, (transaction) => queryOne(transaction, row, sql, values));

/** How many wait, and since when the one that has waited longest. */
const waitingRow = z.object({ count: z.int(), oldest: z.date().nullable() });
/** A number for each of the days. */
const daysSchema = z.array(z.int()).length(DASHBOARD_DAYS);

const gradingsRow = waitingRow.extend({ overdue: z.int(), next_due: z.date().nullable() });

/** Answer sheets that were paid for and not returned. */
export const countGradings = (db: Knex, now: Date) =>
  readOne(
    db,
    gradingsRow,
    `SELECT count(*)::int AS count, min(paid_at) AS oldest, count(*) FILTER (WHERE due_at < :now)::int AS overdue, min(due_at) AS next_due
       FROM gradings WHERE state IN ('paid', 'claimed', 'graded')`,
    { now },
  );

/** Doubts that wait for an answer. */
export const countDoubts = (db: Knex) =>
  readOne(
    db,
    waitingRow,
    `SELECT count(*)::int AS count, min(waiting_since) AS oldest FROM doubts WHERE parent_id IS NULL AND waiting_since IS NOT NULL`,
  );

/** Reports that nobody has closed. */
export const countReports = (db: Knex) =>
  readOne(db, waitingRow, 'SELECT count(*)::int AS count, min(updated_at) AS oldest FROM reports WHERE closed_at IS NULL');

/** Messages that nobody has answered. */
export const countMessages = (db: Knex) =>
  readOne(db, waitingRow, "SELECT count(*)::int AS count, min(created_at) AS oldest FROM contact_messages WHERE state = 'open'");

const refundsRow = waitingRow.extend({ pending: z.int() });

/** Refunds that failed, and those on their way. */
export const countRefunds = (db: Knex) =>
  readOne(
    db,
    refundsRow,
    `SELECT count(*) FILTER (WHERE refund_failed_amount > 0)::int AS count,
            min(created_at) FILTER (WHERE refund_failed_amount > 0) AS oldest,
            count(*) FILTER (WHERE refund_pending_amount > 0)::int AS pending
       FROM orders WHERE refund_pending_amount > 0 OR refund_failed_amount > 0`,
  );

/** Locked accounts. */
export const countLocked = (db: Knex) =>
  readOne(db, waitingRow, 'SELECT count(*)::int AS count, min(locked_at) AS oldest FROM users WHERE locked_at IS NOT NULL');

/** The days of the plots, oldest first, as dates in UTC. */
const DAYS = `
  days AS (SELECT (CAST(:now AS timestamptz) AT TIME ZONE 'UTC')::date - back AS day
             FROM generate_series(${DASHBOARD_DAYS - 1}, 0, -1) AS back),
  span AS (SELECT min(day)::timestamp AT TIME ZONE 'UTC' AS since FROM days)`;
const dayOf = (column: string) => `(${column} AT TIME ZONE 'UTC')::date`;

const learnersRow = z.object({ total: z.int(), new_per_day: daysSchema, active_per_day: daysSchema });

/** Accounts of learners by the day of their sign-up, and those that have answered or handed in anything, by day. */
export const countLearners = (db: Knex, now: Date) =>
  readOne(
    db,
    learnersRow,
    `WITH ${DAYS},
          fresh AS (SELECT ${dayOf('created_at')} AS day, count(*)::int AS count
                      FROM users, span WHERE created_at >= since AND role_id = 3 GROUP BY 1),
          acted AS (SELECT DISTINCT ${dayOf('received_at')} AS day, user_id FROM practice_attempts, span WHERE received_at >= since
                    UNION
                    SELECT ${dayOf('submitted_at')}, user_id FROM tests, span WHERE submitted_at >= since),
          active AS (SELECT day, count(*)::int AS count FROM acted GROUP BY day)
     SELECT (SELECT count(*)::int FROM users WHERE role_id = 3) AS total,
            ARRAY(SELECT coalesce(f.count, 0) FROM days d LEFT JOIN fresh f USING (day) ORDER BY day) AS new_per_day,
            ARRAY(SELECT coalesce(a.count, 0) FROM days d LEFT JOIN active a USING (day) ORDER BY day) AS active_per_day`,
    { now },
  );

const testsRow = z.object({ taken_per_day: daysSchema, answers_per_day: daysSchema });

/** Tests that were handed in and answers in practice, by day. */
export const countTests = (db: Knex, now: Date) =>
  readOne(
    db,
    testsRow,
    `WITH ${DAYS},
          taken AS (SELECT ${dayOf('submitted_at')} AS day, count(*)::int AS count FROM tests, span WHERE submitted_at >= since GROUP BY 1),
          given AS (SELECT ${dayOf('received_at')} AS day, count(*)::int AS count
                      FROM practice_attempts, span WHERE received_at >= since GROUP BY 1)
     SELECT ARRAY(SELECT coalesce(t.count, 0) FROM days LEFT JOIN taken t USING (day) ORDER BY day) AS taken_per_day,
            ARRAY(SELECT coalesce(g.count, 0) FROM days LEFT JOIN given g USING (day) ORDER BY day) AS answers_per_day`,
    { now },
  );

const revenueRow = z.object({ per_day: daysSchema });

/** Cents that came in by day; a payment that was told of several times counts once. */
export const sumRevenue = (db: Knex, now: Date) =>
  readOne(
    db,
    revenueRow,
    `WITH ${DAYS},
          payments AS (SELECT DISTINCT ON (f->>'paymentId') (f->>'amount')::int AS amount,
                              ${dayOf("to_timestamp((f->>'at')::float8)")} AS day
                         FROM span, payment_events e, jsonb_array_elements(e.facts) f
                        WHERE e.received_at >= since AND f->>'kind' = 'captured' ORDER BY f->>'paymentId', e.received_at),
          sums AS (SELECT day, sum(amount)::int AS amount FROM payments GROUP BY day)
     SELECT ARRAY(SELECT coalesce(s.amount, 0) FROM days LEFT JOIN sums s USING (day) ORDER BY day) AS per_day`,
    { now },
  );

const changesRow = z.object({ waiting: z.int() });

/** Changes of the bank that the search engine has not been told of. */
export const countSearchChanges = (db: Knex) => readOne(db, changesRow, 'SELECT count(*)::int AS waiting FROM search_changes');

const mailsRow = waitingRow.extend({ failing: z.int() });

/** Mails whose time has come, and those that were tried in vain. */
export const countMails = (db: Knex, now: Date) =>
  readOne(
    db,
    mailsRow,
    `SELECT count(*) FILTER (WHERE due_at <= :now)::int AS count, min(due_at) FILTER (WHERE due_at <= :now) AS oldest,
            count(*) FILTER (WHERE attempts > 0)::int AS failing
       FROM mail_orders WHERE due_at IS NOT NULL`,
    { now },
  );

const changesOfKindRow = changesRow.extend({ kind: z.string() });

/** The same by what has changed. */
export const listSearchChanges = (db: Knex) =>
  read(db, changesOfKindRow, 'SELECT kind, count(*)::int AS waiting FROM search_changes GROUP BY kind ORDER BY 2 DESC, 1');

/** A mail that was not sent, without what it says: that may hold a link to an account. */
const unsentMailRow = z.object({
  id: z.int(),
  kind: z.string(),
  address: z.string(),
  ordered_at: z.date(),
  due_at: z.date().nullable(),
  attempts: z.int(),
  last_error: z.string().nullable(),
});

/** Mails that were not sent: those to come by their time, then those given up, latest first. */
export const listUnsentMails = (db: Knex) =>
  read(
    db,
    unsentMailRow,
    `SELECT id, kind, address, created_at AS ordered_at, due_at, attempts, last_error FROM mail_orders
      ORDER BY due_at NULLS LAST, created_at DESC, id LIMIT ${MOST_LISTED}`,
  );

const givenUpRow = z.object({ given_up: z.int() });

/** Mails that were given up. */
export const countGivenUp = (db: Knex) =>
  readOne(db, givenUpRow, 'SELECT count(*)::int AS given_up FROM mail_orders WHERE due_at IS NULL');

const jobsRow = z.object({ waiting: z.int(), failed_today: z.int(), last_done: z.date().nullable() });
const jobKindRow = jobsRow.extend({ name: z.string(), last_failed: z.date().nullable() });
/** A kind of work in the background. */
export type JobKind = z.infer<typeof jobKindRow>;

const failureRow = z.object({ name: z.string(), at: z.date(), message: z.string() });

/** Each kind of work in the background, and what failed last. The queue forgets what is long done. */
export async function listJobs(db: Knex, now: Date): Promise<{ jobs: JobKind[]; failures: z.infer<typeof failureRow>[] }> {
  if (!(await hasQueue(db))) return { jobs: [], failures: [] };
  const jobs = await read(
    db,
    jobKindRow,
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done, max(completed_on) FILTER (WHERE state = 'failed') AS last_failed
       FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY failed_today DESC, name`,
    { now },
  );
  const failures = await read(
    db,
    failureRow,
    `SELECT name, completed_on AS at, left(coalesce(output->>'message', output->>'value', 'It did not say why'), 300) AS message
       FROM pgboss.job WHERE state = 'failed' AND completed_on IS NOT NULL ORDER BY completed_on DESC LIMIT ${MOST_LISTED}`,
  );
  return { jobs, failures };
}

const queueRow = z.object({ made: z.boolean() });

/** The queue keeps its own tables, which are there once a worker has run. */
async function hasQueue(db: Knex): Promise<boolean> {
  return (await readOne(db, queueRow, "SELECT to_regclass('pgboss.job') IS NOT NULL AS made")).made;
}

/** How jobs in the background went. */
export async function countJobs(db: Knex, now: Date): Promise<z.infer<typeof jobsRow>> {
  if (!(await hasQueue(db))) return { failed_today: 0, waiting: 0, last_done: null };
  return readOne(
    db,
    jobsRow,
    `SELECT count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done
       FROM pgboss.job`,
    { now },
  );
}
