import type { Checkout, PlanKey } from '@api/contract';
import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { openCheckout } from '@shell/kit/checkout';
import { useRef, useState } from 'react';

/** Buying a plan, or carrying a cancelled one on: checkout, verification, then `/subscription/success`. */
export function useSubscribe() {
  const host = useHost();
  const refresh = useRefresh();
  const [busyWith, setBusyWith] = useState<PlanKey | 'resume'>();
  const running = useRef(false);

  const run = async (what: PlanKey | 'resume', start: () => Promise<Checkout>) => {
    if (running.current) return;
    running.current = true;
    setBusyWith(what);
    try {
      const checkout = await start();
      const outcome = await openCheckout(checkout, 'subscription');
      if (outcome.kind === 'closed') {
        host.notify({ tone: 'info', text: closedText(outcome.failure) });
        return;
      }
      const { razorpay_payment_id, razorpay_signature } = outcome.payment;
      const body = { razorpay_payment_id, razorpay_signature, subscription_id: checkout.id };
      const { order, message } = await host.request('POST /api/razorpay/verification', { body });
      await refresh('GET /api/me', 'GET /api/plan', 'GET /api/orders', 'GET /api/orders/latest');
      if (order.refunded_amount + order.refund_pending_amount > 0) {
        host.notify({ tone: 'info', text: message });
        host.navigate('/account-details/orders');
      } else host.navigate('/subscription/success');
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error)) void refresh('GET /api/orders', 'GET /api/orders/latest');
    } finally {
      running.current = false;
      setBusyWith(undefined);
    }
  };

  return {
    /** What is being bought at this moment. */
    busyWith,
    subscribe: (plan: PlanKey) => run(plan, () => host.request('POST /api/razorpay/subscription', { body: { plan } })),
    resume: () => run('resume', () => host.request('PUT /api/razorpay/subscription/resume')),
  };
}

function closedText(failure: string | null): string {
  if (failure === null) return 'The checkout was closed. Nothing was charged.';
  return `The payment did not go through. ${failure.replace(/[.\s]*$/, '.')} Your plan stays as it is; you can try again.`;
}
