import type { PaymentProvider } from '../../../adapters/payments/index.ts';
import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { askPatiently } from '../reconciliation/patience.ts';
import { presentOrder } from './order.presenter.ts';
import { findOrderByProviderId, listOrders, type OrderRow } from './orders.queries.ts';

/** The caller's orders, newest first. */
export async function getOrders({ db, caller, now }: Call<'GET /api/orders'>) {
  return { orders: (await listOrders(db, caller.userId)).map((order) => presentOrder(order, now)) };
}

const UNPAID = new Set(['open', 'failed', 'abandoned']);

/** The subscription that the membership page shows: the newest that was signed or paid. */
export async function getLatestOrder({ db, caller, now }: Call<'GET /api/orders/latest'>) {
  const orders = await listOrders(db, caller.userId);
  const latest = orders.find(({ type, status }) => type === 'subscription' && !UNPAID.has(status));
  return { order: latest ? presentOrder(latest, now) : null };
}

/** Pages ask every few seconds; the provider is not asked more often than this. */
const ASK_EVERY_MS = 5_000;

function sessionStatus({ status }: OrderRow): 'open' | 'complete' | 'expired' {
  if (status === 'open' || status === 'failed') return 'open';
  return status === 'abandoned' ? 'expired' : 'complete';
}

/** How a payment stands. One that is open is asked about at the provider, so that a lost callback is made up for here. */
export async function getSessionStatus(
  { db, caller, query, now, log }: Call<'GET /api/payments/session-status'>,
  payments: PaymentProvider | null,
) {
  let order = await findOrderByProviderId(db, query.session_id, caller.userId);
  if (!order) throw notFound('There is no such payment');
  const asked = order.checked_at?.getTime() ?? 0;
  if (payments && sessionStatus(order) === 'open' && now.getTime() - asked >= ASK_EVERY_MS)
    order = await askPatiently({ db, now, log }, payments, order);
  const purpose = order.plan_key === 'silver' ? ('silver' as const) : ('platinum' as const);
  return {
    status: sessionStatus(order),
    email: order.email,
    payment_purpose: order.type === 'grading' ? ('grading' as const) : purpose,
  };
}
