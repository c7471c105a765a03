import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../../../adapters/payments/index.ts';
import { cancelOrder } from '../cancellation/cancellation.ts';
import { listOrders } from '../orders.queries.ts';

/**
 * Stops all charges of a user who deletes the account: cancels running subscriptions at the provider. Returns false if
 * that cannot be done now, e.g. because the provider is away; safe to repeat.
 */
export async function stopCharging(
  { db, payments, log }: { db: Knex; payments: PaymentProvider | null; log: Logger },
  userId: number,
  now: Date,
): Promise<boolean> {
  const running = (await listOrders(db, userId)).filter(
    ({ type, status }) => type === 'subscription' && (status === 'paid' || status === 'authorized'),
  );
  for (const order of running) {
    try {
      if (!payments) throw new ProviderUnavailable('No payment provider is configured');
      await cancelOrder(db, payments, order, { source: 'site', type: 'account deleted' }, now);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
      log.warn({ err: error, order: order.id }, 'subscription of a leaving account not cancelled yet');
      return false;
    }
  }
  return true;
}
