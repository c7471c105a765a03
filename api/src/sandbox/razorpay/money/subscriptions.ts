import { sign } from '../../../adapters/payments/signatures.ts';
import type { SandboxSubscription } from '../entities.ts';
import { type CallbackFields, newId, newPayment, type PaymentContext, type SandboxEvent, wrap } from './charges.ts';

/** The same day a month or year later, or the month's last. Seconds since 1970. */
function addCycle(start: number, period: 'monthly' | 'yearly'): number {
  const date = new Date(start * 1000);
  const months = period === 'yearly' ? 12 : 1;
  const end = new Date(date);
  end.setUTCDate(1);
  end.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}

/** The next cycle, or the present one where its charge failed. */
function dueCycle({ now }: PaymentContext, subscription: SandboxSubscription, period: 'monthly' | 'yearly') {
  const { status, current_start, current_end, start_at } = subscription;
  const isDue = status === 'pending' && current_start !== null;
  const start = isDue ? current_start : (current_end ?? Math.max(now(), start_at ?? 0));
  return { current_start: start, current_end: addCycle(start, period) };
}

function charge(context: PaymentContext, subscription: SandboxSubscription): SandboxEvent[] {
  const { state, now } = context;
  const plan = state.plans.find(({ id }) => id === subscription.plan_id);
  if (!plan) throw new Error(`No plan ${subscription.plan_id}`);
  const payment = newPayment(context, plan.item.amount, plan.item.currency, false, newId('order'));
  const cycle = dueCycle(context, subscription, plan.period);
  Object.assign(subscription, {
    status: 'active',
    ...cycle,
    paid_count: subscription.paid_count + 1,
    remaining_count: subscription.remaining_count - 1,
  });
  const id = newId('inv');
  payment.invoice_id = id;
  state.invoices.push({
    id,
    entity: 'invoice',
    subscription_id: subscription.id,
    payment_id: payment.id,
    status: 'paid',
    amount_paid: payment.amount,
    currency: payment.currency,
    billing_start: cycle.current_start,
    billing_end: cycle.current_end,
    paid_at: now(),
  });
  return [{ event: 'subscription.charged', payload: wrap({ subscription, payment }) }];
}

export function subscriptionCharges(context: PaymentContext) {
  const { state, keySecret, now } = context;

  function paySubscription(subscription: SandboxSubscription, failed: boolean) {
    const plan = state.plans.find(({ id }) => id === subscription.plan_id);
    if (failed || !plan) {
      const payment = newPayment(context, plan?.item.amount ?? 0, plan?.item.currency ?? 'USD', true, newId('order'));
      return { callback: {}, events: [{ event: 'payment.failed', payload: wrap({ payment, subscription }) }] };
    }
    const events: SandboxEvent[] = [];
    let paymentId: string;
    subscription.status = 'authenticated';
    events.push({ event: 'subscription.authenticated', payload: wrap({ subscription }) });
    if ((subscription.start_at ?? 0) > now()) {
      // Razorpay tests cards by charging and refunding a small amount.
      paymentId = newPayment(context, 100, plan.item.currency, false, newId('order')).id;
    } else {
      const charged = charge(context, subscription);
      events.push({ event: 'subscription.activated', payload: wrap({ subscription }) }, ...charged);
      paymentId = state.payments.at(-1)?.id ?? '';
    }
    const callback: CallbackFields = {
      razorpay_payment_id: paymentId,
      razorpay_subscription_id: subscription.id,
      razorpay_signature: sign(keySecret, `${paymentId}|${subscription.id}`),
    };
    return { callback, events };
  }

  /** Lets the current cycle end: the next is charged, or a subscription that was cancelled is over. */
  function endCycle(subscription: SandboxSubscription): SandboxEvent[] {
    if (!state.ending.includes(subscription.id) && subscription.remaining_count > 0) return charge(context, subscription);
    return end(subscription, state.ending.includes(subscription.id) ? 'cancelled' : 'completed');
  }

  /** A cycle begins and its charge fails; where it failed before, the provider tries no more. */
  function failCharge(subscription: SandboxSubscription): SandboxEvent[] {
    const plan = state.plans.find(({ id }) => id === subscription.plan_id);
    if (!plan || (subscription.status !== 'active' && subscription.status !== 'pending'))
      throw new Error('There is nothing to charge');
    const payment = newPayment(context, plan.item.amount, plan.item.currency, true, newId('order'));
    const status = subscription.status === 'active' ? 'pending' : 'halted';
    // The provider names the new cycle, though nobody has paid for it.
    const cycle = subscription.status === 'active' ? dueCycle(context, subscription, plan.period) : {};
    Object.assign(subscription, { status, ...cycle });
    return [
      { event: 'payment.failed', payload: wrap({ payment }) },
      { event: `subscription.${status}`, payload: wrap({ subscription, payment }) },
    ];
  }

  /** The payer gives another card: a pending cycle is charged; after a halt only those to come are. */
  function changeCard(subscription: SandboxSubscription): SandboxEvent[] {
    if (subscription.status !== 'pending' && subscription.status !== 'halted') throw new Error('Its card is in order');
    const charged = subscription.status === 'pending' ? charge(context, subscription) : [];
    subscription.status = 'active';
    return [...charged, { event: 'subscription.activated', payload: wrap({ subscription }) }];
  }

  function end(subscription: SandboxSubscription, status: 'cancelled' | 'completed'): SandboxEvent[] {
    Object.assign(subscription, { status, ended_at: now() });
    return [{ event: `subscription.${status}`, payload: wrap({ subscription }) }];
  }

  return { paySubscription, endCycle, failCharge, changeCard, end };
}
