import type { Knex } from 'knex';
import { type PaymentProvider, ProviderRefused } from '../../../adapters/payments/index.ts';
import { findOrder, type OrderRow } from '../orders/orders.queries.ts';
import { pollOrder, takeFacts, toSeconds } from '../payment-events/payment-events.ts';

/** Whether nothing that is paid for is left to wait for, because the last renewal did not go through. */
const isLapsed = ({ period_end }: OrderRow, now: Date) => period_end !== null && period_end <= now;

/**
 * Has a subscription end with what is paid for; one that was never charged, or whose renewal failed, ends at once. The provider is told first: once that
 * stands, nothing more is charged, whatever happens here.
 */
export async function cancelOrder(
  db: Knex,
  payments: PaymentProvider,
  order: OrderRow,
  by: { source: 'site' | 'staff'; type: string; actorId?: number },
  now: Date,
): Promise<OrderRow> {
  if (!order.provider_id) return order;
  let atOnce = order.status === 'authorized';
  try {
    await payments.cancelSubscription(order.provider_id, atOnce ? 'now' : 'period_end');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It may be over already; or the provider has no cycle to wait for, because a renewal failed.
    const seen = await pollOrder(db, payments, order, now);
    if (seen.status !== order.status) return seen;
    if (atOnce || !isLapsed(seen, now)) throw error;
    await payments.cancelSubscription(order.provider_id, 'now');
    atOnce = true;
  }
  const facts = [{ kind: 'cancel_requested' as const, at: toSeconds(now) }];
  const cancelled = await takeFacts(db, order, { ...by, facts, eventId: `cancel:${order.id}` }, now);
  return atOnce ? pollOrder(db, payments, cancelled, now) : cancelled;
}

/** Cancels the plan that an order took the place of, once the order is signed. Doing it again does nothing. */
export async function retireReplaced(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<void> {
  if (order.replaces_order_id === null || (order.status !== 'authorized' && order.status !== 'paid')) return;
  const replaced = await findOrder(db, order.replaces_order_id);
  if (replaced?.status === 'paid')
    await cancelOrder(db, payments, replaced, { source: 'site', type: 'replaced by another plan' }, now);
}
