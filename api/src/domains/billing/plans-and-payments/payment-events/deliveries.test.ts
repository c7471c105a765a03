import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitingStatements } from '../../../../../test/lock-waits.ts';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { factsOfInvoices, factsOfSubscription } from '../../../../adapters/payments/razorpay-entities.ts';
import { sign } from '../../../../adapters/payments/signatures.ts';
import { findOrder } from '../orders.queries.ts';
import { type NewPaymentEvent, storeEvent } from './payment-events.queries.ts';
import { applyEvents, pollOrder } from './payment-events.ts';

const { api, sandbox, payments, keys, planOf, reconcile } = await startPaymentShop();
sandbox.sendWebhooksTo(null);

const { url: replica } = await api.startReplica();

const now = Math.floor(api.clock.now().getTime() / 1000);
const MONTH = 30 * 86_400;

interface Webhook {
  id: string;
  body: string;
}

function webhook(id: string, event: string, payload: object): Webhook {
  return { id, body: JSON.stringify({ entity: 'event', event, created_at: now, payload }) };
}

const send = ({ id, body }: Webhook, url = api.url) =>
  fetch(`${url}/api/razorpay/webhook`, {
    method: 'POST',
    headers: { 'x-razorpay-signature': sign(keys.webhookSecret, body), 'x-razorpay-event-id': id },
    body,
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });

/** What the provider sends about a subscription that was paid for some months. */
function webhooksOf(id: string, months: number): Webhook[] {
  const entity = (cycle: number, status = 'active') => ({
    entity: {
      id,
      status,
      current_start: now + cycle * MONTH,
      current_end: now + (cycle + 1) * MONTH,
      paid_count: cycle + 1,
      ended_at: null,
    },
  });
  const payment = (cycle: number, status: string) => ({
    entity: { id: `pay_${id}_${cycle}_${status}`, amount: 900, currency: 'USD', status, created_at: now + cycle * MONTH },
  });
  const first = [
    webhook(`evt_${id}_f`, 'payment.failed', {
      payment: payment(0, 'failed'),
      subscription: { entity: { id, status: 'created' } },
    }),
    webhook(`evt_${id}_a`, 'subscription.authenticated', { subscription: { entity: { id, status: 'authenticated' } } }),
    webhook(`evt_${id}_b`, 'subscription.activated', { subscription: entity(0) }),
  ];
  const charges = Array.from({ length: months }, (_, cycle) => [
    webhook(`evt_${id}_c${cycle}`, 'subscription.charged', { subscription: entity(cycle), payment: payment(cycle, 'captured') }),
    webhook(`evt_${id}_p${cycle}`, 'payment.captured', { payment: payment(cycle, 'captured') }),
  ]);
  return [...first, ...charges.flat()];
}

const [plan] = await api.db('plans').where('plan', 'platinum');
let orders = 0;

/** A buyer with one order: of two concurrent ones the second would be refunded. */
async function insertBuyer(): Promise<number> {
  const row = { email: `buyer-${orders}@example.com`, username: 'Buyer', created_at: new Date(now * 1000) };
  const [user] = await api.db('users').insert(row).returning('id');
  return user.id;
}

/** An order that the provider knows, without the way there: hundreds of them are needed. */
async function insertOrder(as?: Session): Promise<{ id: number; providerId: string }> {
  const providerId = `sub_delivery${++orders}`;
  const row = {
    user_id: as?.user.id ?? (await insertBuyer()),
    type: 'subscription',
    plan_id: plan.id,
    amount: 900,
    currency: 'USD',
  };
  const [order] = await api
    .db('orders')
    .insert({ ...row, provider_id: providerId, created_at: new Date(now * 1000) })
    .returning('id');
  return { id: order.id, providerId };
}

async function outcome(orderId: number) {
  const [order] = await api.db('orders').where('id', orderId);
  const memberships = await api.db('memberships').where('order_id', orderId);
  return {
    status: order.status,
    paid: order.paid_count,
    start: order.period_start,
    end: order.period_end,
    access: memberships.map(({ starts_at, ends_at }) => [starts_at, ends_at]),
  };
}

/** Signs the buyer of an order in, without the way there; returns the session's token. */
async function signIn(orderId: number): Promise<string> {
  const { user_id } = await api.db('orders').where('id', orderId).first('user_id');
  const at = { created_at: api.clock.now(), last_used_at: api.clock.now() };
  const token = `token-${orderId}`;
  const hash = createHash('sha256').update(token).digest();
  const [device] = await api
    .db('devices')
    .insert({ user_id, key_hash: hash, user_agent: '', ...at })
    .returning('id');
  const session = { user_id, device_id: device.id, token_hash: hash, ...at, expires_at: new Date((now + MONTH) * 1000) };
  await api.db('sessions').insert(session);
  return token;
}

