import type { Checkout } from '@api/contract';

export interface SignedPayment {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export type CheckoutOutcome =
  | { kind: 'paid'; payment: SignedPayment }
  /** `failure`: the provider's reason, if a payment was tried. */
  | { kind: 'closed'; failure: string | null };

interface RazorpayCheckout {
  open(): void;
  on(event: 'payment.failed', listener: (event: { error: { description: string } }) => void): void;
}
type RazorpayConstructor = new (options: Record<string, unknown>) => RazorpayCheckout;

const loading = new Map<string, Promise<RazorpayConstructor>>();

function loadRazorpay(address: string): Promise<RazorpayConstructor> {
  const known = loading.get(address);
  if (known) return known;
  const promise = new Promise<RazorpayConstructor>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve((window as unknown as { Razorpay: RazorpayConstructor }).Razorpay);
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error('The checkout could not be loaded'));
    };
    document.head.append(script);
  });
  loading.set(address, promise);
  return promise;
}

/** Opens the provider's checkout until paid or closed. Specification part 1, section 4. Rejects if its script fails to load. */
export async function openCheckout(checkout: Checkout, of: 'subscription' | 'order'): Promise<CheckoutOutcome> {
  const Razorpay = await loadRazorpay(checkout.checkout_script);
  return new Promise((resolve) => {
    let failure: string | null = null;
    const razorpay = new Razorpay({
      key: checkout.key_id,
      [`${of}_id`]: checkout.id,
      name: checkout.name,
      description: checkout.description,
      prefill: checkout.prefill,
      notes: checkout.notes,
      theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim() },
      handler: (payment: SignedPayment) => resolve({ kind: 'paid', payment }),
      modal: { ondismiss: () => resolve({ kind: 'closed', failure }) },
    });
    razorpay.on('payment.failed', ({ error }) => {
      failure = error.description;
    });
    razorpay.open();
  });
}
