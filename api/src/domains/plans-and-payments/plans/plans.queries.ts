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

/** Somebody's time on a plan, paid by an order or given by staff. */
export interface MembershipRow {
  id: number;
  plan: PlanKey;
  plan_name: string;
  starts_at: Date;
  ends_at: Date | null;
  order_id: number | null;
}

/** Everything that somebody has or had besides the free plan, what began last first. */
export async function listMemberships(db: Knex, userId: number): Promise<MembershipRow[]> {
  return db('memberships')
    .join('plans', 'plans.id', 'memberships.plan_id')
    .where('memberships.user_id', userId)
    .orderBy('memberships.starts_at', 'desc')
    .orderBy('memberships.id', 'desc')
    .select('memberships.id', 'plan', 'plans.name as plan_name', 'starts_at', 'ends_at', 'order_id');
}

/** Ends a plan at once that has begun, or takes it back before it has. */
export async function endMembership(db: Knex, { id, starts_at }: MembershipRow, now: Date): Promise<void> {
  const membership = db('memberships').where('id', id);
  await (starts_at < now ? membership.update({ ends_at: now }) : membership.delete());
}

const runningMemberships = (db: Knex, now: Date) =>
  db('memberships')
    .join('plans', 'plans.id', 'memberships.plan_id')
    .where('starts_at', '<=', now)
    .where((end) => end.whereNull('ends_at').orWhere('ends_at', '>', now));

/** The ids of those whose highest running plan is this one, or who have any at all: a query to narrow others by. */
export function holdersOfPlan(db: Knex, plan: PlanKey | 'any', now: Date): Knex.QueryBuilder {
  if (plan === 'any') return runningMemberships(db, now).where('plan', '<>', 'free').select('user_id');
  const highest = runningMemberships(db, now)
    .distinctOn('user_id')
    .orderBy('user_id')
    .orderBy('position', 'desc')
    .select('user_id', 'plan');
  return db.from(highest.as('highest')).where('plan', plan).select('user_id');
}

/** The highest running plan of each of some people; the free one for those without. */
export async function plansOf(
  db: Knex,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Pick<Plan, 'plan' | 'name'>>> {
  const free: Pick<Plan, 'plan' | 'name'> | undefined = await db('plans').where('plan', 'free').first('plan', 'name');
  if (!free) throw new Error('The plan catalogue has no free plan');
  const rows: { user_id: number; plan: PlanKey; name: string }[] = await runningMemberships(db, now)
    .whereIn('user_id', [...userIds])
    .distinctOn('user_id')
    .orderBy('user_id')
    .orderBy('position', 'desc')
    .select('user_id', 'plan', 'name');
  const paid = new Map(rows.map(({ user_id, plan, name }) => [user_id, { plan, name }]));
  return new Map(userIds.map((id) => [id, paid.get(id) ?? { plan: free.plan, name: free.name }]));
}
