import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../../../../test/test-api.ts';
import { startSandbox } from '../../../../sandbox/razorpay/server.ts';

test("with the operator's own keys, plans are sold under the ids in the settings", async () => {
  const keys = { keyId: 'rzp_test_2', keySecret: 'key secret', webhookSecret: 'webhook secret' };
  const sandbox = await startSandbox({ ...keys, webhookUrl: null, file: null });
  afterAll(() => sandbox.close());
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  const ask = async (method: string, path: string, body = '') =>
    JSON.parse((await sandbox.answer({ method, path, authorization, body })).body);
  const item = { name: 'Platinum', amount: 900, currency: 'USD' };
  const { id: monthly } = await ask('POST', '/v1/plans', JSON.stringify({ period: 'monthly', interval: 1, item }));
  const api = await startTestApi({
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_URL: sandbox.url,
    RAZORPAY_PLAN_PLATINUM: monthly,
    RAZORPAY_PLAN_PLATINUM_YEARLY: 'plan_of_a_year',
  });

  const learner = await api.signUp();
  const { body: checkout } = await api.call('POST /api/razorpay/subscription', { as: learner, body: { plan: 'platinum' } });
  expect(await ask('GET', `/v1/subscriptions/${checkout.id}`)).toMatchObject({ plan_id: monthly });
  const { plans } = (await api.call('GET /api/plans')).body;
  expect(plans.map(({ plan, razorpay_plan_id, tests_per_month }) => [plan, razorpay_plan_id, tests_per_month])).toEqual([
    ['free', null, 30],
    ['silver', null, 30],
    ['platinum', monthly, null],
    ['platinum_yearly', 'plan_of_a_year', null],
  ]);
});
