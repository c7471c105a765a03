import { describe, expect, test } from 'vitest';
import { type OrderFact, paymentsLeft, type Refund, refundablePayment, refundedCents, refundsOf, SENT } from './order-state.ts';

const captured = (paymentId: string, amount: number, at: number) => ({ kind: 'captured', paymentId, amount, at }) as OrderFact;
const refund = (
  kind: 'refund_pending' | 'refunded' | 'refund_failed',
  refundId: string,
  { paymentId = 'pay_1', amount = 500, at = 10 } = {},
) => ({ kind, refundId, paymentId, amount, at }) as OrderFact;
const states = (facts: OrderFact[]) => refundsOf(facts).map(({ refundId, state }) => `${refundId} ${state}`);

describe('refunds', () => {
  test('are what the last word about each says, in whatever order the words came', () => {
    const words = [refund('refund_pending', 'a'), refund('refunded', 'a', { at: 20 }), refund('refund_failed', 'a', { at: 15 })];
    for (const told of [words, words.toReversed()]) expect(states(told)).toEqual(['a failed']);
    expect(states(words.slice(0, 2))).toEqual(['a processed']);
    expect(states(words.slice(0, 1))).toEqual(['a pending']);
    expect(states([captured('pay_1', 500, 1)])).toEqual([]);
  });

  test('of several words of one kind are as the first one told them', () => {
    expect(refundsOf([refund('refunded', 'a', { at: 30 }), refund('refunded', 'a', { at: 20 })])).toEqual([
      { refundId: 'a', paymentId: 'pay_1', amount: 500, at: 20, state: 'processed' },
    ]);
  });

  test('come in the order of time; in one second the failed one first, then by their ids', () => {
    expect(states([refund('refunded', 'late', { at: 20 }), refund('refunded', 'early', { at: 5 })])).toEqual([
      'early processed',
      'late processed',
    ]);
    expect(states([refund('refunded', 'a'), refund('refund_failed', 'b')])).toEqual(['b failed', 'a processed']);
    const two = [refund('refunded', 'b'), refund('refunded', 'a')];
    for (const told of [two, two.toReversed()]) expect(states(told)).toEqual(['a processed', 'b processed']);
  });

  test('are added up by state, and by payment where one is named', () => {
    const all = refundsOf([
      refund('refunded', 'a', { amount: 100 }),
      refund('refund_pending', 'b', { amount: 20 }),
      refund('refund_failed', 'c', { amount: 3 }),
      refund('refunded', 'd', { amount: 1_000, paymentId: 'pay_2' }),
    ]);
    expect(refundedCents(all, SENT)).toBe(1_120);
    expect(refundedCents(all, SENT, 'pay_1')).toBe(120);
    expect(refundedCents(all, ['failed'])).toBe(3);
    expect(refundedCents([] satisfies Refund[], SENT)).toBe(0);
  });
});

describe('the remainder of payments', () => {
  const payments = [captured('pay_1', 500, 1), captured('pay_2', 700, 2)];

  test('is what is neither back nor on its way, the last payment first', () => {
    expect(paymentsLeft(payments)).toEqual([
      { paymentId: 'pay_2', left: 700, hasFailed: false },
      { paymentId: 'pay_1', left: 500, hasFailed: false },
    ]);
    const facts = [
      ...payments,
      refund('refunded', 'a', { amount: 500 }),
      refund('refund_pending', 'b', { amount: 300, paymentId: 'pay_2' }),
    ];
    expect(paymentsLeft(facts)).toEqual([{ paymentId: 'pay_2', left: 400, hasFailed: false }]);
    expect(refundablePayment(facts)?.paymentId).toBe('pay_2');
  });

  test('stays all where a refund failed, and says so', () => {
    expect(paymentsLeft([captured('pay_1', 500, 1), refund('refund_failed', 'a')])).toEqual([
      { paymentId: 'pay_1', left: 500, hasFailed: true },
    ]);
    expect(paymentsLeft([...payments, refund('refund_failed', 'a')]).map(({ hasFailed }) => hasFailed)).toEqual([false, true]);
  });

  test('is derived from two payments in one second by their ids', () => {
    const two = [captured('pay_1', 1, 5), captured('pay_2', 2, 5)];
    for (const facts of [two, two.toReversed()]) expect(refundablePayment(facts)?.paymentId).toBe('pay_2');
  });

  test('is nothing where nothing was paid, or all went back', () => {
    expect(refundablePayment([])).toBeNull();
    expect(refundablePayment([captured('pay_1', 500, 1), refund('refunded', 'a')])).toBeNull();
  });
});
