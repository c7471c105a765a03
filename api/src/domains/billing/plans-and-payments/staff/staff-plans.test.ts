import type { PlanKey } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { meetAt } from '../../../../../test/lock-waits.ts';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { addMembership } from '../plans/plans.queries.ts';

const { api, sandbox, subscribe, reconcile } = await startPaymentShop();
const [administrator, staff] = [
  await api.asStaff({ role_id: 1, full_name: 'Ada Admin' }),
  await api.asStaff({ permissions: ['settings'] }),
];
const DAY = 86_400_000;

beforeEach(async () => {
  for (const table of ['memberships', 'payment_events', 'orders', 'staff_actions']) await api.db(table).delete();
  await api.db('plan_versions').where('version', '>', 1).delete();
  await api.db('plans').update({ on_sale: api.db.raw(`plan <> 'silver'`) });
});

const plans = async (as: Session) => (await api.call('GET /api/admin/plans', { as })).body;
const planNamed = async (key: PlanKey) => {
  const plan = (await plans(administrator)).plans.find((each) => each.plan === key);
  if (!plan) throw new Error(`No plan ${key}`);
  return plan;
};
interface Terms {
  price?: number;
  details?: string[];
  tests_per_month?: number | null;
  questions_per_month?: number | null;
  effective_from?: string | null;
  latest?: number;
}
const change = async (key: PlanKey, terms: Terms, as = administrator) => {
  const { current, latest } = await planNamed(key);
  const { price, details, tests_per_month, questions_per_month } = current;
  const body = { latest, price, details, tests_per_month, questions_per_month, effective_from: null, reason: 'Costs have risen' };
  return api.call('POST /api/admin/plans/:plan/versions', { as, params: { plan: key }, body: { ...body, ...terms } });
};
const forSale = async (key: PlanKey) => (await api.call('GET /api/plans')).body.plans.find(({ plan }) => plan === key);
/** The provider's charges for a subscription, payment by payment. */
const charged = async (providerId: string): Promise<number[]> => {
  const { rows } = await api.db.raw(
    `SELECT DISTINCT fact->>'paymentId' AS id, (fact->>'amount')::int AS amount
       FROM orders JOIN payment_events e ON e.order_id = orders.id, jsonb_array_elements(e.facts) AS fact
      WHERE orders.provider_id = ? AND fact->>'kind' = 'captured'`,
    [providerId],
  );
  return rows.map(({ amount }: { amount: number }) => amount);
};
const later = (milliseconds: number) => new Date(api.clock.now().getTime() + milliseconds).toISOString();

test('staff with the permission read the catalogue, with who has which plan, and change it', async () => {
  const learner = await api.signUp();
  await subscribe(learner);
  await addMembership(api.db, staff.user.id, 'platinum', api.clock.now(), null);
  const read = await plans(staff);
  expect(read.changes).toBe(true);
  expect(read.plans.map(({ plan, current }) => [plan, current.price, current.holders])).toEqual([
    ['free', 0, 0],
    ['silver', 500, 0],
    ['platinum', 900, 2],
    ['platinum_yearly', 7200, 0],
  ]);
  expect((await change('platinum', { price: 1000 }, staff)).status).toBe(201);
});

