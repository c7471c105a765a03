import type { OrderFact } from './order-fact.ts';

/** `pending`: accepted, the money is on its way. `processed`: it went back. `failed`: it did not, and never will by this refund. */
export type RefundState = 'pending' | 'processed' | 'failed';

/** Money on its way back, or back. Amount in cents, moment in seconds since 1970. */
export interface Refund {
  refundId: string;
  paymentId: string;
  amount: number;
  at: number;
  state: RefundState;
}

const STATES = { refund_pending: 'pending', refunded: 'processed', refund_failed: 'failed' } as const;
/** The provider may find out after it said `processed` that the bank sent the money back: `failed` is its last word. */
const LAST_WORD: readonly RefundState[] = ['failed', 'processed', 'pending'];

/** The refunds in a set of facts, oldest first, each in its latest state, whatever the order of arrival. */
export function refundsOf(facts: readonly OrderFact[]): Refund[] {
  const told = facts.flatMap((fact): Refund[] => {
    if (fact.kind !== 'refund_pending' && fact.kind !== 'refunded' && fact.kind !== 'refund_failed') return [];
    const { kind, ...refund } = fact;
    return [{ ...refund, state: STATES[kind] }];
  });
  const byId = Map.groupBy(told, ({ refundId }) => refundId);
  const known = [...byId.values()].flatMap(
    (words) => words.sort((a, b) => LAST_WORD.indexOf(a.state) - LAST_WORD.indexOf(b.state) || a.at - b.at)[0] ?? [],
  );
  // Of two in one second the failed one was first: the other is the next try.
  const failed = ({ state }: Refund) => Number(state === 'failed');
  return known.sort((a, b) => a.at - b.at || failed(b) - failed(a) || (a.refundId < b.refundId ? -1 : 1));
}

/** Cents of refunds in one of some states; of one payment where that is given. */
export function refundedCents(refunds: readonly Refund[], states: readonly RefundState[], paymentId?: string): number {
  const counted = refunds.filter(
    (refund) => states.includes(refund.state) && refund.paymentId === (paymentId ?? refund.paymentId),
  );
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/** Refunded or pending: must not be sent a second time. */
export const SENT: readonly RefundState[] = ['pending', 'processed'];

/** A payment with money left to give back, in cents: neither back nor on its way. */
export interface PaymentLeft {
  paymentId: string;
  left: number;
  /** A refund of it failed before. */
  hasFailed: boolean;
}

/** The payments that have money left, the last first. */
export function paymentsLeft(facts: readonly OrderFact[]): PaymentLeft[] {
  const captured = new Map(facts.filter((fact) => fact.kind === 'captured').map((fact) => [fact.paymentId, fact]));
  const refunds = refundsOf(facts);
  const payments = [...captured.values()].sort((a, b) => b.at - a.at || (a.paymentId < b.paymentId ? 1 : -1));
  const known = payments.map(({ paymentId, amount }) => ({
    paymentId,
    left: amount - refundedCents(refunds, SENT, paymentId),
    hasFailed: refunds.some((refund) => refund.paymentId === paymentId && refund.state === 'failed'),
  }));
  return known.filter(({ left }) => left > 0);
}

/** The last payment with money left; null if there is none. */
export const refundablePayment = (facts: readonly OrderFact[]): PaymentLeft | null => paymentsLeft(facts)[0] ?? null;
