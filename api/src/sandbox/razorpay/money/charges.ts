import { randomBytes } from 'node:crypto';
import { sign } from '../../../adapters/payments/signatures.ts';
import type { RefundStatus, SandboxOrder, SandboxPayment, SandboxRefund, SandboxState } from '../entities.ts';

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

export const wrap = (entities: Record<string, object | undefined>): SandboxEvent['payload'] =>
  Object.fromEntries(Object.entries(entities).flatMap(([name, entity]) => (entity ? [[name, { entity: { ...entity } }]] : [])));

/** What all that moves money works with. `now`: seconds since 1970. */
export interface PaymentContext {
  state: SandboxState;
  /** Signs the result that a checkout returns to the page. */
  keySecret: string;
  now: () => number;
}

/** Stores a payment of an order, captured or failed. */
export function newPayment(
  { state, now }: Pick<PaymentContext, 'state' | 'now'>,
  amount: number,
  currency: string,
  failed: boolean,
  orderId: string,
): SandboxPayment {
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

export function orderPayments(context: PaymentContext) {
  const { state, keySecret } = context;

  function payOrder(order: SandboxOrder, failed: boolean): { callback: CallbackFields; events: SandboxEvent[] } {
    const payment = newPayment(context, order.amount, order.currency, failed, order.id);
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

  return { payOrder, captureLate };
}

/** Refunds, immediate or confirmed by the bank later. */
export function refunds({ state, now }: Pick<PaymentContext, 'state' | 'now'>) {
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

  return { refund, settleRefund };
}
