import { DASHBOARD_DAYS, MOST_LISTED } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../db/in-transaction.ts';

/** Milliseconds that the database may take for one part: a slow one must not hold up the page, nor the database. */
const MOST_MS = 2_000;

/** Reads one part, within its time and without changing anything. */
async function read<Row>(db: Knex, sql: string, values: Record<string, unknown> = {}): Promise<Row[]> {
  return inTransaction(
    db,
    async (transaction) => {
      await transaction.raw(`SET LOCAL statement_timeout = ${MOST_MS}`);
      return (await transaction.raw(sql, values as never)).rows;
    },
    { readOnly: true },
  );
}

async function readOne<Row>(db: Knex, sql: string, values?: Record<string, unknown>): Promise<Row> {
  const [row] = await read<Row>(db, sql, values);
  if (!row) throw new Error('Nothing was counted');
  return row;
}

interface Waiting {
  count: number;
  oldest: Date | null;
}

/** Answer sheets that were paid for and not returned. */
export const countGradings = (db: Knex, now: Date) =>
  readOne<Waiting & { overdue: number; next_due: Date | null }>(
    db,
    `SELECT count(*)::int AS count, min(paid_at) AS oldest, count(*) FILTER (WHERE due_at < :now)::int AS overdue, min(due_at) AS next_due
       FROM gradings WHERE state IN ('paid', 'claimed', 'graded')`,
    { now },
  );

/** Doubts that wait for an answer. */
export const countDoubts = (db: Knex) =>
  readOne<Waiting>(
    db,
    `SELECT count(*)::int AS count, min(waiting_since) AS oldest FROM doubts WHERE parent_id IS NULL AND waiting_since IS NOT NULL`,
  );

/** Reports that nobody has closed. */
export const countReports = (db: Knex) =>
  readOne<Waiting>(db, 'SELECT count(*)::int AS count, min(updated_at) AS oldest FROM reports WHERE closed_at IS NULL');

/** Messages that nobody has answered. */
export const countMessages = (db: Knex) =>
  readOne<Waiting>(db, "SELECT count(*)::int AS count, min(created_at) AS oldest FROM contact_messages WHERE state = 'open'");

/** Refunds that failed, and those on their way. */
export const countRefunds = (db: Knex) =>
  readOne<Waiting & { pending: number }>(
    db,
    `SELECT count(*) FILTER (WHERE refund_failed_amount > 0)::int AS count,
            min(created_at) FILTER (WHERE refund_failed_amount > 0) AS oldest,
            count(*) FILTER (WHERE refund_pending_amount > 0)::int AS pending
       FROM orders WHERE refund_pending_amount > 0 OR refund_failed_amount > 0`,
  );

/** Locked accounts. */
export const countLocked = (db: Knex) =>
  readOne<Waiting>(db, 'SELECT count(*)::int AS count, min(locked_at) AS oldest FROM users WHERE locked_at IS NOT NULL');

/** The days of the plots, oldest first, as dates in UTC. */
const DAYS = `
  days AS (SELECT (CAST(:now AS timestamptz) AT TIME ZONE 'UTC')::date - back AS day
             FROM generate_series(${DASHBOARD_DAYS - 1}, 0, -1) AS back),
  span AS (SELECT min(day)::timestamp AT TIME ZONE 'UTC' AS since FROM days)`;
const dayOf = (column: string) => `(${column} AT TIME ZONE 'UTC')::date`;

