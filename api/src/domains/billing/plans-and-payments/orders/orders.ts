import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { presentOrder } from '../order.presenter.ts';
import { findOrder, findOrderByProviderId, isRunning, listOrders, type OrderRow } from '../orders.queries.ts';
import { refreshOrder } from '../reconciliation/refresh-order.ts';

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
export async function findSubscription(db: Knex, userId: number, now: Date): Promise<OrderRow | null> {
  const signed = (await listOrders(db, userId)).filter(({ type, status }) => type === 'subscription' && !UNPAID.has(status));
  return signed.find((order) => isRunning(order, now)) ?? signed[0] ?? null;
}

/** A user's paid plan that runs or is scheduled: its name, and its end if it is cancelled; null if there is none. */
export async function runningPlan(db: Knex, userId: number, now: Date): Promise<{ name: string; endsAt: Date | null } | null> {
  const order = await findSubscription(db, userId, now);
  if (!order?.plan_name || !isRunning(order, now)) return null;
  return { name: order.plan_name, endsAt: order.status === 'cancelling' ? order.period_end : null };
}

/** The caller's subscription that counts. */
export async function getLatestOrder({ db, caller, now }: Call<'GET /api/orders/latest'>) {
  const latest = await findSubscription(db, caller.userId, now);
  return { order: latest && presentOrder(latest, now) };
}

/** The provider is not asked about a payment more often than this; a payment takes longer. */
const ASK_EVERY_MS = 1_000;

function sessionStatus({ status }: OrderRow): 'open' | 'complete' | 'expired' {
  if (status === 'open' || status === 'failed') return 'open';
  return status === 'abandoned' ? 'expired' : 'complete';
}

/** How a payment ended that no longer gives access. */
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
