import { MOST_LISTED } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queryOne, queryRows } from '../../../db/row-validation.ts';

const jobsRow = z.object({ waiting: z.int(), failed_today: z.int(), last_done: z.date().nullable() });
const jobKindRow = jobsRow.extend({ name: z.string(), last_failed: z.date().nullable() });
export type JobKind = z.infer<typeof jobKindRow>;

const failureRow = z.object({ name: z.string(), at: z.date(), message: z.string() });

/** Each kind of work in the background, and what failed last. The queue forgets what is long done. */
export async function listJobs(db: Knex, now: Date): Promise<{ jobs: JobKind[]; failures: z.infer<typeof failureRow>[] }> {
  if (!(await hasQueue(db))) return { jobs: [], failures: [] };
  const jobs = await queryRows(
    db,
    jobKindRow,
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done, max(completed_on) FILTER (WHERE state = 'failed') AS last_failed
       FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY failed_today DESC, name`,
    { now },
  );
  const failures = await queryRows(
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
  return (await queryOne(db, queueRow, "SELECT to_regclass('pgboss.job') IS NOT NULL AS made")).made;
}

export async function countJobs(db: Knex, now: Date): Promise<z.infer<typeof jobsRow>> {
  if (!(await hasQueue(db))) return { failed_today: 0, waiting: 0, last_done: null };
  return queryOne(
    db,
    jobsRow,
    `SELECT count(*) FILTER (WHERE state = 'failed' AND completed_on > CAST(:now AS timestamptz) - interval '1 day')::int AS failed_today,
            count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < :now)::int AS waiting,
            max(completed_on) FILTER (WHERE state = 'completed') AS last_done
       FROM pgboss.job`,
    { now },
  );
}

/** Per statement, for page and database. */
const MAX_MS = 2_000;

/** Reads one part, each statement within its time and without changing anything. */
export async function withStatementTimeout<T>(db: Knex, read: (transaction: Knex) => Promise<T>): Promise<T> {
  return inTransaction(
    db,
    async (transaction) => {
      await transaction.raw(`SET LOCAL statement_timeout = ${MAX_MS}`);
      return read(transaction);
    },
    { readOnly: true },
  );
}
