import type { OrderRow } from './orders.queries.ts';

const MINUTE = 60_000;
/** What stayed open is asked about after 15 minutes, then hourly, for 4 days. */
export const FIRST_CHECK_MS = 15 * MINUTE;
export const CHECK_EVERY_MS = 60 * MINUTE;
export const GIVE_UP_AFTER_MS = 4 * 24 * 60 * MINUTE;

type Facts = Pick<OrderRow, 'type' | 'status' | 'created_at' | 'starts_at' | 'period_end' | 'refund_pending_amount'>;

/** The moment from which an answer of the provider is overdue; null when nothing is expected of it. */
function expectedAt({ type, status, created_at, starts_at, period_end }: Facts): Date | null {
  if (status === 'open' || status === 'failed') return created_at;
  if (status === 'authorized') return starts_at ?? created_at;
  return type === 'subscription' && (status === 'paid' || status === 'cancelling') ? period_end : null;
}

/** Whether an unpaid order is too old to be paid. */
export function isAbandoned({ status, created_at }: Pick<OrderRow, 'status' | 'created_at'>, now: Date): boolean {
  return (status === 'open' || status === 'failed') && now.getTime() - created_at.getTime() >= GIVE_UP_AFTER_MS;
}

/** When to ask the provider about an order next; null when there is nothing to ask. Money on its way back is asked about hourly. */
export function nextCheckAt(order: Facts, now: Date): Date | null {
  const next = paymentCheckAt(order, now);
  if (order.refund_pending_amount === 0) return next;
  return new Date(Math.min(now.getTime() + CHECK_EVERY_MS, next?.getTime() ?? Number.POSITIVE_INFINITY));
}

function paymentCheckAt(order: Facts, now: Date): Date | null {
  const expected = expectedAt(order)?.getTime();
  if (expected === undefined) return null;
  if (now.getTime() < expected + FIRST_CHECK_MS) return new Date(expected + FIRST_CHECK_MS);
  // The last check of an unpaid order is the one that gives it up.
  const last = expected + GIVE_UP_AFTER_MS;
  if (now.getTime() >= last) return null;
  return new Date(Math.min(now.getTime() + CHECK_EVERY_MS, last));
}
