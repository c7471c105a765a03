export { type PastProvider, recordPastPayment } from './checkout/past-payment.ts';
export { orderMails } from './order-mails.ts';
export { runningPlan } from './orders/orders.ts';
export { findPaidOrder } from './orders/receipt.ts';
export { isGradingPaid } from './payment-events/entitlements.queries.ts';
export { type Allowances, allowancesOf, canOpenAnswer, spendAnswerAllowance, spendAnswerAllowances } from './plans/allowances.ts';
export { type Month, monthOf } from './plans/month.ts';
export {
  addMembership,
  endMembership,
  holdersOfPlan,
  listMemberships,
  type MembershipRow,
  planOf,
  plansOf,
} from './plans/plans.queries.ts';
export { hasOpenedAnswer, hasOpenedAnswerBetween, lockAllowances, madeUnderCap } from './plans/usage.queries.ts';
export { planRoutes } from './plans.routes.ts';
export { checkOrdersSoon } from './reconciliation/due-checks.queries.ts';
export { type ReconcileContext, reconcilePayments } from './reconciliation/reconcile.ts';
export { countOpenRefunds, sumRevenue } from './staff/open-money.queries.ts';
export { notifyOfEndingPlans } from './subscription/ending-plans.ts';
export { stopCharging } from './subscription/stop-charging.ts';
