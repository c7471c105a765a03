import type { OrderStatus } from '@api/contract';
import type { PaymentFact } from '../../../../adapters/payments/index.ts';

/** The content of an order's events. Times are in seconds since 1970. */
export type OrderFact =
  | PaymentFact
  /** The owner has cancelled renewal. */
  | { kind: 'cancel_requested'; at: number }
  /** Abandoned: unpaid for too long. */
  | { kind: 'abandoned'; at: number };

/** `pending`: accepted by the provider. `processed`: refunded. `failed`: final; a new refund is needed. */
type RefundState = 'pending' | 'processed' | 'failed';

/** A refund. Amount in cents, moment in seconds since 1970. */
export interface Refund {
  refundId: string;
  paymentId: string;
  amount: number;
  at: number;
  state: RefundState;
}

const STATES = { refund_pending: 'pending', refunded: 'processed', refund_failed: 'failed' } as const;
/** The provider may report `failed` after `processed`, when the bank returned the money: `failed` is final. */
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

/** A payment with money left to refund, in cents: neither refunded nor being refunded. */
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

/** What was agreed when the order was opened. Amount in cents. */
export interface OrderTerms {
  type: 'subscription' | 'grading';
  amount: number;
  currency: string;
}

/** A period of access; `until` null means without end. */
export interface Access {
  from: number;
  until: number | null;
}

export interface OrderState {
  status: OrderStatus;
  paidCount: number;
  periodStart: number | null;
  periodEnd: number | null;
  /** When the subscription ended, or is going to after a cancellation. */
  endedAt: number | null;
  /** Cents that went back. */
  refundedAmount: number;
  /** Cents of pending refunds. */
  refundPendingAmount: number;
  /** Cents of the last refund where it failed and none followed. */
  refundFailedAmount: number;
  failureReason: string | null;
  providerStatus: string | null;
  paymentIds: string[];
  access: Access | null;
}

/** A renewal may be charged some hours after its cycle began; access continues until then. */
export const RENEWAL_GRACE_S = 86_400;
/** A signed callback opens access at once, for so long; the provider's word about the cycle follows within. */
const PROVISIONAL_S = 86_400;

type FactOf<Kind extends OrderFact['kind']> = Extract<OrderFact, { kind: Kind }>;

const byMoment = (a: { at: number }, b: { at: number }) => a.at - b.at;
const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);

/** One entry an id, whichever came first: a second delivery of the same thing says the same. */
function distinct<T>(items: readonly T[], id: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [id(item), item])).values()].reverse();
}

/** A subscription's states in order; of two in one second the later counts. */
const LIFE = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'resumed',
  'completed',
  'expired',
  'cancelled',
];
const rankOf = ({ status }: FactOf<'status'>) => LIFE.indexOf(status);

interface SortedFacts {
  captured: FactOf<'captured'>[];
  authorized: FactOf<'authorized'>[];
  failed: FactOf<'failed'>[];
  periods: FactOf<'period'>[];
  refunds: Refund[];
  lastStatus: FactOf<'status'> | undefined;
  endedAt: number | null;
  cancelRequested: boolean;
  abandoned: boolean;
}

function sortFacts(facts: readonly OrderFact[]): SortedFacts {
  const of = <Kind extends OrderFact['kind']>(kind: Kind) => facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
  const statuses = of('status').sort((a, b) => byMoment(a, b) || rankOf(a) - rankOf(b) || (a.status < b.status ? -1 : 1));
  return {
    captured: distinct(of('captured').sort(byMoment), ({ paymentId }) => paymentId),
    authorized: distinct(of('authorized').sort(byMoment), ({ paymentId }) => paymentId),
    failed: of('failed').sort((a, b) => byMoment(a, b) || (a.paymentId < b.paymentId ? -1 : 1)),
    periods: of('period').sort((a, b) => a.end - b.end || a.start - b.start),
    refunds: refundsOf(facts),
    lastStatus: statuses.at(-1),
    endedAt: least(of('ended').map(({ at }) => at)),
    cancelRequested: of('cancel_requested').length > 0,
    abandoned: of('abandoned').length > 0,
  };
}

/** Payments of which something is left once refunds in these states are taken off. */
const without = <Payment extends { paymentId: string; amount: number }>(
  payments: readonly Payment[],
  refunds: readonly Refund[],
  states: readonly RefundState[],
) => payments.filter(({ paymentId, amount }) => refundedCents(refunds, states, paymentId) < amount);

/**
 * Payments that were sufficient for a grading, with their amounts: captured ones, and signed ones not otherwise
 * reported yet.
 */
