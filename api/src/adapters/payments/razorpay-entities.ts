import { z } from 'zod';
import type { PaymentFact, RefundFact } from './payment-provider.ts';

/** The parts of Razorpay's entities that are read here; it adds fields at any time. https://razorpay.com/docs/api/ */
const seconds = z.int().nonnegative();

export const withIdSchema = z.object({ id: z.string().min(1) });

export const paymentSchema = z.object({
  id: z.string().min(1),
  amount: z.int().nonnegative(),
  currency: z.string(),
  status: z.string(),
  order_id: z.string().nullish(),
  error_description: z.string().nullish(),
  created_at: seconds,
});
export type Payment = z.infer<typeof paymentSchema>;

export const subscriptionSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  current_start: seconds.nullish(),
  current_end: seconds.nullish(),
  ended_at: seconds.nullish(),
  paid_count: z.int().nonnegative().nullish(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceSchema = z.object({
  status: z.string(),
  payment_id: z.string().nullish(),
  amount_paid: z.int().nonnegative().nullish(),
  currency: z.string(),
  billing_start: seconds.nullish(),
  billing_end: seconds.nullish(),
  paid_at: seconds.nullish(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const refundSchema = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  amount: z.int().nonnegative(),
  status: z.string().nullish(),
  created_at: seconds,
});
export type Refund = z.infer<typeof refundSchema>;

export const collectionOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export const webhookSchema = z.object({
  event: z.string().min(1),
  created_at: seconds,
  payload: z.object({
    payment: z.object({ entity: paymentSchema }).optional(),
    order: z.object({ entity: withIdSchema }).optional(),
    subscription: z.object({ entity: subscriptionSchema }).optional(),
    refund: z.object({ entity: refundSchema }).optional(),
  }),
});

const CAPTURED = new Set(['captured', 'refunded']);
const OVER = new Set(['cancelled', 'completed', 'expired']);

/** The facts in a payment entity. An authorized payment gives none: it will be captured automatically, or returned. */
export function factsOfPayment({ id, amount, currency, status, error_description, created_at }: Payment): PaymentFact[] {
  if (CAPTURED.has(status)) return [{ kind: 'captured', paymentId: id, amount, currency, at: created_at }];
  if (status !== 'failed') return [];
  return [{ kind: 'failed', paymentId: id, reason: error_description ?? '', at: created_at }];
}

/**
 * The facts in a subscription entity; `at` is its time. It names its current cycle even while that is unpaid, e.g.
 * after a failed charge or a new card: the cycle counts as paid only if the charge itself is reported (`charged`).
 */
export function factsOfSubscription(subscription: Subscription, at: number, charged = false): PaymentFact[] {
  const { status, current_start: start, current_end: end, ended_at, paid_count } = subscription;
  const facts: PaymentFact[] = [{ kind: 'status', status, at }];
  if (charged && start && end && end > start && paid_count) facts.push({ kind: 'period', start, end, paidCount: paid_count });
  if (OVER.has(status)) facts.push({ kind: 'ended', at: ended_at ?? at });
  return facts;
}

/** The facts in a subscription's paid invoices: the payment and the cycle that it paid. */
export function factsOfInvoices(invoices: readonly Invoice[]): PaymentFact[] {
  const paid = invoices.filter(({ status }) => status === 'paid').sort((a, b) => (a.billing_start ?? 0) - (b.billing_start ?? 0));
  return paid.flatMap(({ payment_id, amount_paid, currency, billing_start: start, billing_end: end, paid_at }, index) => {
    const facts: PaymentFact[] = [];
    if (payment_id) {
      facts.push({ kind: 'captured', paymentId: payment_id, amount: amount_paid ?? 0, currency, at: paid_at ?? start ?? 0 });
    }
    if (start && end && end > start) facts.push({ kind: 'period', start, end, paidCount: index + 1 });
    return facts;
  });
}

const REFUND_KINDS: Readonly<Record<string, RefundFact['kind']>> = { processed: 'refunded', failed: 'refund_failed' };

/** The fact in a refund entity; anything not settled is pending. */
export function factOfRefund({ id, payment_id, amount, status, created_at }: Refund): RefundFact {
  const kind = REFUND_KINDS[status ?? ''] ?? 'refund_pending';
  return { kind, refundId: id, paymentId: payment_id, amount, at: created_at };
}
