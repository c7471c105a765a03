import { describe, expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { sign } from '../../../../adapters/payments/signatures.ts';
import { isGradingPaid } from '../payment-events/payment-events.queries.ts';

const { api, sandbox, payments, keys, subscribe, planOf, insertTest, reconcile } = await startPaymentShop();
const HOUR = 3_600_000;

const latest = async (as: Session) => (await api.call('GET /api/orders/latest', { as })).body.order;
const open = (as: Session, plan: 'platinum' | 'platinum_yearly' = 'platinum') =>
  api.call('POST /api/razorpay/subscription', { as, body: { plan } });

describe('POST /api/razorpay/subscription', () => {
  test('opens a checkout', async () => {
    const learner = await api.signUp({ email: 'payer@example.com' });
    const { status, body } = await open(learner);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^sub_/),
      key_id: keys.keyId,
      checkout_script: 'https://checkout.razorpay.com/v1/checkout.js',
      amount: 900,
      currency: 'USD',
      name: expect.any(String),
      description: 'Platinum Plan, monthly',
      prefill: { name: 'Test Learner', email: 'payer@example.com' },
      notes: { user_id: String(learner.user.id) },
      starts_at: null,
    });
  });

  test('opens the same checkout for a second click', async () => {
    const learner = await api.signUp();
    expect((await open(learner)).body.id).toBe((await open(learner)).body.id);
    expect((await open(learner, 'platinum_yearly')).body.id).not.toBe((await open(learner)).body.id);
  });

  test.each(['free', 'silver'] as const)('does not sell %s', async (plan) => {
    const answer = await api.call('POST /api/razorpay/subscription', { as: await api.signUp(), body: { plan } });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_not_for_sale']);
  });

  test('does not sell the same plan twice', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    const { status, error } = await open(learner);
    expect([status, error]).toEqual([409, { code: 'already_subscribed', message: 'You already have this plan' }]);
  });

  test.each(['500', 'nonsense'] as const)('says kindly that the provider is in trouble: %s', async (how) => {
    sandbox.disturb(how);
    const learner = await api.signUp();
    const { status, error } = await open(learner);
    sandbox.disturb('none');
    expect([status, error.code]).toEqual([503, 'payments_unavailable']);
    expect((await open(learner)).status).toBe(200);
    expect((await api.call('GET /api/orders', { as: learner })).body.orders).toHaveLength(1);
  });
});

describe('POST /api/razorpay/verification', () => {
  async function checkOut(learner: Session) {
    const { body } = await open(learner);
    sandbox.sendWebhooksTo(null);
    const callback = sandbox.pay(body.id, 'success');
    await sandbox.idle();
    sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
    const { razorpay_payment_id = '', razorpay_signature = '' } = callback;
    return { razorpay_payment_id, razorpay_signature, subscription_id: body.id };
  }

  test('opens the plan at once, without any webhook', async () => {
    const learner = await api.signUp();
    const signed = await checkOut(learner);
    expect(await planOf(learner)).toBe('free');
    const { status, body } = await api.call('POST /api/razorpay/verification', { as: learner, body: signed });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Payment successful',
      order: { status: 'paid', paid_count: 1, plan: 'Platinum Plan' },
    });
    expect(await planOf(learner)).toBe('platinum');
  });

  test('opens it too while the provider is away; its word is made up for later', async () => {
    const learner = await api.signUp();
    const signed = await checkOut(learner);
    sandbox.disturb('500');
    const { body } = await api.call('POST /api/razorpay/verification', { as: learner, body: signed });
    sandbox.disturb('none');
    expect(body.order).toMatchObject({ status: 'authorized', period_end: null });
    expect(await planOf(learner)).toBe('platinum');
    const now = api.clock.now();
    api.clock.advance(HOUR);
    await reconcile();
    api.clock.set(now);
    expect(await latest(learner)).toMatchObject({ status: 'paid', paid_count: 1 });
  });

  test.each<[string, (signed: Awaited<ReturnType<typeof checkOut>>) => object]>([
    ['a wrong signature', (signed) => ({ ...signed, razorpay_signature: '0'.repeat(64) })],
    ['another payment', (signed) => ({ ...signed, razorpay_payment_id: 'pay_other' })],
    ['an unknown id', (signed) => ({ ...signed, subscription_id: 'sub_other' })],
    ['a subscription given as an order', ({ subscription_id, ...signed }) => ({ ...signed, order_id: subscription_id })],
  ])('refuses %s', async (_, change) => {
    const learner = await api.signUp();
    const body = change(await checkOut(learner));
    const { status, error } = await api.callLoosely('POST /api/razorpay/verification', { as: learner, body });
    expect([status, error.code]).toEqual([400, 'payment_not_verified']);
    expect(await planOf(learner)).toBe('free');
  });

  test("refuses another account's payment", async () => {
    const [payer, other] = [await api.signUp(), await api.signUp()];
    const body = await checkOut(payer);
    expect((await api.call('POST /api/razorpay/verification', { as: other, body })).status).toBe(400);
    expect(await planOf(other)).toBe('free');
  });
});

