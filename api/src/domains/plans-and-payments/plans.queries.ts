import type { Plan, PlanKey } from '@api/contract';
import type { Knex } from 'knex';

type PlanRow = Omit<Plan, 'billingCycle'> & { billing_cycle: Plan['billingCycle']; position: number };

const present = ({ billing_cycle, position: _position, ...row }: PlanRow): Plan => ({ ...row, billingCycle: billing_cycle });

/** The whole catalogue in the order of the cards. */
export async function listPlans(db: Knex): Promise<Plan[]> {
  const rows: PlanRow[] = await db('plans').orderBy('position').orderBy('id');
  return rows.map(present);
}

/** The catalogue row of a key. */
export async function findPlan(db: Knex, key: PlanKey): Promise<Plan> {
  const row: PlanRow | undefined = await db('plans').where('plan', key).first();
  if (!row) throw new Error(`The plan catalogue has no ${key}`);
  return present(row);
}

/** The plan that somebody has at a moment: the highest of their running memberships, else the free plan. */
export async function planOf(db: Knex, userId: number, now: Date): Promise<Plan> {
  const row: PlanRow | undefined = await db('plans')
    .join('memberships', 'memberships.plan_id', 'plans.id')
    .where('memberships.user_id', userId)
    .where('memberships.starts_at', '<=', now)
    .where((running) => running.whereNull('memberships.ends_at').orWhere('memberships.ends_at', '>', now))
    .orderBy('plans.position', 'desc')
    .first('plans.*');
  return row ? present(row) : findPlan(db, 'free');
}

/** Gives somebody a plan from `startsAt` until `endsAt` (null: until further notice). */
export async function addMembership(db: Knex, userId: number, plan: PlanKey, startsAt: Date, endsAt: Date | null): Promise<void> {
  const { id } = await findPlan(db, plan);
  await db('memberships').insert({ user_id: userId, plan_id: id, starts_at: startsAt, ends_at: endsAt });
}
