import type { Knex } from 'knex';
import { type PaymentProvider, ProviderRefused } from '../../../../adapters/payments/index.ts';
import { findOrder, type OrderRow } from '../../orders/orders.queries.ts';
import { listFacts } from '../../payment-events/payment-events.queries.ts';
import { pollOrder, takeFacts } from '../../payment-events/payment-events.ts';
import { refundablePayment } from '../../payment-events/refunds.ts';
import { listSecondSubscriptions } from './second-subscriptions.queries.ts';

/** What was opened longer ago is left to staff: nobody's plan ends by itself after days of use. */
const OPENED_WITHIN_MS = 4 * 86_400_000;

async function unlessRefused(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // Refused means that it stands already, told by another process; asking anew finds it.
    if (!(error instanceof ProviderRefused)) throw error;
  }
}

/**
 * Gives a subscription back that was paid in a second tab while another one runs: the money first, then it is ended, so that
 * what fails in between comes round again. Doing it twice, or in two processes, gives back once: the provider refuses more.
 */
async function giveBack(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  let seen = await pollOrder(db, payments, order, now);
  const payment = refundablePayment(await listFacts(db, order.id));
  if (payment) {
    await unlessRefused(async () => {
      const key = `second-subscription-${order.id}-${payment.left}`;
      const fact = await payments.refund(payment.paymentId, payment.left, { reason: 'Second subscription' }, key);
      const eventId = `refund:${fact.refundId}`;
      const event = { source: 'site' as const, type: 'second subscription, given back', facts: [fact], eventId };
      seen = await takeFacts(db, order, event, now);
    });
  }
  await unlessRefused(() => payments.cancelSubscription(order.provider_id ?? '', 'now'));
  return pollOrder(db, payments, seen, now);
}

/** Every second subscription that is running, as orders. */
export async function secondSubscriptions(db: Knex, now: Date): Promise<OrderRow[]> {
  const ids = await listSecondSubscriptions(db, now, new Date(now.getTime() - OPENED_WITHIN_MS), null);
  const orders = await Promise.all(ids.map((id) => findOrder(db, id)));
  return orders.filter((order) => order !== null);
}

/** Gives an order back if it is a second subscription; answers how it stands then. Throws what the adapter throws. */
export async function giveBackIfSecond(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.type !== 'subscription' || (order.status !== 'authorized' && order.status !== 'paid')) return order;
  const ids = await listSecondSubscriptions(db, now, new Date(now.getTime() - OPENED_WITHIN_MS), order.user_id);
  return ids.includes(order.id) ? giveBack(db, payments, order, now) : order;
}
