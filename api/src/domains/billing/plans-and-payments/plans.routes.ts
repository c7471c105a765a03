import type { PaymentProvider } from '../../../adapters/payments/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import {
  limitCheckouts,
  limitVerifications,
  openGrading,
  openSubscription,
  requirePayments,
  verifyPayment,
} from './checkout/checkout.ts';
import { getLatestOrder, getOrders, getSessionStatus } from './orders/orders.ts';
import { receiveWebhook } from './payment-events/webhook.ts';
import type { ProviderTask } from './payments.errors.ts';
import { listPlans, planOf } from './plans/plans.queries.ts';
import { refundOrder } from './staff/refund.ts';
import { exportOrders, getStaffOrder, listStaffOrders, replayOrder } from './staff/staff-payments.ts';
import { cancelPlanVersion, changePlan, getStaffPlans, putOnSale } from './staff/staff-plans.service.ts';
import { cancelSubscription, resumeSubscription } from './subscription/subscription.ts';

/**
 * The calls of this domain. Those that speak to the payment provider take no transaction: each step is kept on its own, so that
 * one that fails takes back none before it. `payments` null: nothing can be bought.
 */
export function planRoutes(router: ApiRouter, payments: PaymentProvider | null): void {
  const provider = (task: ProviderTask) => requirePayments(payments, task);
  route(router, 'GET /api/plans', {}, async ({ db, now }) => ({ plans: await listPlans(db, payments, now) }));
  route(router, 'GET /api/plan', {}, ({ db, caller, now }) => planOf(db, caller.userId, now, payments));
  route(router, 'POST /api/razorpay/subscription', { limit: limitCheckouts }, (call) =>
    openSubscription(call, provider('buy'), call.body.plan),
  );
  route(router, 'POST /api/razorpay/one-time', { limit: limitCheckouts }, (call) => openGrading(call, provider('buy')));
  route(router, 'POST /api/razorpay/verification', { limit: limitVerifications }, (call) =>
    verifyPayment(call, provider('verify')),
  );
  route(router, 'POST /api/razorpay/webhook', {}, (call) => receiveWebhook(call, provider('notify')));
  route(router, 'PUT /api/razorpay/subscription/cancellation', {}, (call) => cancelSubscription(call, provider('cancel')));
  route(router, 'PUT /api/razorpay/subscription/resume', { limit: limitCheckouts }, (call) =>
    resumeSubscription(call, provider('buy')),
  );
  route(router, 'GET /api/payments/session-status', {}, (call) => getSessionStatus(call, payments));
  route(router, 'GET /api/orders', {}, getOrders);
  route(router, 'GET /api/orders/latest', {}, getLatestOrder);
  route(router, 'GET /api/admin/orders', {}, listStaffOrders);
  route(router, 'GET /api/admin/orders/export', {}, exportOrders);
  route(router, 'GET /api/admin/orders/:id', {}, getStaffOrder);
  route(router, 'POST /api/admin/orders/:id/replay', {}, (call) => replayOrder(call, provider('ask')));
  route(router, 'POST /api/admin/orders/:id/refunds', {}, (call) => refundOrder(call, provider('refund')));
  route(router, 'GET /api/admin/plans', {}, getStaffPlans);
  route(router, 'POST /api/admin/plans/:plan/versions', {}, (call) => changePlan(call, payments));
  route(router, 'DELETE /api/admin/plans/:plan/versions/:version', {}, cancelPlanVersion);
  route(router, 'PUT /api/admin/plans/:plan/sale', {}, (call) => putOnSale(call, payments));
}
