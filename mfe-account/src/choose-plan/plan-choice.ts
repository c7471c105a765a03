import type { Plan } from '@api/contract';

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
