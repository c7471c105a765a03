import { MOST_LISTED } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows, waitingRow } from '../db/row-validation.ts';

const mailsRow = waitingRow.extend({ failing: z.int() });

/** Mails that are due, retries included. */
export const countDueMails = (db: Knex, now: Date) =>
  queryOne(
    db,
    mailsRow,
    `SELECT count(*) FILTER (WHERE due_at <= :now)::int AS count, min(due_at) FILTER (WHERE due_at <= :now) AS oldest,
            count(*) FILTER (WHERE attempts > 0)::int AS failing
       FROM mail_orders WHERE due_at IS NOT NULL`,
    { now },
  );

/** An unsent mail without its content, which may hold a link to an account. */
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
  queryRows(
    db,
    unsentMailRow,
    `SELECT id, kind, address, created_at AS ordered_at, due_at, attempts, last_error FROM mail_orders
      ORDER BY due_at NULLS LAST, created_at DESC, id LIMIT ${MOST_LISTED}`,
  );

const givenUpRow = z.object({ given_up: z.int() });

export const countAbandonedMails = (db: Knex) =>
  queryOne(db, givenUpRow, 'SELECT count(*)::int AS given_up FROM mail_orders WHERE due_at IS NULL');
