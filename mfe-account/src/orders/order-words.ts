import type { Order, OrderStatus } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import type { BadgeProps } from 'design-system';
import { addressToContinue } from '../choose-plan/plan-choice.ts';
import { isLapsed } from '../membership/membership-state.ts';

interface StatusWords {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** Each state of an order in a learner's words. */
const STATUS_WORDS: Readonly<Record<OrderStatus, StatusWords>> = {
  open: { label: 'Not paid yet', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'danger' },
  abandoned: { label: 'Not paid', tone: 'neutral' },
  authorized: { label: 'Being confirmed', tone: 'accent' },
  paid: { label: 'Paid', tone: 'success' },
  cancelling: { label: 'Ends soon', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** The words of an order: one signed for later is not being confirmed, it begins then; one whose renewal failed is not paid. */
export function wordsOf(order: Order, now: Date): StatusWords {
  const { status, starts_at } = order;
  if (isLapsed(order, now)) return { label: 'Renewal failed', tone: 'danger' };
  if (status === 'authorized' && starts_at !== null && new Date(starts_at) > now)
    return { label: 'Begins later', tone: 'accent' };
  return STATUS_WORDS[status];
}

/** Where an order that is not paid is paid: on with its plan or its grading. Null where a newer one of `orders` is for the same. */
export function addressToPay(order: Order, orders: readonly Order[]): string | null {
  const { type, status, plan_key, billing_cycle, test_slug } = order;
  const newest = orders.find((other) => other.type === type && other.test_slug === test_slug);
  if (newest !== order || (status !== 'open' && status !== 'failed')) return null;
  if (type === 'grading') return test_slug && addressOf('get-graded', { slug: test_slug });
  return plan_key && addressToContinue(plan_key, billing_cycle ?? 'monthly');
}
