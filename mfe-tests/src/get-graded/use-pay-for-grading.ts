import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { openCheckout } from '@shell/kit/checkout';
import { useRef, useState } from 'react';

/** The reads that a payment, or the news that there was one, makes stale. */
const PAID = ['GET /api/test/:slug/grading', 'GET /api/test', 'GET /api/orders', 'GET /api/orders/latest'] as const;

/** Paying for the grading of a test: checkout, then verification. */
export function usePayForGrading(slug: string) {
  const host = useHost();
  const refresh = useRefresh();
  const [paying, setPaying] = useState(false);
  const running = useRef(false);

  const pay = async () => {
    if (running.current) return;
    running.current = true;
    setPaying(true);
    try {
      const checkout = await host.request('POST /api/razorpay/one-time', { body: { test_slug: slug } });
      const outcome = await openCheckout(checkout, 'order');
      if (outcome.kind === 'closed') {
        host.notify({ tone: 'info', text: closedText(outcome.failure) });
        return;
      }
      const { razorpay_payment_id, razorpay_signature } = outcome.payment;
      const body = { razorpay_payment_id, razorpay_signature, order_id: checkout.id };
      const { order, message } = await host.request('POST /api/razorpay/verification', { body });
      await refresh(...PAID);
      const paidTwice = order.refunded_amount + order.refund_pending_amount > 0;
      host.notify(
        paidTwice
          ? { tone: 'info', text: message }
          : { tone: 'success', text: 'Thank you. Your test is on its way to a teacher.' },
      );
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error)) void refresh(...PAID);
    } finally {
      running.current = false;
      setPaying(false);
    }
  };
  return { paying, pay };
}

function closedText(failure: string | null): string {
  if (failure === null) return 'The checkout was closed. Nothing was charged.';
  return `The payment did not go through. ${failure.replace(/[.\s]*$/, '.')} Your sheet is kept; you can try again.`;
}
