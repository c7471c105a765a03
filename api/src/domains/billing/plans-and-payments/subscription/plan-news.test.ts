import { beforeEach, describe, expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { orderMails } from '../order-mails.ts';
import { addMembership } from '../plans/plans.queries.ts';
import { notifyOfEndingPlans } from './ending-plans.ts';

const { api, sandbox, subscribe, insertTest } = await startPaymentShop();
const DAY_MS = 86_400_000;
const staff = await api.asStaff({ permissions: ['revenue', 'money'] });

beforeEach(async () => {
  await sandbox.idle();
  for (const table of ['notifications', 'memberships']) await api.db(table).delete();
});

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);
const day = (moment: Date) => moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const texts = async (as: Session) => {
  await sandbox.idle();
  return (await api.call('GET /api/notifications', { as, query: {} })).body.notifications.map(({ text }) => text);
};
const orderOf = async ({ user }: Session) => api.db('orders').where('user_id', user.id).orderBy('id', 'desc').first();

describe('a renewal that fails', () => {
  const FAILED = 'The payment that renews your Platinum Plan did not go through. The plan goes on once it does.';

  test('is notified once, also if the provider gives up, and not if events are applied again', async () => {
    const learner = await api.signUp();
    const id = await subscribe(learner);
    expect(await texts(learner)).toEqual([]);
    sandbox.failCharge(id);
    expect(await texts(learner)).toEqual([FAILED]);
    sandbox.failCharge(id);
    const order = await orderOf(learner);
    for (const _ of [1, 2]) await api.call('POST /api/admin/orders/:id/replay', { as: staff, params: { id: order.id } });
    expect(await texts(learner)).toEqual([FAILED]);
    await api.db('notifications').delete();
    await api.call('POST /api/admin/orders/:id/replay', { as: staff, params: { id: order.id } });
    expect(await texts(learner)).toEqual([]);
  });
});

describe('a payment and a cancellation', () => {
  const mailed = async ({ user }: Session) => {
    await sandbox.idle();
    return api.db('mail_orders').where('user_id', user.id).whereLike('kind', 'order%').orderBy('id').pluck('kind');
  };

  test('are each confirmed by one mail, also if events are applied again', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    expect(await mailed(learner)).toEqual(['order_paid']);
    const order = await orderOf(learner);
    await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner });
    await api.call('POST /api/admin/orders/:id/replay', { as: staff, params: { id: order.id } });
    expect(await mailed(learner)).toEqual(['order_paid', 'order_cancelled']);
    const config = { ...api.config, CONTACT_ADDRESS: 'Room 1 | 1 High Street | London' };
    const context = { db: api.db, config, now: api.clock.now() };
    const written = (kind: string) =>
      orderMails[kind]?.({ id: 1, kind, address: '', user_id: null, data: { order_id: order.id }, attempts: 0 }, context);
    expect((await written('order_paid'))?.text).toMatch(
      /USD 9\.00 for: Platinum Plan, monthly\.[\s\S]*Cancel any time: \S+[\s\S]*Sold by \w+, Room 1, 1 High Street, London\./,
    );
    expect((await written('order_cancelled'))?.text).toMatch(/Nothing more will be charged\.[\s\S]*keep it until/);
  });
});

describe('money that goes back', () => {
  const refund = async (learner: Session, amount?: number) => {
    const { id } = await orderOf(learner);
    const body = { reason: 'goodwill', ...(amount && { amount }) };
    return api.call('POST /api/admin/orders/:id/refunds', { as: staff, params: { id }, body });
  };

  test('is notified once per refund, with its amount', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    await refund(learner, 300);
    expect(await texts(learner)).toEqual(['$3.00 for your Platinum Plan went back to you.']);
    await refund(learner);
    expect((await texts(learner)).toSorted()).toEqual([
      '$3.00 for your Platinum Plan went back to you.',
      '$6.00 for your Platinum Plan went back to you.',
    ]);
  });

  test('of a grading says so, and leads to the orders', async () => {
    const learner = await api.signUp();
    const test_slug = await insertTest(learner);
    const { body } = await api.call('POST /api/razorpay/one-time', { as: learner, body: { test_slug } });
    sandbox.pay(body.id, 'success');
    await sandbox.idle();
    await refund(learner);
    await sandbox.idle();
    const { notifications } = (await api.call('GET /api/notifications', { as: learner, query: {} })).body;
    expect(notifications).toMatchObject([
      { text: expect.stringMatching(/^\$\d+\.\d\d for a grading went back to you\.$/), to: '/account-details/orders' },
    ]);
  });
});

