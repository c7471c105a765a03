import type { OrderRow } from './orders.queries.ts';

const MINUTE = 60_000;
/** Open orders are checked after 15 minutes, then hourly, for 4 days. */
export const FIRST_CHECK_MS = 15 * MINUTE;
export const CHECK_EVERY_MS = 60 * MINUTE;
export const GIVE_UP_AFTER_MS = 4 * 24 * 60 * MINUTE;

type Facts = Pick<OrderRow, 'type' | 'status' | 'created_at' | 'starts_at' | 'period_end' | 'refund_pending_amount'>;

/** When an answer of the provider becomes overdue; null if none is expected. */
function expectedAt({ type, status, created_at, starts_at, period_end }: Facts): Date | null {
  if (status === 'open' || status === 'failed') return created_at;
  if (status === 'authorized') return starts_at ?? created_at;
  return type === 'subscription' && (status === 'paid' || status === 'cancelling') ? period_end : null;
}

/** Whether an unpaid order is too old to be paid. */
export function isAbandoned({ status, created_at }: Pick<OrderRow, 'status' | 'created_at'>, now: Date): boolean {
  return (status === 'open' || status === 'failed') && now.getTime() - created_at.getTime() >= GIVE_UP_AFTER_MS;
}

/** When to check an order with the provider next, or null. Pending refunds are checked hourly. */
export function nextCheckAt(order: Facts, now: Date): Date | null {
  const next = paymentCheckAt(order, now);
  if (order.refund_pending_amount === 0) return next;
  return new Date(Math.min(now.getTime() + CHECK_EVERY_MS, next?.getTime() ?? Number.POSITIVE_INFINITY));
}

function paymentCheckAt(order: Facts, now: Date): Date | null {
  const expected = expectedAt(order)?.getTime();
  if (expected === undefined) return null;
  if (now.getTime() < expected + FIRST_CHECK_MS) return new Date(expected + FIRST_CHECK_MS);
  // The last check of an unpaid order abandons it.
  const last = expected + GIVE_UP_AFTER_MS;
  if (now.getTime() >= last) return null;
  return new Date(Math.min(now.getTime() + CHECK_EVERY_MS, last));
}
