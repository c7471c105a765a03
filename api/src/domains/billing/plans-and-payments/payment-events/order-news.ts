import type { Knex } from 'knex';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../../support/notifications/index.ts';
import { ORDER_CANCELLED_MAIL, ORDER_PAID_MAIL } from '../order-mails.ts';
import type { OrderRow } from '../orders.queries.ts';
import { listFacts } from './payment-events.queries.ts';
import { refundsOf } from './refunds.ts';

/** The provider's states of a subscription whose cycle it could not charge: it retries, or has given up. */
const NOT_CHARGED: readonly (string | null)[] = ['pending', 'halted'];

async function tellOfRefunds(transaction: Knex, { id, user_id: userId, plan_name: plan, currency }: OrderRow, now: Date) {
  const carriedOut = refundsOf(await listFacts(transaction, id)).filter(({ state }) => state === 'processed');
  for (const { refundId, amount } of carriedOut) {
    const data = { amount, currency, plan };
    await notify(transaction, { userId, kind: 'refund_carried_out', data, once: `refund:${refundId}` }, now);
  }
}

/**
 * Notifies the owner of an order of its newest events: payments and a cancellation by mail, with what was bought. Only news since `before` counts: events may be applied again,
 * even years later, and then change nothing.
 */
export async function notifyOwner(transaction: Knex, before: OrderRow, after: OrderRow, now: Date): Promise<void> {
  if (after.refunded_amount > before.refunded_amount) await tellOfRefunds(transaction, after, now);
  const mail = { address: after.email, userId: after.user_id, data: { order_id: after.id } };
  if (after.paid_count > before.paid_count) await orderMail(transaction, { kind: ORDER_PAID_MAIL, ...mail }, now);
  const cancels = after.status === 'cancelling' && before.status !== 'cancelling';
  if (cancels) await orderMail(transaction, { kind: ORDER_CANCELLED_MAIL, ...mail }, now);
  const failed = NOT_CHARGED.includes(after.provider_status) && !NOT_CHARGED.includes(before.provider_status);
  if (failed && after.status === 'paid' && after.plan_name !== null) {
    const once = `renewal_failed:${after.id}:${after.period_end?.toISOString()}`;
    await notify(transaction, { userId: after.user_id, kind: 'renewal_failed', data: { plan: after.plan_name }, once }, now);
  }
}