describe('a grading', () => {
  test('costs 10 dollars, is verified over its order id, and is paid once', async () => {
    const learner = await api.signUp();
    const test_slug = await insertTest(learner);
    const { body } = await api.call('POST /api/razorpay/one-time', { as: learner, body: { test_slug } });
    expect(body).toMatchObject({ id: expect.stringMatching(/^order_/), amount: 1000, currency: 'USD' });
    const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(body.id, 'success');
    const signed = { razorpay_payment_id, razorpay_signature, order_id: body.id };
    const verified = await api.call('POST /api/razorpay/verification', { as: learner, body: signed });
    expect(verified.body.order).toMatchObject({ type: 'grading', plan: null, test_slug, status: 'paid' });
    const [row] = await api.db('tests').where('slug', test_slug);
    expect(await isGradingPaid(api.db, row.id)).toBe(true);
    const again = await api.call('POST /api/razorpay/one-time', { as: learner, body: { test_slug } });
    expect([again.status, again.error.code]).toEqual([409, 'grading_already_paid']);
  });

  test("is not sold for another learner's test", async () => {
    const test_slug = await insertTest(await api.signUp());
    const { status } = await api.call('POST /api/razorpay/one-time', { as: await api.signUp(), body: { test_slug } });
    expect(status).toBe(404);
  });
});

describe('POST /api/razorpay/webhook', () => {
  const send = (body: string, headers: Record<string, string>) =>
    api.fetch('/api/razorpay/webhook', { method: 'POST', headers, body });
  const event = (reference: string, status = 'active') =>
    JSON.stringify({
      event: 'subscription.charged',
      created_at: Math.floor(Date.now() / 1000),
      payload: {
        subscription: {
          entity: {
            id: reference,
            status,
            current_start: Math.floor(Date.now() / 1000),
            current_end: 4_000_000_000,
            paid_count: 1,
          },
        },
      },
    });

  test('refuses a body that the provider did not sign', async () => {
    const body = event('sub_1');
    for (const signature of ['', sign('another', body), sign(keys.webhookSecret, `${body} `)]) {
      const response = await send(body, { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_bad' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'bad_signature' });
    }
    expect(await api.db('payment_events').where('event_id', 'evt_bad')).toEqual([]);
  });

  test('takes an event once', async () => {
    const learner = await api.signUp();
    const { body: checkout } = await open(learner);
    const body = event(checkout.id);
    const headers = { 'x-razorpay-signature': sign(keys.webhookSecret, body), 'x-razorpay-event-id': 'evt_once' };
    for (let index = 0; index < 3; index += 1) expect((await send(body, headers)).status).toBe(200);
    expect(await api.db('payment_events').where('event_id', 'evt_once')).toHaveLength(1);
    expect(await api.db('memberships').where('user_id', learner.user.id)).toHaveLength(1);
  });

  test('keeps nothing of the payer that comes with an event', async () => {
    const learner = await api.signUp();
    const { body: checkout } = await open(learner);
    const given = JSON.parse(event(checkout.id));
    const payer = { email: 'payer@example.com', contact: '+4915112345678', card: { name: 'A Payer', last4: '4242' } };
    for (const { entity } of Object.values<{ entity: object }>(given.payload)) Object.assign(entity, payer);
    const body = JSON.stringify(given);
    const headers = { 'x-razorpay-signature': sign(keys.webhookSecret, body), 'x-razorpay-event-id': 'evt_payer' };
    expect((await send(body, headers)).status).toBe(200);
    const rows = await api.db('payment_events').where('event_id', 'evt_payer');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/payer@|4915112345678|A Payer|4242/);
  });

  test('keeps an event whose order is not known yet, for when it is', async () => {
    const learner = await api.signUp();
    const { body: checkout } = await open(learner);
    await api.db('orders').where('provider_id', checkout.id).update({ provider_id: null });
    const body = event(checkout.id);
    const headers = { 'x-razorpay-signature': sign(keys.webhookSecret, body), 'x-razorpay-event-id': 'evt_early' };
    expect((await send(body, headers)).status).toBe(200);
    await api.db('orders').where({ user_id: learner.user.id }).update({ provider_id: checkout.id });
    const now = api.clock.now();
    api.clock.advance(2 * 60_000);
    await reconcile();
    expect(await planOf(learner)).toBe('platinum');
    api.clock.set(now);
  });
});

describe('a subscription', () => {
  test('is cancelled to the end of its period, and keeps its plan until then', async () => {
    const learner = await api.signUp();
    const id = await subscribe(learner);
    const cancelled = await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner });
    expect(cancelled.body.message).toBe('Canceled Subscription successfully');
    const { order } = cancelled.body;
    expect(order).toMatchObject({ status: 'cancelling', abilities: { cancel: false, resume: true } });
    expect(order.ended_at).toBe(order.period_end);
    expect((await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner })).status).toBe(200);
    const now = api.clock.now();
    api.clock.set(new Date(new Date(order.period_end ?? '').getTime() - 1));
    expect(await planOf(learner)).toBe('platinum');
    api.clock.advance(1);
    expect(await planOf(learner)).toBe('free');
    api.clock.set(now);
    sandbox.endCycle(id);
    await sandbox.idle();
    expect(await latest(learner)).toMatchObject({ status: 'ended', abilities: { cancel: false, resume: false } });
  });

  test('cannot be cancelled or resumed if there is none', async () => {
    const learner = await api.signUp();
    for (const name of ['PUT /api/razorpay/subscription/cancellation', 'PUT /api/razorpay/subscription/resume'] as const) {
      const { status, error } = await api.call(name, { as: learner });
      expect([status, error.code]).toEqual([409, 'no_subscription']);
    }
  });

  test('is resumed by a new one, charged when the paid period ends', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    const { body: cancelled } = await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner });
    const { body: checkout } = await api.call('PUT /api/razorpay/subscription/resume', { as: learner });
    expect(checkout.starts_at).toBe(cancelled.order.period_end);
    const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(checkout.id, 'success');
    await sandbox.idle();
    const signed = { razorpay_payment_id, razorpay_signature, subscription_id: checkout.id };
    const { body } = await api.call('POST /api/razorpay/verification', { as: learner, body: signed });
    expect(body.order).toMatchObject({ status: 'authorized', paid_count: 0, starts_at: cancelled.order.period_end });
    const now = api.clock.now();
    api.clock.set(new Date(new Date(cancelled.order.period_end ?? '').getTime() + HOUR));
    expect(await planOf(learner)).toBe('platinum');
    api.clock.set(now);
  });

  test('changes its plan in mid-month without a day paid twice', async () => {
    const learner = await api.signUp();
    await subscribe(learner, 'platinum');
    const before = await latest(learner);
    const { body: checkout } = await open(learner, 'platinum_yearly');
    expect(checkout).toMatchObject({ amount: 7200, starts_at: before?.period_end });
    sandbox.pay(checkout.id, 'success');
    await sandbox.idle();
    await reconcile();
    const { body } = await api.call('GET /api/orders', { as: learner });
    expect(body.orders.map(({ status, billing_cycle }) => [billing_cycle, status])).toEqual([
      ['yearly', 'authorized'],
      ['monthly', 'cancelling'],
    ]);
    expect((await open(learner, 'platinum')).error.code).toBe('already_subscribed');
  });

  test('is renewed by its webhook, with a day of grace before', async () => {
    const learner = await api.signUp();
    const id = await subscribe(learner);
    const end = new Date((await latest(learner))?.period_end ?? '');
    const now = api.clock.now();
    api.clock.set(new Date(end.getTime() + HOUR));
    expect(await planOf(learner)).toBe('platinum');
    sandbox.endCycle(id, 'twice');
    await sandbox.idle();
    api.clock.set(now);
    expect(await latest(learner)).toMatchObject({ status: 'paid', paid_count: 2, period_start: end.toISOString() });
  });
});

