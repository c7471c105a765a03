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
export const ORDER_STATES = (Object.keys(STATUS) as OrderStatus[]).map((value) => ({ value, label: STATUS[value].label }));

/** States of refunds that staff look for. */
export const REFUND_STATES = [
  { value: 'pending', label: 'Refund under way' },
  { value: 'failed', label: 'Refund failed' },
] as const;

/** A state's label and colour. */
export const statusLabel = (status: OrderStatus) => STATUS[status];

const SOURCES: Readonly<Record<PaymentEventSource, string>> = {
  webhook: 'Provider reported',
  callback: 'Learner’s browser',
  poll: 'Provider asked',
  site: 'Site',
  staff: 'Staff',
};

/** The source of a step of the timeline. */
export const sourceLabel = (source: PaymentEventSource) => SOURCES[source];
