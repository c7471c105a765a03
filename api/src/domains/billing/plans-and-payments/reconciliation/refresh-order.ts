import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../../../adapters/payments/index.ts';
import { retireReplaced } from '../cancellation/cancellation.ts';
import { giveBackIfSecond } from '../one-at-a-time/second-payments.ts';
import type { OrderRow } from '../orders.queries.ts';
import { pollOrder } from '../payment-events/payment-events.ts';
import { withTimeout } from '../with-timeout.ts';

/** How long a page waits for the provider's answer about a payment; a later one is still applied. */
const TIME_LIMIT_MS = 2_500;

/** Asks the provider about an order, and does what follows from its answer. */
async function askAndFollowUp(db: Knex, payments: PaymentProvider, order: OrderRow, now: Date): Promise<OrderRow> {
  const seen = await pollOrder(db, payments, order, now);
  await retireReplaced(db, payments, seen, now);
  return giveBackIfSecond(db, payments, seen, now);
}

/**
 * As the provider sees an order, where it says so in good time; else as it is known here. Its trouble is logged and made up for
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
