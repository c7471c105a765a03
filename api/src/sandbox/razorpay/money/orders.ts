import { sign } from '../../../adapters/payments/signatures.ts';
import type { SandboxOrder } from '../entities.ts';
import { type CallbackFields, type SandboxEvent, wrap } from './events.ts';
import { newPayment, type PaymentContext } from './payments.ts';

/** Orders that are paid once. */
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
