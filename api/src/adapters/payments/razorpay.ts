import { createHash } from 'node:crypto';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import {
  type PaymentFact,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type WebhookEvent,
} from './payment-provider.ts';
import {
  collectionOf,
  factOfRefund,
  factsOfInvoices,
  factsOfPayment,
  factsOfSubscription,
  invoiceSchema,
  paymentSchema,
  refundSchema,
  subscriptionSchema,
  webhookSchema,
  withIdSchema,
} from './razorpay-entities.ts';
import { isSignature } from './signatures.ts';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  baseUrl(): Promise<string>;
  checkoutScript: string;
  /** The provider's plan ids; absent: those of the catalogue. */
  planIds?: PaymentProvider['planIds'];
  /** Longest that one call may take, in milliseconds. */
  timeoutMs?: number;
}

/** The SDK's HTTP client: the SDK lacks options for these, and for headers of one call. */
interface Inner {
  api: {
    rq: {
      defaults: { baseURL: string; timeout: number; maxRedirects: number; proxy?: false };
      post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
    };
  };
}

/** Calls that may go through when they are repeated: too slow, the same under way already, too many. */
const PASSING = new Set([408, 409, 429]);

const isLoopback = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

interface Thrown {
  statusCode?: number;
  error?: { description?: string };
}

/**
 * The SDK throws `{statusCode, error}` for a response, its HTTP client an error with `response`; both throw another
 * error if there was none.
 */
function toProviderError(error: unknown): Error {
  const { response, ...thrown } = (error ?? {}) as Thrown & { response?: { status: number; data?: Thrown } };
  const { statusCode, error: detail } = response ? { ...response.data, statusCode: response.status } : thrown;
  if (statusCode && statusCode >= 400 && statusCode < 500 && !PASSING.has(statusCode)) {
    return new ProviderRefused(detail?.description ?? `The payment provider answered ${statusCode}`, { cause: error });
  }
  const how = statusCode ? `answered ${statusCode}` : 'did not answer';
  return new ProviderUnavailable(`The payment provider ${how}`, { cause: error });
}

const REFUNDS_OF_LAST = 3;

const paymentsIn = (facts: readonly PaymentFact[]) => facts.flatMap((fact) => (fact.kind === 'captured' ? fact.paymentId : []));

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Razorpay through its SDK. The sandbox is spoken to by the same code: only address and keys differ. */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecret, timeoutMs = 10_000 } = settings;
  // The current one, then earlier ones.
  const webhookSecrets = webhookSecret.split(',');
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });

  async function call<T extends z.ZodType>(schema: T, run: () => Promise<unknown>): Promise<z.output<T>> {
    const { defaults } = (sdk as unknown as Inner).api.rq;
    const baseURL = await settings.baseUrl();
    Object.assign(defaults, { baseURL, timeout: timeoutMs, maxRedirects: 0, ...(isLoopback(baseURL) ? { proxy: false } : {}) });
    let answer: unknown;
    try {
      answer = await run();
    } catch (error) {
      throw toProviderError(error);
    }
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new ProviderUnavailable('The payment provider answered nonsense', { cause: parsed.error });
    return parsed.data;
  }

  /** Refunds of payments. A payment itself does not list those that failed. */
  async function refundsOf(paymentIds: readonly string[]): Promise<PaymentFact[]> {
    const facts: PaymentFact[] = [];
    for (const id of paymentIds) {
      const { items } = await call(collectionOf(refundSchema), () => sdk.payments.fetchMultipleRefund(id, {}));
      facts.push(...items.map(factOfRefund));
    }
    return facts;
  }

  return {
    keyId,
    checkoutScript: settings.checkoutScript,
    planIds: settings.planIds ?? {},
    async createPlan({ name, amount, currency, cycle }) {
      const plan = { period: cycle, interval: 1, item: { name, amount, currency } };
      return (await call(withIdSchema, () => sdk.plans.create(plan))).id;
    },
    async createOrder({ amount, currency, receipt, notes }) {
      const order = { amount, currency, receipt, notes, payment_capture: true };
      return (await call(withIdSchema, () => sdk.orders.create(order))).id;
    },
    async createSubscription({ planId, cycles, startAt, notes }) {
      const start = startAt ? { start_at: Math.floor(startAt.getTime() / 1000) } : {};
      const subscription = { plan_id: planId, total_count: cycles, quantity: 1, customer_notify: 1 as const, notes, ...start };
      return (await call(withIdSchema, () => sdk.subscriptions.create(subscription))).id;
    },
    async cancelSubscription(id, when) {
      await call(withIdSchema, () => sdk.subscriptions.cancel(id, when === 'period_end'));
    },
    async refund(paymentId, amount, notes, key) {
      // https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
      const headers = { 'X-Refund-Idempotency': key };
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const { rq } = (sdk as unknown as Inner).api;
      return factOfRefund(await call(refundSchema, async () => (await rq.post(path, { amount, notes }, { headers })).data));
    },
    async observeOrder(id) {
      const { items } = await call(collectionOf(paymentSchema), () => sdk.orders.fetchPayments(id));
      const facts = items.flatMap(factsOfPayment);
      return [...facts, ...(await refundsOf(paymentsIn(facts)))];
    },
    async observeSubscription(id) {
      const subscription = await call(subscriptionSchema, () => sdk.subscriptions.fetch(id));
      const query = { subscription_id: id, count: 100 };
      const { items } = await call(collectionOf(invoiceSchema), () => sdk.invoices.all(query));
      const paid = factsOfInvoices(items);
      const refunds = await refundsOf(paymentsIn(paid).slice(-REFUNDS_OF_LAST));
      return [...factsOfSubscription(subscription, nowInSeconds()), ...paid, ...refunds];
    },
    isOrderSigned: (orderId, paymentId, signature) => isSignature(keySecret, `${orderId}|${paymentId}`, signature),
    isSubscriptionSigned: (id, paymentId, signature) => isSignature(keySecret, `${paymentId}|${id}`, signature),
    readWebhook: (body, signature, eventId) =>
      webhookSecrets.some((secret) => isSignature(secret, body, signature)) ? readEvent(body, eventId) : null,
  };
}

function readEvent(body: Buffer, eventId: string): WebhookEvent {
  let raw: unknown;
  try {
    raw = JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new ProviderUnavailable('A signed webhook is not JSON', { cause: error });
  }
  const parsed = webhookSchema.safeParse(raw);
  if (!parsed.success) throw new ProviderUnavailable('A signed webhook makes no sense', { cause: parsed.error });
  const { event, created_at, payload } = parsed.data;
  const { payment, order, subscription, refund } = payload;
  return {
    // Without the header a second delivery has the same bytes.
    eventId: eventId || createHash('sha256').update(body).digest('hex'),
    type: event,
    reference: subscription?.entity.id ?? order?.entity.id ?? payment?.entity.order_id ?? null,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
    facts: [
      ...(payment ? factsOfPayment(payment.entity) : []),
      ...(subscription ? factsOfSubscription(subscription.entity, created_at, event === 'subscription.charged') : []),
      ...(refund ? [factOfRefund(refund.entity)] : []),
    ],
    occurredAt: created_at,
  };
}
