import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createPayments, type PaymentProvider } from '../src/adapters/payments/index.ts';
import { readConfig } from '../src/config.ts';
import { planOf, reconcilePayments } from '../src/domains/billing/plans-and-payments/index.ts';
import { sandboxOf } from '../src/sandbox/razorpay/running-sandbox.ts';
import { type RunningSandbox, startSandbox } from '../src/sandbox/razorpay/server.ts';
import { insertSheet } from './answer-sheets.ts';
import { insertOneSubject } from './one-subject.ts';
import { type Session, startTestApi, type TestApi } from './test-api.ts';

export interface PaymentShop {
  api: TestApi;
  sandbox: RunningSandbox;
  payments: PaymentProvider;
  keys: { keyId: string; keySecret: string; webhookSecret: string };
  /** The environment by which an API finds this provider. */
  settings: Record<string, string>;
  /** Opens and pays a plan: webhooks arrive, the callback does not. Answers the provider's id. */
  subscribe(as: Session, plan?: 'platinum' | 'platinum_yearly'): Promise<string>;
  /** At the clock's time; sessions do not last as long as subscriptions. */
  planOf(as: Session): Promise<string>;
  /** A learner's attempted test with an answer sheet. Returns its slug. */
  insertTest(as: Session): Promise<string>;
  reconcile(): Promise<number>;
}

/** Starts both for the test file that calls this, with the API's clock at the present: the provider goes by the real one. */
export async function startPaymentShop(): Promise<PaymentShop> {
  const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
  const sandbox = await startSandbox({ ...keys, webhookUrl: null, file: null });
  const settings = {
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_PLAN_PLATINUM: 'dummy_pro',
    RAZORPAY_PLAN_PLATINUM_YEARLY: 'dummy_yearly',
    RAZORPAY_URL: sandbox.url,
  };
  const api = await startTestApi(settings);
  api.clock.set(new Date());
  const { subjectId } = await insertOneSubject(api.db);
  sandbox.sendWebhooksTo(`${api.url}/api/razorpay/webhook`);
  afterAll(() => sandbox.close());
  const payments = createPayments(readConfig({ DATABASE_URL: 'postgres://localhost/x', ...settings }), sandboxOf);
  if (!payments) throw new Error('No payment provider');
  let tests = 0;
  return {
    api,
    sandbox,
    payments,
    keys,
    settings,
    async subscribe(as, plan = 'platinum') {
      const { body } = await api.call('POST /api/razorpay/subscription', { as, body: { plan } });
      sandbox.pay(body.id, 'success');
      await sandbox.idle();
      return body.id;
    },
    planOf: async (as) => (await planOf(api.db, as.user.id, api.clock.now())).plan,
    async insertTest(as) {
      const slug = `math-aa-sl-${++tests}`;
      const row = { user_id: as.user.id, subject_id: subjectId, duration: 30, draw_seed: 1, created_at: api.clock.now() };
      const over = { attempts: 1, submitted_at: row.created_at, closed_by: 'learner', stored: 0, digest: '' };
      const [test] = await api
        .db('tests')
        .insert({ slug, ...row, ...over })
        .returning<{ id: number }[]>('id');
      await insertSheet(api.db, { testId: test?.id ?? 0, userId: as.user.id, at: row.created_at });
      return slug;
    },
    reconcile: () => reconcilePayments({ db: api.db, now: api.clock.now(), log: pino({ level: 'silent' }), payments }),
  };
}
