import type { PaymentEventRow } from './payment-events.queries.ts';

/** The last payment of an order that has money left to give back, and how much in cents. */
export function refundablePayment(events: readonly Pick<PaymentEventRow, 'facts'>[]): { paymentId: string; left: number } | null {
  const facts = events.flatMap((event) => event.facts);
  const captured = new Map(facts.filter((fact) => fact.kind === 'captured').map((fact) => [fact.paymentId, fact]));
  const refunds = new Map(facts.filter((fact) => fact.kind === 'refunded').map((fact) => [fact.refundId, fact]));
  for (const { paymentId, amount } of [...captured.values()].sort((a, b) => b.at - a.at)) {
    const refunded = [...refunds.values()].filter((refund) => refund.paymentId === paymentId);
    const left = amount - refunded.reduce((sum, refund) => sum + refund.amount, 0);
    if (left > 0) return { paymentId, left };
  }
  return null;
}
