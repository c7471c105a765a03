import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../../../adapters/payments/index.ts';
import { listLeaving, listReplaced } from '../cancellation/cancellation.queries.ts';
import { cancelOrder, retireReplaced } from '../cancellation/cancellation.ts';
import { CHECK_EVERY_MS, isAbandoned } from '../check-times.ts';
import { listDuplicatePayments, refundIfDuplicate } from '../one-at-a-time/duplicate-payments.ts';
import { claimDueOrders, findOrder, type OrderRow } from '../orders.queries.ts';
import { applyFacts, applyLeftEvents, pollOrder, toSeconds } from '../payment-events/payment-events.ts';
import { withTimeout } from '../payment-events/webhook.ts';

/** How long a page waits for the provider's answer about a payment; a later one is still applied. */
const TIME_LIMIT_MS = 2_500;

async function askAndFollowUp(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  const seen = await pollOrder(db, payments, order, now);
  await retireReplaced(db, payments, seen, now);
  return refundIfDuplicate(db, payments, seen, now);
}

/**
 * The provider's state of an order if it answers in time, else the stored one. Failures are logged and made up for
 * by reconciliation. Never throws what the adapter throws.
 */
export async function refreshOrder(
  { db, now, log }: { db: Knex; now: Date; log: Logger },
  payments: PaymentProvider,
  order: OrderRow,
): Promise<OrderRow> {
  const asked = askAndFollowUp(db, payments, order, now).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, order: order.id }, 'payment to be asked about later');
    return order;
  });
  return withTimeout(TIME_LIMIT_MS, asked, () => {
    log.warn({ order: order.id }, 'payment provider is slow');
    asked.catch((error: unknown) => log.error({ err: error, order: order.id }, 'payment not followed up'));
    return order;
  });
}

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
  await applyFacts(db, seen, { source: 'site', type: 'given up', facts, eventId: `abandoned:${order.id}` }, now);
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
  for (const order of await listDuplicatePayments(db, now)) {
    if (await attempt(context, order, async () => void (await refundIfDuplicate(db, payments, order, now)))) done += 1;
  }
  return done;
}
