import { orderPayments, type PaymentContext, refunds } from './money/charges.ts';
import { subscriptionCharges } from './money/subscriptions.ts';

/** The sandbox's money: what each step changes, and the events that it causes, in the order in which they happen. */
export const createBank = (context: PaymentContext) => ({
  ...orderPayments(context),
  ...subscriptionCharges(context),
  ...refunds(context),
});

export type Bank = ReturnType<typeof createBank>;