describe('a new price', () => {
  test('is for who buys from then on; a subscription that runs is charged what it was bought for', async () => {
    const before = await api.signUp();
    const id = await subscribe(before);
    expect((await change('platinum', { price: 1500 })).status).toBe(201);
    expect(await forSale('platinum')).toMatchObject({ price: 1500, razorpay_plan_id: expect.stringMatching(/^plan_/) });

    sandbox.endCycle(id);
    await sandbox.idle();
    await reconcile();
    const { order } = (await api.call('GET /api/orders/latest', { as: before })).body;
    expect(order).toMatchObject({ amount: 900, paid_count: 2, status: 'paid' });
    expect(await charged(id)).toEqual([900, 900]);
    expect((await api.call('GET /api/plan', { as: before })).body).toMatchObject({ plan: 'platinum', price: 900 });

    const after = await api.signUp();
    const late = await subscribe(after);
    expect(await charged(late)).toEqual([1500]);
    expect((await api.call('GET /api/plan', { as: after })).body.price).toBe(1500);
  });

  test('opens another checkout for who had opened one at the old price', async () => {
    const learner = await api.signUp();
    const open = async () =>
      (await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } })).body;
    const first = await open();
    await change('platinum', { price: 1100 });
    expect((await open()).id).not.toBe(first.id);
    expect((await open()).amount).toBe(1100);
  });

  test('by two administrators at once is stored once, and the other gets the conflict', async () => {
    const second = await api.asStaff({ role_id: 1 });
    const { latest } = await planNamed('platinum');
    const both = [administrator, second].map((as, place) => () => change('platinum', { price: 1000 + place, latest }, as));
    const answers = await meetAt(api.owner, { table: 'plans', where: { plan: 'platinum' } }, both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await planNamed('platinum')).latest).toBe(latest + 1);
  });

  test('counts from its moment on, and can be taken back until then', async () => {
    await change('platinum', { price: 1200, effective_from: later(DAY) });
    const { current, upcoming, latest } = await planNamed('platinum');
    expect([current.price, upcoming.map(({ price }) => price), latest]).toEqual([900, [1200], 2]);
    expect((await forSale('platinum'))?.price).toBe(900);
    const now = api.clock.now();
    api.clock.advance(DAY);
    expect((await api.call('GET /api/plans')).body.plans.find(({ plan }) => plan === 'platinum')?.price).toBe(1200);
    api.clock.set(now);
    const cancel = () =>
      api.callLoosely('DELETE /api/admin/plans/:plan/versions/:version', {
        as: administrator,
        params: { plan: 'platinum', version: 2 },
        body: { reason: 'Thought better of it' },
      });
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 404]);
    const first = { as: administrator, params: { plan: 'platinum', version: 1 }, body: { reason: 'By mistake' } };
    const refused = await api.callLoosely('DELETE /api/admin/plans/:plan/versions/:version', first);
    expect(refused.error.code).toBe('already_effective');
  });

  test('is not stored where the provider does not know it', async () => {
    sandbox.disturb('500');
    const { status, error } = await change('platinum', { price: 1300 });
    sandbox.disturb('none');
    expect([status, error.code]).toEqual([503, 'payments_unavailable']);
    expect((await planNamed('platinum')).latest).toBe(1);
  });

  test.each<[string, PlanKey, Terms, number]>([
    ['of nothing for a plan that is bought', 'platinum', { price: 0 }, 422],
    ['for the free plan', 'free', { price: 100 }, 422],
    ['that is a slip of the finger', 'platinum', { price: 90_000_000 }, 422],
    ['that is the same', 'platinum', {}, 409],
    ['in the past', 'platinum', { price: 1000, effective_from: '2020-01-01T00:00:00Z' }, 409],
    ['by who has read an older state', 'platinum', { price: 1000, latest: 7 }, 409],
    ['with no line on its card', 'platinum', { details: [] }, 422],
  ])('%s is refused', async (_, key, terms, status) => {
    expect((await change(key, terms)).status).toBe(status);
  });
});

describe('new limits', () => {
  test('count at once for who pays nothing, and not for who has bought other ones', async () => {
    const [member, guest] = [await api.signUp(), await api.signUp()];
    await subscribe(member);
    await change('platinum', { tests_per_month: 50, questions_per_month: 500 });
    await change('free', { questions_per_month: 10, details: ['30 tests per month', '10 questions per month'] });
    const of = async (as: Session) => (await api.call('GET /api/plan', { as })).body;
    expect(await of(member)).toMatchObject({ tests_per_month: null, questions_per_month: null });
    expect(await of(guest)).toMatchObject({ tests_per_month: 30, questions_per_month: 10 });
    const late = await api.signUp();
    await subscribe(late);
    expect(await of(late)).toMatchObject({ tests_per_month: 50, questions_per_month: 500 });
    // The price is the same, and so is what the provider charges by.
    expect((await forSale('platinum'))?.razorpay_plan_id).toBe('dummy_pro');
  });
});

describe('a plan off sale', () => {
  const sell = (plan: PlanKey, on_sale: boolean) =>
    api.call('PUT /api/admin/plans/:plan/sale', {
      as: administrator,
      params: { plan },
      body: { on_sale, reason: 'For the summer' },
    });

  test('can no longer be bought; present owners keep it, and may resume at the old price after cancelling', async () => {
    const [member, other] = [await api.signUp(), await api.signUp()];
    await subscribe(member);
    await change('platinum', { price: 1900 });
    expect((await sell('platinum', false)).body.plan.on_sale).toBe(false);
    const open = (as: Session) => api.call('POST /api/razorpay/subscription', { as, body: { plan: 'platinum' } });
    expect((await open(other)).error.code).toBe('plan_not_for_sale');
    expect((await api.call('GET /api/plan', { as: member })).body.plan).toBe('platinum');
    expect((await api.call('PUT /api/razorpay/subscription/cancellation', { as: member })).status).toBe(200);
    const { status, body } = await api.call('PUT /api/razorpay/subscription/resume', { as: member });
    expect([status, body.amount]).toEqual([200, 900]);
  });

  test('that was never sold is made known to the provider first; the free plan stays', async () => {
    expect((await sell('silver', true)).body.plan.on_sale).toBe(true);
    const learner = await api.signUp();
    const { body } = await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'silver' } });
    expect(body.amount).toBe(500);
    await api.db('plan_versions').update({ provider_plan_id: null });
    expect((await sell('free', false)).status).toBe(422);
  });
});

test('each change is in the log, with what it was and why', async () => {
  await change('platinum', { price: 1000, tests_per_month: 90 });
  const { actions } = (await api.call('GET /api/admin/log', { as: staff, query: { object: 'plan' } })).body;
  expect(actions).toMatchObject([
    {
      action: 'plan.changed',
      by: { name: 'Ada Admin' },
      reason: 'Costs have risen',
      details: { plan: 'Platinum Plan, monthly', price: '900 to 1000 cents', tests: 'no cap to 90' },
    },
  ]);
});
