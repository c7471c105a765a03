import type { Checkout } from '@api/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { openCheckout } from './checkout.ts';

const checkout: Checkout = {
  id: 'order_1',
  key_id: 'key',
  checkout_script: '/checkout.js',
  amount: 1000,
  currency: 'USD',
  name: 'Sigmaroom',
  description: 'Grading of a test',
  prefill: { name: 'Demo Learner', email: 'demo.learner@example.com' },
  notes: { user_id: '1' },
  starts_at: null,
};
const PAYMENT = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };

interface Options {
  handler: (payment: typeof PAYMENT) => void;
  modal: { ondismiss: () => void };
}

/** Stands in for the provider's script: `behave` is the learner. */
function provideCheckout(behave: (options: Options, fail: (reason: string) => void) => void) {
  const seen: Record<string, unknown>[] = [];
  class Razorpay {
    #failed: (event: { error: { description: string } }) => void = () => {};
    readonly options: Options;
    constructor(options: Options & Record<string, unknown>) {
      this.options = options;
      seen.push(options);
    }
    on(_event: string, listener: (event: { error: { description: string } }) => void) {
      this.#failed = listener;
    }
    open() {
      behave(this.options, (description) => this.#failed({ error: { description } }));
    }
  }
  vi.stubGlobal('Razorpay', Razorpay);
  return seen;
}

const scriptAt = (address: string) => document.head.querySelector(`script[src="${address}"]`);

async function scriptIs(event: 'load' | 'error', address = checkout.checkout_script) {
  await vi.waitFor(() => expect(scriptAt(address)).not.toBeNull(), { timeout: 30_000 });
  scriptAt(address)?.dispatchEvent(new Event(event));
}
afterEach(() => {
  vi.unstubAllGlobals();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

it('says when the script does not load, and requests it again', async () => {
  const failed = openCheckout({ ...checkout, checkout_script: '/away.js' }, 'order');
  await scriptIs('error', '/away.js');
  await expect(failed).rejects.toThrow('could not be loaded');
  expect(scriptAt('/away.js')).toBeNull();
});

it('opens an order or a subscription by its own name, and brings what was signed', async () => {
  const seen = provideCheckout(({ handler }) => handler(PAYMENT));
  const first = openCheckout(checkout, 'order');
  await scriptIs('load');
  expect(await first).toEqual({ kind: 'paid', payment: PAYMENT });
  expect(seen[0]).toMatchObject({ key: 'key', order_id: 'order_1' });
  expect(seen[0]).not.toHaveProperty('subscription_id');
  await openCheckout({ ...checkout, id: 'sub_1' }, 'subscription');
  expect(seen[1]).toMatchObject({ subscription_id: 'sub_1' });
});

it('tells a checkout that was closed, with the reason of a payment that failed', async () => {
  provideCheckout(({ modal }, fail) => {
    fail('The card was declined');
    modal.ondismiss();
  });
  const closed = openCheckout({ ...checkout, checkout_script: '/other.js' }, 'order');
  await scriptIs('load', '/other.js');
  expect(await closed).toEqual({ kind: 'closed', failure: 'The card was declined' });
});
