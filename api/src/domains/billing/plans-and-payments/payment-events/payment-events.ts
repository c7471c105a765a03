import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PaymentProvider, WebhookEvent } from '../../../../adapters/payments/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { nextCheckAt } from '../check-times.ts';
import { notifyOwner } from '../order-mails.ts';
import { findOrder, lockOrder, type OrderRow, updateOrder } from '../orders.queries.ts';
import { type OrderFact, type OrderState, orderState } from './order-state.ts';
import {
  attachEvents,
  findEvent,
  limitLockWait,
  listEvents,
  listUnappliedOrders,
  markApplied,
  type NewPaymentEvent,
  orderOfEvent,
  storeEvent,
  syncEntitlement,
} from './payment-events.queries.ts';

const toDate = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
export const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

function columnsOf(state: OrderState): Partial<OrderRow> {
  return {
    status: state.status,
    paid_count: state.paidCount,
    period_start: toDate(state.periodStart),
    period_end: toDate(state.periodEnd),
    ended_at: toDate(state.endedAt),
    refunded_amount: state.refundedAmount,
    refund_pending_amount: state.refundPendingAmount,
    refund_failed_amount: state.refundFailedAmount,
    failure_reason: state.failureReason,
    provider_status: state.providerStatus,
    payment_ids: state.paymentIds,
  };
}

/** The state derived from an order's present events, and their ids: others may arrive while these are applied. */
async function foldEvents(db: Knex, order: OrderRow): Promise<{ state: OrderState; events: number[] }> {
  const events = await listEvents(db, order.id);
  const facts = events.flatMap((event) => event.facts);
  const startsAt = order.starts_at && toSeconds(order.starts_at);
  return { state: orderState(order, startsAt, facts), events: events.map(({ id }) => id) };
}

/**
 * Derives an order and its entitlements from all its events, in one transaction. Idempotent. Concurrent processes wait
 * for each other, up to `lockWaitMs` if given.
 */
export function applyEvents(db: Knex, orderId: number, now: Date, lockWaitMs?: number): Promise<OrderRow> {
  return inTransaction(db, async (transaction) => {
    if (lockWaitMs !== undefined) await limitLockWait(transaction, lockWaitMs);
    await lockOrder(transaction, orderId);
    const order = await findOrder(transaction, orderId);
    if (!order) throw new Error(`No order ${orderId}`);
    let { state, events } = await foldEvents(transaction, order);
    const late = order.provider_id ? await attachEvents(transaction, orderId, order.provider_id, state.paymentIds) : 0;
    if (late > 0) ({ state, events } = await foldEvents(transaction, order));
    const columns = columnsOf(state);
    const next = nextCheckAt({ ...order, ...columns }, now);
    await updateOrder(transaction, orderId, { ...columns, next_check_at: next });
    await syncEntitlement(transaction, order, state.access, now);
    await markApplied(transaction, events, now);
    const changed = { ...order, ...columns, next_check_at: next };
    await notifyOwner(transaction, order, changed, now);
    return changed;
  });
}

/**
 * Stores a webhook in a transaction of its own, so that a failure in applying it loses nothing. Returns the order to
 * apply. A second delivery has no effect, but finishes work that was interrupted. An event about an unknown order waits
 * for it.
 */
export function storeWebhook(db: Knex, event: WebhookEvent, now: Date, lockWaitMs: number): Promise<number | null> {
  const reference = { provider_id: event.reference, payment_id: event.paymentId };
  return inTransaction(db, async (transaction) => {
    await limitLockWait(transaction, lockWaitMs);
    await storeEvent(transaction, {
      event_id: event.eventId,
      order_id: await orderOfEvent(transaction, reference),
      source: 'webhook',
      type: event.type,
      ...reference,
      facts: event.facts,
      actor_id: null,
      occurred_at: new Date(event.occurredAt * 1000),
      received_at: now,
    });
    const kept = await findEvent(transaction, event.eventId);
    return kept?.applied_at ? null : (kept?.order_id ?? null);
  });
}

/** Takes in what this side learned or did about an order, and applies it. */
export async function applyFacts(
  db: Knex,
  order: Pick<OrderRow, 'id' | 'provider_id'>,
  event: Pick<NewPaymentEvent, 'source' | 'type' | 'facts'> & { eventId: string; actorId?: number },
  now: Date,
): Promise<OrderRow> {
  await storeEvent(db, {
    event_id: event.eventId,
    order_id: order.id,
    source: event.source,
    type: event.type,
    provider_id: order.provider_id,
    payment_id: null,
    facts: event.facts,
    actor_id: event.actorId ?? null,
    occurred_at: now,
    received_at: now,
  });
  return applyEvents(db, order.id, now);
}

/** The same for the same facts at any time, so that a response without news is stored once. */
function pollId(order: OrderRow, facts: readonly OrderFact[]): string {
  const timeless = facts.map((fact) => (fact.kind === 'status' ? { ...fact, at: 0 } : fact));
  return `poll:${order.id}:${createHash('sha256').update(JSON.stringify(timeless)).digest('base64url')}`;
}

/** Asks the provider about an order and applies the answer. Throws what the adapter throws. */
export async function pollOrder(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!order.provider_id) return order;
  const observe = order.type === 'grading' ? payments.observeOrder : payments.observeSubscription;
  const facts = await observe(order.provider_id);
  await updateOrder(db, order.id, { checked_at: now });
  if (facts.length === 0) return order;
  return applyFacts(db, order, { source: 'poll', type: 'asked', facts, eventId: pollId(order, facts) }, now);
}

const UNAPPLIED_FOR_MS = 4 * 86_400_000;
const UNAPPLIED_AFTER_MS = 60_000;

/**
 * Applies pending events, whose process died or whose order was unknown. A failure with one order does not block the
 * others. Returns how many orders were processed.
 */
export async function applyLeftEvents({ db, now, log }: { db: Knex; now: Date; log: Logger }): Promise<number> {
  const [from, until] = [UNAPPLIED_FOR_MS, UNAPPLIED_AFTER_MS].map((ago) => new Date(now.getTime() - ago)) as [Date, Date];
  let done = 0;
  for (const orderId of await listUnappliedOrders(db, from, until, 500)) {
    try {
      await applyEvents(db, orderId, now);
      done += 1;
    } catch (error) {
      log.error({ err: error, order: orderId }, 'payment events not applied');
    }
  }
  return done;
}
