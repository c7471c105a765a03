import type { Order } from '@api/contract';

export interface MembershipState {
  current: Order | null;
  next: Order | null;
  /** Signed, to begin at once, not yet confirmed by the provider. */
  confirming: Order | null;
  ended: Order | null;
}

/** A renewal may be charged some hours late; the plan runs on. As in the API. */
const RENEWAL_GRACE_MS = 86_400_000;

/** The last renewal failed, so the plan has stopped, but the subscription exists. */
export const isLapsed = ({ type, status, period_end }: Order, now: Date) =>
  type === 'subscription' &&
  status === 'paid' &&
  period_end !== null &&
  new Date(period_end).getTime() + RENEWAL_GRACE_MS <= now.getTime();

const after = (moment: string | null, now: Date) => moment !== null && new Date(moment) > now;

/** Sorts out subscriptions, newest first. */
export function membershipState(orders: readonly Order[], now: Date): MembershipState {
  const subscriptions = orders.filter(({ type }) => type === 'subscription');
  const current =
    subscriptions.find(({ status, period_end }) => status === 'paid' || (status === 'cancelling' && after(period_end, now))) ??
    null;
  const signed = subscriptions.filter(({ status }) => status === 'authorized');
  return {
    current,
    next: signed.find(({ starts_at }) => after(starts_at, now)) ?? null,
    confirming: signed.find(({ starts_at }) => !after(starts_at, now)) ?? null,
    ended: current
      ? null
      : (subscriptions.find(({ status, period_end }) => period_end !== null && (status === 'ended' || status === 'cancelling')) ??
        null),
  };
}
