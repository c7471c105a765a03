import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../../../adapters/payments/index.ts';
import { cancelOrder } from '../cancellation/cancellation.ts';
import { listLeaving, listReplaced } from '../cancellation/replaced-orders.queries.ts';
import { CHECK_EVERY_MS, isAbandoned } from '../check-times.ts';
import { giveBackIfSecond, secondPayments } from '../one-at-a-time/second-payments.ts';
import { claimDueOrders, findOrder, type OrderRow } from '../orders.queries.ts';
import { applyLeftEvents, pollOrder, takeFacts, toSeconds } from '../payment-events/payment-events.ts';

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

/** Processes an order; an error is logged and the order retried later, so that it does not block others. */
async function attempt({ log }: ReconcileContext, order: OrderRow, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    const level = error instanceof ProviderUnavailable || error instanceof ProviderRefused ? 'warn' : 'error';
    log[level]({ err: error, order: order.id }, 'payment not reconciled');
    return false;
  }
}

/**
 * Makes up for missed events: applies events whose process died, asks the provider about orders that stayed open (after
 * 15 minutes, then hourly, for 4 days) and about due renewals, abandons unpaid orders, cancels plans that were replaced
 * or whose owner is deleting the account, and refunds duplicate payments.
 * Idempotent, also on two replicas at once. Returns how many orders it processed.
 */
export async function reconcilePayments(context: ReconcileContext): Promise<number> {
  const { db, now, payments } = context;
  let done = await applyLeftEvents(context);
  for (const id of await claimDueOrders(db, now, new Date(now.getTime() + CHECK_EVERY_MS), MOST_AT_ONCE)) {
    const order = await findOrder(db, id);
    if (order && (await attempt(context, order, () => check(context, order)))) done += 1;
  }
  const cancel = (order: OrderRow, type: string) =>
    attempt(context, order, async () => void (await cancelOrder(db, payments, order, { source: 'site', type }, now)));
  for (const order of await listReplaced(db)) if (await cancel(order, 'replaced by another plan')) done += 1;
  for (const order of await listLeaving(db)) if (await cancel(order, 'account to be deleted')) done += 1;
  for (const order of await secondPayments(db, now)) {
    if (await attempt(context, order, async () => void (await giveBackIfSecond(db, payments, order, now)))) done += 1;
  }
  return done;
}
