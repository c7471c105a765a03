import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RefundFact } from '../../../../adapters/payments/index.ts';
import { type OrderFact, type OrderState, type OrderTerms, orderState, refundablePayment } from './order-state.ts';

/** `PAYMENT_RUNS=100000 npx vitest run …` looks harder. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 500);
const START = 1_800_000_000;
const MONTH = 30 * 86_400;
const subscription: OrderTerms = { type: 'subscription', amount: 900, currency: 'USD' };
const grading: OrderTerms = { type: 'grading', amount: 1000, currency: 'USD' };

/** One thing that arrives: the facts of a webhook, a callback, or an answer of the provider. */
type Message = OrderFact[];

const captured = (paymentId: string, amount: number, at: number): OrderFact => ({
  kind: 'captured',
  paymentId,
  amount,
  currency: 'USD',
  at,
});
const cycle = (index: number): OrderFact => ({
  kind: 'period',
  start: START + index * MONTH,
  end: START + (index + 1) * MONTH,
  paidCount: index + 1,
});

interface History {
  cycles: number;
  failures: number;
  cancelled: boolean;
  over: boolean;
  /** Of the last payment: none, or how the first try at it ended; a failed one is followed by one that goes through. */
  refund: 'none' | 'processed' | 'failed first';
}

/** The history of a subscription as reported by webhooks, a callback, and one complete answer of the provider. */
function tellSubscription({ cycles, failures, cancelled, over, refund }: History): { messages: Message[]; answer: Message } {
  const failed = (index: number): OrderFact => ({
    kind: 'failed',
    paymentId: `pay_f${index}`,
    reason: 'declined',
    at: START - 60 + index,
  });
  const messages: Message[] = Array.from({ length: failures }, (_, index) => [failed(index)]);
  const answer: Message = [];
  for (let index = 0; index < cycles; index += 1) {
    const at = START + index * MONTH;
    const charge = [captured(`pay_${index}`, 900, at), cycle(index)];
    answer.push(...charge);
    if (index === 0) {
      messages.push([{ kind: 'status', status: 'authenticated', at }]);
      messages.push([{ kind: 'status', status: 'active', at }, cycle(0)]);
      messages.push([{ kind: 'authorized', paymentId: 'pay_0', at: at + 3 }]);
    }
    messages.push([{ kind: 'status', status: 'active', at }, ...charge]);
  }
  const refunded = refund !== 'none';
  const end = START + cycles * MONTH - (refunded ? 1000 : 0);
  if (cycles > 0 && refunded) {
    const word = (kind: RefundFact['kind'], refundId: string, at: number): OrderFact => ({
      kind,
      refundId,
      paymentId: `pay_${cycles - 1}`,
      amount: 900,
      at,
    });
    if (refund === 'failed first') {
      messages.push([word('refund_pending', 'rfnd_0', end - 9)], [word('refunded', 'rfnd_0', end - 9)]);
      messages.push([word('refund_failed', 'rfnd_0', end - 9)]);
      answer.push(word('refund_failed', 'rfnd_0', end - 9));
    }
    const last = word('refunded', 'rfnd_1', end);
    messages.push([word('refund_pending', 'rfnd_1', end)], [last]);
    messages.push([last, captured(`pay_${cycles - 1}`, 900, START + (cycles - 1) * MONTH)]);
    answer.push(last);
  }
  if (over || refunded) {
    messages.push([
      { kind: 'status', status: 'cancelled', at: end },
      { kind: 'ended', at: end },
    ]);
    answer.push({ kind: 'status', status: 'cancelled', at: end }, { kind: 'ended', at: end });
  }
  if (cancelled && cycles > 0) messages.push([{ kind: 'cancel_requested', at: START + 5 }]);
  return { messages, answer };
}

const histories = fc.record<History>({
  cycles: fc.integer({ min: 0, max: 5 }),
  failures: fc.integer({ min: 0, max: 2 }),
  cancelled: fc.boolean(),
  over: fc.boolean(),
  refund: fc.constantFrom('none', 'processed', 'failed first'),
});

