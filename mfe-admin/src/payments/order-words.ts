import type { Order, OrderStatus, PaymentEventSource } from '@api/contract';
import type { BadgeProps } from 'design-system';

type Tone = NonNullable<BadgeProps['tone']>;

const STATUS: Readonly<Record<OrderStatus, { label: string; tone: Tone }>> = {
  open: { label: 'Not paid yet', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'danger' },
  abandoned: { label: 'Given up', tone: 'neutral' },
  authorized: { label: 'Signed', tone: 'accent' },
  paid: { label: 'Paid', tone: 'success' },
  cancelling: { label: 'Ends with its period', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** Every state, in the order of an order's life. */
export const ORDER_STATUSES = Object.keys(STATUS) as OrderStatus[];

/** A state in a word, and its colour. */
export const statusWords = (status: OrderStatus) => STATUS[status];

const SOURCES: Readonly<Record<PaymentEventSource, string>> = {
  webhook: 'Provider reported',
  callback: 'Learner’s browser',
  poll: 'Provider asked',
  site: 'Site',
  staff: 'Staff',
};

/** Where a step of the timeline comes from. */
export const sourceWords = (source: PaymentEventSource) => SOURCES[source];

/** What was bought, e.g. `Platinum Plan, yearly`. */
export function whatWasBought({ type, plan, billing_cycle }: Pick<Order, 'type' | 'plan' | 'billing_cycle'>): string {
  if (type === 'grading') return 'Grading of a test';
  return [plan ?? 'Subscription', billing_cycle].filter(Boolean).join(', ');
}

/** An amount in cents as dollars: `$9`, `$7.50`. */
export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', format).format(cents / 100);
}

/** Dollars as typed, in cents; null where that is no amount, e.g. `9.999`. */
export function centsOf(typed: string): number | null {
  const match = /^\s*\$?(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(typed);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
