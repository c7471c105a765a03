import { z } from 'zod';
import { centsSchema, csvAnswer, idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_FILTER, LONGEST_REFUND_REASON } from './limits.ts';

/** Keys of the plan catalogue. Specification part 1, section 9; Silver: part 2, section 9. */
export const planKeySchema = z.enum(['free', 'silver', 'platinum', 'platinum_yearly']);
export type PlanKey = z.infer<typeof planKeySchema>;

export const planSchema = z.object({
  id: z.int(),
  plan: planKeySchema,
  name: z.string(),
  /** Of one billing cycle, in cents (USD). */
  price: centsSchema,
  billingCycle: z.enum(['monthly', 'yearly']),
  details: z.array(z.string()),
  on_sale: z.boolean(),
  razorpay_plan_id: z.string().nullable(),
  /** Caps of a calendar month; null means no cap. */
  tests_per_month: z.int().nullable(),
  questions_per_month: z.int().nullable(),
});
export type Plan = z.infer<typeof planSchema>;

/**
 * `open`: checkout opened. `failed`: a payment failed, another may follow. `abandoned`: not paid in time. `authorized`:
 * signed, not charged. `cancelling`: paid, ends with its period. `ended`: was paid, is over. `refunded`: money
 * returned.
 */
export const orderStatusSchema = z.enum(['open', 'failed', 'abandoned', 'authorized', 'paid', 'cancelling', 'ended', 'refunded']);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** Specification part 2, section 3. */
export const orderSchema = z.object({
  id: idSchema,
  type: z.enum(['subscription', 'grading']),
  /** The plan's name; null for a grading. */
  plan: z.string().nullable(),
  plan_key: planKeySchema.nullable(),
  billing_cycle: z.enum(['monthly', 'yearly']).nullable(),
  /** The test that is graded; null for a subscription, or when the test is gone. */
  test_slug: slugSchema.nullable(),
  status: orderStatusSchema,
  /** In cents, of one billing cycle. */
  amount: centsSchema,
  currency: z.string(),
  /** What went back. */
  refunded_amount: centsSchema,
  /** What is on its way back. */
  refund_pending_amount: centsSchema,
  /** The last refund, if it failed and was not retried. */
  refund_failed_amount: centsSchema,
  paid_count: z.int().nonnegative(),
  /** The billing cycle paid for last. */
  period_start: momentSchema.nullable(),
  period_end: momentSchema.nullable(),
  /** The start of the first billing cycle, if not immediate. */
  starts_at: momentSchema.nullable(),
  /** When a subscription ended, or is going to: the scheduled cancellation date. */
  ended_at: momentSchema.nullable(),
  /** Why the last payment failed, in the provider's words. */
  failure_reason: z.string().nullable(),
  created_at: momentSchema,
  abilities: z.object({ cancel: z.boolean(), resume: z.boolean() }),
});
export type Order = z.infer<typeof orderSchema>;

