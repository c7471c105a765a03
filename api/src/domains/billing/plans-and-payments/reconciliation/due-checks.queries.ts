import { DASHBOARD_DAYS } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { dayOf, recentDays } from '../../../../db/days.ts';
import { queryOne, waitingRow } from '../../../../db/row-validation.ts';

/** How long after its opening an abandoned order is still checked. */
const LOOK_BACK_MS = 30 * 86_400_000;

/**
 * Schedules a user's orders for the next reconciliation if their state here may differ from the provider's, or from the
 * entitlement: unpaid or unconfirmed ones, lapsed periods, and paid ones without access. One statement, cheap enough
 * for a log-in; the provider is asked in the background, within a minute.
 */
export async function checkOrdersSoon(db: Knex, userId: number, now: Date): Promise<void> {
  const entitled = (table: string) => db(table).whereRaw('??.order_id = orders.id', [table]).select(db.raw('1'));
  await db('orders')
    .where('user_id', userId)
    .whereNotNull('provider_id')
    .where((due) =>
      due
        .where((unpaid) =>
          unpaid
            .whereIn('status', ['open', 'failed', 'authorized', 'abandoned'])
            .where('created_at', '>', new Date(now.getTime() - LOOK_BACK_MS)),
        )
        .orWhere((lapsed) => lapsed.whereIn('status', ['paid', 'cancelling']).where('period_end', '<=', now))
        .orWhere((without) =>
          without
            .whereIn('status', ['paid', 'cancelling'])
            .whereNotExists(entitled('memberships'))
            .whereNotExists(entitled('grading_entitlements')),
        ),
    )
    .where((sooner) => sooner.whereNull('next_check_at').orWhere('next_check_at', '>', now))
    .update({ next_check_at: now });
}

const DAYS = recentDays(DASHBOARD_DAYS);
const daysSchema = z.array(z.int()).length(DASHBOARD_DAYS);

const refundsRow = waitingRow.extend({ pending: z.int() });

/** Failed and pending refunds. */
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
