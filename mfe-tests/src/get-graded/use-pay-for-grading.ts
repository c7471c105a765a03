import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { pay } from '@shell/kit/pay';
import { useRef, useState } from 'react';

/** The reads that a payment, or the news that there was one, makes stale. */
const PAID = ['GET /api/test/:slug/grading', 'GET /api/test', 'GET /api/orders', 'GET /api/orders/latest'] as const;

/** Paying for the grading of a test: checkout, then verification. */
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
      if (end.kind !== 'not-paid') await refresh(...PAID);
      host.notify(
        end.kind === 'paid'
          ? { tone: 'success', text: 'Thank you. Your test is on its way to a teacher.' }
          : { tone: 'info', text: end.text },
      );
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
