import type { Knex } from 'knex';
import { notifyAll } from '../../../support/notifications/index.ts';
import { type EndingPlan, listEndedPlans, listEndingPlans } from './ending-plans.queries.ts';

const DAY_MS = 86_400_000;
/** How long before its end a plan's owner is notified: time to renew it, but not so early that it is forgotten. */
const TOLD_BEFORE_MS = 3 * DAY_MS;
/** A plan that ended while no job ran is still notified within this time. */
const TOLD_AFTER_MS = 3 * DAY_MS;

const once = (what: string, { plan, ends_at }: EndingPlan) => `${what}:${plan}:${ends_at.toISOString()}`;

/**
 * Notifies each user whose plan ends within three days, or has ended. Caused by time, so no other transaction could do
 * it. Idempotent, also on two replicas at once. Returns how many were notified.
 */
export async function notifyOfEndingPlans(db: Knex, now: Date): Promise<number> {
  const ending = await listEndingPlans(db, now, new Date(now.getTime() + TOLD_BEFORE_MS));
  const ended = await listEndedPlans(db, new Date(now.getTime() - TOLD_AFTER_MS), now);
  const endings = ending.map((row) => ({
    userId: row.user_id,
    kind: 'plan_ending' as const,
    data: { plan: row.plan, ends_at: row.paid_until.toISOString() },
    once: once('plan_ending', row),
  }));
  const ends = ended.map((row) => ({
    userId: row.user_id,
    kind: 'plan_ended' as const,
    data: { plan: row.plan, ended_at: row.paid_until.toISOString() },
    once: once('plan_ended', row),
  }));
  return (await notifyAll(db, endings, now)) + (await notifyAll(db, ends, now));
}
