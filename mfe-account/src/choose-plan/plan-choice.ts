import type { Order, Plan, PlanKey } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';

export type BillingCycle = Plan['billingCycle'];

/** Monthly by default. */
export function billingCycleOf(search: URLSearchParams): BillingCycle {
  return search.get('billing') === 'yearly' ? 'yearly' : 'monthly';
}

/** Plans of a cycle, cheapest first; free ones are in both. */
export function plansFor(cycle: BillingCycle, plans: readonly Plan[]): Plan[] {
  return plans
    .filter((plan) => plan.on_sale && (plan.price === 0 || plan.billingCycle === cycle))
    .toSorted((a, b) => a.price - b.price);
}

/** When a paid plan would begin: after the paid period of `subscription`, or at once (null). */
export function startOf({ price }: Plan, subscription: Order | null, now: Date): string | null {
  if (price === 0 || !subscription?.period_end || !['paid', 'cancelling'].includes(subscription.status)) return null;
  return new Date(subscription.period_end) > now ? subscription.period_end : null;
}

const PAID: readonly PlanKey[] = ['silver', 'platinum', 'platinum_yearly'];

/** Resumes a purchase that a guest began. */
export function addressToContinue(plan: PlanKey, cycle: BillingCycle): string {
  return addressOf('pricing', {}, { query: { billing: cycle === 'yearly' ? cycle : undefined, choose: plan } });
}

/** The plan to resume, or null. */
export function chosenPlanOf(search: URLSearchParams): PlanKey | null {
  return PAID.find((plan) => plan === search.get('choose')) ?? null;
}

/** Removes the resumed plan. */
export function withoutChoice(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('choose');
  return rest;
}

/** Until when a plan is paid, and whether it renews; null if not the caller's, or unpaid. */
export function periodOf({ plan }: Pick<Plan, 'plan'>, order: Order | null): { until: string; renews: boolean } | null {
  if (order?.plan_key !== plan || !order.period_end || (order.status !== 'paid' && order.status !== 'cancelling')) return null;
  return { until: order.period_end, renews: order.status === 'paid' };
}