/** All of them in any order, some of them again and again. */
const deliveries = (messages: readonly Message[]) =>
  fc
    .array(fc.constantFrom(...messages), { maxLength: messages.length })
    .chain((again) => fc.shuffledSubarray([...messages, ...again], { minLength: messages.length + again.length }));

const stateOf = (terms: OrderTerms, messages: readonly Message[]): OrderState => orderState(terms, null, messages.flat());
const entitlement = ({ status, access, paidCount, periodEnd, endedAt, refundedAmount, refundPendingAmount }: OrderState) => ({
  status,
  access,
  paidCount,
  periodEnd,
  endedAt,
  refundedAmount,
  refundPendingAmount,
});

describe('random deliveries of webhooks, callbacks and polls', () => {
  test('of a subscription end alike', () => {
    const cases = histories.chain((history) => {
      const { messages, answer } = tellSubscription(history);
      return fc.tuple(fc.constant([...messages, answer]), deliveries([...messages, answer]));
    });
    fc.assert(
      fc.property(cases, ([inOrder, delivered]) => {
        expect(stateOf(subscription, delivered)).toEqual(stateOf(subscription, inOrder));
      }),
      { numRuns: RUNS },
    );
  });

  test('of which any were lost end alike once the provider is asked', () => {
    const cases = histories.chain((history) => {
      const { messages, answer } = tellSubscription(history);
      // What this side did itself is never lost.
      const own = messages.filter(([fact]) => fact?.kind === 'cancel_requested');
      return fc.tuple(
        fc.constant([...messages, answer]),
        fc.subarray(messages).map((some) => [...some, ...own, answer]),
      );
    });
    fc.assert(
      fc.property(cases, ([all, some]) => {
        const complete = stateOf(subscription, all);
        const after = stateOf(subscription, some);
        expect(after.access).toEqual(complete.access);
        if (complete.access) expect(entitlement(after)).toEqual(entitlement(complete));
      }),
      { numRuns: RUNS },
    );
  });

  test('of a grading end alike', () => {
    const messages: Message[] = [
      [{ kind: 'failed', paymentId: 'pay_f', reason: 'declined', at: START }],
      [captured('pay_1', 1000, START + 9)],
      [{ kind: 'authorized', paymentId: 'pay_1', at: START + 12 }],
      [captured('pay_2', 1000, START + 20)],
      [{ kind: 'refunded', refundId: 'rfnd_1', paymentId: 'pay_2', amount: 400, at: START + 90 }],
      [{ kind: 'refunded', refundId: 'rfnd_2', paymentId: 'pay_2', amount: 600, at: START + 91 }],
      [{ kind: 'abandoned', at: START + 99 }],
    ];
    const expected = stateOf(grading, messages);
    expect(expected).toMatchObject({ status: 'paid', access: { from: START + 9, until: null }, refundedAmount: 1000 });
    fc.assert(
      fc.property(deliveries(messages), (delivered) => {
        expect(stateOf(grading, delivered)).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });

  test('never lead back from paid, unless money went back or the subscription ended', () => {
    const cases = histories.chain((history) =>
      deliveries(tellSubscription(history).messages.concat([[{ kind: 'abandoned', at: START }]])),
    );
    fc.assert(
      fc.property(cases, (delivered) => {
        let wasPaid = false;
        delivered.forEach((_, index) => {
          const { status, access } = stateOf(subscription, delivered.slice(0, index + 1));
          if (wasPaid) expect(['paid', 'cancelling', 'ended', 'refunded']).toContain(status);
          if (wasPaid && status !== 'refunded') expect(access).not.toBeNull();
          wasPaid ||= status === 'paid';
        });
      }),
      { numRuns: RUNS / 10 },
    );
  });
});

describe('a subscription', () => {
  const at = (facts: OrderFact[], startsAt: number | null = null) => orderState(subscription, startsAt, facts);

  test('is open until something happens, then failed, then abandoned', () => {
    const failed: OrderFact = { kind: 'failed', paymentId: 'pay_f', reason: 'declined', at: START };
    expect(at([])).toMatchObject({ status: 'open', access: null });
    expect(at([failed])).toMatchObject({ status: 'failed', failureReason: 'declined', access: null });
    expect(at([failed, { kind: 'abandoned', at: START }])).toMatchObject({ status: 'abandoned', access: null });
  });

  test('opens for a day with a signature alone, from its agreed beginning', () => {
    const signed: OrderFact = { kind: 'authorized', paymentId: 'pay_1', at: START };
    expect(at([signed])).toMatchObject({ status: 'authorized', access: { from: START, until: START + 86_400 } });
    expect(at([signed], START + MONTH).access?.from).toBe(START + MONTH);
  });

  test('lasts a day beyond its cycle while it continues, and exactly as long as paid once cancelled', () => {
    expect(at([cycle(0)]).access?.until).toBe(START + MONTH + 86_400);
    const cancelled = at([cycle(0), { kind: 'cancel_requested', at: START }]);
    expect(cancelled).toMatchObject({ status: 'cancelling', endedAt: START + MONTH, access: { until: START + MONTH } });
  });

  test('loses access when the money went back and it ended, not by a refund alone', () => {
    const paid = [cycle(0), captured('pay_1', 900, START)];
    const refund: OrderFact = { kind: 'refunded', refundId: 'r', paymentId: 'pay_1', amount: 900, at: START + 100 };
    expect(at([...paid, refund]).status).toBe('paid');
    expect(at([...paid, refund, { kind: 'ended', at: START + 100 }])).toMatchObject({
      status: 'refunded',
      access: { until: START + 100 },
    });
  });
});

describe('a refund', () => {
  const paid = [cycle(0), captured('pay_1', 900, START), { kind: 'ended' as const, at: START + 100 }];
  const refund = (kind: RefundFact['kind'], refundId = 'rfnd_1', at = START + 100): OrderFact => ({
    kind,
    refundId,
    paymentId: 'pay_1',
    amount: 900,
    at,
  });

  test.each<[string, OrderFact[], object]>([
    ['on its way has not arrived, and access is over', [refund('refund_pending')], ['ended', 0, 900, 0, START + 100]],
    ['is done when the bank says so', [refund('refunded'), refund('refund_pending')], ['refunded', 900, 0, 0, START + 100]],
    ['that failed gives nothing, and leaves what was paid for', [refund('refund_failed')], ['ended', 0, 0, 900, START + MONTH]],
    [
      'that failed stays failed, whatever was said before',
      [refund('refund_failed'), refund('refunded'), refund('refund_pending')],
      ['ended', 0, 0, 900, START + MONTH],
    ],
    [
      'that failed and was sent again counts once',
      [refund('refund_pending', 'rfnd_2', START + 200), refund('refund_failed')],
      ['ended', 0, 900, 0, START + 100],
    ],
  ])('%s', (_, facts, expected) => {
    const state = orderState(subscription, null, [...paid, ...facts]);
    const { status, refundedAmount, refundPendingAmount, refundFailedAmount, access } = state;
    expect([status, refundedAmount, refundPendingAmount, refundFailedAmount, access?.until]).toEqual(expected);
  });

  test('in progress leaves nothing to refund; a failed one leaves everything', () => {
    expect(refundablePayment([...paid, refund('refund_pending')])).toBeNull();
    expect(refundablePayment([...paid, refund('refund_failed')])).toEqual({ paymentId: 'pay_1', left: 900, hasFailed: true });
  });

  test('of a grading on its way keeps it from being graded; failed, it is graded', () => {
    const fee: OrderFact = captured('pay_1', 1000, START);
    const of = (kind: RefundFact['kind']): OrderFact => ({ kind, refundId: 'r', paymentId: 'pay_1', amount: 1000, at: START });
    expect(orderState(grading, null, [fee, of('refund_pending')])).toMatchObject({ status: 'paid', access: null });
    expect(orderState(grading, null, [fee, of('refund_failed')])).toMatchObject({ status: 'paid', access: { until: null } });
  });
});

describe('a grading', () => {
  test.each<[string, OrderFact[], string]>([
    ['too little', [captured('pay_1', 999, START)], 'open'],
    ['another currency', [{ kind: 'captured', paymentId: 'pay_1', amount: 1000, currency: 'INR', at: START }], 'open'],
    [
      'a signature for a payment that was too little',
      [captured('pay_1', 1, START), { kind: 'authorized', paymentId: 'pay_1', at: START }],
      'open',
    ],
    ['a signature', [{ kind: 'authorized', paymentId: 'pay_1', at: START }], 'paid'],
    ['the fee', [captured('pay_1', 1000, START)], 'paid'],
  ])('with %s', (_, facts, status) => {
    expect(orderState(grading, null, facts).status).toBe(status);
  });

  test('is refunded when all of it went back', () => {
    const refund: OrderFact = { kind: 'refunded', refundId: 'r', paymentId: 'pay_1', amount: 1000, at: START };
    expect(orderState(grading, null, [captured('pay_1', 1000, START), refund])).toMatchObject({
      status: 'refunded',
      access: null,
    });
  });
});

describe('everything that follows', () => {
  const NOTHING: OrderState = {
    status: 'open',
    paidCount: 0,
    periodStart: null,
    periodEnd: null,
    endedAt: null,
    refundedAmount: 0,
    refundPendingAmount: 0,
    refundFailedAmount: 0,
    failureReason: null,
    providerStatus: null,
    paymentIds: [],
    access: null,
  };
  const LIFE = 'created authenticated active pending halted paused resumed completed expired cancelled'.split(' ');
  const status = (word: string, at = START): OrderFact => ({ kind: 'status', status: word, at });
  const signed = (paymentId: string, at = START): OrderFact => ({ kind: 'authorized', paymentId, at });
  const failed = (paymentId: string, at: number): OrderFact => ({
    kind: 'failed',
    paymentId,
    reason: `${paymentId} declined`,
    at,
  });
  const ended = (at: number): OrderFact => ({ kind: 'ended', at });
  const back = (paymentId: string, amount: number, at: number): OrderFact => ({
    kind: 'refunded',
    refundId: `rfnd_${paymentId}`,
    paymentId,
    amount,
    at,
  });

  test.each<[string, OrderFact[], Partial<OrderState>]>([
    ['from nothing', [], {}],
    [
      'from two cycles, told backwards and twice',
      [captured('pay_1', 900, START + MONTH), cycle(1), cycle(0), cycle(1), captured('pay_0', 900, START), signed('pay_0')],
      {
        status: 'paid',
        paidCount: 2,
        periodStart: START + MONTH,
        periodEnd: START + 2 * MONTH,
        paymentIds: ['pay_0', 'pay_1'],
        access: { from: START, until: START + 2 * MONTH + 86_400 },
      },
    ],
    [
      'from a later cycle that counts fewer payments, and one of the same end that began earlier',
      [
        { kind: 'period', start: START + 9, end: START + MONTH, paidCount: 1 },
        { kind: 'period', start: START, end: START + MONTH, paidCount: 3 },
      ],
      {
        status: 'paid',
        paidCount: 3,
        periodStart: START + 9,
        periodEnd: START + MONTH,
        access: { from: START, until: START + MONTH + 86_400 },
      },
    ],
    [
      'from a signature, once it is over before its first cycle',
      [signed('pay_0'), ended(START + 9), ended(START + 5)],
      { status: 'ended', endedAt: START + 5, paymentIds: ['pay_0'] },
    ],
    [
      'from the provider’s word of a signature',
      [status('authenticated')],
      { status: 'authorized', providerStatus: 'authenticated' },
    ],
    ['from an end without a payment', [ended(START + 9)], { status: 'abandoned', endedAt: START + 9 }],
    [
      'from two signatures: from the first',
      [signed('pay_1', START + 9), signed('pay_0', START + 5)],
      { status: 'authorized', paymentIds: ['pay_0', 'pay_1'], access: { from: START + 5, until: START + 5 + 86_400 } },
    ],
    ...LIFE.slice(1).map((later, index): [string, OrderFact[], Partial<OrderState>] => [
      `from two words of one second: ${later} rather than ${LIFE[index]}`,
      [status(later), status(LIFE[index] ?? '')],
      { providerStatus: later, ...(later === 'authenticated' && { status: 'authorized' }) },
    ]),
    [
      'from two signatures: their payments by name',
      [signed('pay_1', START), signed('pay_0', START + 9)],
      { status: 'authorized', paymentIds: ['pay_0', 'pay_1'], access: { from: START, until: START + 86_400 } },
    ],
    [
      'from two words of different seconds: the last',
      [status('active', START + 1), status('cancelled')],
      { providerStatus: 'active' },
    ],
    ['from two new words of one second: always the same', [status('zeta'), status('alpha')], { providerStatus: 'zeta' }],
    [
      'from two failures: the last one’s reason',
      [failed('pay_2', START + 1), failed('pay_1', START + 2)],
      { status: 'failed', failureReason: 'pay_1 declined' },
    ],
    [
      'from two failures of one second: always the same reason',
      [failed('pay_2', START), failed('pay_1', START)],
      { status: 'failed', failureReason: 'pay_2 declined' },
    ],
    [
      'from a part of the money back, and an end',
      [cycle(0), captured('pay_0', 900, START), back('pay_0', 400, START + 7), ended(START + 7)],
      {
        status: 'ended',
        paidCount: 1,
        periodStart: START,
        periodEnd: START + MONTH,
        endedAt: START + 7,
        refundedAmount: 400,
        paymentIds: ['pay_0'],
        access: { from: START, until: START + MONTH },
      },
    ],
    [
      'from money back after an end that came after the cycle',
      [cycle(0), captured('pay_0', 900, START), back('pay_0', 900, START + MONTH), ended(START + MONTH + 7)],
      {
        status: 'refunded',
        paidCount: 1,
        periodStart: START,
        periodEnd: START + MONTH,
        endedAt: START + MONTH + 7,
        refundedAmount: 900,
        paymentIds: ['pay_0'],
        access: { from: START, until: START + MONTH },
      },
    ],
    [
      'from a card that was only tried with nothing, and an end',
      [cycle(0), captured('pay_0', 0, START), ended(START + 7)],
      {
        status: 'ended',
        paidCount: 1,
        periodStart: START,
        periodEnd: START + MONTH,
        endedAt: START + 7,
        paymentIds: ['pay_0'],
        access: { from: START, until: START + MONTH },
      },
    ],
  ])('%s', (_, facts, expected) => {
    expect(orderState(subscription, null, facts)).toEqual({ ...NOTHING, ...expected });
  });

  test.each<[string, OrderFact[], Partial<OrderState>]>([
    [
      'from two payments, told backwards: for good from the first',
      [captured('pay_2', 1000, START + 9), captured('pay_1', 1000, START), captured('pay_2', 1000, START + 9)],
      { status: 'paid', paidCount: 2, paymentIds: ['pay_1', 'pay_2'], access: { from: START, until: null } },
    ],
    [
      'from a payment, whatever else was signed',
      [signed('pay_2'), captured('pay_1', 1000, START + 9)],
      { status: 'paid', paidCount: 1, paymentIds: ['pay_1', 'pay_2'], access: { from: START + 9, until: null } },
    ],
    [
      'from one of two payments back',
      [captured('pay_1', 1000, START), captured('pay_2', 1000, START + 9), back('pay_1', 1000, START + 20)],
      {
        status: 'paid',
        paidCount: 2,
        refundedAmount: 1000,
        paymentIds: ['pay_1', 'pay_2'],
        access: { from: START, until: null },
      },
    ],
    ['from a failure and nothing after it', [failed('pay_1', START), { kind: 'abandoned', at: START }], { status: 'abandoned' }],
  ])('of a grading, %s', (_, facts, expected) => {
    expect(orderState(grading, null, facts)).toEqual({ ...NOTHING, ...expected });
  });
});
