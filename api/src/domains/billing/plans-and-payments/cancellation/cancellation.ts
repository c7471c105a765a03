import type { Knex } from 'knex';
import { type PaymentProvider, ProviderRefused } from '../../../../adapters/payments/index.ts';
import type { OrderRow } from '../orders.queries.ts';
import { applyFacts, pollOrder, toSeconds } from '../payment-events/payment-events.ts';
import { listReplaced } from './cancellation.queries.ts';

const goesOn = ({ status }: OrderRow) => status === 'paid' || status === 'authorized';

/** Never charged, or the last renewal failed: it can end at once. */
const hasNothingLeft = ({ status, period_end }: OrderRow, now: Date) =>
  status === 'authorized' || (period_end !== null && period_end <= now);

/**
 * Cancels a subscription at the end of the paid period; one that was never charged, or whose renewal failed, ends at
 * once. The provider goes first: once it has confirmed, nothing more is charged, whatever fails here.
 */
export async function cancelOrder(
  db: Knex,
  payments: PaymentProvider,
  order: OrderRow,
  by: { source: 'site' | 'staff'; type: string; actorId?: number },
  now: Date,
): Promise<OrderRow> {
  if (!order.provider_id) return order;
  // It may have been charged since the last event: a paid period is not cut short.
  const seen = hasNothingLeft(order, now) ? await pollOrder(db, payments, order, now) : order;
  if (!goesOn(seen)) return seen;
  const atOnce = hasNothingLeft(seen, now);
  try {
    await payments.cancelSubscription(order.provider_id, atOnce ? 'now' : 'period_end');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const refused = await pollOrder(db, payments, seen, now);
    if (refused.status === seen.status) throw error;
    return refused;
  }
  const facts = [{ kind: 'cancel_requested' as const, at: toSeconds(now) }];
  const cancelled = await applyFacts(db, order, { ...by, facts, eventId: `cancel:${order.id}` }, now);
  return atOnce ? pollOrder(db, payments, cancelled, now) : cancelled;
}

/** Cancels the plans that a signed order replaces. Idempotent. */
export async function retireReplaced(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<void> {
  for (const replaced of await listReplaced(db, order.id)) {
    await cancelOrder(db, payments, replaced, { source: 'site', type: 'replaced by another plan' }, now);
  }
}
