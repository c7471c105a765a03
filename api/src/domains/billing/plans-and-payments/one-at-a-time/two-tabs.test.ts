import { describe, expect, test, vi } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { openingOneAtATime } from '../checkout/checkout-lease.queries.ts';

const { api, sandbox, payments, planOf, insertTest, reconcile } = await startPaymentShop();
const replica = await api.startReplica();

type Plan = 'platinum' | 'platinum_yearly';
const open = (as: Session, plan: Plan = 'platinum') => api.call('POST /api/razorpay/subscription', { as, body: { plan } });
const openAtReplica = (as: Session, plan: Plan = 'platinum') =>
  replica.fetch('/api/razorpay/subscription', {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan }),
  });
const ordersOf = async (as: Session) => (await api.call('GET /api/orders', { as })).body.orders;

async function verify(as: Session, id: string) {
  const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(id, 'success');
  await sandbox.idle();
  const body = { razorpay_payment_id, razorpay_signature, subscription_id: id };
  return (await api.call('POST /api/razorpay/verification', { as, body })).body;
}

describe('two tabs that open a checkout at once', () => {
  test('get the same one, over two replicas', async () => {
    const learner = await api.signUp();
    const here = [open(learner), open(learner), open(learner)].map(async (answer) => (await answer).body.id);
    const there = [openAtReplica(learner), openAtReplica(learner)].map(async (answer) => (await (await answer).json()).id);
    const ids = await Promise.all([...here, ...there]);
    expect(new Set(ids).size).toBe(1);
    expect(await ordersOf(learner)).toHaveLength(1);
    expect(await api.db('checkout_leases')).toEqual([]);
  });

  test('do not wait for one whose process died', async () => {
    const learner = await api.signUp();
    await api.db('checkout_leases').insert({ user_id: learner.user.id, until: new Date(api.clock.now().getTime() - 1) });
    expect((await open(learner)).status).toBe(200);
  });

  test('leave the lease alone that another took after theirs ran out', async () => {
    const learner = await api.signUp();
    const { id } = learner.user;
    const taken = new Date(api.clock.now().getTime() + 60_000);
    await openingOneAtATime(api.db, id, api.clock.now(), async () => {
      await api.db('checkout_leases').where('user_id', id).update({ until: taken });
    });
    expect(await api.db('checkout_leases').where('user_id', id)).toEqual([{ user_id: id, until: taken }]);
  });
});

