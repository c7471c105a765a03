import type { Checkout, PlanKey } from '@api/contract';
import { BRAND } from '@api/contract/brand';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { notFound } from '../../../../errors.ts';
import { countNetworkTry } from '../../../../http/network-limit.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { sheetToPay } from '../../../grading/grading-orders/index.ts';
import { presentOrder } from '../orders/orders.ts';
import {
  findOrderByProviderId,
  findPayer,
  findTestOf,
  isRunning,
  listGradingOrders,
  listOrders,
  type OrderRow,
} from '../orders.queries.ts';
import { RENEWAL_GRACE_S } from '../payment-events/order-state.ts';
import { isGradingPaid } from '../payment-events/payment-events.queries.ts';
import { applyFacts, toSeconds } from '../payment-events/payment-events.ts';
import {
  alreadySubscribed,
  answerSheetMissing,
  gradingAlreadyPaid,
  type ProviderTask,
  paymentNotVerified,
  paymentsUnavailable,
  planLinedUp,
} from '../payments.errors.ts';
import { refreshOrder } from '../reconciliation/reconcile.ts';
import { openingOneAtATime } from './checkout-lease.queries.ts';
import { openGradingOrder, openPlanOrder, planAsBought, planForSale } from './open-order.ts';

/** An open checkout is reused within this time, so that a second click opens no second order. */
const REUSE_MS = 3_600_000;
const OPENINGS: RateLimit = { name: 'checkout', tries: 20, windowMs: 3_600_000 };
const VERIFICATIONS: RateLimit = { name: 'payment-verification', tries: 60, windowMs: 3_600_000 };

/** While the provider is slow or away, and for a plan that begins later. */
const CONFIRMING = 'Payment received. It is being confirmed, which can take a few minutes';
/** For a buyer who has paid in two tabs. */
const REFUNDED = {
  subscription: 'You have a plan already, so this second payment is being refunded',
  grading: 'The grading of this test is paid for already, so this second payment is being refunded',
} as const;

type Payments = PaymentProvider | null;

/** The provider, or 503 where none is set up. */
export function requirePayments(payments: Payments, task: ProviderTask): PaymentProvider {
  if (!payments) throw paymentsUnavailable(task);
  return payments;
}

export const limitCheckouts = ({ db, caller, now }: Pick<Call<'POST /api/razorpay/one-time'>, 'db' | 'caller' | 'now'>) =>
  countTry(db, OPENINGS, caller.userId, now);

export const limitVerifications = ({
  db,
  address,
  now,
}: Pick<Call<'POST /api/razorpay/verification'>, 'db' | 'address' | 'now'>) => countNetworkTry(db, VERIFICATIONS, address, now);

async function presentCheckout(db: Knex, payments: PaymentProvider, order: OrderRow, providerId: string): Promise<Checkout> {
  const payer = await findPayer(db, order.user_id);
  const cycle = order.billing_cycle === 'yearly' ? 'yearly' : 'monthly';
  return {
    id: providerId,
    key_id: payments.keyId,
    checkout_script: payments.checkoutScript,
    amount: order.amount,
    currency: order.currency,
    name: BRAND,
    description: order.type === 'grading' ? 'Grading of your test' : `${order.plan_name}, ${cycle}`,
    prefill: { name: payer.full_name ?? payer.username, email: payer.email },
    notes: { user_id: String(order.user_id) },
    starts_at: order.starts_at?.toISOString() ?? null,
  };
}

const isFresh = ({ created_at, status }: OrderRow, now: Date) =>
  (status === 'open' || status === 'failed') && now.getTime() - created_at.getTime() < REUSE_MS;

/** A renewal is charged some hours after its cycle began; until then, or until it fails, the plan is still in force. */
const isRenewing = ({ type, status, provider_status, period_end }: OrderRow, now: Date) =>
  type === 'subscription' &&
  status === 'paid' &&
  provider_status === 'active' &&
  period_end !== null &&
  now.getTime() < period_end.getTime() + RENEWAL_GRACE_S * 1000;

/** When a new plan may begin, and which running one it replaces: no buyer pays for the same days twice. */
function followOn(orders: readonly OrderRow[], plan: PlanKey, now: Date): { startsAt: Date | null; replaces: number | null } {
  const running = orders.filter((order) => isRunning(order, now));
  const renewing = orders.filter((order) => isRenewing(order, now));
  if ([...running, ...renewing].some((order) => order.status !== 'cancelling' && order.plan_key === plan))
    throw alreadySubscribed();
  if (running.some((order) => order.status === 'authorized')) throw planLinedUp();
  const ends = running.map(({ period_end }) => period_end?.getTime() ?? 0);
  return {
    startsAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    replaces: running.find((order) => order.status === 'paid')?.id ?? null,
  };
}

type Opening<Name extends 'POST /api/razorpay/subscription' | 'POST /api/razorpay/one-time'> = Pick<
  Call<Name>,
  'db' | 'caller' | 'now' | 'log'
>;

