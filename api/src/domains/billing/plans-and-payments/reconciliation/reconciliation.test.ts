import { expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { claimDueOrders } from '../orders.queries.ts';

const { api, sandbox, subscribe, planOf, reconcile } = await startPaymentShop();
const PASSWORD = 'correct horse 1';
const logIn = (email: string) => api.call('POST /api/auth/login', { body: { username: email, password: PASSWORD } });

/** A learner who paid while no message about it arrived; returns the session and the provider's id. */
async function unheardPayer(email: string) {
  const learner = await api.signUp({ email, password: PASSWORD });
  const { body } = await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } });
  sandbox.pay(body.id, 'success', 'never');
  return learner;
}

test('a buyer who pays and logs in has access within a minute, long before the usual check', async () => {
  const learner = await unheardPayer('unheard@example.com');
  await reconcile();
  expect(await planOf(learner)).toBe('free');
  await logIn('unheard@example.com');
  await reconcile();
  expect(await planOf(learner)).toBe('platinum');
});

test('an abandoned order is still checked for a month', async () => {
  const learner = await unheardPayer('given-up@example.com');
  await api.db('orders').where('user_id', learner.user.id).update({ status: 'abandoned', next_check_at: null });
  await logIn('given-up@example.com');
  await reconcile();
  expect(await planOf(learner)).toBe('platinum');

  const late = await unheardPayer('too-late@example.com');
  const created_at = new Date(api.clock.now().getTime() - 31 * 86_400_000);
  await api.db('orders').where('user_id', late.user.id).update({ status: 'abandoned', next_check_at: null, created_at });
  await logIn('too-late@example.com');
  await reconcile();
  expect(await planOf(late)).toBe('free');
});

test('a paid plan whose access is missing gets it back', async () => {
  const learner = await api.signUp({ email: 'missing@example.com', password: PASSWORD });
  await subscribe(learner);
  await api.db('memberships').where('user_id', learner.user.id).delete();
  expect(await planOf(learner)).toBe('free');
  await logIn('missing@example.com');
  await reconcile();
  expect(await planOf(learner)).toBe('platinum');
});

test('a log-in costs the provider nothing where all is well, and works while it is away', async () => {
  const learner = await api.signUp({ email: 'well@example.com', password: PASSWORD });
  await subscribe(learner);
  const before = await api.db('orders').where('user_id', learner.user.id).select('next_check_at');
  sandbox.disturb('500');
  expect((await logIn('well@example.com')).status).toBe(200);
  sandbox.disturb('none');
  expect(await api.db('orders').where('user_id', learner.user.id).select('next_check_at')).toEqual(before);
});

test('an order whose check is due is handed to one process, and no other waits for it', async () => {
  const learner = await unheardPayer('due@example.com');
  const now = api.clock.now();
  const again = new Date(now.getTime() + 60_000);
  await api.db('orders').where('user_id', learner.user.id).update({ next_check_at: now });
  await inTransaction(api.db, async (first) => {
    expect(await claimDueOrders(first, now, again, 100)).not.toEqual([]);
    await inTransaction(api.db, async (second) => {
      await second.raw(`SET LOCAL lock_timeout = '5s'`);
      expect(await claimDueOrders(second, now, again, 100)).toEqual([]);
    });
  });
});
