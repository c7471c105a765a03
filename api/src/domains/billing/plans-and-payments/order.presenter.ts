import type { Order } from '@api/contract';
import type { OrderRow } from './orders.queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An order as its owner sees it. */
export function presentOrder(order: OrderRow, now: Date): Order {
  const { type, status, period_end } = order;
  const runs = type === 'subscription';
  return {
    id: order.id,
    type,
    plan: order.plan_name,
    plan_key: order.plan_key,
    billing_cycle: order.billing_cycle,
    test_slug: order.test_slug,
    status,
    amount: order.amount,
    currency: order.currency,
    refunded_amount: order.refunded_amount,
    refund_pending_amount: order.refund_pending_amount,
    refund_failed_amount: order.refund_failed_amount,
    paid_count: order.paid_count,
    period_start: iso(order.period_start),
    period_end: iso(period_end),
    starts_at: iso(order.starts_at),
    ended_at: iso(order.ended_at),
    failure_reason: order.failure_reason,
    created_at: order.created_at.toISOString(),
    abilities: {
      cancel: runs && (status === 'paid' || status === 'authorized'),
      resume: runs && status === 'cancelling' && period_end !== null && period_end > now,
    },
  };
}
