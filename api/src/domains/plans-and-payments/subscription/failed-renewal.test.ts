import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startPaymentShop } from '../../../../test/payment-shop.ts';
import type { Session } from '../../../../test/test-api.ts';
import { ProviderRefused } from '../../../adapters/payments/index.ts';
import { listOrders } from '../orders/orders.queries.ts';
import { cancelOrder } from './cancellation.ts';
import { stopCharging } from './leaving.ts';

const { api, payments, subscribe } = await startPaymentShop();
const DAY_MS = 86_400_000;

/** The provider while it cannot charge a card: there is no cycle that a cancellation could wait for. */
const halted = {
  ...payments,
  async cancelSubscription(id: string, when: 'now' | 'period_end') {
    if (when === 'period_end') throw new ProviderRefused('Subscription has no current billing cycle');
    await payments.cancelSubscription(id, when);
  },
};

async function orderOf(as: Session) {
  const [order] = await listOrders(api.db, as.user.id);
  if (!order?.period_end) throw new Error('No paid order');
  return { order, later: new Date(order.period_end.getTime() + 2 * DAY_MS) };
}

test('a subscription whose renewal failed is cancelled at once', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  const { order, later } = await orderOf(learner);
  const by = { source: 'site' as const, type: 'cancellation requested' };
  expect((await cancelOrder(api.db, halted, order, by, later)).status).toBe('ended');
});

test('whoever leaves after a failed renewal can', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  const { later } = await orderOf(learner);
  const context = { db: api.db, payments: halted, log: pino({ level: 'silent' }) };
  expect(await stopCharging(context, learner.user.id, later)).toBe(true);
  expect((await orderOf(learner)).order.status).toBe('ended');
});

test('what is paid for is not cut off where the provider refuses to wait', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  const { order } = await orderOf(learner);
  const by = { source: 'site' as const, type: 'cancellation requested' };
  await expect(cancelOrder(api.db, halted, order, by, api.clock.now())).rejects.toThrow(ProviderRefused);
  expect((await orderOf(learner)).order.status).toBe('paid');
});
