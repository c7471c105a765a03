import { describe, expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { sign } from '../../../../adapters/payments/signatures.ts';

const { api, sandbox, keys, planOf, reconcile } = await startPaymentShop();

/** A plan that was paid while no message about it arrived; returns the webhook that the provider would send. */
async function paid(as: Session) {
  const { id } = (await api.call('POST /api/razorpay/subscription', { as, body: { plan: 'platinum' } })).body;
  sandbox.pay(id, 'success', 'never');
  const at = Math.floor(api.clock.now().getTime() / 1000);
  const entity = { id, status: 'active', current_start: at, current_end: at + 30 * 86_400, paid_count: 1 };
  const body = JSON.stringify({ event: 'subscription.charged', created_at: at, payload: { subscription: { entity } } });
  const headers = { 'x-razorpay-signature': sign(keys.webhookSecret, body), 'x-razorpay-event-id': `evt_${id}` };
  const send = async () => (await api.fetch('/api/razorpay/webhook', { method: 'POST', headers, body })).status;
  return { send, eventId: `evt_${id}` };
}

async function laterReconciled() {
  const now = api.clock.now();
  api.clock.advance(2 * 60_000);
  await reconcile();
  api.clock.set(now);
}

describe('a webhook that meets a locked database is answered all the same', () => {
  test('with 200 where it is kept: the rest follows once the order is free', async () => {
    const learner = await api.signUp();
    const { send, eventId } = await paid(learner);
    await api.db.transaction(async (other) => {
      await other('orders').where('user_id', learner.user.id).forNoKeyUpdate().select('id');
      // Without a limit the answer would wait for the end of this transaction, and the test with it.
      expect(await send()).toBe(200);
    });
    expect(await api.db('payment_events').where('event_id', eventId)).toMatchObject([{ applied_at: null }]);
    await laterReconciled();
    expect(await planOf(learner)).toBe('platinum');
  });

  test('with 503 where it cannot be kept, so that the provider sends it again', async () => {
    const learner = await api.signUp();
    const { send, eventId } = await paid(learner);
    await api.db.transaction(async (other) => {
      await other.raw('LOCK TABLE payment_events IN ACCESS EXCLUSIVE MODE');
      expect(await send()).toBe(503);
    });
    expect(await api.db('payment_events').where('event_id', eventId)).toEqual([]);
    expect(await send()).toBe(200);
    expect(await planOf(learner)).toBe('platinum');
  });
});

test.each([
  '',
  'nonsense',
  '{}',
  '{"event":1}',
  '[]',
  '{"event":"order.paid","created_at":1,"payload":{"payment":{"entity":{}}}}',
])('a signed body that makes no sense is not asked for again: %j', async (body) => {
  const before = await api.db('payment_events').count();
  const post = async (signature: string) =>
    (await api.fetch('/api/razorpay/webhook', { method: 'POST', headers: { 'x-razorpay-signature': signature }, body })).status;
  expect(await post(sign(keys.webhookSecret, body))).toBe(200);
  expect(await post(sign('another secret', body))).toBe(400);
  expect(await api.db('payment_events').count()).toEqual(before);
});

test('an event that can never be applied keeps no other back', async () => {
  const [first, second] = [await api.signUp(), await api.signUp()];
  const at = api.clock.now();
  /** An event that was kept, and whose process died before it was applied. */
  const leave = async (as: Session, event_id: string, fact: object) => {
    const { id } = (await api.call('POST /api/razorpay/subscription', { as, body: { plan: 'platinum' } })).body;
    const { id: order_id } = await api.db('orders').where('provider_id', id).first('id');
    const event = { event_id, order_id, source: 'webhook', type: 'x', occurred_at: at, received_at: at };
    await api.db('payment_events').insert({ ...event, facts: JSON.stringify([fact]) });
  };
  // More than the column holds.
  await leave(first, 'evt_poison', { kind: 'refunded', refundId: 'rfnd_1', paymentId: 'pay_1', amount: 3_000_000_000, at: 1 });
  const start = Math.floor(at.getTime() / 1000);
  await leave(second, 'evt_left', { kind: 'period', start, end: start + 30 * 86_400, paidCount: 1 });
  await laterReconciled();
  expect(await planOf(second)).toBe('platinum');
  expect(await api.db('payment_events').where('event_id', 'evt_poison')).toMatchObject([{ applied_at: null }]);
});
