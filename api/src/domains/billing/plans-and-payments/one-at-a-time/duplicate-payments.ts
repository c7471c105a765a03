import type { Knex } from 'knex';
import { type PaymentProvider, ProviderRefused } from '../../../../adapters/payments/index.ts';
import { isGradedByAnother, listSecondPayments } from '../cancellation/cancellation.queries.ts';
import { findOrder, type OrderRow } from '../orders.queries.ts';
import { type PaymentLeft, paymentsLeft } from '../payment-events/order-state.ts';
import { listFacts } from '../payment-events/payment-events.queries.ts';
import { applyFacts, pollOrder } from '../payment-events/payment-events.ts';

/** Later, staff decide: no plan ends by itself after days of use. */
const OPENED_WITHIN_MS = 4 * 86_400_000;

async function unlessRefused(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // Refused because another process has already refunded it; the next read finds that.
    if (!(error instanceof ProviderRefused)) throw error;
  }
}

/**
 * Refunds what is left of payments. Running it twice, or in two processes, refunds once: the provider refuses more. If a
 * refund failed before, staff must retry it.
 */
async function refundAll(db: Knex, payments: PaymentProvider, order: OrderRow, given: readonly PaymentLeft[], now: Date) {
  for (const { paymentId, left, hasFailed } of given) {
    if (hasFailed) continue;
    await unlessRefused(async () => {
      const fact = await payments.refund(paymentId, left, { reason: 'Paid twice' }, `paid-twice-${paymentId}-${left}`);
      const event = {
        source: 'site' as const,
        type: 'paid twice, refunded',
        facts: [fact],
        eventId: `refund:${fact.refundId}`,
      };
      await applyFacts(db, order, event, now);
    });
  }
}

/** Refunds before it ends the subscription, so that a failure in between is retried. */
async function giveSubscriptionBack(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  const seen = await pollOrder(db, payments, order, now);
  await refundAll(db, payments, order, paymentsLeft(await listFacts(db, order.id)).slice(0, 1), now);
  await unlessRefused(() => payments.cancelSubscription(order.provider_id ?? '', 'now'));
  return pollOrder(db, payments, seen, now);
}

/** All payments beyond the first valid one; all of them, if another order has paid for the grading. */
async function giveGradingBack(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  await pollOrder(db, payments, order, now);
  const standing = paymentsLeft(await listFacts(db, order.id)).reverse();
  const surplus = (await isGradedByAnother(db, order.id)) ? standing : standing.slice(1);
  await refundAll(db, payments, order, surplus, now);
  return (await findOrder(db, order.id)) ?? order;
}

/** Every order that paid for something a second time. */
export async function listDuplicatePayments(db: Knex, now: Date): Promise<OrderRow[]> {
  const ids = await listSecondPayments(db, now, new Date(now.getTime() - OPENED_WITHIN_MS), null);
  const orders = await Promise.all(ids.map((id) => findOrder(db, id)));
  return orders.filter((order) => order !== null);
}

/** Refunds an order's duplicate payment. Returns the order's new state. Throws what the adapter throws. */
export async function refundIfDuplicate(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.status !== 'authorized' && order.status !== 'paid') return order;
  const ids = await listSecondPayments(db, now, new Date(now.getTime() - OPENED_WITHIN_MS), order.user_id);
  if (!ids.includes(order.id)) return order;
  return order.type === 'grading' ? giveGradingBack(db, payments, order, now) : giveSubscriptionBack(db, payments, order, now);
}