function sufficientPayments(told: SortedFacts, terms: OrderTerms): { paymentId: string; amount: number; at: number }[] {
  const captured = told.captured.filter(({ amount, currency }) => amount >= terms.amount && currency === terms.currency);
  const known = new Set(told.captured.map(({ paymentId }) => paymentId));
  const signed = told.authorized.filter(({ paymentId }) => !known.has(paymentId));
  return captured.length > 0 ? captured : signed.map((fact) => ({ ...fact, amount: terms.amount }));
}

function gradingState(told: SortedFacts, terms: OrderTerms): Pick<OrderState, 'status' | 'access' | 'paidCount'> {
  const payments = sufficientPayments(told, terms);
  const [first] = payments;
  if (!first) return { status: unpaidStatus(told), access: null, paidCount: 0 };
  const status = without(payments, told.refunds, ['processed']).length > 0 ? 'paid' : 'refunded';
  // What is being refunded is not graded.
  const access = without(payments, told.refunds, SENT).length > 0 ? { from: first.at, until: null } : null;
  return { status, access, paidCount: payments.length };
}

function unpaidStatus({ failed, abandoned, endedAt }: SortedFacts): OrderStatus {
  if (abandoned || endedAt !== null) return 'abandoned';
  return failed.length > 0 ? 'failed' : 'open';
}

/**
 * A payment went back in full by refunds in these states, and the subscription is over. A refund alone, e.g. of a double charge,
 * ends none.
 */
function isRefunded({ captured, refunds, endedAt }: SortedFacts, states: readonly RefundState[]): boolean {
  const paid = captured.filter(({ amount }) => amount > 0);
  return endedAt !== null && without(paid, refunds, states).length < paid.length;
}

function subscriptionAccess(told: SortedFacts, startsAt: number | null): Access | null {
  const first = told.periods.length > 0 ? Math.min(...told.periods.map(({ start }) => start)) : null;
  const last = told.periods.at(-1);
  if (first === null || !last) {
    const signed = told.authorized[0];
    if (!signed) return null;
    const from = Math.max(signed.at, startsAt ?? 0);
    return { from, until: from + PROVISIONAL_S };
  }
  const goesOn = told.endedAt === null && !told.cancelRequested;
  const until = last.end + (goesOn ? RENEWAL_GRACE_S : 0);
  return { from: first, until: isRefunded(told, SENT) ? Math.min(until, told.endedAt ?? until) : until };
}

function subscriptionState(told: SortedFacts, startsAt: number | null): Pick<OrderState, 'status' | 'access' | 'paidCount'> {
  const access = subscriptionAccess(told, startsAt);
  const paidCount = Math.max(0, ...told.periods.map((period) => period.paidCount));
  const signed = told.authorized.length > 0 || told.lastStatus?.status === 'authenticated';
  let status: OrderStatus;
  if (told.periods.length > 0) {
    if (told.endedAt !== null) status = isRefunded(told, ['processed']) ? 'refunded' : 'ended';
    else status = told.cancelRequested ? 'cancelling' : 'paid';
  } else if (signed && told.endedAt === null) status = 'authorized';
  else status = signed ? 'ended' : unpaidStatus(told);
  return { status, access: status === 'ended' && told.periods.length === 0 ? null : access, paidCount };
}

/**
 * Derives an order's state from its facts. The facts are a set: their order and repetitions change nothing, so events
 * may arrive late, twice and in any order. Paid access stays, whatever else is reported; only a refund removes it.
 * `startsAt` is the agreed start of the first billing cycle, null for immediately.
 */
export function orderState(terms: OrderTerms, startsAt: number | null, facts: readonly OrderFact[]): OrderState {
  const told = sortFacts(facts);
  const part = terms.type === 'grading' ? gradingState(told, terms) : subscriptionState(told, startsAt);
  const last = told.periods.at(-1);
  const lastRefund = told.refunds.at(-1);
  const isOpen = part.status === 'failed';
  return {
    ...part,
    periodStart: last?.start ?? null,
    periodEnd: last?.end ?? null,
    endedAt: told.endedAt ?? (part.status === 'cancelling' ? (last?.end ?? null) : null),
    refundedAmount: refundedCents(told.refunds, ['processed']),
    refundPendingAmount: refundedCents(told.refunds, ['pending']),
    refundFailedAmount: lastRefund?.state === 'failed' ? lastRefund.amount : 0,
    failureReason: isOpen ? (told.failed.at(-1)?.reason ?? null) : null,
    providerStatus: told.lastStatus?.status ?? null,
    paymentIds: [...new Set([...told.captured, ...told.authorized].map(({ paymentId }) => paymentId))].sort(),
  };
}
