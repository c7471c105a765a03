import { orderPayments } from './money/orders.ts';
import type { PaymentContext } from './money/payments.ts';
import { refunds } from './money/refunds.ts';
import { subscriptionCharges } from './money/subscriptions.ts';

/** The sandbox's money: what each step changes, and the events that it causes, in the order in which they happen. */
export const createBank = (context: PaymentContext) => ({
  ...orderPayments(context),
  ...subscriptionCharges(context),
  ...refunds(context),
});

export type Bank = ReturnType<typeof createBank>;
