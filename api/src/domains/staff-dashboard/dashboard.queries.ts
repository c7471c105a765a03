import { DASHBOARD_DAYS } from '@api/contract';
import type { Knex } from 'knex';

/** Milliseconds that the database may take for one part: a slow one must not hold up the page, nor the database. */
const MOST_MS = 2_000;

/** Reads one part, within its time and without changing anything. */
async function read<Row>(db: Knex, sql: string, values: Record<string, unknown> = {}): Promise<Row[]> {
  return db.transaction(
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

/** How jobs in the background went. The queue keeps its own tables, which are there once a worker has run. */
export async function countJobs(db: Knex, now: Date): Promise<{ failed_today: number; waiting: number; last_done: Date | null }> {
  const { made } = await readOne<{ made: boolean }>(db, "SELECT to_regclass('pgboss.job') IS NOT NULL AS made");
  if (!made) return { failed_today: 0, waiting: 0, last_done: null };
  return readOne(
    db,
    `SELECT count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done
       FROM pgboss.job`,
    { now },
  );
}
