import { DASHBOARD_DAYS } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, waitingRow } from '../../../../db/checked-rows.ts';
import { dayOf, recentDays } from '../../../../db/days.ts';

const DAYS = recentDays(DASHBOARD_DAYS);
/** A number for each of the days. */
const daysSchema = z.array(z.int()).length(DASHBOARD_DAYS);

const refundsRow = waitingRow.extend({ pending: z.int() });

/** Refunds that failed, and those on their way. */
export const countOpenRefunds = (db: Knex) =>
  queryOne(
    db,
    refundsRow,
    `SELECT count(*) FILTER (WHERE refund_failed_amount > 0)::int AS count,
            min(created_at) FILTER (WHERE refund_failed_amount > 0) AS oldest,
            count(*) FILTER (WHERE refund_pending_amount > 0)::int AS pending
       FROM orders WHERE refund_pending_amount > 0 OR refund_failed_amount > 0`,
  );

const revenueRow = z.object({ per_day: daysSchema });

/** Cents received by day; a payment reported several times counts once. */
export const sumRevenue = (db: Knex, now: Date) =>
  queryOne(
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
