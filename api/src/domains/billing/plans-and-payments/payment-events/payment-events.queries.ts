import { paymentEventSourceSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, queryFirst, queryRows, validateRows } from '../../../../db/row-validation.ts';
import { queueGrading, withdrawGrading } from '../../../grading/grading-orders/index.ts';
import type { OrderRow } from '../orders.queries.ts';
import type { Access, OrderFact } from './order-state.ts';

const eventRow = z.object({
  id: z.int(),
  event_id: z.string(),
  order_id: z.int().nullable(),
  source: paymentEventSourceSchema,
  type: z.string(),
  provider_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  facts: z.array(jsonColumn<OrderFact>()),
  actor_id: z.int().nullable(),
  occurred_at: z.date(),
  received_at: z.date(),
  applied_at: z.date().nullable(),
});

export type PaymentEventRow = z.infer<typeof eventRow>;

export type NewPaymentEvent = Omit<PaymentEventRow, 'id' | 'applied_at'>;

/** Has a transaction wait no longer than that for what others have locked. */
export async function limitLockWait(transaction: Knex, milliseconds: number): Promise<void> {
  await transaction.raw("SELECT set_config('lock_timeout', ?, true)", [`${milliseconds}ms`]);
}

/** Stores an event, identified by `event_id`. One stored already stays as it is. */
export async function storeEvent(db: Knex, event: NewPaymentEvent): Promise<void> {
  const row = { ...event, facts: JSON.stringify(event.facts) };
  await db('payment_events').insert(row).onConflict('event_id').ignore();
}

export const readEvents = async (query: Knex.QueryBuilder): Promise<PaymentEventRow[]> => validateRows(eventRow, await query);

export async function findEvent(db: Knex, eventId: string): Promise<PaymentEventRow | null> {
  return (await readEvents(db('payment_events').where('event_id', eventId)))[0] ?? null;
}

/** An order's events in the order in which they happened. */
export async function listEvents(db: Knex, orderId: number): Promise<PaymentEventRow[]> {
  return readEvents(db('payment_events').where('order_id', orderId).orderBy('occurred_at').orderBy('id'));
}

export async function listFacts(db: Knex, orderId: number): Promise<OrderFact[]> {
  return (await listEvents(db, orderId)).flatMap((event) => event.facts);
}

/** Assigns an order the events that arrived before it was known. Returns the count. */
export function attachEvents(db: Knex, orderId: number, providerId: string, paymentIds: readonly string[]): Promise<number> {
  return db('payment_events')
    .whereNull('order_id')
    .where((about) => about.where('provider_id', providerId).orWhereIn('payment_id', [...paymentIds]))
    .update({ order_id: orderId });
}

/**
 * Notes that an order shows these events, and no others: one that was kept since they were read has its process before it still, and
 * would be lost with that process if it passed for applied.
 */
export async function markApplied(db: Knex, events: readonly number[], now: Date): Promise<void> {
  await db('payment_events').whereIn('id', events).whereNull('applied_at').update({ applied_at: now });
}

/** The order that an event is about, by the provider's order or by a payment, as a query of its columns' SQL. */
const ORDER_ABOUT = (providerId: string, paymentId: string) => `
  SELECT o.id FROM orders o
   WHERE o.provider_id = ${providerId} OR o.payment_ids @> ARRAY[${paymentId}]
   ORDER BY o.provider_id = ${providerId} DESC NULLS LAST
   LIMIT 1`;

/** The order that an event is about; null when none is known. */
export async function orderOfEvent(db: Knex, event: Pick<PaymentEventRow, 'provider_id' | 'payment_id'>): Promise<number | null> {
  const { provider_id, payment_id } = event;
  const about = ORDER_ABOUT(':provider_id::text', ':payment_id::text');
  return (await queryFirst(db, idRow, about, { provider_id, payment_id }))?.id ?? null;
}

const unappliedRow = z.object({ order_id: z.int() });

/** Orders with events that came in a span of time and are not applied: a process died on the way, or the order was not known. */
export async function listUnappliedOrders(db: Knex, from: Date, until: Date, most: number): Promise<number[]> {
  const rows = await queryRows(
    db,
    unappliedRow,
    `SELECT order_id
       FROM (SELECT coalesce(e.order_id, (${ORDER_ABOUT('e.provider_id', 'e.payment_id')})) AS order_id, e.received_at
               FROM payment_events e
              WHERE e.applied_at IS NULL AND e.received_at >= :from AND e.received_at < :until) left_over
      WHERE order_id IS NOT NULL
      GROUP BY order_id
      ORDER BY min(received_at)
      LIMIT :most`,
    { from, until, most },
  );
  return rows.map(({ order_id }) => order_id);
}

const moment = (seconds: number) => new Date(seconds * 1000);

/** Makes the membership of a subscription what its order says: one row, or none. */
async function syncMembership(db: Knex, order: OrderRow, access: Access | null): Promise<void> {
  if (!access || (access.until !== null && access.until <= access.from)) {
    await db('memberships').where('order_id', order.id).delete();
    return;
  }
  // The provider's clock may be ahead of ours; a buyer must not wait for it.
  const starts_at = order.starts_at ? moment(access.from) : new Date(Math.min(access.from * 1000, order.created_at.getTime()));
  const { user_id, plan_id, plan_version_id } = order;
  const span = { starts_at, ends_at: access.until === null ? null : moment(access.until) };
  await db('memberships')
    .insert({ user_id, plan_id, plan_version_id, order_id: order.id, ...span })
    .onConflict('order_id')
    .merge(span);
}

/** Makes the grading that an order gives what the order says: the answer sheet enters the queue, or leaves it again. */
async function syncGrading(db: Knex, order: OrderRow, access: Access | null, now: Date): Promise<void> {
  if (!access || order.test_id === null) {
    const taken = await db('grading_entitlements').where('order_id', order.id).delete();
    if (taken > 0 && order.test_id !== null && !(await isGradingPaid(db, order.test_id))) {
      await withdrawGrading(db, order.test_id, now);
    }
    return;
  }
  await db('grading_entitlements')
    .insert({ order_id: order.id, test_id: order.test_id, granted_at: moment(access.from) })
    .onConflict('order_id')
    .merge(['granted_at']);
  await queueGrading(db, order.test_id, moment(access.from));
}

/** Grants what an order includes, and revokes the rest. Belongs in the transaction that changes the order. */
export function syncEntitlement(db: Knex, order: OrderRow, access: Access | null, now: Date): Promise<void> {
  return order.type === 'subscription' ? syncMembership(db, order, access) : syncGrading(db, order, access, now);
}

export async function isGradingPaid(db: Knex, testId: number): Promise<boolean> {
  return (await db('grading_entitlements').where('test_id', testId).first('order_id')) !== undefined;
}