describe('GET /api/payments/session-status', () => {
  const statusOf = async (as: Session, session_id: string) =>
    (await api.call('GET /api/payments/session-status', { as, query: { session_id } })).body;

  test('is open, then complete, even when every message was lost', async () => {
    const learner = await api.signUp({ email: 'session@example.com' });
    const { body } = await open(learner);
    expect(await statusOf(learner, body.id)).toEqual({
      status: 'open',
      email: 'session@example.com',
      payment_purpose: 'platinum',
      test_slug: null,
      starts_at: null,
      over: null,
      provider_asked: true,
    });
    sandbox.pay(body.id, 'success', 'never');
    const now = api.clock.now();
    api.clock.advance(5_000);
    expect((await statusOf(learner, body.id)).status).toBe('complete');
    expect(await planOf(learner)).toBe('platinum');
    api.clock.set(now);
  });

  test('is expired once the payment was given up, and complete if it is paid after all', async () => {
    const learner = await api.signUp();
    const { body } = await open(learner);
    sandbox.pay(body.id, 'failure');
    await sandbox.idle();
    expect((await api.call('GET /api/orders', { as: learner })).body.orders[0]).toMatchObject({
      status: 'failed',
      failure_reason: 'Your payment was declined by the bank',
    });
    const now = api.clock.now();
    for (let hour = 0; hour <= 97; hour += 1) {
      api.clock.set(new Date(now.getTime() + hour * HOUR + 60_000));
      if (hour % 24 < 2) await reconcile();
    }
    expect((await statusOf(learner, body.id)).status).toBe('expired');
    sandbox.pay(body.id, 'success');
    await sandbox.idle();
    expect((await statusOf(learner, body.id)).status).toBe('complete');
    api.clock.set(now);
  });

  test("does not reveal another account's payment", async () => {
    const { body } = await open(await api.signUp());
    const other = { as: await api.signUp(), query: { session_id: body.id } };
    expect((await api.call('GET /api/payments/session-status', other)).status).toBe(404);
  });
});

test('the provider knows whose order it is', async () => {
  const learner = await api.signUp();
  const { body } = await open(learner);
  expect(await payments.observeSubscription(body.id)).toEqual([{ kind: 'status', status: 'created', at: expect.any(Number) }]);
});
