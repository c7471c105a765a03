import { describe, expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { type OrderFilter, orderPage } from './staff-orders.queries.ts';

const { api, sandbox, payments, subscribe, planOf, insertTest, reconcile } = await startPaymentShop();
const replica = await api.startReplica();
const staff = await api.asStaff({ permissions: ['revenue', 'money'] });

async function orderOf(learner: Session): Promise<number> {
  const { body } = await api.call('GET /api/orders', { as: learner });
  return body.orders[0]?.id ?? 0;
}

describe('the payment timeline', () => {
  test('lists every step with its source and time', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    const { body } = await api.call('GET /api/admin/orders/:id', { as: staff, params: { id: await orderOf(learner) } });
    expect(body.order).toMatchObject({ user_id: learner.user.id, email: learner.user.email, status: 'paid', refundable: 900 });
    expect(body.timeline.map(({ source, type }) => `${source}: ${type}`).sort()).toEqual([
      'site: checkout opened',
      'webhook: subscription.activated',
      'webhook: subscription.authenticated',
      'webhook: subscription.charged',
    ]);
    for (const { applied_at } of body.timeline) expect(applied_at).not.toBeNull();
  });

  test('is replayed: access that was lost comes back, and nothing is given twice', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    await api.db('memberships').where('user_id', learner.user.id).delete();
    const request = { as: staff, params: { id: await orderOf(learner) } };
    for (let index = 0; index < 3; index += 1) {
      expect((await api.call('POST /api/admin/orders/:id/replay', request)).body.order.status).toBe('paid');
    }
    expect(await planOf(learner)).toBe('platinum');
    expect(await api.db('memberships').where('user_id', learner.user.id)).toHaveLength(1);
    const { body } = await api.call('GET /api/admin/orders/:id', request);
    expect(body.timeline.filter(({ source }) => source === 'poll')).toHaveLength(1);
  });

  test('says kindly that the provider does not answer', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    sandbox.disturb('500');
    const answer = await api.call('POST /api/admin/orders/:id/replay', { as: staff, params: { id: await orderOf(learner) } });
    sandbox.disturb('none');
    expect([answer.status, answer.error.code]).toEqual([503, 'payments_unavailable']);
  });

  test('of an order that does not exist is not found', async () => {
    expect((await api.call('GET /api/admin/orders/:id', { as: staff, params: { id: 999_999 } })).status).toBe(404);
  });
});

describe('GET /api/admin/orders', () => {
  test('lists orders of one person, and by status', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    const { body } = await api.call('GET /api/admin/orders', {
      as: staff,
      query: { user_id: String(learner.user.id), status: 'paid' },
    });
    expect(body).toMatchObject({ page: 1, totalCount: 1, orders: [{ email: learner.user.email }] });
    const none = await api.call('GET /api/admin/orders', {
      as: staff,
      query: { user_id: String(learner.user.id), status: 'open' },
    });
    expect(none.body.totalCount).toBe(0);
  });
});

describe('the list of orders at some size', () => {
  const ids = async (query: { q?: string; status?: 'paid' }) =>
    (await api.call('GET /api/admin/orders', { as: staff, query })).body.orders.map(({ id }) => id);

  test('is searched by number, by the provider’s ids, and by words of the buyer', async () => {
    const learner = await api.signUp({ email: 'found_by.words@example.com', username: 'Ada Found' });
    const other = await api.signUp({ email: 'foundXby.words@example.com' });
    const provider = await subscribe(learner);
    await subscribe(other);
    const id = await orderOf(learner);
    const [{ payment_ids }] = await api.db('orders').where({ id }).select('payment_ids');
    for (const q of [String(id), `#${id}`, provider, payment_ids[0], 'found_by', 'ADA FOUND', ' da foun ']) {
      expect(await ids({ q }), q).toEqual([id]);
    }
    expect(await ids({ q: 'nobody at all' })).toEqual([]);
    expect(await ids({ q: '%' })).toEqual([]);
  });

  test('costs a fixed number of statements, and reads its page by an index', async () => {
    const learner = await api.signUp();
    await api.db.raw(
      `INSERT INTO orders (user_id, type, plan_id, amount, currency, status, created_at)
       SELECT ?, 'subscription', (SELECT id FROM plans WHERE plan = 'platinum'), 900, 'USD',
              CASE WHEN n % 50 = 0 THEN 'refunded' ELSE 'abandoned' END, timestamptz '2020-01-01' + n * interval '1 minute'
         FROM generate_series(1, 5000) AS n`,
      [learner.user.id],
    );
    await api.owner.raw('ANALYZE orders');
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => statements.push(sql);
    api.db.on('query', note);
    const { orders } = (await api.call('GET /api/admin/orders', { as: staff, query: { page: '3' } })).body;
    api.db.off('query', note);
    expect(orders).toHaveLength(25);
    expect(statements.filter((sql) => sql.includes('payment_events'))).toHaveLength(1);

    const planOfPage = async (filter: OrderFilter) => {
      const { sql, bindings } = orderPage(api.db, filter, 1).toSQL().toNative();
      const { rows } = await api.db.raw(`EXPLAIN ${sql.replace(/\$\d+/g, '?')}`, bindings as string[]);
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    };
    expect(await planOfPage({})).toContain('orders_created');
    expect(await planOfPage({ status: 'refunded' })).toContain('orders_status_created');
    expect(await planOfPage({ userId: learner.user.id })).toMatch(/orders_(?:user_)?created/);
    for (const filter of [{}, { status: 'refunded' as const }])
      expect(await planOfPage(filter)).not.toContain('Seq Scan on orders');
  });
});