/** The data to open the provider's checkout with. */
export const checkoutSchema = z.object({
  /** `subscription_id` or `order_id` of the checkout, and `session_id` of the status call. */
  id: z.string(),
  /** The checkout's `key`. */
  key_id: z.string(),
  /** Address of the script that defines `Razorpay`. */
  checkout_script: z.string(),
  amount: centsSchema,
  currency: z.string(),
  name: z.string(),
  description: z.string(),
  prefill: z.object({ name: z.string(), email: z.string() }),
  notes: z.object({ user_id: z.string() }),
  /** When the first charge is due; null: at once. */
  starts_at: momentSchema.nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

const providerId = text(60).min(1);
const signature = text(200).min(1);

export const verificationBodySchema = z.union([
  z.strictObject({ razorpay_payment_id: providerId, razorpay_signature: signature, subscription_id: providerId }),
  z.strictObject({ razorpay_payment_id: providerId, razorpay_signature: signature, order_id: providerId }),
]);

const messageAndOrder = z.object({ message: z.string(), order: orderSchema });

export const paymentEventSourceSchema = z.enum(['webhook', 'callback', 'poll', 'site', 'staff']);
export type PaymentEventSource = z.infer<typeof paymentEventSourceSchema>;

/** One thing that was said about an order, for staff. */
export const paymentEventSchema = z.object({
  id: idSchema,
  source: paymentEventSourceSchema,
  /** The provider's name of the event, or what was done here. */
  type: z.string(),
  /** The event's type, e.g. `captured`. */
  says: z.array(z.string()),
  payment_id: z.string().nullable(),
  /** The actor, if it was one of ours. */
  actor_id: idSchema.nullable(),
  actor: z.string().nullable(),
  occurred_at: momentSchema,
  received_at: momentSchema,
  /** Null: waiting to be applied. */
  applied_at: momentSchema.nullable(),
});

export const staffOrderSchema = orderSchema.extend({
  user_id: idSchema,
  email: z.string(),
  /** The buyer's. */
  name: z.string(),
  /** The provider's id; null: it was never reached. */
  provider_id: z.string().nullable(),
  /** The provider's word for a subscription's state. */
  provider_status: z.string().nullable(),
  payment_ids: z.array(z.string()),
  /** The refundable rest of the last payment, in cents. */
  refundable: centsSchema,
  next_check_at: momentSchema.nullable(),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

const timelineResponse = z.object({ order: staffOrderSchema, timeline: z.array(paymentEventSchema) });
const orderParams = z.strictObject({ id: idParamSchema });

const orderFilterShape = {
  user_id: idParamSchema.optional(),
  status: orderStatusSchema.optional(),
  /** Orders with money on its way back, or whose last refund failed. */
  refund: z.enum(['pending', 'failed']).optional(),
  /** An order's number, an id of the provider's, or words of the buyer's name or address. */
  q: text(LONGEST_FILTER).trim().optional(),
};

export const planEndpoints = defineEndpoints({
  'GET /api/plans': { summary: 'The plan catalogue', access: 'anyone', response: z.object({ plans: z.array(planSchema) }) },
  'GET /api/plan': { summary: "The caller's plan", access: 'signed-in', response: planSchema },
  'POST /api/razorpay/subscription': {
    summary: 'Open the checkout of a plan; a plan that follows another is charged when that one ends',
    access: 'signed-in',
    body: z.strictObject({ plan: planKeySchema }),
    response: checkoutSchema,
    errors: ['plan_not_for_sale', 'already_subscribed', 'checkout_opening', 'payments_unavailable'],
  },
  'POST /api/razorpay/one-time': {
    summary: 'Open the checkout of the grading of a test of the caller',
    access: 'signed-in',
    body: z.strictObject({ test_slug: slugSchema }),
    response: checkoutSchema,
    errors: ['grading_already_paid', 'answer_sheet_missing', 'checkout_opening', 'payments_unavailable'],
  },
  'POST /api/razorpay/verification': {
    summary: 'Submit the signed result of the checkout',
    access: 'signed-in',
    body: verificationBodySchema,
    response: messageAndOrder,
    errors: ['payment_not_verified', 'payments_unavailable'],
  },
  'POST /api/razorpay/webhook': {
    summary: 'Events from the payment provider, signed over the raw body',
    access: 'anyone',
    rawBody: true,
    response: z.object({ status: z.literal('ok') }),
    errors: ['bad_signature', 'payments_unavailable'],
  },
  'PUT /api/razorpay/subscription/cancellation': {
    summary: 'End the subscription with its current period',
    access: 'signed-in',
    response: messageAndOrder,
    errors: ['no_subscription', 'payments_unavailable'],
  },
  'PUT /api/razorpay/subscription/resume': {
    summary: 'Open the checkout that continues a cancelled subscription after its period',
    access: 'signed-in',
    response: checkoutSchema,
    errors: ['no_subscription', 'plan_not_for_sale', 'already_subscribed', 'checkout_opening', 'payments_unavailable'],
  },
  'GET /api/payments/session-status': {
    summary: "The state of one of the caller's payments",
    access: 'signed-in',
    query: z.strictObject({ session_id: providerId }),
    response: z.object({
      status: z.enum(['open', 'complete', 'expired']),
      email: z.string(),
      payment_purpose: z.enum(['platinum', 'silver', 'grading']),
      /** Of a grading: the test that is graded. */
      test_slug: z.string().nullable(),
      /** When a signed plan begins that follows another, with nothing charged yet; null otherwise. */
      starts_at: momentSchema.nullable(),
      /** Of a complete one: access has ended, or a refund is under way. */
      over: z.enum(['ended', 'refunded']).nullable(),
      /** For an open payment: false if the provider could not be reached, so it may have been paid. */
      provider_asked: z.boolean(),
    }),
  },
  'GET /api/orders': {
    summary: "The caller's newest 100 orders, and older plans that were signed, newest first",
    access: 'signed-in',
    response: z.object({
      orders: z.array(orderSchema),
      /** Older ones are left out. */
      more: z.boolean(),
    }),
  },
  'GET /api/orders/latest': {
    summary: "The caller's running or upcoming subscription, else the newest that was paid or signed",
    access: 'signed-in',
    response: z.object({ order: orderSchema.nullable() }),
  },
  'GET /api/admin/orders': {
    summary: 'Orders of all users or of one, newest first, 25 a page',
    access: 'revenue',
    query: z.strictObject({ ...orderFilterShape, page: pageParamSchema.optional() }),
    response: z.object({ orders: z.array(staffOrderSchema), page: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/orders/export': {
    summary: 'Orders as CSV, newest first',
    access: 'revenue',
    query: z.strictObject(orderFilterShape),
    ...csvAnswer,
  },
  'GET /api/admin/orders/:id': {
    summary: 'One order with its payment timeline',
    access: 'revenue',
    params: orderParams,
    response: timelineResponse,
  },
  'POST /api/admin/orders/:id/replay': {
    summary: 'Query the provider and rebuild the order from its events',
    access: 'revenue',
    params: orderParams,
    response: timelineResponse,
    errors: ['payments_unavailable'],
  },
  'POST /api/admin/orders/:id/refunds': {
    summary: 'Refund the last payment, in part or in full; a full refund ends a subscription at once',
    access: 'money',
    params: orderParams,
    body: z.strictObject({ amount: centsSchema.min(1).optional(), reason: text(LONGEST_REFUND_REASON).trim().min(1) }),
    response: timelineResponse,
    errors: ['nothing_to_refund', 'refund_refused', 'refund_under_way', 'refund_unanswered', 'payments_unavailable'],
  },
});
