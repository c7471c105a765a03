import type { Order, Plan, PlanKey } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';

export type BillingCycle = Plan['billingCycle'];

/** The billing cycle that the address names; monthly unless told. */
export function billingCycleOf(search: URLSearchParams): BillingCycle {
  return search.get('billing') === 'yearly' ? 'yearly' : 'monthly';
}

/** The plans on sale of one billing cycle, cheapest first; what is free stands in both. */
export function plansFor(cycle: BillingCycle, plans: readonly Plan[]): Plan[] {
  return plans
    .filter((plan) => plan.on_sale && (plan.price === 0 || plan.billingCycle === cycle))
    .toSorted((a, b) => a.price - b.price);
}

/** When a paid plan would begin for a holder of that subscription: when the paid period ends. Null: at once. */
export function startOf({ price }: Plan, subscription: Order | null, now: Date): string | null {
  if (price === 0 || !subscription?.period_end || !['paid', 'cancelling'].includes(subscription.status)) return null;
  return new Date(subscription.period_end) > now ? subscription.period_end : null;
}

const PAID: readonly PlanKey[] = ['silver', 'platinum', 'platinum_yearly'];

/** The pricing page that goes on with a plan which a guest has chosen. */
export function addressToContinue(plan: PlanKey, cycle: BillingCycle): string {
  return addressOf('pricing', {}, { query: { billing: cycle === 'yearly' ? cycle : undefined, choose: plan } });
}

/** The paid plan that the address goes on with; null for none. */
export function chosenPlanOf(search: URLSearchParams): PlanKey | null {
  return PAID.find((plan) => plan === search.get('choose')) ?? null;
}

/** The query of the pricing page without the plan that it went on with, once that is done. */
export function withoutChoice(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('choose');
  return rest;
}

/** Until when a plan is paid by the caller's subscription, and whether that goes on; null where it is another plan's, or not paid. */
export function periodOf({ plan }: Pick<Plan, 'plan'>, order: Order | null): { until: string; renews: boolean } | null {
  if (order?.plan_key !== plan || !order.period_end || (order.status !== 'paid' && order.status !== 'cancelling')) return null;
  return { until: order.period_end, renews: order.status === 'paid' };
}
