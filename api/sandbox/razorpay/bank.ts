import { randomBytes } from 'node:crypto';
import { sign } from '../../src/adapters/payments/signatures.ts';
import type { RefundStatus, SandboxOrder, SandboxPayment, SandboxRefund, SandboxState, SandboxSubscription } from './entities.ts';

/** Ids as Razorpay makes them: a prefix and 14 characters. */
export const newId = (prefix: string) =>
  `${prefix}_${[...randomBytes(14)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'[byte % 57]).join('')}`;

/** An event for the shop, and the payload that Razorpay would send with it. */
export interface SandboxEvent {
  event: string;
  payload: Record<string, { entity: object }>;
}

/** What a checkout hands to the page after a payment that went through. */
export type CallbackFields = Record<string, string>;

const wrap = (entities: Record<string, object | undefined>): SandboxEvent['payload'] =>
  Object.fromEntries(Object.entries(entities).flatMap(([name, entity]) => (entity ? [[name, { entity: { ...entity } }]] : [])));

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

/** The sandbox's money: what each step changes, and the events that it causes, in the order in which they happen. */
export function createBank(state: SandboxState, keySecret: string, now: () => number) {
  function newPayment(amount: number, currency: string, failed: boolean, orderId: string | null): SandboxPayment {
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

  function payOrder(order: SandboxOrder, failed: boolean): { callback: CallbackFields; events: SandboxEvent[] } {
    const payment = newPayment(order.amount, order.currency, failed, order.id);
    if (failed) {
      if (order.status === 'created') order.status = 'attempted';
      return { callback: {}, events: [{ event: 'payment.failed', payload: wrap({ payment }) }] };
    }
    Object.assign(order, { status: 'paid', amount_paid: order.amount });
    const callback = {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: sign(keySecret, `${order.id}|${payment.id}`),
    };
    const events = [
      { event: 'payment.captured', payload: wrap({ payment }) },
      { event: 'order.paid', payload: wrap({ payment, order }) },
    ];
    return { callback, events };
  }

  /** A payment that had failed goes through after all, e.g. because the bank was slow: Razorpay's late authorisation. */
  function captureLate(order: SandboxOrder): SandboxEvent[] {
    const payment = state.payments.find(({ order_id, status }) => order_id === order.id && status === 'failed');
    if (!payment) throw new Error('No payment of it failed');
    Object.assign(payment, { status: 'captured', captured: true, error_description: null });
    return [{ event: 'payment.captured', payload: wrap({ payment }) }];
  }

  /** The next cycle, or the present one where its charge failed. */
  function dueCycle(subscription: SandboxSubscription, period: 'monthly' | 'yearly') {
    const { status, current_start, current_end, start_at } = subscription;
    const isDue = status === 'pending' && current_start !== null;
    const start = isDue ? current_start : (current_end ?? Math.max(now(), start_at ?? 0));
    return { current_start: start, current_end: addCycle(start, period) };
  }

  /** Charges the cycle that is due. */
  function charge(subscription: SandboxSubscription): SandboxEvent[] {
    const plan = state.plans.find(({ id }) => id === subscription.plan_id);
    if (!plan) throw new Error(`No plan ${subscription.plan_id}`);
    const payment = newPayment(plan.item.amount, plan.item.currency, false, newId('order'));
    const cycle = dueCycle(subscription, plan.period);
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

  function paySubscription(subscription: SandboxSubscription, failed: boolean) {
    const plan = state.plans.find(({ id }) => id === subscription.plan_id);
    if (failed || !plan) {
      const payment = newPayment(plan?.item.amount ?? 0, plan?.item.currency ?? 'USD', true, newId('order'));
      return { callback: {}, events: [{ event: 'payment.failed', payload: wrap({ payment, subscription }) }] };
    }
    const events: SandboxEvent[] = [];
    let paymentId: string;
    subscription.status = 'authenticated';
    events.push({ event: 'subscription.authenticated', payload: wrap({ subscription }) });
    if ((subscription.start_at ?? 0) > now()) {
      // Razorpay takes a small amount to try the card and gives it back.
      paymentId = newPayment(100, plan.item.currency, false, newId('order')).id;
    } else {
      const charged = charge(subscription);
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
    if (!state.ending.includes(subscription.id) && subscription.remaining_count > 0) return charge(subscription);
    return end(subscription, state.ending.includes(subscription.id) ? 'cancelled' : 'completed');
  }

  /** A cycle begins and its charge fails; where it failed before, the provider tries no more. */
  function failCharge(subscription: SandboxSubscription): SandboxEvent[] {
    const plan = state.plans.find(({ id }) => id === subscription.plan_id);
    if (!plan || (subscription.status !== 'active' && subscription.status !== 'pending'))
      throw new Error('There is nothing to charge');
    const payment = newPayment(plan.item.amount, plan.item.currency, true, newId('order'));
    const status = subscription.status === 'active' ? 'pending' : 'halted';
    // The provider names the new cycle, though nobody has paid for it.
    const cycle = subscription.status === 'active' ? dueCycle(subscription, plan.period) : {};
    Object.assign(subscription, { status, ...cycle });
    return [
      { event: 'payment.failed', payload: wrap({ payment }) },
      { event: `subscription.${status}`, payload: wrap({ subscription, payment }) },
    ];
  }

  /** The payer gives another card: a pending cycle is charged; after a halt only those to come are. */
  function changeCard(subscription: SandboxSubscription): SandboxEvent[] {
    if (subscription.status !== 'pending' && subscription.status !== 'halted') throw new Error('Its card is in order');
    const charged = subscription.status === 'pending' ? charge(subscription) : [];
    subscription.status = 'active';
    return [...charged, { event: 'subscription.activated', payload: wrap({ subscription }) }];
  }

  function end(subscription: SandboxSubscription, status: 'cancelled' | 'completed'): SandboxEvent[] {
    Object.assign(subscription, { status, ended_at: now() });
    return [{ event: `subscription.${status}`, payload: wrap({ subscription }) }];
  }

  function refund(payment: SandboxPayment, amount: number, notes: unknown): { refund: SandboxRefund; events: SandboxEvent[] } {
    const entity: SandboxRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      payment_id: payment.id,
      amount,
      currency: payment.currency,
      status: state.refundsAre,
      notes,
      created_at: now(),
    };
    state.refunds.push(entity);
    if (entity.status !== 'failed') takeBack(payment, amount);
    const created = { event: 'refund.created', payload: wrap({ refund: entity, payment }) };
    const settled = { event: `refund.${entity.status}`, payload: wrap({ refund: entity, payment }) };
    return { refund: entity, events: entity.status === 'pending' ? [created] : [created, settled] };
  }

  /** What a payment says of its refunds; a failed one puts its amount back. */
  function takeBack(payment: SandboxPayment, amount: number): void {
    payment.amount_refunded += amount;
    payment.status = payment.amount_refunded === payment.amount ? 'refunded' : 'captured';
  }

  /** The bank has carried a pending refund out, or sent the money back. */
  function settleRefund(refund: SandboxRefund, status: Exclude<RefundStatus, 'pending'>): SandboxEvent[] {
    const payment = state.payments.find(({ id }) => id === refund.payment_id);
    if (!payment || refund.status !== 'pending') throw new Error('It is settled already');
    refund.status = status;
    if (status === 'failed') takeBack(payment, -refund.amount);
    return [{ event: `refund.${status}`, payload: wrap({ refund, payment }) }];
  }

  return { payOrder, captureLate, paySubscription, endCycle, failCharge, changeCard, end, refund, settleRefund };
}

export type Bank = ReturnType<typeof createBank>;
