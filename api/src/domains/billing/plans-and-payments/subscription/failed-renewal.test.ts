import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { ProviderRefused } from '../../../../adapters/payments/index.ts';
import { cancelOrder } from '../cancellation/cancellation.ts';
import { listOrders } from '../orders.queries.ts';
import { stopCharging } from './subscription.ts';

const { api, sandbox, payments, subscribe, planOf, reconcile } = await startPaymentShop();
const DAY_MS = 86_400_000;

/** A provider that cannot charge a card: there is no cycle for a cancellation to wait for. */
const halted = {
  ...payments,
  async cancelSubscription(id: string, when: 'now' | 'period_end') {
    if (when === 'period_end') throw new ProviderRefused('Subscription has no current billing cycle');
    await payments.cancelSubscription(id, when);
  },
};

beforeEach(() => api.clock.set(new Date()));

/** Logs an account in again: at a later time, or after logging out. */
async function logIn(as: Session): Promise<Session> {
  const body = { username: as.user.email, password: 'correct horse 1' };
  const { headers } = await api.call('POST /api/auth/login', { body });
  return { ...as, token: headers.get('authorization')?.replace('Bearer ', '') ?? '' };
}

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

test('an account can be deleted after a failed renewal', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  const { later } = await orderOf(learner);
  const context = { db: api.db, payments: halted, log: pino({ level: 'silent' }) };
  expect(await stopCharging(context, learner.user.id, later)).toBe(true);
  expect((await orderOf(learner)).order.status).toBe('ended');
});

test('a paid period is not cut off if the provider refuses to wait', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  const { order } = await orderOf(learner);
  const by = { source: 'site' as const, type: 'cancellation requested' };
  await expect(cancelOrder(api.db, halted, order, by, api.clock.now())).rejects.toThrow(ProviderRefused);
  expect((await orderOf(learner)).order.status).toBe('paid');
});

/** The order's state here, and the plan two days after its paid period. */
async function lifeOf(as: Session) {
  await sandbox.idle();
  const { order, later } = await orderOf(as);
  const now = api.clock.now();
  api.clock.set(later);
  const plan = await planOf(as);
  api.clock.set(now);
  return [order.provider_status, order.status, order.paid_count, plan];
}

test('a renewal fails, is given up by the provider, and is paid again with another card', async () => {
  const learner = await api.signUp();
  const id = await subscribe(learner);
  expect(await lifeOf(learner)).toEqual(['active', 'paid', 1, 'free']);
  sandbox.failCharge(id);
  expect(await lifeOf(learner)).toEqual(['pending', 'paid', 1, 'free']);
  sandbox.failCharge(id);
  expect(await lifeOf(learner)).toEqual(['halted', 'paid', 1, 'free']);
  // A new card alone pays for nothing: the provider charges the cycles to come.
  sandbox.changeCard(id);
  expect((await lifeOf(learner)).slice(1)).toEqual(['paid', 1, 'free']);
  const { later } = await orderOf(learner);
  sandbox.endCycle(id);
  await sandbox.idle();
  expect((await orderOf(learner)).order.paid_count).toBe(2);
  const now = api.clock.now();
  api.clock.set(new Date(later.getTime() + 30 * DAY_MS));
  expect(await planOf(learner)).toBe('platinum');
  api.clock.set(now);
});

test('buying again after a halt cancels the old plan at the provider, however long that is away', async () => {
  const learner = await api.signUp();
  const old = await subscribe(learner);
  sandbox.failCharge(old);
  sandbox.failCharge(old);
  await sandbox.idle();
  const { order, later } = await orderOf(learner);
  const now = api.clock.now();
  api.clock.set(later);
  const again = await logIn(learner);
  const checkout = await api.call('POST /api/razorpay/subscription', {
    as: again,
    body: { plan: 'platinum' },
  });
  expect([checkout.status, checkout.body.starts_at]).toEqual([200, null]);
  sandbox.pay(checkout.body.id, 'success');
  await sandbox.idle();
  sandbox.disturb('500', /cancel$/);
  await reconcile();
  sandbox.disturb('none');
  expect(await api.db('orders').where('id', order.id).first('status')).toEqual({ status: 'paid' });
  await reconcile();
  expect(await payments.observeSubscription(old)).toContainEqual(expect.objectContaining({ kind: 'ended' }));
  expect(await api.db('orders').where('id', order.id).first('status')).toEqual({ status: 'ended' });
  expect(await payments.observeSubscription(checkout.body.id)).not.toContainEqual(expect.objectContaining({ kind: 'ended' }));
  api.clock.set(now);
});

test('the same plan is not sold a second time on the day of its renewal', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  const { order } = await orderOf(learner);
  const now = api.clock.now();
  api.clock.set(new Date((order.period_end?.getTime() ?? 0) + 3_600_000));
  const again = await logIn(learner);
  const answer = await api.call('POST /api/razorpay/subscription', {
    as: again,
    body: { plan: 'platinum' },
  });
  api.clock.set(now);
  expect(answer.error.code).toBe('already_subscribed');
});

test('a signed plan with a charge that we have not heard of is cancelled to the end of the paid time', async () => {
  const learner = await api.signUp();
  const { id } = (await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } })).body;
  sandbox.disturb('500');
  const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(id, 'success', 'never');
  const signed = { razorpay_payment_id, razorpay_signature, subscription_id: id };
  await api.call('POST /api/razorpay/verification', { as: learner, body: signed });
  sandbox.disturb('none');
  const { body } = await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner });
  expect(body.order).toMatchObject({ status: 'cancelling', paid_count: 1 });
  expect(await payments.observeSubscription(id)).not.toContainEqual(expect.objectContaining({ kind: 'ended' }));
});

test('an account in the grace of its deletion is charged no more, and may resume', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  await api.call('DELETE /api/user', { as: learner, body: { password: 'correct horse 1' } });
  sandbox.disturb('500');
  await reconcile();
  sandbox.disturb('none');
  expect((await orderOf(learner)).order.status).toBe('paid');
  await reconcile();
  expect((await orderOf(learner)).order.status).toBe('cancelling');
  const again = await logIn(learner);
  const { status } = await api.call('PUT /api/razorpay/subscription/resume', { as: again });
  expect(status).toBe(200);
});
