import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../../test/production.ts';
import { readConfig } from '../../config.ts';
import { sandboxOf } from '../../sandbox/razorpay/running-sandbox.ts';
import { startSandbox } from '../../sandbox/razorpay/server.ts';
import { createPayments, usesSandbox } from './index.ts';
import { type PaymentFact, ProviderRefused, ProviderUnavailable } from './payment-provider.ts';
import { createRazorpay } from './razorpay.ts';
import { isSignature, sign } from './signatures.ts';

const keys = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'webhook secret' };
const received: { body: string; signature: string; id: string }[] = [];
const shop = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const header = (name: string) => String(request.headers[name]);
  const body = Buffer.concat(chunks).toString();
  received.push({ body, signature: header('x-razorpay-signature'), id: header('x-razorpay-event-id') });
  response.end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => shop.once('listening', resolve));
const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
const sandbox = await startSandbox({ ...keys, webhookUrl, file: null });
const settings = { ...keys, baseUrl: async () => sandbox.url, checkoutScript: '/checkout.js' };
const payments = createRazorpay(settings);

afterEach(() => {
  sandbox.disturb('none');
  received.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => shop.close(resolve));
});

const newOrder = (from = payments) =>
  from.createOrder({ amount: 1000, currency: 'USD', receipt: 'order-1', notes: { user_id: '1' } });
const newSubscription = (startAt: Date | null = null) =>
  payments.createSubscription({ planId: 'dummy_pro', cycles: 120, startAt, notes: {} });
const kinds = (facts: readonly PaymentFact[]) => facts.map(({ kind }) => kind);

describe('an order', () => {
  test('is created, fails, is paid, and says so', async () => {
    const id = await newOrder();
    expect(await payments.observeOrder(id)).toEqual([]);
    sandbox.pay(id, 'failure');
    expect(kinds(await payments.observeOrder(id))).toEqual(['failed']);
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = sandbox.pay(id, 'success');
    expect(payments.isOrderSigned(id, paymentId, signature)).toBe(true);
    expect(payments.isOrderSigned('order_other', paymentId, signature)).toBe(false);
    expect(payments.isOrderSigned(id, paymentId, `${signature}0`)).toBe(false);
    expect(await payments.observeOrder(id)).toContainEqual(
      expect.objectContaining({ kind: 'captured', paymentId, amount: 1000, currency: 'USD' }),
    );
  });

  test('is refunded in parts, never beyond the amount paid', async () => {
    const id = await newOrder();
    const { razorpay_payment_id: paymentId = '' } = sandbox.pay(id, 'success');
    expect(await payments.refund(paymentId, 400, {}, 'refund-key-1')).toMatchObject({ kind: 'refunded', paymentId, amount: 400 });
    await payments.refund(paymentId, 600, {}, 'refund-key-2');
    await expect(payments.refund(paymentId, 1, {}, 'refund-key-3')).rejects.toThrow(ProviderRefused);
    expect(kinds(await payments.observeOrder(id))).toEqual(['captured', 'refunded', 'refunded']);
  });
});

test('a refund reports its state, also one that failed later', async () => {
  const id = await newOrder();
  const { razorpay_payment_id: paymentId = '' } = sandbox.pay(id, 'success');
  sandbox.refundsAre('pending');
  expect(await payments.refund(paymentId, 400, {}, 'refund-key-5')).toMatchObject({ kind: 'refund_pending', amount: 400 });
  sandbox.refundsAre('processed');
  expect(kinds(await payments.observeOrder(id))).toEqual(['captured', 'refund_pending']);
  sandbox.settleRefunds('failed');
  expect(kinds(await payments.observeOrder(id))).toEqual(['captured', 'refund_failed']);
  expect(await payments.refund(paymentId, 1000, {}, 'refund-key-6')).toMatchObject({ kind: 'refunded', amount: 1000 });
});

