import type { PlanKey } from '@api/contract';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { pollOrder, takeFacts, toSeconds } from '../payment-events/payment-events.ts';
import { openGradingOrder, openPlanOrder, planForSale } from './open-order.ts';

/** A payment as it went some time ago. */
export interface PastPayment {
  userId: number;
  /** The grading of a test, or a plan. */
  bought: { testId: number } | { plan: PlanKey };
  /** When the checkout was opened, and when it was paid. */
  openedAt: Date;
  paidAt: Date;
}

/** A provider with a settable clock; payments in it succeed at once. */
export interface PastProvider {
  payments: PaymentProvider;
  setClock(moment: Date): void;
  /** Pays what is open under the provider's id; answers the id of the payment. */
  pay(providerId: string): string;
}

/** Opens an order and has it paid, with the events that a checkout leaves and all that the order gives. */
export async function recordPastPayment(db: Knex, provider: PastProvider, past: PastPayment): Promise<void> {
  const { payments, setClock, pay } = provider;
  const { userId, bought, openedAt, paidAt } = past;
  setClock(openedAt);
  const { order, providerId } =
    'testId' in bought
      ? await openGradingOrder(db, payments, { userId, testId: bought.testId, now: openedAt })
      : await openPlanOrder(db, payments, await planForSale(db, payments, bought.plan, openedAt), {
          userId,
          startsAt: null,
          replaces: null,
          now: openedAt,
        });
  setClock(paidAt);
  const paymentId = pay(providerId);
  const facts = [{ kind: 'authorized' as const, paymentId, at: toSeconds(paidAt) }];
  const signed = { source: 'callback' as const, type: 'checkout signed', facts, eventId: `callback:${order.id}:${paymentId}` };
  await pollOrder(db, payments, await takeFacts(db, order, signed, paidAt), paidAt);
}
