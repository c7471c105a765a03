import type { APIRequestContext } from '@playwright/test';
import type { Caller } from './caller.ts';

/** Pays an order or subscription at the payment provider's stand-in; returns what its checkout returns. */
export async function pay(
  request: APIRequestContext,
  id: string,
): Promise<{ razorpay_payment_id: string; razorpay_signature: string }> {
  const paid = await request.post('/dev/razorpay/checkout/pay', { data: { id, outcome: 'success', delivery: 'normal' } });
  return paid.json();
}

/** Buys a learner a plan there. */
export async function subscribe(
  request: APIRequestContext,
  { call }: Caller,
  plan: 'platinum' | 'platinum_yearly',
): Promise<void> {
  const { id } = (await call<{ id: string }>('POST', '/api/razorpay/subscription', { plan })).body;
  const { razorpay_payment_id, razorpay_signature } = await pay(request, id);
  const signed = { razorpay_payment_id, razorpay_signature, subscription_id: id };
  const { status } = await call('POST', '/api/razorpay/verification', signed);
  if (status !== 200) throw new Error(`The payment was answered ${status}`);
}
