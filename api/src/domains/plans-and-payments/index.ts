export { type Allowances, allowancesOf, canOpenAnswer, spendAnswerAllowance, spendAnswerAllowances } from './allowances.ts';
export { isGradingPaid } from './entitlements.queries.ts';
export { lookAfterOrders } from './healing.queries.ts';
export { stopCharging } from './leaving.ts';
export { type Month, monthOf } from './month.ts';
export { addMembership, planOf } from './plans.queries.ts';
export { planRoutes } from './plans.routes.ts';
export { type ReconcileContext, reconcilePayments } from './reconcile.ts';
export { lockAllowances } from './usage.queries.ts';