describe('a plan that ends', () => {
  const tell = (now = api.clock.now()) => notifyOfEndingPlans(api.db, now);

  test('is notified some days before and after its end, each once, however many processes do it', async () => {
    const learner = await api.signUp();
    const end = inDays(10);
    await addMembership(api.db, learner.user.id, 'platinum', inDays(-20), end);
    expect(await tell()).toBe(0);
    expect(await tell(new Date(end.getTime() - 3 * DAY_MS - 1))).toBe(0);
    const told = await Promise.all([1, 2, 3].map(() => tell(new Date(end.getTime() - 3 * DAY_MS))));
    expect(told.reduce((sum, count) => sum + count)).toBe(1);
    expect(await tell(new Date(end.getTime() - 1))).toBe(0);
    expect(await tell(end)).toBe(1);
    expect(await tell(new Date(end.getTime() + DAY_MS))).toBe(0);
    expect(await texts(learner)).toEqual([
      `Your Platinum Plan ended on ${day(end)}. Your tests, saved questions and doubts stay as they are.`,
      `Your Platinum Plan ends on ${day(end)}.`,
    ]);
  });

  test('is notified if it was cancelled, and not while it renews', async () => {
    const learner = await api.signUp();
    await subscribe(learner);
    const { period_end } = await orderOf(learner);
    const before = new Date(period_end.getTime() - DAY_MS);
    expect(await tell(before)).toBe(0);
    expect((await api.call('PUT /api/razorpay/subscription/cancellation', { as: learner })).status).toBe(200);
    expect(await tell(before)).toBe(1);
    expect(await texts(learner)).toEqual([`Your Platinum Plan ends on ${day(period_end)}.`]);
  });

  test('that could not be renewed has ended once its day of grace is over', async () => {
    const learner = await api.signUp();
    sandbox.failCharge(await subscribe(learner));
    await sandbox.idle();
    const { period_end } = await orderOf(learner);
    expect(await tell(new Date(period_end.getTime() + DAY_MS - 1))).toBe(0);
    expect(await tell(new Date(period_end.getTime() + DAY_MS))).toBe(1);
    expect((await texts(learner))[0]).toMatch(`Your Platinum Plan ended on ${day(period_end)}.`);
  });

  test('is not an end if another plan follows', async () => {
    const learner = await api.signUp();
    const end = inDays(1);
    await addMembership(api.db, learner.user.id, 'silver', inDays(-20), end);
    await addMembership(api.db, learner.user.id, 'platinum', end, inDays(30));
    expect(await tell()).toBe(0);
    expect(await tell(end)).toBe(0);
  });

  test('a year ago is no longer notified', async () => {
    const learner = await api.signUp();
    await addMembership(api.db, learner.user.id, 'platinum', inDays(-400), inDays(-365));
    expect(await tell()).toBe(0);
  });

  test('for thousands at once is notified to each', async () => {
    await api.db.raw(
      `WITH many AS (INSERT INTO users (email, username, created_at)
                     SELECT 'many-' || n || '@example.com', 'Many', now() FROM generate_series(1, 2500) AS n RETURNING id)
       INSERT INTO memberships (user_id, plan_id, starts_at, ends_at)
       SELECT many.id, plans.id, now() - interval '1 month', ?::timestamptz FROM many, plans WHERE plans.plan = 'platinum'`,
      [inDays(1)],
    );
    expect(await tell()).toBe(2_500);
    expect(await tell()).toBe(0);
  });
});