/** The page hands over what the checkout signed, each buyer from a network of their own. */
async function verify({ id, providerId }: { id: number; providerId: string }, token: string, url: string): Promise<number> {
  const paymentId = `pay_${providerId}_0_captured`;
  const response = await fetch(`${url}/api/razorpay/verification`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `203.${id >> 16}.${(id >> 8) & 255}.${id & 255}`,
    },
    body: JSON.stringify({
      razorpay_payment_id: paymentId,
      razorpay_signature: sign(keys.keySecret, `${paymentId}|${providerId}`),
      subscription_id: providerId,
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Reconciles a due order; the provider reports its state after some months. */
async function poll({ id, providerId }: { id: number; providerId: string }, months: number): Promise<number> {
  const cycles = Array.from({ length: months }, (_, cycle) => ({ start: now + cycle * MONTH, end: now + (cycle + 1) * MONTH }));
  const { start = 0, end = 0 } = cycles.at(-1) ?? {};
  const seen = { id: providerId, status: 'active', current_start: start, current_end: end, paid_count: months };
  const invoices = cycles.map((cycle, index) => ({
    status: 'paid',
    payment_id: `pay_${providerId}_${index}_captured`,
    amount_paid: 900,
    currency: 'USD',
    billing_start: cycle.start,
    billing_end: cycle.end,
    paid_at: cycle.start,
  }));
  const observeSubscription = async () => [...factsOfSubscription(seen, now), ...factsOfInvoices(invoices)];
  const order = await findOrder(api.db, id);
  if (!order) throw new Error(`No order ${id}`);
  await pollOrder(api.db, { ...payments, observeSubscription }, order, api.clock.now());
  return 200;
}

/** A sample; `DELIVERY_RUNS=1000` looks closer. */
const ORDERS = Number(process.env.DELIVERY_RUNS ?? 8);

test(`${ORDERS} orders end alike, in whatever order, how often, by which way and to which instance the news comes`, async () => {
  const reference = await insertOrder();
  for (const event of webhooksOf(reference.providerId, 2)) expect(await send(event)).toBe(200);
  const expected = await outcome(reference.id);
  expect(expected).toMatchObject({ status: 'paid', paid: 2 });
  // Seven webhooks, the signed callback, and reconciliation after the first month and after the second.
  const shuffles = fc.tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 }),
    fc.array(fc.nat(9), { maxLength: 4 }),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(false, false, false, true),
  );
  await fc.assert(
    fc.asyncProperty(shuffles, async ([order, again, atOnce, webhooksAreLost]) => {
      const bought = await insertOrder();
      const token = await signIn(bought.id);
      const ways = [
        ...webhooksOf(bought.providerId, 2).map((event) => (url: string) => send(event, url)),
        (url: string) => verify(bought, token, url),
        () => poll(bought, 1),
        () => poll(bought, 2),
      ];
      const queue = [...order, ...again].flatMap((index) => (webhooksAreLost && index < 7 ? [] : (ways[index] ?? [])));
      while (queue.length > 0) {
        const sent = queue.splice(0, atOnce).map((deliver, index) => deliver(index % 2 ? replica : api.url));
        expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
      }
      expect(await outcome(bought.id)).toEqual(expected);
    }),
    { numRuns: ORDERS },
  );
  const sources = await api.db('payment_events').distinct('source').orderBy('source').pluck('source');
  expect(sources).toEqual(['callback', 'poll', 'webhook']);
}, 180_000);

test('two instances that take the same webhook at once give one membership', async () => {
  const learner = await api.signUp();
  const { id, providerId } = await insertOrder(learner);
  const [, , , charged] = webhooksOf(providerId, 1);
  if (!charged) throw new Error('No webhook');
  const sent = Array.from({ length: 12 }, (_, index) => send(charged, index % 2 ? replica : api.url));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  expect(await api.db('payment_events').where('order_id', id)).toHaveLength(1);
  expect(await api.db('memberships').where('user_id', learner.user.id)).toHaveLength(1);
  expect(await planOf(learner)).toBe('platinum');
});

test('an event about an unknown order and payment has no owner, and waits', async () => {
  const { id, providerId } = await insertOrder();
  const before = await outcome(id);
  const [, , , charged] = webhooksOf('sub_of_another_shop', 1);
  if (!charged) throw new Error('No webhook');
  expect(await send(charged)).toBe(200);
  expect(await api.db('payment_events').where('event_id', charged.id)).toMatchObject([{ order_id: null, applied_at: null }]);
  expect(await outcome(id)).toEqual(before);

  // A refund names the provider's own order of the charge, which is not known here, and the payment, which is.
  for (const event of webhooksOf(providerId, 1)) await send(event);
  const other = await insertOrder();
  const paymentId = `pay_${providerId}_0_captured`;
  const refunded = webhook(`evt_${providerId}_refund`, 'refund.processed', {
    payment: {
      entity: { id: paymentId, amount: 900, currency: 'USD', status: 'captured', order_id: 'order_1', created_at: now },
    },
    refund: { entity: { id: 'rfnd_1', payment_id: paymentId, amount: 900, status: 'processed', created_at: now } },
  });
  expect(await send(refunded)).toBe(200);
  expect(await api.db('payment_events').where('event_id', refunded.id)).toMatchObject([{ order_id: id }]);
  expect(await outcome(other.id)).toMatchObject({ status: 'open', access: [] });
});

