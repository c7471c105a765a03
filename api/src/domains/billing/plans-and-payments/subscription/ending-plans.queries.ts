import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/row-validation.ts';

const endingPlanRow = z.object({
  user_id: z.int(),
  plan: z.string(),
  ends_at: z.date(),
  /** The last paid day: access continues a day longer where a renewal was waited for. */
  paid_until: z.date(),
});
/** A user's plan that ends or has ended without a successor. */
export type EndingPlan = z.infer<typeof endingPlanRow>;

/** Nothing ends for a user with another plan from then on: the next one, or a larger one. */
const ENDING = `
  SELECT m.user_id, p.name AS plan, m.ends_at, LEAST(m.ends_at, o.period_end) AS paid_until
    FROM memberships m
    JOIN plans p ON p.id = m.plan_id
    JOIN users u ON u.id = m.user_id AND u.anonymised_at IS NULL
    LEFT JOIN orders o ON o.id = m.order_id
   WHERE m.ends_at > ? AND m.ends_at <= ?
     AND NOT EXISTS (SELECT FROM memberships other
                      WHERE other.user_id = m.user_id AND other.id <> m.id AND other.starts_at <= m.ends_at
                        AND (other.ends_at IS NULL OR other.ends_at > m.ends_at))`;

/** Within a period; not those never charged. */
export async function listEndingPlans(db: Knex, after: Date, until: Date): Promise<EndingPlan[]> {
  return queryRows(db, endingPlanRow, `${ENDING} AND (o.id IS NULL OR o.status = 'cancelling')`, [after, until]);
}

/** Plans that ended after one moment and up to another, for whatever reason, but not those that were signed and never charged. */
export async function listEndedPlans(db: Knex, after: Date, until: Date): Promise<EndingPlan[]> {
  return queryRows(db, endingPlanRow, `${ENDING} AND (o.id IS NULL OR o.paid_count > 0)`, [after, until]);
}
