import type { Order } from '@api/contract';

/** An amount in cents as dollars: `$9`, `$7.50`. Specification part 2, section 9. */
export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', format).format(cents / 100);
}

/** What was bought, e.g. `Platinum Plan, yearly` or `Grading of a test`. */
export function purchaseLabel({ type, plan, billing_cycle }: Pick<Order, 'type' | 'plan' | 'billing_cycle'>): string {
  if (type === 'grading') return 'Grading of a test';
  return [plan ?? 'Subscription', billing_cycle].filter(Boolean).join(', ');
}