describe('a refund', () => {
  const refund = async (learner: Session, body: { amount?: number; reason: string }) =>
    api.call('POST /api/admin/orders/:id/refunds', { as: staff, params: { id: await orderOf(learner) }, body });

  test('in full ends a subscription and its access at once', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    const { status, body } = await refund(learner, { reason: 'bought by mistake' });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ status: 'refunded', refunded_amount: 900, refundable: 0 });
    expect(body.timeline).toContainEqual(
      expect.objectContaining({ source: 'staff', type: 'refund: bought by mistake', actor_id: staff.user.id }),
    );
    // The provider goes by the real clock.
    api.clock.set(new Date(Date.now() + 1_000));
    expect(await planOf(learner)).toBe('free');
    await sandbox.idle();
    expect((await refund(learner, { reason: 'again' })).error.code).toBe('nothing_to_refund');
  });

  test('in full that breaks off half-way leaves nothing that renews, and is carried on when asked again', async () => {
    const learner = await api.signUp();
    const provider = await subscribe(learner);
    sandbox.disturb('500', /refund$/);
    const broken = await refund(learner, { reason: 'bought by mistake' });
    sandbox.disturb('none');
    expect([broken.status, broken.error.code]).toEqual([503, 'payments_unavailable']);
    const { body: between } = await api.call('GET /api/admin/orders/:id', { as: staff, params: { id: await orderOf(learner) } });
    expect(between.order).toMatchObject({ status: 'ended', provider_status: 'cancelled', refunded_amount: 0, refundable: 900 });
    const { status, body } = await refund(learner, { reason: 'bought by mistake' });
    expect([status, body.order.status, body.order.refunded_amount]).toEqual([200, 'refunded', 900]);
    expect((await payments.observeSubscription(provider)).filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    api.clock.set(new Date(Date.now() + 1_000));
    expect(await planOf(learner)).toBe('free');
  });

  test('in full of a subscription that is over at the provider, unheard of here, goes through', async () => {
    const learner = await api.signUp();
    const provider = await subscribe(learner);
    sandbox.sendWebhooksTo(null);
    await payments.cancelSubscription(provider, 'now');
    sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
    expect((await refund(learner, { reason: 'ended by phone' })).body.order).toMatchObject({ status: 'refunded', refundable: 0 });
  });

  test('in part leaves the plan, and is counted once though the provider reports it too', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    await refund(learner, { amount: 300, reason: 'goodwill' });
    await sandbox.idle();
    const { body } = await api.call('GET /api/orders', { as: learner });
    expect(body.orders[0]).toMatchObject({ status: 'paid', refunded_amount: 300 });
    expect((await refund(learner, { amount: 601, reason: 'too much' })).error.code).toBe('refund_refused');
    expect(await planOf(learner)).toBe('platinum');
  });

  const givenBack = async (provider: string) =>
    (await payments.observeSubscription(provider)).flatMap((fact) => (fact.kind === 'refunded' ? fact.amount : []));

  test.each<[{ amount?: number }]>([[{ amount: 300 }], [{}]])(
    '%o whose answer was lost gives the money back once when it is asked for again',
    async (body) => {
      const learner = await api.signUp();
      const provider = await subscribe(learner);
      sandbox.disturb('lost', /refund$/);
      expect((await refund(learner, { ...body, reason: 'goodwill' })).status).toBe(503);
      sandbox.disturb('none');
      await sandbox.idle();
      expect((await refund(learner, { amount: 200, reason: 'goodwill' })).error.code).toBe('refund_unanswered');
      const again = await refund(learner, { ...body, reason: 'goodwill' });
      expect([again.status, again.body.order.refunded_amount]).toEqual([200, body.amount ?? 900]);
      expect(await givenBack(provider)).toEqual([body.amount ?? 900]);
      expect(await api.db('refund_requests')).toEqual([]);
      if (body.amount) expect((await refund(learner, { ...body, reason: 'once more' })).body.order.refunded_amount).toBe(600);
    },
  );

  test('asked for by two of staff at once, on two replicas, is given once', async () => {
    const learner = await api.signUp();
    const provider = await subscribe(learner);
    const id = await orderOf(learner);
    const there = replica.fetch(`/api/admin/orders/${id}/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'there' }),
    });
    const answers = [await refund(learner, { reason: 'here' }), await there].map(({ status }) => status);
    expect(answers.sort()).toEqual([200, 409]);
    expect(await givenBack(provider)).toEqual([900]);
  });

  test('excludes concurrent ones: the second is refused, and a dead process blocks only for a while', async () => {
    const learner = await api.signUp();
    const provider = await subscribe(learner);
    const until = new Date(api.clock.now().getTime() + 1);
    await api.db('refund_requests').insert({ order_id: await orderOf(learner), until });
    expect((await refund(learner, { amount: 300, reason: 'x' })).error.code).toBe('refund_under_way');
    expect(await givenBack(provider)).toEqual([]);
    api.clock.advance(1);
    expect((await refund(learner, { amount: 300, reason: 'x' })).status).toBe(200);
  });

  test('is limited to what the provider says is left, even after an unreported refund there', async () => {
    const learner = await api.signUp();
    const provider = await subscribe(learner);
    const { payment_ids } = await api.db('orders').where('provider_id', provider).first();
    sandbox.sendWebhooksTo(null);
    await payments.refund(payment_ids[0], 500, {}, 'at-their-dashboard');
    sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
    expect((await refund(learner, { reason: 'the rest' })).body.order).toMatchObject({
      status: 'refunded',
      refunded_amount: 900,
    });
    expect((await givenBack(provider)).sort()).toEqual([400, 500]);
  });

  describe('that the bank carries out later', () => {
    const ordersOf = async (learner: Session) => (await api.call('GET /api/orders', { as: learner })).body.orders[0];
    const listed = async (refund: 'pending' | 'failed') =>
      (await api.call('GET /api/admin/orders', { as: staff, query: { refund } })).body.orders.map(({ id }) => id);

    async function refundPending(learner: Session) {
      sandbox.refundsAre('pending');
      const { body } = await refund(learner, { reason: 'asked for it' });
      sandbox.refundsAre('processed');
      await sandbox.idle();
      return body;
    }

    test('is under way until then, ends access at once, and is given once', async () => {
      const learner = await api.signUp();
      await subscribe(learner);
      const { order, timeline } = await refundPending(learner);
      expect(order).toMatchObject({ status: 'ended', refunded_amount: 0, refund_pending_amount: 900, refundable: 0 });
      expect(timeline).toContainEqual(expect.objectContaining({ source: 'staff', says: ['refund_pending'] }));
      expect(await listed('pending')).toContain(order.id);
      expect((await refund(learner, { reason: 'again' })).error.code).toBe('nothing_to_refund');
      api.clock.set(new Date(Date.now() + 1_000));
      expect(await planOf(learner)).toBe('free');
      sandbox.settleRefunds('processed');
      await sandbox.idle();
      expect(await ordersOf(learner)).toMatchObject({ status: 'refunded', refunded_amount: 900, refund_pending_amount: 0 });
      expect(await listed('pending')).not.toContain(order.id);
    });

    test('and that fails is known to both sides, and sent again once', async () => {
      const learner = await api.signUp();
      const provider = await subscribe(learner);
      const { order } = await refundPending(learner);
      sandbox.sendWebhooksTo(null);
      sandbox.settleRefunds('failed');
      sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
      // No webhook came: reconciliation asks within the hour.
      const now = api.clock.now();
      api.clock.advance(61 * 60_000);
      await reconcile();
      api.clock.set(now);
      expect(await ordersOf(learner)).toMatchObject({ status: 'ended', refund_pending_amount: 0, refund_failed_amount: 900 });
      expect(await listed('failed')).toContain(order.id);
      const again = await refund(learner, { reason: 'once more' });
      expect(again.body.order).toMatchObject({
        status: 'refunded',
        refunded_amount: 900,
        refund_failed_amount: 0,
        refundable: 0,
      });
      expect(await givenBack(provider)).toEqual([900]);
    });

    test('or refuses at once says so, and keeps the step in the timeline', async () => {
      const learner = await api.signUp();
      await subscribe(learner);
      sandbox.refundsAre('failed');
      const { status, error } = await refund(learner, { amount: 300, reason: 'goodwill' });
      sandbox.refundsAre('processed');
      expect([status, error.code]).toEqual([422, 'refund_refused']);
      const { body } = await api.call('GET /api/admin/orders/:id', { as: staff, params: { id: await orderOf(learner) } });
      expect(body.order).toMatchObject({ status: 'paid', refund_failed_amount: 300, refundable: 900 });
      expect(body.timeline).toContainEqual(expect.objectContaining({ type: 'refund: goodwill', says: ['refund_failed'] }));
      expect(await api.db('refund_requests')).toEqual([]);
    });
  });

  test('of a grading takes the grading back', async () => {
    const learner = await api.signUp();
    const test_slug = await insertTest(learner);
    const { body } = await api.call('POST /api/razorpay/one-time', { as: learner, body: { test_slug } });
    sandbox.pay(body.id, 'success');
    await sandbox.idle();
    expect(await api.db('grading_entitlements')).toHaveLength(1);
    expect((await refund(learner, { reason: 'sheet unreadable' })).body.order.status).toBe('refunded');
    expect(await api.db('grading_entitlements')).toEqual([]);
  });

  test('of an unpaid order is refused: nothing to refund', async () => {
    const learner = await api.signUp();
    await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } });
    expect((await refund(learner, { reason: 'x' })).error.code).toBe('nothing_to_refund');
  });
});