test('a refund whose response was lost is repeated under its key, and made once', async () => {
  const id = await newOrder();
  const { razorpay_payment_id: paymentId = '' } = sandbox.pay(id, 'success');
  sandbox.disturb('lost', /refund$/);
  await expect(payments.refund(paymentId, 400, {}, 'refund-key-4')).rejects.toThrow(ProviderUnavailable);
  sandbox.disturb('none');
  await payments.refund(paymentId, 400, {}, 'refund-key-4');
  await expect(payments.refund(paymentId, 500, {}, 'refund-key-4')).rejects.toThrow(ProviderRefused);
  expect(kinds(await payments.observeOrder(id))).toEqual(['captured', 'refunded']);
});

describe('a subscription', () => {
  test('is paid, renewed, and ends with its cycle when cancelled', async () => {
    const id = await newSubscription();
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = sandbox.pay(id, 'success');
    expect(payments.isSubscriptionSigned(id, paymentId, signature)).toBe(true);
    sandbox.endCycle(id);
    const renewed = await payments.observeSubscription(id);
    const periods = renewed.filter((fact) => fact.kind === 'period');
    expect(new Set(periods.map(({ paidCount }) => paidCount))).toEqual(new Set([1, 2]));
    await payments.cancelSubscription(id, 'period_end');
    expect(kinds(await payments.observeSubscription(id))).not.toContain('ended');
    sandbox.endCycle(id);
    expect(kinds(await payments.observeSubscription(id))).toContain('ended');
    await expect(payments.cancelSubscription(id, 'now')).rejects.toThrow(ProviderRefused);
  });

  test('whose charge fails is pending, then halted, reports its new cycle unpaid, and is paid again', async () => {
    const id = await newSubscription();
    sandbox.pay(id, 'success');
    const seen = async () => {
      const facts = await payments.observeSubscription(id);
      const status = facts.find((fact) => fact.kind === 'status')?.status;
      return [status, facts.filter(({ kind }) => kind === 'period').length];
    };
    expect(await seen()).toEqual(['active', 1]);
    sandbox.failCharge(id);
    expect(await seen()).toEqual(['pending', 1]);
    sandbox.changeCard(id);
    expect(await seen()).toEqual(['active', 2]);
    sandbox.failCharge(id);
    sandbox.failCharge(id);
    expect(await seen()).toEqual(['halted', 2]);
    await expect(payments.cancelSubscription(id, 'period_end')).rejects.toThrow(ProviderRefused);
    // A new card after a halt: only cycles to come are charged.
    sandbox.changeCard(id);
    expect(await seen()).toEqual(['active', 2]);
    sandbox.endCycle(id);
    expect(await seen()).toEqual(['active', 3]);
    await sandbox.idle();
    const told = received.map(({ body, signature, id: event }) => payments.readWebhook(Buffer.from(body), signature, event));
    expect(told.filter((each) => each?.facts.some(({ kind }) => kind === 'period')).map((each) => each?.type)).toEqual(
      Array(3).fill('subscription.charged'),
    );
  });

  test('that starts later is authorized and not charged yet', async () => {
    const id = await newSubscription(new Date(Date.now() + 86_400_000));
    sandbox.pay(id, 'success');
    expect(await payments.observeSubscription(id)).toEqual([{ kind: 'status', status: 'authenticated', at: expect.any(Number) }]);
  });

  test('of an unknown plan is refused', async () => {
    const subscription = { planId: 'plan_none', cycles: 1, startAt: null, notes: {} };
    await expect(payments.createSubscription(subscription)).rejects.toThrow(ProviderRefused);
  });
});

