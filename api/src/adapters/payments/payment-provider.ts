import type { PlanKey } from '@api/contract';

/** A fact reported by the provider or a signed callback. Times are in seconds since 1970, as at the provider. */
export type PaymentFact =
  /** Money arrived. Amounts in cents. */
  | { kind: 'captured'; paymentId: string; amount: number; currency: string; at: number }
  /** A signed callback: the payer finished the checkout with this payment. */
  | { kind: 'authorized'; paymentId: string; at: number }
  | { kind: 'failed'; paymentId: string; reason: string; at: number }
  /** A billing cycle of a subscription is paid for. */
  | { kind: 'period'; start: number; end: number; paidCount: number }
  /** The subscription's state at the provider, e.g. `halted`. */
  | { kind: 'status'; status: string; at: number }
  /** The subscription has ended; it cannot resume. */
  | { kind: 'ended'; at: number }
  | RefundFact;

/** A refund's state: pending, refunded, or refused by the bank. */
export interface RefundFact {
  kind: 'refund_pending' | 'refunded' | 'refund_failed';
  refundId: string;
  paymentId: string;
  amount: number;
  at: number;
}

/** The stored part of a webhook with a valid signature: nothing about the payer. */
export interface WebhookEvent {
  /** Unique: a second delivery carries the same. */
  eventId: string;
  /** E.g. `order.paid`. */
  type: string;
  /** The provider's id of the order or subscription that it is about. */
  reference: string | null;
  paymentId: string | null;
  facts: PaymentFact[];
  occurredAt: number;
}

/** Notes on an order at the provider, for people who look there; up to 15 short texts. */
export type Notes = Readonly<Record<string, string>>;

/** A payment provider. Every call may throw `ProviderUnavailable` or `ProviderRefused`. */
export interface PaymentProvider {
  readonly keyId: string;
  /** Address of the script that draws the checkout. */
  readonly checkoutScript: string;
  /** The provider's plan ids from the settings; they override those of the catalogue, which the sandbox knows. */
  readonly planIds: Readonly<Partial<Record<PlanKey, string>>>;
  /** Creates a plan for subscriptions: `amount` cents a cycle, without end. Returns the provider's id. */
  createPlan(plan: { name: string; amount: number; currency: string; cycle: 'monthly' | 'yearly' }): Promise<string>;
  /** Opens a payment of `amount` cents with automatic capture. Returns the provider's id. */
  createOrder(order: { amount: number; currency: string; receipt: string; notes: Notes }): Promise<string>;
  /**
   * Opens a subscription of `cycles` billing cycles, the first charged at `startAt` (null: immediately). Returns the
   * provider's id.
   */
  createSubscription(subscription: { planId: string; cycles: number; startAt: Date | null; notes: Notes }): Promise<string>;
  cancelSubscription(id: string, when: 'now' | 'period_end'): Promise<void>;
  /**
   * Refunds cents. A `key` (10 or more letters, digits and hyphens) works once, so that unanswered requests can be
   * repeated.
   */
  refund(paymentId: string, amount: number, notes: Notes, key: string): Promise<RefundFact>;
  /** Everything that the provider knows about an order. */
  observeOrder(id: string): Promise<PaymentFact[]>;
  observeSubscription(id: string): Promise<PaymentFact[]>;
  /** Whether the provider signed this payment of this order; compares in constant time. */
  isOrderSigned(orderId: string, paymentId: string, signature: string): boolean;
  isSubscriptionSigned(subscriptionId: string, paymentId: string, signature: string): boolean;
  /** Reads a webhook; null when the signature is wrong. Throws `ProviderUnavailable` on a signed body that makes no sense. */
  readWebhook(body: Buffer, signature: string, eventId: string): WebhookEvent | null;
}

/** The provider is unreachable, too slow, failing, or returns nonsense: the outcome of the request is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider refused; the message is the provider's. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}
