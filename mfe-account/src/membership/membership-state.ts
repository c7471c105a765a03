import type { Order } from '@api/contract';

/** The state of a membership by its orders. */
export interface MembershipState {
  /** The subscription that runs, if any. */
  current: Order | null;
  /** The one that begins when it ends. */
  next: Order | null;
  /** Signed, begins at once, and not confirmed by the provider yet. */
  confirming: Order | null;
  /** The one that ended last, where none runs. */
  ended: Order | null;
}

/** A renewal may be charged some hours after its period began; the plan runs on meanwhile. As the API has it. */
const RENEWAL_GRACE_MS = 86_400_000;

/** Whether a subscription goes on at the provider while the last renewal did not go through: the plan has stopped. */
export const isLapsed = ({ type, status, period_end }: Order, now: Date) =>
  type === 'subscription' &&
  status === 'paid' &&
  period_end !== null &&
  new Date(period_end).getTime() + RENEWAL_GRACE_MS <= now.getTime();

const after = (moment: string | null, now: Date) => moment !== null && new Date(moment) > now;

/** Sorts subscriptions out; the newest first, as the API lists them. */
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
