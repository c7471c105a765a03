import type { APIRequestContext } from '@playwright/test';

/** Pays an order or a subscription at the stand-in of the payment provider; answers what its checkout hands over. */
export async function pay(
  request: APIRequestContext,
  id: string,
): Promise<{ razorpay_payment_id: string; razorpay_signature: string }> {
  const paid = await request.post('/dev/razorpay/checkout/pay', { data: { id, outcome: 'success', delivery: 'normal' } });
  return paid.json();
}
