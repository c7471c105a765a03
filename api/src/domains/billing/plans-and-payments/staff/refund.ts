import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { type PaymentProvider, ProviderRefused, type RefundFact } from '../../../../adapters/payments/index.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { findOrder, type OrderRow } from '../orders.queries.ts';
import { refundablePayment } from '../payment-events/order-state.ts';
import { listFacts } from '../payment-events/payment-events.queries.ts';
import { applyFacts, pollOrder, toSeconds } from '../payment-events/payment-events.ts';
import { nothingToRefund, refundRefused, refundUnanswered, withProvider } from '../payments.errors.ts';
import { noteRefundRequest, type RefundRequest, refundingOneAtATime } from './staff-orders.queries.ts';
import { timelineOf } from './staff-payments.ts';

/**
 * How long a refund without an answer is repeated under its own key. Later its outcome is read from the provider first.
 */
const REPEAT_WITHIN_S = 3_600;

/**
 * Refunds money of the last payment, once: a concurrent request is refused, and a repeated one retries a refund without
 * an answer. A full refund cancels a subscription and ends access immediately: it is cancelled first, so that a failure
 * in between leaves nothing running, and the refund can be requested again.
 */
export async function refundOrder(call: Call<'POST /api/admin/orders/:id/refunds'>, payments: PaymentProvider) {
  const { db, params, now } = call;
  const order = await findOrder(db, params.id);
  if (!order) throw notFound('There is no such order');
  if (!order.provider_id) throw nothingToRefund();
  return refundingOneAtATime(db, order.id, now, async (unanswered) => {
    const seen = await withProvider('refund', () => pollOrder(db, payments, order, now));
    const payment = refundablePayment(await listFacts(db, order.id));
    const request = repeated(call, unanswered) ?? newRequest(call, payment);
    const isFull = !payment || request.amount === payment.left;
    if (isFull && isRunning(seen)) await withProvider('refund', () => endNow(db, payments, seen, now));
    await noteRefundRequest(db, order.id, request);
    const fact = await withProvider('refund', () => refundAt(db, payments, order.id, request));
    const eventId = `refund:${fact.refundId}`;
    const event = { source: 'staff' as const, type: `refund: ${request.notes.reason}`, facts: [fact], eventId };
    await applyFacts(db, order, { ...event, actorId: call.caller.userId }, now);
    await noteRefundRequest(db, order.id, null);
    if (fact.kind === 'refund_failed')
      throw refundRefused('The refund failed at the payment provider. Nothing went back; it can be tried again');
    const details = { amount: `${(request.amount / 100).toFixed(2)} ${order.currency}` };
    const { reason } = request.notes;
    await noteStaffAction(db, { by: call.caller.userId, action: 'order.refunded', objectId: order.id, reason, details }, now);
    return timelineOf(db, order.id, now);
  });
}

type RefundCall = Call<'POST /api/admin/orders/:id/refunds'>;

/** The unanswered refund, if this request repeats it; null otherwise. */
function repeated({ body, now }: RefundCall, unanswered: RefundRequest | null): RefundRequest | null {
  if (!unanswered || toSeconds(now) - unanswered.at > REPEAT_WITHIN_S) return null;
  if (unanswered.asked !== (body.amount ?? null)) throw refundUnanswered(unanswered.asked);
  return unanswered;
}

function newRequest({ body, caller, now }: RefundCall, payment: ReturnType<typeof refundablePayment>): RefundRequest {
  if (!payment) throw nothingToRefund();
  const { amount = payment.left, reason } = body;
  if (amount > payment.left) throw refundRefused('That is more than is left of the last payment');
  const notes = { reason, staff_id: String(caller.userId) };
  return { key: randomUUID(), paymentId: payment.paymentId, amount, asked: body.amount ?? null, notes, at: toSeconds(now) };
}

/** Sends a refund. A refusal is final. */
async function refundAt(
  db: Knex,
  payments: PaymentProvider,
  orderId: number,
  { paymentId, amount, notes, key }: RefundRequest,
): Promise<RefundFact> {
  try {
    return await payments.refund(paymentId, amount, notes, key);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await noteRefundRequest(db, orderId, null);
    throw refundRefused(error.message);
  }
}

const isRunning = ({ type, status }: Pick<OrderRow, 'type' | 'status'>) =>
  type === 'subscription' && ['paid', 'cancelling', 'authorized'].includes(status);

/** Ends a subscription at the provider and here. One that has already ended counts as success. */
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