describe('webhooks', () => {
  const read = ({ body, signature, id }: (typeof received)[number]) => payments.readWebhook(Buffer.from(body), signature, id);

  test('are signed and name their subject', async () => {
    const id = await newOrder();
    sandbox.pay(id, 'success');
    await sandbox.idle();
    expect(received.map((each) => read(each)?.type)).toEqual(['payment.captured', 'order.paid']);
    for (const each of received) expect(read(each)).toMatchObject({ reference: id, eventId: each.id });
  });

  test('come twice with one id, and backwards, on request', async () => {
    const id = await newSubscription();
    sandbox.pay(id, 'success', 'backwards');
    await sandbox.idle();
    expect(received.map((each) => read(each)?.type)).toEqual([
      'subscription.charged',
      'subscription.activated',
      'subscription.authenticated',
    ]);
    received.length = 0;
    sandbox.endCycle(id, 'twice');
    await sandbox.idle();
    expect(received).toHaveLength(2);
    expect(new Set(received.map((each) => each.id)).size).toBe(1);
  });

  test('with a changed body are not believed', () => {
    const body = Buffer.from('{"event":"order.paid"}');
    expect(payments.readWebhook(body, sign('another secret', body), 'evt_1')).toBeNull();
    expect(payments.readWebhook(body, '', 'evt_1')).toBeNull();
  });

  test('that are signed and make no sense are an error', () => {
    for (const text of ['', 'nonsense', '{}', '{"event":1}']) {
      const body = Buffer.from(text);
      expect(() => payments.readWebhook(body, sign(keys.webhookSecret, body), 'evt_1')).toThrow(ProviderUnavailable);
    }
  });
});

describe('a provider in trouble', () => {
  test.each(['slow', '500', 'nonsense'] as const)('that is %s is unavailable', async (how) => {
    sandbox.disturb(how);
    const impatient = createRazorpay({ ...settings, timeoutMs: 500 });
    await expect(newOrder(impatient)).rejects.toThrow(ProviderUnavailable);
  });

  test('that is down is unavailable', async () => {
    const down = createRazorpay({ ...settings, baseUrl: async () => 'http://127.0.0.1:9' });
    await expect(down.observeOrder('order_1')).rejects.toThrow(ProviderUnavailable);
  });

  test('that knows other keys refuses', async () => {
    const wrong = createRazorpay({ ...settings, keySecret: 'wrong' });
    await expect(wrong.observeOrder('order_1')).rejects.toThrow(ProviderRefused);
  });
});

test('signatures of other lengths and letters are wrong', () => {
  const right = sign('s', 'm');
  expect(isSignature('s', 'm', right)).toBe(true);
  for (const wrong of ['', right.slice(1), right.toUpperCase(), `${right} `]) expect(isSignature('s', 'm', wrong)).toBe(false);
});

test('a webhook is read that was signed with the secret from before the present one', () => {
  const settings = { keyId: 'k', keySecret: 's', planIds: {}, baseUrl: async () => '', checkoutScript: '' };
  const body = Buffer.from(JSON.stringify({ event: 'order.paid', created_at: 1, payload: {} }));
  const reads = (webhookSecret: string, secret: string) =>
    createRazorpay({ ...settings, webhookSecret }).readWebhook(body, sign(secret, body), 'event') !== null;
  expect([reads('new,old', 'new'), reads('new,old', 'old'), reads('new', 'old'), reads('new,old', 'new,old')]).toEqual([
    ...[true, true, false, false],
  ]);
});

test('in production without keys there is no provider and no sandbox', () => {
  const settings = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://localhost/x', ...env });
  expect(createPayments(settings(PRODUCTION), sandboxOf)).toBeNull();
  expect(usesSandbox(settings(PRODUCTION))).toBe(false);
  expect(createPayments(settings({ NODE_ENV: 'test' }), sandboxOf)?.checkoutScript).toBe('/dev/razorpay/checkout.js');
  const live = { RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  expect(() => settings(live)).toThrow('RAZORPAY_PLAN_PLATINUM_YEARLY: Set all three RAZORPAY keys and both RAZORPAY_PLAN ids');
  const plans = { RAZORPAY_PLAN_PLATINUM: 'plan_m', RAZORPAY_PLAN_PLATINUM_YEARLY: 'plan_y' };
  expect(createPayments(settings({ ...PRODUCTION, ...live, ...plans }), sandboxOf)).toMatchObject({
    keyId: 'k',
    planIds: { platinum: 'plan_m', platinum_yearly: 'plan_y' },
  });
  expect(() => settings({ RAZORPAY_KEY_ID: 'k' })).toThrow('RAZORPAY_KEY_SECRET');
});
