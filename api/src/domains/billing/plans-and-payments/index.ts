export { type PastProvider, recordPastPayment } from './checkout/open-order.ts';
export { orderMails } from './order-mails.ts';
export { findPaidOrder, runningPlan } from './orders/orders.ts';
export { isGradingPaid } from './payment-events/payment-events.queries.ts';
export { allowancesOf, canOpenAnswer, spendAnswerAllowance, spendAnswerAllowances } from './plans/allowances.ts';
export {
  addMembership,
  endMembership,
  holdersOfPlan,
  listMemberships,
  type MembershipRow,
  planOf,
  plansOf,
} from './plans/plans.queries.ts';
export {
  countsAgainstCap,
  hasOpenedAnswer,
  hasOpenedAnswerBetween,
  lockAllowances,
  type Month,
  monthOf,
} from './plans/usage.queries.ts';
export { planRoutes } from './plans.routes.ts';
export { checkOrdersSoon, countOpenRefunds, sumRevenue } from './reconciliation/due-checks.queries.ts';
export { reconcilePayments } from './reconciliation/reconcile.ts';
export { notifyOfEndingPlans } from './subscription/ending-plans.ts';
export { stopCharging } from './subscription/subscription.ts';
