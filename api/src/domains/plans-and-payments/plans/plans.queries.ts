import type { Plan, PlanKey } from '@api/contract';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/index.ts';

type PlanRow = Omit<Plan, 'billingCycle'> & { billing_cycle: Plan['billingCycle']; position: number };

/** Whose ids of plans count; null: those of the catalogue. */
type PlanIds = Pick<PaymentProvider, 'planIds'> | null;

const present = ({ billing_cycle, position: _position, ...row }: PlanRow, payments: PlanIds): Plan => ({
  ...row,
  razorpay_plan_id: payments?.planIds[row.plan] ?? row.razorpay_plan_id,
  billingCycle: billing_cycle,
});

/** The whole catalogue in the order of the cards, with the ids that the provider knows the plans by. */
export async function listPlans(db: Knex, payments: PlanIds): Promise<Plan[]> {
  const rows: PlanRow[] = await db('plans').orderBy('position').orderBy('id');
  return rows.map((row) => present(row, payments));
}

/** The plan that somebody has at a moment: the highest of the free plan and their running memberships. */
export async function planOf(db: Knex, userId: number, now: Date, payments: PlanIds = null): Promise<Plan> {
  const running = db('memberships')
    .where('user_id', userId)
    .where('starts_at', '<=', now)
    .where((end) => end.whereNull('ends_at').orWhere('ends_at', '>', now))
    .select('plan_id');
  const row: PlanRow | undefined = await db('plans')
    .where('plan', 'free')
    .orWhereIn('id', running)
    .orderBy('position', 'desc')
    .first();
  if (!row) throw new Error('The plan catalogue has no free plan');
  return present(row, payments);
}

/** Gives somebody a plan from `startsAt` until `endsAt` (null: until further notice). */
export async function addMembership(db: Knex, userId: number, plan: PlanKey, startsAt: Date, endsAt: Date | null): Promise<void> {
  const plan_id = db('plans').where('plan', plan).select('id');
  await db('memberships').insert({ user_id: userId, plan_id, starts_at: startsAt, ends_at: endsAt });
}
