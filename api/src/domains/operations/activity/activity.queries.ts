import { DASHBOARD_DAYS } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { dayOf, recentDays } from '../../../db/days.ts';
import { queryOne } from '../../../db/row-validation.ts';

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

const DAYS = recentDays(DASHBOARD_DAYS);
const daysSchema = z.array(z.int()).length(DASHBOARD_DAYS);

const learnersRow = z.object({ total: z.int(), new_per_day: daysSchema, active_per_day: daysSchema });

/** Accounts of learners by the day of their sign-up, and those that have answered or handed in anything, by day. */
export const countLearners = (db: Knex, now: Date) =>
  queryOne(
    db,
    learnersRow,
    `WITH ${DAYS},
          fresh AS (SELECT ${dayOf('created_at')} AS day, count(*)::int AS count
                      FROM users, span WHERE created_at >= since AND role_id = 3 GROUP BY 1),
          acted AS (SELECT DISTINCT ${dayOf('received_at')} AS day, user_id FROM practice_attempts, span WHERE received_at >= since
                    UNION
                    SELECT ${dayOf('submitted_at')}, user_id FROM tests, span WHERE submitted_at >= since),
          active AS (SELECT day, count(*)::int AS count FROM acted GROUP BY day)
     SELECT (SELECT count(*)::int FROM users WHERE role_id = 3) AS total,
            ARRAY(SELECT coalesce(f.count, 0) FROM days d LEFT JOIN fresh f USING (day) ORDER BY day) AS new_per_day,
            ARRAY(SELECT coalesce(a.count, 0) FROM days d LEFT JOIN active a USING (day) ORDER BY day) AS active_per_day`,
    { now },
  );

const testsRow = z.object({ taken_per_day: daysSchema, answers_per_day: daysSchema });

/** Tests that were handed in and answers in practice, by day. */
export const countTests = (db: Knex, now: Date) =>
  queryOne(
    db,
    testsRow,
    `WITH ${DAYS},
          taken AS (SELECT ${dayOf('submitted_at')} AS day, count(*)::int AS count FROM tests, span WHERE submitted_at >= since GROUP BY 1),
          given AS (SELECT ${dayOf('received_at')} AS day, count(*)::int AS count
                      FROM practice_attempts, span WHERE received_at >= since GROUP BY 1)
     SELECT ARRAY(SELECT coalesce(t.count, 0) FROM days LEFT JOIN taken t USING (day) ORDER BY day) AS taken_per_day,
            ARRAY(SELECT coalesce(g.count, 0) FROM days LEFT JOIN given g USING (day) ORDER BY day) AS answers_per_day`,
    { now },
  );
