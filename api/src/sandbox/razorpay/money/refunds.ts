import type { RefundStatus, SandboxPayment, SandboxRefund } from '../entities.ts';
import { newId, type SandboxEvent, wrap } from './events.ts';
import type { PaymentContext } from './payments.ts';

/** Money that goes back, at once or when the bank says so. */
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
