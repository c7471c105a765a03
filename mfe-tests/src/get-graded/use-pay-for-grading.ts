import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { pay } from '@shell/kit/pay';
import { useRef, useState } from 'react';

/** The reads that a payment, or the news that there was one, makes stale. */
const PAID = ['GET /api/test/:slug/grading', 'GET /api/test', 'GET /api/orders', 'GET /api/orders/latest'] as const;

/** Paying for the grading of a test: checkout, verification, then `/payment/success`. */
export function usePayForGrading(slug: string) {
  const host = useHost();
  const refresh = useRefresh();
  const [paying, setPaying] = useState(false);
  const running = useRef(false);

  const payNow = async () => {
    if (running.current) return;
    running.current = true;
    setPaying(true);
    try {
      const checkout = await host.request('POST /api/razorpay/one-time', { body: { test_slug: slug } });
      const end = await pay(host, checkout, 'order', 'Your sheet is kept; you can try again.');
      // The page changes under the reader otherwise: the dialog of the payment's own address says what happened and leads back.
      if (end.kind === 'paid') host.navigate(addressOf('payment-success', {}, { query: { session_id: checkout.id } }));
      if (end.kind !== 'not-paid') await refresh(...PAID);
      if (end.kind !== 'paid') host.notify({ tone: 'info', text: end.text });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error)) void refresh(...PAID);
    } finally {
      running.current = false;
      setPaying(false);
    }
  };
  return { paying, pay: payNow };
}