describe('an API that dies between payment and entitlement', () => {
  /** Every connection that writes a membership is cut, as when the process is killed there. */
  const cut = () =>
    api.owner.raw(`
      CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
      CREATE TRIGGER cut BEFORE INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION cut();
    `);
  const mend = () => api.owner.raw('DROP TRIGGER cut ON memberships; DROP FUNCTION cut()');

  async function payWhileCut(learner: Session) {
    const { id, providerId } = await insertOrder(learner);
    const [, , , charged] = webhooksOf(providerId, 1);
    if (!charged) throw new Error('No webhook');
    await cut();
    const status = await send(charged);
    await mend();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await outcome(id)).toMatchObject({ status: 'open', paid: 0, access: [] });
    expect(await api.db('payment_events').where({ order_id: id, applied_at: null })).toHaveLength(1);
    return charged;
  }

  test('has done neither, and does both when the webhook comes again', async () => {
    const learner = await api.signUp();
    const charged = await payWhileCut(learner);
    expect(await send(charged)).toBe(200);
    expect(await planOf(learner)).toBe('platinum');
  });

  test('does both at the next reconciliation, where it never comes again', async () => {
    const learner = await api.signUp();
    await payWhileCut(learner);
    const before = api.clock.now();
    api.clock.advance(2 * 60_000);
    await reconcile();
    api.clock.set(before);
    expect(await planOf(learner)).toBe('platinum');
  });
});

test('reconciliation asks after 15 minutes, then hourly for 4 days, and then gives up', async () => {
  const learner = await api.signUp();
  const { body } = await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } });
  const before = api.clock.now();
  const checks: number[] = [];
  const end = 4 * 24 * 60;
  // When it asks next is a rule with tests of its own: here both ends, and that a round too early asks nothing.
  for (const minute of [0, 14, 15, 30, 75, 90, 135, 195, end - 60, end - 45, end, end + 15]) {
    api.clock.set(new Date(before.getTime() + minute * 60_000));
    await reconcile();
    const [order] = await api.db('orders').where('provider_id', body.id);
    if (order.checked_at?.getTime() === api.clock.now().getTime()) checks.push(minute);
  }
  api.clock.set(before);
  expect(checks).toEqual([15, 75, 135, 195, end - 60, end]);
  expect(await api.db('orders').where('provider_id', body.id).first('status')).toEqual({ status: 'abandoned' });
}, 120_000);

test('reconciliation lets no order wait for one that the provider has trouble with', async () => {
  const { id } = await insertOrder();
  await api
    .db('orders')
    .where('id', id)
    .update({ next_check_at: new Date(0) });
  const learner = await api.signUp();
  const { body } = await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } });
  sandbox.pay(body.id, 'success');
  const before = api.clock.now();
  api.clock.advance(16 * 60_000);
  await reconcile();
  api.clock.set(before);
  expect(await planOf(learner)).toBe('platinum');
});

const statementWaits = () => expect.poll(() => waitingStatements(api.db)).toBe(1);

function activated({ id, providerId }: { id: number; providerId: string }): NewPaymentEvent {
  const seen = { id: providerId, status: 'active', current_start: now, current_end: now + MONTH, paid_count: 1 };
  return {
    ...{ event_id: `evt_${providerId}`, order_id: id, source: 'webhook', type: 'subscription.activated' },
    ...{ provider_id: providerId, payment_id: null, actor_id: null },
    ...{ facts: factsOfSubscription(seen, now), occurred_at: api.clock.now(), received_at: api.clock.now() },
  };
}

test('an order is read after other writers have finished, so that their events count', async () => {
  const order = await insertOrder();
  let applied: ReturnType<typeof applyEvents> | undefined;
  await api.db.transaction(async (other) => {
    await other('orders').where('id', order.id).forUpdate().first('id');
    applied = applyEvents(api.db, order.id, api.clock.now());
    await statementWaits();
    await storeEvent(other, activated(order));
  });
  expect((await applied)?.provider_status).toBe('active');
});

test('an event that is kept while others of its order are applied does not pass for applied, and is not lost', async () => {
  const order = await insertOrder();
  const [, authenticated] = webhooksOf(order.providerId, 1);
  if (!authenticated) throw new Error('No webhook');
  let applied: Promise<number> | undefined;
  await api.db.transaction(async (other) => {
    await other.raw('LOCK TABLE memberships IN SHARE MODE');
    applied = send(authenticated);
    await statementWaits();
    // Its process dies before applying it.
    await storeEvent(api.db, activated(order));
  });
  expect(await applied).toBe(200);
  const statuses = await api.db('payment_events').where('order_id', order.id).orderBy('id').pluck('applied_at');
  expect(statuses.map(Boolean)).toEqual([true, false]);

  const before = api.clock.now();
  api.clock.advance(2 * 60_000);
  await reconcile();
  api.clock.set(before);
  expect(await findOrder(api.db, order.id)).toMatchObject({ provider_status: 'active' });
});
