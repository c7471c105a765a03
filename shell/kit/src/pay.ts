import type { Checkout } from '@api/contract';
import { isApiError } from './api-error.ts';
import { openCheckout, type SignedPayment } from './checkout.ts';
import type { Host } from './host.ts';

/** The outcome of a payment, as far as the page can know. */
export type PaymentEnd =
  /** Paid, or signed to be charged later. */
  { kind: 'paid' } | { kind: 'not-paid' | 'unknown' | 'refunded'; text: string };

/** Decides the name of the provider's id. */
type Purchase = 'subscription' | 'order';

const CONFIRMING =
  'Your payment is being confirmed, which can take a few minutes. What you paid is not lost: look under My orders before you pay again.';
const UNASKED =
  'The checkout was closed. Whether you paid could not be checked just now: look under My orders before you pay again.';
const CLOSED = 'The checkout was closed. Nothing was charged.';
const NOT_LOADED = 'The payment page did not load. Nothing was charged; please try again.';
const REFUNDED = 'You have paid for this already, so this payment is being refunded.';

/** Runs a checkout and has the API verify it, even if closed: it may be paid. `kept` ends the error message. Never throws. */
export async function pay(host: Host, checkout: Checkout, of: Purchase, kept: string): Promise<PaymentEnd> {
  const outcome = await openCheckout(checkout, of).catch(() => null);
  if (outcome === null) return { kind: 'not-paid', text: NOT_LOADED };
  const end =
    (outcome.kind === 'paid' && (await verified(host, checkout, of, outcome.payment))) || (await asKnown(host, checkout));
  if (typeof end === 'object') return end;
  if (outcome.kind === 'paid') return { kind: 'unknown', text: CONFIRMING };
  if (end === 'unasked') return { kind: 'unknown', text: UNASKED };
  if (outcome.failure === null) return { kind: 'not-paid', text: CLOSED };
  const reason = outcome.failure.replace(/[.\s]*$/, '.');
  return { kind: 'not-paid', text: `Your payment didn’t go through. ${reason} ${kept}` };
}

/** Null if no response came. */
async function verified(host: Host, { id }: Checkout, of: Purchase, signed: SignedPayment): Promise<PaymentEnd | null> {
  const { razorpay_payment_id, razorpay_signature } = signed;
  const payment = { razorpay_payment_id, razorpay_signature };
  const body = of === 'order' ? { ...payment, order_id: id } : { ...payment, subscription_id: id };
  try {
    const { order, message } = await host.request('POST /api/razorpay/verification', { body });
    const isRefunded = order.refunded_amount + order.refund_pending_amount > 0;
    return isRefunded ? { kind: 'refunded', text: message } : { kind: 'paid' };
  } catch (error) {
    if (isApiError(error) && error.code === 'payment_not_verified') return { kind: 'unknown', text: error.message };
    return null;
  }
}

/** The payment's state from the API, which asks the provider. */
async function asKnown(host: Host, { id }: Checkout): Promise<PaymentEnd | 'unpaid' | 'unasked'> {
  try {
    const { status, over, provider_asked } = await host.request('GET /api/payments/session-status', {
      query: { session_id: id },
    });
    if (over === 'refunded') return { kind: 'refunded', text: REFUNDED };
    if (status === 'complete') return { kind: 'paid' };
    return provider_asked ? 'unpaid' : 'unasked';
  } catch {
    return 'unasked';
  }
}
