import type { Knex } from 'knex';
import { createPayments, usesSandbox } from '../../adapters/payments/index.ts';
import type { Config } from '../../config.ts';
import { type PastProvider, recordPastPayment } from '../../domains/billing/plans-and-payments/index.ts';
import { findUserByEmail } from '../../domains/identity/accounts/index.ts';
import { sandboxOf } from '../../sandbox/razorpay/running-sandbox.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { hasOrdered, listGradingsWithoutOrder } from './stages.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The subscriber. The plan runs for a year, so that the demonstration has one for as long. */
const SUBSCRIBER = { email: 'demo.platinum@example.com', plan: 'platinum_yearly', daysAgo: 16 } as const;

/** A payment sandbox with a clock set by the seed; null with real payments or none. */
async function sandboxOfThePast(config: Config): Promise<PastProvider | null> {
  const payments = usesSandbox(config) ? createPayments(config, sandboxOf) : null;
  if (!payments) return null;
  const sandbox = await sandboxOf(config);
  // No webhook receiver runs yet: the seed reads the outcome itself.
  const pay = (id: string) => sandbox.pay(id, 'success', 'never').razorpay_payment_id ?? '';
  return { payments, setClock: sandbox.setClock, pay };
}

/**
 * Adds orders for what demo learners have paid: each grading without one, also in a database seeded before orders
 * existed, and the subscriber's plan. Only sandbox payments are made.
 */
export async function seedPayments(db: Knex, config: Config, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  const provider = await sandboxOfThePast(config);
  if (!provider) return counts;
  const emails = demoAccounts.map(({ email }) => email);
  for (const { test_id, user_id, paid_at } of await listGradingsWithoutOrder(db, emails)) {
    const openedAt = new Date(paid_at.getTime() - 2 * MINUTE_MS);
    await recordPastPayment(db, provider, { userId: user_id, bought: { testId: test_id }, openedAt, paidAt: paid_at });
    counts.inserted += 1;
  }
  const subscriber = await findUserByEmail(db, SUBSCRIBER.email);
  if (subscriber && !(await hasOrdered(db, subscriber.id))) {
    const openedAt = new Date(now.getTime() - SUBSCRIBER.daysAgo * DAY_MS);
    const paidAt = new Date(openedAt.getTime() + MINUTE_MS);
    await recordPastPayment(db, provider, { userId: subscriber.id, bought: { plan: SUBSCRIBER.plan }, openedAt, paidAt });
    counts.inserted += 1;
  } else counts.kept += 1;
  return counts;
}
