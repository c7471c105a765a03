import type { SandboxPayment, SandboxState } from '../entities.ts';
import { newId } from './events.ts';

/** What all that moves money works with. `now`: seconds since 1970. */
export interface PaymentContext {
  state: SandboxState;
  /** Signs what a checkout hands to the page. */
  keySecret: string;
  now: () => number;
}

/** Keeps a payment of an order, captured or failed. */
export function newPayment(
  { state, now }: Pick<PaymentContext, 'state' | 'now'>,
  amount: number,
  currency: string,
  failed: boolean,
  orderId: string,
): SandboxPayment {
  const payment: SandboxPayment = {
    id: newId('pay'),
    entity: 'payment',
    amount,
    currency,
    status: failed ? 'failed' : 'captured',
    order_id: orderId,
    invoice_id: null,
    captured: !failed,
    amount_refunded: 0,
    error_description: failed ? 'Your payment was declined by the bank' : null,
    created_at: now(),
  };
  state.payments.push(payment);
  return payment;
}
