import type { Checkout } from '@api/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { openCheckout } from './checkout.ts';
import { pay } from './pay.ts';
import { sampleOrder, samplePaymentStatus } from './samples.ts';
import { type Answers, createTestHost } from './testing.tsx';

vi.mock('./checkout.ts', () => ({ openCheckout: vi.fn() }));
afterEach(() => vi.mocked(openCheckout).mockReset());

const STATUS = 'GET /api/payments/session-status';
const VERIFY = 'POST /api/razorpay/verification';
const payment = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };
const signed = { kind: 'paid', payment } as const;
const closed = { kind: 'closed', failure: null } as const;
const refused = { kind: 'closed', failure: 'Card declined' } as const;
const away = () => {
  throw new ApiError(0, 'offline', 'The server cannot be reached. Check your connection and try again.');
};

async function payWith(outcome: Awaited<ReturnType<typeof openCheckout>>, answers: Answers) {
  vi.mocked(openCheckout).mockResolvedValue(outcome);
  const { host, calls } = createTestHost(answers);
  return { end: await pay(host, { id: 'sub_1' } as Checkout, 'subscription', 'Nothing is lost.'), calls };
}

it('hands in what was signed', async () => {
  const { end, calls } = await payWith(signed, { [VERIFY]: () => ({ message: 'Payment successful', order: sampleOrder() }) });
  expect(end).toEqual({ kind: 'paid' });
  expect(calls.requests).toEqual([{ name: VERIFY, request: { body: { ...payment, subscription_id: 'sub_1' } } }]);
});

it.each([
  [
    'closed, and not paid',
    closed,
    { status: 'open' },
    { kind: 'not-paid', text: 'The checkout was closed. Nothing was charged.' },
  ],
  [
    'refused',
    refused,
    { status: 'open' },
    { kind: 'not-paid', text: 'Your payment didn’t go through. Card declined. Nothing is lost.' },
  ],
  ['closed, but paid', closed, {}, { kind: 'paid' }],
  ['closed, paid a second time', closed, { over: 'refunded' }, { kind: 'refunded', text: expect.stringMatching(/refunded/) }],
  [
    'closed while the provider is away',
    closed,
    { status: 'open', provider_asked: false },
    { kind: 'unknown', text: expect.stringMatching(/could not be checked.*My orders/) },
  ],
  ['signed, paid, the answer lost', signed, {}, { kind: 'paid' }],
] as const)('asks how a checkout stands that was %s', async (_, outcome, status, expected) => {
  const { end } = await payWith(outcome, { [VERIFY]: away, [STATUS]: () => samplePaymentStatus(status) });
  expect(end).toEqual(expected);
});

it('claims nothing where the server cannot be asked', async () => {
  const after = async (outcome: typeof signed | typeof closed) =>
    (await payWith(outcome, { [VERIFY]: away, [STATUS]: away })).end as { text: string };
  expect((await after(signed)).text).toMatch(/is being confirmed.*not lost.*before you pay again/);
  expect((await after(closed)).text).not.toContain('Nothing was charged');
});

it('repeats what the server says of a payment that is not the provider’s', async () => {
  const refuse = () => {
    throw new ApiError(400, 'payment_not_verified', 'This payment could not be verified');
  };
  expect((await payWith(signed, { [VERIFY]: refuse })).end).toEqual({
    kind: 'unknown',
    text: 'This payment could not be verified',
  });
});

it('says that a payment page which did not load charged nothing', async () => {
  vi.mocked(openCheckout).mockRejectedValue(new Error('The checkout could not be loaded'));
  const { host, calls } = createTestHost();
  const text = 'The payment page did not load. Nothing was charged; please try again.';
  expect(await pay(host, {} as Checkout, 'order', '')).toEqual({ kind: 'not-paid', text });
  expect(calls.requests).toEqual([]);
});
