import type { StaffOrder } from '@api/contract';
import type { Knex } from 'knex';
import { type PaymentFact, type PaymentProvider, ProviderRefused } from '../../../adapters/payments/index.ts';
import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { presentOrder } from '../orders/order.presenter.ts';
import { findOrder, type OrderRow } from '../orders/orders.queries.ts';
import { listEvents } from '../payment-events/payment-events.queries.ts';
import { applyEvents, pollOrder, takeFacts } from '../payment-events/payment-events.ts';
import { refundablePayment } from '../payment-events/refundable.ts';
import { nothingToRefund, refundRefused, withProvider } from '../payments.errors.ts';
import { listEventsOf, namesOf, pageOfOrders } from './staff-orders.queries.ts';

function presentForStaff(order: OrderRow, refundable: number, now: Date): StaffOrder {
  return {
    ...presentOrder(order, now),
    user_id: order.user_id,
    email: order.email,
    name: order.full_name ?? order.username,
    provider_id: order.provider_id,
    provider_status: order.provider_status,
    payment_ids: order.payment_ids,
    refundable,
    next_check_at: order.next_check_at?.toISOString() ?? null,
  };
}

async function timelineOf(db: Knex, id: number, now: Date) {
  const order = await findOrder(db, id);
  if (!order) throw notFound('There is no such order');
  const events = await listEvents(db, id);
  const actors = await namesOf(
    db,
    events.flatMap(({ actor_id }) => actor_id ?? []),
  );
  return {
    order: presentForStaff(order, refundablePayment(events)?.left ?? 0, now),
    timeline: events.map((event) => ({
      id: event.id,
      source: event.source,
      type: event.type,
      says: event.facts.map((fact) => (fact.kind === 'status' ? fact.status : fact.kind)),
      payment_id: event.payment_id,
      actor_id: event.actor_id,
      actor: event.actor_id === null ? null : (actors.get(event.actor_id) ?? null),
      occurred_at: event.occurred_at.toISOString(),
      received_at: event.received_at.toISOString(),
      applied_at: event.applied_at?.toISOString() ?? null,
    })),
  };
}

/** Orders, newest first, 25 a page. */
export async function listStaffOrders({ db, query, now }: Call<'GET /api/admin/orders'>) {
  const page = query.page ?? 1;
  const { rows, totalCount } = await pageOfOrders(db, { userId: query.user_id, status: query.status, q: query.q }, page);
  const events = await listEventsOf(
    db,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((order) => presentForStaff(order, refundablePayment(events.get(order.id) ?? [])?.left ?? 0, now));
  return { orders, page, totalCount };
}

/** One order and everything that was said about it. */
export const getStaffOrder = ({ db, params, now }: Call<'GET /api/admin/orders/:id'>) => timelineOf(db, params.id, now);

/** Asks the provider about an order, and derives the order and what it gives anew from all its events. */
export async function replayOrder({ db, params, now }: Call<'POST /api/admin/orders/:id/replay'>, payments: PaymentProvider) {
  const order = await findOrder(db, params.id);
  if (!order) throw notFound('There is no such order');
  const replayed = await applyEvents(db, order.id, now);
  await withProvider('ask', () => pollOrder(db, payments, replayed, now));
  return timelineOf(db, order.id, now);
}

/**
 * Gives money of the last payment back. In full, a subscription is cancelled at once and access ends: it is ended first, so that
 * what fails in between leaves nothing running, and the money can be asked for again.
 */
export async function refundOrder(
  { db, caller, params, body, now }: Call<'POST /api/admin/orders/:id/refunds'>,
  payments: PaymentProvider,
) {
  const order = await findOrder(db, params.id);
  if (!order) throw notFound('There is no such order');
  const payment = refundablePayment(await listEvents(db, order.id));
  if (!payment || !order.provider_id) throw nothingToRefund();
  const amount = body.amount ?? payment.left;
  if (amount > payment.left) throw refundRefused('That is more than is left of the last payment');
  if (amount === payment.left && isRunning(order)) await withProvider('refund', () => endNow(db, payments, order, now));
  const notes = { reason: body.reason, staff_id: String(caller.userId) };
  const fact = await withProvider('refund', () => refundAt(payments, payment.paymentId, amount, notes));
  const id = fact.kind === 'refunded' ? fact.refundId : '';
  const event = { source: 'staff' as const, type: `refund: ${body.reason}`, facts: [fact], eventId: `refund:${id}` };
  await takeFacts(db, order, { ...event, actorId: caller.userId }, now);
  return timelineOf(db, order.id, now);
}

async function refundAt(
  payments: PaymentProvider,
  paymentId: string,
  amount: number,
  notes: Record<string, string>,
): Promise<PaymentFact> {
  try {
    return await payments.refund(paymentId, amount, notes);
  } catch (error) {
    throw error instanceof ProviderRefused ? refundRefused(error.message) : error;
  }
}

const isRunning = ({ type, status }: Pick<OrderRow, 'type' | 'status'>) =>
  type === 'subscription' && ['paid', 'cancelling', 'authorized'].includes(status);

/** Ends a subscription at the provider and here. Refused because it is over already is as good. */
async function endNow(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<void> {
  let refused: ProviderRefused | null = null;
  try {
    await payments.cancelSubscription(order.provider_id ?? '', 'now');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    refused = error;
  }
  const seen = await pollOrder(db, payments, order, now);
  if (refused && isRunning(seen)) throw refundRefused(refused.message);
}
