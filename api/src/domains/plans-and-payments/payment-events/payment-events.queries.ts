import type { PaymentEventSource } from '@api/contract';
import type { Knex } from 'knex';
import type { OrderFact } from './order-state.ts';

/** Something that was said about an order, as it is kept. */
export interface PaymentEventRow {
  id: number;
  event_id: string;
  order_id: number | null;
  source: PaymentEventSource;
  type: string;
  provider_id: string | null;
  payment_id: string | null;
  facts: OrderFact[];
  actor_id: number | null;
  occurred_at: Date;
  received_at: Date;
  applied_at: Date | null;
}

export type NewPaymentEvent = Omit<PaymentEventRow, 'id' | 'applied_at'>;

/** Keeps an event. One that is kept already stays as it is: `event_id` tells. */
export async function keepEvent(db: Knex, event: NewPaymentEvent): Promise<void> {
  const row = { ...event, facts: JSON.stringify(event.facts) };
  await db('payment_events').insert(row).onConflict('event_id').ignore();
}

/** An event by its id. */
export async function findEvent(db: Knex, eventId: string): Promise<PaymentEventRow | null> {
  return (await db<PaymentEventRow>('payment_events').where('event_id', eventId).first()) ?? null;
}

/** An order's events in the order in which they happened. */
export async function listEvents(db: Knex, orderId: number): Promise<PaymentEventRow[]> {
  return db<PaymentEventRow>('payment_events').where('order_id', orderId).orderBy('occurred_at').orderBy('id');
}

/** All that is known of an order. */
export async function listFacts(db: Knex, orderId: number): Promise<OrderFact[]> {
  return (await listEvents(db, orderId)).flatMap((event) => event.facts);
}

/** Gives an order the events that came before it was known what they are about; answers how many. */
export function attachEvents(db: Knex, orderId: number, providerId: string, paymentIds: readonly string[]): Promise<number> {
  return db('payment_events')
    .whereNull('order_id')
    .where((about) => about.where('provider_id', providerId).orWhereIn('payment_id', [...paymentIds]))
    .update({ order_id: orderId });
}

/** Notes that an order shows all its events. */
export async function markApplied(db: Knex, orderId: number, now: Date): Promise<void> {
  await db('payment_events').where('order_id', orderId).whereNull('applied_at').update({ applied_at: now });
}

/** The order that an event is about, by the provider's order or by a payment; null when none is known. */
export async function orderOfEvent(db: Knex, event: Pick<PaymentEventRow, 'provider_id' | 'payment_id'>): Promise<number | null> {
  const { provider_id, payment_id } = event;
  if (provider_id === null && payment_id === null) return null;
  const row: { id: number } | undefined = await db('orders')
    .where((about) => {
      if (provider_id !== null) about.where('provider_id', provider_id);
      if (payment_id !== null) about.orWhereRaw('payment_ids @> ARRAY[?]::text[]', [payment_id]);
    })
    .orderByRaw('provider_id = ? DESC NULLS LAST', [provider_id])
    .first('id');
  return row?.id ?? null;
}

/** Events not applied yet that came in a span of time: their process died, or their order is not known. */
export async function listUnapplied(db: Knex, from: Date, until: Date, most: number): Promise<PaymentEventRow[]> {
  return db<PaymentEventRow>('payment_events')
    .whereNull('applied_at')
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .orderBy('received_at')
    .limit(most);
}
