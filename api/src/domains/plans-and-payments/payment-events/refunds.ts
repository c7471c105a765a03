import type { OrderFact } from './order-state.ts';

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

/** The refunds that facts tell of, the oldest first, each as the last word about it has it, in whatever order that came. */
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
  return known.sort((a, b) => a.at - b.at || (a.refundId < b.refundId ? -1 : 1));
}

/** Cents of refunds in one of some states; of one payment where that is given. */
export function refundedCents(refunds: readonly Refund[], states: readonly RefundState[], paymentId?: string): number {
  const counted = refunds.filter(
    (refund) => states.includes(refund.state) && refund.paymentId === (paymentId ?? refund.paymentId),
  );
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is back or on its way: nobody may send it a second time. */
export const SENT: readonly RefundState[] = ['pending', 'processed'];

/** The last payment that has money left to give back, and how much in cents: neither back nor on its way. */
export function refundablePayment(facts: readonly OrderFact[]): { paymentId: string; left: number } | null {
  const captured = new Map(facts.filter((fact) => fact.kind === 'captured').map((fact) => [fact.paymentId, fact]));
  const refunds = refundsOf(facts);
  for (const { paymentId, amount } of [...captured.values()].sort((a, b) => b.at - a.at)) {
    const left = amount - refundedCents(refunds, SENT, paymentId);
    if (left > 0) return { paymentId, left };
  }
  return null;
}
