import { DASHBOARD_DAYS } from '@api/contract';
import type { Knex } from 'knex';

/** What people did: anything today, anything in the days of the overview, or tests in these. Days are those of UTC. */
export type Activity = 'today' | 'month' | 'tests';

const DAY_MS = 86_400_000;

/** The ids of those who have done something that the overview counts, for lists to be narrowed to them. */
export function activePeople(db: Knex, activity: Activity, now: Date): Knex.QueryBuilder {
  const days = activity === 'today' ? 1 : DASHBOARD_DAYS;
  const since = new Date((Math.floor(now.getTime() / DAY_MS) - days + 1) * DAY_MS);
  const tested = db('tests').where('submitted_at', '>=', since).select('user_id');
  if (activity === 'tests') return tested;
  return tested.union(db('practice_attempts').where('received_at', '>=', since).select('user_id'));
}
