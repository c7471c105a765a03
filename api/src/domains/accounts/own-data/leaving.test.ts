import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startPaymentShop } from '../../../../test/payment-shop.ts';
import type { Session } from '../../../../test/test-api.ts';
import { anonymiseDeletedAccounts } from './own-data.service.ts';

const { api, sandbox, payments, subscribe } = await startPaymentShop();
const DAY = 86_400_000;

const anonymise = (provider: typeof payments | null = payments) =>
  anonymiseDeletedAccounts({
    db: api.db,
    now: new Date(api.clock.now().getTime() + 14 * DAY),
    log: pino({ level: 'silent' }),
    payments: provider,
  });
const leave = (as: Session) => api.call('DELETE /api/user', { as, body: { password: 'correct horse 1' } });
const userOf = ({ user }: Session) => api.db('users').where('id', user.id).first();
const orderOf = ({ user }: Session) => api.db('orders').where('user_id', user.id).first();

test('an account that is deleted is charged no more: its plan is cancelled at the provider first', async () => {
  const learner = await api.signUp();
  const id = await subscribe(learner);
  await leave(learner);
  expect((await orderOf(learner)).status).toBe('paid');
  expect(await anonymise()).toBe(1);
  expect((await userOf(learner)).anonymised_at).not.toBeNull();
  expect((await orderOf(learner)).status).toBe('cancelling');
  sandbox.endCycle(id);
  await sandbox.idle();
  expect(await orderOf(learner)).toMatchObject({ status: 'ended', paid_count: 1 });
});

test('while the provider is away the account waits, and others do not', async () => {
  const [payer, other] = [await api.signUp(), await api.signUp()];
  await subscribe(payer);
  await leave(payer);
  await leave(other);
  sandbox.disturb('500');
  expect(await anonymise()).toBe(1);
  expect((await userOf(payer)).anonymised_at).toBeNull();
  expect((await userOf(other)).anonymised_at).not.toBeNull();
  sandbox.disturb('none');
  expect(await anonymise(null)).toBe(0);
  expect(await anonymise()).toBe(1);
  expect((await orderOf(payer)).status).toBe('cancelling');
});
