import type { Checkout, PlanKey } from '@api/contract';
import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { pay } from '@shell/kit/pay';
import { useRef, useState } from 'react';

const PAID = ['GET /api/me', 'GET /api/plan', 'GET /api/orders', 'GET /api/orders/latest'] as const;

/** Buys a plan or resumes a cancelled one: checkout, verification, then `/subscription/success`. */
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
      const end = await pay(host, await start(), 'subscription', 'Your plan hasn’t changed. You can try again.');
      if (end.kind !== 'not-paid') await refresh(...PAID);
      if (end.kind === 'paid') return host.navigate(addressOf('subscription-success'));
      host.notify({ tone: 'info', text: end.text });
      if (end.kind === 'refunded') host.navigate(addressOf('orders'));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error)) void refresh(...PAID);
    } finally {
      running.current = false;
      setBusyWith(undefined);
    }
  };

  return {
    busyWith,
    subscribe: (plan: PlanKey) => run(plan, () => host.request('POST /api/razorpay/subscription', { body: { plan } })),
    resume: () => run('resume', () => host.request('PUT /api/razorpay/subscription/resume')),
  };
}