describe('two plans paid in two tabs', () => {
  test('leave one running: the second is refunded and ended, with a notification', async () => {
    const learner = await api.signUp();
    const [monthly, yearly] = [(await open(learner)).body.id, (await open(learner, 'platinum_yearly')).body.id];
    expect(await verify(learner, monthly)).toMatchObject({ message: 'Payment successful', order: { status: 'paid' } });
    expect(await verify(learner, yearly)).toMatchObject({
      message: 'You have a plan already, so this second payment is being refunded',
      order: { status: 'refunded', refunded_amount: 7200 },
    });
    await sandbox.idle();
    await reconcile();
    expect((await ordersOf(learner)).map(({ status, refunded_amount }) => [status, refunded_amount])).toEqual([
      ['refunded', 7200],
      ['paid', 0],
    ]);
    // The provider goes by the real clock.
    api.clock.set(new Date(Date.now() + 1_000));
    expect(await planOf(learner)).toBe('platinum');
    expect(await api.db('memberships').where('user_id', learner.user.id).where('ends_at', '>', api.clock.now())).toHaveLength(1);
  });

  test('are found by reconciliation where no page came back, also by two replicas at once', async () => {
    const learner = await api.signUp();
    const ids = [(await open(learner)).body.id, (await open(learner, 'platinum_yearly')).body.id];
    for (const id of ids) {
      sandbox.pay(id, 'success');
      await sandbox.idle();
      api.clock.advance(1_000);
    }
    expect((await ordersOf(learner)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    await Promise.all([reconcile(), reconcile()]);
    await sandbox.idle();
    await reconcile();
    expect((await ordersOf(learner)).map(({ status, refunded_amount }) => [status, refunded_amount])).toEqual([
      ['refunded', 7200],
      ['paid', 0],
    ]);
    await reconcile();
    expect((await ordersOf(learner))[0]?.refunded_amount).toBe(7200);
  });

  test('are refunded later if the provider is down at first', async () => {
    const learner = await api.signUp();
    const ids = [(await open(learner)).body.id, (await open(learner, 'platinum_yearly')).body.id];
    await verify(learner, ids[0] ?? '');
    sandbox.disturb('500');
    expect((await verify(learner, ids[1] ?? '')).order.status).toBe('paid');
    await reconcile();
    sandbox.disturb('none');
    expect((await ordersOf(learner))[0]?.status).toBe('paid');
    await reconcile();
    expect((await ordersOf(learner))[0]).toMatchObject({ status: 'refunded', refunded_amount: 7200 });
  });

  test('are no mistake where one follows the other', async () => {
    const learner = await api.signUp();
    await verify(learner, (await open(learner)).body.id);
    await verify(learner, (await open(learner, 'platinum_yearly')).body.id);
    await reconcile();
    expect((await ordersOf(learner)).map(({ status, refunded_amount }) => [status, refunded_amount])).toEqual([
      ['authorized', 0],
      ['cancelling', 0],
    ]);
  });
});

describe('a grading that is paid twice', () => {
  const openGrading = async (as: Session, test_slug: string) =>
    (await api.call('POST /api/razorpay/one-time', { as, body: { test_slug } })).body.id;
  const verifyGrading = async (as: Session, order_id: string) => {
    const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(order_id, 'success');
    await sandbox.idle();
    return (
      await api.call('POST /api/razorpay/verification', { as, body: { razorpay_payment_id, razorpay_signature, order_id } })
    ).body;
  };
  const HOUR = 3_600_000;

  /** Two checkouts of one grading: the second was opened when the first was an hour old. */
  async function openTwo(learner: Session): Promise<[string, string]> {
    const slug = await insertTest(learner);
    const first = await openGrading(learner, slug);
    const now = api.clock.now();
    api.clock.advance(HOUR + 1);
    const second = await openGrading(learner, slug);
    api.clock.set(now);
    expect(second).not.toBe(first);
    return [first, second];
  }

  test('by two checkouts: the second is refunded, its payer is notified, and the sheet is graded once', async () => {
    const learner = await api.signUp();
    const [first, second] = await openTwo(learner);
    expect((await verifyGrading(learner, first)).message).toBe('Payment successful');
    await api.db('grading_entitlements').update({ granted_at: new Date(Date.now() - 60_000) });
    expect(await verifyGrading(learner, second)).toMatchObject({
      message: 'The grading of this test is paid for already, so this second payment is being refunded',
      order: { status: 'refunded', refunded_amount: 1000 },
    });
    await reconcile();
    expect((await ordersOf(learner)).map(({ status, refunded_amount }) => [status, refunded_amount])).toEqual([
      ['refunded', 1000],
      ['paid', 0],
    ]);
    expect(
      await api.db('grading_entitlements').where('test_id', (await api.db('orders').where('provider_id', first).first()).test_id),
    ).toHaveLength(1);
  });

  test('where no page came back, is found by two reconciliations at once; a refund that failed is left to staff', async () => {
    const learner = await api.signUp();
    const [first, second] = await openTwo(learner);
    for (const id of [first, second]) sandbox.pay(id, 'success');
    await sandbox.idle();
    sandbox.refundsAre('pending');
    await Promise.all([reconcile(), reconcile()]);
    sandbox.refundsAre('processed');
    const moneyOf = async () =>
      (await ordersOf(learner)).map((order) => [order.status, order.refund_pending_amount, order.refund_failed_amount]);
    expect((await moneyOf()).sort()).toEqual([
      ['paid', 0, 0],
      ['paid', 1000, 0],
    ]);
    sandbox.settleRefunds('failed');
    await sandbox.idle();
    const now = api.clock.now();
    api.clock.advance(HOUR);
    await reconcile();
    api.clock.set(now);
    expect((await moneyOf()).sort()).toEqual([
      ['paid', 0, 0],
      ['paid', 0, 1000],
    ]);
  });

  test('by one checkout, whose failed payment went through after all, is refunded once', async () => {
    const learner = await api.signUp();
    const id = await openGrading(learner, await insertTest(learner));
    sandbox.pay(id, 'failure');
    sandbox.pay(id, 'success');
    await sandbox.idle();
    sandbox.captureLate(id);
    await sandbox.idle();
    for (let round = 0; round < 2; round += 1) {
      const now = api.clock.now();
      api.clock.advance(HOUR);
      await reconcile();
      api.clock.set(now);
    }
    expect((await ordersOf(learner))[0]).toMatchObject({ status: 'paid', refunded_amount: 1000 });
    expect((await payments.observeOrder(id)).filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    expect(await api.db('grading_entitlements').where('order_id', (await ordersOf(learner))[0]?.id ?? 0)).toHaveLength(1);
  });
});

test('a slow provider delays no user: access starts, the page updates, the rest follows', async () => {
  const learner = await api.signUp();
  const { id } = (await open(learner)).body;
  sandbox.sendWebhooksTo(null);
  const { razorpay_payment_id = '', razorpay_signature = '' } = sandbox.pay(id, 'success');
  await sandbox.idle();
  sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
  sandbox.disturb('slow');
  const body = { razorpay_payment_id, razorpay_signature, subscription_id: id };
  const answer = await api.call('POST /api/razorpay/verification', { as: learner, body });
  sandbox.disturb('none');
  expect([answer.status, answer.body.message, answer.body.order.status]).toEqual([
    200,
    'Payment received. It is being confirmed, which can take a few minutes',
    'authorized',
  ]);
  expect(await planOf(learner)).toBe('platinum');
  await vi.waitFor(async () => expect((await ordersOf(learner))[0]?.status).toBe('paid'), { timeout: 10_000, interval: 50 });
});

test.each<[string, (as: Session) => Promise<{ status: number; error: { message: string } }>, string]>([
  ['buying', (as) => open(as, 'platinum_yearly'), 'you have not been charged'],
  ['cancelling', (as) => api.call('PUT /api/razorpay/subscription/cancellation', { as }), 'nothing has been cancelled yet'],
])('while the provider is away, %s says what that means', async (_, run, words) => {
  const learner = await api.signUp();
  await verify(learner, (await open(learner)).body.id);
  sandbox.disturb('500');
  const { status, error } = await run(learner);
  sandbox.disturb('none');
  expect([status, error.message]).toEqual([503, expect.stringContaining(words)]);
});