/** Accounts of learners by the day of their sign-up, and those that have answered or handed in anything, by day. */
export const countLearners = (db: Knex, now: Date) =>
  readOne<{ total: number; new_per_day: number[]; active_per_day: number[] }>(
    db,
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

/** Tests that were handed in and answers in practice, by day. */
export const countTests = (db: Knex, now: Date) =>
  readOne<{ taken_per_day: number[]; answers_per_day: number[] }>(
    db,
    `WITH ${DAYS},
          taken AS (SELECT ${dayOf('submitted_at')} AS day, count(*)::int AS count FROM tests, span WHERE submitted_at >= since GROUP BY 1),
          given AS (SELECT ${dayOf('received_at')} AS day, count(*)::int AS count
                      FROM practice_attempts, span WHERE received_at >= since GROUP BY 1)
     SELECT ARRAY(SELECT coalesce(t.count, 0) FROM days LEFT JOIN taken t USING (day) ORDER BY day) AS taken_per_day,
            ARRAY(SELECT coalesce(g.count, 0) FROM days LEFT JOIN given g USING (day) ORDER BY day) AS answers_per_day`,
    { now },
  );

/** Cents that came in by day; a payment that was told of several times counts once. */
export const sumRevenue = (db: Knex, now: Date) =>
  readOne<{ per_day: number[] }>(
    db,
    `WITH ${DAYS},
          payments AS (SELECT DISTINCT ON (f->>'paymentId') (f->>'amount')::int AS amount,
                              ${dayOf("to_timestamp((f->>'at')::float8)")} AS day
                         FROM span, payment_events e, jsonb_array_elements(e.facts) f
                        WHERE e.received_at >= since AND f->>'kind' = 'captured' ORDER BY f->>'paymentId', e.received_at),
          sums AS (SELECT day, sum(amount)::int AS amount FROM payments GROUP BY day)
     SELECT ARRAY(SELECT coalesce(s.amount, 0) FROM days LEFT JOIN sums s USING (day) ORDER BY day) AS per_day`,
    { now },
  );

/** Changes of the bank that the search engine has not been told of. */
export const countSearchChanges = (db: Knex) =>
  readOne<{ waiting: number }>(db, 'SELECT count(*)::int AS waiting FROM search_changes');

/** Mails whose time has come, and those that were tried in vain. */
export const countMails = (db: Knex, now: Date) =>
  readOne<Waiting & { failing: number }>(
    db,
    `SELECT count(*) FILTER (WHERE due_at <= :now)::int AS count, min(due_at) FILTER (WHERE due_at <= :now) AS oldest,
            count(*) FILTER (WHERE attempts > 0)::int AS failing
       FROM mail_orders WHERE due_at IS NOT NULL`,
    { now },
  );

/** The same by what has changed. */
export const listSearchChanges = (db: Knex) =>
  read<{ kind: string; waiting: number }>(
    db,
    'SELECT kind, count(*)::int AS waiting FROM search_changes GROUP BY kind ORDER BY 2 DESC, 1',
  );

/** A mail that was not sent, without what it says: that may hold a link to an account. */
export interface UnsentMail {
  id: number;
  kind: string;
  address: string;
  ordered_at: Date;
  due_at: Date | null;
  attempts: number;
  last_error: string | null;
}

/** Mails that were not sent: those to come by their time, then those given up, latest first. */
export const listUnsentMails = (db: Knex) =>
  read<UnsentMail>(
    db,
    `SELECT id, kind, address, created_at AS ordered_at, due_at, attempts, last_error FROM mail_orders
      ORDER BY due_at NULLS LAST, created_at DESC, id LIMIT ${MOST_LISTED}`,
  );

/** Mails that were given up. */
export const countGivenUp = (db: Knex) =>
  readOne<{ given_up: number }>(db, 'SELECT count(*)::int AS given_up FROM mail_orders WHERE due_at IS NULL');

/** A kind of work in the background. */
export interface JobKind {
  name: string;
  waiting: number;
  failed_today: number;
  last_done: Date | null;
  last_failed: Date | null;
}

/** Each kind of work in the background, and what failed last. The queue forgets what is long done. */
export async function listJobs(
  db: Knex,
  now: Date,
): Promise<{ jobs: JobKind[]; failures: { name: string; at: Date; message: string }[] }> {
  if (!(await hasQueue(db))) return { jobs: [], failures: [] };
  const jobs = await read<JobKind>(
    db,
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done, max(completed_on) FILTER (WHERE state = 'failed') AS last_failed
       FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY failed_today DESC, name`,
    { now },
  );
  const failures = await read<{ name: string; at: Date; message: string }>(
    db,
    `SELECT name, completed_on AS at, left(coalesce(output->>'message', output->>'value', 'It did not say why'), 300) AS message
       FROM pgboss.job WHERE state = 'failed' AND completed_on IS NOT NULL ORDER BY completed_on DESC LIMIT ${MOST_LISTED}`,
  );
  return { jobs, failures };
}

/** The queue keeps its own tables, which are there once a worker has run. */
async function hasQueue(db: Knex): Promise<boolean> {
  return (await readOne<{ made: boolean }>(db, "SELECT to_regclass('pgboss.job') IS NOT NULL AS made")).made;
}

/** How jobs in the background went. */
export async function countJobs(db: Knex, now: Date): Promise<{ failed_today: number; waiting: number; last_done: Date | null }> {
  if (!(await hasQueue(db))) return { failed_today: 0, waiting: 0, last_done: null };
  return readOne(
    db,
    `SELECT count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done
       FROM pgboss.job`,
    { now },
  );
}
