import { z } from 'zod';
import type { Bank } from './bank.ts';
import type { SandboxState } from './entities.ts';
import { newId, type SandboxEvent } from './money/charges.ts';

export interface RestAnswer {
  status: number;
  body: unknown;
  events?: SandboxEvent[];
}

interface Rest {
  state: SandboxState;
  bank: Bank;
  now(): number;
  /** The `X-Refund-Idempotency` header; empty: none. */
  refundKey: string;
}

const fault = (status: number, description: string): RestAnswer => ({
  status,
  body: { error: { code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR', description } },
});
const collection = (items: readonly unknown[]): RestAnswer => ({
  status: 200,
  body: { entity: 'collection', count: items.length, items },
});

const notes = z.record(z.string(), z.string()).default({});
const orderBody = z.strictObject({
  amount: z.int().min(100),
  currency: z.string().length(3),
  receipt: z.string().max(40).nullable().default(null),
  notes,
  payment_capture: z.boolean().optional(),
});
const planBody = z.strictObject({
  period: z.enum(['monthly', 'yearly']),
  interval: z.literal(1),
  item: z.object({ name: z.string(), amount: z.int().min(100), currency: z.string().length(3) }),
  notes,
});
const subscriptionBody = z.strictObject({
  plan_id: z.string(),
  total_count: z.int().min(1).max(1200),
  quantity: z.int().min(1).default(1),
  customer_notify: z.union([z.literal(0), z.literal(1), z.boolean()]).optional(),
  start_at: z.int().optional(),
  notes,
});
const refundBody = z.strictObject({ amount: z.int().min(1).optional(), notes, speed: z.string().optional() });
const cancelBody = z.strictObject({ cancel_at_cycle_end: z.union([z.literal(0), z.literal(1), z.boolean()]).optional() });

/** Parses a body, or answers 400 as Razorpay does. */
function withBody<T extends z.ZodType>(schema: T, body: unknown, run: (parsed: z.output<T>) => RestAnswer): RestAnswer {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return run(parsed.data);
  const [issue] = parsed.error.issues;
  return fault(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
}

type Handler = (rest: Rest, id: string, body: unknown, query: URLSearchParams) => RestAnswer;
const NO_ID = 'The id provided does not exist';

/** Answers what `find` finds, or 400: Razorpay's answer for an unknown id. */
const one =
  (list: 'orders' | 'plans' | 'subscriptions' | 'payments'): Handler =>
  ({ state }, id) => {
    const entity = state[list].find((each) => each.id === id);
    return entity ? { status: 200, body: entity } : fault(400, NO_ID);
  };

const createOrder: Handler = ({ state, now }, _, body) =>
  withBody(orderBody, body, ({ amount, currency, receipt, notes: given }) => {
    const order = { amount, amount_paid: 0, currency, receipt, notes: given, created_at: now() };
    const entity = { id: newId('order'), entity: 'order' as const, status: 'created' as const, ...order };
    state.orders.push(entity);
    return { status: 200, body: entity };
  });

const createPlan: Handler = ({ state, now }, _, body) =>
  withBody(planBody, body, ({ period, interval, item }) => {
    const entity = { id: newId('plan'), entity: 'plan' as const, period, interval, item, created_at: now() };
    state.plans.push(entity);
    return { status: 200, body: entity };
  });

const createSubscription: Handler = ({ state, now }, _, body) =>
  withBody(subscriptionBody, body, ({ plan_id, total_count, start_at = null, notes: given }) => {
    if (!state.plans.some(({ id }) => id === plan_id)) return fault(400, NO_ID);
    if (start_at !== null && start_at < now()) return fault(400, 'start_at must be in the future');
    const entity = {
      id: newId('sub'),
      entity: 'subscription' as const,
      plan_id,
      status: 'created' as const,
      current_start: null,
      current_end: null,
      start_at,
      ended_at: null,
      total_count,
      paid_count: 0,
      remaining_count: total_count,
      notes: given,
      created_at: now(),
    };
    state.subscriptions.push(entity);
    return { status: 200, body: entity };
  });

const cancelSubscription: Handler = ({ state, bank }, id, body) =>
  withBody(cancelBody, body, ({ cancel_at_cycle_end }) => {
    const subscription = state.subscriptions.find((each) => each.id === id);
    if (!subscription) return fault(400, NO_ID);
    if (subscription.ended_at !== null) return fault(400, 'Subscription is not cancellable in its present state');
    if (cancel_at_cycle_end) {
      if (subscription.status !== 'active') return fault(400, 'Subscription has no current billing cycle');
      state.ending.push(id);
      return { status: 200, body: subscription };
    }
    const events = bank.end(subscription, 'cancelled');
    return { status: 200, body: subscription, events };
  });

const refundPayment: Handler = ({ state, bank, refundKey }, id, body) =>
  withBody(refundBody, body, ({ amount, notes: given }) => {
    const asked = JSON.stringify([id, amount, given]);
    const before = state.refundKeys[refundKey];
    if (before && before.asked !== asked) return fault(400, 'Different request with the same idempotency key');
    if (before) return { status: 200, body: state.refunds.find((each) => each.id === before.refundId) };
    const payment = state.payments.find((each) => each.id === id);
    if (!payment) return fault(400, NO_ID);
    const left = payment.amount - payment.amount_refunded;
    if (!payment.captured || left === 0) return fault(400, 'The payment has been fully refunded already');
    if ((amount ?? left) > left) return fault(400, 'The refund amount provided is greater than amount captured');
    const { refund, events } = bank.refund(payment, amount ?? left, given);
    if (refundKey) state.refundKeys[refundKey] = { asked, refundId: refund.id };
    return { status: 200, body: refund, events };
  });

const CALLS: readonly [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v1\/orders$/, createOrder],
  ['GET', /^\/v1\/orders\/(\w+)$/, one('orders')],
  [
    'GET',
    /^\/v1\/orders\/(\w+)\/payments$/,
    ({ state }, id) => collection(state.payments.filter((each) => each.order_id === id)),
  ],
  ['GET', /^\/v1\/payments\/(\w+)$/, one('payments')],
  ['POST', /^\/v1\/payments\/(\w+)\/refund$/, refundPayment],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds$/,
    ({ state }, id) => collection(state.refunds.filter((each) => each.payment_id === id)),
  ],
  ['GET', /^\/v1\/plans$/, ({ state }) => collection(state.plans)],
  ['POST', /^\/v1\/plans$/, createPlan],
  ['GET', /^\/v1\/plans\/(\w+)$/, one('plans')],
  ['POST', /^\/v1\/subscriptions$/, createSubscription],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, one('subscriptions')],
  ['POST', /^\/v1\/subscriptions\/(\w+)\/cancel$/, cancelSubscription],
  [
    'GET',
    /^\/v1\/invoices$/,
    ({ state }, _, __, query) =>
      collection(state.invoices.filter((each) => each.subscription_id === query.get('subscription_id')).reverse()),
  ],
];

/** Answers one of Razorpay's REST calls; its shapes: https://razorpay.com/docs/api/ */
export function answerRest(rest: Rest, method: string, url: URL, body: unknown): RestAnswer {
  for (const [wanted, path, handler] of CALLS) {
    const found = path.exec(url.pathname);
    if (found && wanted === method) return handler(rest, found[1] ?? '', body, url.searchParams);
  }
  return fault(404, 'The requested URL was not found on the server.');
}
