import type { OrderStatus, PaymentEventSource } from '@api/contract';
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

/** States of refunds that staff look for. */
export const REFUND_STATES = { pending: 'Refund under way', failed: 'Refund failed' } as const;

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

/** Typed dollars as cents; null if invalid, e.g. `9.999`. */
export function centsOf(typed: string): number | null {
  const match = /^\s*\$?(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(typed);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
