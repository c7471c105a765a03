import type { Order } from '@api/contract';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { ApiError, notFound } from '../../../../errors.ts';
import { may, type SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { findOrder, findOrderByProviderId, findPayer, isRunning, listOrders, type OrderRow } from '../orders.queries.ts';
import { refreshOrder } from '../reconciliation/reconcile.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function presentOrder(order: OrderRow, now: Date): Order {
  const { type, status, period_end } = order;
  const runs = type === 'subscription';
  return {
    id: order.id,
    type,
    plan: order.plan_name,
    plan_key: order.plan_key,
    billing_cycle: order.billing_cycle,
    test_slug: order.test_slug,
    status,
    amount: order.amount,
    currency: order.currency,
    refunded_amount: order.refunded_amount,
    refund_pending_amount: order.refund_pending_amount,
    refund_failed_amount: order.refund_failed_amount,
    paid_count: order.paid_count,
    period_start: iso(order.period_start),
    period_end: iso(period_end),
    starts_at: iso(order.starts_at),
    ended_at: iso(order.ended_at),
    failure_reason: order.failure_reason,
    created_at: order.created_at.toISOString(),
    abilities: {
      cancel: runs && (status === 'paid' || status === 'authorized'),
      resume: runs && status === 'cancelling' && period_end !== null && period_end > now,
    },
  };
}

const UNPAID = new Set(['open', 'failed', 'abandoned']);
/** A learner's orders are listed up to here. */
const MOST = 100;

/** The caller's newest orders, newest first, and any older signed plan: one in force is always included. */
export async function getOrders({ db, caller, now }: Call<'GET /api/orders'>) {
  const all = await listOrders(db, caller.userId);
  const listed = all.filter(({ type, status }, index) => index < MOST || (type === 'subscription' && !UNPAID.has(status)));
  return { orders: listed.map((order) => presentOrder(order, now)), more: listed.length < all.length };
}

/** A user's current subscription: the newest that runs or is scheduled, else the newest that was signed or paid. */
async function findSubscription(db: Knex, userId: number, now: Date): Promise<OrderRow | null> {
  const signed = (await listOrders(db, userId)).filter(({ type, status }) => type === 'subscription' && !UNPAID.has(status));
  return signed.find((order) => isRunning(order, now)) ?? signed[0] ?? null;
}

/** A user's paid plan that runs or is scheduled: its name, and its end if it is cancelled; null if there is none. */
export async function runningPlan(db: Knex, userId: number, now: Date): Promise<{ name: string; endsAt: Date | null } | null> {
  const order = await findSubscription(db, userId, now);
  if (!order?.plan_name || !isRunning(order, now)) return null;
  return { name: order.plan_name, endsAt: order.status === 'cancelling' ? order.period_end : null };
}

export async function getLatestOrder({ db, caller, now }: Call<'GET /api/orders/latest'>) {
  const latest = await findSubscription(db, caller.userId, now);
  return { order: latest && presentOrder(latest, now) };
}

/** The shortest time between two checks of a payment with the provider. */
const ASK_EVERY_MS = 1_000;

function sessionStatus({ status }: OrderRow): 'open' | 'complete' | 'expired' {
  if (status === 'open' || status === 'failed') return 'open';
  return status === 'abandoned' ? 'expired' : 'complete';
}

function overAs({ status, amount, refund_pending_amount }: OrderRow): 'ended' | 'refunded' | null {
  if (status === 'refunded' || refund_pending_amount >= amount) return 'refunded';
  return status === 'ended' ? 'ended' : null;
}

/** A payment's state. An open one is checked with the provider, which makes up for a lost callback. */
export async function getSessionStatus(
  { db, caller, query, now, log }: Call<'GET /api/payments/session-status'>,
  payments: PaymentProvider | null,
) {
  let order = await findOrderByProviderId(db, query.session_id, caller.userId);
  if (!order) throw notFound('There is no such payment');
  const isAsked = ({ checked_at }: OrderRow) => checked_at !== null && now.getTime() - checked_at.getTime() < ASK_EVERY_MS;
  if (payments && sessionStatus(order) === 'open' && !isAsked(order)) {
    await refreshOrder({ db, now, log }, payments, order);
    order = (await findOrder(db, order.id)) ?? order;
  }
  const purpose = order.plan_key === 'silver' ? ('silver' as const) : ('platinum' as const);
  return {
    status: sessionStatus(order),
    email: order.email,
    payment_purpose: order.type === 'grading' ? ('grading' as const) : purpose,
    test_slug: order.test_slug,
    starts_at: order.status === 'authorized' && order.starts_at && order.starts_at > now ? order.starts_at.toISOString() : null,
    over: overAs(order),
    provider_asked: isAsked(order),
  };
}

/** 409: nothing was paid. */
const notPaid = () => new ApiError(409, 'not_paid', 'There is a receipt once this order is paid');

/** A paid order with its buyer, for a receipt. Only its owner and staff who see payments can read it. */
export async function findPaidOrder(
  db: Knex,
  caller: SignedIn,
  id: number,
): Promise<{ order: OrderRow; buyer: { name: string; email: string } }> {
  const order = await findOrder(db, id);
  if (!order || (order.user_id !== caller.userId && !may(caller, 'revenue'))) throw notFound('There is no such order');
  if (order.paid_count === 0) throw notPaid();
  const { full_name, username, email } = await findPayer(db, order.user_id);
  return { order, buyer: { name: full_name ?? username, email } };
}