/**
 * Whether an order opened a while ago is still unpaid: the provider is asked, since its webhook may have been lost and
 * an order must not be paid twice.
 */
async function isStillUnpaid(
  call: Pick<Call<'POST /api/razorpay/one-time'>, 'db' | 'now' | 'log'>,
  payments: PaymentProvider,
  order: OrderRow,
) {
  return isFresh(await refreshOrder(call, payments, order), call.now);
}

/** Opens the checkout of a plan; two concurrent requests get the same one. `goingOn`: the version that the caller continues with. */
export function openSubscription(
  call: Opening<'POST /api/razorpay/subscription'>,
  payments: PaymentProvider,
  key: PlanKey,
  goingOn: number | null = null,
) {
  return openingOneAtATime(call.db, call.caller.userId, call.now, () => openPlan(call, payments, key, goingOn));
}

/** Opens the checkout of the grading of one of the caller's tests; two concurrent requests get the same one. */
export function openGrading(call: Call<'POST /api/razorpay/one-time'>, payments: PaymentProvider) {
  return openingOneAtATime(call.db, call.caller.userId, call.now, () => openGradingOf(call, payments));
}

/**
 * Opens the checkout of a plan. While another plan runs, the new one is charged from the end of the paid period, and the other is
 * cancelled to that moment once the new one is signed: a change in mid-month costs and loses nothing.
 */
async function openPlan(
  call: Opening<'POST /api/razorpay/subscription'>,
  payments: PaymentProvider,
  key: PlanKey,
  goingOn: number | null,
): Promise<Checkout> {
  const { db, caller, now } = call;
  const plan = goingOn === null ? await planForSale(db, payments, key, now) : await planAsBought(db, payments, goingOn);
  const orders = await listOrders(db, caller.userId);
  const { startsAt, replaces } = followOn(orders, key, now);
  const opened = orders.find(
    (order) =>
      order.plan_key === key &&
      order.plan_version_id === plan.version_id &&
      isFresh(order, now) &&
      order.starts_at?.getTime() === startsAt?.getTime(),
  );
  if (opened?.provider_id) {
    if (!(await isStillUnpaid(call, payments, opened))) return openPlan(call, payments, key, goingOn);
    return presentCheckout(db, payments, opened, opened.provider_id);
  }
  const terms = { userId: caller.userId, startsAt, replaces, now };
  const { order, providerId } = await openPlanOrder(db, payments, plan, terms);
  return presentCheckout(db, payments, order, providerId);
}

async function openGradingOf(call: Call<'POST /api/razorpay/one-time'>, payments: PaymentProvider): Promise<Checkout> {
  const { db, caller, body, now } = call;
  const test = await findTestOf(db, caller.userId, body.test_slug);
  if (!test) throw notFound('There is no such test');
  const sheet = await sheetToPay(db, test.id);
  if (sheet === 'paid' || (await isGradingPaid(db, test.id))) throw gradingAlreadyPaid();
  if (sheet === 'missing') throw answerSheetMissing();
  const opened = (await listGradingOrders(db, caller.userId, test.id)).find((order) => isFresh(order, now));
  if (opened?.provider_id) {
    if (!(await isStillUnpaid(call, payments, opened))) return openGradingOf(call, payments);
    return presentCheckout(db, payments, opened, opened.provider_id);
  }
  const { order, providerId } = await openGradingOrder(db, payments, { userId: caller.userId, testId: test.id, now });
  return presentCheckout(db, payments, order, providerId);
}

/**
 * Applies the checkout's signed result. The signature is checked over the provider's id stored with the caller's order.
 * The purchase counts from here on; the provider is asked as well, and may answer later.
 */
export async function verifyPayment(
  { db, caller, body, now, log }: Call<'POST /api/razorpay/verification'>,
  payments: PaymentProvider,
) {
  const id = 'order_id' in body ? body.order_id : body.subscription_id;
  const paymentId = body.razorpay_payment_id;
  const found = await findOrderByProviderId(db, id, caller.userId);
  const expected = 'order_id' in body ? 'grading' : 'subscription';
  if (!found?.provider_id || found.type !== expected) throw paymentNotVerified();
  const isSigned = found.type === 'grading' ? payments.isOrderSigned : payments.isSubscriptionSigned;
  if (!isSigned(found.provider_id, paymentId, body.razorpay_signature)) throw paymentNotVerified();
  const facts = [{ kind: 'authorized' as const, paymentId, at: toSeconds(now) }];
  const event = { source: 'callback' as const, type: 'checkout signed', facts, eventId: `callback:${found.id}:${paymentId}` };
  const order = await refreshOrder({ db, now, log }, payments, await applyFacts(db, found, event, now));
  return { message: messageOf(order), order: presentOrder(order, now) };
}

function messageOf({ type, status, refunded_amount, refund_pending_amount }: OrderRow): string {
  if (refunded_amount + refund_pending_amount > 0) return REFUNDED[type];
  return status === 'authorized' ? CONFIRMING : 'Payment successful';
}
