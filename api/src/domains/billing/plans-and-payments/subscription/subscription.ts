import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../../../adapters/payments/index.ts';
import type { Call } from '../../../../http/route.ts';
import { cancelOrder } from '../cancellation/cancellation.ts';
import { openSubscription } from '../checkout/checkout.ts';
import { presentOrder } from '../orders/orders.ts';
import { listOrders } from '../orders.queries.ts';
import { noSubscription, withProvider } from '../payments.errors.ts';

/** Cancels the caller's subscription to the end of its period. Cancelling twice is the same as once. */
export async function cancelSubscription(
  { db, caller, now }: Call<'PUT /api/razorpay/subscription/cancellation'>,
  payments: PaymentProvider,
) {
  const orders = (await listOrders(db, caller.userId)).filter(({ type }) => type === 'subscription');
  const message = 'Canceled Subscription successfully';
  const goingOn = orders.find(({ status }) => status === 'paid' || status === 'authorized');
  if (!goingOn) {
    const cancelled = orders.find(({ status, period_end }) => status === 'cancelling' && period_end !== null && period_end > now);
    if (!cancelled) throw noSubscription('cancel');
    return { message, order: presentOrder(cancelled, now) };
  }
  const by = { source: 'site' as const, type: 'cancellation requested', actorId: caller.userId };
  const order = await withProvider('cancel', () => cancelOrder(db, payments, goingOn, by, now));
  return { message, order: presentOrder(order, now) };
}

/**
 * Opens the checkout that continues a cancelled subscription. The provider cannot take a cancellation back, so a new
 * subscription begins, and is charged, when the paid period ends.
 */
export async function resumeSubscription(call: Call<'PUT /api/razorpay/subscription/resume'>, payments: PaymentProvider) {
  const { db, caller, now } = call;
  const cancelled = (await listOrders(db, caller.userId)).find((order) => presentOrder(order, now).abilities.resume);
  if (!cancelled?.plan_key) throw noSubscription('resume');
  // Resuming keeps the former price and terms.
  return openSubscription(call, payments, cancelled.plan_key, cancelled.plan_version_id);
}

/**
 * Stops all charges of a user who deletes the account: cancels running subscriptions at the provider. Returns false if
 * the provider is unreachable; safe to repeat.
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
