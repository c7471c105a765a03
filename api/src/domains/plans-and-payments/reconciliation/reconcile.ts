import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../../adapters/payments/index.ts';
import { giveBackIfSecond, secondSubscriptions } from '../checkout/one-at-a-time/second-subscriptions.ts';
import { claimDueOrders, findOrder, listUnretired, type OrderRow } from '../orders/orders.queries.ts';
import { applyLeftEvents, pollOrder, takeFacts, toSeconds } from '../payment-events/payment-events.ts';
import { retireReplaced } from '../subscription/cancellation.ts';
import { CHECK_EVERY_MS, isAbandoned } from './reconciliation-times.ts';

export interface ReconcileContext {
  readonly db: Knex;
  readonly now: Date;
  readonly log: Logger;
  readonly payments: PaymentProvider;
}

const MOST_AT_ONCE = 200;

async function check({ db, now, payments }: ReconcileContext, order: OrderRow): Promise<void> {
  const seen = await pollOrder(db, payments, order, now);
  if (!isAbandoned(seen, now)) return;
  const facts = [{ kind: 'abandoned' as const, at: toSeconds(now) }];
  await takeFacts(db, seen, { source: 'site', type: 'given up', facts, eventId: `abandoned:${order.id}` }, now);
}

/** Does something with the provider; its trouble is logged and comes round again, so that one order keeps no other back. */
async function attempt({ log }: ReconcileContext, order: OrderRow, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, order: order.id }, 'payment not reconciled');
    return false;
  }
}

/**
 * Makes up for what was missed: applies events whose process died, asks the provider about orders that stayed open (after 15
 * minutes, then hourly, for 4 days) and about renewals that are due, gives unpaid orders up, cancels plans that were replaced, and gives
 * second subscriptions back.
 * Running it twice, or on two replicas at once, does no more than once. Answers how many orders it dealt with.
 */
export async function reconcilePayments(context: ReconcileContext): Promise<number> {
  const { db, now, payments } = context;
  let done = await applyLeftEvents(db, now);
  for (const id of await claimDueOrders(db, now, new Date(now.getTime() + CHECK_EVERY_MS), MOST_AT_ONCE)) {
    const order = await findOrder(db, id);
    if (order && (await attempt(context, order, () => check(context, order)))) done += 1;
  }
  for (const order of await listUnretired(db)) {
    if (await attempt(context, order, () => retireReplaced(db, payments, order, now))) done += 1;
  }
  for (const order of await secondSubscriptions(db, now)) {
    if (await attempt(context, order, async () => void (await giveBackIfSecond(db, payments, order, now)))) done += 1;
  }
  return done;
}
