import { beforeEach, describe, expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';

const { api, sandbox, subscribe, planOf, insertTest } = await startPaymentShop();

beforeEach(() => {
  api.clock.set(new Date());
  sandbox.disturb('none');
});

type Plan = 'platinum' | 'platinum_yearly';
const open = (as: Session, plan: Plan = 'platinum') => api.call('POST /api/razorpay/subscription', { as, body: { plan } });
const statusOf = async (as: Session, session_id: string) =>
  (await api.call('GET /api/payments/session-status', { as, query: { session_id } })).body;
const latest = async (as: Session) => (await api.call('GET /api/orders/latest', { as })).body.order;

/** A learner with a plan that runs, and the yearly one signed to follow it. */
async function withNextPlan() {
  const learner = await api.signUp();
  await subscribe(learner);
  const { body } = await open(learner, 'platinum_yearly');
  sandbox.pay(body.id, 'success');
  await sandbox.idle();
  return { learner, next: body };
}

describe('a checkout whose payment was never reported', () => {
  test('of a plan is not handed out again: the plan opens instead', async () => {
    const learner = await api.signUp();
    const { body } = await open(learner);
    sandbox.pay(body.id, 'success', 'never');
    const { status, error } = await open(learner);
    expect([status, error.code]).toEqual([409, 'already_subscribed']);
    expect(await planOf(learner)).toBe('platinum');
  });

  test('of a grading is not handed out again: it is paid for', async () => {
    const learner = await api.signUp();
    const body = { test_slug: await insertTest(learner) };
    const first = await api.call('POST /api/razorpay/one-time', { as: learner, body });
    sandbox.pay(first.body.id, 'success', 'never');
    const { status, error } = await api.call('POST /api/razorpay/one-time', { as: learner, body });
    expect([status, error.code]).toEqual([409, 'grading_already_paid']);
  });

  test('is said not to be known while the provider is away', async () => {
    const learner = await api.signUp();
    const { body } = await open(learner);
    expect(await statusOf(learner, body.id)).toMatchObject({ status: 'open', provider_asked: true });
    api.clock.advance(5_000);
    sandbox.pay(body.id, 'success', 'never');
    sandbox.disturb('500');
    expect(await statusOf(learner, body.id)).toMatchObject({ status: 'open', provider_asked: false });
    sandbox.disturb('none');
    expect(await statusOf(learner, body.id)).toMatchObject({ status: 'complete', over: null, starts_at: null });
  });
});

describe("a payment's state", () => {
  test('names the day on which a plan begins that follows another', async () => {
    const { learner, next } = await withNextPlan();
    expect(next.starts_at).not.toBeNull();
    expect(await statusOf(learner, next.id)).toMatchObject({ status: 'complete', starts_at: next.starts_at, over: null });
  });

  test('reports refunds under way, and ended plans', async () => {
    const learner = await api.signUp();
    const id = await subscribe(learner);
    const order = await latest(learner);
    await api.call('POST /api/admin/orders/:id/refunds', {
      as: await api.asStaff({ permissions: ['money'] }),
      params: { id: order?.id ?? 0 },
      body: { reason: 'asked for' },
    });
    expect((await statusOf(learner, id)).over).toBe('refunded');

    const other = await api.signUp();
    const ended = await subscribe(other);
    await api.call('PUT /api/razorpay/subscription/cancellation', { as: other });
    expect((await statusOf(other, ended)).over).toBeNull();
    sandbox.endCycle(ended);
    await sandbox.idle();
    expect((await statusOf(other, ended)).over).toBe('ended');
  });
});

test('the subscription that counts is the one that runs, also after the next one was cancelled', async () => {
  const { learner } = await withNextPlan();
  expect(await latest(learner)).toMatchObject({ status: 'authorized', billing_cycle: 'yearly' });
  await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner });
  await sandbox.idle();
  expect(await latest(learner)).toMatchObject({ billing_cycle: 'monthly', plan_key: 'platinum' });
  expect(await planOf(learner)).toBe('platinum');
});

test('of many orders the newest hundred are listed, and older plans that were signed', async () => {
  const learner = await api.signUp();
  const id = await subscribe(learner);
  const { id: _, ...row } = await api.db('orders').where('provider_id', id).first();
  const created_at = new Date(row.created_at.getTime() + 1_000);
  const tries = Array.from({ length: 101 }, (__, index) => ({
    ...row,
    provider_id: `${id}${index}`,
    status: 'failed',
    created_at,
  }));
  await api.db('orders').insert(tries);
  const { body } = await api.call('GET /api/orders', { as: learner });
  expect([body.orders.length, body.orders.at(-1)?.status, body.more]).toEqual([101, 'paid', true]);
  const other = await api.signUp();
  expect((await api.call('GET /api/orders', { as: other })).body).toEqual({ orders: [], more: false });
});

test('payments verified from loopback are not counted: a proxy may hide all clients behind it', async () => {
  const learner = await api.signUp();
  const body = { razorpay_payment_id: 'pay_x', razorpay_signature: '0'.repeat(64), subscription_id: 'sub_x' };
  const verify = () => api.callLoosely('POST /api/razorpay/verification', { as: learner, body });
  expect((await verify()).error.code).toBe('payment_not_verified');
  await api.db('rate_limits').where('key', 'like', 'payment-verification:%').update({ points: 60 });
  expect((await verify()).error.code).toBe('payment_not_verified');
});
